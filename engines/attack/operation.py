"""AT-6.11, 7. An accepted order: leave to cross the sea, arrival, then its battles one by one."""

from __future__ import annotations

from engines.attack import battle, board, names
from engines.attack.components import PLANE, Force, Region
from engines.attack.game import Game
from engines.attack.march import planes_go_on
from engines.attack.state import Group, Operation, State
from engines.contract import Choice, Key, Offer, Seat, msg


def advance(game: Game, frame: Operation) -> bool:
    state = game.state
    if frame.stage == "leave":
        if state.seas and any(_waits(group) for group in frame.groups):
            return False
        frame.stage = "planes"
    if frame.stage == "planes":
        if any(_asks(group) for group in frame.groups):
            return False
        frame.stage = "arrive"
    if frame.stage == "arrive":
        _arrive(game, frame)
        frame.stage = "battles"
    if frame.targets:
        target = frame.targets.pop(0)  # one after another: AT-6.13, 8.1
        # However they came, they are one force: AT-6.12.
        origins = [(g.origin, g.force) for g in frame.groups if g.target == target and any(g.force)]
        battle.muster(game, target, origins)
    else:
        game.pop()
        if frame.clean:
            game.succeed(frame.action)
    return True


def _waits(group: Group) -> bool:
    return group.needs_leave and not group.leave


def _asks(group: Group) -> bool:
    return group.leave == "blocked" and group.planes == "ask" and bool(group.force[PLANE])


# ---- leave


def default_policy(state: State, group: Group) -> bool:
    """Whether silence blocks: crossings into the controller's own regions only (AT-7.14)."""
    return state.owner.get(group.target) == state.seas


def _key(verb: str, group: Group) -> Key:
    return f"{verb}/{group.origin}.{group.target}"


def _choice(verb: str, group: Group) -> Choice:
    label = msg(
        f"at-do-{verb}",
        units=names.force(group.force),
        origin=names.region(group.origin),
        target=names.region(group.target),
    )
    return Choice(_key(verb, group), label, group.target)


def ask(state: State, frame: Operation) -> dict[Seat, Offer]:
    return _ask_leave(state, frame) if frame.stage == "leave" else _ask_planes(state, frame)


def _ask_leave(state: State, frame: Operation) -> dict[Seat, Offer]:
    """All groups in one question (AT-7.4); any crossing may be blocked (AT-7.5)."""
    asked = [group for group in frame.groups if _waits(group)]
    silence = tuple(_key("block", group) for group in asked if default_policy(state, group))
    mover, controller = names.seat(state.active), names.seat(state.seas)
    return {
        state.seas: Offer(
            msg("at-ask-leave", seat=mover),
            (
                names.plain("allow-all"),
                *(_choice("block", group) for group in asked),
                *(_choice("hold", group) for group in asked if len(asked) > 1),
            ),
            silence or ("allow-all",),
            msg("at-wait-leave", seat=controller),
            f"leave/{state.turn}.{len(state.used)}",
            "AT-7.4",
            most=2 * len(asked) if len(asked) > 1 else 1,
            reaction=True,
            exclusive_verbs=("allow-all",),
        )
    }


def _ask_planes(state: State, frame: Operation) -> dict[Seat, Offer]:
    asked = [group for group in frame.groups if _asks(group)]
    silence = tuple(
        _key("on", group) for group in asked if state.owner.get(group.target) == state.active
    )
    return {
        state.active: Offer(
            msg("at-ask-planes"),
            (names.plain("turn-back"), *(_choice("on", group) for group in asked)),
            silence or ("turn-back",),
            names.turn_of(state.active),
            f"turn/{state.turn}",
            "AT-7.10",
            most=len(asked) + 1,
        )
    }


def answer(game: Game, frame: Operation, seat: Seat, picks: tuple[Key, ...]) -> None:
    if frame.stage == "leave":
        held = [group for group in frame.groups if _key("hold", group) in picks]
        for group in frame.groups:
            if _waits(group) and group not in held:
                group.leave = "blocked" if _key("block", group) in picks else "allowed"
                _say_leave(game, seat, group)
    else:
        for group in frame.groups:
            if _asks(group):
                group.planes = "on" if _key("on", group) in picks else "back"


def _say_leave(game: Game, controller: Seat, group: Group) -> None:
    game.say(
        f"at-log-leave-{group.leave}",
        group.origin,
        group.target,
        seat=names.seat(controller),
        units=names.force(group.force),
        origin=names.region(group.origin),
        target=names.region(group.target),
    )


# ---- arrival


def _arrive(game: Game, frame: Operation) -> None:
    state = game.state
    for group in frame.groups:
        if group.leave == "blocked":
            _turn_back(game, frame, group)
    going = [group for group in frame.groups if any(group.force)]  # AT-6.14, 7.6
    # AT-6.7; a strategic move always joins: AT-12.8.
    joining = [group for group in going if state.owner.get(group.target) == state.active]
    for group in joining:
        board.take(state.units[group.origin], group.force)
    for group in joining:
        board.add(state.units[group.target], group.force)
    for group in going:
        kind = "cross" if group.way == "sea" or (group.way == "chain" and group.by) else "move"
        game.record(kind, state.active, group.target, group.origin, force=group.force)
        if group not in joining and group.target not in frame.targets:
            frame.targets.append(group.target)


def _turn_back(game: Game, frame: Operation, group: Group) -> None:
    """Its units stay and are locked; the planes do as the mover said (AT-7.7 to 7.12)."""
    state = game.state
    frame.clean = False
    on = planes_go_on(state, group)
    going = [0, 0, 0, group.force[PLANE] if on else 0]
    staying = [n - gone for n, gone in zip(group.force, going, strict=True)]
    lock(state, group.origin, staying)
    game.record("blocked", state.active, group.target, group.origin, force=staying, won=False)
    game.say(
        "at-log-back", group.origin, origin=names.region(group.origin), units=names.force(staying)
    )
    if group.force[PLANE]:
        game.say("at-log-planes-on" if on else "at-log-planes-back", group.origin)
    group.force = going


def lock(state: State, region: Region, force: Force) -> None:
    board.add(state.locked.setdefault(region, [0, 0, 0, 0]), force)
