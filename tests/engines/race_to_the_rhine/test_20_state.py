"""20. What is kept of a game, and what always holds."""

from __future__ import annotations

import json

import pytest

from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.state import State
from tests.engines.race_to_the_rhine import bot, sound
from tests.engines.race_to_the_rhine.table import Table, position
from tests.engines.race_to_the_rhine.twin import OPTIONS


def saved(desk: Table) -> dict:
    raw = ENGINE.dump(desk.state)
    assert ENGINE.dump(ENGINE.load(raw)) == raw
    return json.loads(raw)


def test_rr_20_1_table() -> None:
    raw = saved(position("blue", "red", weather="on"))
    assert raw["order"] == ["blue", "red"]
    assert raw["options"]["weather"] == "on"
    assert next(iter(raw)) == "schema_version"


def test_rr_20_2_phase_and_round() -> None:
    desk = position(active="red", stock={"lisieux": "3f"})
    kinds = []
    for step in ("haul/lisieux.brionne", "cargo/f1", "done", "move/red_i", "step/yvetot"):
        desk.answer(step)
        kinds.append([frame["kind"] for frame in saved(desk)["flow"]])
    assert kinds[0] == kinds[1] == ["turn", "haul"]
    assert kinds[3] == ["turn", "move"]
    desk.state.flow = desk.state.flow[:1]
    assert [frame["kind"] for frame in saved(desk.answer("end"))["flow"]] == ["reaction"]
    assert (saved(desk)["turn"], saved(desk)["last_round"]) == (1, False)


def test_rr_20_3_turn() -> None:
    desk = position(
        active="blue",
        kept={"blue": ["blue_resistance_keep_1", "blue_recon_1"]},
        control={"blue": ["dijon"]},
        top=["blue_resistance_now_1"],
    )
    desk.answer("move/blue_xii", "step/vitry", "stop", "supply/dijon.mix", "recon/own")
    assert saved(desk)["flow"] == [
        {
            "actions": 2,
            "card_used": False,
            "recon_used": True,
            "bases": ["dijon"],
            "ready": ["blue_resistance_now_1"],
            "leads": [],
            "kind": "turn",
        }
    ]
    assert saved(desk)["corps"]["blue_xii"]["moved"]


def test_rr_20_4_running_move() -> None:
    desk = position(active="blue", top=["blue_les_boches_1", "blue_starving_civilians_1"])
    desk.answer("cmd-move/blue_xii", "step/vitry")
    move = saved(desk)["flow"][-1]
    assert (move["pay"], move["corps"], move["steps"], move["due"]) == ("cmd", "blue_xii", 1, True)
    desk.answer("step/chalons")
    move = saved(desk)["flow"][-1]
    assert (move["into"], move["card"]) == ("chalons", "blue_starving_civilians_1")


def test_rr_20_5_to_20_8_board_corps_players() -> None:
    """RR-20.5, RR-20.6, RR-20.7, RR-20.8."""
    desk = position(
        marked=["aachen"],
        drops=[("wesel", "white", True)],
        stock={"arras": "1f"},
        control={"red": ["arras"]},
        halted=["red_i"],
        kept={"red": ["red_recon_1"]},
        won={"red": ["res_01"]},
        medals={"red": 1},
        corps={"red_i": "lisieux 2f"},
    )
    desk.state.trucks["lisieux--brionne"] = "brionne"
    raw = saved(desk)
    assert raw["control"]["arras"] == "red"
    assert raw["stock"] == {"arras": [1, 0, 0]}
    assert raw["marked"] == ["aachen"]
    assert raw["drops"] == [{"space": "wesel", "owner": "white", "light": True}]
    assert raw["trucks"] == {"lisieux--brionne": "brionne"}
    corps = raw["corps"]["red_i"]
    assert corps == {"space": "lisieux", "load": [2, 0, 0], "halted": True, "moved": False}
    assert raw["players"]["red"] == {
        "level": 1, "trucks": 6, "medals": 1, "won": ["res_01"], "kept": ["red_recon_1"],
        "commander": True, "air": "", "resigned": False,
    }  # fmt: skip


def test_rr_20_9_decks() -> None:
    desk = position(active="red", top=["res_05"]).answer("air/res")
    raw = saved(desk)["decks"]["resistance"]
    assert raw["cards"][-1] == "res_05"
    assert raw["lookers"] == ["red"]
    assert saved(desk)["decks"]["red"]["discards"] == []


def test_rr_20_10_stocks() -> None:
    raw = saved(position(harder="blue", weather="on", rain=True))
    names = (
        "pool supply_track truck_track trucks_to_come markers markers_out medals medals_out "
        "paratroops paratroops_out ostend rain metz_waits civilians turn"
    )
    assert set(names.split()) <= set(raw)
    assert raw["metz_waits"]
    assert raw["rain"]
    assert raw["ostend"]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_rr_20_11_what_holds_after_every_step(seats: tuple, options: dict) -> None:
    """Purposeful games with every table; loads, parts and cards always add up."""
    sizes = []

    def watch(s: State) -> None:
        sound.check(s)
        sizes.append(len(ENGINE.dump(s)))

    for seed in range(3):
        rng = SeededRng(b"sound %d" % seed)
        s = ENGINE.new(seats, options, rng)
        bot.play_out(s, rng, QuickRng(seed), watch)
        assert ENGINE.result(s) is not None
    assert max(sizes) < 8_000, "small when saved"
