"""Asking to take back a move, in a simulated Discord."""

from __future__ import annotations

from tests.e2e.people import Club
from tests.e2e.test_table import duel, pinged


async def test_everybody_is_asked_by_buttons_and_answers_unseen(room: Club) -> None:
    ada, ben, cid = (room.person(name) for name in ("Ada", "Ben", "Cid"))
    game = await duel(room, ada, ben, cid)
    await ada.command("do", what="rest")
    shown = await ada.command("game takeback")
    assert "Everybody else has been asked." in shown.text
    plea = room.public[-1]
    assert pinged(plea) == [ben.id, cid.id]
    assert set(plea.buttons.values()) == {"adj-agree:1:1", "adj-refuse:1:1"}
    count = len(room.public)
    noted = await ben.press("Agree", on=plea)
    assert noted.message.is_ephemeral
    assert "Nobody sees it." in noted.text
    assert len(room.public) == count
    assert "taken back" in (await cid.press("Agree", on=plea)).text
    assert [w.seat for w in (await room.tables.table(game)).waiting] == ["ada"]
    assert "everybody agreed" in room.public[-1].text
    assert "This request is no longer open." in (await ben.press("Refuse", on=plea)).text
