"""The pages of tables: who gets in, what they may do, and what nobody else can notice."""

from __future__ import annotations

import asyncio
import gzip
import json
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from bot.app.play.thinking import Thinker
from bot.web import seen, server
from bot.web.activity import Activity
from bot.web.doors import (
    BURST,
    IDLE,
    KNOCKS,
    LOOK_BACK,
    OPEN,
    STREAMS,
    Admission,
    Reader,
    UnfitAddress,
    origin_of,
)
from bot.web.seen import LASTS
from bot.web.server import LARGEST, Pages
from engines.kit.simulate import QuickRng, some_picks
from engines.registry import GAMES, engine
from renderers import svg
from tests.bot.app.house import ANN, BOB, CAT, DAN, House
from tests.engines.toy import TOY

CHAIRS = {"ada": ANN, "ben": BOB, "cid": CAT, "dot": DAN}


@dataclass
class Site:
    house: House
    pages: Pages
    url: str
    game: int = 0

    def browser(self) -> Browser:
        return Browser(self)


class Browser:
    """One person's browser: it keeps its cookies to itself."""

    def __init__(self, site: Site) -> None:
        self.site, self.cookies = site, dict[str, str]()

    async def post(
        self, what: str, body: object = None, game: int = 0, **headers: str
    ) -> tuple[int, Any]:
        sent = {"Origin": self.site.url, "Content-Type": "application/json"} | headers
        path = f"{self.site.url}/table/{game or self.site.game}/{what}"
        async with (
            ClientSession(cookies=self.cookies) as asking,
            asking.post(path, data=json.dumps(body or {}), headers=sent) as answer,
        ):
            self.cookies |= {name: each.value for name, each in answer.cookies.items()}
            self.headers = answer.headers
            text = await answer.text()
            return answer.status, json.loads(text) if answer.ok else text

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        async with (
            ClientSession(cookies=self.cookies) as asking,
            asking.get(f"{self.site.url}{path}", headers=headers) as answer,
        ):
            await answer.read()
            return answer.status, answer.headers

    async def enter(self, user: int) -> Browser:
        link = await self.site.pages.doors.link(user, self.site.game)
        status, _ = await self.post("enter", {"secret": link.partition("#")[2]})
        assert status == 200
        return self

    async def state(self, have: str = "", **more: object) -> dict[str, Any]:
        """All there is, or what has changed since this state."""
        status, told = await self.post("state", {"have": have, **more})
        assert status == 200
        found: dict[str, Any] = told
        return found


@asynccontextmanager
async def served(
    house: House, *people: int, activity: Activity | None = None
) -> AsyncIterator[Site]:
    doors = Admission(house.tables)
    pages = Pages(doors, lambda: Thinker(house.tables), activity)
    app = web.Application(client_max_size=LARGEST)
    pages.add_to(app)
    async with TestServer(app) as there:
        doors.url = f"http://127.0.0.1:{there.port}"
        yield Site(house, pages, doors.url, await house.game(*people))
    await house.store.close()


@pytest.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: None) -> AsyncIterator[Site]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    async with served(await House.build(tmp_path), *CHAIRS.values()) as opened:
        yield opened


@pytest.fixture
async def drawn(tmp_path: Path) -> AsyncIterator[Site]:
    """A game with a board and hands to look at."""
    async with served(await House.build(tmp_path, engine("race_to_the_rhine")), ANN, BOB) as opened:
        yield opened


async def secret_of(site: Site, user: int) -> str:
    return (await site.pages.doors.link(user, site.game)).partition("#")[2]


async def test_a_link_opens_a_table_once(site: Site) -> None:
    secret = await secret_of(site, ANN)
    assert (await site.browser().post("enter", {"secret": secret}))[0] == 200
    assert (await site.browser().post("enter", {"secret": secret}))[0] == 401


async def test_a_link_is_good_for_ten_minutes_and_for_its_own_table(site: Site) -> None:
    secret = await secret_of(site, ANN)
    assert (await site.browser().post("enter", {"secret": secret}, game=site.game + 1))[0] == 401
    site.house.time += OPEN + 1
    assert (await site.browser().post("enter", {"secret": secret}))[0] == 401


async def test_without_a_session_nothing_is_shown(site: Site) -> None:
    for what in ("state", "do", "undo", "hint", "help"):
        assert (await site.browser().post(what))[0] == 401


