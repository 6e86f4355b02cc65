"""Private threads: for exactly these people, opened once, closed when they are others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.app.mail.kinds import CloseThreadBody, OpenThreadBody, Outgoing
from engines.contract import Seat
from engines.extras import PrivateTalks, Teams
from tests.bot.app.house import ANN, BOB, CAT, DAN, House, refused
from tests.engines.toy.engine import Toy
from tests.engines.toy.state import Attack, State


class Teamed(Toy, Teams):
    """Those across the table play together."""

    def teams(self, seats: Sequence[Seat]) -> dict[str, tuple[Seat, ...]]:
        return {"red": tuple(seats[::2]), "blue": tuple(seats[1::2])}


class Paired(Teamed, PrivateTalks[State]):
    """Attacker and target may confer; the teams talk at the table."""

    def councils(self, state: State) -> dict[str, tuple[Seat, ...]]:
        return {}

    def conference(self, state: State) -> tuple[Seat, ...]:
        found = next((frame for frame in state.flow if isinstance(frame, Attack)), None)
        return (found.by, found.target) if found else ()


pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def pairs(house: House) -> House:
    house.engine = Paired()
    return house


async def threads(house: House) -> list[Outgoing]:
    return [letter for letter in await house.post() if letter.kind in ("talk", "hush")]


def people(letters: list[Outgoing]) -> list[Any]:
    return [x.body.users if isinstance(x.body, OpenThreadBody) else "closed" for x in letters]


async def test_tb_8_7_ov_21_11_who_confers_has_a_thread_until_they_are_done(pairs: House) -> None:
    game = await pairs.game(ANN, BOB, CAT)
    assert await threads(pairs) == []
    await pairs.act(game, ANN, "ada", "aim/ben")
    await pairs.act(game, ANN, "ada", "fire")
    [opened] = await threads(pairs)
    assert people([opened]) == [(ANN, BOB)]
    assert opened.channel == 501
    assert opened.user is None
    await pairs.act(game, BOB, "ben", "pass")
    await pairs.act(game, CAT, "cid", "pass")
    [closed] = await threads(pairs)
    assert isinstance(closed.body, CloseThreadBody)
    assert closed.body.thread == 9000 + opened.id


async def test_a_thread_that_was_never_opened_is_not_closed(pairs: House) -> None:
    game = await pairs.game(ANN, BOB, CAT)
    await pairs.act(game, ANN, "ada", "aim/ben")
    await pairs.act(game, ANN, "ada", "fire")
    while letters := await pairs.tables.take_outgoing():
        for letter in letters:
            await pairs.tables.delivered(letter.id, None)
    await pairs.act(game, BOB, "ben", "pass")
    await pairs.act(game, CAT, "cid", "pass")
    assert await threads(pairs) == []


async def test_after_a_crash_the_letter_comes_again_and_knows_it(pairs: House) -> None:
    game = await pairs.game(ANN, BOB, CAT)
    await pairs.post()
    await pairs.act(game, ANN, "ada", "aim/ben")
    await pairs.act(game, ANN, "ada", "fire")
    letters = await pairs.tables.take_outgoing()
    for letter in letters:
        if letter.kind == "turn":
            await pairs.tables.delivered(letter.id, 1)
    letters += await pairs.tables.take_outgoing()
    [lost] = [x for x in letters if x.kind == "talk"]
    assert lost.tries == 0
    after = pairs.opened()
    [again] = [x for x in await after.take_outgoing() if x.kind == "talk"]
    assert (again.id, again.tries, again.body) == (lost.id, 1, lost.body)


async def test_tb_8_7_qm_31_17_teams_have_threads_where_the_table_agreed(house: House) -> None:
    house.engine = Teamed()
    await house.game(ANN, BOB, CAT, DAN)
    assert await threads(house) == []
    game = await house.game(ANN, BOB, CAT, DAN, team_threads="on")
    assert people(await threads(house)) == [(ANN, CAT), (BOB, DAN)]
    await house.tables.abandon(game, ANN)
    assert people(await threads(house)) == ["closed", "closed"]


async def test_tb_8_7_one_person_alone_needs_no_thread(house: House) -> None:
    house.engine = Teamed()
    await house.game(ANN, BOB, team_threads="on")
    assert await threads(house) == []


async def test_tb_8_6_who_takes_over_a_seat_gets_a_thread_without_the_past(house: House) -> None:
    house.engine = Teamed()
    game = await house.game(ANN, BOB, CAT, team_threads="on")
    assert people(await threads(house)) == [(ANN, CAT)]
    await house.tables.substitute(game, 1, "cid", DAN, "holidays")
    assert people(await threads(house)) == ["closed", (ANN, DAN)]


async def test_only_games_with_teams_offer_threads_for_teams(house: House) -> None:
    with refused("table-option-unknown"):
        await house.lobby(ANN, team_threads="on")


async def test_a_person_who_is_forgotten_is_forgotten_here_too(pairs: House) -> None:
    game = await pairs.game(ANN, BOB, CAT)
    await pairs.act(game, ANN, "ada", "aim/ben")
    await pairs.act(game, ANN, "ada", "fire")
    await pairs.tables.delete_user(BOB)
    dump = await pairs.store.read(lambda db: "\n".join(db.iterdump()))
    assert str(BOB) not in dump


async def test_tb_1_9_qm_31_20_threads_of_teams_can_be_switched_on_while_the_game_goes_on(
    house: House,
) -> None:
    house.engine = Teamed()
    game = await house.game(ANN, BOB, CAT, DAN)
    await house.tables.option(game, ANN, "team_threads", "on")
    assert people(await threads(house)) == [(ANN, CAT), (BOB, DAN)]
    await house.tables.option(game, ANN, "team_threads", "off")
    assert people(await threads(house)) == ["closed", "closed"]
