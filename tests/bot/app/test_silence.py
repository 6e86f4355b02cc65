"""Nothing stands still for ever: whoever falls silent, every clock leads to a next event."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import pytest

from bot.app.mail import board
from conformance.cases import ALL_GAMES
from engines.attack.engine import Attack
from engines.registry import GAMES
from tests.bot.app.attack import pass_time
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.bot.app.silence import Silence, positions
from tests.engines.toy import TOY


@pytest.fixture
async def attack(tmp_path: Path) -> AsyncIterator[House]:
    """The game as it is, set-up and all."""
    house = await House.build(tmp_path, Attack())
    yield house
    await house.store.close()


async def claimed(house: House, **options: str) -> int:
    """All regions are claimed; three people place their units under seal."""
    game = await house.game(ANN, BOB, CAT, **options)
    while (await house.tables.table(game)).waiting[0].text.id != "at-wait-placing":
        await pass_time(house, 24)
        for user in (ANN, BOB, CAT):
            for prompt in await house.tables.prompts(game, user):
                if prompt.offer.required and not prompt.offer.answered:
                    await house.act(game, user, prompt.seat, *prompt.offer.default)
    return game


async def place(house: House, game: int, user: int, seat: str) -> None:
    for _ in range(7):
        await house.act(game, user, seat, *(await house.prompt(game, user, seat)).offer.default)


async def test_tb_1_10_silence_places_all_units_of_who_does_not_answer(attack: House) -> None:
    game = await claimed(attack)
    await place(attack, game, ANN, "red")
    await pass_time(attack, 24)
    assert [w.text.id for w in (await attack.tables.table(game)).waiting] != ["at-wait-placing"] * 3
    assert (await attack.tables.table(game)).status == "playing"
    assert await attack.tables.replay(game)


async def test_tb_1_15_beginning_anew_after_the_deadline_stops_no_table(attack: House) -> None:
    game = await claimed(attack)
    await attack.store.write(  # blue has extra time, the others have none
        lambda db: db.execute("UPDATE prompts SET bank = 36000 WHERE seat = 'blue'")
    )
    await attack.store.write(
        lambda db: db.execute("UPDATE alarms SET due = due + 36000 WHERE seat = 'blue'")
    )
    await place(attack, game, ANN, "red")
    await pass_time(attack, 24.5)
    assert "blue" in await attack.waited(game)
    await attack.act(game, ANN, "red", "again")
    await pass_time(attack, 9)
    assert {"red", "blue"} <= set(await attack.waited(game))
    anew = (await attack.prompt(game, ANN, "red")).offer
    assert not anew.answered, "red can think as long as the others do"
    await pass_time(attack, 1)
    assert len(await attack.waited(game)) == 1


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game as well; views are drawn up for letters, which are no matter of time."""
    monkeypatch.setattr(board, "send_hand", lambda session, seat: None)
    monkeypatch.setitem(GAMES, "toy", TOY)


async def law(game: str, seed: int, n: int, each: int) -> None:
    for number, start in enumerate(islice(positions(game, seed, each=each), n)):
        silence = Silence(start, seed * 100_000 + number)
        try:
            await silence.run()
        except BaseException as error:
            error.add_note(f"{game}, seed {seed}, position {number}: {silence.told}")
            raise


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_every_clock_leads_to_a_next_event(game: str) -> None:
    await law(game, seed=0, n=16, each=2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 21))
@pytest.mark.parametrize("game", ALL_GAMES)
async def test_every_clock_leads_to_a_next_event_from_2000_positions(game: str, seed: int) -> None:
    await law(game, seed, n=100, each=20)
