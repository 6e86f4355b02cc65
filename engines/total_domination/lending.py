"""Lend-Lease (9.1)."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.total_domination import cards, names, pieces, position
from engines.total_domination.clock import end_turn
from engines.total_domination.components import ALLIES, CARDS, SIDE, TABLES, CardId, Nation, Power
from engines.total_domination.game import Game
from engines.total_domination.state import State

NATION: dict[Power, Nation] = {power: nation for nation, power in TABLES.joins.items()}


def minimum(state: State) -> int:
    """OP a card must be worth, by U-boats on the board (TD-9.1.3, 11.2.7)."""
    steps = TABLES.lend_lease_minimum
    return steps[min(len(state.uboats), len(steps) - 1)]


def hurdle(state: State, power: Power, card: CardId | None = None) -> Msg | None:
    """Why there is no Lend-Lease, at all or with this card (TD-9.1.1 to 9.1.3)."""
    if SIDE[power] != ALLIES or state.rules.scenario == "rise":
        return msg("td-why-no-lend", power=names.power(power))
    if state.powers[power].lend:
        return msg("td-why-lent")
    if state.owners[NATION[power]]:
        return msg("td-why-joined", nation=names.nation(NATION[power]))
    if card and (value := _value(state, power, card)) < minimum(state):
        return msg("td-why-lend-min", n=len(state.uboats), min=minimum(state), value=value)
    return None


def _value(state: State, power: Power, card: CardId) -> int:
    """TD-7.1.6, 9.1.3."""
    if state.rules.lend_tactics:
        return cards.worth(state, power, cards.best_base(state, power, card))
    return cards.worth(state, power, CARDS[card].op)


def lend(game: Game, power: Power, card: CardId) -> None:
    state = game.state
    nation = NATION[power]
    seat = position.seat_of(state, power)
    cards.discard(state, [card])
    state.powers[power].lend = True  # TD-9.1.2, 9.1.5
    state.tracks[nation] += 1
    game.say(
        "td-log-lend",
        power=names.power(power),
        card=names.short_card(card),
        nation=names.nation(nation),
        at=state.tracks[nation],
        steps=TABLES.steps[nation],
        min=minimum(state),
    )
    if state.joining[nation]:  # TD-9.1.4
        drawn = state.joining[nation].pop()
        state.hands[seat].lent.append(drawn)
        game.tell((seat,), "td-log-lent-own", card=names.card(drawn))
    pieces.join_if_ready(game, nation)
    end_turn(game)
