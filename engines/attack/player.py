"""A computer player, for figures and demonstrations: a sensible beginner. It attacks with good
odds, guards its capital, wins neutral regions by diplomacy and spends all it has."""

from __future__ import annotations

from collections.abc import Iterator

from engines.attack import assault, bargain, board, build, cards, march, naval
from engines.attack import components as c
from engines.attack import state as s
from engines.attack.state import State, Turn
from engines.contract import Choice, Key, Offer, Picks, Seat
from engines.kit.rng import Rng, pick
from engines.kit.simulate import some_picks

EVEN = 1.0
"""It challenges with at least this many times the sea controller's fleet."""
COURTED = 2
"""Diplomatic attacks in one turn."""
WAVES = 4
"""Regions of rivals across the water for which it wants the seas, each counted once for each region
of its own that faces it."""
RANKED = 4
"""Regions of each continent in its ranking."""
CHANCES = 3
"""Weak regions beside one of its own that make it worth a Build; more make it no better."""
GUARDS = 0.5
"""Of its PP at most, for one more unit each in regions of one."""
GAINING, KEEPING = 0.6, 0.3
"""Of its PP at most, for ships that gain the seas in the same turn, or keep them."""


def picks(state: s.State, seat: Seat, offer: Offer, rng: Rng) -> Picks | None:
    """None: nothing to say to an offer nobody waits for."""
    wanted = _wanted(state, seat, offer, rng)
    if wanted is None and not offer.required:
        return None
    keys = {choice.key for choice in offer.choices}
    if wanted and keys.issuperset(wanted):
        return wanted
    return offer.default


def _wanted(state: s.State, seat: Seat, offer: Offer, rng: Rng) -> Picks | None:
    top = state.flow[-1]
    if isinstance(top, s.Claims):
        return _claim(offer, rng)
    if isinstance(top, s.Placing):
        return _place(state, top, seat)
    if isinstance(top, s.Turn) and seat in state.drafts:
        return bargain.draft(state, seat, offer)
    if isinstance(top, s.Turn):
        return (
            _turn(state, seat, offer, rng)
            if offer.required
            else bargain.reply(state, seat, offer, rng)
        )
    if isinstance(top, s.Marshal):
        return _march(state, top, seat, offer)
    if isinstance(top, s.Embassy):
        for verb in ("near", "far"):
            if there := [choice.key for choice in offer.choices if choice.verb == verb]:
                return (pick(rng, there),)
        return ("back",)
    if isinstance(top, s.Build):
        return _buy(state, top, seat)
    if isinstance(top, s.Operation):
        return _leave(state, top, seat, offer)
    if isinstance(top, s.Blocking):
        return bargain.judged(state, top, seat)
    return None


# ---- set-up


def _claim(offer: Offer, rng: Rng) -> Picks:
    if offer.most == 1:
        return (pick(rng, offer.choices).key,)
    found: list[Key] = []
    for continent in c.CONTINENTS:
        keys = [choice.key for choice in offer.choices if choice.verb == continent]
        found += [keys.pop(rng.below(len(keys))) for _ in range(RANKED)]
    return tuple(found)


def _place(state: s.State, top: s.Placing, seat: Seat) -> Picks:
    """Two units guard the capital, where fewest ways lead; three stand at the front. They cost
    nothing, so it takes the dearest (AT-3.12)."""
    home, *_ = mine = sorted(
        board.own(state, seat), key=lambda region: (len(c.ADJACENT[region]), region)
    )
    front = max(mine, key=lambda region: (assault.rivals(state, seat, region), region))
    plan = ["tank", "tank"], ["plane", "plane", "tank"]
    keys = [f"{unit}/{at}" for at, units in zip((home, front), plan, strict=True) for unit in units]
    placed = len(top.drafts[seat])
    return ([*keys, f"capital/{home}", "done"][placed],)


# ---- the turn


