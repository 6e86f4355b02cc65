"""The worked examples (QM-32), as given, when, then."""

from __future__ import annotations

import pytest

from engines.kit.rng import SeededRng
from engines.quartermaster import ENGINE, board
from engines.quartermaster.components import BIT
from tests.engines.quartermaster.table import table


def test_qm_32_1_you_means_the_country():
    t = table(
        "germany:A@germany; italy:A@italy",
        hands={"germany": ""},
        decks={"germany": "lb*2"},
        statuses={"germany": "conscription"},
        options={"players": "2"},
    )
    italian = list(t.nation("italy").deck)
    t.do("germany", "instead conscription; build balkans")
    assert (t.nation("germany").deck, t.nation("italy").deck) == ([], italian)


GIBRALTAR = "germany:N@mediterranean_sea; italy:N@mediterranean_sea; uk:N@north_sea"


@pytest.mark.parametrize(("army", "axis"), [("; germany:A@north_africa", True), ("", False)])
def test_qm_32_2_qm_32_3_a_strait_is_open_for_one_team(army: str, axis: bool):
    units = GIBRALTAR.replace("germany:", "germany:A@north_africa ") if army else GIBRALTAR
    for country, target in (("germany", "north_sea"), ("italy", "north_sea")):
        t = table(units, country, hands={country: "sb"})
        if t.possible(country, "play sb"):
            t.do(country, "play sb")
        assert (target in t.args(country, "battle")) is axis
    t = table(units, "uk", hands={"uk": "sb"})
    t.do("uk", "play sb")
    assert any(a.startswith("mediterranean_sea") for a in t.args("uk", "battle")) is not axis


def test_qm_32_4_points_are_not_borders():
    t = table("germany:A@balkans N@mediterranean_sea", hands={"germany": "sb lb"})
    assert not board.geography(t.state, "axis").near("mediterranean_sea") & BIT["black_sea"]
    t.do("germany", "play lb")
    assert "ukraine" in t.args("germany", "battle")
    assert not board.geography(t.state, "axis").near("balkans") & BIT["middle_east"]


PACIFIC = "usa:N@east_pacific A@western_united_states{}; uk:A@australia{} N@south_china_sea"


@pytest.mark.parametrize(
    ("usa", "uk", "legal"),
    [("", "", False), (",hawaii", "", True), ("", ",philippines", True), ("", ",new_guinea", True)],
)
def test_qm_32_5_port_of_a_fleet(usa: str, uk: str, legal: bool):
    t = table(PACIFIC.format(usa, uk), "usa", hands={"usa": "bn"})
    t.do("usa", "play bn")
    assert ("central_pacific" in t.args("usa", "build")) is legal


def test_qm_32_6_only_the_own_units_are_removed():
    t = table("germany:A@siberia; italy:A@mongolia", hands={"germany": "ba"})
    t.do("germany", "drop ba")
    assert t.is_at("italy:A@mongolia")


def test_qm_32_7_depletion():
    t = table(
        "ussr:A@moscow,ukraine; germany:A@eastern_europe,balkans",
        "ussr",
        hands={"ussr": "lb ba"},
        decks={"ussr": ""},
        statuses={"ussr": "frontal_assault"},
    )
    t.do("ussr", "play lb; battle eastern_europe; use frontal_assault")
    assert t.vp == (0, -1)
    t.do("ussr", "battle balkans")
    assert t.at("germany") == []


@pytest.mark.parametrize(("deck", "milled", "points"), [("lb*5", 1, 0), ("", 0, -1)])
def test_qm_32_8_no_card_to_play(deck: str, milled: int, points: int):
    t = table("", "uk", hands={"uk": "ba", "japan": ""}, decks={"japan": deck})
    t.do("uk", "drop ba")
    assert (t.milled("japan"), t.vp[0]) == (milled, points)


def test_qm_32_9_economic_warfare_on_a_short_deck():
    t = table(
        "usa:A@north_africa",
        "usa",
        hands={"usa": "b24_liberator", "italy": "lb*7"},
        decks={"italy": "lb*3"},
    )
    t.do("usa", "play b24_liberator")
    assert (t.milled("italy"), t.vp, len(t.nation("italy").hand)) == (3, (-1, 0), 7)


