"""Cards that can be looked up are named and explained in every language, and give nothing away."""

from __future__ import annotations

import pytest

from bot.text import LANGUAGES, words
from engines.extras import CardCatalogue
from engines.registry import GAMES, engine

CARDED = [game for game in GAMES if isinstance(engine(game), CardCatalogue)]


def test_the_games_whose_cards_do_something_explain_them() -> None:
    assert CARDED == ["race_to_the_rhine", "quartermaster", "total_domination", "overlord"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CARDED)
def test_every_card_is_named_and_explained(game: str, lang: str) -> None:
    rules = engine(game)
    assert isinstance(rules, CardCatalogue)
    cards = rules.cards(None)
    said = [(words(lang).say(c.name), words(lang).say(c.owner) if c.owner else "") for c in cards]
    assert len(set(said)) == len(cards) > 20
    for card in cards:
        assert 3 <= len(words(lang).say(card.text)) <= 400
        assert len(card.id) <= 100
