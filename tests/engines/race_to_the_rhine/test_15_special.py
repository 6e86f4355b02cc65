"""15. Antwerp, weather, common deck, harder play."""

from __future__ import annotations

from engines.race_to_the_rhine import control, reaction
from engines.race_to_the_rhine import position as facts
from engines.race_to_the_rhine.board import BIT, GRAPH
from engines.race_to_the_rhine.components import BOX
from tests.engines.race_to_the_rhine.table import Table, position

FIVE = ["antwerpen", "breskens", "terneuzen", "vlissingen", "bergen_op_zoom"]


def test_rr_15_1_antwerpen_becomes_the_main_base() -> None:
    held = position(active="red", control={"red": FIVE})
    assert {"antwerpen.mix", "antwerpen.3f"} <= set(held.open_args("supply"))
    assert not [arg for arg in held.open_args("supply") if arg.startswith("lisieux")]
    assert held.view().space("antwerpen").limit == 9
    for missing in FIVE:
        desk = position(
            active="red", control={"red": [space_id for space_id in FIVE if space_id != missing]}
        )
        assert facts.main_base(desk.state, "red") == "lisieux"


def test_rr_15_2_lisieux_is_an_ordinary_space_from_then_on() -> None:
    desk = position(
        active="red",
        corps={"red_i": "breda 3f"},
        control={"red": [space_id for space_id in FIVE if space_id != "bergen_op_zoom"]},
        stock={"lisieux": "4f4a"},
        top=["red_event_1"],
    )
    desk.answer("move/red_i", "step/bergen_op_zoom")
    assert "rr-log-base-gained" in desk.told()
    assert (desk.question.rule, desk.question.least) == ("RR-6.8", 2), "limit 6 at once"
    desk.answer("shed/f1 shed/a1")
    view = desk.view().space("lisieux")
    assert (view.limit, view.owner, view.token) == (6, "red", None)
    desk.state.control["yvetot"] = "red"
    assert not reaction.targets(desk.state, "blue") & BIT["yvetot"], "still a start space"


def test_rr_15_3_a_lost_space_gives_lisieux_back() -> None:
    desk = position(
        active="blue", control={"red": FIVE}, stock={"antwerpen": "4f4a"}, reaction=True
    )
    desk.answer("counter/breskens")
    assert "rr-log-base-lost" in desk.told()
    assert desk.stock("antwerpen") == "3F3A", "discarded without asking: it is not red's turn"
    assert facts.main_base(desk.state, "red") == "lisieux"


def test_rr_15_4_lines_end_at_antwerpen_and_it_protects() -> None:
    desk = position(active="blue", control={"red": FIVE}, reaction=True)
    way = facts.way_back(desk.state, "red", "wesel")
    assert way[0] == "antwerpen"
    desk.state.control.update(dict.fromkeys(way[1:], "red"))
    assert facts.line(desk.state, "red")[0] == "antwerpen"
    assert not {"antwerpen", "bergen_op_zoom"} & set(desk.open_args("counter"))


def wet(**changes: object) -> Table:
    return position(**{"active": "blue", "weather": "on", **changes})  # type: ignore[arg-type]


def enter(card: str, **changes: object) -> Table:
    return wet(top=[card], **changes).answer("move/blue_xii", "step/vitry")


def test_rr_15_5_weather_only_with_the_option_starting_with_sun() -> None:
    assert wet().view().weather == "sun"
    dry = position(active="blue", top=["blue_event_2"]).answer("move/blue_xii", "step/vitry")
    assert not dry.state.rain
    assert dry.view().weather is None


def test_rr_15_6_only_cards_turned_in_an_entry_count() -> None:
    desk = wet(top=["blue_event_2"]).answer("air/own")
    assert not desk.state.rain
    for deck in BOX.cards.pursuit.values():
        assert sorted(c.weather for c in deck if c.weather) == ["rain", "sun"]
    signs = [c.weather for c in BOX.cards.resistance if c.weather]
    assert (signs.count("rain"), signs.count("sun")) == (4, 4)


def test_rr_15_7_a_sign_sets_the_weather_after_the_entry() -> None:
    rain = enter("blue_event_2")
    assert rain.state.rain
    assert rain.told()[-1] == "rr-log-weather-rain"
    sun = enter("blue_event_1", rain=True)
    assert not sun.state.rain
    lost = wet(corps={"blue_xii": "troyes 2f"}, marked=["vitry"], top=["res_02"])
    lost.answer("move/blue_xii", "step/vitry")
    assert lost.state.rain, "a lost battle's card counts too"
    helped = wet(corps={"blue_xii": "thionville 2f1a"}, marked=["metz"], top=["res_02"])
    helped.state.drops, helped.state.paratroops = [], 4
    helped.answer("air/res", "move/blue_xii", "step/metz")
    assert helped.gaps("rr-log-fort")["air"] == 1, "the entry in progress is not touched"


def test_rr_15_8_no_air_support_and_no_drop_in_rain() -> None:
    desk = wet(rain=True, medals={"blue": 2})
    assert not {"air", "drop"} & desk.open_verbs()
    assert {"cmd-air"} & wet(active="white", rain=True).open_verbs()
    there = wet(
        rain=True,
        corps={"blue_xii": "thionville 2f"},
        drops=[("metz", "blue", True)],
        top=["blue_event_1"],
    )
    there.answer("move/blue_xii", "step/metz")
    assert there.state.control["metz"] == "blue", "paratroops on the board stay and count"


