"""Writes a session's messages into the outbox, and reads them for the sender.

Rows hold ids and numbers. What a message shows is looked up when it is sent, in the position it is
about. A newer board replaces an older unsent one and reports its events as well.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.app import archive, chronicle, clocks, encoding, estimates, following, outlook
from bot.app.after_move import TURN
from bot.app.computers import is_person
from bot.app.digest import Since, digest
from bot.app.leagues import letters
from bot.app.lookup import StoredGame, find, find_all, profile, rules, table, urgency
from bot.app.model import (
    Body,
    CallBody,
    ChronicleBody,
    CloseThreadBody,
    DigestBody,
    HandBody,
    IdleBody,
    Length,
    LobbyBody,
    NewsBody,
    NoticeBody,
    OpenThreadBody,
    Outgoing,
    OverBody,
    Profile,
    RemindBody,
    SeatBody,
    StrikeBody,
    Table,
    TakebackBody,
    TurnBody,
    User,
    Waiting,
)
from bot.app.private_threads import title
from bot.app.rebuild import KeptPosition, kept_position, rebuild
from bot.app.session import Session
from bot.store import Db, games, journal, looks, outbox, threads, users, vacations, waits
from bot.store import archive as boards
from bot.store.games import GameRow
from bot.store.outbox import OutboxRow
from bot.store.waits import WaitRow
from engines.contract import Engine, Event, Msg, Seat, msg
from engines.extras import Foresight

log = logging.getLogger(__name__)

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


POSITIONED = ("turn", "hand", "over", "seat", "news", "call")
"""Messages that need the position to be written."""
LETTERS = ("hand", "remind", "call")
"""What the letter of a day takes the place of."""
BROKEN = "broken"
"""The fate of a message that cannot be read or made."""
GIVE_UP = 7 * 86_400.0
"""For how many seconds after the end of a game its last messages are tried in a channel that
refuses them."""


def write(db: Db, session: Session) -> None:
    """Put the messages of a session into the outbox."""
    row, todo = session.row, list(session.outgoing)
    while todo:
        outgoing = todo.pop(0)
        if outgoing.user is not None and not _wished(db, outgoing, session.now):
            continue
        if outgoing.kind == "chronicle" and not boards.shown_at(db, row.id):
            continue  # the last board is the only one
        if outgoing.kind == "chronicle" and outgoing.channel == row.channel:
            todo += _elsewhere(db, row, outgoing)
        old = outbox.supersede(db, row.id, REPLACES.get(outgoing.kind, ()), outgoing.seat)
        replaced = [json.loads(body) for body in old]
        if outgoing.kind in ("turn", "over"):
            body = json.loads(outgoing.body) | {"since": min([row.told, *_untold(replaced)])}
            row.told = row.seq
            body = _mentions(body, replaced)
            last = outbox.latest(db, row.id, "turn")
            if outgoing.kind == "turn":
                todo += _call_quietly(db, session, body, replaced)
                _continue(db, row.id, body, replaced)
            if "edits" not in body:
                todo += _strike_board(session, last)
            todo += _let_sleep(db, session, body)
            outgoing.body = encoding.dumps(body)
        elif outgoing.kind == "seat":
            place = users.fact(db, seats_channel(row.guild))
            if place is None:
                continue  # who looks with /seats finds it all the same
            outgoing.channel = int(place)
        elif outgoing.kind == "idle":  # while its host is awake
            wish = profile(users.get(db, row.host))
            outgoing.due = clocks.woken(session.now, wish.zone, wish.quiet)
        elif outgoing.kind == "hand":
            body = json.loads(outgoing.body)
            outgoing.body = encoding.dumps(_continue_hand(db, outgoing, body, replaced))
        outbox.add(db, outgoing)
    for letter in _strike_letters(db, session):
        outbox.add(db, letter)


def _settled(session: Session, seat: Seat) -> bool:
    """Whether the question a seat was asked when this session began is asked no longer. A sealed
    one still is, whoever has answered it."""
    offer = session.offers.get(seat)
    return offer is None or not offer.required or offer.clock != session.waited.get(seat)


def _strike_board(session: Session, last: OutboxRow | None) -> list[OutboxRow]:
    """Where a new board follows, strike through the calls of the one before that have been answered
    (TB-8.19). Nobody's answer under seal shows: such a call is over when the question is."""
    shown = _read(last)
    over = [user for seat, user, _, _ in shown.get("waiting", ()) if _settled(session, seat)]
    if last is None or not over:
        return []
    body = encoding.dumps({"row": last.id, "users": list(dict.fromkeys(over))})
    return [OutboxRow("strike", session.id, session.row.channel, None, None, body, session.now)]


