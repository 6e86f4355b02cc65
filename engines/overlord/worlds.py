"""What computers need to take seats: positions as they may imagine them, and how well they stand.

Hidden are the pile, hands, mines, cards given and not yet laid, moves that wait for others, and
what commanders have chosen or sealed (OV-29).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple, TypeVar

from engines.contract import Seat
from engines.kit import window
from engines.kit.hexes import Hex
from engines.kit.rng import Rng, pick, shuffle
from engines.overlord import components as c
from engines.overlord import movement, roles, score
from engines.overlord.field import Field
from engines.overlord.state import Accord, CommandDraft, FirstChips, State

T = TypeVar("T")


def imagine(state: State, seats: Collection[Seat], rng: Rng) -> State:
    """Deals and decides again what these seats have not seen. Changes the position, which the
    caller owns."""
    if state.winner:
        return state  # after the end everything is known (OV-29.12)
    _bury(state, rng)
    _deal(state, seats, rng)
    _move_elsewhere(state, seats, rng)
    _forget_answers(state, seats)
    return state


def knows(state: State, seats: Collection[Seat], side: c.Side) -> bool:
    """Whether one of these seats sees the hand of a side."""
    joint = roles.sees_hand(state, side)
    return any(own == side and (joint or role == "chief") for own, role in map(roles.who, seats))


def _bury(state: State, rng: Rng) -> None:
    """Face-down tokens among each other (OV-29.8)."""
    hidden = [mine for mine in state.mines.values() if not mine.shown]
    strengths = sorted(mine.strength for mine in hidden)
    shuffle(rng, strengths)
    for mine, strength in zip(hidden, strengths, strict=True):
        mine.strength = strength


# ---- cards


def _deal(state: State, seats: Collection[Seat], rng: Rng) -> None:
    """The pile and the hands these seats do not know, dealt again; then what was chosen from them
    so far, which is its commander's secret until it is sent (OV-29.9)."""
    unknown = [side for side in c.SIDES if not knows(state, seats, side)]
    choosing = state.phase == "select" or isinstance(state.flow[-1], FirstChips)
    if choosing and state.side in unknown:
        state.draft = CommandDraft()
    beneath = [state.camps[side].commissar for side in unknown]
    zones = [state.pile, *(state.camps[side].hand for side in unknown)]
    zones += [keep.cards for keep in state.kept if keep.side in unknown]
    pool = [card for zone in (*beneath, *zones) for card in zone if card != c.AIR_SORTIE]
    given = _given(state, seats) if state.side in unknown else []
    pool += [card for _, card in given]
    pool.sort()
    shuffle(rng, pool)
    _give(state, given, pool)
    for zone in beneath:  # no Ambush lies under the commissar (OV-22.9)
        for i in range(len(zone)):
            zone[i] = pool.pop(next(n for n, card in enumerate(pool) if card != c.AMBUSH))
    shuffle(rng, pool)  # what was passed over must not lie together
    for zone in zones:
        for i, card in enumerate(zone):
            if card != c.AIR_SORTIE:
                zone[i] = pool.pop()


def _given(state: State, seats: Collection[Seat]) -> list[tuple[c.Role, c.CardId]]:
    """Section cards that generals hold, of whom these seats know no more than how many arrows they
    bear (OV-29.5)."""
    if state.phase not in ("command", "orders"):
        return []
    found: list[tuple[c.Role, c.CardId]] = []
    for role, staff in state.staff.items():
        if roles.seat(state.side, role) in seats:
            continue
        left = [job.card for job in staff.jobs if job.kind == "lay"]
        cards = left or (list(staff.given) if state.phase == "command" else [])
        found += [(role, card) for card in cards if _is_plain(card)]
    return found


def _is_plain(card: c.CardId) -> bool:
    return c.CARDS[card].kind == "section" and c.CARDS[card].area == "one"


def _give(state: State, given: list[tuple[c.Role, c.CardId]], pool: list[c.CardId]) -> None:
    """Other cards with the same arrows in place of those that were given."""
    marked = state.gung_ho, state.draft.gung_card
    for n, (role, card) in enumerate(given):
        _exchange(state, role, card, f"given {n}")
    for n, (role, old) in enumerate(given):
        fits = (
            card
            for card in pool
            if _is_plain(card)
            and c.CARDS[card].arrows == c.CARDS[old].arrows
            and (c.CARDS[card].gung_ho or marked != (role, old))
        )
        new = next(fits)
        pool.remove(new)
        _exchange(state, role, f"given {n}", new)
    if given:
        _put_laid_first(state)


def _exchange(state: State, role: c.Role, old: c.CardId, new: c.CardId) -> None:
    """A general holds another card, wherever that is written down."""
    draft, staff = state.draft, state.staff[role]
    staff.given[staff.given.index(old)] = new
    state.spent[state.spent.index(old)] = new
    for job in [job for job in staff.jobs if (job.kind, job.card) == ("lay", old)][:1]:
        job.card = new
    for gift in [gift for gift in draft.gifts if (gift.card, gift.role) == (old, role)][:1]:
        gift.card = new
    if (state.gung_ho, draft.gung_card) == (role, old):
        draft.gung_card = new


