"""What the pictures of a game must offer. Its module, `renderers.<game>`, exports them as
`RENDERER`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engines.contract import Event, Seat
from renderers import leaflet
from renderers.atlas import View
from renderers.leaflet import HELP, Leaflet
from renderers.picture import Plan
from renderers.recap import Told
from renderers.signs import Signs
from renderers.story import Story
from renderers.theme import STAFF, Colour, Theme
from renderers.wording import Say

Alt = Callable[[Any, Say], str]
"""A view in words, for the alternative text of its picture."""


class PlanBoard(Protocol):
    def __call__(
        self, view: Any, say: Say, *, marks: Sequence[str] = (), focus: str = ""
    ) -> Plan: ...


@dataclass(frozen=True, slots=True)
class Chooser:
    """Values of an option side by side, for an engine with a `Preview`."""

    plan: Callable[[Mapping[str, Any], str, Say], Plan]
    alt: Callable[[Mapping[str, Any], Say], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Renderer:
    """Everything drawn for one game. The first five are required, the others have defaults."""

    plan: PlanBoard
    """The board: `marks` are places to be ringed, `focus` a part of it or a piece of advice."""
    hand: Callable[[Any, Say], Plan]
    """What one seat holds."""
    alt: Alt
    alt_hand: Alt
    prepare: Callable[[Say], None]
    """Draw what all pictures of the game have in common, so that the first one is quick."""

    focus: tuple[str, ...] = ()
    """Parts of the board that have pictures of their own."""
    focus_now: Callable[[Any], tuple[str, ...]] | None = None
    """The parts of this very board, where boards differ."""
    first_look: Callable[[Any, Sequence[str]], str] | None = None
    """The part a seat sees first, from its view and the places of its answers. A game that has
    this draws a seat's own view; without it everybody sees the same board."""
    windows: Mapping[str, View] = field(default_factory=dict)
    """Parts with a larger print, from which the places of a question can be cut (`close`)."""
    closes: bool = False
    """The plan itself cuts out the places of a question (the focus `close`): in a game whose boards
    are of many sizes."""
    hand_verbs: frozenset[str] = frozenset()
    """A question that begins with one of these, or has one of them and no place on the board, is
    about cards: the hand is shown with it."""
    advice: tuple[str, ...] = ()
    """Pictures over the whole board that only a seat may ask for."""
    alt_focus: Mapping[str, Alt] = field(default_factory=dict)
    """Texts of parts that have words of their own."""
    plan_phone: PlanBoard | None = None
    """The board with larger names, up to `phone_width` pixels wide."""
    phone_width: int = 0
    steady: PlanBoard | None = None
    """The board as a film shows it: without what comes and goes and changes its size."""
    help_card: Callable[[Any], Leaflet] | None = None
    told: Told = field(default_factory=Told)
    """How events are drawn when somebody is shown what happened since a turn."""
    great: Callable[[Any, Sequence[Event]], str] | None = None
    """What everybody is shown beside the board after these events: a great battle, round by round,
    or sheets that belong to the board."""
    shown_to_all: Callable[[Any, Sequence[Event]], str] | None = None
    """The part of the board everybody is shown after these events, large enough for a chat; empty
    for the whole of it."""
    strip: Callable[[Sequence[Event], Say], Plan | None] | None = None
    """Battles among these events as a strip of dice and what fell; None if there was none."""
    story: Story | None = None
    """What the last picture tells of the way a game went."""
    theme: Theme = STAFF
    """The colours of the boards."""
    side: Callable[[Seat], str] | None = None
    """The side a seat plays for, where not seats but sides have colours."""
    chooser: Chooser | None = None
    signs: Signs = field(default_factory=dict)
    """Drawings the size of a letter, by the messages that mean them."""

    def parts(self, view: Any = None) -> tuple[str, ...]:
        """The parts of a board that have pictures of their own, and `help` for the help card."""
        here = self.focus
        if view is not None and self.focus_now is not None:
            here = self.focus_now(view)
        return (*here, HELP) if self.has_help else here

    def colour(self, seat: Seat) -> Colour | None:
        """The colour of a seat's pieces, or of its side's."""
        found = self.theme.sides.get(self.side(seat) if self.side else seat)
        return found.colour if found else None

    def board(self, view: Any, say: Say, *, marks: Sequence[str] = (), focus: str = "") -> Plan:
        """The board, a part of it, or the help card."""
        if focus == HELP and self.help_card is not None:
            return leaflet.plan(self.help_card(view), say, self.theme)
        return self.plan(view, say, marks=marks, focus=focus)

    @property
    def has_help(self) -> bool:
        return self.help_card is not None
