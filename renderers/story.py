"""The last picture of a game: its end, small maps of how it came to that, and who led when."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from PIL import Image

from engines.contract import Msg, Seat
from renderers import atlas, icons
from renderers.atlas import View
from renderers.draw import Disc, Line, Mark, Point, Text, stamped
from renderers.panel import Sheet
from renderers.picture import Plan, image
from renderers.png import band, in_few_colours, png
from renderers.theme import Theme, mix
from renderers.wording import Say

Scores = Mapping[str, int]
Box = tuple[float, float, float, float]

BOARDS = 120
"""A story is told from so many boards at most."""
MAPS = 6
"""Small maps: three side by side, two where a map is broad."""
EARLY = 0.1
"""Who led in the first tenth of a game decided nothing."""
GAP, HEAD, CURVE, WORDS = 18, 62, 380, 560
"""Pixels: between pictures, for a title, the height of a curve, the breadth of what it says."""
WIDEST, COLOURS = 1240, 48
"""Pixels across, and colours: twice as many of each made files of up to 380 KB."""
TURNS = 5
"""Turning points that are told, at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """What is told of the way a game went."""

    part: Callable[[Any], View]
    """The map, without what lies beside it."""
    shown: frozenset[str]
    """Kinds of marks on the small maps: what can be made out at a third of the size."""
    when: Callable[[Any], Msg]
    """The date of a board: `Round 3`."""
    scores: Callable[[Any], Scores]
    """How far each side has come, by its name in the theme."""
    about: Msg
    """What the scores are."""
    side: Callable[[str], Msg]
    """What a side is called."""
    fewer: bool = False
    """The smaller score leads: steps still to go."""
    side_of: Callable[[Seat], str] = lambda seat: seat
    """The side of a seat, where its name is another."""
    lasting: Callable[[Any, Theme], Sequence[Mark]] | None = None
    """Marks that stay on all later maps: the ways that were gone."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: somebody took the lead."""

    at: int
    """Which of the boards."""
    side: str
    score: int
    other: int
    """The best score of the others."""
    gain: int
    """What the side itself has won since the board before; 0 if others have only fallen back."""


