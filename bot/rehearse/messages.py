"""Every kind of message of every game at its largest, in every language: sent and read back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import pairwise
from typing import Any

import discord

from bot.app.clocks.calendars import DAY
from bot.app.leagues import founding, records
from bot.app.leagues.context import By
from bot.app.mail import kinds
from bot.app.mail.kinds import Body
from bot.app.model import Player, PlayerView, Prompt, Table, Waiting
from bot.app.past.past import Digest, Turn
from bot.app.people.lobby import chosen
from bot.edge import digests, limits, panel, public
from bot.edge.layout import Drawn, Layout, pictured
from bot.edge.pictures import Pictures, advice
from bot.league.standings import Row
from bot.rehearse.stage import Json, Stage, Trial, Wrong, differs, media, told
from bot.text import LANGUAGES, words
from engines.contract import Event, Msg, Offer, Result, Seat, msg
from engines.kit import play
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.registry import GAMES, engine
from renderers import zooms
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


MOVES = 150
"""How far each game is played."""
NEWS = 60
"""More events than a message has room for."""
Written = tuple[str, Layout, tuple[Drawn | None, ...]]
"""The kind of a message, and what it shows."""


@dataclass(frozen=True, slots=True)
class Sample:
    seats: tuple[Seat, ...]
    view: Any
    hand: Any
    seat: Seat
    """Who has the largest question."""
    offer: Offer
    events: tuple[Event, ...]


@cache
def largest(game: str) -> Sample:
    """The position of a game with the longest question, and all that everybody was told before."""
    rules, dice, chooser = engine(game), SeededRng(game.encode()), QuickRng(1)
    seats = tuple(seat for chair in rules.chairs({}) for seat in chair)
    state: Any = rules.new(seats, {}, dice)
    found: tuple[int, Any, Seat, Offer | None] = (-1, state, "", None)
    events: list[Event] = []
    for _ in range(MOVES):
        offers = rules.offers(state)
        if not offers:
            break
        for seat, offer in offers.items():
            if len(offer.choices) > found[0]:
                found = len(offer.choices), state, seat, offer
        seat, picks = able(rules, state, offers, chooser)
        outcome = play.play(rules, state, seat, picks, dice)
        events += [event for event in outcome.events if event.audience is None]
        state = outcome.state
    _, at, asked, question = found
    assert question is not None
    told = tuple(events[-NEWS:])
    return Sample(seats, rules.view(at, None), rules.view(at, asked), asked, question, told)


@cache
def longest(games: tuple[str, ...]) -> tuple[str, list[Any]]:
    """The game of computers with most turns, and its boards."""
    return max(((game, boards(game)) for game in games), key=lambda each: len(each[1]))


def boards(game: str) -> list[Any]:
    """What everybody sees of a game of computers whenever somebody new is waited for, and last."""
    rules, dice, before = engine(game), SeededRng(b"film 1"), set[str]()
    state = rules.new([seat for chair in rules.chairs({}) for seat in chair], {}, dice)
    found: list[Any] = []
    for offers, _, _ in walk(rules, state, dice, QuickRng(1), able):
        clocks = set(play.waited_for(offers).values())
        if clocks != before:
            found.append(rules.view(state, None))
        before = clocks
    return [*found, rules.view(state, None)]


def table(game: str, lang: str, place: int, people: Sequence[int], **more: Any) -> Table:
    """A table of this game at which every seat is taken and waited for."""
    chairs, at, now = engine(game).chairs({}), largest(game), time.time()
    players = tuple(Player(people[n], seats, n) for n, seats in enumerate(chairs))
    held = {seat: player.user for player in players for seat in player.seats}
    waiting = tuple(Waiting(s, held[s], at.offer.waiting, now + DAY, now + DAY) for s in at.seats)
    options = chosen(engine(game), {"language": lang})
    facts: dict[str, Any] = {
        "status": "playing", "options": options, "players": players, "chairs": chairs,
        "waiting": waiting, "opened": now - 60 * DAY, "started": now - 59 * DAY, "ended": None,
        "pledge": "a" * 64, "seed": "", "result": None,
    }  # fmt: skip
    return Table(99999, game, 1, place, people[0], **{**facts, **more})


def bodies(game: str, lang: str, place: int, people: Sequence[int]) -> Iterator[kinds.Body]:
    """What the outbox holds for the table itself."""
    here, at, now = table(game, lang, place, people), largest(game), time.time()
    users = tuple(people[: len(here.players)])
    away = tuple((user, now + DAY) for user in users)
    yield kinds.LobbyBody(replace(here, status="lobby"), kinds.Length(8, 30), away)
    yield kinds.TurnBody(here, here.waiting, at.view, at.events, users)
    result = Result(tuple((seat,) for seat in at.seats), at.seats[:1], "conceded")
    ended = replace(here, status="over", ended=now, seed="b" * 64, result=result, waiting=())
    yield kinds.OverBody(ended, at.view, at.events, result)
    yield kinds.SeatBody(here, at.seat, at.view, taken=False)
    turns = tuple(Turn(None, pair) for pair in pairwise(at.events))
    digest = Digest(here, now - DAY, at.events, 9, turns, at.events, at.view)
    yield kinds.NewsBody(here, digest)
    yield kinds.TakebackBody(here, users[0], 7, users)
    yield kinds.IdleBody(here, now + DAY, users)
    yield kinds.NoticeBody(here, msg("remind-open", seat=at.seat), users)


async def written(
    game: str, lang: str, place: int, people: Sequence[int], pictures: Pictures
) -> list[Written]:
    """What is told in private, and the chronicle, which is made from a stored game."""
    here, at, say = table(game, lang, place, people), largest(game), words(lang).say
    now, hands = time.time(), PlayerView(here, None, {at.seat: at.hand})
    asked = Prompt(here.id, at.seat, at.offer, 1, now + DAY, 3, now + DAY / 2, True, "imagine")
    parts = zooms(game) + advice(game)
    shown = panel.Panel(here, (asked,), news=at.events, zooms=parts, follows=True)
    board = await pictures.board(game, at.hand, say)
    hand = await pictures.hand(game, at.hand, say)
    ended = replace(here, status="over", ended=now)
    past = kinds.ChronicleBody(ended, 40, (people[0], 60.0), people[1])
    _, views = longest((game,))

    async def all_boards() -> list[Any]:
        return views

    story = await pictures.story(ended, words(lang), all_boards)
    tables = tuple(replace(here, id=here.id - n) for n in range(limits.MENU))
    call = kinds.CallBody(here, at.seat, "missing", now + DAY)
    return [
        ("panel", panel.lay_out(shown, say, board), (board,)),
        ("hand", panel.hand_message(hands, hand, asked, say, at.events), (hand,)),
        ("reminder", digests.reminder(kinds.RemindBody(here, at.seat, now + DAY, True), say), ()),
        ("call", digests.call(call, say), ()),
        ("digest", digests.daily(kinds.DigestBody(people[0], tables, now + DAY), say), ()),
        ("chronicle", public.chronicle(past, say, None, story), (story,)),
    ]
