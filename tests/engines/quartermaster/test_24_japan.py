"""Every Japanese card where it matters, and where it may not be used (QM-22, QM-24)."""

from __future__ import annotations

import pytest

from tests.engines.quartermaster.table import table

HOME = "japan:A@japan N@sea_of_japan"


def test_japan_ba_japan_bn_japan_lb_japan_sb_are_the_basic_cards():
    t = table("japan:A@japan", "japan", hands={"japan": "ba bn lb sb"})
    assert t.args("japan", "play") == ["japan.ba", "japan.bn", "japan.sb"]
    t.do("japan", "play bn; build sea_of_japan")
    assert t.at("japan") == ["japan", "sea_of_japan"]
    sea = table(f"{HOME}; usa:N@central_pacific", "japan", hands={"japan": "sb"})
    sea.do("japan", "play sb; battle central_pacific")
    assert sea.at("usa") == []
    land = table(f"{HOME}; ussr:A@vladivostok", "japan", hands={"japan": "lb"})
    land.do("japan", "play lb; battle vladivostok")
    assert land.at("ussr") == []
    army = table(HOME, "japan", hands={"japan": "ba"})
    army.do("japan", "play ba; build china")
    assert "china" in army.at("japan")


def test_japan_indian_ocean_patrols_count_navies_around_the_bay():
    t = table(
        "japan:N@bay_of_bengal,indian_ocean,south_china_sea A@southeast_asia",
        "japan",
        hands={"japan": "indian_ocean_patrols"},
    )
    t.do("japan", "play indian_ocean_patrols")
    # The own Army holds Malacca: the South China Sea is next to the Bay of Bengal.
    assert (t.milled("uk"), t.scored("japan.indian_ocean_patrols")) == (6, 6)
    closed = table(
        "japan:N@bay_of_bengal,south_china_sea A@indonesia",
        "japan",
        hands={"japan": "indian_ocean_patrols"},
    )
    closed.do("japan", "play indian_ocean_patrols")
    assert (closed.milled("uk"), closed.scored("japan.indian_ocean_patrols")) == (2, 2)


def test_japan_submarines_support_pacific_islands_count_navies_around_the_east_pacific():
    card = "submarines_support_pacific_islands"
    t = table("japan:N@east_pacific,central_pacific A@hawaii", "japan", hands={"japan": card})
    t.do("japan", f"play {card}")
    assert (t.milled("usa"), t.scored(f"japan.{card}")) == (4, 4)
    far = table(HOME, "japan", hands={"japan": card})
    far.do("japan", f"play {card}")
    assert far.milled("usa") == 0


def test_japan_banzai_charge_battles_once_more_nearby():
    t = table(
        "japan:A@china; ussr:A@mongolia,vladivostok",
        "japan",
        hands={"japan": "lb"},
        responses={"japan": "banzai_charge"},
    )
    t.do("japan", "play lb; battle mongolia; use banzai_charge; battle vladivostok")
    assert t.at("ussr") == []
    sea = table(HOME, "japan", hands={"japan": "sb"}, responses={"japan": "banzai_charge"})
    sea.do("japan", "play sb; battle central_pacific")
    assert sea.keys("japan") == ["pass"]  # asked for others, but not with this


def test_japan_battleship_repair_saves_a_supplied_navy():
    t = table(
        f"{HOME}; usa:N@central_pacific",
        "usa",
        hands={"usa": "sb"},
        responses={"japan": "battleship_repair"},
    )
    t.do("usa", "play sb; battle sea_of_japan")
    t.do("japan", "use battleship_repair")
    assert "sea_of_japan" in t.at("japan")
    adrift = table(
        "japan:N@central_pacific A@japan; usa:N@east_pacific",
        "usa",
        hands={"usa": "sb"},
        responses={"japan": "battleship_repair"},
    )
    adrift.do("usa", "play sb; battle central_pacific")
    assert not adrift.happened("opened")


