"""A battle on land or at sea: what fights, what waits, what the dice show. AT-24.9."""

from __future__ import annotations

from engines.attack.view import (
    BattleView,
    Counts,
    DeedView,
    NavalView,
    ShipView,
    SideView,
    TableView,
)  # fmt: skip
from engines.contract import Msg, msg
from renderers import icons
from renderers.attack import pieces
from renderers.attack.places import Say
from renderers.draw import Line, Poly, Stamp
from renderers.panel import Sheet, bar
from renderers.theme import Side, Theme

SHIPS = {"battleship": 0, "destroyer": 1, "submarine": 2, "carrier": 3,
         "B": 0, "D": 1, "S": 2, "C": 3}  # fmt: skip
WIDTH, HEIGHT = 1200.0, 860.0
HALF = WIDTH / 2


def stamps(view: TableView, say: Say, theme: Theme) -> list[Stamp]:
    """The running battle, or how the last one ended."""
    sheet = Sheet(theme, say)
    if view.battle:
        _land(sheet, view.battle)
    elif view.naval:
        _naval(sheet, view.naval)
    elif fought := last(view):
        _result(sheet, view, fought)
    else:
        _title(sheet, say(Msg("at-board-no-battle")), "")
    return sheet.stamps


def last(view: TableView) -> DeedView | None:
    return next((deed for deed in reversed(view.deeds) if deed.kind in ("battle", "seas")), None)


def running(view: TableView) -> bool:
    return bool(view.battle or view.naval)


def side_of(sheet: Sheet, seat: str) -> Side:
    return sheet.theme.sides[seat] if seat else pieces.neutral_side(sheet.theme)


def who(seat: str) -> Msg:
    return Msg(f"at-seat-{seat}") if seat else Msg("at-garrison")


def _title(sheet: Sheet, left: str, right: str) -> None:
    theme = sheet.theme
    sheet.put(0, 0, bar(WIDTH, 90, theme.card, theme), "battle:head")
    sheet.put(52, 45, icons.swords(24, theme.red_ink))
    width = sheet.text(WIDTH - 30, 46, right, 46, "bold", "r") if right else 0
    sheet.text(100, 46, left, 60, "title", room=WIDTH - 150 - width, about="battle:title")


def _column(sheet: Sheet, i: int, seat: str, role: str, active: bool) -> float:
    """The head of one side's half of the picture; where it begins."""
    theme, x = sheet.theme, 24 + i * (HALF - 6)
    side = side_of(sheet, seat)
    sheet.frame((x, 112, x + HALF - 42, HEIGHT - 24), f"battle:side:{i}", active)
    sheet.put(x, 112, bar(HALF - 42, 76, side.colour, theme))
    sheet.put(x + 48, 150, pieces.badge(side, 26, theme), f"battle:seat:{i}:{seat}")
    sheet.text(x + 92, 151, sheet.say(who(seat)), 48, "title", colour=side.text, room=270)
    sheet.text(x + HALF - 60, 151, sheet.say(Msg(role)), 34, "text", "r", side.text, room=170)
    return x


def _land(sheet: Sheet, battle: BattleView) -> None:
    say = sheet.say
    told = say(Msg("at-board-opening"))
    if battle.round:
        told = say(msg("at-board-battle-round", n=battle.round, limit=battle.limit))
    _title(sheet, say(Msg(f"at-region-{battle.region}")), told)
    for i, (half, side) in enumerate(
        (("attacker", battle.attacker), ("defender", battle.defender))
    ):
        rolls = battle.half == half
        x = _column(sheet, i, side.seat, f"at-board-{half}", rolls)
        _force(sheet, x, side)
        if rolls and battle.dice:
            _dice(sheet, x, battle.dice, side_of(sheet, side.seat))
    if battle.card and not battle.defender.seat:
        sheet.text(HALF + 50, HEIGHT - 56, say(battle.card.name), 36, "text", about="battle:card",
                   room=HALF - 90)  # fmt: skip


def _force(sheet: Sheet, x: float, side: SideView) -> None:
    for row, (id, counts) in enumerate(
        (("fighting", side.battle), ("reserve", side.reserve), ("losses", side.lost))
    ):
        y = 236 + row * 138
        sheet.words(x + 24, y, f"at-board-{id}", 34)
        _counts(sheet, x + 24, y + 58, counts, struck=id == "losses")


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


def _dice(sheet: Sheet, x: float, dice: str, side: Side) -> None:
    faces = [face for face in dice.split() if face]
    for i, face in enumerate(faces[:16]):
        at = x + 62 + i % 8 * 64, 690 + i // 8 * 66
        sheet.put(*at, pieces.die(face, 27, side, sheet.theme), f"die:{i}:{face}")


