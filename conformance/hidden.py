"""What of a game is hidden: parts of views, and piles."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, get_type_hints

from pydantic_core import to_jsonable_python

from conformance.cases import Case, dice, difference, parted, random_game, sight
from conformance.twins import SAMPLES, moments, pairs_at
from engines.contract import PUBLIC, Key, Offers, Seat
from engines.kit.simulate import QuickRng, decide


@cache
def secret_fields(view: Any) -> tuple[str, ...]:
    """The fields that are not marked `Public`."""
    marked = get_type_hints(view, include_extras=True)
    return tuple(n for n in marked if PUBLIC not in getattr(marked[n], "__metadata__", ()))


def shared(case: Case, state: Any, seat: Seat, asked: Offers) -> dict[str, Any]:
    """The fields of a seat's view that are marked `Public`."""
    view = case.engine.view(state, seat, asked)
    hidden = secret_fields(type(view))  # type: ignore[arg-type]
    return {each.name: getattr(view, each.name) for each in fields(view) if each.name not in hidden}


def private(
    case: Case, state: Any, viewer: Seat, asked: Offers | None = None, *, every: bool = False
) -> dict[str, Any]:
    """What a seat sees and the public does not. Fields that only say again, for one seat, what
    follows from public facts stand in `DERIVED` of `twin.py`; they count with `every`. `asked` are
    the offers of this state, for a caller who has them."""
    view = case.engine.view(state, viewer, asked)
    said = () if every else case.derived
    names = secret_fields(type(view))  # type: ignore[arg-type]
    return {name: getattr(view, name) for name in names if name not in said}


