"""Lays out public messages, made of public facts only; and the chronicle of a game that is over:
its story, its film, and what is worth remembering."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from typing import Any, TypeVar

from discord import ButtonStyle

import renderers
from bot.app.clocks.clock_book import SeatTime, Used
from bot.app.door import Tables
from bot.app.mail.kinds import ChronicleBody, IdleBody, NoticeBody, OverBody, TakebackBody, TurnBody
from bot.app.model import Table, User
from bot.app.past.past import Memories
from bot.app.play import deeds
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import Row, button, text
from bot.edge.layout import (
    PLEDGE,
    Drawn,
    Layout,
    awaited,
    happened,
    heading,
    lasting,
    lines,
    mention,
    minor,
    plain,
    shown,
    turn_colour,
    when,
)
from bot.edge.pictures import Pictures
from bot.text import Words, names
from engines.contract import Msg, Seat, msg
from renderers.film import FRAMES
from renderers.story import BOARDS, spread

NEWS, PEOPLE, SEED = 1800, 900, 400
"""Most characters of the news, below which the picture has to stay in sight, of who is next or who
won, and of the seed at the end. With a heading they fit into one message."""


def turn(body: TurnBody, say: Say, picture: Drawn | None, battle: Drawn | None = None) -> Layout:
    """The board, what happened, a great battle if there was one, who is next and until when; last
    what the dice follow from, before the first of them is rolled."""
    pledged = [event for event in body.events if event.text.id == PLEDGE]
    news = [event for event in body.events if event not in pledged]
    what = happened(news, say, NEWS - SEED if pledged else NEWS)
    who = limits.fit(awaited(body.waiting, say), PEOPLE)
    below = "\n".join(filter(None, [who, happened(pledged, say, SEED)]))
    return Layout(
        text("\n".join(filter(None, [heading(body.table, say), what]))),
        *shown(battle),
        *shown(picture),
        *([text(below)] if below else []),
        *lines(public_buttons(body.table, say)),
        colour=turn_colour(body.table, body.waiting),
    )


def public_buttons(table: Table, say: Say) -> list[Row]:
    """The buttons under every board. They are always the same: they name the table and tell nothing
    that happens there."""
    play = button(say(msg("show-play")), "adj-open", table.id, style=ButtonStyle.success)
    hand = button(say(msg("show-hand")), "adj-hand", table.id)
    log = button(say(msg("show-log")), "adj-log", table.id)
    catch_up = button(say(msg("show-catch-up")), "adj-happened", table.id)
    tried = button(say(msg("show-try")), "adj-trial", table.id)
    return [(play, hand, catch_up, log, tried)]


def over(body: OverBody, say: Say, picture: Drawn | None) -> Layout:
    """The last board, the ranking, and the seed that lets anybody check the dice."""
    table = body.table
    unsaid = {"table-seed", *minor(table.game)}  # the seed is said below
    events = [event for event in body.events if event.text.id not in unsaid]
    parts = [say(msg("over-abandoned"))]
    if body.result:
        parts = [say(msg("over-title"))]
        for place, seats in enumerate(body.result.ranking, start=1):
            parts.append(say(msg("over-place", place=place, seats=_people(table, seats, say))))
    seed = "-# " + say(msg("over-seed", seed=table.seed, pledge=table.pledge))
    return Layout(
        text("\n".join([heading(table, say), limits.fit("\n".join(parts), PEOPLE)])),
        *shown(picture),
        text("\n".join(filter(None, [happened(events, say, NEWS - SEED), limits.fit(seed, SEED)]))),
        *lines(_afterwards(table, say)),
    )


def _afterwards(table: Table, say: Say) -> list[Row]:
    """What can be done with a game that is over."""
    replay = button(say(msg("show-replay")), "adj-replay", table.id)
    review = button(say(msg("show-review")), "adj-review", table.id)
    again = button(say(msg("trial-again")), "adj-trial", table.id, 0)
    log = button(say(msg("show-log")), "adj-log", table.id)
    verify = button(say(msg("show-verify")), "adj-verify", table.id)
    rematch = button(say(msg("show-rematch")), "adj-rematch", table.id)
    return [(rematch, replay, review), (again, log, verify)]


def chronicle(
    body: ChronicleBody,
    say: Say,
    film: Drawn | None,
    story: Drawn | None = None,
    memories: Memories | None = None,
    why: Sequence[Msg] = (),
) -> Layout:
    """The way a game went as a picture and as a film, how it was lost, who played what, how long it
    took, and what can be said of its people and dice."""
    table = body.table
    lasted = (table.ended or 0.0) - (table.started or 0.0)
    parts = [say(msg("chronicle-lost", told=" ".join(map(say, why))))] if why else []
    parts += [say(msg("chronicle-length", n=body.boards, time=lasting(lasted, say)))]
    for player in table.players:
        seats = chair(table, player.seats, say)
        parts.append("- " + say(msg("show-person", seat=seats, user=mention(player.user, say))))
    if body.quickest is not None:
        user, half = body.quickest
        what = {"user": mention(user, say), "time": lasting(half, say)}
        parts.append(say(Msg("chronicle-quickest", what)))
    if body.patient is not None:
        parts.append(say(msg("chronicle-patient", user=mention(body.patient, say))))
    if memories is not None:
        parts += [say(each) for each in remembered(table, memories)]
    return Layout(
        text("\n".join([heading(table, say), say(msg("chronicle-title"))])),
        *shown(story),
        *shown(film),
        text(limits.fit("\n".join(parts), NEWS)),
        *lines(_afterwards(table, say)),
    )


def remembered(table: Table, memories: Memories) -> list[Msg]:
    """Whose dice were luckiest, and who held a place longest."""
    found = []
    if luck := memories.luck:
        seat = names.seat(table.game, luck.seat)
        # A tenth more or less says nothing: a whole number is easier to read.
        expected = round(luck.expected)
        found.append(msg("chronicle-luck", seat=seat, n=luck.hits, expected=expected))
    if hold := memories.hold:
        seat = names.seat(table.game, hold.seat)
        found.append(msg("chronicle-hold", seat=seat, place=hold.place, n=hold.boards))
    return found


def _people(table: Table, seats: Sequence[Seat], say: Say) -> str:
    """Everybody who holds these seats, named once."""
    held: dict[User | None, list[Seat]] = {}
    for seat in seats:
        held.setdefault(table.holder(seat), []).append(seat)
    found = []
    for holder, theirs in held.items():
        user = mention(holder, say) if holder is not None else "—"
        found.append(say(msg("show-person", seat=chair(table, theirs, say), user=user)))
    return "; ".join(found)


def chair(table: Table, held: Sequence[Seat], say: Say) -> str:
    """What somebody holds: a name for all of it if there is one, else each seat's."""
    every = [seat for chair in table.chairs for seat in chair]
    return ", ".join(map(say, names.chair(table.game, held, every)))


