"""Every Soviet card where it matters, and where it may not be used (QM-22, QM-24)."""

from __future__ import annotations

import pytest

from tests.engines.quartermaster.table import table


def test_ussr_ba_ussr_bn_ussr_lb_ussr_sb_are_the_basic_cards():
    t = table("ussr:A@moscow", "ussr", hands={"ussr": "ba bn lb sb"})
    assert t.args("ussr", "play") == ["ussr.ba", "ussr.lb"]
    t.do("ussr", "play ba; build ukraine")
    assert t.at("ussr") == ["moscow", "ukraine"]
    sea = table("ussr:A@ukraine; germany:N@black_sea", "ussr", hands={"ussr": "sb bn"})
    sea.do("ussr", "play sb; battle black_sea")
    assert sea.at("germany") == []
    navy = table("ussr:A@ukraine", "ussr", hands={"ussr": "bn"})
    navy.do("ussr", "play bn; build caspian_sea")
    assert "caspian_sea" in navy.at("ussr")
    land = table("ussr:A@ukraine; germany:A@balkans", "ussr", hands={"ussr": "lb"})
    land.do("ussr", "play lb; battle balkans")
    assert land.at("germany") == []


def test_ussr_general_winter_eliminates_one_or_two():
    t = table(
        "germany:A@ukraine,russia,balkans; ussr:A@moscow", "ussr", hands={"ussr": "general_winter"}
    )
    t.do("ussr", "play general_winter")
    assert t.args("ussr", "eliminate") == ["russia.germany", "ukraine.germany"]
    assert not t.possible("ussr", "skip")
    t.do("ussr", "eliminate ukraine; skip")
    assert t.at("germany") == ["balkans", "russia"]
    none = table("germany:A@balkans", "ussr", hands={"ussr": "general_winter"})
    none.do("ussr", "play general_winter")
    assert none.happened("skipped")


def test_ussr_german_soviet_treaty_recruits_in_any_order():
    t = table("ussr:A@moscow", "ussr", hands={"ussr": "german_soviet_treaty"})
    t.do("ussr", "play german_soviet_treaty")
    assert len(t.args("ussr", "part")) == 2
    t.do("ussr", "part 1")
    recruited = [e.places[0] for e in t.events if e.text.id == "qm-recruit"]
    assert recruited == ["eastern_europe", "russia"]
    held = table(
        "ussr:A@moscow; germany:A@eastern_europe", "ussr", hands={"ussr": "german_soviet_treaty"}
    )
    held.do("ussr", "play german_soviet_treaty")
    assert held.at("ussr") == ["moscow", "russia"]


def test_ussr_mao_tse_tung_strikes_in_china_or_szechuan():
    t = table("japan:A@china,szechuan; ussr:A@moscow", "ussr", hands={"ussr": "mao_tse_tung"})
    t.do("ussr", "play mao_tse_tung; eliminate china")
    assert t.at("japan") == ["szechuan"]
    none = table("japan:A@japan", "ussr", hands={"ussr": "mao_tse_tung"})
    none.do("ussr", "play mao_tse_tung")
    assert none.at("japan") == ["japan"]


def test_ussr_titos_partisans_leave_the_choice_of_army():
    t = table("italy:A@balkans; ussr:A@moscow", "ussr", hands={"ussr": "titos_partisans"})
    t.do("ussr", "play titos_partisans")
    assert t.at("italy") == []
    assert t.args("ussr", "recruit") == ["balkans.uk", "balkans.ussr"]
    t.do("ussr", "recruit balkans.uk")
    assert t.there("balkans") == ["uk"]
    two = table("italy:A@balkans; germany:A@balkans", "ussr", hands={"ussr": "titos_partisans"})
    two.do("ussr", "play titos_partisans; eliminate balkans.italy")
    assert two.there("balkans") == ["germany"]


def test_ussr_trans_siberian_railroad_qm_22_1():
    t = table("ussr:A@moscow,siberia", "ussr", hands={"ussr": "trans_siberian_railroad"})
    t.do("ussr", "play trans_siberian_railroad; lift siberia; build ukraine; stop")
    assert t.at("ussr") == ["moscow", "ukraine"]
    none = table("", "ussr", hands={"ussr": "trans_siberian_railroad"})
    none.do("ussr", "play trans_siberian_railroad")
    assert none.state.country == "italy"


def test_ussr_vasilevsky_recruits_then_battles_china():
    t = table("ussr:A@moscow; japan:A@china", "ussr", hands={"ussr": "vasilevsky"})
    t.do("ussr", "play vasilevsky")
    assert t.happened("recruit", "vladivostok")
    assert t.at("japan") == []
    strict = table(
        "ussr:A@moscow; japan:A@china",
        "ussr",
        hands={"ussr": "vasilevsky"},
        options={"attackers_supplied": "on"},
    )
    strict.do("ussr", "play vasilevsky")
    assert strict.at("japan") == ["china"]


def test_ussr_defense_of_the_motherland_recruits_and_eliminates():
    t = table(
        "germany:A@moscow; ussr:A@siberia",
        "ussr",
        responses={"ussr": "defense_of_the_motherland"},
        start=True,
    )
    t.do("ussr", "use defense_of_the_motherland; recruit russia")
    assert t.there("moscow") == []
    assert "russia" in t.at("ussr")
    late = table("ussr:A@moscow", "ussr", responses={"ussr": "defense_of_the_motherland"})
    assert not late.possible("ussr", "use defense_of_the_motherland")


