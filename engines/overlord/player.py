"""A computer player with some sense: it gives cards, orders many, closes in and shoots best.

It looks at the board as everybody sees it and at its own offer, and at nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract import Choice, Key, Offer, Seat
from engines.kit.hexes import Hex
from engines.kit.rng import Rng
from engines.overlord import batched_moves, fire, land, movement, questions, roles
from engines.overlord.components import CARDS, ROLES, TYPES, Card, Class, Role, Side
from engines.overlord.field import Field, Ground, side_of
from engines.overlord.fire import Attempt
from engines.overlord.state import State, Unit

HITS: dict[Class, float] = {"infantry": 1 / 2, "armor": 1 / 3, "artillery": 1 / 6}
"""How likely a die hits: its symbol and the grenade (OV-1.6, 9.15)."""
SPECIAL = {"finest_hour": 2.8, "air_power": 2.2, "barrage": 2.2, "counter_attack": 1.6}
"""Cards that order nobody by themselves, in units that are ordered well."""
RATE = {"dig_in": 0.35, "medics": 0.7, "move_out": 0.9, "artillery_bombard": 1.3}
"""What an order of other cards is worth beside one to move and battle."""
DANGER = 3
"""Hexes from which an enemy is a danger to a last figure."""
WEAK = {1: 0.5, 2: 0.2}
"""How much each such enemy frightens units with so few figures."""
CLOSER = 1.0
"""As many more enemies around it make taking ground a bad idea; one, for a last figure."""
GOAL = 2.0
"""To stand on a goal, or to stay on one that would be lost."""
COVER = 0.45
"""What a die that cover keeps off is worth where a unit goes, beside hexes on the way."""
WORKS = 0.5
"""How much more where works keep it off: they are gone when left, and ignore flags."""
SHOT = 4
"""What a medal is worth there that it may hope for."""
ABLE = 1.8
"""How many hexes nearer the enemy a unit that cannot shoot must be, to be ordered before one that
can, and how many more for each medal that one may hope for."""
HURT = 2.4
URGENT = ("again", "strafe", "shoot")
"""What a unit does before it cuts wire or rests."""
BARRAGE = 3
"""Dice, more or less, for each target of a card that is shot from afar."""
AFAR = 0.35
"""An order to a unit that cannot battle this turn."""


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...] | None:
    if not offer.required:
        return None
    kind = offer.question.id.removeprefix("ov-ask-")
    side, _ = roles.who(seat)
    if kind == "select":
        return (_select(state, side, offer, rng),)
    if kind.startswith("order") or kind == "initiative":
        return _order(state, side, offer)
    if kind == "move":
        return (_move(state, side, offer, rng),)
    if kind in ("battle", "overrun"):
        return (_battle(state, offer, rng),)
    if kind == "ground":
        return (_ground(state, side, offer),)
    if kind == "lay":
        return (_lay(state, side, offer),)
    if kind in ("sheet", "ambush"):
        wish = "sheet/others.yes" if kind == "sheet" else "use"
        return (wish,)
    return offer.default


def _select(state: State, side: Side, offer: Offer, rng: Rng) -> Key:
    """Cards that order most, one for each general first; then what goes with them, then send."""
    keys = [choice.key for choice in offer.choices]
    targets = [choice for choice in offer.choices if choice.verb == "target"]
    if targets:
        return max(targets, key=lambda c: (pain(state, c), rng.below(8))).key
    for verb in ("gung", "name"):
        more = [key for key in keys if key.startswith(f"{verb}/")]
        if more:
            return more[rng.below(len(more))]
    busy = {gift.role for gift in state.draft.gifts}
    cards = [c for c in offer.choices if c.verb in ("give", "self")]
    free = [c for c in cards if c.arg.partition(".")[2] not in busy]
    wanted = free or ([] if state.draft.gifts or state.draft.own else cards)
    if wanted and len(state.draft.gifts) < 3:
        worth = worths(state, side, wanted)
        return max(wanted, key=lambda c: worth[c.key] + rng.below(8) / 10).key
    under = [c for c in offer.choices if c.verb == "under"]
    if under:
        return max(under, key=lambda c: min(CARDS[c.arg].orders, 4) + rng.below(3)).key
    return "send" if "send" in keys else offer.default[0]


def pain(state: State, choice: Choice) -> float:
    """How much it hurts a unit to be a target of Barrage or Air Power."""
    target = state.units.get(choice.place)
    return _hurt(target, BARRAGE) if target else 0.0


Enemies = list[tuple[Hex, Unit]]


def _enemies(state: State, side: Side) -> Enemies:
    return [(cell, unit) for cell, unit in state.units.items() if unit.side != side]


Useful = list[tuple[Hex, Class, bool, int, float]]
"""Units of a side: where, which class, whether wounded, how far from the enemy, and what an order
is worth to each."""


def _useful(state: State, side: Side) -> Useful:
    found: Useful = []
    enemies = _enemies(state, side)
    for cell, unit in state.units.items():
        if unit.side == side:
            kind, far = TYPES[unit.type], state.field.grid.far[cell]
            near = min([far[at] for at, _ in enemies], default=0)
            fights = near <= len(kind.dice_by_range) + kind.move_and_battle
            wounded = unit.figures < kind.figures
            found.append((cell, kind.cls, wounded, near, 1.0 if fights else AFAR))
    return found


def worths(state: State, side: Side, cards: Iterable[Choice]) -> dict[Key, float]:
    """What each of these cards is worth, under the key of its choice."""
    useful = _useful(state, side)
    return {choice.key: _worth(state.field, side, useful, choice) for choice in cards}


def _worth(field: Field, side: Side, useful: Useful, choice: Choice) -> float:
    """What the units a card orders can do with it."""
    name, _, to = choice.arg.partition(".")
    card = CARDS[name]
    if not card.orders:
        return SPECIAL.get(name, 1.5)
    role: Role = next((role for role in ROLES if role == to), "chief")
    fits = [one for one in useful if _is_meant(card, one)]
    groups = _groups(field, side, role, card)
    worth = [_sum(field, fits, sections, card.orders) for sections in groups]
    best = sum(worth) if card.area == "each" else max(worth, default=0.0)
    return best * RATE.get(card.family, 1.0)


def _is_meant(card: Card, one: tuple[Hex, Class, bool, int, float]) -> bool:
    _, cls, wounded, near, _ = one
    if card.who == "close":
        return near == 1 and cls != "artillery"
    if card.who == "far":
        return near > 1
    return wounded if card.who == "wounded" else card.who in ("any", cls)


def _groups(field: Field, side: Side, role: Role, card: Card) -> list[tuple[int, ...]]:
    """Sections that are ordered together: one of the first, or each of them."""
    area = field.area(side, role)
    if card.area == "both":
        return [area]
    if not field.overlord and card.kind == "section" and card.area == "one":
        return [field.arrow(side, arrow) for arrow in card.arrows]
    return [(n,) for n in area]


def _sum(field: Field, units: Useful, sections: tuple[int, ...], most: int) -> float:
    hexes = field.hexes_of(sections)
    return sum(sorted((worth for cell, *_, worth in units if cell in hexes), reverse=True)[:most])


def _lay(state: State, side: Side, offer: Offer) -> Key:
    """Where most can be done with a card."""
    useful, worth = _useful(state, side), {}
    for choice in offer.choices:
        card, _, section = choice.arg.partition(".")
        if choice.verb == "lay" and section.isdecimal():
            fits = [one for one in useful if _is_meant(CARDS[card], one)]
            worth[choice.key] = _sum(state.field, fits, (int(section),), CARDS[card].orders)
    return max(worth, key=lambda key: worth[key], default=offer.default[0])


def _order(state: State, side: Side, offer: Offer) -> tuple[Key, ...]:
    """Those who can hurt somebody most and are near."""
    return tuple(ranked(state, side, offer)[: offer.most])


def ranked(state: State, side: Side, offer: Offer) -> list[Key]:
    """Units that may be ordered: first those that can come to shoot where it hurts and are near."""
    enemies = _enemies(state, side)
    worth = {c.key: _use(state, enemies, c.place) for c in offer.choices}
    return sorted(worth, key=lambda key: -worth[key])


def _use(state: State, enemies: Enemies, cell: Hex) -> float:
    """What an order is worth to a unit, in hexes nearer the enemy."""
    field = state.field
    unit, far = state.units[cell], field.grid.far[cell]
    kind = TYPES[unit.type]
    dice, move = kind.dice_by_range, kind.move_and_battle
    near = min([far[at] for at, _ in enemies], default=0)
    if near > len(dice) + move:
        return -near
    best = 0.0
    for at, other in enemies:
        if far[at] <= len(dice) + move:
            away, there = max(1, far[at] - move), land.at(state, at)
            taken = fire.cover(field, Attempt(cell, unit, at, other, away), 0, False, there)
            best = max(best, _hurt(other, dice[away - 1] + taken))
    return ABLE + HURT * best - near


def _goals(state: State, side: Side) -> list[Hex]:
    """What is worth walking to: objectives not yet held, exits."""
    field = state.field
    held = state.camps[side].objectives
    found: list[Hex] = []
    for goal in field.scenario.objectives:
        if goal.side == side and goal.id not in held:
            found += goal.hexes
    return found + list(field.exits[side])


def _kept(state: State, cell: Hex) -> set[Hex]:
    """Where a unit must stay so that its side does not lose a medal."""
    side, units = state.units[cell].side, state.units
    found: set[Hex] = set()
    for goal in state.field.scenario.objectives:
        if cell in goal.hexes and goal.id in state.camps[side].objectives:
            own = sum(at in units and units[at].side == side for at in goal.hexes)
            if goal.kind in ("temporary", "turn_start") and own <= goal.hexes_needed:
                found.update(goal.hexes)
    return found


def _move(state: State, side: Side, offer: Offer, rng: Rng) -> Key:
    """Off the board where that counts; else where it stands best."""
    exits = [choice.key for choice in offer.choices if choice.key.startswith("exit/")]
    if exits:
        return exits[0]
    worth = places(state, side, offer)
    best = max(worth.values(), default=0.0)
    good = [key for key in worth if worth[key] > best - 0.5]
    return max(good, key=lambda key: worth[key] + rng.below(10) / 20, default="stay")


def places(state: State, side: Side, offer: Offer) -> dict[Key, float]:
    """How well a unit would stand on each hex it may go to: where it shoots best and has cover;
    else nearer to a goal or an enemy."""
    cell = str(offer.question.args["hex"])
    unit = state.units[cell]
    if unit.order:
        state = batched_moves.ahead(state, unit.order.role)
    ways = movement.reach(state, cell, unit)
    goals, kept = _goals(state, side), _kept(state, cell)
    attacker = side_of(state.field.scenario.first_side) == side
    enemies = _enemies(state, side)
    found: dict[Key, float] = {}
    for choice in offer.choices:
        stays = choice.key == "stay"
        if stays or choice.key.startswith("to/"):
            to = cell if stays else choice.place
            cost = 0 if stays else ways[to].cost
            found[choice.key] = _position(state, unit, enemies, to, cost, goals, attacker)
            found[choice.key] += GOAL * (to in kept)
    return found


def _position(
    state: State, unit: Unit, enemies: Enemies, to: Hex, cost: int, goals: list[Hex], attacker: bool
) -> float:
    kind = TYPES[unit.type]
    ground = land.at(state, to)
    cover = -land.cover(ground, "infantry", unit.side, 0, False)
    fights = cost <= kind.move_and_battle and (not cost or ground.battle_on_entry[kind.cls])
    distances = state.field.grid.far[to]
    near = min([distances[cell] for cell, _ in enemies], default=99)
    worth = cover * COVER - WORKS * ground.works[unit.side]["infantry"]
    if fights:
        worth += SHOT * _shot(state, unit, to, ground, near, enemies)
    if kind.cls == "artillery":
        return worth
    eager = 1.0 if attacker else 0.45
    if goals:
        worth -= min([distances[goal] for goal in goals]) * 0.6 * eager
        worth += GOAL * (to in goals)
    if fear := WEAK.get(unit.figures):
        threats = sum(distances[cell] <= DANGER for cell, _ in enemies)
        worth -= fear * threats * (1 - cover / 3)
    return worth - near * 0.4 * eager * (unit.figures > 1)


def _shot(state: State, unit: Unit, to: Hex, here: Ground, near: int, enemies: Enemies) -> float:
    """The best attack from a hex, in medals: only on those it sees, next door if anybody is there,
    and with fewer dice on those in cover."""
    field = state.field
    kind, far = TYPES[unit.type], field.grid.far[to]
    dice = fire.table(field, to, unit, kind)
    reach = 1 if near == 1 else len(dice)  # OV-9.2
    if near > reach:
        return 0.0
    best = 0.0
    for cell, other in enemies:
        away = far[cell]
        if away > reach or _hurt(other, dice[away - 1]) <= best:
            continue
        if kind.needs_los and not fire.sees(state, to, cell):
            continue
        there = land.at(state, cell)
        taken = fire.cover(
            field, Attempt(to, unit, cell, other, away), here.height, here.mountain, there
        )
        best = max(best, _hurt(other, dice[away - 1] + taken))
    return best


def _hurt(target: Unit, dice: float) -> float:
    """Medals and figures that so many dice may bring, in medals."""
    hits = max(dice, 0) * HITS[TYPES[target.type].cls]
    share = min(1.0, hits / target.figures)
    return 0.2 * min(hits, target.figures) + share * share


def _battle(state: State, offer: Offer, rng: Rng) -> Key:
    """Where most is gained; with one die left it is still tried. A general who is done is done for
    good, also with close assaults that only wait for the defender's sheet (OV-14.10): as long as
    there is anything else to do, that is done instead."""
    shots = [choice for choice in offer.choices if choice.verb == "attack"]
    if not shots:
        others = [choice.key for choice in offer.choices if choice.key not in offer.default]
        urgent = [key for key in others if key.partition("/")[0] in URGENT]
        return (urgent or others or offer.default)[0]
    return max(shots, key=lambda choice: (gain(state, choice), rng.below(8))).key


def gain(state: State, choice: Choice) -> float:
    dice = choice.label.args["n"]
    target = state.units.get(questions.hex_of(choice.arg.rpartition(".")[2]))
    return _hurt(target, dice) if target and isinstance(dice, int) else 0.0


def _ground(state: State, side: Side, offer: Offer) -> Key:
    """Forward, unless it means to leave a goal, its works, or its cover for the middle of the
    enemy."""
    here, to = str(offer.question.args["hex"]), str(offer.question.args["to"])
    if _is_goal(state, side, here):
        return "ground/no"
    if _is_goal(state, side, to):
        return "ground/yes"
    if land.at(state, here).works[side]["infantry"]:
        return "ground/no"
    if TYPES[state.units[here].type].cls == "armor":
        return "ground/yes"
    more = _danger(state, side, to) - _danger(state, side, here)
    return "ground/no" if more > CLOSER * (state.units[here].figures > 1) else "ground/yes"


def _danger(state: State, side: Side, cell: Hex) -> float:
    """How many enemies threaten a unit there; cover keeps some of them off."""
    cover = -land.cover(land.at(state, cell), "infantry", side, 0, False)
    far = state.field.grid.far[cell]
    near = sum(far[at] <= DANGER for at, _ in _enemies(state, side))
    return near * (1 - cover / 3)


def _is_goal(state: State, side: Side, cell: Hex) -> bool:
    return any(goal.side == side and cell in goal.hexes for goal in state.field.scenario.objectives)
