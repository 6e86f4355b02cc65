"""Typed turns: what a player writes, carried out step by step, each whole or not at all.

A line names picks, and a game says which in a table of shorthands. Everything else is here:

    notation.py    Notation: the table, how a line is read, the turn said back
    wishes.py      a line as the answers it gives, one after the other
    reasons.py     why something typed cannot be done, in a dozen sentences
    steps.py       a step of a turn: what it answers, and on what condition
    plan.py        TypedTurns: rehearses, carries out, stops, gives back
    conditions.py  `if ok 2:` and `if fail 2:`
    standing.py    the menu of standing orders, and what was picked in it
    picked.py      steps that were picked instead of typed: the same in all games
    foresee.py     the imagined turn they are picked in
    saved.py       order books as they are stored, with upgrades

What is typed for one turn answers nothing in another (`TypedTurns.turn`): what is left of it is
given back. Before a command begins it is tried on a copy, up to the first thing nobody can foresee.

A game with a table (`race_to_the_rhine/orders`) subclasses `Notation`; it says what `own_turn` is,
which questions a line can begin at (`opens`), what standing orders say to questions between its
answers (`between`), and the few reasons for which trying is not enough (`why`).

The games that have steps of their own instead:

1. Write its steps as records with `next(now)`, subclasses of `Step`. `now` has the position, the
   seat, the offer and a `memory` record for what must be remembered from one question to the next
   (fields with defaults: bool, int, str, list[str]). `next` returns

       picks               this is the answer
       Done()              this step is over, without or after an answer; Done(False, why) if it
                           ended otherwise than ordered
       None                not my question: the player is asked, and the step waits

   and raises `Illegal` when its choice is missing from the offer. Look for the choice first;
   only when it is missing ask `refusals` for the reason. No list of refusals allows or forbids.
2. Subclass `TypedTurns`: `step(state, seat, text)` reads one stored line. `command(plan)` says how
   many lines from the first make one command, which is carried out whole or not at all (1 unless
   the rules say otherwise). `relies_on(state, seat)` names facts that a turn filed ahead counts
   on. `reply` gives the standing answer when no plan does.
3. Delete the game's own rehearsal, progress and conditions. Before a command begins it is tried on
   a copy, up to the first thing nobody can foresee: a die, something hidden that is shown, another
   player's answer. A refusal up to there leaves everything as it was. What a trial cannot reach,
   but can be known (a path on the map), `next` checks before its first answer.
4. Something shown that the player knew before (their own card) does not end the trial: override
   `learned(seat, event)`.
5. What the engine does by itself where there is only one way, a typed step may still name. It is
   done then: return Done().
"""

from engines.kit.turns.conditions import After, conditional, renumbered
from engines.kit.turns.plan import TypedTurns
from engines.kit.turns.steps import Done, Next, Now, Step

__all__ = ["After", "Done", "Next", "Now", "Step", "TypedTurns", "conditional", "renumbered"]
