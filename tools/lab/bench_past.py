"""What a game's past takes: its archive, a step of its replay, its film, its digest, its page.

python -m tests.bot.book games.sqlite3 race_to_the_rhine quartermaster ...
python -m tools.lab.bench_past games.sqlite3
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

from bot.app.past import digest, replaying
from bot.book import gather, pages
from bot.book.page import Image, Speech
from bot.store import games, snapshots
from bot.store.db import looking
from bot.text import words
from engines.registry import engine
from renderers.film import FRAMES, film
from renderers.story import spread


def main(file: Path) -> None:
    said = words("en").say
    head = ("boards", "archive KB", "step ms", "digest ms", "film KB", "film s", "page KB")
    print("| | " + " | ".join(head) + " |")
    print("| --- " * (len(head) + 1) + "|")
    with looking(file) as db:
        for game in games.dealt(db):
            found = gather.one(db, game)
            assert found is not None
            rules, name, steps = engine(found.table.game), found.table.game, found.steps
            stream = snapshots.stream(db, game) or b""
            began = process_time()
            past = replaying.load(db, game)
            replaying.step(past, rules, 0, past.positions[len(steps) // 2].seq, "")  # type: ignore[index]
            step = process_time() - began
            views = [rules.view(rules.load(each.state), None) for each in steps]
            began = process_time()
            events = [event for each in steps[-12:] for event in each.events]
            seat = found.table.chairs[0][:1]
            digest.tell(rules, name, (views[-12], views[-1]), events, seat)
            told = process_time() - began
            film(name, views[:1], said)
            began = process_time()
            made = film(name, spread(views, FRAMES), said)
            filmed = process_time() - began
            image = Image("board-001.webp", "", (900, 700))
            known = gather.people([found], {})
            page = pages.game(
                found,
                pages.BookPictures(("",) * len(steps), image, image),
                known,
                Speech(words("en"), known),
            )
            figures = (
                *(len(steps), f"{len(stream) / 1024:.0f}", f"{1000 * step:.0f}"),
                *(f"{1000 * told:.1f}", f"{len(made) / 1000:.0f}", f"{filmed:.1f}"),
                f"{len(page.body) / 1024:.0f}",
            )
            print(f"| {name} | " + " | ".join(map(str, figures)) + " |")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
