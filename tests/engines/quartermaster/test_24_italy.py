"""Every Italian card where it matters, and where it may not be used (QM-22, QM-24)."""

from __future__ import annotations

import pytest

from engines.kit.rng import ScriptedRng
from tests.engines.quartermaster.table import table


def test_italy_ba_italy_bn_italy_lb_italy_sb_are_the_basic_cards():
    t = table("italy:A@italy", "italy", hands={"italy": "ba bn lb sb"})
    t.do("italy", "play ba; build balkans")
    assert t.at("italy") == ["balkans", "italy"]
    navy = table("italy:A@italy", "italy", hands={"italy": "bn"})
    navy.do("italy", "play bn; build mediterranean_sea")
    assert "mediterranean_sea" in navy.at("italy")
    land = table("italy:A@italy; ussr:A@balkans", "italy", hands={"italy": "lb"})
    land.do("italy", "play lb; battle balkans")
    assert land.at("ussr") == []
    sea = table("italy:A@italy; uk:N@mediterranean_sea", "italy", hands={"italy": "sb"})
    sea.do("italy", "play sb; battle mediterranean_sea")
    assert sea.at("uk") == []
    assert not table("", "italy", hands={"italy": "sb"}).possible("italy", "play sb")


@pytest.mark.parametrize(("units", "n"), [("", 2), ("usa:N@mediterranean_sea", 1)])
def test_italy_decima_flottiglia_mas_qm_22_27(units: str, n: int):
    t = table(units, "italy", hands={"italy": "decima_flottiglia_mas"})
    t.do("italy", "play decima_flottiglia_mas")
    assert (t.milled("uk"), t.scored("italy.decima_flottiglia_mas")) == (n, 1)


def test_italy_regia_marina_counts_navies():
    t = table(
        "italy:N@mediterranean_sea,baltic_sea A@italy", "italy", hands={"italy": "regia_marina"}
    )
    t.do("italy", "play regia_marina")
    assert (t.milled("uk"), t.scored("italy.regia_marina")) == (2, 2)
    none = table("italy:A@italy", "italy", hands={"italy": "regia_marina"})
    none.do("italy", "play regia_marina")
    assert none.milled("uk") == 0


def test_italy_afrika_korps_recruits_for_germany():
    t = table("italy:A@italy", "italy", hands={"italy": "afrika_korps"})
    t.do("italy", "play afrika_korps")
    assert t.at("germany") == ["mediterranean_sea", "north_africa"]
    held = table("italy:A@italy; uk:A@north_africa", "italy", hands={"italy": "afrika_korps"})
    held.do("italy", "play afrika_korps")
    assert held.at("germany") == ["mediterranean_sea"]


def test_italy_division_azul_takes_a_face_down_response_at_random_qm_22_25():
    t = table(
        "italy:A@italy",
        "italy",
        hands={"italy": "division_azul"},
        responses={"ussr": "stalingrad moscow"},
        rng=ScriptedRng(1),
    )
    t.do("italy", "play division_azul")
    assert t.nation("ussr").hidden == ["ussr.stalingrad"]
    assert t.state.seen == []  # nobody else has seen it
    told = [e for e in t.events if e.text.id == "qm-response-lost-own"]
    assert [e.audience for e in told] == [("ussr",)]
    none = table("italy:A@italy", "italy", hands={"italy": "division_azul"})
    none.do("italy", "play division_azul")
    assert none.happened("skipped")


def test_italy_german_aid_in_greece_takes_the_balkans_for_germany():
    t = table("uk:A@balkans", "italy", hands={"italy": "german_aid_in_greece"})
    t.do("italy", "play german_aid_in_greece")
    assert t.there("balkans") == ["germany"]
    there = table("germany:A@balkans", "italy", hands={"italy": "german_aid_in_greece"})
    there.do("italy", "play german_aid_in_greece")
    assert there.happened("skipped") == 2


def test_italy_italian_east_africa_builds_qm_22_16():
    t = table(
        "italy:A@italy,middle_east N@mediterranean_sea",
        "italy",
        hands={"italy": "italian_east_africa"},
    )
    t.do("italy", "play italian_east_africa")
    assert t.happened("build", "north_africa")
    assert t.happened("build", "bay_of_bengal")
    far = table("italy:A@italy", "italy", hands={"italy": "italian_east_africa"})
    far.do("italy", "play italian_east_africa")
    assert far.at("italy") == ["italy"]


def test_italy_italy_attacks_communists_builds_qm_22_16():
    t = table("italy:A@italy,balkans", "italy", hands={"italy": "italy_attacks_communists"})
    t.do("italy", "play italy_attacks_communists")
    assert t.at("italy") == ["balkans", "italy", "russia", "ukraine"]
    far = table("italy:A@italy", "italy", hands={"italy": "italy_attacks_communists"})
    far.do("italy", "play italy_attacks_communists")
    assert far.at("italy") == ["italy"]


