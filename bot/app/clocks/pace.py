"""How fast a table plays: one choice that sets how long everything may take (TB-1.18). How long a
game may take then: from finished games of its title and pace and, as long as they are too few, from
simulated ones (TB-2.13). `tools/lab/lengths.py` makes those figures."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import datetime, time, timedelta
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo

from bot.app.clocks import clock_book
from bot.app.clocks.calendars import DAY, DAYS, HOUR, Calendar, after, between
from bot.app.mail.kinds import Length
from bot.app.model import Instant
from bot.app.people import seating
from bot.app.play.computers import is_person
from bot.app.session.saving import StoredGame
from bot.store import Db, games
from engines.registry import engine

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


FILE = Path(__file__).with_name("lengths.json")


def length(db: Db, stored: StoredGame) -> Length | None:
    """How long the game of a lobby may take. Nobody can tell at a pace of its own; simulated games
    know no computers."""
    game, pace = stored.row.game, stored.row.options.get("pace", "own")
    if pace == "own":
        return None
    if found := clock_book.length([each / DAY for each in games.lengths(db, game, pace)]):
        return Length(*found)
    people = [each.user for each in stored.people.chairs]
    number = seating.wanted(engine(game), stored.row.options) or len(people)
    return simulated(game, pace, number) if all(map(is_person, people)) else None


def simulated(game: str, pace: str, people: int) -> Length | None:
    """From how many to how many days a game of so many people takes, or of the nearest number that
    was simulated. None if it never was."""
    known = _figures().get(game, {}).get(pace, {})
    if not known:
        return None
    nearest = min(map(int, known), key=lambda each: (abs(each - people), each))
    first, last = known[str(nearest)]
    return Length(first, last, nearest)


@cache
def _figures() -> dict[str, dict[str, dict[str, tuple[float, float]]]]:
    found: dict[str, dict[str, dict[str, tuple[float, float]]]]
    found = json.loads(FILE.read_text("utf-8"))["games"]
    return found
