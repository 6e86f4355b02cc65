"""Standing orders: doctrine, garrisons, leave to cross, naval defence, trades (section 21).

Filed by name: `doctrine` -> `shield`; `leave` -> `ask`, `leave.red` -> `block`; `naval` ->
`fight.80`; `rule` -> `below.50`; `trades` -> `forbid`; `garrisons` -> `all_in`. Typed orders add
`doctrine.france`. Orders look at public facts only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.attack import names as words
from engines.attack import naval, operation
from engines.attack.doctrine import NAMED
from engines.attack.state import Blocking, Challenge, Muster, NavalBattle, Operation, State
from engines.contract import Choice, Filed, Key, Msg, Offer, Seat, msg

FORMS = {
    "standing-doctrine": ("doctrine", (*NAMED, "steer"), ""),
    "garrisons": ("garrisons", ("no", *NAMED), "no"),
    "leave": ("leave", ("own", "allow", "block", "ask"), "own"),
    "naval-defence": ("naval", ("ask", "fight", "withdraw", "fight.60", "fight.80", "fight.100"),
                      "ask"),
    "naval-rule": ("rule", naval.RULES, "below.50"),
    "trades": ("trades", ("allow", "forbid", "ask"), "allow"),
}  # fmt: skip
"""Verb in the menu: name it is filed under, values, and what holds where nothing is said."""


# ---- the menu


def menu(state: State, seat: Seat, filed: Filed) -> Offer:
    choices = _choices(tuple(other for other in state.order if other != seat))
    ticked = tuple(choice.key for choice in choices if _is_set(filed, choice.key))
    return Offer(
        msg("at-ask-standing"),
        choices,
        (),
        msg("at-wait-besides"),
        "standing",
        "AT-21.23",
        least=0,
        most=len(choices),
        waited=False,
        answered=ticked,
    )


@lru_cache(maxsize=64)
def _choices(others: tuple[Seat, ...]) -> tuple[Choice, ...]:
    return tuple(_every(others))


def _every(others: tuple[Seat, ...]) -> Iterator[Choice]:
    for verb, (_, values, _) in FORMS.items():
        for value in values:
            yield Choice(f"{verb}/{value}", _label(verb, value))
        if verb == "leave":
            for other in others:
                for value in ("allow", "block", "ask"):
                    text = msg(f"at-standing-leave-{value}-seat", seat=words.seat(other))
                    yield Choice(f"leave/{value}+{other}", text)


def _label(verb: str, value: str) -> Msg:
    kind, _, n = value.partition(".")
    if verb == "standing-doctrine":
        return msg(f"at-standing-{value}")
    if verb == "garrisons" and value != "no":
        return msg("at-standing-garrisons", how=msg(f"at-standing-{value}"))
    if verb == "naval-defence":
        return msg("at-standing-naval-share", n=int(n)) if n else msg(f"at-standing-naval-{value}")
    if verb == "naval-rule":
        return msg(f"at-do-rule-{kind}", n=int(n or 0))
    return msg(f"at-standing-{verb}-{value}")


def _filed_as(key: Key) -> tuple[str, str]:
    """`leave/block+red` -> `leave.red`, `block`."""
    verb, _, value = key.partition("/")
    value, _, other = value.partition("+")
    name = FORMS[verb][0]
    return (f"{name}.{other}" if other else name), value


def _is_set(filed: Filed, key: Key) -> bool:
    name, value = _filed_as(key)
    silence = FORMS[key.partition("/")[0]][2] if "." not in name else ""
    return filed.standing.get(name, silence) == value


def file(filed: Filed, picks: tuple[Key, ...]) -> None:
    """Each pick replaces what was said about the same thing."""
    for key in picks:
        name, value = _filed_as(key)
        filed.standing[name] = value


# ---- the answer


def answer(state: State, seat: Seat, offer: Offer, filed: Filed) -> tuple[Key, ...] | None:
    top = state.flow[-1] if state.flow else None
    if not offer.waited or offer.answered:
        return None
    if isinstance(top, Muster):
        return _muster(state, seat, top, offer, filed)
    if isinstance(top, Operation) and top.stage == "leave":
        return _leave(state, top, filed)
    if isinstance(top, Challenge) and seat == state.seas:
        return _defence(state, filed)
    if isinstance(top, NavalBattle):
        return offer.default if "rule" in filed.standing else None
    if isinstance(top, Blocking):
        said = filed.standing.get("trades", "allow")
        return None if said == "ask" else (said,)
    return None


def _muster(
    state: State, seat: Seat, top: Muster, offer: Offer, filed: Filed
) -> tuple[Key, ...] | None:
    """By region, else the general one, else what silence means (AT-8.24, 9.5)."""
    if seat not in (state.active, top.defender):
        said = filed.standing.get("garrisons", "no")
        return ("no",) if said == "no" else (f"doctrine/{said}",)
    general = filed.standing.get("doctrine", "")
    said = filed.standing.get(f"doctrine.{top.region}", general)
    return tuple(doctrine_keys(said)) if said else offer.default


def doctrine_keys(said: str) -> Iterator[Key]:
    """`shield`, or `ptia.5`: an order with a cap."""
    name, _, cap = said.partition(".")
    yield f"doctrine/{name}" if name in (*NAMED, "steer") else f"order/{name}"
    if cap:
        yield f"cap/{cap}"


def _leave(state: State, top: Operation, filed: Filed) -> tuple[Key, ...] | None:
    """The first line that fits: the mover's own, then the general one (AT-7.13)."""
    if state.rules.ask_leave:
        return None  # AT-26.14
    general = filed.standing.get("leave", "own")
    said = filed.standing.get(f"leave.{state.active}", general)
    if said == "ask":
        return None
    asked = [group for group in top.groups if group.needs_leave and not group.leave]
    blocked = [
        f"block/{group.origin}.{group.target}"
        for group in asked
        if said == "block" or (said == "own" and operation.default_policy(state, group))
    ]
    return tuple(dict.fromkeys(blocked)) or ("allow-all",)


def _defence(state: State, filed: Filed) -> tuple[Key, ...] | None:
    """AT-13.11. Without one the controller is asked (AT-21.24)."""
    said, _, share = filed.standing.get("naval", "ask").partition(".")
    if said == "ask":
        return None
    if said == "withdraw" or (share and not naval.fights(state, int(share))):
        return ("withdraw",)
    rule = filed.standing.get("rule", naval.DEFAULT_RULE[0])
    ships = _template(state, filed.standing.get("line", ""))
    return ("fight", *ships, f"rule/{rule}")


def _template(state: State, line: str) -> list[Key]:
    fleet = dict(zip("BDSC", state.players[state.seas].fleet, strict=True))
    found: list[Key] = []
    for letter in line:
        used = sum(1 for key in found if key[5] == letter.lower())
        if used < fleet[letter]:
            found.append(f"ship/{letter.lower()}{used + 1}")
    return found
