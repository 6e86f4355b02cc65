"""Leagues as files: tables for a spreadsheet, results as JSON or CSV, and what can be read back.

A spreadsheet takes a cell that begins with `=`, `+`, `-`, `@`, a tab or a line break for a formula,
and people choose their own names. Such cells get an apostrophe in front.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from hashlib import sha256
from io import StringIO
from itertools import islice

from bot.app.play.computers import is_computer
from bot.league.results import Game, Part, Person

BOM = "\ufeff"
"""By it spreadsheets know that a file is UTF-8."""
FORMULA = ("=", "+", "-", "@")
SEPARATORS = {"pl": (";", ",")}
"""By language: what is between cells, and the decimal sign. Others: a comma, a point."""
COLUMNS = (
    *("game", "title", "ended", "round", "person", "side", "place", "points", "kind", "seats"),
    *("verdict", "length", "computers", "turns", "substitute", "seconds"),
)
"""Of a file of results: a line for each part of a game."""
MOST_LINES = 20_000
MOST_PEOPLE = 1_000
"""In a list of people: as many as a season can be opened to."""
PERSON = re.compile(r"(?<!\d)[1-9]\d{14,18}(?!\d)")
FIRST_PERSON, LAST_PERSON = 10**14, 2**63
"""Discord's numbers are longer than those of computers, and end where those of SQLite do."""
YEARS = range(1970, 2100)
FIGURES = {
    "points": ("0", 1e6),
    "seats": ("1", 100.0),
    "length": ("1", 100.0),
    "turns": ("1", 1.0),
    "seconds": ("0", 1e9),
}
"""The numbers of a line: what an empty cell means, and the most that can be."""


@dataclass(frozen=True, slots=True)
class Exact:
    """A number that is read back to the last bit."""

    value: float


Cell = str | int | float | Exact | None


def table(rows: Iterable[Sequence[Cell]], lang: str) -> bytes:
    """Rows as a CSV file in the way spreadsheets of a language expect."""
    between, decimal = SEPARATORS.get(lang, (",", "."))
    made = StringIO()
    writer = csv.writer(made, delimiter=between)
    writer.writerows([[_cell(each, decimal) for each in row] for row in rows])
    return (BOM + made.getvalue()).encode()


def _cell(value: Cell, decimal: str) -> str:
    if value is None:
        return ""
    if isinstance(value, Exact):
        return repr(float(value.value)).removesuffix(".0").replace(".", decimal)
    if isinstance(value, float):
        return f"{value:.6f}".rstrip("0").rstrip(".").replace(".", decimal)
    return safe(value) if isinstance(value, str) else str(value)


def safe(text: str) -> str:
    """The text as no spreadsheet takes it for a formula, blanks in front of it or not."""
    formula = text.lstrip().startswith(FORMULA) or text.startswith(("\t", "\r", "\n"))
    return f"'{text}" if formula else text


def results_table(games: Iterable[Game], lang: str) -> bytes:
    """Results as a file that `read_results` reads back."""
    lines: list[Sequence[Cell]] = [COLUMNS]
    lines += [
        (
            str(game.id),
            game.title,
            datetime.fromtimestamp(game.ended, UTC).isoformat(timespec="microseconds"),
            game.round,
            f"<@{part.person}>",  # as a number it would lose its last digits in a spreadsheet
            part.side,
            part.place,
            Exact(part.points),
            part.kind,
            Exact(part.seats),
            game.verdict,
            Exact(game.length),
            int(game.computers),
            Exact(part.turns),
            int(part.substitute),
            Exact(part.seconds),
        )
        for game in games
        for part in game.parts
    ]
    return table(lines, lang)


def as_json(**found: object) -> bytes:
    return json.dumps(found, ensure_ascii=False, indent=1, default=_plain).encode()


