"""6. Taking supplies, with Montgomery's bonus (13.5)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from engines.contract import Choice, Key, Offer, msg
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import (
    BACK,
    PREFIX,
    ask,
    did,
    pay_for,
    turn_of,
    use_commander,
)
from engines.race_to_the_rhine.board import ADVANCE_BASES, ONCE_BASES
from engines.race_to_the_rhine.box import KINDS, NUMBERS
from engines.race_to_the_rhine.names import (
    KEYS,
    Log,
    army_name,
    load_key,
    load_text,
    read_load,
    space_name,
    tell,
)
from engines.race_to_the_rhine.state import Bonus, Pay, State, Turn
from engines.race_to_the_rhine.stock import put, settle

SPECIAL = tuple(f"{NUMBERS.special_set}{key}" for key in KEYS)
"""Keys of special sets: 3f, 3a, 3r."""


def choices(s: State, turn: Turn, pay: Pay) -> list[Choice]:
    mix = set_load(s, "mix")
    plus = has_bonus(s)
    found: list[Choice] = []
    for base in bases(s, turn):
        main = base == position.main_base(s, s.active)
        sets = ["mix"] if any(mix) else []
        if main:
            sets += [
                key
                for key, n in zip(SPECIAL, s.supply_track, strict=True)
                if n >= NUMBERS.special_set
            ]
        for name in sets:
            load = load_text(mix) if name == "mix" else name.upper()
            found.append(_take("supply", pay, base, name, load))
            if plus and any(left_for_bonus(s, name)):
                found.append(_take("supply-plus", pay, base, name, load))
    return found


@cache
def _take(verb: str, pay: Pay, base: str, name: str, load: str) -> Choice:
    label = msg(f"rr-do-{verb}", space=space_name(base), tokens=load, pay=pay)
    return Choice(f"{PREFIX[pay]}{verb}/{base}.{name}", label, base)


def bases(s: State, turn: Turn) -> list[str]:
    """Where the active player may take supplies now (RR-6.1, 6.4, 6.5)."""
    found = [position.main_base(s, s.active)]
    for base in ADVANCE_BASES[s.active]:
        if (
            s.control.get(base) == s.active
            and base not in turn.bases
            and (s.ostend or base not in ONCE_BASES)
            and base not in found
        ):
            found.append(base)
    return found


def has_bonus(s: State) -> bool:
    gives = NUMBERS.commanders[s.active].gives == "supplies"
    return gives and s.player.commander and not position.training(s)


def set_load(s: State, name: str) -> list[int]:
    """The tokens of a set; a mixed one is what the pool has of it (RR-6.6)."""
    return [min(1, n) for n in s.pool] if name == "mix" else read_load(name)


def left_for_bonus(s: State, name: str) -> list[int]:
    """What the pool still has once the set is taken."""
    if name != "mix":
        return s.pool
    return [n - taken for n, taken in zip(s.pool, set_load(s, name), strict=True)]


def start(s: State, pay: Pay, verb: str, arg: str, log: Log) -> None:
    base, _, name = arg.partition(".")
    if verb == "supply-plus":
        s.flow.append(Bonus(pay, base, name))
    else:
        take(s, pay, base, name, [0, 0, 0], log)


def take(s: State, pay: Pay, base: str, name: str, bonus: list[int], log: Log) -> None:
    pay_for(s, pay, log)
    load = set_load(s, name)
    source = s.pool if name == "mix" else s.supply_track
    for kind, n in enumerate(load):
        source[kind] -= n
        s.pool[kind] -= bonus[kind]
        load[kind] += bonus[kind]
    put(s, base, load)
    if base != position.main_base(s, s.active):
        turn_of(s).bases.append(base)
    did(s, "supplies", base, what=load_key(load))
    tell(
        log,
        msg(
            "rr-log-supplies",
            army=army_name(s.active),
            tokens=load_text(load),
            bonus=load_text(bonus),
            extra=sum(bonus),
            space=space_name(base),
            now=load_text(s.stock[base]),
        ),
        base,
    )
    if any(bonus):
        use_commander(s, log)
    if base in ONCE_BASES:  # RR-6.5
        s.ostend = False
        tell(log, msg("rr-log-ostend", space=space_name(base)), base)
    settle(s, base, log)


@cache
def _bonuses(pool: tuple[int, ...], most: int) -> tuple[Choice, ...]:
    found = []
    for size in range(1, most + 1):
        for kinds in combinations_with_replacement(range(len(KINDS)), size):
            load = [kinds.count(kind) for kind in range(len(KINDS))]
            if all(n <= there for n, there in zip(load, pool, strict=True)):
                label = msg("rr-do-bonus", tokens=load_text(load))
                found.append(Choice(f"bonus/{load_key(load)}", label))
    return tuple(found)


def ask_bonus(s: State, frame: Bonus) -> Offer:
    most = NUMBERS.commanders[s.active].bonus
    pool = tuple(min(n, most) for n in left_for_bonus(s, frame.set))
    set_text = load_text(set_load(s, frame.set))
    return ask(
        s,
        msg("rr-ask-bonus", n=most, tokens=set_text, space=space_name(frame.base)),
        (*_bonuses(pool, most), BACK),
        (BACK.key,),
        "RR-13.5",
    )


def answer_bonus(s: State, frame: Bonus, key: Key, log: Log) -> None:
    s.flow.pop()
    if key != BACK.key:
        take(s, frame.pay, frame.base, frame.set, read_load(key.partition("/")[2]), log)
