"""Rounds, turns and phases (QM-6 to QM-10)."""

from __future__ import annotations

import pytest

from engines.quartermaster import ENGINE, names
from engines.quartermaster.components import COUNTRIES
from tests.engines.quartermaster.table import table

# ---- 6


def test_qm_6_1_every_country_has_one_turn_in_each_round():
    t = table("germany:A@germany")
    order = []
    for _ in range(7):
        order.append((t.state.round, t.state.country))
        t.end_turn()
    assert order == [*((1, country) for country in COUNTRIES), (2, "germany")]


def test_qm_6_2_the_phases_of_a_turn_in_their_order():
    t = table(
        "germany:A@germany,ukraine,new_zealand",
        hands={"germany": "ba lb"},
        statuses={"germany": "abundant_resources"},
    )
    t.do("germany", "drop ba; all; discard lb")
    wanted = [
        "qm-dropped",
        "qm-removed",
        "qm-scored-spaces",
        "qm-scored",
        "qm-discarded",
        "qm-drawn",
    ]
    told = [event.text.id for event in t.events if event.text.id in wanted]
    assert told == wanted


def test_qm_6_3_the_start_of_the_turn_lies_before_the_play():
    t = table("germany:A@balkans", statuses={"germany": "volkssturm"}, start=True)
    assert t.state.step == "start"
    assert not t.possible("germany", "play ba")
    t.do("germany", "pass")
    assert t.state.step == "play"


def test_qm_6_4_marks_and_protections_end_with_every_turn():
    t = table(
        "germany:A@eastern_europe,germany; ussr:A@ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    assert t.state.country == "uk"
    assert (t.state.protected, t.state.used) == ([], [])
    assert t.happened("protection-ends", "ukraine")


def test_qm_6_5_the_round_marker_advances_after_usa():
    t = table("usa:A@eastern_united_states", "usa", round_number=4, hands={"usa": "ba"})
    t.do("usa", "drop ba")
    assert (t.state.round, t.state.country) == (5, "germany")


def test_qm_6_6_a_phase_with_nothing_to_do_is_passed_over():
    t = table("germany:A@germany", hands={"germany": "ba"})
    t.do("germany", "drop ba")
    assert t.state.country == "uk"  # nothing to remove, use or discard: nobody was asked


# ---- 7


def test_qm_7_1_one_of_three_things_must_be_done():
    t = table("germany:A@germany", hands={"germany": "ba lb"}, statuses={"germany": "conscription"})
    verbs = {key.partition("/")[0] for key in t.keys("germany")}
    assert verbs == {"play", "drop", "instead"}
    assert (t.offer("germany").least, t.offer("germany").most) == (1, 1)


def test_qm_7_2_there_is_no_pass():
    t = table("germany:A@germany", hands={"germany": "plunder"})
    assert not t.possible("germany", "pass")
    assert t.offer("germany").least == 1


def test_qm_7_3_any_card_may_be_discarded_unrevealed():
    t = table("", hands={"germany": "lb plunder blitzkrieg"})
    assert len(t.args("germany", "drop")) == 3
    t.do("germany", "drop plunder")
    assert t.nation("germany").hidden == ["germany.plunder"]
    public = [e for e in t.events if e.audience is None]
    assert not any(names.card("germany.plunder") in e.text.args.values() for e in public)


def test_qm_7_4_a_played_card_is_shown_but_a_response_is_not():
    t = table("japan:A@japan", "japan", hands={"japan": "truk imperial_designs"})
    t.do("japan", "play truk")
    assert t.said("qm-played-response")
    assert not t.said("qm-played")
    own = [e for e in t.events if e.text.id == "qm-played-response-own"]
    assert own[0].audience == ("japan",)
    open_card = table("japan:A@japan", "japan", hands={"japan": "imperial_designs"})
    open_card.do("japan", "play imperial_designs")
    assert open_card.said("qm-played")[0].args["card"] == names.card("japan.imperial_designs")


def test_qm_7_5_build_and_battle_cards_need_something_to_do():
    t = table("ussr:A@germany", hands={"germany": "ba bn lb sb"})
    assert t.args("germany", "play") == []
    redeclare = table("germany:A@germany N@baltic_sea", hands={"germany": "bn"})
    assert redeclare.possible("germany", "play bn")


def test_qm_7_6_other_cards_may_always_be_played():
    hand = "submarines_battle_of_the_atlantic broad_front blitzkrieg"
    t = table("", hands={"germany": hand})
    assert len(t.args("germany", "play")) == 3
    t.do("germany", "play broad_front; discard none")
    assert t.state.country == "uk"


def test_qm_7_7_without_a_hand_the_deck_pays_and_then_the_team():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "ba", "japan": ""}, decks={"japan": "lb*5"})
    t.do("uk", "drop ba")
    assert t.milled("japan") == 1
    poor = table("uk:A@united_kingdom", "uk", hands={"uk": "ba", "japan": ""}, decks={"japan": ""})
    poor.do("uk", "drop ba")
    assert poor.vp[0] == -1


