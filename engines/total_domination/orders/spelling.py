"""What a typed name means: a space, a unit, a card, a technology, a power (TD-D.19)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engines.kit.spelling import Names, exonyms, keys, near
from engines.kit.turns import reasons
from engines.total_domination import names
from engines.total_domination.components import (
    CARDS,
    GAME,
    MEMBERS,
    NATIONS,
    NEUTRAL,
    POWERS,
    SPACES,
    TECHS,
)

KINDS = {"army": "armies", "fleet": "fleets", "bomber": "bombers"}
ADJECTIVES = {
    "german": "germany", "british": "uk", "japanese": "japan", "soviet": "ussr",
    "italian": "italy", "french": "france", "american": "usa", "us": "usa", "chinese": "china",
}  # fmt: skip


ALSO = exonyms(GAME)


def _called(ids: Iterable[str]) -> Names:
    return {each: keys((each, *ALSO.get(each, ()))) for each in ids}


def _looks(ids: Iterable[str]) -> str:
    """A name of several words as it stands, or any one word."""
    full = [name for each in ids for name in (each.replace("_", " "), *ALSO.get(each, ()))]
    long = sorted((name for name in full if " " in name), key=len, reverse=True)
    return "|".join([*long, r"[\w'-]+"])


_SPACES, _TECHS, _SEATS = _called(SPACES), _called(TECHS), _called((*POWERS, *MEMBERS))
_NATIONS = {**ADJECTIVES, **{nation: nation for nation in (*NATIONS, NEUTRAL)}}
_COUNTRIES = "|".join(sorted({card.country for card in CARDS.values()}))
SPACE, TECH, SEAT = _looks(SPACES), _looks(TECHS), _looks((*POWERS, *MEMBERS))
CARD = rf"(?:{_COUNTRIES})[ _]?\d+|\w+"
KIND = "|".join([*KINDS, *KINDS.values()])
UNIT = rf"(?:(?:{'|'.join(_NATIONS)}) )?(?:{KIND})"


def space(typed: str) -> str:
    return reasons.named(typed, _SPACES, names.space)


def tech(typed: str) -> str:
    return reasons.named(typed, _TECHS, names.tech)


def seat(typed: str) -> str:
    return reasons.named(typed, _SEATS, names.seat)


def card(typed: str) -> str:
    """`germany 2`, as it is called, is `germany_02`."""
    found = re.fullmatch(rf"({_COUNTRIES})[ _]?(\d+)", typed)
    name = f"{found[1]}_{int(found[2]):02}" if found else typed
    if name not in CARDS:
        raise reasons.unknown(typed, [names.card(c) for c in near(name, _called(CARDS))])
    return name


def kind(typed: str) -> str:
    return next(kind for kind, plural in KINDS.items() if typed in (kind, plural))


def units(typed: str) -> list[str]:
    """`german army`; without a nation that of any."""
    *nation, word = typed.split(" ")
    nations = [_NATIONS[nation[0]]] if nation else [*NATIONS, NEUTRAL]
    return [f"{each}.{kind(word)}" for each in nations]
