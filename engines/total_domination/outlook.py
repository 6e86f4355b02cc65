"""The board as it might be, and what it is worth to a side."""

from __future__ import annotations

from functools import cache

from engines.kit.graph import Mask
from engines.total_domination import components, ground, position
from engines.total_domination.position import Position
from engines.total_domination.state import State, Unit

UNIT, STRANDED, THREAT, BARE = 0.45, 0.4, 0.3, 0.6
"""VP that a unit is worth, that lack of supply takes, a share of ground next to an enemy, and of
ground nobody stands on that an enemy can walk into."""
RACE, CLOSE = 25.0, 5
"""VP that reaching the threshold with the last card of a year is worth, less the more cards can
still be played; how many are looked at."""
OWN_ALONE = 0.35
"""In a solo game the VP of the Allies decide nothing."""
AIM, AIM_ALL = 3.0, 40.0
"""For each home of the Axis power aimed at in a solo game, and for all of them at a year's end."""
ALONE = 0.2
"""A share of ground that is not its home, if one unit holds it next to an enemy: it is the enemy's
turn next."""


class Board:
    """A position with some units moved; cheap to change, found anew only when it is looked at."""

    __slots__ = ("_found", "begun", "stacks")

    def __init__(self, begun: Position, stacks: tuple[str, ...]) -> None:
        self.begun, self.stacks = begun, stacks
        self._found: Position | None = None

    def put(self, unit: Unit, space: components.Space) -> Board:
        return self._with(space, [*self._at(space), unit])

    def take(self, unit: Unit, space: components.Space) -> Board:
        words = self._at(space)
        words.remove(unit if unit in words else f"{unit}!")
        return self._with(space, words)

    def cleared(self, space: components.Space) -> Board:
        return self._with(space, [])

    def _at(self, space: components.Space) -> list[str]:
        return self.stacks[components.BIT[space].bit_length() - 1].split()

    def _with(self, space: components.Space, words: list[str]) -> Board:
        at = components.BIT[space].bit_length() - 1
        stack = " ".join(sorted(words))
        return Board(self.begun, (*self.stacks[:at], stack, *self.stacks[at + 1 :]))

    @property
    def position(self) -> Position:
        if self._found is None:
            self._found = position.imagined(self.begun, self.stacks)
        return self._found


class Outlook:
    """What a power makes of positions: in VP of its side, with what threatens each side."""

    def __init__(self, state: State, power: components.Power) -> None:
        self.state, self.power = state, power
        self.side = components.SIDE[power]
        self.techs = state.powers[power].techs
        self.pos = position.of(state)
        self.board = Board(self.pos, self.pos.stacks)
        self.aim = self._aim() if state.solo else 0
        self.race = self._race()
        self.now = self.worth(self.pos)
        self.may_join = may_join(state)

    def _aim(self) -> Mask:
        """The Axis power whose homes cost least to take."""

        def cost(power: components.Power) -> float:
            homes = components.mask(components.TABLES.solo.defence[power])
            held = homes & self._held(self.pos, components.ALLIES)
            units = sum(
                group.n for space in components.named(homes & ~held) for group in self.pos.at(space)
            )
            return 3 * units + 2 * (homes & ~held).bit_count() - 2 * held.bit_count()

        return components.mask(
            components.TABLES.solo.defence[min(components.MEMBERS[components.AXIS], key=cost)]
        )

    def _race(self) -> tuple[float, int, int]:
        """How much it counts now that a side has the VP it needs, and what ground must bring the
        own and the other side for that: it is looked at when a year ends (TD-4.3.4)."""
        state = self.state
        cards_left = sum(len(hand.cards) for hand in state.hands.values())
        if state.solo or state.rules.scenario == "rise" or state.phase != "actions":
            return 0.0, 0, 0
        if cards_left > CLOSE:
            return 0.0, 0, 0
        own, other = (self._needed(side) for side in (self.side, components.FOE[self.side]))
        return RACE / (1 + cards_left), own, other

    def _needed(self, side: components.Side) -> int:
        """VP of ground with which a side would win."""
        held = sum(
            position.worth(self.state, self.pos, self.pos.control[p], p)
            for p in components.MEMBERS[side]
        )
        return position.threshold(self.state, side) - position.total(self.state, side) + held

    @staticmethod
    def _held(pos: Position, side: components.Side) -> Mask:
        one, other = components.MEMBERS[side]
        return pos.control[one] | pos.control[other]

    def worth(self, pos: Position) -> float:
        key = ("player", self.side, self.aim, self.race, *self.state.resistance)
        if key not in pos.thoughts:
            pos.thoughts[key] = self._worth(pos)
        return float(pos.thoughts[key])

    def _worth(self, pos: Position) -> float:
        state, found = self.state, 0.0
        total = {1: 0, -1: 0}
        reach = {
            power: ground.around(pos.arctic, pos.line[power] & pos.fed[power])
            for power in components.POWERS
        }
        walk = {
            power: ground.around(pos.arctic, pos.passable[power]) if reach[power] else 0
            for power in components.POWERS
        }  # a move may be of any length (TD-6.2.1)
        for power in components.POWERS:
            sign = 1 if components.SIDE[power] == self.side else -1
            own = pos.control[power]
            points = position.worth(state, pos, own, power)
            total[sign] += points
            a, b = components.ENEMIES[power]
            near = reach[a] | reach[b]
            bare = components.value(own & (walk[a] | walk[b]) & ~pos.line[power])
            weight = (
                OWN_ALONE if state.solo and components.SIDE[power] == components.ALLIES else 1.0
            )
            found += sign * weight * (points - THREAT * components.value(own & near) - BARE * bare)
            if sign > 0:
                alone = pos.line[power] & near & ~(pos.stacked[power] | pos.homes[power])
                found -= ALONE * components.value(alone)
            found -= sign * STRANDED * (pos.line[power] & ~pos.fed[power]).bit_count()
        for unit, n in pos.counts.items():
            nation, counts = _line_unit(unit)
            if n and counts and (owner := pos.owner[nation]):
                found += n * UNIT * (1 if components.SIDE[owner] == self.side else -1)
        weight, need, foe_needs = self.race
        if weight:
            found += weight * (_near(total[1] - need) - _near(total[-1] - foe_needs))
        if self.aim:
            held = (self.aim & self._held(pos, components.ALLIES)).bit_count()
            found += AIM * held + 0.4 * held * held
            if held == self.aim.bit_count():
                found += AIM_ALL
            near = ground.around(pos.arctic, self.aim) | self.aim
            for power in components.MEMBERS[components.ALLIES]:
                found += 0.15 * (pos.line[power] & pos.fed[power] & near).bit_count()
        return found

    def gain(self, board: Board) -> float:
        return self.worth(board.position) - self.now


def may_join(state: State) -> tuple[components.Nation, ...]:
    if state.rules.scenario == "rise":  # TD-12.1.2
        return ()
    return tuple(nation for nation in components.UNINVOLVED if not state.owners[nation])


def _near(lead: int) -> float:
    """How near a side is to winning with so many VP more than it needs: 1 if it has them."""
    return 1.0 if lead >= 0 else 1.0 / (1 - lead)


@cache
def _line_unit(unit: Unit) -> tuple[str, bool]:
    """Its nation, and whether it counts in the line."""
    nation, _, kind = unit.partition(".")
    return nation, kind in components.LINE
