"""Section 14: Ambush."""

from __future__ import annotations

import pytest

from engines.contract import Illegal, OrderBook
from engines.overlord import ENGINE, ambush
from engines.overlord.state import Plane, Rules
from tests.engines.overlord.table import Table, fight, open_battle, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
UNITS = "ALLIES E5 armor, AXIS E6 infantry" + FAR
HELD = "ambush probe_left"
ASK = Rules(ambush="ask")


def attacked(sheet: str = "", units: str = UNITS, hexes: str = "", dice: str = "", **more) -> Table:
    """The sheet is answered and E5 attacks E6."""
    more.setdefault("enemy", HELD)
    t = fight(units, hexes, **more)
    if sheet:
        t.press("axis_chief", *sheet.split())
        t.roll(dice)
        t.press("allies_left", "attack/e5.e6")
    return t


def asked(t: Table) -> bool:
    return any(seat.endswith("_chief") for seat in t.asked)


def test_ov_14_1_before_the_dice_of_a_close_assault_the_attacked_unit_battles() -> None:
    t = attacked("sheet/e6.yes", dice="SSS SSS")
    said = [event.text.id for event in t.events]
    assert said.index("ov-ambush") < said.index("ov-attack")
    assert "ambush" not in t.state.camps["AXIS"].hand


def test_ov_14_1_fire_is_not_ambushed() -> None:
    t = fight("ALLIES E5 armor, AXIS E7 infantry" + FAR, enemy=HELD, rules_of=ASK)
    t.roll("SSS")
    t.press("allies_left", "attack/e5.e7")
    assert not t.said("ov-may-answer")
    assert not t.said("ov-ambush")
    t = fight("ALLIES E5 armor, AXIS E7 infantry" + FAR, enemy=HELD)
    assert not asked(t), "no sheet for fire either"


def test_ov_14_2_it_needs_no_place_among_the_cards_of_a_turn() -> None:
    """Also under the commissar, with three cards lying there."""
    t = table(
        "AXIS E5 armor, ALLIES E6 infantry RU, ALLIES I20 infantry, AXIS A20 infantry",
        side="AXIS",
        enemy="ambush probe_left dig_in",
        rules={"ALLIES": ["commissar"]},
        nations={"ALLIES": "RU"},
    )
    t.state.camps["ALLIES"].commissar = ["move_out", "probe_left", "medics"]
    open_battle(t, "E5")
    t.press("allies_chief", "sheet/others.yes")
    t.roll("SSS SSS")
    t.press("axis_right", "attack/e5.e6")
    assert t.said("ov-ambush")
    assert len(t.state.camps["ALLIES"].commissar) == 3
    assert len(t.state.camps["ALLIES"].hand) == 3


@pytest.mark.parametrize(
    ("units", "hexes", "may"),
    [
        (UNITS, "", True),
        ("ALLIES E5 armor, AXIS E6 artillery" + FAR, "", True),
        ("ALLIES E5 armor, AXIS E6 infantry" + FAR, "E6:ocean", False),
        ("ALLIES E5 infantry, AXIS E6 armor" + FAR, "E6:trench", False),
        ("ALLIES E5 armor, AXIS E6 sniper" + FAR, "", False),
        ("ALLIES E5 infantry, AXIS E6 sniper" + FAR, "", True),
        ("ALLIES E5 infantry, AXIS E6 armor" + FAR, "E5:town E6:town", False),
    ],
)
def test_ov_14_3_the_attacked_unit_must_be_able_to_attack(units, hexes, may) -> None:
    """OV-14.8: else nobody is asked."""
    t = fight(units, hexes, enemy=HELD, rules_of=ASK)
    keys = t.keys("allies_left", "attack")
    t.roll("SSS")
    t.press("allies_left", keys[0])
    assert bool(t.said("ov-may-answer")) == may
    assert asked(fight(units, hexes, enemy=HELD)) == may


def test_ov_14_4_ordinary_dice_cover_and_flags_but_no_card() -> None:
    t = attacked(
        "sheet/e6.yes",
        hexes="E5:forest",
        dice="IA SSSS",
        units=UNITS.replace("E5 armor", "E5 infantry"),
        card="close_assault",
    )
    roll = t.said("ov-ambush")[0].args
    assert len(roll["faces"]) == 2, "3 less the cover of the attacker's hex"
    assert t.figures("E5") == 3
    t = attacked(
        "sheet/e6.yes",
        units=UNITS.replace("E5 armor", "E5 infantry"),
        dice="SSS SSSS",
        card="close_assault",
    )
    assert len(t.said("ov-ambush")[0].args["faces"]) == 3


