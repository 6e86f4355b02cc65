"""Turns put together in advance by picking from an imagined one."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.mail.kinds import NoticeBody
from bot.app.model import Drafted
from engines.contract import Illegal
from tests.bot.app.house import ANN, BOB, CAT, House, refused


async def picked(
    house: House, game: int, *answers: str, user: int = BOB, seat: str = "ben"
) -> Drafted:
    drafted = await house.tables.plan_begin(game, user, seat)
    for n, answer in enumerate(answers):
        drafted = await house.tables.plan_pick(game, user, seat, n, [answer])
    return drafted


async def filed(house: House, game: int, *answers: str, guard: str = "always") -> None:
    await picked(house, game, *answers)
    await house.tables.plan_guard(game, BOB, "ben", guard)  # type: ignore[arg-type]
    await house.tables.plan_file(game, BOB, "ben", house.command())


async def told(house: House, user: int) -> list[str]:
    bodies = [x.body for x in await house.post() if x.user == user]
    return [body.text.id for body in bodies if isinstance(body, NoticeBody)]


async def test_tb_6_12_a_turn_is_picked_until_nobody_can_see_further(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    drafted = await picked(house, game)
    assert drafted.offer is not None
    assert {"aim/cid", "rest"} <= {each.key for each in drafted.offer.choices}
    drafted = await house.tables.plan_pick(game, BOB, "ben", 0, ["aim/cid"])
    assert drafted.offer is not None
    assert drafted.offer.find("fire")
    drafted = await house.tables.plan_pick(game, BOB, "ben", 1, ["fire"])
    assert drafted.offer is None, "cid is asked next"
    assert len(drafted.said) == 2
    with refused("plan-complete"):
        await house.tables.plan_pick(game, BOB, "ben", 2, ["rest"])
    drafted = await house.tables.plan_back(game, BOB, "ben", 2)
    assert drafted.offer is not None
    again = await house.tables.plan_back(game, BOB, "ben", 2)
    assert len(again.said) == 1, "a second click takes nothing more back"


async def test_tb_6_12_nothing_happens_and_nobody_learns_of_it(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.post()
    before = await house.rows("SELECT state, seq FROM games")
    await picked(house, game, "aim/cid", "fire")
    assert await house.rows("SELECT state, seq FROM games") == before
    log = [await house.tables.log(game, user, 99) for user in (ANN, CAT)]
    await house.tables.plan_file(game, BOB, "ben", "f")
    assert [await house.tables.log(game, user, 99) for user in (ANN, CAT)] == log
    assert await house.post() == []
    assert await house.rows("SELECT * FROM drafts") == []


async def test_tb_6_12_who_is_asked_answers_instead(house: House) -> None:
    game = await house.game(ANN, BOB)
    with refused("plan-your-turn"):
        await house.tables.plan_begin(game, ANN, "ada")
    with refused("table-not-your-seat"):
        await house.tables.plan_begin(game, ANN, "ben")
    with refused("plan-none"):
        await house.tables.plan_look(game, BOB, "ben")
    await picked(house, game)
    with refused("play-not-offered"):
        await house.tables.plan_pick(game, BOB, "ben", 0, ["fire"])


async def test_tb_6_14_it_is_played_when_the_turn_begins(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await filed(house, game, "aim/cid", "fire")
    await house.act(game, ANN, "ada", "rest")
    assert "cid" in await house.waited(game), "ben has fired at once"
    overview = (await house.tables.filed(game, BOB))["ben"]
    assert (overview.plan, overview.ahead, overview.stopped) == ((), (), None)


@pytest.mark.parametrize(
    ("guard", "plays"), [("always", True), ("unfought", False), ("hand", True), ("places", True)]
)
async def test_tb_6_13_it_begins_only_on_its_condition(
    house: House, guard: str, plays: bool
) -> None:
    """Ada hits ben before his turn: his hits change, his hand does not."""
    house.seed = b"a six comes first of all........"
    game = await house.game(ANN, BOB, CAT)
    await filed(house, game, "aim/cid", guard=guard)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    for user, seat in ((BOB, "ben"), (CAT, "cid")):
        if seat in await house.waited(game) and await house.waited(game) != ["ben"]:
            await house.act(game, user, seat, "pass")
    state: Any = house.engine.load((await house.rows("SELECT state FROM games"))[0][0])
    assert state.hp["ben"] == 1, "the dice of this seed hit"
    found = [each for each in state.flow if getattr(each, "aim", "")]
    assert bool(found) == plays
    overview = (await house.tables.filed(game, BOB))["ben"]
    assert overview.ahead == ()
    assert (overview.stopped is not None) == (not plays)


async def test_tb_6_14_the_first_whose_condition_holds_is_played(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await filed(house, game, "aim/ada", guard="always")
    await filed(house, game, "scout")
    await filed(house, game, "rest")
    with refused("plan-too-many"):
        await house.tables.plan_begin(game, BOB, "ben")
    await house.tables.plan_drop(game, BOB, "ben", 0, "d")
    await house.act(game, ANN, "ada", "rest")
    state: Any = house.engine.load((await house.rows("SELECT state FROM games"))[0][0])
    assert state.scouts == ["ben"]


async def test_tb_6_15_what_stopped_says_why_and_is_filed_again(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await filed(house, game, "aim/ada", "fire", guard="hand")
    await house.tables.act(
        game,
        BOB,
        "ben",
        (await house.prompt(game, BOB, "ben")).token,
        [await a_card(house, game)],
        "b",
    )
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    assert await told(house, BOB) == ["table-plan-stopped"]
    overview = (await house.tables.filed(game, BOB))["ben"]
    assert overview.stopped is not None
    assert overview.stopped.id == "plan-changed-hand"
    assert overview.rest == ("=aim/ada", "=fire")
    await house.act(game, BOB, "ben", "rest")
    await house.tables.plan_again(game, BOB, "ben", "again")
    overview = (await house.tables.filed(game, BOB))["ben"]
    assert [each.lines for each in overview.ahead] == [["=aim/ada", "=fire"]]
    assert overview.stopped is None
    await house.act(game, CAT, "cid", "rest")
    await house.act(game, ANN, "ada", "rest")
    assert "ada" in await house.waited(game)


async def a_card(house: House, game: int) -> str:
    """Something ben can lay away."""
    return (await house.prompt(game, BOB, "ben")).offer.choices[0].key


async def test_tb_6_15_a_filed_turn_is_changed(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await filed(house, game, "aim/ada", guard="hand")
    drafted = await house.tables.plan_begin(game, BOB, "ben", 0)
    assert (len(drafted.said), drafted.guard) == (1, "hand")
    await house.tables.plan_pick(game, BOB, "ben", 1, ["fire"])
    await house.tables.plan_file(game, BOB, "ben", "f2")
    [plan] = (await house.tables.filed(game, BOB))["ben"].ahead
    assert plan.lines == ["=aim/ada", "=fire"]


async def test_tb_6_14_a_turn_of_the_running_turn_waits_for_the_next(house: House) -> None:
    """Filed while others answer in one's own turn, it is not for that one."""
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "aim/ada")
    await house.act(game, BOB, "ben", "fire")
    if await house.waited(game) == ["ada"]:
        await filed(house, game, "rest")
        await house.act(game, ANN, "ada", "pass")
        assert await house.waited(game) == ["ada"]
        assert len((await house.tables.filed(game, BOB))["ben"].ahead) == 1
        await house.act(game, ANN, "ada", "rest")
        assert await house.waited(game) == ["ada"], "ben has rested at once"


async def test_tb_3_8_whoever_takes_over_gets_none_of_it(house: House) -> None:
    game = await house.game(ANN, BOB)
    await filed(house, game, "rest")
    await house.tables.substitute(game, ANN, "ben", CAT, "ill", "s", admin=True)
    assert (await house.tables.filed(game, CAT))["ben"].ahead == ()
    with pytest.raises(Illegal):
        await house.tables.plan_look(game, BOB, "ben")
