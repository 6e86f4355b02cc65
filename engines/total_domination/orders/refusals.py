"""Why a typed step is not possible, the first reason in the order of chapter X (TD-X.1)."""

from __future__ import annotations

from engines.contract import Key, Msg, Offer, Seat, msg
from engines.total_domination import (
    cards,
    ground,
    names,
    passing,
    position,
    steps,
)
from engines.total_domination.components import (
    ALLIES,
    ALLY,
    ARCTIC,
    AXIS,
    AXIS_AT_START,
    BIT,
    CARDS,
    COASTAL,
    FACTORIES,
    FITS,
    GRAPHS,
    IN_PLAY,
    LIMIT,
    SHIPYARDS,
    SIDE,
    TABLES,
    UBOAT_SPACES,
    YEARS,
    CardId,
    Kind,
    Power,
    Space,
    kind_of,
    named,
)
from engines.total_domination.orders import cardwork
from engines.total_domination.position import Position
from engines.total_domination.state import Actions, Moving, Passing, Research, State, Steps, Strike

LATE = ("keep", "drop", "give", "swap", "spy", "burn", "reserve", "discard", "withdraw", "bomb")
"""Answers to questions that close."""


def why(state: State, seat: Seat, step: Key, offer: Offer, then: Key = "") -> Msg:
    """`then` is the step typed after it: where a named unit was to go."""
    verb, _, arg = step.partition("/")
    top = state.flow[-1]
    if verb == "reserve" and isinstance(top, Actions | Passing):
        return _reserve(state, seat, arg)
    if verb == "research" and isinstance(top, Research):
        if arg not in state.discard:
            return msg("td-why-not-in-pile", card=names.card(arg))
        return cards.tech_hurdle(state, top.power, CARDS[arg].tech) or fallback(step)
    if verb in LATE:
        asked = any(choice.verb == verb for choice in offer.choices)
        return _other_answer(state, seat, verb, arg) if asked else msg("td-x-late")
    if verb in cardwork.WORDS or verb == "pass":
        return cardwork.why(state, seat, verb, arg, then) or fallback(step)
    if isinstance(top, Moving) and verb == "to":
        under = state.flow[-2]
        assert isinstance(under, Steps)
        return _move(state, under, f"{top.unit}.{top.space}", arg) or fallback(step)
    if isinstance(top, Steps) and verb == "move":
        return _move(state, top, arg, then.partition("/")[2]) or fallback(step)
    if isinstance(top, Steps) and verb in STEP:
        return STEP[verb](state, top, arg) or fallback(step)
    if isinstance(top, Strike) and verb in ("aim", "hit"):
        if verb == "hit":
            return cardwork.hit(state, top, arg)
        return cardwork.aim(state, top.power, top.value, arg)
    if verb == "done" and isinstance(top, Steps) and top.recalled:
        return _promised(top)
    return msg("td-x-phase", command=verb, phase=msg(f"td-phase-{state.phase}"))


def _other_answer(state: State, seat: Seat, verb: str, arg: str) -> Msg:
    """The question takes such answers, but not this one."""
    if verb == "spy":
        return msg("td-x-victim", victim=names.seat(arg.partition(".")[0]))
    use = msg(f"td-verb-{verb}")
    if arg not in CARDS:
        return msg("td-x-start", space=names.space(arg.rpartition(".")[2]), thing=use)
    if verb == "burn" or arg in state.hands[seat].cards:
        return msg("td-x-use", card=names.card(arg), use=use)
    return msg("td-x-card", card=names.card(arg))


def _reserve(state: State, seat: Seat, card: CardId) -> Msg:
    top = state.flow[-1]
    if isinstance(top, Passing):
        if top.first:
            return _first_pass(state, top.most)
        if card not in state.hands[seat].cards:
            return msg("td-x-card", card=names.card(card))
        return msg("td-x-count", n=top.most)
    own = position.powers_of(seat)[0]
    return passing.reserve_hurdle(state, own) or msg("td-x-late")


