"""What the game offers besides its rules: whose turn is next, what somebody has, its cards, how its
past is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from engines.contract import Event, Msg, Seat, msg
from engines.extras import CardText
from engines.quartermaster import card_text, names
from engines.quartermaster.components import BIT, COUNTRIES, DECK, SPACES, CardId, book, unit_of
from engines.quartermaster.state import State


def next_turn(state: State) -> Seat | None:
    if not state.country:
        return None
    at = COUNTRIES.index(state.country) + 1
    order = (*COUNTRIES[at:], *COUNTRIES[:at])
    return next((each for each in order if each not in state.conceded), None)


def pieces(state: State, seat: Seat) -> dict[str, str]:
    mine = state.units[seat]
    return {space: unit_of(space) for space in SPACES if mine & BIT[space]}


def hand(state: State, seat: Seat) -> list[str]:
    return sorted(state.nations[seat].hand)


def cards(state: State | None) -> tuple[CardText, ...]:
    """Basic cards once, the others by countries in turn order."""
    found: dict[str, CardText] = {}
    for card_id, card in book(state.rules.variants if state else "").items():
        basic = card.type in card_text.BASIC
        key = names.card(card_id).id if basic else card_id
        owner = None if basic else names.country(card.country)
        lies = () if basic or state is None else tuple(_lies(state, card_id))
        found.setdefault(
            key, CardText(card_id, names.card(card_id), card_text.of(card), owner, lies)
        )
    return tuple(found.values())


def _lies(state: State, card: CardId) -> list[Msg]:
    """Section 11: Statuses, the top card of a pile, and Responses that have been shown."""
    nation = state.nations[card.partition(".")[0]]
    found = [msg("qm-lies-table")] if card in nation.statuses else []
    if nation.shown[-1:] == [card]:
        found.append(msg("qm-lies-top"))
    elif card in state.seen:
        found.append(msg("qm-lies-seen"))
    return found


def held(view: Any, seat: Seat) -> frozenset[str]:
    return frozenset(piece.space for piece in view.pieces if piece.country == seat)


COUNTED: dict[str, tuple[CardId, ...]] = {
    "played": tuple(book()),
    "used": tuple(
        card.id
        for card in book().values()
        if any(ability.trigger or ability.window == "instead" for ability in card.abilities)
    ),
}
"""Each card as it is played; Statuses and Responses again as they are used."""


def figures(state: State) -> dict[str, float]:
    axis, allies = state.vp["axis"], state.vp["allies"]
    return {"rounds": state.round, "vp_axis": axis, "vp_allies": allies, "vp_lead": axis - allies}


def count(events: Iterable[Event]) -> Iterator[tuple[str, CardId]]:
    """What the log of a move tells of cards, by the headings above."""
    for event in events:
        text = event.text
        if text.id == "qm-played":
            yield "played", _card(text, text.args["country"])
        elif text.id == "qm-played-response-own":
            assert event.audience
            yield "played", _card(text, names.country(event.audience[0]))
        elif text.id == "qm-used":
            yield "used", _card(text, text.args["country"])


def _card(text: Msg, country: object) -> CardId:
    card = text.args["card"]
    assert isinstance(card, Msg)
    assert isinstance(country, Msg)
    return _by_name()[country.id, card.id]


@cache
def _by_name() -> dict[tuple[str, str], CardId]:
    """Basic cards are called the same everywhere, so the country tells which is meant."""
    return {
        (names.country(country).id, names.card(card).id): card
        for country in COUNTRIES
        for card in DECK[country]
    }
