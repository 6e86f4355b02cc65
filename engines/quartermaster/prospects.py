"""What a card would bring its country, in tenths of a victory point, read from its text: now, on
the table for later, or in the hand. Of other countries it looks at nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engines.kit.graph import Mask
from engines.quartermaster import (
    battle,
    board,
    evaluate,
    language,
    placing,
    posts,
    reactions,
    scoring,
    supply,
)  # fmt: skip
from engines.quartermaster import components as c
from engines.quartermaster.game import played_of
from engines.quartermaster.posts import POINT
from engines.quartermaster.state import Context, State

HELD = {
    "build_army": 30, "land_battle": 24, "build_navy": 18, "sea_battle": 10, "event": 16,
    "economic_warfare": 10, "status": 20, "response": 14,
}  # fmt: skip
"""What a card in hand may do later."""
SEAFARING = ("uk", "japan", "usa")
BASIC = ("build_army", "land_battle", "build_navy", "sea_battle")
NAVAL = ("build_navy", "sea_battle")
AFLOAT = 8
"""More for their fleets."""

STATUS = {
    "battle": 6, "built": 5, "instead": 4, "always": 4, "build_choice": 8, "removal": 4,
    "turn_start": 3, "victory": 2,
}  # fmt: skip
"""What an ability brings in a round, points that are scored now not counted."""
SELDOM = 2
LASTS = 7
"""Rounds a Status is reckoned to be of use."""

RESPONSE = {
    "built": 18, "battle": 16, "ew": 20, "status_used": 16, "removed": 12, "removal": 10,
    "card_leaves": 8, "ew_hit": 6, "turn_start": 10, "my_turn": 3,
}  # fmt: skip
"""What a face-down card is worth; one that protects a unit standing there is worth more."""

TRIED = 2
"""Places for which it is reckoned what a unit there leads to."""
STRANDED = 2
"""A unit that is taken off at once for want of supply."""
DRAWN, ARRANGED, TUCKED = 5, 6, 3
SPENT, BOOKED = 3, 8
"""A card of a deck that lasts to the end, and of one that does not (QM-12.4)."""
LIFTED = 6
OFFERED = 28
"""A card an ally may play out of a hand nobody else knows."""
UNSEEN = 20
"""A face-down card lost by chance."""


# ---- decks


def rounds_left(state: State) -> int:
    return scoring.ROUNDS - state.round + 1


def spare(state: State, country: c.Country) -> int:
    """How many cards of its deck a country will not come to draw."""
    return len(state.nations[country].deck) - rounds_left(state)


def card_price(state: State, country: c.Country, n: int) -> int:
    """What it costs to discard so many from the deck; what is missing costs points."""
    useful = min(n, max(spare(state, country), 0))
    return SPENT * useful + BOOKED * (n - useful)


# ---- what a text would do


def gain(state: State, context: Context, card: c.Card, block: int, at: int = 0) -> int:
    """What the steps of a block bring the owner of the card, from one of them on."""
    total = 0
    for n, line in enumerate(card.blocks[block][at:], at):
        step = line.step
        if isinstance(step, language.Let):
            context = replace(context, n=evaluate.amount(state, context, step.number))
        elif isinstance(step, language.Pick):
            named_ones = (replace(context, x=each) for each in qualified(state, context, step))
            rest = [gain(state, one, card, block, n + 1) for one in named_ones]
            return total + max(rest, default=0)
        else:
            total += _VALUE[type(step)](state, context, card, step)
    return total


def qualified(state: State, context: Context, step: language.Pick) -> list[c.Country]:
    return [
        country
        for country in evaluate.whose(context, step.countries)
        if step.cond is None or evaluate.holds(state, replace(context, x=country), step.cond)
    ]


def ability(state: State, card: c.Card, one: language.Ability, context: Context) -> int:
    """Its text less its cost."""
    if one.pay == "deck":
        price = card_price(state, card.country, one.cost)
    else:
        price = hand_price(state, card.country, one.cost)
    return gain(state, context, card, one.block) - price


def hand_price(state: State, country: c.Country, n: int) -> int:
    """The cards it can do without; with too few, cards of the deck (QM-12.3)."""
    if not n:
        return 0
    hand = state.nations[country].hand
    cheapest = sorted(HELD[evaluate.card(state, card).type] for card in hand)[:n]
    return sum(cheapest) // 2 + card_price(state, country, n - len(cheapest))


def _theirs(context: Context, country: c.Country) -> int:
    """1 for an enemy of the card's owner, -1 for a friend."""
    return 0 if not country else -1 if c.TEAM[country] == c.TEAM[context.me] else 1


