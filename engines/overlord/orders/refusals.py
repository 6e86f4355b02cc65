"""Why a typed step cannot be carried out: the codes of section 36, first that applies."""

from __future__ import annotations

from collections import Counter

from engines.contract import Illegal, Key, Offer, Seat
from engines.kit.hexes import Hex
from engines.overlord import (
    fire,
    land,
    library,
    loads,
    movement,
    names,
    ordering,
    questions,
    roles,
)
from engines.overlord.box import CARDS, TYPES, Role
from engines.overlord.field import BARRED, FREE, Field
from engines.overlord.orders.grammar import no
from engines.overlord.state import Staff, State, Unit

PHASE = {
    "give": "select", "self": "select", "shell": "select", "raid": "select", "target": "select",
    "under": "select", "visit": "select", "gung": "select", "name": "select", "send": "select",
    "lay": "orders", "counter": "orders", "order": "orders", "heal": "orders", "move": "orders",
    "to": "orders", "exit": "orders", "cave": "orders", "enter": "orders", "fly": "orders",
    "attack": "battle", "wire": "battle", "mine": "battle", "seal": "battle", "rest": "battle",
    "strafe": "battle", "support": "battle", "scout": "battle", "shoot": "battle",
}  # fmt: skip
ANSWERS = ("ground", "ignore", "retreat", "back", "use", "pass", "yes", "no")


def out_of_turn(state: State, seat: Seat, step: str) -> Illegal | None:
    """For a seat that is not asked just now. A commander's choice and a plan of battles may be
    filed in advance."""
    verb = _verb(step)
    side, role = roles.who(seat)
    if state.winner:
        return no("GAME_OVER")
    if verb in ANSWERS:
        return no("NOT_ASKED")
    phase = PHASE.get(verb, "")
    if _role_wrong(state, role, phase):
        return no("NOT_YOUR_ROLE", role=names.role("chief" if phase == "select" else "left"))
    if phase == "select" and side != state.side:
        return None
    if side != state.side:
        return no("NOT_YOUR_TURN", side=names.side(state.side))
    if verb == "visit":
        return no("VISIT_NOT_NOW")
    if phase == "battle" and state.phase in ("select", "command", "orders"):
        return None
    staff = state.staff.get(role)
    if phase == "orders" and state.phase == "orders" and staff and staff.closed:
        unasked = verb == "order" and staff.given and not staff.locked
        return no("NO_INITIATIVE") if unasked else no("LOCKED")
    return no("WRONG_PHASE", phase=names.phase(state.phase))


def _role_wrong(state: State, role: Role, phase: str) -> bool:
    if not library.field(state.scenario).overlord or not phase:
        return False
    return (phase == "select") != (role == "chief")


def _verb(step: str) -> str:
    return step.lstrip("?~").partition("/")[0].split(" ")[0]


def why(state: State, seat: Seat, step: str, offer: Offer) -> Illegal:
    field = library.field(state.scenario)
    side, role = roles.who(seat)
    keys = step.lstrip("?~").split()
    if not keys:
        return no("WRONG_PHASE", phase=names.phase(state.phase))
    verb, _, arg = keys[0].partition("/")
    phase = PHASE.get(verb, "")
    if verb in ANSWERS and not any(choice.verb == verb for choice in offer.choices):
        return no("NOT_ASKED")
    if phase and _role_wrong(state, role, phase):
        return no("NOT_YOUR_ROLE", role=names.role("chief" if phase == "select" else "left"))
    if phase and side != state.side:
        return no("NOT_YOUR_TURN", side=names.side(state.side))
    if verb == "visit":
        return _visit(state)
    if phase and phase != state.phase:
        return no("WRONG_PHASE", phase=names.phase(state.phase))
    if phase == "select" or verb == "send":
        return _choice(state, field, verb, arg)
    if verb in ("order", "heal", "lay", "counter"):
        return _order(state, field, role, keys)
    if verb in ("move", "to", "exit", "cave"):
        return _move(state, field, role, verb, arg)
    if verb == "attack":
        at, _, target = arg.partition(".")
        return _attack(state, field, role, questions.hex_of(at), questions.hex_of(target))
    if verb in ("wire", "mine", "seal", "rest"):
        return no("NO_SUCH_ACTION", hex=questions.hex_of(arg))
    if verb == "ground":
        return no("NO_GROUND")
    if verb == "retreat":
        ways = [choice.place for choice in offer.choices if choice.verb == "retreat"]
        return no("BAD_RETREAT", hexes=", ".join(ways))
    if verb == "ignore":
        first, last = offer.choices[0].arg, offer.choices[-1].arg
        return no("BAD_FLAGS", a=first, b=last)
    if verb in ("enter", "fly", "land", "strafe", "support", "scout", "at"):
        return no("AIRPLANE")
    return no("BAD_COMMAND", what=keys[0], example="E5-E7")


