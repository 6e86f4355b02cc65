"""Computers at the table: what a seat picks that knows no more than it may know.

The only way to ask a computer. It imagines a position first (`Imagination.imagine`), so what it
picks cannot depend on anything its seats do not see. Three strengths:

    recruit   the game's own computer player, but two picks in five are random
    officer   the game's own computer player
    staff     plays the officer's pick and a few others out in its head, with the same hidden cards
              and dice for each, and leaves the officer's only for one that is clearly better
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Generic, Literal, NamedTuple, TypeVar, get_args
from zlib import crc32

from engines.contract import Engine, Illegal, Msg, Offer, Picks, Result, Seat, msg
from engines.extras import Imagination, Retrospect
from engines.kit.play import checked
from engines.kit.rng import Rng, pick
from engines.kit.simulate import QuickRng, able, some_picks, walk

S = TypeVar("S")
Strength = Literal["recruit", "officer", "staff"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)

BLUNDERS = 40
"""In a hundred picks of a recruit."""
ROLLOUTS = 48
"""How many continuations the staff plays out for one decision."""
DRAWS = 4
"""How often the officer is asked for candidates."""
FIELD = 4
"""Candidates at most."""
STAGES = 3
"""Each has a third of the roll-outs; after it half of the rivals are left."""
TRIES = 12
"""For one more candidate, before there seem to be none."""
FEWEST = 4
"""Pairs of roll-outs that can show anything."""
WATCHED, NAMED = 9, 3
"""Of how many roll-outs the board is looked at for reasons; how many places a reason names."""
FREE = ("back", "undo", "offer")
"""Verbs of what costs nothing: taking back, and speaking to others. They are never tried, only done
where the officer would: moves that seem equal would follow each other for ever."""


def free(key: str) -> bool:
    """Whether an answer costs nothing."""
    return key.partition("/")[0] in FREE


def never() -> bool:
    return False


def choose(
    engine: Engine[S],
    state: S,
    seats: Collection[Seat],
    seat: Seat,
    rng: Rng,
    strength: Strength,
    *,
    rollouts: int = ROLLOUTS,
    stop: Callable[[], bool] = never,
) -> Picks | None:
    """What a computer that holds `seats` picks for one of them. None: this seat is asked nothing,
    or it leaves be a question nobody waits for.

    The same on positions its seats cannot tell apart, given the same numbers, unless `stop` ends
    the search: it is asked before each roll-out, and True makes the staff content with those made.
    """
    return Computer(engine, state, seats, seat, rng, rollouts, stop).choose(strength)


def _labels(offer: Offer, picks: Picks) -> tuple[Msg, ...]:
    labels = tuple(choice.label for key in picks if (choice := offer.find(key)))
    return labels or (offer.nothing or msg("advice-nothing"),)


class Advice(NamedTuple):
    """What the staff would pick, and why."""

    picks: Picks
    text: Msg


class Verdict(NamedTuple):
    """What the staff found."""

    picks: Picks
    instead: Picks | None = None
    """The best of the rest, perhaps to pick nothing; None if there was no other answer."""
    departs: bool = False
    """Whether `instead` is what the officer would pick."""
    better: int = 0
    """In how many pairs of roll-outs `picks` came out better than `instead`."""
    worse: int = 0
    pairs: int = 0


@dataclass
class Computer(Generic[S]):
    """A computer asked one question. Whatever it thinks of starts from an imagined position."""

    engine: Engine[S]
    state: S
    seats: Collection[Seat]
    seat: Seat
    rng: Rng
    rollouts: int = ROLLOUTS
    stop: Callable[[], bool] = never

    def __post_init__(self) -> None:
        if not isinstance(self.engine, Imagination):
            raise TypeError(f"{self.engine.name} has no imagination: no computer can play it")
        self.player: Imagination[S] = self.engine
        self.world = self.imagined()
        self.offer = self.engine.offers(self.world).get(self.seat)
        """What the seat is asked, in every position it may imagine."""
        self.rolled = 0
        """Roll-outs so far."""
        self.steps = 0
        """Decisions of officers in them."""
        self.far = False
        """Whether roll-outs go on to the end of the game."""
        self.after: dict[Picks, list[frozenset[str]]] | None = None
        """The places of its seats on the board after roll-outs, if somebody wants reasons."""

    def imagined(self) -> S:
        return self.player.imagine(self.state, self.seats, self.rng)

    def choose(self, strength: Strength) -> Picks | None:
        if self.offer is None:
            return None
        if strength == "recruit" and self.offer.required and self.rng.below(100) < BLUNDERS:
            return some_picks(_onward(self.offer), self.rng)
        if strength == "staff" and (found := self.search()):
            return found.picks
        return self.usual(self.world, self.offer)

    def usual(self, world: S, offer: Offer) -> Picks | None:
        """The officer's picks."""
        picks = self.player.choose(world, self.seat, offer, self.rng)
        if picks is None and offer.required:
            return some_picks(_onward(offer), self.rng)
        return picks

    def advice(self) -> Advice | None:
        """What the staff would do and why, in a line; None if nobody waits for this seat."""
        self.after = {}
        if (found := self.search()) is None or self.offer is None:
            return None
        return Advice(found.picks, self._advice(found, self.offer))

    def _advice(self, found: Verdict, offer: Offer) -> Msg:
        move = _labels(offer, found.picks)
        if found.instead is None or set(found.instead) == set(found.picks):
            return msg("advice-only", move=move)
        few = len(found.instead) <= NAMED
        other = _labels(offer, found.instead) if few else (msg("advice-others"),)
        why = self.reasons(found.picks, found.instead)
        clear = found.departs or found.better > 2 * found.worse
        told = "advice-better" if clear else "advice-close" if found.pairs else "advice-hasty"
        return Msg(told, {"move": move, "other": other, "why": why, "reasons": len(why)})

    def reasons(self, picks: Picks, instead: Picks) -> tuple[Msg, ...]:
        """Places that its seats mostly have after these picks, and mostly not after the others:
        those it wins, and those it keeps."""
        if not isinstance(self.engine, Retrospect):
            return ()
        gained, now = self._mostly(picks) - self._mostly(instead), self._held(self.state)
        found = {"advice-wins": gained - now, "advice-keeps": gained & now}
        return tuple(
            Msg(told, {"places": tuple(map(self.engine.place, sorted(places)[:NAMED]))})
            for told, places in found.items()
            if places
        )

    def _mostly(self, picks: Picks) -> set[str]:
        """Its places after at least two in three of the roll-outs."""
        seen = (self.after or {}).get(picks, [])
        times = Counter(place for places in seen for place in places)
        return {place for place, n in times.items() if 3 * n >= 2 * len(seen)}

    def _held(self, world: S) -> frozenset[str]:
        """Where its seats are on the board, as everybody sees it."""
        assert isinstance(self.engine, Retrospect)
        view = self.engine.view(world, None)
        return frozenset().union(*(self.engine.held(view, seat) for seat in self.seats))

    # ---- the staff

    def search(self) -> Verdict | None:
        """The best of a few candidates; None if nobody waits for an answer."""
        if self.offer is None or not self.offer.required:
            return None
        usual, *rivals = self.candidates(self.offer)
        if not rivals:
            return Verdict(usual)
        worths: dict[Picks, list[float]] = {picks: [] for picks in (usual, *rivals)}
        rollouts = self.rollouts * self.player.patience(self.world)
        for stage in range(STAGES):
            if stage:
                rivals.sort(key=lambda rival: -_mean(_gains(worths, rival, usual)))
                del rivals[(len(rivals) + 1) // 2 :]
            if stage and not _may_win(_gains(worths, rivals[0], usual)):
                break
            field = (usual, *rivals)
            for _ in range(max(FEWEST, rollouts // STAGES // len(field))):
                if found := self.sample(field):
                    for picks, worth in zip(field, found, strict=True):
                        worths[picks].append(worth)
        return _verdict(usual, rivals[0], _gains(worths, rivals[0], usual))

    def sample(self, field: tuple[Picks, ...]) -> list[float]:
        """What comes of each candidate in one imagined position, with the same dice; nothing if
        time is up: only whole samples can be compared."""
        if self.stop():
            return []
        world, seed = self.engine.dump(self.imagined()), self.rng.below(1 << 32)
        found: list[float] = []
        for picks in field:
            if self.stop():
                return []
            found.append(self.played_out(self.engine.load(world), picks, seed))
        return found

    def played_out(self, world: S, picks: Picks, seed: int) -> float:
        """How well the seat stands after these picks and as many decisions of officers as it looks
        ahead, or at the end of a turn."""
        self.rolled += 1
        luck, began, horizon = Luck(seed), self.player.turn(world), self.player.horizon
        turns = self.player.turns_ahead(world)
        luck.of(began, picks)
        self.engine.apply(world, self.seat, picks, luck)
        ahead, made = walk(self.engine, world, luck, QuickRng(seed + 1), able), 0
        for made, (_, _, deed) in enumerate(ahead, start=1):
            turn = self.player.turn(world)
            if not self.far and (made == horizon or _over(began, turn, turns)):
                break
            luck.of(turn, deed)
        self.steps += made
        self._watch(world, picks)
        return self._standing(world)

    def _standing(self, world: S) -> float:
        if result := self.engine.result(world):
            return ended(result, self.seat)
        lead = self.player.worth(world, self.seat)
        return lead / (1 + abs(lead))  # no lead is worth as much as the win

    def _watch(self, world: S, picks: Picks) -> None:
        """Note where its seats are after these picks, if somebody wants reasons."""
        if self.after is not None and isinstance(self.engine, Retrospect):
            seen = self.after.setdefault(picks, [])
            if len(seen) < WATCHED:
                seen.append(self._held(world))

    # ---- candidates

    def candidates(self, offer: Offer) -> list[Picks]:
        """What the officer would do, first; then what else officers think of, what they like next
        best, and random changes of those."""
        found: list[Picks] = []
        for n in range(DRAWS):
            drawn = self.usual(self.imagined() if n else self.world, offer)
            if drawn is not None and drawn not in found:
                found.append(drawn)
            if self.player.planned(self.world):
                return found
        alike = {frozenset(picks) for picks in found}
        onward = _onward(offer)
        for liked in self.player.rivals(self.world, self.seat, onward, self.rng):
            if len(found) == FIELD:
                break
            if frozenset(liked) not in alike:
                found.append(liked)
                alike.add(frozenset(liked))
        for _ in range(TRIES if self.player.guesses else 0):
            if len(found) == FIELD:
                break
            other = _changed(onward, pick(self.rng, found), self.rng)
            if other and frozenset(other) not in alike:
                found.append(other)
                alike.add(frozenset(other))
        return found


def _onward(offer: Offer) -> Offer:
    """The offer without what leads back or aside, if enough else is left."""
    onward = tuple(
        choice
        for choice in offer.choices
        if not (choice.back or choice.aside or choice.verb in FREE)
    )
    return offer._replace(choices=onward) if len(onward) >= max(offer.least, 1) else offer


def _changed(offer: Offer, picks: Picks, rng: Rng) -> Picks | None:
    """Picks with one of them left out, added or exchanged; None if that is not legal."""
    others = [choice.key for choice in offer.choices if choice.key not in picks]
    if offer.most == 1 or not picks or not others:
        return some_picks(offer, rng)
    changed = list(picks)
    at, way = rng.below(len(changed)), rng.below(4)
    if way == 0 and len(changed) > offer.least:
        del changed[at]
    elif way == 1 and len(changed) < offer.most:
        changed.insert(at, pick(rng, others))
    else:
        changed[at] = pick(rng, others)
    try:
        return checked(offer, changed)
    except Illegal:
        return None


class Luck(QuickRng):
    """Dice of a roll-out. Where turns are counted, the first deed at a place has the same luck in
    every candidate, so has the second, and so in every turn: what is compared differs by what was
    done, and much less by chance. (With one sequence of dice for all, it took twice as many.)"""

    __slots__ = ("deeds", "seed")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.deeds: Counter[tuple[int, str]] = Counter()

    def of(self, turn: int | None, picks: Picks) -> None:
        """Dice for what is done next."""
        if turn is None or not picks:
            return
        verb, _, arg = picks[0].partition("/")
        deed = turn, arg.rpartition(".")[2] if "." in arg else verb
        self.deeds[deed] += 1
        self.reseed(self.seed + crc32(f"{deed} {self.deeds[deed]}".encode()))


# ---- what is better


def _over(began: int | None, turn: int | None, turns: int) -> bool:
    """Whether so many turns have ended."""
    return began is not None and turn is not None and turn >= began + turns


def ended(result: Result, seat: Seat) -> float:
    """1 for a win, -1 for a loss, 0 if everybody has won."""
    if seat not in result.winners:
        return -1.0
    return 1.0 if sum(map(len, result.ranking)) > len(result.winners) else 0.0


def _gains(worths: dict[Picks, list[float]], rival: Picks, usual: Picks) -> list[float]:
    """By how much the rival came out better, sample by sample."""
    return [one - other for one, other in zip(worths[rival], worths[usual], strict=False)]


def _mean(gains: list[float]) -> float:
    return fmean(gains) if gains else 0.0


def _may_win(gains: list[float]) -> bool:
    """Whether more roll-outs might still show that the rival is better: it is not behind by more
    than the error of its mean gain."""
    return len(gains) < FEWEST or fmean(gains) + stdev(gains) / sqrt(len(gains)) > 0


def _verdict(usual: Picks, rival: Picks, gains: list[float]) -> Verdict:
    """The rival, if its mean gain is larger than the error of that mean; else the usual picks."""
    clear = len(gains) >= FEWEST and fmean(gains) > stdev(gains) / sqrt(len(gains))
    gained, lost = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    if clear:
        return Verdict(rival, usual, True, gained, lost, len(gains))
    return Verdict(usual, rival, False, lost, gained, len(gains))
