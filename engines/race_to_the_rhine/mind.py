"""What the computer player thinks of the choices of one question: it drives every corps at medals
and at the Rhine, and feeds the one that makes most of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache

from engines.contract import Choice, Key, Offer
from engines.kit.graph import Mask
from engines.race_to_the_rhine import board, position
from engines.race_to_the_rhine.components import AMMO, FOOD, FUEL, NUMBERS, SPACES, Army
from engines.race_to_the_rhine.entry import help_at
from engines.race_to_the_rhine.state import Corps, Loads, Move, State

FAR = 99
EASY_WAY = (3, 1, 1)
"""Fuel, ammunition and food for a corps that meets nobody but stragglers next."""
HARD_WAY = (2, 3, 1)
"""The same before a space of the resistance deck, whose cards cost up to three ammunition, or two
and a fuel."""
FORT_WAY = (2, 4, 0)
"""The same if that space is fortified, too (RR-10.13)."""

MEDAL = 5
"""A medal is worth five steps towards the Rhine. What follows is counted in steps, too."""
BATTLE_WON = 3.5
"""Half the cards of the resistance deck are medals, the others two marks."""
AMMO_SPENT = 2
CARD, CARD_FED = 0.5, 1.0
"""What a pursuit card brings to a corps without and with food for civilians."""
HARD = 3
"""A space with a battle takes as long as three others."""
ACTION = 3
STUCK = 2 * ACTION
"""What feeding a corps is worth less that cannot go on, or lacks nothing."""
LITTLE = 1
"""A move that brings no more than this is not worth its fuel."""
USELESS = -10
"""How such a move is liked, whoever pays for it."""
KINDS = "far"
MEDALS = board.GRAPH.mask(space.id for space in SPACES.values() if space.medal)
FORTS = board.GRAPH.mask(space.id for space in SPACES.values() if space.fortification)


class Mind:
    """What it thinks of the choices of one question."""

    little: float = LITTLE

    def __init__(self, state: State, army: Army) -> None:
        self.s, self.army = state, army
        field = position.field(state)
        self.own = _fixed(army, tuple(state.order))
        self.shut = field.fixed_mask & ~self.own
        for space, its in state.control.items():
            if its == army:
                self.own |= board.BIT[space]
            else:
                self.shut |= board.BIT[space]
        self.corps = dict(position.own_corps(state, army))

    # ---- where to

    @cached_property
    def to_rhine(self) -> Mapping[str, int]:
        return steps_from(
            self.army, board.VICTORY & ~self.shut, board.GRAPH.everywhere & ~self.shut
        )

    def far(self, space: str) -> int:
        return self.to_rhine.get(space, FAR)

    @cached_property
    def hard(self) -> Mask:
        """Where the resistance deck waits."""
        return (board.SYMBOLS | position.marked(self.s)) & ~self.own

    @cached_property
    def prizes(self) -> Mask:
        """Medals to be had; alone they only break ties (RR-17.29)."""
        return 0 if position.solo(self.s) else MEDALS & ~self.own & ~self.shut

    @cached_property
    def ways(self) -> Mapping[str, int]:
        return ways_to(self.army, board.VICTORY & ~self.own, self.prizes, self.shut, self.hard)

    def need(self, space: str) -> int:
        """Steps to the next thing that is worth going for."""
        return self.ways.get(space, FAR)

    def gain(self, corps: Corps, here: str, to: str, fuel: int, ammo: int) -> float:
        """What a step is worth, in steps."""
        nearer = self.need(here) - self.need(to)
        bit = board.BIT[to]
        if bit & self.own:
            return nearer
        prize = MEDAL if bit & self.prizes else 0
        worth = nearer + prize + (CARD_FED if corps.load[FOOD] else CARD)
        if bit & FORTS:
            ammo -= 1
        if bit & self.hard:
            chance = odds(ammo + help_at(self.s, to, "resistance"), fuel)
            return chance * (worth + BATTLE_WON) - AMMO_SPENT
        return worth

    def route(self, corps: Corps) -> float:
        """What a move of this corps would be worth."""
        here, total = corps.space, 0.0
        fuel, ammo = corps.load[FUEL] - 1, corps.load[AMMO]
        for _ in range(NUMBERS.steps):
            best, to = 0.0, ""
            for space, _ in board.ROADS[self.army][here]:
                if not board.BIT[space] & self.shut and not board.BIT[space] & self.occupied:
                    gain = self.gain(corps, here, space, fuel, ammo)
                    if gain > best:
                        best, to = gain, space
            if not to:
                break
            total += best
            if board.BIT[to] & (self.hard | self.prizes):
                break
            here = to
        return total

    @cached_property
    def occupied(self) -> Mask:
        return board.GRAPH.mask(corps.space for corps in self.s.corps.values())

    # ---- what for

    def wanted(self, corps: Corps) -> Sequence[int]:
        """What it sets out with."""
        if not self.hard & board.GRAPH.near(corps.space):
            return EASY_WAY
        here = self.need(corps.space)
        for space, _ in board.ROADS[self.army][corps.space]:
            if board.BIT[space] & self.hard and self.need(space) < here:
                return FORT_WAY if board.BIT[space] & FORTS else HARD_WAY
        return EASY_WAY

    def blocked(self, corps: Corps) -> bool:
        """Whether other corps stand on every way ahead."""
        here = self.need(corps.space)
        return not any(
            self.need(space) < here and not board.BIT[space] & self.occupied
            for space, _ in board.ROADS[self.army][corps.space]
        )

    def lacks(self, corps: Corps) -> list[int]:
        lacks = [most - has for most, has in zip(self.wanted(corps), corps.load, strict=True)]
        lacks[FOOD] += corps.halted
        return lacks

    @cached_property
    def bases(self) -> Mask:
        """Where it can take supplies."""
        bases = board.BIT[position.main_base(self.s, self.army)]
        for base in board.ADVANCE_BASES[self.army]:
            if self.s.control.get(base) == self.army:
                bases |= board.BIT[base]
        return bases

    @cached_property
    def lead(self) -> str:
        """The corps that gets what comes from the base."""
        leg = ACTION / position.level(self.s.players[self.army]).placement
        base = steps_from(self.army, self.bases, self.own)
        stocks = board.GRAPH.mask(space for space, load in self.s.stock.items() if sum(load) > 1)
        stock = steps_from(self.army, stocks & self.own, self.own) if stocks & self.own else {}

        def cost(corps_id: str) -> tuple[float, str]:
            corps = self.corps[corps_id]
            way = min(base.get(corps.space, FAR) * leg + ACTION, stock.get(corps.space, FAR) * leg)
            stuck = STUCK * (max(self.lacks(corps)) <= 0) + STUCK * self.blocked(corps)
            return self.need(corps.space) + way + stuck, corps_id

        return min(self.corps, key=cost)

    @cached_property
    def spearhead(self) -> Corps:
        return self.corps[self.lead]

    @cached_property
    def to_lead(self) -> Mapping[str, int]:
        return steps_from(self.army, board.BIT[self.spearhead.space], self.own)

    @cached_property
    def short(self) -> list[int]:
        return self.lacks(self.spearhead)

    @cached_property
    def missing(self) -> list[int]:
        """What the spearhead lacks and nothing on its way brings."""
        missing = list(self.short)
        for space, load in self.s.stock.items():
            if space in self.to_lead:
                missing = [n - there for n, there in zip(missing, load, strict=True)]
        return missing

    def stock(self, space: str) -> Loads:
        return self.s.stock.get(space, [0, 0, 0])

    def cargo(self, offer: Offer) -> tuple[Key, ...]:
        """As much as may be taken at once, what is short first."""
        keys = [choice.key for choice in offer.choices if choice.key != "back"]
        if offer.least == offer.most:  # RR-6.8: the most useless goes
            return offer.default
        left = list(self.short)

        def order(key: Key) -> int:
            kind = KINDS.index(key.partition("/")[2][0])
            left[kind] -= 1
            return 0 if left[kind] >= 0 else 1

        ranked = sorted(((order(key), key) for key in keys), key=lambda one: one[0])
        return tuple(key for _, key in ranked[: offer.most])

    # ---- how much it likes a choice

    def likes(self, choice: Choice) -> float:
        name, paid = _thought(choice.verb)
        return getattr(self, name)(choice) + paid if name else paid

    def _move(self, choice: Choice) -> float:
        worth = self.route(self.s.corps[choice.arg])
        return 60 + 3 * worth if worth > self.little else USELESS

    @cached_property
    def moving(self) -> Move:
        """The move that is being made."""
        return next(frame for frame in self.s.flow if isinstance(frame, Move))

    def _step(self, choice: Choice) -> float:
        frame = self.moving
        corps = self.s.corps[frame.corps]
        fuel = corps.load[FUEL] - (1 if frame.due or not frame.steps else 0)
        gain = self.gain(corps, corps.space, choice.arg, fuel, corps.load[AMMO])
        if frame.due:
            gain -= 1
        return 40 + 10 * gain

    def _load(self, choice: Choice) -> float:
        corps_id, _, load = choice.arg.partition(".")
        if load == "all":
            return -5
        corps, kind, n = self.s.corps[corps_id], KINDS.index(load[-1]), int(load[:-1])
        if n > self.lacks(corps)[kind]:
            return -5
        passed_on = corps_id != self.lead and corps.space in self.to_lead
        return -5 if passed_on else 95 + n

    def _leave(self, choice: Choice) -> float:
        return -20

    def _haul(self, choice: Choice) -> float:
        start, _, end = choice.arg.partition(".")
        nearer = self.to_lead.get(start, FAR) - self.to_lead.get(end, FAR)
        if nearer <= 0 or start not in self.to_lead:
            return -10
        useful = sum(
            4 if self.short[kind] > 0 else 1 for kind in range(3) if self.stock(start)[kind]
        )
        return 20 + 3 * useful + 8 * sum(self.stock(start))

    _leg = _haul

    def _supply(self, choice: Choice) -> float:
        base, _, load = choice.arg.partition(".")
        stock = self.stock(base)
        if sum(stock) >= position.limit(self.s, base) - 2:
            return 5
        return 50 - 2 * self.to_lead.get(base, 20) + self.brought(load)

    def brought(self, load: str) -> float:
        """How much it likes new supplies of this kind, wherever they are taken."""
        if load == "mix":
            return 2 * sum(n > 0 for n in self.missing)
        kind = KINDS.index(load[-1])
        starved = 8 if self.spearhead.halted and kind == FOOD else 0
        return 3 * min(3, max(self.missing[kind], 0)) + starved - (kind == FOOD)

    def _supply_plus(self, choice: Choice) -> float:
        return self._supply(choice) + 10

    def _bonus(self, choice: Choice) -> float:
        return 10 if choice.arg == "1f1a" else 0

    def _trucks(self, choice: Choice) -> float:
        player = self.s.player
        level = position.level(player)
        hungry = not self.spearhead.load[FOOD] and not self.spearhead.halted
        if hungry and player.trucks and int(choice.arg) == self.s.truck_track:
            return -10  # the phase would halt it; with no truck, no food would reach it either
        if player.trucks > level.placement:
            return 2
        return 55 + int(choice.arg)

    def _give(self, choice: Choice) -> float:
        return 10


_PLAIN = {
    "end": 1,
    "done": 30,
    "stop": 42,
    "back": -50,
    "decline": 5,
    "swap": 0,
    "air": 8,
    "drop": -20,  # it costs a medal
}


@cache
def _thought(verb: str) -> tuple[str, float]:
    """The method that thinks of choices with this verb, and what an extra action adds; without a
    method, what it always likes such a choice."""
    kind = verb.removeprefix("card-").removeprefix("cmd-")
    name = "_" + kind.replace("-", "_")
    if not hasattr(Mind, name):
        return "", _PLAIN.get(kind, 0)
    return name, 0 if kind == verb else 4


def odds(ammo: int, fuel: int) -> float:
    """Of a won battle against a card of the resistance deck."""
    return 0.5 * (ammo >= 2) + 0.25 * (ammo >= 3) + 0.25 * (ammo >= 2 and fuel >= 1)


@lru_cache(maxsize=64)
def _fixed(army: Army, order: tuple[Army, ...]) -> Mask:
    """What no token can take from an army."""
    return board.GRAPH.mask(
        space for space, its in board.field_of(order).fixed.items() if its == army
    )


@lru_cache(maxsize=4096)
def ways_to(
    army: Army, goals: Mask, prizes: Mask, shut: Mask, hard: Mask, cost: int = HARD
) -> Mapping[str, int]:
    """How many steps from each space to a goal, or to a prize and MEDAL more. A space with a battle
    counts as `cost` steps."""
    graph, through = board.ROAD_GRAPHS[army], board.GRAPH.everywhere & ~shut
    found: dict[str, int] = {}
    waiting: dict[int, Mask] = {0: goals & through, MEDAL: prizes & through}
    seen, n, last = 0, 0, MEDAL
    while n <= last:
        new = waiting.pop(n, 0) & through & ~seen
        if new:
            seen |= new
            for space in board.GRAPH.named(new):
                found[space] = n
            easy, tough = new & ~hard, new & hard
            if easy:
                waiting[n + 1] = waiting.get(n + 1, 0) | graph.around(easy)
            if tough:
                waiting[n + cost] = waiting.get(n + cost, 0) | graph.around(tough)
            last = max(last, n + (cost if tough else 1))
        n += 1
    return found


@lru_cache(maxsize=4096)
def steps_from(army: Army, start: Mask, through: Mask) -> Mapping[str, int]:
    """How many steps over an army's roads each space is away."""
    rings = board.ROAD_GRAPHS[army].rings(start, through)
    return {space: n for n, ring in enumerate(rings) for space in board.GRAPH.named(ring)}
