"""27. Bad input: which refusal, with what in its message, and that nothing has changed.

Codes of the table (who sits where, stale buttons, undo, lobby) are proved with the table.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.text import words
from engines.contract import Illegal, Msg
from engines.race_to_the_rhine import ENGINE
from tests.engines.race_to_the_rhine.scribe import Written, write
from tests.engines.race_to_the_rhine.table import Table, card_of, position

EVENTS = ["blue_event_1", "blue_event_2"]


def refused_with(desk: Table, text: str, code: str, /, **args: str | int) -> Written:
    """The text is refused with this code before anything is done, and says what is expected."""
    before = ENGINE.dump(desk.state)
    done = write(desk, text)
    assert done.code == code, f"{text}: {done.code or 'accepted'} {done.picks}"
    assert ENGINE.dump(desk.state) == before, "a refused order has changed something (RR-27.1)"
    assert isinstance(done.why, Msg)
    for name, wanted in args.items():
        got = done.why.args[name]
        assert plain(got) == wanted, f"{name}: {plain(got)}"
    for lang in ("en", "pl"):
        assert words(lang).say(done.why)
    return done


def plain(arg: Any) -> str | int:
    """An argument as text: ids of messages without their first parts."""
    if isinstance(arg, tuple):
        return " ".join(str(plain(each)) for each in arg)
    return arg.id.split("-", 2)[-1] if isinstance(arg, Msg) else arg


def test_rr_27_1_a_transport_is_refused_as_a_whole() -> None:
    desk = position(active="red", stock={"lisieux": "3f"})
    refused_with(desk, "haul lisieux>brionne 3F, brionne>rouen 4F", "NOT_THERE", tokens="3F")
    assert desk.turn.actions == 0
    assert not desk.state.trucks


def test_rr_27_1_the_unit_of_a_turn_text_is_the_step() -> None:
    desk = position(active="red")
    done = write(desk, "trucks 1; trucks 7; end")
    assert done.keys == ["trucks/1"]
    assert done.code == "TRUCK_NUMBER"
    assert done.rest == ["trucks 7", "end"]


def test_rr_27_2_spelling_comes_before_what_is_available() -> None:
    desk = position(active="red", trucks={"red": 9})
    desk.turn.actions = 2
    refused_with(desk, "trucks 1; supply lisie_x mix", "UNKNOWN_SPACE")
    refused_with(desk, "supply brionne mix", "NO_ACTION_LEFT")
    desk.turn.actions = 1
    refused_with(desk, "supply brionne mix", "NOT_A_BASE")


def test_rr_27_2_parts_of_an_order_are_checked_as_written() -> None:
    desk = position(active="red", stock={"lisieux": "1f"})
    refused_with(desk, "haul lisieux>amiens 1F, lisieux>brionne 9F", "NO_ARROW")
    refused_with(desk, "haul lisieux>brionne 9F, lisieux>amiens 1F", "TRUCK_LOAD")


def test_rr_27_3_every_refusal_is_said_in_both_languages() -> None:
    desk = position(active="red")
    done = refused_with(desk, "haul lisieux>brionne 2F", "NOT_THERE")
    assert words("en").say(done.why) == "Lisieux has nothing."  # type: ignore[arg-type]
    assert words("pl").say(done.why) == "Zawartość pola Lisieux: nic."  # type: ignore[arg-type]


# --- when ----------------------------------------------------------------------------------------


def test_rr_27_7_wrong_phase() -> None:
    desk = position(active="red", reaction=True)
    refused_with(desk, "trucks 1", "WRONG_PHASE", question="reaction")
    desk = position(active="blue", corps={"blue_xii": "troyes 2f1r"}).answer("move/blue_xii")
    refused_with(desk, "mark aachen", "WRONG_PHASE")
    civilians = card_of("blue", "starving_civilians")
    desk = position(active="blue", corps={"blue_xii": "troyes 2f1r"}, top=[civilians])
    desk.answer("move/blue_xii", "step/vitry")
    refused_with(desk, "trucks 1", "WRONG_PHASE", question="civilians")
    desk = position(active="red", stock={"lisieux": "5f2a1r"}).answer("supply/lisieux.mix")
    refused_with(desk, "supply lisieux mix shed 2F", "WRONG_PHASE", question="shed")
    refused_with(desk, "leave I 1A shed 2F", "WRONG_PHASE", question="shed")


def test_rr_27_8_action_running() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 2f1r"}, top=EVENTS)
    desk.answer("move/blue_xii", "step/vitry")
    refused_with(desk, "trucks 1", "ACTION_RUNNING", action="move")
    desk = position(active="white", stock={"chartres": "3f"})
    desk.answer("haul/chartres.rambouillet", "cargo/f1")
    refused_with(desk, "air own", "ACTION_RUNNING", action="haul")
    assert not write(desk, "load V all").code, "loading is free at any moment (RR-8.10)"


# --- spelling ------------------------------------------------------------------------------------


def test_rr_27_9_unknown_space() -> None:
    desk = position(active="red")
    refused_with(desk, "mark xyzzy", "UNKNOWN_SPACE", text="xyzzy")
    refused_with(desk, "mark achen", "UNKNOWN_SPACE", text="achen", near="aachen marche")
    refused_with(desk, "mark neufch", "UNKNOWN_SPACE", near="neufchatel_bray neufchateau")


def test_rr_27_10_unknown_corps() -> None:
    desk = position(active="white")
    refused_with(desk, "load XII all", "UNKNOWN_CORPS", corps="white_v white_vii white_xix")


@pytest.mark.parametrize("load", ["3Q", "0F", "-1A", "1F0R"])
def test_rr_27_11_bad_tokens(load: str) -> None:
    refused_with(position(active="red"), f"load I {load}", "BAD_TOKENS", text=load)


def test_rr_27_73_bad_text() -> None:
    desk = position(active="red")
    refused_with(desk, "trucks 1; dance", "BAD_TEXT", n=2, why="verb")
    refused_with(desk, "mark aachen; trucks 1", "BAD_TEXT", n=1, why="not-last")
    refused_with(desk, "if ok 1: trucks 1", "BAD_TEXT", n=1, why="if")
    refused_with(desk, "supply lisieux", "BAD_TEXT", n=1, why="form")


# --- actions, cards, commanders ------------------------------------------------------------------


def test_rr_27_13_no_action_left() -> None:
    desk = position(active="blue", kept={"blue": ["blue_resistance_keep_1", "blue_recon_1"]})
    desk.turn.actions = 2
    refused_with(desk, "trucks 1", "NO_ACTION_LEFT", extra="card recon commander")
    desk = position(active="red")
    desk.turn.actions = 2
    refused_with(desk, "trucks 1", "NO_ACTION_LEFT", extra="none")


def test_rr_27_14_no_card() -> None:
    desk = position(active="red")
    refused_with(desk, "card trucks 1", "NO_CARD", card="resistance")
    refused_with(desk, "recon own", "NO_CARD", card="recon")


def test_rr_27_15_card_limit() -> None:
    desk = position(active="red", kept={"red": ["red_resistance_keep_1", "red_recon_1"]})
    desk.turn.card_used = desk.turn.recon_used = True
    refused_with(desk, "card trucks 1", "CARD_LIMIT", card="resistance")
    refused_with(desk, "recon own", "CARD_LIMIT", card="recon")


def test_rr_27_16_commander_used() -> None:
    for army, text in (
        ("white", "cmd air own"),
        ("blue", "cmd move XII vitry"),
        ("red", "supply lisieux mix +1F"),
    ):
        desk = position(active=army)
        desk.state.player.commander = False
        refused_with(desk, text, "COMMANDER_USED", commander=army)


def test_rr_27_17_commander_kind() -> None:
    refused_with(position(active="white"), "cmd move V meaux", "COMMANDER_KIND", what="white")
    refused_with(position(active="red"), "cmd air own", "COMMANDER_KIND", what="red")
    refused_with(position(active="blue"), "supply orleans mix +1F", "COMMANDER_KIND", what="blue")


def test_rr_27_18_not_in_use() -> None:
    desk = position(active="blue", training="on")
    refused_with(desk, "air own", "NOT_IN_USE", what="air")
    refused_with(desk, "drop koln 1", "NOT_IN_USE", what="drop")
    refused_with(desk, "cmd move XII vitry", "NOT_IN_USE", what="commander")
    alone = position("blue", active="blue")
    refused_with(alone, "drop koln 1", "NOT_IN_USE", what="drop")
    refused_with(alone, "mark aachen", "NOT_IN_USE", what="reaction")


# --- supplies ------------------------------------------------------------------------------------

BLOCKADE = ["antwerpen", "breskens", "terneuzen", "vlissingen", "bergen_op_zoom"]


def test_rr_27_19_not_a_base() -> None:
    desk = position(active="red", control={"red": ["dieppe"]})
    refused_with(desk, "supply brionne mix", "NOT_A_BASE", space="brionne", bases="lisieux dieppe")
    desk = position(active="red", control={"red": BLOCKADE})
    refused_with(desk, "supply lisieux mix", "NOT_A_BASE", bases="antwerpen")


def test_rr_27_20_base_not_held() -> None:
    refused_with(position(active="red"), "supply dieppe mix", "BASE_NOT_HELD", space="dieppe")


def test_rr_27_21_base_used() -> None:
    desk = position(active="red", control={"red": ["dieppe"]}).answer("supply/dieppe.mix")
    refused_with(desk, "supply dieppe mix", "BASE_USED", space="dieppe")


def test_rr_27_22_ostend_used() -> None:
    desk = position(active="red", control={"red": ["oostende"]})
    desk.state.ostend = False
    refused_with(desk, "supply oostende mix", "OSTEND_USED", space="oostende")


def test_rr_27_23_special_main_only() -> None:
    desk = position(active="red", control={"red": ["dieppe"]})
    refused_with(desk, "supply dieppe 3F", "SPECIAL_MAIN_ONLY")


def test_rr_27_24_supply_short() -> None:
    desk = position(active="red")
    desk.state.supply_track[1], desk.state.pool[1] = 2, desk.state.pool[1] + 7
    refused_with(desk, "supply lisieux 3A", "SUPPLY_SHORT", tokens="2A")
    for kind in (0, 1, 2):  # the last tokens of the pool wait on the supply track
        desk.state.supply_track[kind] += desk.state.pool[kind] - 1
        desk.state.pool[kind] = 1
    refused_with(desk, "supply lisieux mix +1F", "SUPPLY_SHORT", tokens="nothing")


def test_rr_27_25_bonus_size() -> None:
    refused_with(position(active="red"), "supply lisieux mix +3F", "BONUS_SIZE", n=2)


def test_rr_27_26_shed_wrong() -> None:
    desk = position(active="red", stock={"lisieux": "3f3a2r"})
    refused_with(desk, "supply lisieux mix shed 1R", "SHED_WRONG", n=2, tokens="4F4A3R")
    refused_with(desk, "supply lisieux mix shed 3R", "SHED_WRONG", n=2)
    refused_with(position(active="red"), "supply lisieux mix shed 1R", "SHED_WRONG", n=0)
    refused_with(desk, "haul lisieux>brionne 3F shed 1A", "SHED_WRONG", n=0, tokens="3F")


# --- trucks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", ["0", "-1", "7"])
def test_rr_27_27_truck_number(n: str) -> None:
    refused_with(position(active="red"), f"trucks {n}", "TRUCK_NUMBER", n=6)


def test_rr_27_28_truck_draw() -> None:
    desk = position(active="red", trucks={"red": 0, "white": 5})
    refused_with(desk, "trucks 7", "TRUCK_DRAW", level=1, n=6)


def test_rr_27_29_truck_limit() -> None:
    refused_with(position(active="red"), "trucks 4", "TRUCK_LIMIT", n=6, limit=9, left=3)


def test_rr_27_77_trucks_are_tried_in_sequence() -> None:
    full = position(active="red", trucks={"red": 9})
    refused_with(full, "trucks 4", "TRUCK_NUMBER")  # three are left on the track
    full = position(active="red", trucks={"red": 9, "white": 0, "blue": 0})
    refused_with(full, "trucks 7", "TRUCK_DRAW")
    refused_with(full, "trucks 6", "TRUCK_LIMIT")


# --- transport -----------------------------------------------------------------------------------


def test_rr_27_30_no_arrow() -> None:
    desk = position(active="red", stock={"lisieux": "1f"})
    refused_with(desk, "haul lisieux>amiens 1F", "NO_ARROW", a="lisieux", b="amiens")
    refused_with(position(active="blue"), "move XII metz", "NO_ARROW", a="troyes", b="metz")


def test_rr_27_31_arrow_colour() -> None:
    desk = position(active="blue", corps={"blue_xii": "verdun 2f"})
    refused_with(desk, "move XII longwy", "ARROW_COLOUR", colour="black")
    refused_with(position(active="red"), "haul beauvais>senlis 1F", "ARROW_COLOUR", a="beauvais")
    desk = position(active="red", control={"red": ["amiens"]})
    refused_with(desk, "haul amiens>cambrai 1F", "ARROW_COLOUR", colour="white")


def test_rr_27_32_not_controlled() -> None:
    desk = position(active="red", stock={"rouen": "1f"})
    refused_with(desk, "haul rouen>yvetot 1F", "NOT_CONTROLLED", space="yvetot")


def test_rr_27_33_arrow_taken() -> None:
    desk = position(active="red", stock={"lisieux": "2f"})
    desk.state.trucks["lisieux--brionne"] = "brionne"
    desk.state.truck_track -= 1
    refused_with(desk, "haul lisieux>brionne 1F", "ARROW_TAKEN", a="lisieux", b="brionne")


def test_rr_27_34_placement_limit() -> None:
    desk = position(active="red", stock={"lisieux": "4f"})
    legs = "lisieux>brionne 1F, brionne>rouen 1F, lisieux>evreux 1F"
    refused_with(desk, f"haul {legs}", "PLACEMENT_LIMIT", level=1, n=2)


def test_rr_27_35_no_truck() -> None:
    desk = position(active="red", stock={"lisieux": "2f"}, trucks={"red": 0, "white": 9})
    refused_with(desk, "haul lisieux>brionne 1F", "NO_TRUCK")


@pytest.mark.parametrize("order", ["haul lisieux>brionne 6F", "haul lisieux>brionne 0", "haul"])
def test_rr_27_36_truck_load(order: str) -> None:
    desk = position(active="red", stock={"lisieux": "9f"})
    refused_with(desk, order, "TRUCK_LOAD", n=5)


def test_rr_27_36_a_transport_of_loads_alone_is_none() -> None:
    desk = position(active="red", stock={"lisieux": "1f"})
    refused_with(desk, "haul load I 1F", "TRUCK_LOAD")


def test_rr_27_37_not_there() -> None:
    desk = position(active="red", stock={"lisieux": "1f2a"})
    refused_with(desk, "haul lisieux>brionne 2F", "NOT_THERE", space="lisieux", tokens="1F2A")
    refused_with(desk, "load I 1R", "NOT_THERE", tokens="1F2A")


def test_rr_27_38_not_on_card() -> None:
    refused_with(
        position(active="red"), "leave I 2F", "NOT_ON_CARD", corps="red_i", tokens="1F2A1R"
    )


def test_rr_27_39_card_full() -> None:
    desk = position(active="red", stock={"lisieux": "3f"})
    refused_with(desk, "load I 3F", "CARD_FULL", corps="red_i", n=2)


def test_rr_27_40_out_of_reach() -> None:
    civilians = card_of("blue", "starving_civilians")
    desk = position(
        active="blue", corps={"blue_xii": "troyes 2f1r"}, stock={"vitry": "1a"}, top=[civilians]
    )
    desk.answer("move/blue_xii", "step/vitry")
    refused_with(desk, "load XII 1A", "OUT_OF_REACH", space="vitry")


def test_rr_27_77_a_leg_is_tried_in_sequence() -> None:
    desk = position(active="red", stock={"lisieux": "9f"})
    desk.state.trucks["rouen--yvetot"] = "rouen"
    desk.state.truck_track -= 1
    refused_with(desk, "haul rouen>yvetot 9A", "NOT_CONTROLLED")
    desk.state.control["yvetot"] = "red"
    refused_with(desk, "haul rouen>yvetot 9A", "ARROW_TAKEN")
    desk.state.trucks.clear()
    desk.state.truck_track += 1
    refused_with(desk, "haul rouen>yvetot 9A", "TRUCK_LOAD")
    refused_with(desk, "haul rouen>yvetot 1A", "NOT_THERE")


# --- moves ---------------------------------------------------------------------------------------


def test_rr_27_41_corps_moved() -> None:
    desk = position(active="blue", kept={"blue": ["blue_resistance_keep_1"]})
    desk.state.corps["blue_xii"].moved = True
    for pay in ("", "card ", "cmd "):
        refused_with(desk, f"{pay}move XII vitry", "CORPS_MOVED", corps="blue_xii")
    assert desk.state.player.commander
    assert desk.state.player.kept, "nothing is used up (RR-26.11)"


def test_rr_27_42_corps_halted() -> None:
    desk = position(active="blue", halted=["blue_xii"])
    refused_with(desk, "move XII vitry", "CORPS_HALTED", corps="blue_xii")


def test_rr_27_43_no_fuel() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 1r"})
    refused_with(desk, "move XII vitry", "NO_FUEL", corps="blue_xii")


def test_rr_27_44_no_step() -> None:
    refused_with(position(active="blue"), "move XII", "NO_STEP")


def test_rr_27_45_too_far() -> None:
    refused_with(position(active="blue"), "move XII vitry>chalons>reims>chalons", "TOO_FAR", n=3)


def test_rr_27_46_not_your_lane() -> None:
    desk = position(active="blue", corps={"blue_xii": "luxembourg 2f"})
    refused_with(desk, "move XII arlon", "NOT_YOUR_LANE", space="arlon", army="blue")


def test_rr_27_47_space_shut() -> None:
    desk = position(active="blue", corps={"blue_xii": "chalons 2f"}, control={"white": ["reims"]})
    refused_with(desk, "move XII reims", "SPACE_SHUT", space="reims", player="white")


def test_rr_27_48_space_closed() -> None:
    desk = position("red", "white", active="white", corps={"white_vii": "soissons 2f"})
    refused_with(desk, "move VII reims", "SPACE_CLOSED", space="reims", army="blue")


def test_rr_27_49_space_occupied() -> None:
    desk = position(active="blue", corps={"blue_xii": "troyes 2f", "blue_xx": "vitry 2f"})
    refused_with(desk, "move XII vitry", "SPACE_OCCUPIED", space="vitry", corps="blue_xx")


def test_rr_27_50_fort_ammo() -> None:
    desk = position(active="blue", corps={"blue_xii": "verdun 2f"})
    refused_with(desk, "move XII metz", "FORT_AMMO", space="metz")


def test_rr_27_51_go_fuel() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 1f"}, top=[card_of("blue", "les_boches")]
    )
    done = write(desk, "move XII vitry > chalons go=yes")
    assert done.code == "GO_FUEL"
    assert desk.at("blue_xii") == "vitry"


def test_rr_27_52_move_over() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "troyes 2f"}, top=[card_of("blue", "division")]
    )
    done = write(desk, "move XII vitry > chalons")
    assert done.code == "MOVE_OVER"
    assert plain(done.why.args["why"]) == "lost"


def test_rr_27_53_the_third_civilians_alone_are_fed_without_asking() -> None:
    top = [card_of("blue", "starving_civilians")]
    desk = position("blue", active="blue", corps={"blue_xii": "troyes 2f1r"}, top=top)
    desk.state.civilians = 2
    done = write(desk, "move XII vitry civ=no")
    assert "rr-log-gives" in done.told
    assert desk.load("blue_xii") == "1F"


def test_rr_27_54_cannot_swap() -> None:
    refused_with(position(active="blue"), "move XII vitry market=R>R", "CANNOT_SWAP")


def test_rr_27_77_a_step_is_tried_in_sequence() -> None:
    closed = position("red", "blue", active="blue", corps={"blue_xii": "luxembourg 2f"})
    refused_with(closed, "move XII arlon", "NOT_YOUR_LANE")
    desk = position(active="blue", corps={"blue_xii": "verdun 2f"})
    refused_with(desk, "move XII metz > verdun > metz > troyes", "FORT_AMMO")
    refused_with(desk, "move XII longwy > paris", "ARROW_COLOUR")
    desk = position(
        active="blue",
        corps={"blue_xii": "thionville 2f", "white_v": "luxembourg 2f"},
        control={"white": ["luxembourg"]},
    )
    refused_with(desk, "move XII luxembourg", "SPACE_SHUT")


def test_rr_27_78_results_are_not_errors() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "troyes 2f"},
        top=[*EVENTS, card_of("blue", "vive_la_liberation")],
    )
    desk.state.medals, desk.state.medals_out = 0, 20
    done = write(desk, "move XII vitry > chalons > reims")
    assert not done.code
    assert "rr-log-no-medal" in done.told


def test_rr_27_80_a_foreign_space_is_foreign_before_it_is_closed() -> None:
    desk = position("red", "blue", active="blue", corps={"blue_xii": "luxembourg 2f"})
    refused_with(desk, "move XII arlon", "NOT_YOUR_LANE")


# --- air support, paratroops ---------------------------------------------------------------------


def test_rr_27_55_air_out() -> None:
    desk = position(active="white").answer("air/res")
    refused_with(desk, "cmd air own", "AIR_OUT", deck="resistance")
    assert desk.state.player.commander


def test_rr_27_56_rain() -> None:
    desk = position(active="white", weather="on", rain=True, medals={"white": 1})
    refused_with(desk, "air own", "RAIN", what="air")
    refused_with(desk, "drop koln 1", "RAIN", what="drop")
    assert not write(desk, "cmd air own").code, "Bradley flies in rain (RR-13.2)"


def test_rr_27_57_deck_empty() -> None:
    desk = position(active="red", kept={"red": ["red_recon_1"]})
    for name in ("red", "resistance"):
        desk.state.cards_out += desk.state.decks[name].cards
        desk.state.decks[name].cards = []
    refused_with(desk, "air res", "DECK_EMPTY", deck="resistance")
    refused_with(desk, "recon own", "DECK_EMPTY", deck="red")


def test_rr_27_58_drop_number() -> None:
    desk = position(active="red", medals={"red": 4})
    refused_with(desk, "drop koln 4", "DROP_NUMBER", n=3)
    refused_with(desk, "drop koln 0", "DROP_NUMBER", n=3)
    refused_with(desk, "drop koln 2, aachen 2", "DROP_NUMBER", n=3)


def test_rr_27_59_drop_barred() -> None:
    desk = position(active="red", medals={"red": 2})
    refused_with(desk, "drop koln 1, paris 1", "DROP_BARRED", space="paris")


def test_rr_27_60_cannot_pay() -> None:
    desk = position(active="red", medals={"red": 1}, won={"red": ["res_19"]})
    refused_with(desk, "drop koln 3", "CANNOT_PAY", n=2)
    refused_with(desk, "drop koln 2 pay medal, medal", "CANNOT_PAY")
    refused_with(desk, "drop koln 1 pay res_20", "CANNOT_PAY")


def test_rr_27_61_pay_too_much() -> None:
    won = ["res_01", "res_02", "res_03", "res_04", "res_19"]
    desk = position(active="red", medals={"red": 1}, won={"red": won})
    refused_with(desk, "drop koln 1 pay medal, res_19", "PAY_TOO_MUCH", item="res_19")
    marks = "marks(res_01 res_02 res_03 res_04)"
    refused_with(desk, f"drop koln 1 pay {marks}", "PAY_TOO_MUCH", item="res_01")
    done = write(desk, "drop koln 1, aachen 1 pay medal, marks(res_01 res_02 res_03)")
    assert not done.code
    assert desk.state.player.won == ["res_04", "res_19"]
    assert desk.state.player.medals == 0


# --- the German reaction -------------------------------------------------------------------------


def test_rr_27_62_not_a_site() -> None:
    desk = position(active="red", marked=["aachen"], reaction=True)
    for space, why in (
        ("paris", "controlled"),
        ("aachen", "marked"),
        ("rotterdam", "far"),
        ("nijmegen", "far"),
    ):
        done = refused_with(desk, f"mark {space}", "NOT_A_SITE", space=space, why=why)
        assert "mayen" in str(plain(done.why.args["sites"]))  # type: ignore[attr-defined]
    desk = position(active="red", harder="blue", reaction=True)
    refused_with(desk, "mark thionville", "NOT_A_SITE", why="metz")


def test_rr_27_63_markers_gone() -> None:
    desk = position(active="red", reaction=True)
    desk.state.last_round = True
    refused_with(desk, "mark aachen", "MARKERS_GONE")
    refused_with(desk, "box", "MARKERS_GONE")


def test_rr_27_64_site_exists() -> None:
    done = refused_with(position(active="red", reaction=True), "box", "SITE_EXISTS")
    assert "aachen" in str(plain(done.why.args["sites"]))  # type: ignore[attr-defined]


def test_rr_27_65_cannot_pass() -> None:
    refused_with(position(active="red", reaction=True), "pass", "CANNOT_PASS")


def test_rr_27_66_no_target() -> None:
    desk = position("red", "white", active="red", control={"red": ["amiens"]}, reaction=True)
    for space in ("amiens", "paris", "metz", "aachen"):  # own, permanent, closed, nobody's
        refused_with(desk, f"counter {space}", "NO_TARGET", space=space)


def test_rr_27_67_target_protected() -> None:
    red = ["beauvais", "amiens", "arras", "lille", "ronse", "gent", "bruxelles", "brugge"]
    desk = position(active="blue", control={"red": red}, corps={"red_i": "gent 1f"}, reaction=True)
    refused_with(desk, "counter ronse", "TARGET_PROTECTED", space="ronse", by="red_i", where="gent")
    refused_with(desk, "counter gent", "TARGET_PROTECTED", by="red_i", where="gent")
    refused_with(desk, "counter beauvais", "TARGET_PROTECTED", by="red_xxx", where="vernon")
    desk.set_corps("red_xxx", "abbeville 1f")
    refused_with(desk, "counter beauvais", "TARGET_PROTECTED", by="start", where="vernon")
    desk = position(active="blue", control={"red": [*BLOCKADE, "turnhout"]}, reaction=True)
    refused_with(desk, "counter turnhout", "TARGET_PROTECTED", by="base", where="antwerpen")


def test_rr_27_68_target_safe() -> None:
    from engines.race_to_the_rhine.board import GRAPH

    around = [space for space in GRAPH.named(GRAPH.near("lille")) if space != "lille"]
    desk = position(active="blue", control={"red": ["lille", *around]}, reaction=True)
    refused_with(desk, "counter lille", "TARGET_SAFE", space="lille")


def test_rr_27_77_a_target_is_tried_in_sequence() -> None:
    desk = position(active="blue", corps={"red_i": "gent 1f"}, reaction=True)
    desk.state.control.pop("gent")
    refused_with(desk, "counter ronse", "NO_TARGET")


# --- options (the table asks the engine) ---------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (("red", "white", "blue", "red"), {}, "rr-options-seats"),
        ((), {}, "rr-options-seats"),
        (("red", "green"), {}, "rr-options-seats"),
        (("red", "white"), {"harder": "blue"}, "rr-options-harder"),
        (("red", "white"), {"training": "on", "weather": "on"}, "rr-options-training"),
        (("red", "white"), {"round_limit": "4"}, "rr-options-value"),
    ],
)
def test_rr_27_75_bad_options(
    seats: tuple[str, ...], options: dict[str, str], message: str
) -> None:
    why = ENGINE.check(seats, options)
    assert why is not None
    assert why.id == message
    assert all(words(lang).say(why) for lang in ("en", "pl"))


def test_rr_27_70_and_27_72_answers_are_checked_by_the_one_door() -> None:
    from engines.kit.play import play

    desk = position(active="red")
    with pytest.raises(Illegal) as nothing_asked:
        play(ENGINE, desk.state, "blue", ("end",), desk.rng)
    assert nothing_asked.value.reason.id == "play-not-asked"
    with pytest.raises(Illegal) as not_offered:
        play(ENGINE, desk.state, "red", ("trucks/99",), desk.rng)
    assert not_offered.value.reason.id == "play-not-offered"
