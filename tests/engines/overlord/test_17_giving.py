"""Section 17: choosing and giving cards."""

from __future__ import annotations

import pytest

from engines.kit import play
from engines.overlord import ENGINE
from engines.overlord.state import Plane
from tests.engines.overlord.table import Table, code_of, table

UNITS = (
    "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, ALLIES F20 infantry, "
    "AXIS A1 infantry, AXIS A26 infantry"
)


def chosen(text: str, hand: str, dice: str = "FFF", **more) -> Table:
    t = table(UNITS, hand=hand, **more)
    t.do("allies_chief", text)
    t.roll(dice)
    t.press("allies_chief", "send")
    t.dice.left.clear()
    return t


def gifts(t: Table, card: str) -> list[str]:
    return [
        key.rpartition(".")[2]
        for key in t.keys("allies_chief", "give")
        if key.startswith(f"give/{card}.")
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("give P-L>L, P-C>C, P-R>R, A-C>C", "NOT_OFFERED"),
        ("self BA A1; self AP A1", "NOT_OFFERED"),
        ("give P-L>C", "NOT_OFFERED"),
        ("give BA>L", "NOT_OFFERED"),
        ("self MO", "NOT_OFFERED"),
        ("give MO>L, P-L>L", "NOT_OFFERED"),
        ("give P-L>L, MO>L", "NOT_OFFERED"),
        ("give RF>L, P-L>L", "NOT_OFFERED"),
        ("give P-L>L, RF>L", "NOT_OFFERED"),
        ("give AM>L", "NOT_OFFERED"),
        ("give AS>L", "NOT_OFFERED"),
        ("give GA>L", "NOT_OFFERED"),
        ("send", "NOT_OFFERED"),
        ("give XX>L", "UNKNOWN"),
        ("give P-L", "FORM"),
    ],
)
def test_ov_36_2_choices_that_are_refused(text: str, code: str) -> None:
    hand = "probe_left probe_center probe_right attack_center barrage air_power move_out"
    t = table(UNITS, hand=hand + " recon_in_force ambush")
    *before, last = text.split(";")
    if "," in last:
        head, _, tail = last.rpartition(",")
        before.append(head)
        last = f"give {tail}"
    for line in before:
        t.do("allies_chief", line)
    assert code_of(t.refused("allies_chief", last)) == code


def test_ov_17_1_the_phases_of_a_turn_in_their_order() -> None:
    t = table(
        "ALLIES F2 infantry, AXIS F3 infantry, AXIS A26 infantry, ALLIES I20 infantry",
        hand="barrage probe_left dig_in",
    )
    seen = [t.state.phase]
    t.do("allies_chief", "self BA F3; give P-L>L")
    t.roll("FFSS")
    t.press("allies_chief", "send")
    seen.append(t.state.phase)
    t.roll("FFF")
    t.press("axis_right", "retreat/e3")
    t.press("axis_right", "retreat/d2")
    seen.append(t.state.phase)
    t.state.units["F3"] = t.state.units.pop("D2")
    t.press("allies_left", "lay/probe_left.1")
    t.press("allies_left", "order/f2")
    t.press("allies_left", "done")
    seen.append(t.state.phase)
    t.press("allies_left", "done")
    seen.append(t.state.phase)
    assert seen == ["select", "command", "orders", "battle", "select"]
    assert t.state.side == "AXIS"
    ids = [event.text.id for event in t.events]
    assert ids.index("ov-discards") < ids.index("ov-drawn") < ids.index("ov-turn"), (
        "RECOVERY, START"
    )


