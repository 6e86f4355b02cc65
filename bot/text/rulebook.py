"""What a question is about: its words without endings, and without those every question has."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import takewhile
from math import log
from pathlib import Path
from typing import NamedTuple

from engines.kit import data
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


_RULE = re.compile(r"^([A-Z]+-\d+(?:\.\d+)+) +(.+)$")

LONGEST = 200
"""Characters of a question that are read, so that nobody can keep the bot busy with one."""
FOUND = 2.0
"""How much it counts that a word is there at all: first comes what has all the words."""
FIRST = 4
"""Rules of one section that are shown before others have their turn."""
TITLE, RELATED, EARLY = 2.4, 1.2, 0.1
"""How much a word counts in the title of a section, one that means the same, and one with which a
rule begins."""
ASKED, SMALL, ENOUGH = 36.0, 0.1, 30
"""How much it counts that a rule answers what is asked: more than any words of its own. What a
small word (how, my) is worth of that, and the words of a question that are read."""
SAME, BEGINNING, AKIN = 1.0, 0.8, 0.5
"""How much the word itself counts, the beginning of a word, and a word that begins like it."""
Index = dict[str, list[str]]
"""The rules in which each word stands, by its stem."""


class Rulebook:
    """The rules of one game in one language, read from `data/<game>/rules.<lang>.md`."""

    def __init__(self, game: str, lang: str) -> None:
        self.rules: dict[str, str] = {}
        self.chapters: dict[str, str] = {}
        """What each rule stands under: `RR-10.21` -> `Moving a corps`."""
        chapter = ""
        for line in data.path(game, f"rules.{lang}.md").read_text("utf-8").splitlines():
            if line.startswith("## "):
                chapter = line[3:].partition(" ")[2]
            elif rule := _RULE.match(line):
                self.rules[rule[1]] = rule[2]
                self.chapters[rule[1]] = chapter
        self._language = language(lang)
        self._bodies = _index(self._language, self.rules)
        self._titles = _index(self._language, self.chapters)
        self._first = _index(
            self._language, {rule: _begins(text) for rule, text in self.rules.items()}
        )
        self._answers = _answers(self._language, game, lang)
        """What people ask to which each rule is the answer: the words of each such question."""
        self._small = {self._language.stem(word) for word in self._language.stop}
        self._alike: dict[str, list[str]] = defaultdict(list)
        """Every word of the book by its first letters."""
        for stem in self._bodies | self._titles:
            self._alike[stem[:3]].append(stem)

    def find(self, rule: str) -> str | None:
        """The rule of that number; `10.21` and `rr-10.21` will do."""
        return self.rules.get(self._full(rule))

    def search(self, words: str, most: int = 10) -> list[tuple[str, str]]:
        """The rules that answer a question, best first: a section whose title has the words with
        its first rules, then rules that speak of them. A number finds its rule, or a chapter's
        rules. Case and accents do not matter, and endings hardly."""
        words = words[:LONGEST]
        if (rule := self._full(words)) in self.rules:
            return [(rule, self.rules[rule])]
        if words.strip().isdecimal():
            begin = f"{words.strip()}."
            chapter = [rule for rule in self.rules if rule.partition("-")[2].startswith(begin)]
            return [(rule, self.rules[rule]) for rule in chapter[:most]]
        scores = dict.fromkeys(self.rules, 0.0)
        for stem in self._language.asked(words):
            for rule, score in self._word(stem).items():
                scores[rule] += score
        for rule, score in self._asked(words).items():
            scores[rule] += score
        found = [rule for rule, score in scores.items() if score]
        best = sorted(found, key=lambda rule: -scores[rule])  # of equals the first in the book
        return [(rule, self.rules[rule]) for rule in self._by_section(best, most)]

    def _asked(self, question: str) -> dict[str, float]:
        """The rules that answer this question: all words of something asked of them are in it. The
        more of its words that are, the surer."""
        words = [self._language.stem(word) for word in _words(question)]
        weight = sum(map(self._weight, words))
        found: dict[str, float] = {}
        for rule, questions in self._answers:
            known = max(
                (
                    sum(map(self._weight, each))
                    for each in questions
                    if all(_meant(word, words) for word in each)
                ),
                default=0.0,
            )
            if known:
                found[rule] = ASKED * known * known / weight
        return found

    def _weight(self, word: str) -> float:
        return SMALL if word in self._small else 1.0

    def _word(self, stem: str) -> dict[str, float]:
        """How much each rule has to do with one word; a rare word says more than a common one."""
        related = self._language.related(stem)
        found = self._in(self._bodies, stem)
        weight = log(1 + len(self.rules) / max(len(found), 1))
        for rule in () if related else self._first.get(stem, ()):
            found[rule] = found.get(rule, 0.0) + EARLY
        for rule in {
            rule for other in related for rule in self._in(self._titles, other, BEGINNING)
        }:
            found[rule] = found.get(rule, 0.0) + RELATED
        for rule, likeness in self._in(self._titles, stem).items():
            found[rule] = max(
                found.get(rule, 0.0), TITLE * likeness
            )  # the section from its beginning
        return {rule: weight * (FOUND + score) for rule, score in found.items()}

    def _in(self, where: Index, stem: str, least: float = AKIN) -> dict[str, float]:
        """The rules in which a word stands, and how surely it is meant."""
        found: dict[str, float] = {}
        for likeness, other in self._like(stem, least):
            for rule in where.get(other, ()):
                found[rule] = max(found.get(rule, 0.0), likeness)
        return found

    def _like(self, stem: str, least: float) -> list[tuple[float, str]]:
        """The words of the book that may be meant by a word, and how surely."""
        found = []
        for other in self._alike.get(stem[:3], ()):
            same = _shared(stem, other)
            if same == len(stem) == len(other):
                found.append((SAME, other))
            elif same == len(stem) and same >= 3:
                found.append((BEGINNING, other))
            elif same >= 5 and same >= 0.6 * max(len(stem), len(other)):
                found.append((AKIN, other))
        return [each for each in found if each[0] >= least]

    def _by_section(self, best: list[str], most: int) -> list[str]:
        """The first few of each section stand before the rest of them."""
        seen: dict[str, int] = defaultdict(int)
        first: list[str] = []
        rest: list[str] = []
        for rule in best:
            seen[self.chapters[rule]] += 1
            (first if seen[self.chapters[rule]] <= FIRST else rest).append(rule)
        return [*first, *rest][:most]

    def _full(self, rule: str) -> str:
        prefix = next(iter(self.rules)).partition("-")[0]
        number = rule.strip().upper().removeprefix(prefix).lstrip("- ")
        return f"{prefix}-{number}"


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    return Rulebook(game, lang)


def _answers(language: Language, game: str, lang: str) -> list[tuple[str, list[list[str]]]]:
    """Read from `data/<game>/questions.json`; a game may have none."""
    path = data.path(game, "questions.json")
    written = json.loads(path.read_text("utf-8"))[lang] if path.exists() else {}
    return [
        (rule, [[language.stem(word) for word in _words(each)] for each in asked.split(",")])
        for rule, asked in written.items()
    ]


def _meant(word: str, stems: Sequence[str]) -> bool:
    """Whether one of these is the word, but for an ending that was not recognised."""
    for stem in stems:
        least = min(len(word), len(stem))
        if word == stem or (
            least >= 4 and _shared(word, stem) >= least and abs(len(word) - len(stem)) <= 3
        ):
            return True
    return False


def _shared(one: str, other: str) -> int:
    """With how many equal letters two words begin."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))[:ENOUGH]


def _begins(text: str) -> str:
    return " ".join(text.split()[:2])


def _index(language: Language, texts: dict[str, str]) -> Index:
    found: dict[str, list[str]] = defaultdict(list)
    for rule, text in texts.items():
        for stem in dict.fromkeys(language.stems(text)):
            found[stem].append(rule)
    return found
