"""14. German reaction."""

from __future__ import annotations

from engines.race_to_the_rhine import reaction
from engines.race_to_the_rhine.board import GRAPH
from engines.race_to_the_rhine.components import SPACES
from tests.engines.race_to_the_rhine.table import Table, position


def react(**changes: object) -> Table:
    return position(**{"active": "blue", "reaction": True, **changes})  # type: ignore[arg-type]


def test_rr_14_1_one_of_two() -> None:
    desk = react(control={"red": ["arras"]})
    assert desk.open_verbs() == {"mark", "counter"}
    assert (desk.question.least, desk.question.most) == (1, 1)
    desk.answer("counter/arras")
    assert desk.state.active == "red", "then the next turn"


def test_rr_14_2_without_a_legal_space_a_marker_goes_to_the_box() -> None:
    desk = react(active="white")
    while "mark" in desk.open_verbs():
        for space in desk.open_args("mark"):
            desk.state.control[space] = "red"
    assert {"box", "counter"} <= desk.open_verbs(), "open also if a counter-attack is possible"
    before = desk.state.markers
    desk.answer("box")
    assert (desk.state.markers, desk.state.markers_out) == (before - 1, 1)
    assert "box" not in react().open_verbs()


def test_rr_14_3_after_the_last_marker_counter_attack_or_pass() -> None:
    desk = react(control={"red": ["arras"]})
    desk.state.last_round = True
    assert desk.open_verbs() == {"pass", "counter"}
    assert "pass" not in react().open_verbs()
    desk.answer("pass")
    assert "rr-log-pass" in desk.told()


def test_rr_14_4_next_to_a_source_by_any_arrow() -> None:
    desk = react(marked=["bastogne"])
    near = set(GRAPH.named(GRAPH.near("bastogne")))
    assert near <= set(desk.open_args("mark"))
    before = desk.state.markers
    desk.answer("mark/arlon")
    assert desk.state.markers == before - 1
    assert len(desk.state.marked) == 2
    assert "wesel" in react().open_args("mark"), "black arrows count"


def test_rr_14_5_sources_are_free_symbols_on_the_rhine_and_marked_spaces() -> None:
    desk = react(control={"white": ["remagen"]})
    assert not {"mayen"} & set(desk.open_args("mark")), "a controlled one is no source"
    assert "mayen" in react().open_args("mark")
    cut_off = react(marked=["dijon"])
    assert set(GRAPH.named(GRAPH.near("dijon"))) <= set(cut_off.open_args("mark"))


def test_rr_14_6_what_is_no_source() -> None:
    sites = set(react().open_args("mark"))
    assert not {"nijmegen", "st_omer", "breda", "yvetot", "strasbourg"} & sites
    for source, near in (("arnhem", "nijmegen"), ("kehl", "strasbourg"), ("calais", "st_omer")):
        marked = react(marked=[source])
        assert near in marked.open_args("mark"), "unless marked"


def test_rr_14_7_not_on_controlled_or_marked_spaces() -> None:
    desk = react(marked=["aachen", "vlissingen", "breskens"], control={"white": ["mayen"]})
    sites = set(desk.open_args("mark"))
    assert not {"aachen", "mayen", "vlissingen"} & sites
    assert {"koln", "dusseldorf"} <= sites, "a printed symbol is no marker"
    assert "rotterdam" in react(marked=["breda"]).open_args("mark")
    near_home = react(marked=["yvetot"])
    assert not {"lisieux", "rouen"} & set(near_home.open_args("mark"))
    assert "le_havre" in near_home.open_args("mark")
    closed = position("red", "white", active="red", marked=["bastogne"], reaction=True)
    assert "luxembourg" not in closed.open_args("mark")


def test_rr_14_8_no_hindrance() -> None:
    desk = react(drops=[("wesel", "red", True)], stock={"mayen": "2f"}, marked=["brugge"])
    assert {"wesel", "mayen", "oostende", "koblenz"} <= set(desk.open_args("mark"))


def test_rr_14_9_the_first_sites() -> None:
    first = {
        "aachen", "dusseldorf", "haguenau", "kaiserslautern", "karlsruhe", "kehl", "koblenz",
        "koln", "mainz", "mannheim", "mayen", "remagen", "rheinhausen", "rheydt", "schleiden",
        "wesel",
    }  # fmt: skip
    missing = {
        "red": {"rheinhausen", "rheydt"},
        "white": {"aachen", "mayen", "schleiden"},
        "blue": {"haguenau", "kaiserslautern"},
    }
    assert set(react().open_args("mark")) == first
    for absent, gone in missing.items():
        pair = [army for army in missing if army != absent]
        desk = position(*pair, active=pair[0], reaction=True)
        assert set(desk.open_args("mark")) == first - gone


