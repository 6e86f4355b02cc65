"""Whatever the table says has words, in every language."""

import re
from pathlib import Path

import pytest

from bot.app.people import lobby
from bot.text import LANGUAGES, words

APP = Path(lobby.__file__).parent


def ids() -> list[str]:
    texts = [file.read_text("utf-8") for file in sorted(APP.rglob("*.py"))]
    found = {message for text in texts for message in re.findall(r'[mM]sg\(\s*"([a-z-]+)"', text)}
    assert len(found) > 40
    return sorted(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ids())
def test_every_message_of_the_table_has_words(lang: str, message: str) -> None:
    assert words(lang).knows(message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_options_of_every_table_have_names(lang: str) -> None:
    for option in lobby.TABLE_OPTIONS:
        assert words(lang).knows(f"table-option-{option.name}")