def test_japan_china_offensive_qm_22_21():
    t = table(
        "japan:A@china; ussr:A@mongolia; uk:A@southeast_asia",
        "japan",
        hands={"japan": "lb"},
        responses={"japan": "china_offensive"},
    )
    t.do("japan", "play lb; battle mongolia; use china_offensive")
    assert "mongolia" in t.at("japan")
    assert "southeast_asia" in t.args("japan", "battle")
    t.do("japan", "battle southeast_asia")
    assert t.at("uk") == []
    away = table(
        "japan:A@southeast_asia,china; uk:A@india",
        "japan",
        hands={"japan": "lb"},
        responses={"japan": "china_offensive"},
    )
    away.do("japan", "play lb; battle india")
    assert away.keys("japan") == ["pass"]


def test_japan_destroyer_transport_builds_one_or_two_qm_22_22():
    t = table(HOME, "japan", hands={"japan": "sb"}, responses={"japan": "destroyer_transport"})
    t.do("japan", "play sb; battle central_pacific; use destroyer_transport")
    assert t.args("japan", "build") == ["iwo_jima", "philippines"]
    t.do("japan", "build philippines; skip")
    assert t.at("japan") == ["japan", "philippines", "sea_of_japan"]
    land = table(HOME, "japan", hands={"japan": "lb"}, responses={"japan": "destroyer_transport"})
    land.do("japan", "play lb; battle china")
    assert land.keys("japan") == ["pass"]


def test_japan_fall_of_singapore_qm_22_21():
    t = table(
        "japan:A@china N@sea_of_japan; uk:A@southeast_asia N@south_china_sea",
        "japan",
        hands={"japan": "lb"},
        responses={"japan": "fall_of_singapore"},
    )
    t.do("japan", "play lb; battle southeast_asia; use fall_of_singapore")
    assert t.at("uk") == []
    assert t.there("southeast_asia") == ["japan"]
    other = table(
        "japan:A@china; uk:A@szechuan",
        "japan",
        hands={"japan": "lb"},
        responses={"japan": "fall_of_singapore"},
    )
    other.do("japan", "play lb; battle szechuan")
    assert other.keys("japan") == ["pass"]


def test_japan_kamikaze_answers_an_allied_navy_next_to_any_piece_qm_22_23():
    t = table(
        "usa:A@hawaii,western_united_states N@east_pacific; japan:A@iwo_jima",
        "usa",
        hands={"usa": "bn"},
        responses={"japan": "kamikaze"},
    )
    t.do("usa", "play bn; build central_pacific")
    t.do("japan", "use kamikaze")
    assert t.happened("removed", "central_pacific", "japan.kamikaze")
    far = table(
        "usa:A@western_united_states; japan:A@japan",
        "usa",
        hands={"usa": "bn"},
        responses={"japan": "kamikaze"},
    )
    far.do("usa", "play bn; build east_pacific")
    assert not far.happened("opened")


@pytest.mark.parametrize("space", ["china", "vladivostok"])
def test_japan_kwantung_army_saves_supplied_armies_on_the_mainland(space: str):
    t = table(
        "japan:A@china,vladivostok; ussr:A@mongolia",
        "ussr",
        hands={"ussr": "lb"},
        responses={"japan": "kwantung_army"},
    )
    t.do("ussr", f"play lb; battle {space}")
    t.do("japan", "use kwantung_army")
    assert space in t.at("japan")
    islands = table(
        "japan:A@philippines,japan N@sea_of_japan; usa:N@central_pacific",
        "usa",
        hands={"usa": "lb"},
        responses={"japan": "kwantung_army"},
    )
    islands.do("usa", "play lb; battle philippines")
    assert not islands.happened("opened")


def test_japan_mobile_force_recruits_a_navy_at_the_start_of_the_turn():
    t = table(HOME, "japan", responses={"japan": "mobile_force"}, start=True)
    t.do("japan", "use mobile_force")
    assert t.args("japan", "recruit") == ["central_pacific", "east_pacific", "north_pacific"]
    t.do("japan", "recruit north_pacific")
    assert t.happened("recruit", "north_pacific")
    late = table(HOME, "japan", responses={"japan": "mobile_force"})
    assert not late.possible("japan", "use mobile_force")


