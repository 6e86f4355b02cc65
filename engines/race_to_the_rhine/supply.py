"""RR-6. Taking supplies, with Montgomery's bonus (RR-13.5)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import BACK, PREFIX, ask, pay_for, turn_of, use_commander
from engines.race_to_the_rhine.board import ADVANCE_BASES, ONCE_BASES
from engines.race_to_the_rhine.components import KINDS, NUMBERS
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.loads import KEYS, load_key, load_text, read_load
from engines.race_to_the_rhine.state import Bonus, Pay, State, Turn
from engines.race_to_the_rhine.stock import put, settle

SPECIAL = tuple(f"{NUMBERS.special_set}{key}" for key in KEYS)
"""Keys of special sets: 3f, 3a, 3r."""


def choices(state: State, turn: Turn, pay: Pay) -> list[Choice]:
    mix = set_load(state, "mix")
    plus = has_bonus(state)
    found: list[Choice] = []
    home, *others = bases(state, turn)
    for base in (home, *others):
        sets = ["mix"] if any(mix) else []
        if base == home:
            sets += [
                key
                for key, n in zip(SPECIAL, state.supply_track, strict=True)
                if n >= NUMBERS.special_set
            ]
        for name in sets:
            load = load_text(mix) if name == "mix" else name.upper()
            found.append(_take("supply", pay, base, name, load))
            if plus and any(left_for_bonus(state, name)):
                found.append(_take("supply-plus", pay, base, name, load))
    return found


@cache
def _take(verb: str, pay: Pay, base: str, name: str, load: str) -> Choice:
    label = msg(f"rr-do-{verb}", space=names.space(base), tokens=load, pay=pay)
    return Choice(f"{PREFIX[pay]}{verb}/{base}.{name}", label, base)


def bases(state: State, turn: Turn) -> list[str]:
    """Where the active player may take supplies now, the main base first (RR-6.1, 6.4, 6.5)."""
    found = [position.main_base(state, state.active)]
    for base in ADVANCE_BASES[state.active]:
        if (
            state.control.get(base) == state.active
            and base not in turn.bases
            and (state.ostend or base not in ONCE_BASES)
            and base not in found
        ):
            found.append(base)
    return found


def has_bonus(state: State) -> bool:
    gives = NUMBERS.commanders[state.active].gives == "supplies"
    return gives and state.player.commander and not position.training(state)


def set_load(state: State, name: str) -> list[int]:
    """The tokens of a set; a mixed one is what the pool has of it (RR-6.6)."""
    return [min(1, n) for n in state.pool] if name == "mix" else read_load(name)


def left_for_bonus(state: State, name: str) -> list[int]:
    """What the pool still has once the set is taken."""
    if name != "mix":
        return state.pool
    return [n - taken for n, taken in zip(state.pool, set_load(state, name), strict=True)]


def start(game: Game, pay: Pay, verb: str, arg: str) -> None:
    state = game.state
    base, _, name = arg.partition(".")
    if verb == "supply-plus":
        state.flow.append(Bonus(pay, base, name))
    else:
        take(game, pay, base, name, [0, 0, 0])


def take(game: Game, pay: Pay, base: str, name: str, bonus: list[int]) -> None:
    state = game.state
    pay_for(game, pay)
    load = set_load(state, name)
    source = state.pool if name == "mix" else state.supply_track  # RR-6.2, 6.3
    for kind, n in enumerate(load):
        source[kind] -= n
        state.pool[kind] -= bonus[kind]
        load[kind] += bonus[kind]
    put(state, base, load)
    if base != position.main_base(state, state.active):
        turn_of(state).bases.append(base)
    game.record("supplies", base, what=load_key(load))
    game.say(
        "rr-log-supplies",
        base,
        army=names.seat(state.active),
        tokens=load_text(load),
        bonus=load_text(bonus),
        extra=sum(bonus),
        space=names.space(base),
        now=load_text(state.stock[base]),
    )
    if any(bonus):
        use_commander(game)
    if base in ONCE_BASES:  # RR-6.5
        state.ostend = False
        game.say("rr-log-ostend", base, space=names.space(base))
    settle(game, base)  # the bonus included: RR-13.6


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


def ask_bonus(state: State, frame: Bonus) -> dict[Seat, Offer]:
    most = NUMBERS.commanders[state.active].bonus
    pool = tuple(min(n, most) for n in left_for_bonus(state, frame.set))
    set_text = load_text(set_load(state, frame.set))
    return ask(
        state,
        msg("rr-ask-bonus", n=most, tokens=set_text, space=names.space(frame.base)),
        (*_bonuses(pool, most), BACK),
        (BACK.key,),
        "RR-13.5",
    )


def answer_bonus(game: Game, frame: Bonus, seat: Seat, picks: tuple[Key, ...]) -> None:
    key = picks[0]
    game.pop()
    if key != BACK.key:
        take(game, frame.pay, frame.base, frame.set, read_load(key.partition("/")[2]))
