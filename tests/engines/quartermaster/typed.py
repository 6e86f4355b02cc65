"""Typed commands of Quartermaster General, and what makes its refusals true (QM-33.40)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick
from engines.quartermaster import ENGINE, board, names
from engines.quartermaster.components import BIT, COUNTRIES, SPACES, book
from engines.quartermaster.state import Situation, State

GENERAL = ("play-not-offered",)
_CARDS = tuple(book())
_PLACES = ("build", "recruit", "redeclare", "battle", "eliminate", "lift", "free", "remove")
_HAND = ("play", "drop", "instead", "discard", "use", "tuck", "swap")

Args = Mapping[str, Any]


def _card(args: Args) -> str:
    return next(card for card in book() if names.card(card) == args["card"])


def _only_way(state: State, seat: Seat, args: Args) -> bool:
    """It was chosen by itself."""
    things = {key.partition("/")[2].partition(".")[0] for key in state.made.get(seat, [])}
    named = [names.space(x) if x in SPACES else names.country(x) for x in things & _NAMED]
    return args["what"] in named


def _no_fit(state: State, seat: Seat, args: Args) -> bool:
    """It lies on the table, and cannot be used: the country is not asked, or not about it."""
    nation, offer = state.nations[seat], ENGINE.offers(state).get(seat)
    passed = isinstance(state.flow[-1], Situation) and state.country == seat
    held = any(names.card(c) == args["card"] for c in (*nation.statuses, *nation.responses))
    verb = str(args["typed"]).split()[0]
    return held and (passed or not (offer and offer.find(f"{verb}/{_card(args)}")))


def _from_hand(state: State, seat: Seat, args: Args) -> bool:
    return any(names.card(card) == args["card"] for card in state.nations[seat].hand)


def _protected(state: State, seat: Seat, args: Args) -> bool:
    own = [space for space in SPACES if state.units[seat] & BIT[space]]
    shields = [x for x in own if names.unit(seat, x) == args["unit"]]
    return any(board.protected(state, seat, space) for space in shields)


FACTS: Mapping[str, Callable[[State, Seat, Args], bool]] = {
    "qm-err-only-way": _only_way,
    "qm-err-no-fit": _no_fit,
    "qm-err-from-hand": _from_hand,
    "qm-err-protected": _protected,
}
_NAMED = {*SPACES, *COUNTRIES}


def line(state: State, seat: Seat, chance: Rng) -> str:
    nation = state.nations[seat]
    held = [*nation.hand, *nation.statuses, *nation.responses, pick(chance, _CARDS)]
    kind = chance.below(8)
    if kind < 3:
        return f"{pick(chance, _HAND)} {pick(chance, held)}"
    if kind < 6:
        return f"{pick(chance, _PLACES)} {pick(chance, list(SPACES))}"
    if kind == 6:
        return f"name {pick(chance, list(COUNTRIES))}"
    return pick(
        chance,
        [
            "pass",
            "skip",
            "none",
            "discard none",
            "reallocate",
            "stop",
            "mill",
            "dance",
            "look japan.hand",
            "discard two",
            "build atlantis",
            "name spain",
        ],
    )


def begun(state: State, seat: Seat) -> str:
    return ""


def spell(picks: tuple[Key, ...]) -> str:
    if not picks:
        return "discard none"
    verb, _, first = picks[0].partition("/")
    things = ", ".join(key.partition("/")[2] for key in picks)
    return f"{verb} {things}" if first else verb
