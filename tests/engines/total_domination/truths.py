"""What makes each refusal of Total Domination true, told from the position and what was typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Msg, Seat, msg
from engines.total_domination import ENGINE, ground, names, position, steps
from engines.total_domination.components import (
    BIT,
    COASTAL,
    FITS,
    IN_PLAY,
    LIMIT,
    NATIONS,
    POWERS,
    SPACES,
    TABLES,
    YEARS,
)
from engines.total_domination.orders import plan
from engines.total_domination.position import Position
from engines.total_domination.state import Actions, Passing, State, Steps

Args = Mapping[str, Any]
Fact = Callable[[State, Seat, Args], bool]
UNITS = [f"{nation}.{kind}" for nation in (*NATIONS, "neutral") for kind in (*plan.KINDS, "uboat")]


def _typed(args: Args) -> list[str]:
    return str(args["typed"]).lower().split()


def _space(args: Args, name: str = "space") -> str:
    return next(space for space in SPACES if names.space(space) == args[name])


def _named(args: Args, called: Callable[[str], Msg], among: Any, name: str) -> list[str]:
    return [each for each in among if called(each) == args[name]]


def _pos(state: State) -> Position:
    return position.of(state)


def _steps(state: State) -> Steps | None:
    return next((frame for frame in reversed(state.flow) if isinstance(frame, Steps)), None)


def _power(state: State) -> str:
    frame = _steps(state)
    return frame.power if frame else state.active


def _card_missing(state: State, seat: Seat, args: Args) -> bool:
    return all(names.card(card) != args["card"] for card in state.hands[seat].cards)


def _not_on_turn(state: State, seat: Seat, args: Args) -> bool:
    return position.seat_of(state, state.active) != seat and args["power"] == names.power(
        state.active
    )


def _no_unit(state: State, seat: Seat, args: Args) -> bool:
    if args["unit"] == names.kind("uboat"):
        return _space(args) not in state.uboats
    there = [
        u for u, space in ground.own_units(_pos(state), _power(state)) if space == _space(args)
    ]
    return all(names.unit(unit.rstrip("!")) != args["unit"] for unit in there)


def _full(state: State, seat: Seat, args: Args) -> bool:
    space = _space(args)
    return bool(_pos(state).full & BIT[space]) and args["limit"] == LIMIT[space]


def _not_controlled(state: State, seat: Seat, args: Args) -> bool:
    held = [power for power in POWERS if BIT[_space(args)] & _pos(state).control[power]]
    return all(names.seat(power) != args["who"] for power in held)


def _marked(state: State, seat: Seat, args: Args) -> bool:
    return bool(BIT[_space(args)] & _pos(state).destroyed)


def _no_tech(state: State, seat: Seat, args: Args) -> bool:
    return all(names.tech(tech) != args["tech"] for tech in state.powers[state.active].techs)


def _passed(state: State, seat: Seat, args: Args) -> bool:
    return any(state.powers[power].passed for power in position.powers_of(seat))


def _no_pool(state: State, seat: Seat, args: Args) -> bool:
    pos = _pos(state)
    if args["unit"] == msg("td-icon-resistance"):
        return len(state.resistance) >= TABLES.resistance
    if args["unit"] == names.kind("uboat"):
        return len(state.uboats) >= TABLES.pools["germany"]["uboat"]
    if args["unit"] == names.kind("bomber"):
        return not pos.bombers[state.active]
    return all(pos.pool(unit) < 1 for unit in _named(args, names.unit, UNITS, "unit"))


def _phase(state: State, seat: Seat, args: Args) -> bool:
    return args["phase"] == msg(f"td-phase-{state.phase}")


def _dear(state: State, seat: Seat, args: Args) -> bool:
    return int(args["cost"]) > int(args["value"]) + int(args["saved"])


def _no_icon(state: State, seat: Seat, args: Args) -> bool:
    frame = _steps(state)
    word = {"move": "move", "sail": "move"}.get(_typed(args)[0], _typed(args)[-1])
    kinds = [kind for kind in steps.KINDS if kind in _typed(args)]
    return (
        frame is not None
        and frame.free
        and not (kinds and _typed(args)[0] == "form" and kinds[0] in frame.icons)
        and (word != "move" or "move" not in frame.icons)
    )


def _unfed(state: State, seat: Seat, args: Args) -> bool:
    return not _pos(state).fed[_power(state)] & BIT[_space(args)]


def _no_path(state: State, seat: Seat, args: Args) -> bool:
    pos, start = _pos(state), _space(args, "start")
    return all(
        not ground.goals(pos, _power(state), plan_kind, start) & BIT[_space(args)]
        for plan_kind in plan.KINDS
        if plan_kind in _typed(args)
    )


def _entered_by_other(state: State, seat: Seat, args: Args) -> bool:
    return bool(BIT[_space(args)] & COASTAL & ~_pos(state).control[_power(state)])


def _ally(state: State, seat: Seat, args: Args) -> bool:
    """It is not the power's own, and no enemy can be attacked there by this power."""
    return not BIT[_space(args)] & _pos(state).control[_power(state)]


