"""Section 26: what silence means. Clocks, deputies and team mates are proven at the table."""

from __future__ import annotations

import pytest

from engines.kit import play
from engines.kit.simulate import QuickRng, some_picks
from engines.overlord import ENGINE, library, roles
from engines.overlord.state import Laid, Rules
from tests.engines.overlord.table import Table, fight, orders, table

UNITS = (
    "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F8 infantry, ALLIES F12 infantry, "
    "ALLIES F20 infantry, AXIS A1 infantry, AXIS A26 infantry"
)
SPARE = ", ALLIES I20 infantry, AXIS A20 infantry"


def silence(t: Table, seat: str, question: str = "") -> None:
    """One default of a seat."""
    offer = ENGINE.offers(t.state)[seat]
    assert not question or offer.question.id == f"ov-ask-{question}"
    t.press(seat, *offer.default)


@pytest.mark.parametrize("scenario", ["ov-02-kalach-pincers", "ov-03-saipan-landing"])
def test_ov_26_1_every_question_has_a_legal_default_and_silence_ends_every_turn(
    scenario: str,
) -> None:
    names = roles.seats(library.field(scenario))
    t = Table(ENGINE.new(names, {"scenario": scenario}, QuickRng(5)))
    t.rng = chance = QuickRng(6)
    for _ in range(300):
        offers = ENGINE.offers(t.state)
        for offer in offers.values():
            assert play.checked(offer, offer.default) == offer.default
        seat = list(offers)[chance.below(len(offers))]
        t.press(seat, *some_picks(offers[seat], chance))
    for _ in range(60):
        turn = t.state.turn
        for _ in range(200):
            if t.asked and t.state.turn == turn:
                silence(t, t.asked[0])
        assert t.state.winner or t.state.turn > turn


def test_ov_26_2_questions_to_several_run_side_by_side() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES E11 infantry, ALLIES E20 infantry, AXIS A1 infantry",
        ordered="E5 E11 E20",
    )
    assert t.asked == ["allies_left", "allies_center", "allies_right"]
    assert len({offer.clock for offer in ENGINE.offers(t.state).values()}) == 1


def test_ov_26_2_a_question_to_the_other_side_stops_the_clock_of_the_moving_one() -> None:
    t = fight(
        f"ALLIES E5 infantry, ALLIES E11 infantry, AXIS E6 armor, AXIS D12 infantry{SPARE}",
        ordered="E5 E11",
    )
    assert t.asked == ["allies_left", "allies_center"]
    before = ENGINE.offers(t.state)["allies_left"].clock
    t.roll("FSS")
    t.do("allies_left", "E5xE6")
    [(seat, offer)] = ENGINE.offers(t.state).items()
    assert seat == "axis_right"
    assert offer.reaction, "with the shorter clock of a reaction"
    silence(t, seat)
    silence(t, "allies_left", "ground")
    assert ENGINE.offers(t.state)["allies_center"].clock == before, "it goes on where it stopped"


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("ambush attack_right probe_left dig_in", "give/attack_right.right"),
        ("move_out probe_left", "give/move_out.left"),
        ("pincer_move probe_left", "give/pincer_move.left"),
        ("counter_attack recon_center dig_in", "give/recon_center.center"),
        ("barrage probe_left", "self/barrage"),
    ],
)
def test_ov_26_3_the_first_card_drawn_that_is_legal_alone(hand: str, first: str) -> None:
    t = table(UNITS, hand=hand, enemy="ambush dig_in")
    assert ENGINE.offers(t.state)["allies_chief"].default == (first,)
    silence(t, "allies_chief", "select")
    t.roll("FFF")
    silence(t, "allies_chief", "select")
    assert "allies_chief" not in t.asked
    assert not t.said("ov-bombed"), "without targets the card has no effect"


def test_ov_26_3_no_visit_no_gung_ho_no_air_sortie() -> None:
    t = table(UNITS, hand="probe_left dig_in", rules={"ALLIES": ["gung_ho"]})
    t.state.air, t.state.camps["ALLIES"].sorties = True, 1
    t.roll("FF")
    while t.state.phase == "select":
        silence(t, "allies_chief")
    given = [card for staff in t.state.staff.values() for card in staff.given]
    assert given == ["probe_left"]
    assert (t.state.visit, t.state.gung_ho) == ("", "")


@pytest.mark.parametrize(
    ("hand", "under", "given"),
    [
        ("ambush dig_in move_out", "attack_right probe_left", ["attack_right"]),
        ("counter_attack dig_in", "probe_center", ["probe_center"]),
        ("counter_attack dig_in", "counter_attack", ["counter_attack"]),
    ],
)
def test_ov_26_3_with_the_commissar_the_same_among_the_cards_under_him(
    hand: str, under: str, given: list[str]
) -> None:
    t = table(
        UNITS, hand=hand, enemy="ambush", rules={"ALLIES": ["commissar"]}, nations={"ALLIES": "RU"}
    )
    camp = t.state.camps["ALLIES"]
    camp.commissar = under.split()
    t.state.camps["AXIS"].last = [Laid("probe_right", "right", "probe_right", [2])]
    t.roll("FF")
    while t.state.phase == "select":
        silence(t, "allies_chief")
    assert [card for staff in t.state.staff.values() for card in staff.given] == given
    rest = [card for card in under.split() if card not in given]
    assert t.state.spent == given + rest, "the others are discarded"
    first = next(card for card in hand.split() if card != "ambush")
    assert t.state.camps["ALLIES"].commissar == [first]


