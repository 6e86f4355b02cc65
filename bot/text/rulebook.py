"""The numbered rules of a game, to be looked up by number or by words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from engines.kit.spelling import plain

HOME = Path(__file__).parents[2] / "data"
_RULE = re.compile(r"^([A-Z]+-\d+(?:\.\d+)+) +(.+)$")


class Rulebook:
    """The rules of one game in one language, read from `data/<game>/rules.<lang>.md`."""

    def __init__(self, game: str, lang: str) -> None:
        self.rules: dict[str, str] = {}
        self.chapters: dict[str, str] = {}
        """What each rule stands under: `RR-10.21` -> `Moving a corps`."""
        chapter = ""
        for line in (HOME / game / f"rules.{lang}.md").read_text("utf-8").splitlines():
            if line.startswith("## "):
                chapter = line[3:].partition(" ")[2]
            elif rule := _RULE.match(line):
                self.rules[rule[1]] = rule[2]
                self.chapters[rule[1]] = chapter
        self._words = {
            id: (_words(text), _words(self.chapters[id])) for id, text in self.rules.items()
        }

    def find(self, id: str) -> str | None:
        """The rule of that number; `10.21` and `rr-10.21` will do."""
        return self.rules.get(self._full(id))

    def search(self, words: str, most: int = 10) -> list[tuple[str, str]]:
        """The rules that speak of these words, best first. A number finds its rule, or a chapter's
        rules. Case and accents do not matter, and endings hardly."""
        if (id := self._full(words)) in self.rules:
            return [(id, self.rules[id])]
        wanted = _words(words)
        if len(wanted) == 1 and wanted[0].isdigit():
            chapter = [id for id in self.rules if id.partition("-")[2].startswith(f"{wanted[0]}.")]
            return [(id, self.rules[id]) for id in chapter[:most]]
        scores: dict[str, float] = {}
        for id, (text, chapter_words) in self._words.items():
            hits = [
                max(_likeness(word, text), _likeness(word, chapter_words) / 2) for word in wanted
            ]
            # What has all the words comes before what has some, and first what begins with them;
            # of equals the first in the book.
            if any(hits):
                begins = text[: len(wanted)] == wanted
                scores[id] = sum(hits) + sum(1 for hit in hits if hit) + begins
        best = sorted(scores, key=lambda id: -scores[id])
        return [(id, self.rules[id]) for id in best[:most]]

    def _full(self, id: str) -> str:
        prefix = next(iter(self.rules)).partition("-")[0]
        number = id.strip().upper().removeprefix(prefix).lstrip("- ")
        return f"{prefix}-{number}"


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    return Rulebook(game, lang)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))


def _likeness(word: str, text: list[str]) -> float:
    """1 for the word itself, a little less for its beginning, half for the same stem."""
    if word in text:
        return 1.0
    if len(word) >= 3 and any(other.startswith(word) for other in text):
        return 0.9
    stem = word[: max(4, len(word) - 3)]
    return 0.5 if len(word) > 4 and any(other.startswith(stem) for other in text) else 0.0
