"""Matches typed words with choices: by key, or by their names in any language we speak.

What a button or a menu says may be typed as it stands there; so may any words of it that fit no
other choice. Case, accents, articles and small words do not matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches

from bot.text import LANGUAGES, names, words
from engines.contract import Choice, Illegal, Key, Msg, Offer, msg
from engines.kit import play
from engines.kit.spelling import SMALL, plain

SHOWN = 100
"""How many characters of what somebody typed are repeated back."""
LEAST = 3
"""How many letters name a choice that is not named in full."""
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


def shown(game: str, choice: Choice) -> Msg:
    """A choice as it can be typed: its label, after its verb if that is not said by it."""
    verb, say = names.verb(game, choice.verb), words(LANGUAGES[0])
    if say.knows(verb.id) and say.say(verb) != say.say(choice.label):
        return msg("turn-pick", verb=verb, what=choice.label)
    return choice.label


def picks(game: str, offer: Offer, text: str, called: Called) -> tuple[Key, ...]:
    """The keys a typed step picks. Several answers to one question are joined with `,`."""
    found = picked(game, offer, text, called)
    if found is not None:
        return found
    parts = text.split(",") if offer.most > 1 else [text]
    if len(parts) > offer.most:
        raise Illegal(msg("play-how-many", answers=play.how_many(offer), n=len(parts)))
    raise _unknown(game, offer, next(p for p in parts if not _one(game, offer, p, called)), called)


def picked(game: str, offer: Offer, text: str, called: Called) -> tuple[Key, ...] | None:
    """The same; None if some of it names nothing, or more than one thing."""
    whole = _one(game, offer, text, called)
    if whole is not None or offer.most == 1:
        return None if whole is None else (whole,)
    parts = text.split(",")
    if len(parts) > offer.most:
        return None
    found: list[Key] = []
    for part in parts:
        key = _one(game, offer, part, called)
        if key is None:
            return None
        others = (each for each in _alike(offer, key) if each not in found)
        found.append(next(others, key))
    return tuple(found)


def _alike(offer: Offer, key: Key) -> list[Key]:
    """The choices that say the same, two copies of a card for instance."""
    named = {(c.verb, c.label.id, repr(c.label.args)) for c in offer.choices if c.key == key}
    return [c.key for c in offer.choices if (c.verb, c.label.id, repr(c.label.args)) in named]


def find(game: str, offer: Offer, text: str, called: Called) -> Key | None:
    """The choice of exactly that name; None if there is none, or more than one and they are not
    alike."""
    wanted = _plain(text)
    for choice in offer.choices:
        if wanted in (choice.key, choice.key.replace("/", " ")):
            return choice.key
    found = [
        choice.key
        for choice in offer.choices
        if any(_plain(name) == wanted for name in called(game, choice))
    ]
    return found[0] if found and set(found) <= set(_alike(offer, found[0])) else None


def _one(game: str, offer: Offer, text: str, called: Called) -> Key | None:
    return find(game, offer, text, called) or _meant(game, offer, text, called)


def _meant(game: str, offer: Offer, text: str, called: Called) -> Key | None:
    """The only choice in whose name all these words are, or begin; one that has no others comes
    first."""
    wanted = _words(text) if len(text) <= SHOWN else []  # longer than any name
    if sum(map(len, wanted)) < LEAST:
        return None
    fits: dict[Key, bool] = {}
    for choice in offer.choices:
        for name in called(game, choice):
            there = _words(name)
            if all(any(_begins(word, typed) for word in there) for typed in wanted):
                fits[choice.key] = fits.get(choice.key, False) or set(there) == set(wanted)
    whole = [key for key, full in fits.items() if full] or list(fits)
    return whole[0] if len(whole) == 1 else None


def _begins(word: str, typed: str) -> bool:
    """Single letters begin too much."""
    return word == typed or (len(typed) > 1 and not typed.isdigit() and word.startswith(typed))


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"[^\W_]+", plain(text)) if word not in SMALL]


def _unknown(game: str, offer: Offer, text: str, called: Called) -> Illegal:
    """A refusal that shows the nearest choice, or two examples."""
    said = limited(text.strip())
    by_name = {_plain(n): c for c in offer.choices for n in (c.key, *called(game, c))}
    near = get_close_matches(_plain(said), by_name, n=1, cutoff=0.6)
    if near:
        nearest = shown(game, by_name[near[0]])
        return Illegal(msg("table-no-such-choice-near", said=said, near=nearest))
    if offer.choices:
        return Illegal(
            msg("table-no-such-choice-example", said=said, examples=examples(game, offer))
        )
    return Illegal(msg("table-no-such-choice", said=said))


def examples(game: str, offer: Offer) -> tuple[Msg, ...]:
    """Two answers to this question as they can be typed, of different kinds if there are any."""
    kinds = {choice.verb: choice for choice in reversed(offer.choices)}
    found = {repr(shown(game, c)): c for c in (*reversed(kinds.values()), *offer.choices)}
    return tuple(msg("turn-quoted", what=shown(game, c)) for c in list(found.values())[:2])


def limited(text: str) -> str:
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _plain(text: str) -> str:
    """However it is written, and without the colon between a verb and its label."""
    return " ".join(text.casefold().replace(":", " ").split())
