"""28. Bad input: typed orders are refused as a whole, with the reason."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.text import words
from engines.attack import ENGINE, build, cards
from engines.attack.components import CARDS, REGIONS, SEATS
from engines.contract import Illegal, Msg
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


FORM, POSSIBLE, NOW = "Write it like this: `{}`.", "Possible: “{}”", "is no answer to this question"
TERMS = FORM.format("oil 3 + promise peace 2 for minerals 2 + any 1")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # what cannot be read: AT-28.8, 28.55, 28.57
        ("dance GER", "“dance GER” is not understood."),
        ("move", FORM.format("move 2I+1T GER>POL")),
        ("move 1I to Poland", "“1i to poland” is not understood. "),
        ("build rest I", "“rest i” is not understood. " + FORM.format("build rest I GER")),
        ("build", FORM.format("build 3I GER, 1T FRA, 2D, rest I GER")),
        ("Diplomatic attack France", FORM.format("diplomacy SAU")),
        ("attack Poland", FORM.format("move 2I+1T GER>POL")),
        ("build ships", "“ships” is not understood. " + FORM.format("2D")),
        ("move 1X GER>POL", "“1x” is not understood. " + FORM.format("3I+1T")),
        ("move 0I GER>POL", "“0i” is not understood. " + FORM.format("3I+1T")),
        ("move -1I GER>POL", "“-1i” is not understood. " + FORM.format("3I+1T")),
        ("naval S Q", "“Q” is not understood. " + FORM.format("S B D")),
        ("move 1I XYZ>POL", "Nothing is called “xyz” here."),
        ("move 1I Polandd>GER", "Did you mean: Poland?"),
        ("move 1I GER>North Sea Zone", "Nothing is called “north sea zone” here."),
        ("move 1I Central>GER", "Did you mean: Central"),
        ("if ok 2: end", "there is no earlier step 2"),
        ("diplomacy FRA; if fail 2: end", "there is no earlier step 2"),
        ("if ok 1: doctrine shield", "“if ok 1: doctrine shield” is not understood."),
        ("doctrine sword", FORM.format("doctrine shield cap 5 in FRA")),
        ("doctrine", FORM.format("doctrine shield cap 5 in FRA")),
        ("garrisons", FORM.format("garrisons balanced")),
        ("sea", FORM.format("sea block by red in move into mine via North Sea")),
        ("defence hide", FORM.format("defence fight 75 line S B D retreat below 40 or left 2")),
        ("trades never", "“trades never” is not understood. "),
        ("offer blue: GER for oil 1", TERMS),
        ("offer blue: nothing for oil 9", TERMS),
        ("offer blue: nothing for any + any + any", "“any” is not understood. " + TERMS),
        ("offer blue: promise card for promise card", TERMS),
        # what is not legal: AT-28.7, 28.14
        ("move 1I IRQ>SAU", POSSIBLE.format("Germany")),
        ("build 1I IRQ", POSSIBLE.format("Germany")),
        ("move 4I GER>POL", "Possible: “1 infantry”, “2 infantry”, “3 infantry”."),
        ("move 1I GER>URA", POSSIBLE.format("Danubia")),
        (
            "move 1I GER>POL, 9I POL>GER",
            "Poland → Germany: how many? " + POSSIBLE.format("1 inf")[:-1],
        ),
        ("strategic 1I GER>IRQ", POSSIBLE.format("Danubia")),
        ("diplomacy IRQ", POSSIBLE.format("Sudan (8+)")),
        ("build 1I GER, 9P GER", "What do you build in Germany? 5 PP to spend. "),
        ("accept 7", POSSIBLE.format("Move and attack")),
        ("bring 2I", NOW),
        ("withdraw", NOW),
        # what trying does not show: AT-28.26, 28.27, 28.49
        (
            "move 3I GER>FRA",
            "A region would be left empty, or would depend on leave to cross: Germany.",
        ),
        ("blitz 1T DAN>ITA", "Blitz needs a Move earlier this turn."),
        ("offer blue: oil 3 for rail 1", "You do not hold “oil 3”."),
    ],
)
def test_at_28_1_what_is_refused_says_what_is_wrong(text: str, said: str) -> None:
    """AT-28.2, 28.3, 28.7, 28.8, 28.26, 28.27, 28.49, 28.55, 28.57"""
    why = field().refused("red", text)
    assert said in english(why)
    assert words("pl").say(why) != english(why)


@pytest.mark.parametrize(
    ("text", "at", "force"),
    [
        ("move 1 infantry from Germany to Poland", "POL", "red 3I"),
        ("move 2 tanks Danubia > Poland", "POL", "red 2I+2T"),
        ("strategic move 1I GER>POL", "POL", "red 3I"),
        ("build 1 infantry in Germany", "GER", "red 4I"),
        ("build 1 infantry Germany, 1 infantry Poland", "POL", "red 3I"),
    ],
)
def test_at_4_10_units_may_be_written_out(text: str, at: str, force: str) -> None:
    table = field()
    table.do("red", text)
    assert table.at(at) == force


def test_at_28_6_who_is_not_on_turn_files_a_plan() -> None:
    assert field().do("blue", "diplomacy FRA; end").plan == ["diplomacy FRA", "end"]
    assert field().do("blue", "diplomacy FRA; End the turn").plan[1:] == ["End the turn"]
    assert field().refused("blue", "end").id == "turn-not-now"


def test_tb_6_17_at_4_9_an_end_after_the_last_action_is_not_kept_for_another_turn() -> None:
    table = field()
    filed = table.do("red", "build 1I GER; strategic 1I GER>POL; diplomacy FRA; end")
    orders = ENGINE.orders
    assert orders is not None
    assert orders.ends(table.state, "red", filed) is None  # type: ignore[attr-defined]
    assert filed.plan == []


@pytest.mark.parametrize(
    ("used", "seas", "text", "possible"),
    [
        ("", "red", "naval", "“Move and attack”, “Strategic move”, “Build”"),
        ("move build trade", "", "diplomacy FRA", "“Offer cards”, “End the turn”"),
        ("build", "", "build 1I GER", "“Move and attack”, “Strategic move”, “Take the empty seas”"),
    ],
)
def test_at_28_14_an_action_that_is_not_to_be_had_is_refused_with_those_that_are(
    used: str, seas: str, text: str, possible: str
) -> None:
    table = field(seas=seas)
    table.state.used, table.state.trading = used.split(), "trade" in used
    table.state.results = [True] * len(table.state.used)
    assert f"Possible: {possible}" in english(table.refused("red", text))


# ---- claims and placing


def test_at_28_14_claims_that_are_not_open() -> None:
    table = setting_up()
    one, two = table.state.order
    table.press(one, "claim/france")
    refused = english(table.refused(two, "claim FRA"))
    assert refused.startswith("“claim FRA” is not possible. Claim a region. Possible: “Alaska”")
    table.press(two, "claim/italy")
    assert table.refused(one, "claim GER").id == "turn-not-possible"


@pytest.mark.parametrize(
    "text",
    [
        "4I {a}, capital {a}",
        "5I {a}",
        "capital {a}",
        "2I {a}, 3P {a}, capital {a}",
        "5A {a}, capital {a}",
        "5I {a}, capital {b}",
    ],
)
def test_at_28_15_what_cannot_be_placed(text: str) -> None:
    table = setting_up("quick", "placing")
    a, b = (REGIONS[table.state.players[seat].first].abbr for seat in table.state.order)
    assert english(table.refused(table.state.order[0], "place " + text.format(a=a, b=b))) == (
        "Place exactly 5 units and one capital, all in regions of yours; "
        "your set-up stock has 12 infantry, 6 tanks, 4 artillery, 2 planes."
    )


# ---- battles at sea


@pytest.mark.parametrize(
    ("fleets", "text", "n", "ships"),
    [
        ("1B+2D+2S 1B+2D+2S", "naval S B D", 5, "1 battleship, 2 destroyers, 2 submarines"),
        ("9D 9D", "naval D D D D D D D D D", 8, "9 destroyers"),
        ("1S+1B+2D 3D", "naval S B D D then D", 3, "1 battleship, 2 destroyers, 1 submarine"),
        ("1S+1B+2D 3D", "naval S B D then S S", 3, "1 battleship, 2 destroyers, 1 submarine"),
    ],
)
def test_at_28_39_a_line_has_a_ship_for_every_pair(
    fleets: str, text: str, n: int, ships: str
) -> None:
    """AT-13.10, 14.22: a template may be longer, but not of ships that are not there."""
    table = field(seas="blue", fleets=dict(zip(("red", "blue"), fleets.split(), strict=True)))
    assert english(table.refused("red", text)) == (
        f"Put exactly {n} ships in line, of those you have to fight with: {ships}."
    )


def test_at_28_39_whoever_answers_lines_up_as_many_and_so_for_every_round() -> None:
    table = field(seas="blue", options={"naval": "live"})
    table.do("red", "naval S B D D S retreat stay")
    assert table.refused("blue", "fight S").id == "at-no-line"
    table.dice(*sums(*[7] * 10))
    table.do("blue", "fight S B D D S retreat stay")
    assert table.refused("red", "stay S B D").id == "at-no-line"
    table.do("red", "stay D D B S S")
    table.do("blue", "retreat")
    assert table.state.seas == "red"


def test_at_28_39_a_ship_sunk_or_out_of_the_battle_cannot_be_laid() -> None:
    table = field(seas="blue", fleets={"red": "2B", "blue": "2B"}, options={"naval": "live"})
    table.do("red", "naval B B retreat stay")
    table.dice(*sums(12, 2, 7, 7))
    table.do("blue", "fight B B retreat stay")
    assert english(table.refused("blue", "stay B B")).endswith("fight with: 1 battleship.")


def test_at_13_10_at_14_22_the_line_and_the_template_are_two_things() -> None:
    table = field(seas="blue", fleets={"red": "1S+1B+2D", "blue": "3D"})
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
