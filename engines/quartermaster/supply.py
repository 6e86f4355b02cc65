"""Supply, section 5. Read from the board whenever it is asked for, never stored."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engines.kit.graph import Graph, Mask
from engines.quartermaster import board, components, evaluate
from engines.quartermaster.language import NoSupply, Supplied
from engines.quartermaster.state import Context, State


@cache
def _lasting(kind: type, variants: str) -> tuple[tuple[components.Card, Any], ...]:
    """The steps of one kind that work as long as their cards lie on the table."""
    return tuple(
        (card, line.step)
        for card, ability in components.lasting(variants)
        for line in card.blocks[ability.block]
        if isinstance(line.step, kind)
    )


@cache
def _denying(
    country: components.Country, variants: str
) -> tuple[tuple[components.Card, Mask], ...]:
    """Cards that take a supply space from this country, and the space."""
    return tuple(
        (card, components.BIT[step.space])
        for card, step in _lasting(NoSupply, variants)
        if step.team == components.TEAM[country]
    )


@cache
def _granting(
    country: components.Country, variants: str
) -> tuple[tuple[components.Card, Supplied], ...]:
    """Cards that declare units of this country supplied."""
    return tuple(
        (card, step)
        for card, step in _lasting(Supplied, variants)
        if country in evaluate.whose(Context(me=card.country), step.piece.whose)
    )


def supply_spaces(state: State, country: components.Country) -> Mask:
    """Where a line of this country can end, its own capital or not (QM-5.4); QM-5.10."""
    found = components.SUPPLY
    for card, space in _denying(country, state.rules.variants):
        if card.id in state.nations[card.country].statuses:
            found &= ~space
    return found


def declared(state: State, country: components.Country) -> Mask:
    """Where units of the country are supplied because a card says so (QM-5.11)."""
    found = 0
    for card, step in _granting(country, state.rules.variants):
        if card.id in state.nations[card.country].statuses:
            found |= evaluate.supplied_where(state, card.country, step, country)
    for granted in state.granted:
        card = evaluate.card(state, granted)
        for block in card.blocks:
            for line in block:
                if isinstance(line.step, Supplied) and line.step.turn:
                    found |= evaluate.supplied_where(state, card.country, line.step, country)
    return found


def ports(state: State, team: components.Team, extra: Mask = 0) -> Mask:
    """Seas where a Navy of the team has a port (QM-5.7); the Army need not be supplied (QM-5.8)."""
    return (
        board.around(components.graph(), (board.team_units(state, team) | extra) & components.LAND)
        & components.SEA
    )


def linked(state: State, country: components.Country, extra: Mask = 0, granted: Mask = 0) -> Mask:
    """Own units at which a supply line starts, QM-5.2 to 5.5."""
    own = state.units[country] | extra  # QM-5.3: no ally is a link
    team = components.TEAM[country]
    through = own
    if own & components.SEA and not state.rules.portless_fleet_links:
        through &= components.LAND | ports(state, team, extra)  # QM-5.9
    ends = own & supply_spaces(state, country)
    if state.rules.supply_grants_extend:
        ends |= own & granted
    return _linked(board.geography(state, team, extra), ends, through) if ends else 0


@lru_cache(board.KEPT)
def _linked(world: Graph, ends: Mask, through: Mask) -> Mask:
    return world.linked(ends, through)


def supplied(state: State, country: components.Country, extra: Mask = 0) -> Mask:
    """The supplied units of a country, also with a unit only thought of (QM-5.13)."""
    own = state.units[country] | extra  # Armies QM-5.6, Navies QM-5.7
    granted = declared(state, country)
    found = linked(state, country, extra, granted)
    if state.rules.portless_fleet_links and own & components.SEA:
        found &= components.LAND | ports(state, components.TEAM[country], extra)
    return (found | granted) & own


def unsupplied(state: State, country: components.Country) -> Mask:
    return state.units[country] & ~supplied(state, country)


def is_supplied(state: State, country: components.Country, space: components.Space) -> bool:
    return bool(supplied(state, country) & components.BIT[space])


def has_port(state: State, country: components.Country, space: components.Space) -> bool:
    return bool(ports(state, components.TEAM[country]) & components.BIT[space])
