"""Whoever was away is told what concerned them, then each turn in a line (TB-11.1 to 11.3)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app.past.past import Digest
from engines.contract import Event, Msg, Seat, msg
from engines.extras import Retrospect
from engines.registry import GAMES
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.engines.toy import TOY
from tests.engines.toy.engine import Toy
from tests.engines.toy.state import State, Turn

BEGINS = "toy-waits-turn"


class Telling(Toy, Retrospect):
    """The toy, in which turns are announced."""

    turns = frozenset(("toy-waits-turn",))
    major = frozenset(("toy-rolls",))
    minor = frozenset(("toy-no-answer",))

    def _next_turn(self, s: State, log: list[Event]) -> None:
        super()._next_turn(s, log)
        if s.flow and isinstance(s.flow[-1], Turn):
            log.append(Event(msg("toy-waits-turn", seat=msg(f"toy-seat-{s.flow[-1].seat}"))))

    def held(self, view: Any, seat: Seat) -> frozenset[str]:
        return frozenset((seat,))

    def place(self, name: str) -> Msg:
        return msg(name)


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = await House.build(tmp_path, Telling())
    yield house
    await house.store.close()


async def told(house: House, game: int, user: int, *, again: bool = False) -> Digest:
    found = await house.tables.digest(game, user, again=again)
    assert found is not None
    return found


def ids(digest: Digest) -> list[list[str]]:
    """What concerned its reader, then the sentences of each turn."""
    turns = [
        [each.text.id for each in (turn.announced, *turn.events) if each] for turn in digest.turns
    ]
    return [[event.text.id for event in digest.mine], *turns]


async def test_tb_11_1_what_others_did_since_ones_own_last_move_is_told(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.act(game, ANN, "ada", "rest")
    assert ids(await told(house, game, ANN)) == [[]], "the turn of Ben has only begun"
    await house.act(game, BOB, "ben", "rest")
    found = await told(house, game, ANN)
    assert ids(found) == [[], [BEGINS, "toy-draws"], [BEGINS]]
    assert found.worth_telling
    assert found.since == house.time


async def test_tb_11_1_what_was_told_is_told_once_in_the_panel_and_again_on_request(
    house: House,
) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    first = await told(house, game, ANN)
    assert not (await told(house, game, ANN)).worth_telling
    assert ids(await told(house, game, ANN, again=True)) == ids(first)
    assert ids(await told(house, game, ANN, again=True)) == ids(first), "as often as they like"
    await house.act(game, CAT, "cid", "rest")
    assert ids(await told(house, game, ANN, again=True)) == [[], [BEGINS, "toy-draws"]]


async def test_tb_11_1_who_does_not_play_is_told_what_happened_since_they_looked(
    house: House,
) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    first = await told(house, game, CAT)
    assert (first.since, ids(first)) == (None, [[], ["toy-draws"], [BEGINS]])
    await house.act(game, BOB, "ben", "rest")
    assert ids(await told(house, game, CAT)) == [[], [BEGINS, "toy-draws"], [BEGINS]]


async def test_tb_11_1_what_concerned_somebody_comes_first(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    for user, seat in ((BOB, "ben"), (CAT, "cid")):
        if seat in await house.waited(game):
            await house.act(game, user, seat, "pass")
    own, *turns = ids(await told(house, game, BOB))
    other, *_ = ids(await told(house, game, CAT))
    assert "toy-rolls" in own, "dice were thrown at them"
    assert all("toy-rolls" not in turn for turn in turns), "and are told once"
    assert "toy-rolls" not in other


async def test_tb_11_2_a_digest_holds_nothing_its_reader_may_not_read(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    for user in (ANN, BOB, CAT):
        found = await told(house, game, user)
        assert all(event.audience is None for event in found.board)
        seats = set(found.table.seats(user))
        assert all(seats & set(event.audience or seats) for event in found.mine)


async def test_tb_11_1_somebody_who_ran_out_of_time_is_told(house: House) -> None:
    game = await house.game(ANN, BOB, clock="1")
    await house.act(game, ANN, "ada", "rest")
    house.wait(1)
    await house.tables.ring()
    [own, *_] = ids(await told(house, game, BOB))
    assert "table-lapsed" in own


async def test_tb_11_3_when_somebody_looked_is_exported_and_forgotten(house: House) -> None:
    game = await house.game(ANN, BOB)
    await told(house, game, CAT)
    assert (await house.tables.export_user(CAT))["looks"] == [{"game": game, "seq": 1}]
    await house.tables.delete_user(CAT)
    assert await house.rows("SELECT user FROM looks") == []


async def test_tb_11_1_nothing_is_told_of_a_game_that_has_not_begun(house: House) -> None:
    table = await house.lobby()
    assert await house.tables.digest(table.id, CAT) is None
