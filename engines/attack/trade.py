"""AT-17. Trade: offers of cards, private or public, and the sea controller's word.

Promises that go with cards are recorded and never enforced (AT-17.7); without a card they are talk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engines.attack import board, names
from engines.attack.cards import in_order
from engines.attack.components import CARDS, KINDS, NUMBERS, CardId
from engines.attack.game import Game
from engines.attack.state import Blocking, Deal, Promise, State, TradeDraft
from engines.contract import Arg, Choice, Key, Msg, Offer, Seat, msg

WANTS = tuple(f"{kind}.{least}" for kind in (*KINDS, "any") for least in range(1, 5))
PROMISES = (*(f"{kind}.{n}" for kind in ("peace", "leave") for n in (1, 2, 3)), "card", "favour")
"""Not to attack, or to let cross the seas, for so many rounds; a card, or a favour, later."""
MOST_PICKS = 8
OPEN = 3
"""Offers one player may have open at a time."""
EXACT = 3
"""Up to so many cards asked for, the partner picks which of his he gives."""
WAYS = 20
LOCK = "lock"
"""The bell that ends all trade."""


# ---- when


def locked(state: State) -> bool:
    """Shortly before the end nobody trades (AT-17.15, 19.9)."""
    limit, lock = state.rules.rounds, state.rules.trade_lock
    if state.rung:
        return True
    return bool(limit) and state.round > limit - lock


def possible(state: State) -> bool:
    """The active player may exchange cards now (AT-17.3, 17.4)."""
    if locked(state):
        return False
    return state.trading or ("trade" not in state.used and len(state.used) < NUMBERS.actions)


def lock(game: Game) -> None:
    """Nothing is offered, agreed or exchanged any more (AT-19.9)."""
    state = game.state
    state.rung.append(LOCK)
    state.flow[:] = [frame for frame in state.flow if not isinstance(frame, Blocking)]
    state.trading = False
    state.drafts.clear()
    state.deals.clear()
    game.say("at-log-trade-locked")


def drop_empty(game: Game) -> None:
    """Offers whose cards have left the hand are gone (AT-17.14)."""
    state = game.state
    for deal in state.deals[:]:
        hand = state.players[deal.by].hand
        if any(card not in hand for card in deal.gives):
            state.deals.remove(deal)
            _tell(game, deal, (deal.by, *deal.to), "at-log-offer-gone", seat=names.seat(deal.by))


def _tell(game: Game, deal: Deal, parties: tuple[Seat, ...], told: str, **args: Arg) -> None:
    """What becomes of an offer is known to its parties, or to all (AT-23.13, 23.14)."""
    if deal.public:
        game.say(told, **args)
    else:
        game.tell(parties, told, **args)


# ---- what a seat may do


def replies(state: State, seat: Seat) -> list[Choice]:
    """What can be said to offers that are open."""
    found: list[Choice] = []
    for deal in state.deals:
        if deal.by == seat:
            found.append(_about(deal).recall)
        elif seat in deal.to:
            found += _answers(state, seat, deal)
    return found


def proposals(state: State, seat: Seat) -> tuple[Choice, ...]:
    """An offer of his own: to whom, and what, is asked then."""
    mine = sum(1 for deal in state.deals if deal.by == seat)
    return (OFFER,) if mine < OPEN else ()


OFFER = names.plain("offer")


def invited(state: State, seat: Seat) -> bool:
    """Whether who is on turn has offered him something."""
    return any(deal.by == state.active and seat in deal.to for deal in state.deals)


def question(state: State, seat: Seat) -> Msg:
    """What somebody who is not on turn is asked: the offers made to him, in words."""
    made = [deal for deal in state.deals if seat in deal.to]
    if not made:
        return BESIDES
    now = possible(state) and any(state.active in (deal.by, seat) for deal in made)
    return msg("at-ask-offered", offers=tuple(_about(deal).told for deal in made), now=int(now))


BESIDES = msg("at-ask-besides")


def _answers(state: State, seat: Seat, deal: Deal) -> tuple[Choice, ...]:
    about = _about(deal)
    if state.active not in (deal.by, seat) or not possible(state):
        return (about.decline, about.counter)
    hand = tuple(sorted(state.players[seat].hand))
    terms = tuple(deal.gives), tuple(deal.promises), tuple(deal.wants)
    accepted = _accepted(deal.id, deal.by, *terms, hand, _costs(state, seat))
    return (*accepted, about.decline, about.counter)


@lru_cache(maxsize=1 << 10)
def _accepted(
    number: int,
    by: Seat,
    gives: tuple[CardId, ...],
    promises: tuple[str, ...],
    wants: tuple[str, ...],
    hand: tuple[CardId, ...],
    costs: int,
) -> tuple[Choice, ...]:
    """The ways to accept an offer; where that costs an action, or brings nothing, it is asked
    about once more."""
    found = []
    for cards in fitting(hand, wants):
        key = f"accept/{number}"
        if cards and len(cards) <= EXACT:
            key += "." + "+".join(cards)
        given: dict[str, Arg] = {"seat": names.seat(by), "cards": names.cards(cards)}
        gift = _terms(names.card, gives, promises)
        sure = None if gives or promises else msg("at-sure-gift")
        sure = msg("at-sure-accept", **given, gives=gift) if costs else sure
        found.append(Choice(key, msg("at-do-accept", **given, costs=costs), confirm=sure))
    return tuple(found)


class About(NamedTuple):
    """An offer in words, and what can be said to it without a card."""

    told: Msg
    recall: Choice
    decline: Choice
    counter: Choice


def _about(deal: Deal) -> About:
    cards = tuple(deal.gives), tuple(deal.wants)
    return _worded(deal.id, deal.by, *cards, tuple(deal.promises), tuple(deal.asks))


@lru_cache(maxsize=1 << 10)
def _worded(
    number: int,
    by: Seat,
    gives: tuple[CardId, ...],
    wants: tuple[str, ...],
    promises: tuple[str, ...],
    asks: tuple[str, ...],
) -> About:
    given, wanted = _terms(names.card, gives, promises), _terms(names.wanted, wants, asks)
    args: dict[str, Arg] = {"seat": names.seat(by), "gives": given, "wants": wanted}
    verbs = ("recall", "decline", "counter")
    said = (Choice(f"{verb}/{number}", Msg(f"at-do-{verb}", args)) for verb in verbs)
    return About(msg("at-offered", n=number, **args), *said)


@lru_cache(maxsize=1 << 10)
def _terms(
    named: Callable[[str], Msg], cards: tuple[str, ...], promises: tuple[str, ...]
) -> tuple[Msg, ...]:
    return (*map(named, cards), *map(names.promise, promises)) or (msg("at-nothing"),)


@lru_cache(maxsize=8192)
def fitting(hand: tuple[CardId, ...], wants: tuple[str, ...]) -> tuple[tuple[CardId, ...], ...]:
    """Ways to give what is asked, cheapest first and each kind of way once (AT-17.11)."""
    found: dict[tuple[tuple[str, int], ...], tuple[CardId, ...]] = {}

    def search(given: tuple[CardId, ...]) -> None:
        if len(given) == len(wants):
            alike = tuple(sorted((CARDS[each].kind, CARDS[each].value) for each in given))
            found.setdefault(alike, tuple(sorted(given)))
            return
        for card in cheap:
            if card not in given and fits(card, wants[len(given)]):
                search((*given, card))
            if len(found) >= WAYS:
                return

    cheap = sorted(hand, key=lambda each: (CARDS[each].value, each))
    if len(wants) > EXACT:
        first = _cheapest(cheap, wants)
        return (first,) if first else ()
    search(())
    return tuple(sorted(found.values(), key=lambda ids: sum(CARDS[each].value for each in ids)))


def _cheapest(cheap: Sequence[CardId], wants: Sequence[str]) -> tuple[CardId, ...]:
    """One way where many cards are asked for: the pickiest wishes first, the cheapest card each."""
    given: list[CardId] = []
    for want in sorted(wants, key=lambda want: (want.startswith("any"), -int(want[-1]))):
        card = next((each for each in cheap if each not in given and fits(each, want)), None)
        if card is None:
            return ()
        given.append(card)
    return tuple(sorted(given))


def fits(card: CardId, want: str) -> bool:
    kind, _, least = want.partition(".")
    return kind in ("any", CARDS[card].kind) and CARDS[card].value >= int(least)


# ---- putting an offer together


def ask_draft(state: State, seat: Seat, waited: bool) -> Offer:
    """Cards given and wanted, promises, and who else may accept, in one message."""
    draft = state.drafts[seat]
    if not draft.to:
        return _ask_whom(state, seat, waited)
    hand = in_order(state.players[seat].hand)
    question = "at-ask-announce" if draft.public else "at-ask-propose"
    choices = (
        *map(_given, hand),
        *_WANTED_OR_PROMISED,
        *(names.at_seat("also", other) for other in _others(state, seat, draft)),
        names.plain("back"),
    )
    asked = msg(question, seats=names.seats(draft.to), costs=_costs(state, seat))
    return _drafting(state, seat, waited, asked, choices, "AT-17.11")._replace(most=MOST_PICKS)


def _ask_whom(state: State, seat: Seat, waited: bool) -> Offer:
    """To one other, to all of them, or for everybody to read (AT-17.1)."""
    asked = msg("at-ask-whom", costs=_costs(state, seat))
    choices = _whom(tuple(board.playing(state)), seat)
    return _drafting(state, seat, waited, asked, choices, "AT-17.12")


def _drafting(
    state: State, seat: Seat, waited: bool, asked: Msg, choices: tuple[Choice, ...], rule: str
) -> Offer:
    return Offer(
        asked,
        choices,
        ("back",),
        names.turn_of(seat),
        f"turn/{state.turn}" if waited else "trade",
        rule,
        required=waited,
        invited=not waited,
    )


@lru_cache(maxsize=1 << 8)
def _whom(playing: tuple[Seat, ...], seat: Seat) -> tuple[Choice, ...]:
    found = [names.at_seat("propose", other) for other in playing if other != seat]
    everybody = [names.plain("propose-all")] if len(found) > 1 else []
    return (*found, *everybody, names.plain("announce"), names.plain("back"))


_WANTED_OR_PROMISED = (
    *(
        Choice(f"{verb}/{want}", msg(f"at-do-{verb}", card=names.wanted(want)))
        for verb in ("want-card", "more")
        for want in WANTS
    ),
    *(
        Choice(f"{verb}/{what}", msg(f"at-do-{verb}", what=names.promise(what)))
        for verb in ("promise", "ask-promise")
        for what in PROMISES
    ),
)


@cache
def _given(card: CardId) -> Choice:
    return Choice(
        f"give/{card}",
        msg("at-do-give", card=names.card(card)),
        confirm=msg("at-sure-gift"),
        unless=("want-card", "more", "ask-promise", "back"),
    )


def _costs(state: State, seat: Seat) -> int:
    """Whether an exchange now takes an action of this seat (AT-17.3)."""
    return int(seat == state.active and not state.trading)


def _others(state: State, seat: Seat, draft: TradeDraft) -> list[Seat]:
    """To whom the offer could go besides (AT-17.12)."""
    return [each for each in board.playing(state) if each != seat and each not in draft.to]


def answer(game: Game, seat: Seat, picks: tuple[Key, ...]) -> None:
    state = game.state
    if seat in state.drafts:
        draft = state.drafts.pop(seat)
        if "back" in picks:
            return
        if draft.to:
            _post(game, seat, draft, picks)
        else:
            state.drafts[seat] = _addressed(state, seat, picks[0])
        return
    verb, _, arg = picks[0].partition("/")
    if verb == "offer":
        state.drafts[seat] = TradeDraft([])
    else:
        number, _, cards = arg.partition(".")
        deal = find(state, int(number))
        if verb == "recall":
            state.deals.remove(deal)
            _note(game, deal, "at-log-withdrawn")
        elif verb == "accept":
            _accept(game, deal, seat, cards.split("+") if cards else None)
        else:
            _decline(game, deal, seat)
            if verb == "counter":
                state.drafts[seat] = TradeDraft([deal.by], counters=deal.id)


def _addressed(state: State, seat: Seat, key: Key) -> TradeDraft:
    verb, _, partner = key.partition("/")
    if verb == "propose":
        return TradeDraft([partner])
    others = [other for other in board.playing(state) if other != seat]
    return TradeDraft(others, public=verb == "announce")


def find(state: State, number: int) -> Deal:
    return next(deal for deal in state.deals if deal.id == number)


def _post(game: Game, seat: Seat, draft: TradeDraft, picks: Sequence[Key]) -> None:
    """An offer moves at least one card; promises alone are talk (AT-17.6)."""
    state = game.state
    wants = _said(picks, "want-card", "more")
    gives = _said(picks, "give")
    to = [*draft.to, *_said(picks, "also")]
    to = [other for other in to if state.players[other].status == "playing"]
    deal = Deal(0, seat, to, gives, wants, _said(picks, "promise"), _said(picks, "ask-promise"))
    deal.public, deal.standing = draft.public, seat != state.active
    if not gives and not wants:
        _note(game, deal, "at-log-talk")
        return
    state.dealt += 1
    if seat == state.active:
        state.offered = state.turn
    deal.id = state.dealt
    state.deals.append(deal)
    _note(game, deal, "at-log-counters" if draft.counters else "at-log-offers")


def _said(picks: Sequence[Key], *verbs: str) -> list[str]:
    parts = (key.partition("/") for key in picks)
    return [arg for verb, _, arg in parts if verb in verbs]


def _note(game: Game, deal: Deal, message: str) -> None:
    """The terms of an offer, and to whom it goes."""
    terms: dict[str, Arg] = {"n": deal.id, "seat": names.seat(deal.by), "to": names.seats(deal.to)}
    terms |= _about(deal).told.args
    _tell(game, deal, (deal.by, *deal.to), message, **terms)


def _decline(game: Game, deal: Deal, seat: Seat) -> None:
    state = game.state
    deal.to.remove(seat)
    if not deal.to:
        state.deals.remove(deal)
    args = {"seat": names.seat(seat), "other": names.seat(deal.by)}
    _tell(game, deal, (deal.by, seat), "at-log-declines", **args)


# ---- the exchange


def _accept(game: Game, deal: Deal, seat: Seat, cards: Sequence[CardId] | None) -> None:
    """Both have agreed. Not between neighbours, a third who holds the seas may forbid it."""
    state = game.state
    if cards is None:
        hand = tuple(sorted(state.players[seat].hand))
        cards = fitting(hand, tuple(deal.wants))[0]
    game.tell((deal.by, seat), "at-log-agreed", one=names.seat(deal.by), two=names.seat(seat))
    frame = Blocking(deal.id, seat, list(cards))
    if blockable(state, deal.by, seat):
        state.windows += 1
        game.push(frame)
    else:
        exchange(game, frame)


def blockable(state: State, one: Seat, other: Seat) -> bool:
    """AT-17.8, 17.9."""
    third = bool(state.seas) and state.seas not in (one, other)
    return third and not board.neighbours(state, one, other)


def advance_blocking(game: Game, frame: Blocking) -> bool:
    """The question ends when the seas are nobody's any more."""
    if game.state.seas:
        return False
    game.pop()
    exchange(game, frame)
    return True


