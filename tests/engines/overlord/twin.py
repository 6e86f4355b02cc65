"""Another position that a viewer cannot tell from this one (OV-29)."""

from __future__ import annotations

from engines.contract import Seat
from engines.kit.rng import Rng, pick
from engines.overlord import ENGINE, card_assignment, library, roles, worlds
from engines.overlord.components import GENERALS, SIDES, foe
from engines.overlord.state import CommandDraft, Gift, Select, State

_ALL = roles.seats(library.field("ov-01-bloody-omaha"))
_TWO = roles.seats(library.field("tr-01-crossroads"))

LINES = ("yes", "no", "armor", "infantry")

OPTIONS = [
    (_ALL, {}),
    (_ALL, {"scenario": "ov-02-kalach-pincers", "players": "7", "commissar": "up_to_three"}),
    (_ALL, {"scenario": "ov-02-kalach-pincers", "players": "6", "talk": "open"}),
    (
        _ALL,
        {
            "scenario": "ov-03-saipan-landing",
            "axis_team": "3",
            "allies_team": "2",
            "gung_ho_unit": "late",
            "ambush": "ask",
            "initiative": "grenade_any+flag_infantry",
        },
    ),
    (
        _ALL,
        {
            "scenario": "ov-04-bastogne",
            "players": "4",
            "pair": "split",
            "order": "batch",
            "interrupts": "ask",
        },
    ),
    (
        _ALL,
        {
            "scenario": "ov-05-hells-highway",
            "axis_team": "2",
            "allies_team": "1",
            "pincer": "both",
            "talk": "none",
        },
    ),
    (_ALL, {"scenario": "ov-06-kursk-steppe", "players": "2", "air": "on"}),
    (
        _ALL,
        {"scenario": "ov-06-kursk-steppe", "axis_team": "4", "allies_team": "4", "axis_hand": "7"},
    ),
    (
        _ALL,
        {
            "scenario": "ov-06-kursk-steppe",
            "air": "ask",
            "axis_team": "1",
            "allies_team": "3",
            "allies_hand": "6",
        },
    ),
    (_ALL, {"scenario": "ov-06-kursk-steppe", "players": "6", "air": "off", "undo": "off"}),
    (_TWO, {"scenario": "tr-01-crossroads"}),
    (_TWO, {"scenario": "tr-02-sand-and-wire", "ambush": "ask"}),
]

"""Every battle, and one of them with two, four, six and eight people."""

TRIED = {(chosen.get("scenario"), chosen.get("players")) for _, chosen in OPTIONS}
MORE = [
    (_ALL, {"scenario": scenario, "players": people})
    for scenario in library.scenarios()
    for people in ("2", "4", "6", "8")
    if scenario.startswith("ov-") and (scenario, people) not in TRIED
]
"""Every battle with every number of people: more people share the roles out, the rules stay."""

ALIKE = [
    tuple(roles.seat(side, role) for role in group)
    for side in SIDES
    for group in (("chief",), GENERALS)
]

HARMLESS = ("stay", "send", "roll", "no")
"""One unit that stays, orders that were just put together, dice that may be rolled."""

DERIVED = ("reach", "side", "role")
"""Where the units on the board could go (OV-30.12), and who sits where."""
UNTOLD = ("hexes",)
"""Terrain, wire and sandbags: units alone fill the text."""
KEPT = ("chosen",)
"""The unit that is just being moved."""
RECKONED = ("rows", "lines", "laid.left", "sums.cards")
"""How large the board is and where its sections end; orders already given, what is summed up."""


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Hidden cards lie elsewhere, mines are stronger or weaker, generals hold other cards and mean
    to move elsewhere, commanders have chosen and sealed otherwise."""
    seats = (viewer,) if viewer else ()
    other = ENGINE.imagine(state, seats, rng)
    if other.winner:
        return other  # after the end everything is known (OV-29.12)
    if other.phase == "select" and not worlds.knows(other, seats, other.side):
        _choose_again(other, rng)
    _answer_otherwise(other, viewer, rng)
    return other


def _choose_again(state: State, rng: Rng) -> None:
    """What a commander has chosen so far is his secret until it is sent (OV-29.9)."""
    field = state.field
    state.draft = CommandDraft()
    if not isinstance(state.flow[-1], Select):
        return
    if rng.below(2) and (options := list(card_assignment.legal(state))):
        card, role, as_ = pick(rng, options)
        if role != "chief":
            state.draft.gifts.append(Gift(card, role))
        else:
            state.draft.own, state.draft.as_ = card, as_
    if state.side in field.commissars:
        while rng.below(2) and (cards := card_assignment.may_lie_under(state)):
            state.draft.under.append(pick(rng, cards))


def _answer_otherwise(other: State, viewer: Seat | None, rng: Rng) -> None:
    """The sheet of a defender says something else; that he wants to be asked will show."""
    sheet, defender = other.sheet, foe(other.side)
    if sheet is None or sheet.window is not None or "ask" in sheet.lines.values():
        return
    if worlds.knows(other, (viewer,) if viewer else (), defender):
        return
    own = [unit.id for unit in other.units.values() if unit.side == defender]
    lines = {"others": pick(rng, LINES), pick(rng, own): pick(rng, LINES)} if own else {}
    sheet.lines = {name: said for name, said in lines.items() if rng.below(3)}
