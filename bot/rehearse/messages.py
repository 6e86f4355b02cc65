"""Every kind of message of every game at its largest, in every language: sent and read back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial

import discord

from bot.app.clocks.calendars import DAY
from bot.app.leagues import founding, records
from bot.app.leagues.context import By
from bot.app.mail.kinds import Body
from bot.edge import limits
from bot.edge.layout import Drawn, pictured
from bot.league.standings import Row
from bot.rehearse.positions import bodies, longest, written
from bot.rehearse.stage import Stage, Trial, Wrong, told
from bot.rehearse.tap import Json, differs, media
from bot.text import LANGUAGES, words
from engines.contract import Msg
from engines.registry import GAMES
from renderers.film import film

V2 = 1 << 15
LONG = 300.0
"""Seconds for what is much: Discord lets a bot write once a second into each thread."""
Message = tuple[str, Callable[[], Awaitable[Json]]]
"""What it is, and how it is sent."""
TOO_LARGE = 40005
"""Discord's code for: this file is larger than it takes here."""


def people(stage: Stage) -> list[int]:
    """As many people as sit at any table: whoever was named, and ids that nobody has."""
    first = stage.asked.person or stage.me
    return [first, *((stage.bot.application_id or stage.me) - n for n in range(1, 30))]


async def faults(stage: Stage, got: Json) -> list[str]:
    """What stands in a message otherwise than it was sent, or cannot be seen."""
    sent = stage.tap.sent[int(got["id"])]
    found = list(differs(sent["components"], got["components"]))
    if not got["flags"] & V2:
        found.append("it is no layout")
    if got["attachments"]:
        found.append("files that components show stand in `attachments` as well")
    for each in media(got):
        if not each.get("attachment_id"):
            found.append("a picture without `attachment_id`")
        try:
            await stage.loads(each["url"])
        except Wrong as wrong:
            found.append(f"a picture does not load: {wrong}")
    if len(media(got)) != len(media(sent)):
        found.append(f"{len(media(got))} pictures instead of {len(media(sent))}")
    return found


async def sound(stage: Stage, got: Json) -> Json:
    """The message, if it came back as it was sent."""
    if found := await faults(stage, got):
        raise Wrong("; ".join(dict.fromkeys(found)))
    return got


async def of_game(stage: Stage, game: str) -> str:
    place, users, pictures = await stage.thread(game), people(stage), stage.bot.sender.pictures
    found: list[Message] = []
    for lang in LANGUAGES:
        for body in bodies(game, lang, place, users):
            found.append((f"{lang} {kind(body)}", partial(stage.send, place, body)))
        for name, layout, drawn in await written(game, lang, place, users, pictures):
            found.append((f"{lang} {name}", partial(stage.post, place, layout, *drawn)))
    return await tried(stage, place, found)


async def of_leagues(stage: Stage) -> str:
    place, found = await stage.thread("leagues"), list[Message]()
    for lang in LANGUAGES:
        for body in await league(stage, lang, place):
            found.append((f"{lang} {kind(body)}", partial(stage.send, place, body)))
    return await tried(stage, place, found)


def kind(body: Body) -> str:
    return type(body).__name__.removesuffix("Body").lower()


async def tried(stage: Stage, place: int, messages: Iterable[Message]) -> str:
    """The kinds of these messages. One that is refused keeps no other from being tried."""
    good, wrong = list[str](), list[str]()
    for name, write in messages:
        try:
            await sound(stage, await write())
            good.append(name)
        except (discord.HTTPException, discord.RateLimited, Wrong) as error:
            wrong.append(f"{name}: {told(error)}")
    wrong += stage.tap.refused.get(place, [])
    if wrong:
        raise Wrong("; ".join(dict.fromkeys(wrong)))
    kinds = dict.fromkeys(each.partition(" ")[2] for each in good)
    return f"{len(good)} as they were sent: {', '.join(kinds)}"


async def league(stage: Stage, lang: str, place: int) -> list[Body]:
    """What a league says, with as many people as there are."""
    leagues, users, now = stage.bot.leagues, people(stage), time.time()
    settings = records.Settings(tuple(GAMES), "swiss", options={"language": lang})
    guild, name = stage.channel.guild.id, "A league " * 6
    here = await founding.create(
        leagues, guild, place, By(users[0], f"{lang}-league"), name, settings
    )
    season = await founding.open_season(leagues, here.id, By(users[0], f"{lang}-season"))
    entries = tuple(records.Entry(season.id, user, "entered", now) for user in users)
    rows = tuple(Row(user, n, 9.5, 9, 5, 40.5, 9e5) for n, user in enumerate(users, 1))
    pool = records.Pool(1, season.id, 1, 0, now, people=tuple(users))
    standings = records.Standings(here, season, pool, 3, rows, now)
    return [
        records.SignUpBody(here, season, entries),
        records.LeagueNoticeBody(here, season, Msg("leagues-final"), tuple(users), confirm=True),
        records.StandingsBody(standings),
        records.SeasonOverBody(
            here, replace(season, status="over", secret=b"b" * 32), (standings,)
        ),
        records.MatchBody(
            records.Match(
                1, guild, place, settings.games[0], "daily", 4, users[:1], until=now + DAY
            )
        ),
    ]


async def largest_film(stage: Stage) -> str:
    """A film of the longest game, with as many bytes as the bot ever sends."""
    game, views = longest(tuple(GAMES))
    gif = await asyncio.to_thread(film, game, views, words("en").say)
    comment = b"\x21\xfe" + b"\xff" + b"." * 255 + b"\x00"
    padding = comment * ((limits.FILM - len(gif)) // len(comment))  # before the last byte
    drawn = Drawn("film.gif", "the longest film", gif[:-1] + padding + gif[-1:])
    place = await stage.thread("film")
    got = await sound(stage, await stage.post(place, pictured("-# a film", drawn), drawn))
    return f"{len(drawn.png) / 2**20:.1f} MB, {len(media(got))} item"


async def too_large(stage: Stage) -> str:
    """A file Discord must refuse: what the bot takes for the limit is one."""
    limit = max(limits.FILE, stage.channel.guild.filesize_limit)
    drawn = Drawn("large.png", "too large", bytes(limit + 2**20))
    try:
        await stage.post(stage.channel.id, pictured("-# too large", drawn), drawn)
    except discord.HTTPException as error:
        if error.code == TOO_LARGE:
            return f"refused, as it should be: {told(error)}"
        raise
    raise Wrong(f"a file of {len(drawn.png) / 2**20:.0f} MB was taken")


ACTS = (
    tuple(Trial(f"messages of {each}", partial(of_game, game=each), LONG) for each in GAMES),
    (Trial("messages of leagues", of_leagues, LONG), Trial("a file too large", too_large)),
    (Trial("the largest film", largest_film, LONG),),
)
