"""A panel in which nothing is asked goes on by itself when something is (TB-8.22)."""

from __future__ import annotations

from tests.e2e.people import Club
from tests.e2e.test_table import TURN, duel


async def test_tb_8_22_a_panel_goes_on_when_its_person_is_asked_again(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.press_play()
    await ada.give("rest")
    assert TURN not in ada.look().text
    await ben.command("do", what="rest")
    await room.delivered()
    panel = ada.look()
    assert TURN in panel.text
    assert "ben draws." in panel.text, "what happened meanwhile"
    assert TURN not in (await ada.give("rest")).text, "its buttons are those of the new question"


async def test_tb_8_22_what_took_the_place_of_the_panel_stays(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.press_play()
    await ada.give("rest")
    plans = await ada.press(ada.say("panel-plan"))
    await ben.command("do", what="rest")
    await room.delivered()
    assert ada.look().text == plans.text


async def test_tb_8_22_a_panel_tells_that_the_game_is_over(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.press_play()
    await ada.give("rest")
    await ben.command("do", what="resign")
    await room.delivered()
    assert "The game is over." in ada.look().text


async def test_tb_8_22_a_panel_that_is_gone_is_not_told_anything(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    panel = await ada.press_play()
    await ada.give("rest")
    messages = room.env.backend.messages[room.channel.id]
    del messages[panel.message.id]
    await ben.command("do", what="rest")
    await room.delivered()
    mine = [each for each in messages.values() if each.is_ephemeral and each.visible_to(ada.id)]
    assert mine == [], "no word about a picture, and nothing below"
    assert TURN in (await ada.press_play()).text