def _enemies(state: State, seat: Seat, args: Args) -> bool:
    return not BIT[_space(args)] & _pos(state).line[_power(state)]


def _cannot_stand(state: State, seat: Seat, args: Args) -> bool:
    kind = next(kind for kind in steps.KINDS if names.kind(kind) == args["unit"])
    arctic = kind == "bomber" and "arctic" in _space(args)
    return not BIT[_space(args)] & FITS[kind] or arctic or kind == "bomber"


def _no_home(state: State, seat: Seat, args: Args) -> bool:
    uboat = args["unit"] == names.kind("uboat")
    form = f"uboat/{_space(args)}" if uboat else f"form/{_typed(args)[1]}.{_space(args)}"
    offer = ENGINE.offers(state).get(seat)
    return not (offer and offer.find(form))


def _no_limit_left(state: State, seat: Seat, args: Args) -> bool:
    if args["unit"] == names.kind("uboat"):
        return len(state.uboats) >= (YEARS[state.year].uboats or 0)
    return ground.bombers_left(state, _pos(state), _power(state)) < 1


def _two_there(state: State, seat: Seat, args: Args) -> bool:
    return max(map(state.uboats.count, state.uboats), default=0) >= int(args["n"])


def _recalled(state: State, seat: Seat, args: Args) -> bool:
    """Something was recalled and must be formed, or this could not be."""
    frame = _steps(state)
    return frame is not None and (bool(frame.recalled) or "recall" in _typed(args))


def _out_of_reach(state: State, seat: Seat, args: Args) -> bool:
    return not ground.in_reach(_pos(state), _power(state)) & BIT[_space(args)]


def _no_target(state: State, seat: Seat, args: Args) -> bool:
    pos, power, space = _pos(state), _power(state), _space(args)
    units = _named(args, names.unit, UNITS, "unit")
    open_to = [group.unit for group in ground.targets(pos, power, space)]
    if args["unit"] == names.kind("uboat"):
        return not BIT[space] & ground.sinkable(state, pos, power)
    return not set(units) & set(open_to)


def _off(state: State, seat: Seat, args: Args) -> bool:
    thing = args["thing"]
    if thing == names.kind("bomber"):
        return not state.rules.bombers
    if thing == names.kind("uboat"):
        return not state.rules.uboats
    return not BIT[_space(args, "thing")] & IN_PLAY[_pos(state).arctic]


def _spent(state: State, seat: Seat, args: Args) -> bool:
    pos, own = _pos(state), state.powers[_power(state)]
    if args["thing"] == names.kind("bomber"):
        return pos.bombers[_power(state)] & ~pos.ready[_power(state)] != 0
    return bool(own.rocket)


def _too_late(state: State, seat: Seat, args: Args) -> bool:
    """No question that is open takes such an answer."""
    offer = ENGINE.offers(state).get(seat)
    verb = plan.VERB.get(_typed(args)[0], _typed(args)[0])
    if verb == "reserve":
        return not isinstance(state.flow[-1], Passing)
    return not (offer and any(choice.verb == verb for choice in offer.choices))


def _count(state: State, seat: Seat, args: Args) -> bool:
    offer = ENGINE.offers(state).get(seat)
    return offer is not None and (
        args["n"] in (offer.least, offer.most) or _steps(state) is not None
    )


def _not_usable(state: State, seat: Seat, args: Args) -> bool:
    """It is offered for nothing of the kind."""
    offer = ENGINE.offers(state).get(seat)
    typed = plan.VERB.get(_typed(args)[0], _typed(args)[0]) + "/" + ".".join(_typed(args)[1:])
    return not (offer and offer.find(typed))


