"""24. Events: every line of the log is told where it belongs."""

from __future__ import annotations

from engines.kit.rng import SeededRng
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.logistics import logistics_phase
from tests.engines.race_to_the_rhine.table import position
from tests.engines.race_to_the_rhine.test_03_goal import before_koln
from tests.engines.race_to_the_rhine.test_15_special import FIVE


def test_rr_24_1_and_24_2_set_up_and_turn() -> None:
    """RR-24.1, RR-24.2: told with the first move, for a new game has no log."""
    rng = SeededRng(b"x")
    s = ENGINE.new(("red", "blue"), {"turn_order": "listed"}, rng)
    log = ENGINE.apply(s, "red", ("end",), rng)
    assert [event.text.id for event in log] == ["rr-log-setup", "rr-log-turn", "rr-log-ends"]
    assert log[0].text.args["markers"] == 18
    assert log[1].text.args["round"] == 1
    again = ENGINE.apply(s, "red", ("mark/kehl",), rng)
    assert [event.text.id for event in again] == ["rr-log-marks", "rr-log-turn"]


def test_rr_24_3_to_24_5_supplies_limit_trucks() -> None:
    """RR-24.3, RR-24.4, RR-24.5."""
    desk = position(active="red", stock={"lisieux": "5f3a"}, control={"red": ["oostende"]})
    desk.answer("supply/lisieux.mix", "shed/f1 shed/f2")
    assert desk.gaps("rr-log-supplies")["tokens"] == "1F1A1R"
    assert desk.gaps("rr-log-shed") | {"space": None} == {"n": 2, "tokens": "2F", "space": None}
    desk.answer("trucks/2")
    facts = desk.gaps("rr-log-trucks")
    assert (facts["n"], facts["area"], facts["limit"], facts["track"]) == (2, 8, 9, 4)
    last = position(active="red", control={"red": ["oostende"]}).answer("supply/oostende.mix")
    assert "rr-log-ostend" in last.told()


def test_rr_24_6_to_24_8_transport_loading_logistics() -> None:
    """RR-24.6, RR-24.7, RR-24.8."""
    desk = position(
        active="red", stock={"brionne": "2r"}, corps={"red_ii": "rouen 2f"}, halted=["red_ii"]
    )
    desk.answer("haul/brionne.rouen", "cargo/r1 cargo/r2", "load/red_ii.1r")
    assert desk.gaps("rr-log-haul")["tokens"] == "2R"
    assert desk.told()[-2:] == ["rr-log-fed", "rr-log-load"]
    desk.log = []
    desk.call(logistics_phase)
    facts = desk.log[-1].text.args
    assert (desk.log[-1].text.id, facts["levels"], facts["back"]) == (
        "rr-log-logistics",
        "2, 3, 2",
        1,
    )
    assert (facts["fed"], facts["count"], facts["halted"]) == (10, 0, ())


def test_rr_24_9_look() -> None:
    for verb, line in (("air", "rr-log-air"), ("cmd-air", "rr-log-air"), ("recon", "rr-log-recon")):
        desk = position(active="white", kept={"white": ["white_recon_1"]}).answer(f"{verb}/res")
        assert [e.audience for e in desk.log if e.text.id == line] == [None]
        assert [e.audience for e in desk.log if e.text.id == "rr-log-seen"] == [("white",)]


def test_rr_24_10_to_24_14_move_entry_card_battle_control() -> None:
    """RR-24.10, RR-24.11, RR-24.12, RR-24.13, RR-24.14."""
    desk = position(
        active="blue",
        corps={"blue_xii": "thionville 3f3a"},
        marked=["luxembourg"],
        top=["res_01", "blue_starving_civilians_1"],
    )
    desk.answer("move/blue_xii", "step/luxembourg", "step/thionville", "stop")
    assert desk.told() == [
        "rr-log-moves", "rr-log-enters", "rr-log-battle", "rr-log-takes", "rr-log-marker-back",
        "rr-log-medal", "rr-log-goes-on", "rr-log-steps", "rr-log-stops",
    ]  # fmt: skip
    assert desk.gaps("rr-log-battle")["cost"] == "2A"
    cards = position(
        active="blue", top=["blue_starving_civilians_1", "blue_black_market_1", "blue_recon_1"]
    )
    cards.answer("move/blue_xii", "step/vitry", "give", "step/chalons", "decline")
    assert cards.answer("step/reims").told().count("rr-log-kept") == 1


