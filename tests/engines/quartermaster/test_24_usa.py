"""Every American card where it matters, and where it may not be used (QM-22, QM-24)."""

from __future__ import annotations

import pytest

from engines.kit.rng import ScriptedRng
from tests.engines.quartermaster.table import table

HOME = "usa:A@eastern_united_states"


def test_usa_ba_usa_bn_usa_lb_usa_sb_are_the_basic_cards():
    t = table(HOME, "usa", hands={"usa": "ba bn lb sb"})
    t.do("usa", "play ba; build canada")
    assert "canada" in t.at("usa")
    navy = table(HOME, "usa", hands={"usa": "bn"})
    navy.do("usa", "play bn; build north_atlantic")
    assert "north_atlantic" in navy.at("usa")
    sea = table(f"{HOME}; germany:N@north_atlantic", "usa", hands={"usa": "sb"})
    sea.do("usa", "play sb; battle north_atlantic")
    assert sea.at("germany") == []
    land = table(f"{HOME}; japan:A@latin_america", "usa", hands={"usa": "lb"})
    land.do("usa", "play lb; battle latin_america")
    assert land.at("japan") == []
    assert not table("", "usa", hands={"usa": "lb"}).possible("usa", "play lb")


@pytest.mark.parametrize(
    ("card", "near", "far", "target", "n"),
    [
        ("b24_liberator", "usa:A@north_africa", "usa:A@iceland", "italy", 4),
        ("b29_superfortress", "usa:A@iceland", "usa:A@canada", "germany", 5),
        ("sbd_dauntless", "usa:N@central_pacific", "usa:N@east_pacific", "japan", 4),
    ],
)
def test_usa_b24_liberator_usa_b29_superfortress_usa_sbd_dauntless_have_a_range(
    card: str, near: str, far: str, target: str, n: int
):
    t = table(near, "usa", hands={"usa": card})
    t.do("usa", f"play {card}")
    assert t.milled(target) == n
    away = table(far, "usa", hands={"usa": card})
    away.do("usa", f"play {card}")
    assert away.milled(target) == 0


def test_usa_b26_marauder_needs_a_country_in_range_qm_22_26():
    t = table("usa:A@western_europe", "usa", hands={"usa": "b26_marauder"})
    t.do("usa", "play b26_marauder")
    assert t.args("usa", "name") == ["germany", "italy"]
    t.do("usa", "name italy")
    assert t.milled("italy") == 4
    none = table(HOME, "usa", hands={"usa": "b26_marauder"})
    none.do("usa", "play b26_marauder")
    assert none.happened("skipped")


def test_usa_firestorm_bombing_needs_a_piece_next_to_a_capital_qm_22_26():
    t = table("usa:N@sea_of_japan A@philippines", "usa", hands={"usa": "firestorm_bombing"})
    t.do("usa", "play firestorm_bombing")
    assert t.milled("japan") == 7  # the only country that qualifies
    none = table(HOME, "usa", hands={"usa": "firestorm_bombing"})
    none.do("usa", "play firestorm_bombing")
    assert none.happened("skipped")


def test_usa_arsenal_of_democracy_is_up_to_the_uk_qm_22_28():
    t = table("uk:A@united_kingdom", "usa", hands={"usa": "arsenal_of_democracy"})
    t.do("usa", "play arsenal_of_democracy")
    assert t.asked == ["uk"]
    assert t.offer("uk").clock == "turn/1/uk"
    t.do("uk", "part 1; build north_sea; part 0; build scandinavia")
    assert t.at("uk") == ["north_sea", "scandinavia", "united_kingdom"]
    no = table("uk:A@united_kingdom", "usa", hands={"usa": "arsenal_of_democracy"})
    no.do("usa", "play arsenal_of_democracy")
    no.do("uk", "part 1; skip; skip")  # each piece of it may be refused
    assert no.at("uk") == ["united_kingdom"]


def test_usa_fleet_pearl_harbor_recruits_then_builds():
    t = table("usa:A@eastern_united_states", "usa", hands={"usa": "fleet_pearl_harbor"})
    t.do("usa", "play fleet_pearl_harbor")
    assert t.happened("recruit", "hawaii")
    assert t.happened("skipped", card="usa.fleet_pearl_harbor")  # no line for a Navy there
    linked = table(
        "usa:A@western_united_states N@east_pacific", "usa", hands={"usa": "fleet_pearl_harbor"}
    )
    linked.do("usa", "play fleet_pearl_harbor; build central_pacific")
    assert "central_pacific" in linked.at("usa")


