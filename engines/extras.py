"""What a game may offer besides its rules.

An engine *declares* an extra by inheriting from it; bot/ asks with `isinstance`. All of them are
abstract classes, so a misspelt or missing method fails in mypy and when the engine is made,
instead of switching the feature off.

| An engine that is a | gives |
| --- | --- |
| `Teams` | seats that win together; a table may open a private thread for each team |
| `PrivateTalks` | who may talk in private now, where the game itself decides that |
| `DealtChairs` | chairs dealt at random |
| `SharedSeats` | seats that partners play together, hands that show the same |
| `Succession` | who takes over the seat of somebody who resigns or is absent |
| `TimedEvents` | events after a number of hours, whoever is to move |
| `Preview` | warnings and pictures for the host who chooses options |
| `CardCatalogue` | cards that can be looked up |
| `ComputerPlayer` | picks for a seat nobody plays |
| `Imagination` | computers at the table: positions a seat may imagine, and what they are worth |
| `Foresight` | whose turn is next; conditions of turns that are planned ahead |
| `Idle` | questions that everybody is asked who could hold an answer, but nobody who plays alone |
| `Odds` | what a fight would probably bring, before somebody begins it |
| `Statistics` | what `adjutant simulate` reports besides who won |
| `Retrospect` | what is told of its past, to people who were away and when it is over |

| Its orders may be a | and then |
| --- | --- |
| `PresetMenu` | a seat that is asked can settle the rest of the same turn with it |
| `TimeoutAnswer` | an order answers in place of the default when time is up |
| `Paraphrase` | a typed turn is said back as it was understood |
| `PlanEnds` | what is left of a typed turn is told when its owner is asked nothing more |
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from engines.contract import (
        Event,
        Key,
        Msg,
        Offer,
        Option,
        Options,
        OrderAnswer,
        OrderBook,
        Seat,
    )
    from engines.kit.rng import Rng

S = TypeVar("S")


class Teams(ABC):
    """Seats that win and lose together."""

    @abstractmethod
    def teams(self, seats: Sequence[Seat]) -> dict[str, tuple[Seat, ...]]:
        """The seats of each team; its name is the message `<prefix>-team-<name>`."""


class PrivateTalks(Teams, Generic[S]):
    """Private threads that follow from the position, not from an option of the table."""

    @abstractmethod
    def councils(self, state: S) -> dict[str, tuple[Seat, ...]]:
        """The seats in each team's thread now. Public facts only. A person who also holds a seat of
        the team that is left out is left out too."""

    @abstractmethod
    def conference(self, state: S) -> tuple[Seat, ...]:
        """Further seats that may talk in private now, in one thread; empty if there are none. The
        thread opens when they appear here, and is locked when they change."""


class SharedSeats(ABC):
    """Seats that partners play together."""

    @abstractmethod
    def shared_seats(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Groups of seats: the holder of one commands its whole group, and whoever answers a
        question first has answered it."""

    @abstractmethod
    def distinct_hands(self, options: Options, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Of one person's seats, those whose hands together show everything."""


class DealtChairs(ABC):
    """Chairs that some options deal at random."""

    @abstractmethod
    def deals_chairs(self, options: Options) -> bool:
        """Whether all chairs are dealt, so that nobody can choose one."""


class Succession(ABC):
    """Team mates who take over."""

    @abstractmethod
    def successors(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats whose players may take this one over, best first. If none of them is left, the
        seat concedes."""

    @abstractmethod
    def short_names(self, seat: Seat) -> Mapping[str, Seat]:
        """Short names, in lower case, by which this seat may name the seats of its side in a typed
        line."""


class TimedEvents(ABC, Generic[S]):
    """Events that fire after a number of hours, whoever's turn it is. The table counts the hours,
    and stops counting whenever its other clocks stand still."""

    @abstractmethod
    def schedule(self, options: Options) -> dict[str, float]:
        """Hours from the start of the game, by the name of the event."""

    @abstractmethod
    def on_timer(self, draft: S, name: str, rng: Rng) -> list[Event]:
        """Carry out one event, whatever is going on. Changes `draft` only."""


class Preview(ABC):
    """Help for the host who chooses options."""

    options: tuple[Option, ...]
    previewed_option: str
    """The option whose values are best chosen from pictures."""

    @abstractmethod
    def preview(self, value: str) -> Any:
        """The public view at the start with that value."""

    @abstractmethod
    def warnings(self, options: Options) -> tuple[Msg, ...]:
        """Warnings for the host about these options; the game can start all the same."""


class CardText(NamedTuple):
    """A card as anybody may look it up."""

    id: str
    name: Msg
    text: Msg
    """What it does."""
    owner: Msg | None = None
    """Whose deck it is in, where decks differ."""
    lies: tuple[Msg, ...] = ()
    """Where it lies open just now."""


class CardCatalogue(ABC, Generic[S]):
    """Cards that can be looked up with `/card`."""

    @abstractmethod
    def cards(self, state: S | None) -> tuple[CardText, ...]:
        """Each different card of the game, the same for every reader: nothing here depends on what
        is hidden. `state` is None before the game begins."""


class ComputerPlayer(ABC, Generic[S]):
    """A computer player, for demonstrations, statistics and fuzzing."""

    @abstractmethod
    def choose(self, state: S, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...] | None:
        """The player's picks; None if it has no preference. It may look at hidden things."""


class Imagination(ComputerPlayer[S]):
    """What lets computers take seats and see no more than those seats: `engines/kit/search.py` asks
    them about imagined positions only."""

    horizon = 40
    """How many decisions the staff looks ahead at most."""

    def planned(self, state: S) -> bool:
        """Whether this question is a step of a larger order, which the computer player has thought
        out as a whole: the staff then follows it, for a step alone is worth nothing."""
        return False

    def patience(self, state: S) -> int:
        """How many times as many roll-outs as elsewhere the staff can afford here."""
        return 1

    guesses = True
    """Whether the staff also tries random changes where it has no better idea."""

    def rivals(self, state: S, seat: Seat, offer: Offer, rng: Rng) -> Iterable[tuple[Key, ...]]:
        """What the computer player likes next best to its own picks, best first. The staff tries
        these before it tries anything at random."""
        return ()

    @abstractmethod
    def imagine(self, state: S, seats: Collection[Seat], rng: Rng) -> S:
        """A position drawn at random from all those that look the same to these seats, which are
        one person's; no seats at all mean the public. Hidden cards lie anywhere they may lie; of
        what is sealed, nobody else has answered yet. A copy, and the same one for positions that
        look the same to these seats, given the same numbers."""

    @abstractmethod
    def worth(self, state: S, seat: Seat) -> float:
        """How far a seat is ahead in a game that goes on: 0 if it stands as well as the best other,
        1 for a lead that mostly wins, -1 for one that mostly loses. Asked about imagined positions
        only."""

    def turn(self, state: S) -> int | None:
        """The number of the present turn, round or year. The staff stops looking ahead when some
        have ended (`turns_ahead`): in the middle of one, whoever is to move only seems to be
        ahead. None: it stops anywhere."""
        return None

    def turns_ahead(self, state: S) -> int:
        """How many turns the staff looks ahead, the present one counted."""
        return 1


OWN_TURN = re.compile(r"turn/\d+")
"""The clock of a turn; a question to somebody else in it has one of its own."""


class Foresight(ABC, Generic[S]):
    """What people who look ahead go by: whose turn is next, and what they have themselves."""

    @abstractmethod
    def next_turn(self, state: S) -> Seat | None:
        """The seat whose turn follows the present one, by public facts; None if that is open."""

    def begins(self, state: S, seat: Seat, offer: Offer) -> bool:
        """Whether this question belongs to the seat's own turn."""
        return offer.required and OWN_TURN.fullmatch(offer.clock) is not None

    @abstractmethod
    def pieces(self, state: S, seat: Seat) -> dict[str, str]:
        """What a seat has on the board, place by place, as everybody sees it."""

    @abstractmethod
    def hand(self, state: S, seat: Seat) -> list[str]:
        """The cards only this seat holds; none in a game without hands."""


class Idle(ABC, Generic[S]):
    """Questions under seal that look the same whatever a seat holds."""

    @abstractmethod
    def idle(self, state: S, seat: Seat, offer: Offer) -> bool:
        """Whether all answers come to the same, from what the seat holds: whoever plays alone
        against computers is not asked then."""


class Odds(ABC, Generic[S]):
    """Chances, for people who are about to fight. Computers are never shown them: too slow."""

    @abstractmethod
    def odds(self, state: S, seat: Seat, key: Key) -> Msg | None:
        """What this answer would probably bring, from what the seat may know; None if nothing
        is to be said. Exact, and quick: within some milliseconds."""


OrderProfile = Callable[[Any, "Seat"], "dict[str, str] | None"]
"""Standing orders a seat might have filed in a position. None: it answers everything by hand, even
what a game answers by itself when nothing is filed."""


class Statistics(ABC, Generic[S]):
    """What `adjutant simulate` reports besides winners and turns. Everything has a default."""

    counted: Mapping[str, tuple[str, ...]] = {}
    """What is counted over all games, by heading: the ids of cards, for instance."""
    order_profiles: Mapping[str, OrderProfile] = {}
    """Ways of filing orders that are compared when waiting is measured, by name."""
    compared_option = ""
    """An option whose values are always compared."""

    def figures(self, state: S) -> dict[str, float]:
        """Numbers about a finished game."""
        return {}

    def count(self, events: Iterable[Event]) -> Iterator[tuple[str, str]]:
        """`(heading, id)` for each counted thing in a move's log."""
        return iter(())


class Roll(NamedTuple):
    """Dice that were thrown at somebody."""

    hits: int
    expected: float
    """How many such dice hit on average."""
    seat: Seat = ""
    """Whose they were; empty for the seat that made the move."""


class Retrospect(ABC):
    """How a game is told to somebody who was away, and what is said of it when it is over. Looks
    at public views only, so that it also reads games played by older rules."""

    turns: frozenset[str] = frozenset()
    """The messages that begin a turn."""
    major: frozenset[str] = frozenset()
    """Those a summary keeps first."""
    minor: frozenset[str] = frozenset()
    """Those it leaves out: the log has them."""

    @abstractmethod
    def held(self, view: Any, seat: Seat) -> frozenset[str]:
        """The places where something of this seat's is, as `Event.places` names them."""

    @abstractmethod
    def place(self, name: str, /) -> Msg:
        """What a place is called."""

    def rolled(self, event: Event) -> Roll | None:
        """The dice an event tells of; None if there are none, or if their chance is unknown."""
        return None


class PresetMenu(ABC, Generic[S]):
    """Orders that let a seat answer later questions of the same turn beside the present one."""

    @abstractmethod
    def presets(self, state: S, seat: Seat, filed: OrderBook) -> Offer | None:
        """Standing orders that can be set beside the question, as in `Orders.menu`; None if no
        other question can follow. Made of public facts and of what is filed."""


class TimeoutAnswer(ABC, Generic[S]):
    """Orders that also answer for somebody who has let the time run out."""

    @abstractmethod
    def on_timeout(
        self, state: S, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        """The picks that replace the offer's default; None for the default."""


class Paraphrase(ABC, Generic[S]):
    """Orders that can repeat a typed turn as it was understood."""

    @abstractmethod
    def paraphrase(self, state: S, seat: Seat, text: str) -> tuple[Msg, ...]:
        """The turn in full, one message for each step. Changes nothing; raises `Illegal`."""


class PlanEnds(ABC, Generic[S]):
    """Orders whose plans can be over while their owner is asked nothing."""

    @abstractmethod
    def ends(self, state: S, seat: Seat, filed: OrderBook) -> OrderAnswer | None:
        """What to tell of a plan no question asks for now: a step skipped, or why the rest is given
        back. None if all of it can wait. May shorten `filed.plan`."""
