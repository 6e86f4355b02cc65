"""Draws views of games. Pillow only; off the event loop, in any thread."""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engines import registry
from engines.contract import Event, Msg, Seat
from renderers import leaflet, recap
from renderers.asked import asked, picked, shortened, unringed
from renderers.atlas import Print
from renderers.closeup import CLOSE, close, legible, most, tiles
from renderers.contract import Renderer
from renderers.picture import Picture, Plan, draw, mosaic
from renderers.story import lost as story_lost
from renderers.story import story as drawn_story
from renderers.story import turning_points
from renderers.wording import Say

__all__ = [
    "Picture",
    "Renderer",
    "alt",
    "chooser",
    "in_print",
    "lost",
    "numbers",
    "picture",
    "prepare",
    "recalled",
    "renderer",
    "since",
    "steady",
    "strip",
    "zooms",
]


ALT = 1024
"""So long an alternative text may be."""


@functools.cache
def renderer(game: str) -> Renderer | None:
    """The pictures of a game; None for a game without any."""
    title = registry.GAMES.get(game)
    if title is None or find_spec(title.pictures) is None:
        return None
    import_module(title.engine)  # whole, before its views: else two threads meet halfway
    found: Renderer = import_module(title.pictures).RENDERER
    return found


def zooms(game: str, view: Any = None) -> tuple[str, ...]:
    """The parts of a board that have pictures of their own; of this board, where boards differ."""
    found = renderer(game)
    return found.parts(view) if found else ()


def _art(game: str) -> Renderer:
    found = renderer(game)
    if found is None:
        raise LookupError(f"{game} has no pictures")
    return found


MANY = 40
"""Places that may be ringed at once: more rings tell nobody anything, and hide the board."""


def picture(
    game: str,
    view: Any,
    say: Callable[[Msg], str],
    *,
    width: int | None = None,
    marks: Sequence[str] = (),
    around: Sequence[str] = (),
    about: str = "",
    focus: str = "",
    hand: bool = False,
    steady: bool = False,
) -> Picture:
    """A board, a part of it (`focus`), or what one seat holds (`hand`). With the focus `close` it
    is the part in which the marks are, if they lie near each other.

    `marks` are places to be ringed, or in a hand the keys whose cards are; `about` is the place
    that is asked about, ringed in another colour; without any, `close` is where the places `around`
    are, which get no rings; `width` makes a smaller picture; `steady` leaves
    out what comes and goes with the position and changes the size of the picture.
    """
    art, say = _art(game), in_print(say)
    if hand:
        cards = picked(art.hand(view, say), marks, art.theme)
        return Picture(draw(shortened(cards), width), art.alt_hand(view, say))
    if focus == leaflet.HELP:
        return Picture(draw(art.board(view, say, focus=focus), width), alt(game, view, say, focus))
    plan = art.plan
    if art.plan_phone is not None and width is not None and width <= art.phone_width:
        plan = art.plan_phone
    if art.steady is not None and steady:
        plan = art.steady
    shown = "" if focus == CLOSE else focus
    if about and about not in marks:
        marks = [*marks, about]
    else:
        about = ""
    drawn = plan(view, say, marks=marks or around, focus=focus if art.closes else shown)
    drawn = legible(drawn) if focus in art.windows else drawn
    telling = 0 < len(set(marks)) <= MANY
    last = functools.partial(asked, place=about, theme=art.theme) if telling else unringed
    if focus == CLOSE and not art.closes:
        whole, zoomed = drawn, functools.partial(_print, art, drawn, view, say)
        drawn = close(whole, art.windows, zoomed) or whole
        if drawn is whole and not marks:
            drawn = most(whole, art.windows, zoomed) or whole
        elif drawn is whole and (rows := tiles(whole, art.windows, zoomed)):
            rows = [[last(tile) for tile in row] for row in rows]
            return Picture(mosaic(rows, width), alt(game, view, say, shown))
    return Picture(draw(last(drawn), width), alt(game, view, say, shown))


def steady(game: str, view: Any, say: Callable[[Msg], str]) -> Plan:
    """The board as something that is looked at for long: it keeps its size and has no insets."""
    art = _art(game)
    return (art.steady or art.plan)(view, in_print(say))


_prints: dict[tuple[Print, str], Print] = {}


def _print(art: Renderer, whole: Plan, view: Any, say: Say, name: str) -> Print:
    """The larger print of a window. It follows from that of the whole board, so the plan that
    tells it is made once."""
    key = whole.sheet, name
    if key not in _prints:
        _prints[key] = art.plan(view, say, focus=name).sheet
    return _prints[key]


