"""Resolving text, reactions, Economic Warfare, timing words (QM-16 to QM-19)."""

from __future__ import annotations

from engines.kit.rng import ScriptedRng, SeededRng
from engines.quartermaster import ENGINE, names
from tests.engines.quartermaster.table import table

# ---- 16


def test_qm_16_1_parts_come_in_the_printed_order():
    t = table("uk:A@india", "uk", hands={"uk": "dutch_east_indies"})
    t.do("uk", "play dutch_east_indies")
    placed = [e.places[0] for e in t.events if e.text.id == "qm-recruit"]
    assert placed == ["indonesia", "new_guinea", "south_china_sea"]


def test_qm_16_2_qm_16_11_an_impossible_part_does_not_stop_the_next():
    t = table("ussr:A@moscow", "ussr", hands={"ussr": "titos_partisans"})
    t.do("ussr", "play titos_partisans; recruit balkans.uk")
    assert t.happened("skipped", card="ussr.titos_partisans")
    assert t.there("balkans") == ["uk"]


def test_qm_16_3_what_can_be_done_must_be_done_but_no_battle_on_empty_spaces():
    t = table("germany:A@germany; ussr:A@eastern_europe", hands={"germany": "lb"})
    t.do("germany", "play lb")
    assert not t.possible("germany", "skip")
    empty = table("germany:A@germany", hands={"germany": "lb"})
    empty.do("germany", "play lb")
    assert empty.possible("germany", "skip")


def test_qm_16_4_choices_are_made_when_the_part_is_reached_and_may_be_sent_ahead():
    t = table("uk:A@india; japan:A@china", "uk", hands={"uk": "ledo_and_burma_roads"})
    t.do("uk", "play ledo_and_burma_roads")
    assert "china" in t.args("uk", "battle")  # legal only since the first part
    filed = ENGINE.orders.read(t.state, "uk", "play ledo_and_burma_roads; battle china")
    assert len(filed.plan) == 2
    named = table("germany:A@germany", hands={"germany": "submarines_monsoon_group"})
    named.do("germany", "play submarines_monsoon_group")
    assert named.args("germany", "name") == ["uk", "usa", "ussr"]  # before anything else


def test_qm_16_5_parts_for_an_ally_without_may_are_done_by_the_player_of_the_card():
    t = table("uk:A@balkans; germany:A@germany", "italy", hands={"italy": "german_aid_in_greece"})
    t.do("italy", "play german_aid_in_greece")
    assert t.there("balkans") == ["germany"]  # nobody was asked


def test_qm_16_6_a_may_part_is_the_other_countrys():
    t = table("uk:A@united_kingdom", "usa", hands={"usa": "arsenal_of_democracy"})
    t.do("usa", "play arsenal_of_democracy")
    assert t.asked == ["uk"]
    assert t.offer("uk").default == ("skip",)


def test_qm_16_7_instead_of_drops_the_replaced_action():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "ba"}, statuses={"uk": "lord_linlithgow"})
    t.do("uk", "play ba; swap lord_linlithgow")
    assert t.happened("build") == 0
    assert t.state.country == "japan"  # the play was made


def test_qm_16_8_an_effect_acts_once_and_now():
    t = table("germany:A@balkans,eastern_europe", hands={"germany": "plunder"})
    t.do("germany", "play plunder")
    assert t.scored("germany.plunder") == 2
    t.end_turn()
    assert t.scored("germany.plunder") == 2


def test_qm_16_9_numbers_are_read_once_when_the_text_starts():
    t = table(
        "germany:N@north_sea,baltic_sea A@germany",
        hands={"germany": "submarines_battle_of_the_atlantic"},
        responses={"uk": "asw_tactics"},
    )
    t.do("germany", "play submarines_battle_of_the_atlantic")
    t.press("germany", "remove/north_sea")  # too late to change the number
    t.do("uk", "pass")
    assert (t.milled("uk"), t.scored("germany.submarines_battle_of_the_atlantic")) == (4, 2)


