"""The computer player gives orders where they can be used, and shoots where it hurts."""

from __future__ import annotations

from typing import Any

from engines.contract import Choice, Offer, msg
from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, player
from tests.engines.overlord.table import Table, fight, table

CHIEF = "allies_chief"
MANY = "AXIS B4 infantry, AXIS B5 infantry, AXIS B6 infantry"


def picked(t: Table, seat: str = CHIEF) -> set[str]:
    offer = ENGINE.offers(t.state)[seat]
    picks = (player.picks(t.state, seat, offer, QuickRng(n)) for n in range(20))
    return {key for each in picks if each for key in each}


def small(units: str, **more: Any) -> Table:
    return table(f"{units}, ALLIES I13 infantry, AXIS A13 infantry", size="standard", **more)


def test_it_prefers_two_units_that_can_fight_to_a_card_for_an_empty_section():
    units = "ALLIES D2 infantry, ALLIES D3 infantry, AXIS B2 infantry, AXIS B3 infantry"
    t = small(units, hand="assault_center probe_left")
    keys = t.keys(CHIEF, "self")
    assert set(keys) == {"self/assault_center", "self/probe_left"}
    assert picked(t) == {"self/probe_left"}


def test_it_shoots_at_the_last_figure_rather_than_at_a_whole_unit():
    t = small("ALLIES E5 infantry, AXIS D5 infantry, AXIS E6 infantry", hand="probe_center")
    t.state.units["E6"].figures = 1
    t.press(CHIEF, "self/probe_center")
    t.press(CHIEF, "send")
    t.do(CHIEF, "play P-C: E5")
    t.do(CHIEF, "done")
    keys = t.keys(CHIEF, "attack")
    assert set(keys) == {"attack/e5.d5", "attack/e5.e6"}
    assert picked(t) == {"attack/e5.e6"}


def test_it_does_not_leave_its_cover_to_take_ground_among_the_enemy():
    """It takes the hex of whom it has driven away, unless more enemies would be around it there."""
    for enemies, wanted in (("AXIS B5 infantry", "ground/yes"), (MANY, "ground/no")):
        t = small(f"ALLIES F5 infantry, {enemies}")
        choices = tuple(Choice(key, msg("ov-ground")) for key in ("ground/no", "ground/yes"))
        question = msg("ov-ask-ground", hex="F5", to="E5")
        offer = Offer(question, choices, ("ground/no",), msg("ov-wait-turn"), "turn/1")
        assert player.picks(t.state, CHIEF, offer, QuickRng(1)) == (wanted,)
        t.state.units["F5"].figures = 1
        assert player.picks(t.state, CHIEF, offer, QuickRng(1)) == ("ground/no",)


def test_it_does_not_leave_its_sandbags_to_take_ground():
    for works, wanted in (("", "ground/yes"), ("F5:sandbag@ALLIES", "ground/no")):
        t = small("ALLIES F5 infantry, AXIS B5 infantry", hexes=works)
        choices = tuple(Choice(key, msg("ov-ground")) for key in ("ground/no", "ground/yes"))
        question = msg("ov-ask-ground", hex="F5", to="E5")
        offer = Offer(question, choices, ("ground/no",), msg("ov-wait-turn"), "turn/1")
        assert player.picks(t.state, CHIEF, offer, QuickRng(1)) == (wanted,)


def test_ov_14_10_it_is_not_done_while_close_assaults_wait_for_the_defenders_sheet():
    """The infantry in the wire may cut it meanwhile; whoever is done does not assault any more."""
    units = "ALLIES E5 infantry, ALLIES E8 infantry, AXIS D8 infantry, AXIS D5 infantry"
    t = fight(units, "E5:wire", ordered="E5 E8", enemy="ambush probe_left")
    seat = next(seat for seat in t.asked if seat.startswith("allies"))
    assert set(t.keys(seat)) == {"done", "wire/e5"}
    assert picked(t, seat) == {"wire/e5"}


def moving(t: Table, units: str) -> Offer:
    """What a commander who has named his units is asked."""
    t.press(CHIEF, "self/probe_center")
    t.press(CHIEF, "send")
    t.do(CHIEF, f"play P-C: {units}")
    return ENGINE.offers(t.state)[CHIEF]


def test_it_goes_where_it_sees_the_enemy():
    """E4 and E5 are as far from C5; between E4 and C5 stands a forest."""
    t = small("ALLIES F4 infantry, AXIS C5 infantry", hand="probe_center", hexes="D4:forest")
    places = player.places(t.state, "ALLIES", moving(t, "F4"))
    assert places["to/e5"] > places["to/e4"]


def test_it_goes_where_its_target_has_no_cover():
    units = "ALLIES F6 armor, AXIS C3 infantry, AXIS C9 infantry"
    t = small(units, hand="probe_center", hexes="C3:town")
    places = player.places(t.state, "ALLIES", moving(t, "F6"))
    assert places["to/d8"] > places["to/d4"]


def test_it_orders_those_who_can_hurt_somebody_before_those_who_are_nearer():
    units = "ALLIES E5 infantry, AXIS C5 infantry, ALLIES F8 armor, AXIS C9 infantry 1"
    t = small(units, hand="recon_center")
    t.press(CHIEF, "self/recon_center")
    t.press(CHIEF, "send")
    assert set(t.keys(CHIEF, "order")) == {"order/e5", "order/f8"}
    assert picked(t) == {"order/f8"}


def test_ov_13_12_its_barrage_falls_on_the_unit_it_hurts_most():
    t = small("AXIS E5 infantry, AXIS E6 infantry 1, ALLIES I2 infantry", hand="barrage")
    t.press(CHIEF, "self/barrage")
    assert {"target/e5", "target/e6"} <= set(t.keys(CHIEF, "target"))
    assert picked(t) == {"target/e6"}


def test_it_lays_an_assault_where_most_units_can_use_it():
    units = "ALLIES E2 infantry, ALLIES E5 infantry, ALLIES E6 infantry, AXIS C5 infantry"
    t = small(units, hand="infantry_assault")
    t.press(CHIEF, "self/infantry_assault")
    t.press(CHIEF, "send")
    assert len(t.keys(CHIEF, "lay")) > 1
    assert picked(t) == {"lay/infantry_assault.2"}


def test_it_does_not_leave_its_sandbags_for_a_hill():
    """Both keep a die off, but nobody comes back to sandbags."""
    units = "ALLIES F6 infantry, AXIS D6 infantry"
    t = small(units, hand="probe_center", hexes="F6:sandbag@ALLIES F5:hill F7:hill")
    places = player.places(t.state, "ALLIES", moving(t, "F6"))
    assert places["stay"] > max(places["to/f5"], places["to/f7"])


def test_it_does_not_leave_a_goal_to_shoot_as_well_from_outside():
    """Without the last unit on it the medal is lost."""
    goal = {"id": "town", "side": "ALLIES", "hexes": ["E5"], "hexes_needed": 1, "medals": 1}
    t = small(
        "ALLIES E5 infantry, AXIS C5 infantry",
        hand="probe_center",
        hexes="D6:hill",
        objectives=[goal | {"kind": "temporary"}],
    )
    t.state.camps["ALLIES"].objectives = ["town"]
    moving(t, "E5")
    assert picked(t) == {"stay"}