def _place(state: State, context: Context, card: c.Card, step: language.Place) -> int:
    region = evaluate.region(state, context, step.space)
    found: list[int] = []
    for country in evaluate.whose(context, step.piece.whose):
        for unit in placing.units(step):
            if step.verb == "build":
                found += builds(state, country, unit, region)
            elif board.pool(state, country, unit):
                found += recruits(state, country, placing.free(state, country, unit, region))
    return _best(found, step.most)


def _best(found: Iterable[int], n: int = 1) -> int:
    return sum(sorted((worth for worth in found if worth > 0), reverse=True)[:n])


def builds(state: State, country: c.Country, unit: c.Unit, region: Mask) -> list[int]:
    """What each place would bring where it could build, and each Status that replaces a build."""
    found = list[int]()
    if board.pool(state, country, unit):
        lost = supply.unsupplied(state, country)
        spaces = c.named(placing.buildable(state, country, unit, region))
        by_worth = sorted((stands(state, country, at, lost), at) for at in spaces)
        found = [worth for worth, _ in by_worth[:-TRIED]]
        found += [worth + _built(state, country, at) for worth, at in by_worth[-TRIED:]]
    for swap in placing.swaps(state, country, unit):
        found.append(swapped(state, country, swap))
    return found


def build(state: State, country: c.Country, space: c.Space, lost: Mask) -> int:
    return stands(state, country, space, lost) + _built(state, country, space)


def stands(state: State, country: c.Country, space: c.Space, lost: Mask) -> int:
    return posts.post(state, country, space) + posts.restores(state, country, space, lost)


def _built(state: State, country: c.Country, space: c.Space) -> int:
    """What the own table makes of a new unit there."""
    if not _ready(state, country, "built"):
        return 0
    units = state.units | {country: state.units[country] | c.BIT[space]}
    facts = Context(by=country, who=country, space=space)
    return _answered(replace(state, units=units), country, "built", facts)


def _ready(state: State, country: c.Country, trigger: str) -> list[tuple[c.Card, int]]:
    """Cards of its own on the table that may answer what it does itself."""
    nation = state.nations[country]
    own = nation.responses if country == state.country else []
    return [
        (card, at)
        for card, at in reactions.answering_of(state, trigger, country)
        if card.id not in state.used and (card.id in nation.statuses or card.id in own)
    ]


def _answered(state: State, country: c.Country, trigger: str, facts: Context) -> int:
    """What the best of them adds; each can be used once, so one does not follow itself."""
    best = 0
    for card, at in _ready(state, country, trigger):
        if reactions.fits(state, card, at, facts):
            after = replace(state, used=[*state.used, card.id])
            worth = ability(after, card, card.abilities[at], facts.of(country))
            spent = kept_response(state, card) if card.type == "response" else 0
            best = max(best, worth - spent)
    return best


def fought(state: State, country: c.Country, space: c.Space, victim: c.Country = "") -> int:
    """What a battle brings, with what the own table makes of it."""
    worth = posts.target(state, country, space, victim)
    if not worth or not _ready(state, country, "battle"):
        return worth
    victim = victim or board.standing(state, space)[0]
    units = state.units | {victim: state.units[victim] & ~c.BIT[space]}
    facts = Context(by=country, who=victim, space=space, cause="battle")
    return worth + _answered(replace(state, units=units), country, "battle", facts)


def recruits(state: State, country: c.Country, places: Mask) -> list[int]:
    lost = supply.unsupplied(state, country)
    return [recruit(state, country, space, lost) for space in c.named(places)]