def test_usa_flexible_resources_play_any_card_of_the_pile_qm_22_7():
    t = table(
        HOME,
        "usa",
        hands={"usa": "flexible_resources"},
        hidden={"usa": "radar"},
        shown={"usa": "ba"},
    )
    t.do("usa", "play flexible_resources")
    assert t.args("usa", "play") == ["usa.radar", "usa.ba"]
    t.do("usa", "play radar")
    assert t.nation("usa").statuses == ["usa.radar"]
    assert t.nation("usa").shown == ["usa.ba", "usa.flexible_resources"]
    empty = table(HOME, "usa", hands={"usa": "flexible_resources"})
    empty.do("usa", "play flexible_resources")
    assert empty.happened("skipped")


def test_usa_free_french_allies_is_up_to_the_uk():
    t = table(HOME, "usa", hands={"usa": "free_french_allies"})
    t.do("usa", "play free_french_allies")
    t.do("uk", "recruit north_africa")
    assert t.at("uk") == ["north_africa"]
    no = table(HOME, "usa", hands={"usa": "free_french_allies"})
    no.do("usa", "play free_french_allies")
    no.do("uk", "skip")
    assert no.at("uk") == []


def test_usa_guadalcanal_recruits_then_builds():
    t = table("usa:A@western_united_states N@east_pacific", "usa", hands={"usa": "guadalcanal"})
    t.do("usa", "play guadalcanal")
    assert t.happened("recruit", "new_zealand")
    assert t.args("usa", "build") == ["south_pacific"]
    t.do("usa", "build south_pacific")
    assert "south_pacific" in t.at("usa")
    held = table("japan:A@new_zealand", "usa", hands={"usa": "guadalcanal"})
    held.do("usa", "play guadalcanal")
    assert not held.happened("recruit")


def test_usa_lend_lease_lets_an_ally_play_and_draw_qm_22_8():
    t = table(
        HOME, "usa", hands={"usa": "lend_lease", "ussr": "moscow lb"}, decks={"ussr": "sb ba"}
    )
    t.do("usa", "play lend_lease; name ussr")
    assert t.asked == ["ussr"]
    t.do("ussr", "play moscow")
    assert t.nation("ussr").responses == ["ussr.moscow"]
    assert t.nation("ussr").hand == ["ussr.lb", "ussr.ba"]
    no = table(HOME, "usa", hands={"usa": "lend_lease", "ussr": "moscow lb"})
    no.do("usa", "play lend_lease; name ussr")
    no.do("ussr", "none")
    assert no.nation("ussr").hand == ["ussr.moscow", "ussr.lb"]  # no play, no draw


def test_usa_murmansk_convoy_recruits_and_offers_a_build_qm_22_28():
    t = table("ussr:A@moscow", "usa", hands={"usa": "murmansk_convoy"})
    t.do("usa", "play murmansk_convoy")
    assert "russia" in t.at("ussr")  # without asking
    t.do("ussr", "build ukraine")
    assert t.at("ussr") == ["moscow", "russia", "ukraine"]
    held = table("ussr:A@moscow; germany:A@russia", "usa", hands={"usa": "murmansk_convoy"})
    held.do("usa", "play murmansk_convoy")
    held.do("ussr", "skip")
    assert held.at("ussr") == ["moscow"]


def test_usa_operation_magic_takes_a_japanese_response_qm_22_25():
    t = table(
        HOME,
        "usa",
        hands={"usa": "operation_magic"},
        responses={"japan": "truk"},
        rng=ScriptedRng(0),
    )
    t.do("usa", "play operation_magic")
    assert t.nation("japan").hidden == ["japan.truk"]
    none = table(HOME, "usa", hands={"usa": "operation_magic"})
    none.do("usa", "play operation_magic")
    assert none.happened("skipped")


def test_usa_patton_advances_builds_then_battles():
    t = table(
        f"{HOME} N@north_atlantic,north_sea; uk:A@united_kingdom; germany:A@germany",
        "usa",
        hands={"usa": "patton_advances"},
    )
    t.do("usa", "play patton_advances; battle germany")
    assert "western_europe" in t.at("usa")
    assert t.at("germany") == []
    home = table(HOME, "usa", hands={"usa": "patton_advances"})
    home.do("usa", "play patton_advances")
    assert home.happened("skipped") == 2


def test_usa_theater_shift_lifts_armies_and_navies_qm_22_1():
    t = table(
        "usa:A@eastern_united_states,canada N@north_atlantic", "usa", hands={"usa": "theater_shift"}
    )
    t.do("usa", "play theater_shift; lift canada; build latin_america")
    assert t.args("usa", "lift") == ["eastern_united_states", "north_atlantic"]
    t.do("usa", "lift north_atlantic; build north_atlantic; stop")
    assert t.at("usa") == ["eastern_united_states", "latin_america", "north_atlantic"]
    none = table("", "usa", hands={"usa": "theater_shift"})
    none.do("usa", "play theater_shift")
    assert none.state.country == "germany"