def _turn(state: s.State, seat: Seat, offer: Offer, rng: Rng) -> Picks:
    """Trade, attack, look to the sea, court neutrals. One action is a Build: the last, the first in
    the last round, the second if ships are to fight in the third."""
    can = {choice.verb for choice in offer.choices}
    if swap := bargain.accepted(state, seat, offer) or bargain.outdated(state, seat, offer):
        return swap
    if "offer" in can and bargain.offers_now(state, seat):
        return ("offer",)
    late = assault.last_round(state)
    last = len(state.used) == c.NUMBERS.actions - 1
    attacks = [
        each for each in ("move", "blitz") if each in can and assault.order(state, seat, each)
    ]
    if "build" in can and (late or last):
        ends = [each for each in attacks if assault.ends_the_game(state, seat, each)]
        return (ends[0] if ends else "build",)
    if attacks:
        return (attacks[0],)
    if (
        "build" in can
        and len(state.used) == c.NUMBERS.actions - 2
        and _builds_to_challenge(state, seat)
    ):
        return ("build",)
    if "strategic" in can and not late and assault.order(state, seat, "strategic"):
        return ("strategic",)
    if "naval" in can and not late and _wants_sea(state, seat) and _rules_waves(state, seat):
        return ("naval",)
    courts = "diplomacy" in can and state.used.count("diplomacy") < COURTED
    if courts and ("build" not in can or _near(state, seat)):
        return ("diplomacy",)
    return ("build" if "build" in can else "end",)


def _builds_to_challenge(state: s.State, seat: Seat) -> bool:
    return state.seas != seat and bool(_ships(state, seat, cards.production(state, seat)))


def _wants_sea(state: s.State, seat: Seat) -> bool:
    """Whether rivals are near over the water, to be attacked and to attack."""
    owner = state.owner
    mine = board.own(state, seat)
    return sum(owner.get(far, seat) != seat for region in mine for far in c.SEA[region]) >= WAVES


def _near(state: s.State, seat: Seat) -> bool:
    return any(
        board.is_neutral(state, near)
        for region in board.own(state, seat)
        for near in c.ADJACENT[region]
    )


def _rules_waves(state: s.State, seat: Seat) -> bool:
    fleet = naval.cost(state.players[seat].fleet)
    return not state.seas or fleet >= EVEN * naval.cost(state.players[state.seas].fleet)


def _leave(state: s.State, top: s.Operation, seat: Seat, offer: Offer) -> Picks:
    """Nobody crosses who has as many regions as the sea controller, or more; nor anybody to his
    own (AT-7.5)."""
    if top.stage == "leave" and assault.too_large(state, seat, state.active):
        return tuple(choice.key for choice in offer.choices if choice.verb == "block")
    return offer.default


# ---- marches


def _march(state: s.State, top: s.Marshal, seat: Seat, offer: Offer) -> Picks:
    """Goes on with its order, and with what somebody else has begun. It chooses nothing that only
    leads back: no region from which the rest of its order cannot go."""
    if top.target:
        return _sent(state, top, seat, (top.origin, top.target))
    written = {(line.origin, line.target) for line in top.lines}
    for origin, target, _ in assault.order(state, seat, top.action):
        way = (origin, target)
        if top.origin in ("", origin) and way not in written and _sent(state, top, seat, way):
            return (f"to/{target}",) if top.origin else (f"from/{origin}",)
    return ("send",) if top.lines and offer.find("send") else ("back",)


def _sent(state: s.State, top: s.Marshal, seat: Seat, way: tuple[c.Region, c.Region]) -> Picks:
    """Of its order what can still go that way; all that can if nothing of it goes there."""
    most = march.amounts(state, top, *way)
    lines = assault.order(state, seat, top.action)
    force = next((force for a, b, force in lines if (a, b) == way), most)
    sent = [min(n, m) for n, m in zip(force, most, strict=True)]
    if not any(sent):
        sent = most
    return tuple(f"{unit}/{n}" for unit, n in zip(c.UNITS, sent, strict=True) if n)


# ---- builds


def _buy(state: s.State, top: s.Build, seat: Seat) -> Picks:
    """The next purchase with what is left, whoever made those before it."""
    left = top.pp - build.spent(top)
    plan = list(_shopping(state, top, seat, left)) if left >= build.CHEAPEST else []
    if not plan:
        return ("done",) if top.bought else ("back",)
    what, where, n = plan[0]
    if top.region:
        what, _, n = next(line for line in plan if line[1])
    elif where:
        return (f"into/{where}",)
    return (f"{what}/{n}",)


