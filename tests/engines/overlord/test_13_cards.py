"""Section 13: the decks, section cards, and who plays which tactic card."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE
from engines.overlord.components import ALL, CARDS, deck
from engines.overlord.state import Laid
from tests.engines.overlord.hands import FOE, MIXED, ROW, alone, given, most, name
from tests.engines.overlord.table import code_of, table

# ---- the decks


def test_ov_13_1_forty_section_and_twenty_tactic_cards_and_two_sorties() -> None:
    kinds = Counter(CARDS[card].kind for card in deck(False, False))
    assert kinds == {"section": 40, "tactic": 20}
    overlord = Counter(CARDS[card].kind for card in CARDS for _ in range(CARDS[card].count))
    assert overlord == {"section": 40, "tactic": 20, "air": 2}


def test_ov_13_2_two_decks_in_one_pile() -> None:
    assert len(deck(True, False)) == 120
    assert Counter(deck(True, True)) - Counter(deck(True, False)) == {"air_sortie": 4}
    seats = [seat for chair in ENGINE.chairs({}) for seat in chair]
    state = ENGINE.new(seats, {}, QuickRng(1))
    every = state.pile + state.camps["AXIS"].hand + state.camps["ALLIES"].hand
    assert Counter(every) == Counter(deck(True, False))


SECTION = [
    # family, copies left/center/right, units, Gung-Ho
    ("recon", (2, 2, 2), 1, True),
    ("probe", (4, 5, 4), 2, True),
    ("attack", (3, 4, 3), 3, True),
    ("assault", (2, 2, 2), ALL, False),
]


@pytest.mark.parametrize(("family", "copies", "units", "gung_ho"), SECTION)
def test_ov_13_3_copies_and_numbers_of_section_cards(family, copies, units, gung_ho) -> None:
    for arrow, count in zip(("left", "center", "right"), copies, strict=True):
        card = CARDS[f"{family}_{arrow}"]
        assert (card.count, card.arrows, card.orders, card.gung_ho) == (
            count,
            (arrow,),
            units,
            gung_ho,
        )


@pytest.mark.parametrize(
    ("card_id", "count", "arrows", "units"),
    [
        ("general_advance", 1, ("left", "center", "right"), 2),
        ("recon_in_force", 3, ("left", "center", "right"), 1),
        ("pincer_move", 1, ("left", "right"), 2),
    ],
)
def test_ov_13_3_cards_with_several_arrows(card_id, count, arrows, units) -> None:
    card = CARDS[card_id]
    assert (card.count, card.arrows, card.orders, card.gung_ho) == (count, arrows, units, True)


@pytest.mark.parametrize(
    ("card", "units"),
    [("recon_left", 1), ("probe_left", 2), ("attack_left", 3), ("assault_left", 4)],
)
def test_ov_13_3_section_cards_order_so_many_in_one_section(card: str, units: int) -> None:
    """OV-13.10"""
    t = given(card, ROW + "ALLIES F7 infantry" + FOE, 1)
    assert most(t) == units
    assert t.cells("allies_left", "order") == ["E2", "F1", "F2", "F3"]
    name(t, *["F1", "F2", "F3", "E2"][:units])
    assert {u.order.card for u in t.state.units.values() if u.order} == {card}


@pytest.mark.parametrize(("card", "units"), [("general_advance", 2), ("recon_in_force", 1)])
def test_ov_13_3_general_advance_and_recon_in_force_work_in_both(card: str, units: int) -> None:
    """OV-13.34"""
    t = given(card, ROW + "ALLIES F7 infantry, ALLIES F8 infantry, ALLIES F9 infantry" + FOE)
    assert (most(t), t.cells("allies_left", "order")) == (units, ["E2", "F1", "F2", "F3"])
    name(t, *["F1", "F2"][:units])
    assert (most(t), t.cells("allies_left", "order")) == (units, ["F7", "F8", "F9"])


STANDARD = (
    "ALLIES F1 infantry, ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F6 infantry, "
    "ALLIES F7 infantry, ALLIES F11 infantry, ALLIES F12 infantry, AXIS A1 infantry"
)


@pytest.mark.parametrize(
    ("card", "groups"),
    [
        ("recon_left", [(1, ["F1", "F2", "F3"])]),
        ("probe_center", [(2, ["F6", "F7"])]),
        ("attack_right", [(2, ["F11", "F12"])]),
        ("assault_left", [(3, ["F1", "F2", "F3"])]),
        ("general_advance", [(2, ["F1", "F2", "F3"]), (2, ["F6", "F7"]), (2, ["F11", "F12"])]),
        ("recon_in_force", [(1, ["F1", "F2", "F3"]), (1, ["F6", "F7"]), (1, ["F11", "F12"])]),
        ("pincer_move", [(2, ["F1", "F2", "F3"]), (2, ["F11", "F12"])]),
    ],
)
def test_ov_13_3_section_cards_of_the_standard_game(card: str, groups: list) -> None:
    t = alone(card, STANDARD)
    for number, hexes in groups:
        assert (most(t, "allies_chief"), t.cells("allies_chief", "order")) == (number, hexes)
        t.press("allies_chief")


def test_ov_13_3_left_is_left_as_each_side_sits() -> None:
    t = table(
        "AXIS D2 infantry, AXIS D11 infantry, ALLIES I1 infantry",
        size="standard",
        side="AXIS",
        hand="probe_left dig_in dig_in",
    )
    t.press("axis_chief", "self/probe_left")
    t.press("axis_chief", "send")
    assert t.cells("axis_chief", "order") == ["D11"]


def test_ov_13_4_pincer_move_orders_two_in_one_section_and_is_not_for_the_center() -> None:
    t = table(hand="pincer_move dig_in")
    assert [k for k in t.keys("allies_chief", "give") if "pincer" in k] == [
        "give/pincer_move.left",
        "give/pincer_move.right",
    ]
    assert code_of(t.refused("allies_chief", "give PM>C")) == "NOT_OFFERED"
    t = given("pincer_move", ROW + "ALLIES F7 infantry" + FOE, 1)
    assert (most(t), t.cells("allies_left", "order")) == (2, ["E2", "F1", "F2", "F3"])
    name(t, "F1")
    assert not t.keys("allies_left", "order"), "one section only"


TACTIC = [
    # code, copies, who, fallback, Gung-Ho
    ("AP", 1, "chief", 0, False), ("AM", 1, "reaction", 0, False), ("AA", 2, "general", 1, True),
    ("AB", 1, "general", 1, False), ("BA", 1, "chief", 0, False), ("BL", 1, "general", 1, True),
    ("CA", 1, "general", 0, False), ("CT", 2, "both", 0, False), ("DI", 1, "general", 1, True),
    ("HQ", 2, "general", 0, True), ("FF", 1, "general", 0, True), ("IA", 2, "general", 1, False),
    ("MM", 1, "general", 0, True), ("MO", 2, "general", 1, True), ("FH", 1, "chief", 0, False),
    ("AS", 2, "general", 0, False),
]  # fmt: skip


@pytest.mark.parametrize(("code", "count", "icon", "fallback", "gung_ho"), TACTIC)
def test_ov_13_5_tactic_cards(code, count, icon, fallback, gung_ho) -> None:
    card = next(card for card in CARDS.values() if card.code == code)
    assert (card.count, card.icon, card.fallback, card.gung_ho) == (count, icon, fallback, gung_ho)


def test_ov_13_5_that_is_all_of_them() -> None:
    others = {card.code for card in CARDS.values() if card.kind != "section"}
    assert others == {row[0] for row in TACTIC}


CLASS_CARDS = [
    ("armor_assault", "F3", 4),
    ("artillery_bombard", "F8", 1),
    ("behind_enemy_lines", "F2", 1),
    ("dig_in", "F2", 4),
    ("move_out", "F2", 4),
]


@pytest.mark.parametrize(("card", "one", "number"), CLASS_CARDS)
def test_ov_13_6_anywhere_is_under_the_generals_command(card: str, one: str, number: int) -> None:
    """His two sections and nobody else's; OV-13.34."""
    t = given(card, MIXED + ", ALLIES F12 infantry, ALLIES F13 armor, ALLIES F14 artillery" + FOE)
    cls = CARDS[card].who
    own = {"infantry": ["F2", "F7"], "armor": ["F3"], "artillery": ["F8"]}[cls]
    assert t.cells("allies_left", "order") == own
    assert most(t) == min(number, len(own)) or card == "artillery_bombard"


