"""An answer under seal, in every game: whatever it is, the pages of others are sent the same bytes,
and nothing at all as long as others are asked with it and nobody may know that it was given.
How often and when they are rung follows from what they know, so that is compared too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.app.play import after_move
from bot.app.session.session import Session
from bot.sandbox.start import sizes
from bot.web.doors import NOBODY
from bot.web.seen import Scene, knows, make
from engines.contract import Offer, Seat
from engines.kit.simulate import QuickRng, some_picks
from engines.registry import GAMES, engine
from tests.bot.app.house import House

MOVES, ENOUGH = 100, 4
SEALED = {"attack", "quartermaster", "total_domination"}
"""Games in which several people are asked at once under seal."""


def shown(session: Session, users: Sequence[int]) -> list[tuple[str, Any]]:
    """What each is sent, and what they know, which decides whether they are rung."""
    scene, found = Scene(session, 0), []
    for user in users:
        made = make(scene.sight(user), (user, "", "en"), ())
        sent = json.dumps([made.told, made.drawings], sort_keys=True)
        found.append((sent, knows(scene.sight(user))))
    return found


def asked(session: Session) -> dict[Seat, Offer]:
    return {s: each for s, each in session.offers.items() if each.required and not each.answered}


class Table:
    def __init__(self, house: House, game: int, people: Sequence[int]) -> None:
        self.house, self.game, self.people = house, game, people

    async def answered(self, seat: Seat, picks: Sequence[str]) -> Session:
        """The table after this answer, which is not kept."""
        session = await self.house.tables.load(self.game)
        session.move(seat, picks, "play", session.table.holder(seat))
        after_move.answer_all(session)
        after_move.follow_up(session)
        return session

    async def compared(self, seat: Seat, offer: Offer, chance: QuickRng) -> bool:
        """Whether there was anything to compare."""
        now = await self.house.tables.load(self.game)
        beside = [each for each in asked(now).values() if each.clock == offer.clock]
        answers = [some_picks(offer, chance) for _ in range(2)]
        if not offer.sealed or len(beside) < 2 or answers[0] == answers[1]:
            return False
        others = [each for each in (*self.people, NOBODY) if each != now.table.holder(seat)]
        one, other = [shown(await self.answered(seat, each), others) for each in answers]
        assert one == other, f"{offer.question.id} of {seat}: {answers}"
        if not offer.counted:
            assert one == shown(now, others), f"{offer.question.id} of {seat} was answered"
        return True


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_answered_under_seal_changes_nothing_for_others(
    game: str, tmp_path: Path
) -> None:
    size, options = max(sizes(game).items())
    people, chance = list(range(101, 101 + size)), QuickRng(5)
    house = await House.build(tmp_path, engine(game))
    table = Table(house, await house.game(*people, **options), people)
    found = 0
    for _ in range(MOVES):
        session = await house.tables.load(table.game)
        if not (open_ := asked(session)) or found == ENOUGH:
            break
        seat = sorted(open_)[chance.below(len(open_))]
        offer, user, token = open_[seat], session.table.holder(seat), session.prompts[seat].token
        found += await table.compared(seat, offer, chance)
        picks = some_picks(offer, chance)
        await house.tables.act(table.game, user, seat, token, picks, house.command())
    await house.store.close()
    assert (found > 0) is (game in SEALED)
