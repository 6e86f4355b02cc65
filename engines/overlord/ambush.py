"""Ambush: who is asked, under seal, and the battle before the battle (OV-14)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain

from engines import contract
from engines.kit import window
from engines.kit.hexes import Hex
from engines.kit.window import Window
from engines.overlord import arrival, components, fire, flags, land, names, piles, questions, roles
from engines.overlord.components import AMBUSH, TYPES, Side, foe
from engines.overlord.fire import Attempt
from engines.overlord.game import Game
from engines.overlord.state import Attack, Roll, Sheet, State, Unit

ANSWERS = ("yes", "armor", "infantry", "ask")
"""Besides `no`, which a unit needs a line for only where the others have another one."""
OTHERS = "others"
HUSH = "ambush/no"
"""The commander may say so once and for all, whatever he holds (OV-14.12)."""


def could_be(state: State, side: Side) -> bool:
    """Public facts only: a card in hand, and an Ambush that is not in the discards (OV-14.8)."""
    if not state.camps[side].hand:
        return False
    copies = components.CARDS[AMBUSH].count * (
        components.NUMBERS.decks_in_overlord if "left" in state.staff else 1
    )
    return state.discards.count(AMBUSH) < copies


def eligible(state: State, at: Hex, target: Hex) -> bool:
    """Whether the unit attacked could itself attack its attacker (OV-14.3)."""
    attacker, unit = state.units[at], state.units[target]
    if not fire.stands_to_fight(state, target, unit):
        return False
    return fire.aim(state, Attempt(target, unit, at, attacker, 1, ambush=True)) is not None


# ---- the sheet


def opens(game: Game) -> bool:
    """Whether the defender gets his sheet now (OV-14.9)."""
    state = game.state
    if state.rules.ambush != "sheet" or state.sheet is not None:
        return False
    if not could_be(state, foe(state.side)):
        return False
    for cell, unit in state.units.items():
        if unit.order is None or not land.next_to_enemy(game.state, cell, unit.side):
            continue
        if not fire.ready(game.state, cell, unit):
            continue
        if any(eligible(game.state, cell, s.at) for s in fire.shots(game.state, cell, unit)):
            return True
    return False


def sheet_out(state: State) -> bool:
    return state.sheet is not None and state.sheet.window is not None


def lies_before(state: State, seat: contract.Seat) -> bool:
    """Whether this seat is asked for the sheet."""
    box = state.sheet.window if state.sheet else None
    return box is not None and seat in box.asked


def open_sheet(game: Game) -> None:
    defender = roles.seat(foe(game.state.side), "chief")
    game.state.sheet = Sheet({}, Window(questions.clock(game.state, "ambush"), [defender]))
    game.say("ov-may-answer", side=names.side(foe(game.state.side)))


def ask_sheet(state: State) -> dict[contract.Seat, contract.Offer]:
    """The commander's sheet while it is out, whatever else is being asked (OV-14.10)."""
    box_ = state.sheet.window if state.sheet else None
    if box_ is None:
        return {}
    choices = _lines(tuple(at for at, unit in state.units.items() if unit.side != state.side))
    question = contract.msg("ov-ask-sheet")
    wait = contract.msg("ov-wait-ambush")
    return {
        box_.asked[0]: window.offer(
            box_,
            box_.asked[0],
            question,
            choices,
            wait,
            silence="no",
            most=len(choices),
            exclusive_verbs=("sheet", "no"),
            rule="OV-14.9",
            hush=HUSH,
        )
    }


@lru_cache(maxsize=64)
def _lines(cells: tuple[Hex, ...]) -> tuple[contract.Choice, ...]:
    """What a commander may say for all of his units, and for each."""
    return (
        questions.plain_choice("no"),
        *(questions.lines_choice("sheet", answer) for answer in ANSWERS),
        *chain.from_iterable(map(_lines_for, cells)),
    )


@cache
def _lines_for(cell: Hex) -> tuple[contract.Choice, ...]:
    return tuple(questions.line_choice("sheet", cell, said) for said in (*ANSWERS, "no"))


def idle(state: State, seat: contract.Seat, offer: contract.Offer) -> bool:
    """Whether the commander who is asked holds no Ambush, so that any answer means no."""
    return offer.hush == HUSH and AMBUSH not in state.camps[foe(state.side)].hand