def test_ov_13_6_cards_of_the_commander_reach_the_whole_board() -> None:
    units = "ALLIES I1 infantry, AXIS A1 infantry, AXIS E13 infantry, AXIS A26 infantry"
    t = table(units, hand="barrage dig_in")
    t.press("allies_chief", "self/barrage")
    assert t.cells("allies_chief", "target") == ["A1", "A26", "E13"]


@pytest.mark.parametrize(
    ("card", "self_", "gift"),
    [
        ("barrage", True, False),
        ("air_power", True, False),
        ("finest_hour", True, False),
        ("move_out", False, True),
        ("close_assault", False, True),
    ],
)
def test_ov_13_7_the_icon_says_who_plays_a_tactic_card(card: str, self_: bool, gift: bool) -> None:
    """OV-17.8"""
    t = table(hand=f"{card} probe_left")
    assert (f"self/{card}" in t.keys("allies_chief")) == self_
    for role in ("left", "center", "right"):
        assert (f"give/{card}.{role}" in t.keys("allies_chief")) == gift


def test_ov_13_7_a_counter_attack_is_for_both() -> None:
    t = table(hand="counter_attack probe_left")
    t.state.camps["AXIS"].last = [
        Laid("probe_right", "right", "probe_right", [1]),
        Laid("barrage", "chief", "barrage"),
    ]
    assert {"self/counter_attack", "give/counter_attack.left"} <= set(t.keys("allies_chief"))


def test_ov_13_8_cards_of_one_name_are_alike() -> None:
    t = table(hand="move_out move_out probe_left")
    assert t.keys("allies_chief", "give").count("give/move_out.left") == 1
    t.press("allies_chief", "give/move_out.left")
    t.press("allies_chief", "give/move_out.right")
    assert "move_out" not in " ".join(t.keys("allies_chief", "give"))


@pytest.mark.parametrize("card", ["close_assault", "firefight", "medics", "probe_left"])
def test_ov_13_9_a_card_that_orders_nobody_is_used_up(card: str) -> None:
    units = {
        "close_assault": "ALLIES F2 infantry" + FOE,
        "firefight": "ALLIES F2 infantry, AXIS F3 infantry" + FOE,
        "medics": "ALLIES F2 infantry" + FOE,
        "probe_left": "ALLIES F7 infantry" + FOE,
    }[card]
    t = given(card, units)
    if card == "probe_left":
        t.press("allies_left", "lay/probe_left.1")
    assert t.state.side == "AXIS", "nobody could be ordered, so the turn is over"
    assert card in t.state.discards