def _plain(value: object) -> object:
    if hasattr(value, "__dataclass_fields__"):
        return asdict(value)  # type: ignore[call-overload]
    if isinstance(value, Mapping):
        return {str(key): each for key, each in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(value)
    raise TypeError(f"{type(value).__name__} is not for files")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a line: `columns`, `person`, `date`, `title`, `place`, `points`, `twice`,
    `alone`, `cell`, `long`, `many`."""

    line: int
    what: str
    found: str = ""


@dataclass(slots=True)
class PeopleRead:
    """People read from a list, each once, in its order."""

    users: list[Person] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


@dataclass(slots=True)
class Results:
    games: list[Game] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def read_people(text: str) -> PeopleRead:
    """People from a list: a Discord number or a mention on each line, whatever else is there. One
    that is too long is left out whole."""
    faults: list[Fault] = []
    users: dict[Person, None] = {}
    lines = text.removeprefix(BOM).splitlines()
    if len(lines) > MOST_LINES:
        return PeopleRead(faults=[Fault(MOST_LINES, "long")])
    for number, line in enumerate(lines, 1):
        found = [each for each in map(int, PERSON.findall(line)) if each < LAST_PERSON]
        if not found and line.strip() and number > 1:  # the first may name the columns
            faults.append(Fault(number, "person", line.strip()))
        for each in found:
            if each in users:
                faults.append(Fault(number, "twice", str(each)))
            users[each] = None
        if len(users) > MOST_PEOPLE:
            return PeopleRead(faults=[Fault(MOST_PEOPLE, "many")])
    return PeopleRead(list(users), faults)


def read_results(text: str, titles: Collection[str]) -> Results:
    """Games from a file like that of `results_table`; lines with faults are named, and their games
    left out. `titles` are the games the league knows."""
    read = Results()
    text = text.removeprefix(BOM)
    between = ";" if text.partition("\n")[0].count(";") else ","
    try:
        lines = list(islice(csv.reader(StringIO(text), delimiter=between), MOST_LINES + 1))
    except csv.Error:
        read.faults.append(Fault(1, "cell"))
        return read
    names = [name.strip().casefold() for name in lines[0]] if lines else []
    if missing := [name for name in COLUMNS[:7] if name not in names and name != "round"]:
        read.faults.append(Fault(1, "columns", ", ".join(missing)))
        return read
    if len(lines) > MOST_LINES:
        read.faults.append(Fault(MOST_LINES, "long"))
        return read
    found: dict[str, list[tuple[int, Part, Game]]] = {}
    wrong: set[str] = set()
    for number, cells in enumerate(lines[1:], 2):
        if not any(cell.strip() for cell in cells):
            continue
        line = dict(zip(names, (cell.strip().removeprefix("'") for cell in cells), strict=False))
        made = _line(line, number, titles)
        game = line.get("game", "")
        if isinstance(made, Fault):
            read.faults.append(made)
            wrong.add(game)
        else:
            found.setdefault(game, []).append((number, *made))
    for game, parts in found.items():
        if game in wrong:
            continue
        people = [part.person for _, part, *_ in parts]
        if len(set(people)) < len(people):
            read.faults.append(Fault(parts[-1][0], "twice", game))
        elif len(people) < 2:
            read.faults.append(Fault(parts[0][0], "alone", game))
        else:
            blank = parts[0][2]
            number = _number(game, blank.title, blank.ended)
            read.games.append(replace(blank, id=number, parts=tuple(part for _, part, _ in parts)))
    return read


def _line(
    line: Mapping[str, str], number: int, titles: Collection[str]
) -> tuple[Part, Game] | Fault:
    """What a line says of somebody, and of their game."""
    named = re.fullmatch(r"(?:<@!?)?([1-9]\d{0,18})>?", line.get("person", ""))
    person = int(named[1]) if named else 0
    if not FIRST_PERSON <= person < LAST_PERSON and not is_computer(person):
        return Fault(number, "person", line.get("person", ""))
    if line.get("title") not in titles:
        return Fault(number, "title", line.get("title", ""))
    try:
        when = datetime.fromisoformat(line.get("ended", ""))
    except ValueError:
        when = datetime.min
    if when.year not in YEARS:
        return Fault(number, "date", line.get("ended", ""))
    ended = (when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp()
    place, round_text = line.get("place", ""), line.get("round", "") or "0"
    if not re.fullmatch(r"[1-9]\d?", place) or not re.fullmatch(r"\d{1,3}", round_text):
        return Fault(number, "place", place)
    figures = {
        name: _decimal(line.get(name, "") or usual, most) for name, (usual, most) in FIGURES.items()
    }
    if wrong := [name for name, value in figures.items() if value is None]:
        return Fault(number, "points", line.get(wrong[0], ""))
    known = {name: value for name, value in figures.items() if value is not None}
    length, kind, verdict = known.pop("length"), line.get("kind"), line.get("verdict")
    return (
        Part(
            person,
            line.get("side", "") or str(person),
            int(place),
            kind="conceded" if kind == "conceded" else "timeout" if kind == "timeout" else "played",
            substitute=line.get("substitute") == "1",
            **known,
        ),
        Game(
            0,
            line["title"],
            ended,
            (),
            int(round_text),
            "adjudicated"
            if verdict == "adjudicated"
            else "annulled"
            if verdict == "annulled"
            else "played",
            length,
            line.get("computers") == "1",
        ),
    )


def _decimal(text: str, most: float) -> float | None:
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        return None
    return value if abs(value) <= most else None


def _number(game: str, title: str, ended: float) -> int:
    """A number for a game from elsewhere: the same whenever the same file is read."""
    digest = sha256(f"{game}/{title}/{ended}".encode()).digest()
    return int.from_bytes(digest[:6], "big") + 1