def _strike_letters(db: Db, session: Session) -> list[OutboxRow]:
    """Strike through what called or reminded a seat that has now answered. Only its reader sees
    letters, so a sealed answer may show there."""
    done = [
        seat
        for seat in session.waited
        if seat in session.prompts
        if _settled(session, seat) or session.offers[seat].answered
    ]
    return [
        OutboxRow(
            *("strike", session.id, letter.channel, letter.user, seat),
            *(encoding.dumps({"row": letter.id, "users": []}), session.now),
        )
        for seat in done
        for letter in outbox.letters(db, session.id, seat)
    ]


def _same_turn(db: Db, game: int, body: dict[str, Any], replaced: list[dict[str, Any]]) -> bool:
    """Whether a board could take the place of the one before: the same turn goes on."""
    last = outbox.latest(db, game, "turn")
    turns = {clock for clock in body["clocks"] if clock.startswith(TURN)}
    unsent = any(old.get("fresh", True) for old in replaced)
    return last is not None and not unsent and turns <= _clocks(_read(last), replaced)


def _clocks(shown: dict[str, Any], replaced: list[dict[str, Any]]) -> set[str]:
    return {*shown.get("clocks", ()), *(c for old in replaced for c in old.get("clocks", ()))}


def _elsewhere(db: Db, row: GameRow, chronicle: OutboxRow) -> list[OutboxRow]:
    """The chronicle for the channel of the server that gets all of them, and for who follows."""
    found = []
    place = users.fact(db, chronicle_channel(row.guild))
    if place is not None and int(place) != row.channel:
        found.append(OutboxRow("chronicle", row.id, int(place), None, None, "{}", chronicle.due))
    for user in looks.followers(db, row.id):
        found.append(OutboxRow("chronicle", row.id, None, user, None, "{}", chronicle.due))
    return found


def _continue(db: Db, game: int, body: dict[str, Any], replaced: list[dict[str, Any]]) -> None:
    """Let a board take the place of the one before, as long as the same turn goes on and it calls
    nobody (TB-8.10). It then tells all that one told, and what has happened since."""
    last = outbox.latest(db, game, "turn")
    body["fresh"] = bool(body["mention"]) or not _same_turn(db, game, body, replaced)
    if last is not None and not body["fresh"]:
        shown = _read(last)
        body["edits"] = last.id
        body["untold"] = body["since"]
        body["since"] = min([body["since"], *_since([shown])])
        body["clocks"] = sorted({*_clocks(shown, replaced), *body["clocks"]})


def _continue_hand(
    db: Db, hand: OutboxRow, body: dict[str, Any], replaced: list[dict[str, Any]]
) -> dict[str, Any]:
    """Let a hand take the place of the one before, unless it asks something new, or has the first
    news since its person last did something: they are told by a new message (TB-8.2)."""
    assert hand.game is not None
    assert hand.user is not None
    last = outbox.latest(db, hand.game, "hand", hand.seat)
    shown = _read(last) if last is not None and last.user == hand.user else {}
    acted = journal.last_of(db, hand.game, hand.user)
    known = shown.get("news", 0) > acted
    fresh = any(old.get("fresh", True) for old in (body, *replaced))
    news = max(old.get("news", 0) for old in (body, *replaced))
    since = min([body["since"], *_since(replaced)])
    fresh = fresh or (news > 0 and not known)
    if not fresh:
        since = min(since, max([acted, *_since([shown])]))
    return body | {"since": since, "fresh": fresh, "news": news or shown.get("news", 0)}


