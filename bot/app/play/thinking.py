"""Lets computers think, in processes of their own, and plays what they pick.

Searching holds no lock: it starts from a copy of the position and comes back as a command with the
token of the question. If somebody has moved meanwhile, or it comes twice, it does nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from hashlib import sha256
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from bot.app.model import LEAGUE, User
from bot.app.play import computers, deeds, playing, workers
from bot.app.play.cluster import Cluster
from bot.app.play.workers import LOOK, Doer, Job, Lane, spare
from bot.app.session import rights
from bot.store import questions
from engines.contract import Illegal, Key, Offer, Seat, msg
from engines.extras import OWN_TURN, Imagination
from engines.kit.search import Advice, Computer, Strength
from engines.kit.simulate import QuickRng
from engines.registry import engine

if TYPE_CHECKING:
    from bot.app.door import Tables
    from bot.app.session.session import Session

log = logging.getLogger(__name__)

T = TypeVar("T")

SECONDS = 1.5
"""How long a computer may think about one question."""
GLANCE, REST = 0.1, 0.5
"""Seconds between looks at all tables, and at a table where nothing was to be asked."""
AGAIN, LATEST = 30.0, 3600.0
"""Seconds until a question that got no answer is asked again: at first, doubled each time, at
most."""
MOST_ANSWERS = 200
"""Of one seat in one turn. With more than that a computer goes round in circles: it is given the
default then, which leads to the end of the turn."""
UNDER_SEAL = {"recruit": 0.15, "officer": 0.15, "staff": 0.5}
"""Seconds that each computer asked under seal adds until all of them answer (TB-9.13)."""
MORE = 3
"""As many times that where everybody must answer: people take their time there, too."""
THINKS = 0.8
"""How much of that a computer thinks. The rest hides who had anything to think about."""


class Question(NamedTuple):
    """What a computer is asked: everything its process needs."""

    game: int
    name: str
    """Of the rules."""
    user: int
    seat: Seat
    seats: tuple[Seat, ...]
    """All it holds."""
    token: int
    state: bytes
    """An imagined position: nothing hidden from these seats leaves the bot's own process."""
    strength: Strength
    required: bool
    default: tuple[Key, ...]
    turn: str
    """The clock of the turn that goes on; empty while only others are asked."""
    number: int
    """What its random numbers follow from."""
    window: str = ""
    """The sealed question to several seats that this is a part of; empty for an open one."""
    share: float = 0.0
    """How many seconds of that are this computer's."""
    until: float = 0.0
    """After how many seconds computers answer that one, whatever they hold."""

    @property
    def command(self) -> str:
        """The same however often this question is thought about."""
        return f"computer:{self.game}:{self.seat}:{self.token}"


def answer(asked: Question, seconds: float = SECONDS) -> tuple[Key, ...] | None:
    """What the computer picks; None to leave a question be that nobody waits for."""
    if asked.window:
        seconds = min(seconds, asked.share * THINKS)
    return _computer(asked, seconds).choose(asked.strength)


def hint(asked: Question, seconds: float = SECONDS) -> Advice | None:
    """What the strongest computer would do in this seat, and why."""
    return _computer(asked, seconds).advice()


def _computer(asked: Question, seconds: float) -> Computer[Any]:
    rules, end = engine(asked.name), monotonic() + seconds
    return Computer(
        rules,
        rules.load(asked.state),
        asked.seats,
        asked.seat,
        QuickRng(asked.number),
        stop=lambda: monotonic() > end,
    )


def question(session: Session, known: Container[str] = ()) -> Question | None:
    """What a computer is asked here and has not answered; the first if there are several, and
    before all others what it was offered: that may be gone with the next move. Questions that are
    `known` are left out."""
    asked = [
        seat
        for seat, offer in session.offers.items()
        if offer.required and not computers.visiting(session.computer(seat) or 0)
    ]
    return invitation(session, known) or _open(session, asked, known)


