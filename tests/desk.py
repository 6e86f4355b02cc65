"""The tables with every command as a method, so that tests read `tables.act(...)`."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from bot.app import door
from bot.app.ahead import drafting, plans
from bot.app.clocks import alarms, clockwork, pauses
from bot.app.mail import posting
from bot.app.model import Acted, Table
from bot.app.past import record
from bot.app.people import gathering, handover, idle, lobby, persons, seats
from bot.app.play import deeds, playing, thinking
from bot.store import games, journal

SAID = {"open": "open_table", "servers": "guilds", "boards": "shown_boards"}
CHANGES: dict[str, Callable[..., None]] = {
    "computer_stands_in": seats.computer_stands_in,
    "deputy": seats.deputy,
    "report": seats.report,
    "keep": idle.keep,
    "offer_seat": seats.offer,
    "keep_seat": seats.withdraw,
    "snooze": alarms.snooze,
    "leave": lobby.leave,
    "option": lobby.set_option,
    "style": lobby.set_style,
    "remove_computer": lobby.remove_computer,
    "plan_drop": plans.drop,
}
"""What changes a table."""
DEEDS: dict[str, Callable[..., None]] = {
    "learn": playing.begin_lesson,
    "concede": playing.concede,
    "set_order": playing.set_order,
    "withdraw": playing.withdraw,
}
"""What is done at one, and may lead to the next question."""
LOOKS: dict[str, Callable[..., Any]] = {
    "paraphrase": playing.paraphrase,
    "orders_menu": playing.orders_menu,
    "preset_menu": playing.preset_menu,
    "hint_question": thinking.hint_question,
    "computer_question": thinking.question,
    "invitation": thinking.invitation,
}
"""What is only looked up."""


class Tables(door.Tables):
    def __getattr__(self, name: str) -> Any:
        if name in CHANGES:
            return partial(self._change, CHANGES[name])
        if name in DEEDS:
            return partial(self._do, DEEDS[name])
        if name in LOOKS:
            return partial(self._look, LOOKS[name])
        said = SAID.get(name, name)
        for each in (gathering, handover, deeds, drafting, clockwork, persons):
            command: Any = vars(each).get(said)
            if getattr(command, "__module__", "") == each.__name__:
                return partial(command, self)
        return getattr(self.delivery, name)

    def _change(
        self, deed: Callable[..., None], game: int, *said: Any, **more: Any
    ) -> Awaitable[Table]:
        """A command may be named last."""
        taken = len(inspect.signature(deed).parameters) - 1
        command = more.pop("command", None) or (said[taken:] or (None,))[0]
        return self.change(game, lambda s: deed(s, *said[:taken], **more), command)

    def _do(self, deed: Callable[..., None], game: int, user: int, *said: Any) -> Awaitable[Acted]:
        *rest, command = said
        return self.do(game, user, command, lambda s: deed(s, user, *rest))

    async def _look(self, look: Callable[..., Any], game: int, *said: Any) -> Any:
        return look(await self.load(game), *said)

    def substitute(
        self,
        game: int,
        by: int,
        seat: str,
        user: int,
        why: str,
        command: str | None = None,
        *,
        admin: bool = True,
    ) -> Awaitable[Table]:
        deed = partial(seats.substitute, by=by, seat=seat, user=user, reason=why, admin=admin)
        return self.change(game, deed, command)

    async def replay(self, game: int) -> bool:
        """Whether seed and journal lead to the stored position, byte for byte."""
        row, lines = await self.store.read(
            lambda db: (games.get(db, game, state=True), journal.between(db, game))
        )
        assert row is not None
        return record.replay(row, lines, self.rules_of(row.game))

    def abandon(
        self, game: int, user: int, command: str | None = None, *, admin: bool = False
    ) -> Awaitable[Table]:
        return self.change(game, lambda s: pauses.abandon(s, user, admin=admin), command)

    def extend(self, game: int, by: int, hours: int, why: str, command: str) -> Awaitable[Table]:
        return self.change(game, lambda s: pauses.more_time(s, by, hours, why), command)

    async def show_seats_in(self, guild: int, channel: int) -> None:
        await self.set_fact(posting.seats_channel(guild), str(channel))

    async def show_chronicles_in(self, guild: int, channel: int) -> None:
        await self.set_fact(posting.chronicle_channel(guild), str(channel))
