"""Playing a card, and the duty of the play phase: sections 7, 13 and 21."""

from __future__ import annotations

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.kit.rng import shuffle
from engines.quartermaster import (
    battle,
    card_text,
    discards,
    evaluate,
    feasible,
    names,
    placing,
    questions,
    reactions,
    scoring,
)
from engines.quartermaster.components import TEAM, CardId, Country
from engines.quartermaster.game import Game
from engines.quartermaster.language import PlayCard
from engines.quartermaster.state import Context, Main, Played, PlayOther, Reallocate, State, Text

BASIC = ("build_army", "land_battle", "build_navy", "sea_battle")
"""What reallocation may look for, in the order of its default (QM-27.3)."""


# ---- what can be played: QM-7.5, 7.6


def playable(state: State, country: Country, cards: list[CardId]) -> list[CardId]:
    """Each entry once, in the order of the hand."""
    can: dict[str, bool] = {}
    found = []
    for card in dict.fromkeys(cards):
        kind = evaluate.card(state, card).type
        if kind not in can:
            can[kind] = _possible(state, country, kind)
        if can[kind]:
            found.append(card)
    return found


def _possible(state: State, country: Country, kind: str) -> bool:
    if kind == "build_army":
        return placing.possible(state, country, "army")
    if kind == "build_navy":
        return placing.possible(state, country, "navy")
    if kind == "land_battle":  # the target decides which card it takes: QM-13.5
        return bool(battle.targets(state, country, "land"))
    if kind == "sea_battle":
        return bool(battle.targets(state, country, "sea"))
    return True  # QM-7.6


def insteads(state: State, country: Country) -> list[CardId]:
    """Statuses that can take the place of a play now (QM-7.8, 17.1, 25.2)."""
    found = []
    for card_id in state.nations[country].statuses:
        card = evaluate.card(state, card_id)
        for ability in card.abilities:
            if ability.window == "instead" and card_id not in state.used:
                context = Context(me=country, by=country)
                if feasible.any_of(state, context, card, ability.block):
                    found.append(card_id)
    return found


# ---- the choice of the play phase


def advance_main(game: Game, frame: Main) -> bool:
    state = game.state
    country = state.country
    if state.nations[country].hand or insteads(state, country):
        return False  # there is no pass: QM-7.2
    answer_main(game, frame, country, ("mill",))  # QM-7.7
    return True


def ask_main(state: State, frame: Main) -> dict[Seat, Offer]:
    country = state.country
    nation, variants = state.nations[country], state.rules.variants
    choices = [
        questions.card_choice("play", c, variants) for c in playable(state, country, nation.hand)
    ]
    choices += [
        questions.card_choice("instead", card, variants) for card in insteads(state, country)
    ]
    if can_reallocate(state, country):
        choices.append(questions.plain_choice("reallocate"))
    drop = [questions.card_choice("drop", card, variants) for card in dict.fromkeys(nation.hand)]
    if not drop:
        drop = [questions.plain_choice("mill")]
    return questions.one(
        state,
        country,
        msg("qm-ask-main", country=names.country(country), **scoring.warning(state)),
        tuple(choices + drop),
        default=drop[0].key,
        waiting=questions.waiting("main", country),
        rule="QM-7.1",
    )


