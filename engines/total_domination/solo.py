"""The Axis played by the bot: its deck, its cards, its bonus actions (chapter 13)."""

from __future__ import annotations

from engines.contract import msg
from engines.kit.rng import shuffle
from engines.total_domination import automaton, components, names
from engines.total_domination.clock import end_turn
from engines.total_domination.game import Game
from engines.total_domination.state import Solo, State

BONUS = {
    "destroy": (
        ("self_propelled_artillery", "army"),  # TD-13.5.1
        ("ground_attack_aircraft", "army"),
        ("modern_battleships", "fleet"),
        ("aircraft_carriers", "fleet"),
    ),
    "move": (("mechanization", "army"), ("landing_craft", "fleet")),  # TD-13.5.2
    "form": (("production_optimization", "army"), ("shipyard_industry", "fleet")),  # TD-13.5.3
}
"""Technologies and the kind of unit of one more action (TD-13.5)."""


def fresh(game: Game) -> Solo:
    """Before the first year: only its cards are in play."""
    found = Solo(
        defence={power: list(homes) for power, homes in components.TABLES.solo.defence.items()}
    )
    first = min(components.YEARS)
    found.waiting = [card.id for card in components.SOLO_CARDS.values() if card.year == first]
    return found


# ---- the deck: TD-13.2.2, 13.2.3


def new_year(game: Game) -> None:
    state = game.state
    solo = state.solo
    assert solo
    table = components.TABLES.solo
    deck = solo.pile + solo.waiting + solo.used
    solo.used = []
    first = min(components.YEARS)
    if first < state.year <= table.last_change:
        for _ in range(table.remove):
            old = [card for card in deck if components.SOLO_CARDS[card].year == first]
            gone = old[game.rng.below(len(old))]
            deck.remove(gone)
            solo.removed.append(gone)
        deck += [card.id for card in components.SOLO_CARDS.values() if card.year == state.year]
    shuffle(game.rng, deck)
    n = components.YEARS[state.year].solo_cards
    solo.pile, solo.waiting = deck[:n], deck[n:]
    game.say("td-log-solo-year", n=len(solo.pile), left=len(solo.waiting))


def switched(
    state: State, nation: components.Nation, old: components.Power, new: components.Power
) -> None:
    """A coalition home joins or leaves a defence priority (TD-13.1.7)."""
    solo = state.solo
    assert solo
    assert nation in components.COALITION
    (home,) = components.named(components.HOMES_OF[nation])
    if components.SIDE[old] == components.AXIS and home in solo.defence[old]:
        solo.defence[old].remove(home)
    if components.SIDE[new] == components.AXIS:
        solo.defence[new].append(home)


# ---- a turn: TD-13.1.6, 13.3


def turn(game: Game, power: components.Power) -> None:
    state = game.state
    solo = state.solo
    assert solo
    if not solo.pile:
        state.powers[power].passed = True
        game.say("td-log-pass-empty", power=names.power(power))
        end_turn(game)
        return
    card = solo.pile.pop()  # TD-13.1.6
    solo.used.append(card)
    solo.turned, solo.by = card, power
    half = components.SOLO_CARDS[card].half(power)  # TD-13.3.1
    game.show(
        "td-log-solo-card",
        power=names.power(power),
        card=names.card(card),
        actions=tuple(msg(f"td-action-{action}") for action in half.actions),
    )
    done = False
    for action in half.actions:
        acted = any(
            automaton.act(game, power, action, kind, card)
            for kind in automaton.rounds(action, half.unit_priority)
        )
        if not acted:
            game.say(
                "td-log-solo-skipped", power=names.power(power), action=msg(f"td-action-{action}")
            )
            continue
        done = True
        for tech, kind in BONUS[action]:  # TD-13.2.7, 13.5.4
            if tech in state.powers[power].techs:
                game.say("td-log-solo-bonus", power=names.power(power), tech=names.tech(tech))
                if not automaton.act(game, power, action, (kind,), card):
                    game.say(
                        "td-log-solo-skipped",
                        power=names.power(power),
                        action=msg(f"td-action-{action}"),
                    )
    if not done and _holds_all(state, power):
        solo.points += 1  # TD-13.2.11
        game.say("td-log-solo-idle", power=names.power(power), n=solo.points)
    end_turn(game)


def _holds_all(state: State, power: components.Power) -> bool:
    assert state.solo
    homes = components.mask(state.solo.defence[power])
    return homes & ~automaton.controlled(state, power) == 0
