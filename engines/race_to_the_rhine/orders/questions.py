"""Standing answers to the questions a turn may bring, filed for the game (RR-19.25)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.contract import Key, Msg, Offer, msg
from engines.kit.turns.standing import Form
from engines.kit.turns.wishes import LEFT, Between
from engines.race_to_the_rhine.components import FOOD, LETTERS
from engines.race_to_the_rhine.state import Move, Shed, State
from engines.race_to_the_rhine.stock import lying, surplus, token_keys, usual

_SWAPS = ("f.a", "f.r", "a.f", "a.r", "r.f", "r.a")

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "civ": ("ask", "yes", "spare", "no"),
    "market": ("ask", *_SWAPS, "no"),
    "go": ("ask", "yes", "no"),
    "stops": ("no", "far", "f", "a", "r", "fa", "fr", "ar"),
    "surplus": ("ask", "usual", "far", "fra", "afr", "arf", "rfa", "raf"),
}
"""Every standing answer and its values, the first of which holds while nothing is said. `stops` is
what a typed move loads at every stop; `surplus` what is discarded first."""
FORM = Form(
    msg("rr-ask-standing"), "RR-19.25", {name: values[0] for name, values in SETTINGS.items()}
)


def label(name: str, value: str) -> Msg:
    return msg(f"rr-standing-{name}-{value.replace('.', '-')}")


def said(filed: Mapping[str, str], name: str) -> str:
    return filed.get(name, SETTINGS[name][0])


def answer(
    state: State, offer: Offer, words: Mapping[str, str], wanted: tuple[Key, ...]
) -> Between | None:
    """What was said in advance to a question a line may bring."""
    top = state.flow[-1]
    if isinstance(top, Shed) and not wanted:
        return _or_left(discard(state, top, said(words, "surplus")))
    if offer.find("give"):
        return _or_left(_civilians(state, said(words, "civ")))
    if any(choice.verb == "swap" for choice in offer.choices):
        return _or_left(_market(offer, said(words, "market")))
    if isinstance(top, Move) and wanted and wanted[0].startswith("step/"):
        return _on_the_way(top, said(words, "go"))
    return None


def _or_left(picks: tuple[Key, ...] | None) -> Between:
    return LEFT if picks is None else Between(picks)


def _on_the_way(moving: Move, go: str) -> Between | None:
    """Whether a move goes on that costs fuel (RR-23.9)."""
    if not moving.due or go == "yes":
        return None
    return LEFT if go == "ask" else Between(("stop" if moving.steps else "back",), short=True)


def _civilians(state: State, wish: str) -> tuple[Key, ...] | None:
    move = next(frame for frame in state.flow if isinstance(frame, Move))
    if wish == "spare":  # RR-23.8
        wish = "yes" if state.corps[move.corps].load[FOOD] > 1 else "no"
    if wish not in ("yes", "no"):
        return None
    return ("give",) if wish == "yes" else ("decline",)


def _market(offer: Offer, wish: str) -> tuple[Key, ...] | None:
    """The first pair that is possible, else declined (RR-23.8)."""
    if wish == "ask":
        return None
    keys = (f"swap/{pair.replace('>', '.')}" for pair in wish.split(","))
    return (next(filter(offer.find, keys), "decline"),)


def discard(state: State, frame: Shed, order: str) -> tuple[Key, ...] | None:
    """What goes from a space with too much on it; None leaves it to the player."""
    if order == "ask":
        return None
    if order == "usual":
        return token_keys("shed", usual(state, frame.space))
    left, gone = surplus(state, frame.space), [0, 0, 0]
    for letter in order.upper():
        kind = LETTERS.index(letter)
        gone[kind] = min(left, lying(state, frame.space)[kind])
        left -= gone[kind]
    return token_keys("shed", gone)