def test_ov_26_3_a_counter_attack_of_the_hand_is_not_among_them() -> None:
    t = table(
        UNITS,
        hand="counter_attack dig_in move_out",
        rules={"ALLIES": ["commissar"]},
        nations={"ALLIES": "RU"},
    )
    t.state.camps["AXIS"].last = [Laid("probe_right", "right", "probe_right", [2])]
    assert "give/counter_attack.left" in t.keys("allies_chief")
    t.roll("FFF")
    while "allies_chief" in t.asked:
        silence(t, "allies_chief")
    assert not t.said("ov-given")[0].args["n"], "nothing is used"


@pytest.mark.parametrize(("units", "section"), [(UNITS, 2), (UNITS.replace("F8", "F3"), 1)])
def test_ov_26_4_a_card_is_laid_where_most_units_stand_and_orders_nobody(
    units: str, section: int
) -> None:
    t = table(units, hand="probe_left dig_in")
    t.roll("FF")
    t.do("allies_chief", "give P-L>L; send")
    silence(t, "allies_left", "lay")
    assert t.state.laid[0].sections == [section], "of equals the lower number"
    silence(t, "allies_left", "order-in")
    assert not any(unit.order for unit in t.state.units.values())


def test_ov_26_4_locked_units_without_a_move_stay() -> None:
    t = orders(f"ALLIES E5 infantry, ALLIES E6 infantry{SPARE}", ordered="E5 E6")
    t.do("allies_left", "E5-E4")
    silence(t, "allies_left", "move")
    assert {"E4", "E6"} <= set(t.state.units)


def test_ov_26_5_no_further_attack_of_that_general() -> None:
    t = fight(
        f"ALLIES E5 infantry, ALLIES E11 infantry, AXIS E6 armor, AXIS D12 armor{SPARE}",
        ordered="E5 E11",
    )
    silence(t, "allies_left", "battle")
    assert t.asked == ["allies_center"], "the others go on"
    assert t.figures("E6") == 3


def test_ov_26_5_in_the_enemy_s_turn_flags_are_ignored_ways_chosen_and_no_ambush_laid() -> None:
    """OV-14.10, 10.12, 10.13"""
    t = fight(f"ALLIES E5 infantry, AXIS E6 infantry{SPARE}", "E6:cemetery", enemy="ambush dig_in")
    silence(t, "axis_chief", "sheet")
    t.roll("FFS")
    t.do("allies_left", "E5xE6")
    assert not t.said("ov-ambush")
    silence(t, "axis_right", "flags")
    assert t.said("ov-flags-ignored")[0].args["n"] == 1
    silence(t, "axis_right", "retreat")
    assert "E6" not in t.state.units


def barrier(t: Table, seat: str, *keys: str) -> bool:
    """Whether a move can no longer be taken back by the mover."""
    return play.play(ENGINE, t.state, seat, keys, t.dice).barrier


def test_ov_26_9_moves_of_orders_can_be_taken_back() -> None:
    t = orders("ALLIES E5 infantry, ALLIES E11 infantry, AXIS A1 infantry", ordered="E5 E11")
    assert not barrier(t, "allies_left", "move/e5")
    t.press("allies_left", "move/e5")
    assert not barrier(t, "allies_left", "to/e6"), "the others are still at work"
    t.do("allies_center", "E11-E10")
    assert barrier(t, "allies_left", "to/e6"), "now it opens BATTLE, or the next turn"


def test_ov_26_9_not_after_something_random_or_hidden() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES E11 infantry, AXIS A1 infantry",
        "E6:frozen_river D5:minefield@AXIS",
        ordered="E5 E11",
    )
    t.press("allies_left", "move/e5")
    t.roll("FF FFFF")
    assert barrier(t, "allies_left", "to/e6"), "ice"
    assert barrier(t, "allies_left", "to/d5"), "a mine is shown"


def test_ov_26_9_orders_are_final_when_locked_and_cards_when_laid() -> None:
    """OV-5.8"""
    t = table(UNITS, hand="probe_left dig_in")
    assert not barrier(t, "allies_chief", "give/probe_left.left"), "not yet sent"
    assert barrier(t, "allies_chief", "visit/center"), "a visit is known to all"
    t.roll("FF")
    t.do("allies_chief", "give P-L>L; send")
    assert barrier(t, "allies_left", "lay/probe_left.1")
    t.press("allies_left", "lay/probe_left.1")
    assert barrier(t, "allies_left", "order/f2")
    assert barrier(t, "allies_left")


def test_ov_26_9_nothing_is_taken_back_in_battle() -> None:
    t = fight(
        f"ALLIES E5 infantry, ALLIES E11 infantry, AXIS E6 infantry 1, AXIS D12 armor{SPARE}",
        "E5:wire",
        ordered="E5 E11",
    )
    assert barrier(t, "allies_left", "done")
    assert barrier(t, "allies_left", "wire/e5")
    t = fight(
        f"ALLIES E5 infantry, ALLIES E11 infantry, AXIS E6 infantry 1, AXIS D12 armor{SPARE}",
        ordered="E5 E11",
        rules_of=Rules(players=8),
    )
    t.roll("IGS")
    t.do("allies_left", "E5xE6")
    assert barrier(t, "allies_left", "ground/yes")
    assert barrier(t, "allies_left", "ground/no")
