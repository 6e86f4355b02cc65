"""Every button and menu there is, by the word in its id, with what stands behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.edge.visit import Visit, Way

if TYPE_CHECKING:
    from bot.edge.reception import Reception

Rest = tuple[str, ...]
"""The parts of an id after its word; the first is always the table."""
Behind = Callable[["Reception", Visit, Rest, Rest], Awaitable[None]]
"""Gets the rest of the id and what was picked in a menu."""


@dataclass(frozen=True, slots=True)
class Door:
    way: Way
    parts: int
    """How many parts the id must have."""
    go: Behind


def _act(bot: Reception, visit: Visit, at: Rest, picks: Rest) -> Awaitable[None]:
    """A button names its answer; a menu has a number there, and the answers are what was picked."""
    return bot.desk.act(visit, int(at[0]), at[1], int(at[2]), picks or at[3:])


DOORS: dict[str, Door] = {
    # In a player's own panel: table, seat, token, answer.
    "act": Door(Way.PANEL, 4, _act),
    "none": Door(
        Way.PANEL, 3, lambda bot, v, at, _: bot.desk.act(v, int(at[0]), at[1], int(at[2]), ())
    ),
    "tick": Door(
        Way.PANEL, 4, lambda bot, v, at, _: bot.desk.tick(v, int(at[0]), at[1], int(at[2]))
    ),
    "ticked": Door(
        Way.PANEL, 3, lambda bot, v, at, _: bot.desk.ticked(v, int(at[0]), at[1], int(at[2]))
    ),
    "undo": Door(
        Way.PANEL, 3, lambda bot, v, at, _: bot.desk.undo(v, int(at[0]), at[1], int(at[2]))
    ),
    "page": Door(
        Way.PANEL, 3, lambda bot, v, at, _: bot.desk.open(v, int(at[0]), at[1], int(at[2]))
    ),
    "seat": Door(Way.PANEL, 2, lambda bot, v, at, _: bot.desk.open(v, int(at[0]), at[1])),
    "zoom": Door(
        Way.PANEL, 2, lambda bot, v, at, picks: bot.desk.zoom(v, int(at[0]), at[1], picks[0])
    ),
    "rule": Door(Way.APART, 2, lambda bot, v, at, _: bot.desk.rule(v, int(at[0]), at[1])),
    "order": Door(
        Way.PANEL, 4, lambda bot, v, at, picks: bot.desk.order(v, int(at[0]), at[1], picks)
    ),
    "foresee": Door(Way.PANEL, 2, lambda bot, v, at, _: bot.desk.foresee(v, int(at[0]), at[1])),
    "ahead": Door(
        Way.PANEL, 4, lambda bot, v, at, picks: bot.desk.settle(v, int(at[0]), at[1], picks)
    ),
    "withdraw": Door(Way.PANEL, 2, lambda bot, v, at, _: bot.desk.withdraw(v, int(at[0]), at[1])),
    "concede": Door(Way.PANEL, 2, lambda bot, v, at, _: bot.desk.concede(v, int(at[0]), at[1])),
    "abandon": Door(Way.PANEL, 1, lambda bot, v, at, _: bot.hall.end(v, int(at[0]))),
    "forget": Door(Way.PANEL, 1, lambda bot, v, at, _: bot.people.forget(v)),
    # Under public messages: only the table.
    "open": Door(Way.PANEL, 1, lambda bot, v, at, _: bot.desk.open(v, int(at[0]))),
    "hand": Door(Way.APART, 1, lambda bot, v, at, _: bot.desk.hand(v, int(at[0]))),
    "log": Door(Way.APART, 1, lambda bot, v, at, _: bot.desk.log(v, int(at[0]))),
    # Under a request to take back a move: the table, and which request.
    "agree": Door(
        Way.APART, 2, lambda bot, v, at, _: bot.hall.consent(v, int(at[0]), int(at[1]), agrees=True)
    ),
    "refuse": Door(
        Way.APART,
        2,
        lambda bot, v, at, _: bot.hall.consent(v, int(at[0]), int(at[1]), agrees=False),
    ),
    # In the lobby.
    "join": Door(
        Way.SILENT,
        1,
        lambda bot, v, at, picks: bot.hall.join(v, int(at[0]), *map(int, picks or at[1:])),
    ),
    "leave": Door(Way.SILENT, 1, lambda bot, v, at, _: bot.hall.leave(v, int(at[0]))),
    "start": Door(Way.SILENT, 1, lambda bot, v, at, _: bot.hall.start(v, int(at[0]))),
    "options": Door(
        Way.PANEL, 1, lambda bot, v, at, _: bot.hall.options(v, int(at[0]), *map(int, at[1:]))
    ),
    "option": Door(
        Way.PANEL, 2, lambda bot, v, at, picks: bot.hall.option(v, int(at[0]), at[1], picks)
    ),
}
