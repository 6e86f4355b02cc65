"""Where people's programs ask for their questions and answer them, each with its key, if the host
offers it (`ADJUTANT_GUESTS`; docs/GUESTS.md). Nothing is kept of what was asked: a question is made
anew each time, and the same to the byte as long as nothing happens."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

from aiohttp import web

from bot.app.play import computers, thinking
from bot.app.play.thinking import AtTable, Question
from bot.app.session.session import Session
from bot.edge.client import Adjutant
from bot.store import users
from bot.web.doors import Bucket
from bot.web.server import body_of
from engines.contract import Illegal
from engines.kit.asked import counted, told
from engines.registry import engine

BURST, RATE = 20.0, 2.0
"""Requests of a program at once, and a second."""
MOST = 1000
"""Tables that are remembered."""


def put(asked: Question, seconds: float | None) -> str:
    """A question as its program gets it."""
    rules = engine(asked.name)
    question = told(rules, rules.load(asked.state), asked.seats, asked.seat)
    return json.dumps({"ask": name(asked), "seconds": seconds, **question})


def name(asked: Question) -> str:
    return f"{asked.game}/{asked.seat}/{asked.token}"


NAME = re.compile(r"(\d{1,15})/([^/]+)/\d+")


def _held(session: Session) -> set[tuple[str, int]]:
    return {(row.seat, row.user) for row in session.people.seats}


@dataclass
class Asking:
    bot: Adjutant
    buckets: dict[int, Bucket] = field(default_factory=dict)
    at: dict[int, AtTable] = field(default_factory=dict)
    """How many answers were given in the present turn of each table."""

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/guest", self.ask)
        app.router.add_post("/guest", self.answer)

    async def ask(self, request: web.Request) -> web.Response:
        """The most urgent question; nothing if there is none."""
        guest, tables = await self._guest(request), self.bot.tables
        for game in await tables.store.read(lambda db: users.games_for_guest(db, guest)):
            session = await self._session(game)
            if session and (asked := thinking.question_to(session, guest)):
                due = session.prompts[asked.seat].deadline
                left = None if due is None else max(round(due - tables.now(), 1), 0.0)
                text = await self.bot.thinker.work(put, asked, left)
                return web.Response(text=text, content_type="application/json")
        return web.Response(status=204)

    async def answer(self, request: web.Request) -> web.Response:
        """Play an answer, or the default if it is none. It counts once."""
        guest, said = await self._guest(request), await body_of(request)
        named = NAME.fullmatch(str(said.get("ask")))
        session = await self._session(int(named[1])) if named else None
        if not named or not session or (named[2], guest) not in _held(session):
            raise web.HTTPForbidden
        asked = thinking.question_to(session, guest)
        if asked is None or name(asked) != named[0]:
            raise web.HTTPConflict
        picks, legal = counted(session.offers[asked.seat], said.get("picks"))
        if len(self.at) > MOST:
            self.at.clear()
        at = self.at.setdefault(session.id, AtTable())
        if not await self.bot.thinker.give(at, asked, picks):
            raise web.HTTPConflict
        return web.json_response({"picks": picks, "legal": legal})

    async def _guest(self, request: web.Request) -> int:
        """Whose key this is."""
        scheme, _, key = request.headers.get("Authorization", "").partition(" ")
        found = await self.bot.tables.store.read(lambda db: users.guest_by_key(db, key))
        if scheme != "Bearer" or found is None or not computers.visiting(found):
            raise web.HTTPUnauthorized
        now = self.bot.tables.now()
        if not self.buckets.setdefault(found, Bucket(BURST, RATE)).takes(now):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
        return found

    async def _session(self, game: int) -> Session | None:
        try:
            return await self.bot.tables.load(game)
        except Illegal:
            return None