def recruit(state: State, country: c.Country, space: c.Space, lost: Mask) -> int:
    """Next to nothing for a unit that its owner would have to take off again (QM-14.10)."""
    if (
        not c.BIT[space] & c.SUPPLY
        and not supply.supplied(state, country, c.BIT[space]) & c.BIT[space]
    ):
        return STRANDED
    return stands(state, country, space, lost)


def swapped(state: State, country: c.Country, status: c.CardId) -> int:
    """What the recruit in place of a build would bring (QM-14.14)."""
    card = evaluate.card(state, status)
    context = Context(me=country, by=country)
    return gain(state, context, card, card.abilities[0].block) if _pool(state, country) else 0


def _pool(state: State, country: c.Country) -> bool:
    return board.pool(state, country, "army") > 0


def _swap(state: State, context: Context, card: c.Card, step: language.Swap) -> int:
    return _place(state, context, card, step.place)


def _battle(state: State, context: Context, card: c.Card, step: language.Battle) -> int:
    region = evaluate.region(state, context, step.space)
    return _best(fights(state, context.me, step.kind, region), step.most)


def fights(state: State, country: c.Country, kind: str, region: Mask) -> list[int]:
    places = battle.targets(state, country, kind, region) & board.enemies(state, country)
    return [fought(state, country, space) for space in c.named(places)]


def eliminated(state: State, me: c.Country, victim: c.Country, space: c.Space) -> int:
    """What the loss of a unit is worth to another country."""
    if c.TEAM[victim] == c.TEAM[me]:
        return -posts.post(state, victim, space)
    return posts.target(state, me, space, victim)


def _eliminate(state: State, context: Context, card: c.Card, step: language.Eliminate) -> int:
    found = battle.victims(state, context, step)
    worths = [eliminated(state, context.me, victim, space) for victim, space in found]
    if worths and max(worths) < 0:
        return max(worths)
    return _best(worths, step.most)


def _protect(state: State, context: Context, card: c.Card, step: language.Protect) -> int:
    if not context.who or board.protected(state, context.who, context.space):
        return 0
    return posts.post(state, context.who, context.space)


def _regroup(state: State, context: Context, card: c.Card, step: language.Regroup) -> int:
    return LIFTED


def _supplied(state: State, context: Context, card: c.Card, step: language.Supplied) -> int:
    country = state.country
    if not country:  # nobody's turn: QM-2.6
        return 0
    saved = supply.unsupplied(state, country)
    saved &= evaluate.supplied_where(state, card.country, step, country)
    return sum(posts.post(state, country, space) for space in c.named(saved))


def _no_supply(state: State, context: Context, card: c.Card, step: language.NoSupply) -> int:
    return POINT


def _mill(state: State, context: Context, card: c.Card, step: language.Mill) -> int:
    country = evaluate.country(context, step.country)
    n = evaluate.amount(state, context, step.number)
    return _theirs(context, country) * card_price(state, country, n) if country else 0


def _adjust(state: State, context: Context, card: c.Card, step: language.Adjust) -> int:
    n = evaluate.amount(state, context, step.number)
    if n < 0:
        n = -min(-n, played_of(state, context.card).mills)
    country = evaluate.country(context, step.country) or context.target
    if not country:
        return SPENT * n
    return _theirs(context, country) * (card_price(state, country, abs(n)) * (1 if n > 0 else -1))


def _score(state: State, context: Context, card: c.Card, step: language.Score) -> int:
    return POINT * evaluate.amount(state, context, step.number)


def _cancel(state: State, context: Context, card: c.Card, step: language.Cancel) -> int:
    played = played_of(state, context.card)
    return 0 if played.cancelled else SPENT * played.mills + POINT * played.scores


def _draw(state: State, context: Context, card: c.Card, step: language.Draw) -> int:
    return DRAWN * step.number


def _play_card(state: State, context: Context, card: c.Card, step: language.PlayCard) -> int:
    country = evaluate.country(context, step.country)
    nation = state.nations[country]
    if step.only == "build_army":
        cards = nation.hand + nation.hidden + nation.shown
        built = any(evaluate.card(state, one).type == step.only for one in cards)
        return _best(builds(state, country, "army", c.EVERYWHERE)) * built
    if step.zone == "hand":
        return OFFERED if nation.hand else 0
    pile = [evaluate.card(state, one) for one in {*nation.hidden, *nation.shown}]
    return _best(play(state, country, one) for one in pile if one is not card)


