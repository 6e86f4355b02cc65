"""What lies on a space: feeding halted corps (RR-9.6) and the limit (RR-6.7 to 6.11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import ask
from engines.race_to_the_rhine.components import AMMO, FOOD, FUEL, LETTERS
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.loads import KEYS, load_text
from engines.race_to_the_rhine.state import Corps, Shed, State, Turn

EMPTY = (0, 0, 0)


def lying(state: State, space: str) -> Sequence[int]:
    return state.stock.get(space, EMPTY)


def mixed(load: Sequence[int]) -> bool:
    """Whether there is more than one kind of supplies in it."""
    return load.count(0) < len(load) - 1


def put(state: State, space: str, load: Sequence[int]) -> None:
    there = state.stock.setdefault(space, [0, 0, 0])
    for kind, n in enumerate(load):
        there[kind] += n
    if not any(there):
        del state.stock[space]


def remove(state: State, space: str, load: Sequence[int]) -> None:
    put(state, space, [-n for n in load])


def spend(state: State, corps: Corps, kind: int, n: int) -> None:
    """Supplies of a corps go back into the pool."""
    corps.load[kind] -= n
    state.pool[kind] += n


def settle(game: Game, space: str) -> None:
    """Something came to a space: a halted corps eats, then the limit is tested (RR-6.9)."""
    state = game.state
    if space not in state.stock:
        return
    feed(game, space)
    if surplus(state, space) <= 0:
        return
    asked = isinstance(state.flow[0], Turn) and position.owner(state, space) == state.active
    if asked and mixed(lying(state, space)):
        frame = Shed(space)
        if frame not in state.flow:
            state.flow.append(frame)
    else:
        shed(game, space, usual(state, space))


def feed(game: Game, space: str) -> None:
    """RR-9.6: a halted corps and food on one space."""
    state = game.state
    corps = position.corps_at(state, space)
    if corps is not None and state.corps[corps].halted and lying(state, space)[FOOD]:
        remove(state, space, (0, 0, 1))
        state.pool[FOOD] += 1
        state.corps[corps].halted = False
        game.say("rr-log-fed", space, corps=names.corps(corps), space=names.space(space))


def surplus(state: State, space: str) -> int:
    if position.owner(state, space) is None:  # RR-6.11
        return 0
    return sum(lying(state, space)) - position.limit(state, space)


def usual(state: State, space: str) -> list[int]:
    """What goes if nobody chooses: one at a time of the most numerous kind; R, A, F (RR-6.10)."""
    left, gone = list(lying(state, space)), [0, 0, 0]
    for _ in range(surplus(state, space)):
        kind = max((FOOD, AMMO, FUEL), key=left.__getitem__)
        left[kind] -= 1
        gone[kind] += 1
    return gone


def shed(game: Game, space: str, load: Sequence[int]) -> None:
    state = game.state
    remove(state, space, load)
    for kind, n in enumerate(load):
        state.pool[kind] += n
    game.say("rr-log-shed", space, n=sum(load), tokens=load_text(load), space=names.space(space))


# --- tokens as choices, for discarding and for cargo ---------------------------------------------


@cache
def token(verb: str, kind: int, i: int, space: str) -> Choice:
    return Choice(f"{verb}/{KEYS[kind]}{i}", msg("rr-do-token", kind=LETTERS[kind]), space)


def tokens(verb: str, load: Sequence[int], space: str) -> tuple[Choice, ...]:
    return tuple(
        token(verb, kind, i, space) for kind, n in enumerate(load) for i in range(1, n + 1)
    )


def picked(picks: Sequence[Key]) -> list[int]:
    """The load that picked tokens make together."""
    load = [0, 0, 0]
    for key in picks:
        load[KEYS.index(key.partition("/")[2][0])] += 1
    return load


def token_keys(verb: str, load: Sequence[int]) -> tuple[Key, ...]:
    return tuple(choice.key for choice in tokens(verb, load, ""))


def ask_shed(state: State, frame: Shed) -> dict[Seat, Offer]:
    n = surplus(state, frame.space)
    there = lying(state, frame.space)
    return ask(
        state,
        msg(
            "rr-ask-shed",
            n=n,
            space=names.space(frame.space),
            tokens=load_text(there),
            limit=position.limit(state, frame.space),
        ),
        tokens("shed", there, frame.space),
        token_keys("shed", usual(state, frame.space)),
        "RR-6.8",
        least=n,
        most=n,
    )


def answer_shed(game: Game, frame: Shed, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    shed(game, frame.space, picked(picks))
