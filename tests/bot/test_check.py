"""What a host is told about the health of a bot."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
import simcord

from bot import cli
from bot.commands import check
from bot.commands.check import Finding
from bot.store import Store, games, outbox, users
from bot.store.games import GameRow
from bot.store.outbox import OutboxRow
from tests.engines.toy import TOY
from tests.socket.inside import logged_in
from tests.socket.server import TOKEN
from tests.socket.server import discord as discord_of_ours

NOW = 1_000_000.0


async def awake(file: Path, heartbeat: float = NOW - 20) -> Store:
    """A bot that works with this file."""
    store = await Store.open(file)
    await store.write(lambda db: users.set_fact(db, check.HEARTBEAT, str(heartbeat)))
    return store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await awake(tmp_path / "games.sqlite3")
    yield store
    await store.close()


def found(file: Path) -> dict[str, Finding]:
    return {each.what: each for each in check.of_file(file, NOW)}


def test_all_is_well(store: Store) -> None:
    seen = found(store.path)
    assert [what for what, each in seen.items() if not each.well] == []
    assert list(seen) == ["file", "schema", "bot", "messages", "tables", "disk"]
    assert seen["file"].text.endswith(" MB, sound")
    assert seen["bot"].text == "running, last showed itself 20 seconds ago"
    assert seen["tables"].text == "no tables"


async def test_messages_that_were_given_up_are_counted_for_a_day(store: Store) -> None:
    for due, why in ((NOW - 60, "broken"), (NOW - 60, "403 50007"), (NOW - 100_000, "broken")):
        row = OutboxRow("turn", None, 2, None, None, "{}", due)
        number = await store.write(lambda db, row=row: outbox.add(db, row))  # type: ignore[misc]
        await store.write(lambda db, n=number, why=why: outbox.dead(db, n, why))  # type: ignore[misc]
    messages = found(store.path)["messages"]
    assert not messages.well
    assert messages.text.startswith("1 of the last day")


def test_a_file_that_is_not_there_is_told_and_not_made(tmp_path: Path) -> None:
    file = tmp_path / "far" / "none.sqlite3"
    seen = found(file)
    assert not seen["file"].well
    assert "there is no file" in seen["file"].text
    assert seen["disk"].well
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_something_else_is_told(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_text("no database at all " * 100)
    assert "cannot be used: file is not a database" in found(file)["file"].text


async def test_a_damaged_file_is_told(store: Store) -> None:
    await store.write(
        lambda db: [
            outbox.add(db, OutboxRow("turn", None, n, None, None, "x" * 900, 0.0))
            for n in range(400)
        ]
    )
    await store.close()
    content = bytearray(store.path.read_bytes())
    for page in range(20, len(content) // 4096, 7):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    store.path.write_bytes(content)
    seen = found(store.path)
    assert not seen["file"].well
    assert "damaged" in seen["file"].text or "malformed" in seen["file"].text


def test_a_file_somebody_else_keeps_locked_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check.health, "PATIENCE", 0.0)
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "database is locked" in found(store.path)["file"].text
    other.close()


@pytest.mark.parametrize(("schema", "sentence"), [(1, "brings it to"), (999, "upgrade Adjutant")])
async def test_another_schema_is_told(store: Store, schema: int, sentence: str) -> None:
    await store.write(lambda db: db.execute(f"PRAGMA user_version = {schema}") and None)
    seen = found(store.path)["schema"]
    assert not seen.well
    assert sentence in seen.text


async def test_a_bot_that_does_not_run_or_has_fallen_silent_is_told(store: Store) -> None:
    await store.write(lambda db: users.set_fact(db, check.HEARTBEAT, str(NOW - 7200)))
    assert "last showed itself 2 hours ago" in found(store.path)["bot"].text
    await store.close()
    assert found(store.path)["bot"] == Finding(
        "bot", False, "it is not running; `adjutant run` starts it"
    )


async def test_messages_that_are_not_sent_are_told(store: Store) -> None:
    rows = [OutboxRow("turn", None, 1, None, None, "{}", due) for due in (NOW - 60, NOW + 3600)]
    await store.write(lambda db: [outbox.add(db, row) for row in rows])
    assert found(store.path)["messages"] == Finding(
        "messages", True, "1 waiting to be sent, the oldest for 60 seconds"
    )
    late = OutboxRow("turn", None, 2, None, None, "{}", NOW - 3 * 3600)
    await store.write(lambda db: outbox.add(db, late))
    assert found(store.path)["messages"] == Finding(
        "messages", False, "2 waiting to be sent, the oldest for 3 hours"
    )


async def test_a_channel_that_takes_no_messages_is_told(store: Store) -> None:
    game = GameRow(0, "attack", 1, 1, 77, 1, "playing", {}, NOW)
    await store.write(lambda db: games.refuse(db, games.add(db, game), NOW))
    assert found(store.path)["tables"] == Finding(
        "tables", False, "the bot may not write any more for table 1 in channel 77"
    )


async def test_tables_whose_rules_are_not_here_are_told(store: Store) -> None:
    game = GameRow(0, "night_auction", 1, 1, 77, 1, "playing", {}, NOW)
    await store.write(lambda db: games.add(db, game))
    assert found(store.path)["tables"] == Finding(
        "tables",
        False,
        "1 of night_auction wait, because its rules are not here: install its package",
    )


def test_games_of_packages_and_what_was_left_out_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(check.GAMES, "toy", TOY)
    monkeypatch.setitem(check.LEFT_OUT, "chess", "no module named knights")
    assert list(check.packages()) == [
        Finding("game", True, "toy is there, from tests.engines.toy"),
        Finding("game", False, "chess is left out: no module named knights"),
    ]


def test_a_full_disk_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "ROOM", 10**18)
    assert not found(store.path)["disk"].well


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(check.time, "time", lambda: NOW)
    monkeypatch.setenv("ADJUTANT_DB", str(tmp_path / "games.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    store = asyncio.run(awake(tmp_path / "games.sqlite3"))
    yield
    asyncio.run(store.close())


def test_the_exit_code_and_the_lines_say_whether_all_is_well(
    running: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["check", "--offline"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("ok         ") for line in lines)
    assert "secret" not in "".join(lines)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert cli.main(["check", "--offline"]) == 1
    assert "attention  token: DISCORD_TOKEN is missing" in capsys.readouterr().out


def test_check_can_be_read_by_a_program(running: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "--offline", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["well"] is True
    assert [each["what"] for each in said["checks"]][:2] == ["version", "file"]
    assert all(each["well"] and each["text"] for each in said["checks"])


async def test_a_token_discord_refuses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def login(self: discord.Client, token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(discord.Client, "login", login)
    assert await check.of_discord("wrong", None, offline=False) == [
        Finding("token", False, "Discord does not accept DISCORD_TOKEN")
    ]


async def test_missing_rights_in_a_channel_are_named() -> None:
    async with simcord.run(discord.Client(intents=discord.Intents(guilds=True))) as env:
        guild = env.create_guild("Club")
        client = env.bot
        assert client.user is not None
        fine = guild.create_text_channel("fine")
        denied = discord.PermissionOverwrite(attach_files=False, embed_links=False)
        mute = guild.create_text_channel("mute", overwrites={client.user: denied})
        assert await check.in_channel(client, fine.id) == Finding(
            "channel", True, "in #fine the bot has every right it needs"
        )
        assert await check.in_channel(client, mute.id) == Finding(
            "channel", False, "in #mute the bot lacks: Attach Files, Embed Links"
        )
        overwrites = {client.user: discord.PermissionOverwrite(send_messages_in_threads=False)}
        parent = client.get_channel(guild.create_text_channel("half", overwrites=overwrites).id)
        assert isinstance(parent, discord.TextChannel)
        thread = await parent.create_thread(name="club", type=discord.ChannelType.public_thread)
        assert await check.in_channel(client, thread.id) == Finding(
            "channel", False, "in #club the bot lacks: Send Messages in Threads"
        )
        assert await check.in_channel(client, 5) == Finding(
            "channel", False, "there is no channel 5"
        )


@pytest.mark.parametrize(
    ("ways", "well", "told"),
    [
        ((0, 1), True, "on servers, and by people"),
        ((0,), True, "on servers only"),
        ((1,), False, "tick Guild Install"),
    ],
)
async def test_how_the_bot_may_be_installed_is_told(
    ways: tuple[int, ...], well: bool, told: str, tmp_path: Path
) -> None:
    async with discord_of_ours() as there:
        there.rest.installs = ways
        async with logged_in(there, tmp_path / "games.sqlite3"):
            found = await check.of_discord(TOKEN, None, offline=False)
    [installation] = [each for each in found if each.what == "installation"]
    assert installation.well is well
    assert told in installation.text
