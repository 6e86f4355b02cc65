"""What every button, menu and window of a league does, by the word in its id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from bot.app.leagues import reads
from bot.edge.leagues import options, windows
from bot.edge.leagues.actions import STANDINGS
from bot.edge.request import Request, place
from bot.edge.routes import NEW, PANEL, Rest, Route, by_number, by_seat, number
from engines.contract import Illegal, msg

if TYPE_CHECKING:
    from discord import ui

    from bot.edge.dispatch import Dispatcher


def _agree(*, agrees: bool) -> Route:
    """An answer to a game that was found."""
    return Route(
        NEW,
        1,
        lambda bot, request, at, _: bot.finding.agree(request, number(at[0]), agrees=agrees),
    )


ROUTES: dict[str, Route] = {
    # Of a league.
    "leagueshow": by_number(NEW, lambda bot: bot.league.show),
    "leaguetables": by_number(NEW, lambda bot: bot.league.tables_of),
    "leaguerules": by_number(NEW, lambda bot: bot.setting_up.rules),
    "leaguelog": by_number(NEW, lambda bot: bot.league.log),
    "leagueopen": by_number(NEW, lambda bot: bot.league.open_season),
    # Of its setting up.
    "leaguesettings": by_number(PANEL, lambda bot: bot.setting_up.show),
    "leaguesheet": by_seat(PANEL, lambda bot: bot.setting_up.options),
    "leaguepreview": by_number(PANEL, lambda bot: bot.setting_up.preview),
    # Of a season.
    "leagueenter": by_number(NEW, lambda bot: bot.league.enter),
    "leagueconfirm": by_number(NEW, lambda bot: bot.league.confirm),
    "leaguewithdraw": by_number(NEW, lambda bot: bot.league.ask_withdraw),
    "leaguegone": by_number(PANEL, lambda bot: bot.league.withdraw),
    "leaguepeople": by_number(NEW, lambda bot: bot.league.people),
    # The season, its pool, how it is shown, the page.
    "leaguestandings": Route(
        PANEL,
        1,
        lambda bot, request, at, _: bot.league.standings(
            request,
            number(at[0]),
            number((*at, "0", "0")[1]),
            "".join(at[2:3]) or STANDINGS,
            number((*at[3:4], "0")[0]),
        ),
    ),
    "leaguepool": Route(
        PANEL,
        1,
        lambda bot, request, at, picks: bot.league.standings(
            request, number(at[0]), number("".join(picks))
        ),
    ),
    # Of somebody who looks for a game.
    "leaguehours": Route(
        PANEL, 1, lambda bot, request, _, picks: bot.finding.answer_in(request, picks)
    ),
    "leagueavoid": Route(
        PANEL, 1, lambda bot, request, _, picks: bot.finding.avoid_these(request, picks)
    ),
    "leaguestop": Route(PANEL, 1, lambda bot, request, *_: bot.finding.stop(request)),
    "leagueagree": _agree(agrees=True),
    "leaguedecline": _agree(agrees=False),
}

Open = Callable[["Dispatcher", Request, Rest, Rest], Awaitable["ui.Modal"]]


async def _change(bot: Dispatcher, request: Request, at: Rest, _: Rest) -> ui.Modal:
    if len(at) < 2 or at[1] not in windows.WINDOWS:
        raise Illegal(msg("error-out-of-date"))
    league = await reads.league(bot.league.leagues, number(at[0]))
    return windows.change(at[1], league, request.say)


async def _options(bot: Dispatcher, request: Request, at: Rest, picks: Rest) -> ui.Modal:
    if len(at) < 2:
        raise Illegal(msg("error-out-of-date"))
    league = await reads.league(bot.league.leagues, number(at[0]))
    return options.window(league, bot.setting_up.sheet(league, at[1]), picks, request.say)


WINDOWS: Mapping[str, Open] = {"leaguewindow": _change, "leagueoptions": _options}
"""Buttons and menus that open a window. It must be the first response: nothing is acknowledged
before."""

Read = Callable[["Dispatcher", Request, Rest, windows.Values], Awaitable[None]]


async def _create(bot: Dispatcher, request: Request, at: Rest, read: windows.Values) -> None:
    guild, channel = place(request.interaction)
    await bot.setting_up.create(request, guild, channel, read)


async def _set(bot: Dispatcher, request: Request, at: Rest, read: windows.Values) -> None:
    if len(at) < 2 or at[1] not in windows.WINDOWS:
        raise Illegal(msg("error-out-of-date"))
    await bot.setting_up.change(request, number(at[0]), at[1], read)


async def _set_options(bot: Dispatcher, request: Request, at: Rest, read: windows.Values) -> None:
    if len(at) < 2:
        raise Illegal(msg("error-out-of-date"))
    await bot.setting_up.change_options(request, number(at[0]), at[1], read)


async def _find(bot: Dispatcher, request: Request, at: Rest, read: windows.Values) -> None:
    guild, channel = place(request.interaction)
    await bot.finding.find(request, guild, channel, read)


READ: Mapping[str, Read] = {
    "leaguenew": _create,
    "leagueset": _set,
    "leagueopt": _set_options,
    "leaguefind": _find,
}
"""What is done with a window that was sent."""