def test_ov_14_4_army_bonus_and_own_reduction() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry JP" + FAR,
        enemy=HELD,
        nations={"AXIS": "JP"},
        rules={"AXIS": ["japanese_army"]},
    )
    t.press("axis_chief", "sheet/others.yes")
    t.roll("SSSS SSS")
    t.press("allies_left", "attack/e5.e6")
    assert len(t.said("ov-ambush")[0].args["faces"]) == 4
    t = attacked("sheet/e6.yes", hexes="E6:wire", dice="SS SSS")
    assert len(t.said("ov-ambush")[0].args["faces"]) == 2


def test_ov_14_4_the_attacker_may_ignore_flags_it_can() -> None:
    t = attacked("sheet/e6.yes", hexes="E5:sandbag@ALLIES", dice="FS")
    assert t.keys("allies_left") == ["ignore/0", "ignore/1"]
    t.roll("SSS")
    t.press("allies_left", "ignore/1")
    assert t.said("ov-attack"), "it has stayed, so the attack goes on"


def test_ov_14_5_an_attacker_that_retreats_has_attacked_for_nothing() -> None:
    """OV-35.48"""
    t = attacked("sheet/e6.yes", dice="AFS")
    t.press("allies_left", "retreat/f5")
    assert (t.figures("F5"), t.figures("E6")) == (2, 4)
    assert t.said("ov-attack-void")
    assert t.state.phase == "select", "and has no battle left"


def test_ov_14_5_an_attacker_that_is_eliminated_gives_its_medal_at_once() -> None:
    t = attacked(
        "sheet/e6.yes", units="ALLIES E5 armor 1, AXIS E6 infantry" + FAR, dice="ASS", medals=1
    )
    assert (t.state.winner, t.state.reason) == ("AXIS", "medals")
    assert not t.said("ov-attack")


def test_ov_14_5_otherwise_the_dice_are_counted_anew() -> None:
    """A Japanese unit that has lost a figure has lost its extra die, too."""
    t = fight(
        "AXIS E5 infantry JP, ALLIES E6 infantry, ALLIES I20 infantry, AXIS A20 infantry",
        side="AXIS",
        enemy=HELD,
        rules={"AXIS": ["japanese_army"]},
        nations={"AXIS": "JP"},
    )
    t.press("allies_chief", "sheet/others.yes")
    t.roll("ISS SSS")
    t.press("axis_right", "attack/e5.e6")
    assert t.said("ov-attack")[0].args["n"] == 3


def test_ov_14_6_one_ambush_for_each_declared_close_assault() -> None:
    t = attacked("sheet/e6.yes", enemy="ambush ambush", dice="SSS SSS")
    assert len(t.said("ov-ambush")) == 1
    assert t.state.camps["AXIS"].hand.count("ambush") == 1
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR, enemy="ambush ambush")
    t.press("axis_chief", "sheet/others.yes")
    t.roll("SSS GSS")
    t.press("allies_left", "attack/e5.e6")
    t.press("allies_left", "ground/yes")
    t.roll("SSS SSS")
    t.press("allies_left", "attack/e6.e7")
    assert len(t.said("ov-ambush")) == 2, "an overrun battle is a new declaration"


def test_ov_14_7_discarded_at_once_and_replaced_when_it_is_over() -> None:
    t = attacked("sheet/others.yes", dice="FSS", pile="dig_in " * 9)
    assert t.state.discards.count("ambush") == 1
    assert t.state.camps["AXIS"].hand == ["probe_left"], "its flag is not carried out yet"
    t.press("allies_left", "retreat/f5")
    assert t.state.camps["AXIS"].hand == ["probe_left", "dig_in"]
    told = [event for event in t.events if event.text.id == "ov-you-draw"]
    assert told[0].audience == ("axis_chief",)


def test_ov_14_7_in_the_standard_game_at_the_end_of_the_turn() -> None:
    units = "ALLIES E5 armor, AXIS E6 infantry, ALLIES I9 infantry, AXIS A9 infantry"
    t = fight(units, enemy=HELD, size="standard")
    t.press("axis_chief", "sheet/others.yes")
    t.roll("SSS FSS")
    t.press("allies_chief", "attack/e5.e6")
    assert len(t.state.camps["AXIS"].hand) == 1
    t.press("axis_chief", "retreat/d5")
    t.defaults()
    assert len(t.state.camps["AXIS"].hand) == 2


