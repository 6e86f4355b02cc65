"""Typed turns in tests: carried out as a table would, until they end, stop or ask."""

from __future__ import annotations

from dataclasses import dataclass, field

from engines.contract import Illegal, Key, OrderBook
from engines.race_to_the_rhine import ENGINE
from tests.engines.at_table import ids
from tests.engines.race_to_the_rhine.table import Table


@dataclass
class Written:
    """What became of a text."""

    picks: list[tuple[Key, ...]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    code: str = ""
    """Of the refusal that stopped it, as in RR-27: `NO_TRUCK`."""
    why: object = None
    rest: list[str] = field(default_factory=list)
    asked: str = ""
    """The question that is left to the player."""

    @property
    def keys(self) -> list[str]:
        return [key for picks in self.picks for key in picks]


def code(message: str) -> str:
    """The same refusal with and without names that come near is one code."""
    return (
        message.removeprefix("rr-err-")
        .removeprefix("turn-")
        .removesuffix("-near")
        .replace("-", "_")
        .upper()
    )


def write(
    desk: Table, text: str, filed: OrderBook | None = None, *, seat: str | None = None
) -> Written:
    """Send a text for the active seat and carry it out."""
    filed = OrderBook() if filed is None else filed
    orders = ENGINE.orders
    assert orders is not None
    seat = desk.state.active if seat is None else seat
    try:
        said = orders.read(desk.state, seat, text)
        filed.plan, filed.progress = said.plan, said.progress
    except Illegal as refused:
        return Written(code=code(refused.reason.id), why=refused.reason, rest=[text])
    return go_on(desk, filed)


def go_on(desk: Table, filed: OrderBook) -> Written:
    """What was filed answers for its seat as long as that has an offer."""
    orders = ENGINE.orders
    assert orders is not None
    done = Written()
    seat = desk.state.active
    while ENGINE.offers(desk.state) and desk.state.active == seat:
        offer = desk.question
        before = ENGINE.dump(desk.state)
        said = orders.answer(desk.state, seat, offer, filed)
        assert ENGINE.dump(desk.state) == before, "an order changed the position"
        if said is None:
            done.asked = offer.question.id
            break
        if said.stop is not None:
            done.code, done.why = code(said.stop.id), said.stop
            done.rest = list(filed.plan)
            filed.withdraw()
            break
        done.picks.append(said.picks)
        done.told += ids(desk.press(seat, *said.picks))
    return done
