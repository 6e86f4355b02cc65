"""A turn of the Action Phase: one card, or pass (3.3, 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Choice, Key, Offer, Seat
from engines.total_domination import (
    cards,
    events,
    lending,
    names,
    passing,
    position,
    questions,
    rockets,
    solo,
    steps,
    strikes,
    technology,
)
from engines.total_domination.clock import end_turn, give_turn, order
from engines.total_domination.components import AXIS, CARDS, SIDE, CardId, Power
from engines.total_domination.game import Game
from engines.total_domination.state import Actions, State


def begin(game: Game) -> None:
    state = game.state
    state.phase = "actions"
    game.say("td-log-actions", year=str(state.year), first=names.power(order(state)[0]))
    game.push(Actions())
    give_turn(game, order(state)[0])


def advance(game: Game, frame: Actions) -> bool:
    """TD-4.2.2, 4.2.10."""
    state = game.state
    power = state.active
    if not power:
        _close(game)
        game.pop()
        return True
    if state.rules.solo and SIDE[power] == AXIS:
        solo.turn(game, power)
        return True
    if not state.hands[position.seat_of(state, power)].cards:
        passing.passed(game, power)
        game.say("td-log-pass-empty", power=names.power(power))
        end_turn(game)
        return True
    return False


def _close(game: Game) -> None:
    """Saved OP and cards in front go (TD-4.2.10)."""
    state = game.state
    for power in order(state):
        own = state.powers[power]
        gone = own.front + ([own.saved] if own.saved else [])
        own.front, own.saved = [], ""
        cards.discard(state, gone)


# ---- what can be done: TD-3.3.1; its colour matters for events only: TD-3.3.5


def ask(state: State, frame: Actions) -> dict[Seat, Offer]:
    power = state.active
    seat = position.seat_of(state, power)
    hand = state.hands[seat].cards
    choices = list(uses(state, power, hand))
    choices.append(questions.surely("pass", "td-sure-pass", n=len(hand)))  # TD-4.2.3
    return questions.one(
        state,
        seat,
        questions.asking("turn", power),
        tuple(choices),
        "pass",
        questions.waiting("turn", power),
        "TD-4.2.1",
    )


def uses(state: State, power: Power, hand: list[CardId]) -> Iterator[Choice]:
    least = strikes.cheapest(state, power)
    lends = lending.hurdle(state, power) is None
    armed = rockets.armed(state, power)
    for card in hand:
        yield questions.of_card("operate", card)
        if cards.event_hurdle(state, power, card) is None:
            yield from events.choices(state, power, card)
        if cards.tech_hurdle(state, power, CARDS[card].tech) is None:
            yield questions.of_tech("technology", card)
        if lends and lending.hurdle(state, power, card) is None:
            yield questions.of_card("lend", card)
        if armed:
            yield from rockets.choices(state, power, card, armed)
        if least < strikes.NEVER and strikes.value_of(state, power, card) >= least:
            yield questions.of_card("strike", card)


# ---- what is done


def answer(game: Game, frame: Actions, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    power = state.active
    verb, _, arg = picks[0].partition("/")
    if verb == "pass":
        passing.begin(game, power)
        return
    card, *rest = arg.split(".")
    state.hands[seat].cards.remove(card)
    if verb == "operate":
        steps.begin(game, power, card, CARDS[card].op, "operation")
    elif verb == "event":
        events.play(game, power, card, rest)
    elif verb == "technology":
        technology.develop(game, power, card)
    elif verb == "lend":
        lending.lend(game, power, card)
    elif verb == "rocket":
        rockets.launch(game, power, card, rest[0], rest[1])
    else:
        strikes.begin(game, power, card)
