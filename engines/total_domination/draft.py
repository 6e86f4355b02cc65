"""The draft and the Arctic swap (4.1 A, 10.1.3, 10.1.4, 11.4.4, 13.2.4)."""

from __future__ import annotations

from functools import cache

from engines.contract import Key, Offer, Seat, msg
from engines.kit import window
from engines.kit.window import PASS, Window
from engines.total_domination import cards, components, names, position, questions
from engines.total_domination.clock import order
from engines.total_domination.game import Game
from engines.total_domination.state import CardDraft, SoloDraft, State, Swap

SOLO_DROPS = 2


def pick_size(state: State) -> int:
    """TD-4.1.5, 10.1.4."""
    return 2 if state.rules.common else 1


def seats_in_turn(state: State) -> list[Seat]:
    """Seats by the turn of their first power (TD-10.1.6)."""
    return [seat for seat in _in_turn(order(state), state.rules.common) if seat in state.hands]


@cache
def _in_turn(powers: tuple[components.Power, ...], common: bool) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(components.SIDE[p] for p in powers)) if common else powers


def clockwise(state: State) -> list[Seat]:
    return list(components.SIDES) if state.rules.common else list(components.POWERS)


# ---- dealing: TD-4.1.1, 4.1.2, 10.1.3


def dealt(state: State, seat: Seat) -> int:
    """The first packet, without what was reserved or lent."""
    year = components.YEARS[state.year]
    opening = state.rules.scenario == "fall" and state.year == state.first_year  # TD-12.2.6
    cards_dealt = components.TABLES.fall.cards if opening else year.cards
    if not state.rules.common:  # TD-4.1.1
        return cards_dealt + bonus(state, seat)
    if opening:  # TD-12.2.7
        return 2 * cards_dealt - 1
    return components.TABLES.two_player_deal[str(state.year)][seat]


def bonus(state: State, seat: Seat) -> int:
    given = components.YEARS[state.year].bonus
    return sum(given.get(power, 0) for power in position.powers_of(seat))


def begin(game: Game) -> None:
    state = game.state
    year = components.YEARS[state.year]
    state.phase = "draft"
    extra = {seat: bonus(state, seat) for seat in seats_in_turn(state)}
    _deal(game, {seat: dealt(state, seat) for seat in extra})
    for seat in extra:
        hand = state.hands[seat]
        extra[seat] += len(hand.reserve) + len(hand.lent)  # TD-4.1.4
        hand.packet += hand.reserve + hand.lent
        hand.reserve, hand.lent = [], []
    game.say(
        "td-log-year",
        year=str(state.year),
        first=names.power(year.first),
        passes=msg(f"td-passes-{year.passes}"),
        dealt=tuple(
            msg("td-dealt", seat=names.seat(seat), n=len(state.hands[seat].packet))
            for seat in extra
        ),
    )
    for seat in extra:
        held = state.hands[seat].packet
        game.tell((seat,), "td-log-packet-own", cards=names.short_cards(held))
    if state.rules.solo:
        game.push(SoloDraft(components.ALLIES))
    else:
        _open(game, extra)


def _deal(game: Game, wanted: dict[Seat, int]) -> None:
    """Card by card, so that a short pile is short for everybody."""
    while any(wanted.values()):
        for seat in wanted:
            if wanted[seat]:
                wanted[seat] -= 1
                game.state.hands[seat].packet += cards.draw(game)


def _open(game: Game, extra: dict[Seat, int]) -> None:
    state = game.state
    state.windows += 1
    asked = [seat for seat in seats_in_turn(state) if state.hands[seat].packet]
    game.push(CardDraft(Window(f"draft/{state.windows}", asked), extra))


# ---- picking: TD-4.1.3 to 4.1.8


def picks(state: State, frame: CardDraft, seat: Seat) -> int:
    wanted = pick_size(state) + frame.extra.get(seat, 0)
    return min(wanted, len(state.hands[seat].packet))


def ask(state: State, frame: CardDraft) -> dict[Seat, Offer]:
    found = {}
    for seat in frame.window.asked:
        packet = state.hands[seat].packet
        n = picks(state, frame, seat)
        given = seat in frame.window.sealed
        best = () if given else cards.in_keep_order(state, seat, packet)[:n]
        found[seat] = questions.sealed(
            frame.window,
            seat,
            "draft",
            questions.of_whole_cards("keep", packet),
            tuple(f"keep/{card}" for card in best),
            rule="TD-4.1.3",
            least=n,
            most=n,
            counted=True,
        )
    return found


def answer(game: Game, frame: CardDraft, seat: Seat, picked: tuple[Key, ...]) -> None:
    window.answer(frame.window, seat, picked)


