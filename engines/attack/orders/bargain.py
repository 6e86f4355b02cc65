"""AT-17. Offers of cards in typed words.

offer blue: oil 3 + rail 1 for minerals 2 + any 1
offer blue green: oil 3 + promise peace 2 for nothing
offer all: ...        offer public: ...
accept 4              accept 4 with minerals 2 + rail 1
decline 4             recall 4              counter 4: rail 1 for oil 2
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.attack import board, names, trade
from engines.attack.components import CARDS, KINDS, NUMBERS, CardId
from engines.attack.orders.step import Step
from engines.attack.orders.words import colour, number, refuse
from engines.attack.state import Deal, State
from engines.contract import Illegal, Key, Offer, Seat
from engines.kit import spelling

VERBS = ("offer", "accept", "decline", "recall", "counter")
_KIND: spelling.Names = {kind: (kind,) for kind in (*KINDS, "any")}
SHORTEST = 3
"""So many letters of a kind tell it."""
NOTHING = ("", "nothing")
NEVER = ("pp", "capital", "unit", "units", "region", "ship", "ships")
"""What people try to trade, besides units and ships by their letters (AT-17.5)."""


# ---- what was typed


def read(verb: str, text: str, only: tuple[bool, int] | None) -> Step:
    head, colon, terms = text.partition(":")
    if verb == "offer":
        if not colon:
            raise refuse("offer-form")
        to, public = _to(head)
        gives, wants = _terms(terms)
        return Step(verb, to=to, public=public, gives=gives, wants=wants, only=only)
    if verb == "counter":
        gives, wants = _terms(terms)
        return Step(verb, number=number(head), gives=gives, wants=wants, only=only)
    which, _, cards = text.partition(" with ")
    gives = tuple(_item(each) for each in cards.split("+")) if cards else ()
    return Step(verb, number=number(which), gives=gives, only=only)


def _to(text: str) -> tuple[tuple[Seat, ...], bool]:
    words = text.lower().replace(",", " ").split()
    if words in (["all"], ["public"]):
        return (), words == ["public"]
    if not words:
        raise refuse("offer-form")
    return tuple(dict.fromkeys(map(colour, words))), False


def _terms(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    gives, _, wants = f" {text.strip()} ".partition(" for ")
    both = _items(gives), _items(wants)
    if all(item.startswith("promise") for side in both for item in side):
        raise refuse("card-in-trade")  # AT-28.48
    return both


def _items(text: str) -> tuple[str, ...]:
    parts = (part.strip() for part in text.split("+"))
    return tuple(_item(part) for part in parts if part.lower() not in NOTHING)


def _item(text: str) -> str:
    """`oil 3` as `oil.3`; `promise peace 2` as `promise peace.2`."""
    words = text.lower().split()
    if words[:1] == ["promise"]:
        what = ".".join(words[1:])
        if what not in trade.PROMISES:
            raise refuse("promise", x=text.strip(), list=", ".join(trade.PROMISES))
        return f"promise {what}"
    named = words and len(words[0]) >= SHORTEST and words[0] not in NEVER
    kinds = spelling.fitting(words[0], _KIND) if named else []
    if len(kinds) != 1 or len(words) > 2:
        raise refuse("tradeable", x=text.strip())  # AT-28.47
    return f"{kinds[0]}.{number(words[1]) if len(words) == 2 else 1}"


# ---- why it is refused


def check(state: State, seat: Seat, step: Step) -> None:
    """Public facts and the sender's own hand only (AT-23.16)."""
    if trade.locked(state):
        raise refuse("trade-locked")  # AT-28.46
    if step.verb == "offer":
        for other in step.to:
            if other == seat or other not in board.playing(state):
                raise _party(state)
        if seat == state.active:
            _check_open(state)
        if sum(deal.by == seat for deal in state.deals) >= trade.OPEN:
            raise refuse("offers-open", n=trade.OPEN)
        _check_terms(state, seat, step)
        return
    deal = next((deal for deal in state.deals if deal.id == step.number), None)
    mine = deal is not None and (deal.by == seat if step.verb == "recall" else seat in deal.to)
    if deal is None or not mine:
        raise refuse("offer", n=step.number)  # AT-28.52
    if step.verb == "accept":
        _check_accept(state, seat, deal, step)
    elif step.verb == "counter":
        _check_terms(state, seat, step)


