"""Every German card where it matters, and where it may not be used (QM-22, QM-24)."""

from __future__ import annotations

from engines.kit.rng import SeededRng
from tests.engines.quartermaster.table import table


def test_germany_ba_places_an_army():
    t = table("germany:A@germany", hands={"germany": "ba"})
    assert t.do("germany", "play ba; build western_europe")
    assert t.at("germany") == ["germany", "western_europe"]
    nowhere = table("ussr:A@germany", hands={"germany": "ba"})
    assert not nowhere.possible("germany", "play ba")


def test_germany_bn_needs_a_port_and_a_line():
    t = table("germany:A@germany", hands={"germany": "bn"})
    t.do("germany", "play bn; build baltic_sea")
    assert t.at("germany") == ["baltic_sea", "germany"]
    assert not table("germany:A@moscow", hands={"germany": "bn"}).possible("germany", "play bn")


def test_germany_lb_removes_an_enemy_army():
    t = table("germany:A@germany; ussr:A@eastern_europe", hands={"germany": "lb"})
    t.do("germany", "play lb; battle eastern_europe")
    assert t.at("ussr") == []
    assert not table("", hands={"germany": "lb"}).possible("germany", "play lb")


def test_germany_sb_removes_an_enemy_navy():
    t = table("germany:A@western_europe; uk:N@north_sea", hands={"germany": "sb"})
    t.do("germany", "play sb; battle north_sea")
    assert t.at("uk") == []
    assert not table("germany:A@moscow", hands={"germany": "sb"}).possible("germany", "play sb")


def test_germany_submarines_enforce_blockade_counts_armies_at_the_north_sea():
    t = table(
        "germany:A@western_europe,scandinavia N@north_sea",
        hands={"germany": "submarines_enforce_blockade"},
    )
    t.do("germany", "play submarines_enforce_blockade")
    assert (t.milled("uk"), t.scored("germany.submarines_enforce_blockade")) == (4, 2)
    far = table("germany:A@moscow", hands={"germany": "submarines_enforce_blockade"})
    far.do("germany", "play submarines_enforce_blockade")
    assert (far.milled("uk"), far.scored("germany.submarines_enforce_blockade")) == (0, 0)


def test_germany_submarines_battle_of_the_atlantic_counts_all_navies():
    card = "submarines_battle_of_the_atlantic"
    t = table("germany:N@north_sea,baltic_sea A@germany", hands={"germany": card})
    t.do("germany", f"play {card}")
    assert (t.milled("uk"), t.scored(f"germany.{card}")) == (4, 2)
    none = table("germany:A@germany", hands={"germany": card})
    none.do("germany", f"play {card}")
    assert none.milled("uk") == 0


def test_germany_submarines_monsoon_group_hits_the_country_named():
    card = "submarines_monsoon_group"
    t = table("germany:A@germany", hands={"germany": card})
    t.do("germany", f"play {card}")
    assert not t.possible("germany", "name italy")
    t.do("germany", "name usa")
    assert (t.milled("usa"), t.milled("uk"), t.scored(f"germany.{card}")) == (2, 0, 2)


def test_germany_submarines_unprotected_shipping_qm_22_27():
    card = "submarines_unprotected_shipping"
    bare = table("germany:A@germany", hands={"germany": card})
    bare.do("germany", f"play {card}")
    escorted = table("germany:A@germany; usa:N@north_sea", hands={"germany": card})
    escorted.do("germany", f"play {card}")
    assert (bare.milled("uk"), escorted.milled("uk")) == (5, 2)
    assert bare.scored(f"germany.{card}") == escorted.scored(f"germany.{card}") == 1


def test_germany_submarines_murmansk_convoy_counts_pieces_around_scandinavia():
    card = "submarines_murmansk_convoy"
    t = table("germany:A@scandinavia,russia N@baltic_sea,north_sea", hands={"germany": card})
    t.do("germany", f"play {card}")
    assert (t.milled("ussr"), t.scored(f"germany.{card}")) == (8, 4)
    none = table("germany:A@germany", hands={"germany": card})
    none.do("germany", f"play {card}")
    assert none.milled("ussr") == 0