def test_qm_32_10_what_the_table_of_uk_looks_like():
    t = table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "raf lord_linlithgow ba*5"},
        hidden={"uk": "bn*3"},
        decks={"uk": "lb*30"},
    )
    for play in ("play raf", "play lord_linlithgow", "play ba; redeclare united_kingdom"):
        t.do("uk", play)
        t.quiet()
        t.do("uk", "discard none")
        while t.state.country != "uk" and not t.state.winner:
            t.end_turn()
    uk = ENGINE.view(t.state, "germany").table.countries[1]
    assert (uk.responses, uk.discard, uk.hand, uk.deck) == (1, 4, 7, 27)
    assert (uk.top.id, [s.card.id for s in uk.statuses]) == ("uk.ba", ["uk.lord_linlithgow"])


def test_qm_32_11_not_in_the_turn_it_is_played():
    t = table("ussr:A@moscow", "ussr", hands={"ussr": "guards ba*3"})
    t.do("ussr", "play guards")
    assert not t.possible("ussr", "instead guards")
    t.do("ussr", "discard none")
    while t.state.country != "ussr":
        t.end_turn()
    t.do("ussr", "instead guards; discard ba, ba+2; play ba; build ukraine")
    assert "ukraine" in t.at("ussr")
    assert not t.possible("ussr", "play ba")


def test_qm_32_12_instead_of():
    t = table("germany:A@germany", hands={"germany": "ba"}, statuses={"germany": "conscription"})
    t.do("germany", "instead conscription; build italy")
    assert (t.milled("germany"), t.at("germany")) == (2, ["germany", "italy"])
    assert not t.possible("germany", "play ba")
    fresh = table("germany:A@germany", hands={"germany": "conscription ba"})
    fresh.do("germany", "play conscription")
    assert not fresh.possible("germany", "instead conscription")


def test_qm_32_13_first_build_supplies_the_second():
    t = table("italy:A@italy,balkans", "italy", hands={"italy": "italy_attacks_communists"})
    t.do("italy", "play italy_attacks_communists")
    assert t.at("italy") == ["balkans", "italy", "russia", "ukraine"]


def test_qm_32_14_titos_partisans():
    t = table("ussr:A@moscow", "ussr", hands={"ussr": "titos_partisans"})
    t.do("ussr", "play titos_partisans")
    assert t.args("ussr", "recruit") == ["balkans.uk", "balkans.ussr"]


def test_qm_32_15_battle_by_another_card():
    t = table("germany:A@germany; ussr:A@eastern_europe", hands={"germany": "guns_and_butter"})
    t.do("germany", "play guns_and_butter; part 2; battle eastern_europe")
    assert t.at("ussr") == []


def test_qm_32_16_start_of_a_phase():
    t = table("germany:A@balkans", hands={"germany": "ba lb"}, statuses={"germany": "volkssturm"})
    t.do("germany", "drop ba")
    assert not t.possible("germany", "use volkssturm")


def test_qm_32_17_immediately_after():
    t = table("germany:A@germany,russia", hands={"germany": "ba"}, responses={"ussr": "rasputitsa"})
    t.do("germany", "play ba; build eastern_europe")
    assert t.raised("built") == 0
    assert "russia" in t.at("germany")


def test_qm_32_18_once_per_situation():
    t = table(
        "usa:A@western_europe",
        "usa",
        hands={"usa": "b29_superfortress"},
        statuses={"germany": "jet_fighters"},
        decks={"germany": "lb*20"},
    )
    t.do("usa", "play b29_superfortress")
    t.do("germany", "use jet_fighters")
    assert (t.milled("germany"), t.raised("ew_hit")) == (2, 1)


