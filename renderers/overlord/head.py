"""Head line, medals of both sides and the last attack. OV-30.4, 30.5, 30.8, 30.14."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engines.contract import Msg, msg
from engines.overlord.view import FEATURES, AttackView, SideView, TableView
from renderers import icons
from renderers.art import drawn
from renderers.atlas import View
from renderers.draw import Disc, Line, Poly, Shape, Shapes, Text, moved
from renderers.overlord import pieces, places, works
from renderers.overlord.colours import AXIS
from renderers.overlord.ground import letter, number
from renderers.overlord.pieces import LIGHT
from renderers.panel import Sheet, wrapped
from renderers.theme import Theme

LINES = 4
"""Of the briefing, in the room of an attack."""


def title(view: TableView) -> Msg:
    if view.winner:
        return msg("ov-board-won", side=_side(view.winner))
    if not view.turn and not view.waiting:
        return msg("ov-board-begins", side=_side(view.side))  # nothing has been dealt yet
    return msg(
        "ov-board-turn", n=view.turn, side=_side(view.side), phase=Msg(f"ov-phase-{view.phase}")
    )


def _side(side: str) -> Msg:
    return Msg(f"ov-side-{side.lower()}")


def head(sheet: Sheet, view: TableView) -> None:
    """What is fought, whose turn it is, who is waited for."""
    theme, width = sheet.theme, places.field(view).width
    side = theme.sides[view.winner or view.side]
    band = (Poly(icons.box(0, 0, width, places.HEAD), side.colour, theme.ink, 3.0),)
    sheet.put(0, 0, band, "head")
    sheet.put(38, places.HEAD / 2, badge(view.winner or view.side, theme))
    y, third = places.HEAD / 2, width * 0.31
    used = sheet.text(72, y, view.name, 38, "title", colour=LIGHT, about="head:name", room=third)
    x, room = 72 + used + 30, width * 0.34
    used = sheet.text(x, y + 1, title(view), 32, "bold", "l", LIGHT, "head:turn", room)
    if not view.winner and view.waiting:
        seats = " · ".join(sheet.say(Msg(f"ov-seat-{seat}")) for seat in view.waiting)
        who = msg("ov-board-waiting", who=seats)
        room = width - 24 - x - used - 40
        sheet.text(width - 24, y + 1, who, 30, "text", "r", LIGHT, "head:waiting", room)


def key(sheet: Sheet, view: TableView) -> None:
    """What the signs on the board mean, and what lies in the pile (OV-30.7, 30.8)."""
    theme, ground = sheet.theme, places.field(view)
    top, width = ground.height - places.KEY, ground.width
    sheet.put(0, top, (Poly(icons.box(0, 0, width, places.KEY), theme.paper, theme.ink, 2.0),))
    told = [msg("ov-board-pile", n=view.pile, m=len(view.discards))] if view.pile else []
    if view.last_discard:
        told.append(msg("ov-board-last-discard", card=view.last_discard))
    if view.visibility:
        told.append(msg("ov-board-night", n=view.visibility))
    line, right = " · ".join(sheet.say(one) for one in told), width - 22
    low, room = top + places.KEY * 0.74, width * 0.26
    used = (
        sheet.text(right, low, line, 25, "bold", "r", about="head:pile", room=room) if line else 0
    )
    signs = [
        (f"key:{sign}", Msg(f"ov-board-sign-{sign}"), shapes)
        for sign, shapes in _signs(view, theme)
    ]
    _row(sheet, signs, top + places.KEY * 0.28, right)
    _row(sheet, list(_here(view, theme)), low, right - used - 40)


Sign = tuple[str, Msg, Shapes]


def _row(sheet: Sheet, signs: Sequence[Sign], y: float, right: float) -> None:
    step = min((right - 18) / max(len(signs), 1), 260.0)
    for i, (about, name, shapes) in enumerate(signs):
        sheet.put(36 + i * step, y, shapes, about)
        sheet.text(66 + i * step, y, name, 25, "text", room=step - 74)


def _here(view: TableView, theme: Theme) -> Iterator[Sign]:
    """Obstacles, works and kinds of units that are on this board."""
    there = {name for cell in view.hexes for name in (cell.obstacle, cell.rect) if name}
    for name in (one for one in FEATURES if one in there):
        rect = FEATURES[name].layer == "rect"
        shapes = works.work(name, 0b1001, 0b1001) if rect else works.obstacle(name)
        sign = moved(shapes, 0, 4 if rect else 0, 0.44 if rect else 0.8)
        yield f"here:{name}", Msg(f"ov-feature-{name.replace('_', '-')}"), sign
    for kind in dict.fromkeys(unit.type for unit in view.units if unit.type in pieces.TYPES):
        sign = moved(pieces.tag(kind, theme), 0, 0, 1.4)
        yield f"here:{kind}", Msg(f"ov-unit-{kind.replace('_', '-')}"), sign


def _signs(view: TableView, theme: Theme) -> list[tuple[str, Shapes]]:
    """Those that every board shows, and those of this one."""
    wounded = (
        Poly(icons.rounded(-17, -12, 17, 12, 4), theme.sides[view.side].colour, theme.ink, 1.6),
        Line(((7, -12), (17, -2)), theme.red_ink, 5.0),
    )
    signs = [
        ("ordered", moved(pieces.ring("ordered", theme), 0, 0, 0.42)),
        ("moved", moved(pieces.can("moved", theme), 0, 0, 1.6)),
        ("may-battle", moved(pieces.can("battle", theme), 0, 0, 1.6)),
        ("attack", moved(pieces.blow(64.0, theme), -32, -1, 0.75)),
        ("wounded", wounded),
        ("goal", moved(pieces.goal(view.side, False, 1, theme), 0, 0, 1.3)),
    ]
    if view.exits:
        ways = ((-13.0, 9.0), (13.0, 9.0), (0.0, -9.0))
        signs.append(("exit", (Poly(ways, theme.sides[view.exits[0].side].colour, LIGHT, 1.6),)))
    signs += [
        ("retreat", moved(pieces.back(1.0, 0.0, theme), -3, 0)),
        ("lost", moved(pieces.loss(theme), 0, 0, 0.75)),
    ]
    if any(cell.mine for cell in view.hexes):
        signs.append(("mine", pieces.mine("?", theme)))
    return signs


def brief(sheet: Sheet, view: TableView, shown: View, ground: places.Field, foot: float) -> None:
    """The head line of a part of the board, its rows and columns, and where it lies; its field
    ends at `foot`."""
    theme = sheet.theme
    side = theme.sides[view.winner or view.side]
    x0, y0, x1 = shown.x, shown.y, shown.x + shown.width
    _cuts(sheet, shown, ground, foot)
    band = (Poly(icons.box(0, 0, shown.width, places.BRIEF), side.colour, theme.ink, 3.0),)
    sheet.put(x0, y0, band, "head")
    sheet.put(x0 + 34, y0 + places.BRIEF / 2, badge(view.winner or view.side, theme))
    y = y0 + places.BRIEF / 2
    room = shown.width - 290
    sheet.text(x0 + 64, y, title(view), 34, "bold", colour=LIGHT, about="head:turn", room=room)
    scale, high = 200 / ground.width, 50.0
    small = icons.box(0, 0, 200, high)
    tall = high / (ground.bottom - ground.top + 2 * places.RIM)
    top = max(0.0, (y0 + places.BRIEF - ground.top + places.RIM) * tall)
    low = min(high, (foot - ground.top + places.RIM) * tall)
    part = icons.box(x0 * scale, top, x1 * scale, low)
    shapes: list[Shape] = [
        Poly(small, theme.paper_deep, theme.ink, 1.5),
        Poly(part, theme.trail, theme.ink, 2.0),
    ]
    for unit in view.units:
        ux, uy = ground.at(unit.at)
        at = ux * scale, (uy - ground.top + places.RIM) * tall
        shapes.append(Disc(*at, 2.2, 2.2, theme.sides[unit.side].colour, theme.card, 0.8))
    sheet.put(x1 - 212, y - high / 2, tuple(shapes), "map")


def _cuts(sheet: Sheet, shown: View, ground: places.Field, foot: float) -> None:
    """Letters and numbers again where a part of the board ends."""
    theme = sheet.theme
    x0, x1 = shown.x, shown.x + shown.width
    y0 = shown.y + places.BRIEF
    for x, cut in ((x0, x0 > 0), (x1 - places.EDGE, x1 < ground.width)):
        if not cut:
            continue
        height = ground.bottom - ground.top + 2 * places.RIM - 4
        band = (Poly(icons.box(0, 2, places.EDGE, height), theme.paper_deep),)
        sheet.put(x, ground.top - places.RIM, band, "edge")
        for row in range(ground.rows):
            sheet.put(x + places.EDGE / 2, ground.row(row), letter(row, theme), f"row:{row}")
    if y0 > ground.top - places.RIM:
        _columns(sheet, shown, ground, y0)
    if foot < ground.bottom + places.RIM:
        _columns(sheet, shown, ground, foot - places.EDGE)


def _columns(sheet: Sheet, shown: View, ground: places.Field, y: float) -> None:
    band = (Poly(icons.box(0, 0, shown.width, places.EDGE), sheet.theme.paper_deep),)
    sheet.put(shown.x, y, band, "edge")
    for column in range(ground.wide):
        x = ground.at(f"A{column + 1}")[0]
        if shown.x + places.EDGE < x < shown.x + shown.width - places.EDGE:
            sheet.put(x, y + places.EDGE / 2, number(column, sheet.theme), f"column:{column}")


@lru_cache(maxsize=8)
def badge(side: str, theme: Theme) -> Shapes:
    """The outline and letter of a side."""
    one = theme.sides[side]
    shape = icons.box(-17, -17, 17, 17) if side == AXIS else icons.polygon(36, 19)
    return (Poly(shape, one.colour, LIGHT, 2.4), Text(0, 1, one.letter, 26, LIGHT, "title"))


def table(sheet: Sheet, view: TableView) -> None:
    """Below the board: both sides with their medals, and the last attack between them."""
    ground = places.field(view)
    y = ground.height - places.KEY - places.TABLE
    band = (Poly(icons.box(0, 0, ground.width, places.TABLE), sheet.theme.paper_deep),)
    sheet.put(0, y, band, "table")
    middle = min(560.0, ground.width * 0.34)
    wide = (ground.width - middle - 4 * 18) / 2
    for i, side in enumerate(view.sides):
        x = 18 + i * (wide + middle + 36)
        _medals(sheet, view, side, (x, y + 16, x + wide, y + places.TABLE - 18))
    last(sheet, view, 36 + wide, y + 16, middle)


def last(sheet: Sheet, view: TableView, x: float, y: float, width: float) -> None:
    """The last attack; before it, what the battle is about."""
    sheet.frame((x, y, x + width, y + places.TABLE - 34), "attack", active=bool(view.winner))
    if view.winner:
        _won(sheet, view, x, y, width)
        return
    if view.attack:
        _attack(sheet, view.attack, x, y, width)
        return
    lines = wrapped(sheet.say(view.briefing), 31, width - 44)
    if not lines[0]:
        sheet.words(x + width / 2, y + places.TABLE / 2 - 16, "ov-board-no-attack", 30, anchor="m")
        return
    shown = lines if len(lines) <= LINES else [*lines[: LINES - 1], f"{lines[LINES - 1]} …"]
    top = y + (places.TABLE - 34) / 2 - (len(shown) - 1) * 18
    for i, line in enumerate(shown):
        sheet.text(x + 22, top + i * 36, line, 31, "text", about="briefing", room=width - 44)


def _won(sheet: Sheet, view: TableView, x: float, y: float, width: float) -> None:
    """The winner's plate: a wreath, the score in medals, what each side lost."""
    theme, say, high = sheet.theme, sheet.say, places.TABLE - 34
    assert view.winner
    middle = y + high / 2
    sheet.put(x + 100, middle + 2, icons.laurel(66, "#5E7A3A", "#33471F"), "plate:wreath")
    sheet.put(x + 100, middle, moved(badge(view.winner, theme), 0, 0, 1.9), "plate:winner")
    won, lost = sorted(view.sides, key=lambda side: side.side != view.winner)
    room = width - 220
    told = say(msg("ov-board-won", side=_side(view.winner)))
    sheet.text(x + 196, y + 42, told, 44, "title", about="plate:name", room=room)
    for i, side in enumerate((won, lost)):
        line = f"{say(side.name)}: {say(msg('ov-board-medals', n=side.medals, m=side.to_win))} · "
        line += say(msg("ov-board-lost", n=len(side.lost)))
        about = f"plate:side:{side.side}"
        sheet.text(x + 196, y + 92 + i * 42, line, 30, "bold", about=about, room=room)