def _shopping(
    state: s.State, top: s.Build, seat: Seat, pp: int
) -> Iterator[tuple[str, c.Region, int]]:
    """Ships first, then guards, one by one. Then as much as can be paid, and of that what fights
    best together with who is there."""
    bought = any(not where for _, where, _ in top.bought)
    if not top.region and not bought and (ships := _ships(state, seat, pp)):
        yield "submarine", "", ships
        return
    lonely = _lonely(state, top, seat)
    if lonely and top.region in ("", lonely) and pp > (1 - GUARDS) * top.pp:
        yield "infantry", lonely, 1
        return
    where = _muster(state, seat)
    there = state.units[where]

    def worth(force: c.Force) -> tuple[int, float]:
        return board.price(force), assault.hits([a + b for a, b in zip(there, force, strict=True)])

    best = max(_affordable(pp), key=worth)
    for unit, n in zip(c.UNITS, best, strict=True):
        if n:
            yield unit, where, n


def _ships(state: s.State, seat: Seat, pp: int) -> int:
    """Submarines that make its fleet the larger one, if they are cheap: to keep the seas, or to
    challenge in the same turn where nobody lets it cross."""
    if not state.seas or assault.last_round(state) or not _wants_sea(state, seat):
        return 0
    holds, rivals = state.seas == seat, [state.seas]
    if holds:
        rivals = [each for each in board.playing(state) if each != seat]
    elif not _may_challenge_after_a_build(state) or not assault.too_large(state, state.seas, seat):
        return 0
    price = c.NUMBERS.ship_costs.submarine
    largest = max((naval.cost(state.players[each].fleet) for each in rivals), default=0)
    lacking = largest + price - naval.cost(state.players[seat].fleet)
    return lacking // price if 0 < lacking <= pp * (KEEPING if holds else GAINING) else 0


def _may_challenge_after_a_build(state: s.State) -> bool:
    return "naval" not in state.used and len(state.used) <= c.NUMBERS.actions - 2


def _affordable(pp: int) -> Iterator[c.Force]:
    one, tank, gun, plane = c.UNIT_COST
    for planes in range(min(pp // plane, 2) + 1):
        for tanks in range(min((pp - planes * plane) // tank, 3) + 1):
            left = pp - planes * plane - tanks * tank
            for guns in range(min(left // gun, 3) + 1):
                yield [(left - guns * gun) // one, tanks, guns, planes]


def _muster(state: s.State, seat: Seat) -> c.Region:
    """A capital in danger comes first, then where there is most to take, then where most stand."""
    mine = board.own(state, seat)
    for region in mine:
        if region in state.capitals.values() and assault.in_danger(state, seat, region):
            return region
    return max(
        mine,
        key=lambda region: (
            min(assault.chances(state, seat, region), CHANCES),
            sum(state.units[region]),
            region,
        ),
    )


def _lonely(state: s.State, top: s.Build, seat: Seat) -> c.Region:
    """A region of one unit beside somebody else's, to which this Build has sent nobody yet."""
    sent = {where for _, where, _ in top.bought}
    return next(
        (
            region
            for region in board.own(state, seat)
            if sum(state.units[region]) == 1
            and region not in sent
            and assault.rivals(state, seat, region)
        ),
        "",
    )


TRIED = ("move", "build", "naval", "blitz", "diplomacy", "strategic", "end")
"""Best first. Offers and answers to them are no actions: nothing can be learned from them."""
TRIES = 12
"""Answers at random where the staff has no turn to plan; it takes the first few that differ."""
MARCHES = ("move", "blitz", "strategic")


def rivals(state: State, seat: Seat, offer: Offer, rng: Rng) -> Iterator[tuple[Key, ...]]:
    """Other actions in a turn, but no march without an order; elsewhere anything."""
    if isinstance(state.flow[-1], Turn):
        choices = [each for each in offer.choices if _makes_sense(state, seat, each)]
        for choice in sorted(choices, key=lambda each: TRIED.index(each.verb)):
            yield (choice.key,)
    else:
        for _ in range(TRIES):
            if picks := some_picks(offer, rng):
                yield picks


def _makes_sense(state: State, seat: Seat, choice: Choice) -> bool:
    if choice.verb in MARCHES:
        return bool(assault.order(state, seat, choice.verb))
    return choice.verb in TRIED
