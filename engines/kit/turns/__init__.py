"""Typed turns: what a player writes, carried out line by line, each whole or not at all.

A line names picks, and a game says which in a table of shorthands. Everything else is here:

    notation.py    Notation: the table, how a line is read, the turn said back
    wishes.py      a line as the answers it gives, one after the other
    reasons.py     why something typed cannot be done, in a dozen sentences
    plan.py        TypedTurns: rehearses, carries out, stops, gives back
    steps.py       the question a line is given, and how a line ends
    conditions.py  `if ok 2:` and `if fail 2:`
    standing.py    the menu of standing orders, and what was picked in it
    picked.py      lines that were picked instead of typed: the same in all games
    foresee.py     the imagined turn they are picked in
    saved.py       order books as they are stored, with upgrades

What is typed for one turn answers nothing in another (`TypedTurns.turn`): what is left of it is
given back. Before a command begins it is tried on a copy, up to the first thing nobody can foresee.

A game (`race_to_the_rhine/orders`) subclasses `Notation`; it says what `own_turn` is, which
questions a line can begin at (`opens`), what standing orders say to questions between its answers
(`between`), and the few reasons for which trying is not enough (`why`).
"""

from engines.kit.turns.conditions import After, conditional, renumbered
from engines.kit.turns.plan import TypedTurns

__all__ = ["After", "TypedTurns", "conditional", "renumbered"]
