"""What must hold in every position (RR-20.11)."""

from __future__ import annotations

from collections import Counter

from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.components import CARDS, CORPS, FOOD, NUMBERS
from engines.race_to_the_rhine.state import Shed, State, Turn


def check(s: State) -> None:
    supplies(s)
    trucks(s)
    tokens(s)
    cards(s)
    board(s)


def supplies(s: State) -> None:
    loads = [s.pool, s.supply_track, *s.stock.values(), *(c.load for c in s.corps.values())]
    assert all(n >= 0 for load in loads for n in load), loads
    assert [sum(kind) for kind in zip(*loads, strict=True)] == NUMBERS.supplies.list()
    assert all(any(load) for load in s.stock.values())
    for corps_id, corps in s.corps.items():
        assert sum(corps.load) <= CORPS[corps_id].slots
    asked = {frame.space for frame in s.flow if isinstance(frame, Shed)}
    for space, load in s.stock.items():
        if position.owner(s, space) and space not in asked:
            assert sum(load) <= position.limit(s, space), (space, load)


def trucks(s: State) -> None:
    n = len(s.order)
    areas = sum(player.trucks for player in s.players.values())
    total = n * NUMBERS.trucks.each + NUMBERS.trucks.track + NUMBERS.trucks.added[n]
    assert s.truck_track + areas + len(s.trucks) + s.trucks_to_come == total
    for player in s.players.values():
        assert 0 <= player.trucks <= position.level(player).limit


def tokens(s: State) -> None:
    if position.solo(s):
        left = [n for many in s.numbers.values() for n in many]
        assert len(set(left)) == len(left)
        assert len(left) + len(s.marked) + s.markers_out == 16
    else:
        assert s.markers + len(s.marked) + s.markers_out == NUMBERS.markers[len(s.order)]
        assert not s.numbers
    areas = sum(player.medals for player in s.players.values())
    assert s.medals + areas + s.medals_out == NUMBERS.medals
    assert s.paratroops + len(s.drops) + s.paratroops_out == NUMBERS.paratroops.all
    assert min(s.medals, s.markers, s.paratroops, s.markers_out) >= 0


def cards(s: State) -> None:
    places = [*s.cards_out]
    for deck in s.decks.values():
        places += deck.cards + deck.discards
    for player in s.players.values():
        places += player.won + player.kept
    if s.flow and isinstance(s.flow[0], Turn):
        places += s.flow[0].ready
    wanted = [
        card for card in CARDS if card.startswith("res_") or card.partition("_")[0] in s.players
    ]
    assert Counter(places) == Counter(wanted)
    assert not s.decks["resistance"].discards


def board(s: State) -> None:
    assert not any(position.owner(s, space) for space in s.marked)
    assert len(set(s.marked)) == len(s.marked)
    assert not any(position.owner(s, drop.space) for drop in s.drops)
    if s.flow and not isinstance(s.flow[0], Turn):
        assert not any(position.owner(s, space) for space in s.numbers)
    closed = position.field(s).closed
    assert not any(space in closed for space in s.control)
    standing = [corps.space for corps in s.corps.values()]
    assert len(set(standing)) == len(standing)
    for corps_id, corps in s.corps.items():
        assert position.owner(s, corps.space) == CORPS[corps_id].army, (corps_id, corps.space)
        assert not (corps.halted and s.stock.get(corps.space, [0, 0, 0])[FOOD]), corps_id
    for player in s.players.values():
        assert not player.air or s.decks[player.air].cards
