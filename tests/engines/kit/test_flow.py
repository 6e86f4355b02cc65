"""The table of handlers: it runs the frame on top, and refuses rows that do not fit."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Literal

import pytest
from mypy import api
from pydantic import Field

import engines.kit.game as kit
from engines.contract import Key, Offer, Seat, msg
from engines.kit.flow import Flow, always_asks, handlers
from engines.kit.rng import NoDice

HOME = Path(__file__).parents[3]


@dataclass
class Count:
    left: int
    kind: Literal["count"] = "count"


@dataclass
class Ask:
    kind: Literal["ask"] = "ask"


Frame = Annotated[Count | Ask, Field(discriminator="kind")]


@dataclass
class State:
    flow: list[Frame] = field(default_factory=list)


class Game(kit.Game[State, Frame]):
    __slots__ = ()


def count(game: Game, frame: Count) -> bool:
    frame.left -= 1
    game.say("left", n=frame.left)
    if not frame.left:
        game.pop()
    return True


def ask(state: State, frame: Ask) -> dict[Seat, Offer]:
    return {"ada": Offer(msg("q"), (), (), msg("w"), "turn/1")}


def answer(game: Game, frame: Ask, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    game.push(Count(2))


FLOW: Flow[Game, State] = Flow(
    Frame, handlers(Count, count), handlers(Ask, always_asks, ask, answer)
)


def test_runs_to_the_next_question_and_to_the_end() -> None:
    game = Game(State([Ask(), Count(3)]), NoDice())
    FLOW.run(game)
    assert [event.text.args["n"] for event in game.events] == [2, 1, 0]
    assert game.state.flow == [Ask()]
    assert set(FLOW.asked(game.state)) == {"ada"}
    FLOW.take(game, "ada", ())
    FLOW.run(game)
    assert game.state.flow == []
    assert FLOW.asked(game.state) == {}


def test_a_frame_that_never_ends_is_named() -> None:
    game = Game(State([Count(-1)]), NoDice())
    with pytest.raises(RuntimeError, match="Count never comes to an end"):
        FLOW.run(game)


def test_a_frame_without_handlers_is_named() -> None:
    with pytest.raises(TypeError, match=r"but not in both: Ask$"):
        Flow(Frame, handlers(Count, count))


def test_a_frame_with_two_rows_is_named() -> None:
    row = handlers(Count, count)
    with pytest.raises(TypeError, match="more than one row of handlers for Count"):
        Flow(Count, row, row)


def test_a_question_without_an_answer_is_named() -> None:
    with pytest.raises(TypeError, match=r"^Ask asks"):
        handlers(Ask, always_asks, ask)
    with pytest.raises(TypeError, match=r"^Ask asks"):
        handlers(Ask, always_asks)


WRONG = {
    "handlers(Claims, claims.advance_claims, placing.ask_placing, claims.answer_claims)": "ask_p",
    "handlers(Claims, placing.advance_placing, claims.ask_claims, claims.answer_claims)": "advance",
    "handlers(Claims, claims.advance_claims, claims.ask_claims, placing.answer_placing)": "answer",
    "handlers(Claims, claims.advance_claims, claims.ask_claims, claims.answer_claims)": "",
}


def test_a_frame_with_handlers_of_another_one_does_not_pass_mypy(tmp_path: Path) -> None:
    lines = [f"    {row},  # {wanted or 'right'}" for row, wanted in WRONG.items()]
    source = dedent("""\
        from engines.attack import claims, placing
        from engines.attack.game import Game
        from engines.attack.state import Claims, Frame, State
        from engines.kit.flow import Flow, handlers

        FLOW: Flow[Game, State] = Flow(
            Frame,
        """)
    snippet = tmp_path / "snippet.py"
    snippet.write_text(source + "\n".join(lines) + "\n)\n")
    config = f"--config-file={HOME / 'pyproject.toml'}"
    told, error, _ = api.run([config, "--no-error-summary", str(snippet)])
    assert not error
    first = source.count("\n") + 1
    at = {int(line.split(":")[1]): line for line in told.splitlines() if ": error:" in line}
    assert set(at) == {first + n for n, wanted in enumerate(WRONG.values()) if wanted}, told
