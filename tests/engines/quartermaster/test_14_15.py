"""Building, recruiting, battles, elimination, protection (QM-14 and QM-15)."""

from __future__ import annotations

import pytest

from engines.quartermaster import board, names
from tests.engines.quartermaster.table import table

# ---- 14


def test_qm_14_1_an_army_comes_next_to_an_own_unit_or_to_the_capital():
    t = table("germany:N@baltic_sea A@germany", hands={"germany": "ba"})
    t.do("germany", "play ba")
    assert {"scandinavia", "balkans"} <= set(t.args("germany", "build"))
    assert "ukraine" not in t.args("germany", "build")
    home = table("", hands={"germany": "ba"})
    home.do("germany", "play ba")
    assert home.args("germany", "build") == ["germany"]


def test_qm_14_2_a_navy_comes_next_to_an_own_unit():
    t = table("germany:A@western_europe", hands={"germany": "bn"})
    t.do("germany", "play bn")
    assert t.args("germany", "build") == ["baltic_sea", "mediterranean_sea", "north_sea"]
    assert not table("italy:A@italy", hands={"germany": "bn"}).possible("germany", "play bn")


def test_qm_14_3_allies_are_no_hindrance_but_own_and_enemy_units_are():
    t = table(
        "italy:A@italy,balkans; germany:A@western_europe; uk:N@mediterranean_sea",
        "italy",
        hands={"italy": "ba"},
    )
    t.do("italy", "play ba")
    assert "western_europe" in t.args("italy", "build")
    assert "balkans" not in t.args("italy", "build")
    assert "balkans" in t.args("italy", "redeclare")


def test_qm_14_4_a_new_unit_must_be_supplied():
    t = table("germany:A@siberia,germany", hands={"germany": "ba"})
    t.do("germany", "play ba")
    assert "mongolia" not in t.args("germany", "build")
    assert "moscow" in t.args("germany", "build")  # a supply space feeds itself


@pytest.mark.parametrize(("option", "legal"), [("off", True), ("on", False)])
def test_qm_14_5_qm_31_4_the_neighbour_need_not_be_supplied(option: str, legal: bool):
    t = table(
        "germany:A@siberia,germany",
        hands={"germany": "ba"},
        options={"build_next_to_supplied": option},
    )
    t.do("germany", "play ba")
    assert ("moscow" in t.args("germany", "build")) is legal


def test_qm_14_6_a_text_that_says_build_follows_the_rules_and_its_place():
    t = table("usa:A@eastern_united_states", "usa", hands={"usa": "patton_advances"})
    t.do("usa", "play patton_advances")
    assert t.at("usa") == ["eastern_united_states"]
    seas = table("usa:A@western_united_states N@east_pacific", "usa", hands={"usa": "guadalcanal"})
    seas.do("usa", "play guadalcanal")
    assert seas.args("usa", "build") == ["south_pacific"]


def test_qm_14_7_the_first_build_may_supply_the_second():
    t = table("italy:A@italy,balkans", "italy", hands={"italy": "italy_attacks_communists"})
    t.do("italy", "play italy_attacks_communists")
    assert {"ukraine", "russia"} <= set(t.at("italy"))
    answered = table(
        "italy:A@italy,balkans",
        "italy",
        hands={"italy": "italy_attacks_communists"},
        responses={"ussr": "rasputitsa"},
    )
    answered.do("italy", "play italy_attacks_communists")
    answered.do("ussr", "use rasputitsa")
    assert answered.at("italy") == ["balkans", "italy"]  # no line to russia any more


def test_qm_14_8_a_unit_of_another_country_comes_by_its_own_rules():
    t = table("ussr:A@moscow", "usa", hands={"usa": "murmansk_convoy"})
    t.do("usa", "play murmansk_convoy")
    assert "ukraine" in t.args("ussr", "build")
    assert board.pool(t.state, "ussr", "army") == 5


