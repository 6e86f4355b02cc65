"""The door for work that needs nothing but CPU: plain functions of plain values, carried out in
processes that give way to everything else, or by machines that lend theirs (`cluster.py`).

A *lane* does one thing after another at each of its desks, so short work has a lane of its own.
Time counts from when something is begun, however long it waited.
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
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")

LOOK = 0.02
"""Seconds between looks whether something is done."""
LONGEST = 60.0
"""Seconds after which work is given up: something has gone wrong."""
POLITE = 10
"""Added to the niceness of a process: people are served first."""
ALIVE = 1.0
"""Seconds between a process's looks whether the bot is still there."""


class Doer(Protocol):
    """Whoever does something elsewhere: a process, or machines."""

    def submit(self, work: Callable[..., T], /, *given: Any) -> Future[T]: ...

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None: ...


def process(count: int = 1) -> Executor:
    """One process, or several. They end with the bot, even if that is killed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, _begin, (os.getpid(),))


def spare() -> int:
    """How many processes may think for long at once: all cores but one, which serves people."""
    return max((os.cpu_count() or 2) - 1, 1)


def _begin(bot: int) -> None:
    os.nice(POLITE)
    Thread(target=_end_with, args=(bot,), daemon=True).start()


def _end_with(bot: int) -> None:
    while os.getppid() == bot:
        sleep(ALIVE)
    os._exit(1)


def end(executor: Doer) -> None:
    """End an executor, whatever it is doing."""
    workers = list((getattr(executor, "_processes", None) or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


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
class Desk:
    """Where one thing is done at a time, by an executor that is made when there is something."""

    made: Callable[[], Doer]
    job: Job[Any] | None = None
    executor: Doer | None = None

    def begin(self, job: Job[Any]) -> None:
        self.job, job.begun = job, monotonic()
        for last in (False, True):
            self.executor = self.executor or self.made()
            try:
                job.doing = self.executor.submit(job.work, *job.given)
                return
            except BrokenProcessPool as error:  # it has died while there was nothing to do
                self.close()
                if last:
                    job.doing = Future()
                    job.doing.set_exception(error)

    def clear(self, longest: float) -> None:
        """Put away what is done, and end what never ends."""
        if (job := self.job) is None:
            return
        job.late = not job.done and monotonic() - job.begun > longest
        if job.late or _broke(job):
            self.close()
        if job.done:
            self.job = None

    def close(self) -> None:
        if self.executor is not None:
            end(self.executor)
            self.executor = None


@dataclass
class Lane:
    """Does things in their order, at as many desks as it is `wide`. Nothing happens by itself:
    whoever waits calls `look`."""

    made: Callable[[], Doer] = process
    longest: float = LONGEST
    wide: Callable[[], int] = lambda: 1
    _waiting: list[Job[Any]] = field(default_factory=list, init=False)
    _desks: list[Desk] = field(default_factory=list, init=False)

    def submit(self, work: Callable[..., T], *given: Any, soon: bool = False) -> Job[T]:
        """What is wanted `soon` takes turns with what waits already."""
        job = Job(work, given, soon)
        ahead = 2 * sum(each.soon for each in self._waiting)
        self._waiting.insert(ahead if soon else len(self._waiting), job)
        self.look()
        return job

    @property
    def idle(self) -> bool:
        self.look()
        return not self._waiting and all(desk.job is None for desk in self._desks)

    def look(self) -> None:
        """End what never ends, and begin what is next."""
        for desk in self._desks:
            desk.clear(self.longest)
        while self._waiting and (free := self._free()):
            free.begin(self._waiting.pop(0))
            free.clear(self.longest)

    def _free(self) -> Desk | None:
        free = [desk for desk in self._desks if desk.job is None]
        if not free and len(self._desks) < self.wide():
            free.append(Desk(self.made))
            self._desks += free
        busy = len(self._desks) - len(free)
        return free[0] if free and busy < self.wide() else None

    async def until(self, job: Job[Any]) -> None:
        """Look until this is done."""
        while not job.done:  # not awaited: the simulated Discord would wait for it too
            await asyncio.sleep(LOOK)
            self.look()

    def close(self) -> None:
        """End all processes, whatever they are doing; what comes next starts others."""
        for desk in self._desks:
            desk.close()


def _broke(job: Job[Any]) -> bool:
    doing = job.doing
    if doing is None or not doing.done() or doing.cancelled():
        return False
    return isinstance(doing.exception(), BrokenProcessPool)
