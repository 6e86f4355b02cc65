"""A computer player: it reckons what each choice would bring in tenths of a victory point, and does
what brings most, with a little chance.

For figures, demonstrations and tests, and as the officer. It looks at the board and at its own
cards and question, never at a deck or at the cards of others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from engines.contract import Choice, Key, Offer, Seat
from engines.kit.rng import Rng
from engines.kit.window import PASS
from engines.quartermaster import evaluate, placing, posts, prospects, reactions, supply
from engines.quartermaster.components import TEAM, CardId, Country, Space, named, unit_of
from engines.quartermaster.state import Context, EachOf, Fork, Placing, Situation, State, Text

CHANCE = 6
"""How far its mood reaches; what differs by more is never mistaken."""
LATER = 4
"""What a card is good for later counts a quarter when it is played."""
DROPPED = 4
"""Less for a card that is only discarded."""
AT_LEAST = {
    "removal": 24, "status_used": 16, "built": 14, "card_leaves": 14, "ew": 12,
}  # fmt: skip
"""What a Response must bring in a situation of this class to be used, with turns to come in which
it might bring more."""
ELSE = 8
DUPLICATE = 9
"""How much less each further copy of a card is worth."""
WORTHLESS = 17
"""Cards it throws away, if its deck lasts to the end without them."""
THROWN = 2
"""At most, in one turn."""

PLAIN = {
    PASS: 0, "skip": 0, "none": 0, "done": -9, "all": 90, "mill": 0,
    "stop": 3, "forgo": -40, "keep": 20, "reallocate": 4, "redeclare": 1,
}  # fmt: skip
"""What a verb is worth; what is missing is a matter of taste."""
TASTE = 10
FREED = 16
"""What a unit must do less than to be taken off for one that can be built elsewhere."""
NEVER = ("remove/", "now/")
"""Taking off own units, and Truk before it is asked for: nothing a computer sees the use of."""


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...] | None:
    """What it would do, with some chance in it; None leaves be what nobody waits for."""
    if not offer.required:
        return _unasked(state, offer)
    if offer.most != 1:
        return _thrown(state, seat, offer, rng)
    worths = _worths(state, seat, offer)
    return (max(worths, key=lambda key: worths[key] + rng.below(CHANCE)),)


def rivals(state: State, seat: Seat, offer: Offer, rng: Rng) -> Iterable[tuple[Key, ...]]:
    """All single picks, best first; of several cards to discard, fewer or more of the worst."""
    if offer.most == 1:
        worths = _worths(state, seat, offer)
        for key in sorted(worths, key=lambda key: -worths[key]):
            yield (key,)
        return
    worst = list(_by_worth(state, seat, offer))
    for n in range(offer.least, min(offer.most, offer.least + THROWN) + 1):
        yield tuple(worst[:n])


def _worths(state: State, seat: Seat, offer: Offer) -> dict[Key, int]:
    sensible = [choice for choice in offer.choices if not choice.key.startswith(NEVER)]
    return {choice.key: _worth(state, seat, choice) for choice in sensible or offer.choices}


def _unasked(state: State, offer: Offer) -> tuple[Key, ...] | None:
    """Enigma, which answers a Status some time before the turn ends (QM-26.19)."""
    worths = {c.key: _broken(state, _card(c)) for c in offer.choices if c.verb == "break"}
    best = max(worths, key=lambda key: worths[key], default="")
    return (best,) if best and worths[best] > 0 else None


# ---- cards it can do without


def _thrown(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    """The worst cards: as many as it must, and what is worthless if its deck allows it."""
    worths = _by_worth(state, seat, offer)
    n = offer.least
    if n < offer.most:
        spare = max(prospects.spare(state, seat), 0)
        worthless = sum(worth < WORTHLESS for worth in worths.values())
        n = max(n, min(worthless, spare, THROWN, offer.most))
    liked = sorted(worths, key=lambda key: worths[key] + rng.below(CHANCE))
    return tuple(liked[:n])


def _by_worth(state: State, seat: Seat, offer: Offer) -> dict[Key, int]:
    """Hand cards, the worst first; each further copy is worth less."""
    single = {}
    copies: Counter[CardId] = Counter()
    found = {}
    for choice in offer.choices:
        card = _card(choice)
        if card not in single:
            single[card] = prospects.held(state, seat, evaluate.card(state, card))
        found[choice.key] = single[card] - DUPLICATE * copies[card]
        copies[card] += 1
    return dict(sorted(found.items(), key=lambda one: one[1]))


def _card(choice: Choice) -> CardId:
    return choice.arg.partition("+")[0]


# ---- one choice


def _worth(state: State, seat: Country, choice: Choice) -> int:
    verb, _, arg = choice.key.partition("/")
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in ("play", "drop", "instead"):
        return _of_card(state, seat, verb, arg)
    if verb in ("take", "top", "tuck"):
        return prospects.held(state, seat, evaluate.card(state, _card(choice)))
    if verb in ("use", "spare"):
        return _used(state, seat, arg) - CHANCE * (verb == "spare")
    if verb == "break":
        return _broken(state, arg)
    if verb in ("build", "recruit", "battle", "eliminate", "lift", "free"):
        return _of_space(state, seat, verb, choice.place, arg.partition(".")[2])
    if verb == "swap":
        return prospects.swapped(state, seat, arg)
    if verb in ("name", "part"):
        return _of_text(state, seat, verb, arg)
    return TASTE


def _of_card(state: State, seat: Country, verb: str, card_id: CardId) -> int:
    card = evaluate.card(state, card_id)
    later = prospects.HELD[card.type] // LATER
    if verb == "play":
        return prospects.play(state, seat, card) - later
    if verb == "drop":
        return -DROPPED - later
    one = next(one for one in card.abilities if one.window == "instead")
    return prospects.ability(state, card, one, Context(me=seat, by=seat))


def _of_space(state: State, seat: Country, verb: str, space: Space, country: Country) -> int:
    if verb in ("build", "recruit"):
        country = country or _placed(state, seat)
        reckoned = prospects.build if verb == "build" else prospects.recruit
        return reckoned(state, country, space, supply.unsupplied(state, country))
    if verb == "battle":
        return prospects.fought(state, seat, space, country)
    if verb == "eliminate":
        return prospects.eliminated(state, seat, country, space)
    standing = posts.post(state, seat, space)
    if verb == "lift":  # it comes back in the best place
        unit = unit_of(space)
        there = placing.buildable(state, seat, unit)
        best = max((posts.post(state, seat, at) for at in named(there)), default=0)
        return best - standing
    return FREED - standing


def _placed(state: State, seat: Country) -> Country:
    """Whose unit the text below places."""
    top, text = state.flow[-1], state.flow[-2]
    if isinstance(top, Placing) and isinstance(text, Text):
        whose = evaluate.whose(text.context, placing.step_of(state, text).piece.whose)
        return whose[0]
    return seat


def _used(state: State, seat: Country, card_id: CardId) -> int:
    """A reaction, against letting it be."""
    sit = state.flow[-1]
    if not isinstance(sit, Situation):
        return 0  # the victory phase, where all of them can be used at once
    card = evaluate.card(state, card_id)
    at = next(at for one, at in reactions.answering(state, sit.trigger) if one.id == card_id)
    found = prospects.ability(state, card, card.abilities[at], sit.facts.of(seat))
    if card.type == "response":
        found -= AT_LEAST.get(sit.trigger, ELSE) * posts.phases(state, seat) // posts.AHEAD
    return found


def _broken(state: State, status: CardId) -> int:
    """What it is worth that an enemy loses a Status."""
    card = evaluate.card(state, status)
    reserved = AT_LEAST["status_used"] * posts.phases(state, card.country) // posts.AHEAD
    return prospects.kept_status(state, card) - reserved


def _of_text(state: State, seat: Country, verb: str, arg: str) -> int:
    """A country named, or a part chosen, by what the rest of the text then does."""
    top, below = state.flow[-1], state.flow[-2]
    if verb == "name" and isinstance(top, Text):
        context = replace(top.context, x=arg)
        card = evaluate.card(state, top.card)
        return prospects.gain(state, context, card, top.block, top.at + 1)
    if isinstance(below, Text) and isinstance(top, Fork | EachOf):
        context = replace(below.context, they=seat) if isinstance(top, EachOf) else below.context
        card = evaluate.card(state, below.card)
        found = prospects.gain(state, context, card, int(arg))
        return found if TEAM[seat] == TEAM[context.me] else -found
    return TASTE
