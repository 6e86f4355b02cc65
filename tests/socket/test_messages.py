"""What becomes of messages on a Discord that follows its own documents."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord as library
import pytest

from bot.app.mail.kinds import NoticeBody, Outgoing, StrikeBody, TurnBody
from bot.app.model import Waiting
from bot.app.people import persons
from bot.edge import striking
from bot.edge.components import button, text
from bot.edge.layout import Drawn, Layout, beside, lines, plain, shown
from engines.contract import msg
from tests.bot.edge.conftest import table
from tests.socket import mischief
from tests.socket.inside import logged_in
from tests.socket.laws import settle
from tests.socket.person import buttons
from tests.socket.process import bot as running
from tests.socket.server import Discord, discord
from tests.socket.table import open_table
from tests.socket.world import media, said, walk

HASTE = 20.0


@pytest.mark.slow
@pytest.mark.parametrize("kept", [True, False], ids=["kept by their ids", "drawn anew"])
async def test_tb_8_19_boards_that_are_struck_through_keep_their_pictures(
    kept: bool, tmp_path: Path
) -> None:
    async with discord(HASTE) as there, running(there, tmp_path / "games.sqlite3") as ours:
        there.world.keeps = kept
        game = await open_table(there, 1001)
        boards = [game.news]
        while len(boards) < 4:
            await game.play(lambda: game.news is not boards[-1])
            boards.append(game.news)
        await settle(ours)
        async with aiohttp.ClientSession() as session:
            for board in boards[:-1]:
                assert board is not None
                assert "~~" in said(board)
                assert board["attachments"] == []
                [picture] = media(board["components"])
                async with session.get(picture["url"]) as answer:
                    assert answer.status == 200
                    assert (await answer.read()).startswith(b"\x89PNG")
                assert buttons(board, "adj-open:"), "and their buttons"
        assert there.faults == []


SMALL, BOARD = Drawn("small.png", "a hand", b"hand"), Drawn("board.png", "a board", b"board")
ANEW = Drawn("board.png", "a board", b"anew")


@pytest.mark.parametrize(
    ("named", "listed", "drawn", "shown_now"),
    [
        (True, False, ANEW, [SMALL, BOARD]),
        (False, True, ANEW, [SMALL, BOARD]),
        (False, False, ANEW, [ANEW]),
        (False, False, Drawn("board.png", "no picture"), [BOARD]),
        (False, False, None, [BOARD]),
    ],
    ids=["named", "listed", "neither, drawn anew", "neither, not drawn", "neither, unknown"],
)
async def test_tb_8_19_a_message_that_is_struck_through_keeps_its_pictures(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    named: bool,
    listed: bool,
    drawn: Drawn | None,
    shown_now: list[Drawn],
) -> None:
    """Also one whose components do not name its files; those of a Discord from before that rule
    stand among its attachments."""

    async def anew(*_: Any) -> Drawn | None:
        return drawn

    monkeypatch.setattr(striking, "_anew", anew)
    small = SMALL in shown_now
    hand = beside("Hand.", SMALL) if small else text("Hand.")
    view = Layout(hand, *shown(BOARD), text("<@7> is waited for."))
    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        number = await bot.sender.post(outgoing(1001), view, BOARD, SMALL if small else None)
        assert number is not None
        if not named:
            mischief.names_no_files(there, listed=listed)
        body = StrikeBody(number, (7,))
        await bot.sender.send(outgoing(1001, kind="strike", body=body))
        message = there.world.messages[number]
        assert said(message) == "Hand. ~~<@7> is waited for.~~"
        async with aiohttp.ClientSession() as session:
            pictures = pictured(message["components"])
            for url, each in zip(pictures, shown_now, strict=True):
                async with session.get(url) as answer:
                    assert await answer.read() == each.png
        assert there.faults == []


def pictured(components: Any) -> list[str]:
    """The addresses of what a message shows."""
    found = [media for each in walk(components) for media in (each, *each.get("items", ()))]
    return [media["media"]["url"] for media in found if "media" in media]


@pytest.mark.parametrize("user", [None, 7])
@pytest.mark.parametrize(
    ("trouble", "hours", "sent"), [("fine", 0, 0), ("gone", 0, 1), ("old", 2, 1)]
)
async def test_tb_8_10_what_cannot_be_edited_is_said_anew(
    tmp_path: Path, trouble: str, hours: int, sent: int, user: int | None
) -> None:
    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        where = 1001 if user is None else int(there.world.direct(user)["id"])
        earlier = written(there, where, hours)
        if trouble == "old":
            there.rest.trouble.plan("PATCH .*", "old")
        elif trouble == "gone":
            del there.world.messages[earlier]
        row = outgoing(where, earlier=earlier, user=user)
        message = await bot.sender.post(row, plain("Hello"))
        assert (message == earlier) == (not sent)
        assert len(there.rest.posted) == sent


@pytest.mark.parametrize("outcome", ["old", "refused"])
async def test_tb_8_10_an_edit_that_fails_for_a_while_is_tried_again(
    tmp_path: Path, outcome: Any
) -> None:
    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        row = outgoing(1001, earlier=written(there, 1001, hours=0))
        there.rest.trouble.plan("PATCH .*", outcome)
        with pytest.raises(library.DiscordException):
            await bot.sender.post(row, plain("Hello"))
        assert there.rest.posted == []


async def test_tb_8_19_no_board_waits_for_a_call_in_a_message_too_old_to_be_edited(
    tmp_path: Path,
) -> None:
    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        there.rest.trouble.plan("PATCH .*", "old")
        body = StrikeBody(written(there, 1001, hours=2), (7,))
        await bot.sender.send(outgoing(1001, kind="strike", body=body))
        assert there.rest.trouble.planned == 0


def written(there: Discord, channel: int, hours: int) -> int:
    """A message that the bot wrote in a channel some hours ago."""
    made = there.world.post(channel, {"components": plain("<@7>").to_components()}, [])
    number = library.utils.time_snowflake(library.utils.utcnow() - timedelta(hours=hours))
    there.world.messages[number] = made | {"id": str(number)}
    return number


def outgoing(channel: int, **more: Any) -> Outgoing:
    facts: dict[str, Any] = {"kind": "notice", "body": NoticeBody(None, msg("me-no-games"))}
    facts |= {"user": None, "tries": 0, "game": None, **more}
    return Outgoing(id=1, nonce="one", channel=channel, **facts)


@pytest.mark.parametrize("earlier", [True, False], ids=["an edit", "a new message"])
async def test_a_board_whose_form_is_refused_goes_out_in_a_plainer_one(
    tmp_path: Path, earlier: bool
) -> None:
    board = Drawn("board.png", "a board", b"png")
    play = [(button("Play", "adj-open", 3),)]
    view = Layout(text("News."), *shown(board), text("<@7> is waited for."), *lines(play))
    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        there.rest.trouble.plan("(POST|PATCH) .*/messages.*", "refused")
        before = written(there, 1001, hours=0) if earlier else None
        number = await bot.sender.post(outgoing(1001, kind="turn", earlier=before), view, board)
        message = there.world.messages[number or 0]
        assert not list(media(message["components"]))
        assert said(message) == "News. <@7> is waited for."
        assert buttons(message, "adj-open:3")
        there.rest.trouble.plan("POST .*/messages", "refused", "refused")
        with pytest.raises(library.HTTPException):
            await bot.sender.post(outgoing(1001, kind="turn"), view, board)
        assert there.faults == []


@pytest.mark.parametrize("locked", [False, True])
async def test_tb_8_19_a_call_in_an_archived_thread_is_struck_through(
    tmp_path: Path, locked: bool
) -> None:
    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        thread = there.world.thread(1001, {"name": "table"})
        thread["thread_metadata"] |= {"archived": True, "locked": locked}
        message = written(there, int(thread["id"]), hours=0)
        row = outgoing(int(thread["id"]), kind="strike", body=StrikeBody(message, (7,)))
        await bot.sender.send(row)
        assert said(there.world.messages[message]) == "~~<@7>~~"


@pytest.mark.parametrize("asleep", [(), (812,)])
async def test_tb_8_10_an_edit_leaves_those_highlighted_who_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asleep: tuple[int, ...]
) -> None:
    async def sleeps(tables: Any, user: int) -> bool:
        return user in asleep

    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        monkeypatch.setattr(persons, "asleep", sleeps)
        monkeypatch.setattr(bot.sender.pictures, "board", nothing)
        monkeypatch.setattr(bot.sender.pictures, "battle", nothing)
        here = table(game="attack")
        waiting = tuple(Waiting("", user, msg("me-no-games"), None, None) for user in (711, 812))
        body = TurnBody(here, waiting, None, (), (711, 812, 913))
        earlier = written(there, 1001, hours=0)
        await bot.sender.send(outgoing(1001, kind="turn", body=body, earlier=earlier))
        named = {int(each["id"]) for each in there.world.messages[earlier]["mentions"]}
        assert named == {711, 812} - set(asleep)
        struck = StrikeBody(earlier, (711,), (711, 812))
        await bot.sender.send(outgoing(1001, kind="strike", body=struck))
        named = {int(each["id"]) for each in there.world.messages[earlier]["mentions"]}
        assert named == {812} - set(asleep)


async def nothing(*_: Any, **__: Any) -> None:
    """No picture."""
