"""What a game promises to everybody else.

A game is a pure function of its state. It says who may act and everything they may do (`offers`),
carries out what was picked (`apply`) and tells each seat what it may know (`view`). It contains no
prose, no clock and no user: words live in Fluent files, time and people in `bot/app`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, Union, runtime_checkable

from engines.kit.rng import Rng

Seat = str
"""A chair with decisions of its own: an army, a country, a general. A person may sit in several."""

Key = str
"""What a choice is called in buttons, journal rows and tests: `verb/arg`, at most 60 characters."""

Arg = Union[str, int, "Msg", tuple["Msg", ...]]


@dataclass(frozen=True, slots=True)
class Msg:
    """A sentence without its words: the id of a Fluent message and what stands in its gaps."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)


def msg(id: str, /, **args: Arg) -> Msg:
    return Msg(id, args)


class Choice(NamedTuple):
    """One legal thing to do. Choices that share a verb are shown together, in one menu."""

    key: Key
    label: Msg
    place: str = ""
    """Where on the board it happens, so that the picture can mark it."""
    about: Msg | None = None
    """What a menu says below it: what the card does, for instance."""
    aside: bool = False
    """No answer to the question, but possible besides: shown apart, and asked about once more."""

    @property
    def verb(self) -> str:
        return self.key.partition("/")[0]

    @property
    def arg(self) -> str:
        return self.key.partition("/")[2]


@dataclass(frozen=True, slots=True)
class Offer:
    """A question to one seat and every legal answer to it.

    Menus, autocomplete, validation, computer players, fuzzers and time-outs all read this list.
    """

    question: Msg
    choices: tuple[Choice, ...]
    default: tuple[Key, ...]
    """What silence means. A legal answer; repeated defaults lead to the end of the turn."""
    waiting: Msg
    """What everybody else reads meanwhile. Made of public facts only."""
    clock: str
    """Offers with the same clock share one allowance of time: `turn/7`, `window/12`."""
    rule: str = ""
    """The numbered rule behind the question, for `/rules`."""
    least: int = 1
    most: int = 1
    waited: bool = True
    """False for what a seat may do but need not: nobody waits for it, no clock runs."""
    sealed: bool = False
    """Nobody may see whether this seat has answered. It stays open, and its answer may be changed,
    until everybody asked has answered; the answer given so far is then the default."""
    answered: tuple[Key, ...] = ()
    """A sealed answer already given. Shown to this seat only."""
    final: bool = False
    """The mover alone cannot take back what is picked here."""
    reaction: bool = False
    """Somebody else's move waits for this answer: it has the time of reactions, not of a turn."""
    whole: tuple[str, ...] = ()
    """Verbs whose choices are whole answers, though several others may be picked together."""

    def find(self, key: Key) -> Choice | None:
        return next((c for c in self.choices if c.key == key), None)


