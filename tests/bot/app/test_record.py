"""The record of a game: complete once it is over, silent while it runs, and checkable."""

import copy
import json
from typing import Any

import pytest

from bot.app.past import record
from tests.bot.app.house import ANN, BOB, CAT, House, refused
from tests.engines.toy import ENGINE


async def finished(house: House) -> int:
    """A game with everything in it: dice, cards, an undo, a rewind, a surrender."""
    game = (await house.lobby()).id
    for user in (ANN, BOB, CAT):
        await house.tables.join(game, user)
    table = (await house.tables.start(game, ANN, "go")).table
    users = {seat: player.user for player in table.players for seat in player.seats}
    first, second, third = (seat for player in table.players for seat in player.seats)
    await house.act(game, users[first], first, f"aim/{second}")
    await house.tables.undo(game, users[first], first, "u")
    await house.act(game, users[first], first, "rest")
    await house.act(game, users[second], second, f"aim/{first}")
    await house.act(game, users[second], second, "fire")
    await house.tables.rewind(game, CAT, 2, "once more")
    await house.act(game, users[first], first, "rest")
    await house.tables.concede(game, users[third], third, "c")
    await house.tables.concede(game, users[second], second, "d")
    return game


async def test_a_finished_game_can_be_played_again_from_its_record(house: House) -> None:
    game = await finished(house)
    exported = json.loads(json.dumps(await house.tables.export(game)))
    assert exported["status"] == "over"
    assert exported["seed"]
    assert record.verify(exported, ENGINE) == []
    assert await house.tables.replay(game)


def spoil_seed(record: dict[str, Any]) -> None:
    record["seed"] = "00" * 32


def spoil_pledge(record: dict[str, Any]) -> None:
    record["pledge"] = "0" * 64


def spoil_pick(record: dict[str, Any]) -> None:
    line = next(x for x in record["journal"] if x["kind"] == "play" and not x["undone"])
    line["picks"] = ["scout"]


def spoil_illegal(record: dict[str, Any]) -> None:
    line = next(x for x in record["journal"] if x["kind"] == "play" and not x["undone"])
    line["picks"] = ["fire"]


def spoil_event(record: dict[str, Any]) -> None:
    line = next(x for x in record["journal"] if x["kind"] == "play" and not x["undone"])
    line["events"][1]["text"][1]["card"] = "ace"


def spoil_deal(record: dict[str, Any]) -> None:
    record["seats"].reverse()


def spoil_end(record: dict[str, Any]) -> None:
    record["position"] = "0" * 64


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (spoil_pledge, {"table-verify-pledge"}),
        (spoil_seed, {"table-verify-pledge", "table-verify-deal"}),
        (spoil_pick, {"table-verify-events", "table-verify-position"}),
        (spoil_illegal, {"table-verify-line"}),
        (spoil_event, {"table-verify-events"}),
        (spoil_deal, {"table-verify-deal"}),
        (spoil_end, {"table-verify-position"}),
    ],
)
async def test_a_record_that_was_tampered_with_is_found_out(
    house: House, spoil: Any, found: set[str]
) -> None:
    exported = copy.deepcopy(await house.tables.export(await finished(house)))
    spoil(exported)
    assert {doubt.id for doubt in record.verify(exported, ENGINE)} >= found


async def test_nothing_hidden_leaves_a_running_game(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    exported = await house.tables.export(game)
    assert not exported["seed"]
    assert not exported["position"]
    text = json.dumps(exported)
    assert "picks" not in text
    assert "toy-sees" not in text
    assert [doubt.id for doubt in record.verify(exported, ENGINE)] == ["table-verify-no-seed"]
    full = await house.tables.export(game, full=True)
    assert record.verify(full, ENGINE) == []


async def test_a_changed_position_does_not_replay(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    assert await house.tables.replay(game)
    state = ENGINE.load((await house.rows("SELECT state FROM games"))[0][0])
    state.hp["ben"] = 9
    await house.store.write(
        lambda db: db.execute("UPDATE games SET state = ?", (ENGINE.dump(state),))
    )
    assert not await house.tables.replay(game)


async def test_a_game_played_by_earlier_rules_is_not_called_false(house: House) -> None:
    exported = await house.tables.export(await finished(house))
    exported["version"] = ENGINE.version - 1
    assert record.verify(exported, ENGINE) == [], "what can be repeated is checked as ever"
    spoil_end(exported)
    assert [doubt.id for doubt in record.verify(exported, ENGINE)] == ["table-verify-older"]
    spoil_pledge(exported)
    found = [doubt.id for doubt in record.verify(exported, ENGINE)]
    assert found == ["table-verify-pledge", "table-verify-older"]


async def test_of_a_table_that_was_never_opened_there_is_no_record(house: House) -> None:
    with refused("table-unknown"):
        await house.tables.export(99)
