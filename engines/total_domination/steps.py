"""Operations and Logistics, step by step: forming, moving, attacking (6.0 to 6.3, 7.2).

Steps are carried out as they are chosen, each on the position left by the one before. A step that
could not be paid, or after which a recalled unit could not be formed again, is not offered. What a
step does is in `deeds.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.contract import Choice, Key, Msg, Offer, Seat, msg
from engines.kit.graph import Mask
from engines.total_domination import cards, deeds, ground, names, position, questions
from engines.total_domination import components as c
from engines.total_domination.clock import end_turn
from engines.total_domination.game import Game
from engines.total_domination.position import Position, kept
from engines.total_domination.state import Moving, State, Steps, Unit

SATELLITES = 2
MARKERS = 3
"""Of one icon (TD-7.2.8, 7.2.12)."""


# ---- beginning and end


def begin(
    game: Game, power: c.Power, card: c.CardId, base: int, use: str, revealed: c.CardId = ""
) -> None:
    """An operation: the card lies open, and its value can be spent (TD-6.0.2)."""
    state = game.state
    value = cards.worth(state, power, base)
    game.say(
        "td-log-operation",
        power=names.power(power),
        card=names.short_card(card),
        use=msg(f"td-use-{use}"),
        base=base,
        modifier=cards.modifier(state, power),
        value=value,
        saved=int(bool(state.powers[power].saved)),
    )
    game.push(Steps(power, card, value, revealed=revealed))


def begin_logistics(game: Game, power: c.Power, card: c.CardId) -> None:
    game.say("td-log-event", power=names.power(power), card=names.card(card))
    game.push(logistics(game.state, power, card))


def logistics(state: State, power: c.Power, card: c.CardId) -> Steps:
    """The steps that the icons of a card pay for."""
    icons = list(cards.icons_of(state, power, card))
    expanded: list[str] = [icon for icon in icons if icon not in ("satellite", "resistance")]
    expanded += ["satellite"] * (SATELLITES * icons.count("satellite"))  # TD-7.2.8
    expanded += ["resistance"] * (MARKERS * icons.count("resistance"))
    return Steps(power, card, 0, free=True, icons=expanded)


def finish(game: Game, frame: Steps) -> None:
    """Bookkeeping of OP (TD-6.0.5, 6.0.7)."""
    state = game.state
    own = state.powers[frame.power]
    game.pop()
    gone = [card for card in (frame.card, frame.revealed) if card]
    if not frame.free:
        if frame.spent > frame.value:
            gone.append(own.saved)
            own.saved = ""  # TD-6.0.6
        elif frame.spent < frame.value and not own.saved:
            own.saved = frame.card
            gone.remove(frame.card)
        game.say(
            "td-log-spent",
            power=names.power(frame.power),
            spent=frame.spent,
            value=frame.value,
            saved=int(bool(own.saved)),
        )
    cards.discard(state, gone)
    end_turn(game)


# ---- what can be paid


def left(state: State, frame: Steps) -> int:
    """OP that can still be spent: a saved one on top of the value (TD-6.0.4)."""
    return frame.value + bool(state.powers[frame.power].saved) - frame.spent


def promised(state: State, frame: Steps) -> int:
    """OP needed to form the recalled units again."""
    return _cost(state, frame, [*map(c.kind_of, frame.recalled)])


def _cost(state: State, frame: Steps, kinds: Sequence[c.Kind]) -> int:
    """OP to form such units; in an event they are paid with icons."""
    if frame.free or not kinds:
        return 0
    costs = ground.form_costs(tuple(state.powers[frame.power].techs))
    return sum(costs[kind] for kind in kinds)


def _payable(state: State, frame: Steps, *more: c.Kind) -> bool:
    """Whether every recalled unit and these can still be formed, whatever else is left undone."""
    kinds = [*map(c.kind_of, frame.recalled), *more]
    if frame.free:
        return all(frame.icons.count(kind) >= kinds.count(kind) for kind in kinds)
    return _cost(state, frame, kinds) <= left(state, frame)


def formable(state: State, frame: Steps) -> list[c.Kind]:
    """Kinds of units that can be paid for."""
    if frame.free:
        return [kind for kind in ground.KINDS if kind in frame.icons]  # TD-7.2.2 to 7.2.4
    spare = left(state, frame)
    costs = ground.form_costs(tuple(state.powers[frame.power].techs))
    return [kind for kind, cost in costs.items() if cost <= spare]


def movable(state: State, frame: Steps) -> Sequence[c.Kind]:
    """Kinds of units whose move can be paid for."""
    if frame.free:
        return ground.KINDS if "move" in frame.icons else ()  # TD-7.2.7
    spare = left(state, frame) - promised(state, frame)
    costs = ground.move_costs(tuple(state.powers[frame.power].techs))
    return [kind for kind, cost in costs.items() if cost <= spare]


# ---- the offer


def ask(state: State, frame: Steps) -> dict[Seat, Offer]:
    pos = position.of(state)
    kinds = formable(state, frame)
    choices = [
        *_forms(state, pos, frame, kinds),
        *_recalls(state, pos, frame, kinds),
        *_moves(state, pos, frame),
        *_uboats(state, pos, frame),
        *_attacks(state, pos, frame),
        *_markers(state, pos, frame),
    ]
    spare = 0 if frame.free else left(state, frame)
    if not frame.recalled:
        choices.append(_done(spare, frame.free) if choices else questions.plain("done"))
        default = "done"
    else:
        formed = (choice for choice in choices if choice.verb == "form")
        default = next(choice.key for choice in formed if _formed(choice) in frame.recalled)
    what = "icons" if frame.free else "steps"
    question = msg(
        f"td-ask-{what}",
        who=names.power(frame.power),
        card=names.short_card(frame.card),
        left=_icons(frame.icons) if frame.free else spare,
    )
    return questions.one(
        state,
        position.seat_of(state, frame.power),
        question,
        tuple(choices),
        default,
        questions.waiting("steps", frame.power),
        "TD-7.2.1" if frame.free else "TD-6.0.1",
    )


def _done(spare: int, free: bool) -> Choice:
    if spare:
        return questions.surely("done", "td-sure-done", left=spare)
    return questions.surely("done", "td-sure-icons") if free else questions.plain("done")


def _icons(icons: Sequence[str]) -> tuple[Msg, ...]:
    """What is left of an event, each kind with its number; a symbol of satellites is two."""
    called = {icon: msg(f"td-icon-{icon}") for icon in icons}
    called |= {"satellite": msg("td-icon-one-satellite")} if "satellite" in called else {}
    left = (msg("td-left", n=icons.count(icon), icon=name) for icon, name in called.items())
    return tuple(left) or (msg("td-icon-none"),)


def _forms(state: State, pos: Position, frame: Steps, kinds: Sequence[c.Kind]) -> list[Choice]:
    found: list[Choice] = []
    costs = ground.form_costs(tuple(state.powers[frame.power].techs))
    for kind in kinds:
        if kind != "bomber" or ground.bombers_left(state, pos, frame.power) > 0:
            found += _sites(pos, frame.power, kind, 0 if frame.free else costs[kind])
    if frame.recalled:
        found = [choice for choice in found if _form_keeps(state, pos, frame, choice)]
    return found


@kept
def _sites(pos: Position, power: c.Power, kind: c.Kind, cost: int) -> list[Choice]:
    sites = c.named(ground.forming(pos, power, kind))
    return [questions.of_unit("form", kind, space, cost) for space in sites]


def _form_keeps(state: State, pos: Position, frame: Steps, choice: Choice) -> bool:
    """Forming this leaves it possible to form every recalled unit that is still to come."""
    unit, rest = _formed(choice), [*frame.recalled]
    if unit in rest:
        rest.remove(unit)
    elif not _payable(state, frame, c.kind_of(unit)):
        return False
    bombers = [each for each in (unit, *rest) if c.kind_of(each) == "bomber"]
    if bombers and len(bombers) > ground.bombers_left(state, pos, frame.power):
        return False
    return _room_for(pos, rest, filled=choice.place)


def _formed(choice: Choice) -> Unit:
    return f"{ground.nation_at(choice.place)}.{choice.arg.partition('.')[0]}"


def _room_for(
    pos: Position, units: Sequence[Unit], *, emptied: c.Space = "", filled: c.Space = ""
) -> bool:
    """Whether each of these units finds a site of its own, after one unit has left a space and one
    has come to another."""
    if _roomy(pos, *units):
        return True

    def room(space: c.Space) -> int:
        return pos.room(space) + (space == emptied) - (space == filled)

    free = ~pos.full
    for space in filter(None, (emptied, filled)):
        free = free | c.BIT[space] if room(space) > 0 else free & ~c.BIT[space]
    sites = [ground.sites_of(pos, unit) & free for unit in units]
    # Whoever has a site for each of the units finds one after all the others.
    tight = [mask for mask in sites if mask.bit_count() < len(units)]
    return not tight or _matched(
        [[(s, n) for s in c.named(mask) for n in range(room(s))] for mask in tight]
    )


@kept
def _roomy(pos: Position, *units: Unit) -> bool:
    """Whether each has more sites than there are units: the loss of one takes nobody's place."""
    free = ~pos.full
    return all((ground.sites_of(pos, unit) & free).bit_count() > len(units) for unit in units)