def _put_laid_first(state: State) -> None:
    """Which of two equal cards was given first would tell what else was given."""
    laid = [(role, card) for role, staff in state.staff.items() for card in staff.laid]
    for role, staff in state.staff.items():
        staff.given = _first(staff.given, [card for owner, card in laid if owner == role])
    state.spent = _first(state.spent, [card for _, card in laid])
    gifts = {(gift.role, gift.card): gift for gift in state.draft.gifts}
    order = _first([(gift.role, gift.card) for gift in state.draft.gifts], laid)
    state.draft.gifts = [replace(gifts[each]) for each in order]


def _first(things: list[T], first: list[T]) -> list[T]:
    """Those of `first` in front, as often as they occur in both."""
    left, front = list(things), []
    for each in first:
        if each in left:
            left.remove(each)
            front.append(each)
    return [*front, *left]


# ---- moves and answers


def _move_elsewhere(state: State, seats: Collection[Seat], rng: Rng) -> None:
    """Moves of other generals that wait for the rest may go anywhere (OV-29.9, 29.10); which unit a
    general is about to move is nobody's business either."""
    for role, staff in state.staff.items():
        if roles.seat(state.side, role) in seats:
            continue
        taken: set[str] = set()
        for move in staff.planned:
            ways = movement.reach(state, move.at, state.units[move.at])
            free = [to for to in ways if to not in taken]
            if move.verb == "to" and free:
                move.to, move.via = pick(rng, free), []
            taken.add(move.to)


def _forget_answers(state: State, seats: Collection[Seat]) -> None:
    """What others have said to the air, and the sheet of a defender who does not want to be asked:
    that he does will show."""
    top = state.flow[-1] if state.flow else None
    if isinstance(top, Accord):
        window.only(top.window, seats)
    sheet, defender = state.sheet, c.foe(state.side)
    if sheet is None or sheet.window is not None or knows(state, seats, defender):
        return
    if "ask" not in sheet.lines.values():
        sheet.lines = {"others": "yes"}  # he will use an Ambush if he has one


# ---- worth


class Weights(NamedTuple):
    """What counts towards a win, each as a part of the worth of a position."""

    medals: float
    """All that are needed."""
    last: float
    """Only one is missing."""
    figure: dict[c.Class, float]
    weak: float
    """A last figure in reach of the enemy."""
    near: float
    """A medal next door to be had by standing there."""
    order: float
    """A unit that a card may order."""
    tactic: float
    """A card that does more than order units of one section."""


LARGE = Weights(
    medals=1.7,
    last=0.2,
    figure={"infantry": 0.035, "armor": 0.035, "artillery": 0.13},
    weak=0.06,
    near=0.15,
    order=0.006,
    tactic=0.03,
)
SMALL = Weights(
    medals=0.6,
    last=0.18,
    figure={"infantry": 0.11, "armor": 0.12, "artillery": 0.2},
    weak=0.0,
    near=0.1,
    order=0.006,
    tactic=0.05,
)
"""From thousands of positions between officers and who won; on the small board, where a side has
eight units, a figure is worth as much as a third of a medal and more."""
REACH = 3
"""Hexes from which an enemy may shoot at a last figure."""


def worth(state: State, seat: Seat) -> float:
    """The lead in medals, with those in sight: goals and exits near own units, units about to fall,
    cards in hand."""
    side, _ = roles.who(seat)
    return _standing(state, side) - _standing(state, c.foe(side))


def _standing(state: State, side: c.Side) -> float:
    field = state.field
    camp, need = state.camps[side], field.camps[side].medals_to_win
    weights = LARGE if field.overlord else SMALL
    medals = score.total(state, side)
    found = weights.medals * medals / need + weights.last * (medals + 1 >= need)
    own = [cell for cell, unit in state.units.items() if unit.side == side]
    others = [cell for cell, unit in state.units.items() if unit.side != side]
    for cell in own:
        unit, far = state.units[cell], field.grid.far[cell]
        found += weights.figure[c.TYPES[unit.type].cls] * unit.figures
        if unit.figures == 1 and any(far[other] <= REACH for other in others):
            found -= weights.weak
    for goal in field.scenario.objectives:
        if goal.side == side and goal.id not in camp.objectives:
            found += weights.near * goal.medals * _closeness(field, own, goal.hexes)
    found += weights.near * _closeness(field, own, field.exits[side])
    for card in camp.hand:
        found += weights.order * min(c.CARDS[card].orders, 4)
        found += weights.tactic * (c.CARDS[card].kind != "section")
    return found


def _closeness(field: Field, own: Collection[Hex], goals: Collection[Hex]) -> float:
    """From 0 to about 3: how near the three nearest units are to any of these hexes."""
    far = field.grid.far
    steps = sorted(min(far[cell][goal] for goal in goals) for cell in own) if goals else []
    return sum(1 / (1 + n / 2) for n in steps[:3])
