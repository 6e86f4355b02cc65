"""What the clock book tells: who took how long, who is reliable, and in which hours people answer.

Pure functions of its rows. Sealed questions are left out wherever anybody else reads the result:
how long somebody thought about one may tell what they hold (TB-1.16).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import quantiles
from zoneinfo import ZoneInfo

from bot.app.clocks.calendars import DAY
from bot.app.model import Instant, User
from bot.store.questions import WaitRow
from engines.contract import Seat

LEAST = 20
"""Clocks somebody must have had before anything is said about them."""
YEAR, RECENT = 365 * DAY, 28 * DAY
TOGETHER = DAY
"""Time-outs within a day count once: it is one absence, at however many tables."""


@dataclass(frozen=True, slots=True)
class Used:
    """How long somebody took for their answers, in seconds."""

    answers: int
    timeouts: int
    quartiles: tuple[float, float, float]
    """A quarter of the answers took less than the first, half less than the second, ..."""
    total: float


@dataclass(frozen=True, slots=True)
class SeatTime:
    """What a seat's holder has used."""

    seat: Seat
    user: User
    open: Used | None
    """For questions everybody could see answered."""
    own: bool = False
    """Whether the rest may be shown: it is the reader's own seat."""
    sealed: Used | None = None
    bank: float = 0.0


def seat_time(
    seat: Seat, user: User, rows: Iterable[WaitRow], *, own: bool, bank: float
) -> SeatTime:
    """What somebody has used for a seat; what only they may know is left out unless it is `own`."""
    mine = [row for row in rows if (row.seat, row.user) == (seat, user)]
    if not own:
        return SeatTime(seat, user, used(public(mine)))
    sealed = used(row for row in mine if row.sealed)
    return SeatTime(seat, user, used(public(mine)), True, sealed, bank)


def used(rows: Iterable[WaitRow]) -> Used | None:
    """How long these clocks ran; None if none of them has ended."""
    ended = [row for row in rows if row.how != "dropped"]
    if not ended:
        return None
    times = [row.running for row in ended]
    first, second, third = quantiles(times, method="inclusive") if len(times) > 1 else times * 3
    late = sum(row.how == "timeout" for row in ended)
    return Used(len(ended) - late, late, (first, second, third), sum(times))


def public(rows: Iterable[WaitRow]) -> list[WaitRow]:
    """What everybody saw anyway: open questions, and when each was answered."""
    return [row for row in rows if not row.sealed]


def reliability(
    rows: Iterable[WaitRow], now: Instant, healed: int = 0, abandoned: int = 0
) -> int | None:
    """How reliably somebody answers open questions, from 0 to 100; None as long as too little is
    known. `healed` are misses made good by taking over seats and playing them to the end;
    `abandoned` seats were given up more than four weeks ago. What ran while a clock stood still, in
    a vacation for instance, is no miss: no clock ran."""
    ended = [row for row in public(rows) if row.how != "dropped" and row.asked >= now - YEAR]
    if len(ended) < LEAST:
        return None
    misses = _apart(sorted(row.answered for row in ended if row.how == "timeout"))
    in_time = sum(row.how == "answered" for row in ended)
    excused, open_misses = misses[:healed], misses[healed:]
    share = (in_time + len(excused)) / (in_time + len(misses))
    recent = sum(miss >= now - RECENT for miss in open_misses)
    return max(round(100 * share) - 10 * recent - 5 * abandoned, 0)


def not_excused(
    rows: Iterable[WaitRow], handed: Sequence[tuple[int, Seat, Instant, Instant]]
) -> list[WaitRow]:
    """The clocks without those that ran out in a seat while its player was offering it, if somebody
    has taken it since: game, seat, from when and until when it was on offer (TB-3.18)."""
    return [
        row
        for row in rows
        if row.how != "timeout"
        or not any(
            (row.game, row.seat) == (game, seat) and opened <= row.answered <= closed
            for game, seat, opened, closed in handed
        )
    ]


def _apart(moments: Sequence[Instant]) -> list[Instant]:
    """The moments, without those that follow one within a day."""
    found: list[Instant] = []
    for moment in moments:
        if not found or moment - found[-1] > TOGETHER:
            found.append(moment)
    return found


def active_hours(rows: Iterable[WaitRow], zone: str) -> tuple[int, ...]:
    """The hours of the day, in that zone, in which somebody answers open questions: those with at
    least half as many answers as an average hour. Nothing as long as too little is known."""
    answers = [row.answered for row in public(rows) if row.how == "answered"]
    return usual_hours(
        Counter(datetime.fromtimestamp(each, ZoneInfo(zone)).hour for each in answers)
    )


def usual_hours(answered: Mapping[int, int]) -> tuple[int, ...]:
    """The hours with at least half as many answers as an average one."""
    total = sum(answered.values())
    if total < LEAST:
        return ()
    return tuple(hour for hour in range(24) if answered.get(hour, 0) * 24 * 2 >= total)


def length(days: Sequence[float], least: int = 10) -> tuple[float, float] | None:
    """From how many to how many days half of these games took; None if they are too few to tell."""
    if len(days) < least:
        return None
    first, _, third = quantiles(days, method="inclusive")
    return first, third
