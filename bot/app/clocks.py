"""How long an answer may take. Arithmetic on times and nothing else.

A question gives a fresh allowance; what is used beyond it comes out of the seat's bank, and when
the bank is empty too, time is up.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.app.model import Instant, Quiet

MINUTE, HOUR = 60.0, 3600.0
REMIND_BEFORE = 0.25
"""A reminder comes when this part of the allowance is left."""

DOWN = 600.0
"""A longer silence of the bot than this is given back to every running clock."""


def seconds(hours: str) -> float | None:
    """An allowance as a table has agreed on it; None: no clock."""
    return None if hours == "off" else float(hours) * HOUR


def deadline(now: Instant, left: float, bank: float) -> Instant:
    return now + left + bank


def stopped(now: Instant, deadline: Instant, bank: float) -> tuple[float, float]:
    """What is left of allowance and bank when a clock stops."""
    left = deadline - bank - now
    return max(left, 0.0), max(min(bank, bank + left), 0.0)


def reminder(now: Instant, deadline: Instant, allowance: float) -> Instant | None:
    """When to remind somebody who has until `deadline`; None if that moment is past."""
    at = deadline - REMIND_BEFORE * allowance
    return at if at > now else None


def woken(now: Instant, zone: str, quiet: Quiet | None) -> Instant:
    """When somebody may be called: now, or at the end of the hours they want to be left alone."""
    if quiet is None:
        return now
    begin, end = quiet
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    hour = here.hour
    if not (begin <= hour < end if begin <= end else hour >= begin or hour < end):
        return now
    day = here.date() + timedelta(days=hour >= end)
    return datetime.combine(day, time(end), ZoneInfo(zone)).timestamp()


def outage(heartbeat: Instant | None, now: Instant) -> float:
    """How much time to give back after the bot has been silent since `heartbeat`."""
    gap = now - heartbeat if heartbeat is not None else 0.0
    return gap if gap > DOWN else 0.0