def _read(row: OutboxRow | None) -> dict[str, Any]:
    """What a message that was sent is about; nothing if that cannot be read any more."""
    try:
        return dict(json.loads(row.body)) if row else {}
    except ValueError:
        return {}


def _call_quietly(
    db: Db, session: Session, body: dict[str, Any], replaced: list[dict[str, Any]]
) -> list[OutboxRow]:
    """Let one direct message call each person who is asked in somebody else's turn, or again under
    seal: a hand, or else a line. Who reads none is called by the board (TB-8.11, TB-8.16)."""
    seats = [seat for seat in body.pop("again", ()) if is_person(session.holder(seat))]
    if _same_turn(db, session.id, body, replaced):
        aside = {user for user in body["mention"] if _answers_another(session, user)}
        body["mention"] = [user for user in body["mention"] if user not in aside]
        seats += [seat for seat, user, _, _ in body["waiting"] if user in aside]
    asked: dict[int, list[Seat]] = {}
    for seat in seats:
        asked.setdefault(session.holder(seat), []).append(seat)
    lines: list[OutboxRow] = []
    for user, theirs in asked.items():
        wish = profile(users.get(db, user))
        if wish.dm != "on" or wish.remind == "table" or wish.digest is not None:
            body["mention"] = list(dict.fromkeys([*body["mention"], str(user)]))
        elif not session.acting & set(theirs):
            lines += _line(session, user, theirs, wish)
    return lines


def _line(session: Session, user: User, seats: list[Seat], wish: Profile) -> list[OutboxRow]:
    """The line that calls somebody, unless a hand that goes to them anyway does."""
    call = {"clock": session.prompts[seats[0]].clock or "", "call": True}
    awake = clocks.woken(session.now, wish.zone, wish.quiet) == session.now
    for hand in session.outgoing:
        if awake and hand.kind == "hand" and hand.seat in seats:
            said = json.loads(hand.body)
            if said["fresh"]:
                hand.body = encoding.dumps(said | call)
                return []
    row, channel = encoding.dumps(call), session.row.channel
    return [OutboxRow("remind", session.id, channel, user, seats[0], row, session.now)]


def _answers_another(session: Session, user: str) -> bool:
    """Whether somebody is asked for nothing but answers in the turn of others. What everybody must
    answer calls them all at the table (TB-7.7)."""
    asked = [
        offer
        for seat, offer in session.offers.items()
        if offer.required and str(session.holder(seat)) == user
    ]
    return all(not (offer.counted or offer.clock.startswith(TURN)) for offer in asked)


def _wished(db: Db, outgoing: OutboxRow, now: float) -> bool:
    """Whether a private message is written at all. A reminder is put off to the end of its reader's
    quiet hours (TB-8.4)."""
    assert outgoing.user is not None
    if not is_person(outgoing.user):
        return False
    wish = profile(users.get(db, outgoing.user))
    by_table = outgoing.channel is not None and wish.remind == "table"
    if wish.digest is not None and outgoing.kind in LETTERS and not by_table:
        return False  # TB-8.18
    if outgoing.kind == "call":
        outgoing.due = clocks.woken(now, wish.zone, wish.quiet)
        why = json.loads(outgoing.body)["why"]
        return wish.dm != "closed" and (wish.next if why == "next" else wish.missing)
    if outgoing.kind == "remind":
        outgoing.due = clocks.woken(max(now, outgoing.due), wish.zone, wish.quiet)
        return wish.remind != "off" or "call" in json.loads(outgoing.body)
    return outgoing.kind not in ("hand", "chronicle") or wish.dm == "on"