# ---- the commander


def _visit(state: State) -> Illegal:
    if state.phase != "select":
        return no("VISIT_NOT_NOW")
    if state.visit:
        return no("VISIT_USED", role=names.role(state.visit))
    return no("VISIT_NOT_NOW")


def _choice(state: State, field: Field, verb: str, arg: str) -> Illegal:
    name, _, role = arg.partition(".")
    draft = state.draft
    if verb in ("give", "self", "shell", "raid"):
        to: Role = next((r for r in ("left", "center", "right") if r == role), "chief")
        return _card(state, field, name, to)
    if verb == "send":
        if not draft.gifts and not draft.own and not loads.is_commissar(field, state.side):
            return no("NO_CARD_CHOSEN")
        return no("COMMISSAR_COUNT")
    if verb == "under":
        if name == "ambush":
            return no("REACTION_ONLY")
        left = Counter(state.camps[state.side].hand)
        left.subtract(draft.under)
        if left[name] < 1:
            return no("CARD_NOT_HELD", card=names.card(name))
        many = len(draft.under) >= loads.MOST or not loads.is_commissar(field, state.side)
        return no("COMMISSAR_COUNT") if many else no("KEEP_ONE")
    if verb == "target":
        return no("BAD_TARGETS", n=4 if draft.as_ == "air_power" else 1)
    return no("GUNG_HO")


def _card(state: State, field: Field, name: str, role: Role) -> Illegal:
    code = loads.fault(state, field, name, role)
    if role == "chief" and not code:
        code = "NOT_FOR_COMMANDER"
    shown = tuple(names.role(one) for one in loads.receivers(state, field, name))
    return no(code or "BAD_COMMAND", card=names.card(name), roles=shown, role=names.role(role),
              what=CARDS[name].code, n=loads.MOST + 1, example="give P-L>L")  # fmt: skip


# ---- the generals


def _order(state: State, field: Field, role: Role, keys: list[Key]) -> Illegal:
    staff = state.staff.get(role, Staff())
    verb, _, arg = keys[0].partition("/")
    if verb in ("lay", "counter"):
        name = arg.partition(".")[0]
        if name not in staff.given and verb == "lay":
            return no("NOT_YOUR_CARD", cards=names.cards(staff.given))
        area = field.area(state.side, role)
        return no("WRONG_SECTION", a=area[0] if area else 1, b=area[-1] if area else 3)
    job = next((job for job in staff.jobs if job.kind in ("order", "heal")), None)
    if job is None:
        return no("NO_INITIATIVE") if staff.given and not staff.locked else no("LOCKED")
    who, most, _ = ordering.terms(state, field, role, job)
    for key in keys:
        hex = questions.hex_of(key.partition("/")[2])
        unit = state.units.get(hex)
        if unit is None or unit.side != state.side:
            return no("NO_UNIT", hex=hex)
        sections = field.sections[hex]
        outside = job.sections and not set(sections) & set(job.sections)
        if outside or role not in field.roles[state.side][hex]:
            return no("NOT_IN_SECTION", unit=names.unit(unit.type), hex=hex,
                      section="+".join(map(str, sections)))  # fmt: skip
        if unit.order is not None:
            return no("ALREADY_ORDERED", unit=names.unit(unit.type), hex=hex)
    if len(keys) > most:
        return no("TOO_MANY_UNITS", n=most, m=len(keys))
    for key in keys:
        hex = questions.hex_of(key.partition("/")[2])
        if not ordering.fits(state, field, who, hex, state.units[hex]):
            if job.laid < 0:
                return no("NO_MATCH", who=names.cls(who))
            return no("WRONG_CLASS", card=names.card(state.laid[job.laid].acts))
    return no("WRONG_PHASE", phase=names.phase(state.phase))