def test_usa_aircraft_carriers_build_in_the_battled_sea():
    t = table(
        f"{HOME},canada N@north_atlantic; uk:A@united_kingdom; germany:N@north_sea",
        "usa",
        hands={"usa": "sb"},
        statuses={"usa": "aircraft_carriers"},
    )
    t.do("usa", "play sb; battle north_sea; use aircraft_carriers")
    assert ("north_sea" in t.at("usa"), t.milled("usa")) == (True, 1)
    land = table(HOME, "usa", hands={"usa": "lb"}, statuses={"usa": "aircraft_carriers"})
    land.do("usa", "play lb; battle latin_america")
    assert not land.happened("opened")


def test_usa_american_volunteer_group_qm_22_13():
    t = table(HOME, "usa", statuses={"usa": "american_volunteer_group"})
    t.do("usa", "instead american_volunteer_group")
    assert (t.at("usa"), t.milled("usa")) == (["eastern_united_states", "szechuan"], 2)
    british = table("uk:A@szechuan", "uk", statuses={"usa": "american_volunteer_group"})
    assert british.supplied("uk") == ["szechuan"]
    assert table("uk:A@szechuan", "uk").supplied("uk") == []
    held = table(
        "uk:A@szechuan; japan:A@china", "japan", statuses={"usa": "american_volunteer_group"}
    )
    assert held.supplied("japan") == ["china"]


def test_usa_amphibious_landings_need_a_supplied_navy_beside_the_battle():
    t = table(
        f"{HOME} N@north_atlantic; germany:A@iceland",
        "usa",
        hands={"usa": "lb"},
        statuses={"usa": "amphibious_landings"},
    )
    t.do("usa", "play lb; battle iceland; use amphibious_landings")
    assert ("iceland" in t.at("usa"), t.milled("usa")) == (True, 1)
    inland = table(
        "usa:A@western_europe; germany:A@germany",
        "usa",
        hands={"usa": "lb"},
        statuses={"usa": "amphibious_landings"},
    )
    inland.do("usa", "play lb; battle germany")
    assert not inland.happened("opened")


def test_usa_flying_fortresses_add_two_qm_22_9():
    t = table(
        "usa:A@north_africa",
        "usa",
        hands={"usa": "b24_liberator"},
        statuses={"usa": "flying_fortresses"},
    )
    t.do("usa", "play b24_liberator; use flying_fortresses")
    assert t.milled("italy") == 6
    british = table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "bomber_command"},
        statuses={"usa": "flying_fortresses"},
    )
    british.do("uk", "play bomber_command; name italy")
    assert british.milled("italy") == 4


def test_usa_radar_saves_a_supplied_navy_from_one_battle_qm_22_18():
    t = table(
        f"{HOME} N@north_atlantic; germany:N@north_sea A@western_europe",
        hands={"germany": "sb"},
        statuses={"usa": "radar"},
    )
    t.do("germany", "play sb; battle north_atlantic")
    t.do("usa", "use radar")
    assert ("north_atlantic" in t.at("usa"), t.milled("usa")) == (True, 2)
    assert t.state.protected == []  # it may be attacked again
    gone = table(
        "usa:N@mediterranean_sea; germany:A@balkans",
        hands={"germany": "sb"},
        statuses={"usa": "radar"},
    )
    gone.do("germany", "play sb; battle mediterranean_sea")
    assert not gone.happened("opened")  # not supplied


def test_usa_rosie_the_riveter_puts_one_or_two_cards_under_the_deck():
    t = table(HOME, "usa", hands={"usa": "ba lb sb bn"}, statuses={"usa": "rosie_the_riveter"})
    t.do("usa", "drop ba; use rosie_the_riveter; tuck lb, bn; discard none")
    assert t.nation("usa").deck[:2] == ["usa.bn", "usa.lb"]
    no_hand = table(HOME, "usa", hands={"usa": "ba"}, statuses={"usa": "rosie_the_riveter"})
    no_hand.do("usa", "drop ba")
    assert no_hand.state.country == "germany"


def test_usa_superior_shipyards_build_another_navy():
    t = table(HOME, "usa", hands={"usa": "bn"}, statuses={"usa": "superior_shipyards"})
    t.do("usa", "play bn; build north_atlantic; use superior_shipyards; redeclare north_atlantic")
    assert t.milled("usa") == 1
    assert t.happened("opened") == 1
    army = table(HOME, "usa", hands={"usa": "ba"}, statuses={"usa": "superior_shipyards"})
    army.do("usa", "play ba; build canada")
    assert not army.happened("opened")


def test_usa_wartime_production_builds_another_army():
    t = table(HOME, "usa", hands={"usa": "ba"}, statuses={"usa": "wartime_production"})
    t.do("usa", "play ba; build canada; use wartime_production; build pacific_northwest")
    assert t.at("usa") == ["canada", "eastern_united_states", "pacific_northwest"]
    navy = table(HOME, "usa", hands={"usa": "bn"}, statuses={"usa": "wartime_production"})
    navy.do("usa", "play bn; build north_atlantic")
    assert not navy.happened("opened")
