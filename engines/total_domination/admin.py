"""A year and its Administrative Phase, step by step (4.0, 4.3)."""

from __future__ import annotations

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.total_domination import (
    components,
    draft,
    ending,
    names,
    pieces,
    position,
    questions,
    solo,
    strategic,
    strikes,
    technology,
    turn,
)
from engines.total_domination.game import Game
from engines.total_domination.position import groups
from engines.total_domination.state import State, Unit, Withdraw, Year

STEPS = (
    "draft", "swap", "exchange", "actions", "victory", "france", "italy",
    "markers", "bombing", "ready", "techs", "next",
)  # fmt: skip


def advance(game: Game, frame: Year) -> bool:
    """One step has ended; the next begins (TD-4.0.1)."""
    step = frame.step
    frame.step = STEPS[(STEPS.index(step) + 1) % len(STEPS)]
    if step == "draft":
        if game.state.solo:
            solo.new_year(game)
        draft.begin(game)
    elif step == "swap":
        draft.begin_swap(game)
    elif step == "exchange":
        strategic.begin(game)
    elif step == "actions":
        turn.begin(game)
    elif step == "victory":
        ending.check(game)
    elif step in components.COALITION:
        switch(game, step)
    elif step == "markers":
        rebuild(game)
    elif step == "bombing":
        strikes.begin_bombing(game)
    elif step == "ready":
        make_ready(game)
    elif step == "techs":
        technology.reveal(game)
    else:
        _next_year(game)
    return True


def _next_year(game: Game) -> None:
    """Step G (TD-4.3.20)."""
    state = game.state
    state.year += 1
    for own in state.powers.values():
        own.passed = own.rocket = own.radar = own.lend = False


# ---- step B: France and Italy change sides (TD-4.3.5 to 4.3.14)


def switch(game: Game, nation: components.Nation) -> None:
    state = game.state
    pos = position.of(state)
    (home,) = components.named(components.HOMES_OF[nation])
    old, holder = state.owners[nation], pos.controller(home)
    if not holder or components.SIDE[holder] == components.SIDE[old]:  # TD-4.3.5
        return
    first = components.TABLES.owners[nation]
    new = first if components.SIDE[holder] == components.SIDE[first] else holder  # TD-4.3.6, 4.3.7
    with pieces.change(game, new):
        for space, stack in state.board.items():
            for group in groups(stack):
                if group.nation == nation:
                    for _ in range(group.n):  # TD-4.3.8
                        pieces.take(state, group.unit, space)
                    game.record(new, "removed", space, what=group.unit)
        state.owners[nation] = new  # TD-4.3.9
        game.say(
            "td-log-switch",
            home,
            nation=names.nation(nation),
            old=names.power(old),
            power=names.power(new),
        )
        game.record(new, "switched", home, what=nation)
        if state.solo:
            solo.switched(state, nation, old, new)
    if holder != new:
        game.push(Withdraw(holder, home))


def advance_withdraw(game: Game, frame: Withdraw) -> bool:
    """Units leave one by one; nobody is asked where there is no choice (TD-D.15)."""
    found = retreats(game.state, frame)
    if not found:
        game.pop()
        return True
    if len(found) > 1:
        game.state.phase = "withdrawal"
        return False
    withdraw(game, frame, *found[0])
    return True


def retreats(state: State, frame: Withdraw) -> list[tuple[Unit, components.Space]]:
    """The units that may leave next, each with its nearest spaces; "" is the pool (TD-4.3.11)."""
    pos = position.of(state)
    units = [g for g in pos.at(frame.space) if pos.owner[g.nation] == frame.power]
    lines = [g for g in units if g.kind != "bomber"] or units
    found: list[tuple[Unit, components.Space]] = []
    for group in lines:
        fit = pos.control[frame.power] & pos.supplied[frame.power] & ~pos.full
        fit &= components.FITS[group.kind] & ~components.BIT[frame.space]
        if group.kind == "bomber":
            fit &= (pos.homes[frame.power] | pos.line[frame.power]) & ~components.ARCTIC
        rings = components.GRAPHS[pos.arctic].rings(components.BIT[frame.space], -1)
        nearest = next((ring & fit for ring in rings if ring & fit), 0)
        found += [(group.unit, space) for space in components.named(nearest)] or [(group.unit, "")]
    return found


def withdraw(game: Game, frame: Withdraw, unit: Unit, goal: components.Space) -> None:
    """No move: no path, no cost, no aggression (TD-4.3.12)."""
    state = game.state
    with pieces.change(game, frame.power):
        taken = pieces.take(state, unit, frame.space)
        if goal:
            pieces.put(state, taken, goal)
        game.say(
            "td-log-withdraw" if goal else "td-log-withdraw-pool",
            frame.space,
            power=names.power(frame.power),
            unit=names.unit(unit),
            start=names.space(frame.space),
            space=names.space(goal or frame.space),
        )
        game.record(frame.power, "withdraw", frame.space, *filter(None, [goal]), what=unit)


def ask_withdraw(state: State, frame: Withdraw) -> dict[Seat, Offer]:
    choices = [_retreat(unit, space) for unit, space in retreats(state, frame)]
    seat = position.seat_of(state, frame.power)
    return {
        seat: Offer(
            msg("td-ask-withdraw", who=names.power(frame.power), space=names.space(frame.space)),
            tuple(choices),
            (min(choices, key=_first_rank).key,),
            questions.waiting("withdraw", frame.power),
            f"withdrawal/{state.year}",
            "TD-4.3.10",
        )
    }


def _retreat(unit: Unit, space: components.Space) -> Choice:
    if not space:
        label = msg("td-do-withdraw-pool", unit=names.unit(unit))
        return Choice(f"withdraw/{unit}", label)
    return questions.of_unit("withdraw", unit, space)


def _first_rank(choice: Choice) -> tuple[int, str]:
    """By default armies, fleets, bombers; then the lowest id of a space."""
    kind = choice.arg.split(".")[1]
    return (("army", "fleet", "bomber").index(kind), choice.place)


def answer_withdraw(game: Game, frame: Withdraw, seat: Seat, picks: tuple[Key, ...]) -> None:
    nation, kind, *goal = picks[0].partition("/")[2].split(".")
    withdraw(game, frame, f"{nation}.{kind}", goal[0] if goal else "")


# ---- step C: destruction markers (TD-4.3.15)


def rebuild(game: Game) -> None:
    state = game.state
    pos = position.of(state)
    axis = 0
    for power in components.MEMBERS[components.AXIS]:
        axis |= pos.control[power] | pos.line[power]
    rebuilt = []
    for space in state.destroyed:
        owner = pos.owner[components.SPACES[space].home_of or ""]
        if (pos.control[owner] if owner else ~axis) & components.BIT[space]:
            rebuilt.append(space)
    state.destroyed = [space for space in state.destroyed if space not in rebuilt]
    if rebuilt:
        game.say("td-log-rebuilt", *rebuilt, spaces=names.spaces(rebuilt))
    for space in rebuilt:
        game.record("", "rebuilt", space)


# ---- step E (TD-4.3.18)


def make_ready(game: Game) -> None:
    state = game.state
    for space, stack in state.board.items():
        if "!" in stack:
            state.board[space] = stack.replace("!", "")
    game.say("td-log-ready")
