"""What makes each refusal of Overlord true, told from the position and what was typed (OV-36)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Msg, Offer, Seat
from engines.overlord import ENGINE, fire, land, library, names, roles
from engines.overlord.board import board_of
from engines.overlord.card_assignment import is_commissar, is_marine
from engines.overlord.components import CARDS, CODES, ROLES, TYPES
from engines.overlord.field import BARRED, Field
from engines.overlord.orders.standing import VALUES
from engines.overlord.state import Order, Staff, State, Unit

Args = Mapping[str, Any]
Fact = Callable[[State, Seat, Args], bool]


def _field(state: State) -> Field:
    return library.field(state.scenario)


def _side(seat: Seat) -> str:
    return roles.who(seat)[0]


def _staff(state: State, seat: Seat) -> Staff:
    return state.staff.get(roles.who(seat)[1], Staff())


def _hexes(args: Args) -> list[str]:
    return [each.upper() for each in re.findall(r"[A-Ia-i]\d{1,2}(?!\d)", str(args["typed"]))]


def _cards(args: Args) -> list[str]:
    words = re.findall(r"[A-Z][A-Z-]*[A-Z]", str(args["typed"]).upper())
    return [CODES[word] for word in words if word in CODES]


def _unit(state: State, args: Args) -> Unit | None:
    return state.units.get(str(args["hex"]))


def _order(state: State, args: Args) -> Order | None:
    unit = _unit(state, args)
    return unit.order if unit else None


def _offer(state: State, seat: Seat) -> Offer | None:
    return ENGINE.offers(state).get(seat)


def _quoted(state: State, seat: Seat, args: Args) -> bool:
    return re.sub(r"\s", "", str(args["what"]).lower()) in re.sub(r"\s", "", args["typed"].lower())


def _not_your_role(state: State, seat: Seat, args: Args) -> bool:
    return args["role"] != names.role(roles.who(seat)[1])


def _wrong_phase(state: State, seat: Seat, args: Args) -> bool:
    """The turn is there, those are asked, and nothing of what was typed is among the answers."""
    asked = tuple(names.seat(each) for each, o in ENGINE.offers(state).items() if o.required)
    return args["phase"] == names.phase(state.phase) and args["who"] == asked


def _unknown_hex(state: State, seat: Seat, args: Args) -> bool:
    return args["what"] not in _field(state).grid.hexes


def _unknown_card(state: State, seat: Seat, args: Args) -> bool:
    name = str(args["what"])
    return name not in CODES and name.lower().replace(" ", "_") not in CARDS


def _not_held(state: State, seat: Seat, args: Args) -> bool:
    camp, draft = state.camps[state.side], state.draft
    card = next(card for card in _cards(args) if names.card(card) == args["card"])
    under = [] if args["typed"].lower().startswith("under") else camp.commissar
    there = [*camp.hand, *under].count(card) + (card == "air_sortie") * camp.sorties
    given = [gift.card for gift in draft.gifts] + [draft.own] + draft.under
    return there <= given.count(card) + _cards(args).count(card) - 1


def _keeps_one(state: State, seat: Seat, args: Args) -> bool:
    camp, draft = state.camps[state.side], state.draft
    used = [g.card for g in draft.gifts] + [draft.own] * bool(draft.own) + draft.under
    return len(camp.hand) + len(camp.commissar) - len(used) - len(_cards(args)) < 1 + len(
        camp.commissar
    )


def _given_to(state: State, role: object) -> list[str]:
    return [gift.card for gift in state.draft.gifts if names.role(gift.role) == role]


def _typed_role(args: Args) -> Msg | None:
    found = re.search(r">\s*([LCRK])", str(args["typed"]).upper())
    word = {"L": "left", "C": "center", "R": "right", "K": "chief"}
    return names.role(word[found[1]]) if found else None


def _wrong_arrow(state: State, seat: Seat, args: Args) -> bool:
    return (
        any(role not in args["roles"] for role in ROLES)
        and _typed_role(args) not in (args["roles"])
    )


def _not_for_commander(state: State, seat: Seat, args: Args) -> bool:
    himself = re.match(r"\s*(self|shell|raid)", args["typed"].lower())
    return himself is not None or _typed_role(args) == names.role("chief")


def _several(state: State, seat: Seat, args: Args) -> bool:
    """Cards were given out before, or several are named."""
    return bool(state.draft.gifts or state.draft.own) or len(_cards(args)) > 1


def _wrong_section(state: State, seat: Seat, args: Args) -> bool:
    found = re.search(r"@\s*(\d)", args["typed"])
    return found is None or int(found[1]) not in (args["a"], args["b"]) or args["n"] < 2


def _no_unit(state: State, seat: Seat, args: Args) -> bool:
    unit = _unit(state, args)
    return unit is None or unit.side != _side(seat)


def _not_in_section(state: State, seat: Seat, args: Args) -> bool:
    sections = _field(state).sections[args["hex"]]
    works = {int(n) for n in str(args["works"]).split("+")}
    return args["section"] == "/".join(map(str, sections)) and not works & set(sections)


def _too_many(state: State, seat: Seat, args: Args) -> bool:
    return len(_hexes(args)) == args["m"] > args["n"]


def _locked(state: State, seat: Seat, args: Args) -> bool:
    return _staff(state, seat).closed or not any(
        job.kind in ("lay", "counter", "order", "heal", "roll") for job in _staff(state, seat).jobs
    ) or bool(_staff(state, seat).laid) or bool(_cards(args))  # fmt: skip


def _moved(state: State, seat: Seat, args: Args) -> bool:
    order = _order(state, args)
    planned = _staff(state, seat).planned
    if any(args["hex"] in (move.at, move.to) for move in planned):
        return True
    return order is not None and (order.gone or order.settled)


def _taken(state: State, seat: Seat, args: Args) -> bool:
    ahead = [move.to for staff in state.staff.values() for move in staff.planned]
    return args["hex"] in state.units or args["hex"] in ahead


def _impassable(state: State, seat: Seat, args: Args) -> bool:
    ground = land.at(board_of(state), args["hex"])
    cls = next(cls for cls in ("infantry", "armor", "artillery") if names.cls(cls) == args["cls"])
    return args["step"] == "yes" or ground.enter[cls] == BARRED  # type: ignore[index]


def _bad_path(state: State, seat: Seat, args: Args) -> bool:
    if args["back"] == "yes":
        return bool(args["a"] == args["b"])
    return _field(state).grid.far[args["a"]][args["b"]] != 1


def _hedged(state: State, seat: Seat, args: Args) -> bool:
    board = board_of(state)
    return any(land.at(board, cell).first_only for cell in _hexes(args))


def _no_exit(state: State, seat: Seat, args: Args) -> bool:
    return (args["hex"] in _field(state).exits[_side(seat)]) is (args["gate"] == "yes")  # type: ignore[index]


def _fight(args: Args) -> tuple[str, str]:
    at, target, *_ = [*_hexes(args), "", ""]
    return at, target


def _cannot_battle(state: State, seat: Seat, args: Args) -> bool:
    at, _ = _fight(args)
    return not fire.ready(board_of(state), at, state.units[at])


def _spent(state: State, seat: Seat, args: Args) -> bool:
    order = _order(state, args)
    return order is not None and order.battles < 1


def _no_target(state: State, seat: Seat, args: Args) -> bool:
    other = _unit(state, args)
    own = other is None or other.side == _side(seat)
    return own or (other is not None and TYPES[other.type].cls == "armor")


def _foes_first(state: State, seat: Seat, args: Args) -> bool:
    at, target = _fight(args)
    near = str(args["hexes"]).split(", ")
    foes = [h for h in _field(state).grid.near[at] if h in state.units]
    return target not in near and all(
        h in foes and state.units[h].side != _side(seat) for h in near
    )


def _far(state: State, seat: Seat, args: Args) -> bool:
    at, _ = _fight(args)
    return args["n"] == _field(state).grid.far[at][args["hex"]] and args["n"] > args["m"]


def _no_sight(state: State, seat: Seat, args: Args) -> bool:
    at, target = _fight(args)
    return not fire.sees(board_of(state), at, target) and bool(args["hexes"])


def _no_dice(state: State, seat: Seat, args: Args) -> bool:
    cover = int(args["cover"])
    return int(args["table"]) + int(args["bonus"]) - abs(cover) - abs(int(args["own"])) <= 0


def _nothing_there(state: State, seat: Seat, args: Args) -> bool:
    ground, typed = land.at(board_of(state), args["hex"]), args["typed"].lower()
    if args["right"] == "no":
        return not fire.ready(board_of(state), args["hex"], state.units[args["hex"]])
    own = {"wire": ground.wire, "mine": ground.mine, "seal": ground.cave}
    return (
        not any(there for verb, there in own.items() if verb in typed)
        or ">>" in typed
        or (state.units[args["hex"]].type != "engineer")
    )


def _open_ways(state: State, seat: Seat, args: Args) -> bool:
    offer = _offer(state, seat)
    ways = [c.place for c in offer.choices if c.verb == "retreat"] if offer else []
    return args["hexes"] == ", ".join(ways) and not set(_hexes(args)[-3:]) & set(ways)


def _flags(state: State, seat: Seat, args: Args) -> bool:
    n = re.search(r"\d+", args["typed"])
    return n is None or not int(args["a"]) <= int(n[0]) <= int(args["b"])


def _not_asked(state: State, seat: Seat, args: Args) -> bool:
    offer = _offer(state, seat)
    verb = args["typed"].split()[0].lower().replace("flags", "ignore")
    asked = tuple(names.seat(each) for each, o in ENGINE.offers(state).items() if o.required)
    return args["who"] == asked and not (offer and any(c.verb == verb for c in offer.choices))


def _bad_standing(state: State, seat: Seat, args: Args) -> bool:
    name, _, value = str(args["what"]).partition("=")
    base, _, narrow = name.partition(".")
    return bool(narrow) or base not in VALUES or value not in VALUES[base]


def _grounded(state: State, seat: Seat, args: Args) -> bool:
    """No airplane waits for this, or it cannot do that from here."""
    offer = _offer(state, seat)
    verb, cells = args["typed"].split()[0].lower(), [cell.lower() for cell in _hexes(args)]
    return not (offer and cells and all(offer.find(f"{verb}/{cell}") for cell in cells))


def _verb(*verbs: str) -> Fact:
    return lambda state, seat, args: args["typed"].split()[0].lower() in verbs


def _none_offered(question: str) -> Fact:
    """Nobody on one's own side is asked this now. Most often it is told of marks after the dice,
    which the tests of OV-31.13 look at."""
    return lambda state, seat, args: all(
        offer.question.id != question
        for each, offer in ENGINE.offers(state).items()
        if _side(each) == _side(seat)
    )


FACTS: Mapping[str, Fact] = {
    "ov-err-game-over": lambda s, seat, a: bool(s.winner),
    "ov-err-not-your-turn": lambda s, seat, a: (
        _side(seat) != s.side and a["side"] == names.side(s.side)
    ),
    "ov-err-not-your-role": _not_your_role,
    "ov-err-wrong-phase": _wrong_phase,
    "ov-err-unknown-hex": _unknown_hex,
    "ov-err-unknown-card": _unknown_card,
    "ov-err-bad-command": _quoted,
    "ov-err-card-not-held": _not_held,
    "ov-err-reaction-only": lambda s, seat, a: "ambush" in _cards(a),
    "ov-err-under-commissar": lambda s, seat, a: (
        is_commissar(_field(s), s.side)
        and any(card not in s.camps[s.side].commissar for card in _cards(a))
    ),
    "ov-err-no-card-chosen": lambda s, seat, a: not s.draft.gifts and not s.draft.own,
    "ov-err-too-many-cards": lambda s, seat, a: a["n"] > a["most"],
    "ov-err-keep-one": _keeps_one,
    "ov-err-wrong-arrow": _wrong_arrow,
    "ov-err-not-for-general": lambda s, seat, a: _typed_role(a) is not None,
    "ov-err-not-for-commander": _not_for_commander,
    "ov-err-tactic-alone": _several,
    "ov-err-two-per-general": _several,
    "ov-err-both-sections-full": _several,
    "ov-err-one-by-commander": lambda s, seat, a: bool(s.draft.own),
    "ov-err-finest-hour-alone": _several,
    "ov-err-nothing-to-counter": lambda s, seat, a: "counter_attack" in _cards(a),
    "ov-err-commissar-count": lambda s, seat, a: (
        a["n"] == len(s.draft.under) and is_commissar(_field(s), s.side)
    ),
    "ov-err-sortie-rules": lambda s, seat, a: (
        not s.air or sum(CARDS[g.card].kind == "air" for g in s.draft.gifts) > 0
    ),
    "ov-err-bad-targets": _verb("self", "shell", "raid"),
    "ov-err-gung-ho": lambda s, seat, a: (
        not is_marine(_field(s), s.side)
        or a["typed"].split()[0].lower() in ("gung", "name", "send")
    ),
    "ov-err-visit-used": lambda s, seat, a: bool(s.visit) and a["role"] == names.role(s.visit),
    "ov-err-visit-not-now": lambda s, seat, a: s.phase != "select" or _side(seat) != s.side,
    "ov-err-no-visit": lambda s, seat, a: _typed_role(a) not in a["roles"],
    "ov-err-not-your-card": lambda s, seat, a: not set(_cards(a)[:1]) & set(_staff(s, seat).given),
    "ov-err-wrong-section": _wrong_section,
    "ov-err-no-unit": _no_unit,
    "ov-err-not-in-section": _not_in_section,
    "ov-err-already-ordered": lambda s, seat, a: _order(s, a) is not None,
    "ov-err-too-many-units": _too_many,
    "ov-err-wrong-class": lambda s, seat, a: any(h in s.units for h in _hexes(a)),
    "ov-err-no-initiative": lambda s, seat, a: bool(_staff(s, seat).given) or s.finest_hour,
    "ov-err-no-match": lambda s, seat, a: (
        a["face"] == names.face(_staff(s, seat).initiative or "star")
    ),
    "ov-err-locked": _locked,
    "ov-err-not-ordered": lambda s, seat, a: (
        (o := _order(s, a)) is None or o.role != roles.who(seat)[1]
    ),
    "ov-err-already-moved": _moved,
    "ov-err-may-not-move": lambda s, seat, a: _order(s, a) is not None,
    "ov-err-hex-taken": _taken,
    "ov-err-impassable": _impassable,
    "ov-err-too-far": lambda s, seat, a: a["n"] > a["m"] or a["note"] != "none",
    "ov-err-stops-at": lambda s, seat, a: bool(land.at(s, _field(s), a["hex"]).features),
    "ov-err-hedgerow": _hedged,
    "ov-err-bad-path": _bad_path,
    "ov-err-no-exit": _no_exit,
    "ov-err-no-right-to-battle": _cannot_battle,
    "ov-err-spent": _spent,
    "ov-err-no-target": _no_target,
    "ov-err-adjacent-first": _foes_first,
    "ov-err-out-of-range": _far,
    "ov-err-no-sight": _no_sight,
    "ov-err-no-dice": _no_dice,
    "ov-err-only-close": lambda s, seat, a: _field(s).grid.far[_fight(a)[0]][_fight(a)[1]] > 1,
    "ov-err-only-fire": lambda s, seat, a: a["card"] == names.card("firefight"),
    "ov-err-no-such-action": _nothing_there,
    "ov-err-no-ground": _none_offered("ov-ask-ground"),
    "ov-err-no-overrun": _none_offered("ov-ask-overrun"),
    "ov-err-bad-retreat": _open_ways,
    "ov-err-bad-flags": _flags,
    "ov-err-not-asked": _not_asked,
    "ov-err-bad-standing": _bad_standing,
    "ov-err-airplane": _grounded,
    "ov-err-people": _quoted,
    "ov-err-no-commissar": lambda s, seat, a: not is_commissar(_field(s), _side(seat)),  # type: ignore[arg-type]
    "ov-err-no-targets-now": lambda s, seat, a: s.draft.as_ not in ("air_power", "barrage"),
}
