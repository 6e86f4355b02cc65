"""AT-17. Offers of cards in typed words: to some, `all` or the `public`; see `TABLE`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engines.attack import trade
from engines.attack.components import CARDS, KINDS, CardId
from engines.attack.orders.words import colour, number, refuse
from engines.attack.state import State
from engines.contract import Key, Msg, Offer, Picks, Seat
from engines.kit import spelling
from engines.kit.refusal import first
from engines.kit.turns import reasons
from engines.kit.turns.notation import Found, Shorthand
from engines.kit.turns.wishes import Wish, one_of, wish

Items = Sequence[str]
Wishes = Iterator[Wish[State]]

VERBS = ("offer", "accept", "decline", "recall", "counter")
_KIND: spelling.Names = {kind: (kind,) for kind in (*KINDS, "any")}
SHORTEST = 3
"""So many letters of a kind tell it."""
NOTHING = ("", "nothing")
TERMS = "oil 3 + promise peace 2 for minerals 2 + any 1"
NEVER = ("pp", "capital", "unit", "units", "region", "ship", "ships")
"""What people try to trade, besides units and ships by their letters."""


# ---- what was typed


def _offer(state: State, seat: Seat, found: Found) -> Wishes:
    """Three questions: that there is an offer, to whom, and what is given and wanted."""
    to, public = _to(found["rest"])
    gives, wants = _terms(found["some"])
    yield Wish((("offer",),), needs=_sendable(seat, gives, wants))
    if to:
        yield wish(f"propose/{to[0]}")
    else:
        yield wish("announce") if public else one_of("propose-all", "announce")
    yield Wish((("give/",),), choose=_given(seat, gives, wants, to[1:]))


def _counter(state: State, seat: Seat, found: Found) -> Wishes:
    gives, wants = _terms(found["some"])
    yield Wish(((f"counter/{found['n']}",),), needs=_sendable(seat, gives, wants))
    yield Wish((("give/",),), choose=_given(seat, gives, wants, ()))


def _accept(state: State, seat: Seat, found: Found) -> Wishes:
    """The way that was named, else the cheapest one."""
    cards = tuple(_item(each) for each in found["some"].split("+")) if found.get("some") else ()
    if any(card.startswith("promise") for card in cards):
        raise reasons.unread(found["some"], "minerals 2")

    def choose(state: State, offer: Offer, said: Mapping[str, str]) -> Picks:
        key = f"accept/{found['n']}"
        ways = [c.key for c in offer.choices if c.key.partition(".")[0] == key]
        if cards:
            wanted = _alike(pick_cards(state, seat, cards))
            named = ((way, way.partition(".")[2]) for way in ways)
            ways = [way for way, ids in named if not ids or _alike(ids.split("+")) == wanted]
        return tuple(ways[:1])

    yield Wish(
        ((f"accept/{found['n']}",),), choose=choose, reached=lambda state: "trade" in state.used
    )


def _sendable(seat: Seat, gives: Items, wants: Items) -> Callable[[State], Msg | None]:
    """Cards of one's own, told before the first answer; a hand is no secret to its owner."""

    def needs(state: State) -> Msg | None:
        return first(lambda: terms(state, seat, gives, wants, ()))

    return needs


def _given(
    seat: Seat, gives: Items, wants: Items, also: Items
) -> Callable[[State, Offer, Mapping[str, str]], Picks]:
    def choose(state: State, offer: Offer, said: Mapping[str, str]) -> Picks:
        return terms(state, seat, gives, wants, also) if seat in state.drafts else ()

    return choose


def _to(text: str) -> tuple[tuple[Seat, ...], bool]:
    words = text.lower().replace(",", " ").split()
    if words in (["all"], ["public"]):
        return (), words == ["public"]
    if not words:
        raise reasons.unread(":", "offer blue: oil 3 for rail 1")
    return tuple(dict.fromkeys(map(colour, words))), False


def _terms(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    gives, _, wants = f" {text.strip()} ".partition(" for ")
    both = _items(gives), _items(wants)
    if all(item.startswith("promise") for side in both for item in side):
        raise reasons.unread(text.strip() or ":", TERMS)  # AT-17.6
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
            raise reasons.unread(text.strip(), "promise " + trade.PROMISES[0].replace(".", " "))
        return f"promise {what}"
    kind = next((word for word in words if not word.isdecimal()), "")
    named = len(kind) >= SHORTEST and kind not in NEVER
    kinds = spelling.fitting(kind, _KIND) if named else []
    if len(kinds) != 1 or len(words) > 2:
        raise reasons.unread(text.strip(), TERMS)  # AT-17.5
    if words[0] != kind:  # the number is the value of a card
        raise reasons.unread(text.strip(), f"{kinds[0]} {words[0]}")
    return f"{kinds[0]}.{number(words[1]) if len(words) == 2 else 1}"


# ---- what it picks


def pick_cards(state: State, seat: Seat, items: Iterable[str]) -> list[CardId]:
    """Cards of the hand that were named by kind and value."""
    found: list[CardId] = []
    for item in items:
        kind, _, value = item.partition(".")
        left = (each for each in sorted(state.players[seat].hand) if each not in found)
        like = [c for c in left if (CARDS[c].kind, CARDS[c].value) == (kind, int(value))]
        if not like:
            raise refuse("card", x=item.replace(".", " "))  # AT-28.49
        found.append(like[0])
    return found


def _wishes(items: Iterable[str]) -> list[Key]:
    found: list[Key] = []
    for item in items:
        if item.startswith("promise"):
            found.append("ask-promise/" + item.partition(" ")[2])
            continue
        if item not in trade.WANTS or f"more/{item}" in found:
            raise reasons.unread(item.partition(".")[0], TERMS)
        found.append(f"more/{item}" if f"want-card/{item}" in found else f"want-card/{item}")
    return found


def _alike(ids: Iterable[CardId]) -> list[tuple[str, int]]:
    return sorted((CARDS[card].kind, CARDS[card].value) for card in ids)


def terms(state: State, seat: Seat, gives: Items, wants: Items, also: Items) -> Picks:
    """In the question what is given and wanted."""
    cards = pick_cards(state, seat, [each for each in gives if not each.startswith("promise")])
    promises = [each.partition(" ")[2] for each in gives if each.startswith("promise")]
    return (
        *(f"give/{card}" for card in cards),
        *(f"promise/{what}" for what in dict.fromkeys(promises)),
        *dict.fromkeys(_wishes(wants)),
        *(f"also/{other}" for other in also),
    )


TABLE: tuple[Shorthand[State], ...] = (
    Shorthand("offer {rest}: ?{some}", _offer, "offer blue: oil 3 for rail 1", "trade"),
    Shorthand("counter {n}: ?{some}", _counter, "counter 4: rail 1 for oil 2"),
    Shorthand("accept {n} with {some}", _accept, "accept 4 with minerals 2"),
    Shorthand("accept {n}", _accept, "accept 4"),
    Shorthand("decline {n}", "decline/{n}", "decline 4"),
    Shorthand("recall {n}", "recall/{n}", "recall 4"),
)