def test_germany_v_weapons_need_western_europe():
    t = table("germany:A@western_europe", hands={"germany": "v_weapons"})
    t.do("germany", "play v_weapons")
    assert (t.milled("uk"), t.scored("germany.v_weapons")) == (1, 3)
    away = table("germany:A@germany; italy:A@western_europe", hands={"germany": "v_weapons"})
    away.do("germany", "play v_weapons")
    assert (away.milled("uk"), away.scored("germany.v_weapons")) == (0, 0)


def test_germany_broad_front_qm_22_2():
    t = table(
        "germany:A@eastern_europe,balkans,germany; ussr:A@ukraine,russia,moscow; uk:A@ukraine",
        hands={"germany": "broad_front"},
    )
    t.do("germany", "play broad_front")
    assert t.args("germany", "battle") == ["russia", "ukraine.uk", "ukraine.ussr"]
    t.do("germany", "battle ukraine.ussr")
    assert t.args("germany", "battle") == ["russia", "ukraine"]  # an enemy is still there
    t.do("germany", "battle ukraine")
    assert t.args("germany", "battle") == ["russia"]  # empty now: not again
    t.do("germany", "battle russia")
    assert t.at("ussr") == ["moscow"]
    assert t.state.country == "uk"


def test_germany_broad_front_asks_where_the_armies_stood_at_dawn():
    t = table("germany:A@germany; ussr:A@eastern_europe", hands={"germany": "broad_front"})
    t.state.dawn["ussr"] = 0
    t.do("germany", "play broad_front")
    assert t.happened("skipped", card="germany.broad_front")
    assert t.at("ussr") == ["eastern_europe"]


def test_germany_forced_conscription_recruits_one_or_two():
    t = table("germany:A@germany; ussr:A@balkans", hands={"germany": "forced_conscription"})
    t.do("germany", "play forced_conscription")
    assert t.args("germany", "recruit") == ["eastern_europe", "italy", "western_europe"]
    assert not t.possible("germany", "skip")  # one at least
    t.do("germany", "recruit italy")
    assert t.possible("germany", "skip")
    t.do("germany", "recruit western_europe")
    assert t.at("germany") == ["germany", "italy", "western_europe"]


def test_germany_guns_and_butter_qm_22_29():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "guns_and_butter"},
        statuses={"germany": "dive_bombers"},
    )
    t.do("germany", "play guns_and_butter")
    assert len(t.args("germany", "part")) == 4
    t.do("germany", "part 2; battle eastern_europe")
    assert t.at("ussr") == []
    assert t.possible("germany", "use dive_bombers")  # the usual situation
    nothing = table("", hands={"germany": "guns_and_butter"})
    nothing.do("germany", "play guns_and_butter; build germany")
    assert nothing.at("germany") == ["germany"]  # an Army in the capital can always be built


def test_germany_military_dictatorships_balkans_recruits_for_italy():
    card = "military_dictatorships_balkans"
    t = table("germany:A@germany; ussr:A@ukraine", hands={"germany": card})
    t.do("germany", f"play {card}")
    assert (t.at("italy"), t.at("ussr")) == (["balkans"], [])
    full = table("uk:A@balkans; ussr:A@ukraine", hands={"germany": card})
    full.do("germany", f"play {card}")
    assert (full.at("italy"), full.at("ussr")) == ([], [])


def test_germany_plunder_qm_22_30():
    t = table("germany:A@germany,western_europe N@baltic_sea", hands={"germany": "plunder"})
    t.do("germany", "play plunder")
    assert t.scored("germany.plunder") == 2
    home = table("germany:A@germany", hands={"germany": "plunder"})
    home.do("germany", "play plunder")
    assert home.scored("germany.plunder") == 0


