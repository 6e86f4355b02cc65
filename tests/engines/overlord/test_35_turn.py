"""A turn as text, and what a general sees of his commander's hand."""

from __future__ import annotations

from engines.overlord import ENGINE
from tests.engines.overlord.table import table

UNITS = (
    "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, ALLIES F20 infantry, "
    "AXIS A1 infantry, AXIS A26 infantry"
)


def test_ov_29_13_a_general_sees_no_hand() -> None:
    t = table(UNITS, hand="probe_center dig_in")
    assert ENGINE.view(t.state, "allies_left").hand == ()
    assert len(ENGINE.view(t.state, "allies_chief").hand) == 2


def test_ov_35_53_a_turn_as_text() -> None:
    t = table(
        "ALLIES F5 infantry, ALLIES F7 infantry, ALLIES F10 infantry, ALLIES F11 infantry, "
        "ALLIES F20 infantry, AXIS E12 infantry, AXIS E7 infantry",
        hand="probe_left attack_center move_out barrage recon_right assault_left",
    )
    t.do("allies_chief", "self BA E12; give P-L>L, MO>C; visit C")
    t.roll("IGFS A")
    t.do("allies_chief", "send")
    t.do("axis_center", "retreat D11")
    assert t.figures("D11") == 2
    assert t.said("ov-initiative")
    t.do("allies_left", "play P-L @2: F5 F7; F5-E6; F7-; done")
    t.do("allies_center", "play MO: F10 F11; F10-E10; done")
    t.roll("IIF")
    t.do("allies_left", "E6xE7")
    t.do("axis_right", "retreat D6")
    t.do("allies_left", "ground yes")
    assert "E7" in t.state.units
    while t.state.side == "ALLIES":
        t.roll("SSS")
        t.defaults()
    assert len(t.state.camps["ALLIES"].hand) == 5
