"""What units are worth where they stand, in tenths of a victory point: to their country, and to an
enemy who could clear the space. Read from the board alone, so it betrays no card."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple

from engines.kit.graph import Mask
from engines.quartermaster import board, scoring, supply
from engines.quartermaster import components as c
from engines.quartermaster.language import Count, Has, If, Places, Score
from engines.quartermaster.state import State

POINT = 10
AHEAD = 4
"""Victory phases a unit can be expected to stay for."""
CLOSE = 20
"""A lead with which the game may end soon (QM-20.7): what pays later counts less."""

UNIT = 6
HOME = 15
"""A capital is where an army can always be built (QM-14.1) and must not be the enemy's (QM-9.1)."""
OPENS, NEXT, BEYOND = 22, 7, 3
"""Makes a free supply space reachable; next to one the team does not hold, and two steps away."""
FRONT = 4
GATE = 15
"""Next to an enemy's capital."""
STRAIT = 8
FED, PORT = 15, 10
"""For each unit that gets a supply line back, and for a fleet that gets a port."""
HAUNTED = 60
"""An enemy in the own capital, besides the points that are not scored there."""

TEMPO = 14
"""What it costs to build a unit again."""
OPENED = 15
"""The space is free for a friend who moves before its owner can build there again."""
THREAT = 14
"""It stands next to a capital of the team."""
CUT = 12
"""For each unit that loses its supply line."""


