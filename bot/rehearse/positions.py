"""Tables as the outbox tells of them, at their largest: every seat is taken, much has happened,
and the question has more answers than any other of the game."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any

from bot.app.clocks.calendars import DAY
from bot.app.mail import kinds
from bot.app.model import Player, PlayerView, Prompt, Table, Waiting
from bot.app.past.past import Digest, Turn
from bot.app.people.lobby import chosen
from bot.edge import digests, limits, panel, public
from bot.edge.layout import Drawn, Layout
from bot.edge.pictures import Pictures, advice
from bot.text import words
from engines.contract import Event, Offer, Result, Seat, msg
from engines.kit import play
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.registry import engine
from renderers import zooms

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
    turns = tuple(Turn(None, pair, 9) for pair in pairwise(at.events))
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
