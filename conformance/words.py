"""The sentences of all catalogues, and their gaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text import LANGUAGES, words
from bot.text.words import catalogues
from engines.contract import msg


def entries(file: Path) -> list[ftl.Message | ftl.Term | ftl.Junk]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return [each for each in body if isinstance(each, ftl.Message | ftl.Term | ftl.Junk)]


def gaps(node: object, said: dict[str, ftl.Message]) -> set[str]:
    """The gaps of a sentence, and of those it is put together from."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.MessageReference):
        return gaps(said[node.id.name], said)
    if isinstance(node, ftl.BaseNode):
        return {name for each in vars(node).values() for name in gaps(each, said)}
    if isinstance(node, list):
        return {name for each in node for name in gaps(each, said)}
    return set()


def sentences(lang: str, files: Iterable[Path] | None = None) -> dict[str, set[str]]:
    """The sentences of all catalogues or of some, with their gaps."""
    found = [entry for file in catalogues(lang) for entry in entries(file)]
    said = {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}
    some = found if files is None else [entry for file in files for entry in entries(file)]
    return {each.id.name: gaps(each, said) for each in some if isinstance(each, ftl.Message)}


def faults(files: Callable[[str], Iterable[Path]]) -> list[str]:
    """What is wrong with catalogues, given those of each language: broken or doubled entries, and
    sentences that one language has not, or with other gaps, or that cannot be said."""
    found: list[str] = []
    said: dict[str, dict[str, set[str]]] = {}
    for lang in LANGUAGES:
        every = [entry for file in files(lang) for entry in entries(file)]
        found += [f"{lang}: {e.content}" for e in every if isinstance(e, ftl.Junk)]
        ids = Counter(
            f"{type(e).__name__} {e.id.name}" for e in every if not isinstance(e, ftl.Junk)
        )
        found += [f"{lang}: {name} twice" for name, times in ids.items() if times > 1]
        said[lang] = sentences(lang, files(lang))
        for message, its in said[lang].items():
            for filling in (1, 2, 5, "x"):
                if not words(lang).say(msg(message, **dict.fromkeys(its, filling))):
                    found.append(f"{lang}: {message} says nothing")
    first = said[LANGUAGES[0]]
    for lang, other in said.items():
        for message in first.keys() ^ other.keys():
            found.append(f"{message} is in {LANGUAGES[0] if message in first else lang} alone")
        for message in first.keys() & other.keys():
            one, two = ({gap.partition("-")[0] for gap in its[message]} for its in (first, other))
            if one != two:
                found.append(f"{message}: {sorted(one)} in {LANGUAGES[0]}, {sorted(two)} in {lang}")
    return found
