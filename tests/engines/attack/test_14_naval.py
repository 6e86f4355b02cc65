"""13, 14. The seas, line-ups, duels; and the naval examples of section 27."""

from __future__ import annotations

import pytest

from engines.attack import ENGINE, naval
from engines.attack.state import Slot
from tests.engines.attack.table import Table, sums

LANDS = {"red": "GER 3I", "blue": "IRQ 2I", "green": "BRA 2I"}
LINES = (
    ("ship/b1", "ship/c1", "ship/d1", "rule/stay"),
    ("fight", "ship/s1", "ship/b1", "ship/d1", "rule/stay"),
)


def at_sea(**more: object) -> Table:
    fleets = {"red": "1B+2D+1S+1C", "blue": "1B+1D+1S"}
    return Table(LANDS, seas="blue", **({"fleets": fleets} | more))  # type: ignore[arg-type]


def battle(*rolls: int, field: Table | None = None) -> Table:
    field = field or at_sea()
    field.press("red", "naval")
    field.press("red", *LINES[0])
    field.dice(*sums(*rolls))
    field.press("blue", *LINES[1])
    return field


def live() -> Table:
    return at_sea(options={"naval": "live"})


def duels(field: Table) -> list[str]:
    return [e.text.id for e in field.events if "duel" in e.text.id]


def test_at_27_6_at_14_2_as_many_pairs_as_the_smaller_fleet_has() -> None:
    field = battle(11, 8, 7, 7, 7, 7, field=live())
    assert field.event("at-log-lines").text.args["n"] == 3
    assert field.event("at-log-lines").text.args["one"] == "B C D"
    assert field.event("at-log-lines").text.args["two"] == "S B D"


def test_at_27_7_at_14_12_at_14_14_the_first_duel_sinks_the_head() -> None:
    field = battle(11, 8, 7, 7, 7, 7, field=live())
    first = next(e for e in field.events if e.text.id == "at-log-duel-sunk")
    assert (first.text.args["total1"], first.text.args["total2"]) == (12, 10)
    assert (first.text.args["slot"], first.text.args["seat"].id) == (1, "at-seat-blue")  # type: ignore[union-attr]


def test_at_27_8_at_14_7_at_14_13_the_second_damages_the_new_head() -> None:
    field = battle(11, 8, 7, 7, 7, 7, field=live())
    hit = field.event("at-log-duel-damaged")
    assert (hit.text.args["total1"], hit.text.args["total2"], hit.text.args["slot"]) == (8, 7, 2)


def test_at_27_9_the_third_duel_in_its_three_ways() -> None:
    won = battle(11, 8, 7, 7, 7, 7, field=live())
    assert duels(won) == ["at-log-duel-sunk", "at-log-duel-damaged", "at-log-duel-sunk"]
    assert won.state.players["blue"].fleet == [0, 1, 0, 0]
    assert won.state.players["red"].fleet == [1, 2, 1, 1]
    lost = battle(11, 8, 7, 7, 6, 8, field=live())
    assert duels(lost)[2] == "at-log-duel-damaged"
    assert lost.state.players["blue"].fleet == [1, 1, 0, 0]
    assert ENGINE.view(lost.state, None).naval.damaged == (1, 1)
    tied = battle(11, 8, 7, 7, 6, 7, field=live())
    assert duels(tied)[2] == "at-log-duel-tie"
    assert ENGINE.view(tied.state, None).naval.damaged == (0, 1)


def test_at_27_12_at_13_4_empty_seas_are_taken_without_a_fight() -> None:
    field = Table(LANDS)
    field.dice()
    field.press("red", "naval")
    assert field.state.seas == "red"
    view = ENGINE.view(field.state, None)
    assert (view.seas, view.fleet) == ("red", (1, 2, 2, 0))
    assert view.players[0].at_sea


def test_at_13_1_at_the_start_nobody_controls_the_seas() -> None:
    assert ENGINE.view(Table(LANDS).state, None).seas is None


def test_at_13_3_not_for_the_controller_and_not_without_ships() -> None:
    assert "naval" not in Table(LANDS, seas="red").keys("red")
    assert "naval" not in Table(LANDS, fleets={"red": "0"}).keys("red")
    assert "naval" in Table(LANDS, seas="blue").keys("red")


def test_at_13_5_at_13_6_the_controller_may_withdraw_without_loss() -> None:
    field = at_sea()
    field.press("red", "naval")
    field.press("red", *LINES[0])
    field.dice()
    field.press("blue", "withdraw")
    assert field.state.seas == "red"
    assert field.state.players["blue"].fleet == [1, 1, 1, 0]
    assert field.state.results == [True]


def test_at_13_7_at_14_21_the_winner_controls_the_seas_and_the_action_is_used() -> None:
    field = battle(*[12, 2] * 3, *[12, 2] * 3)
    assert field.state.seas == "red"
    assert field.state.used == ["naval"]
    at_sea = {p.seat: p.at_sea for p in ENGINE.view(field.state, None).players}
    assert at_sea == {"red": True, "blue": False, "green": False}


