"""The board in words, for those who cannot see it. At most 1,024 characters. OV-30.15."""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract import Msg, msg
from engines.overlord.view import CardView, SeatView, TableView
from renderers.overlord.head import area_of, title
from renderers.overlord.places import Say

MOST = 1024


def alt(view: TableView | SeatView, say: Say) -> str:
    """The essentials first, then units area by area; what does not fit is left out."""
    return _fitted(_parts(view.table if isinstance(view, SeatView) else view), say)


def alt_hand(view: SeatView, say: Say) -> str:
    told = [msg("ov-board-alt-seat", who=Msg(f"ov-seat-{view.seat}"))]
    given = [one.card for one in view.given]
    if any(one.cards for one in view.sums):
        sums = tuple(msg("ov-board-sum", who=Msg(f"ov-role-{one.role}"), n=one.units, m=one.of)
                     for one in view.sums)  # fmt: skip
        told.append(msg("ov-board-alt-sums", sums=sums))
    for name, cards in (("given", given), ("hand", view.hand), ("under", view.commissar),
                        ("next", view.next)):  # fmt: skip
        if cards:
            told.append(msg("ov-board-alt-cards", what=Msg(f"ov-board-cards-{name}"),
                            cards=_names(cards)))  # fmt: skip
    if len(told) == 1:
        told.append(msg("ov-board-alt-none"))
    return _fitted(told, say)


def _names(cards: Iterable[CardView]) -> tuple[Msg, ...]:
    return tuple(card.name for card in cards)


def _fitted(messages: list[Msg], say: Say) -> str:
    """Whole sentences while there is room; the last is cut where a unit ends."""
    text = ""
    for message in messages:
        more = f"{text} {say(message)}".strip()
        if len(more) > MOST:
            kept = more[: MOST - 1].rpartition(",")[0]
            return kept + "…" if len(kept) > len(text) else text
        text = more
    return text


def _parts(table: TableView) -> list[Msg]:
    parts = [table.name, msg("ov-board-alt-turn", what=title(table))]
    for side in table.sides:
        parts.append(msg("ov-board-alt-medals", side=side.name, n=side.medals, m=side.to_win,
                         units=side.units, cards=side.hand))  # fmt: skip
    if table.waiting and not table.winner:
        who = tuple(Msg(f"ov-seat-{seat}") for seat in table.waiting)
        parts.append(msg("ov-board-alt-waiting", who=who))
    for side in table.sides:
        for at, area in enumerate(("west", "middle", "east")):
            there = tuple(
                msg("ov-board-alt-unit", unit=Msg(f"ov-unit-{unit.type.replace('_', '-')}"),
                    hex=unit.at, n=unit.figures)
                for unit in table.units
                if unit.side == side.side and area_of(table, unit.at) == at
            )  # fmt: skip
            if there:
                parts.append(msg("ov-board-alt-area", side=side.name,
                                 area=Msg(f"ov-board-area-{area}"), units=there))  # fmt: skip
    return parts
