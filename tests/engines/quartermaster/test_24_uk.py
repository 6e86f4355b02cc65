"""Every British card where it matters, and where it may not be used (QM-22, QM-24)."""

from __future__ import annotations

import pytest

from engines.kit.rng import SeededRng
from tests.engines.quartermaster.table import table

SHIP = "germany:A@western_europe; uk:A@united_kingdom N@north_sea"


def test_uk_ba_uk_bn_uk_lb_uk_sb_are_the_basic_cards():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "ba bn lb sb"})
    assert t.args("uk", "play") == ["uk.ba", "uk.bn", "uk.sb"]
    t.do("uk", "play bn; build north_sea")
    assert t.at("uk") == ["north_sea", "united_kingdom"]
    again = table(SHIP, "uk", hands={"uk": "ba bn lb sb"})
    again.do("uk", "play lb; battle western_europe")
    assert again.at("germany") == []
    army = table("uk:A@united_kingdom N@north_sea", "uk", hands={"uk": "ba"})
    army.do("uk", "play ba; build scandinavia")
    assert "scandinavia" in army.at("uk")


@pytest.mark.parametrize("country", ["germany", "italy"])
def test_uk_bomber_command_hits_germany_or_italy(country: str):
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "bomber_command"})
    t.do("uk", "play bomber_command")
    assert t.args("uk", "name") == ["germany", "italy"]
    t.do("uk", f"name {country}")
    assert t.milled(country) == 4


def test_uk_malta_submarines_qm_22_3():
    t = table(
        "germany:N@mediterranean_sea A@balkans; italy:N@mediterranean_sea A@italy",
        "uk",
        hands={"uk": "malta_submarines"},
    )
    t.do("uk", "play malta_submarines")
    assert t.asked == ["germany", "italy"]
    t.do("italy", "part 1")
    assert t.asked == ["germany", "italy"]  # nobody sees who has answered
    t.do("germany", "part 0")
    assert (t.milled("germany"), t.milled("italy")) == (2, 0)
    assert (t.at("germany"), t.at("italy")) == (["balkans", "mediterranean_sea"], ["italy"])


def test_uk_malta_submarines_without_a_navy_one_must_mill():
    t = table(
        "germany:A@germany; italy:A@italy",
        "uk",
        hands={"uk": "malta_submarines"},
        decks={"germany": "lb", "italy": "lb*5"},
    )
    t.do("uk", "play malta_submarines")
    assert (t.milled("germany"), t.milled("italy"), t.vp[0]) == (1, 2, -1)


def test_uk_dutch_east_indies_recruits_three_times():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "dutch_east_indies"})
    t.do("uk", "play dutch_east_indies")
    for space in ("indonesia", "new_guinea", "south_china_sea"):
        assert t.happened("recruit", space, "uk.dutch_east_indies")
    held = table("uk:A@united_kingdom; japan:A@new_guinea", "uk", hands={"uk": "dutch_east_indies"})
    held.do("uk", "play dutch_east_indies")
    assert held.happened("recruit") == 2
    assert held.happened("skipped") == 1


def test_uk_general_smuts_chooses_the_sea():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "general_smuts"})
    t.do("uk", "play general_smuts")
    assert t.happened("recruit", "africa")
    assert t.args("uk", "recruit") == ["bay_of_bengal", "southern_ocean"]
    t.do("uk", "recruit southern_ocean")
    assert t.happened("recruit", "southern_ocean")


def test_uk_increased_commonwealth_support_recruits_in_one_dominion():
    t = table("uk:A@india", "uk", hands={"uk": "increased_commonwealth_support"})
    t.do("uk", "play increased_commonwealth_support")
    assert t.args("uk", "recruit") == ["australia", "canada"]  # india is taken
    t.do("uk", "recruit australia")
    assert t.at("uk") == ["australia", "india"]


def test_uk_king_peter_takes_the_balkans():
    t = table("italy:A@balkans", "uk", hands={"uk": "king_peter"})
    t.do("uk", "play king_peter")
    assert t.happened("removed", "balkans", "uk.king_peter")
    assert t.happened("recruit", "balkans")
    two = table("italy:A@balkans; germany:A@balkans", "uk", hands={"uk": "king_peter"})
    two.do("uk", "play king_peter; eliminate balkans.italy")
    assert two.there("balkans") == ["germany"]
    assert not two.happened("recruit")


def test_uk_ledo_and_burma_roads_builds_then_battles():
    t = table("uk:A@india; japan:A@china", "uk", hands={"uk": "ledo_and_burma_roads"})
    t.do("uk", "play ledo_and_burma_roads")
    assert t.at("uk") == ["india", "southeast_asia"]
    t.do("uk", "battle china")
    assert t.at("japan") == []
    home = table("uk:A@united_kingdom", "uk", hands={"uk": "ledo_and_burma_roads"})
    home.do("uk", "play ledo_and_burma_roads")
    assert home.happened("skipped") == 2


