"""How fast a table plays: one choice that sets how long everything may take (TB-1.18)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.app.clocks.calendars import DAYS, HOUR, Calendar, after, between
from bot.app.model import Instant

SETS = ("clock", "bank", "refill", "bank_cap", "reaction_clock", "quiet_hours")
PACES: Mapping[str, tuple[str, ...]] = {
    "daily": ("24", "48", "8", "96", "12", "off"),
    "evening": ("15m", "1", "0", "1", "5m", "off"),
    "brisk": ("8", "48", "4", "72", "6", "23-7"),
    "relaxed": ("48", "96", "24", "168", "24", "sat+sun"),
    "slots": ("slot", "24", "0", "24", "slot", "off"),
    "none": ("off", "0", "0", "0", "off", "off"),
}
"""What each pace sets. `own` is whatever else the host has chosen."""
SLOT = "slot"
"""An allowance up to one of the moments in the option `slots`."""
LEAD = 12 * HOUR
"""A slot counts only if it is at least this far away."""


def settings(pace: str) -> dict[str, str]:
    """The options a pace sets."""
    return dict(zip(SETS, PACES[pace], strict=True)) if pace in PACES else {}


def of(options: Mapping[str, str]) -> str:
    """The pace a table really has: its name, or `own` if one of its options was changed."""
    name = options.get("pace", "own")
    return name if settings(name).items() <= options.items() else "own"


def made(options: Mapping[str, str]) -> str:
    """The pace these choices make: what was not chosen follows the pace."""
    return of({**settings(options.get("pace", "own")), **options})


def slots(said: str) -> str:
    """Weekly moments as they are stored, `mon,wed,fri@20:00`. Raises ValueError if that makes no
    sense."""
    words = re.sub(r"[,+@]", " ", said.lower()).split()
    days = [day for day in DAYS if day in words]
    times = [word for word in words if word not in DAYS]
    if not days or len(times) != 1 or not re.fullmatch(r"\d\d?(:\d\d)?", times[0]):
        raise ValueError(said)
    hour, _, minute = times[0].partition(":")
    at = time(int(hour), int(minute or 0))
    return f"{','.join(days)}@{at:%H:%M}"


def until_slot(options: Mapping[str, str], now: Instant, calendar: Calendar) -> float:
    """The running seconds up to the first slot that is far enough away and in which clocks run."""
    stored, zone = options.get("slots", "mon,wed,fri@20:00"), ZoneInfo(options.get("zone", "UTC"))
    days, _, at = stored.partition("@")
    first = after(now, LEAD, calendar)
    begin = datetime.fromtimestamp(first, zone).date()
    span = LEAD
    for n in range(100):
        day = begin + timedelta(days=n)
        slot = datetime.combine(day, time.fromisoformat(at), zone).timestamp()
        if DAYS[day.weekday()] not in days or slot < first:
            continue
        span = between(now, slot, calendar)
        if abs(after(now, span, calendar) - slot) < 1:
            break
    return span
