"""Who comes too late is not served; who is being served when the bot stops, is."""

from __future__ import annotations

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.app.door import Tables
from bot.app.model import Profile
from bot.edge import components, dispatch
from bot.edge.client import Adjutant
from bot.edge.components import PRESSES, Pressed, Reply
from bot.edge.layout import plain
from bot.edge.pictures import Pictures
from bot.edge.request import ACKNOWLEDGED, EXPIRED, GONE, Request
from bot.text import words
from engines.contract import Illegal, msg


class NoTables(Tables):
    """Tables at which nothing is asked."""

    def __init__(self) -> None:
        nothing: Any = SimpleNamespace(read=self.refused, write=self.refused)
        super().__init__(nothing, now=lambda: 0.0)
        self.delivery: Any = SimpleNamespace(take=self.none)

    async def profile(self, user: int) -> Profile:
        return Profile(user)

    async def none(self, most: int) -> list[Any]:
        return []

    async def refused(self, *_: Any) -> Any:
        raise Illegal(msg("table-unknown"))


NUMBERS = itertools.count(1)


def bot() -> Adjutant:
    tables: Any = NoTables()
    return Adjutant(tables, Pictures(lambda *_, **__: None))


def interaction(refused: int = 0, locale: str = "en-US") -> Any:
    async def defer(**_: Any) -> None:
        if refused:
            answer: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(answer, {"code": refused, "message": "no"})

    return SimpleNamespace(
        id=next(NUMBERS),
        user=SimpleNamespace(id=2),
        locale=SimpleNamespace(value=locale),
        response=SimpleNamespace(defer=defer),
        guild_id=None,
        channel_id=5,
        delete_original_response=defer,
        message=None,
        data={},
    )


async def test_a_press_that_came_too_late_or_twice_does_nothing() -> None:
    done: list[Request] = []

    async def work(request: Request) -> None:
        done.append(request)

    await bot().receive(interaction(EXPIRED), Reply.NEW, work)
    assert done == []
    here, twice = bot(), interaction()
    for _ in range(2):
        await here.receive(twice, Reply.NEW, work)
    assert len(done) == 1


@pytest.mark.parametrize("lost", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), None])
async def test_who_was_acknowledged_is_served_although_the_answer_to_that_was_lost(
    lost: Exception | None,
) -> None:
    done: list[Request] = []
    pressed, refuse = interaction(), interaction(ACKNOWLEDGED).response.defer
    trouble = [lost] if lost else []

    async def defer(**more: Any) -> None:
        if trouble:
            raise trouble.pop()
        await refuse(**more)

    async def work(request: Request) -> None:
        done.append(request)

    pressed.response.defer = defer
    await bot().receive(pressed, Reply.NEW, work)
    assert len(done) == 1


async def test_who_cannot_be_acknowledged_is_not_served() -> None:
    done: list[Request] = []
    pressed = interaction()

    async def defer(**_: Any) -> None:
        raise ConnectionResetError

    async def work(request: Request) -> None:
        done.append(request)

    pressed.response.defer = defer
    await bot().receive(pressed, Reply.NEW, work)
    assert done == []


async def test_a_window_does_not_wait_for_a_store_that_is_locked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here, shown = bot(), []

    async def locked(user: int) -> Profile:
        await asyncio.Event().wait()
        raise AssertionError

    async def send_modal(window: Any) -> None:
        shown.append(window.title)

    monkeypatch.setattr(here.tables, "profile", locked)
    monkeypatch.setattr(dispatch, "SOON", 0.01)
    pressed = interaction(locale="pl")
    pressed.response.send_modal = send_modal
    await asyncio.wait_for(here.ask_words(pressed, 7, "ada"), 60)
    assert shown == [words("pl").say(msg("type-title"))]


async def test_who_is_being_served_is_waited_for_when_the_bot_stops() -> None:
    here, go = bot(), asyncio.Event()

    async def work(request: Request) -> None:
        await go.wait()

    serving = asyncio.create_task(here.receive(interaction(), Reply.NEW, work))
    await asyncio.sleep(0)
    stopping = asyncio.create_task(here.finish())
    for _ in range(5):
        await asyncio.sleep(0)
    assert not stopping.done()
    go.set()
    await stopping
    assert serving.done()


