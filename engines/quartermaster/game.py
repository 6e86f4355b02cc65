"""A position while a move is carried out: steps of a card that end, points that are scored."""

from __future__ import annotations

from dataclasses import replace

import engines.kit.game as kit
from engines.contract import Key, Msg
from engines.quartermaster import names
from engines.quartermaster.components import TEAM, CardId, Country
from engines.quartermaster.state import EachOf, Fork, Frame, Played, State, Text


class Game(kit.Game[State, Frame]):
    __slots__ = ()

    def finish(self, done: bool) -> None:
        """The frame on top has carried out its step, or could not; the text below goes on."""
        self.state.flow.pop()
        below = self.state.flow[-1]
        if isinstance(below, Text):
            step_done(below, done)
        elif isinstance(below, Fork | EachOf):
            below.done |= done

    def only_way(self, country: Country, *keys: Key) -> None:
        """Note a choice that is made for a country because there is no other."""
        self.state.made.setdefault(country, []).extend(keys)

    def score(self, country: Country, points: int, source: Msg) -> None:
        """Points go to the team (QM-20.1); totals may fall below 0 (QM-12.9)."""
        team = TEAM[country]
        self.state.vp[team] += points
        self.say(
            "qm-scored", team=names.team(team), n=points, source=source, total=self.state.vp[team]
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