def test_ov_17_2_start_settles_objectives_night_and_airplanes() -> None:
    goal = {
        "id": "g",
        "side": "AXIS",
        "hexes": ["A1"],
        "hexes_needed": 1,
        "medals": 1,
        "kind": "turn_start",
    }
    t = table(
        UNITS,
        hand="ambush",
        enemy="probe_left dig_in",
        objectives=[goal],
        options={"night": True, "night_side": "AXIS"},
    )
    t.state.planes = [Plane("a", "AXIS", "D9", "right"), Plane("b", "AXIS", "B3", "right")]
    t.state.air = True
    assert t.state.camps["AXIS"].objectives == []
    t.roll("FFF SSFF")
    t.press("allies_chief", "discard/ambush") if t.keys("allies_chief", "discard") else t.defaults()
    assert t.state.side == "AXIS"
    assert t.state.phase == "select"
    assert t.state.camps["AXIS"].objectives == ["g"]
    assert t.state.visibility == 3
    assert [plane.role for plane in t.state.planes] == ["center", "right"]


def test_ov_17_3_one_to_three_cards_are_given_or_played() -> None:
    hand = "probe_left probe_center barrage dig_in"
    t = table(UNITS, hand=hand)
    assert "send" not in t.keys("allies_chief"), "at least one"
    t.press("allies_chief", "give/probe_left.left")
    assert "send" in t.keys("allies_chief")
    t.press("allies_chief", "give/probe_center.center")
    t.press("allies_chief", "self/barrage")
    assert not t.keys("allies_chief", "give"), "three at most"
    t.press("allies_chief", "target/a1")
    t.roll("SSSS F")
    t.press("allies_chief", "send")
    assert t.state.camps["ALLIES"].hand == ["dig_in"]
    assert t.state.staff["left"].given == ["probe_left"]
    assert t.state.staff["center"].given == ["probe_center"]


