"""How long a game may take: from finished games of its title and pace and, as long as they are too
few, from simulated ones (TB-2.13). `tools/lab/lengths.py` makes those figures."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from bot.app.clocks import clock_book
from bot.app.clocks.calendars import DAY
from bot.app.mail.kinds import Length
from bot.app.play.computers import is_person
from bot.app.session.lookup import StoredGame
from bot.store import Db, games

FILE = Path(__file__).with_name("lengths.json")


def of_lobby(db: Db, stored: StoredGame) -> Length | None:
    """How long the game of a lobby may take. Nobody can tell at a pace of its own; simulated games
    know no computers."""
    game, pace = stored.row.game, stored.row.options.get("pace", "own")
    if pace == "own":
        return None
    if found := clock_book.length([each / DAY for each in games.lengths(db, game, pace)]):
        return Length(*found)
    people = [each.user for each in stored.people.chairs]
    return simulated(game, pace, len(people)) if all(map(is_person, people)) else None


def simulated(game: str, pace: str, people: int) -> Length | None:
    """From how many to how many days a game of so many people takes, or of the nearest number that
    was simulated. None if it never was."""
    known = _figures().get(game, {}).get(pace, {})
    if not known:
        return None
    nearest = min(map(int, known), key=lambda each: (abs(each - people), each))
    first, last = known[str(nearest)]
    return Length(first, last, nearest)


@cache
def _figures() -> dict[str, dict[str, dict[str, tuple[float, float]]]]:
    found: dict[str, dict[str, dict[str, tuple[float, float]]]]
    found = json.loads(FILE.read_text("utf-8"))["games"]
    return found