def _move(state: State, field: Field, role: Role, verb: str, arg: str) -> Illegal:
    hex = questions.hex_of(arg)
    if verb == "move":
        unit = state.units.get(hex)
        if unit is None or unit.side != state.side:
            return no("NO_UNIT", hex=hex)
        what = names.unit(unit.type)
        if unit.order is None or unit.order.role != role:
            return no("NOT_ORDERED", unit=what, hex=hex)
        if unit.order.gone:
            return no("ALREADY_MOVED", unit=what, hex=hex)
        return no("MAY_NOT_MOVE", unit=what, hex=hex)
    picked = state.staff[role].picked if role in state.staff else ""
    if not picked:
        return no("WRONG_PHASE", phase=names.phase(state.phase))
    return onward(state, field, picked, f"{verb}/{arg}")


def onward(state: State, field: Field, start: Hex, step: Key) -> Illegal:
    """Why a unit that may move cannot go there."""
    verb, _, arg = step.partition("/")
    to = questions.hex_of(arg)
    if verb == "exit":
        return no("NO_EXIT", hex=to)
    if verb == "cave":
        return no("NO_SUCH_ACTION", hex=start)
    return _too_far(state, field, start, state.units[start], to)


def _too_far(state: State, field: Field, start: Hex, unit: Unit, to: Hex) -> Illegal:
    """OV-36.2: taken, impassable, hedgerow; else a stop in the way; else simply too far."""
    cls = TYPES[unit.type].cls
    what = names.unit(unit.type)
    if to == start:
        return no("BAD_PATH", a=start, b=to)
    if to in state.units:
        return no("HEX_TAKEN", hex=to)
    here, there = land.at(state, field, start), land.at(state, field, to)
    if there.enter[cls] == BARRED:
        return no("IMPASSABLE", cls=names.cls(cls), hex=to)
    far = field.grid.far[start][to]
    if far == 1 and not movement.step(field, start, to, here, there, cls, False):
        return no("IMPASSABLE", cls=names.cls(cls), hex=to)
    most = movement.allowance(state, field, start, unit)
    if there.first_only or (here.first_only and far > 1):
        return no("HEDGEROW")
    if far <= most:
        between = [
            hex
            for hex in field.grid.hexes
            if field.grid.far[start][hex] + field.grid.far[hex][to] == far
            and hex not in (start, to)
        ]
        stops = [hex for hex in between if land.at(state, field, hex).enter[cls] != FREE]
        if stops:
            return no("STOPS_AT", unit=what, hex=stops[0])
    return no("TOO_FAR", unit=what, hex=to, n=far, m=most)


def _attack(state: State, field: Field, role: Role, at: Hex, target: Hex) -> Illegal:
    unit, other = state.units.get(at), state.units.get(target)
    if unit is None or unit.side != state.side:
        return no("NO_UNIT", hex=at)
    what = names.unit(unit.type)
    order = unit.order
    if order is None or order.role != role:
        return no("NOT_ORDERED", unit=what, hex=at)
    if order.battles < 1:
        if order.grounds and not order.overran:
            return no("NO_OVERRUN", unit=what)
        return no("SPENT", unit=what)
    if not fire.ready(state, field, at, unit):
        return no("NO_RIGHT_TO_BATTLE", unit=what)
    if other is None or other.side == unit.side:
        return no("NO_TARGET", hex=target, unit=what)
    far = field.grid.far[at][target]
    if unit.type == "sniper" and TYPES[other.type].cls == "armor":
        return no("NO_TARGET", hex=target, unit=what)
    if far > 1 and land.next_to_enemy(state, field, at, unit.side):
        if order.card == "firefight":
            return no("ONLY_FIRE")
        near = [h for h in field.grid.near[at] if h in state.units
                and state.units[h].side != unit.side]  # fmt: skip
        return no("ADJACENT_FIRST", unit=what, hexes=", ".join(near))
    reach = len(fire.table(field, at, unit, TYPES[unit.type]))
    if state.visibility:
        reach = min(reach, state.visibility)
    if far > reach:
        return no("OUT_OF_RANGE", hex=target, n=far, m=reach)
    if not fire.needs_no_sight(unit, TYPES[unit.type]) and not fire.sees(state, field, at, target):
        return no("NO_SIGHT", hex=target)
    if order.card == "firefight" and far == 1:
        return no("ONLY_FIRE")
    if far > 1 and (order.card == "close_assault" or movement.must_close(field, unit)):
        return no("ONLY_CLOSE")
    return no("NO_DICE", hex=target)
