"""A table in a given position, played by keys, and what is true of it afterwards.

t = Table().clear("poland").put("germany.army", "poland").hand("germany", "germany_01")
t.press_each("germany", "operate/germany_01", "move/germany.army.poland", "to/ukraine", "done")

Every move goes through the door and is followed by a census of units and cards (TD-S.3, TD-S.4).
"""

from __future__ import annotations

from engines.contract import Event
from engines.kit.rng import Rng, SeededRng
from engines.total_domination import ENGINE, flow, pieces, position, setup
from engines.total_domination.components import BIT, CARDS, FITS, LIMIT, LINE, SIDES, TABLES, YEARS
from engines.total_domination.game import Game
from engines.total_domination.position import groups
from engines.total_domination.state import Actions, State, Year
from tests.engines import at_table

ALL = [power for side in SIDES for power in TABLES.sides[side]]


class Table(at_table.Table[State]):
    """The Action Phase of a year, everybody without cards, the standard units on the board."""

    engine = ENGINE

    def __init__(
        self, *, year: int = 1939, active: str = "", rng: Rng | None = None, **options: str
    ) -> None:
        rng = rng or SeededRng(b"table")
        super().__init__(setup.new(options, rng), rng)
        state = self.state
        state.year = year if year != 1939 else state.year
        for power in ALL:
            state.powers[power].passed = False
        state.flow[:] = [Year("victory"), Actions()]
        state.phase = "actions"
        self.turn(active or YEARS[state.year].first)

    def check(self) -> None:
        census(self.state)

    # ---- setting up

    def turn(self, power: str) -> Table:
        """It is this power's turn; powers without cards would pass at once."""
        self.state.active = power
        self.state.turns += 1
        return self

    def clear(self, *spaces: str) -> Table:
        for space in spaces:
            self.state.board[space] = ""
        return self

    def put(self, unit: str, *spaces: str) -> Table:
        for space in spaces:
            if unit == "uboat":
                self.state.uboats.append(space)
            elif unit == "resistance":
                self.state.resistance.append(space)
            elif unit == "destroyed":
                self.state.destroyed.append(space)
            else:
                pieces.put(self.state, unit, space)
        return self

    def only(self, text: str) -> Table:
        """Exactly these units: `germany.army@poland,poland uk.fleet@atlantic`."""
        self.clear(*self.state.board)
        for part in text.split():
            unit, _, spaces = part.partition("@")
            self.put(unit, *spaces.split(","))
        return self

    def find(self, card: str) -> Table:
        """Take a card out of whatever pile holds it."""
        state = self.state
        zones = [state.deck, state.discard, state.shown, *state.joining.values()]
        for hand in state.hands.values():
            zones += [hand.cards, hand.packet, hand.picked, hand.reserve, hand.lent]
        for own in state.powers.values():
            zones += [own.diplomacy, own.front, own.sheet]
        for zone in zones:
            if card in zone:
                zone.remove(card)
        return self

    def hand(self, seat: str, *cards: str) -> Table:
        for card in cards:
            self.find(card)
            self.state.hands[seat].cards.append(card)
        return self

    def hands(self, **hands: str) -> Table:
        for seat, cards in hands.items():
            self.hand(seat, *cards.split())
        return self

    def top(self, card: str) -> Table:
        self.find(card)
        self.state.deck.append(card)
        return self

    def pile(self, *cards: str) -> Table:
        for card in cards:
            self.find(card)
            self.state.discard.append(card)
            self.state.shown.append(card)
        return self

    def front(self, power: str, *cards: str) -> Table:
        for card in cards:
            self.find(card)
            self.state.powers[power].front.append(card)
        return self

    def diplomacy(self, power: str, *cards: str) -> Table:
        for card in cards:
            self.find(card)
            self.state.powers[power].diplomacy.append(card)
        return self

    def saved(self, power: str, card: str) -> Table:
        self.find(card)
        self.state.powers[power].saved = card
        return self

    def tech(self, power: str, *techs: str) -> Table:
        self.state.powers[power].techs += techs
        return self

    def join(self, nation: str) -> Table:
        self.state.owners[nation] = TABLES.joins[nation]
        self.state.tracks[nation] = TABLES.steps[nation]
        return self

    def others_passed(self, power: str) -> Table:
        for other in ALL:
            self.state.powers[other].passed = other != power
        return self

    # ---- doing

    def go(self, seat: str, unit: str, start: str, goal: str) -> list[Event]:
        return self.press_each(seat, f"move/{unit}.{start}", f"to/{goal}")

    def step(self, name: str) -> Table:
        """Carry out one step of the year and what follows, up to a question."""
        self.state.flow[:] = [Year(name)]
        game = Game(self.state, self.rng)
        flow.FLOW.step(game)
        while self.state.flow and not isinstance(self.state.flow[-1], Year):
            if not flow.FLOW.step(game):
                break
        self.events += game.events
        return self

    def default(self) -> None:
        """Everybody waited for lets the time run out once."""
        for seat in self.asked:
            if seat in self.asked:
                self.silence(seat)

    # ---- asking

    def goals(self, seat: str, unit: str, start: str) -> list[str]:
        """Where a unit may move now; nothing if it cannot."""
        key = f"move/{unit}.{start}"
        if not self.can(seat, key):
            return []
        self.press(seat, key)
        found = [key.partition("/")[2] for key in self.keys(seat, "to")]
        self.press(seat, "back")
        return found

    # ---- looking

    def at(self, space: str) -> str:
        return self.state.board[space]

    def control(self, space: str) -> str:
        return position.of(self.state).controller(space)

    def vp(self, power: str) -> int:
        return position.points(self.state, power)

    def total(self, side: str) -> int:
        return position.total(self.state, side)

    def supplied(self, power: str, space: str) -> bool:
        return bool(position.of(self.state).fed[power] & BIT[space])

    def cards(self, seat: str) -> list[str]:
        return self.state.hands[seat].cards

    def left(self) -> int:
        """OP or icons still to be used."""
        frame = self.state.flow[-1]
        own = self.state.powers[frame.power]
        return len(frame.icons) if frame.free else frame.value + bool(own.saved) - frame.spent


