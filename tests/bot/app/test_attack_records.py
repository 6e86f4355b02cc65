"""Attack! at the table: what it refuses, what it keeps, and who may read it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.model import Stale
from engines.attack.engine import Attack
from tests.bot.app.attack import SEA, ByHand, Prepared, cross, due, pass_time, table, told, view
from tests.bot.app.house import ANN, BOB, CAT, DAN, House, refused


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, Prepared())
    yield house
    await house.store.close()


@pytest.fixture
async def plain(tmp_path: Path) -> AsyncIterator[House]:
    """The game as it is, set-up and all."""
    house = await House.build(tmp_path, Attack())
    yield house
    await house.store.close()


@pytest.fixture
async def sea(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, Prepared(**SEA))
    yield house
    await house.store.close()


# ---- 4, 28: what the table refuses


async def test_at_4_13_accepted_orders_are_final(house: House) -> None:
    game = await table(house)
    await house.act(game, ANN, "red", "move")
    assert (await house.prompt(game, ANN, "red")).undoable == 1, "nothing is declared yet"
    for picks in ("from/germany", "to/poland", "infantry/1", "send"):
        await house.act(game, ANN, "red", picks)
    with refused("table-undo-barrier"):
        await house.tables.undo(game, ANN, "red", house.command())
    await house.act(game, ANN, "red", "naval")
    with refused("table-undo-barrier"):
        await house.tables.undo(game, ANN, "red", house.command())


async def test_tb_4_5_at_28_4_when_the_game_has_ended_one_can_only_look(house: House) -> None:
    game = await table(house)
    for user, seat in ((BOB, "blue"), (CAT, "green")):
        await house.tables.concede(game, user, seat, house.command())
    with refused("table-over"):
        await house.tables.say(game, ANN, "red", "end", house.command())
    with refused("table-over"):
        await house.tables.orders_menu(game, ANN, "red")
    assert (await house.tables.player_view(game, ANN)).view.phase == "over"
    assert await house.tables.log(game, DAN)


async def test_at_28_5_who_has_no_seat_is_told_so(house: House) -> None:
    game = await table(house)
    with refused("table-not-seated"):
        await house.tables.say(game, DAN, "red", "end", house.command())
    with refused("table-not-your-seat"):
        await house.tables.say(game, BOB, "red", "end", house.command())


async def test_at_28_6_an_order_out_of_turn_is_filed_or_refused_with_whose_turn_it_is(
    house: House,
) -> None:
    game = await table(house)
    with refused("turn-not-now"):
        await house.tables.say(game, BOB, "blue", "end", house.command())
    await house.tables.say(game, BOB, "blue", "diplomacy SAU", house.command())
    assert "table-plan-filed" in await told(house, game, BOB)
    assert "at-log-diplomacy-won" not in await told(house, game)


async def test_at_3_1_at_28_11_a_colour_is_taken_once_and_kept(plain: House) -> None:
    lobby = await plain.lobby(ANN)
    await plain.tables.join(lobby.id, ANN, 0)
    with refused("table-chair-taken"):
        await plain.tables.join(lobby.id, BOB, 0)
    assert (await plain.tables.table(lobby.id)).free == (1, 2, 3, 4, 5)
    await plain.tables.join(lobby.id, BOB, 3)
    await plain.tables.start(lobby.id, ANN, plain.command())
    seats = {p.user: p.seats for p in (await plain.tables.table(lobby.id)).players}
    assert seats == {ANN: ("red",), BOB: ("yellow",)}


async def test_at_28_59_options_are_fixed_at_the_start_and_must_agree(plain: House) -> None:
    lobby = await plain.lobby(ANN, end="24h", trade_lock="2")
    for chair, user in enumerate((ANN, BOB)):
        await plain.tables.join(lobby.id, user, chair)
    with refused("at-check-lock"):
        await plain.tables.start(lobby.id, ANN, plain.command())
    await plain.tables.option(lobby.id, ANN, "trade_lock", "rulebook")
    await plain.tables.start(lobby.id, ANN, plain.command())
    with refused("table-started"):
        await plain.tables.option(lobby.id, ANN, "end", "12")
    alone = await plain.lobby(ANN)
    await plain.tables.join(alone.id, ANN, 0)
    with refused("at-check-seats"):
        await plain.tables.start(alone.id, ANN, plain.command())


async def test_at_28_63_a_table_has_six_seats(plain: House) -> None:
    lobby = await plain.lobby(ANN)
    for user in range(101, 107):
        await plain.tables.join(lobby.id, user)
    with refused("table-full"):
        await plain.tables.join(lobby.id, 107)


async def test_at_28_54_what_is_decided_is_not_asked_again(sea: House) -> None:
    game = await table(sea)
    await sea.tables.say(game, BOB, "blue", "sea ask", sea.command())
    await cross(sea, game)
    old = (await sea.prompt(game, BOB, "blue")).token
    await sea.act(game, BOB, "blue", "allow-all")
    before = await sea.tables.log(game, BOB, 50)
    with pytest.raises(Stale) as stale:
        await sea.tables.act(game, BOB, "blue", old, ["allow-all"], sea.command())
    assert stale.value.sight.table.id == game
    assert await sea.tables.log(game, BOB, 50) == before
    assert "at-log-leave-allowed" in await told(sea, game), "the log tells what was decided"


async def test_at_28_61_the_same_message_twice_is_carried_out_once(house: House) -> None:
    game = await table(house)
    first = await house.tables.say(game, ANN, "red", "move 1I GER>POL", "message 7")
    again = await house.tables.say(game, ANN, "red", "move 1I GER>POL", "message 7")
    assert again.again
    assert again.events == first.events
    assert (await view(house, game)).used == ("move",)


async def test_tb_6_11_at_28_1_a_refusal_touches_neither_board_nor_dice_nor_clocks(
    house: House,
) -> None:
    game = await table(house)
    await pass_time(house, 3)
    state = "SELECT state, draws, seq FROM games"
    alarms = "SELECT seat, kind, due FROM alarms"
    before = await house.rows(state), await house.rows(alarms)
    with refused("turn-unknown"):
        await house.tables.say(game, ANN, "red", "move 1I GER>XYZ", house.command())
    assert (await house.rows(state), await house.rows(alarms)) == before


# ---- 22, 23, 25: records


async def test_at_22_1_at_1_15_the_record_holds_seats_options_seed_and_every_die(
    house: House,
) -> None:
    game = await table(house, diplomacy_limit="two")
    await house.tables.say(game, ANN, "red", "diplomacy DAN; naval", house.command())
    told = await house.tables.export(game, full=True)
    assert told["seats"] == ["red", "blue", "green"]
    assert told["options"]["diplomacy_limit"] == "two"
    assert told["seed"]
    rolled = [line for line in told["journal"] if "at-log-diplomacy" in str(line["events"])]
    assert rolled
    assert rolled[0]["draws"] > 0, "which numbers were drawn stands with what for"
    assert await house.tables.replay(game), "from seed and journal alone"


async def test_at_22_11_standing_orders_are_kept_beside_the_game_for_their_owner(
    house: House,
) -> None:
    """AT-23.10: nobody else sees them, and they are found again after a restart."""
    game = await table(house)
    before = [(await house.tables.player_view(game, user)).hands for user in (ANN, BOB)]
    text = "doctrine shield in FRA; garrisons all_in; sea block; defence fight 75; trades ask"
    await house.tables.say(game, BOB, "blue", text, house.command())
    await house.tables.say(game, BOB, "blue", "diplomacy SAU", house.command())
    assert [(await house.tables.player_view(game, user)).hands for user in (ANN, BOB)] == before
    assert "table-orders-filed" not in await told(house, game, ANN)
    assert "table-orders-filed" in await told(house, game, BOB)
    house.tables = house.opened()
    ticked = (await house.tables.orders_menu(game, BOB, "blue")).answered
    assert {"garrisons/all_in", "trades/ask"} <= set(ticked)
    (saved,) = await house.rows("SELECT filed FROM standing WHERE seat = 'blue'")
    assert "doctrine.france" in saved[0]
    assert "diplomacy SAU" in saved[0]
    with refused("table-not-your-seat"):
        await house.tables.orders_menu(game, ANN, "blue")


async def test_at_22_5_absence_missed_turns_and_deputies_are_kept(house: House) -> None:
    game = await table(house)
    await house.tables.deputy(game, ANN, DAN)
    await pass_time(house, 24)
    house.tables = house.opened()
    assert (await house.tables.table(game)).players[0].deputy == DAN
    assert await house.rows("SELECT missed FROM prompts WHERE seat = 'red'") == [(1,)]


async def test_at_22_12_open_questions_keep_addressee_deadline_and_default(sea: House) -> None:
    game = await table(sea)
    await sea.tables.say(game, BOB, "blue", "sea ask", sea.command())
    await cross(sea, game)
    sea.tables = sea.opened()
    assert await due(sea, game, "blue") == 12
    prompt = await sea.prompt(game, BOB, "blue")
    assert prompt.offer.default == ("block/great_britain.france",)


async def test_at_23_11_sealed_answers_are_their_owners_until_all_are_in(tmp_path: Path) -> None:
    house = await House.build(tmp_path, ByHand())
    game = await table(house)
    await house.tables.say(game, ANN, "red", "move 8I GER>FRA", house.command())
    await house.act(game, ANN, "red", "doctrine/shield")
    assert await house.waited(game) == ["red", "blue"], "nobody sees who has answered"
    assert (await house.prompt(game, ANN, "red")).offer.answered == ("doctrine/shield",)
    await house.act(game, ANN, "red", "doctrine/all_in")
    await house.act(game, BOB, "blue", "doctrine/balanced")
    assert "at-log-opening" in await told(house, game, CAT)
    await house.store.close()