async def test_a_session_is_for_one_table(site: Site) -> None:
    ann = await site.browser().enter(ANN)
    other = await site.house.game(*CHAIRS.values())
    ann.cookies[f"table-{other}"] = ann.cookies[f"table-{site.game}"]
    assert (await ann.post("state", game=other))[0] == 401


async def test_a_page_of_somebody_else_is_refused(site: Site) -> None:
    ann = await site.browser().enter(ANN)
    assert (await ann.post("state", Origin="https://example.org"))[0] == 403
    assert (await ann.post("state", **{"Content-Type": "text/plain"}))[0] == 403
    assert (await ann.post("state", Host="example.org"))[0] == 421
    assert (await ann.get(f"/table/{site.game}", Host="example.org"))[0] == 421
    assert (await ann.post("state", {"x": "x" * 20_000}))[0] == 413


async def test_sessions_outlive_a_restart_and_are_kept_as_digests(site: Site) -> None:
    ann = await site.browser().enter(ANN)
    [token] = ann.cookies.values()
    kept = await site.house.tables.fact("web sessions") or ""
    assert kept
    assert token not in kept
    site.pages.doors = Admission(site.house.tables, site.url)
    assert (await ann.post("state"))[0] == 200
    site.house.time += IDLE + 1
    assert (await ann.post("state"))[0] == 401


async def test_who_shuts_their_boards_or_leaves_the_table_is_out(site: Site) -> None:
    ann, bob = await site.browser().enter(ANN), await site.browser().enter(BOB)
    left = await secret_of(site, ANN)
    assert await site.pages.doors.shut(ANN) == 1
    assert (await ann.post("state"))[0] == 401
    assert (await site.browser().post("enter", {"secret": left}))[0] == 401
    assert (await bob.post("state"))[0] == 200


async def test_somebody_without_a_seat_gets_nothing_from_a_link(site: Site) -> None:
    stranger = await site.browser().enter(999)
    assert (await stranger.post("state"))[0] == 401


async def test_too_many_requests_wait(site: Site) -> None:
    ann = await site.browser().enter(ANN)
    found = [(await ann.post("state"))[0] for _ in range(int(BURST) + 5)]
    assert found.count(429) == 5
    assert ann.headers["Retry-After"] == "1"
    site.house.time += 1
    assert (await ann.post("state"))[0] == 200


async def test_an_answer_that_arrives_twice_is_given_once(site: Site) -> None:
    ann = await site.browser().enter(ANN)
    question = (await ann.state())["question"]
    first = next(each for each in question["choices"] if each["key"].startswith("aim/"))
    body = {"seat": "ada", "token": question["token"], "picks": [first["key"]], "command": "n1"}
    _, done = await ann.post("do", body)
    _, again = await ann.post("do", body)
    assert done["question"]["token"] == again["question"]["token"] != question["token"]
    assert again["name"] == done["name"] != done["from"]
    _, late = await ann.post("do", body | {"command": "n2"})
    assert late["alert"], "an outdated answer is refused in words"
    _, undone = await ann.post("undo", {"seat": "ada", "command": "n3"})
    assert undone["question"]["text"] == question["text"]


async def test_nobody_answers_for_another_seat(site: Site) -> None:
    bob = await site.browser().enter(BOB)
    question = (await (await site.browser().enter(ANN)).state())["question"]
    body = {"seat": "ada", "token": question["token"], "picks": [question["choices"][0]["key"]]}
    before = await site.house.tables.prompts(site.game, ANN)
    _, told = await bob.post("do", body | {"command": "x"})
    assert told["alert"]
    assert await site.house.tables.prompts(site.game, ANN) == before


