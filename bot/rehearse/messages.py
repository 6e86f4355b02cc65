"""Every kind of message of every game at its largest, in every language: sent and read back."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial

import discord

from bot.app.calendars import DAY
from bot.app.leagues import founding
from bot.app.leagues.model import (
    Entry,
    LeagueNoticeBody,
    Match,
    MatchBody,
    Pool,
    SeasonOverBody,
    Settings,
    SignUpBody,
    Standings,
    StandingsBody,
)
from bot.app.mail.kinds import Body
from bot.edge import limits
from bot.edge.layout import Drawn, Layout, pictured
from bot.league.standings import Row
from bot.rehearse.positions import bodies, longest, written
from bot.rehearse.stage import Stage, Step, Wrong, outgoing, told
from bot.rehearse.tap import Json, differs, media
from bot.text import LANGUAGES, words
from engines.contract import Msg
from engines.registry import GAMES
from renderers.film import film

V2 = 1 << 15
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


async def of_game(stage: Stage, game: str, lang: str) -> str:
    place = (await stage.thread(f"{game}, {lang}")).id
    here = list(bodies(game, lang, place, people(stage)))
    report = _Report(stage, place)
    for body in here:
        await report.row(body)
    for kind, layout, drawn in await written(
        game, lang, place, people(stage), stage.bot.sender.pictures
    ):
        await report.layout(kind, layout, *drawn)
    return report.verdict()


async def of_leagues(stage: Stage, lang: str) -> str:
    place = (await stage.thread(f"leagues, {lang}")).id
    report = _Report(stage, place)
    for body in await league(stage, lang, place):
        await report.row(body)
    return report.verdict()


class _Report:
    """Messages sent to one thread, and what was wrong with them: one that is refused does not keep
    the others from being tried."""

    def __init__(self, stage: Stage, place: int) -> None:
        self.stage, self.place = stage, place
        self.good: list[str] = []
        self.wrong: list[str] = []

    async def row(self, body: Body) -> None:
        kind = type(body).__name__.removesuffix("Body").lower()
        try:
            number = await self.stage.bot.sender.send(outgoing(self.place, body))
            assert number is not None
            await sound(self.stage, await self.stage.read(self.place, number))
            self.good.append(kind)
        except (discord.HTTPException, discord.RateLimited, Wrong) as error:
            self.wrong.append(f"{kind}: {told(error)}")

    async def layout(self, kind: str, layout: Layout, *drawn: Drawn | None) -> None:
        try:
            await sound(self.stage, await self.stage.post(self.place, layout, *drawn))
            self.good.append(kind)
        except (discord.HTTPException, discord.RateLimited, Wrong) as error:
            self.wrong.append(f"{kind}: {told(error)}")

    def verdict(self) -> str:
        if self.wrong:
            raise Wrong("; ".join(self.wrong))
        return ", ".join(self.good)


async def league(stage: Stage, lang: str, place: int) -> list[Body]:
    """What a league says, with as many people as there are."""
    leagues, users, now = stage.bot.leagues, people(stage), time.time()
    settings = Settings(tuple(GAMES), "swiss", options={"language": lang})
    guild, name = stage.channel.guild.id, "A league " * 6
    here = await founding.create(leagues, guild, place, users[0], name, settings, f"{lang}-league")
    season = await founding.open_season(leagues, here.id, users[0], f"{lang}-season")
    entries = tuple(Entry(season.id, user, "entered", now) for user in users)
    rows = tuple(Row(user, n, 9.5, 9, 5, 40.5, 9e5) for n, user in enumerate(users, 1))
    pool = Pool(1, season.id, 1, 0, tuple(users), now, None)
    standings = Standings(here, season, pool, 3, rows, now)
    return [
        SignUpBody(here, season, entries),
        LeagueNoticeBody(here, season, Msg("leagues-final"), tuple(users), confirm=True),
        StandingsBody(standings),
        SeasonOverBody(here, replace(season, status="over", secret=b"b" * 32), (standings,)),
        MatchBody(
            Match(1, guild, place, settings.games[0], "daily", 4, users[:1], until=now + DAY)
        ),
    ]


async def largest_film(stage: Stage) -> str:
    """A film of the longest game, with as many bytes as the bot ever sends."""
    game, views = longest(tuple(GAMES))
    gif = await asyncio.to_thread(film, game, views, words("en").say)
    comment = b"\x21\xfe" + b"\xff" + b"." * 255 + b"\x00"
    padding = comment * ((limits.FILM - len(gif)) // len(comment))  # before the last byte
    drawn = Drawn("film.gif", "the longest film", gif[:-1] + padding + gif[-1:])
    place = (await stage.thread("film")).id
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
    *(
        tuple(Step(f"messages of {game}, {lang}", partial(of_game, game=game, lang=lang), 300.0)
              for lang in LANGUAGES)
        for game in GAMES
    ),
    tuple(Step(f"messages of leagues, {each}", partial(of_leagues, lang=each))
          for each in LANGUAGES),
    (Step("the largest film", largest_film, 180.0), Step("a file too large", too_large)),
)  # fmt: skip
