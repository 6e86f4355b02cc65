"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Hidden are cards in hands and deck (AT-23), offers between others, orders being written, how others
mean to fight, and answers under seal.
"""

from __future__ import annotations

from collections.abc import Collection
from math import exp, log

from engines.attack import assault, board, cards, naval
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

# Who won from 23,500 positions between officers says what these are worth, as logarithms of odds.
REGION, REGION_LATE = 0.11, 0.28
"""For each region; the more so the fewer rounds are left, for regions decide at the end."""
PP, PP_SPENT = 0.066, 0.85
"""For each PP of a Build, and the share of it that is lost to the last round."""
UNIT, SHIP, SEAS = 0.004, 0.002, 0.36
"""A unit and a ship by their price. Ships take no regions, so a fleet that is not the largest is
worth little."""
LONG = 12
"""Rounds that seem to be left where their number is not limited."""
LONE, DANGER = -0.12, -0.15
"""For each region of one unit beside somebody else's, and for each that is taken with ease."""
LOST = -9.0


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
    """Half the logarithm of its odds against all others together."""
    playing = board.playing(state)
    if seat not in playing:
        return LOST
    others = sum(exp(_standing(state, each)) for each in playing if each != seat)
    return (_standing(state, seat) - log(others)) / 2 if others else -LOST


def _standing(state: State, seat: Seat) -> float:
    """What speaks for a seat: regions, what it can build, what it has, less what is in danger."""
    rounds = state.rules.rounds
    left = max(rounds - state.round, 0) if rounds else LONG
    gone = min(state.round / rounds, 1.0) if rounds else 0.5
    mine, one = board.own(state, seat), state.players[seat]
    found = (REGION + REGION_LATE / (left + 1)) * len(mine)
    found += PP * (1 - PP_SPENT * gone) * cards.production(state, seat)
    found += SHIP * naval.cost(one.fleet) + SEAS * (state.seas == seat)
    for region in mine:
        force = state.units[region]
        found += UNIT * board.price(force) + DANGER * assault.in_danger(state, seat, region)
        found += LONE * (sum(force) == 1 and assault.rivals(state, seat, region) > 0)
    return found
