"""1, 2, 5. Parts, notation and the map: definitions, by what follows from them."""

from __future__ import annotations

import ast
from pathlib import Path

from engines.attack import ENGINE, cards, components
from engines.attack.orders.words import region, units
from engines.kit.rng import SeededRng
from tests.engines.attack.table import Table

ROOT = Path(__file__).parents[3]


def test_at_1_12_a_rival_is_every_other_player_still_in_the_game() -> None:
    lands = {"red": "GER 9T", "blue": "IRQ 1I", "green": "BRA 1I", "yellow": "ALA 1I"}
    table = Table(lands, seats="red blue green yellow")
    assert len({*table.state.order}) == len(table.state.players)
    ENGINE.concede(table.state, "green", table.rng)
    table.march("move", "8T GER>POL")
    assert set(table.offers) == {"red", "blue", "yellow"}, "who may command a garrison"


def test_at_1_12_everyone_has_exactly_one_capital_of_his_own() -> None:
    state = ENGINE.new(("red", "blue", "green"), {"setup_pace": "quick"}, SeededRng(b"x"))
    rng = SeededRng(b"y")
    while state.phase != "play":
        for seat in list(ENGINE.offers(state)):
            offer = ENGINE.offers(state).get(seat)
            if offer and not offer.answered and state.phase != "play":
                ENGINE.apply(state, seat, offer.default, rng)
    assert set(state.capitals) == {"red", "blue", "green"}


def test_at_1_17_map_and_cards_are_read_from_data_and_written_nowhere_in_the_code() -> None:
    """The printed lists can take their place: no region, card or zone is named in a rule."""
    known = {*components.REGIONS, *components.CARDS, *components.ZONES}
    for file in (ROOT / "engines" / "attack").rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        docs = {id(n.body[0].value) for n in ast.walk(tree) if _documented(n)}  # type: ignore[attr-defined]
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in docs:
                assert node.value not in known, f"{file.name}: {node.value}"


def _documented(node: ast.AST) -> bool:
    kinds = ast.Module | ast.FunctionDef | ast.ClassDef
    return isinstance(node, kinds) and bool(node.body) and isinstance(node.body[0], ast.Expr)


def test_at_1_18_the_expansion_does_not_exist_here() -> None:
    assert {option.name for option in ENGINE.options} == {
        "continents", "setup_pace", "claim_order", "seat_order", "weak_hand_redraw", "end",
        "last_one_standing", "trade_lock", "trade_neighbours", "battles", "naval",
        "neutral_command", "sea_leave", "diplomacy_limit", "caretaker", "open_hands", "idle_end",
    }  # fmt: skip
    assert components.UNITS == ("infantry", "tank", "artillery", "plane")
    assert components.SHIPS == ("battleship", "destroyer", "submarine", "carrier")


def test_at_1_14_units_and_ways_are_written_as_here() -> None:
    table = Table({"red": "GER 3I+1T, POL 1I", "blue": "IRQ 1I"}, seats="red blue")
    assert units("2I+1T") == [2, 1, 0, 0]
    assert all(region(row.abbr) == name for name, row in components.REGIONS.items())
    table.do("red", "move 2I+1T GER>POL")
    assert table.at("POL") == "red 3I+1T"


def test_at_2_9_a_region_is_on_the_shore_of_a_zone_by_the_data_alone() -> None:
    """A lane that ran into a zone would add its region to the zone's list; no lane does."""
    ends = {end for lane in components.MAP.sea_lanes for end in (lane.a, lane.b)}
    assert ends <= set(components.REGIONS)
    assert not ends & set(components.ZONES)
    for zone in components.ZONES.values():
        for a in zone.borders:
            others = {b for b in zone.borders if b != a}
            assert others <= {b for b in components.REGIONS if (a, b) in components.LINK}


def test_at_5_8_units_are_counts_and_locked_ones_are_counted_beside_them() -> None:
    table = Table({"red": "GBR 5I+2P, SCA 1I", "blue": "BRA 1I"}, seats="red blue", seas="blue")
    table.march("move", "2I GBR>SCA")
    table.press("blue", "block/great_britain.scandinavia")
    assert table.state.units["great_britain"] == [5, 0, 0, 2]
    assert table.state.locked == {"great_britain": [2, 0, 0, 0]}
    seen = next(r for r in ENGINE.view(table.state, None).regions if r.region == "great_britain")
    assert (seen.units, seen.locked) == ((5, 0, 0, 2), (2, 0, 0, 0))
    stays = table.stopped("red", "move 4I GBR>SCA")
    assert stays
    assert stays.id == "turn-not-possible"


def test_at_3_3_the_stock_limits_set_up_only_and_what_is_not_placed_is_not_owned() -> None:
    assert components.NUMBERS.start_stock.force == (12, 6, 4, 2)
    hand = "oil4a oil4b rail4a rail4b factories4a minerals4a"
    table = Table({"red": "GER 2I+2P", "blue": "IRQ 1I"}, seats="red blue", hands={"red": hand})
    assert cards.production(table.state, "red") >= 30
    table.press("red", "build")
    table.press("red", "into/germany")
    assert "plane/2" in table.keys("red"), "two more planes than the stock had"
