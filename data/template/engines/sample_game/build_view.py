"""Filling in the views, field by field. Nothing is copied and cut down."""

from __future__ import annotations

from collections.abc import Mapping

from engines.sample_game.ending import flags, headline
from engines.sample_game.state import Raid, State
from engines.sample_game.view import PlayerView, PostView, SeatView, TableView

from engines.contract import Offer, Seat


def table(state: State, offers: Mapping[Seat, Offer]) -> TableView:
    raided = [frame.post for frame in state.flow if isinstance(frame, Raid)]
    return TableView(
        headline=headline(state),
        posts=tuple(PostView(post, owner, post in raided) for post, owner in state.posts.items()),
        players=tuple(
            PlayerView(
                seat, flags(state, seat), len(state.hands[seat]), seat in offers, seat in state.out
            )
            for seat in state.seats
        ),
        deck=len(state.deck),
        discard=tuple(state.discard),
    )


def seat(state: State, public: TableView, seat: Seat) -> SeatView:
    return SeatView(public, seat, tuple(sorted(state.hands[seat])))
