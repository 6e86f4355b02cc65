"""What every game must provide, and the records it speaks in.

A game is a pure function of its state: `offers` says who may act and everything they may do,
`apply` carries out what was picked, `view` tells each seat what it may know. It contains no prose,
no clock and no user: words live in Fluent files, time and people in `bot/app`. What only some
games have is in `extras.py`. `tests/engines/toy` is the smallest example.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar, Union

from engines.kit.rng import Rng

S = TypeVar("S")
T = TypeVar("T")

CONTRACT = 1
"""The version of what stands in this file. It rises when a game written before would not play."""


class Title(NamedTuple):
    """What is known of a game before its rules are read."""

    name: str
    prefix: str
    """Begins the ids of its messages: `rr-seat-red`, `rr-verb-move`."""
    contract: int
    """The version of the contract it was written for."""
    package: str = ""
    """Where it lies, if not here: a package with `engine`, `pictures` and the folder `data`."""

    @property
    def engine(self) -> str:
        """The module of its ENGINE."""
        return f"{self.package}.engine" if self.package else f"engines.{self.name}"

    @property
    def pictures(self) -> str:
        """The module of its RENDERER."""
        return f"{self.package}.pictures" if self.package else f"renderers.{self.name}"


class Engine(ABC, Generic[S]):
    """The rules of one game. Its module (`Title.engine`) exports it as `ENGINE`."""

    name: str
    """Folder name in engines/, data/ and renderers/, or of its own package."""
    version: int
    """Version of the saved state."""
    options: tuple[Option, ...]
    styles: tuple[Style, ...] = ()
    """Ways to play that the lobby offers, each several options at once."""

    @abstractmethod
    def chairs(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """What one person can take at the table: each chair is one seat or several."""

    @abstractmethod
    def check(self, seats: Sequence[Seat], options: Options) -> Msg | None:
        """Why a game with these seats and options cannot start, or None if it can."""

    @abstractmethod
    def new(self, seats: Sequence[Seat], options: Options, rng: Rng) -> S:
        """The position at the start."""

    @abstractmethod
    def offers(self, state: S) -> dict[Seat, Offer]:
        """Who may act now, and everything they may do. Empty exactly when the game is over."""

    @abstractmethod
    def apply(self, draft: S, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Event]:
        """Carry out picks that are known to be legal. Changes `draft` and nothing else."""

    @abstractmethod
    def concede(self, draft: S, seat: Seat, rng: Rng) -> list[Event]:
        """Give the seat up. What that means for the others is a rule of the game."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None, offers: Offers | None = None) -> Any:
        """What a seat may know, built up field by field; None is the public. Frozen. `offers` are
        those of this state, for a caller who has them already."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def dump(self, state: S) -> bytes:
        """The position as it is saved."""

    @abstractmethod
    def load(self, saved: bytes) -> S:
        """The position from what was saved, by this version or an older one."""

    @property
    def orders(self) -> Orders[S] | None:
        """The machine for orders given in advance; None in a game without them."""
        return None


Seat = str
"""Something that makes decisions of its own: an army, a country, a general. A person may hold
several."""

Key = str
"""What a choice is called in buttons, journal rows and tests: `verb/arg`, at most 60 characters."""

Picks = tuple[Key, ...]
"""An answer: what was picked of the choices."""

Offers = dict[Seat, "Offer"]
Arg = Union[str, int, "Msg", tuple["Msg", ...]]


@dataclass(frozen=True, slots=True, init=False)
class Msg:
    """A sentence without its words: the id of a Fluent message and what stands in its gaps."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __init__(self, id: str, args: Mapping[str, Arg] | None = None) -> None:  # noqa: A002
        """Moves make many: the usual way to fill a frozen record takes twice as long."""
        _set_id(self, id)
        _set_args(self, {} if args is None else args)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


_set_id, _set_args = (Msg.__dict__[name].__set__ for name in ("id", "args"))


def msg(message: str, /, **args: Arg) -> Msg:
    return Msg(message, args)