@pytest.mark.parametrize(
    ("locale", "chosen", "spoken"),
    [("pl", None, "pl"), ("en-GB", None, "en"), ("de", None, "en"), ("de", "pl", "pl")],
)
async def test_a_person_is_answered_in_their_language(
    locale: str, chosen: str | None, spoken: str
) -> None:
    request = Request(interaction(locale=locale), Reply.NEW)
    request.speak(Profile(2, lang=chosen))
    assert request.words.lang == spoken


async def test_who_speaks_neither_hears_the_language_of_the_table() -> None:
    table: Any = SimpleNamespace(lang="pl")
    request = Request(interaction(locale="de"), Reply.NEW)
    request.speak(Profile(2), table)
    assert request.words.lang == "pl"


LARGE = ("9" * 19, "9" * 20, "9" * 80, "x", "-1", "", "١", "²", "1e5")
"""What stands in ids where a number belongs, though it is none or much too large."""
IDS = [
    f"{'adjs' if picks else 'adj'}-{what}:{':'.join(parts[:4])}"
    for what in PRESSES
    if not what.startswith("league")  # there they have a server
    for n in LARGE
    for picks in (False, True)
    for parts in ([n, "ada", "1", "fire"], ["1", n, n, n], ["1", "ada", n, "fire"], ["1", n], ["1"])
]


@pytest.mark.parametrize("picks", [(), ("9" * 80,), ("x",)])
async def test_numbers_that_are_none_are_answered_with_a_sentence(
    picks: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    here = bot()
    for custom_id in [*IDS, *(custom_id.replace("adj-act:", "adj:") for custom_id in IDS)]:
        shown: list[Any] = []

        async def show(shown: list[Any] = shown, **what: Any) -> None:
            shown.append(what["view"])

        pressed = interaction()
        pressed.client, pressed.edit_original_response = here, show
        pressed.followup = SimpleNamespace(send=show)
        await here.pressed(pressed, Pressed.read(custom_id, picks))
        assert len(shown) == 1, custom_id
    assert caplog.records == []


async def test_a_window_for_a_table_that_is_none_is_refused_with_a_sentence() -> None:
    shown: list[Any] = []

    async def show(**what: Any) -> None:
        shown.append(what["view"].to_components())

    for custom_id in ("adj-type:1:ada", "adj-type:99999999999999999999:ada", "adj-typed:x:ada"):
        pressed = interaction()
        pressed.edit_original_response = show
        pressed.type = discord.InteractionType.modal_submit
        pressed.data = {"custom_id": custom_id, "components": []}
        if custom_id.startswith("adj-typed"):
            await bot().on_interaction(pressed)
        else:
            await bot().pressed(pressed, Pressed.read(custom_id))
    assert [("out of date" in str(each)) for each in shown] == [True, True, True]


async def test_an_answer_whose_emoji_is_gone_is_shown_without_it() -> None:
    tried: list[Any] = []

    async def show(**what: Any) -> None:
        tried.append(str(what["view"].to_components()))
        if "wreath" in tried[-1]:
            raise discord.HTTPException(SimpleNamespace(status=400, reason=""), "Invalid emoji")

    pressed = interaction()
    pressed.edit_original_response = show
    request, emoji = Request(pressed, Reply.PANEL), discord.PartialEmoji(name="wreath", id=7)
    made = components.button("Play", "adj-open", 1, emoji=emoji)
    choice = components.option("Tank", "tank", emoji=emoji)
    menu = components.menu("What", [choice], "adjs", 1, "ada", 1, 0)
    await request.answer(plain("Which?", (made,), (menu,)))
    assert ["wreath" in each for each in tried] == [True, False]
    assert request.answered


async def test_an_answer_whose_message_is_gone_follows_below() -> None:
    """A newer private answer has taken its place while this press was served."""
    below: list[Any] = []

    async def show(**_: Any) -> None:
        told = {"code": GONE, "message": "Unknown Message"}
        raise discord.NotFound(SimpleNamespace(status=404, reason=""), told)

    async def send(**what: Any) -> Any:
        below.append(what)
        return SimpleNamespace(id=9)

    pressed = interaction()
    pressed.edit_original_response, pressed.followup = show, SimpleNamespace(send=send)
    request = Request(pressed, Reply.PANEL)
    await request.answer(plain("Which?"))
    assert [each["ephemeral"] for each in below] == [True]
    assert (request.answered, request.message) == (True, 9)
