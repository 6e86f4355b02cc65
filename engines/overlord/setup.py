"""Tables that can be played: who takes part, and the options (OV-16.1, 16.7, 33)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Msg, Option, Options, Seat, msg
from engines.kit.options import Chosen, chosen, first_wrong
from engines.overlord import checking, initiative, library, names, opening, roles
from engines.overlord.components import NUMBERS
from engines.overlord.field import Field
from engines.overlord.state import Rules

_TEAMS = ("players", "1", "2", "3", "4")
_HANDS = ("scenario", *map(str, range(checking.LEAST, checking.MOST + 1)))
_NAMES = {
    scenario_id: names.written(scenario.name)
    for scenario_id, scenario in library.scenarios().items()
}
OPTIONS = (
    Option("scenario", tuple(_NAMES), names=_NAMES),  # OV-33.1
    Option("players", tuple(map(str, range(8, 1, -1))), by_people=True),  # OV-33.2
    Option("axis_team", _TEAMS),
    Option("allies_team", _TEAMS),
    Option("pair", ("shared", "split")),  # OV-33.3
    Option("talk", ("strict", "open", "none"), group="table"),  # OV-33.4
    Option("ambush", ("sheet", "ask"), group="table"),  # OV-33.5
    Option("interrupts", ("standing", "ask"), group="table"),  # OV-33.6
    Option("order", ("first_come", "batch"), group="table"),  # OV-33.7
    Option("initiative", ("printed", *initiative.CHANGES), most=len(NUMBERS.initiative_die) + 1),
    Option("pincer", ("one", "both"), group="ruling"),  # OV-33.9
    Option("commissar", ("three", "up_to_three"), group="ruling"),  # OV-33.10
    Option("gung_ho_unit", ("named", "late"), group="ruling"),  # OV-33.11
    Option("air", ("scenario", "ask", "on", "off")),  # OV-33.12
    Option("axis_hand", _HANDS),  # OV-33.13
    Option("allies_hand", _HANDS),
    Option("undo", ("on", "off"), group="table"),  # OV-33.15
)
"""Section 33. Clocks are the table's; there is one way to share the deck."""


def field(options: Options) -> Field:
    """The chosen scenario."""
    return library.field(chosen(OPTIONS, options)["scenario"])


def rules(options: Options) -> Rules:
    said = chosen(OPTIONS, options)
    return Rules(
        players=int(said["players"]),
        axis_team=int(said["axis_team"].replace("players", "0")),
        allies_team=int(said["allies_team"].replace("players", "0")),
        pair=said["pair"],
        talk=said["talk"],
        ambush=said["ambush"],
        interrupts=said["interrupts"],
        order=said["order"],
        initiative=said["initiative"],
        pincer=said["pincer"],
        commissar=said["commissar"],
        gung_ho_unit=said["gung_ho_unit"],
        air=said["air"],
    )


def check(seats: Sequence[Seat], options: Options) -> Msg | None:
    """Why these seats and options make no game; all roles of a scenario take part."""
    said = chosen(OPTIONS, options)
    if wrong := first_wrong(OPTIONS, said):
        option = msg(f"ov-option-{wrong.name}")
        return msg("ov-check-option", option=option, value=said[wrong.name])
    if initiative.table(said["initiative"]) is None:
        return msg("ov-check-initiative")
    played, table = field(options), rules(options)
    if refusal := _contradiction(played, table, said):
        return refusal
    if sorted(seats) != sorted(roles.seats(played)):
        chairs = roles.chairs(played, table)
        here = sum(set(chair) <= set(seats) for chair in chairs)
        fewer = "yes" if len(chairs) > 2 else "no"
        return msg("ov-check-seats", n=len(chairs), m=here, fewer=fewer)
    return None


def _contradiction(played: Field, table: Rules, said: Chosen) -> Msg | None:
    """Options that do not go with the scenario (OV-33.12, 33.13, 36.71)."""
    name = names.written(played.scenario.name)
    if not played.overlord and max(table.axis_team, table.allies_team) > 1:
        return msg("ov-check-two", scenario=name)
    silent = "air_rules" not in played.scenario.options.model_fields_set
    if table.air in ("ask", "on") and not (played.overlord and (silent or opening.flies(played))):
        return msg("ov-check-air", scenario=name, value=msg(f"ov-option-air-{table.air}"))
    for side, camp in played.camps.items():
        hand = said[f"{side.lower()}_hand"]
        least = checking.least_hand(played.scenario, camp)
        if hand != "scenario" and int(hand) < least:
            return msg("ov-check-hand", side=names.side(side), n=least)
    return None
