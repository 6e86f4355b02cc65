"""Views of a position, built up field by field (RR-21, RR-22)."""

from __future__ import annotations

from engines.race_to_the_rhine import ending, move, position, reaction
from engines.race_to_the_rhine.actions import resistance_card
from engines.race_to_the_rhine.air import commands_air, recon_card
from engines.race_to_the_rhine.board import BIT, GRAPH, ROADS, VICTORY
from engines.race_to_the_rhine.box import (
    BOX,
    CORPS,
    FUEL,
    NUMBERS,
    SPACES,
    Army,
)
from engines.race_to_the_rhine.logistics import hungry
from engines.race_to_the_rhine.state import Haul, Move, Reaction, State, Turn
from engines.race_to_the_rhine.supply import has_bonus
from engines.race_to_the_rhine.view import (
    Advice,
    CorpsView,
    DeckView,
    Deed,
    Drop,
    Load,
    PlayerView,
    Reach,
    SeatView,
    SpaceView,
    TableView,
    TruckView,
)


def load3(load: list[int]) -> Load:
    fuel, ammo, food = load
    return fuel, ammo, food


def table(s: State) -> TableView:
    turn = s.flow[0] if s.flow and isinstance(s.flow[0], Turn) else None
    mover = next((frame for frame in s.flow if isinstance(frame, Move)), None)
    return TableView(
        armies=tuple(s.order),
        options=tuple(s.options.items()),
        solo=position.solo(s),
        round=s.round,
        turn=s.turn,
        active=None if s.end else s.active,
        phase=phase(s),
        moving=mover.corps if mover else None,
        actions_used=turn.actions if turn else NUMBERS.actions,
        actions=NUMBERS.actions,
        extras=extras(s, turn) if turn else (),
        bases_used=tuple(turn.bases) if turn else (),
        last_round=s.last_round,
        spaces=spaces(s),
        trucks=trucks(s),
        corps=corps(s),
        players=tuple(player(s, army) for army in s.order),
        decks=tuple(deck(s, name) for name in s.decks),
        pool=load3(s.pool),
        supply_track=load3(s.supply_track),
        supply_track_full=NUMBERS.supply_track[len(s.order)],
        truck_track=s.truck_track,
        trucks_to_come=s.trucks_to_come,
        markers=s.markers,
        markers_out=s.markers_out,
        medals=s.medals,
        paratroops=s.paratroops,
        ostend=s.ostend,
        weather=("rain" if s.rain else "sun") if s.options["weather"] == "on" else None,
        metz_waits=s.metz_waits,
        civilians=s.civilians,
        deeds=tuple(
            Deed(deed.by, deed.kind, tuple(deed.places), deed.what)
            for deed in s.deeds or s.deeds_before
        ),
        reason=s.end.reason if s.end else "",
        ranking=tuple(ending.ranking(s)) if s.end else (),
    )


def phase(s: State) -> str:
    if s.end:
        return "over"
    if isinstance(s.flow[0], Reaction):
        return "reaction"
    kinds: dict[type, str] = {Haul: "haul", Move: "move"}
    return next((kinds[type(frame)] for frame in s.flow if type(frame) in kinds), "actions")


def extras(s: State, turn: Turn) -> tuple[str, ...]:
    """Extra actions still open (RR-5.5)."""
    open_ = {
        "card": resistance_card(s, turn) is not None,
        "recon": recon_card(s) is not None and not turn.recon_used,
        "commander": has_bonus(s) or commands_air(s) or move.commands_move(s),
    }
    return tuple(name for name, is_open in open_.items() if is_open)


def spaces(s: State) -> tuple[SpaceView, ...]:
    closed = position.field(s).closed
    bases = {position.main_base(s, army): army for army in s.order}
    found = []
    for id in SPACES:
        army = position.owner(s, id)
        found.append(
            SpaceView(
                id=id,
                token=s.control.get(id),
                owner=army,
                closed=id in closed,
                main_base=bases.get(id),
                load=load3(s.stock.get(id, [0, 0, 0])),
                limit=position.limit(s, id) if army in s.players else 0,
                marked=id in s.marked,
                numbers=tuple(s.numbers.get(id, ())),
                drops=tuple(Drop(d.owner, d.light) for d in s.drops if d.space == id),
            )
        )
    return tuple(found)


def trucks(s: State) -> tuple[TruckView, ...]:
    found = []
    for id, start in sorted(s.trucks.items()):
        arrow = next(arrow for arrow in BOX.map.arrows if arrow.id == id)
        found.append(TruckView(id, start, arrow.b if arrow.a == start else arrow.a))
    return tuple(found)


