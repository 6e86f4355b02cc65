"""Golden transcripts: whole games written down, so that a changed rule shows as a changed line.

A transcript is both script and record. Its head says which table is played with which dice, its
`>` lines which moves are made; everything else is what the game answered. To begin a new one, write
the head alone and run `pytest --golden`: the moves are then chosen by `player`. Somebody who gives
up moves `> seat: (concedes)`; write that line into the head.

    # what this game is about
    game: toy
    seats: ada ben
    options: length=long        (may be missing)
    seed: 7                     (of the dice)
    start: late.json            (a saved position beside the transcript, instead of a new game)
    player: random 3            (or `bot 3`, for one with taste, if bot.py beside twin.py has
                                 its `picks(seat, offer, rng)`; without one, no moves are added)
    show: 1-20 55-              (which moves are told in full; all of them if missing)
    hide: advice.reach          (parts of views that would only fill pages)
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from typing import Any

from conformance.cases import toy
from conformance.places import place
from engines.contract import Engine, Event, Illegal, Key, Msg, Offer, Outcome, Seat
from engines.kit.play import play
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, decide
from engines.registry import engine

LARGEST = 64_000
Move = tuple[Seat, tuple[Key, ...]]
NOTHING = ("", "-", "[]", "False")
CONCEDES = ("(concedes)",)


class Illegible(Exception):
    """A move of a transcript is not legal any more."""


@dataclass
class Script:
    """What a transcript asks for."""

    about: list[str]
    head: dict[str, str]
    moves: list[Move]

    def new(self, dice: SeededRng) -> Any:
        if start := self.head.get("start"):
            file = place(self.head["game"]).tests / "golden" / start
            return self.engine.load(file.read_bytes().strip())
        return self.engine.new(self.seats, self.options, dice)

    @property
    def engine(self) -> Engine[Any]:
        return toy() if self.head["game"] == "toy" else engine(self.head["game"])

    @property
    def seats(self) -> list[Seat]:
        return self.head["seats"].split()

    @property
    def options(self) -> dict[str, str]:
        return dict(pair.split("=") for pair in self.head.get("options", "").split())

    def shown(self, n: int) -> bool:
        spans = self.head.get("show", "1-").split()
        return any(
            int(first) <= n <= int(last or n)
            for first, _, last in (span.partition("-") for span in spans)
        )


def transcripts(game: str) -> list[Path]:
    return sorted((place(game).tests / "golden").glob("*.txt"))


def read(text: str) -> Script:
    about: list[str] = []
    head: dict[str, str] = {}
    moves: list[Move] = []
    for line in text.splitlines():
        if line.startswith("# "):
            about.append(line)
        elif line.startswith("> "):
            seat, _, picks = line[2:].partition(":")
            moves.append((seat, tuple(picks.split())))
        elif ": " in line and line[0].isalpha() and not moves:
            name, _, value = line.partition(": ")
            head.setdefault(name, value.strip())
    return Script(about, head, moves)


def written(script: Script, fresh: bool = False) -> str:
    """The transcript of a script. With `fresh`, moves that are missing or illegal are chosen."""
    lines = [*script.about, *(f"{name}: {value}" for name, value in script.head.items())]
    for line in told(script, fresh):
        lines.append(line)
    return "\n".join(lines) + "\n"


def told(script: Script, fresh: bool) -> Iterator[str]:
    rules, dice = script.engine, SeededRng(script.head["seed"].encode())
    state = script.new(dice)
    left = iter(script.moves)
    facts: dict[str, str] = {}
    player = chooser(script)
    n = 0
    while offers := rules.offers(state):
        n += 1
        move = next(left, None)
        if move is not None and fresh and not legal(offers, move):
            move, left = None, iter(())
        if move is None:
            if not fresh or player is None:
                break
            move = player(offers)
        if script.shown(n):
            now = known(rules, state, script)
            yield from ("", f"== {n}", *changes(facts, now))
            facts = now
        yield f"> {move[0]}: {' '.join(move[1])}".rstrip()
        outcome = made(rules, state, move, dice, f"move {n}")
        state = outcome.state
        if script.shown(n):
            yield from (event_line(event) for event in outcome.events)
            if not outcome.barrier:
                yield "  (can be taken back)"
    yield from ("", "== end", *changes(facts, known(rules, state, script)))


def chooser(script: Script) -> Callable[[dict[Seat, Offer]], Move] | None:
    kind, _, seed = script.head.get("player", "").partition(" ")
    if not kind:
        return None
    chance = QuickRng(int(seed))
    if kind == "random":
        return lambda offers: decide(offers, chance)
    bot = import_module(f"{place(script.head['game']).imported}.bot")

    def with_taste(offers: dict[Seat, Offer]) -> Move:
        seat, _ = decide(offers, chance)
        return seat, bot.picks(seat, offers[seat], chance)

    return with_taste


def made(rules: Engine[Any], state: Any, move: Move, dice: SeededRng, where: str) -> Outcome[Any]:
    seat, picks = move
    if picks == CONCEDES:
        draft = rules.load(rules.dump(state))
        return Outcome(draft, tuple(rules.concede(draft, seat, dice)), True)
    try:
        return play(rules, state, seat, picks, dice)
    except Illegal as error:
        raise Illegible(f"{where}, {seat} {picks}: {error}") from None


def legal(offers: Mapping[Seat, Offer], move: Move) -> bool:
    seat, picks = move
    return picks == CONCEDES or (seat in offers and all(offers[seat].find(key) for key in picks))


def known(rules: Engine[Any], state: Any, script: Script) -> dict[str, str]:
    """Everything anybody may know of a position, fact by fact."""
    table = rules.view(state, None)
    seen = [("all", path, value) for path, value in flat(table)]
    for seat in script.seats:
        seen += ((seat, path, value) for path, value in flat(rules.view(state, seat), table))
    hidden = tuple(script.head.get("hide", "(nothing)").split())
    facts = {
        f"{who} {path}": value
        for who, path, value in seen
        if value not in NOTHING and not path.startswith(hidden)
    }
    for seat, offer in rules.offers(state).items():
        facts[f"? {seat}"] = offer_line(offer)
    if result := rules.result(state):
        facts["result"] = f"{result.reason}: {' > '.join('='.join(p) for p in result.ranking)}"
        facts["winners"] = " ".join(result.winners)
        facts["points"] = " ".join(f"{seat}={n}" for seat, n in result.points.items())
    return facts


def changes(old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[str]:
    for path, value in new.items():
        if old.get(path) != value:
            yield f"  {path} {value}"
    gone = [path for path in old if path not in new]
    if gone:
        yield f"  no more: {', '.join(gone)}"


def flat(thing: Any, without: Any = None, path: str = "") -> Iterator[tuple[str, str]]:
    """A view as lines, one for each part that holds nothing but plain values."""
    parts = inside(thing)
    if parts is None or all(inside(part) is None or plain(part) for part in parts.values()):
        yield path, brief(thing)
        return
    for name, part in parts.items():
        if part is not without:
            if part == without and without is not None:
                continue
            yield from flat(part, without, f"{path}.{name}" if path else name)


def inside(thing: Any) -> dict[str, Any] | None:
    """What a record, mapping or list consists of; None for a plain value."""
    if is_dataclass(thing) and not isinstance(thing, Msg):
        return {field.name: getattr(thing, field.name) for field in fields(thing)}
    if isinstance(thing, Mapping):
        return {str(key): value for key, value in thing.items()}
    if isinstance(thing, tuple | list):
        names = [".".join(called(part)) for part in thing]
        clear = all(names) and len(set(names)) == len(names)
        return dict(zip(names if clear else map(str, range(len(names))), thing, strict=True))
    return None


def called(record: Any) -> list[str]:
    """What a record of a list is known by: its id, or the words it begins with."""
    if not is_dataclass(record) or isinstance(record, Msg):
        return []
    values = [getattr(record, field.name) for field in fields(record)]
    if fields(record)[0].name == "id":
        return [str(values[0])]
    return list(takewhile(lambda value: isinstance(value, str) and value, values))[:2]


def plain(thing: Any) -> bool:
    """A list of plain values, short enough to stand inside a line."""
    return isinstance(thing, tuple | list) and all(inside(part) is None for part in thing)


def brief(thing: Any) -> str:
    if isinstance(thing, Msg):
        return said(thing)
    if isinstance(thing, tuple | list):
        return f"[{' '.join(brief(part) for part in thing)}]"
    parts = inside(thing)
    if parts is None:
        return str(thing)
    known = 1 if "id" in parts else len(called(thing))
    told = {name: brief(p) for name, p in list(parts.items())[known:] if not idle(p)}
    return " ".join(f"{name}={value}" for name, value in told.items()) or "-"


def idle(part: Any) -> bool:
    """Nothing worth a word: empty, or a row of noughts."""
    return all(map(idle, part)) if isinstance(part, tuple | list) else part in (0, "", None)


def said(text: Msg) -> str:
    args = [f"{name}={worded(arg)}" for name, arg in text.args.items()]
    return " ".join([text.id, *args])


def worded(arg: Any) -> str:
    if isinstance(arg, Msg):
        return f"({said(arg)})" if arg.args else arg.id
    if isinstance(arg, tuple):
        return f"[{', '.join(worded(part) for part in arg)}]"
    return str(arg)


def offer_line(offer: Offer) -> str:
    verbs: dict[str, list[str]] = {}
    for choice in offer.choices:
        verbs.setdefault(choice.verb, []).append(choice.arg)
    keys = (verb + ("/" + ",".join(args) if any(args) else "") for verb, args in verbs.items())
    how = f"{offer.least}-{offer.most} of " if (offer.least, offer.most) != (1, 1) else ""
    marks = [
        " sealed" * offer.sealed,
        " answered " * bool(offer.answered) + " ".join(offer.answered),
        " open" * (not offer.required),
    ]
    asked = f"{offer.clock} {offer.rule}{''.join(marks)}: {said(offer.question)}"
    return (
        f"{asked}: {how}{' | '.join(keys)}"
        f" (else {' '.join(offer.default) or 'nothing'}); others read: {said(offer.waiting)}"
    )


def event_line(event: Event) -> str:
    to = "" if event.audience is None else f" to {' '.join(event.audience)}"
    at = f" at {' '.join(event.places)}" if event.places else ""
    return f"  !{to}{' reveals' * event.reveals} {said(event.text)}{at}"


# ---- what a game should meet in them


def frames_met(script: Script, wanted: set[str]) -> set[str]:
    """Those of the wanted frames that a transcript meets."""
    rules, dice = script.engine, SeededRng(script.head["seed"].encode())
    state = script.new(dice)
    met: set[str] = set()
    for move in script.moves if wanted else ():
        met |= wanted & set(re.findall(r'"kind":"([^"]+)"', rules.dump(state).decode()))
        if met == wanted:
            break
        state = made(rules, state, move, dice, "").state
    return met


def frames_declared(folder: Path) -> set[str]:
    """Every `kind: Literal["..."]` of a game's saved records."""
    found: set[str] = set()
    for file in folder.rglob("state*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "kind":
                found |= set(re.findall(r"'([^']+)'", ast.unparse(node.annotation)))
    return found
