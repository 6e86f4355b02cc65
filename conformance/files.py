"""The files that every game has besides its engine, and what to do when one is missing."""

from __future__ import annotations

from pathlib import Path

from bot.text import LANGUAGES
from conformance.places import Place


def missing_files(place: Place, prefix: str) -> list[str]:
    """What a game lacks, each with what belongs there."""
    wanted = {
        place.pictures / "__init__.py": "its pictures: docs/REFERENCE.md, Renderers",
        place.rules: f"its rules by number: **{prefix.upper()}-1.1**",
        place.data / "SOURCES.md": "where each fact was found, or that it was designed here",
        place.tests / "twin.py": "its tables and twins: docs/ADDING_A_GAME.md",
        place.tests / "golden": "transcripts: conformance/golden.py",
    }
    for lang in LANGUAGES:
        wanted[place.data / f"rules.{lang}.md"] = "the rules that players look up"
        wanted[place.data / "words" / f"{lang}.ftl"] = f"its sentences, {prefix}-..."
    lacking = [f"{file} is missing: {what}" for file, what in wanted.items() if not there(file)]
    return lacking + unnamed(place.data)


def there(file: Path) -> bool:
    return (
        any(file.iterdir()) if file.is_dir() else file.is_file() and bool(file.read_text("utf-8"))
    )


def unnamed(folder: Path) -> list[str]:
    """Data files whose origin SOURCES.md does not tell."""
    sources = folder / "SOURCES.md"
    told = sources.read_text("utf-8") if sources.is_file() else ""
    return [
        f"{sources} says nothing of {file.name}"
        for file in sorted(folder.glob("*.json"))
        if told and file.name not in told
    ]