def corps(s: State) -> tuple[CorpsView, ...]:
    starving = hungry(s)
    return tuple(
        CorpsView(
            id=id,
            army=CORPS[id].army,
            space=its.space,
            load=load3(its.load),
            halted=its.halted,
            hungry=id in starving,
            moved=its.moved,
        )
        for id, its in s.corps.items()
    )


def player(s: State, army: Army) -> PlayerView:
    its = s.players[army]
    level = position.level(its)
    training = position.training(s)
    turn = s.flow[0] if s.flow and army == s.active else None
    return PlayerView(
        army=army,
        order=s.order.index(army) + 1,
        level=level.level,
        draw=level.draw,
        placement=level.placement,
        limit=level.limit,
        trucks=its.trucks,
        medals=position.medals(its),
        tokens=its.medals,
        medal_cards=position.medal_cards(its),
        marks=position.marks(its),
        won=tuple(its.won),
        kept=tuple(its.kept),
        ready=tuple(turn.ready) if isinstance(turn, Turn) else (),
        commander=None if training else its.commander,
        air=None if training else its.air or "home",
        status="resigned" if its.resigned else "playing",
    )


def deck(s: State, name: str) -> DeckView:
    its = s.decks[name]
    return DeckView(
        name=name,
        left=len(its.cards),
        discards=tuple(its.discards),
        unseen=tuple(sorted(its.cards)),
        air=tuple(position.air_on(s, name)),
        lookers=tuple(its.lookers),
    )


def seat(s: State, name: str) -> SeatView:
    army = next(army for army in s.order if army == name)
    known = tuple((id, d.cards[-1]) for id, d in s.decks.items() if army in d.lookers and d.cards)
    return SeatView(table(s), army, known, advice(s, army))


# --- what follows from the board for one army (RR-22.14) ------------------------------------------


def advice(s: State, army: Army) -> Advice:
    reached = reach(s, army)
    goals = GRAPH.named(VICTORY & ~position.controlled(s))
    ways = [way for goal in goals if (way := position.way_back(s, army, goal))]
    missing = {tuple(way): [id for id in way if position.owner(s, id) != army] for way in ways}
    way = min(ways, key=lambda w: (len(missing[tuple(w)]), len(w)), default=[])
    gap = next((i for i, id in enumerate(way) if position.owner(s, id) != army), len(way))
    return Advice(
        sites=() if position.solo(s) or s.last_round else tuple(GRAPH.named(reaction.sites(s))),
        targets=tuple(GRAPH.named(reaction.targets(s, army))),
        cuts=cuts(s, {r.space for r in reached if r.entries == 1}),
        reach=tuple(reached),
        line=tuple(way[:gap]),
        broken=tuple(way[gap:]),
    )


def cuts(s: State, near: set[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What a token laid on each of these spaces would cut off (RR-10.48)."""
    before, taken = position.linked(s), position.controlled(s)
    found = []
    for space in sorted(near):
        cut = before & ~position.linked_without(taken | BIT[space]) & ~BIT[space]
        if cut:
            found.append((space, tuple(GRAPH.named(cut))))
    return tuple(found)


def reach(s: State, army: Army) -> list[Reach]:
    found: list[Reach] = []
    for id, its in position.own_corps(s, army):
        if not its.halted and not its.moved and its.load[FUEL] >= NUMBERS.move_fuel:
            found += reach_of(s, army, id)
    return found


def reach_of(s: State, army: Army, corps: str) -> list[Reach]:
    """Where a corps could get in one move, each space with its fewest steps (RR-22.14)."""
    occupied = {other.space for other in s.corps.values()}
    best = {s.corps[corps].space: (0, 0, 0)}
    edge = list(best)
    for step in range(1, NUMBERS.steps + 1):
        again: list[str] = []
        for space in edge:
            _, entries, ammo = best[space]
            for other, _ in ROADS[army][space]:
                its = position.owner(s, other)
                if other in occupied or its not in (None, army):
                    continue
                new = its is None
                cost = NUMBERS.fort_ammo if new and SPACES[other].fortification else 0
                price = (step, entries + new, ammo + cost)
                if other not in best:
                    best[other] = price
                    again.append(other)
        edge = again
    start = s.corps[corps].space
    return [Reach(corps, space, *price) for space, price in sorted(best.items()) if space != start]
