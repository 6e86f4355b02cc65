"""What was fought, as a strip: the dice of both sides and what fell to them. AT-24.9."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from engines.attack.view import SHIPS, UNITS
from engines.contract import Arg, Event, Msg
from renderers import icons
from renderers.attack import pieces
from renderers.attack.battle import SHIPS as SHIP_KINDS
from renderers.attack.battle import side_of
from renderers.attack.colours import WALL, inks
from renderers.draw import Line
from renderers.panel import STRIP, Sheet, paper
from renderers.picture import Plan
from renderers.theme import Theme
from renderers.wording import Say

HEAD, ROW = 64.0, 72.0
NAVAL = Msg("at-action-naval")
ENDS = frozenset(("at-log-battle-won", "at-log-battle-held", "at-log-naval-left"))
MOST = 4
"""So many battles are shown at most, the newest."""


@dataclass(slots=True)
class _Fight:
    """A battle as it was told. Of two sides the first began it."""

    title: Msg
    seats: list[Msg | None]
    won: Msg | None = None
    dice: list[list[str]] = field(default_factory=lambda: [[], []])
    """The dice of each side, a roll after another."""
    fell: list[dict[int, int]] = field(default_factory=lambda: [{}, {}])
    duels: list[Event] = field(default_factory=list)

    def side(self, seat: Msg) -> int:
        """Which of both it is; a new one takes the place that is left."""
        if seat not in self.seats:
            self.seats[self.seats.index(None)] = seat
        return self.seats.index(seat)

    @property
    def high(self) -> float:
        return HEAD + 2 * ROW * (1 + (len(self.duels) - 1) // DUELS if self.duels else 1)


DUELS = 7
"""Pairs of ships beside each other."""


def plan(events: Sequence[Event], say: Say, theme: Theme = WALL) -> Plan | None:
    """The battles among these events; None if there was none."""
    told = list(_told(events))
    fights = [each for each in told if any(each.dice) or each.duels][-MOST:]
    if not fights:
        return None
    sheet, y = Sheet(theme, say), 0.0
    for fight in fights:
        _fight(sheet, fight, y)
        y += fight.high + 12
    return Plan(paper("attack-strip", (STRIP, y), theme, inks(theme)), tuple(sheet.stamps))


def _told(events: Iterable[Event]) -> Iterator[_Fight]:
    """Battles as the log tells them. One may have begun before these events: its sides are then
    known by their dice, and the defender rolls first."""
    fight: _Fight | None = None
    for event in events:
        said, args = event.text, event.text.args
        if said.id == "at-log-battle":
            fight = _Fight(_msg(args["region"]), [_msg(args["attacker"]), _msg(args["defender"])])
            yield fight
        elif said.id == "at-log-challenge":
            fight = _Fight(NAVAL, [_msg(args["seat"]), _msg(args["other"])])
            yield fight
        elif said.id == "at-log-half-round":
            if fight is None:
                fight = _Fight(Msg(f"at-region-{event.places[0]}"), [None, _msg(args["side"])])
                yield fight
            i = fight.side(_msg(args["side"]))
            fight.dice[i].append(str(args["dice"]))
            for kind, n in _counted(args["lost"]):
                fight.fell[1 - i][kind] = fight.fell[1 - i].get(kind, 0) + n
        elif said.id.startswith("at-log-duel-"):
            if fight is None:
                fight = _Fight(NAVAL, [None, None])
                yield fight
            if "seat" in args:  # who was hit
                fight.seats[int(_total(event, 0) > _total(event, 1))] = _msg(args["seat"])
            fight.duels.append(event)
        elif fight is not None and said.id in ENDS:
            fight.won = _msg(args["seat"])
            fight = None


def _msg(arg: Arg) -> Msg:
    assert isinstance(arg, Msg)
    return arg


def _total(duel: Event, i: int) -> int:
    return int(str(duel.text.args[f"total{i + 1}"]))


def _counted(lost: Arg) -> Iterator[tuple[int, int]]:
    """Kinds of units and how many, as the log counts them."""
    for each in lost if isinstance(lost, tuple) else ():
        kind = each.id.removeprefix("at-n-")
        if kind in UNITS:
            yield UNITS.index(kind), int(str(each.args["n"]))


def _fight(sheet: Sheet, fight: _Fight, y: float) -> None:
    theme = sheet.theme
    sheet.put(44, y + 36, icons.swords(18, theme.red_ink))
    width = sheet.text(80, y + 37, fight.title, 40, "title", room=400)
    if fight.won:
        told = f"{sheet.say(fight.won)}: {sheet.say(Msg('at-board-won'))}"
        sheet.text(
            STRIP - 30, y + 37, told, 36, "bold", "r", "#2F6B32", "strip:won", STRIP - 140 - width
        )
    for i, seat in enumerate(fight.seats):
        at = y + HEAD + (i + 0.5) * ROW
        name = seat.id.removeprefix("at-seat-") if seat else ""
        side = side_of(sheet, name if name in theme.sides else "")
        sheet.put(46, at, pieces.badge(side, 25, theme), f"strip:side:{i}")
        if not fight.duels:
            x = _dice(sheet, fight.dice[i], name, at)
            _fallen(sheet, fight.fell[1 - i], x, at)
    for n, duel in enumerate(fight.duels):
        row, column = divmod(n, DUELS)
        _duel(sheet, duel, 130 + column * 98, y + HEAD + 2 * row * ROW)
    sheet.rule(20, y + fight.high + 4, STRIP - 40)


def _dice(sheet: Sheet, rolls: Sequence[str], name: str, y: float) -> float:
    """All rolls of a side in one line, smaller if they are many; where it ends."""
    faces = [roll.split() for roll in rolls]
    many = sum(map(len, faces))
    step = min(56.0, 520.0 / max(many + 0.4 * len(faces), 1))
    side, x = side_of(sheet, name if name in sheet.theme.sides else ""), 90.0 + step / 2
    for roll in faces:
        for face in roll:
            sheet.put(x, y, pieces.die(face, step * 0.43, side, sheet.theme), f"strip:die:{face}")
            x += step
        x += 0.4 * step
    return x


def _fallen(sheet: Sheet, fell: dict[int, int], x: float, y: float) -> None:
    """What the other side lost to these dice."""
    theme = sheet.theme
    sheet.put(x + 8, y, icons.arrow_right(13, theme))
    x += 46
    if not fell:
        sheet.text(x, y, "–", 40, "bold", colour=theme.faint)
    for kind, n in sorted(fell.items()):
        about = f"strip:fell:{UNITS[kind]}:{n}"
        sheet.put(x + 14, y, pieces.unit(kind, 23, theme.red_ink), about)
        x += 44 + sheet.text(x + 42, y + 1, str(n), 38, "bold", colour=theme.red_ink) + 14


def _duel(sheet: Sheet, duel: Event, x: float, y: float) -> None:
    """Ship above ship with their totals; the lower one is red, and struck out if it sank."""
    args, theme = duel.text.args, sheet.theme
    totals = _total(duel, 0), _total(duel, 1)
    for i, ship in enumerate(("one", "two")):
        beaten = totals[i] < totals[1 - i]
        colour = theme.red_ink if beaten else theme.ink
        kind = SHIP_KINDS[_msg(args[ship]).id.removeprefix("at-ship-")]
        at = y + (i + 0.5) * ROW
        sheet.put(x - 18, at, pieces.ship(kind, 25, colour), f"strip:ship:{i}:{SHIPS[kind]}")
        sheet.text(x + 32, at, str(totals[i]), 34, "bold", "m", colour)
        if beaten and duel.text.id.endswith("sunk"):
            sheet.put(x - 18, at, (Line(((-26, 18), (26, -18)), theme.red_ink, 5.0),), "strip:sunk")
