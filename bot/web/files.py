"""The files of the page that anybody may have."""

from __future__ import annotations

from pathlib import Path

from engines.kit import data
from renderers.svg import FACES

HERE = Path(__file__).parent
FONTS = tuple(data.HOME / "fonts" / f"{name}.ttf" for name in FACES)
FILES = (HERE / "board.js", HERE / "board.css", *FONTS)
"""What a board needs wherever it is shown."""
