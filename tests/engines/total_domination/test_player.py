"""The computer player: it plays by the rules, to the end, and knows what a player knows."""

from __future__ import annotations

import pytest

from bot.commands.simulate import Tally
from engines.kit import play
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able
from engines.total_domination import ENGINE, player, setup
from engines.total_domination.game import Game
from engines.total_domination.plans import Mind
from engines.total_domination.state import Moving, State, Steps
from tests.engines.total_domination.table import Table, census
from tests.engines.total_domination.twin import OPTIONS, twin

PATIENCE = 1_500
"""More decisions than a whole game takes, and few enough to be played in seconds."""


def played(seed: int, seats: tuple[str, ...], options: dict[str, str]) -> State:
    """A game of computer players, every move through the door."""
    dice, chooser = SeededRng(b"simulate %d" % seed), QuickRng(seed)
    state = ENGINE.new(seats, options, dice)
    for _ in range(PATIENCE):
        offers = ENGINE.offers(state)
        if not offers:
            return state
        seat, picks = able(ENGINE, state, offers, chooser)
        state = play.move(ENGINE, state, seat, picks, dice).state
    raise AssertionError(f"no end in {PATIENCE} decisions")


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_kind_of_table_is_played_to_its_end(seats: tuple[str, ...], options: dict[str, str]):
    state = played(1, seats, options)
    census(state)
    result = ENGINE.result(state)
    assert result
    assert result.reason in ("threshold", "time", "points", "homes")


@pytest.mark.parametrize("seed", [4, 5])
def test_td_13_1_1_a_lone_player_is_a_match_for_the_bot(seed: int):
    """TD-13.1.2, TD-13.1.3: it holds out longer than chance, which is beaten by 1941."""
    assert played(seed, ("allies",), {"players": "1"}).year > 1941


@pytest.mark.parametrize(("seats", "options"), OPTIONS[:1] + OPTIONS[4:5] + OPTIONS[10:11])
def test_td_h_1_it_looks_at_nobodys_cards(seats: tuple[str, ...], options: dict[str, str]):
    """TD-H.1, TD-H.3: where it cannot tell two positions apart it does the same."""
    dice, chooser, other = SeededRng(b"twins"), QuickRng(5), QuickRng(6)
    state = ENGINE.new(seats, options, dice)
    for n in range(150):
        offers = ENGINE.offers(state)
        if not offers:
            break
        seat, picks = able(ENGINE, state, offers, chooser)
        if n % 5 == 0:
            double = twin(state, seat, other)
            asked = ENGINE.offers(double).get(seat)
            if asked and asked.choices == offers[seat].choices:
                assert ENGINE.choose(double, seat, asked, QuickRng(1)) == picks, (n, picks)
        ENGINE.apply(state, seat, picks, dice)


def test_figures_of_a_lone_game_are_told():
    """What `adjutant simulate total_domination --seats 1 --seed 3 --games 1` counts."""
    tally = Tally(ENGINE, ["allies"], {"players": "1"})
    tally.play(3)
    told = tally.told()
    assert (told["finished"], told["reasons"]) == (1, {"threshold": 1})
    assert told["winners"] == {"allies": 0}
    assert told["year"]["max"] == 1943


def officer(t: Table, seat: str) -> tuple[str, ...]:
    return player.picks(t.state, seat, t.offer(seat), QuickRng(1))


def test_td_9_1_3_it_makes_lend_lease_dear_with_u_boats_before_it_walks_up_and_down():
    t = Table(year=1941).hand("germany", "ussr_01").turn("germany")
    t.press("germany", "operate/ussr_01")
    assert officer(t, "germany")[0].startswith("uboat/")
    t = Table(year=1941).join("usa").join("china").hand("germany", "ussr_01").turn("germany")
    t.press("germany", "operate/ussr_01")
    assert not officer(t, "germany")[0].startswith("uboat/")


def test_td_9_1_it_lends_its_worst_card_and_the_best_one_if_no_other_will_do():
    t = Table(year=1941).hand("uk", "uk_01", "germany_07").turn("uk")
    assert officer(t, "uk") == ("lend/germany_07",)
    t = Table(year=1941).hand("uk", "germany_01").put("uboat", "atlantic", "atlantic", "caribbean")
    assert officer(t.turn("uk"), "uk") == ("lend/germany_01",)


def test_td_9_1_2_it_lends_nothing_to_who_cannot_join_in_time():
    t = Table(year=1945).hand("uk", "germany_07").turn("uk")
    assert officer(t, "uk") != ("lend/germany_07",)
    t.state.tracks["usa"] = 3
    assert officer(t, "uk") == ("lend/germany_07",)


