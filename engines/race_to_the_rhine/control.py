"""10.44 to 10.56: taking a space, encirclement, the line to the Rhine (3), main bases (15.1)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract import msg
from engines.kit.graph import Mask
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import did, turn_of
from engines.race_to_the_rhine.board import BIT, GRAPH, SECOND_HOME, SYMBOLS, VICTORY
from engines.race_to_the_rhine.box import BOX, SPACES, Army
from engines.race_to_the_rhine.ending import finish
from engines.race_to_the_rhine.names import Log, army_name, space_name, spaces, tell
from engines.race_to_the_rhine.state import State
from engines.race_to_the_rhine.stock import settle


def take(s: State, corps: str, space: str, log: Log) -> None:
    """The active player's corps takes a space: everything that follows (RR-10.44)."""
    army = s.active
    bases = main_bases(s)
    linked = position.linked(s)
    follow_numbers(s, corps, (space,))
    claim(s, army, space, log)
    did(s, "taken", space, what=army)
    cut = linked & ~position.linked(s) & ~BIT[space]
    gained = encircle(s, corps, cut, log) if cut else {}
    gained[space] = army
    rebase(s, bases, log)
    if BIT[space] & VICTORY:
        tell_crossing(s, army, space, log)
    test_lines(s, gained.values(), log)
    if s.end is None:
        for id in gained:
            settle(s, id, log)


def claim(s: State, army: Army, space: str, log: Log) -> None:
    """Lay a control token: marker, paratroops and medal follow at once."""
    s.control[space] = army
    if space in s.exempt:  # RR-15.15
        s.exempt.remove(space)
    tell(log, msg("rr-log-takes", army=army_name(army), space=space_name(space)), space)
    if space in s.marked:
        take_up_marker(s, space, log)
    gone = [drop for drop in s.drops if drop.space == space]
    if gone:  # RR-12.8
        s.drops = [drop for drop in s.drops if drop.space != space]
        s.paratroops_out += len(gone)
        tell(log, msg("rr-log-drops-leave", n=len(gone), space=space_name(space)), space)
    if SPACES[space].medal:
        gain_medal(s, army, log)


def take_up_marker(s: State, space: str, log: Log) -> None:
    s.marked.remove(space)
    if position.solo(s):  # RR-17.15
        s.markers_out += 1
    else:
        s.markers += 1
        tell(log, msg("rr-log-marker-back", space=space_name(space), n=s.markers), space)
    if space == BOX.map.harder.blue_marker:
        s.metz_waits = False


def gain_medal(s: State, army: Army, log: Log) -> None:
    """RR-10.46: as long as the medal pool has one."""
    if not s.medals:
        tell(log, msg("rr-log-no-medal", army=army_name(army)))
        return
    s.medals -= 1
    s.players[army].medals += 1
    tell(log, msg("rr-log-medal", army=army_name(army), left=s.medals))


def follow_numbers(s: State, corps: str, taken: Iterable[str]) -> None:
    """Solo: remember whose corps won ground with numbers (RR-17.18)."""
    leads = turn_of(s).leads
    if corps not in leads and any(space in s.numbers for space in taken):
        leads.append(corps)


def encircle(s: State, corps: str, cut: Mask, log: Log) -> dict[str, Army]:
    """Spaces that a token has cut off go to whom they belong (RR-10.48 to 10.55)."""
    lanes = position.field(s).lanes
    taker = s.active
    gained: dict[str, Army] = {}
    unchanged = []
    for space in GRAPH.named(cut):
        its = lanes[space]
        firm = BIT[space] & (SYMBOLS | VICTORY) or space in s.marked or space in s.exempt
        if firm or not (len(its) == 1 or taker in its):
            unchanged.append(space)
        else:
            gained[space] = its[0] if len(its) == 1 else taker
    follow_numbers(s, corps, gained)
    for army in in_turn(s):  # RR-10.54
        own = [space for space, its in gained.items() if its == army]
        if own:
            tell(log, msg("rr-log-cut", army=army_name(army), spaces=spaces(own)), *own)
            did(s, "cut", *own, what=army)
        for space in own:
            claim(s, army, space, log)
    if unchanged:
        tell(log, msg("rr-log-cut-unchanged", spaces=spaces(unchanged)), *unchanged)
    return gained


def in_turn(s: State) -> list[Army]:
    """The armies, the active one first."""
    at = s.order.index(s.active)
    return s.order[at:] + s.order[:at]


# --- main bases (RR-15.1 to 15.3) ----------------------------------------------------------------


def main_bases(s: State) -> dict[Army, str]:
    """Where the armies that can change their main base have it."""
    return {army: position.main_base(s, army) for army in s.order if army in SECOND_HOME}


def rebase(s: State, before: dict[Army, str], log: Log) -> None:
    """Say which main base has changed, and test the limits that have become smaller."""
    for army, old in before.items():
        new = position.main_base(s, army)
        if new != old:
            second = SECOND_HOME[army]
            verb = "gained" if new == second else "lost"
            tell(
                log,
                msg(f"rr-log-base-{verb}", army=army_name(army), space=space_name(second)),
                second,
            )
            settle(s, old, log)


# --- the line ------------------------------------------------------------------------------------


def test_lines(s: State, gained: Iterable[Army], log: Log) -> None:
    """RR-3.3 to 3.5: whoever got a token, holds a victory space and has a line to it wins."""
    wanted = {army for army in gained if not s.players[army].resigned}  # RR-18.7
    for army in in_turn(s):
        if army in wanted and beyond_the_rhine(s, army) and position.line(s, army):
            finish(s, "rhine", army, log)
            return


def beyond_the_rhine(s: State, army: Army) -> bool:
    return any(its == army and BIT[space] & VICTORY for space, its in s.control.items())


def tell_crossing(s: State, army: Army, space: str, log: Log) -> None:
    base = position.main_base(s, army)
    way = position.way_back(s, army, space)
    gap = next((i for i, id in enumerate(way) if position.owner(s, id) != army), None)
    args = {"army": army_name(army), "space": space_name(space), "base": space_name(base)}
    if gap is None and way:
        tell(log, msg("rr-log-crossing", **args, line=spaces(way)), *way)
    elif way and gap:
        missing = space_name(way[gap])
        last = space_name(way[gap - 1])
        tell(log, msg("rr-log-crossing-broken", **args, last=last, missing=missing), space)
