"""Servers and channels that go away."""

from __future__ import annotations

from bot.app.people import persons
from tests.bot.app.house import ANN, BOB, HOUR, House

SERVER, OTHER = 1, 2
DAY = 24 * HOUR


async def move(house: House, game: int, guild: int) -> None:
    await house.store.write(
        lambda db: db.execute("UPDATE games SET guild = ? WHERE id = ?", (guild, game))
    )


async def told(house: House) -> list[tuple[int | None, str]]:
    """Whom notices went to, and what they say."""
    found = [each for each in await house.post() if each.kind == "notice"]
    return [(each.user, each.body.text.id) for each in found]  # type: ignore[union-attr]


async def test_tb_4_9_clocks_stand_still_while_the_bot_is_not_on_the_server(house: House) -> None:
    game, other = await house.game(ANN, BOB), await house.game(BOB, ANN)
    await move(house, other, OTHER)
    until = (await house.tables.table(game)).waiting[0].deadline
    await house.post()
    for _ in range(2):  # told twice, by the event and by a look around
        await house.tables.server_left(SERVER)
    assert await told(house) == [(ANN, "table-server-left")]
    assert (await house.tables.table(game)).status == "paused"
    assert (await house.tables.table(other)).status == "playing"
    house.wait(100)
    house.tables.last_beat = house.time
    await house.tables.ring()
    for _ in range(2):
        await house.tables.server_back(SERVER)
    table = await house.tables.table(game)
    assert table.status == "playing"
    assert until is not None
    assert table.waiting[0].deadline == until + 100 * HOUR
    assert await house.tables.replay(game)


async def test_tb_4_9_a_game_that_was_paused_before_stays_so(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.pause(game, ANN)
    await house.tables.server_left(SERVER)
    await house.tables.server_back(SERVER)
    assert (await house.tables.table(game)).status == "paused"


async def test_tb_4_9_after_thirty_days_everything_of_the_server_is_deleted(house: House) -> None:
    game, other = await house.game(ANN, BOB), await house.game(ANN, BOB)
    await move(house, other, OTHER)
    await house.act(game, ANN, "ada", "rest")
    await house.tables.server_left(SERVER)
    await house.post()
    house.time += (persons.DAYS - 1) * DAY
    await house.tables.erase_left()
    assert len(await house.rows("SELECT id FROM games")) == 2
    house.time += 2 * DAY
    await house.tables.erase_left()
    assert await house.rows("SELECT id FROM games") == [(other,)]
    for table in ("journal", "seats", "prompts", "alarms", "chairs", "waits"):
        assert {each for (each,) in await house.rows(f"SELECT game FROM {table}")} <= {other}
    assert await house.rows("SELECT name FROM facts WHERE name GLOB 'left/*'") == []
    assert await house.rows("PRAGMA foreign_key_check") == []
    assert (await house.tables.table(other)).status == "playing"


async def test_tb_4_9_who_manages_a_server_may_have_it_forgotten_at_once(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    await house.lobby(BOB)
    assert await house.tables.erase_server(SERVER) == 2
    assert await house.rows("SELECT count(*) FROM journal") == [(0,)]
    assert await house.tables.mine(ANN) == []


async def test_tb_4_9_the_host_is_told_at_once_of_a_channel_that_was_deleted(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    channel = (await house.tables.table(game)).channel
    for _ in range(2):
        await house.tables.channel_gone(channel)
    await house.tables.channel_gone(channel + 1)
    assert await told(house) == [(ANN, "table-channel-gone")]
