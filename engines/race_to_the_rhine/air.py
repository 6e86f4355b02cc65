"""RR-11. Air support, Bradley's (RR-13.2) and Recon (RR-10.32): looking at the top of a deck."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, msg
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import PREFIX, discard, pay_for, turn_of
from engines.race_to_the_rhine.components import CARDS, NUMBERS
from engines.race_to_the_rhine.decks import can_look, renew
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import Pay, State, Turn


def choices(state: State, pay: Pay) -> list[Choice]:
    if (
        position.training(state) or state.player.air or (state.rain and pay != "cmd")
    ):  # RR-11.2, 15.8
        return []
    return [_look("air", pay, arg, deck) for arg, deck in decks(state)]


def commands_air(state: State) -> bool:
    """Bradley's extra air support is open (RR-13.2)."""
    gives = NUMBERS.commanders[state.active].gives == "air"
    return gives and state.player.commander and not position.training(state)


def decks(state: State) -> list[tuple[str, str]]:
    """What can be looked at (RR-11.1, 11.4): the word of the key, and the deck."""
    own = position.deck_name(state, state.active)
    return [
        (arg, deck) for arg, deck in (("own", own), ("res", "resistance")) if can_look(state, deck)
    ]


def recon_choices(state: State, turn: Turn) -> list[Choice]:
    if turn.recon_used or recon_card(state) is None:  # RR-10.34
        return []
    return [_look("recon", "action", arg, deck) for arg, deck in decks(state)]


def recon_card(state: State) -> str | None:
    return next((card for card in state.player.kept if CARDS[card].type == "recon"), None)


@cache
def _look(verb: str, pay: Pay, arg: str, deck: str) -> Choice:
    label = msg(f"rr-do-{verb}", deck=names.deck(deck), pay=pay)
    return Choice(f"{PREFIX[pay]}{verb}/{arg}", label)


def start(game: Game, pay: Pay, verb: str, arg: str) -> None:
    state = game.state
    name = "resistance" if arg == "res" else position.deck_name(state, state.active)
    if verb == "air":
        pay_for(game, pay)
    deck = renew(game, name)
    if verb == "air":
        state.player.air = name  # with those of others: RR-11.3
    if state.active not in deck.lookers:
        deck.lookers.append(state.active)
    game.record("look", what=name)
    facts = {"army": names.seat(state.active), "deck": names.deck(name)}
    game.say(f"rr-log-{verb}", **facts)
    game.tell(
        (state.active,), "rr-log-seen", deck=names.deck(name), card=names.card(deck.cards[-1])
    )
    if verb == "recon":
        turn_of(state).recon_used = True
        card = recon_card(state)
        assert card is not None
        state.player.kept.remove(card)
        discard(state, card)