def fields_never_dealt_anew(cases: Sequence[Case]) -> set[str]:
    """The parts of seats' views that are not public and come out in every twin of somebody else as
    they were: what `imagine` leaves where it is, no other law can see leak."""
    seen: dict[str, set[str]] = {}
    varied: set[str] = set()
    kept = {name for case in cases for name in case.kept}
    for case in cases:
        for moment in moments(case, SAMPLES // 2):
            one = case.engine.load(moment.saved)
            asked = case.engine.offers(one)
            here = {seat: private(case, one, seat, asked) for seat in case.seats}
            for pair in pairs_at(case, moment):
                other = case.engine.load(pair.twin)
                asked = case.engine.offers(other)
                for seat in case.seats:
                    if pair.viewer in (*case.together(seat), None if len(case.seats) > 1 else ""):
                        continue  # one hand must differ for each other seat, not only for strangers
                    there = private(case, other, seat, asked)
                    for name, value in here[seat].items():
                        seen.setdefault(name, set()).add(repr(value))
                        varied |= {name} if value != there[name] else set()
            if seen.keys() <= varied | kept:
                break
    return {name for name, values in seen.items() if len(values) > 1} - varied - kept


def fields_everybody_sees(cases: Sequence[Case]) -> set[str]:
    """The parts of seats' views that are the same for all of them, whatever happens, and not marked
    `Public`: each change of theirs sends everybody their hand."""
    found: dict[str, set[str]] = {}
    differing: set[str] = set()
    for case in cases:
        for seed in case.seeds if len(case.seats) > 1 else ():
            for _, saved in random_game(case, seed).sample(SAMPLES, QuickRng(seed)):
                state = case.engine.load(saved)
                asked = case.engine.offers(state)
                first, *others = (private(case, state, s, asked, every=True) for s in case.seats)
                for name, value in first.items():
                    found.setdefault(name, set()).add(repr(value))
                    if any(other[name] != value for other in others):
                        differing.add(name)
        if found.keys() <= differing:
            break
    return {name for name, values in found.items() if len(values) > 1} - differing


Way = tuple[str | int, ...]
"""Where something lies in a saved position."""


def piles_in(part: Any, way: Way = ()) -> Iterator[tuple[Way, list[Any]]]:
    """The lists of plain things in a saved position: a deck, the units in a place."""
    if isinstance(part, list) and not any(isinstance(each, dict | list) for each in part):
        yield way, part
    elif isinstance(part, dict | list):
        for step, each in part.items() if isinstance(part, dict) else enumerate(part):
            yield from piles_in(each, (*way, step))


def called(way: Way) -> str:
    """What a pile is called, whichever of its kind it is: `decks.red.cards`, `players.*.hand`."""
    return ".".join("*" if isinstance(step, int) else step for step in way)


@dataclass
class Piles:
    """What the twins of a table do with the lists of its positions."""

    anew: set[str] = field(default_factory=set)
    """Those that differ in some twin."""
    kept: dict[str, list[tuple[bytes, Way]]] = field(default_factory=dict)
    """Where others are as they were."""


LONG = 3
"""So many things make a pile."""


@cache
def piles(case: Case) -> Piles:
    found = Piles()
    for moment in moments(case, SAMPLES // 4):
        here = dict(piles_in(json.loads(moment.saved)))
        for pair in pairs_at(case, moment):
            there = dict(piles_in(json.loads(pair.twin)))
            found.anew |= {called(way) for way in here if there.get(way) != here[way]}
        for way, pile in here.items():
            if len(pile) >= LONG and pile != pile[::-1]:
                found.kept.setdefault(called(way), []).append((moment.saved, way))
    return found


def piles_never_dealt_anew(cases: Sequence[Case]) -> set[str]:
    """The lists of a position that are in every twin as they were, although nobody sees what lies
    where in them and the game goes on otherwise if it lies otherwise: a deck, for instance. A table
    for each number of seats; those that seem so there are looked for at all."""
    few = {len(case.seats): case for case in reversed(cases)}.values()
    found = {
        name
        for case in few
        for name, places in piles(case).kept.items()
        if not any(name in piles(each).anew for each in few)
        if not set(name.split(".")) & set(case.kept)
        if any(matters_unseen(case, *each) for each in places[:TRIED])
    }
    return found and found - {name for case in cases for name in piles(case).anew}


TRIED = 2
"""Positions in which a pile is turned upside down to see what comes of it."""


def matters_unseen(case: Case, saved: bytes, way: Way) -> bool:
    """Whether nobody sees what lies in a pile, nor where, but the game soon goes on otherwise if it
    lies upside down."""
    state = case.engine.load(saved)
    try:
        for change in (lambda pile: pile[1:2] + pile[1:], lambda pile: pile[::-1]):
            other = case.engine.load(changed(saved, way, change))
            if any(difference(sight(case, state, v), sight(case, other, v)) for v in case.viewers):
                return False
        return parted((case, state, dice(0)), (case, other, dice(0)), QuickRng(0), AHEAD)
    except Exception:  # no pile: what lies there means something else
        return False


def changed(saved: bytes, way: Way, change: Callable[[list[Any]], list[Any]]) -> bytes:
    """A saved position with another pile."""
    whole = json.loads(saved)
    pile = inside(whole, way)
    pile[:] = change(pile)
    return json.dumps(whole).encode()


AHEAD = 20
"""Moves in which a hidden order must show."""


def piles_are_shuffled(case: Case) -> None:
    """Where a pile is used up and what everybody saw becomes a new one, chance decides how it lies.
    Random games seldom come so far, so they go on from where all of a pile has been used."""
    for moment in moments(case, SAMPLES // 4):
        for open_way, way, before in used_up(case, moment.saved):
            for n in range(AHEAD):
                asked = case.engine.offers(case.engine.load(before))
                if not asked:
                    break
                try:
                    seat, picks = decide(asked, QuickRng(n))
                    after = moved(case, before, seat, picks, 0)
                except Exception:  # no such position can be
                    break
                gone = Counter(pile_at(before, open_way)) - Counter(pile_at(after, open_way))
                pile = pile_at(after, way)
                if (gone & Counter(pile)).total() >= LONG:
                    others = [moved(case, before, seat, picks, seed) for seed in range(1, 8)]
                    assert any(pile_at(other, way) != pile for other in others), (
                        f"{moment.where}, with all of {called(way)} in {called(open_way)}: {seat}"
                        f" {picks} makes a new pile of it, and no number decides how it lies:"
                        " `shuffle` it"
                    )
                    break
                before = after


def used_up(case: Case, saved: bytes) -> Iterator[tuple[Way, Way, bytes]]:
    """The position with one of its hidden piles added to one that everybody sees."""
    lists = dict(piles_in(json.loads(saved)))
    anew = [way for way in lists if called(way) in piles(case).anew and len(lists[way]) >= LONG]
    kind = {card for way in anew for card in lists[way]}
    seen = to_jsonable_python(case.engine.view(case.engine.load(saved), None))
    shown = [Counter(pile) for _, pile in piles_in(seen)]
    for open_way, pile in lists.items():
        if open_way not in anew and kind.issuperset(pile) and Counter(pile) in shown:
            for way in anew if pile else ():
                whole = json.loads(saved)
                inside(whole, open_way).extend(lists[way])
                inside(whole, way).clear()
                yield open_way, way, json.dumps(whole).encode()


def pile_at(saved: bytes, way: Way) -> list[Any]:
    return list(inside(json.loads(saved), way))


def inside(part: Any, way: Way) -> Any:
    for step in way:
        part = part[step]
    return part


def moved(case: Case, saved: bytes, seat: Seat, picks: tuple[Key, ...], seed: int) -> bytes:
    state = case.engine.load(saved)
    case.engine.apply(state, seat, picks, dice(seed))
    return case.engine.dump(state)


LAWS = (piles_are_shuffled,)