def story(
    views: Sequence[Any],
    plan: Callable[[Any], Plan],
    told: Story,
    theme: Theme,
    say: Say,
    course: Sequence[Mapping[Seat, float]] = (),
) -> bytes:
    """The picture as PNG, from public views of a game that is over, the oldest first; with the
    `course` of the game, how near each seat was to winning, its curve."""
    views = spread(views, BOARDS)
    last = plan(views[-1])
    board = image(last, WIDEST)
    wide, part = board.width, told.part(views[-1])
    across = 2 if part.width > 2.4 * part.height else 3
    small = (wide - GAP * (across + 1)) // across
    shown = [(view, image(each, small)) for view, each in maps(views, plan, told, theme)]
    high = max(picture.height for _, picture in shown)
    rows = -(-len(shown) // across)
    foot = board.height + HEAD + rows * (high + HEAD)
    tall = foot + CURVE + GAP + CURVE * bool(course)
    whole = Image.new("RGB", (wide, tall), theme.paper)
    whole.paste(board)
    sheet = Sheet(theme, say)
    y = board.height
    sheet.text(GAP, y + HEAD / 2, Msg("story-title"), 40, "title", colour=theme.red_ink)
    for n, (view, picture) in enumerate(shown):
        row, column = divmod(n, across)
        left, top = GAP + column * (small + GAP), y + HEAD + row * (high + HEAD)
        whole.paste(picture, (left, top))
        frame = icons.box(0, 0, picture.width, picture.height)
        sheet.put(left, top, (Line((*frame, frame[0]), theme.ink, 3.0, capped=False),))
        date = say(told.when(view))
        sheet.text(left + small / 2, top + picture.height + 24, date, 30, "bold", "m", room=small)
    _leads(sheet, views, told, (GAP, foot + GAP, wide - GAP, foot + CURVE))
    if course:
        _course(sheet, course, told, (GAP, tall - CURVE + GAP, wide - GAP, tall - GAP))
    for stamp in sheet.stamps:
        sprite = stamped(stamp.shapes, 1.0)
        sprite.onto(whole, round(stamp.x) + sprite.left, round(stamp.y) + sprite.top)
    prepared = atlas.sheet(last.sheet)
    few = in_few_colours(prepared.reduced(whole), prepared.palette, COLOURS)
    return png(whole.size, prepared.palette, [band(few)])


def spread(views: Sequence[Any], most: int) -> list[Any]:
    """At most so many of them, the first and the last among them, evenly apart."""
    if len(views) <= most:
        return list(views)
    return [views[round(at * (len(views) - 1) / (most - 1))] for at in range(most)]


def maps(
    views: Sequence[Any], plan: Callable[[Any], Plan], told: Story, theme: Theme
) -> list[tuple[Any, Plan]]:
    """The last boards of dates evenly apart, each with the lasting marks of all before it."""
    found: list[tuple[Any, Plan]] = []
    ways: list[Mark] = []
    dates = {repr(told.when(view)): n for n, view in enumerate(views)}
    even = [round(n * (len(views) - 1) / MAPS) for n in range(1, MAPS + 1)]
    later = list(dates.values())[1:]
    chosen = set(even if len(later) < MAPS else spread(later, MAPS))
    for n, view in enumerate(views):
        if told.lasting is not None:
            ways += told.lasting(view, theme)
        if n in chosen:
            whole = plan(view)
            kinds = {mark: mark.about.partition(":")[0] for mark in whole.marks}
            ground = [mark for mark in whole.marks if kinds[mark] == "wash"]
            above = [mark for mark in whole.marks if kinds[mark] in told.shown - {"wash"}]
            part = replace(told.part(view), scale=whole.sheet.view.scale)
            marks = (*ground, *dict.fromkeys(ways), *above)
            found.append((view, Plan(whole.sheet, marks, part)))
    return found


def turns(scores: Sequence[Scores], fewer: bool = False) -> list[Turn]:
    """Every change of the lead, the latest if there are many."""
    sign, early = -1 if fewer else 1, EARLY * len(scores)
    found: list[Turn] = []
    leader = ""
    for at, now in enumerate(scores):
        best = max((sign * n for n in now.values()), default=0)
        ahead = [side for side, n in now.items() if sign * n == best]
        if len(ahead) == 1 and ahead[0] != leader:
            if leader and at >= early:
                others = [sign * n for side, n in now.items() if side != ahead[0]]
                before = sign * scores[at - 1].get(ahead[0], now[ahead[0]])
                gain = max(best - before, 0)
                found.append(Turn(at, ahead[0], sign * best, sign * max(others), gain))
            leader = ahead[0]
    return found[-TURNS:]


def _leads(sheet: Sheet, views: Sequence[Any], told: Story, box: Box) -> None:
    """The score of every side from the first board to the last, with the turning points."""
    scores = [told.scores(view) for view in views]
    low = min(n for each in scores for n in each.values())
    high = max(max(n for each in scores for n in each.values()), low + 1)
    rules = {n: str(n) for n in sorted({low, (low + high) // 2, high})}
    right = box[2] - (WORDS if turns(scores, told.fewer) else 2 * GAP)
    at = _curve(sheet, scores, rules, told.about, box, right, fewer=told.fewer)
    aside = (box[2] - WORDS + 50, box[1] + 34, box[2] - 20, box[3] - 34)
    _told(sheet, views, scores, told, at, aside)


def _course(sheet: Sheet, course: Sequence[Mapping[Seat, float]], told: Story, box: Box) -> None:
    """How near to winning each side was, in hundredths of what all of them together were."""
    shares = list[dict[str, float]]()
    for each in course:
        sides = {told.side_of(seat): chance for seat, chance in each.items()}
        whole = sum(sides.values()) or 1.0
        shares.append({side: 100 * chance / whole for side, chance in sides.items()})
    rules = {n: f"{n} %" for n in (0, 50, 100)}
    _curve(sheet, shares, rules, Msg("story-course"), box, box[2] - 2 * GAP)


def _curve(
    sheet: Sheet,
    scores: Sequence[Mapping[str, float]],
    rules: Mapping[int, str],
    title: Msg,
    box: Box,
    right: float,
    *,
    fewer: bool = False,
) -> Callable[[int, float], Point]:
    """A framed curve of every side between horizontal rules, as far to the right as there is room,
    and where on it a score stands."""
    theme = sheet.theme
    sheet.frame(box, "story:curve")
    x0, y0, x1, y1 = box[0] + 30, box[1] + 66, right, box[3] - 34
    sheet.text(x0, box[1] + 34, title, 32, "title")
    low, high = min(rules), max(rules)

    def at(n: int, score: float) -> Point:
        share = (score - low) / (high - low)
        y = y0 + (y1 - y0) * (share if fewer else 1 - share)
        return x0 + 40 + (x1 - x0 - 110) * n / max(len(scores) - 1, 1), y

    for score, name in rules.items():
        _, y = at(0, score)
        sheet.rule(x0 + 40, y, x1 - x0 - 110, 1.6)
        sheet.text(x0 + 28, y, name, 22, "text", "r", theme.faint)
    last: list[tuple[float, str]] = []
    for side in scores[-1]:
        points = [at(n, each[side]) for n, each in enumerate(scores) if side in each]
        x, y = points[0]
        line = tuple((px - x, py - y) for px, py in points)
        colour = theme.sides[side].colour
        shapes = (Line(line, theme.ink, 7.0), Line(line, colour, 4.6))
        sheet.put(x, y, shapes, f"story:line:{side}")
        last.append((points[-1][1], side))
    spots = _apart([y for y, _ in sorted(last)], 40.0, y0, y1)
    for y, (_, side) in zip(spots, sorted(last), strict=True):
        sheet.put(x1 - 44, y, icons.token(theme.sides[side], 16, theme), f"story:side:{side}")
        sheet.text(x1 - 20, y, f"{scores[-1][side]:.0f}", 30, "bold")
    return at


def _told(
    sheet: Sheet,
    views: Sequence[Any],
    scores: Sequence[Scores],
    told: Story,
    at: Callable[[int, float], Point],
    box: Box,
) -> None:
    """The turning points: numbers on the curve, and beside it what they were."""
    theme, say = sheet.theme, sheet.say
    x0, y, x1, y1 = box
    found = turns(scores, told.fewer)
    if found:
        sheet.text(x0, y, Msg("story-turns"), 32, "title")
    y += 58
    spots = beside(
        [at(turn.at, scores[turn.at][turn.side]) for turn in found], box[1] + 40, box[3] + 16
    )
    for number, (turn, spot) in enumerate(zip(found, spots, strict=True), 1):
        shapes = (
            Disc(0, 0, 15, 15, mix(theme.trail, theme.card, 0.2), theme.ink, 2.6),
            Text(0, 0, str(number), 23, theme.ink, "bold"),
        )
        sheet.put(*spot, shapes, f"story:turn:{number}:{turn.side}")
        sheet.put(x0 + 15, y, shapes)
        words = say(_said(turn, views, told))
        sheet.text(x0 + 42, y, words, 28, "text", room=x1 - x0 - 46, about="story:told")
        y += (y1 - box[1] - 30) / TURNS


def beside(points: Sequence[Point], top: float, foot: float) -> list[Point]:
    """Where numbers stand at points of the curve: above them, or where nothing is covered, neither
    another number nor what is written over and under the curve."""
    found: list[Point] = []
    for x, y in points:
        offers = [(x + dx, y + dy) for dx, dy in ROUND]
        free = [
            spot
            for spot in offers
            if top <= spot[1] <= foot and all(math.dist(spot, other) >= APART for other in found)
        ]
        found.append(free[0] if free else offers[0])
    return found


APART = 34.0
"""Pixels between the middles of two numbers."""
ROUND: tuple[Point, ...] = (
    (0, -25), (0, 27), (-30, -25), (30, 27), (0, -60), (0, 62), (-30, 27), (30, -25), (-64, -25),
    (64, 27), (-64, 27), (64, -25), (-34, -60), (34, 62), (0, -95), (0, 97),
    *((side * APART * n, 27) for n in range(1, 2 * TURNS) for side in (1, -1)),
)  # fmt: skip
"""From a point of the curve to its number, what is liked best first. In the long row below it no
number covers more than two of the offers, so one is always left."""


def turning_points(views: Sequence[Any], told: Story) -> list[Msg]:
    """What decided the game, in words."""
    views = spread(views, BOARDS)
    scores = [told.scores(view) for view in views]
    return [_said(turn, views, told) for turn in turns(scores, told.fewer)]


def lost(views: Sequence[Any], told: Story, winners: Collection[Seat]) -> list[Msg]:
    """How it was lost, in three sentences: by how much, since when, and where most of it. Nothing
    where the lead at the end is not what won."""
    views = spread(views, BOARDS)
    scores, sign = [told.scores(view) for view in views], -1 if told.fewer else 1
    best, *others = sorted(scores[-1], key=lambda side: -sign * scores[-1][side]) or [""]
    if not others or best not in map(told.side_of, winners):
        return []
    ahead = [
        sign * each.get(best, 0) - max((sign * n for side, n in each.items() if side != best))
        for each in scores
    ]
    if ahead[-1] <= 0:
        return []
    side, loser = told.side(best), told.side(others[0])
    facts: dict[str, int | Msg] = {
        "side": side,
        "n": scores[-1][best],
        "other": scores[-1][others[0]],
    }
    end = "story-lost-short" if told.fewer else "story-lost-end"
    found = [Msg(end, {**facts, "loser": loser, "about": told.about})]
    since = max((at for at, n in enumerate(ahead) if n <= 0), default=-1) + 1
    if any(n < 0 for n in ahead[:since]):
        found.append(Msg("story-lost-turn", {"when": told.when(views[since]), "side": side}))
    else:
        found.append(Msg("story-lost-never", {"loser": loser, "side": side}))
    gain, at = max((b - a, at) for at, (a, b) in enumerate(pairwise([0, *ahead])))
    if gain > 0:
        found.append(
            Msg("story-lost-blow", {"when": told.when(views[at]), "n": gain, "side": side})
        )
    return found


def _said(turn: Turn, views: Sequence[Any], told: Story) -> Msg:
    when, side = told.when(views[turn.at]), told.side(turn.side)
    scores = {"n": turn.score, "other": turn.other, "gain": turn.gain}
    return Msg("story-leads", {"when": when, "side": side, **scores})


def _apart(wanted: Sequence[float], step: float, top: float, foot: float) -> list[float]:
    """Heights in their order, at least a step apart and within bounds where they fit."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + step if found else top))
    over = max(0.0, found[-1] - foot) if found else 0.0
    for i in range(len(found) - 1, -1, -1):
        most = foot - (len(found) - 1 - i) * step
        found[i] = min(found[i], most) if over else found[i]
    return found
