"""How the last battle went and ended: round by round on land, ship by ship at sea. AT-24.9."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from engines.attack.view import Counts, DeedView, DuelView, TableView, VolleyView
from engines.contract import Event, Msg
from renderers import icons
from renderers.attack import battle, pieces
from renderers.attack.battle import HALF, RUNNING, SHIPS, WIDTH, column, dice, hits, side_of, title
from renderers.draw import Disc, Line, Poly, Stamp
from renderers.panel import Sheet
from renderers.theme import Theme
from renderers.wording import Say

TOP = 212.0
"""Where the first round begins."""
ROW, DUEL = 72.0, 70.0
"""A row of dice, and a pair of ships."""
FOOT = 214.0
LONGEST = 1560.0


def stamps(view: TableView, say: Say, theme: Theme) -> list[Stamp]:
    """The running battle, or how the last one ended."""
    sheet = Sheet(theme, say)
    if view.battle:
        battle.land(sheet, view, view.battle)
    elif view.naval:
        battle.naval(sheet, view, view.naval)
    elif fought := last(view):
        _result(sheet, view, fought)
    else:
        title(sheet, say(Msg("at-board-no-battle")), "")
    return sheet.stamps


def running(view: TableView) -> bool:
    return bool(view.battle or view.naval)


def last(view: TableView) -> DeedView | None:
    return next((deed for deed in reversed(view.deeds) if deed.kind in ("battle", "seas")), None)


GREAT = 6
"""Units or ships lost on both sides: less is no great battle."""
DECIDED = "at-log-battle-won", "at-log-battle-held", "at-log-naval-left"


def great(view: TableView, events: Iterable[Event]) -> bool:
    """Whether these events decided a great battle, the last that was fought."""
    fought = last(view)
    if running(view) or not fought or all(event.text.id not in DECIDED for event in events):
        return False
    if fought.kind == "battle":
        return sum(sum(volley.lost) for volley in view.volleys) >= GREAT
    return sum(duel.sunk for duel in view.duels) >= GREAT


def height(view: TableView) -> float:
    """As high as the rounds need, up to the height of a telephone."""
    if view.battle:
        return RUNNING
    if view.naval:
        return battle.high(view.naval)
    fought = last(view)
    if fought is None:
        return 320.0
    return min(TOP + _long(view, fought) + FOOT, LONGEST)


def _long(view: TableView, fought: DeedView) -> float:
    if fought.kind == "seas":
        return max(len(view.duels), 1) * DUEL
    return max(sum(_band(same) for _, same in _rounds(view)), 2 * ROW)


def _rounds(view: TableView) -> list[tuple[int, list[VolleyView]]]:
    return [(n, list(same)) for n, same in groupby(view.volleys, lambda volley: volley.round)]


def _band(volleys: list[VolleyView]) -> float:
    """The rows of dice of the side with more of them, and one for what was hit."""
    return (max((len(v.dice.split()) + 7) // 8 for v in volleys) + 1) * ROW + 14


def _result(sheet: Sheet, view: TableView, deed: DeedView) -> None:
    say, theme, foot = sheet.say, sheet.theme, height(view)
    by_land = deed.kind == "battle"
    title(
        sheet,
        say(Msg(f"at-region-{deed.place}" if by_land else "at-action-naval")),
        say(Msg("at-board-over")),
    )
    roles = ("attacker", "defender") if by_land else ("challenger", "controller")
    edges = []
    for i, (seat, role) in enumerate(zip((deed.seat, deed.other), roles, strict=True)):
        won = deed.won == (i == 0)
        x = column(sheet, i, seat, f"at-board-{role}", won, foot)
        edges.append(x)
        if by_land:
            _lost(sheet, x, foot - 168, _fallen(view, "defender" if i == 0 else "attacker"))
        told = say(Msg("at-board-won" if won else "at-board-lost"))
        colour = "#2F6B32" if won else theme.red_ink
        plate = Poly(icons.rounded(-190, -38, 190, 38, 14), theme.paper, colour, 5.0)
        middle = x + (HALF - 42) / 2
        sheet.put(middle, foot - 80, (plate,))
        sheet.text(middle, foot - 79, told, 54, "title", "m", colour, f"battle:end:{i}", 340)
    shrunk = min(1.0, (LONGEST - TOP - FOOT) / max(_long(view, deed), 1.0))
    if by_land:
        _fought(sheet, view, deed, edges, shrunk)
    else:
        _duels(sheet, view.duels, edges, shrunk)


def _fought(sheet: Sheet, view: TableView, deed: DeedView, edges: list[float], by: float) -> None:
    """Each round in a band: dice, hits, and what they cost the other side."""
    y, theme = TOP, sheet.theme
    for n, volleys in _rounds(view):
        high = _band(volleys) * by
        for volley in volleys:
            i = 0 if volley.half == "attacker" else 1
            side = side_of(sheet, deed.seat if i == 0 else deed.other)
            dice(sheet, edges[i] + 22, y + ROW / 2 * by, volley, side, 25.5 * by)
            at = y + high - (ROW / 2 + 12) * by
            hits(sheet, edges[i] + 46, at, volley.hits, f"hits:{volley.half}:{volley.round}")
            if any(volley.lost):
                about = f"cost:{volley.half}:{volley.round}"
                sheet.put(edges[i] + 150, at, icons.arrow_right(15, theme))
                _struck(sheet, edges[i] + 200, at, volley.lost, about, 25.0 * by)
        disc = (Disc(0, 0, 27, 27, theme.card, theme.ink, 2.6),)
        sheet.put(WIDTH / 2 - 9, y + high / 2, disc, f"round:{n}")
        sheet.text(WIDTH / 2 - 9, y + high / 2 + 1, str(n), 38, "title", "m")
        y += high
        for x in edges:
            sheet.rule(x + 16, y - 7 * by, HALF - 74)


def _fallen(view: TableView, by: str) -> Counts:
    """What one side lost to the dice of the other."""
    lost = [volley.lost for volley in view.volleys if volley.half == by]
    return tuple(map(sum, zip(*lost, strict=True))) if lost else (0, 0, 0, 0)


def _lost(sheet: Sheet, x: float, y: float, counts: Counts) -> None:
    about = "battle:lost"
    width = sheet.words(x + 24, y + 12, "at-board-losses", 36)
    if any(counts):
        _struck(sheet, x + 60 + width, y + 12, counts, about, 25.0)
    else:
        sheet.text(x + 44 + width, y + 12, "–", 44, "bold", colour=sheet.theme.faint, about=about)


def _struck(sheet: Sheet, x: float, y: float, counts: Counts, about: str, r: float) -> None:
    for kind, n in enumerate(counts):
        if n:
            sheet.put(x, y, pieces.unit(kind, r, sheet.theme.red_ink), f"{about}:{kind}:{n}")
            x += (
                sheet.text(x + r * 1.2, y + 1, str(n), r * 1.7, "bold", colour=sheet.theme.red_ink)
                + r * 2.9
            )


def _duels(sheet: Sheet, duels: tuple[DuelView, ...], edges: list[float], by: float) -> None:
    """Every ship both sides laid, with its total, and what the lower side had struck."""
    theme = sheet.theme
    if not duels:
        sheet.words(WIDTH / 2 - 9, TOP + DUEL / 2, "at-board-no-fight", 38, anchor="m")
    step = DUEL * by
    for row, duel in enumerate(duels):
        y = TOP + (row + 0.5) * step
        if row and duel.round != duels[row - 1].round:
            for x in edges:
                line = Line(((0, 0), (HALF - 74, 0)), theme.rule, 2.0)
                sheet.put(x + 16, y - step / 2, (line,))
        size = min(30.0, step * 0.42)
        for i, x in enumerate(edges):
            beaten = bool(duel.struck) and duel.totals[i] < duel.totals[1 - i]
            colour = theme.red_ink if beaten else theme.ink
            ship = pieces.ship(SHIPS[duel.ships[i]], size, theme.ink)
            sheet.put(x + 74, y, ship, f"duel:{i}:{row}:{duel.ships[i]}")
            total, about = str(duel.totals[i]), f"total:{i}:{row}"
            sheet.text(x + 186, y, total, size * 1.75, "bold", "m", colour, about)
            if beaten:
                struck = pieces.ship(SHIPS[duel.struck], size * 0.85, theme.red_ink)
                sheet.put(x + 320, y, struck, f"struck:{row}:{duel.struck}")
                told = sheet.say(Msg(f"at-board-{'sunk' if duel.sunk else 'hit'}"))
                sheet.text(x + HALF - 64, y, told, min(36.0, size * 1.4), "bold", "r", colour)
        if row == 0 or duel.round != duels[row - 1].round:
            sheet.put(WIDTH / 2 - 9, y, (Disc(0, 0, 25, 25, theme.card, theme.ink, 2.6),))
            sheet.text(
                WIDTH / 2 - 9, y + 1, str(duel.round), 36, "title", "m", about=f"round:{duel.round}"
            )
