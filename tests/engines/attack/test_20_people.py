"""20 to 24. Those who are away or leave, standing orders, and what everybody may see."""

from __future__ import annotations

import pytest

from engines.attack import ENGINE, build
from engines.attack.components import CARDS
from engines.attack.game import Game
from engines.contract import OrderBook
from tests.engines.at_table import ids
from tests.engines.attack.table import Table
from tests.engines.attack.test_15_rest import HANDS, court, field, last_stand

# ---- 20


def test_at_20_5_silence_ends_the_turn() -> None:
    table = field()
    assert table.offers["red"].default == ("end",)
    table.press("red", "move")
    assert table.offers["red"].default == ("back",)


def test_at_20_7_at_26_17_the_caretaker_builds_infantry_when_a_turn_is_missed() -> None:
    table = field(options={"caretaker": "build"}, capitals={"red": "GER"})
    assert table.offers["red"].default == ("caretaker",), "what the clock does"
    assert "at-log-caretaker" in ids(table.press("red", "caretaker"))
    assert table.at("GER") == "red 5I"
    assert table.state.active == "blue"


def test_at_20_7_whoever_ends_his_turn_himself_has_missed_nothing() -> None:
    table = field(options={"caretaker": "build"}, capitals={"red": "GER"})
    table.press("red", "end")
    assert table.at("GER") == "red 3I"
    idle = field(capitals={"red": "GER"})
    assert idle.offers["red"].default == ("end",)
    assert "caretaker" not in idle.keys("red")
    acting = field(options={"caretaker": "build"}, capitals={"red": "GER"})
    acting.march("strategic", "1I GER>POL")
    assert acting.offers["red"].default == ("end",), "a turn with an action is not missed"


def test_at_20_7_nothing_is_built_with_less_than_five_pp() -> None:
    table = field(options={"caretaker": "build"}, hands={"red": "oil4a"})
    said = ids(table.press("red", "caretaker"))
    assert "at-log-caretaker" not in said
    assert table.at("GER") == "red 3I"


def test_at_20_7_without_a_capital_where_most_rivals_stand() -> None:
    table = Table(
        {"red": "GER 1I, SAU 1I", "blue": "IRQ 5I"}, seats="red blue", hands={"red": "oil4a rail1a"}
    )
    build.caretaker(Game(table.state, table.rng), "red")
    assert table.at("SAU") == "red 2I"


def test_at_20_9_resigning_abandons_regions_and_gives_everything_back() -> None:
    table = field(seas="blue", hands=HANDS)
    deck = len(table.state.deck)
    ENGINE.concede(table.state, "blue", table.rng)
    blue = table.state.players["blue"]
    assert (blue.status, blue.hand, blue.fleet) == ("resigned", [], [0, 0, 0, 0])
    assert len(table.state.deck) == deck + 2
    assert table.state.seas == ""
    assert ENGINE.result(table.state) is None


def test_at_20_9_when_one_is_left_he_wins() -> None:
    table = field()
    for seat in ("blue", "green"):
        ENGINE.concede(table.state, seat, table.rng)
    result = ENGINE.result(table.state)
    assert result
    assert (result.reason, result.winners) == ("last", ("red",))


def test_at_20_9_resigning_in_a_battle_sends_the_attackers_home() -> None:
    table = Table({"red": "GER 5I+4T", "green": "POL 5I, IRQ 1I", "blue": "BRA 1I"})
    table.march("move", "4I+4T GER>POL")
    table.press("red", "doctrine/steer")
    table.press("green", "doctrine/balanced")
    ENGINE.concede(table.state, "red", table.rng)
    assert table.state.units["germany"] == [5, 4, 0, 0]
    assert table.state.active == "blue"


@pytest.mark.parametrize(("target", "arrives"), [("france", False), ("scandinavia", True)])
def test_at_20_9_open_questions_of_who_resigns_are_answered_by_default(
    target: str, arrives: bool
) -> None:
    """AT-7.14: into a region that was his the crossing is blocked, else it is allowed."""
    lands = {"red": "GBR 5I, SCA 1I", "blue": "FRA 1I", "green": "BRA 1I"}
    table = Table(lands, seas="blue")
    table.press("red", "move")
    for picks in ("from/great_britain", f"to/{target}", "infantry/2", "send"):
        table.press("red", picks)
    said = [event.text.id for event in ENGINE.concede(table.state, "blue", table.rng)]
    assert f"at-log-leave-{'allowed' if arrives else 'blocked'}" in said
    assert table.at("GBR") == ("red 3I" if arrives else "red 5I")
    assert table.state.seas == ""


def test_at_20_10_abandoned_regions_are_fought_for_without_a_garrison_card() -> None:
    table = Table({"red": "GER 9T", "green": "POL 1I", "blue": "IRQ 2I"})
    ENGINE.concede(table.state, "green", table.rng)
    region = next(r for r in ENGINE.view(table.state, None).regions if r.region == "poland")
    assert (region.owner, region.abandoned) == (None, "green")
    table.march("move", "8T GER>POL")
    assert list(table.offers) == ["red"]
    table.let()
    assert table.at("POL").startswith("red")
    assert not table.said("at-log-garrison")
    assert table.event("at-log-drawn").audience == ("red",)


def test_at_20_10_abandoned_regions_may_be_flown_over_but_not_passed() -> None:
    table = Table({"red": "GER 9T+2P", "green": "POL 1I", "blue": "IRQ 2I"})
    ENGINE.concede(table.state, "green", table.rng)
    table.press("red", "move")
    table.press("red", "from/germany")
    table.press("red", "to/ukraine")
    assert {key.partition("/")[0] for key in table.keys("red")} - {"all", "most"} == {
        "plane",
        "back",
    }


