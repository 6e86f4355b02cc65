"""Cards that a text moves: into decks and piles, or in their order."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat, msg
from engines.kit.rng import pick as pick_one
from engines.kit.rng import shuffle
from engines.quartermaster import discards, evaluate, names, questions
from engines.quartermaster.game import Game, played_of, step_done
from engines.quartermaster.language import MoveCard, Reorder
from engines.quartermaster.state import Reordering, State, Text, Tuck


def move_card(game: Game, text: Text, step: MoveCard) -> None:
    if step.what == "hand":
        game.push(Tuck())
        return
    done = {"CARD": _move_played, "STATUS": _move_status, "random_response": _move_response}[
        step.what
    ](game, text, step)
    step_done(text, done)


def _move_played(game: Game, text: Text, step: MoveCard) -> bool:
    """The card that is about to enter the pile goes back into the deck (QM-22.5)."""
    played = played_of(game.state, text.context.card)
    played.moved = True
    deck = game.state.nations[played.country].deck
    _into_deck(game, deck, played.card, step.where)
    game.say("qm-moved", card=names.card(played.card), where=step.where)
    return True


def _into_deck(game: Game, deck: list[str], card: str, where: str) -> None:
    if where == "deck_bottom":
        deck.insert(0, card)
        return
    deck.append(card)
    if where == "deck_shuffled":
        shuffle(game.rng, deck)


def _move_status(game: Game, text: Text, step: MoveCard) -> bool:
    status = text.context.card
    nation = game.state.nations[evaluate.card(game.state, status).country]
    if status not in nation.statuses:
        return False
    nation.statuses.remove(status)
    nation.shown.append(status)
    game.say("qm-moved", card=names.card(status), where=step.where)
    return True


def _move_response(game: Game, text: Text, step: MoveCard) -> bool:
    """QM-22.25: only the owner learns which."""
    country = evaluate.country(text.context, step.country)
    nation = game.state.nations[country]
    if not nation.responses:
        game.say("qm-skipped", card=names.card(text.card), why=msg("qm-why-no-response"))
        return False
    card = pick_one(game.rng, sorted(nation.responses))
    nation.responses.remove(card)
    nation.hidden.append(card)
    game.say("qm-response-lost", country=names.country(country))
    game.tell((country,), "qm-response-lost-own", card=names.card(card))
    return True


def advance_tuck(game: Game, frame: Tuck) -> bool:
    text = game.state.text
    if game.state.nations[text.actor].hand:
        return False
    game.finish(False)
    return True


def ask_tuck(state: State, frame: Tuck) -> dict[Seat, Offer]:
    text = state.text
    step = evaluate.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, MoveCard)
    choices = discards.hand_choices(state, state.nations[text.actor].hand, "tuck")
    return questions.several(
        state,
        text.actor,
        msg("qm-ask-tuck", card=names.card(text.card)),
        choices,
        least=min(step.least, len(choices)),
        most=min(step.most, len(choices)),
        default=tuple(choice.key for choice in choices[: step.least]),
        waiting=msg("qm-wait-tuck", country=names.country(text.actor), card=names.card(text.card)),
        rule="QM-10.2",
    )


def answer_tuck(game: Game, frame: Tuck, seat: Seat, picks: tuple[Key, ...]) -> None:
    nation = game.state.nations[seat]
    cards = discards.chosen(picks)
    for card in cards:
        nation.hand.remove(card)
        nation.deck.insert(0, card)
    game.say("qm-tucked", country=names.country(seat), n=len(cards))
    game.note((seat,), "qm-tucked-own", cards=names.cards(cards))
    game.finish(True)


# ---- looking at the own deck: Superior Planning (QM-22.24)


def reorder(game: Game, text: Text, step: Reorder) -> None:
    """With fewer cards than that, all of them (QM-22.24)."""
    deck = game.state.nations[text.context.me].deck
    size = min(step.number, len(deck))
    if size:
        game.say("qm-looks", country=names.country(text.context.me), n=size)
        game.tell((text.context.me,), "qm-looks-own", cards=names.cards(deck[: -size - 1 : -1]))
    game.push(Reordering(size))


def advance_reorder(game: Game, frame: Reordering) -> bool:
    if frame.size - frame.placed > 1:
        return False
    game.finish(frame.size > 0)
    return True


def ask_reorder(state: State, frame: Reordering) -> dict[Seat, Offer]:
    text = state.text
    deck = state.nations[text.actor].deck
    looked = deck[len(deck) - frame.size : len(deck) - frame.placed]
    choices = [questions.plain_choice("keep")]
    choices += discards.hand_choices(state, looked[::-1], "top")
    return questions.one(
        state,
        text.actor,
        msg("qm-ask-reorder", n=frame.placed + 1),
        tuple(choices),
        waiting=questions.waiting("reorder", text.actor),
        rule="QM-22.24",
    )


def answer_reorder(game: Game, frame: Reordering, seat: Seat, picks: tuple[Key, ...]) -> None:
    if picks[0] == "keep":
        frame.placed = frame.size
        return
    deck = game.state.nations[seat].deck
    slot = len(deck) - 1 - frame.placed
    (card,) = discards.chosen(picks)
    copy = int(picks[0].partition("+")[2] or 1)
    looked = [at for at in range(slot, len(deck) - frame.size - 1, -1) if deck[at] == card]
    del deck[looked[copy - 1]]
    deck.insert(slot, card)
    frame.placed += 1
