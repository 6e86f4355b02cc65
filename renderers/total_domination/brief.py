"""The four powers in one line each, under the wide board. TD-V.10, TD-V.11."""

from __future__ import annotations

from engines.contract import Msg
from engines.total_domination.view import PowerView, TableView
from renderers import icons
from renderers.draw import moved
from renderers.panel import Sheet, bar
from renderers.theme import mix
from renderers.total_domination import pieces
from renderers.total_domination.panels import FLAGS, cards, chip, facedown
from renderers.total_domination.places import BRIEF, WIDTH

GAP = 12.0
WIDE = (WIDTH - 5 * GAP) / 4
CHIP = 46.0
"""From one technology to the next where there is room."""


def brief(sheet: Sheet, view: TableView) -> None:
    for i, power in enumerate(view.powers):
        _power(sheet, view, power, GAP + i * (WIDE + GAP))


def _power(sheet: Sheet, view: TableView, power: PowerView, x: float) -> None:
    """Name, points, cards and the technologies it has; greyed once it has passed."""
    theme, who = sheet.theme, power.power
    y0, y1 = BRIEF[1] + 12, BRIEF[3] - 6
    side = theme.sides[who]
    out = power.passed or power.conceded
    sheet.frame((x, y0, x + WIDE, y1), f"panel:{who}", view.active == who and not view.winner)
    fill = mix(side.colour, theme.card, 0.45) if out and who != "japan" else side.colour
    sheet.put(x, y0, bar(WIDE, 58, fill, theme))
    sheet.put(x + 34, y0 + 29, pieces.badge(who, 19, theme))
    name = sheet.say(Msg(f"td-seat-{who}"))
    flags = [flag for flag in FLAGS[:2] if getattr(power, flag)]
    room = 235.0 if flags else 350.0
    width = sheet.text(
        x + 64, y0 + 30, name, 42, "title", colour=side.text, about=f"name-of:{who}", room=room
    )
    if flags:
        told = sheet.say(Msg(f"td-board-{flags[0]}"))
        sheet.text(
            x + 80 + width,
            y0 + 31,
            told,
            30,
            "bold",
            colour=side.text,
            about=f"signs:{who}:{flags[0]}",
            room=WIDE - width - 240,
        )
    sheet.put(x + WIDE - 110, y0 + 29, icons.emblem(power.side, 16, theme))
    sheet.text(
        x + WIDE - 16, y0 + 30, str(power.points), 50, "title", "r", side.text, f"points:{who}"
    )
    y = y0 + 95
    at = cards(sheet, power, x, y) + 14
    active = [tech for tech in power.sheet.techs if tech.active]
    count = len(active) + power.sheet.pending
    step = min(CHIP, (x + WIDE - 16 - at) / max(count, 1))
    for i, tech in enumerate(active):
        shapes = moved(chip(tech, theme), 0, 0, step / CHIP * 0.84)
        sheet.put(at + (i + 0.5) * step, y, shapes, f"tech:{who}:{tech.id}:on")
    if power.sheet.pending:
        sheet.put(at + (count - 0.5) * step, y, facedown(theme), f"pending:{who}")