def _naval(sheet: Sheet, naval: NavalView) -> None:
    """Both lines, head first, ship against ship (AT-14.12)."""
    say = sheet.say
    told = say(msg("at-board-naval-round", n=naval.round))
    _title(sheet, say(Msg("at-action-naval")), told)
    for i, (seat, role) in enumerate(
        ((naval.challenger, "challenger"), (naval.controller, "controller"))
    ):
        x = _column(sheet, i, seat, f"at-board-{role}", False)
        for slot, ship in enumerate(naval.lines[i]):
            _ship(sheet, x, 236 + slot * 76, slot, ship)
        if naval.damaged[i]:
            told = say(msg("at-board-damaged", n=naval.damaged[i]))
            sheet.text(x + 24, HEIGHT - 56, told, 34, "text", colour=sheet.theme.red_ink)


def _ship(sheet: Sheet, x: float, y: float, slot: int, ship: ShipView) -> None:
    theme = sheet.theme
    kind = SHIPS[ship.ship]
    colour = theme.faint if ship.sunk else theme.ink
    sheet.text(x + 40, y, str(slot + 1), 36, "bold", "m", theme.faint)
    sheet.put(x + 106, y - 4, pieces.ship(kind, 34, colour), f"ship:{slot}:{ship.ship}")
    sheet.text(x + 164, y, sheet.say(Msg(f"at-board-ship-{list(SHIPS)[kind]}")), 40, "text",
               colour=colour, room=250)  # fmt: skip
    if ship.sunk:
        sheet.put(x + 106, y, (Line(((-36, 26), (36, -26)), theme.red_ink, 7.0),), "sunk")
    state = "sunk" if ship.sunk else "hit" if ship.damaged else ""
    if state:
        sheet.text(x + HALF - 60, y, sheet.say(Msg(f"at-board-{state}")), 34, "bold", "r",
                   theme.red_ink, room=130)  # fmt: skip


def _result(sheet: Sheet, view: TableView, deed: DeedView) -> None:
    """How the last battle went, round by round, and ended."""
    say, theme = sheet.say, sheet.theme
    place = Msg(f"at-region-{deed.place}") if deed.place else Msg("at-action-naval")
    _title(sheet, say(place), say(Msg("at-board-over")))
    for i, (seat, role) in enumerate(((deed.seat, "attacker"), (deed.other, "defender"))):
        won = deed.won == (i == 0)
        x = _column(sheet, i, seat, f"at-board-{role}", won)
        told = say(Msg("at-board-won" if won else "at-board-lost"))
        colour = "#2F6B32" if won else theme.red_ink
        plate = Poly(icons.rounded(-190, -40, 190, 40, 14), theme.paper, colour, 5.0)
        sheet.put(x + HALF / 2 - 20, 780, (plate,))
        sheet.text(x + HALF / 2 - 20, 781, told, 56, "title", "m", colour, f"battle:end:{i}", 340)
        if deed.kind == "battle":
            _volleys(sheet, x, view, role, side_of(sheet, seat))
        else:
            _duels(sheet, x, view, i)


def _volleys(sheet: Sheet, x: float, view: TableView, half: str, side: Side) -> None:
    """Every roll of one side, and what it cost the other."""
    theme = sheet.theme
    fired = [volley for volley in view.volleys if volley.half == half]
    step = min(88.0, 520.0 / max(len(fired), 1))
    for row, volley in enumerate(fired):
        y = 234 + row * step
        faces = volley.dice.split()
        wide = min(46.0, 330 / max(len(faces), 1))
        sheet.text(x + 34, y, str(volley.round), 34, "bold", "m", theme.faint)
        for i, face in enumerate(faces):
            die = pieces.die(face, min(19.0, wide * 0.45, step * 0.42), side, theme)
            sheet.put(x + 86 + i * wide, y, die, f"rolled:{half}:{volley.round}:{face}")
        sheet.put(x + 448, y, icons.swords(12, theme.red_ink if volley.hits else theme.faint))
        told = str(volley.hits)
        sheet.text(x + 476, y + 1, told, 44, "bold", about=f"hits:{half}:{volley.round}")


def _duels(sheet: Sheet, x: float, view: TableView, i: int) -> None:
    """Every ship one side laid, with its total, and what the lower side had struck."""
    theme = sheet.theme
    step = min(70.0, 520.0 / max(len(view.duels), 1))
    for row, duel in enumerate(view.duels[:26]):
        y = 234 + row * step
        size = min(28.0, step * 0.46)
        beaten = bool(duel.struck) and duel.totals[i] < duel.totals[1 - i]
        colour = theme.red_ink if beaten else theme.ink
        sheet.text(x + 34, y, str(duel.round), size * 1.2, "bold", "m", theme.faint)
        ship = pieces.ship(SHIPS[duel.ships[i]], size, theme.ink)
        sheet.put(x + 110, y, ship, f"duel:{i}:{row}:{duel.ships[i]}")
        sheet.text(x + 180, y, str(duel.totals[i]), size * 1.6, "bold", colour=colour)
        if beaten:
            struck = pieces.ship(SHIPS[duel.struck], size * 0.8, theme.red_ink)
            sheet.put(x + 330, y, struck, f"struck:{row}:{duel.struck}")
            told = sheet.say(Msg(f"at-board-{'sunk' if duel.sunk else 'hit'}"))
            sheet.text(x + HALF - 60, y, told, min(34.0, size * 1.4), "bold", "r", colour)
