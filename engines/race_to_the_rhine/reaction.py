"""RR-14. The German reaction: markers, counter-attacks, and what silence does (RR-18.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines.contract import Choice, Key, Offer, Seat, msg
from engines.kit.graph import Mask
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import ask
from engines.race_to_the_rhine.board import BIT, GRAPH, ROAD_GRAPHS, STARTS, SYMBOLS, VICTORY
from engines.race_to_the_rhine.components import BOX, SPACES, Army
from engines.race_to_the_rhine.control import main_bases, rebase
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import Reaction, State

BOX_CHOICE = Choice("box", msg("rr-do-box"))
PASS = Choice("pass", msg("rr-do-pass"))
METZ = BOX.map.harder.blue_marker
PORTS = GRAPH.mask(BOX.map.harder.red_ports)

# --- what is legal -------------------------------------------------------------------------------


def sources(state: State) -> Mask:
    """RR-14.5: free victory spaces with the symbol, and marked spaces; nothing else (RR-14.6)."""
    marked = position.marked(state)
    if state.metz_waits:  # RR-15.12
        marked &= ~BIT[METZ]
    return marked | VICTORY & SYMBOLS & ~position.controlled(state)


def sites(state: State) -> Mask:
    """Where a marker may be laid (RR-14.4, 14.7); nothing else is a hindrance (RR-14.8)."""
    barred = position.controlled(state) | position.marked(state)
    return GRAPH.around(sources(state)) & ~barred


def protected(state: State) -> Mask:
    """RR-14.12: main bases, start spaces and corps, each with what is next to it."""
    corps = GRAPH.mask(corps.space for corps in state.corps.values())
    return sheltered(state) | corps | GRAPH.around(corps)


def sheltered(state: State) -> Mask:
    """What of that does not move with the corps."""
    bases = GRAPH.mask(position.main_base(state, army) for army in state.order)
    firm = bases | GRAPH.mask(_absent_bases(tuple(state.order)))
    return firm | GRAPH.around(firm | STARTS)


@cache
def _absent_bases(armies: tuple[Army, ...]) -> tuple[str, ...]:
    return tuple(
        space.id
        for space in SPACES.values()
        if space.main_base_of and space.main_base_of not in armies
    )


def targets(state: State, army: Army) -> Mask:
    """Tokens that the reaction of this army may take off (RR-14.10 to 14.13); alone, its own."""
    alone = position.solo(state)
    tokens = GRAPH.mask(space for space, its in state.control.items() if alone or its != army)
    tokens &= ~protected(state)
    if not tokens:
        return 0
    return tokens & GRAPH.around(position.linked(state) | ports(state, army))


def ports(state: State, army: Army) -> Mask:
    """Red harder: ports that serve although they may be cut off (RR-15.14)."""
    if not position.harder(state, "red") or (army == "red" and not position.solo(state)):
        return 0
    return PORTS & ~position.controlled(state)


# --- the question --------------------------------------------------------------------------------


@cache
def _mark(space: str) -> Choice:
    return Choice(f"mark/{space}", msg("rr-do-mark", space=names.space(space)), space)


@cache
def _counter(space: str, army: Army, medal: bool) -> Choice:
    label = msg(
        "rr-do-counter",
        space=names.space(space),
        army=names.seat(army),
        medal="yes" if medal else "no",
    )
    return Choice(f"counter/{space}", label, space)


def ask_reaction(state: State, frame: Reaction) -> dict[Seat, Offer]:
    found: list[Choice] = []
    if state.last_round:
        found.append(PASS)  # RR-14.3
        question = msg("rr-ask-reaction-last")
    else:
        free = GRAPH.named(sites(state))
        found += [_mark(space) for space in free] or [BOX_CHOICE]  # RR-14.2
        question = msg("rr-ask-reaction", left=state.markers)
    for space in GRAPH.named(targets(state, state.active)):
        army = state.control[space]
        found.append(_counter(space, army, SPACES[space].medal and state.players[army].medals > 0))
    default = (usual(state, found),)
    return ask(state, question, tuple(found), default, "RR-14.1", what="reaction")


def answer(game: Game, key: Key) -> None:
    state = game.state
    verb, _, space = key.partition("/")
    if verb == "mark":
        mark(game, space)
    elif verb == "counter":
        counter(game, (space,))
    elif verb == "box":
        state.markers_out += 1
        game.record("box")
        game.say("rr-log-box", army=names.seat(state.active), n=state.markers - 1)
        draw_marker(game)
    else:
        game.record("pass")
        game.say("rr-log-pass", army=names.seat(state.active))


def mark(game: Game, space: str) -> None:
    state = game.state
    state.marked.append(space)  # no battle with paratroops there: RR-12.10
    game.record("mark", space)
    game.say(
        "rr-log-marks",
        space,
        army=names.seat(state.active),
        space=names.space(space),
        n=state.markers - 1,
    )
    draw_marker(game)
    if state.metz_waits and metz_linked(state):
        state.metz_waits = False
        game.say("rr-log-metz", METZ, space=names.space(METZ))


def draw_marker(game: Game) -> None:
    state = game.state
    state.markers -= 1
    if not state.markers:  # RR-16.2
        state.last_round = True
        game.say("rr-log-last-marker")


def metz_linked(state: State) -> bool:
    """RR-15.12: a chain of marked spaces from Metz to the Rhine."""
    chain = GRAPH.linked(BIT[METZ], position.marked(state))
    return bool(chain & GRAPH.around(VICTORY & SYMBOLS))


def counter(game: Game, freed: Iterable[str]) -> None:
    """Take tokens off, all at once (RR-14.10, 14.14; alone RR-17.9)."""
    state = game.state
    bases = main_bases(state)
    linked = position.linked(state)
    for space in freed:
        army = state.control.pop(space)
        near = GRAPH.named(GRAPH.near(space) & linked)
        if not near:  # RR-15.15
            state.exempt.append(space)
            near = GRAPH.named(GRAPH.near(space) & ports(state, state.active))
        game.record("counter", space, what=army)
        game.say(
            "rr-log-counter",
            space,
            by=names.seat(state.active),
            army=names.seat(army),
            space=names.space(space),
            sources=names.spaces(near),
        )
        if SPACES[space].medal:
            return_medal(game, army)
    rebase(game, bases)


def return_medal(game: Game, army: Army) -> None:
    state = game.state
    player = state.players[army]
    if player.medals:
        player.medals -= 1
        state.medals += 1
        game.say("rr-log-medal-back", army=names.seat(army), left=state.medals)
    else:
        game.say("rr-log-no-medal-back", army=names.seat(army))


# --- what silence does (RR-18.4) -----------------------------------------------------------------


def usual(state: State, choices: list[Choice]) -> Key:
    """A marker on the leader's way; else a counter-attack, against him first."""
    if state.last_round:
        return PASS.key
    lead, ways = leader(state)
    marks = [choice.place for choice in choices if choice.verb == "mark"]
    legal = [space for space in marks if not BIT[space] & SYMBOLS] or marks  # where it hinders
    if legal:
        on_way = [space for space in legal if concerns(space, lead)]
        near = min(on_way, key=lambda place: (distance(place, ways), place), default=legal[0])
        return f"mark/{near}"
    hits = [choice.place for choice in choices if choice.verb == "counter"]
    if not hits:
        return BOX_CHOICE.key
    against = [space for space in hits if state.control[space] == lead]
    return f"counter/{(against or hits)[0]}"


def leader(state: State) -> tuple[Army, list[Mask]]:
    """The rival nearest to the Rhine, and how far every space is from his corps."""
    rings = {army: reach(state, army) for army in state.order if army != state.active}
    far = len(SPACES)

    def lag(army: Army) -> tuple[int, int, int]:
        over = (n for n, ring in enumerate(rings[army]) if ring & VICTORY)
        medals = position.medals(state.players[army])
        return next(over, far), -medals, -state.order.index(army)

    lead = min(rings, key=lag)
    return lead, rings[lead]


def reach(state: State, army: Army) -> list[Mask]:
    """Rings of spaces round the corps of an army, over spaces it may enter."""
    start = GRAPH.mask(corps.space for _, corps in position.own_corps(state, army))
    barred = 0
    fixed = position.field(state).fixed
    for space, its in (*fixed.items(), *state.control.items()):
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
