"""The bot is killed and Discord delivers a command again: it is done once, whatever it was."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from bot.app.past.record import verify
from bot.store import Db
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.desk import Tables

T = TypeVar("T")
Deed = Callable[[Tables, int, str], Awaitable[Any]]

IN_THE_LOBBY: dict[str, Deed] = {
    "join": lambda t, game, c: t.join(game, CAT, 2, c),
    "join for the deal": lambda t, game, c: t.join(game, CAT, None, c),
    "leave": lambda t, game, c: t.leave(game, BOB, c),
    "option": lambda t, game, c: t.option(game, ANN, "clock", "48", c),
    "abandon": lambda t, game, c: t.abandon(game, ANN, c),
    "start": lambda t, game, c: t.start(game, ANN, c),
}
AT_THE_TABLE: dict[str, Deed] = {
    "pause": lambda t, game, c: t.pause(game, ANN, c),
    "abandon": lambda t, game, c: t.abandon(game, ANN, c),
    "substitute": lambda t, game, c: t.substitute(game, ANN, "ben", CAT, "ill", c),
    "rewind": lambda t, game, c: t.rewind(game, CAT, 3, "a slip", c),
    "option": lambda t, game, c: t.option(game, ANN, "clock", "48", c),
    "deputy": lambda t, game, c: t.deputy(game, ANN, CAT, c),
}
WHILE_PAUSED: dict[str, Deed] = {"resume": lambda t, game, c: t.resume(game, ANN, c)}


class Killed(BaseException):
    """As if the process had ended here."""


async def lobby(house: House) -> int:
    table = await house.lobby(ANN)
    for chair, user in enumerate((ANN, BOB)):
        await house.tables.join(table.id, user, chair, house.command())
    return table.id


async def game(house: House) -> int:
    game = await lobby(house)
    await house.tables.start(game, ANN, house.command())
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "rest")
    return game


async def paused(house: House) -> int:
    game_id = await game(house)
    await house.tables.pause(game_id, BOB, house.command())
    house.wait(5)
    return game_id


CASES = [
    *((f"lobby: {name}", lobby, deed) for name, deed in IN_THE_LOBBY.items()),
    *((f"table: {name}", game, deed) for name, deed in AT_THE_TABLE.items()),
    *((f"paused: {name}", paused, deed) for name, deed in WHILE_PAUSED.items()),
]


@pytest.mark.parametrize("committed", [True, False])
@pytest.mark.parametrize(("begin", "deed"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
async def test_killed_and_delivered_again_it_is_done_once(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    begin: Callable[[House], Awaitable[int]],
    deed: Deed,
    committed: bool,
) -> None:
    game = await begin(house)
    write = house.store.write

    async def dying(work: Callable[[Db], T]) -> T:
        if not committed:
            raise Killed
        await write(work)
        raise Killed

    before = await everything(house)
    with monkeypatch.context() as patched:
        patched.setattr(house.store, "write", dying)
        with pytest.raises(Killed):
            await deed(house.tables, game, "interaction")
    after = await everything(house)
    assert (after != before) is committed

    house.wait(0.1)
    house.tables = house.opened()
    table = await deed(house.tables, game, "interaction")
    if committed:
        assert await everything(house) == after, "nothing is done twice, and nothing is refused"
    done = await house.rows("SELECT count(*) FROM journal WHERE command = 'interaction'")
    assert done == [(1,)]
    assert table is not None


async def everything(house: House) -> dict[str, list[tuple[Any, ...]]]:
    tables = ("games", "chairs", "seats", "deputies", "journal", "prompts", "alarms", "outbox")
    return {name: await house.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in tables}


async def test_what_was_done_in_the_lobby_changes_nothing_in_the_record(house: House) -> None:
    game_id = await game(house)
    assert await house.tables.replay(game_id)
    await house.tables.abandon(game_id, ANN, house.command())
    record = await house.tables.export(game_id)
    assert [line["kind"] for line in record["journal"]][:3] == ["join", "join", "start"]
    assert verify(record, house.engine) == []
