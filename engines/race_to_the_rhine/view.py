"""What can be seen of a position: by all (`TableView`) and by one seat (`SeatView`). RR-21, RR-22.

What never changes stands in `BOARD` (spaces, arrows, canvas), `CORPS`, `CARDS` and `NUMBERS`; the
views hold the rest and name spaces, arrows, corps and cards by id.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.contract import Public
from engines.race_to_the_rhine.components import BOX, CARDS, CORPS, NUMBERS, Army

BOARD = BOX.map
"""The printed board (RR-22.1 to 22.3): `spaces`, `arrows`, `canvas`."""

__all__ = [
    "BOARD",
    "CARDS",
    "CORPS",
    "NUMBERS",
    "Advice",
    "CorpsView",
    "DeckView",
    "Drop",
    "MarkView",
    "PlayerView",
    "Reach",
    "SeatView",
    "SpaceView",
    "TableView",
    "TruckView",
]

Load = tuple[int, int, int]
"""Fuel, ammunition, food."""


@dataclass(frozen=True, slots=True)
class Drop:
    """A paratroop marker (RR-22.7)."""

    owner: Army
    light: bool


@dataclass(frozen=True, slots=True)
class SpaceView:
    """One space; every space of the board has one, in the order of the data."""

    id: str
    token: Army | None
    """Whose control token lies here."""
    owner: Army | None
    """Who controls it: by token, permanently, or as an absent army (then `closed`)."""
    closed: bool
    main_base: Army | None
    """Whose main base it is at present: Antwerpen may have replaced Lisieux (RR-15.1)."""
    load: Load
    limit: int
    """Most tokens that may lie here, 0 for no limit (uncontrolled)."""
    marked: bool
    """A resistance marker lies here."""
    numbers: tuple[int, ...]
    """Solo numbers, smallest first."""
    drops: tuple[Drop, ...]


@dataclass(frozen=True, slots=True)
class TruckView:
    arrow: str
    start: str
    end: str
    """In the direction it drove (RR-22.3)."""


@dataclass(frozen=True, slots=True)
class CorpsView:
    id: str
    army: Army
    space: str
    load: Load
    halted: bool
    hungry: bool
    """Has no food on its card or its space: a logistics phase now would halt it (RR-22.8)."""
    moved: bool
    """Has moved in the running turn."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The area of a player (RR-22.10)."""

    army: Army
    order: int
    """Place in the turn order, from 1."""
    level: int
    draw: int
    placement: int
    limit: int
    trucks: int
    medals: int
    """By RR-16.5: tokens, cards and marks together."""
    tokens: int
    medal_cards: int
    marks: int
    won: tuple[str, ...]
    kept: tuple[str, ...]
    """Kept cards with the hand."""
    ready: tuple[str, ...]
    """Resistance cards without the hand, to be used this turn (RR-10.31)."""
    commander: bool | None
    """Active, used, or None where commanders are not used (training)."""
    air: str | None
    """"home", the name of the deck it lies on, or None where there is none (training)."""
    status: str
    """"playing" or "resigned"."""


@dataclass(frozen=True, slots=True)
class DeckView:
    """A deck: "red", "white", "blue", or "common" instead of these; and "resistance"."""

    name: str
    left: int
    discards: tuple[str, ...]
    """Oldest first; the resistance deck has none."""
    unseen: tuple[str, ...]
    """Which cards are left in the deck, as a set in the order of their ids (RR-21.6)."""
    air: tuple[Army, ...]
    """Whose air markers lie on it."""
    lookers: tuple[Army, ...]
    """Who has looked at the card now on top (RR-21.4)."""


@dataclass(frozen=True, slots=True)
class MarkView:
    """Something done in the turn shown, to be marked on the board (RR-22.13).

    kind        places                   what
    supplies    the base                 tokens, `1f1a1r`
    trucks      -                        how many
    haul        from, to                 tokens
    move        start, every step        the corps
    enter       the space                the card turned, or ""
    won, lost   the space                the card
    taken       the space                the army
    cut         spaces encircled         the army
    drop        the spaces               the army
    look        -                        the deck
    logistics   spaces of corps halted   -
    mark        the space                -
    box, pass   -                        -
    counter     the space freed          the army that lost it
    front       where numbers went       the numbers, `18+14`
    roll        the space marked         the sum of the dice
    """

    by: Army
    kind: str
    places: tuple[str, ...]
    what: str


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody may know."""

    armies: tuple[Army, ...]
    """In turn order."""
    options: tuple[tuple[str, str], ...]
    solo: bool
    round: int
    turn: int
    active: Army | None
    """Whose turn it is; None after the end."""
    phase: str
    """"actions", "haul", "move", "reaction" or "over"."""
    moving: str | None
    """The corps that is moving."""
    actions_used: int
    actions: int
    extras: tuple[str, ...]
    """Extra actions still open: "card", "recon", "commander"."""
    bases_used: tuple[str, ...]
    last_round: bool
    """The last marker has left the pool (RR-16.3)."""
    spaces: tuple[SpaceView, ...]
    trucks: tuple[TruckView, ...]
    corps: tuple[CorpsView, ...]
    players: tuple[PlayerView, ...]
    """In turn order."""
    decks: tuple[DeckView, ...]
    pool: Load
    supply_track: Load
    supply_track_full: int
    truck_track: int
    trucks_to_come: int
    """Trucks that come when the first player reaches the last level (RR-9.9)."""
    markers: int
    """In the marker pool."""
    markers_out: int
    medals: int
    paratroops: int
    ostend: bool
    """The Ostend marker still lies beside Oostende."""
    weather: str | None
    """"sun", "rain", or None without the option."""
    metz_waits: bool
    """The marker on Metz is no source yet (RR-15.12)."""
    civilians: int
    """Starving civilians turned so far (solo, RR-17.35)."""
    deeds: tuple[MarkView, ...]
    """The turn that is running, or the one before while nothing has been done in it."""
    reason: str
    """rhine, medals, conceded or unsolved; "" while the game goes on."""
    ranking: tuple[Army, ...]
    """After the end, the best first."""

    def space(self, name: str) -> SpaceView:
        return next(space for space in self.spaces if space.id == name)


@dataclass(frozen=True, slots=True)
class Reach:
    """A space a corps could stand on after this move, on today's position (RR-22.14)."""

    corps: str
    space: str
    steps: int
    entries: int
    """Uncontrolled spaces on the way, this one included: so many cards are turned."""
    ammo: int
    """For fortifications on the way."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What follows from the board for one army (RR-22.14). Public facts only."""

    sites: tuple[str, ...]
    """Where a resistance marker may be laid."""
    targets: tuple[str, ...]
    """What may be counter-attacked."""
    cuts: tuple[tuple[str, tuple[str, ...]], ...]
    """Spaces this army could take now, each with what its token would cut off."""
    reach: tuple[Reach, ...]
    line: tuple[str, ...]
    """From the main base to the foremost controlled space nearest to the Rhine."""
    broken: tuple[str, ...]
    """Spaces that are still missing between there and the nearest victory space."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat may know besides."""

    table: Public[TableView]
    seat: Public[Army]
    known: tuple[tuple[str, str], ...]
    """Decks whose top card this seat has seen, each with that card (RR-21.3)."""
    advice: Public[Advice]
