"""Total Domination as pictures. TD-V."""

from __future__ import annotations

from collections.abc import Sequence

from engines.total_domination.view import SeatView, TableView
from renderers import atlas
from renderers.atlas import Ground, Print, View
from renderers.draw import Mark
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.theme import Theme
from renderers.total_domination import board, head, panels
from renderers.total_domination.colours import POLAR, inks
from renderers.total_domination.ground import printed
from renderers.total_domination.hand import hand
from renderers.total_domination.places import FACTS, HEIGHT, WIDTH, Say
from renderers.total_domination.words import alt, alt_hand

__all__ = ["FOCUS", "alt", "alt_hand", "hand", "plan", "prepare"]

FOCUS: tuple[str, ...] = ("technology",)


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = POLAR,
    marks: Sequence[str] = (),
    focus: str = "",
) -> Plan:
    """The board, or the technology sheets; `marks` are places to be ringed."""
    table, deeds = (view.table, view.deeds) if isinstance(view, SeatView) else (view, view.deeds)
    sheet = Sheet(theme, say)
    if focus:
        panels.technology(sheet, table)
        return Plan(_paper(theme), tuple(sheet.stamps))
    head.head(sheet, table)
    head.track(sheet, table)
    head.years(sheet, table)
    panels.panels(sheet, table)
    drawn: list[Mark] = [*board.stamps(table, deeds, marks, say, theme), *sheet.stamps]
    return Plan(_board(table.arctic, table.alternate, theme), tuple(drawn))


def prepare(say: Say, theme: Theme = POLAR) -> None:
    """Make ready what every picture needs, so that the first one is as quick as the others."""
    for arctic in (False, True):
        atlas.sheet(_board(arctic, False, theme))
    atlas.sheet(_paper(theme))


def _board(arctic: bool, alternate: bool, theme: Theme) -> Print:
    name = f"total_domination-{int(arctic)}{int(alternate)}-{theme.name}"
    whole = View(0, 0, WIDTH, HEIGHT, 0.74)
    return Print(name, whole, FACTS, lambda: printed(theme, arctic, alternate))


def _paper(theme: Theme) -> Print:
    def ground() -> Ground:
        return Ground(theme.paper_deep, (), {}, (), {}, inks(theme))

    view = View(0, 0, panels.SHEET_WIDTH, panels.SHEET_HEIGHT)
    return Print(f"total_domination-technology-{theme.name}", view, "", ground)