def _matched(wanted: Sequence[Sequence[tuple[c.Space, int]]]) -> bool:
    """Whether all can be given one of the places they want: a matching."""
    taken: dict[tuple[c.Space, int], int] = {}

    def seat(at: int, tried: set[tuple[c.Space, int]]) -> bool:
        for place in wanted[at]:
            if place not in tried:
                tried.add(place)
                if place not in taken or seat(taken[place], tried):
                    taken[place] = at
                    return True
        return False

    return all(seat(at, set()) for at in range(len(wanted)))


def _recalls(state: State, pos: Position, frame: Steps, kinds: Sequence[c.Kind]) -> list[Choice]:
    """Each must be formed again in this order (TD-6.1.11)."""
    kinds = [kind for kind in kinds if not frame.recalled or _payable(state, frame, kind)]
    if not kinds:
        return []
    found, _ = _of_units(pos, frame.power, tuple(state.powers[frame.power].techs), frame.free)
    return [
        choice
        for kind, choice in found
        if kind in kinds and (not frame.recalled or _recall_keeps(pos, frame, choice))
    ]


def _recall_keeps(pos: Position, frame: Steps, choice: Choice) -> bool:
    unit, _, space = choice.arg.rpartition(".")
    return _room_for(pos, [*frame.recalled, unit], emptied=space)


