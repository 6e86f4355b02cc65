"""Section 28: what is kept of a battle, and what is true of it after every step."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from engines.kit.simulate import QuickRng, walk
from engines.overlord import ENGINE, land, library, medals, recovery, roles
from engines.overlord.components import FACES, SIDES, TYPES, deck
from engines.overlord.field import BARRED
from engines.overlord.game import Game
from engines.overlord.state import (
    BoardMark,
    CommandDraft,
    Laid,
    Mark,
    Mine,
    Plane,
    Rules,
    Sheet,
    State,
)
from tests.engines.overlord.table import Table, fight, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
EVERY = roles.seats(library.field("ov-01-bloody-omaha"))


def kept(t: Table) -> dict[str, Any]:
    """The position as it is saved; a position that is loaded again says the same."""
    saved = ENGINE.dump(t.state)
    assert ENGINE.dump(ENGINE.load(saved)) == saved
    found: dict[str, Any] = json.loads(saved)
    return found


def test_ov_28_1_scenario_options_and_edition_of_the_data() -> None:
    options = {"scenario": "ov-06-kursk-steppe", "air": "off", "pair": "split"}
    state = ENGINE.new(EVERY, options, QuickRng(1))
    saved = json.loads(ENGINE.dump(state))
    assert saved["scenario"] == "ov-06-kursk-steppe"
    assert saved["options"] == options
    assert saved["rules"]["pair"] == "split"
    assert saved["data"] == library.edition("ov-06-kursk-steppe")
    assert library.edition("ov-06-kursk-steppe") != library.edition("ov-04-bastogne")


class Counted:
    """Dice whose throws are counted apart from shuffles."""

    def __init__(self, seed: int) -> None:
        self.rng, self.count, self.faces = QuickRng(seed), 0, 0

    def below(self, n: int) -> int:
        self.count += 1
        self.faces += n == len(FACES)
        return self.rng.below(n)


def test_ov_28_1_every_die_is_told_with_what_it_was_for() -> None:
    """Nothing is thrown that no line of the log shows."""
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES E9 artillery, AXIS E11 armor 1" + FAR,
        ordered="E5 E9",
        enemy="ambush probe_left",
    )
    state, dice = t.state, Counted(7)
    told = 0
    picks = [("axis_chief", ("sheet/others.yes",)), ("allies_left", ("attack/e5.e6",))]
    for seat, keys in picks:
        for event in ENGINE.apply(state, seat, keys, dice):
            faces = event.text.args.get("faces", ())
            assert isinstance(faces, tuple)
            told += len(faces)
            assert not faces or event.text.id in ("ov-ambush", "ov-attack")
    assert told == dice.faces > 0


def test_ov_28_2_side_turn_phase_and_result() -> None:
    t = table()
    assert {k: kept(t)[k] for k in ("side", "turn", "phase", "winner")} == {
        "side": "ALLIES",
        "turn": 1,
        "phase": "select",
        "winner": "",
    }
    state = ENGINE.new(EVERY, {"scenario": "ov-06-kursk-steppe", "air": "ask"}, QuickRng(1))
    assert state.phase == "setup"
    assert state.flow[-1].kind == "accord"
    state = ENGINE.new(EVERY, {"scenario": "ov-02-kalach-pincers"}, QuickRng(1))
    assert state.phase == "setup"
    assert state.flow[-1].kind == "first_chips"
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, medals=1)
    t.roll("ISS")
    t.press("allies_left", "attack/e5.e6")
    assert (kept(t)["winner"], kept(t)["reason"], kept(t)["phase"]) == ("ALLIES", "medals", "over")


def test_ov_28_3_what_has_changed_on_the_board() -> None:
    t = table(
        "ALLIES E5 big_gun, AXIS E6 infantry JP" + FAR,
        "C3:minefield@AXIS E7:wire B5:cave_hill",
        nations={"AXIS": "JP"},
        options={"night": True, "night_side": "AXIS"},
    )
    t.state.mines["C3"] = Mine("AXIS", 3, shown=True)
    t.state.marks = [Mark("u0", "E6")]
    t.state.sealed = ["B5"]
    t.state.obstacles["E5"] = "sandbag.ALLIES"
    saved = kept(t)
    assert saved["mines"] == {"C3": {"owner": "AXIS", "strength": 3, "shown": True}}
    assert saved["marks"] == [{"gun": "u0", "at": "E6"}]
    assert saved["sealed"] == ["B5"]
    assert saved["obstacles"] == {"E7": "wire", "E5": "sandbag.ALLIES"}
    assert saved["visibility"] >= 1


def test_ov_28_4_units_and_what_became_of_the_others() -> None:
    exits = [{"side": "ALLIES", "hexes": ["A5"], "medals": 1}]
    t = orders(
        "ALLIES A5 infantry, ALLIES E5 infantry, AXIS E6 infantry 1" + FAR,
        exits=exits,
        ordered="A5 E5",
    )
    t.do("allies_left", "A5-exit")
    t.do("allies_left", "E5-")
    t.roll("ISS")
    t.press("allies_left", "attack/e5.e6")
    t.press("allies_left", "ground/no")
    saved = kept(t)
    assert saved["gone"] == {"u0": "exited", "u2": "eliminated"}
    own = saved["units"]["E5"]
    assert {k: own[k] for k in ("id", "side", "nation", "type", "figures")} == {
        "id": "u1",
        "side": "ALLIES",
        "nation": "US",
        "type": "infantry",
        "figures": 4,
    }


def test_ov_28_5_what_a_unit_has_done_this_turn() -> None:
    t = orders(
        "ALLIES E5 armor, AXIS E8 infantry 1, AXIS E9 infantry" + FAR,
        "E7:wire",
        card="armor_assault",
    )
    t.do("allies_left", "E5-E7")
    order = kept(t)["units"]["E7"]["order"]
    assert order["role"] == "left"
    assert order["card"] == "armor_assault"
    assert (order["start"], order["cost"], order["gone"], order["hard"]) == ("E5", 2, True, True)
    assert (order["battles"], order["grounds"], order["overran"], order["again"]) == (
        1,
        0,
        False,
        False,
    )
    t.roll("GSSS")
    t.press("allies_left", "attack/e7.e8")
    assert t.state.side == "AXIS", "after a hard stop it takes no ground"
    assert kept(t)["units"]["E7"]["order"] is None
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR)
    t.roll("GSS")
    t.press("allies_left", "attack/e5.e6")
    t.press("allies_left", "ground/yes")
    order = kept(t)["units"]["E6"]["order"]
    assert (order["battles"], order["grounds"]) == (0, 1)


def test_ov_28_5_a_hex_it_may_not_battle_on_and_a_second_move() -> None:
    t = orders("ALLIES E5 infantry, ALLIES E8 infantry" + FAR, "E6:town", ordered="E5 E8")
    t.do("allies_left", "E5-E6")
    assert kept(t)["units"]["E6"]["order"]["barred"]
    t = table("ALLIES F2 infantry, AXIS A1 infantry", hand="behind_enemy_lines dig_in")
    t.do("allies_chief", "give BL>L")
    t.press("allies_chief", "send")
    t.press("allies_left", "order/f2")
    assert kept(t)["units"]["F2"]["order"]["again"]


def test_ov_28_6_where_every_card_is() -> None:
    t = table(
        "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, AXIS A1 infantry",
        pile="medics barrage",
        hand="probe_left attack_left barrage dig_in medics",
    )
    t.state.camps["AXIS"].last = [Laid("probe_right", "right", "probe_right", [2])]
    t.state.camps["AXIS"].sorties = 1
    t.do("allies_chief", "self BA A1; give P-L>L, A-L>L")
    assert kept(t)["draft"]["targets"] == ["A1"]
    t.roll("SSSS F")
    t.press("allies_chief", "send")
    t.press("allies_left", "lay/probe_left.2")
    saved = kept(t)
    assert saved["pile"] == ["medics", "barrage"]
    assert saved["discards"] == ["ambush", "ambush"]
    assert saved["camps"]["ALLIES"]["hand"] == ["dig_in", "medics"], "in the order drawn"
    assert saved["camps"]["ALLIES"]["commissar"] == []
    assert saved["camps"]["AXIS"]["sorties"] == 1
    assert saved["staff"]["left"]["given"] == ["probe_left", "attack_left"]
    assert [(laid["card"], laid["role"], laid["sections"]) for laid in saved["laid"]] == [
        ("barrage", "chief", []),
        ("probe_left", "left", [2]),
    ]
    assert saved["camps"]["AXIS"]["last"][0]["sections"] == [2]
    assert saved["spent"] == ["probe_left", "attack_left", "barrage"]


def test_ov_28_6_what_a_counter_attack_repeats() -> None:
    t = table("ALLIES F7 infantry, AXIS A1 infantry", hand="counter_attack dig_in")
    t.state.camps["AXIS"].last = [Laid("probe_right", "right", "probe_right", [2])]
    t.press("allies_chief", "give/counter_attack.left")
    t.press("allies_chief", "send")
    (laid,) = kept(t)["laid"]
    assert (laid["card"], laid["acts"]) == ("counter_attack", "probe_right")


def test_ov_28_7_medals_by_source_and_when_objectives_were_gained() -> None:
    goal = {
        "id": "g",
        "side": "ALLIES",
        "hexes": ["E6"],
        "hexes_needed": 1,
        "medals": 1,
        "kind": "temporary",
    }
    t = orders("ALLIES E5 infantry, ALLIES E15 infantry" + FAR, objectives=[goal], ordered="E5 E15")
    t.state.turn = 7
    t.do("allies_left", "E5-E6")
    own = kept(t)["camps"]["ALLIES"]
    assert (own["units"], own["exits"], own["objectives"], own["since"]) == (0, 0, ["g"], {"g": 7})
    t.state.units["E5"] = t.state.units.pop("E6")
    medals.check(Game(t.state, t.dice))
    assert kept(t)["camps"]["ALLIES"]["since"] == {}


def test_ov_28_8_what_the_turn_has_brought() -> None:
    t = table(
        "ALLIES F2 infantry, ALLIES F12 infantry, ALLIES F20 infantry, AXIS A1 infantry",
        hand="recon_left dig_in",
        rules={"ALLIES": ["gung_ho"]},
    )
    t.do("allies_chief", "visit L")
    t.do("allies_chief", "give R-L>L; gung L")
    t.roll("FI")
    t.press("allies_chief", "send")
    t.press("allies_left", "lay/recon_left.1")
    saved = kept(t)
    assert (saved["recon"], saved["finest_hour"]) == (True, False)
    assert (saved["visit"], saved["talking"]) == ("left", True)
    assert (saved["gung_ho"], saved["draft"]["gung_card"]) == ("left", "recon_left")
    staff = saved["staff"]
    assert (staff["center"]["initiative"], staff["right"]["initiative"]) == ("flag", "infantry")
    assert (staff["center"]["closed"], staff["left"]["closed"], staff["left"]["done"]) == (
        True,
        False,
        False,
    )


def test_ov_28_8_moves_that_wait_are_kept() -> None:
    t = orders(
        "ALLIES E8 infantry, ALLIES E19 infantry, AXIS A1 infantry",
        ordered="E8 E19",
        rules_of=Rules(order="batch"),
    )
    t.press("allies_left", "move/e8")
    t.press("allies_left", "to/e7")
    assert kept(t)["staff"]["left"]["planned"] == [
        {"at": "E8", "verb": "to", "to": "E7", "via": []}
    ]


def test_ov_28_9_the_attack_that_is_going_on() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry" + FAR,
        "E6:sandbag@AXIS",
        enemy="ambush probe_left",
        rules_of=Rules(ambush="ask"),
    )
    t.press("allies_left", "attack/e5.e6")
    top = kept(t)["flow"][-1]
    assert (top["at"], top["target"], top["step"]) == ("E5", "E6", "ambush")
    assert top["window"]["asked"] == ["axis_chief"]
    t.roll("IF")
    t.press("axis_chief", "pass")
    *_, attack, flags = kept(t)["flow"]
    assert attack["step"] != "ambush"
    assert attack["window"] is None
    assert (flags["at"], flags["left"]) == ("E6", 1)
    roll = kept(t)["attack"]
    assert (roll["table"], roll["bonus"], roll["cover"], roll["own"]) == (3, 0, -1, 0)
    assert (roll["faces"], roll["hits"], roll["flags"]) == (["infantry", "flag"], 1, 1)


def test_ov_28_10_airplanes() -> None:
    t = table("ALLIES F2 infantry, AXIS A1 infantry", hand="probe_left dig_in")
    t.state.air = True
    t.state.camps["ALLIES"].sorties = 1
    t.do("allies_chief", "give AS>L, P-L>L")
    t.press("allies_chief", "send")
    for pick in ("enter/i3", "fly/h3", "land"):
        t.press("allies_left", pick)
    (plane,) = kept(t)["planes"]
    assert {k: plane[k] for k in ("side", "at", "role", "path", "ordered", "fresh", "acted")} == {
        "side": "ALLIES",
        "at": "H3",
        "role": "left",
        "path": ["I3", "H3"],
        "ordered": True,
        "fresh": True,
        "acted": False,
    }


def test_ov_28_11_sheets_and_open_prompts() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 infantry, AXIS E11 infantry" + FAR,
        ordered="E5 E9",
        enemy="ambush probe_left",
    )
    assert kept(t)["sheet"]["window"]["asked"] == ["axis_chief"]
    offer = ENGINE.offers(t.state)["axis_chief"]
    assert offer.default == ("no",)
    assert offer.clock
    t.press("axis_chief", "sheet/e6.yes", "sheet/others.armor")
    assert kept(t)["sheet"] == {"lines": {"u1": "yes", "others": "armor"}, "window": None}


# ---- after every step


def sound(state: State, cards: Counter[str]) -> None:
    field = state.field
    for cell, unit in state.units.items():
        kind = TYPES[unit.type]
        ground = land.at(state, cell)
        assert 1 <= unit.figures <= kind.figures, (cell, unit)
        stands = ground.enter[kind.cls] != BARRED or kind.cls in ground.cannot_leave
        assert stands or unit.order is None or unit.order.start == cell, (cell, unit)
    ids = [unit.id for unit in state.units.values()]
    assert len(ids) == len(set(ids)), "nobody stands in two places"
    assert sorted([*ids, *state.gone]) == sorted(unit.id for unit in field.scenario.units)
    for cell, what in state.obstacles.items():
        for one in what.split("+"):
            if one.startswith("sandbag"):
                assert state.units[cell].side == one.partition(".")[2], cell
    held = Counter(state.pile + state.discards + state.spent)
    for side in SIDES:
        camp = state.camps[side]
        held.update(camp.hand + camp.commissar + ["air_sortie"] * camp.sorties)
        assert len(camp.commissar) <= 3
        waiting = sum(len(keep.cards) for keep in state.kept if keep.side == side)
        assert len(camp.hand) + len(camp.commissar) <= camp.size or waiting
        _medals(state, side)
    for keep in state.kept:
        held.update(keep.cards)
    assert held == cards
    if state.phase == "battle":
        spaces = Counter((plane.side, plane.role) for plane in state.planes)
        assert not spaces or max(spaces.values()) == 1, "one airplane an airspace"


def _medals(state: State, side: str) -> None:
    """What is on the track is what the units lost, the goals held and the exits are worth."""
    field = state.field
    camp = state.camps[side]  # type: ignore[index]
    goals = {goal.id: goal for goal in field.scenario.objectives}
    worth = sum(goals[name].medals for name in camp.objectives)
    assert medals.total(state, side) == camp.units + worth + camp.exits  # type: ignore[arg-type]
    assert set(camp.since) == set(camp.objectives)
    foe = "AXIS" if side == "ALLIES" else "ALLIES"
    of = {unit.id: unit for unit in field.scenario.units}
    lost = [
        of[name] for name, how in state.gone.items() if how == "eliminated" and of[name].side == foe
    ]
    planes = camp.units - sum(TYPES[unit.type].medals for unit in lost)
    assert planes == 0 or (state.air and planes > 0), "airplanes shot down are medals too"


@pytest.mark.parametrize("name", list(library.scenarios()))
@pytest.mark.parametrize("order", ["first_come", "batch"])
def test_ov_28_12_nothing_is_lost_or_doubled(name: str, order: str) -> None:
    options = {"scenario": name, "air": "on", "order": order}
    seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
    dice = QuickRng(5)
    state = ENGINE.new(seats, options, dice)
    field = Game(state, dice).field
    cards = Counter(deck(field.overlord, state.air))
    for n, _ in enumerate(walk(ENGINE, state, dice, QuickRng(6))):
        if n % 5 == 0:
            sound(state, cards)
        if n > 1500:
            break


def test_ov_28_12_the_check_bites() -> None:
    state = ENGINE.new(EVERY, {}, QuickRng(1))
    _field, cards = library.field(state.scenario), Counter(deck(True, False))
    sound(state, cards)
    for spoil in (
        lambda s: s.pile.append("medics"),
        lambda s: s.camps["AXIS"].objectives.append("nobody's") or None,
        lambda s: setattr(next(iter(s.units.values())), "figures", 9),
        lambda s: s.units.pop(next(iter(s.units))),
        lambda s: s.obstacles.update({"A1": "sandbag.AXIS"}),
        lambda s: setattr(s.camps["AXIS"], "units", 3),
    ):
        copy = ENGINE.load(ENGINE.dump(state))
        spoil(copy)
        with pytest.raises((AssertionError, KeyError)):
            sound(copy, cards)


def test_ov_28_12_one_airplane_an_airspace() -> None:
    state = ENGINE.new(EVERY, {}, QuickRng(1))
    _field, cards = library.field(state.scenario), Counter(deck(True, False))
    state.phase = "battle"
    state.planes = [Plane("a", "AXIS", "A1", "right"), Plane("b", "AXIS", "A3", "right")]
    with pytest.raises(AssertionError):
        sound(state, cards)


def test_ov_17_2_a_turn_begins_with_nothing_of_the_one_before() -> None:
    t = fight("ALLIES E5 infantry, AXIS E8 infantry, ALLIES I20 infantry, AXIS A20 infantry")
    state = t.state
    state.flow.clear()
    state.draft.own, state.sheet, state.gung_ho, state.visit = "probe_left", Sheet(), "left", "left"
    state.finest_hour = state.recon = state.talking = True
    state.scouted = 1
    state.laid = [Laid("probe_left", "left", "probe_left")]
    state.spent, state.traces = ["probe_left"], [BoardMark("attack", "ALLIES", ["E5"])]
    laid = state.laid
    recovery.begin_turn(Game(state, t.dice), "AXIS")
    assert state.camps["ALLIES"].last == laid
    assert (state.draft, state.sheet, state.gung_ho, state.visit) == (CommandDraft(), None, "", "")
    assert (state.finest_hour, state.recon, state.talking) == (False,) * 3
    assert (state.laid, state.spent, state.traces, state.staff) == ([], [], [], {})
    assert state.scouted == 0
    assert all(unit.order is None for unit in state.units.values())
