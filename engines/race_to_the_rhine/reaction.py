"""14. The German reaction: markers, counter-attacks, and what silence does (18.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines.contract import Choice, Key, Offer, msg
from engines.kit.graph import Mask
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import ask, did
from engines.race_to_the_rhine.board import (
    BIT,
    GRAPH,
    ROAD_GRAPHS,
    STARTS,
    SYMBOLS,
    VICTORY,
)
from engines.race_to_the_rhine.box import BOX, SPACES, Army
from engines.race_to_the_rhine.control import main_bases, rebase
from engines.race_to_the_rhine.names import Log, army_name, space_name, spaces, tell
from engines.race_to_the_rhine.state import State

BOX_CHOICE = Choice("box", msg("rr-do-box"))
PASS = Choice("pass", msg("rr-do-pass"))
METZ = BOX.map.harder.blue_marker
PORTS = GRAPH.mask(BOX.map.harder.red_ports)

# --- what is legal -------------------------------------------------------------------------------


def sources(s: State) -> Mask:
    """RR-14.5: free victory spaces with the symbol, and marked spaces."""
    marked = position.marked(s)
    if s.metz_waits:  # RR-15.12
        marked &= ~BIT[METZ]
    return marked | VICTORY & SYMBOLS & ~position.controlled(s)


def sites(s: State) -> Mask:
    """Where a marker may be laid (RR-14.4, 14.7)."""
    barred = position.controlled(s) | position.marked(s) | SYMBOLS
    return GRAPH.around(sources(s)) & ~barred


def protected(s: State) -> Mask:
    """RR-14.12: main bases, start spaces and corps, each with what is next to it."""
    bases = GRAPH.mask(position.main_base(s, army) for army in s.order)
    absent = GRAPH.mask(_absent_bases(tuple(s.order)))
    corps = GRAPH.mask(corps.space for corps in s.corps.values())
    firm = bases | absent | corps
    return firm | GRAPH.around(firm | STARTS)


@cache
def _absent_bases(armies: tuple[Army, ...]) -> tuple[str, ...]:
    return tuple(
        space.id
        for space in SPACES.values()
        if space.main_base_of and space.main_base_of not in armies
    )


def targets(s: State, army: Army) -> Mask:
    """Tokens that the reaction of this army may take off (RR-14.10 to 14.13); alone, its own."""
    alone = position.solo(s)
    tokens = GRAPH.mask(space for space, its in s.control.items() if alone or its != army)
    tokens &= ~protected(s)
    if not tokens:
        return 0
    return tokens & GRAPH.around(position.linked(s) | ports(s, army))


def ports(s: State, army: Army) -> Mask:
    """Red harder: ports that serve although they may be cut off (RR-15.14)."""
    if not position.harder(s, "red") or (army == "red" and not position.solo(s)):
        return 0
    return PORTS & ~position.controlled(s)


# --- the question --------------------------------------------------------------------------------


@cache
def _mark(space: str) -> Choice:
    return Choice(f"mark/{space}", msg("rr-do-mark", space=space_name(space)), space)


@cache
def _counter(space: str, army: Army, medal: bool) -> Choice:
    label = msg(
        "rr-do-counter",
        space=space_name(space),
        army=army_name(army),
        medal="yes" if medal else "no",
    )
    return Choice(f"counter/{space}", label, space)


def ask_reaction(s: State) -> Offer:
    found: list[Choice] = []
    if s.last_round:
        found.append(PASS)  # RR-14.3
        question = msg("rr-ask-reaction-last")
    else:
        free = GRAPH.named(sites(s))
        found += [_mark(space) for space in free] or [BOX_CHOICE]  # RR-14.2
        question = msg("rr-ask-reaction", left=s.markers)
    for space in GRAPH.named(targets(s, s.active)):
        army = s.control[space]
        found.append(_counter(space, army, SPACES[space].medal and s.players[army].medals > 0))
    default = (usual(s, found),)
    return ask(s, question, tuple(found), default, "RR-14.1", what="reaction")


def answer_reaction(s: State, key: Key, log: Log) -> None:
    verb, _, space = key.partition("/")
    if verb == "mark":
        mark(s, space, log)
    elif verb == "counter":
        counter(s, (space,), log)
    elif verb == "box":
        s.markers_out += 1
        did(s, "box")
        tell(log, msg("rr-log-box", army=army_name(s.active), n=s.markers - 1))
        draw_marker(s, log)
    else:
        did(s, "pass")
        tell(log, msg("rr-log-pass", army=army_name(s.active)))


def mark(s: State, space: str, log: Log) -> None:
    s.marked.append(space)
    did(s, "mark", space)
    tell(
        log,
        msg("rr-log-marks", army=army_name(s.active), space=space_name(space), n=s.markers - 1),
        space,
    )
    draw_marker(s, log)
    if s.metz_waits and metz_linked(s):
        s.metz_waits = False
        tell(log, msg("rr-log-metz", space=space_name(METZ)), METZ)


def draw_marker(s: State, log: Log) -> None:
    s.markers -= 1
    if not s.markers:  # RR-16.2
        s.last_round = True
        tell(log, msg("rr-log-last-marker"))


def metz_linked(s: State) -> bool:
    """RR-15.12: a chain of marked spaces from Metz to the Rhine."""
    chain = GRAPH.linked(BIT[METZ], position.marked(s))
    return bool(chain & GRAPH.around(VICTORY & SYMBOLS))


def counter(s: State, freed: Iterable[str], log: Log) -> None:
    """Take tokens off, all at once (RR-14.10, 14.14; alone RR-17.9)."""
    bases = main_bases(s)
    linked = position.linked(s)
    for space in freed:
        army = s.control.pop(space)
        near = GRAPH.named(GRAPH.near(space) & linked)
        if not near:  # RR-15.15
            s.exempt.append(space)
            near = GRAPH.named(GRAPH.near(space) & ports(s, s.active))
        did(s, "counter", space, what=army)
        tell(
            log,
            msg(
                "rr-log-counter",
                by=army_name(s.active),
                army=army_name(army),
                space=space_name(space),
                sources=spaces(near),
            ),
            space,
        )
        if SPACES[space].medal:
            return_medal(s, army, log)
    rebase(s, bases, log)


def return_medal(s: State, army: Army, log: Log) -> None:
    player = s.players[army]
    if player.medals:
        player.medals -= 1
        s.medals += 1
        tell(log, msg("rr-log-medal-back", army=army_name(army), left=s.medals))
    else:
        tell(log, msg("rr-log-no-medal-back", army=army_name(army)))


# --- what silence does (RR-18.4) -----------------------------------------------------------------


def usual(s: State, choices: list[Choice]) -> Key:
    """A marker on the leader's way; else a counter-attack, against him first."""
    if s.last_round:
        return PASS.key
    lead, ways = leader(s)
    legal = [choice.place for choice in choices if choice.verb == "mark"]
    if legal:
        on_way = [space for space in legal if concerns(space, lead)]
        return (
            f"mark/{min(on_way, key=lambda id: (distance(id, ways), id)) if on_way else legal[0]}"
        )
    hits = [choice.place for choice in choices if choice.verb == "counter"]
    if not hits:
        return BOX_CHOICE.key
    against = [space for space in hits if s.control[space] == lead]
    return f"counter/{(against or hits)[0]}"


