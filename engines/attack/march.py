"""AT-6, 11, 12. Move, Blitz and Strategic move: writing an order down, and whether it is legal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush

from engines.attack import board, names
from engines.attack import components as c
from engines.attack.game import Game
from engines.attack.state import Group, Line, March, Marshal, Operation, Planes, State
from engines.contract import Arg, Choice, Key, Msg, Offer, Seat, msg

KINDS = range(4)
Way = tuple[str, str]
"""`land`, `over`, `sea` or `chain`, and what it leads over."""


# ---- ways


def way(state: State, action: March, kind: int, origin: c.Region, target: c.Region) -> Way | None:
    """The first legal way of one unit: one step, two steps, a crossing (AT-6.9)."""
    if action == "strategic":
        found = shortest(state, state.active, origin, target)
        return None if found is None else ("chain", found[1])
    if target in c.LAND[origin]:  # AT-6.2; of land and sea always by land: AT-2.11
        return ("land", "") if action == "move" or kind in (c.TANK, c.PLANE) else None
    if kind in (c.TANK, c.PLANE) and target in c.TWO_STEPS[origin]:
        for mid in c.between(origin, target):
            # AT-6.3, 6.4, 9.1; what was won in the Move is own by now: AT-11.5.
            if kind == c.PLANE or state.owner.get(mid) == state.active:
                return ("over", mid)
    if action == "move" and target in c.SEA[origin]:  # AT-6.5, and not in a Blitz: AT-11.3
        return ("sea", c.LINK[origin, target])
    return None


def shortest(
    state: State, seat: Seat, origin: c.Region, target: c.Region
) -> tuple[int, str] | None:
    """The best chain: its number of crossings, and what the first of them uses."""
    links = chain(state, seat, origin, target)
    return None if links is None else (len(links), links[0] if links else "")


def chain(state: State, seat: Seat, origin: c.Region, target: c.Region) -> tuple[str, ...] | None:
    """What the chain with fewest crossings, then fewest legs, then first by ids crosses by
    (AT-12.5)."""
    heap: list[tuple[int, int, tuple[c.Region, ...], tuple[str, ...]]] = [(0, 0, (origin,), ())]
    seen: set[c.Region] = set()
    while heap:
        wet, legs, path, links = heappop(heap)
        here = path[-1]
        if here == target:
            return links
        if here in seen:
            continue
        seen.add(here)
        for near in c.LAND[here]:
            if state.owner.get(near) == seat and near not in seen:  # AT-12.2, 12.3
                heappush(heap, (wet, legs + 1, (*path, near), links))
        for near in c.SEA[here]:  # AT-12.4
            if state.owner.get(near) == seat and near not in seen:
                link = c.LINK[here, near]
                heappush(heap, (wet + 1, legs + 1, (*path, near), (*links, link)))
    return None


def available(state: State, frame: Marshal, region: c.Region) -> c.Force:
    """Units that stood there when the action began and are not yet on the list (AT-6.8)."""
    left = board.unlocked(state, region)  # AT-11.6, 12.10
    for line in frame.lines:
        if line.origin == region:
            board.take(left, line.force)
    if frame.action == "blitz":
        left[c.INFANTRY] = left[c.ARTILLERY] = 0  # AT-11.2
    return left


def targets(state: State, frame: Marshal, origin: c.Region) -> list[c.Region]:
    """Where at least one of the units there can go."""
    have = available(state, frame, origin)
    if not any(have):
        return []
    if frame.action == "strategic":
        return sorted(board.connected(state, state.active, origin))
    found = list(c.LAND[origin])
    if have[c.TANK] or have[c.PLANE]:
        found += [
            target
            for target in c.TWO_STEPS[origin]
            if have[c.PLANE] or state.active in map(state.owner.get, c.between(origin, target))
        ]
    if frame.action == "move":
        found += [target for target in c.SEA[origin] if target not in found]
    return found


# ---- the order as a whole


def groups(state: State, action: March, lines: Sequence[Line]) -> list[Group]:
    """Lines of the same start and target added together, split by the way they go (AT-7.3)."""
    found: dict[tuple[c.Region, c.Region, str, str], Group] = {}
    for line in lines:
        for kind in KINDS:
            if not line.force[kind]:
                continue
            how = way(state, action, kind, line.origin, line.target)
            assert how, line
            key = (line.origin, line.target, *how)
            if key not in found:
                found[key] = Group(line.origin, line.target, [0, 0, 0, 0], how[0], how[1])  # type: ignore[arg-type]
            found[key].force[kind] += line.force[kind]
            if line.planes:
                found[key].planes = line.planes
    for group in found.values():
        group.needs_leave = needs_leave(state, group)
    return list(found.values())


def needs_leave(state: State, group: Group) -> bool:
    """Another player controls the seas, and the group has more than planes (AT-7.1, 7.9)."""
    wet = group.way == "sea" or (group.way == "chain" and bool(group.by))
    return wet and board.at_sea(state, state.active) and any(group.force[: c.PLANE])


def planes_go_on(state: State, group: Group) -> bool:
    """What holds where the mover has said nothing (AT-7.10, 7.11)."""
    if group.planes == "":
        return state.owner.get(group.target) == state.active
    return group.planes == "on"


def keeps_every_region(state: State, action: March, lines: Sequence[Line]) -> bool:
    """The last unit rule: some order of single moves leaves no own region empty, counting only
    arrivals that no answer can stop (AT-5.4 to 5.6)."""
    leaving: dict[c.Region, int] = {}
    for line in lines:
        leaving[line.origin] = leaving.get(line.origin, 0) + sum(line.force)
    emptied = {r: n for r, n in leaving.items() if n >= sum(state.units[r])}
    if not emptied:
        return True
    arriving = [line for line in lines if line.target in emptied]
    if not arriving:
        return False
    arrivals: dict[c.Region, set[c.Region]] = {region: set() for region in emptied}
    for group in groups(state, action, arriving):
        if _sure(state, group):
            arrivals[group.target].add(group.origin)
    return _held(frozenset(emptied), arrivals, {r: n - 1 for r, n in emptied.items()})


def _sure(state: State, group: Group) -> bool:
    if not group.needs_leave:
        return True
    return bool(group.force[c.PLANE]) and group.planes != "ask" and planes_go_on(state, group)


def _held(
    bare: frozenset[c.Region], arrivals: dict[c.Region, set[c.Region]], spare: dict[c.Region, int]
) -> bool:
    """Whether every region that empties can be entered before its last unit leaves: from one that
    stays held, or by one of the units that may leave before the last."""
    for region in bare:
        if arrivals[region] - bare:
            return _held(bare - {region}, arrivals, spare) if len(bare) > 1 else True
    for region in bare:
        for origin in sorted(arrivals[region] & bare):
            if spare[origin] and _held(
                bare - {region}, arrivals, spare | {origin: spare[origin] - 1}
            ):
                return True
    return not bare


def can_start(state: State, action: March) -> bool:
    """Whether any unit could leave its region and go anywhere."""
    frame = Marshal(action)
    for region in board.own(state, state.active):
        spare = sum(state.units[region]) > 1 and any(available(state, frame, region))  # AT-5.3
        if spare and leads_anywhere(state, action, region):
            return True
    return False


def leads_anywhere(state: State, action: March, origin: c.Region) -> bool:
    """Whether there is somewhere to go: nothing is joined to some regions by land, and a strategic
    move needs another region of one's own at the end of a chain (AT-12.2)."""
    if action == "strategic":
        return board.adjacent(state, state.active, origin)
    return bool(c.LAND[origin] or (action == "move" and c.SEA[origin]))


