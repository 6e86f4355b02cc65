"""The sheets of the six countries, and what the signs on the map mean. QM-29.3, 29.4."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Msg, msg
from engines.quartermaster.view import CountryView, TableView
from renderers import icons
from renderers.draw import Box, Disc, Line, Poly, Shapes, Stamp, moved
from renderers.panel import Sheet, cut, wrapped
from renderers.quartermaster import pieces
from renderers.quartermaster.places import TABLE, WIDTH
from renderers.theme import Theme, text_width

GAP, WIDE = 10.0, 322.0
NUMBER, NAME = 36.0, 33.0
ROW, NAMED = 35.0, 62.0
"""From one Status to the next where there is room, without its name and with it."""
SIGNS: Box = (1784, 892, 1988, 1082)


def sheets(sheet: Sheet, view: TableView, foot: int) -> None:
    x = GAP
    for country in view.countries:
        _country(sheet, view, country, (x, TABLE[1] + 14, x + WIDE, foot - 14))
        x += WIDE + (WIDTH - 2 * GAP - 6 * WIDE) / 5
    _signs(sheet)


def _country(sheet: Sheet, view: TableView, country: CountryView, box: Box) -> None:
    theme, who = sheet.theme, country.country
    side = theme.sides[who]
    x0, y0, x1, y1 = box
    sheet.frame(box, f"panel:{who}", active=view.country == who and not view.winner)
    sheet.put(x0, y0, _bar(x1 - x0, side.colour, theme))
    sheet.put(x0 + 32, y0 + 26, pieces.badge(side, 17, theme))
    name = sheet.say(Msg(f"qm-seat-{who}"))
    room = 158 if country.held_by else 210
    sheet.text(
        x0 + 60, y0 + 26, name, 38, "title", colour=side.text, room=room, about=f"name-of:{who}"
    )
    sheet.put(x1 - 28, y0 + 26, icons.emblem(country.team, 14, theme), f"team:{who}:{country.team}")
    if country.held_by:
        sheet.put(x1 - 74, y0 + 26, pieces.capital(who, True, theme), f"fallen:{who}")
    _cards(sheet, country, x0, y0 + 84)
    _units(sheet, country, x0, y0 + 132)
    _preview(sheet, country, x0, y0 + 180)
    y = y0 + 208
    sheet.rule(x0 + 16, y, x1 - x0 - 32)
    if country.conceded:
        sheet.words(
            (x0 + x1) / 2,
            y + 26,
            "qm-board-conceded",
            NAME,
            anchor="m",
            colour=theme.red_ink,
            about=f"conceded:{who}",
        )
        y += 36
    _statuses(sheet, country, x0, y + 8, y1 - 10)


@lru_cache(maxsize=8)
def _bar(w: float, colour: str, theme: Theme) -> Shapes:
    return (Poly(icons.box(0, 0, w, 52), colour, theme.ink, 2.4),)


def _cards(sheet: Sheet, country: CountryView, x0: float, y: float) -> None:
    """Deck, hand, discard pile, face-down Responses."""
    for i, (kind, count) in enumerate(
        (
            ("deck", country.deck),
            ("hand", country.hand),
            ("pile", country.discard),
            ("response", country.responses),
        )
    ):
        x = x0 + 32 + i * 77
        sheet.put(x, y, cards(kind, country.country, sheet.theme))
        sheet.text(x + 22, y, str(count), NUMBER, "bold", about=f"{kind}:{country.country}")


@lru_cache(maxsize=64)
def cards(kind: str, country: str, theme: Theme) -> Shapes:
    """A pile, a fan, a crossed pile, a card with a question."""
    back = theme.sides[country].colour
    if kind == "deck":
        return icons.deck(15, back, theme)
    if kind == "hand":
        return (
            *moved(icons.card(13, back, theme), -6, 2),
            *moved(icons.card(14, theme.card, theme), 1, 0),
            *moved(icons.card(15, back, theme), 8, -1),
        )
    if kind == "pile":
        return (*icons.card(16, theme.card, theme), *icons.crossed(5, theme.red_ink, 3.0, 7))
    return (*icons.card(16, back, theme), *_question(theme))


def _question(theme: Theme) -> Shapes:
    return (Disc(0, 0, 7, 7, theme.trail, theme.ink, 1.4), Disc(0, 0, 2.4, 2.4, theme.ink))


def _units(sheet: Sheet, country: CountryView, x0: float, y: float) -> None:
    """Armies and Navies left in the pool."""
    who, theme = country.country, sheet.theme
    for i, (kind, left) in enumerate(
        (("army", country.armies_left), ("navy", country.navies_left))
    ):
        x = x0 + 44 + i * 112
        sheet.put(x, y, small(who, kind, theme))
        sheet.text(x + 34, y, str(left), NUMBER, "bold", about=f"{kind}-left:{who}")
    if country.preview.removed:
        sheet.put(x0 + 262, y, pieces.sign("!", theme))
        lost = f"−{len(country.preview.removed)}"
        sheet.text(x0 + 278, y, lost, 32, "bold", colour=theme.red_ink, about=f"removed:{who}")


@lru_cache(maxsize=16)
def small(country: str, kind: str, theme: Theme) -> Shapes:
    return pieces.piece(country, kind, theme, 0.86)


def _preview(sheet: Sheet, country: CountryView, x0: float, y: float) -> None:
    """What its next victory phase would bring: by spaces, by Statuses."""
    who, theme, preview = country.country, sheet.theme, country.preview
    spaces = sum(points for _, points in preview.spaces)
    statuses = sum(points for _, points in preview.statuses)
    colour = theme.faint if preview.skipped else theme.ink
    sheet.put(x0 + 32, y, wreath(preview.skipped, theme), f"preview:{who}")
    total = f"+{preview.points}"
    width = sheet.text(x0 + 56, y, total, 40, "title", colour=theme.ink, about=f"points:{who}")
    x = x0 + 56 + width + 34
    sheet.put(x, y, pieces.star("open", theme))
    x += 22 + sheet.text(x + 20, y, str(spaces), 32, "text", colour=colour, about=f"by-space:{who}")
    sheet.put(x + 28, y, icons.card(14, theme.paper_deep, theme))
    sheet.text(x + 44, y, str(statuses), 32, "text", colour=colour, about=f"by-status:{who}")


@lru_cache(maxsize=2)
def wreath(skipped: bool, theme: Theme) -> Shapes:
    shapes: Shapes = icons.medal(20, theme)
    if skipped:
        shapes += (Line(((-15, 15), (15, -15)), theme.red_ink, 5.0),)
    return shapes


def _statuses(sheet: Sheet, country: CountryView, x0: float, y: float, y1: float) -> None:
    """The Statuses on the table by what they do, with their names while there is room; used ones
    are ticked. At the foot the top of the discard pile."""
    theme, who = sheet.theme, country.country
    top = sheet.say(msg("qm-board-top", card=country.top.name)) if country.top else ""
    room = y1 - y - (30 if top else 0)
    does = [sheet.say(does_of(one.card.id)) for one in country.statuses]
    named = len(does) * (NAMED + 8) <= room
    size, broken = _fitting(does, room - len(does) * (NAMED - ROW + 8) if named else room)
    step = min(ROW, size * 1.06)
    y += step / 2 + 2
    for status, lines in zip(country.statuses, broken, strict=True):
        about = f"status:{who}:{status.card.id}{':used' if status.used else ''}"
        sheet.put(x0 + 28, y, light(status.used, min(9.0, size * 0.3), theme))
        colour = theme.faint if status.used else theme.ink
        for line in lines:
            sheet.text(x0 + 46, y, line, size, "bold", "l", colour, about, WIDE - 60)
            y += step
        if named:
            name = cut(sheet.say(status.card.name), 23, WIDE - 60)
            title = f"title:{who}:{status.card.id}"
            sheet.text(x0 + 46, y - 5, name, 23, "text", "l", theme.faint, title, WIDE - 60)
            y += NAMED - ROW + 8
    if not country.statuses:
        sheet.words(x0 + 20, y, "qm-board-no-status", 30, about=f"no-status:{who}")
        y += step
    if top:
        small = 28.0 if text_width(top, "text", 28.0) <= WIDE - 36 else 24.0
        top = cut(top, small, WIDE - 36)
        sheet.text(x0 + 20, max(y, y1 - 16), top, small, "text", "l", theme.faint, f"top:{who}")


def does_of(card: str) -> Msg:
    """What a Status does, in three words."""
    return Msg(f"qm-board-does-{card.replace('.', '-').replace('_', '-')}")


def _fitting(told: list[str], room: float) -> tuple[float, list[list[str]]]:
    """The largest letters in which all lines fit, long ones broken if need be."""
    for size in (NAME, 30.0, 27.0, 25.0, 23.0, 21.0):
        broken = [wrapped(text, size, WIDE - 62) for text in told]
        if sum(map(len, broken)) * min(ROW, size * 1.06) <= room:
            return size, broken
    return min(21.0, room / len(told) / 1.06), [[text] for text in told]


@lru_cache(maxsize=32)
def light(used: bool, r: float, theme: Theme) -> Shapes:
    """A lamp that shines while a Status may still be used in this turn."""
    if used:
        tick = ((-r * 0.45, 0.0), (-r * 0.1, r * 0.45), (r * 0.55, -r * 0.45))
        return (Disc(0, 0, r, r, theme.card, theme.faint, 2.0), Line(tick, theme.faint, r * 0.28))
    return (Disc(0, 0, r, r, theme.gold, theme.ink, 1.8),)


def _signs(sheet: Sheet) -> None:
    theme = sheet.theme
    x0, y0, x1, y1 = SIGNS
    sheet.frame(SIGNS, "panel:signs")
    signs: tuple[tuple[str, Shapes], ...] = (
        ("supply", pieces.star("open", theme)),
        ("capital", moved(pieces.capital("germany", False, theme), 0, 0, 0.72)),
        ("strait", moved(pieces.strait("axis", theme), 0, 0, 0.62)),
        ("unsupplied", pieces.sign("!", theme)),
        ("port", pieces.sign("port", theme)),
        ("protected", pieces.sign("protected", theme)),
        ("changed", icons.ring(26, 18, 18 * 0.45, theme.trail, theme)),
    )
    step = (y1 - y0 - 12) / len(signs)
    for i, (sign, shapes) in enumerate(signs):
        y = y0 + 6 + step * (i + 0.5)
        sheet.stamps.append(Stamp(x0 + 32, y, shapes, f"sign:{sign}"))
        sheet.text(
            x0 + 58, y, sheet.say(Msg(f"qm-board-sign-{sign}")), 25, "text", room=x1 - x0 - 66
        )
