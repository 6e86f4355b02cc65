"""Nobody learns what he may not know: not from views, questions, waiting or the engine's pace.

A *twin* is another position that a viewer cannot tell from this one: hidden cards lie elsewhere,
other seats have sealed other answers, or none yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, fields
from functools import cache, cached_property
from itertools import chain, count, permutations
from typing import Any, get_type_hints

from conformance.cases import (
    Case,
    Viewer,
    dice,
    difference,
    random_game,
    readable,
    sight,
    turns,
    unlike,
)
from engines.contract import (
    PUBLIC,
    Event,
    Illegal,
    Key,
    Offer,
    Offers,
    OrderBook,
    Orders,
    Outcome,
    Seat,
)
from engines.kit.play import checked, move
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, decide, some_picks

SAMPLES = 16
MOVES = 4
GIVES_UP = ("(gives up)",)


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


def twin_view(case: Case) -> None:
    """What a viewer sees of two positions he cannot tell apart is the same, to the letter."""
    differing = 0
    for moment in moments(case):
        one = case.engine.load(moment.saved)
        asked = case.engine.offers(one)
        for pair in pairs_at(case, moment):
            other = case.engine.load(pair.twin)
            there = case.engine.offers(other)
            told = difference(
                sight(case, one, pair.viewer, asked), sight(case, other, pair.viewer, there)
            )
            assert not told, f"{pair.where}: {told}"
            if case.engine.orders is not None and pair.viewer:
                menus = [case.engine.orders.menu(s, pair.viewer, OrderBook()) for s in (one, other)]
                assert not unlike(*menus), f"{pair.where}: standing orders: {unlike(*menus)}"
            for seat in case.seats if pair.viewer is None else ():
                told = difference(shared(case, one, seat, asked), shared(case, other, seat, there))
                assert not told, f"{pair.where}: `Public` to {seat}, but hidden from all: {told}"
            differing += pair.saved != pair.twin
    assert differing, "the twins are no twins: nothing hidden ever differs"


def shared(case: Case, state: Any, seat: Seat, asked: Offers) -> dict[str, Any]:
    """The fields of a seat's view that are marked `Public`."""
    view = case.engine.view(state, seat, asked)
    hidden = secret_fields(type(view))  # type: ignore[arg-type]
    return {each.name: getattr(view, each.name) for each in fields(view) if each.name not in hidden}


def moves_tell_nothing(case: Case) -> None:
    """The same move in both positions looks the same, unless it shows the viewer something else,
    which then stays to be seen; and what the mover alone may take back has taught nobody anything.

    Standing orders, filed alike in both, are carried out as the table would.
    """
    compared, lost, kept = 0, Counter[str](), set[str]()
    for step in steps(case, with_orders=case.engine.orders is not None):
        if not step.filed:
            taken_back(step)
        one, other, viewer = step.one, step.other, step.pair.viewer
        if shown := step.shown:
            if viewer not in case.together(step.seat):
                shown -= set(case.passing)
                lost.update(shown if not step.left else ())
                kept |= shown if step.left else set()
            continue
        if step.picks == GIVES_UP and one.shows(viewer):
            continue  # all its hidden things may be laid open
        if one.sealed != other.sealed and (one.closes or other.closes):
            continue  # different answers were opened, or one is still missing
        assert not step.told, f"{step.where}: {step.told}"
        compared += 1
    assert compared, "no move could be compared"
    idle = sorted(name for name, n in lost.items() if n > 2 and name not in kept)
    assert not idle, (
        f"shown to others, who then see nothing of it: {idle}; `tell` it to its owner"
        " (or it is hidden again at once: `PASSING` of twin.py)"
    )


def taken_back(step: Step) -> None:
    one, other = step.one, step.other
    own = step.pair.viewer == step.seat
    if one.barrier and (other.barrier or not own):
        return
    where = f"{step.where} can be taken back"
    if own:
        assert one.barrier == other.barrier, f"{where} or not, as hidden cards lie"
    assert not step.told, f"{where}, but showed {step.told}"


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
                        done[key] = After(case, pair.saved, seat, picks, filed, asked)
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
        return After(case, pair.twin, seat, picks, filed, asked)
    except Exception as error:
        error.add_note(
            f"{pair.where}: this happened in the twin alone. Is twin.py right? What was"
            " picked under seal must still be possible there, or be sealed anew."
        )
        raise


