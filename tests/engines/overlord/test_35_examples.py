"""Section 35: examples told in the rulebook, and further ones.

ALLIES at the bottom, AXIS at the top. Those of other sections stand with their rules.
"""

from __future__ import annotations

from collections import Counter

import pytest

from engines.contract import Illegal, Options
from engines.kit.hexes import Hex
from engines.overlord import ENGINE, components, fire, movement, recovery
from engines.overlord.components import CARDS, CODES, Role
from engines.overlord.fire import Attempt
from engines.overlord.game import Game
from engines.overlord.state import Laid, Mine, Rules
from tests.engines.overlord.reckon import FAR, FOES, field
from tests.engines.overlord.table import (
    Table,
    code_of,
    field_of,
    fight,
    open_battle,
    orders,
    scenario,
    table,
)

LEFT, CENTER, CHIEF, RIGHT = "allies_left", "allies_center", "allies_chief", "axis_right"
BIG = "ov-01-bloody-omaha"


def chairs(options: Options) -> list[list[str]]:
    """Of the ALLIES, the roles of each person."""
    found = ENGINE.chairs({"scenario": BIG, **options})
    return [
        [seat.removeprefix("allies_") for seat in chair]
        for chair in found
        if chair[0].startswith("allies")
    ]


def choosing(hand: str, text: str) -> Table | str:
    """What comes of a choice of cards: the table once it is sent, or the code of the refusal."""
    ids = " ".join(CODES[code] for code in hand.split())
    t = table(
        "ALLIES F2 infantry, ALLIES F6 infantry, ALLIES F11 infantry, ALLIES F20 infantry, "
        "AXIS A3 infantry, AXIS A5 infantry",
        hand=ids,
    )
    t.roll("FFFF FFFF")
    for line in text.split("; "):
        try:
            t.do(CHIEF, line)
        except Illegal:
            return code_of(t.refused(CHIEF, line))
    return t


# ---- from the rulebook


def test_ov_35_12_commander_and_generals_by_number_of_players() -> None:
    assert chairs({"players": "8"}) == [["chief"], ["left"], ["center"], ["right"]]
    assert chairs({"players": "6"}) == [["chief", "center"], ["left"], ["right"]]
    assert chairs({"players": "2"}) == [["chief", "left", "center", "right"]]
    assert len(chairs({"players": "4"})) == 2


def test_ov_35_13_two_boards_side_by_side() -> None:
    own = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry"))
    assert (own.grid.wide, own.grid.rows, len(own.lines) + 1) == (26, 9, 6)
    small = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry", size="standard"))
    assert own.grid.wide == 2 * small.grid.wide
    for role in components.GENERALS:
        first, second = own.area("ALLIES", role)
        assert second == first + 1


def test_ov_35_14_what_is_in_a_deck_and_in_the_pile() -> None:
    kinds = Counter[str]()
    for card in CARDS.values():
        kinds[card.kind] += card.count
    assert kinds == {"section": 40, "tactic": 20, "air": 2}
    assert len(components.deck(True, False)) == 120
    assert len(components.deck(True, True)) == 124
    assert not any(CARDS[card].kind == "air" for card in components.deck(True, False))


@pytest.mark.parametrize(
    ("hand", "text", "code"),
    [
        ("P-L P-C P-R A-C A-L BA", "give P-L>L, P-C>C, P-R>R; send", ""),
        ("P-L A-L P-R A-C A-R BA", "give P-L>L, A-L>L, P-R>R; send", ""),
        ("P-L A-L P-R A-C A-R BA", "give A-C>C; send", ""),
        ("BA P-L P-R A-C A-R MO", "self BA A3; send", ""),
        ("BA P-L P-R A-C A-R MO", "self BA A3; give P-L>L, P-R>R; send", ""),
        ("P-L P-C P-R A-C A-L BA", "give P-L>L, A-L>L, P-C>C, P-R>R", "NOT_OFFERED"),
        ("BA AP P-L P-R A-C A-R", "self BA A3; self AP A3", "NOT_OFFERED"),
    ],
)
def test_ov_35_15_which_choices_of_cards_are_legal(hand: str, text: str, code: str) -> None:
    found = choosing(hand, text)
    assert (found if isinstance(found, str) else "") == code
    if isinstance(found, Table):
        assert (found.state.side, found.state.phase) != ("ALLIES", "select")


