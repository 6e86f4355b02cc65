"""`/league run`: what those who run a league see of a season, and what they can do in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord import ButtonStyle, ui

from bot.app.clocks.calendars import DAY
from bot.app.leagues import founding, hosting, reads
from bot.app.leagues.records import Entry, League, Season
from bot.app.model import User
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import (
    NEW,
    Component,
    Fields,
    PickedNumber,
    Row,
    button,
    menu,
    opens,
    option,
    press,
    sent,
)
from bot.edge.components import rows as rows_of
from bot.edge.layout import bullet, mention, plain, turning, until, when
from bot.edge.leagues import forms, sentences
from bot.edge.leagues.actions import admin, by, demand_place, tried
from bot.edge.leagues.forms import Values
from bot.edge.request import Request
from bot.league.standings import Row as Standing
from bot.store.leagues import HostStep, Kind
from bot.text.words import verbatim
from engines.contract import Arg, Illegal, Msg, msg

PEOPLE = 20
"""So many are listed at once: as many as fit on the screen of a phone."""
LATEST = 5
"""So many of the latest steps are shown."""
FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("drop", "back", "anew", "begin", "end", "cancel"), ()),
    "late": ("user", "worth"),
    "rest": ("worth",),
    "heir": ("user",),
    "swap": ("pair",),
    "points": ("penalty",),
    "date": ("until",),
}
"""What a window asks for, besides the reason."""
WHOLE = {"begin": hosting.begin_now, "end": founding.end, "cancel": founding.cancel}
"""Steps about the whole season that say nothing besides their reason."""
OF_ONE = ("drop", "back", "rest", "points", "heir")
"""Steps about the person whose card is open."""


SURE = ("start", "close", "move")
"""What is asked for once more."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A season as those who run it see it."""

    league: League
    season: Season
    entries: Sequence[Entry]
    rows: Sequence[Standing]
    steps: Sequence[tuple[HostStep, bool]]

    def here(self, kind: str) -> set[User]:
        return {
            step.user for step, _ in self.steps
            if step.kind == kind and step.user is not None and step.undone is None
        }  # fmt: skip

    @property
    def people(self) -> list[User]:
        """Everybody who plays or has played, best first; before the start, who has entered."""
        return [row.person for row in self.rows] or [e.user for e in self.entries]


@press("run")
async def show(request: Request, league: int, *, done: Msg | None = None) -> None:
    """How the season stands, what was done of late, and everything that can be done."""
    found, say = await reads.league(request.leagues, league), request.say
    told, rows = [sentences.heading(found)], list[Row]()
    if done is not None:
        told.append(sentences.bold(say(done)))
    number = found.season
    season = await reads.season(request.leagues, number) if number is not None else None
    told.append(sentences.state(season, say))
    runs = request.user in found.runners or admin(request)
    if not runs and request.user not in found.referees:
        raise Illegal(Msg("leagues-run-refused"))
    if season is not None and season.started is not None:
        seen = await _seen(request, found, season)
        drawn = await _rounds(request, season, told, say)
        told += _latest(seen, say)
        if runs:
            rows += _deeds(found, season, seen, say, drawn=drawn)
    if season is not None and season.started is not None:
        looks = [button(say(Msg("leagues-tables")), "adj-runtables", league, 0)]
        if runs:
            label = say(Msg("leagues-people"))
            looks.insert(0, button(label, "adj-runpeople", league, 0))
        rows.insert(0, tuple(looks))
    if runs:
        rows += rows_of(_league_buttons(found, season, say))
    await request.answer(plain(limits.fit("\n".join(told), limits.TEXT - 100), *rows))


async def _rounds(request: Request, season: Season, told: list[str], say: Say) -> bool:
    """Tells of the present round of each pool; whether one waits for its beginning."""
    drawn = False
    for at in await reads.standings(request.leagues, season.id):
        if not at.pool.rounds or at.pool.ended is not None:
            continue
        row = at.pool.rounds[-1]
        n = str(row.number)
        line = sentences.bold(say(msg("leagues-round", n=n)))
        if at.pool.division:
            line += " " + say(msg("leagues-division", n=str(at.pool.division)))
        if row.begins is not None:
            drawn = True
            line += " " + say(msg("leagues-round-begins", time=until(row.begins)))
        elif row.due is not None and row.closed is None:
            line += " " + say(msg("leagues-round-due", time=until(row.due)))
        told.append(line)
        if row.resting and row.closed is None:
            people = ", ".join(mention(user, say) for user in row.resting)
            told.append(bullet(say(msg("leagues-resting", people=people))))
    return drawn


async def _seen(request: Request, league: League, season: Season) -> Seen:
    pools = await reads.standings(request.leagues, season.id)
    return Seen(
        league,
        season,
        await reads.entries(request.leagues, season.id),
        [row for at in pools for row in at.rows],
        await hosting.of_season(request.leagues, season.id),
    )


# People.


