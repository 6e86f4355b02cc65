"""What follows from the board for one player, drawn over it when he asks. AT-24.10."""

from __future__ import annotations

from functools import lru_cache

from engines.attack.view import SeatView
from engines.contract import Msg
from renderers import icons
from renderers.attack import board, deeds
from renderers.attack.layout import Layout, hull
from renderers.draw import Poly, Shapes, Stamp, Text, moved
from renderers.panel import Sheet
from renderers.theme import Theme
from renderers.wording import Say

KINDS = ("targets", "needs")
WAYS = ("land", "over", "sea", "leave", "chain")
ABOVE = 10.0
"""So far above its ring the sign of a way lies: the name within is not covered."""


def first(view: SeatView) -> str:
    """What his board shows by itself: while he writes down a move, where it can go."""
    return "targets" if view.targets or view.lines else ""


def under(view: SeatView, kind: str, where: Layout, theme: Theme) -> list[Stamp]:
    """The lines of the order that is being written down."""
    if kind != "targets":
        return []
    found = []
    for line in view.lines:
        kind = "cross" if line.needs_leave else "move"
        about = f"advice:line:{line.origin}:{line.target}"
        found.append(deeds.way(line.origin, line.target, where, kind, view.seat, about, theme))
    return found


def over(view: SeatView, kind: str, where: Layout, theme: Theme) -> list[Stamp]:
    if kind == "needs":
        return [
            Stamp(x, y, _need(least, theme), f"advice:need:{region}:{least}")
            for region, least in view.needs
            for x, y in (where[region].middle,)
        ]
    found = board.ringed(view.table, [region for region, _ in view.targets], where, theme)
    boxes = {ring.about.removeprefix("choice:"): ring.box for ring in found}
    for name, how in view.targets:
        x, y = boxes[name][2] - 14, boxes[name][1] - ABOVE
        found.append(Stamp(x, y, way_sign(how, theme), f"advice:target:{name}:{how}"))
    if view.origin:
        x0, y0, x1, _ = hull(where[view.origin].boxes[:2])
        found.append(Stamp((x0 + x1) / 2, y0 - 14, _here(theme), f"advice:origin:{view.origin}"))
    return found


def legend(view: SeatView, kind: str, say: Say, theme: Theme) -> list[Stamp]:
    """What the signs of the ways mean, in the sea south of Madagascar."""
    ways = [how for how in WAYS if how in {how for _, how in view.targets}]
    if kind != "targets" or not ways:
        return []
    sheet = Sheet(theme, say)
    x0, y1, wide = 1662.0, 1490.0, 322.0
    y0 = y1 - 20 - 40 * len(ways)
    sheet.frame((x0, y0, x0 + wide, y1), "advice:legend")
    for i, how in enumerate(ways):
        y = y0 + 30 + 40 * i
        sheet.put(x0 + 46, y, way_sign(how, theme), f"advice:way:{how}")
        sheet.text(x0 + 92, y, Msg(f"at-board-way-{how}"), 31, "text", room=wide - 104)
    return sheet.stamps


@lru_cache(maxsize=8)
def _need(least: int, theme: Theme) -> Shapes:
    """What two dice must show together."""
    return (
        Poly(icons.rounded(-30, -20, 30, 20, 8), theme.card, theme.choice, 4.0),
        Text(0, 0.5, f"{least}+", 32, theme.ink, "bold"),
    )


@lru_cache(maxsize=2)
def _here(theme: Theme) -> Shapes:
    return (Poly(((-16.0, -14.0), (16.0, -14.0), (0.0, 12.0)), theme.choice, theme.card, 3.0),)


@lru_cache(maxsize=16)
def way_sign(how: str, theme: Theme) -> Shapes:
    """One step, two steps, a crossing, one that needs leave, or any way through own regions."""
    arrow = icons.arrow_right(10, theme)
    anchor = icons.anchor(9, theme.ink)
    signs: dict[str, Shapes] = {
        "land": arrow,
        "over": (*moved(arrow, -10, 0), *moved(arrow, 10, 0)),
        "sea": anchor,
        "leave": (*moved(anchor, -9, 0), Text(10, 0, "?", 28, theme.red_ink, "bold")),
        "chain": (*moved(arrow, -19, 0), *arrow, *moved(arrow, 19, 0)),
    }
    wide = {"over": 24.0, "leave": 24.0, "chain": 33.0}.get(how, 16.0)
    plate = icons.rounded(-wide, -15, wide, 15, 7)
    return (Poly(plate, theme.card, theme.choice, 3.0), *signs[how])
