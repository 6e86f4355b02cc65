"""For how many people does a turn wait? Played without a table, so that games are many."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from engines.contract import Engine, Offer, OrderBook, Picks, Seat
from engines.extras import OrderProfile, Statistics
from engines.kit.rng import Rng, SeededRng
from engines.kit.simulate import QuickRng, able, walk

_OF_A_TURN = re.compile(r"turn/\d+")


def nothing(state: Any, seat: Seat) -> dict[str, str]:
    return {}


@dataclass
class Turn:
    """One turn of one seat, and who had to come and answer in it."""

    seat: Seat
    asked: list[int] = field(default_factory=list)
    """The chairs of other people, once for each answer given by hand."""
    asides: dict[str, set[int]] = field(default_factory=dict)
    """By battle, trade or whatever had a clock of its own: those of them who answered there."""


def waits(
    engine: Engine[Any], seats: Sequence[Seat], options: dict[str, str], seed: int, games: int
) -> dict[str, Any]:
    """With nothing said in advance, and with each of the order profiles the engine knows."""
    profiles: dict[str, OrderProfile] = {"nothing": nothing}
    if isinstance(engine, Statistics):
        profiles |= engine.order_profiles
    return {
        name: _told(
            [
                turn
                for n in range(seed, seed + games)
                for turn in _turns(engine, seats, options, n, habit)
            ]
        )
        for name, habit in profiles.items()
    }


class Habitual:
    """Answers by itself whatever has been said in advance, as at a table; the rest by hand."""

    def __init__(self, habit: OrderProfile) -> None:
        self.habit = habit
        self.by_hand = False

    def __call__(
        self, engine: Engine[Any], state: Any, offers: dict[Seat, Offer], rng: Rng
    ) -> tuple[Seat, Picks]:
        said = self.said(engine, state, offers)
        self.by_hand = said is None
        return said or able(engine, state, offers, rng)

    def said(
        self, engine: Engine[Any], state: Any, offers: dict[Seat, Offer]
    ) -> tuple[Seat, Picks] | None:
        if engine.orders is None:
            return None
        for seat, offer in offers.items():
            if offer.required and not offer.answered:
                standing = self.habit(state, seat)
                if standing is None:
                    continue
                answer = engine.orders.answer(state, seat, offer, OrderBook(standing))
                if answer and not answer.stop:
                    return seat, answer.picks
        return None


def _turns(
    engine: Engine[Any],
    seats: Sequence[Seat],
    options: dict[str, str],
    seed: int,
    habit: OrderProfile,
) -> list[Turn]:
    chair = {seat: n for n, held in enumerate(engine.chairs(options)) for seat in held}
    dice, chooser, player = SeededRng(b"simulate %d" % seed), QuickRng(seed), Habitual(habit)
    state = engine.new(seats, options, dice)
    turns: dict[str, Turn] = {}
    for offers, seat, _ in walk(engine, state, dice, chooser, player):
        for whose, offer in offers.items():
            if offer.required and offer.clock not in turns and _OF_A_TURN.fullmatch(offer.clock):
                turns[offer.clock] = turn = Turn(whose)
        if not turns:
            continue
        for offer in offers.values():
            if offer.required and _aside(offer):
                turn.asides.setdefault(_aside(offer), set())
        needed = offers[seat].required and not offers[seat].answered
        if player.by_hand and needed and chair[seat] != chair[turn.seat]:
            turn.asked.append(chair[seat])
            if aside := _aside(offers[seat]):
                turn.asides[aside].add(chair[seat])
    return list(turns.values())


def _aside(offer: Offer) -> str:
    """`battle/12` for every question of that battle; nothing for those of the turn itself."""
    return "" if _OF_A_TURN.fullmatch(offer.clock) else offer.clock.partition(".")[0]


def _told(turns: list[Turn]) -> dict[str, Any]:
    people = [len(set(turn.asked)) for turn in turns]
    seats = dict.fromkeys(turn.seat for turn in turns)
    there: Counter[str] = Counter()
    came: Counter[str] = Counter()
    for turn in turns:
        for aside, chairs in turn.asides.items():
            kind = aside.partition("/")[0]
            there[kind] += 1
            came[kind] += len(chairs)
    return {
        "people_per_turn": round(fmean(people), 3),
        "turns_that_wait_for": {
            n: round(people.count(n) / len(turns), 3) for n in sorted({*people})
        },
        "people_per_question": {kind: round(came[kind] / there[kind], 3) for kind in sorted(there)},
        "by_seat": {
            seat: round(fmean(n for n, t in zip(people, turns, strict=True) if t.seat == seat), 3)
            for seat in seats
        },
    }
