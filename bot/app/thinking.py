"""Lets computers think, in a process of its own, and plays what they pick.

A thought needs no lock: it starts from a copy of the position and comes back as a command with the
token of the question. If somebody has moved meanwhile, or it comes twice, it does nothing.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Awaitable, Callable, Container, Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from bot.app import computers, rights
from bot.app.model import LEAGUE, User
from engines.contract import Illegal, Key, Msg, Offer, Seat, msg
from engines.extras import Imagination
from engines.kit.search import Computer, Strength
from engines.kit.simulate import QuickRng
from engines.registry import engine

if TYPE_CHECKING:
    from bot.app.session import Session
    from bot.app.tables import Tables

log = logging.getLogger(__name__)

T = TypeVar("T")

SECONDS = 1.5
"""How long a computer may think about one question."""
LONGEST = 60.0
"""Seconds after which a thought is given up: something has gone wrong."""
LOOK, GLANCE = 0.02, 0.1
"""Seconds between looks whether a thought has come to an end, and whether an answer is due."""
UNDER_SEAL = {"recruit": 0.15, "officer": 0.15, "staff": 0.5}
"""Seconds that each computer asked under seal adds until all of them answer (TB-9.13)."""
MORE = 3
"""As many times that where everybody must answer: people take their time there, too."""
THINKS = 0.8
"""How much of that a computer thinks. The rest hides who had anything to think about."""
POLITE = 10
"""Added to the niceness of the process: people are served first."""


class Question(NamedTuple):
    """What a computer is asked: everything its process needs."""

    game: int
    name: str
    """Of the rules."""
    user: int
    seat: Seat
    seats: tuple[Seat, ...]
    """All it holds."""
    token: int
    state: bytes
    strength: Strength
    number: int
    """What its random numbers follow from."""
    window: str = ""
    """The sealed question to several seats that this is a part of; empty for an open one."""
    share: float = 0.0
    """How many seconds of that are this computer's."""
    until: float = 0.0
    """After how many seconds computers answer that one, whatever they hold."""

    @property
    def command(self) -> str:
        """The same however often this question is thought about."""
        return f"computer:{self.game}:{self.seat}:{self.token}"


def answer(asked: Question, seconds: float = SECONDS) -> tuple[Key, ...] | None:
    """What the computer picks; None to leave a question be that nobody waits for."""
    if asked.window:
        seconds = min(seconds, asked.share * THINKS)
    return _computer(asked, seconds).choose(asked.strength)


def hint(asked: Question, seconds: float = SECONDS) -> Msg | None:
    """What the strongest computer would do in this seat, and why."""
    return _computer(asked, seconds).advice()


def _computer(asked: Question, seconds: float) -> Computer[Any]:
    rules, end = engine(asked.name), monotonic() + seconds
    return Computer(
        rules,
        rules.load(asked.state),
        asked.seats,
        asked.seat,
        QuickRng(asked.number),
        stop=lambda: monotonic() > end,
    )


def _begin() -> None:
    os.nice(POLITE)


