"""26. The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from engines.race_to_the_rhine import ENGINE, solo
from engines.race_to_the_rhine import position as facts
from engines.race_to_the_rhine.board import GRAPH
from engines.race_to_the_rhine.logistics import logistics_phase
from engines.race_to_the_rhine.reaction import sites
from tests.engines.race_to_the_rhine.table import Table, position

LE_HAVRE = {"corps": {"red_i": "lisieux 3f2a1r"}}


def test_rr_26_1_supply_track_of_two_players() -> None:
    for pair in (("red", "white"), ("white", "blue"), ("red", "blue")):
        assert position(*pair).state.supply_track == [6, 6, 6]


def test_rr_26_2_turn_order_stays() -> None:
    desk = position("white", "red", "blue", active="white")
    for army in ("white", "red", "blue", "white", "red", "blue"):
        assert desk.state.active == army
        desk.answer("end").answer(f"mark/{desk.open_args('mark')[0]}")
    assert desk.state.round == 3


def test_rr_26_3_limit_of_trucks() -> None:
    desk = position(active="red", trucks={"red": 4})
    assert desk.open_args("trucks") == ["1", "2", "3", "4", "5"]
    assert desk.answer("trucks/5").state.players["red"].trucks == 9


def test_rr_26_4_the_last_truck_starts_the_logistics_phase() -> None:
    desk = position(active="red", track=2, trucks={"white": 9})
    desk.set_track(2)
    desk.answer("trucks/2")
    assert "rr-log-logistics" in desk.told()
    assert desk.state.players["red"].level == 2
    assert desk.state.active == "red"
    assert desk.turn.actions == 1
    assert "end" in desk.open_keys


def test_rr_26_5_leaving_one_truck() -> None:
    desk = position(active="red", track=2).answer("trucks/1")
    assert desk.state.truck_track == 1
    assert "rr-log-logistics" not in desk.told()


def test_rr_26_6_cargo_goes_on_in_the_same_transport() -> None:
    desk = position(active="red", stock={"lisieux": "3f3a", "brionne": "1r"})
    desk.answer("haul/lisieux.brionne", "cargo/a1 cargo/a2 cargo/a3 cargo/f1 cargo/f2")
    assert (desk.stock("lisieux"), desk.stock("brionne")) == ("1F", "2F3A1R")
    desk.answer("leg/brionne.rouen", "cargo/a1 cargo/a2 cargo/f1 cargo/f2 cargo/r1")
    assert (desk.stock("brionne"), desk.stock("rouen")) == ("1A", "2F2A1R")
    assert desk.open_verbs() >= {"supply", "end"}, "a third leg is not offered"


def test_rr_26_7_food_in_the_logistics_phase() -> None:
    desk = position(
        corps={"white_v": "paris 2r", "white_xix": "mantes 1r", "white_vii": "melun 2f"}
    )
    desk.call(logistics_phase)
    loads = [desk.load(corps_id) for corps_id in ("white_v", "white_xix", "white_vii")]
    assert loads == ["1R", "0", "2F"]
    assert [corps_id for corps_id, corps in desk.state.corps.items() if corps.halted] == [
        "white_vii"
    ]


def test_rr_26_8_food_that_comes_to_a_halted_corps_by_truck() -> None:
    desk = position(
        active="white",
        corps={"white_vii": "melun 2f"},
        halted=["white_vii"],
        stock={"etampes": "2r"},
    )
    desk.answer("haul/etampes.melun", "cargo/r1 cargo/r2")
    assert not desk.state.corps["white_vii"].halted
    assert (desk.stock("melun"), desk.load("white_vii")) == ("1R", "2F")


def test_rr_26_8_food_that_comes_to_a_halted_corps_by_supply() -> None:
    desk = position(active="red", corps={"red_i": "lisieux 1f"}, halted=["red_i"])
    desk.answer("supply/lisieux.mix")
    assert not desk.state.corps["red_i"].halted
    assert (desk.stock("lisieux"), desk.load("red_i")) == ("1F1A", "1F")


@pytest.mark.parametrize(("armies", "added"), [(3, 8), (2, 6), (1, 4)])
def test_rr_26_9_trucks_of_the_third_level(armies: int, added: int) -> None:
    seats = ("white", "red", "blue")[:armies]
    desk = position(*seats, active="white")
    before = desk.state.truck_track
    desk.call(logistics_phase)
    assert desk.state.truck_track == before + added
    desk.call(logistics_phase)
    assert desk.state.truck_track == before + added, "only once"


def test_rr_26_10_filling_the_supply_track() -> None:
    desk = position("red", "white")
    desk.state.supply_track, before = [0, 3, 3], list(desk.state.pool)
    for kind, n in enumerate((6, 3, 3)):
        desk.state.pool[kind] += n
    desk.call(logistics_phase)
    assert desk.state.supply_track == [6, 6, 6]
    assert desk.gaps("rr-log-logistics")["refilled"] == "6F3A3R"
    assert before[0] == desk.state.pool[0]


def test_rr_26_11_one_move_for_each_corps() -> None:
    desk = position(active="blue", kept={"blue": ["blue_resistance_keep_1"]})
    desk.state.corps["blue_xii"].moved = True
    for verb in ("move", "card-move", "cmd-move"):
        assert desk.open_args(verb) == ["blue_xv", "blue_xx"]
    assert desk.state.players["blue"].commander


def test_rr_26_12_black_market_on_the_way_to_reims() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "troyes 3f1r"},
        top=["blue_black_market_1", "blue_starving_civilians_1", "blue_resistance_keep_1"],
    )
    desk.answer("move/blue_xii", "step/vitry", "swap/r.a", "step/chalons")
    assert desk.open_verbs() >= {"step", "stop"}, "no food left: civilians are not offered"
    desk.answer("step/reims")
    assert desk.load("blue_xii") == "2F1A"
    assert desk.owned("blue") >= {"vitry", "chalons", "reims"}
    assert desk.state.players["blue"].medals == 1
    assert desk.state.players["blue"].kept == ["blue_resistance_keep_1"]


def test_rr_26_13_going_on_after_les_boches() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "troyes 3f1r"},
        top=["blue_les_boches_1", "blue_captured_supplies_1", "blue_event_1"],
    )
    desk.answer("move/blue_xii", "step/vitry", "step/chalons", "load/blue_xii.1f", "step/reims")
    assert desk.load("blue_xii") == "2F1R"
    assert desk.owned("blue") >= {"vitry", "chalons", "reims"}
    assert desk.state.players["blue"].medals == 1


def test_rr_26_14_a_battle_won_and_one_lost() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "thionville 2f4a"},
        control={"blue": ["thionville"]},
        marked=["trier"],
        top=["blue_division_1", "res_20"],
    )
    markers = desk.state.markers
    desk.answer("move/blue_xii", "step/luxembourg", "step/trier")
    assert (desk.at("blue_xii"), desk.load("blue_xii")) == ("luxembourg", "0")
    assert "luxembourg" in desk.owned("blue")
    assert "trier" not in desk.owned("blue")
    assert desk.state.players["blue"].medals == 1
    assert desk.state.players["blue"].won == ["blue_division_1"]
    assert "res_20" in desk.state.decks["resistance"].cards
    assert desk.state.marked == ["trier"]
    assert desk.state.markers == markers


def test_rr_26_15_encirclement_of_four_spaces() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 3f1r"}, top=["blue_event_1", "blue_event_2"]
    )
    desk.answer("move/blue_xii", "step/brienne")
    assert desk.owned("blue") == {"brienne", "troyes"}
    desk.answer("step/chaumont")
    pocket = {"chatillon", "tonnerre", "auxerre", "bonny"}
    assert desk.owned("blue") == {"brienne", "troyes", "chaumont"} | pocket


def le_havre() -> Table:
    desk = position(**LE_HAVRE, top=["res_01", "red_vive_la_liberation_1"])
    desk.answer("air/res", "move/red_i", "step/yvetot", "load/red_i.1r", "step/le_havre")
    return desk


def test_rr_26_16_air_support_at_le_havre() -> None:
    desk = le_havre()
    assert (desk.at("red_i"), desk.load("red_i")) == ("le_havre", "2F2R")
    assert desk.owned("red") >= {"yvetot", "le_havre"}
    assert desk.state.players["red"].won == ["res_01"]
    assert desk.state.players["red"].air == ""
    assert desk.state.players["red"].medals == 0
    assert desk.question.question.args["fuel"] == 1
    fort, battle = desk_events(desk)
    assert (fort["air"], fort["card"]) == (1, 0)
    assert (battle["air"], battle["paid"]) == (0, "2A")


def desk_events(desk: Table) -> tuple[dict, dict]:
    return desk.gaps("rr-log-fort"), desk.gaps("rr-log-battle")


def test_rr_26_17_montgomerys_third_action() -> None:
    desk = le_havre()
    desk.give(desk.state.players["red"].kept, ["red_resistance_keep_1"])
    desk.answer("stop", "card-supply-plus/le_havre.mix", "bonus/2a")
    assert desk.stock("le_havre") == "1F3A1R"
    assert desk.load("red_i") == "2F2R"
    assert not desk.state.players["red"].commander
    assert desk.state.decks["red"].discards[-1] == "red_resistance_keep_1"


def airborne() -> Table:
    desk = position(
        active="white",
        corps={"white_v": "maastricht 3f2a1r"},
        control={"white": ["maastricht"]},
        marked=["aachen"],
        medals={"white": 1},
        won={
            "white": ["res_21", "res_02", "white_division_1", "white_division_2", "red_division_1"]
        },
        top=["res_13"],
    )
    before = desk.state.markers
    desk.answer("drop/3", "land/aachen", "land/aachen", "land/koln")
    desk.answer("move/white_v", "step/aachen")
    assert desk.state.markers == before + 1
    return desk


def test_rr_26_18_paratroops_at_aachen() -> None:
    desk = airborne()
    assert desk.state.medals_out == 1
    assert len(desk.state.cards_out) == 5
    assert desk.load("white_v") == "2F1R"
    assert "aachen" in desk.owned("white")
    assert desk.state.players["white"].medals == 1
    assert desk.state.players["white"].won == ["res_13"]
    assert desk.state.paratroops_out == 2
    assert [(d.space, d.light) for d in desk.state.drops] == [("koln", True)]
    desk.answer("stop", "end")
    assert [(d.space, d.light) for d in desk.state.drops] == [("koln", False)]


@pytest.mark.parametrize("line", [True, False])
def test_rr_26_19_paratroops_at_koln(line: bool) -> None:
    desk = airborne()
    desk.answer("stop", "end", "mark/wesel", "end", "mark/kehl", "end", "mark/mainz")
    assert desk.state.active == "white"
    desk.state.corps["white_v"].load[:] = [2, 0, 1]
    if line:
        way = facts.way_back(desk.state, "white", "koln")
        desk.state.control.update(dict.fromkeys((x for x in way[1:-1] if x != "aachen"), "white"))
    desk.stack("res_19")
    desk.answer("air/res", "move/white_v", "step/koln")
    assert desk.load("white_v") == "1R"
    assert desk.state.control["koln"] == "white"
    result = ENGINE.result(desk.state)
    if line:
        assert result is not None
        assert (result.winners, result.reason) == (("white",), "rhine")
    else:
        assert result is None
        assert desk.state.active == "white"
        assert "rr-log-crossing-broken" in desk.told()


def test_rr_26_20_bradleys_third_action() -> None:
    desk = position(
        active="white",
        corps={"white_vii": "bastogne 2f3a1r"},
        control={"white": ["bastogne", "libramont"]},
        stock={"libramont": "1a"},
        marked=["prum"],
        top=["res_01"],
    )
    desk.answer("haul/libramont.bastogne", "done")
    desk.answer("cmd-air/res", "move/white_vii", "step/prum")
    assert desk.turn.actions == 2
    assert not desk.state.players["white"].commander
    assert "prum" in desk.owned("white")


def test_rr_26_21_levels() -> None:
    desk = position()
    levels = []
    for _ in range(2):
        desk.call(logistics_phase)
        levels.append([desk.state.players[army].level for army in ("red", "white", "blue")])
    assert levels == [[2, 3, 2], [3, 3, 3]]


def test_rr_26_22_patton_has_five_actions() -> None:
    desk = position(
        active="blue",
        kept={"blue": ["blue_recon_1"]},
        track=2,
        top=["blue_event_1", "blue_event_2"],
    )
    desk.answer("supply/orleans.mix", "cmd-move/blue_xv", "step/auxerre", "stop")
    assert not desk.state.players["blue"].commander
    desk.answer("trucks/2")
    assert desk.state.players["blue"].commander
    desk.answer("recon/own", "cmd-move/blue_xii", "step/vitry", "stop")
    assert not desk.state.players["blue"].commander
    assert desk.turn.actions == 2
    assert desk.turn.recon_used


FIRST = [
    "aachen", "dusseldorf", "haguenau", "kaiserslautern", "karlsruhe", "kehl", "koblenz", "koln",
    "mainz", "mannheim", "mayen", "remagen", "rheinhausen", "rheydt", "schleiden", "wesel",
]  # fmt: skip


def test_rr_26_23_the_first_marker() -> None:
    assert GRAPH.named(sites(position().state)) == FIRST


def test_rr_26_24_a_marker_in_antwerpen() -> None:
    desk = position(marked=["diest"], reaction=True)
    desk.state.markers_out, desk.state.markers = desk.state.markers - 11, 11
    desk.answer("mark/antwerpen")
    assert desk.state.markers == 10


COUNTER = ["beauvais", "amiens", "arras", "lille", "ronse", "gent", "bruxelles"]


def test_rr_26_25_a_counter_attack_on_bruxelles() -> None:
    desk = position(
        active="blue",
        corps={"red_xxx": "gent 1f"},
        control={"red": COUNTER},
        marked=["diest"],
        medals={"red": 1},
        reaction=True,
    )
    legal = desk.open_args("counter")
    assert {"bruxelles", "amiens", "arras", "lille"} <= set(legal)
    assert not {"ronse", "beauvais", "gent"} & set(legal)
    desk.answer("counter/bruxelles")
    assert desk.state.players["red"].medals == 0
    bare = position(
        active="blue", corps={"red_xxx": "gent 1f"}, control={"red": COUNTER}, reaction=True
    )
    assert "bruxelles" in bare.open_args("counter")


def test_rr_26_26_final_count() -> None:
    desk = position(
        medals={"white": 4},
        won={
            "white": [
                "res_13",
                "res_19",
                "white_division_1",
                "white_division_2",
                "white_division_3",
                "res_01",
                "res_02",
            ]
        },
    )
    assert facts.marks(desk.state.players["white"]) == 7
    assert facts.medals(desk.state.players["white"]) == 4 + 2 + 1


def test_rr_26_27_solo_dice() -> None:
    left = [n for n in range(3, 19) if n not in (8, 10, 12, 13, 14)]
    assert solo.wanted(14, left) == 11
    assert solo.wanted(8, left) == 9


def shift(corps: dict, taken: dict, marked: tuple = ()) -> dict:
    """Numbers of white after his turn, where he has taken these spaces."""
    desk = position("white", corps=corps, control={"white": list(taken)})
    desk.state.marked += marked
    for space in marked:
        desk.state.numbers.pop(space, None)
    desk.call(solo.move_front, ["white_vii"])
    return desk.state.numbers


PAIR = {"givet": 18, "marche": 14}


def test_rr_26_28_the_front_moves_to_the_nearest_way() -> None:
    corps = {"white_vii": "marche 1f"}
    assert shift(corps, PAIR)["liege"] == [8, 14, 18]
    assert shift(corps, PAIR, ("liege",))["aachen"] == [10, 14, 18]
    assert shift(corps, PAIR, ("liege", "aachen"))["bastogne"] == [5, 14, 18]


def test_rr_26_29_numbers_are_dealt_evenly() -> None:
    numbers = shift({"white_vii": "bastogne 1f"}, PAIR | {"bastogne": 5})
    assert numbers["st_vith"] == [13, 18]
    assert numbers["prum"] == [5, 12, 14]


def test_rr_26_30_a_second_corps_leads_as_well() -> None:
    corps = {"white_vii": "bastogne 1f", "white_v": "marche 1f"}
    numbers = shift(corps, PAIR | {"bastogne": 5})
    assert numbers["liege"] == [8, 18]
    assert numbers["st_vith"] == [5, 13]
    assert numbers["prum"] == [12, 14]
    assert solo.deal({"liege": 8, "st_vith": 13, "prum": 12}, (18, 14, 5)) == {
        "liege": [18],
        "st_vith": [5],
        "prum": [14],
    }


def test_rr_26_31_further_facts() -> None:
    """Going back, no air support inside a move, card and commander in one turn, a short turn."""
    desk = position(
        active="blue",
        kept={"blue": ["blue_resistance_keep_1"]},
        stock={"orleans": "1a"},
        top=["blue_event_1"],
    )
    desk.answer("supply/orleans.mix", "cmd-move/blue_xii", "step/vitry")
    assert not {"air", "card-air", "cmd-air"} & desk.open_verbs(), "RR-5.7"
    assert "step/troyes" in desk.open_keys, "RR-10.5: an arrow may be gone back"
    desk.answer("stop", "haul/orleans.pithiviers", "cargo/f1")
    desk.answer(*(["done"] if "done" in desk.open_keys else []))
    assert "card-supply/orleans.mix" in desk.open_keys, "RR-5.5"
    desk.answer("end")
    assert desk.question.rule == "RR-14.1"

    drop = position(active="white", reaction=True, drops=[("wesel", "white", True)])
    drop.answer("mark/wesel")
    assert len(drop.state.drops) == 1, "RR-12.10"
    assert not [message for message in drop.told() if "battle" in message]
