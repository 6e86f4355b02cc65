"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Hidden are cards in hands and deck (AT-23), offers between others, orders being written, how others
mean to fight, and answers under seal.
"""

from __future__ import annotations

from collections.abc import Collection

from engines.attack import assault, board, cards
from engines.attack.components import SHIP_COST, UNIT_COST
from engines.attack.state import (
    Admiral,
    Blocking,
    Build,
    Challenge,
    Claims,
    Deal,
    Doctrine,
    LandBattle,
    Marshal,
    Muster,
    NavalBattle,
    Placing,
    State,
)
from engines.contract import Seat
from engines.kit import window
from engines.kit.rng import Rng, shuffle

REGION, UNIT, SHIP, PP, SEAS, CAPITAL = 1.0, 0.055, 0.01, 0.07, 0.6, 1.5
"""What they are worth in regions; a unit, a ship and a PP by their price. Ships take no regions."""


def imagine(state: State, seats: Collection[Seat], rng: Rng) -> State:
    """Deals cards again and forgets what these seats cannot know. Changes the position, which the
    caller owns."""
    if state.phase == "over":
        return state
    running = {frame.deal for frame in state.flow if isinstance(frame, Blocking)}
    state.deals = [deal for deal in state.deals if _known(deal, seats) or deal.id in running]
    state.promises = [p for p in state.promises if p.public or {p.by, p.to} & set(seats)]
    state.drafts = {s: draft for s, draft in state.drafts.items() if s in seats}
    if state.active not in seats:
        state.offered = 0
    _deal_again(state, seats, rng)
    for frame in state.flow:
        if isinstance(frame, Claims | Muster | Challenge | NavalBattle | Placing):
            window.only(frame.window, seats)
        if isinstance(frame, Placing):
            for seat in set(frame.window.asked) - set(seats):
                frame.drafts[seat] = []
        elif isinstance(frame, LandBattle):
            for side in (frame.attacker, frame.defender):
                if side.seat not in seats and not side.doctrine.steer:
                    side.doctrine = Doctrine()
        elif isinstance(frame, NavalBattle):
            for admiral in (frame.challenger, frame.controller):
                if admiral.seat not in seats:
                    _forget_plan(admiral)
        elif isinstance(frame, Marshal) and state.active not in seats:
            frame.lines, frame.origin, frame.target = [], "", ""
        elif isinstance(frame, Build) and state.active not in seats:
            frame.pp, frame.bought, frame.region = cards.production(state, state.active), [], ""
    return state


def _known(deal: Deal, seats: Collection[Seat]) -> bool:
    return deal.public or deal.by in seats or bool(set(deal.to) & set(seats))


def _forget_plan(admiral: Admiral) -> None:
    admiral.template, admiral.first, admiral.retreat = "", None, []


def _deal_again(state: State, seats: Collection[Seat], rng: Rng) -> None:
    """As many cards in each hand. What stands in an offer these seats know of stays where it is."""
    offered = {card for deal in state.deals for card in deal.gives}
    offered |= {card for frame in state.flow if isinstance(frame, Blocking) for card in frame.cards}
    closed = [
        one
        for seat, one in state.players.items()
        if seat not in seats and not state.rules.open_hands
    ]
    pool = state.deck + [card for one in closed for card in one.hand if card not in offered]
    pool.sort()
    shuffle(rng, pool)
    for one in closed:
        kept = sorted(card for card in one.hand if card in offered)
        one.hand = kept + [pool.pop() for _ in one.hand[len(kept) :]]
    state.deck = pool


def worth(state: State, seat: Seat) -> float:
    """How far ahead of the best rival it is, and of what all of them have together."""
    playing = board.playing(state)
    if seat not in playing:
        return -1.0
    strength = {each: _standing(state, each) for each in playing}
    best = max((n for each, n in strength.items() if each != seat), default=0.0)
    share = strength[seat] * len(playing) / max(sum(strength.values()), 1.0) - 1
    lead = (strength[seat] - best) / 12
    return lead + share / 3


def _standing(state: State, seat: Seat) -> float:
    """Regions, units, fleet and cards, in regions; capitals, less what is in danger."""
    found = 0.0
    for region in board.own(state, seat):
        found += REGION + UNIT * _price(state.units[region], UNIT_COST)
    one = state.players[seat]
    found += SHIP * _price(one.fleet, SHIP_COST) + PP * cards.value(tuple(one.hand))
    found += SEAS * (state.seas == seat)
    for who in board.capitals(state, seat):
        found += CAPITAL - CAPITAL * 0.6 * assault.in_danger(state, seat, state.capitals[who])
    return found


def _price(force: Collection[int], prices: Collection[int]) -> int:
    return sum(n * each for n, each in zip(force, prices, strict=True))
