"""Calendars: when the clocks of a table run, and when they stand still (TB-1.7).

A time is closed if the wall clock of a calendar's zone says so. All arithmetic is done on stretches
in which that zone keeps one distance from UTC, so both changes of daylight saving come out right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from math import inf
from zoneinfo import ZoneInfo, available_timezones

from bot.app.model import Instant, Quiet

HOUR = 3600.0
DAY = 24 * HOUR
WEEK = 7 * DAY
MONDAY = 4 * DAY
"""1970 began on a Thursday; its first Monday, on the wall clock of UTC."""
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
LEAST = 40
"""Open hours a week has at least. With fewer, a turn of a day would last for weeks."""

Span = tuple[float, float]
"""From a moment up to another one, in seconds."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """When clocks stand still. Several can be joined: closed is what is closed in one of them."""

    zone: str = "UTC"
    weekly: tuple[Span, ...] = ()
    """Seconds of the wall clock since Monday, 0:00."""
    dates: tuple[tuple[date, date], ...] = ()
    """Days from the first to the last, both closed."""
    away: tuple[tuple[Instant, Instant], ...] = ()
    """Moments: the vacation of one person, in whatever zone they live."""
    joined: tuple[Calendar, ...] = ()

    def __or__(self, other: Calendar) -> Calendar:
        if ALWAYS in (self, other):
            return other if self == ALWAYS else self
        return Calendar(joined=(self, other))

    def running(self, begin: Instant) -> Iterator[Span]:
        """The stretches of time in which clocks run, from a moment on."""
        if self == ALWAYS:
            yield begin, inf
            return
        while True:
            end = (begin // DAY + 1) * DAY
            yield from _without((begin, end), self.closed(begin, end))
            begin = end

    def closed(self, begin: Instant, end: Instant) -> Iterator[Span]:
        """What is closed within less than a day."""
        for part in self.joined:
            yield from part.closed(begin, end)
        yield from self.away
        if self.weekly or self.dates:
            for start, stop, offset in _offsets(self.zone, begin, end):
                for first, last in self._wall(start + offset, stop + offset):
                    yield max(first - offset, start), min(last - offset, stop)

    def _wall(self, begin: float, end: float) -> Iterator[Span]:
        """The same on the wall clock."""
        week = (begin - MONDAY) // WEEK * WEEK + MONDAY
        for monday in (week - WEEK, week, week + WEEK):
            for first, last in self.weekly:
                if monday + first < end and monday + last > begin:
                    yield monday + first, monday + last
        for day, until in self.dates:
            if (closed := _midnight(day)) < end and _midnight(until) + DAY > begin:
                yield closed, _midnight(until) + DAY


ALWAYS = Calendar()
"""Nothing is ever closed."""


def between(begin: Instant, end: Instant, calendar: Calendar = ALWAYS) -> float:
    """For how long clocks run between two moments; negative if the second is earlier."""
    if end < begin:
        return -between(end, begin, calendar)
    found = 0.0
    for start, stop in calendar.running(begin):
        if start >= end:
            break
        found += min(stop, end) - start
    return found


def after(begin: Instant, seconds: float, calendar: Calendar = ALWAYS) -> Instant:
    """The moment at which clocks have run for that long."""
    if seconds <= 0:
        return begin + seconds
    for start, stop in calendar.running(begin):
        if seconds <= stop - start:
            return start + seconds
        seconds -= stop - start
    raise AssertionError("clocks run every week")


def moved(
    due: Instant, stood: Instant, now: Instant, was: Calendar, becomes: Calendar | None = None
) -> Instant:
    """The new end of a clock that has stood still until now. The calendar may be another one from
    now on: only time in which a clock runs is ever used up."""
    return after(now, between(stood, due, was), becomes or was)


def _without(span: Span, closed: Iterable[Span]) -> Iterator[Span]:
    """What is left of a stretch of time."""
    begin, end = span
    for first, last in sorted(each for each in closed if each[0] < end):
        if begin < first:
            yield begin, first
        begin = max(begin, last)
    if begin < end:
        yield begin, end


def _offsets(zone: str, begin: Instant, end: Instant) -> Iterator[tuple[float, float, float]]:
    """Stretches of less than a day in which a zone keeps its distance from UTC, and that distance.
    A zone changes it once in such a time, at a full minute."""
    first, last = offset_of(zone, begin), offset_of(zone, end - 1)
    if first == last:
        yield begin, end, first
        return
    low, high = int(begin // 60), int(end // 60)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if offset_of(zone, middle * 60) == first else (low, middle)
    yield begin, high * 60, first
    yield high * 60, end, last


def offset_of(zone: str, at: Instant) -> float:
    """Seconds by which clocks in a zone are ahead of UTC at a moment."""
    shift = datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset()
    assert shift is not None
    return shift.total_seconds()


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def midnight(day: date, zone: str) -> Instant:
    """When a day begins in a zone."""
    return datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).timestamp()


# How a table's options spell its calendar: `quiet_hours` is `22-6+sat+sun`, `holidays` is
# `2026-12-24..2026-12-26+2027-01-01`, and both are meant in the `zone` of the table.


def of_table(options: Mapping[str, str]) -> Calendar:
    """The calendar of a table."""
    named = {"zone": "UTC", "quiet_hours": "off", "holidays": "off"}
    return read(*(options.get(name, usual) for name, usual in named.items()))


@cache
def read(zone: str, rest: str, holidays: str = "off") -> Calendar:
    """A calendar as options spell it. Raises ValueError if they do not."""
    if zone not in available_timezones():
        raise ValueError(zone)
    weekly = [span for part in rest.split("+") if part != "off" for span in _weekly(part)]
    dates = [_dates(part) for part in holidays.split("+") if part != "off"]
    return Calendar(zone, tuple(weekly), tuple(dates)) if weekly or dates else ALWAYS


def _weekly(part: str) -> Iterator[Span]:
    if part in DAYS:
        yield DAYS.index(part) * DAY, (DAYS.index(part) + 1) * DAY
        return
    hours = re.fullmatch(r"(\d\d?)-(\d\d?)", part)
    if not hours or max(first := int(hours[1]), last := int(hours[2])) > 24:
        raise ValueError(part)
    for day in range(7):
        yield day * DAY + first * HOUR, day * DAY + first * HOUR + (last - first) % 24 * HOUR


def _dates(part: str) -> tuple[date, date]:
    first, _, last = part.partition("..")
    begin, end = date.fromisoformat(first), date.fromisoformat(last or first)
    if not 0 <= (end - begin).days <= 60:
        raise ValueError(part)
    return begin, end


def open_hours(calendar: Calendar) -> float:
    """How many hours of an ordinary week are open, by the wall clock of the zone."""
    closed = [(first - n, last - n) for first, last in calendar.weekly for n in (0, WEEK)]
    return sum(last - first for first, last in _without((0, WEEK), closed)) / HOUR


MINUTE = 60.0
TURN = "turn/"
"""How the clock of a turn begins; those of battles, reactions and trades have other names."""
HERE = 5 * MINUTE
"""Who did something at a table so recently is at it (TB-8.21)."""
REMIND_BEFORE = 0.25
"""A reminder is sent when this fraction of the allowance is left (TB-1.6)."""

DOWN = 120.0
"""If the bot was away for longer than this, every running clock gets the time back (TB-1.8)."""
JITTER = 1.0
"""A machine's clock is corrected by up to this much all the time."""


