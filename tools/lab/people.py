"""A model of people who play by message: when they look, when they are away (see PACE.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache
from math import exp, log
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

from bot.app.clocks.calendars import DAY, HOUR, woken

Hours = tuple[int, int]
SLOWER = {"brisk": 1 / 3, "relaxed": 2.0, "slots": 2.0}
"""How many times longer people take for an answer than at the pace `daily`: about as many as it
gives them."""


@dataclass(frozen=True)
class Person:
    """Somebody with a zone and habits. Hours are local."""

    name: str
    zone: str
    sleep: Hours = (23, 7)
    work: Hours = (9, 17)
    """On weekdays; who works at night has the larger number first."""
    minutes: float = 60.0
    """Half of the answers come within so many minutes, when they are free."""
    spread: float = 1.3
    """The standard deviation of its logarithm: some answers take very much longer."""
    busy: float = 3.0
    """How many times longer it takes at work."""
    weekend: float = 2.0
    """How many times longer it takes at weekends."""
    absences: float = 6.0
    """Absences in a year, of one to seven days."""
    away: tuple[tuple[float, float], ...] = ()

    def asleep(self, at: float) -> bool:
        return woken(at, self.zone, self.sleep) > at

    def answers(self, pinged: float, chance: Random) -> float:
        """When they answer a call. They answer neither asleep nor away, and slowly when they work
        or when it is weekend."""
        wait = exp(log(self.minutes) + self.spread * chance.gauss(0, 1)) * 60
        at = pinged
        while wait > 0:
            at = self._next_free(at)
            step = min(wait * self._slowness(at), HOUR)
            wait -= step / self._slowness(at)
            at += step
        return self._next_free(at)

    def at_pace(self, pace: str) -> Person:
        """The same person at a table of that pace: of an evening everybody is there, else people
        take the time they have."""
        if pace == "evening":
            there: Hours = (0, 0)
            return replace(self, sleep=there, work=there, minutes=1, weekend=1, absences=0)
        return replace(self, minutes=self.minutes * SLOWER.get(pace, 1.0))

    def with_absences(self, start: float, chance: Random) -> Person:
        """The same person in a certain year."""
        away = []
        at = start + chance.expovariate(self.absences / 365 / DAY) if self.absences else start
        while self.absences and at < start + 3 * 365 * DAY:
            ends = at + chance.randint(1, 7) * DAY
            away.append((at, ends))
            at = ends + chance.expovariate(self.absences / 365 / DAY)
        return replace(self, away=tuple(away))

    def _next_free(self, at: float) -> float:
        for begin, end in self.away:
            if begin <= at < end:
                at = end
        return woken(at, self.zone, self.sleep)

    def _slowness(self, at: float) -> float:
        weekday, hour = _local(self.zone, at // HOUR)
        if weekday >= 5:
            return self.weekend
        begin, end = self.work
        working = begin <= hour < end if begin <= end else hour >= begin or hour < end
        return self.busy if working else 1.0


@cache
def _local(zone: str, hours: float) -> tuple[int, int]:
    here = datetime(1970, 1, 1, tzinfo=ZoneInfo("UTC")) + timedelta(hours=hours)
    there = here.astimezone(ZoneInfo(zone))
    return there.weekday(), there.hour


PEOPLE: Sequence[Person] = (
    Person("Auckland", "Pacific/Auckland"),
    Person("Warsaw", "Europe/Warsaw"),
    Person("London", "Europe/London", minutes=30, busy=2),
    Person("Los Angeles", "America/Los_Angeles"),
    Person("New York", "America/New_York", minutes=90),
    Person("Tokyo", "Asia/Tokyo", work=(9, 19)),
    Person("Sao Paulo", "America/Sao_Paulo", sleep=(0, 8)),
    Person("a nurse in Warsaw", "Europe/Warsaw", sleep=(8, 15), work=(21, 7)),
)
"""Eight people all over the world; used where no file says otherwise."""


def read(file: Path) -> list[Person]:
    """People from a JSON list of objects with the fields of `Person`."""
    found = []
    for each in json.loads(file.read_text("utf-8")):
        for name in ("sleep", "work"):
            if name in each:
                first, last = each[name]
                each[name] = (int(first), int(last))
        person = Person(**each)
        ZoneInfo(person.zone)
        found.append(person)
    return found
