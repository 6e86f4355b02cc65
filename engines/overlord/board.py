"""A position together with the battlefield it is fought on."""

from __future__ import annotations

from typing import NamedTuple

from engines.overlord import library
from engines.overlord.field import Field
from engines.overlord.state import State


class Board(NamedTuple):
    state: State
    field: Field


def board_of(state: State) -> Board:
    return Board(state, library.field(state.scenario))
