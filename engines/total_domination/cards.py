"""Cards: piles, what a card is worth, what may be done with it (3.3, 8.0)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engines.contract import Msg, Seat, msg
from engines.kit.rng import shuffle
from engines.total_domination import components, names, position
from engines.total_domination.game import Game
from engines.total_domination.state import State

# ---- piles


def discard(state: State, cards: Iterable[components.CardId]) -> None:
    """TD-3.3.6, 3.3.8."""
    for card in cards:
        state.discard.append(card)
        state.shown.append(card)


def draw(game: Game, n: int = 1) -> list[components.CardId]:
    """From the top; an empty pile is made of the discards (TD-3.3.7)."""
    state = game.state
    drawn = []
    for _ in range(n):
        if not state.deck:
            if not state.discard:
                break
            state.deck, state.discard, state.shown = state.discard, [], []
            shuffle(game.rng, state.deck)
            game.say("td-log-reshuffled", n=len(state.deck))
        drawn.append(state.deck.pop())
    return drawn


def some_of(game: Game, cards: list[components.CardId], n: int) -> list[components.CardId]:
    """Random cards of a hand, in the order they were hit."""
    left, found = list(cards), []
    for _ in range(min(n, len(left))):
        found.append(left.pop(game.rng.below(len(left))))
    return found


def held(state: State, seat: Seat) -> list[components.CardId]:
    """Everything a seat holds that the others have not seen (TD-H.1)."""
    hand = state.hands[seat]
    pending = [state.powers[power].pending for power in position.powers_of(seat)]
    found = hand.cards + hand.packet + hand.picked + hand.reserve + hand.lent
    return found + [card for card in pending if card]


# ---- order of worth for defaults: chapter D


def in_keep_order(
    state: State, seat: Seat, cards: Iterable[components.CardId]
) -> tuple[components.CardId, ...]:
    """Printed OP high to low; then own events; then by id."""
    return _in_keep_order(tuple(cards), tuple(state.owners.values()), seat)


@lru_cache(maxsize=64)
def _in_keep_order(
    cards: tuple[components.CardId, ...], owners: tuple[components.Power, ...], seat: Seat
) -> tuple[components.CardId, ...]:
    own = position.nations_of(owners, seat)

    def rank(card: components.CardId) -> tuple[int, bool, components.CardId]:
        row = components.CARDS[card]
        return -row.op, row.country not in own, card

    return tuple(sorted(cards, key=rank))


# ---- what a card is worth


def modifier(state: State, power: components.Power) -> int:
    front = state.powers[power].front  # TD-6.0.3, 7.1.3
    return sum(components.CARDS[card].event.delta for card in front) if front else 0


def worth(state: State, power: components.Power, base: int) -> int:
    """TD-6.0.2."""
    return max(0, base + modifier(state, power))


def best_base(state: State, power: components.Power, card: components.CardId) -> int:
    """With 5/6/7 if the power may play it: for rockets and air strikes (TD-6.4.5, 11.1.12)."""
    row = components.CARDS[card]
    if row.event.type == "tactics_value" and event_hurdle(state, power, card) is None:
        return row.event.value
    return row.op


# ---- events


def usable_colour(state: State, power: components.Power, card: components.CardId) -> bool:
    """TD-3.3.4, 7.0.2."""
    country = components.CARDS[card].country
    return country == power or state.owners.get(country) == power


@cache
def icons(
    card: components.CardId, side: components.Side, bombers: bool, solo: bool
) -> tuple[components.Icon, ...]:
    """The icons that mean something at this table (TD-O.3, 13.2.8)."""
    void = {"bomber"} if not bombers else set()
    void |= {"resistance"} if side == components.AXIS or solo else set()
    void |= {"satellite"} if side != components.AXIS else set()
    return tuple(icon for icon in components.CARDS[card].event.icons if icon not in void)


def icons_of(
    state: State, power: components.Power, card: components.CardId
) -> tuple[components.Icon, ...]:
    return icons(card, components.SIDE[power], state.rules.bombers, state.rules.solo)


def event_hurdle(state: State, power: components.Power, card: components.CardId) -> Msg | None:
    """Why a power cannot play the event of a card (TD-7.0.3)."""
    row, rules = components.CARDS[card], state.rules
    if rules.scenario == "rise":  # TD-12.1.2
        return msg("td-why-no-events")
    owner = state.owners.get(row.country, row.country)
    why = _event_hurdle(power, card, owner, rules.bombers, rules.solo)
    return research_hurdle(state, power) if row.event.type == "research" and not why else why


@cache
def _event_hurdle(
    power: components.Power, card: components.CardId, owner: str, bombers: bool, solo: bool
) -> Msg | None:
    row = components.CARDS[card]
    event, nation = row.event, names.nation(row.country)
    if owner != power:
        return msg("td-why-colour" if owner else "td-why-colour-joining", nation=nation)
    if event.type == "logistics" and not icons(card, components.SIDE[power], bombers, solo):
        return msg("td-why-void")
    if solo and (event.bomber or event.delta < 0):  # TD-13.2.9
        return msg("td-why-void")
    return None


def research_hurdle(state: State, power: components.Power) -> Msg | None:
    """TD-7.3.2, 7.3.3."""
    if not state.shown and not state.discard:
        return msg("td-why-empty-pile")
    if state.powers[power].pending:
        return msg("td-why-one-tech")
    if not researchable(state, power):
        return msg("td-why-nothing-there")
    return None


def researchable(state: State, power: components.Power) -> list[components.CardId]:
    """Cards of the true discard pile the power could develop now."""
    return [c for c in state.discard if tech_hurdle(state, power, components.CARDS[c].tech) is None]


# ---- technologies: 8.0


def tech_hurdle(state: State, power: components.Power, tech: components.Tech) -> Msg | None:
    """Why a power cannot develop a technology now (TD-8.0.3 to 8.0.5)."""
    own = state.powers[power]
    return msg("td-why-one-tech") if own.pending else _tech_hurdle(tech, tuple(own.techs))


@lru_cache(maxsize=1 << 10)
def _tech_hurdle(tech: components.Tech, known: tuple[components.Tech, ...]) -> Msg | None:
    if tech in known:
        return msg("td-why-known", tech=names.tech(tech))
    row = components.TECHS[tech]
    if missing := row.lacks(known):
        why = "td-why-needs-any" if row.requires_any else "td-why-needs"
        return msg(why, needed=tuple(map(names.tech, missing)))
    return None