def test_td_9_2_1_it_does_not_provoke_the_usa_for_one_island():
    """Two steps of four towards joining: to sink the fleet there, and to land. What it thinks of
    that is worse than of the same island when the USA are at war."""

    def liking(t: Table) -> float:
        t.only("usa.fleet@philippines japan.fleet@ryukyu").hand("japan", "germany_01").turn("japan")
        t.press("japan", "operate/germany_01")
        mind, frame = Mind(t.state, "japan"), t.state.flow[-1]
        assert isinstance(frame, Steps)
        plans = mind.plans(frame, t.offer("japan"), 6)
        return max(worth for worth, key in plans if key == "attack/usa.fleet.philippines")

    assert liking(Table(year=1941)) < 0.1 < 0.2 < liking(Table(year=1941).join("usa"))


def test_td_6_2_1_it_fears_for_an_empty_home_from_as_far_as_an_enemy_can_walk():
    """Who stands in Ukraine comes to Manchuria by way of Siberia, which nobody need hold."""

    def gain(enemy: str) -> float:
        """Of a guard there."""
        units = f"{enemy} japan.army@japan,japan germany.army@germany"
        mind = Mind(Table(year=1941).only(units).state, "japan")
        return mind.gain(mind.board.put("japan.army", "manchuria"))

    assert gain("ussr.army@ukraine") > gain("uk.army@great_britain")


def test_td_6_3_1_it_knows_that_a_lone_unit_next_to_an_enemy_will_be_driven_away():
    """Who stands in Burma can be attacked from India; nobody comes near Siam."""

    def gain(space: str) -> float:
        """Of a second army there."""
        units = f"japan.army@japan,{space} germany.army@germany uk.army@india"
        mind = Mind(Table(year=1941).only(units).state, "japan")
        return mind.gain(mind.board.put("japan.army", space))

    assert gain("burma") > gain("siam")


def others(t: Table, seat: str) -> list[tuple[str, ...]]:
    return list(ENGINE.rivals(t.state, seat, t.offer(seat), QuickRng(1)))


def test_it_likes_next_best_another_card_and_not_to_pass():
    t = Table(year=1941).hand("germany", "germany_01", "ussr_06", "uk_02").turn("germany")
    (first,), (second,), *_ = others(t, "germany")
    assert first.partition("/")[0] != second.partition("/")[0]
    assert first.partition("/")[2] != second.partition("/")[2]
    assert (others(t, "germany")[0],) == (officer(t, "germany"),)
    assert others(t, "germany")[-1] == ("pass",)


def test_it_likes_next_best_a_step_of_another_kind():
    t = Table(year=1941).hand("germany", "germany_01").turn("germany")
    t.press("germany", "operate/germany_01")
    found = [key for (key,) in others(t, "germany")]
    assert found[0] == officer(t, "germany")[0]
    assert len({key.partition("/")[0] for key in found[:3]}) == 3
    assert found[-1] == "done"


def test_it_likes_next_best_sets_that_differ_by_a_card():
    state = setup.new({"players": "2"}, SeededRng(b"sets"))
    ENGINE.resume(Game(state, SeededRng(b"sets")))
    offer = ENGINE.offers(state)["axis"]
    usual = player.picks(state, "axis", offer, QuickRng(1))
    first, *rest = ENGINE.rivals(state, "axis", offer, QuickRng(1))
    assert set(first) == set(usual)
    assert len({frozenset(each) for each in rest}) == len(rest) > 2
    for each in rest:
        assert play.checked(offer, each)
        assert len({*each} - {*usual}) == 1


def test_it_leaves_good_cards_to_the_other_power_if_it_can_do_nothing_itself():
    """Germany has no unit, and where it could form one lies in ruins; Japan has the same hand."""
    t = Table(year=1945, players="2").put("destroyed", "germany")
    t.put("uboat", "atlantic", "atlantic", "caribbean")
    t.only("japan.army@japan,japan uk.army@italy,austria,czechoslovakia")
    t.hand("axis", "ussr_01", "uk_06").turn("germany")
    assert officer(t, "axis")[0].endswith("uk_06")


