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
    return with_token(found | dict(os.environ))


def with_token(found: dict[str, str]) -> dict[str, str]:
    """The token may stand in a file of its own: one that is named, or a credential of systemd."""
    named, folder = found.get("DISCORD_TOKEN_FILE"), found.get("CREDENTIALS_DIRECTORY")
    for place in (named, folder and f"{folder}/discord_token"):
        if place and not found.get("DISCORD_TOKEN") and Path(place).is_file():
            found["DISCORD_TOKEN"] = Path(place).read_text("utf-8").strip()
    return found


def games_file(given: Path | None = None) -> Path:
    """The file everything is kept in."""
    return given or Path(settings().get("ADJUTANT_DB") or "adjutant.sqlite3")
