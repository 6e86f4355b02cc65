"""Views of a position, built up field by field (RR-21, RR-22)."""

from __future__ import annotations

from engines.race_to_the_rhine import ending, move, position, reaction, view
from engines.race_to_the_rhine.actions import resistance_card
from engines.race_to_the_rhine.air import commands_air, recon_card
from engines.race_to_the_rhine.board import BIT, GRAPH, ROADS, VICTORY
from engines.race_to_the_rhine.components import BOX, CORPS, FUEL, NUMBERS, SPACES, Army
from engines.race_to_the_rhine.logistics import hungry
from engines.race_to_the_rhine.state import Haul, Move, Reaction, State, Turn
from engines.race_to_the_rhine.supply import has_bonus


def load3(load: list[int]) -> view.Load:
    fuel, ammo, food = load
    return fuel, ammo, food


def table(state: State) -> view.TableView:
    turn = state.flow[0] if state.flow and isinstance(state.flow[0], Turn) else None
    mover = next((frame for frame in state.flow if isinstance(frame, Move)), None)
    return view.TableView(
        armies=tuple(state.order),
        options=tuple(state.options.items()),
        solo=position.solo(state),
        round=state.round,
        turn=state.turn,
        active=None if state.end else state.active,
        phase=phase(state),
        moving=mover.corps if mover else None,
        actions_used=turn.actions if turn else NUMBERS.actions,
        actions=NUMBERS.actions,
        extras=extras(state, turn) if turn else (),
        bases_used=tuple(turn.bases) if turn else (),
        last_round=state.last_round,
        spaces=spaces(state),
        trucks=trucks(state),
        corps=corps(state),
        players=tuple(player(state, army) for army in state.order),
        decks=tuple(deck(state, name) for name in state.decks),
        pool=load3(state.pool),
        supply_track=load3(state.supply_track),
        supply_track_full=NUMBERS.supply_track[len(state.order)],
        truck_track=state.truck_track,
        trucks_to_come=state.trucks_to_come,
        markers=state.markers,
        markers_out=state.markers_out,
        medals=state.medals,
        paratroops=state.paratroops,
        ostend=state.ostend,
        weather=("rain" if state.rain else "sun") if state.options["weather"] == "on" else None,
        metz_waits=state.metz_waits,
        civilians=state.civilians,
        deeds=tuple(
            view.MarkView(deed.by, deed.kind, tuple(deed.places), deed.what)
            for deed in state.deeds or state.deeds_before
        ),
        reason=state.end.reason if state.end else "",
        ranking=tuple(ending.ranking(state)) if state.end else (),
    )


def phase(state: State) -> str:
    if state.end:
        return "over"
    if isinstance(state.flow[0], Reaction):
        return "reaction"
    kinds: dict[type, str] = {Haul: "haul", Move: "move"}
    return next((kinds[type(frame)] for frame in state.flow if type(frame) in kinds), "actions")


def extras(state: State, turn: Turn) -> tuple[str, ...]:
    """Extra actions still open (RR-5.5)."""
    open_ = {
        "card": resistance_card(state, turn) is not None,
        "recon": recon_card(state) is not None and not turn.recon_used,
        "commander": has_bonus(state) or commands_air(state) or move.commands_move(state),
    }
    return tuple(name for name, is_open in open_.items() if is_open)


def spaces(state: State) -> tuple[view.SpaceView, ...]:
    closed = position.field(state).closed
    bases = {position.main_base(state, army): army for army in state.order}
    found = []
    for space in SPACES:
        army = position.owner(state, space)
        found.append(
            view.SpaceView(
                id=space,
                token=state.control.get(space),
                owner=army,
                closed=space in closed,
                main_base=bases.get(space),
                load=load3(state.stock.get(space, [0, 0, 0])),
                limit=position.limit(state, space) if army in state.players else 0,
                marked=space in state.marked,
                numbers=tuple(state.numbers.get(space, ())),
                drops=tuple(view.Drop(d.owner, d.light) for d in state.drops if d.space == space),
            )
        )
    return tuple(found)


