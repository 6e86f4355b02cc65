"""The board in words, for those who cannot see it. At most 1,024 characters. QM-29.6."""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract import Msg, msg
from engines.quartermaster.view import CardView, CountryView, SeatView, TableView
from renderers.quartermaster.places import name_of
from renderers.wording import Say, fitted


def alt(view: TableView | SeatView, say: Say) -> str:
    """The essentials first; what does not fit is left out, the least important first."""
    return fitted(_parts(view.table if isinstance(view, SeatView) else view), say)


def alt_hand(view: SeatView, say: Say) -> str:
    """What one country holds."""
    told = [
        Msg("qm-title"),
        msg("qm-board-alt-hand", country=_country(view.country), cards=_names(view.hand))
        if view.hand
        else Msg("qm-board-no-cards"),
    ]
    if view.responses:
        told.append(msg("qm-board-alt-responses", cards=_names(view.responses)))
    if view.discard:
        told.append(msg("qm-board-alt-discard", cards=_names(reversed(view.discard))))
    return fitted(told, say)


def _names(cards: Iterable[CardView]) -> tuple[Msg, ...]:
    return tuple(card.name for card in cards)


def _country(country: str) -> Msg:
    return Msg(f"qm-seat-{country}")


def _parts(table: TableView) -> list[Msg]:
    parts = [Msg("qm-title"), _turn(table)]
    parts.append(msg("qm-board-alt-points", axis=table.axis, allies=table.allies))
    if table.waiting and not table.winner:
        who = tuple(_country(country) for country in table.waiting)
        parts.append(msg("qm-board-alt-waiting", who=who))
    parts += [_pieces(table, country) for country in table.countries]
    axis = tuple(Msg(f"qm-strait-{one.id}") for one in table.straits if one.open_for == "axis")
    if axis:
        parts.append(msg("qm-board-alt-straits", straits=axis))
    return parts + [_cards(country) for country in table.countries]


def _turn(table: TableView) -> Msg:
    if table.winner:
        return msg("qm-board-alt-won", team=Msg(f"qm-team-{table.winner}"))
    return msg(
        "qm-board-alt-turn",
        round=table.round,
        rounds=table.rounds,
        country=_country(table.country),
        step=Msg(f"qm-step-{table.step}"),
    )


def _pieces(table: TableView, country: CountryView) -> Msg:
    there = tuple(name_of(one.space) for one in table.pieces if one.country == country.country)
    return msg(
        "qm-board-alt-country",
        country=_country(country.country),
        pieces=there or Msg("qm-board-alt-none"),
    )


def _cards(country: CountryView) -> Msg:
    statuses = tuple(status.card.name for status in country.statuses)
    return msg(
        "qm-board-alt-cards",
        country=_country(country.country),
        deck=country.deck,
        hand=country.hand,
        discard=country.discard,
        responses=country.responses,
        statuses=statuses or Msg("qm-board-alt-no-status"),
    )
