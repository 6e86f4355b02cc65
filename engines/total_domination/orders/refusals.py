"""Why a typed step is not possible, the first reason in the order of chapter X (TD-X.1)."""

from __future__ import annotations

from engines.contract import Key, Msg, Seat, msg
from engines.total_domination import (
    cards,
    ground,
    lending,
    names,
    passing,
    position,
    rockets,
    steps,
    strikes,
)
from engines.total_domination.box import (
    ARCTIC,
    AXIS,
    AXIS_AT_START,
    BIT,
    CARDS,
    COASTAL,
    FACTORIES,
    FITS,
    IN_PLAY,
    LIMIT,
    SHIPYARDS,
    SIDE,
    SPACES,
    TABLES,
    UBOAT_SPACES,
    Power,
    Space,
)
from engines.total_domination.position import Position
from engines.total_domination.state import Actions, Moving, State, Steps, Strike

LATE = ("keep", "drop", "give", "swap", "burn", "reserve", "discard")
"""Answers to questions that close."""
CARD_WORDS = ("operate", "event", "technology", "lend", "rocket", "strike")


def why(state: State, seat: Seat, step: Key) -> Msg:
    verb, _, arg = step.partition("/")
    top = state.flow[-1]
    if verb == "reserve":
        own = position.powers_of(seat)[0]
        return passing.reserve_hurdle(state, own) or msg("td-x-late")
    if verb in LATE:
        return msg("td-x-late")
    if verb in CARD_WORDS or verb == "pass":
        return _of_card(state, seat, verb, arg) or fallback(step)
    if isinstance(top, Moving) and verb == "to":
        under = state.flow[-2]
        assert isinstance(under, Steps)
        reason = to(state, under.power, f"{top.unit}.{top.space}", arg)
        return reason or fallback(step)
    if isinstance(top, Steps) and verb in STEP:
        return STEP[verb](state, top, arg) or fallback(step)
    if isinstance(top, Strike) and verb == "aim":
        return _aim(state, top, arg) or fallback(step)
    if verb == "done" and isinstance(top, Steps) and top.recalled:
        return msg("td-x-recall", unit=names.unit(top.recalled))
    return msg("td-x-phase", command=verb, phase=msg(f"td-phase-{state.phase}"))


def fallback(step: Key) -> Msg:
    return msg("td-x-none", step=step)


# ---- cards


def _of_card(state: State, seat: Seat, verb: str, arg: str) -> Msg | None:
    if not isinstance(state.flow[-1], Actions):
        return msg("td-x-phase", command=verb, phase=msg(f"td-phase-{state.phase}"))
    power = state.active
    if position.seat_of(state, power) != seat:
        own = position.powers_of(seat)[0]
        if state.powers[own].passed:
            return msg("td-x-passed", power=names.power(own))
        return msg("td-x-turn", power=names.power(power))
    card, *rest = arg.split(".")
    if card not in state.hands[seat].cards:
        return msg("td-x-card", card=names.card(card))
    if verb == "event":
        return cards.event_hurdle(state, power, card) or msg("td-x-use", card=names.card(card))
    if verb == "technology":
        return cards.tech_hurdle(state, power, CARDS[card].tech)
    if verb == "lend":
        return lending.hurdle(state, power, card)
    if verb == "rocket":
        return _rocket(state, power, card, *rest)
    return _strike(state, power, card) if verb == "strike" else None


def _rocket(state: State, power: Power, card: str, tech: str, victim: Seat) -> Msg | None:
    own = state.powers[power]
    if own.rocket:
        return msg("td-x-spent")
    if tech not in own.techs:
        return msg("td-x-tech", tech=names.tech(tech))
    if victim not in rockets.victims(state, power) or not rockets.hand_of(state, victim):
        return msg("td-x-empty", victim=names.seat(victim))
    cost, value = TABLES.rockets[tech].min_op, strikes.value_of(state, power, card)
    if own.saved and value + 1 == cost:
        return msg("td-x-saved", cost=cost, value=value)
    return msg("td-x-op", cost=cost, value=value)


def _strike(state: State, power: Power, card: str) -> Msg | None:
    if not state.rules.bombers:
        return msg("td-x-off")
    pos = position.of(state)
    if pos.bombers[power] and not pos.ready[power]:
        return msg("td-x-spent")
    return msg("td-x-nounit", unit=names.unit(f"{power}.bomber"), space=names.space(_home(power)))


