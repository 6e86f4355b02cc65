"""Going back: one's own latest picks at once, anything else by an admin and in public."""

from __future__ import annotations

from bot.app import alarms, rights, settle
from bot.app.model import Moment, User
from bot.app.packed import unpack_events
from bot.app.past import Past, rebuild
from bot.app.sitting import MOVES, Sitting
from bot.store.journal import Entry
from engines.contract import Illegal, Msg, Seat, msg

OFF = ("none", "off")
"""What games call it if no move may be taken back (RR-25.8, OV-33.15)."""


def off(sitting: Sitting) -> bool:
    """Whether this table takes nothing back; who plays alone always may (RR-25.8)."""
    return sitting.row.options.get("undo") in OFF and len(sitting.seats) > 1


def steps(sitting: Sitting, seat: Seat) -> list[int]:
    """The seqs a seat can go back to, nearest first; each takes back one pick of its person,
    with what standing orders answered after it."""
    if off(sitting):
        return []
    if any(offer.sealed for offer in sitting.offers.values()):
        return []
    back: list[int] = []
    for entry in reversed(sitting.since_barrier()):
        if entry.barrier:
            break
        if entry.kind not in MOVES:
            continue
        if entry.seat != seat or entry.kind in ("default", "away"):
            break
        if entry.kind in ("play", "plan"):
            back.append(entry.seq - 1)
    return back


def undo(sitting: Sitting, user: User, seat: Seat, to: int, past: Past | None) -> None:
    """Take back a person's latest pick. `to` is one of `steps`."""
    assert past is not None and sitting.row.seed is not None, "every barrier keeps its position"
    sitting.put(*rebuild(past, sitting.row.seed, sitting.engine))
    sitting.taken_back = to
    filed = sitting.filing(seat)
    filed.plan, filed.notes = [], {}
    sitting.prompts[seat].print = None
    sitting.aside(msg("table-undone", user=rights.person(user)))  # RR-24.27
    sitting.enter("undo", seat, user, note={"to": to})


def target(sitting: Sitting, user: User, seat: Seat) -> int:
    """Where the next undo of a seat leads, or why there is none."""
    rights.running(sitting)
    rights.commanding(sitting, user, seat)
    if off(sitting):
        raise Illegal(msg("table-undo-off"))
    back = steps(sitting, seat)
    if not back:
        raise Illegal(msg("table-undo-barrier", why=Msg(f"table-undo-{_gone(sitting, seat)}")))
    return back[0]


def _gone(sitting: Sitting, seat: Seat) -> str:
    """Why there is nothing to take back (OV-36.68)."""
    if any(offer.sealed for offer in sitting.offers.values()):
        return "sealed"
    last = [line for line in sitting.since_barrier() if line.barrier or line.kind in MOVES]
    if not last or last[-1].barrier:
        return "shown"
    return "others" if last[-1].seat != seat else "silence"


def moments(entries: list[Entry]) -> list[Moment]:
    """Where an admin can go back to: the positions everybody had reached."""
    found = []
    for entry in entries:
        public = [event for event in unpack_events(entry.events) if event.audience is None]
        if entry.barrier:
            last = public[-1] if public else None
            found.append(Moment(entry.seq, entry.at, entry.seat, last))
    return found


def rewind(sitting: Sitting, by: User, seq: int, reason: str, past: Past | None) -> None:
    """An admin sets the game back, in public."""
    rights.going_on(sitting)
    told = msg("table-rewound", by=rights.person(by), reason=reason)
    go_back(sitting, by, seq, told, past, reason=reason)


def go_back(
    sitting: Sitting, by: User, seq: int, told: Msg, past: Past | None, **note: str
) -> None:
    """Back to right after `seq`. New dice from there on, and fresh time for everybody."""
    if past is None or seq >= sitting.row.seq or sitting.row.seed is None:
        raise Illegal(msg("table-no-such-moment"))
    try:
        state, _ = rebuild(past, sitting.row.seed, sitting.engine)
    except Illegal:  # the rules have been mended since: only kept positions can be reached
        raise Illegal(msg("table-no-such-moment")) from None
    sitting.row.epoch += 1
    sitting.put(state, 0)
    sitting.taken_back = seq
    for person in sitting.people.seats:
        person.conceded = person.seat in past.conceded
    for row in sitting.prompts.values():
        settle.restart(row)
        row.print, row.missed = None, 0
    for filed in sitting.filed.values():
        filed.plan, filed.notes = [], {}
    alarms.hang_again(sitting, past.rung)
    sitting.aside(told)
    sitting.enter("rewind", None, by, barrier=True, note={"to": seq, **note})
    sitting.show = True
