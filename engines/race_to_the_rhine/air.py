"""11. Air support, 13.2 Bradley's, and 10.32 Recon: looking at the top of a deck."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, msg
from engines.kit.rng import Rng
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import PREFIX, did, discard, pay_for, turn_of
from engines.race_to_the_rhine.box import CARDS, NUMBERS
from engines.race_to_the_rhine.decks import can_look, renew
from engines.race_to_the_rhine.names import (
    Log,
    army_name,
    card_name,
    deck_title,
    tell,
    tell_privately,
)
from engines.race_to_the_rhine.state import Pay, State, Turn


def choices(s: State, pay: Pay) -> list[Choice]:
    if position.training(s) or s.player.air or (s.rain and pay != "cmd"):  # RR-11.2, 15.8
        return []
    return [_look("air", pay, arg, deck) for arg, deck in decks(s)]


def commands_air(s: State) -> bool:
    """Bradley's extra air support is open (RR-13.2)."""
    gives = NUMBERS.commanders[s.active].gives == "air"
    return gives and s.player.commander and not position.training(s)


def decks(s: State) -> list[tuple[str, str]]:
    """What can be looked at (RR-11.1, 11.4): the word of the key, and the deck."""
    own = position.deck_name(s, s.active)
    return [(arg, deck) for arg, deck in (("own", own), ("res", "resistance")) if can_look(s, deck)]


def recon_choices(s: State, turn: Turn) -> list[Choice]:
    if turn.recon_used or recon_card(s) is None:  # RR-10.34
        return []
    return [_look("recon", "action", arg, deck) for arg, deck in decks(s)]


def recon_card(s: State) -> str | None:
    return next((card for card in s.player.kept if CARDS[card].type == "recon"), None)


@cache
def _look(verb: str, pay: Pay, arg: str, deck: str) -> Choice:
    label = msg(f"rr-do-{verb}", deck=deck_title(deck), pay=pay)
    return Choice(f"{PREFIX[pay]}{verb}/{arg}", label)


def start(s: State, pay: Pay, verb: str, arg: str, rng: Rng, log: Log) -> None:
    name = "resistance" if arg == "res" else position.deck_name(s, s.active)
    if verb == "air":
        pay_for(s, pay, log)
    deck = renew(s, name, rng, log)
    if verb == "air":
        s.player.air = name
    if s.active not in deck.lookers:
        deck.lookers.append(s.active)
    did(s, "look", what=name)
    facts = {"army": army_name(s.active), "deck": deck_title(name)}
    tell(log, msg(f"rr-log-{verb}", **facts))
    seen = msg("rr-log-seen", deck=deck_title(name), card=card_name(deck.cards[-1]))
    tell_privately(log, s.active, seen)
    if verb == "recon":
        turn_of(s).recon_used = True
        card = recon_card(s)
        assert card is not None
        s.player.kept.remove(card)
        discard(s, card)
