"""Numbers about finished games: how they ended and which cards were played and used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from engines.contract import Event, Msg
from engines.quartermaster import names
from engines.quartermaster.components import COUNTRIES, DECK, CardId, book
from engines.quartermaster.state import State

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
