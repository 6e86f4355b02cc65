"""A lesson of a game, as data: a table to open, and steps that each point at an answer.

`data/<game>/lesson.json` has it. A step points only at what an offer holds, so it can allow
nothing; one that does not fit is not told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache

from engines.contract import Key, Offer
from engines.kit import data

NOTHING = ""
"""The answer of picking nothing."""


class LessonStep(data.Row):
    say: str
    """The message that explains it."""
    rule: str
    """The rule behind it."""
    picks: tuple[str, ...]
    """The answers it points at, best first: patterns of keys. Any of them has learnt it."""
    ask: str = "*"
    """The questions it is told at: a pattern of their ids."""
    take: int = 1
    """How many answers it points at where several may be given."""

    def fits(self, offer: Offer) -> tuple[Key, ...]:
        """The answers it points at, as many as are asked for; none if it does not fit."""
        if not fnmatchcase(offer.question.id, self.ask):
            return ()
        keys = [choice.key for choice in offer.choices] + [NOTHING] * (offer.least == 0)
        found = [key for wanted in self.picks for key in keys if fnmatchcase(key, wanted)]
        return tuple(dict.fromkeys(found))[: max(offer.least, min(self.take, offer.most))]

    def met(self, keys: Sequence[Key]) -> bool:
        return any(fnmatchcase(key, wanted) for key in keys or [NOTHING] for wanted in self.picks)


class Lesson(data.Row):
    people: int
    seat: int
    """The chair of whoever learns; recruits have the others."""
    seed: str
    """Everybody has the same dice and cards, so that what is told is what they see."""
    options: dict[str, str]
    steps: tuple[LessonStep, ...]
    last: LessonStep
    """What is told once, when all has been learnt."""


@cache
def lesson(game: str) -> Lesson | None:
    file = data.path(game, "lesson.json")
    return data.read_file(file, Lesson) if file.is_file() else None


def left(steps: Sequence[LessonStep], answers: Iterable[Sequence[Key]]) -> list[LessonStep]:
    """The steps that these answers have not learnt: each learns one."""
    todo = list(steps)
    for keys in answers:
        if (step := next((each for each in todo if each.met(keys)), None)) is not None:
            todo.remove(step)
    return todo
