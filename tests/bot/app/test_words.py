"""The options of every table have names, in every language."""

import pytest

from bot.app.people import lobby
from bot.text import LANGUAGES, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_options_of_every_table_have_names(lang: str) -> None:
    for option in lobby.TABLE_OPTIONS:
        assert words(lang).knows(f"table-option-{option.name}")