# ---- 21 to 24


def test_at_21_24_whoever_has_filed_nothing_is_not_asked_in_a_battle() -> None:
    table = Table({"red": "GER 9I", "green": "POL 5I, IRQ 1I", "blue": "BRA 1I"})
    table.march("move", "8I GER>POL")
    orders = ENGINE.orders
    assert orders
    for seat, asked in table.offers.items():
        said = orders.answer(table.state, seat, asked, OrderBook())
        assert said
        assert said.picks == ("doctrine/balanced",)


def test_at_21_24_but_a_naval_challenge_is_asked() -> None:
    table = field(seas="blue")
    table.press("red", "naval")
    orders = ENGINE.orders
    assert orders
    assert orders.answer(table.state, "blue", table.offers["blue"], OrderBook()) is None
    filed = OrderBook({"naval": "fight.80", "rule": "stay"})
    said = orders.answer(table.state, "blue", table.offers["blue"], filed)
    assert said
    assert said.picks == ("fight", "rule/stay")


def test_at_21_23_standing_orders_are_set_from_a_menu() -> None:
    orders = ENGINE.orders
    assert orders
    filed = OrderBook()
    state = field().state
    orders.set(filed, ("standing-doctrine/shield", "leave/block", "trades/ask"))
    assert filed.standing == {"doctrine": "shield", "leave": "block", "trades": "ask"}
    ticked = orders.menu(state, "red", filed).answered
    assert {"standing-doctrine/shield", "leave/block", "garrisons/no"} <= set(ticked)


def test_at_22_13_at_5_10_at_5_1_positions_are_sound_after_every_move_of_a_random_game() -> None:
    """Every controlled region has a unit, no neutral one has; once controlled a region is never
    neutral again; each capital lies in one region; all cards are somewhere."""
    from engines.kit.rng import SeededRng
    from engines.kit.simulate import QuickRng, walk

    rng = SeededRng(b"sound")
    state = ENGINE.new(("red", "blue", "green"), {"end": "6"}, rng)
    ever: set[str] = set()
    for _ in walk(ENGINE, state, rng, QuickRng(5)):
        held = [card for p in state.players.values() for card in p.hand]
        assert sorted(held + state.deck + state.shown) == sorted(CARDS)
        assert all(n >= 0 for force in state.units.values() for n in force)
        assert all(n >= 0 for force in state.locked.values() for n in force)
        fighting = state.flow and state.flow[-1].kind == "land_battle"
        assert fighting or all(sum(state.units[region]) for region in state.owner)
        assert set(state.units) == {*state.owner, *state.abandoned}
        ever |= set(state.owner)
        assert ever == {*state.owner, *state.abandoned}
        assert set(state.capitals.values()) <= ever
        assert not state.seas or sum(state.players[state.seas].fleet)


def test_at_23_4_at_23_3_hands_are_for_their_owners() -> None:
    table = field(hands=HANDS)
    assert [card.id for card in ENGINE.view(table.state, "red").hand] == ["oil3a", "rail1a"]
    assert "oil3a" not in str(ENGINE.view(table.state, "blue"))
    assert ENGINE.view(table.state, None).players[0].cards == 2


def test_at_23_15_after_the_end_everybody_sees_everything() -> None:
    table = last_stand()
    assert all(len(p.hand) == p.cards for p in ENGINE.view(table.state, None).players)


def test_at_24_7_at_24_6_the_table_shows_round_actions_and_whom_it_waits_for() -> None:
    table = court("near/france", 8)
    view = ENGINE.view(table.state, None)
    assert (view.round, view.used, view.left, view.waiting) == (1, ("diplomacy",), 2, ("red",))


def test_at_24_8_deeds_of_the_last_turns_are_kept_for_the_picture() -> None:
    table = court("near/france", 8)
    assert [d.kind for d in ENGINE.view(table.state, None).deeds] == ["diplomacy"]
    for seat in ("red", "blue", "green", "red"):
        table.press(seat, "end")
    assert ENGINE.view(table.state, None).deeds == ()


def test_at_24_10_a_player_sees_his_pp_sets_needs_and_targets() -> None:
    table = field(hands=HANDS, capitals={"red": "GER"}, seas="blue")
    seen = ENGINE.view(table.state, "red")
    assert (seen.pp, seen.sets) == (14, 0)
    assert dict(seen.needs)["france"] == 8
    assert dict(seen.needs)["alaska"] == 9
    table.press("red", "move")
    table.press("red", "from/germany")
    ways = dict(ENGINE.view(table.state, "red").targets)
    assert (ways["france"], ways["great_britain"]) == ("land", "leave")
    table.press("red", "to/france")
    assert dict(ENGINE.view(table.state, "red").targets) == {"france": "land"}, "where it goes now"


def test_at_26_7_without_a_limit_five_rounds_of_silence_end_the_game() -> None:
    for caretaker in ("pass", "build"):
        table = field(options={"end": "none", "caretaker": caretaker}, capitals={"red": "GER"})
        for _ in range(5 * 3):
            assert ENGINE.result(table.state) is None
            table.press(table.state.active, *table.offers[table.state.active].default)
        result = ENGINE.result(table.state)
        assert result
        assert result.reason == "silence", "what the staff builds breaks no silence"
    busy = field(options={"end": "none"}, capitals={"red": "GER"})
    for n in range(5 * 3):
        if busy.state.active == "red" and n == 6:
            busy.do("red", "build 1I GER")
        busy.press(busy.state.active, "end")
    assert ENGINE.result(busy.state) is None
