"""A question and its picture, however long the picture takes."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest

from bot.app.model import Acted, PlayerView, Prompt, Sight
from bot.edge import panel_actions
from bot.edge.answers import Answers
from bot.edge.layout import Drawn
from bot.edge.panel import Panel, orders
from bot.edge.panel_actions import PanelActions, Private
from bot.edge.pictures import Pictures
from bot.text import words
from tests.bot.edge.conftest import prompt, said, table


@dataclass(frozen=True)
class Painted:
    png: bytes
    alt: str


class Looking:
    """Somebody at the desk who keeps what they were shown."""

    def __init__(self, command: str, message: int = 1) -> None:
        self.command = command
        self.message = message
        self.user = 11
        self.shown: list[str] = []
        self.parts = ""
        self.below = False

    say = staticmethod(said)
    words = words("en")

    def ticked(self, menus: str) -> list[str]:
        return []

    async def answer(self, view: Any, *pictures: Drawn | None) -> None:
        self.parts = str(view.to_components())
        self.shown.append(pictures[0].alt if pictures and pictures[0] else "words")


class Painter:
    """Paints when it is told to."""

    def __init__(self) -> None:
        self.dry = threading.Event()

    def __call__(self, game: str, view: Any, say: Any, **how: Any) -> Painted:
        assert self.dry.wait(5)
        return Painted(b"png", "picture")


def at(painter: Any) -> PanelActions:
    tables: Any = None
    return PanelActions(tables, Pictures(painter))


def sight(*prompts: Prompt) -> Sight:
    return Sight(table(), prompts, views=lambda: PlayerView(table(), "view", {}))


PANEL = Panel(table(), (prompt("fire", "rest"),))
SIGHT = sight(*PANEL.prompts)


async def test_a_quick_picture_comes_with_the_words() -> None:
    painter, request = Painter(), Looking("1")
    painter.dry.set()
    await at(painter).show(request, PANEL, SIGHT)  # type: ignore[arg-type]
    assert request.shown == ["picture"]


async def test_words_go_before_a_slow_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panel_actions, "PATIENCE", 0.0)
    painter, request = Painter(), Looking("1")
    showing = asyncio.create_task(at(painter).show(request, PANEL, SIGHT))  # type: ignore[arg-type]
    while request.shown != ["words"]:
        await asyncio.sleep(0)
    painter.dry.set()
    await showing
    assert request.shown == ["words", "picture"]


async def test_a_late_picture_does_not_cover_a_newer_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(panel_actions, "PATIENCE", 0.0)
    painter, first, second = Painter(), Looking("1"), Looking("2")
    here = at(painter)
    old = asyncio.create_task(here.show(first, PANEL, SIGHT))  # type: ignore[arg-type]
    while first.shown != ["words"]:
        await asyncio.sleep(0)
    new = asyncio.create_task(here.show(second, PANEL, SIGHT))  # type: ignore[arg-type]
    while second.shown != ["words"]:
        await asyncio.sleep(0)
    painter.dry.set()
    await asyncio.gather(old, new)
    assert first.shown == ["words"]
    assert second.shown == ["words", "picture"]


async def test_no_more_than_two_pictures_are_drawn_at_once() -> None:
    painting, most = 0, 0
    lock = threading.Lock()

    def paint(*_: Any, **__: Any) -> Painted:
        nonlocal painting, most
        with lock:
            painting += 1
            most = max(most, painting)
        threading.Event().wait(0.01)
        with lock:
            painting -= 1
        return Painted(b"", "")

    pictures = Pictures(paint)
    await asyncio.gather(*(pictures.board("toy", None, said) for _ in range(6)))
    assert most <= 2


async def test_after_a_sealed_answer_the_next_own_seat_is_asked() -> None:
    def answering(*answered: str) -> Acted:
        first = prompt("fire", "rest", sealed=True, answered=answered)
        second = replace(prompt("wait", "rest", sealed=True), seat="ben")
        return Acted(sight(first, second), ())

    request, nothing = Looking("1"), cast(Any, None)
    answers = Answers(nothing, at(lambda *_, **__: Painted(b"", "")), nothing)
    await answers.after(request, answering("fire"), "ada")  # type: ignore[arg-type]
    assert "adj:7:ben" in request.parts
    await answers.after(request, answering(), "ada")  # type: ignore[arg-type]
    assert "adj:7:ada" in request.parts


def test_a_filed_turn_can_be_dropped_only_while_there_is_one() -> None:
    for plan in (True, False):
        shown = orders(table(), prompt("civ/spare", "civ/pay"), said, "", plan=plan)
        assert ("adj-withdraw:7:ada" in str(shown.to_components())) == plan


def test_tb_8_22_what_replaces_a_panel_leaves_those_of_other_tables_at_rest() -> None:
    private = Private()
    here, there, same = Looking("1"), Looking("2", message=2), Looking("3")
    private.keep("resting", 7, here)
    private.keep("resting", 8, there)
    assert (private.resting(7), private.resting(8)) == ([11], [11])
    private.leave(same)  # another click on the first message
    assert (private.wake(7, 11), private.wake(8, 11)) == (None, there)