def answer_main(game: Game, frame: Main, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    verb, _, card = picks[0].partition("/")
    if verb == "reallocate":
        game.push(Reallocate())
        return
    game.pop()
    state.duty = True
    if verb == "play":
        state.nations[seat].hand.remove(card)  # cannot pay its own cost: QM-12.12
        start(game, seat, card, of_phase=True)
    elif verb == "instead":
        game.say("qm-instead", country=names.country(seat), card=names.card(card))
        reactions.use_instead(game, card)
    elif verb == "drop":  # QM-7.3
        nation = state.nations[seat]
        nation.hand.remove(card)
        nation.hidden.append(card)
        game.say("qm-dropped", country=names.country(seat))
        game.note((seat,), "qm-discarded-own", cards=names.cards([card]))
    else:
        discards.mill(game, seat, 1)


# ---- a card on its way: QM-13.1 to 13.3


def start(game: Game, country: Country, card: CardId, *, of_phase: bool) -> None:
    """The card has left its zone and is revealed; a Response shows its back only (QM-7.4)."""
    by = names.country(country)
    if evaluate.card(game.state, card).type == "response":
        game.say("qm-played-response", country=by)
        game.note((country,), "qm-played-response-own", card=names.card(card))
    else:
        game.say("qm-played", country=by, card=names.card(card))
        card_text.read_out(game, evaluate.card(game.state, card))
    game.push(Played(card, country, of_phase))


def advance_played(game: Game, played: Played) -> bool:
    state = game.state
    card = evaluate.card(state, played.card)
    nation = state.nations[played.country]
    played.stage += 1
    if not card.one_shot:
        game.pop()
        state.placed.append(card.id)  # QM-7.10; nothing follows: QM-7.9
        (nation.statuses if card.type == "status" else nation.responses).append(card.id)
    elif played.stage == 1:
        facts = Context(me=played.country, by=played.country)
        block = next(a.block for a in card.abilities if a.window == "play")
        game.push(Text(card.id, block, facts, played.country))
    elif played.stage == 2:
        if played.of_phase:  # QM-7.11, 22.5
            facts = Context(by=played.country, card=card.id)
            # QM-25.11
            reactions.arise(game, "card_leaves", facts, TEAM[played.country])
    else:
        game.pop()
        if not played.moved:
            nation.shown.append(card.id)  # QM-11.6, 13.2
    return True


# ---- cards played through cards: Lend Lease (QM-22.8), Guards (22.6), Flexible Resources (22.7)


def _other(state: State) -> tuple[Text, PlayCard, Country]:
    text = state.text
    step = evaluate.card(state, text.card).blocks[text.block][text.at].step
    assert isinstance(step, PlayCard)
    return text, step, evaluate.country(text.context, step.country)


def _candidates(state: State, step: PlayCard, country: Country) -> list[CardId]:
    nation = state.nations[country]
    pile = nation.hand if step.zone == "hand" else nation.hidden + nation.shown
    if step.only != "any":
        pile = [card for card in pile if evaluate.card(state, card).type == step.only]
    return playable(state, country, pile)


def advance_other(game: Game, frame: PlayOther) -> bool:
    text, step, country = _other(game.state)
    nation = game.state.nations[country]
    pile = nation.hand if step.zone == "hand" else nation.hidden + nation.shown
    if frame.played or not pile:
        if not frame.played:
            game.say("qm-skipped", card=names.card(text.card), why=msg("qm-why-no-card"))
        game.finish(frame.played)
        return True
    return False


def ask_other(state: State, frame: PlayOther) -> dict[Seat, Offer]:
    text, step, country = _other(state)
    playable = _candidates(state, step, country)
    choices = [questions.card_choice("play", card, state.rules.variants) for card in playable]
    choices.append(questions.plain_choice("none"))
    card = names.card(text.card)
    return questions.one(
        state,
        country,
        msg("qm-ask-play-other", card=card, zone=step.zone),
        tuple(choices),
        default="none",
        waiting=msg("qm-wait-play-other", country=names.country(country), card=card),
        rule="QM-22.8" if step.zone == "hand" else "QM-22.7",
    )


def answer_other(game: Game, frame: PlayOther, seat: Seat, picks: tuple[Key, ...]) -> None:
    text, step, country = _other(game.state)
    verb, _, card = picks[0].partition("/")
    if verb == "none":
        game.say("qm-declined", country=names.country(country), card=names.card(text.card))
        game.finish(False)
        return
    nation = game.state.nations[country]
    if step.zone == "hand":
        nation.hand.remove(card)
    else:
        (nation.hidden if card in nation.hidden else nation.shown).remove(card)
    frame.played = True
    start(game, country, card, of_phase=False)


# ---- resource reallocation: section 21

PRICE = 4


def can_reallocate(state: State, country: Country) -> bool:
    """QM-21.1, 21.2."""
    nation = state.nations[country]
    return (
        state.rules.reallocation
        and not state.reallocated
        and len(nation.hand) >= PRICE
        and bool(nation.deck)
    )


def findable(state: State, country: Country) -> list[CardId]:
    """QM-21.3."""
    deck = state.nations[country].deck
    by_type = {evaluate.card(state, card).type: card for card in deck}
    return [by_type[kind] for kind in BASIC if kind in by_type]


def advance_reallocate(game: Game, frame: Reallocate) -> bool:
    if not frame.paid or findable(game.state, game.state.country):
        return False
    _shuffle(game)
    return True


def ask_reallocate(state: State, frame: Reallocate) -> dict[Seat, Offer]:
    country = state.country
    waiting = questions.waiting("reallocate", country)
    choices: tuple[Choice, ...]
    if frame.paid:
        found = findable(state, country)
        choices = tuple(questions.card_choice("take", c, state.rules.variants) for c in found)
        return questions.one(
            state, country, msg("qm-ask-take"), choices, waiting=waiting, rule="QM-21.3"
        )
    choices = discards.hand_choices(state, state.nations[country].hand)
    return questions.several(
        state,
        country,
        msg("qm-ask-reallocate"),
        choices,
        least=PRICE,
        most=PRICE,
        default=tuple(choice.key for choice in choices[:PRICE]),
        waiting=waiting,
        rule="QM-21.2",
    )


def answer_reallocate(game: Game, frame: Reallocate, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    nation = state.nations[seat]
    if not frame.paid:
        frame.paid = True
        state.reallocated = True
        game.say("qm-reallocates", country=names.country(seat))
        discards.discard(game, seat, discards.chosen(picks))
        return
    card = picks[0].partition("/")[2]
    nation.deck.remove(card)
    nation.hand.append(card)
    game.say("qm-reallocated", country=names.country(seat), card=names.card(card))
    _shuffle(game)


def _shuffle(game: Game) -> None:
    """QM-21.4, also if nothing was found."""
    state = game.state
    shuffle(game.rng, state.nations[state.country].deck)
    game.say("qm-shuffled", country=names.country(state.country))
    game.pop()