@press("runpeople")
async def people(request: Request, league: int, page: int) -> None:
    """Everybody of a season with a menu to pick one, so many at a time."""
    seen, say = await _running(request, league), request.say
    pages = list(limits.chunks(seen.people, PEOPLE))
    page = min(max(page, 0), len(pages) - 1)
    here = pages[page]
    named = await request.called.names(seen.league.guild, here, say)
    told = [sentences.heading(seen.league), *(_line(seen, user, say) for user in here)]
    options = [option(named[user], str(user)) for user in here]
    rows: list[Row] = [(menu(say(Msg("leagues-run-whom")), options, "adjs-runperson", league),)]
    if len(pages) > 1:
        rows.append(turning(("adj-runpeople", league), page, len(pages), say))
    rows.append((_back(league, say),))
    await request.answer(plain("\n".join(told), *rows))


@press("runperson")
async def person(
    request: Request, league: int, user: PickedNumber, *, done: Msg | None = None
) -> None:
    """Somebody's place, tables and steps, and what can be done about them."""
    seen, say = await _running(request, league), request.say
    told = [sentences.heading(seen.league), _line(seen, user, say)]
    if done is not None:
        told.insert(1, sentences.bold(say(done)))
    tables = await reads.tables_of(request.leagues, seen.season.id)
    mine = [each for each in tables if user in each.people]
    if mine:
        told.append(sentences.tables(mine, say, most=1500))
    told += _latest(seen, say, user)
    entry = sentences.entry_of(seen.entries, user)
    gone = entry is None or entry.status != "playing" or user in seen.here("silent")
    kinds = ["back"] if gone else ["drop"]
    kinds += ["points", "heir"] if gone else ["rest", "points", "heir"]
    rows = rows_of([_window(league, kind, say, user) for kind in kinds])
    if undo := _undo(seen, say, user):
        rows.append(undo)
    rows.append(
        (button(say(Msg("leagues-people")), "adj-runpeople", league, 0), _back(league, say))
    )
    await request.answer(plain("\n".join(told), *rows))


# Steps.


@opens("runwindow")
async def window(request: Request, league: int, kind: str, user: int) -> ui.Modal:
    """The window of a step, with a reason for everybody to read."""
    await founding.for_runner(request.leagues, league, by(request))
    if kind not in FIELDS:
        raise Illegal(msg("error-out-of-date"))
    title = request.say(Msg(f"leagues-run-{kind}"))
    ident = ("adj-runstep", league, kind, user)
    return forms.asking(title, ident, FIELDS[kind], request.say)


@sent("runstep")
async def step(request: Request, league: int, kind: str, user: int, read: Fields) -> None:
    """Take a step; a refusal leaves the panel as it is, with the reason above."""
    await founding.for_runner(request.leagues, league, by(request))
    if kind not in FIELDS:
        raise Illegal(msg("error-out-of-date"))
    deed = _take(request, league, kind, user, read)
    done = await tried(request, deed, Msg("leagues-run-done"))
    if kind in OF_ONE:
        await person(request, league, user, done=done)
    else:
        await show(request, league, done=done)


async def _take(request: Request, league: int, kind: str, user: int, read: Values) -> None:
    season = await _season(request, league)
    at = (request.leagues, season.id, by(request, forms.word(read, forms.REASON)))
    if kind in WHOLE:
        await WHOLE[kind](*at)
    else:
        more = _read(kind, user, read, request, request.leagues.now())
        await hosting.take(*at, cast(Kind, kind), **more)


@press("runundo")
async def undo(request: Request, league: int, step: PickedNumber) -> None:
    deed = hosting.undo(request.leagues, step, by(request))
    done = await tried(request, deed, Msg("leagues-run-undone"))
    await show(request, league, done=done)


@press("runsure")
async def sure(request: Request, league: int, what: str) -> None:
    """What cannot be undone is asked for once more."""
    found, say = await founding.for_runner(request.leagues, league, by(request)), request.say
    if what not in SURE:
        raise Illegal(msg("error-out-of-date"))
    label = say(Msg(f"leagues-run-{what}"))
    told = [sentences.heading(found), say(Msg(f"leagues-run-{what}-sure"))]
    yes = button(label, "adj-runreally", league, what, style=ButtonStyle.danger)
    await request.answer(plain("\n".join(told), (yes, _back(league, say))))


@press("runreally")
async def really(request: Request, league: int, what: str) -> None:
    if what not in SURE:
        raise Illegal(msg("error-out-of-date"))
    told = Msg(f"leagues-run-{what}-done")
    await show(request, league, done=await tried(request, _do(request, league, what), told))


async def _do(request: Request, league: int, what: str) -> None:
    if what == "start":
        await founding.start(request.leagues, (await _season(request, league)).id, by(request))
    elif what == "close":
        await founding.archive(request.leagues, league, by(request))
    else:
        demand_place(request.interaction)
        place = request.interaction.channel
        here = place.parent_id if isinstance(place, discord.Thread) else None
        channel = here or request.interaction.channel_id
        assert channel is not None  # of a server, as the panel is
        await founding.move(request.leagues, league, channel, by(request))


# For everybody.


@press("leaguewake", reply=NEW)
async def wake(request: Request, season: int) -> None:
    """Somebody who fell silent is paired again."""
    await hosting.wake(request.leagues, season, request.user, request.command)
    await request.tell(Msg("leagues-awake"))