def trucks(state: State) -> tuple[view.TruckView, ...]:
    found = []
    for truck, start in sorted(state.trucks.items()):
        arrow = next(arrow for arrow in BOX.map.arrows if arrow.id == truck)
        found.append(view.TruckView(truck, start, arrow.b if arrow.a == start else arrow.a))
    return tuple(found)


def corps(state: State) -> tuple[view.CorpsView, ...]:
    starving = hungry(state)
    return tuple(
        view.CorpsView(
            id=corps_id,
            army=CORPS[corps_id].army,
            space=its.space,
            load=load3(its.load),
            halted=its.halted,
            hungry=corps_id in starving,
            moved=its.moved,
        )
        for corps_id, its in state.corps.items()
    )


def player(state: State, army: Army) -> view.PlayerView:
    its = state.players[army]
    level = position.level(its)
    training = position.training(state)
    turn = state.flow[0] if state.flow and army == state.active else None
    return view.PlayerView(
        army=army,
        order=state.order.index(army) + 1,
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


def deck(state: State, name: str) -> view.DeckView:
    its = state.decks[name]
    return view.DeckView(
        name=name,
        left=len(its.cards),
        discards=tuple(its.discards),
        unseen=tuple(sorted(its.cards)),
        air=tuple(position.air_on(state, name)),
        lookers=tuple(its.lookers),
    )


def seat(state: State, name: str) -> view.SeatView:
    army = next(army for army in state.order if army == name)
    known = tuple(
        (deck, d.cards[-1]) for deck, d in state.decks.items() if army in d.lookers and d.cards
    )
    return view.SeatView(table(state), army, known, advice(state, army))


# --- what follows from the board for one army (RR-22.14) ------------------------------------------


def advice(state: State, army: Army) -> view.Advice:
    reached = reach(state, army)
    goals = GRAPH.named(VICTORY & ~position.controlled(state))
    ways = position.ways_back(state, army, goals)
    missing = {
        tuple(way): [space for space in way if position.owner(state, space) != army] for way in ways
    }
    way = min(ways, key=lambda w: (len(missing[tuple(w)]), len(w)), default=[])
    gap = next((i for i, space in enumerate(way) if position.owner(state, space) != army), len(way))
    return view.Advice(
        sites=()
        if position.solo(state) or state.last_round
        else tuple(GRAPH.named(reaction.sites(state))),
        targets=tuple(GRAPH.named(reaction.targets(state, army))),
        cuts=cuts(state, {r.space for r in reached if r.entries == 1}),
        reach=tuple(reached),
        line=tuple(way[:gap]),
        broken=tuple(way[gap:]),
    )


def cuts(state: State, near: set[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What a token laid on each of these spaces would cut off (RR-10.48)."""
    before, taken = position.linked(state), position.controlled(state)
    found = []
    for space in sorted(near):
        cut = before & ~position.linked_without(taken | BIT[space]) & ~BIT[space]
        if cut:
            found.append((space, tuple(GRAPH.named(cut))))
    return tuple(found)


def reach(state: State, army: Army) -> list[view.Reach]:
    found: list[view.Reach] = []
    for corps_id, its in position.own_corps(state, army):
        if not its.halted and not its.moved and its.load[FUEL] >= NUMBERS.move_fuel:
            found += reach_of(state, army, corps_id)
    return found


def reach_of(state: State, army: Army, corps: str) -> list[view.Reach]:
    """Where a corps could get in one move, each space with its fewest steps (RR-22.14)."""
    occupied = {other.space for other in state.corps.values()}
    best = {state.corps[corps].space: (0, 0, 0)}
    edge = list(best)
    for step in range(1, NUMBERS.steps + 1):
        again: list[str] = []
        for space in edge:
            _, entries, ammo = best[space]
            for other, _ in ROADS[army][space]:
                its = position.owner(state, other)
                if other in occupied or its not in (None, army):
                    continue
                new = its is None
                cost = NUMBERS.fort_ammo if new and SPACES[other].fortification else 0
                price = (step, entries + new, ammo + cost)
                if other not in best:
                    best[other] = price
                    again.append(other)
        edge = again
    start = state.corps[corps].space
    return [
        view.Reach(corps, space, *price) for space, price in sorted(best.items()) if space != start
    ]
