"""A position while a move is carried out: the board marks, dice, cards and actions of Attack!."""

from __future__ import annotations

from collections.abc import Sequence

import engines.kit.game as kit
from engines.attack.components import CardId, Region
from engines.attack.state import Action, BoardMark, Frame, State
from engines.contract import Arg, Seat
from engines.kit.rng import die, shuffle


class Game(kit.Game[State, Frame]):
    __slots__ = ()

    # ---- the log: section 25

    def show_cards(self, seats: tuple[Seat, ...], message: str, /, **args: Arg) -> None:
        """Log cards of a hand: for these seats, or for all where hands are open (AT-26.18)."""
        if self.state.rules.open_hands:
            self.show(message, **args)
        else:
            self.tell(seats, message, **args)

    def record(
        self,
        kind: str,
        seat: Seat,
        place: Region = "",
        origin: Region = "",
        *,
        force: Sequence[int] = (),
        lost: Sequence[int] = (),
        other: Seat = "",
        won: bool = True,
    ) -> None:
        """Remember something for the picture of the last turns (AT-24.8)."""
        turn = self.state.turn
        self.state.deeds.append(
            BoardMark(turn, seat, kind, place, origin, list(force), list(lost), other, won)  # type: ignore[arg-type]
        )

    # ---- dice and cards

    def two_dice(self) -> int:
        return die(self.rng) + die(self.rng)

    def highest(self, seats: Sequence[Seat]) -> tuple[Seat, list[tuple[Seat, int]]]:
        """Who rolls highest; the tied roll again among themselves. With every roll made."""
        rolls: list[tuple[Seat, int]] = []
        left = list(seats)
        while len(left) > 1:
            now = [(seat, self.two_dice()) for seat in left]
            rolls += now
            best = max(roll for _, roll in now)
            left = [seat for seat, roll in now if roll == best]
        return left[0], rolls

    def draw(self) -> CardId:
        """The top card of the deck; empty if there is none."""
        return self.state.deck.pop() if self.state.deck else ""

    def put_back(self, cards: Sequence[CardId]) -> None:
        """Whenever a card goes back, the whole deck is shuffled (AT-16.7)."""
        if cards:
            self.state.deck += cards
            shuffle(self.rng, self.state.deck)

    # ---- actions

    def begin(self, action: Action) -> None:
        """An action is used up; whatever was open between actions is over (AT-4.7, AT-17.2)."""
        state = self.state
        state.used.append(action)
        state.results.append(False)
        if action != "trade":
            state.trading = False
            state.deals = [d for d in state.deals if d.standing or d.by != state.active]
            state.drafts.pop(state.active, None)

    def succeed(self, action: Action) -> None:
        """Its result, for conditions of a turn plan (AT-4.11)."""
        used = self.state.used
        self.state.results[len(used) - 1 - used[::-1].index(action)] = True