def test_qm_7_7_an_instead_status_fulfils_the_duty_too():
    t = table("italy:A@italy", "italy", hands={"italy": ""}, statuses={"italy": "bravado"})
    assert t.keys("italy") == ["instead/italy.bravado", "mill"]
    t.do("italy", "instead bravado; battle balkans")
    assert t.milled("italy") == 2  # the cost, and nothing for the duty


def test_qm_7_8_an_instead_status_replaces_the_whole_play():
    t = table("germany:A@germany", hands={"germany": "ba lb"}, statuses={"germany": "conscription"})
    t.do("germany", "instead conscription; build italy")
    assert t.state.step == "discard"
    assert not t.possible("germany", "play ba")
    fresh = table("germany:A@germany", hands={"germany": "conscription lb"})
    fresh.do("germany", "play conscription")
    assert not fresh.possible("germany", "instead conscription")


@pytest.mark.parametrize("card", ["blitzkrieg"])
def test_qm_7_9_playing_a_status_or_response_ends_the_phase(card: str):
    t = table("germany:A@germany", hands={"germany": f"{card} ba"})
    t.do("germany", f"play {card}")
    assert t.state.step == "discard"
    response = table("japan:A@japan", "japan", hands={"japan": "truk ba"})
    response.do("japan", "play truk")
    assert response.state.step == "discard"


def test_qm_7_10_a_status_played_this_turn_already_scores():
    t = table("italy:A@italy,balkans", "italy", hands={"italy": "balkan_resources"})
    t.do("italy", "play balkan_resources; all")
    assert t.scored("italy.balkan_resources") == 1


def test_qm_7_11_a_card_played_through_a_card_is_not_the_play_of_the_phase():
    t = table(
        "ussr:A@moscow",
        "usa",
        hands={"usa": "lend_lease", "ussr": "ba"},
        statuses={"ussr": "women_conscripts"},
    )
    t.do("usa", "play lend_lease; name ussr")
    t.do("ussr", "play ba; build ukraine")
    assert t.raised("card_leaves") == 0
    assert t.nation("ussr").shown == ["ussr.ba"]


# ---- 8


def test_qm_8_1_only_the_unsupplied_units_of_the_country_on_turn_go():
    t = table("germany:A@germany,siberia; italy:A@mongolia; uk:A@szechuan", hands={"germany": "ba"})
    t.do("germany", "drop ba")
    assert t.is_at("germany:A@germany; italy:A@mongolia; uk:A@szechuan")


def test_qm_8_2_removals_repeat_until_nothing_unsupplied_is_left():
    units = "usa:A@western_united_states N@east_pacific,central_pacific,sea_of_japan; uk:A@china"
    t = table(units, "usa", options={"portless_fleet_links": "on"}, hands={"usa": "ba"})
    t.do("usa", "drop ba")
    assert t.at("usa") == ["east_pacific", "western_united_states"]


def test_qm_8_3_each_removal_can_be_answered_and_the_owner_orders_them():
    t = table(
        "ussr:A@russia,siberia", "ussr", hands={"ussr": "ba"}, responses={"ussr": "leningrad"}
    )
    t.do("ussr", "drop ba")
    assert t.args("ussr", "first") == ["russia", "siberia"]
    assert t.offer("ussr").default == ("first/russia",)
    t.do("ussr", "first russia; use leningrad")
    assert t.at("ussr") == ["russia"]


def test_qm_8_3_without_anybody_to_answer_all_go_at_once():
    t = table("germany:A@siberia,mongolia", hands={"germany": "ba"})
    t.do("germany", "drop ba")
    assert t.at("germany") == []


def test_qm_8_4_supply_raises_no_removed_reactions():
    t = table(
        "italy:A@siberia",
        "italy",
        hands={"italy": "ba"},
        responses={"italy": "german_reinforcements_counterattack"},
    )
    t.do("italy", "drop ba")
    assert t.raised("removed") == 0


