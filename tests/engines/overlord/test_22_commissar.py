"""Section 22: Eastern Front, cards go under the commissar a turn ahead."""

from __future__ import annotations

import pytest

from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, card_assignment, library, piles, roles
from engines.overlord.game import Game
from engines.overlord.state import Laid, Rules
from tests.engines.overlord.table import Table, code_of, fight, table

UNITS = (
    "ALLIES F2 infantry RU, ALLIES F7 infantry RU, ALLIES F12 infantry RU, "
    "ALLIES F20 infantry RU, AXIS A1 infantry, AXIS A26 infantry"
)
COMMISSAR = {"rules": {"ALLIES": ["commissar"]}, "nations": {"ALLIES": "RU"}}


def russians(hand: str, under: str, units: str = UNITS, **more) -> Table:
    t = table(units, hand=hand, **COMMISSAR, **more)
    t.state.camps["ALLIES"].commissar = under.split()
    return t


def camp(t: Table):
    return t.state.camps["ALLIES"]


def sent(t: Table, text: str, dice: str = "FFF") -> Table:
    t.do("allies_chief", text)
    t.roll(dice)
    t.do("allies_chief", "send")
    return t


def test_ov_22_1_only_what_lies_under_the_commissar_is_given_or_played() -> None:
    t = russians("assault_center barrage dig_in", "probe_center")
    assert code_of(t.refused("allies_chief", "give S-C>C")) == "NOT_OFFERED"
    assert code_of(t.refused("allies_chief", "self BA A1")) == "NOT_OFFERED"
    t.do("allies_chief", "give P-C>C")
    assert not [key for key in t.keys("allies_chief") if key.startswith(("give", "self"))]


def test_ov_22_2_never_more_than_three_lie_there() -> None:
    t = russians("recon_center probe_left dig_in move_out medics", "probe_center")
    for code in ("R-C", "P-L", "DI"):
        t.do("allies_chief", f"under {code}")
    assert code_of(t.refused("allies_chief", "under MO")) == "NOT_OFFERED"
    assert t.keys("allies_chief", "under") == []
    sent(t, "give P-C>C", "FF")
    assert len(camp(t).commissar) == 3


def test_ov_22_3_three_cards_go_there_before_the_first_turn() -> None:
    """OV-27.3: silence takes the first three drawn."""
    field = library.field("ov-02-kalach-pincers")
    state = ENGINE.new(roles.seats(field), {"scenario": field.id}, QuickRng(4))
    t = Table(state)
    hand = [card for card in camp(t).hand if card != "ambush"]
    assert t.asked == ["allies_chief"]
    assert state.turn == 0
    while t.state.turn == 0:
        [seat] = t.asked
        offer = ENGINE.offers(t.state)[seat]
        assert offer.question.id == "ov-ask-first-chips"
        t.press(seat, *offer.default)
    assert camp(t).commissar == hand[:3]
    assert t.said("ov-commissar")[0].args["k"] == 3


def test_ov_22_4_each_is_given_played_or_discarded_this_turn() -> None:
    t = russians("recon_center probe_left dig_in", "probe_center barrage assault_left")
    sent(t, "give P-C>C; self BA A1; under P-L", "SSSS FF")
    assert [gift for staff in t.state.staff.values() for gift in staff.given] == ["probe_center"]
    assert camp(t).commissar == ["probe_left"]
    assert "assault_left" in t.state.spent, "unused, it is discarded"


def test_ov_22_4_he_may_discard_all_of_them() -> None:
    """OV-22.13: nothing used, so every general has his initiative die."""
    t = sent(russians("recon_center probe_left dig_in", "probe_center attack_left"), "under P-L")
    assert camp(t).commissar == ["probe_left"]
    assert len(t.said("ov-initiative")) == 3
    assert t.state.discards[-2:] == ["probe_center", "attack_left"]


def test_ov_22_5_one_to_three_new_cards_if_the_table_says_so() -> None:
    t = russians("recon_center probe_left dig_in move_out", "probe_center")
    t.do("allies_chief", "give P-C>C")
    assert code_of(t.refused("allies_chief", "send")) == "NOT_OFFERED", "none is too few"
    sent(t, "under MO", "FF")
    assert camp(t).commissar == ["move_out"]


@pytest.mark.parametrize(
    ("hand", "put"),
    [("recon_center probe_left dig_in move_out", 3), ("recon_center probe_left dig_in", 2)],
)
def test_ov_22_5_three_new_cards_unless_the_table_says_otherwise(hand: str, put: int) -> None:
    """OV-33.10; with a smaller hand all but one of it."""
    t = russians(hand, "probe_center", rules_of=Rules(players=8))
    for code in ("R-C", "P-L", "DI")[:put]:
        assert code_of(t.refused("allies_chief", "send")) == "NOT_OFFERED"
        t.do("allies_chief", f"under {code}")
    assert "send" in t.keys("allies_chief")


