"""What is written down of every clock, and who may read it (TB-1.16)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.clocks import clock_book
from bot.app.clocks.calendars import DAY
from bot.store.questions import How, WaitRow
from tests.bot.app.house import ANN, BOB, CAT, HOUR, House
from tests.bot.app.test_clocks import Interrupted

BOOK = "SELECT seat, clock, how, sealed, running / 3600.0 FROM waits ORDER BY answered, seat"


async def test_tb_1_16_each_clock_leaves_one_line(house: House) -> None:
    game = await house.game(ANN, BOB)
    house.wait(5)
    await house.act(game, ANN, "ada", "aim/ben")
    house.wait(1)
    await house.act(game, ANN, "ada", "rest")
    house.time = house.tables.last_beat = house.time + 24 * HOUR
    await house.tables.ring()
    assert await house.rows(BOOK) == [
        ("ada", "turn/1", "answered", 0, 6.0),
        ("ben", "turn/2", "timeout", 0, 24.0),
    ]
    rows = await house.rows("SELECT user, asked, answered FROM waits")
    assert rows == [
        (ANN, 1_000_000.0, 1_000_000 + 6 * HOUR),
        (BOB, 1_000_000 + 6 * HOUR, house.time),
    ]


async def test_tb_1_16_an_interrupted_clock_has_one_line_with_all_it_ran(house: House) -> None:
    house.engine = Interrupted()
    game = await house.game(ANN, BOB)
    house.wait(2)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    house.wait(7)
    await house.act(game, BOB, "ben", "pass")
    house.wait(3)
    await house.act(game, ANN, "ada", "rest")
    assert [row[2:] for row in await house.rows(BOOK)] == [
        ("answered", 1, 7.0),
        ("answered", 0, 5.0),
    ]


async def test_tb_1_16_pauses_and_nights_are_not_counted(house: House) -> None:
    house.time = 20_000 * 24 * HOUR + 20 * HOUR
    game = await house.game(ANN, BOB, quiet_hours="22-6")
    house.wait(1)
    await house.tables.pause(game, ANN)
    house.wait(30)
    await house.tables.resume(game, ANN)
    house.wait(4)
    await house.act(game, ANN, "ada", "rest")
    assert [row[-1] for row in await house.rows(BOOK)] == [1 + 1.0]


async def test_tb_1_16_what_is_sealed_is_told_to_its_seat_alone(house: House) -> None:
    game = await house.game(ANN, BOB, CAT, bank="12")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    house.wait(2)
    before = await house.tables.clocks(game, CAT)
    await house.act(game, BOB, "ben", "pass")
    assert await house.tables.clocks(game, CAT) == before
    ben = next(each for each in await house.tables.clocks(game, BOB) if each.seat == "ben")
    assert ben.own
    assert ben.sealed
    assert (ben.sealed.answers, ben.sealed.total, ben.bank) == (1, 2 * HOUR, 12 * HOUR)
    for reader in (ANN, CAT, 999):
        other = next(each for each in await house.tables.clocks(game, reader) if each.seat == "ben")
        assert (other.open, other.own, other.sealed, other.bank) == (None, False, None, 0)


async def test_tb_1_17_a_turn_ended_in_time_fills_the_bank_up_to_its_cap(house: House) -> None:
    game = await house.game(ANN, BOB, length="long", clock="10", bank="1", refill="4", bank_cap="6")

    async def bank() -> float:
        return (await house.tables.clocks(game, ANN))[0].bank / HOUR

    found = [await bank()]
    for _ in range(3):
        await house.act(game, ANN, "ada", "rest")
        await house.act(game, BOB, "ben", "rest")
        found.append(await bank())
    assert found == [1, 5, 6, 6]
    house.time = house.tables.last_beat = house.time + 16 * HOUR
    await house.tables.ring()
    await house.act(game, BOB, "ben", "rest")
    assert await bank() == 0, "nothing is earned by a time-out"


async def test_the_book_belongs_to_what_is_known_about_a_person(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    [row] = (await house.tables.export_user(ANN))["waits"]
    assert (row["game"], row["seat"], row["how"]) == (game, "ada", "answered")
    await house.tables.delete_user(ANN)
    assert await house.rows("SELECT count(*) FROM waits WHERE user = ?", ANN) == [(0,)]


# Pure functions of the rows.

NOW = 400 * DAY


def row(day: float, how: How = "answered", *, sealed: bool = False, hours: float = 2) -> WaitRow:
    at = day * DAY
    return WaitRow(
        1, 0, "ada", f"turn/{day}", ANN, at, at + hours * HOUR, how, sealed, hours * HOUR
    )


def test_reliability_needs_twenty_answers_to_open_questions() -> None:
    rows = [row(300 + n) for n in range(19)]
    assert clock_book.reliability(rows, NOW) is None
    assert clock_book.reliability([*rows, row(350, sealed=True)], NOW) is None
    assert clock_book.reliability([*rows, row(1)], NOW) is None, "more than a year ago"
    assert clock_book.reliability([*rows, row(350)], NOW) == 100


@pytest.mark.parametrize(
    ("misses", "healed", "abandoned", "found"),
    [
        ((), 0, 0, 100),
        ((320,), 0, 0, 95),
        ((320, 320.5), 0, 0, 95),
        ((320, 330), 0, 0, 91),
        ((390,), 0, 0, 85),
        ((390,), 1, 0, 100),
        ((320,), 0, 2, 85),
        (tuple(range(380, 400)), 0, 0, 0),
    ],
)
def test_reliability_counts_misses_by_absence_and_forgives_those_made_good(
    misses: tuple[float, ...], healed: int, abandoned: int, found: int
) -> None:
    rows = [row(300 + n) for n in range(20)]
    rows += [row(day, "timeout") for day in misses]
    rows += [row(351, "timeout", sealed=True), row(352, "dropped")]
    assert clock_book.reliability(rows, NOW, healed, abandoned) == found


def test_hours_of_answers_are_those_of_the_reader() -> None:
    rows = [row(n, hours=9) for n in range(20)] + [row(20, hours=3, sealed=True)]
    assert clock_book.active_hours(rows, "UTC") == (9,)
    assert clock_book.active_hours(rows, "Asia/Tokyo") == (18,)
    assert clock_book.active_hours(rows[:10], "UTC") == ()


def test_what_was_used_is_told_in_quartiles() -> None:
    rows = [row(n, hours=n) for n in range(1, 6)] + [row(9, "dropped", hours=90)]
    found = clock_book.used([*rows[:4], replace(rows[4], how="timeout"), rows[5]])
    assert found
    assert (found.answers, found.timeouts, found.total) == (4, 1, 15 * HOUR)
    assert found.quartiles == (2 * HOUR, 3 * HOUR, 4 * HOUR)
    assert clock_book.used([rows[5]]) is None
    assert clock_book.used(rows[:1]) is not None


def test_an_estimate_needs_ten_games() -> None:
    assert clock_book.length([30.0] * 9) is None
    assert clock_book.length([*range(10, 20)]) == (12.25, 16.75)
