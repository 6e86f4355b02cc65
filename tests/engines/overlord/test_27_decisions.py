"""Section 27: every decision, its default, who sees it, and whom the game waits for."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from engines.contract import Illegal, Offer, OrderBook
from engines.kit import play
from engines.kit.simulate import QuickRng, some_picks
from engines.overlord import ENGINE, library, player, roles
from engines.overlord.state import Laid, Rules
from tests.engines.overlord.table import ORDERS, Table, fight, open_battle, orders, table

UNITS = (
    "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F8 infantry, ALLIES F12 infantry, "
    "ALLIES F20 infantry, AXIS A1 infantry, AXIS A26 infantry"
)
SPARE = ", ALLIES I20 infantry, AXIS A20 infantry"
ASK = {"rules_of": Rules(players=8, interrupts="ask")}


def offer(t: Table, seat: str) -> Offer:
    return ENGINE.offers(t.state)[seat]


def answer(t: Table, seat: str, **filed: str) -> tuple[str, ...] | None:
    """What standing orders say to the question of a seat."""
    assert ENGINE.orders
    standing = {name.replace("_", "."): value for name, value in filed.items()}
    found = ENGINE.orders.answer(t.state, seat, offer(t, seat), OrderBook(standing))
    return None if found is None else found.picks


def sent(text: str, hand: str, dice: str = "FFF", units: str = UNITS, **more: Any) -> Table:
    t = table(units, hand=hand, **more)
    t.do("allies_chief", text)
    t.roll(dice)
    t.do("allies_chief", "send")
    return t


def said_to(t: Table, message: str) -> set[tuple[str, ...] | None]:
    """Who may read the events of a kind."""
    return {event.audience for event in t.events if event.text.id == f"ov-{message}"}


# ---- the commander


def test_ov_27_4_the_cards_of_a_turn_may_be_filed_before_it() -> None:
    """They are sent only if still legal."""
    t = table(UNITS, hand="probe_left dig_in", side="AXIS", enemy="move_out probe_right dig_in")
    filed = ORDERS.read(t.state, "allies_chief", "give MO>L, P-R>R; send")
    while t.state.side == "AXIS":
        t.dice.left.clear()
        t.roll("FFFF")
        t.press(t.asked[0], *offer(t, t.asked[0]).default)
    assert ENGINE.orders
    lost = ENGINE.load(ENGINE.dump(t.state))
    lost.camps["ALLIES"].hand.remove("move_out")
    late = deepcopy(filed)
    found = ENGINE.orders.answer(lost, "allies_chief", ENGINE.offers(lost)["allies_chief"], late)
    assert found
    assert found.stop
    assert found.stop.id == "turn-not-possible"
    found = ENGINE.orders.answer(t.state, "allies_chief", offer(t, "allies_chief"), filed)
    assert found
    assert found.picks == ("give/move_out.left",)


def test_ov_27_4_each_card_is_seen_by_him_and_its_receiver_the_numbers_by_all() -> None:
    t = sent("give P-L>L, MO>C", "probe_left move_out dig_in", "F")
    assert said_to(t, "given") == {None}
    assert said_to(t, "your-cards") == {("allies_left",), ("allies_center",)}


def test_ov_27_5_a_visit_is_seen_by_all_and_silence_means_none() -> None:
    t = sent("visit C; give P-L>L", "probe_left dig_in")
    assert said_to(t, "visit") == {None}
    quiet = table(UNITS, hand="probe_left dig_in")
    assert offer(quiet, "allies_chief").default == ("give/probe_left.left",)
    assert len(quiet.keys("allies_chief", "visit")) == 3, "none, left, center, right"


def test_ov_27_6_gung_ho_only_for_a_general_with_a_section_card() -> None:
    t = table(UNITS, hand="probe_left move_out dig_in", rules={"ALLIES": ["gung_ho"]})
    assert not t.keys("allies_chief", "gung")
    t.do("allies_chief", "give P-L>L, MO>C")
    assert t.cells("allies_chief", "gung") == ["PROBE_LEFT.LEFT"]
    assert offer(t, "allies_chief").default == ("send",), "silence: none"


def test_ov_27_7_new_commissar_cards_go_with_the_same_message_seen_by_him() -> None:
    t = table(
        UNITS, hand="dig_in move_out", rules={"ALLIES": ["commissar"]}, nations={"ALLIES": "RU"}
    )
    t.state.camps["ALLIES"].commissar = ["probe_left"]
    t.roll("FF")
    t.do("allies_chief", "give P-L>L; under DI; send")
    assert [card.id for card in ENGINE.view(t.state, "allies_chief").commissar] == ["dig_in"]
    assert "dig_in" not in repr([e for e in t.events if e.audience != ("allies_chief",)])


@pytest.mark.parametrize(("code", "card", "most"), [("AP", "air_power", 4), ("BA", "barrage", 1)])
def test_ov_27_8_targets_are_seen_when_sent_and_silence_names_none(
    code: str, card: str, most: int
) -> None:
    units = UNITS + ", AXIS A2 infantry, AXIS A3 infantry, AXIS A4 infantry, AXIS A5 infantry"
    t = table(units, hand=f"{card} dig_in")
    t.press("allies_chief", f"self/{card}")
    assert offer(t, "allies_chief").default == ("send",)
    for cell in ("a1", "a2", "a3", "a4")[:most]:
        t.press("allies_chief", f"target/{cell}")
    assert not t.keys("allies_chief", "target")
    assert not t.events, "not yet told"
    t.roll("S" * (2 * most if card == "air_power" else 4) + "FFF")
    t.press("allies_chief", "send")
    assert said_to(t, "bombed") == {None}
    assert len(t.said("ov-bombed")) == most


def test_ov_27_23_nothing_is_legal_the_first_drawn_is_discarded_in_silence() -> None:
    """OV-17.16; where all cards are alike nobody is asked (OV-27.26)."""
    t = table(UNITS, hand="ambush counter_attack")
    assert offer(t, "allies_chief").default == ("discard/ambush",)
    assert t.cells("allies_chief", "discard") == ["AMBUSH", "COUNTER_ATTACK"]
    alike = table(UNITS, hand="ambush ambush", enemy="ambush")
    assert not alike.keys("allies_chief", "discard")
    assert alike.state.camps["ALLIES"].hand == ["ambush"]


# ---- the generals


def test_ov_27_9_a_card_laid_is_seen_by_all_by_default_where_most_units_are() -> None:
    t = sent("give P-L>L", "probe_left dig_in")
    assert offer(t, "allies_left").default == ("lay/probe_left.2",)
    t.press("allies_left", "lay/probe_left.1")
    assert said_to(t, "laid") == {None}


def test_ov_27_9_of_two_cards_to_counter_silence_takes_the_first() -> None:
    t = table(UNITS, hand="counter_attack dig_in")
    t.state.camps["AXIS"].last = [
        Laid("probe_right", "right", "probe_right", [2]),
        Laid("attack_right", "right", "attack_right", [1]),
    ]
    t.roll("FF")
    t.do("allies_chief", "give CT>L; send")
    assert t.keys("allies_left") == ["counter/probe_right.2", "counter/attack_right.1"]
    assert offer(t, "allies_left").default == ("counter/probe_right.2",)


def test_ov_27_10_initiative_is_rolled_by_standing_order_unless_told_otherwise() -> None:
    t = table(UNITS, hand="probe_left dig_in")
    t.rolls = False
    t.do("allies_chief", "give P-L>L; send")
    assert t.keys("allies_right") == ["roll", "no"]
    assert offer(t, "allies_right").default == ("roll",)
    assert answer(t, "allies_right") == ("roll",), "nobody waits"
    assert answer(t, "allies_right", initiative="no") == ("no",)
    assert answer(t, "allies_right", initiative="ask") is None
    t.press("allies_right", "no")
    assert t.state.staff["right"].closed
    assert not t.said("ov-initiative")


def test_ov_27_11_units_are_named_within_the_card_seen_when_locked_none_by_default() -> None:
    t = sent("give P-L>L", "probe_left dig_in")
    t.press("allies_left", "lay/probe_left.2")
    assert (offer(t, "allies_left").default, offer(t, "allies_left").most) == ((), 2)
    assert t.cells("allies_left", "order") == ["F7", "F8"]
    t.press("allies_left", "order/f7")
    assert said_to(t, "ordered") == {None}


def test_ov_27_11_symbols_of_a_finest_hour_and_the_healed_unit() -> None:
    t = sent("self FH", "finest_hour dig_in", "IAFF FFFF FFFF")
    assert offer(t, "allies_left").default == ()
    assert offer(t, "allies_left").most == 1
    t = sent("give MM>L", "medics dig_in", units=UNITS.replace("F2 infantry", "F2 infantry 2"))
    assert (t.keys("allies_left"), offer(t, "allies_left").default) == (["heal/f2"], ())


def test_ov_27_12_whoever_is_not_moved_stays_moves_are_seen_by_all() -> None:
    t = orders(f"ALLIES E5 infantry{SPARE}", ordered="E5", hexes="E5:cemetery")
    t.press("allies_left", "move/e5")
    assert offer(t, "allies_left").default == ("done",)
    t.press("allies_left", "to/e6")
    assert said_to(t, "move") == {None}


def test_ov_27_13_a_battle_plan_is_filed_in_orders_and_runs_by_itself() -> None:
    t = orders(f"ALLIES E5 infantry, AXIS E7 infantry{SPARE}", ordered="E5")
    filed = ORDERS.read(t.state, "allies_left", "E5-; done; E5xE7")
    before = len(t.events)
    ENGINE.orders.answer(t.state, "allies_left", offer(t, "allies_left"), filed)
    assert len(t.events) == before, "nobody hears of it"
    t.roll("SS")
    t.do("allies_left", "E5-; done; E5xE7")
    assert len(t.said("ov-attack")) == 1


def test_ov_27_15_the_next_attack_or_the_end_which_is_the_default() -> None:
    t = fight(f"ALLIES E5 infantry, AXIS E6 armor{SPARE}", "E5:wire")
    assert t.keys("allies_left") == ["done", "attack/e5.e6", "wire/e5"]
    assert offer(t, "allies_left").default == ("done",)


# ---- in the enemy's turn


def test_ov_27_14_ambush_is_asked_once_a_turn_under_seal_no_by_default() -> None:
    units = f"ALLIES E5 armor, ALLIES E11 armor, AXIS E6 armor, AXIS E12 infantry{SPARE}"
    t = fight(units, ordered="E5 E11", enemy="ambush dig_in")
    sheet = offer(t, "axis_chief")
    assert sheet.sealed
    assert sheet.default == ("no",)
    t.press("axis_chief", "no")
    for attack in ("E5xE6", "E11xE12"):
        t.roll("SSS")
        t.do("allies_left" if attack[1] == "5" else "allies_center", attack)
        assert not t.keys("axis_chief", "sheet")
        assert not t.keys("axis_chief", "pass")
    asked = fight(units, ordered="E5 E11", enemy="ambush dig_in", rules_of=Rules(ambush="ask"))
    for attack in ("E5xE6", "E11xE12"):
        asked.do("allies_left" if attack[1] == "5" else "allies_center", attack)
        assert offer(asked, "axis_chief").sealed
        assert offer(asked, "axis_chief").default == ("pass",)
        asked.roll("SSS")
        asked.press("axis_chief", "pass")


@pytest.mark.parametrize(
    ("filed", "picks"),
    [
        ({"ambush": "yes"}, ("sheet/others.yes",)),
        ({"ambush": "no"}, ("no",)),
        ({"ambush_armor": "yes"}, ("sheet/e6.yes",)),
        ({"ambush": "yes", "ambush_infantry": "no"}, ("sheet/others.yes", "sheet/a20.no")),
        ({"ambush": "yes", "ambush_E6": "ask"}, ("sheet/others.yes", "sheet/e6.ask")),
        ({}, None),
    ],
)
def test_ov_27_14_the_standing_sheet_answers_every_turn(
    filed: dict[str, str], picks: tuple[str, ...] | None
) -> None:
    """OV-14.12, 27.27"""
    t = fight(f"ALLIES E5 armor, AXIS E6 armor{SPARE}", enemy="ambush dig_in")
    found = answer(t, "axis_chief", **filed)
    assert found == picks
    if found:
        t.press("axis_chief", *found)


def flagged(unit: str = "infantry", hexes: str = "E6:cemetery", **more: Any) -> Table:
    t = fight(f"ALLIES E5 infantry, AXIS E6 {unit}{SPARE}", hexes, **more)
    t.roll("FFS")
    t.do("allies_left", "E5xE6")
    return t


def test_ov_27_16_flags_are_ignored_by_default_and_asked_only_if_wanted() -> None:
    t = flagged()
    assert t.keys("axis_right") == ["ignore/0", "ignore/1"]
    assert answer(t, "axis_right") == offer(t, "axis_right").default == ("ignore/1",)
    assert answer(t, "axis_right", flags="yield") == ("ignore/0",)
    assert answer(t, "axis_right", flags="ask") is None
    assert answer(flagged(**ASK), "axis_right") is None
    t.press("axis_right", "ignore/1")
    assert said_to(t, "flags-ignored") == {None}


@pytest.mark.parametrize(
    ("filed", "said"),
    [
        ({"flags": "yield"}, "ignore/0"),
        ({"flags": "ignore", "flags_sniper": "yield"}, "ignore/0"),
        ({"flags": "yield", "flags_E6": "ignore"}, "ignore/1"),
        ({"flags_infantry": "ignore", "flags_sniper": "yield"}, "ignore/0"),
        ({"flags_armor": "yield"}, "ignore/1"),
    ],
)
def test_ov_27_27_for_one_unit_a_type_or_all_the_narrower_wins(
    filed: dict[str, str], said: str
) -> None:
    t = fight(f"ALLIES E5 infantry, AXIS E6 sniper{SPARE}", "E6:cemetery")
    t.roll("FFS")
    t.do("allies_left", "E5xE6")
    assert answer(t, "axis_right", **filed) == (said,)


def test_ov_27_17_the_way_back_is_chosen_for_him_unless_he_wants_to_choose() -> None:
    """Left is his own left: the Axis sits at the top (OV-2.7)."""
    t = flagged(hexes="")
    assert answer(t, "axis_right") == offer(t, "axis_right").default
    assert answer(t, "axis_right", retreat="left") == ("retreat/d6",)
    assert answer(t, "axis_right", retreat="right") == ("retreat/d5",)
    assert (
        answer(t, "axis_right", retreat="ask")
        is None
        is answer(flagged(hexes="", **ASK), "axis_right")
    )


def test_ov_27_18_he_battles_back_unless_told_otherwise() -> None:
    more: Any = {"side": "AXIS", "rules": {"ALLIES": ["battle_back"]}, "nations": {"ALLIES": "GB"}}
    found = []
    for extra in ({}, ASK):
        t = fight(f"AXIS E5 infantry, ALLIES E6 infantry GB 2{SPARE}", **more, **extra)
        t.roll("ISS")
        t.do("axis_right", "E5xE6")
        assert offer(t, "allies_left").default == ("back/yes",)
        found.append(answer(t, "allies_left"))
        assert answer(t, "allies_left", back="no") == ("back/no",)
    assert found == [("back/yes",), None]


def taken(**more: Any) -> Table:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry, AXIS D6 infantry 2" + SPARE, **more
    )
    t.roll("GSS")
    t.do("allies_left", "E5xE6")
    return t


def test_ov_27_19_taking_ground_no_by_default_by_mark_or_standing_order() -> None:
    t = taken()
    assert offer(t, "allies_left").default == ("ground/no",)
    assert answer(t, "allies_left") is None, "he is acting anyway"
    assert answer(t, "allies_left", ground="yes") == ("ground/yes",)
    assert answer(t, "allies_left", ground="no") == ("ground/no",)
    assert answer(t, "allies_left", ground="ask") is None


def test_ov_27_20_an_overrun_battle_none_by_default_by_mark_or_standing_order() -> None:
    """OV-27.28: best is most dice, then fewest figures, then the first hex."""
    t = taken()
    t.press("allies_left", "ground/yes")
    assert offer(t, "allies_left").default == ("halt",)
    assert answer(t, "allies_left") is None
    assert answer(t, "allies_left", overrun="best") == ("attack/e6.d6",)
    assert answer(t, "allies_left", overrun="none") == ("halt",)
    even = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry, AXIS D6 infantry" + SPARE)
    even.roll("GSS")
    even.do("allies_left", "E5xE6+")
    assert answer(even, "allies_left", overrun="best") == ("attack/e6.d6",), "D before E"
    covered = fight(
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry, AXIS D6 infantry 2" + SPARE,
        "D6:hill",
    )
    covered.roll("GSS")
    covered.do("allies_left", "E5xE6+")
    assert answer(covered, "allies_left", overrun="best") == ("attack/e6.e7",), "most dice"


def test_ov_27_22_recon_in_the_standard_game_holds_up_nobody() -> None:
    t = table(
        "ALLIES F2 infantry, AXIS A1 infantry",
        hand="recon_left dig_in move_out",
        size="standard",
        pile="barrage medics firefight",
    )
    t.state.camps["ALLIES"].size = 3
    t.do("allies_chief", "self R-L; send")
    t.do("allies_chief", "play R-L: F2; F2-")
    assert t.state.side == "AXIS"
    assert t.asked == ["axis_chief"]
    keep = offer(t, "allies_chief")
    assert not keep.required
    assert keep.default == ("keep/firefight",), "the first one drawn"
    assert t.keys("allies_chief") == ["keep/firefight", "keep/medics"]
    assert t.state.camps["ALLIES"].hand == ["dig_in", "move_out"], "they lie in no hand"
    assert all(e.audience for e in t.events if "firefight" in repr(e))
    t.press("allies_chief", "keep/medics")
    assert t.state.camps["ALLIES"].hand[-1] == "medics"
    assert t.state.discards[-1] == "firefight"


def test_ov_27_22_nobody_learns_that_both_cards_of_a_recon_are_alike() -> None:
    """Whether the question is asked must not depend on what was drawn."""
    t = table(
        "ALLIES F2 infantry, AXIS A1 infantry",
        hand="recon_left dig_in move_out",
        size="standard",
        pile="barrage medics medics",
    )
    t.state.camps["ALLIES"].size = 3
    t.do("allies_chief", "self R-L; send")
    t.do("allies_chief", "play R-L: F2; F2-")
    assert t.keys("allies_chief") == ["keep/medics"]
    t.press("allies_chief", "keep/medics")
    assert t.state.camps["ALLIES"].hand == ["dig_in", "move_out", "medics"]
    assert t.state.discards[-1] == "medics"


# ---- how it is asked


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, {"interrupts": "ask", "ambush": "ask"}, {"air": "on"}])
def test_ov_27_26_a_question_with_one_answer_is_not_asked(
    seed: int, options: dict[str, str]
) -> None:
    """The choice of cards is one message, though, put together and then sent (OV-17.18), and the
    two cards of a Recon may be alike, which nobody else is to know (OV-27.22)."""
    for scenario in library.scenarios():
        state = ENGINE.new(
            roles.seats(library.field(scenario)), {"scenario": scenario, **options}, QuickRng(seed)
        )
        chance = QuickRng(seed + 7)
        for _ in range(250):
            offers = ENGINE.offers(state)
            if not offers:
                break
            for each in offers.values():
                single = len(each.choices) == each.least == 1
                assert not single or each.question.id in ("ov-ask-select", "ov-ask-keep")
            seat = list(offers)[chance.below(len(offers))]
            picks = player.picks(state, seat, offers[seat], chance) if seed % 2 else None
            picks = picks or some_picks(offers[seat], chance)
            state = play.move(ENGINE, state, seat, picks, chance).state


def test_ov_27_25_whom_a_turn_waits_for() -> None:
    """The commander; the generals who have something to order, side by side; the enemy commander
    once, beside their battles; nobody else."""
    t = table(
        "ALLIES F2 infantry, ALLIES E7 infantry, ALLIES F12 infantry, AXIS E8 infantry, "
        "AXIS A26 infantry",
        hand="probe_left dig_in",
        enemy="ambush dig_in",
    )
    waits = [set(t.asked)]
    t.roll("F")
    t.do("allies_chief", "give P-L>L; send")
    waits.append(set(t.asked))
    t.do("allies_left", "play P-L @2: E7; E7-")
    waits.append(set(t.asked))
    t.press("axis_chief", "no")
    t.roll("FSS")
    waits.append(set(t.asked))
    t.do("allies_left", "E7xE8=")
    assert answer(t, "axis_right") is not None, "answered by default, nobody waits"
    t.press("axis_right", *offer(t, "axis_right").default)
    t.press("allies_left", "ground/no")
    assert waits == [{"allies_chief"}, {"allies_left"}, {"axis_chief"}, {"allies_left"}]
    assert t.state.side == "AXIS"


def test_ov_27_25_a_filed_sheet_waits_for_nobody() -> None:
    t = fight(f"ALLIES E5 armor, AXIS E6 armor{SPARE}", enemy="ambush dig_in")
    assert answer(t, "axis_chief", ambush="no") == ("no",)


def test_ov_27_27_the_standing_orders_are_private_and_hold_for_what_comes_later() -> None:
    t = table(UNITS)
    filed = ORDERS.read(
        t.state, "axis_left", "standing flags.sniper=yield retreat=left overrun=best"
    )
    assert filed.standing == {"flags.sniper": "yield", "retreat": "left", "overrun": "best"}
    assert not filed.plan, "nothing happens now"
    with pytest.raises(Illegal) as wrong:
        ORDERS.read(t.state, "axis_left", "standing flags.submarine=yield")
    assert wrong.value.reason.id == "turn-form"
    assert ENGINE.orders
    menu = ENGINE.orders.menu(t.state, "axis_left", OrderBook())
    said: dict[str, list[str]] = {}
    for choice in menu.choices:
        said.setdefault(choice.verb, []).append(choice.arg)
    assert said == {
        "ambush": ["no", "yes", "armor", "infantry", "ask"],
        "flags": ["ignore", "yield", "ask"],
        "retreat": ["auto", "left", "right", "ask"],
        "back": ["yes", "no", "ask"],
        "initiative": ["roll", "no", "ask"],
        "ground": ["yes", "no", "ask"],
        "overrun": ["best", "none", "ask"],
    }


def test_ov_27_27_with_interrupts_ask_everything_is_asked() -> None:
    """OV-33.6"""
    t = table(UNITS, hand="probe_left dig_in", **ASK)
    t.rolls = False
    t.do("allies_chief", "give P-L>L; send")
    assert answer(t, "allies_right") is None, "initiative"
    assert answer(flagged(**ASK), "axis_right") is None, "flags"
    assert answer(flagged(hexes="", **ASK), "axis_right") is None, "ways"


def test_ov_27_28_dice_first_then_figures_then_the_hex() -> None:
    t = table("ALLIES E5 armor, AXIS E6 infantry 1, AXIS D6 infantry 3, AXIS E7 infantry 2" + SPARE)
    open_battle(t, "E5")
    t.roll("GSS")
    t.do("allies_left", "E5xE6+")
    assert answer(t, "allies_left", overrun="best") == ("attack/e6.e7",), "fewest figures"
