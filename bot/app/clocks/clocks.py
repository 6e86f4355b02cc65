"""Arithmetic on times: how long an answer may take (TB-1).

A question gives a fresh allowance. What is used beyond it comes out of the seat's bank; when the
bank is empty too, time is up.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.app.clocks.calendars import ALWAYS, Calendar, after, between
from bot.app.model import Instant, Quiet

MINUTE, HOUR = 60.0, 3600.0
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
