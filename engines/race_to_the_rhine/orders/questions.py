"""Standing answers to the questions a turn may bring, filed for the game (RR-19.25)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.contract import Key, Msg, Offer, OrderBook, msg
from engines.kit.turns import standing
from engines.kit.turns.wishes import LEFT, Between
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.components import (
    AMMO,
    CARDS,
    FOOD,
    FUEL,
    LETTERS,
    NUMBERS,
    SPACES,
    Card,
)
from engines.race_to_the_rhine.entry import help_at
from engines.race_to_the_rhine.loads import KEYS
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
        return _on_the_way(state, top, wanted[0].partition("/")[2], words)
    return None


def _or_left(picks: tuple[Key, ...] | None) -> Between:
    return LEFT if picks is None else Between(picks)


def _on_the_way(state: State, moving: Move, there: str, words: Mapping[str, str]) -> Between | None:
    """Whether the move goes on: what it costs (RR-23.9), what forbids it (RR-23.10, 23.12)."""
    go = said(words, "go")
    if moving.due and go == "ask":
        return LEFT
    if (moving.due and go == "no") or _too_weak(state, moving.corps, there, words):
        return Between(("stop" if moving.steps else "back",), short=True)
    return None


def _too_weak(state: State, corps: str, there: str, words: Mapping[str, str]) -> bool:
    if position.owner(state, there):
        return False
    card = state.corps[corps].load
    limits = (limit.split("<") for limit in words.get("stop", "").split(",") if limit)
    if any(card[KEYS.index(kind)] < int(least) for kind, least in limits):
        return True
    return "sure" in words and could_lose(state, corps, there)


def could_lose(state: State, corps: str, space: str) -> bool:
    """Whether an entry here could end in a lost battle, for all its owner knows (RR-23.12)."""
    fort = NUMBERS.fort_ammo if SPACES[space].fortification else 0
    card = state.corps[corps].load
    move = next((frame for frame in state.flow if isinstance(frame, Move)), None)
    if move is None or not move.steps:
        fuel = card[FUEL] - NUMBERS.move_fuel  # paid with the first step
    else:
        fuel = card[FUEL] - (NUMBERS.go_on_fuel if move.due else 0)
    deck = position.deck_for(state, state.active, space)
    ammo = card[AMMO] + help_at(state, space, deck) - fort
    return any(
        enemy.cost is not None and (enemy.cost.ammo > ammo or enemy.cost.fuel > fuel)
        for enemy in _may_turn(state, deck)
    )


def _may_turn(state: State, deck: str) -> list[Card]:
    """The cards the active player must reckon with on top of a deck (RR-21.3, RR-21.6)."""
    pile = state.decks[deck]
    if pile.cards and state.active in pile.lookers:
        return [CARDS[pile.cards[-1]]]
    return [CARDS[card] for card in sorted(pile.cards or pile.discards)]


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
