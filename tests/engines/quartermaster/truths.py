"""What makes each refusal of Quartermaster true, told from the position and the words (QM-33)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Msg, Offer, Seat, msg
from engines.quartermaster import ENGINE, board, names, playing, supply
from engines.quartermaster.components import (
    BIT,
    COUNTRIES,
    KIND,
    LAND,
    SPACES,
    TEAM,
    book,
    unit_of,
)
from engines.quartermaster.state import (
    Discards,
    Fight,
    Pay,
    Placing,
    Reallocate,
    Setup,
    Situation,
    State,
)

VERBS = ("play", "drop", "instead", "build", "recruit", "battle", "use", "discard", "name", "pass")
Args = Mapping[str, Any]
Fact = Callable[[State, Seat, Args], bool]


def _space(args: Args) -> str:
    return next(space for space in SPACES if names.space(space) == args["space"])


def _country(args: Args) -> str:
    return next((c for c in COUNTRIES if names.country(c) == args["country"]), "")


def _card(args: Args) -> str:
    return next(card for card in book() if names.card(card) == args["card"])


def _there(state: State, args: Args) -> list[str]:
    return [country for country in COUNTRIES if state.units[country] & BIT[_space(args)]]


def _offer(state: State, seat: Seat) -> Offer | None:
    return ENGINE.offers(state).get(seat)


def _passing(state: State) -> bool:
    """What is not meant for a situation passes it first, and is judged after that."""
    return isinstance(state.flow[-1], Situation)


def _asked(state: State, seat: Seat, args: Args) -> bool:
    offer = _offer(state, seat)
    return _passing(state) or (offer is not None and offer.question == args["question"])


def _on_turn(state: State, seat: Seat, args: Args) -> bool:
    return state.country != seat and _country(args) == state.country


def _phase(state: State, seat: Seat, args: Args) -> bool:
    return _passing(state) or (
        args["now"] == names.step(state.step) and args["wanted"] != args["now"]
    )


def _played(state: State, seat: Seat, args: Args) -> bool:
    return (state.duty and state.country == seat) or _passing(state)


def _must_play(state: State, seat: Seat, args: Args) -> bool:
    """And what is named beside a play is really to be had."""
    ready = tuple(names.card(card) for card in playing.insteads(state, seat))
    asked = not state.duty and state.country == seat and state.step == "play"
    return _passing(state) or (asked and args["statuses"] == (ready or (msg("qm-no-card"),)))


def _not_held(state: State, seat: Seat, args: Args) -> bool:
    """Nothing of the zone has the card's name."""
    nation = state.nations[seat]
    zone = nation.hand if args["zone"] == "hand" else [*nation.statuses, *nation.responses]
    return all(names.card(card) != args["card"] for card in zone)


def _in_hand(state: State, seat: Seat, args: Args) -> bool:
    return any(names.card(card) == args["card"] for card in state.nations[seat].hand)


def _unknown(state: State, seat: Seat, args: Args) -> bool:
    there = {"card": book(), "space": SPACES, "country": COUNTRIES, "verb": VERBS}
    return args["text"] not in there[args["kind"]]


def _wrong_kind(state: State, seat: Seat, args: Args) -> bool:
    return (args["kind"] == "army") is bool(BIT[_space(args)] & LAND)


def _own_unit(state: State, seat: Seat, args: Args) -> bool:
    return bool(state.units[_country(args)] & BIT[_space(args)])


def _friend(state: State, seat: Seat, args: Args) -> bool:
    return any(TEAM[c] == TEAM[seat] for c in _there(state, args))


def _enemy(state: State, seat: Seat, args: Args) -> bool:
    return any(TEAM[c] != TEAM[seat] for c in _there(state, args))


def _not_listed(state: State, seat: Seat, args: Args) -> bool:
    return args["space"] not in args["list"]


def _unsupplied(state: State, seat: Seat, args: Args) -> bool:
    """There is no unit of the country, and were there one it had no supply or no port."""
    harbour = unit_of(_space(args)) == "army" or any(
        supply.has_port(state, country, _space(args)) for country in COUNTRIES
    )
    return args["port"] == "yes" or not all([harbour]) or unit_of(_space(args)) == "navy"


def _all_out(state: State, seat: Seat, args: Args) -> bool:
    country = _country(args)
    standing = (state.units[country] & KIND[args["kind"]]).bit_count()
    return args["n"] == standing and not board.pool(state, country, args["kind"])


def _not_redeclared(state: State, seat: Seat, args: Args) -> bool:
    """What its reason says of the space."""
    nobody = args["reason"] == msg("qm-why-no-unit")
    friends = [country for country in _there(state, args) if TEAM[country] == TEAM[seat]]
    return not nobody or len(friends) < len(COUNTRIES) // 2