def _start(state: State, seat: Seat, args: Args) -> bool:
    offer = ENGINE.offers(state).get(seat)
    word = "satellite" if args["thing"] == msg("td-icon-satellite") else "resistance"
    return not (offer and offer.find(f"{word}/{_space(args)}"))


def _why_known(state: State, seat: Seat, args: Args) -> bool:
    return any(names.tech(tech) == args["tech"] for tech in state.powers[state.active].techs)


def _one_tech(state: State, seat: Seat, args: Args) -> bool:
    return bool(state.powers[state.active].pending)


FACTS: Mapping[str, Fact] = {
    "td-x-turn": _not_on_turn,
    "td-x-passed": _passed,
    "td-x-phase": _phase,
    "td-x-card": _card_missing,
    "td-x-use": _not_usable,
    "td-x-op": _dear,
    "td-x-saved": lambda s, seat, a: a["value"] + 1 == a["cost"],
    "td-x-nounit": _no_unit,
    "td-x-supply": _unfed,
    "td-x-path": _no_path,
    "td-x-entry-fleet": _entered_by_other,
    "td-x-entry-army": _entered_by_other,
    "td-x-entry-line": _entered_by_other,
    "td-x-closed": _ally,
    "td-x-enemy": _enemies,
    "td-x-kind": _cannot_stand,
    "td-x-stack": _full,
    "td-x-pool": _no_pool,
    "td-x-limit-board": _no_limit_left,
    "td-x-limit-year": _no_limit_left,
    "td-x-limit-space": _two_there,
    "td-x-icon": _no_icon,
    "td-x-whom": _not_usable,
    "td-x-home": _no_home,
    "td-x-control": _not_controlled,
    "td-x-marker": _marked,
    "td-x-recall": _recalled,
    "td-x-adj": _out_of_reach,
    "td-x-target": _no_target,
    "td-x-range": lambda s, seat, a: a["n"] > a["most"] or a["n"] == 0,
    "td-x-spent": _spent,
    "td-x-tech": _no_tech,
    "td-x-victim": _not_usable,
    "td-x-empty": lambda s, seat, a: any(
        names.seat(each) == a["victim"] and not hand.cards for each, hand in s.hands.items()
    ),
    "td-x-count": _count,
    "td-x-words": lambda s, seat, a: str(a["word"]).lower() in str(a["typed"]).lower(),
    "td-x-start": _start,
    "td-x-off": _off,
    "td-x-late": _too_late,
    "td-x-unknown": lambda s, seat, a: str(a["word"]).lower() not in plan.WORDS,
    "td-x-unknown-word": lambda s, seat, a: str(a["word"]).lower() not in plan.WORDS,
    "td-why-no-events": lambda s, seat, a: s.rules.scenario == "rise",
    "td-why-colour": lambda s, seat, a: a["power"] == names.power(s.active),
    "td-why-colour-joining": lambda s, seat, a: any(
        names.nation(nation) == a["nation"] and not owner for nation, owner in s.owners.items()
    ),
    "td-why-void": lambda s, seat, a: isinstance(s.flow[-1], Actions),
    "td-why-empty-pile": lambda s, seat, a: not s.discard,
    "td-why-nothing-there": lambda s, seat, a: bool(s.discard),
    "td-why-one-tech": _one_tech,
    "td-why-known": _why_known,
    "td-why-needs": lambda s, seat, a: not _why_known(s, seat, a),
    "td-why-needs-any": lambda s, seat, a: not _why_known(s, seat, a),
    "td-why-no-lend": lambda s, seat, a: a["power"] == names.power(s.active),
    "td-why-joined": lambda s, seat, a: (
        not any(
            names.nation(nation) == a["nation"] and not owner for nation, owner in s.owners.items()
        )
    ),
    "td-why-lent": lambda s, seat, a: s.powers[s.active].lend,
    "td-why-lend-min": lambda s, seat, a: a["value"] < a["min"] and a["n"] == len(s.uboats),
    "td-why-last-year": lambda s, seat, a: s.year == s.last_year,
    "td-why-not-in-pile": lambda s, seat, a: all(names.card(c) != a["card"] for c in s.discard),
    "td-why-discard-first": lambda s, seat, a: s.rules.reserve != "last",
    "td-why-first-pass": lambda s, seat, a: s.rules.reserve == "last",
    "td-why-lent-no-reserve": lambda s, seat, a: any(
        s.powers[power].lend for power in position.powers_of(seat)
    ),
}
