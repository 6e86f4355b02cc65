"""What commands, buttons and windows of leagues do, except for referees and files."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import replace

import discord
from discord import ButtonStyle

from bot.app.leagues import entering, founding, reads
from bot.app.leagues.context import By
from bot.app.leagues.records import Entry, League, Pool, Season, Standings
from bot.app.model import User
from bot.edge import limits, threads
from bot.edge.choices import Say
from bot.edge.components import NEW, PickedNumber, Row, button, menu, option, press, text
from bot.edge.layout import Drawn, Layout, lines, mention, plain, shown, turning, until
from bot.edge.leagues import plates as plates
from bot.edge.leagues import sentences
from bot.edge.request import Request
from bot.text.words import verbatim
from engines.contract import Illegal, Msg, msg
from renderers.league import ROUNDS, records
from renderers.league.cross import MOST
from renderers.league.standings import pages

STANDINGS, CROSS = "standings", "cross"
KINDS = (STANDINGS, ROUNDS, CROSS)
"""Ways to look at the standings."""


# A league and its seasons.


@press("leagueopen", reply=NEW)
async def open_season(request: Request, league: int) -> None:
    """Open sign-up: a message with buttons follows in the league's channel."""
    season = await founding.open_season(request.leagues, league, by(request))
    found = await reads.league(request.leagues, league)
    here = f"<#{found.channel}>"
    await request.tell(msg("leagues-opened", n=str(season.number), channel=here))


# People.


@press("leagueenter", reply=NEW)
async def enter(request: Request, season: int) -> None:
    _met(request)
    member = request.interaction.user
    roles = [role.id for role in getattr(member, "roles", ())]
    entry = await entering.enter(
        request.leagues, season, request.user, request.command, roles=roles
    )
    await _entered(request, season, entry)


@press("leagueconfirm", reply=NEW)
async def confirm(request: Request, season: int) -> None:
    _met(request)
    await entering.confirm(request.leagues, season, request.user, request.command)
    await request.tell(Msg("leagues-confirmed"))


@press("leaguewithdraw", reply=NEW)
async def ask_withdraw(request: Request, season: int) -> None:
    """A place is soon lost and not soon found: ask first."""
    label = request.say(Msg("leagues-withdraw"))
    sure = button(label, "adj-leaguegone", season, style=ButtonStyle.danger)
    await request.answer(plain(request.say(Msg("leagues-withdraw-sure")), (sure,)))


@press("leaguegone")
async def withdraw(request: Request, season: int) -> None:
    await entering.withdraw(request.leagues, season, request.user, request.command)
    await request.tell(Msg("leagues-withdrawn"))


async def _entered(request: Request, season: int, entry: Entry) -> None:
    if entry.status == "waiting":
        await request.tell(msg("leagues-you-wait", place=str(entry.place or 1)))
        return
    found = await reads.season(request.leagues, season)
    told = [Msg("leagues-you-are-in")]
    if found.settings.confirm_hours and found.closes is not None:
        told.append(msg("leagues-you-will-confirm", time=until(found.closes)))
    await request.answer(plain(" ".join(map(request.say, told))))


# What can be looked at.


@press("leagueshow", reply=NEW)
async def show(request: Request, league: int) -> None:
    """How the league stands, and a button for each thing to look at."""
    found, say = await reads.league(request.leagues, league), request.say
    season = await _latest(request, found)
    told = [sentences.heading(found), sentences.state(season, say)]
    rows: list[Row] = []
    if season is not None:
        told.append(sentences.places(season, say))
        mine = sentences.entry_of(await reads.entries(request.leagues, season.id), request.user)
        if mine is not None:
            told.append(say(Msg(f"leagues-you-{mine.status}")))
        rows += season_buttons(season, say, plays=mine is not None and mine.status == "playing")
    rows.append(look_buttons(found, season, say))
    await request.answer(plain("\n".join(told), *rows))


async def every(request: Request, guild: int) -> None:
    """All leagues of a server, those under way first."""
    found, say = await reads.leagues(request.leagues, guild, archived=True), request.say
    if not found:
        raise Illegal(Msg("leagues-none"))
    told = []
    for league in found[: limits.MENU]:
        now = say(Msg("leagues-closed")) if league.archived else ""
        season = await _latest(request, league)
        now = now or sentences.state(season, say)
        told.append(f"- **{verbatim(league.name)}** — {now}")
    buttons = [button(league.name, "adj-leagueshow", league.id) for league in found[: limits.ROW]]
    await request.answer(plain("\n".join(told), tuple(buttons)))


@press("leaguelog", reply=NEW)
async def log(request: Request, league: int) -> None:
    found = await reads.league(request.leagues, league)
    lines_ = await reads.log(request.leagues, league)
    told = sentences.logged(lines_, request.say)
    await request.answer(plain(f"{sentences.heading(found)}\n{told}"))


