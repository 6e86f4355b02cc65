"""What the bot does for a press, `/game new`, a computer's move, a tending step: counts, no times.

    python -m tools.lab.trace [--json]

In the simulated Discord, at a table of Total Domination for one person and computers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from bot.app.leagues import tending
from bot.app.people import gathering
from bot.app.play import deeds
from bot.app.play.thinking import Thinker
from bot.app.session.session import Session
from bot.edge.request import Request
from bot.store import Store
from engines.registry import engine
from tests.bot.app.test_computers import Here
from tests.e2e.people import Club, Person, club
from tests.e2e.winter import Winter

GAME = "total_domination"
HOME = str(Path(__file__).parents[2])
LAYERS = ("bot/edge", "bot/app", "bot/store", "bot/text", "engines", "renderers")


class Trace:
    """Counts while it is on: sessions, transactions, questions to the rules, modules entered."""

    def __init__(self) -> None:
        self.on = False
        self.counts: Counter[str] = Counter()
        self.entered: set[tuple[str, str]] = set()
        rules = type(engine(GAME))
        self._count(Request, "__init__", "requests")
        self._count(Session, "__init__", "sessions")
        self._count(Store, "read", "reads")
        self._count(Store, "write", "writes")
        self._count(rules, "offers", "offers")
        self._count(rules, "view", "view")
        threading.setprofile(self._enter)
        sys.setprofile(self._enter)

    def _count(self, of: type, name: str, what: str) -> None:
        asked: Callable[..., Any] = getattr(of, name)

        def counted(*args: Any, **more: Any) -> Any:
            self.counts[what] += self.on
            return asked(*args, **more)

        setattr(of, name, counted)

    def _enter(self, frame: FrameType, event: str, _: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(HOME):
            where = frame.f_code.co_filename.removeprefix(HOME + "/")
            if where.startswith(LAYERS) and not frame.f_code.co_name.startswith("<"):
                self.entered.add((where, frame.f_code.co_qualname))

    @contextmanager
    def watching(self) -> Iterator[dict[str, Any]]:
        self.counts.clear()
        self.entered.clear()
        found: dict[str, Any] = {}
        self.on = True
        try:
            yield found
        finally:
            self.on = False
        modules = {where for where, _ in self.entered}
        found |= {name: self.counts[name] for name in COUNTED}
        found |= {"functions": len(self.entered), "modules": len(modules)}
        found |= {each: sum(w.startswith(each) for w in modules) for each in LAYERS}


COUNTED = ("requests", "sessions", "reads", "writes", "offers", "view")


async def table(room: Club, trace: Trace) -> dict[str, Any]:
    found: dict[str, Any] = {}
    ada = room.person("Ada")
    with trace.watching() as found["game_new"]:
        await ada.command("game new", game=GAME)
        await room.delivered()
    tables = room.tables
    while (await tables.table(1)).free:
        await gathering.add_computer(tables, 1, ada.id, "officer")
        at = await tables.table(1)
        if len(at.players) >= len(at.chairs):
            break
    await gathering.start(tables, 1, ada.id, "start")
    await room.bot.deliver()
    await room.delivered()
    room.bot.thinker = Thinker(tables, Here)
    while not {"press", "press_that_ends_a_turn", "computer"} <= found.keys():
        prompts = [
            each for each in await deeds.prompts(tables, 1, ada.id) if not each.offer.answered
        ]
        asked = [each for each in prompts if each.offer.required]
        if asked:
            await _press(room, trace, ada, asked[0], found)
            continue
        with trace.watching() as counted:
            given = await room.bot.thinker.round(room.bot.deliver)
            await room.delivered()
        assert given, "somebody must be asked"
        found.setdefault("computer", counted)
    return found


async def _press(room: Club, trace: Trace, ada: Person, prompt: Any, found: dict[str, Any]) -> None:
    picks = await deeds.computed(room.tables, 1, prompt.seat) or prompt.offer.default
    await ada.press_play()
    with trace.watching() as counted:
        try:
            await ada.give(*picks)
        except AssertionError:
            await deeds.act(
                room.tables, 1, ada.id, prompt.seat, prompt.token, picks, f"{prompt.token}"
            )
            return
        await room.delivered()
    left = await deeds.prompts(room.tables, 1, ada.id)
    turn = prompt.offer.clock.startswith("turn/")
    over = not any(each.offer.required and not each.offer.answered for each in left)
    if turn and counted["requests"] == 1:
        found.setdefault("press_that_ends_a_turn" if over else "press", counted)


async def league(room: Club, trace: Trace) -> dict[str, Any]:
    winter = Winter.of(room, 4)
    terms = {"format": "swiss", "size": 2, "rounds": 1, "confirm_hours": 24, "signup_days": 3}
    await winter.open(["race_to_the_rhine"], **terms, options={"pace": "daily"})
    await winter.everybody_presses("leagues-enter")
    await winter.pass_hours(72.1)
    await winter.everybody_presses("leagues-confirm")
    await room.later(24.1)
    found: dict[str, Any] = {}
    with trace.watching() as found["tending_step"]:
        assert await tending.tend(winter.leagues)
    while await tending.tend(winter.leagues):
        pass
    with trace.watching() as found["tending_with_nothing_to_do"]:
        await tending.tend(winter.leagues)
    return found


async def traced() -> dict[str, Any]:
    trace = Trace()
    found: dict[str, Any] = {}
    work: tuple[Callable[[Club, Trace], Awaitable[dict[str, Any]]], ...] = (table, league)
    for each in work:
        with TemporaryDirectory() as folder:
            async with club(Path(folder)) as room:
                found |= await each(room, trace)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = asyncio.run(traced())
    if args.json:
        print(json.dumps(found, indent=1))
        return
    for name, counted in found.items():
        print(f"{name:28}", *(f"{what} {n}" for what, n in counted.items()))


if __name__ == "__main__":
    main()
