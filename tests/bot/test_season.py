from __future__ import annotations

import json

import pytest

from tools.lab import command, season


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert command(season, ["--json", *words]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_season_of_computers_is_the_same_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--people", "9", "--games", "race_to_the_rhine", "--rounds", "2", "--drop", "23")
    one, other = told(capsys, *words), told(capsys, *words)
    assert {**one, "pairing_seconds_max": 0} == {**other, "pairing_seconds_max": 0}
    assert one["people"] == 9
    assert one["tables"] == one["finished"] == 6
    assert one["left"] == 2
    assert one["ratings_recomputed_equal"] is True
    assert set(one["log_loss"]) == {"ours", "elo", "side"}  # type: ignore[call-overload]


def test_people_no_tables_can_seat_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(season, ["--people", "1", "--games", "attack"]) == 2
    assert "cannot be seated" in capsys.readouterr().err
