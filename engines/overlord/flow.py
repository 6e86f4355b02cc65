"""The handlers of every frame: how it goes on by itself, asks, and takes an answer."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat
from engines.kit.flow import Flow, always_asks, handlers
from engines.overlord import (
    air,
    ambush,
    attack,
    fighting,
    flags,
    moving,
    opening,
    raids,
    recovery,
    select,
)
from engines.overlord import state as s
from engines.overlord.game import Game, Over


class BattleFlow(Flow[Game, s.State]):
    """A battle may be decided in the middle of anything (OV-12.1). A Recon card may be kept and the
    sheet for an Ambush answered while others are asked (OV-27.21, 14.10)."""

    def run(self, game: Game) -> None:
        """On to the next question, or to the end of the battle."""
        try:
            super().run(game)
            if not game.state.flow and not game.state.winner:
                opening.first_turn(game)
                super().run(game)
        except Over:
            game.state.flow.clear()
        game.state.changed = []
        for event in game.events:
            if not event.reveals:
                game.state.changed += event.places

    def asked(self, state: s.State) -> dict[Seat, Offer]:
        """What the frame on top asks, the sheet of who has no part in that, then cards to keep."""
        found = super().asked(state)
        if state.winner:
            return found
        if state.sheet and ambush.sheet_out(state):
            for seat, offer in ambush.ask_sheet(state).items():
                found.setdefault(seat, offer)
        if state.kept:
            recovery.ask_keeps(state, found)
        return found

    def take(self, game: Game, seat: Seat, picks: tuple[Key, ...]) -> None:
        state = game.state
        try:
            if state.kept and (keep := recovery.kept_by(state, self.asked(state)[seat], seat)):
                recovery.keep_card(game, keep, picks)
            elif state.sheet and self._is_sheet(state, seat):
                ambush.answer_sheet(game, picks)
            else:
                super().take(game, seat, picks)
        except Over:
            game.state.flow.clear()

    def _is_sheet(self, state: s.State, seat: Seat) -> bool:
        return ambush.lies_before(state, seat) and seat not in super().asked(state)


FLOW = BattleFlow(
    s.Frame,
    handlers(s.Accord, always_asks, opening.ask_accord, opening.answer_accord),
    handlers(s.FirstChips, select.advance_first, select.ask_first, select.answer_first),
    handlers(s.Select, select.advance, select.ask, select.answer),
    handlers(s.Discard, always_asks, select.ask_discard, select.answer_discard),
    handlers(s.Raid, raids.advance),
    handlers(s.Orders, moving.advance, moving.ask, moving.answer),
    handlers(s.Battle, fighting.advance, fighting.ask, fighting.answer),
    handlers(s.Attack, attack.advance, attack.ask, attack.answer),
    handlers(s.Flags, flags.advance, flags.ask, flags.answer),
    handlers(s.Again, always_asks, fighting.ask_again, fighting.answer_again),
    handlers(s.Strafe, air.advance_strafe, air.ask_strafe, air.answer_strafe),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
