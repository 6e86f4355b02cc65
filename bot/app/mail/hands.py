"""Hands: what only one seat may know, sent to its holder (TB-8.2)."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, get_type_hints

from bot.app.clocks.clocks import HERE
from bot.app.mail.stored import HandMail
from bot.app.model import User
from bot.app.session import encoding
from bot.app.session.lookup import shown_hands
from bot.app.session.session import Session
from engines.contract import PUBLIC, Seat
from engines.kit import play


def send(session: Session, seat: Seat) -> None:
    """Send a seat its private view if it changed. During a turn the player sees it in the panel
    anyway, so it is sent when they are done; a new sealed question does not wait (TB-8.2)."""
    row, waited = session.prompts[seat], play.waited_for(session.offers)
    if seat in session.acting and seat in waited:
        asked = session.offers[seat]
        if asked.answered or not asked.sealed:
            return
    if seat not in session.acting and waited == session.waited and play.sealed(session.offers):
        return  # a sealed answer: a message now, even one long due, would tell of it
    own = private(session.view(seat))
    seen = blake2b(repr(own).encode(), digest_size=8).digest()
    if seen == row.hand:
        return
    first, row.hand = row.hand is None, seen
    if seat not in shown(session, seat):
        return
    if any(own.values()) if first else own:
        user = session.holder(seat)
        anew = seat not in session.acting and waited.get(seat, "") != session.waited.get(seat, "")
        there = here(session, user)
        told = there and user == session.alone  # the panel tells it, as soon as computers are done
        mail = HandMail(
            since=session.seen,
            upto=session.row.seq,
            fresh=anew and seat in waited and not there,
            news=session.row.seq if _news(session, seat) and not told else 0,
            here=there,
        )
        session.post(mail, user=user, seat=seat, public=False)


def shown(session: Session, seat: Seat) -> tuple[Seat, ...]:
    """Of the seats of this seat's holder, those whose hands are sent."""
    held = [each for each in session.seats if session.holder(each) == session.holder(seat)]
    return shown_hands(session.engine, session.row.options, held)


def here(session: Session, user: User) -> bool:
    """Whether somebody is at the table right now (TB-8.21). Others must never see it: it would
    tell that they have answered under seal."""
    last = session.loaded.lately.get(user)
    acts = any(entry.user == user for entry in session.entries)
    return acts or (last is not None and session.now - last < HERE)


def _news(session: Session, seat: Seat) -> bool:
    """Whether somebody else's doing has told this seat something that not everybody is told."""
    events = (e for entry in session.entries for e in encoding.decode_events(entry.events))
    return seat not in session.acting and any(seat in (e.audience or ()) for e in events)


def private(view: Any) -> dict[str, Any]:
    """The secret fields of a seat's view: all that are not marked `Public`."""
    if not is_dataclass(view):
        return {}
    kind: type = type(view)
    return {name: getattr(view, name) for name in _secret(kind)}


@cache
def _secret(view: type) -> tuple[str, ...]:
    marked = get_type_hints(view, include_extras=True)
    return tuple(n for n, t in marked.items() if PUBLIC not in getattr(t, "__metadata__", ()))
