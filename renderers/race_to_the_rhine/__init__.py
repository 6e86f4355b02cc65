"""1944: Race to the Rhine as pictures. RR-22."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engines.race_to_the_rhine.view import SeatView, TableView
from renderers import atlas
from renderers.atlas import Print, View
from renderers.contract import Renderer
from renderers.draw import Mark, Stamp
from renderers.picture import Plan
from renderers.race_to_the_rhine import advice, board, deeds, help_card, names, panels, pieces
from renderers.race_to_the_rhine.area import hand
from renderers.race_to_the_rhine.ground import printed
from renderers.race_to_the_rhine.places import FACTS, SHEET_HEIGHT, SPACES, WIDTH, space_names
from renderers.race_to_the_rhine.signs import SIGNS, STORY, TOLD
from renderers.race_to_the_rhine.words import alt, alt_hand
from renderers.theme import STAFF, Theme
from renderers.wording import Say

WHOLE = View(0, 0, WIDTH, SHEET_HEIGHT, 0.76)
WINDOWS = {
    "west": View(20, -34, 1240, 1064, 1.4),
    "centre": View(300, 290, 1240, 940, 1.4),
    "south": View(400, 550, 1240, 950, 1.4),
    "rhine": View(1120, -34, 872, 1190, 1.4),
}
FOCUS = tuple(WINDOWS)
PHONE = 1000
"""Whole boards of this width or less are made for a phone."""
ADVICE = advice.KINDS
"""Pictures a player may ask for privately."""


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = STAFF,
    marks: Sequence[str] = (),
    focus: str = "",
    phone: bool = False,
) -> Plan:
    """The board; `marks` are places to be ringed, `focus` a part shown larger.

    For a `phone` its names are larger. For a seat `focus` may also be a piece of advice, drawn
    over the whole board.
    """
    table = view.table if isinstance(view, SeatView) else view
    letters = names.PHONE_NAME if phone and focus not in WINDOWS else names.NAME
    laid = board.Board(table, space_names(say), theme, letters, marks)
    asked = view if isinstance(view, SeatView) and focus in ADVICE else None
    drawn: list[Mark] = [
        *board.washes(table),
        *board.front_lines(table, theme),
        *(advice.under(asked, focus, theme) if asked else deeds.ways(table, theme)),
        *laid.stamps,
        *(advice.over(asked, focus, theme, laid) if asked else deeds.signs(table, theme, laid)),
    ]
    ring = pieces.chosen(theme)
    drawn += [
        Stamp(*SPACES[space].xy, ring, f"choice:{space}") for space in marks if space in SPACES
    ]
    focus = "" if focus in ADVICE else focus
    if focus:
        drawn += panels.strip(table, say, theme, WINDOWS[focus])
    else:
        drawn += panels.panels(table, say, theme)
    return Plan(_sheet(focus, theme), tuple(drawn))


def prepare(say: Say, theme: Theme = STAFF) -> None:
    """Make ready what every picture needs, so that the first one is as quick as the others."""
    for letters in (names.NAME, names.PHONE_NAME):
        names.boxes(tuple(space_names(say).items()), theme, letters)
    for focus in ("", *WINDOWS):
        atlas.sheet(_sheet(focus, theme))


def _sheet(focus: str, theme: Theme) -> Print:
    name = f"race_to_the_rhine-{focus or 'whole'}-{theme.name}"
    return Print(name, WINDOWS[focus] if focus else WHOLE, FACTS, lambda: printed(theme))


RENDERER = Renderer(
    plan=plan,
    hand=hand,
    alt=alt,
    alt_hand=alt_hand,
    prepare=prepare,
    focus=FOCUS,
    hand_verbs=frozenset(("give", "decline", "swap")),
    windows=WINDOWS,
    advice=ADVICE,
    plan_phone=partial(plan, phone=True),
    phone_width=PHONE,
    help_card=lambda view: help_card.leaflet(STAFF),
    told=TOLD,
    signs=SIGNS,
    story=STORY,
    theme=STAFF,
)
