"""Order books as they are stored."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from engines.contract import Fact, OrderBook, Progress
from engines.kit.codec import Codec

VERSION = 2


@dataclass(slots=True)
class _Stored:
    schema_version: int
    standing: dict[str, str] = field(default_factory=dict)
    plan: list[str] = field(default_factory=list)
    progress: Progress = field(default_factory=Progress)


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
            "memory": {name: _fact(name, value) for name, value in notes.items()},
            "relies_on": re.findall(r"[^ ,]+", notes.get("guard", "")),
        }
    }


def _fact(name: str, value: str) -> Fact:
    if name in ("at", "shifts"):
        return int(value)
    if name in ("reached",):
        return value == "yes"
    return value.split() if name == "hale" else value


_CODEC = Codec(_Stored, VERSION, {1: _typed_progress})


def dump(filed: OrderBook) -> str:
    stored = _Stored(VERSION, filed.standing, filed.plan, filed.progress)
    return _CODEC.dump(stored).decode()


def load(text: str) -> OrderBook:
    """The order book, from this version or an older one."""
    if not text.startswith('{"schema_version"'):  # the first version did not say so
        text = json.dumps({"schema_version": 1, **json.loads(text)})
    stored = _CODEC.load(text.encode())
    return OrderBook(stored.standing, stored.plan, stored.progress)
