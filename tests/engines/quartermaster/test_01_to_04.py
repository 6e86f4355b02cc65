"""Reading, countries and teams, set-up, map, units (QM-0 to QM-4)."""

from __future__ import annotations

import pytest

from bot.text.rulebook import rulebook
from engines.kit.graph import Graph
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.quartermaster import ENGINE, board, names
from engines.quartermaster.components import (
    APART,
    BIT,
    CAPITAL,
    CONTROL,
    COUNTRIES,
    DECK,
    FRIENDS,
    LAND,
    LIMIT,
    PLAYERS,
    SEA,
    SPACES,
    SUPPLY,
    TEAM,
    book,
    graph,
    named,
)
from tests.engines.quartermaster.table import table, words


def fresh(options: dict[str, str] | None = None):
    return ENGINE.new(COUNTRIES, options or {}, SeededRng(b"fresh"))


# ---- 0 and 1


def test_qm_0_1_every_question_cites_a_rule_that_can_be_looked_up():
    books = [rulebook("quartermaster", lang).rules for lang in ("en", "pl")]
    for seed in range(3):
        state = ENGINE.new(COUNTRIES, {"reallocation": "on"}, SeededRng(b"%d" % seed))
        for offers, _, _ in walk(ENGINE, state, SeededRng(b"d"), QuickRng(seed)):
            assert all(offer.rule in book for offer in offers.values() for book in books)


def test_qm_0_2_the_card_wins_over_the_general_rule():
    """Forced Conscription may recruit unsupplied and not adjacent, which no Army may be built."""
    t = table(
        "germany:A@germany; ussr:A@balkans,italy,western_europe",
        hands={"germany": "forced_conscription"},
    )
    t.state.units["germany"] = 0
    t.do("germany", "play forced_conscription")
    assert "eastern_europe" in t.args("germany", "recruit")


def test_qm_0_3_derived_facts_follow_every_atomic_step():
    t = table("germany:A@germany,western_europe N@baltic_sea", hands={"germany": "ba"})
    assert t.supplied("germany") == ["baltic_sea", "germany", "western_europe"]
    t.press("germany", "remove/germany")
    assert t.supplied("germany") == ["baltic_sea", "western_europe"]
    t.press("germany", "remove/western_europe")
    assert t.supplied("germany") == []


def test_qm_0_4_you_is_the_country_that_owns_the_card():
    """Plunder of germany counts german pieces, whoever else stands there."""
    t = table("germany:A@balkans; italy:A@balkans,ukraine", hands={"germany": "plunder"})
    t.do("germany", "play plunder")
    assert t.scored("germany.plunder") == 1


def test_qm_1_1_all_six_countries_play_in_this_order():
    assert COUNTRIES == ("germany", "uk", "japan", "ussr", "italy", "usa")
    assert ENGINE.check(COUNTRIES, {}) is None
    assert ENGINE.check(COUNTRIES[:5], {}).id == "qm-check-seats"


def test_qm_1_2_there_are_two_teams():
    assert FRIENDS["italy"] == ("germany", "japan", "italy")
    assert [c for c in COUNTRIES if TEAM[c] == "allies"] == ["uk", "ussr", "usa"]


def test_qm_1_3_chairs_by_the_number_of_players():
    six = tuple((country,) for country in COUNTRIES)
    assert ENGINE.chairs({}) == ENGINE.chairs({"players": "6"}) == six
    assert ENGINE.chairs({"players": "2"}) == (("germany", "japan", "italy"), ("uk", "ussr", "usa"))
    assert ENGINE.chairs({"players": "3"})[2] == ("japan", "italy")
    assert ENGINE.chairs({"players": "4"})[1] == ("uk", "usa")
    assert ENGINE.chairs({"players": "5"})[4] == ("usa",)


def test_qm_1_4_two_to_six_seats_and_none_mixes_the_teams():
    assert sorted(PLAYERS) == ["2", "3", "4", "5", "6"]
    assert ENGINE.check(COUNTRIES, {"players": "7"}).id == "qm-check-option"
    for chairs in PLAYERS.values():
        assert all(len({TEAM[c] for c in chair}) == 1 for chair in chairs)


def test_qm_1_5_every_country_has_zones_of_its_own():
    state = fresh({"players": "2"})
    assert len(state.nations) == len(state.units) == 6
    assert all(card.startswith(f"{c}.") for c in COUNTRIES for card in state.nations[c].deck)


def test_qm_1_6_a_debt_is_paid_by_the_country_that_owes():
    t = table("germany:A@germany", statuses={"germany": "conscription"})
    before = len(t.nation("italy").deck)
    t.do("germany", "instead conscription; build italy")
    assert (t.milled("germany"), len(t.nation("italy").deck)) == (2, before)