def test_ov_22_6_one_card_stays_in_the_hand() -> None:
    t = russians("counter_attack probe_left dig_in", "probe_center")
    t.state.camps["AXIS"].last = [Laid("probe_right", "right", "probe_right", [2])]
    t.do("allies_chief", "under P-L")
    t.do("allies_chief", "give CT>L")
    assert code_of(t.refused("allies_chief", "under DI")) == "NOT_OFFERED"
    other = russians("counter_attack dig_in", "probe_center")
    other.state.camps["AXIS"].last = [Laid("probe_right", "right", "probe_right", [2])]
    other.do("allies_chief", "under DI")
    assert code_of(other.refused("allies_chief", "give CT>L")) == "NOT_OFFERED"


def test_ov_22_7_recon_too_only_from_under_the_commissar() -> None:
    """OV-35.25"""
    t = russians("recon_center probe_left dig_in", "probe_center")
    assert code_of(t.refused("allies_chief", "give R-C>C")) == "NOT_OFFERED"
    sent(t, "give P-C>C; under R-C", "FF")
    while t.state.side == "ALLIES":
        t.defaults()
    while t.state.turn < 3:
        t.roll("FFF")
        t.defaults("orders")
        t.defaults()
        t.dice.left.clear()
    assert "give/recon_center.center" in t.keys("allies_chief")


def test_ov_22_8_a_counter_attack_comes_from_the_hand_three_cards_in_all() -> None:
    """OV-35.26: three used, no Counter-Attack; two used and one discarded, it is legal."""
    under = "probe_left probe_center probe_right"
    t = russians("counter_attack dig_in move_out", under)
    t.state.camps["AXIS"].last = [
        Laid("probe_right", "right", "probe_right", [2]),
        Laid("probe_left", "left", "probe_left", [6]),
    ]
    t.do("allies_chief", "give P-C>C, P-R>R")
    t.do("allies_chief", "give CT>L")
    assert code_of(t.refused("allies_chief", "give P-L>L")) == "NOT_OFFERED"
    sent(t, "under MO", "")
    assert "probe_left" in t.state.spent
    assert camp(t).hand == ["dig_in"]
    full = russians("counter_attack dig_in", under)
    full.state.camps["AXIS"].last = t.state.camps["AXIS"].last
    full.do("allies_chief", "give P-L>L, P-C>C, P-R>R")
    assert code_of(full.refused("allies_chief", "give CT>L")) == "NOT_OFFERED"


def test_ov_22_8_an_air_sortie_comes_from_the_table() -> None:
    t = russians("dig_in move_out medics", "probe_left probe_center probe_right")
    t.state.air, camp(t).sorties = True, 1
    t.do("allies_chief", "give AS>L, P-L>L, P-C>C")
    assert code_of(t.refused("allies_chief", "give P-R>R")) == "NOT_OFFERED"
    sent(t, "under MO", "F")
    assert camp(t).sorties == 0
    assert camp(t).hand == ["dig_in", "medics"]


def test_ov_22_9_ambush_comes_straight_from_the_hand() -> None:
    """OV-35.24: three cards lie under the commissar, it counts for no limit, one is drawn."""
    t = fight(
        "AXIS E5 armor, ALLIES E6 infantry RU, AXIS A20 infantry, ALLIES I20 infantry RU",
        side="AXIS",
        enemy="ambush dig_in",
        pile="medics",
        **COMMISSAR,
    )
    camp(t).commissar = ["probe_left", "probe_center", "probe_right"]
    t.press("allies_chief", "sheet/others.yes")
    t.roll("AFS AII")
    t.press("axis_right", "attack/e5.e6")
    assert t.said("ov-ambush")
    t.press("axis_right", t.keys("axis_right", "retreat")[0])
    assert camp(t).hand == ["dig_in", "medics"]
    assert len(camp(t).commissar) == 3


def test_ov_22_9_ambush_cannot_be_put_there() -> None:
    t = russians("ambush probe_left dig_in", "probe_center", enemy="ambush")
    assert code_of(t.refused("allies_chief", "under AM")) == "NOT_OFFERED"
    assert "under/ambush" not in t.keys("allies_chief")


