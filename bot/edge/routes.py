"""What every button and menu does, by the word in its id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.edge import limits
from bot.edge.planner import Planner, is_draft
from bot.edge.request import Reply, Request
from engines.contract import Illegal, msg

if TYPE_CHECKING:
    from bot.edge.dispatch import Dispatcher
    from bot.edge.panel_actions import PanelActions

Rest = tuple[str, ...]
"""The parts of an id after its word; the first is always the table."""
Handler = Callable[["Dispatcher", Request, Rest, Rest], Awaitable[None]]
"""Gets the rest of the id and what was picked in a menu."""


@dataclass(frozen=True, slots=True)
class Route:
    reply: Reply
    parts: int
    """How many parts the id must have."""
    handler: Handler


def number(text: str) -> int:
    """A number in an id; refused if it is none, because then the id is forged."""
    found = limits.number(text)
    if found is None:
        raise Illegal(msg("error-out-of-date"))
    return found


def _asker(bot: Dispatcher, at: Rest) -> PanelActions | Planner:
    """Who asks the question with this token: the table, or somebody's imagination."""
    return bot.planner if is_draft(number(at[2])) else bot.panels


def _act(bot: Dispatcher, request: Request, at: Rest, picks: Rest) -> Awaitable[None]:
    """Answer a question. A button's id holds the answer; a menu has a number there, and the answers
    are what was picked."""
    return _asker(bot, at).act(request, number(at[0]), at[1], number(at[2]), picks or at[3:])


def _confirm(bot: Dispatcher, request: Request, at: Rest, picks: Rest) -> Awaitable[None]:
    """Ask once more. An imagined answer is confirmed together with its turn."""
    if is_draft(number(at[2])):
        return _act(bot, request, at, picks)
    return bot.panels.confirm(request, number(at[0]), at[1], number(at[2]), picks or at[3:])


async def _start(bot: Dispatcher, request: Request, at: Rest) -> None:
    await bot.lobby.start(request, number(at[0]))


async def _forget(bot: Dispatcher, request: Request) -> None:
    await bot.people.forget(request)
    bot.called.forget(request.user)


