"""A computer player, for figures and demonstrations: a sensible beginner. It attacks with good
odds, guards its capital, wins neutral regions by diplomacy and spends all it has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engines.attack import board, cards, march, naval, trade
from engines.attack.components import (
    ADJACENT,
    CARDS,
    CONTINENTS,
    DICE,
    FACES,
    LAND,
    NUMBERS,
    PLANE,
    SET_KINDS,
    TANK,
    UNIT_COST,
    UNITS,
    Force,
    Region,
)
from engines.attack.state import Build, Claims, Embassy, Marshal, Placing, State, Turn
from engines.contract import Key, Offer, Seat
from engines.kit.rng import Rng, pick

Picks = tuple[Key, ...]
Lines = list[tuple[Region, Region, Force]]

GOOD = 0.3
"""It attacks if it expects to keep this share of its units, and all of the region."""
SAFE = 0.5
"""The same where it keeps back units for another attack."""
SHARES = (1 / 3, 2 / 3, 1)
"""Of the units that could go."""
MOST_LINES, REMEMBERED = 8, 500
PRIZE = 1.0
"""How much better than any region a capital is."""
LATE = 0.15
"""The same in the last round: a region counts, units hardly do (AT-19.3)."""
THREAT = 0.3
"""A capital is in danger if a neighbour would keep this share of its own."""
GAIN = 2
"""PP a trade must bring."""
EVEN = 1.0
"""It challenges with at least this many times the sea controller's fleet."""
COURTED = 2
"""Diplomatic attacks in one turn."""
RANKED = 4
"""Regions of each continent in its ranking."""
WORTH_A_MARCH = 5
"""Units far from every rival that are worth a Strategic move."""
SPARE = 25
"""PP from which it also thinks of ships."""
ODDS = tuple(FACES.count(kind) / len(FACES) for kind in range(len(UNITS)))
GARRISON = [
    sum(card.defenders[kind] for card in CARDS.values()) / len(CARDS) for kind in range(len(UNITS))
]
"""What a neutral region has on an average."""


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> Picks | None:
    """None: nothing to say to an offer nobody waits for."""
    wanted = _wanted(state, seat, offer, rng)
    if wanted is None and not offer.required:
        return None
    keys = {choice.key for choice in offer.choices}
    if wanted and keys.issuperset(wanted):
        return wanted
    return offer.default


def _wanted(state: State, seat: Seat, offer: Offer, rng: Rng) -> Picks | None:
    top = state.flow[-1]
    if isinstance(top, Claims):
        return _claim(offer, rng)
    if isinstance(top, Placing):
        return _place(state, top, seat)
    if isinstance(top, Turn) and seat in state.drafts:
        return _bargain(state, seat, offer, rng)
    if isinstance(top, Turn):
        return _turn(state, seat, offer, rng) if offer.required else _meanwhile(state, seat, offer)
    if isinstance(top, Marshal):
        return _march(state, top, seat)
    if isinstance(top, Embassy):
        near = [choice.key for choice in offer.choices if choice.verb == "near"]
        return (pick(rng, near),) if near else ("back",)
    if isinstance(top, Build):
        return _buy(state, top, seat)
    return None


# ---- set-up


def _claim(offer: Offer, rng: Rng) -> Picks:
    if offer.most == 1:
        return (pick(rng, offer.choices).key,)
    found: list[Key] = []
    for continent in CONTINENTS:
        keys = [choice.key for choice in offer.choices if choice.verb == continent]
        found += [keys.pop(rng.below(len(keys))) for _ in range(RANKED)]
    return tuple(found)


def _place(state: State, top: Placing, seat: Seat) -> Picks:
    """Two units guard the capital, where fewest ways lead; three stand at the front."""
    home, *_ = mine = sorted(
        board.own(state, seat), key=lambda region: (len(ADJACENT[region]), region)
    )
    front = max(mine, key=lambda region: (_rivals(state, seat, region), region))
    plan = ["infantry", "artillery"], ["tank", "plane", "infantry"]
    keys = [f"{unit}/{at}" for at, units in zip((home, front), plan, strict=True) for unit in units]
    placed = len(top.drafts[seat])
    return ([*keys, f"capital/{home}", "done"][placed],)


def _rivals(state: State, seat: Seat, region: Region) -> int:
    return sum(state.owner.get(near, seat) != seat for near in LAND[region])


# ---- the turn


def _turn(state: State, seat: Seat, offer: Offer, rng: Rng) -> Picks:
    """Attack, look to the sea, court neutrals; the last action is a Build."""
    can = {choice.verb for choice in offer.choices}
    if swap := _best_swap(state, seat, offer):
        return (swap,)
    for attack in ("move", "blitz"):
        if attack in can and assault(state, seat, attack):
            return (attack,)
    last = len(state.used) == NUMBERS.actions - 1
    if "build" in can and last:
        return ("build",)
    if "strategic" in can and assault(state, seat, "strategic"):
        return ("strategic",)
    if "offer" in can and not state.used and _deal(state, seat) and not rng.below(3):
        return ("offer",)
    if "naval" in can and _rules_waves(state, seat) and not rng.below(2):
        return ("naval",)
    if "diplomacy" in can and _near(state, seat) and state.used.count("diplomacy") < COURTED:
        return ("diplomacy",)
    return ("build" if "build" in can else "end",)


