"""Rows as records: the fields of a record are the columns of its table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar, get_type_hints

from bot.store.db import Db, upsert

T = TypeVar("T")


class Cell(NamedTuple):
    """How a field is kept for which the database has no type."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


FLAG = Cell(int, bool)
Json = Annotated[T, Cell(json.dumps, json.loads)]
Users = Annotated[
    list[int],
    Cell(
        lambda users: json.dumps([str(user) for user in users]),
        lambda text: [int(user) for user in json.loads(text)],
    ),
]
"""People, quoted, so that one of them can be forgotten."""


class Shape(NamedTuple):
    """The columns of a record, and those that are not kept as they are, each with its place."""

    names: tuple[str, ...]
    kept: tuple[tuple[str, int, Cell], ...]


@cache
def _shape(of: Any) -> Shape:
    hints, kept = get_type_hints(of, include_extras=True), []
    for place, (name, hint) in enumerate(hints.items()):
        marks = [each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Cell)]
        if hint is bool or marks:
            kept.append((name, place, marks[0] if marks else FLAG))
    return Shape(tuple(hints), tuple(kept))


def columns(of: Any) -> str:
    """The columns of a record, as statements name them."""
    return ", ".join(_shape(of).names)


def first(db: Db, of: type[T], sql: str, *values: Any) -> T | None:
    """What the first row found begins with; None if there is no row."""
    found = db.execute(sql, values).fetchone()
    return None if found is None else found[0]


def exists(db: Db, sql: str, *values: Any) -> bool:
    """Whether any row is found."""
    return db.execute(sql, values).fetchone() is not None


def column(db: Db, of: type[T], sql: str, *values: Any) -> list[T]:
    """What every row found begins with."""
    return [found[0] for found in db.execute(sql, values)]


def each(db: Db, of: type[T], rest: str, *values: Any, names: str = "") -> Iterator[T]:
    """Rows as records, one by one. `rest` follows on the columns, `FROM ... WHERE ...`; these are
    all of them, or the first ones, by `names`."""
    record: Any = of
    shape = _shape(record)
    for row in db.execute(f"SELECT {names or ', '.join(shape.names)} {rest}", values):
        found = list(row)
        for _, place, kept in shape.kept:
            found[place] = kept.read(found[place])
        yield of(*found)


def select(db: Db, of: type[T], rest: str, *values: Any) -> list[T]:
    return list(each(db, of, rest, *values))


def one(db: Db, of: type[T], rest: str, *values: Any, names: str = "") -> T | None:
    """The first of them; None if there is none."""
    return next(each(db, of, rest, *values, names=names), None)


def cells(row: Any, **more: Any) -> dict[str, Any]:
    """A record by its columns. Its `id` is for the database to give."""
    of: Any = type(row)
    found = {name: getattr(row, name) for name in _shape(of).names}
    found |= {name: kept.write(found[name]) for name, _, kept in _shape(of).kept} | more
    found.pop("id", None)
    return found


def add(db: Db, table: str, row: Any) -> int:
    """Add a record as a row; returns its number."""
    known = cells(row)
    return first(db, int, f"{_insert(table, known)} RETURNING id", *known.values()) or 0


def add_all(db: Db, table: str, rows: Iterable[Any], **more: Any) -> None:
    """Add records as rows, with `more` columns that are the same for all of them."""
    for row in rows:
        known = cells(row, **more)
        db.execute(_insert(table, known), tuple(known.values()))


def _insert(table: str, names: Iterable[str]) -> str:
    known = list(names)
    return f"INSERT INTO {table} ({', '.join(known)}) VALUES ({', '.join('?' * len(known))})"


def put(db: Db, table: str, key: str, rows: Iterable[Any], **more: Any) -> None:
    """Add records as rows, or write them over those with the same key."""
    for row in rows:
        known = cells(row, **more)
        db.execute(upsert(table, ", ".join(known), key), tuple(known.values()))
