"""Why something typed is not possible, where what is possible does not show it (TD-X.1)."""

from __future__ import annotations

from engines.contract import Msg, Seat, msg
from engines.kit.turns.wishes import Wish
from engines.total_domination import cards, ground, lending, names, passing, position
from engines.total_domination.components import BIT, CARDS, Power, Space
from engines.total_domination.state import Actions, Moving, Passing, Research, State, Steps


def why(state: State, seat: Seat, missing: Wish[State]) -> Msg | None:
    top, (verb, _, arg) = state.flow[-1], missing.keys[0].partition("/")
    if isinstance(top, Actions):
        return _of_card(state, seat, verb, arg.partition(".")[0])
    if isinstance(top, Research) and verb == "research":
        return cards.tech_hurdle(state, top.power, CARDS[arg].tech)
    if isinstance(top, Passing) and verb == "reserve":
        return passing.reserve_hurdle(state, top.power)
    if isinstance(top, Moving) and verb == "to":
        return held(state, position.powers_of(state.active)[0], arg)
    return _of_step(state, top, verb, arg) if isinstance(top, Steps) else None


def _of_card(state: State, seat: Seat, verb: str, card: str) -> Msg | None:
    power = state.active
    if card not in state.hands[seat].cards:
        return None
    if verb == "event":
        return cards.event_hurdle(state, power, card)
    if verb == "technology":
        return cards.tech_hurdle(state, power, CARDS[card].tech)
    return lending.hurdle(state, power, card) if verb == "lend" else None


def held(state: State, power: Power, space: Space) -> Msg | None:
    hostile = ground.hostile(position.of(state), power)
    return msg("td-x-enemy", space=names.space(space)) if hostile & BIT[space] else None


def _of_step(state: State, frame: Steps, verb: str, arg: str) -> Msg | None:
    if verb == "done" and frame.recalled:
        return msg("td-x-recall", unit=tuple(map(names.unit, frame.recalled)))
    pos, (unit, _, space) = position.of(state), arg.rpartition(".")
    if verb in ("move", "recall") and not pos.fed[frame.power] & BIT[space]:
        own = (unit, space) in ground.own_units(pos, frame.power)
        return msg("td-x-supply", unit=names.unit(unit), space=names.space(space)) if own else None
    return None
