"""RR-5. What all actions share: how they are paid (RR-5.5, 5.9) and the shape of a question."""

from __future__ import annotations

from functools import cache

from engines import contract
from engines.race_to_the_rhine import names
from engines.race_to_the_rhine.components import CARDS, NUMBERS, PURSUIT_OF, Army
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import Pay, State, Turn

PREFIX: dict[Pay, str] = {"action": "", "card": "card-", "cmd": "cmd-"}
BACK = contract.Choice("back", contract.msg("rr-do-back"), back=True)


def split(key: contract.Key) -> tuple[Pay, str, str]:
    """How a key pays, its verb without the prefix, and its argument."""
    verb, _, arg = key.partition("/")
    for pay in ("card", "cmd"):
        if verb.startswith(PREFIX[pay]):
            return pay, verb.removeprefix(PREFIX[pay]), arg
    return "action", verb, arg


def turn_of(state: State) -> Turn:
    turn = state.flow[0]
    assert isinstance(turn, Turn)
    return turn


def resistance_card(state: State, turn: Turn) -> str | None:
    """The Resistance card that would be used, one lying ready before a kept one (RR-23.3)."""
    if turn.card_used:  # RR-10.34
        return None
    if turn.ready:
        return turn.ready[0]
    return next((card for card in state.player.kept if CARDS[card].type == "resistance"), None)


def ways_to_pay(state: State, turn: Turn) -> list[Pay]:
    """How any action could be paid now; what the commander pays is for his chapter (13)."""
    ways: list[Pay] = ["action"] if turn.actions < NUMBERS.actions else []
    if resistance_card(state, turn) is not None:
        ways.append("card")
    return ways


def pay_for(game: Game, pay: Pay) -> None:
    state = game.state
    turn = turn_of(state)
    if pay == "action":
        turn.actions += 1
    elif pay == "cmd":
        use_commander(game)
    else:
        card = resistance_card(state, turn)
        assert card is not None
        (turn.ready if card in turn.ready else state.player.kept).remove(card)
        discard(state, card)
        turn.card_used = True
        game.say("rr-log-plays", army=names.seat(state.active), card=names.card(card))


def use_commander(game: Game) -> None:
    state = game.state
    state.player.commander = False
    game.say("rr-log-commander", army=names.seat(state.active))


def discard(state: State, card: str) -> None:
    """Put a pursuit card on the pile of the deck it belongs to."""
    home = "common" if "common" in state.decks else PURSUIT_OF[card]
    state.decks[home].discards.append(card)


@cache
def _waiting(army: Army, what: str) -> contract.Msg:
    return contract.msg(f"rr-wait-{what}", army=names.seat(army))


def ask(
    state: State,
    question: contract.Msg,
    choices: tuple[contract.Choice, ...],
    default: tuple[contract.Key, ...],
    rule: str,
    *,
    what: str = "actions",
    least: int = 1,
    most: int = 1,
    place: str = "",
    together: bool = False,
) -> dict[contract.Seat, contract.Offer]:
    """The offer of the active army."""
    army = state.active
    offer = contract.Offer(
        question,
        choices,
        default,
        _waiting(army, what),
        f"turn/{state.turn}",
        rule,
        least,
        most,
        place=place,
        together=together,
    )
    return {army: offer}
