"""5. What all actions share: how they are paid (5.5, 5.9) and the shape of a question."""

from __future__ import annotations

from functools import cache

from engines.contract import Choice, Key, Msg, Offer, msg
from engines.race_to_the_rhine.box import CARDS, NUMBERS, PURSUIT_OF, Army
from engines.race_to_the_rhine.names import Log, army_name, card_name, tell
from engines.race_to_the_rhine.state import Deed, Pay, State, Turn

PREFIX: dict[Pay, str] = {"action": "", "card": "card-", "cmd": "cmd-"}
BACK = Choice("back", msg("rr-do-back"))


def split(key: Key) -> tuple[Pay, str, str]:
    """How a key pays, its verb without the prefix, and its argument."""
    verb, _, arg = key.partition("/")
    for pay in ("card", "cmd"):
        if verb.startswith(PREFIX[pay]):
            return pay, verb.removeprefix(PREFIX[pay]), arg
    return "action", verb, arg


def turn_of(s: State) -> Turn:
    turn = s.flow[0]
    assert isinstance(turn, Turn)
    return turn


def resistance_card(s: State, turn: Turn) -> str | None:
    """The Resistance card that would be used, one lying ready before a kept one (RR-23.3)."""
    if turn.card_used:  # RR-10.34
        return None
    if turn.ready:
        return turn.ready[0]
    return next((card for card in s.player.kept if CARDS[card].type == "resistance"), None)


def ways_to_pay(s: State, turn: Turn) -> list[Pay]:
    """How any action could be paid now; what the commander pays is for his chapter (13)."""
    ways: list[Pay] = ["action"] if turn.actions < NUMBERS.actions else []
    if resistance_card(s, turn) is not None:
        ways.append("card")
    return ways


def pay_for(s: State, pay: Pay, log: Log) -> None:
    turn = turn_of(s)
    if pay == "action":
        turn.actions += 1
    elif pay == "cmd":
        use_commander(s, log)
    else:
        card = resistance_card(s, turn)
        assert card is not None
        (turn.ready if card in turn.ready else s.player.kept).remove(card)
        discard(s, card)
        turn.card_used = True
        tell(log, msg("rr-log-plays", army=army_name(s.active), card=card_name(card)))


def use_commander(s: State, log: Log) -> None:
    s.player.commander = False
    tell(log, msg("rr-log-commander", army=army_name(s.active)))


def discard(s: State, card: str) -> None:
    """Put a pursuit card on the pile of the deck it belongs to."""
    home = "common" if "common" in s.decks else PURSUIT_OF[card]
    s.decks[home].discards.append(card)


def did(s: State, kind: str, *places: str, what: str = "") -> Deed:
    """Remember what was done for the picture of the turn (RR-22.13)."""
    deed = Deed(s.active, kind, list(places), what)
    s.deeds.append(deed)
    return deed


@cache
def _waiting(army: Army, what: str) -> Msg:
    return msg(f"rr-wait-{what}", army=army_name(army))


def ask(
    s: State,
    question: Msg,
    choices: tuple[Choice, ...],
    default: tuple[Key, ...],
    rule: str,
    *,
    what: str = "actions",
    least: int = 1,
    most: int = 1,
) -> Offer:
    return Offer(
        question, choices, default, _waiting(s.active, what), f"turn/{s.turn}", rule, least, most
    )
