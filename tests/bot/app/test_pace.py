"""How fast a table plays: one choice for all its clocks (TB-1.18, 1.19)."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.app.clocks import pace
from bot.app.clocks.calendars import ALWAYS, HOUR, Calendar, after
from bot.app.clocks.pace import PACES, SETS
from tests.bot.app.house import ANN, BOB, House, refused

WARSAW = ZoneInfo("Europe/Warsaw")
SLOTS = {"slots": "mon,wed,fri@20:00", "zone": "Europe/Warsaw"}


def at(day: int, hour: int, month: int = 11) -> float:
    return datetime(2026, month, day, hour, tzinfo=WARSAW).timestamp()


async def test_tb_1_18_a_new_table_plays_a_turn_a_day(house: House) -> None:
    table = await house.tables.open(1, 7, ANN, "toy")
    assert [table.options[name] for name in ("pace", *SETS)] == ["daily", *PACES["daily"]]


@pytest.mark.parametrize("name", PACES)
async def test_tb_1_18_a_pace_sets_every_clock(house: House, name: str) -> None:
    table = await house.lobby()
    table = await house.tables.option(table.id, ANN, "pace", name)
    assert tuple(table.options[each] for each in SETS) == PACES[name]
    for each in SETS:  # what a pace sets can also be chosen singly
        await house.tables.option(table.id, ANN, each, table.options[each])
    assert (await house.tables.table(table.id)).options["pace"] == name


async def test_tb_1_18_who_changes_one_clock_has_a_pace_of_their_own(house: House) -> None:
    table = await house.lobby(pace="brisk")
    table = await house.tables.option(table.id, ANN, "bank", "12")
    assert (table.options["pace"], table.options["clock"]) == ("own", "8")
    opened = await house.tables.open(1, 8, ANN, "toy", {"clock": "6"})
    assert (opened.options["pace"], opened.options["bank"]) == ("own", "0")


def test_tb_1_18_what_is_not_chosen_follows_the_pace() -> None:
    chosen = [{"pace": "brisk"}, {"pace": "brisk", "clock": "8"}, {"pace": "brisk", "clock": "9"}]
    assert [pace.made(each) for each in chosen] == ["brisk", "brisk", "own"]


async def test_tb_1_18_changing_a_clock_in_the_game_is_a_pace_of_its_own(house: House) -> None:
    game = await house.game(ANN, BOB, pace="daily")
    table = await house.tables.option(game, ANN, "clock", "48")
    assert table.options["pace"] == "own"


async def test_tb_1_18_an_evening_is_played_in_minutes(house: House) -> None:
    game = await house.game(ANN, BOB, pace="evening")
    [waiting] = (await house.tables.table(game)).waiting
    assert waiting.deadline == house.time + HOUR / 4
    assert (await house.prompt(game, ANN, "ada")).deadline == house.time + HOUR * 5 / 4
    asked = await house.prompt(game, ANN, "ada")
    assert asked.ends == waiting.deadline, "the panel says both moments (TB-1.5)"


@pytest.mark.parametrize(
    ("said", "stored"),
    [
        ("Mon, Wed, Fri 20:00", "mon,wed,fri@20:00"),
        ("fri mon 8", "mon,fri@08:00"),
        ("sun@19:30", "sun@19:30"),
    ],
)
def test_tb_1_19_fixed_times_are_spelt_in_one_way(said: str, stored: str) -> None:
    assert pace.slots(said) == pace.slots(stored) == stored


@pytest.mark.parametrize("said", ["20:00", "mon", "mon 25:00", "mon 8 9", "someday 20:00"])
async def test_tb_1_19_times_that_make_no_sense_are_refused(house: House, said: str) -> None:
    table = await house.lobby()
    with refused("table-bad-slots"):
        await house.tables.option(table.id, ANN, "slots", said)


@pytest.mark.parametrize(
    ("now", "slot"),
    [
        (at(16, 7), at(16, 20)),  # Monday morning: this evening
        (at(16, 9), at(18, 20)),  # too late for today
        (at(20, 12), at(23, 20)),
        (at(23, 7, 10), at(23, 20, 10)),
        (at(23, 21, 10), at(26, 20, 10)),  # the hour that comes twice is in between
    ],
)
def test_tb_1_19_a_slot_counts_if_it_is_twelve_hours_away(now: float, slot: float) -> None:
    assert now + pace.until_slot(SLOTS, now, ALWAYS) == slot


def test_tb_1_19_a_slot_in_somebodys_absence_does_not_count() -> None:
    away = Calendar(away=((at(18, 0), at(22, 0)),))
    now = at(16, 21)
    assert after(now, pace.until_slot(SLOTS, now, away), away) == at(23, 20)
    closed = Calendar("Europe/Warsaw", ((0.0, 5 * 24 * HOUR),))  # open at weekends only
    assert pace.until_slot(SLOTS, now, closed) >= 0, "it ends even if no slot is open"


async def test_tb_1_19_a_table_with_fixed_times_shows_them_as_deadlines(house: House) -> None:
    house.time = at(16, 9)
    game = await house.game(ANN, BOB, pace="slots", zone="Europe/Warsaw")
    [waiting] = (await house.tables.table(game)).waiting
    assert waiting.deadline == at(18, 20)
    assert (await house.prompt(game, ANN, "ada")).deadline == at(19, 20)
