"""Section 25: the air module."""

from __future__ import annotations

import pytest

from engines.kit.simulate import QuickRng
from engines.overlord import (
    ENGINE,
    air,
    card_assignment,
    flow,
    library,
    opening,
    piles,
    recovery,
    roles,
)
from engines.overlord.game import Game
from engines.overlord.state import Laid, Plane, Rules
from tests.engines.overlord.table import Table, code_of, field_of, scenario, table

FOUR = "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, ALLIES F20 infantry, "
UNITS = FOUR + "AXIS A1 infantry, AXIS A26 infantry"
KURSK = library.field("ov-06-kursk-steppe")


def over(at: str, role: str = "left", side: str = "ALLIES", name: str = "") -> Plane:
    """An airplane that has been up since an earlier turn."""
    return Plane(name or at, side, at, role, fresh=False)  # type: ignore[arg-type]


def flying(
    *planes: Plane, hand: str = "probe_left dig_in", sorties: int = 0, units: str = UNITS, **more
) -> Table:
    t = table(units, hand=hand, **more)
    t.state.air, t.state.planes = True, list(planes)
    t.state.camps["ALLIES"].sorties = sorties
    return t


def sent(t: Table, text: str, dice: str = "FF") -> Table:
    t.do("allies_chief", text)
    t.roll(dice)
    t.do("allies_chief", "send")
    return t


# ---- cards


@pytest.mark.parametrize(
    ("printed", "option", "found"),
    [
        ("off", "scenario", "off"),
        ("off", "on", "off"),
        ("off", "ask", "off"),
        ("on", "scenario", "on"),
        ("on", "off", "off"),
        ("on", "ask", "ask"),
        ("by_agreement", "scenario", "ask"),
        ("by_agreement", "on", "on"),
        ("by_agreement", "off", "off"),
    ],
)
def test_ov_25_1_air_is_on_off_or_agreed(printed: str, option: str, found: str) -> None:
    """OV-33.12"""
    field = field_of(scenario(UNITS, options={"air_rules": printed}))
    state = opening.set_up(field.id, Rules(air=option), {}, QuickRng(1))
    assert ("ask" if state.flow else "on" if state.air else "off") == found


def agreed(*said: str) -> Table:
    t = Table(ENGINE.new(roles.seats(KURSK), {"scenario": KURSK.id}, QuickRng(3)))
    t.rng = QuickRng(3)
    for seat, word in zip(("axis_chief", "allies_chief"), said, strict=False):
        t.press(seat, word)
    return t


def test_ov_25_2_both_commanders_are_asked_under_seal_before_the_deal() -> None:
    """OV-27.2: silence means no."""
    t = agreed()
    offers = ENGINE.offers(t.state)
    assert list(offers) == ["axis_chief", "allies_chief"]
    assert all(o.sealed and o.default == ("no",) for o in offers.values())
    assert not t.state.pile
    assert not t.state.camps["AXIS"].hand
    t.press("axis_chief", "yes")
    assert not t.events, "nobody learns what the first one said"
    assert [o.required for o in ENGINE.offers(t.state).values()] == [True, True]


@pytest.mark.parametrize(("first", "second"), [("yes", "yes"), ("yes", "no"), ("no", "yes")])
def test_ov_25_2_both_yes_or_no_air(first: str, second: str) -> None:
    t = agreed(first, second)
    assert t.state.air == (first == second == "yes")
    assert t.said("ov-air-on" if t.state.air else "ov-air-off")
    everything = [*t.state.pile, *(c for s in t.state.camps.values() for c in s.hand)]
    assert t.state.air or "air_sortie" not in everything


def test_ov_25_3_each_commander_has_one_air_sortie_face_up() -> None:
    """OV-35.30: 122 cards are in the pile before dealing."""
    t = agreed("yes", "yes")
    out = sum(side.sorties for side in ENGINE.view(t.state, None).sides)
    drawn = len(t.said("ov-sortie-drawn"))
    assert out - drawn == 2
    assert all(s.sorties >= 1 for s in ENGINE.view(t.state, None).sides)
    dealt = sum(len(camp.hand) for camp in t.state.camps.values())
    assert len(t.state.pile) + dealt + drawn == 122
    assert t.state.pile.count("air_sortie") + drawn == 2