# ---- the questions


RULES: dict[March, str] = {"move": "AT-6.8", "blitz": "AT-11.2", "strategic": "AT-12.1"}


def ask(state: State, frame: Marshal) -> dict[Seat, Offer]:
    if frame.target:
        question = _how_many(frame.origin, frame.target)
        choices = _amounts(state, frame)
    elif frame.origin:
        question = _where_to(frame.origin)
        choices = [names.at_region("to", target) for target in targets(state, frame, frame.origin)]
    else:
        question = msg(
            "at-ask-order",
            action=names.action(frame.action),
            n=len(frame.lines),
            lines=tuple(_line(line.origin, line.target, tuple(line.force)) for line in frame.lines),
        )
        choices = _openings(state, frame)
    choices.append(names.plain("back"))
    offer = Offer(
        question,
        tuple(choices),
        ("back",),
        names.turn_of(state.active),
        f"turn/{state.turn}",
        RULES[frame.action],
        most=4 if frame.target else 1,
        exclusive_verbs=SHARES if frame.target else (),
        place=frame.target or frame.origin,
    )
    return {state.active: offer}


@cache
def _how_many(origin: c.Region, target: c.Region) -> Msg:
    return msg("at-ask-how-many", origin=names.region(origin), target=names.region(target))


@cache
def _where_to(origin: c.Region) -> Msg:
    return msg("at-ask-to", region=names.region(origin))


