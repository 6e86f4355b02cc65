"""The games under test, each with the tables it offers, and positions from random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from importlib import import_module
from traceback import format_tb
from typing import Any

from conformance.places import place
from engines.contract import Engine, Event, Key, Offers, Seat
from engines.extras import SharedSeats
from engines.kit.play import waited_for
from engines.kit.rng import Rng, SeededRng
from engines.kit.simulate import RUNAWAY, QuickRng, Stuck, decide, walk
from engines.registry import GAMES, engine

Twin = Callable[[Any, Seat | None, Rng], Any]
Viewer = Seat | None


@dataclass(frozen=True)
class Case:
    """One way to set up one game. Its `twin.py` lists them."""

    engine: Engine[Any]
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    twin: Twin
    seeds: range = range(4)
    """Which random games are looked at; fewer where a game has many tables."""
    announced: tuple[str, ...] = ()
    """Verbs whose answers the log tells everybody, although no view shows them."""
    derived: tuple[str, ...] = ()
    """Fields of a seat's view that follow from public facts."""
    alike: tuple[tuple[Seat, ...], ...] = ()
    """Seats for which the rules are the same: a law may try one of them at a time."""
    harmless: tuple[str, ...] = ()
    """Verbs of bare answers that cannot be taken back and give nothing up: they decline what need
    not be done, or send what was just put together."""
    spare: tuple[str, ...] = ()
    """Verbs of what costs nothing: while only these are left, what ends all need not ask."""
    copies: tuple[str, ...] = ()
    """Verbs that may pick among things that are the same: two cards of a kind."""
    kept: tuple[str, ...] = ()
    """Fields of a seat's view that a twin leaves as they are: what is just being put together."""
    passing: tuple[str, ...] = ()
    """Events that show what is hidden again at once: cards that go into a pile face down."""
    untold: tuple[str, ...] = ()
    """Fields of the public view for which its alternative text has no room."""
    reckoned: tuple[str, ...] = ()
    """Numbers of views that pictures reckon with, and do not show as they are."""
    slow: bool = False
    """Whether the table is left to the tests that take minutes."""

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return "-".join(filter(None, (self.engine.name, str(len(self.seats)), chosen)))

    def __hash__(self) -> int:
        return hash((id(self.engine), str(self), self.seats))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *self.seats)

    def together(self, seat: Seat) -> set[Seat]:
        """The seats of the same person or of partners, who may know the same."""
        groups = [*self.engine.chairs(self.options)]
        if isinstance(self.engine, SharedSeats):
            groups += self.engine.shared_seats(self.options)
        return {seat, *(other for group in groups if seat in group for other in group)}

    def one_of_each(self, n: int) -> Iterator[Seat]:
        """One seat of those that are alike, another one for another n; and all others."""
        groups = [[seat for seat in group if seat in self.seats] for group in self.alike]
        yield from (seat for seat in self.seats if not any(seat in group for group in groups))
        yield from (group[n % len(group)] for group in groups if group)

    def new(self, dice: Rng) -> Any:
        return self.engine.new(self.seats, self.options, dice)


@dataclass(frozen=True)
class Game:
    """A whole random game: every position as it was saved, and the move made there."""

    seed: int
    positions: tuple[bytes, ...]
    moves: tuple[tuple[Seat, tuple[Key, ...]], ...]
    last: bytes

    def sample(self, n: int, chance: Rng) -> Iterator[tuple[int, bytes]]:
        """About n positions, spread over the game, never the same place in each twice."""
        stride = max(1, len(self.positions) / n)
        for i in range(min(n, len(self.positions))):
            at = min(len(self.positions) - 1, int(stride * i) + chance.below(max(1, int(stride))))
            yield at, self.positions[at]


def dice(seed: int) -> SeededRng:
    return SeededRng(b"dice %d" % seed)


class Unplayable(AssertionError):
    """A random game stops with an error. Every law needs one; the first of them tells why."""


def random_game(case: Case, seed: int) -> Game:
    game = _played(case, seed)
    if isinstance(game, str):
        raise Unplayable(game)
    return game


@cache
def _played(case: Case, seed: int) -> Game | str:
    positions: list[bytes] = []
    moves: list[tuple[Seat, tuple[Key, ...]]] = []

    rng = dice(seed)
    try:
        state = case.new(rng)
        for _, seat, picks in walk(case.engine, state, rng, QuickRng(seed)):
            positions.append(case.engine.dump(state))
            moves.append((seat, picks))
    except Stuck as error:
        return f"{case} seed {seed}: {error}"
    except Exception as error:
        made = f"move {len(moves) - 1}: {moves[-1]}" if moves else "the set-up"
        where = "".join(format_tb(error.__traceback__)[-2:])
        return f"{case} seed {seed}, {made}: {type(error).__name__}: {error}\n{where}"
    return Game(seed, tuple(positions), tuple(moves), case.engine.dump(state))