def leader(s: State) -> tuple[Army, list[Mask]]:
    """The rival nearest to the Rhine, and how far every space is from his corps."""
    rings = {army: reach(s, army) for army in s.order if army != s.active}
    far = len(SPACES)

    def lag(army: Army) -> tuple[int, int, int]:
        over = (n for n, ring in enumerate(rings[army]) if ring & VICTORY)
        medals = position.medals(s.players[army])
        return next(over, far), -medals, -s.order.index(army)

    lead = min(rings, key=lag)
    return lead, rings[lead]


def reach(s: State, army: Army) -> list[Mask]:
    """Rings of spaces round the corps of an army, over spaces it may enter."""
    start = GRAPH.mask(corps.space for _, corps in position.own_corps(s, army))
    barred = 0
    fixed = position.field(s).fixed
    for space, its in (*fixed.items(), *s.control.items()):
        if its != army:
            barred |= BIT[space]
    return ROAD_GRAPHS[army].rings(start, GRAPH.everywhere & ~barred)


def concerns(space: str, army: Army) -> bool:
    """A space of his colour, or a victory space next to an arrow of his."""
    row = SPACES[space]
    return army in row.lanes or (not row.lanes and bool(ROAD_GRAPHS[army].near(space)))


def distance(space: str, rings: list[Mask]) -> int:
    bit = BIT[space]
    return next((n for n, ring in enumerate(rings) if ring & bit), len(SPACES))
