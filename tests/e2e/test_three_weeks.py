"""Three weeks of one game in virtual time: Auckland, Warsaw, London and Los Angeles, from the
change of clocks in Los Angeles to the one in Auckland."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.app.clocks.calendars import Calendar, between, read
from bot.app.mail.kinds import Outgoing, TurnBody
from engines.contract import Illegal
from engines.kit.simulate import QuickRng, some_picks
from engines.registry import engine
from tests.bot.app.house import HOUR, House
from tests.bot.app.silence import InMemory

AMI, WIT, LEN, LOU, NEW = 201, 202, 203, 204, 205
ZONES = {
    AMI: "Pacific/Auckland",
    WIT: "Europe/Warsaw",
    LEN: "Europe/London",
    LOU: "America/Los_Angeles",
    NEW: "Europe/London",
}
NIGHT = (23, 7)
OPTIONS = {
    "players": "4",
    "pace": "own",
    "clock": "30",
    "reaction_clock": "20",
    "turn_timeout": "ladder",
    "quiet_hours": "1-5",
    "zone": "Europe/Warsaw",
    "vacation": "7",
}


def utc(month: int, day: int, hour: int = 0) -> float:
    return datetime(2027, month, day, hour, tzinfo=UTC).timestamp()


BEGIN, END = utc(3, 13, 8), utc(4, 5, 12)
VACATION = "2027-03-20", "2027-03-22"
SILENT = utc(3, 15)
DOWN, UP = utc(3, 28, 20), utc(3, 29, 5)
OFFERED, TAKEN = utc(3, 30, 9), utc(3, 31, 18)


@dataclass
class Weeks:
    """The table, and everybody who plays there."""

    house: House
    game: int = 0
    letters: list[tuple[float, Outgoing]] = field(default_factory=list)
    chance: QuickRng = field(default_factory=lambda: QuickRng(27))
    up_since: float = BEGIN

    async def hour(self) -> None:
        """What people do within an hour."""
        for user, zone in ZONES.items():
            local = datetime.fromtimestamp(self.house.time, ZoneInfo(zone))
            if local.hour == 20 and not self.away(user):
                await self.play(user)
        self.letters += [(self.house.time, each) for each in await self.house.post()]
        await self.check_clocks()

    async def ring(self) -> None:
        self.house.tables.last_beat = self.house.time  # it was up all the while
        await self.house.tables.ring()

    def away(self, user: int) -> bool:
        if user == LOU:
            return self.house.time >= SILENT
        here = datetime.fromtimestamp(self.house.time, ZoneInfo(ZONES[user])).date().isoformat()
        return user == WIT and VACATION[0] <= here <= VACATION[1]

    async def play(self, user: int) -> None:
        """Answer everything one is asked now, as the computer of the game would."""
        for _ in range(40):
            prompts = await self.house.tables.prompts(self.game, user)
            mine = [each for each in prompts if each.offer.required and not each.offer.answered]
            if not mine:
                return
            first = mine[0]
            picks = await self.house.tables.computed(self.game, first.seat)
            picks = picks or some_picks(first.offer, self.chance)
            command = self.house.command()
            await self.house.tables.act(self.game, user, first.seat, first.token, picks, command)

    async def check_clocks(self) -> None:
        """Every running clock ends when exactly what it was given has run, whatever the wall clocks
        of the world did meanwhile."""
        rows = await self.house.rows(
            "SELECT p.seat, s.user, began, given, p.ends FROM prompts p JOIN seats s"
            " ON s.game = p.game AND s.seat = p.seat AND until IS NULL WHERE p.ends IS NOT NULL"
        )
        away = await self.house.rows("SELECT user, begins, ends FROM vacations")
        for _, user, began, given, ends in rows:
            if began < self.up_since:
                continue  # what it stood still while the bot was down is checked below
            spans = tuple((begins, until) for who, begins, until in away if who == user)
            calendar = read("Europe/Warsaw", "1-5") | Calendar(away=spans)
            assert between(began, ends, calendar) == pytest.approx(given, abs=1)

    async def deadlines(self) -> dict[str, float]:
        rows = await self.house.rows("SELECT seat, ends FROM prompts WHERE ends IS NOT NULL")
        return dict(rows)

    def asleep(self, user: int, at: float) -> bool:
        hour = datetime.fromtimestamp(at, ZoneInfo(ZONES[user])).hour
        return hour >= NIGHT[0] or hour < NIGHT[1]


@pytest.fixture
async def weeks(tmp_path: Path) -> AsyncIterator[Weeks]:
    found = Weeks(House(InMemory(), engine("quartermaster")))
    yield found
    await found.house.store.close()


async def test_three_weeks_in_four_zones(weeks: Weeks) -> None:
    house, tables = weeks.house, weeks.house.tables
    house.time = BEGIN
    for user, zone in ZONES.items():
        profile = replace(await tables.profile(user), zone=zone, quiet=NIGHT)
        await tables.set_profile(profile)
    table = await house.lobby(AMI, **OPTIONS)
    for chair, user in enumerate((AMI, WIT, LEN, LOU)):
        await tables.join(table.id, user, chair)
    await tables.start(table.id, AMI, house.command())
    weeks.game = table.id
    told: dict[str, Any] = {}
    while house.time < END:
        await weeks.ring()
        if house.time == utc(3, 19, 12):
            [(_, why)] = await tables.vacation(WIT, *VACATION, house.command())
            assert why is None
        if house.time == DOWN:
            before = await weeks.deadlines()
            house.time = UP
            house.tables = tables = house.opened()
            await tables.wake()
            after = await weeks.deadlines()
            told["outage"] = [
                between(before[seat], after[seat], read("Europe/Warsaw", "1-5")) for seat in before
            ]
            weeks.up_since = UP
        if house.time == OFFERED:
            await tables.offer_seat(weeks.game, LEN, await seat_of(weeks, LEN), house.command())
        if house.time == TAKEN:
            seat = await seat_of(weeks, LEN)
            with pytest.raises(Illegal):
                await tables.take_seat(weeks.game, AMI, seat, house.command())
            await tables.take_seat(weeks.game, NEW, seat, house.command())
        await weeks.hour()
        house.time += HOUR
    assert (await tables.table(weeks.game)).status == "playing"
    assert await tables.replay(weeks.game)
    await the_ladder_was_climbed(weeks)
    await nobody_was_called_at_night(weeks)
    await the_vacation_held(weeks)
    assert told["outage"], "somebody was waited for when the bot went down"
    assert all(gap == pytest.approx(9 * HOUR - shut(), abs=1) for gap in told["outage"])
    assert NEW in {player.user for player in (await tables.table(weeks.game)).players}


def shut() -> float:
    """The part of the outage in which the table rested anyway."""
    return UP - DOWN - between(DOWN, UP, read("Europe/Warsaw", "1-5"))


async def seat_of(weeks: Weeks, user: int) -> str:
    rows = await weeks.house.rows(
        "SELECT seat FROM seats WHERE user = ? AND until IS NULL ORDER BY seat", user
    )
    return str(rows[0][0])


async def the_ladder_was_climbed(weeks: Weeks) -> None:
    """Lou fell silent: grace, default, offered to others, given up; each told to everybody."""
    rows = await weeks.house.rows(
        "SELECT json_extract(body, '$.text[0]') FROM outbox"
        " WHERE kind = 'notice' AND body LIKE ? ORDER BY id",
        f"%ladder-%{LOU}%",
    )
    steps = [row[0] for row in rows]
    assert [*dict.fromkeys(steps)] == [
        "ladder-grace",
        "ladder-default",
        "ladder-offer",
        "ladder-concede",
    ]


async def nobody_was_called_at_night(weeks: Weeks) -> None:
    called = 0
    for at, letter in weeks.letters:
        if letter.kind == "remind" and letter.user is not None:
            assert not weeks.asleep(letter.user, at)
            called += 1
        if isinstance(letter.body, TurnBody):
            assert not any(weeks.asleep(user, at) for user in letter.body.mention)
            called += len(letter.body.mention)
    assert called > 20


async def the_vacation_held(weeks: Weeks) -> None:
    """No default answered for Wit while he was away, and his clock book shows no time-out."""
    [(begins, ends, days)] = await weeks.house.rows(
        "SELECT begins, ends, days FROM vacations WHERE user = ?", WIT
    )
    assert days == 3
    seats = await weeks.house.rows("SELECT seat FROM seats WHERE user = ?", WIT)
    for (seat,) in seats:
        rows = await weeks.house.rows(
            "SELECT count(*) FROM journal"
            " WHERE seat = ? AND kind = 'default' AND at BETWEEN ? AND ?",
            *(seat, begins, ends),
        )
        assert rows == [(0,)]
