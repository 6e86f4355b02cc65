"""Signs for menus: every one of a message that there is, told apart, small, and never missed."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from bot.commands.simulate import chosen, seated
from bot.text import words
from engines.contract import Choice, Msg, msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.registry import GAMES, engine
from renderers import renderer
from renderers.signs import Sign, meanings, named

UPLOAD = 256 * 1024
"""The largest emoji Discord takes."""


def signs(game: str) -> dict[str, Sign]:
    found = renderer(game)
    return named(found.signs) if found else {}


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_means_a_message_that_there_is(game: str) -> None:
    said = words("en")
    assert [key for key in signs(game) if not said.knows(key.partition(":")[0])] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_one_drawing_and_fits(game: str) -> None:
    every = signs(game).values()
    assert len({one.name for one in every}) == len({one.shapes for one in every})
    for one in every:
        assert 2 <= len(one.name) <= 32
        assert one.name.replace("_", "").isalnum()


def test_a_picture_is_as_discord_takes_it_and_shows_something() -> None:
    found = signs("attack")["at-n-tank"]
    picture = Image.open(BytesIO(found.png))
    assert picture.size == (128, 128)
    assert len(found.png) < UPLOAD
    assert picture.getpixel((0, 0))[3] == 0, "its corners are open"  # type: ignore[index]
    assert len(picture.convert("RGB").getcolors() or ()) > 2


def test_another_drawing_has_another_name() -> None:
    one, other = signs("attack")["at-n-tank"], signs("attack")["at-n-plane"]
    again = named({"at-n-tank": other.shapes})["at-n-tank"]
    assert again.name.rpartition("_")[0] == one.name.rpartition("_")[0]
    assert again.name != one.name


def test_a_message_is_looked_at_before_what_fills_its_gaps() -> None:
    said = msg("at-do-buy", unit=msg("at-n-tank", n=2), where=(msg("td-unit", a="usa", b="army"),))
    assert list(meanings(said)) == ["at-do-buy", "at-n-tank", "td-unit:usa:army", "td-unit"]


SHARE = {
    "attack": 0.5,
    "overlord": 0.25,
    "total_domination": 0.6,
    "quartermaster": 0.45,
    "race_to_the_rhine": 0.6,
}
"""So much of what is asked in a game has a sign at least."""


@pytest.mark.parametrize("game", SHARE)
def test_much_of_what_is_asked_has_a_sign(game: str) -> None:
    rules, known = engine(game), signs(game)
    options = chosen(rules, "")
    position = rules.new(seated(rules, None, options), options, SeededRng(b"signs"))
    found: Counter[bool] = Counter()
    for _ in islice(walk(rules, position, SeededRng(b"dice"), QuickRng(1), able), 60):
        for offer in rules.offers(position).values():
            prefix = offer.question.id.partition("-")[0]
            found.update(_shown(each, prefix, known) for each in offer.choices)
    assert found[True] / found.total() > SHARE[game]


def _shown(choice: Choice, prefix: str, known: dict[str, Sign]) -> bool:
    about = (choice.label, Msg(f"{prefix}-verb-{choice.verb}"))
    return any(each in known for one in about for each in meanings(one))
