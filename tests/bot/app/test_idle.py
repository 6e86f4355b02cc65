"""Tables nobody touches are closed, after asking."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.app.mail.kinds import ChronicleBody, IdleBody, OverBody
from tests.bot.app.house import ANN, BOB, CAT, HOUR, House, refused

DAY = 24.0


async def ring(house: House, hours: float) -> list[IdleBody]:
    """Let time pass while the bot is up; the questions whether a table is to be closed."""
    house.time += hours * HOUR
    house.tables.last_beat = house.time
    await house.tables.ring()
    return [each.body for each in await house.post() if isinstance(each.body, IdleBody)]


async def status(house: House, game: int) -> str:
    return (await house.tables.table(game)).status


@pytest.mark.parametrize("paused", [False, True])
async def test_tb_4_8_a_table_nobody_touches_is_asked_and_closed(
    house: House, paused: bool
) -> None:
    game = await house.game(ANN, BOB, pace="none")
    if paused:
        await house.tables.pause(game, CAT, admin=True)
    assert await ring(house, 21 * DAY - 1) == []
    [asked] = await ring(house, 1)
    assert (asked.asked, asked.closes) == ((ANN, BOB), house.time + 7 * DAY * HOUR)
    assert await ring(house, 7 * DAY - 1) == []
    assert await status(house, game) == ("paused" if paused else "playing")
    house.tables = house.opened()  # the bot is started again
    await ring(house, 1)
    assert await status(house, game) == "abandoned"
    assert await house.rows("SELECT kind FROM results WHERE game = ?", game) == [("abandoned",)] * 2
    assert await ring(house, 100 * DAY) == []


async def test_tb_4_8_whoever_plays_keeps_it_by_the_button(house: House) -> None:
    game = await house.game(ANN, BOB, pace="none")
    with refused("idle-nothing"):
        await house.tables.keep(game, BOB, "a")
    await ring(house, 21 * DAY)
    with refused("table-not-seated"):
        await house.tables.keep(game, CAT, "b")
    await ring(house, 6 * DAY)
    await house.tables.keep(game, BOB, "c")
    await house.tables.keep(game, BOB, "c")  # Discord delivers it twice
    assert await ring(house, 20 * DAY) == []
    assert await status(house, game) == "playing"
    assert await ring(house, 1 * DAY) != []


async def test_tb_4_8_a_move_keeps_it_and_a_time_out_does_not(house: House) -> None:
    game = await house.game(ANN, BOB, pace="none", length="long")
    await ring(house, 20 * DAY)
    await house.act(game, ANN, "ada", "rest")
    assert await ring(house, 20 * DAY) == []
    assert len(await ring(house, 1 * DAY)) == 1
    await house.act(game, BOB, "ben", "rest")
    assert await ring(house, 20 * DAY) == []
    assert await status(house, game) == "playing"
    other = await house.game(ANN, BOB, clock="168", length="long")
    asked = [body for _ in range(22) for body in await ring(house, DAY)]
    assert other in [body.table.id for body in asked]


async def test_tb_4_8_a_host_is_not_called_at_night(house: House) -> None:
    warsaw = ZoneInfo("Europe/Warsaw")
    profile = replace(await house.tables.profile(ANN), zone="Europe/Warsaw", quiet=(23, 7))
    await house.tables.set_profile(profile)
    house.time = datetime(2026, 11, 19, 2, tzinfo=warsaw).timestamp()
    await house.game(ANN, BOB, pace="none")
    assert await ring(house, 21 * DAY) == []
    assert await ring(house, 4.9) == []
    assert len(await ring(house, 0.2)) == 1


async def test_tb_4_8_the_question_is_not_sent_after_the_end(house: House) -> None:
    game = await house.game(ANN, BOB, pace="none")
    await house.post()
    house.time += 21 * DAY * HOUR
    house.tables.last_beat = house.time
    await house.tables.ring()
    await house.tables.abandon(game, ANN)
    sent = [each.body for each in (*await house.post(), *await house.post())]
    assert [type(body) for body in sent] == [OverBody, ChronicleBody]


async def test_tb_4_8_the_question_does_not_tell_who_has_answered_under_seal(house: House) -> None:
    game = await house.game(ANN, BOB, CAT, pace="none")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    await ring(house, 10 * DAY)
    await house.act(game, CAT, "cid", "pass")
    assert len(await ring(house, 11 * DAY)) == 1
