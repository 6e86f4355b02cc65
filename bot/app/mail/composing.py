"""Reads the outbox for the sender, and makes of each row what its message shows.

A row holds ids and numbers: what it shows is looked up when it is sent, in the position it is
about.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Iterable
from typing import Any, NamedTuple

from bot.app.clocks import pace
from bot.app.leagues import letters
from bot.app.mail import kinds, stored
from bot.app.mail.board import title
from bot.app.mail.whom import LETTERS
from bot.app.model import Table, Waiting
from bot.app.past import chronicle
from bot.app.past.digest import digest, since
from bot.app.people import outlook
from bot.app.play.computers import is_person
from bot.app.session import encoding
from bot.app.session.rebuild import kept_position, rebuild
from bot.app.session.saving import StoredGame, find, find_all, rules, table, urgency
from bot.app.session.session import next_turn
from bot.store import Db, dailies, desks, games, journal, outbox, questions, users
from bot.store.outbox import OutboxRow
from engines.contract import Engine, Event, Msg, msg

log = logging.getLogger(__name__)

POSITIONED = ("turn", "hand", "over", "seat", "news", "call")
"""Messages that need the position to be written."""
LADDER = 10
"""People on the ladder of a month."""
BROKEN = "broken"
"""The fate of a message that cannot be read or made."""
GIVE_UP = 7 * 86_400.0
"""For how many seconds after the end of a game its last messages are tried in a channel that
refuses them."""


class Subject(NamedTuple):
    """The table a message is about, and the row."""

    db: Db
    row: OutboxRow
    game: StoredGame
    engine: Engine[Any]
    table: Table


Engines = Callable[[str], Engine[Any]]


def take(
    db: Db, now: float, busy: Container[int], most: int, engines: Engines, known: Iterable[str]
) -> list[kinds.Outgoing]:
    """The next messages, ready to be put into words and drawn, and marked as taken. `busy` are
    those the sender already has. A row that cannot be read or made is set aside, so that it blocks
    neither its own channel nor any other; one that has nothing left to say is given up."""
    made: dict[int, kinds.Outgoing | None] = {}
    for row in [row for row in outbox.waiting(db, now, known) if row not in busy][:most]:
        try:
            made[row] = _made(db, outbox.get(db, row), engines)
        except Exception:
            if not db.in_transaction:  # SQLite gave up: it is the file, not this row
                raise
            log.exception("message %s cannot be read or made", row)
            set_aside(db, row, now)
    outbox.take(db, list(made))
    for row, message in made.items():
        if message is None:
            outbox.dead(db, row, "nothing left to say")
    return [message for message in made.values() if message is not None]


def _made(db: Db, row: OutboxRow, engines: Engines) -> kinds.Outgoing | None:
    """A message as the sender meets it; None if there is nothing left to say."""
    body: kinds.Body | None
    if letters.ours(row.kind):
        mail, earlier, body, silent = None, letters.earlier(db, row), letters.body(db, row), False
    else:
        mail = stored.unpack(row.kind, row.body)
        earlier, at = _earlier(db, row, mail), _at(db, row, engines)
        body = _shown(at, mail, earlier) if at else _to_person(db, row, mail, engines)
        silent = bool(at and not body and row.tries and outbox.to_be_struck(db, row.id))
        if at and silent:
            body = _sent_before(at, mail)
    if body is None:
        return None
    called = isinstance(mail, LETTERS) and row.user is not None and row.game is not None
    return kinds.Outgoing(
        id=row.id,
        nonce=row.nonce,
        kind=row.kind,
        game=row.game,
        channel=row.channel,
        user=row.user,
        body=body,
        tries=row.tries,
        earlier=earlier,
        lang="" if row.user is None else users.get(db, row.user).lang or "",
        newest=outbox.newest_board(db, row.game) if called and row.game else None,
        silent=silent,
    )


def _at(db: Db, row: OutboxRow, engines: Engines) -> Subject | None:
    if row.game is None:
        return None
    game = find(db, row.game, state=row.kind in POSITIONED, now=row.due)
    engine = engines(game.row.game)
    return Subject(db, row, game, engine, table(game, engine))


def _earlier(db: Db, row: OutboxRow, mail: stored.Mail) -> int | None:
    """The message it edits, or the thread it is about."""
    game = row.game or 0
    match mail:
        case stored.TurnMail():
            return None if mail.edits is None else outbox.message(db, mail.edits)
        case stored.HandMail() if mail.upto is not None and not mail.fresh:
            return outbox.newest_hand(db, row, anywhere=mail.here)
        case stored.SeatMail(closed=True):
            card = outbox.latest(db, game, "seat", row.seat)
            return outbox.message(db, card.id) if card else None
        case stored.LobbyMail():
            return outbox.last_message(db, game, "lobby")
        case stored.StrikeMail():
            return outbox.message(db, mail.row)
        case stored.HushMail():
            return outbox.thread(db, game, mail.about, mail.since)
    return None


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
        outbox.add(db, stored.Envelope(stored.NoticeMail(text), now, user=host).row)


def _events(at: Subject, since: int, upto: int) -> list[Event]:
    """The events after one line of the journal, up to another."""
    entries = journal.between(at.db, at.game.row.id, since, upto)
    return [event for entry in entries for event in encoding.decode_events(entry.events)]


def _public(at: Subject, since: int | None, upto: int) -> tuple[Event, ...]:
    assert since is not None
    return tuple(each for each in _events(at, since, upto) if each.audience is None)


def _sent_before(at: Subject, mail: stored.Mail) -> kinds.Body | None:
    """What is needed no more but perhaps has arrived: sent under the same nonce, it tells which
    message is to be struck through."""
    seat = at.row.seat or ""
    match mail:
        case stored.RemindMail():
            return kinds.RemindBody(at.table, seat, None, mail.call)
        case stored.CallMail():
            return kinds.CallBody(at.table, seat, mail.why)
    return None


def _shown(at: Subject, mail: stored.Mail, earlier: int | None) -> kinds.Body | None:
    """What a message of a game shows; None if there is nothing left to say."""
    here, ended = at.table, at.game.row.ended
    match mail:
        case stored.LobbyMail():
            return _lobby(at)
        case stored.RemindMail():
            return _remind(at, mail)
        case stored.StrikeMail():
            waited = tuple(each.user for each in here.waiting)
            return None if earlier is None else kinds.StrikeBody(earlier, mail.users, waited)
        case stored.NoticeMail():
            return kinds.NoticeBody(here, mail.text, mail.mention)
        case stored.ChronicleMail():
            return _chronicle(at)
        case stored.PleaMail():
            return kinds.TakebackBody(here, mail.user, mail.number, mail.asked)
        case stored.IdleMail():
            return None if ended is not None else kinds.IdleBody(here, mail.closes, mail.asked)
        case stored.TalkMail():
            people = tuple(filter(is_person, mail.users))
            return kinds.OpenThreadBody(here, title(here.game, mail.about), mail.since, people)
        case stored.HushMail():
            return None if earlier is None else kinds.CloseThreadBody(here, earlier)
        case stored.TurnMail():
            return _turn(at, mail)
        case stored.HandMail():
            return _hand(at, mail)
        case stored.CallMail():
            return _call(at, mail)
        case stored.SeatMail():
            return None if mail.closed and earlier is None else _seat(at, mail)
        case stored.NewsMail():
            return _news(at, mail)
    assert isinstance(mail, stored.OverMail)
    return _over(at, mail)


def _lobby(at: Subject) -> kinds.Body:
    people = [each.user for each in at.game.people.chairs]
    away = questions.away(at.db, people, at.row.due)
    return kinds.LobbyBody(at.table, pace.length(at.db, at.game), tuple(away.items()))


def _turn(at: Subject, mail: stored.TurnMail) -> kinds.Body:
    row = at.game.row
    upto = mail.seq or row.seq
    kept = kept_position(at.db, row.id, upto)
    assert row.state is not None
    if kept is not None and row.seed is not None:
        state, _ = rebuild(kept, row.seed, at.engine)
    else:  # the game has ended meanwhile
        state = at.engine.load(row.state)
    waiting = tuple(Waiting(*each, at.game.away.get(each.user)) for each in mail.waiting)
    view, events = at.engine.view(state, None), _public(at, mail.since, upto)
    return kinds.TurnBody(at.table, waiting, view, events, mail.mention)


def _hand(at: Subject, mail: stored.HandMail) -> kinds.Body | None:
    row, seat = at.game.row, at.row.seat
    if row.state is None or seat is None or at.table.holder(seat) != at.row.user:
        return None
    view = at.engine.view(at.engine.load(row.state), seat)
    told = [] if mail.upto is None else _events(at, mail.since or 0, mail.upto)
    events = tuple(each for each in told if seat in (each.audience or ()))
    return kinds.HandBody(at.table, seat, view, events, mail.call)


def _remind(at: Subject, mail: stored.RemindMail) -> kinds.Body | None:
    row, seat = at.row, at.row.seat
    prompt = at.game.prompts.get(seat or "")
    if seat is None or prompt is None or prompt.waiting is None or at.table.status != "playing":
        return None
    if mail.unless is not None and row.user and _since_then(at, row.user, mail.unless):
        return None
    if mail.clock not in (None, prompt.clock) or at.table.holder(seat) != row.user:
        return None
    if prompt.sealed and prompt.acted and prompt.ends is None:
        return None  # has answered while the message waited
    due = prompt.deadline
    due = due if due is not None and due > row.due else None
    return kinds.RemindBody(at.table, seat, due, mail.call)


def _since_then(at: Subject, user: int, line: int) -> bool:
    """Whether somebody has looked or acted since a line of the journal, and needs no call."""
    game = at.game.row.id
    looked, _ = desks.last_look(at.db, game, user)
    return looked >= line or journal.last_of(at.db, game, user) > line


def _call(at: Subject, mail: stored.CallMail) -> kinds.Body | None:
    table, seat, user, state = at.table, at.row.seat or "", at.row.user, at.game.row.state
    if table.status != "playing" or table.holder(seat) != user or state is None:
        return None
    asked = [each for each in table.waiting if each.user == user]
    if mail.why == "next":
        nigh = next_turn(at.engine, at.engine.load(state)) == seat
        return kinds.CallBody(table, seat, "next") if nigh and not asked else None
    alone = {each.user for each in table.waiting} == {user}
    prompt = at.game.prompts[seat]
    if not alone or prompt.clock != mail.clock or (prompt.sealed and prompt.ends is None):
        return None
    return kinds.CallBody(table, seat, "missing", prompt.deadline)


def _to_person(db: Db, row: OutboxRow, mail: stored.Mail, engines: Engines) -> kinds.Body | None:
    """What a message shows that is about no game: a notice, or what waits for somebody, the most
    urgent first. None if nothing does, unless the letter is about the end of their vacation."""
    if isinstance(mail, stored.NoticeMail):
        return kinds.NoticeBody(None, mail.text)
    if isinstance(mail, stored.DailyMail):
        return _daily(db, mail)
    assert isinstance(mail, stored.DigestMail)
    assert row.user is not None
    user, found = row.user, []
    for game in filter(None, find_all(db, games.live_of(db, user)).values()):
        try:
            found.append(table(game, engines(game.row.game)))
        except Exception:
            log.exception("game %s cannot be shown", game.row.id)
    waits = [each for each in found if user in {w.user for w in each.waiting}]
    waits = [each for each in waits if each.status == "playing"]
    waits.sort(key=lambda each: urgency(each, user))
    if not (waits or (found and mail.vacation is not None)):
        return None
    return kinds.DigestBody(user, tuple(waits), mail.vacation, bool(mail.back))


def _daily(db: Db, mail: stored.DailyMail) -> kinds.DailyBody | None:
    row = dailies.get(db, mail.daily)
    if row is None:
        return None
    given = dailies.answers(db, row.id, mail.guild)
    ladder = dailies.ladder(db, mail.guild, row.day, LADDER)
    return kinds.DailyBody(row, mail.guild, mail.closed, given, ladder)


def _seat(at: Subject, mail: stored.SeatMail) -> kinds.Body | None:
    seat, state, engine = at.row.seat, at.game.row.state, at.engine
    if seat is None or state is None:
        return None
    position, options = engine.load(state), rules(engine, at.table.options)
    seats = [row.seat for row in at.game.people.seats]
    stands = outlook.word(engine, options, seats, position, seat)
    view = engine.view(position, None)
    return kinds.SeatBody(at.table, seat, view, taken=mail.closed, stands=stands)


def _over(at: Subject, mail: stored.OverMail) -> kinds.Body:
    row = at.game.row
    view = None if row.state is None else at.engine.view(at.engine.load(row.state), None)
    events = _public(at, mail.since, row.seq)
    return kinds.OverBody(at.table, view, events, at.table.result)


def _chronicle(at: Subject) -> kinds.Body:
    boards = len(journal.positions(at.db, at.game.row) or ())
    answers = questions.waits_of(at.db, at.game.row.id)
    quickest, patient = chronicle.quickest(answers), chronicle.most_patient(answers)
    return kinds.ChronicleBody(at.table, boards, quickest, patient)


def _news(at: Subject, mail: stored.NewsMail) -> kinds.Body | None:
    """Nothing to say if nobody has had a turn, or the game is over: then the chronicle is sent."""
    told = digest(since(at.db, at.game, mail.since), at.engine, at.table, 0, ())
    worth = told and told.worth_telling and not at.table.ended
    return kinds.NewsBody(at.table, told) if told and worth else None
