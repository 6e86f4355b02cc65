"""Arithmetic on times: how long an answer may take (TB-1).

A question gives a fresh allowance. What is used beyond it comes out of the seat's bank; when the
bank is empty too, time is up.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from math import inf
from zoneinfo import ZoneInfo

from bot.app.model import Instant, Quiet

MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR
REMIND_BEFORE = 0.25
"""A reminder is sent when this fraction of the allowance is left (TB-1.6)."""

DOWN = 120.0
"""If the bot was away for longer than this, every running clock gets the time back (TB-1.8)."""
JITTER = 1.0
"""A machine's clock is corrected by up to this much all the time."""


def seconds(hours: str) -> float | None:
    """The seconds of an allowance as the table's option gives it; None without a clock (TB-1.1)."""
    return None if hours == "off" else float(hours) * HOUR


def resting(hours: str) -> Quiet | None:
    """The daily hours, UTC, in which the clocks of a table stand still: `22-6`; None if there are
    none (TB-1.7)."""
    first, _, last = hours.partition("-")
    return (int(first), int(last)) if last else None


def _running(begin: Instant, quiet: Quiet | None) -> Iterator[tuple[Instant, Instant]]:
    """The stretches of time in which clocks run, from a moment on."""
    if quiet is None:
        yield begin, inf
        return
    first, last = quiet
    rest = (last - first) % 24 * HOUR
    stop = begin // DAY * DAY - DAY + first * HOUR
    while True:
        if begin < stop:
            yield begin, stop
        begin, stop = max(begin, stop + rest), stop + DAY


def between(begin: Instant, end: Instant, quiet: Quiet | None = None) -> float:
    """For how long clocks run between two moments; negative if the second is earlier."""
    if end < begin:
        return -between(end, begin, quiet)
    found = 0.0
    for start, stop in _running(begin, quiet):
        if start >= end:
            break
        found += min(stop, end) - start
    return found


def after(begin: Instant, seconds: float, quiet: Quiet | None = None) -> Instant:
    """The moment at which clocks have run for that long."""
    if seconds <= 0:
        return begin + seconds
    for start, stop in _running(begin, quiet):
        if seconds <= stop - start:
            return start + seconds
        seconds -= stop - start
    raise AssertionError("clocks run every day")


def moved(due: Instant, stood: Instant, now: Instant, hours: str) -> Instant:
    """The new end of a clock that has stood still until now, at a table with quiet hours."""
    quiet = resting(hours)
    return after(now, between(stood, due, quiet), quiet)


def stopped(
    now: Instant, ends: Instant, bank: float, quiet: Quiet | None = None
) -> tuple[float, float]:
    """What is left of an allowance and of the bank when a clock stops (TB-1.5)."""
    left = between(now, ends, quiet)
    return max(left, 0.0), max(min(bank, bank + left), 0.0)


def reminder(
    now: Instant, ends: Instant, allowance: float, quiet: Quiet | None = None
) -> Instant | None:
    """When to send a reminder for an allowance that ends then; None if that moment is past."""
    until = between(now, ends, quiet) - REMIND_BEFORE * allowance
    return after(now, until, quiet) if until > 0 else None


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
