"""What every button, menu and window of a league does, by the word in its id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from bot.edge.leagues import options, windows
from bot.edge.leagues.actions import STANDINGS
from bot.edge.request import Reply, Request, place
from bot.edge.routes import Rest, Route, number
from engines.contract import Illegal, msg

if TYPE_CHECKING:
    from discord import ui

    from bot.edge.dispatch import Dispatcher

ROUTES: dict[str, Route] = {
    # Of a league.
    "leagueshow": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.league.show(v, number(at[0]))),
    "leaguetables": Route(
        Reply.NEW, 1, lambda bot, v, at, _: bot.league.tables_of(v, number(at[0]))
    ),
    "leaguerules": Route(
        Reply.NEW, 1, lambda bot, v, at, _: bot.setting_up.rules(v, number(at[0]))
    ),
    "leaguelog": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.league.log(v, number(at[0]))),
    "leagueopen": Route(
        Reply.NEW, 1, lambda bot, v, at, _: bot.league.open_season(v, number(at[0]))
    ),
    # Of its setting up.
    "leaguesettings": Route(
        Reply.PANEL, 1, lambda bot, v, at, _: bot.setting_up.show(v, number(at[0]))
    ),
    "leaguesheet": Route(
        Reply.PANEL, 2, lambda bot, v, at, _: bot.setting_up.options(v, number(at[0]), at[1])
    ),
    "leaguepreview": Route(
        Reply.PANEL, 1, lambda bot, v, at, _: bot.setting_up.preview(v, number(at[0]))
    ),
    # Of a season.
    "leagueenter": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.league.enter(v, number(at[0]))),
    "leagueconfirm": Route(
        Reply.NEW, 1, lambda bot, v, at, _: bot.league.confirm(v, number(at[0]))
    ),
    "leaguewithdraw": Route(
        Reply.NEW, 1, lambda bot, v, at, _: bot.league.ask_withdraw(v, number(at[0]))
    ),
    "leaguegone": Route(
        Reply.PANEL, 1, lambda bot, v, at, _: bot.league.withdraw(v, number(at[0]))
    ),
    "leaguepeople": Route(Reply.NEW, 1, lambda bot, v, at, _: bot.league.people(v, number(at[0]))),
    # The season, its pool, how it is shown, the page.
    "leaguestandings": Route(
        Reply.PANEL,
        1,
        lambda bot, v, at, _: bot.league.standings(
            v,
            number(at[0]),
            number((*at, "0", "0")[1]),
            "".join(at[2:3]) or STANDINGS,
            number((*at[3:4], "0")[0]),
        ),
    ),
    "leaguepool": Route(
        Reply.PANEL,
        1,
        lambda bot, v, at, picks: bot.league.standings(v, number(at[0]), number("".join(picks))),
    ),
    # Of somebody who looks for a game.
    "leaguehours": Route(Reply.PANEL, 1, lambda bot, v, at, picks: bot.finding.answer_in(v, picks)),
    "leagueavoid": Route(
        Reply.PANEL, 1, lambda bot, v, at, picks: bot.finding.avoid_these(v, picks)
    ),
    "leaguestop": Route(Reply.PANEL, 1, lambda bot, v, at, _: bot.finding.stop(v)),
    "leagueagree": Route(
        Reply.NEW, 1, lambda bot, v, at, _: bot.finding.agree(v, number(at[0]), agrees=True)
    ),
    "leaguedecline": Route(
        Reply.NEW, 1, lambda bot, v, at, _: bot.finding.agree(v, number(at[0]), agrees=False)
    ),
}

Open = Callable[["Dispatcher", Request, Rest, Rest], Awaitable["ui.Modal"]]


async def _change(bot: Dispatcher, request: Request, at: Rest, _: Rest) -> ui.Modal:
    if len(at) < 2 or at[1] not in windows.WINDOWS:
        raise Illegal(msg("error-out-of-date"))
    league = await bot.league.leagues.league(number(at[0]))
    return windows.change(at[1], league, request.say)


async def _options(bot: Dispatcher, request: Request, at: Rest, picks: Rest) -> ui.Modal:
    if len(at) < 2:
        raise Illegal(msg("error-out-of-date"))
    league = await bot.league.leagues.league(number(at[0]))
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