def test_qm_14_9_recruiting_asks_for_neither_neighbour_nor_supply():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "increased_commonwealth_support"})
    t.do("uk", "play increased_commonwealth_support; recruit canada")
    assert t.happened("recruit", "canada")
    held = table(
        "germany:A@canada; uk:A@india", "uk", hands={"uk": "increased_commonwealth_support"}
    )
    held.do("uk", "play increased_commonwealth_support")
    assert held.args("uk", "recruit") == ["australia"]


def test_qm_14_10_an_unsupplied_recruit_goes_in_the_next_supply_phase_of_its_owner():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "increased_commonwealth_support"})
    t.do("uk", "play increased_commonwealth_support; recruit canada")
    assert t.at("uk") == ["united_kingdom"]
    german = table("italy:A@italy", "italy", hands={"italy": "afrika_korps"})
    german.do("italy", "play afrika_korps")
    assert "north_africa" in german.at("germany")  # germany is not on turn


@pytest.mark.parametrize(("option", "asked"), [("off", 0), ("on", 1)])
def test_qm_14_11_qm_31_3_built_is_not_recruited(option: str, asked: int):
    t = table(
        "germany:A@ukraine",
        hands={"germany": "ba"},
        statuses={"germany": "volkssturm"},
        options={"loose_build_words": option},
        responses={"ussr": "rasputitsa"},
        start=True,
    )
    t.do("germany", "use volkssturm")
    italy = table(
        "italy:A@italy",
        "italy",
        hands={"italy": "afrika_korps"},
        options={"loose_build_words": option},
        statuses={"germany": "bias_for_action"},
    )
    italy.do("italy", "play afrika_korps")
    assert italy.raised("built") == asked


def test_qm_14_12_redeclaring_moves_nothing_and_raises_built():
    t = table(
        "ussr:A@moscow N@caspian_sea,black_sea" if False else "ussr:A@ukraine N@caspian_sea",
        "ussr",
        hands={"ussr": "bn"},
    )
    t.do("ussr", "play bn; redeclare caspian_sea")  # with an empty pool
    assert t.at("ussr") == ["caspian_sea", "ukraine"]
    lone = table(
        "japan:A@india", "japan", hands={"japan": "ba"}, responses={"uk": "loyal_to_the_crown"}
    )
    lone.do("japan", "play ba; redeclare india")  # next to nothing else; hostile cards see it
    assert lone.raised("built") == 1
    unsupplied = table("japan:A@siberia,japan", "japan", hands={"japan": "ba"})
    unsupplied.do("japan", "play ba")
    assert unsupplied.args("japan", "redeclare") == ["japan"]


def test_qm_14_13_redeclaring_is_allowed_within_the_places_of_the_text():
    t = table(
        "japan:A@japan,philippines N@sea_of_japan",
        "japan",
        hands={"japan": "sb"},
        responses={"japan": "destroyer_transport"},
    )
    t.do("japan", "play sb; battle central_pacific; use destroyer_transport")
    assert t.args("japan", "redeclare") == ["philippines"]
    assert "iwo_jima" in t.args("japan", "build")


def test_qm_14_14_a_swap_replaces_the_build_by_whatever_card():
    t = table(
        "uk:A@united_kingdom",
        "usa",
        hands={"usa": "arsenal_of_democracy"},
        statuses={"uk": "lord_linlithgow"},
    )
    t.do("usa", "play arsenal_of_democracy")
    t.do("uk", "part 0; swap lord_linlithgow")
    assert "india" in t.at("uk")
    assert t.raised("built") == 0
    place = table(
        "uk:A@canada", "uk", hands={"uk": "ba*3"}, statuses={"uk": "free_france lord_linlithgow"}
    )
    place.do("uk", "instead free_france; discard ba, ba+2")
    assert place.keys("uk") == ["swap/uk.lord_linlithgow", "skip"]  # no Status is used by force
    place.do("uk", "swap lord_linlithgow")
    assert "india" in place.at("uk")  # the places of the build do not apply


def test_qm_14_15_every_build_raises_built_with_its_facts():
    t = table("germany:A@germany", hands={"germany": "ba"}, statuses={"germany": "synthetic_fuel"})
    t.do("germany", "play ba; build balkans")
    situation = t.said("qm-opened")[-1].args["situation"]
    assert situation.args["space"] == names.space("balkans")
    assert situation.args["unit"] == names.unit("germany", "balkans")


