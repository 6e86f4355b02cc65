"""Programs of people's own at tables: how they get there, what they are asked, what counts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from bot.app.model import User
from bot.app.people import gathering, persons
from bot.app.play import computers, thinking
from bot.app.play.thinking import Thinker
from bot.host import asking
from bot.host.asking import Asking
from bot.store import servers, users
from engines.contract import Engine
from tests.bot.app.house import ANN, BOB, CAT, House, refused
from tests.bot.app.test_absence import ring
from tests.bot.app.test_computers import Here, against, nothing
from tests.engines.toy import ENGINE

KEY, OTHER = "a-key", "another-key"


@pytest.fixture(autouse=True)
def toy_rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    def known(name: str) -> Engine[Any]:
        return ENGINE

    monkeypatch.setattr(thinking, "engine", known)
    monkeypatch.setattr(asking, "engine", known)
    yield
    computers.GUESTS.clear()


async def admitted(house: House, owner: int, key: str = KEY, guild: int = 1) -> User:
    await house.store.write(lambda db: users.admit_guest(db, owner, guild, f"Hal {owner}", key))
    await computers.know_guests(house.store)
    row = await house.store.read(lambda db: users.guest_of(db, owner))
    assert row is not None
    return row.id


async def withdrawn(house: House, owner: int) -> None:
    await house.store.write(lambda db: users.revoke_guest(db, owner))
    await computers.know_guests(house.store)


class Desk:
    """The bot as far as programs see it, and a program."""

    def __init__(self, house: House, http: ClientSession) -> None:
        self.house, self.http = house, http
        self.key = KEY

    @property
    def head(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    async def asked(self, key: str = KEY) -> Any:
        self.key = key
        async with self.http.get("/guest", headers=self.head) as answer:
            return await answer.json() if answer.status == 200 else answer.status

    async def said(self, ask: Any, picks: Any, key: str = KEY) -> Any:
        self.key = key
        body = {"ask": ask, "picks": picks}
        async with self.http.post("/guest", json=body, headers=self.head) as answer:
            return await answer.json() if answer.status == 200 else answer.status


@pytest.fixture
async def desk(house: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setattr(asking, "RATE", 1e6)
    thinker = Thinker(house.tables, Here)
    app, bot = web.Application(client_max_size=2048), SimpleNamespace(tables=house.tables)
    bot.thinker = thinker
    Asking(bot).add_to(app)  # type: ignore[arg-type]
    async with TestServer(app) as server, ClientSession(server.make_url("/")) as http:
        yield Desk(house, http)
    thinker.close()


async def seated(house: House, guest: User, **options: str) -> int:
    """A game of Ann and a guest, in which the guest is asked."""
    game = await against(house, guest, **options)
    await house.act(game, ANN, "ada", "rest")
    (seat,) = await house.waited(game)
    assert (await house.tables.load(game)).holder(seat) == guest
    return game


async def moves(house: House, game: int) -> list[int]:
    """Who made each move that counts."""
    found = "SELECT user FROM journal WHERE game = ? AND kind = 'play' ORDER BY seq"
    return [row[0] for row in await house.rows(found, game)]


async def test_tb_9_16_a_guest_is_asked_answers_once_and_is_asked_again(
    house: House, desk: Desk
) -> None:
    guest = await admitted(house, BOB)
    game = await seated(house, guest)
    found = await desk.asked()
    assert await desk.asked() == found, "the same as long as nothing happens"
    assert (found["game"], found["seats"]) == ("toy", [found["seat"]])
    assert await house.waited(game) == found["seats"]
    picks = found["offer"]["default"]
    assert await desk.said(found["ask"], picks) == {"picks": picks, "legal": True}
    assert await desk.said(found["ask"], picks) == 409
    assert await moves(house, game) == [ANN, guest]
    assert await house.waited(game) == ["ada"]
    assert await desk.asked() == 204
    assert await house.tables.replay(game)


async def test_tb_9_16_two_answers_at_once_count_once(house: House, desk: Desk) -> None:
    guest = await admitted(house, BOB)
    game = await seated(house, guest)
    found = await desk.asked()
    said = [desk.said(found["ask"], found["offer"]["default"]) for _ in range(5)]
    assert [each for each in await asyncio.gather(*said) if each == 409] == [409] * 4
    assert await moves(house, game) == [ANN, guest]


@pytest.mark.parametrize("picks", [None, [], ["fly/moon"], "pass", [["pass"]], {"a": 1}])
async def test_tb_9_16_what_is_not_legal_counts_as_the_default(
    house: House, desk: Desk, picks: Any
) -> None:
    await seated(house, await admitted(house, BOB))
    found = await desk.asked()
    told = {"picks": found["offer"]["default"], "legal": False}
    assert await desk.said(found["ask"], picks) == told


async def test_tb_9_16_nobody_answers_for_a_seat_of_somebody_else(house: House, desk: Desk) -> None:
    mine, other = await admitted(house, BOB), await admitted(house, CAT, OTHER)
    assert mine != other
    game = await seated(house, mine)
    found = await desk.asked()
    assert await desk.asked(OTHER) == 204
    assert await desk.said(found["ask"], found["offer"]["default"], OTHER) == 403
    seat = found["seat"]
    for ask in (f"{game}/ada/1", f"99/{seat}/1", "x", None, f"{game}/nobody/1", "9" * 30):
        assert await desk.said(ask, ["rest"]) == 403
    assert await desk.said(f"{game}/{seat}/999", ["rest"]) == 409
    for key in ("", "wrong", KEY.upper()):
        assert await desk.asked(key) == 401


async def test_requests_are_few_and_small(
    house: House, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(house, await admitted(house, BOB))
    monkeypatch.setattr(asking, "RATE", 0.0)
    found = await desk.asked()
    assert await desk.said(found["ask"], ["x" * 4000]) == 413
    answers = [await desk.said("x", []) for _ in range(30)]
    assert answers.count(403) + 2 == asking.BURST
    assert answers[-1] == 429


async def test_tb_9_16_a_key_that_was_taken_away_opens_nothing_and_an_officer_plays_on(
    house: House, desk: Desk
) -> None:
    guest = await admitted(house, BOB)
    game = await seated(house, guest)
    found, thinker = await desk.asked(), Thinker(house.tables, Here)
    await thinker.round(nothing)
    assert await house.waited(game) == [found["seat"]], "its program is waited for"
    await withdrawn(house, BOB)
    assert await desk.asked() == 401
    assert await desk.said(found["ask"], found["offer"]["default"]) == 401
    while await thinker.round(nothing) or thinker.busy:
        pass
    assert await house.waited(game) == ["ada"]
    thinker.close()


async def test_tb_9_16_another_key_takes_the_place_of_the_first(house: House, desk: Desk) -> None:
    guest = await admitted(house, BOB)
    await seated(house, guest)
    assert await admitted(house, BOB, OTHER) == guest, "it is the same guest"
    assert await desk.asked() == 401
    assert (await desk.asked(OTHER))["seat"] != "ada"


async def test_tb_9_16_its_clock_runs_like_anybodys(house: House, desk: Desk) -> None:
    game = await seated(house, await admitted(house, BOB), clock="24", bank="0")
    found = await desk.asked()
    assert found["seconds"] == 24 * 3600
    await ring(house, 23)
    assert (await desk.asked())["seconds"] == 3600
    await ring(house, 2)
    assert await desk.said(found["ask"], found["offer"]["default"]) == 409
    assert await house.waited(game) == ["ada"], "the default counted"


async def test_tb_9_16_after_a_time_out_an_officer_takes_over_where_the_table_wants_it(
    house: House, desk: Desk
) -> None:
    guest = await admitted(house, BOB)
    game = await seated(house, guest, clock="24", bank="0", turn_timeout="computer")
    found = await desk.asked()
    for _ in range(3):
        await ring(house, 25)
    session = await house.tables.load(game)
    stand_in = session.computer(found["seat"])
    assert stand_in is not None
    assert stand_in != guest
    assert await desk.said(found["ask"], found["offer"]["default"]) == 409
    assert await desk.asked() == 204
    thinker = Thinker(house.tables, Here)
    while await thinker.round(nothing) or thinker.busy:
        pass
    thinker.close()
    assert await house.waited(game) == ["ada"]


async def test_tb_9_14_a_guest_that_goes_in_circles_is_stopped(
    house: House, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MOST_ANSWERS", 0)
    game = await seated(house, await admitted(house, BOB))
    found = await desk.asked()
    other = next(
        each["key"]
        for each in found["offer"]["choices"]
        if [each["key"]] != found["offer"]["default"]
    )
    await desk.said(found["ask"], [other])
    picks = "SELECT picks FROM journal WHERE game = ? AND kind = 'play' ORDER BY seq DESC"
    assert json.loads((await house.rows(picks, game))[0][0]) == found["offer"]["default"]


async def test_a_server_that_is_left_takes_its_guests_keys_along(house: House) -> None:
    guest = await admitted(house, BOB)
    await house.store.write(lambda db: servers.erase(db, 1))
    await computers.know_guests(house.store)
    assert not computers.visiting(guest)
    assert computers.GUESTS[guest].guild == 0


async def test_a_restart_loses_nothing(house: House, desk: Desk) -> None:
    await seated(house, await admitted(house, BOB))
    found = await desk.asked()
    computers.GUESTS.clear()
    house.tables = house.opened()
    await computers.know_guests(house.store)
    assert await desk.asked() == found


async def test_tb_9_16_a_guest_sits_once_at_a_table_of_its_own_server(house: House) -> None:
    here = await admitted(house, BOB)
    elsewhere = await admitted(house, CAT, OTHER, guild=2)
    table = await house.lobby(ANN)
    add = gathering.add_computer
    await add(house.tables, table.id, ANN, here)
    with refused("guest-seated"):
        await add(house.tables, table.id, ANN, here)
    for other in (elsewhere, users.FIRST_GUEST + 77, ANN):
        with refused("guest-not-here"):
            await add(house.tables, table.id, ANN, other)
    await house.tables.remove_computer(table.id, ANN, here)
    await withdrawn(house, BOB)
    with refused("guest-not-here"):
        await add(house.tables, table.id, ANN, here)


async def test_tb_9_16_nobody_sees_two_hands_by_their_program(house: House) -> None:
    guest = await admitted(house, BOB)
    table = await house.lobby(ANN)
    for user in (ANN, BOB):
        await house.tables.join(table.id, user)
    await gathering.add_computer(house.tables, table.id, ANN, guest)
    with refused("guest-owner-plays"):
        await house.tables.start(table.id, ANN, house.command())
    await house.tables.leave(table.id, BOB)
    await house.tables.add_computer(table.id, ANN, "officer")
    await house.tables.start(table.id, ANN, house.command())
    held = {row.user: row.seat for row in (await house.tables.load(table.id)).people.seats}
    other = next(seat for user, seat in held.items() if user not in (ANN, guest))
    with refused("market-knows-too-much"):
        await house.tables.take_seat(table.id, BOB, other, house.command())
    await house.tables.take_seat(table.id, BOB, held[guest], house.command())


async def test_tb_9_16_alone_somebody_may_play_against_their_own_program(house: House) -> None:
    guest = await admitted(house, ANN)
    assert (await house.tables.load(await against(house, guest))).playing


async def test_tb_2_11_a_rematch_has_the_same_guests(house: House) -> None:
    guest = await admitted(house, BOB)
    game = await against(house, guest, "recruit")
    await house.tables.abandon(game, ANN)
    new = await house.tables.rematch(game, ANN)
    assert [player.user for player in new.players][1] == guest


async def test_tb_9_6_a_guest_is_no_person_and_keeps_no_table_going(
    house: House, desk: Desk
) -> None:
    guest = await admitted(house, BOB)
    assert computers.is_computer(guest)
    assert not computers.is_person(guest)
    game = await against(house, guest)
    assert (await house.tables.load(game)).alone == ANN
    await house.act(game, ANN, "ada", "rest")
    touched = (await house.tables.load(game)).loaded.touched
    house.wait(5)
    found = await desk.asked()
    assert await desk.said(found["ask"], found["offer"]["default"]) != 409
    assert (await house.tables.load(game)).loaded.touched == touched


async def test_tb_10_26_a_program_is_forgotten_with_its_owner(house: House) -> None:
    guest = await admitted(house, BOB)
    said = computers.introduced(guest)
    assert said.id == "guest-of"
    assert json.dumps(await persons.export_user(house.tables, BOB)).count("Hal") == 1
    await persons.delete_user(house.tables, BOB)
    assert computers.introduced(guest).id == "guest-gone"
    assert not computers.visiting(guest)
