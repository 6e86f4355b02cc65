"""What every game owes the table: it ends, it is saved, it can be replayed and checked.

Each law takes a case and raises `AssertionError`, naming the seed and the move, where it is broken.
"""

from __future__ import annotations

import re
from typing import Any

from bot.text import LANGUAGES, words
from bot.text.names import verb
from engines.contract import (
    Choice,
    Illegal,
    Msg,
    Offer,
    Seat,
)
from engines.kit import simulate
from engines.kit.play import checked, move, play, waited_for
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, play_out
from engines.registry import GAMES
from tests.engines.conformance.cases import Case, dice, difference, random_game, unlike

KEY = re.compile(r"[a-z0-9_./+>-]{1,60}")
SEAT = re.compile(r"[a-z0-9_-]{1,20}")
SAMPLES = 25


def games_end(case: Case) -> None:
    """Random games reach their end; nobody is asked any more exactly when there is a result."""
    for seed in case.seeds:
        game = random_game(case, seed)
        end = case.engine.load(game.last)
        result = case.engine.result(end)
        assert result is not None, f"seed {seed}: nobody is asked, but the game is not over"
        placed = [seat for place in result.ranking for seat in place]
        assert sorted(placed) == sorted(case.seats), f"seed {seed}: {result}"
        assert set(result.winners) <= set(case.seats), f"seed {seed}: {result}"
        assert set(result.points) <= set(case.seats), f"seed {seed}: {result}"
        assert KEY.fullmatch(result.reason), f"seed {seed}: {result}"
        for at, saved in game.sample(SAMPLES, QuickRng(seed)):
            state = case.engine.load(saved)
            assert case.engine.result(state) is None, f"seed {seed} move {at}: over, but asked"


def offers_are_well_formed(case: Case) -> None:
    """Keys fit a button, defaults are legal, every question says what others read meanwhile."""
    for seed in case.seeds:
        rng = dice(seed)
        state = case.new(rng)
        for at, (mover, picks) in enumerate(random_game(case, seed).moves):
            offers = case.engine.offers(state)
            for seat, offer in offers.items():
                where = f"seed {seed} move {at} {seat}"
                assert seat in case.seats, where
                offer_is_well_formed(offer, where)
            assert waited_for(offers), f"seed {seed} move {at}: the table waits for nobody"
            case.engine.apply(state, mover, picks, rng)


def offer_is_well_formed(offer: Offer, where: str) -> None:
    keys = [choice.key for choice in offer.choices]
    assert len(set(keys)) == len(keys), f"{where}: keys given twice in {keys}"
    assert 0 <= offer.least <= offer.most, where
    assert offer.least <= len(keys), f"{where}: a dead end"
    assert keys, f"{where}: nothing to choose"
    for choice in offer.choices:
        choice_is_well_formed(choice, where)
    try:
        checked(offer, offer.default)
    except Illegal as error:
        raise AssertionError(f"{where}: default {offer.default} {error}") from None
    for name in ("question", "waiting"):
        said = getattr(offer, name)
        assert isinstance(said, Msg), f"{where}: no {name}"
        assert said.id, f"{where}: no {name}"
    assert offer.clock, f"{where}: no clock"
    assert offer.rule, f"{where}: no rule"
    if offer.answered:
        assert offer.sealed, f"{where}: answered, but not under seal"
        assert offer.default == offer.answered, f"{where}: silence would change the answer"


def choice_is_well_formed(choice: Choice, where: str) -> None:
    assert KEY.fullmatch(choice.key), f"{where}: key {choice.key!r}"
    assert choice.label.id, f"{where}: no words for {choice.key}"


def looking_changes_nothing(case: Case) -> None:
    """Asking for offers, views and the result leaves the position as it was, and says the same."""
    for seed in case.seeds:
        for at, saved in random_game(case, seed).sample(SAMPLES, QuickRng(seed)):
            state = case.engine.load(saved)
            first = everything(case, state)
            assert not difference(first, everything(case, state)), (
                f"seed {seed} move {at}: a second look differs"
            )
            assert not unlike(case.engine.dump(state), saved), (
                f"seed {seed} move {at}: looking changed it"
            )


def everything(case: Case, state: Any) -> dict[str, Any]:
    seen: dict[str, Any] = {f"view {seat}": case.engine.view(state, seat) for seat in case.viewers}
    return seen | {"offers": case.engine.offers(state), "result": case.engine.result(state)}


