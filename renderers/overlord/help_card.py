"""The help card: dice, the order of a turn, units and terrain of this battle. OV-30.16."""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract import Msg, msg
from engines.overlord.view import FEATURES, NUMBERS, TYPES, Feature, TableView
from renderers.draw import Shapes, moved
from renderers.leaflet import Leaflet, Row, Section
from renderers.overlord import kinds, pieces, terrain, works
from renderers.overlord.colours import inks
from renderers.overlord.ground import open_ground
from renderers.overlord.head import die
from renderers.theme import Theme

FACES = ("infantry", "armor", "grenade", "star", "flag")
TURN = ("cards", "orders", "moves", "battles", "recovery")


def leaflet(view: TableView, theme: Theme) -> Leaflet:
    sections = [
        Section(Msg("ov-help-dice"), _dice(theme)),
        Section(Msg("ov-help-turn"), tuple(Row(Msg(f"ov-help-turn-{one}")) for one in TURN)),
        Section(Msg("ov-help-terrain"), tuple(_terrain(view, theme))),
        Section(Msg("ov-help-units"), tuple(_units(view, theme))),
    ]
    if len(view.generals) > 2:
        sections.append(Section(Msg("ov-help-initiative"), _initiative(theme)))
    rules = dict.fromkeys(rule for side in view.sides for rule in side.rules)
    if rules:
        told = tuple(Row(Msg(f"ov-help-rule-{rule.replace('_', '-')}")) for rule in rules)
        sections.append(Section(Msg("ov-help-rules"), told))
    return Leaflet("overlord", Msg("ov-help-title"), tuple(sections), inks(theme))


def _dice(theme: Theme) -> tuple[Row, ...]:
    return tuple(Row(Msg(f"ov-help-die-{face}"), die(face, theme)) for face in FACES)


def _initiative(theme: Theme) -> tuple[Row, ...]:
    return tuple(
        Row(Msg(f"ov-class-{who}"), die(face, theme))
        for face, who in NUMBERS.initiative_die.items()
    )


def _units(view: TableView, theme: Theme) -> Iterable[Row]:
    """What stands on this board, with its moves and its dice by range."""
    found = dict.fromkeys(unit.type for unit in view.units)
    nations = {unit.type: (unit.side, unit.nation) for unit in view.units}
    for name in (one for one in TYPES if one in found):
        kind, (side, nation) = TYPES[name], nations[name]
        sign = pieces.unit(side, nation, name, kind.cls, kind.figures, kind.figures, theme)
        dice = " ".join(map(str, kind.dice_by_range))
        told = msg(
            "ov-help-unit",
            unit=Msg(f"ov-unit-{name.replace('_', '-')}"),
            n=kind.move,
            m=kind.move_and_battle,
        )
        yield Row(told, moved(sign, 0, 0, 0.9), dice)


def _terrain(view: TableView, theme: Theme) -> Iterable[Row]:
    there = {name for cell in view.hexes for name in (cell.terrain, cell.rect, cell.obstacle)}
    if any(cell.mine for cell in view.hexes):
        there.add("minefield")
    base = open_ground(view.face)
    for feature in (one for one in FEATURES.values() if one.id in there and one.id != "open"):
        name = Msg(f"ov-feature-{feature.id.replace('_', '-')}")
        told = tuple(facts(feature)) or (Msg("ov-help-plain"),)
        said = msg("ov-help-feature", name=name, facts=told)
        yield Row(said, _sign(feature, base, theme), _dice_off(feature))


def _sign(feature: Feature, base: str, theme: Theme) -> Shapes:
    if feature.layer == "obstacle":
        return works.obstacle(feature.id)
    if feature.layer == "rect":
        return moved(works.work(feature.id, 0b1001, 0b1001), 0, 0, 0.62)
    if feature.layer == "token":
        return pieces.mine("?", theme)
    return moved(terrain.tile(feature.id, 0b1001, base), 0, 0, 0.62)


def _dice_off(feature: Feature) -> str:
    """Dice less against infantry and against armor."""
    off = feature.defense_dice
    return f"{off.infantry} / {off.armor}".replace("-", "\N{MINUS SIGN}") if off.armor else ""


def facts(feature: Feature) -> Iterable[Msg]:
    """What a player has to remember, the way in first."""
    if feature.enter.infantry == "impassable":
        yield Msg("ov-help-closed")
    elif feature.enter.armor == "impassable":
        yield Msg("ov-help-closed-armor")
    if feature.enter.infantry in ("hard_stop", "soft_stop"):
        yield Msg("ov-help-stop")
    elif feature.enter.armor == "soft_stop":
        yield Msg("ov-help-stop-armor")
    if not feature.battle_on_entry_turn.infantry:
        yield Msg("ov-help-no-battle")
    elif not feature.battle_on_entry_turn.armor:
        yield Msg("ov-help-no-battle-armor")
    if not feature.battle_while_on.infantry:
        yield Msg("ov-help-no-battle-here")
    if feature.attack_dice.infantry:
        yield msg("ov-help-attack", n=feature.attack_dice.infantry)
    if feature.ignore_flags:
        yield Msg("ov-help-flags-all" if feature.ignore_flags == "all" else "ov-help-flag")
    if feature.blocks_los:
        yield Msg("ov-help-blocks")
    if feature.id in kinds.SPANS:
        yield Msg("ov-help-span")
    if feature.id in kinds.ROADS:
        yield Msg("ov-help-road")
