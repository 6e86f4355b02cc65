"""Section 37: rulings in short, each by what it leads to. The rules themselves are proven in their
own sections; here stands what would come out otherwise without the ruling."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE, card_assignment, flags, library, roles
from engines.overlord.components import CARDS, FEATURES, NUMBERS
from engines.overlord.orders import standing
from engines.overlord.setup import OPTIONS
from engines.overlord.state import Flags, Laid, Mine, Rules
from tests.engines.overlord.table import Table, code_of, fight, open_battle, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
K, L, C, R = "allies_chief", "allies_left", "allies_center", "allies_right"


def soviet(hand: str, **rules: str) -> Table:
    return table(
        hand=hand,
        nations={"ALLIES": "RU"},
        rules={"ALLIES": ["commissar"]},
        rules_of=Rules(**({"commissar": "up_to_three"} | rules)),
    )  # type: ignore[arg-type]


# ---- cards and ground


def test_ov_37_1_cards_under_the_commissar_are_chosen_in_select_and_count_as_held() -> None:
    t = soviet("probe_left dig_in dig_in dig_in dig_in")
    assert t.state.phase == "select"
    assert "under/probe_left" in t.keys(K)
    t.do(K, "under P-L")
    assert "send" in t.keys(K), "one is enough"
    t.state.camps["ALLIES"].commissar = ["move_out"]
    from engines.overlord import piles

    assert piles.held(t.state, "ALLIES") == 6


def test_ov_37_1_general_advance_fills_both_sections() -> None:
    t = table(hand="general_advance probe_left dig_in")
    t.do(K, "give GA>L")
    assert code_of(t.refused(K, "give P-L>L")) == "NOT_OFFERED"


def test_ov_37_1_counter_attack_against_two_cards_or_none() -> None:
    t = table(hand="counter_attack probe_left dig_in")
    assert code_of(t.refused(K, "give CT>L")) == "NOT_OFFERED"
    t.state.camps["AXIS"].last = [
        Laid("probe_right", "right", "probe_right", [2]),
        Laid("recon_right", "right", "recon_right", [1]),
    ]
    assert len(card_assignment.counterable(t.state, "ALLIES", "left")) == 2
    assert card_assignment.counterable(t.state, "ALLIES", "center") == []


def test_ov_37_1_no_die_in_a_turn_of_their_finest_hour() -> None:
    t = table("ALLIES F2 infantry" + FAR, hand="finest_hour dig_in")
    t.roll("IIII IIII")
    t.do(K, "self FH; send")
    assert not t.said("ov-initiative")


def test_ov_37_1_center_general_and_commander_in_one_person() -> None:
    chairs = ENGINE.chairs({"players": "6"})
    assert ("axis_chief", "axis_center") in chairs
    t = table(rules_of=Rules(players=6))
    assert t.cells(K, "visit") == ["LEFT", "RIGHT"], "nobody visits himself"


def test_ov_37_1_one_card_is_discarded_if_nothing_is_legal() -> None:
    t = table(hand="ambush ambush counter_attack")
    assert t.keys(K) == ["discard/ambush", "discard/counter_attack"]


# ---- the flow of a turn


def test_ov_37_2_a_team_of_two_plays_jointly_unless_it_splits() -> None:
    field = library.field("ov-01-bloody-omaha")
    assert OPTIONS[4].values[0] == "shared"
    assert len(roles.joint(field, Rules(players=4))) == 2
    assert roles.joint(field, Rules(players=4, pair="split")) == ()


def test_ov_37_2_one_sealed_sheet_a_turn_and_not_a_question_for_each_assault() -> None:
    t = table(
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES G1 infantry, AXIS G2 infantry" + FAR,
        enemy="probe_left ambush",
    )
    t = open_battle(t, "E5 G1")
    t.press("axis_chief", "no")
    t.roll("SSS SSS")
    t.do(L, "E5xE6; G1xG2")
    assert len(t.said("ov-attack")) == 2, "nobody was asked again"


def test_ov_37_2_orders_and_moves_are_one_stage() -> None:
    """The left general moves while the center one has not even laid his card."""
    t = table(
        "ALLIES F2 infantry, ALLIES F11 infantry" + FAR, hand="probe_left probe_center dig_in"
    )
    t.roll("F")
    t.do(K, "give P-L>L, P-C>C; send")
    t.do(L, "play P-L @1: F2; F2-F3")
    assert "F3" in t.state.units
    assert t.state.staff["center"].laid == []


def test_ov_37_2_flags_are_answered_by_default_unless_a_general_wants_to_be_asked() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "E6:sandbag@AXIS")
    t.roll("FS")
    t.do(L, "E5xE6")
    offer = ENGINE.offers(t.state)["axis_right"]
    assert standing.answer(t.state, "axis_right", offer, {}) == ("ignore/1",)
    assert standing.answer(t.state, "axis_right", offer, {"flags": "ask"}) is None


def test_ov_37_2_bridges_carry_roads_and_the_commissar_may_discard_everything() -> None:
    t = orders("ALLIES E5 infantry" + FAR, "E5:road E6:river+bridge E7:road")
    assert "E6" in library.field(t.state.scenario).road
    t = soviet("probe_center dig_in dig_in")
    t.state.camps["ALLIES"].commissar = ["probe_left", "move_out"]
    t.roll("F")
    t.do(K, "under P-C; send")
    assert {"probe_left", "move_out"} <= set(t.state.spent + t.state.discards)


# ---- added


def test_ov_37_3_two_sources_ignore_two_flags() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry" + FAR,
        "E6:bunker@AXIS",
        nations={"AXIS": "JP"},
        rules={"AXIS": ["japanese_army"]},
    )
    unit = t.state.units["E6"]
    assert flags.bounds(t.state, Flags("E6", 3), unit) == (1, 2)


def test_ov_37_3_objectives_are_not_taken_in_passing() -> None:
    goal = {
        "id": "o",
        "side": "ALLIES",
        "hexes": ["E6"],
        "hexes_needed": 1,
        "medals": 1,
        "kind": "permanent",
    }
    t = orders("ALLIES E5 armor, ALLIES G1 infantry" + FAR, ordered="E5 G1", objectives=[goal])
    t.do(L, "E5-E6-E7")
    assert t.state.camps["ALLIES"].objectives == []


def test_ov_37_3_engineers_clear_the_mine_they_enter_and_owners_stop_on_theirs() -> None:
    t = orders("ALLIES E5 engineer, ALLIES G5 armor" + FAR, ordered="E5 G5")
    t.state.mines = {"E6": Mine("AXIS", 3), "G6": Mine("ALLIES", 3)}
    assert code_of(t.refused(L, "G5-G6-G7")) == "NOT_OFFERED"
    t.do(L, "E5-E6")
    assert t.said("ov-mine-cleared")
    assert "E6" not in t.state.mines


def test_ov_37_3_a_unit_on_a_shared_hex_belongs_to_the_general_further_left() -> None:
    field = library.field("ov-01-bloody-omaha")
    shared = [cell for cell, who in field.roles["ALLIES"].items() if len(who) > 1]
    bottom = field.camps["ALLIES"].edge == "bottom"
    order = ("left", "center", "right")
    for cell in shared:
        who = field.roles["ALLIES"][cell]
        assert order.index(who[0]) < order.index(who[1])
        assert bottom or shared


def test_ov_37_3_ambush_never_lies_under_the_commissar_and_sorties_go_to_several() -> None:
    t = soviet("ambush probe_left dig_in dig_in")
    assert "under/ambush" not in t.keys(K)
    t = table(hand="dig_in dig_in", options={"air_rules": "on"})
    t.state.air, t.state.camps["ALLIES"].sorties = True, 2
    t.do(K, "give AS>L, AS>R")
    assert len(t.state.draft.gifts) == 2
    assert "send" in t.keys(K), "the hand stays whole"


# ---- least certain


@pytest.mark.parametrize("name", ["initiative", "pincer", "commissar", "gung_ho_unit", "air"])
def test_ov_37_4_what_is_least_certain_is_an_option_or_data(name: str) -> None:
    option = next(each for each in OPTIONS if each.name == name)
    assert len(option.values) > 1
    assert set(NUMBERS.initiative_die) == {"infantry", "armor", "grenade", "star", "flag"}


def test_ov_37_5_corrected_data() -> None:
    assert FEATURES["railroad_bridge"].enter.model_dump() == {
        "infantry": "free",
        "armor": "soft_stop",
        "artillery": "soft_stop",
    }
    for card in ("artillery_bombard", "infantry_assault"):
        assert (CARDS[card].fallback, CARDS[card].gung_ho) == (1, False)


# ---- slips of the rulebook, and how they are read


def test_ov_37_6_a_tactic_card_lies_on_the_line_between_the_two_sections() -> None:
    t = table("ALLIES F2 infantry, ALLIES F7 infantry" + FAR, hand="move_out dig_in")
    t.roll("F")
    t.do(K, "give MO>L; send")
    assert t.state.laid[0].sections == [1, 2]


def test_ov_37_6_two_are_drawn_however_many_lie_under_the_commissar() -> None:
    """ "Three more" each turn cannot be meant: two are drawn."""
    t = table(
        "ALLIES F2 infantry" + FAR,
        hand="probe_center probe_right move_out dig_in",
        nations={"ALLIES": "RU"},
        rules={"ALLIES": ["commissar"]},
    )
    t.state.camps["ALLIES"].commissar, t.state.camps["ALLIES"].size = ["probe_left"], 6
    t.roll("F")
    t.do(K, "give P-L>L; under P-C; send")
    t.do(L, "play P-L @1:; done")
    assert t.said("ov-drawn")[0].args["n"] == 2


def test_ov_37_6_the_general_chooses_the_gung_ho_unit_unless_the_table_says_otherwise() -> None:
    t = table(
        "ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F1 armor" + FAR,
        hand="probe_left dig_in",
        rules={"ALLIES": ["gung_ho"]},
    )
    t.roll("F")
    t.do(K, "give P-L>L; gung L; send")
    t.do(L, "play P-L @1: F1 F2 F3")
    assert t.said("ov-ordered")[0].args["hexes"] == "F1, F2, F3"


def test_ov_37_6_a_tactic_card_for_another_general_beside_an_air_sortie() -> None:
    """No second tactic card "this turn" means: not for the same general."""
    t = table(hand="move_out dig_in dig_in", options={"air_rules": "on"})
    t.state.air, t.state.camps["ALLIES"].sorties = True, 1
    t.do(K, "give AS>L, MO>C")
    assert code_of(t.refused(K, "give DI>L")) == "NOT_OFFERED"