def _let_sleep(db: Db, session: Session, body: dict[str, Any]) -> list[OutboxRow]:
    """Take people in quiet hours out of a board's mentions, and return reminders for when those
    hours are over (TB-8.3)."""
    late: list[OutboxRow] = []
    for user in list(body.get("mention", ())):
        wish = profile(users.get(db, int(user)))
        if clocks.woken(session.now, wish.zone, wish.quiet) == session.now:
            continue
        body["mention"].remove(user)
        for seat, holder, _, _ in body["waiting"]:
            if holder == user:
                row = session.prompts[seat]
                channel = None if row.sealed else session.row.channel
                call = encoding.dumps({"clock": row.clock or "", "call": True})
                late.append(
                    OutboxRow("remind", session.id, channel, int(user), seat, call, session.now)
                )
    return late


def _untold(replaced: list[dict[str, Any]]) -> list[int]:
    """From where boards that were never sent would have told something new: one that was to take
    the place of another repeats what that one told."""
    return [old.get("untold", old["since"]) for old in replaced if "since" in old]


def _since(bodies: Iterable[dict[str, Any]]) -> list[int]:
    return [body["since"] for body in bodies if "since" in body]


def _mentions(body: dict[str, Any], replaced: list[dict[str, Any]]) -> dict[str, Any]:
    """The body with everybody who was mentioned by the boards it replaces and is still waited
    for."""
    if "mention" not in body:
        return body
    due = {user for _, user, _, _ in body["waiting"]}
    called = [user for old in replaced for user in old["mention"] if user in due]
    return body | {"mention": list(dict.fromkeys([*called, *body["mention"]]))}


@dataclass(slots=True)
class Draft:
    """An outbox row with everything needed to make its message."""

    row: OutboxRow
    stored: StoredGame | None
    """None for a message that is about no game."""
    kept: KeptPosition | None = None
    events: tuple[Event, ...] = ()
    earlier: int | None = None
    """The message it edits, or the thread it is about."""
    length: Length | None = None
    """How long the game may take."""
    boards: int = 0
    """How many were shown."""
    waits: tuple[WaitRow, ...] = ()
    """The clock book of the game."""
    body: Body | None = None
    """What a league says."""
    away: dict[int, float] = field(default_factory=dict)
    """Who of the people in a lobby is on vacation, and until when."""
    mine: tuple[StoredGame, ...] = ()
    """The live games of the reader."""

    since: Since | None = None
    """What has happened since a follower was told."""

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
            found.append(_draft(db, outbox.get(db, row)))
        except Exception:
            if not db.in_transaction:  # SQLite gave up: it is the file, not this row
                raise
            log.exception("message %s cannot be read", row)
            set_aside(db, row, now)
    outbox.take(db, [draft.row.id for draft in found])
    return found


def _draft(db: Db, row: OutboxRow) -> Draft:
    body = json.loads(row.body)
    if letters.ours(row.kind):
        return Draft(row, None, earlier=letters.earlier(db, row), body=letters.body(db, row))
    if row.game is None:
        own = games.live_of(db, row.user) if row.kind == "digest" and row.user else []
        found = find_all(db, own)
        return Draft(row, None, mine=tuple(filter(None, found.values())))
    stored = find(db, row.game, state=row.kind in POSITIONED, now=row.due)
    draft = Draft(row, stored)
    if row.kind in ("turn", "over"):
        upto = body.get("seq", stored.row.seq)
        events = _between(db, row.game, body["since"], upto)
        draft.events = tuple(event for event in events if event.audience is None)
        draft.kept = kept_position(db, row.game, upto) if row.kind == "turn" else None
        draft.earlier = outbox.message(db, body["edits"]) if "edits" in body else None
    elif row.kind == "hand" and "upto" in body:
        events = _between(db, row.game, body["since"], body["upto"])
        draft.events = tuple(each for each in events if row.seat in (each.audience or ()))
        if not body.get("fresh", True):
            draft.earlier = outbox.newest_hand(db, row)
    elif row.kind == "seat" and "closed" in body:
        card = outbox.latest(db, row.game, "seat", row.seat)
        draft.earlier = outbox.message(db, card.id) if card else None
    elif row.kind == "lobby":
        draft.earlier = outbox.last_message(db, row.game, "lobby")
        draft.length = estimates.of_lobby(db, stored)
        people = [each.user for each in stored.people.chairs]
        draft.away = vacations.away(db, people, row.due)
    elif row.kind == "chronicle":
        draft.boards = len(archive.positions(db, stored.row) or ())
        draft.waits = tuple(waits.of_game(db, row.game))
    elif row.kind == following.KIND:
        draft.since = following.load(db, stored, row)
    elif row.kind == "strike":
        draft.earlier = outbox.message(db, body["row"])
    elif row.kind == "hush":
        draft.earlier = threads.thread(db, row.game, body["about"], body["since"])
    return draft


