"""Filling in the views, field by field (section 23). Nothing is copied and cut down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from engines.attack import (
    board,
    cards,
    diplomacy,
    doctrine,
    march,
    names,
    timed_events,
    trade,
    view,
)
from engines.attack import state as s
from engines.attack.components import CARDS, NUMBERS, PLANE, REGIONS, CardId, Region
from engines.contract import Offer, Seat

NONE: view.Counts = (0, 0, 0, 0)


def table(state: s.State, asked: Mapping[Seat, Offer]) -> view.TableView:
    playing = state.phase == "play"
    return view.TableView(
        phase=state.phase,
        round=state.round,
        rounds=state.rules.rounds,
        last_turn=timed_events.TIME in state.rung,
        turn=state.turn,
        active=state.active or None,
        used=tuple(state.used),
        left=NUMBERS.actions - len(state.used) if playing else 0,
        waiting=tuple(seat for seat, offer in asked.items() if offer.required),
        question=next((offer.waiting for offer in asked.values() if offer.required), None),
        locked_trade=playing and trade.locked(state),
        regions=tuple(_region(state, region) for region in REGIONS),
        players=tuple(_player(state, seat) for seat in state.order),
        seas=state.seas or None,
        fleet=tuple(state.players[state.seas].fleet) if state.seas else NONE,
        deck=len(state.deck),
        battle=_battle(state),
        naval=_naval(state),
        volleys=tuple(
            view.VolleyView(v.round, v.half, v.dice, v.hits, tuple(v.lost)) for v in state.volleys
        ),
        duels=tuple(
            view.DuelView(d.round, tuple(d.ships), tuple(d.totals), d.struck, d.sunk)
            for d in state.duels
        ),
        moving=_moving(state),
        deals=tuple(_deal(deal) for deal in state.deals if deal.public),  # AT-23.13
        promises=tuple(_promise(each) for each in state.promises if each.public),
        deeds=tuple(
            view.DeedView(
                d.turn,
                d.seat,
                d.kind,
                d.place,
                d.origin,
                tuple(d.force),
                tuple(d.lost),
                d.other,
                d.won,
            )
            for d in state.deeds
        ),
        reason=state.reason,
        ranking=tuple(tuple(group) for group in state.ranking),
        options=tuple(sorted(state.options.items())),
    )


def _region(state: s.State, region: Region) -> view.RegionView:
    units = state.units.get(region)
    locked = state.locked.get(region)
    return view.RegionView(
        region=region,
        owner=state.owner.get(region),
        abandoned=state.abandoned.get(region),
        units=tuple(units) if units else NONE,
        locked=tuple(locked) if locked else NONE,
        capital=next((seat for seat, at in state.capitals.items() if at == region), None),
    )


def _player(state: s.State, seat: Seat) -> view.PlayerView:
    player = state.players[seat]
    open_hand = state.rules.open_hands or state.phase == "over"
    return view.PlayerView(
        seat=seat,
        regions=len(board.own(state, seat)),
        units=board.army(state, seat),
        capitals=tuple(board.capitals(state, seat)),
        cards=len(player.hand),  # AT-23.3
        fleet=tuple(player.fleet),  # AT-23.2
        at_sea=state.seas == seat,  # AT-22.6
        status=player.status,
        hand=hand(player.hand) if open_hand else (),  # AT-23.4
        pp=cards.production(state, seat) if open_hand else 0,
    )


def hand(ids: Iterable[CardId]) -> tuple[view.CardView, ...]:
    held = cards.in_order(ids)
    doubled = cards.doubled(tuple(held))
    return tuple(card(card_id, card_id in doubled) for card_id in held)


@cache
def card(card_id: CardId, doubled: bool = False) -> view.CardView:
    return view.CardView(
        card_id, CARDS[card_id].kind, CARDS[card_id].value, doubled, names.card(card_id)
    )


def _side(side: s.Side) -> view.SideView:
    return view.SideView(side.seat, tuple(side.battle), tuple(side.reserve), tuple(side.lost))


def _battle(state: s.State) -> view.BattleView | None:
    top = state.flow[-1] if state.flow else None
    if isinstance(top, s.LandBattle):
        return view.BattleView(
            region=top.region,
            round=top.round,
            limit=doctrine.limit(top.round) if top.round else NUMBERS.opening,
            half=top.half,
            attacker=_side(top.attacker),
            defender=_side(top.defender),
            card=card(top.card) if top.card else None,
            dice=top.dice,
        )
    if isinstance(top, s.Muster):
        attackers = [sum(kinds) for kinds in zip(*(force for _, force in top.origins), strict=True)]
        return view.BattleView(
            region=top.region,
            round=0,
            limit=NUMBERS.opening,
            half="attacker",
            attacker=view.SideView(state.active, NONE, tuple(attackers), NONE),
            defender=view.SideView(top.defender, NONE, tuple(top.garrison), NONE),
            card=card(top.card) if top.card else None,
            dice="",
        )
    return None


def _naval(state: s.State) -> view.NavalView | None:
    top = state.flow[-1] if state.flow else None
    if not isinstance(top, s.NavalBattle):
        return None
    return view.NavalView(
        round=top.round,
        challenger=top.challenger.seat,
        controller=top.controller.seat,
        lines=(_line(top.challenger), _line(top.controller)),
        damaged=(top.challenger.out, top.controller.out),
    )


def _line(admiral: s.Admiral) -> tuple[view.ShipView, ...]:
    return tuple(view.ShipView(slot.ship, slot.sunk, slot.damaged) for slot in admiral.line)


def _moving(state: s.State) -> tuple[view.GroupView, ...]:
    for frame in state.flow:
        if isinstance(frame, s.Operation) and frame.stage in ("leave", "planes"):
            return tuple(_group(group) for group in frame.groups)
    return ()


def _group(group: s.Group) -> view.GroupView:
    return view.GroupView(
        group.origin, group.target, tuple(group.force), group.way, group.by, group.needs_leave
    )


def _deal(deal: s.Deal) -> view.DealView:
    return view.DealView(
        id=deal.id,
        by=deal.by,
        to=tuple(deal.to),
        gives=tuple(card(card_id) for card_id in deal.gives),
        wants=tuple(deal.wants),
        promises=tuple(deal.promises),
        asks=tuple(deal.asks),
        public=deal.public,
    )


def _promise(each: s.Promise) -> view.PromiseView:
    return view.PromiseView(each.by, each.to, each.what, each.round)


# ---- one seat


def seat(state: s.State, table: view.TableView, seat: Seat) -> view.SeatView:
    player = state.players[seat]
    return view.SeatView(
        table=table,
        seat=seat,
        hand=hand(player.hand),
        pp=cards.production(state, seat),
        sets=cards.sets(tuple(player.hand)),
        needs=tuple(
            (region, diplomacy.needed(state, seat, region))
            for region in REGIONS
            if board.is_neutral(state, region)
        ),
        lines=_lines(state, _marshal(state, seat)),
        bought=_bought(state, seat),
        capital=_hidden_capital(state, seat),
        deals=tuple(
            _deal(deal)
            for deal in state.deals
            if not deal.public and (deal.by == seat or seat in deal.to)
        ),
        promises=tuple(
            _promise(each)
            for each in state.promises
            if not each.public and seat in (each.by, each.to)
        ),
        origin=_origin(_marshal(state, seat)),
        targets=_targets(state, _marshal(state, seat)),
    )


def _marshal(state: s.State, seat: Seat) -> s.Marshal | None:
    top = state.flow[-1] if state.flow else None
    return top if isinstance(top, s.Marshal) and seat == state.active else None


def _lines(state: s.State, frame: s.Marshal | None) -> tuple[view.GroupView, ...]:
    lines: Sequence[s.Line] = frame.lines if frame else ()
    return tuple(_group(g) for g in march.groups(state, frame.action, lines)) if frame else ()


def _bought(state: s.State, seat: Seat) -> tuple[tuple[str, Region, int], ...]:
    top = state.flow[-1] if state.flow else None
    if isinstance(top, s.Build) and seat == state.active:
        return tuple(top.bought)
    parts = (key.partition("/") for key in _draft(state, seat))
    return tuple((what, region, 1) for what, _, region in parts if what != "capital")


def _hidden_capital(state: s.State, seat: Seat) -> Region:
    return next((key[8:] for key in _draft(state, seat) if key.startswith("capital/")), "")


def _draft(state: s.State, seat: Seat) -> Sequence[str]:
    """What a seat has placed under seal."""
    top = state.flow[-1] if state.flow else None
    sealed = isinstance(top, s.Placing) and bool(top.window.asked)
    return top.drafts.get(seat, ()) if sealed and isinstance(top, s.Placing) else ()


def _origin(frame: s.Marshal | None) -> Region:
    return frame.origin if frame else ""


def _targets(state: s.State, frame: s.Marshal | None) -> tuple[tuple[Region, str], ...]:
    """Where the units of the region just chosen can go, and how (AT-24.10); once a target is
    chosen, that one."""
    if frame is None or not frame.origin:
        return ()
    found = []
    for target in [frame.target] if frame.target else march.targets(state, frame, frame.origin):
        have = march.amounts(state, frame, frame.origin, target)
        kinds = [kind for kind, n in enumerate(have) if n]
        ways = [march.way(state, frame.action, kind, frame.origin, target) for kind in kinds]
        how, link = next((one for one in ways if one), ("", ""))
        crosses = how == "sea" or (how == "chain" and link != "")
        if crosses and kinds != [PLANE] and board.at_sea(state, state.active):  # AT-7.9, AT-12.6
            how = "leave"
        if how:
            found.append((target, how))
    return tuple(found)
