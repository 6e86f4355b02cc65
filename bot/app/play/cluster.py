"""Machines that lend their CPU, by Dask (`ADJUTANT_WORKERS`, extra `cluster`): a scheduler, and any
number of workers with the same rules.

What goes there is a plain function and what it is given: imagined positions, never true ones. So a
worker that dies, hangs or is cut off loses nothing and doubles nothing: whatever does not come back
is done in a process here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import sha256
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlsplit

import engines
from bot.app.play import workers
from bot.app.play.workers import Doer

T = TypeVar("T")

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds after which something is done here: nothing that is sent takes a quarter of that."""
LOOK = 2.0
"""Seconds between looks at who is there, and how long a scheduler may take to answer."""


class Unusable(Exception):
    """An address to which nothing is sent."""


class OtherRules(Exception):
    """A worker would think about another game."""


@cache
def rules() -> str:
    """What the rules are, in a few letters: the same on machines that agree about every game."""
    home, found = Path(engines.__file__).parent, sha256()
    for path in sorted([*home.rglob("*.py"), *home.parent.glob("data/*/*.json")]):
        found.update(path.relative_to(home.parent).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def done_there(wanted: str, work: Callable[..., T], given: tuple[Any, ...]) -> T:
    """What a worker does."""
    if rules() != wanted:
        raise OtherRules(rules())
    return work(*given)


def safe(address: str) -> str:
    """The address, if nobody on the way can read what is sent there or send something else."""
    place = urlsplit(address)
    if place.scheme == "tls":
        return address
    try:
        home = place.hostname == "localhost" or ip_address(place.hostname or "").is_loopback
    except ValueError:
        home = False
    if place.scheme != "tcp" or not home:
        raise Unusable(f"{address}: beyond this machine only tls://host:port, with certificates")
    return address


@dataclass
class Cluster:
    """Who is there is looked at now and then, beside the event loop."""

    address: str
    look: float = LOOK
    at_work: tuple[str, ...] = ()
    """Workers with our rules."""
    refused: tuple[str, ...] = ()
    """Workers with others."""
    fault: str = "not yet reached"
    """Why there is none, for the host."""
    _client: Any = None
    _sent: dict[Future[Any], float] = field(default_factory=dict)
    """What has not come back, and when it went."""
    _asked: dict[str, Any] = field(default_factory=dict)
    """Workers that have not yet said by which rules they go."""
    _ends: Event = field(default_factory=Event)

    def __post_init__(self) -> None:
        safe(self.address)
        if find_spec("distributed") is None:
            raise Unusable("distributed is missing: the extra cluster")

    def begin(self) -> Cluster:
        Thread(target=self._watch, name="cluster", daemon=True).start()
        return self

    def close(self) -> None:
        self._ends.set()

    def wide(self) -> int:
        """How many things can be done at once: one by each worker, or what is spare here."""
        return len(self.at_work) or workers.spare()

    def executor(self) -> Doer:
        return Lent(self)

    def submit(self, work: Callable[..., T], *given: Any) -> Future[T]:
        """Whoever has our rules is asked; should they all go, whoever else comes looks at them."""
        there = self._client.get_executor(
            pure=False, workers=list(self.at_work), allow_other_workers=True
        )
        found: Future[T] = there.submit(done_there, rules(), work, given)
        self._sent[found] = monotonic()
        found.add_done_callback(lambda done: self._sent.pop(done, None))
        return found

    def said(self) -> str:
        """One line for whoever looks after the bot."""
        if self.at_work:
            return f"{len(self.at_work)} at work, {len(self.refused)} refused for other rules"
        return f"none: {self.fault}; processes of this machine think"

    def _watch(self) -> None:
        while not self._ends.is_set():
            try:
                self._see()
            except Exception as error:  # whatever Dask may raise: nobody's game depends on it
                if not self.fault:
                    log.warning("workers are out of reach: %s", error)
                self._part(str(error) or type(error).__name__)
            self._ends.wait(self.look)
        self._part("closed")

    def _see(self) -> None:
        from distributed import Client, Security

        if self._client is None:
            made: Any = Client  # which has no types
            secure: Any = Security  # from Dask's own settings (DASK_DISTRIBUTED__COMM__TLS__...)
            self._client = made(
                self.address,
                security=secure() if self.address.startswith("tls:") else None,
                timeout=self.look,
                set_as_default=False,
            )
        there = set(self._client.scheduler_info(n_workers=-1)["workers"])
        if self._client.status != "running":
            raise ConnectionError("the scheduler has gone")
        self._get_to_know(there)
        self.at_work = tuple(each for each in self.at_work if each in there)
        self.refused = tuple(each for each in self.refused if each in there)
        self.fault = "" if self.at_work else "no worker with our rules"
        self._call_back(PATIENCE if self.at_work else 0.0)

    def _get_to_know(self, there: set[str]) -> None:
        """Ask each newcomer for its rules. Whoever does not answer is waited for, and not asked."""
        for each in sorted(there - {*self.at_work, *self.refused, *self._asked}):
            self._asked[each] = self._client.submit(rules, workers=[each], pure=False)
        for each, said in list(self._asked.items()):
            if each in there and not said.done():
                continue
            del self._asked[each]
            if each not in there:
                said.cancel()
            elif said.status == "finished" and said.result() == rules():
                self.at_work = *self.at_work, each
            else:
                log.warning("a worker with other rules is not asked: %s", each)
                self.refused = *self.refused, each

    def _call_back(self, patience: float = 0.0) -> None:
        """Wait no longer for what was sent so long ago: it is done here."""
        for each, sent in list(self._sent.items()):
            if monotonic() - sent >= patience:
                each.cancel()

    def _part(self, fault: str) -> None:
        client, self._client = self._client, None
        self.at_work, self.refused, self.fault = (), (), fault
        self._asked.clear()
        self._call_back()
        if client is not None:
            with suppress(Exception):  # it has gone already, as a scheduler may
                client.close(timeout=self.look)


@dataclass
class Lent:
    """Does one thing after another: there, if anybody is there, else in a process here."""

    cluster: Cluster
    _here: Doer | None = None
    _far: Future[Any] | None = None

    def submit(self, work: Callable[..., T], /, *given: Any) -> Future[T]:
        if self.cluster.at_work:
            try:
                far, answer = self.cluster.submit(work, *given), Future[T]()
            except Exception as error:
                log.warning("nothing can be sent to workers: %s", error)
            else:
                self._far = far
                far.add_done_callback(partial(self._came, answer, work, given))
                return answer
        return self._at_home(work, given)

    def _at_home(self, work: Callable[..., T], given: tuple[Any, ...]) -> Future[T]:
        self._here = self._here or workers.process()
        return self._here.submit(work, *given)

    def _came(
        self, answer: Future[T], work: Callable[..., T], given: tuple[Any, ...], far: Future[T]
    ) -> None:
        """Pass on what has come back. What did not is done here, if anybody still wants it."""
        if far is not self._far:
            return
        lost = CancelledError() if far.cancelled() else far.exception()
        if lost is None:
            answer.set_result(far.result())
        elif _from(lost):
            log.warning("a worker did not answer: %s", lost)
            home = self._at_home(work, given)
            home.add_done_callback(partial(_pass_on, answer))
        else:
            answer.set_exception(lost)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        far, self._far = self._far, None
        if far is not None:
            far.cancel()
        if self._here is not None:
            workers.end(self._here)


def _from(lost: BaseException) -> bool:
    """Whether this comes from the way there, not from the work."""
    from distributed import KilledWorker

    ways = (CancelledError, KilledWorker, OSError, OtherRules, ImportError, AttributeError)
    return isinstance(lost, ways)


def _pass_on(answer: Future[T], found: Future[T]) -> None:
    if found.cancelled():
        answer.cancel()
    elif error := found.exception():
        answer.set_exception(error)
    else:
        answer.set_result(found.result())
