"""What is wrong with a scenario file, everything at once (OV-34.9 to 34.27)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

from pydantic import ValidationError

from engines.kit.hexes import Grid, grid
from engines.overlord.components import FEATURES, NATIONS, NUMBERS, SIDES, TYPES, foe
from engines.overlord.field import BARRED, BRIDGED, BRIDGES, Field
from engines.overlord.scenario import COMMAND_RULES, SIZES, Camp, Deployed, Kind, Scenario

FORMAT = "overlord-scenario/1"
LEAST, MOST = 2, 13
"""Cards of a hand (OV-34.13)."""
FACES = ("country", "winter", "desert", "beach")
OWNED = ("bunker", "sandbag", "sea_wall", "minefield")
POWERS = ("hospital", "oasis", "hq_tents")
"""Terrain with printed powers of its own (OV-7.30)."""
CARRIED_OUT = {
    "air", "bridges", "bunker_owner", "commissar", "don", "draws", "gung_ho", "jp", "mines",
    "sea_wall_owner", "weather",
}  # fmt: skip
"""Special rules that only say in words what options, owners and terrain already do."""


class Fault(NamedTuple):
    code: str
    what: str
    warning: bool = False


def read(raw: Any, name: str) -> tuple[Scenario | None, list[Fault]]:
    """The scenario, if it can be read at all, and all its faults."""
    try:
        scenario = Scenario.model_validate(raw)
    except ValidationError as error:
        return None, [_misread(e["loc"], e["type"], e["msg"]) for e in error.errors()]
    return scenario, list(faults(scenario, name))


def _misread(where: tuple[int | str, ...], kind: str, why: str) -> Fault:
    """An option that does not exist counts as an unknown rule (OV-34.12)."""
    unknown = where[0] == "options" and kind == "extra_forbidden"
    code = "SCN_COMMAND_RULE" if unknown else "SCN_FORMAT"
    return Fault(code, f"{' > '.join(map(str, where))}: {why}")


def faults(scenario: Scenario, name: str) -> Iterator[Fault]:
    if scenario.format != FORMAT:
        yield Fault("SCN_FORMAT", f"format {scenario.format}, not {FORMAT}")
    if scenario.id != name:
        yield Fault("SCN_FORMAT", f"id {scenario.id} is not the file name {name}")
    yield from _rules(scenario)
    yield from _powers(scenario)
    yield from _twice(scenario)
    yield from _objectives(scenario)
    yield from _words(scenario)
    basic = [*_board(scenario), *_sides(scenario), *_features(scenario), *_units(scenario)]
    if scenario.board.size in SIZES:
        basic += _off(scenario, grid(SIZES[scenario.board.size][0], 9))
    yield from basic
    if not basic:
        yield from _on_the_field(scenario)


def _on_the_field(scenario: Scenario) -> Iterator[Fault]:
    """What can be said only of a battlefield that can be laid out."""
    field = Field(scenario)
    yield from _places(scenario, field)
    yield from _victory(scenario)
    yield from _empty(scenario, field)


def _board(scenario: Scenario) -> Iterator[Fault]:
    board = scenario.board
    wide = SIZES.get(board.size)
    if wide is None:
        yield Fault("SCN_BOARD", f"size {board.size}")
    elif (board.cols_even_rows, board.cols_odd_rows) != wide or board.rows != 9:
        yield Fault("SCN_BOARD", f"a {board.size} board has 9 rows of {wide[0]} and {wide[1]}")
    if board.face not in FACES:
        yield Fault("SCN_BOARD", f"face {board.face}")


def _sides(scenario: Scenario) -> Iterator[Fault]:
    if sorted(camp.side for camp in scenario.sides) != sorted(SIDES):
        yield Fault("SCN_SIDES", "one AXIS and one ALLIES are needed")
        return
    if sorted(camp.edge for camp in scenario.sides) != ["bottom", "top"]:
        yield Fault("SCN_SIDES", "one side sits at the top, one at the bottom")
    if scenario.first_side not in SIDES:
        yield Fault("SCN_SIDES", f"first side {scenario.first_side}")
    for camp in scenario.sides:
        for nation in {camp.nation, *camp.nations}:
            if nation not in NATIONS or NATIONS[nation].side != camp.side:
                yield Fault("SCN_SIDES", f"nation {nation} of {camp.side}")


def _rules(scenario: Scenario) -> Iterator[Fault]:
    fitting = {"commissar": "RU", "japanese_army": "JP"}
    for camp in scenario.sides:
        for rule in camp.command_rules:
            if rule not in COMMAND_RULES:
                yield Fault("SCN_COMMAND_RULE", f"unknown rule {rule}")
            elif rule in fitting and camp.nation != fitting[rule]:
                yield Fault("SCN_COMMAND_RULE", f"{rule} needs {fitting[rule]}, not {camp.nation}")
            elif rule == "gung_ho" and camp.nation != "US":
                yield Fault("SCN_COMMAND_RULE", f"gung_ho for {camp.nation}", True)
        if not least_hand(scenario, camp) <= camp.hand <= MOST:
            yield Fault("SCN_HAND", f"hand of {camp.hand} for {camp.side}")


def _powers(scenario: Scenario) -> Iterator[Fault]:
    for power in scenario.options.terrain_powers:
        if power not in POWERS:
            yield Fault("SCN_COMMAND_RULE", f"unknown terrain power {power}")


def least_hand(scenario: Scenario, camp: Camp) -> int:
    """Under a commissar three cards lie apart, and one stays in the hand (OV-34.13)."""
    full = scenario.board.size == "overlord"
    return 4 if full and "commissar" in camp.command_rules else LEAST


def _off(scenario: Scenario, geometry: Grid) -> Iterator[Fault]:
    named = [place.at for place in scenario.hexes] + [unit.at for unit in scenario.units]
    for goal in scenario.objectives:
        named += goal.hexes
    for way in scenario.exits:
        named += way.hexes
    for cell in named:
        if cell not in geometry.xy:
            yield Fault("SCN_HEX_OFF", cell)


def _twice(scenario: Scenario) -> Iterator[Fault]:
    lists = {
        "hex": [place.at for place in scenario.hexes],
        "units on": [unit.at for unit in scenario.units],
        "unit": [unit.id for unit in scenario.units],
        "objective": [goal.id for goal in scenario.objectives],
    }
    for what, names in lists.items():
        for name, times in Counter(names).items():
            if times > 1:
                yield Fault("SCN_HEX_TWICE", f"{what} {name}")


def _features(scenario: Scenario) -> Iterator[Fault]:
    mines = 0
    for place in scenario.hexes:
        for layer in ("terrain", "rect", "obstacle", "token"):
            name = getattr(place, layer)
            if name is None:
                continue
            if name not in FEATURES or FEATURES[name].layer != layer:
                yield Fault("SCN_FEATURE", f"{place.at}: {layer} {name}")
                continue
            mines += name == "minefield"
            owner = getattr(place, f"{layer}_owner", None)
            if (name in OWNED or owner is not None) and owner not in SIDES:
                yield Fault("SCN_OWNER", f"{place.at}: {name} of {owner}")
        if place.rect in BRIDGES and place.terrain not in BRIDGED:
            yield Fault("SCN_BRIDGE", f"{place.at}: {place.rect} on {place.terrain}")
    if mines > len(NUMBERS.mine_tokens):
        yield Fault("SCN_MINES", f"{mines} minefields")


def _units(scenario: Scenario) -> Iterator[Fault]:
    announced = {camp.side: camp.nations for camp in scenario.sides}
    for unit in scenario.units:
        if unit.type not in TYPES:
            yield Fault("SCN_UNIT", f"{unit.id}: type {unit.type}")
        elif unit.side not in SIDES or unit.nation not in announced.get(unit.side, ()):
            yield Fault("SCN_UNIT", f"{unit.id}: nation {unit.nation} of {unit.side}")
        elif unit.figures is not None and not 1 <= unit.figures <= TYPES[unit.type].figures:
            yield Fault("SCN_UNIT", f"{unit.id}: {unit.figures} figures")


def _places(scenario: Scenario, field: Field) -> Iterator[Fault]:
    places = {place.at: place for place in scenario.hexes}
    standing = {unit.at: unit for unit in scenario.units}
    for unit in scenario.units:
        place, ground = places.get(unit.at), field.ground[unit.at]
        cls = TYPES[unit.type].cls
        barred = ground.enter[cls] == BARRED and cls not in ground.cannot_leave
        if unit.type == "destroyer":
            barred = not ground.ocean
        if (
            place
            and place.obstacle
            and FEATURES[place.obstacle].enter.model_dump()[cls] == ("impassable")
        ):
            barred = True
        if barred:
            yield Fault("SCN_UNIT_PLACE", f"{unit.id} ({unit.type}) at {unit.at}")
        elif place and _hostile(unit, place.rect, place.rect_owner, "bunker"):
            yield Fault("SCN_UNIT_PLACE", f"{unit.id} in an enemy bunker at {unit.at}")
        elif place and _hostile(unit, place.obstacle, place.obstacle_owner, "sandbag"):
            yield Fault("SCN_UNIT_PLACE", f"{unit.id} on enemy sandbags at {unit.at}")
    for place in scenario.hexes:
        owner = standing[place.at].side if place.at in standing else None
        if place.obstacle == "sandbag" and place.obstacle_owner != owner:
            yield Fault("SCN_SANDBAG", place.at)


def _hostile(unit: Deployed, work: str | None, owner: str | None, name: str) -> bool:
    return work == name and owner is not None and owner != unit.side


def _objectives(scenario: Scenario) -> Iterator[Fault]:
    for goal in scenario.objectives:
        most = 999 if goal.kind == "majority" else len(goal.hexes)
        if goal.kind not in get_args(Kind) or goal.side not in SIDES:
            yield Fault("SCN_OBJECTIVE", f"{goal.id}: {goal.kind} of {goal.side}")
        elif not 1 <= goal.hexes_needed <= most or goal.medals < 1:
            yield Fault("SCN_OBJECTIVE", f"{goal.id}: {goal.hexes_needed} of {len(goal.hexes)}")


def _victory(scenario: Scenario) -> Iterator[Fault]:
    for camp in scenario.sides:
        enemy = foe("AXIS" if camp.side == "AXIS" else "ALLIES")
        most = sum(TYPES[unit.type].medals for unit in scenario.units if unit.side == enemy)
        most += sum(goal.medals for goal in scenario.objectives if goal.side == camp.side)
        if most < camp.medals_to_win and all(way.side != camp.side for way in scenario.exits):
            yield Fault("SCN_VICTORY", f"{camp.side} can reach {most} of {camp.medals_to_win}")


def _words(scenario: Scenario) -> Iterator[Fault]:
    for what, words in (
        ("name", scenario.name),
        ("briefing", scenario.briefing),
        *((rule.id, rule) for rule in scenario.special_rules),
    ):
        for language in ("en", "pl"):
            if not getattr(words, language):
                yield Fault("SCN_TEXT", f"{what} in {language}", True)
    for rule in scenario.special_rules:
        if rule.id not in CARRIED_OUT:
            yield Fault("SCN_SPECIAL", rule.id, True)


def _empty(scenario: Scenario, field: Field) -> Iterator[Fault]:
    for side in SIDES:
        held = {n for u in scenario.units if u.side == side for n in field.sections[u.at]}
        for section in range(1, len(field.lines) + 2):
            if section not in held:
                yield Fault("SCN_EMPTY_SECTION", f"{side} in section {section}", True)
