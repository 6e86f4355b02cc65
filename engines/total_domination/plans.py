"""What a computer player does with OP: the steps of an order that bring most for each.

It looks one conquest ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engines.contract import Choice, Key, Offer
from engines.total_domination import components, ground, steps
from engines.total_domination.outlook import Board, Outlook
from engines.total_domination.position import Position
from engines.total_domination.state import Moving, Steps, Unit

Plan = tuple[float, Key]
"""What it is worth for each OP, and the first step of it."""
HOPE = 0.5
"""What clearing a home aimed at is worth before anybody has gone in."""
WORTHWHILE = 0.06
"""VP that an OP must bring; else it is saved."""
SUNK, UBOAT, UBOAT_LATE = 0.4, 3.0, 0.15
"""VP an OP brings that clears a marker away; what a U-boat brings while it makes Lend-Lease dear,
and when both nations have joined."""
PROVOKED: dict[components.Nation, float] = {"usa": 0.6, "china": 0.3}
"""VP it costs the Axis to bring a nation one step nearer to the Allies."""
AT_WAR: dict[components.Nation, float] = {"usa": 2.0, "china": 0.0}
"""VP it costs them besides to bring it in: its homes, less by what the Allies then need more."""
KINDS: tuple[components.Kind, components.Kind] = ("army", "fleet")


class Mind(Outlook):
    """A power that thinks of what to do next."""

    def step(self, frame: Steps, offer: Offer) -> Key:
        left = self._left(frame)
        paid = (left, frame.free, *frame.icons)
        return self._thought(lambda: self._step(frame, offer, left), "step", paid, offer=offer)

    def _left(self, frame: Steps) -> int:
        """OP that are left; icons cost none."""
        return 99 if frame.free else steps.left(self.state, frame)

    def _step(self, frame: Steps, offer: Offer, left: int) -> Key:
        keys = {choice.key for choice in offer.choices}
        plans = [plan for plan in self.plans(frame, offer, left) if plan[1] in keys]
        worth, key = max(plans, default=(0.0, offer.default[0]))
        return key if worth > WORTHWHILE else offer.default[0]

    def other_steps(self, frame: Steps, offer: Offer) -> Iterator[tuple[Key, ...]]:
        """The best first step of each kind, then further ones; and to leave it at that."""
        keys = {choice.key for choice in offer.choices}
        left = self._left(frame)
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
        state, power = self.state, (self.power, self.aim, self.race, *self.techs)
        board = (*power, "/", *state.resistance, *state.tracks.values())
        key = (*facts, board, asked, offer.default)
        if key not in self.pos.thoughts:
            self.pos.thoughts[key] = think()
        return str(self.pos.thoughts[key])

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
            unit = f"{ground.nation_at(space)}.{kind}"
            cost = 1 if frame.free else ground.form_cost(self.techs, kind)  # type: ignore[arg-type]
            extra = 0.1 if kind == "bomber" else 0.0
            yield (self.gain(self.board.put(unit, space)) + extra) / cost, choice.key
        elif choice.verb == "uboat":
            bonus = UBOAT if self.may_join else UBOAT_LATE
            yield (bonus + bool(self.pos.fleets["uk"] & components.BIT[arg])) / 2, choice.key
        elif choice.verb in ("sink", "quell"):
            yield SUNK, choice.key
        elif choice.verb in ("satellite", "resistance"):
            worth = components.value(components.BIT[arg]) - self.state.resistance.count(arg)
            yield 0.5 + 0.1 * worth, choice.key

    def _conquests(self, frame: Steps, left: int) -> Iterator[Plan]:
        pos, power = self.pos, self.power
        hostile = ground.hostile(pos, power)
        reach = ground.in_reach(pos, power) & hostile if not frame.free else 0
        for space in components.named(reach | ground.enterable(pos, power)):
            if hostile & components.BIT[space] & reach:
                yield from self._fight(frame, space, left)
            else:
                yield from self._march(frame, self.board, space, left, 0, "")

    def _fight(self, frame: Steps, space: components.Space, left: int) -> Iterator[Plan]:
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
        hope = 0.25 * components.value(components.BIT[space]) / n
        if self.aim & components.BIT[space]:
            hope += HOPE / n
        if price[first] <= left:
            yield (one + hope) / price[first], key
        if whole < left:
            yield from self._march(frame, self.board.cleared(space), space, left, whole, key)

    def _march(
        self, frame: Steps, board: Board, space: components.Space, left: int, spent: int, first: Key
    ) -> Iterator[Plan]:
        """Send a unit onto ground that is free, and a second one into a capital."""
        pos = board.position
        sources = list(self._sources(pos, space))
        for unit, start, form in sources:
            kind = components.kind_of(unit)
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
                gain = self.gain(after) - self._provoked(space, 2 if spent else 1)
                yield gain / max(1, 1 if frame.free else cost), key
                if (
                    components.BIT[space] & components.CAPITALS
                    and not after.position.control[self.power] & components.BIT[space]
                ):
                    yield from self._march(frame, after, space, left, cost, key)

    def _sources(
        self, pos: Position, space: components.Space
    ) -> Iterator[tuple[Unit, components.Space, bool]]:
        """Units that can go there; if there are none, such as could be formed first."""
        bit, found = components.BIT[space], False
        for unit, start in ground.own_units(pos, self.power):
            kind = components.kind_of(unit)
            if kind in components.LINE and ground.goals(pos, self.power, kind, start) & bit:
                found = True
                yield unit, start, False
        if found:
            return
        for kind in KINDS:
            for start in components.named(ground.forming(pos, self.power, kind)):
                if ground.goals(pos, self.power, kind, start) & bit:
                    yield f"{ground.nation_at(start)}.{kind}", start, True
                    break

    def _provoked(self, space: components.Space, deeds: int = 1) -> float:
        """What it costs the Axis to fight or to land in a nation that is not yet at war."""
        nation = components.SPACES[space].home_of
        if nation is None or self.side != components.AXIS or nation not in self.may_join:
            return 0.0
        missing = components.TABLES.steps[nation] - self.state.tracks[nation]
        return deeds * PROVOKED[nation] + AT_WAR[nation] * (deeds >= missing)

    # ---- where to

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
            wanted = (
                self.aim & components.BIT[choice.arg] & ~self._held(self.pos, components.ALLIES)
            )
            found = self.gain(taken.put(frame.unit, choice.arg)) + 1.2 * bool(wanted)
            return found - self._provoked(choice.arg)

        return liking
