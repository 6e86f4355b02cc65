"""Quiet hours and reminders, in a simulated Discord."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.e2e.people import Club
from tests.e2e.test_table import duel, pinged


async def test_quiet_hours_are_set_and_said(room: Club) -> None:
    ada = room.person("Ada")
    shown = await ada.command("me settings", quiet="23-7", reminders="table")
    assert "Quiet hours: 23:00–7:00\nReminders: at the table" in shown.chosen
    profile = await room.tables.profile(ada.id)
    assert (profile.quiet, profile.remind) == ((23, 7), "table")
    assert "cannot be read as quiet hours" in (await ada.command("me settings", quiet="night")).text
    shown = await ada.command("me settings", quiet="off")
    assert "Quiet hours: none" in shown.chosen
    quiet = next(each for each in shown.menus if each.startswith("Quiet hours"))
    assert "Quiet hours: 22:00–8:00" in (await ada.choose(quiet, "22-8")).chosen
    assert (await room.tables.profile(ada.id)).quiet == (22, 8)


async def sleep(room: Club, *people: Any) -> None:
    """From now on and for three hours."""
    hour = room.env.now().hour
    for person in people:
        profile = await room.tables.profile(person.id)
        await room.tables.set_profile(replace(profile, quiet=(hour, (hour + 3) % 24)))


async def test_who_sleeps_hears_nothing_and_is_called_later(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await sleep(room, ben)
    await duel(room, ada, ben)
    await ada.command("do", what="rest")
    assert pinged(room.public[-1]) == []
    assert f"<@{ben.id}>" in room.public[-1].text
    letters = len(room.letters(ben))
    await room.later(3.1)
    assert "the table is waiting for you" in room.letters(ben)[-1].text
    assert len(room.letters(ben)) == letters + 1


async def test_letters_make_no_sound_in_quiet_hours(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await sleep(room, ben)
    await duel(room, ada, ben)
    dm = room.env.backend.get_dm_channel(ben.id).id
    flags = [
        r.json["flags"] for r in room.env.http_requests if r.path == f"/channels/{dm}/messages"
    ]
    assert flags
    assert all(each & 1 << 12 for each in flags)
    dm = room.env.backend.get_dm_channel(ada.id).id
    flags = [
        r.json["flags"] for r in room.env.http_requests if r.path == f"/channels/{dm}/messages"
    ]
    assert flags
    assert not any(each & 1 << 12 for each in flags)


async def test_reminders_at_the_table_for_who_wishes_them_there(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await ada.command("me settings", reminders="table")
    await duel(room, ada, ben)
    letters = len(room.letters(ada))
    await room.later(18.1)
    assert "your time runs out" in room.public[-1].text
    assert pinged(room.public[-1]) == [ada.id]
    assert len(room.letters(ada)) == letters


async def test_tb_8_16_who_reacts_is_called_by_direct_message_and_the_board_stays_one(
    room: Club,
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    boards, letters = len(room.public), len(room.letters(ben))
    await ada.command("do", what="aim/ben; fire")
    await room.delivered()
    assert len(room.public) == boards
    assert f"<@{ben.id}>" in room.public[-1].text, "everybody sees whom the table waits for"
    assert len(room.letters(ben)) == letters + 1


async def test_tb_8_16_the_table_calls_whom_no_direct_message_reaches(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    closed = room.env.backend.get_dm_channel(ben.id).id
    room.env.inject_error(
        "POST", f"/channels/{closed}/messages", status=403, code=50007, times=None
    )
    boards = len(room.public)
    await ada.command("do", what="aim/ben; fire")
    await room.delivered()
    assert len(room.public) == boards + 1
    assert pinged(room.public[-1]) == [ben.id]
    assert room.public[-1].opens


async def test_tb_8_20_who_is_next_can_put_their_turn_together_from_there(room: Club) -> None:
    ada, ben, cid = room.person("Ada"), room.person("Ben"), room.person("Cid")
    await cid.command("me settings", next=True)
    await duel(room, ada, ben, cid)
    await ada.command("do", what="rest")
    letter = room.letters(cid)[-1]
    assert "Your turn comes next" in letter.text
    plans = await cid.press_letter(letter, letter.buttons["Plan my turn"])
    assert cid.say("plan-nothing") in plans.text
    panel = await cid.press_letter(letter, letter.opens)
    assert "not asked anything" in panel.text or "bury" in panel.text
