"""How a league is set up and changed: its panel, its windows, and how its sign-up will look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.app.leagues import founding, reads
from bot.app.leagues.records import League, Settings
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import NEW, Fields, Picks, Row, button, opens, press, sent
from bot.edge.components import rows as rows_of
from bot.edge.layout import bullet, plain
from bot.edge.leagues import forms, options, sentences
from bot.edge.leagues.actions import admin, by, demand_place, tried
from bot.edge.leagues.options import Sheet
from bot.edge.request import Request, place
from bot.text import LANGUAGES
from engines.contract import Illegal, Msg, msg

NOTICE = 12
"""Hours for which the rounds of a new league are shown before they begin: its host may look."""


@sent("leaguenew")
async def create(request: Request, read: Fields) -> None:
    """Make a league of what was typed in its first window, and show its settings."""
    interaction = request.interaction
    guild, channel = place(interaction)
    limits.managing(interaction)
    demand_place(interaction)
    locale = str(interaction.guild_locale or "").partition("-")[0]
    lang = locale if locale in LANGUAGES else LANGUAGES[0]
    zone = (await request.tables.profile(request.user)).zone
    games = tuple(read.get("games", ()))
    blank = Settings(games, notice_hours=NOTICE, options={"language": lang, "zone": zone})
    read = dict(read)
    if tuple(read.get("format", ())) == (forms.SUITS,):
        suited = reads.suited(request.leagues, games)
        read["format"] = (suited[0].format if suited else blank.format,)
    settings = replace(blank, **forms.read(read, forms.NEW, blank))
    name = "".join(read.get("name", ()))
    league = await request.carry_out(
        founding.create(request.leagues, guild, channel, by(request), name, settings)
    )
    await show(request, league.id, done=msg("leagues-created"))


@press("leaguesettings")
async def show(request: Request, league: int, *, done: Msg | None = None) -> None:
    """Everything a league has agreed, what is still to be thought of, and buttons that open
    windows to change it."""
    found, say = await reads.league(request.leagues, league), request.say
    told = [sentences.heading(found)]
    if done:
        told.append(say(done))
    told += agreed(request, found.settings, say)
    told.append(sentences.staff(found, say))
    if not _runs(request, found):
        await request.answer(plain("\n".join(told)))
        return
    if found.season is None and found.archived is None:
        told += [
            sentences.bold(say(Msg("leagues-next"))),
            *map(bullet, sentences.to_do(found, say)),
        ]
    await request.answer(plain("\n".join(told), *_buttons(found, say)))


@press("leaguerules", reply=NEW)
async def rules(request: Request, league: int) -> None:
    """What the season that goes on has agreed, else what the league has."""
    found, say = await reads.league(request.leagues, league), request.say
    number = found.season or (found.seasons[-1] if found.seasons else None)
    season = await reads.season(request.leagues, number) if number is not None else None
    settings = season.settings if season and season.ended is None else found.settings
    told = [sentences.heading(found), *agreed(request, settings, say), sentences.staff(found, say)]
    if season is not None:
        told.append("-# " + say(msg("leagues-pledge", pledge=season.pledge)))
    await request.answer(plain("\n".join(told)))


def agreed(request: Request, settings: Settings, say: Say) -> list[str]:
    """All that a league has agreed, a line each."""
    suited = {each.format: each for each in reads.suited(request.leagues, settings.games)}
    lines = sentences.rules(settings, say, suited.get(settings.format))
    return lines + options.unusual(settings, _people(request, settings), say)


@opens("leaguewindow")
async def change_window(request: Request, league: int, which: str) -> ui.Modal:
    found = await _run(request, league)
    if which not in forms.WINDOWS:
        raise Illegal(msg("error-out-of-date"))
    return forms.change(which, found, request.say)


@opens("leagueoptions")
async def options_window(request: Request, league: int, which: str, picks: Picks) -> ui.Modal:
    found = await _run(request, league)
    return options.window(found, sheet(request, found, which), picks, request.say)


@sent("leagueset")
async def change(request: Request, league: int, which: str, read: Fields) -> None:
    """Change what was typed in a window."""
    found = await _run(request, league)
    if which not in forms.WINDOWS:
        raise Illegal(msg("error-out-of-date"))
    fields = forms.WINDOWS[which]
    done = await _tried(request, found, lambda: forms.read(read, fields, found.settings), read)
    await show(request, league, done=done)


@press("leaguesheet")
async def show_options(
    request: Request, league: int, which: str, *, done: Msg | None = None
) -> None:
    """The options of a game, or of all tables."""
    found = await reads.league(request.leagues, league)
    runs = _runs(request, found)
    await request.answer(
        options.listed(found, sheet(request, found, which), request.say, runs=runs, done=done)
    )


@sent("leagueopt")
async def change_options(request: Request, league: int, which: str, read: Fields) -> None:
    found = await _run(request, league)
    of = sheet(request, found, which)
    done = await _tried(request, found, lambda: options.read(found.settings, of, read), read)
    await show_options(request, league, which, done=done)


def sheet(request: Request, league: League, which: str) -> Sheet:
    return options.sheet(league.settings, which, _people(request, league.settings))


def _people(request: Request, settings: Settings) -> int:
    """How many people sit at a table."""
    suited = {each.format: each.sizes[0] for each in reads.suited(request.leagues, settings.games)}
    return settings.size or suited.get(settings.format, 2)


async def _tried(
    request: Request, league: League, changed: Callable[[], dict[str, Any]], read: Fields
) -> Msg:
    """Change what a window says. A refusal is told above the panel, which stays."""
    reason = forms.word(read, forms.REASON) or request.say(Msg("leagues-setting-up"))
    try:
        if not (changes := changed()):
            return Msg("leagues-unchanged")
    except Illegal as refusal:
        return refusal.reason
    deed = founding.change(request.leagues, league.id, by(request, reason), changes)
    return await tried(request, deed, Msg("leagues-changed"))


@press("leaguepreview")
async def preview(request: Request, league: int) -> None:
    """How the sign-up message will look."""
    found = await _run(request, league)
    season, say = await founding.preview(request.leagues, league), request.say
    told = [
        "-# " + say(Msg("leagues-preview-about")),
        *sentences.invitation(found, season, (), say),
    ]
    back = button(say(msg("leagues-back")), "adj-leaguesettings", league)
    await request.answer(plain("\n".join(told), *_opening(found, say), (back,)))


async def _run(request: Request, league: int) -> League:
    """A league, for somebody who runs it."""
    return await founding.for_runner(request.leagues, league, by(request))


def _runs(request: Request, league: League) -> bool:
    return request.user in league.runners or admin(request)


def _buttons(league: League, say: Say) -> list[Row]:
    change = [
        button(say(Msg(f"leagues-window-{which}")), "adj-leaguewindow", league.id, which)
        for which in forms.WINDOWS
    ]
    change += [
        button(say(options.title(which)), "adj-leaguesheet", league.id, which)
        for which in options.sheets(league.settings)
    ]
    rows = rows_of(change)
    if league.season is None and league.archived is None:
        look = button(say(Msg("leagues-preview")), "adj-leaguepreview", league.id)
        [opening] = _opening(league, say)
        rows.append((look, *opening))
    return rows


def _opening(league: League, say: Say) -> list[Row]:
    if league.season is not None or league.archived is not None:
        return []
    label = say(Msg("leagues-open"))
    return [(button(label, "adj-leagueopen", league.id, style=ButtonStyle.success),)]