def after_pass(state: State, seat: Seat, verb: str) -> Msg | None:
    """Why what is typed after a pass will not be asked (TD-4.2.8, 4.2.9, 10.1.7)."""
    top = state.flow[-1]
    if not isinstance(top, Actions) or position.seat_of(state, state.active) != seat:
        return None
    first = passing.first_of_side(state, state.active)
    if verb == "reserve":
        gone = len(state.hands[seat].cards) // 2
        if first and (gone or state.rules.reserve == "last"):
            return _first_pass(state, gone)
        return passing.reserve_hurdle(state, state.active)
    return None if verb != "discard" or first else msg("td-x-late")


def _first_pass(state: State, gone: int) -> Msg:
    """Half of the hand goes before anything is reserved, if anything is (TD-10.1.7)."""
    if state.rules.reserve == "last":
        return msg("td-why-first-pass")
    return msg("td-why-discard-first", n=gone)


def fallback(step: Key) -> Msg:
    return msg("td-x-none", step=step)


# ---- what several steps have in common


def _promised(frame: Steps) -> Msg:
    return msg("td-x-recall", unit=tuple(map(names.unit, frame.recalled)))


def _dear(state: State, frame: Steps, cost: int, icon: str = "") -> Msg:
    """Too expensive; of an event: no icon is left for it. What is needed for recalled units cannot
    be spent otherwise."""
    here = icon in frame.icons if frame.free else cost <= steps.left(state, frame)
    if frame.recalled and here:
        return _promised(frame)
    if frame.free:
        return msg("td-x-icon")
    saved = int(bool(state.powers[frame.power].saved))
    return msg("td-x-op", cost=cost, value=frame.value - frame.spent, saved=saved)


def _kind(kind: str, space: Space) -> Msg:
    return msg("td-x-kind", unit=names.kind(kind), space=names.space(space))


def _full(space: Space) -> Msg:
    return msg("td-x-stack", space=names.space(space), limit=LIMIT[space])


def _not_held(space: Space, who: str) -> Msg:
    return msg("td-x-control", space=names.space(space), who=names.seat(who))


def _not_in_play(pos: Position, space: Space) -> Msg | None:
    if BIT[space] & IN_PLAY[pos.arctic]:
        return None
    return msg("td-x-off", thing=names.space(space))


# ---- forming: KIND, HOME, CONTROL, MARKER, POOL, LIMIT, STACK, OP


def _form(state: State, frame: Steps, arg: str) -> Msg:
    word, _, space = arg.partition(".")
    kind: Kind = word  # type: ignore[assignment]
    power, pos, bit = frame.power, position.of(state), BIT[space]
    if kind == "bomber" and not state.rules.bombers:
        return msg("td-x-off", thing=names.kind(kind))
    if not bit & FITS[kind]:
        return _kind(kind, space)
    nation = ground.nation_at(pos, power, space) if bit & pos.homes[power] else ""
    works = SHIPYARDS if kind == "fleet" else FACTORIES
    if not nation or not bit & works or (kind == "bomber" and nation != power):
        return msg("td-x-home", unit=names.kind(kind), space=names.space(space))
    if not bit & pos.control[power]:
        return _not_held(space, power)
    if bit & pos.destroyed:
        return msg("td-x-marker", space=names.space(space))
    unit = f"{nation}.{kind}"
    if pos.pool(unit) < 1:
        return msg("td-x-pool", unit=names.unit(unit))
    if kind == "bomber" and ground.bombers_left(state, pos, power) < 1:
        return msg("td-x-limit-board", unit=names.kind(kind), n=pos.counts.get(unit, 0))
    if bit & pos.full:
        return _full(space)
    return _dear(state, frame, ground.form_cost(state.powers[power].techs, kind), kind)


# ---- moving: NOUNIT, KIND, CLOSED, ENEMY, STACK, SUPPLY, ENTRY, PATH, OP


