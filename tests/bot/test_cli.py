"""What can be done from a shell, and what is said when it cannot."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import shtab
from argparse_manpage.manpage import Manpage

from bot import cli
from bot.commands import simulate
from tests.engines.toy import ENGINE

HOME = Path(__file__).parents[2]
RHINE = HOME / "data" / "race_to_the_rhine"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "rules", lambda game: ENGINE)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert cli.main(["simulate", "toy", "--json", *words]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1, "exactly one JSON object"
    found: dict[str, Any] = json.loads(out)
    return found


def test_every_command_has_its_module():
    for name in cli.COMMANDS:
        module = import_module("bot.commands." + name.replace("-", "_"))
        assert callable(module.arguments), name
        assert callable(module.run), name


def test_simulate_prints_its_figures(toy: None, capsys: pytest.CaptureFixture[str]):
    found = told(capsys, "--games", "12", "--seats", "3", "--seed", "5", "--options", "length=long")
    assert (found["game"], found["games"], found["finished"]) == ("toy", 12, 12)
    assert found["seats"] == ["ada", "ben", "cid"]
    assert sum(found["reasons"].values()) == 12
    assert set(found["winners"]) == {"ada", "ben", "cid"}
    assert 0 < found["turns"]["min"] <= found["turns"]["median"] <= found["turns"]["max"] <= 36
    assert found["decisions"] >= 12
    assert found["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_games(toy: None, capsys: pytest.CaptureFixture[str]):
    def game(seed: str) -> tuple[Any, ...]:
        found = told(capsys, "--games", "5", "--seed", seed)
        return found["decisions"], found["winners"], found["turns"]

    assert game("1") == game("1") != game("6")


def test_every_value_of_an_option_is_compared(toy: None, capsys: pytest.CaptureFixture[str]):
    found = told(capsys, "--games", "3", "--each", "length")
    assert (found["games"], found["finished"]) == (6, 6)
    assert {value: each["games"] for value, each in found["length"].items()} == {
        "short": 3,
        "long": 3,
    }
    short, long = found["length"].values()
    assert short["turns"]["max"] < long["turns"]["max"]
    assert cli.main(["simulate", "toy", "--each", "width"]) == 2


def test_stored_games_are_the_same_games(toy: None, capsys: pytest.CaptureFixture[str]):
    found = told(capsys, "--games", "3", "--stored")
    assert found["state_bytes"]["min"] > 100
    assert found["stored_decisions_per_second"] > 0


def test_for_people_there_is_a_line_a_figure(toy: None, capsys: pytest.CaptureFixture[str]):
    assert cli.main(["simulate", "toy", "--games", "2"]) == 0
    assert "\nfinished: 2\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "adjutant: there is no game called chess; there are: race_to"),
        (["simulate", "race_to_the_rhine", "--seats", "9"], "race_to_the_rhine has 3 seats: "),
        (["simulate", "race_to_the_rhine", "--options", "harder"], "given as name=value"),
        (["simulate", "race_to_the_rhine", "--options", "harder=x,wether=on"], "no option wether"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
):
    assert cli.main(words) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert not said.out


def test_a_table_that_cannot_start_is_told_in_words(capsys: pytest.CaptureFixture[str]):
    assert cli.main(["simulate", "race_to_the_rhine", "--options", "harder=tea"]) == 2
    assert len(capsys.readouterr().err.split()) > 3


def shell(overlay: Path) -> subprocess.CompletedProcess[str]:
    """A process of its own: data is laid over ours before any game is read."""
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "bot.cli",
            "simulate",
            "race_to_the_rhine",
            "--games",
            "1",
            "--json",
        ],
        cwd=HOME,
        env=os.environ | {"ADJUTANT_DATA": str(overlay)},
        capture_output=True,
        text=True,
    )


def rhine_map() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RHINE / "map.json").read_text("utf-8"))
    return found


def unknown_kind(board: dict[str, Any]) -> str:
    board["spaces"][3]["kind"] = "swamp"
    return str(board["spaces"][3]["id"])


def arrow_to_nowhere(board: dict[str, Any]) -> str:
    board["arrows"][0]["b"] = "nowhere"
    return str(board["arrows"][0]["id"])


def space_twice(board: dict[str, Any]) -> str:
    board["spaces"].append(board["spaces"][0])
    return str(board["spaces"][0]["id"])


@pytest.mark.parametrize("spoil", [unknown_kind, arrow_to_nowhere, space_twice])
def test_a_faulty_overlay_is_told_with_file_entry_and_reason(spoil: Any, tmp_path: Path):
    board = rhine_map()
    entry = spoil(board)
    file = tmp_path / "race_to_the_rhine" / "map.json"
    file.parent.mkdir()
    file.write_text(json.dumps(board), "utf-8")
    done = shell(tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith(f"adjutant: {file}: ")
    assert entry in done.stderr
    assert done.stderr.count("\n") == 1, "one sentence, no traceback"


def test_an_overlay_that_is_not_there_is_told(tmp_path: Path):
    done = shell(tmp_path / "nowhere")
    assert done.returncode == 2
    assert done.stderr == f"adjutant: {tmp_path}/nowhere: there is no such folder\n"


def test_a_good_overlay_is_played_with(tmp_path: Path):
    file = tmp_path / "race_to_the_rhine" / "map.json"
    file.parent.mkdir()
    file.write_text(json.dumps(rhine_map()), "utf-8")
    done = shell(tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["finished"] == 1


def test_somebody_who_plays_alone_gives_up_in_the_end(capsys: pytest.CaptureFixture[str]):
    assert (
        cli.main(["simulate", "race_to_the_rhine", "--games", "1", "--seats", "1", "--json"]) == 0
    )
    assert json.loads(capsys.readouterr().out)["finished"] == 1


def test_render_says_which_seats_a_table_needs(capsys):
    wrong = ("render", "total_domination", "--seats", "allies", "--hand", "allies")
    assert cli.main(list(wrong)) != 0
    assert "Japan" in capsys.readouterr().err


def test_the_units_call_commands_that_exist():
    called = [
        line
        for unit in (HOME / "deploy").glob("*.service")
        for line in re.findall(r"^ExecStart=\S+/adjutant (.*)$", unit.read_text(), re.MULTILINE)
    ]
    assert {line.split()[0] for line in called} == {"run", "backup", "drill"}
    for line in called:
        cli.parsed(line.split())


def test_the_units_keep_files_and_machine_to_themselves():
    """What they write holds hidden hands and the token."""
    sealed = "UMask=0077 ProtectSystem=strict NoNewPrivileges=true CapabilityBoundingSet="
    others = (HOME / "deploy" / "adjutant-.service.d" / "sealed.conf").read_text()
    for unit in (HOME / "deploy").glob("*.service"):
        lines = unit.read_text("utf-8").splitlines()
        lines += others.splitlines() if unit.name.startswith("adjutant-") else []
        assert [each for each in sealed.split() if each not in lines] == [], unit.name


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out.startswith("adjutant ")


def test_shells_and_the_manual_know_every_command():
    """What `make manual` writes."""
    said = shtab.complete(cli.parser(), "bash")
    page = str(Manpage(cli.parser()))
    for name in cli.COMMANDS:
        assert name in said
        assert name.replace("-", "\\-") in page
