"""Pace, rest, vacation, the clock book and the market for seats, as people meet them."""

from __future__ import annotations

import pytest

from tests.e2e.people import Club, Person, Shown
from tests.e2e.test_table import duel


@pytest.fixture
def people(room: Club) -> list[Person]:
    return [room.person(name) for name in ("Ada", "Ben", "Cid")]


async def test_a_host_sets_pace_and_rest_in_one_command_each(
    room: Club, people: list[Person]
) -> None:
    ada = people[0]
    await ada.command("me settings", zone="Europe/Warsaw")
    await ada.command("game new", game="race_to_the_rhine")
    shown = await ada.command("game pace", times="Tue, Fri 19:30")
    assert "Time is up on: Tuesdays, Fridays at 19:30" in shown.text
    assert "Time zone of the table: Europe/Warsaw" in shown.text
    shown = await ada.command("game rest", closed="sat sun 22-6", holidays="2026-12-24..2026-12-26")
    assert "Clocks stand still: Saturdays, Sundays, 22:00 to 6:00" in shown.text
    assert "2026-12-24 to 2026-12-26" in shown.text
    assert (
        "Clocks must run for at least 40 hours"
        in (await ada.command("game rest", closed="mon tue wed thu fri 20-4")).text
    )
    assert "Pace: as chosen below" in shown.text
    assert room.faults() == []


async def test_a_vacation_is_taken_told_and_counted(room: Club, people: list[Person]) -> None:
    ada, ben, _ = people
    await duel(room, ada, ben)
    assert "14 days of vacation left" in (await ada.command("me vacation")).text
    days = await ada.complete("me vacation", "from")
    first, last = list(days)[3], list(days)[4]
    taken = await ada.fill_in("Choose days", {"first": first, "last-day": last})
    assert "your clock stands still" in taken.text
    assert "12 days of vacation left" in (await ada.command("me vacation")).text
    assert "is away from" in room.public[-1].text
    assert "from today on" in (await ada.command("me vacation", **{"from": "Christmas"})).text
    assert (
        "a day is taken when your time would run out"
        in (await ada.command("me settings", safety=True)).chosen
    )
    assert room.faults() == []


async def test_the_clock_book_is_read_by_everybody(room: Club, people: list[Person]) -> None:
    ada, ben, _ = people
    await duel(room, ada, ben)
    await room.later(5)
    await ada.press_play()
    await ada.answer("rest")
    shown = await ben.command("game clocks")
    assert "one answer, half within 5 h" in shown.text
    assert "Only you see this" in shown.text
    assert shown.text.count("Only you see this") == 1
    assert room.faults() == []


async def test_a_seat_is_offered_found_and_taken(room: Club, people: list[Person]) -> None:
    ada, ben, cid = people
    boss = room.person("Dot", admin=True)
    place = room.guild.create_text_channel("seats")
    await duel(room, ada, ben)
    assert "No seat is open" in (await cid.command("seats")).text
    await boss.command("admin seats", channel=place)
    await ada.command("game offer")
    [card] = room.env.backend.messages[place.id].values()
    assert "A seat is open" in str(card.components)
    await ben.command("seats")
    listed = await cid.command("seats")
    look = await cid.press(next(iter(listed.buttons)), listed)
    assert "Take this seat" in look.buttons
    taken = await cid.press("Take this seat", look)
    assert "You play" in taken.text
    assert (await room.tables.table(1)).holder("ada") == cid.id
    [card] = room.env.backend.messages[place.id].values()
    assert "no longer open" in str(card.components)
    assert room.faults() == []


async def test_after_a_move_the_next_table_is_one_press_away(
    room: Club, people: list[Person]
) -> None:
    ada, ben, _ = people
    await duel(room, ada, ben)
    elsewhere = room.guild.create_text_channel("elsewhere")
    table = await room.tables.open(room.guild.id, elsewhere.id, ada.id, "toy")
    for chair, person in enumerate((ada, ben)):
        await room.tables.join(table.id, person.id, chair)
    await room.tables.start(table.id, ada.id, "second")
    await room.bot.deliver()
    await ada.press_play()
    shown = await ada.answer("rest")
    assert "Next table" in shown.buttons
    shown = await ada.press("Next table", shown)
    assert f"table {table.id}" in shown.text
    assert "Next table" not in shown.buttons, "it is still to be answered here"
    assert room.faults() == []


