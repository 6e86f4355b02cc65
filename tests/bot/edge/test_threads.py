"""Threads in every kind of channel Discord has, and people who cannot be let in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.mail.kinds import OpenThreadBody, Outgoing
from bot.edge import threads
from engines.contract import Illegal, msg
from tests.bot.edge.conftest import table
from tests.socket.inside import inside, logged_in
from tests.socket.person import Person, buttons
from tests.socket.rest import FORUM, NEWS, REQUIRE_TAG
from tests.socket.server import Discord, discord
from tests.socket.world import said

TABLE = 1001


@pytest.fixture
async def there() -> AsyncIterator[Discord]:
    async with discord() as there:
        there.rest.limits.most = there.rest.limits.all = 1000
        yield there


def tag(number: int, name: str, *, moderated: bool = False) -> dict[str, Any]:
    plain = {"emoji_id": None, "emoji_name": None}
    return {"id": str(number), "name": name, "moderated": moderated, **plain}


def forum(there: Discord, *tags: dict[str, Any]) -> int:
    """A forum that demands a tag for each post."""
    more = {"default_sort_order": None, "default_reaction_emoji": None, "topic": None}
    there.world.channel(7000, type=FORUM, flags=REQUIRE_TAG, available_tags=list(tags), **more)
    return 7000


def lobby(there: Discord) -> dict[str, Any] | None:
    return next((each for each in there.rest.posted if buttons(each, "adj-join:")), None)


async def new_table(there: Discord, file: Path, channel: int) -> str:
    """Open a table in a thread of its own; what the person is told."""
    async with inside(there, file):
        click = await Person(there, 1).slash(channel, "game new", game="attack", thread=True)
        told = said(click.message) if click.message else ""
        if "tag" not in told:
            await there.until(lambda: lobby(there), "there is a lobby")
    return told


async def test_tb_2_9_a_forum_that_demands_tags_gets_the_games_own(
    there: Discord, tmp_path: Path
) -> None:
    place = forum(there, tag(1, "Other"), tag(2, "Attack!"))
    await new_table(there, tmp_path / "games.sqlite3", place)
    shown = lobby(there)
    assert shown is not None
    post = there.world.channels[int(shown["channel_id"])]
    assert post["parent_id"] == str(place)
    assert post["applied_tags"] == ["2"]


async def test_tb_2_9_or_else_the_first_that_anybody_may_set(
    there: Discord, tmp_path: Path
) -> None:
    place = forum(there, tag(1, "Staff", moderated=True), tag(2, "Other"), tag(3, "More"))
    await new_table(there, tmp_path / "games.sqlite3", place)
    shown = lobby(there)
    assert shown is not None
    assert there.world.channels[int(shown["channel_id"])]["applied_tags"] == ["2"]


async def test_tb_2_9_or_else_it_is_said_what_is_missing(there: Discord, tmp_path: Path) -> None:
    place = forum(there, tag(1, "Staff", moderated=True))
    told = await new_table(there, tmp_path / "games.sqlite3", place)
    assert "needs a tag, and only moderators can set those there are" in told
    assert there.faults == []


async def test_tb_2_9_below_announcements_there_are_threads_for_tables(
    there: Discord, tmp_path: Path
) -> None:
    there.world.channel(7001, type=NEWS)
    await new_table(there, tmp_path / "games.sqlite3", 7001)
    shown = lobby(there)
    assert shown is not None
    assert there.world.channels[int(shown["channel_id"])]["type"] == 10


def opening(tries: int = 0) -> tuple[Outgoing, OpenThreadBody]:
    body = OpenThreadBody(table(channel=TABLE), msg("talk-conference"), 1, (111, 112, 113))
    return Outgoing(1, "nonce", "talk", 7, TABLE, None, body, tries), body


async def test_somebody_who_cannot_be_let_in_keeps_nobody_else_out(
    there: Discord, tmp_path: Path
) -> None:
    there.rest.outsiders.add(112)
    async with logged_in(there, tmp_path / "games.sqlite3") as bot:
        made = await threads.open_thread(bot, *opening())
    assert there.world.channels[made]["members"] == [111, 113]
    [first] = [each for each in there.rest.posted if each["channel_id"] == str(made)]
    assert "Discord does not let these people in: <@112>" in said(first)
    assert "In this thread: <@111>, <@113>." in said(first)


async def test_a_thread_that_is_out_of_sight_by_now_is_found_again(
    there: Discord, tmp_path: Path
) -> None:
    async with logged_in(there, tmp_path / "games.sqlite3") as bot:
        made = await threads.open_thread(bot, *opening())
        there.world.channels[made]["thread_metadata"]["archived"] = True
        place = await threads.parent(bot, TABLE)
        assert place is not None
        name = there.world.channels[made]["name"]
        assert [each.id for each in await threads.named(bot, place, name)] == [made]


async def test_private_threads_are_not_looked_for_where_there_are_none(
    there: Discord, tmp_path: Path
) -> None:
    there.world.channel(7001, type=NEWS)
    async with logged_in(there, tmp_path / "games.sqlite3") as bot:
        assert await threads.parent(bot, 7001) is None
        assert await threads.parent(bot, forum(there)) is None


async def test_tb_11_4_who_follows_a_private_thread_must_be_in_it(
    there: Discord, tmp_path: Path
) -> None:
    async with inside(there, tmp_path / "games.sqlite3") as bot:
        made = await threads.open_thread(bot, *opening())
        here = table(guild=there.world.guild, channel=made)
        for user, sees in ((111, True), (114, False)):
            row: Any = SimpleNamespace(user=user)
            assert await bot.sender._may_see(row, here) is sees  # noqa: SLF001


def test_a_forum_without_tags_for_everybody_is_refused_when_a_league_chooses_it() -> None:
    staff = SimpleNamespace(name="Staff", moderated=True)
    place: Any = SimpleNamespace(
        available_tags=[staff], flags=SimpleNamespace(require_tag=True), mention="<#7>"
    )
    with pytest.raises(Illegal) as refused:
        threads.fitting(place, ())
    assert refused.value.reason.id == "game-forum-tags"
    assert threads.fitting(place, ["Staff"]) == [staff]
