"""Every turn that can be put together in advance is whole: it can be looked at after each answer,
filed, and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.app.ahead import plans
from bot.app.session.session import Session
from bot.store.desks import DraftRow
from conformance.cases import ALL_GAMES, toy
from engines.contract import Illegal, Seat
from engines.kit.simulate import QuickRng, some_picks
from engines.kit.turns.foresee import able
from engines.registry import GAMES, engine
from tests.bot.app.silence import Silence, positions
from tests.engines.toy import TOY

FROM_ONE = 6
"""Drafts from one position."""


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


async def law(game: str, seed: int, n: int) -> None:
    """Put together so many drafts."""
    if not able(toy() if game == "toy" else engine(game)):
        pytest.skip("nobody plans ahead in this game")
    made, chance = 0, Random(f"{game} {seed}")
    for start in positions(game, seed, each=4):
        table = Silence(start, chance.getrandbits(32))
        await table.sit_down()
        session = table.tables.latest
        await table.house.store.close()
        seats = list(begun(session))
        for seat, row in chance.sample(seats, len(seats)) * FROM_ONE:
            row.picks = "[]"
            put_together(session, seat, row, chance)
            made += 1
        if made >= n:
            return


def begun(session: Session) -> Iterator[tuple[Seat, DraftRow]]:
    """A draft of each seat that can begin one."""
    for seat in session.seats:
        try:
            yield seat, plans.begin(session, session.holder(seat), seat)
        except Illegal:
            continue


def put_together(session: Session, seat: Seat, row: DraftRow, chance: Random) -> None:
    picker, drafted = QuickRng(chance.getrandbits(32)), plans.look(session, row)
    try:
        while drafted.offer is not None:
            plans.pick(session, row, len(drafted.said), some_picks(drafted.offer, picker))
            drafted = plans.look(session, row)
        if drafted.said:
            plans.file(session, row.user, row)
            edited = plans.begin(session, row.user, seat, 0)
            assert plans.look(session, edited).said == drafted.said
            plans.drop(session, row.user, seat, 0)
    except Exception as error:
        error.add_note(f"{session.row.game} {session.row.options} {seat}: {row.picks}")
        raise


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_every_draft_is_whole(game: str) -> None:
    await law(game, seed=0, n=100)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 41))
@pytest.mark.parametrize("game", ALL_GAMES)
async def test_every_one_of_10000_drafts_is_whole(game: str, seed: int) -> None:
    await law(game, seed, n=250)