def test_ov_25_4_one_that_is_drawn_is_laid_out_and_another_card_drawn() -> None:
    t = flying(pile="dig_in move_out air_sortie air_sortie", hand="probe_left")
    piles.draw(Game(t.state, t.dice), "ALLIES", 2)
    camp = t.state.camps["ALLIES"]
    assert camp.hand == ["probe_left", "move_out", "dig_in"]
    assert camp.sorties == 2
    assert piles.held(t.state, "ALLIES") == 3, "they never count for the hand"


def test_ov_25_4_so_also_in_the_first_deal() -> None:
    for seed in range(40):
        state = ENGINE.new(roles.seats(KURSK), {"scenario": KURSK.id, "air": "on"}, QuickRng(seed))
        for camp in state.camps.values():
            assert "air_sortie" not in camp.hand
            assert len(camp.hand) == camp.size
        if sum(camp.sorties for camp in state.camps.values()) > 2:
            return
    raise AssertionError("no deal with an Air Sortie in it")


@pytest.mark.parametrize("card", ["probe_left", "assault_left", "general_advance", "recon_left"])
def test_ov_25_5_alone_or_with_one_section_card_of_any_kind(card: str) -> None:
    t = flying(hand=f"{card} dig_in", sorties=1)
    assert {f"give/air_sortie.{r}" for r in ("left", "center", "right")} <= set(
        t.keys("allies_chief", "give")
    )
    t.do("allies_chief", "give AS>L")
    t.press("allies_chief", f"give/{card}.left")
    assert [gift.card for gift in t.state.draft.gifts] == ["air_sortie", card]


def test_ov_25_6_he_never_plays_it_himself() -> None:
    t = flying(sorties=1)
    assert code_of(t.refused("allies_chief", "self AS")) == "NOT_OFFERED"


def test_ov_25_7_it_counts_among_three_and_among_two_and_a_general_gets_one() -> None:
    hand = "probe_left attack_left attack_center probe_right dig_in"
    t = flying(hand=hand, sorties=3)
    t.do("allies_chief", "give AS>L")
    assert code_of(t.refused("allies_chief", "give AS>L")) == "NOT_OFFERED"
    t.do("allies_chief", "give P-L>L")
    assert code_of(t.refused("allies_chief", "give A-L>L")) == "NOT_OFFERED"
    t.do("allies_chief", "give AS>C")
    assert code_of(t.refused("allies_chief", "give P-R>R")) == "NOT_OFFERED"
    assert t.state.draft.gifts[-1].role == "center", "several, to different generals"


def test_ov_25_8_no_tactic_card_besides_for_the_same_general() -> None:
    """OV-35.31"""
    t = flying(hand="probe_left attack_center move_out dig_in", sorties=1)
    t.do("allies_chief", "give AS>L")
    assert code_of(t.refused("allies_chief", "give MO>L")) == "NOT_OFFERED"
    t.do("allies_chief", "give MO>C")
    other = flying(hand="move_out dig_in", sorties=1)
    other.do("allies_chief", "give MO>L")
    assert code_of(other.refused("allies_chief", "give AS>L")) == "NOT_OFFERED"


def test_ov_25_8_it_is_a_card_so_no_initiative_die() -> None:
    t = sent(flying(sorties=1), "give AS>L")
    assert t.state.staff["left"].initiative == ""
    assert len(t.said("ov-initiative")) <= 2
    assert not any(key in ("roll", "no") for key in t.keys("allies_left"))


def test_ov_25_9_air_power_is_given_alone_and_works_as_an_air_sortie() -> None:
    t = flying(hand="air_power probe_left attack_center dig_in")
    assert piles.held(t.state, "ALLIES") == 4
    assert code_of(t.refused("allies_chief", "self AP A1")) == "NOT_OFFERED"
    t.do("allies_chief", "give AP>L")
    assert code_of(t.refused("allies_chief", "give P-L>L")) == "NOT_OFFERED"
    sent(t, "give A-C>C", "F")
    assert t.state.camps["ALLIES"].hand == ["probe_left", "dig_in"]
    assert t.keys("allies_left", "enter"), "an airplane comes in"
    assert not card_assignment.counterable(t.state, "AXIS", "right")


