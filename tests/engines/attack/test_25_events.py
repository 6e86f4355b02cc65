"""25. What the log tells, in the words people read."""

from __future__ import annotations

from bot.text import words
from engines.attack import ENGINE
from engines.attack.state import BoardMark
from engines.contract import Event
from engines.kit.rng import SeededRng
from tests.engines.attack.table import Table, faces, sums

LANDS = {"red": "GER 9I+1T, POL 2I", "blue": "IRQ 2I, FRA 1I", "green": "BRA 2I"}
HANDS = {"red": "oil3a rail1a", "blue": "minerals2a factories4a", "green": "population1a"}


def field(**more: object) -> Table:
    return Table(LANDS, **({"hands": HANDS, "capitals": {"red": "GER"}} | more))  # type: ignore[arg-type]


def told(table: Table, seat: str | None = None) -> list[str]:
    """Everything that was said, as somebody reads it."""
    return [english(e) for e in table.events if e.audience is None or seat in e.audience]


def english(event: Event) -> str:
    text = words("en").say(event.text)
    assert "at-" not in text, text
    assert "at-" not in words("pl").say(event.text)
    return text


def test_at_25_2_claims_units_capital_and_the_hand_in_private() -> None:
    table = field()
    rng = SeededRng(b"z")
    table.state = ENGINE.new(("red", "blue"), {"setup_pace": "quick"}, rng)
    table.rng = rng
    one, two = table.state.order
    while table.state.phase == "placing":
        seat = next(seat for seat, offer in table.offers.items() if not offer.answered)
        table.press(seat, *table.offers[seat].default)
    public = told(table)
    claims = [e.text.args["regions"] for e in table.events if e.text.id == "at-log-claim"]
    assert [len(regions) for regions in claims] == [4, 4], "a line each"  # type: ignore[arg-type]
    placed = [line for line in public if "Capital: " in line]
    assert len(placed) == 2
    assert all(line.count("(") == 4 for line in placed), "a place for each region"
    hands = [e for e in table.events if e.text.id == "at-log-hand"]
    assert [e.audience for e in hands] == [(one,), (two,)]
    assert english(hands[0]).startswith("Your hand: ")


def test_at_25_7_the_card_drawn_its_defenders_and_who_commands() -> None:
    table = Table({"red": "GER 9T", "green": "IRQ 1I", "blue": "BRA 1I"}, deck="oil4a")
    table.march("move", "8T GER>POL")
    assert told(table)[-1] == "Card drawn: oil 4. The garrison: 3 infantry, 1 tank, 1 plane."
    nobody = Table({"red": "GER 9T", "green": "IRQ 1I", "blue": "BRA 1I"}, deck="oil4a")
    nobody.march("move", "8T GER>POL")
    nobody.let()
    assert "Nobody volunteers to lead the garrison; the bot does it." in told(nobody)


def test_at_25_7_the_rolls_for_command() -> None:
    table = Table({"red": "GER 9T", "green": "IRQ 1I", "blue": "BRA 1I"}, deck="oil4a")
    table.march("move", "8T GER>POL")
    table.press("red", "doctrine/balanced")
    table.press("blue", "doctrine/steer")
    table.dice(*sums(9, 5))
    table.press("green", "doctrine/steer")
    assert told(table)[-4:-1] == [
        "Blue wants to command the garrison and rolls 9.",
        "Green wants to command the garrison and rolls 5.",
        "Blue commands the garrison.",
    ]


