"""Another position that a viewer cannot tell from this one (OV-29)."""

from __future__ import annotations

from engines.contract import Seat
from engines.kit.rng import Rng, pick, shuffle
from engines.overlord import ENGINE, card_assignment, library, movement, roles
from engines.overlord.components import AIR_SORTIE, AMBUSH, CARDS, GENERALS, SIDES, Side, foe
from engines.overlord.state import Accord, CommandDraft, Gift, Select, Staff, State

_ALL = roles.seats(library.field("ov-01-bloody-omaha"))
_TWO = roles.seats(library.field("tr-01-crossroads"))

LINES = ("yes", "no", "armor", "infantry")

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

DERIVED = ("reach",)
"""Where the units on the board could go (OV-30.12)."""


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Hidden cards lie elsewhere, mines are stronger or weaker, generals hold other cards and mean
    to move elsewhere, commanders have chosen and sealed otherwise."""
    other = ENGINE.load(ENGINE.dump(state))
    if other.winner:
        return other  # after the end everything is known (OV-29.12)
    _bury(other, rng)
    _deal(other, viewer, rng)
    _give_otherwise(other, viewer, rng)
    _move_otherwise(other, viewer, rng)
    _seal_otherwise(other, viewer, rng)
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


def is_of(state: State, viewer: Seat | None, role: str) -> bool:
    """Whether somebody is this general of the side that moves."""
    return viewer is not None and roles.who(viewer) == (state.side, role)


def _deal(state: State, viewer: Seat | None, rng: Rng) -> None:
    """The pile and the hands the viewer does not know, dealt again."""
    zones = [state.pile]
    for side in SIDES:
        if not knows(state, viewer, side):
            zones += [state.camps[side].hand, state.camps[side].commissar]
    zones += [keep.cards for keep in state.kept if not knows(state, viewer, keep.side)]
    cards = [card for zone in zones for card in zone if card != AIR_SORTIE]
    shuffle(rng, cards)
    for zone in zones:
        for i, card in enumerate(zone):
            if card != AIR_SORTIE:
                zone[i] = cards.pop()
    for side in SIDES:  # no Ambush lies under the commissar (OV-22.9)
        for i, card in enumerate(state.camps[side].commissar):
            if card == AMBUSH and not knows(state, viewer, side):
                at = next(n for n, c in enumerate(state.pile) if c not in (AMBUSH, AIR_SORTIE))
                state.camps[side].commissar[i], state.pile[at] = state.pile[at], card
    choosing = state.side if state.phase == "select" else None
    if choosing and not knows(state, viewer, choosing):
        _choose_again(state, rng)


def _choose_again(state: State, rng: Rng) -> None:
    """What a commander has chosen so far is his secret until it is sent (OV-29.9)."""
    field = library.field(state.scenario)
    state.draft = CommandDraft()
    if not isinstance(state.flow[-1], Select):
        return
    if rng.below(2) and (options := list(card_assignment.legal(state, field))):
        card, role, as_ = pick(rng, options)
        if role != "chief":
            state.draft.gifts.append(Gift(card, role))
        else:
            state.draft.own, state.draft.as_ = card, as_
    if card_assignment.is_commissar(field, state.side):
        while rng.below(2) and (cards := card_assignment.may_lie_under(state, field)):
            state.draft.under.append(pick(rng, cards))


def _give_otherwise(state: State, viewer: Seat | None, rng: Rng) -> None:
    """A card that was given and is not laid yet is another one with the same arrow (OV-29.5)."""
    if knows(state, viewer, state.side) or state.phase not in ("command", "orders"):
        return
    for role, staff in state.staff.items():
        if is_of(state, viewer, role):
            continue
        left = [job.card for job in staff.jobs if job.kind == "lay"]
        for card in left or (list(staff.given) if state.phase == "command" else []):
            gung = state.gung_ho == role and state.draft.gung_card == card
            others = [n for n, new in enumerate(state.pile) if _alike(card, new, gung)]
            if others:
                at = pick(rng, others)
                new, state.pile[at] = state.pile[at], card
                _swap(state, staff, card, new)


def _alike(card: str, new: str, gung: bool) -> bool:
    one, other = CARDS[card], CARDS[new]
    plain = one.kind == other.kind == "section" and one.area == other.area == "one"
    return plain and one.arrows == other.arrows and (other.gung_ho or not gung) and one != other


def _swap(state: State, staff: Staff, card: str, new: str) -> None:
    staff.given[staff.given.index(card)] = new
    state.spent[state.spent.index(card)] = new
    job = next((job for job in staff.jobs if (job.kind, job.card) == ("lay", card)), None)
    if job:
        job.card = new
    if state.draft.gung_card == card:
        state.draft.gung_card = new
    gift = next((gift for gift in state.draft.gifts if gift.card == card), None)
    if gift:
        gift.card = new


def _move_otherwise(state: State, viewer: Seat | None, rng: Rng) -> None:
    """A move that waits for those of other generals goes somewhere else (OV-29.9, 29.10)."""
    field = library.field(state.scenario)
    for role, staff in state.staff.items():
        if is_of(state, viewer, role):
            continue
        for move in staff.planned:
            taken = {other.to for other in staff.planned}
            ways = movement.reach(state, field, move.at, state.units[move.at])
            free = [to for to in ways if to not in taken]
            if move.verb == "to" and free:
                move.to, move.via = pick(rng, free), []


def _seal_otherwise(state: State, viewer: Seat | None, rng: Rng) -> None:
    """Agreement on air, and the sheet of a defender; that he wants to be asked will show."""
    top = state.flow[-1] if state.flow else None
    if isinstance(top, Accord):
        for seat in top.window.asked:
            if seat != viewer:
                top.window.sealed.pop(seat, None)
    sheet, defender = state.sheet, foe(state.side)
    if sheet is None or sheet.window is not None or knows(state, viewer, defender):
        return
    if viewer == roles.seat(defender, "chief") or "ask" in sheet.lines.values():
        return
    own = [unit.id for unit in state.units.values() if unit.side == defender]
    lines = {"others": pick(rng, LINES), pick(rng, own): pick(rng, LINES)} if own else {}
    sheet.lines = {name: said for name, said in lines.items() if rng.below(3)}