async def test_a_reminder_is_put_off_and_a_note_kept(room: Club, people: list[Person]) -> None:
    ada, ben, _ = people
    await duel(room, ada, ben)
    await room.later(19)
    [letter] = [each for each in room.letters(ada) if "In 4 hours" in each.buttons]
    assert letter.buttons["In 4 hours"] == "adj-snooze:1:ada"
    assert "watch ben" in (await ada.command("note", text="watch ben")).text
    assert "and cid" in (await ada.fill_in("Add a line", {"line": "and cid"})).text
    assert "no notes" in (await ada.press("Delete my notes")).text
    await ada.command("note", text="watch ben")
    assert "no notes" in (await ben.command("note")).text
    assert room.faults() == []


async def test_a_rematch_opens_the_same_table_again(room: Club, people: list[Person]) -> None:
    ada, ben, _ = people
    game = await duel(room, ada, ben)
    await room.tables.abandon(game, ada.id)
    await room.bot.deliver()
    over = next(each for each in room.public if "Rematch" in each.buttons)
    assert "table 2, is open right here" in (await ben.press("Rematch", over)).text
    assert any("another game with the same people" in each.text for each in room.public)
    assert room.faults() == []


async def test_an_answered_call_is_struck_through(room: Club, people: list[Person]) -> None:
    ada, ben, _ = people
    await duel(room, ada, ben)
    called = room.public[-1]
    await room.later(19)
    [letter] = [each for each in room.letters(ada) if "In 4 hours" in each.buttons]
    await ada.press_play()
    await ada.answer("rest")
    assert f"~~<@{ada.id}>" in Shown(room, called.message).text
    assert "~~" in Shown(room, letter.message).text
    assert f"~~<@{ben.id}>" not in room.public[-1].text
    assert room.faults() == []


async def test_one_letter_a_day_and_the_other_pings_are_chosen(
    room: Club, people: list[Person]
) -> None:
    ada, ben, _ = people
    shown = await ada.command("me settings", next=True, missing=False, digest="18:00")
    assert "Before your turn: a message" in shown.chosen
    assert "When you are last: no message" in shown.chosen
    assert "at 18:00" in shown.chosen
    assert "not an hour of the day" in (await ada.command("me settings", digest="noon")).text
    await duel(room, ada, ben)
    before = len(room.letters(ada))
    await room.later(24)
    letters = room.letters(ada)[before:]
    assert ["One table waits for you" in each.text for each in letters] == [True]
    assert room.faults() == []


async def test_a_turn_is_put_together_in_advance(room: Club, people: list[Person]) -> None:
    ada, ben, _ = people
    await duel(room, ada, ben)
    public = len(room.public)
    listed = await ben.command("plans")
    assert "Nothing is filed" in listed.text
    shown = await ben.press(next(iter(listed.buttons)), listed)
    shown = await ben.press("Put a turn together", shown)
    assert "Imagined: the next turn" in shown.text
    shown = await ben.press(
        next(n for n, i in shown.buttons.items() if i.endswith("aim/ada")), shown
    )
    shown = await ben.press(next(n for n, i in shown.buttons.items() if i.endswith("fire")), shown)
    assert "Nobody can see further" in shown.text
    assert "File it" in shown.buttons
    shown = await ben.press("File it", shown)
    assert "Nobody else learns of it" in shown.text
    assert {"Change turn 1", "Drop turn 1"} <= set(shown.buttons)
    assert len(room.public) == public
    await ada.press_play()
    await ada.answer("rest")
    waiting = (await room.tables.table(1)).waiting
    assert [each.seat for each in waiting] == ["ada"], "ben has fired at once"
    assert room.faults() == []


async def test_a_vacation_is_ended_by_a_button(room: Club, people: list[Person]) -> None:
    ada, ben, _ = people
    await duel(room, ada, ben)
    days = list(await ada.complete("me vacation", "from"))
    taken = await ada.command("me vacation", **{"from": days[3], "to": days[6]})
    ended = await ada.press("End my vacation now", taken)
    assert "your clock runs again" in ended.text
    assert "14 days of vacation left" in (await ada.command("me vacation")).text
    assert room.faults() == []
