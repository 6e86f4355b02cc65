"""Section 20: recovery."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE
from engines.overlord.components import CARDS
from engines.overlord.state import Laid
from tests.engines.overlord.table import Table, table

UNITS = "ALLIES F2 infantry, ALLIES F12 infantry, AXIS A1 infantry, AXIS A26 infantry"


def turn(cards: str, rest: int = 1, pile: str = "", **more) -> Table:
    """A whole turn in which cards are given to whom they show and nobody is ordered."""
    given = cards.split()
    t = table(UNITS, hand=" ".join([*given, *["dig_in"] * rest]), pile=pile, **more)
    for card in given:
        keys = [k for k in t.keys("allies_chief", "give") if k.startswith(f"give/{card}.")]
        t.press("allies_chief", keys[0])
    t.roll("FFF")
    t.press("allies_chief", "send")
    t.dice.left.clear()
    t.defaults()
    return t


def hand(t: Table) -> list[str]:
    return t.state.camps["ALLIES"].hand


def test_ov_20_1_used_cards_are_discarded_face_up() -> None:
    t = turn("probe_left attack_center")
    assert ENGINE.view(t.state, None).discards[-2:] == ("probe_left", "attack_center")
    names = [str(card.id) for card in t.said("ov-discards")[0].args["cards"]]
    assert names == ["ov-card-probe-left", "ov-card-attack-center"]


@pytest.mark.parametrize(
    "cards", ["probe_left", "probe_left probe_center", "probe_left attack_left probe_center"]
)
def test_ov_20_2_two_cards_however_many_were_given(cards: str) -> None:
    t = turn(cards, 1)
    assert len(hand(t)) == 1 + 2
    assert t.said("ov-drawn")[0].args["n"] == 2


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [("recon_left", 3), ("recon_left recon_center", 3), ("recon_in_force", 2), ("probe_left", 2)],
)
def test_ov_20_3_three_after_a_recon_and_not_three_for_each(cards: str, drawn: int) -> None:
    t = turn(cards)
    assert t.said("ov-drawn")[0].args["n"] == drawn
    assert len(hand(t)) == 1 + drawn, "he keeps them"


def test_ov_20_3_a_recon_repeated_by_counter_attack_counts() -> None:
    t = table(UNITS, hand="counter_attack dig_in")
    t.state.camps["AXIS"].last = [Laid("recon_right", "right", "recon_right", [1])]
    t.press("allies_chief", "give/counter_attack.left")
    t.roll("FF")
    t.press("allies_chief", "send")
    t.defaults()
    assert t.said("ov-drawn")[0].args["n"] == 3


@pytest.mark.parametrize(
    ("left", "card", "drawn"),
    [
        (5, "probe_left", 1),
        (6, "probe_left", 0),
        (4, "probe_left", 2),
        (4, "recon_left", 2),
        (3, "recon_left", 3),
    ],
)
def test_ov_20_4_never_beyond_the_hand_size(left: int, card: str, drawn: int) -> None:
    """OV-35.23; hands of 6 here."""
    t = turn(card, left)
    assert t.state.camps["ALLIES"].size == 6
    assert t.said("ov-drawn")[0].args["n"] == drawn


def test_ov_20_5_cards_under_the_commissar_count_and_sorties_do_not() -> None:
    units = UNITS.replace("F2 infantry", "F2 infantry RU")
    for sorties in (0, 2):
        t = table(
            units,
            hand="dig_in medics move_out barrage",
            rules={"ALLIES": ["commissar"]},
            nations={"ALLIES": "RU"},
        )
        t.state.camps["ALLIES"].size = 5
        t.state.camps["ALLIES"].sorties = sorties
        for card in ("move_out", "medics", "barrage"):
            t.press("allies_chief", f"under/{card}")
        t.roll("FFF")
        t.press("allies_chief", "send")
        drawn = t.said("ov-drawn")[0].args["n"]
        assert drawn == 1, "three under the commissar and one in hand are four"


def test_ov_20_6_an_empty_pile_is_made_anew_from_the_discards() -> None:
    t = turn("probe_left", pile="medics")
    assert t.said("ov-reshuffled")
    assert len(hand(t)) == 3
    assert t.said("ov-drawn")[0].args["n"] == 2
    t = turn("probe_left", pile="medics", options={"reshuffle": False})
    assert not t.said("ov-reshuffled")
    assert t.said("ov-drawn")[0].args["n"] == 1, "what there is"
    assert hand(t) == ["dig_in", "medics"]


def test_ov_20_2_what_is_drawn_is_told_to_the_commander_only() -> None:
    t = turn("probe_left", pile="medics barrage move_out")
    (event,) = [e for e in t.events if e.text.id == "ov-you-draw" and "allies_chief" in e.audience]
    assert event.audience == ("allies_chief",)
    assert [card.id for card in event.text.args["cards"]] == ["ov-card-move-out", "ov-card-barrage"]
    assert CARDS["move_out"].code == "MO"
