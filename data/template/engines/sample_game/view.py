"""What may be seen, as frozen records. Nothing here is computed; build_view.py fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from engines.contract import Msg, Public, Seat


@dataclass(frozen=True, slots=True)
class PostView:
    id: str
    owner: Seat
    """Empty: nobody's."""
    raided: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: Seat
    flags: int
    cards: int
    waited: bool
    out: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody sees."""

    headline: Msg
    posts: tuple[PostView, ...]
    players: tuple[PlayerView, ...]
    deck: int
    discard: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat sees besides."""

    table: Public[TableView]
    seat: Public[Seat]
    hand: tuple[int, ...]
