"""The language cards are written in: `on battle(me, land, any) once pay deck 1 -> build(...)`.

One line per card, QM-23.1; parser.py takes it apart into these. They are both carried out
(effects.py) and put into words (card_text.py), so a card cannot do anything else than it says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["army", "navy", "piece"]


@dataclass(frozen=True, slots=True)
class Piece:
    """`supplied army/{uk, usa}`: which units are meant."""

    kind: Kind
    whose: tuple[str, ...]
    supplied: bool = False


# ---- where: QM-23.6


@dataclass(frozen=True, slots=True)
class Places:
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Anywhere:
    pass


@dataclass(frozen=True, slots=True)
class Here:
    """`BATTLED`, `BUILT` or `LOST`: the space of the situation the card answers."""

    word: str


@dataclass(frozen=True, slots=True)
class Adjacent:
    to: Space


@dataclass(frozen=True, slots=True)
class Near:
    """In it or next to it."""

    to: Space


@dataclass(frozen=True, slots=True)
class Outside:
    space: str


@dataclass(frozen=True, slots=True)
class Home:
    country: str


@dataclass(frozen=True, slots=True)
class NextTo:
    piece: Piece


@dataclass(frozen=True, slots=True)
class AtTurnStart:
    """Where one unit stood next to another when the turn began (QM-22.2)."""

    stood: Piece
    beside: Piece


Space = Places | Anywhere | Here | Adjacent | Near | Outside | Home | NextTo | AtTurnStart

# ---- how many, and whether


@dataclass(frozen=True, slots=True)
class Has:
    piece: Piece
    space: Space
    wanted: bool = True
    """False for `none`."""


@dataclass(frozen=True, slots=True)
class Within:
    steps: int
    piece: Piece
    space: Space


Cond = Has | Within


@dataclass(frozen=True, slots=True)
class Times:
    """`2*N`; a plain `N` is `1*N`."""

    by: int


@dataclass(frozen=True, slots=True)
class Count:
    piece: Piece
    space: Space


@dataclass(frozen=True, slots=True)
class Either:
    cond: Cond
    yes: int
    no: int


Number = int | Times | Count | Either

# ---- steps: QM-23.3, 23.4


@dataclass(frozen=True, slots=True)
class Let:
    number: Number


@dataclass(frozen=True, slots=True)
class Pick:
    countries: tuple[str, ...]
    cond: Cond | None


@dataclass(frozen=True, slots=True)
class Place:
    verb: Literal["build", "recruit"]
    piece: Piece
    space: Space
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Swap:
    place: Place


@dataclass(frozen=True, slots=True)
class Battle:
    kind: Literal["land", "sea"]
    space: Space
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Eliminate:
    piece: Piece | None
    """None is `IT`, the unit of the situation."""
    space: Space
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Protect:
    until: Literal["turn", "battle"]


@dataclass(frozen=True, slots=True)
class Regroup:
    piece: Piece


@dataclass(frozen=True, slots=True)
class Supplied:
    piece: Piece
    space: Space
    turn: bool


@dataclass(frozen=True, slots=True)
class NoSupply:
    space: str
    team: str


@dataclass(frozen=True, slots=True)
class Mill:
    country: str
    number: Number


@dataclass(frozen=True, slots=True)
class Adjust:
    country: str
    number: Number


@dataclass(frozen=True, slots=True)
class Score:
    number: Number


@dataclass(frozen=True, slots=True)
class Cancel:
    pass


@dataclass(frozen=True, slots=True)
class Draw:
    country: str
    number: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    country: str
    zone: Literal["hand", "discard"]
    only: Literal["any", "build_army"]


@dataclass(frozen=True, slots=True)
class MoveCard:
    what: Literal["CARD", "STATUS", "hand", "random_response"]
    where: Literal["discard", "deck_top", "deck_bottom", "deck_shuffled"]
    country: str = "me"
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Reorder:
    number: int


@dataclass(frozen=True, slots=True)
class If:
    cond: Cond
    block: int


@dataclass(frozen=True, slots=True)
class May:
    country: str
    block: int


@dataclass(frozen=True, slots=True)
class Each:
    countries: tuple[str, ...]
    block: int


@dataclass(frozen=True, slots=True)
class OneOf:
    blocks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AnyOrder:
    blocks: tuple[int, ...]


Step = (
    Let
    | Pick
    | Place
    | Swap
    | Battle
    | Eliminate
    | Protect
    | Regroup
    | Supplied
    | NoSupply
    | Mill
    | Adjust
    | Score
    | Cancel
    | Draw
    | PlayCard
    | MoveCard
    | Reorder
    | If
    | May
    | Each
    | OneOf
    | AnyOrder
)


@dataclass(frozen=True, slots=True)
class Line:
    """A step in its place. `needs`: only if the step before it was done (`=>`, QM-16.2)."""

    step: Step
    needs: bool = False


Block = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Trigger:
    """The class of situation (QM-23.7) and what it must look like."""

    name: str
    countries: tuple[str, ...] = ()
    piece: Piece | None = None
    space: Space | None = None
    word: str = ""
    """`land` or `sea` of a battle, `any` or a kind of card elsewhere, `battle` as a cause."""


@dataclass(frozen=True, slots=True)
class Ability:
    """QM-23.2."""

    window: Literal["play", "instead", "always", "on"]
    block: int
    trigger: Trigger | None = None
    once: bool = False
    pay: Literal["deck", "hand", ""] = ""
    cost: int = 0


@dataclass(frozen=True, slots=True)
class Text:
    """Everything one card says (QM-23.1). Blocks are the steps between braces, numbered as met."""

    abilities: tuple[Ability, ...]
    blocks: tuple[Block, ...]