def test_germany_autobahn_qm_22_1():
    t = table("germany:A@germany,balkans,eastern_europe", hands={"germany": "autobahn"})
    t.do("germany", "play autobahn; lift balkans; build italy")
    assert t.args("germany", "lift") == ["eastern_europe", "germany"]  # each once
    t.do("germany", "lift eastern_europe; forgo; stop")
    assert t.at("germany") == ["germany", "italy"]
    none = table("", hands={"germany": "autobahn"})
    none.do("germany", "play autobahn")
    assert none.state.country == "uk"


def test_germany_abundant_resources_scores_each_army():
    t = table(
        "germany:A@ukraine,russia",
        hands={"germany": "ba"},
        statuses={"germany": "abundant_resources"},
    )
    t.do("germany", "drop ba; all")
    assert t.scored("germany.abundant_resources") == 2
    none = table(
        "germany:A@germany", hands={"germany": "ba"}, statuses={"germany": "abundant_resources"}
    )
    none.do("germany", "drop ba")
    assert none.state.country == "uk"  # nothing to use, nobody is asked


def test_germany_atlantic_wall_qm_22_19():
    t = table(
        "usa:N@north_sea A@iceland; italy:A@western_europe",
        "usa",
        hands={"usa": "lb"},
        statuses={"germany": "atlantic_wall"},
    )
    t.do("usa", "play lb; battle western_europe")
    t.do("germany", "use atlantic_wall")
    assert t.milled("usa") == 3
    other = table(
        "usa:A@western_europe; italy:A@italy",
        "usa",
        hands={"usa": "lb"},
        statuses={"germany": "atlantic_wall"},
    )
    other.do("usa", "play lb; battle italy")
    assert not other.happened("opened")


def test_germany_bias_for_action_battles_next_to_the_new_army():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "ba"},
        statuses={"germany": "bias_for_action"},
    )
    t.do("germany", "play ba; build balkans; use bias_for_action; battle eastern_europe")
    assert (t.at("ussr"), t.milled("germany")) == ([], 1)
    navy = table(
        "germany:A@germany", hands={"germany": "bn"}, statuses={"germany": "bias_for_action"}
    )
    navy.do("germany", "play bn")
    assert not navy.happened("opened")


def test_germany_blitzkrieg_builds_in_the_battled_space():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
    )
    t.do("germany", "play lb; battle eastern_europe; use blitzkrieg")
    assert (t.at("germany"), t.milled("germany")) == (["eastern_europe", "germany"], 1)
    sea = table("germany:A@germany", hands={"germany": "sb"}, statuses={"germany": "blitzkrieg"})
    sea.do("germany", "play sb; battle baltic_sea")
    assert not sea.happened("opened")


def test_germany_conscription_replaces_the_play_qm_7_8():
    t = table("germany:A@germany", statuses={"germany": "conscription"})
    t.do("germany", "instead conscription; build italy")
    assert (t.at("germany"), t.milled("germany")) == (["germany", "italy"], 2)
    assert not table("germany:A@germany").possible("germany", "instead conscription")


def test_germany_dive_bombers_battle_again_nearby():
    t = table(
        "germany:A@germany,eastern_europe; ussr:A@ukraine,russia,moscow",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers"},
    )
    t.do("germany", "play lb; battle ukraine; use dive_bombers; battle russia")
    assert (t.at("ussr"), t.milled("germany")) == (["moscow"], 1)
    assert t.happened("opened") == 1  # once per turn: the second battle does not ask again
    other = table(
        "uk:A@united_kingdom N@north_sea; germany:A@western_europe",
        "uk",
        hands={"uk": "lb"},
        statuses={"germany": "dive_bombers"},
    )
    other.do("uk", "play lb; battle western_europe")
    assert not other.happened("opened")  # not a battle of germany


def test_germany_jet_fighters_reduce_by_three():
    t = table(
        "usa:A@western_europe",
        "usa",
        hands={"usa": "b29_superfortress"},
        statuses={"germany": "jet_fighters"},
    )
    t.do("usa", "play b29_superfortress")
    t.do("germany", "use jet_fighters")
    assert t.milled("germany") == 2
    italian = table(
        "usa:A@north_africa",
        "usa",
        hands={"usa": "b24_liberator"},
        statuses={"germany": "jet_fighters"},
    )
    italian.do("usa", "play b24_liberator")
    assert (italian.milled("italy"), italian.happened("opened")) == (4, 0)


