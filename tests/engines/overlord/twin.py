"""Another position that a viewer cannot tell from this one (OV-29)."""

from __future__ import annotations

from engines.contract import Seat
from engines.kit.rng import Rng, pick, shuffle
from engines.overlord import ENGINE, library, loads, roles
from engines.overlord.box import AIR_SORTIE, AMBUSH, SIDES, Side
from engines.overlord.state import Accord, Draft, Gift, State

_ALL = roles.seats(library.field("ov-01-bloody-omaha"))
_TWO = roles.seats(library.field("tr-01-crossroads"))

OPTIONS = [
    (_ALL, {}),
    (_ALL, {"scenario": "ov-02-kalach-pincers", "players": "7", "commissar": "three"}),
    (_ALL, {"scenario": "ov-02-kalach-pincers", "players": "6", "talk": "open"}),
    (
        _ALL,
        {
            "scenario": "ov-03-saipan-landing",
            "axis_team": "3",
            "allies_team": "2",
            "gung_ho_unit": "named",
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
    (_ALL, {"scenario": "ov-06-kursk-steppe", "air": "off", "undo": "off"}),
    (_TWO, {"scenario": "tr-01-crossroads"}),
    (_TWO, {"scenario": "tr-02-sand-and-wire", "ambush": "ask"}),
]


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Hidden cards lie elsewhere, mines are stronger or weaker, others have sealed otherwise."""
    other = ENGINE.load(ENGINE.dump(state))
    _bury(other, rng)
    _deal(other, viewer, rng)
    top = other.flow[-1] if other.flow else None
    if isinstance(top, Accord):
        for seat in top.window.asked:
            if seat != viewer:
                top.window.sealed.pop(seat, None)
    return other


def _bury(state: State, rng: Rng) -> None:
    """Face-down tokens among each other (OV-29.8)."""
    hidden = [mine for mine in state.mines.values() if not mine.shown]
    strengths = [mine.strength for mine in hidden]
    shuffle(rng, strengths)
    for mine, strength in zip(hidden, strengths, strict=True):
        mine.strength = strength


def knows(state: State, viewer: Seat | None, side: Side) -> bool:
    if viewer is None:
        return False
    own, role = roles.who(viewer)
    field = library.field(state.scenario)
    return own == side and (role == "chief" or roles.sees_hand(state, field, side))


def _deal(state: State, viewer: Seat | None, rng: Rng) -> None:
    """The pile and the hands the viewer does not know, dealt again."""
    choosing = state.side if state.phase == "select" else None
    zones = [state.pile]
    for side in SIDES:
        camp = state.camps[side]
        if knows(state, viewer, side):
            continue
        zones.append(camp.hand)
        if side != choosing:
            zones.append(camp.commissar)
    zones += [keep.cards for keep in state.kept if not knows(state, viewer, keep.side)]
    cards = [card for zone in zones for card in zone if card != AIR_SORTIE]
    shuffle(rng, cards)
    for zone in zones:
        for i, card in enumerate(zone):
            if card != AIR_SORTIE:
                zone[i] = cards.pop()
    for side in SIDES:  # no Ambush lies under the commissar (OV-22.9)
        for i, card in enumerate(state.camps[side].commissar):
            if card == AMBUSH:
                at = next(n for n, c in enumerate(state.pile) if c not in (AMBUSH, AIR_SORTIE))
                state.camps[side].commissar[i], state.pile[at] = state.pile[at], card
    if choosing and not knows(state, viewer, choosing):
        _choose_again(state, rng)


def _choose_again(state: State, rng: Rng) -> None:
    """What a commander has chosen so far is his secret until it is sent."""
    field = library.field(state.scenario)
    state.draft = Draft()
    if loads.is_commissar(field, state.side):
        return
    if rng.below(2) and (options := list(loads.legal(state, field))):
        card, role, as_ = pick(rng, options)
        if role != "chief":
            state.draft.gifts.append(Gift(card, role))
        else:
            state.draft.own, state.draft.as_ = card, as_