def test_qm_14_16_the_builder_may_react_though_the_unit_is_gone():
    t = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        statuses={"germany": "bias_for_action"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play ba; build ukraine")
    t.do("ussr", "use rasputitsa")
    assert t.there("ukraine") == []
    t.do("germany", "use bias_for_action")
    assert "russia" in t.args("germany", "battle")  # next to where it was built


# ---- 15


def test_qm_15_1_a_battle_needs_an_own_unit_next_to_it():
    t = table("germany:A@germany; italy:A@ukraine", hands={"germany": "lb"})
    t.do("germany", "play lb")
    assert t.args("germany", "battle") == ["balkans", "eastern_europe", "italy", "western_europe"]


def test_qm_15_2_empty_spaces_yes_own_and_allied_ones_no():
    t = table("germany:A@germany,balkans; italy:A@italy", hands={"germany": "lb"})
    t.do("germany", "play lb")
    assert not {"italy", "germany", "balkans"} & set(t.args("germany", "battle"))
    assert "western_europe" in t.args("germany", "battle")


def test_qm_15_3_one_battle_removes_one_named_victim():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe; uk:A@eastern_europe", hands={"germany": "lb"}
    )
    t.do("germany", "play lb")
    assert "eastern_europe.uk" in t.args("germany", "battle")
    t.do("germany", "battle eastern_europe.uk")
    assert t.there("eastern_europe") == ["ussr"]


def test_qm_15_3_a_battle_names_whom_it_removes_and_empty_spaces_come_last():
    t = table("germany:A@germany; ussr:A@eastern_europe", hands={"germany": "lb"})
    t.do("germany", "play lb")
    first, *others = [c for c in t.offer("germany").choices if c.verb == "battle"]
    assert (first.key, first.label.id) == ("battle/eastern_europe", "qm-do-battle-unit")
    assert {each.label.id for each in others} <= {"qm-do-battle"}


@pytest.mark.parametrize(("option", "legal"), [("off", True), ("on", False)])
def test_qm_15_4_qm_31_2_the_attacker_need_not_be_supplied(option: str, legal: bool):
    t = table("germany:A@siberia", hands={"germany": "lb"}, options={"attackers_supplied": option})
    assert t.possible("germany", "play lb") is legal


def test_qm_15_5_the_attacker_stays_and_the_place_is_the_target():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
    )
    t.do("germany", "play lb; battle eastern_europe; use blitzkrieg")
    assert t.at("germany") == ["eastern_europe", "germany"]


def test_qm_15_6_the_steps_of_a_battle_in_their_order():
    t = table(
        "italy:A@italy,balkans; ussr:A@ukraine",
        "ussr",
        hands={"ussr": "lb ba"},
        statuses={"ussr": "stavka_artillery"},
        responses={"italy": "german_reinforcements_counterattack"},
    )
    t.do("ussr", "play lb; battle balkans")
    t.quiet()
    told = [e.text for e in t.events]
    order = [
        m.args["situation"].id if m.id == "qm-opened" else m.id
        for m in told
        if m.id in ("qm-battle", "qm-opened", "qm-removed")
    ]
    assert order[:4] == ["qm-battle", "qm-removed", "qm-when-removed", "qm-when-battle"]


def test_qm_15_7_every_declared_battle_counts():
    for units in ("germany:A@germany", "germany:A@germany; ussr:A@eastern_europe"):
        t = table(units, hands={"germany": "lb"}, statuses={"germany": "dive_bombers"})
        t.do("germany", "play lb; battle eastern_europe")
        assert t.raised("battle") == 1


def test_qm_15_8_a_text_that_says_battle_needs_a_neighbour_too():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "ledo_and_burma_roads"})
    t.do("uk", "play ledo_and_burma_roads")
    assert not t.happened("battle")


def test_qm_15_9_a_declared_battle_is_not_checked_again():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.press("germany", "remove/eastern_europe")  # the attacker leaves
    t.do("ussr", "pass")
    assert t.at("ussr") == []