@pytest.mark.parametrize(
    ("card", "to", "code"),
    [
        ("P-L", "L", ""),
        ("P-L", "C", "NOT_OFFERED"),
        ("P-L", "R", "NOT_OFFERED"),
        ("RF", "L", ""),
        ("RF", "C", ""),
        ("RF", "R", ""),
        ("PM", "L", ""),
        ("PM", "R", ""),
        ("PM", "C", "NOT_OFFERED"),
    ],
)
def test_ov_35_16_whom_the_arrow_shows(card: str, to: str, code: str) -> None:
    found = choosing(f"{card} DI", f"give {card}>{to}; send")
    assert (found if isinstance(found, str) else "") == code


def test_ov_35_17_an_assault_orders_everybody_in_its_section() -> None:
    rows = "E10 F10 G11 H12 I13"
    units = ", ".join(f"ALLIES {cell} infantry" for cell in rows.split())
    t = table(units + ", ALLIES E15 infantry, AXIS A1 infantry", hand="assault_center dig_in")
    t.do(CHIEF, "give S-C>C; send")
    t.do(CENTER, f"play S-C @3: {rows}")
    assert [cell for cell, unit in t.state.units.items() if unit.order] == rows.split()


def test_ov_35_18_a_tactic_card_stands_alone_with_its_general() -> None:
    assert choosing("MO P-L DI", "give MO>L, P-L>L") == "NOT_OFFERED"


def test_ov_35_19_one_section_card_on_each_section_or_one_on_the_line() -> None:
    t = table(
        "ALLIES F2 infantry, ALLIES F7 infantry, AXIS A1 infantry",
        hand="probe_left attack_left dig_in",
    )
    t.do(CHIEF, "give P-L>L, A-L>L; send")
    t.do(LEFT, "play P-L @1: F2")
    t.do(LEFT, "play A-L @2: F7")
    assert [laid.sections for laid in t.state.laid] == [[1], [2]]
    t = table(
        "ALLIES F2 infantry, ALLIES F7 infantry, AXIS A1 infantry", hand="recon_in_force dig_in"
    )
    t.do(CHIEF, "give RF>L; send")
    assert [laid.sections for laid in t.state.laid] == [[1, 2]]


def test_ov_35_20_a_unit_that_comes_over_the_line_is_not_offered_again() -> None:
    t = table(
        "ALLIES E9 infantry, ALLIES F12 infantry, AXIS A1 infantry",
        hand="probe_left attack_center dig_in",
    )
    t.do(CHIEF, "give P-L>L, A-C>C; send")
    t.do(LEFT, "play P-L @2: E9")
    t.do(LEFT, "E9-E10")
    t.press(CENTER, "lay/attack_center.3")
    assert t.cells(CENTER, "order") == ["F12"]
    assert code_of(t.refused(CENTER, "play A-C @3: E10")) == "NOT_OFFERED"


def test_ov_35_21_no_battle_before_all_generals_have_moved() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES E12 infantry, ALLIES E20 infantry, AXIS E6 infantry, "
        "AXIS E13 infantry",
        ordered="E5 E12 E20",
    )
    t.do(LEFT, "done")
    t.do(CENTER, "done")
    assert t.state.phase == "orders"
    assert not t.keys(LEFT)
    t.do("allies_right", "done")
    assert t.state.phase == "battle"
    assert t.keys(LEFT, "attack")
    assert t.keys(CENTER, "attack")


def test_ov_35_22_armor_on_the_initiative_die_without_armor() -> None:
    t = table(
        "ALLIES F2 infantry, ALLIES F12 infantry, AXIS A1 infantry", hand="probe_center dig_in"
    )
    t.do(CHIEF, "give P-C>C")
    t.roll("A")
    t.press(CHIEF, "send")
    assert t.said("ov-initiative")
    assert LEFT not in t.asked
    assert t.unit("F2").order is None


@pytest.mark.parametrize(
    ("held", "used", "drawn"), [(3, 1, 1), (3, 2, 2), (8, 3, 2), (8, 1, 1), (6, 2, 2)]
)
def test_ov_35_23_two_cards_are_drawn_and_never_more_than_the_hand(
    held: int, used: int, drawn: int
) -> None:
    t = table(hand=" ".join(["dig_in"] * (held - used)))
    camp = t.state.camps["ALLIES"]
    camp.size = held
    recovery.draw_cards(Game(t.state, t.dice))
    assert len(camp.hand) == held - used + drawn


