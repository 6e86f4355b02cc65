"""Under the tall board: what the signs on it mean (TD-V.1 to TD-V.10); under the wide one: the four
powers with their cards and technologies (TD-V.10, TD-V.11)."""

from __future__ import annotations

from engines.contract import Msg
from engines.total_domination.view import MAP, TECHS, PowerView, TableView
from renderers import icons
from renderers.draw import Shapes, Text, bounds, moved
from renderers.panel import Sheet, bar
from renderers.theme import Theme, mix
from renderers.total_domination import board, pieces
from renderers.total_domination.panels import (
    FLAGS,
    GAP,
    STEPS,
    WIDE,
    cards,
    chip,
    facedown,
    lettered,
    shelf,
    step,
)
from renderers.total_domination.places import BRIEF, LEGEND, is_triangle

LETTERS = 29.0


def _wide(shapes: Shapes) -> float:
    x0, _, x1, _ = bounds(shapes)
    return x1 - x0


def legend(sheet: Sheet, alternate: bool) -> None:
    """All signs in columns: printed, laid, owned, and the fifteen technologies by their codes."""
    theme = sheet.theme
    box = (12.0, LEGEND[1] + 8, LEGEND[2] - 12, LEGEND[3] - 12)
    sheet.frame(box, "panel:legend")
    columns = _printed(theme, alternate), _laid(theme), _owned(theme)
    for x, column in zip((60.0, 470.0, 850.0), columns, strict=True):
        for row, (sign, shapes) in enumerate(column):
            y = box[1] + 34 + row * 41
            left = x - 30 if sign == "link" else x - _wide(shapes) / 2
            sheet.put(left - bounds(shapes)[0], y, shapes, f"sign:{sign}")
            text = sheet.say(Msg(f"td-board-sign-{sign}"))
            at = max(x + 34, left + _wide(shapes) + 14)
            sheet.text(at, y, text, LETTERS, "text", room=x + 348 - at)
    for i, tech in enumerate(TECHS.values()):
        x, y = 1250 + i // 5 * 352, box[1] + 42 + i % 5 * 57
        sheet.put(x, y, chip(tech.id, "on", theme, 0.8), f"sign:{tech.code}")
        sheet.text(x + 38, y, sheet.say(Msg(f"td-tech-{tech.id}")), 33, "text", room=274)


def _printed(theme: Theme, alternate: bool) -> list[tuple[str, Shapes]]:
    links = sorted({route.link for route in MAP.routes if route.link})
    links = [link for link in links if not (alternate and is_triangle(link))]
    pairs = [moved(pieces.link(link, theme), i * 38, 0, 0.8) for i, link in enumerate(links)]
    return [
        ("star", icons.star(15, theme.gold, theme.ink, 1.6)),
        ("factory", pieces.factory(14, theme.ink)),
        ("shipyard", icons.anchor(15, theme.ink)),
        ("uboat", (Text(0, 0, "U", 34, theme.water_text, "title"),)),
        ("limit", moved(pieces.most(2, theme.ink), 0, 0, 1.3)),
        ("link", tuple(shape for pair in pairs for shape in pair)),
        ("years", (Text(0, 0, "U2", 30, theme.water_text, "bold"),)),
    ]


def _laid(theme: Theme) -> list[tuple[str, Shapes]]:
    return [
        ("control", pieces.badge("uk", 16, theme)),
        ("tile", moved(pieces.tile("uk", theme), 0, 0, 0.8)),
        ("warning", pieces.warning(theme)),
        ("destroyed", moved(pieces.destroyed(theme), 0, 0, 0.7)),
        ("resistance", moved(pieces.resistance(1, theme), 0, 0, 0.8)),
        ("unsupplied", moved(pieces.unsupplied(theme), 0, 0, 1.2)),
        ("asleep", moved(board.asleep(theme), 0, 0, 1.3)),
    ]


def _owned(theme: Theme) -> list[tuple[str, Shapes]]:
    """What lies before a power, and what steps cost its armies and fleets."""
    return [
        *((what, step(what, theme)) for what in STEPS),
        ("reserve", moved(lettered("R", theme), 0, 0, 0.9)),
        ("lent", moved(lettered("L", theme), 0, 0, 0.9)),
        ("pending", moved(facedown(theme), 0, 0, 0.8)),
    ]


def brief(sheet: Sheet, view: TableView) -> None:
    for i, power in enumerate(view.powers):
        _power(sheet, view, power, GAP + i * (WIDE + GAP))


def _power(sheet: Sheet, view: TableView, power: PowerView, x: float) -> None:
    """Name, points, cards and technologies; greyed once it has passed."""
    theme, who = sheet.theme, power.power
    y0, y1 = BRIEF[1] + 12, BRIEF[3] - 8
    side = theme.sides[who]
    out = power.passed or power.conceded
    sheet.frame((x, y0, x + WIDE, y1), f"panel:{who}", view.active == who and not view.winner)
    fill = mix(side.colour, theme.card, 0.45) if out and who != "japan" else side.colour
    sheet.put(x, y0, bar(WIDE, 54, fill, theme))
    sheet.put(x + 34, y0 + 27, pieces.badge(who, 19, theme))
    name = sheet.say(Msg(f"td-seat-{who}"))
    about, room = f"name-of:{who}", 235.0 if out else 350.0
    wide = sheet.text(x + 64, y0 + 28, name, 42, "title", "l", side.text, about, room)
    for flag in [flag for flag in FLAGS[:2] if getattr(power, flag)][:1]:
        told, about = sheet.say(Msg(f"td-board-{flag}")), f"signs:{who}:{flag}"
        room = WIDE - wide - 240
        sheet.text(x + 80 + wide, y0 + 29, told, 30, "bold", "l", side.text, about, room)
    sheet.put(x + WIDE - 110, y0 + 27, icons.emblem(power.side, 16, theme))
    points = str(power.points)
    sheet.text(x + WIDE - 16, y0 + 28, points, 50, "title", "r", side.text, f"points:{who}")
    cards(sheet, power, x, y0 + 84)
    shelf(sheet, power, x + 9, y0 + 140, (WIDE - 18) / 8)