def test_qm_15_10_your_battle_is_the_one_you_cause():
    t = table(
        "italy:A@italy; germany:A@germany; ussr:A@balkans",
        "italy",
        hands={"italy": "lb"},
        statuses={"germany": "dive_bombers blitzkrieg"},
    )
    t.do("italy", "play lb; battle balkans")
    assert t.raised("battle") == 0


def test_qm_15_11_elimination_is_no_battle():
    t = table(
        "germany:A@russia; ussr:A@moscow",
        "ussr",
        hands={"ussr": "general_winter"},
        statuses={"ussr": "stavka_artillery"},
    )
    t.do("ussr", "play general_winter; eliminate russia")
    assert t.at("germany") == []
    assert t.raised("battle") == 0


def test_qm_15_12_the_acting_country_chooses_and_nothing_is_skipped():
    t = table("japan:A@china,szechuan", "ussr", hands={"ussr": "mao_tse_tung"})
    t.do("ussr", "play mao_tse_tung")
    assert t.args("ussr", "eliminate") == ["china.japan", "szechuan.japan"]


def test_qm_15_13_a_protected_unit_is_a_victim_in_vain_and_no_target_of_elimination():
    t = table(
        "germany:A@eastern_europe,balkans; ussr:A@ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    t.do("germany", "use dive_bombers; battle ukraine")
    assert t.at("ussr") == ["ukraine"]
    assert t.happened("saved", "ukraine") == 2
    shielded = table("germany:A@russia; ussr:A@moscow", "ussr", hands={"ussr": "general_winter"})
    board_state = shielded.state
    from engines.quartermaster.state import Protection

    board_state.protected.append(Protection("germany", "russia", "turn"))
    shielded.do("ussr", "play general_winter")
    assert shielded.happened("skipped")


def test_qm_15_14_protection_holds_against_everything():
    from engines.quartermaster.state import Protection

    t = table("germany:A@siberia", hands={"germany": "ba"})
    t.state.protected.append(Protection("germany", "siberia", "turn"))
    t.do("germany", "drop ba")
    assert t.at("germany") == ["siberia"]  # not even supply takes it


def test_qm_15_15_this_battle_ends_sooner_than_this_turn():
    t = table(
        "usa:A@eastern_united_states N@north_atlantic; germany:N@north_sea A@western_europe",
        hands={"germany": "sb"},
        statuses={"usa": "radar"},
    )
    t.do("germany", "play sb; battle north_atlantic")
    t.do("usa", "use radar")
    assert t.state.protected == []
    turn = table(
        "germany:A@eastern_europe,balkans; ussr:A@ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers"},
        responses={"ussr": "stalingrad"},
    )
    turn.do("germany", "play lb; battle ukraine")
    turn.do("ussr", "use stalingrad")
    assert [p.until for p in turn.state.protected] == ["turn"]


def test_qm_15_16_removal_covers_battle_elimination_and_supply_but_not_choice():
    supply = table("ussr:A@russia", "ussr", hands={"ussr": "ba"}, responses={"ussr": "leningrad"})
    supply.do("ussr", "drop ba")
    assert supply.raised("removal") == 1
    choice = table("ussr:A@russia", "ussr", hands={"ussr": "ba"}, responses={"ussr": "leningrad"})
    choice.press("ussr", "remove/russia")
    assert choice.raised("removal") == 0
    culled = table(
        "ussr:A@ukraine",
        hands={"germany": "military_dictatorships_balkans"},
        responses={"ussr": "stalingrad"},
    )
    culled.do("germany", "play military_dictatorships_balkans")
    culled.do("ussr", "use stalingrad")
    assert culled.at("ussr") == ["ukraine"]


def test_qm_15_17_removed_remembers_whether_the_unit_was_supplied():
    for home, asked in (("italy", 1), ("siberia", 0)):
        t = table(
            f"italy:A@{home},balkans; ussr:A@ukraine",
            "ussr",
            hands={"ussr": "lb"},
            responses={"italy": "german_reinforcements_counterattack"},
        )
        t.do("ussr", "play lb; battle balkans")
        assert t.raised("removed") == asked