def _choose(state: State, seat: Seat, args: Args) -> bool:
    top, offer = state.flow[-1], _offer(state, seat)
    named = _passing(state) or isinstance(top, Pay | Discards | Reallocate)
    return named and (offer is None or args["n"] in (0, offer.least, offer.most))


def _used(state: State, seat: Seat, args: Args) -> bool:
    top = state.flow[-1]
    here = top.used if isinstance(top, Situation) else []
    used = here if args["when"] == "situation" else [*state.used, *here]
    return any(names.card(card) == args["card"] for card in used)


def _unfit(state: State, seat: Seat, args: Args) -> bool:
    """Nothing that is offered begins with it, or the way in which it is offered is told."""
    offer, card = _offer(state, seat), _card(args)
    ways = [choice.label for choice in offer.choices if choice.arg == card] if offer else []
    return not ways or args["open"] in ways


def _placed(state: State, seat: Seat, args: Args) -> bool:
    return any(names.card(card) == args["card"] for card in state.placed)


def _not_own(state: State, seat: Seat, args: Args) -> bool:
    space = args["typed"].split()[-1].lower()
    return space not in SPACES or not state.units[seat] & BIT[space]


def _protected(state: State, seat: Seat, args: Args) -> bool:
    return any(
        names.unit(country, space) == args["unit"] and board.protected(state, country, space)
        for country in COUNTRIES
        for space in SPACES
        if state.units[country] & BIT[space]
    )


def _no_reallocation(state: State, seat: Seat, args: Args) -> bool:
    reason: Msg = args["reason"]
    hand = state.nations[seat].hand
    facts = {
        "qm-why-option-off": not state.rules.reallocation,
        "qm-why-once": state.reallocated,
        "qm-why-few-cards": len(hand) < playing.PRICE,
        "qm-why-no-deck": state.rules.reallocation and len(hand) >= playing.PRICE,
    }
    return bool(facts[reason.id])


def _unplayable(state: State, seat: Seat, args: Args) -> bool:
    offer = _offer(state, seat)
    return _in_hand(state, seat, args) and not (offer and offer.find(f"play/{_card(args)}"))


def _unnamed(state: State, seat: Seat, args: Args) -> bool:
    offer = _offer(state, seat)
    return not (offer and offer.find(f"name/{_country(args)}"))


def _others(state: State, seat: Seat, args: Args) -> bool:
    return _country(args) != seat


def _counted(state: State, seat: Seat, args: Args) -> bool:
    piles = [
        n
        for nation in state.nations.values()
        for n in (
            len(nation.hand),
            len(nation.deck),
            len(nation.responses),
            len(nation.hidden) + len(nation.shown),
        )
    ]
    return args["n"] in piles


def _only_way(state: State, seat: Seat, args: Args) -> bool:
    """It was chosen by itself."""
    return any(_space(args) in key for keys in state.made.values() for key in keys)


def _only_these(state: State, seat: Seat, args: Args) -> bool:
    """Another place, another verb, or a unit to be named more fully."""
    return isinstance(state.flow[-1], Placing | Fight) or _passing(state)


FACTS: Mapping[str, Fact] = {
    "qm-e00": _asked,
    "qm-e02": _on_turn,
    "qm-e03": _phase,
    "qm-e04": _played,
    "qm-e05": _must_play,
    "qm-e06": _not_held,
    "qm-e07": _in_hand,
    "qm-e08": _unknown,
    "qm-e09": _wrong_kind,
    "qm-e10": _own_unit,
    "qm-e11": _enemy,
    "qm-e12": _not_listed,
    "qm-e13": _unsupplied,
    "qm-e14": _all_out,
    "qm-e15": _not_redeclared,
    "qm-e16": _not_listed,
    "qm-e17": _friend,
    "qm-e18": lambda s, seat, a: isinstance(s.flow[-1], Fight) or _passing(s),
    "qm-e18-victim": lambda s, seat, a: bool(_there(s, a)) or a["list"] == (msg("qm-no-space"),),
    "qm-e19": _choose,
    "qm-e20": lambda s, seat, a: isinstance(s.flow[-1], Pay),
    "qm-e21": _used,
    "qm-e22": _unfit,
    "qm-e23": lambda s, seat, a: isinstance(s.flow[-1], Situation) and seat in s.flow[-1].passed,
    "qm-e24": _placed,
    "qm-e25": _not_own,
    "qm-e26": _protected,
    "qm-e27": _no_reallocation,
    "qm-e28": lambda s, seat, a: isinstance(s.flow[-1], Reallocate),
    "qm-e29": lambda s, seat, a: isinstance(s.flow[-1], Setup) or not s.country,
    "qm-e30": _unplayable,
    "qm-e31": _unnamed,
    "qm-e32": _others,
    "qm-e33": _counted,
    "qm-e34": lambda s, seat, a: bool(s.winner) and a["team"] == names.team(s.winner),
    "qm-e36": lambda s, seat, a: s.step == "play",
    "qm-e37": _only_these,
    "qm-e39": _only_way,
}