def test_qm_1_7_points_belong_to_teams():
    t = table("japan:A@japan", "japan", hands={"japan": "ba"})
    t.do("japan", "drop ba")
    assert t.vp == (2, 0)
    assert set(t.state.vp) == {"axis", "allies"}


def test_qm_1_8_a_country_with_nothing_keeps_its_turns():
    t = table("", "uk", hands={"uk": "ba", "japan": ""}, decks={"japan": ""})
    t.do("uk", "drop ba")
    assert t.state.country == "ussr"
    assert any(m.args["country"] == names.country("japan") for m in t.said("qm-turn"))


# ---- 2


TOTALS = {
    "germany": (41, 6, 7, 2, 2, 6, 6, 0, 12, 7, 3),
    "uk": (40, 5, 4, 5, 5, 2, 6, 7, 6, 5, 5),
    "japan": (34, 4, 3, 6, 4, 2, 0, 11, 4, 5, 5),
    "ussr": (34, 8, 6, 1, 2, 0, 6, 5, 6, 7, 1),
    "italy": (30, 4, 4, 3, 2, 2, 6, 4, 5, 4, 3),
    "usa": (41, 5, 4, 5, 4, 5, 10, 0, 8, 5, 6),
}
ORDER = (
    "build_army", "land_battle", "build_navy", "sea_battle",
    "economic_warfare", "event", "response", "status",
)  # fmt: skip


@pytest.mark.parametrize("country", COUNTRIES)
def test_qm_2_1_the_numbers_of_cards_and_pieces(country: str):
    types = [book()[card].type for card in DECK[country]]
    counts = tuple(types.count(kind) for kind in ORDER)
    pieces = (LIMIT[country]["army"], LIMIT[country]["navy"])
    assert (len(types), *counts, *pieces) == TOTALS[country]


def test_qm_2_1_the_sums():
    every = [card for deck in DECK.values() for card in deck]
    basic = [card for card in every if book()[card].type in ORDER[:4]]
    assert (len(every), len(basic)) == (220, 101)
    assert sum(limit["army"] for limit in LIMIT.values()) == 33
    assert sum(limit["navy"] for limit in LIMIT.values()) == 23


def test_qm_2_2_qm_2_3_qm_2_4_the_opening():
    state = fresh()
    assert state.vp == {"axis": 0, "allies": 0}
    assert state.round == 1
    for country in COUNTRIES:
        assert named(state.units[country]) == [CAPITAL[country]]
        nation = state.nations[country]
        assert len(nation.hand) == 10
        assert sorted(nation.hand + nation.deck) == sorted(DECK[country])
    assert state.nations["uk"].deck != sorted(state.nations["uk"].deck)


def test_qm_2_5_qm_2_6_three_cards_are_discarded_in_parallel_unseen():
    state, rng = fresh(), SeededRng(b"x")
    offers = ENGINE.offers(state)
    assert set(offers) == set(COUNTRIES)
    assert all(offer.sealed and (offer.least, offer.most) == (3, 3) for offer in offers.values())
    first = [choice.key for choice in offers["uk"].choices]
    assert offers["uk"].default == tuple(first[-3:])
    ENGINE.apply(state, "uk", tuple(first[:3]), rng)
    assert set(ENGINE.offers(state)) == set(COUNTRIES)  # nobody sees that uk has chosen
    ENGINE.apply(state, "uk", tuple(first[3:6]), rng)  # it may change its mind
    hand = list(state.nations["uk"].hand)
    for country in COUNTRIES:
        if country != "uk":
            ENGINE.apply(state, country, ENGINE.offers(state)[country].default, rng)
    nation = state.nations["uk"]
    assert (nation.hidden, nation.shown, len(nation.hand)) == (hand[3:6], [], 7)
    assert (state.country, state.step) == ("germany", "play")


def test_qm_2_7_all_chance_comes_from_the_tables_source():
    one, two = (ENGINE.new(COUNTRIES, {}, SeededRng(b"same")) for _ in range(2))
    assert one == two
    assert ENGINE.new(COUNTRIES, {}, SeededRng(b"other")) != one
    assert "seed" not in ENGINE.dump(one).decode()


# ---- 3


def test_qm_3_1_qm_3_2_the_spaces():
    assert len(SPACES) == 53
    assert (LAND.bit_count(), SEA.bit_count()) == (36, 17)
    assert named(SUPPLY) == [
        "australia", "china", "eastern_united_states", "germany", "india", "italy", "japan",
        "moscow", "ukraine", "united_kingdom", "western_europe", "western_united_states",
    ]  # fmt: skip


def world() -> Graph:
    return graph()


