"""Computers see no more than their seats, and always have a legal answer."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from conformance.cases import Case, dice, difference, random_game, sight, unlike
from engines.contract import Seat
from engines.extras import Imagination
from engines.kit.play import checked
from engines.kit.search import STRENGTHS, choose
from engines.kit.simulate import QuickRng, able, blind, walk

SAMPLES = 6
SEARCHED = 1
"""Positions in which the staff is asked as well."""
ROLLOUTS = 3


def held(case: Case, n: int) -> Iterator[tuple[Seat, ...]]:
    """The seats one person may hold: each chair, each seat of one, and two chairs at once; of seats
    that are alike one, another one for another n."""
    chairs = [tuple(chair) for chair in case.engine.chairs(case.options)]
    chairs = [chair for chair in chairs if set(chair) <= set(case.seats)] or [case.seats]
    alone = {*case.one_of_each(n)}
    every = dict.fromkeys([*chairs, *((seat,) for seat in case.seats)])
    yield from (seats for seats in every if len(seats) > 1 or seats[0] in alone)
    if len(chairs) > 2:
        yield (*chairs[0], *chairs[-1])


def positions(case: Case, samples: int) -> Iterator[tuple[bytes, str, QuickRng]]:
    for seed in case.seeds:
        chance = QuickRng(seed)
        for at, saved in random_game(case, seed).sample(samples, chance):
            yield saved, f"seed {seed} move {at}", chance


def imagined_positions_look_the_same(case: Case, samples: int = SAMPLES) -> None:
    """To all seats of the person, in every view and every question; the real one is untouched."""
    player = imagining(case)
    differing = 0
    for n, (saved, where, chance) in enumerate(positions(case, samples)):
        state = case.engine.load(saved)
        asked = case.engine.offers(state)
        for seats in held(case, n):
            other = player.imagine(state, seats, chance)
            there = case.engine.offers(other)
            for viewer in (None, *seats):
                told = difference(
                    sight(case, state, viewer, asked), sight(case, other, viewer, there)
                )
                assert not told, f"{where} imagined by {seats}: {viewer or 'all'} sees {told}"
            differing += case.engine.dump(other) != saved
        assert not unlike(case.engine.dump(state), saved), f"{where}: imagining changed it"
    assert differing, "nothing hidden is ever imagined elsewhere"


def imagination_knows_nothing_hidden(case: Case, samples: int = SAMPLES) -> None:
    """From positions that look the same, the same numbers lead to the same imagined position."""
    for state, other, seats, where, seed in twins(case, samples):
        one, two = (
            case.engine.dump(imagining(case).imagine(each, seats, QuickRng(seed)))
            for each in (state, other)
        )
        assert one == two, f"{where} imagined by {seats}: {unlike(one, two)}"


def computers_choose_alike(case: Case, samples: int = SAMPLES) -> None:
    """Their choice is legal, and the same in positions that look the same."""
    searched = 0
    for state, other, seats, where, seed in twins(case, samples):
        for seat, offer in case.engine.offers(state).items():
            if seat not in seats:
                continue
            for strength in STRENGTHS:
                if strength == "staff" and searched >= SEARCHED * len(case.seeds):
                    continue
                searched += strength == "staff" and len(offer.choices) > 1
                one, two = (
                    choose(
                        case.engine, each, seats, seat, QuickRng(seed), strength, rollouts=ROLLOUTS
                    )
                    for each in (state, other)
                )
                assert one == two, f"{where}: {strength} as {seat} picks {one}, in a twin {two}"
                assert one is not None or not offer.required, f"{where}: {seat} has no answer"
                if one is not None:
                    checked(offer, one)


def twins(case: Case, samples: int) -> Iterator[tuple[object, object, Sequence[Seat], str, int]]:
    """Positions with others that look the same to these seats; sealed answers differ too, where one
    seat alone looks."""
    for n, (saved, where, chance) in enumerate(positions(case, samples)):
        state = case.engine.load(saved)
        for seats in held(case, n):
            other = imagining(case).imagine(state, seats, chance)
            if len(seats) == 1:
                other = case.twin(state, seats[0], chance)
            yield state, other, seats, where, chance.below(1 << 20)


def imagining(case: Case) -> Imagination[object]:
    assert isinstance(case.engine, Imagination)
    return case.engine


def windows_survive_imagination(case: Case, samples: int = 2 * SAMPLES) -> None:
    """A window stays open for the same seats, with the answers of those who imagine; once all
    answers are in and it is open to all, they stay as they are."""
    player = imagining(case)
    for n, (saved, where, chance) in enumerate(positions(case, samples)):
        before = list(windows_in(json.loads(saved))) if b'"sealed"' in saved else []
        state = case.engine.load(saved) if before else None
        for seats in held(case, n) if before else ():
            imagined = case.engine.dump(player.imagine(state, seats, chance))
            after = list(windows_in(json.loads(imagined)))
            told = [window["asked"] for window in before], [window["asked"] for window in after]
            assert told[0] == told[1], (
                f"{where} imagined by {seats}: asked {told[1]}, not {told[0]}"
            )
            for was, now in zip(before, after, strict=True):
                known = set(was["asked"]) if set(was["asked"]) <= was["sealed"].keys() else seats
                for seat in known:
                    assert was["sealed"].get(seat) == now["sealed"].get(seat), (
                        f"{where} imagined by {seats}: the answer of {seat} is another"
                    )


def windows_in(part: Any) -> Iterator[dict[str, Any]]:
    """All windows in a saved position."""
    if isinstance(part, dict):
        if {"asked", "sealed", "clock"} <= part.keys():
            yield part
        part = list(part.values())
    for each in part if isinstance(part, list) else ():
        yield from windows_in(each)


TOLD_APART = 0.6
"""Of pairs of a winner and a loser, how many `worth` must tell apart at least."""
FAR = 3.0
"""What is worth more on average is no measure of a lead: 1 is one that mostly wins."""


def worth_is_no_worth(cases: Sequence[Case]) -> list[str]:
    """Why a game's `worth` is none; empty if winners stand better than losers where games come to
    their end: random ones, or else those that officers play."""
    told: list[str] = []
    for player in (blind, able):
        games = [(case, seed) for case in cases for seed in case.seeds]
        ends = [end for case, seed in games for end in last_moves(case, seed, player)]
        size = sum(abs(n) for _, worth in ends for n in worth.values())
        size /= max(1, sum(len(worth) for _, worth in ends))
        if size > FAR:
            return [f"it is {size:.1f} on average, where 1 is a lead that mostly wins"]
        leads = [
            worth[winner] - worth[loser]
            for winners, worth in ends
            for winner in winners
            for loser in worth.keys() - set(winners)
        ]
        right = sum((lead > 0) + (lead == 0) / 2 for lead in leads)
        if len(leads) < 10 or right >= TOLD_APART * len(leads):
            return []
        told = [f"near the end the winner is ahead of a loser in {right:.0f} of {len(leads)} pairs"]
    return told


Ended = tuple[tuple[Seat, ...], dict[Seat, float]]


def last_moves(case: Case, seed: int, player: Any) -> list[Ended]:
    """Who won, and how all stood a few times shortly before."""
    if player is blind:
        game = random_game(case, seed)
        saved, state = list(game.positions), case.engine.load(game.last)
    else:
        rng, chance, saved = dice(seed), QuickRng(seed), []
        state = case.new(rng)
        for _ in walk(case.engine, state, rng, chance, player):
            saved.append(case.engine.dump(state))
    result = case.engine.result(state)
    assert result is not None
    late = saved[-max(3, len(saved) // 10) :]
    return [
        (result.winners, {seat: imagining(case).worth(before, seat) for seat in case.seats})
        for before in map(case.engine.load, late[:: max(1, len(late) // 3)])
    ]


LAWS = (
    imagined_positions_look_the_same,
    imagination_knows_nothing_hidden,
    windows_survive_imagination,
    computers_choose_alike,
)