def silence_ends_the_clock(case: Case) -> None:
    """Whoever lets time run out is not waited for under the same clock for ever."""
    for seed in case.seeds:
        rng = dice(seed)
        for at, saved in random_game(case, seed).sample(SAMPLES, QuickRng(seed)):
            state = case.engine.load(saved)
            clocks = set(waited_for(case.engine.offers(state)).values())
            for clock in clocks:
                assert runs_out(case, state, clock, rng), f"seed {seed} move {at}: {clock} goes on"


def runs_out(case: Case, state: Any, clock: str, rng: SeededRng) -> bool:
    for _ in range(300):
        offers = case.engine.offers(state)
        late = [seat for seat, its in waited_for(offers).items() if its == clock]
        if not late:
            return True
        for seat in late:
            offer = case.engine.offers(state).get(seat)
            if offer is not None and offer.required and offer.clock == clock:
                case.engine.apply(state, seat, offer.default, rng)
    return False


def a_game_of_silence_ends(case: Case) -> None:
    """A table that everybody has left plays on by default answers and comes to an end."""
    rng = dice(0)
    state = case.new(rng)
    for _ in range(simulate.RUNAWAY):
        waited = waited_for(case.engine.offers(state))
        if not waited:
            break
        for seat in waited:
            offer = case.engine.offers(state).get(seat)
            if offer is not None and offer.required:
                case.engine.apply(state, seat, offer.default, rng)
    assert case.engine.result(state) is not None, "the table falls silent and never ends"


def the_old_position_is_untouched(case: Case) -> None:
    """A move through the door changes a copy; what is refused changes nothing at all."""
    for seed in case.seeds:
        game = random_game(case, seed)
        for at, saved in game.sample(SAMPLES, QuickRng(seed)):
            state, where = case.engine.load(saved), f"seed {seed} move {at}"
            seat, picks = game.moves[at]
            after = play(case.engine, state, seat, picks, dice(seed)).state
            assert not unlike(case.engine.dump(state), saved), f"{where}: the old position changed"
            for asked, offer in list(case.engine.offers(after).items())[:1]:
                case.engine.apply(after, asked, offer.default, dice(seed))
            assert not unlike(case.engine.dump(state), saved), (
                f"{where}: old and new share something"
            )
            for wrong_seat, wrong in mistakes(case, state, seat):
                assert refused(case, state, wrong_seat, wrong), f"{where}: {wrong} was accepted"
            assert not unlike(case.engine.dump(state), saved), (
                f"{where}: a refused move changed something"
            )


def mistakes(case: Case, state: Any, seat: Seat) -> list[tuple[Seat, tuple[str, ...]]]:
    offers = case.engine.offers(state)
    offer = offers[seat]
    first = offer.choices[0].key
    wrong: list[tuple[Seat, tuple[str, ...]]] = [(seat, ("no-such-thing",)), (seat, (first, first))]
    if offer.most < len(offer.choices):
        wrong.append((seat, tuple(c.key for c in offer.choices[: offer.most + 1])))
    if offer.least:
        wrong.append((seat, ()))
    return wrong + [(other, (first,)) for other in case.seats if other not in offers]


def refused(case: Case, state: Any, seat: Seat, picks: tuple[str, ...]) -> bool:
    try:
        move(case.engine, state, seat, picks, dice(0))
    except Illegal:
        return True
    return False


