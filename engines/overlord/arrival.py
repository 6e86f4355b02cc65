"""What happens to a unit that goes from hex to hex: ice, mines, wire, headquarters (OV-7)."""

from __future__ import annotations

from engines.kit.hexes import Hex
from engines.overlord import fire, land, medals, movement, names, piles
from engines.overlord.components import TYPES
from engines.overlord.game import Game
from engines.overlord.state import Mine, Unit

ICE_DICE = 2


def march(game: Game, start: Hex, path: tuple[Hex, ...], kind: str) -> bool:
    """Take a unit along a way; False if it did not survive. `kind` names the trace."""
    state = game.state
    unit = game.leave(start)
    movement.entered(game.state, unit, start, path)
    game.record(kind, unit.side, start, *path)
    free = unit.order is not None and unit.order.card == movement.RAIDERS
    for cell in path:
        state.units[cell] = unit
        if land.at(game.state, cell).ice and not ice(game, cell):
            return _gone(game)
        if cell != path[-1]:
            del state.units[cell]
    end = path[-1]
    cleared = _engineer_clears(game, end, unit)
    again = free and unit.order is not None and unit.order.again
    if not cleared and not again and not mine(game, end):
        return _gone(game)
    crush(game, end)
    _tents(game, end, unit)
    medals.check(game)
    return True


def end_raid(game: Game, cell: Hex) -> None:
    """Behind Enemy Lines ends where the unit stands: a field there works now (OV-13.18)."""
    order = game.state.units[cell].order
    assert order
    order.again = False
    if (order.gone or order.grounds) and not mine(game, cell):
        _gone(game)


def _gone(game: Game) -> bool:
    medals.check_units(game)
    return False


def ice(game: Game, cell: Hex) -> bool:
    """Each star of two dice takes a figure (OV-7.32); False if it took the last."""
    unit = game.state.units[cell]
    faces = game.roll(ICE_DICE)
    lost = min(faces.count("star"), unit.figures)
    game.tell_of(unit, "ov-ice", cell, faces=names.faces(faces), n=lost)
    return not lost or not game.lose(cell, lost)


def confirmed(game: Game, cell: Hex, n: int) -> int:
    """Hits that count: those on a Tiger are rolled for again (OV-3.12)."""
    unit = game.state.units[cell]
    if unit.type != "tiger" or not n:
        return n
    faces = game.roll(n)
    game.tell_of(unit, "ov-confirm", cell, faces=names.faces(faces))
    return int("grenade" in faces)


def mine(game: Game, cell: Hex) -> bool:
    """A field works against everybody but its owner's side (OV-7.34); False if fatal (OV-7.40)."""
    state = game.state
    field, unit = state.mines.get(cell), state.units[cell]
    if field is None or field.owner == unit.side:
        return True
    shown, field.shown = field.shown, True
    faces = game.roll(field.strength)
    struck = fire.hits(faces, unit)
    told = game.say if shown else game.show
    told(
        "ov-mine",
        cell,
        unit=names.unit(unit.type),
        hex=cell,
        strength=field.strength,
        faces=names.faces(faces),
        n=min(struck, unit.figures),
    )
    lost = min(confirmed(game, cell, struck), unit.figures)  # each hit: OV-3.12
    if not field.strength:
        del state.mines[cell]
    return not lost or not game.lose(cell, lost)


def _engineer_clears(game: Game, cell: Hex, unit: Unit) -> bool:
    """With the right to battle left an engineer clears at once, and that was its battle."""
    field: Mine | None = game.state.mines.get(cell)
    if field is None or field.owner == unit.side or unit.type != "engineer":
        return False
    if unit.order is None or not movement.strikes(game.field, unit):
        return False
    clear(game, cell, unit)
    return True


def clear(game: Game, cell: Hex, unit: Unit) -> None:
    """OV-7.36."""
    del game.state.mines[cell]
    if unit.order:
        unit.order.battles = 0
    game.tell_of(unit, "ov-mine-cleared", cell)


def crush(game: Game, cell: Hex) -> bool:
    """Armor on wire removes it, on coming there or when it battles (OV-7.37)."""
    armor = TYPES[game.state.units[cell].type].cls == "armor"
    if armor and game.state.obstacles.get(cell) == "wire":
        unwire(game, cell)
        return True
    return False


def unwire(game: Game, cell: Hex) -> None:
    del game.state.obstacles[cell]
    game.say("ov-wire-gone", cell, hex=cell)


def _tents(game: Game, cell: Hex, unit: Unit) -> None:
    """Headquarters raided and retaken (OV-7.30)."""
    field, state = game.field, game.state
    if "hq_tents" not in field.scenario.options.terrain_powers or (
        "hq_tents" not in field.base[cell]
    ):
        return
    _, y = field.grid.xy[cell]
    owner = next(s for s, dy in field.back.items() if (dy < 0) == (y < 4)) if y != 4 else None
    if owner is None:
        return
    camp = state.camps[owner]
    if unit.side != owner and cell not in state.tents:
        state.tents.append(cell)
        if camp.hand:
            card = camp.hand.pop(game.rng.below(len(camp.hand)))
            state.discards.append(card)
            game.show("ov-card-lost", side=names.side(owner), card=names.card(card))
    elif unit.side == owner and cell in state.tents:
        state.tents.remove(cell)
        piles.draw(game, owner, 1)
