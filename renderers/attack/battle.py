"""A battle under way on land or at sea: what fights, what waits, what the dice show. AT-24.9."""

from __future__ import annotations

from engines.attack.view import (
    BattleView,
    Counts,
    NavalView,
    ShipView,
    SideView,
    TableView,
    VolleyView,
)
from engines.contract import Msg, msg
from renderers import icons
from renderers.attack import pieces
from renderers.draw import Line
from renderers.panel import Sheet, bar
from renderers.theme import Side

SHIPS = {
    "battleship": 0,
    "destroyer": 1,
    "submarine": 2,
    "carrier": 3,
    "B": 0,
    "D": 1,
    "S": 2,
    "C": 3,
}
WIDTH = 1200.0
HALF = WIDTH / 2
RUNNING = 900.0
"""How high the picture of a battle on land under way is."""
SLOT = 76.0
"""From one ship of a line to the next."""


def land(sheet: Sheet, view: TableView, battle: BattleView) -> None:
    """Both sides with what fights, waits and is lost, and what each rolled last."""
    say = sheet.say
    told = say(Msg("at-board-opening"))
    if battle.round:
        told = say(msg("at-board-battle-round", n=battle.round, limit=battle.limit))
    title(sheet, say(Msg(f"at-region-{battle.region}")), told)
    for i, (half, side) in enumerate(
        (("attacker", battle.attacker), ("defender", battle.defender))
    ):
        x = column(sheet, i, side.seat, f"at-board-{half}", battle.half == half, RUNNING)
        _force(sheet, x, side)
        rolled = [volley for volley in view.volleys if volley.half == half]
        if rolled:
            _volley(sheet, x, rolled[-1], side_of(sheet, side.seat))
    if battle.card and not battle.defender.seat:
        card, room = battle.card.name, HALF - 90
        sheet.text(HALF + 50, RUNNING - 50, card, 36, "text", about="battle:card", room=room)


def side_of(sheet: Sheet, seat: str) -> Side:
    return sheet.theme.sides[seat] if seat else pieces.neutral_side(sheet.theme)


def who(seat: str) -> Msg:
    return Msg(f"at-seat-{seat}") if seat else Msg("at-garrison")


def title(sheet: Sheet, left: str, right: str) -> None:
    theme = sheet.theme
    sheet.put(0, 0, bar(WIDTH, 90, theme.card, theme), "battle:head")
    sheet.put(52, 45, icons.swords(24, theme.red_ink))
    width = sheet.text(WIDTH - 30, 46, right, 46, "bold", "r") if right else 0
    sheet.text(100, 46, left, 60, "title", room=WIDTH - 150 - width, about="battle:title")


def column(sheet: Sheet, i: int, seat: str, role: str, active: bool, height: float) -> float:
    """The head of one side's half of the picture; where it begins."""
    theme, x = sheet.theme, 24 + i * (HALF - 6)
    side = side_of(sheet, seat)
    sheet.frame((x, 112, x + HALF - 42, height - 24), f"battle:side:{i}", active)
    sheet.put(x, 112, bar(HALF - 42, 76, side.colour, theme))
    sheet.put(x + 48, 150, pieces.badge(side, 26, theme), f"battle:seat:{i}:{seat}")
    sheet.text(x + 92, 151, who(seat), 48, "title", colour=side.text, room=270)
    sheet.text(x + HALF - 60, 151, Msg(role), 34, "text", "r", side.text, room=170)
    return x


def _force(sheet: Sheet, x: float, side: SideView) -> None:
    for row, (unit, counts) in enumerate(
        (("fighting", side.battle), ("reserve", side.reserve), ("losses", side.lost))
    ):
        y = 236 + row * 138
        sheet.words(x + 24, y, f"at-board-{unit}", 34)
        _counts(sheet, x + 24, y + 58, counts, struck=unit == "losses")