def question_to(session: Session, guest: User) -> Question | None:
    """What somebody's program is asked here and has not answered: the first question."""
    offers = session.offers.items()
    mine = [seat for seat, each in offers if each.required and session.computer(seat) == guest]
    return _open(session, mine, ()) if computers.visiting(guest) else None


def invitation(session: Session, known: Container[str] = ()) -> Question | None:
    """What a computer is offered here and has not answered; the first if there are several."""
    invited = [seat for seat, offer in session.offers.items() if offer.invited]
    return _open(session, invited, known)


def _open(session: Session, seats: Iterable[Seat], known: Container[str]) -> Question | None:
    if not session.playing:
        return None
    for seat in seats:
        if not session.offers[seat].answered and (user := session.computer(seat)) is not None:
            asked = asked_of(session, seat, user)
            if asked.command not in known:
                return asked
    return None


def still_asked(session: Session, asked: Question) -> bool:
    """Whether nothing has changed since: the same computer, the same question, no answer yet."""
    if not session.playing or session.computer(asked.seat) != asked.user:
        return False
    offer = session.offers.get(asked.seat)
    same = session.prompts[asked.seat].token == asked.token
    return offer is not None and same and not offer.answered


def hint_question(session: Session, user: User, seat: Seat) -> Question:
    """A person's own question, as the strongest computer would be asked it. A table may want no
    hints, or only where nobody is played against (TB-9.9)."""
    rights.acting(session, user, seat)
    if session.row.host == LEAGUE:
        raise Illegal(msg("hint-in-league"))
    if not rights.hinted(session):
        wish = session.row.options.get("hints", "alone")
        raise Illegal(msg("hint-not-alone" if wish == "alone" else "hint-not-here"))
    if seat not in session.offers or not isinstance(session.engine, Imagination):
        raise Illegal(msg("hint-nothing"))
    return asked_of(session, seat, user)


def asked_of(session: Session, seat: Seat, user: User) -> Question:
    holder, row, offer = session.holder(seat), session.row, session.offers[seat]
    player, seats = session.engine, tuple(s for s in session.seats if session.holder(s) == holder)
    assert row.seed is not None
    assert isinstance(player, Imagination)
    strength = computers.strength(user) or "staff"
    sealed = {each: o for each, o in session.offers.items() if o.sealed}
    clocks = "|".join(sorted({o.clock for o in sealed.values()}))
    turns = (o.clock for o in session.offers.values() if o.required)
    from_all = sha256(b"%s %d %s" % (row.seed, playing.moment(session, seat), seat.encode()))
    number = int.from_bytes(from_all.digest()[:8], "big")
    return Question(
        game=session.id,
        name=row.game,
        user=user,
        seat=seat,
        seats=seats,
        token=session.prompts[seat].token,
        state=player.dump(player.imagine(session.state, seats, QuickRng(number))),
        strength=strength,
        required=offer.required,
        default=offer.default,
        turn=next(filter(OWN_TURN.fullmatch, turns), ""),
        number=number,
        window=f"{session.id}:{row.epoch}:{clocks}" if offer.sealed else "",
        share=_share(offer, strength) if offer.sealed else 0.0,
        until=sum(
            _share(o, computers.strength(who) or "staff")
            for each, o in sealed.items()
            if (who := session.computer(each)) is not None
        ),
    )


def _share(offer: Offer, strength: Strength) -> float:
    """What a computer adds to the time after which all of them answer. Everybody can see which of
    them are asked, and how strong they are."""
    return UNDER_SEAL[strength] * (MORE if offer.counted else 1)


class Held(NamedTuple):
    """An answer under seal, and from when on it may be given."""

    asked: Question
    picks: tuple[Key, ...]
    due: float


class Left(NamedTuple):
    """A question without an answer."""

    command: str
    times: int
    """How often it was asked."""
    again: float
    """When it is asked again; never, if there is nothing to say and nobody waits for it. Should
    somebody wait, the clock of the seat may answer before."""


