"""The worked examples kept as data: coordinates, sections, sight, dice, reach and the rest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines.kit.hexes import grid
from engines.overlord import card_assignment, fire, flags, movement, ordering, piles, recovery
from engines.overlord.components import FACES
from engines.overlord.fire import Attempt
from engines.overlord.game import Game
from engines.overlord.state import Camp, Flags, Gift, Order, Unit
from tests.engines.overlord.table import field_of, scenario, table

FACTS = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))
SIDE = {"US": "ALLIES", "DE": "AXIS", "JP": "AXIS"}


def of(kind: str) -> Any:
    cases = [pytest.param(f["given"], f["expect"], id=f["id"]) for f in FACTS if f["kind"] == kind]
    assert cases, kind
    return pytest.mark.parametrize(("given", "expect"), cases)


def test_ov_35_every_kind_of_example_is_tried() -> None:
    tried = {"coordinate", "neighbours", "distance", "section", "line_of_sight", "dice_count"}
    tried |= {"reach", "hits", "retreat", "distribution", "draw", "initiative", "gung_ho"}
    assert {fact["kind"] for fact in FACTS} == tried
    assert len(FACTS) == 154


@of("coordinate")
def test_ov_35_1_coordinates(given: dict[str, Any], expect: Any) -> None:
    board = grid(13 if given.get("board") == "standard" else 26)
    found = board.xy.get(given["hex"])
    if isinstance(expect, dict) and "x" in expect:
        assert found == (expect["x"], expect["y"])
    else:
        assert (found is not None) == bool(expect.get("exists", expect.get("valid", False)))


@of("neighbours")
def test_ov_35_1_neighbours(given: dict[str, Any], expect: list[str]) -> None:
    board = grid(13 if given["board"] == "standard" else 26)
    assert sorted(board.near[given["hex"]]) == sorted(expect)


@of("distance")
def test_ov_35_1_distances(given: dict[str, Any], expect: int) -> None:
    assert grid(26).distance(given["from"], given["to"]) == expect


@of("section")
def test_ov_35_2_sections(given: dict[str, Any], expect: dict[str, Any]) -> None:
    field = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry", size=given["board"]))
    cell = given["hex"]
    assert list(field.sections[cell]) == expect["sections"]
    if field.overlord:
        assert sorted(field.roles["ALLIES"][cell]) == sorted(expect["generals_bottom_side"])
        assert sorted(field.roles["AXIS"][cell]) == sorted(expect["generals_top_side"])


@of("line_of_sight")
def test_ov_35_3_line_of_sight(given: dict[str, Any], expect: bool) -> None:
    hexes = " ".join(f"{at}:{name}" for at, name in given["terrain"].items())
    units = "".join(f", AXIS {at} infantry" for at in given["units_at"])
    t = table(f"ALLIES {given['from']} infantry{units}", hexes, size=given.get("board", "overlord"))
    assert fire.sees(t.state, given["from"], given["to"]) == expect
    assert fire.sees(t.state, given["to"], given["from"]) == expect


def laid_out(rows: list[dict[str, Any]]) -> str:
    found = []
    for row in rows:
        for layer in ("terrain", "rect", "obstacle"):
            if layer in row:
                owner = row.get(f"{layer}_owner")
                found.append(f"{row['at']}:{row[layer]}" + (f"@{owner}" if owner else ""))
    return " ".join(found)


@of("dice_count")
def test_ov_35_4_number_of_dice(given: dict[str, Any], expect: int) -> None:
    a, b = given["attacker"], given["target"]
    units = ", ".join(
        f"{u['side']} {u['at']} {u['type']} {u['nation']} {u.get('figures', '')}" for u in (a, b)
    )
    t = table(units, laid_out(given["hexes"]), side=a["side"], rules=given.get("command_rules"))
    t.unit(a["at"]).order = Order("left", "", a["at"])
    field = Game(t.state, t.dice).field
    far = field.grid.far[a["at"]][b["at"]]
    shot = fire.aim(t.state, Attempt(a["at"], t.unit(a["at"]), b["at"], t.unit(b["at"]), far))
    assert (shot.dice if shot else 0) == expect


@of("reach")
def test_ov_35_5_reach(given: dict[str, Any], expect: dict[str, list[str]]) -> None:
    others = "".join(f", AXIS {at} infantry" for at in given["other_units_at"])
    t = table(
        f"ALLIES {given['at']} {given['unit']}, AXIS A1 infantry{others}",
        laid_out(given["hexes"]),
        face=given["face"],
    )
    found = movement.reach(t.state, given["at"], t.unit(given["at"]))
    assert sorted(found) == sorted(expect["hexes"])


@of("hits")
def test_ov_35_6_hits(given: dict[str, Any], expect: dict[str, Any]) -> None:
    target = Unit("x", "AXIS", "DE", given["target_class"], 4)
    struck = fire.hits(given["dice"], target, stars=given.get("card") == "air_power")
    assert struck == expect["hits"]
    assert given["dice"].count("flag") == expect["flags"]


@of("retreat")
def test_ov_35_7_retreat(given: dict[str, Any], expect: dict[str, Any]) -> None:
    own = given["unit"]
    side = own["side"]
    works = [
        f"{own['at']}:{given[layer].split()[0]}@{side}"
        for layer in ("rect", "obstacle")
        if layer in given
    ]
    t = table(
        f"{side} {own['at']} {own['type']} {own.get('nation', '')} {own['figures']},"
        " ALLIES C20 infantry, AXIS B20 infantry",
        " ".join(works),
        face=given.get("face", "country"),
        rules={side: given.get("command_rules", [])},
    )
    unit = t.unit(own["at"])
    if "ignored_at_least" in expect:
        bounds = flags.bounds(t.state, Flags(own["at"], given["flags"]), unit)
        assert bounds == (expect["ignored_at_least"], expect["ignored_at_most"])
        assert sorted(flags.open_hexes(t.state, own["at"], unit)) == expect["choices_after"]
        return
    ways = flags.open_hexes(t.state, own["at"], unit)
    game = Game(t.state, t.dice)
    frame = Flags(own["at"], given["flags"], asked="ignored" not in expect)
    t.state.flow.append(frame)
    if "ignored" in expect:
        assert flags.bounds(t.state, frame, unit) == (0, expect["ignored"])
        frame.left, frame.asked = frame.left - expect["ignored"], True
        ways = []
    assert sorted(ways) == expect["choices"]
    if len(ways) < 2:
        flags.advance(game, frame)
    assert own["figures"] - unit.figures == expect["losses"]


@of("distribution")
def test_ov_35_8_distribution(given: dict[str, Any], expect: dict[str, bool]) -> None:
    wanted = given["cards"]
    hand = [c["card"] for c in wanted if c["card"] != "air_sortie"]
    spare = ["dig_in"] * (given["hand_size_now"] - len(hand))
    t = table(hand=" ".join(hand + spare))
    state = t.state
    state.air = bool(given.get("air"))
    state.camps["ALLIES"].sorties = sum(c["card"] == "air_sortie" for c in wanted)
    legal = bool(wanted)
    outer_twice = [c for c in wanted if c.get("section") == "outer"]
    for choice in wanted:
        role = "chief" if choice["to"] == "commander" else choice["to"]
        possible = card_assignment.legal(state)
        legal &= (choice["card"], role) in ((card, to) for card, to, _ in possible)
        if role == "chief":
            state.draft.own, state.draft.as_ = choice["card"], choice["card"]
        else:
            state.draft.gifts.append(Gift(choice["card"], role))
    if len(outer_twice) > 1:  # the sections are the general's choice in ORDERS (OV-18.3)
        legal = _two_on_one_section(outer_twice)
    assert legal == expect["legal"]


def _two_on_one_section(cards: list[dict[str, Any]]) -> bool:
    t = table(
        "ALLIES F3 infantry, ALLIES F8 infantry, AXIS A1 infantry",
        hand=" ".join(c["card"] for c in cards) + " dig_in",
    )
    for card in cards:
        t.press("allies_chief", f"give/{card['card']}.left")
    t.roll("FF")
    t.press("allies_chief", "send")
    t.press("allies_left", f"lay/{cards[0]['card']}.1")
    t.press("allies_left")
    return any(key.endswith(".1") for key in t.keys("allies_left", "lay"))


@of("draw")
def test_ov_35_9_draw(given: dict[str, Any], expect: dict[str, int]) -> None:
    t = table(hand=" ".join(["dig_in"] * given["cards_left_in_hand"]))
    game = Game(t.state, t.dice)
    camp: Camp = t.state.camps["ALLIES"]
    camp.size = given["hand_size"]
    t.state.recon = given["recon_played"]
    recovery.draw_cards(game)
    assert piles.held(t.state, "ALLIES") - given["cards_left_in_hand"] == expect["drawn"]


@of("initiative")
def test_ov_35_10_initiative(given: dict[str, Any], expect: dict[str, int]) -> None:
    where = ["F2", "F4", "F6"]
    units = ", ".join(
        f"ALLIES {at} {cls}" for at, cls in zip(where, given["classes_commanded"], strict=False)
    )
    t = table(f"{units}, AXIS A1 infantry", hand="probe_center dig_in")
    t.press("allies_chief", "give/probe_center.center")
    t.dice.left = [FACES.index(given["face"])]
    t.press("allies_chief", "send")
    offered = t.keys("allies_left", "order")
    assert bool(offered) == bool(expect["units_ordered_at_most"])


@of("gung_ho")
def test_ov_35_11_gung_ho(given: dict[str, Any], expect: dict[str, Any]) -> None:
    marine = {"ALLIES": ["gung_ho"]} if "Japan" not in given.get("side", "") else {}
    t = table(rules=marine)
    state = t.state
    card = "move_out" if given["card"] == "counter_attack" else given["card"]
    own = card_assignment.effect(card)
    if given.get("designated"):
        state.gung_ho, state.draft.gung_card = "left", card
    more = ordering.is_marine_order(state, "left", given["card"], own)
    if isinstance(expect["orders"], int):
        assert own.orders + more == expect["orders"]
    else:
        assert not more