def _move(state: State, frame: Steps, arg: str, goal: Space) -> Msg | None:
    unit, _, start = arg.rpartition(".")
    kind = kind_of(unit)
    pos, power = position.of(state), frame.power
    if missing := cardwork.no_unit(pos, power, unit, start):
        return missing
    if kind == "bomber" and not pos.ready[power] & BIT[start]:
        return msg("td-x-spent", thing=names.kind(kind))
    if goal and (reason := _no_entry(pos, power, kind, goal)):
        return reason
    if not pos.fed[power] & BIT[start]:
        return msg("td-x-supply", unit=names.kind(kind), space=names.space(start))
    if goal and not ground.goals(pos, power, kind, start) & BIT[goal]:
        return _no_way(pos, power, kind, start, goal)
    if not steps.can_move(state, frame, kind):
        return _dear(state, frame, ground.move_cost(state.powers[power].techs, kind), "move")
    return _promised(frame) if frame.recalled else None


def _no_entry(pos: Position, power: Power, kind: Kind, goal: Space) -> Msg | None:
    """What speaks against the end of a move, wherever it begins."""
    bit = BIT[goal]
    if absent := _not_in_play(pos, goal):
        return absent
    if not bit & FITS[kind] or (kind == "bomber" and bit & ARCTIC):
        return _kind(kind, goal)
    if bit & _closed(pos, power):
        return msg("td-x-closed", space=names.space(goal), power=names.power(power))
    if not bit & (pos.control[power] | ground.ways(pos, power).enter | pos.line[power]):
        return msg("td-x-enemy", space=names.space(goal))
    if bit & pos.full & ~ground.caught(pos, power):
        return _full(goal)
    return None


def _closed(pos: Position, power: Power) -> int:
    """Homes and spaces of the ally; of the uninvolved, for who may not attack them (TD-6.2.11)."""
    ally = ALLY[power]
    found = pos.homes[ally] | pos.control[ally] | pos.line[ally] | pos.bombers[ally]
    if SIDE[power] == ALLIES or pos.closed:
        found |= pos.homes[""]
    return found


def _no_way(pos: Position, power: Power, kind: Kind, start: Space, goal: Space) -> Msg:
    """ENTRY where a unit of another kind could make the last step, else PATH (TD-X.1)."""
    first = BIT[goal] & COASTAL & ~pos.control[power]
    other: Kind = "army" if kind == "fleet" else "fleet"
    if first and kind != "bomber" and ground.goals(pos, power, other, start) & BIT[goal]:
        return msg(f"td-x-entry-{other}", space=names.space(goal))
    if kind == "bomber" and first:
        return msg("td-x-entry-line", space=names.space(goal))
    return msg("td-x-path", start=names.space(start), space=names.space(goal))


# ---- attacking: SUPPLY, TARGET, ADJ, OP


def _attack(state: State, frame: Steps, arg: str) -> Msg:
    unit, _, space = arg.rpartition(".")
    kind = kind_of(unit)
    pos, power = position.of(state), frame.power
    reached = ground.in_reach(pos, power) & BIT[space]
    beside = GRAPHS[pos.arctic].near(space) & pos.line[power]
    if beside and not reached:
        (start, *_) = named(beside)
        stranded = next(unit for unit, at in ground.own_units(pos, power) if at == start)
        return msg("td-x-supply", unit=names.unit(stranded), space=names.space(start))
    if reason := cardwork.no_target(pos, power, unit, space):
        return msg("td-x-target", unit=names.unit(unit), space=names.space(space), why=reason)
    if not reached:
        return msg("td-x-adj", space=names.space(space))
    coastal = ground.is_coastal(space)
    return _dear(state, frame, ground.attack_cost(state.powers[power].techs, kind, coastal))


def _recall(state: State, frame: Steps, arg: str) -> Msg:
    unit, _, space = arg.rpartition(".")
    pos = position.of(state)
    if missing := cardwork.no_unit(pos, frame.power, unit, space):
        return missing
    if not steps.can_act(pos, frame.power, unit, space):
        return msg("td-x-spent", thing=names.kind("bomber"))
    return msg("td-x-recall", unit=names.unit(unit))


