"""Saves positions as bytes, and loads them, upgrading older versions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

S = TypeVar("S")
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class Codec(Generic[S]):
    """Saves and loads one state type, a dataclass whose first field is `schema_version: int`."""

    def __init__(
        self, state: type[S], version: int, upgrades: Mapping[int, Upgrade] | None = None
    ) -> None:
        self._adapter = TypeAdapter(state)
        self._version = version
        self._upgrades = upgrades or {}
        self._head = b'{"schema_version":%d,' % version

    def dump(self, state: S) -> bytes:
        return self._adapter.dump_json(state)

    def load(self, saved: bytes) -> S:
        if saved.startswith(self._head):
            return self._adapter.validate_json(saved)
        return self._adapter.validate_python(self._lift(json.loads(saved)))

    def form(self) -> dict[str, Any]:
        """The JSON schema of what is saved."""
        return self._adapter.json_schema(mode="serialization")

    def _lift(self, raw: dict[str, Any]) -> dict[str, Any]:
        while (old := raw["schema_version"]) < self._version:
            raw = self._upgrades[old](raw) | {"schema_version": old + 1}
        return raw
