"""The computer player alone (RR-17): it reckons where the counter-attack will strike after a move,
keeps a line to its main base, and saves up supplies for a battle it is sure to win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from engines.contract import Choice
from engines.kit.graph import Mask
from engines.race_to_the_rhine import mind, position
from engines.race_to_the_rhine.actions import turn_of
from engines.race_to_the_rhine.board import BIT, GRAPH, ROAD_GRAPHS, ROADS, SYMBOLS, VICTORY
from engines.race_to_the_rhine.components import AMMO, FOOD, FUEL, NUMBERS, Army
from engines.race_to_the_rhine.entry import help_at
from engines.race_to_the_rhine.reaction import ports, sheltered
from engines.race_to_the_rhine.state import Corps, State

OTHERS = 0.3
"""What the other corps count, beside the best one."""
BREAK = 3
"""A gap in the line is as bad as so many steps."""
HELD = 0.1
"""What holding a space is worth for itself."""
CROSSED = 60
"""What the Rhine is worth."""
GOES_ON = 0.6
"""Of entries after which a corps without spare fuel may go on."""
WON = 18 / 22
"""Of entries without ammunition that meet no division."""
TOUGH = 6
"""A space with a battle takes as long as so many others."""
SAVED = 0.5
"""What a space counts that would be lost now, while there are actions left to save it."""
LATER = 0.4
"""How much the counter-attacks of later turns count."""
RESERVE = (1, 1, 1)
"""What follows the spearhead, beyond what it can carry."""
LITTLE = 0.7
"""A move that brings no more than this is not worth its fuel."""
ON_THE_WAY = 40
"""How it likes to drive on with what is on its way."""
FULL = 4
"""Tokens from which on a truck is worth driving."""


class Alone(mind.Mind):
    """What it thinks of the choices of one question."""

    little = LITTLE

    def __init__(self, state: State, army: Army) -> None:
        super().__init__(state, army)
        fixed = position.field(state).fixed_mask
        self.fixed = fixed
        self.closed = GRAPH.mask(position.field(state).closed)
        self.lanes = GRAPH.mask(
            space for space, its in position.field(state).lanes.items() if its == (army,)
        )
        self.tokens = GRAPH.mask(state.control)
        self.marked = position.marked(state)
        self.home = BIT[position.main_base(state, army)]
        self.routes: dict[str, float] = {}
        self.values: dict[tuple[Mask, tuple[str, ...]], float] = {}
        self.actions = NUMBERS.actions
        if state.flow:
            self.actions -= turn_of(state).actions

    # ---- what a position is worth

    @cached_property
    def firm(self) -> Mask:
        """What no counter-attack strikes wherever the corps stand."""
        return sheltered(self.s)

    def held(self, tokens: Mask, corps: Mask) -> Mask:
        """What is left after the counter-attacks (RR-17.9)."""
        firm = self.firm | corps | GRAPH.around(corps)
        weak = tokens & ~firm
        if not weak:
            return tokens
        near = position.linked_without(self.fixed | tokens) | ports(self.s, self.army)
        return tokens & ~(weak & GRAPH.around(near))

    def entered(self, tokens: Mask, bit: Mask) -> Mask:
        """What is held after an entry, with what it cuts off (RR-10.48)."""
        before = position.linked_without(self.fixed | tokens)
        after = position.linked_without(self.fixed | tokens | bit)
        cut = before & ~after & ~bit & self.lanes & ~(SYMBOLS | self.marked)
        return tokens | bit | cut

    def value(self, tokens: Mask, places: dict[str, str]) -> float:
        """What this ground and these places of the corps are worth, in steps."""
        key = tokens, tuple(places.values())
        if key not in self.values:
            self.values[key] = self.reckoned(tokens, places)
        return self.values[key]

    def reckoned(self, tokens: Mask, places: dict[str, str]) -> float:
        if tokens & VICTORY and self.line(tokens) & VICTORY:
            return CROSSED
        corps = GRAPH.mask(places.values())
        held = self.held(tokens, corps)
        worth = self.stands(held, places)
        if held == tokens:
            return worth
        last = held
        while (after := self.held(last, corps)) != last:
            last = after
        if last != held:
            worth = (1 - LATER) * worth + LATER * self.stands(last, places)
        if self.actions > 1:
            return SAVED * self.stands(tokens, places) + (1 - SAVED) * worth
        return worth

    def line(self, tokens: Mask) -> Mask:
        """What hangs together with the main base."""
        own = tokens | self.fixed & ~self.closed
        return ROAD_GRAPHS[self.army].linked(self.home, own)

    def stands(self, held: Mask, places: dict[str, str]) -> float:
        """How near to the Rhine the corps are, with a line behind them."""
        own = held | self.fixed & ~self.closed
        base = self.line(held)
        hard = (SYMBOLS | self.marked) & ~own
        ways = mind.ways_to(
            self.army, VICTORY & ~held, 0, self.closed | (held & VICTORY), hard, TOUGH
        )
        back = None
        found = []
        for space in places.values():
            gap = 0
            if not BIT[space] & base:
                if back is None:
                    back = mind.steps_from(self.army, base, GRAPH.everywhere & ~self.closed)
                gap = back.get(space, mind.FAR)
            found.append(15 - ways.get(space, mind.FAR) - BREAK * gap)
        best = max(found)
        return (
            best + OTHERS * (sum(max(n, 0) for n in found) - max(best, 0)) + HELD * held.bit_count()
        )

    # ---- moves

    @cached_property
    def places(self) -> dict[str, str]:
        return {corps_id: corps.space for corps_id, corps in self.corps.items()}

    def best(
        self, corps_id: str, space: str, tokens: Mask, fuel: int, ammo: int, steps: int, due: bool
    ) -> float:
        """What the best way on is worth, or to stay."""
        stay = self.value(tokens, self.places | {corps_id: space})
        if not steps or (due and not fuel):
            return stay
        fuel -= due
        found = stay
        for to, _ in ROADS[self.army][space]:
            worth = self.step_worth(corps_id, to, tokens, fuel, ammo, steps, stay)
            found = max(found, worth)
        return found

    def step_worth(
        self, corps_id: str, to: str, tokens: Mask, fuel: int, ammo: int, steps: int, stay: float
    ) -> float:
        """What a step is worth with the best that may follow, on average of the cards."""
        bit = BIT[to]
        if bit & self.closed or bit & self.occupied:
            return -mind.FAR
        if bit & (tokens | self.fixed):
            return self.best(corps_id, to, tokens, fuel, ammo, steps - 1, False)
        if bit & mind.FORTS:
            ammo -= 1
        deck = "resistance" if bit & (SYMBOLS | self.marked) else self.army
        help_ = help_at(self.s, to, deck)
        if ammo + help_ < 0:
            return -mind.FAR
        taken = self.entered(tokens, bit)
        if deck == "resistance":
            chance = mind.odds(ammo + help_, fuel)
            if not chance:
                return stay - 1
            left = max(ammo + help_ - 2, 0)
            won = self.best(corps_id, to, taken, fuel, left, 0, True)
            if fuel and steps > 1:
                won = 0.5 * won + 0.5 * self.best(corps_id, to, taken, fuel, left, steps - 1, True)
            return chance * won + (1 - chance) * (stay - 2)
        chance = 1 if ammo + help_ > 0 else WON
        won = self.best(corps_id, to, taken, fuel, ammo, steps - 1, False)
        if not fuel and steps > 1:
            won = GOES_ON * won + (1 - GOES_ON) * self.value(taken, self.places | {corps_id: to})
        return chance * won + (1 - chance) * (stay - 1)

    @cached_property
    def now(self) -> float:
        return self.value(self.tokens, self.places)

    def route(self, corps: Corps) -> float:
        corps_id = next(one for one, each in self.corps.items() if each is corps)
        if corps_id not in self.routes:
            self.routes[corps_id] = self.gain_of(corps_id, corps)
        return self.routes[corps_id]

    def gain_of(self, corps_id: str, corps: Corps) -> float:
        """By how much the best move of a corps makes the position better."""
        fuel, ammo = corps.load[FUEL] - 1, corps.load[AMMO]
        best = max(
            self.step_worth(corps_id, to, self.tokens, fuel, ammo, NUMBERS.steps, self.now)
            for to, _ in ROADS[self.army][corps.space]
        )
        return best - self.now

    def _step(self, choice: Choice) -> float:
        frame = self.moving
        corps = self.s.corps[frame.corps]
        fuel = corps.load[FUEL] - (1 if frame.due or not frame.steps else 0)
        left = NUMBERS.steps - frame.steps
        worth = self.step_worth(
            frame.corps, choice.arg, self.tokens, fuel, corps.load[AMMO], left, self.now
        )
        return 42 + 10 * (worth - self.now) - (3 if frame.due else 0)

    # ---- supplies

    @cached_property
    def ways(self) -> Mapping[str, int]:
        return mind.ways_to(self.army, VICTORY & ~self.own, 0, self.shut, self.hard, TOUGH)

    def wanted(self, corps: Corps) -> Sequence[int]:
        """What it sets out with: for the first battle within one move."""
        space = corps.space
        for _ in range(NUMBERS.steps):
            here = self.need(space)
            ahead = [to for to, _ in ROADS[self.army][space] if self.need(to) < here]
            if not ahead:
                break
            space = min(ahead, key=self.need)
            if BIT[space] & self.hard:
                return mind.FORT_WAY if BIT[space] & mind.FORTS else mind.HARD_WAY
        return mind.EASY_WAY

    @cached_property
    def short(self) -> list[int]:
        short = [n + more for n, more in zip(self.lacks(self.spearhead), RESERVE, strict=True)]
        short[FOOD] += sum(corps.halted for corps in self.corps.values())
        return short

    def _supply(self, choice: Choice) -> float:
        base, _, load = choice.arg.partition(".")
        stock = self.stock(base)
        if sum(stock) + 3 > position.limit(self.s, base) or base not in self.to_lead:
            return -5
        return 50 - self.to_lead.get(base, 20) + self.brought(load)

    def _bonus(self, choice: Choice) -> float:
        got = [0, 0, 0]
        for n, kind in zip(choice.arg[::2], choice.arg[1::2], strict=True):
            got[mind.KINDS.index(kind)] = int(n)
        return sum(
            min(n, max(lack, 0)) + 0.1 * n for n, lack in zip(got, self.missing, strict=True)
        )

    def _haul(self, choice: Choice) -> float:
        start, _, end = choice.arg.partition(".")
        nearer = self.to_lead.get(start, mind.FAR) - self.to_lead.get(end, mind.FAR)
        if nearer <= 0 or start not in self.to_lead:
            return -10
        there = self.stock(start)
        useful = sum(min(n, max(lack, 0)) for n, lack in zip(there, self.short, strict=True))
        if not useful:
            return -10
        full = sum(there) >= FULL or useful >= sum(max(n, 0) for n in self.short)
        return (55 if full else 25) + 3 * useful

    def _leg(self, choice: Choice) -> float:
        return max(self._haul(choice), ON_THE_WAY) if self._haul(choice) > 0 else -10

    def _trucks(self, choice: Choice) -> float:
        player = self.s.player
        level = position.level(player)
        empties = int(choice.arg) == self.s.truck_track
        if empties and level is not NUMBERS.levels[-1] and self.spearhead.load[FOOD]:
            return 64
        if player.trucks >= level.placement:
            return 2
        starves = empties and not self.spearhead.load[FOOD]
        if starves and not self.spearhead.halted and player.trucks:
            return -5
        return 65 + int(choice.arg)

    def _give(self, choice: Choice) -> float:
        return 10 if self.s.corps[self.moving.corps].load[FOOD] > 1 else 0

    def likes(self, choice: Choice) -> float:
        if choice.verb.endswith("air") and choice.arg == "res" and self.battle_ahead:
            return 12
        return super().likes(choice)

    @property
    def battle_ahead(self) -> bool:
        return self.wanted(self.spearhead) is not mind.EASY_WAY
