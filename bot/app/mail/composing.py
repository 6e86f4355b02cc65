"""Reads the outbox for the sender, and makes of each row what its message shows.

A row holds ids and numbers: what it shows is looked up when it is sent, in the position it is
about.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Any

from bot.app.clocks import estimates
from bot.app.leagues import letters
from bot.app.mail import kinds
from bot.app.mail.private_threads import title
from bot.app.mail.stored import (
    CallMail,
    ChronicleMail,
    DigestMail,
    Envelope,
    HandMail,
    HushMail,
    IdleMail,
    LobbyMail,
    Mail,
    NewsMail,
    NoticeMail,
    OverMail,
    PleaMail,
    RemindMail,
    SeatMail,
    StrikeMail,
    TalkMail,
    TurnMail,
    unpack,
)
from bot.app.mail.whom import LETTERS
from bot.app.model import Table, Waiting
from bot.app.past import archive, chronicle
from bot.app.past.digest import Since, digest, since
from bot.app.people import outlook
from bot.app.play.computers import is_person
from bot.app.session import encoding
from bot.app.session.lookup import StoredGame, find, find_all, rules, table, urgency
from bot.app.session.rebuild import KeptPosition, kept_position, rebuild
from bot.store import Db, absences, games, journal, looks, outbox, talks, users, waits
from bot.store.outbox import OutboxRow
from bot.store.waits import WaitRow
from engines.contract import Engine, Event, Msg, msg
from engines.extras import Foresight

log = logging.getLogger(__name__)

POSITIONED = ("turn", "hand", "over", "seat", "news", "call")
"""Messages that need the position to be written."""
BROKEN = "broken"
"""The fate of a message that cannot be read or made."""
GIVE_UP = 7 * 86_400.0
"""For how many seconds after the end of a game its last messages are tried in a channel that
refuses them."""


@dataclass(slots=True)
class Draft:
    """An outbox row with everything needed to make its message."""

    row: OutboxRow
    mail: Mail | None
    """None for what a league says."""
    stored: StoredGame | None
    """None for a message that is about no game."""
    earlier: int | None = None
    """The message it edits, or the thread it is about."""
    kept: KeptPosition | None = None
    events: tuple[Event, ...] = ()
    length: kinds.Length | None = None
    """How long the game may take."""
    boards: int = 0
    """How many were shown."""
    waits: tuple[WaitRow, ...] = ()
    """The clock book of the game."""
    lang: str = ""
    """The language its reader has chosen."""
    newest: tuple[int, int, int] | None = None
    """The newest board of the table, for what calls or reminds."""
    body: kinds.Body | None = None
    """What a league says."""
    away: dict[int, float] = field(default_factory=dict)
    """Who of the people in a lobby is on vacation, and until when."""
    mine: tuple[StoredGame, ...] = ()
    """The live games of the reader."""

    since: Since | None = None
    """What has happened since a follower was told."""

    struck: bool = False
    """It is going to be struck through, and may have been sent before."""
    there: bool = False
    """Its reader has looked or acted since it was written, and needs no call any more."""

    @property
    def game(self) -> StoredGame:
        assert self.stored is not None
        return self.stored


def take(db: Db, now: float, busy: Container[int], most: int) -> list[Draft]:
    """The next messages, marked as taken. `busy` are those the sender already has. A row that
    cannot be read is set aside, so that it blocks neither its own channel nor any other."""
    rows = [row for row in outbox.waiting(db, now) if row not in busy][:most]
    found: list[Draft] = []
    for row in rows:
        try:
            found.append(_addressed(db, _draft(db, outbox.get(db, row))))
        except Exception:
            if not db.in_transaction:  # SQLite gave up: it is the file, not this row
                raise
            log.exception("message %s cannot be read", row)
            set_aside(db, row, now)
    outbox.take(db, [draft.row.id for draft in found])
    return found


def _addressed(db: Db, draft: Draft) -> Draft:
    """With what is known of its reader."""
    if draft.row.user is not None:
        draft.lang = users.get(db, draft.row.user).lang or ""
        if isinstance(draft.mail, LETTERS) and draft.row.game is not None:
            draft.newest = outbox.newest_board(db, draft.row.game)
    return draft


def _draft(db: Db, row: OutboxRow) -> Draft:
    if letters.ours(row.kind):
        return Draft(row, None, None, letters.earlier(db, row), body=letters.body(db, row))
    mail: Mail = unpack(row.kind, row.body)
    if row.game is None:
        own = games.live_of(db, row.user) if row.kind == "digest" and row.user else []
        found = find_all(db, own)
        return Draft(row, mail, None, mine=tuple(filter(None, found.values())))
    game, stored = row.game, find(db, row.game, state=row.kind in POSITIONED, now=row.due)
    draft = Draft(row, mail, stored)
    match mail:
        case TurnMail():
            upto = mail.seq or stored.row.seq
            draft.events = _public(db, game, mail.since, upto)
            draft.kept = kept_position(db, game, upto)
            draft.earlier = None if mail.edits is None else outbox.message(db, mail.edits)
        case OverMail():
            draft.events = _public(db, game, mail.since, stored.row.seq)
        case HandMail() if mail.upto is not None:
            events = _between(db, game, mail.since or 0, mail.upto)
            draft.events = tuple(each for each in events if row.seat in (each.audience or ()))
            if not mail.fresh:
                draft.earlier = outbox.newest_hand(db, row, anywhere=mail.here)
        case SeatMail(closed=True):
            card = outbox.latest(db, game, "seat", row.seat)
            draft.earlier = outbox.message(db, card.id) if card else None
        case LobbyMail():
            draft.earlier = outbox.last_message(db, game, "lobby")
            draft.length = estimates.of_lobby(db, stored)
            people = [each.user for each in stored.people.chairs]
            draft.away = absences.away(db, people, row.due)
        case ChronicleMail():
            draft.boards = len(archive.positions(db, stored.row) or ())
            draft.waits = tuple(waits.of_game(db, game))
        case NewsMail():
            draft.since = since(db, stored, mail.since)
        case RemindMail(unless=line) if line is not None and row.user:
            looked, _ = looks.last(db, game, row.user)
            draft.there = looked >= line or journal.last_of(db, game, row.user) > line
        case StrikeMail():
            draft.earlier = outbox.message(db, mail.row)
        case HushMail():
            draft.earlier = talks.thread(db, game, mail.about, mail.since)
    draft.struck = row.tries > 0 and outbox.to_be_struck(db, row.id)
    return draft


def set_aside(db: Db, row: int, now: float) -> None:
    """Give up a message that cannot be read or made; the host of its game is told, once."""
    game = outbox.game_of(db, row)
    first = game is not None and not outbox.died_before(db, game, BROKEN)
    outbox.dead(db, row, BROKEN)
    if game is not None and first:
        tell_host(db, game, msg("table-message-broken", table=str(game)), now)


def hold(db: Db, row: int, now: float, seconds: float, *, gone: bool) -> None:
    """Put off a message that its channel refuses. It waits with all others for that channel, the
    newest board replacing older ones; the host is told, once."""
    if letters.ours((found := outbox.get(db, row)).kind):
        letters.refused(db, found, now, now + seconds, gone=gone)
        return
    game = outbox.game_of(db, row)
    if game is None or games.ended_before(db, game, now - GIVE_UP) or not outbox.at_table(db, row):
        outbox.dead(db, row, "refused")
        return
    outbox.hold(db, row, now + seconds)
    refuse(db, game, now, gone=gone)


def refuse(db: Db, game: int, now: float, *, gone: bool) -> None:
    """Note that the channel of a table takes no messages; its host is told, once."""
    if games.refuse(db, game, now) and not letters.thread_refused(db, game, now, gone=gone):
        name = "table-channel-gone" if gone else "table-channel-refused"
        channel = f"<#{games.channel(db, game)}>"
        tell_host(db, game, msg(name, table=str(game), channel=channel), now)


def tell_host(db: Db, game: int, text: Msg, now: float) -> None:
    """Send the host a direct message. Works even if the game cannot be read."""
    host = games.host(db, game)
    if is_person(host):
        outbox.add(db, Envelope(NoticeMail(text), now, user=host).row)


def _public(db: Db, game: int, since: int | None, upto: int) -> tuple[Event, ...]:
    assert since is not None
    return tuple(each for each in _between(db, game, since, upto) if each.audience is None)


def _between(db: Db, game: int, since: int, upto: int) -> list[Event]:
    """The events after one line of the journal, up to another."""
    entries = journal.between(db, game, since, upto)
    return [event for entry in entries for event in encoding.decode_events(entry.events)]


def compose(draft: Draft, engines: Callable[[str], Engine[Any]]) -> kinds.Outgoing | None:
    """The message ready to be put into words and drawn; None if there is nothing left to say."""
    row, mail = draft.row, draft.mail
    if mail is None:
        body = draft.body
    elif isinstance(mail, DigestMail):
        body = _digest(draft, mail, engines)
    elif draft.stored is None:
        assert isinstance(mail, NoticeMail)
        body = kinds.NoticeBody(None, mail.text)
    else:
        body = _shown(draft, mail, engines(draft.stored.row.game))
    silent = body is None and draft.struck
    if silent:
        assert draft.stored is not None
        body = _sent_before(draft, table(draft.stored, engines(draft.stored.row.game)))
    if body is None:
        return None
    return kinds.Outgoing(
        id=row.id,
        nonce=row.nonce,
        kind=row.kind,
        game=row.game,
        channel=row.channel,
        user=row.user,
        body=body,
        tries=row.tries,
        earlier=draft.earlier,
        lang=draft.lang,
        newest=draft.newest,
        silent=silent,
    )


def _sent_before(draft: Draft, here: Table) -> kinds.Body | None:
    """What is needed no more but perhaps has arrived: sent under the same nonce, it tells which
    message is to be struck through."""
    seat = draft.row.seat or ""
    match draft.mail:
        case RemindMail() as mail:
            return kinds.RemindBody(here, seat, None, mail.call)
        case CallMail() as mail:
            return kinds.CallBody(here, seat, mail.why)
    return None


def _shown(draft: Draft, mail: Mail, engine: Engine[Any]) -> kinds.Body | None:
    """What a message of a game shows; None if there is nothing left to say."""
    assert draft.stored is not None
    here, earlier, ended = table(draft.stored, engine), draft.earlier, draft.game.row.ended
    match mail:
        case LobbyMail():
            return kinds.LobbyBody(here, draft.length, tuple(draft.away.items()))
        case RemindMail():
            return _remind(draft, here, mail)
        case StrikeMail():
            waited = tuple(each.user for each in here.waiting)
            return None if earlier is None else kinds.StrikeBody(earlier, mail.users, waited)
        case NoticeMail():
            return kinds.NoticeBody(here, mail.text, mail.mention)
        case ChronicleMail():
            quickest, patient = chronicle.quickest(draft.waits), chronicle.most_patient(draft.waits)
            return kinds.ChronicleBody(here, draft.boards, quickest, patient)
        case PleaMail():
            return kinds.TakebackBody(here, mail.user, mail.number, mail.asked)
        case IdleMail():
            return None if ended is not None else kinds.IdleBody(here, mail.closes, mail.asked)
        case TalkMail():
            people = tuple(filter(is_person, mail.users))
            return kinds.OpenThreadBody(here, title(here.game, mail.about), mail.since, people)
        case HushMail():
            return None if earlier is None else kinds.CloseThreadBody(here, earlier)
        case TurnMail():
            return _turn(draft, engine, here, mail)
        case HandMail():
            return _hand(draft, engine, here, mail)
        case CallMail():
            return _call(draft, engine, here, mail)
        case SeatMail():
            return _seat(draft, engine, here, mail)
        case NewsMail():
            return _news(draft, engine, here)
    return _over(draft, engine, here)


def _turn(draft: Draft, engine: Engine[Any], table: Table, mail: TurnMail) -> kinds.Body:
    row = draft.game.row
    assert row.state is not None
    if draft.kept is not None and row.seed is not None:
        state, _ = rebuild(draft.kept, row.seed, engine)
    else:  # the game has ended meanwhile
        state = engine.load(row.state)
    waiting = tuple(Waiting(*each, draft.game.away.get(each.user)) for each in mail.waiting)
    return kinds.TurnBody(table, waiting, engine.view(state, None), draft.events, mail.mention)


def _hand(draft: Draft, engine: Engine[Any], table: Table, mail: HandMail) -> kinds.Body | None:
    row, seat = draft.game.row, draft.row.seat
    if row.state is None or seat is None or table.holder(seat) != draft.row.user:
        return None
    view = engine.view(engine.load(row.state), seat)
    return kinds.HandBody(table, seat, view, draft.events, mail.call)


def _remind(draft: Draft, table: Table, mail: RemindMail) -> kinds.Body | None:
    seat = draft.row.seat
    prompt = draft.game.prompts.get(seat or "")
    if seat is None or prompt is None or prompt.waiting is None or table.status != "playing":
        return None
    if draft.there:
        return None
    if mail.clock not in (None, prompt.clock) or table.holder(seat) != draft.row.user:
        return None
    if prompt.sealed and prompt.acted and prompt.ends is None:
        return None  # has answered while the message waited
    due = prompt.deadline
    due = due if due is not None and due > draft.row.due else None
    return kinds.RemindBody(table, seat, due, mail.call)


def _call(draft: Draft, engine: Engine[Any], table: Table, mail: CallMail) -> kinds.Body | None:
    seat, state = draft.row.seat or "", draft.game.row.state
    if table.status != "playing" or table.holder(seat) != draft.row.user or state is None:
        return None
    asked = [each for each in table.waiting if each.user == draft.row.user]
    if mail.why == "next":
        nigh = isinstance(engine, Foresight) and engine.next_turn(engine.load(state)) == seat
        return kinds.CallBody(table, seat, "next") if nigh and not asked else None
    alone = {each.user for each in table.waiting} == {draft.row.user}
    prompt = draft.game.prompts[seat]
    if not alone or prompt.clock != mail.clock or (prompt.sealed and prompt.ends is None):
        return None
    return kinds.CallBody(table, seat, "missing", prompt.deadline)


def _digest(
    draft: Draft, mail: DigestMail, engines: Callable[[str], Engine[Any]]
) -> kinds.Body | None:
    """What waits for somebody, the most urgent first; None if nothing does, unless the letter is
    about the end of their vacation."""
    assert draft.row.user is not None
    user, found = draft.row.user, []
    for stored in draft.mine:
        try:
            found.append(table(stored, engines(stored.row.game)))
        except Exception:
            log.exception("game %s cannot be shown", stored.row.id)
    waits = [each for each in found if user in {w.user for w in each.waiting}]
    waits = [each for each in waits if each.status == "playing"]
    waits.sort(key=lambda each: urgency(each, user))
    if not (waits or (found and mail.vacation is not None)):
        return None
    return kinds.DigestBody(user, tuple(waits), mail.vacation, bool(mail.back))


def _seat(draft: Draft, engine: Engine[Any], table: Table, mail: SeatMail) -> kinds.Body | None:
    seat, state = draft.row.seat, draft.game.row.state
    if seat is None or state is None or (mail.closed and draft.earlier is None):
        return None  # it was closed before anybody could see it
    position = engine.load(state)
    seats = [row.seat for row in draft.game.people.seats]
    stands = outlook.word(engine, rules(engine, table.options), seats, position, seat)
    return kinds.SeatBody(
        table, seat, engine.view(position, None), taken=mail.closed, stands=stands
    )


def _over(draft: Draft, engine: Engine[Any], table: Table) -> kinds.Body:
    state = draft.game.row.state
    view = engine.view(engine.load(state), None) if state is not None else None
    return kinds.OverBody(table, view, draft.events, table.result)


def _news(draft: Draft, engine: Engine[Any], table: Table) -> kinds.Body | None:
    """Nothing to say if nobody has had a turn, or the game is over: then the chronicle is sent."""
    assert draft.since is not None
    told = digest(draft.since, engine, table, 0, ())
    return kinds.NewsBody(table, told) if told and told.worth_telling and not table.ended else None
