from __future__ import annotations

from typing import Any

import pytest

from bot.app.model import Player, Prompt, Table
from engines.contract import Choice, Msg, Offer, msg


def said(message: Msg) -> str:
    """Stands in for a language: the id and what is in the gaps."""
    gaps = [said(arg) if isinstance(arg, Msg) else str(arg) for arg in message.args.values()]
    return " ".join([message.id, *gaps])


def table(**more: Any) -> Table:
    facts: dict[str, Any] = {
        "id": 7,
        "game": "toy",
        "guild": 1,
        "channel": 2,
        "host": 111,
        "status": "playing",
        "options": {"length": "short", "clock": "24", "bank": "0", "language": "en"},
        "players": (Player(111, ("ada",), 0), Player(112, ("ben",), 1)),
        "chairs": (("ada",), ("ben",), ("cid",), ("dot",)),
        "waiting": (),
        "opened": 0.0,
        "started": 1.0,
        "ended": None,
        "pledge": "a" * 64,
        "seed": "",
        "result": None,
    }
    return Table(**facts | more)


def offer(*keys: str, **more: Any) -> Offer:
    choices = tuple(Choice(key, msg("toy-choice", what=key)) for key in keys)
    facts: dict[str, Any] = {
        "question": msg("toy-turn"),
        "choices": choices,
        "default": keys[-1:],
        "waiting": msg("toy-waits"),
        "clock": "turn/1",
    }
    return Offer(**facts | more)


def prompt(*keys: str, undoable: int = 0, **more: Any) -> Prompt:
    return Prompt(7, "ada", offer(*keys, **more), 3, 1000.0, undoable)


@pytest.fixture(autouse=True)
def _toy(toy: None) -> None:
    """The names of the toy are known in all these tests."""
