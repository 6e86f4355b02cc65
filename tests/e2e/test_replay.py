"""Stepping through a game, as people press it."""

from __future__ import annotations

from tests.e2e.people import Club, Shown
from tests.e2e.test_table import duel


def here(panel: Shown) -> str:
    return next(line for line in panel.text.splitlines() if line.startswith("Board "))


async def test_a_running_game_is_stepped_through_as_one_saw_it(room: Club) -> None:
    ada, ben, eve = (room.person(name) for name in ("Ada", "Ben", "Eve"))
    await duel(room, ada, ben)
    await ada.answer("rest")
    await ben.answer("rest")
    panel = await eve.command("game replay")
    assert here(panel).startswith("Board 1 of 3"), "from its first board, as the command says"
    assert here(await eve.press("⏭")).startswith("Board 3 of 3")
    assert panel.files == ["board.png"]
    assert "Look through the eyes of …" not in panel.menus
    assert here(await eve.press("⏮")).startswith("Board 1 of 3")
    assert here(await eve.press("▶")).startswith("Board 2 of 3")
    turns = panel.menus["Go to a board"]["options"]
    assert here(await eve.choose("Go to a board", turns[0]["value"])).startswith("Board 1 of 3")

    panel = await ada.command("game replay")
    assert [each["value"] for each in panel.menus["Look through the eyes of …"]["options"]] == [
        "-",
        "ada",
    ]
    panel = await ada.choose("Look through the eyes of …", "ada")
    assert panel.files == ["board.png", "hand.png"]
    assert (await ada.press("▶")).files == ["board.png", "hand.png"], "still through those eyes"


async def test_after_the_end_the_last_message_leads_to_the_replay(room: Club) -> None:
    ada, ben, eve = (room.person(name) for name in ("Ada", "Ben", "Eve"))
    game = await duel(room, ada, ben)
    await ada.answer("rest")
    await room.tables.concede(game, ben.id, "ben", "enough")
    await room.bot.deliver()
    await room.delivered()
    await eve.press("Replay", room.public[-1])
    panel = await eve.choose("Look through the eyes of …", "ben")
    assert panel.files == ["board.png", "hand.png"]


async def test_an_old_board_is_the_beginning_of_a_replay(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await room.delivered()
    first = room.public[-1]
    await ada.answer("rest")
    await room.delivered()
    shown = await ben.replay_from(first)
    assert here(shown).startswith("Board 1 of 2")
    await ben.command("game log")
    other = await ben.replay_from(room.public[0])
    assert "no board" in other.text
