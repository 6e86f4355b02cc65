"""What games say of their past is said in messages that exist, and dice are judged as they fall."""

from __future__ import annotations

from itertools import product

import pytest

from bot.text import words
from engines.attack.components import FACES
from engines.attack.extras import expected
from engines.contract import Event, msg
from engines.extras import Retrospect, Roll
from engines.overlord import names
from engines.registry import GAMES, engine


def past_of(game: str) -> Retrospect:
    rules = engine(game)
    assert isinstance(rules, Retrospect)
    return rules


TOLD = [game for game in GAMES if isinstance(engine(game), Retrospect)]


@pytest.mark.parametrize("game", TOLD)
def test_every_message_of_a_retrospect_exists_and_has_one_weight(game: str) -> None:
    rules, known = past_of(game), words("en")
    every = [*rules.turns, *rules.major, *rules.minor]
    assert [each for each in every if not known.knows(each)] == []
    assert len(every) == len(set(every))


@pytest.mark.parametrize(
    ("dice", "units"), [(1, [1, 0, 0, 0]), (3, [1, 0, 2, 1]), (4, [2, 1, 0, 0])]
)
def test_at_8_11_hits_are_expected_as_they_fall_on_average(dice: int, units: list[int]) -> None:
    rolls = list(product(FACES, repeat=dice))
    hits = [sum(min(roll.count(kind), there) for kind, there in enumerate(units)) for roll in rolls]
    assert expected(dice, units) == pytest.approx(sum(hits) / len(rolls))


@pytest.mark.parametrize(
    ("foe", "of_four"),
    [("infantry", 2.0), ("armor", 4 / 3), ("artillery", 2 / 3), ("sniper", 2 / 3)],
)
def test_ov_9_15_hits_are_expected_by_the_symbol_of_the_target(foe: str, of_four: float) -> None:
    told = Event(msg("ov-attack", foe=names.unit(foe), n=4, hits=3))
    roll = past_of("overlord").rolled(told)
    assert roll is not None
    assert (roll.hits, roll.seat) == (3, "")
    assert roll.expected == pytest.approx(of_four)
    assert past_of("overlord").rolled(Event(msg("ov-turn", n=1, side=names.side("AXIS")))) is None


def test_at_8_11_nobody_has_the_luck_of_a_garrison() -> None:
    facts = {"battle": (msg("at-n-infantry", n=2),), "dice": "I -", "hits": 1}
    rolled = past_of("attack").rolled
    mine = rolled(Event(msg("at-log-half-round", side=msg("at-seat-red"), **facts)))  # type: ignore[arg-type]
    assert mine == Roll(1, expected(2, [2, 0, 0, 0]), "red")
    assert rolled(Event(msg("at-log-half-round", side=msg("at-garrison"), **facts))) is None  # type: ignore[arg-type]
