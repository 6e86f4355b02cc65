"""Set-up and the phases of a turn: sections 2, 6, 8, 9 and 10."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat, msg
from engines.kit import window
from engines.kit.graph import Mask
from engines.kit.window import PASS
from engines.quartermaster import (
    board,
    discards,
    evaluate,
    names,
    pieces,
    questions,
    reactions,
    scoring,
    supply,
)
from engines.quartermaster import state as s
from engines.quartermaster.components import COUNTRIES, TEAM, Country, Space, named
from engines.quartermaster.game import Game
from engines.quartermaster.language import Supplied

DRAWN = 10  # QM-2.4
LAID_OFF = 3
ASK_DISCARDS, KEEP_ALL = msg("qm-ask-discards"), msg("qm-do-keep-all")

# ---- set-up: QM-2.5, 2.6


def ask_setup(state: s.State, frame: s.Setup) -> dict[Seat, Offer]:
    found = {}
    for country in frame.window.asked:
        choices = discards.hand_choices(state, state.nations[country].hand)
        answered = tuple(frame.window.sealed.get(country, ()))
        found[country] = Offer(
            msg("qm-ask-setup", n=LAID_OFF),
            choices,
            answered or tuple(choice.key for choice in choices[-LAID_OFF:]),
            msg("qm-wait-setup"),
            frame.window.clock,
            "QM-2.5",
            LAID_OFF,
            LAID_OFF,
            sealed=True,
            answered=answered,
            counted=True,
        )
    return found


def advance_setup(game: Game, frame: s.Setup) -> bool:
    if not window.closed(frame.window):
        return False
    game.pop()
    for country, picks in window.opened(frame.window):
        nation = game.state.nations[country]
        cards = discards.chosen(picks)
        for card in cards:
            nation.hand.remove(card)
        nation.hidden += cards
        game.note((country,), "qm-discarded-own", cards=names.cards(cards))
    game.say("qm-ready")
    begin_turn(game, COUNTRIES[0])  # QM-2.6
    return True


# ---- a turn: QM-6.2


def begin_turn(game: Game, country: Country) -> None:
    state = game.state
    state.country, state.step = country, "start"
    state.turns += 1
    state.changed = []
    state.dawn = dict(state.units)  # before any reaction: QM-19.1
    game.say("qm-turn", country=names.country(country), round=state.round)
    game.push(s.Turn())
    # QM-25.1
    reactions.arise(game, "turn_start", s.Context(by=country), TEAM[country])


def advance_turn(game: Game, frame: s.Turn) -> bool:
    """One phase has ended; the next begins (QM-6.2)."""
    state = game.state
    country = state.country
    if state.step == "start":  # all of it is over before a card is played: QM-6.3
        state.step = "play"
        game.push(s.Main())
    elif state.step == "play":
        state.step = "supply"
        if doomed := supply.unsupplied(state, country):
            game.push(s.Supply())
            _last_call(game, country, doomed)
    elif state.step == "supply":
        state.step = "victory"
        _victory(game, country)
    elif state.step == "victory":
        state.step = "discard"
        game.push(s.Discards())
        # QM-10.2, QM-25.14
        reactions.arise(game, "discard_phase", s.Context(by=country), TEAM[country])
    elif state.step == "discard":
        state.step = "draw"
        short = discards.HAND_SIZE - len(state.nations[country].hand)  # QM-10.3
        if short > 0:
            discards.draw(game, country, short)
    elif state.step == "draw":
        state.step = "end"
        game.push(s.Closing())
    else:
        _end_turn(game)
    return True


def _end_turn(game: Game) -> None:
    """QM-6.4, 6.5, 15.15."""
    state = game.state
    game.pop()
    for shield in state.protected:
        unit = names.unit(shield.country, shield.space)
        game.say("qm-protection-ends", shield.space, unit=unit, space=names.space(shield.space))
    state.protected, state.granted, state.used, state.placed = [], [], [], []
    state.broken = []
    state.duty = state.reallocated = False
    last = state.country == COUNTRIES[-1]
    if last:
        game.say(
            "qm-round-ends", round=state.round, axis=state.vp["axis"], allies=state.vp["allies"]
        )
        if scoring.check_end(game):
            return
        state.round += 1
    at = COUNTRIES.index(state.country) + 1  # QM-6.1
    begin_turn(game, COUNTRIES[at % len(COUNTRIES)])


# ---- supply phase: section 8


def _last_call(game: Game, country: Country, doomed: Mask) -> None:
    """Before units go, a card that could still supply them is asked for (QM-26.12)."""
    state = game.state
    for card, at in reactions.answering(state, "my_turn"):
        for line in card.blocks[card.abilities[at].block]:
            if isinstance(line.step, Supplied) and (
                doomed & evaluate.supplied_where(state, card.country, line.step, country)
            ):
                reactions.arise(game, "my_turn", s.Context(by=country), TEAM[country])
                return


def _doomed(state: s.State) -> list[Space]:
    """QM-8.2: found anew after each removal; what is protected stays (QM-8.5)."""
    country = state.country
    return named(supply.unsupplied(state, country) & board.removable(state, country))


def _answerable(state: s.State, space: Space) -> bool:
    facts = s.Context(by=state.country, who=state.country, space=space, cause="supply")
    return bool(reactions.asked(state, "removal", facts))


def advance_supply(game: Game, frame: s.Supply) -> bool:
    """QM-8.1; one by one only where somebody may react (QM-8.3)."""
    state = game.state
    doomed = _doomed(state)
    if not doomed:
        game.pop()
        return True
    if not any(_answerable(state, space) for space in doomed):
        for space in doomed:
            pieces.take_off(game, state.country, space, "supply")
        return True
    if len(doomed) > 1:
        return False
    game.push(s.Removal(state.country, doomed[0], "supply", state.country))
    return True


def ask_supply(state: s.State, frame: s.Supply) -> dict[Seat, Offer]:
    return questions.one(
        state,
        state.country,
        msg("qm-ask-supply"),
        tuple(questions.space_choice("first", space) for space in sorted(_doomed(state))),
        waiting=questions.waiting("supply", state.country),
        rule="QM-8.3",
    )


def answer_supply(game: Game, frame: s.Supply, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.push(s.Removal(seat, picks[0].partition("/")[2], "supply", seat))


# ---- victory phase: section 9


def _victory(game: Game, country: Country) -> None:
    if held := scoring.occupiers(game.state, country):
        game.say(
            "qm-victory-skipped",
            country=names.country(country),
            enemies=tuple(names.country(enemy) for enemy in held),
        )
        return
    game.push(s.Victory())


def advance_victory(game: Game, frame: s.Victory) -> bool:
    state = game.state
    country = state.country
    if not frame.scored:
        frame.scored = True
        scoring.score_spaces(game, country)
    if frame.using:
        card = frame.using.pop(0)
        if card in scoring.usable(state, country, frame.settled):
            frame.settled.append(card)
            reactions.use(game, card, "victory", s.Context(by=country))
        return True
    if scoring.usable(state, country, frame.settled):
        return False
    game.pop()
    return True


def ask_victory(state: s.State, frame: s.Victory) -> dict[Seat, Offer]:
    country = state.country
    usable = scoring.usable(state, country, frame.settled)
    choices = [questions.plain_choice("all")]
    choices += [questions.card_choice("use", card, state.rules.variants) for card in usable]
    choices.append(questions.plain_choice("done"))
    return questions.one(
        state,
        country,
        msg("qm-ask-victory"),
        tuple(choices),
        default="all",
        waiting=questions.waiting("victory", country),
        rule="QM-9.4",
    )


def answer_victory(game: Game, frame: s.Victory, seat: Seat, picks: tuple[Key, ...]) -> None:
    usable = scoring.usable(game.state, seat, frame.settled)
    verb, _, card = picks[0].partition("/")
    if verb == "all":
        frame.using = usable
    elif verb == "use":
        frame.using = [card]
    else:
        frame.settled += usable


# ---- discard phase: section 10


def advance_discards(game: Game, frame: s.Discards) -> bool:
    if game.state.nations[game.state.country].hand:
        return False
    game.pop()
    return True


def ask_discards(state: s.State, frame: s.Discards) -> dict[Seat, Offer]:
    country = state.country
    choices = discards.hand_choices(state, state.nations[country].hand)
    return questions.several(
        state,
        country,
        ASK_DISCARDS,
        choices,
        least=0,
        most=len(choices),
        waiting=questions.waiting("discards", country),
        rule="QM-10.1",
        nothing=KEEP_ALL,
    )


def answer_discards(game: Game, frame: s.Discards, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    discards.discard(game, seat, discards.chosen(picks))


# ---- the end of a turn waits for the answer about used Statuses: QM-26.19


def advance_closing(game: Game, frame: s.Closing) -> bool:
    if game.state.broken and reactions.code_watchers(game.state):
        return False
    game.pop()
    return True


def ask_closing(state: s.State, frame: s.Closing) -> dict[Seat, Offer]:
    used = tuple(names.card(card) for card in state.broken)
    found: dict[Seat, Offer] = {}
    for country in reactions.code_watchers(state):
        asked = names.country(country)
        found |= questions.one(
            state,
            country,
            msg("qm-ask-code", cards=used),
            (questions.plain_choice(PASS),),
            waiting=msg("qm-wait-code", country=asked, cards=used),
            rule="QM-22.4",
        )
    return found


def answer_closing(game: Game, frame: s.Closing, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.state.broken = []