def test_uk_singapore_fortified_recruits_army_and_navy():
    t = table("uk:A@india", "uk", hands={"uk": "singapore_fortified"})
    t.do("uk", "play singapore_fortified")
    assert t.at("uk") == ["india", "south_china_sea", "southeast_asia"]
    held = table("uk:A@india; japan:A@southeast_asia", "uk", hands={"uk": "singapore_fortified"})
    held.do("uk", "play singapore_fortified")
    assert not held.happened("recruit", "southeast_asia")
    assert held.happened("recruit", "south_china_sea")


def test_uk_asw_tactics_cancels_everything_qm_18_3():
    card = "submarines_monsoon_group"
    t = table(
        "germany:A@germany",
        hands={"germany": card},
        responses={"uk": "asw_tactics"},
        statuses={"germany": "wolf_packs"},
    )
    t.do("germany", f"play {card}; name usa")
    assert t.asked == ["germany", "uk"]
    t.do("uk", "use asw_tactics")
    assert (t.milled("usa"), t.scored(f"germany.{card}")) == (0, 0)
    assert t.nation("germany").shown[-1] == f"germany.{card}"
    assert not t.happened("adjusted")  # no modifiers are used any more
    empty = table(
        "germany:A@germany",
        hands={"germany": "submarines_enforce_blockade"},
        responses={"uk": "asw_tactics"},
    )
    empty.do("germany", "play submarines_enforce_blockade")
    assert not empty.happened("opened")  # nothing to cancel: QM-25.18


def test_uk_defensive_posture_saves_a_supplied_army():
    t = table(
        "uk:A@india; japan:A@southeast_asia",
        "japan",
        hands={"japan": "lb"},
        responses={"uk": "defensive_posture"},
    )
    t.do("japan", "play lb; battle india")
    t.do("uk", "use defensive_posture")
    assert t.at("uk") == ["india"]
    unsupplied = table(
        "uk:A@szechuan; japan:A@southeast_asia",
        "japan",
        hands={"japan": "lb"},
        responses={"uk": "defensive_posture"},
    )
    unsupplied.do("japan", "play lb; battle szechuan")
    assert (unsupplied.at("uk"), unsupplied.happened("opened")) == ([], 0)


def test_uk_destroyers_save_a_supplied_navy_of_uk_or_usa():
    t = table(
        "usa:N@north_atlantic A@eastern_united_states; germany:N@north_sea",
        hands={"germany": "sb"},
        responses={"uk": "destroyers"},
    )
    t.do("germany", "play sb; battle north_atlantic")
    t.do("uk", "use destroyers")
    assert "north_atlantic" in t.at("usa")
    soviet = table(
        "ussr:N@baltic_sea A@russia; germany:A@germany",
        hands={"germany": "sb"},
        responses={"uk": "destroyers"},
    )
    soviet.do("germany", "play sb; battle baltic_sea")
    assert soviet.at("ussr") == ["russia"]
    assert not soviet.happened("opened")


def test_uk_enigma_code_cracked_qm_22_4():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
        responses={"uk": "enigma_code_cracked"},
    )
    t.do("germany", "play lb; battle eastern_europe; use blitzkrieg")
    assert t.at("germany") == ["eastern_europe", "germany"]  # the use is resolved first
    assert t.asked == ["uk"]
    t.do("uk", "use enigma_code_cracked")
    assert t.nation("germany").statuses == []
    assert "germany.blitzkrieg" in t.nation("germany").shown
    assert t.nation("uk").shown == ["uk.enigma_code_cracked"]
    soviet = table(
        "ussr:A@moscow,ukraine; germany:A@eastern_europe",
        "ussr",
        hands={"ussr": "lb ba*2"},
        statuses={"ussr": "stavka_artillery"},
        responses={"uk": "enigma_code_cracked"},
    )
    soviet.do("ussr", "play lb; battle eastern_europe; use stavka_artillery; discard ba; skip")
    assert soviet.state.broken == []


def test_uk_loyal_to_the_crown_removes_what_was_just_built_qm_22_31():
    t = table(
        "japan:A@southeast_asia,china",
        "japan",
        hands={"japan": "ba"},
        responses={"uk": "loyal_to_the_crown"},
    )
    t.do("japan", "play ba; build india")
    t.do("uk", "use loyal_to_the_crown")
    assert t.happened("removed", "india", "uk.loyal_to_the_crown")
    assert t.happened("played")
    elsewhere = table(
        "japan:A@southeast_asia,china",
        "japan",
        hands={"japan": "ba"},
        responses={"uk": "loyal_to_the_crown"},
    )
    elsewhere.do("japan", "play ba; build szechuan")
    assert not elsewhere.happened("opened")


