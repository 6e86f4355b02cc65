"""Typed turns of Race to the Rhine, and what makes its refusals true (RR-27)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.contract import Key, Seat
from engines.kit.rng import Rng, pick
from engines.race_to_the_rhine import ENGINE, names, position
from engines.race_to_the_rhine.board import GRAPH
from engines.race_to_the_rhine.components import CORPS, LETTERS, NUMBERS, SPACES
from engines.race_to_the_rhine.state import State
from engines.race_to_the_rhine.stock import lying

GENERAL = ("play-not-offered",)
_SETS = ("mix", "3F", "3A", "3R")
_SAID = (
    "civ=yes", "civ=no", "civ=spare", "market=no", "market=R>A", "go=yes", "go=no", "load=all",
    "load=F", "stop=A<2", "sure", "lost=on", "short=on",
)  # fmt: skip


def line(state: State, seat: Seat, chance: Rng) -> str:
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
    base = pick(chance, [position.main_base(state, seat), _some_space(state, seat, chance)])
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


Args = Mapping[str, Any]


def _space(args: Args, name: str = "space") -> str:
    return next(space for space in SPACES if names.space(space) == args[name])


def _own_corps(state: State, args: Args) -> Any:
    return next(c for corps_id, c in state.corps.items() if names.corps(corps_id) == args["corps"])


def _not_there(state: State, seat: Seat, args: Args) -> bool:
    """What lies there is told as it is."""
    from engines.race_to_the_rhine.loads import load_text

    there = lying(state, _space(args))
    return not any(there) or args["tokens"] == load_text(there)


def _no_arrow(state: State, seat: Seat, args: Args) -> bool:
    a, b = _space(args, "a"), _space(args, "b")
    return b not in GRAPH.named(GRAPH.near(a))


FACTS: Mapping[str, Callable[[State, Seat, Args], bool]] = {
    "rr-err-not-there": _not_there,
    "rr-err-no-arrow": _no_arrow,
    "rr-err-no-truck": lambda state, seat, args: state.player.trucks < 3,
    "rr-err-corps-moved": lambda state, seat, args: _own_corps(state, args).moved,
    "rr-err-corps-halted": lambda state, seat, args: _own_corps(state, args).halted,
    "rr-err-no-fuel": lambda state, seat, args: _own_corps(state, args).load[0] < NUMBERS.move_fuel,
    "rr-err-not-controlled": lambda state, seat, args: position.owner(state, _space(args)) != seat,
    "rr-err-space-shut": lambda state, seat, args: (
        position.owner(state, _space(args)) not in ("", None, seat)
    ),
    "rr-err-space-occupied": lambda state, seat, args: (
        position.corps_at(state, _space(args)) is not None
    ),
    "rr-err-base-not-held": lambda state, seat, args: state.control.get(_space(args)) != seat,
    "rr-err-not-a-base": lambda state, seat, args: not SPACES[_space(args)].advance_base,
    "rr-err-truck-number": lambda state, seat, args: args["n"] == state.truck_track,
    "rr-err-rain": lambda state, seat, args: bool(state.rain),
    "rr-err-commander-used": lambda state, seat, args: not state.player.commander,
    "rr-err-wrong-phase": lambda state, seat, args: (
        ENGINE.offers(state)[seat].question == args["question"]
        and not ENGINE.offers(state)[seat].find("end")
    ),
}