def test_qm_3_3_borders_are_symmetric_and_never_to_oneself():
    count = 0
    for space in SPACES:
        near = named(world().near(space))
        assert space not in near
        assert all(space in named(world().near(other)) for other in near)
        count += len(near)
    assert count == 2 * 131


def test_qm_3_4_points_are_not_borders():
    assert len(APART) == 9
    assert all(b not in named(world().near(a)) for a, b in APART)
    assert ("black_sea", "mediterranean_sea") in APART


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("canada", "pacific_northwest"),
        ("eastern_united_states", "western_united_states"),
        ("western_united_states", "latin_america"),
        ("latin_america", "east_pacific"),
        ("east_pacific", "southeast_pacific"),
    ],
)
def test_qm_3_5_the_left_and_right_edges_join(a: str, b: str):
    assert b in named(world().near(a))


def test_qm_3_6_western_europe_lies_on_the_baltic():
    t = table("germany:A@western_europe", hands={"germany": "sb"})
    t.do("germany", "play sb")
    assert "baltic_sea" in t.args("germany", "battle")


def test_qm_3_7_polish_names_of_the_polish_board():
    said = [words(names.space(s), "pl") for s in ("russia", "eastern_europe", "north_sea")]
    assert said == ["Leningrad", "Polska", "Wschodni Atlantyk"]


@pytest.mark.parametrize(
    ("control", "one", "other"),
    [
        ("scandinavia", "north_sea", "baltic_sea"),
        ("north_africa", "north_sea", "mediterranean_sea"),
        ("middle_east", "mediterranean_sea", "bay_of_bengal"),
        ("southeast_asia", "bay_of_bengal", "south_china_sea"),
        ("latin_america", "north_atlantic", "southeast_pacific"),
    ],
)
def test_qm_3_8_qm_3_9_qm_3_10_straits(control: str, one: str, other: str):
    def joined(t, team: str) -> bool:
        return bool(board.geography(t.state, team).near(one) & BIT[other])

    empty = table("")
    assert (joined(empty, "axis"), joined(empty, "allies")) == (False, True)
    axis = table(f"italy:A@{control}")  # any country of the team, supplied or not
    assert (joined(axis, "axis"), joined(axis, "allies")) == (True, False)
    allied = table(f"ussr:A@{control}")
    assert (joined(allied, "axis"), joined(allied, "allies")) == (False, True)
    navies = table(f"italy:N@{one},{other}")
    assert (joined(navies, "axis"), joined(navies, "allies")) == (False, True)
    assert named(CONTROL).count(control) == 1


def test_qm_3_10_a_strait_is_read_again_after_every_step():
    t = table(
        "italy:A@italy,north_africa N@mediterranean_sea; uk:N@north_sea",
        "italy",
        hands={"italy": "sb"},
    )
    t.do("italy", "play sb")
    assert "north_sea" in t.args("italy", "battle")
    t.press("italy", "remove/north_africa")
    assert "north_sea" not in t.args("italy", "battle")


def test_qm_3_11_a_strait_joins_its_seas_and_nothing_else_for_the_owners_team():
    closed, opened = graph(0), graph(CONTROL)
    for space in SPACES:
        gained = named(opened.near(space) & ~closed.near(space))
        assert all(space in named(SEA) and other in named(SEA) for other in gained)
    # Kamikaze reads the straits as open for the Axis, whose card it is.
    for army, answered in (("southeast_asia", 1), ("szechuan", 0)):
        t = table(
            f"uk:A@india; japan:A@{army} N@south_china_sea",
            "uk",
            hands={"uk": "bn"},
            responses={"japan": "kamikaze"},
        )
        t.do("uk", "play bn; build bay_of_bengal")
        assert t.raised("built") == answered


def test_qm_3_12_distance_counts_every_space_and_ignores_units():
    t = table("japan:A@western_europe,italy")
    reach = named(board.within(t.state, "allies", BIT["italy"], 2))
    assert {"italy", "north_africa", "north_sea", "eastern_europe"} <= set(reach)
    assert "iceland" not in reach


def test_qm_3_13_some_rows_of_the_table():
    near = {space: named(world().near(space)) for space in SPACES}
    assert near["india"] == ["middle_east", "southeast_asia", "szechuan", "bay_of_bengal"]
    assert near["united_kingdom"] == ["north_sea"]
    assert near["black_sea"] == ["balkans", "middle_east", "ukraine"]
    assert near["ukraine"] == [
        "balkans", "eastern_europe", "kazakhstan", "middle_east", "moscow", "russia",
        "black_sea", "caspian_sea",
    ]  # fmt: skip


# ---- 4