def legal(offer: Offer | None, picks: tuple[Key, ...]) -> bool:
    return offer is not None and all(offer.find(key) for key in picks)


def sealed_silence(case: Case) -> None:
    """An answer under seal changes nothing anybody else can see, nor does changing it."""
    for state, where, chance in sealed_positions(case):
        saved, asked = case.engine.dump(state), case.engine.offers(state)
        before = {viewer: sight(case, state, viewer, asked) for viewer in case.viewers}
        for seat, offer in asked.items():
            if not offer.sealed:
                continue
            for picks in {offer.default, some_picks(offer, chance)}:
                after = After(case, saved, seat, picks, {}, asked)
                if after.closes or after.was_another_matter(seat, picks):
                    continue
                for viewer in case.viewers:
                    if viewer == seat:
                        continue
                    seen = sight(case, after.state, viewer, after.offers)
                    told = difference(before[viewer], seen)
                    assert not told, f"{where}: {seat} sealed {picks}: {viewer or 'all'}: {told}"
                    heard = readable(after.events, viewer)
                    assert not heard, f"{where}: {seat} sealed {picks}: {viewer or 'all'}: {heard}"
                assert after.barrier, f"{where}: {seat} could take back what can only be changed"


def nobody_is_answered_for(case: Case) -> None:
    """A question under seal opens with nobody having answered it: the engine passes for no one."""
    for seed in case.seeds:
        for turn in turns(case, seed):
            clocks = sealed_clocks(turn.offers)
            for asked, offer in turn.after.items():
                if offer.sealed and offer.clock not in clocks:
                    assert not offer.answered, f"seed {seed} move {turn.at}: {asked} has {offer}"


def order_of_arrival_is_lost(case: Case) -> None:
    """However sealed answers come in, they are opened in the order of the rulebook."""
    for state, where, chance in sealed_positions(case):
        saved = case.engine.dump(state)
        offers = {s: o for s, o in case.engine.offers(state).items() if o.sealed}
        answers = {seat: some_picks(offer, chance) for seat, offer in offers.items()}
        outcomes = []
        for order in list(permutations(answers))[:6]:
            copy, rng = case.engine.load(saved), dice(0)
            for seat in order:
                offer = case.engine.offers(copy).get(seat)
                if offer is None or offer.clock != offers[seat].clock:
                    break  # closed already: the last ones had answered before
                case.engine.apply(copy, seat, answers[seat], rng)
            else:
                outcomes.append({str(v): sight(case, copy, v) for v in case.viewers})
        for other in outcomes[1:]:
            told = difference(outcomes[0], other)
            assert not told, f"{where}: {answers}: {told}"


def orders_do_not_look_at_cards(case: Case) -> None:
    """A standing order answers a sealed question at once or not at all, whatever cards are held."""
    orders = case.engine.orders
    if orders is None:
        return
    for moment in moments(case):
        if not sealed_clocks(case.engine.offers(case.engine.load(moment.saved))):
            continue
        filed = some_orders(case, moment)
        for pair in pairs_at(case, moment):
            answered_alike(case, orders, pair, filed)


def answered_alike(
    case: Case, orders: Orders[Any], pair: Pair, filed: dict[Seat, OrderBook]
) -> None:
    one, other = case.engine.load(pair.saved), case.engine.load(pair.twin)
    twin_offers = case.engine.offers(other)
    for seat, offer in case.engine.offers(one).items():
        twin_offer = twin_offers.get(seat)
        if twin_offer is None or not offer.sealed or offer.answered or twin_offer.answered:
            continue
        here = orders.answer(one, seat, offer, deepcopy(filed[seat]))
        there = orders.answer(other, seat, twin_offer, deepcopy(filed[seat]))
        where = f"{pair.where}: {seat} with {filed[seat]}"
        assert (here is None) == (there is None), f"{where}: {here} or {there}"
        for answered, asked in ((here, offer), (there, twin_offer)):
            if answered is not None and answered.stop is None:
                checked(asked, answered.picks)
    assert not unlike(case.engine.dump(one), pair.saved), (
        f"{pair.where}: an order changed the position"
    )


