"""Reactions: everybody who could answer is asked at once, under seal.

Who is asked follows from public facts (the game decides that), and nothing anybody else can see
depends on who has answered: an asked seat is waited for until the window closes, keeps its offer
and may change its answer. When the last answer is in, all of them are opened in rulebook order.

Afterwards the game carries out what still fits. Where one reaction changes the situation for the
next, it opens a fresh window (with a clock of its own) for those who may think again.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from engines.contract import Choice, Key, Msg, Offer, Seat

PASS: Key = "pass"
ASK = "ask"


@dataclass(slots=True)
class Window:
    """A frame on top of the situation it asks about. Never part of a view."""

    clock: str
    """Made from a public number, how many windows there were for instance: `window/12`."""
    asked: list[Seat]
    """In the order in which the rulebook carries out their answers."""
    sealed: dict[Seat, list[Key]] = field(default_factory=dict)
    kind: Literal["window"] = "window"


def offer(
    window: Window,
    seat: Seat,
    question: Msg,
    choices: tuple[Choice, ...],
    waiting: Msg,
    *,
    silence: Key = PASS,
    most: int = 1,
    rule: str = "",
    reaction: bool = False,
    exclusive_verbs: tuple[str, ...] = (),
    counted: bool = False,
    place: str = "",
    hush: Key = "",
) -> Offer:
    """The question to one asked seat. `silence`, the default, must be among the choices of every
    asked seat; for a seat that holds nothing it is the only one."""
    answered = tuple(window.sealed.get(seat, ()))
    return Offer(
        question=question,
        choices=choices,
        default=answered or (silence,),
        waiting=waiting,
        clock=window.clock,
        rule=rule,
        most=most,
        sealed=True,
        answered=answered,
        reaction=reaction,
        exclusive_verbs=exclusive_verbs,
        counted=counted,
        place=place,
        hush=hush,
    )


def answer(window: Window, seat: Seat, picks: Sequence[Key]) -> bool:
    """Seal an answer, replacing an earlier one. True if it was the last one missing."""
    window.sealed[seat] = list(picks)
    return closed(window)


class Asking(Protocol):
    """A frame that asks through its window."""

    window: Window


def seal(_game: object, frame: Asking, seat: Seat, picks: tuple[Key, ...]) -> None:
    """What such a frame does with an answer, if nothing else follows from it at once."""
    answer(frame.window, seat, picks)


def lapse(window: Window, seat: Seat) -> None:
    """Forget an answer that is no longer legal; its seat is still asked."""
    window.sealed.pop(seat, None)


def leave(window: Window, seat: Seat) -> bool:
    """Stop asking a seat that gave up. True if everybody else has answered."""
    lapse(window, seat)
    if seat in window.asked:
        window.asked.remove(seat)
    return closed(window)


def only(window: Window, seats: Container[Seat]) -> None:
    """Forget the answers of all but these seats, and the order in which theirs came in."""
    window.sealed = {seat: window.sealed[seat] for seat in sorted(window.sealed) if seat in seats}


def closed(window: Window) -> bool:
    return all(seat in window.sealed for seat in window.asked)


def opened(window: Window) -> list[tuple[Seat, tuple[Key, ...]]]:
    """All answers in rulebook order, whatever order they came in."""
    return [(seat, tuple(window.sealed[seat])) for seat in window.asked]


def standing(orders: Mapping[str, str], trigger: str, facts: Mapping[str, str]) -> str:
    """The standing order for a trigger: `pass`, a key to pick, or `ask`.

    An order is filed under the trigger it is for (`*` for any) and the public facts that must hold:
    `removal`, `removal+space.ukraine`, `*+by.germany`. The most specific order wins: more facts
    first, then a named trigger; of equals the one filed last.
    """
    best, found = (-1, False), ASK
    for name, value in orders.items():
        wanted, *needs = name.split("+")
        if wanted not in ("*", trigger):
            continue
        if all(facts.get(fact) == is_ for fact, _, is_ in (need.partition(".") for need in needs)):
            rank = (len(needs), wanted == trigger)
            if rank >= best:
                best, found = rank, value
    return found


def settled(order: str, legal: Container[Key], silence: Key = PASS) -> Key | None:
    """The pick an order stands for; None if the person is to be asked.

    An order whose card is gone passes at the same instant: waiting would show the empty hand.
    """
    if order == ASK:
        return None
    return order if order in legal else silence
