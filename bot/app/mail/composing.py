"""Reads the outbox for the sender, and makes of each row what its message shows.

A row holds ids and numbers: what it shows is looked up when it is sent, in the position it is
about.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Any

from bot.app import archive, chronicle, encoding, estimates, outlook
from bot.app.computers import is_person
from bot.app.digest import Since, digest
from bot.app.leagues import letters
from bot.app.lookup import StoredGame, find, find_all, rules, table, urgency
from bot.app.mail import following
from bot.app.mail.kinds import (
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
    RemindBody,
    SeatBody,
    StrikeBody,
    TakebackBody,
    TurnBody,
)
from bot.app.mail.private_threads import title
from bot.app.model import Table, Waiting
from bot.app.rebuild import KeptPosition, kept_position, rebuild
from bot.store import Db, games, journal, looks, outbox, threads, vacations, waits
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
            draft.earlier = outbox.newest_hand(db, row, anywhere=body.get("here", False))
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
    elif row.kind == "remind" and "unless" in body and row.user:
        looked, _ = looks.last(db, row.game, row.user)
        acted = journal.last_of(db, row.game, row.user)
        draft.there = looked >= body["unless"] or acted > body["unless"]
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
    if games.refuse(db, game, now) and not letters.thread_refused(db, game, now, gone=gone):
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
    if draft.there:
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
