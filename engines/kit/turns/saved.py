"""Order books as they are stored."""

from __future__ import annotations

import json
import re
from typing import Any

from pydantic import TypeAdapter

from engines.contract import OrderBook

VERSION = 5
_BOOK = TypeAdapter(OrderBook)


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


_UPGRADES = {1: _typed_progress, 2: _lines_of_overlord}
"""Versions 4 and 5 have only more: turns put together in advance, and the turn of a plan."""


def dump(filed: OrderBook) -> str:
    return f'{{"schema_version":{VERSION},{_BOOK.dump_json(filed).decode()[1:]}'


def load(text: str) -> OrderBook:
    """The order book, from this version or an older one."""
    raw = json.loads(text)
    for version in range(raw.pop("schema_version", 1), VERSION):  # the first did not say so
        raw = _UPGRADES[version](raw) if version in _UPGRADES else raw
    return _BOOK.validate_python(raw)
