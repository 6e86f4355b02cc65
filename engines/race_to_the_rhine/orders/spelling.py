"""What a typed name means: a space, a corps, a card (RR-23.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engines.contract import Illegal, Seat, msg
from engines.kit.data import Row, read
from engines.kit.spelling import fitting, key, keys, near
from engines.race_to_the_rhine import names
from engines.race_to_the_rhine.components import CARDS, CORPS, GAME, SPACES
from engines.race_to_the_rhine.orders import steps


class Exonyms(Row):
    """What spaces are called in other languages than the board's."""

    names: dict[str, tuple[str, ...]]


def space(typed: str) -> str:
    """The id of a space, or `UNKNOWN_SPACE` with the names that come near (RR-27.9)."""
    fits = fitting(typed, _space_names())
    if len(fits) == 1:
        return fits[0]
    close = fits or near(typed, _space_names())
    if not close:
        raise Illegal(msg("rr-err-unknown-space", text=typed))
    offered = tuple(names.space(name) for name in close[:6])
    raise Illegal(msg("rr-err-unknown-space-near", text=typed, near=offered))


def corps(army: Seat, typed: str) -> str:
    """The id of a corps of one army by its numeral, or `UNKNOWN_CORPS` (RR-27.10)."""
    own = {c.id: c for c in CORPS.values() if c.army == army}
    wanted = key(typed)
    for name, each in own.items():
        if wanted in (key(each.numeral), key(name)):
            return name
    raise Illegal(
        msg("rr-err-unknown-corps", text=typed.upper(), corps=tuple(map(names.corps, own)))
    )


def card(typed: str, among: Iterable[str]) -> str | None:
    """One of these cards by id or name, or by a beginning that fits only one of them."""
    fits = fitting(typed, {name: (key(name), key(CARDS[name].name)) for name in among})
    return fits[0] if len(fits) == 1 else None


def check(army: Seat, action: steps.Action | steps.Leg) -> None:
    """Refuses names in an order that mean nothing, before anything of it is done (RR-27.2)."""
    match action:
        case steps.Supply():
            space(action.base)
        case steps.Haul():
            for leg in action.legs:
                check(army, leg)
        case steps.Leg():
            space(action.a)
            space(action.b)
        case steps.LoadUp() | steps.PutDown():
            corps(army, action.corps)
        case steps.Move():
            corps(army, action.corps)
            for stop in action.stops:
                space(stop.space)
        case steps.Drop():
            for place, _ in action.places:
                space(place)
        case steps.React():
            for _, place in action.choices:
                if place:
                    space(place)


@cache
def _space_names() -> Mapping[str, tuple[str, ...]]:
    exonyms = read(GAME, "exonyms.json", Exonyms).names
    return {name: keys((name, each.name, *exonyms.get(name, ()))) for name, each in SPACES.items()}
