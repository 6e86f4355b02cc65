"""A game whose package is away: its tables wait, and go on when it is back."""

from __future__ import annotations

import pytest

from bot.store import questions
from engines import registry
from engines.contract import Illegal, msg
from engines.registry import GAMES
from tests.bot.app.house import ANN, BOB, House, refused
from tests.desk import Tables

HOURS = 40
"""Longer than any clock of the table runs."""


@pytest.fixture
def away(house: House, monkeypatch: pytest.MonkeyPatch) -> Tables:
    """The same bot, started anew without the rules."""
    monkeypatch.delitem(GAMES, "toy")
    registry.engine.cache_clear()
    return Tables(house.store, now=lambda: house.time)


async def pass_time(house: House, tables: Tables, hours: float) -> None:
    """Nothing but time passes, and the bot is there all the while."""
    for _ in range(round(hours * 60)):
        house.time += 60
        await tables.ring()


async def everything(house: House) -> list[object]:
    """What is kept of tables, but for the moments that are moved."""
    return [
        await house.rows("SELECT id, game, status, options, seq, state FROM games"),
        await house.rows("SELECT game, seat, token, print, waiting, missed, acted FROM prompts"),
        await house.rows("SELECT game, seat, kind FROM alarms ORDER BY id"),
        await house.rows("SELECT id, kind, status, tries FROM outbox"),
        await house.rows("SELECT game, seq, kind FROM journal"),
    ]


async def test_tb_1_22_a_table_without_rules_waits_and_goes_on(
    house: House, away: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    game = await house.game(ANN, BOB, length="long")
    lobby, paused = await house.lobby(), await house.game(BOB, ANN)
    await house.tables.pause(paused, BOB, house.command())
    await house.tables.ring()
    [was] = (await house.tables.table(game)).waiting
    assert was.deadline is not None
    left = was.deadline - house.time
    before = await everything(house)

    await pass_time(house, away, HOURS)
    assert await everything(house) == before, "nothing happens, and nothing is sent or given up"
    assert await away.take_outgoing() == []
    assert caplog.records == [], "nor does anybody complain"

    [still] = (await house.tables.table(game)).waiting
    assert still.deadline == pytest.approx(house.time + left, abs=120)
    house.tables.last_beat = house.tables.told = house.time
    await house.tables.ring()
    assert await house.waited(game) == ["ada"]
    assert (await house.tables.table(lobby.id)).status == "lobby"
    assert (await house.tables.table(paused)).status == "paused"
    assert {each.game for each in await house.post()} >= {game}
    await house.act(game, ANN, "ada", "rest")
    assert await house.waited(game) == ["ben"]


async def test_tb_1_22_whoever_presses_or_types_is_told_why(house: House, away: Tables) -> None:
    game = await house.game(ANN, BOB)
    token = (await house.prompt(game, ANN, "ada")).token
    before = await everything(house)
    with refused("table-no-rules"):
        await away.act(game, ANN, "ada", token, ["rest"], "late")
    with refused("table-no-rules"):
        await away.say(game, ANN, "ada", "rest", "words")
    with refused("table-no-rules"):
        await away.prompts(game, ANN)
    with refused("table-no-rules"):
        await away.table(game)
    assert await away.mine_and_unreadable(ANN) == (
        [],
        [msg("me-game-no-rules", table=str(game), game="toy")],
    )
    assert await everything(house) == before


async def test_tb_1_22_other_tables_go_on_meanwhile(house: House, away: Tables) -> None:
    await house.game(ANN, BOB)
    table = await away.open(1, 900, ANN, "attack", {})
    await away.join(table.id, ANN, 0)
    sent = await away.take_outgoing()
    assert {each.game for each in sent} == {table.id}
    with pytest.raises(Illegal):
        await away.open(1, 901, ANN, "toy", {})


async def test_nobody_thinks_for_a_table_without_rules(house: House, away: Tables) -> None:
    await house.game(11, BOB)
    asked = await house.store.read(lambda db: questions.waiting_for(db, 100, ["toy"]))
    assert asked
    assert await house.store.read(lambda db: questions.waiting_for(db, 100, away.names)) == []
