"""A game as it was, step by step, in a message of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.app.past import reviewing
from bot.app.past.past import ReplayStep
from bot.app.past.reviewing import Review
from bot.app.play import sights
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import Row, button, menu, option, text
from bot.edge.layout import Drawn, Layout, happened, heading, lines, plain, shown
from bot.edge.pictures import near, own_board
from bot.edge.planner import worded
from bot.edge.presses import ASIDE, Picked, PickedNumber, press
from bot.edge.request import Request
from bot.text import names
from engines.contract import Illegal, Seat, msg

NEWS = 1200
"""Most characters of what happened: the picture has to stay in sight."""


@press("steps")
async def turn_to(request: Request, game: int, seat: Seat, seq: PickedNumber) -> None:
    await show(request, game, seq, seat)


@press("step", "eyes")
async def look(request: Request, game: int, seq: int, seat: Picked) -> None:
    await show(request, game, seq, seat)


@press("replay", reply=ASIDE)
async def show(request: Request, game: int, seq: int = 0, seat: Seat = "") -> None:
    """Show the board that was shown last at a line of the journal; else the first one."""
    step = await sights.replay_step(request.tables, game, request.user, seq, seat)
    drawn = await _drawn(step, request)
    await request.answer(replay(step, request.say, drawn), *drawn)


async def from_message(request: Request, message: int) -> None:
    """Begin with the board a message shows."""
    found = await sights.shown_by(request.tables, message)
    if found is None:
        raise Illegal(msg("replay-no-board"))
    await show(request, *found)


@press("verify", reply=ASIDE)
async def verify(request: Request, game: int) -> None:
    """Compute every die and card of a finished game again."""
    faults = await sights.verified(request.tables, game)
    said = [request.say(each) for each in faults or [msg("verify-good")]]
    await request.answer(plain(limits.fit("\n".join(said), limits.TEXT)))


async def _drawn(step: ReplayStep, request: Request) -> list[Drawn]:
    game, view = step.table.game, step.view
    if step.hand is not None and own_board(game):
        view = step.hand
    found = [await request.pictures.board(game, view, request.say)]
    if step.hand is not None:
        found.append(await request.pictures.hand(game, step.hand, request.say))
    return [each for each in found if each is not None]


@press("review", reply=ASIDE)
async def review(request: Request, game: int) -> None:
    """Show where a finished game was decided, each moment with the part of its board."""
    found = await reviewing.review_of(request.tables, request.user, game)
    drawn = []
    for n, (line, moment) in enumerate(found.moments, start=1):
        step = await sights.replay_step(request.tables, game, request.user, line, moment.seat)
        name, view = found.table.game, step.view
        if step.hand is not None and own_board(name):
            view = step.hand
        places, draw = moment.places, request.pictures.board
        part = near(name, view, places)
        drawn.append(await draw(name, view, request.say, marks=places, focus=part, number=n))
    files = [each for each in drawn if each is not None]
    await request.answer(reviewed(found, request.say, drawn), *files)


def reviewed(found: Review, say: Say, drawn: Sequence[Drawn | None]) -> Layout:
    """The few decisions that cost most, each with its board and the ways there, the best find, the
    dice."""
    game, percent = found.table.game, round(100 * found.luck)
    top, foot = [heading(found.table, say), say(msg("review-title"))], list[str]()
    if found.share < 1:
        top.append(say(msg("review-going-on", percent=round(100 * found.share))))
    items: list[Any] = []
    for n, ((line, each), picture) in enumerate(zip(found.moments, drawn, strict=True), start=1):
        made, better = (worded(game, some, say) for some in (each.made, each.better))
        told = msg("review-moment", n=n, made=made, better=better, times=each.times, of=each.of)
        place = (found.table.id, line, each.seat)
        seen = button(say(msg("review-board")), "adj-replay", *place)
        tried = button(say(msg("show-try")), "adj-trial", *place)
        items += [text(limits.fit(say(told), NEWS // 2)), *shown(picture), *lines([(seen, tried)])]
    if found.share >= 1 and not found.moments:
        top.append(say(msg("review-none")))
    if found.find:
        foot.append(say(msg("review-find", made=worded(game, found.find[1].made, say))))
    if abs(percent) >= 1:
        way = "gave" if percent > 0 else "took"
        foot.append(say(msg("review-luck", percent=abs(percent), way=way)))
    told_last = [text(limits.fit("\n".join(foot), NEWS))] if foot else []
    return Layout(text("\n".join(top)), *items, *told_last)


def replay(step: ReplayStep, say: Say, drawn: list[Drawn]) -> Layout:
    """The board, what had happened, and the way to every other step."""
    here, number = step.steps[step.at], step.at + 1
    told = say(msg("replay-at", n=number, of=len(step.steps), time=f"<t:{int(here.at)}:f>"))
    news = happened(step.events, say, NEWS)
    items: list[Any] = [text("\n".join(filter(None, [heading(step.table, say), told, news])))]
    for each in drawn:
        items += shown(each)
    return Layout(*items, *lines(_ways(step, say)))


def _ways(step: ReplayStep, say: Say) -> list[Row]:
    seqs = [each.seq for each in step.steps]
    last = len(seqs) - 1
    to = {
        "⏮": (0, "first"),
        "◀": (max(step.at - 1, 0), "back"),
        "▶": (min(step.at + 1, last), "on"),
        "⏭": (last, "last"),
    }
    place = ("adj-step", step.table.id)
    buttons = tuple(
        button(sign, *place, seqs[at], step.seat, way, disabled=at == step.at)
        for sign, (at, way) in to.items()
    )
    tried = button(say(msg("show-try")), "adj-trial", step.table.id, seqs[step.at], step.seat)
    found: list[Row] = [(*buttons, tried)]
    if last:
        found.append((_turns(step, say),))
    if step.seats:
        found.append((_eyes(step, say),))
    return found


def _turns(step: ReplayStep, say: Say) -> Any:
    """A menu of steps, this one among them, spread evenly over the game."""
    every = range(len(step.steps))
    chosen = sorted({*every[:: -(-len(every) // (limits.MENU - 2))], step.at, every[-1]})
    options = [
        option(
            f"{at + 1}. {say(each.text) if each.text else '–'}", str(each.seq), chosen=at == step.at
        )
        for at in chosen
        for each in (step.steps[at],)
    ]
    return menu(say(msg("replay-turns")), options, "adjs-steps", step.table.id, step.seat)


def _eyes(step: ReplayStep, say: Say) -> Any:
    """A menu of those through whose eyes one may look."""
    everybody = option(say(msg("replay-public")), "-", chosen=not step.seat)
    seats = [
        option(say(names.seat(step.table.game, seat)), seat, chosen=seat == step.seat)
        for seat in step.seats
    ]
    seq = step.steps[step.at].seq
    title = say(msg("replay-eyes"))
    return menu(title, [everybody, *seats], "adjs-eyes", step.table.id, seq)
