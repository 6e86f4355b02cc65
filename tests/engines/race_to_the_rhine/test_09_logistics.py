"""9. Logistics phase."""

from __future__ import annotations

from engines.race_to_the_rhine.logistics import logistics_phase
from tests.engines.race_to_the_rhine import sound
from tests.engines.race_to_the_rhine.table import Table, position


def phase(desk: Table) -> Table:
    desk.log = []
    desk.call(logistics_phase)
    sound.check(desk.state)
    return desk


def test_rr_9_1_it_concerns_all_alike_and_asks_nobody() -> None:
    desk = position(active="blue", track=1, corps={"red_i": "lisieux 1f", "white_v": "paris 1r"})
    desk.answer("trucks/1")
    assert desk.state.corps["red_i"].halted
    assert desk.load("white_v") == "0"
    assert [p.level for p in desk.state.players.values()] == [2, 3, 2]
    assert desk.question.rule == "RR-5.2", "straight back to the turn"


def test_rr_9_2_levels_rise_to_three() -> None:
    desk = position(levels={"red": 3, "white": 3, "blue": 2})
    assert [p.level for p in phase(desk).state.players.values()] == [3, 3, 3]


def test_rr_9_3_every_corps_spends_one_food() -> None:
    desk = position()
    food = {corps_id: corps.load[2] for corps_id, corps in desk.state.corps.items()}
    pool = desk.state.pool[2]
    phase(desk)
    assert {corps_id: corps.load[2] + 1 for corps_id, corps in desk.state.corps.items()} == food
    assert desk.state.pool[2] == pool + len(food)


def test_rr_9_4_without_food_it_is_halted_unless_there_is_some_on_its_space() -> None:
    desk = position(
        corps={"red_i": "lisieux 1f", "red_ii": "rouen 1f", "red_xii": "louviers 1r"},
        stock={"rouen": "2r", "louviers": "1r"},
    )
    phase(desk)
    assert desk.state.corps["red_i"].halted
    assert not desk.state.corps["red_ii"].halted
    assert desk.stock("rouen") == "1R"
    assert desk.load("red_xii") == "0"
    assert desk.stock("louviers") == "1R", "the card pays first"


def test_rr_9_5_a_halted_corps_never_owes_more_than_one() -> None:
    desk = position(active="red", corps={"red_i": "lisieux 1f"})
    phase(phase(desk))
    assert desk.state.corps["red_i"].halted
    desk.answer("supply/lisieux.mix")
    assert not desk.state.corps["red_i"].halted
    assert desk.stock("lisieux") == "1F1A"


def test_rr_9_6_feeding_is_automatic() -> None:
    desk = position(active="red", corps={"red_i": "lisieux 1f"}, halted=["red_i"])
    desk.answer("supply/lisieux.3r")
    assert "rr-log-fed" in desk.told()
    assert desk.stock("lisieux") == "2R"
    assert desk.load("red_i") == "1F"


def test_rr_9_7_a_halted_corps_stands_but_cannot_move() -> None:
    desk = position(
        active="red", corps={"red_i": "arras 3f"}, halted=["red_i"], control={"red": ["lille"]}
    )
    assert "red_i" not in desk.open_args("move")
    reacting = position(
        active="blue",
        corps={"red_i": "arras 3f"},
        halted=["red_i"],
        control={"red": ["lille"]},
        reaction=True,
    )
    assert not {"arras", "lille"} & set(reacting.open_args("counter")), "it protects"
    blocked = position(
        active="white", corps={"red_i": "amiens 3f", "white_v": "montdidier 3f"}, halted=["red_i"]
    )
    assert "step/amiens" not in blocked.answer("move/white_v").open_keys


def test_rr_9_8_all_trucks_go_back_to_the_track() -> None:
    desk = position(track=4)
    areas = [p.trucks for p in desk.state.players.values()]
    assert len(desk.state.trucks) == 2
    desk.state.trucks_to_come, desk.state.truck_track = 0, 12
    phase_track = desk.state.truck_track + 2
    desk.call(logistics_phase)
    assert desk.state.trucks == {}
    assert desk.state.truck_track == phase_track
    assert [p.trucks for p in desk.state.players.values()] == areas


def test_rr_9_9_more_trucks_once_when_the_first_reaches_level_three() -> None:
    desk = position("red", "blue")
    track = desk.state.truck_track
    assert phase(desk).state.truck_track == track, "level 2"
    assert phase(desk).state.truck_track == track + 6
    assert phase(desk).state.truck_track == track + 6


def test_rr_9_10_the_supply_track_is_filled_as_far_as_the_pool_has_it() -> None:
    desk = position("red")
    desk.state.supply_track = [0, 3, 3]
    desk.state.pool[0] = 2
    desk.call(logistics_phase)
    assert desk.state.supply_track == [2, 3, 3]
    assert desk.state.pool[0] == 0


def test_rr_9_11_commanders_are_active_again() -> None:
    desk = position()
    for player in desk.state.players.values():
        player.commander = False
    assert all(p.commander for p in phase(desk).state.players.values())


def test_rr_9_12_new_levels_count_at_once() -> None:
    desk = position(active="red", track=1, trucks={"red": 0}, stock={"lisieux": "4f4a"})
    desk.answer("trucks/1")
    assert desk.state.players["red"].level == 2
    assert desk.view().players[0].placement == 4
    assert "supply-plus" in desk.open_verbs()
