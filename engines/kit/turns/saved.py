"""Order books as they are stored."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, fields
from typing import Any

from engines.contract import Ahead, OrderBook, Progress
from engines.kit.codec import Codec

VERSION = 5


@dataclass(slots=True)
class _Stored:
    schema_version: int
    standing: dict[str, str] = field(default_factory=dict)
    plan: list[str] = field(default_factory=list)
    progress: Progress = field(default_factory=Progress)
    ahead: list[Ahead] = field(default_factory=list)
    words: dict[str, str] = field(default_factory=dict)
    stopped: str = ""
    rest: list[str] = field(default_factory=list)


def _typed_progress(raw: dict[str, Any]) -> dict[str, Any]:
    """Before version 2 everything about a plan was a string in `notes`."""
    notes: dict[str, str] = raw.pop("notes")
    results = {
        int(name.removeprefix("step ")): value == "ok"
        for name, value in notes.items()
        if name.startswith("step ") and value in ("ok", "fail")
    }
    return raw | {
        "progress": {
            "step": int(notes.get("n", "1")),
            "results": results,
            "begun": notes.get("begun", "no") != "no" or notes.get("part") == "yes",
            "memory": notes,
            "relies_on": re.findall(r"[^ ,]+", notes.get("guard", "")),
        }
    }


def _lines_of_overlord(raw: dict[str, Any]) -> dict[str, Any]:
    """Before version 3 Overlord kept the number of the turn and the word `stop` in what a step
    remembers, and wrote numbers as text."""
    progress = raw["progress"]
    memory: dict[str, Any] = progress["memory"]
    if "turn" in memory:
        progress["relies_on"] = [f"turn {memory['turn']}"]
        progress["begun"] = int(memory.get("at", 0)) > 0
        raw["plan"] += [memory["stop"]] if "stop" in memory else []
    return raw


def _only_more(raw: dict[str, Any]) -> dict[str, Any]:
    """Before version 4 no turn was put together in advance, and before version 5 a plan did not
    say which turn it answers in."""
    return raw


_CODEC = Codec(
    _Stored, VERSION, {1: _typed_progress, 2: _lines_of_overlord, 3: _only_more, 4: _only_more}
)


_FIELDS = tuple(each.name for each in fields(OrderBook))


def dump(filed: OrderBook) -> str:
    stored = _Stored(VERSION, **{name: getattr(filed, name) for name in _FIELDS})
    return _CODEC.dump(stored).decode()


def load(text: str) -> OrderBook:
    """The order book, from this version or an older one."""
    if not text.startswith('{"schema_version"'):  # the first version did not say so
        text = json.dumps({"schema_version": 1, **json.loads(text)})
    stored = _CODEC.load(text.encode())
    return OrderBook(**{name: getattr(stored, name) for name in _FIELDS})