def set_aside(db: Db, row: int, now: float) -> None:
    """Give up a message that cannot be read or made; the host of its game is told, once."""
    game = outbox.game_of(db, row)
    first = game is not None and not outbox.died_before(db, game, BROKEN)
    outbox.dead(db, row, BROKEN)
    if game is not None and first:
        _tell_host(db, game, msg("table-message-broken", table=str(game)), now)


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
    if games.refuse(db, game, now):
        name = "table-channel-gone" if gone else "table-channel-refused"
        channel = f"<#{games.channel(db, game)}>"
        _tell_host(db, game, msg(name, table=str(game), channel=channel), now)


def _tell_host(db: Db, game: int, text: Msg, now: float) -> None:
    """Send the host a direct message. Works even if the game cannot be read."""
    host = games.host(db, game)
    if is_person(host):
        body = encoding.dumps({"text": encoding.encode_msg(text)})
        outbox.add(db, OutboxRow("notice", None, None, host, None, body, now))


def _between(db: Db, game: int, since: int, upto: int) -> list[Event]:
    """The events after one line of the journal, up to another."""
    entries = journal.between(db, game, since, upto)
    return [event for entry in entries for event in encoding.decode_events(entry.events)]


def compose(draft: Draft, engines: Callable[[str], Engine[Any]]) -> Outgoing | None:
    """The message ready to be put into words and drawn; None if there is nothing left to say."""
    row, raw = draft.row, json.loads(draft.row.body)
    body: Body | None
    if letters.ours(row.kind):
        body = draft.body
    elif row.kind == "digest":
        body = _digest(draft, engines)
    elif draft.stored is None:
        body = NoticeBody(None, encoding.decode_msg(raw["text"]))
    else:
        engine = engines(draft.stored.row.game)
        body = _BODIES[row.kind](draft, engine, table(draft.stored, engine), raw)
    if body is None:
        return None
    return Outgoing(
        id=row.id,
        nonce=row.nonce,
        kind=row.kind,  # type: ignore[arg-type]
        game=row.game,
        channel=row.channel,
        user=row.user,
        body=body,
        tries=row.tries,
        earlier=draft.earlier,
    )


