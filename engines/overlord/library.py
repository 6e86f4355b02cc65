"""The scenarios there are: ours and a host's, checked before anybody plays them (OV-34)."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256

from pydantic_core import to_json

from engines.kit.data import BadData, folder, path
from engines.overlord import checking
from engines.overlord.components import FEATURES, GAME, NUMBERS, TYPES
from engines.overlord.field import Field
from engines.overlord.scenario import Scenario

_FIELDS: dict[str, Field] = {}


@cache
def scenarios() -> dict[str, Scenario]:
    """By id, those of the full board first."""
    found: dict[str, Scenario] = {}
    for name in folder(GAME, "scenarios"):
        file = path(GAME, name)
        try:
            raw = json.loads(file.read_text("utf-8"))
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            raise BadData(file, "", f"not JSON: {error}") from None
        scenario, faults = checking.read(raw, file.stem)
        errors = [fault for fault in faults if not fault.warning]
        if scenario is None or errors:
            raise BadData(file, "", "; ".join(f"{fault.code} {fault.what}" for fault in errors))
        found[scenario.id] = scenario
    return dict(sorted(found.items(), key=lambda item: item[1].board.size))


@cache
def edition(scenario_id: str) -> str:
    """A short name for what a battle is set up from: scenario, cards, units and terrain."""
    parts = (field(scenario_id).scenario, NUMBERS, *TYPES.values(), *FEATURES.values())
    return sha256(b"".join(to_json(part, by_alias=False) for part in parts)).hexdigest()[:12]


@cache
def warnings(scenario_id: str) -> tuple[checking.Fault, ...]:
    """What a host should know about a scenario that can be played all the same."""
    scenario = field(scenario_id).scenario
    return tuple(fault for fault in checking.faults(scenario, scenario_id) if fault.warning)


def field(scenario_id: str) -> Field:
    """The battlefield of a scenario, prepared on first use."""
    if scenario_id not in _FIELDS:
        lay(scenarios()[scenario_id])
    return _FIELDS[scenario_id]


def lay(scenario: Scenario) -> Field:
    """Make a scenario known that stands in no file: tests and editors."""
    _FIELDS[scenario.id] = Field(scenario)
    return _FIELDS[scenario.id]
