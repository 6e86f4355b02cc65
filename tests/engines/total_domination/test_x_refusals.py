"""What is refused, and why (TD-X.1); nothing has changed then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.text import words
from tests.engines.total_domination.table import Table

OPERATE = "operate germany 1; "


def war(seat: str = "germany", **options: str) -> Table:
    """Germany's turn; it holds its best card, the others one each."""
    t = Table(active=seat, **options)
    return t.hands(germany="germany_01", uk="uk_13", japan="japan_13", ussr="ussr_14")


def stranded() -> Table:
    return war().put("germany.army", "canada")


def lent() -> Table:
    t = war("uk")
    t.state.powers["uk"].lend = True
    return t


ROWS: list[tuple[Callable[[], Table], str, str]] = [
    (war, OPERATE + "form army germany; attack poland neutral army; attack france french army",
     "“attack france french army” will not do here. Germany with Germany 1: what next? No OP is "
     "left. You could say “Done”."),
    (lambda: war().saved("germany", "germany_05"), OPERATE + "form army germany; "
     "move germany army germany benelux; form army germany",
     "“form army germany” will not do here. Germany with Germany 1: what next? You have 2 OP. You "
     "could say “Move: German army from Germany (2 OP)”, “Move: German army from Austria (2 OP)”, "
     "“Move: German army from Czechoslovakia (2 OP)”."),
    (stranded, OPERATE + "move germany army canada libya",
     "German army in Canada is out of supply."),
    (war, OPERATE + "move german army germany poland",
     "There are enemy units in Poland; attack first."),
    (war, OPERATE + "move german army germany france; done",
     "There are enemy units in France; attack first."),
    (war, "operate germany 1 if-free benelux if-free poland",
     "There are enemy units in Poland; attack first."),
    (war, OPERATE + "recall german army austria; done",
     "A recalled unit must be formed again in the same order: German army."),
    (lambda: war().hand("germany", "uk_12"), "event uk 12",
     "United Kingdom only"),
    (war, "technology germany 1",
     "First develop Ballistic missile (V2), in an earlier year."),
    (lambda: war().tech("germany", "atomic_bomb"), "technology germany 1",
     "You have developed Atomic bomb already."),
    (lambda: war().hand("germany", "germany_11"), "event germany 11",
     "The discard pile is empty."),
    (war, "lend germany 1", "Germany cannot do Lend-Lease."),
    (lambda: war("uk").hand("uk", "usa_03"), "event usa 3", "The USA has not joined the war yet."),
    (lambda: war("uk").join("usa"), "lend uk 13", "The USA is already in the war."),
    (lent, "lend uk 13", "You have already done Lend-Lease this round."),
    (lent, "pass; reserve uk 13", "No reserve after Lend-Lease in this round."),
    (lambda: war("uk").put("uboat", "atlantic"), "lend uk 13",
     "One U-boat is at sea: Lend-Lease needs 4 OP, and this card is worth 1."),
]  # fmt: skip


@pytest.mark.parametrize(("position", "text", "sentence"), ROWS)
def test_td_x_1_the_reason_is_told(position, text, sentence):
    t = position()
    assert words("en").say(t.refused(t.state.active, text)) == sentence


SHARED: list[tuple[Callable[[], Table], str, str, list[str]]] = [
    # id, and what is named as possible
    (war, "form army germany", "turn-not-possible", []),
    (war, "swap germany 1", "turn-not-possible", []),
    (war, "operate uk 1", "turn-not-possible", ["Germany 1"]),
    (war, "strike germany 1", "turn-not-possible", ["Operation: Germany 1", "Event: Germany 1"]),
    (lambda: war().tech("germany", "v1"), "rocket germany 1 radar uk", "turn-not-possible",
     ["Flying bomb (V1) at the United Kingdom"]),
    (lambda: war().hand("germany", "germany_06"), "event germany 6", "turn-not-possible",
     ["Germany 6 (4 OP; −1 OP), in front of the United Kingdom"]),
    (war, "pass; reserve germany 1; reserve germany 1", "turn-how-many", []),
    (war, OPERATE + "form fleet austria", "turn-not-possible", ["fleet in Germany"]),
    (war, OPERATE + "move german fleet austria poland", "turn-not-possible",
     ["German fleet from Germany"]),
    (war, OPERATE + "move german army germany siam", "turn-not-possible", ["Italy"]),
    (war, OPERATE + "attack india british army", "turn-not-possible", ["British army in Egypt"]),
    (war, OPERATE + "sail atlantic caribbean", "turn-not-possible",
     ["Form a U-boat: Atlantic Ocean"]),
    (lambda: war().put("germany.bomber", "germany"), "strike germany 1; aim germany siam",
     "turn-not-possible", ["Germany → Great Britain"]),
    (lambda: war().hand("germany", "germany_09"), "event germany 9; place-satellite poland",
     "turn-not-possible", ["Move: German army"]),
]  # fmt: skip


@pytest.mark.parametrize(("position", "text", "message", "possible"), SHARED)
def test_td_x_1_what_is_possible_is_named(position, text, message, possible):
    why = position().refused("germany", text)
    assert why.id == message
    named = [words("en").say(each.args["what"]) for each in why.args.get("possible", ())]
    assert all(any(start in each for each in named) for start in possible), named
