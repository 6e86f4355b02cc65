"""What all pictures of a league have in common: paper, a head, sections, figures, boxes of results.

A thousand units wide, so that the smallest letters can be read when a telephone shows it on 390
pixels. Nothing is told by colour alone: a win is a filled box, a shared place half a box.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace

from engines.contract import Msg, msg
from renderers import icons
from renderers.atlas import Ground, Print, View, blends
from renderers.draw import Line, Poly, Text
from renderers.league.records import Score, Standing
from renderers.panel import Sheet, bar, stepped, wrapped
from renderers.picture import Plan
from renderers.theme import STAFF, Colour, mix, text_width
from renderers.wording import Say

THEME = replace(STAFF, name="league", paper="#F5EFDF", paper_deep="#DED2B6", faint="#655B49")
WIDTH, MARGIN, HEAD = 1000.0, 22.0, 148.0
TITLE, NAME, TEXT, SMALL = 60.0, 40.0, 36.0, 29.0
STRIPE = mix(THEME.card, THEME.paper_deep, 0.34)
GOOD, EVEN = "#2F4B6E", "#B9A98A"
"""Bars: what was won, and the rest."""
STEP = 20
"""Pictures are so many units high, or a multiple."""
LEAF, VEIN = "#5E7A3A", "#33471F"
MEDALS: tuple[Colour, ...] = ("#D9A62E", "#B4B7BA", "#B9773E")


def sheet(say: Say) -> Sheet:
    return Sheet(THEME, say)


def finished(made: Sheet, height: float) -> Plan:
    """The picture, as high as it has to be."""
    view = View(0, 0, WIDTH, stepped(height, STEP))
    printed = Print(f"{THEME.name}-paper", view, "", _ground)
    return Plan(printed, tuple(made.stamps))


def _ground() -> Ground:
    t = THEME
    colours = blends(
        *(t.ink, t.card, STRIPE, t.paper_deep, t.red_ink, t.faint, t.rule, GOOD, LEAF, VEIN),
        *MEDALS,
        t.gold_edge,
    )
    return Ground(t.paper_deep, (), {}, (), {}, colours)


def head(made: Sheet, title: str, about: str) -> float:
    """The name of what is shown, and a line below it; tells where it ends."""
    made.put(0, 0, bar(WIDTH, HEAD, THEME.card, THEME), "head")
    made.put(0, HEAD - 8, (Poly(icons.box(0, 0, WIDTH, 4), THEME.red_ink),))
    room = WIDTH - 60
    title = called(title)
    kind = "names" if face(title) == "names" else "title"
    made.text(
        30,
        54,
        fitted(title, kind, TITLE, room * 1.6),
        TITLE,
        kind,
        colour=THEME.red_ink,
        about="title",
        room=room,
    )
    made.text(30, 108, about, TEXT, "text", colour=THEME.faint, about="about", room=room)
    return HEAD + MARGIN


def section(made: Sheet, title: str, y: float, height: float, about: str) -> float:
    """A sheet of paper with a title; tells where its first line begins."""
    made.frame((MARGIN, y, WIDTH - MARGIN, y + height), about)
    made.put(MARGIN, y, bar(WIDTH - 2 * MARGIN, 58, THEME.ink, THEME))
    made.text(
        MARGIN + 20, y + 30, title, 38, "title", colour=THEME.card, room=WIDTH - 2 * MARGIN - 40
    )
    return y + 70


SECTION = 84.0
"""How much higher a section is than what is in it."""


def stripe(made: Sheet, y: float, high: float, number: int) -> None:
    """Every second row on darker paper."""
    if number % 2:
        wide = WIDTH - 2 * MARGIN - 14
        made.put(MARGIN + 7, y, (Poly(icons.box(0, 0, wide, high), STRIPE),))


def sentences(made: Sheet, told: Iterable[str], y: float) -> float:
    """Sentences below each other, with a rule between them; tells where they end."""
    for i, sentence in enumerate(told):
        if i:
            line = (Line(((0, 0), (WIDTH - 2 * MARGIN - 40, 0)), THEME.rule, 1.4),)
            made.put(MARGIN + 20, y + 4, line)
        y += 8
        for line_of in lines(sentence):
            made.text(MARGIN + 24, y + 21, line_of, TEXT, "text", about="sentence")
            y += 42
    return y


def lines(sentence: str, size: float = TEXT) -> list[str]:
    return wrapped(sentence, size, WIDTH - 2 * MARGIN - 48)


def notes(made: Sheet, told: Iterable[str], y: float) -> float:
    """Small print at the foot; tells where it ends."""
    for sentence in told:
        for line in lines(sentence, SMALL):
            made.text(MARGIN + 4, y + 10, line, SMALL, "text", about="key")
            y += 36
    return y + 6


def figure(value: float, say: Say, digits: int = 1) -> str:
    """A number with as few digits as it needs."""
    text = f"{value:.{digits}f}"
    whole, _, part = text.partition(".")
    part = part.rstrip("0")
    whole = whole.replace("-", "−") if float(text) else whole.lstrip("-")
    if not part:
        return whole
    return say(msg("standings-decimal", whole=whole, part=part))


def in_words(row: Standing, say: Say) -> Msg:
    """A row of the standings for those who cannot see it."""
    points = figure(row.points, say)
    return msg("standings-alt-row", place=row.place, name=row.name, points=points, games=row.games)


def called(name: str) -> str:
    """The name with letters our typefaces have. Letters in fancy dress become plain ones, others
    are left out; a name of which nothing is left becomes a question mark."""
    found = []
    for letter in unicodedata.normalize("NFC", name):
        if _printed(letter) or _foreign(letter):
            found.append(letter)
        else:
            found += filter(_printed, unicodedata.normalize("NFKD", letter))
    return " ".join("".join(found).split()) or "?"


def _printed(letter: str) -> bool:
    return " " <= letter <= "\u017f" and unicodedata.category(letter) not in ("Cc", "Cf")


def _foreign(letter: str) -> bool:
    """Whether the typeface for names has it: Greek, Cyrillic, Vietnamese."""
    ranges = (("\u0386", "\u03ce"), ("\u0400", "\u052f"), ("\u1ea0", "\u1ef9"))
    return any(a <= letter <= b for a, b in ranges)


def face(text: str) -> str:
    """The typeface that has all letters of a name."""
    return "names" if any(map(_foreign, text)) else "bold"


def fitted(text: str, face: str, size: float, room: float) -> str:
    """The text; shortened if it is too long for the room."""
    if text_width(text, face, size) <= room:
        return text
    while text and text_width(text + "…", face, size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def person(made: Sheet, x: float, y: float, name: str, room: float, size: float = NAME) -> float:
    """Write a name, a little narrower if it is long, then shortened."""
    shown, kind = called(name), face(called(name))
    shown = fitted(shown, kind, size, room / 0.8)
    return made.text(x, y, shown, size, kind, about=f"name:{name}", room=room)


def result(made: Sheet, x: float, y: float, score: Score, r: float = 19.0) -> None:
    """A box with the place somebody took: filled if they won, half if they shared it."""
    made.put(x, y, _result(score.place, score.won, score.shared, r), f"result:{score.place}")


def _result(place: int, won: bool, shared: bool, r: float) -> tuple[Poly | Text, ...]:
    ink, card = THEME.ink, THEME.card
    shapes: list[Poly | Text] = [Poly(icons.rounded(-r, -r, r, r, 5), card, ink, 2.2)]
    if won and not shared:
        shapes[0] = Poly(icons.rounded(-r, -r, r, r, 5), ink, ink, 2.2)
    elif won:
        shapes.append(Poly(icons.box(-r, r * 0.52, r, r), ink))
    colour = card if won and not shared else ink
    size = r * 1.5 if place < 10 else r * 1.2
    shapes.append(Text(0, -r * 0.2 if won and shared else 0, str(place), size, colour, "bold"))
    return tuple(shapes)


def place(made: Sheet, x: float, y: float, number: int, *, medal: bool = True) -> None:
    """A number in a medal for the first three, plain for the others and before any game."""
    if medal and number <= len(MEDALS):
        r = 27.0
        ring = icons.polygon(40, r)
        made.put(x, y, (Poly(ring, MEDALS[number - 1], THEME.ink, 2.4),), f"medal:{number}")
    made.text(x, y, str(number), 36 if number < 100 else 30, "bold", "m", about=f"place:{number}")


def arrow(made: Sheet, x: float, y: float, goes: str) -> None:
    """Up or down: where the division ends."""
    r, turn = 14.0, -1 if goes == "up" else 1
    shape = ((-r, -r * 0.7 * turn), (r, -r * 0.7 * turn), (0, r * turn))
    colour = LEAF if goes == "up" else THEME.red_ink
    made.put(x, y, (Poly(shape, colour, THEME.ink, 1.6),), f"goes:{goes}")


def share_bar(
    made: Sheet, x: float, y: float, wide: float, part: float, likely: Sequence[float]
) -> None:
    """A bar filled to its share, with a line from the least to the most that is likely."""
    high = 30.0
    shapes: list[Poly | Line] = [Poly(icons.box(0, -high / 2, wide, high / 2), EVEN)]
    if part > 0:
        shapes.append(Poly(icons.box(0, -high / 2, wide * part, high / 2), GOOD))
    shapes.append(Poly(icons.box(0, -high / 2, wide, high / 2), None, THEME.ink, 2.0))
    if likely:
        a, b = (wide * end for end in likely)
        shapes.append(Line(((a, 0), (b, 0)), THEME.card, 7.0, capped=False))
        shapes.append(Line(((a, 0), (b, 0)), THEME.red_ink, 4.0, capped=False))
        shapes += [Line(((at, -9), (at, 9)), THEME.red_ink, 4.0, capped=False) for at in (a, b)]
    made.put(x, y, tuple(shapes), "share")


def likely(won: float, games: int) -> tuple[float, ...]:
    """From where to where the true share lies, nineteen times in twenty (Wilson); nothing without
    games."""
    if not games:
        return ()
    z, p = 1.96, won / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * (p * (1 - p) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def percent(won: float, games: int) -> Msg:
    return msg("standings-percent", n=round(100 * won / games) if games else 0)
