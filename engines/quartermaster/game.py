"""A position while a move is carried out: with its source of numbers and the log of the move."""

from __future__ import annotations

from dataclasses import replace

from engines.contract import Arg, Event, Msg, Seat
from engines.kit.rng import Rng
from engines.quartermaster import names
from engines.quartermaster.box import TEAM, CardId, Country, Space
from engines.quartermaster.state import EachOf, Fork, Frame, Played, State, Text


class Game:
    __slots__ = ("events", "rng", "state")

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.events: list[Event] = []

    # ---- the stack

    def push(self, frame: Frame) -> None:
        self.state.flow.append(frame)

    def pop(self) -> None:
        self.state.flow.pop()

    def finish(self, done: bool) -> None:
        """The frame on top has carried out its step, or could not; the text below goes on."""
        self.state.flow.pop()
        below = self.state.flow[-1]
        if isinstance(below, Text):
            step_done(below, done)
        elif isinstance(below, Fork | EachOf):
            below.done |= done

    # ---- the log: section 30

    def say(self, id: str, /, *places: Space, **args: Arg) -> None:
        """Something everybody may know."""
        self.events.append(Event(Msg(id, args), None, False, places))

    def show(self, id: str, /, **args: Arg) -> None:
        """Something hidden that everybody knows from now on."""
        self.events.append(Event(Msg(id, args), None, True))

    def tell(self, seat: Seat, id: str, /, *, learned: bool = True, **args: Arg) -> None:
        """Something for one country only; mostly it has not known it before."""
        self.events.append(Event(Msg(id, args), (seat,), learned))

    def score(self, country: Country, points: int, source: Msg) -> None:
        """Points go to the team (QM-20.1); totals may fall below 0 (QM-12.9)."""
        team = TEAM[country]
        self.state.vp[team] += points
        self.say(
            "qm-scored",
            team=names.team(team),
            n=points,
            source=source,
            total=self.state.vp[team],
        )


def step_done(text: Text, done: bool) -> None:
    text.done = done
    text.any_done |= done
    text.at += 1


def nested(game: Game, text: Text, block: int, actor: Country, optional: bool) -> None:
    """Steps inside a step: the same words mean the same."""
    game.push(Text(text.card, block, replace(text.context), actor, optional))


def played_of(state: State, card: CardId) -> Played:
    """The card on its way, somewhere below in the stack."""
    return next(
        frame for frame in reversed(state.flow) if isinstance(frame, Played) and frame.card == card
    )


def named_cards(cards: list[CardId]) -> tuple[Msg, ...]:
    return tuple(names.card(card) for card in cards)
