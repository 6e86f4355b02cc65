"""Standing answers to the questions a turn may bring, filed for the game (RR-19.25)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.contract import (
    Key,
    Msg,
    Offer,
    OrderBook,
    msg,
)
from engines.kit.turns import standing
from engines.race_to_the_rhine.components import FOOD, LETTERS
from engines.race_to_the_rhine.orders.steps import Answers
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


def menu(filed: OrderBook) -> Offer:
    choices = standing.settings_choices(SETTINGS, _label)
    question, waiting = msg("rr-ask-standing"), msg("rr-wait-standing")
    ticked = standing.holding(SETTINGS, filed)
    offer = standing.menu(question, waiting, "RR-19.25", choices, ticked)
    return offer._replace(most=len(SETTINGS))


def _label(name: str, value: str) -> Msg:
    return msg(f"rr-standing-{name}-{value.replace('.', '-')}")


def said(filed: Mapping[str, str], name: str) -> str:
    return standing.said(filed, SETTINGS, name)


def with_standing(answers: Answers, filed: Mapping[str, str]) -> Answers:
    """What a move says, and where it says nothing, what stands (RR-19.25)."""
    stops = said(filed, "stops")
    market = said(filed, "market")
    return Answers(
        civ=answers.civ or said(filed, "civ"),
        market=answers.market or ("no" if market == "no" else _pair(market)),
        go=answers.go or said(filed, "go"),
        load=answers.load or (stops if stops == "no" else stops.upper()),
        stop=answers.stop,
        sure=answers.sure,
        lost=answers.lost,
        short=answers.short,
    )


def _pair(market: str) -> str | tuple[tuple[str, str], ...]:
    given, _, got = market.upper().partition(".")
    return ((given, got),) if got else "ask"


def answer(state: State, offer: Offer, answers: Answers) -> tuple[Key, ...] | None:
    """Picks for a question a card has raised; None leaves it to the player."""
    if offer.find("give"):
        return _civilians(state, offer, answers.civ)
    if any(choice.verb == "swap" for choice in offer.choices):
        return _market(offer, answers.market)
    return None


def _civilians(state: State, offer: Offer, wish: str) -> tuple[Key, ...] | None:
    move = next(frame for frame in state.flow if isinstance(frame, Move))
    if wish == "spare":  # RR-23.8
        wish = "yes" if state.corps[move.corps].load[FOOD] > 1 else "no"
    if wish not in ("yes", "no"):
        return None
    return ("give",) if wish == "yes" else ("decline",)


def _market(offer: Offer, wish: str | tuple[tuple[str, str], ...]) -> tuple[Key, ...] | None:
    """The first pair that is possible, else declined (RR-23.8)."""
    if wish == "no":
        return ("decline",)
    if isinstance(wish, str):
        return None
    for given, got in wish:
        if offer.find(key := f"swap/{given}.{got}".lower()):
            return (key,)
    return ("decline",)


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