def test_ov_22_10_they_count_toward_the_hand_and_only_he_knows_them() -> None:
    t = russians("dig_in move_out", "probe_left probe_center")
    assert piles.held(t.state, "ALLIES") == 4
    sent(t, "give P-C>C; under MO", "FF")
    while t.state.side == "ALLIES":
        t.defaults()
    assert (len(camp(t).hand), len(camp(t).commissar)) == (3, 1), "two drawn"
    camp(t).commissar = ["probe_left", "probe_center", "probe_right"]
    assert piles.held(t.state, "ALLIES") == camp(t).size, "three in hand, three under him: six"
    chief = ENGINE.view(t.state, "allies_chief")
    assert [card.id for card in chief.commissar] == camp(t).commissar
    for seat in ("allies_left", "allies_center", "axis_chief"):
        assert ENGINE.view(t.state, seat).commissar == ()
    [mine] = [side for side in ENGINE.view(t.state, None).sides if side.side == "ALLIES"]
    assert mine.commissar == 3, "their number is public"


def test_ov_22_10_nothing_is_drawn_beyond_the_hand_with_what_lies_there() -> None:
    t = russians("dig_in move_out medics recon_left", "probe_left probe_center")
    t.do("allies_chief", "under DI, MO, R-L; give P-C>C")
    camp(t).hand += ["probe_right", "probe_right"]
    t.roll("FF")
    t.do("allies_chief", "send")
    t.defaults()
    assert len(camp(t).hand) + len(camp(t).commissar) == camp(t).size == 6
    assert len(camp(t).hand) == 3, "none drawn"


def test_ov_22_11_with_airplanes_air_power_lies_under_him_and_never_comes_from_the_hand() -> None:
    t = russians("air_power dig_in move_out", "probe_left")
    t.state.air = True
    assert code_of(t.refused("allies_chief", "give AP>L")) == "NOT_OFFERED"
    t.do("allies_chief", "under AP")
    under = russians("dig_in move_out medics", "air_power probe_left probe_center")
    under.state.air = True
    under.do("allies_chief", "give AP>L, P-C>C")
    assert code_of(under.refused("allies_chief", "give P-L>L")) == "NOT_OFFERED"
    assert len(card_assignment.may_lie_under(under.state)) == 3


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("give P-L>L, A-L>L", "give S-L>L", "NOT_OFFERED"),
        ("give MO>L", "give P-L>L", "NOT_OFFERED"),
        ("self BA A1", "self FH", "NOT_OFFERED"),
        ("give A-L>L", "give P-L>C", "NOT_OFFERED"),
    ],
)
def test_ov_22_12_all_limits_of_giving_hold(first: str, last: str, code: str) -> None:
    t = russians(
        "dig_in medics", "probe_left attack_left assault_left move_out barrage finest_hour"
    )
    t.do("allies_chief", first)
    assert code_of(t.refused("allies_chief", last)) == code


def test_ov_22_13_what_was_taken_and_not_used_is_discarded_in_recovery() -> None:
    t = sent(russians("dig_in move_out", "probe_center attack_left"), "give P-C>C; under MO", "FF")
    assert "attack_left" not in t.state.discards
    assert t.said("ov-commissar")[0].args == {"n": 1, "m": 1, "k": 1}
    t.defaults()
    assert {"probe_center", "attack_left"} <= set(t.state.discards)


# ---- the standard game

STANDARD = "ALLIES F2 infantry RU, ALLIES F6 infantry RU, AXIS A1 infantry, AXIS A12 infantry"


def alone(hand: str, under: str) -> Table:
    return russians(hand, under, STANDARD, size="standard")


def test_ov_22_14_on_the_standard_board_one_card_a_turn_ahead() -> None:
    t = alone("assault_left probe_left dig_in", "probe_center")
    assert code_of(t.refused("allies_chief", "self S-L")) == "NOT_OFFERED"
    t.do("allies_chief", "self P-C; under P-L")
    assert t.keys("allies_chief", "under") == [], "one card"
    t.do("allies_chief", "send")
    assert camp(t).commissar == ["probe_left"]


@pytest.mark.parametrize("card", ["recon_left", "counter_attack"])
def test_ov_22_14_recon_and_counter_attack_come_from_the_hand(card: str) -> None:
    """The card under the commissar goes on lying there for the next turn."""
    t = alone(f"{card} dig_in move_out", "probe_center")
    t.state.camps["AXIS"].last = [Laid("probe_right", "chief", "probe_right", [1])]
    t.do("allies_chief", f"self {'R-L' if card == 'recon_left' else 'CT'}")
    assert t.keys("allies_chief", "under") == []
    t.do("allies_chief", "send")
    assert camp(t).commissar == ["probe_center"]
    assert t.state.spent == [card]
    assert Game(t.state, t.dice).field.overlord is False