@dataclass
class AtTable:
    """What goes on at a table whose computers are asked."""

    asked: Question | None = None
    thought: Job[tuple[Key, ...] | None] | None = None
    """About that question."""
    held: dict[str, Held] = field(default_factory=dict)
    opened: dict[str, float] = field(default_factory=dict)
    """When the sealed question was first seen."""
    left: dict[Seat, Left] = field(default_factory=dict)
    """The latest question of each seat that has none."""
    rests: float = 0.0
    """Until when nothing new is expected there."""
    given: dict[Seat, tuple[str, int]] = field(default_factory=dict)
    """The latest turn, and how many answers of each seat in it."""

    def known(self) -> set[str]:
        """Questions that are not asked now."""
        now = monotonic()
        return {*self.held, *(each.command for each in self.left.values() if each.again > now)}

    def leave(self, asked: Question, wait: float, *, at_first: float | None = None) -> int:
        """Leave a question for a while, later each time; how often it was asked by now."""
        before = self.left.get(asked.seat)
        times = before.times if before and before.command == asked.command else 0
        longer = min(wait * 2 ** min(times, 10), max(wait, LATEST))
        wait = at_first if at_first is not None and not times else longer
        self.left[asked.seat] = Left(asked.command, times + 1, monotonic() + wait)
        return times + 1

    def count(self, asked: Question) -> int:
        """One more answer of a seat: how many it has given in this turn."""
        turn, given = self.given.get(asked.seat, (asked.turn, 0))
        if asked.turn and asked.turn != turn:
            turn, given = asked.turn, 0
        self.given[asked.seat] = turn, given + 1
        return given + 1