def test_at_25_8_at_25_9_a_half_round_and_the_result() -> None:
    table = Table({"red": "GER 5I, POL 1I", "blue": "FRA 2I, IRQ 1I"}, seats="red blue")
    table.march("move", "4I GER>FRA")
    table.press("red", "doctrine/balanced")
    table.dice(*faces("I -"), *faces("I I I"))
    table.press("blue", "doctrine/balanced")
    assert told(table)[-6:-1] == [
        "Battle for France: Red with 4 infantry against Blue with 2 infantry.",
        "Round 1: Blue rolls I -, 1 hit; the enemy loses 1 infantry. Still fighting: 2 infantry.",
        "Round 1: Red rolls I I I, 3 hits (1 wasted); the enemy loses 2 infantry."
        " Still fighting: 3 infantry.",
        "After one round of fighting Red wins France."
        " It cost 1 infantry, and the enemy 2 infantry. Left: 3 infantry.",
        "Red takes France from Blue.",
    ]


def conquest(hand: str) -> Table:
    table = Table(
        {"red": "GER 9T", "green": "POL 1I, IRQ 1I"},
        hands={"green": hand},
        capitals={"green": "POL"},
    )
    table.march("move", "8T GER>POL")
    table.let()
    return table


def test_at_25_10_a_conquest_names_loser_and_capital() -> None:
    said = told(conquest("oil3a"))
    assert "Red takes Poland from Green." in said
    assert "Red now holds the capital of Green." in said


def test_at_25_11_cards_that_change_hands() -> None:
    table = conquest("oil3a")
    assert "Red draws a card from Green’s hand." in told(table)
    assert "Red draws from Green’s hand: oil 3." not in told(table)
    assert "Red draws from Green’s hand: oil 3." in told(table, "green")
    assert "Red draws no card: Green holds none." in told(conquest(""))
    lost = Table({"red": "GER 2I", "green": "IRQ 1I"}, deck="oil4a")
    lost.march("move", "1I GER>POL")
    lost.let()
    assert "The card goes back into the deck: oil 4." in told(lost)


def test_at_25_12_the_seas_change_hands() -> None:
    empty = field()
    empty.press("red", "naval")
    assert "Red takes the empty seas and controls them." in told(empty)
    for answer, line in (("withdraw", "withdraws into harbour."), ("fight", "accepts battle.")):
        table = field(seas="blue")
        table.press("red", "naval")
        table.press("red", "auto", "rule/stay")
        table.press("blue", answer, *(["rule/after.1"] if answer == "fight" else []))
        assert told(table)[0] == "Red challenges Blue for the seas."
        assert f"Blue {line}" in told(table)


def sea_battle() -> Table:
    """The first round of the rulebook's example (AT-27.6)."""
    table = field(seas="blue", fleets={"red": "1B+2D+1S+1C", "blue": "1B+1D+1S"})
    table.press("red", "naval")
    table.press("red", "ship/b1", "ship/c1", "ship/d1", "rule/stay")
    table.dice(*sums(11, 8, 7, 7, 6, 7))
    table.press("blue", "fight", "ship/s1", "ship/b1", "ship/d1", "rule/after.1")
    return table


def test_at_25_13_at_25_14_at_25_15_at_25_23_a_naval_battle_line_by_line() -> None:
    """One message from head to result, a line for each duel, with the reasons of the modifiers."""
    said = told(sea_battle())
    first = said.index("At sea, round 1, 3 pairs: B C D against S B D.")
    assert said[first + 1 : first + 7] == [
        "Pair 1, battleship 12 (rolled 11, 1 for carriers beside it) against submarine 10"
        " (rolled 8, 2 for the kind of enemy): Blue’s submarine in place 1 goes down.",
        "Pair 2, aircraft carrier 8 (rolled 7, 1 for a carrier against another kind) against"
        " battleship 7: Blue’s battleship in place 2 is damaged.",
        "Pair 3, destroyer 7 (rolled 6, 1 for carriers beside it) against destroyer 7: nobody is"
        " hit.",
        "Blue retreats.",
        "Red controls the seas.",
        "Left: Red with 1 battleship, 2 destroyers, 1 submarine, 1 aircraft carrier; Blue with"
        " 1 battleship, 1 destroyer.",
    ]


