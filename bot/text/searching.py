"""What a question is about: its words without endings, and without those every question has."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engines.kit.spelling import plain

WORDS = 12
"""Words of a question that are looked for."""
SHORTEST = 3
"""Letters that are left when an ending goes."""


class Language(NamedTuple):
    """How one language asks: read from `searching.json`."""

    stop: frozenset[str]
    """Words that say nothing about what is looked for."""
    endings: tuple[str, ...]
    """The longest first."""
    same: Mapping[str, tuple[str, ...]]
    """What newcomers call things, and what titles call them; both without endings."""

    def asked(self, text: str) -> list[str]:
        """The stems of a question, each once."""
        return list(dict.fromkeys(self.stems(text)))[:WORDS]

    def stems(self, text: str) -> list[str]:
        """The words that say something, without their endings."""
        words = re.findall(r"\w+", plain(text))
        return [self.stem(word) for word in words if word not in self.stop]

    def stem(self, word: str) -> str:
        """The word without its ending, which may have two parts: `ordered`, `order`."""
        for _ in range(2):
            ending = next((each for each in self.endings if self._ends(word, each)), "")
            word = word.removesuffix(ending)
            if ending in ("ing", "ed") and word[-2:-1] == word[-1:]:
                word = word[:-1]  # winning, stopped
        return word

    def related(self, stem: str) -> tuple[str, ...]:
        return self.same.get(stem, ())

    def _ends(self, word: str, ending: str) -> bool:
        return word.endswith(ending) and len(word) - len(ending) >= SHORTEST


@cache
def language(lang: str) -> Language:
    found = json.loads(Path(__file__).with_name("searching.json").read_text("utf-8"))[lang]
    endings = tuple(sorted(found["endings"].split(), key=len, reverse=True))
    bare = Language(frozenset(found["stop"].split()), endings, {})
    same = {
        bare.stem(plain(asked)): tuple(bare.stem(plain(each)) for each in called.split())
        for asked, called in found["same"].items()
    }
    return bare._replace(same=same)
