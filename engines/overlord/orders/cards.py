"""Refusals about cards: what a commander chooses, what a general lays and whom he orders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.contract import Illegal, Key, Msg, msg
from engines.overlord import (
    card_assignment,
    land,
    names,
    ordering,
    questions,
    unit_selection,
)
from engines.overlord.board import Board, board_of
from engines.overlord.components import AIR_POWER, CARDS, COUNTER, FINEST_HOUR, CardId, Role
from engines.overlord.orders.words import refuse
from engines.overlord.select import nameable
from engines.overlord.state import Job, Laid, Staff, State

# ---- the commander


def choosing(board: Board, verb: str, arg: str) -> Illegal:
    state, field = board.state, board.field
    name, _, role = arg.partition(".")
    draft = state.draft
    if verb in ("give", "self", "shell", "raid"):
        to: Role = next((r for r in ("left", "center", "right") if r == role), "chief")
        return _card(board, verb, name, to)
    if verb == "send":
        if (
            not draft.gifts
            and not draft.own
            and not card_assignment.is_commissar(field, state.side)
        ):
            return refuse("NO_CARD_CHOSEN")
        if nameable(board):
            why = msg("ov-why-gung-unnamed", role=names.role(draft.gung))
            return refuse("GUNG_HO", why=why)
        return _count(board)
    if verb == "under":
        return _under(board, name)
    if verb == "target":
        if draft.as_ not in (AIR_POWER, "barrage"):
            return refuse("NO_TARGETS_NOW")
        raid = draft.as_ == AIR_POWER and CARDS[draft.own].family != "recon"
        return refuse("BAD_TARGETS", n=4 if raid else 1)
    return _gung_ho(board, verb, name, role, arg)


def _card(board: Board, verb: str, name: str, role: Role) -> Illegal:
    state, field = board.state, board.field
    code = card_assignment.fault(board, name, role)
    if role == "chief" and not code:
        code = "NOT_FOR_COMMANDER"
    card = names.card(name)
    shown = tuple(
        names.role(one) for one in card_assignment.receivers(board, name) if one != "chief"
    )
    if code == "WRONG_ARROW" and len(shown) == 3:
        code = "NOT_FOR_COMMANDER"
    if code == "SORTIE_RULES":
        why = "sortie-off" if not state.air else "sortie-two"
        return refuse(code, why=msg(f"ov-why-{why}"))
    if code == "TOO_MANY_CARDS":
        most = card_assignment.MOST if field.overlord else 1
        return refuse(code, n=len(state.draft.gifts) + bool(state.draft.own) + 1, most=most)
    if code == "NOTHING_TO_COUNTER":
        across = field.opposite(role)
        return refuse(code, role=names.role(across))
    if code == "BOTH_SECTIONS_FULL":
        beside = [g.card for g in state.draft.gifts if g.role == role]
        full = next((c for c in (*beside, name) if CARDS[c].area == "each"), name)
        return refuse(code, card=names.card(full), role=names.role(role))
    return refuse(
        code or "BAD_COMMAND",
        card=card,
        roles=shown,
        role=names.role(role),
        what=CARDS[name].code,
        example="give P-L>L",
    )


def _under(board: Board, name: str) -> Illegal:
    state, field = board.state, board.field
    if not card_assignment.is_commissar(field, state.side):
        return refuse("NO_COMMISSAR")
    if name == "ambush":
        return refuse("REACTION_ONLY")
    draft = state.draft
    left = Counter(state.camps[state.side].hand)
    left.subtract(card_assignment.from_hand(state, draft))
    left.subtract(draft.under)
    if left[name] < 1:
        return refuse("CARD_NOT_HELD", card=names.card(name))
    most = card_assignment.MOST if field.overlord else 1
    return _count(board) if len(draft.under) >= most else refuse("KEEP_ONE")


def _count(board: Board) -> Illegal:
    state, field = board.state, board.field
    most = card_assignment.MOST if field.overlord else 1
    exact = state.rules.commissar == "three" or most == 1
    return refuse("COMMISSAR_COUNT", a=most if exact else 1, b=most, n=len(state.draft.under))


def _gung_ho(board: Board, verb: str, name: str, role: str, arg: str) -> Illegal:
    state, field = board.state, board.field
    draft = state.draft

    def why(reason: str, **args: Msg | str) -> Illegal:
        return refuse("GUNG_HO", why=msg(f"ov-why-gung-{reason}", **args))

    if not field.overlord or not card_assignment.is_marine(field, state.side):
        return why("nobody")
    if verb == "name":
        if state.rules.gung_ho_unit != "named":
            return why("late")
        if not draft.gung:
            return why("first")
        return why("unit", hex=questions.hex_of(arg), role=names.role(draft.gung))
    if draft.gung:
        return why("second", role=names.role(draft.gung))
    sections = [c.card for c in draft.gifts if c.role == role and CARDS[c.card].kind == "section"]
    if name in sections or (sections and not any(CARDS[card].gung_ho for card in sections)):
        card = name if name in sections else sections[0]  # an Assault: OV-23.3
        return why("none", card=names.card(card))
    return why("card", role=names.role(role))


# ---- the generals


def playing(
    state: State, role: Role, name: CardId, where: str = "", wanted: str = ""
) -> Illegal | None:
    """A `play` line names the card, and if it likes the section and the card it repeats."""
    staff = state.staff.get(role, Staff())
    if name not in staff.given and not (name == FINEST_HOUR and state.finest_hour):
        return refuse("NOT_YOUR_CARD", n=len(staff.given), cards=names.cards(staff.given))
    pending = [job for job in staff.jobs if job.kind in ("lay", "counter") and job.card == name]
    jobs = [job for job in staff.jobs if job.laid >= 0 and _laid(state, job).card == name]
    if not pending and not jobs:
        return refuse("LOCKED")
    laid = _laid(state, jobs[0]) if jobs else None
    if wanted:
        return _repeating(state, role, laid, bool(pending), wanted, where)
    if pending and pending[0].kind == "lay" and name != COUNTER:
        spots = [n for card, n in ordering.to_lay(board_of(state), role, staff) if card == name]
        said = where or (str(spots[0]) if len(spots) == 1 else "0")
        return _section(spots) if spots and int(said) not in spots else None
    if where and laid and name != FINEST_HOUR and int(where) not in laid.sections:
        return _section(laid.sections)
    return None


def _laid(state: State, job: Job) -> Laid:
    return state.laid[job.laid]


def _repeating(
    state: State, role: Role, laid: Laid | None, pending: bool, wanted: str, where: str
) -> Illegal | None:
    board = board_of(state)
    field = board.field
    cards = card_assignment.counterable(board, state.side, role)
    found = [one for one in cards if one.acts == wanted]
    if not found or (laid and laid.acts != wanted):
        return refuse("NOTHING_TO_COUNTER", role=names.role(field.opposite(role)))
    if where and pending and not any(int(where) in one.sections for one in found):
        return _section([n for one in found for n in one.sections])
    return None


def _section(sections: list[int]) -> Illegal:
    return refuse("WRONG_SECTION", a=sections[0], b=sections[-1], n=len(set(sections)))


def initiative(state: State, role: Role) -> Illegal | None:
    """The die is for a general without a card (OV-19.1, 19.5)."""
    staff = state.staff.get(role, Staff())
    if staff.given:
        return refuse("NO_INITIATIVE", n=1)
    if state.finest_hour:
        return refuse("NO_INITIATIVE", n=0)
    return None if staff.jobs else refuse("LOCKED")


def ordering_units(board: Board, role: Role, keys: Sequence[Key]) -> Illegal | None:
    state, field = board.state, board.field
    staff = state.staff.get(role, Staff())
    if keys[0].partition("/")[0] in ("lay", "counter"):
        return _section(list(field.area(state.side, role)))
    job = next((job for job in staff.jobs if job.kind in ("order", "heal")), None)
    if job is None:
        return refuse("LOCKED")
    who, most, effect = unit_selection.terms(board, role, job)
    card = _card_of(state, job)
    for key in keys:
        if refusal := _unit(board, role, job, key, card):
            return refusal
    if len(keys) > most:
        return refuse("TOO_MANY_UNITS", card=card, n=most, m=len(keys))
    for key in keys:
        cell = questions.hex_of(key.partition("/")[2])
        if not unit_selection.fits(board, who, cell, state.units[cell]):
            if job.laid < 0:
                face = staff.initiative or "star"
                return refuse("NO_MATCH", face=names.face(face), who=names.cls(who))
            return refuse("WRONG_CLASS", card=card, what=msg(f"ov-who-{who}"))
        if effect == "dig_in" and not land.at(board, cell).sandbags:
            return refuse("WRONG_CLASS", card=card, what=msg("ov-who-digging"))
    return None


def _card_of(state: State, job: Job) -> Msg:
    if job.laid < 0:
        return msg("ov-initiative-die")
    if job.card == FINEST_HOUR:
        return names.card(FINEST_HOUR)
    return names.card(_laid(state, job).acts)


def _unit(board: Board, role: Role, job: Job, key: Key, card: Msg) -> Illegal | None:
    """NO_UNIT, NOT_IN_SECTION, ALREADY_ORDERED for one unit of a list."""
    state, field = board.state, board.field
    cell = questions.hex_of(key.partition("/")[2])
    unit = state.units.get(cell)
    if unit is None or unit.side != state.side:
        return refuse("NO_UNIT", hex=cell)
    works = _works_in(board, role, job)
    if not set(field.sections[cell]) & set(works):
        section, over = "/".join(map(str, field.sections[cell])), "+".join(map(str, works))
        what = names.unit(unit.type)
        return refuse("NOT_IN_SECTION", unit=what, hex=cell, card=card, section=section, works=over)
    if unit.order is not None and (unit.order.role != role or not _same_card(state, job)):
        return refuse("ALREADY_ORDERED", unit=names.unit(unit.type), hex=cell)
    return None


def _works_in(board: Board, role: Role, job: Job) -> list[int]:
    state, field = board.state, board.field
    if not job.sections:
        return list(field.area(state.side, role))
    return _laid(state, job).sections if job.laid >= 0 else job.sections


def _same_card(state: State, job: Job) -> bool:
    """Whether an earlier question of this card has ordered somebody."""
    return job.laid >= 0 and _laid(state, job).ordered > 0
