"""From one table to the next: order of urgency, snoozing, notes, rematches, a cap."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.app.mail.kinds import Length, LobbyBody, NoticeBody, Outgoing, RemindBody
from tests.bot.app.house import ANN, BOB, CAT, HOUR, House, refused


async def test_tb_8_12_tables_are_listed_by_deadline(house: House) -> None:
    slow = await house.game(ANN, BOB, clock="48")
    other = await house.game(BOB, ANN)
    quick = await house.game(ANN, BOB, clock="6")
    never = await house.game(ANN, BOB, clock="off")
    assert [each.id for each in await house.tables.mine(ANN)] == [quick, slow, never, other]


async def test_tb_8_13_who_is_reminded_can_put_it_off(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    await house.tables.snooze(game, ANN, "ada", "s")
    assert await house.post() == []
    house.wait(3.9)
    assert await house.post() == []
    house.wait(0.2)
    [letter] = await house.post()
    assert isinstance(letter.body, RemindBody)
    assert (letter.user, letter.channel) == (ANN, None)
    with refused("table-not-your-seat"):
        await house.tables.snooze(game, BOB, "ada", "t")
    with refused("snooze-nothing"):
        await house.tables.snooze(game, BOB, "ben", "u")


async def test_tb_8_13_a_reminder_is_not_put_off_beyond_the_deadline(house: House) -> None:
    game = await house.game(ANN, BOB, clock="3")
    await house.post()
    await house.tables.snooze(game, ANN, "ada", "s")
    house.wait(2)
    assert [each.kind for each in await house.post()] == ["remind"]
    house.wait(0.1)
    with refused("snooze-too-late"):  # the same letter would come at once
        await house.tables.snooze(game, ANN, "ada", "t")


async def test_tb_8_13_a_reminder_of_what_is_overdue_is_put_off_for_four_hours(
    house: House,
) -> None:
    game = await house.game(ANN, BOB, clock="3", turn_timeout="wait")
    house.wait(5)
    await house.tables.ring()
    await house.post()
    await house.tables.snooze(game, ANN, "ada", "s")
    assert await house.post() == []
    house.wait(4.1)
    assert "remind" in [each.kind for each in await house.post()]


async def test_tb_8_13_nothing_comes_after_the_answer_or_at_night(house: House) -> None:
    warsaw = ZoneInfo("Europe/Warsaw")
    profile = replace(await house.tables.profile(ANN), zone="Europe/Warsaw", quiet=(23, 7))
    await house.tables.set_profile(profile)
    house.time = datetime(2026, 11, 18, 21, tzinfo=warsaw).timestamp()
    game = await house.game(ANN, BOB)
    await house.post()
    await house.tables.snooze(game, ANN, "ada", "s")
    house.wait(9)
    assert await house.post() == []
    house.wait(1)
    assert [each.user for each in await house.post()] == [ANN]
    await house.tables.snooze(game, ANN, "ada", "t")
    await house.act(game, ANN, "ada", "rest")
    house.wait(5)
    assert [each for each in await house.post() if each.kind == "remind"] == []


async def test_tb_8_14_notes_are_their_writers_own(house: House) -> None:
    game = await house.game(ANN, BOB)
    assert await house.tables.note(game, ANN) == ""
    await house.tables.note(game, ANN, "ben is bluffing")
    assert await house.tables.note(game, ANN, "aim at him") == "ben is bluffing\naim at him"
    assert await house.tables.note(game, BOB) == ""
    with refused("table-not-seated"):
        await house.tables.note(game, CAT, "let me in")
    assert (await house.tables.export_user(ANN))["notes"][0]["game"] == game
    assert await house.tables.note(game, ANN, "") == ""
    await house.tables.note(game, ANN, "again")
    await house.tables.delete_user(ANN)
    assert await house.rows("SELECT * FROM notes") == []


async def test_tb_2_11_a_rematch_has_the_same_options(house: House) -> None:
    game = await house.game(ANN, BOB, length="long", clock="36")
    with refused("rematch-not-over"):
        await house.tables.rematch(game, ANN)
    await house.tables.abandon(game, ANN)
    await house.post()
    with refused("table-not-seated"):
        await house.tables.rematch(game, CAT)
    old, new = await house.tables.table(game), await house.tables.rematch(game, BOB)
    assert (new.channel, new.game, new.status, new.host) == (old.channel, "toy", "lobby", BOB)
    assert new.options == old.options
    assert [each.user for each in new.players] == [BOB]
    assert [x.kind for x in await house.post() if isinstance(x.body, NoticeBody)] == ["notice"]
    with refused("table-channel-taken"):
        await house.tables.rematch(game, ANN)


async def test_tb_2_12_a_server_may_limit_games_at_once(house: House) -> None:
    await house.tables.set_cap(1, 1)
    game = await house.game(ANN, BOB)
    table = await house.lobby(CAT)
    with refused("table-cap"):
        await house.tables.join(table.id, ANN)
    with refused("table-cap"):
        await house.tables.open(1, 9, ANN, "toy", seated=True)
    await house.tables.open(2, 8, ANN, "toy", seated=True)  # another server
    await house.tables.offer_seat(game, ANN, "ada", "o")
    await house.tables.join(table.id, CAT)
    with refused("table-cap"):
        await house.tables.take_seat(game, CAT, "ada", "t")
    await house.tables.set_cap(1, 0)
    await house.tables.join(table.id, ANN)
    assert house.time > HOUR


async def test_tb_2_13_the_lobby_says_how_long_such_games_took(house: House) -> None:
    def length(letters: list[Outgoing]) -> list[object]:
        return [each.body.length for each in letters if isinstance(each.body, LobbyBody)]

    for n in range(10):
        game = await house.game(ANN, BOB, pace="daily")
        await house.post()
        house.tables.last_beat = house.time
        await house.tables.concede(game, ANN, "ada", house.command())
        assert (await house.tables.table(game)).status == "over"
        await house.store.write(
            lambda db, game=game, n=n: db.execute(  # type: ignore[misc]
                "UPDATE games SET ended = started + ? WHERE id = ?", ((n + 10) * 24 * HOUR, game)
            )
        )
        if n == 8:
            await house.lobby(pace="daily")
            assert length(await house.post()) == [None]
    for pace, expected in (("daily", Length(12.25, 16.75)), ("brisk", None), ("own", None)):
        await house.lobby(pace=pace)
        assert length(await house.post()) == [expected]
