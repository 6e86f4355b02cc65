"""One person against computers: what is sent while they are at the table, and after they left."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.app.mail.kinds import Outgoing, RemindBody
from bot.app.play import thinking
from engines.contract import Engine
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.bot.app.test_computers import against
from tests.bot.app.test_outgoing import of
from tests.bot.app.test_pings import calls, wish
from tests.engines.toy import ENGINE

MINUTE = 1 / 60


@pytest.fixture(autouse=True)
def toy_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(name: str) -> Engine[Any]:
        return ENGINE

    monkeypatch.setattr(thinking, "engine", known)


async def turn_of(house: House, game: int) -> list[Outgoing]:
    """Ann ends her turn, the computer takes its own, and she is asked again: what that sends."""
    await house.act(game, ANN, "ada", "rest")
    sent = await house.post()
    await rests(house, game)
    return sent + await house.post()


async def rests(house: House, game: int) -> None:
    """The computer whose turn it is ends it."""
    asked = await house.tables.computer_question(game)
    assert asked is not None
    assert await house.tables.play_computer(asked, ("rest",))


async def later(house: House, minutes: float) -> list[Outgoing]:
    house.wait(minutes * MINUTE)
    house.tables.last_beat = house.time
    return await house.post()


async def playing(house: House, **options: str) -> int:
    game = await against(house, "officer", **options)
    await house.post()
    return game


async def test_tb_9_12_the_board_takes_the_place_of_the_last_and_calls_nobody(house: House) -> None:
    game = await playing(house)
    sent = await turn_of(house, game)
    [board] = of(sent, "turn")
    assert board.earlier is not None
    assert board.body.mention == ()
    assert [each.user for each in board.body.waiting] == [ANN]
    assert "table-pledge" not in [e.text.id for e in board.body.events], "only what is new"
    assert [each for each in sent if each.user == ANN and each.earlier is None] == []


async def test_tb_9_12_who_leaves_is_called_by_direct_message(house: House) -> None:
    game = await playing(house)
    await turn_of(house, game)
    assert await later(house, 4) == [], "they may be back any moment"
    [letter] = await later(house, 2)
    assert isinstance(letter.body, RemindBody)
    assert (letter.user, letter.body.seat, letter.body.call) == (ANN, "ada", True)
    assert await later(house, 60) == [], "once"


@pytest.mark.parametrize("how", ["acts", "looks"])
async def test_tb_9_12_who_acts_or_looks_is_not_called(house: House, how: str) -> None:
    game = await playing(house)
    await turn_of(house, game)
    house.wait(4 * MINUTE)
    if how == "acts":
        offer = (await house.prompt(game, ANN, "ada")).offer
        await house.act(game, ANN, "ada", next(c.key for c in offer.choices if c.key != "rest"))
        assert await house.waited(game) == ["ada"]
    else:
        await house.tables.digest(game, ANN)
    assert await later(house, 2) == []


async def test_tb_9_12_a_glance_before_the_question_is_no_look_at_it(house: House) -> None:
    game = await playing(house)
    await house.tables.digest(game, ANN)
    await turn_of(house, game)
    assert len(await later(house, 6)) == 1


async def test_tb_9_12_with_little_time_the_call_comes_halfway(house: House) -> None:
    game = await playing(house, clock="6m")
    await turn_of(house, game)
    assert await later(house, 2.9) == []
    assert len(await later(house, 0.2)) == 1


async def test_tb_9_12_after_a_while_the_board_is_a_new_message(house: House) -> None:
    game = await playing(house)
    house.wait(2)
    house.tables.last_beat = house.time
    [board] = of(await turn_of(house, game), "turn")
    assert (board.earlier, board.body.mention) == (None, ())


@pytest.mark.parametrize("how", [{"dm": "off"}, {"dm": "closed"}, {"remind": "table"}])
async def test_tb_9_12_the_board_calls_whom_no_direct_message_reaches(
    house: House, how: dict[str, Any]
) -> None:
    await wish(house, ANN, **how)
    game = await playing(house)
    [board] = of(await turn_of(house, game), "turn")
    assert (board.earlier, board.body.mention) == (None, (ANN,))
    assert await later(house, 6) == []


async def test_tb_9_12_where_two_people_play_the_board_calls_as_ever(house: House) -> None:
    """That it did not would tell the other one that somebody is there."""
    table = await house.lobby(ANN)
    await house.tables.join(table.id, ANN, 0)
    await house.tables.join(table.id, BOB, 1)
    await house.tables.add_computer(table.id, ANN, "officer")
    await house.tables.start(table.id, ANN, house.command())
    await house.post()
    await house.act(table.id, ANN, "ada", "rest")
    [board] = of(await house.post(), "turn")
    assert board.body.mention == (BOB,)
    await house.act(table.id, BOB, "ben", "rest")
    await rests(house, table.id)
    [board] = of(await house.post(), "turn")
    assert (board.earlier, board.body.mention) == (None, (ANN,))


async def test_tb_8_20_nobody_hears_that_they_are_next_after_a_computer(house: House) -> None:
    await house.tables.set_profile(replace(await house.tables.profile(CAT), next=True))
    game = await house.game(ANN, BOB, CAT)
    await house.tables.computer_stands_in(game, BOB, "ben", "officer", house.command())
    await house.act(game, ANN, "ada", "rest")
    assert calls(await house.post()) == []


async def test_tb_9_15_alone_nobody_is_asked_what_has_one_answer(house: House) -> None:
    """Under fire of a computer: with a card that helps Ann is asked, without one play goes on."""
    game, seen = await against(house, "officer"), set()
    for _ in range(6):
        await house.act(game, ANN, "ada", "scout")
        session = await house.tables.load(game)
        helps = bool({"parry", "riposte"} & set(session.state.hands["ada"]))
        for keys in (("aim/ada",), ("fire",)):
            asked = await house.tables.computer_question(game)
            assert asked is not None
            assert await house.tables.play_computer(asked, keys)
        session = await house.tables.load(game)
        offer = session.offers.get("ada")
        assert (offer is not None and offer.sealed) == helps
        seen.add(helps)
        if not session.offers or len(seen) == 2:
            break
        if offer is not None and offer.sealed:
            await house.act(game, ANN, "ada", offer.choices[-1].key)
        while (asked := await house.tables.computer_question(game)) is not None:
            assert await house.tables.play_computer(asked, asked.default)
    assert seen == {True, False}


async def test_tb_9_15_among_people_everybody_is_asked(house: House) -> None:
    game = await house.game(ANN, BOB)
    for key in ("aim/ben", "fire"):
        await house.act(game, ANN, "ada", key)
    assert (await house.tables.load(game)).offers["ben"].sealed
