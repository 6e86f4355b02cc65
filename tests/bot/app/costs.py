"""Two laws of what people bring: it costs no more than it is long, and nothing at all if they may
not give the command. Counted in lines of our code, which no other machine and no load changes."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import Any

from bot.app.model import Stale
from engines.contract import Illegal

HOME = str(Path(__file__).parents[3])
SMALL, BIG = 1_500, 6_000
"""Discord lets nobody type more into one field."""
SOME = 3_000
"""Lines by which two runs of the same may differ."""
MOST = 400_000
"""Lines that take some 50 ms on a slow machine."""
UNITS = (
    *"a19 ;,-=([\\*@ł{\n0'",
    *("a;", "a ", "a,", "=a,", "1-1,", "mon,", "12-24,", "<@1>", "deputy <@1> ", "a>b "),
    *("a1>b2; ", "{ $x }", "undo;", "ada 1,", "<@100000000000000001>\n", "1;2\n", '"'),
)
Work = Callable[[], Awaitable[object]]


class Counter:
    """Counts lines of our code."""

    def __init__(self) -> None:
        self.lines = 0

    def here(self, frame: FrameType, event: str, arg: Any) -> Any:
        self.lines += event == "line"
        return self.here

    def begun(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self.here if frame.f_code.co_filename.startswith(HOME) else None


async def cost(work: Work) -> tuple[int, str]:
    """How many lines a command runs through, and why it was refused."""
    counter, why, before = Counter(), "", sys.gettrace()
    sys.settrace(counter.begun)
    try:
        await work()
    except Illegal as refused:
        why = refused.reason.id
    except Stale:
        why = "stale"
    finally:
        sys.settrace(before)
    return counter.lines, why


def size(unit: str, n: int) -> str:
    return (unit * n)[:n]


async def unread(brings: Callable[[str], Work]) -> None:
    """Whoever may not give a command is refused before what they bring is read: in as many lines
    and with the same words, whatever it is."""
    _, usual = await cost(brings(""))
    least, _ = await cost(brings(""))
    for unit in UNITS:
        for n in (SMALL, BIG):
            lines, why = await cost(brings(size(unit, n)))
            assert why == usual, f"{unit!r}: {why}, and {usual} without it"
            assert abs(lines - least) < 200, f"{unit!r}: {lines} lines, and {least} without it"


async def linear(brings: Callable[[str], Work], units: Iterable[str] = UNITS) -> None:
    """What is four times as long costs no more than four times as much."""
    await cost(brings("first use"))
    for unit in units:
        small, _ = await cost(brings(size(unit, SMALL)))
        big, _ = await cost(brings(size(unit, BIG)))
        where = f"{unit!r}: {small} lines, and {big} for four times as much"
        assert big <= 4 * small + SOME, where
        assert big <= MOST, where