def _near(state: State, seat: Seat) -> bool:
    return any(
        board.is_neutral(state, near)
        for region in board.own(state, seat)
        for near in ADJACENT[region]
    )


def _rules_waves(state: State, seat: Seat) -> bool:
    fleet = naval.cost(state.players[seat].fleet)
    return not state.seas or fleet >= EVEN * naval.cost(state.players[state.seas].fleet)


# ---- attacks


_planned: dict[object, Lines] = {}
"""Attacks on boards it has seen: while an order is written down it is asked again and again."""


def assault(state: State, seat: Seat, action: str) -> Lines:
    """The whole order for a march, as the board stands; empty if nothing promises enough."""
    board_now = tuple((region, *force) for region, force in state.units.items())
    locked = tuple((region, *force) for region, force in state.locked.items())
    owned, homes = tuple(state.owner.items()), tuple(state.capitals.items())
    late = _last_round(state)
    key = seat, action, board_now, locked, owned, homes, tuple(state.abandoned), state.seas, late
    if key not in _planned:
        if len(_planned) >= REMEMBERED:
            _planned.clear()
        front = action == "strategic"
        _planned[key] = _to_the_front(state, seat) if front else _attacks(state, seat, action, late)
    return _planned[key]


def _attacks(state: State, seat: Seat, action: str, late: bool) -> Lines:
    """The attacks that promise most, one after another, each with as few units as will do."""
    near = ADJACENT if action == "move" and state.seas == seat else LAND
    spare = {region: _spare(state, seat, region, action) for region in board.own(state, seat)}
    open_targets = {target for region in spare for target in near[region] if target not in spare}
    found: Lines = []
    while open_targets and len(found) < MOST_LINES:
        best, lines = 0.0, []
        for target in sorted(open_targets):
            worth, way = _attack(state, spare, near, target, LATE if late else GOOD)
            if worth > best:
                best, lines = worth, way
        if not lines:
            break
        open_targets.remove(lines[0][1])
        found += lines
        for origin, _, force in lines:
            spare[origin] = [a - b for a, b in zip(spare[origin], force, strict=True)]
    return found