@press("leaguepeople", reply=NEW)
async def people(request: Request, season: int) -> None:
    found = await reads.season(request.leagues, season)
    entries = await reads.entries(request.leagues, season)
    league = await reads.league(request.leagues, found.league)
    told = sentences.people(entries, request.say, found) or request.say(Msg("leagues-nobody"))
    await request.answer(plain(f"{sentences.heading(league)}\n{told}"))


@press("leaguetables", reply=NEW)
async def tables_of(request: Request, league: int, *, user: User | None = None) -> None:
    """The tables of the latest season, or those of one person."""
    found, say = await reads.league(request.leagues, league), request.say
    season = await _latest(request, found)
    every = await reads.tables_of(request.leagues, season.id) if season else []
    if user is not None:
        every = [each for each in every if user in each.people]
    told = sentences.tables(every, say) or say(Msg("leagues-no-tables"))
    await request.answer(plain(f"{sentences.heading(found)}\n{told}"))


async def this_round(request: Request, league: int) -> None:
    """The present round of each pool: its tables, who rests, when the next one starts."""
    found, say = await reads.league(request.leagues, league), request.say
    season = await _latest(request, found)
    told = [sentences.heading(found)]
    every = await reads.tables_of(request.leagues, season.id) if season else []
    for each in await reads.standings(request.leagues, season.id) if season else ():
        if not each.pool.rounds:
            continue
        now = each.pool.rounds[-1]
        told.append(sentences.bold(say(msg("leagues-round", n=str(now.number)))))
        if each.pool.division:
            told[-1] += " " + say(msg("leagues-division", n=str(each.pool.division)))
        if now.due and not now.closed:
            told.append(say(msg("leagues-round-due", time=until(now.due))))
        mine = [t for t in every if t.pool == each.pool.id and t.round == now.number]
        told.append(sentences.tables([replace(t, round=0) for t in mine], say, most=1500))
        if now.resting:
            people = ", ".join(mention(user, say) for user in now.resting)
            told.append(say(msg("leagues-resting", people=people)))
    if len(told) == 1:
        told.append(say(Msg("leagues-no-rounds")))
    await request.answer(plain(limits.fit("\n".join(told), limits.TEXT - 100)))


async def why(request: Request, table: int) -> None:
    await request.answer(
        plain(sentences.explained(await reads.explain(request.leagues, table), request.say))
    )


@press("leaguestandings")
async def standings(
    request: Request, season: int, pool: int = 0, kind: str = STANDINGS, page: int = 0
) -> None:
    """The standings of a pool as a picture: the list, the results by round, or the table of
    meetings; with buttons to the others."""
    every = await reads.standings(request.leagues, season)
    if not every:
        raise Illegal(Msg("leagues-no-standings"))
    at = next((each for each in every if each.pool.id == pool), every[0])
    pools = [each.pool for each in every]
    picture = await standing_picture(request, at, kind, page, pools)
    say, rows = request.say, list[Row]()
    place = ("adj-leaguestandings", season, at.pool.id)
    kinds = [
        button(say(Msg(f"leagues-kind-{each}")), *place, each, 0, disabled=each == kind)
        for each in KINDS
        if not (each == CROSS and len(at.rows) > MOST)
        and not (each == ROUNDS and not at.pool.rounds)
    ]
    if len(kinds) > 1:
        rows.append(tuple(kinds))
    if kind != CROSS and (n := pages(at.rows)) > 1:
        rows.append(turning((*place, kind), page, n, say))
    if len(every) > 1:
        options = [
            option(say(plates.pool(each)), str(each.pool.id), chosen=each is at)
            for each in every[-limits.MENU :]
        ]
        rows.append((menu(say(Msg("leagues-choose-pool")), options, "adjs-leaguepool", season),))
    told = sentences.heading(at.league)
    await request.answer(Layout(text(told), *shown(picture), *lines(rows)), picture)


@press("leaguepool")
async def pool(request: Request, season: int, pool: PickedNumber) -> None:
    await standings(request, season, pool)


async def standing_picture(
    request: Request, at: Standings, kind: str, page: int, pools: Sequence[Pool]
) -> Drawn | None:
    tables = await reads.tables_of(request.leagues, at.season.id)
    users = [row.person for row in at.rows]
    named = await request.called.names(at.league.guild, users, request.say)
    record: records.Record
    if kind == CROSS and len(at.rows) <= MOST:
        record = plates.cross(at, tables, named)
    else:
        record = plates.standings(at, tables, named, page, pools=pools)
    focus = ROUNDS if kind == ROUNDS else ""
    return await request.pictures.league(record, request.say, focus)


async def card(request: Request, guild: int, user: User) -> None:
    """What is known of somebody on this server."""
    if user == request.user:
        _met(request)
    found = await reads.card(request.leagues, guild, user)
    ratings = await reads.ratings_of(request.leagues, guild)
    named = await request.called.names(guild, [user], request.say)
    ended = [
        shown
        for league in await reads.leagues(request.leagues, guild, archived=True)
        for shown in await _ended(request, league)
    ]
    ended.sort(key=lambda shown: shown.season.ended or 0.0, reverse=True)
    seasons = plates.seasons(ended, user, request.say)
    record = plates.card(found, named[user], ratings, seasons)
    picture = await request.pictures.league(record, request.say)
    told = f"### {mention(user, request.say)}"
    await request.answer(Layout(text(told), *shown(picture)), picture)


