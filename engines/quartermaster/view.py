"""What may be seen, as frozen records. Nothing here is computed; build_view.py fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from engines.contract import Msg, Public, Seat
from engines.quartermaster.components import CardId, Country, Space, Team, Unit
from engines.quartermaster.components import book as book
from engines.quartermaster.scoring import LEAD as LEAD
from engines.quartermaster.scoring import ROUNDS as ROUNDS


@dataclass(frozen=True, slots=True)
class PieceView:
    country: Country
    kind: Unit
    space: Space
    supplied: bool
    port: bool
    """A Navy without one is unsupplied (QM-5.7); Armies need none."""
    protected: bool


@dataclass(frozen=True, slots=True)
class StraitView:
    id: str
    control: Space
    seas: tuple[Space, Space]
    open_for: Team


@dataclass(frozen=True, slots=True)
class CardView:
    id: CardId
    name: Msg
    type: str
    text: Msg
    """What the card does."""


@dataclass(frozen=True, slots=True)
class StatusView:
    card: CardView
    used: bool
    """Used this turn."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What the next supply and victory phase of a country would bring as the board stands."""

    spaces: tuple[tuple[Space, int], ...]
    statuses: tuple[tuple[CardId, int], ...]
    removed: tuple[Space, ...]
    skipped: bool
    """An enemy holds the capital: the victory phase brings nothing (QM-9.1)."""

    @property
    def points(self) -> int:
        scored = (vp for _, vp in self.spaces + self.statuses)
        return 0 if self.skipped else sum(scored)


@dataclass(frozen=True, slots=True)
class CountryView:
    country: Country
    team: Team
    capital: Space
    held_by: tuple[Country, ...]
    """Enemies in its capital."""
    deck: int
    hand: int
    discard: int
    responses: int
    """Face-down on the table."""
    top: CardView | None
    """The top card of the open part of the discard pile."""
    statuses: tuple[StatusView, ...]
    seen: tuple[CardId, ...]
    """Responses everybody has seen: they cannot lie face-down any more."""
    armies_left: int
    navies_left: int
    conceded: bool
    preview: Preview
    opened: tuple[CardView, ...]
    """After the game: hand, face-down Responses and deck, if the table wants it (QM-31.18)."""


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything anybody may see (section 29)."""

    round: int
    rounds: int
    country: Country
    """Whose turn it is."""
    step: str
    """setup, start, play, supply, victory, discard, draw, end or over."""
    axis: int
    allies: int
    lead: Team | None
    lead_by: int
    to_win: int
    """How much is missing to the lead that wins at the end of a round (QM-20.7)."""
    waiting: tuple[Seat, ...]
    """Countries that must answer before the game goes on; under seal, answered or not."""
    question: Msg | None
    """What they are asked, in the words for everybody else."""
    pieces: tuple[PieceView, ...]
    """By space in the order of the map, then by turn order."""
    straits: tuple[StraitView, ...]
    supply: tuple[Space, ...]
    no_supply: tuple[tuple[Space, Team], ...]
    """Supply spaces that serve a team no more (QM-5.10)."""
    countries: tuple[CountryView, ...]
    """In turn order."""
    changed: tuple[Space, ...]
    """Where something happened this turn, the last turn's until then."""
    winner: Team | None
    reason: str
    options: tuple[tuple[str, str], ...]
    """Table options that are not at their default."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What the player of one country sees besides."""

    table: Public[TableView]
    country: Public[Country]
    hand: tuple[CardView, ...]
    """Oldest first."""
    responses: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    """The own pile, hidden part first, top card last."""
    looking: tuple[CardView, ...]
    """Cards of the own deck being looked at, top first (Superior Planning, reallocation)."""