def test_qm_32_19_protection_lasts():
    t = table(
        "germany:A@eastern_europe,balkans,germany; ussr:A@ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    t.do("germany", "use dive_bombers; battle ukraine")
    assert t.at("ussr") == ["ukraine"]
    assert t.state.country == "uk"
    assert t.state.protected == []
    t.press("ussr", "remove/ukraine")  # an ordinary unit again
    assert t.at("ussr") == []


def test_qm_32_20_raf_as_a_condition():
    t = table(
        "germany:A@western_europe; uk:N@north_sea A@united_kingdom",
        hands={"germany": "sb"},
        responses={"uk": "raf"},
    )
    t.do("germany", "play sb; battle north_sea")
    t.do("uk", "use raf")
    assert "north_sea" in t.at("uk")
    india = table(
        "japan:A@southeast_asia; uk:A@india",
        "japan",
        hands={"japan": "lb"},
        responses={"uk": "raf"},
    )
    india.do("japan", "play lb; battle india")
    assert not india.possible("uk", "use raf")


def test_qm_32_21_recruit_without_supply():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "increased_commonwealth_support"})
    t.do("uk", "play increased_commonwealth_support; recruit canada")
    assert t.happened("recruit", "canada")
    assert t.at("uk") == ["united_kingdom"]


def test_qm_32_22_redeclaring():
    t = table(
        "germany:A@germany,eastern_europe; ussr:A@ukraine",
        hands={"germany": "ba"},
        statuses={"germany": "bias_for_action"},
    )
    t.do("germany", "play ba; redeclare eastern_europe; use bias_for_action; battle ukraine")
    assert t.is_at("germany:A@germany,eastern_europe")
    assert t.milled("germany") == 1


def test_qm_32_23_battle_on_an_empty_space():
    t = table(
        "japan:A@japan N@sea_of_japan",
        "japan",
        hands={"japan": "sb"},
        responses={"japan": "destroyer_transport"},
    )
    t.do("japan", "play sb")
    assert "sea_of_japan" not in t.args("japan", "battle")
    t.do("japan", "battle central_pacific; use destroyer_transport")
    t.do("japan", "build philippines; build iwo_jima")
    assert t.is_at("japan:A@japan,philippines,iwo_jima N@sea_of_japan")


def test_qm_32_24_the_type_of_card_follows_the_target():
    units = "japan:N@sea_of_japan; ussr:A@vladivostok"
    sea = table(units, "japan", hands={"japan": "sb"})
    sea.do("japan", "play sb")
    assert "vladivostok" not in sea.args("japan", "battle")
    land = table(units, "japan", hands={"japan": "lb"})
    land.do("japan", "play lb; battle vladivostok")
    assert land.at("ussr") == []


def test_qm_32_25_scoring():
    units = "germany:A@germany,western_europe; italy:A@western_europe,italy"
    for country in ("germany", "italy"):
        t = table(units, country, hands={country: "ba"})
        t.do(country, "drop ba")
        assert t.vp == (3, 0)


def test_qm_32_26_occupied_capital():
    units = "ussr:A@germany; germany:A@western_europe,ukraine"
    t = table(units, hands={"germany": "plunder"}, statuses={"germany": "abundant_resources"})
    t.do("germany", "play plunder")
    assert t.vp == (2, 0)


@pytest.mark.parametrize(("axis", "over"), [(71, True), (70, False)])
def test_qm_32_27_immediate_victory(axis: int, over: bool):
    t = table("", "usa", hands={"usa": "ba"})
    t.state.vp = {"axis": axis, "allies": 41}
    t.do("usa", "drop ba")
    assert (t.state.winner == "axis") is over
    midway = table("", "italy", hands={"italy": "ba"})
    midway.state.vp = {"axis": 75, "allies": 41}
    midway.do("italy", "drop ba")
    midway.state.vp["axis"] = 69
    midway.end_turn()
    assert midway.state.winner == ""


@pytest.mark.parametrize(("axis", "winner"), [(88, "axis"), (87, "allies")])
def test_qm_32_28_points_victory(axis: int, winner: str):
    t = table("", "usa", hands={"usa": "ba"}, round_number=20)
    t.state.vp = {"axis": axis, "allies": 88}
    t.do("usa", "drop ba")
    assert t.state.winner == winner