def test_rr_15_9_rain_sends_all_air_markers_home() -> None:
    desk = wet(top=["blue_event_2"])
    for army, deck in (("red", "red"), ("white", "resistance")):
        desk.state.players[army].air = deck  # type: ignore[index]
    desk.answer("move/blue_xii", "step/vitry")
    assert {player.air for player in desk.state.players.values()} == {""}
    already = wet(rain=True, top=["blue_event_2"])
    already.state.players["white"].air = "resistance"
    already.answer("move/blue_xii", "step/vitry")
    assert already.state.players["white"].air == "resistance", "rain in rain changes nothing"


def test_rr_15_10_one_pursuit_deck_for_all() -> None:
    desk = position(active="blue", common_deck="on", top=["red_les_boches_1"])
    assert list(desk.state.decks) == ["common", "resistance"]
    assert len(desk.state.decks["common"].cards) == 66
    desk.answer("air/own", "move/blue_xii", "step/vitry")
    assert desk.state.decks["common"].discards == ["red_les_boches_1"]
    assert desk.gaps("rr-log-enters")["deck"].id == "rr-deck-common"
    pair = position("red", "blue", common_deck="on")
    assert len(pair.state.decks["common"].cards) == 44


def test_rr_15_11_blue_harder_a_marker_on_metz() -> None:
    desk = position(harder="blue")
    assert desk.state.marked == ["metz"]
    assert desk.state.markers == 24
    assert position().state.marked == []


def test_rr_15_12_metz_is_no_source_until_it_is_linked() -> None:
    desk = position(active="white", harder="blue", reaction=True)
    around = set(GRAPH.named(GRAPH.near("metz")))
    assert not around & set(desk.open_args("mark"))
    chain = ["homburg", "saarbrucken", "st_avold"]
    for at, space in enumerate(["kaiserslautern", *chain]):
        assert f"mark/{space}" in desk.open_keys, "its neighbours may be marked from other sources"
        assert desk.state.metz_waits
        desk.answer(f"mark/{space}")
        if at < len(chain):
            desk.answer("end")
    assert not desk.state.metz_waits
    assert "rr-log-metz" in desk.told()
    desk.answer("end")
    assert around & set(desk.open_args("mark")), "an ordinary marker from then on"
    taken = position(
        active="blue", harder="blue", corps={"blue_xii": "thionville 2f4a"}, top=["res_01"]
    )
    taken.answer("move/blue_xii", "step/metz")
    assert not taken.state.metz_waits


def test_rr_15_13_white_harder() -> None:
    desk = position(active="white", harder="white")
    assert desk.state.players["white"].level == 1
    assert "cmd-air" in desk.open_verbs(), "his extra action is unchanged"


def cut_off_ports() -> dict:
    """Red holds St-Omer and all that links the Channel ports to the Rhine."""
    return {"control": {"red": ["st_omer", "abbeville", "arras", "lille", "brugge"]}}


def test_rr_15_14_red_harder_ports_serve_although_cut_off() -> None:
    plain = position(active="blue", reaction=True, **cut_off_ports())
    assert not facts.linked(plain.state) & BIT["calais"]
    assert "st_omer" not in plain.open_args("counter")
    for active in ("blue", "white"):
        hard = position(active=active, harder="red", reaction=True, **cut_off_ports())
        assert "st_omer" in hard.open_args("counter")
    own = position(
        active="red", harder="red", reaction=True, control={"white": ["st_omer", "arras"]}
    )
    own.state.control.update(dict.fromkeys(["abbeville", "lille"], "red"))
    assert not reaction.ports(own.state, "red"), "not in red's own reaction"
    lone = position("red", harder="red", **cut_off_ports())
    assert "st_omer" in GRAPH.named(reaction.targets(lone.state, "red")), "automatically alone"
    held = position(active="blue", harder="red", reaction=True, **cut_off_ports())
    held.state.control.update(dict.fromkeys(["calais", "boulogne", "dunkerque"], "red"))
    assert "st_omer" not in held.open_args("counter"), "while red does not control them"


def test_rr_15_15_a_space_freed_that_way_is_not_encircled_again() -> None:
    desk = position(active="blue", harder="red", reaction=True, **cut_off_ports())
    desk.answer("counter/st_omer")
    sources = desk.gaps("rr-log-counter")["sources"]
    assert {name.id for name in sources} == {
        f"rr-space-{port}" for port in ("boulogne", "calais", "dunkerque")
    }
    assert desk.state.exempt == ["st_omer"]
    gained = desk.call(control.encircle, "red_i", GRAPH.mask(["st_omer"]))
    assert gained == {}
    assert "abbeville" not in desk.open_args("counter"), "it does not itself serve as a source"
    taker = position(
        active="red", harder="red", corps={"red_i": "abbeville 2f"}, top=["red_event_1"]
    )
    taker.state.exempt = ["st_omer"]
    taker.answer("move/red_i", "step/st_omer")
    assert taker.state.exempt == [], "until a player takes it again"
    linked = position(active="blue", harder="red", reaction=True, control={"red": ["st_omer"]})
    linked.answer("counter/st_omer")
    assert linked.state.exempt == []
