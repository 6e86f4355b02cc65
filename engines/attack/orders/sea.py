"""AT-7.13. Sea policy: lines tested from the top; the first one that fits a crossing speaks.

    block by red in move into mine via North Sea from GBR to GER

Every condition may be left out. OrderBook as `block by.red in.move into.mine via.north_sea`, lines
parted by semicolons.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engines.attack import march, names, operation
from engines.attack.components import SEATS
from engines.attack.orders.words import SEAS, colour, region
from engines.attack.state import Group, Operation, State
from engines.contract import Key, Msg, OrderBook, Seat, msg
from engines.kit import spelling
from engines.kit.turns import reasons

SAYS = ("allow", "block", "ask")
ACTIONS = ("move", "strategic")
WHOSE = ("mine", "movers", "neutral")
LANE = "lane"
EXAMPLE = "sea block by red in move into mine via North Sea"
CONDITIONS = re.compile(r"\b(by|in|into|via|from|to)\b\s*", re.IGNORECASE)


def lines(filed: OrderBook) -> list[str]:
    return [line for line in filed.standing.get("sea", "").split(";") if line]


# ---- typed


def read(text: str) -> str:
    """One line as it is filed."""
    say, *rest = CONDITIONS.split(text.strip())
    say = say.strip().lower()
    if say not in SAYS:
        raise reasons.unread(text.strip(), EXAMPLE)
    found = [say]
    for what, value in zip(rest[::2], rest[1::2], strict=False):
        found.append(f"{what.lower()}.{_value(what.lower(), value.strip())}")
    return " ".join(found)


def _value(what: str, text: str) -> str:
    plain = text.lower()
    if what == "by":
        return colour(text)
    if what == "in" and plain in ACTIONS:
        return plain
    if what == "into":
        return plain if plain in WHOSE else colour(text)
    if what == "via":
        found = [LANE] if plain == LANE else spelling.fitting(text, SEAS)
        if len(found) == 1:
            return found[0]
    if what in ("from", "to"):
        return region(text)
    raise reasons.unread(f"{what} {text}", EXAMPLE)


# ---- said


def told(line: str) -> Msg:
    """A line as people read it."""
    say, *conditions = line.split()
    what = tuple(condition(each) for each in conditions) or (msg("at-sea-any"),)
    return msg(f"at-sea-{say}", what=what)


def condition(text: str) -> Msg:
    what, _, value = text.partition(".")
    if what == "by" or (what == "into" and value in SEATS):
        return msg(f"at-sea-{what}", seat=names.seat(value))
    if what in ("from", "to"):
        return msg(f"at-sea-{what}", region=names.region(value))
    if what == "via" and value != LANE:
        return msg("at-sea-via", zone=msg(f"at-zone-{value}"))
    return msg(f"at-sea-{what}-{value}")


# ---- the answer


def answer(
    state: State, top: Operation, filed: OrderBook, asks: bool = True
) -> tuple[Key, ...] | None:
    """Every group by its line. Those a line wants asked are held back and put to the controller in
    one question; with `asks` off the default speaks for them (AT-7.4, 7.13, 7.14)."""
    waiting = [group for group in top.groups if group.needs_leave and not group.leave]
    by_default = ("own",) if asks else ("own", "ask")
    picks: list[Key] = []
    for group in waiting:
        verdict = _verdict(state, top, group, filed)
        blocks = verdict in by_default and operation.default_policy(state, group)
        if blocks or verdict == "block":
            picks.append(f"block/{group.origin}.{group.target}")
        elif verdict == "ask" and asks:
            picks.append(f"hold/{group.origin}.{group.target}")
    held = sum(pick.startswith("hold/") for pick in picks)
    if held and held == len(waiting):
        return None
    return tuple(dict.fromkeys(picks)) or ("allow-all",)


def _verdict(state: State, top: Operation, group: Group, filed: OrderBook) -> str:
    for line in lines(filed):
        say, *conditions = line.split()
        if all(_fits(state, top, group, each) for each in conditions):
            return say
    own = filed.standing.get(f"leave.{state.active}")  # picked for one that crosses
    return own or filed.standing.get("leave", "own")


def _fits(state: State, top: Operation, group: Group, condition: str) -> bool:
    what, _, value = condition.partition(".")
    if what == "by":
        return value == state.active
    if what == "in":
        return value == top.action
    if what == "into":
        return value in _whose(state, state.owner.get(group.target, ""))
    if what == "via":
        return value in _links(state, group)
    return value == (group.origin if what == "from" else group.target)


def _whose(state: State, owner: Seat) -> Iterator[str]:
    """What a target may be called: by its owner, and whose it is to controller and mover."""
    yield owner or "neutral"
    if owner == state.seas:
        yield "mine"
    if owner == state.active:
        yield "movers"


def _links(state: State, group: Group) -> tuple[str, ...]:
    if group.way == "sea":
        return (group.by,)
    return march.chain(state, state.active, group.origin, group.target) or ()
