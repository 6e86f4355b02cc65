"""What lies before each power, small under the board and large with its technologies. TD-V.10."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Msg, msg
from engines.total_domination.view import (
    TECHS,
    CostView,
    NationView,
    PowerView,
    TableView,
    TechView,
)
from renderers import icons
from renderers.draw import Box, Line, Poly, Shape, Shapes, Text
from renderers.panel import Sheet, bar
from renderers.theme import Theme, mix
from renderers.total_domination import pieces
from renderers.total_domination.colours import GROUPS
from renderers.total_domination.head import plus
from renderers.total_domination.places import PANELS, WIDTH

GAP = 12.0
WIDE = (WIDTH - 5 * GAP) / 4
NUMBER = 38.0
POOL = 108.0
"""From one kind of unit in a pool to the next."""
FLAGS = "conceded", "passed", "rocket_used", "radar_used", "lend_used", "tech_used"


def panels(sheet: Sheet, view: TableView) -> None:
    for i, power in enumerate(view.powers):
        x = GAP + i * (WIDE + GAP)
        box = (x, PANELS[1] + 14, x + WIDE, PANELS[3] - 12)
        _panel(sheet, view, power, box)


def title(sheet: Sheet, view: TableView, power: PowerView, box: Box) -> None:
    """Name, side and points on the colour of a power."""
    theme, who = sheet.theme, power.power
    x0, y0, x1, _ = box
    side = theme.sides[who]
    sheet.frame(box, f"panel:{who}", active=view.active == who and not view.winner)
    sheet.put(x0, y0, bar(x1 - x0, 60, side.colour, theme))
    sheet.put(x0 + 34, y0 + 30, pieces.badge(who, 19, theme))
    sheet.text(
        x0 + 64,
        y0 + 31,
        sheet.say(Msg(f"td-seat-{who}")),
        42,
        "title",
        colour=side.text,
        about=f"name-of:{who}",
        room=x1 - x0 - 200,
    )
    sheet.put(x1 - 104, y0 + 30, icons.emblem(power.side, 16, theme), f"team:{who}:{power.side}")
    sheet.text(x1 - 14, y0 + 31, str(power.points), 50, "title", "r", side.text, f"points:{who}")


def _panel(sheet: Sheet, view: TableView, power: PowerView, box: Box) -> None:
    who = power.power
    x0, y0, _, _ = box
    title(sheet, view, power, box)
    cards(sheet, power, x0, y0 + 96)
    _chips(sheet, power, x0 + 38, y0 + 156)
    sheet.rule(x0 + 14, y0 + 238, WIDE - 28)
    costs(sheet, power.sheet.costs, x0 + 14, y0 + 266, WIDE - 28, who)
    sheet.rule(x0 + 14, y0 + 304, WIDE - 28)
    for i, pool in enumerate(power.pools):  # a power in a row of its own, coalition two by two
        row, column = divmod(i + 1, 2) if i else (0, 0)
        _pool(sheet, who, pool, x0 + 50 + column * 2 * POOL, y0 + 334 + row * 48)
    signs(sheet, view, power, x0 + 16, y0 + 481)


def _chips(sheet: Sheet, power: PowerView, x: float, y: float) -> None:
    """Two rows of technologies, a little room between groups; then a card lying face down."""
    rows = (
        [tech for tech in power.sheet.techs if tech.code[0] in "AB"],
        [tech for tech in power.sheet.techs if tech.code[0] not in "AB"],
    )
    for row, techs in enumerate(rows):
        at, last = x, techs[0].group
        for tech in techs:
            at, last = at + (9 if tech.group != last else 0), tech.group
            about = f"tech:{power.power}:{tech.id}:{'on' if tech.active else 'off'}"
            sheet.put(at, y + row * 50, chip(tech, sheet.theme), about)
            at += 53
    if power.sheet.pending:
        sheet.put(x + 7 * 53 + 18, y, facedown(sheet.theme), f"pending:{power.power}")


def _pool(sheet: Sheet, nation: str, pool: NationView, x: float, y: float) -> None:
    """What a power can still form of one nation. TD-V.11"""
    theme = sheet.theme
    for kind, left in (("army", pool.army), ("fleet", pool.fleet), ("bomber", pool.bomber)):
        if kind == "bomber" and not left and pool.nation != nation:
            continue
        shapes = pieces.unit(pool.nation, kind, 1, False, theme, 0.92)
        sheet.put(x, y, shapes, f"pool:{nation}:{pool.nation}:{kind}")
        sheet.text(x + 37, y + 2, str(left), 38, "bold", about=f"left:{pool.nation}:{kind}")
        x += POOL
    if pool.uboat:
        sheet.put(x, y, pieces.uboats(1, theme))
        sheet.text(x + 34, y + 2, str(pool.uboat), 38, "bold", about=f"left:{pool.nation}:uboat")


def cards(sheet: Sheet, power: PowerView, x0: float, y: float) -> float:
    """Hand, reserve, Lend-Lease, saved OP, cards in front. Returns where they end."""
    theme, who = sheet.theme, power.power
    back = theme.sides[who].colour
    rows: list[tuple[str, Shapes, str]] = [
        ("hand", icons.deck(16, back, theme), str(power.hand)),
        ("reserve", lettered("R", theme), str(power.reserve)),
    ]
    if power.side == "allies":
        rows.append(("lent", lettered("L", theme), str(power.lent)))
    if power.saved:
        rows.append(("saved", lettered("S", theme), "1"))
    if power.front:
        rows.append(("modifier", lettered("±", theme), f"{power.modifier:+d}"))
    for i, (what, shapes, text) in enumerate(rows):
        x = x0 + 32 + i * 88
        sheet.put(x, y, shapes)
        sheet.text(x + 22, y, text, NUMBER, "bold", about=f"{what}:{who}")
    return x0 + len(rows) * 88


@lru_cache(maxsize=16)
def lettered(letter: str, theme: Theme) -> Shapes:
    return (*icons.card(19, theme.card, theme), Text(0, 1, letter, 24, theme.ink, "bold"))


@lru_cache(maxsize=64)
def chip(tech: TechView, theme: Theme) -> Shapes:
    """A technology by its code: filled where it is developed."""
    colour = GROUPS[tech.group]
    form = icons.rounded(-25, -21, 25, 21, 7)
    if tech.active:
        return (
            Poly(form, colour, theme.ink, 3.0),
            Text(0, 1, tech.code, 30, theme.card, "bold"),
            Line(((-15, 16), (15, 16)), theme.gold, 4.0),
        )
    return (
        Poly(form, theme.paper, mix(colour, theme.paper, 0.35), 2.0),
        Text(0, 1, tech.code, 27, mix(theme.faint, theme.paper, 0.25), "text"),
    )


@lru_cache(maxsize=2)
def facedown(theme: Theme) -> Shapes:
    return (*icons.card(22, theme.ink, theme), Text(0, 1, "?", 30, theme.card, "title"))


def costs(sheet: Sheet, cost: CostView, x: float, y: float, wide: float, kind: str) -> None:
    """Forming, moving, attacking (on the coast) for armies and fleets."""
    theme = sheet.theme
    rows = (
        ("form", plus(theme), cost.form_army, cost.form_fleet),
        ("move", icons.arrow_right(13, theme), cost.move_army, cost.move_fleet),
        ("attack", icons.swords(11, theme.red_ink), cost.attack_army, cost.attack_fleet),
        ("coast", coast(theme), cost.attack_army_coastal, cost.attack_fleet_coastal),
    )
    step = wide / 4
    for i, (what, shapes, army, fleet) in enumerate(rows):
        sheet.put(x + 20 + i * step, y + 6, shapes)
        sheet.text(
            x + 44 + i * step, y + 6, f"{army}·{fleet}", 34, "bold", about=f"cost:{kind}:{what}"
        )


@lru_cache(maxsize=2)
def coast(theme: Theme) -> Shapes:
    return (
        Poly(icons.polygon(8, 18, 22.5), theme.card, theme.ink, 2.0),
        *icons.swords(8, theme.red_ink),
    )


def signs(sheet: Sheet, view: TableView, power: PowerView, x: float, y: float) -> None:
    """Passed, given up, used this round; Diplomacy in play."""
    theme, who = sheet.theme, power.power
    room = WIDE - 30
    flags = [flag for flag in FLAGS if getattr(power, flag)]
    if flags:
        tell = ", ".join(sheet.say(Msg(f"td-board-{flag.replace('_', '-')}")) for flag in flags)
        sheet.text(
            x,
            y,
            tell,
            29,
            "bold",
            colour=theme.red_ink,
            room=room,
            about=f"signs:{who}:{','.join(flags)}",
        )
    owned = [one for one in view.diplomacy if one.owner == who]
    if owned:
        tell = ", ".join(f"{sheet.say(Msg(f'td-flag-{one.flag}'))} {one.points}" for one in owned)
        y += 40 if flags else 0
        sheet.put(x + 12, y, icons.flag(12, theme.ink))
        sheet.text(
            x + 34,
            y,
            tell,
            30,
            "text",
            room=room - 34,
            about=f"diplomacy:{who}:{','.join(one.flag for one in owned)}",
        )


# ---- the sheets


SHEET_WIDTH, SHEET_HEIGHT = 1240, 1560


def technology(sheet: Sheet, view: TableView) -> None:
    """Four sheets with the names of all technologies."""
    theme = sheet.theme
    head = f"{view.year} · {sheet.say(Msg('td-board-technology'))}"
    sheet.put(0, 0, (Poly(icons.box(0, 0, SHEET_WIDTH, 84), theme.card, theme.ink, 3.0),), "strip")
    sheet.text(26, 44, head, 50, "title", room=SHEET_WIDTH - 52)
    wide, high = (SHEET_WIDTH - 3 * 20) / 2, (SHEET_HEIGHT - 84 - 3 * 20) / 2
    for i, power in enumerate(view.powers):
        x, y = 20 + (i % 2) * (wide + 20), 104 + (i // 2) * (high + 20)
        title(sheet, view, power, (x, y, x + wide, y + high))
        _names(sheet, power, x, y + 90, wide, y + high - 28)
        costs(sheet, power.sheet.costs, x + 16, y + high - 34, wide - 110, power.power)


def _names(sheet: Sheet, power: PowerView, x: float, y: float, wide: float, foot: float) -> None:
    theme = sheet.theme
    for i, tech in enumerate(power.sheet.techs):
        at = y + i * 37
        about = f"tech:{power.power}:{tech.id}:{'on' if tech.active else 'off'}"
        sheet.put(x + 44, at, small_chip(tech, theme), about)
        font, colour = ("bold", theme.ink) if tech.active else ("text", theme.faint)
        text = sheet.say(Msg(f"td-tech-{tech.id}"))
        end = (
            x
            + 84
            + sheet.text(
                x + 84,
                at,
                text,
                32,
                font,
                colour=colour,
                about=f"tech-name:{power.power}:{tech.id}",
                room=wide - 150,
            )
        )
        if tech.active:
            tick = (Line(((-9, 0), (-2, 8), (11, -9)), theme.gold_edge, 5.0),)
            sheet.put(end + 26, at, tick)
    if power.sheet.pending:
        sheet.put(x + wide - 44, y + 10, facedown(theme), f"pending:{power.power}")
    tell = sheet.say(msg("td-board-tech-points", n=power.sheet.points))
    sheet.text(x + wide - 20, foot, tell, 34, "text", "r", about=f"tech-points:{power.power}")


@lru_cache(maxsize=64)
def small_chip(tech: TechView, theme: Theme) -> Shapes:
    colour = GROUPS[tech.group]
    form = icons.rounded(-26, -16, 26, 16, 6)
    fill, edge = (colour, theme.ink) if tech.active else (theme.paper, colour)
    text: Shape = Text(0, 1, tech.code, 27, theme.card if tech.active else theme.faint, "bold")
    return (Poly(form, fill, edge, 2.2), text)


assert len(TECHS) == 15  # the grid of chips has room for one more: the card face down
