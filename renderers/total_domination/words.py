"""The board in words, for those who cannot see it. At most 1,024 characters."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.total_domination.view import CARDS, PowerView, SeatView, TableView
from renderers.total_domination.places import name_of
from renderers.wording import MOST, Say


def alt(view: TableView | SeatView, say: Say) -> str:
    """The essentials first; what does not fit is left out, the least important first."""
    return _fitted(_parts(view.table if isinstance(view, SeatView) else view), say)


def alt_hand(view: SeatView, say: Say) -> str:
    """What one seat holds."""
    told = [Msg("td-title"), Msg(f"td-seat-{view.seat}")]
    for section in ("packet", "picked", "drawn", "hand", "reserve", "lent", "seen"):
        if cards := getattr(view, section):
            names = tuple(card.name for card in cards)
            told.append(msg("td-board-alt-cards", what=Msg(f"td-board-{section}"), cards=names))
    if len(told) == 2:
        told.append(Msg("td-board-no-cards"))
    for _, card in view.pending:
        tech = Msg(f"td-tech-{CARDS[card].tech}")
        told.append(msg("td-board-pending", tech=tech))
    return _fitted(told, say, ". ")


def alt_technology(view: TableView | SeatView, say: Say) -> str:
    """What every power has developed."""
    table = view.table if isinstance(view, SeatView) else view
    told = [Msg("td-title"), _turn(table), Msg("td-board-technology")]
    for power in table.powers:
        active = tuple(Msg(f"td-tech-{tech.id}") for tech in power.sheet.techs if tech.active)
        names = active or (Msg("td-board-alt-none"),)
        told.append(msg("td-board-alt-cards", what=Msg(f"td-seat-{power.power}"), cards=names))
    return _fitted(told, say, ". ")


def _fitted(messages: list[Msg], say: Say, between: str = " ") -> str:
    parts = [say(part).rstrip("." if between.strip() else "") for part in messages]
    parts[0] += "" if between.strip() else "."
    while len(text := between.join(parts)) > MOST and len(parts) > 3:
        parts.pop()
    return text if len(text) <= MOST else text[: MOST - 1] + "…"


def _parts(table: TableView) -> list[Msg]:
    parts = [Msg("td-title"), _turn(table)]
    parts.append(msg("td-board-alt-points", axis=table.axis, allies=table.allies))
    if table.active and not table.winner:
        parts.append(msg("td-board-alt-active", power=Msg(f"td-seat-{table.active}")))
    if table.waiting and not table.winner:
        who = tuple(Msg(f"td-seat-{seat}") for seat in table.waiting)
        parts.append(msg("td-board-alt-waiting", who=who))
    return parts + [_power(table, power) for power in table.powers]


def _turn(table: TableView) -> Msg:
    if table.winner in ("axis", "allies"):
        return msg("td-board-won", side=Msg(f"td-seat-{table.winner}"))
    if table.winner:
        return Msg("td-board-draw")
    return msg("td-board-alt-turn", year=str(table.year), phase=Msg(f"td-phase-{table.phase}"))


def _power(table: TableView, power: PowerView) -> Msg:
    units = tuple(
        msg("td-board-alt-space", space=name_of(space.id), n=sum(p.count for p in there))
        for space in table.spaces
        if (there := [p for p in space.pieces if p.power == power.power])
    )
    return msg(
        "td-board-alt-power",
        power=Msg(f"td-seat-{power.power}"),
        n=power.points,
        hand=power.hand,
        units=units or Msg("td-board-alt-none"),
    )
