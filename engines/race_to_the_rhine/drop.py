"""RR-12. Paratroops: where they land, how they are paid, how they age."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.kit.graph import Mask
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import BACK, PREFIX, ask, pay_for
from engines.race_to_the_rhine.board import GRAPH
from engines.race_to_the_rhine.components import CARDS, NUMBERS
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import Drop, Landing, Pay, Player, State

MEDAL = "medal"


def choices(state: State, pay: Pay) -> list[Choice]:
    if state.rain or position.solo(state) or position.training(state):  # RR-12.11
        return []
    most = min(NUMBERS.paratroops.most, state.paratroops)
    if most:
        most = min(most, position.medals(state.player))
    return [_drop(pay, n) for n in range(1, most + 1)]


@cache
def _drop(pay: Pay, n: int) -> Choice:
    return Choice(f"{PREFIX[pay]}drop/{n}", msg("rr-do-drop", n=n, pay=pay))


@cache
def _land(space: str) -> Choice:
    return Choice(f"land/{space}", msg("rr-do-land", space=names.space(space)), space)


@lru_cache(maxsize=256)
def _lands(free: Mask) -> tuple[Choice, ...]:
    return tuple(_land(space) for space in GRAPH.named(free))


def start(state: State, pay: Pay, arg: str) -> None:
    state.flow.append(Landing(pay, int(arg)))


def ask_landing(state: State, frame: Landing) -> dict[Seat, Offer]:
    if len(frame.spaces) < frame.number:
        free = GRAPH.everywhere & ~position.controlled(state)  # RR-12.5
        return ask(
            state,
            msg("rr-ask-land", n=len(frame.spaces) + 1, of=frame.number),
            (*_lands(free), BACK),
            (BACK.key,),
            "RR-12.5",
        )
    usual = usual_payment(state.player, frame)
    return ask(
        state,
        msg("rr-ask-pay", n=frame.number, paid=len(frame.items)),
        (_usual(tuple(usual)), *(_item(item) for item in next_items(state.player, frame)), BACK),
        ("pay/usual",),
        "RR-12.2",
    )


@lru_cache(maxsize=256)
def _usual(items: tuple[str, ...]) -> Choice:
    won = names.cards(item for item in items if item != MEDAL)
    label = msg("rr-do-pay-usual", medals=items.count(MEDAL), cards=won, count=len(won))
    return Choice("pay/usual", label)


@cache
def _item(item: str) -> Choice:
    if item == MEDAL:
        return Choice("pay/medal", msg("rr-do-pay-medal"))
    row = CARDS[item]
    verb = "card" if row.medal else "marks"
    label = msg(f"rr-do-pay-{verb}", card=names.card(item), marks=row.ammo_marks)
    return Choice(f"pay/{item}", label)


def advance_landing(game: Game, frame: Landing) -> bool:
    """Carry out the drop as soon as nothing is left to ask."""
    state = game.state
    if len(frame.spaces) < frame.number:
        return False
    if not paid(frame):
        if not only_one_payment(state.player, frame):
            return False
        frame.items = usual_payment(state.player, frame)  # RR-19.18
    carry_out(game, frame)
    game.pop()
    return True


def answer_landing(game: Game, frame: Landing, seat: Seat, picks: tuple[Key, ...]) -> None:
    player = game.state.player
    verb, _, arg = picks[0].partition("/")
    if verb == "back":
        game.pop()
    elif verb == "land":
        frame.spaces.append(arg)
    elif arg == "usual":
        frame.items = usual_payment(player, frame)
    else:
        frame.items.append(arg)


def carry_out(game: Game, frame: Landing) -> None:
    state = game.state
    pay_for(game, frame.pay)
    player = state.player
    won = [item for item in frame.items if item != MEDAL]
    tokens = len(frame.items) - len(won)
    player.medals -= tokens  # RR-12.1
    state.medals_out += tokens
    player.won = [card for card in player.won if card not in won]
    state.cards_out += won
    state.paratroops -= frame.number
    # Light side up: RR-12.6.
    state.drops += [Drop(space, state.active) for space in frame.spaces]
    game.record("drop", *frame.spaces, what=state.active)
    game.say(
        "rr-log-drop",
        *frame.spaces,
        army=names.seat(state.active),
        n=frame.number,
        spaces=names.spaces(frame.spaces),
        medals=tokens,
        cards=names.cards(won),
        count=len(won),
    )


def age(game: Game) -> None:
    """RR-12.9: dark markers of the active player leave, light ones turn dark."""
    state = game.state
    gone = [drop for drop in state.drops if drop.owner == state.active and not drop.light]
    state.drops = [drop for drop in state.drops if drop not in gone]
    state.paratroops_out += len(gone)
    dark = [drop for drop in state.drops if drop.owner == state.active]
    for drop in dark:
        drop.light = False
    if gone or dark:
        game.say(
            "rr-log-drops-age",
            *(drop.space for drop in (*gone, *dark)),
            gone=names.spaces(drop.space for drop in gone),
            left=len(gone),
            dark=names.spaces(drop.space for drop in dark),
            turned=len(dark),
        )


# --- payment (RR-12.2 to 12.4) -------------------------------------------------------------------


def paid(frame: Landing) -> bool:
    whole, set_ = _sorted(frame.items)
    left = frame.number - len(whole)
    return not left if not set_ else left > 0 and exact(set_, left)


def exact(set_: list[str], markers: int) -> bool:
    """Enough marks for so many markers, and no card of them could be left out (RR-12.3)."""
    values = [CARDS[card].ammo_marks for card in set_]
    due = markers * NUMBERS.marks_for_a_medal
    return sum(values) >= due > sum(values) - min(values)


def _sorted(items: list[str]) -> tuple[list[str], list[str]]:
    """Items that pay a marker each, and the cards that pay with their marks."""
    whole = [item for item in items if item == MEDAL or CARDS[item].medal]
    return whole, [item for item in items if item not in whole]


def payments(player: Player, frame: Landing) -> Iterator[tuple[int, int, list[str]]]:
    """Ways to complete a payment: tokens and medal cards in all, and the set of marks.

    Of cards of equal worth only the first by id is looked at, besides those already named.
    """
    whole, named = _sorted(frame.items)
    tokens, medal_cards = whole.count(MEDAL), len(whole) - whole.count(MEDAL)
    most_cards = position.medal_cards(player)
    for k in range(frame.number, -1, -1):
        sets = list(mark_sets(player, named, k))
        for paid_tokens in range(tokens, player.medals + 1):
            paid_cards = frame.number - k - paid_tokens
            if medal_cards <= paid_cards <= most_cards:
                for set_ in sets:
                    yield paid_tokens, paid_cards, set_


def mark_sets(player: Player, named: list[str], markers: int) -> Iterator[list[str]]:
    """Legal sets of marks for so many markers that hold the cards already named."""
    if not markers:
        if not named:
            yield []
        return
    left: dict[int, list[str]] = {}
    for card in sorted(player.won):
        row = CARDS[card]
        if row.ammo_marks and not row.medal and card not in named:
            left.setdefault(row.ammo_marks, []).append(card)
    due = markers * NUMBERS.marks_for_a_medal

    def fill(values: list[int], chosen: list[str]) -> Iterator[list[str]]:
        if not values:
            if chosen and exact(chosen, markers):
                yield sorted(chosen)
            return
        value, *rest = values
        for n in range(min(len(left[value]), due // value + 1) + 1):
            yield from fill(rest, chosen + left[value][:n])

    yield from fill(sorted(left), list(named))


def next_items(player: Player, frame: Landing) -> list[str]:
    """What could be named next so that a legal payment can still be reached."""
    whole, named = _sorted(frame.items)
    ways = list(payments(player, frame))
    found = []
    if any(tokens > whole.count(MEDAL) for tokens, _, _ in ways):
        found.append(MEDAL)
    if any(n > len(whole) - whole.count(MEDAL) for _, n, _ in ways):
        found += [c for c in sorted(player.won) if CARDS[c].medal and c not in whole]
    worths = {CARDS[card].ammo_marks for _, _, set_ in ways for card in set_ if card not in named}
    return found + [
        card
        for card in sorted(player.won)
        if not CARDS[card].medal and card not in named and CARDS[card].ammo_marks in worths
    ]


def only_one_payment(player: Player, frame: Landing) -> bool:
    """Whether nothing can be chosen: neither how much of what is paid, nor which of equal cards."""
    ways = list(payments(player, frame))
    if len(ways) > 1:
        return False
    used = usual_payment(player, frame)
    left = {worth(card) for card in player.won if card not in used}
    return not any(item != MEDAL and worth(item) in left for item in used)


def worth(card: str) -> tuple[bool, int]:
    return CARDS[card].medal, CARDS[card].ammo_marks


def usual_payment(player: Player, frame: Landing) -> list[str]:
    """Tokens first, then cards with a medal, then marks with the least surplus (RR-12.4)."""

    def rank(way: tuple[int, int, list[str]]) -> tuple[int, int, int, int, list[str]]:
        tokens, medal_cards, set_ = way
        marks = sum(CARDS[card].ammo_marks for card in set_)
        return -tokens, -medal_cards, marks, len(set_), set_

    tokens, medal_cards, set_ = min(payments(player, frame), key=rank)
    whole, _ = _sorted(frame.items)
    named = [item for item in whole if item != MEDAL]
    more = [c for c in sorted(player.won) if CARDS[c].medal and c not in named]
    return [MEDAL] * tokens + (named + more)[:medal_cards] + set_