def _sink(state: State, frame: Steps, space: Space) -> Msg:
    found = ground.sinkable(state, position.of(state), frame.power)
    if space not in state.uboats or not BIT[space] & found:
        return msg(
            "td-x-target",
            unit=names.kind("uboat"),
            space=names.space(space),
            why=msg("td-x-target-uboat" if space in state.uboats else "td-x-target-none"),
        )
    return _dear(state, frame, TABLES.costs.attack["uboat"])


def _quell(state: State, frame: Steps, space: Space) -> Msg:
    if space not in ground.quellable(state, position.of(state), frame.power):
        there = space in state.resistance
        return msg(
            "td-x-target",
            unit=msg("td-icon-resistance"),
            space=names.space(space),
            why=msg("td-x-target-resistance" if there else "td-x-target-none"),
        )
    return _dear(state, frame, TABLES.costs.attack["resistance"])


# ---- U-boats, satellites, resistance


def _uboat(state: State, frame: Steps, space: Space) -> Msg:
    if reason := _no_uboat(state, frame, space):
        return reason
    word, limit = names.kind("uboat"), YEARS[state.year].uboats
    if len(state.uboats) >= TABLES.pools["germany"]["uboat"]:
        return msg("td-x-pool", unit=word)
    if limit is not None and len(state.uboats) >= limit:
        return msg("td-x-limit-year", unit=word, n=limit, year=str(state.year))
    if state.uboats.count(space) >= TABLES.stacking.uboats:
        return msg("td-x-limit-space", unit=word, n=TABLES.stacking.uboats)
    return _dear(state, frame, TABLES.costs.form["uboat"])


def _sail(state: State, frame: Steps, arg: str) -> Msg | None:
    start, _, goal = arg.partition(".")
    if reason := _no_uboat(state, frame, goal):
        return reason
    if start not in state.uboats:
        return msg("td-x-nounit", unit=names.kind("uboat"), space=names.space(start))
    if state.uboats.count(goal) >= TABLES.stacking.uboats:
        return msg("td-x-limit-space", unit=names.kind("uboat"), n=TABLES.stacking.uboats)
    return None if start == goal else _dear(state, frame, TABLES.costs.move["uboat"], "move")


def _no_uboat(state: State, frame: Steps, space: Space) -> Msg | None:
    word, pos = names.kind("uboat"), position.of(state)
    if not state.rules.uboats:
        return msg("td-x-off", thing=word)
    if frame.power != "germany" or not BIT[space] & UBOAT_SPACES & IN_PLAY[pos.arctic]:
        return msg("td-x-home", unit=word, space=names.space(space))
    return None


def _satellite(state: State, frame: Steps, space: Space) -> Msg:
    pos, unit = position.of(state), f"{frame.power}.army"
    if not BIT[space] & FITS["army"]:
        return _kind("army", space)
    if BIT[space] & AXIS_AT_START:
        return msg("td-x-start", space=names.space(space), thing=msg("td-icon-satellite"))
    if not BIT[space] & pos.control[frame.power]:
        return _not_held(space, frame.power)
    if pos.pool(unit) < 1:
        return msg("td-x-pool", unit=names.unit(unit))
    if BIT[space] & pos.full:
        return _full(space)
    if frame.recalled:
        return _promised(frame)
    return msg("td-x-count", n=steps.SATELLITES)  # TD-7.2.10


def _resistance(state: State, frame: Steps, space: Space) -> Msg:
    pos = position.of(state)
    homes = [power for power in TABLES.sides[AXIS] if pos.homes[power] & BIT[space]]
    if not BIT[space] & FITS["army"] or homes:
        return msg("td-x-start", space=names.space(space), thing=msg("td-icon-resistance"))
    if SIDE.get(pos.controller(space)) != AXIS:
        return _not_held(space, AXIS)
    if len(state.resistance) >= TABLES.resistance:
        return msg("td-x-pool", unit=msg("td-icon-resistance"))
    if frame.recalled:
        return _promised(frame)
    return msg("td-x-count", n=steps.MARKERS)


STEP = {
    "form": _form,
    "attack": _attack,
    "recall": _recall,
    "uboat": _uboat,
    "sail": _sail,
    "sink": _sink,
    "quell": _quell,
    "satellite": _satellite,
    "resistance": _resistance,
}
