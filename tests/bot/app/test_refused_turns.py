"""A law for whatever is typed at a table: what is refused leaves nothing behind (TB-6.11)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.app.play import typed
from bot.app.session.session import Session
from conformance.cases import Case, cases_of
from engines.contract import Illegal, Msg, OrderBook
from engines.registry import GAMES
from tests.bot.app.silence import Silence, Start, positions
from tests.engines.conformance.typed import Typist

KEPT = ("games", "journal", "standing", "prompts", "alarms", "outbox", "seats", "snapshots")


@dataclass
class Tried:
    refused: int = 0
    carried_out: int = 0
    left: list[str] = field(default_factory=list)
    """Commands that were refused and left something behind."""


class Desk(Silence):
    """A table in a random position at which people type."""

    def __init__(self, start: Start, seed: int) -> None:
        super().__init__(start, seed)
        twin = cases_of(start.engine.name)[0].twin
        case = Case(start.engine, start.seats, start.options, twin)
        self.typist = Typist(case, self.picker)

    async def type(self, times: int, tried: Tried) -> None:
        await self.sit_down()
        for _ in range(times):
            now = self.tables.latest
            if not now.playing or now.row.ended is not None:
                break
            row = self.chance.choice(now.people.seats)
            seat = row.seat
            saved = self.start.engine.dump(now.state)
            text = self.typist.command(now.state, saved, seat, now.offers.get(seat))
            if text:
                await self._say(row.user, seat, text, tried)
        await self.house.store.close()

    async def _say(self, user: int, seat: str, text: str, tried: Tried) -> None:
        before = await self._everything()
        acted = why = None
        try:
            acted = await self.tables.say(self.id, user, seat, text, self.house.command())
        except Illegal as refused:
            why = refused.reason.id
        assert why != "table-broken", f"{self.told}: {seat}: {text}"
        after = await self._everything()
        written = len(after["journal"]) > len(before["journal"])
        if acted is not None and written:
            tried.carried_out += 1
            return
        assert acted is None or acted.stopped, f"{seat}: {text}: neither done nor refused"
        tried.refused += 1
        if changed := [name for name in KEPT if before[name] != after[name]]:
            tried.left.append(f"{self.start.engine.name}: {seat}: {text}: {changed}")

    async def _everything(self) -> dict[str, list[tuple[object, ...]]]:
        return {name: await self.house.rows(f"SELECT * FROM {name}") for name in KEPT}


async def some_typed(game: str, tables: int, each: int, seed: int) -> Tried:
    tried, chance = Tried(), Random(seed)
    for start in islice(positions(game, seed, 2), tables):
        await Desk(start, chance.getrandbits(32)).type(each, tried)
    return tried


@pytest.mark.parametrize("game", GAMES)
async def test_tb_6_11_what_is_refused_at_a_table_leaves_nothing_behind(game: str) -> None:
    tried = await some_typed(game, 3, 12, seed=1)
    assert tried.left == []
    assert tried.refused


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_tb_6_11_thousands_of_commands_at_tables(game: str) -> None:
    tried = await some_typed(game, 60, 20, seed=2)
    assert tried.left == []
    assert min(tried.refused, tried.carried_out) > 20


async def test_tb_6_11_the_law_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that files before it refuses is found out."""
    refusal = typed.refusal

    def too_early(session: Session, orders: Any, seat: str, said: OrderBook) -> Msg | None:
        why = refusal(session, orders, seat, said)
        session.filing(seat).plan = said.plan
        return why

    monkeypatch.setattr(typed, "refusal", too_early)
    assert (await some_typed("race_to_the_rhine", 4, 12, seed=1)).left
