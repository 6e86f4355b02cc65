"""Questions about a position: whose space, which base, what is linked, where a line runs."""

from __future__ import annotations

from collections import deque

from engines.kit.graph import Mask
from engines.race_to_the_rhine.board import (
    BIT,
    BLOCKADE,
    CORPS_OF,
    GRAPH,
    HOME,
    ROADS,
    SECOND_HOME,
    VICTORY,
    Field,
    field_of,
    linked_through,
)
from engines.race_to_the_rhine.box import CARDS, NUMBERS, SPACES, Army, Level
from engines.race_to_the_rhine.state import Corps, Player, State


def field(s: State) -> Field:
    return field_of(tuple(s.order))


def owner(s: State, space: str) -> Army | None:
    """Who controls a space (RR-1.8)."""
    return s.control.get(space) or field(s).fixed.get(space)


def controlled(s: State) -> Mask:
    mask = field(s).fixed_mask
    for space in s.control:
        mask |= BIT[space]
    return mask


def linked(s: State) -> Mask:
    """Uncontrolled spaces that no ring of control cuts off (RR-1.10). The far bank of the Rhine
    stays passable under a token (RR-1.11)."""
    return linked_without(controlled(s))


def linked_without(taken: Mask) -> Mask:
    return linked_through(GRAPH.everywhere & ~taken | VICTORY) & ~taken


def solo(s: State) -> bool:
    return len(s.order) == 1


def training(s: State) -> bool:
    return s.options["training"] == "on"


def harder(s: State, army: Army) -> bool:
    return army in s.options["harder"].split("+")


def main_base(s: State, army: Army) -> str:
    """Where an army has its main base at present (RR-15.1)."""
    second = SECOND_HOME.get(army)
    if (
        second
        and s.control.get(second) == army
        and not training(s)  # RR-5.13
        and all(owner(s, space) == army for space in BLOCKADE)
    ):
        return second
    return HOME[army]


def limit(s: State, space: str) -> int:
    """Most tokens that may lie on a controlled space (RR-6.7)."""
    army = owner(s, space)
    main = army in s.players and main_base(s, army) == space
    return NUMBERS.base_limit if main else NUMBERS.space_limit


def level(player: Player) -> Level:
    return NUMBERS.levels[player.level - 1]


def corps_at(s: State, space: str) -> str | None:
    return next((id for id, corps in s.corps.items() if corps.space == space), None)


def own_corps(s: State, army: Army) -> list[tuple[str, Corps]]:
    return [(id, s.corps[id]) for id in CORPS_OF[army]]


def marked(s: State) -> Mask:
    return GRAPH.mask(s.marked)


def deck_name(s: State, army: Army) -> str:
    """The pursuit deck an army uses (RR-15.10)."""
    return "common" if "common" in s.decks else army


def deck_for(s: State, army: Army, space: str) -> str:
    """From which deck an entry turns a card (RR-10.17)."""
    strong = SPACES[space].resistance_symbol or space in s.marked
    return "resistance" if strong else deck_name(s, army)


def air_on(s: State, deck: str) -> list[Army]:
    return [army for army in s.order if s.players[army].air == deck]


def line(s: State, army: Army) -> list[str]:
    """The chain of own spaces from the main base to a victory space, if there is one (RR-1.13)."""
    base = main_base(s, army)
    came: dict[str, str] = {base: ""}
    edge = [base]
    for space in edge:
        if BIT[space] & VICTORY:
            chain = [space]
            while chain[-1] != base:
                chain.append(came[chain[-1]])
            return chain[::-1]
        for other, _ in ROADS[army][space]:
            if other not in came and owner(s, other) == army:
                came[other] = space
                edge.append(other)
    return []


def way_back(s: State, army: Army, goal: str) -> list[str]:
    """The way over the army's roads from its main base that lacks the fewest spaces."""
    base = main_base(s, army)
    cost, came = {base: 0}, {base: ""}
    edge = deque([base])
    while edge:
        space = edge.popleft()
        for other, _ in ROADS[army][space]:
            its = owner(s, other)
            if its not in (None, army):
                continue
            price = cost[space] + (its is None)
            if price < cost.get(other, len(SPACES)):
                cost[other], came[other] = price, space
                (edge.append if its is None else edge.appendleft)(other)
    if goal not in came:
        return []
    way = [goal]
    while way[-1] != base:
        way.append(came[way[-1]])
    return way[::-1]


def medals(player: Player) -> int:
    """Tokens, cards with a medal, and one for every five marks (RR-16.5)."""
    return player.medals + medal_cards(player) + marks(player) // NUMBERS.marks_for_a_medal


def medal_cards(player: Player) -> int:
    return sum(CARDS[card].medal for card in player.won)


def marks(player: Player) -> int:
    return sum(CARDS[card].ammo_marks for card in player.won if not CARDS[card].medal)
