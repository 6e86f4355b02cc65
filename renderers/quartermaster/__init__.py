"""Quartermaster General WW2 as pictures. QM-29."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engines.quartermaster.view import SeatView, TableView
from renderers import atlas
from renderers.atlas import Print, View
from renderers.contract import Renderer
from renderers.draw import Mark
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.quartermaster import board, head, help_card
from renderers.quartermaster.colours import WAR
from renderers.quartermaster.ground import printed
from renderers.quartermaster.hand import hand
from renderers.quartermaster.places import FACTS, HEIGHT, LOW, WIDTH, space_names
from renderers.quartermaster.signs import SIGNS, STORY, TOLD
from renderers.quartermaster.table import sheets as country_sheets
from renderers.quartermaster.words import alt, alt_hand
from renderers.theme import Theme
from renderers.wording import Say

WINDOWS = {
    "europe": View(280, 110, 860, 560, 1.75),
    "asia": View(880, 160, 860, 724, 1.75),
    "pacific": View(1220, 160, 780, 932, 1.5),
    "atlantic": View(0, 110, 760, 982, 1.5),
    "south": View(280, 560, 860, 532, 1.75),
}
FOCUS = tuple(WINDOWS)


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = WAR,
    marks: Sequence[str] = (),
    focus: str = "",
    steady: bool = False,
) -> Plan:
    """The board; `marks` are places to be ringed, `focus` a part shown larger. A `steady` one keeps
    room for Statuses."""
    table = view.table if isinstance(view, SeatView) else view
    named = space_names(say)
    sheet = Sheet(theme, say)
    foot = HEIGHT if steady or any(one.statuses for one in table.countries) else LOW
    if focus:
        head.strip(sheet, table, WINDOWS[focus])
    else:
        head.head(sheet, table)
        country_sheets(sheet, table, foot)
    drawn: list[Mark] = [
        *board.washes(table),
        *board.stamps(table, named, marks, theme),
        *sheet.stamps,
    ]
    return Plan(_sheet(focus, theme, foot), tuple(drawn))


def prepare(say: Say, theme: Theme = WAR) -> None:
    """Make ready what every picture needs, so that the first one is as quick as the others."""
    for focus in ("", *WINDOWS):
        atlas.sheet(_sheet(focus, theme))


def _sheet(focus: str, theme: Theme, foot: int = HEIGHT) -> Print:
    view = WINDOWS[focus] if focus else View(0, 0, WIDTH, foot, 0.82)
    name = f"quartermaster-{focus or ('whole' if foot == HEIGHT else 'low')}-{theme.name}"
    return Print(name, view, FACTS, lambda: printed(theme))


RENDERER = Renderer(
    plan=plan,
    hand=hand,
    alt=alt,
    alt_hand=alt_hand,
    prepare=prepare,
    focus=FOCUS,
    hand_verbs=frozenset(
        ("play", "drop", "instead", "discard", "tuck", "top", "take", "use", "now", "swap")
    ),
    windows=WINDOWS,
    steady=partial(plan, steady=True),
    help_card=lambda view: help_card.leaflet(WAR),
    told=TOLD,
    signs=SIGNS,
    story=STORY,
    theme=WAR,
)