def test_qm_8_5_a_unit_saved_from_supply_stays_and_counts():
    t = table("ussr:A@russia", "ussr", hands={"ussr": "ba"}, responses={"ussr": "leningrad"})
    t.do("ussr", "drop ba; use leningrad")
    assert t.at("ussr") == ["russia"]
    assert t.supplied("ussr") == []
    t.end_turn()
    assert t.at("ussr") == ["russia"]


# ---- 9


def test_qm_9_1_an_enemy_in_the_capital_skips_the_whole_phase():
    t = table(
        "germany:A@ukraine; uk:A@germany",
        hands={"germany": "ba"},
        statuses={"germany": "abundant_resources"},
    )
    t.do("germany", "drop ba")
    assert t.vp == (0, 0)
    assert t.said("qm-victory-skipped")


def test_qm_9_2_two_alone_one_together():
    t = table(
        "germany:A@germany,western_europe; italy:A@western_europe; japan:A@western_europe",
        hands={"germany": "ba"},
    )
    t.do("germany", "drop ba")
    assert t.vp == (3, 0)


def test_qm_9_3_only_the_country_on_turn_scores_and_the_ally_halves_whatever_its_state():
    t = table(
        "germany:A@ukraine; italy:A@ukraine; uk:A@italy",
        hands={"germany": "ba"},
        statuses={"ussr": ""},
    )
    t.do("germany", "drop ba")
    assert t.vp == (1, 0)


def test_qm_9_4_each_victory_status_once_and_none_by_force():
    t = table(
        "italy:A@italy,balkans N@mediterranean_sea",
        "italy",
        hands={"italy": "ba"},
        statuses={"italy": "balkan_resources mare_nostrum"},
    )
    t.do("italy", "drop ba; use mare_nostrum")
    assert t.args("italy", "use") == ["italy.balkan_resources"]
    t.do("italy", "done")
    assert (t.scored("italy.mare_nostrum"), t.scored("italy.balkan_resources")) == (1, 0)


def test_qm_9_5_points_of_the_play_phase_do_not_ask_for_the_capital():
    t = table("germany:A@western_europe; uk:A@germany", hands={"germany": "plunder"})
    t.do("germany", "play plunder")
    assert t.vp == (1, 0)


def test_qm_9_6_supply_is_not_asked_for():
    t = table("japan:A@india", "japan", hands={"japan": "ba"}, statuses={"ussr": ""})
    t.do("japan", "drop ba")
    assert t.vp == (2, 0)
    saved = table("ussr:A@ukraine; germany:A@moscow", "ussr", hands={"ussr": "ba"})
    saved.do("ussr", "drop ba")
    assert saved.vp == (0, 0)  # the capital is lost, though supplied elsewhere


# ---- 10


@pytest.mark.parametrize("picks", ["discard none", "discard lb", "discard lb, ba, sb"])
def test_qm_10_1_any_number_of_cards_may_be_discarded(picks: str):
    t = table("germany:A@germany", hands={"germany": "plunder lb ba sb"})
    t.do("germany", f"drop plunder; {picks}")
    n = 0 if "none" in picks else picks.count(",") + 1
    assert t.discarded("germany") == n
    assert t.nation("germany").shown == []


def test_qm_10_2_start_of_the_discard_phase_comes_first():
    t = table(
        "usa:A@eastern_united_states",
        "usa",
        hands={"usa": "ba lb"},
        statuses={"usa": "rosie_the_riveter"},
    )
    t.do("usa", "drop ba")
    assert t.possible("usa", "use rosie_the_riveter")
    assert not t.possible("usa", "discard lb")


def test_qm_10_3_hands_are_filled_up_to_seven():
    t = table("japan:A@japan", "japan", hands={"japan": "truk lb lb"}, decks={"japan": "ba*9"})
    t.do("japan", "play truk; discard none")
    assert len(t.nation("japan").hand) == 7  # the Response on the table does not count


def test_qm_10_4_a_short_deck_gives_less_and_a_full_hand_is_never_cut():
    t = table("germany:A@germany", hands={"germany": "ba"}, decks={"germany": "lb*2"})
    t.do("germany", "drop ba")
    assert (len(t.nation("germany").hand), t.vp[0]) == (2, 2)
    many = table("germany:A@germany", hands={"germany": "lb*9"})
    many.do("germany", "drop lb; discard none")
    assert len(many.nation("germany").hand) == 8


def test_qm_10_5_the_pile_never_becomes_a_deck():
    t = table(
        "germany:A@germany",
        hands={"germany": "ba"},
        decks={"germany": ""},
        shown={"germany": "lb*5"},
    )
    t.do("germany", "drop ba")
    assert t.nation("germany").deck == []
    assert t.nation("germany").hand == []
    assert ENGINE.offers(t.state)
