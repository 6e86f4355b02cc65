"""What makes each refusal of Race to the Rhine true, told from the position and what was typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.contract import Seat, msg
from engines.kit import spelling
from engines.race_to_the_rhine import ENGINE, names, position
from engines.race_to_the_rhine.actions import turn_of
from engines.race_to_the_rhine.board import GRAPH
from engines.race_to_the_rhine.components import ARROWS, CARDS, CORPS, NUMBERS, SPACES
from engines.race_to_the_rhine.loads import load_text
from engines.race_to_the_rhine.state import Move, State, Turn
from engines.race_to_the_rhine.stock import lying

Args = Mapping[str, Any]


def _space(args: Args, name: str = "space") -> str:
    return next(space for space in SPACES if names.space(space) == args[name])


def _own_corps(state: State, args: Args) -> Any:
    return next(c for corps_id, c in state.corps.items() if names.corps(corps_id) == args["corps"])


def _not_there(state: State, seat: Seat, args: Args) -> bool:
    """What lies there is told as it is."""
    there = lying(state, _space(args))
    return not any(there) or args["tokens"] == load_text(there)


def _no_arrow(state: State, seat: Seat, args: Args) -> bool:
    a, b = _space(args, "a"), _space(args, "b")
    return b not in GRAPH.named(GRAPH.near(a))


def _quoted(state: State, seat: Seat, args: Args) -> bool:
    squeezed = re.sub(r"\W", "", args["typed"].lower())
    return re.sub(r"\W", "", str(args["text"]).lower()) in squeezed


def _unknown(state: State, seat: Seat, args: Args) -> bool:
    ways = {spelling.key(each.name) for each in SPACES.values()} | set(SPACES)
    return _quoted(state, seat, args) and spelling.key(str(args["text"])) not in ways


def _turn(state: State) -> Turn:
    return turn_of(state)


def _held(state: State, kind: str) -> bool:
    cards = [*state.player.kept, *_turn(state).ready]
    return any(CARDS[card].type == kind for card in cards)


def _card(args: Args) -> str:
    return "recon" if args["card"] == msg("rr-card-recon") else "resistance"


def _numbers(args: Args) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", args["typed"])]


def _base(args: Args) -> str:
    return _space(args)


def _short(state: State, seat: Seat, args: Args) -> bool:
    """Of what is asked for there is less in stock."""
    return any(args["tokens"] == said for said in _stocks(state))


def _stocks(state: State) -> list[object]:
    pool, track = list(state.pool), list(state.supply_track)
    found: list[object] = [load_text(pool) if any(pool) else msg("rr-nothing")]
    found += [f"{n}{kind}" for n, kind in zip(track, "FAR", strict=True)]
    for at in range(3):  # after three of a kind, or one of each, the rest for Montgomery
        for left in (pool, [max(0, n - 1) for n in pool]):
            found += [load_text(left) if any(left) else msg("rr-nothing")]
            less = [n - 3 * (kind == at) for kind, n in enumerate(left)]
            found += [load_text(less) if any(less) else msg("rr-nothing")]
    return found


def _ends(args: Args) -> tuple[str, str]:
    return _space(args, "a"), _space(args, "b")


def _other_colour(state: State, seat: Seat, args: Args) -> bool:
    return not any(
        {each.a, each.b} == set(_ends(args)) and state.active in each.colours
        for each in ARROWS.values()
    )


def _truck_there(state: State, seat: Seat, args: Args) -> bool:
    """Now, or by an earlier leg of the same step."""
    there = any({ARROWS[each].a, ARROWS[each].b} == set(_ends(args)) for each in state.trucks)
    return there or "," in args["typed"]


def _level(state: State) -> Any:
    return position.level(state.player)


def _no_room(state: State, seat: Seat, args: Args) -> bool:
    corps_id = next(each for each in CORPS if names.corps(each) == args["corps"])
    return CORPS[corps_id].slots - sum(state.corps[corps_id].load) == args["n"]


def _on_card(state: State, seat: Seat, args: Args) -> bool:
    load: Sequence[int] = _own_corps(state, args).load
    return args["tokens"] == (load_text(load) if any(load) else msg("rr-nothing"))


def _weak(state: State, seat: Seat, args: Args) -> bool:
    """No own ammunition, and none is lent by an airdrop of the card."""
    return bool(SPACES[_space(args)].fortification) and position.owner(state, _space(args)) is None


def _deck_empty(state: State, seat: Seat, args: Args) -> bool:
    return any(
        names.deck(name) == args["deck"] and not pile.cards and not pile.discards
        for name, pile in state.decks.items()
    )


def _out_of_game(state: State, seat: Seat, args: Args) -> bool:
    return position.training(state) or position.solo(state)


def _sites(state: State) -> tuple[Any, ...]:
    offer = ENGINE.offers(state)[state.active]
    return names.spaces(choice.place for choice in offer.choices if choice.verb == "mark")


def _no_site(state: State, seat: Seat, args: Args) -> bool:
    return args["space"] not in _sites(state) and args["sites"] == (
        _sites(state) or (msg("rr-none"),)
    )


def _foreign(state: State, space: str) -> bool:
    return state.control.get(space) not in (None, state.active)


def _shielded(state: State, seat: Seat, args: Args) -> bool:
    space, where = _space(args), _space(args, "where")
    near = where == space or where in GRAPH.named(GRAPH.near(space))
    held = position.corps_at(state, where) or SPACES[where].main_base_of or SPACES[where].start_of
    bases = {position.main_base(state, army) for army in state.order}
    return near and bool(held or where in bases)


def _moving(state: State) -> bool:
    return any(isinstance(frame, Move) for frame in state.flow)


def _phase(state: State, seat: Seat, args: Args) -> bool:
    offer = ENGINE.offers(state)[seat]
    return bool(offer.question == args["question"])


def _cannot_pay(state: State, seat: Seat, args: Args) -> bool:
    return int(args["n"]) < max([*_numbers(args), 1]) or "pay" in args["typed"]


def _unreadable(state: State, seat: Seat, args: Args) -> bool:
    """It is none of the answers that are open, as they are written."""
    offer = ENGINE.offers(state).get(seat)
    keys = [choice.key.replace("/", " ") for choice in offer.choices] if offer else []
    return args["typed"].strip().lower() not in keys


FACTS: Mapping[str, Callable[[State, Seat, Args], bool]] = {
    "rr-err-wrong-phase": _phase,
    "rr-err-action-running": lambda s, seat, a: not isinstance(s.flow[-1], Turn),
    "rr-err-unknown-space": _unknown,
    "rr-err-unknown-space-near": _unknown,
    "rr-err-unknown-corps": lambda s, seat, a: all(
        each.numeral.lower() != str(a["text"]).lower()
        for each in CORPS.values()
        if each.army == seat
    ),
    "rr-err-bad-tokens": _quoted,
    "rr-err-no-action-left": lambda s, seat, a: _turn(s).actions >= NUMBERS.actions,
    "rr-err-no-card": lambda s, seat, a: not _held(s, _card(a)),
    "rr-err-card-limit": lambda s, seat, a: (
        _turn(s).recon_used if _card(a) == "recon" else _turn(s).card_used
    ),
    "rr-err-commander-used": lambda s, seat, a: not s.player.commander,
    "rr-err-commander-kind": lambda s, seat, a: "cmd" in a["typed"] or "+" in a["typed"],
    "rr-err-not-in-use": _out_of_game,
    "rr-err-not-a-base": lambda s, seat, a: not SPACES[_base(a)].advance_base,
    "rr-err-base-not-held": lambda s, seat, a: s.control.get(_base(a)) != seat,
    "rr-err-base-used": lambda s, seat, a: _base(a) in _turn(s).bases,
    "rr-err-ostend-used": lambda s, seat, a: not s.ostend,
    "rr-err-special-main-only": lambda s, seat, a: (
        "3" in a["typed"] and position.main_base(s, seat) not in a["typed"].lower().split()
    ),
    "rr-err-supply-short": _short,
    "rr-err-bonus-size": lambda s, seat, a: (
        sum(_numbers(a | {"typed": a["typed"].split("+")[1]})) > a["n"]
    ),
    "rr-err-shed-wrong": lambda s, seat, a: "shed" in a["typed"] or a["n"] > 0,
    "rr-err-truck-number": lambda s, seat, a: (
        a["n"] == s.truck_track and not 1 <= max(_numbers(a) or [0]) <= s.truck_track
    ),
    "rr-err-truck-draw": lambda s, seat, a: a["n"] == _level(s).draw < max([*_numbers(a), 1]),
    "rr-err-truck-limit": lambda s, seat, a: (
        (a["n"], a["limit"]) == (s.player.trucks, _level(s).limit)
        and max([*_numbers(a), 1]) > a["left"]
    ),
    "rr-err-no-arrow": _no_arrow,
    "rr-err-arrow-colour": _other_colour,
    "rr-err-not-controlled": lambda s, seat, a: position.owner(s, _space(a)) != seat,
    "rr-err-arrow-taken": _truck_there,
    "rr-err-placement-limit": lambda s, seat, a: a["n"] == _level(s).placement,
    "rr-err-no-truck": lambda s, seat, a: s.player.trucks <= a["typed"].count(","),
    "rr-err-truck-load": lambda s, seat, a: a["n"] == NUMBERS.truck_load,
    "rr-err-not-there": _not_there,
    "rr-err-not-on-card": _on_card,
    "rr-err-card-full": _no_room,
    "rr-err-out-of-reach": lambda s, seat, a: _moving(s),
    "rr-err-corps-moved": lambda s, seat, a: _own_corps(s, a).moved,
    "rr-err-corps-halted": lambda s, seat, a: _own_corps(s, a).halted,
    "rr-err-no-fuel": lambda s, seat, a: _own_corps(s, a).load[0] < NUMBERS.move_fuel,
    "rr-err-no-step": lambda s, seat, a: ">" not in a["typed"],
    "rr-err-too-far": lambda s, seat, a: a["typed"].count(">") >= a["n"] or _moving(s),
    "rr-err-not-your-lane": lambda s, seat, a: s.active not in SPACES[_space(a)].lanes,
    "rr-err-space-shut": lambda s, seat, a: position.owner(s, _space(a)) not in ("", None, seat),
    "rr-err-space-closed": lambda s, seat, a: any(
        names.seat(army) == a["army"] and army not in s.order for army in ("red", "white", "blue")
    ),
    "rr-err-space-occupied": lambda s, seat, a: position.corps_at(s, _space(a)) is not None,
    "rr-err-fort-ammo": _weak,
    "rr-err-go-fuel": lambda s, seat, a: _own_corps(s, a).load[0] <= NUMBERS.move_fuel,
    "rr-err-move-over": lambda s, seat, a: _moving(s) or "move" in a["typed"],
    "rr-err-cannot-swap": lambda s, seat, a: "market" in a["typed"],
    "rr-err-air-out": lambda s, seat, a: (
        bool(s.player.air) and a["deck"] == names.deck(s.player.air)
    ),
    "rr-err-rain": lambda s, seat, a: bool(s.rain),
    "rr-err-deck-empty": _deck_empty,
    "rr-err-drop-number": lambda s, seat, a: (
        a["n"] == min(NUMBERS.paratroops.most, s.paratroops) and sum(_numbers(a)) != a["n"]
    ),
    "rr-err-drop-barred": lambda s, seat, a: position.owner(s, _space(a)) is not None,
    "rr-err-cannot-pay": _cannot_pay,
    "rr-err-pay-too-much": lambda s, seat, a: "pay" in a["typed"],
    "rr-err-not-a-site": _no_site,
    "rr-err-markers-gone": lambda s, seat, a: s.last_round,
    "rr-err-site-exists": lambda s, seat, a: a["sites"] == _sites(s) != (),
    "rr-err-cannot-pass": lambda s, seat, a: not s.last_round,
    "rr-err-no-target": lambda s, seat, a: not _foreign(s, _space(a)),
    "rr-err-target-protected": _shielded,
    "rr-err-target-safe": lambda s, seat, a: _foreign(s, _space(a)),
    "rr-err-bad-text": _unreadable,
}
