"""What every game owes the table: it ends, it is saved, it can be replayed and checked.

Each law takes a case and raises `AssertionError`, naming the seed and the move, where it is broken.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from bot.text import LANGUAGES, words
from bot.text.names import verb
from conformance import rules
from conformance.cases import (
    Case,
    Table,
    dice,
    difference,
    everything,
    parted,
    random_game,
    turns,
    unlike,
)
from engines.contract import Choice, Illegal, Msg, Offer, Offers, Seat
from engines.extras import OWN_TURN
from engines.kit import simulate
from engines.kit.play import checked, move, play, waited_for
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, play_out
from engines.registry import GAMES

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
        assert set(result.points) in (set(), set(case.seats)), f"seed {seed}: {result}"
        assert KEY.fullmatch(result.reason), f"seed {seed}: {result}"
        for at, saved in game.sample(SAMPLES, QuickRng(seed)):
            state = case.engine.load(saved)
            assert case.engine.result(state) is None, f"seed {seed} move {at}: over, but asked"


def offers_are_well_formed(case: Case) -> None:
    """Keys fit a button, defaults are legal, every question says what others read meanwhile; and
    the Rule button finds a rule: docs/rules has every number that a question names."""
    known = TOY_RULES if case.engine.name == "toy" else rules.known()
    for seed in case.seeds:
        for turn in turns(case, seed):
            for seat, offer in turn.offers.items():
                where = f"seed {seed} move {turn.at} {seat}"
                assert seat in case.seats, where
                offer_is_well_formed(offer, where)
                assert offer.rule in known, (
                    f"{where}: {offer.question.id} names {offer.rule!r}, which no page of rules has"
                )
            assert waited_for(turn.offers), (
                f"seed {seed} move {turn.at}: the table waits for nobody"
            )


TOY_RULES = frozenset(f"TOY-{n}" for n in range(1, 8))


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
    if offer.together:
        checked(offer, [choice.key for choice in offer.every])
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
            second = everything(case, state, first["offers"])
            assert not difference(first, second), f"seed {seed} move {at}: a second look differs"
            assert not unlike(case.engine.dump(state), saved), (
                f"seed {seed} move {at}: looking changed it"
            )
            case.engine.apply(state, *random_game(case, seed).moves[at], dice(seed))
            fresh = case.engine.dump(state)  # nobody has looked at it yet
            everything(case, state)
            assert not unlike(case.engine.dump(state), fresh), (
                f"seed {seed} after move {at}: the first look changed it"
            )


def silence_ends_the_clock(case: Case) -> None:
    """Whoever lets time run out is not waited for under the same clock for ever, and a table that
    everybody has left comes to an end."""
    for seed in case.seeds:
        rng = dice(seed)
        for at, saved in random_game(case, seed).sample(SAMPLES, QuickRng(seed)):
            state = case.engine.load(saved)
            clocks = set(waited_for(case.engine.offers(state)).values())
            for clock in clocks:
                assert runs_out(case, state, rng, clock), f"seed {seed} move {at}: {clock} goes on"
    rng = dice(0)
    state = case.new(rng)
    assert runs_out(case, state, rng), "the table falls silent and goes on for ever"
    assert case.engine.result(state) is not None, "the table falls silent and never ends"


def runs_out(case: Case, state: Any, rng: SeededRng, clock: str = "") -> bool:
    """Whether default answers lead to where nobody is waited for, under this clock or at all."""
    for _ in range(300 if clock else simulate.RUNAWAY):
        waited = waited_for(case.engine.offers(state))
        late = [seat for seat, its in waited.items() if clock in ("", its)]
        if not late:
            return True
        for seat in late:
            offer = case.engine.offers(state).get(seat)
            if offer is not None and offer.required and clock in ("", offer.clock):
                case.engine.apply(state, seat, offer.default, rng)
    return False


def endings(case: Case) -> Iterator[tuple[str, Any]]:
    """How games end: random ones, and one in which all give up, one after the other."""
    for seed in case.seeds:
        yield f"seed {seed}", case.engine.load(random_game(case, seed).last)
    state = case.new(dice(0))
    for seat in case.seats:
        if case.engine.result(state) is None:
            case.engine.concede(state, seat, dice(0))
    yield "a game in which all give up", state


def the_old_position_is_untouched(case: Case) -> None:
    """A move through the door changes a copy; what is refused changes nothing at all."""
    for seed in case.seeds:
        game = random_game(case, seed)
        for at, saved in game.sample(SAMPLES, QuickRng(seed)):
            state, where = case.engine.load(saved), f"seed {seed} move {at}"
            seat, picks = game.moves[at]
            offer = case.engine.offers(state)[seat]
            idle = offer.sealed or not offer.required or not picks
            after = play(case.engine, state, seat, picks, dice(seed)).state
            assert not unlike(case.engine.dump(state), saved), f"{where}: the old position changed"
            assert idle or case.engine.dump(after) != saved, (
                f"{where}: {seat} {picks} changes nothing, so it could be picked for ever"
            )
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
    """A loaded position is the saved one: same bytes, same offers, same views, whatever is kept
    from one question to the next."""
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
            case.engine.offers(state)
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
    """From any position any seat may concede, once; it is waited for no more, and the others play
    on to the end, which is tried for one of them."""
    for seed in case.seeds:
        rng = dice(seed)
        for n, (at, saved) in enumerate(random_game(case, seed).sample(8, QuickRng(seed))):
            seats = [*case.one_of_each(n + at)]
            for seat in seats:
                state, where = case.engine.load(saved), f"seed {seed} move {at}: {seat} concedes"
                case.engine.concede(state, seat, rng)
                gone = case.engine.dump(state)
                assert gone != saved, f"{where}, and nothing happens"
                offers = case.engine.offers(state)
                assert bool(offers) != bool(case.engine.result(state)), where
                for asked, offer in offers.items():
                    offer_is_well_formed(offer, f"{where}, {asked}")
                own = offers.get(seat)
                assert own is None or own.answered or not own.required, (
                    f"{where}, but the table waits for it: give it default answers (`resigned` of"
                    " engines/kit/engine.py), or take it out of what is asked"
                )
                again = case.engine.load(gone)
                told = difference(everything(case, again, offers), everything(case, state, offers))
                assert not told, f"{where}: not saved: {told}"
                case.engine.concede(again, seat, rng)
                assert not unlike(case.engine.dump(again), gone), f"{where} twice"
                if n == seed and seat == seats[at % len(seats)]:
                    play_out(case.engine, state, rng, QuickRng(seed))
                    assert case.engine.result(state) is not None, where


def tables_are_checked(case: Case) -> None:
    """A game starts with this table, and not with an impossible one."""
    game, seats, options = case.engine, case.seats, case.options
    assert game.check(seats, options) is None
    for style in game.styles:
        for name, value in style.options.items():
            assert any(option.name == name and value in option.values for option in game.options)
    for option in game.options:
        assert option.values, option
        wrong = dict(options) | {option.name: "no-such-value"}
        assert game.check(seats, wrong) is not None, f"{option.name}=no-such-value was accepted"
        if option.most == 1 and len(option.values) > 1:
            both = dict(options) | {option.name: "+".join(option.values[:2])}
            assert game.check(seats, both) is not None, f"{both[option.name]} was accepted"
    for wrong_seats in ((), (*seats, "nobody"), (*seats, seats[0])):
        assert game.check(wrong_seats, options) is not None, f"{wrong_seats} was accepted"
    chairs = [seat for chair in game.chairs(options) for seat in chair]
    assert len(set(chairs)) == len(chairs), chairs
    assert set(seats) <= set(chairs), f"{seats} are not all on chairs {chairs}"
    assert all(SEAT.fullmatch(seat) for seat in chairs), chairs


def everything_can_be_said(case: Case) -> None:
    """Questions, choices, events: no sentence of a random game is without words in any language,
    or shows the id of a seat, a place or an answer where its name belongs."""
    if case.engine.name not in GAMES:
        return  # the toy speaks in ids
    said, looked, named = set[str](), set[str](), set(case.seats)
    for where, offers, whole, parts in spoken(case):
        choices = [choice for offer in offers.values() for choice in offer.choices]
        named |= {part for choice in choices for part in (choice.place, choice.arg) if part}
        for text in [*whole, *parts]:
            if (raw := named & strings_in(text)) and repr(text) not in looked:
                looked.add(repr(text))
                told = words(LANGUAGES[-1]).say(text)
                shown = [each for each in raw if shows(told, each)]
                assert not shown, f"{where}: {text.id} says {shown} instead of a name"
        verbs = [verb(case.engine.name, choice.verb) for choice in choices]
        for text in [*whole, *parts, *verbs]:
            for each in ids(text) - said:
                assert all(words(lang).knows(each) for lang in LANGUAGES), f"{where}: {each}"
        for text in whole:
            for lang in LANGUAGES if text.id not in said else ():
                told = words(lang).say(text)
                assert told.rstrip('”")*_ ').endswith((".", "!", "?", "…", ":")), (
                    f"{where}: {text.id} in {lang} is a sentence without an end: {told!r}"
                )
        said |= {each for text in [*whole, *parts, *verbs] for each in ids(text)}


def spoken(case: Case) -> Iterator[tuple[str, Offers, list[Msg], list[Msg]]]:
    """All that is asked and told at each move of random games: sentences; labels and the like."""
    for seed in case.seeds:
        for turn in turns(case, seed):
            offers = turn.offers
            whole = [offer.question for offer in offers.values()]
            whole += [event.text for event in turn.events]
            parts = [offer.waiting for offer in offers.values()]
            parts += [choice.label for offer in offers.values() for choice in offer.choices]
            yield f"seed {seed} move {turn.at}", offers, whole, parts


def ids(text: Msg) -> set[str]:
    found = {text.id}
    for arg in text.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Msg):
                found |= ids(part)
    return found


def clocks_are_for_one_turn_or_window(case: Case) -> None:
    """No clock runs again when its turn, or its question under seal, is over; and a turn's clock is
    known by its name: by `turn/7` tables tell turns from what comes in between."""
    for seed in case.seeds:
        game = turns(case, seed)
        over: set[str] = set()
        met: list[set[str]] = []
        for turn in game:
            offers, mover = turn.offers, turn.seat
            sealed = {offer.clock for offer in offers.values() if offer.sealed}
            own = set(filter(OWN_TURN.fullmatch, waited_for(offers).values()))
            met += [own] if own and own not in met[-1:] else []
            over |= met[-2] - own if own and len(met) > 1 else set()
            again = sorted((sealed | own) & over)
            assert not again, (
                f"seed {seed} move {turn.at}: {again} was the clock of another turn, or of another"
                " question under seal; number the turns and the windows of a game"
            )
            after = {offer.clock for offer in turn.after.values() if offer.sealed}
            if offers[mover].sealed:  # else it is only interrupted
                over |= {offers[mover].clock} - after
            alone = offers[mover].required and not (offers[mover].sealed or offers[mover].reaction)
            assert met or not alone or turn.at < len(game) - 1, (
                f"seed {seed}: no clock is called `turn/7`, but {mover} had {offers[mover].clock};"
                " each turn needs a clock of that name and a number of its own"
            )
        assert len(game) < 20 or len(met) != 1, (
            f"seed {seed}: {met[0]} runs for the whole game; each turn needs its own clock,"
            " for instance `turn/7`"
        )


def views_share_nothing_with_the_state(case: Case) -> None:
    """What is drawn later must not change with the position: views hold no list or record of it.
    Nor does a position hold sets: their order changes from run to run, and the saved bytes too."""
    for seed in case.seeds:
        for at, saved in random_game(case, seed).sample(4, QuickRng(seed)):
            state = case.engine.load(saved)
            parts = list(inside(state, "state"))
            sets = [path for path, part in parts if isinstance(part, set | frozenset)]
            assert not sets, f"seed {seed} move {at}: {sets}: use a list, or a dict with its keys"
            own = {id(part): path for path, part in parts if thawed(part)}
            for viewer in case.viewers:
                for path, part in inside(case.engine.view(state, viewer), "view"):
                    where = f"seed {seed} move {at}: what {viewer or 'all'} see: {path}"
                    assert id(part) not in own, f"{where} is {own[id(part)]} itself; make a copy"
                    assert not thawed(part) or isinstance(part, dict), (
                        f"{where} can be changed; use tuples and frozen records"
                    )


def inside(part: Any, path: str) -> Iterator[tuple[str, Any]]:
    """A record or collection and those in it, with the way there."""
    yield path, part
    if is_dataclass(part):
        parts = ((f".{field.name}", getattr(part, field.name)) for field in fields(part))
    elif isinstance(part, Mapping):
        parts = ((f"[{key!r}]", value) for key, value in part.items())
    elif isinstance(part, list | tuple):
        parts = ((f"[{i}]", value) for i, value in enumerate(part))
    else:
        return
    for step, value in parts:
        if not isinstance(value, str | int | float | bytes | None):
            yield from inside(value, path + step)


def thawed(part: Any) -> bool:
    """Whether it can be changed."""
    record = is_dataclass(part) and not getattr(part, "__dataclass_params__").frozen  # noqa: B009
    return record or isinstance(part, list | dict | set)


def nothing_is_lost_by_accident(case: Case) -> None:
    """A button without an object asks before it does what cannot be taken back, while something
    else could be done; unless the game names it among those that give nothing up."""
    for seed in case.seeds:
        for at, saved in random_game(case, seed).sample(SAMPLES, QuickRng(seed)):
            state = case.engine.load(saved)
            for seat, offer in case.engine.offers(state).items():
                if offer.sealed or offer.reaction or offer.least > 1 or not offer.required:
                    continue
                bare = [c for c in offer.choices if not (c.arg or c.back or c.aside or c.confirm)]
                for choice in bare:
                    spare = (choice.verb, *case.spare)
                    others = [c for c in offer.choices if not c.back and c.verb not in spare]
                    if choice.verb in case.harmless or not others:
                        continue
                    outcome = play(case.engine, state, seat, [choice.key], dice(seed))
                    where = f"seed {seed} move {at} {seat}: {offer.question.id}"
                    assert not outcome.barrier, f"{where}: {choice.key} is done without asking"


def strings_in(text: Msg) -> set[str]:
    """The bare strings among what fills the gaps of a sentence."""
    found: set[str] = set()
    for arg in text.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Msg):
                found |= strings_in(part)
            elif isinstance(part, str) and part.islower():
                found.add(part)
    return found


def shows(said: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", said) is not None


def labels_differ(case: Case) -> None:
    """Two answers of one menu are not called the same, unless they pick among things that are the
    same (`COPIES` of twin.py)."""
    if case.engine.name not in GAMES:
        return
    for seed in case.seeds:
        for at, saved in random_game(case, seed).sample(SAMPLES, QuickRng(seed)):
            for seat, offer in case.engine.offers(case.engine.load(saved)).items():
                for lang in LANGUAGES:
                    say, known = words(lang).say, dict[tuple[str, ...], str]()
                    for choice in offer.choices:
                        if choice.typed or choice.verb in case.copies:
                            continue
                        about = say(choice.about) if choice.about else ""
                        called = (choice.verb, say(choice.label), about)
                        twice = known.setdefault(called, choice.key)
                        assert twice == choice.key, (
                            f"seed {seed} move {at} {seat}: {twice} and {choice.key} are both"
                            f" called {called[1]!r} in {lang}"
                        )


def begun(case: Case, seed: int) -> Table:
    rng = dice(seed)
    return case, case.new(rng), rng


def values_without_effect(cases: Sequence[Case], cosmetic: Sequence[str]) -> list[str]:
    """The values of options that change nothing anybody sees, with the same dice and the same
    answers; not those of options that only change what a table looks like (`COSMETIC`)."""
    tried: dict[tuple[str, str], bool] = {}
    for case in cases:
        for option in case.engine.options:
            value = case.options.get(option.name, option.values[0])
            known = value == option.values[0] or option.name in cosmetic
            if known or tried.get((option.name, value)):
                continue
            usual = {name: v for name, v in case.options.items() if name != option.name}
            if case.engine.check(case.seats, usual) is None:
                other = replace(case, options=usual)
                tried[option.name, value] = any(
                    parted(begun(case, seed), begun(other, seed), QuickRng(seed))
                    for seed in range(8)
                )
    return [f"{name}={value}" for (name, value), matters in tried.items() if not matters]


LAWS = (
    games_end,
    labels_differ,
    nothing_is_lost_by_accident,
    offers_are_well_formed,
    looking_changes_nothing,
    silence_ends_the_clock,
    the_old_position_is_untouched,
    positions_survive_saving,
    the_journal_gives_the_same_game,
    giving_up_is_always_possible,
    tables_are_checked,
    everything_can_be_said,
    clocks_are_for_one_turn_or_window,
    views_share_nothing_with_the_state,
)