def _moves(state: State, pos: Position, frame: Steps) -> list[Choice]:
    kinds = movable(state, frame)
    if not kinds:
        return []
    _, found = _of_units(pos, frame.power, tuple(state.powers[frame.power].techs), frame.free)
    tight = not _roomy(pos, *frame.recalled)
    return [
        choice
        for kind, choice in found
        if kind in kinds and (not tight or _goals_kept(pos, frame, choice.arg))
    ]


@kept
def _of_units(
    pos: Position, power: c.Power, techs: tuple[c.Tech, ...], free: bool
) -> tuple[list[tuple[c.Kind, Choice]], list[tuple[c.Kind, Choice]]]:
    """Recalls of units with a site to be formed on again, if only the one they leave; and moves of
    those that can go somewhere, with what it costs."""
    recalls, moves, costs = [], [], ground.move_costs(techs)
    for unit, space in ground.own_units(pos, power):
        kind, here = c.kind_of(unit), c.BIT[space]
        if kind == "bomber" and not pos.ready[power] & here:
            continue  # a spent bomber does nothing more in its round: TD-11.1.8
        if ground.sites_of(pos, unit) & (~pos.full | here):
            recalls.append((kind, questions.of_unit("recall", unit, space)))
        if ground.goals(pos, power, kind, space):
            cost = 0 if free else costs[kind]
            moves.append((kind, questions.of_unit("move", unit, space, cost)))
    return recalls, moves


def _goals_kept(pos: Position, frame: Steps, arg: str) -> list[c.Space]:
    """Where a unit can go without taking the last place of a recalled one."""
    unit, _, space = arg.rpartition(".")
    goals = c.named(ground.goals(pos, frame.power, c.kind_of(unit), space))
    if _roomy(pos, *frame.recalled):
        return goals
    return [goal for goal in goals if _room_for(pos, frame.recalled, emptied=space, filled=goal)]


def _uboats(state: State, pos: Position, frame: Steps) -> list[Choice]:
    """U-boats of Germany: never modified, no path (TD-6.1.8, 11.2.1, 11.2.5)."""
    if not state.rules.uboats or frame.power != "germany":
        return []
    found: list[Choice] = []
    sites = c.named(ground.uboat_sites(state, pos))
    spare = left(state, frame) - promised(state, frame)
    if not frame.free and c.TABLES.costs.form["uboat"] <= spare and uboats_left(state) > 0:
        cost = c.TABLES.costs.form["uboat"]
        found += [questions.of_space("uboat", space, cost) for space in sites]
    movable = "move" in frame.icons if frame.free else c.TABLES.costs.move["uboat"] <= spare
    if movable:
        cost = 0 if frame.free else c.TABLES.costs.move["uboat"]
        for start in dict.fromkeys(state.uboats):
            found += [questions.between("sail", start, s, cost) for s in sites if s != start]
    return found


