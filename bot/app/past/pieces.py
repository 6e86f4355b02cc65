"""Long work that nobody waits for, done a piece at a time while nobody waits for anything else."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from time import process_time
from typing import Any, Generic, TypeVar

from bot.app.play.thinking import Thinker
from bot.app.play.workers import Job

T = TypeVar("T")

SECONDS = 2.0
"""How long a piece takes: then others may think."""


def until() -> Callable[[], bool]:
    """Whether a piece that begins now has used so much of a processor."""
    end = process_time() + SECONDS
    return lambda: process_time() >= end


Work = tuple[Callable[..., Any], tuple[Any, ...]]
Search = Generator[Work, Any, T]
"""Asks for one piece of work after the other, and is sent what came of each."""


@dataclass
class Pieces(Generic[T]):
    """Does the work of one search."""

    thinker: Callable[[], Thinker]
    _search: Search[T] | None = None
    _work: Work | None = None
    _job: Job[Any] | None = None

    @property
    def idle(self) -> bool:
        return self._search is None

    def begin(self, search: Search[T]) -> None:
        self._search, self._work = search, None

    def step(self) -> T | None:
        """Go on a little; what came of the search once it has ended. If something goes wrong it
        ends at once."""
        if self._search is None or (self._job is not None and not self._job.done):
            return None
        job, self._job = self._job, None
        try:
            if job is not None or self._work is None:
                self._work = self._search.send(job.result() if job else None)
            elif self.thinker().idle:
                self._job = self.thinker().aside(self._work[0], *self._work[1])
        except StopIteration as end:
            self._search = None
            found: T = end.value
            return found
        except BaseException:
            self._search = None
            raise
        return None