def test_qm_16_10_a_range_is_chosen_one_at_a_time():
    t = table("germany:A@germany", hands={"germany": "forced_conscription"})
    t.do("germany", "play forced_conscription")
    assert not t.possible("germany", "skip")
    t.do("germany", "recruit italy")
    assert t.possible("germany", "skip")
    assert "italy" not in t.args("germany", "recruit")


# ---- 17

TWO = "usa:A@western_europe; germany:A@germany; italy:A@italy"


def test_qm_17_1_a_card_that_could_do_nothing_is_not_offered():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe; uk:A@eastern_europe",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
    )
    t.do("germany", "play lb; battle eastern_europe.uk")
    assert t.raised("battle") == 0  # an enemy still stands where Blitzkrieg would build


def test_qm_17_2_only_the_owner_decides():
    t = table(
        "usa:A@eastern_united_states N@north_atlantic; germany:N@north_sea A@western_europe",
        hands={"germany": "sb"},
        responses={"uk": "destroyers"},
        statuses={"usa": "radar"},
    )
    t.do("germany", "play sb; battle north_atlantic")
    assert not any("destroyers" in key for key in t.keys("usa"))
    assert not any("radar" in key for key in t.keys("uk"))


def test_qm_17_3_reveal_pay_resolve_discard():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
    )
    t.do("germany", "play lb; battle eastern_europe; use blitzkrieg")
    told = [e.text.id for e in t.events]
    assert told.index("qm-used") < told.index("qm-milled") < told.index("qm-build")
    assert t.said("qm-used")[0].args["type"] == "status"


def test_qm_17_4_when_play_has_gone_on_it_is_too_late():
    t = table("germany:A@balkans", hands={"germany": "ba lb"}, statuses={"germany": "volkssturm"})
    assert t.state.step == "play"
    assert not any("volkssturm" in key for key in t.keys("germany"))


def test_qm_17_5_qm_17_6_once_per_situation_and_once_per_turn():
    t = table(
        "germany:A@germany,eastern_europe,balkans; ussr:A@ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers"},
    )
    t.do("germany", "play lb; battle ukraine; use dive_bombers; battle russia")
    assert t.raised("battle") == 1
    t.end_turn()
    assert "germany.dive_bombers" not in t.state.used


