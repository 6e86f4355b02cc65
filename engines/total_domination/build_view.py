"""Filling in the views, field by field (TD-H, TD-V). Nothing is copied and cut down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.contract import Offer, Seat
from engines.total_domination import cards, clock, components, ground, lending, names, position
from engines.total_domination import view as v
from engines.total_domination.position import Position
from engines.total_domination.state import BoardMark, Burn, Enigma, State


def table(state: State, asked: Mapping[Seat, Offer]) -> v.TableView:
    pos = position.of(state)
    waiting = [(seat, offer) for seat, offer in asked.items() if offer.required]
    thresholds = state.rules.scenario != "rise"
    return v.TableView(
        options=tuple(sorted(state.options.items())),
        scenario=state.rules.scenario,
        alternate=state.options.get("board") == "alternate",
        arctic=state.rules.arctic,
        year=state.year,
        phase=state.phase,
        turns=state.turns,
        active=state.active or None,
        order=clock.order(state),
        waiting=tuple(seat for seat, _ in waiting),
        question=waiting[0][1].waiting if waiting else None,
        years=tuple(
            v.YearView(row.year, row.first, row.cards, row.passes, row.uboats)
            for row in components.YEARS.values()
            if state.first_year <= row.year <= state.last_year
        ),
        packets=tuple(
            (seat, len(hand.packet)) for seat, hand in state.hands.items() if hand.packet
        ),
        spaces=tuple(
            _space(state, pos, name)
            for name in components.named(components.IN_PLAY[state.rules.arctic])
        ),
        powers=tuple(_power(state, pos, power) for power in components.POWERS),
        axis=position.total(state, components.AXIS),
        allies=position.total(state, components.ALLIES),
        axis_threshold=position.threshold(state, components.AXIS) if thresholds else None,
        allies_threshold=_allies_threshold(state, thresholds),
        tracks=tuple(_track(state, nation) for nation in components.UNINVOLVED),
        uboats=len(state.uboats),
        lend_lease_minimum=lending.minimum(state),
        resistance_left=components.TABLES.resistance - len(state.resistance),
        diplomacy=tuple(
            v.DiplomacyView(
                card, components.CARDS[card].event.flag, power, components.CARDS[card].event.vp
            )
            for power in components.POWERS
            for card in state.powers[power].diplomacy
        ),
        deck=len(state.deck),
        discard=tuple(state.shown),
        solo=_solo(state),
        deeds=_deeds(state, _last_told(state)),
        winner=state.winner,
        reason=state.reason,
        rule=state.rule,
        opened=tuple((seat, tuple(cards.held(state, seat))) for seat in state.hands)
        if state.winner
        else (),
    )


def _allies_threshold(state: State, thresholds: bool) -> int | None:
    """Nobody counts it where the player is alone (TD-13.1.4)."""
    return position.threshold(state, components.ALLIES) if thresholds and not state.solo else None


def _last_told(state: State) -> int:
    """The turn under way, or the one before while nothing has been done in it."""
    return max((mark.turn for mark in state.marks), default=0)


def _deeds(state: State, since: int) -> tuple[v.MarkView, ...]:
    return tuple(_deed(mark) for mark in state.marks if mark.turn >= since)


def _deed(mark: BoardMark) -> v.MarkView:
    return v.MarkView(mark.turn, mark.by, mark.kind, tuple(mark.places), mark.what)


# ---- the board


def _space(state: State, pos: Position, space: components.Space) -> v.SpaceView:
    row, bit = components.SPACES[space], components.BIT[space]
    control = pos.controller(space)
    nation = row.home_of or ""
    worth = row.stars
    if control and components.SIDE[control] == components.AXIS:
        worth = max(0, worth - state.resistance.count(space))
    lone = (
        bool(bit & components.CAPITALS)
        and not control
        and any(pos.line[p] & bit for p in components.POWERS)
    )
    return v.SpaceView(
        id=space,
        home_of=pos.owner[nation] or None if nation else None,
        tile=row.home_of if row.home_of in components.COALITION else None,
        control=control or None,
        warning=lone or bool(pos.uboats & bit and _allied_fleet(pos, bit)),
        supplied=bool(control and pos.supplied[control] & bit),
        limit=components.LIMIT[space],
        worth=worth,
        pieces=tuple(_pieces(pos, space)),
        uboats=state.uboats.count(space),
        resistance=state.resistance.count(space),
        destroyed=space in state.destroyed,
    )


def _allied_fleet(pos: Position, bit: int) -> bool:
    return any(
        pos.fleets[power] & bit
        for power in components.POWERS
        if components.SIDE[power] == components.ALLIES
    )


def _pieces(pos: Position, space: components.Space) -> Iterable[v.PieceView]:
    for group in pos.at(space):
        power = pos.owner[group.nation]
        fed = bool(pos.fed[power] & components.BIT[space]) if power else True
        yield v.PieceView(group.nation, group.kind, group.n, group.spent, power or None, fed)


# ---- powers


def _power(state: State, pos: Position, power: components.Power) -> v.PowerView:
    own = state.powers[power]
    seat = position.seat_of(state, power)
    hand = state.hands.get(seat)
    return v.PowerView(
        power=power,
        side=components.SIDE[power],
        seat=seat,
        points=position.points(state, power),
        sheet=_sheet(state, power),
        hand=len(hand.cards) if hand else 0,
        reserve=len(hand.reserve) if hand else 0,
        lent=len(hand.lent) if hand else 0,
        saved=own.saved or None,
        front=tuple(v.InFront(card, components.CARDS[card].event.delta) for card in own.front),
        modifier=cards.modifier(state, power),
        passed=own.passed,
        rocket_used=own.rocket,
        radar_used=own.radar,
        lend_used=own.lend,
        tech_used=bool(own.pending),
        conceded=seat in state.conceded,
        pools=tuple(
            v.NationView(
                nation,
                power,
                pos.pool(f"{nation}.army"),
                pos.pool(f"{nation}.fleet"),
                pos.pool(f"{nation}.bomber"),
                components.TABLES.pools[nation].get("uboat", 0) - len(state.uboats)
                if nation == "germany"
                else 0,
            )
            for nation in pos.owned[power]
        ),
    )


def _sheet(state: State, power: components.Power) -> v.SheetView:
    own = state.powers[power]
    return v.SheetView(
        techs=tuple(
            v.TechView(t.id, t.code, t.group, t.id in own.techs) for t in components.TECHS.values()
        ),
        pending=bool(own.pending),
        points=position.tech_points(state, power),
        costs=v.CostView(
            form_army=ground.form_cost(own.techs, "army"),
            form_fleet=ground.form_cost(own.techs, "fleet"),
            move_army=ground.move_cost(own.techs, "army"),
            move_fleet=ground.move_cost(own.techs, "fleet"),
            attack_army=ground.attack_cost(own.techs, "army", False),
            attack_army_coastal=ground.attack_cost(own.techs, "army", True),
            attack_fleet=ground.attack_cost(own.techs, "fleet", False),
            attack_fleet_coastal=ground.attack_cost(own.techs, "fleet", True),
        ),
    )


def _track(state: State, nation: str) -> v.TrackView:
    return v.TrackView(
        nation,
        components.TABLES.joins[nation],
        min(state.tracks[nation], components.TABLES.steps[nation]),
        components.TABLES.steps[nation],
        len(state.joining[nation]),
        bool(state.owners[nation]),
    )


def _solo(state: State) -> v.SoloView | None:
    solo = state.solo
    if solo is None:
        return None
    return v.SoloView(
        len(solo.pile), len(solo.waiting), solo.turned or None, solo.by or None, solo.points
    )


# ---- one seat


def seat(state: State, view: v.TableView, name: Seat) -> v.SeatView:
    hand = state.hands[name]
    powers = position.powers_of(name)
    top = state.flow[-1] if state.flow else None
    drawn = top.drawn.get(name, []) if isinstance(top, Enigma) else []
    spying = isinstance(top, Burn) and top.spy == name
    seen = top.seen if isinstance(top, Burn) and top.spy == name else []
    last = min(state.powers[power].last_turn for power in powers)
    return v.SeatView(
        table=view,
        seat=name,
        powers=powers,
        hand=_cards(state, name, hand.cards),
        packet=_cards(state, name, hand.packet),
        picked=_cards(state, name, hand.picked),
        reserve=_cards(state, name, hand.reserve),
        lent=_cards(state, name, hand.lent),
        pending=tuple((p, state.powers[p].pending) for p in powers if state.powers[p].pending),
        drawn=_cards(state, name, drawn),
        seen=() if state.solo else _cards(state, name, seen),
        seen_of=top.victim if spying and isinstance(top, Burn) else None,
        deeds=_deeds(state, last),
    )


def _cards(state: State, seat: Seat, ids: Iterable[components.CardId]) -> tuple[v.CardView, ...]:
    powers = _next_first(state, seat)
    return tuple(card(state, powers, card_id) for card_id in ids)


def _next_first(state: State, seat: Seat) -> tuple[components.Power, ...]:
    """The powers of a seat; the one that acts next with its cards comes first."""
    powers = position.powers_of(seat)
    next_one = _next_power(state, powers)
    return (next_one, *(power for power in powers if power != next_one))


def _next_power(state: State, powers: tuple[components.Power, ...]) -> components.Power:
    if state.active in powers:
        return state.active
    ahead = clock.order(state)
    if state.active:
        at = ahead.index(state.active)
        ahead = ahead[at:] + ahead[:at]
    mine = [power for power in ahead if power in powers]
    return next((power for power in mine if not state.powers[power].passed), mine[0])


def card(
    state: State, powers: Iterable[components.Power], card_id: components.CardId
) -> v.CardView:
    row = components.CARDS[card_id]
    return v.CardView(
        id=card_id,
        name=names.card(card_id),
        country=row.country,
        op=row.op,
        tech=row.tech,
        event=names.event(card_id),
        uses=tuple(_use(state, power, card_id) for power in powers),
    )


def _use(state: State, power: components.Power, card_id: components.CardId) -> v.UseView:
    row = components.CARDS[card_id]
    tech_why = cards.tech_hurdle(state, power, row.tech)
    event_why = cards.event_hurdle(state, power, card_id)
    return v.UseView(
        power=power,
        worth=cards.worth(state, power, row.op),
        tech_ok=tech_why is None,
        tech_why=tech_why,
        event_ok=event_why is None,
        event_why=event_why,
    )