class Choice(NamedTuple):
    """One legal thing to do. Choices that share a verb are shown together, in one menu."""

    key: Key
    label: Msg
    place: str = ""
    """Where on the board it happens, so that the picture can mark it."""
    about: Msg | None = None
    """A description below it in a menu: what the card does, for instance."""
    aside: bool = False
    """Does not answer the question but is possible meanwhile: shown apart, and must be
    confirmed."""
    typed: bool = False
    """Legal, but in no menu: one of very many that are only named in typed orders."""
    sole: bool = False
    """Rules out every other choice of its verb, as "never" does "after two rounds"."""
    confirm: Msg | None = None
    """The question to confirm it with: whether to end the turn with actions left, for instance."""
    unless: tuple[str, ...] = ()
    """Verbs that make confirming needless when also picked: what is wanted in return."""
    odds: Msg | None = None
    """What it would probably bring. Filled in for what people are shown: see `extras.Odds`."""
    back: bool = False
    """Leads where the Undo button leads, and is not shown beside it."""
    meets: Seat = ""
    """With whom it is only a talk: computers have nothing to say, so it is in no menu with them."""
    menu: str = ""
    """The first word of its verb, if all that begins so stands in one menu."""

    @property
    def verb(self) -> str:
        return self.key.partition("/")[0]

    @property
    def arg(self) -> str:
        return self.key.partition("/")[2]


class Offer(NamedTuple):
    """A question to one seat and every legal answer to it.

    Menus, autocomplete, validation, computer players, fuzzers and time-outs all read this list.
    """

    question: Msg
    choices: tuple[Choice, ...]
    default: tuple[Key, ...]
    """The answer when time runs out. Legal; repeated defaults lead to the end of the turn."""
    waiting: Msg
    """What everybody else reads meanwhile. Made of public facts only."""
    clock: str
    """Offers with the same clock share one allowance of time: `turn/7`, `window/12`."""
    rule: str = ""
    """The number of the rule behind the question, for the Rule button."""
    least: int = 1
    most: int = 1
    required: bool = True
    """False for what a seat may do but need not: nobody waits for it and no clock runs."""
    sealed: bool = False
    """Nobody may see whether this seat has answered. It stays open, and its answer may be changed,
    until everybody asked has answered; the answer given so far is then the default."""
    answered: tuple[Key, ...] = ()
    """A sealed answer already given. Shown to this seat only."""
    counted: bool = False
    """Under seal, with everybody asked, and nobody can be without an answer, whatever they hold:
    all may see who has given one, and nobody what it is."""
    irrevocable: bool = False
    """The player cannot undo this answer alone."""
    nothing: Msg | None = None
    """What it is called to pick none, where it can be: to keep all cards."""
    hush: Key = ""
    """The standing order that gives the default to all such questions, until it is changed."""
    reaction: bool = False
    """Somebody else's move waits for this answer: it has the time of reactions, not of a turn."""
    together: bool = False
    """All choices but a way back can be picked at once, and often are: one button does it."""
    exclusive_verbs: tuple[str, ...] = ()
    """Verbs whose choices are complete answers, although other choices can be combined."""
    place: str = ""
    """Where on the board that is which the question is about, if it is at one place: the unit that
    moves, the region that is built in."""
    invited: bool = False
    """Optional for people; a computer that holds this seat answers it."""

    @property
    def every(self) -> list[Choice]:
        """All choices but those that lead back."""
        return [choice for choice in self.choices if not choice.back]

    def find(self, key: Key) -> Choice | None:
        return next((c for c in self.choices if c.key == key), None)

    def to_confirm(self, picks: Sequence[Key]) -> Msg | None:
        """The question these picks must be confirmed with, if any."""
        chosen = [c for c in self.choices if c.key in picks]
        verbs = {c.verb for c in chosen}
        return next((c.confirm for c in chosen if c.confirm and verbs.isdisjoint(c.unless)), None)


class Event(NamedTuple):
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
    """Something the host decides before the game: printed variants and house settings."""

    name: str
    values: tuple[str, ...]
    """Every legal value, as it is stored; the first is the default."""
    most: int = 1
    """How many values may be taken at once; several are stored joined with `+`."""
    names: Mapping[str, Msg] = field(default_factory=dict, hash=False)
    """Names for values that have no message of their own: a host's scenario, for instance."""
    group: OptionGroup = "variant"
    """Where a menu shows it."""
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """Where it means anything: other options by name, with the values they must have; `players`
    is the number of people also in games without such an option. Elsewhere it is not shown, and
    has its default."""
    by_people: bool = False
    """Its values are numbers of people: unless the host chooses one, it is how many sit down."""


@dataclass(frozen=True, slots=True)
class Style:
    """A way to play: values of several options, chosen at once. Each may be changed afterwards."""

    name: str
    options: Mapping[str, str] = field(hash=False)


PUBLIC = "public"
Public = Annotated[T, PUBLIC]
"""Marks a field of a seat's view that everybody could fill in: the public view, the seat itself.
Every other field counts as secret: when one changes, its seat is sent its hand."""

