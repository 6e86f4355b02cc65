"""28. Bad input: typed orders are refused as a whole, with the reason."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from bot.text import words
from engines.attack import ENGINE, build, cards
from engines.attack.components import CARDS, REGIONS, SEATS
from engines.contract import Illegal, Msg, OrderBook, Progress
from engines.kit.rng import SeededRng
from tests.engines.attack.table import Table, sums
from tests.engines.attack.twin import twin

LANDS = {"red": "GER 3I, POL 2I, DAN 3T, SAU 1I", "blue": "IRQ 2I", "green": "BRA 2I"}


def field(**more: object) -> Table:
    return Table(LANDS, **({"capitals": {"red": "GER"}} | more))  # type: ignore[arg-type]


def setting_up(pace: str = "in_turn", until: str = "claims") -> Table:
    table = field()
    table.state = ENGINE.new(("red", "blue"), {"setup_pace": pace}, SeededRng(b"x"))
    while table.state.phase != until:
        for seat, offer in list(table.offers.items()):
            if seat in table.offers and not table.offers[seat].answered:
                table.press(seat, *offer.default)
            if table.state.phase == until:
                break
    return table


def english(msg: Msg) -> str:
    return words("en").say(msg)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("AT-28.55 dance GER", "turn-unread"),
        ("AT-28.8 move 1I XYZ>POL", "turn-unknown"),
        ("AT-28.8 move 1I Polandd>GER", "turn-unknown-near"),
        ("AT-28.8 move 1I GER>North Sea Zone", "turn-unknown"),
        ("AT-28.8 move 1I Central>GER", "turn-unknown-near"),
        ("AT-28.9 move 1X GER>POL", "at-no-unit"),
        ("AT-28.9 naval S Q", "at-no-unit"),
        ("AT-28.10 move 0I GER>POL", "at-no-number"),
        ("AT-28.10 move -1I GER>POL", "at-no-number"),
        ("AT-28.55 move", "turn-form"),
        ("AT-28.55 build", "turn-form"),
        ("AT-28.57 if ok 2: end", "turn-if"),
        ("AT-28.57 diplomacy FRA; if fail 2: end", "turn-if"),
        ("AT-28.56 doctrine sword", "at-no-doctrine"),
    ],
)
def test_at_28_2_at_28_3_what_cannot_be_read_is_refused(text: str, why: str) -> None:
    """AT-28.8, 28.9, 28.10, 28.55, 28.56, 28.57"""
    assert field().refused("red", text.partition(" ")[2]).id == why


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("move 1I IRQ>SAU", "Germany"),
        ("build 1I IRQ", "Germany"),
        ("move 4I GER>POL", "3 infantry"),
        ("move 1I GER>URA", "1 infantry"),
        ("strategic 1I GER>IRQ", "Poland"),
        ("diplomacy IRQ", "Saudi Arabia"),
        ("build 9P GER", "1 infantry"),
    ],
)
def test_at_28_1_at_28_14_what_is_not_legal_is_refused_with_what_is(
    text: str, possible: str
) -> None:
    why = field().refused("red", text)
    assert why.id in ("turn-not-possible", "turn-not-now"), english(why)
    assert why.id == "turn-not-now" or "Possible: “" in english(why)


def test_at_28_26_the_last_unit_stays() -> None:
    why = field().refused("red", "move 3I GER>FRA")
    assert why.id == "at-no-last-unit"
    assert "Germany" in english(why)


def test_at_28_27_a_blitz_needs_a_move() -> None:
    assert field().refused("red", "blitz 1T DAN>ITA").id == "at-no-blitz-yet"


def test_at_28_7_a_step_for_another_question() -> None:
    assert field().refused("red", "bring 2I").id == "turn-not-now"
    assert field().refused("red", "withdraw").id == "turn-not-now"
    assert field().refused("red", "accept 7").id == "turn-not-now"


def test_at_28_6_who_is_not_on_turn_files_a_plan() -> None:
    table = field()
    filed = table.do("blue", "diplomacy FRA; end")
    assert filed.plan == ["diplomacy FRA", "end"]


def test_nothing_is_typed_in_a_game_that_is_over() -> None:
    table = field()
    for seat in ("blue", "green"):
        ENGINE.concede(table.state, seat, table.rng)
    assert not table.offers
    orders = ENGINE.orders
    assert orders is not None
    assert orders.read(table.state, "red", "diplomacy FRA").plan


def test_tb_6_17_at_4_9_an_end_after_the_last_action_is_not_kept_for_another_turn() -> None:
    table = field()
    filed = table.do("red", "build 1I GER; strategic 1I GER>POL; diplomacy FRA; end")
    orders = ENGINE.orders
    assert orders is not None
    assert orders.ends(table.state, "red", filed) is None  # type: ignore[attr-defined]
    assert filed.plan == []


def test_at_28_1_a_good_line_beside_a_bad_one_is_not_carried_out_either() -> None:
    field().refused("red", "move 1I GER>POL, 9I POL>GER")
    field().refused("red", "build 1I GER, 9P GER")


def test_at_28_17_at_28_37_no_action_left_and_the_seas_are_mine() -> None:
    table = field(seas="red")
    assert english(table.refused("red", "naval")) == "You already control the seas."
    table.state.used = ["move", "build", "trade"]
    table.state.results = [True] * 3
    table.state.trading = True
    assert english(table.refused("red", "diplomacy FRA")) == "You have used your three actions."


def test_at_28_40_a_ship_sunk_or_out_of_the_battle_cannot_be_laid() -> None:
    table = field(seas="blue", fleets={"red": "2B", "blue": "2B"}, options={"naval": "live"})
    table.do("red", "naval B B retreat stay")
    table.dice(*sums(12, 2, 7, 7))
    table.do("blue", "fight B B retreat stay")
    assert table.refused("blue", "stay B B").id == "at-no-ship"
    assert "only 1 battleship" in english(table.refused("blue", "stay B B"))


# ---- claims and placing


def test_at_28_12_at_28_13_claims_that_are_not_open() -> None:
    table = setting_up()
    one, two = table.state.order
    table.press(one, "claim/france")
    taken = table.refused(two, "claim FRA")
    assert english(taken) == f"France belongs to {english(Msg(f'at-seat-{one}'))}."
    table.press(two, "claim/italy")
    done = table.refused(one, "claim GER")
    assert english(done) == (
        "You already have France in Eurasia. Still open: North America, South America, Africa."
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "place 4I {a}, capital {a}",
            "Place exactly five units and one capital; you placed 4 and 1.",
        ),
        ("place 5I {a}", "Place exactly five units and one capital; you placed 5 and 0."),
        ("place 2I {a}, 3P {a}, capital {a}", "Your set-up stock has 2 for this: 2 planes."),
        ("place 5A {a}, capital {a}", "Your set-up stock has 4 for this: 4 artillery."),
        ("place 5I {a}, capital {other}", "You do not control"),
    ],
)
def test_at_28_14_at_28_15_at_28_16_what_cannot_be_placed(text: str, said: str) -> None:
    table = setting_up("quick", "placing")
    one, two = table.state.order
    codes = {
        "a": REGIONS[table.state.players[one].first].abbr,
        "other": REGIONS[table.state.players[two].first].abbr,
    }
    assert said in english(table.refused(one, text.format(**codes)))


# ---- battles that ask


def steered() -> Table:
    table = Table({"red": "POL 6I+4T", "green": "UKR 5I+2T, IRQ 1I", "blue": "BRA 1I"})
    table.march("move", "5I+3T POL>UKR")
    table.press("red", "doctrine/steer")
    table.press("green", "doctrine/balanced")
    return table


def test_at_28_39_a_line_has_a_ship_for_every_pair() -> None:
    table = field(seas="blue", options={"naval": "live"})
    assert english(table.refused("red", "naval S B D")) == "Put exactly 5 ships in line."
    table.do("red", "naval S B D D S retreat stay")
    assert table.refused("blue", "fight S").id == "at-no-line-size"
    table.dice(*sums(*[7] * 10))
    table.do("blue", "fight S B D D S retreat stay")
    assert english(table.refused("red", "stay S B D")) == "Put exactly 5 ships in line."
    table.do("red", "stay D D B S S")
    table.do("blue", "retreat")
    assert table.state.seas == "red"


def test_at_28_39_no_line_is_longer_than_the_longest() -> None:
    table = field(seas="blue", fleets={"red": "9D", "blue": "9D"})
    assert english(table.refused("red", "naval" + " D" * 9)) == "Put exactly 8 ships in line."
    table.do("red", "naval" + " D" * 8)
    assert table.refused("blue", "fight" + " D" * 9).id == "at-no-line-size"


def test_at_13_10_at_14_22_at_28_39_the_line_and_the_template_are_two_things() -> None:
    table = field(seas="blue", fleets={"red": "1S+1B+2D", "blue": "3D"})
    assert english(table.refused("red", "naval S B D D then D")) == "Put exactly 3 ships in line."
    assert english(table.refused("red", "naval S B D then S S")) == (
        "You have only 1 battleship, 2 destroyers, 1 submarine to fight with."
    )
    table.do("red", "naval S B D then B D D S retreat stay")
    assert table.state.flow[-1].kind == "challenge"
    table.dice(*sums(9, 7, 5, 7, 7, 7), *sums(*[12, 2] * 3))  # three ties, three hits
    table.do("blue", "fight D D D then D D retreat stay")
    lines = [e.text.args for e in table.events if e.text.id == "at-log-lines"]
    assert str(lines[0]["one"]).split() == ["S", "B", "D"]
    assert str(lines[1]["one"]).split() == ["B", "D", "D"], "later rounds follow the template"


def test_at_14_22_without_a_template_the_line_serves_in_every_round() -> None:
    table = field(seas="blue", fleets={"red": "1B+3D", "blue": "3D"})
    table.do("red", "naval B D D retreat stay")
    table.dice(*sums(*[7] * 60))
    table.do("blue", "fight D D D retreat after 2")
    lines = [e.text.args for e in table.events if e.text.id == "at-log-lines"]
    assert [str(each["one"]).split() for each in lines[:2]] == [["B", "D", "D"], ["B", "D"]]


@pytest.mark.parametrize("verb", ["trades", "sea", "doctrine", "defence", "garrisons"])
def test_at_28_55_a_standing_order_that_says_nothing_is_refused_in_words(verb: str) -> None:
    assert field(seas="blue").refused("red", verb).id in (
        "at-no-answer",
        "at-no-doctrine",
        "at-no-sea-line",
    )


# ---- what refusals must not tell


def test_at_23_16_refusals_look_at_public_facts_and_the_senders_own() -> None:
    texts = ["move 4I GER>POL", "build 9P GER", "diplomacy IRQ", "accept 7"]
    texts += ["offer blue: minerals 2 for oil 9", "offer blue: oil 3 for minerals 4", "accept 1"]
    hands = {"red": "oil3a rail1a", "blue": "minerals2a factories4a", "green": "population1a"}
    table = field(hands=hands)
    table.press("blue", "offer")
    table.press("blue", "propose/red")
    table.press("blue", "give/minerals2a", "want-card/oil.4")
    for n in range(5):
        other = field(hands=hands)
        other.state = twin(table.state, "red", SeededRng(b"twin %d" % n))
        for text in texts:
            assert _said(table, text) == _said(other, text), text


def _said(table: Table, text: str) -> str:
    state = ENGINE.load(ENGINE.dump(table.state))
    try:
        table.do("red", text)
        return "done"
    except Illegal as refused:
        return english(refused.reason)
    finally:
        table.state = state


def test_at_28_60_a_blocked_crossing_and_a_blocked_trade_are_results_not_errors() -> None:
    lands = {"red": "GBR 5I", "blue": "BRA 2I", "green": "IRQ 1I"}
    table = Table(lands, seas="blue", hands={"red": "oil3a"})
    table.do("red", "move 2I GBR>GER")
    table.press("blue", "block/great_britain.germany")
    assert table.event("at-log-leave-blocked").audience is None
    assert table.state.used == ["move"]
    table.press("red", "offer")
    table.press("red", "propose/green")
    table.press("red", "give/oil3a")
    table.press("green", "accept/1")
    table.press("blue", "forbid")
    assert table.event("at-log-forbids").audience is None
    assert table.state.used == ["move"], "a blocked trade costs nothing"


def test_at_28_59_options_that_contradict_each_other() -> None:
    def why(n: int = 3, **options: str) -> str:
        refused = ENGINE.check((*SEATS, "pink")[:n], options)
        return english(refused) if refused else ""

    assert "two to six players" in why(1)
    assert "two to six players" in why(7)
    assert "switch the continents on" in why(setup_pace="quick", continents="off")
    assert "cannot be “7h”" in why(end="7h")
    assert "rounds go with rounds" in why(end="24h", trade_lock="2")
    assert "rounds go with rounds" in why(end="12", trade_lock="30m")
    assert "shorter than the game" in why(end="2h", trade_lock="120m")
    assert why() == why(end="24h", trade_lock="60m") == why(end="none") == ""


def test_at_28_3_every_refusal_has_words_in_both_languages() -> None:
    ids = set(re.findall(r"^(at-no-\S+) =", _ftl("en"), re.M))
    assert ids == set(re.findall(r"^(at-no-\S+) =", _ftl("pl"), re.M))
    assert ids


def _ftl(lang: str) -> str:
    from pathlib import Path

    home = Path(__file__).parents[3] / "data" / "attack" / "words"
    return (home / f"{lang}.ftl").read_text("utf-8")


# ---- typed plans, whole or not at all


def test_at_3_11_a_region_ranked_twice_in_one_list_counts_once() -> None:
    table = setting_up("sealed")
    seat, offer = next(iter(table.offers.items()))
    first = next(choice for choice in offer.choices if choice.arg in REGIONS)
    region = first.arg
    table.do(seat, f"claim {region} > {region}")
    assert table.offers[seat].answered == (first.key,)


@pytest.mark.parametrize("said", ["on", "back", "ask"])
def test_at_6_8_at_7_10_at_28_1_planes_may_be_told_where_no_leave_is_needed(said: str) -> None:
    there = Table({"red": "GER 3I+1P, POL 1I", "blue": "FRA 1I"})
    there.do("red", f"move 1I+1P GER>POL planes {said}; end")
    assert there.at("POL") == "red 2I+1P"


def test_at_21_26_a_rest_that_nothing_can_be_bought_for_opens_no_build() -> None:
    lands = {"red": "GER 3I, POL 1I", "blue": "FRA 1I"}
    hands = (" ".join(pair) for pair in combinations(sorted(CARDS), 2))
    tables = (Table(lands, hands={"red": hand}) for hand in hands)
    there = next(t for t in tables if 5 <= cards.production(t.state, "red") < build.COST["plane"])
    before = ENGINE.dump(there.state)
    stop = there.stopped("red", "build rest P GER")
    assert stop is not None
    assert stop.id == "turn-not-possible"
    assert ENGINE.dump(there.state) == before


def test_at_4_12_a_region_gained_holds_no_plan_back() -> None:
    there = Table({"red": "GER 9T", "green": "POL 1I, IRQ 1I", "blue": "BRA 1I"})
    orders = ENGINE.orders
    assert orders
    filed = orders.read(there.state, "green", "diplomacy SAU")
    there.state.owner["france"], there.state.units["france"] = "green", [1, 0, 0, 0]
    for seat in ("red", "blue"):
        there.press(seat, "end")
    assert there.carry_out("green", filed) is None
    assert there.state.used == ["diplomacy"]


def test_at_4_9_nothing_typed_in_one_turn_ends_the_next() -> None:
    """The turn is over with its last action, said or not; `end` is not kept for another."""
    t = Table({"red": "GBR 3I, FRA 2I", "blue": "GER 2I", "green": "RUS 2I"})
    orders = ENGINE.orders
    assert orders is not None
    filed = OrderBook(plan=["end"], progress=Progress(step=4, turn=t.state.turn))
    t.press("red", "end")
    while t.state.active != "red":
        t.silence(t.state.active)
    answer = orders.answer(t.state, "red", t.offer("red"), filed)
    assert answer is None
    assert filed.plan == []
