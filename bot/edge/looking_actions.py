"""What can be looked at without being asked anything: hands, the board, the log, the rules, a game
as it was, step by step, and where it was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle

from bot.app.model import PlayerView
from bot.app.past import reviewing
from bot.app.past.past import ReplayStep
from bot.app.past.reviewing import Review
from bot.app.play import deeds
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import ASIDE, Picked, PickedNumber, Row, button, menu, option, press, text
from bot.edge.layout import (
    PLEDGE,
    Drawn,
    Layout,
    happened,
    heading,
    lines,
    pictured,
    plain,
    remembered,
    shown,
)
from bot.edge.panel import hands
from bot.edge.pictures import HELP, Pictures, has_help, near, own_board
from bot.edge.planner import worded
from bot.edge.request import Request
from bot.text import names
from bot.text.rulebook import Rulebook, rulebook
from engines.contract import Illegal, Msg, Seat, msg
from engines.kit.review import Moment
from renderers import zooms


@press("hand", reply=ASIDE)
async def hand(request: Request, game: int) -> None:
    player_view = await deeds.player_view(request.tables, game, request.user)
    if not player_view.hands:
        raise Illegal(msg("show-no-seat"))
    player_view = replace(
        player_view, hands={seat: player_view.hands[seat] for seat in player_view.shown_hands}
    )
    pictures = [
        await request.pictures.hand(player_view.table.game, view, request.say, number)
        for number, view in enumerate(player_view.hands.values())
    ]
    filed = await deeds.filed(request.tables, game, request.user)
    await request.answer(hands(player_view, pictures, request.say, filed), *pictures)


async def board(request: Request, table: int, focus: str = "") -> None:
    player_view = await deeds.player_view(request.tables, table, request.user)
    if focus not in zooms(player_view.table.game):
        focus = ""
    game, view = player_view.table.game, _first_view(player_view)
    picture = await request.pictures.board(game, view, request.say, focus=focus)
    await request.answer(
        Layout(text(heading(player_view.table, request.say)), *shown(picture)), picture
    )


@press("help", reply=ASIDE)
async def help_card(request: Request, game: int) -> None:
    player_view = await deeds.player_view(request.tables, game, request.user)
    if not has_help(player_view.table.game):
        raise Illegal(msg("error-out-of-date"))
    picture = await help_picture(request.pictures, request, player_view)
    await request.answer(pictured(request.say(msg("help-more")), picture), picture)


@press("log", reply=ASIDE)
async def log(request: Request, game: int, *, last: int = 25) -> None:
    table = await request.tables.table(game)
    logged = await deeds.log(request.tables, game, request.user, last)
    said = limits.newest(remembered(logged, request.say), 3500) or request.say(
        msg("show-log-empty")
    )
    await request.answer(plain(f"{heading(table, request.say)}\n{said}"))


@press("rule", reply=ASIDE)
async def rule(request: Request, game: int, seat: Seat) -> None:
    """Show the numbered rule behind the present question."""
    table = await request.tables.table(game)
    for prompt in await deeds.prompts(request.tables, game, request.user):
        if prompt.offer.rule and prompt.seat == (seat or prompt.seat):
            numbers = [prompt.offer.rule]
            if prompt.taught and prompt.taught.rule != prompt.offer.rule:
                numbers.insert(0, prompt.taught.rule)
            known = rules(table.game, request)
            said = [f"**{n}** {rule}" for n in numbers if (rule := known.find(n))]
            if said:
                await request.answer(plain("\n".join(said)))
                return
    raise Illegal(msg("rules-none"))


def really(request: Request, label: str, *ident: object) -> Row:
    """Asks whether something is meant that cannot be taken back."""
    yes = button(label, *ident, style=ButtonStyle.danger)
    return yes, button(request.say(msg("panel-not-sure")), "adj-leaveit")


@press("leaveit")
async def leave_it(request: Request) -> None:
    await request.tell(msg("nothing-done"))


async def help_picture(
    pictures: Pictures, request: Request, player_view: PlayerView
) -> Drawn | None:
    """The help card of a game, for its person."""
    game, view = player_view.table.game, _first_view(player_view)
    return await pictures.board(game, view, request.say, focus=HELP)


def _first_view(player_view: PlayerView) -> Any:
    """What a person's first seat sees, where seats have boards of their own; else what all see."""
    mine = next(iter(player_view.hands.values()), None)
    return mine if mine and own_board(player_view.table.game) else player_view.view


def rules(game: str, request: Request) -> Rulebook:
    try:
        return rulebook(game, request.words.lang)
    except FileNotFoundError:
        raise Illegal(msg("rules-none")) from None


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
    step = await deeds.replay_step(request.tables, game, request.user, seq, seat)
    drawn = await _drawn(step, request)
    await request.answer(replay(step, request.say, drawn), *drawn)


async def from_message(request: Request, message: int) -> None:
    """Begin with the board a message shows."""
    found = await deeds.shown_by(request.tables, message)
    if found is None:
        raise Illegal(msg("replay-no-board"))
    await show(request, *found)


@press("verify", reply=ASIDE)
async def verify(request: Request, game: int) -> None:
    """Compute every die and card of a finished game again."""
    faults = await deeds.verified(request.tables, game)
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
        step = await deeds.replay_step(request.tables, game, request.user, line, moment.seat)
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
    top, foot = [heading(found.table, say), say(msg("review-title"))], list[str]()
    if not found.done or not found.moments:
        top.append(say(msg("review-none" if found.done else "review-going-on")))
    items: list[Any] = []
    for n, ((line, each), picture) in enumerate(zip(found.moments, drawn, strict=True), start=1):
        told = [f"-# {say(each.asked)}"] if each.asked else []
        told.append(_told("review-moment", found, each, say, n=n))
        place = (found.table.id, line, each.seat)
        seen = button(say(msg("review-board")), "adj-replay", *place)
        tried = button(say(msg("show-try")), "adj-trial", *place)
        items += [
            text(limits.fit("\n".join(told), NEWS // 2)),
            *shown(picture),
            *lines([(seen, tried)]),
        ]
    if found.find:
        foot.append(_told("review-find", found, found.find, say))
    if percent := round(100 * abs(found.luck)):
        way = ("gave" if found.luck > 0 else "took") + ("-all" if percent >= 100 else "")
        foot.append(say(msg("review-luck", percent=percent, way=way)))
    told_last = [text(limits.fit("\n".join(foot), NEWS))] if foot else []
    return Layout(text("\n".join(top)), *items, *told_last)


def _told(which: str, found: Review, one: Moment, say: Say, **more: int) -> str:
    game, percent = found.table.game, round(100 * one.gain)
    made, better = (worded(game, some, say) for some in (one.made, one.better))
    told: dict[str, Any] = {"made": made, "better": better, "times": one.times, "of": one.of}
    return say(msg(which, percent=percent, **told, **more))


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


def _step(text: Msg | None, say: Say) -> str:
    """What happened in a step, on one plain line."""
    if text is None:
        return "–"
    return say(msg("replay-start") if text.id == PLEDGE else text)


def _turns(step: ReplayStep, say: Say) -> Any:
    """A menu of steps, this one among them, spread evenly over the game."""
    every = range(len(step.steps))
    chosen = sorted({*every[:: -(-len(every) // (limits.MENU - 2))], step.at, every[-1]})
    options = [
        option(f"{at + 1}. {_step(each.text, say)}", str(each.seq), chosen=at == step.at)
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