def _openings(state: State, frame: Marshal) -> list[Choice]:
    attacks: list[Choice] = []
    starts = []
    action, mine = frame.action, dict.fromkeys(board.own(state, state.active))
    for region in mine:
        have = available(state, frame, region)
        if any(have) and leads_anywhere(state, action, region):
            starts.append(names.at_region("from", region))
            if action == "strategic":
                continue
            foes = tuple([near for near in c.LAND[region] if near not in mine])
            # By land each of them is open to all units alike (AT-6.2).
            if foes and any(force := _holding(state, frame, region, have)):
                attacks += _attacks(region, foes, tuple(force))
    choices = attacks + starts
    if frame.lines:
        if _may_split(state, frame):
            choices += [names.plain(f"planes-{how}") for how in ("on", "back", "ask")]
        choices.append(names.plain("undo"))
        # At least one line (AT-6.1, 12.1), and the rule of the last unit (AT-11.4, 12.9).
        if keeps_every_region(state, frame.action, frame.lines):
            choices.append(names.plain("send"))
    return choices


@lru_cache(maxsize=1 << 12)
def _attacks(
    origin: c.Region, targets: tuple[c.Region, ...], force: tuple[int, ...]
) -> tuple[Choice, ...]:
    """Into regions of somebody else beside this one, with all that may go."""
    return tuple(
        Choice(
            f"attack/{origin}.{target}",
            msg("at-do-attack", line=_line(origin, target, force)),
            target,
        )
        for target in targets
    )


def all_that_may_go(state: State, frame: Marshal, origin: c.Region, target: c.Region) -> c.Force:
    """Everything that can go, but for the unit that must hold the region (AT-5.4)."""
    return _holding(state, frame, origin, amounts(state, frame, origin, target))


def _holding(state: State, frame: Marshal, origin: c.Region, force: c.Force) -> c.Force:
    staying = sum(state.units[origin]) - sum(force)
    for line in frame.lines:
        if line.origin == origin:
            staying -= sum(line.force)
    return force if staying else one_less(force)


def one_less(force: c.Force) -> c.Force:
    """Without the cheapest of them."""
    left = force[:]
    for kind, n in enumerate(force):
        if n:
            left[kind] -= 1
            break
    return left


SHARES = ("all", "most")
"""All, or all but one, of what can go the way just chosen."""


def _amounts(state: State, frame: Marshal) -> list[Choice]:
    """One of the shares that leave no region empty, or so many of each kind."""
    every = amounts(state, frame, frame.origin, frame.target)
    choices: list[Choice] = []
    for verb, force in zip(SHARES, (every, one_less(every)), strict=True):
        # If all may go, all but one may.
        if any(force) and (choices or _keeps_with(state, frame, force)):
            choices.append(_share(verb, frame.target, tuple(force)))
    for kind, n in enumerate(every):
        choices += names.numbers(c.UNITS[kind], n)
    return choices


