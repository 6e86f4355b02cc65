"""Under a question nothing piles up: what was told before gives way to what is told now."""

from __future__ import annotations

from tests.e2e.people import Club, Person
from tests.e2e.test_table import TURN, duel


def private(room: Club, person: Person) -> list[int]:
    """The ids of all messages in the channel for this person alone."""
    messages = room.env.backend.messages[room.channel.id]
    return [n for n, each in messages.items() if each.is_ephemeral and each.visible_to(person.id)]


async def test_a_panel_has_one_word_beside_it(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    panel = await ada.press_play()
    log = await ada.command("game log")
    hand = await ada.command("hand")
    assert private(room, ada) == [panel.message.id, hand.message.id]
    assert log.message.id not in private(room, ada)
    await ada.command("orders")
    assert len(private(room, ada)) == 2, "and the panel stays, whatever is asked beside it"


async def test_a_newer_panel_takes_the_place_of_the_older_one(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.press_play()
    await ben.press_play()
    newest = await ada.command("play")
    assert private(room, ada) == [newest.message.id]
    assert len(private(room, ben)) == 1, "other people keep theirs"
    assert TURN not in (await ada.give("rest")).text, "its buttons work"
    assert len(private(room, ada)) == 1


async def test_a_word_that_became_the_panel_stays(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    before = await ada.press_play()
    told = await ada.command("catch-up")
    panel = await ada.press(ada.say("show-play"))
    assert panel.message.id == told.message.id
    assert private(room, ada) == [panel.message.id], "in place of the panel before"
    assert before.message.id not in private(room, ada)
    await ada.command("hand")
    assert panel.message.id in private(room, ada), "it is no word beside the panel any more"
