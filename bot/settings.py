"""What a host has set: in the environment, or in a file called .env."""

from __future__ import annotations

import os
from pathlib import Path


def settings(file: Path = Path(".env")) -> dict[str, str]:
    """What the environment says, over what stands in the file."""
    found = {}
    if file.is_file():
        for line in file.read_text("utf-8").splitlines():
            name, equals, value = line.partition("=")
            if equals and not name.lstrip().startswith("#"):
                found[name.strip()] = value.strip().strip("'\"")
    return found | dict(os.environ)


def games_file(given: Path | None = None) -> Path:
    """The file everything is kept in."""
    return given or Path(settings().get("ADJUTANT_DB") or "adjutant.sqlite3")