def test_japan_special_naval_landing_forces_follow_a_new_navy_qm_22_22():
    t = table(
        HOME, "japan", hands={"japan": "bn"}, responses={"japan": "special_naval_landing_forces"}
    )
    t.do("japan", "play bn; redeclare sea_of_japan; use special_naval_landing_forces")
    assert t.args("japan", "build") == ["china", "iwo_jima", "philippines", "vladivostok"]
    t.do("japan", "build china; build philippines")
    assert len(t.at("japan")) == 4
    army = table(
        HOME, "japan", hands={"japan": "ba"}, responses={"japan": "special_naval_landing_forces"}
    )
    army.do("japan", "play ba; build china")
    assert not army.happened("opened")


def test_japan_surprise_attack_battles_at_sea_then_on_land():
    t = table(
        f"{HOME}; usa:N@central_pacific; ussr:A@vladivostok",
        "japan",
        hands={"japan": "sb"},
        responses={"japan": "surprise_attack"},
    )
    t.do("japan", "play sb; battle north_pacific; use surprise_attack; battle central_pacific")
    t.quiet()
    t.do("japan", "battle vladivostok")
    assert (t.at("usa"), t.at("ussr")) == ([], [])
    land = table(HOME, "japan", hands={"japan": "lb"}, responses={"japan": "surprise_attack"})
    land.do("japan", "play lb; battle china")
    assert land.keys("japan") == ["pass"]


def test_japan_truk_supplies_around_the_central_pacific_qm_22_10():
    t = table(
        "japan:A@japan N@south_pacific", "japan", hands={"japan": "ba"}, responses={"japan": "truk"}
    )
    t.do("japan", "now truk; drop ba")
    assert "south_pacific" in t.at("japan")
    late = table(
        "japan:A@japan N@south_pacific", "japan", hands={"japan": "ba"}, responses={"japan": "truk"}
    )
    late.do("japan", "drop ba")
    assert late.asked == ["japan"]  # QM-26.12
    late.do("japan", "use truk")
    assert "south_pacific" in late.at("japan")
    foreign = table(HOME, "usa", responses={"japan": "truk"})
    assert not foreign.possible("japan", "now truk")


def test_japan_truk_makes_a_build_legal_qm_22_10():
    t = table(
        "japan:A@japan N@sea_of_japan", "japan", hands={"japan": "bn"}, responses={"japan": "truk"}
    )
    assert not t.nation("japan").shown
    t.do("japan", "play bn")
    assert "central_pacific" not in t.args("japan", "build")
    t.do("japan", "now truk")
    assert "central_pacific" in t.args("japan", "build")


@pytest.mark.parametrize(
    ("card", "units", "points"),
    [
        ("forward_bases", "japan:A@hawaii,new_zealand N@east_pacific", 2),
        ("forward_bases", HOME, 0),
        ("co_prosperity_sphere", "japan:A@indonesia,southeast_asia,india", 1),
        ("co_prosperity_sphere", HOME, 0),
        ("imperial_designs", "japan:A@iwo_jima,philippines,japan N@sea_of_japan", 1),
        ("imperial_designs", HOME, 0),
        ("unimpeded_merchant_shipping", HOME, 1),
        ("unimpeded_merchant_shipping", f"{HOME}; usa:A@hawaii", 0),
    ],
)
def test_japan_forward_bases_and_the_other_statuses_of_the_victory_phase(card, units, points):
    t = table(units, "japan", hands={"japan": "ba"}, statuses={"japan": card})
    t.state.dawn = {}
    if card == "forward_bases" and points:
        t.state.granted.append("japan.truk")
    t.do("japan", "drop ba")
    if points:
        t.do("japan", f"use {card}")
    assert t.scored(f"japan.{card}") == points
    assert t.state.country == "ussr"
