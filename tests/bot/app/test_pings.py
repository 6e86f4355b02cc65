"""What people are told besides being called: next, missing, the letter of a day, struck calls."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.app.clocks import clockwork
from bot.app.mail.kinds import CallBody, DigestBody, Outgoing, StrikeBody
from bot.store import outbox
from tests.bot.app.house import ANN, BOB, CAT, HOUR, House
from tests.bot.app.test_sealed import Everybody, window


async def wish(house: House, user: int, **changes: Any) -> None:
    await house.tables.set_profile(replace(await house.tables.profile(user), **changes))


def calls(letters: list[Outgoing]) -> list[tuple[int | None, str, str]]:
    found = [(x, x.body) for x in letters]
    return [(x.user, body.seat, body.why) for x, body in found if isinstance(body, CallBody)]


async def test_tb_8_20_who_wishes_so_hears_that_their_turn_is_next(house: House) -> None:
    for user in (BOB, CAT):
        await wish(house, user, next=user == CAT)
    game = await house.game(ANN, BOB, CAT)
    assert calls(await house.post()) == [], "ben is next and has not asked for it"
    await house.act(game, ANN, "ada", "rest")
    letters = await house.post()
    assert calls(letters) == [(CAT, "cid", "next")]
    assert all(x.channel is None for x in letters if x.kind == "call")
    await house.act(game, BOB, "ben", "aim/cid")
    assert calls(await house.post()) == [], "once for each turn"


async def test_tb_8_20_not_in_quiet_hours_and_not_when_it_is_past(house: House) -> None:
    warsaw = ZoneInfo("Europe/Warsaw")
    await wish(house, CAT, next=True, zone="Europe/Warsaw", quiet=(23, 7))
    house.time = datetime(2026, 11, 18, 23, 30, tzinfo=warsaw).timestamp()
    game = await house.game(ANN, BOB, CAT)
    await house.act(game, ANN, "ada", "rest")
    assert calls(await house.post()) == []
    house.wait(8)
    house.tables.last_beat = house.time
    assert calls(await house.post()) == [(CAT, "cid", "next")]
    await house.act(game, BOB, "ben", "rest")
    await house.act(game, CAT, "cid", "rest")
    house.time = datetime(2026, 11, 19, 23, 30, tzinfo=warsaw).timestamp()
    house.tables.last_beat = house.time
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    house.wait(8)
    assert calls(await house.post()) == [], "by then it is their turn, and they are called"


async def test_tb_8_17_the_last_one_hears_that_only_they_are_missing(house: House) -> None:
    house.engine = Everybody()
    await wish(house, CAT, missing=False)
    game = await window(house)
    await house.act(game, BOB, "ben", "pass")
    assert calls(await house.post()) == []
    await house.act(game, CAT, "cid", "pass")
    [(user, seat, why)] = calls(await house.post())
    assert (user, seat, why) == (104, "dot", "missing")


async def test_tb_8_17_who_does_not_want_it_is_not_told(house: House) -> None:
    house.engine = Everybody()
    await wish(house, 104, missing=False)
    game = await window(house)
    await house.act(game, BOB, "ben", "pass")
    await house.act(game, CAT, "cid", "pass")
    assert calls(await house.post()) == []


async def test_tb_8_17_never_under_a_seal_nobody_may_see_behind(house: House) -> None:
    game = await window(house)
    await house.act(game, BOB, "ben", "pass")
    await house.act(game, CAT, "cid", "pass")
    assert await house.post() == []


async def test_tb_8_18_one_letter_a_day_tells_what_waits(house: House) -> None:
    await wish(house, ANN, digest=18)
    slow = await house.game(ANN, BOB, clock="72")
    quick = await house.game(ANN, BOB, clock="48")
    other = await house.game(BOB, ANN)
    assert [x.kind for x in await house.post() if x.user == ANN] == [], "no hand either"
    at = clockwork.last_hour(house.time, "UTC", 18) + 24 * HOUR
    house.time = house.tables.last_beat = at - 60
    await house.tables.ring()
    assert [x for x in await house.post() if x.user == ANN] == []
    house.time = house.tables.last_beat = at + 60
    await house.tables.ring()
    [letter] = [x for x in await house.post() if x.user == ANN]
    assert isinstance(letter.body, DigestBody)
    assert [each.id for each in letter.body.tables] == [quick, slow]
    house.time += 120
    await house.tables.ring()
    assert [x for x in await house.post() if x.user == ANN] == [], "once a day"
    assert other


async def test_tb_8_18_no_letter_if_nothing_waits(house: House) -> None:
    await wish(house, BOB, digest=18)
    await house.game(ANN, BOB, clock="off")
    await house.post()
    house.time = house.tables.last_beat = clockwork.last_hour(house.time, "UTC", 18) + 25 * HOUR
    await house.tables.ring()
    assert [x for x in await house.post() if x.user == BOB] == []


def test_tb_8_18_the_hour_is_that_of_the_readers_wall_clock() -> None:
    warsaw = ZoneInfo("Europe/Warsaw")
    after_change = datetime(2026, 10, 25, 19, tzinfo=warsaw).timestamp()
    struck = clockwork.last_hour(after_change, "Europe/Warsaw", 18)
    assert datetime.fromtimestamp(struck, warsaw).hour == 18
    assert struck == after_change - HOUR
    assert clockwork.last_hour(struck - 1, "Europe/Warsaw", 18) == struck - 25 * HOUR


async def test_tb_8_19_an_answered_call_is_struck_through_on_its_board(house: House) -> None:
    game = await house.game(ANN, BOB)
    [board] = [x for x in await house.post() if x.kind == "turn"]
    await house.act(game, ANN, "ada", "aim/ben")
    await house.post()
    assert house.struck == []
    await house.act(game, ANN, "ada", "rest")
    await house.post()
    [strike] = house.struck
    assert isinstance(strike.body, StrikeBody)
    assert (strike.body.message, strike.body.users) == (9000 + board.id, (ANN,))
    assert (strike.channel, strike.user) == (board.channel, None)


async def test_tb_8_19_a_reminder_is_struck_through_at_once(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    house.wait(19)
    house.tables.last_beat = house.time
    await house.tables.ring()
    [letter] = [x for x in await house.post() if x.kind == "remind"]
    await house.act(game, ANN, "ada", "rest")
    await house.post()
    [mine] = [x for x in house.struck if x.user == ANN]
    assert isinstance(mine.body, StrikeBody)
    assert (mine.body.message, mine.body.users) == (9000 + letter.id, ())


async def test_tb_8_19_a_reminder_that_was_perhaps_sent_is_struck_through_too(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    house.wait(19)
    house.tables.last_beat = house.time
    await house.tables.ring()
    [letter] = [x for x in await house.tables.take_outgoing() if x.kind == "remind"]
    house.tables = house.opened()  # killed before it was known whether it has arrived
    await house.act(game, ANN, "ada", "rest")

    async def waiting(row: int) -> bool:
        return await house.store.read(lambda db: outbox.to_be_struck(db, row))

    assert [await waiting(row) for row in (letter.id, letter.id + 1)] == [True, False]
    found = await house.post()
    assert not await waiting(letter.id)
    [again] = [x for x in found if x.id == letter.id]
    assert (again.nonce, again.silent) == (letter.nonce, True), "Discord drops a second copy"
    [mine] = [x for x in house.struck if x.user == ANN]
    assert isinstance(mine.body, StrikeBody)
    assert mine.body.message == 9000 + letter.id


async def test_tb_8_19_a_board_never_shows_who_has_answered_under_seal(house: House) -> None:
    game = await window(house)
    house.struck.clear()
    await house.act(game, BOB, "ben", "pass")
    await house.act(game, CAT, "cid", "pass")
    await house.post()
    assert house.struck == []
    await house.act(game, 104, "dot", "pass")
    await house.post()
    [strike] = house.struck
    assert isinstance(strike.body, StrikeBody)
    assert strike.body.users == (BOB, CAT, 104)
