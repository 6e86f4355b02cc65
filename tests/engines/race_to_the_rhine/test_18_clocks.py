"""18. Clocks and absence: what the engine does when nobody answers.

Clocks, away players and deputies belong to the table and are proved there.
"""

from __future__ import annotations

import pytest

from engines.contract import Offer
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import ENGINE, ending
from engines.race_to_the_rhine.board import GRAPH, SYMBOLS, VICTORY
from engines.race_to_the_rhine.components import Army
from engines.race_to_the_rhine.reaction import leader, reach
from engines.race_to_the_rhine.state import State
from tests.engines.race_to_the_rhine import bot
from tests.engines.race_to_the_rhine.table import Table, card_of, position


def only(state: State) -> tuple[str, Offer]:
    ((seat, offer),) = ENGINE.offers(state).items()
    return seat, offer


def test_rr_18_1_only_the_active_player_is_ever_asked() -> None:
    dice, chance = QuickRng(1), QuickRng(2)
    state = ENGINE.new(("red", "white", "blue"), {}, dice)
    while state.end is None:
        seat, offer = only(state)
        assert seat == state.active
        ENGINE.apply(state, seat, bot.picks(seat, offer, chance), dice)
    assert ENGINE.offers(state) == {}


def test_rr_18_2_one_clock_for_the_whole_turn_the_reaction_included() -> None:
    desk = position(active="red")
    clock = desk.question.clock
    desk.answer("trucks/1", "end")
    assert desk.question.clock == clock
    desk.answer("mark/aachen")
    assert desk.question.clock != clock


@pytest.mark.parametrize("seats", [("red", "white", "blue"), ("white", "red"), ("blue",)])
def test_rr_18_3_silence_ends_every_turn_from_wherever_it_is(seats: tuple[str, ...]) -> None:
    dice, chance = QuickRng(5), QuickRng(6)
    state = ENGINE.new(seats, {"round_limit": "8", "solo_limit": "8"}, dice)
    n = 0
    while state.end is None:
        n += 1
        if n % 7 == 0:  # now the clock runs out
            turn, copy = state.turn, ENGINE.load(ENGINE.dump(state))
            for _ in range(20):
                if copy.end is not None or copy.turn != turn:
                    break
                seat, offer = only(copy)
                ENGINE.apply(copy, seat, offer.default, QuickRng(n))
            assert copy.end is not None or copy.turn == turn + 1
        seat, offer = only(state)
        ENGINE.apply(state, seat, bot.picks(seat, offer, chance), dice)


def test_rr_18_3_the_running_move_ends() -> None:
    boches = card_of("blue", "les_boches")
    desk = position(active="blue", corps={"blue_xii": "troyes 3f"}, top=[boches])
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.question.default == ("stop",)


# --- 18.4: the default reaction ------------------------------------------------------------------


def test_rr_18_4_a_marker_on_the_way_of_the_leader() -> None:
    # White stands nearest to the Rhine: two steps from Köln by way of Aachen.
    desk = position(active="red", corps={"white_v": "maastricht 1f"}, reaction=True)
    assert desk.question.default == ("mark/aachen",)
    # Blue before Mannheim: his nearest legal space.
    desk = position(active="red", corps={"blue_xii": "saarbrucken 1f"}, reaction=True)
    assert desk.question.default[0] == "mark/kaiserslautern"


def test_rr_18_4_the_active_player_is_not_the_leader_himself() -> None:
    desk = position(active="white", corps={"white_v": "maastricht 1f"}, reaction=True)
    place = desk.question.default[0].partition("/")[2]
    assert place != "aachen"


def test_rr_18_4_equally_near_more_medals_lead_then_the_later_in_turn_order() -> None:
    tied = {"white_v": "liege 1f", "blue_xii": "homburg 1f"}
    desk = position("red", "white", "blue", active="red", corps=tied, reaction=True)
    assert steps_to_the_rhine(desk, "white") == steps_to_the_rhine(desk, "blue")
    assert leader(desk.state)[0] == "blue", "later in turn order"
    desk.state.players["white"].medals, desk.state.medals = 1, desk.state.medals - 1
    assert leader(desk.state)[0] == "white", "more medals"


def steps_to_the_rhine(desk: Table, army: Army) -> int:
    return next(n for n, ring in enumerate(reach(desk.state, army)) if ring & VICTORY)


def test_rr_18_4_without_a_site_the_first_counter_attack_and_without_that_a_marker_to_the_box() -> (
    None
):
    desk = position(active="red", control={"blue": ["reims"], "white": ["cambrai"]}, reaction=True)
    desk.state.control.update(dict.fromkeys(GRAPH.named(VICTORY & SYMBOLS), "red"))
    assert desk.open_args("mark") == []
    assert set(desk.open_args("counter")) == {"cambrai", "reims"}
    desk.set_corps("blue_xii", "saarbrucken 1f")
    assert desk.question.default == ("counter/reims",), "against the leader before others"
    desk.state.control.pop("reims")
    desk.state.control.pop("cambrai")
    assert desk.question.default == ("box",)


def test_rr_18_4_after_the_last_marker_the_default_is_to_pass() -> None:
    desk = position(active="red", control={"blue": ["reims"]}, reaction=True)
    desk.state.last_round = True
    assert desk.question.default == ("pass",)


# --- 18.7: resigning -----------------------------------------------------------------------------


def test_rr_18_7_turns_of_who_resigned_pass_at_once_with_the_default_reaction() -> None:
    desk = position("red", "white", "blue", active="red")
    log = ENGINE.concede(desk.state, "white", desk.rng)
    assert [event.text.id for event in log] == ["rr-log-resigns"]
    desk.answer("end", "mark/kehl")
    assert desk.state.active == "blue"
    assert len(desk.state.marked) == 2, "the number of reactions in a round is unchanged"


def test_rr_18_7_the_rest_of_the_turn_of_who_resigns_in_it_passes() -> None:
    desk = position("red", "white", "blue", active="red")
    ENGINE.concede(desk.state, "red", desk.rng)
    assert desk.state.active == "white"
    assert len(desk.state.marked) == 1


def test_rr_18_7_who_resigned_is_last_and_the_last_one_left_wins() -> None:
    desk = position("red", "white", "blue", active="red", medals={"white": 5})
    ENGINE.concede(desk.state, "white", desk.rng)
    assert desk.state.end is None
    assert ending.ranking(desk.state)[-1] == "white", "with five medals"
    ENGINE.concede(desk.state, "red", desk.rng)
    result = ENGINE.result(desk.state)
    assert result is not None
    assert result.winners == ("blue",)
    assert result.ranking[0] == ("blue",)
    assert result.reason == "conceded"


def test_rr_18_7_alone_the_game_ends_unsolved() -> None:
    desk = position("blue", active="blue")
    ENGINE.concede(desk.state, "blue", desk.rng)
    result = ENGINE.result(desk.state)
    assert result is not None
    assert result.winners == ()