def test_rr_14_10_a_token_of_a_rival_goes_back() -> None:
    desk = react(control={"red": ["arras"], "blue": ["verdun"]})
    assert "verdun" not in desk.open_args("counter")
    assert "arras" not in desk.answer("counter/arras").state.control
    (deed,) = desk.view().deeds
    assert (deed.kind, deed.places, deed.what) == ("counter", ("arras",), "red")


def test_rr_14_11_only_tokens() -> None:
    desk = react(control={"red": ["arras"]})
    assert set(desk.open_args("counter")) <= set(desk.state.control)


def test_rr_14_12_bases_starts_and_corps_protect() -> None:
    desk = react(
        control={"red": ["dieppe", "beauvais", "arras", "lille", "st_omer", "yvetot"]},
        corps={"red_i": "arras 1f"},
    )
    legal = set(desk.open_args("counter"))
    assert not {"yvetot", "beauvais", "dieppe"} & legal, "next to bases and start spaces"
    assert not {"arras", "lille"} & legal, "a corps on it or next to it"
    antwerp = ["antwerpen", "breskens", "terneuzen", "vlissingen", "bergen_op_zoom"]
    held = react(control={"red": antwerp})
    assert not {"antwerpen", "bergen_op_zoom"} & set(held.open_args("counter")), "RR-15.4"
    assert "breskens" in held.open_args("counter")


def test_rr_14_13_next_to_a_linked_space() -> None:
    pocket = ["brienne", "chaumont", "chatillon", "tonnerre", "auxerre", "bonny"]
    desk = position(active="red", control={"blue": pocket}, reaction=True)
    legal = set(desk.open_args("counter"))
    assert not {"chatillon", "tonnerre", "auxerre"} & legal, "nothing free is next to them"
    assert "chaumont" in legal
    marked = react(active="red", control={"blue": ["chaumont"]}, marked=["langres"])
    assert "chaumont" in marked.open_args("counter"), "marked spaces serve as well"


def test_rr_14_14_a_medal_is_returned_cards_never() -> None:
    desk = react(control={"red": ["lille"]}, medals={"red": 2}).answer("counter/lille")
    assert (desk.state.players["red"].medals, desk.state.medals) == (1, 19)
    poor = react(control={"red": ["lille"]}, won={"red": ["res_13"]}).answer("counter/lille")
    assert poor.state.players["red"].won == ["res_13"]
    assert "rr-log-no-medal-back" in poor.told()
    plain = react(control={"red": ["arras"]}, medals={"red": 2}).answer("counter/arras")
    assert plain.state.players["red"].medals == 2


def test_rr_14_15_tokens_and_trucks_stay_and_nothing_is_laid() -> None:
    desk = react(control={"red": ["arras", "lille"]}, stock={"arras": "2f"})
    desk.state.trucks["arras--lille"] = "arras"
    desk.state.truck_track -= 1
    tokens = dict(desk.state.control)
    desk.answer("counter/arras")
    del tokens["arras"]
    assert desk.state.control == tokens, "no encirclement follows"
    assert desk.stock("arras") == "2F"
    assert "arras--lille" in desk.state.trucks
    assert "arras" not in desk.state.marked


def test_rr_18_4_the_leader_goes_only_where_he_may_enter() -> None:
    corps = {"white_v": "aachen 1f", "red_i": "eindhoven 1f"}
    free = position(active="blue", corps=corps)
    assert reaction.leader(free.state)[0] == "white", "one step from Köln"
    shut = position(active="blue", corps=corps, control={"blue": ["koln"], "red": ["liege"]})
    lead, rings = reaction.leader(shut.state)
    assert lead == "red"
    assert reaction.distance("koln", rings) == len(SPACES)


def test_rr_14_16_the_owner_may_take_it_again() -> None:
    desk = position("blue", "red", active="blue", control={"red": ["arras"]}, reaction=True)
    desk.answer("counter/arras")
    desk.set_corps("red_xxx", "amiens 2f")
    desk.stack("red_event_1")
    desk.answer("move/red_xxx", "step/arras")
    assert desk.state.control["arras"] == "red"
