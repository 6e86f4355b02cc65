"""Computers against each other, from the shell."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engines.toy import ENGINE
from tools.lab import command, duel
from tools.lab.duel import wilson

KEYS = {
    "game", "games", "finished", "a", "b", "a_wins", "share", "even", "wilson", "by_side",
    "seconds", "rollouts_per_second",
}  # fmt: skip


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "rules", lambda game: ENGINE)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert command(duel, ["toy", "--json", *words]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1, "exactly one JSON object"
    found: dict[str, Any] = json.loads(out)
    return found


def test_each_side_is_held_in_turn(capsys: pytest.CaptureFixture[str]):
    found = told(capsys, "--a", "officer", "--b", "random", "--games", "30", "--seats", "3")
    assert set(found) >= KEYS
    assert {side: one["games"] for side, one in found["by_side"].items()} == {
        "ada": 10,
        "ben": 10,
        "cid": 10,
    }
    assert (found["games"], found["finished"], found["even"]) == (30, 30, 0.333)
    assert found["a_wins"] == sum(one["wins"] for one in found["by_side"].values())
    low, high = found["wilson"]
    assert low < found["share"] < high
    assert low > found["even"], "an officer beats blind chance"
    assert found["rollouts_per_second"] == 0


def test_the_staff_is_timed_and_beats_blind_chance(capsys: pytest.CaptureFixture[str]):
    words = ("--a", "staff", "--b", "random", "--games", "40", "--seats", "2", "--rollouts", "12")
    found = told(capsys, *words)
    assert found["wilson"][0] > 0.5
    assert 0 < found["seconds"]["mean"] <= found["seconds"]["p99"] <= found["seconds"]["max"]
    assert found["rollouts_per_second"] > 0


def test_the_seed_decides_and_the_number_of_processes_does_not(capsys: pytest.CaptureFixture[str]):
    def games(seed: str) -> Any:
        words = ("--a", "staff", "--b", "officer", "--games", "6", "--rollouts", "6")
        found = told(capsys, *words, "--seats", "2", "--seed", seed)
        return found["by_side"]

    assert games("1") == games("1")
    match = duel.Duel("toy", ("ada", "ben"), {}, "staff", "officer", 6)
    alone, together = duel.played(match, range(4)), duel.played(match, range(4), jobs="2")
    assert [(one.side, one.share, one.rollouts) for one in alone] == [
        (one.side, one.share, one.rollouts) for one in together
    ]


def test_a_duel_needs_two_sides(capsys: pytest.CaptureFixture[str], monkeypatch: Any):
    monkeypatch.setattr(duel, "opponents", lambda *_: {"ada": ("ada",)})
    assert command(duel, ["toy", "--seats", "2"]) == 2
    assert "two sides" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 8, 0.676, 1.0), (0, 10, 0.0, 0.278), (50, 100, 0.404, 0.596)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float):
    assert wilson(wins, games) == (pytest.approx(low, abs=0.001), pytest.approx(high, abs=0.001))
