"""Positions to try rules on, and short words for what players do in them."""

from __future__ import annotations

from collections.abc import Mapping

from engines.attack import ENGINE, flow
from engines.attack.components import CARDS, LETTERS, SHIP_LETTERS
from engines.attack.game import Game
from engines.attack.orders.words import region, units
from engines.attack.setup import OPTIONS, rules
from engines.attack.state import VERSION, Player, State, Turn
from engines.kit.options import chosen
from engines.kit.rng import ScriptedRng, SeededRng
from tests.engines import at_table


class Table(at_table.Table[State]):
    """`dice` are the numbers the next moves will draw."""

    engine = ENGINE

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
        super().__init__(state, SeededRng(b"field"))
        flow.run(Game(state, self.rng))

    # ---- playing

    def dice(self, *numbers: int) -> ScriptedRng:
        """Raw numbers, each below the sides of its die or the size of the hand."""
        self.rng = script = ScriptedRng(*numbers)
        return script

    def march(self, action: str, *lines: str) -> None:
        """`march("move", "2I+1T GER>POL")` as far as the order is sent."""
        self.write(action, *lines)
        self.press("red", "send")

    def write(self, action: str, *lines: str) -> None:
        self.press("red", action)
        for line in lines:
            force, _, way = line.partition(" ")
            origin, _, target = way.partition(">")
            self.press("red", f"from/{region(origin)}")
            self.press("red", f"to/{region(target)}")
            self.press("red", *amounts(force))

    def let(self) -> None:
        """Silence answers for everybody until somebody is idle in his turn."""
        while not isinstance(self.state.flow[-1] if self.state.flow else Turn(), Turn):
            seat = next(seat for seat, offer in self.offers.items() if not offer.answered)
            self.silence(seat)

    # ---- looking

    def at(self, code: str) -> str:
        """Who stands there with what: `red 2I+1T`."""
        here = region(code)
        force = "+".join(
            f"{n}{x}" for n, x in zip(self.state.units.get(here, []), LETTERS, strict=False) if n
        )
        return f"{self.state.owner.get(here, '-')} {force}".strip()

    def targets(self, code: str) -> set[str]:
        """Regions the order being written can lead to from there."""
        self.press("red", f"from/{region(code)}")
        found = {key.partition("/")[2] for key in self.keys("red") if key.startswith("to/")}
        self.press("red", "back")
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
