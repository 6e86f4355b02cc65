"""Technologies: laid face down in a turn, active from step F (chapter 8)."""

from __future__ import annotations

from engines.total_domination import cards, names, position
from engines.total_domination.clock import end_turn, order
from engines.total_domination.components import AXIS, CARDS, SIDE, TABLES, CardId, Power, Tech
from engines.total_domination.game import Game
from engines.total_domination.state import State


def develop(game: Game, power: Power, card: CardId) -> None:
    """TD-8.0.1; which one is a secret until step F (TD-E.9)."""
    game.state.powers[power].pending = card
    game.say("td-log-technology", power=names.power(power))
    _tell_own(game, power, card)
    end_turn(game)


def research(game: Game, power: Power, played: CardId, card: CardId) -> None:
    """A card of the discard pile in place of one from the hand (TD-7.3.1, 7.3.4)."""
    state = game.state
    state.discard.remove(card)  # `shown` keeps it until step F (TD-7.3.5)
    state.powers[power].pending = card
    cards.discard(state, [played])
    game.say("td-log-research", power=names.power(power), card=names.short_card(played))
    _tell_own(game, power, card)
    end_turn(game)


def _tell_own(game: Game, power: Power, card: CardId) -> None:
    seat = position.seat_of(game.state, power)
    game.note(
        (seat,),
        "td-log-technology-own",
        tech=names.tech(CARDS[card].tech),
        card=names.short_card(card),
    )


# ---- step F: TD-4.3.19


def reveal(game: Game) -> None:
    state = game.state
    if state.rules.solo:
        for power in order(state):
            if SIDE[power] == AXIS:
                _search(game, power)
    for power in order(state):
        own = state.powers[power]
        if not own.pending:
            continue
        before = position.tech_points(state, power)
        tech = CARDS[own.pending].tech
        own.techs.append(tech)  # for good: TD-8.0.2; its points: TD-8.2.3
        own.sheet.append(own.pending)
        own.pending = ""
        game.show(
            "td-log-tech-active",
            power=names.power(power),
            tech=names.tech(tech),
            gain=position.tech_points(state, power) - before,
        )
    state.shown = list(state.discard)


# ---- solo: TD-13.2.5


def _search(game: Game, power: Power) -> None:
    """Cards are turned until one shows a technology that this Axis power may develop."""
    state = game.state
    gone: list[CardId] = []
    for _ in range(len(state.deck) + len(state.discard)):
        if not (turned := cards.draw(game)):
            break
        card = turned[0]
        if eligible(state, power, CARDS[card].tech):
            own = state.powers[power]
            own.techs.append(CARDS[card].tech)
            own.sheet.append(card)
            game.show(
                "td-log-solo-tech",
                power=names.power(power),
                tech=names.tech(CARDS[card].tech),
                n=len(gone),
            )
            break
        gone.append(card)
    else:
        game.show("td-log-solo-no-tech", power=names.power(power))
    cards.discard(state, gone)


def eligible(state: State, power: Power, tech: Tech) -> bool:
    table = TABLES.solo
    if tech in table.never or tech in state.powers[power].techs:
        return False
    if tech in table.free_techs:
        return True
    if tech == "radar":
        radars = sum("radar" in own.techs for p, own in state.powers.items() if SIDE[p] == AXIS)
        flying = sum("v1" in own.techs for p, own in state.powers.items() if SIDE[p] != AXIS)
        return radars < flying
    if tech not in ("ground_attack_aircraft", "aircraft_carriers"):
        return False
    return cards.tech_hurdle(state, power, tech) is None