def seconds(hours: str) -> float | None:
    """The seconds of an allowance as the table's option gives it; None without a clock (TB-1.1)."""
    if hours.endswith("m"):
        return float(hours[:-1]) * MINUTE
    return None if hours == "off" else float(hours) * HOUR


def stopped(
    now: Instant, ends: Instant, bank: float, calendar: Calendar = ALWAYS
) -> tuple[float, float]:
    """What is left of an allowance and of the bank when a clock stops (TB-1.5)."""
    left = between(now, ends, calendar)
    return max(left, 0.0), max(min(bank, bank + left), 0.0)


def earned(bank: float, refill: float, cap: float) -> float:
    """The bank after a turn that ended in time (TB-1.17); what is above the cap stays."""
    return max(bank, min(bank + refill, cap))


def reminder(
    now: Instant, ends: Instant, allowance: float, calendar: Calendar = ALWAYS
) -> Instant | None:
    """When to send a reminder for an allowance that ends then; None if that moment is past."""
    until = between(now, ends, calendar) - REMIND_BEFORE * allowance
    return after(now, until, calendar) if until > 0 else None


def woken(now: Instant, zone: str, quiet: Quiet | None) -> Instant:
    """The earliest moment at which somebody may be notified: now, or the end of their quiet hours
    (TB-8.3)."""
    if quiet is None:
        return now
    begin, end = quiet
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    hour = here.hour
    if not (begin <= hour < end if begin <= end else hour >= begin or hour < end):
        return now
    day = here.date() + timedelta(days=hour >= end)
    return datetime.combine(day, time(end), ZoneInfo(zone)).timestamp()


def outage(last: Instant, now: Instant) -> float:
    """How much time to give back if nobody could play since `last` (TB-1.8); negative if the
    machine's clock was set back; 0 for a negligible difference."""
    gap = now - last
    return gap if gap > DOWN or gap < -JITTER else 0.0
