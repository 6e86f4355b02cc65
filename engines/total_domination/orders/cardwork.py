"""Why a card cannot be used as it was typed, and why an air strike cannot (TD-X.1)."""

from __future__ import annotations

from engines.contract import Key, Msg, Seat, msg
from engines.total_domination import (
    cards,
    ground,
    lending,
    names,
    position,
    rockets,
    strikes,
)
from engines.total_domination.components import (
    BIT,
    CARDS,
    GRAPHS,
    SIDE,
    TABLES,
    CardId,
    Power,
    Space,
    kind_of,
)
from engines.total_domination.position import Position
from engines.total_domination.state import Actions, State, Strike, Unit

WORDS = ("operate", "event", "technology", "lend", "rocket", "strike")


def why(state: State, seat: Seat, verb: str, arg: str, then: Key) -> Msg | None:
    """PHASE, TURN, OFF, CARD, then what the use itself asks for."""
    if not isinstance(state.flow[-1], Actions):
        return msg("td-x-phase", command=verb, phase=msg(f"td-phase-{state.phase}"))
    power = state.active
    if position.seat_of(state, power) != seat:
        own = position.powers_of(seat)[0]
        if state.powers[own].passed:
            return msg("td-x-passed", power=names.power(own))
        return msg("td-x-turn", power=names.power(power))
    if verb == "strike" and not state.rules.bombers:
        return msg("td-x-off", thing=names.kind("bomber"))
    card, *rest = arg.split(".")
    if verb != "pass" and card not in state.hands[seat].cards:
        return msg("td-x-card", card=names.card(card))
    if verb == "event":
        return cards.event_hurdle(state, power, card) or _whom(card)
    if verb == "technology":
        return cards.tech_hurdle(state, power, CARDS[card].tech)
    if verb == "lend":
        return lending.hurdle(state, power, card)
    if verb == "rocket":
        return _rocket(state, power, card, *rest)
    return _strike(state, power, card, then) if verb == "strike" else None


def _whom(card: CardId) -> Msg:
    """A card that is laid in front of somebody names them; any other names nobody."""
    if CARDS[card].event.type == "tactics_modifier":
        return msg("td-x-whom", card=names.card(card))
    return msg("td-x-use", card=names.card(card), use=msg("td-verb-event"))


def _rocket(state: State, power: Power, card: CardId, tech: str, victim: Seat) -> Msg:
    """USE, SPENT, TECH, EMPTY, SAVED, OP."""
    own = state.powers[power]
    if tech not in TABLES.rockets:
        return msg("td-x-use", card=names.card(card), use=names.tech(tech))
    if own.rocket:
        return msg("td-x-spent", thing=names.tech(tech))
    if tech not in own.techs:
        return msg("td-x-tech", tech=names.tech(tech))
    if victim not in rockets.victims(state, power):
        return msg("td-x-use", card=names.card(card), use=names.tech(tech))
    if not rockets.hand_of(state, victim):
        return msg("td-x-empty", victim=names.seat(victim))
    cost, value = TABLES.rockets[tech].min_op, strikes.value_of(state, power, card)
    if own.saved and value + 1 == cost:
        return msg("td-x-saved", cost=cost, value=value)
    return msg("td-x-op", cost=cost, value=value, saved=0)


def _strike(state: State, power: Power, card: CardId, then: Key) -> Msg:
    pos = position.of(state)
    if pos.bombers[power] and not pos.ready[power]:
        return msg("td-x-spent", thing=names.kind("bomber"))
    if then.startswith("aim/") and (
        reason := aim(state, power, strikes.value_of(state, power, card), then.partition("/")[2])
    ):
        return reason
    if not pos.bombers[power]:
        return msg("td-x-pool", unit=names.kind("bomber"))
    return msg("td-x-use", card=names.card(card), use=msg("td-verb-strike"))


def aim(state: State, power: Power, value: int, arg: str) -> Msg:
    """NOUNIT, SPENT, SUPPLY, RANGE, TARGET, OP."""
    bomber, _, target = arg.partition(".")
    pos, word = position.of(state), names.kind("bomber")
    if missing := no_unit(pos, power, f"{power}.bomber", bomber):
        return missing
    if not pos.ready[power] & BIT[bomber]:
        return msg("td-x-spent", thing=word)
    if not pos.fed[power] & BIT[bomber]:
        return msg("td-x-supply", unit=word, space=names.space(bomber))
    if not strikes.within(pos, bomber) & BIT[target]:
        away = GRAPHS[pos.arctic].steps(bomber, target) or 0
        return msg("td-x-range", space=names.space(target), n=away, most=TABLES.bombers.range)
    there = ground.targets(pos, power, target)
    if not there:
        why = msg("td-x-target-none")
        return msg("td-x-target", unit=names.kind("army"), space=names.space(target), why=why)
    techs, coastal = state.powers[power].techs, ground.is_coastal(target)
    cost = min(ground.attack_cost(techs, group.kind, coastal) for group in there)
    return msg("td-x-op", cost=cost, value=value, saved=0)


def hit(state: State, frame: Strike, unit: Unit) -> Msg:
    """TARGET, OP."""
    pos, space = position.of(state), frame.target
    if not space:
        return msg("td-x-phase", command="hit", phase=msg(f"td-phase-{state.phase}"))
    if reason := no_target(pos, frame.power, unit, space):
        return msg("td-x-target", unit=names.unit(unit), space=names.space(space), why=reason)
    kind = kind_of(unit)
    techs, coastal = state.powers[frame.power].techs, ground.is_coastal(space)
    cost = ground.attack_cost(techs, kind, coastal)
    return msg("td-x-op", cost=cost, value=frame.value - frame.spent, saved=0)


# ---- units


def no_unit(pos: Position, power: Power, unit: Unit, space: Space) -> Msg | None:
    if (unit, space) in ground.own_units(pos, power):
        return None
    return msg("td-x-nounit", unit=names.unit(unit), space=names.space(space))


def no_target(pos: Position, power: Power, unit: Unit, space: Space) -> Msg | None:
    """Why a unit cannot be attacked, from however near (TD-6.3.5, 6.3.7)."""
    if unit in [group.unit for group in ground.targets(pos, power, space)]:
        return None
    there = [group for group in pos.at(space) if group.unit == unit]
    if not there:
        return msg("td-x-target-none")
    nation = there[0].nation
    owner = pos.owner[nation]
    if owner and SIDE[owner] == SIDE[power]:
        return msg("td-x-target-own")
    if not ground.is_enemy(pos, power, nation):
        return msg("td-x-target-protected")
    return msg("td-x-target-shielded")