async def test_a_sealed_answer_changes_nothing_on_the_pages_of_others(site: Site) -> None:
    house, game = site.house, site.game
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    others = [await site.browser().enter(user) for user in (ANN, CAT, DAN)]
    before = [await each.state() for each in others]
    await house.act(game, BOB, "ben", "pass")
    assert [await each.state() for each in others] == before, "nobody is told of news either"


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages look for news at once, and ask again after a few looks."""
    monkeypatch.setattr(server, "TICK", 0.001)
    monkeypatch.setattr(server, "WAIT", 0.01)


async def test_a_page_that_waits_is_told_only_what_is_new_to_it(site: Site, ticks: None) -> None:
    house, game = site.house, site.game
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    ann, bob = await site.browser().enter(ANN), await site.browser().enter(BOB)
    has = (await ann.state())["name"]
    assert await ann.state(has, wait=True) == {}
    await bob.state()
    await house.act(game, BOB, "ben", "pass")
    assert await ann.state(has, wait=True) == {}, "an answer under seal is no news"
    for seat in ("cid", "dot"):
        if asked := [p for p in await house.tables.prompts(game, CHAIRS[seat]) if p.seat == seat]:
            await house.act(game, CHAIRS[seat], seat, str(asked[0].offer.choices[0].key))
    told = await ann.state(has, wait=True)
    assert (told["from"], told["name"] != has) == (has, True)


async def test_a_page_that_does_something_does_not_wait_for_news(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "TICK", 0.001)
    ann = await site.browser().enter(ANN)
    has = (await ann.state())["name"]
    waiting = await waits(site, ann, has)
    await ann.state(has)
    async with asyncio.timeout(30):
        assert await waiting == {}


async def waits(site: Site, browser: Browser, has: str) -> asyncio.Task[dict[str, Any]]:
    """A page that is known to wait."""
    waiting = asyncio.create_task(browser.state(has, wait=True))
    while not any(each.waiting for each in (site.pages.doors.readers or {}).values()):
        await asyncio.sleep(0)
    return waiting


async def test_the_pages_of_a_session_that_wait_are_counted(site: Site) -> None:
    ann = await site.browser().enter(ANN)
    await ann.state()
    [reader] = (site.pages.doors.readers or {}).values()
    reader.waiting = STREAMS
    assert (await ann.post("state", {"wait": True}))[0] == 429


async def test_what_is_private_is_never_kept_by_a_browser(site: Site) -> None:
    ann = await site.browser().enter(ANN)
    await ann.state()
    assert ann.headers["Cache-Control"] == "no-store"
    status, page = await ann.get(f"/table/{site.game}")
    assert status == 200
    assert "default-src 'none'" in page["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in page["Content-Security-Policy"]
    assert page["Referrer-Policy"] == "no-referrer"
    for address in ("/page/../doors.py", "/page/doors.py", "/ground/x.json", "/ground/x.webp"):
        assert (await ann.get(address))[0] == 404


def test_pages_are_served_by_https_or_on_this_machine_alone() -> None:
    assert origin_of("https://games.example.org/") == "https://games.example.org"
    assert origin_of("http://127.0.0.1:8080") == "http://127.0.0.1:8080"
    for url in ("http://games.example.org", "games.example.org", ""):
        with pytest.raises(UnfitAddress):
            origin_of(url)


def test_the_same_page_is_always_the_same_bytes() -> None:
    assert gzip.decompress(first := seen.zipped(b"x")) == b"x"
    assert first[4:8] == b"\0\0\0\0", "no time is written into it"


# Who only watches.


async def watcher(site: Site, address: str) -> Browser:
    browser = site.browser()
    assert (await browser.post("enter", {"secret": address.partition("#")[2]}))[0] == 200
    return browser


async def test_who_watches_sees_what_everybody_may_know_and_can_do_nothing(drawn: Site) -> None:
    address = await drawn.pages.doors.watch(drawn.game)
    eve, joe = await watcher(drawn, address), await watcher(drawn, address)
    told = await eve.state()
    assert "hand" not in told
    assert (told["question"], told["seats"]) == (None, [])
    assert told["board"], "the board is public"
    both = [await (await drawn.browser().enter(user)).state() for user in (ANN, BOB)]
    assert all("hand" in each for each in both)
    asked = next(each["question"] for each in both if each["question"])
    for what in ("do", "undo", "hint"):
        body = {"seat": asked["seat"], "token": asked["token"], "picks": ["end"], "command": "x"}
        _, refused = await eve.post(what, body)
        assert refused["alert"], what
    assert (await joe.state())["board"], "each page of theirs gets all there is"
    again = [await (await drawn.browser().enter(user)).state() for user in (ANN, BOB)]
    assert [each["question"] for each in again] == [each["question"] for each in both]


async def test_watching_is_off_at_first_and_ends_when_its_host_says_so(site: Site) -> None:
    assert (await site.browser().post("enter", {"secret": ""}))[0] == 401
    eve = await watcher(site, first := await site.pages.doors.watch(site.game))
    kept = await site.house.tables.fact("web sessions") or ""
    assert first.partition("#")[2] not in kept, "kept as a digest"
    other = await site.house.game(*CHAIRS.values())
    assert (await eve.post("state", game=other))[0] == 401
    second = await site.pages.doors.watch(site.game)
    assert (await eve.post("state"))[0] == 401, "a new address closes the one before"
    joe = await watcher(site, second)
    ann = await site.browser().enter(ANN)
    await site.pages.doors.shut(0, site.game)
    assert (await joe.post("state"))[0] == 401
    assert (await ann.post("state"))[0] == 200


async def test_a_hidden_answer_and_a_hidden_hand_change_nothing_for_who_watches(site: Site) -> None:
    house, game = site.house, site.game
    eve = await watcher(site, await site.pages.doors.watch(game))
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    before = await eve.state()
    await house.act(game, BOB, "ben", "pass")
    after = await eve.state()
    assert after == before


async def test_each_page_of_a_session_is_told_what_has_changed_for_it(drawn: Site) -> None:
    ann = await drawn.browser().enter(ANN)
    first = await ann.state()
    user, prompt = await asked_of(drawn)
    picks = some_picks(prompt.offer, QuickRng(1))
    await drawn.house.act(drawn.game, user, prompt.seat, *picks)
    other = await ann.state()
    assert (first["from"], other["from"]) == ("", "")
    on = await ann.state(first["name"])
    assert (on["from"], on["name"]) == (first["name"], other["name"])
    assert "title" not in on, "only what has changed"
    lay = first["board"]
    assert laid(lay, on["board"]) == other["board"]
    assert len(json.dumps(on["board"])) < len(json.dumps(other["board"])) / 4
    same = await ann.state(other["name"])
    assert same == {"from": other["name"], "name": other["name"], "drawings": {}}
    bob = await drawn.browser().enter(BOB)
    assert (await bob.state(other["name"]))["from"] == "", "the name of somebody else's is no name"


async def asked_of(site: Site) -> tuple[int, Any]:
    """Somebody who is asked, and what."""
    for user in (ANN, BOB):
        for prompt in await site.house.tables.prompts(site.game, user):
            if prompt.offer.required:
                return user, prompt
    raise AssertionError("nobody is asked")


def laid(old: list[Any], now: list[Any]) -> list[Any]:
    """What there is, of what was there before and what has changed."""
    found = list[Any]()
    for each in now:
        found += old[slice(*each)] if isinstance(each[0], int) else [each]
    return found


# The rest of the table of what could go wrong: a test a line.


async def test_entering_has_one_limit_for_everybody(site: Site) -> None:
    for _ in range(int(KNOCKS)):
        assert (await site.browser().post("enter", {"secret": "guess"}))[0] == 401
    secret = await secret_of(site, ANN)
    assert (await site.browser().post("enter", {"secret": secret}))[0] == 401, "wait a little"
    site.house.time += 1
    assert (await site.browser().post("enter", {"secret": secret}))[0] == 200


async def test_a_link_shown_by_a_preview_is_not_used_up(site: Site) -> None:
    secret = await secret_of(site, ANN)
    assert (await site.browser().get(f"/table/{site.game}?{secret}"))[0] == 200
    assert (await site.browser().get(f"/table/{site.game}/enter"))[0] == 405
    assert (await site.browser().post("enter", {"secret": secret}))[0] == 200


async def test_waiting_ends_with_its_session(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "TICK", 0.001)
    ann = await site.browser().enter(ANN)
    waiting = await waits(site, ann, (await ann.state())["name"])
    await site.pages.doors.shut(ANN)
    async with asyncio.timeout(30):
        assert await waiting == {}
    assert (await ann.post("state", {"wait": True}))[0] == 401


async def test_no_private_picture_has_an_address(drawn: Site) -> None:
    ann = await drawn.browser().enter(ANN)
    told = await ann.state()
    papers = {told["boardPaper"], told["handPaper"]}
    for name in papers:
        assert "ada" not in json.dumps(svg.GROUNDS[name].told())
    assert all(name.startswith("s") for name, _, _ in told["hand"])
    for name, _, _ in told["hand"]:
        assert (await ann.get(f"/ground/{name}.json"))[0] == 404


async def test_who_is_replaced_loses_page_and_link(site: Site) -> None:
    house, game = site.house, site.game
    ann, eve = await site.browser().enter(ANN), 999
    link = await secret_of(site, ANN)
    await house.tables.substitute(game, BOB, "ada", eve, "away", admin=True)
    assert (await ann.post("state"))[0] == 401
    again = site.browser()
    assert (await again.post("enter", {"secret": link}))[0] == 200
    assert (await again.post("state"))[0] == 401, "a link gives what its person may do, not more"
    assert (await (await site.browser().enter(eve)).state())["seats"][0][0] == "ada"


async def test_a_page_closes_an_hour_after_the_game(site: Site) -> None:
    house, game = site.house, site.game
    ann, eve = (
        await site.browser().enter(ANN),
        await watcher(site, await site.pages.doors.watch(game)),
    )
    await house.tables.abandon(game, ANN, house.command())
    for page in (ann, eve):
        assert (await page.post("state"))[0] == 200, "the end is worth looking at"
    house.time += LOOK_BACK + 1
    for page in (ann, eve, await site.browser().enter(ANN)):
        assert (await page.post("state"))[0] == 401


async def test_eight_pages_load_a_table_once_a_move(
    drawn: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, loads = drawn.house.tables, list[int]()
    load = tables.load

    async def counted(game: int, *rest: Any, **more: Any) -> Any:
        loads.append(game)
        return await load(game, *rest, **more)

    looks, users = drawn.pages.looks, (ANN, BOB, *[0] * 6)
    readers = [Reader(user, drawn.game, math.inf) for user in users]
    monkeypatch.setattr(tables, "load", counted)
    for each in readers:
        await looks.state(each, {})
    assert len(loads) == 1
    loads.clear()
    drawn.house.time += LASTS + 1
    await looks.state(readers[0], {})
    assert len(loads) == 1, "what changes without a move is seen too"


async def test_only_new_lines_of_the_log_are_sent(site: Site) -> None:
    house, game = site.house, site.game
    eve, log = await watcher(site, await site.pages.doors.watch(game)), list[str]()
    has, sent = "", []
    for picks in ([], ["aim/ben"], ["fire"]):
        if picks:
            await house.act(game, ANN, "ada", *picks)
        told = await eve.state(has)
        has = told["name"]
        log = laid(log, told.get("log", [[0, len(log)]]))
        sent.append([each for each in told.get("log", ()) if isinstance(each, str)])
    fresh = await (await watcher(site, await site.pages.doors.watch(game))).state()
    assert log == fresh["log"]
    assert len(sent[-1]) < len(log)
    before = ""
    for now in ("abc", "bcd", "bcd", "xbycd", "dd", "", "xy"):
        assert laid(list(before), seen.runs(before, now)) == list(now)
        before = now
    assert seen.runs("abcd", "bcxd") == [[1, 3], "x", [3, 4]]


async def test_what_happened_is_numbered_on_the_board(drawn: Site) -> None:
    house, game = drawn.house, drawn.game
    ann, bob = await drawn.browser().enter(ANN), await drawn.browser().enter(BOB)
    mover = ANN if (await ann.state())["question"] else BOB
    chance = QuickRng(3)
    for _ in range(12):
        if not (asked := [p for p in await house.tables.prompts(game, mover) if p.offer.required]):
            break
        await house.act(game, mover, asked[0].seat, *some_picks(asked[0].offer, chance))
    other = bob if mover == ANN else ann
    _, told = await other.post("happened")
    assert told["lines"][0].startswith("①")
    assert {name for name, _, _ in told["places"]} == set(told["drawings"])
    assert (await drawn.browser().post("happened"))[0] == 401


async def test_nobody_can_tell_who_has_a_page_open(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    bob = await site.browser().enter(BOB)
    before = await bob.state()
    with caplog.at_level("INFO"):
        ann = await site.browser().enter(ANN)
        waiting = await waits(site, ann, (await ann.state())["name"])
        assert await bob.state() == before
        await site.pages.doors.shut(ANN)
        await waiting
    assert [each.message for each in caplog.records if each.name.startswith("bot")] == []
