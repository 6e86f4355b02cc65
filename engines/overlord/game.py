"""A position while a move is carried out: its dice, its log, and how units come and go."""

from __future__ import annotations

import engines.kit.game as kit
from engines.contract import Arg, Msg
from engines.kit.hexes import Hex
from engines.overlord import names, roles, score
from engines.overlord.components import FACES, TYPES, Face, Role, Side, foe
from engines.overlord.field import Field
from engines.overlord.state import BoardMark, Frame, State, Unit


class Over(Exception):
    """The battle is decided; nothing further is played (OV-12.1)."""


class Game(kit.Game[State, Frame]):
    __slots__ = ()

    @property
    def field(self) -> Field:
        return self.state.field

    # ---- dice and log

    def roll(self, n: int) -> list[Face]:
        return [FACES[self.rng.below(6)] for _ in range(n)]

    def tell_of(self, unit: Unit, message: str, /, *places: Hex, **args: Arg) -> None:
        """Log something about a unit, which stands on the first of the places."""
        self.say(message, *places, unit=names.unit(unit.type), hex=places[0], **args)

    def general(self, role: Role) -> Msg:
        """Who of the side that moves: both sides have the same roles."""
        return names.seat(roles.seat(self.state.side, role))

    def record(self, kind: str, side: Side, *hexes: Hex, note: str = "") -> None:
        """Remember something for the picture of the last turns."""
        self.state.traces.append(BoardMark(kind, side, list(hexes), note))

    # ---- units

    def leave(self, cell: Hex) -> Unit:
        """A unit goes from its hex in whatever way: its sandbags go too (OV-7.38, 3.9)."""
        state = self.state
        unit = state.units.pop(cell)
        if state.obstacles.get(cell, "").startswith("sandbag"):
            del state.obstacles[cell]
            self.say("ov-sandbags-gone", cell, hex=cell)
        if state.marks:
            state.marks = [mark for mark in state.marks if mark.at != cell]
        return unit

    def lose(self, cell: Hex, figures: int) -> bool:
        """Take figures off a unit; True if that was its last (OV-9.17, 9.18)."""
        unit = self.state.units[cell]
        unit.figures -= figures
        if unit.figures > 0:
            self.tell_of(unit, "ov-losses", cell, n=figures, left=unit.figures)
            return False
        unit.figures = 0
        self.leave(cell)
        self.state.gone[unit.id] = "eliminated"
        self.record("lost", unit.side, cell)
        owner = self.state.camps[unit.side]
        owner.lost.append(unit.type)
        enemy = foe(unit.side)
        self.state.camps[enemy].units += TYPES[unit.type].medals
        self.state.marks = [mark for mark in self.state.marks if mark.gun != unit.id]
        won, need = score.total(self.state, enemy), self.field.camps[enemy].medals_to_win
        self.tell_of(unit, "ov-eliminated", cell, side=names.side(enemy), n=won, need=need)
        if unit.nation == "IT" and "italian_army" in self.field.camps[unit.side].command_rules:
            self._italian_loss(unit.side)
        return True

    def _italian_loss(self, side: Side) -> None:
        """OV-24.2."""
        hand = self.state.camps[side].hand
        if len(hand) > 3:
            card = hand.pop(self.rng.below(len(hand)))
            self.state.discards.append(card)
            self.show("ov-card-lost", side=names.side(side), card=names.card(card))
