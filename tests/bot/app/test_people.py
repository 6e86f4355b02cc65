"""What is known about people, and how it is forgotten."""

import json

import pytest

from bot.app.model import Profile
from bot.store import Db, outbox
from bot.store.outbox import TalkRow
from tests.bot.app.house import ANN, BOB, CAT, DAN, House, refused


async def test_wishes_are_remembered(house: House) -> None:
    assert await house.tables.profile(ANN) == Profile(ANN, None, "UTC", "on")
    wish = Profile(ANN, "pl", "Europe/Warsaw", "off")
    await house.tables.set_profile(wish)
    assert await house.opened().profile(ANN) == wish
    with refused("table-no-zone"):
        await house.tables.set_profile(Profile(ANN, zone="Mars/Olympus"))


async def test_people_can_have_what_is_stored_about_them(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    found = await house.tables.export_user(ANN)
    assert [row["seat"] for row in found["seats"]] == ["ada"]
    assert [row["kind"] for row in found["moves"]] == ["start", "play"]
    json.dumps(found)


async def test_what_is_stored_holds_orders_reports_threads_and_messages(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.say(game, BOB, "ben", "aim/ada; rest", "ahead")
    await house.tables.report(game, BOB, "ada is asleep", "report")

    def opened(db: Db) -> None:
        outbox.save_talks(
            db, game, [TalkRow("team.x", 3, [ANN, BOB]), TalkRow("team.y", 4, [ANN, 1021])]
        )

    await house.store.write(opened)
    found = await house.tables.export_user(BOB)
    [orders] = found["orders"]
    assert orders["seat"] == "ben"
    assert "rest" in orders["filed"]
    assert [row["text"] for row in found["reports"]] == ["ada is asleep"]
    assert [row["about"] for row in found["threads"]] == ["team.x"]
    assert "hand" in {row["kind"] for row in found["messages"]}
    json.dumps(found)
    other = await house.tables.export_user(ANN)
    assert other["orders"] == []
    assert other["reports"] == [], "those of others stay theirs"


async def test_tb_3_10_a_person_is_forgotten_everywhere(house: House) -> None:
    done = await house.game(ANN, BOB)
    await house.tables.deputy(done, ANN, CAT)
    await house.tables.concede(done, BOB, "ben", "a")
    running = await house.game(BOB, ANN, CAT)
    lobby = (await house.lobby(CAT)).id
    await house.tables.join(lobby, ANN)
    await house.tables.set_profile(Profile(ANN, "pl"))
    await house.tables.delete_user(ANN)
    assert (await house.tables.table(lobby)).players == ()
    table = await house.tables.table(running)
    assert [(p.user, p.conceded) for p in table.players] == [(BOB, False), (-1, True), (CAT, False)]
    assert (await house.tables.table(done)).players[0].user == -1
    dump = await house.store.read(lambda db: "\n".join(db.iterdump()))
    assert str(ANN) not in dump
    assert await house.tables.replay(running)
    found = await house.tables.export_user(ANN)
    assert not any(found.values())


async def test_two_forgotten_people_stay_two(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.tables.delete_user(BOB)
    await house.tables.delete_user(ANN)
    table = await house.tables.table(game)
    assert [player.user for player in table.players] == [-2, -1, CAT]
    assert table.status == "over"
    assert table.host == CAT


async def test_tb_3_10_a_table_whose_host_leaves_for_good_has_another_host(house: House) -> None:
    lobby = (await house.lobby(ANN)).id
    await house.tables.join(lobby, BOB)
    empty = (await house.lobby(ANN)).id
    await house.tables.delete_user(ANN)
    assert (await house.tables.table(lobby)).host == BOB
    assert (await house.tables.table(empty)).status == "abandoned"


async def test_what_somebody_was_shown_is_theirs_alone_and_forgotten_with_them(
    house: House,
) -> None:
    assert await house.tables.first_time(ANN, "help-toy")
    assert not await house.tables.first_time(ANN, "help-toy")
    assert await house.tables.first_time(BOB, "help-toy")
    assert (await house.tables.export_user(ANN))["shown"] == [{"what": "help-toy"}]
    await house.tables.delete_user(ANN)
    assert await house.tables.first_time(ANN, "help-toy")
    assert not await house.tables.first_time(BOB, "help-toy")


async def test_tb_3_10_who_is_forgotten_is_mentioned_nowhere(house: House) -> None:
    """Neither in what others wrote nor in who plays what in the next game."""
    game = await house.game(ANN, BOB)
    reason = f"because of <@{ANN}>, and <@!{ANN}>"
    await house.tables.substitute(game, 999, "ben", CAT, reason)
    await house.tables.report(game, CAT, reason, "r")
    await house.tables.note(game, CAT, reason)
    await house.tables.abandon(game, ANN)
    await house.tables.rematch(game, CAT)
    await house.tables.delete_user(ANN)
    dump = await house.store.read(lambda db: "\n".join(db.iterdump()))
    assert str(ANN) not in dump
    assert "because of" in dump


async def test_tb_2_11_who_is_to_play_what_is_kept_until_the_game_begins(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.abandon(game, ANN)
    new = await house.tables.rematch(game, ANN)
    assert (await house.tables.export_user(BOB))["rotations"] == [{"game": new.id}]
    await house.tables.join(new.id, BOB)
    await house.tables.start(new.id, ANN, "s")
    assert (await house.tables.export_user(BOB))["rotations"] == []


@pytest.mark.parametrize("what", ["report", "deputy", "offer", "computer", "pause", "plea"])
async def test_tb_8_23_nobody_calls_others_without_end(house: House, what: str) -> None:
    game = await house.game(BOB, ANN, vacation="14")
    await house.act(game, BOB, "ada", "rest")
    tables, commands = house.tables, house.command

    async def once() -> None:
        if what == "report":
            await tables.report(game, ANN, "look at this", commands())
        elif what == "deputy":
            await tables.deputy(game, ANN, DAN, commands())
        elif what == "offer":
            await tables.offer_seat(game, ANN, "ben", commands())
            await tables.keep_seat(game, ANN, "ben", commands())
        elif what == "computer":
            await tables.computer_stands_in(game, ANN, "ben", "officer", commands())
            await tables.computer_stands_in(game, ANN, "ben", None, commands())
        elif what == "pause":
            await tables.pause(game, BOB, commands())
            await tables.resume(game, BOB, commands())
        elif not await tables.takeback(game, BOB, commands()):
            (number,) = (await house.rows("SELECT max(number) FROM takebacks"))[0]
            await tables.consent(game, ANN, number, commands(), agrees=False)

    with refused("table-too-often"):
        for _ in range(30):
            await once()
    made = await house.rows("SELECT count(*) FROM outbox WHERE kind IN ('notice', 'seat', 'plea')")
    assert made[0][0] <= 60
    house.wait(25)
    house.tables.last_beat = house.time
    await once()


async def test_tb_8_23_notes_and_lobbies_have_an_end(house: House) -> None:
    game = await house.game(ANN, BOB)
    with refused("notes-full"):
        for _ in range(30):
            await house.tables.note(game, ANN, "x" * 1000)
    assert len(await house.tables.note(game, ANN)) > 10_000
    await house.tables.note(game, ANN, "")
    await house.tables.note(game, ANN, "anew")
    with refused("table-too-many-lobbies"):
        for _ in range(20):
            await house.lobby(BOB)
    [(lobby,)] = await house.rows("SELECT max(id) FROM games WHERE status = 'lobby'")
    await house.tables.abandon(lobby, BOB)
    await house.lobby(BOB)
    await house.lobby(ANN)
