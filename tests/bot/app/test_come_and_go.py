"""Who comes back early, who sits where in a rematch, who may take no seat, lobbies left behind."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.app.mail.kinds import DigestBody, IdleBody, LobbyBody, TurnBody
from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House, refused

DAY = 24 * HOUR


def day(house: House, ahead: int) -> str:
    return str((datetime.fromtimestamp(house.time, UTC) + timedelta(days=ahead)).date())


async def test_tb_3_15_a_vacation_ends_early_and_gives_days_back(house: House) -> None:
    game = await house.game(ANN, BOB)
    due = (await house.prompt(game, ANN, "ada")).deadline
    await house.tables.vacation(ANN, day(house, 1), day(house, 7), "v")
    away = (await house.prompt(game, ANN, "ada")).deadline
    assert due is not None
    assert away is not None
    assert away > due + 6 * DAY
    house.time = house.tables.last_beat = house.time + 2 * DAY
    [table] = await house.tables.vacation_over(ANN, "home")
    assert table.id == game
    [(_, left)] = await house.tables.days_left(ANN)
    assert left == 12, "of 38 hours the second day is gone too; whole days come back"
    back = (await house.prompt(game, ANN, "ada")).deadline
    assert back is not None
    assert house.time < back < away - 4 * DAY
    await house.post()
    house.time = house.tables.last_beat = house.time + 6 * DAY
    told = [x for x in await house.post() if x.user == ANN and isinstance(x.body, DigestBody)]
    assert told == [], "nobody hears any more that it ends"
    assert await house.tables.vacation_over(ANN, "again") == []


async def test_tb_3_15_one_that_has_not_begun_is_called_off(house: House) -> None:
    await house.game(ANN, BOB)
    await house.tables.vacation(BOB, day(house, 5), day(house, 7), "v")
    await house.tables.vacation_over(BOB, "home")
    [(_, left)] = await house.tables.days_left(BOB)
    assert left == 14
    assert await house.rows("SELECT * FROM vacations") == []


async def test_tb_3_11_who_asks_is_shown_the_vacation_they_are_on(house: House) -> None:
    """And the next one when that is over; also while the table is paused."""
    game = await house.game(ANN, BOB)
    assert await house.tables.booked(ANN) is None
    for first, last in ((1, 3), (5, 6)):
        await house.tables.vacation(ANN, day(house, first), day(house, last), f"v{first}")
    await house.tables.pause(game, ANN)
    shown = []
    for _ in range(4):
        house.time = house.tables.last_beat = house.time + 2 * DAY
        booked = await house.tables.booked(ANN)
        shown.append(booked and round((booked[1] - booked[0]) / DAY))
    assert shown == [3, 2, 2, None]
    assert await house.tables.booked(BOB) is None


async def test_tb_3_11_a_board_that_waits_says_so_when_the_vacation_begins_and_ends(
    house: House,
) -> None:
    game = await house.game(ANN, BOB)
    [board] = [x for x in await house.post() if isinstance(x.body, TurnBody)]
    await house.tables.vacation(ANN, day(house, 1), day(house, 7), "v")
    assert [x for x in await house.post() if isinstance(x.body, TurnBody)] == [], "not yet"
    house.time = house.tables.last_beat = house.time + 2 * DAY
    [away] = [x for x in await house.post() if isinstance(x.body, TurnBody)]
    assert away.earlier == 9000 + board.id
    assert isinstance(away.body, TurnBody)
    assert away.body.mention == ()
    [waits] = away.body.waiting
    assert waits.away is not None
    assert waits.deadline == (await house.prompt(game, ANN, "ada")).deadline
    await house.tables.vacation_over(ANN, "home")
    [back] = [x for x in await house.post() if isinstance(x.body, TurnBody)]
    assert back.earlier == 9000 + away.id
    assert isinstance(back.body, TurnBody)
    assert [each.away for each in back.body.waiting] == [None]


async def test_tb_3_11_a_board_that_waits_for_others_stays_as_it_is(house: House) -> None:
    await house.game(ANN, BOB)
    await house.post()
    await house.tables.vacation(BOB, day(house, 1), day(house, 7), "v")
    house.time = house.tables.last_beat = house.time + 2 * DAY
    assert [x for x in await house.post() if isinstance(x.body, TurnBody)] == []


async def test_tb_3_15_the_lobby_shows_who_is_away(house: House) -> None:
    await house.game(ANN, BOB)
    await house.tables.vacation(BOB, day(house, 0), day(house, 3), "v")
    house.time += 13 * HOUR
    house.tables.last_beat = house.time
    table = await house.lobby(CAT)
    await house.tables.join(table.id, BOB, 1)
    [body] = [x.body for x in await house.post() if isinstance(x.body, LobbyBody)][-1:]
    assert [user for user, _ in body.away] == [BOB]


async def test_tb_3_11_what_is_told_later_holds_up_nothing(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.vacation(BOB, day(house, 1), day(house, 7), "v")
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    assert "hand" in {x.kind for x in await house.post() if x.user == ANN}
    await house.act(game, BOB, "ben", "rest")
    await house.act(game, ANN, "ada", "rest")
    assert "hand" in {x.kind for x in await house.post() if x.user == BOB}


async def test_tb_2_11_a_rematch_keeps_the_seats(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.tables.abandon(game, ANN)
    new = await house.tables.rematch(game, ANN)
    for user in (CAT, BOB):
        await house.tables.join(new.id, user)
    told = (await house.tables.table(new.id)).players
    assert {each.user: each.chair for each in told} == {ANN: 0, BOB: 1, CAT: 2}, "the lobby says so"
    await house.tables.start(new.id, ANN, "s")
    table = await house.tables.table(new.id)
    assert {each.user: each.seats for each in table.players} == {
        ANN: ("ada",),
        BOB: ("ben",),
        CAT: ("cid",),
    }
    kept = await house.rows("SELECT name FROM facts WHERE name GLOB 'rotation/*'")
    assert kept == [], "who sat where before is noted only until the start"


async def test_tb_2_11_who_chooses_a_chair_keeps_it(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.abandon(game, ANN)
    new = await house.tables.rematch(game, ANN)
    await house.tables.join(new.id, ANN, 1)
    await house.tables.join(new.id, BOB)
    await house.tables.start(new.id, ANN, "s")
    table = await house.tables.table(new.id)
    assert {each.user: each.seats for each in table.players}[ANN] == ("ben",)


async def test_tb_3_16_a_deputy_of_the_past_takes_no_other_seat(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.deputy(game, ANN, CAT, "d")
    await house.tables.deputy(game, ANN, None, "e")
    await house.tables.offer_seat(game, BOB, "ben", "o")
    with refused("market-knows-too-much"):
        await house.tables.take_seat(game, CAT, "ben", "t")
    await house.tables.take_seat(game, DAN, "ben", "u")


async def test_tb_4_8_a_lobby_nobody_touches_is_closed_after_asking(house: House) -> None:
    table = await house.lobby(ANN)
    await house.tables.join(table.id, BOB, 1)
    await house.post()
    house.time = house.tables.last_beat = house.time + 21 * DAY + 60
    await house.tables.ring()
    [asked] = [x.body for x in await house.post() if isinstance(x.body, IdleBody)]
    assert set(asked.asked) == {ANN, BOB}
    await house.tables.keep(table.id, BOB, "k")
    house.time = house.tables.last_beat = house.time + 8 * DAY
    await house.tables.ring()
    assert (await house.tables.table(table.id)).status == "lobby"
    house.time = house.tables.last_beat = house.time + 14 * DAY
    await house.tables.ring()
    house.time = house.tables.last_beat = house.time + 8 * DAY
    await house.tables.ring()
    assert (await house.tables.table(table.id)).status == "abandoned"
