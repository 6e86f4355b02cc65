"""The computer player is a sensible beginner."""

from __future__ import annotations

from collections import Counter

from engines.attack import ENGINE, assault, bargain, player
from engines.contract import Seat
from engines.kit.rng import SeededRng
from engines.kit.search import Computer
from engines.kit.simulate import QuickRng, able
from tests.engines.attack.table import Table


def next_pick(table: Table, seat: Seat = "red") -> tuple[str, ...] | None:
    return player.picks(table.state, seat, table.offers[seat], QuickRng(1))


def play(table: Table) -> None:
    """Red's whole turn."""
    while table.state.active == "red":
        seat = next(seat for seat, o in table.offers.items() if o.required and not o.answered)
        table.press(seat, *next_pick(table, seat) or table.offers[seat].default)


def test_it_attacks_with_good_odds_only() -> None:
    strong = Table({"red": "GER 8I+2T", "blue": "FRA 2I"}, seats="red blue", seas="red")
    assert next_pick(strong) == ("move",)
    weak = Table({"red": "GER 1I+1A", "blue": "FRA 3I"}, seats="red blue", seas="red")
    assert next_pick(weak) != ("move",)
    assert assault.expect([8, 2, 0, 0], [2, 0, 0, 0]) > assault.expect([8, 2, 0, 0], [4, 1, 0, 0])
    assert assault.expect([0, 0, 1, 0], [3, 0, 0, 0]) == 0


def test_it_leaves_a_guard_in_its_capital_and_builds_there_when_it_is_in_danger() -> None:
    lands = {"red": "GER 4I, POL 6I+2T, BRA 9I", "blue": "FRA 30I+9T"}
    table = Table(lands, seats="red blue", capitals={"red": "GER"}, seas="red")
    play(table)
    assert sum(table.state.units["germany"]) > 4


def test_it_spends_what_it_has_and_wins_most_of_its_battles() -> None:
    had, lapsed, told = 0, 0, Counter[str]()
    for seed in range(3):
        dice, chance = SeededRng(bytes([seed])), QuickRng(seed)
        state = ENGINE.new(("red", "blue", "green", "yellow"), {}, dice)
        while offers := ENGINE.offers(state):
            seat, picks = able(ENGINE, state, offers, chance)
            for event in ENGINE.apply(state, seat, picks, dice):
                told[event.text.id] += 1
                if event.text.id == "at-log-build":
                    had += int(event.text.args["n"])  # type: ignore[arg-type]
                    lapsed += int(event.text.args["lost"])  # type: ignore[arg-type]
    assert had > 1000
    assert lapsed < had / 20
    assert told["at-log-battle-won"] > 4 * told["at-log-battle-held"] > 0


def test_it_attacks_in_several_places_at_once_with_no_more_than_it_takes() -> None:
    lands = {"red": "GER 9I+6T", "blue": "FRA 1I, POL 1I"}
    table = Table(lands, seats="red blue", seas="red")
    lines = assault.order(table.state, "red", "move")
    assert {target for _, target, _ in lines} >= {"france", "poland"}
    sent = [sum(force) for _, _, force in lines]
    assert all(n < 9 for n in sent)
    assert sum(sent) < 15, "somebody stays at home"


def test_it_crosses_the_sea_unless_the_target_is_the_sea_controllers() -> None:
    lands = {"red": "GBR 9I+3T", "blue": "SCA 1I", "green": "BRA 3I"}
    table = Table(lands, seats="red blue green", fleets={"green": "1B", "blue": "1B"}, seas="green")
    targets = {target for _, target, _ in assault.order(table.state, "red", "move")}
    assert "scandinavia" in targets
    table.state.seas = "blue"
    targets = {target for _, target, _ in assault.order(table.state, "red", "move")}
    assert "scandinavia" not in targets, "blue would block it (AT-7.14)"