def _home(power: Power) -> Space:
    return next(id for id, row in SPACES.items() if row.home_of == power)


# ---- steps of an order


def form(state: State, frame: Steps, arg: str) -> Msg | None:
    kind, _, space = arg.partition(".")
    power, pos = frame.power, position.of(state)
    if kind == "bomber" and not state.rules.bombers:
        return msg("td-x-off")
    if not BIT[space] & FITS[kind]:
        return _kind(kind, space)
    if not BIT[space] & pos.homes[power]:
        return msg("td-x-home", unit=names.kind(kind), space=names.space(space))
    nation = ground.nation_at(pos, power, space)
    works = SHIPYARDS if kind == "fleet" else FACTORIES
    if not BIT[space] & works or (kind == "bomber" and nation != power):
        return msg("td-x-home", unit=names.kind(kind), space=names.space(space))
    if not BIT[space] & pos.control[power]:
        return msg("td-x-control", space=names.space(space))
    if BIT[space] & pos.destroyed:
        return msg("td-x-marker", space=names.space(space))
    unit = f"{nation}.{kind}"
    if pos.pool(unit) < 1:
        return msg("td-x-pool", unit=names.unit(unit))
    if kind == "bomber" and ground.bombers_left(state, pos, power) < 1:
        n = pos.counts.get(unit, 0)
        return msg("td-x-limit", unit=names.unit(unit), n=n)
    if BIT[space] & pos.full:
        return _full(space)
    cost = ground.form_cost(state.powers[power].techs, kind)  # type: ignore[arg-type]
    return _dear(state, frame, cost)


def _kind(kind: str, space: Space) -> Msg:
    return msg("td-x-kind", unit=names.kind(kind), space=names.space(space))


def _full(space: Space) -> Msg:
    return msg("td-x-stack", space=names.space(space), limit=LIMIT[space])


def _dear(state: State, frame: Steps, cost: int) -> Msg:
    if frame.free:
        return msg("td-x-spent")
    return msg("td-x-op", cost=cost, value=steps.left(state, frame))


def _no_unit(pos: Position, power: Power, unit: str, space: Space) -> Msg | None:
    if (unit, space) in ground.own_units(pos, power):
        return None
    return msg("td-x-nounit", unit=names.unit(unit), space=names.space(space))


def move(state: State, frame: Steps, arg: str) -> Msg | None:
    unit, _, space = arg.rpartition(".")
    pos, kind = position.of(state), unit.partition(".")[2]
    if missing := _no_unit(pos, frame.power, unit, space):
        return missing
    if kind == "bomber" and not pos.ready[frame.power] & BIT[space]:
        return msg("td-x-spent")
    if not pos.fed[frame.power] & BIT[space]:
        return msg("td-x-supply", unit=names.unit(unit), space=names.space(space))
    cost = ground.move_cost(state.powers[frame.power].techs, kind)  # type: ignore[arg-type]
    if not steps.can_move(state, frame, kind):  # type: ignore[arg-type]
        return _dear(state, frame, cost)
    return msg("td-x-path", start=names.space(space), space=names.space(space))


def to(state: State, power: Power, arg: str, goal: Space) -> Msg | None:
    """TD-6.2, in the order closed, enemy, kind, stack, entry, path."""
    unit, _, start = arg.rpartition(".")
    kind = unit.partition(".")[2]
    pos, bit = position.of(state), BIT[goal]
    if not bit & IN_PLAY[pos.arctic]:
        return msg("td-x-off")
    if not bit & FITS[kind] or (kind == "bomber" and bit & ARCTIC):
        return _kind(kind, goal)
    enter = ground.ways(pos, power).enter
    if not bit & (pos.control[power] | enter):
        if bit & ground.hostile(pos, power):
            return msg("td-x-enemy", space=names.space(goal))
        return msg("td-x-closed", space=names.space(goal), power=names.power(power))
    if bit & pos.full:
        return _full(goal)
    near, by_route = ground.hubs(pos, power, kind, start)  # type: ignore[arg-type]
    first = bit & COASTAL & ~pos.line[power] & ~pos.control[power]
    if first and near & bit and not by_route & bit:
        other = "army" if kind == "fleet" else "fleet"
        return msg(f"td-x-entry-{other}", space=names.space(goal))
    return msg("td-x-path", start=names.space(start), space=names.space(goal))


