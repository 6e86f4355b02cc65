"""Passing: what is kept and what goes (4.2.3 to 4.2.9, 10.1.7 to 10.1.9)."""

from __future__ import annotations

from engines.contract import Key, Msg, Offer, Seat, msg
from engines.total_domination import cards, names, position, questions
from engines.total_domination.clock import end_turn
from engines.total_domination.components import ALLY, CardId, Power
from engines.total_domination.game import Game
from engines.total_domination.state import Passing, State


def passed(game: Game, power: Power) -> None:
    game.state.powers[power].passed = True


def reserve_hurdle(state: State, power: Power) -> Msg | None:
    """TD-4.2.8, 4.2.9, 10.1.14."""
    if state.year == state.last_year:
        return msg("td-why-last-year")
    mates = position.powers_of(position.seat_of(state, power))
    if any(state.powers[mate].lend for mate in mates):
        return msg("td-why-lent-no-reserve")
    return None


def first_of_side(state: State, power: Power) -> bool:
    """Whether a pass would be the first of two powers with a common hand."""
    return state.rules.common and not state.powers[ALLY[power]].passed


def begin(game: Game, power: Power) -> None:
    state = game.state
    hand = state.hands[position.seat_of(state, power)].cards
    first = first_of_side(state, power)
    passed(game, power)
    if first and len(hand) > 1:  # TD-10.1.7
        game.push(Passing(power, True, len(hand) // 2))
    elif first:
        _reserve_at_first_pass(game, power, [])
    elif reserve_hurdle(state, power):
        settle(game, power, list(hand), [])
    else:  # TD-4.2.4, 10.1.8
        game.push(Passing(power, False, (len(hand) + 1) // 2 if state.rules.common else 1))


def _reserve_at_first_pass(game: Game, power: Power, gone: list[CardId]) -> None:
    """Of the other half any cards may be reserved; the rest waits for the ally (TD-10.1.7)."""
    state = game.state
    rest = len(state.hands[position.seat_of(state, power)].cards) - len(gone)
    if state.rules.reserve == "each" and not reserve_hurdle(state, power):
        game.push(Passing(power, False, rest, goes_on=True, gone=gone))
    else:
        settle(game, power, gone, [])


def ask(state: State, frame: Passing) -> dict[Seat, Offer]:
    """Discards at the first pass of a side, otherwise the reserve."""
    seat = position.seat_of(state, frame.power)
    hand = [card for card in state.hands[seat].cards if card not in frame.gone]
    ordered = cards.in_keep_order(state, seat, hand)
    verb = "discard" if frame.first else "reserve"
    best = ordered[: frame.most] if not frame.first else ordered[-frame.most :]
    if frame.goes_on:
        best = ()
    question = "reserve-now" if frame.goes_on else verb
    return {
        seat: Offer(
            msg(f"td-ask-{question}", who=names.power(frame.power), n=frame.most),
            questions.of_whole_cards(verb, hand),
            tuple(f"{verb}/{card}" for card in best),
            questions.waiting("turn", frame.power),
            questions.turn_clock(state),
            "TD-10.1.7" if frame.first or frame.goes_on else "TD-4.2.4",
            frame.most if frame.first else 0,
            frame.most,
        )
    }


def answer(game: Game, frame: Passing, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    chosen = [key.partition("/")[2] for key in picks]
    hand = game.state.hands[seat].cards
    if frame.first:
        _reserve_at_first_pass(game, frame.power, chosen)
    elif frame.goes_on:
        settle(game, frame.power, frame.gone, chosen)
    else:
        settle(game, frame.power, [card for card in hand if card not in chosen], chosen)


def settle(game: Game, power: Power, gone: list[CardId], kept: list[CardId]) -> None:
    state = game.state
    seat = position.seat_of(state, power)
    hand = state.hands[seat]
    hand.cards = [card for card in hand.cards if card not in gone and card not in kept]
    hand.reserve += kept  # TD-4.2.5
    cards.discard(state, gone)
    log = game.show if gone else game.say
    log(
        "td-log-pass",
        power=names.power(power),
        n=len(gone),
        cards=names.cards(gone),
        kept=len(kept),
    )
    if kept:
        game.note((seat,), "td-log-reserved-own", cards=names.cards(kept))
    end_turn(game)
