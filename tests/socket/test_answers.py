"""What people are shown when Discord does not take an answer, or answers to it strangely."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import discord as library
import pytest

from bot.edge.client import Adjutant
from bot.edge.components import Reply, button, text
from bot.edge.layout import Drawn, Layout, beside, lines, shown
from bot.edge.request import Request
from engines.contract import msg
from tests.socket.inside import logged_in
from tests.socket.person import Person, buttons
from tests.socket.rest import Click
from tests.socket.server import Discord, discord
from tests.socket.world import media, said

BOARD, SMALL = Drawn("board.png", "a board", b"board"), Drawn("small.png", "a hand", b"hand")


def typed(there: Discord, bot: Adjutant) -> tuple[Click, library.Interaction[Any]]:
    """A command that somebody types."""
    data = {"id": "1", "name": "play", "type": 1, "options": []}
    payload = Person(there, 5).payload(2, 1001, data)
    click = there.rest.clicks[payload["id"]] = Click(payload, time.perf_counter())
    return click, library.Interaction(data=payload, state=bot._connection)  # type: ignore[arg-type]  # noqa: SLF001


async def test_pictures_that_cannot_be_put_into_an_answer_follow_below_it(tmp_path: Path) -> None:
    play = lines([(button("Play", "adj-open", 3),)])
    view = Layout(beside("Hand.", SMALL), *shown(BOARD), text("Your turn."), *play)
    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        click, interaction = typed(there, bot)
        request = Request(interaction, Reply.NEW)
        await request.acknowledge()
        there.rest.trouble.plan("PATCH /webhooks/.*", "refused")
        await request.answer(view, SMALL, BOARD)
        assert click.message is not None
        assert said(click.message) == "Hand. Your turn."
        assert buttons(click.message, "adj-open:3")
        [below] = click.followups
        assert [bytes(there.world.files[each["url"]]) for each in media(below["components"])] == [
            SMALL.png,
            BOARD.png,
        ]
        assert request.answered
        assert there.faults == []


@pytest.mark.parametrize("request_", ["POST /interactions/.*", "PATCH /webhooks/.*"])
async def test_a_strange_answer_of_discord_leaves_nobody_without_a_sentence(
    tmp_path: Path, request_: str
) -> None:
    async def work(request: Request) -> None:
        await request.tell(msg("me-no-games"))

    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        click, interaction = typed(there, bot)
        there.rest.trouble.plan(request_, "strange")
        await bot.receive(interaction, Reply.NEW, work)
        assert click.message is not None
        assert said(click.message) == "You are not playing anywhere."


async def test_who_cannot_even_be_looked_up_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(user: int) -> Any:
        raise RuntimeError("no such luck")

    async def work(request: Request) -> None:
        raise AssertionError("it must not be done")

    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        click, interaction = typed(there, bot)
        monkeypatch.setattr(bot.tables, "profile", broken)
        await bot.receive(interaction, Reply.NEW, work)
        assert click.message is not None
        assert "Something went wrong" in said(click.message)


async def test_an_older_private_answer_is_taken_away_by_the_next_one(tmp_path: Path) -> None:
    async def work(request: Request) -> None:
        await request.tell(msg("me-no-games"))

    async with discord() as there, logged_in(there, tmp_path / "games.sqlite3") as bot:
        clicks = []
        for _ in range(2):
            click, interaction = typed(there, bot)
            await bot.receive(interaction, Reply.ASIDE, work)
            assert click.message is not None
            clicks.append(click)
        first, second = (int(click.message["id"]) for click in clicks if click.message)
        assert first not in there.world.messages
        assert second in there.world.messages
        assert there.faults == []