def test_td_4_3_4_the_last_card_of_a_year_is_played_for_the_threshold():
    """A star counts for more if the Axis win with it and hardly anybody can answer."""

    def gain(diplomacy: list[str], *allied: str) -> float:
        """Of Benelux, when Germany has one star and no card besides; with them the Axis have 28."""
        t = Table(year=1943).only("germany.army@germany,poland uk.army@great_britain")
        groups = ["mechanization", "landing_craft", "radar", "enigma", "v1"]
        for power in ("germany", "japan"):
            t.state.powers[power].techs = list(groups)
        t.state.powers["germany"].diplomacy = diplomacy
        mind = Mind(t.hand("uk", *allied).state, "germany")
        return mind.gain(mind.board.put("germany.army", "benelux"))

    last = gain(["germany_12", "ussr_13"])
    assert last > gain([]) + 2
    assert last > gain(["germany_12", "ussr_13"], *(f"uk_0{n}" for n in range(1, 8))) + 2


def test_td_6_2_1_a_home_worth_two_is_not_left_bare():
    """Its first guard is worth more than three times the second one of a home nearby."""

    def gain(space: str) -> float:
        """Of an army there, next to Soviets in Poland."""
        units = "ussr.army@poland,ukraine germany.army@germany,austria japan.army@japan"
        mind = Mind(Table(year=1941).only(units).state, "germany")
        return mind.gain(mind.board.put("germany.army", space))

    assert gain("czechoslovakia") > 3 * gain("austria")


def test_td_7_2_9_it_plays_no_satellites_where_none_can_be_placed():
    """In 1945, when no technology counts any more; satellites need ground abroad."""

    def use(japanese: str) -> tuple[str, ...]:
        t = Table(year=1945).only(f"japan.army@{japanese} uk.army@india germany.army@germany")
        return officer(t.hand("japan", "japan_10", "uk_05").turn("japan"), "japan")

    assert use("japan,nanking,siam,indochina") == ("event/japan_10",)
    assert use("japan,japan,nanking,manchuria") == ("operate/uk_05",)


def test_td_7_2_7_it_plays_no_moves_where_it_would_move_nobody():
    def use(soviet: str) -> tuple[str, ...]:
        t = Table(year=1945).only(f"{soviet}germany.army@germany japan.army@japan")
        return officer(t.hand("ussr", "ussr_11").turn("ussr"), "ussr")

    assert use("ussr.army@moscow,moscow,ukraine,ukraine ") == ("event/ussr_11",)
    assert use("") == ("operate/ussr_11",)


def test_td_7_2_12_it_calls_for_no_resistance_when_all_markers_lie():
    def use(markers: int) -> tuple[str, ...]:
        t = Table(year=1945).only("germany.army@poland,romania,benelux uk.fleet@great_britain")
        t.put("resistance", *["romania"] * markers)
        return officer(t.hand("uk", "uk_08", "germany_07").turn("uk"), "uk")

    assert use(0) == ("event/uk_08",)
    assert use(6) != ("event/uk_08",)


def test_td_9_2_1_a_fleet_does_not_end_its_way_in_a_nation_at_peace():
    """Hawaii is worth as much as Solomon Islands, and the next step brings in the USA."""
    t = Table(year=1941).only("japan.fleet@japan,mariana germany.army@germany uk.army@india")
    t.state.tracks["usa"] = 3
    t.hand("japan", "uk_05").turn("japan")
    t.press_each("japan", "operate/uk_05", "move/japan.fleet.mariana")
    frame, goals = t.state.flow[-1], {c.key: c for c in t.offer("japan").choices}
    assert isinstance(frame, Moving)
    liking = Mind(t.state, "japan").liking(frame)
    assert liking(goals["to/hawaii"]) < liking(goals["to/solomon"])


def test_td_9_0_2_it_provokes_least_what_would_bring_in_the_usa():
    def liking(steps: int) -> float:
        """Of an attack on the fleet in the Philippines."""
        t = Table(year=1941).only("usa.fleet@philippines japan.fleet@ryukyu").turn("japan")
        t.state.tracks["usa"] = steps
        t.hand("japan", "germany_01").press("japan", "operate/germany_01")
        mind, frame = Mind(t.state, "japan"), t.state.flow[-1]
        assert isinstance(frame, Steps)
        plans = mind.plans(frame, t.offer("japan"), 6)
        return max(worth for worth, key in plans if key == "attack/usa.fleet.philippines")

    assert liking(3) < liking(0)


def test_td_7_4_1_diplomacy_is_left_to_the_partner_who_can_play_it():
    t = Table(year=1945, players="2").hand("allies", "ussr_13", "germany_07").turn("uk")
    assert officer(t, "allies") == ("operate/germany_07",)


def test_td_7_4_1_diplomacy_is_not_lent():
    t = Table(year=1941).hand("ussr", "ussr_13", "germany_02").turn("ussr")
    t.put("uboat", "atlantic")
    assert officer(t, "ussr") == ("lend/germany_02",)
