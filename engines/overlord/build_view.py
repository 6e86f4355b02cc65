"""Filling in the views, field by field (OV-29, 30). Nothing is copied and cut down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engines.contract import Offer, Seat, msg
from engines.kit.hexes import Hex
from engines.overlord import (
    card_assignment,
    fire,
    flags,
    land,
    library,
    movement,
    moving,
    names,
    roles,
    score,
    view,
)
from engines.overlord.components import CARDS, GENERALS, SIDES, TYPES, Card, CardId, Role, Side
from engines.overlord.field import Way, side_of
from engines.overlord.paths import ended
from engines.overlord.state import Attack, Laid, Orders, State, Unit


def table(state: State, asked: Mapping[Seat, Offer]) -> view.TableView:
    field = state.field
    scenario = field.scenario
    top = next((frame for frame in reversed(state.flow) if isinstance(frame, Attack)), None)
    return view.TableView(
        scenario=scenario.id,
        name=names.written(scenario.name),
        briefing=names.written(scenario.briefing),
        specials=tuple(msg("ov-written", en=s.en, pl=s.pl) for s in scenario.special_rules),
        face=scenario.board.face,
        wide=field.grid.wide,
        rows=field.grid.rows,
        lines=field.lines,
        turn=state.turn,
        side=state.side,
        phase=state.phase,
        waiting=tuple(seat for seat, offer in asked.items() if offer.required),
        question=next((offer.waiting for offer in asked.values() if offer.required), None),
        hexes=_hexes(state),
        units=tuple(_unit(state, cell, unit) for cell, unit in state.units.items()),
        sides=(_side(state, SIDES[0]), _side(state, SIDES[1])),
        generals=tuple(_generals(state)),
        objectives=tuple(
            view.ObjectiveView(
                goal.id,
                names.goal(goal),
                side_of(goal.side),
                goal.hexes,
                goal.hexes_needed,
                goal.medals,
                goal.kind,
                goal.id in state.camps[side_of(goal.side)].objectives,
            )
            for goal in scenario.objectives
        ),
        exits=tuple(view.ExitView(side_of(e.side), e.hexes, e.medals) for e in scenario.exits),
        laid=tuple(_laid(state, laid, True) for laid in state.laid),
        before=tuple(_laid(state, laid, False) for laid in _last(state)),
        moves=tuple(view.MoveView(t.kind, t.side, tuple(t.hexes), t.note) for t in state.traces),
        attack=_attack(state),
        fighting=(top.at, top.target) if top else None,
        pile=len(state.pile),
        discards=tuple(state.discards),
        last_discard=names.card(state.discards[-1]) if state.discards else None,
        visit=roles.seat(state.side, state.visit) if state.visit else None,
        visit_open=state.talking,
        gung_ho=state.gung_ho or None,
        visibility=state.visibility,
        planes=tuple(
            view.PlaneView(p.id, p.side, p.at, p.role, tuple(p.path), p.acted) for p in state.planes
        ),
        marks=_marks(state),
        changed=tuple(dict.fromkeys(state.changed)),
        winner=state.winner or None,
        reason=state.reason,
        opened=tuple((side, tuple(state.camps[side].hand)) for side in SIDES)
        if state.winner
        else (),
        opened_commissar=tuple((side, tuple(state.camps[side].commissar)) for side in SIDES)
        if state.winner
        else (),
        opened_pile=tuple(state.pile) if state.winner else (),
        options=tuple(sorted(state.options.items())),
    )


def _last(state: State) -> list[Laid]:
    return state.camps["AXIS" if state.side == "ALLIES" else "ALLIES"].last


def _hexes(state: State) -> tuple[view.HexView, ...]:
    mines = tuple(
        (cell, m.owner, str(m.strength) if m.shown or state.winner else "?")
        for cell, m in state.mines.items()
    )
    return _board(state.scenario, tuple(state.obstacles.items()), mines, tuple(state.sealed))


@lru_cache(maxsize=64)
def _board(
    scenario: str,
    obstacles: tuple[tuple[Hex, str], ...],
    mines: tuple[tuple[Hex, Side, str], ...],
    sealed: tuple[Hex, ...],
) -> tuple[view.HexView, ...]:
    """The same board is not built twice: it changes seldom."""
    field = library.field(scenario)
    lying = dict(obstacles)
    tokens = {cell: (owner, strength) for cell, owner, strength in mines}
    found = []
    for cell in field.grid.hexes:
        place = field.places.get(cell)
        obstacle, _, owner = lying.get(cell, "").partition(".")
        mine_owner, strength = tokens.get(cell, (None, ""))
        found.append(
            view.HexView(
                at=cell,
                terrain=(place.terrain if place else None) or field.face_of(cell),
                rect=(place.rect if place else None) or "",
                rect_owner=side_of(place.rect_owner) if place and place.rect_owner else None,
                obstacle=obstacle,
                obstacle_owner=side_of(owner) if owner else None,
                mine=strength,
                mine_owner=mine_owner,
                sealed=cell in sealed,
                sections=field.sections[cell],
            )
        )
    return tuple(found)


def _unit(state: State, cell: Hex, unit: Unit) -> view.UnitView:
    kind, order = TYPES[unit.type], unit.order
    return view.UnitView(
        id=unit.id,
        at=cell,
        side=unit.side,
        nation=unit.nation,
        type=unit.type,
        cls=kind.cls,
        figures=unit.figures,
        full=kind.figures,
        ordered_by=order.role if order else None,
        moved=bool(order and order.gone),
        may_battle=order is not None and fire.ready(state, cell, unit),
    )


def _side(state: State, side: Side) -> view.SideView:
    field = state.field
    camp, printed = state.camps[side], field.camps[side]
    goals = score.from_objectives(state, side)
    return view.SideView(
        side=side,
        name=names.side(side),
        nation=printed.nation,
        nations=printed.nations,
        edge=printed.edge,
        medals=camp.units + camp.exits + goals,
        to_win=printed.medals_to_win,
        from_units=camp.units,
        from_objectives=goals,
        from_exits=camp.exits,
        hand=len(camp.hand),
        hand_size=camp.size,
        commissar=len(camp.commissar) if side in field.commissars else -1,
        sorties=camp.sorties,
        units=sum(unit.side == side for unit in state.units.values()),
        lost=tuple(camp.lost),
        rules=printed.command_rules,
    )


def _generals(state: State) -> Iterable[view.GeneralView]:
    field = state.field
    for name in roles.seats(field):
        side, role = roles.who(name)
        staff = state.staff.get(role) if side == state.side else None
        yield view.GeneralView(
            seat=name,
            side=side,
            role=role,
            sections=field.area(side, role),
            cards=len(staff.given) if staff else 0,
            initiative=(staff.initiative or None) if staff else None,
            closed=bool(staff and staff.closed),
            done=bool(staff and staff.done),
        )


def _laid(state: State, laid: Laid, now: bool) -> view.LaidView:
    left = 0
    if now:
        collected = {move.at for staff in state.staff.values() for move in staff.planned}
        left = sum(
            unit.order is not None
            and unit.order.role == laid.role
            and (not unit.order.settled or cell in collected)
            for cell, unit in state.units.items()
        )
    return view.LaidView(
        card=laid.card,
        name=names.card(laid.acts or laid.card),
        role=laid.role,
        sections=tuple(laid.sections),
        ordered=laid.ordered,
        left=min(left, laid.ordered),
        counterable=not laid.sortie and laid.acts != "",
    )


def _attack(state: State) -> view.AttackView | None:
    roll = state.attack
    if roll is None:
        return None
    return view.AttackView(
        roll.attacker, roll.target, roll.by, roll.side, roll.against, roll.table, roll.bonus,
        roll.cover, roll.own, tuple(roll.faces), roll.hits, roll.flags, roll.ignored,
        tuple(roll.retreat), roll.blocked, roll.eliminated,
    )  # fmt: skip


def _marks(state: State) -> tuple[tuple[Hex, Hex], ...]:
    guns = {unit.id: cell for cell, unit in state.units.items()} if state.marks else {}
    return tuple((guns[mark.gun], mark.at) for mark in state.marks if mark.gun in guns)


# ---- what one seat knows


def seat(state: State, table: view.TableView, name: Seat) -> view.SeatView:
    side, role = roles.who(name)
    knows = role == "chief" or roles.sees_hand(state, side)
    camp = state.camps[side]
    now = knows and side == state.side and state.phase == "select"
    playable: dict[CardId, list[Role]] = {}
    if now:
        for card, receiver, _ in card_assignment.legal(state):
            playable.setdefault(card, []).append(receiver)
    draft = state.draft if side == state.side else None
    return view.SeatView(
        table=table,
        seat=name,
        side=side,
        role=role,
        hand=_cards(state, camp.hand, playable) if knows else (),
        commissar=_cards(state, camp.commissar, playable) if knows else (),
        next=_cards(state, draft.under, {}) if knows and draft and _choosing(state) else (),
        given=tuple(_given(state, side, role, knows)),
        planned=tuple(_planned(state, side, role)),
        reach=tuple(_reach(state, side, role)),
        chosen=_chosen(state, side, role),
        sums=tuple(_sums(state, side)) if now and state.field.overlord else (),
    )


def _chosen(state: State, side: Side, role: Role) -> Hex:
    ordering = bool(state.flow) and isinstance(state.flow[-1], Orders)
    return moving.asked_about(state, role) if ordering and side == state.side else ""


def _sums(state: State, side: Side) -> Iterable[view.SumView]:
    """Section cards order in the section with most units, others where they work."""
    field = state.field
    for role in GENERALS:
        gifts = [gift.card for gift in state.draft.gifts if gift.role == role]
        there = dict.fromkeys(field.area(side, role), 0)
        own = [
            cell
            for cell, unit in state.units.items()
            if unit.side == side and role in field.roles[side][cell]
        ]
        for cell in own:
            for n in field.sections[cell]:
                if n in there:
                    there[n] += 1
        most = 0
        for name in gifts:
            card = card_assignment.effect(card_assignment.acts_as(state, name))
            if card.kind != "section":
                most += min(card.orders or len(own), len(own))
            elif card.area == "each":
                most += sum(min(card.orders, n) for n in there.values())
            else:
                most += min(card.orders, max(there.values(), default=0))
        yield view.SumView(role, len(gifts), min(most, len(own)), len(own))


def _choosing(state: State) -> bool:
    """Once the choice is sent, what was chosen lies where it was put."""
    return state.phase in ("setup", "select")


def _cards(
    state: State, cards: list[CardId], playable: dict[CardId, list[Role]]
) -> tuple[view.CardView, ...]:
    return tuple(card_view(card, tuple(playable.get(card, ()))) for card in cards)


@lru_cache(maxsize=512)
def card_view(card_id: CardId, receivers: tuple[Role, ...]) -> view.CardView:
    card: Card = CARDS[card_id]
    return view.CardView(
        card_id,
        card.code,
        names.card(card_id),
        names.card_text(card_id),
        card.kind,
        bool(receivers),
        receivers,
        card.arrows,
        card.orders,
    )


def _given(state: State, side: Side, role: Role, knows: bool) -> Iterable[view.GivenView]:
    if side != state.side:
        return
    for owner, staff in state.staff.items():
        if knows or owner == role:
            left = list(staff.given)
            for card in staff.laid:
                if card in left:
                    left.remove(card)
            for card in left:
                yield view.GivenView(card_view(card, (owner,)), owner)
    if knows and state.phase == "select":
        for gift in state.draft.gifts:
            yield view.GivenView(card_view(gift.card, (gift.role,)), gift.role)


def _planned(state: State, side: Side, role: Role) -> Iterable[view.MoveView]:
    """A general knows his own collected moves, and nobody else does (OV-29.9)."""
    if side == state.side and role in state.staff:
        for move in state.staff[role].planned:
            kind = "move" if move.verb in ("to", "cave") else move.verb
            way = ended(move.via, move.to) if move.to != move.at else ()
            yield view.MoveView(kind, side, (move.at, *way))


def _reach(state: State, side: Side, role: Role) -> Iterable[view.ReachView]:
    if side != state.side or not state.flow or state.phase not in ("orders", "battle"):
        return
    orders = isinstance(state.flow[-1], Orders)
    for cell, unit in state.units.items():
        order = unit.order
        if order is None or order.role != role:
            continue
        ways = {} if order.settled or not orders else movement.reach(state, cell, unit)
        targets: tuple[view.TargetView, ...] = ()
        if fire.ready(state, cell, unit):
            targets = tuple(
                view.TargetView(s.at, s.dice, s.table, s.bonus, s.cover, s.own)
                for s in fire.shots(state, cell, unit)
            )
        yield view.ReachView(
            at=cell,
            hexes=tuple(ways),
            may_battle=tuple(to for to, way in ways.items() if _fights(state, unit, way)),
            targets=targets,
            retreats=tuple(flags.open_hexes(state, cell, unit)),
            blind=tuple(_blind(state, cell, unit)),
        )


def _blind(state: State, cell: Hex, unit: Unit) -> Iterable[tuple[Hex, Hex]]:
    field = state.field
    kind = TYPES[unit.type]
    if not fire.ready(state, cell, unit) or fire.needs_no_sight(unit, kind):
        return
    if land.next_to_enemy(state, cell, unit.side):
        return
    reach, far = len(fire.table(field, cell, unit, kind)), field.grid.far[cell]
    reach = min(reach, state.visibility or reach)
    for at, other in state.units.items():
        if other.side != unit.side and far[at] <= reach and not fire.sees(state, cell, at):
            line = field.grid.line(cell, at)
            beside = (*line.through, *line.left, *line.right)
            walls = [h for h in beside if h in state.units or field.blocks(h, cell, at)]
            yield at, (walls or [at])[0]


def _fights(state: State, unit: Unit, way: Way) -> bool:
    """Whether it could still battle from there, as far as moving alone decides."""
    kind = TYPES[unit.type]
    ground = land.at(state, way.path[-1])
    return (
        way.cost <= kind.move_and_battle
        and (ground.battle_on_entry[kind.cls] or kind.id in movement.STEADY)
        and ground.battle_here[kind.cls]
    )
