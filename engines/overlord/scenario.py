"""A scenario as a host writes it: one JSON file, read and checked (OV-34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engines.kit.data import Row
from engines.kit.hexes import Hex
from engines.overlord.components import Side

Id = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]*$", max_length=40)]
Kind = Literal["temporary", "permanent", "last_to_occupy", "turn_start", "majority", "sole_control"]
COMMAND_RULES = ("commissar", "gung_ho", "japanese_army", "battle_back", "italian_army")
SIZES = {"overlord": (26, 25), "standard": (13, 12)}


class Words(Row):
    en: str = ""
    pl: str = ""


class Board(Row):
    size: str
    rows: int
    cols_even_rows: int
    cols_odd_rows: int
    face: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Camp:
    """One side of a scenario."""

    side: str
    nation: str
    nations: tuple[str, ...]
    edge: str
    hand: int
    medals_to_win: int
    command_rules: tuple[str, ...]


class Switches(Row):
    air_rules: Literal["off", "by_agreement", "on"] = "off"
    air_power_as_artillery_bombard: bool = False
    night: bool = False
    blitz: bool = False
    desert: bool = False
    recon_as_barrage: bool = False
    night_side: Side = "ALLIES"
    terrain_powers: tuple[str, ...] = ()
    reshuffle: bool = True


class Place(Row):
    at: Hex
    terrain: str | None = None
    rect: str | None = None
    rect_owner: str | None = None
    obstacle: str | None = None
    obstacle_owner: str | None = None
    token: str | None = None
    token_owner: str | None = None
    open: tuple[Literal["e", "ne", "nw", "w", "sw", "se"], ...] | None = None


class Deployed(Row):
    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]+$", max_length=16)]
    at: Hex
    side: str
    nation: str
    type: str
    figures: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Objective:
    id: Id
    side: str
    hexes: tuple[Hex, ...]
    hexes_needed: int
    medals: int
    kind: str
    name: Words | None = None


class Exit(Row):
    side: str
    hexes: tuple[Hex, ...]
    medals: int


class Special(Row):
    id: str
    en: str = ""
    pl: str = ""


class Scenario(Row):
    format: str
    id: Id
    name: Words
    front: Literal["western", "eastern", "pacific", "mediterranean"]
    date: str
    provenance: str
    board: Board
    sides: tuple[Camp, ...]
    first_side: str
    options: Switches
    hexes: tuple[Place, ...]
    units: tuple[Deployed, ...]
    objectives: tuple[Objective, ...]
    exits: tuple[Exit, ...]
    special_rules: tuple[Special, ...]
    briefing: Words
    design_notes: object = None
