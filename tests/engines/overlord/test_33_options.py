"""Section 33: what a host decides before set-up. The first value is the default."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.app.people import lobby
from bot.text import words
from engines.contract import Illegal, Msg
from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, library, opening, roles
from engines.overlord.engine import Overlord
from engines.overlord.orders import standing
from engines.overlord.state import Rules
from tests.bot.app.house import ANN, BOB, CAT, House, refused
from tests.engines.overlord.table import code_of, fight, open_battle, scenario, table
from tests.engines.overlord.twin import OPTIONS

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
OMAHA, KURSK, KALACH, SMALL = (
    "ov-01-bloody-omaha",
    "ov-06-kursk-steppe",
    "ov-02-kalach-pincers",
    "tr-01-crossroads",
)


def option(name: str) -> tuple[str, ...]:
    return next(each.values for each in ENGINE.options if each.name == name)


def every(chosen: str) -> tuple[str, ...]:
    return roles.seats(library.field(chosen))


def check(chosen: str = OMAHA, **options: str) -> Msg | None:
    return ENGINE.check(every(chosen), {"scenario": chosen, **options})


def sides(**options: str) -> list[int]:
    """People on each side, AXIS first."""
    people = Counter(chair[0].partition("_")[0] for chair in ENGINE.chairs(options))
    return [people["axis"], people["allies"]]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("pair", ("shared", "split")),
        ("talk", ("strict", "open", "none")),
        ("ambush", ("sheet", "ask")),
        ("interrupts", ("standing", "ask")),
        ("order", ("first_come", "batch")),
        ("pincer", ("one", "both")),
        ("commissar", ("three", "up_to_three")),
        ("gung_ho_unit", ("named", "late")),
        ("air", ("scenario", "ask", "on", "off")),
        ("undo", ("on", "off")),
    ],
)
def test_ov_33_3_to_15_values_and_defaults(name: str, values: tuple[str, ...]) -> None:
    """OV-33.3, OV-33.4, OV-33.5, OV-33.6, OV-33.7, OV-33.9, OV-33.10, OV-33.11, OV-33.12, OV-33.15:
    the first value is the default, every value is taken, any other is refused with its reason."""
    assert option(name) == values
    where = KURSK if name == "air" else OMAHA
    assert [check(where, **{name: value}) for value in values] == [None] * len(values)
    refusal = check(where, **{name: "dance"})
    assert refusal == Msg("ov-check-option", {"option": Msg(f"ov-option-{name}"), "value": "dance"})
    if name not in ("undo",):
        assert getattr(Rules(), name) == values[0]


def test_ov_33_every_option_is_tried_by_the_laws_of_every_game() -> None:
    tried = {name for _, options in OPTIONS for name in options}
    assert tried >= {each.name for each in ENGINE.options}


def test_ov_33_1_any_scenario_that_lies_in_the_folder() -> None:
    assert set(option("scenario")) == set(library.scenarios())
    assert check("ov-03-saipan-landing") is None
    refusal = ENGINE.check(every(OMAHA), {"scenario": "ov-99"})
    assert refusal
    assert refusal.id == "ov-check-option"


@pytest.mark.parametrize(
    ("options", "people"),
    [
        ({}, [4, 4]),
        ({"players": "6"}, [3, 3]),
        ({"players": "2"}, [1, 1]),
        ({"axis_team": "1", "allies_team": "4"}, [1, 4]),
        ({"axis_team": "3", "allies_team": "2"}, [3, 2]),
    ],
)
def test_ov_33_2_one_to_four_on_each_side(options: dict[str, str], people: list[int]) -> None:
    assert sides(**options) == people
    assert check(**options) is None


def test_ov_33_2_never_five_on_a_side() -> None:
    refusal = check(axis_team="5")
    assert refusal
    assert refusal.id == "ov-check-option"


def test_ov_33_3_a_split_pair_hides_the_hand() -> None:
    for pair, knows in (("shared", True), ("split", False)):
        t = table(rules_of=Rules(players=4, pair=pair))
        assert bool(ENGINE.view(t.state, "allies_left").hand) is knows


def test_ov_33_4_talk_decides_whether_generals_are_visited() -> None:
    for talk, visits in (("strict", True), ("open", False), ("none", False)):
        t = table(rules_of=Rules(players=8, talk=talk))
        assert bool(t.keys("allies_chief", "visit")) is visits


def test_ov_33_5_a_sheet_or_a_question_each_time() -> None:
    for ambush, asked in (("sheet", ["axis_chief"]), ("ask", ["allies_left"])):
        t = table(
            "ALLIES E5 infantry, AXIS E6 infantry" + FAR,
            enemy="ambush probe_left",
            rules_of=Rules(ambush=ambush),
        )
        assert open_battle(t, "E5").asked == asked
    t.do("allies_left", "E5xE6")
    assert t.asked == ["axis_chief"]
    assert t.keys("axis_chief") == ["pass", "use"]


def test_ov_33_6_interruptions_are_answered_by_themselves_or_asked() -> None:
    for interrupts, answered in (("standing", True), ("ask", False)):
        t = fight(
            "ALLIES E5 infantry, AXIS E6 infantry" + FAR, rules_of=Rules(interrupts=interrupts)
        )
        t.roll("FSS")
        t.do("allies_left", "E5xE6")
        offer = ENGINE.offers(t.state)["axis_right"]
        said = standing.answer(t.state, "axis_right", offer, {})
        assert (said is not None) is answered


@pytest.mark.parametrize(("order", "asked"), [("first_come", 2), ("batch", 1)])
def test_ov_33_7_battles_side_by_side_or_one_general_after_another(order: str, asked: int) -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES E12 infantry, AXIS E14 infantry" + FAR,
        ordered="E5 E12",
        rules_of=Rules(order=order),
    )
    assert len(t.asked) == asked


def test_ov_33_8_another_result_for_each_face() -> None:
    assert option("initiative")[0] == "printed"
    assert check(initiative="grenade_any+flag_infantry") is None
    refusal = check(initiative="flag_infantry+flag_armor")
    assert refusal
    assert refusal.id == "ov-check-initiative", "one result for a face"
    for chosen, units in (("printed", []), ("flag_infantry", ["F2"])):
        t = table(
            "ALLIES F2 infantry, ALLIES F3 armor" + FAR,
            hand="probe_right dig_in",
            rules_of=Rules(initiative=chosen),
        )
        t.roll("F")
        t.do("allies_chief", "give P-R>R; send")
        assert t.cells("allies_left", "order") == units


@pytest.mark.parametrize(("pincer", "sections"), [("one", [1]), ("both", [1, 2])])
def test_ov_33_9_pincer_move_in_one_section_or_in_both(pincer: str, sections: list[int]) -> None:
    t = table(
        "ALLIES F2 infantry, ALLIES F7 infantry" + FAR,
        hand="pincer_move probe_left dig_in",
        rules_of=Rules(pincer=pincer),
    )
    t.roll("F")
    if pincer == "both":
        t.do("allies_chief", "give PM>L")
        assert code_of(t.refused("allies_chief", "give P-L>L")) == "NOT_OFFERED"
        t.do("allies_chief", "send")
    else:
        t.do("allies_chief", "give PM>L; send")
        t.press("allies_left", "lay/pincer_move.1")
    assert t.state.laid[0].sections == sections


def test_ov_33_10_one_to_three_cards_or_three() -> None:
    for commissar, enough in (("up_to_three", True), ("three", False)):
        t = table(
            hand="probe_left dig_in dig_in dig_in dig_in",
            nations={"ALLIES": "RU"},
            rules={"ALLIES": ["commissar"]},
            rules_of=Rules(commissar=commissar),
        )
        t.do("allies_chief", "under P-L")
        assert ("send" in t.keys("allies_chief")) is enough


def test_ov_33_11_who_names_the_gung_ho_unit() -> None:
    for who, named in (("late", []), ("named", ["I1"])):
        t = table(
            hand="probe_left dig_in",
            rules={"ALLIES": ["gung_ho"]},
            rules_of=Rules(gung_ho_unit=who),
        )
        t.do("allies_chief", "give P-L>L; gung L")
        assert t.cells("allies_chief", "name") == named


def test_ov_33_12_air_only_where_the_scenario_allows_it_or_is_silent() -> None:
    assert check(SMALL, air="scenario") is None
    assert check(SMALL, air="off") is None
    for air in ("ask", "on"):
        refusal = check(SMALL, air=air)
        assert refusal
        assert refusal.id == "ov-check-air"
        assert refusal.args["value"] == Msg(f"ov-option-air-{air}")
    for air in ("scenario", "ask", "on", "off"):  # a shipped battle that says nothing
        assert check(OMAHA, air=air) is None
        state = ENGINE.new(every(OMAHA), {"scenario": OMAHA, "air": air}, QuickRng(1))
        asked = [seat for seat, offer in ENGINE.offers(state).items() if offer.sealed]
        assert (state.air, bool(asked)) == (air == "on", air == "ask")
    for air, on in (("scenario", False), ("ask", False), ("on", True), ("off", False)):
        assert check(KURSK, air=air) is None
        state = ENGINE.new(every(KURSK), {"scenario": KURSK, "air": air}, QuickRng(1))
        assert state.air is on
        asked = [seat for seat, offer in ENGINE.offers(state).items() if offer.sealed]
        assert bool(asked) is (air in ("scenario", "ask")), "by agreement"


@pytest.mark.parametrize(("air", "on"), [("scenario", False), ("on", True), ("off", False)])
def test_ov_33_12_a_scenario_that_says_nothing_about_air(air: str, on: bool) -> None:
    raw = scenario("ALLIES I1 infantry, AXIS A1 infantry")
    assert "air_rules" not in raw["options"]
    from tests.engines.overlord.table import field_of

    field = field_of(raw)
    state = opening.set_up(field.id, Rules(air=air), {}, QuickRng(1))
    assert state.air is on


def test_ov_33_13_a_handicap_for_each_side() -> None:
    options = {"scenario": OMAHA, "axis_hand": "5", "allies_hand": "9"}
    state = ENGINE.new(every(OMAHA), options, QuickRng(1))
    assert {side: len(camp.hand) for side, camp in state.camps.items()} == {"AXIS": 5, "ALLIES": 9}
    printed = ENGINE.new(every(OMAHA), {"scenario": OMAHA}, QuickRng(1))
    camps = library.field(OMAHA).camps
    assert {s: camp.size for s, camp in printed.camps.items()} == {
        s: camp.hand for s, camp in camps.items()
    }
    assert option("axis_hand") == ("scenario", *map(str, range(2, 14)))


def test_ov_33_13_a_commissar_needs_four_cards() -> None:
    red = next(s for s, c in library.field(KALACH).camps.items() if "commissar" in c.command_rules)
    refusal = check(KALACH, **{f"{red.lower()}_hand": "3"})
    assert refusal == Msg("ov-check-hand", {"side": Msg(f"ov-side-{red.lower()}"), "n": 4})
    assert check(KALACH, **{f"{red.lower()}_hand": "4"}) is None


def test_ov_33_14_clocks_are_any_number_of_hours() -> None:
    for name in ("clock", "reaction_clock"):
        for hours in ("1", "17", "720"):
            assert lobby.value(ENGINE, name, hours) == hours
        with pytest.raises(Illegal) as refusal:
            lobby.value(ENGINE, name, "soon")
        assert refusal.value.reason.id == "table-option-value"


@pytest.mark.parametrize(("undo", "back"), [("on", True), ("off", False)])
async def test_ov_33_15_undo_may_be_forbidden(tmp_path: Path, undo: str, back: bool) -> None:
    house = await House.build(tmp_path, Overlord())
    game = await house.game(ANN, BOB, scenario=OMAHA, players="2", undo=undo)
    table_ = await house.tables.table(game)
    seat = next(s for s in await house.waited(game))
    user = next(u for u in (ANN, BOB) if seat in table_.seats(u))
    keys = [c.key for c in (await house.prompt(game, user, seat)).offer.choices]
    await house.act(game, user, seat, next(key for key in keys if key.startswith("give/")))
    if back:
        await house.tables.undo(game, user, seat, "undo")
        assert [c.key for c in (await house.prompt(game, user, seat)).offer.choices] == keys
    else:
        with refused("table-undo-off"):
            await house.tables.undo(game, user, seat, "undo")
        with refused("table-undo-off"):
            await house.tables.takeback(game, user, "ask")
    await house.store.close()


def test_ov_33_16_there_is_one_pile_and_no_other_way() -> None:
    assert "deck" not in [each.name for each in ENGINE.options]
    with pytest.raises(Illegal) as refusal:
        lobby.value(ENGINE, "deck", "two")
    assert refusal.value.reason == Msg("table-option-unknown", {"name": "deck"})
    t = table(pile="barrage move_out")
    assert t.state.pile == ["barrage", "move_out"]
    assert not hasattr(t.state.camps["AXIS"], "pile")


# ---- 36.71 and 36.72: tables that cannot be


def test_ov_36_71_contradicting_options(tmp_path: Path) -> None:
    """What is wrong, and what would be right, in both languages."""
    tongues = words("en"), words("pl")
    cases: list[tuple[Msg | None, str]] = [
        (
            check(SMALL, axis_team="2"),
            "“Training 1: The crossroads” is a battle for two players, one a side.",
        ),
        (
            check(SMALL, air="on"),
            "“Training 1: The crossroads” is fought without airplanes; the air module cannot be: "
            "on.",
        ),
        (check(KALACH, axis_hand="1"), "Hand of the Axis cannot be “1”."),
    ]
    for refusal, said in cases:
        assert refusal
        assert tongues[0].say(refusal) == said
        assert tongues[1].say(refusal) != said


async def test_ov_36_71_a_contradiction_is_refused_at_the_start(tmp_path: Path) -> None:
    house = await House.build(tmp_path, Overlord())
    found = await house.lobby(ANN, scenario=SMALL, players="2", air="on")
    for chair, user in enumerate((ANN, BOB)):
        await house.tables.join(found.id, user, chair)
    with refused("ov-check-air"):
        await house.tables.start(found.id, ANN, "go")
    await house.tables.option(found.id, ANN, "air", "off")
    await house.tables.start(found.id, ANN, "go again")
    await house.store.close()


async def test_ov_36_72_a_full_table(tmp_path: Path) -> None:
    """OV-36.71: a battle on the standard board has two chairs, however many the table is for."""
    house = await House.build(tmp_path, Overlord())
    found = await house.lobby(ANN, scenario=SMALL)
    for user in (ANN, BOB):
        await house.tables.join(found.id, user)
    with refused("table-full"):
        await house.tables.join(found.id, CAT)
    await house.tables.option(found.id, ANN, "scenario", OMAHA)
    await house.tables.join(found.id, CAT)
    with refused("table-full"):
        await house.tables.option(found.id, ANN, "scenario", SMALL)
    await house.store.close()
