"""A computer player: it feeds one spearhead and drives it at the Rhine.

For figures, demonstrations and tests. It reads the position as any player sees it, never a deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engines.contract import Choice, Key, Offer, Seat
from engines.kit.graph import Mask
from engines.kit.rng import Rng
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.board import BIT, GRAPH, ROAD_GRAPHS, VICTORY
from engines.race_to_the_rhine.components import Army
from engines.race_to_the_rhine.state import Corps, Loads, Move, State

FAR = 99
WANTED = (3, 2, 1)
"""Fuel, ammunition and food a spearhead sets out with."""
FUEL, AMMO, FOOD = range(3)
KINDS = "far"


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    """What it would do: the choice it likes best, with a little chance in it."""
    army = state.active
    if offer.most > 1:
        return _cargo(offer)
    if offer.rule.startswith("RR-14"):
        return offer.default
    mind = Mind(state, army)
    liked = max(offer.choices, key=lambda choice: mind.likes(choice) + rng.below(100) / 20)
    return (liked.key,)


def _cargo(offer: Offer) -> tuple[Key, ...]:
    """As much as may be taken at once."""
    keys = [choice.key for choice in offer.choices if choice.key != "back"]
    return tuple(keys[: offer.most])


class Mind:
    """What it thinks of the choices of one question."""

    def __init__(self, state: State, army: Army) -> None:
        self.s, self.army = state, army
        self.own = GRAPH.mask(
            space for space in GRAPH.places if position.owner(state, space) == army
        )
        rivals = position.controlled(state) & ~self.own
        self.to_rhine = _steps(army, VICTORY, GRAPH.everywhere & ~rivals)
        base = _steps(army, BIT[position.main_base(state, army)], self.own)
        corps = dict(position.own_corps(state, army))
        self.lead = min(
            corps,
            key=lambda each: (corps[each].space not in base, self.far(corps[each].space), each),
        )
        self.spearhead = corps[self.lead]
        self.to_lead = _steps(army, BIT[self.spearhead.space], self.own)
        self.short = [most - has for most, has in zip(WANTED, self.spearhead.load, strict=True)]

    def far(self, space: str) -> int:
        return self.to_rhine.get(space, FAR)

    def stock(self, space: str) -> Loads:
        return self.s.stock.get(space, [0, 0, 0])

    def ready(self, corps: Corps) -> bool:
        return corps.load[FUEL] >= 2 and corps.load[AMMO] >= 1

    def likes(self, choice: Choice) -> float:
        verb = choice.verb.removeprefix("card-").removeprefix("cmd-")
        paid = 4 if choice.verb != verb else 0
        think = getattr(self, "_" + verb.replace("-", "_"), None)
        return think(choice) + paid if think else _PLAIN.get(verb, 0)

    def _move(self, choice: Choice) -> float:
        corps = self.s.corps[choice.arg]
        if not self.ready(corps):
            return 0
        hungry = 10 if corps.load[FOOD] == 0 and self.far(corps.space) > 3 else 0
        return 90 - self.far(corps.space) - hungry

    def _step(self, choice: Choice) -> float:
        frame = next(f for f in self.s.flow if isinstance(f, Move))
        corps = self.s.corps[frame.corps]
        nearer = self.far(corps.space) - self.far(choice.arg)
        bold = corps.load[AMMO] >= 1 or BIT[choice.arg] & self.own
        if frame.due and nearer <= 0:
            return 30  # rather stop than pay for walking up and down
        return 60 + 10 * nearer if bold or not frame.steps else -10

    def _load(self, choice: Choice) -> float:
        corps_id, _, load = choice.arg.partition(".")
        if load == "all":
            return -5
        corps, kind, n = self.s.corps[corps_id], KINDS.index(load[-1]), int(load[:-1])
        short = WANTED[kind] - corps.load[kind]
        return 95 + n if n <= short else -5

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
        near = 60 - 2 * self.to_lead.get(base, 20)
        if load == "mix":
            return near
        kind = KINDS.index(load[-1])
        starved = 8 if self.spearhead.halted and kind == FOOD else 0
        return near + 4 + starved if stock[kind] == 0 and self.short[kind] > 0 else near - 20

    def _supply_plus(self, choice: Choice) -> float:
        return self._supply(choice) + 10

    def _bonus(self, choice: Choice) -> float:
        return 10 if choice.arg == "1f1a" else 0

    def _trucks(self, choice: Choice) -> float:
        player = self.s.player
        level = position.level(player)
        if int(choice.arg) == self.s.truck_track and self.spearhead.load[FOOD] == 0:
            return -10
        if player.trucks > level.placement:
            return 2
        return 55 + int(choice.arg)

    def _give(self, choice: Choice) -> float:
        return 10


_PLAIN = {"end": 1, "done": 30, "stop": 40, "back": -50, "decline": 5, "swap": 0, "air": 8}


@lru_cache(maxsize=4096)
def _steps(army: Army, start: Mask, through: Mask) -> Mapping[str, int]:
    """How many steps over an army's roads each space is away."""
    rings = ROAD_GRAPHS[army].rings(start, through)
    return {space: n for n, ring in enumerate(rings) for space in GRAPH.named(ring)}