def census(state: State) -> None:
    """TD-S.9, and every unit and card in exactly one place."""
    pos = position.of(state)
    for space, stack in state.board.items():
        runners = {pos.owner[group.nation] or group.nation for group in groups(stack)}
        assert len(runners) <= 1 or state.flow[-1].kind == "withdraw", (space, stack)
        assert position.size(stack) <= LIMIT[space], (space, stack)
        for group in groups(stack):
            assert BIT[space] & FITS[group.kind], (space, stack)
            if group.kind == "bomber":
                home = pos.homes[group.nation] & pos.control[group.nation]
                assert BIT[space] & (pos.line[group.nation] | home), (space, stack)
    for nation, pool in TABLES.pools.items():
        for kind in (*LINE, "bomber"):
            assert pos.counts.get(f"{nation}.{kind}", 0) <= pool.get(kind, 0), (nation, kind)
    assert all(state.uboats.count(space) <= TABLES.stacking.uboats for space in state.uboats)
    assert len(state.resistance) <= TABLES.resistance
    cards = everywhere(state)
    assert sorted(cards) == sorted(CARDS), set(CARDS) ^ set(cards)


def everywhere(state: State) -> list[str]:
    found = [*state.deck, *state.discard]
    for pile in state.joining.values():
        found += pile
    for hand in state.hands.values():
        found += hand.cards + hand.packet + hand.picked + hand.reserve + hand.lent
    for power in state.powers.values():
        found += power.sheet + power.front + power.diplomacy
        found += [card for card in (power.pending, power.saved) if card]
    for frame in state.flow:
        if frame.kind == "enigma":
            found += [card for drawn in frame.drawn.values() for card in drawn]
        if frame.kind in ("steps", "research", "strike"):
            found.append(frame.card)
        if frame.kind == "steps" and frame.revealed:
            found.append(frame.revealed)
    return found
