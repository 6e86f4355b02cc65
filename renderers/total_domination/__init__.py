"""Total Domination as pictures. TD-V."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.contract import Event
from engines.total_domination.view import SeatView, TableView
from renderers import atlas
from renderers.atlas import Ground, Print, View
from renderers.contract import Renderer
from renderers.draw import Mark
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.theme import Theme
from renderers.total_domination import board, ending, head, help_card, legend, panels
from renderers.total_domination.colours import POLAR, inks
from renderers.total_domination.ground import printed
from renderers.total_domination.hand import hand
from renderers.total_domination.places import FACTS, PLATE, TALL_HEIGHT, WIDE_HEIGHT, WIDTH
from renderers.total_domination.signs import SIGNS, STORY, TOLD
from renderers.total_domination.words import alt, alt_hand, alt_technology
from renderers.wording import Say

WIDE, TALL = View(0, 0, WIDTH, WIDE_HEIGHT, 0.64), View(0, 0, WIDTH, TALL_HEIGHT, 0.64)
ENDED = 0.6
"""The scale of the last board, which has the winner's plate below."""
WINDOWS = {
    "pacific": View(0, 132, 1418, 1110, 0.92),
    "russia": View(890, 132, 1418, 1110, 0.92),
    "europe": View(890, 612, 1418, 1160, 0.92),
    "atlantic": View(0, 612, 1418, 1160, 0.92),
}
WHOLE, TECHNOLOGY = "tall", "technology"
"""The board with everything that lies beside the map, and the technology sheets."""
FOCUS: tuple[str, ...] = (*WINDOWS, WHOLE, TECHNOLOGY)
ALT = {TECHNOLOGY: alt_technology}
"""What is told for parts of the board that have words of their own."""


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = POLAR,
    marks: Sequence[str] = (),
    focus: str = "",
) -> Plan:
    """The board, a part of it or the technology sheets; `marks` are places to be ringed."""
    table, deeds = (view.table, view.deeds) if isinstance(view, SeatView) else (view, view.deeds)
    sheet = Sheet(theme, say)
    if focus == TECHNOLOGY:
        panels.technology(sheet, table)
        return Plan(_paper(theme), tuple(sheet.stamps))
    head.track(sheet, table)
    if focus in WINDOWS:
        head.strip(sheet, table, WINDOWS[focus])
    else:
        head.head(sheet, table)
        if focus == WHOLE:
            head.years(sheet, table)
            panels.panels(sheet, table)
            legend.legend(sheet, table.alternate)
        else:
            legend.brief(sheet, table)
        ending.ending(sheet, table, TALL_HEIGHT if focus == WHOLE else WIDE_HEIGHT)
    drawn: list[Mark] = [*board.stamps(table, deeds, marks, say, theme), *sheet.stamps]
    over = bool(table.winner)
    return Plan(_board(table.arctic, table.alternate, theme, focus, over), tuple(drawn))


def turned_up(view: TableView, events: Sequence[Event]) -> str:
    """The sheets, once the technologies of a year are turned up (TD-4.3.19)."""
    return TECHNOLOGY if any(each.text.id == "td-log-tech-active" for each in events) else ""


def prepare(say: Say, theme: Theme = POLAR) -> None:
    """Make ready what every picture needs, so that the first one is as quick as the others."""
    for arctic in (False, True):
        atlas.sheet(_board(arctic, False, theme))
    for focus in (*WINDOWS, WHOLE):
        atlas.sheet(_board(False, False, theme, focus))
    atlas.sheet(_paper(theme))


def _board(
    arctic: bool, alternate: bool, theme: Theme, focus: str = "", over: bool = False
) -> Print:
    view = WINDOWS.get(focus) or (TALL if focus else WIDE)
    name = f"total_domination-{focus or 'whole'}-{int(arctic)}{int(alternate)}-{theme.name}"
    if over and focus not in WINDOWS:
        view = replace(view, height=view.height + PLATE, scale=ENDED)
    return Print(name, view, FACTS, lambda: printed(theme, arctic, alternate))


def _paper(theme: Theme) -> Print:
    def ground() -> Ground:
        return Ground(theme.paper_deep, (), {}, (), {}, inks(theme))

    view = View(0, 0, panels.SHEET_WIDTH, panels.SHEET_HEIGHT)
    return Print(f"total_domination-technology-{theme.name}", view, "", ground)


RENDERER = Renderer(
    plan=plan,
    hand=hand,
    alt=alt,
    alt_hand=alt_hand,
    prepare=prepare,
    focus=FOCUS,
    hand_verbs=frozenset(("keep", "give", "drop", "swap", "burn", "reserve", "operate")),
    windows=WINDOWS,
    first_look=lambda view, marks: "",  # the board with all that is new to the seat (TD-V.13)
    great=turned_up,
    alt_focus=ALT,
    help_card=lambda view: help_card.leaflet(POLAR),
    told=TOLD,
    signs=SIGNS,
    story=STORY,
    theme=POLAR,
)
