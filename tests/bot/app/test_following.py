"""Who does not play may follow a table (TB-11.4)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.mail.kinds import NewsBody, Outgoing
from bot.app.model import Profile
from engines.registry import GAMES
from tests.bot.app.house import ANN, BOB, CAT, House, refused
from tests.bot.app.test_digest import Telling
from tests.engines.toy import TOY
from tests.engines.toy.state import TableView

DAY = 24.0


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = await House.build(tmp_path, Telling())
    yield house
    await house.store.close()


async def rest(house: House, game: int) -> None:
    """The next player rests."""
    [seat] = await house.waited(game)
    await house.act(game, ANN if seat == "ada" else BOB, seat, "rest")


async def news(house: House, hours: float = DAY) -> list[Outgoing]:
    """What followers are sent in so many hours."""
    house.wait(hours)
    await house.tables.ring()
    return [each for each in await house.post() if each.kind == "news"]


async def test_tb_11_4_a_follower_gets_a_digest_a_day_while_something_happens(house: House) -> None:
    game = await house.game(ANN, BOB, clock="off")
    assert await house.tables.follow(game, CAT)
    await rest(house, game)
    [letter] = await news(house)
    assert isinstance(letter.body, NewsBody)
    assert (letter.user, letter.channel) == (CAT, None)
    assert [event.text.id for event in letter.body.digest.turns[0].events] == ["toy-draws"]
    assert await news(house) == [], "nothing has happened"
    await rest(house, game)
    assert len(await news(house)) == 1
    assert await news(house, 2.0) == []


async def test_tb_11_4_a_follower_reads_what_everybody_reads(house: House) -> None:
    game = await house.game(ANN, BOB, clock="off")
    await house.tables.follow(game, CAT)
    await rest(house, game)
    [letter] = await news(house)
    assert isinstance(letter.body, NewsBody)
    told = letter.body.digest
    assert told.mine == ()
    assert all(event.audience is None for event in told.board)
    assert isinstance(told.view, TableView), "the public one"


async def test_tb_11_4_following_ends_when_one_likes_and_is_not_for_players(house: House) -> None:
    game = await house.game(ANN, BOB, clock="off")
    with refused("follow-plays"):
        await house.tables.follow(game, ANN)
    assert await house.tables.follow(game, CAT)
    assert await house.tables.follows(game, CAT)
    assert not await house.tables.follow(game, CAT)
    await rest(house, game)
    assert await news(house) == []


async def test_tb_11_4_not_in_quiet_hours_and_not_without_direct_messages(house: House) -> None:
    game = await house.game(ANN, BOB, clock="off")
    await house.tables.follow(game, CAT)
    await rest(house, game)
    await house.tables.set_profile(Profile(CAT, dm="off"))
    assert await news(house) == []


async def test_tb_11_4_who_has_chosen_an_hour_is_written_to_then(house: House) -> None:
    house.time = 20_000 * 86_400.0 + 9 * 3600
    game = await house.game(ANN, BOB, clock="off")
    await house.tables.follow(game, CAT)
    await house.tables.set_profile(Profile(CAT, digest=18))
    await rest(house, game)
    assert await news(house) == [], "it is nine in the morning"
    assert len(await news(house, 9.0)) == 1


async def test_tb_11_4_the_chronicle_reaches_who_follows(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.follow(game, CAT)
    await rest(house, game)
    await house.tables.concede(game, ANN, "ada", "enough")
    users = {each.user for each in await house.post() if each.kind == "chronicle"}
    assert users == {None, CAT}
    with refused("show-is-over"):
        await house.tables.follow(game, CAT)


async def test_tb_11_3_whom_somebody_follows_is_exported_and_forgotten(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.follow(game, CAT)
    assert [row["game"] for row in (await house.tables.export_user(CAT))["follows"]] == [game]
    await house.tables.delete_user(CAT)
    assert await house.rows("SELECT user FROM followers") == []
