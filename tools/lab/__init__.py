"""Where the bot is measured: `python -m tools.lab.<name> --help`. Not part of what is installed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

from bot.app.past.pieces import Search
from bot.app.play import cluster
from bot.commands import Mistake

T = TypeVar("T")


@contextmanager
def spread(where: str) -> Iterator[Callable[..., Any]]:
    """`map`, over so many processes, or over the workers of the Dask scheduler at this address. In
    which of them something is done changes nothing but the time it takes."""
    if where == "1":
        yield map
    elif where.isdigit():
        with ProcessPoolExecutor(int(where)) as here:
            yield here.map
    else:
        from distributed import Client

        made: Any = Client
        try:
            address = cluster.safe(where)
        except cluster.Unusable as wrong:
            raise Mistake(str(wrong)) from None
        with made(address, set_as_default=False) as there:
            yield there.get_executor(pure=False).map


def whole(
    search: Search[T], seen: Callable[[Callable[..., Any], Any], object] = lambda work, came: None
) -> T:
    """What comes of a search of which every piece is done at once; `seen` is shown each."""
    came = None
    while True:
        try:
            work, given = search.send(came)
        except StopIteration as end:
            found: T = end.value
            return found
        came = work(*given)
        seen(work, came)


def command(module: ModuleType, words: Sequence[str] | None = None) -> int:
    """Run a module with `arguments(parser)` and `run(args)`, and return its exit code."""
    parser = argparse.ArgumentParser(description=module.__doc__)
    module.arguments(parser)
    args = parser.parse_args(words)
    try:
        code: int = module.run(args)
    except Mistake as mistake:
        print(f"{parser.prog}: {mistake}", file=sys.stderr)
        return 2
    return code
