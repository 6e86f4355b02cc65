"""Writes a session's messages into the outbox; hands those that are due to the sender, and records
what became of them.

A newer board replaces an older unsent one and reports its events as well.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.app.clocks import calendars
from bot.app.clocks.calendars import TURN
from bot.app.leagues import letters
from bot.app.mail import composing, stored, whom
from bot.app.mail.board import here
from bot.app.mail.kinds import Outgoing
from bot.app.model import Instant, User
from bot.app.session.session import Session
from bot.store import Db, Store, desks, games, journal, outbox, users
from bot.store.outbox import OutboxRow
from engines.contract import Engine, Seat

TOGETHER = 20.0
"""Seconds within which boards that say how many have answered are told as one (TB-8.10): Discord
takes few edits of an old message."""
SITTING = calendars.HOUR
"""An older board than this is not where somebody who comes back looks first."""
REPLACES = {
    "lobby": ("lobby",),
    "turn": ("turn",),
    "hand": ("hand",),
    "remind": ("remind",),
    "over": ("turn",),
    "seat": ("seat",),
}


def seats_channel(guild: int) -> str:
    """The name of the fact which channel of a server shows open seats."""
    return f"seats/{guild}"


def chronicle_channel(guild: int) -> str:
    """The name of the fact which channel of a server gets every chronicle besides."""
    return f"chronicle/{guild}"


def write(db: Db, session: Session) -> None:
    """Put the messages of a session into the outbox."""
    todo, calling = list(session.outgoing), set[str]()
    while todo:
        each = todo.pop(0)
        if each.user is not None:
            due = whom.when(each, users.get(db, each.user), session.now)
            if due is None:
                continue
            each = replace(each, due=due)
        if isinstance(each.mail, stored.ChronicleMail):
            if not journal.any_shown(db, session.id):
                continue  # the last board is the only one
            if each.channel == session.row.channel:
                todo += _elsewhere(db, session, each)
        old = outbox.supersede(db, session.id, REPLACES.get(each.kind, ()), each.seat)
        if each.kind == "turn":
            replaced = [stored.unpack("turn", body) for body in old]
            each, calls = _board(db, session, each, replaced)
            calling.update(calls.hands)
            todo += _letters(session, calls.letters)
            todo += _struck(db, session, each)
            todo += _letters(session, calls.asleep)
        elif each.kind == "over":
            replaced = [stored.unpack("turn", body) for body in old]
            each = replace(each, mail=stored.OverMail(_since(session, replaced)))
            todo += _struck(db, session, each)
        elif each.kind == "hand":
            each = _hand(db, session, each, [stored.unpack("hand", body) for body in old], calling)
        elif each.kind == "seat":
            place = users.fact(db, seats_channel(session.row.guild))
            if place is None:
                continue  # who looks with /seats finds it all the same
            each = replace(each, channel=int(place))
        elif each.kind == "idle":  # while its host is awake
            host = users.get(db, session.row.host)
            each = replace(each, due=calendars.woken(session.now, host.zone, host.quiet))
        outbox.add(db, each.row)
    for letter in _strike_letters(db, session):
        outbox.add(db, letter.row)


def _elsewhere(db: Db, session: Session, chronicle: stored.Envelope) -> list[stored.Envelope]:
    """The chronicle for the channel of the server that gets all of them, and for who follows."""
    found = []
    place = users.fact(db, chronicle_channel(session.row.guild))
    over = session.row.status == "over"
    if over and place is not None and int(place) != session.row.channel:
        found.append(replace(chronicle, channel=int(place)))
    for user in desks.followers(db, session.id):
        found.append(replace(chronicle, channel=None, user=user))
    return found


# A board: what it tells, whom it calls, which message it is.


def _board(
    db: Db, session: Session, board: stored.Envelope, replaced: Sequence[stored.TurnMail]
) -> tuple[stored.Envelope, whom.Calls]:
    """A board as it is written, and who is called for it."""
    assert isinstance(board.mail, stored.TurnMail)
    due = {each.user for each in board.mail.waiting}
    carried = [user for old in replaced for user in old.mention if user in due]
    mail = replace(
        board.mail,
        since=_since(session, replaced),
        mention=tuple(dict.fromkeys([*carried, *board.mail.mention])),
    )
    row = outbox.latest(db, session.id, "turn")
    last: stored.TurnMail | None = _read(row) if row else None
    goes_on = _same_turn(last, mail, replaced)
    facts = _facts(session, mail, board.again, same_turn=goes_on)
    people = {*mail.mention, *(facts.holders[seat] for seat in board.again), facts.alone}
    wishes = {user: users.get(db, user) for user in people if user is not None}
    calls = whom.calls(facts, wishes)
    sitting = row is not None and session.now - row.due < SITTING and whom.sitting(facts, wishes)
    mail = replace(mail, mention=calls.mention, fresh=calls.anybody or not (goes_on or sitting))
    if row is not None and last is not None and not mail.fresh:
        mail = _in_place(mail, row.id, last, replaced, goes_on=goes_on)
        if last.edits is not None and _counts(last) and _counts(mail):
            board = replace(board, due=max(board.due, row.due + TOGETHER))
    return replace(board, mail=mail), calls


def _counts(board: stored.TurnMail) -> bool:
    """Whether a board says how many of the people have answered."""
    return any(each.text.id == "table-answered" for each in board.waiting)


def _in_place(
    mail: stored.TurnMail,
    row: int,
    last: stored.TurnMail,
    replaced: Sequence[stored.TurnMail],
    *,
    goes_on: bool,
) -> stored.TurnMail:
    """Let a board take the place of the one before, as long as the same turn goes on and it calls
    nobody (TB-8.10). It then tells all that one told, and what has happened since. In another turn
    it does so only if the one person who plays is there (TB-9.12), and tells what is new."""
    mail = replace(mail, edits=row, untold=mail.since)
    if not goes_on:
        return mail
    since = [each for each in (mail.since, last.since) if each is not None]
    return replace(
        mail, since=min(since), clocks=tuple(sorted(_clocks_of([mail, last, *replaced])))
    )


def _since(session: Session, replaced: Iterable[stored.TurnMail]) -> int:
    """From where a new board tells what has happened: boards that were never sent would have told
    it. One that was to take the place of another repeats what that one told."""
    untold = [old.since if old.untold is None else old.untold for old in replaced]
    since = min([session.row.told, *(each for each in untold if each is not None)])
    session.row.told = session.row.seq
    return since


def _facts(
    session: Session, mail: stored.TurnMail, again: tuple[str, ...], *, same_turn: bool
) -> whom.Facts:
    alone = session.alone
    return whom.Facts(
        now=session.now,
        waiting=mail.waiting,
        called=mail.mention,
        again=again,
        holders={row.seat: row.user for row in session.people.seats},
        same_turn=same_turn,
        answering=frozenset(user for user in mail.mention if _answers_another(session, user)),
        acting=frozenset(session.acting),
        alone=alone if alone is not None and here(session, alone) else None,
        hands=tuple(
            each.seat
            for each in session.outgoing
            if isinstance(each.mail, stored.HandMail) and each.mail.fresh and each.seat is not None
        ),
    )


def _answers_another(session: Session, user: User) -> bool:
    """Whether somebody is asked for nothing but answers in the turn of others. What everybody must
    answer calls them all at the table (TB-7.7)."""
    asked = [
        offer
        for seat, offer in session.offers.items()
        if offer.required and session.holder(seat) == user
    ]
    return all(not (offer.counted or offer.clock.startswith(TURN)) for offer in asked)


def _letters(session: Session, calls: Iterable[whom.Call]) -> list[stored.Envelope]:
    """Direct messages that call somebody."""
    found = []
    for each in calls:
        prompt, unless = session.prompts[each.seat], session.row.seq if each.later else None
        found.append(
            stored.Envelope(
                stored.RemindMail(prompt.clock or "", call=True, unless=unless),
                each.due,
                session.id,
                None if each.asleep and prompt.sealed else session.row.channel,
                each.user,
                each.seat,
            )
        )
    return found


def _same_turn(
    last: stored.TurnMail | None, board: stored.TurnMail, replaced: Iterable[stored.TurnMail]
) -> bool:
    """Whether a board could take the place of the one before: the same turn goes on."""
    turns = {clock for clock in board.clocks if clock.startswith(TURN)}
    unsent = any(old.fresh for old in replaced)
    return last is not None and not unsent and turns <= _clocks_of([last, *replaced])


def _clocks_of(boards: Iterable[stored.TurnMail]) -> set[str]:
    """The clocks that ran under these boards."""
    return {clock for board in boards for clock in board.clocks}


def _read(row: OutboxRow) -> Any:
    """What a message that was sent is about; nothing if that cannot be read any more."""
    try:
        return stored.unpack(row.kind, row.body)
    except ValueError:
        return stored.KINDS[row.kind]()


# A hand.


def _hand(
    db: Db,
    session: Session,
    hand: stored.Envelope,
    replaced: Sequence[stored.HandMail],
    calling: set[str],
) -> stored.Envelope:
    """Let a hand take the place of the one before, unless it asks something new, or has the first
    news since its person last did something: they are told by a new message (TB-8.2)."""
    mail, seat = hand.mail, hand.seat
    assert isinstance(mail, stored.HandMail)
    assert seat is not None
    assert hand.user is not None
    last = outbox.latest(db, session.id, "hand", seat)
    shown: stored.HandMail = (
        _read(last) if last is not None and last.user == hand.user else stored.HandMail()
    )
    acted = journal.last_of(db, session.id, hand.user)
    news = max(old.news for old in (mail, *replaced))
    fresh = any(old.fresh for old in (mail, *replaced)) or (news > 0 and shown.news <= acted)
    since = min(each.since for each in (mail, *replaced) if each.since is not None)
    if not fresh:
        since = min(since, max(acted, shown.since or 0))
    if seat in calling:
        mail = replace(mail, clock=session.prompts[seat].clock or "", call=True)
    mail = replace(mail, since=since, fresh=fresh, news=news or shown.news)
    return replace(hand, mail=mail)


# Calls that have been answered.


def _settled(session: Session, seat: Seat) -> bool:
    """Whether the question a seat was asked when this session began is asked no longer. A sealed
    one still is, whoever has answered it."""
    offer = session.offers.get(seat)
    return offer is None or not offer.required or offer.clock != session.waited.get(seat)


def _struck(db: Db, session: Session, board: stored.Envelope) -> list[stored.Envelope]:
    """Unless a board takes the place of the one before, strike through the calls of that one that
    have been answered (TB-8.19). Nobody's answer under seal shows: such a call is over when the
    question is."""
    edits = isinstance(board.mail, stored.TurnMail) and board.mail.edits is not None
    last = None if edits else outbox.latest(db, session.id, "turn")
    if last is None:
        return []
    over = [each.user for each in _read(last).waiting if _settled(session, each.seat)]
    struck = stored.StrikeMail(last.id, tuple(dict.fromkeys(over)))
    return [stored.Envelope(struck, session.now, session.id, session.row.channel)] if over else []


def _strike_letters(db: Db, session: Session) -> list[stored.Envelope]:
    """Strike through what called or reminded a seat that has now answered. Only its reader sees
    letters, so a sealed answer may show there."""
    done = [
        seat
        for seat in session.waited
        if seat in session.prompts
        if _settled(session, seat) or session.offers[seat].answered
    ]
    return [
        stored.Envelope(
            stored.StrikeMail(each.id), session.now, session.id, each.channel, each.user, seat
        )
        for seat in done
        for each in outbox.letters(db, session.id, seat)
    ]


log = logging.getLogger(__name__)

Report = Callable[[Db], None]


class Delivery:
    """Keeps track of messages being sent. A failure with one of them, even a failure to record its
    fate, never blocks its channel until a restart."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], Instant],
        engine: Callable[[str], Engine[Any]],
        known: Iterable[str],
    ) -> None:
        self._store = store
        self._now = now
        self._engine = engine
        self._known = known
        self._sending: set[int] = set()
        self._unwritten: dict[int, Report] = {}
        """Reports the store could not take at the time."""

    async def take(self, most: int) -> list[Outgoing]:
        for row, report in list(self._unwritten.items()):
            await self._write(row, report)
        now, busy, engines = self._now(), self._sending, self._engine
        taken = await self._store.write(
            lambda db: composing.take(db, now, busy, most, engines, self._known)
        )
        self._sending.update(message.id for message in taken)
        return taken

    async def delivered(self, row: int, message: int | None = None) -> None:
        """Report a delivery. `message` is the Discord id of the message or thread."""

        def done(db: Db) -> None:
            outbox.sent(db, row, message)
            outbox.talk_opened(db, row, message)
            if letters.ours((sent := outbox.get(db, row)).kind):
                letters.delivered(db, sent, message)
            if message is not None:
                games.welcome(db, row)
                journal.board_posted(db, row, message)

        await self._write(row, done)

    async def postponed(self, row: int, seconds: float) -> None:
        """Report that a message must be tried again later."""
        due = self._now() + seconds
        await self._write(row, lambda db: outbox.later(db, row, due))

    async def refused(self, row: int, seconds: float, *, gone: bool) -> None:
        """Report that a channel takes no messages. It is tried again later, with the newest
        board."""
        now = self._now()
        await self._write(row, lambda db: composing.hold(db, row, now, seconds, gone=gone))

    async def undeliverable(self, row: int, why: str) -> None:
        """Report that a message is never to be tried again, because its reader's direct messages
        are closed for instance."""
        await self._write(row, lambda db: outbox.dead(db, row, why))

    async def set_aside(self, row: int) -> None:
        now = self._now()
        await self._write(row, lambda db: composing.set_aside(db, row, now))

    async def _write(self, row: int, report: Report) -> None:
        """Record what became of a message. Until that succeeds, its channel or person gets nothing
        else, because a later message might overtake it; it is tried again before each `take`."""
        try:
            await self._store.write(report)
        except Exception:
            log.exception("what became of message %s is written down later", row)
            self._unwritten[row] = report
        else:
            self._unwritten.pop(row, None)
            self._sending.discard(row)