def advance(game: Game, frame: CardDraft) -> bool:
    """Everybody has picked: the packets go on, or the draft ends."""
    state = game.state
    if not window.closed(frame.window):
        return False
    game.pop()
    picked = window.opened(frame.window)
    game.say(
        "td-log-picked",
        picked=tuple(msg("td-dealt", seat=names.seat(seat), n=len(keys)) for seat, keys in picked),
    )
    for seat, keys in picked:
        hand = state.hands[seat]
        chosen = [key.partition("/")[2] for key in keys]
        hand.packet = [card for card in hand.packet if card not in chosen]
        hand.picked += chosen
        game.note((seat,), "td-log-picked-own", cards=names.short_cards(chosen))
    if max(len(hand.packet) for hand in state.hands.values()) > 1:  # TD-4.1.6, 10.1.4
        _hand_on(game)
        _open(game, {})
    else:
        _end(game)
    return True


def _hand_on(game: Game) -> None:
    state = game.state
    seats = clockwise(state)
    step = 1 if components.YEARS[state.year].passes == "left" else -1  # TD-4.1.3
    packets = [state.hands[seat].packet for seat in seats]
    for at, packet in enumerate(packets):
        state.hands[seats[(at + step) % len(seats)]].packet = packet
    for seat in seats:
        game.tell((seat,), "td-log-packet-own", cards=names.short_cards(state.hands[seat].packet))


def _end(game: Game) -> None:
    """What is left over is discarded together (TD-4.1.8)."""
    state = game.state
    gone: list[components.CardId] = []
    for seat in seats_in_turn(state):
        hand = state.hands[seat]
        gone += hand.packet
        hand.packet = []
        hand.cards += hand.picked  # TD-4.1.7
        hand.picked = []
    cards.discard(state, gone)
    game.show("td-log-draft-ends", cards=names.cards(gone))


# ---- solo: TD-13.2.4


def ask_solo(state: State, frame: SoloDraft) -> dict[Seat, Offer]:
    packet = state.hands[frame.seat].packet
    n = min(SOLO_DROPS, len(packet))
    worst = cards.in_keep_order(state, frame.seat, packet)[-n:] if n else ()
    return {
        frame.seat: Offer(
            msg("td-ask-solo-draft", n=n),
            questions.of_whole_cards("drop", packet),
            tuple(f"drop/{card}" for card in worst),
            questions.waiting("draft-of", frame.seat),
            f"draft/{state.year}",
            "TD-13.2.4",
            n,
            n,
        )
    }


def advance_solo(game: Game, frame: SoloDraft) -> bool:
    if game.state.hands[frame.seat].packet:
        return False
    game.pop()
    return True


def answer_solo(game: Game, frame: SoloDraft, seat: Seat, picked: tuple[Key, ...]) -> None:
    game.pop()
    hand = game.state.hands[seat]
    gone = [key.partition("/")[2] for key in picked]
    hand.cards += [card for card in hand.packet if card not in gone]
    hand.packet = []
    cards.discard(game.state, gone)
    game.show("td-log-draft-ends", cards=names.cards(gone))


# ---- the Arctic: TD-11.4.4


def begin_swap(game: Game) -> None:
    state = game.state
    if not state.rules.arctic or state.rules.common:
        return
    holder = holder_of_arctic(state)
    if not holder or not all(state.hands[p].cards for p in (holder, components.ALLY[holder])):
        return
    state.windows += 1
    state.phase = "swap"
    game.push(Swap(Window(f"swap/{state.windows}", [holder, components.ALLY[holder]])))


def holder_of_arctic(state: State) -> components.Power:
    pos = position.of(state)
    return next(
        (power for power in components.POWERS if pos.control[power] & components.ARCTIC), ""
    )


def ask_swap(state: State, frame: Swap) -> dict[Seat, Offer]:
    found = {}
    for seat in frame.window.asked:
        choices = (
            *questions.of_whole_cards("give", state.hands[seat].cards),
            questions.plain(PASS),
        )
        found[seat] = questions.sealed(frame.window, seat, "swap", choices, rule="TD-11.4.4")
    return found


def answer_swap(game: Game, frame: Swap, seat: Seat, picked: tuple[Key, ...]) -> None:
    window.answer(frame.window, seat, picked)


def advance_swap(game: Game, frame: Swap) -> bool:
    if not window.closed(frame.window):
        return False
    game.pop()
    state = game.state
    (one, first), (other, second) = window.opened(frame.window)
    if PASS in (first[0], second[0]):
        game.say("td-log-no-swap", one=names.power(one), other=names.power(other))
        return True
    given = {one: first[0].partition("/")[2], other: second[0].partition("/")[2]}
    for giver, taker in ((one, other), (other, one)):
        state.hands[giver].cards.remove(given[giver])
        state.hands[taker].cards.append(given[giver])
    game.say("td-log-swap", one=names.power(one), other=names.power(other))
    for seat, mate in ((one, other), (other, one)):
        game.tell(
            (seat,), "td-log-swap-own", gave=names.card(given[seat]), got=names.card(given[mate])
        )
    return True