def test_at_14_21_the_action_is_used_whatever_happens() -> None:
    field = battle(*[2, 12] * 3, *[2, 12] * 3)
    assert field.state.seas == "blue"
    assert (field.state.used, field.state.results) == (["naval"], [False])


def test_at_13_8_a_controller_who_leaves_the_game_loses_the_seas() -> None:
    resigned = at_sea()
    ENGINE.concede(resigned.state, "blue", resigned.rng)
    assert resigned.state.seas == ""
    fallen = Table(
        {"red": "GER 9T", "blue": "POL 1I", "green": "IRQ 1I"},
        seas="blue",
        options={"last_one_standing": "on"},
    )
    fallen.march("move", "8T GER>POL")
    fallen.let()
    assert fallen.state.players["blue"].status == "eliminated"
    assert fallen.state.seas == ""
    assert fallen.event("at-log-seas-free")


def test_at_13_8_control_is_given_up_in_no_other_way() -> None:
    field = Table(LANDS, seas="red", capitals={"red": "GER"})
    field.do("red", "build 1I GER; diplomacy POL; end")
    assert field.state.seas == "red"
    field.press("blue", "end")
    field.press("green", "end")
    assert "naval" not in field.keys("red")


def test_at_13_9_at_18_9_new_ships_lie_where_the_fleet_lies() -> None:
    field = Table(LANDS, seas="red", capitals={"red": "GER"})
    field.press("red", "build")
    field.press("red", "destroyer/1")
    field.press("red", "done")
    assert ENGINE.view(field.state, None).fleet == (1, 3, 2, 0)
    other = Table(LANDS, seas="blue", capitals={"red": "GER"})
    other.do("red", "build 1D")
    view = ENGINE.view(other.state, None)
    assert view.fleet == (1, 2, 2, 0), "those of the others lie in harbour"
    red = next(p for p in view.players if p.seat == "red")
    assert (red.fleet, red.at_sea) == ((1, 3, 2, 0), False)


def test_at_13_10_at_13_11_both_orders_are_sealed_in_one_message_each() -> None:
    field = at_sea()
    field.press("red", "naval")
    assert {seat: offer.sealed for seat, offer in field.offers.items()} == {
        "red": True,
        "blue": True,
    }
    field.press("red", *LINES[0])
    assert "ship" not in str(ENGINE.view(field.state, "blue"))


@pytest.mark.parametrize(("fleet", "silence"), [("4D", "withdraw"), ("7D", "fight")])
def test_at_13_12_silence_fights_from_eighty_per_cent(fleet: str, silence: str) -> None:
    field = at_sea(fleets={"red": "8D", "blue": fleet})
    field.press("red", "naval")
    assert field.offers["blue"].default == (silence,)


def test_at_14_6_the_higher_total_hits_and_a_tie_hits_nobody() -> None:
    field = battle(5, 4, 6, 7, 6, 7, field=live())
    assert duels(field) == ["at-log-duel-tie"] * 3


def test_at_14_8_of_two_carriers_the_loser_is_hit() -> None:
    line = [Slot("S"), Slot("C")]
    assert naval.struck(line, 1, both_carriers=True) == 1
    assert naval.struck(line, 1, both_carriers=False) == 0


def test_at_14_9_at_14_16_a_battleship_sinks_on_its_second_hit() -> None:
    field = battle(11, 8, 7, 7, 6, 7, field=live())
    assert ENGINE.view(field.state, None).naval.lines[1][1].damaged
    assert field.state.players["blue"].fleet[0] == 1
    assert [c for c in field.keys("blue") if c.startswith("ship/")] == ["ship/d1"]


def test_at_14_5_ships_not_laid_cannot_be_hit() -> None:
    field = battle(*[2, 12] * 3, field=live())
    assert field.state.players["red"].fleet[1:3] == [2, 1]


@pytest.mark.parametrize(
    ("ship", "enemy", "plus"),
    [
        ("B", "D", 2),
        ("S", "B", 2),
        ("D", "S", 2),
        ("B", "S", 0),
        ("D", "B", 0),
        ("C", "B", 1),
        ("C", "D", 1),
        ("C", "C", 0),
    ],
)
def test_at_14_12_at_14_13_modifiers(ship: str, enemy: str, plus: int) -> None:
    assert naval.modifier([Slot(ship)], 0, enemy).sum == plus


def test_at_14_14_at_14_15_unsunk_carriers_beside_count() -> None:
    line = [Slot("C"), Slot("B"), Slot("C")]
    assert naval.modifier(line, 1, "S").sum == 2
    line[0].sunk = True
    assert naval.modifier(line, 1, "S").sum == 1
    assert naval.modifier([Slot("C"), Slot("C")], 0, "C").sum == 1


def test_at_14_11_slots_are_fixed_for_the_round() -> None:
    field = battle(*[12, 2] * 3, field=live())
    assert len(duels(field)) == 3
    assert duels(field)[:2] == ["at-log-duel-sunk", "at-log-duel-damaged"]