def ask_blocking(state: State, frame: Blocking) -> dict[Seat, Offer]:
    """He sees who trades and how many cards each way, not which (AT-17.10)."""
    deal = find(state, frame.deal)
    parties = {"one": names.seat(deal.by), "two": names.seat(frame.partner)}
    return {
        state.seas: Offer(
            msg("at-ask-block", **parties, n=len(deal.gives), m=len(frame.cards)),
            (names.plain("allow"), names.plain("forbid")),
            ("allow",),
            msg("at-wait-block", seat=names.seat(state.seas), **parties),
            f"trade/{state.windows}",
            "AT-17.9",
            reaction=True,
        )
    }


def answer_blocking(game: Game, frame: Blocking, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    if picks[0] == "allow":
        exchange(game, frame)
        return
    deal = find(game.state, frame.deal)
    game.state.deals.remove(deal)
    game.say(
        "at-log-forbids",
        seat=names.seat(seat),
        one=names.seat(deal.by),
        two=names.seat(frame.partner),
    )


def exchange(game: Game, frame: Blocking) -> None:
    """The first exchange of a turn uses an action (AT-17.3)."""
    state = game.state
    deal = find(state, frame.deal)
    state.deals.remove(deal)
    if not state.trading:
        game.begin("trade")
        game.succeed("trade")
        state.trading = True
    state.tally.exchanges += 1
    one, two = state.players[deal.by], state.players[frame.partner]
    for card in deal.gives:
        one.hand.remove(card)
    for card in frame.cards:
        two.hand.remove(card)
    one.hand += frame.cards
    two.hand += deal.gives
    parties = {"one": names.seat(deal.by), "two": names.seat(frame.partner)}
    game.say("at-log-exchange", **parties, n=len(deal.gives), m=len(frame.cards))
    game.show_cards(
        (deal.by, frame.partner),
        "at-log-exchanged",
        **parties,
        gives=names.cards(deal.gives),
        gets=names.cards(frame.cards),
    )
    _promise(game, deal, frame.partner)
    drop_empty(game)


def _promise(game: Game, deal: Deal, partner: Seat) -> None:
    """What goes with the cards is recorded, not enforced (AT-17.7)."""
    state = game.state
    given = [(deal.by, partner, what) for what in deal.promises]
    given += [(partner, deal.by, what) for what in deal.asks]
    for one, two, what in given:
        state.promises.append(Promise(one, two, what, state.round, deal.public))
        args = {"one": names.seat(one), "two": names.seat(two), "what": names.promise(what)}
        _tell(game, deal, (deal.by, partner), "at-log-promise", **args)