def answer_sheet(game: Game, picks: tuple[contract.Key, ...]) -> None:
    """Each unit's own line, the last one said; `no` besides other lines means nothing more. A line
    stays with its unit, wherever that goes."""
    assert game.state.sheet
    lines: dict[str, str] = {}
    for pick in picks:
        _, _, arg = pick.partition("/")
        if arg:
            name, _, value = arg.partition(".")
            own = name if name == OTHERS else game.state.units[questions.hex_of(name)].id
            lines[own] = value
    game.state.sheet.lines = lines
    game.state.sheet.window = None


def sheet_says(sheet: Sheet, target: Unit, attacker: Unit) -> str:
    said = sheet.lines.get(target.id) or sheet.lines.get(OTHERS, "no")
    if said in ("armor", "infantry"):
        return "yes" if TYPES[attacker.type].cls == said else "no"
    return said


# ---- one attack


def settle(game: Game, frame: Attack) -> bool:
    """Before the dice of a close assault, once for each (OV-14.6); False while the defender is
    being asked (OV-14.10)."""
    state = game.state
    if not frame.close or not could_be(state, foe(state.side)):
        return True
    if not eligible(game.state, frame.at, frame.target):
        return True
    if frame.answer:
        said, frame.answer = frame.answer, ""
        if said == "use":
            _spring(game, frame)  # OV-14.1
        return True
    said = "ask"
    if state.rules.ambush == "sheet":
        if state.sheet is None:  # an overrun brings the first close assault that can be answered
            open_sheet(game)
            return False
        said = sheet_says(state.sheet, state.units[frame.target], state.units[frame.at])
    if said == "yes":
        _spring(game, frame)
        return True
    if said == "ask":
        defender = roles.seat(foe(state.side), "chief")
        frame.window = Window(f"ambush/{state.turn}.{len(state.traces)}", [defender])
        game.say("ov-may-answer", frame.at, frame.target, side=names.side(foe(state.side)))
        return False
    return True


def ask_window(state: State, frame: Attack) -> dict[contract.Seat, contract.Offer]:
    assert frame.window
    choices = (questions.plain_choice("pass"), questions.plain_choice("use"))
    question = contract.msg("ov-ask-ambush", hex=frame.target, by=frame.at)
    seat = frame.window.asked[0]
    return {
        seat: window.offer(
            frame.window,
            seat,
            question,
            choices,
            contract.msg("ov-wait-ambush"),
            rule="OV-14.13",
            hush=HUSH,
        )
    }


def _spring(game: Game, frame: Attack) -> None:
    """The attacked unit battles first, if the card is there (OV-14.4, 14.11)."""
    state = game.state
    side = foe(state.side)
    camp = state.camps[side]
    if AMBUSH not in camp.hand:
        return
    camp.hand.remove(AMBUSH)  # it belongs to no turn: OV-14.2
    state.discards.append(AMBUSH)
    unit, attacker = state.units[frame.target], state.units[frame.at]
    arrival.crush(game, frame.target)
    shot = fire.aim(game.state, Attempt(frame.target, unit, frame.at, attacker, 1, ambush=True))
    assert shot
    faces = game.roll(shot.dice)
    stars = fire.stars_hit(unit, TYPES[attacker.type].cls)
    struck, flagged = fire.hits(faces, attacker, stars=stars), faces.count("flag")
    game.show(
        "ov-ambush",
        frame.target,
        frame.at,
        unit=names.unit(unit.type),
        hex=frame.target,
        faces=names.faces(faces),
        hits=struck,
        flags=flagged,
    )
    state.attack = Roll(
        frame.target, frame.at, unit.type, side, attacker.type, shot.table, shot.bonus, shot.cover,
        shot.own, faces, struck, flagged,
    )  # fmt: skip
    game.record("attack", side, frame.target, frame.at, note=f"{struck}h{flagged}f")
    camp.ambushed = True
    # The attack goes on only if the attacker is still there: OV-14.5.
    flags.suffer(game, frame.at, struck, flagged)


def replace(game: Game) -> None:
    """A card for an Ambush that is over: in Overlord now, on the standard board at the end of the
    turn (OV-4.4, 14.7)."""
    side = foe(game.state.side)
    camp = game.state.camps[side]
    if game.field.overlord and camp.ambushed:
        camp.ambushed = False
        piles.draw(game, side, 1)
