"""Positions to try rules on, and short words for what players do in them."""

from __future__ import annotations

from collections.abc import Mapping

from engines.attack import ENGINE, flow
from engines.attack.components import CARDS, LETTERS, SHIP_LETTERS
from engines.attack.game import Game
from engines.attack.orders.words import region, units
from engines.attack.setup import OPTIONS, rules
from engines.attack.state import VERSION, Player, State, Turn
from engines.contract import Event, Msg, Offer, OrderBook
from engines.kit.options import chosen
from engines.kit.play import move
from engines.kit.rng import Rng, ScriptedRng, SeededRng


class Field:
    """A game under test. `dice` are the numbers the next moves will draw."""

    def __init__(
        self,
        lands: Mapping[str, str],
        *,
        seats: str = "red blue green",
        seas: str = "",
        fleets: Mapping[str, str] | None = None,
        hands: Mapping[str, str] | None = None,
        capitals: Mapping[str, str] | None = None,
        options: Mapping[str, str] | None = None,
        deck: str = "",
        round_number: int = 1,
    ) -> None:
        """`lands`: `{"red": "GER 3I+1T, POL 2I"}`; red is on turn."""
        order = seats.split()
        said = dict(chosen(OPTIONS, options or {}))
        state = State(VERSION, rules(said), said, order, {seat: Player() for seat in order})
        for seat, text in lands.items():
            for part in text.split(","):
                code, _, force = part.strip().partition(" ")
                state.owner[region(code)] = seat
                state.units[region(code)] = units(force)
                state.players[seat].first = state.players[seat].first or region(code)
        for seat in order:
            state.players[seat].fleet = counts((fleets or {}).get(seat, "1B+2D+2S"))
            state.players[seat].hand = (hands or {}).get(seat, "").split()
        for seat, code in (capitals or {}).items():
            state.capitals[seat] = region(code)
        held = {card for player in state.players.values() for card in player.hand}
        top = deck.split()
        state.deck = [each for each in CARDS if each not in held and each not in top] + top[::-1]
        state.seas = seas
        state.phase, state.round, state.announced = "play", round_number, True
        state.flow.append(Turn())
        self.state = state
        self.events: list[Event] = []
        self.rng: Rng = SeededRng(b"field")
        flow.run(Game(state, self.rng))

    # ---- playing

    def dice(self, *numbers: int) -> ScriptedRng:
        """Raw numbers, each below the sides of its die or the size of the hand."""
        self.rng = script = ScriptedRng(*numbers)
        return script

    def do(self, seat: str, *picks: str) -> list[str]:
        """One move through the door; the ids of what was said."""
        outcome = move(ENGINE, self.state, seat, picks, self.rng)
        self.state = outcome.state
        self.events += outcome.events
        return [event.text.id for event in outcome.events]

    def march(self, action: str, *lines: str) -> None:
        """`march("move", "2I+1T GER>POL")` as far as the order is sent."""
        self.write(action, *lines)
        self.do("red", "send")

    def write(self, action: str, *lines: str) -> None:
        self.do("red", action)
        for line in lines:
            force, _, way = line.partition(" ")
            origin, _, target = way.partition(">")
            self.do("red", f"from/{region(origin)}")
            self.do("red", f"to/{region(target)}")
            self.do("red", *amounts(force))

    def let(self) -> None:
        """Silence answers for everybody until somebody is idle in his turn."""
        while not isinstance(self.state.flow[-1] if self.state.flow else Turn(), Turn):
            seat, offer = next(
                (seat, offer) for seat, offer in self.offers.items() if not offer.answered
            )
            self.do(seat, *offer.default)

    def type(self, text: str, seat: str = "red", filed: OrderBook | None = None) -> Msg | None:
        """A typed turn, carried out as far as its owner's orders go; why it stopped, if it did."""
        orders = ENGINE.orders
        assert orders
        filed = orders.read(self.state, seat, text) if filed is None else filed
        for _ in range(200):
            offer = self.offers.get(seat)
            if offer is None or offer.answered:
                return None
            said = orders.answer(self.state, seat, offer, filed)
            if said is None:
                return None
            if said.stop:
                return said.stop
            self.do(seat, *said.picks)
        raise AssertionError("the plan goes on for ever")

    # ---- looking

    @property
    def offers(self) -> dict[str, Offer]:
        return ENGINE.offers(self.state)

    def menu(self, seat: str = "red") -> list[str]:
        return [choice.key for choice in self.offers[seat].choices]

    def verbs(self, seat: str = "red") -> list[str]:
        return list(dict.fromkeys(choice.verb for choice in self.offers[seat].choices))

    def said(self, message: str) -> Event:
        """The last event of that id."""
        return next(event for event in reversed(self.events) if event.text.id == message)

    def never_said(self, message: str) -> bool:
        return all(event.text.id != message for event in self.events)

    def at(self, code: str) -> str:
        """Who stands there with what: `red 2I+1T`."""
        here = region(code)
        force = "+".join(
            f"{n}{x}" for n, x in zip(self.state.units.get(here, []), LETTERS, strict=False) if n
        )
        return f"{self.state.owner.get(here, '-')} {force}".strip()

    def targets(self, code: str) -> set[str]:
        """Regions the order being written can lead to from there."""
        self.do("red", f"from/{region(code)}")
        found = {key.partition("/")[2] for key in self.menu() if key.startswith("to/")}
        self.do("red", "back")
        return found


def amounts(force: str) -> list[str]:
    names = ("infantry", "tank", "artillery", "plane")
    return [f"{name}/{n}" for name, n in zip(names, units(force), strict=True) if n]


def counts(text: str) -> list[int]:
    return units(text, SHIP_LETTERS) if text and text != "0" else [0, 0, 0, 0]


def faces(text: str) -> list[int]:
    """Numbers that roll these faces: `I A P -`."""
    return ["ITAP.-".index(face) for face in text.split()]


def sums(*wanted: int) -> list[int]:
    """Numbers for two dice that add up to each."""
    found: list[int] = []
    for n in wanted:
        first = min(6, n - 1)
        found += [first - 1, n - first - 1]
    return found
