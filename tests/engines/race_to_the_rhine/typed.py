"""Typed turns of Race to the Rhine, and what makes its refusals true (RR-27)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Msg, Seat, msg
from engines.kit.rng import Rng, pick
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import turn_of
from engines.race_to_the_rhine.board import GRAPH
from engines.race_to_the_rhine.components import CORPS, LETTERS, NUMBERS, SPACES
from engines.race_to_the_rhine.loads import load_text
from engines.race_to_the_rhine.state import State
from engines.race_to_the_rhine.stock import lying

GENERAL = ("play-not-offered",)


def _not_there(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    """What lies there is told as it is, or will be after the legs before."""
    if "," in args["typed"]:
        return True
    space = next(space for space in SPACES if names.space(space) == args["space"])
    there = lying(state, space)
    tokens: Msg = args["tokens"]
    return tokens == (load_text(there) if any(there) else msg("rr-nothing"))


def _halted(state: State, seat: Seat, args: Mapping[str, Any]) -> bool:
    return any(c.halted and names.corps(i) == args["corps"] for i, c in state.corps.items())


FACTS: Mapping[str, Callable[[State, Seat, Mapping[str, Any]], bool]] = {
    "rr-err-not-there": _not_there,
    "rr-err-corps-halted": _halted,
    "rr-err-no-action-left": lambda s, seat, a: turn_of(s).actions >= NUMBERS.actions,
}
_ODD = (
    "supply atlantis mix", "move LXX paris", "load VII 2X", "trucks lots", "haul", "dance",
    "haul paris>rouen 4F", "haul paris>rouen 0F", "move", "drop", "drop paris 9", "recon",
    "leave XV 9F", "load III 9A", "swap", "air", "mark", "supply", "cmd trucks 1",
)  # fmt: skip
_SETS = ("mix", "3F", "3A", "3R")
_SAID = (
    "civ=yes", "civ=no", "civ=spare", "market=no", "market=R>A", "go=yes", "go=no", "load=all",
    "load=F", "else skip",
)  # fmt: skip


def line(state: State, seat: Seat, chance: Rng) -> str:
    if not chance.below(20):
        return pick(chance, _ODD)
    return pick(chance, _FORMS)(state, seat, chance)


def _some_space(state: State, seat: Seat, chance: Rng) -> str:
    own = [space for space, army in state.control.items() if army == seat]
    corps = [each.space for corps_id, each in state.corps.items() if CORPS[corps_id].army == seat]
    near = [there for here in corps for there in GRAPH.named(GRAPH.near(here))]
    return pick(chance, [*own, *corps, *near, *near, pick(chance, list(SPACES))])


def _load(chance: Rng) -> str:
    return "".join(f"{1 + chance.below(3)}{kind}" for kind in "FAR" if chance.below(2)) or "1F"


def _pay(chance: Rng) -> str:
    return pick(chance, ["", "", "", "card ", "cmd "])


def _corps(seat: Seat, chance: Rng) -> str:
    return pick(chance, [corps.numeral for corps in CORPS.values() if corps.army == seat])


def _supply(state: State, seat: Seat, chance: Rng) -> str:
    army = next(army for army in state.order if army == seat)
    base = pick(chance, [position.main_base(state, army), _some_space(state, seat, chance)])
    plus = f" +{_load(chance)}" if not chance.below(5) else ""
    shed = f" shed {_load(chance)}" if not chance.below(6) else ""
    return f"{_pay(chance)}supply {base} {pick(chance, _SETS)}{plus}{shed}"


def _trucks(state: State, seat: Seat, chance: Rng) -> str:
    return f"{_pay(chance)}trucks {pick(chance, ['1', '2', '3', '5', '9', 'max', 'spare'])}"


def _haul(state: State, seat: Seat, chance: Rng) -> str:
    own = [space for space, army in state.control.items() if army == seat]
    legs, here = [], pick(chance, own or list(SPACES))
    for _ in range(1 + chance.below(3)):
        there = pick(chance, GRAPH.named(GRAPH.near(here)))
        stock = lying(state, here)
        load = "".join(
            f"{1 + chance.below(n)}{kind}" for kind, n in zip(LETTERS, stock, strict=True) if n
        )
        legs.append(f"{here}>{there} {load or _load(chance)}")
        here = there
    return f"{_pay(chance)}haul {', '.join(legs)}"


def _move(state: State, seat: Seat, chance: Rng) -> str:
    numeral = _corps(seat, chance)
    corps_id = next(i for i, c in CORPS.items() if c.army == seat and c.numeral == numeral)
    here, path = state.corps[corps_id].space if corps_id in state.corps else "paris", []
    for _ in range(1 + chance.below(3)):
        here = pick(chance, GRAPH.named(GRAPH.near(here)))
        path.append(here + (f" (load {_load(chance)})" if not chance.below(6) else ""))
    answers = [pick(chance, _SAID) for _ in range(chance.below(4))]
    return " ".join([f"{_pay(chance)}move {numeral} {' > '.join(path)}", *answers])


def _shift(state: State, seat: Seat, chance: Rng) -> str:
    how = pick(chance, [f"load {{}} {_load(chance)}", "load {} all", f"leave {{}} {_load(chance)}"])
    return how.format(_corps(seat, chance))


def _look(state: State, seat: Seat, chance: Rng) -> str:
    return pick(chance, ["air own", "air res", "recon own", "recon res", "cmd air own"])


def _drop(state: State, seat: Seat, chance: Rng) -> str:
    places = ", ".join(
        f"{_some_space(state, seat, chance)} {1 + chance.below(2)}"
        for _ in range(1 + chance.below(2))
    )
    return f"drop {places}{pick(chance, ['', ' pay medal', ' pay medal, medal'])}"


def _end(state: State, seat: Seat, chance: Rng) -> str:
    space = _some_space(state, seat, chance)
    return pick(chance, ["end", f"mark {space}", f"counter {space}", "box", "pass"])


_FORMS = (_supply, _trucks, _haul, _move, _move, _shift, _look, _drop, _end)


def begun(state: State, seat: Seat) -> str:
    return ""


def spell(picks: tuple[Key, ...]) -> str:
    """Answers that are a whole step in one; the others are parts of steps."""
    key = picks[0] if len(picks) == 1 else ""
    verb, _, arg = key.partition("/")
    pay, _, word = verb.rpartition("-")
    said = f"{pay} {word}".strip()
    if word == "supply":
        base, _, what = arg.partition(".")
        return f"{said} {base} {what}"
    if word == "trucks" or word in ("air", "recon"):
        return f"{said} {arg}"
    if verb in ("load", "leave"):
        corps, _, load = arg.partition(".")
        return f"{verb} {CORPS[corps].numeral} {load}"
    if verb in ("mark", "counter"):
        return f"{verb} {arg}"
    return verb if verb in ("end", "box", "pass") else ""