def test_ov_14_7_an_ambush_that_decides_the_battle_is_not_replaced() -> None:
    """OV-12.1: nothing further is played."""
    t = attacked(
        "sheet/e6.yes", units="ALLIES E5 armor 1, AXIS E6 infantry" + FAR, dice="ASS", medals=1
    )
    assert t.state.winner == "AXIS"
    assert t.state.camps["AXIS"].hand == ["probe_left"]


def test_ov_14_8_who_is_asked_depends_on_public_facts_only() -> None:
    holding, empty = attacked(), attacked(enemy="probe_left ambush")
    empty.state.camps["AXIS"].hand = ["probe_left", "probe_left"]
    one, other = (ENGINE.offers(t.state)["axis_chief"] for t in (holding, empty))
    assert one == other
    for t in (holding, empty):
        t.state.camps["AXIS"].hand = []
    assert not ambush.could_be(holding.state, "AXIS"), "a commander without a card"
    t = attacked()
    t.state.discards = ["ambush"]
    assert ambush.could_be(t.state, "AXIS")
    t.state.discards = ["ambush", "ambush"]
    assert not ambush.could_be(t.state, "AXIS"), "both lie in the open"


def test_ov_14_8_of_one_deck_there_is_one_ambush() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry, ALLIES I9 infantry, AXIS A9 infantry",
        enemy=HELD,
        size="standard",
    )
    t.state.discards = ["ambush"]
    assert not ambush.could_be(t.state, "AXIS")


def test_ov_14_9_one_sealed_sheet_with_a_line_for_every_unit_and_the_others() -> None:
    t = attacked()
    offer = ENGINE.offers(t.state)["axis_chief"]
    assert offer.sealed
    assert offer.most > 1
    lines = {"yes", "armor", "infantry", "ask"}
    for who in ("e6", "a20"):
        assert {k for k in t.keys("axis_chief") if k.startswith(f"sheet/{who}.")} == {
            f"sheet/{who}.{line}" for line in (*lines, "no")
        }
    assert {f"sheet/others.{line}" for line in lines} | {"no"} <= set(t.keys("axis_chief"))
    assert not any("e5" in key for key in t.keys("axis_chief")), "own units only"


def test_ov_14_9_a_line_for_all_units_is_one_press_and_others_are_typed() -> None:
    """A battle has twenty units: a hundred answers are too many to look through on a phone."""
    offer = ENGINE.offers(attacked().state)["axis_chief"]
    shown = [choice for choice in offer.choices if not choice.typed]
    lines = ("yes", "armor", "infantry", "ask")
    assert [choice.key for choice in shown] == ["no", *(f"sheet/others.{line}" for line in lines)]
    assert {choice.verb for choice in shown} <= set(offer.exclusive_verbs)


@pytest.mark.parametrize(
    ("sheet", "attacker", "springs"),
    [
        ("no", "armor", False),
        ("sheet/others.yes", "armor", True),
        ("sheet/e6.yes", "armor", True),
        ("sheet/a20.yes", "armor", False),
        ("sheet/e6.armor", "armor", True),
        ("sheet/e6.armor", "infantry", False),
        ("sheet/e6.infantry", "infantry", True),
        ("sheet/e6.infantry", "armor", False),
        ("sheet/others.yes sheet/e6.no", "armor", False),
        ("sheet/others.infantry sheet/e6.armor", "armor", True),
    ],
)
def test_ov_14_9_what_the_lines_say(sheet: str, attacker: str, springs: bool) -> None:
    """OV-14.11: carried out at the first close assault that fits."""
    t = attacked(sheet, units=UNITS.replace("armor", attacker), dice="SSS" * (1 + springs))
    assert bool(t.said("ov-ambush")) == springs


def test_ov_14_9_the_sheet_comes_once_and_holds_for_the_rest_of_the_phase() -> None:
    units = "ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 armor, AXIS E10 infantry" + FAR
    t = fight(units, ordered="E5 E9", enemy=HELD)
    t.press("axis_chief", "no")
    t.roll("SSS SSS")
    t.press("allies_left", "attack/e5.e6")
    assert t.asked == ["allies_left"]
    t.press("allies_left", "attack/e9.e10")
    assert t.said("ov-attack")[1]
    assert not t.said("ov-may-answer")