@dataclass
class Thinker:
    """Asks computers, one question of each table after the other. What takes long, the thoughts of
    staffs and hints, waits in a lane of its own: nobody's recruit waits for it."""

    tables: Tables
    made: Callable[[], Doer] = workers.process
    cluster: Cluster | None = None
    """Machines that think what takes long."""
    steady: bool = False
    """Answers under seal come after a time that does not depend on how long anybody thought."""
    watched: dict[int, AtTable] = field(default_factory=dict, init=False)
    """The tables that wait for computers."""
    thoughts: int = field(default=0, init=False)
    """How many were thought to the end."""
    _advised: set[User] = field(default_factory=set, init=False)
    """Who waits for a hint."""

    def __post_init__(self) -> None:
        self._short = Lane(lambda: self.made())
        self._long = Lane(self._far, wide=lambda: self.cluster.wide() if self.cluster else spare())

    def _far(self) -> Doer:
        return self.cluster.executor() if self.cluster else self.made()

    async def round(self, deliver: Callable[[], Awaitable[None]]) -> int:
        """Ask each table that waits for a computer, and give the answers there are; how many."""
        known = self.tables.names
        waiting = await self.tables.store.read(
            lambda db: questions.waiting_for(db, computers.MOST, known)
        )
        busy = [game for game, at in self.watched.items() if at.thought or at.held]
        self.watched = {game: self.watched.get(game) or AtTable() for game in {*waiting, *busy}}
        given = 0
        for game, at in list(self.watched.items()):
            try:
                given += await self._ask(game, at)
            except Exception:
                log.exception("computers at table %s are asked later", game)
                at.rests = monotonic() + AGAIN
        if given:
            await deliver()
        return given

    async def until_people(self, deliver: Callable[[], Awaitable[None]]) -> None:
        """Let computers answer until only people are waited for; tables that rest are looked at."""
        for at in self.watched.values():
            at.rests = 0.0
        while await self.round(deliver) or self.busy:
            for _ in range(round(GLANCE / LOOK)):
                if not self.busy or self._ready():
                    break
                await asyncio.sleep(LOOK)

    @property
    def busy(self) -> bool:
        return any(at.thought or at.held for at in self.watched.values())

    def _ready(self) -> bool:
        """Whether a thought has come to an end."""
        self._short.look()
        self._long.look()
        return any(at.thought is not None and at.thought.done for at in self.watched.values())

    async def hear(self, game: int) -> bool:
        """Let computers answer at once what somebody has just offered them; whether any did."""
        at, given = self.watched.setdefault(game, AtTable()), 0
        while asked := invitation(await self.tables.load(game), at.known()):
            thought = self._short.submit(answer, asked, soon=True)
            await self._short.until(thought)
            if given >= computers.MOST or not await self._answered(at, asked, thought):
                break
            given += 1
        return given > 0

    async def hint(self, asked: Question) -> Advice | None:
        """One at a time for each person: others wait for the same process."""
        if asked.user in self._advised:
            raise Illegal(msg("hint-one-at-a-time"))
        self._advised.add(asked.user)
        try:
            return await _done(self._long, hint, asked)
        except BrokenProcessPool:
            return None
        finally:
            self._advised.discard(asked.user)

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """Something short that somebody waits for."""
        return await _done(self._short, work, *given)

    async def _ask(self, game: int, at: AtTable) -> int:
        given = await self._release(at)
        if at.thought is None:
            if monotonic() < at.rests and not given:
                return 0
            at.asked = asked = question(await self.tables.load(game), at.known())
            if asked is None:
                at.rests = monotonic() + REST
                return given
            if self.steady and asked.window:
                at.opened.setdefault(asked.window, monotonic())
            long = asked.strength == "staff" and asked.required
            at.thought = (self._long if long else self._short).submit(answer, asked)
        self._ready()
        asked, thought = at.asked, at.thought
        if asked is not None and thought.done:
            at.thought = None
            given += await self._answered(at, asked, thought)
        return given

    async def _answered(
        self, at: AtTable, asked: Question, thought: Job[tuple[Key, ...] | None]
    ) -> bool:
        """Give an answer, or hold it until it is due."""
        try:
            picks = thought.result()
            self.thoughts += 1
            if picks is None:  # nothing to say, and nobody waits for it
                at.leave(asked, inf)
            elif self.steady and asked.window:
                due = at.opened.get(asked.window, monotonic()) + asked.until
                at.held[asked.command] = Held(asked, picks, due)
            else:
                return await self.give(at, asked, picks)
        except BrokenProcessPool:
            times = at.leave(asked, AGAIN, at_first=0.0)
            log.warning("a process for thinking has ended: %s, asked %s times", asked.game, times)
        except Exception:
            times = at.leave(asked, AGAIN)
            log.exception("a computer at table %s has no answer, asked %s times", asked.game, times)
        return False

    async def give(self, at: AtTable, asked: Question, picks: tuple[Key, ...]) -> bool:
        """Play what was picked, unless it is no longer asked; whether that was done."""
        if asked.required and at.count(asked) > MOST_ANSWERS:
            log.error("table %s: %s goes in circles, its default counts", asked.game, asked.seat)
            picks = asked.default
        return await deeds.play_computer(self.tables, asked, picks)

    async def _release(self, at: AtTable) -> int:
        """Give the answers under seal that are due; how many were given."""
        now, given = monotonic(), 0
        for command, held in list(at.held.items()):
            if held.due <= now:
                del at.held[command]
                try:
                    given += await self.give(at, held.asked, held.picks)
                except Exception:
                    times = at.leave(held.asked, AGAIN)
                    log.exception("table %s: no answer, asked %s times", held.asked.game, times)
        if not at.held and at.thought is None:
            at.opened.clear()
        return given

    @property
    def idle(self) -> bool:
        """Whether nobody waits for anything that takes long."""
        return not self.busy and self._long.idle

    def aside(self, work: Callable[..., T], *given: Any) -> Job[T]:
        """Begin something that nobody waits for: only while it is `idle`."""
        return self._long.submit(work, *given)

    def close(self) -> None:
        """End all thinking; the next question begins it anew."""
        self._short.close()
        self._long.close()
        if self.cluster:
            self.cluster.close()


async def _done(lane: Lane, work: Callable[..., T], *given: Any) -> T:
    """What comes of it; should its process die, another one tries once more."""
    for last in (False, True):
        job = lane.submit(work, *given, soon=True)
        await lane.until(job)
        try:
            return job.result()
        except BrokenProcessPool:
            if last:
                raise
    raise AssertionError