@press("leaguerest", reply=NEW)
async def rest(request: Request, season: int) -> None:
    """Somebody sits out the next round, or plays it after all."""
    sits = await hosting.sit_out(request.leagues, season, request.user, request.command)
    await request.tell(Msg("leagues-you-sit" if sits else "leagues-you-do-not-sit"))


# What is shared.


async def _season(request: Request, league: int) -> Season:
    found = await reads.league(request.leagues, league)
    if found.season is None:
        raise Illegal(Msg("leagues-no-season"))
    return await reads.season(request.leagues, found.season)


async def _running(request: Request, league: int) -> Seen:
    found = await founding.for_runner(request.leagues, league, by(request))
    return await _seen(request, found, await _season(request, league))


def _read(kind: str, user: int, read: Values, request: Request, now: float) -> dict[str, Any]:
    """What a window says, as the arguments of a step."""
    picked = forms.people(read, request.interaction)
    match kind:
        case "late":
            [user] = picked
            return {"user": user, "number": forms.worth(read)}
        case "rest":
            return {"user": user, "number": forms.worth(read)}
        case "heir":
            return {"user": user, "other": picked[0]}
        case "swap":
            return {"user": picked[0], "other": picked[-1]}
        case "points":
            return {"user": user, "number": forms.decimal(read, "penalty")}
        case "date":
            return {"number": now + forms.decimal(read, "until") * DAY}
        case "anew":
            return {}
    return {"user": user}


def _line(seen: Seen, user: User, say: Say) -> str:
    """Somebody in a line: place, points, and whether they play."""
    row = next((row for row in seen.rows if row.person == user), None)
    entry = sentences.entry_of(seen.entries, user)
    status = "silent" if user in seen.here("silent") else entry.status if entry else "left"
    told: dict[str, Arg] = {
        "user": mention(user, say),
        "state": status,
        "status": Msg(f"leagues-run-is-{status}"),
        "place": row.place if row else 0,
        "points": f"{row.points:g}" if row else "0",
    }
    return say(Msg("leagues-run-person", told))


def _latest(seen: Seen, say: Say, user: User | None = None) -> list[str]:
    """The latest steps, each with who took it and why."""
    told = []
    for step, _ in seen.steps:
        if (user is not None and user not in (step.user, step.other)) or step.undone is not None:
            continue
        by = mention(step.by, say) if step.by is not None else say(Msg("leagues-itself"))
        line = f"{when(step.at)} {by}: {say(hosting.said(step))}"
        if step.why:
            line += " " + say(msg("leagues-because", why=verbatim(step.why)))
        told.append(bullet(limits.fit(line, 400)))
    return told[:LATEST]


def _undo(seen: Seen, say: Say, user: User | None = None) -> Row | None:
    """A menu of what can still be undone."""
    found = [
        step
        for step, can in seen.steps
        if can and (user is None or user in (step.user, step.other))
    ]
    options = [
        option(say(Msg(f"leagues-run-{step.kind}")), str(step.id), about=step.why)
        for step in found[: limits.MENU]
    ]
    if not options:
        return None
    return (menu(say(Msg("leagues-run-undo")), options, "adjs-runundo", seen.league.id),)


def _deeds(league: League, season: Season, seen: Seen, say: Say, *, drawn: bool) -> list[Row]:
    """What can be done about the whole season."""
    kinds: list[Kind | str] = []
    if season.settings.format in ("swiss", "pairs"):
        kinds.append("late")
    if season.settings.format not in ("pools", "round_robin"):
        kinds.append("date")
    if drawn:
        kinds += ["swap", "anew", "begin"]
    found = rows_of([_window(league.id, kind, say) for kind in kinds])
    if undo := _undo(seen, say):
        found.append(undo)
    return found


def _league_buttons(league: League, season: Season | None, say: Say) -> list[Component]:
    """Settings and what begins or ends a season, or the league."""
    found = [button(say(Msg("leagues-run-settings")), "adj-leaguesettings", league.id)]
    if league.archived is not None:
        return found
    if season is None:
        label = say(Msg("leagues-open"))
        found.append(button(label, "adj-leagueopen", league.id, style=ButtonStyle.success))
        found.append(button(say(Msg("leagues-run-close")), "adj-runsure", league.id, "close"))
    elif season.started is None:
        found.append(button(say(Msg("leagues-run-start")), "adj-runsure", league.id, "start"))
        found.append(_window(league.id, "cancel", say))
    else:
        found.append(_window(league.id, "end", say))
    found.append(button(say(Msg("leagues-run-move")), "adj-runsure", league.id, "move"))
    return found


def _window(league: int, kind: str, say: Say, user: User = 0) -> Component:
    style = ButtonStyle.danger if kind in ("drop", "end", "cancel") else ButtonStyle.secondary
    return button(say(Msg(f"leagues-run-{kind}")), "adj-runwindow", league, kind, user, style=style)


def _back(league: int, say: Say) -> Component:
    return button(say(Msg("leagues-back")), "adj-run", league)
