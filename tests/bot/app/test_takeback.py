"""Taking back a move others have seen, if all of them agree."""

from __future__ import annotations

from pathlib import Path

from bot.app.mail.kinds import TakebackBody
from engines import registry
from engines.contract import Option
from tests.bot.app.house import ANN, BOB, CAT, DAN, House, refused
from tests.engines.toy.engine import Toy


async def asked(house: House, *users: int) -> int:
    """Ada has rested and asks to take that back."""
    game = await house.game(*users)
    await house.act(game, ANN, "ada", "rest")
    assert not await house.tables.takeback(game, ANN, "ask")
    return game


async def say(house: House, game: int, user: int, agrees: bool = True, number: int = 1) -> bool:
    return await house.tables.consent(game, user, number, house.command(), agrees=agrees)


async def test_tb_5_7_tb_5_10_a_move_is_taken_back_when_all_others_agree(house: House) -> None:
    game = await asked(house, ANN, BOB, CAT)
    [plea] = [x.body for x in await house.post() if isinstance(x.body, TakebackBody)]
    assert (plea.user, plea.asked) == (ANN, (BOB, CAT))
    assert not await say(house, game, CAT)
    assert await house.waited(game) == ["ben"]
    assert await say(house, game, BOB)
    assert await house.waited(game) == ["ada"]
    told = (await house.tables.log(game, 999))[-1].event.text
    assert told.id == "table-takeback-done"
    assert await house.rows("SELECT epoch FROM games") == [(1,)], "dice are thrown anew"
    await house.act(game, ANN, "ada", "rest")
    assert await house.tables.replay(game)


async def test_tb_5_7_one_refusal_ends_it(house: House) -> None:
    game = await asked(house, ANN, BOB, CAT)
    await house.post()
    await say(house, game, CAT)
    await say(house, game, BOB, agrees=False)
    assert [x.body.text.id for x in await house.post()] == ["table-takeback-refused"]  # type: ignore[union-attr]
    with refused("table-takeback-gone"):
        await say(house, game, CAT)
    assert await house.waited(game) == ["ben"]
    assert not await house.tables.takeback(game, ANN, "once more")
    with refused("table-takeback-gone"):
        await say(house, game, BOB, number=1)
    await say(house, game, BOB, number=2)


async def test_tb_5_7_nobody_sees_who_has_agreed(house: House) -> None:
    game = await asked(house, ANN, BOB, CAT)
    await house.post()
    before = [await house.tables.table(game), await house.tables.log(game, ANN, 99)]
    await say(house, game, CAT)
    assert [await house.tables.table(game), await house.tables.log(game, ANN, 99)] == before
    assert await house.post() == []
    await say(house, game, CAT)
    assert await house.waited(game) == ["ben"], "saying it twice is saying it once"


async def test_tb_5_7_the_game_that_goes_on_ends_it(house: House) -> None:
    game = await asked(house, ANN, BOB, CAT)
    await house.act(game, BOB, "ben", "rest")
    with refused("table-takeback-gone"):
        await say(house, game, CAT)


async def test_only_those_who_are_asked_answer(house: House) -> None:
    game = await asked(house, ANN, BOB)
    for user in (ANN, DAN):
        with refused("table-takeback-not-asked"):
            await say(house, game, user)
    with refused("table-takeback-open"):
        await house.tables.takeback(game, BOB, "me too")
    await house.tables.deputy(game, BOB, CAT)
    assert await say(house, game, CAT), "a deputy may agree"


async def test_who_is_alone_asks_nobody(house: House) -> None:
    game = await house.game(ANN, ANN)
    await house.act(game, ANN, "ada", "rest")
    assert await house.tables.takeback(game, ANN, "ask")
    assert await house.waited(game) == ["ada"]


