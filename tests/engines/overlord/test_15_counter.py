"""Section 15: Counter-Attack."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE
from engines.overlord.state import Laid
from tests.engines.overlord.table import Table, code_of, table

UNITS = (
    "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F8 infantry, ALLIES F9 armor, "
    "AXIS A1 infantry, AXIS A26 infantry"
)
PROBE = Laid("probe_right", "right", "probe_right", [2])


def countering(
    *last: Laid, units: str = UNITS, hand: str = "counter_attack dig_in", **more
) -> Table:
    t = table(units, hand=hand, **more)
    side = "AXIS" if t.state.side == "ALLIES" else "ALLIES"
    t.state.camps[side].last = list(last)  # type: ignore[index]
    return t


def answered(t: Table, role: str = "left", dice: str = "FFF") -> Table:
    t.press("allies_chief", f"give/counter_attack.{role}")
    t.roll(dice)
    t.press("allies_chief", "send")
    t.dice.left.clear()
    return t


def alone(*last: Laid, units: str = UNITS.replace("A26", "A9"), **more) -> Table:
    t = countering(*last, units=units, size="standard", **more)
    t.press("allies_chief", "self/counter_attack")
    return t


# ---- the standard game


@pytest.mark.parametrize(
    ("card", "sections", "hexes"),
    [
        ("probe_right", [1], ["F2"]),  # the right of the side at the top is the left at the bottom
        ("attack_center", [2], ["F7", "F8", "F9"]),
        ("infantry_assault", [2], ["F7", "F8"]),
        ("armor_assault", [1, 2, 3], ["F9"]),
    ],
)
def test_ov_15_1_the_card_of_the_enemys_last_turn_left_and_right_exchanged(
    card: str, sections: list[int], hexes: list[str]
) -> None:
    t = alone(Laid(card, "chief", card, sections))
    t.press("allies_chief", "send")
    assert t.cells("allies_chief", "order") == hexes


@pytest.mark.parametrize(("card", "number"), [("barrage", 4), ("air_power", 2)])
def test_ov_15_1_attacks_are_repeated_too(card: str, number: int) -> None:
    t = alone(Laid(card, "chief", card))
    t.press("allies_chief", "target/a1")
    t.roll("S" * number + "FFFF")
    t.press("allies_chief", "send")
    assert len(t.said("ov-bombed")[0].args["faces"]) == number


def test_ov_15_1_a_repeated_recon_draws_two_and_keeps_one() -> None:
    t = alone(Laid("recon_right", "chief", "recon_right", [1]), pile="dig_in medics " * 9)
    t.press("allies_chief", "send")
    t.press("allies_chief")
    assert t.keys("allies_chief", "keep") == ["keep/medics", "keep/dig_in"]


def test_ov_15_8_played_in_the_first_turn_it_orders_nothing() -> None:
    t = alone()
    t.press("allies_chief", "send")
    assert t.state.side == "AXIS"
    assert "counter_attack" in t.state.discards
    assert t.state.camps["ALLIES"].last == []


# ---- Overlord


def test_ov_15_2_only_a_card_of_the_general_opposite() -> None:
    """OV-35.52"""
    t = countering(PROBE)
    assert [k for k in t.keys("allies_chief", "give") if "counter" in k] == [
        "give/counter_attack.left"
    ]
    assert code_of(t.refused("allies_chief", "give CT>C")) == "NOT_OFFERED"
    answered(t)
    assert (t.cells("allies_left", "order"), ENGINE.offers(t.state)["allies_left"].most) == (
        ["F7", "F8", "F9"],
        2,
    )


@pytest.mark.parametrize(
    ("enemy", "own"), [("right", "left"), ("center", "center"), ("left", "right")]
)
def test_ov_15_2_who_is_opposite(enemy: str, own: str) -> None:
    t = countering(Laid("move_out", enemy, "move_out", [1]))  # type: ignore[arg-type]
    assert f"give/counter_attack.{own}" in t.keys("allies_chief")


def test_ov_15_2_of_two_cards_the_holder_chooses_one() -> None:
    t = answered(countering(PROBE, Laid("attack_right", "right", "attack_right", [1])))
    assert t.keys("allies_left") == ["counter/probe_right.2", "counter/attack_right.1"]
    t.press("allies_left", "counter/attack_right.1")
    assert t.cells("allies_left", "order") == ["F2"]


def test_ov_15_3_where_the_enemy_card_lay_or_in_both_sections() -> None:
    t = answered(countering(PROBE))
    assert t.state.laid[0].sections == [2]
    t = answered(countering(Laid("recon_in_force", "right", "recon_in_force", [1, 2])))
    assert t.cells("allies_left", "order") == ["F2"]
    t = answered(countering(Laid("move_out", "right", "move_out", [1, 2])))
    assert t.cells("allies_left", "order") == ["F2", "F7", "F8"]
    t = answered(countering(Laid("infantry_assault", "right", "infantry_assault", [2])))
    assert t.cells("allies_left", "order") == ["F7", "F8"]


@pytest.mark.parametrize("card", ["barrage", "air_power"])
def test_ov_15_4_the_commander_repeats_what_the_commander_played(card: str) -> None:
    t = countering(Laid(card, "chief", card))
    assert not [k for k in t.keys("allies_chief", "give") if "counter" in k]
    t.press("allies_chief", "self/counter_attack")
    assert t.cells("allies_chief", "target") == ["A1", "A26"], "anywhere on the board"


def test_ov_15_4_a_recon_as_barrage_is_repeated_as_barrage() -> None:
    t = countering(Laid("recon_left", "chief", "barrage"))
    t.press("allies_chief", "self/counter_attack")
    t.press("allies_chief", "target/a1")
    t.roll("SSSS FF")
    t.press("allies_chief", "send")
    assert len(t.said("ov-bombed")[0].args["faces"]) == 4


def test_ov_15_4_a_repeated_finest_hour_is_the_only_card_and_ends_like_one() -> None:
    t = countering(
        Laid("finest_hour", "chief", "finest_hour"),
        hand="counter_attack probe_left dig_in",
        pile="probe_right",
    )
    t.press("allies_chief", "self/counter_attack")
    assert code_of(t.refused("allies_chief", "give P-L>L")) == "NOT_OFFERED"
    t.roll("FFFF FFFF")
    t.press("allies_chief", "send")
    assert t.said("ov-finest-hour")
    assert t.said("ov-reshuffled")
    t = countering(
        Laid("finest_hour", "chief", "finest_hour"), hand="counter_attack probe_left dig_in"
    )
    t.press("allies_chief", "give/probe_left.left")
    assert "self/counter_attack" not in t.keys("allies_chief")


def test_ov_15_4_nothing_of_a_generals_is_repeated_by_the_commander() -> None:
    t = countering(PROBE)
    assert "self/counter_attack" not in t.keys("allies_chief")
    assert code_of(t.refused("allies_chief", "self CT")) == "NOT_OFFERED"


@pytest.mark.parametrize(("side", "number"), [("ALLIES", 2), ("AXIS", 1)])
def test_ov_15_5_dice_of_the_side_that_repeats(side: str, number: int) -> None:
    t = countering(Laid("air_power", "chief", "air_power"), side=side)
    seat, at = f"{side.lower()}_chief", "a1" if side == "ALLIES" else "f2"
    t.press(seat, "self/counter_attack")
    t.press(seat, f"target/{at}")
    t.roll("S" * number + "FFF")
    t.press(seat, "send")
    assert len(t.said("ov-bombed")[0].args["faces"]) == number


def test_ov_15_6_a_counter_attack_is_countered_as_what_it_repeated() -> None:
    t = answered(countering(Laid("counter_attack", "right", "probe_left", [2])))
    assert ENGINE.offers(t.state)["allies_left"].most == 2
    assert t.state.laid[0].acts == "probe_left"


def test_ov_15_6_what_cannot_be_countered() -> None:
    sortie = Laid("air_power", "right", "air_sortie", [1, 2], sortie=True)
    flown = Laid("air_sortie", "right", "air_sortie", [1, 2], sortie=True)
    assert not [k for k in countering(sortie, flown).keys("allies_chief") if "counter" in k]
    t = table(UNITS, hand="probe_center dig_in", side="AXIS")
    t.do("axis_chief", "give P-C>C")
    t.roll("II")
    t.press("axis_chief", "send")
    t.defaults()
    assert [laid.acts for laid in t.state.camps["AXIS"].last] == ["probe_center"], "no dice"


def test_ov_15_7_the_general_gets_nothing_else_and_a_recon_draws_three() -> None:
    t = countering(PROBE, hand="counter_attack probe_left dig_in")
    t.press("allies_chief", "give/counter_attack.left")
    assert code_of(t.refused("allies_chief", "give P-L>L")) == "NOT_OFFERED"
    t = answered(countering(Laid("recon_right", "right", "recon_right", [2])))
    t.press("allies_left")
    t.defaults()
    assert t.said("ov-drawn")[0].args["n"] == 3


def test_ov_15_8_in_the_first_turn_it_can_only_be_kept() -> None:
    t = countering()
    assert not [k for k in t.keys("allies_chief") if "counter" in k]
    assert code_of(t.refused("allies_chief", "self CT")) == "NOT_OFFERED"


MARINES = {"ALLIES": ["gung_ho"]}


@pytest.mark.parametrize(
    ("card", "sections", "number"),
    [
        ("probe_right", [2], 3),
        ("move_out", [1, 2], 5),
        ("assault_right", [2], 5),
        ("infantry_assault", [2], 5),
    ],
)
def test_ov_15_9_marines_order_one_more_than_printed(card, sections, number) -> None:
    """Nothing is added to a card that orders all; OV-35.28."""
    units = (
        "ALLIES F6 infantry, ALLIES F7 infantry, ALLIES F8 infantry, ALLIES E8 infantry, "
        "ALLIES E7 infantry, ALLIES F2 armor, AXIS A1 infantry, AXIS A26 infantry"
    )
    t = answered(countering(Laid(card, "right", card, sections), units=units, rules=MARINES))
    assert ENGINE.offers(t.state)["allies_left"].most == number
    marine = t.state.laid[0].marine
    assert marine == (card in ("probe_right", "move_out"))


def test_ov_15_9_who_counters_marines_gets_the_printed_number() -> None:
    units = (
        "AXIS D2 infantry, AXIS D3 infantry, AXIS D6 infantry, AXIS D7 infantry, "
        "AXIS D8 infantry, ALLIES I1 infantry, ALLIES I26 infantry"
    )
    t = countering(
        Laid("move_out", "left", "move_out", [1, 2], ordered=5, marine=True),
        units=units,
        side="AXIS",
        rules=MARINES,
    )
    t.press("axis_chief", "give/counter_attack.right")
    t.roll("FF")
    t.press("axis_chief", "send")
    assert ENGINE.offers(t.state)["axis_right"].most == 4


def test_ov_24_4_a_recon_as_air_power_is_repeated_with_its_limits() -> None:
    """OV-15.1, OV-15.4: one target, where it was."""
    units = "ALLIES F2 infantry, AXIS A1 infantry, AXIS A2 infantry, AXIS A12 infantry"
    t = countering(Laid("recon_right", "chief", "air_power", [1, 2]), units=units)
    t.press("allies_chief", "self/counter_attack")
    assert t.cells("allies_chief", "target") == ["A1", "A2"]
    t.press("allies_chief", "target/a1")
    assert t.cells("allies_chief", "target") == []