def secret_picks_are_not_told(case: Case) -> None:
    """Of two answers after which the public sees the same, nobody else learns which it was.

    What others may learn of a move, the public view shows or an event `reveals`. Verbs whose
    answers are announced, although the view does not show them, stand in `ANNOUNCED` of `twin.py`.
    """
    for seed in case.seeds:
        chance = QuickRng(seed)
        for at, saved in random_game(case, seed).sample(SAMPLES, chance):
            offers = case.engine.offers(case.engine.load(saved))
            for seat, offer in offers.items():
                for one, other in alike(offer, chance, case.announced):
                    here = After(case, saved, seat, one, {})
                    there = After(case, saved, seat, other, {})
                    told = told_apart(case, seat, here, there)
                    assert not told, (
                        f"seed {seed} move {at}: whether {seat} picked {one[0]} or {other[0]},"
                        f" the public cannot see, but {told}"
                    )


def told_apart(case: Case, mover: Seat, here: After, there: After) -> str:
    """Who but the mover learns which of two moves was made, and how; empty: nobody."""
    if sight(case, here.state, None) != sight(case, there.state, None):
        return ""  # everybody sees it
    for viewer in case.viewers:
        if viewer in case.together(mover) or here.shows(viewer) or there.shows(viewer):
            continue
        if told := difference(here.seen(viewer), there.seen(viewer)):
            return f"{viewer or 'all'} can: {told}"
    return ""


def alike(
    offer: Offer, chance: QuickRng, announced: tuple[str, ...]
) -> Iterator[tuple[tuple[Key, ...], tuple[Key, ...]]]:
    """A pair of answers of each verb that is not announced."""
    by_verb: dict[str, list[Key]] = {}
    for choice in offer.choices:
        if choice.verb not in announced:
            by_verb.setdefault(choice.verb, []).append(choice.key)
    for keys in by_verb.values():
        if len(keys) > 1 and offer.least <= 1:
            one = keys.pop(chance.below(len(keys)))
            yield (one,), (keys[chance.below(len(keys))],)


def what_can_be_taken_back_is_private_to_nobody_else(case: Case) -> None:
    """A step that its mover alone may take back changes nothing that only another seat sees."""
    for seed in case.seeds:
        game = random_game(case, seed)
        for at, saved in game.sample(SAMPLES, QuickRng(seed)):
            seat, picks = game.moves[at]
            after = After(case, saved, seat, picks, {})
            if after.barrier:
                continue
            before = case.engine.load(saved)
            asked = case.engine.offers(before)
            for viewer in case.seats:
                if viewer not in case.together(seat):
                    told = difference(
                        private(case, before, viewer, asked),
                        private(case, after.state, viewer, after.offers),
                    )
                    assert not told, (
                        f"seed {seed} move {at}: {seat} {picks} can be taken back, but {viewer}"
                        f" alone learned of it: {told} (an event that `reveals` forbids that)"
                    )


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


@cache
def secret_fields(view: Any) -> tuple[str, ...]:
    """The fields that are not marked `Public`."""
    marked = get_type_hints(view, include_extras=True)
    return tuple(n for n in marked if PUBLIC not in getattr(marked[n], "__metadata__", ()))


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


def opened_answers_tell_no_more(case: Case) -> None:
    """When the same answers are opened in a position and its twin, a viewer can tell the two apart
    only if what is shown to them differs: whoever is asked next is asked by what all may know."""
    for moment in moments(case):
        asked = case.engine.offers(case.engine.load(moment.saved))
        sealed = {seat: offer for seat, offer in asked.items() if offer.sealed}
        if not sealed or any(offer.answered for offer in sealed.values()):
            continue
        for pair in pairs_at(case, moment):
            there = case.engine.offers(case.engine.load(pair.twin))
            for _ in range(MOVES):
                picks = common_answers(sealed, there, moment.chance)
                if picks is None:
                    break
                one, other = (all_answered(case, each, picks) for each in (pair.saved, pair.twin))
                if one is None or other is None:
                    continue
                shown = [seen_by(case, each, pair.viewer) for each in (one, other)]
                if shown[0][0] == shown[1][0]:
                    told = difference(shown[0][1], shown[1][1])
                    assert not told, f"{pair.where}: all answer {picks}: {told}"


Answers = dict[Seat, tuple[Key, ...]]
Opened = tuple[Any, list[Event]]


def common_answers(sealed: Offers, there: Offers, chance: QuickRng) -> Answers | None:
    """Answers under seal that are possible in both positions, the last one missing in both."""
    picks: Answers = {}
    for seat, offer in sorted(sealed.items(), key=lambda each: not there[each[0]].answered):
        keys = [c.key for c in offer.choices if there[seat].find(c.key) and not c.aside]
        if offer.least > 1 or not keys:
            return None
        picks[seat] = (keys[chance.below(len(keys))],)
    return picks if not there[list(picks)[-1]].answered else None