@dataclass(frozen=True)
class Turn:
    """A move of a random game: what was asked before it, and what it led to."""

    at: int
    seat: Seat
    picks: tuple[Key, ...]
    offers: Offers
    events: Sequence[Event]
    after: Offers


@lru_cache(maxsize=4)
def turns(case: Case, seed: int) -> list[Turn]:
    """A random game played once more, from its beginning to its end. Kept for a few laws, which
    come one after the other."""
    rng = dice(seed)
    state, found = case.new(rng), list[Turn]()
    asked = case.engine.offers(state)
    for at, (seat, picks) in enumerate(random_game(case, seed).moves):
        events = case.engine.apply(state, seat, picks, rng)
        after = case.engine.offers(state)
        found.append(Turn(at, seat, picks, asked, events, after))
        asked = after
    return found


def cases_of(game: str, rules: Engine[Any] | None = None) -> list[Case]:
    twins = import_module(f"{place(game).imported}.twin")
    found = rules or (toy() if game == "toy" else engine(game))
    tables: Sequence[tuple[Sequence[Seat], Mapping[str, str]]] = twins.OPTIONS
    more: Sequence[tuple[Sequence[Seat], Mapping[str, str]]] = getattr(twins, "MORE", ())
    seeds = range(max(1, 12 // len(tables)))
    lists = [field.name for field in fields(Case) if field.default == ()]
    said = {name: tuple(getattr(twins, name.upper(), ())) for name in lists}
    return [
        Case(found, tuple(seats), dict(chosen), twins.twin, seeds, slow=slow, **said)
        for slow, some in ((False, tables), (True, more))
        for seats, chosen in some
    ]


def toy() -> Engine[Any]:
    rules: Engine[Any] = import_module("tests.engines.toy").ENGINE
    return rules


ALL_GAMES = (*GAMES, "toy")


def sight(case: Case, state: Any, viewer: Viewer, known: Offers | None = None) -> dict[str, Any]:
    """Everything a viewer can lay eyes on, the way the table shows it; `known` are the offers of
    this state, for a caller who has them."""
    rules = case.engine
    offers = rules.offers(state) if known is None else known
    return {
        "view": rules.view(state, viewer, offers),
        "own offer": offers.get(viewer) if viewer else None,
        "waited for": waited_for(offers),
        "what for": {seat: offer.waiting for seat, offer in offers.items() if offer.required},
        "result": rules.result(state),
    }


def readable(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    return [event for event in events if event.audience is None or viewer in event.audience]


def difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Which of the things seen differ, and how; empty if none does."""
    return "; ".join(
        f"{name}: {unlike(one[name], other[name])}" for name in one if one[name] != other[name]
    )


def unlike(one: Any, other: Any) -> str:
    """The place where two things differ; empty if they do not. Comparing whole positions inside
    an `assert` would have pytest explain the difference for hours."""
    if one == other:
        return ""
    a, b = repr(one), repr(other)
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(min(a, b)))
    around = slice(max(0, at - 80), at + 80)
    return f"...{a[around]}... / ...{b[around]}..."


def everything(case: Case, state: Any, known: Offers | None = None) -> dict[str, Any]:
    """All views, offers and the result; the views are made from `known` offers if there are any."""
    views = {f"view {seat}": case.engine.view(state, seat, known) for seat in case.viewers}
    return views | {"offers": case.engine.offers(state), "result": case.engine.result(state)}


Table = tuple[Case, Any, Rng]
"""Somewhere a game is played: its rules, its position, its dice."""


def parted(one: Table, other: Table, chance: Rng, most: int = RUNAWAY) -> bool:
    """Whether the same game goes differently at two tables."""
    tables = one, other
    for _ in range(most):
        seen = [{"offers": c.engine.offers(s), **everything(c, s)} for c, s, _ in tables]
        if seen[0] != seen[1]:
            return True
        if not seen[0]["offers"]:
            return False
        seat, picks = decide(seen[0]["offers"], chance)
        events = [c.engine.apply(s, seat, picks, rng) for c, s, rng in tables]
        if events[0] != events[1]:
            return True
    return False
