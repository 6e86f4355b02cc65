"""Questions and their answers as records: choices are built once, offers where they are asked.

Keys are `verb/arg` with hexes in small letters; the verbs stand in the docstring of engine.py.
"""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Key, Msg, Offer, msg
from engines.kit.hexes import Hex
from engines.overlord import names, roles
from engines.overlord.components import CardId, Role, Side
from engines.overlord.state import State


@cache
def hex_choice(verb: str, cell: Hex) -> Choice:
    return Choice(f"{verb}/{cell.lower()}", msg(f"ov-do-{verb}", hex=cell), cell)


@cache
def unit_choice(verb: str, cell: Hex, kind: str) -> Choice:
    return Choice(f"{verb}/{cell.lower()}", names.unit_at(kind, cell), cell)


@cache
def turn_choice(cell: Hex, kind: str, typed: bool) -> Choice:
    """To move another unit first."""
    return unit_choice("move", cell, kind)._replace(typed=typed, place="")


@cache
def attack_choice(cell: Hex, at: Hex, foe: str, dice: int) -> Choice:
    label = msg("ov-do-attack", hex=cell, target=names.unit_at(foe, at), n=dice)
    return Choice(f"attack/{cell.lower()}.{at.lower()}", label, at)


@cache
def card_choice(verb: str, card: CardId, role: Role | str = "") -> Choice:
    about = names.card_text(card)
    if not role:
        return Choice(f"{verb}/{card}", msg(f"ov-do-{verb}", card=names.card(card)), about=about)
    label = msg(f"ov-do-{verb}", card=names.card(card), role=names.role(role))
    return Choice(f"{verb}/{card}.{role}", label, about=about)


@cache
def visit_choice(side: Side, role: Role) -> Choice:
    label = msg("ov-do-visit", role=names.role(role))
    return Choice(f"visit/{role}", label, meets=roles.seat(side, role))


@cache
def number_choice(verb: str, n: int) -> Choice:
    return Choice(f"{verb}/{n}", msg(f"ov-do-{verb}", n=n))


@cache
def lay_choice(card: CardId, section: int, verb: str = "lay") -> Choice:
    label = msg(f"ov-do-{verb}", card=names.card(card), section=section)
    return Choice(f"{verb}/{card}.{section}", label, about=names.card_text(card))


@cache
def plain_choice(key: Key) -> Choice:
    """`send`, or one of a few words: `ground/yes`."""
    return Choice(key, msg(f"ov-do-{key.replace('/', '-')}"))


@cache
def choosing(side: Side) -> Msg:
    """What the others read while a commander chooses his cards."""
    return msg("ov-wait-select", side=names.side(side))


@cache
def which_section(cards: tuple[CardId, ...]) -> Msg:
    """The question where cards are laid."""
    return msg("ov-ask-lay", card=names.cards(cards))


@cache
def waiting(what: str, side: Side, role: Role) -> Msg:
    return msg(f"ov-wait-{what}", role=names.seat(roles.seat(side, role)))


def offer(
    question: Msg,
    choices: tuple[Choice, ...],
    default: Key,
    wait: Msg,
    clock: str,
    rule: str,
    place: str = "",
) -> Offer:
    """One answer of several. Only what is chosen in SELECT and moved in ORDERS can be taken back
    (OV-26.9); what is asked in the enemy's turn has a shorter clock (OV-26.1)."""
    final = not clock.startswith(("turn/", "orders/"))
    reaction = clock.startswith("flags/")
    return Offer(
        question, choices, (default,), wait, clock, rule,
        irrevocable=final, reaction=reaction, place=place,
    )  # fmt: skip


def of_general(
    state: State,
    role: Role,
    when: str,
    question: Msg,
    choices: tuple[Choice, ...],
    default: Key,
    rule: str,
    place: str = "",
) -> Offer:
    """The same to a general of the side that moves, in `orders` or in `battle`."""
    wait, clock = waiting(when, state.side, role), f"{when}/{state.turn}"
    return Offer(
        question, choices, (default,), wait, clock, rule, irrevocable=when == "battle", place=place
    )


@cache
def which_way(kind: str, cell: Hex) -> Msg:
    """The question where a unit goes."""
    return msg("ov-ask-move", unit=names.unit(kind), hex=cell)


@cache
def which_units(card: CardId, n: int, sections: tuple[int, ...]) -> Msg:
    """The question which units a card orders, in some sections or wherever its general commands."""
    if sections:
        over = ", ".join(map(str, sections))
        return msg("ov-ask-order-in", card=names.card(card), n=n, sections=over)
    return msg("ov-ask-order", card=names.card(card), n=n)


def hex_of(arg: str) -> Hex:
    return arg.upper()


def clock(state: State, what: str) -> str:
    return f"{what}/{state.turn}"


@cache
def line_choice(verb: str, cell: Hex, value: str) -> Choice:
    """A line of a sheet: what a unit does when it is attacked. Lines for single units are typed:
    there are five for each, and one for all is a whole answer."""
    label = msg(f"ov-do-{verb}-{value}", hex=cell)
    return Choice(f"{verb}/{cell.lower()}.{value}", label, cell, typed=True)


@cache
def lines_choice(verb: str, value: str) -> Choice:
    """A line of a sheet for all units that have none of their own."""
    return Choice(f"{verb}/others.{value}", msg(f"ov-do-{verb}-others-{value}"))


@cache
def shoot_choice(cell: Hex, at: Hex, dice: int) -> Choice:
    label = msg("ov-do-shoot", hex=cell, target=at, n=dice)
    return Choice(f"shoot/{cell.lower()}.{at.lower()}", label, at)