def _party(state: State) -> Illegal:
    return refuse("party", seat=names.seat(state.active))  # AT-28.51


def _check_accept(state: State, seat: Seat, deal: Deal, step: Step) -> None:
    if state.active not in (seat, deal.by):
        raise _party(state)
    _check_open(state)
    given, wants = pick_cards(state, seat, step.gives), tuple(deal.wants)
    hand = given or state.players[seat].hand
    fits = not given or len(given) == len(wants)
    if not fits or not trade.fitting(tuple(sorted(hand)), wants):
        raise refuse("card-wanted", list=tuple(map(names.wanted, wants)))  # AT-28.50


def _check_open(state: State) -> None:
    if trade.possible(state):
        return
    if len(state.used) >= NUMBERS.actions:
        raise refuse("action-left")  # AT-28.17
    raise refuse("action-again", action=names.action("trade"))  # AT-28.18


def _check_terms(state: State, seat: Seat, step: Step) -> None:
    pick_cards(state, seat, [item for item in step.gives if not item.startswith("promise")])
    _wishes(step.wants)
    picks = len(step.gives) + len(step.wants) + max(len(step.to) - 1, 0)
    if picks > trade.MOST_PICKS:
        raise refuse("offer-long", n=trade.MOST_PICKS)


def pick_cards(state: State, seat: Seat, items: Iterable[str]) -> list[CardId]:
    """Cards of the hand that were named by kind and value."""
    found: list[CardId] = []
    for item in items:
        kind, _, value = item.partition(".")
        card = next(
            (
                each
                for each in sorted(state.players[seat].hand)
                if each not in found and (CARDS[each].kind, CARDS[each].value) == (kind, int(value))
            ),
            None,
        )
        if card is None:
            raise refuse("card", x=item.replace(".", " "))  # AT-28.49
        found.append(card)
    return found


def _wishes(items: Iterable[str]) -> list[Key]:
    found: list[Key] = []
    for item in items:
        if item.startswith("promise"):
            found.append("ask-promise/" + item.partition(" ")[2])
            continue
        if item not in trade.WANTS or f"more/{item}" in found:
            raise refuse("want", x=item.replace(".", " "))
        found.append(f"more/{item}" if f"want-card/{item}" in found else f"want-card/{item}")
    return found


# ---- what it picks


def begin(step: Step) -> Key:
    """In the idle question."""
    return "offer" if step.verb == "offer" else f"{step.verb}/{step.number}"


def whom(offer: Offer, step: Step) -> Key:
    """In the question to whom."""
    if step.public:
        return "announce"
    if not step.to:
        return next(key for key in ("propose-all", "announce") if offer.find(key))
    return f"propose/{step.to[0]}"


def accepted(state: State, seat: Seat, offer: Offer, step: Step) -> Key:
    """The way to accept that was named, else the cheapest one."""
    ways = [c.key for c in offer.choices if c.key.partition(".")[0] == f"accept/{step.number}"]
    if step.gives:
        cards = _alike(pick_cards(state, seat, step.gives))
        for key in ways:
            named = key.partition(".")[2]
            if named and _alike(named.split("+")) == cards:
                return key
    return ways[0]


def _alike(ids: Iterable[CardId]) -> list[tuple[str, int]]:
    return sorted((CARDS[card].kind, CARDS[card].value) for card in ids)


def terms(state: State, seat: Seat, step: Step) -> tuple[Key, ...]:
    """In the question what is given and wanted."""
    cards = pick_cards(state, seat, [each for each in step.gives if not each.startswith("promise")])
    promises = [each.partition(" ")[2] for each in step.gives if each.startswith("promise")]
    return (
        *(f"give/{card}" for card in cards),
        *(f"promise/{what}" for what in promises),
        *_wishes(step.wants),
        *(f"also/{other}" for other in step.to[1:]),
    )
