"""Computers play fair over many positions; few of them are tried in `test_every_game.py`. And the
laws about them fail where they are broken."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest

from conformance import computers
from conformance.cases import Case, cases_of
from conformance.computers import positions_alike, turns_ended
from engines.contract import Choice, Event, Offer, Seat, msg
from engines.kit.rng import Rng, shuffle
from engines.kit.simulate import blind
from engines.registry import GAMES
from tests.engines.toy.engine import Toy
from tests.engines.toy.state import State


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_positions(game: str):
    assert positions_alike(game, 10_000) == 10_000


@pytest.mark.parametrize("game", GAMES)
def test_computers_end_a_turn_that_somebody_else_has_half_made(game: str):
    most = 100 if game == "overlord" else 300
    assert turns_ended(game, "officer", most) == most
    assert turns_ended(game, "recruit", most // 5) == most // 5


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(8))
def test_computers_end_ten_thousand_half_made_turns(game: str, part: int):
    for strength, most in (("officer", 1_250), ("recruit", 125), ("staff", 2)):
        assert turns_ended(game, strength, most, 1_000 * part) == most


class Dithering(Toy):
    """Its officers take back what they have begun."""

    def offers(self, state: State) -> dict[Seat, Offer]:
        back = Choice("back", msg("toy-rest"), back=True)
        return {s: o._replace(choices=(*o.choices, back)) for s, o in super().offers(state).items()}

    def apply(self, draft: State, seat: Seat, picks: tuple[str, ...], rng: Rng) -> list[Event]:
        return [] if picks == ("back",) else super().apply(draft, seat, picks, rng)

    def choose(self, state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[str, ...] | None:
        return ("back",)


def test_a_law_catches_officers_who_go_round_in_circles(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(computers, "cases_of", lambda game: cases_of(game, Dithering()))
    monkeypatch.setattr(computers, "able", blind)
    with pytest.raises(AssertionError, match="again where it was"):
        turns_ended("toy", "officer", 10)


class Peeking(Toy):
    """Imagines what is there."""

    def imagine(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        return self.load(self.dump(state))


class Unsorted(Toy):
    """Shuffles what is there: with the same numbers, other cards lie elsewhere."""

    def imagine(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        other = self.load(self.dump(state))
        shuffle(rng, other.deck)
        return other


class Careless(Toy):
    """Forgets what its seats know."""

    def imagine(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        return super().imagine(state, (), rng)


class Spoiling(Toy):
    """Changes the position it is asked about."""

    def imagine(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        state.deck.sort()
        return super().imagine(state, seats, rng)


class Cheating(Peeking):
    """Looks into the deck before it rests."""

    def choose(self, state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[str, ...] | None:
        return offer.default if state.deck and state.deck[-1] == "dud" else (offer.choices[0].key,)


@pytest.mark.parametrize(
    ("toy", "law"),
    [
        (Peeking, computers.imagined_positions_look_the_same),
        (Careless, computers.imagined_positions_look_the_same),
        (Spoiling, computers.imagined_positions_look_the_same),
        (Unsorted, computers.imagination_knows_nothing_hidden),
        (Peeking, computers.imagination_knows_nothing_hidden),
        (Cheating, computers.computers_choose_alike),
    ],
)
def test_a_law_catches(toy: type[Toy], law: Callable[[Case], None]):
    case = cases_of("toy", toy())[-1]
    with pytest.raises(AssertionError):
        law(case)