def test_it_takes_the_last_region_of_somebody_only_if_it_wins_by_that() -> None:
    lands = {"red": "GER 9I+6T, IBE 1I, BRA 1I", "blue": "FRA 1I", "green": "MEX 1I, EUS 1I"}
    winning = Table(lands, seats="red blue green", seas="red")
    assert "france" in {target for _, target, _ in assault.order(winning.state, "red", "move")}
    assert assault.prize(winning.state, "red", "france") > 100
    losing = Table(lands | {"green": "MEX 1I, EUS 1I, WCA 1I, QUE 1I"}, seats="red blue green")
    assert "france" not in {target for _, target, _ in assault.order(losing.state, "red", "move")}


def test_it_offers_what_it_has_twice_for_the_kind_it_lacks() -> None:
    hand = ("factories2a", "minerals3a", "oil3a", "oil4a", "population3a")
    given, kind = bargain.best_swap(hand) or ((), "")
    assert kind == "rail"
    assert "factories2a" not in given
    assert "minerals3a" not in given
    assert bargain.best_swap(("factories2a", "minerals3a", "oil3a", "rail1a")) is None, "a set"


def test_the_sea_controller_forbids_trade_to_who_is_ahead_of_everybody() -> None:
    lands = {"red": "GER 1I, POL 1I, FRA 1I", "blue": "BRA 1I", "green": "MAD 1I"}
    table = Table(
        lands,
        seats="red blue green",
        seas="green",
        fleets={"green": "1B"},
        hands={"red": "oil1a", "blue": "rail1a"},
    )
    for picks in (("offer",), ("propose/blue",), ("give/oil1a", "want-card/rail.1")):
        table.press("red", *picks)
    table.press("blue", "accept/1.rail1a")
    assert next_pick(table, "green") == ("forbid",)


def test_the_staff_ends_its_turns() -> None:
    """It does not take back what it has just put together, and put it together again."""
    dice, chance = SeededRng(b"staff"), QuickRng(4)
    state = ENGINE.new(("red", "blue", "green"), {}, dice)
    asked = 0
    while state.turn < 3 and (offers := ENGINE.offers(state)):
        seat = next((s for s, o in offers.items() if o.invited), "") or next(
            s for s, o in offers.items() if o.required and not o.answered
        )
        thinks = seat == state.active
        computer = Computer(ENGINE, state, (seat,), seat, chance, rollouts=12)
        picks = computer.choose("staff" if thinks else "officer")
        ENGINE.apply(state, seat, picks or offers[seat].default, dice)
        asked += thinks
        assert asked < 100
    assert asked > 20


def test_it_goes_on_with_a_build_that_somebody_else_has_begun() -> None:
    table = Table(
        {"red": "GER 3I, POL 1I", "blue": "FRA 3I"}, seats="red blue", capitals={"red": "GER"}
    )
    table.press("red", "build")
    table.press("red", "into/poland")
    table.press("red", "infantry/1")
    for _ in range(9):
        if table.state.used:
            break
        table.press("red", *next_pick(table) or ())
    assert table.state.used == ["build"]
    assert table.state.units["poland"][0] >= 2


def test_it_does_not_trade_its_build_away() -> None:
    hands = {"red": "factories2a minerals3a oil3a oil4a population3a", "blue": "rail1a"}
    table = Table(
        {"red": "GER 1I, POL 1I", "blue": "BRA 3I", "green": "MEX 1I"},
        seats="red blue green",
        hands=hands,
        capitals={"red": "GER"},
    )
    assert next_pick(table) == ("offer",)
    table.state.used = ["diplomacy", "diplomacy"]
    assert next_pick(table) == ("build",)


def test_it_hunts_somebody_down_where_that_wins_the_game() -> None:
    lands = {
        "red": "POL 9I+6T, IBE 1I, BRA 1I",
        "blue": "GER 1I, UKR 1I",
        "green": "MEX 3I, EUS 3I, WCA 3I",
    }
    winning = Table(lands, seats="red blue green", seas="red")
    assert assault.prize(winning.state, "red", "germany") > 3 * assault.REGION
    assert assault.prize(winning.state, "red", "germany", ["ukraine"]) > assault.VICTORY
    targets = {target for _, target, _ in assault.order(winning.state, "red", "move")}
    assert {"germany", "ukraine"} <= targets


