"""What still works when a game is over, a thread was put away, or the bot has just started."""

from __future__ import annotations

from typing import Any

import pytest

from bot.edge.pictures import Pictures
from engines.contract import msg
from engines.extras import Paraphrase
from tests.e2e.people import Club
from tests.e2e.test_table import duel, pinged
from tests.engines.toy.engine import Toy, ToyOrders


async def test_the_last_game_of_a_channel_can_be_looked_at_when_it_is_over(room: Club) -> None:
    ada, ben, eve = (room.person(name) for name in ("Ada", "Ben", "Eve"))
    game = await duel(room, ada, ben)
    await room.tables.concede(game, ben.id, "ben", "enough")
    assert (await eve.command("game board")).files == ["board.png"]
    assert "ben" in (await eve.command("game log")).text
    assert "The game is over." in (await eve.command("game status")).text
    assert "No rule was found." in (await eve.command("rules", search="fire")).text
    assert "no game in this channel" in (await eve.command("play")).text


async def test_a_thread_that_was_put_away_is_taken_out_first(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    thread = room.env.backend.create_thread(room.channel.id, "war", room.bot.user.id, type=11)  # type: ignore[union-attr]
    table = await room.tables.open(room.guild.id, thread.id, ada.id, "toy")
    for chair, person in enumerate((ada, ben)):
        await room.tables.join(table.id, person.id, chair)
    room.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    path = f"/channels/{thread.id}/messages"
    room.env.inject_error("POST", path, status=400, code=50083, times=1)
    await room.tables.start(table.id, ada.id, "start")
    await room.bot.deliver()
    assert not thread.thread_metadata.archived  # type: ignore[union-attr]
    assert "the turn of ada" in str(
        [m.components for m in room.env.backend.messages[thread.id].values()]
    )


async def test_boards_of_live_tables_are_prepared_at_the_start(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    prepared: list[Any] = []

    def prepare(game: str, say: Any) -> None:
        prepared.append(game)
        raise OSError("no room on the disk")

    room.bot.panels.pictures = Pictures(room.draw, prepare)
    await room.bot.background.prepare()
    assert prepared == ["toy"]


class EchoingOrders(ToyOrders, Paraphrase[Any]):
    def paraphrase(self, state: Any, seat: str, text: str) -> tuple[Any, ...]:
        return (msg("toy-turn"),)


async def test_a_turn_that_is_filed_is_said_back_in_full(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    panel = await ben.command("do", what="aim/ada; fire")
    assert "2 steps are filed for your next turn." in panel.text
    assert "What do you do?" not in panel.text
    monkeypatch.setattr(Toy, "orders", EchoingOrders())
    panel = await ben.command("do", what="aim/ada; fire")
    assert "- What do you do?" in panel.text


async def test_the_host_changes_clocks_and_seats_while_the_game_goes_on(room: Club) -> None:
    ada, ben, cid = (room.person(name) for name in ("Ada", "Ben", "Cid"))
    game = await duel(room, ada, ben)
    shown = await ada.command("game options")
    assert "Length" not in shown.menus
    await ada.choose("After a time-out", "wait")
    assert "changes what is agreed" in room.public[-1].text
    assert "Only the host" in (await ben.command("game options")).text
    await ada.command("do", what="rest")
    await room.later(25 + 48)
    assert "is up" in room.public[-1].text
    await ada.command("game substitute", seat="ben", player=cid.actor, reason="holidays")
    assert (await room.tables.table(game)).holder("ben") == cid.id


async def test_typed_orders_can_be_checked_before_they_are_carried_out(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "orders", EchoingOrders())
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    await ada.command("play")
    panel = await ada.type("aim/ben; fire", how=["check"])
    assert "Nothing has been done yet." in panel.text
    assert "`aim/ben; fire`" in panel.text
    assert "- What do you do?" in panel.text
    assert [w.seat for w in (await room.tables.table(game)).waiting] == ["ada"]
    panel = await ada.type("aim/ben; fire", how=["do"])
    assert "ada fires at ben." in panel.text


async def test_tb_4_8_a_table_left_behind_is_kept_by_a_button(room: Club) -> None:
    ada, ben, eve = (room.person(name) for name in ("Ada", "Ben", "Eve"))
    game = await duel(room, ada, ben)
    await room.tables.option(game, ada.id, "clock", "off")
    await ada.command("do", what="rest")
    await room.later(21 * 24)
    asked = room.public[-1]
    assert asked.buttons == {"Let’s go on": f"adj-keep:{game}"}
    assert pinged(asked) == [ada.id, ben.id]
    assert "no seat at this table" in (await eve.press("Let’s go on", on=asked)).text
    assert (await ben.press("Let’s go on", on=asked)).text == "The table stays."
    assert "wants to go on" in room.public[-1].text
    assert "not about to be closed" in (await ada.press("Let’s go on", on=asked)).text
    await room.later(20 * 24)
    assert (await room.tables.table(game)).status == "playing"
