"""Questions about a position: whose space, which base, what is linked, where a line runs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from engines.kit.graph import Mask
from engines.race_to_the_rhine import board
from engines.race_to_the_rhine.board import HOME
from engines.race_to_the_rhine.components import CARDS, NUMBERS, SPACES, Army, Level
from engines.race_to_the_rhine.state import Corps, Player, State


def field(state: State) -> board.Field:
    return board.field_of(tuple(state.order))


def owner(state: State, space: str) -> Army | None:
    """Who controls a space (RR-1.8)."""
    return state.control.get(space) or field(state).fixed.get(space)


def owners(state: State) -> Callable[[str], Army | None]:
    """`owner` for many spaces of one position."""
    token, printed = state.control.get, field(state).fixed.get
    return lambda space: token(space) or printed(space)


def controlled(state: State) -> Mask:
    mask = field(state).fixed_mask
    for space in state.control:
        mask |= board.BIT[space]
    return mask


def linked(state: State) -> Mask:
    """Uncontrolled spaces that no ring of control cuts off (RR-1.10). The far bank of the Rhine
    stays passable under a token (RR-1.11)."""
    return linked_without(controlled(state))


def linked_without(taken: Mask) -> Mask:
    return board.linked_through(board.GRAPH.everywhere & ~taken | board.VICTORY) & ~taken


def solo(state: State) -> bool:
    return len(state.order) == 1


def training(state: State) -> bool:
    return state.options["training"] == "on"


def harder(state: State, army: Army) -> bool:
    return army in state.options["harder"].split("+")


def main_base(state: State, army: Army) -> str:
    """Where an army has its main base at present (RR-15.1)."""
    second = board.SECOND_HOME.get(army)
    if (
        second
        and state.control.get(second) == army
        and not training(state)  # RR-5.13
        and all(owner(state, space) == army for space in board.BLOCKADE)
    ):
        return second
    return HOME[army]


def limit(state: State, space: str) -> int:
    """Most tokens that may lie on a controlled space (RR-6.7)."""
    army = owner(state, space)
    main = army in state.players and main_base(state, army) == space
    return NUMBERS.base_limit if main else NUMBERS.space_limit


def level(player: Player) -> Level:
    return NUMBERS.levels[player.level - 1]


def corps_at(state: State, space: str) -> str | None:
    return next((corps_id for corps_id, corps in state.corps.items() if corps.space == space), None)


def own_corps(state: State, army: Army) -> list[tuple[str, Corps]]:
    return [(corps, state.corps[corps]) for corps in board.CORPS_OF[army]]


def marked(state: State) -> Mask:
    return board.GRAPH.mask(state.marked)


def deck_name(state: State, army: Army) -> str:
    """The pursuit deck an army uses (RR-15.10)."""
    return "common" if "common" in state.decks else army


def deck_for(state: State, army: Army, space: str) -> str:
    """From which deck an entry turns a card (RR-10.17)."""
    strong = SPACES[space].resistance_symbol or space in state.marked
    return "resistance" if strong else deck_name(state, army)


def air_on(state: State, deck: str) -> list[Army]:
    return [army for army in state.order if state.players[army].air == deck]


def line(state: State, army: Army, goal: str = "") -> list[str]:
    """The chain of own spaces from the main base to a victory space, this one or any, if there is
    one (RR-1.13)."""
    base = main_base(state, army)
    came: dict[str, str] = {base: ""}
    edge = [base]
    for space in edge:
        if space == goal or (not goal and board.BIT[space] & board.VICTORY):
            chain = [space]
            while chain[-1] != base:
                chain.append(came[chain[-1]])
            return chain[::-1]
        for other, _ in board.ROADS[army][space]:
            if other not in came and owner(state, other) == army:
                came[other] = space
                edge.append(other)
    return []


def way_back(state: State, army: Army, goal: str) -> list[str]:
    """The way over the army's roads from its main base that lacks the fewest spaces."""
    return next(iter(ways_back(state, army, [goal])), [])


def ways_back(state: State, army: Army, goals: Iterable[str]) -> list[list[str]]:
    """The same for each that can be reached."""
    base = main_base(state, army)
    cost, came = {base: 0}, {base: ""}
    edge = deque([base])
    while edge:
        space = edge.popleft()
        for other, _ in board.ROADS[army][space]:
            its = owner(state, other)
            if its not in (None, army):
                continue
            price = cost[space] + (its is None)
            if price < cost.get(other, len(SPACES)):
                cost[other], came[other] = price, space
                (edge.append if its is None else edge.appendleft)(other)
    ways = [[goal] for goal in goals if goal in came]
    for way in ways:
        while way[0] != base:
            way.insert(0, came[way[0]])
    return ways


def medals(player: Player) -> int:
    """Tokens, cards with a medal, and one for every five marks (RR-16.5)."""
    return player.medals + medal_cards(player) + marks(player) // NUMBERS.marks_for_a_medal


def medal_cards(player: Player) -> int:
    """RR-2.21."""
    return sum(CARDS[card].medal for card in player.won)


def marks(player: Player) -> int:
    return sum(CARDS[card].ammo_marks for card in player.won if not CARDS[card].medal)