def attack(state: State, frame: Steps, arg: str) -> Msg | None:
    unit, _, space = arg.rpartition(".")
    pos, kind = position.of(state), unit.partition(".")[2]
    if unit not in [group.unit for group in ground.targets(pos, frame.power, space)]:
        return msg("td-x-target", unit=names.unit(unit), space=names.space(space))
    if not BIT[space] & ground.in_reach(pos, frame.power):
        return msg("td-x-adj", space=names.space(space))
    techs, coastal = state.powers[frame.power].techs, ground.is_coastal(space)
    return _dear(state, frame, ground.attack_cost(techs, kind, coastal))  # type: ignore[arg-type]


def recall(state: State, frame: Steps, arg: str) -> Msg | None:
    unit, _, space = arg.rpartition(".")
    missing = _no_unit(position.of(state), frame.power, unit, space)
    return missing or msg("td-x-recall", unit=names.unit(unit))


def uboat(state: State, frame: Steps, arg: str) -> Msg | None:
    if not state.rules.uboats:
        return msg("td-x-off")
    pos, word = position.of(state), names.kind("uboat")
    space = arg.rpartition(".")[2]
    if frame.power != "germany" or not BIT[space] & UBOAT_SPACES & IN_PLAY[pos.arctic]:
        return msg("td-x-home", unit=word, space=names.space(space))
    if steps.uboats_left(state) < 1 or state.uboats.count(space) >= TABLES.stacking.uboats:
        return msg("td-x-limit", unit=word, n=len(state.uboats))
    return _dear(state, frame, TABLES.costs.form["uboat"])


def sink(state: State, frame: Steps, space: Space) -> Msg | None:
    if space not in state.uboats or not BIT[space] & ground.sinkable(
        state, position.of(state), frame.power
    ):
        return msg("td-x-target", unit=names.kind("uboat"), space=names.space(space))
    return _dear(state, frame, TABLES.costs.attack["uboat"])


def quell(state: State, frame: Steps, space: Space) -> Msg | None:
    if space not in ground.quellable(state, position.of(state), frame.power):
        return msg("td-x-target", unit=msg("td-icon-resistance"), space=names.space(space))
    return _dear(state, frame, TABLES.costs.attack["resistance"])


def satellite(state: State, frame: Steps, space: Space) -> Msg | None:
    pos = position.of(state)
    if not BIT[space] & FITS["army"]:
        return _kind("army", space)
    if BIT[space] & AXIS_AT_START or space in frame.satellites:
        return msg("td-x-start", space=names.space(space))
    if not BIT[space] & pos.control[frame.power]:
        return msg("td-x-control", space=names.space(space))
    unit = f"{frame.power}.army"
    if pos.pool(unit) < 1:
        return msg("td-x-pool", unit=names.unit(unit))
    return _full(space) if BIT[space] & pos.full else msg("td-x-spent")


def resistance(state: State, frame: Steps, space: Space) -> Msg | None:
    pos = position.of(state)
    if not BIT[space] & FITS["army"] or any(
        pos.homes[power] & BIT[space] for power in TABLES.sides[AXIS]
    ):
        return msg("td-x-start", space=names.space(space))
    if SIDE.get(pos.controller(space)) != AXIS:
        return msg("td-x-control", space=names.space(space))
    return msg("td-x-spent")


def _aim(state: State, frame: Strike, arg: str) -> Msg | None:
    bomber, _, target = arg.partition(".")
    pos = position.of(state)
    if missing := _no_unit(pos, frame.power, f"{frame.power}.bomber", bomber):
        return missing
    if not pos.ready[frame.power] & BIT[bomber]:
        return msg("td-x-spent")
    if not pos.fed[frame.power] & BIT[bomber]:
        return msg("td-x-supply", unit=names.kind("bomber"), space=names.space(bomber))
    if not strikes.within(pos, bomber) & BIT[target]:
        return msg("td-x-range", space=names.space(target), n=TABLES.bombers.range)
    return msg("td-x-target", unit=names.kind("army"), space=names.space(target))


STEP = {
    "form": form,
    "move": move,
    "attack": attack,
    "recall": recall,
    "uboat": uboat,
    "sail": uboat,
    "sink": sink,
    "quell": quell,
    "satellite": satellite,
    "resistance": resistance,
}
