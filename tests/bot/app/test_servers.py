"""Servers the bot reaches by a line of their own, when one of the lines is cut."""

from __future__ import annotations

from tests.bot.app.house import ANN, BOB, HOUR, House

HERE, THERE = 1, 2


async def two_servers(house: House) -> tuple[int, int]:
    """A game in each."""
    here, there = await house.game(ANN, BOB), await house.game(ANN, BOB)
    await house.store.write(
        lambda db: db.execute("UPDATE games SET guild = ? WHERE id = ?", (THERE, there))
    )
    await ring(house)
    return here, there


async def ring(house: House, *lost: int) -> None:
    """The machine is up all the while; some servers cannot be reached."""
    house.tables.last_beat = house.time
    await house.tables.ring(lambda guild: guild not in lost)


async def deadline(house: House, game: int) -> float | None:
    return (await house.tables.table(game)).waiting[0].deadline


async def test_tb_1_8_the_clocks_of_one_server_stand_still_while_only_it_is_cut_off(
    house: House,
) -> None:
    here, there = await two_servers(house)
    began, until = house.time, await deadline(house, here)
    assert until == await deadline(house, there)
    for _ in range(23):
        await ring(house, THERE)
        house.wait(1)
    assert await house.rows("SELECT count(*) FROM journal WHERE kind = 'default'") == [(0,)]
    for _ in range(2):
        await ring(house, THERE)
        house.wait(1)
    assert await house.waited(here) == ["ben"], "time was up there"
    assert await house.waited(there) == ["ada"]
    await ring(house)
    assert await deadline(house, there) == until + (house.time - began)


async def test_tb_1_8_who_is_first_back_does_not_pay_for_the_outage(house: House) -> None:
    _, there = await two_servers(house)
    until = await deadline(house, there)
    await ring(house, THERE)
    house.wait(1)
    await ring(house, THERE)
    house.wait(30)
    house.tables.last_beat = house.time
    await house.act(there, ANN, "ada", "aim/ben")
    assert until is not None
    assert await deadline(house, there) == until + 31 * HOUR


async def test_tb_1_8_a_start_after_an_outage_of_all_gives_nothing_back_twice(house: House) -> None:
    here, there = await two_servers(house)
    until = await deadline(house, there)
    await ring(house, THERE)
    house.wait(2)
    await house.tables.ring(lambda guild: guild != THERE)  # nothing rang for two hours
    house.wait(1)
    await ring(house)
    assert until is not None
    assert await deadline(house, here) == until + 2 * HOUR
    assert await deadline(house, there) == until + 3 * HOUR