def test_italy_plunder_qm_22_30():
    t = table("italy:A@italy,balkans N@mediterranean_sea", "italy", hands={"italy": "plunder"})
    t.do("italy", "play plunder")
    assert t.scored("italy.plunder") == 2
    home = table("italy:A@italy; germany:A@balkans", "italy", hands={"italy": "plunder"})
    home.do("italy", "play plunder")
    assert home.scored("italy.plunder") == 0


def test_italy_german_reinforcements_counterattack_qm_22_20():
    t = table(
        "italy:A@italy,balkans; ussr:A@ukraine",
        "ussr",
        hands={"ussr": "lb"},
        responses={"italy": "german_reinforcements_counterattack"},
    )
    t.do("ussr", "play lb; battle balkans")
    t.do("italy", "use german_reinforcements_counterattack")
    assert t.there("balkans") == ["germany"]
    both = table(
        "italy:A@italy,balkans; germany:A@balkans; ussr:A@ukraine",
        "ussr",
        hands={"ussr": "lb"},
        responses={"italy": "german_reinforcements_counterattack"},
    )
    both.do("ussr", "play lb; battle balkans.italy")
    assert not both.happened("opened")  # a German Army is there already


def test_italy_monte_cassino_saves_any_axis_army_in_italy():
    t = table(
        "germany:A@italy; usa:A@western_europe",
        "usa",
        hands={"usa": "lb"},
        responses={"italy": "monte_cassino"},
    )
    t.do("usa", "play lb; battle italy")
    t.do("italy", "use monte_cassino")
    assert t.there("italy") == ["germany"]
    other = table(
        "germany:A@germany; usa:A@western_europe",
        "usa",
        hands={"usa": "lb"},
        responses={"italy": "monte_cassino"},
    )
    other.do("usa", "play lb; battle germany")
    assert other.at("germany") == []


def test_italy_romanian_reinforcements_qm_22_20():
    t = table(
        "germany:A@germany,eastern_europe; ussr:A@ukraine",
        "ussr",
        hands={"ussr": "lb"},
        responses={"italy": "romanian_reinforcements"},
    )
    t.do("ussr", "play lb; battle eastern_europe")
    t.do("italy", "use romanian_reinforcements")
    assert t.there("eastern_europe") == ["italy"]
    unsupplied = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        "ussr",
        hands={"ussr": "lb"},
        responses={"italy": "romanian_reinforcements"},
    )
    unsupplied.do("ussr", "play lb; battle eastern_europe")
    assert not unsupplied.happened("opened")


def test_italy_skilled_pilots_reduce_by_five():
    t = table(
        "usa:A@north_africa",
        "usa",
        hands={"usa": "b24_liberator"},
        responses={"italy": "skilled_pilots"},
    )
    t.do("usa", "play b24_liberator")
    t.do("italy", "use skilled_pilots")
    assert t.milled("italy") == 0
    german = table(
        "usa:A@western_europe",
        "usa",
        hands={"usa": "b29_superfortress"},
        responses={"italy": "skilled_pilots"},
    )
    german.do("usa", "play b29_superfortress")
    assert not german.happened("opened")


@pytest.mark.parametrize(
    ("card", "units", "points"),
    [
        ("anti_communist_sentiment", "italy:A@ukraine,russia", 2),
        ("anti_communist_sentiment", "italy:A@italy", 0),
        ("balkan_resources", "italy:A@italy,balkans", 1),
        ("balkan_resources", "italy:A@italy; germany:A@balkans", 0),
        ("impero_italiano", "italy:A@italy; germany:A@north_africa; japan:A@north_africa", 2),
        ("impero_italiano", "italy:A@italy; uk:A@north_africa", 0),
        ("mare_nostrum", "italy:A@italy N@mediterranean_sea", 1),
        ("mare_nostrum", "italy:A@italy", 0),
    ],
)
def test_italy_statuses_of_the_victory_phase(card: str, units: str, points: int):
    t = table(units, "italy", hands={"italy": "ba"}, statuses={"italy": card})
    t.do("italy", "drop ba")
    if points:
        t.do("italy", f"use {card}")
    assert t.scored(f"italy.{card}") == points
    assert t.state.country == "usa"


def test_italy_bravado_battles_instead_of_a_play():
    t = table("italy:A@italy; ussr:A@balkans", "italy", statuses={"italy": "bravado"})
    t.do("italy", "instead bravado; battle balkans")
    assert (t.at("ussr"), t.milled("italy")) == ([], 2)
    used = table("", "italy", statuses={"italy": "bravado"})
    assert not used.possible("italy", "instead bravado")