def process() -> Executor:
    """One process for all thinking of this bot."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)


def question(session: Session, known: Container[str] = ()) -> Question | None:
    """What a computer is asked here and has not answered; the first if there are several, and
    before all others what it was offered: that may be gone with the next move. Questions that are
    `known` are left out."""
    asked = [seat for seat, offer in session.offers.items() if offer.required]
    return invitation(session, known) or _open(session, asked, known)


def invitation(session: Session, known: Container[str] = ()) -> Question | None:
    """What a computer is offered here and has not answered; the first if there are several."""
    invited = [seat for seat, offer in session.offers.items() if offer.invited]
    return _open(session, invited, known)


def _open(session: Session, seats: Iterable[Seat], known: Container[str]) -> Question | None:
    if not session.playing:
        return None
    for seat in seats:
        if not session.offers[seat].answered and (user := session.computer(seat)) is not None:
            asked = _asked(session, seat, user)
            if asked.command not in known:
                return asked
    return None


def still_asked(session: Session, asked: Question) -> bool:
    """Whether nothing has changed since: the same computer, the same question, no answer yet."""
    if not session.playing or session.computer(asked.seat) != asked.user:
        return False
    offer = session.offers.get(asked.seat)
    same = session.prompts[asked.seat].token == asked.token
    return offer is not None and same and not offer.answered


def hint_question(session: Session, user: User, seat: Seat) -> Question:
    """A person's own question, as the strongest computer would be asked it. A table may want no
    hints, or only where nobody is played against (TB-9.9)."""
    rights.running(session)
    rights.commanding(session, user, seat)
    if session.row.host == LEAGUE:
        raise Illegal(msg("hint-in-league"))
    if not rights.hinted(session):
        wish = session.row.options.get("hints", "alone")
        raise Illegal(msg("hint-not-alone" if wish == "alone" else "hint-not-here"))
    if seat not in session.offers or not isinstance(session.engine, Imagination):
        raise Illegal(msg("hint-nothing"))
    return _asked(session, seat, user)


def _asked(session: Session, seat: Seat, user: User) -> Question:
    holder, row, offer = session.holder(seat), session.row, session.offers[seat]
    assert row.seed is not None
    strength = computers.strength(user) or "staff"
    sealed = {each: o for each, o in session.offers.items() if o.sealed}
    clocks = "|".join(sorted({o.clock for o in sealed.values()}))
    from_all = sha256(b"%s %d %s" % (row.seed, row.seq, seat.encode())).digest()
    return Question(
        game=session.id,
        name=row.game,
        user=user,
        seat=seat,
        seats=tuple(each for each in session.seats if session.holder(each) == holder),
        token=session.prompts[seat].token,
        state=session.engine.dump(session.state),
        strength=strength,
        number=int.from_bytes(from_all[:8], "big"),
        window=f"{session.id}:{row.epoch}:{clocks}" if offer.sealed else "",
        share=_share(offer, strength) if offer.sealed else 0.0,
        until=sum(
            _share(o, computers.strength(who) or "staff")
            for each, o in sealed.items()
            if (who := session.computer(each)) is not None
        ),
    )


def _share(offer: Offer, strength: Strength) -> float:
    """What a computer adds to the time after which all of them answer. Everybody can see which of
    them are asked, and how strong they are."""
    return UNDER_SEAL[strength] * (MORE if offer.counted else 1)


class Held(NamedTuple):
    """An answer under seal, and from when on it may be given."""

    asked: Question
    picks: tuple[Key, ...]
    due: float


@dataclass
class Thinker:
    """Asks computers, one question of each table after the other."""

    tables: Tables
    made: Callable[[], Executor] = process
    steady: bool = False
    """Answers under seal come after a time that does not depend on how long anybody thought."""
    _executor: Executor | None = field(default=None, init=False)
    _given_up: set[str] = field(default_factory=set, init=False)
    """Questions it has no answer to: if anybody waits for one, the clock of the seat gives it."""
    _held: dict[str, Held] = field(default_factory=dict, init=False)
    _opened: dict[str, float] = field(default_factory=dict, init=False)
    """When each sealed question was first seen."""

    async def round(self, deliver: Callable[[], Awaitable[None]]) -> int:
        """Let each table that waits for a computer have one answer; how many were given."""
        given = await self._release()
        for game in await self.tables.waiting_for_computers():
            known = {*self._given_up, *self._held}
            asked = await self.tables.computer_question(game, known)
            if asked is not None:
                given += await self._answered(asked)
        if given:
            await deliver()
        return given

    async def until_people(self, deliver: Callable[[], Awaitable[None]]) -> None:
        """Let computers answer until only people are waited for."""
        while await self.round(deliver) or self._held:
            if self._held:
                await asyncio.sleep(GLANCE)

    async def hear(self, game: int) -> bool:
        """Let computers answer at once what somebody has just offered them; whether any did."""
        given = 0
        while asked := await self.tables.invitation(game, self._given_up):
            if given >= computers.MOST or not await self._answered(asked):
                break
            given += 1
        return given > 0

    async def hint(self, asked: Question) -> Msg | None:
        try:
            return await self._run(hint, asked)
        except BrokenProcessPool:
            return await self._run(hint, asked)

    async def _answered(self, asked: Question) -> bool:
        try:
            steady = self.steady and bool(asked.window)
            opened = self._opened.setdefault(asked.window, monotonic()) if steady else 0.0
            picks = await self._run(answer, asked)
            if picks is not None and steady:
                self._held[asked.command] = Held(asked, picks, opened + asked.until)
                return False
            if picks is not None:
                return await self.tables.play_computer(asked, picks)
            self._given_up.add(asked.command)  # nothing to say, and nobody waits for it
        except BrokenProcessPool:
            log.warning("the process for thinking has ended; it is started anew")
        except Exception:
            log.exception("a computer at table %s has no answer", asked.game)
            self._given_up.add(asked.command)
        return False

    async def _release(self) -> int:
        """Give the answers under seal that are due; how many were given."""
        now, given = monotonic(), 0
        for held in [each for each in self._held.values() if each.due <= now]:
            try:
                given += await self.tables.play_computer(held.asked, held.picks)
            except Exception:
                log.exception("a computer at table %s has no answer", held.asked.game)
                self._given_up.add(held.asked.command)
            del self._held[held.asked.command]
        open_still = {each.asked.window for each in self._held.values()}
        self._opened = {each: at for each, at in self._opened.items() if each in open_still}
        return given

    async def _run(self, thought: Callable[[Question], T], asked: Question) -> T:
        executor = self._executor = self._executor or self.made()
        began = monotonic()
        try:
            thinking = executor.submit(thought, asked)
            while not thinking.done():  # not awaited: the simulated Discord would wait for it too
                if monotonic() - began > LONGEST:
                    raise TimeoutError(f"table {asked.game}: thinking never ends")
                await asyncio.sleep(LOOK)
            return thinking.result()
        except (BrokenProcessPool, TimeoutError):
            if self._executor is executor:  # else somebody else has noticed before
                self.close()
            raise

    def close(self) -> None:
        """End the process, whatever it is doing; the next question starts another one."""
        if self._executor is not None:
            workers = list((getattr(self._executor, "_processes", None) or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()
            self._executor = None
