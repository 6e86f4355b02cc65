"""What the outbox holds: a record for each kind of message, and its JSON.

Rows hold ids and numbers; what a message shows is looked up when it is sent.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_type_hints

from bot.app.model import Instant, User
from bot.app.session.encoding import decode_msg, dumps, encode_msg
from bot.store.outbox import OutboxRow
from engines.contract import Msg, Seat


class Asked(NamedTuple):
    """Somebody a table waits for, when its board was written."""

    seat: Seat
    user: User
    text: Msg
    deadline: Instant | None


class Wire(NamedTuple):
    """How a field is written as JSON, and read."""

    pack: Callable[[Any], Any]
    unpack: Callable[[Any], Any]


RARE = "rare"
"""Marks a field that is left out while it has its default."""
PLAIN = Wire(lambda told: told, lambda raw: tuple(raw) if isinstance(raw, list) else raw)
Whom = Annotated[User, Wire(str, int)]
Users = Annotated[
    tuple[User, ...], Wire(lambda users: [*map(str, users)], lambda raw: (*map(int, raw),))
]
Words = Annotated[Msg, Wire(encode_msg, decode_msg)]
WaitingFor = Annotated[
    tuple[Asked, ...],
    Wire(
        lambda rows: [(seat, str(user), encode_msg(text), due) for seat, user, text, due in rows],
        lambda raw: (*(Asked(seat, int(user), decode_msg(t), due) for seat, user, t, due in raw),),
    ),
]
Flag = Annotated[bool, RARE]
Line = Annotated[int | None, RARE]
"""A line of the journal, or a row of the outbox."""


@dataclass(frozen=True, slots=True)
class LobbyMail:
    """The lobby, as it is when it is sent."""


@dataclass(frozen=True, slots=True)
class TurnMail:
    """A board: who is waited for, whom it calls, and from where it tells what happened."""

    seq: int = 0
    """The line of the journal it shows."""
    waiting: WaitingFor = ()
    mention: Users = ()
    clocks: tuple[str, ...] = ()
    """The clocks that run under it, and under those whose place it takes."""
    since: int | None = None
    """It tells what happened after this line."""
    fresh: bool = True
    """It is a new message; else it takes the place of one that was sent."""
    edits: Line = None
    """The row of that one."""
    untold: Line = None
    """What happened after this line has not been told by that one."""


@dataclass(frozen=True, slots=True)
class OverMail:
    """The end: it tells what happened after a line of the journal."""

    since: int = 0


@dataclass(frozen=True, slots=True)
class HandMail:
    since: Line = None
    upto: Line = None
    fresh: bool = True
    news: int = 0
    """The line of the journal that told its seat something in private; 0 for none."""
    here: bool = False
    """Its reader was at the table."""
    clock: Annotated[str | None, RARE] = None
    call: Flag = False
    """It calls its reader, for as long as that clock runs."""


@dataclass(frozen=True, slots=True)
class RemindMail:
    clock: Annotated[str | None, RARE] = None
    call: Flag = False
    """The question is new; nobody is late."""
    unless: Line = None
    """It is not sent to somebody who has looked or acted since this line of the journal."""


@dataclass(frozen=True, slots=True)
class CallMail:
    why: Literal["next", "missing"]
    clock: str | None


@dataclass(frozen=True, slots=True)
class DigestMail:
    vacation: Annotated[Instant | None, RARE] = None
    back: Annotated[bool | None, RARE] = None


@dataclass(frozen=True, slots=True)
class StrikeMail:
    row: int
    users: Users = ()


@dataclass(frozen=True, slots=True)
class NoticeMail:
    text: Words
    mention: Annotated[Users, RARE] = ()


@dataclass(frozen=True, slots=True)
class ChronicleMail:
    """What there is to remember of a game."""


@dataclass(frozen=True, slots=True)
class NewsMail:
    since: int
    upto: int


@dataclass(frozen=True, slots=True)
class SeatMail:
    closed: Flag = False


@dataclass(frozen=True, slots=True)
class PleaMail:
    number: int
    user: Whom
    asked: Users = ()


@dataclass(frozen=True, slots=True)
class IdleMail:
    closes: Instant
    asked: Users = ()


@dataclass(frozen=True, slots=True)
class TalkMail:
    about: str
    since: int
    users: Users = ()


@dataclass(frozen=True, slots=True)
class DailyMail:
    """A position of the day, or, once it is closed, what people made of it on a server."""

    daily: int
    guild: int
    closed: Flag = False


@dataclass(frozen=True, slots=True)
class HushMail:
    about: str
    since: int


Mail = (
    LobbyMail
    | TurnMail
    | OverMail
    | HandMail
    | RemindMail
    | CallMail
    | DigestMail
    | StrikeMail
    | NoticeMail
    | ChronicleMail
    | NewsMail
    | SeatMail
    | PleaMail
    | IdleMail
    | TalkMail
    | DailyMail
    | HushMail
)
KINDS: dict[str, type[Any]] = {
    of.__name__.removesuffix("Mail").lower(): of for of in get_args(Mail)
}
"""By the word under which the outbox keeps them, for ever: `turn` is a `TurnMail`."""
NAMES = {of: name for name, of in KINDS.items()}


@dataclass(frozen=True, slots=True)
class Envelope:
    """A message on its way into the outbox. With a user it is private; without a channel it must
    stay so."""

    mail: Mail
    due: Instant
    game: int | None = None
    channel: int | None = None
    user: User | None = None
    seat: Seat | None = None
    again: tuple[Seat, ...] = ()
    """Seats that a direct message calls in the place of this board."""

    @property
    def kind(self) -> str:
        return NAMES[type(self.mail)]

    @property
    def row(self) -> OutboxRow:
        body = pack(self.mail)
        return OutboxRow(self.kind, self.game, self.channel, self.user, self.seat, body, self.due)


def pack(mail: Mail) -> str:
    """The JSON of a message."""
    raw = {}
    for each in fields(mail):
        said, marks = getattr(mail, each.name), MARKS[type(mail)][each.name]
        if said != each.default or RARE not in marks:
            raw[each.name] = _wire(marks).pack(said)
    return dumps(raw)


def unpack(kind: str, body: str) -> Any:
    """The record of a message that was stored, today or long ago."""
    raw, of = json.loads(body), KINDS[kind]
    known = {name: marks for name, marks in MARKS[of].items() if name in raw}
    return of(**{name: _wire(marks).unpack(raw[name]) for name, marks in known.items()})


def _hints(of: type[Any]) -> dict[str, tuple[Any, ...]]:
    hints = get_type_hints(of, include_extras=True)
    return {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}


MARKS = {of: _hints(of) for of in NAMES}
"""How the fields of each kind are written."""


def _wire(marks: Iterable[Any]) -> Wire:
    return next((each for each in marks if isinstance(each, Wire)), PLAIN)