def _keeps_with(state: State, frame: Marshal, force: c.Force) -> bool:
    """The last unit rule, if so many more go the way just chosen."""
    if not frame.lines and sum(force) < sum(state.units[frame.origin]):
        return True
    line = Line(frame.origin, frame.target, force)
    return keeps_every_region(state, frame.action, [*frame.lines, line])


@lru_cache(maxsize=1 << 12)
def _share(verb: str, target: c.Region, force: tuple[int, ...]) -> Choice:
    return Choice(verb, msg(f"at-do-{verb}", units=names.force(force)), target)


def _may_split(state: State, frame: Marshal) -> bool:
    """The last line has planes in a group that may be blocked (AT-7.10)."""
    if not board.at_sea(state, state.active):
        return False
    last = frame.lines[-1]
    alike = [x for x in frame.lines if (x.origin, x.target) == (last.origin, last.target)]
    planned = groups(state, frame.action, alike)
    return any(group.needs_leave and group.force[c.PLANE] for group in planned)


def amounts(state: State, frame: Marshal, origin: c.Region, target: c.Region) -> c.Force:
    """How many of each kind can still go that way."""
    left = available(state, frame, origin)
    if frame.action == "strategic":
        return left
    return [
        n if n and way(state, frame.action, kind, origin, target) else 0
        for kind, n in enumerate(left)
    ]


@lru_cache(maxsize=1 << 12)
def _line(origin: c.Region, target: c.Region, force: tuple[int, ...]) -> Msg:
    ends = {"origin": names.region(origin), "target": names.region(target)}
    return msg("at-line", units=names.force(force), **ends)


def answer(game: Game, frame: Marshal, seat: Seat, picks: tuple[Key, ...]) -> None:
    verb, _, arg = picks[0].partition("/")
    if "back" in picks:
        if frame.target:
            frame.target = ""
        elif frame.origin:
            frame.origin = ""
        else:
            game.pop()
    elif verb == "from":
        frame.origin = arg
    elif verb == "to":
        frame.target = arg
    elif verb == "undo":
        frame.lines.pop()
    elif verb == "send":
        game.pop()
        send(game, frame.action, frame.lines)
    elif verb == "attack":
        origin, _, target = arg.partition(".")
        force = all_that_may_go(game.state, frame, origin, target)
        frame.lines.append(Line(origin, target, force))
    elif share := next((key for key in SHARES if key in picks), ""):
        force = amounts(game.state, frame, frame.origin, frame.target)
        force = force if share == "all" else one_less(force)
        frame.lines.append(Line(frame.origin, frame.target, force))
        frame.origin = frame.target = ""
    elif verb.startswith("planes-"):
        said: Planes = verb.removeprefix("planes-")  # type: ignore[assignment]
        frame.lines[-1].planes = said
    else:
        force = [0, 0, 0, 0]
        for key in picks:
            unit, _, n = key.partition("/")
            kind = c.UNITS.index(unit)
            force[kind] = max(force[kind], int(n))
        frame.lines.append(Line(frame.origin, frame.target, force))
        frame.origin = frame.target = ""


def send(game: Game, action: March, lines: Sequence[Line]) -> None:
    """The order is accepted for good (AT-4.13): all movement is shown, then leave is asked
    (AT-6.10, 6.11)."""
    planned = groups(game.state, action, lines)
    game.begin(action)
    for group in planned:
        args: dict[str, Arg] = {
            "seat": names.seat(game.state.active),
            "units": names.force(group.force),
            "origin": names.region(group.origin),
            "target": names.region(group.target),
        }
        where = (group.origin, group.target)
        if group.way == "over":
            game.show("at-log-moves-over", *where, **args, over=names.region(group.by))
        elif group.by and group.by != "lane":
            game.show("at-log-moves-zone", *where, **args, zone=msg(f"at-zone-{group.by}"))
        elif group.by:
            game.show("at-log-moves-lane", *where, **args)
        else:
            game.show("at-log-moves", *where, **args)
    game.push(Operation(action, planned))
