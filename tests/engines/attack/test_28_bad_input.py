"""28. Bad input: typed orders are refused as a whole, with the reason."""

from __future__ import annotations

import pytest

from bot.text import words
from engines.attack import ENGINE
from engines.attack.components import REGIONS, SEATS
from engines.contract import Msg
from engines.kit.rng import SeededRng
from tests.engines.attack.table import Table, sums
from tests.engines.attack.twin import twin

LANDS = {"red": "GER 3I, POL 2I, DAN 3T, SAU 1I", "blue": "IRQ 2I", "green": "BRA 2I"}


def field(**more: object) -> Table:
    return Table(LANDS, **({"capitals": {"red": "GER"}} | more))  # type: ignore[arg-type]


def setting_up(pace: str) -> Table:
    table = field()
    table.state = ENGINE.new(("red", "blue"), {"setup_pace": pace}, SeededRng(b"x"))
    return table


def english(msg: Msg) -> str:
    return words("en").say(msg)


FORM, POSSIBLE, NOW = "Write it like this: `{}`.", "You could say “{}”", "will not do here"
TERMS = FORM.format("oil 3 + promise peace 2 for minerals 2 + any 1")
REFUSED = [
    # what cannot be read: AT-28.8, 28.55, 28.57
    ("dance GER", "“dance GER” is not understood."),
    ("move", FORM.format("move 2I+1T GER>POL")),
    ("build rest I", "“rest i” is not understood. " + FORM.format("build rest I GER")),
    ("build ships", "“ships” is not understood. " + FORM.format("2D")),
    (
        "naval D D retreat soon",
        "“soon” is not understood. " + FORM.format("retreat below 40 or left 2"),
    ),
    ("naval S Q", "“Q” is not understood. " + FORM.format("S B D")),
    ("move 1I Polandd>GER", "Did you mean: Poland?"),
    ("diplomacy FRA; if fail 2: end", "there is no earlier step 2"),
    ("if ok 1: doctrine shield", "“if ok 1: doctrine shield” is not understood."),
    ("defence hide", FORM.format("defence fight 75 line S B D retreat below 40 or left 2")),
    ("offer blue: nothing for any + any + any", "“any” is not understood. " + TERMS),
    # what is not legal: AT-28.7, 28.14, 21.26
    ("move 1I GER>POL, 9I POL>GER", "Poland → Germany: who goes? You could say “Infantry: 1 "),
    ("diplomacy IRQ", POSSIBLE.format("Near regions (8+): Sudan")),
    ("build 1I GER, 9P GER", "What do you build in Germany? 5 PP to spend. "),
    ("build rest P GER", "You have 10 production points (PP). What do you build, and where?"),
    ("withdraw", NOW),
    # what trying does not show: AT-28.26, 28.27, 28.49
    ("move 3I GER>FRA", "would be left empty, or would depend on leave to cross: Germany."),
    ("blitz 1T DAN>ITA", "Blitz needs a Move earlier this turn."),
    ("offer blue: oil 3 for rail 1", "You do not hold “oil 3”."),
]


@pytest.mark.parametrize(("text", "said"), REFUSED)
def test_at_28_1_what_is_refused_says_what_is_wrong(text: str, said: str) -> None:
    """AT-28.2, 28.3, 28.7, 28.8, 28.26, 28.27, 28.49, 28.55, 28.57, 21.26"""
    why = field().refused("red", text)
    assert said in english(why)
    assert words("pl").say(why) != english(why)


@pytest.mark.parametrize(
    ("text", "at", "force"),
    [
        ("move 1 infantry from Germany to Poland", "POL", "red 3I"),
        ("move 2 tanks Danubia > Poland", "POL", "red 2I+2T"),
        ("strategic move 1I GER>POL", "POL", "red 3I"),
        ("build 1 infantry Germany, 1 infantry in Poland", "POL", "red 3I"),
        # planes told what to do where no leave is needed: AT-6.8, 7.10
        ("move 1I+1P DAN>POL planes back; end", "POL", "red 3I+1P"),
        ("move 1I+1P DAN>POL planes ask; end", "POL", "red 3I+1P"),
    ],
)
def test_at_4_10_units_may_be_written_out(text: str, at: str, force: str) -> None:
    table = Table(LANDS | {"red": "GER 3I, POL 2I, DAN 2I+3T+1P"}, capitals={"red": "GER"})
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


