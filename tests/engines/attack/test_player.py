"""The computer player is a sensible beginner."""

from __future__ import annotations

from collections import Counter

from engines.attack import ENGINE, assault, bargain, player
from engines.attack.state import Marshal
from engines.contract import Seat
from engines.kit.rng import SeededRng
from engines.kit.search import Computer
from engines.kit.simulate import QuickRng, able, some_picks
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
    lands = {"red": "GBR 9I+3T", "blue": "SCA 1I, NIG 9I", "green": "BRA 3I, ARG 3I"}
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
    lands = {"red": "GER 6I, BRA 4I", "blue": "FRA 9I, POL 9I", "green": "AMZ 1I, ARG 1I, BOL 1I"}
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


def test_it_buys_ships_to_keep_the_seas_or_to_challenge_at_once_where_it_may_not_cross() -> None:
    lands = {"red": "GBR 1I, BRA 1I", "blue": "ICE 9I, LOW 9I", "green": "SCA 9I, FRA 9I, NIG 9I"}
    fleets = {"red": "1B", "blue": "1B+1S", "green": "9B"}

    def turn(lands: dict[str, str], *, seas: str = "blue", used: str = "diplomacy") -> list[str]:
        table = Table(
            lands,
            seas=seas,
            fleets=fleets,
            hands={"red": "oil4a minerals4a factories4a rail4a"},
            capitals={"red": "GBR"},
        )
        table.state.used = used.split()  # type: ignore[assignment]
        table.state.results = [False for _ in table.state.used]
        found: list[str] = []
        while table.state.active == "red" and len(table.state.used) < 3 and len(found) < 12:
            found.append(" ".join(next_pick(table) or ()))
            if found[-1] == "naval":
                break
            table.press("red", *found[-1].split())
        return found

    bought = turn(lands)
    assert bought[:2] == ["build", "submarine/2"], "15 are more than 10"
    assert bought[-1] == "naval"
    assert "submarine/2" not in turn(lands, used="diplomacy diplomacy"), "too late to challenge"
    assert "submarine/2" not in turn(lands | {"blue": "ICE 9I, LOW 9I, ALG 9I"}), "it may cross"
    assert not any(pick.startswith("sub") for pick in turn(lands, seas="red")), "95 are too dear"
    fleets["green"] = "1B"
    assert "submarine/2" in turn(lands, seas="red"), "15 are more than 10"
    fleets["green"] = "9B"
    assert not any(pick.startswith("sub") for pick in turn(lands, seas="green")), "85 are too dear"


def test_its_last_action_is_a_build() -> None:
    lands = {"red": "GER 9I+6T, BRA 1I", "blue": "FRA 1I, NIG 9I", "green": "SAF 9I, MAD 9I"}
    table = Table(lands, capitals={"red": "GER"}, seas="red")
    for used, pick in (("diplomacy move", "build"), ("build move", "blitz"), ("move", "blitz")):
        table.state.used = used.split()  # type: ignore[assignment]
        assert next_pick(table) == (pick,), used
    del table.state.owner["nigeria"], table.state.units["nigeria"]
    table.state.used = ["diplomacy", "move"]
    assert next_pick(table) == ("blitz",), "that wins the game (AT-19.1)"


def test_it_sends_nothing_over_water_where_it_will_not_be_let_cross() -> None:
    lands = {"red": "GBR 9I+2P, BRA 1I", "blue": "LOW 1I", "green": "SCA 1I, NIG 9I"}
    table = Table(lands, seas="blue", fleets={"blue": "1B"})
    kinds = [force[:3] for _, _, force in assault.order(table.state, "red", "move")]
    assert kinds == [[0, 0, 0]] * len(kinds), "planes only"
    table = Table(lands | {"blue": "LOW 1I, POL 1I, UKR 1I"}, seas="blue", fleets={"blue": "1B"})
    targets = {to: force for _, to, force in assault.order(table.state, "red", "move")}
    assert targets["scandinavia"][0]


def test_guards_of_two_units_stay_where_a_larger_force_will_do() -> None:
    lands = {"red": "GER 9I+3T, POL 2I, ITA 2I, ROM 2I", "blue": "DAN 2I"}
    table = Table(lands, seats="red blue", seas="red")
    origins = [a for a, b, _ in assault.order(table.state, "red", "move") if b == "danubia"]
    assert origins == ["germany"]


def test_three_units_stay_in_a_capital_whoever_is_next_to_it() -> None:
    lands = {"red": "GER 3I+1A, BRA 1I", "blue": "FRA 1I"}
    for capitals, lines in ({"red": "BRA"}, 1), ({"red": "GER"}, 0):
        table = Table(lands, seats="red blue", capitals=capitals, seas="red")
        assert len(assault.order(table.state, "red", "move")) == lines


def test_it_courts_far_regions_with_an_action_it_has_no_use_for() -> None:
    lands = {"red": "MAD 2I", "blue": "EAF 9I, RHO 9I, SAF 9I"}
    table = Table(lands, seats="red blue", hands={"red": ""}, fleets={"red": ""}, seas="blue")
    assert next_pick(table) == ("diplomacy",)
    table.press("red", "diplomacy")
    assert (next_pick(table) or ("",))[0].startswith("far/")


def test_it_places_the_dearest_units_there_are() -> None:
    """AT-3.12."""
    state = ENGINE.new(("red", "blue"), {}, SeededRng(b"place"))
    while state.phase != "play":
        for seat, offer in ENGINE.offers(state).items():
            picks = player.picks(state, seat, offer, QuickRng(1)) or offer.default
            ENGINE.apply(state, seat, picks, SeededRng(b"place"))
    for seat in ("red", "blue"):
        forces = [state.units[region] for region, owner in state.owner.items() if owner == seat]
        assert [sum(kind) for kind in zip(*forces, strict=True)] == [4, 3, 0, 2]


def test_it_goes_on_with_a_march_that_somebody_has_half_written_and_never_in_circles() -> None:
    lands = {"red": "GER 3I+2T+1A+2P, POL 2I+1P, BRA 4I+1P", "blue": "FRA 1I, UKR 1I, ARG 1I"}
    for seed in range(60):
        table, chance = Table(lands, seats="red blue", seas="blue"), QuickRng(seed)
        table.press("red", "move")
        for _ in range(1 + chance.below(6)):
            if isinstance(table.state.flow[-1], Marshal):
                table.press("red", *some_picks(table.offer("red"), chance))
        seen: list[bytes] = []
        while isinstance(table.state.flow[-1], Marshal):
            table.press("red", *next_pick(table) or table.offer("red").default)
            seen.append(ENGINE.dump(table.state))
            assert seen.count(seen[-1]) == 1, f"seed {seed}: {table.offer('red').question}"


def test_the_staff_tries_no_march_without_an_order_and_no_talk() -> None:
    lands = {"red": "GER 2I, POL 2I", "blue": "FRA 9I"}
    table = Table(lands, seats="red blue", hands={"red": "oil4a"}, capitals={"red": "GER"})
    table.state.used, table.state.results = ["diplomacy"], [False]
    assert {"move", "strategic", "offer"} <= {c.verb for c in table.offer("red").choices}
    for seed in range(9):
        computer = Computer(ENGINE, table.state, ("red",), "red", QuickRng(seed))
        tried = {picks[0] for picks in computer.candidates(table.offer("red"))}
        assert tried <= {"diplomacy", "build", "naval", "end"}
