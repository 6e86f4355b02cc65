"""When clocks stand still, against a clock that looks at the wall once a minute (TB-1.7)."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.clocks import calendars
from bot.app.clocks.calendars import ALWAYS, DAY, DAYS, HOUR, Calendar, after, between, read
from tests.bot.app.house import ANN, BOB, House, refused

ZONES = (
    *("UTC", "Europe/Warsaw", "America/Los_Angeles", "Pacific/Auckland", "Asia/Kathmandu"),
    *("Australia/Lord_Howe", "America/Sao_Paulo"),
)
MINUTE = 60
SPRING, AUTUMN = date(2027, 3, 28), date(2026, 10, 25)
"""The days on which Warsaw changes its clocks."""


def local(zone: str, *moment: int) -> float:
    return datetime(*moment, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc, arg-type]


def closed(calendar: Calendar, at: float) -> bool:
    """What the wall clock says."""
    wall = datetime.fromtimestamp(at, ZoneInfo(calendar.zone))
    second = wall.weekday() * DAY + wall.hour * HOUR + wall.minute * MINUTE
    return (
        any(
            first <= second + week < last
            for first, last in calendar.weekly
            for week in (0, 7 * DAY)
        )
        or any(first <= wall.date() <= last for first, last in calendar.dates)
        or any(first <= at < last for first, last in calendar.away)
        or any(closed(part, at) for part in calendar.joined)
    )


def minutes_open(calendar: Calendar, begin: float, end: float) -> int:
    return sum(not closed(calendar, at) for at in range(int(begin), int(end), MINUTE))


hours = st.integers(0, 23)
rests = st.one_of(
    st.builds("{}-{}".format, hours, st.integers(0, 24)),
    st.sampled_from(DAYS),
    st.builds("{}+{}-{}".format, st.sampled_from(DAYS), hours, st.integers(0, 24)),
    st.sampled_from(("off", "sat+sun", "sat+sun+22-6", "0-6+21-5")),
)
days = st.dates(date(2026, 9, 1), date(2027, 4, 30))
moments = st.one_of(
    *(
        st.builds(
            lambda day, offset: day + offset * MINUTE,
            st.just(calendars.midnight(change, "Europe/Warsaw")),
            st.integers(-3 * 1440, 3 * 1440),
        )
        for change in (SPRING, AUTUMN)
    ),
    st.integers(29_650_000, 30_120_000).map(lambda minute: minute * MINUTE),
)


@st.composite
def single(draw: st.DrawFn) -> Calendar:
    rest, holidays = draw(rests), "off"
    if draw(st.booleans()):
        first = draw(days)
        holidays = f"{first}..{first + timedelta(days=draw(st.integers(0, 4)))}"
    calendar = read(draw(st.sampled_from(ZONES)), rest, holidays)
    return calendar if calendars.open_hours(calendar) >= calendars.LEAST else ALWAYS


@st.composite
def joined(draw: st.DrawFn) -> Calendar:
    begin = draw(moments)
    away = Calendar(away=((begin, begin + draw(st.integers(1, 14 * 24)) * HOUR),))
    return draw(single()) | draw(st.sampled_from((ALWAYS, away)))


@settings(max_examples=60, deadline=None)
@given(joined(), moments, st.integers(0, 4 * 1440))
def test_tb_1_7_between_counts_what_a_minute_clock_counts(
    calendar: Calendar, begin: float, minutes: int
) -> None:
    end = begin + minutes * MINUTE
    assert between(begin, end, calendar) == minutes_open(calendar, begin, end) * MINUTE
    assert between(end, begin, calendar) == -between(begin, end, calendar)


@settings(max_examples=150, deadline=None)
@given(joined(), moments, st.integers(0, 30 * 24 * 3600))
def test_tb_1_7_between_undoes_after(calendar: Calendar, begin: float, seconds: int) -> None:
    end = after(begin, seconds, calendar)
    assert between(begin, end, calendar) == seconds
    assert not seconds or not closed(calendar, end - 1), "it ends while the clock runs"


@settings(max_examples=40, deadline=None)
@given(
    joined(),
    moments,
    st.integers(1, 72),
    st.integers(0, 48),
    st.lists(st.tuples(st.integers(0, 24 * 60), st.integers(0, 24 * 60)), max_size=4),
)
def test_tb_1_5_what_is_used_never_exceeds_allowance_and_bank(
    calendar: Calendar, now: float, allowance: int, bank: int, stops: list[tuple[int, int]]
) -> None:
    """A clock that runs, is stopped by questions to others and goes on, until its time is up."""
    left, extra, used = allowance * HOUR, bank * HOUR, 0
    for ran, stood in stops:
        ends = after(now, left, calendar)
        stop = min(now + ran * MINUTE, after(ends, extra, calendar))
        used += minutes_open(calendar, now, stop)
        left, extra = calendars.stopped(stop, ends, extra, calendar)
        now = stop + stood * MINUTE
    due = after(after(now, left, calendar), extra, calendar)
    if due - now < 15 * DAY:
        used += minutes_open(calendar, now, due)
        assert used == (allowance + bank) * 60


@given(single(), moments)
@settings(max_examples=60, deadline=None)
def test_tb_1_7_every_week_has_forty_open_hours(calendar: Calendar, begin: float) -> None:
    """An hour less in the week in which one is lost. Days of a year are closed besides."""
    weekly = Calendar(calendar.zone, calendar.weekly)
    assert between(begin, begin + 7 * DAY, weekly) >= (calendars.LEAST - 1) * HOUR


@pytest.mark.parametrize(
    ("begin", "end", "expected"),
    [
        ((2027, 3, 27, 12), (2027, 3, 28, 12), 24 - 1 - 7),
        ((2026, 10, 24, 12), (2026, 10, 25, 12), 24 + 1 - 9),
        ((2027, 3, 24, 12), (2027, 3, 25, 12), 24 - 8),
    ],
)
def test_tb_1_7_a_night_is_an_hour_shorter_or_longer_when_clocks_change(
    begin: tuple[int, ...], end: tuple[int, ...], expected: int
) -> None:
    night = read("Europe/Warsaw", "22-6")
    first, last = local("Europe/Warsaw", *begin), local("Europe/Warsaw", *end)
    assert between(first, last, night) == expected * HOUR == minutes_open(night, first, last) * 60


def test_tb_1_7_weekends_begin_and_end_at_midnight_where_the_table_is() -> None:
    weekend = read("Pacific/Auckland", "sat+sun")
    friday = local("Pacific/Auckland", 2026, 9, 25, 23)  # clocks change in this weekend
    assert after(friday, 2 * HOUR, weekend) == local("Pacific/Auckland", 2026, 9, 28, 1)
    assert between(friday, local("Pacific/Auckland", 2026, 9, 28), weekend) == HOUR


def test_tb_1_7_six_weekends_do_not_stretch_a_clock_for_ever() -> None:
    """A turn of 24 hours, interrupted every Friday and continued every Monday: what was used stays
    used, so it ends in the sixth week."""
    weekend, left, extra = read("Europe/Warsaw", "sat+sun"), 24 * HOUR, 0.0
    monday = local("Europe/Warsaw", 2026, 11, 9, 9)
    for week in range(6):
        begin = monday + week * 7 * DAY
        ends = after(begin, left, weekend)
        assert (ends - begin) < 5 * DAY
        left, extra = calendars.stopped(min(ends, begin + 4 * HOUR), ends, extra, weekend)
    assert left == 0


def test_tb_1_7_a_pause_hands_no_weekend_back() -> None:
    """Moved over two weekends, a clock keeps exactly what it had."""
    weekend = read("UTC", "sat+sun")
    friday, ends = local("UTC", 2026, 11, 13, 22), local("UTC", 2026, 11, 16, 3)
    assert between(friday, ends, weekend) == 5 * HOUR
    later = local("UTC", 2026, 11, 21, 12)
    assert calendars.moved(ends, friday, later, weekend) == local("UTC", 2026, 11, 23, 5)


def test_the_hours_of_rest_of_old_tables_are_still_utc() -> None:
    old = calendars.of_table({"quiet_hours": "22-6"})
    assert old == Calendar(
        "UTC", tuple((d * DAY + 22 * HOUR, d * DAY + 30 * HOUR) for d in range(7))
    )
    assert calendars.of_table({}) == calendars.of_table({"quiet_hours": "off"}) == ALWAYS


async def test_tb_1_7_a_table_rests_at_weekends_in_its_own_zone(house: House) -> None:
    house.time = local("Europe/Warsaw", 2026, 11, 13, 20)
    game = await house.game(ANN, BOB, quiet_hours="sat sun", zone="Europe/Warsaw")
    [waiting] = (await house.tables.table(game)).waiting
    assert waiting.deadline == local("Europe/Warsaw", 2026, 11, 16, 20)


async def test_tb_1_7_holidays_are_closed_and_an_outage_gives_running_time_back(
    house: House,
) -> None:
    house.time = local("Europe/Warsaw", 2026, 12, 23, 20)
    game = await house.game(ANN, BOB, holidays="2026-12-24..2026-12-26", zone="Europe/Warsaw")
    await house.tables.ring()
    [waiting] = (await house.tables.table(game)).waiting
    assert waiting.deadline == local("Europe/Warsaw", 2026, 12, 27, 20)
    house.wait(9)  # five of these hours are closed anyway
    await house.tables.ring()
    [waiting] = (await house.tables.table(game)).waiting
    assert waiting.deadline == local("Europe/Warsaw", 2026, 12, 28, 0)


@pytest.mark.parametrize(
    ("name", "said", "why"),
    [
        ("quiet_hours", "mon tue wed thu fri 20-4", "table-closed-week"),
        ("quiet_hours", "0-23", "table-closed-week"),
        ("quiet_hours", "nights", "table-bad-quiet_hours"),
        ("quiet_hours", "22-26", "table-bad-quiet_hours"),
        ("holidays", "Christmas", "table-bad-holidays"),
        ("holidays", "2026-12-26..2026-12-24", "table-bad-holidays"),
        ("holidays", "2026-01-01..2026-12-31", "table-bad-holidays"),
        ("zone", "Europe/Atlantis", "table-bad-zone"),
    ],
)
async def test_tb_1_7_a_calendar_that_makes_no_sense_is_refused(
    house: House, name: str, said: str, why: str
) -> None:
    table = await house.lobby()
    with refused(why):
        await house.tables.option(table.id, ANN, name, said)


async def test_tb_1_7_a_calendar_is_spelt_in_one_way(house: House) -> None:
    table = await house.lobby()
    table = await house.tables.option(table.id, ANN, "quiet_hours", "Sat, Sun 22-6")
    assert table.options["quiet_hours"] == "sat+sun+22-6"
    table = await house.tables.option(table.id, ANN, "quiet_hours", "off+fri")
    assert table.options["quiet_hours"] == "fri"
    table = await house.tables.option(table.id, ANN, "quiet_hours", "off")
    assert table.options["quiet_hours"] == "off"
