"""Twins: positions that a viewer cannot tell from one another. Hidden cards lie elsewhere, other
seats have sealed other answers, or none yet; and the same is done in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, count
from typing import Any

from conformance.cases import Case, Viewer, dice, difference, random_game, readable, sight
from engines.contract import Engine, Event, Key, Offer, Offers, OrderBook, Outcome, Seat
from engines.kit.play import move
from engines.kit.rng import Rng, SeededRng, pick, shuffle
from engines.kit.simulate import QuickRng, decide, some_picks
from engines.kit.window import Window

SAMPLES = 16
MOVES = 4
GIVES_UP = ("(gives up)",)


def reseal(engine: Engine[Any], twin: Any, window: Window, viewer: Seat | None, rng: Rng) -> None:
    """Let the others have answered otherwise, or not yet; somebody is still missing. To be called
    when their cards have been exchanged: what they answer must be possible with the new ones."""
    others = [seat for seat in window.asked if seat != viewer]
    open_anyway = viewer in window.asked and viewer not in window.sealed
    missing = "" if open_anyway or not others else pick(rng, others)
    for seat in others:
        window.sealed.pop(seat, None)
    asked = engine.offers(twin)
    for seat in others:
        offer = asked.get(seat)
        if seat != missing and rng.below(2) and offer and offer.sealed:
            keys = [choice.key for choice in offer.choices]
            shuffle(rng, keys)
            window.sealed[seat] = keys[: max(offer.least, 1)]


@dataclass(frozen=True)
class Pair:
    """A position and a twin of it, for one viewer."""

    where: str
    saved: bytes
    twin: bytes
    viewer: Viewer


@dataclass(frozen=True)
class Moment:
    """A position of a random game, and where its numbers come from."""

    where: str
    saved: bytes
    at: int
    chance: QuickRng
    n: int
    """How many there were before."""


def moments(case: Case, samples: int = SAMPLES) -> Iterator[Moment]:
    before = count()
    for seed in case.seeds:
        chance = QuickRng(seed)
        sample = random_game(case, seed).sample(samples, chance)
        for at, saved in chain(sample, windows(case, seed, samples)):
            yield Moment(f"seed {seed} move {at}", saved, at, chance, next(before))


def pairs_at(case: Case, moment: Moment) -> Iterator[Pair]:
    """The position with a twin of it for each viewer; of seats that are alike for one of them, in
    turn."""
    for viewer in (None, *case.one_of_each(moment.n)):
        state = case.engine.load(moment.saved)
        twin = case.engine.dump(case.twin(state, viewer, QuickRng(moment.at)))
        yield Pair(f"{moment.where} seen by {viewer or 'all'}", moment.saved, twin, viewer)


def pairs(case: Case) -> Iterator[Pair]:
    for moment in moments(case):
        yield from pairs_at(case, moment)


def windows(case: Case, seed: int, most: int) -> list[tuple[int, bytes]]:
    """Positions in which answers are being sealed, and the moves that lead into them."""
    found: list[tuple[int, bytes]] = []
    game = random_game(case, seed)
    before = False
    for at, saved in enumerate(game.positions):
        inside = b'"kind":"window"' in saved
        if inside or before:
            found.append((at, saved))
        if inside and not before and at:
            found.append((at - 1, game.positions[at - 1]))
        before = inside
    return found[:: max(1, len(found) // most)]


@dataclass(frozen=True)
class Step:
    """One move, made in a position and in its twin, with what standing orders then did."""

    pair: Pair
    seat: Seat
    picks: tuple[Key, ...]
    filed: dict[Seat, OrderBook]
    one: After
    other: After

    @property
    def where(self) -> str:
        return f"{self.pair.where}: {self.seat} {self.picks}"

    @property
    def shown(self) -> set[str]:
        """What the viewer is shown in one of the two positions alone."""
        one, other = (each.shown(self.pair.viewer) for each in (self.one, self.other))
        return {e.text.id for e in one if e not in other} | {
            e.text.id for e in other if e not in one
        }

    @property
    def left(self) -> str:
        """What differs for the viewer afterwards, besides what was said."""
        one, other = (each.seen(self.pair.viewer) for each in (self.one, self.other))
        return difference({**one, "events": ()}, {**other, "events": ()})

    @cached_property
    def told(self) -> str:
        """How the viewer can tell the two positions apart afterwards; empty if he cannot."""
        viewer = self.pair.viewer
        return difference(self.one.seen(viewer), self.other.seen(viewer))


def steps(case: Case, with_orders: bool) -> Iterator[Step]:
    """The same few moves for every viewer of a position, then with standing orders for what they
    ask under seal. Nothing else do these answer here, so without such a question nothing differs.
    """
    for moment in moments(case):
        orders = some_orders(case, moment) if with_orders else {}
        done: dict[tuple[bool, Seat, tuple[Key, ...]], After] = {}
        asked = case.engine.offers(case.engine.load(moment.saved))
        moves = some_moves(case, moment, asked)
        for pair in pairs_at(case, moment):
            possible = case.engine.offers(case.engine.load(pair.twin))
            for seat, picks in moves:
                if picks != GIVES_UP and not legal(possible.get(seat), picks):
                    continue
                for filed in ({}, orders) if orders else ({},):
                    key = bool(filed), seat, picks
                    if key not in done:
                        done[key] = after_move(case, pair.saved, seat, picks, filed, asked)
                    twin = in_twin(case, pair, seat, picks, filed, possible)
                    step = Step(pair, seat, picks, filed, done[key], twin)
                    yield step
                    if not step.one.asks_under_seal and not step.other.asks_under_seal:
                        break


def in_twin(
    case: Case,
    pair: Pair,
    seat: Seat,
    picks: tuple[Key, ...],
    filed: dict[Seat, OrderBook],
    asked: Offers,
) -> After:
    try:
        return after_move(case, pair.twin, seat, picks, filed, asked)
    except Exception as error:
        error.add_note(
            f"{pair.where}: this happened in the twin alone. Is twin.py right? What was"
            " picked under seal must still be possible there, or be sealed anew."
        )
        raise


def legal(offer: Offer | None, picks: tuple[Key, ...]) -> bool:
    return offer is not None and all(offer.find(key) for key in picks)


@dataclass
class After:
    """What followed from a move: the new position and everything that was said."""

    case: Case
    state: Any
    offers: Offers
    events: list[Event]
    barrier: bool = True
    sealed: Mapping[Seat, tuple[Key, ...]] = field(default_factory=dict)
    """What was answered under seal before."""
    closes: bool = False

    @property
    def asks_under_seal(self) -> bool:
        return any(offer.sealed and not offer.answered for offer in self.offers.values())

    def was_another_matter(self, seat: Seat, picks: tuple[Key, ...]) -> bool:
        """Whether the picks left the answer under seal as it was: something else was on offer."""
        offer = self.offers.get(seat)
        return offer is not None and offer.answered == self.sealed[seat] != picks

    def shown(self, viewer: Viewer) -> list[Event]:
        return [event for event in readable(self.events, viewer) if event.reveals]

    def seen(self, viewer: Viewer) -> dict[str, Any]:
        seen = sight(self.case, self.state, viewer, self.offers)
        return seen | {"events": readable(self.events, viewer)}


def after_move(
    case: Case,
    saved: bytes,
    seat: Seat,
    picks: tuple[Key, ...],
    filed: Mapping[Seat, OrderBook] | None = None,
    asked: Offers | None = None,
) -> After:
    """What follows from a move, and from standing orders that are `filed`; `asked` are the offers
    before it, for a caller who has them."""
    state = case.engine.load(saved)
    before = case.engine.offers(state) if asked is None else asked
    rng, clocks = dice(0), sealed_clocks(before)
    outcome = made(case, state, seat, picks, rng, before)
    sealed = {s: o.answered for s, o in before.items() if o.sealed}
    done = After(
        case, outcome.state, dict(outcome.offers), list(outcome.events), outcome.barrier, sealed
    )
    carry_out(done, filed or {}, clocks, rng)
    done.closes = clocks != sealed_clocks(before) or not clocks <= sealed_clocks(done.offers)
    return done


def carry_out(
    done: After, filed: Mapping[Seat, OrderBook], clocks: set[str], rng: SeededRng
) -> None:
    """Answer sealed questions by standing order until every order has had its say."""
    orders = done.case.engine.orders
    books: dict[Seat, OrderBook] = {}
    for _ in range(50 if filed else 0):
        for seat, offer in done.offers.items():
            if orders is None or not offer.sealed or offer.answered or seat not in filed:
                continue
            if seat not in books:
                books[seat] = deepcopy(filed[seat])
            said = orders.answer(done.state, seat, offer, books[seat])
            if said is not None and said.stop is None:
                clocks.add(offer.clock)
                more = move(done.case.engine, done.state, seat, said.picks, rng, done.offers)
                done.events += more.events
                done.offers = dict(more.offers)
                break
        else:
            return


def made(
    case: Case, state: Any, seat: Seat, picks: tuple[Key, ...], rng: SeededRng, asked: Offers
) -> Outcome[Any]:
    if picks == GIVES_UP:
        events = tuple(case.engine.concede(state, seat, rng))
        return Outcome(state, events, True, case.engine.offers(state))
    return move(case.engine, state, seat, picks, rng, asked)


def sealed_clocks(offers: Offers) -> set[str]:
    return {offer.clock for offer in offers.values() if offer.sealed}


def sealed_positions(case: Case) -> Iterator[tuple[Any, str, QuickRng]]:
    for seed in case.seeds:
        chance = QuickRng(seed)
        for at, saved in windows(case, seed, SAMPLES):
            state = case.engine.load(saved)
            if sealed_clocks(case.engine.offers(state)):
                yield state, f"seed {seed} move {at}", chance


def some_moves(case: Case, moment: Moment, offers: Offers) -> list[tuple[Seat, tuple[Key, ...]]]:
    """A few moves, the answers everybody can give under seal, and somebody who gives up."""
    drawn = [decide(offers, moment.chance) for _ in range(MOVES)]
    silent = [(seat, offer.default) for seat, offer in offers.items() if offer.sealed]
    leaves = case.seats[moment.chance.below(len(case.seats))]
    return [*dict.fromkeys([*drawn, *silent]), (leaves, GIVES_UP)]


def some_orders(case: Case, moment: Moment) -> dict[Seat, OrderBook]:
    """Standing orders for everybody, drawn from the menu; most seats have a few."""
    orders = case.engine.orders
    filed: dict[Seat, OrderBook] = {}
    state = case.engine.load(moment.saved)
    for seat in case.seats if orders is not None else ():
        filed[seat] = OrderBook()
        for _ in range(moment.chance.below(5)):
            assert orders is not None
            menu = orders.menu(state, seat, filed[seat])
            if menu.choices:
                orders.set(filed[seat], some_picks(menu, moment.chance))
    return filed