@dataclass(frozen=True, slots=True)
class Event:
    """A fact for people. Events are the log; states are never made from them."""

    text: Msg
    audience: tuple[Seat, ...] | None = None
    """Who may read it; None is everybody."""
    reveals: bool = False
    """Somebody learned something hidden: what was done before cannot be taken back."""
    places: tuple[str, ...] = ()
    """Where on the board it happened, for the picture of the last turn."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended."""

    ranking: tuple[tuple[Seat, ...], ...]
    """Best first; seats that share a place stand together."""
    winners: tuple[Seat, ...]
    reason: str
    """A short word for statistics: `rhine`, `medals`, `conceded`."""
    points: Mapping[Seat, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """Something a host decides before the game: printed variants and house settings."""

    name: str
    values: tuple[str, ...]
    """Every legal value, as it is stored; the first is the default."""
    most: int = 1
    """How many values may be taken at once; several are stored joined with `+`."""
    names: Mapping[str, Msg] = field(default_factory=dict, hash=False)
    """What values are called that have no message of their own: a host's scenario."""


Options = Mapping[str, str]
"""Chosen values by option name. What is missing has its default."""


class Illegal(Exception):
    """Refused, with the reason in words for the person who asked. The state is unchanged."""

    def __init__(self, reason: Msg) -> None:
        super().__init__(reason.id)
        self.reason = reason


S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Engine(Protocol[S]):
    """The rules of one game. Its module is `engines.<name>` and exports it as `ENGINE`."""

    name: str
    """Folder name in engines/, data/ and renderers/; also the first part of its message ids."""
    version: int
    """Version of the saved state."""
    options: tuple[Option, ...]

    def chairs(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """What one person can take at the table; a chair may hold several seats."""
        ...

    def check(self, seats: Sequence[Seat], options: Options) -> Msg | None:
        """Why a game with these seats and options cannot start, or None if it can."""
        ...

    def new(self, seats: Sequence[Seat], options: Options, rng: Rng) -> S: ...

    def offers(self, state: S) -> dict[Seat, Offer]:
        """Who may act now, and everything they may do. Empty exactly when the game is over."""
        ...

    def apply(self, draft: S, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Event]:
        """Carry out picks that are known to be legal. Changes `draft` and nothing else."""
        ...

    def concede(self, draft: S, seat: Seat, rng: Rng) -> list[Event]:
        """The seat gives up. What that means for the others is a rule of the game."""
        ...

    def view(self, state: S, seat: Seat | None) -> Any:
        """What a seat may know, built up field by field; None is the public. Frozen."""
        ...

    def result(self, state: S) -> Result | None: ...

    def dump(self, state: S) -> bytes: ...

    def load(self, saved: bytes) -> S: ...

    @property
    def orders(self) -> Orders[S] | None:
        """What can be said in advance, in this game; None if nothing can."""
        ...


@dataclass(slots=True)
class Filed:
    """What a seat has said in advance. Private; kept beside the game, never inside its state."""

    standing: dict[str, str] = field(default_factory=dict)
    """Answers that hold until changed: `civ` -> `spare`, `battle` -> `pass`."""
    plan: list[str] = field(default_factory=list)
    """Steps of a typed turn still to be carried out, one each, in the words they were typed in."""
    notes: dict[str, str] = field(default_factory=dict)
    """What goes with the plan: what it counts on until it begins, how the steps taken went."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a filed order says to an offer: picks, or a reason to stop and ask the person."""

    picks: tuple[Key, ...] = ()
    stop: Msg | None = None
    """Why the plan goes no further. The rest of it is given back to its owner."""
    passed: Msg | None = None
    """A line that could not be carried out, and why. Its owner is told; the plan goes on."""


class Orders(Protocol[S_contra]):
    """Orders given in advance. They answer offers as a player would, and can do nothing more."""

    def menu(self, state: S_contra, seat: Seat, filed: Filed) -> Offer:
        """The standing orders this seat can set, each choice one setting (`name/value`)."""
        ...

    def set(self, filed: Filed, picks: tuple[Key, ...]) -> None: ...

    def read(self, state: S_contra, seat: Seat, text: str) -> Filed:
        """A typed turn, its spelling checked, as plan and notes to be filed; raises `Illegal`.
        Standing orders among the words are filed at once; an empty one takes an order back."""
        ...

    def answer(self, state: S_contra, seat: Seat, offer: Offer, filed: Filed) -> Answer | None:
        """What was said in advance about this offer; None leaves it to the person.

        May shorten `filed.plan`. Looks at public facts and the seat's own knowledge, and never
        answers sooner or later because of a hidden card.
        """
        ...


# What a game may offer besides, each a protocol of its own; the table uses it where it is there.


@runtime_checkable
class Teams(Protocol):
    """An engine whose seats play in teams. A table may give each team a private thread."""

    def teams(self, seats: Sequence[Seat]) -> dict[str, tuple[Seat, ...]]:
        """The seats of each team; its name is the message `<prefix>-team-<name>`."""
        ...


@runtime_checkable
class Joint(Protocol):
    """An engine in which partners may play their seats together."""

    def joint(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Groups of seats: who holds one of a group gives orders for all of it, and whoever
        answers a question first has answered it."""
        ...


@runtime_checkable
class Overlapping(Protocol):
    """An engine in which the hand of one seat may show all that the hand of another shows."""

    def hands(self, options: Options, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Of the seats of one person, those whose hands together show everything."""
        ...


@runtime_checkable
class Conferring(Protocol[S_contra]):
    """An engine in which some seats may talk in private at certain times."""

    def conference(self, state: S_contra) -> tuple[Seat, ...]:
        """Who talks in private now, as everybody may know it; empty: nobody. Their thread is
        opened when these seats appear here and locked when they are others, or none."""
        ...


@runtime_checkable
class Belled(Protocol[S_contra]):
    """An engine in which time itself rings, whoever is to move. The engine holds no clock: the
    table counts the hours, and stops counting whenever its other clocks stand still."""

    def bells(self, options: Options) -> dict[str, float]:
        """After how many hours from the start each bell rings, by name; empty: none does."""
        ...

    def bell(self, draft: S_contra, name: str, rng: Rng) -> list[Event]:
        """One of them rings, in the middle of whatever is going on. Changes `draft` only."""
        ...


@runtime_checkable
class Councils(Protocol[S_contra]):
    """An engine of teams whose own options say who of a team talks in private, and when."""

    def councils(self, state: S_contra) -> dict[str, tuple[Seat, ...]]:
        """The seats of each team's thread now, as everybody may know them; named as in `Teams`.
        Somebody who also holds a seat of the team that is left out stays out with it."""
        ...


@runtime_checkable
class Inherited(Protocol):
    """An engine in which team mates take over from somebody who gives up."""

    def heirs(self, seat: Seat) -> tuple[Seat, ...]:
        """Whose players come into question, the first one first; none left: the seat concedes."""
        ...


@runtime_checkable
class Forewarning(Protocol):
    """An engine that has something to tell a host before the game."""

    def warnings(self, options: Options) -> tuple[Msg, ...]:
        """What he should know about what he has chosen; the game can start all the same."""
        ...


@runtime_checkable
class Foreseeing(Protocol[S_contra]):
    """Orders that let a seat which is asked settle what else may come of the same turn."""

    def ahead(self, state: S_contra, seat: Seat, filed: Filed) -> Offer | None:
        """Standing orders to be set beside the question, as in `Orders.menu`; None: nothing else
        can come. Made of public facts and of what is filed."""
        ...


@runtime_checkable
class Lapsing(Protocol[S_contra]):
    """Orders that also speak for somebody who was asked and has not answered in time."""

    def lapse(
        self, state: S_contra, seat: Seat, offer: Offer, filed: Filed
    ) -> tuple[Key, ...] | None:
        """What is done in place of the default of the offer; None: the default."""
        ...


@runtime_checkable
class Echoing(Protocol[S_contra]):
    """Orders that can say a typed turn back as it was understood."""

    def echo(self, state: S_contra, seat: Seat, text: str) -> tuple[Msg, ...]:
        """The turn in full form, a message for each step; nothing is done. Raises `Illegal`."""
        ...


@runtime_checkable
class Previewing(Protocol):
    """An engine with an option that is best chosen from pictures."""

    options: tuple[Option, ...]
    pictured: str
    """The name of the option."""

    def preview(self, value: str) -> Any:
        """What everybody would see at the start with that value."""
        ...


class CardText(NamedTuple):
    """A card as anybody may look it up."""

    id: str
    name: Msg
    text: Msg
    """What it does."""
    owner: Msg | None = None
    """In whose deck it is, where decks differ."""
    lies: tuple[Msg, ...] = ()
    """Where everybody can see it just now."""


@runtime_checkable
class Carded(Protocol[S_contra]):
    """An engine with cards that do something."""

    def cards(self, state: S_contra | None) -> tuple[CardText, ...]:
        """Each different card of the game, the same for whoever asks: nothing of it depends on
        what is hidden. Without a position before the game begins."""
        ...


@runtime_checkable
class Able(Protocol[S_contra]):
    """An engine with a computer player of its own, for figures, fuzzing and demonstrations."""

    def player(
        self, state: S_contra, seat: Seat, offer: Offer, rng: Rng, /
    ) -> tuple[Key, ...] | None:
        """What it would pick; None: it has nothing in mind. It may look at what is hidden."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome(Generic[S]):
    """What a move led to."""

    state: S
    events: tuple[Event, ...]
    barrier: bool
    """It cannot be taken back by the mover alone."""
