"""22. What the views say of the board; how it is drawn is tested with the pictures."""

from __future__ import annotations

from engines.race_to_the_rhine.components import SPACES
from engines.race_to_the_rhine.view import BOARD, CARDS, NUMBERS
from tests.engines.race_to_the_rhine.table import position


def test_rr_22_1_to_22_4_spaces() -> None:
    """RR-22.1, RR-22.2, RR-22.3, RR-22.4."""
    desk = position(
        "red", "white", marked=["aachen"], control={"red": ["arras"]}, stock={"lisieux": "3f"}
    )
    desk.answer("haul/lisieux.brionne", "cargo/f1")
    view = desk.view()
    assert [space.id for space in view.spaces] == [space.id for space in BOARD.spaces]
    assert view.space("lisieux").main_base == "red"
    assert view.space("orleans").main_base is None
    assert (view.space("arras").token, view.space("paris").token) == ("red", None)
    assert view.space("metz").closed
    assert view.space("metz").owner == "blue"
    assert view.space("aachen").marked
    (truck,) = view.trucks
    assert (truck.start, truck.end) == ("lisieux", "brionne")
    alone = position("white", active="white").view()
    assert alone.space("bastogne").numbers == (5,)


def test_rr_22_5_to_22_7_corps_supplies_paratroops() -> None:
    """RR-22.5, RR-22.6, RR-22.7."""
    desk = position(
        active="blue",
        halted=["red_i"],
        corps={"red_i": "lisieux 2f"},
        drops=[("wesel", "white", False)],
        stock={"orleans": "2f"},
        top=["blue_event_1"],
    )
    desk.answer("move/blue_xii", "step/vitry", "stop")
    view = desk.view()
    corps = {corps.id: corps for corps in view.corps}
    assert corps["red_i"].halted
    assert corps["red_i"].load == (2, 0, 0)
    assert corps["blue_xii"].moved
    assert corps["blue_xii"].space == "vitry"
    assert (view.space("orleans").load, view.space("orleans").limit) == ((2, 0, 0), 9)
    assert [(d.owner, d.light) for d in view.space("wesel").drops] == [("white", False)]


def test_rr_22_8_tracks() -> None:
    view = position(track=1, corps={"red_i": "lisieux 2f"}).view()
    white = view.players[1]
    assert (white.level, white.draw, white.placement, white.limit) == (2, 8, 4, 12)
    assert (view.truck_track, view.supply_track, view.supply_track_full) == (1, (9, 9, 9), 9)
    assert [corps.id for corps in view.corps if corps.hungry] == ["red_i"]


def test_rr_22_9_to_22_11_stocks_players_decks() -> None:
    """RR-22.9, RR-22.10, RR-22.11."""
    desk = position(
        weather="on",
        medals={"red": 2},
        won={"red": ["res_13", "res_01"]},
        kept={"red": ["red_recon_1"]},
    )
    view = desk.view()
    assert (view.markers, view.medals, view.paratroops, view.weather) == (25, 18, 4, "sun")
    red = view.players[0]
    assert (red.medals, red.tokens, red.medal_cards, red.marks) == (3, 2, 1, 2)
    assert (red.order, red.commander, red.air, red.kept) == (1, True, "home", ("red_recon_1",))
    kinds = [card[:3] for card in view.decks[-1].unseen]
    assert (view.decks[-1].left, len(kinds)) == (22, 22)


def test_rr_22_12_head_line() -> None:
    desk = position(active="white").answer("trucks/1")
    view = desk.view()
    assert (view.round, view.active, view.phase) == (1, "white", "actions")
    assert (view.actions_used, view.actions, view.extras) == (1, 2, ("commander",))
    assert desk.answer("end").view().phase == "reaction"
    keeper = position(active="red", kept={"red": ["red_recon_1", "red_resistance_keep_1"]})
    assert keeper.view().extras == ("card", "recon", "commander")
    assert keeper.answer("recon/own").view().extras == ("card", "commander")


def test_rr_22_13_the_last_turn() -> None:
    desk = position(
        "blue",
        "red",
        active="blue",
        corps={"blue_xii": "troyes 4f1a"},
        top=["blue_event_1", "blue_division_1"],
    )
    desk.answer("supply/orleans.mix", "move/blue_xii", "step/vitry", "step/chalons", "stop", "end")
    desk.answer("mark/kehl")
    deeds = [(deed.kind, deed.places, deed.what) for deed in desk.view().deeds]
    assert deeds == [
        ("supplies", ("orleans",), "1f1a1r"),
        ("move", ("troyes", "vitry", "chalons"), "blue_xii"),
        ("enter", ("vitry",), "blue_event_1"),
        ("taken", ("vitry",), "blue"),
        ("enter", ("chalons",), "blue_division_1"),
        ("won", ("chalons",), "blue_division_1"),
        ("taken", ("chalons",), "blue"),
        ("mark", ("kehl",), ""),
    ]
    assert {deed.by for deed in desk.view().deeds} == {"blue"}
    carried = position(active="red", stock={"lisieux": "3f"})
    (haul,) = carried.answer("haul/lisieux.brionne", "cargo/f1 cargo/f2").view().deeds
    assert (haul.kind, haul.places, haul.what) == ("haul", ("lisieux", "brionne"), "2f")
    assert desk.state.active == "red", "shown until the next one has done something"
    assert [deed.kind for deed in desk.answer("trucks/1").view().deeds] == ["trucks"]


def test_rr_22_14_advice() -> None:
    desk = position(active="blue", corps={"blue_xii": "brienne 3f1r"}, control={"red": ["arras"]})
    advice = desk.view("blue").advice
    assert {"aachen", "mayen"} <= set(advice.sites)
    assert "arras" in advice.targets
    assert dict(advice.cuts)["chaumont"] == ("auxerre", "bonny", "chatillon", "tonnerre")
    reach = {(r.corps, r.space): r for r in advice.reach}
    near = reach["blue_xii", "chaumont"]
    assert (near.steps, near.entries, near.ammo) == (1, 1, 0)
    assert reach["blue_xii", "chatillon"].steps == 2
    assert advice.line == ("orleans", "pithiviers", "nemours", "sens", "troyes", "brienne")
    assert SPACES[advice.broken[-1]].kind == "victory"
    desk.state.control.update(dict.fromkeys(advice.broken[:-2], "blue"))
    held = desk.view("blue").advice
    assert held.line == (*advice.line, *advice.broken[:-2])
    assert held.broken == advice.broken[-2:]


def test_rr_22_14_what_is_reached_costs_ammunition_at_forts() -> None:
    desk = position(active="blue", corps={"blue_xii": "thionville 3f1a"})
    reach = {r.space: r for r in desk.view("blue").advice.reach if r.corps == "blue_xii"}
    assert (reach["metz"].ammo, reach["luxembourg"].ammo) == (1, 0)


def test_rr_22_15_what_a_help_card_needs_is_public() -> None:
    assert NUMBERS.actions == 2
    assert len(CARDS) == 90
