"""A game of Quartermaster General as plain records, in the order they are saved.

`flow` is a stack: the frame on top either resolves itself or asks. A frame that carries out one
step of a card stands right above the `Text` it belongs to, and reads the step there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from engines.kit.codec import Codec
from engines.kit.graph import Mask
from engines.kit.window import Window
from engines.quartermaster.components import CardId, Country, Space, Team

VERSION = 1


@dataclass(slots=True)
class Rules:
    """The switches of section 31 that change what is legal."""

    reallocation: bool = False
    attackers_supplied: bool = False
    loose_build_words: bool = False
    build_next_to_supplied: bool = False
    portless_fleet_links: bool = False
    supply_grants_extend: bool = False
    jutland: bool = True
    enigma_blocking: bool = True
    reveal_at_end: bool = True
    variants: str = ""
    """Other readings of single cards, joined with `+`."""


@dataclass(slots=True)
class Nation:
    """The cards of one country. Every list runs from bottom to top, or oldest to newest."""

    deck: list[CardId] = field(default_factory=list)
    hand: list[CardId] = field(default_factory=list)
    statuses: list[CardId] = field(default_factory=list)
    responses: list[CardId] = field(default_factory=list)
    hidden: list[CardId] = field(default_factory=list)
    """The lower part of the discard pile, never shown to others (QM-11.7)."""
    shown: list[CardId] = field(default_factory=list)
    """Its upper part; the last card is the top of the pile."""


@dataclass(slots=True)
class Protection:
    country: Country
    space: Space
    until: Literal["turn", "battle"]


@dataclass(slots=True)
class Context:
    """What the words of a text stand for, QM-23.5. Also the facts of a situation."""

    me: Country = ""
    by: Country = ""
    """Who caused it: attacker, builder, player of a card."""
    who: Country = ""
    """Whose unit IT is; IT stands in `space`."""
    space: Space = ""
    """BATTLED, BUILT or LOST."""
    supplied: bool = False
    """Whether IT was supplied when the situation arose."""
    cause: Literal["", "battle", "eliminate", "supply"] = ""
    card: CardId = ""
    """CARD or STATUS."""
    target: Country = ""
    x: Country = ""
    they: Country = ""
    n: int = 0

    def of(self, me: Country) -> Context:
        """The same facts seen by another country; written out because it is done all the time."""
        return Context(
            me, self.by, self.who, self.space, self.supplied, self.cause,
            self.card, self.target, self.x, self.they, self.n,
        )  # fmt: skip


# ---- frames of the turn


@dataclass(slots=True)
class Setup:
    window: Window
    kind: Literal["setup"] = "setup"


@dataclass(slots=True)
class Turn:
    """The phases of one turn; which one is under way stands in the state."""

    kind: Literal["turn"] = "turn"


@dataclass(slots=True)
class Main:
    """The duty of the play phase, QM-7.1."""

    kind: Literal["main"] = "main"


@dataclass(slots=True)
class Reallocate:
    paid: bool = False
    kind: Literal["reallocate"] = "reallocate"


@dataclass(slots=True)
class Supply:
    kind: Literal["supply"] = "supply"


@dataclass(slots=True)
class Victory:
    settled: list[CardId] = field(default_factory=list)
    """Statuses used or given up in this phase."""
    using: list[CardId] = field(default_factory=list)
    scored: bool = False
    kind: Literal["victory"] = "victory"


@dataclass(slots=True)
class Discards:
    kind: Literal["discards"] = "discards"


@dataclass(slots=True)
class Closing:
    """The end of a turn, which waits for the answer about used Statuses (QM-26.19)."""

    kind: Literal["closing"] = "closing"


# ---- frames of a card


@dataclass(slots=True)
class Played:
    """A card on its way from hand to table or pile. While it resolves it is nowhere else."""

    card: CardId
    country: Country
    of_phase: bool
    """It is the play of the play phase (QM-7.11)."""
    stage: int = 0
    cancelled: bool = False
    moved: bool = False
    """An effect has put the card elsewhere."""
    adjust: dict[str, int] = field(default_factory=dict)
    """Economic Warfare: changes by target; `target` stands for every one."""
    mills: int = 0
    """Economic Warfare: how many cards it would make others discard, and ..."""
    scores: int = 0
    """... how many points it would score, both before anybody answers."""
    kind: Literal["played"] = "played"


@dataclass(slots=True)
class Use:
    """A Status or Response being used, QM-17.3."""

    card: CardId
    ability: int
    context: Context
    stage: int = 0
    kind: Literal["use"] = "use"


@dataclass(slots=True)
class Text:
    """The steps of one block of a card being carried out."""

    card: CardId
    block: int
    context: Context
    actor: Country
    """Who decides and acts: the owner, or the country of a `may` or `each`."""
    optional: bool = False
    at: int = 0
    done: bool = False
    """Whether the step before was carried out."""
    any_done: bool = False
    numbers: list[int] = field(default_factory=list)
    """Counted when the text starts and fixed from then on (QM-16.9)."""
    opened: bool = False
    """Economic Warfare: its situation has been raised."""
    kind: Literal["text"] = "text"


@dataclass(slots=True)
class Fork:
    """`one_of` and `any_order`: which part is next."""

    left: list[int]
    ordered: bool
    done: bool = False
    kind: Literal["fork"] = "fork"


@dataclass(slots=True)
class EachOf:
    """`each`: the countries decide in parallel and act in turn order (QM-22.3)."""

    window: Window
    todo: list[Country]
    done: bool = False
    kind: Literal["each"] = "each"


@dataclass(slots=True)
class Placing:
    """Build or recruit, `done` of `least` to `most` units."""

    done: int = 0
    freed: bool = False
    """The owner of the empty pool has been asked (QM-4.11)."""
    kind: Literal["placing"] = "placing"


@dataclass(slots=True)
class Fight:
    done: int = 0
    fought: list[Space] = field(default_factory=list)
    kind: Literal["fight"] = "fight"


@dataclass(slots=True)
class Strike:
    """A declared battle, QM-15.6. It is not checked again (QM-15.9)."""

    by: Country
    space: Space
    victim: Country
    card: CardId
    """Whose text it is carried out for."""
    stage: int = 0
    kind: Literal["strike"] = "strike"


@dataclass(slots=True)
class Cull:
    """Elimination: which unit."""

    done: int = 0
    kind: Literal["cull"] = "cull"


@dataclass(slots=True)
class Removal:
    """A unit about to be taken off the board, and what follows from it."""

    country: Country
    space: Space
    cause: Literal["battle", "eliminate", "supply"]
    by: Country
    card: CardId = ""
    supplied: bool = False
    stage: int = 0
    kind: Literal["removal"] = "removal"


@dataclass(slots=True)
class Regrouping:
    """Lifting units one by one and building them again, QM-22.1."""

    left: list[Space]
    lifted: Space = ""
    done: bool = False
    kind: Literal["regrouping"] = "regrouping"


@dataclass(slots=True)
class PlayOther:
    """A card played through a card."""

    played: bool = False
    kind: Literal["play_other"] = "play_other"


@dataclass(slots=True)
class Tuck:
    """Hand cards put somewhere by an effect."""

    kind: Literal["tuck"] = "tuck"


@dataclass(slots=True)
class Reordering:
    """Putting the top cards of the deck in order, from the top down."""

    size: int
    placed: int = 0
    kind: Literal["reordering"] = "reordering"


@dataclass(slots=True)
class Hit:
    """Economic Warfare about to make a country discard, QM-18.1."""

    country: Country
    base: int
    raised: bool = False
    kind: Literal["hit"] = "hit"


@dataclass(slots=True)
class Pay:
    """Cards owed from hand, QM-12.1."""

    country: Country
    owed: int
    kind: Literal["pay"] = "pay"


# ---- reactions


@dataclass(slots=True)
class Situation:
    """Something cards can answer, open until nobody is left who has not passed (QM-17.9)."""

    trigger: str
    facts: Context
    side: Team
    """Whose go it is."""
    window: Window
    passed: list[Country] = field(default_factory=list)
    used: list[CardId] = field(default_factory=list)
    """Statuses used in it: each once (QM-17.5)."""
    reacted: bool = False
    kind: Literal["situation"] = "situation"


Frame = Annotated[
    # the turn
    Setup | Turn | Main | Reallocate | Supply | Victory | Discards | Closing
    # cards, and what they do
    | Played | Use | Text | Fork | EachOf | Placing | Fight | Strike | Cull | Removal
    | Regrouping | PlayOther | Tuck | Reordering | Hit | Pay
    # reactions
    | Situation,
    Field(discriminator="kind"),
]  # fmt: skip


@dataclass(slots=True)
class State:
    """The whole game (QM-28.1, 28.2); what follows from it is never stored (QM-28.4)."""

    schema_version: int
    rules: Rules
    options: dict[str, str]
    """As chosen, for the players to read; the engine asks `rules`."""
    nations: dict[Country, Nation]
    units: dict[Country, Mask]
    """Where each country has units, by the bits of the map file. The space says which kind."""
    vp: dict[Team, int]
    flow: list[Frame] = field(default_factory=list)
    round: int = 1
    country: Country = ""
    """Whose turn it is; empty during set-up."""
    step: str = "setup"
    turns: int = 0
    windows: int = 0
    """How many situations have been opened; a public number."""
    protected: list[Protection] = field(default_factory=list)
    granted: list[CardId] = field(default_factory=list)
    """Cards that declare units supplied until the end of the turn."""
    used: list[CardId] = field(default_factory=list)
    """Statuses used this turn, of all countries."""
    placed: list[CardId] = field(default_factory=list)
    """Statuses and Responses put on the table this turn."""
    duty: bool = False
    """The play phase's duty is done."""
    reallocated: bool = False
    dawn: dict[Country, Mask] = field(default_factory=dict)
    """The board as the turn began, before any reaction (QM-19.1)."""
    seen: list[CardId] = field(default_factory=list)
    """Responses publicly seen (QM-11.10)."""
    broken: list[CardId] = field(default_factory=list)
    """Statuses used this turn that may still be answered (QM-26.19)."""
    conceded: list[Country] = field(default_factory=list)
    changed: list[Space] = field(default_factory=list)
    made: dict[Country, list[str]] = field(default_factory=dict)
    """Choices made for a country since its last answer because there was only one: what is typed
    may name them (QM-16.4, 26.18)."""
    winner: Team | Literal[""] = ""
    reason: str = ""

    @property
    def text(self) -> Text:
        """The card text that is being carried out: the frame below its present step."""
        text = self.flow[-2]
        assert isinstance(text, Text)
        return text


CODEC = Codec(State, VERSION)