def test_ov_35_23_of_three_cards_at_most_two_are_used() -> None:
    assert choosing("P-L A-C DI", "give P-L>L, A-C>C, DI>R") == "NOT_OFFERED"


# ---- further


@pytest.mark.parametrize(
    ("at", "sections", "roles"),
    [("D9", (2, 3), ("left", "center")), ("B17", (4, 5), ("center", "right"))],
)
def test_ov_35_35_hexes_of_two_generals(
    at: Hex, sections: tuple[int, ...], roles: tuple[Role, ...]
) -> None:
    own = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry"))
    assert own.sections[at] == sections
    assert own.roles["ALLIES"][at] == roles
    for role in roles:
        t = table(f"ALLIES {at} infantry, AXIS A1 infantry", hand=f"probe_{role} dig_in")
        t.press(CHIEF, f"give/probe_{role}.{role}")
        t.roll("F")
        t.press(CHIEF, "send")
        section = next(
            n for n in sections if n in own.area("ALLIES", CARDS[f"probe_{role}"].arrows[0])
        )
        t.press(f"allies_{role}", f"lay/probe_{role}.{section}")
        assert t.cells(f"allies_{role}", "order") == [at]


@pytest.mark.parametrize(
    ("a", "b", "hexes", "seen"),
    [
        ("E5", "C5", "D4:forest", True),
        ("E5", "C5", "D5:forest", True),
        ("E5", "C5", "D4:forest D5:forest", False),
    ],
)
def test_ov_35_36_along_the_edge_of_two_hexes(a: Hex, b: Hex, hexes: str, seen: bool) -> None:
    t = table(f"ALLIES {a} infantry, AXIS {b} infantry", hexes)
    assert fire.sees(t.state, a, b) == seen


def test_ov_35_37_along_the_edge_of_the_board() -> None:
    for hexes, seen in (("", True), ("D25:forest", False)):
        t = table("ALLIES E26 infantry, AXIS C26 infantry", hexes)
        assert fire.sees(t.state, "E26", "C26") == seen


@pytest.mark.parametrize(
    ("attacker", "hexes", "dice"),
    [("infantry", "E6:town", 2), ("armor", "E5:town E6:town", 0), ("artillery", "E6:town", 3)],
)
def test_ov_35_38_dice_against_a_town(attacker: str, hexes: str, dice: int) -> None:
    t = table(f"ALLIES E5 {attacker}, AXIS E6 infantry", hexes)
    found = fire.aim(t.state, Attempt("E5", t.unit("E5"), "E6", t.unit("E6"), 1))
    assert (found.dice if found else 0) == dice


def test_ov_35_39_guns_under_firefight() -> None:
    t = table("ALLIES E5 artillery, AXIS E7 infantry" + FAR, "E7:sandbag@AXIS")
    open_battle(t, "E5", "firefight")
    t.roll("IIGF")
    t.do(LEFT, "E5xE7")
    assert t.figures("E7") == 1
    assert t.keys(RIGHT) == ["ignore/0", "ignore/1"]
    t.do(RIGHT, "flags 1")
    assert "E7" in t.state.units


def test_ov_35_40_no_retreat_into_the_ocean() -> None:
    t = fight("AXIS F5 infantry, ALLIES G5 infantry" + FAR, face="beach", ordered="F5", side="AXIS")
    t.roll("FSS")
    t.do(RIGHT, "F5xG5")
    assert t.figures("G5") == 3


def test_ov_35_41_a_gun_in_its_bunker_under_two_flags() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 artillery" + FAR, "E6:bunker@AXIS")
    t.roll("FF")
    t.do(LEFT, "E5xE6")
    t.do(RIGHT, "flags 1")
    assert t.figures("E6") == 1


def test_ov_35_42_where_a_flag_leads() -> None:
    t = fight("ALLIES E8 infantry, AXIS E7 infantry" + FAR, ordered="E8")
    t.roll("FSS")
    t.do(LEFT, "E8xE7")
    assert t.cells(RIGHT, "retreat") == ["D6", "D7"]
    t = fight("AXIS D10 infantry, ALLIES D9 infantry" + FAR, ordered="D10", side="AXIS")
    t.roll("FSS")
    t.do("axis_center", "D10xD9")
    assert t.cells(LEFT, "retreat") == ["E10", "E9"]


