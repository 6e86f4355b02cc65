"""What happened since somebody looked, as people press it."""

from __future__ import annotations

from tests.e2e.people import Club
from tests.e2e.test_race_to_the_rhine import opening, room

__all__ = ["room"]


async def test_tb_11_1_the_panel_and_the_button_tell_what_others_did(room: Club) -> None:
    game = await opening(room)
    first = await game.next()
    assert first is not None
    await game.turns(1)
    second = await game.next()
    assert second is not None
    assert second is not first
    await game.turns(1)
    panel = await first.press("Play", on=room.public[-1])
    assert "**Bradley**" in panel.text
    assert panel.files[0] == "board.png", "what changed lies all over the board"
    assert "**Bradley**" not in (await first.press("Play", on=room.public[-1])).text
    told = await first.press("What happened", on=room.public[-1])
    assert "Since you last looked" in told.text
    assert told.files == ["since.png"]
    stranger = room.person("Eve")
    seen = await stranger.command("catch-up")
    assert "**Bradley**" in seen.text
    assert "What concerned you" not in seen.text


async def test_tb_11_4_a_spectator_follows_and_is_written_to_as_long_as_they_may_look(
    room: Club,
) -> None:
    game = await opening(room)
    eve = room.person("Eve")
    await game.turns(1)
    await eve.command("catch-up")
    assert "You now follow this table" in (await eve.press("Follow")).text
    await game.turns(1)
    await room.later(25)
    await room.later(
        0.01
    )  # direct messages to those who have pressed nothing for a day go one by one
    [letter] = room.letters(eve)
    assert "**Bradley**" in letter.text
    assert letter.files == ["since.png"]
    await eve.command("catch-up")
    await eve.press("Stop following")
    await game.turns(1)
    await room.later(25)
    assert len(room.letters(eve)) == 1
