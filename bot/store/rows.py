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


class Column(NamedTuple):
    """The column of a field, where its name is another; none for what is kept elsewhere."""

    name: str | None


def _quoted(users: Iterable[int]) -> str:
    return json.dumps([str(user) for user in users])


FLAG = Cell(int, bool)
Json = Annotated[T, Cell(json.dumps, json.loads)]
Elsewhere = Annotated[T, Column(None)]
"""No column: such fields are a record's last ones, and filled in by whoever reads it."""
Users = Annotated[list[int], Cell(_quoted, lambda text: [*map(int, json.loads(text))])]
"""People, quoted, so that one of them can be forgotten."""
People = Annotated[tuple[int, ...], Cell(_quoted, lambda text: tuple(map(int, json.loads(text))))]
"""The same where nobody is added to them."""


class Shape(NamedTuple):
    """The columns of a record by its fields, and those that are not kept as they are, each with its
    place."""

    names: dict[str, str]
    kept: tuple[tuple[str, int, Cell], ...]


@cache
def _shape(of: Any) -> Shape:
    hints, names, kept = get_type_hints(of, include_extras=True), {}, []
    for place, (name, hint) in enumerate(hints.items()):
        marks = getattr(hint, "__metadata__", ())
        column = next((each.name for each in marks if isinstance(each, Column)), name)
        if column is not None:
            names[name] = column
        cells = [each for each in marks if isinstance(each, Cell)]
        if hint is bool or cells:
            kept.append((name, place, cells[0] if cells else FLAG))
    return Shape(names, tuple(kept))


@cache
def columns(of: Any, of_table: str = "") -> str:
    """The columns of a record, as statements name them."""
    return ", ".join(of_table + name for name in _shape(of).names.values())


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
    for row in db.execute(f"SELECT {names or columns(record)} {rest}", values):
        found = list(row)
        for _, place, kept in shape.kept:
            found[place] = kept.read(found[place])
        yield of(*found)


def select(db: Db, of: type[T], rest: str, *values: Any, names: str = "") -> list[T]:
    return list(each(db, of, rest, *values, names=names))


def one(db: Db, of: type[T], rest: str, *values: Any, names: str = "") -> T | None:
    """The first of them; None if there is none."""
    return next(each(db, of, rest, *values, names=names), None)


def cells(row: Any, **more: Any) -> dict[str, Any]:
    """A record by its columns. Its `id` is for the database to give."""
    of: Any = type(row)
    shape = _shape(of)
    found = {name: getattr(row, name) for name in shape.names}
    found |= {name: kept.write(found[name]) for name, _, kept in shape.kept}
    found.pop("id", None)
    return {shape.names[name]: value for name, value in found.items()} | more


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


def change(db: Db, table: str, row: Any, names: str) -> None:
    """Write some columns of a record into the row it was read from."""
    known = cells(row)
    some = names.split(", ")
    changes = ", ".join(f"{name} = ?" for name in some)
    values = (*(known[name] for name in some), row.id)
    db.execute(f"UPDATE {table} SET {changes} WHERE id = ?", values)


def put(db: Db, table: str, key: str, rows: Iterable[Any], **more: Any) -> None:
    """Add records as rows, or write them over those with the same key."""
    for row in rows:
        known = cells(row, **more)
        db.execute(upsert(table, ", ".join(known), key), tuple(known.values()))
