"""Typed turns as a table of shorthands: what is typed names picks, and nothing else.

A row of the table says how a line is written and which answers it gives:

    Shorthand("trucks {n}", "trucks/{n}", "trucks 5")
    Shorthand("mark {space}", "end? mark/{space}", "mark aachen")
    Shorthand("{hex1}-{hex2}", "move/{hex1} to/{hex2}|on/{hex2}", "E5-E7")

In the pattern `{name}` is a slot; `slots` says what it looks like and what it means, and a number
behind the name tells two of one kind apart. The answers are parted by blanks: `a,b` are picked
together, of `a|b` the first that is offered, and `a?` only if it is asked for. Where that is not
enough, a function makes the wishes (`wishes.py`) out of what was found in the slots.

Every answer is looked for in the offer of its question, so the table can allow nothing. A line is
tried on a copy as far as anybody can foresee before it begins; what lies behind a die, something
hidden or another player is answered when its question comes, in the same turn or not at all.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Generic, NamedTuple, TypeVar

from engines.contract import Choice, Illegal, Key, Msg, Offer, OrderBook, Progress, Seat, msg
from engines.extras import Paraphrase
from engines.kit.simulate import QuickRng
from engines.kit.spelling import plain, without_small_words
from engines.kit.turns import foresee, picked, reasons
from engines.kit.turns.conditions import conditional
from engines.kit.turns.plan import TypedTurns
from engines.kit.turns.standing import Form
from engines.kit.turns.steps import Done, Now
from engines.kit.turns.wishes import Between, Line, Wish
from engines.registry import GAMES

S = TypeVar("S")
Found = Mapping[str, str]
"""What stood in the slots of a line, by their names."""

_SLOT = re.compile(r"\{([a-z]+)(\d*)\}")
_SKIP = re.compile(r"\s+(else\s+skip|albo\s+pomin)$")
_CUT = re.compile(r"[;\n]")


class Slot(NamedTuple):
    """What can stand in a place of a line."""

    looks: str
    """A regular expression without groups."""
    means: Callable[[str], str] = str
    """What it is called in keys; raises what is wrong with it."""
    example: str = ""
    """How it is written, if a line brings it as a setting."""


class Shorthand(Generic[S]):
    """One way to write a line."""

    def __init__(
        self,
        pattern: str,
        answers: str | Callable[[S, Seat, Found], Iterable[Wish[S]]],
        example: str = "",
        also: str = "",
    ) -> None:
        self.pattern, self.answers, self.example = pattern, answers, example
        self.also = also
        """A word people may expect in such a line, which it is written without."""
        self.verb = _SLOT.sub("", pattern).split(" ")[0]
        """The word it begins with; empty if it begins with a slot."""

    def compiled(self, slots: Mapping[str, Slot]) -> re.Pattern[str]:
        parts = _SLOT.split(self.pattern)
        text = parts[0]
        for name, number, literal in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            text += f"(?P<{name}{number}>{slots[name].looks}){literal}"
        return re.compile(text)

    def wishes(self, state: S, seat: Seat, found: Found) -> list[Wish[S]]:
        if callable(self.answers):
            return list(self.answers(state, seat, found))
        return [_wish(part.format_map(found)) for part in self.answers.split(" ")]


def _wish(answer: str) -> Wish[S]:
    """`move/e5`, `a|b`, `a,b`, `stop?`."""
    ways = (tuple(way.split(",")) for way in answer.removesuffix("?").split("|"))
    return Wish(tuple(ways), if_asked=answer.endswith("?"))


class Notation(TypedTurns[S], Paraphrase[S]):
    """The typed turns of a game, by its table."""

    changed = msg("turn-changed")
    table: Sequence[Shorthand[S]]
    slots: Mapping[str, Slot]
    words: Mapping[str, Slot] = {}
    """Settings a line may bring itself, `civ=yes`, and their values."""
    single = False
    """Whether every line is one answer, and over with it."""
    stops_short = True
    """Whether a turn ends with a line that was carried out, and did not come to what was meant."""

    form = Form(msg("play-not-asked"), "")
    """How its standing orders are kept."""

    # ---- what a game says

    def settings(self, state: S, seat: Seat, filed: OrderBook) -> Iterable[Choice]:
        """Everything a seat can say in advance in its menu."""
        return ()

    def between(
        self, state: S, offer: Offer, said: Mapping[str, str], wanted: tuple[str, ...]
    ) -> Between | None:
        """What settings and standing orders say to a question before the line goes on with
        `wanted`, its own answer if it has one."""
        return None

    def opens(self, state: S, offer: Offer, home: str) -> bool:
        """Whether a line can begin at this question. `home` is where the present one began."""
        return offer.question.id == home

    def why(self, state: S, seat: Seat, offer: Offer, missing: Wish[S]) -> Msg | None:
        """A reason of the game's own, where trying is not enough to see one."""
        return None

    def waits(self, state: S, seat: Seat, offer: Offer, line: Line[S]) -> bool:
        """Whether this is no question for the line at all, and it waits for another."""
        return False

    def made(self, state: S, seat: Seat) -> Sequence[Key]:
        """Answers of this seat that the game has just made, as there was only one way. They may be
        typed all the same."""
        return ()

    def aside(self, now: Now[S], line: str) -> tuple[Key, ...]:
        """What is said to a question the line does not answer, so that the turn goes on to one for
        which it begins. Only where every line is one answer."""
        return ()

    def failed(self, now: Now[S], line: str, why: Msg) -> Done | None:
        """What becomes of a line that cannot be carried out; None: the turn ends there."""
        return None

    def standing(self, lines: Sequence[str]) -> tuple[dict[str, str], list[str]]:
        """The standing orders among these lines, and the other lines."""
        return {}, list(lines)

    def lines(self, parts: Sequence[str]) -> list[str]:
        """The lines of a text, cut at every `;`. What is joined again is carried out whole."""
        return list(parts)

    # ---- what follows from it

    def menu(self, state: S, seat: Seat, filed: OrderBook) -> Offer:
        return self.form.menu(filed, self.settings(state, seat, filed))

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        self.form.file(filed, picks)

    @abstractmethod
    def own_turn(self, state: S, seat: Seat) -> bool:
        """Whether it is the turn of this seat, so that what is typed begins at once."""

    @classmethod
    @cache
    def _patterns(cls) -> list[tuple[Shorthand[S], re.Pattern[str]]]:
        return [(each, each.compiled(cls.slots)) for each in cls.table]

    @classmethod
    @lru_cache(1000)
    def _found(cls, line: str) -> list[tuple[Shorthand[S], Found | Msg]]:
        """The shorthands a line fits, each with what stands in its slots, or what is wrong there:
        the same on every board."""
        fitting = [(each, pattern.fullmatch(line)) for each, pattern in cls._patterns()]
        return [(each, cls._meant(match)) for each, match in fitting if match]

    @classmethod
    def _meant(cls, match: re.Match[str]) -> Found | Msg:
        try:
            return {
                name: cls.slots[name.rstrip("0123456789")].means(typed.strip())
                for name, typed in match.groupdict(default="").items()
            }
        except Illegal as why:
            return why.reason

    def read(self, state: S, seat: Seat, text: str) -> OrderBook:
        lines = self.lines([part.strip() for part in _CUT.split(text) if part.strip()])
        filed = OrderBook(*self.standing(lines))
        for n, line in enumerate(filed.plan, 1):
            if picked.is_picked(line):
                continue
            only = self.step(state, seat, line).only
            if only and not 1 <= only.step < n:
                raise Illegal(msg("turn-if", said=line, n=only.step))
        if not lines:
            raise reasons.unread(text.strip(), self.table[0].example)
        if not self.own_turn(state, seat):
            filed.progress = Progress(relies_on=self.relies_on(state, seat))
        return filed

    def paraphrase(self, state: S, seat: Seat, text: str) -> tuple[Msg, ...]:
        """Each line with the choices it names, as far as anybody can foresee. Changes nothing."""
        filed, engine = self.read(state, seat, text), self.engine
        lines, does = list(filed.plan), defaultdict[int, list[Msg]](list)
        draft: S | None = engine.load(engine.dump(state))
        if seat not in engine.offers(state):
            draft = foresee.turn_of(engine, state, seat, {seat}, QuickRng(0), "")

        def tell(n: int, offer: Offer, picks: tuple[Key, ...]) -> None:
            does[n] += [self.named(each) for key in picks if (each := offer.find(key))]

        if draft is not None:
            *_, why = foresee.carried_out(engine, draft, seat, filed, tell)
            if why and not does:
                raise Illegal(why)
        said = [(n, picked.typed(line), does[n]) for n, line in enumerate(lines, 1)]
        silent = ["turn-echo-later", "turn-echo-nothing"]
        return tuple(
            msg("turn-echo", n=n, said=line, does=tuple(done))
            if done
            else msg(silent[n < filed.progress.step], n=n, said=line)
            for n, line, done in said
        )

    def named(self, choice: Choice) -> Msg:
        """A choice as menus show it, after its verb if it is one of several."""
        title = GAMES.get(self.engine.name)
        if not choice.arg or title is None:  # the toy of the tests has no words
            return choice.label
        verb = Msg(f"{title.prefix}-verb-{choice.verb}")
        return msg("turn-pick", verb=verb, what=choice.label)

    def step(self, state: S, seat: Seat, text: str) -> Line[S]:
        only, bare = conditional(plain(text))
        line = _SKIP.sub("", bare)
        line, words = self._words(line)
        wishes = self._wishes(state, seat, line, text)
        skip = bool(_SKIP.search(bare))
        return Line(self, text, wishes, words, only, skip, self.single)

    def _words(self, line: str) -> tuple[str, dict[str, str]]:
        """The line without the settings at its end, and those."""
        if not self.words:
            return line, {}
        first, *parts = re.split(rf" (?=(?:{'|'.join(self.words)}) ?=)", line)
        said = {}
        for part in parts:
            name, _, value = (each.strip() for each in part.partition("="))
            said[name] = value.replace(" ", "")
            if not re.fullmatch(self.words[name].looks, said[name]):
                raise reasons.unread(part, self.words[name].example)
        return first, said

    def _wishes(self, state: S, seat: Seat, line: str, text: str) -> list[Wish[S]]:
        """As it stands, else without its small words; refused as it stands."""
        refused: Msg | None = None
        for said in dict.fromkeys((line, without_small_words(line))):
            for shorthand, found in self._found(said):
                try:
                    if not isinstance(found, Msg):
                        return shorthand.wishes(state, seat, found)
                    why = found
                except Illegal as wrong:
                    why = wrong.reason
                refused = refused or (why if said == line else None)
        if refused is None:
            raise reasons.unread(text, self._example(line))
        nothing = not refused.args.get("said", text)  # the part that is wrong is not there at all
        raise Illegal(Msg(refused.id, {**refused.args, "said": text}) if nothing else refused)

    def _example(self, line: str) -> str:
        """How a line with this first word is written, or with one that is left out of it."""
        first, *others = line.split(" ")
        known = {row.verb: row.example for row in reversed(self.table)}
        unsaid = {row.also: row.example for row in self.table if row.also}
        meant = (unsaid.get(word.removesuffix("s")) for word in (first, *others))
        return known.get(first) or next(filter(None, meant), "")
