"""4. Set-up."""

from __future__ import annotations

import pytest

from engines.kit.rng import ScriptedRng, SeededRng
from engines.race_to_the_rhine import ENGINE, position
from engines.race_to_the_rhine.board import BIT, GRAPH, field_of
from engines.race_to_the_rhine.components import BOX, CORPS, NUMBERS, SPACES
from tests.engines.race_to_the_rhine import sound
from tests.engines.race_to_the_rhine.table import position as at

ALL = ("red", "white", "blue")


def test_rr_4_1_armies_are_chosen() -> None:
    assert ENGINE.new(("blue", "red"), {"turn_order": "listed"}, SeededRng(b"")).order == [
        "blue",
        "red",
    ]


def test_rr_4_2_what_each_player_gets() -> None:
    s = at().state
    sound.check(s)
    for army in ALL:
        player = s.players[army]
        assert (player.commander, player.air, player.trucks) == (True, "", 6)
        assert not player.won
        assert not player.kept
        assert not player.medals
    assert s.pool == [
        full - 9 - sum(c.load.list()[kind] for c in CORPS.values())
        for kind, full in enumerate(NUMBERS.supplies.list())
    ]


def test_rr_4_3_corps_stand_on_their_start_spaces() -> None:
    s = at().state
    assert {corps_id: corps.space for corps_id, corps in s.corps.items()} == {
        corps.id: corps.start for corps in CORPS.values()
    }
    assert not any(corps.halted or corps.moved for corps in s.corps.values())


def test_rr_4_4_decks_are_shuffled() -> None:
    decks = [ENGINE.new(ALL, {}, SeededRng(seed)).decks for seed in (b"a", b"b")]
    for name in (*ALL, "resistance"):
        assert decks[0][name].cards != decks[1][name].cards
    assert decks[0]["resistance"].cards != [card.id for card in BOX.cards.resistance]


@pytest.mark.parametrize(
    ("armies", "markers", "track", "trucks", "to_come"),
    [(ALL, 25, 9, 24, 8), (("red", "white"), 18, 6, 18, 6), (("blue",), 0, 3, 12, 4)],
)
def test_rr_4_5_to_4_7_stocks_by_number_of_players(
    armies: tuple[str, ...], markers: int, track: int, trucks: int, to_come: int
) -> None:
    """RR-4.5, RR-4.6, RR-4.7."""
    s = at(*armies, active=armies[0]).state
    assert s.markers == markers
    assert s.truck_track == 6
    assert s.supply_track == [track] * 3
    assert s.truck_track + sum(p.trucks for p in s.players.values()) == trucks
    assert s.trucks_to_come == to_come


def test_rr_4_8_levels() -> None:
    assert {army: p.level for army, p in at().state.players.items()} == {
        "red": 1,
        "white": 2,
        "blue": 1,
    }


def test_rr_4_9_markers_and_tokens_in_their_places() -> None:
    s = at(weather="on").state
    assert (s.paratroops, s.ostend, s.medals, s.rain) == (4, True, 20, False)
    assert at(weather="on").view().weather == "sun"
    assert at().view().weather is None


def test_rr_4_10_turn_order_is_drawn_once() -> None:
    orders = {tuple(ENGINE.new(ALL, {}, SeededRng(b"%d" % n)).order) for n in range(40)}
    assert len(orders) == 6
    assert ENGINE.new(ALL, {}, ScriptedRng(*[0] * 88)).order == ["white", "blue", "red"]


class Watched(SeededRng):
    """Notes how large each drawn number could have been."""

    def __init__(self) -> None:
        super().__init__(b"x")
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return super().below(n)


def test_rr_4_11_draws_are_made_in_a_fixed_order() -> None:
    """Turn order, then the decks of red, white, blue, then the resistance deck."""
    rng = Watched()
    ENGINE.new(("blue", "red", "white"), {}, rng)
    assert rng.asked == [3, 2, *[*range(22, 1, -1)] * 3, *range(24, 1, -1)]
    one = ENGINE.new(("blue", "red"), {"turn_order": "listed"}, SeededRng(b"x"))
    two = ENGINE.new(("red", "blue"), {"turn_order": "listed"}, SeededRng(b"x"))
    assert one.decks == two.decks, "decks are drawn red first, whatever the seats"
    common = ENGINE.new(ALL, {"common_deck": "on"}, SeededRng(b"x"))
    assert list(common.decks) == ["common", "resistance"]


