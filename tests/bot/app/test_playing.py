"""Answering: tokens, redelivered clicks, refusals, several choices in a row."""

import asyncio
import logging
from typing import Any

import pytest

from bot.app.model import Stale
from engines.contract import Msg, msg
from tests.bot.app.house import ANN, BOB, CAT, DAN, House, refused
from tests.engines.toy.engine import Toy


async def test_a_move_changes_the_position_and_says_so(house: House) -> None:
    game = await house.game(ANN, BOB)
    acted = await house.act(game, ANN, "ada", "rest")
    texts = [event.text.id for event in acted.events]
    assert texts == ["toy-draws", "toy-sees"]
    assert await house.waited(game) == ["ben"]
    assert [p.offer.required for p in acted.prompts] == [False], "only burying is left"
    assert [e.event.text.id for e in await house.tables.log(game, BOB)][-1] == "toy-draws"


async def test_tb_6_7_the_same_click_twice_is_one_move(house: House) -> None:
    game = await house.game(ANN, BOB)
    token = (await house.prompt(game, ANN, "ada")).token
    first = await house.tables.act(game, ANN, "ada", token, ["rest"], "click")
    again = await house.tables.act(game, ANN, "ada", token, ["rest"], "click")
    assert again.again
    assert not first.again
    assert again.events == first.events
    assert await house.rows("SELECT count(*) FROM journal WHERE kind = 'play'") == [(1,)]


async def test_tb_6_8_two_clicks_at_once_are_one_move_and_one_stale_prompt(house: House) -> None:
    game = await house.game(ANN, BOB)
    token = (await house.prompt(game, ANN, "ada")).token
    done = await asyncio.gather(
        *(house.tables.act(game, ANN, "ada", token, ["rest"], f"click {n}") for n in range(2)),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in done) == ["Acted", "Stale"]


async def test_tb_6_8_a_stale_prompt_shows_the_present_one(house: House) -> None:
    game = await house.game(ANN, BOB)
    old = await house.prompt(game, ANN, "ada")
    await house.act(game, ANN, "ada", "aim/ben")
    with pytest.raises(Stale) as caught:
        await house.tables.act(game, ANN, "ada", old.token, ["rest"], "late")
    assert [p.token for p in caught.value.sight.prompts] == [old.token + 1]
    assert caught.value.sight.table.id == game
    assert await house.waited(game) == ["ada"]


async def test_tb_6_8_a_late_click_hears_what_silence_did_not_that_time_was_up(
    house: House,
) -> None:
    game = await house.game(ANN, BOB)
    old = await house.prompt(game, ANN, "ada")
    house.wait(24)
    house.tables.last_beat = house.time
    await house.tables.ring()
    with pytest.raises(Stale) as caught:
        await house.tables.act(game, ANN, "ada", old.token, ["aim/ben"], "late")
    log = [line.event.text.id for line in await house.tables.log(game, BOB)]
    assert "table-lapsed" in log
    assert caught.value.decided == msg("toy-draws", seat="ada")


async def test_every_refusal_has_words(house: House) -> None:
    game = (await house.lobby()).id
    with refused("table-not-started"):
        await house.tables.act(game, ANN, "ada", 1, ["rest"], "a")
    with refused("table-not-started"):
        await house.tables.player_view(game, ANN)
    game = await house.game(ANN, BOB)
    with refused("table-not-seated"):
        await house.tables.act(game, CAT, "ada", 1, ["rest"], "b")
    with refused("table-not-your-seat"):
        await house.tables.act(game, BOB, "ada", 1, ["rest"], "c")
    with refused("play-not-offered"):
        await house.act(game, ANN, "ada", "fire")
    with refused("play-how-many"):
        await house.act(game, ANN, "ada", "rest", "scout")
    await house.tables.concede(game, ANN, "ada", "d")
    with refused("table-over"):
        await house.tables.act(game, ANN, "ada", 1, ["rest"], "e")


async def test_a_fault_in_the_rules_is_logged_and_changes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = await house.game(ANN, BOB)
    before = await house.rows("SELECT seq, state FROM games")

    def broken(*args: Any) -> None:
        args[1].hands["ada"].clear()
        raise KeyError("secret")

    monkeypatch.setattr(Toy, "_act", broken)
    with caplog.at_level(logging.ERROR), refused("table-broken"):
        await house.act(game, ANN, "ada", "rest")
    assert f"game {game}" in caplog.text
    assert await house.rows("SELECT seq, state FROM games") == before