def test_ov_14_9_a_line_goes_with_its_unit() -> None:
    units = (
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES C6 infantry, AXIS A26 infantry, "
        "ALLIES I20 infantry"
    )
    t = fight(units, ordered="E5 C6", enemy=HELD)
    t.press("axis_chief", "sheet/e6.armor", "sheet/others.yes")
    t.roll("FSS")
    t.press("allies_left", "attack/e5.e6")
    if t.keys("axis_right", "ignore"):
        t.press("axis_right", "ignore/0")
    assert not t.said("ov-ambush"), "against infantry its own line says no"
    t.press("axis_right", "retreat/d6")
    t.press("allies_left", "ground/no")
    t.roll("SSS")
    t.press("allies_left", "attack/c6.d6")
    assert not t.said("ov-ambush"), "nor does it after its retreat"


def test_ov_14_9_an_overrun_may_bring_the_sheet() -> None:
    """The first target, a sniper, could not have answered a tank."""
    t = fight("ALLIES E5 armor, AXIS E6 sniper, AXIS E7 infantry" + FAR, enemy=HELD)
    assert not asked(t)
    t.roll("GSS")
    t.press("allies_left", "attack/e5.e6")
    t.press("allies_left", "ground/yes")
    t.press("allies_left", "attack/e6.e7")
    assert ENGINE.offers(t.state)["axis_chief"].question.id == "ov-ask-sheet"
    t.roll("SSS SSS")
    t.press("axis_chief", "sheet/e7.yes")
    assert t.said("ov-ambush")
    assert t.said("ov-attack")


def test_ov_14_10_fire_goes_on_while_the_sheet_is_out() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 infantry, AXIS E11 infantry" + FAR,
        ordered="E5 E9",
        enemy=HELD,
    )
    assert t.keys("allies_left", "attack") == ["attack/e9.e6", "attack/e9.e11"]
    t.roll("S")
    t.press("allies_left", "attack/e9.e6")
    assert not t.dice.left, "its dice have been rolled"
    assert t.asked == ["axis_chief"], "the close assault waits for it"
    assert ENGINE.offers(t.state)["axis_chief"].default == ("no",), "and silence is no"
    t.press("axis_chief", "no")
    assert t.keys("allies_left", "attack") == ["attack/e5.e6"]


def test_ov_14_10_the_sheet_is_asked_for_beside_a_retreat() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 infantry, AXIS E11 infantry" + FAR,
        ordered="E5 E9",
        enemy=HELD,
    )
    t.roll("FS")
    t.press("allies_left", "attack/e9.e11")
    assert t.asked == ["axis_center", "axis_chief"]
    t.press("axis_chief", "sheet/e6.yes")
    assert t.asked == ["axis_center"]
    t.press("axis_center", t.keys("axis_center", "retreat")[0])
    assert t.state.sheet.lines
    assert t.keys("allies_left", "attack") == ["attack/e5.e6"]


HELD_BACK = "ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 infantry, AXIS E11 infantry" + FAR


@pytest.mark.parametrize("ordered", ["E5 E9", "E5"])
def test_ov_14_10_ov_27_13_ov_31_23_a_typed_close_assault_waits_for_the_sheet(ordered: str) -> None:
    """Whether its general is asked about a fire meanwhile, or nothing at all."""
    t = fight(HELD_BACK, ordered=ordered, enemy=HELD)
    orders = ENGINE.orders
    assert orders
    filed = orders.read(t.state, "allies_left", "E5xE6")
    offer = ENGINE.offers(t.state).get("allies_left")
    assert (offer is not None) == (ordered == "E5 E9")
    if offer:
        assert orders.answer(t.state, "allies_left", offer, filed) is None
    assert filed.plan == ["E5xE6"]
    t.press("axis_chief", "no")
    answer = orders.answer(t.state, "allies_left", ENGINE.offers(t.state)["allies_left"], filed)
    assert answer
    assert answer.picks == ("attack/e5.e6",)


@pytest.mark.parametrize("text", ["E5xE11", "E9xE6"])
def test_ov_31_23_only_a_close_assault_that_will_be_legal_waits_for_the_sheet(text: str) -> None:
    t = fight(HELD_BACK, ordered="E5 E9", enemy=HELD)
    t.state.units["E9"].order = None
    with pytest.raises(Illegal):
        t.do("allies_left", text)


def test_ov_14_11_a_yes_without_the_card_changes_nothing() -> None:
    """At the same instant, with the same waiting."""
    t = table(UNITS, enemy=HELD)
    t.state.camps["AXIS"].hand = ["probe_left", "probe_left"]
    open_battle(t, "E5")
    t.press("axis_chief", "sheet/others.yes")
    t.roll("SSS")
    t.press("allies_left", "attack/e5.e6")
    assert t.said("ov-attack")
    assert not t.said("ov-ambush")


