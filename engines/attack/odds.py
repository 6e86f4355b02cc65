"""What a fight would bring, exactly, before it begins: every roll of the dice counted once.

Land battles are fought with the usual doctrine on both sides, battles at sea with automatic lines
and the usual retreat; who commands otherwise changes them a little. Nothing secret goes in.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from engines.attack import battle, board, doctrine, march, naval
from engines.attack.components import (
    BARE_GARRISON,
    CARDS,
    DEAREST,
    FACES,
    NUMBERS,
    SHIP_COST,
    SHIP_LETTERS,
)
from engines.attack.state import Doctrine, Marshal, Side, Slot, State
from engines.contract import Key, Msg, Seat, msg

Units = tuple[int, ...]
LARGEST = 12
"""So many units or ships on both sides together are counted out."""
NONE: Units = (0, 0, 0, 0)


class Odds(NamedTuple):
    """How likely the attacker wins, and how much of his force is left in the mean."""

    win: float
    own: float


def _mean(parts: Iterable[tuple[float, Odds]]) -> Odds:
    found = Odds(0.0, 0.0)
    for chance, odds in parts:
        found = _plus(found, odds, chance)
    return found


def _plus(a: Odds, b: Odds, share: float) -> Odds:
    """The first with a share of the second."""
    return Odds(*(x + share * y for x, y in zip(a, b, strict=True)))


# ---- on land


@cache
def hit_chances(units: Units) -> Mapping[int, float]:
    """How likely so many hits are in one roll of these units (AT-8.9 to 8.11)."""
    dice = battle.dice_of(units)
    found: dict[tuple[int, int], float] = {(dice, 0): 1.0}
    sides = len(FACES)
    left_faces = sides
    for kind, n in enumerate(units):
        faces = FACES.count(kind)
        after: dict[tuple[int, int], float] = defaultdict(float)
        for (left, hits), chance in found.items():
            for shown in range(left + 1):
                p = comb(left, shown) * faces**shown * (left_faces - faces) ** (left - shown)
                after[left - shown, hits + min(shown, n)] += chance * p / left_faces**left
        found, left_faces = after, left_faces - faces
    total: dict[int, float] = defaultdict(float)
    for (_, hits), chance in found.items():
        total[hits] += chance
    return total


class _Army(NamedTuple):
    """Units in battle and behind it."""

    front: Units
    reserve: Units

    @property
    def size(self) -> int:
        return sum(self.front) + sum(self.reserve)


@lru_cache(maxsize=4096)
def _reinforced(army: _Army, battle_round: int) -> _Army:
    side = Side("", list(army.reserve), list(army.front), Doctrine(), list(NONE))
    brought = doctrine.bring(side, battle_round)
    front = tuple(map(sum, zip(army.front, brought, strict=True)))
    return _Army(front, tuple(n - b for n, b in zip(army.reserve, brought, strict=True)))


@lru_cache(maxsize=4096)
def _hit(army: _Army, n: int) -> _Army:
    lost = battle.casualties(army.front, n)
    return army._replace(front=tuple(n - x for n, x in zip(army.front, lost, strict=True)))


@lru_cache(maxsize=2048)
def on_land(attacker: Units, defender: Units) -> Odds:
    """A battle from its opening (AT-8.3 to 8.17)."""
    if not any(defender):
        return Odds(1.0, sum(attacker))
    armies = (_reinforced(_Army(NONE, attacker), 0), _reinforced(_Army(NONE, defender), 0))
    return _rounds(*armies, 1, {})


Known = dict[tuple[_Army, _Army, int], Odds]


def _rounds(ours: _Army, theirs: _Army, battle_round: int, known: Known) -> Odds:
    """From the half-round of the defender on. Once nobody is behind, rounds are alike, and one
    without a hit begins again: a geometric series."""
    last = not (any(ours.reserve) or any(theirs.reserve))
    key = ours, theirs, 0 if last else battle_round
    if key in known:
        return known[key]
    defending = _reinforced(theirs, battle_round)
    found, again = Odds(0.0, 0.0), 0.0
    for hits, chance in hit_chances(defending.front).items():
        left = _hit(ours, hits)
        if not left.size:
            continue
        attacking = _reinforced(left, battle_round)
        for scored, share in hit_chances(attacking.front).items():
            rest = _hit(defending, scored)
            if last and attacking == ours and rest == theirs:
                again += chance * share
            elif not rest.size:
                found = _plus(found, Odds(1.0, attacking.size), chance * share)
            else:
                after = _rounds(attacking, rest, battle_round + 1, known)
                found = _plus(found, after, chance * share)
    known[key] = Odds(*(each / (1 - again) for each in found))
    return known[key]


# ---- at sea


class _Fleet(NamedTuple):
    ships: Units
    out: int = 0
    """Battleships damaged in this battle."""

    @property
    def fit(self) -> str:
        left = dict(zip(SHIP_LETTERS, self.ships, strict=True))
        left["B"] -= self.out
        return "".join(letter * left[letter] for letter in DEAREST)

    def after(self, line: Sequence[Slot]) -> _Fleet:
        sunk = Counter(slot.ship for slot in line if slot.sunk)
        ships = tuple(n - sunk[x] for n, x in zip(self.ships, SHIP_LETTERS, strict=True))
        return _Fleet(ships, self.out + sum(slot.damaged and not slot.sunk for slot in line))


@cache
def duel_chances(ahead: int) -> tuple[float, float, float]:
    """First higher, second higher, both alike: two dice each, the first with so much more."""
    sums = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    won: Counter[int] = Counter()
    for one, n in sums.items():
        for two, m in sums.items():
            won[(one + ahead > two) - (one + ahead < two)] += n * m
    total = won.total()
    return won[1] / total, won[-1] / total, won[0] / total


@lru_cache(maxsize=512)
def at_sea(challenger: Units, controller: Units) -> Odds:
    """A battle for the seas (AT-14) in which both fight."""
    return _naval(_Fleet(challenger), _Fleet(controller), {})


def _naval(ours: _Fleet, theirs: _Fleet, known: dict[tuple[_Fleet, _Fleet], Odds]) -> Odds:
    if (ours, theirs) in known:
        return known[ours, theirs]
    parts: list[tuple[float, Odds]] = []
    again = 0.0
    for chance, mine, yours in _naval_round(ours, theirs):
        if over := _ended(mine, yours):
            parts.append((chance, over))
        elif (mine, yours) == (ours, theirs):
            again += chance
        else:
            parts.append((chance, _naval(mine, yours, known)))
    found = _mean(parts)
    known[ours, theirs] = Odds(*(each / (1 - again) for each in found))
    return known[ours, theirs]


def _ended(ours: _Fleet, theirs: _Fleet) -> Odds | None:
    """After a round: nobody fit to fight, or somebody retreats (AT-14.17 to 14.19, 14.24)."""
    left = sum(ours.ships)
    mine, yours = (
        sum(SHIP_COST[SHIP_LETTERS.index(x)] for x in fleet.fit) for fleet in (ours, theirs)
    )
    if not mine or naval.gives_up(mine, yours):
        return Odds(0.0, left)
    if not yours or naval.gives_up(yours, mine):
        return Odds(1.0, left)
    return None


def _naval_round(ours: _Fleet, theirs: _Fleet) -> Iterator[tuple[float, _Fleet, _Fleet]]:
    n = min(NUMBERS.longest_line, len(ours.fit), len(theirs.fit))
    lines = [naval.automatic_line(fleet.fit, n) for fleet in (ours, theirs)]
    fresh = tuple(tuple((ship, False, False) for ship in line) for line in lines)
    found: dict[tuple[_Row, ...], float] = {fresh: 1.0}
    for at in range(n):
        after: dict[tuple[_Row, ...], float] = defaultdict(float)
        for rows, chance in found.items():
            for share, then in _duel(rows, at):
                after[then] += chance * share
        found = after
    for rows, chance in found.items():
        mine, yours = ([Slot(*slot) for slot in row] for row in rows)
        yield chance, ours.after(mine), theirs.after(yours)


_Row = tuple[tuple[str, bool, bool], ...]
"""Ship, sunk, damaged: a line that can be counted."""


def _duel(rows: tuple[_Row, ...], at: int) -> Iterator[tuple[float, tuple[_Row, ...]]]:
    lines = [[Slot(*slot) for slot in row] for row in rows]
    ships = [line[at].ship for line in lines]
    ahead = naval.modifier(lines[0], at, ships[1]).sum - naval.modifier(lines[1], at, ships[0]).sum
    for beaten, chance in zip((1, 0, None), duel_chances(ahead), strict=True):
        if beaten is None:
            yield chance, rows
            continue
        slot = naval.struck(lines[beaten], at, ships == ["C", "C"])
        hit = list(rows[beaten])
        ship, _, damaged = hit[slot]
        hit[slot] = (ship, ship != "B" or damaged, ship == "B")
        yield chance, (rows[0], tuple(hit)) if beaten else (tuple(hit), rows[1])


# ---- in words


def told(state: State, seat: Seat, key: Key) -> Msg | None:
    """What an answer to the question of the active player would bring; None if it is no fight."""
    frame = state.flow[-1]
    verb, _, arg = key.partition("/")
    if verb == "naval" and state.seas and state.seas != seat:
        fleets = (tuple(state.players[each].fleet) for each in (seat, state.seas))
        return _said("at-odds-sea", *fleets)
    if not isinstance(frame, Marshal) or state.active != seat or frame.action == "strategic":
        return None
    if verb == "attack":
        origin, _, target = arg.partition(".")
        return _land(state, seat, target, march.all_that_may_go(state, frame, origin, target))
    if verb in ("all", "most") and frame.target:
        force = march.amounts(state, frame, frame.origin, frame.target)
        return _land(state, seat, frame.target, march.one_less(force) if verb == "most" else force)
    return None


def _land(state: State, seat: Seat, target: str, force: Sequence[int]) -> Msg | None:
    if state.owner.get(target) == seat or not any(force):
        return None
    there = tuple(state.units.get(target, NONE))
    return _said("at-odds-land", tuple(force), *_defenders(state, seat, target) or (there,))


def _defenders(state: State, seat: Seat, target: str) -> list[Units]:
    """Whom a neutral region may turn out to be held by (AT-9.3): each card that may be drawn."""
    if not board.is_neutral(state, target):
        return []
    pool = list(state.deck)
    if pool and not state.rules.open_hands:
        pool += [card for who, each in state.players.items() if who != seat for card in each.hand]
    return [CARDS[card].defenders for card in pool] or [BARE_GARRISON]


def _said(message: str, ours: Units, *foes: Units) -> Msg | None:
    """In whole per cent, and units or ships that are lost in the mean; nothing of a fight so
    large that to count every roll would keep others waiting."""
    if sum(ours) + max(map(sum, foes)) > LARGEST:
        return None
    fight = at_sea if message == "at-odds-sea" else on_land
    odds = _mean((n / len(foes), fight(ours, foe)) for foe, n in Counter(foes).items())
    return msg(message, win=round(100 * odds.win), lost=round(sum(ours) - odds.own))