def _counts(sheet: Sheet, x: float, y: float, counts: Counts, struck: bool) -> None:
    theme = sheet.theme
    colour = theme.red_ink if struck else theme.ink
    if not any(counts):
        sheet.text(x + 6, y, "–", 54, "bold", colour=theme.faint)
        return
    for kind, n in enumerate(counts):
        if n:
            sheet.put(x + 32, y, pieces.unit(kind, 31, colour))
            sheet.text(x + 70, y + 2, str(n), 58, "bold", colour=colour)
            x += 134


def _volley(sheet: Sheet, x: float, volley: VolleyView, side: Side) -> None:
    """The last roll of a side and what it hit."""
    sheet.rule(x + 20, 640, HALF - 82)
    told = sheet.say(msg("at-board-rolled", n=volley.round))
    sheet.text(x + 24, 672, told, 34, "text", colour=sheet.theme.faint)
    hits(sheet, x + HALF - 150, 672, volley.hits, f"hits:{volley.half}:{volley.round}")
    dice(sheet, x + 30, 732, volley, side, 27.0)


def dice(sheet: Sheet, x: float, y: float, volley: VolleyView, side: Side, r: float) -> None:
    """In rows of eight from a left edge, the middle of the first row at `y`."""
    step = r * 2 + 9
    for i, face in enumerate(volley.dice.split()[:24]):
        at = x + r + i % 8 * step, y + i // 8 * step
        about = f"rolled:{volley.half}:{volley.round}:{face}"
        sheet.put(*at, pieces.die(face, r, side, sheet.theme), about)


def hits(sheet: Sheet, x: float, y: float, n: int, about: str) -> None:
    theme = sheet.theme
    sheet.put(x, y, icons.swords(15, theme.red_ink if n else theme.faint))
    sheet.text(
        x + 28, y + 1, str(n), 48, "bold", colour=theme.ink if n else theme.faint, about=about
    )


def high(fought: NavalView) -> float:
    """How high the picture of a naval battle is."""
    return 340.0 + max(map(len, fought.lines), default=0) * SLOT


def naval(sheet: Sheet, view: TableView, fought: NavalView) -> None:
    """Both lines, head first, ship against ship (AT-14.12)."""
    say = sheet.say
    title(sheet, say(Msg("at-action-naval")), say(msg("at-board-naval-round", n=fought.round)))
    last = max((duel.round for duel in view.duels), default=0)
    duels = [duel for duel in view.duels if duel.round == last]
    for i, (seat, role) in enumerate(
        ((fought.challenger, "challenger"), (fought.controller, "controller"))
    ):
        x = column(sheet, i, seat, f"at-board-{role}", False, high(fought))
        for slot, ship in enumerate(fought.lines[i]):
            total = duels[slot].totals[i] if len(duels) == len(fought.lines[i]) else None
            _ship(sheet, x, 240 + slot * SLOT, slot, ship, total)
        if fought.damaged[i]:
            told = say(msg("at-board-damaged", n=fought.damaged[i]))
            sheet.text(x + 24, high(fought) - 58, told, 34, "text", colour=sheet.theme.red_ink)


def _ship(sheet: Sheet, x: float, y: float, slot: int, ship: ShipView, total: int | None) -> None:
    theme = sheet.theme
    kind = SHIPS[ship.ship]
    colour = theme.faint if ship.sunk else theme.ink
    sheet.text(x + 40, y, str(slot + 1), 36, "bold", "m", theme.faint)
    sheet.put(x + 106, y - 4, pieces.ship(kind, 34, colour), f"ship:{slot}:{ship.ship}")
    sheet.text(
        x + 164, y, Msg(f"at-board-ship-{list(SHIPS)[kind]}"), 40, "text", colour=colour, room=190
    )
    if total is not None:
        sheet.text(x + 396, y, str(total), 48, "bold", "r", colour, f"total:{slot}:{total}")
    if ship.sunk:
        sheet.put(x + 106, y, (Line(((-36, 26), (36, -26)), theme.red_ink, 7.0),), "sunk")
    state = "sunk" if ship.sunk else "hit" if ship.damaged else ""
    if state:
        sheet.text(
            x + HALF - 60, y, Msg(f"at-board-{state}"), 34, "bold", "r", theme.red_ink, room=130
        )
