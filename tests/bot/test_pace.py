"""Games in virtual time among people who sleep, work and go away."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from statistics import median
from zoneinfo import ZoneInfo

import pytest

from bot.app.clocks.calendars import DAY, HOUR, after
from bot.commands.simulate import chosen
from engines.registry import engine
from tools.lab import command, pace
from tools.lab.pace import POLICIES
from tools.lab.people import PEOPLE, Person
from tools.lab.virtual_game import Clocks, Game

KEYS = [
    *("game", "policy", "games", "finished", "days", "waits_per_turn"),
    *("foreign_answers_per_round", "longest_wait_hours", "pings_per_person_day"),
    *("pings_in_quiet_hours", "turns_planned", "turns_played_whole"),
]


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert command(pace, ["race_to_the_rhine", "--games", "2", "--json", *words]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("policy", POLICIES)
def test_one_object_is_printed_and_it_is_the_same_every_time(
    capsys: pytest.CaptureFixture[str], policy: str
) -> None:
    first = told(capsys, "--policy", policy)
    assert list(first) == KEYS
    assert (first["games"], first["finished"], first["policy"]) == (2, 2, policy)
    assert (first["pings_in_quiet_hours"] == 0) == (policy != "naive")
    assert told(capsys, "--policy", policy) == first


@pytest.mark.parametrize("seed", [12_345_678, 10**30])
def test_any_number_is_a_seed(capsys: pytest.CaptureFixture[str], seed: int) -> None:
    assert told(capsys, "--seed", str(seed))["finished"] == 2


def test_people_come_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "people.json"
    quick = [
        {"name": n, "zone": "UTC", "sleep": [3, 4], "minutes": 5, "absences": 0} for n in "abc"
    ]
    file.write_text(json.dumps(quick))
    days = told(capsys, "--people", str(file))["days"]
    usual = told(capsys)["days"]
    assert isinstance(days, dict)
    assert isinstance(usual, dict)
    assert days["median"] < usual["median"]
    file.write_text('[{"name": "a", "zone": "Europe/Atlantis"}]')
    assert command(pace, ["race_to_the_rhine", "--people", str(file)]) == 2
    file.write_text(json.dumps(quick[:2]))
    assert command(pace, ["race_to_the_rhine", "--people", str(file)]) == 2, "too few people"


def test_nobody_answers_asleep_or_away() -> None:
    person, chance = PEOPLE[0].with_absences(1_790_000_000, Random(1)), Random(2)
    assert person.away
    for n in range(300):
        at = person.answers(1_790_000_000 + n * 5_000, chance)
        assert not person.asleep(at)
        assert not any(begin <= at < end for begin, end in person.away)


def test_half_of_the_answers_come_in_time_and_work_makes_them_slow() -> None:
    free = Person("a", "UTC", sleep=(0, 0), work=(0, 0), minutes=60, weekend=1, absences=0)
    at = datetime(2026, 11, 18, 9, tzinfo=ZoneInfo("UTC")).timestamp()
    chance = Random(3)
    found = median(free.answers(at, chance) - at for _ in range(2000))
    assert 55 * 60 < found < 65 * 60
    busy = Person("b", "UTC", sleep=(0, 0), work=(8, 20), minutes=60, weekend=1, absences=0)
    assert median(busy.answers(at, chance) - at for _ in range(500)) > 2 * found


def game(policy: str, pace: str = "daily", seed: int = 1) -> Game:
    rules = engine("race_to_the_rhine")
    seats = [seat for (seat,) in rules.chairs({})]
    return Game(rules, seats, chosen(rules, ""), PEOPLE, policy, seed, pace)


def test_who_has_said_nothing_in_advance_comes_when_called() -> None:
    played = game("ours")
    played.play()
    assert played.visits == {}
    assert played.planned == 0


def test_with_orders_the_next_turn_is_filed_as_soon_as_one_is_over() -> None:
    played = game("orders")
    played.people = [replace(each, absences=0) for each in PEOPLE[:3]]
    played.play()
    assert played.finished
    assert played.planned > len(played.turns) / 2
    assert 0 < played.whole <= played.planned
    naive = game("naive")
    naive.people = played.people
    naive.play()
    assert played.days < naive.days / 2


def test_the_clocks_are_those_of_the_pace() -> None:
    brisk, slots = Clocks.of("brisk", "UTC"), Clocks.of("slots", "UTC")
    assert brisk.allowance("clock", 0) == 8 * HOUR
    assert brisk.allowance("reaction_clock", 0) == 6 * HOUR
    assert brisk.hours("refill") == 4 * HOUR
    monday = datetime(2026, 11, 16, 9, tzinfo=ZoneInfo("UTC")).timestamp()
    assert slots.allowance("clock", monday) == (48 + 11) * HOUR, "Wednesday, 20:00"
    shut = Clocks.of("relaxed", "UTC").calendar
    assert after(monday + 4 * DAY + 14 * HOUR, 2 * HOUR, shut) == monday + 7 * DAY - 8 * HOUR


def test_a_turn_in_time_earns_extra_time_up_to_the_cap() -> None:
    played = game("ours")
    played.play()
    banks = [played.bank[seat] for seat in played.seats if seat not in played.missed]
    assert banks
    assert max(banks) > 48 * HOUR
    assert max(played.bank.values()) <= 96 * HOUR


def test_an_evening_is_hours_and_a_relaxed_game_longer_than_a_brisk_one() -> None:
    evening, brisk, relaxed = (game("ours", pace) for pace in ("evening", "brisk", "relaxed"))
    for each in (evening, brisk, relaxed):
        each.play()
    assert evening.days < 0.5 < brisk.days < relaxed.days
