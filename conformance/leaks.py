"""Nobody learns what he may not know: not from views, questions, waiting or the engine's pace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from typing import Any

from conformance.cases import Case, dice, difference, random_game, readable, sight, turns, unlike
from conformance.hidden import private, shared
from conformance.twins import (
    GIVES_UP,
    MOVES,
    SAMPLES,
    After,
    Pair,
    Step,
    after_move,
    moments,
    pairs_at,
    sealed_clocks,
    sealed_positions,
    some_orders,
    steps,
)
from engines.contract import Illegal, Key, Offer, Offers, OrderBook, Orders, Seat
from engines.kit.play import checked
from engines.kit.simulate import QuickRng, some_picks


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
        if step.picks == GIVES_UP and one.shown(viewer):
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


def sealed_silence(case: Case) -> None:
    """An answer under seal changes nothing anybody else can see, nor does changing it."""
    for state, where, chance in sealed_positions(case):
        saved, asked = case.engine.dump(state), case.engine.offers(state)
        before = {viewer: sight(case, state, viewer, asked) for viewer in case.viewers}
        for seat, offer in asked.items():
            if not offer.sealed:
                continue
            for picks in {offer.default, some_picks(offer, chance)}:
                after = after_move(case, saved, seat, picks, asked=asked)
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
                    here = after_move(case, saved, seat, one)
                    there = after_move(case, saved, seat, other)
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
        if viewer in case.together(mover) or here.shown(viewer) or there.shown(viewer):
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
            after = after_move(case, saved, seat, picks)
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
                if one and other and one.shown(pair.viewer) == other.shown(pair.viewer):
                    told = difference(one.seen(pair.viewer), other.seen(pair.viewer))
                    assert not told, f"{pair.where}: all answer {picks}: {told}"


Answers = dict[Seat, tuple[Key, ...]]


def common_answers(sealed: Offers, there: Offers, chance: QuickRng) -> Answers | None:
    """Answers under seal that are possible in both positions, the last one missing in both."""
    picks: Answers = {}
    for seat, offer in sorted(sealed.items(), key=lambda each: not there[each[0]].answered):
        keys = [c.key for c in offer.choices if there[seat].find(c.key) and not c.aside]
        if offer.least > 1 or not keys:
            return None
        picks[seat] = (keys[chance.below(len(keys))],)
    return picks if not there[list(picks)[-1]].answered else None


def all_answered(case: Case, saved: bytes, answers: Answers) -> After | None:
    """What followed from these answers; None if they are no whole answers."""
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
    return After(case, state, case.engine.offers(state), events)


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
