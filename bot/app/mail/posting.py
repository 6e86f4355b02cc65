"""Writes a session's messages into the outbox.

Rows hold ids and numbers; `composing.py` makes messages of them. A newer board replaces an older
unsent one and reports its events as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bot.app import clocks, encoding
from bot.app.lookup import profile
from bot.app.mail.boards_sent import clocks_of, read, same_turn
from bot.app.mail.strikes import strike_board, strike_letters
from bot.app.mail.whom import at_hand, call_later, call_quietly, let_sleep, wished
from bot.app.session import Session
from bot.store import Db, journal, looks, outbox, users
from bot.store import archive as boards
from bot.store.games import GameRow
from bot.store.outbox import OutboxRow

SITTING = clocks.HOUR
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
    row, todo = session.row, list(session.outgoing)
    while todo:
        outgoing = todo.pop(0)
        if outgoing.user is not None and not wished(db, outgoing, session.now):
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
                there = at_hand(db, session)
                call = call_quietly if there is None else call_later
                todo += call(db, session, body, replaced)
                _continue(db, session, body, replaced, there=there is not None)
            if "edits" not in body:
                todo += strike_board(session, last)
            todo += let_sleep(db, session, body)
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
    for letter in strike_letters(db, session):
        outbox.add(db, letter)


def _elsewhere(db: Db, row: GameRow, chronicle: OutboxRow) -> list[OutboxRow]:
    """The chronicle for the channel of the server that gets all of them, and for who follows."""
    found = []
    place = users.fact(db, chronicle_channel(row.guild))
    if place is not None and int(place) != row.channel:
        found.append(OutboxRow("chronicle", row.id, int(place), None, None, "{}", chronicle.due))
    for user in looks.followers(db, row.id):
        found.append(OutboxRow("chronicle", row.id, None, user, None, "{}", chronicle.due))
    return found


def _continue(
    db: Db,
    session: Session,
    body: dict[str, Any],
    replaced: list[dict[str, Any]],
    *,
    there: bool,
) -> None:
    """Let a board take the place of the one before, as long as the same turn goes on and it calls
    nobody (TB-8.10). It then tells all that one told, and what has happened since. In another turn
    it does so only if the one person who plays is `there` (TB-9.12), and tells what is new."""
    last = outbox.latest(db, session.id, "turn")
    goes_on = same_turn(db, session.id, body, replaced)
    sitting = there and last is not None and session.now - last.due < SITTING
    body["fresh"] = bool(body["mention"]) or not (goes_on or sitting)
    if last is not None and not body["fresh"]:
        body["edits"] = last.id
        body["untold"] = body["since"]
        if goes_on:
            shown = read(last)
            body["since"] = min([body["since"], *_since([shown])])
            body["clocks"] = sorted({*clocks_of(shown, replaced), *body["clocks"]})


def _continue_hand(
    db: Db, hand: OutboxRow, body: dict[str, Any], replaced: list[dict[str, Any]]
) -> dict[str, Any]:
    """Let a hand take the place of the one before, unless it asks something new, or has the first
    news since its person last did something: they are told by a new message (TB-8.2)."""
    assert hand.game is not None
    assert hand.user is not None
    last = outbox.latest(db, hand.game, "hand", hand.seat)
    shown = read(last) if last is not None and last.user == hand.user else {}
    acted = journal.last_of(db, hand.game, hand.user)
    known = shown.get("news", 0) > acted
    fresh = any(old.get("fresh", True) for old in (body, *replaced))
    news = max(old.get("news", 0) for old in (body, *replaced))
    since = min([body["since"], *_since(replaced)])
    fresh = fresh or (news > 0 and not known)
    if not fresh:
        since = min(since, max([acted, *_since([shown])]))
    return body | {"since": since, "fresh": fresh, "news": news or shown.get("news", 0)}


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