def phases(state: State, country: c.Country) -> int:
    """How many of its victory phases are worth planning for, this turn's included."""
    left = scoring.ROUNDS - state.round + 1
    if state.country and c.COUNTRIES.index(country) < c.COUNTRIES.index(state.country):
        left -= 1
    lead = abs(state.vp["axis"] - state.vp["allies"])
    return max(0, min(left, AHEAD // 2 if lead >= CLOSE else AHEAD))


def post(state: State, country: c.Country, space: c.Space) -> int:
    """What a unit of the country does there, whether it stands there or may come there."""
    here, near = c.BIT[space], c.graph().near(space)
    enemies, friends = board.enemies(state, country), board.friends(state, country)
    turns = phases(state, country)
    worth = UNIT + FRONT * min((near & enemies).bit_count(), 2)
    if here & c.SUPPLY and here & supply.supply_spaces(state, country):
        gained = 20 - 10 * min(board.companions(state, country, space), 2)
        if gained == POINT:
            gained = 0  # an ally there scores as much less (QM-9.2)
        worth += gained * turns // (2 if near & enemies else 1)
        worth += HOME * (here == c.BIT[c.CAPITAL[country]])
        worth += income_of_home(state, country, here)
    worth += POINT * turns * _prized(state, country, here)
    goals = c.SUPPLY & ~friends
    worth += NEXT * (near & goals).bit_count()
    if (free := near & goals & ~enemies) and turns > 1:
        others = state.units[country] & ~here
        worth += OPENS * (free & ~c.graph().around(others)).bit_count()
    worth += BEYOND * (_two_steps(space) & goals).bit_count()
    worth += GATE * bool(near & _capitals(country))
    if here & c.CONTROL and not here & friends:
        worth += STRAIT
    return worth


def income_of_home(state: State, country: c.Country, here: Mask) -> int:
    """What an enemy no longer scores while a unit of this country is in its capital (QM-9.1)."""
    for enemy in c.ENEMIES[country]:
        if here == c.BIT[c.CAPITAL[enemy]]:
            found = sum(points for _, points in scoring.spaces(state, enemy))
            return POINT * found * phases(state, enemy) // 2
    return 0


def restores(state: State, country: c.Country, space: c.Space, lost: Mask) -> int:
    """What a new unit there does for fleets without a port and for the units that lack supply."""
    here, worth = c.BIT[space], 0
    if lost:
        worth += FED * (lost & supply.supplied(state, country, here)).bit_count()
    if here & c.LAND and (fleets := c.graph().near(space) & c.SEA & board.friends(state, country)):
        worth += PORT * (fleets & ~supply.ports(state, c.TEAM[country])).bit_count()
    return worth


def target(state: State, country: c.Country, space: c.Space, victim: c.Country = "") -> int:
    """What it is worth to this country that an enemy unit there is gone; nothing if none is."""
    standing = board.standing(state, space) if board.enemies(state, country) & c.BIT[space] else []
    if not standing:
        return 0
    victim = victim or standing[0]
    here, near = c.BIT[space], c.graph().near(space)
    worth = TEMPO
    if here & c.SUPPLY:
        opened = len(standing) == 1 and _follows(state, country, victim, space)
        worth += POINT + OPENED * phases(state, victim) // 2 * opened
        worth += HOME * (here == c.BIT[c.CAPITAL[victim]])
    if any(here == c.BIT[c.CAPITAL[friend]] for friend in c.FRIENDS[country]):
        worth += HAUNTED
    worth += POINT * phases(state, victim) * _prized(state, victim, here, standing=True) // 2
    worth += THREAT * bool(near & _capitals_of(country))
    return worth + CUT * min(_stranded(state, victim, here), 3)


def _follows(state: State, country: c.Country, victim: c.Country, space: c.Space) -> bool:
    """Whether a friend who could build there has a turn before the victim."""
    now = c.COUNTRIES.index(state.country) if state.country else 0
    wait = {each: (c.COUNTRIES.index(each) - now) % len(c.COUNTRIES) for each in c.COUNTRIES}
    near = c.graph().near(space)
    return any(
        0 < wait[friend] < (wait[victim] or len(c.COUNTRIES)) and near & state.units[friend]
        for friend in c.FRIENDS[country]
    )


def _stranded(state: State, country: c.Country, gone: Mask) -> int:
    """How many more units lack supply when one is gone."""
    units = state.units[country]
    if not gone & c.CONTROL and not c.graph(c.CONTROL).around(gone) & units:
        return 0  # no line and no strait of its own went through there
    after = replace(state, units=state.units | {country: units & ~gone})
    fed = supply.supplied(state, country) & ~gone
    return (fed & ~supply.supplied(after, country)).bit_count()


def _prized(state: State, country: c.Country, here: Mask, *, standing: bool = False) -> int:
    """Points that Statuses on the table give for a unit there, each victory phase."""
    found = 0
    for prize in _prizes(country, state.rules.variants):
        if (
            prize.where & here
            and prize.card in state.nations[prize.owner].statuses
            and (prize.each or standing or not prize.where & state.units[country])
        ):
            found += prize.points
    return found


class Prize(NamedTuple):
    """A Status that scores for units of a country."""

    card: c.CardId
    owner: c.Country
    where: Mask
    points: int
    each: bool
    """For each unit; or once, wherever one is."""


@cache
def _prizes(country: c.Country, variants: str) -> tuple[Prize, ...]:
    found: list[Prize] = []
    for card, at in c.triggered("victory", variants):
        for line in card.blocks[card.abilities[at].block]:
            step, points = line.step, 0
            words: Count | Has | None = None
            if isinstance(step, Score) and isinstance(step.number, Count):
                words, points = step.number, 1
            elif isinstance(step, If) and isinstance(step.cond, Has) and step.cond.wanted:
                scored = card.blocks[step.block][0].step
                if isinstance(scored, Score) and isinstance(scored.number, int):
                    words, points = step.cond, scored.number
            if words and (where := _wanted(card, country, words)):
                each = isinstance(words, Count)
                found.append(Prize(card.id, card.country, where, points, each))
    return tuple(found)


def _wanted(card: c.Card, country: c.Country, words: Count | Has) -> Mask:
    whose = {"me": card.country, c.TEAM[country]: country}
    if all(whose.get(word, word) != country for word in words.piece.whose):
        return 0
    there = c.mask(words.space.ids) if isinstance(words.space, Places) else c.EVERYWHERE
    return there & c.KIND[words.piece.kind]


@cache
def _two_steps(space: c.Space) -> Mask:
    near = c.graph().near(space)
    return c.graph().around(near) & ~near & ~c.BIT[space]


@cache
def _capitals(country: c.Country) -> Mask:
    """Where enemies of this country have their homes."""
    return c.mask(c.CAPITAL[enemy] for enemy in c.ENEMIES[country])


@cache
def _capitals_of(country: c.Country) -> Mask:
    return c.mask(c.CAPITAL[friend] for friend in c.FRIENDS[country])
