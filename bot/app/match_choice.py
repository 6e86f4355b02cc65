"""Matches typed words with choices: by key, or by their names in any language we speak."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches

from bot.text import LANGUAGES, names, words
from engines.contract import (
    Choice,
    Illegal,
    Key,
    Offer,
    msg,
)

SHOWN = 100
"""How many characters of what somebody typed are repeated back."""
Called = Callable[[str, Choice], Iterable[str]]
"""All names of a choice; the first argument is the game."""


def called(game: str, choice: Choice) -> Iterator[str]:
    """The label of a choice, alone and after its verb, as buttons and menus show it."""
    verb = names.verb(game, choice.verb)
    for lang in LANGUAGES:
        say = words(lang)
        label = say.say(choice.label)
        yield label
        if say.knows(verb.id):
            yield f"{say.say(verb)} {label}"


def picks(game: str, offer: Offer, text: str, called: Called) -> tuple[Key, ...]:
    """The keys a typed step picks. Several answers to one question are joined with `,`."""
    whole = find(game, offer, text, called)
    if whole is not None or offer.most == 1:
        return (_known(whole, game, offer, text, called),)
    return tuple(
        _known(find(game, offer, part, called), game, offer, part, called)
        for part in text.split(",")
    )


def find(game: str, offer: Offer, text: str, called: Called) -> Key | None:
    """The choice of that name; None if there is none, or more than one."""
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


def _known(key: Key | None, game: str, offer: Offer, text: str, called: Called) -> Key:
    """The choice of that name; otherwise a refusal that shows the nearest one, or an example."""
    if key is not None:
        return key
    said = limited(text.strip())
    names = {_plain(n): c for c in offer.choices for n in (c.key, *called(game, c))}
    near = get_close_matches(_plain(said), names, n=1, cutoff=0.6)
    if near:
        raise Illegal(msg("table-no-such-choice-near", said=said, near=names[near[0]].key))
    if offer.choices:
        raise Illegal(msg("table-no-such-choice-example", said=said, example=offer.choices[0].key))
    raise Illegal(msg("table-no-such-choice", said=said))


def limited(text: str) -> str:
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
