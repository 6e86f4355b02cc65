"""A computer player with some sense: it gives cards, orders many, closes in and shoots best.

It looks at the board as everybody sees it and at its own offer, and at nothing else.
"""

from __future__ import annotations

from engines.contract import Choice, Key, Offer, Seat
from engines.kit.hexes import Hex
from engines.kit.rng import Rng
from engines.overlord import batched_moves, fire, land, library, movement, roles
from engines.overlord.components import CARDS, TYPES, Side
from engines.overlord.field import Field, side_of
from engines.overlord.state import State, Unit


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...] | None:
    if not offer.required:
        return None
    kind = offer.question.id.removeprefix("ov-ask-")
    side, _ = roles.who(seat)
    field = library.field(state.scenario)
    if kind == "select":
        return (_select(state, field, offer, rng),)
    if kind.startswith("order") or kind == "initiative":
        return _order(state, field, side, offer)
    if kind == "moves":
        units = [choice.key for choice in offer.choices if choice.verb == "move"]
        return (units[0],) if units else ("done",)
    if kind == "move":
        return (_move(state, field, side, offer, rng),)
    if kind in ("battle", "overrun"):
        return (_battle(offer, rng),)
    if kind == "ground":
        return (_ground(state, field, side, offer),)
    if kind in ("sheet", "ambush"):
        wish = "sheet/others.yes" if kind == "sheet" else "use"
        return (wish,)
    return offer.default


def _select(state: State, field: Field, offer: Offer, rng: Rng) -> Key:
    """Cards that order most, one for each general first; then what goes with them, then send."""
    keys = [choice.key for choice in offer.choices]
    for verb in ("target", "gung", "name"):
        more = [key for key in keys if key.startswith(f"{verb}/")]
        if more and (verb != "target" or not state.draft.targets or rng.below(2)):
            return more[rng.below(len(more))]
    busy = {gift.role for gift in state.draft.gifts}
    cards = [c for c in offer.choices if c.verb in ("give", "self")]
    free = [c for c in cards if c.arg.partition(".")[2] not in busy]
    wanted = free or ([] if state.draft.gifts or state.draft.own else cards)
    if wanted and len(state.draft.gifts) < 3:
        return max(wanted, key=lambda c: _worth(c) + rng.below(3)).key
    under = [c for c in offer.choices if c.verb == "under"]
    if under:
        return max(under, key=lambda c: _worth(c) + rng.below(3)).key
    return "send" if "send" in keys else offer.default[0]


def _worth(choice: Choice) -> int:
    card = CARDS[choice.arg.partition(".")[0]]
    return min(card.orders, 4) if card.orders else 3


def _order(state: State, field: Field, side: Side, offer: Offer) -> tuple[Key, ...]:
    """Those who can reach somebody, the nearest to the enemy first."""
    far = {choice.key: _nearest(state, field, side, choice.place) for choice in offer.choices}
    ranked = sorted(far, key=lambda key: far[key])
    return tuple(ranked[: offer.most])


def _nearest(state: State, field: Field, side: Side, hex: Hex) -> int:
    distances = field.grid.far[hex]
    return min((distances[h] for h, u in state.units.items() if u.side != side), default=0)


def _goals(state: State, field: Field, side: Side) -> list[Hex]:
    """What is worth walking to: objectives not yet held, exits."""
    held = state.camps[side].objectives
    found: list[Hex] = []
    for goal in field.scenario.objectives:
        if goal.side == side and goal.id not in held:
            found += goal.hexes
    return found + list(field.exits[side])


def _move(state: State, field: Field, side: Side, offer: Offer, rng: Rng) -> Key:
    """Where it shoots best and stands well; else nearer to a goal or an enemy."""
    hex = str(offer.question.args["hex"])
    unit = state.units[hex]
    if unit.order:
        state = batched_moves.ahead(state, unit.order.role)
    exits = [choice.key for choice in offer.choices if choice.verb == "exit"]
    if exits:
        return exits[0]
    ways = movement.reach(state, field, hex, unit)
    goals = _goals(state, field, side)
    attacker = side_of(field.scenario.first_side) == side
    best, chosen = -99.0, "stay"
    for choice in offer.choices:
        if choice.verb not in ("stay", "to"):
            continue
        to = hex if choice.verb == "stay" else choice.place
        cost = ways[to].cost if choice.verb == "to" else 0
        worth = _position(state, field, unit, hex, to, cost, goals, attacker) + rng.below(10) / 20
        if worth > best:
            best, chosen = worth, choice.key
    return chosen


def _position(
    state: State, field: Field, unit: Unit, start: Hex, to: Hex, cost: int, goals: list[Hex],
    attacker: bool,
) -> float:  # fmt: skip
    type = TYPES[unit.type]
    ground = land.at(state, field, to)
    cover = -land.cover(ground, "infantry", unit.side, 0, False)
    fights = cost <= type.move_and_battle and (not cost or ground.battle_on_entry[type.cls])
    near = _nearest(state, field, unit.side, to)
    worth = cover * 0.6
    if fights and near <= len(type.dice_by_range):
        worth += fire.table(field, to, unit, type)[near - 1] * 1.2
    if type.cls == "artillery":
        return worth
    eager = 1.0 if attacker else 0.45
    distances = field.grid.far[to]
    if goals:
        worth -= min(distances[goal] for goal in goals) * 0.6 * eager
        worth += 2.0 * (to in goals)
    return worth - near * 0.4 * eager - 0.5 * (unit.figures == 1 and near == 1)


def _battle(offer: Offer, rng: Rng) -> Key:
    """The most dice; with one left it is still tried."""
    shots = [choice for choice in offer.choices if choice.verb == "attack"]
    if not shots:
        again = [c.key for c in offer.choices if c.verb in ("again", "strafe", "shoot")]
        return again[0] if again else offer.default[0]
    return max(shots, key=lambda choice: (_dice(choice), rng.below(8))).key


def _dice(choice: Choice) -> int:
    n = choice.label.args["n"]
    return n if isinstance(n, int) else 0


def _ground(state: State, field: Field, side: Side, offer: Offer) -> Key:
    """Forward, unless it means to leave a goal."""
    here = str(offer.question.args["hex"])
    return "ground/no" if _is_goal(state, field, side, here) else "ground/yes"


def _is_goal(state: State, field: Field, side: Side, hex: Hex) -> bool:
    return any(goal.side == side and hex in goal.hexes for goal in field.scenario.objectives)