def test_at_25_15_a_side_without_a_fit_ship() -> None:
    table = field(seas="blue", fleets={"red": "2B", "blue": "1D"})
    table.press("red", "naval")
    table.press("red", "auto", "rule/stay")
    table.dice(*sums(12, 2))
    table.press("blue", "fight", "rule/stay")
    assert "Blue has nothing left that can fight at sea." in told(table)


def test_at_25_16_diplomacy_from_the_first_roll_to_the_last() -> None:
    table = field()
    table.dice(*sums(7, 10, 10, 3, 4))
    table.press("red", "diplomacy")
    table.press("red", "near/danubia")
    assert told(table)[:5] == [
        "Danubia turns Red down (rolled 7, needed 8).",
        "The rivals need 9: Blue 10, Green 10.",
        "Tied, once more: Blue 3, Green 4.",
        "Green snaps up Danubia from under a rival’s nose.",
        "Green draws a card.",
    ]
    vain = field()
    vain.dice(*sums(7, 2, 2))
    vain.press("red", "diplomacy")
    vain.press("red", "near/danubia")
    assert told(vain)[-1] == "Danubia stays neutral."


def test_at_25_17_a_build_and_what_lapses() -> None:
    table = field()
    table.do("red", "build 1I GER, 1D")
    assert told(table) == [
        "Red has 14 PP (one capital, cards worth 4) and builds: Germany (1 infantry), 1 destroyer."
        " 4 PP go unspent."
    ]


def test_at_25_20_somebody_resigns() -> None:
    table = field()
    said = [english(e) for e in ENGINE.concede(table.state, "blue", table.rng)]
    assert said[0] == "Blue resigns; the regions are abandoned."


def test_at_25_21_at_25_22_an_elimination_and_the_end() -> None:
    table = Table({"red": "GER 9T+3I", "green": "POL 1I", "blue": "FRA 2I"})
    table.march("move", "8T GER>POL", "2I GER>FRA")
    table.let()
    said = told(table)
    assert "Green has no unit left: Red eliminates Green." in said
    end = said.index("Game over: a player has been eliminated.")
    assert said[end + 1] == "Battles not fought are void: France."
    assert said[end + 2].startswith("1. Red: 2 regions, ")
    assert said[end + 3] == "2. Blue: 1 region, 2 units, 0 PP."
    assert said[end + 4] == "3. Green is out, with 0 regions, 0 units and 0 PP."


def test_at_25_25_a_turn_begins_with_a_digest_of_what_touched_its_player() -> None:
    table = Table(
        {"red": "GER 9T", "blue": "POL 1I, FRA 9I, IRQ 1I", "green": "BRA 2I"}, seas="green"
    )
    table.march("move", "4T GER>POL")
    table.press("red", "doctrine/balanced")
    table.dice(*faces("- -"), *faces("T T - - - - - -"))
    table.press("blue", "doctrine/balanced")
    table.state.deeds.append(
        BoardMark(
            1, "red", "battle", "france", force=[], lost=[1, 0, 0, 0], other="blue", won=False
        )
    )
    table.press("red", "end")
    digest = table.event("at-log-digest")
    assert digest.audience == ("blue",)
    assert english(digest) == (
        "Lost since your last turn: Poland. Held: France. The seas belong to Green. "
        "Nobody holds more regions than you."
    )
    order = [e.text.id for e in table.events]
    assert order.index("at-log-digest", order.index("at-log-end")) > order.index("at-log-end")
    table.press("blue", "end")
    assert english(table.event("at-log-digest")).startswith("The seas belong to ")


def test_at_21_24_a_new_sea_controller_is_shown_his_forms_once() -> None:
    table = field(seas="blue")
    table.press("red", "naval")
    table.press("red", "auto")
    table.press("blue", "withdraw")
    assert table.event("at-log-new-controller").audience == ("red",)
    assert len([e for e in table.events if e.text.id == "at-log-new-controller"]) == 1