def test_uk_raf_saves_pieces_at_home_and_next_to_it():
    t = table(SHIP, hands={"germany": "sb"}, responses={"uk": "raf"})
    t.do("germany", "play sb; battle north_sea")
    t.do("uk", "use raf")
    assert "north_sea" in t.at("uk")
    far = table(
        "uk:A@india; japan:A@southeast_asia",
        "japan",
        hands={"japan": "lb"},
        responses={"uk": "raf"},
    )
    far.do("japan", "play lb; battle india")
    # Asked for Defensive Posture, which might lie there; RAF itself cannot be used.
    assert far.keys("uk") == ["pass"]


def test_uk_rationing_qm_22_5():
    t = table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "bn"},
        decks={"uk": "ba*3"},
        responses={"uk": "rationing"},
        rng=SeededRng(b"x"),
    )
    t.do("uk", "play bn; build north_sea; use rationing")
    assert "uk.bn" not in t.nation("uk").shown
    nation = t.nation("uk")
    assert "uk.bn" in nation.deck + nation.hand
    lent = table(
        "uk:A@united_kingdom",
        "usa",
        hands={"usa": "lend_lease", "uk": "bn"},
        responses={"uk": "rationing"},
    )
    lent.do("usa", "play lend_lease; name uk")
    lent.do("uk", "play bn; build north_sea")
    assert not lent.happened("opened")  # not after Lend Lease


@pytest.mark.parametrize(
    ("card", "space"), [("australia_directorate", "australia"), ("lord_linlithgow", "india")]
)
def test_uk_australia_directorate_and_uk_lord_linlithgow_swap_a_build(card: str, space: str):
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "ba"}, statuses={"uk": card})
    t.do("uk", f"play ba; swap {card}")
    assert t.at("uk") == sorted([space, "united_kingdom"])
    assert t.happened("recruit", space, f"uk.{card}")
    assert not t.happened("build")
    taken = table(f"uk:A@{space}", "uk", hands={"uk": "bn"}, statuses={"uk": card})
    assert not any(key.startswith("swap") for key in taken.keys("uk"))


def test_uk_free_france_costs_two_hand_cards_qm_22_15():
    t = table(
        "uk:A@united_kingdom N@north_sea",
        "uk",
        hands={"uk": "ba*2 lb"},
        statuses={"uk": "free_france"},
    )
    t.do("uk", "instead free_france; discard ba, ba+2")
    assert "western_europe" in t.at("uk")
    held = table(
        "uk:A@united_kingdom N@north_sea; germany:A@western_europe",
        "uk",
        hands={"uk": "ba*2 lb"},
        statuses={"uk": "free_france"},
    )
    assert not held.possible("uk", "instead free_france")


def test_uk_mackenzie_king_scores_canada_and_the_north_atlantic():
    t = table(
        "uk:A@united_kingdom,canada N@north_sea,north_atlantic",
        "uk",
        hands={"uk": "ba"},
        statuses={"uk": "mackenzie_king"},
    )
    t.do("uk", "drop ba; use mackenzie_king")
    assert t.scored("uk.mackenzie_king") == 2
    none = table("uk:A@united_kingdom", "uk", hands={"uk": "ba"}, statuses={"uk": "mackenzie_king"})
    none.do("uk", "drop ba")
    assert none.state.country == "japan"


def test_uk_resistance_battles_instead_of_a_play():
    t = table(
        "uk:A@united_kingdom N@north_sea; germany:A@western_europe",
        "uk",
        hands={"uk": "ba*3"},
        statuses={"uk": "resistance"},
    )
    t.do("uk", "instead resistance; discard ba, ba+2; battle western_europe")
    assert t.at("germany") == []
    away = table("uk:A@india", "uk", hands={"uk": "ba*3"}, statuses={"uk": "resistance"})
    assert not away.possible("uk", "instead resistance")


def test_uk_royal_navy_battles_at_sea_again():
    t = table(
        "uk:A@united_kingdom N@north_sea; germany:N@baltic_sea",
        "uk",
        hands={"uk": "sb ba*2"},
        statuses={"uk": "royal_navy"},
    )
    t.do("uk", "play sb; battle north_atlantic; use royal_navy; battle baltic_sea")
    assert (t.at("germany"), t.discarded("uk")) == ([], 2)
    land = table(
        "uk:A@united_kingdom N@north_sea",
        "uk",
        hands={"uk": "lb ba"},
        statuses={"uk": "royal_navy"},
    )
    land.do("uk", "play lb; battle scandinavia")
    assert not land.happened("opened")
