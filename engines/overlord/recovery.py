"""RECOVERY and the start of the next turn (OV-4.3, 17.2, 20, 24.6)."""

from __future__ import annotations

from operator import attrgetter

from engines.contract import Key, Offer, Seat, msg
from engines.kit.rng import shuffle
from engines.overlord import air, medals, names, piles, questions, roles
from engines.overlord.card_assignment import CHIEF
from engines.overlord.components import FINEST_HOUR, Side, foe
from engines.overlord.game import Game
from engines.overlord.state import CommandDraft, Keep, Select, State

CARDS_DRAWN = 2
WITH_RECON = 3
DAYLIGHT = 6
NIGHT_DICE = 4


def recover(game: Game) -> None:
    state = game.state
    state.phase = "recovery"
    air.turn_ends(game)
    state.discards += state.spent  # OV-20.1
    if state.spent:
        game.say("ov-discards", side=names.side(state.side), cards=names.cards(state.spent))
    if state.finest_hour or any(laid.acts == FINEST_HOUR for laid in state.laid):
        state.pile += state.discards  # OV-13.29
        state.discards = []
        shuffle(game.rng, state.pile)
        game.say("ov-reshuffled", n=len(state.pile))
    draw_cards(game)
    air.recon_draw(game)
    busy = any(map(attrgetter("order"), state.units.values())) or any(
        trace.kind == "exit" for trace in state.traces
    )
    state.quiet = 0 if busy else state.quiet + 1
    if state.quiet >= medals.PATIENCE:
        medals.die_down(game)
    begin_turn(game, foe(state.side))


def draw_cards(game: Game) -> None:
    state, side = game.state, game.state.side
    camp = state.camps[side]
    if game.field.overlord:
        wanted = WITH_RECON if state.recon else CARDS_DRAWN  # OV-20.2, 20.3
        n = max(0, min(wanted, camp.size - piles.held(state, side)))  # OV-20.4
        drawn = piles.draw(game, side, n)
        game.say("ov-drawn", side=names.side(side), n=len(drawn))
        return
    for other in (foe(side), side):  # an Ambush used is replaced first (OV-4.4)
        if state.camps[other].ambushed:
            state.camps[other].ambushed = False
            piles.draw(game, other, 1)
    short = camp.size - piles.held(state, side)
    if state.recon and short > 0:
        drawn = [card for card in (piles.next_card(game, side) for _ in range(2)) if card]
        if len(drawn) == 2:  # two of a kind are asked about too: nobody learns that they are
            state.kept.append(Keep(side, drawn))
            game.tell((roles.seat(side, CHIEF),), "ov-you-draw", cards=names.cards(drawn))
            return
        camp.hand += drawn[:1]
        state.discards += drawn[1:]
    elif short > 0:
        piles.draw(game, side, 1)


# ---- Recon in the standard game, and by airplane (OV-27.21, 27.22)


def ask_keep(state: State, keep: Keep) -> Offer:
    """Nobody waits: the cards lie in no hand until it is answered."""
    verb, question, rule = "keep", "ov-ask-keep", "OV-4.3"
    cards = keep.cards
    if keep.scouted:
        verb, question, rule = "discard", "ov-ask-scouted", "OV-25.24"
        cards = [*keep.cards, *state.camps[keep.side].hand]
    choices = tuple(questions.card_choice(verb, card) for card in dict.fromkeys(cards))
    wait, clock = msg("ov-wait-keep"), questions.clock(state, "keep")
    first = (choices[0].key,)
    return Offer(msg(question), choices, first, wait, clock, rule, required=False)


def keep_card(game: Game, keep: Keep, picks: tuple[Key, ...]) -> None:
    state = game.state
    hand = state.camps[keep.side].hand
    card = picks[0].partition("/")[2]
    state.kept.remove(keep)
    if keep.scouted:
        hand += keep.cards
        hand.reverse()
        hand.remove(card)
        hand.reverse()
        gone = card
    else:
        keep.cards.remove(card)
        hand.append(card)
        gone = keep.cards[0]
    state.discards.append(gone)
    game.show("ov-discarded", side=names.side(keep.side), card=names.card(gone))


def kept_by(state: State, offer: Offer, seat: Seat) -> Keep | None:
    """Whose two cards an answer is about, if the seat is asked nothing else."""
    if offer.clock != questions.clock(state, "keep"):
        return None
    return next((keep for keep in state.kept if roles.seat(keep.side, CHIEF) == seat), None)


# ---- the next turn


def begin_turn(game: Game, side: Side) -> None:
    """START: nothing to decide (OV-17.2)."""
    state = game.state
    if state.turn:
        state.camps[state.side].last = state.laid
    for unit in state.units.values():
        unit.order = None
    state.turn += 1  # OV-1.10
    state.side = side
    state.phase = "select"
    state.draft = CommandDraft()
    state.laid, state.spent, state.traces = [], [], []
    state.staff = {}
    state.finest_hour = state.recon = state.talking = False
    state.scouted = 0
    state.visit = state.gung_ho = ""
    state.sheet = None
    for keep in [keep for keep in state.kept if keep.side == side]:
        keep_card(game, keep, (ask_keep(state, keep).default))
    game.say("ov-turn", n=state.turn, side=names.side(side))
    medals.turn_starts(game)
    _night(game)
    air.turn_begins(game)
    game.push(Select())


def _night(game: Game) -> None:
    """OV-24.5, 24.6."""
    state, options = game.state, game.field.scenario.options
    if not state.visibility or state.side != options.night_side:
        return
    faces = game.roll(NIGHT_DICE)
    state.visibility += faces.count("star")
    if state.visibility >= DAYLIGHT:
        state.visibility = 0
        game.say("ov-day", faces=names.faces(faces))
    else:
        game.say("ov-night", n=state.visibility, faces=names.faces(faces))


def ask_keeps(state: State, asked: dict[Seat, Offer]) -> None:
    for keep in state.kept:
        seat = roles.seat(keep.side, CHIEF)
        if seat not in asked:
            asked[seat] = ask_keep(state, keep)
