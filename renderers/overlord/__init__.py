"""Memoir '44 Overlord as pictures. OV-30."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from engines.contract import Event
from engines.overlord.view import SeatView, TableView
from renderers import atlas, leaflet
from renderers.atlas import View
from renderers.closeup import CLOSE
from renderers.contract import Chooser, Renderer
from renderers.draw import Stamp
from renderers.overlord import generals, ground, head, help_card, strip
from renderers.overlord.board import CLOSE_NAME, Board, spots
from renderers.overlord.chooser import alt_chooser, chooser
from renderers.overlord.colours import FACES, FRONT
from renderers.overlord.hand import hand
from renderers.overlord.places import (
    AREAS,
    BATTLE,
    EDGE,
    PANEL,
    SECTIONS,
    Field,
    field,
    fight,
    holds,
    near,
    placed,
    whole,
    window,
)
from renderers.overlord.signs import SIGNS, STORY, TOLD
from renderers.overlord.words import alt, alt_hand, alt_part
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.theme import Theme
from renderers.wording import Say

FOCUS: tuple[str, ...] = (*AREAS, *SECTIONS, BATTLE)
ALT = {part: partial(alt_part, part) for part in (*AREAS, *SECTIONS, BATTLE)}
"""What is told of parts of the board."""


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = FRONT,
    marks: Sequence[str] = (),
    focus: str = "",
) -> Plan:
    """The board; `marks` are hexes to be ringed, `focus` a part of it.

    Who holds a seat has his own edge at the bottom, and sees what his units can do (OV-30.11,
    30.12). Everybody else sees the board as it is drawn.
    """
    table, own = (view.table, view) if isinstance(view, SeatView) else (view, None)
    ground_ = placed(view)
    part = _part(table, focus, ground_, marks)
    sheet = Sheet(theme, say)
    letters = CLOSE_NAME if part else 13.0
    board = Board(table, marks, theme, ground_, own, part is not None, letters).stamps
    if part is None:
        generals.strips(sheet, table, whole(ground_), ground_)
        head.head(sheet, table)
        head.table(sheet, table)
        head.key(sheet, table)
        paper = ground.sheet(table.face, ground_, theme)
        return Plan(paper, (*board, *sheet.stamps))
    foot = part.y + part.height - (PANEL if focus == BATTLE else 0)
    head.brief(sheet, table, part, ground_, foot)
    if focus == BATTLE:
        head.below(sheet, table, part)
    elif focus != CLOSE:
        generals.strips(sheet, table, part, ground_)
    drawn = [mark for mark in board if _whole(mark, part)] + sheet.stamps
    paper = ground.blank(table.face, replace(part, x=0, y=0), theme)
    return Plan(paper, tuple(replace(m, x=m.x - part.x, y=m.y - part.y) for m in drawn))


def _part(table: TableView, focus: str, ground_: Field, marks: Sequence[str]) -> View | None:
    """What is shown of the board; None for all of it."""
    if focus == CLOSE:
        return near(ground_, [cell for cell in marks if cell in spots(ground_)])
    return window(table, focus, ground_) if focus else None


def parts(view: TableView | SeatView) -> tuple[str, ...]:
    """The parts that this board has just now."""
    table = view.table if isinstance(view, SeatView) else view
    here = AREAS if len(table.generals) > 2 else ()
    numbers = SECTIONS[: len(table.lines) + 1]
    return (*here, *numbers, *([BATTLE] if fight(table) else []))


def own(view: SeatView, marks: Sequence[str] = ()) -> str:
    """What a seat looks at first: the places of the question if they lie near each other; if it is
    about no place the battle being fought, or a commander the area where most is at stake; else a
    general his area, unless the question lies elsewhere."""
    if not marks and view.table.fighting:
        return BATTLE
    if not marks and view.role not in AREAS:
        return _at_stake(view.table)
    if near(placed(view), [cell for cell in marks if cell in spots(placed(view))]):
        return CLOSE
    if view.role in AREAS and holds(view.table, view.role, placed(view), marks):
        return view.role
    return ""


def _at_stake(table: TableView) -> str:
    """The third of a wide board in which the weaker side has most units."""
    here, areas = field(table), [part for part in parts(table) if part in AREAS]
    sides = {unit.side for unit in table.units}

    def weaker(part: str) -> int:
        there = [unit.side for unit in table.units if holds(table, part, here, [unit.at])]
        return min(map(there.count, sides))

    return max(areas, key=weaker, default="")


GREAT = 3
"""So many figures fall at once in few attacks of a battle."""
ATTACKS = frozenset(("ov-attack", "ov-ambush", "ov-back", "ov-bombed"))


def great(view: TableView, events: Sequence[Event]) -> str:
    """The battle, if the last attack was among these events and felled many figures at once."""
    fought = any(event.text.id in ATTACKS for event in events)
    return BATTLE if fought and view.attack is not None and view.attack.hits >= GREAT else ""


def fought_over(view: TableView, events: Sequence[Event]) -> str:
    """The area of the board in which all of these attacks were made; empty if there are several,
    or the battle is over: then everybody is shown the whole board."""
    attacks = [event.places for event in events if event.text.id in ATTACKS]
    cells = [cell for places in attacks for cell in places]
    here = field(view)
    areas = [part for part in parts(view) if part in AREAS and holds(view, part, here, cells)]
    return areas[0] if cells and areas and not view.winner else ""


def _whole(mark: Stamp, shown: View) -> bool:
    """A name that is cut would be read as another."""
    if not mark.about.startswith("name:"):
        return True
    left, right = shown.x + EDGE, shown.x + shown.width - EDGE
    x0, _, x1, _ = mark.box
    return left <= x0 and x1 <= right


def card(view: TableView | SeatView) -> leaflet.Leaflet:
    """The help card of the battle that is looked at."""
    return help_card.leaflet(view.table if isinstance(view, SeatView) else view, FRONT)


def prepare(say: Say, theme: Theme = FRONT) -> None:
    """Make ready what every picture needs, so that the first one is as quick as the others."""
    for face in FACES:
        for wide in (26, 13):
            atlas.sheet(ground.sheet(face, Field(wide, 9), theme))


RENDERER = Renderer(
    plan=plan,
    hand=hand,
    alt=alt,
    alt_hand=alt_hand,
    prepare=prepare,
    focus=FOCUS,
    closes=True,
    hand_verbs=frozenset(("self", "give", "send", "visit")),
    focus_now=parts,
    first_look=own,
    alt_focus=ALT,
    help_card=card,
    great=great,
    shown_to_all=fought_over,
    chooser=Chooser(chooser, alt_chooser),
    strip=strip.plan,
    told=TOLD,
    signs=SIGNS,
    story=STORY,
    theme=FRONT,
    side=lambda seat: seat.partition("_")[0].upper(),
)
