"""A position together with the battlefield it is fought on."""

from __future__ import annotations

from dataclasses import dataclass

from engines.overlord import library
from engines.overlord.field import Field
from engines.overlord.state import State


@dataclass(slots=True)
class Board:
    state: State
    field: Field


def board_of(state: State) -> Board:
    return Board(state, library.field(state.scenario))
