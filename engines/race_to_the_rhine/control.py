"""RR-10.44 to 10.56: taking a space, encirclement, the line to the Rhine (3), main bases (15.1)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.kit.graph import Mask
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import turn_of
from engines.race_to_the_rhine.board import BIT, GRAPH, SECOND_HOME, SYMBOLS, VICTORY
from engines.race_to_the_rhine.components import BOX, SPACES, Army
from engines.race_to_the_rhine.ending import finish
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import State
from engines.race_to_the_rhine.stock import settle


def take(game: Game, corps: str, space: str) -> None:
    """The active player's corps takes a space: everything that follows (RR-10.44)."""
    state = game.state
    army = state.active
    bases = main_bases(state)
    linked = position.linked(state)
    follow_numbers(state, corps, (space,))
    claim(game, army, space)
    game.record("taken", space, what=army)
    # For this token only, and once: RR-10.55.
    cut = linked & ~position.linked(state) & ~BIT[space]
    gained = encircle(game, corps, cut) if cut else {}
    gained[space] = army
    rebase(game, bases)  # control counts at once: RR-10.47
    if BIT[space] & VICTORY:
        tell_crossing(game, army, space)
    if state.options["line"] == "later":
        test_lines(game, gained.values())  # RR-10.56
    elif BIT[space] & VICTORY and position.line(state, army, space):
        finish(game, "rhine", army)  # RR-3.1
    if state.end is None:
        for place in gained:
            settle(game, place)


def claim(game: Game, army: Army, space: str) -> None:
    """Lay a control token: marker, paratroops and medal follow at once."""
    state = game.state
    state.control[space] = army
    if space in state.exempt:  # RR-15.15
        state.exempt.remove(space)
    game.say("rr-log-takes", space, army=names.seat(army), space=names.space(space))
    if space in state.marked:
        take_up_marker(game, space)
    gone = [drop for drop in state.drops if drop.space == space]
    if gone:  # RR-12.8
        state.drops = [drop for drop in state.drops if drop.space != space]
        state.paratroops_out += len(gone)
        game.say("rr-log-drops-leave", space, n=len(gone), space=names.space(space))
    if SPACES[space].medal:
        gain_medal(game, army)


def take_up_marker(game: Game, space: str) -> None:
    state = game.state
    state.marked.remove(space)
    if position.solo(state):  # RR-17.15
        state.markers_out += 1
    else:
        state.markers += 1
        game.say("rr-log-marker-back", space, space=names.space(space), n=state.markers)
    if space == BOX.map.harder.blue_marker:
        state.metz_waits = False


def gain_medal(game: Game, army: Army) -> None:
    """RR-10.46: as long as the medal pool has one."""
    state = game.state
    if not state.medals:
        game.say("rr-log-no-medal", army=names.seat(army))
        return
    state.medals -= 1
    state.players[army].medals += 1
    game.say("rr-log-medal", army=names.seat(army), left=state.medals)


def follow_numbers(state: State, corps: str, taken: Iterable[str]) -> None:
    """Solo: remember whose corps won ground with numbers (RR-17.18)."""
    leads = turn_of(state).leads
    if corps not in leads and any(space in state.numbers for space in taken):
        leads.append(corps)


def encircle(game: Game, corps: str, cut: Mask) -> dict[str, Army]:
    """Spaces that a token has cut off go to whom they belong (RR-10.48 to 10.55)."""
    state = game.state
    lanes = position.field(state).lanes
    taker = state.active
    gained: dict[str, Army] = {}
    unchanged = []
    for space in GRAPH.named(cut):
        its = lanes[space]
        # RR-10.51; tokens of supply and paratroops are no hindrance: RR-10.52.
        firm = BIT[space] & (SYMBOLS | VICTORY) or space in state.marked or space in state.exempt
        if firm or not its:
            unchanged.append(space)
        else:
            gained[space] = its[0] if len(its) == 1 else taker  # RR-10.49, 10.50
    follow_numbers(state, corps, gained)
    for army in in_turn(state):  # RR-10.54
        own = [space for space, its in gained.items() if its == army]
        if own:
            game.say("rr-log-cut", *own, army=names.seat(army), spaces=names.spaces(own))
            game.record("cut", *own, what=army)
        for space in own:  # with medals, without card or fort: RR-10.53
            claim(game, army, space)
    if unchanged:
        game.say("rr-log-cut-unchanged", *unchanged, spaces=names.spaces(unchanged))
    return gained


def in_turn(state: State) -> list[Army]:
    """The armies, the active one first."""
    at = state.order.index(state.active)
    return state.order[at:] + state.order[:at]


# --- main bases (RR-15.1 to 15.3) ----------------------------------------------------------------


def main_bases(state: State) -> dict[Army, str]:
    """Where the armies that can change their main base have it."""
    return {army: position.main_base(state, army) for army in state.order if army in SECOND_HOME}


def rebase(game: Game, before: dict[Army, str]) -> None:
    """Say which main base has changed, and test the limits that have become smaller."""
    state = game.state
    for army, old in before.items():
        new = position.main_base(state, army)
        if new != old:
            second = SECOND_HOME[army]
            verb = "gained" if new == second else "lost"
            game.say(
                f"rr-log-base-{verb}", second, army=names.seat(army), space=names.space(second)
            )
            settle(game, old)  # RR-15.2


# --- the line ------------------------------------------------------------------------------------


def test_lines(game: Game, gained: Iterable[Army]) -> None:
    """Where lines may be closed later: whoever got a token, holds a victory space and has a line to
    it wins (RR-3.4, 3.5)."""
    state = game.state
    wanted = {army for army in gained if not state.players[army].resigned}  # RR-18.7
    for army in in_turn(state):
        if army in wanted and beyond_the_rhine(state, army) and position.line(state, army):
            finish(game, "rhine", army)
            return


def beyond_the_rhine(state: State, army: Army) -> bool:
    return any(its == army and BIT[space] & VICTORY for space, its in state.control.items())


def tell_crossing(game: Game, army: Army, space: str) -> None:
    state = game.state
    base = position.main_base(state, army)
    way = position.way_back(state, army, space)
    gap = next((i for i, place in enumerate(way) if position.owner(state, place) != army), None)
    args = {"army": names.seat(army), "space": names.space(space), "base": names.space(base)}
    if gap is None and way:
        game.say("rr-log-crossing", *way, **args, line=names.spaces(way))
    elif way and gap:
        missing = names.space(way[gap])
        last = names.space(way[gap - 1])
        game.say("rr-log-crossing-broken", space, **args, last=last, missing=missing)
