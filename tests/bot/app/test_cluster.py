"""Machines that lend their CPU: what is sent to them, what comes back, and what does not."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.app.play import cluster, thinking, workers
from bot.app.play.cluster import Cluster, Lent, OtherRules, Unusable, rules, safe
from bot.app.play.workers import Lane
from engines.contract import Engine
from engines.kit.simulate import QuickRng
from engines.registry import GAMES
from tests.bot.app.silence import Silence, positions

distributed: Any = pytest.importorskip("distributed")


# ---- what leaves


async def questions(game: str, seed: int, n: int) -> int:
    """Ask twins of a few positions; how many were asked."""
    twin, asked, chance = import_module(f"tests.engines.{game}.twin").twin, 0, QuickRng(seed)
    for start in positions(game, seed, each=3):
        table = Silence(start, seed)
        await table.sit_down()
        session = table.tables.latest
        await table.house.store.close()
        true = session.state
        for seat in session.offers:
            user = session.holder(seat)
            if sum(session.holder(each) == user for each in session.seats) > 1:
                continue  # twins are of one seat
            session.state = true
            one = thinking.asked_of(session, seat, user)
            session.state = twin(start.engine.load(start.engine.dump(true)), seat, chance)
            assert thinking.asked_of(session, seat, user) == one, f"{game} {seed}: {seat} may tell"
            asked += 1
        if asked >= n:
            break
    return asked


@pytest.mark.parametrize("game", GAMES)
async def test_what_leaves_is_the_same_for_positions_a_seat_cannot_tell_apart(game: str) -> None:
    assert await questions(game, 1, 12) >= 12


async def test_a_true_position_that_leaves_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(self: Engine[Any], state: Any, *_: Any) -> Any:
        return state

    engine = type(next(positions("quartermaster", 1, each=1)).engine)
    monkeypatch.setattr(engine, "imagine", peeking)
    with pytest.raises(AssertionError, match="may tell"):
        await questions("quartermaster", 1, 12)


@pytest.mark.parametrize(
    "address",
    ["tls://far.example.org:8786", "tcp://127.0.0.1:8786", "tcp://localhost:1", "tcp://[::1]:1"],
)
def test_nothing_can_be_read_on_the_way(address: str) -> None:
    assert safe(address) == address


@pytest.mark.parametrize(
    "address", ["tcp://10.0.0.5:8786", "tcp://scheduler:8786", "ws://localhost:1", "8786"]
)
def test_what_can_be_read_on_the_way_is_refused(address: str) -> None:
    with pytest.raises(Unusable, match="only tls"):
        Cluster(address)


def test_a_worker_with_other_rules_does_nothing() -> None:
    assert cluster.done_there(rules(), pow, (2, 3)) == 8
    with pytest.raises(OtherRules, match=rules()):
        cluster.done_there("older", pow, (2, 3))


# ---- what comes back, without anybody there


class Gone:
    """A cluster whose answers are made by the test."""

    at_work = ("tcp://127.0.0.1:1",)

    def __init__(self) -> None:
        self.sent: list[Future[Any]] = []

    def submit(self, *_: Any) -> Future[Any]:
        self.sent.append(Future())
        return self.sent[-1]


class Counting:
    """Counts what is done here."""

    def __init__(self) -> None:
        self.done = 0

    def submit(self, work: Callable[..., Any], /, *given: Any) -> Future[Any]:
        self.done += 1
        found: Future[Any] = Future()
        found.set_result(work(*given))
        return found


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Counting:
    found = Counting()
    monkeypatch.setattr(workers, "process", lambda: found)
    return found


@pytest.mark.parametrize(
    "lost", [ConnectionError("cut"), OtherRules("x"), AttributeError("no such")]
)
def test_what_is_lost_on_the_way_is_done_once_here(here: Counting, lost: Exception) -> None:
    gone: Any = Gone()
    answer = Lent(gone).submit(pow, 2, 3)
    assert not answer.done()
    gone.sent[0].set_exception(lost)
    assert (answer.result(), here.done) == (8, 1)


def test_a_cancelled_answer_is_worked_out_here_unless_nobody_wants_it(here: Counting) -> None:
    gone: Any = Gone()
    kept, dropped = Lent(gone), Lent(gone)
    answer = kept.submit(pow, 2, 3)
    dropped.submit(pow, 2, 4)
    dropped.shutdown()
    gone.sent[0].cancel()
    assert (answer.result(), here.done, gone.sent[1].cancelled()) == (8, 1, True)


def test_a_mistake_in_the_work_itself_is_told_and_not_repeated(here: Counting) -> None:
    gone: Any = Gone()
    answer = Lent(gone).submit(pow, 2, 3)
    gone.sent[0].set_exception(ZeroDivisionError("in the rules"))
    with pytest.raises(ZeroDivisionError):
        answer.result()
    assert not here.done


# ---- a real scheduler, and workers that die


@pytest.fixture(scope="module")
def there() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0", silence_logs=50
    ) as found:
        yield found


def until(lane: Lane, true: Callable[[], bool]) -> None:
    """Look until this is so: processes answer when they answer."""
    end = time.monotonic() + 90
    while not true():
        assert time.monotonic() < end, "it never came"
        lane.look()
        os.sched_yield()


def carried(seed: int, rounds: int) -> int:
    """Something that takes a moment and comes out the same everywhere."""
    for _ in range(rounds):
        seed = seed * 6364136223846793005 % 2**61
    return seed


def alive(there: Any) -> list[int]:
    workers = there.workers.values()
    return [each.process.pid for each in workers if each.process and each.process.pid]


def killed(there: Any, kills: int, jobs: int) -> None:
    lent, chance = Cluster(there.scheduler_address, look=0.2).begin(), Random(kills)
    lane = Lane(lent.executor, wide=lent.wide)
    try:
        for _ in range(kills):
            there.scale(2)
            until(lane, lambda: bool(lent.at_work) and bool(alive(there)))
            asked = [lane.submit(carried, n, 200_000) for n in range(jobs)]
            first = chance.randrange(jobs)
            until(lane, lambda asked=asked, first=first: asked[first].done)
            for one in chance.sample(alive(there), 1):
                os.kill(one, signal.SIGKILL)
            until(lane, lambda asked=asked: all(job.done for job in asked))
            assert [job.result() for job in asked] == [carried(n, 200_000) for n in range(jobs)]
    finally:
        lane.close()
        lent.close()


def test_a_worker_that_is_killed_loses_and_doubles_nothing(there: Any) -> None:
    killed(there, 1, 6)


@pytest.mark.slow
def test_forty_workers_that_are_killed_lose_nothing(there: Any) -> None:
    killed(there, 40, 12)


async def test_without_a_scheduler_processes_here_think_and_the_host_is_told() -> None:
    lent = Cluster("tcp://127.0.0.1:9", look=0.2).begin()
    lane = Lane(lent.executor, wide=lent.wide)
    try:
        job = lane.submit(pow, 2, 3)
        await asyncio.wait_for(lane.until(job), 90)
        assert (job.result(), lane.wide()) == (8, workers.spare())
        assert lent.said().startswith("none: ")
    finally:
        lane.close()
        lent.close()