async def test_who_has_gone_or_given_up_need_not_agree(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.tables.concede(game, CAT, "cid", "enough")
    await house.act(game, ANN, "ada", "rest")
    await house.tables.takeback(game, ANN, "ask")
    [plea] = [x.body for x in await house.post() if isinstance(x.body, TakebackBody)]
    assert plea.asked == (BOB,)
    with refused("table-takeback-not-asked"):
        await say(house, game, 999)
    assert await say(house, game, BOB)


async def test_tb_5_7_tb_5_9_a_resignation_ends_it_and_is_never_taken_back(house: House) -> None:
    """Or who has resigned would play again, and was not even asked."""
    game = await asked(house, ANN, BOB, CAT)
    await house.tables.concede(game, CAT, "cid", "enough")
    with refused("table-takeback-gone"):
        await say(house, game, BOB)
    with refused("table-takeback-late"):
        await house.tables.takeback(game, ANN, "once more")
    assert await house.waited(game) == ["ben"]
    assert await house.rows("SELECT seat FROM seats WHERE conceded") == [("cid",)]


async def test_tb_5_9_a_move_of_long_ago_stays(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    with refused("table-takeback-late"):
        await house.tables.takeback(game, BOB, "nothing done yet")
    await house.act(game, ANN, "ada", "rest")
    for _ in range(3):
        for user, seat in ((BOB, "ben"), (CAT, "cid"), (ANN, "ada")):
            if seat != "ada":
                await house.act(game, user, seat, "rest")
            else:
                house.wait(24)
                house.tables.last_beat = house.time
                await house.tables.ring()
    with refused("table-takeback-late"):
        await house.tables.takeback(game, ANN, "late")


async def test_tb_5_8_under_seal_nothing_is_taken_back_that_could_be_an_answer(
    house: House,
) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "aim/cid")
    await house.act(game, BOB, "ben", "fire")
    with refused("table-takeback-sealed"):
        await house.tables.takeback(game, ANN, "ask")
    await house.act(game, CAT, "cid", "pass")
    await house.tables.takeback(game, BOB, "ask")
    await say(house, game, CAT)
    assert await say(house, game, ANN)
    assert await house.waited(game) == ["ben"], "sealed answers go with the question"
    assert (await house.tables.player_view(game, BOB)).view.aim == "cid"


class Strict(Toy):
    options = (*Toy.options, Option("undo", ("barrier", "none")))


async def test_tb_5_5_rr_25_8_where_picks_are_final_nobody_asks(house: House) -> None:
    house.engine = Strict()
    game = await house.game(ANN, BOB, undo="none")
    await house.act(game, ANN, "ada", "rest")
    with refused("table-undo-off"):
        await house.tables.takeback(game, ANN, "ask")


async def test_tb_5_5_rr_25_8_who_plays_alone_always_may(tmp_path: Path) -> None:
    house = await House.build(tmp_path, registry.engine("race_to_the_rhine"))
    game = await house.game(ANN, undo="none")
    (before,) = await house.tables.prompts(game, ANN)
    await house.act(game, ANN, before.seat, before.offer.choices[0].key)
    assert await house.tables.takeback(game, ANN, "ask")
    (after,) = await house.tables.prompts(game, ANN)
    assert after.offer.choices == before.offer.choices
    await house.store.close()


async def test_who_asked_and_who_agreed_can_be_forgotten(house: House) -> None:
    game = await asked(house, ANN, BOB, CAT)
    await house.tables.delete_user(BOB)
    await house.tables.delete_user(ANN)
    dump = await house.store.read(lambda db: "\n".join(db.iterdump()))
    assert str(ANN) not in dump
    assert str(BOB) not in dump
    assert await house.tables.replay(game)


async def test_tb_5_7_a_request_ends_when_a_seat_changes_hands(house: House) -> None:
    """Or the others would agree for somebody who was never asked."""
    game = await asked(house, ANN, BOB, CAT)
    await house.tables.substitute(game, 999, "cid", DAN, "gone")
    with refused("table-takeback-gone"):
        await say(house, game, BOB)
    assert await house.waited(game) == ["ben"]
