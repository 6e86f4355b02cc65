"""What is sent to a page follows from what its person may know: in two positions they cannot tell
apart it is the same, byte for byte. And it is enough: whatever lies somewhere can be tapped."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.model import PlayerView, Prompt, Sight
from bot.book.speech import Speech
from bot.text import words
from bot.web import seen
from conformance.cases import Case, cases_of, dice, random_game
from engines.kit.simulate import QuickRng
from engines.registry import GAMES
from renderers import in_print

SAID = words("en")


class Place:
    """As much of a table as pictures ask for."""

    def __init__(self, game: str) -> None:
        self.id, self.game = 1, game


def shown(case: Case, state: Any, seat: str) -> tuple[Any, Any, Prompt | None]:
    """The pictures and the question of a seat as they go out to a page that is new."""
    offer = case.engine.offers(state).get(seat)
    prompt = Prompt(1, seat, offer, 1, None, 0) if offer else None
    table: Any = Place(case.engine.name)
    views = PlayerView(table, case.engine.view(state, None), {seat: case.engine.view(state, seat)})
    sight = Sight(table, (prompt,) if prompt else (), 0, views=lambda: views)
    return *seen.pictured(sight, prompt, in_print(SAID.say)), prompt


def sent(case: Case, state: Any, seat: str) -> str:
    told, drawn, prompt = shown(case, state, seat)
    asked = seen.question(prompt, Speech(SAID, seen.NOBODY)) if prompt else None
    return json.dumps([told, sorted(drawn.items()), asked])


@pytest.mark.parametrize("game", GAMES)
def test_a_page_cannot_tell_twins_apart(game: str) -> None:
    case = cases_of(game)[0]
    played = random_game(case, 0)
    compared = 0
    for at, saved in played.sample(3, QuickRng(2)):
        seat = case.seats[at % len(case.seats)]
        state = case.engine.load(saved)
        other = case.twin(case.engine.load(saved), seat, dice(at))
        if other is None:
            continue
        compared += case.engine.dump(other) != saved
        assert sent(case, state, seat) == sent(case, other, seat), f"move {at} seen by {seat}"
    assert compared, "positions that differ"


@pytest.mark.parametrize("game", GAMES)
def test_every_place_that_can_be_picked_can_be_tapped(game: str) -> None:
    case, found = cases_of(game)[0], 0
    for _, saved in random_game(case, 1).sample(12, QuickRng(3)):
        state = case.engine.load(saved)
        for seat, offer in case.engine.offers(state).items():
            told, drawn, _ = shown(case, state, seat)
            places = {each.place for each in offer.choices if each.place}
            spots = dict(told["spots"])
            assert places <= spots.keys() <= places | {offer.place}, offer.question.id
            assert {name for name, *_ in told["board"]} <= drawn.keys()
            found += len(places)
    assert found