def test_ov_25_10_he_may_keep_his_whole_hand() -> None:
    t = flying(hand="probe_left", sorties=1)
    t.state.flow.clear()
    game = Game(t.state, t.dice)
    recovery.begin_turn(game, "ALLIES")
    flow.run(game)
    sent(t, "give AS>C")
    assert t.state.camps["ALLIES"].hand == ["probe_left"]
    assert t.state.camps["ALLIES"].sorties == 0


def test_ov_25_11_the_airspace_of_a_general_is_his_area() -> None:
    t = sent(flying(over("C7"), hand="attack_left probe_center dig_in", sorties=1), "give AS>C")
    assert t.keys("allies_center", "enter"), "the left general's airplane is not in his airspace"


def test_ov_25_12_an_air_sortie_brings_an_airplane_in() -> None:
    t = sent(flying(sorties=1), "give AS>L, P-L>L")
    t.do("allies_left", "fly I3-H3-G3")
    assert [plane.at for plane in t.state.planes] == ["G3"]
    assert not t.said("ov-air-check")
    assert t.keys("allies_left", "lay"), "then his other card"


def test_ov_25_12_one_that_is_there_is_ordered_without_an_air_check_and_none_brought_in() -> None:
    """OV-35.32"""
    t = sent(flying(over("B3"), sorties=1), "give AS>L")
    assert not t.keys("allies_left", "enter")
    assert t.keys("allies_left", "fly")
    t.do("allies_left", "fly B3-C3")
    assert [plane.at for plane in t.state.planes] == ["C3"]
    assert not t.said("ov-air-check")


def starred(*planes: Plane, **more) -> Table:
    """The left general has no card and rolls a star."""
    t = flying(*planes, hand="probe_right dig_in", **more)
    t.do("allies_chief", "give P-R>R")
    t.roll("SF")
    t.do("allies_chief", "send")
    return t


def test_ov_25_13_a_star_orders_an_airplane_instead_of_a_unit() -> None:
    t = starred(over("B3"))
    offer = ENGINE.offers(t.state)["allies_left"]
    assert "plane/b3" in t.keys("allies_left")
    assert "order/f2" in t.keys("allies_left")
    assert offer.most == 1, "one or the other"
    t.roll("F")
    t.press("allies_left", "plane/b3")
    t.do("allies_left", "fly B3-C3")
    assert t.state.planes[0].at == "C3"
    assert t.unit("F2").order is None


def test_ov_25_13_or_one_that_takes_off_from_an_airfield() -> None:
    t = starred(hexes="G4:airfield G5:airfield")
    assert t.cells("allies_left", "takeoff") == ["G4", "G5"]
    t.roll("F")
    t.press("allies_left", "takeoff/g4")
    assert len(t.said("ov-air-check")) == 1
    t.do("allies_left", "fly G4-F4")
    assert [(p.at, p.role) for p in t.state.planes] == [("F4", "left")]
    assert not starred(over("B3"), hexes="G4:airfield").keys("allies_left", "takeoff")


def test_ov_25_14_it_may_be_one_of_the_units_of_a_section_card() -> None:
    t = sent(flying(over("B3")), "give P-L>L")
    t.press("allies_left", "lay/probe_left.2")
    assert not t.keys("allies_left", "plane"), "it is over section 1"
    t = sent(flying(over("B3")), "give P-L>L")
    t.press("allies_left", "lay/probe_left.1")
    offer = ENGINE.offers(t.state)["allies_left"]
    assert (offer.most, t.keys("allies_left")) == (2, ["order/f2", "plane/b3"])


@pytest.mark.parametrize(
    ("card", "code", "may"), [("direct_from_hq", "HQ", True), ("move_out", "MO", False)]
)
def test_ov_25_14_or_of_direct_from_hq(card: str, code: str, may: bool) -> None:
    t = sent(flying(over("B3"), hand=f"{card} dig_in"), f"give {code}>L")
    assert bool(t.keys("allies_left", "plane")) == may