@pytest.mark.parametrize(
    ("card", "space"), [("leningrad", "russia"), ("moscow", "moscow"), ("stalingrad", "ukraine")]
)
def test_ussr_leningrad_ussr_moscow_ussr_stalingrad_save_one_place(card: str, space: str):
    t = table(
        "germany:A@eastern_europe,ukraine; ussr:A@russia,moscow"
        if space != "ukraine"
        else "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": card},
    )
    t.do("germany", f"play lb; battle {space}")
    t.do("ussr", f"use {card}")
    assert space in t.at("ussr")
    other = table(
        "germany:A@moscow; ussr:A@siberia", hands={"germany": "lb"}, responses={"ussr": card}
    )
    other.do("germany", "play lb; battle siberia")
    assert (other.at("ussr"), other.happened("opened")) == ([], 0)


def test_ussr_rasputitsa_answers_armies_built_around_moscow():
    t = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play ba; build ukraine")
    t.do("ussr", "use rasputitsa")
    assert t.at("germany") == ["eastern_europe", "germany"]
    away = table("germany:A@germany", hands={"germany": "ba"}, responses={"ussr": "rasputitsa"})
    away.do("germany", "play ba; build balkans")
    assert not away.happened("opened")


def test_ussr_frontal_assault_costs_two_hand_cards():
    t = table(
        "ussr:A@moscow,ukraine; germany:A@eastern_europe,balkans",
        "ussr",
        hands={"ussr": "lb ba*2"},
        statuses={"ussr": "frontal_assault"},
    )
    t.do("ussr", "play lb; battle eastern_europe; use frontal_assault; battle balkans")
    assert (t.at("germany"), t.discarded("ussr")) == ([], 2)
    sea = table(
        "ussr:A@ukraine", "ussr", hands={"ussr": "sb ba"}, statuses={"ussr": "frontal_assault"}
    )
    sea.do("ussr", "play sb; battle black_sea")
    assert not sea.happened("opened")


def test_ussr_guards_play_a_build_army_from_the_pile_qm_22_6():
    t = table(
        "ussr:A@moscow",
        "ussr",
        hands={"ussr": "ba lb sb"},
        statuses={"ussr": "guards"},
        responses={"ussr": "leningrad"},
    )
    # The card paid as cost may be the one played.
    t.do("ussr", "instead guards; discard ba, lb; play ba; build ukraine")
    assert t.at("ussr") == ["moscow", "ukraine"]
    assert t.nation("ussr").shown == ["ussr.ba"]
    none = table("ussr:A@moscow", "ussr", hands={"ussr": "lb sb"}, statuses={"ussr": "guards"})
    assert not none.possible("ussr", "instead guards")


def test_ussr_scorched_earth_qm_22_11():
    t = table(
        "germany:A@ukraine; ussr:A@moscow",
        hands={"germany": "ba"},
        statuses={"ussr": "scorched_earth", "germany": "abundant_resources"},
    )
    assert t.supplied("germany") == []
    soviet = table("ussr:A@ukraine", "ussr", statuses={"ussr": "scorched_earth"})
    assert soviet.supplied("ussr") == ["ukraine"]


def test_ussr_shvernik_qm_22_12():
    t = table("ussr:A@siberia,kazakhstan N@caspian_sea", "ussr", statuses={"ussr": "shvernik"})
    assert t.supplied("ussr") == ["kazakhstan", "siberia"]
    assert table("ussr:A@siberia", "ussr").supplied("ussr") == []
    new = table("ussr:A@siberia", "ussr", hands={"ussr": "ba"}, statuses={"ussr": "shvernik"})
    new.do("ussr", "play ba")
    assert "mongolia" in new.args("ussr", "build")
    assert "eastern_europe" not in new.args("ussr", "build")  # adjacency still holds


def test_ussr_stavka_artillery_battles_the_same_space_again():
    t = table(
        "ussr:A@moscow,ukraine; germany:A@eastern_europe; italy:A@eastern_europe",
        "ussr",
        hands={"ussr": "lb ba"},
        statuses={"ussr": "stavka_artillery"},
    )
    t.do("ussr", "play lb; battle eastern_europe.germany; use stavka_artillery")
    assert (t.there("eastern_europe"), t.discarded("ussr")) == ([], 1)
    assert t.happened("opened") == 1


def test_ussr_women_conscripts_put_a_played_build_army_on_the_deck_qm_22_5():
    t = table(
        "ussr:A@moscow",
        "ussr",
        hands={"ussr": "ba lb*6"},
        decks={"ussr": "sb*3"},
        statuses={"ussr": "women_conscripts"},
    )
    t.do("ussr", "play ba; build ukraine; use women_conscripts; discard none")
    assert t.nation("ussr").hand[-1] == "ussr.ba"  # drawn again at once
    guards = table(
        "ussr:A@moscow",
        "ussr",
        hands={"ussr": "ba*2"},
        statuses={"ussr": "guards women_conscripts"},
    )
    guards.do("ussr", "instead guards; play ba; build ukraine")
    assert not guards.happened("opened")
    battle = table(
        "ussr:A@ukraine", "ussr", hands={"ussr": "lb"}, statuses={"ussr": "women_conscripts"}
    )
    battle.do("ussr", "play lb; battle balkans")
    assert not battle.happened("opened")
