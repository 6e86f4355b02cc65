"""A bot killed at any instant has lost nothing that it acknowledged and does nothing twice."""

import subprocess
import sys
from collections import Counter, defaultdict
from itertools import chain
from pathlib import Path
from typing import Any

from bot.app.session.encoding import decode_events
from bot.store import Store
from tests.bot.crash import MOVES, POINTS
from tests.desk import Tables
from tests.engines.toy import ENGINE


async def test_killed_at_any_instant_nothing_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.bot.crash", str(tmp_path), "1944"]
    ran = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    for point in (*POINTS, "at random"):
        assert f"{point} killed" in ran.stdout
    assert ran.stdout.count("killed") >= 12

    store = await Store.open(tmp_path / "crash.sqlite3")
    try:
        await check(tmp_path, store)
    finally:
        await store.close()


async def check(folder: Path, store: Store) -> None:
    async def rows(sql: str) -> list[tuple[Any, ...]]:
        return await store.read(lambda db: [tuple(row) for row in db.execute(sql)])

    answered = (folder / "answered").read_text().split()
    assert len(answered) >= MOVES
    assert len(set(answered)) == len(answered)
    asked = [line.split("\t") for line in (folder / "asked").read_text().splitlines()]
    journal = {
        command: rest
        for command, *rest in await rows("SELECT command, game, seat, picks, kind FROM journal")
    }
    for command, game, seat, _, how, pick in asked:
        if command in answered or command in journal:
            picks = f'["{pick}"]' if how == "play" else "[]"
            assert journal[command] == [int(game), seat, picks, how], "done as asked"
    assert set(answered) <= journal.keys(), "what was acknowledged is there"

    assert await rows("SELECT command FROM journal GROUP BY 1 HAVING count(*) > 1") == []
    doubled = await rows("SELECT game, seq FROM journal GROUP BY 1, 2 HAVING count(*) > 1")
    assert doubled == []
    ends = "SELECT g.id, g.seq, max(j.seq), count(*) FROM games g JOIN journal j ON j.game = g.id"
    for game, seq, last, count in await rows(f"{ends} GROUP BY g.id"):
        assert seq == last == count, f"game {game} has a gap"

    await each_letter_arrived_once(folder, rows)

    tables = Tables(store, engine=lambda name: ENGINE, names=("toy",))
    games = [game for (game,) in await rows("SELECT id FROM games WHERE started IS NOT NULL")]
    assert len(games) > 2
    for game in games:
        assert await tables.replay(game), f"game {game} is not what its journal says"


async def each_letter_arrived_once(folder: Path, rows: Any) -> None:
    arrived = [line.split("\t") for line in (folder / "arrived").read_text().splitlines()]
    nonces = Counter(nonce for nonce, *_ in arrived)
    assert set(nonces.values()) == {1}
    outbox = dict(await rows("SELECT nonce, status FROM outbox"))
    assert not {"new", "taken"} & set(outbox.values()), "everything has been sent"
    assert {nonce for nonce, status in outbox.items() if status == "sent"} == nonces.keys() & outbox

    boards: dict[int, dict[str, list[str]]] = defaultdict(dict)
    for _, game, kind, message, events in arrived:
        if kind in ("turn", "over"):
            boards[int(game)][message] = events.split()  # a board that is edited tells all of it
    told = {game: list(chain.from_iterable(messages.values())) for game, messages in boards.items()}
    happened: dict[int, list[str]] = defaultdict(list)
    for game, text in await rows(
        "SELECT j.game, events FROM journal j JOIN games g ON g.id = j.game"
        " WHERE j.seq <= told ORDER BY j.game, j.seq"
    ):
        happened[game] += [e.text.id for e in decode_events(text) if e.audience is None]
    assert told == happened, "the channel was told everything once, in order"
