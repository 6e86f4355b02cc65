"""Where the host serves boards, a panel has a button that gives its person a link; nowhere else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.commands import Mistake
from bot.edge.elsewhere import Boards
from bot.edge.panel import Panel, lay_out
from bot.host.listening import listening
from bot.text import words
from bot.web.doors import Admission, UnfitAddress
from bot.wiring import house
from engines.contract import Illegal, Msg
from tests.bot.app.house import ANN, BOB, CAT, DAN, House

URL = "https://games.example.org"


async def test_boards_are_served_behind_the_proxy_under_their_own_name(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "games.sqlite3", boards=f"{URL}/") as bot,
        listening(bot, "127.0.0.1:0") as place,
        ClientSession(f"http://{place}") as asking,
    ):
        doors = bot.boards.doors
        assert doors is not None
        link = await doors.link(ANN, 1)
        assert link.startswith(f"{URL}/table/1#")
        async with asking.get("/table/1", headers={"Host": "games.example.org"}) as page:
            assert page.status == 200
        async with asking.get("/table/1") as page:
            assert page.status == 421, "asked for by another name"
        secret = {"secret": link.partition("#")[2]}
        sent = {"Host": "games.example.org", "Origin": URL}
        async with asking.post("/table/1/enter", json=secret, headers=sent) as entered:
            cookie = entered.cookies["__Host-table-1"]
            assert entered.status == 200
        assert (cookie["secure"], cookie["httponly"], cookie["samesite"]) == (True, True, "Strict")
        assert (cookie["path"], cookie["domain"]) == ("/", "")


async def test_nothing_is_served_unless_the_host_wants_it(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "games.sqlite3") as bot,
        listening(bot, "127.0.0.1:0") as place,
        ClientSession(f"http://{place}") as asking,
    ):
        assert bot.boards.doors is None
        assert not bot.panels.boards
        for path in ("/table/1", "/page/table.js", "/ground/x.json"):
            async with asking.get(path) as page:
                assert page.status == 404


async def test_a_public_name_without_https_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnfitAddress):
        async with house(tmp_path / "games.sqlite3", boards="http://games.example.org"):
            pass


def test_a_web_address_needs_a_place_to_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    from argparse import Namespace

    from bot.commands import run

    monkeypatch.setattr(run, "settings", lambda: {"ADJUTANT_WEB_URL": URL, "DISCORD_TOKEN": "x"})
    with pytest.raises(Mistake, match="ADJUTANT_LISTEN"):
        run.run(Namespace(db=None))


@pytest.mark.parametrize("served", [True, False])
async def test_the_panel_opens_the_board_only_where_it_is_served(
    tmp_path: Path, toy: None, *, served: bool
) -> None:
    there = await House.build(tmp_path)
    game = await there.game(ANN, BOB, CAT, DAN)
    table, prompts = await there.tables.table(game), await there.tables.prompts(game, ANN)
    shown = lay_out(Panel(table, prompts, boards=served), words("en").say)
    labels = [getattr(part, "label", "") for part in shown.walk_children()]
    await there.store.close()
    assert ("Open the board" in str(shown.to_components())) is served, labels


class Asking:
    """Somebody's press, and what they were told."""

    def __init__(self, user: int) -> None:
        self.user, self.say, self.told = user, words("en").say, ""

    async def tell(self, what: Msg) -> None:
        self.told = self.say(what)

    async def answer(self, shown: Any) -> None:
        self.told = str(shown.to_components())


async def watching(boards: Boards) -> int:
    kept = json.loads(await boards.tables.fact("web sessions") or "{}")
    return sum(user == 0 for user, *_ in kept.values())


async def test_only_the_host_of_a_table_lets_others_watch(tmp_path: Path, toy: None) -> None:
    there = await House.build(tmp_path)
    game = await there.game(ANN, BOB, CAT, DAN)
    boards = Boards(there.tables)
    with pytest.raises(Illegal, match="web-not-here"):
        await boards.watch(Asking(ANN), game)  # type: ignore[arg-type]
    boards.doors = Admission(there.tables, URL)
    for deed in (boards.watch, boards.unwatch):
        with pytest.raises(Illegal, match="web-host-only"):
            await deed(Asking(BOB), game)  # type: ignore[arg-type]
    for user, offered in ((ANN, True), (BOB, False)):
        await boards.open(asking := Asking(user), game)  # type: ignore[arg-type]
        assert ("adj-watch" in asking.told) is offered
    await boards.watch(ann := Asking(ANN), game)  # type: ignore[arg-type]
    assert f"{URL}/table/{game}#" in ann.told
    assert await watching(boards) == 1
    await boards.unwatch(ann, game)  # type: ignore[arg-type]
    assert "Nobody watches" in ann.told
    assert await watching(boards) == 0
    await there.store.close()