def below(sheet: Sheet, view: TableView, shown: View) -> None:
    """What was rolled in the battle that is shown large."""
    y = shown.y + shown.height - places.PANEL
    ground = (Poly(icons.box(0, 0, shown.width, places.PANEL), sheet.theme.paper_deep),)
    sheet.put(shown.x, y, ground, "table")
    last(sheet, view, shown.x + 18, y + 16, shown.width - 36)


def _medals(sheet: Sheet, view: TableView, side: SideView, at: tuple[float, ...]) -> None:
    theme = sheet.theme
    x0, y0, x1, y1 = at
    sheet.frame((x0, y0, x1, y1), f"side:{side.side}", side.side == view.side and not view.winner)
    sheet.put(x0 + 40, y0 + 38, moved(badge(side.side, theme), 0, 0, 1.15))
    nations = " ".join(side.nations)
    name = f"{sheet.say(side.name)}  {nations}"
    used = sheet.text(
        x0 + 74, y0 + 38, name, 42, "title", about=f"side-name:{side.side}", room=(x1 - x0) * 0.44
    )
    count, room = msg("ov-board-medals", n=side.medals, m=side.to_win), x1 - x0 - used - 120
    sheet.text(x1 - 24, y0 + 38, count, 40, "bold", "r", "", f"medals:{side.side}", room)
    most = max(side.to_win, side.medals)
    step = min(46.0, (x1 - x0 - 50) / most)
    by = min(1.0, step / 46)
    kinds = ["units"] * side.from_units + ["goals"] * side.from_objectives
    kinds += ["exits"] * side.from_exits
    for i in range(most):
        kind = kinds[i] if i < len(kinds) else "won" if i < side.medals else "open"
        shapes = _medal(kind, by, theme)
        sheet.put(x0 + 24 + step * (i + 0.5), y0 + 92, shapes, f"medal-{kind}:{side.side}:{i}")
    hand = side.hand if view.turn or side.hand else side.hand_size  # before the cards are dealt
    told = [
        msg("ov-board-hand", n=hand),
        msg("ov-board-units", n=side.units),
        msg("ov-board-lost", n=len(side.lost)),
    ]
    if side.commissar >= 0:
        told.append(msg("ov-board-commissar", n=side.commissar))
    if side.sorties:
        told.append(msg("ov-board-sorties", n=side.sorties))
    line = " · ".join(sheet.say(one) for one in told)
    sheet.text(x0 + 24, y0 + 144, line, 30, "text", about=f"cards:{side.side}", room=x1 - x0 - 48)


