"""The position of the day in the simulated Discord: asked for by an admin, answered in private,
solved the next day."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.clocks.calendars import DAY
from bot.app.past import daily as dailies_room
from bot.app.play.thinking import Thinker
from bot.store import dailies, outbox
from bot.store.dailies import DailyRow
from engines.kit import daily
from tests.bot.app.test_computers import Here
from tests.e2e.people import Club, Person, club

GAME = "race_to_the_rhine"


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """A server whose finder is content with what it sees first."""
    for name, value in (("MARGIN", -9.0), ("FEW", 2), ("SERIES", 2), ("LONG", 2), ("PART", 1)):
        monkeypatch.setattr(daily, name, value)
    monkeypatch.setattr(dailies_room, "PART", 1)
    async with club(tmp_path) as found:
        settle(found)
        yield found


def settle(room: Club) -> None:
    room.tables.names = (GAME,)
    room.bot.thinker = Thinker(room.tables, Here)


async def on(room: Club, steps: int = 40) -> None:
    """A minute passes in which nobody waits for anything."""
    room.skipped += dailies_room.REST
    for _ in range(steps):
        await room.bot.finder.step()
    await room.bot.deliver()
    await room.delivered()


async def today(room: Club) -> DailyRow:
    day = int(room.tables.now() // DAY)
    found = await room.store.read(lambda db: dailies.of_day(db, day, GAME))
    assert found is not None
    return found


async def begun(room: Club) -> Person:
    boss = room.person("Boss", admin=True)
    told = await boss.command("admin daily", channel=room.channel)
    assert "position of the day comes to" in told.text
    assert told.message.is_ephemeral
    await on(room)
    await on(room)
    return boss


async def test_three_people_answer_in_private_and_learn_the_next_day_who_found_it(
    room: Club,
) -> None:
    await on(room)
    assert room.public == []  # nobody has asked for it
    await begun(room)
    [asked] = room.public
    row = await today(room)
    letters = "ABCD"[: len(row.answers)]
    assert asked.text.startswith("**Position of the day** · 1944: Race to the Rhine")
    assert list(asked.buttons) == list(letters)
    assert list(asked.buttons.values()) == [f"adj-daily:{row.id}:{n}" for n in range(len(letters))]
    assert asked.files == ["board.png", "hand.png"]
    styles = {part["style"] for part in asked.parts if part["type"] == 2}
    assert len(styles) == 1  # a right answer looks like a wrong one
    right, wrong = letters[row.best], letters[row.best - 1]
    ann, bob, cat = (room.person(name) for name in ("Ann", "Bob", "Cat"))
    replies = {}
    for who, letter in ((ann, right), (bob, wrong), (cat, wrong), (cat, right)):
        reply = await who.press(letter, on=asked)
        assert reply.message.is_ephemeral
        replies[letter] = reply.text.replace(letter, "?")
    assert replies[right] == replies[wrong]
    await on(room)
    assert [each.text for each in room.public] == [asked.text]  # nothing is told before

    room.skipped += DAY
    await on(room)
    solved, *_, anew = room.public[1:]
    assert f"**{right} was best:**" in solved.text
    assert "2 of 3 found it." in solved.text
    assert f"1\\. <@{ann.id}>: 1" in solved.text
    assert f"1\\. <@{cat.id}>: 1" in solved.text
    assert str(bob.id) not in solved.text
    assert not solved.buttons
    assert (await today(room)).id != row.id
    assert anew.buttons["A"] == f"adj-daily:{(await today(room)).id}:0"
    late = await bob.press(right, on=asked)
    assert "solved already" in late.text
    assert room.faults() == []


async def test_whoever_dies_between_showing_it_and_noting_that_shows_it_once(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(room)
    add = outbox.add

    def broken(db: object, row: object) -> int:
        add(db, row)  # type: ignore[arg-type]
        raise RuntimeError("the power fails")

    room.skipped += DAY
    monkeypatch.setattr(outbox, "add", broken)
    room.skipped += dailies_room.REST
    with pytest.raises(RuntimeError):
        await room.bot.finder.step()
    monkeypatch.setattr(outbox, "add", add)
    await room.restart()
    settle(room)
    await on(room)
    await room.restart()  # what was written is sent once
    settle(room)
    await on(room)
    assert [len(each.buttons) > 0 for each in room.public] == [True, False, True]


async def test_an_admin_ends_it_with_the_same_command(room: Club) -> None:
    boss = await begun(room)
    assert "in no channel any more" in (await boss.command("admin daily")).text
    room.skipped += DAY
    await on(room)
    assert len(room.public) == 1