def test_germany_superior_planning_reorders_the_top_qm_22_24():
    t = table(
        "germany:A@germany",
        decks={"germany": "lb sb ba bn plunder"},
        statuses={"germany": "superior_planning"},
        start=True,
    )
    t.do("germany", "use superior_planning; top ba; top plunder; keep")
    deck = t.nation("germany").deck
    assert [card.partition(".")[2] for card in deck[::-1]] == ["ba", "plunder", "bn", "sb", "lb"]
    short = table(
        "germany:A@germany",
        decks={"germany": "lb sb"},
        statuses={"germany": "superior_planning"},
        start=True,
    )
    short.do("germany", "use superior_planning; top lb")
    assert short.nation("germany").deck == ["germany.sb", "germany.lb"]
    empty = table(
        "germany:A@germany",
        decks={"germany": ""},
        statuses={"germany": "superior_planning"},
        start=True,
    )
    assert empty.state.step == "play"


def test_germany_swedish_iron_ore_scores_two_separate_points():
    t = table(
        "germany:A@germany,scandinavia",
        hands={"germany": "ba"},
        statuses={"germany": "swedish_iron_ore"},
    )
    t.do("germany", "drop ba")
    assert t.happened("removed", "scandinavia")  # no line, so nothing stands there any more
    both = table(
        "germany:A@germany,scandinavia N@baltic_sea",
        hands={"germany": "ba"},
        statuses={"germany": "swedish_iron_ore"},
    )
    both.do("germany", "drop ba; all")
    assert both.scored("germany.swedish_iron_ore") == 2


def test_germany_synthetic_fuel_builds_once_more():
    t = table("germany:A@germany", hands={"germany": "ba"}, statuses={"germany": "synthetic_fuel"})
    t.do("germany", "play ba; build eastern_europe; use synthetic_fuel; build ukraine")
    assert (t.at("germany"), t.milled("germany")) == (["eastern_europe", "germany", "ukraine"], 2)
    assert t.happened("opened") == 1
    none = table(
        "germany:A@germany", hands={"germany": "lb"}, statuses={"germany": "synthetic_fuel"}
    )
    none.do("germany", "play lb; battle italy")
    assert not none.happened("opened")


def test_germany_volkssturm_recruits_at_home_at_the_start_of_the_turn():
    t = table("ussr:A@moscow", statuses={"germany": "volkssturm"}, start=True)
    t.do("germany", "use volkssturm")
    assert (t.at("germany"), t.milled("germany")) == (["germany"], 1)
    held = table("ussr:A@germany", statuses={"germany": "volkssturm"}, start=True)
    assert held.state.step == "play"


def test_germany_wolf_packs_add_to_submarines_qm_22_9():
    card = "submarines_monsoon_group"
    t = table("germany:A@germany", hands={"germany": card}, statuses={"germany": "wolf_packs"})
    t.do("germany", f"play {card}; name usa; use wolf_packs")
    north = table(
        "germany:A@scandinavia", hands={"germany": card}, statuses={"germany": "wolf_packs"}
    )
    north.do("germany", f"play {card}; name usa; use wolf_packs")
    assert (t.milled("usa"), north.milled("usa")) == (4, 5)
    rockets = table(
        "germany:A@western_europe",
        hands={"germany": "v_weapons"},
        statuses={"germany": "wolf_packs"},
    )
    rockets.do("germany", "play v_weapons")
    assert (rockets.milled("uk"), rockets.happened("opened")) == (1, 0)
    base_zero = table(
        "germany:A@germany",
        hands={"germany": "submarines_murmansk_convoy"},
        statuses={"germany": "wolf_packs"},
        rng=SeededRng(b"x"),
    )
    base_zero.do("germany", "play submarines_murmansk_convoy")
    assert not base_zero.happened("opened")  # additions only on a base of 1 or more (QM-18.2)
