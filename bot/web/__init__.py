"""A table in a browser: boards that are looked at, moved and tapped."""

from pathlib import Path

from engines.kit import data
from renderers.svg import FACES

HERE = Path(__file__).parent
FONTS = [data.HOME / "fonts" / f"{name}.ttf" for name in FACES]
FILES = (HERE / "board.js", HERE / "board.css", *FONTS)
"""What a board needs wherever it is shown."""
