"""Head line, generals, medals, cards laid and the last attack. OV-30.3 to 30.8."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.contract import Msg, msg
from engines.overlord.view import AttackView, GeneralView, LaidView, SideView, TableView
from renderers import icons
from renderers.atlas import View
from renderers.draw import Disc, Line, Poly, Shape, Text, moved
from renderers.overlord import pieces
from renderers.overlord.colours import AXIS
from renderers.overlord.pieces import LIGHT
from renderers.overlord.places import EDGE, HEAD, RIM, STRIP, TABLE, areas, doubled, field
from renderers.panel import Sheet
from renderers.theme import Theme

Shapes = tuple[Shape, ...]


def title(view: TableView) -> Msg:
    if view.winner:
        return msg("ov-board-won", side=_side(view.winner))
    return msg("ov-board-turn", n=view.turn, side=_side(view.side),
               phase=Msg(f"ov-phase-{view.phase}"))  # fmt: skip


def _side(side: str) -> Msg:
    return Msg(f"ov-side-{side.lower()}")


def head(sheet: Sheet, view: TableView) -> None:
    """What is fought, whose turn it is, who is waited for."""
    theme, width = sheet.theme, field(view).width
    side = theme.sides[view.winner or view.side]
    sheet.put(0, 0, (Poly(icons.box(0, 0, width, HEAD), side.colour, theme.ink, 3.0),), "head")
    sheet.put(52, HEAD / 2, moved(badge(view.winner or view.side, theme), 0, 0, 1.5))
    half = width * 0.4
    sheet.text(100, 34, sheet.say(view.name), 46, "title", colour=LIGHT, about="head:name",
               room=half)  # fmt: skip
    sheet.text(100, 78, sheet.say(title(view)), 34, "bold", colour=LIGHT, about="head:turn",
               room=half)  # fmt: skip
    right = width - 24
    if not view.winner and view.waiting:
        seats = " · ".join(sheet.say(Msg(f"ov-seat-{seat}")) for seat in view.waiting)
        who = sheet.say(msg("ov-board-waiting", who=seats))
        room = width - half - 170
        sheet.text(right, 34, who, 34, "bold", "r", LIGHT, "head:waiting", room)
    told = [msg("ov-board-pile", n=view.pile, m=len(view.discards))]
    if view.last_discard:
        told.append(msg("ov-board-last-discard", card=view.last_discard))
    if view.visibility:
        told.append(msg("ov-board-night", n=view.visibility))
    line = " · ".join(sheet.say(one) for one in told)
    sheet.text(right, 78, line, 28, "text", "r", LIGHT, "head:pile", width - half - 170)


def brief(sheet: Sheet, view: TableView, shown: View) -> None:
    """The head line of a part of the board, its rows, and where it lies."""
    theme = sheet.theme
    side = theme.sides[view.winner or view.side]
    x0, y0, x1 = shown.x, shown.y, shown.x + shown.width
    sheet.put(x0, y0, (Poly(icons.box(0, 0, shown.width, HEAD - y0), side.colour, theme.ink, 3.0),),
              "head")  # fmt: skip
    sheet.put(x0 + 34, (y0 + HEAD) / 2, badge(view.winner or view.side, theme))
    y = (y0 + HEAD) / 2
    room = shown.width - 330
    sheet.text(x0 + 64, y, sheet.say(title(view)), 34, "bold", colour=LIGHT, about="head:turn",
               room=room)  # fmt: skip
    ground = field(view)
    scale = 200 / ground.width
    small = icons.box(0, 0, 200, 44)
    part = icons.box(x0 * scale, 0, x1 * scale, 44)
    sheet.put(x1 - 220, y - 22, (Poly(small, theme.paper_deep, theme.ink, 1.5),
                                 Poly(part, theme.trail, theme.ink, 2.0)), "map")  # fmt: skip
    for x, cut in ((x0, x0 > 0), (x1 - EDGE, x1 < ground.width)):
        if not cut:
            continue
        height = ground.bottom - ground.top + 2 * RIM - 4
        band = (Poly(icons.box(0, 2, EDGE, height), theme.paper_deep),)
        sheet.put(x, ground.top - RIM, band, "edge")
        for row in range(ground.rows):
            letter = (Text(0, 0, chr(65 + row), 30, theme.ink, "title"),)
            sheet.put(x + EDGE / 2, ground.row(row), letter, f"row:{row}")


@lru_cache(maxsize=8)
def badge(side: str, theme: Theme) -> Shapes:
    """The outline and letter of a side."""
    one = theme.sides[side]
    shape = icons.box(-17, -17, 17, 17) if side == AXIS else icons.polygon(36, 19)
    return (Poly(shape, one.colour, LIGHT, 2.4), Text(0, 1, one.letter, 26, LIGHT, "title"))


def strips(sheet: Sheet, view: TableView, shown: View) -> None:
    """The generals of each side over their areas, at its own edge."""
    ground = field(view)
    x0, x1 = shown.x, shown.x + shown.width
    edges = areas(view)
    for side in view.sides:
        top = side.edge == "top"
        y = HEAD if top else ground.bottom + RIM
        bounds = [min(max(x, x0), x1) for x in (0.0, edges[1], edges[2], ground.width)]
        mine = sorted((g for g in view.generals if g.side == side.side and g.sections),
                      key=lambda g: g.sections)  # fmt: skip
        if len(mine) < 3:
            _alone(sheet, view, side, y, x0, shown.width)
            continue
        for i, general in enumerate(mine):
            if bounds[i] < bounds[i + 1]:
                _general(sheet, view, general, (bounds[i], y, bounds[i + 1], y + STRIP))


def _general(sheet: Sheet, view: TableView, one: GeneralView, at: tuple[float, ...]) -> None:
    theme = sheet.theme
    x0, y0, x1, y1 = at
    colour = theme.sides[one.side]
    waited = one.seat in view.waiting
    ground = theme.trail if waited else colour.wash
    shapes = (Poly(icons.box(2, 2, x1 - x0 - 2, y1 - y0 - 2), ground, theme.ink, 2.0),)
    sheet.put(x0, y0, shapes, f"general:{one.seat}{':waited' if waited else ''}")
    sheet.put(x0 + 32, y0 + 27, badge(one.side, theme))
    name = sheet.say(Msg(f"ov-seat-{one.seat}"))
    width = sheet.text(
        x0 + 60, y0 + 27, name, 32, "bold", about=f"name:{one.seat}", room=min(360, x1 - x0 - 80)
    )
    if x1 - x0 < 420:  # the edge of an area that is not meant
        return
    at_x = x0 + 60 + width + 22
    for _ in range(one.cards):
        sheet.put(at_x, y0 + 27, _card(theme), f"card:{one.seat}")
        at_x += 24
    if one.initiative:
        face = sheet.say(msg("ov-board-die", face=Msg(f"ov-face-{one.initiative}")))
        at_x += sheet.text(at_x, y0 + 27, face, 26, "text", about=f"die:{one.seat}", room=170) + 14
    ready = one.done if view.phase in ("battle", "recovery") else one.closed
    if ready and one.side == view.side:
        sheet.put(at_x + 6, y0 + 27, _tick(theme), f"ready:{one.seat}")
    laid = [card for card in (view.laid if one.side == view.side else view.before)
            if card.role == one.role]  # fmt: skip
    _laid(sheet, laid, one.side == view.side, x0 + 20, y0 + 66, x1 - x0 - 36)


def _laid(
    sheet: Sheet, laid: Sequence[LaidView], now: bool, x: float, y: float, room: float
) -> None:
    """Cards laid this turn, or in the last one of the other side."""
    if not laid:
        return
    told = []
    for card in laid:
        kind = "ov-board-laid" if now else "ov-board-laid-before"
        told.append(sheet.say(msg(kind, card=card.name, n=card.ordered, m=card.left)))
    colour = sheet.theme.ink if now else sheet.theme.faint
    sheet.text(x, y, " · ".join(told), 28 if now else 25, "text", colour=colour,
               about="laid:" + ",".join(card.card for card in laid), room=room)  # fmt: skip


def _alone(sheet: Sheet, view: TableView, side: SideView, y: float, x: float, width: float) -> None:
    """One commander and no generals: the standard board."""
    theme = sheet.theme
    waited = any(seat.startswith(side.side.lower()) for seat in view.waiting)
    ground = theme.trail if waited else theme.sides[side.side].wash
    sheet.put(x, y, (Poly(icons.box(2, 2, width - 2, STRIP - 2), ground, theme.ink, 2.0),),
              f"general:{side.side}{':waited' if waited else ''}")  # fmt: skip
    sheet.put(x + 44, y + STRIP / 2, badge(side.side, theme))
    used = sheet.text(x + 80, y + STRIP / 2, sheet.say(side.name), 40, "bold", room=400)
    now = side.side == view.side
    _laid(sheet, view.laid if now else view.before, now, x + 110 + used, y + STRIP / 2,
          width - used - 150)  # fmt: skip


@lru_cache(maxsize=2)
def _card(theme: Theme) -> Shapes:
    return (Poly(icons.rounded(-8, -12, 8, 12, 3), theme.card, theme.ink, 2.0),
            Line(((-4, -5), (4, -5)), theme.red_ink, 2.0))  # fmt: skip


@lru_cache(maxsize=2)
def _tick(theme: Theme) -> Shapes:
    return (Disc(0, 0, 12, 12, theme.ink),
            Line(((-5, 0), (-1, 5), (6, -5)), theme.card, 3.0))  # fmt: skip


def table(sheet: Sheet, view: TableView) -> None:
    """Below the board: both sides with their medals, and the last attack between them."""
    ground = field(view)
    y = ground.height - TABLE
    sheet.put(0, y, (Poly(icons.box(0, 0, ground.width, TABLE), sheet.theme.paper_deep),), "table")
    middle = 470.0
    wide = (ground.width - middle - 4 * 18) / 2
    for i, side in enumerate(view.sides):
        x = 18 + i * (wide + middle + 36)
        _medals(sheet, view, side, (x, y + 16, x + wide, y + TABLE - 18))
    x = 36 + wide
    sheet.frame((x, y + 16, x + middle, y + TABLE - 18), "attack")
    if view.attack:
        _attack(sheet, view.attack, x, y + 16, middle)
    else:
        sheet.words(x + middle / 2, y + TABLE / 2, "ov-board-no-attack", 30, anchor="m")


def _medals(sheet: Sheet, view: TableView, side: SideView, at: tuple[float, ...]) -> None:
    theme = sheet.theme
    x0, y0, x1, y1 = at
    sheet.frame((x0, y0, x1, y1), f"side:{side.side}", side.side == view.side and not view.winner)
    sheet.put(x0 + 40, y0 + 38, moved(badge(side.side, theme), 0, 0, 1.15))
    nations = " ".join(side.nations)
    name = f"{sheet.say(side.name)}  {nations}"
    sheet.text(x0 + 74, y0 + 38, name, 42, "title", about=f"side-name:{side.side}",
               room=(x1 - x0) * 0.42)  # fmt: skip
    count = sheet.say(msg("ov-board-medals", n=side.medals, m=side.to_win))
    sheet.text(x1 - 24, y0 + 38, count, 40, "bold", "r", about=f"medals:{side.side}",
               room=(x1 - x0) * 0.42)  # fmt: skip
    most = max(side.to_win, side.medals)
    step = min(46.0, (x1 - x0 - 50) / most)
    by = min(1.0, step / 46)
    kinds = ["units"] * side.from_units + ["goals"] * side.from_objectives
    kinds += ["exits"] * side.from_exits
    for i in range(most):
        kind = kinds[i] if i < len(kinds) else "won" if i < side.medals else "open"
        shapes = moved(_medal(kind, theme), 0, 0, by)
        sheet.put(x0 + 24 + step * (i + 0.5), y0 + 92, shapes, f"medal-{kind}:{side.side}:{i}")
    told = [msg("ov-board-hand", n=side.hand), msg("ov-board-units", n=side.units),
            msg("ov-board-lost", n=len(side.lost))]  # fmt: skip
    if side.commissar >= 0:
        told.append(msg("ov-board-commissar", n=side.commissar))
    if side.sorties:
        told.append(msg("ov-board-sorties", n=side.sorties))
    line = " · ".join(sheet.say(one) for one in told)
    sheet.text(x0 + 24, y0 + 148, line, 30, "text", about=f"cards:{side.side}",
               room=x1 - x0 - 48)  # fmt: skip


@lru_cache(maxsize=16)
def _medal(kind: str, theme: Theme) -> Shapes:
    """A medal by where it came from: a fallen unit, a goal, a way out."""
    if kind == "open":
        return (Disc(0, 0, 17, 17, theme.card, theme.rule, 2.4),)
    ground: Shapes = (Disc(0, 0, 18, 18, theme.gold, theme.ink, 2.2),)
    if kind == "units":
        return (*ground, *pieces.symbol("infantry", 0, 0, theme.ink, theme.gold))
    if kind == "exits":
        return (*ground, Poly(((-5, -10), (9, 0), (-5, 10)), theme.ink))
    return (*ground, Poly(icons.star_points(13), theme.ink))


def _attack(sheet: Sheet, one: AttackView, x: float, y: float, width: float) -> None:
    """Who attacked whom, with how many dice, what they showed and what came of it."""
    theme = sheet.theme
    line = sheet.say(
        Msg("ov-board-attack-on", {"b": one.target})
        if one.attacker == one.target
        else msg("ov-board-attack", a=one.attacker, b=one.target)
    )
    sheet.put(x + 34, y + 34, badge(one.side, theme))
    sheet.text(x + 64, y + 34, line, 34, "bold", about="last:who", room=width - 84)
    sums = [str(one.table), *(f"{n:+d}" for n in (one.bonus, one.cover, one.own) if n)]
    dice = sheet.say(msg("ov-board-dice", sum=" ".join(sums)))
    sheet.text(x + 20, y + 74, dice, 26, "text", about="last:dice", colour=theme.faint,
               room=width - 40)  # fmt: skip
    for i, face in enumerate(one.faces):
        step = min(48.0, (width - 40) / max(len(one.faces), 1))
        sheet.put(x + 42 + i * step, y + 112, _die(face, theme), f"die:{i}:{face}")
    result = msg("ov-board-result", hits=one.hits, flags=one.flags, ignored=one.ignored)
    told = sheet.say(result)
    if one.eliminated:
        told += " " + sheet.say(Msg("ov-board-eliminated"))
    sheet.text(x + 20, y + 158, told, 28, "bold", about="last:result", room=width - 40)


@lru_cache(maxsize=16)
def _die(face: str, theme: Theme) -> Shapes:
    box: Shapes = (Poly(icons.rounded(-19, -19, 19, 19, 6), LIGHT, theme.ink, 2.4),)
    match face:
        case "infantry":
            return (*box, *pieces.symbol("infantry", 0, 0, theme.ink, LIGHT))
        case "armor":
            return (*box, *pieces.symbol("armor", 0, 0, theme.ink, LIGHT))
        case "star":
            return (*box, Poly(icons.star_points(14), theme.gold, theme.ink, 1.6))
        case "flag":
            return (*box, *icons.flag(12, theme.red_ink))
    return (
        *box, Disc(0, 3, 9, 10, theme.ink), Poly(icons.box(-4, -13, 4, -5), theme.ink),
        Line(((3, -11), (11, -6)), theme.ink, 2.4),
    )  # fmt: skip


def area_of(view: TableView, hex: str) -> int:
    """0, 1 or 2 from the left of the picture."""
    ground, edges = field(view), areas(view)
    x = ground.column(doubled(hex)[0])
    return 0 if x < edges[1] else 1 if x < edges[2] else 2
