"""A computer player: it takes supply spaces, goes for capitals and keeps its cards for later.

For figures, demonstrations and tests. It looks at the board and at its own question, never at a
deck or at the cards of others.
"""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Key, Offer, Seat
from engines.kit.graph import Mask
from engines.kit.rng import Rng
from engines.kit.window import PASS
from engines.quartermaster import battle, board, evaluate, feasible, placing, supply
from engines.quartermaster.components import (
    BIT,
    CAPITAL,
    ENEMIES,
    SUPPLY,
    Card,
    Country,
    Space,
    Unit,
    graph,
    named,
)
from engines.quartermaster.language import Battle, Place
from engines.quartermaster.state import Context, State

CHANCE = 30
"""How far its mood reaches; what differs by more is never mistaken."""

CARD = {
    "build_army": 55, "build_navy": 42, "land_battle": 50, "sea_battle": 40,
    "event": 52, "economic_warfare": 44, "status": 54, "response": 48,
}  # fmt: skip
PLAIN = {
    "instead": 46, "reallocate": 25, "drop": 5, "mill": 0,
    "use": 60, "spare": 20, PASS: 25, "all": 90, "done": 0,
    "forgo": 2, "stop": 8, "skip": 12, "none": 10, "keep": 20, "swap": 20,
}  # fmt: skip
"""What a verb is worth; what is missing is a matter of taste."""
TASTE = 30
WASTE = 4
"""A card of which nothing would come."""
NEVER = ("remove", "now")
"""Taking off own units, and Truk before it is asked for: nothing a computer sees the use of."""


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...] | None:
    """What it would do, with some chance in it; None leaves be what nobody waits for."""
    if not offer.required:
        breaking = [c.key for c in offer.choices if c.verb == "break"]
        return (breaking[rng.below(len(breaking))],) if breaking else None
    if offer.most != 1:
        return _thrown(state, offer, rng)
    sensible = [choice for choice in offer.choices if choice.verb not in NEVER]
    liked = max(
        sensible or offer.choices,
        key=lambda choice: _worth(state, seat, choice) + rng.below(CHANCE),
    )
    return (liked.key,)


def _thrown(state: State, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    """Cards it can do without; one more than it must, now and then."""
    n = offer.least
    if n < offer.most and not rng.below(3):
        n += 1
    by_worth = sorted(
        offer.choices,
        key=lambda choice: CARD[evaluate.card(state, _card(choice)).type] + rng.below(CHANCE),
    )
    return tuple(choice.key for choice in by_worth[:n])


def _card(choice: Choice) -> str:
    return choice.arg.partition("+")[0]


def _worth(state: State, seat: Country, choice: Choice) -> int:
    verb = choice.verb
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == "take":
        return CARD[evaluate.card(state, _card(choice)).type]
    if verb == "play":
        return _play(state, seat, evaluate.card(state, _card(choice)))
    if verb in ("build", "recruit", "redeclare"):
        return _foothold(state, seat, choice.place)
    if verb in ("battle", "eliminate"):
        return _target(state, seat, choice.place)
    return TASTE


def _play(state: State, seat: Country, card: Card) -> int:
    """What a card would do now; next to nothing if all of it would be skipped."""
    kind = card.type
    if kind in ("build_army", "build_navy"):
        unit: Unit = "army" if kind == "build_army" else "navy"
        places = named(placing.buildable(state, seat, unit))
        return max((CARD[kind] - 40 + _foothold(state, seat, at) for at in places), default=WASTE)
    if kind in ("land_battle", "sea_battle"):
        where = "land" if kind == "land_battle" else "sea"
        found = max((_target(state, seat, at) for at in _fights(state, seat, where)), default=0)
        return CARD[kind] - 35 + found if found else WASTE
    if kind in ("event", "economic_warfare"):
        block = next(ability.block for ability in card.abilities if ability.window == "play")
        steps = [line.step for line in card.blocks[block]]
        if all(isinstance(step, Place | Battle) for step in steps):  # others depend on choices
            context = Context(me=seat, by=seat)
            if not any(feasible.can(state, context, card, step) for step in steps):
                return WASTE
    return CARD[kind]


def _fights(state: State, seat: Country, kind: str) -> list[Space]:
    return named(battle.targets(state, seat, kind) & board.enemies(state, seat))


def _foothold(state: State, seat: Country, space: Space) -> int:
    """What a unit there would be good for."""
    here = BIT[space]
    worth = 20
    if not supply.supplied(state, seat, here) & here:
        worth -= 25
    if here & SUPPLY:
        worth += 12 if board.friends(state, seat) & here else 35
    near = graph().near(space)
    worth += 4 * (near & board.enemies(state, seat)).bit_count()
    worth += 6 * (near & SUPPLY & ~board.friends(state, seat)).bit_count()
    return worth + 15 * bool(near & _capitals(seat))


def _target(state: State, seat: Country, space: Space) -> int:
    """What it is worth to clear a space of enemies."""
    here = BIT[space]
    if not here & board.enemies(state, seat):
        return 0
    worth = 20 + 20 * bool(here & SUPPLY) + 40 * bool(here & _capitals(seat))
    near = graph().near(space)
    return worth + 20 * bool(near & BIT[CAPITAL[seat]]) + 8 * bool(near & _capitals(seat))


@cache
def _capitals(seat: Country) -> Mask:
    """Where enemies of this country have their homes."""
    return sum(BIT[CAPITAL[enemy]] for enemy in ENEMIES[seat])
