"""A game in a given position, and what can be done with it. In the tests of every game

    press(seat, *keys)     one answer, as if given with buttons
    do(seat, text)         a typed turn, carried out until it ends or leaves a question open
    stopped(seat, text)    the same, and why it stopped
    refused(seat, text)    the same, and nothing has changed
    asked                  the seats the table waits for
    said(message)          all that was said under this id

mean the same. Each game has a subclass for what is its own: how a position is made, what must hold
in every position, and what its boards look like.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

from bot.text import LANGUAGES, words
from engines.contract import Engine, Event, Illegal, Key, Msg, Offer, OrderBook, Orders, Seat
from engines.kit import play
from engines.kit.rng import Rng, SeededRng

S = TypeVar("S")
ENDLESS = 200


class Table(Generic[S]):
    engine: ClassVar[Engine[Any]]

    def __init__(self, state: S, rng: Rng | None = None) -> None:
        self.state = state
        self.rng: Rng = rng or SeededRng(b"table")
        self.events: list[Event] = []
        """Everything that was said so far."""
        self.skipped: list[Msg] = []
        """Steps of typed turns that could not be carried out and were passed over."""

    def check(self) -> None:
        """Raises if the position cannot be; called after every answer."""

    # ---- doing

    def press(self, seat: Seat, *keys: Key) -> list[Event]:
        outcome = play.move(self.engine, self.state, seat, keys, self.rng)
        self.state = outcome.state
        self.events += outcome.events
        self.check()
        return list(outcome.events)

    def press_each(self, seat: Seat, *keys: Key) -> list[Event]:
        """Answers of one pick each, one after another."""
        return [event for key in keys for event in self.press(seat, key)]

    def silence(self, seat: Seat) -> list[Event]:
        """The answer for somebody whose time is up."""
        return self.press(seat, *self.offer(seat).default)

    def do(self, seat: Seat, text: str) -> OrderBook:
        """What is left of the turn; raises `Illegal` where it is refused or stops."""
        filed = self.orders.read(self.state, seat, text)
        if stop := self.carry_out(seat, filed):
            raise Illegal(stop)
        return filed

    def stopped(self, seat: Seat, text: str) -> Msg:
        try:
            self.do(seat, text)
        except Illegal as stop:
            return stop.reason
        raise AssertionError(f"{text} was not refused")

    def refused(self, seat: Seat, text: str) -> Msg:
        """Why; both languages have words for it."""
        before, drawn = self.engine.dump(self.state), self.rng.count
        why = self.stopped(seat, text)
        assert self.engine.dump(self.state) == before, f"{text} was refused, but changed something"
        assert self.rng.count == drawn, f"{text} was refused, but drew a number"
        for lang in LANGUAGES:
            assert "{" not in words(lang).say(why), words(lang).say(why)
        return why

    def carry_out(self, seat: Seat, filed: OrderBook) -> Msg | None:
        """Let a filed turn answer for its seat as long as it can; why it stopped, if it did."""
        for _ in range(ENDLESS):
            offer = self.offers.get(seat) if filed.plan else None
            if offer is None:
                return None
            answer = self.orders.answer(self.state, seat, offer, filed)
            if answer is None:
                return None
            if answer.stop:
                return answer.stop
            if answer.skipped:
                self.skipped.append(answer.skipped)
                continue
            self.press(seat, *answer.picks)
        raise AssertionError(f"the turn goes on for ever: {filed.plan}")

    # ---- asking

    @property
    def orders(self) -> Orders[Any]:
        assert self.engine.orders is not None
        return self.engine.orders

    @property
    def offers(self) -> dict[Seat, Offer]:
        return self.engine.offers(self.state)

    @property
    def asked(self) -> list[Seat]:
        return [seat for seat, offer in self.offers.items() if offer.required]

    def offer(self, seat: Seat) -> Offer:
        return self.offers[seat]

    def keys(self, seat: Seat, verb: str = "") -> list[Key]:
        """What a seat may answer, with one verb or any."""
        offer = self.offers.get(seat)
        return [c.key for c in offer.choices if not verb or c.verb == verb] if offer else []

    def args(self, seat: Seat, verb: str) -> list[str]:
        return [key.partition("/")[2] for key in self.keys(seat, verb)]

    def verbs(self, seat: Seat) -> list[str]:
        return list(dict.fromkeys(key.partition("/")[0] for key in self.keys(seat)))

    def can(self, seat: Seat, key: Key) -> bool:
        return key in self.keys(seat)

    def cannot(self, seat: Seat, *keys: Key) -> bool:
        """Whether an answer is turned away."""
        try:
            play.move(self.engine, self.state, seat, keys, SeededRng(b"tried"))
        except Illegal:
            return True
        return False

    # ---- looking

    def said(self, message: str) -> list[Msg]:
        return [event.text for event in self.events if event.text.id == message]

    def event(self, message: str) -> Event:
        """The last thing said under this id, with its audience and its places."""
        return next(event for event in reversed(self.events) if event.text.id == message)

    def view(self, seat: Seat | None = None) -> Any:
        return self.engine.view(self.state, seat)


def ids(events: Iterable[Event]) -> list[str]:
    return [event.text.id for event in events]
