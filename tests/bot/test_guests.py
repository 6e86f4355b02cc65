"""Programs of people's own: what they are asked, what counts of what they say, whole games."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.commands import Mistake
from bot.commands.bot import Program
from engines.contract import Choice, Offer, msg
from engines.kit.asked import counted, told
from engines.kit.play import play
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, some_picks, some_seat
from engines.registry import GAMES, engine

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
Write = Callable[[str], Program]


@pytest.fixture
def program(tmp_path: Path) -> Any:
    """A program in Python that says something to each question, by the body of a loop."""
    made: list[Program] = []

    def write(body: str) -> Program:
        file = tmp_path / f"guest{len(made)}.py"
        lines = [
            *("import json, os, sys, time", "for line in sys.stdin:"),
            "    q = json.loads(line)",
        ]
        lines += [f"    {each}" for each in body.splitlines()]
        file.write_text("\n".join(lines))
        made.append(Program(f"{sys.executable} -u {file}"))
        return made[-1]

    yield write
    for each in made:
        each.end()


OFFER = Offer(
    msg("x"), tuple(Choice(f"go/{n}", msg("x")) for n in range(3)), ("go/2",), msg("x"), "turn/1"
)


@pytest.mark.parametrize(
    ("picks", "count"),
    [
        (["go/1"], ("go/1",)),
        (["go/9"], ("go/2",)),
        (["go/0", "go/1"], ("go/2",)),
        ([], ("go/2",)),
        (None, ("go/2",)),
        ("go/1", ("go/2",)),
        ([{"key": "go/1"}], ("go/2",)),
        (7, ("go/2",)),
    ],
)
def test_what_is_no_answer_counts_as_the_default(picks: Any, count: tuple[str, ...]):
    assert counted(OFFER, picks) == (count, picks == ["go/1"])


def may_tell(game: str) -> tuple[int, int]:
    """Ask a program about twins of a few positions: how many twins differ, how many it is told
    apart."""
    rules, chance = engine(game), QuickRng(1)
    twin = import_module(f"tests.engines.{game}.twin").twin
    state = rules.new([s for chair in rules.chairs({}) for s in chair], {}, SeededRng(b"x"))
    differ = told_apart = 0
    for n in range(40):
        offers = rules.offers(state)
        for seat in offers if n % 8 == 0 else ():
            other = twin(rules.load(rules.dump(state)), seat, chance)
            worlds = [rules.imagine(each, [seat], QuickRng(n)) for each in (state, other)]
            first, second = (json.dumps(told(rules, each, [seat], seat)) for each in worlds)
            differ += rules.dump(other) != rules.dump(state)
            told_apart += first != second
        seat = some_seat(offers, chance)
        state = play(rules, state, seat, some_picks(offers[seat], chance), chance).state
    return differ, told_apart


@pytest.mark.parametrize("game", GAMES)
def test_what_a_program_is_told_is_the_same_for_positions_its_seat_cannot_tell_apart(game: str):
    differ, told_apart = may_tell(game)
    assert differ
    assert not told_apart


def test_a_true_position_that_is_told_is_noticed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(engine("quartermaster")), "imagine", lambda self, state, *_: state)
    assert may_tell("quartermaster")[1]


def test_a_program_is_asked_and_answers(program: Write):
    said = program("print(json.dumps({'ask': q['ask'], 'picks': q['offer']}))")
    assert said.ask({"offer": ["go/1"]}, 30) == ["go/1"]
    assert said.ask({"offer": ["go/2"]}, 30) == ["go/2"]


def test_what_comes_late_or_makes_no_sense_is_passed_over(program: Write):
    said = program(
        "print('nonsense'); print('[]')\n"
        "print(json.dumps({'ask': q['ask'] - 1, 'picks': ['old']}))\n"
        "if q['ask'] > 1: print(json.dumps({'ask': q['ask'], 'picks': ['new']}))"
    )
    assert said.ask({}, 0.3) is None
    assert said.ask({}, 30) == ["new"]
    assert said.asked == 2


def test_a_program_that_dies_is_started_again(program: Write):
    said = program(
        "if q.get('die'): os._exit(1)\nprint(json.dumps({'ask': q['ask'], 'picks': [os.getpid()]}))"
    )
    (first,) = said.ask({}, 30)
    assert said.ask({"die": True}, 0.5) is None
    assert said.process is not None
    said.process.wait()
    (second,) = said.ask({}, 30)
    assert first != second


def test_a_program_that_reads_nothing_does_not_hold_us_up(tmp_path: Path):
    deaf = Program(f'{sys.executable} -c "import time; time.sleep(60)"')
    assert deaf.ask({"much": "x" * 1_000_000}, 0.2) is None
    deaf.end()
    with pytest.raises(Mistake, match="cannot be started"):
        Program("no-such-program-anywhere").ask({}, 1)


def whole_game(capsys: pytest.CaptureFixture[str], command: str, game: str) -> list[str]:
    assert main(["bot", command, "--game", game, "--against", "recruit", "--seconds", "60"]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
@pytest.mark.parametrize("game", GAMES)
def test_a_guest_in_another_language_plays_a_whole_game(
    capsys: pytest.CaptureFixture[str], game: str
):
    won, told = whole_game(capsys, f"node {EXAMPLES / 'guest.js'}", game)
    assert "won by" in won
    assert " 0 answered by the default" in told


def test_the_smallest_guest_plays_a_whole_game(capsys: pytest.CaptureFixture[str]):
    won, told = whole_game(capsys, f"{sys.executable} {EXAMPLES / 'guest.py'}", "quartermaster")
    assert "won by" in won
    assert "germany: " in told
    assert " 0 answered by the default" in told


def test_the_guest_in_the_page_is_about_thirty_lines():
    code = [
        line
        for line in (EXAMPLES / "guest.js").read_text("utf-8").splitlines()
        if line and not line.startswith("//")
    ]
    assert 20 < len(code) < 36