@pytest.mark.parametrize(("held", "most"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_ov_17_4_one_card_stays(held: int, most: int) -> None:
    hand = ["probe_left", "probe_center", "probe_right", "attack_left", "attack_center"][:held]
    t = table(UNITS, hand=" ".join(hand))
    for n in range(most):
        assert t.keys("allies_chief", "give"), n
        t.press("allies_chief", t.keys("allies_chief", "give")[0])
    assert not t.keys("allies_chief", "give")
    if held == 3:
        assert code_of(t.refused("allies_chief", "give P-R>R")) == "NOT_OFFERED"


@pytest.mark.parametrize("side", ["ALLIES", "AXIS"])
def test_ov_17_5_arrows_as_seen_from_that_side(side: str) -> None:
    t = table(UNITS, hand="probe_left probe_center probe_right dig_in", side=side)
    chief = f"{side.lower()}_chief"
    for arrow in ("left", "center", "right"):
        assert [k for k in t.keys(chief, "give") if f"probe_{arrow}" in k] == [
            f"give/probe_{arrow}.{arrow}"
        ]
    t.press(chief, "give/probe_left.left")
    t.roll("FFF")
    t.press(chief, "send")
    sections = ["1", "2"] if side == "ALLIES" else ["5", "6"]
    assert [k[-1] for k in t.keys(f"{side.lower()}_left", "lay")] == sections


def test_ov_17_6_several_arrows_any_of_them() -> None:
    """OV-35.16"""
    t = table(UNITS, hand="recon_in_force general_advance pincer_move dig_in")
    assert gifts(t, "recon_in_force") == ["left", "center", "right"]
    assert gifts(t, "general_advance") == ["left", "center", "right"]
    assert gifts(t, "pincer_move") == ["left", "right"]


def test_ov_17_7_the_number_in_the_arrow_and_a_for_all() -> None:
    """OV-35.17"""
    units = ", ".join(f"ALLIES F{n} infantry" for n in range(10, 14))
    for card, number in (("probe_center", 2), ("attack_center", 3), ("assault_center", 4)):
        t = table(units + ", AXIS A1 infantry", hand=f"{card} dig_in")
        t.press("allies_chief", f"give/{card}.center")
        t.press("allies_chief", "send")
        t.press("allies_center", f"lay/{card}.3")
        assert ENGINE.offers(t.state)["allies_center"].most == number


def test_ov_17_9_two_cards_only_if_both_are_section_cards() -> None:
    t = table(UNITS, hand="probe_left attack_left recon_left dig_in medics")
    t.press("allies_chief", "give/probe_left.left")
    assert gifts(t, "attack_left") == ["left"]
    assert "left" not in gifts(t, "dig_in"), "no tactic card beside it"
    t.press("allies_chief", "give/attack_left.left")
    assert gifts(t, "recon_left") == [], "two at most"
    assert code_of(t.refused("allies_chief", "give R-L>L")) == "NOT_OFFERED"


@pytest.mark.parametrize("both", ["general_advance", "recon_in_force"])
def test_ov_17_10_a_card_for_both_sections_fills_both(both: str) -> None:
    t = table(UNITS, hand=f"{both} probe_left probe_center dig_in")
    t.press("allies_chief", f"give/{both}.left")
    assert gifts(t, "probe_left") == []
    assert gifts(t, "probe_center") == ["center"]
    t = chosen("give P-L>L, A-L>L", "probe_left attack_left dig_in")
    t.press("allies_left", "lay/probe_left.1")
    t.press("allies_left")
    assert [laid.sections for laid in t.state.laid] == [[1], [2]], "one in each of his sections"


def test_ov_17_11_beside_a_tactic_card_a_general_gets_nothing() -> None:
    """OV-35.18"""
    t = table(UNITS, hand="move_out probe_left medics dig_in")
    t.press("allies_chief", "give/move_out.left")
    assert all("left" not in gifts(t, card) for card in ("probe_left", "medics"))
    assert gifts(t, "medics") == ["center", "right"]


def test_ov_17_12_a_commander_who_plays_himself_still_gives_two() -> None:
    t = table(UNITS, hand="barrage air_power probe_left probe_right attack_center dig_in")
    t.press("allies_chief", "self/barrage")
    assert not t.keys("allies_chief", "self"), "no other himself"
    t.press("allies_chief", "give/probe_left.left")
    t.press("allies_chief", "give/probe_right.right")
    assert not t.keys("allies_chief", "give")


def test_ov_17_13_their_finest_hour_is_the_only_card() -> None:
    t = table(UNITS, hand="finest_hour probe_left dig_in")
    t.press("allies_chief", "self/finest_hour")
    assert not t.keys("allies_chief", "give")
    t = table(UNITS, hand="finest_hour probe_left dig_in")
    t.press("allies_chief", "give/probe_left.left")
    assert not t.keys("allies_chief", "self")


def test_ov_17_14_ambush_never_and_counter_attack_only_against_something() -> None:
    t = table(UNITS, hand="ambush counter_attack probe_left")
    assert not [k for k in t.keys("allies_chief") if "ambush" in k or "counter" in k]


LOADS = [
    ("give P-L>L, P-C>C, P-R>R", True),
    ("give P-L>L, A-L>L, P-R>R", True),
    ("give A-C>C", True),
    ("self BA A1", True),
    ("self BA A1; give P-L>L, P-R>R", True),
    ("give P-L>L, P-C>C, P-R>R, A-C>C", False),
    ("self BA A1; self AP A1", False),
]


@pytest.mark.parametrize(("text", "legal"), LOADS)
def test_ov_17_15_legal_loads_of_a_turn(text: str, legal: bool) -> None:
    """OV-35.15"""
    t = table(
        UNITS,
        hand="probe_left probe_center probe_right attack_left attack_center barrage "
        "air_power dig_in",
    )
    parts = [
        p
        for line in text.split(";")
        for p in (
            [f"give {one}" for one in line.strip()[5:].split(",")] if "give" in line else [line]
        )
    ]
    for part in parts[:-1]:
        t.do("allies_chief", part)
    if legal:
        t.do("allies_chief", parts[-1])
        assert "send" in t.keys("allies_chief")
    else:
        code_of(t.refused("allies_chief", parts[-1]))


def test_ov_17_16_who_can_choose_nothing_discards_one_and_the_turn_goes_on() -> None:
    t = table(UNITS, hand="ambush counter_attack", enemy="ambush")
    assert t.keys("allies_chief") == ["discard/ambush", "discard/counter_attack"]
    t.rolls = False
    t.press("allies_chief", "discard/counter_attack")
    assert t.state.camps["ALLIES"].hand == ["ambush"]
    assert t.state.discards == ["counter_attack"]
    assert t.said("ov-discarded")
    assert t.state.phase == "orders"
    assert "allies_left" in t.asked, "with initiative dice"


def test_ov_17_16_his_only_card_he_keeps() -> None:
    t = table(UNITS, hand="ambush", enemy="ambush probe_left")
    t.roll("FFF")
    while t.asked_to_roll():
        t.press(t.asked_to_roll()[0], "roll")
    assert t.state.side == "AXIS"
    assert "ambush" in t.state.camps["ALLIES"].hand
    assert not t.said("ov-discarded")


def test_ov_17_17_one_person_in_two_roles() -> None:
    """What he gives his own general counts as given, what he plays as played."""
    options = {"axis_team": "3", "allies_team": "3"}
    assert ("allies_chief", "allies_center") in ENGINE.chairs(options)
    t = chosen(
        "self BA A1; give P-C>C, P-L>L", "barrage probe_center probe_left dig_in", dice="SSSS F"
    )
    assert t.state.staff["center"].given == ["probe_center"]
    assert [laid.role for laid in t.state.laid] == ["chief"]
    assert t.asked == ["allies_left", "allies_center"]


def test_ov_17_18_nothing_of_the_choice_is_known_before_it_is_sent() -> None:
    """It can be taken back until then and is final afterwards."""
    t = table(UNITS, hand="barrage probe_left dig_in")
    before = {seat: ENGINE.view(t.state, seat) for seat in (None, "allies_left", "axis_chief")}
    for pick in ("self/barrage", "target/a1", "give/probe_left.left"):
        outcome = play.play(ENGINE, t.state, "allies_chief", (pick,), t.dice)
        assert not outcome.barrier
        assert not outcome.events
        t.state = outcome.state
    for seat, view in before.items():
        assert ENGINE.view(t.state, seat) == view
    t.roll("SSSS FF")
    outcome = play.play(ENGINE, t.state, "allies_chief", ("send",), t.dice)
    assert outcome.barrier
    assert "allies_chief" not in ENGINE.offers(outcome.state)


def test_ov_17_18_gung_ho_goes_with_it() -> None:
    t = table(UNITS, hand="probe_left dig_in", rules={"ALLIES": ["gung_ho"]})
    t.press("allies_chief", "give/probe_left.left")
    t.press("allies_chief", "gung/probe_left.left")
    assert ENGINE.view(t.state, None).gung_ho is None
    t.roll("FF")
    t.press("allies_chief", "send")
    assert ENGINE.view(t.state, None).gung_ho == "left"


@pytest.mark.parametrize(
    ("text", "numbers"), [("give P-L>L, A-L>L, P-R>R", (2, 0, 1)), ("give P-C>C", (0, 1, 0))]
)
def test_ov_17_19_how_many_cards_a_general_got_is_public_and_which_is_not(text, numbers) -> None:
    t = chosen(text, "probe_left attack_left probe_right probe_center dig_in")
    view = ENGINE.view(t.state, None)
    got = {g.role: g.cards for g in view.generals if g.side == "ALLIES"}
    assert (got["left"], got["center"], got["right"]) == numbers
    said = t.said("ov-given")[0].args
    assert (said["left"], said["center"], said["right"]) == numbers
    for role, number in zip(("left", "center", "right"), numbers, strict=True):
        assert len(ENGINE.view(t.state, f"allies_{role}").given) == number
    assert len(ENGINE.view(t.state, "allies_chief").given) == sum(numbers)
    assert ENGINE.view(t.state, "axis_chief").given == ()
    couriers = {event.audience for event in t.events if event.text.id == "ov-your-cards"}
    assert couriers == {
        (f"allies_{role}",)
        for role, n in zip(("left", "center", "right"), numbers, strict=True)
        if n
    }


def test_ov_17_8_the_icon_names_the_receivers() -> None:
    t = table(UNITS, hand="barrage move_out dig_in")
    assert gifts(t, "move_out") == ["left", "center", "right"]
    assert gifts(t, "barrage") == []
    assert "self/barrage" in t.keys("allies_chief")