def test_qm_32_29_markers_above_99():
    t = table("germany:A@germany,western_europe,moscow", hands={"germany": "ba"})
    t.state.vp["axis"] = 98
    t.do("germany", "drop ba")
    assert ENGINE.view(t.state, None).axis == 104


def test_qm_32_30_reallocation():
    t = table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "raf*7"},
        decks={"uk": "sb lb ba"},
        options={"reallocation": "on"},
        rng=SeededRng(b"x"),
    )
    t.do("uk", "reallocate; discard raf, raf+2, raf+3, raf+4; take lb")
    assert len(t.nation("uk").hand) == 4
    assert t.said("qm-shuffled")
    assert not t.possible("uk", "reallocate")
    t.do("uk", "drop raf")
    assert t.state.step == "discard"


def test_qm_32_31_voluntary_removal():
    t = table(
        "germany:A@germany; italy:A@italy,balkans,ukraine,russia",
        hands={"germany": "military_dictatorships_balkans"},
    )
    t.press("italy", "remove/balkans")
    t.do("germany", "play military_dictatorships_balkans")
    assert "balkans" in t.at("italy")
    assert not ENGINE.offers(t.state)["italy"].find("remove/germany")


def test_qm_32_32_advanced_example_1():
    t = table(
        "germany:A@germany,balkans,eastern_europe; ussr:A@moscow,russia,ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers blitzkrieg"},
        responses={"ussr": "stalingrad rasputitsa"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")  # 1
    assert "ukraine" in t.at("ussr")
    assert board.protected(t.state, "ussr", "ukraine")
    t.do("germany", "use dive_bombers; battle russia")  # 2
    t.do("ussr", "pass")
    assert t.at("ussr") == ["moscow", "ukraine"]
    t.do("germany", "use blitzkrieg")  # 3
    assert "russia" in t.at("germany")
    t.do("ussr", "use rasputitsa")  # 4
    assert t.is_at("germany:A@germany,balkans,eastern_europe; ussr:A@moscow,ukraine")
    assert t.milled("germany") == 2
    assert t.nation("ussr").shown == ["ussr.stalingrad", "ussr.rasputitsa"]
    assert t.nation("germany").shown == ["germany.lb"]
    assert [m.args["card"].id for m in t.said("qm-used")] == [
        "qm-card-ussr-stalingrad",
        "qm-card-germany-dive-bombers",
        "qm-card-germany-blitzkrieg",
        "qm-card-ussr-rasputitsa",
    ]


def test_qm_32_33_advanced_example_2():
    t = table(
        "japan:A@japan,china,southeast_asia N@sea_of_japan; "
        "uk:A@australia,india N@south_china_sea,bay_of_bengal",
        "japan",
        hands={"japan": "sb"},
        responses={
            "japan": "surprise_attack destroyer_transport",
            "uk": "destroyers loyal_to_the_crown",
        },
    )
    t.do("japan", "play sb; battle bay_of_bengal")
    t.do("uk", "use destroyers")  # 1
    assert "bay_of_bengal" in t.at("uk")
    t.do("japan", "use surprise_attack; battle south_china_sea")  # 2
    assert t.keys("uk") == []  # Destroyers are gone, and no other Response saves a Navy there
    t.do("japan", "pass")  # own follow-ups to the battle in the South China Sea
    t.do("japan", "battle india")
    t.do("uk", "pass")  # Defensive Posture might lie there
    t.do("japan", "pass")  # own follow-ups to the battle in India
    assert t.at("uk") == ["australia", "bay_of_bengal"]
    t.do("japan", "use destroyer_transport; build india")  # 3
    t.do("uk", "use loyal_to_the_crown")  # 4
    t.do("japan", "build india")  # 5
    t.quiet()
    assert "india" in t.at("japan")
    assert t.is_at(
        "japan:A@japan,china,southeast_asia,india N@sea_of_japan; uk:A@australia N@bay_of_bengal"
    )
    assert t.nation("japan").responses == t.nation("uk").responses == []
    assert len(t.nation("japan").shown + t.nation("uk").shown) == 5  # and the Sea Battle
