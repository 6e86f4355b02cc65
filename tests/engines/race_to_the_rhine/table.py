"""Explicit positions for tests, and a desk to play them at.

desk = position(active="blue", corps={"blue_xii": "troyes 3f1r"}, top=["blue_event_1"])
desk.answer("move/blue_xii", "step/vitry")
assert desk.load("blue_xii") == "2F1R"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from engines.contract import Event, Offer
from engines.kit.rng import Rng
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.components import ARROWS, CARDS, Army
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.loads import load_text, read_load
from engines.race_to_the_rhine.state import Drop, Reaction, State, Turn
from tests.engines import at_table
from tests.engines.race_to_the_rhine import sound

Text = str
T = TypeVar("T")


def position(
    *armies: str,
    active: str = "red",
    corps: Mapping[str, Text] | None = None,
    halted: Sequence[str] = (),
    stock: Mapping[str, Text] | None = None,
    control: Mapping[str, Sequence[str]] | None = None,
    marked: Sequence[str] = (),
    drops: Sequence[tuple[str, str, bool]] = (),
    top: Sequence[str] = (),
    kept: Mapping[str, Sequence[str]] | None = None,
    won: Mapping[str, Sequence[str]] | None = None,
    medals: Mapping[str, int] | None = None,
    trucks: Mapping[str, int] | None = None,
    track: int | None = None,
    levels: Mapping[str, int] | None = None,
    reaction: bool = False,
    rain: bool = False,
    rng: Rng | None = None,
    **options: str,
) -> Table:
    """The set-up position with what is named changed; parts come out of their stocks."""
    order = list(armies or ("red", "white", "blue"))
    s = ENGINE.new(order, {"turn_order": "listed", **options}, QuickRng(1))
    s.turn = order.index(active if active in order else order[0]) + 1
    s.announced = True
    desk = Table(s, rng or QuickRng(2))
    for army, spaces in (control or {}).items():
        s.control.update(dict.fromkeys(spaces, army))  # type: ignore[arg-type]
    for corps_id, text in (corps or {}).items():
        desk.set_corps(corps_id, text)
    for corps_id in halted:
        s.corps[corps_id].halted = True
    for space, text in (stock or {}).items():
        desk.put(space, text)
    for space in marked:
        s.marked.append(space)
        s.markers -= len(order) > 1
        s.numbers.pop(space, None)
    for space, owner, light in drops:
        s.drops.append(Drop(space, owner, light))  # type: ignore[arg-type]
        s.paratroops -= 1
    for army, ids in (kept or {}).items():
        desk.give(s.players[army].kept, ids)  # type: ignore[index]
    for army, ids in (won or {}).items():
        desk.give(s.players[army].won, ids)  # type: ignore[index]
    for army, n in (medals or {}).items():
        s.medals -= n
        s.players[army].medals = n  # type: ignore[index]
    for army, n in (trucks or {}).items():
        s.truck_track += s.players[army].trucks - n  # type: ignore[index]
        s.players[army].trucks = n  # type: ignore[index]
    if track is not None:
        desk.set_track(track)
    for army, level in (levels or {}).items():
        s.players[army].level = level  # type: ignore[index]
    desk.stack(*top)
    s.rain = rain
    if reaction:
        s.flow = [Reaction()]
    return desk


class Table(at_table.Table[State]):
    """Whoever is on turn is the only one asked; the words without a seat are about that one."""

    engine = ENGINE

    def __init__(self, state: State, rng: Rng) -> None:
        super().__init__(state, rng)
        self.log: list[Event] = []
        """What the latest `answer` told."""

    def check(self) -> None:
        sound.check(self.state)

    # --- making positions

    def set_corps(self, corps_id: str, text: Text) -> None:
        """`troyes 3f1r`: where it stands and what is on its card."""
        space, _, load = text.partition(" ")
        corps = self.state.corps[corps_id]
        corps.space = space
        self.state.control.setdefault(space, corps_id.partition("_")[0])  # type: ignore[arg-type]
        self._take(corps.load, load)

    def put(self, space: str, load: Text) -> None:
        self._take(self.state.stock.setdefault(space, [0, 0, 0]), load)

    def _take(self, target: list[int], load: Text) -> None:
        wanted = read_load(load)
        for kind, n in enumerate(wanted):
            self.state.pool[kind] += target[kind] - n
            target[kind] = n

    def set_track(self, n: int) -> None:
        """So many trucks on the track; the others wait on arrows far away."""
        quiet = [arrow for arrow in reversed(ARROWS.values()) if arrow.colours]
        for arrow in quiet[: max(0, self.state.truck_track - n)]:
            self.state.trucks[arrow.id] = arrow.a
        if n > self.state.truck_track:
            rival = max(self.state.players.values(), key=lambda player: player.trucks)
            rival.trucks -= n - self.state.truck_track
        self.state.truck_track = n

    def give(self, pile: list[str], cards: Sequence[str]) -> None:
        for card in cards:
            for deck in self.state.decks.values():
                if card in deck.cards:
                    deck.cards.remove(card)
            pile.append(card)

    def stack(self, *cards: str) -> None:
        """Put cards on top of their decks, the first one named uppermost."""
        for card in reversed(cards):
            home = "resistance" if card.startswith("res_") else card.partition("_")[0]
            name = home if home in self.state.decks else "common"
            deck = self.state.decks[name]
            deck.cards.remove(card)
            deck.cards.append(card)

    # --- playing

    def call(self, rule: Callable[..., T], *args: object) -> T:
        """Carry out a rule by itself; what it tells is added to the log."""
        game = Game(self.state, self.rng)
        found = rule(game, *args)
        self.log += game.events
        return found

    @property
    def question(self) -> Offer:
        ((_, offer),) = self.offers.items()
        return offer

    @property
    def open_keys(self) -> list[str]:
        return [choice.key for choice in self.question.choices]

    def open_verbs(self) -> set[str]:
        return {choice.verb for choice in self.question.choices}

    def open_args(self, verb: str) -> list[str]:
        return [choice.arg for choice in self.question.choices if choice.verb == verb]

    def answer(self, *answers: str) -> Table:
        """One after another; several picks in one are joined with a blank."""
        self.log = []
        for text in answers:
            assert self.offers, f"{text}: the game is over"
            missing = [key for key in text.split() if key not in self.open_keys]
            assert not missing, f"{missing} not in {self.open_keys}"
            (seat,) = self.offers
            self.log += self.press(seat, *text.split())
        return self

    # --- looking

    def load(self, corps: str) -> str:
        return load_text(self.state.corps[corps].load)

    def at(self, corps: str) -> str:
        return self.state.corps[corps].space

    def stock(self, space: str) -> str:
        return load_text(self.state.stock.get(space, [0, 0, 0]))

    def owned(self, army: Army | str) -> set[str]:
        return {space for space, its in self.state.control.items() if its == army}

    def told(self) -> list[str]:
        return at_table.ids(self.log)

    def gaps(self, message: str) -> dict[str, Any]:
        """The gaps of the only event with this id among the latest."""
        (event,) = [event for event in self.log if event.text.id == message]
        return dict(event.text.args)

    @property
    def turn(self) -> Turn:
        turn = self.state.flow[0]
        assert isinstance(turn, Turn)
        return turn


def card_of(army: str, kind: str, *, keep: bool | None = None, weather: str | None = None) -> str:
    """The first card of this kind in a pursuit deck."""
    return next(
        name
        for name, card in CARDS.items()
        if name.startswith(army)
        and card.type == kind
        and keep in (None, card.keep)
        and weather in (None, card.weather)
    )