async def test_tb_6_1_several_choices_in_one_line_by_key_or_by_name(house: House) -> None:
    house.engine = NoOrders()
    game = await house.game(ANN, BOB)
    acted = await house.tables.say(game, ANN, "ada", "Aim at Ben; rest", "line")
    assert acted.stopped is None
    assert await house.waited(game) == ["ben"]
    acted = await house.tables.say(game, BOB, "ben", "aim/ada; fire; rest", "next")
    assert acted.stopped is not None
    assert acted.stopped.args["done"] == "fire"
    assert acted.stopped.args["why"].id == "turn-not-possible"
    assert acted.rest == ("rest",)
    again = await house.tables.say(game, BOB, "ben", "aim/ada; fire; rest", "next")
    assert again.again
    assert again.rest == ("rest",)


async def test_tb_6_2_a_line_whose_first_word_is_wrong_does_nothing(house: House) -> None:
    house.engine = NoOrders()
    game = await house.game(ANN, BOB)
    with refused("turn-not-possible"):
        await house.tables.say(game, ANN, "ada", "dance; rest", "line")
    with refused("table-nothing-said"):
        await house.tables.say(game, ANN, "ada", " ; ", "line")
    assert await house.waited(game) == ["ada"]


class NoOrders(Toy):
    @property
    def orders(self) -> None:  # type: ignore[override]
        return None


async def test_each_sees_what_their_seats_see(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    player_view = await house.tables.player_view(game, BOB)
    assert list(player_view.hands) == ["ben"]
    assert not hasattr(player_view.view, "hand")
    assert (await house.tables.player_view(game, DAN)).hands == {}
    await house.act(game, ANN, "ada", "rest")
    seen = {e.event.text.id for e in await house.tables.log(game, ANN)}
    assert "toy-sees" in seen
    assert "toy-sees" not in {e.event.text.id for e in await house.tables.log(game, BOB)}


async def test_my_games_begin_with_those_that_wait_for_me(house: House) -> None:
    first = await house.game(ANN, BOB)
    second = await house.game(BOB, CAT)
    assert [t.id for t in await house.tables.mine(BOB)] == [second, first]
    assert [t.id for t in await house.tables.mine(CAT)] == [second]
    assert await house.tables.mine(DAN) == []


async def test_tb_4_1_giving_up_is_the_holders_own_decision(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.tables.deputy(game, BOB, DAN)
    with refused("table-not-your-seat"):
        await house.tables.concede(game, DAN, "ben", "a")
    acted = await house.tables.concede(game, BOB, "ben", "b")
    assert [p.conceded for p in acted.table.players] == [False, True, False]
    with refused("table-conceded"):
        await house.tables.concede(game, BOB, "ben", "c")
    acted = await house.tables.concede(game, CAT, "cid", "d")
    assert acted.table.status == "over"
    rows = await house.rows("SELECT seat, place, kind FROM results ORDER BY seat")
    assert rows == [("ada", 1, "played"), ("ben", 2, "conceded"), ("cid", 2, "conceded")]


async def test_who_holds_several_seats_reads_whom_a_secret_is_for(house: House) -> None:
    game = await house.game(ANN, ANN)
    seen = [event.text for event in (await house.act(game, ANN, "ada", "scout")).events]
    [told] = [text for text in seen if text.id == "table-to"]
    assert told.args["seats"] == (msg("toy-seat-ada"),)
    secret = told.args["text"]
    assert isinstance(secret, Msg)
    assert secret.id == "toy-sees"

    alone = await house.game(BOB, CAT)
    seen = [event.text for event in (await house.act(alone, BOB, "ada", "scout")).events]
    assert "toy-sees" in [text.id for text in seen]


async def test_the_log_counts_only_what_its_reader_may_know(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    before = await house.tables.log(game, BOB, 1)
    assert len(before) == 1
    await house.tables.say(game, ANN, "ada", "rest", house.command())  # filed for the next turn
    assert len(await house.tables.log(game, ANN, 1)) == 1
    assert await house.tables.log(game, ANN, 1) != before
    assert await house.tables.log(game, BOB, 1) == before
