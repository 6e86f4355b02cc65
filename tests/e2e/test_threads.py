"""Private threads of teams and of those who confer, in a simulated Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from engines import registry
from engines.contract import Seat
from engines.extras import PrivateTalks, Teams
from tests.e2e.people import Club, Person
from tests.engines.toy import engine as toy
from tests.engines.toy.engine import Toy
from tests.engines.toy.state import Attack, State


class Teamed(Toy, Teams):
    def teams(self, seats: Sequence[Seat]) -> dict[str, tuple[Seat, ...]]:
        return {"red": tuple(seats[::2]), "blue": tuple(seats[1::2])}


class Conferring(Toy, PrivateTalks[State]):
    def teams(self, seats: Sequence[Seat]) -> dict[str, tuple[Seat, ...]]:
        return {}

    def councils(self, state: State) -> dict[str, tuple[Seat, ...]]:
        return {}

    def conference(self, state: State) -> tuple[Seat, ...]:
        found = next((frame for frame in state.flow if isinstance(frame, Attack)), None)
        return (found.by, found.target) if found else ()


def played(monkeypatch: pytest.MonkeyPatch, game: Toy) -> None:
    """Tables of the toy game play this game instead."""
    monkeypatch.setattr(toy, "ENGINE", game)
    registry.engine.cache_clear()


async def seated(room: Club, *people: Person, **options: str) -> int:
    table = await room.tables.open(room.guild.id, room.channel.id, people[0].id, "toy", options)
    for chair, person in enumerate(people):
        await room.tables.join(table.id, person.id, chair)
    await room.tables.start(table.id, people[0].id, "start")
    await room.bot.deliver()
    return table.id


def threads(room: Club) -> list[Any]:
    return [each for each in room.env.backend.channels.values() if each.is_thread]


def said(room: Club, thread: Any) -> str:
    [message] = room.env.backend.messages[thread.id].values()
    return str(message.components)


async def test_each_team_has_a_thread_that_says_who_can_read_it(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(monkeypatch, Teamed())
    people = [room.person(name) for name in ("Ada", "Ben", "Cid", "Dot")]
    await seated(room, *people, team_threads="on")
    red, blue = threads(room)
    ada, ben, cid, dot = people
    bot = room.bot.user
    assert bot is not None
    assert set(red.thread_members) == {bot.id, ada.id, cid.id}
    assert set(blue.thread_members) == {bot.id, ben.id, dot.id}
    assert red.name.startswith("Red · table 1/")
    assert "this server’s moderators can read it" in said(room, red)


async def test_a_conference_is_locked_when_it_is_over(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(monkeypatch, Conferring())
    ada, ben = room.person("Ada"), room.person("Ben")
    await seated(room, ada, ben)
    await ada.command("do", what="aim/ben; fire")
    [talk] = threads(room)
    assert not talk.thread_metadata.archived
    await ben.press_play()
    await ben.press("Let it happen")
    assert talk.thread_metadata.archived
    assert talk.thread_metadata.locked


async def test_a_thread_that_was_opened_before_a_crash_is_found_again(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(monkeypatch, Conferring())
    ada, ben = room.person("Ada"), room.person("Ben")
    await seated(room, ada, ben)
    path = f"/channels/{room.channel.id}/threads"
    real = room.bot.http.request

    async def dies(route: Any, **how: Any) -> Any:
        answer = await real(route, **how)
        if route.method == "POST" and route.url.endswith(path):
            raise RuntimeError("the answer never came")
        return answer

    monkeypatch.setattr(room.bot.http, "request", dies)
    await ada.command("do", what="aim/ben; fire")
    monkeypatch.setattr(room.bot.http, "request", real)
    await room.later(1)
    [talk] = threads(room)
    assert len(talk.thread_members) == 3
    assert "Talk" in said(room, talk)


async def test_a_missing_right_is_told_at_the_table(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(monkeypatch, Conferring())
    assert room.bot.user is not None
    denied = discord.PermissionOverwrite(create_private_threads=False)
    everybody = {room.guild.default_role: denied, room.bot.user: denied}
    room.channel = room.guild.create_text_channel("open", overwrites=everybody)
    ada, ben = room.person("Ada"), room.person("Ben")
    await seated(room, ada, ben)
    await ada.command("do", what="aim/ben; fire")
    assert threads(room) == []
    told = "the bot lacks the right “Create Private Threads” here."
    assert sum(told in shown.text for shown in room.public) == 1
    await ben.press("Play", on=next(s for s in reversed(room.public) if s.opens))
    await ben.press("Let it happen")
    assert sum(told in shown.text for shown in room.public) == 1


async def test_a_host_cannot_agree_on_threads_the_bot_may_not_open(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(monkeypatch, Teamed())
    assert room.bot.user is not None
    denied = discord.PermissionOverwrite(create_private_threads=False)
    everybody = {room.guild.default_role: denied, room.bot.user: denied}
    room.channel = room.guild.create_text_channel("open", overwrites=everybody)
    ada = room.person("Ada")
    await room.tables.open(room.guild.id, room.channel.id, ada.id, "toy")
    await room.bot.deliver()
    await ada.command("game options")
    await ada.press("More ▶")
    shown = await ada.choose("Private thread for each team", "on")
    assert "Create Private Threads" in shown.text


# Tables in threads of their own.


async def test_tb_2_9_many_tables_in_one_channel_each_in_its_thread(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    for person in (ada, ben):
        shown = await person.command("game new", game="attack", thread=True)
        assert "open in <#" in shown.text
    first, second = threads(room)
    assert first.name == "Attack! · Ada"
    tables = [await room.tables.at(each.id) for each in (first, second)]
    assert [table and table.host for table in tables] == [ada.id, ben.id]
    assert await room.tables.at(room.channel.id) is None
    assert "Take a seat" in str(list(room.env.backend.messages[first.id].values())[-1].components)


async def test_tb_2_9_what_the_bot_lacks_for_a_thread_is_named(room: Club) -> None:
    ada = room.person("Ada")
    denied = discord.PermissionOverwrite(create_public_threads=False)
    overwrites = {room.guild.default_role: denied, room.bot.user: denied}
    room.channel = room.guild.create_text_channel("bare", overwrites=overwrites)
    shown = await ada.command("game new", game="attack", thread=True)
    assert "Create Public Threads" in shown.text
    assert threads(room) == []


async def test_tb_2_3_a_refused_start_offers_what_mends_it(room: Club) -> None:
    """Six are wanted, two have come; one button later the game begins."""
    ada, ben = room.person("Ada"), room.person("Ben")
    await ada.command("game new", game="quartermaster")
    lobby = room.public[-1]
    assert "**1 of 6** people; one more is needed to start." in lobby.text
    await ben.press("Join", on=lobby)
    found = await room.tables.at(room.channel.id)
    assert found is not None
    await room.tables.option(found.id, ada.id, "players", "6")
    await room.bot.deliver()
    refused = await ada.press("Start", on=room.public[-1])
    (mend,) = [label for label in refused.buttons if "as many as sit down (2)" in label]
    await ada.press(mend)
    await ada.press("Start")
    found = await room.tables.at(room.channel.id)
    assert found is not None
    assert found.status == "playing"