def test_qm_17_7_the_other_team_goes_first():
    t = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        statuses={"germany": "bias_for_action"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play ba; build ukraine")
    assert sorted(t.asked) == ["germany", "ussr"]
    t.do("germany", "use bias_for_action")  # sealed: it waits unseen
    assert t.raised("built") == 1
    assert not t.said("qm-used")
    t.do("ussr", "use rasputitsa")
    assert t.said("qm-used")[0].args["card"] == names.card("ussr.rasputitsa")


def test_qm_17_8_within_a_team_statuses_come_before_responses():
    units = "usa:A@eastern_united_states N@north_atlantic; germany:N@north_sea A@western_europe"
    t = table(
        units, hands={"germany": "sb"}, responses={"uk": "destroyers"}, statuses={"usa": "radar"}
    )
    t.do("germany", "play sb; battle north_atlantic")
    t.do("uk", "use destroyers")
    t.do("usa", "use radar")
    assert t.said("qm-used")[0].args["card"] == names.card("usa.radar")
    assert t.nation("uk").responses == ["uk.destroyers"]  # not needed any more


def test_qm_17_8_teammates_may_agree_otherwise():
    units = "usa:A@eastern_united_states N@north_atlantic; germany:N@north_sea A@western_europe"
    t = table(
        units, hands={"germany": "sb"}, responses={"uk": "destroyers"}, statuses={"usa": "radar"}
    )
    t.do("germany", "play sb; battle north_atlantic")
    t.do("usa", "spare radar")
    t.do("uk", "use destroyers")
    assert t.said("qm-used")[0].args["card"] == names.card("uk.destroyers")
    assert t.milled("usa") == 0


def test_qm_17_9_a_pass_is_final_and_the_rest_goes_on():
    t = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        statuses={"germany": "bias_for_action synthetic_fuel"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play ba; build ukraine")
    t.do("ussr", "pass")
    t.do("germany", "use synthetic_fuel; build russia")
    assert t.raised("built") == 2  # the nested build is a situation of its own: ussr may think anew
    t.quiet()
    assert "ukraine" in t.at("germany")


def test_qm_17_10_qm_17_12_nested_situations_are_settled_first():
    t = table(
        "germany:A@germany,eastern_europe; ussr:A@moscow,ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "pass")  # asked about the removal: Stalingrad might lie there
    t.do("germany", "use blitzkrieg")
    assert t.asked == ["ussr"]  # about the build, raised by germany's card
    t.do("ussr", "use rasputitsa")
    assert t.there("ukraine") == []


def test_qm_17_11_an_offer_that_fits_no_more_lapses_unrevealed():
    units = "uk:A@united_kingdom N@north_sea; germany:A@western_europe"
    t = table(units, hands={"germany": "sb"}, responses={"uk": "raf destroyers"})
    t.do("germany", "play sb; battle north_sea")
    t.do("uk", "use raf")
    assert t.nation("uk").responses == ["uk.destroyers"]
    assert t.raised("removal") == 1  # already protected: nobody is asked again


def test_qm_17_13_nothing_else_happens_while_a_situation_is_open():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb ba"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    assert t.asked == ["ussr"]
    assert t.state.step == "play"
    assert {c.verb for c in t.offer("germany").choices} == {"remove"}


def test_qm_17_14_lasting_statuses_work_unused():
    t = table(
        "ussr:A@siberia",
        "ussr",
        statuses={"ussr": "shvernik"},
        hands={"ussr": "ba"},
        responses={"uk": "enigma_code_cracked"},
    )
    t.do("ussr", "drop ba")
    assert t.at("ussr") == ["siberia"]
    assert t.state.used == []


def test_qm_17_15_during_a_phase_the_owner_orders_its_cards():
    t = table(
        "italy:A@italy,balkans N@mediterranean_sea",
        "italy",
        hands={"italy": "ba"},
        statuses={"italy": "balkan_resources mare_nostrum"},
    )
    t.do("italy", "drop ba")
    assert t.args("italy", "use") == ["italy.balkan_resources", "italy.mare_nostrum"]


# ---- 18


def test_qm_18_1_named_first_then_both_situations_then_discards():
    t = table(
        "germany:A@germany",
        hands={"germany": "submarines_monsoon_group"},
        responses={"uk": "asw_tactics"},
        statuses={"germany": "wolf_packs"},
    )
    t.do("germany", "play submarines_monsoon_group; name usa")
    assert t.raised("ew") == 1
    assert t.milled("usa") == 0
    t.do("uk", "pass")
    t.do("germany", "use wolf_packs")
    t.do("uk", "pass")  # whether to break the code: QM-26.19
    assert t.milled("usa") == 4


def test_qm_18_2_reductions_stop_at_zero_and_need_a_base():
    t = table(
        "usa:A@north_africa",
        "usa",
        hands={"usa": "b24_liberator"},
        statuses={"usa": "flying_fortresses"},
        responses={"italy": "skilled_pilots"},
    )
    t.do("usa", "play b24_liberator; use flying_fortresses")
    t.do("italy", "use skilled_pilots")
    assert t.milled("italy") == 1  # 4 + 2 - 5
    nothing = table(
        "usa:A@iceland",
        "usa",
        hands={"usa": "b24_liberator"},
        statuses={"usa": "flying_fortresses"},
    )
    nothing.do("usa", "play b24_liberator")
    assert nothing.raised("ew") == 0


def test_qm_18_3_a_cancelled_card_is_discarded_as_usual():
    t = table(
        "germany:A@western_europe", hands={"germany": "v_weapons"}, responses={"uk": "asw_tactics"}
    )
    t.do("germany", "play v_weapons")
    t.do("uk", "use asw_tactics")
    assert t.nation("germany").shown == ["germany.v_weapons"]
    assert t.scored("germany.v_weapons") == 0


def test_qm_18_4_the_hand_is_never_touched():
    t = table(
        "usa:A@north_africa",
        "usa",
        hands={"usa": "b24_liberator", "italy": "lb*7"},
        decks={"italy": "lb*3"},
    )
    t.do("usa", "play b24_liberator")
    assert (t.milled("italy"), len(t.nation("italy").hand), t.vp[0]) == (3, 7, -1)


def test_qm_18_5_points_are_scored_after_the_discards():
    t = table("italy:A@italy", "italy", hands={"italy": "decima_flottiglia_mas"}, decks={"uk": ""})
    t.do("italy", "play decima_flottiglia_mas")
    told = [e.text.id for e in t.events]
    assert told.index("qm-vp-lost") < told.index("qm-scored")
    assert t.scored("italy.decima_flottiglia_mas") == 1


def test_qm_18_6_an_occupied_capital_does_not_matter():
    t = table("germany:A@western_europe; uk:A@germany", hands={"germany": "v_weapons"})
    t.do("germany", "play v_weapons")
    assert t.vp[0] == 3


# ---- 19


def test_qm_19_1_the_snapshot_comes_before_start_of_turn_reactions():
    t = table(
        "ussr:A@eastern_europe",
        statuses={"germany": "volkssturm"},
        hands={"germany": "broad_front"},
        start=True,
    )
    t.do("germany", "use volkssturm; play broad_front")
    assert t.happened("skipped", card="germany.broad_front")  # no german Army stood there at dawn
    assert not t.possible("germany", "use volkssturm")


def test_qm_19_2_reallocation_precedes_the_play():
    t = table(
        "germany:A@germany",
        hands={"germany": "ba*5"},
        options={"reallocation": "on"},
        rng=SeededRng(b"x"),
    )
    assert t.possible("germany", "reallocate")
    t.do("germany", "drop ba")
    assert not t.possible("germany", "reallocate")


def test_qm_19_3_during_the_phase_means_with_its_normal_action():
    t = table(
        "italy:A@italy,balkans",
        "italy",
        hands={"italy": "ba"},
        statuses={"italy": "balkan_resources"},
    )
    t.do("italy", "drop ba; all")
    told = [e.text.id for e in t.events if e.text.id.startswith("qm-scored")]
    assert told == ["qm-scored-spaces", "qm-scored"]


def test_qm_19_4_immediately_after_means_the_situation_just_raised():
    t = table(
        "germany:A@germany,russia,eastern_europe",
        hands={"germany": "ba"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play ba; build balkans")
    assert t.raised("built") == 0


def test_qm_19_5_about_to_be_removed_lies_before_the_removal():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    assert t.at("ussr") == ["ukraine"]
    t.do("ussr", "pass")
    assert t.at("ussr") == []


def test_qm_19_6_when_you_battle_means_after_it():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
    )
    t.do("germany", "play lb; battle eastern_europe")
    assert t.at("ussr") == []
    assert t.possible("germany", "use blitzkrieg")


def test_qm_19_7_until_the_end_of_the_turn_and_permanently():
    t = table(
        "japan:N@south_pacific A@japan", "japan", hands={"japan": "ba"}, responses={"japan": "truk"}
    )
    t.do("japan", "now truk; drop ba")
    assert t.state.country == "ussr"
    assert t.state.granted == []
    assert t.supplied("japan") == ["japan"]
    lasting = table("ussr:A@siberia", "ussr", statuses={"ussr": "shvernik"})
    lasting.end_turn()
    assert lasting.supplied("ussr") == ["siberia"]


def test_qm_19_8_any_moment_is_also_inside_other_situations():
    t = table(
        "japan:A@japan,southeast_asia; uk:A@india",
        "japan",
        hands={"japan": "lb"},
        responses={"japan": "truk", "uk": "defensive_posture"},
    )
    t.do("japan", "play lb; battle india")
    assert t.asked == ["uk"]
    t.do("japan", "now truk")
    assert t.asked == ["uk"]
    assert t.state.granted == ["japan.truk"]
    other = table("japan:A@japan", "usa", responses={"japan": "truk"}, rng=ScriptedRng())
    assert not other.possible("japan", "now truk")