def test_at_14_17_a_side_with_no_fit_ship_has_lost() -> None:
    field = at_sea(fleets={"red": "2B", "blue": "1B"})
    field.press("red", "naval")
    field.press("red", "auto", "rule/stay")
    field.dice(*sums(12, 2))
    field.press("blue", "fight", "rule/stay")
    assert field.event("at-log-no-fit-ship").text.args["seat"].id == "at-seat-blue"  # type: ignore[union-attr]
    assert field.state.players["blue"].fleet == [1, 0, 0, 0]
    assert field.state.seas == "red"


def test_at_14_18_whoever_retreats_loses_the_battle_and_keeps_his_ships() -> None:
    field = battle(5, 4, 6, 7, 6, 7, field=live())
    field.press("red", "retreat")
    field.press("blue", "stay")
    assert field.state.seas == "blue"
    assert field.state.players["red"].fleet == [1, 2, 1, 1]


def test_at_14_19_if_both_retreat_the_controller_keeps_the_seas() -> None:
    field = battle(5, 4, 6, 7, 6, 7, field=live())
    field.press("red", "retreat")
    field.press("blue", "retreat")
    assert field.state.seas == "blue"


def test_at_14_20_if_both_stay_new_lines_are_laid() -> None:
    field = battle(5, 4, 6, 7, 6, 7, field=live())
    field.press("red", "stay", "ship/d1", "ship/d2")
    field.dice(*sums(7, 7, 7, 7, 7, 7))
    field.press("blue", "stay")
    assert field.event("at-log-lines").text.args["one"] == "D D C"


def test_at_14_22_a_template_takes_what_is_fit_and_fills_up() -> None:
    assert naval.line_by_template("SSD", "CBDDS", 4) == "SDCB"
    assert naval.line_by_template("BCD", "CBDDS", 2) == "BC"


@pytest.mark.parametrize(
    ("fleet", "naval", "rolls", "fight", "lines"),
    [
        ("1S+1B+2D", "S B D then B D D S", [9, 7, 5, 7, 7, 7], "then D D", ["S B D", "B D D"]),
        ("1B+3D", "B D D", [7] * 60, "retreat after 2", ["B D D", "B D"]),
    ],
    ids=["later rounds follow the template", "without one the line serves in every round"],
)
def test_at_13_10_at_14_22_the_line_and_the_template_are_two_things(
    fleet: str, naval: str, rolls: list[int], fight: str, lines: list[str]
) -> None:
    table = at_sea(fleets={"red": fleet, "blue": "3D"})
    table.do("red", f"naval {naval} retreat stay")
    table.dice(*sums(*rolls, *[12, 2] * 3))
    table.do("blue", f"fight D D D {fight}")
    told = [each.args["one"] for each in table.said("at-log-lines")]
    assert told[:2] == lines


def test_at_14_23_the_automatic_line() -> None:
    assert naval.automatic_line("CCBBDDSS", 8) == "SBBDCDCS"
    assert naval.automatic_line("CBDDS", 1) == "C"
    assert naval.automatic_line("BDD", 3) == "DBD"


@pytest.mark.parametrize(
    ("rule", "out"),
    [
        ("below.50", True),
        ("below.30", False),
        ("after.1", True),
        ("after.2", False),
        ("left.2", True),
        ("left.1", False),
        ("", False),
    ],
)
def test_at_14_24_retreat_rules(rule: str, out: bool) -> None:
    from engines.attack.state import Admiral, NavalBattle
    from engines.kit.window import Window

    field = at_sea(fleets={"red": "5D", "blue": "2D"})
    b = NavalBattle(Admiral("red"), Admiral("blue", "", [rule] if rule else []), Window("", []))
    assert naval.wants_out(field.state, b, b.controller) is out


def test_at_14_24_silence_retreats_below_half() -> None:
    assert naval.DEFAULT_RULE == ("below.50",)


def test_at_14_25_by_orders_nobody_is_asked_between_rounds() -> None:
    field = battle(*[7, 6, 7, 7, 7, 8] * 9)
    assert field.state.flow[-1].kind == "turn"
    asked = battle(5, 4, 6, 7, 6, 7, field=live())
    assert set(asked.offers) == {"red", "blue"}


def test_at_14_4_lines_are_shown_together() -> None:
    field = battle(11, 8, 7, 7, 7, 7, field=live())
    assert field.event("at-log-lines").audience is None


def test_at_1_11_at_14_10_sunk_ships_can_be_bought_again() -> None:
    field = battle(*[12, 2] * 3, *[12, 2] * 3)
    field.press("red", "end")
    field.state.players["blue"].hand = ["oil4a", "rail4a"]
    field.press("blue", "build")
    assert "destroyer/1" in field.keys("blue")


def test_at_14_2_at_14_5_never_more_than_eight_pairs() -> None:
    field = at_sea(fleets={"red": "10D", "blue": "9S"}, options={"naval": "live"})
    field.press("red", "naval")
    field.press("red", "auto", "rule/stay")
    field.dice(*sums(*[7] * 16))
    field.press("blue", "fight", "rule/stay")
    assert field.event("at-log-lines").text.args["n"] == 8
    assert field.state.players["red"].fleet == [0, 10, 0, 0], "two of them were not laid"
