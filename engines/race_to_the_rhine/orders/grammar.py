"""Typed turns as records: spelling only, nothing about the position (RR-23.1).

Names stay as they were typed; `spelling` finds out what they mean.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from engines.contract import Illegal, Msg, msg
from engines.kit.spelling import plain
from engines.race_to_the_rhine.orders.steps import (
    KINDS,
    Action,
    Answers,
    Cargo,
    Drop,
    End,
    Haul,
    Leg,
    LoadUp,
    Look,
    Move,
    PutDown,
    React,
    Step,
    Stop,
    Supply,
    Trucks,
)


class BadSpelling(Exception):
    """A step that cannot be read. `why` is in words for the writer."""

    def __init__(self, why: Msg) -> None:
        super().__init__(why.id)
        self.why = why


def cut(text: str) -> list[str]:
    """The steps of a turn text, as they were typed."""
    return [step.strip() for step in re.split(r"[;\n]", text) if step.strip()]


def turn(text: str) -> list[Step]:
    """All steps of a turn text; `Illegal` names the first one that cannot be read."""
    steps = [read(step, n) for n, step in enumerate(cut(text), 1)]
    if not steps:
        raise _bad_text(1, msg("rr-why-empty"))
    for n, step in enumerate(steps, 1):
        if step.only and not 1 <= step.only[1] < n:  # RR-27.73
            raise _bad_text(n, msg("rr-why-if", step=step.only[1]))
        last = isinstance(step.action, React | End)
        if last and not all(isinstance(later.action, React) for later in steps[n:]):
            raise _bad_text(n, msg("rr-why-not-last"))  # RR-23.16
        if isinstance(step.action, React) and n < len(steps):
            raise _bad_text(n, msg("rr-why-not-last"))
    return steps


def read(text: str, n: int = 1) -> Step:
    try:
        return _step(plain(text))
    except BadSpelling as bad:
        if bad.why.id.startswith("rr-err-"):
            raise Illegal(bad.why) from None
        raise _bad_text(n, bad.why) from None


def _bad_text(n: int, why: Msg) -> Illegal:
    return Illegal(msg("rr-err-bad-text", n=n, why=why))


# Words of a step, in the order of RR-23.1.

_TOKENS = r"-?\d+ ?[a-z](?: ?-?\d+ ?[a-z])*"
_SHED = rf"(?: shed (?P<shed>{_TOKENS}))?"
_ANSWER = re.compile(r" (?=(?:civ|market|go|load|stop|lost|short) ?=|sure\b)")


def _step(text: str) -> Step:
    only: tuple[Literal["ok", "fail"], int] | None = None
    if found := re.match(r"if (ok|fail) ?(\d+) ?: ?", text):
        only = ("ok" if found[1] == "ok" else "fail", int(found[2]))
        text = text[found.end() :]
    elif re.match(r"if\b", text):
        raise BadSpelling(msg("rr-why-if-form"))
    pay: Literal["", "card", "cmd"] = ""
    if found := re.match(r"(card|cmd) ", text):
        pay = "card" if found[1] == "card" else "cmd"
        text = text[found.end() :]
    verb, _, rest = text.partition(" ")
    reader = _READERS.get(verb)
    if reader is None:
        raise BadSpelling(msg("rr-why-verb", word=verb))
    action = reader(rest.strip(), verb)
    if pay and (isinstance(action, LoadUp | PutDown | React | End) or verb == "recon"):
        raise BadSpelling(msg("rr-why-prefix", word=pay))  # RR-23.3
    return Step(action, pay, only)


def tokens(text: str) -> Cargo:
    """`2F1A`; kinds may repeat (RR-27.11)."""
    counts = dict.fromkeys(KINDS, 0)
    for number, letter in re.findall(r"(-?\d+) ?([a-z])", text):
        kind = letter.upper()
        if kind not in counts or int(number) < 1:
            raise BadSpelling(msg("rr-err-bad-tokens", text=text.upper()))
        counts[kind] += int(number)
    return Cargo(**counts)


def _maybe(text: str | None) -> Cargo | None:
    return tokens(text) if text else None


def _match(pattern: str, text: str, form: str) -> re.Match[str]:
    found = re.fullmatch(pattern, text)
    if not found:
        raise BadSpelling(msg("rr-why-form", form=msg(f"rr-form-{form}")))
    return found


def _supply(text: str, verb: str) -> Supply:
    found = _match(
        rf"(?P<base>.+?) (?P<set>mix|\d+ ?[a-z])(?: ?\+ ?(?P<bonus>{_TOKENS}))?{_SHED}",
        text,
        "supply",
    )
    name: Literal["mix", "F", "A", "R"] = "mix"
    if found["set"] != "mix":
        special = tokens(found["set"])
        if max(special) != 3:  # a special set is three of one kind (RR-6.3)
            raise BadSpelling(msg("rr-why-form", form=msg("rr-form-supply")))
        name = KINDS[special.index(3)]
    return Supply(found["base"], name, _maybe(found["bonus"]), _maybe(found["shed"]))


def _trucks(text: str, verb: str) -> Trucks:
    found = _match(r"(?P<n>-?\d+|max|spare)", text, "trucks")["n"]
    if found == "max":
        return Trucks("max")
    return Trucks("spare") if found == "spare" else Trucks(int(found))


def _haul(text: str, verb: str) -> Haul:
    return Haul(tuple(_leg(part.strip()) for part in text.split(",")) if text else ())


def _leg(text: str) -> Leg | LoadUp | PutDown:
    if text.startswith("load "):
        return _load(text[5:], "load")
    if text.startswith("leave "):
        return _leave(text[6:], "leave")
    found = _match(rf"(?P<a>[^>]+?) ?> ?(?P<b>[^>]+?) ?(?P<load>{_TOKENS}|0){_SHED}", text, "haul")
    load = Cargo() if found["load"] == "0" else tokens(found["load"])
    return Leg(found["a"], found["b"], load, _maybe(found["shed"]))


def _load(text: str, verb: str) -> LoadUp:
    found = _match(rf"(?P<corps>\w+) (?P<load>{_TOKENS}|all)", text, "load")
    return LoadUp(found["corps"], None if found["load"] == "all" else tokens(found["load"]))


def _leave(text: str, verb: str) -> PutDown:
    found = _match(rf"(?P<corps>\w+) (?P<load>{_TOKENS}){_SHED}", text, "leave")
    return PutDown(found["corps"], tokens(found["load"]), _maybe(found["shed"]))


def _move(text: str, verb: str) -> Move:
    path, *answers = _ANSWER.split(text)
    corps, _, way = path.partition(" ")
    if not corps:
        raise BadSpelling(msg("rr-why-form", form=msg("rr-form-move")))
    way, dots, tail = way.replace("…", "...").partition("...")
    if tail.strip():
        raise BadSpelling(msg("rr-why-answer", word=tail.strip()))
    stops = re.split(r">(?![^(]*\))", way) if way.strip() else []
    return Move(
        corps, tuple(_stop(stop.strip(), corps) for stop in stops), bool(dots), _answers(answers)
    )


def _stop(text: str, corps: str) -> Stop:
    found = _match(r"(?P<space>[^()]+?) ?(?:\((?P<acts>[^()]*)\))?", text, "move")
    acts = [act.strip() for act in (found["acts"] or "").split(",") if act.strip()]
    return Stop(found["space"], tuple(_act(act, corps) for act in acts))


def _act(text: str, corps: str) -> LoadUp | PutDown:
    verb, _, what = text.partition(" ")
    if verb == "load":
        return _load(f"{corps} {what}", verb)
    if verb == "leave" and "shed" not in what:
        return _leave(f"{corps} {what}", verb)
    raise BadSpelling(msg("rr-why-form", form=msg("rr-form-move")))


def _answers(parts: list[str]) -> Answers:
    said: dict[str, str] = {}
    for part in parts:
        name, _, value = (word.strip() for word in part.partition("="))
        said[name] = value.replace(" ", "")
        if name not in _VALUES or not re.fullmatch(_VALUES[name], said[name]):
            raise BadSpelling(msg("rr-why-answer", word=part))
    load = said.get("load", "")
    return Answers(
        civ=said.get("civ", ""),
        market=_pairs(said.get("market", "")),
        go=said.get("go", ""),
        load="FAR" if load == "all" else load if load == "no" else _in_order(load),
        stop=tuple(
            (KINDS["far".index(k)], int(n))
            for k, n in re.findall(r"(\w)<(\d+)", said.get("stop", ""))
        ),
        sure="sure" in said,
        lost=said.get("lost") == "on",
        short=said.get("short") == "on",
    )


_VALUES = {
    "civ": "yes|no|spare|ask",
    "market": r"no|ask|[far]>[far](,[far]>[far])*",
    "go": "yes|no|ask",
    "load": "all|no|[far]{1,3}",
    "stop": r"[far]<\d+(,[far]<\d+)*",
    "sure": "",
    "lost": "on|off",
    "short": "on|off",
}


def _pairs(text: str) -> str | tuple[tuple[str, str], ...]:
    pairs = tuple((a.upper(), b.upper()) for a, b in re.findall(r"(\w)>(\w)", text))
    if any(given == got for given, got in pairs):
        raise BadSpelling(msg("rr-err-cannot-swap", pairs=_ALL_PAIRS))
    return pairs or text


_ALL_PAIRS = ", ".join(f"{given}>{got}" for given in KINDS for got in KINDS if given != got)


def _in_order(kinds: str) -> str:
    return "".join(kind for kind in KINDS if kind.lower() in kinds)


def _look(text: str, verb: str) -> Look:
    deck = _match("own|res", text, verb)[0]
    return Look("air" if verb == "air" else "recon", "own" if deck == "own" else "res")


def _drop(text: str, verb: str) -> Drop:
    where, _, pay = text.partition(" pay ")
    places = [
        _match(r"(?P<space>.+?) ?(?P<n>-?\d+)", part.strip(), "drop") for part in where.split(",")
    ]
    return Drop(
        tuple((found["space"], int(found["n"])) for found in places),
        tuple(_item(item.strip()) for item in pay.split(",")) if pay else None,
    )


def _item(text: str) -> str:
    if found := re.fullmatch(r"marks ?\((?P<cards>[^()]+)\)", text):
        return f"marks {found['cards'].strip()}"
    return _match(r"[^()]+", text, "drop")[0]


def _react(text: str, verb: str) -> React:
    choices: list[tuple[Literal["mark", "counter", "box", "pass"], str]] = []
    for part in re.split(r" else ", f"{verb} {text}".strip()):
        word, _, space = part.strip().partition(" ")
        if word == "mark" and space:
            choices.append(("mark", space))
        elif word == "counter" and space:
            choices.append(("counter", space))
        elif word == "box" and not space:
            choices.append(("box", ""))
        elif word == "pass" and not space:
            choices.append(("pass", ""))
        else:
            raise BadSpelling(msg("rr-why-form", form=msg("rr-form-react")))
    return React(tuple(choices))


def _end(text: str, verb: str) -> End:
    _match("", text, "end")
    return End()


_READERS: dict[str, Callable[[str, str], Action]] = {
    "supply": _supply,
    "trucks": _trucks,
    "haul": _haul,
    "move": _move,
    "air": _look,
    "recon": _look,
    "drop": _drop,
    "load": _load,
    "leave": _leave,
    "mark": _react,
    "counter": _react,
    "box": _react,
    "pass": _react,
    "end": _end,
}