ROAD = "E14:road F13:river+bridge G14:road H13:road I13:road"


@pytest.mark.parametrize(
    ("kind", "to", "fights"),
    [
        ("infantry", "G14", True),
        ("infantry", "F13", False),
        ("infantry", "E14", None),
        ("armor", "E14", True),
        ("artillery", "G14", False),
        ("artillery", "F13", None),
    ],
)
def test_ov_35_45_a_road_over_a_bridge(kind: str, to: Hex, fights: bool | None) -> None:
    t = orders(f"ALLIES I13 {kind}, ALLIES I1 infantry, AXIS A20 infantry", ROAD, ordered="I13 I1")
    t.press(CENTER, "move/i13")
    assert (f"to/{to.lower()}" in t.keys(CENTER)) == (fights is not None)
    if fights is not None:
        t.press(CENTER, f"to/{to.lower()}")
        assert movement.strikes(field(t), t.unit(to)) == fights


def test_ov_35_46_onto_wire_next_to_an_enemy() -> None:
    units = "ALLIES E5 {}, AXIS E7 infantry 1" + FOES
    for act in ("E6xE7+", "E6 wire"):
        t = orders(units.format("infantry"), "E6:wire")
        t.do(LEFT, "E5-E6")
        t.roll("IS")
        t.do(LEFT, act)
        assert "E6" in t.state.units  # no ground either way
        assert bool(t.state.obstacles) == (act != "E6 wire")
        assert (t.state.attack is not None and len(t.state.attack.faces) == 2) == (act != "E6 wire")
    t = orders(units.format("armor"), "E6:wire")
    t.do(LEFT, "E5-E6")
    assert not t.state.obstacles
    t.roll("ISS")
    t.do(LEFT, "E6xE7+")
    assert "E7" not in t.state.units
    assert "E6" in t.state.units


@pytest.mark.parametrize(("strength", "faces", "left"), [(2, "IS", 3), (0, "", 4)])
def test_ov_35_47_infantry_on_a_mine(strength: int, faces: str, left: int) -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES I9 infantry" + FOES, "E6:minefield@AXIS", ordered="E5 I9"
    )
    t.state.mines["E6"] = Mine("AXIS", strength)
    t.roll(faces)
    t.do(LEFT, "E5-E6")
    assert t.figures("E6") == left
    assert t.state.mines == ({"E6": Mine("AXIS", 2, shown=True)} if strength else {})


def test_ov_35_48_an_ambush_throws_armor_back() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry, ALLIES E3 infantry, AXIS D3 infantry" + FAR,
        ordered="E5 E3",
        enemy="ambush dig_in",
        pile="firefight barrage",
        rules_of=Rules(ambush="ask"),
    )
    t.do(LEFT, "E5xE6")
    t.roll("AFS")
    t.press("axis_chief", "use")
    assert t.cells(LEFT, "retreat") == ["F4", "F5"]
    t.do(LEFT, "retreat F4")
    assert t.state.camps["AXIS"].hand == ["dig_in", "barrage"]
    assert t.figures("F4") == 2
    assert t.figures("E6") == 4
    assert t.cells(LEFT, "attack") == ["E3.D3"]  # its own is used up


def test_ov_35_52_a_counter_attack_goes_where_the_enemy_card_lay() -> None:
    units = "ALLIES F2 infantry, ALLIES F6 infantry, ALLIES F7 infantry, ALLIES F12 infantry, "
    for role, text in (("left", "give CT>L; send"), ("center", "give CT>C; send")):
        t = table(units + "AXIS A1 infantry", hand="counter_attack dig_in")
        t.state.turn = 2
        t.state.camps["AXIS"].last = [Laid("probe_right", "right", "probe_right", [2])]
        if role == "center":
            assert code_of(t.refused(CHIEF, text)) == "NOT_OFFERED"
            continue
        t.roll("F")
        t.do(CHIEF, text)
        offer = ENGINE.offers(t.state)[LEFT]
        assert t.cells(LEFT, "order") == ["F6", "F7"]
        assert offer.most == 2
