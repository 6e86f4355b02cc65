"""What somebody typed, and which of the known names it means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

Names = Mapping[str, tuple[str, ...]]
"""Everything a thing is called, as `key` writes it, by the id of the thing."""


def plain(text: str) -> str:
    """Lower case without accents; arrows, apostrophes and spaces in one spelling."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    letters = "".join(c for c in decomposed if not unicodedata.combining(c))
    letters = letters.replace("→", ">").replace("->", ">").replace("’", "'")
    return re.sub(r"\s+", " ", letters).strip()


def key(name: str) -> str:
    """Letters and digits only: `St. Vith`, `st-vith` and `st_vith` are the same name."""
    return "".join(c for c in plain(name) if c.isalnum())


def keys(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(key, names))


def fitting(typed: str, names: Names) -> list[str]:
    """The ids a typed name may mean: those called so, else those whose name begins so."""
    wanted = key(typed)
    if not wanted:
        return []
    whole = [id for id, called in names.items() if wanted in called]
    return whole or [
        id for id, called in names.items() if any(name.startswith(wanted) for name in called)
    ]


def near(typed: str, names: Names) -> list[str]:
    """Up to three ids with a similar name, for the refusal that asks "did you mean"."""
    by_name = {name: id for id, called in names.items() for name in called}
    close = get_close_matches(key(typed), by_name, n=3, cutoff=0.7)
    return list(dict.fromkeys(by_name[name] for name in close))