def _move_card(state: State, context: Context, card: c.Card, step: language.MoveCard) -> int:
    if step.what == "STATUS":
        return kept_status(state, evaluate.card(state, context.card))
    if step.what == "CARD":
        return HELD[evaluate.card(state, context.card).type]
    if step.what == "hand":
        return TUCKED
    return UNSEEN * bool(state.nations[evaluate.country(context, step.country)].responses)


def _reorder(state: State, context: Context, card: c.Card, step: language.Reorder) -> int:
    return ARRANGED


def _if(state: State, context: Context, card: c.Card, step: language.If) -> int:
    if not evaluate.holds(state, context, step.cond):
        return 0
    return gain(state, context, card, step.block)


def _may(state: State, context: Context, card: c.Card, step: language.May) -> int:
    return gain(state, context, card, step.block)


def _each(state: State, context: Context, card: c.Card, step: language.Each) -> int:
    them = evaluate.whose(context, step.countries)
    return sum(gain(state, replace(context, they=one), card, step.block) for one in them)


def _one_of(state: State, context: Context, card: c.Card, step: language.OneOf) -> int:
    return max(gain(state, context, card, block) for block in step.blocks)


def _any_order(state: State, context: Context, card: c.Card, step: language.AnyOrder) -> int:
    return sum(gain(state, context, card, block) for block in step.blocks)


_VALUE: dict[type, Callable[[State, Context, c.Card, Any], int]] = {
    language.Place: _place,
    language.Swap: _swap,
    language.Battle: _battle,
    language.Eliminate: _eliminate,
    language.Protect: _protect,
    language.Regroup: _regroup,
    language.Supplied: _supplied,
    language.NoSupply: _no_supply,
    language.Mill: _mill,
    language.Adjust: _adjust,
    language.Score: _score,
    language.Cancel: _cancel,
    language.Draw: _draw,
    language.PlayCard: _play_card,
    language.MoveCard: _move_card,
    language.Reorder: _reorder,
    language.If: _if,
    language.May: _may,
    language.Each: _each,
    language.OneOf: _one_of,
    language.AnyOrder: _any_order,
}


# ---- cards


def play(state: State, country: c.Country, card: c.Card) -> int:
    """What comes of playing it now."""
    if card.type == "status":
        return kept_status(state, card)
    if card.type == "response":
        return kept_response(state, card)
    block = next(one.block for one in card.abilities if one.window == "play")
    return gain(state, Context(me=country, by=country), card, block)


def kept_status(state: State, card: c.Card) -> int:
    """What a Status on the table will bring."""
    turns = min(rounds_left(state), LASTS)
    worth = 0
    for one in card.abilities:
        name = one.trigger.name if one.trigger else one.window
        worth += turns * STATUS.get(name, SELDOM)
        if name == "victory":
            worth += POINT * posts.phases(state, card.country) * scoring.worth(state, card.id)
        elif name == "always":  # it saves units that would be taken off this turn
            worth += gain(state, Context(me=card.country), card, one.block)
    return worth


def kept_response(state: State, card: c.Card) -> int:
    """What a Response lying face-down will bring."""
    turns = min(rounds_left(state), LASTS)
    (one,) = card.abilities
    assert one.trigger
    worth = RESPONSE[one.trigger.name]
    if one.trigger.name == "removal" and (piece := one.trigger.piece) and one.trigger.space:
        context = Context(me=card.country)
        there = evaluate.units(state, context, piece) & evaluate.region(
            state, context, one.trigger.space
        )
        owners = evaluate.whose(context, piece.whose)
        worth += max(
            (
                posts.post(state, owner, space) // 4
                for owner in owners
                for space in c.named(there & state.units[owner])
            ),
            default=0,
        )
    return worth * turns // LASTS


def held(state: State, country: c.Country, card: c.Card) -> int:
    """What a card in hand is good for, now or later."""
    worth = HELD[card.type]
    if card.type in BASIC:
        return worth + AFLOAT * (card.type in NAVAL and country in SEAFARING)
    return worth + play(state, country, card) // 2
