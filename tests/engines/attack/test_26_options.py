"""26. Every value of every option can be chosen and played, with two to six players."""

from __future__ import annotations

import pytest

from engines.attack import ENGINE
from engines.attack.components import SEATS
from engines.kit.play import move
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, decide

EVERY = [(option.name, value) for option in ENGINE.options for value in option.values]
FITTING = {"m": {"end": "168h"}, "": {}}
"""What a lock in minutes needs."""


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_at_26_1_at_26_7_at_26_9_every_value_of_every_option_is_played(
    name: str, value: str
) -> None:
    options = {name: value, **FITTING["m" if name == "trade_lock" and value[-1] == "m" else ""]}
    n = 2 + EVERY.index((name, value)) % 5
    assert ENGINE.check(SEATS[:n], options) is None
    dice, chance = SeededRng(value.encode()), QuickRng(len(value))
    state = ENGINE.new(SEATS[:n], options, dice)
    assert state.options[name] == value
    for _ in range(120):
        offers = ENGINE.offers(state)
        if not offers:
            break
        seat, picks = decide(offers, chance)
        state = move(ENGINE, state, seat, picks, dice).state
        ENGINE.view(state, None)


def test_at_26_20_two_ways_to_play() -> None:
    post, printed = ENGINE.styles
    assert post.options.keys() == printed.options.keys()
    assert post.options == {o.name: o.values[0] for o in ENGINE.options if o.name in post.options}
    for n in range(2, 7):
        assert ENGINE.check(SEATS[:n], printed.options) is None
    state = ENGINE.new(SEATS[:3], printed.options, SeededRng(b"printed"))
    assert not state.rules.continents
    assert state.rules.live_battles
    assert state.rules.live_naval
    assert (state.rules.rounds, state.rules.idle_end) == (0, 0)


@pytest.mark.parametrize("hours", [2, 24, 720])
@pytest.mark.parametrize("lock", ["rulebook", "0", "60m"])
def test_at_26_9_bells_ring_in_order_and_the_clock_ends_the_game(hours: int, lock: str) -> None:
    options = {"end": f"{hours}h", "trade_lock": lock, "setup_pace": "quick"}
    bells = ENGINE.schedule(options)
    minutes = {"rulebook": 30, "0": 0, "60m": 60}[lock]
    assert bells.get("lock", hours) == hours - minutes / 60
    assert bells["time"] == hours
    dice, chance = SeededRng(b"bells"), QuickRng(1)
    state = ENGINE.new(SEATS[:3], options, dice)
    for n in range(3000):
        offers = ENGINE.offers(state)
        if not offers:
            break
        if n in (200, 300):
            name = "lock" if n == 200 and "lock" in bells else "time"
            ENGINE.on_timer(state, name, dice)
            assert ENGINE.view(state, None).locked_trade or state.phase == "over"
            continue
        seat, picks = decide(offers, chance)
        ENGINE.apply(state, seat, picks, dice)
    result = ENGINE.result(state)
    assert result
    assert result.reason == "clock"


def test_at_19_7_time_that_is_up_before_the_first_turn_ends_the_game_after_the_set_up() -> None:
    dice = SeededRng(b"early")
    state = ENGINE.new(SEATS[:2], {"end": "2h"}, dice)
    ENGINE.on_timer(state, "time", dice)
    while offers := ENGINE.offers(state):
        seat = next(seat for seat, offer in offers.items() if not offer.answered)
        ENGINE.apply(state, seat, offers[seat].default, dice)
    result = ENGINE.result(state)
    assert result
    assert result.reason == "clock"
    assert state.turn == 0


def test_at_19_9_a_trade_waiting_for_the_sea_controller_lapses_with_the_lock() -> None:
    from tests.engines.attack.table import Table

    lands = {"red": "GER 3I", "blue": "IRQ 2I", "green": "BRA 2I"}
    table = Table(lands, seas="green", hands={"red": "oil3a"}, options={"end": "24h"})
    table.press("red", "offer")
    table.press("red", "propose/blue")
    table.press("red", "give/oil3a")
    table.press("blue", "accept/1")
    assert list(table.offers) == ["green"]
    said = [event.text.id for event in ENGINE.on_timer(table.state, "lock", table.rng)]
    assert said == ["at-log-trade-locked"]
    assert list(table.offers) == ["red"]
    assert table.state.players["red"].hand == ["oil3a"]
    assert table.state.used == []
    assert ENGINE.on_timer(table.state, "lock", table.rng) == [], "it rings once"
