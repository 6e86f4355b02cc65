"""What was fought, as a strip: each attack with its dice and what fell to them. OV-30.14."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Arg, Event, Msg
from engines.overlord.view import TYPES
from renderers import icons
from renderers.draw import moved
from renderers.overlord import pieces
from renderers.overlord.colours import FRONT, inks
from renderers.overlord.head import die
from renderers.panel import STRIP, Sheet, paper
from renderers.picture import Plan
from renderers.theme import Theme
from renderers.wording import Say

ROW, MOST = 78.0, 8
"""The height of an attack, and how many are shown at most, the newest."""
ATTACKS = ("ov-attack", "ov-ambush", "ov-back")


def plan(events: Sequence[Event], say: Say, theme: Theme = FRONT) -> Plan | None:
    """The attacks among these events; None if there was none."""
    found = [n for n, each in enumerate(events) if each.text.id in ATTACKS and len(each.places) > 1]
    if not found:
        return None
    sheet = Sheet(theme, say)
    shown = found[-MOST:]
    for row, n in enumerate(shown):
        until = next((later for later in found if later > n), len(events))
        _attack(sheet, events[n], events[n + 1 : until], (row + 0.5) * ROW)
    size = STRIP, len(shown) * ROW
    return Plan(paper("overlord-strip", size, theme, inks(theme)), tuple(sheet.stamps))


def _attack(sheet: Sheet, attack: Event, after: Sequence[Event], y: float) -> None:
    """Who attacked whom, the dice, and what fell."""
    theme, args = sheet.theme, attack.text.args
    at, target = attack.places[:2]
    _unit(sheet, args["unit"], 40, y)
    sheet.text(72, y + 2, at, 40, "bold")
    sheet.put(168, y, icons.arrow_right(14, theme))
    _unit(sheet, args.get("foe"), 220, y)
    sheet.text(252, y + 2, target, 40, "bold")
    faces = args["faces"]
    x = 390.0
    for face in faces if isinstance(faces, tuple) else ():
        name = face.id.removeprefix("ov-face-")
        sheet.put(x, y, moved(die(name, theme), 0, 0, 1.35), f"strip:die:{name}")
        x += 60
    hurt = [one.text for one in after if one.places[:1] == (target,)]
    lost = sum(int(str(one.args["n"])) for one in hurt if one.id == "ov-losses")
    if lost:
        sheet.put(x + 6, y, icons.arrow_right(14, theme))
        for i in range(min(lost, 4)):
            _unit(sheet, args.get("foe"), x + 56 + i * 40, y, theme.red_ink)
    told = f"−{lost}" if lost else "–"
    fell = any(one.id == "ov-eliminated" for one in hurt)
    if fell:
        told = sheet.say(Msg("ov-board-eliminated"))
    colour = theme.red_ink if lost or fell else theme.faint
    about = f"strip:{target}:{'fell' if fell else lost}"
    sheet.text(STRIP - 30, y + 2, told, 38, "bold", "r", colour, about, STRIP - 60 - x)


def _unit(sheet: Sheet, unit: Arg | None, x: float, y: float, colour: str = "") -> None:
    kind = unit.id.removeprefix("ov-unit-").replace("-", "_") if isinstance(unit, Msg) else ""
    if kind in TYPES:
        figure = pieces.figure(TYPES[kind].cls, "", colour or sheet.theme.ink, sheet.theme.paper)
        sheet.put(x, y, moved(figure, 0, 18, 1.9), f"strip:unit:{kind}")