OptionGroup = Literal["table", "variant", "ruling"]
"""What people agree on about the table; printed variants; decisions on doubts in the rulebook,
which are best left alone."""

Options = Mapping[str, str]
"""Chosen values by option name; a missing one has its default."""


class Illegal(Exception):
    """Refused, with the reason in words for the person who asked. The state is unchanged."""

    def __init__(self, reason: Msg) -> None:
        super().__init__(reason.id)
        self.reason = reason


Fact = Union[bool, int, str, "list[str]"]
"""Something a step of a typed turn remembers from one question to the next."""


@dataclass(slots=True)
class Progress:
    """How far a typed turn has come."""

    step: int = 1
    """The number of the step it has come to, as it was typed."""
    results: dict[int, bool] = field(default_factory=dict)
    """How the steps before went, by number; one that was left out is missing."""
    done: str = ""
    """The last step that was done, as it stood in the turn."""
    begun: bool = False
    """Whether the present step has given an answer."""
    tried: int = 0
    """The last step that has been rehearsed."""
    memory: dict[str, Fact] = field(default_factory=dict)
    """What the present step remembers; empty again when it is over."""
    relies_on: list[str] = field(default_factory=list)
    """Facts that must still be true when the turn begins; empty once it has."""
    turn: int = 0
    """The turn it answers in; 0 while it has not begun. It says nothing in any other."""


Guard = Literal["always", "unfought", "hand", "places"]
"""On what condition a turn put together in advance begins: whatever happens; if nothing its seat
has on the board was changed; if its hand is the same; if it still has something in the places
named."""


@dataclass(slots=True)
class Ahead:
    """A turn put together in advance by picking, for when it begins."""

    lines: list[str]
    guard: Guard = "always"
    facts: list[str] = field(default_factory=list)
    """What the condition compares, as it was then."""
    since: str = ""
    """The clock of the turn before: the plan is not for that one."""


@dataclass(slots=True)
class OrderBook:
    """What a seat has said in advance. Private; kept beside the game, never inside its state."""

    standing: dict[str, str] = field(default_factory=dict)
    """Answers that hold until changed: `civ` -> `spare`, `battle` -> `pass`."""
    plan: list[str] = field(default_factory=list)
    """The steps of a typed turn still to be carried out, in the words they were typed in."""
    progress: Progress = field(default_factory=Progress)

    ahead: list[Ahead] = field(default_factory=list)
    """Turns put together in advance; the first whose condition holds becomes the plan."""
    words: dict[str, str] = field(default_factory=dict)
    """What picked lines are called, for people to read."""
    stopped: str = ""
    """Why the last plan went no further, as its owner was told."""
    rest: list[str] = field(default_factory=list)
    """What was left of it then."""

    def withdraw(self) -> tuple[str, ...]:
        """Forget the filed turn, and those put together in advance. Returns what was left of it."""
        left, self.plan, self.progress = tuple(self.plan), [], Progress()
        self.ahead = []
        return left


@dataclass(frozen=True, slots=True)
class OrderAnswer:
    """The answer of filed orders to an offer: picks, or a reason to stop and ask the person."""

    picks: tuple[Key, ...] = ()
    stop: Msg | None = None
    """Why the plan is dropped. The rest of it is given back to its owner."""
    skipped: Msg | None = None
    """A step that could not be carried out, and why. Its owner is told; the plan goes on."""


class Orders(ABC, Generic[S]):
    """Orders given in advance. They answer offers as a player would, and can do nothing more."""

    @abstractmethod
    def menu(self, state: S, seat: Seat, filed: OrderBook) -> Offer:
        """The standing orders this seat can set, each choice one setting (`name/value`)."""

    @abstractmethod
    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        """Change standing orders as picked in the menu."""

    @abstractmethod
    def read(self, state: S, seat: Seat, text: str) -> OrderBook:
        """A typed turn, its spelling checked, as a plan to be filed; raises `Illegal`.
        Standing orders among the words are filed at once; an empty value withdraws one."""

    @abstractmethod
    def answer(self, state: S, seat: Seat, offer: Offer, filed: OrderBook) -> OrderAnswer | None:
        """The answer filed for this offer; None leaves it to the person.

        May shorten `filed.plan`. Looks at public facts and the seat's own knowledge, and never
        answers sooner or later because of a hidden card.
        """


@dataclass(frozen=True, slots=True)
class Outcome(Generic[S]):
    """The result of a move."""

    state: S
    events: tuple[Event, ...]
    barrier: bool
    """The mover cannot take it back alone."""
    offers: Mapping[Seat, Offer] = field(default_factory=dict)
    """Who may act now, and everything they may do."""
