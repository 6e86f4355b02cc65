"""One message that goes wrong, at whatever point, holds up no other and is not lost."""

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from bot.app.clocks import clockwork
from bot.app.mail.kinds import NoticeBody, Outgoing
from bot.store import Db, Store, games
from engines.contract import Msg, msg
from tests.bot.app.house import ANN, BOB, CAT, DAN, House

DAMAGE = {
    "body": "UPDATE outbox SET body = '{' WHERE game = ?",
    "text": "UPDATE outbox SET body = CAST(x'ff' AS TEXT) WHERE game = ?",
    "kind": "UPDATE outbox SET kind = 'song' WHERE game = ?",
    "options": "UPDATE games SET options = '{' WHERE id = ?",
    "state": "UPDATE games SET state = x'00' WHERE id = ?",
    "seats": "DELETE FROM prompts WHERE game = ?",
}


async def damage(house: House, sql: str, *values: Any) -> None:
    await house.store.write(lambda db: db.execute(sql, values))


def told(letters: list[Outgoing], user: int) -> list[Msg]:
    """The words to a person that are about no table anybody could show."""
    return [
        letter.body.text
        for letter in letters
        if isinstance(letter.body, NoticeBody) and letter.user == user and letter.game is None
    ]


@pytest.mark.parametrize("sql", DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_game_that_cannot_be_read_stops_no_message_of_another(
    house: House, caplog: pytest.LogCaptureFixture, sql: str
) -> None:
    broken = await house.game(ANN, BOB)
    good = await house.game(CAT, DAN)
    await damage(house, sql, broken)
    letters = await house.post()
    assert {"lobby", "turn", "hand"} <= {x.kind for x in letters if x.game == good}
    [word] = told(letters, ANN)
    assert (word.id, word.args["table"]) == ("table-message-broken", str(broken)), "once"
    assert f"game {broken}" in caplog.text or "cannot be read" in caplog.text
    assert await house.rows("SELECT id FROM outbox WHERE status IN ('new', 'taken')") == []


async def test_the_host_hears_of_a_damaged_game_once(house: House) -> None:
    broken = await house.game(ANN, BOB)
    await house.post()
    for _ in range(2):
        await house.tables.pause(broken, ANN)
        await damage(house, DAMAGE["body"], broken)
        words = told(await house.post(), ANN)
        await house.tables.resume(broken, ANN)
        await house.post()
    assert words == []


async def test_a_damaged_game_does_not_keep_the_bot_from_starting(house: House) -> None:
    broken, good = await house.game(ANN, BOB), await house.game(CAT, DAN)
    await damage(house, DAMAGE["options"], broken)
    house.wait(3)
    again = house.opened()
    await again.wake()
    assert ("toy", "en") in await again.store.read(games.spoken)
    assert (await house.tables.table(good)).status == "playing"


async def test_a_message_that_is_set_aside_is_told_to_its_host_once(house: House) -> None:
    game = await house.game(ANN, BOB)
    letters = []
    while found := await house.tables.take_outgoing():
        letters += found
        for each in found:
            done = house.tables.set_aside if each.user is None else house.tables.delivered
            await done(each.id)
    assert {"lobby", "turn"} <= {each.kind for each in letters}
    [word] = told(letters, ANN)
    assert (word.id, word.args["table"]) == ("table-message-broken", str(game))


# What became of a message is written down, if not now then later.


def failing(house: House, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """The store cannot write the next few times."""
    left, write = [times], Store.write

    async def refuse(self: Store, work: Callable[[Db], Any]) -> Any:
        if left[0]:
            left[0] -= 1
            raise sqlite3.OperationalError("database is locked")
        return await write(self, work)

    monkeypatch.setattr(Store, "write", refuse)


async def public(house: House) -> list[Outgoing]:
    return [x for x in await house.tables.take_outgoing() if x.user is None]


async def test_a_delivery_that_cannot_be_written_down_silences_no_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.game(ANN, BOB)
    [lobby] = await public(house)
    failing(house, monkeypatch, 1)
    await house.tables.delivered(lobby.id, 7)
    [turn] = await public(house)
    assert (lobby.kind, turn.kind) == ("lobby", "turn")
    rows = await house.rows("SELECT status, message FROM outbox WHERE id = ?", lobby.id)
    assert rows == [("sent", 7)], "and it is not sent again"


async def test_a_delay_and_a_refusal_that_cannot_be_written_down_are_written_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.game(ANN, BOB)
    [lobby] = await public(house)
    failing(house, monkeypatch, 1)
    await house.tables.postponed(lobby.id, 60)
    assert await public(house) == []
    house.time += 61
    assert [x.id for x in await public(house)] == [lobby.id]
    failing(house, monkeypatch, 1)
    await house.tables.undeliverable(lobby.id, "400 50035")
    assert [x.kind for x in await public(house)] == ["turn"]


# A channel that refuses messages.


async def refuse(house: House, *, gone: bool = False) -> None:
    """Discord refuses every public message that is due now."""
    for letter in await public(house):
        await house.tables.refused(letter.id, 60, gone=gone)


async def test_a_channel_that_refuses_gets_the_newest_board_when_it_works_again(
    house: House,
) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    await refuse(house)
    await house.act(game, BOB, "ben", "rest")
    await refuse(house)
    house.time += 61
    boards = [x for x in await house.post() if x.kind == "turn"]
    assert len(boards) == 1, "one board, not every board there would have been"
    [turn] = boards
    assert [e.text.args["seat"] for e in turn.body.events] == ["ada", "ben"]
    assert turn.body.mention == (CAT,)


@pytest.mark.parametrize("gone", [True, False])
async def test_its_host_is_told_once_until_it_works_again(house: House, gone: bool) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.post()
    words = []
    for _ in range(3):
        await house.tables.pause(game, ANN)
        await house.tables.resume(game, ANN)
        await refuse(house, gone=gone)
        letters = [x for x in await house.tables.take_outgoing() if x.user == ANN]
        for letter in letters:
            await house.tables.delivered(letter.id, 1)
        words += told(letters, ANN)
        house.time += 61
    [word] = words
    assert word.id == ("table-channel-gone" if gone else "table-channel-refused")
    assert word.args["table"] == str(game)
    [(refused,)] = await house.rows("SELECT refused FROM games WHERE id = ?", game)
    assert refused is not None
    await house.post()
    assert await house.rows("SELECT refused FROM games WHERE id = ?", game) == [(None,)]
    await house.tables.pause(game, ANN)
    await refuse(house, gone=gone)
    assert len(told(await house.post(), ANN)) == 1


async def test_the_last_words_of_a_game_are_given_up_after_a_week(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    await house.tables.abandon(game, ANN)
    await refuse(house)
    house.wait(8 * 24)
    await refuse(house)
    assert await house.rows("SELECT status FROM outbox WHERE kind = 'over'") == [("dead",)]


# People at a damaged table.


@pytest.mark.parametrize(
    "sql", [DAMAGE["options"], "UPDATE prompts SET waiting = '{' WHERE game = ?"]
)
async def test_a_damaged_game_hides_no_other_game_of_a_person(house: House, sql: str) -> None:
    broken, good = await house.game(ANN, BOB), await house.game(ANN, CAT)
    await damage(house, sql, broken)
    found, unreadable = await house.tables.mine_and_unreadable(ANN)
    assert [table.id for table in found] == [good]
    assert unreadable == [msg("me-game-unreadable", table=str(broken))]
    assert [table.id for table in await house.tables.mine(ANN)] == [good]


@pytest.mark.parametrize("sql", ["options", "state"])
async def test_a_damaged_game_does_not_keep_a_person_from_being_forgotten(
    house: House, sql: str
) -> None:
    broken, good = await house.game(ANN, BOB), await house.game(ANN, CAT)
    await damage(house, DAMAGE[sql], broken)
    await house.tables.delete_user(ANN)
    seats = await house.rows("SELECT count(*) FROM seats WHERE user = ?", ANN)
    hosts = await house.rows("SELECT count(*) FROM games WHERE host = ?", ANN)
    assert (seats, hosts) == ([(0,)], [(0,)])
    assert (await house.tables.table(good)).host == CAT


async def test_tb_4_3_the_board_of_a_paused_table_is_remembered(house: House) -> None:
    """However long: the next board takes its place. Other old messages are forgotten."""
    game = await house.game(ANN, BOB)
    [board] = [each for each in await house.post() if each.kind == "turn"]
    await house.tables.pause(game, CAT, admin=True)
    await house.post()
    house.time = house.tables.last_beat = house.time + clockwork.KEPT + 1
    await house.tables.ring()
    kept = await house.rows("SELECT id, message FROM outbox WHERE status = 'sent'")
    assert kept == [(board.id, 9000 + board.id)]
