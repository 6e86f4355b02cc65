"""Computers play fair over many positions; few of them are tried in `test_every_game.py`. And the
laws about them fail where they are broken."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import count
from typing import Any

import pytest

from conformance import computers
from conformance.cases import Case, cases_of, dice
from conformance.computers import ROLLOUTS, imagining
from engines.contract import Choice, Event, Key, Offer, Seat, msg
from engines.extras import OWN_TURN
from engines.kit.rng import Rng, shuffle
from engines.kit.search import Strength, choose
from engines.kit.simulate import QuickRng, able, blind, some_picks, walk
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
    dithering = cases_of("toy", Dithering())
    monkeypatch.setitem(globals(), "cases_of", lambda game: dithering)
    monkeypatch.setitem(globals(), "able", blind)
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


# ---- many positions


def positions_alike(game: str, most: int) -> int:
    """How many positions were compared with twins: seats that see the same imagine the same, and
    their officers pick the same."""
    compared = 0
    for seed in range(1000):
        for case in cases_of(game):
            if case.slow:
                continue
            rng, chance = dice(seed), QuickRng(seed)
            state = case.new(rng)
            for offers, seat, _ in walk(case.engine, state, rng, chance, able):
                other = case.twin(state, seat, chance)
                numbers = chance.below(1 << 20)
                one, two = (
                    imagining(case).imagine(each, (seat,), QuickRng(numbers))
                    for each in (state, other)
                )
                where = f"{case} seed {seed}, {seat}"
                assert case.engine.dump(one) == case.engine.dump(two), where
                picks = [
                    choose(case.engine, each, (seat,), seat, QuickRng(numbers), "officer")
                    for each in (state, other)
                ]
                assert picks[0] == picks[1], where
                assert case.engine.offers(one).get(seat) == offers[seat], where
                compared += 1
                if compared == most:
                    return compared
    return compared


# ---- whoever begins a turn, computers end it


MOST_ANSWERS = 150
"""Of one seat in one turn. Tables trust a computer with a few more (`bot/app/play/thinking.py`)."""


def turns_ended(game: str, strength: Strength, most: int, first: int = 0) -> int:
    """In how many positions computers ended a turn that somebody else had half made; officers never
    come back to where they were."""
    ended = 0
    for seed in count(first):
        for case in cases_of(game):
            if case.slow:
                continue
            for state, how in half_made(case, seed):
                told = _to_its_end(case, state, strength, QuickRng(ended))
                assert not told, f"{case} seed {seed}, after {how}: {told}"
                ended += 1
                if ended == most:
                    return ended
    raise AssertionError


def half_made(case: Case, seed: int) -> Iterator[tuple[Any, list[tuple[Key, ...]]]]:
    """Positions one to six odd answers after officers' play."""
    rng, chance = dice(seed), QuickRng(seed)
    state = case.new(rng)
    for offers, seat, _ in walk(case.engine, state, rng, chance, able):
        if not offers[seat].required or chance.below(4):
            continue
        odd, made = case.engine.load(case.engine.dump(state)), list[tuple[Key, ...]]()
        for _ in range(1 + chance.below(6)):
            if (offer := case.engine.offers(odd).get(seat)) is None:
                break
            made.append(some_picks(offer, chance))
            case.engine.apply(odd, seat, made[-1], rng)
        yield odd, made


def _to_its_end(case: Case, state: Any, strength: Strength, chance: QuickRng) -> str:
    """Why a turn never ends; nothing if computers end it."""
    turn, seen = "", {case.engine.dump(state)}
    trail: list[object] = []
    while len(trail) <= MOST_ANSWERS * len(case.seats):
        offers = case.engine.offers(state)
        now = _turn(offers)
        if not offers or (turn and now and now != turn):
            return ""
        turn = turn or now
        seat, picks = _answer(case, state, offers, strength, chance)
        trail.append((offers[seat].question.id, picks))
        case.engine.apply(state, seat, picks, chance)
        saved = case.engine.dump(state)
        if saved in seen and strength == "officer":
            return f"again where it was: {trail[-10:]}"
        seen.add(saved)
    return f"no end: {trail[-10:]}"


def _turn(offers: dict[Seat, Offer]) -> str:
    waiting = (offer.clock for offer in offers.values() if offer.required)
    return next(filter(OWN_TURN.fullmatch, waiting), "")


def _answer(
    case: Case, state: Any, offers: dict[Seat, Offer], strength: Strength, chance: QuickRng
) -> tuple[Seat, tuple[str, ...]]:
    """As tables ask: first whoever was spoken to, then whoever is waited for."""
    asked = sorted(offers.items(), key=lambda each: not each[1].invited)
    for seat, offer in asked:
        if (offer.required or offer.invited) and not offer.answered:
            picks = choose(case.engine, state, (seat,), seat, chance, strength, rollouts=ROLLOUTS)
            if picks is not None:
                return seat, picks
    raise AssertionError("nobody answers")
