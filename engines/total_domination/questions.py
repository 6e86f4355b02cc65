"""Choices, built once each, and offers. The verbs stand in the docstring of engine.py."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import repeat

from engines import contract
from engines.kit.window import PASS, Window
from engines.total_domination import names
from engines.total_domination.components import CARDS, CardId, Power, Space, Tech
from engines.total_domination.state import State, Unit


@cache
def plain(verb: str) -> contract.Choice:
    return contract.Choice(verb, contract.msg(f"td-do-{verb}"), back=verb == "back")


@cache
def surely(verb: str, sure: str, **gaps: int) -> contract.Choice:
    """One that must be confirmed."""
    return plain(verb)._replace(confirm=contract.msg(sure, **gaps))


@cache
def of_card(verb: str, card: CardId) -> contract.Choice:
    if verb == "event":  # what else the card can do is of no matter
        label = contract.msg("td-do-event", card=names.short_card(card), event=names.event(card))
    else:
        label = contract.msg(f"td-do-{verb}", card=names.valued_card(card))
    return contract.Choice(f"{verb}/{card}", label)


@cache
def of_whole_card(verb: str, card: CardId) -> contract.Choice:
    """For who chooses among cards: what it can do stands below it."""
    return of_card(verb, card)._replace(about=names.uses(card))


def of_whole_cards(verb: str, cards: Iterable[CardId]) -> tuple[contract.Choice, ...]:
    return tuple(map(of_whole_card, repeat(verb), cards))


@cache
def of_tech(verb: str, card: CardId) -> contract.Choice:
    label = contract.msg(
        f"td-do-{verb}", tech=names.tech(CARDS[card].tech), card=names.valued_card(card)
    )
    return contract.Choice(f"{verb}/{card}", label, about=names.does(CARDS[card].tech))


def _priced(choice: contract.Choice, cost: int) -> contract.Choice:
    """A step with what it costs, so that nobody has to look it up on a sheet."""
    if not cost:
        return choice
    return choice._replace(label=contract.msg("td-do-priced", what=choice.label, cost=cost))


@cache
def of_space(verb: str, space: Space, cost: int = 0) -> contract.Choice:
    label = contract.msg(f"td-do-{verb}", space=names.space(space))
    return _priced(contract.Choice(f"{verb}/{space}", label, space), cost)


@cache
def of_unit(verb: str, unit: Unit, space: Space, cost: int = 0) -> contract.Choice:
    """A kind (`army`) or a unit (`italy.army`) on a space."""
    what = names.unit(unit) if "." in unit else names.kind(unit)
    label = contract.msg(f"td-do-{verb}", unit=what, space=names.space(space))
    return _priced(contract.Choice(f"{verb}/{unit}.{space}", label, space), cost)


@cache
def hit(unit: Unit) -> contract.Choice:
    return contract.Choice(f"hit/{unit}", contract.msg("td-do-hit", unit=names.unit(unit)))


@cache
def between(verb: str, start: Space, goal: Space, cost: int = 0) -> contract.Choice:
    label = contract.msg(f"td-do-{verb}", start=names.space(start), space=names.space(goal))
    return _priced(contract.Choice(f"{verb}/{start}.{goal}", label, goal), cost)


@cache
def in_front(card: CardId, target: Power) -> contract.Choice:
    label = contract.msg("td-do-front", card=names.card(card), power=names.power(target))
    return contract.Choice(f"event/{card}.{target}", label)


@cache
def rocket(card: CardId, tech: Tech, victim: contract.Seat, hits: int) -> contract.Choice:
    """The label says how many cards it would hit (TD-6.4.7, D.22)."""
    label = contract.msg(
        "td-do-rocket",
        card=names.card(card),
        tech=names.tech(tech),
        victim=names.seat(victim),
        n=hits,
    )
    return contract.Choice(f"rocket/{card}.{tech}.{victim}", label)


@cache
def spy(victim: contract.Seat, how: str) -> contract.Choice:
    return contract.Choice(
        f"spy/{victim}.{how}", contract.msg(f"td-do-spy-{how}", victim=names.seat(victim))
    )


@cache
def waiting(what: str, who: contract.Seat) -> contract.Msg:
    return contract.msg(f"td-wait-{what}", who=names.seat(who))


@cache
def asking(what: str, who: contract.Seat, n: int = 1) -> contract.Msg:
    return contract.msg(f"td-ask-{what}", who=names.seat(who), n=n)


def turn_clock(state: State) -> str:
    return f"turn/{state.turns}"


def sealed(
    window: Window,
    seat: contract.Seat,
    what: str,
    choices: tuple[contract.Choice, ...],
    silence: tuple[contract.Key, ...] = (PASS,),
    *,
    rule: str,
    least: int = 1,
    most: int = 1,
    counted: bool = False,
) -> contract.Offer:
    """A question under seal; everybody waits for all who are asked, not for this seat."""
    answered = tuple(window.sealed.get(seat, ()))
    return contract.Offer(
        asking(what, seat, most),
        choices,
        answered or silence,
        _all_wait(what),
        window.clock,
        rule,
        least,
        most,
        True,
        True,
        answered,
        counted=counted,
    )


@cache
def _all_wait(what: str) -> contract.Msg:
    return contract.msg(f"td-wait-{what}")


def one(
    state: State,
    seat: contract.Seat,
    question: contract.Msg,
    choices: tuple[contract.Choice, ...],
    default: contract.Key,
    wait: contract.Msg,
    rule: str,
    place: str = "",
) -> dict[contract.Seat, contract.Offer]:
    clock = turn_clock(state)
    return {seat: contract.Offer(question, choices, (default,), wait, clock, rule, place=place)}