def uboats_left(state: State) -> int:
    """TD-11.2.3."""
    limit = c.YEARS[state.year].uboats
    pool = c.TABLES.pools["germany"]["uboat"]
    return (pool if limit is None else min(limit, pool)) - len(state.uboats)


def _attacks(state: State, pos: Position, frame: Steps) -> list[Choice]:
    if frame.free:
        return []
    power = frame.power
    techs = tuple(state.powers[power].techs)
    spare = left(state, frame) - promised(state, frame)
    found = [choice for cost, choice in _attackable(pos, power, techs) if cost <= spare]
    cost = c.TABLES.costs.attack["uboat"]
    if state.uboats and cost <= spare:
        sites = c.named(ground.sinkable(state, pos, power))
        found += [questions.of_space("sink", space, cost) for space in sites]
    cost = c.TABLES.costs.attack["resistance"]
    if state.resistance and cost <= spare:
        nests = ground.quellable(state, pos, power)
        found += [questions.of_space("quell", space, cost) for space in nests]
    return found


@kept
def _attackable(
    pos: Position, power: c.Power, techs: tuple[c.Tech, ...]
) -> list[tuple[int, Choice]]:
    costs = ground.attack_costs(techs)
    return [
        (cost, questions.of_unit("attack", group.unit, space, cost))
        for space in c.named(ground.hostile(pos, power) & ground.in_reach(pos, power))
        for group in ground.targets(pos, power, space)
        for cost in (costs[group.kind, ground.is_coastal(space)],)
    ]


def _markers(state: State, pos: Position, frame: Steps) -> Iterator[Choice]:
    if frame.recalled:  # a satellite could take the last army of the pool
        return
    if "satellite" in frame.icons:
        for space in c.named(satellite_sites(pos, frame)):
            yield questions.of_space("satellite", space)
    if "resistance" in frame.icons and len(state.resistance) < c.TABLES.resistance:
        for space in c.named(ground.resistance_sites(pos)):
            yield questions.of_space("resistance", space)


def satellite_sites(pos: Position, frame: Steps) -> Mask:
    """TD-7.2.9 to 7.2.11; from the power's own pool (TD-7.2.8)."""
    if pos.pool(f"{frame.power}.army") < 1:
        return 0
    found = pos.control[frame.power] & c.FOR_ARMIES & ~c.AXIS_AT_START & ~pos.full
    for space in frame.satellites:
        found &= ~c.BIT[space]
    return found


# ---- answers


def answer(game: Game, frame: Steps, seat: Seat, picks: tuple[Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    if verb == "done":
        finish(game, frame)
    elif verb == "move":
        unit, _, space = arg.rpartition(".")
        game.push(Moving(unit, space))
    elif verb == "recall":
        unit, _, space = arg.rpartition(".")
        deeds.recall(game, frame, unit, space)
    else:
        deeds.DO[verb](game, frame, arg)


# ---- where to: 6.2


def ask_moving(state: State, frame: Moving) -> dict[Seat, Offer]:
    steps = state.flow[-2]
    assert isinstance(steps, Steps)
    pos = position.of(state)
    goals = _goals_kept(pos, steps, f"{frame.unit}.{frame.space}")
    found = [questions.of_space("to", goal) for goal in goals]
    return questions.one(
        state,
        position.seat_of(state, steps.power),
        msg("td-ask-move", unit=names.unit(frame.unit), space=names.space(frame.space)),
        (*found, questions.plain("back")),
        "back",
        questions.waiting("steps", steps.power),
        "TD-6.2.3",
        frame.space,
    )


def answer_moving(game: Game, frame: Moving, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    steps = game.state.flow[-1]
    assert isinstance(steps, Steps)
    verb, _, goal = picks[0].partition("/")
    if verb == "back":
        return
    techs = game.state.powers[steps.power].techs
    deeds.pay(steps, "move", ground.move_cost(techs, c.kind_of(frame.unit)))
    deeds.move(game, steps.power, frame.unit, frame.space, goal)
