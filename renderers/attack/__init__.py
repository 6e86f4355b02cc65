"""Attack! as pictures. AT-24."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

from engines.attack.view import UNITS, SeatView, TableView
from engines.contract import Msg
from renderers import atlas
from renderers.atlas import Print, View
from renderers.attack import (
    advice,
    battle,
    board,
    deeds,
    ending,
    help_card,
    insets,
    layout,
    outcome,
    panels,
    strip,
)
from renderers.attack.colours import WALL, inks
from renderers.attack.ground import printed
from renderers.attack.hand import hand
from renderers.attack.places import ATLAS, FACTS, HEIGHT, KEY, PLATE, WIDTH, ZONES, region_names
from renderers.attack.signs import SIGNS, STORY, TOLD
from renderers.attack.words import alt, alt_battle, alt_hand
from renderers.contract import Renderer
from renderers.draw import Mark, Stamp
from renderers.panel import paper
from renderers.picture import Plan
from renderers.theme import Theme
from renderers.wording import Say

WHOLE = View(0, 0, WIDTH, HEIGHT, 0.67)
ENDED = View(0, 0, WIDTH, PLATE[3], 0.62)
"""The last board, with the winner's plate."""
LOWER = ATLAS[3] - ATLAS[1]
FULL = View(0, 0, WIDTH, HEIGHT + LOWER, 0.49)
"""The board with insets."""
WINDOWS = {
    "europe": View(880, 92, 1120, 860, 1.3),
    "americas": View(0, 92, 1010, 980, 1.3),
    "south_america": View(210, 806, 800, 754, 1.4),
    "africa": View(890, 650, 1110, 910, 1.25),
}
BATTLE = "battle"
FOCUS: tuple[str, ...] = (*WINDOWS, BATTLE)
ALT = {BATTLE: alt_battle}
"""What is told for parts of the board that have words of their own."""
ADVICE = advice.KINDS
"""Pictures a player may ask for privately."""


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = WALL,
    marks: Sequence[str] = (),
    focus: str = "",
    steady: bool = False,
) -> Plan:
    """The board; `marks` are regions to be ringed, `focus` a part shown larger or a battle; for a
    seat also a piece of advice, drawn over the whole board. `steady` leaves out the insets."""
    table, viewer = (planned(view), view.seat) if isinstance(view, SeatView) else (view, "")
    if focus == BATTLE:
        return Plan(_table(outcome.height(table), theme), tuple(outcome.stamps(table, say, theme)))
    kind, focus = (focus, "") if focus in ADVICE else ("", focus)
    if not kind and not focus and isinstance(view, SeatView):
        kind = advice.first(view)
    asked = view if isinstance(view, SeatView) and kind else None
    named = region_names(say)
    zones = {zone: say(Msg(f"at-zone-{zone}")) for zone in ZONES}
    more = not (marks or focus or asked or steady) and insets.full(table)
    where = layout.layout(table.regions, named, zones, theme, insets.walls() if more else ())
    ways = advice.under(asked, kind, where, theme) if asked else None
    drawn: list[Mark] = [
        *board.washes(table),
        *board.zones(zones, theme),
        *(deeds.ways(table, where, theme, viewer) if ways is None else ways),
        *board.units(table, where, theme),
        *(board.ghosts(view, where, theme) if isinstance(view, SeatView) else ()),
        *(() if asked else deeds.signs(table, where, theme, viewer)),
        *board.names(table, where, named, theme),
    ]
    moving = tuple(drawn)
    if focus:
        drawn += panels.strip(table, say, theme, WINDOWS[focus])
    else:
        drawn += [*panels.panels(table, say, theme), *panels.key(table, say, theme)]
        over = table.phase == "over"
        drawn += ending.plate(table, say, theme) if over else ()
    if asked:
        drawn += [*advice.over(asked, kind, where, theme), *advice.legend(asked, kind, say, theme)]
        marks = [region for region in marks if region not in dict(asked.targets)]
    drawn += board.ringed(table, marks, where, theme)
    if more:
        drawn = [*insets.tied(theme), *map(_lowered, drawn), *insets.frames(say, theme)]
        larger = insets.insets(moving, where, FULL.scale, lambda: printed(theme), theme)
        return Plan(_full(theme), tuple(drawn), insets=larger)
    ended = table.phase == "over" and not focus
    return Plan(_ended(theme) if ended else _sheet(focus, theme), tuple(drawn))


def planned(view: SeatView) -> TableView:
    """The board with what this player has ordered and nobody else sees yet."""
    if not view.bought and not view.capital:
        return view.table
    added = {region: [0] * len(UNITS) for _, region, _ in view.bought if region}
    for unit, region, n in view.bought:
        if region:
            added[region][UNITS.index(unit)] += n
    regions = tuple(
        replace(
            each,
            units=tuple(a + b for a, b in zip(each.units, more, strict=True)),
            capital=view.seat if each.region == view.capital else each.capital,
        )
        if (more := added.get(each.region, NONE)) is not NONE or each.region == view.capital
        else each
        for each in view.table.regions
    )
    return replace(view.table, regions=regions)


NONE = (0,) * len(UNITS)


def own(view: SeatView, marks: Sequence[str]) -> str:
    """What a seat sees first: a battle under way, or the places of the question."""
    return BATTLE if outcome.running(view.table) else ""


def prepare(say: Say, theme: Theme = WALL) -> None:
    """Make ready what every picture needs, so that the first one is as quick as the others."""
    for focus in ("", *WINDOWS):
        atlas.sheet(_sheet(focus, theme))
    atlas.sheet(_full(theme))
    atlas.sheet(_table(battle.RUNNING, theme))


def _sheet(focus: str, theme: Theme) -> Print:
    name = f"attack-{focus or 'whole'}-{theme.name}"
    return Print(name, WINDOWS[focus] if focus else WHOLE, FACTS, lambda: printed(theme))


def _ended(theme: Theme) -> Print:
    return Print(f"attack-ended-{theme.name}", ENDED, FACTS, lambda: printed(theme, PLATE))


def _full(theme: Theme) -> Print:
    return Print(f"attack-full-{theme.name}", FULL, FACTS, lambda: printed(theme, ATLAS))


def _lowered(mark: Mark) -> Mark:
    """What stands below the map makes room for insets."""
    if isinstance(mark, Stamp) and mark.y >= KEY[1]:
        return replace(mark, y=mark.y + LOWER)
    return mark


def _table(height: float, theme: Theme) -> Print:
    """What a battle is laid out on."""
    return paper("attack-battle", (battle.WIDTH, height), theme, inks(theme), edge=4.0)


RENDERER = Renderer(
    plan=plan,
    hand=hand,
    alt=alt,
    alt_hand=alt_hand,
    prepare=prepare,
    focus=FOCUS,
    hand_verbs=frozenset(("give", "accept", "decline", "propose")),
    windows=WINDOWS,
    first_look=own,
    advice=ADVICE,
    alt_focus=ALT,
    steady=functools.partial(plan, steady=True),
    help_card=lambda view: help_card.leaflet(WALL),
    great=lambda view, events: BATTLE if outcome.great(view, events) else "",
    strip=strip.plan,
    told=TOLD,
    signs=SIGNS,
    story=STORY,
    theme=WALL,
)
