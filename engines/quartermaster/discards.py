"""Cards that change zones unseen: discards, costs, depletion and drawing (sections 10 to 12)."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Choice, Key, Msg, Offer, Seat
from engines.quartermaster import names, questions
from engines.quartermaster.components import TEAM, CardId, Country
from engines.quartermaster.game import Game
from engines.quartermaster.state import Pay, State

HAND_SIZE = 7


def mill(game: Game, country: Country, n: int) -> None:
    """Discard from the top of the deck; what is missing costs points (QM-12.2, 12.4)."""
    nation = game.state.nations[country]
    gone = [nation.deck.pop() for _ in range(min(n, len(nation.deck)))]
    nation.hidden += gone
    if gone:
        game.say("qm-milled", country=names.country(country), n=len(gone), left=len(nation.deck))
        game.tell((country,), "qm-milled-own", cards=names.cards(gone))
    if n > len(gone):
        lose(game, country, n - len(gone))


def lose(game: Game, country: Country, n: int) -> None:
    """A lost point counts as the card discarded (QM-12.6, 12.11); below 0 as well (QM-12.9)."""
    team = TEAM[country]
    game.state.vp[team] -= n
    game.say(
        "qm-vp-lost",
        team=names.team(team),
        n=n,
        country=names.country(country),
        total=game.state.vp[team],
    )


def discard(game: Game, country: Country, cards: list[CardId]) -> None:
    """Hand cards, unrevealed, to the hidden part of the pile (QM-11.7, 12.1)."""
    nation = game.state.nations[country]
    for card in cards:
        nation.hand.remove(card)
    nation.hidden += cards
    if cards:
        game.say("qm-discarded", country=names.country(country), n=len(cards))
        game.note((country,), "qm-discarded-own", cards=names.cards(cards))


def owe(game: Game, country: Country, n: int) -> None:
    """So many hand cards, then deck cards, then points: QM-12.3 to 12.5, never by choice: 12.7."""
    hand = game.state.nations[country].hand
    if len(hand) > n:
        game.push(Pay(country, n))
        return
    short = n - len(hand)
    game.only_way(country, *(choice.key for choice in hand_choices(game.state, hand)))
    discard(game, country, list(hand))
    if short:
        mill(game, country, short)


def draw(game: Game, country: Country, n: int) -> None:
    """A short deck gives fewer cards and no penalty (QM-10.4)."""
    nation = game.state.nations[country]
    drawn = [nation.deck.pop() for _ in range(min(n, len(nation.deck)))]
    nation.hand += drawn
    if drawn:
        game.say("qm-drawn", country=names.country(country), n=len(drawn), left=len(nation.deck))
        game.tell((country,), "qm-drawn-own", cards=names.cards(drawn))


# ---- choosing hand cards


def hand_choices(state: State, hand: list[CardId], verb: str = "discard") -> tuple[Choice, ...]:
    """A choice for each card of a hand, copies of one card told apart by a number."""
    return _hand_choices(tuple(hand), verb, state.rules.variants)


@lru_cache(maxsize=1 << 10)
def _hand_choices(hand: tuple[CardId, ...], verb: str, variants: str) -> tuple[Choice, ...]:
    return tuple(
        questions.card_choice(verb, card, variants, hand[: at + 1].count(card))
        for at, card in enumerate(hand)
    )


def chosen(picks: tuple[Key, ...]) -> list[CardId]:
    return [pick.partition("/")[2].partition("+")[0] for pick in picks]


def ask_pay(state: State, pay: Pay) -> dict[Seat, Offer]:
    hand = state.nations[pay.country].hand
    choices = hand_choices(state, hand)
    return questions.several(
        state,
        pay.country,
        Msg("qm-ask-pay", {"n": pay.owed}),
        choices,
        least=pay.owed,
        most=pay.owed,
        default=tuple(choice.key for choice in choices[: pay.owed]),
        waiting=Msg("qm-wait-pay", {"country": names.country(pay.country), "n": pay.owed}),
        rule="QM-12.1",
    )


def answer_pay(game: Game, pay: Pay, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    discard(game, pay.country, chosen(picks))
