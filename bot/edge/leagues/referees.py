"""What referees do at tables of leagues, and how one is asked for. All of it is public."""

from __future__ import annotations

import discord

from bot.app.leagues import refereeing
from bot.app.leagues.context import Context
from bot.app.leagues.model import LeagueTable
from bot.edge.leagues import words
from bot.edge.leagues.actions import admin
from bot.edge.request import Request
from engines.contract import Illegal, Msg, Seat, msg


class Referees:
    def __init__(self, leagues: Context) -> None:
        self.leagues = leagues

    async def extend(self, request: Request, table: int, hours: int, reason: str) -> None:
        await refereeing.extend(
            self.leagues, table, request.user, hours, reason, request.command, admin=admin(request)
        )
        await request.tell(msg("leagues-extended", n=hours))

    async def replace(
        self, request: Request, table: int, seat: Seat, user: discord.User, reason: str
    ) -> None:
        if user.bot:
            raise Illegal(msg("admin-no-bot"))
        await refereeing.replace(
            self.leagues,
            table,
            request.user,
            seat,
            user.id,
            reason,
            request.command,
            admin=admin(request),
        )
        await request.tell(Msg("leagues-replaced"))

    async def adjudicate(self, request: Request, table: int, places: str, reason: str) -> None:
        """End a game by word. Without places they follow from the position all can see."""
        read = await self._places(request, table, places) if places else {}
        done = await refereeing.adjudicate(
            self.leagues, table, request.user, read, reason, request.command, admin=admin(request)
        )
        await self._decided(request, done)

    async def correct(self, request: Request, table: int, places: str, reason: str) -> None:
        read = await self._places(request, table, places)
        done = await refereeing.correct(
            self.leagues, table, request.user, read, reason, request.command, admin=admin(request)
        )
        await self._decided(request, done)

    async def annul(self, request: Request, table: int, reason: str) -> None:
        await refereeing.annul(
            self.leagues, table, request.user, reason, request.command, admin=admin(request)
        )
        await request.tell(Msg("leagues-annulled"))

    async def settle(self, request: Request, table: int, reason: str) -> None:
        await refereeing.settle(
            self.leagues, table, request.user, reason, request.command, admin=admin(request)
        )
        await request.tell(Msg("leagues-settled"))

    async def dispute(self, request: Request, game: int, text: str) -> None:
        await refereeing.dispute(self.leagues, game, request.user, text, request.command)
        await request.tell(Msg("leagues-disputed"))

    async def _places(self, request: Request, table: int, typed: str) -> dict[str, int]:
        found = await refereeing.for_referee(
            self.leagues, table, request.user, admin=admin(request)
        )
        sides = words.sides_of(found, request.say)
        if not (places := words.numbers(typed, sides)):
            example = ", ".join(f"{name} {n}" for n, name in enumerate(sides.values(), 1))
            raise Illegal(msg("leagues-places-unread", example=example))
        return places

    async def _decided(self, request: Request, table: LeagueTable) -> None:
        told = msg("leagues-decided", n=str(table.number), result=words.result(table, request.say))
        await request.tell(told)