# ---- claims and placing


def test_at_28_14_claims_that_are_not_open() -> None:
    table = setting_up("in_turn")
    one, two = table.state.order
    table.press(one, "claim/france")
    refused = english(table.refused(two, "claim FRA"))
    assert refused.startswith("“claim FRA” will not do here. Claim a region. You could say “Claim")
    table.press(two, "claim/italy")
    assert table.refused(one, "claim GER").id == "turn-not-possible"


@pytest.mark.parametrize("text", ["4I {a}, capital {a}", "5I {a}", "5I {a}, capital {b}"])
def test_at_28_15_what_cannot_be_placed(text: str) -> None:
    table = setting_up("quick")
    a, b = (REGIONS[table.state.players[seat].first].abbr for seat in table.state.order)
    why = table.refused(table.state.order[0], "place " + text.format(a=a, b=b))
    assert english(why).startswith("Place exactly 5 units and one capital, all in regions of yours")


# ---- battles at sea

EVEN, MIXED = "1B+2D+2S 1B+2D+2S", "1S+1B+2D 3D"


def at_sea(fleets: str) -> Table:
    by_seat = dict(zip(("red", "blue"), fleets.split(), strict=True))
    return field(seas="blue", fleets=by_seat, options={"naval": "live"})


@pytest.mark.parametrize(
    ("fleets", "text", "n", "ships"),
    [
        (EVEN, "naval S B D", 5, "1 battleship, 2 destroyers, 2 submarines"),
        ("9D 9D", "naval D D D D D D D D D", 8, "9 destroyers"),
        (MIXED, "naval S B D D then D", 3, "1 battleship, 2 destroyers, 1 submarine"),
        (MIXED, "naval S B D then S S", 3, "1 battleship, 2 destroyers, 1 submarine"),
    ],
)
def test_at_28_39_a_line_has_a_ship_for_every_pair(
    fleets: str, text: str, n: int, ships: str
) -> None:
    """AT-13.10, 14.22: a template may be longer, but not of ships that are not there."""
    assert english(at_sea(fleets).refused("red", text)) == (
        f"Put exactly {n} ships in line, of those you have to fight with: {ships}."
    )


def test_at_28_39_so_for_who_answers_and_for_later_rounds_without_what_is_out_of_the_battle() -> (
    None
):
    table = at_sea("2B 2B")
    table.do("red", "naval B B retreat stay")
    assert table.refused("blue", "fight B").id == "at-no-line"
    table.dice(*sums(12, 2, 7, 7))
    table.do("blue", "fight B B retreat stay")
    assert english(table.refused("blue", "stay B B")).endswith("fight with: 1 battleship.")


# ---- what refusals must not tell


def test_at_23_16_refusals_look_at_public_facts_and_the_senders_own() -> None:
    hands = {"red": "oil3a rail1a", "blue": "minerals2a factories4a", "green": "population1a"}
    table = field(hands=hands)
    table.press("blue", "offer")
    table.press("blue", "propose/red")
    table.press("blue", "give/minerals2a", "want-card/oil.4")
    for n in range(5):
        other = field(hands=hands)
        other.state = twin(table.state, "red", SeededRng(b"twin %d" % n))
        for text in ("build 9P GER", "offer blue: minerals 2 for oil 9", "accept 1", "accept 7"):
            assert table.refused("red", text) == other.refused("red", text)
        other.do("red", "offer blue: oil 3 for minerals 4")  # whether blue holds them or not


@pytest.mark.parametrize(
    ("n", "options", "said"),
    [
        (1, {}, "two to six players"),
        (7, {}, "two to six players"),
        (3, {"setup_pace": "quick", "continents": "off"}, "switch the continents on"),
        (3, {"end": "7h"}, "cannot be “7h”"),
        (3, {"end": "24h", "trade_lock": "2"}, "rounds go with rounds"),
        (3, {"end": "12", "trade_lock": "30m"}, "rounds go with rounds"),
        (3, {"end": "2h", "trade_lock": "120m"}, "shorter than the game"),
        (3, {"end": "24h", "trade_lock": "60m"}, ""),
    ],
)
def test_at_28_59_options_that_contradict_each_other(
    n: int, options: dict[str, str], said: str
) -> None:
    why = ENGINE.check((*SEATS, "pink")[:n], options)
    assert said in (english(why) if why else "")
    assert bool(why) == bool(said)
