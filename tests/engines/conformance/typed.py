"""Typed commands from the grammar of a game, legal, nearly legal and wrong, and two laws for them.

1. A command that is refused changes nothing. One that is accepted is carried out whole, unless
   chance, something hidden or somebody else comes in between.
2. A refusal gives a reason that is true of the position, and never a general sentence. Nothing
   the seat does not know decides about it.

`tests/engines/<game>/typed.py` has what a game must tell:

    line(state, seat, chance)   something that looks like a step, mostly about what is there
    spell(picks)                a legal answer in the words of the game; "" if it has no words; what
                                begins with a sign goes on with the step before
    begun(state, seat)          the beginning of such a step where the position is amid one
    GENERAL                     ids of refusals that say nothing in particular
    FACTS                       id of a refusal -> whether what it says is true: (state, seat, args
                                and what was typed)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, ClassVar, Protocol

from bot.text import LANGUAGES, words
from conformance.cases import Case, random_game
from engines.contract import Illegal, Key, Msg, Offer, OrderBook, Orders, Progress, Seat
from engines.kit import play
from engines.kit.rng import NoDice, Rng, SeededRng
from engines.kit.simulate import QuickRng, some_picks
from engines.kit.spelling import plain
from engines.kit.turns import TypedTurns
from tests.bot.text.spoken import wrong

TWINS = 6
"""One command in so many is also tried in a position its seat cannot tell from this one."""


def _here(offer: Offer, args: Mapping[str, Any]) -> bool:
    """Whether a refusal is about this question."""
    return bool(offer.question == args["question"])


def _possible(met: Sequence[Offer], args: Mapping[str, Any]) -> bool:
    """What is named as possible is offered where the line comes to an end, and what was typed is
    not."""
    typed, here = str(args["typed"]).replace(" ", "/", 1), [o for o in met if _here(o, args)]
    if not here:
        return True
    shown = [str(each.args["what"]) for each in args["possible"]]
    labels = [[str(choice.label) for choice in offer.choices] for offer in here]
    offered = any(all(any(each in what for each in some) for what in shown) for some in labels)
    return offered and not met[0].find(typed)


def _quoted(met: Sequence[Offer], args: Mapping[str, Any]) -> bool:
    """What is named was typed."""
    return _squeezed(args["said"]) in _squeezed(args["typed"])


def _own_words(told: Msg, lang: str) -> str:
    """A refusal without what was typed, or could be: people may type keys."""
    said = str(told.args.get("said", "")).strip()
    own = re.sub("`[^`]*`", "…", words(lang).say(told))
    return own.replace(said, "…") if said else own


def _squeezed(text: object) -> str:
    return "".join(c for c in plain(str(text)) if c.isalnum())


GENERIC: Mapping[str, Callable[[Sequence[Offer], Mapping[str, Any]], bool]] = {
    "turn-not-now": lambda met, args: (
        _quoted(met, args)
        and not any(
            _here(offer, args) and offer.find(str(args["typed"]).replace(" ", "/", 1))
            for offer in met[:1]
        )
    ),
    "turn-not-possible": lambda met, args: _quoted(met, args) and _possible(met, args),
    "turn-how-many": _quoted,
    "turn-cannot-pay": _quoted,
    "turn-unread": _quoted,
    "turn-form": _quoted,
    "turn-unknown": _quoted,
    "turn-unknown-near": _quoted,
    "turn-if": _quoted,
    "turn-early": _quoted,
}
"""What makes the reasons true that all games share."""


LATER = 60
"""How many answers are waited for the next turn of a seat."""


class Grammar(Protocol):
    GENERAL: tuple[str, ...]
    FACTS: Mapping[str, Callable[[Any, Seat, Mapping[str, Any]], bool]]

    def line(self, state: Any, seat: Seat, chance: Rng) -> str: ...

    def spell(self, picks: tuple[Key, ...]) -> str: ...

    def begun(self, state: Any, seat: Seat) -> str: ...


def grammar(game: str) -> Grammar:
    return import_module(f"tests.engines.{game}.typed")


@dataclass
class Tally:
    """What became of commands, and what broke a law."""

    commands: int = 0
    carried_out: int = 0
    partly: int = 0
    """Begun, and stopped after chance, something hidden or somebody else had come in between, or at
    a later command of the same text."""
    asked: int = 0
    """Begun, and left to the player at a question the text does not answer, or filed for later."""
    refused: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    judged: int = 0
    """Refusals whose reason was held against the position."""
    broken: list[str] = field(default_factory=list)

    COUNTED: ClassVar = ("commands", "carried_out", "partly", "asked", "refused", "judged")

    def add(self, other: Tally) -> None:
        for name in self.COUNTED:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.reasons += other.reasons
        self.broken += other.broken


class Typist:
    """Types commands at positions of one table and holds the laws against them."""

    def __init__(self, case: Case, chance: Rng) -> None:
        assert case.engine.orders is not None
        self.case, self.engine, self.chance = case, case.engine, chance
        self.orders: Orders[Any] = case.engine.orders
        self.grammar = grammar(case.engine.name)
        self.tally = Tally()

    def type_at(self, saved: bytes, times: int) -> None:
        state = self.engine.load(saved)
        offers = self.engine.offers(state)
        for _ in range(times):
            seats = list(offers) if self.chance.below(8) else list(self.case.seats)
            seat = seats[self.chance.below(len(seats))]
            if text := self.command(state, saved, seat, offers.get(seat)):
                self._try(state, saved, seat, text)

    # ---- commands

    def command(self, state: Any, saved: bytes, seat: Seat, offer: Offer | None) -> str:
        kind = self.chance.below(4) if offer else 0
        lines: list[str] = []
        for said in self.legal(saved, seat, 1 + self.chance.below(6)) if kind else ():
            if not said[0].isalnum():  # the rest of a line
                lines = lines or [self.grammar.begun(state, seat)]
                lines[-1] += said
            else:
                lines.append(said)
        if not lines:
            n = 1 + self.chance.below(3)
            return "; ".join(self.grammar.line(state, seat, self.chance) for _ in range(n))
        if kind > 1:  # nearly legal
            at = self.chance.below(len(lines))
            if self.chance.below(2):
                lines[at] = self._twisted(lines[at], self.grammar.line(state, seat, self.chance))
            else:
                lines.insert(at, self.grammar.line(state, seat, self.chance))
        return "; ".join(lines)

    def legal(self, saved: bytes, seat: Seat, most: int) -> Iterator[str]:
        """What a seat could type for answers it may give in a row, as far as can be foreseen."""
        draft = self.engine.load(saved)
        offers = self.engine.offers(draft)
        for _ in range(most):
            offer = offers.get(seat)
            if offer is None or not offer.choices:
                return
            picks = some_picks(offer, self.chance)
            said = self.grammar.spell(picks)
            if not said:
                return
            yield said
            try:
                offers = dict(play.move(self.engine, draft, seat, picks, NoDice(), offers).offers)
            except NoDice.Rolled:
                return

    def _twisted(self, line: str, other: str) -> str:
        """A word of the line replaced by one of another line."""
        words, more = line.split(" "), other.split(" ")
        at = self.chance.below(len(words))
        words[at] = more[min(at, len(more) - 1)]
        return " ".join(words)

    # ---- what becomes of them

    def _try(self, state: Any, saved: bytes, seat: Seat, text: str) -> None:
        tally, where = self.tally, f"{self.case}: {seat}: {text}"
        tally.commands += 1
        why, filed = self._refusal(state, seat, text)
        if self.engine.dump(state) != saved:
            tally.broken.append(f"{where}: trying it changed the position")
            return
        if isinstance(self.orders, TypedTurns) and not self.chance.below(TWINS):
            twin = self.case.twin(state, seat, self.chance)
            if self._refusal(twin, seat, text)[0] != why:
                tally.broken.append(f"{where}: what is hidden decides whether it is refused")
        if why is not None or filed is None:
            assert why is not None
            tally.refused += 1
            tally.reasons[said(why)] += 1
            self._judge(state, seat, why, text, where)
            return
        self._carry_out(self.engine.load(saved), seat, filed, where)

    def _refusal(self, state: Any, seat: Seat, text: str) -> tuple[Msg | None, OrderBook | None]:
        """Why the command is refused at once, as at a table; else what is filed."""
        try:
            filed = self.orders.read(state, seat, text)
        except Illegal as refusal:
            return refusal.reason, None
        offer = self.engine.offers(state).get(seat)
        if offer is None or not filed.plan:
            return None, filed
        answer = self.orders.answer(state, seat, offer, deepcopy(filed))
        return (answer.stop, None) if answer and answer.stop else (None, filed)

    def _judge(self, state: Any, seat: Seat, why: Msg, typed: str, where: str) -> None:
        inner = innermost(why)
        if inner.id in self.grammar.GENERAL or inner.id.startswith("play-"):
            self.tally.broken.append(f"{where}: refused in general: {inner.id}")
        first = inner is why or why.args.get("n") == 1
        args, fact = {"typed": typed, **inner.args}, self.grammar.FACTS.get(inner.id)
        for lang in LANGUAGES:
            if spoken := wrong(_own_words(inner, lang)):
                self.tally.broken.append(f"{where}: {inner.id} is said with {spoken} in {lang}")
        if generic := GENERIC.get(inner.id):
            fact = lambda state, seat, args: generic(self._met(state, seat, typed), args)  # noqa: E731
        if fact is None and not self.tally.broken:
            self.tally.broken.append(f"{where}: no fact says whether {inner.id} is true")
        if fact and first and ";" not in typed:  # of one step, so told of this position
            self.tally.judged += 1
            if not fact(state, seat, args):
                self.tally.broken.append(f"{where}: not true: {inner.id} {dict(inner.args)}")

    def _met(self, state: Any, seat: Seat, typed: str) -> list[Offer]:
        """The questions a refused line answers before it comes to its end, and that one."""
        draft, met = self.engine.load(self.engine.dump(state)), list[Offer]()
        filed = OrderBook(plan=[typed], progress=Progress(tried=1))  # not whole or not at all
        offers = self.engine.offers(draft)
        with suppress(NoDice.Rolled):
            while filed.plan and (offer := offers.get(seat)):
                met.append(offer)
                answer = self.orders.answer(draft, seat, offer, filed)
                if answer is None or answer.stop or answer.skipped:
                    break
                done = play.move(self.engine, draft, seat, answer.picks, NoDice(), offers)
                offers = dict(done.offers)
        return met

    def _carry_out(self, draft: Any, seat: Seat, filed: OrderBook, where: str) -> None:
        """Answer for the seat as long as the text does."""
        tally, dice = self.tally, SeededRng(b"typed")
        offers = self.engine.offers(draft)
        made, between, ends = 0, False, -1
        for _ in range(400):
            offer = offers.get(seat)
            if offer is None or not filed.plan:
                break
            if len(filed.plan) <= ends or ends < 0:
                made, between, ends = 0, False, len(filed.plan) - self._command_size(filed.plan)
            answer = self.orders.answer(draft, seat, offer, filed)
            if answer is None:
                tally.asked += bool(filed.plan)
                tally.carried_out += not filed.plan
                return
            if answer.skipped is not None:
                continue
            if answer.stop is not None:
                tally.partly += 1
                if any(filed.progress.results.values()) and not filed.progress.done:
                    tally.broken.append(f"{where}: nobody is told how far it has come")
                tally.reasons[said(answer.stop)] += 1
                if made and not between and len(filed.plan) > ends:
                    tally.broken.append(f"{where}: half a command was done: {said(answer.stop)}")
                return
            try:
                outcome = play.move(self.engine, draft, seat, answer.picks, dice, offers)
            except Illegal as refusal:
                told = f"answered {answer.picks}, which is refused: {refusal.reason.id}"
                tally.broken.append(f"{where}: {told}")
                return
            draft, offers = outcome.state, dict(outcome.offers)
            made, between = made + 1, between or outcome.barrier
        if filed.plan:
            tally.asked += 1
            self._later(draft, seat, filed, where)
        else:
            tally.carried_out += 1

    def _later(self, draft: Any, seat: Seat, filed: OrderBook, where: str) -> None:
        """What is left of a turn says nothing in the next one of its seat: it is given back."""
        orders, dice, began = self.orders, SeededRng(b"later"), filed.progress.turn
        if not isinstance(orders, TypedTurns) or not began or orders.turn(draft) is None:
            return
        offers = self.engine.offers(draft)
        for _ in range(LATER):
            waiting = [s for s, offer in offers.items() if offer.required and not offer.answered]
            if not waiting:
                return
            offer = offers.get(seat)
            if offer and not offer.answered and orders.turn(draft) != began:
                answer = orders.answer(draft, seat, offer, filed)
                if not (answer and answer.stop):
                    silent = orders.answer(draft, seat, offer, OrderBook(dict(filed.standing)))
                    if filed.plan or answer != silent:
                        self.tally.broken.append(f"{where}: something is kept for another turn")
                return
            first = waiting[0]
            draft = play.move(self.engine, draft, first, offers[first].default, dice, offers).state
            offers = self.engine.offers(draft)

    def _command_size(self, plan: Sequence[str]) -> int:
        return self.orders.command(plan) if isinstance(self.orders, TypedTurns) else 1


def tried(case: Case, positions: int, each: int, seed: int = 7) -> Tally:
    """So many commands at each of so many positions of a random game."""
    typist = Typist(case, QuickRng(seed))
    for _, saved in random_game(case, case.seeds[0]).sample(positions, QuickRng(seed + 1)):
        typist.type_at(saved, each)
    return typist.tally


def innermost(why: Msg) -> Msg:
    inner = why.args.get("why")
    return innermost(inner) if isinstance(inner, Msg) and why.id.endswith("-step") else why


def said(why: Msg) -> str:
    return innermost(why).id
