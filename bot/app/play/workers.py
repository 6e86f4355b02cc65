"""The door for work that needs nothing but CPU: plain functions of plain values, carried out in
processes that give way to everything else.

A *lane* does one thing after another, so short work has a lane of its own. Time counts from when
something is begun, however long it waited.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from threading import Thread
from time import monotonic, sleep
from typing import Any, Generic, TypeVar

T = TypeVar("T")

LOOK = 0.02
"""Seconds between looks whether something is done."""
LONGEST = 60.0
"""Seconds after which work is given up: something has gone wrong."""
POLITE = 10
"""Added to the niceness of a process: people are served first."""
ALIVE = 1.0
"""Seconds between a process's looks whether the bot is still there."""


def process(count: int = 1) -> Executor:
    """One process, or several. They end with the bot, even if that is killed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, _begin, (os.getpid(),))


def _begin(bot: int) -> None:
    os.nice(POLITE)
    Thread(target=_end_with, args=(bot,), daemon=True).start()


def _end_with(bot: int) -> None:
    while os.getppid() == bot:
        sleep(ALIVE)
    os._exit(1)


@dataclass(eq=False)
class Job(Generic[T]):
    """Something to be done, which may have to wait."""

    work: Callable[..., T]
    given: tuple[Any, ...]
    soon: bool = False
    begun: float = 0.0
    doing: Future[T] | None = None
    late: bool = False

    @property
    def done(self) -> bool:
        return self.late or (self.doing is not None and self.doing.done())

    def result(self) -> T:
        if self.late:
            raise TimeoutError(f"{self.work.__name__} never ends")
        assert self.doing is not None
        return self.doing.result()


@dataclass
class Lane:
    """Does one thing after another, in a process that is started when there is something to do.
    Nothing happens by itself: whoever waits calls `look`."""

    made: Callable[[], Executor] = process
    longest: float = LONGEST
    _jobs: list[Job[Any]] = field(default_factory=list, init=False)
    """The first one is under way."""
    _executor: Executor | None = field(default=None, init=False)

    def submit(self, work: Callable[..., T], *given: Any, soon: bool = False) -> Job[T]:
        """What is wanted `soon` takes turns with what waits already."""
        job = Job(work, given, soon)
        ahead = 1 + 2 * sum(each.soon for each in self._jobs[1:])
        self._jobs.insert(ahead if soon else len(self._jobs), job)
        self.look()
        return job

    def look(self) -> None:
        """End what never ends, and begin what is next."""
        while self._jobs:
            job = self._jobs[0]
            if job.doing is None:
                self._begin(job)
            elif not job.done and monotonic() - job.begun > self.longest:
                job.late = True
            if not job.done:
                return
            if job.late or _broke(job):
                self.close()
            self._jobs.remove(job)

    async def until(self, job: Job[Any]) -> None:
        """Look until this is done."""
        while not job.done:  # not awaited: the simulated Discord would wait for it too
            await asyncio.sleep(LOOK)
            self.look()

    def _begin(self, job: Job[Any]) -> None:
        job.begun = monotonic()
        for last in (False, True):
            self._executor = self._executor or self.made()
            try:
                job.doing = self._executor.submit(job.work, *job.given)
                return
            except BrokenProcessPool as error:  # it has died while there was nothing to do
                self.close()
                if last:
                    job.doing = Future()
                    job.doing.set_exception(error)

    def close(self) -> None:
        """End the process, whatever it is doing; what comes next starts another one."""
        if self._executor is not None:
            workers = list((getattr(self._executor, "_processes", None) or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()
            self._executor = None


def _broke(job: Job[Any]) -> bool:
    doing = job.doing
    if doing is None or doing.cancelled():
        return False
    return isinstance(doing.exception(), BrokenProcessPool)
