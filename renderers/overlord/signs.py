"""What stands for units, dice and cards in menus. OV-30.
And how the past is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.overlord.view import CARDS, FACES, TYPES, TableView
from renderers import icons
from renderers.atlas import View
from renderers.draw import Poly, Shapes, Text, moved
from renderers.overlord import pieces
from renderers.overlord.colours import FRONT
from renderers.overlord.hand import KINDS, arrows
from renderers.overlord.head import badge, die
from renderers.overlord.pieces import LIGHT
from renderers.overlord.places import field
from renderers.recap import Told
from renderers.signs import plated
from renderers.story import Story


def _card(kind: str, code: str, roles: tuple[str, ...]) -> Shapes:
    """A card of its kind: with the arrows of its generals, else with its letters."""
    face = Poly(icons.rounded(-40, -50, 40, 50, 10), KINDS.get(kind, KINDS["tactic"]), LIGHT, 4.0)
    if roles:
        return (face, *moved(arrows(roles, "", FRONT), 0, 0, 0.52))
    return (face, Text(0, 0, code, 40, LIGHT, "title"))


def _id(kind: str, name: str) -> str:
    return f"ov-{kind}-{name.replace('_', '-')}"


def _unit(name: str) -> Shapes:
    cls = TYPES[name].cls
    return plated(pieces.figure(cls, "US", FRONT.ink, FRONT.card), FRONT)


SIGNS: dict[str, Shapes] = {
    **{_id("unit", name): _unit(name) for name in TYPES},
    **{_id("card", card.id): _card(card.kind, card.code, card.arrows) for card in CARDS.values()},
    **{_id("face", face): die(face, FRONT) for face in FACES},
    **{f"ov-side-{side.lower()}": badge(side, FRONT) for side in FRONT.sides},
    **{
        f"ov-seat-{side.lower()}_{role}": badge(side, FRONT)
        for side in FRONT.sides
        for role in ("chief", "left", "center", "right")
    },
    **{
        f"ov-role-{role}": plated(arrows((role,), "", FRONT), FRONT)
        for role in ("left", "center", "right")
    },
    **dict.fromkeys(("ov-do-attack", "ov-do-at"), plated(icons.swords(40, FRONT.red_ink), FRONT)),
}


TOLD = Told(
    ways=frozenset(("ov-move", "ov-retreat", "ov-ground", "ov-exit", "ov-back")),
    blows=frozenset(("ov-attack", "ov-ambush")),
    quiet=frozenset(("ov-ordered", "ov-stays")),
)


def _field(view: TableView) -> View:
    x0, y0, x1, y1 = field(view).box
    return View(x0, y0, x1 - x0, y1 - y0)


def _to_win(view: TableView) -> dict[str, int]:
    """Medals still to win: the sides may need different numbers of them."""
    return {side.side: max(side.to_win - side.medals, 0) for side in view.sides}


STORY = Story(
    part=_field,
    shown=frozenset(("hex", "work", "goal", "unit", "obstacle")),
    when=lambda view: msg("ov-board-turn-short", n=view.turn),
    scores=_to_win,
    about=Msg("ov-story-about"),
    side=lambda side: Msg(f"ov-side-{side.lower()}"),
    fewer=True,
    side_of=lambda seat: seat.partition("_")[0].upper(),
)