def test_rr_4_12_seats_round_the_board_have_no_effect() -> None:
    one = at("red", "white", "blue").state
    two = at("blue", "white", "red").state
    assert one.corps == two.corps
    assert one.pool == two.pool


@pytest.mark.parametrize("pair", [("red", "white"), ("white", "blue"), ("red", "blue")])
def test_rr_4_13_any_two_armies(pair: tuple[str, str]) -> None:
    assert ENGINE.check(pair, {}) is None
    assert set(at(*pair, active=pair[0]).state.players) == set(pair)


def test_rr_4_14_alone() -> None:
    for army in ALL:
        s = at(army, active=army).state
        assert (s.markers, len(s.numbers), s.order) == (0, 16, [army])


def test_rr_4_15_spaces_of_an_absent_army_are_closed() -> None:
    desk = at("red", "white", active="white", corps={"white_v": "chateau_thierry 3f"})
    closed = position.field(desk.state).closed
    assert {"metz", "reims", "longwy", "luxembourg"} <= set(closed)
    assert "step/reims" not in desk.answer("move/white_v").open_keys, "nobody enters"
    reacting = at("red", "white", marked=["bastogne"], reaction=True)
    assert "luxembourg" not in reacting.open_args("mark")
    assert not position.linked(reacting.state) & BIT["metz"], "they cut links"
    assert not set(closed) & set(reacting.open_args("counter"))
    assert not set(closed) & set(reacting.state.control), "no tokens are needed"


def test_rr_4_16_red_against_blue_keeps_whites_shared_spaces() -> None:
    field = field_of(("red", "blue"))
    for space, army in (
        ("amiens", "red"),
        ("bruxelles", "red"),
        ("maastricht", "red"),
        ("reims", "blue"),
        ("longwy", "blue"),
        ("luxembourg", "blue"),
    ):
        assert space not in field.closed
        assert field.lanes[space] == (army,), "a normal space of that army"
    assert "laon" in field.closed


def test_rr_4_17_alone_shared_spaces_are_own_ones() -> None:
    red, white = field_of(("red",)), field_of(("white",))
    assert red.lanes["bruxelles"] == ("red",)
    assert "bruxelles" not in red.closed
    assert {"bruxelles", "maastricht"} <= set(white.closed)
    assert "amiens" not in white.closed
    assert "lille" in white.closed


def test_rr_4_18_closed_spaces_never_change_hands_victory_spaces_are_never_closed() -> None:
    for armies in (("red",), ("red", "white"), ("blue", "red"), ("white",)):
        closed = field_of(armies).closed  # type: ignore[arg-type]
        assert not [space_id for space_id in closed if not SPACES[space_id].lanes]
    desk = at("red", "white", active="white", reaction=True)
    assert not {"orleans", "troyes"} & set(desk.open_args("counter"))
    near_troyes = at("white", "blue", active="blue", control={"white": ["senlis"]}, reaction=True)
    assert "senlis" not in near_troyes.open_args("counter"), "next to start spaces"
    assert GRAPH.near("beauvais") & BIT["vernon"], "arrows of absent armies make adjacency"


@pytest.mark.parametrize(
    ("armies", "closed"),
    [
        (("red", "white"), 44),
        (("white", "blue"), 44),
        (("red", "blue"), 37),
        (("red",), 81),
        (("white",), 84),
        (("blue",), 81),
        (ALL, 0),
    ],
)
def test_rr_4_19_closed_spaces_and_links_at_set_up(armies: tuple[str, ...], closed: int) -> None:
    s = at(*armies, active=armies[0]).state
    assert len(position.field(s).closed) == closed
    assert position.linked(s) == GRAPH.everywhere & ~position.controlled(s)
