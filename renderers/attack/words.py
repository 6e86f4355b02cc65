"""The board in words, for those who cannot see it. At most 1,024 characters."""

from __future__ import annotations

from collections import Counter

from engines.attack.view import DealView, PlayerView, SeatView, SideView, TableView
from engines.contract import Msg, msg
from renderers.attack import outcome
from renderers.attack.battle import who
from renderers.attack.deeds import letters, shown
from renderers.wording import Say, fitted


def alt(view: TableView | SeatView, say: Say) -> str:
    """The essentials first; what does not fit is left out, the least important first."""
    if not isinstance(view, SeatView):
        return fitted(_parts(view), say)
    ordered = _ordered(view)
    return fitted([*_parts(view.table)[:1], *ordered, *_parts(view.table)[1:]], say)


def _ordered(view: SeatView) -> list[Msg]:
    """What the player has ordered and nobody else sees yet."""
    here: dict[str, Counter[str]] = {}
    for unit, region, n in view.bought:
        if region:
            here.setdefault(region, Counter())[unit] += n
    found = [
        msg(
            "at-stands",
            region=Msg(f"at-region-{region}"),
            units=tuple(msg(f"at-n-{unit}", n=n) for unit, n in units.items()),
        )
        for region, units in here.items()
    ]
    if view.capital:
        found.append(msg("at-capital-in", region=Msg(f"at-region-{view.capital}")))
    return [msg("at-board-ordered", units=tuple(found))] if found else []


def alt_hand(view: SeatView, say: Say) -> str:
    cards = tuple(card.name for card in view.hand) or (Msg("at-nothing"),)
    told = [
        Msg("at-title"),
        msg("at-board-alt-hand", seat=Msg(f"at-seat-{view.seat}"), n=len(view.hand), cards=cards),
        msg("at-board-pp", n=view.pp),
        *map(offered, view.deals),
    ]
    return fitted(told, say)


def alt_battle(view: TableView | SeatView, say: Say) -> str:
    """The battle under way, or how the last one went."""
    table = view.table if isinstance(view, SeatView) else view
    if table.battle:
        battle = table.battle
        told = [
            _sides(Msg(f"at-region-{battle.region}"), battle.attacker.seat, battle.defender.seat)
        ]
        told += [_standing(side) for side in (battle.attacker, battle.defender)]
        names = battle.attacker.seat, battle.defender.seat
        return fitted(told + _volleys(table, *names)[::-1], say)
    if table.naval:
        naval = table.naval
        told = [_sides(Msg("at-action-naval"), naval.challenger, naval.controller)]
        return fitted(told + _duels(table), say)
    fought = outcome.last(table)
    if fought is None:
        return fitted([Msg("at-title"), Msg("at-board-no-battle")], say)
    place = Msg(f"at-region-{fought.place}" if fought.place else "at-action-naval")
    told = [_sides(place, fought.seat, fought.other)]
    told.append(msg("at-board-alt-winner", seat=who(fought.seat if fought.won else fought.other)))
    if fought.kind == "seas":
        return fitted(told + _duels(table), say)
    return fitted(told + _volleys(table, fought.seat, fought.other), say)


def _sides(place: Msg, attacker: str, defender: str) -> Msg:
    return msg("at-board-alt-battle", place=place, seat=who(attacker), other=who(defender))


def _standing(side: SideView) -> Msg:
    return msg(
        "at-board-alt-side",
        seat=who(side.seat),
        units=letters(side.battle),
        reserve=letters(side.reserve),
        lost=letters(side.lost),
    )


def _volleys(table: TableView, attacker: str, defender: str) -> list[Msg]:
    return [
        msg(
            "at-board-alt-volley",
            n=v.round,
            hits=v.hits,
            lost=letters(v.lost),
            seat=who(attacker if v.half == "attacker" else defender),
        )
        for v in table.volleys
    ]


def _duels(table: TableView) -> list[Msg]:
    return [
        msg(
            "at-board-alt-duel",
            n=d.round,
            one=d.ships[0],
            other=d.ships[1],
            total=d.totals[0],
            against=d.totals[1],
        )
        for d in table.duels
    ]


def offered(deal: DealView) -> Msg:
    """An offer of cards, as the log tells it."""
    wants = (want.partition(".") for want in deal.wants)
    nothing = (Msg("at-nothing"),)
    return msg(
        "at-log-offers",
        n=deal.id,
        seat=Msg(f"at-seat-{deal.by}"),
        to=tuple(Msg(f"at-seat-{seat}") for seat in deal.to),
        gives=tuple(card.name for card in deal.gives) or nothing,
        wants=tuple(
            msg("at-wanted", kind=Msg(f"at-kind-{kind}"), value=int(least))
            for kind, _, least in wants
        )
        or nothing,
    )


def _parts(table: TableView) -> list[Msg]:
    parts = [Msg("at-title")]
    if table.active and table.phase == "play":
        who = Msg(f"at-seat-{table.active}")
        parts.append(msg("at-board-alt-turn", round=table.round, seat=who, left=table.left))
    elif table.phase == "over" and table.ranking:
        winners = tuple(Msg(f"at-seat-{seat}") for seat in table.ranking[0])
        parts.append(msg("at-board-alt-over", who=winners))
    else:
        parts.append(Msg(f"at-board-phase-{table.phase}"))
    if table.seas:
        parts.append(msg("at-board-alt-seas", seat=Msg(f"at-seat-{table.seas}")))
    else:
        parts.append(Msg("at-board-seas-free"))
    parts += [_player(player) for player in table.players]
    parts += [_regions(table, player.seat) for player in table.players if player.regions]
    taken = [Msg(f"at-region-{deed.place}") for deed in shown(table) if deed.kind == "conquest"]
    if taken:
        parts.insert(3, msg("at-board-alt-taken", places=tuple(taken)))
    return parts


def _player(player: PlayerView) -> Msg:
    return msg(
        "at-board-alt-player",
        seat=Msg(f"at-seat-{player.seat}"),
        regions=player.regions,
        units=player.units,
        cards=player.cards,
        capitals=len(player.capitals),
        ships=sum(player.fleet),
    )


def _regions(table: TableView, seat: str) -> Msg:
    places = tuple(
        msg("at-board-alt-region", place=Msg(f"at-region-{r.region}"), units=letters(r.units))
        for r in table.regions
        if r.owner == seat
    )
    return msg("at-board-alt-regions", seat=Msg(f"at-seat-{seat}"), places=places)
