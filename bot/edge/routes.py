"""What every button and menu does, by the word in its id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.edge import limits
from bot.edge.planner import Planner, is_draft
from bot.edge.request import Reply, Request
from engines.contract import Illegal, Seat, msg

if TYPE_CHECKING:
    from bot.edge.dispatch import Dispatcher
    from bot.edge.panel_actions import PanelActions

PANEL, NEW, SILENT = Reply.PANEL, Reply.NEW, Reply.SILENT

Rest = tuple[str, ...]
"""The parts of an id after its word; the first is always the table."""
Handler = Callable[["Dispatcher", Request, Rest, Rest], Awaitable[object]]
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


# Routes by what the id names. Each is given the method to call.

OfNumber = Callable[["Dispatcher"], Callable[[Request, int], Awaitable[object]]]
OfSeat = Callable[["Dispatcher"], Callable[[Request, int, Seat], Awaitable[object]]]
Step = Callable[[Request, int, Seat, int], Awaitable[object]]
OfPick = Callable[["Dispatcher"], Callable[[Request, int, Seat, str], Awaitable[object]]]
OfPicks = Callable[["Dispatcher"], Callable[[Request, int, Seat, Rest], Awaitable[object]]]


def by_number(reply: Reply, method: OfNumber) -> Route:
    """The id names a table, or a league."""
    return Route(reply, 1, lambda bot, request, at, _: method(bot)(request, number(at[0])))


def by_seat(reply: Reply, method: OfSeat) -> Route:
    """The id names a table and a seat, or a league and a sheet of its options."""
    return Route(reply, 2, lambda bot, request, at, _: method(bot)(request, number(at[0]), at[1]))


def by_step(method: Callable[[Dispatcher], Step]) -> Route:
    """The id names a table, a seat and a number: a token, a page, a place in a list."""

    def handler(bot: Dispatcher, request: Request, at: Rest, _: Rest) -> Awaitable[object]:
        return method(bot)(request, number(at[0]), at[1], number(at[2]))

    return Route(PANEL, 3, handler)


def of_question(method: Callable[[PanelActions | Planner], Step], parts: int = 3) -> Route:
    """A button of a question: one that the table asks, or an imagined one."""

    def handler(bot: Dispatcher, request: Request, at: Rest, _: Rest) -> Awaitable[object]:
        token = number(at[2])
        return method(_asker(bot, token))(request, number(at[0]), at[1], token)

    return Route(PANEL, parts, handler)


def by_pick(method: OfPick) -> Route:
    """A menu of a table and a seat, in which one thing is picked."""

    def handler(bot: Dispatcher, request: Request, at: Rest, picks: Rest) -> Awaitable[object]:
        return method(bot)(request, number(at[0]), at[1], "".join(picks))

    return Route(PANEL, 2, handler)


def by_picks(method: OfPicks) -> Route:
    """A menu of a table, a seat and a standing order, in which several things may be picked."""

    def handler(bot: Dispatcher, request: Request, at: Rest, picks: Rest) -> Awaitable[object]:
        return method(bot)(request, number(at[0]), at[1], picks)

    return Route(PANEL, 4, handler)


def _asker(bot: Dispatcher, token: int) -> PanelActions | Planner:
    """Who asks the question with this token: the table, or somebody's imagination."""
    return bot.planner if is_draft(token) else bot.panels


def _act(bot: Dispatcher, request: Request, at: Rest, picks: Rest) -> Awaitable[object]:
    """Answer a question. A button's id holds the answer; a menu has a number there, and the answers
    are what was picked."""
    token = number(at[2])
    return _asker(bot, token).act(request, number(at[0]), at[1], token, picks or at[3:])


def _confirm(bot: Dispatcher, request: Request, at: Rest, picks: Rest) -> Awaitable[object]:
    """Ask once more. An imagined answer is confirmed together with its turn."""
    if is_draft(number(at[2])):
        return _act(bot, request, at, picks)
    return bot.panels.confirm(request, number(at[0]), at[1], number(at[2]), picks or at[3:])


async def _forget(bot: Dispatcher, request: Request) -> None:
    await bot.people.forget(request)
    bot.called.forget(request.user)


def _consent(*, agrees: bool) -> Route:
    """An answer to a request to take back a move: the table, and which request."""
    return Route(
        NEW,
        2,
        lambda bot, request, at, _: bot.lobby.consent(
            request, number(at[0]), number(at[1]), agrees=agrees
        ),
    )