def test_ov_14_11_a_line_ask_opens_a_window_for_that_attack() -> None:
    t = attacked("sheet/e6.ask")
    assert t.keys("axis_chief") == ["pass", "use"]
    assert ENGINE.offers(t.state)["axis_chief"].sealed
    t.roll("SSS SSS")
    t.press("axis_chief", "use")
    assert t.said("ov-ambush")


def test_ov_14_12_a_sheet_filed_in_advance_answers_every_turn() -> None:
    t = attacked()
    orders = ENGINE.orders
    assert orders
    filed = orders.read(t.state, "axis_chief", "ambush E6 no, others yes")
    for _ in range(2):
        offer = ENGINE.offers(t.state)["axis_chief"]
        answer = orders.answer(t.state, "axis_chief", offer, OrderBook(standing=filed.standing))
        assert answer
        assert set(answer.picks) == {"sheet/e6.no", "sheet/others.yes"}


def test_ov_14_13_asked_each_time() -> None:
    t = attacked(rules_of=ASK)
    assert not asked(t), "no sheet"
    t.press("allies_left", "attack/e5.e6")
    assert t.keys("axis_chief") == ["pass", "use"]
    assert ENGINE.offers(t.state)["axis_chief"].default == ("pass",)
    t.roll("SSS SSS")
    t.press("axis_chief", "use")
    assert t.said("ov-ambush")


@pytest.mark.parametrize(
    ("said", "pick"), [("yes", "use"), ("no", "pass"), ("armor", "use"), ("infantry", "pass")]
)
def test_ov_14_13_unless_a_standing_order_answers(said: str, pick: str) -> None:
    t = attacked(rules_of=ASK)
    t.press("allies_left", "attack/e5.e6")
    orders = ENGINE.orders
    assert orders
    filed = orders.read(t.state, "axis_chief", f"ambush others {said}")
    offer = ENGINE.offers(t.state)["axis_chief"]
    answer = orders.answer(t.state, "axis_chief", offer, OrderBook(standing=filed.standing))
    assert answer
    assert answer.picks == (pick,)


@pytest.mark.parametrize("way", ["sheet", "ask"])
def test_ov_14_14_everybody_sees_the_same_line_whatever_he_holds(way: str) -> None:
    waiting = []
    for hand in (HELD, "probe_left dig_in"):
        t = table(UNITS, enemy=HELD, rules_of=Rules(ambush=way))
        t.state.camps["AXIS"].hand = hand.split()
        open_battle(t, "E5")
        if way == "ask":
            t.press("allies_left", "attack/e5.e6")
        offer = ENGINE.offers(t.state)["axis_chief"]
        view = ENGINE.view(t.state, None)
        waiting.append(
            (offer.waiting, view.waiting, view.question, offer.clock, t.said("ov-may-answer"))
        )
    assert waiting[0] == waiting[1]
    assert waiting[0][0].id == "ov-wait-ambush"


def test_ov_14_14_the_card_itself_is_shown_when_it_is_used() -> None:
    t = attacked("sheet/e6.yes", dice="SSS SSS")
    (event,) = [event for event in t.events if event.text.id == "ov-ambush"]
    assert event.audience is None
    assert event.reveals
    assert t.state.discards[-1] == "ambush"


def test_ov_14_4_an_airplane_does_not_support_an_ambush() -> None:
    """What it left unused in its own turn is gone (OV-25.24)."""
    t = attacked()
    t.state.planes = [Plane("a", "AXIS", "F5", "right", support=True)]
    t.press("axis_chief", "sheet/e6.yes")
    t.roll("SSS SSS")
    t.press("allies_left", "attack/e5.e6")
    assert len(t.said("ov-ambush")[0].args["faces"]) == 3


def test_ov_14_12_a_no_for_good_is_offered_whatever_is_held() -> None:
    """Only who plays alone, whom nobody watches, is not asked where it comes to the same."""
    t = attacked()
    offer = t.offers["axis_chief"]
    for hand, idle in ((["ambush", "dig_in"], False), (["dig_in"], True)):
        t.state.camps["AXIS"].hand = hand
        assert ENGINE.offers(t.state)["axis_chief"] == offer
        assert ENGINE.idle(t.state, "axis_chief", offer) is idle
    filed = OrderBook(standing=dict([offer.hush.split("/")]))
    said = ENGINE.orders.answer(t.state, "axis_chief", offer, filed)
    assert said is not None
    assert said.picks == ("no",)
    t = attacked(rules_of=ASK)
    t.press("allies_left", "attack/e5.e6")
    assert t.offers["axis_chief"].hush == offer.hush
