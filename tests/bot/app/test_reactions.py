"""Windows under seal have a clock of their own, and standing orders do not close them at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.app.model import Table
from tests.bot.app.house import ANN, BOB, CAT, HOUR, House, refused
from tests.engines.toy.engine import Toy, choice
from tests.engines.toy.state import State

MINUTE = 60.0


async def fire(house: House, *users: int, **options: str) -> int:
    """Ada has fired at ben: everybody else is asked."""
    game = await house.game(*users, **options)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    return game


async def ring(house: House, after: float) -> None:
    house.time += after
    house.tables.last_beat = house.time
    await house.tables.ring()


async def deadlines(house: House, game: int) -> list[float | None]:
    return [each.deadline for each in (await house.tables.table(game)).waiting]


async def test_tb_1_3_at_20_1_a_reaction_has_a_clock_of_its_own(house: House) -> None:
    game = await house.game(ANN, BOB, CAT, clock="48", reaction_clock="6")
    assert await deadlines(house, game) == [house.time + 48 * HOUR]
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    assert await deadlines(house, game) == [house.time + 6 * HOUR] * 2
    await house.act(game, BOB, "ben", "pass")
    await house.act(game, CAT, "cid", "pass")
    assert await deadlines(house, game) == [house.time + 48 * HOUR]


async def test_tb_1_3_qm_26_10_silence_passes_when_the_reaction_clock_has_run_out(
    house: House,
) -> None:
    game = await fire(house, ANN, BOB)
    assert await deadlines(house, game) == [house.time + 12 * HOUR], "twelve hours unless agreed"
    await ring(house, 9 * HOUR)
    [letter] = [x for x in await house.post() if x.kind == "remind"]
    assert (letter.user, letter.channel) == (BOB, None), "a reminder of a reaction is private"
    await ring(house, 3 * HOUR)
    assert await house.waited(game) == ["ben"]
    assert await house.rows("SELECT kind FROM journal WHERE seat = 'ben'") == [("default",)]


async def test_tb_1_3_a_table_may_agree_on_any_number_of_hours_or_on_none(house: House) -> None:
    game = await fire(house, ANN, BOB, reaction_clock="off")
    assert await deadlines(house, game) == [None]
    assert (await house.lobby(BOB, reaction_clock="5")).options["reaction_clock"] == "5"
    with refused("table-option-value"):
        await house.lobby(BOB, reaction_clock="soon")
    with refused("table-option-value"):
        await house.lobby(BOB, veil="7")


async def test_a_table_from_before_there_was_a_reaction_clock_keeps_its_one_clock(
    house: House,
) -> None:
    game = await house.game(ANN, BOB)
    await house.store.write(
        lambda db: db.execute("""UPDATE games SET options = '{"clock": "24", "bank": "0"}'""")
    )
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    assert await deadlines(house, game) == [house.time + 24 * HOUR]


class Sealing(Toy):
    """The first question goes to everybody at once, under seal."""

    orders = None  # type: ignore[assignment]

    def offers(self, state: State) -> dict[str, Any]:
        found = super().offers(state)
        if state.turns > 1:
            return found
        turn = next(each for each in found.values() if each.required)
        return {seat: turn._replace(sealed=True, choices=(choice("rest"),)) for seat in state.seats}


async def test_tb_1_4_where_everybody_is_asked_nobody_reacts(house: House) -> None:
    house.engine = Sealing()
    game = await house.game(ANN, BOB, clock="48")
    assert await deadlines(house, game) == [house.time + 48 * HOUR] * 2


# The veil.


async def veiled(house: House, **options: str) -> int:
    """Ben and cid have said in advance what they answer; ada has just fired at ben."""
    game = await house.game(ANN, BOB, CAT, **{"veil": "10", **options})
    await house.tables.set_order(game, BOB, "ben", ["attack/use.parry"], "ben orders")
    await house.tables.set_order(game, CAT, "cid", ["attack/pass"], "cid orders")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    return game


async def test_tb_7_4_qm_26_11_a_window_nobody_closes_by_hand_stays_open_for_a_while(
    house: House,
) -> None:
    game = await veiled(house)
    assert await house.waited(game) == ["ben", "cid"], "all are shown as asked"
    await ring(house, 5 * MINUTE - 1)
    assert await house.waited(game) == ["ben", "cid"]
    await ring(house, 1)
    assert await house.waited(game) == ["ben"]
    rows = await house.rows("SELECT seat, kind FROM journal WHERE kind = 'standing'")
    assert rows == [("ben", "standing"), ("cid", "standing")]
    assert await house.tables.replay(game)


async def test_tb_7_4_qm_26_11_without_the_veil_it_closes_at_once(house: House) -> None:
    game = await veiled(house, veil="0")
    assert await house.waited(game) == ["ben"]


async def test_tb_7_4_qm_26_11_an_answer_by_hand_needs_no_veil(house: House) -> None:
    game = await house.game(ANN, BOB, CAT, veil="10")
    await house.tables.set_order(game, CAT, "cid", ["attack/pass"], "cid orders")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    await house.act(game, BOB, "ben", "pass")
    assert await house.waited(game) == ["ben"]
    assert await house.rows("SELECT kind FROM alarms WHERE kind = 'veil'") == []


async def test_qm_26_11_who_is_held_back_may_still_answer_by_hand(house: House) -> None:
    game = await veiled(house)
    await house.act(game, CAT, "cid", "pass")
    assert await house.waited(game) == ["ben"]
    await ring(house, HOUR)
    assert await house.waited(game) == ["ben"]


async def test_qm_26_11_the_veil_is_drawn_once(house: House) -> None:
    game = await veiled(house)
    [(due,)] = await house.rows("SELECT due FROM alarms WHERE kind = 'veil'")
    house.chance = 0.9
    house.time += MINUTE
    await house.tables.set_order(game, ANN, "ada", ["attack/pass"], "another visit")
    assert await house.rows("SELECT due FROM alarms WHERE kind = 'veil'") == [(due,)]
    await house.tables.pause(game, ANN)
    house.wait(1)
    await house.tables.resume(game, ANN)
    assert await house.rows("SELECT due FROM alarms WHERE kind = 'veil'") == [(due + HOUR,)]


@pytest.mark.parametrize("chance", [0.0, 0.3, 1.0])
async def test_tb_7_4_qm_26_11_what_is_seen_under_the_veil_depends_on_no_card(
    tmp_path: Path, chance: float
) -> None:
    """Ben has ordered a card he holds, or one he does not: nobody can tell until it closes, and
    it closes at the same instant."""
    found = []
    for card in ("dud", "parry"):
        house = await House.build(tmp_path / card, Dealt(card))
        house.chance = chance
        game = await veiled(house)
        seen = [await public(house, game)]
        await ring(house, 10 * MINUTE * chance)
        found.append((seen, house.time, await house.waited(game)))
        log = [each.event.text.id for each in await house.tables.log(game, ANN, 20)]
        assert ("toy-uses" in log) == (card == "parry")
        await house.store.close()
    assert found[0] == found[1]


async def public(house: House, game: int) -> tuple[Any, ...]:
    """Everything that may reach anybody but ben himself."""
    table: Table = await house.tables.table(game)
    told = await house.rows(
        "SELECT kind, channel, user, seat, body, due FROM outbox WHERE kind != 'hand' ORDER BY id"
    )
    alarms = await house.rows("SELECT seat, kind, due FROM alarms ORDER BY id")
    views = [(await house.tables.player_view(game, user)) for user in (ANN, CAT, 999)]
    return table, told, alarms, views


class Dealt(Toy):
    """Ben holds two cards nobody has seen, and this one."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card

    def new(self, *args: Any) -> State:
        state = super().new(*args)
        state.hands["ben"] = ["aid", "aid", self.card]
        return state
