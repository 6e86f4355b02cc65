"""Rockets (6.4) and the Radar that weakens them (10.1.11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.contract import Choice, Seat
from engines.total_domination import cards, components, names, position, questions
from engines.total_domination.clock import end_turn
from engines.total_domination.game import Game
from engines.total_domination.state import State

RADAR_SAVES = 1


def armed(state: State, power: components.Power) -> list[components.Tech]:
    """What a power can launch with in this round (TD-6.4.1)."""
    own = state.powers[power]
    return [] if own.rocket else [tech for tech in components.TABLES.rockets if tech in own.techs]


def choices(
    state: State, power: components.Power, card: components.CardId, techs: Iterable[components.Tech]
) -> Iterator[Choice]:
    """TD-6.4.2 to 6.4.5."""
    value = cards.worth(state, power, cards.best_base(state, power, card))
    for tech in techs:
        if value < components.TABLES.rockets[tech].min_op:  # TD-6.4.2
            continue
        for victim in victims(state, power):
            if hand_of(state, victim):
                yield questions.rocket(card, tech, victim, hits(state, victim, tech))


def victims(state: State, power: components.Power) -> tuple[Seat, ...]:
    """Opponents a rocket or a spy can be aimed at; a side that shares one hand is one."""
    if state.rules.common:  # TD-10.1.10
        return (components.FOE[components.SIDE[power]],)
    return components.ENEMIES[power]


def hand_of(state: State, victim: Seat) -> list[components.CardId]:
    """In a solo game the Axis has its pile in place of a hand (TD-13.2.12)."""
    if state.solo and victim == components.AXIS:
        return state.solo.pile
    return state.hands[victim].cards


def launch(
    game: Game, power: components.Power, card: components.CardId, tech: str, victim: Seat
) -> None:
    state = game.state
    state.powers[power].rocket = True
    cards.discard(state, [card])
    hand = hand_of(state, victim)
    n = components.TABLES.rockets[tech].discard
    if use_radar(state, victim, min(n, len(hand)) > min(n - RADAR_SAVES, len(hand))):
        n -= RADAR_SAVES
    hit = cards.some_of(game, hand, n)  # TD-6.4.3
    for lost in hit:
        hand.remove(lost)
    if state.solo and victim == components.AXIS:
        state.solo.used += hit
    else:
        cards.discard(state, hit)
    log = game.show if hit else game.say
    log(
        "td-log-rocket",
        power=names.power(power),
        card=names.short_card(card),
        tech=names.tech(tech),
        victim=names.seat(victim),
        n=len(hit),
        lost=names.cards(hit),
    )
    end_turn(game)


def use_radar(state: State, victim: Seat, saves: bool) -> bool:
    """Whether Radar weakens this rocket; for a side each Radar does so once a round
    (TD-10.1.11)."""
    if not state.rules.common:  # TD-6.4.4
        return "radar" in state.powers[victim].techs
    if not saves:
        return False
    for power in components.MEMBERS[victim]:
        own = state.powers[power]
        if "radar" in own.techs and not own.radar:
            own.radar = True
            return True
    return False


def hits(state: State, victim: Seat, tech: str) -> int:
    """Cards a launch would hit, for the preview (TD-6.4.7)."""
    n, hand = components.TABLES.rockets[tech].discard, len(hand_of(state, victim))
    powers = position.powers_of(victim)
    ready = [p for p in powers if "radar" in state.powers[p].techs and not state.powers[p].radar]
    return min(hand, n - RADAR_SAVES if ready else n)
