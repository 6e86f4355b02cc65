"""What lies before each power, small under the board and large with its technologies. TD-V.10."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.contract import Msg, msg
from engines.total_domination.view import TECHS, CostView, NationView, PowerView, TableView
from renderers import icons
from renderers.art import drawn
from renderers.draw import Box, Line, Poly, Shapes, Text, moved
from renderers.panel import Sheet, bar
from renderers.theme import Theme, mix
from renderers.total_domination import pieces
from renderers.total_domination.colours import GROUPS
from renderers.total_domination.head import plus
from renderers.total_domination.places import PANELS, WIDTH

GAP = 12.0
WIDE = (WIDTH - 5 * GAP) / 4
NUMBER = 38.0
STEPS = "form", "move", "attack", "coast"
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
    shelf(sheet, power, x0 + 12, y0 + 152, 68.0)
    sheet.rule(x0 + 14, y0 + 238, WIDE - 28)
    costs(sheet, power.sheet.costs, x0 + 14, y0 + 266, WIDE - 28, who)
    sheet.rule(x0 + 14, y0 + 304, WIDE - 28)
    for i, pool in enumerate(power.pools):  # a power in a row of its own, coalition two by two
        row, column = divmod(i + 1, 2) if i else (0, 0)
        _pool(sheet, who, pool, x0 + 50 + column * 2 * POOL, y0 + 334 + row * 48)
    signs(sheet, view, power, x0 + 16, y0 + 481)


def shelf(
    sheet: Sheet,
    power: PowerView,
    x: float,
    y: float,
    step: float,
    rows: Sequence[str] = ("AB", "CDE"),
) -> None:
    """All technologies of a power in rows of groups, and after the first a card lying face down."""
    for i, groups in enumerate(rows):
        there = [tech for tech in power.sheet.techs if tech.code[0] in groups]
        for j, tech in enumerate(there):
            state = power.sheet.state(tech)
            about = f"tech:{power.power}:{tech.id}:{state}"
            at = x + (j + 0.5) * step, y + i * 0.94 * step
            sheet.put(*at, chip(tech.id, state, sheet.theme, step / 70), about)
        if power.sheet.pending and not i:
            at = x + (len(there) + 0.5) * step, y
            sheet.put(*at, facedown(sheet.theme), f"pending:{power.power}")


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


@lru_cache(maxsize=256)
def chip(tech: str, state: str, theme: Theme, by: float = 1.0) -> Shapes:
    """A technology by its picture: on the colour of its group where it is developed, in that colour
    where it could be now, and pale where it could not."""
    colour, pale = GROUPS[TECHS[tech].group], mix(theme.faint, theme.paper, 0.6)
    fill, ink, edge, width = {
        "on": (colour, theme.card, theme.ink, 3.0),
        "open": (theme.card, colour, colour, 4.0),
        "off": (theme.paper, pale, pale, 1.4),
    }[state]
    picture = drawn("technologies", tech, theme, 21.0, colour=ink, ground=fill)
    shapes = (Poly(icons.rounded(-32, -29, 32, 29, 8), fill, edge, width), *picture)
    if state == "on":
        shapes += (Line(((-22, 25), (22, 25)), theme.gold, 4.0),)
    return moved(shapes, 0, 0, by)


@lru_cache(maxsize=2)
def facedown(theme: Theme) -> Shapes:
    return (*icons.card(22, theme.ink, theme), Text(0, 1, "?", 30, theme.card, "title"))


def costs(sheet: Sheet, cost: CostView, x: float, y: float, wide: float, kind: str) -> None:
    """Forming, moving, attacking (on the coast) for armies and fleets."""
    for i, (what, price) in enumerate(prices(cost).items()):
        at = x + 20 + i * wide / 4
        sheet.put(at, y + 6, step(what, sheet.theme))
        sheet.text(at + 24, y + 6, price, 34, "bold", about=f"cost:{kind}:{what}")


def prices(cost: CostView) -> dict[str, str]:
    return {
        "form": f"{cost.form_army}·{cost.form_fleet}",
        "move": f"{cost.move_army}·{cost.move_fleet}",
        "attack": f"{cost.attack_army}·{cost.attack_fleet}",
        "coast": f"{cost.attack_army_coastal}·{cost.attack_fleet_coastal}",
    }


@lru_cache(maxsize=8)
def step(what: str, theme: Theme) -> Shapes:
    """The sign of what a step of an operation does."""
    return {
        "form": plus(theme),
        "move": icons.arrow_right(13, theme),
        "attack": icons.swords(11, theme.red_ink),
        "coast": coast(theme),
    }[what]


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


SHEET_WIDTH, SHEET_HEIGHT = 950, 1410
NAMES, COLUMN, ROW = 470.0, 118.0, 62.0
"""How wide the names are and one power is, and how high a technology."""


def technology(sheet: Sheet, view: TableView) -> None:
    """The four sheets side by side: who has which technology, and who could develop it now."""
    theme, say = sheet.theme, sheet.say
    sheet.put(0, 0, bar(SHEET_WIDTH, 84, theme.card, theme), "strip")
    head = f"{view.year} · {say(Msg('td-board-technology'))}"
    sheet.text(26, 44, head, 54, "title", room=SHEET_WIDTH - 52)
    first = 190.0
    last = first + len(TECHS) * ROW + 6
    rows = [(f"td-tech-{tech}", first + i * ROW) for i, tech in enumerate(TECHS)]
    rows += [(f"td-board-sign-{what}", last + i * 46) for i, what in enumerate(STEPS)]
    for message, y in rows:
        size = 38.0 if y < last else 30.0
        sheet.text(26, y, say(Msg(message)), size, "text", room=NAMES - 50, about=f"row:{message}")
    sheet.rule(20, last - 32, SHEET_WIDTH - 40)
    for i, power in enumerate(view.powers):
        _column(sheet, view, power, NAMES + (i + 0.5) * COLUMN - 12, first, last)
    x = 40.0
    for state in ("on", "open", "off"):
        sample = chip("radar", state, theme, 0.7)
        sheet.put(x, SHEET_HEIGHT - 34, sample, f"sign:{state}")
        told = Msg(f"td-board-tech-{state}")
        x += 90 + sheet.text(x + 36, SHEET_HEIGHT - 33, say(told), 32, "text", room=250)


def _column(
    sheet: Sheet, view: TableView, power: PowerView, x: float, first: float, last: float
) -> None:
    who, theme = power.power, sheet.theme
    half, foot = COLUMN / 2 - 6, last + 3 * 46 + 26
    if view.active == who and not view.winner:
        glow = Poly(icons.rounded(-half, 92, half, foot, 10), mix(theme.trail, theme.paper, 0.6))
        sheet.put(x, 0, (glow,), f"active:{who}")
    sheet.put(x, 128, pieces.badge(who, 28, theme), f"panel:{who}")
    for i, tech in enumerate(power.sheet.techs):
        state = power.sheet.state(tech)
        about = f"tech:{who}:{tech.id}:{state}"
        sheet.put(x, first + i * ROW, chip(tech.id, state, theme), about)
    if power.sheet.pending:
        sheet.put(x + 36, 146, facedown(theme), f"pending:{who}")
    for i, (what, price) in enumerate(prices(power.sheet.costs).items()):
        sheet.text(x, last + i * 46, price, 38, "bold", "m", about=f"cost:{who}:{what}")
    points = sheet.say(msg("td-board-tech-points", n=power.sheet.points))
    sheet.text(x, foot + 24, points, 34, "bold", "m", about=f"tech-points:{who}")