def since(
    game: str,
    view: Any,
    events: Sequence[Event],
    say: Callable[[Msg], str],
    *,
    width: int | None = None,
    near: bool = False,
) -> Picture | None:
    """The board as it is now, with what these events changed ringed and numbered in their order
    and arrows where something went; cut to those places if they lie near each other. `numbers`
    gives the number of each. The board is the public one, whoever looks; the caller leaves out
    events that not everybody who sees the picture may read. With `near` there is no picture where
    only the whole board would show all of it.
    """
    art, say = _art(game), in_print(say)
    table = getattr(view, "table", view)
    found, numbered = recap.steps(events, art.told)
    marks = list(dict.fromkeys(place for step in found for place in step.places))
    plan = art.plan(table, say, marks=marks, focus=CLOSE if art.closes and marks else "")
    whole = plan if not art.closes else art.plan(table, say) if near else None
    if not art.closes:
        zoomed = functools.partial(_print, art, plan, table, say)
        plan = close(plan, art.windows, zoomed) or plan
    if near and whole and (plan.part, plan.sheet) == (whole.part, whole.sheet):
        return None
    lines = [
        f"{number}. {say(event.text)}"
        for number, event in zip(numbered, events, strict=True)
        if number
    ]
    told = " ".join(lines) or art.alt(table, say)
    drawn = draw(recap.marked(plan, found, art.theme), width)
    return Picture(drawn, _fit(told))


def recalled(game: str, view: Any, events: Sequence[Event], say: Callable[[Msg], str]) -> Plan:
    """The whole board of `since`, as something that can be enlarged."""
    art, (found, _) = _art(game), recap.steps(events, _art(game).told)
    marks = list(dict.fromkeys(place for step in found for place in step.places))
    table = getattr(view, "table", view)
    board = (art.steady or art.plan)(table, in_print(say), marks=marks)
    return recap.marked(board, found, art.theme)


def strip(game: str, events: Sequence[Event], say: Callable[[Msg], str]) -> Picture | None:
    """Battles among these events, which everybody who sees the picture may read: their dice, and
    what fell. None if there was none, or the game draws none."""
    art = renderer(game)
    if art is None or art.strip is None or (plan := art.strip(events, in_print(say))) is None:
        return None
    return Picture(draw(plan), _fit(" ".join(say(event.text) for event in events)))


def numbers(game: str, events: Sequence[Event]) -> tuple[int, ...]:
    """The number of each event on the picture of `since`: 0 for one that has none; several that
    belong together have the same."""
    return recap.steps(events, _art(game).told)[1]


def story(
    game: str,
    views: Sequence[Any],
    say: Callable[[Msg], str],
    course: Sequence[Mapping[Seat, float]] = (),
) -> Picture | None:
    """The last picture of a game, worth keeping: its end, small maps of the way it went, who led
    when, the turning points, and how near to winning each seat was, if that is known. From public
    views, the oldest first; None for a game whose renderer tells no story."""
    art, say = renderer(game), in_print(say)
    if art is None or art.story is None or not views:
        return None

    plan = functools.partial(art.steady or art.plan, say=say)
    made = drawn_story(views, plan, art.story, art.theme, say, course)
    points = ". ".join(say(each) for each in turning_points(views, art.story))
    told = art.alt(views[-1], say)
    if points:
        told += f" {say(Msg('story-turns'))}: {points}."
    return Picture(made, _fit(told))


def lost(game: str, views: Sequence[Any], winners: Collection[Seat]) -> list[Msg]:
    """How the others lost, in three sentences at most; from the views of `story`."""
    art = renderer(game)
    return story_lost(views, art.story, winners) if art and art.story and views else []


def _fit(told: str) -> str:
    """The text, cut to the length an alternative text may have."""
    return told if len(told) <= ALT else f"{told[: ALT - 1]}…"


def alt(game: str, view: Any, say: Say, focus: str = "") -> str:
    """The alternative text of a picture."""
    art = _art(game)
    if focus == leaflet.HELP and art.help_card is not None:
        return leaflet.alt(art.help_card(view), say)
    return art.alt_focus.get(focus, art.alt)(view, say)


def chooser(game: str, views: Mapping[str, Any], chosen: str, say: Say) -> Picture:
    """The values of an option side by side; `chosen` is framed."""
    art, say = _art(game), in_print(say)
    if art.chooser is None:
        raise LookupError(f"{game} draws nothing to choose from")
    return Picture(draw(art.chooser.plan(views, chosen, say)), art.chooser.alt(views, say))


def prepare(game: str, say: Say) -> None:
    """Draw what all pictures of a game share, once for each language."""
    _art(game).prepare(in_print(say))


def in_print(say: Say) -> Say:
    """The text with characters our typefaces have: they have no arrows."""
    return lambda text: say(text).replace("→", "»").replace(" ⇄ ", " / ")
