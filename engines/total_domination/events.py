"""Events: Tactics, Logistics, Research, Diplomacy, Peace (chapter 7)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.total_domination import cards, names, pieces, position, questions, steps, technology
from engines.total_domination.clock import end_turn
from engines.total_domination.components import ALLY, CARDS, ENEMIES, POWERS, CardId, Power
from engines.total_domination.game import Game
from engines.total_domination.state import Research, State


def choices(state: State, power: Power, card: CardId) -> Iterator[Choice]:
    """Ways to play the event of a card that can be played."""
    event = CARDS[card].event
    if event.type == "tactics_modifier":
        for target in (power, ALLY[power]) if event.delta > 0 else ENEMIES[power]:
            yield questions.in_front(card, target)
    else:
        yield questions.of_card("event", card)


def play(game: Game, power: Power, card: CardId, rest: list[str]) -> None:
    """The card has left the hand."""
    event = CARDS[card].event
    if event.type == "tactics_value":
        steps.begin(game, power, card, event.value, "event")  # TD-7.1.5
    elif event.type == "tactics_modifier":
        lay(game, power, card, rest[0])
    elif event.type == "logistics":
        steps.begin_logistics(game, power, card)
    elif event.type == "diplomacy":
        diplomacy(game, power, card)
    elif event.type == "peace":
        peace(game, power, card)
    else:
        game.push(Research(card, power))


def lay(game: Game, power: Power, card: CardId, target: Power) -> None:
    """+1 or -1 in front of a power until the Action Phase ends (TD-7.1.1 to 7.1.4)."""
    game.state.powers[target].front.append(card)
    game.say(
        "td-log-front",
        power=names.power(power),
        card=names.short_card(card),
        target=names.power(target),
        n=CARDS[card].event.delta,
    )
    end_turn(game)


# ---- diplomacy: TD-7.4.1, 7.4.2


def diplomacy(game: Game, power: Power, card: CardId) -> None:
    state = game.state
    new = CARDS[card].event
    before = pieces.points(game)
    rivals = [
        (owner, other)
        for owner in POWERS
        if owner != power  # TD-7.4.4
        for other in state.powers[owner].diplomacy
        if CARDS[other].event.flag == new.flag
    ]
    higher = [rival for rival in rivals if CARDS[rival[1]].event.vp > new.vp]
    lower = [rival for rival in rivals if CARDS[rival[1]].event.vp < new.vp]
    game.say(
        "td-log-diplomacy",
        power=names.power(power),
        card=names.short_card(card),
        flag=msg(f"td-flag-{new.flag}"),
        n=new.vp,
    )
    gone = []
    for owner, other in higher or lower:  # TD-7.4.3
        state.powers[owner].diplomacy.remove(other)
        gone.append(other)
        game.say("td-log-diplomacy-lost", power=names.power(owner), card=names.short_card(other))
    if higher:
        gone.append(card)
        game.say("td-log-diplomacy-failed", power=names.power(power), card=names.short_card(card))
    else:
        state.powers[power].diplomacy.append(card)  # TD-7.4.6
    cards.discard(state, gone)  # TD-7.4.5
    pieces.tell_points(game, before)
    end_turn(game)


# ---- peace: 7.5


def peace(game: Game, power: Power, card: CardId) -> None:
    """The reveal comes first and stands (TD-7.5.4)."""
    drawn = cards.draw(game)
    revealed = drawn[0] if drawn else ""
    if revealed:
        game.show(
            "td-log-peace",
            power=names.power(power),
            card=names.short_card(card),
            revealed=names.short_card(revealed),
            n=CARDS[revealed].op,
        )
    base = CARDS[card].op + (CARDS[revealed].op if revealed else 0)  # TD-7.5.3
    steps.begin(game, power, card, base, "peace", revealed)  # TD-7.5.1, 7.5.2


# ---- research: 7.3


def ask_research(state: State, frame: Research) -> dict[Seat, Offer]:
    found = [questions.of_tech("research", card) for card in cards.researchable(state, frame.power)]
    return questions.one(
        state,
        position.seat_of(state, frame.power),
        questions.asking("research", frame.power),
        (*found, questions.plain("back")),
        "back",
        questions.waiting("turn", frame.power),
        "TD-7.3.1",
    )


def answer_research(game: Game, frame: Research, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    verb, _, card = picks[0].partition("/")
    if verb == "back":
        game.state.hands[seat].cards.append(frame.card)
    else:
        technology.research(game, frame.power, frame.card, card)
