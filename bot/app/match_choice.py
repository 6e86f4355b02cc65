"""Choices made in words: by their key, or by what they are called in any language we speak."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.text import LANGUAGES, names, words
from engines.contract import Choice, Illegal, Key, Offer, msg

Called = Callable[[str, Choice], Iterable[str]]
"""What a choice of a game is called; the first argument is the game."""


def called(game: str, choice: Choice) -> Iterator[str]:
    """The label of a choice, alone and after its verb, as it stands on buttons and in menus."""
    verb = names.verb(game, choice.verb)
    for lang in LANGUAGES:
        say = words(lang)
        label = say.say(choice.label)
        yield label
        if say.knows(verb.id):
            yield f"{say.say(verb)} {label}"


def picks(game: str, offer: Offer, text: str, called: Called) -> tuple[Key, ...]:
    """What a typed step picks; several answers to one question are joined with `,`."""
    whole = find(game, offer, text, called)
    if whole is not None or offer.most == 1:
        return (_known(whole, text),)
    return tuple(_known(find(game, offer, part, called), part) for part in text.split(","))


def find(game: str, offer: Offer, text: str, called: Called) -> Key | None:
    """The one choice that is called so; None if there is none, or more than one."""
    wanted = _plain(text)
    for choice in offer.choices:
        if wanted in (choice.key, choice.key.replace("/", " ")):
            return choice.key
    found = [
        choice.key
        for choice in offer.choices
        if any(_plain(name) == wanted for name in called(game, choice))
    ]
    return found[0] if len(found) == 1 else None


def _known(key: Key | None, text: str) -> Key:
    if key is None:
        raise Illegal(msg("table-no-such-choice", said=text.strip()))
    return key


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
