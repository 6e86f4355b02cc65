"""The computer player, and what is counted of the games it plays."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.commands.simulate import Tally
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.quartermaster import ENGINE, extras, prospects
from engines.quartermaster.components import COUNTRIES, EVERYWHERE, PLAYERS
from tests.engines.quartermaster.table import table
from tests.engines.quartermaster.twin import twin
from tests.engines.waits import waits


def test_it_knows_no_more_than_its_seat():
    """In another position that looks the same to a country, it does the same."""
    dice, chance = SeededRng(b"seen"), QuickRng(3)
    state = ENGINE.new(COUNTRIES, {}, dice)
    compared = 0
    for offers, seat, _ in walk(ENGINE, state, dice, chance, able):
        other = twin(state, seat, QuickRng(compared))
        theirs = ENGINE.offers(other).get(seat)
        if theirs == offers[seat]:
            mine = ENGINE.choose(state, seat, offers[seat], QuickRng(7))
            assert ENGINE.choose(other, seat, theirs, QuickRng(7)) == mine
            compared += 1
    assert compared > 150


def test_it_takes_a_capital_rather_than_a_desert():
    t = table(
        "germany:A@germany,western_europe N@north_sea; uk:A@united_kingdom,scandinavia",
        hands={"germany": "lb"},
    )
    t.do("germany", "play lb")
    picks = {ENGINE.choose(t.state, "germany", t.offer("germany"), QuickRng(n)) for n in range(20)}
    assert picks == {("battle/united_kingdom",)}


def test_it_plays_no_card_of_which_nothing_would_come():
    t = table("germany:A@germany; uk:A@united_kingdom", hands={"germany": "lb ba swedish_iron_ore"})
    offer = t.offer("germany")
    for n in range(30):
        assert ENGINE.choose(t.state, "germany", offer, QuickRng(n)) != ("play/germany.lb",)


@pytest.mark.parametrize("country", ["japan", "uk"])
def test_it_counts_what_its_own_table_makes_of_a_build_and_of_a_battle(country: str) -> None:
    """Special Naval Landing Forces land armies beside a new fleet, Blitzkrieg one after a battle;
    what lies face-down counts in the own turn only: nobody else knows of it."""
    t = table(
        "japan:A@japan; germany:A@germany; ussr:A@eastern_europe; uk:A@united_kingdom", country
    )
    nations, reckon = t.state.nations, prospects.builds
    plain = max(reckon(t.state, "japan", "navy", EVERYWHERE))
    fight = prospects.fought(t.state, "germany", "eastern_europe")
    nations["japan"].responses.append("japan.special_naval_landing_forces")
    nations["germany"].statuses.append("germany.blitzkrieg")
    landed = max(reckon(t.state, "japan", "navy", EVERYWHERE))
    assert (landed > plain) == (country == "japan")
    assert prospects.fought(t.state, "germany", "eastern_europe") > fight
    t.state.used.append("germany.blitzkrieg")  # once in a turn
    assert prospects.fought(t.state, "germany", "eastern_europe") == fight


def test_it_never_removes_its_own_units():
    t = table("germany:A@germany,eastern_europe; ussr:A@moscow", hands={"germany": "lb"})
    offer = t.offer("germany")
    assert any(choice.verb == "remove" for choice in offer.choices)
    for n in range(50):
        picks = ENGINE.choose(t.state, "germany", offer, QuickRng(n))
        assert picks
        assert not picks[0].startswith("remove")
    assert ENGINE.choose(t.state, "ussr", t.offer("ussr"), QuickRng(1)) is None


@pytest.mark.parametrize("people", PLAYERS)
def test_games_of_computer_players_end_and_are_counted(people: str):
    tally = Tally(ENGINE, COUNTRIES, {"players": people})
    for seed in range(6):
        tally.play(seed)
    told = tally.told()
    assert told["finished"] == 6 == sum(told["winning_teams"].values())
    assert told["rounds"]["max"] <= 20
    assert told["vp_axis"]["median"] > 50
    assert told["vp_allies"]["median"] > 50
    assert sum(told["played"].values()) > 6 * 60
    assert set(told["never_played"]) <= set(extras.COUNTED["played"])


def test_each_card_played_and_used_is_counted_for_its_country():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
        statuses={"germany": "blitzkrieg"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    assert Counter(extras.count(t.events)) == {
        ("played", "germany.lb"): 1,
        ("used", "ussr.stalingrad"): 1,
    }
    t = table(hands={"uk": "enigma_code_cracked"}, turn="uk")
    t.do("uk", "play enigma_code_cracked")
    assert list(extras.count(t.events)) == [("played", "uk.enigma_code_cracked")]


def test_qm_26_23_few_people_are_waited_for_and_fewer_with_standing_orders():
    told = waits(ENGINE, COUNTRIES, {}, 1, 5)
    idle, careful, decided = (told[name] for name in ("nothing", "careful", "decided"))
    assert 0.1 < idle["people_per_turn"] < 1 / 3, "under 2 in a round of six turns"
    assert idle["by_seat"]["germany"] < 0.5
    assert decided["people_per_turn"] < careful["people_per_turn"] < idle["people_per_turn"] / 2
    assert max(idle["turns_that_wait_for"]) <= 3
    assert sum(idle["turns_that_wait_for"].values()) == pytest.approx(1, abs=0.01)


def test_qm_26_22_two_people_wait_for_nobody_but_each_other():
    told = waits(ENGINE, COUNTRIES, {"players": "2"}, 1, 2)
    assert set(told["nothing"]["turns_that_wait_for"]) == {0, 1}