def test_rr_24_15_encirclement() -> None:
    desk = position(
        active="blue", corps={"blue_xii": "brienne 3f"}, marked=["tonnerre"], top=["blue_event_1"]
    )
    desk.answer("move/blue_xii", "step/chaumont")
    assert len(desk.gaps("rr-log-cut")["spaces"]) == 3
    assert len(desk.gaps("rr-log-cut-unchanged")["spaces"]) == 1


def test_rr_24_16_bases() -> None:
    desk = position(active="blue", control={"red": FIVE}, reaction=True).answer("counter/breskens")
    assert "rr-log-base-lost" in desk.told()


def test_rr_24_17_paratroops() -> None:
    desk = position("white", "red", active="white", medals={"white": 1})
    desk.answer("drop/1", "land/koln")
    facts = desk.gaps("rr-log-drop")
    assert (facts["n"], facts["medals"], facts["count"]) == (1, 1, 0)
    desk.answer("end")
    assert desk.gaps("rr-log-drops-age")["turned"] == 1


def test_rr_24_18_weather() -> None:
    desk = position(active="blue", weather="on", top=["blue_event_2"])
    assert "rr-log-weather-rain" in desk.answer("move/blue_xii", "step/vitry").told()


def test_rr_24_19_to_24_21_reaction() -> None:
    """RR-24.19, RR-24.20, RR-24.21."""
    desk = position(active="red", reaction=True, control={"blue": ["verdun"]}, medals={"blue": 1})
    desk.state.markers_out, desk.state.markers = 24, 1
    desk.answer("mark/aachen")
    assert desk.gaps("rr-log-marks")["n"] == 0
    assert "rr-log-last-marker" in desk.told()
    desk.answer("end", "counter/verdun", "end", "pass")
    assert {"rr-log-counter", "rr-log-medal-back", "rr-log-pass"} <= set(desk.told())
    assert desk.gaps("rr-log-counter")["sources"]
    box = position(active="red", reaction=True)
    while "mark" in box.open_verbs():
        box.state.control.update(dict.fromkeys(box.open_args("mark"), "red"))
    assert "rr-log-box" in box.answer("box").told()


def test_rr_24_22_and_24_23_alone() -> None:
    """RR-24.22, RR-24.23."""
    desk = position("white", active="white", control={"white": ["givet"]})
    desk.set_corps("white_vii", "givet 1f")
    desk.answer("end")
    assert desk.gaps("rr-log-front")["numbers"] == "18"
    roll = desk.gaps("rr-log-roll")
    assert roll["a"] + roll["b"] + roll["c"] == roll["sum"]


def test_rr_24_24_and_24_25_crossing_and_end() -> None:
    """RR-24.24, RR-24.25."""
    desk = before_koln().answer("step/koln")
    assert len(desk.gaps("rr-log-crossing")["line"]) > 5
    places = [event.text.args for event in desk.log if event.text.id == "rr-log-place"]
    assert [facts["place"] for facts in places] == [1, 2, 3]
    broken = before_koln("st_quentin").answer("step/koln").gaps("rr-log-crossing-broken")
    assert broken["missing"].id == "rr-space-st_quentin"


def test_rr_24_26_what_is_awaited() -> None:
    desk = position(active="red")
    assert desk.question.waiting.id == "rr-wait-actions"
    assert desk.question.waiting.args["army"].id == "rr-seat-red"  # type: ignore[union-attr]
    assert desk.answer("move/red_i").question.waiting.id == "rr-wait-move"


def test_rr_24_28_people() -> None:
    desk = position()
    log = ENGINE.concede(desk.state, "blue", desk.rng)
    assert [event.text.id for event in log] == ["rr-log-resigns"]


def test_rr_24_29_a_move_is_told_step_by_step() -> None:
    desk = position(active="blue", top=["blue_event_1", "blue_event_2"])
    told = desk.answer("move/blue_xii", "step/vitry", "step/chalons").told()
    assert told == ["rr-log-moves", *["rr-log-enters", "rr-log-takes"] * 2]
    desk.log = []
    desk.call(logistics_phase)
    assert [event.audience for event in desk.log] == [None], "one message, addressed to all"


def test_rr_24_31_a_game_can_be_replayed_from_its_picks_and_its_seed() -> None:
    one, two = (ENGINE.new(("red", "blue"), {}, SeededRng(b"s")) for _ in range(2))
    for s in (one, two):
        rng = SeededRng(b"t")
        for _ in range(30):
            ((seat, offer),) = ENGINE.offers(s).items()
            ENGINE.apply(s, seat, offer.default, rng)
    assert ENGINE.dump(one) == ENGINE.dump(two)
