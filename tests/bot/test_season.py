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


def test_seasons_are_compared_with_how_leagues_were_first_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """People sit in threes and twos, so that the former nine points outweigh wins."""
    words = ["--people", "8", "--games", "race_to_the_rhine", "--rounds", "3", "--seasons", "2"]
    assert command(season, words) == 0
    head, *lines, verdict = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines] == ["1", "2", "all"]
    counted = [line.split(" | ")[1:5] for line in lines]
    before, now = zip(*(each.split("/") for each in counted[-1]), strict=True)
    assert len(head.split(" | ")) == 8
    assert int(before[0]) > 0
    assert now[0] == now[2] == now[3] == "0"
    assert verdict.endswith("of 2")
    assert season.SCHEMES.keys() == {"win", "result", "share"}, "as it was"


def test_people_no_tables_can_seat_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(season, ["--people", "1", "--games", "attack"]) == 2
    assert "cannot be seated" in capsys.readouterr().err
