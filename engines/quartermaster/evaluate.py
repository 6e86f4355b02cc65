"""What the words of a card mean on this board: countries, places, numbers, conditions."""

from __future__ import annotations

from functools import cache

from engines.kit.graph import Mask
from engines.quartermaster import board, components, language, supply
from engines.quartermaster.state import Context, State


def card(state: State, card_id: components.CardId) -> components.Card:
    return components.book(state.rules.variants)[card_id]


def country(context: Context, word: str) -> components.Country:
    """Empty if the word stands for nobody here."""
    if word == "me":
        return context.me
    if word == "X":
        return context.x
    if word == "they":
        return context.they
    if word == "target":
        return context.target
    if word == "attacker":
        return context.by
    return word


def whose(context: Context, words: tuple[str, ...]) -> tuple[components.Country, ...]:
    """In turn order; nobody for a word that stands for nobody here."""
    if len(words) == 1:
        (word,) = words
        one = country(context, word)
        return components.MEMBERS[word] if word in components.TEAMS else (one,) if one else ()
    meant: list[components.Country] = []
    for word in words:
        meant += components.MEMBERS[word] if word in components.TEAMS else (country(context, word),)
    return tuple(c for c in components.COUNTRIES if c in meant)


def units(state: State, context: Context, piece: language.Piece) -> Mask:
    """Every space that holds a unit of this description."""
    found = 0
    for c in whose(context, piece.whose):
        found |= state.units[c] if not piece.supplied else supply.supplied(state, c)
    return found & components.KIND[piece.kind]


def count(state: State, context: Context, piece: language.Piece, region: Mask) -> int:
    """Units, not spaces: two in one space are two (QM-22.17)."""
    region &= components.KIND[piece.kind]
    total = 0
    for c in whose(context, piece.whose):
        held = state.units[c] if not piece.supplied else supply.supplied(state, c)
        total += (held & region).bit_count()
    return total


def region(state: State, context: Context, space: language.Space) -> Mask:
    """The places meant, of whatever kind (QM-23.6), with the straits of the owner's team (3.11)."""
    if isinstance(space, language.Places):
        return _places(space.ids)
    if isinstance(space, language.Anywhere):
        return components.EVERYWHERE
    if isinstance(space, language.Here):
        return components.BIT[context.space]
    if isinstance(space, language.Adjacent):
        return _around(state, context, region(state, context, space.to))
    if isinstance(space, language.Near):
        there = region(state, context, space.to)
        return there | _around(state, context, there)
    if isinstance(space, language.Outside):
        return components.EVERYWHERE & ~components.BIT[space.space]
    if isinstance(space, language.Home):
        return components.BIT[components.CAPITAL[country(context, space.country)]]
    if isinstance(space, language.NextTo):
        return _around(state, context, units(state, context, space.piece))
    return at_turn_start(state, context, space)


@cache
def _places(ids: tuple[str, ...]) -> Mask:
    return components.mask(ids)


def _around(state: State, context: Context, places: Mask) -> Mask:
    return board.around(board.geography(state, components.TEAM[context.me]), places)


def at_turn_start(state: State, context: Context, space: language.AtTurnStart) -> Mask:
    """Read from the board as the turn began: QM-22.2."""
    stood = beside = 0
    for c in whose(context, space.stood.whose):
        stood |= state.dawn.get(c, 0) & components.KIND[space.stood.kind]
    for c in whose(context, space.beside.whose):
        beside |= state.dawn.get(c, 0) & components.KIND[space.beside.kind]
    return stood & components.graph(0, state.rules.jutland).around(beside)


def amount(state: State, context: Context, number: language.Number) -> int:
    if isinstance(number, int):
        return number
    if isinstance(number, language.Times):
        return number.by * context.n
    if isinstance(number, language.Count):
        return count(state, context, number.piece, region(state, context, number.space))
    assert isinstance(number, language.Either)
    return number.yes if holds(state, context, number.cond) else number.no


def holds(state: State, context: Context, cond: language.Cond) -> bool:
    where = region(state, context, cond.space)
    if isinstance(cond, language.Has):
        there = bool(units(state, context, cond.piece) & where)
        return there is cond.wanted
    reach = board.within(state, components.TEAM[context.me], where, cond.steps)
    return bool(units(state, context, cond.piece) & reach)


def supplied_where(
    state: State, owner: components.Country, step: language.Supplied, whom: components.Country
) -> Mask:
    """Where a card of `owner` declares units of a country supplied; no more than that (QM-5.11)."""
    context = Context(me=owner)
    if whom not in whose(context, step.piece.whose):
        return 0
    return region(state, context, step.space) & components.KIND[step.piece.kind]


def one_place(space: language.Space) -> bool:
    """The text itself leaves no choice of place: what must be done there is not asked."""
    return isinstance(space, language.Here | language.Home) or (
        isinstance(space, language.Places) and len(space.ids) == 1
    )
