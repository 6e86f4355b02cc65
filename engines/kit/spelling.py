"""Finds the known name that something typed means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache

from engines.kit.data import Row, read

Names = Mapping[str, tuple[str, ...]]
"""All spellings of a thing, as `key` writes them, by its id."""


class _Exonyms(Row):
    names: dict[str, tuple[str, ...]]


@cache
def exonyms(game: str) -> Names:
    """What things of a game are called besides, in other languages than the board's."""
    return read(game, "exonyms.json", _Exonyms).names


def plain(text: str) -> str:
    """Lower case without accents; arrows, apostrophes and spaces written in one way."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    letters = "".join(c for c in decomposed if not unicodedata.combining(c))
    letters = letters.replace("→", ">").replace("->", ">").replace("’", "'")
    return re.sub(r"\s+", " ", letters).strip()


SMALL = frozenset(["a", "an", "the", "and", "in", "into", "to", "of", "from", "on", "at", "with"])
SMALL |= frozenset(["w", "we", "z", "ze", "na", "do", "od", "i", "o", "po"])
"""Words that tell nothing of a name, in either language."""


def without_small_words(line: str) -> str:
    """The first word stays: it may be a verb."""
    first, *others = line.split(" ")
    return " ".join([first, *(word for word in others if word not in SMALL)])


def key(name: str) -> str:
    """Letters and digits only: `St. Vith`, `st-vith` and `st_vith` become the same."""
    return "".join(c for c in plain(name) if c.isalnum())


def keys(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(key, names))


def fitting(typed: str, names: Names) -> list[str]:
    """The ids a typed name may mean: exact matches, else those whose name begins so."""
    wanted = key(typed)
    if not wanted:
        return []
    whole = [thing for thing, called in names.items() if wanted in called]
    return whole or [
        thing for thing, called in names.items() if any(name.startswith(wanted) for name in called)
    ]


def near(typed: str, names: Names) -> list[str]:
    """Up to three ids with a similar name, or else one that begins or ends similarly, for the
    refusal that asks "did you mean"."""
    by_name = {name: thing for thing, called in names.items() for name in called}
    wanted = key(typed)
    close = get_close_matches(wanted, by_name, n=3, cutoff=0.7)
    if not close and len(wanted) >= TELLING:
        n = len(wanted) + 1
        by_name = {p: thing for name, thing in by_name.items() for p in (name[:n], name[-n:])}
        close = get_close_matches(wanted, by_name, n=3, cutoff=0.7)
    return list(dict.fromkeys(by_name[name] for name in close))


TELLING = 4
"""So many letters of a part of a name tell it."""