@lru_cache(maxsize=16)
def _medal(kind: str, by: float, theme: Theme) -> Shapes:
    """A medal by where it came from: a fallen unit, a goal, a way out."""
    if kind == "open":
        return moved((Disc(0, 0, 17, 17, theme.card, theme.rule, 2.4),), 0, 0, by)
    on: Shapes = (Poly(icons.star_points(13), theme.ink),)
    if kind == "units":
        on = moved(pieces.figure("infantry", "", theme.ink, theme.gold), 0, 9, 0.95)
    elif kind == "exits":
        on = (Poly(((-5, -10), (9, 0), (-5, 10)), theme.ink),)
    return moved((Disc(0, 0, 18, 18, theme.gold, theme.ink, 2.2), *on), 0, 0, by)


def _attack(sheet: Sheet, one: AttackView, x: float, y: float, width: float) -> None:
    """Who attacked whom, with how many dice, what they showed and what came of it (OV-30.14)."""
    theme = sheet.theme
    line = sheet.say(
        Msg("ov-board-attack-on", {"b": one.target})
        if not one.attacker
        else msg("ov-board-attack", a=one.attacker, b=one.target)
    )
    sheet.put(x + 34, y + 34, badge(one.side, theme))
    used = sheet.text(x + 64, y + 34, line, 34, "bold", about="last:who", room=width * 0.5)
    parts = (("table", one.table), ("bonus", one.bonus), ("cover", one.cover), ("own", one.own))
    sums = [f"{n}" if name == "table" else f"{n:+d}" for name, n in parts if n or name == "table"]
    dice = sheet.say(msg("ov-board-dice", sum=" ".join(sums)))
    if len(sums) > 1:
        dice += f" = {sum(n for _, n in parts)}"
    room = width - used - 110
    sheet.text(x + width - 20, y + 34, dice, 28, "text", "r", theme.faint, "last:dice", room)
    step = min(62.0, (width - 40) / max(len(one.faces), 1))
    for i, face in enumerate(one.faces):
        hit = moved(die(face, theme), 0, 0, 1.25)
        sheet.put(x + 48 + i * step, y + 88, hit, f"die:{i}:{face}")
    result = msg("ov-board-result", hits=one.hits, flags=one.flags, ignored=one.ignored)
    told = [sheet.say(result)]
    if one.blocked:
        told.append(sheet.say(msg("ov-board-blocked", n=one.blocked)))
    if one.retreat:
        told.append(sheet.say(msg("ov-board-retreat", hexes=" ".join(one.retreat))))
    if one.eliminated:
        told.append(sheet.say(Msg("ov-board-eliminated")))
    sheet.text(x + 20, y + 145, " ".join(told), 29, "bold", about="last:result", room=width - 40)


@lru_cache(maxsize=16)
def die(face: str, theme: Theme) -> Shapes:
    box: Shapes = (Poly(icons.rounded(-19, -19, 19, 19, 6), LIGHT, theme.ink, 2.4),)
    match face:
        case "infantry":
            return (*box, *moved(pieces.figure("infantry", "", theme.ink, LIGHT), 0, 9, 0.95))
        case "armor":
            return (*box, *moved(pieces.figure("armor", "", theme.ink, LIGHT), 0, 8, 1.2))
        case "star":
            return (*box, Poly(icons.star_points(14), theme.gold, theme.ink, 1.6))
        case "flag":
            return (*box, *icons.flag(12, theme.red_ink))
    return (*box, *drawn("signs", "grenade", theme))


def area_of(view: TableView, cell: str) -> int:
    """0, 1 or 2 from the left of the drawing."""
    ground = places.field(view)
    edges = places.areas(view, ground)
    x = ground.column(places.doubled(cell)[0])
    return 0 if x < edges[1] else 1 if x < edges[2] else 2
