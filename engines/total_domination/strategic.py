"""Discard and draw, Enigma, Espionage (4.1 B and C, 10.1.6, 10.1.12, 10.1.13)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Key, Offer, Seat, msg
from engines.kit import window
from engines.kit.rng import shuffle
from engines.kit.window import PASS, Window
from engines.total_domination import cards, names, position, questions, rockets
from engines.total_domination.components import AXIS, CardId, Tech
from engines.total_domination.draft import seats_in_turn
from engines.total_domination.game import Game
from engines.total_domination.state import Burn, Enigma, Exchange, Mission, Spying, State

LOOKS = (0, 3, 5)
"""Cards seen, by how many powers of the seat have Espionage (TD-4.1.13, 10.1.12)."""
HOW = ("ask", "best", "look")
KEEP_CARDS = questions.plain(PASS)._replace(label=msg("td-do-keep-cards"))


def having(state: State, seat: Seat, tech: Tech) -> int:
    """How many powers of a seat have a technology."""
    return sum(tech in state.powers[power].techs for power in position.powers_of(seat))


# ---- discard and draw, and whom to spy on: TD-4.1.10, D.5, D.7


def begin(game: Game) -> None:
    state = game.state
    asked = [
        seat for seat in seats_in_turn(state) if state.hands[seat].cards or spying(state, seat)
    ]
    if not asked:
        return
    state.windows += 1
    state.phase = "exchange"
    game.push(Exchange(Window(f"exchange/{state.windows}", asked)))


def spying(state: State, seat: Seat) -> list[Seat]:
    """Whom a seat with Espionage can spy on: opponents with cards in hand."""
    if not having(state, seat, "espionage"):
        return []
    power = position.powers_of(seat)[0]
    return [victim for victim in rockets.victims(state, power) if rockets.hand_of(state, victim)]


def ask(state: State, frame: Exchange) -> dict[Seat, Offer]:
    found = {}
    for seat in frame.window.asked:
        choices = [*questions.of_whole_cards("swap", state.hands[seat].cards)]
        victims = spying(state, seat)
        choices += [questions.spy(victim, how) for victim in victims for how in HOW]
        choices.append(KEEP_CARDS)
        found[seat] = questions.sealed(
            frame.window,
            seat,
            "exchange-spy" if victims else "exchange",
            tuple(choices),
            rule="TD-4.1.10",
            most=2 if victims else 1,
            counted=True,
        )
    return found


def advance(game: Game, frame: Exchange) -> bool:
    """All wishes are in; they are carried out in turn order (TD-4.1.12)."""
    if not window.closed(frame.window):
        return False
    game.pop()
    missions, drawn = [], {}
    for seat, picks in window.opened(frame.window):
        given = next((key for key in picks if key.startswith("swap/")), "")
        if given:
            got = _exchange(game, seat, given.partition("/")[2])
            if having(game.state, seat, "enigma"):
                drawn[seat] = got
        if aim := next((key for key in picks if key.startswith("spy/")), ""):
            victim, _, how = aim.partition("/")[2].partition(".")
            missions.append(Mission(seat, victim, how))
    if missions:
        game.push(Spying(missions))
    if drawn:
        game.state.windows += 1
        game.state.phase = "enigma"
        game.push(Enigma(Window(f"enigma/{game.state.windows}", list(drawn)), drawn))
    return True


def _exchange(game: Game, seat: Seat, card: CardId) -> list[CardId]:
    state = game.state
    hand = state.hands[seat]
    hand.cards.remove(card)
    cards.discard(state, [card])
    codes = having(state, seat, "enigma")
    got = cards.draw(game, 1 + codes)  # TD-4.1.11, 10.1.13
    if not codes:
        hand.cards += got
    game.show("td-log-exchange", seat=names.seat(seat), card=names.card(card))
    game.tell((seat,), "td-log-drawn-own", cards=names.cards(got))
    return got


# ---- Enigma: which cards stay (TD-D.6)


def keeps(state: State, frame: Enigma, seat: Seat) -> int:
    return min(having(state, seat, "enigma"), len(frame.drawn[seat]))


def ask_enigma(state: State, frame: Enigma) -> dict[Seat, Offer]:
    found = {}
    for seat in frame.window.asked:
        n = keeps(state, frame, seat)
        drawn = frame.drawn[seat]
        best = cards.in_keep_order(state, seat, drawn)[:n]
        found[seat] = questions.sealed(
            frame.window,
            seat,
            "enigma",
            questions.of_whole_cards("keep", drawn),
            tuple(f"keep/{card}" for card in best),
            rule="TD-4.1.11",
            least=n,
            most=n,
        )
    return found


def advance_enigma(game: Game, frame: Enigma) -> bool:
    frame.window.asked = [seat for seat in frame.window.asked if frame.drawn[seat]]
    if not window.closed(frame.window):
        return False
    game.pop()
    for seat, picks in window.opened(frame.window):
        kept = [key.partition("/")[2] for key in picks]
        gone = [card for card in frame.drawn[seat] if card not in kept]
        game.state.hands[seat].cards += kept
        cards.discard(game.state, gone)
        game.show("td-log-enigma", seat=names.seat(seat), cards=names.cards(gone))
    return True


# ---- Espionage: TD-4.1.13 to 4.1.15, one spy after another


def advance_spying(game: Game, frame: Spying) -> bool:
    state = game.state
    if not frame.missions:
        game.pop()
        return True
    state.phase = "espionage"
    mission = frame.missions.pop(0)
    hand = rockets.hand_of(state, mission.victim)
    if not hand:
        game.say(
            "td-log-spy-nothing", seat=names.seat(mission.spy), victim=names.seat(mission.victim)
        )
        return True
    codes = having(state, mission.spy, "espionage")
    seen = cards.some_of(game, hand, LOOKS[codes])
    game.say(
        "td-log-spy", seat=names.seat(mission.spy), victim=names.seat(mission.victim), n=len(seen)
    )
    game.tell((mission.spy,), "td-log-spy-own", cards=names.cards(seen))
    if mission.victim in state.hands:
        game.tell((mission.victim,), "td-log-spied-own", cards=names.cards(seen))
    burn = Burn(mission.spy, mission.victim, seen, min(codes, len(seen)))
    if mission.how == "look":
        _burn(game, burn, [])
    elif mission.how == "best":
        _burn(game, burn, _ranked(state, mission.victim, seen)[: burn.most])
    else:
        game.push(burn)
    return True


def _ranked(state: State, victim: Seat, seen: list[CardId]) -> Sequence[CardId]:
    return seen if state.rules.solo else cards.in_keep_order(state, victim, seen)


def ask_burn(state: State, frame: Burn) -> dict[Seat, Offer]:
    return {
        frame.spy: Offer(
            msg("td-ask-burn", victim=names.seat(frame.victim), n=frame.most),
            questions.of_whole_cards("burn", frame.seen),
            (),
            questions.waiting("burn", frame.spy),
            f"espionage/{state.year}/{frame.spy}",
            "TD-4.1.14",
            0,
            frame.most,
        )
    }


def answer_burn(game: Game, frame: Burn, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    _burn(game, frame, [key.partition("/")[2] for key in picks])


def _burn(game: Game, frame: Burn, burnt: Sequence[CardId]) -> None:
    """The victim draws as many in exchange."""
    state = game.state
    if not burnt:
        game.say("td-log-spy-looks", seat=names.seat(frame.spy))
    hand = rockets.hand_of(state, frame.victim)
    for card in burnt:
        hand.remove(card)
    if burnt:
        game.show(
            "td-log-burnt",
            seat=names.seat(frame.spy),
            victim=names.seat(frame.victim),
            cards=names.cards(burnt),
        )
    if state.solo and frame.victim == AXIS:  # TD-13.2.12
        state.solo.used += burnt
        for _ in burnt:
            if state.solo.waiting:
                hand.append(state.solo.waiting.pop())
        shuffle(game.rng, hand)
    elif burnt:
        cards.discard(state, burnt)
        got = cards.draw(game, len(burnt))
        hand += got
        game.tell((frame.victim,), "td-log-drawn-own", cards=names.cards(got))