def all_answered(case: Case, saved: bytes, answers: Answers) -> Opened | None:
    """The position after these answers, and what was said; None if they are no whole answers."""
    state, rng, events = case.engine.load(saved), dice(0), []
    for seat, picks in answers.items():
        offer = case.engine.offers(state).get(seat)
        if offer is None or not offer.sealed:
            return None
        try:
            checked(offer, picks)
        except Illegal:
            return None
        events += case.engine.apply(state, seat, picks, rng)
    return state, events


def seen_by(case: Case, opened: Opened, viewer: Viewer) -> tuple[list[Event], dict[str, Any]]:
    """What was shown to a viewer, and everything else they see."""
    heard = readable(opened[1], viewer)
    told = [event for event in heard if event.reveals]
    return told, sight(case, opened[0], viewer) | {"events": heard}


LAWS = (
    twin_view,
    opened_answers_tell_no_more,
    moves_tell_nothing,
    sealed_silence,
    nobody_is_answered_for,
    order_of_arrival_is_lost,
    orders_do_not_look_at_cards,
    secret_picks_are_not_told,
    what_can_be_taken_back_is_private_to_nobody_else,
)


class After:
    """What followed from a move: the new position and everything that was said."""

    def __init__(
        self,
        case: Case,
        saved: bytes,
        seat: Seat,
        picks: tuple[Key, ...],
        filed: dict[Seat, OrderBook],
        asked: Offers | None = None,
    ) -> None:
        """`asked` are the offers before the move, for a caller who has them."""
        self.case = case
        state = case.engine.load(saved)
        before = case.engine.offers(state) if asked is None else asked
        self.sealed = {s: o.answered for s, o in before.items() if o.sealed}
        rng = dice(0)
        outcome = made(case, state, seat, picks, rng, before)
        self.events = list(outcome.events)
        self.barrier = outcome.barrier
        clocks = sealed_clocks(before)
        self.state = outcome.state
        self.offers = dict(outcome.offers)
        self._carry_out(filed, clocks, rng)
        self.asks_under_seal = any(o.sealed and not o.answered for o in self.offers.values())
        self.closes = clocks != sealed_clocks(before) or not clocks <= sealed_clocks(self.offers)

    def _carry_out(self, filed: dict[Seat, OrderBook], clocks: set[str], rng: SeededRng) -> None:
        """Answer sealed questions by standing order until every order has had its say."""
        orders = self.case.engine.orders
        books: dict[Seat, OrderBook] = {}
        for _ in range(50 if filed else 0):
            for seat, offer in self.offers.items():
                if orders is None or not offer.sealed or offer.answered or seat not in filed:
                    continue
                if seat not in books:
                    books[seat] = deepcopy(filed[seat])
                said = orders.answer(self.state, seat, offer, books[seat])
                if said is not None and said.stop is None:
                    clocks.add(offer.clock)
                    done = move(self.case.engine, self.state, seat, said.picks, rng, self.offers)
                    self.events += done.events
                    self.offers = dict(done.offers)
                    break
            else:
                return

    def was_another_matter(self, seat: Seat, picks: tuple[Key, ...]) -> bool:
        """Whether the picks left the answer under seal as it was: something else was on offer."""
        offer = self.offers.get(seat)
        return offer is not None and offer.answered == self.sealed[seat] != picks

    def shows(self, viewer: Viewer) -> bool:
        return bool(self.shown(viewer))

    def shown(self, viewer: Viewer) -> list[Event]:
        return [event for event in readable(self.events, viewer) if event.reveals]

    def seen(self, viewer: Viewer) -> dict[str, Any]:
        seen = sight(self.case, self.state, viewer, self.offers)
        return seen | {"events": readable(self.events, viewer)}


def made(
    case: Case, state: Any, seat: Seat, picks: tuple[Key, ...], rng: SeededRng, asked: Offers
) -> Outcome[Any]:
    if picks == GIVES_UP:
        events = tuple(case.engine.concede(state, seat, rng))
        return Outcome(state, events, True, case.engine.offers(state))
    return move(case.engine, state, seat, picks, rng, asked)


def sealed_clocks(offers: dict[Seat, Offer]) -> set[str]:
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
