"""Hours in which somebody wants to be left alone, and how they like to be reminded."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.app.clocks import calendars
from bot.app.mail.kinds import Outgoing, RemindBody, TurnBody
from bot.app.model import Profile
from tests.bot.app.house import ANN, BOB, CAT, House

WARSAW = ZoneInfo("Europe/Warsaw")


def at(hour: int, minute: int = 0, day: int = 10) -> float:
    return datetime(2026, 3, day, hour, minute, tzinfo=WARSAW).timestamp()


@pytest.mark.parametrize(
    ("hour", "quiet", "woken"),
    [
        (22, (23, 7), at(22)),
        (23, (23, 7), at(7, day=11)),
        (0, (23, 7), at(7)),
        (6, (23, 7), at(7)),
        (7, (23, 7), at(7)),
        (12, (9, 17), at(17)),
        (17, (9, 17), at(17)),
        (12, (12, 12), at(12)),
        (12, None, at(12)),
    ],
)
def test_quiet_hours_end_at_their_hour(
    hour: int, quiet: tuple[int, int] | None, woken: float
) -> None:
    assert calendars.woken(at(hour), "Europe/Warsaw", quiet) == woken


def test_quiet_hours_are_those_of_the_own_zone_also_when_clocks_change() -> None:
    assert calendars.woken(at(3), "America/New_York", (21, 7)) == at(12)
    night = at(23, day=28)  # an hour is missing in the next night
    assert calendars.woken(night, "Europe/Warsaw", (23, 7)) == night + 7 * 3600


async def sleeper(house: House, user: int, remind: Any = "letter") -> None:
    await house.tables.set_profile(
        Profile(user, zone="Europe/Warsaw", quiet=(23, 7), remind=remind)
    )


async def later(house: House, time: float) -> list[Outgoing]:
    house.time = house.tables.last_beat = time
    await house.tables.ring()
    return await house.post()


async def test_tb_8_3_who_sleeps_is_called_when_they_wake(house: House) -> None:
    await sleeper(house, BOB)
    house.time = at(23)
    game = await house.game(ANN, BOB)
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    letters = await house.post()
    [board] = [x.body for x in letters if isinstance(x.body, TurnBody)]
    assert board.mention == ()
    assert [w.user for w in board.waiting] == [BOB]
    assert not [x for x in letters if x.kind == "remind"]
    assert not [x for x in await later(house, at(6, 59, day=11)) if x.kind == "remind"]
    [call] = await later(house, at(7, day=11))
    assert (call.kind, call.user, call.channel) == ("remind", BOB, 501)


async def test_who_has_answered_in_the_night_is_not_called_in_the_morning(house: House) -> None:
    await sleeper(house, BOB)
    house.time = at(23)
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    await house.post()
    assert await later(house, at(7, day=11)) == []


async def test_tb_8_3_reminders_wait_for_the_morning_and_come_once(house: House) -> None:
    await sleeper(house, BOB)
    house.time = at(23)
    game = await house.game(ANN, BOB, clock="10")
    await house.act(game, ANN, "ada", "rest")
    await house.post()
    assert await later(house, at(6, 30, day=11)) == []
    letters = await later(house, at(7, day=11))
    assert [(x.kind, x.user) for x in letters] == [("remind", BOB)]
    assert isinstance(letters[0].body, RemindBody)
    assert letters[0].body.deadline == at(9, day=11)


async def test_a_letter_in_the_night_is_not_held_up_by_a_reminder(house: House) -> None:
    await sleeper(house, BOB)
    house.time = at(23)
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    assert ("hand", BOB) in [(x.kind, x.user) for x in await house.post()]
    assert await house.tables.asleep(BOB)
    assert not await house.tables.asleep(ANN)


async def test_tb_7_5_a_sealed_question_stays_private_in_the_morning_too(house: House) -> None:
    for user in (BOB, CAT):
        await sleeper(house, user)
    house.time = at(23)
    game = await house.game(ANN, BOB, CAT, reaction_clock="24")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    await house.post()
    await house.act(game, CAT, "cid", "pass")
    letters = await later(house, at(7, day=11))
    assert [(x.kind, x.user, x.channel) for x in letters] == [("remind", BOB, None)]


async def test_tb_8_4_reminders_can_be_switched_off_but_not_being_called(house: House) -> None:
    await sleeper(house, ANN, "off")
    await sleeper(house, BOB, "off")
    house.time = at(12)
    game = await house.game(ANN, BOB)
    await house.post()
    assert await later(house, at(7, day=11)) == [], "no reminder"
    house.time = at(23, day=10)
    await house.act(game, ANN, "ada", "rest")
    await house.post()
    assert [x.user for x in await later(house, at(7, day=11))] == [BOB]


async def test_wishes_survive(house: House) -> None:
    wish = Profile(ANN, "pl", "Europe/Warsaw", "off", (22, 6), "table")
    await house.tables.set_profile(wish)
    assert await house.opened().profile(ANN) == wish
    [row] = (await house.tables.export_user(ANN))["profile"]
    assert (row["quiet"], row["remind"]) == ("22-6", "table")
