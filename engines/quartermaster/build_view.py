"""Filling in the views, field by field (QM-11.1, section 29). Nothing is copied and cut down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engines.contract import Offer, Seat
from engines.quartermaster import board, card_text, components, names, scoring, supply, view
from engines.quartermaster.state import Reallocate, Reordering, State, Text


@cache
def card(card_id: components.CardId, variants: str) -> view.CardView:
    definition = components.book(variants)[card_id]
    return view.CardView(card_id, names.card(card_id), definition.type, card_text.of(definition))


def _cards(state: State, ids: Iterable[components.CardId]) -> tuple[view.CardView, ...]:
    return tuple(card(card_id, state.rules.variants) for card_id in ids)


def table(state: State, asked: Mapping[Seat, Offer]) -> view.TableView:
    ahead, lead = scoring.leader(state)
    return view.TableView(
        round=state.round,
        rounds=scoring.ROUNDS,
        country=state.country or components.COUNTRIES[0],
        step=state.step,
        axis=state.vp["axis"],
        allies=state.vp["allies"],
        lead=ahead,
        lead_by=lead,
        to_win=max(scoring.LEAD - lead, 0),
        waiting=tuple(seat for seat, offer in asked.items() if offer.required),
        question=next((offer.waiting for offer in asked.values() if offer.required), None),
        pieces=_pieces(state),
        straits=tuple(
            view.StraitView(one.id, one.control, one.seas, board.open_for(state, one))
            for one in components.STRAITS
        ),
        supply=tuple(components.named(components.SUPPLY)),
        no_supply=_no_supply(state),
        countries=tuple(_country(state, country) for country in components.COUNTRIES),
        changed=tuple(space for space in components.SPACES if space in state.changed),
        winner=state.winner or None,
        reason=state.reason,
        options=tuple(sorted(state.options.items())),
    )


def _pieces(state: State) -> tuple[view.PieceView, ...]:
    fed = {country: supply.supplied(state, country) for country in components.COUNTRIES}
    found = []
    for at, space in enumerate(components.SPACES):
        for country in components.COUNTRIES:
            if not state.units[country] >> at & 1:
                continue
            unit = components.unit_of(space)
            found.append(
                view.PieceView(
                    country,
                    unit,
                    space,
                    supplied=bool(fed[country] >> at & 1),
                    port=unit == "army" or supply.has_port(state, country, space),
                    protected=board.protected(state, country, space) is not None,
                )
            )
    return tuple(found)


def _no_supply(state: State) -> tuple[tuple[str, str], ...]:
    return tuple(
        (space, team)
        for team in components.TEAMS
        for space in components.named(
            components.SUPPLY & ~supply.supply_spaces(state, components.MEMBERS[team][0])
        )
    )


def _country(state: State, country: components.Country) -> view.CountryView:
    nation = state.nations[country]
    top = nation.shown[-1] if nation.shown else None  # QM-11.8
    return view.CountryView(
        country=country,
        team=components.TEAM[country],
        capital=components.CAPITAL[country],
        held_by=tuple(scoring.occupiers(state, country)),
        deck=len(nation.deck),  # QM-11.3
        hand=len(nation.hand),
        discard=len(nation.hidden) + len(nation.shown),
        responses=len(nation.responses),
        top=card(top, state.rules.variants) if top else None,
        statuses=tuple(
            view.StatusView(card(card_id, state.rules.variants), card_id in state.used)
            for card_id in nation.statuses
        ),
        seen=tuple(card_id for card_id in state.seen if card_id.partition(".")[0] == country),
        armies_left=board.pool(state, country, "army"),
        navies_left=board.pool(state, country, "navy"),
        conceded=country in state.conceded,
        preview=preview(state, country),
        opened=_cards(state, nation.hand + nation.responses + nation.deck)
        if state.winner and state.rules.reveal_at_end
        else (),
    )


def preview(state: State, country: components.Country) -> view.Preview:
    """QM-29.4."""
    return view.Preview(
        spaces=tuple(scoring.spaces(state, country)),
        statuses=tuple(
            (card_id, points)
            for card_id in state.nations[country].statuses
            if (points := scoring.worth(state, card_id))
        ),
        removed=tuple(
            components.named(supply.unsupplied(state, country) & board.removable(state, country))
        ),
        skipped=bool(scoring.occupiers(state, country)),
    )


def seat(state: State, table: view.TableView, country: Seat) -> view.SeatView:
    """Nobody else sees these, allies included (QM-11.2, 11.4)."""
    nation = state.nations[country]
    return view.SeatView(
        table=table,
        country=country,
        hand=_cards(state, nation.hand),
        responses=_cards(state, nation.responses),
        discard=_cards(state, nation.hidden + nation.shown),
        looking=_cards(state, _looked_at(state, country)),
    )


def _looked_at(state: State, country: components.Country) -> list[components.CardId]:
    """Cards of the own deck a text or a rule shows just now (QM-11.5)."""
    deck = state.nations[country].deck
    top = state.flow[-1] if state.flow else None
    if isinstance(top, Reallocate) and top.paid and country == state.country:
        return sorted(deck)
    if isinstance(top, Reordering):
        owner = state.flow[-2]
        if isinstance(owner, Text) and owner.actor == country:
            return deck[: -top.size - 1 : -1]
    return []