def test_it_does_not_end_a_game_that_it_loses_by_taking_two_regions_at_once() -> None:
    lands = {
        "red": "POL 9I+6T",
        "blue": "GER 1I, UKR 1I",
        "green": "MEX 1I, EUS 1I, WCA 1I, QUE 1I, BRA 1I",
    }
    table = Table(lands, seats="red blue green", seas="red")
    targets = {target for _, target, _ in assault.order(table.state, "red", "move")}
    assert len({"germany", "ukraine"} & targets) == 1


def test_a_capital_that_nobody_threatens_sends_most_of_its_units() -> None:
    lands = {"red": "GER 9I+3T+6A", "blue": "FRA 3I, POL 3I, LOW 3I, DAN 3I", "green": "BRA 1I"}
    table = Table(lands, capitals={"red": "GER"}, seas="red")
    sent = sum(
        sum(force)
        for origin, _, force in assault.order(table.state, "red", "move")
        if origin == "germany"
    )
    assert 9 < sent < 18


def test_it_builds_where_there_is_most_to_take() -> None:
    lands = {
        "red": "GER 6I, BRA 4I",
        "blue": "FRA 9I, POL 9I",
        "green": "AMZ 1I, ARG 1I, BOL 1I",
    }
    table = Table(lands, hands={"red": "oil4a"}, capitals={"red": "GER"}, seas="blue")
    table.state.capitals = {"red": "brazil"}
    table.state.units["brazil"] = [4, 0, 0, 0]
    table.press("red", "build")
    assert next_pick(table) == ("into/brazil",)


def test_it_guards_regions_of_one_unit_with_half_of_a_build() -> None:
    lands = {"red": "GER 9I, BRA 1I, MEX 1I, ALA 1I", "blue": "FRA 3I, AMZ 3I, SUS 3I, WCA 3I"}
    table = Table(lands, hands={"red": "oil4a"}, capitals={"red": "GER"}, seats="red blue")
    table.press("red", "build")
    asked = 0
    while not table.state.used and asked < 20:
        table.press("red", *next_pick(table) or ())
        asked += 1
    guarded = [
        where for where in ("brazil", "mexico", "alaska") if table.state.units[where][0] == 2
    ]
    assert len(guarded) == 2


def test_the_sea_controller_lets_nobody_cross_who_has_as_much() -> None:
    lands = {"red": "GBR 3I, BRA 1I", "blue": "GER 1I, POL 1I", "green": "SCA 1I"}
    table = Table(lands, fleets={"blue": "1B"}, seas="blue")
    table.march("move", "2I GBR>SCA")
    assert next_pick(table, "blue") == ("block/great_britain.scandinavia",)
    table = Table(lands | {"blue": "GER 1I, POL 1I, FRA 1I"}, fleets={"blue": "1B"}, seas="blue")
    table.march("move", "2I GBR>SCA")
    assert next_pick(table, "blue") == ("allow-all",)


def test_nothing_goes_to_the_front_in_the_last_round() -> None:
    lands = {"red": "GER 9I, POL 1I", "blue": "UKR 9I"}
    for number, pick in ((12, "diplomacy"), (11, "strategic")):
        table = Table(lands, seats="red blue", seas="red", round_number=number)
        table.state.used = ["build"]
        assert next_pick(table) == (pick,)


def test_it_builds_the_larger_fleet_where_it_wants_the_seas() -> None:
    lands = {"red": "GBR 3I, BRA 3I", "blue": "ICE 1I, LOW 1I, SCA 1I, FRA 1I, NIG 1I"}
    fleets = {"red": "1B", "blue": "1B+2S"}

    def first(seas: str, hand: str) -> tuple[str, ...] | None:
        table = Table(
            lands,
            seats="red blue",
            seas=seas,
            fleets=fleets,
            hands={"red": hand},
            capitals={"red": "GBR"},
        )
        table.press("red", "build")
        return next_pick(table)

    rich, poor = "oil4a minerals4a factories4a rail4a", "oil4a"
    assert first("blue", rich) == ("submarine/3",), "25 are more than 20"
    assert first("red", poor) != ("submarine/3",)
    assert first("blue", poor) != ("submarine/3",), "15 of 14 PP"
    assert first("", rich) != ("submarine/3",), "nobody is there to be beaten"
