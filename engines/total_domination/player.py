"""A computer player: it looks one conquest ahead and takes what brings most for its OP.

For figures, demonstrations and tests. It reads the board as everybody sees it and its own hand,
never a pile or a hand of others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from engines.contract import Choice, Key, Offer, Seat
from engines.kit.graph import Mask
from engines.kit.rng import Rng
from engines.total_domination import cards, ground, lending, position, rockets, steps
from engines.total_domination.components import (
    ALLIES,
    AXIS,
    BIT,
    CAPITALS,
    CARDS,
    ENEMIES,
    FOE,
    GRAPHS,
    LINE,
    MEMBERS,
    POWERS,
    SIDE,
    SPACES,
    TABLES,
    CardId,
    Kind,
    Nation,
    Power,
    Side,
    Space,
    Tech,
    kind_of,
    mask,
    named,
    value,
)
from engines.total_domination.position import Position
from engines.total_domination.state import Moving, Passing, State, Steps, Unit

Plan = tuple[float, Key]
"""What it is worth for each OP, and the first step of it."""

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
HOPE = 0.5
"""What clearing a home aimed at is worth before anybody has gone in."""
ALONE = 0.2
"""A share of ground that is not its home, if one unit holds it next to an enemy: it is the enemy's
turn next."""
WORTHWHILE = 0.06
"""VP that an OP must bring; else it is saved."""
SUNK, UBOAT, UBOAT_LATE = 0.4, 3.0, 0.15
"""VP an OP brings that clears a marker away; what a U-boat brings while it makes Lend-Lease dear,
and when both nations have joined."""
PROVOKED: dict[Nation, float] = {"usa": 0.6, "china": 0.3}
"""VP it costs the Axis to bring a nation one step nearer to the Allies."""
LEND, LEND_IN_VAIN, LEND_LAST = 12.0, 7.0, 15.0
"""OP that Lend-Lease stands for: on the way, when the nation cannot join in time any more, and when
it joins at once."""
IDLE = 0.1
"""What an OP is worth to the other power of a hand, for a card this one can do nothing with."""
KINDS: tuple[Kind, Kind] = ("army", "fleet")

ON_LAND = (
    "self_propelled_artillery", "mechanization", "production_optimization",
    "ground_attack_aircraft", "landing_craft", "modern_battleships", "v1", "v2",
)  # fmt: skip
AT_SEA = (
    "modern_battleships", "landing_craft", "self_propelled_artillery", "mechanization",
    "aircraft_carriers", "production_optimization", "shipyard_industry", "v1", "v2",
)  # fmt: skip
WANTED = {"germany": ON_LAND, "ussr": ON_LAND, "uk": AT_SEA, "japan": AT_SEA}
"""Technologies, in the order in which a power would like to have them."""


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    top = state.flow[-1]
    if isinstance(top, Steps):
        return (Mind(state, top.power).step(top, offer),)
    if isinstance(top, Moving):
        steps_frame = state.flow[-2]
        assert isinstance(steps_frame, Steps)
        return (Mind(state, steps_frame.power).goal(top, offer),)
    if top.kind == "actions":
        return (turn(state, offer),)
    if top.kind == "exchange":
        return exchange(state, seat, offer)
    if top.kind in ("draft", "enigma"):
        return best(state, seat, offer, offer.least)
    if top.kind == "solo_draft":
        return tuple(key for _, key in ranked(state, seat, offer)[-offer.least :])
    if isinstance(top, Passing):
        keeps = not top.first and not top.goes_on
        return best(state, seat, offer, offer.most) if keeps else offer.default
    if top.kind == "burn":
        return best(state, seat, offer, offer.most)
    if top.kind == "research":
        wanted = [c for c in offer.choices if c.verb == "research"]
        return (max(wanted, key=lambda c: longing(state, top.power, CARDS[c.arg].tech)).key,)
    if top.kind in ("strike", "bombing"):
        return first_of(offer, "bomb", "hit", "aim")
    return offer.default


def first_of(offer: Offer, *verbs: str) -> tuple[Key, ...]:
    for verb in verbs:
        for choice in offer.choices:
            if choice.verb == verb:
                return (choice.key,)
    return offer.default


# ---- cards


def card_worth(state: State, power: Power, card: CardId) -> float:
    """About how many OP a card stands for."""
    row = CARDS[card]
    found = float(row.op)
    if cards.usable_colour(state, power, card):
        event = row.event
        if event.type == "tactics_value":
            found = event.value
        elif event.type == "logistics":
            icons = cards.icons_of(state, power, card)
            weigh = {"army": 3, "fleet": 3, "bomber": 2, "move": 2, "satellite": 5, "resistance": 6}
            found = max(found, sum(weigh[icon] for icon in icons))
        elif event.type == "diplomacy":
            found = max(found, 3.5 * event.vp)
        elif event.type == "peace":
            found = 5
    return found + 0.2 * longing(state, power, row.tech)


def longing(state: State, power: Power, tech: Tech) -> float:
    """How much a power wants a technology it can have now."""
    if cards.tech_hurdle(state, power, tech) is not None:
        return 0.0
    wanted = WANTED[power]
    return 8.0 - 0.6 * wanted.index(tech) if tech in wanted else 0.0


def ranked(state: State, seat: Seat, offer: Offer) -> list[tuple[float, Key]]:
    """Choices about cards, the most valuable first."""
    powers = position.powers_of(seat)
    found = []
    for choice in offer.choices:
        if choice.arg in CARDS:
            worth = max(card_worth(state, power, choice.arg) for power in powers)
            found.append((worth, choice.key))
    return sorted(found, key=lambda each: (-each[0], each[1]))


def best(state: State, seat: Seat, offer: Offer, n: int) -> tuple[Key, ...]:
    found = ranked(state, seat, offer)
    return tuple(key for _, key in found[:n]) or offer.default


def exchange(state: State, seat: Seat, offer: Offer) -> tuple[Key, ...]:
    """The worst card goes if a new one is likely to be better; a spy discards what it can."""
    found = []
    worst = ranked(state, seat, offer)[-1:]
    if worst and worst[0][0] < 4:
        found.append(worst[0][1])
    spies = [c.key for c in offer.choices if c.verb == "spy" and c.key.endswith(".ask")]
    found += spies[:1] if offer.most > 1 else []
    return tuple(found) or offer.default


def turn(state: State, offer: Offer) -> Key:
    """The use of a card that brings most."""
    power = state.active
    mind = Mind(state, power)

    def liking(choice: Choice) -> tuple[float, Key]:
        return mind.use(choice), choice.key

    liked = max(offer.choices, key=liking)
    if mind.leaves(liked):
        mind.idle = True
        liked = max(offer.choices, key=liking)
    return liked.key


# ---- the board as it might be


class Board:
    """A position with some units moved; cheap to change, found anew only when it is looked at."""

    __slots__ = ("_found", "stacks", "state")

    def __init__(self, state: State, stacks: tuple[str, ...]) -> None:
        self.state, self.stacks = state, stacks
        self._found: Position | None = None

    @classmethod
    def of(cls, state: State) -> Board:
        return cls(state, tuple(state.board.values()))

    def put(self, unit: Unit, space: Space) -> Board:
        return self._with(space, [*self._at(space), unit])

    def take(self, unit: Unit, space: Space) -> Board:
        words = self._at(space)
        words.remove(unit if unit in words else f"{unit}!")
        return self._with(space, words)

    def cleared(self, space: Space) -> Board:
        return self._with(space, [])

    def _at(self, space: Space) -> list[str]:
        return self.stacks[BIT[space].bit_length() - 1].split()

    def _with(self, space: Space, words: list[str]) -> Board:
        at = BIT[space].bit_length() - 1
        stack = " ".join(sorted(words))
        return Board(self.state, (*self.stacks[:at], stack, *self.stacks[at + 1 :]))

    @property
    def position(self) -> Position:
        if self._found is None:
            self._found = position.imagined(self.state, self.stacks)
        return self._found


# ---- what it thinks


class Mind:
    def __init__(self, state: State, power: Power) -> None:
        self.state, self.power = state, power
        self.side = SIDE[power]
        self.techs = state.powers[power].techs
        self.board = Board.of(state)
        self.pos = position.of(state)
        self.aim = self._aim() if state.solo else 0
        self.race = self._race()
        self.now = self.worth(self.pos)
        self.may_join = may_join(state)
        self.idle = False
        """Whether there is nothing to be done with operations."""

    def _aim(self) -> Mask:
        """The Axis power whose homes cost least to take."""

        def cost(power: Power) -> float:
            homes = mask(TABLES.solo.defence[power])
            held = homes & self._held(self.pos, ALLIES)
            units = sum(group.n for space in named(homes & ~held) for group in self.pos.at(space))
            return 3 * units + 2 * (homes & ~held).bit_count() - 2 * held.bit_count()

        return mask(TABLES.solo.defence[min(MEMBERS[AXIS], key=cost)])

    def _race(self) -> tuple[float, int, int]:
        """How much it counts now that a side has the VP it needs, and what ground must bring the
        own and the other side for that: it is looked at when a year ends (TD-4.3.4)."""
        state = self.state
        cards_left = sum(len(hand.cards) for hand in state.hands.values())
        if state.solo or state.rules.scenario == "rise" or state.phase != "actions":
            return 0.0, 0, 0
        if cards_left > CLOSE:
            return 0.0, 0, 0
        own, other = (self._needed(side) for side in (self.side, FOE[self.side]))
        return RACE / (1 + cards_left), own, other

    def _needed(self, side: Side) -> int:
        """VP of ground with which a side would win."""
        held = sum(
            position.worth(self.state, self.pos, self.pos.control[p], p) for p in MEMBERS[side]
        )
        return position.threshold(self.state, side) - position.total(self.state, side) + held

    @staticmethod
    def _held(pos: Position, side: Side) -> Mask:
        one, other = MEMBERS[side]
        return pos.control[one] | pos.control[other]

    # ---- a position in VP of the own side

    def worth(self, pos: Position) -> float:
        key = ("player", self.side, self.aim, self.race, *self.state.resistance)
        if key not in pos.cache:
            pos.cache[key] = self._worth(pos)
        return float(pos.cache[key])

    def _worth(self, pos: Position) -> float:
        state, found = self.state, 0.0
        total = {1: 0, -1: 0}
        reach = {power: _around(pos.arctic, pos.line[power] & pos.fed[power]) for power in POWERS}
        walk = {
            power: _around(pos.arctic, pos.passable[power]) if reach[power] else 0
            for power in POWERS
        }  # a move may be of any length (TD-6.2.1)
        for power in POWERS:
            sign = 1 if SIDE[power] == self.side else -1
            own = pos.control[power]
            points = position.worth(state, pos, own, power)
            total[sign] += points
            a, b = ENEMIES[power]
            near = reach[a] | reach[b]
            bare = value(own & (walk[a] | walk[b]) & ~pos.line[power])
            weight = OWN_ALONE if state.solo and SIDE[power] == ALLIES else 1.0
            found += sign * weight * (points - THREAT * value(own & near) - BARE * bare)
            if sign > 0:
                alone = pos.line[power] & near & ~(pos.stacked[power] | pos.homes[power])
                found -= ALONE * value(alone)
            found -= sign * STRANDED * (pos.line[power] & ~pos.fed[power]).bit_count()
        for unit, n in pos.counts.items():
            nation, counts = _line_unit(unit)
            if n and counts and (owner := pos.owner[nation]):
                found += n * UNIT * (1 if SIDE[owner] == self.side else -1)
        weight, need, foe_needs = self.race
        if weight:
            found += weight * (_near(total[1] - need) - _near(total[-1] - foe_needs))
        if self.aim:
            held = (self.aim & self._held(pos, ALLIES)).bit_count()
            found += AIM * held + 0.4 * held * held
            if held == self.aim.bit_count():
                found += AIM_ALL
            near = _around(pos.arctic, self.aim) | self.aim
            for power in MEMBERS[ALLIES]:
                found += 0.15 * (pos.line[power] & pos.fed[power] & near).bit_count()
        return found

    def gain(self, board: Board) -> float:
        return self.worth(board.position) - self.now

    # ---- the steps of an order

    def step(self, frame: Steps, offer: Offer) -> Key:
        left = 99 if frame.free else steps.left(self.state, frame)
        paid = (left, frame.free, *frame.icons)
        return self._thought(lambda: self._step(frame, offer, left), "step", paid, offer=offer)

    def _step(self, frame: Steps, offer: Offer, left: int) -> Key:
        keys = {choice.key for choice in offer.choices}
        plans = [plan for plan in self.plans(frame, offer, left) if plan[1] in keys]
        worth, key = max(plans, default=(0.0, offer.default[0]))
        return key if worth > WORTHWHILE else offer.default[0]

    def leaves(self, choice: Choice) -> bool:
        """Whether it would play a card for operations, and then do nothing at all."""
        card = choice.arg
        if choice.verb == "operate":
            base = CARDS[card].op
        elif choice.verb == "event" and card in CARDS and CARDS[card].event.type == "tactics_value":
            base = CARDS[card].event.value
        else:
            return False
        frame = Steps(self.power, card, cards.worth(self.state, self.power, base))
        (offer,) = steps.ask(self.state, frame).values()
        return self.step(frame, offer) == offer.default[0]

    def other_steps(self, frame: Steps, offer: Offer) -> Iterator[tuple[Key, ...]]:
        """The best first step of each kind, then further ones; and to leave it at that."""
        keys = {choice.key for choice in offer.choices}
        left = 99 if frame.free else steps.left(self.state, frame)
        plans = sorted(self.plans(frame, offer, left), reverse=True)
        liked = [key for key in dict.fromkeys(key for _, key in plans) if key in keys]
        kinds = {key.partition("/")[0]: key for key in reversed(liked)}
        for key in sorted(liked, key=lambda key: key not in kinds.values()):
            yield (key,)
        yield offer.default

    def _thought(self, think: Callable[[], Key], *facts: object, offer: Offer) -> Key:
        """What it thinks of a question; the same again for the same question on the same board.
        Who plays one position out many times asks the first questions as often."""
        asked = tuple(choice.key for choice in offer.choices)
        board = (self.power, self.aim, self.race, *self.techs, "/", *self.state.resistance)
        key = (*facts, board, asked, offer.default)
        if key not in self.pos.cache:
            self.pos.cache[key] = think()
        return str(self.pos.cache[key])

    def plans(self, frame: Steps, offer: Offer, left: int) -> Iterator[Plan]:
        verbs = {choice.verb for choice in offer.choices}
        can_move = "move" in verbs
        if can_move or "attack" in verbs:
            yield from self._conquests(frame, left)
        for choice in offer.choices:
            yield from self._single(frame, choice)

    def _single(self, frame: Steps, choice: Choice) -> Iterator[Plan]:
        """Steps that are worth something by themselves."""
        arg = choice.arg
        if choice.verb == "form":
            kind, _, space = arg.partition(".")
            unit = f"{ground.nation_at(self.pos, self.power, space)}.{kind}"
            cost = 1 if frame.free else ground.form_cost(self.techs, kind)  # type: ignore[arg-type]
            extra = 0.1 if kind == "bomber" else 0.0
            yield (self.gain(self.board.put(unit, space)) + extra) / cost, choice.key
        elif choice.verb == "uboat":
            bonus = UBOAT if self.may_join else UBOAT_LATE
            yield (bonus + bool(self.pos.fleets["uk"] & BIT[arg])) / 2, choice.key
        elif choice.verb in ("sink", "quell"):
            yield SUNK, choice.key
        elif choice.verb in ("satellite", "resistance"):
            worth = value(BIT[arg]) - self.state.resistance.count(arg)
            yield 0.5 + 0.1 * worth, choice.key

    def _conquests(self, frame: Steps, left: int) -> Iterator[Plan]:
        pos, power = self.pos, self.power
        hostile = ground.hostile(pos, power)
        reach = ground.in_reach(pos, power) & hostile if not frame.free else 0
        for space in named(reach | ground.ways(pos, power).enter):
            if hostile & BIT[space] & reach:
                yield from self._fight(frame, space, left)
            else:
                yield from self._march(frame, self.board, space, left, 0, "")

    def _fight(self, frame: Steps, space: Space, left: int) -> Iterator[Plan]:
        """Destroy what stands there, and go in if the OP suffice."""
        coastal = ground.is_coastal(space)
        targets = ground.targets(self.pos, self.power, space)
        if not targets:
            return
        price = {g.unit: ground.attack_cost(self.techs, g.kind, coastal) for g in targets}
        first = min(price, key=lambda unit: (price[unit], unit))
        whole = sum(price[group.unit] * group.n for group in targets)
        key = f"attack/{first}.{space}"
        one = self.gain(self.board.take(first, space)) - self._provoked(space)
        n = sum(group.n for group in targets)
        hope = 0.25 * value(BIT[space]) / n
        if self.aim & BIT[space]:
            hope += HOPE / n
        if price[first] <= left:
            yield (one + hope) / price[first], key
        if whole < left:
            yield from self._march(frame, self.board.cleared(space), space, left, whole, key)

    def _march(
        self, frame: Steps, board: Board, space: Space, left: int, spent: int, first: Key
    ) -> Iterator[Plan]:
        """Send a unit onto ground that is free, and a second one into a capital."""
        pos = board.position
        sources = list(self._sources(pos, space))
        for unit, start, form in sources:
            kind = kind_of(unit)
            cost = spent + ground.move_cost(self.techs, kind)
            key = first or f"move/{unit}.{start}"
            after = board
            if form:
                cost += ground.form_cost(self.techs, kind)
                key = first or f"form/{kind}.{start}"
                if frame.free and kind not in frame.icons:
                    continue
            else:
                after = after.take(unit, start)
            after = after.put(unit, space)
            if cost <= left:
                gain = self.gain(after) - self._provoked(space) * (2 if spent else 1)
                yield gain / max(1, 1 if frame.free else cost), key
                if BIT[space] & CAPITALS and not after.position.control[self.power] & BIT[space]:
                    yield from self._march(frame, after, space, left, cost, key)

    def _sources(self, pos: Position, space: Space) -> Iterator[tuple[Unit, Space, bool]]:
        """Units that can go there; if there are none, such as could be formed first."""
        bit, found = BIT[space], False
        for unit, start in ground.own_units(pos, self.power):
            kind = kind_of(unit)
            if kind in LINE and ground.goals(pos, self.power, kind, start) & bit:
                found = True
                yield unit, start, False
        if found:
            return
        for kind in KINDS:
            for start in named(ground.forming(pos, self.power, kind)):
                if ground.goals(pos, self.power, kind, start) & bit:
                    yield f"{ground.nation_at(pos, self.power, start)}.{kind}", start, True
                    break

    def goal(self, frame: Moving, offer: Offer) -> Key:
        """Where most is gained."""
        return self._thought(lambda: self._goal(frame, offer), frame.unit, frame.space, offer=offer)

    def _goal(self, frame: Moving, offer: Offer) -> Key:
        return max(offer.choices, key=self.liking(frame)).key

    def liking(self, frame: Moving) -> Callable[[Choice], float]:
        """How much it likes each place a unit can go to."""
        taken = self.board.take(frame.unit, frame.space)

        def liking(choice: Choice) -> float:
            if choice.verb != "to":
                return -999.0
            return self.gain(taken.put(frame.unit, choice.arg)) + 1.2 * bool(
                self.aim & BIT[choice.arg] & ~self._held(self.pos, ALLIES)
            )

        return liking

    # ---- which card, and how

    def use(self, choice: Choice) -> float:
        """What a use of a card is worth, in OP, less what else it could do."""
        state, power = self.state, self.power
        if choice.verb == "pass":
            return -1.0
        card, *rest = choice.arg.split(".")
        row = CARDS[card]
        late = (state.last_year - state.year) / max(1, state.last_year - state.first_year)
        if choice.verb == "operate":
            return self._operated(card, row.op)
        if choice.verb == "lend":
            return self._lent() - row.op
        if choice.verb == "technology":
            return 2.5 * longing(state, power, row.tech) * late + (6 - row.op) * 0.3 - 1.0
        if choice.verb == "rocket":
            hits = rockets.hits(state, rest[1], rest[0])
            return (8.0 if state.solo else 3.4) * hits - 1.0
        if choice.verb == "strike":
            return row.op - 0.8
        return self._event(card, rest)

    def _event(self, card: CardId, rest: list[str]) -> float:
        state, row = self.state, CARDS[card]
        event = row.event
        if event.type == "tactics_value":
            return self._operated(card, event.value)
        if event.type == "tactics_modifier":
            hand = len(state.hands[position.seat_of(state, self.power)].cards)
            return 0.9 * (hand - 1) if rest and event.delta > 0 else 1.5
        if event.type == "peace":
            return 4.8
        if event.type == "diplomacy":
            return 0.0 if state.solo else 3.5 * event.vp
        if event.type == "research":
            return 1.0
        weigh = {"army": 2.8, "fleet": 2.4, "bomber": 1.0, "move": 1.6, "satellite": 5}
        icons = cards.icons_of(state, self.power, card)
        found = sum(weigh.get(icon, 0.0) for icon in icons if self._has_room(icon))
        return found + self._resisted() * icons.count("resistance")

    def _operated(self, card: CardId, base: int) -> float:
        """OP; of cards it can do nothing with the worst is the least loss."""
        if self.idle:
            return -IDLE * CARDS[card].op
        return cards.worth(self.state, self.power, base) - 0.3

    def _has_room(self, icon: str) -> bool:
        """Whether a unit of this kind can be formed; other icons nearly always serve."""
        return icon not in KINDS or bool(ground.forming(self.pos, self.power, icon))

    def _lent(self) -> float:
        """What Lend-Lease is worth, once a year (TD-9.1.2)."""
        state, nation = self.state, lending.NATION[self.power]
        missing = TABLES.steps[nation] - state.tracks[nation]
        if missing == 1:
            return LEND_LAST
        if missing > state.last_year - state.year + 1:
            return LEND_IN_VAIN if state.year < state.last_year else 0.0
        return LEND

    def _provoked(self, space: Space) -> float:
        """What it costs the Axis to fight or to land in a nation that is not yet at war."""
        nation = SPACES[space].home_of
        return PROVOKED[nation] if self.side == AXIS and nation in self.may_join else 0.0

    def _resisted(self) -> float:
        sites = ground.resistance_sites(self.pos)
        return 2.4 * min(steps.MARKERS, value(sites))


def may_join(state: State) -> tuple[Nation, ...]:
    if state.rules.scenario == "rise":  # TD-12.1.2
        return ()
    return tuple(nation for nation in PROVOKED if not state.owners[nation])


@lru_cache(maxsize=1 << 14)
def _around(arctic: bool, spaces: Mask) -> Mask:
    return GRAPHS[arctic].around(spaces)


def _near(lead: int) -> float:
    """How near a side is to winning with so many VP more than it needs: 1 if it has them."""
    return 1.0 if lead >= 0 else 1.0 / (1 - lead)


@cache
def _line_unit(unit: Unit) -> tuple[str, bool]:
    """Its nation, and whether it counts in the line."""
    nation, _, kind = unit.partition(".")
    return nation, kind in LINE