def positions_survive_saving(case: Case) -> None:
    """A loaded position is the saved one: same bytes, same offers, same views."""
    head = b'{"schema_version":%d,' % case.engine.version
    for seed in case.seeds:
        game = random_game(case, seed)
        rng = dice(seed)
        state = case.new(rng)
        for at, saved in enumerate(game.positions):
            assert saved.startswith(head), f"schema_version {case.engine.version} must come first"
            if at % max(1, len(game.positions) // SAMPLES) == 0:
                again = case.engine.load(saved)
                where = f"seed {seed} move {at}"
                assert not unlike(case.engine.dump(again), saved), (
                    f"{where}: saved again, other bytes"
                )
                told = difference(everything(case, again), everything(case, state))
                assert not told, f"{where}: not saved: {told}"
            case.engine.apply(state, *game.moves[at], rng)


def the_journal_gives_the_same_game(case: Case) -> None:
    """Seed and picks, played again through the door, lead to the same bytes and the same dice."""
    for seed in case.seeds:
        game = random_game(case, seed)
        fresh, rng = dice(seed), dice(seed)
        state = case.new(rng)
        again = case.engine.dump(case.new(fresh))
        assert not unlike(again, case.engine.dump(state)), f"seed {seed}: start"
        for at, (seat, picks) in enumerate(game.moves):
            if at % 3 == 0:  # now and then as the table does it: from its saved bytes
                state = case.engine.load(case.engine.dump(state))
            try:
                state = move(case.engine, state, seat, picks, rng).state
            except Illegal as error:
                raise AssertionError(f"seed {seed} move {at}: {seat} {picks}: {error}") from None
        assert not unlike(case.engine.dump(state), game.last), (
            f"seed {seed}: the replay ends elsewhere"
        )


def giving_up_is_always_possible(case: Case) -> None:
    """From any position any seat may concede, and the others play on to the end."""
    for seed in case.seeds:
        rng = dice(seed)
        for n, (at, saved) in enumerate(random_game(case, seed).sample(8, QuickRng(seed))):
            for seat in case.seats:
                state, where = case.engine.load(saved), f"seed {seed} move {at}: {seat} concedes"
                case.engine.concede(state, seat, rng)
                offers = case.engine.offers(state)
                assert bool(offers) != bool(case.engine.result(state)), where
                for asked, offer in offers.items():
                    offer_is_well_formed(offer, f"{where}, {asked}")
                again = case.engine.load(case.engine.dump(state))
                told = difference(everything(case, again), everything(case, state))
                assert not told, f"{where}: not saved: {told}"
                if n == seed:
                    play_out(case.engine, state, rng, QuickRng(seed))
                    assert case.engine.result(state) is not None, where


def tables_are_checked(case: Case) -> None:
    """A game starts with this table, and not with an impossible one."""
    rules, seats, options = case.engine, case.seats, case.options
    assert rules.check(seats, options) is None
    for option in rules.options:
        assert option.values, option
        wrong = dict(options) | {option.name: "no-such-value"}
        assert rules.check(seats, wrong) is not None, f"{option.name}=no-such-value was accepted"
        if option.most == 1 and len(option.values) > 1:
            both = dict(options) | {option.name: "+".join(option.values[:2])}
            assert rules.check(seats, both) is not None, f"{both[option.name]} was accepted"
    for wrong_seats in ((), (*seats, "nobody"), (*seats, seats[0])):
        assert rules.check(wrong_seats, options) is not None, f"{wrong_seats} was accepted"
    chairs = [seat for chair in rules.chairs(options) for seat in chair]
    assert len(set(chairs)) == len(chairs), chairs
    assert set(seats) <= set(chairs), f"{seats} are not all on chairs {chairs}"
    assert all(SEAT.fullmatch(seat) for seat in chairs), chairs


def everything_can_be_said(case: Case) -> None:
    """Questions, choices, events: no sentence of a random game is without words in any language."""
    if case.engine.name not in GAMES:
        return  # the toy speaks in ids
    said: set[str] = set()
    for seed in case.seeds:
        rng = dice(seed)
        state = case.new(rng)
        for at, (mover, picks) in enumerate(random_game(case, seed).moves):
            texts: list[Msg] = []
            for offer in case.engine.offers(state).values():
                texts += [offer.question, offer.waiting, *(c.label for c in offer.choices)]
                texts += [verb(case.engine.name, choice.verb) for choice in offer.choices]
            texts += [event.text for event in case.engine.apply(state, mover, picks, rng)]
            for text in texts:
                for id in ids(text) - said:
                    said.add(id)
                    assert all(words(lang).knows(id) for lang in LANGUAGES), f"{at}: {id}"


def ids(text: Msg) -> set[str]:
    found = {text.id}
    for arg in text.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Msg):
                found |= ids(part)
    return found


LAWS = (
    games_end,
    offers_are_well_formed,
    looking_changes_nothing,
    silence_ends_the_clock,
    a_game_of_silence_ends,
    the_old_position_is_untouched,
    positions_survive_saving,
    the_journal_gives_the_same_game,
    giving_up_is_always_possible,
    tables_are_checked,
    everything_can_be_said,
)