def _attack(
    state: State,
    spare: dict[Region, Force],
    near: Mapping[Region, Sequence[Region]],
    target: Region,
    good: float,
) -> tuple[float, Lines]:
    """What an attack on a region promises, and with what force; 0 if it is not good."""
    defence = GARRISON if board.is_neutral(state, target) else state.units[target]
    bonus = PRIZE * (target in state.capitals.values())
    for share in SHARES:
        lines = [
            (region, target, [-int(-n * share // 1) for n in force])
            for region, force in spare.items()
            if target in near[region] and any(force)
        ]
        total = [sum(kind) for kind in zip(*(force for _, _, force in lines), strict=True)]
        kept = expect(total, defence) if lines else 0.0
        if kept >= max(good, SAFE if share < 1 else 0):
            return kept + bonus, lines
    return 0.0, []


def _last_round(state: State) -> bool:
    return bool(state.rules.rounds) and state.round >= state.rules.rounds


def _to_the_front(state: State, seat: Seat) -> Lines:
    """The largest force that has no rival near goes over own land to where one is (AT-12.2)."""
    mine = board.own(state, seat)
    front = [region for region in mine if _rivals(state, seat, region)]
    behind = {
        region: _spare(state, seat, region, "strategic") for region in mine if region not in front
    }
    if not front or not behind:
        return []
    start = max(behind, key=lambda region: (sum(behind[region]), region))
    if sum(behind[start]) < WORTH_A_MARCH:
        return []
    for goal in sorted(front, key=lambda region: (-sum(state.units[region]), region)):
        if march.chain(state, seat, start, goal) == ():
            return [(start, goal, behind[start])]
    return []


def _spare(state: State, seat: Seat, region: Region, action: str) -> Force:
    """What may leave: half of what guards a capital stays, all if it is in danger, elsewhere one
    unit."""
    force = board.unlocked(state, region)
    there, stay = sum(state.units[region]), 1
    if region in state.capitals.values():
        stay = there if in_danger(state, seat, region) else (there + 1) // 2
    stay -= there - sum(force)
    for kind, n in enumerate(force):
        kept = min(n, max(stay, 0))
        force[kind] -= kept
        stay -= kept
    if action == "blitz":
        force = [n if kind in (TANK, PLANE) else 0 for kind, n in enumerate(force)]
    return force


def expect(attack: Sequence[float], defence: Sequence[float]) -> float:
    """The share of the attackers that is left if every roll is an average one; 0: they lose."""
    one, two, before = list(attack), list(defence), sum(attack)
    while sum(two) > 0:
        _lose(one, _hits(two))
        if sum(one) <= 0:
            return 0.0
        _lose(two, _hits(one))
    return sum(one) / before


def _hits(force: Sequence[float]) -> float:
    dice = max(
        float(NUMBERS.least_dice), sum(n * each for n, each in zip(force, DICE, strict=True))
    )
    return sum(min(n, dice * odds) for n, odds in zip(force, ODDS, strict=True)) + 0.01


def _lose(force: list[float], hits: float) -> None:
    for kind, n in enumerate(force):
        force[kind] = max(n - hits, 0.0)
        hits -= n - force[kind]


def _march(state: State, top: Marshal, seat: Seat) -> Picks:
    lines, written = assault(state, seat, top.action), len(top.lines)
    if written >= len(lines):
        return ("send",) if written else ("back",)
    origin, target, force = lines[written]
    if not top.origin:
        return (f"from/{origin}",)
    if not top.target:
        return (f"to/{target}",)
    return tuple(f"{unit}/{n}" for unit, n in zip(UNITS, force, strict=True) if n)


# ---- builds


def _buy(state: State, top: Build, seat: Seat) -> Picks:
    plan = list(_shopping(state, seat, top.pp))
    if len(top.bought) >= len(plan):
        return ("done",) if top.bought else ("back",)
    what, where, n = plan[len(top.bought)]
    return (f"into/{where}",) if where and not top.region else (f"{what}/{n}",)


def _shopping(state: State, seat: Seat, pp: int) -> Iterator[tuple[str, Region, int]]:
    """As much as can be paid, and of that what fights best together with who is there."""
    if pp >= SPARE and state.round % 3 == 0:
        yield "submarine", "", 1
        pp -= NUMBERS.ship_costs.submarine
    where = _muster(state, seat)
    there = state.units[where]

    def worth(force: Force) -> tuple[int, float]:
        return _price(force), _hits([a + b for a, b in zip(there, force, strict=True)])

    best = max(_affordable(pp), key=worth)
    for unit, n in zip(UNITS, best, strict=True):
        if n:
            yield unit, where, n


def _affordable(pp: int) -> Iterator[Force]:
    one, tank, gun, plane = UNIT_COST
    for planes in range(min(pp // plane, 2) + 1):
        for tanks in range(min((pp - planes * plane) // tank, 3) + 1):
            left = pp - planes * plane - tanks * tank
            for guns in range(min(left // gun, 3) + 1):
                yield [(left - guns * gun) // one, tanks, guns, planes]


def _price(force: Force) -> int:
    return sum(n * each for n, each in zip(force, UNIT_COST, strict=True))


def _muster(state: State, seat: Seat) -> Region:
    """A capital in danger comes first, then where most stand near somebody else's region."""
    mine = board.own(state, seat)
    for region in mine:
        if region in state.capitals.values() and in_danger(state, seat, region):
            return region
    return max(
        mine,
        key=lambda region: (_rivals(state, seat, region) > 0, sum(state.units[region]), region),
    )


def in_danger(state: State, seat: Seat, region: Region) -> bool:
    hostile = [near for near in ADJACENT[region] if state.owner.get(near, seat) != seat]
    return any(expect(state.units[near], state.units[region]) >= THREAT for near in hostile)


# ---- cards


def _meanwhile(state: State, seat: Seat, offer: Offer) -> Picks | None:
    """What it says to offers while somebody else is on turn."""
    if swap := _best_swap(state, seat, offer):
        return (swap,)
    declined = [choice.key for choice in offer.choices if choice.verb == "decline"]
    if declined:
        return (declined[0],)
    return ("offer",) if offer.find("offer") and _deal(state, seat) else None


def _deal(state: State, seat: Seat) -> Picks:
    """Its dearest card of a kind it has twice, for the one kind it lacks for a set; no second offer
    beside one that is open."""
    hand = state.players[seat].hand
    kinds = [CARDS[each].kind for each in hand]
    lacking = [kind for kind in SET_KINDS if kind not in kinds]
    double = [each for each in hand if kinds.count(CARDS[each].kind) > 1]
    if len(lacking) != 1 or not double or any(deal.by == seat for deal in state.deals):
        return ()
    gives = max(double, key=lambda each: (CARDS[each].value, each))
    return (f"give/{gives}", f"want-card/{lacking[0]}.1")


def _best_swap(state: State, seat: Seat, offer: Offer) -> Key:
    best, found = GAIN - 1, ""
    for choice in offer.choices:
        if choice.verb == "accept":
            gain = _gain(state, seat, choice.arg)
            if gain > best:
                best, found = gain, choice.key
    return found


def _gain(state: State, seat: Seat, arg: str) -> int:
    """PP more or less in a Build, if an offer is accepted so."""
    number, _, named = arg.partition(".")
    deal, hand = trade.find(state, int(number)), state.players[seat].hand
    given = named.split("+") if named else trade.fitting(tuple(sorted(hand)), tuple(deal.wants))[0]
    after = [card for card in hand if card not in given] + deal.gives
    return cards.value(tuple(after)) - cards.value(tuple(hand))


def _bargain(state: State, seat: Seat, offer: Offer, rng: Rng) -> Picks:
    if state.drafts[seat].to:
        return _deal(state, seat) or ("back",)
    partners = [choice.key for choice in offer.choices if choice.verb == "propose"]
    return (pick(rng, partners),)