ROUTES: dict[str, Route] = {
    # In a player's own panel: table, seat, token, answer.
    "act": Route(PANEL, 4, _act),
    "more": Route(PANEL, 4, _confirm),
    "sure": Route(PANEL, 4, _confirm),
    "none": Route(PANEL, 3, lambda bot, request, at, _: _act(bot, request, at[:3], ())),
    "all": of_question(lambda asker: asker.all),
    "tick": of_question(lambda asker: asker.tick, parts=4),
    "ticked": of_question(lambda asker: asker.ticked),
    "undo": by_step(lambda bot: bot.panels.undo),
    "page": by_step(lambda bot: bot.panels.open),
    "seat": by_seat(PANEL, lambda bot: bot.panels.open),
    "zoom": by_pick(lambda bot: bot.panels.zoom),
    "rule": by_seat(NEW, lambda bot: bot.looking.rule),
    "hint": Route(
        NEW,
        2,
        lambda bot, request, at, _: bot.panels.hint(request, number(at[0]), bot.thinker, at[1]),
    ),
    "order": by_picks(lambda bot: bot.orders.set),
    "foresee": by_seat(PANEL, lambda bot: bot.orders.foresee),
    "ahead": by_picks(lambda bot: bot.orders.settle),
    "withdraw": by_seat(PANEL, lambda bot: bot.orders.withdraw),
    "concede": by_seat(PANEL, lambda bot: bot.panels.concede),
    "abandon": by_number(PANEL, lambda bot: bot.lobby.end),
    "home": Route(PANEL, 1, lambda bot, request, *_: bot.people.come_home(request)),
    "forget": Route(PANEL, 1, lambda bot, request, *_: _forget(bot, request)),
    # A turn put together in advance: table and seat, and which one or how far.
    "plans": by_seat(PANEL, lambda bot: bot.planner.seat),
    "plan": by_seat(PANEL, lambda bot: bot.planner.begin),
    "planedit": by_step(lambda bot: bot.planner.begin),
    "plandrop": by_step(lambda bot: bot.planner.drop),
    "planback": by_step(lambda bot: bot.planner.back),
    "planpage": by_step(lambda bot: bot.planner.page),
    "planned": by_seat(PANEL, lambda bot: bot.planner.close),
    "planguard": by_pick(lambda bot: bot.planner.guard),
    "planfile": by_seat(PANEL, lambda bot: bot.planner.file),
    "planagain": by_seat(PANEL, lambda bot: bot.planner.again),
    # Under public messages: only the table.
    "open": by_number(PANEL, lambda bot: bot.panels.open),
    "hand": by_number(NEW, lambda bot: bot.looking.hand),
    "help": by_number(NEW, lambda bot: bot.looking.help_card),
    "log": by_number(NEW, lambda bot: bot.looking.log),
    "happened": by_number(NEW, lambda bot: bot.digests.open),
    "follow": by_number(NEW, lambda bot: bot.digests.follow),
    # A game as it was: the table, the line of its journal, the seat whose view it is.
    "replay": by_number(NEW, lambda bot: bot.replays.open),
    "step": Route(
        PANEL,
        4,
        lambda bot, request, at, _: bot.replays.open(request, number(at[0]), number(at[1]), at[2]),
    ),
    "steps": Route(
        PANEL,
        2,
        lambda bot, request, at, picks: bot.replays.open(
            request, number(at[0]), number("".join(picks)), at[1]
        ),
    ),
    "eyes": Route(
        PANEL,
        2,
        lambda bot, request, at, picks: bot.replays.open(
            request, number(at[0]), number(at[1]), "".join(picks)
        ),
    ),
    # Under the end of a game.
    "verify": by_number(NEW, lambda bot: bot.replays.verify),
    "rematch": by_number(NEW, lambda bot: bot.lobby.rematch),
    # Under the question whether a table is to be closed.
    "keep": by_number(NEW, lambda bot: bot.lobby.keep),
    # Under a reminder.
    "snooze": by_seat(NEW, lambda bot: bot.people.snooze),
    # An open seat.
    "vacant": by_seat(NEW, lambda bot: bot.market.look),
    "take": by_seat(PANEL, lambda bot: bot.market.take),
    # Under a request to take back a move.
    "agree": _consent(agrees=True),
    "refuse": _consent(agrees=False),
    # In the lobby.
    "join": Route(
        SILENT,
        1,
        lambda bot, request, at, picks: bot.lobby.join(
            request, number(at[0]), *map(number, (picks or at[1:])[:1])
        ),
    ),
    "computers": by_number(NEW, lambda bot: bot.lobby.computers),
    "add": Route(
        PANEL,
        1,
        lambda bot, request, at, picks: bot.lobby.add_computer(
            request, number(at[0]), "".join(picks)
        ),
    ),
    "remove": Route(
        PANEL,
        1,
        lambda bot, request, at, picks: bot.lobby.remove_computer(
            request, number(at[0]), number("".join(picks))
        ),
    ),
    "leave": by_number(SILENT, lambda bot: bot.lobby.leave),
    "start": by_number(SILENT, lambda bot: bot.lobby.start),
    "again": by_number(PANEL, lambda bot: bot.lobby.start_again),
    "mend": Route(
        PANEL,
        3,
        lambda bot, request, at, _: bot.lobby.mend(request, number(at[0]), at[1], at[2]),
    ),
    "options": Route(
        PANEL,
        1,
        lambda bot, request, at, _: bot.lobby.options(
            request, number(at[0]), *map(number, at[1:2])
        ),
    ),
    "option": Route(
        PANEL,
        2,
        lambda bot, request, at, picks: bot.lobby.option(request, number(at[0]), at[1], picks),
    ),
    "style": Route(
        PANEL, 1, lambda bot, request, at, picks: bot.lobby.style(request, number(at[0]), picks)
    ),
}