def _lobby(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body:
    return LobbyBody(table, draft.length, tuple(draft.away.items()))


def _turn(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body:
    row = draft.game.row
    assert row.state is not None
    if draft.kept is not None and row.seed is not None:
        state, _ = rebuild(draft.kept, row.seed, engine)
    else:  # the game has ended meanwhile
        state = engine.load(row.state)
    waiting = tuple(
        Waiting(
            seat, int(user), encoding.decode_msg(text), deadline, draft.game.away.get(int(user))
        )
        for seat, user, text, deadline in raw["waiting"]
    )
    mention = tuple(int(user) for user in raw["mention"])
    return TurnBody(table, waiting, engine.view(state, None), draft.events, mention)


def _hand(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body | None:
    row, seat = draft.game.row, draft.row.seat
    if row.state is None or seat is None or table.holder(seat) != draft.row.user:
        return None
    view = engine.view(engine.load(row.state), seat)
    return HandBody(table, seat, view, draft.events, "call" in raw)


def _remind(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body | None:
    seat = draft.row.seat
    prompt = draft.game.prompts.get(seat or "")
    if seat is None or prompt is None or prompt.waiting is None or table.status != "playing":
        return None
    if prompt.clock != raw.get("clock", prompt.clock) or table.holder(seat) != draft.row.user:
        return None
    if prompt.sealed and prompt.acted and prompt.ends is None:
        return None  # has answered while the message waited
    due = prompt.deadline
    due = due if due is not None and due > draft.row.due else None
    return RemindBody(table, seat, due, "call" in raw)


def _call(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body | None:
    seat, state = draft.row.seat or "", draft.game.row.state
    if table.status != "playing" or table.holder(seat) != draft.row.user or state is None:
        return None
    asked = [each for each in table.waiting if each.user == draft.row.user]
    if raw["why"] == "next":
        nigh = isinstance(engine, Foresight) and engine.next_turn(engine.load(state)) == seat
        return CallBody(table, seat, "next") if nigh and not asked else None
    alone = {each.user for each in table.waiting} == {draft.row.user}
    prompt = draft.game.prompts[seat]
    if not alone or prompt.clock != raw["clock"] or (prompt.sealed and prompt.ends is None):
        return None
    return CallBody(table, seat, "missing", prompt.deadline)


def _digest(draft: Draft, engines: Callable[[str], Engine[Any]]) -> Body | None:
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
    raw = json.loads(draft.row.body)
    if not (waits or (found and "vacation" in raw)):
        return None
    return DigestBody(user, tuple(waits), raw.get("vacation"), raw.get("back", False))


def _strike(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body | None:
    if draft.earlier is None:
        return None
    return StrikeBody(draft.earlier, tuple(map(int, raw["users"])))


def _notice(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body:
    mention = tuple(int(user) for user in raw.get("mention", ()))
    return NoticeBody(table, encoding.decode_msg(raw["text"]), mention)


def _seat(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body | None:
    seat, state, closed = draft.row.seat, draft.game.row.state, "closed" in raw
    if seat is None or state is None or (closed and draft.earlier is None):
        return None  # it was closed before anybody could see it
    position = engine.load(state)
    seats = [row.seat for row in draft.game.people.seats]
    stands = outlook.word(engine, rules(engine, table.options), seats, position, seat)
    return SeatBody(table, seat, engine.view(position, None), taken=closed, stands=stands)


def _over(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body:
    state = draft.game.row.state
    view = engine.view(engine.load(state), None) if state is not None else None
    return OverBody(table, view, draft.events, table.result)


def _chronicle(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body:
    rows = draft.waits
    return ChronicleBody(
        table, draft.boards, chronicle.quickest(rows), chronicle.most_patient(rows)
    )


def _news(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body | None:
    """Nothing to say if nobody has had a turn, or the game is over: then the chronicle is sent."""
    assert draft.since is not None
    told = digest(draft.since, engine, table, 0, ())
    return NewsBody(table, told) if told and told.worth_telling and not table.ended else None


def _plea(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body:
    return TakebackBody(table, int(raw["user"]), raw["number"], tuple(map(int, raw["asked"])))


def _idle(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body | None:
    if table.ended is not None:
        return None
    return IdleBody(table, raw["closes"], tuple(map(int, raw["asked"])))


def _talk(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body:
    who, users = title(table.game, raw["about"]), tuple(map(int, raw["users"]))
    return OpenThreadBody(table, who, raw["since"], tuple(filter(is_person, users)))


def _hush(draft: Draft, engine: Engine[Any], table: Table, raw: dict[str, Any]) -> Body | None:
    return None if draft.earlier is None else CloseThreadBody(table, draft.earlier)


_BODIES: dict[str, Callable[[Draft, Engine[Any], Table, dict[str, Any]], Body | None]] = {
    "lobby": _lobby,
    "turn": _turn,
    "hand": _hand,
    "remind": _remind,
    "call": _call,
    "strike": _strike,
    "notice": _notice,
    "over": _over,
    "chronicle": _chronicle,
    "news": _news,
    "seat": _seat,
    "plea": _plea,
    "idle": _idle,
    "talk": _talk,
    "hush": _hush,
}
