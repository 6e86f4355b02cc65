"""What every test stands on."""

import pytest

from bot.text import Words

Words.strict = True


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden transcripts anew")