async def _ended(request: Request, league: League) -> list[Standings]:
    """The final standings of all pools of the seasons that are over, the latest first."""
    found: list[Standings] = []
    for number in reversed(league.seasons):
        if (await reads.season(request.leagues, number)).status == "over":
            found += plates.latest(await reads.shown(request.leagues, number))
    return found


async def sides(request: Request, league: int) -> None:
    """Win rates by side over all games of a league."""
    found = await reads.league(request.leagues, league)
    games = await reads.games(request.leagues, league)
    about = msg("leagues-games-counted", n=len(games))
    record = records.Sides(found.name, about, plates.sides(games))
    picture = await request.pictures.league(record, request.say)
    await request.answer(Layout(text(sentences.heading(found)), *shown(picture)), picture)


async def hall(request: Request, league: int) -> None:
    """The hall of fame: the first three of each season."""
    found, say = await reads.league(request.leagues, league), request.say
    ended = [each for each in await _ended(request, found) if plates.wins(each)]
    games = await reads.games(request.leagues, league)
    users = [user for shown in ended for user in plates.first(shown)]
    users += [part.person for game in games for part in game.parts]
    named = await request.called.names(found.guild, users, say)
    record = plates.hall(found, games, ended, named, say)
    picture = await request.pictures.league(record, say)
    await request.answer(Layout(text(sentences.heading(found)), *shown(picture)), picture)


# What is shared.


async def _latest(request: Request, league: League) -> Season | None:
    """The season that goes on, or the last one."""
    number = league.season or (league.seasons[-1] if league.seasons else None)
    return await reads.season(request.leagues, number) if number is not None else None


def _met(request: Request) -> None:
    request.called.met(request.interaction.guild_id, request.interaction.user)


def by(request: Request, why: str = "") -> By:
    """Who asks, for the log of the league."""
    return By(request.user, request.command, why, admin=admin(request))


async def tried(request: Request, deed: Awaitable[object], done: Msg) -> Msg:
    """What is told above a panel that stays: what was done, or why it was refused."""
    try:
        await request.carry_out(deed)
    except Illegal as refusal:
        return refusal.reason
    return done


def admin(request: Request) -> bool:
    """Whether somebody manages the server they act on."""
    if request.interaction.guild_id is None:
        return False
    granted = request.interaction.permissions
    return granted.manage_guild or granted.administrator


def demand_place(interaction: discord.Interaction[discord.Client]) -> None:
    """Refuse a channel in which no threads can be opened, and rights that are missing."""
    place = interaction.channel
    if isinstance(place, discord.Thread):
        place = place.parent
    if not isinstance(place, discord.TextChannel | discord.ForumChannel):
        raise Illegal(Msg("leagues-no-threads-here"))
    if isinstance(place, discord.ForumChannel):
        threads.fitting(place, ())
    limits.demand(interaction, limits.OWN_THREAD)


def season_buttons(
    season: Season, say: Say, *, inside: bool = False, plays: bool = False
) -> list[Row]:
    """What somebody can do about their place in a season; `inside`: they have one, `plays`: in a
    season that goes on."""
    rolling = season.status == "playing" and season.settings.format == "pools"
    found = []
    if season.status == "confirming":
        label = say(Msg("leagues-confirm"))
        found.append(button(label, "adj-leagueconfirm", season.id, style=ButtonStyle.primary))
    if not inside and (season.status in ("signup", "confirming") or rolling):
        label = say(Msg("leagues-enter"))
        found.append(button(label, "adj-leagueenter", season.id, style=ButtonStyle.success))
    if season.status in ("signup", "confirming", "playing"):
        found.append(button(say(Msg("leagues-withdraw")), "adj-leaguewithdraw", season.id))
    if plays and season.settings.format in ("swiss", "pairs"):
        found.append(button(say(Msg("leagues-rest")), "adj-leaguerest", season.id))
    return [tuple(found)] if found else []


def look_buttons(league: League, season: Season | None, say: Say) -> Row:
    """What can be looked at."""
    found = []
    if season is not None and season.started is not None:
        label = say(Msg("leagues-kind-standings"))
        found.append(button(label, "adj-leaguestandings", season.id))
        found.append(button(say(Msg("leagues-tables")), "adj-leaguetables", league.id))
    if season is not None:
        found.append(button(say(Msg("leagues-people")), "adj-leaguepeople", season.id))
    found.append(button(say(Msg("leagues-rules")), "adj-leaguerules", league.id))
    found.append(button(say(Msg("leagues-log")), "adj-leaguelog", league.id))
    return tuple(found)
