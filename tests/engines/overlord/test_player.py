"""The computer player gives orders where they can be used, and shoots where it hurts."""

from __future__ import annotations

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


def small(units: str, **more: str) -> Table:
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


def test_ov_14_10_it_is_not_done_while_close_assaults_wait_for_the_defenders_sheet():
    """The infantry in the wire may cut it meanwhile; whoever is done does not assault any more."""
    units = "ALLIES E5 infantry, ALLIES E8 infantry, AXIS D8 infantry, AXIS D5 infantry"
    t = fight(units, "E5:wire", ordered="E5 E8", enemy="ambush probe_left")
    seat = next(seat for seat in t.asked if seat.startswith("allies"))
    assert set(t.keys(seat)) == {"done", "wire/e5"}
    assert picked(t, seat) == {"wire/e5"}