def test_qm_4_1_qm_4_2_qm_4_3_qm_4_4_where_units_may_stand():
    t = table("germany:A@germany; italy:A@balkans; ussr:A@eastern_europe", hands={"germany": "ba"})
    t.do("germany", "play ba")
    legal = t.args("germany", "build")
    assert "balkans" in legal  # an ally is no hindrance
    assert "eastern_europe" not in legal  # an enemy is
    assert "germany" not in legal  # and so is an own unit
    assert "baltic_sea" not in legal  # Armies stay on land
    navy = table("germany:A@germany", hands={"germany": "bn"})
    navy.do("germany", "play bn")
    assert navy.args("germany", "build") == ["baltic_sea"]


def test_qm_4_5_an_empty_pool_builds_nothing():
    t = table("ussr:N@caspian_sea A@ukraine", "ussr", hands={"ussr": "bn"})
    assert board.pool(t.state, "ussr", "navy") == 0
    t.do("ussr", "play bn")
    assert t.keys("ussr") == ["redeclare/caspian_sea"]


def test_qm_4_6_a_unit_taken_off_can_be_placed_at_once():
    t = table("italy:A@italy,balkans,ukraine,germany", "italy", hands={"italy": "ba"})
    t.do("italy", "play ba")
    assert not t.args("italy", "build")
    t.press("italy", "remove/ukraine")
    assert "ukraine" in t.args("italy", "build")


def test_qm_4_7_anybody_may_take_own_units_off_at_any_time():
    t = table("germany:A@germany; uk:A@united_kingdom,india", hands={"germany": "ba"})
    keys = [choice.key for choice in ENGINE.offers(t.state)["uk"].choices]
    assert keys == ["remove/india", "remove/united_kingdom"]
    assert not ENGINE.offers(t.state)["uk"].required
    t.press("uk", "remove/india")
    assert t.at("uk") == ["united_kingdom"]
    assert t.asked == ["germany"]


def test_qm_4_8_a_voluntary_removal_raises_nothing():
    t = table(
        "italy:A@italy,balkans",
        "italy",
        hands={"italy": "ba"},
        responses={"italy": "german_reinforcements_counterattack"},
    )
    t.press("italy", "remove/balkans")
    assert not t.happened("opened")


def test_qm_4_9_a_protected_unit_stays():
    t = table(
        "germany:A@eastern_europe,balkans; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
        statuses={"germany": "dive_bombers"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    offer = ENGINE.offers(t.state).get("ussr")
    assert offer is None or not offer.find("remove/ukraine")


def test_qm_4_10_open_choices_are_asked_anew_after_a_removal():
    t = table("germany:A@germany,eastern_europe; uk:A@canada", hands={"germany": "lb"})
    t.do("germany", "play lb")
    assert "ukraine" in t.args("germany", "battle")
    t.press("germany", "remove/eastern_europe")
    assert "ukraine" not in t.args("germany", "battle")


def test_qm_4_11_the_owner_of_an_empty_pool_may_free_a_unit():
    units = "italy:A@italy; germany:A@germany,italy,balkans,ukraine,russia,moscow,siberia"
    t = table(units, "italy", hands={"italy": "afrika_korps"})
    t.do("italy", "play afrika_korps")
    assert t.asked == ["germany"]  # the owner, not the player of the card
    assert t.offer("germany").default == ("none",)
    t.do("germany", "free siberia")
    assert t.there("north_africa") == ["germany"]
    no = table(units, "italy", hands={"italy": "afrika_korps"})
    no.do("italy", "play afrika_korps")
    no.do("germany", "none")
    assert no.there("north_africa") == []
    assert no.there("mediterranean_sea") == ["germany"]  # the part is skipped, the next is done


def test_qm_4_11_freeing_a_unit_is_offered_before_the_second_build_too():
    """One Army is left in the pool, and the text recruits one or two."""
    units = "germany:A@germany,ukraine,russia,moscow,siberia,kazakhstan"
    t = table(units, hands={"germany": "forced_conscription"})
    t.do("germany", "play forced_conscription; recruit western_europe")
    assert [choice.key for choice in t.offer("germany").choices][:2] == ["none", "free/germany"]
    t.do("germany", "free siberia; recruit balkans")
    assert t.there("western_europe") == t.there("balkans") == ["germany"]
    assert not t.there("siberia")


def test_qm_4_12_a_mark_belongs_to_the_unit_in_its_space_until_it_leaves():
    t = table(
        "germany:A@eastern_europe,balkans; ussr:A@ukraine,moscow",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
        statuses={"germany": "dive_bombers"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    assert board.protected(t.state, "ussr", "ukraine")
    assert not board.protected(t.state, "ussr", "moscow")