def notice(body: NoticeBody, say: Say) -> Layout:
    parts = [heading(body.table, say)] if body.table else []
    parts += [say(body.text), " ".join(mention(user, say) for user in body.mention)]
    return Layout(text("\n".join(filter(None, parts))))


def plea(body: TakebackBody, say: Say) -> Layout:
    """The request for a takeback, with two buttons. Nobody sees what the others press."""
    people = ", ".join(mention(user, say) for user in body.asked)
    said = say(msg("takeback-asked", user=mention(body.user, say), people=people))
    place = (body.table.id, body.number)
    agree = button(say(msg("takeback-agree")), "adj-agree", *place, style=ButtonStyle.success)
    refuse = button(say(msg("takeback-refuse")), "adj-refuse", *place)
    return Layout(text(f"{heading(body.table, say)}\n{said}"), *lines([(agree, refuse)]))


def untouched(body: IdleBody, say: Say) -> Layout:
    """The question whether a table that nobody touches is to be closed."""
    people = ", ".join(mention(user, say) for user in body.asked)
    said = say(msg("idle-asked", people=people, time=when(body.closes)))
    keep = button(say(msg("idle-keep")), "adj-keep", body.table.id, style=ButtonStyle.success)
    return Layout(text(f"{heading(body.table, say)}\n{said}"), *lines([(keep,)]))


def clocks(table: Table, seats: Sequence[SeatTime], say: Say) -> Layout:
    """Who has used how much time, for one reader."""
    parts = [heading(table, say), say(msg("clocks-title"))]
    for each in seats:
        person = _people(table, [each.seat], say)
        parts.append("- " + _used("open", each.open, say, person=person))
    for each in seats:
        if each.own:
            seat = say(names.seat(table.game, each.seat))
            bank = lasting(each.bank, say)
            said = _used("sealed", each.sealed, say, seat=seat)
            parts.append("-# " + say(msg("clocks-own", said=said, bank=bank)))
    return plain("\n".join(parts))


def _used(name: str, used: Used | None, say: Say, **who: str) -> str:
    if used is None:
        return say(Msg(f"clocks-none-{name}", dict(who)))
    _, half, most = (lasting(each, say) for each in used.quartiles)
    counted: dict[str, str | int] = {"n": used.answers, "late": used.timeouts}
    return say(Msg(f"clocks-{name}", {**who, **counted, "half": half, "most": most}))


T = TypeVar("T")

log = logging.getLogger(__name__)

POINTS = 60
"""On the curve of how near each side was to winning."""


async def chronicle_of(
    tables: Tables, pictures: Pictures, body: ChronicleBody, said: Words
) -> tuple[Layout, Drawn | None, Drawn | None]:
    """The message, its picture and its film; either is left out if it cannot be drawn."""
    table, boards = body.table, range(body.boards)
    few, many = spread(boards, BOARDS), spread(boards, FRAMES)
    views = await _or(deeds.shown_boards(tables, table.id, few), [])

    async def shown() -> list[Any]:
        return views

    story = await pictures.story(
        table, said, shown, lambda: _or(deeds.course(tables, table.id, spread(boards, POINTS)), [])
    )
    film = await pictures.film(table, said, lambda: deeds.positions(tables, table.id, many))
    memories = await _or(deeds.memories(tables, table.id), Memories())
    winners = table.result.ranking[0] if table.result and table.result.ranking else ()
    try:
        why = renderers.lost(table.game, views, winners)
    except Exception:
        log.exception("a chronicle leaves out how it was lost")
        why = []
    return chronicle(body, said.say, film, story, memories, why), story, film


async def _or(found: Awaitable[T], nothing: T) -> T:
    """What is found in a game's past; nothing if it cannot be read any more."""
    try:
        return await found
    except Exception:
        log.exception("a chronicle leaves something out")
        return nothing
