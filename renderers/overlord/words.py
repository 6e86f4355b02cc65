"""The board in words, for those who cannot see it. At most 1,024 characters. OV-30.15."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from engines.contract import Msg, msg
from engines.overlord.view import AttackView, CardView, SeatView, TableView, UnitView
from renderers.overlord.head import area_of, title
from renderers.overlord.places import BATTLE, holds, placed, window
from renderers.wording import MOST, Say


def alt(view: TableView | SeatView, say: Say) -> str:
    """The essentials first, then units area by area; what does not fit is left out."""
    return _fitted(_parts(view.table if isinstance(view, SeatView) else view), say)


def alt_part(focus: str, view: TableView | SeatView, say: Say) -> str:
    """A part of the board: in full what stands there, and of a battle how it went."""
    table = view.table if isinstance(view, SeatView) else view
    ground = placed(view)
    if window(table, focus, ground) is None:
        return alt(view, say)
    told = [table.name, msg("ov-board-alt-turn", what=title(table))]
    if focus == BATTLE and table.attack:
        told += _last(table.attack)
    for side in table.sides:
        there = [
            unit
            for unit in table.units
            if unit.side == side.side and holds(table, focus, ground, (unit.at,))
        ]
        if there:
            told.append(msg("ov-board-alt-here", side=side.name, units=_units(there)))
    return _fitted(told + _medals(table) + _waiting(table), say)


def _last(one: AttackView) -> list[Msg]:
    who = msg("ov-board-attack", a=one.attacker, b=one.target)
    faces = tuple(Msg(f"ov-face-{face}") for face in one.faces)
    told = [msg("ov-board-alt-attack", what=who, faces=faces)]
    told.append(msg("ov-board-result", hits=one.hits, flags=one.flags, ignored=one.ignored))
    if one.retreat:
        told.append(msg("ov-board-retreat", hexes=" ".join(one.retreat)))
    if one.eliminated:
        told.append(Msg("ov-board-eliminated"))
    return told


def alt_hand(view: SeatView, say: Say) -> str:
    told = [msg("ov-board-alt-seat", who=Msg(f"ov-seat-{view.seat}"))]
    given = [one.card for one in view.given]
    if any(one.cards for one in view.sums):
        sums = tuple(
            msg("ov-board-sum", who=Msg(f"ov-role-{one.role}"), n=one.units, m=one.of)
            for one in view.sums
        )
        told.append(msg("ov-board-alt-sums", sums=sums))
    for name, cards in (
        ("given", given),
        ("hand", view.hand),
        ("under", view.commissar),
        ("next", view.next),
    ):
        if cards:
            told.append(
                msg("ov-board-alt-cards", what=Msg(f"ov-board-cards-{name}"), cards=_names(cards))
            )
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


def _units(units: Iterable[UnitView]) -> tuple[Msg, ...]:
    return tuple(
        msg(
            "ov-board-alt-unit",
            unit=Msg(f"ov-unit-{unit.type.replace('_', '-')}"),
            hex=unit.at,
            n=unit.figures,
        )
        for unit in units
    )


def _medals(table: TableView) -> list[Msg]:
    return [
        msg(
            "ov-board-alt-medals",
            side=side.name,
            n=side.medals,
            m=side.to_win,
            units=side.units,
            cards=side.hand,
        )
        for side in table.sides
    ]


def _waiting(table: TableView) -> list[Msg]:
    if not table.waiting or table.winner:
        return []
    return [msg("ov-board-alt-waiting", who=tuple(Msg(f"ov-seat-{one}") for one in table.waiting))]


def _parts(table: TableView) -> list[Msg]:
    parts = [table.name, msg("ov-board-alt-turn", what=title(table))]
    parts += _medals(table) + _waiting(table)
    lying = defaultdict(list)
    for unit in table.units:
        lying[unit.side, area_of(table, unit.at)].append(unit)
    for side in table.sides:
        for at, area in enumerate(("west", "middle", "east")):
            if there := lying[side.side, at]:
                where = Msg(f"ov-board-area-{area}")
                parts.append(
                    msg("ov-board-alt-area", side=side.name, area=where, units=_units(there))
                )
    return parts