@pytest.mark.parametrize(("hexes", "dice"), [("", "F"), ("B3:mountain", "FF")])
def test_ov_25_15_ordered_otherwise_it_rolls_for_the_air_check(hexes: str, dice: str) -> None:
    for faces, stays in ((dice, True), (dice[:-1] + "S", False)):
        t = sent(flying(over("B3"), hexes=hexes), "give P-L>L")
        t.press("allies_left", "lay/probe_left.1")
        t.roll(faces)
        t.press("allies_left", "plane/b3")
        assert len(t.said("ov-air-check")[0].args["faces"]) == len(dice)
        assert bool(t.state.planes) == stays == bool(t.keys("allies_left", "fly"))
        assert stays or t.said("ov-plane-home"), "and the order is lost"


def test_ov_25_16_one_that_is_not_ordered_goes_home() -> None:
    t = sent(flying(over("B3"), over("B17", "right"), sorties=1), "give AS>L")
    t.do("allies_left", "fly B3-C3")
    while t.state.side == "ALLIES":
        t.defaults()
    assert [plane.at for plane in t.state.planes] == ["C3"]
    assert t.said("ov-plane-home")[0].args["hex"] == "B17"


def test_ov_25_16_one_that_has_just_come_stays() -> None:
    t = sent(flying(sorties=1), "give AS>L")
    t.do("allies_left", "fly I3-H3")
    while t.state.side == "ALLIES":
        t.defaults()
    assert [plane.at for plane in t.state.planes] == ["H3"]


def test_ov_25_17_a_counter_attack_repeats_the_section_card_only() -> None:
    """OV-15.6"""
    t = flying(hand="counter_attack dig_in")
    t.state.camps["AXIS"].last = [
        Laid("air_sortie", "right", "air_sortie", [1, 2], sortie=True),
        Laid("probe_right", "right", "probe_right", [1]),
    ]
    sent(t, "give CT>L")
    assert [laid.acts for laid in t.state.laid] == ["probe_right"]
    alone = flying(hand="counter_attack dig_in")
    alone.state.camps["AXIS"].last = t.state.camps["AXIS"].last[:1]
    assert code_of(alone.refused("allies_chief", "give CT>L")) == "NOT_OFFERED"


def test_ov_25_18_a_general_keeps_to_the_limits_of_the_standard_air_game() -> None:
    """What section 25 does not lift for him: the length of a flight, also under Air Power."""
    t = sent(flying(hand="air_power dig_in"), "give AP>L")
    t.do("allies_left", "fly I3-H3-G3-F3")
    assert not t.keys("allies_left", "fly")
    assert t.state.planes[0].at == "F3"


def crowd() -> Table:
    """Two over the left general's area, one of which crossed over in the turn before."""
    t = flying(over("B3"), over("C7"), hand="probe_right dig_in")
    t.state.planes[1].crossed = True
    return sent(t, "give P-R>R")


def test_ov_25_19_of_two_in_one_airspace_the_general_removes_one() -> None:
    """OV-35.33, 27.21: silence removes the one that crossed over."""
    t = crowd()
    offer = ENGINE.offers(t.state)["allies_left"]
    assert t.cells("allies_left", "ground-plane") == ["B3", "C7"]
    assert offer.default == ("ground-plane/c7",)
    t.press("allies_left", "ground-plane/b3")
    assert [plane.at for plane in t.state.planes] == ["C7"]
    assert t.said("ov-plane-removed")


def test_ov_25_19_crossing_over_puts_it_into_another_airspace() -> None:
    t = sent(flying(over("C8"), sorties=1), "give AS>L")
    t.do("allies_left", "fly C8-C9-C10")
    plane = t.state.planes[0]
    assert (plane.at, plane.role, plane.crossed) == ("C10", "center", True)


@pytest.mark.parametrize(
    ("planes", "left"),
    [
        ([over("B3"), over("D9")], ["B3", "D9"]),
        ([over("B3"), over("D9"), over("C11", "center")], ["B3", "C11"]),
    ],
)
def test_ov_25_20_one_on_a_hex_of_two_generals_counts_as_the_other_s(
    planes: list[Plane], left: list[str]
) -> None:
    """OV-35.33; if either way leaves two, it is the one removed."""
    t = flying(*planes)
    air.turn_begins(Game(t.state, t.dice))
    assert sorted(plane.at for plane in t.state.planes) == sorted(left)
    assert not air.crowded(t.state, "left")
    assert not air.crowded(t.state, "center")
