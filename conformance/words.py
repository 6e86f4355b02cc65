"""The sentences of all catalogues, and their gaps."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from bot.text import LANGUAGES, names, words
from bot.text.words import catalogues
from conformance.places import place
from engines.contract import Engine, Msg, msg
from engines.kit import data
from engines.registry import GAMES, engine

BY_THE_BOT = ("talk-rules", "verb-", "option-", "focus-", "team-", "lesson-")
"""What the bot says besides, if it is there: how the rest of the id begins."""


def entries(file: Path) -> list[ftl.Message | ftl.Term | ftl.Junk]:
    return parsed(file.read_text("utf-8"))


@cache
def parsed(text: str) -> list[ftl.Message | ftl.Term | ftl.Junk]:
    body = FluentParser().parse(text).body
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


def of_game(game: str) -> list[str]:
    """What is wrong with the words of a game: faults of its catalogues, ids without a sentence,
    sentences that nothing says, and those that were not translated."""
    prefix, where = GAMES[game].prefix, place(game)
    files = [file for room in (where.engine, where.pictures) for file in room.rglob("*.py")]
    code = "\n".join(file.read_text("utf-8") for file in sorted(files))
    begun = *BY_THE_BOT, *re.findall(rf'"{prefix}-([a-z0-9_-]*)(?:\{{|(?<=-)")', code)
    may = tuple(f"{prefix}-{part}" for part in begun)
    must = {message.id for message in by_the_bot(game, engine(game))} | literals(code, prefix)
    own = {lang: data.path(game, f"words/{lang}.ftl") for lang in LANGUAGES}
    said = sentences(LANGUAGES[0], [own[LANGUAGES[0]]]).keys()
    parts = {message[: at.start()] for message in said for at in re.finditer("-", message)}
    lacking = must - parts - sentences(LANGUAGES[0]).keys()
    return [
        *faults(lambda lang: [own[lang]]),
        *(f"{message} has no sentence" for message in sorted(lacking)),
        *(f"{each} is never said" for each in sorted(said - must) if not each.startswith(may)),
        *(f"{each} is the same in every language" for each in untranslated(*own.values())),
        *(f"{each} begins with a small letter" for each in begun_small(*own.values())),
        *(f"{each} are called the same in one language only" for each in called_alike(own)),
    ]


def by_the_bot(game: str, rules: Engine[Any]) -> Iterator[Msg]:
    """The ids that the bot makes of the names of seats, options and ways to play."""
    yield from (names.title(game), names.about(game))
    yield from (names.seat(game, seat) for chair in rules.chairs({}) for seat in chair)
    for option in rules.options:
        values = (value for value in option.values if value not in option.names)
        yield names.option(game, option.name)
        yield from (names.value(game, option.name, value) for value in values)
    for style in rules.styles:
        yield from (names.style(game, style.name), names.style_about(game, style.name))


def literals(code: str, prefix: str) -> set[str]:
    """The ids that stand in the code in full."""
    every = list(ast.walk(ast.parse(code)))
    parts = {id(part) for node in every if isinstance(node, ast.JoinedStr) for part in node.values}
    found = {
        each.value for each in every if isinstance(each, ast.Constant) and id(each) not in parts
    }
    whole = re.compile(rf"{prefix}-[a-z0-9_-]*[a-z0-9]")
    return {each for each in found if isinstance(each, str) and whole.fullmatch(each)}


def untranslated(*files: Path) -> Iterator[str]:
    """Sentences, not names, that read the same in every language."""
    one, *others = (dict(patterns(file)) for file in files)
    for message, text in one.items():
        plain = re.sub(r"\{.*?\}", "", text, flags=re.DOTALL)
        if all(other.get(message) == text for other in others) and re.search(r"\w\w.*[.?]$", plain):
            yield message


def begun_small(*files: Path) -> Iterator[str]:
    """Sentences, not names, whose first letter is small."""
    for file in files:
        for message, text in patterns(file):
            if text.strip()[:1].islower() and text.endswith((".", "?", "!")):
                yield f"{message} in {file.stem}"


def called_alike(own: dict[str, Path]) -> Iterator[str]:
    """Names of one kind (seats, places, cards) that one language keeps apart and another does not.
    Verbs and what stands on boards may well be called the same."""
    every = [{message: text.strip() for message, text in patterns(file)} for file in own.values()]
    for one, other in permutations(every, 2):
        names: dict[tuple[str, str], list[str]] = {}
        for message, text in one.items():
            kind = message.rpartition("-")[0]
            if re.fullmatch(r"[^{]*[^{.?!:…]", text) and not kind.endswith(("-verb", "-board")):
                names.setdefault((kind, text), []).append(message)
        for same in names.values():
            if len({other.get(each) for each in same}) == len(same) > 1:
                yield " and ".join(same)


def patterns(file: Path) -> Iterator[tuple[str, str]]:
    for entry in entries(file):
        if isinstance(entry, ftl.Message) and entry.value:
            yield entry.id.name, serialize_pattern(entry.value)