ROUTES: dict[str, Route] = {
    # In a player's own panel: table, seat, token, answer.
    "act": Route(Reply.PANEL, 4, _act),
    "more": Route(Reply.PANEL, 4, _confirm),
    "sure": Route(Reply.PANEL, 4, _confirm),
    "none": Route(Reply.PANEL, 3, lambda bot, v, at, _: _act(bot, v, at[:3], ())),
    "all": Route(
        Reply.PANEL,
        3,
        lambda bot, v, at, _: _asker(bot, at).all(v, number(at[0]), at[1], number(at[2])),
    ),
    "tick": Route(
        Reply.PANEL,
        4,
        lambda bot, v, at, _: _asker(bot, at).tick(v, number(at[0]), at[1], number(at[2])),
    ),
    "ticked": Route(
        Reply.PANEL,
        3,
        lambda bot, v, at, _: _asker(bot, at).ticked(v, number(at[0]), at[1], number(at[2])),
    ),
    # A turn put together in advance: table and seat, and which one or how far.
    "plans": Route(Reply.PANEL, 2, lambda bot, v, at, _: bot.planner.seat(v, number(at[0]), at[1])),
    "plan": Route(Reply.PANEL, 2, lambda bot, v, at, _: bot.planner.begin(v, number(at[0]), at[1])),
    "planedit": Route(
        Reply.PANEL,
        3,
        lambda bot, v, at, _: bot.planner.begin(v, number(at[0]), at[1], number(at[2])),
    ),
    "plandrop": Route(
        Reply.PANEL,
        3,
        lambda bot, v, at, _: bot.planner.drop(v, number(at[0]), at[1], number(at[2])),
    ),
    "planback": Route(
        Reply.PANEL,
        3,
        lambda bot, v, at, _: bot.planner.back(v, number(at[0]), at[1], number(at[2])),
    ),
    "planpage": Route(
        Reply.PANEL,
        3,
        lambda bot, v, at, _: bot.planner.page(v, number(at[0]), at[1], number(at[2])),
    ),
    "planned": Route(
        Reply.PANEL, 2, lambda bot, v, at, _: bot.planner.close(v, number(at[0]), at[1])
    ),
    "planguard": Route(
        Reply.PANEL,
        2,
        lambda bot, v, at, picks: bot.planner.guard(v, number(at[0]), at[1], "".join(picks)),
    ),
    "planfile": Route(
        Reply.PANEL, 2, lambda bot, v, at, _: bot.planner.file(v, number(at[0]), at[1])
    ),
    "planagain": Route(
        Reply.PANEL, 2, lambda bot, v, at, _: bot.planner.again(v, number(at[0]), at[1])
    ),
    "undo": Route(
        Reply.PANEL,
        3,
        lambda bot, v, at, _: bot.panels.undo(v, number(at[0]), at[1], number(at[2])),
    ),
    "page": Route(
        Reply.PANEL,
        3,
        lambda bot, v, at, _: bot.panels.open(v, number(at[0]), at[1], number(at[2])),
    ),
    "seat": Route(Reply.PANEL, 2, lambda bot, v, at, _: bot.panels.open(v, number(at[0]), at[1])),
    "zoom": Route(
        Reply.PANEL,
        2,
        lambda bot, v, at, picks: bot.panels.zoom(v, number(at[0]), at[1], "".join(picks)),
    ),
    "rule": Route(Reply.NEW, 2, lambda bot, v, at, _: bot.panels.rule(v, number(at[0]), at[1])),
    "hint": Route(
        Reply.NEW, 2, lambda bot, v, at, _: bot.panels.hint(v, number(at[0]), bot.thinker, at[1])
    ),
    "order": Route(
        Reply.PANEL, 4, lambda bot, v, at, picks: bot.panels.order(v, number(at[0]), at[1], picks)
    ),
    "foresee": Route(
        Reply.PANEL, 2, lambda bot, v, at, _: bot.panels.foresee(v, number(at[0]), at[1])
    ),
    "ahead": Route(
        Reply.PANEL, 4, lambda bot, v, at, picks: bot.panels.settle(v, number(at[0]), at[1], picks)
    ),
    "withdraw": Route(
        Reply.PANEL, 2, lambda bot, v, at, _: bot.panels.withdraw(v, number(at[0]), at[1])
    ),
    "concede": Route(
        Reply.PANEL, 2, lambda bot, v, at, _: bot.panels.concede(v, number(at[0]), at[1])
    ),
    "abandon": Route(Reply.PANEL, 1, lambda bot, v, at, _: bot.lobby.end(v, number(at[0]))),
    "home": Route(Reply.PANEL, 1, lambda bot, v, at, _: bot.people.come_home(v)),
    "forget": Route(Reply.PANEL, 1, lambda bot, v, at, _: _forget(bot, v)),
    # Under public messages: only the table.
    "open": Route(Reply.PANEL, 1, lambda bot, v, at, _: bot.panels.open(v, number(at[0]))),
    "hand": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.panels.hand(v, number(at[0]))),
    "help": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.panels.help_card(v, number(at[0]))),
    "log": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.panels.log(v, number(at[0]))),
    "happened": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.digests.open(v, number(at[0]))),
    "follow": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.digests.follow(v, number(at[0]))),
    # A game as it was: the table, the line of its journal, the seat whose view it is.
    "replay": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.replays.open(v, number(at[0]))),
    "step": Route(
        Reply.PANEL,
        4,
        lambda bot, v, at, _: bot.replays.open(v, number(at[0]), number(at[1]), at[2]),
    ),
    "steps": Route(
        Reply.PANEL,
        2,
        lambda bot, v, at, picks: bot.replays.open(v, number(at[0]), number("".join(picks)), at[1]),
    ),
    "eyes": Route(
        Reply.PANEL,
        2,
        lambda bot, v, at, picks: bot.replays.open(v, number(at[0]), number(at[1]), "".join(picks)),
    ),
    # Under the end of a game.
    "verify": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.replays.verify(v, number(at[0]))),
    "rematch": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.lobby.rematch(v, number(at[0]))),
    # Under the question whether a table is to be closed.
    "keep": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.lobby.keep(v, number(at[0]))),
    # Under a reminder: table and seat.
    "snooze": Route(Reply.NEW, 2, lambda bot, v, at, _: bot.people.snooze(v, number(at[0]), at[1])),
    # An open seat: table and seat.
    "vacant": Route(Reply.NEW, 2, lambda bot, v, at, _: bot.market.look(v, number(at[0]), at[1])),
    "take": Route(Reply.PANEL, 2, lambda bot, v, at, _: bot.market.take(v, number(at[0]), at[1])),
    # Under a request to take back a move: the table, and which request.
    "agree": Route(
        Reply.NEW,
        2,
        lambda bot, v, at, _: bot.lobby.consent(v, number(at[0]), number(at[1]), agrees=True),
    ),
    "refuse": Route(
        Reply.NEW,
        2,
        lambda bot, v, at, _: bot.lobby.consent(v, number(at[0]), number(at[1]), agrees=False),
    ),
    # In the lobby.
    "join": Route(
        Reply.SILENT,
        1,
        lambda bot, v, at, picks: bot.lobby.join(
            v, number(at[0]), *map(number, (picks or at[1:])[:1])
        ),
    ),
    "computers": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.lobby.computers(v, number(at[0]))),
    "add": Route(
        Reply.PANEL,
        1,
        lambda bot, v, at, picks: bot.lobby.add_computer(v, number(at[0]), "".join(picks)),
    ),
    "remove": Route(
        Reply.PANEL,
        1,
        lambda bot, v, at, picks: bot.lobby.remove_computer(
            v, number(at[0]), number("".join(picks))
        ),
    ),
    "leave": Route(Reply.SILENT, 1, lambda bot, v, at, _: bot.lobby.leave(v, number(at[0]))),
    "start": Route(Reply.SILENT, 1, lambda bot, v, at, _: _start(bot, v, at)),
    "again": Route(Reply.PANEL, 1, lambda bot, v, at, _: bot.lobby.start_again(v, number(at[0]))),
    "mend": Route(
        Reply.PANEL, 3, lambda bot, v, at, _: bot.lobby.mend(v, number(at[0]), at[1], at[2])
    ),
    "options": Route(
        Reply.PANEL,
        1,
        lambda bot, v, at, _: bot.lobby.options(v, number(at[0]), *map(number, at[1:2])),
    ),
    "option": Route(
        Reply.PANEL,
        2,
        lambda bot, v, at, picks: bot.lobby.option(v, number(at[0]), at[1], picks),
    ),
    "style": Route(
        Reply.PANEL, 1, lambda bot, v, at, picks: bot.lobby.style(v, number(at[0]), picks)
    ),
}
