"""Everything that whole seasons leave behind, byte for byte: what was tended and in how many steps,
what was said, and every row of theirs.

`--golden` writes the photographs anew. They change only with what leagues do, say or keep.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.app.leagues import entering, founding, reads, refereeing, seeking
from bot.app.leagues.context import By
from bot.app.leagues.records import Wishes
from engines.registry import GAMES
from tests.bot.app.league_house import BOSS, CHANNEL, GUILD, JUDGE, PEOPLE, LeagueHouse
from tests.engines.toy import TOY

GOLDEN = Path(__file__).parent / "golden"
SEASONS: dict[str, tuple[int, dict[str, Any]]] = {
    "swiss": (10, {"format": "swiss", "size": 4, "rounds": 3, "round_days": 9, "most": 9}),
    "divisions": (8, {"format": "swiss", "size": 2, "rounds": 2, "division": 4}),
    "pairs": (5, {"format": "pairs", "rounds": 3, "points": "share"}),
    "round_robin": (4, {"format": "round_robin", "season_days": 40, "substitutes": "taker"}),
    "knockout": (5, {"format": "knockout", "round_days": 20}),
    "pools": (9, {"format": "pools", "size": 2, "season_days": 90, "points": "win"}),
}
KEPT = (
    "SELECT due, kind, channel, user, status, message, body FROM outbox"
    " WHERE kind LIKE 'league/%' OR (kind = 'notice' AND body LIKE '%seek%') ORDER BY id",
    "SELECT * FROM league_log ORDER BY id",
    "SELECT id, league, number, status, closes, starts, started, ends, ended, message FROM seasons",
    "SELECT * FROM entries ORDER BY season, user",
    "SELECT * FROM pools ORDER BY id",
    "SELECT * FROM pool_people ORDER BY pool, place",
    "SELECT * FROM rounds ORDER BY pool, number",
    "SELECT * FROM league_tables ORDER BY id",
    "SELECT * FROM league_chairs ORDER BY league_table, chair",
    "SELECT * FROM rulings ORDER BY id",
    "SELECT * FROM shown_standings ORDER BY id",
    "SELECT * FROM disputes ORDER BY id",
    "SELECT * FROM matches ORDER BY id",
    "SELECT * FROM seekers ORDER BY id",
)


class Photographed(LeagueHouse):
    """A house that notes how much is done whenever its leagues are tended."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    async def tended(self) -> int:
        done = await super().tended()
        if done:
            self.lines.append(f"{self.time:.0f} tended {done}")
        return done

    async def meddle(self, season: int) -> None:
        """What people and referees do while a season goes on."""
        tables = [t for t in await reads.tables_of(self.leagues, season) if t.status == "playing"]
        first, last = tables[0], tables[-1]
        assert first.game
        assert last.game
        await refereeing.dispute(
            self.leagues, first.game, first.people[0], "Look at this.", "dispute"
        )
        await refereeing.extend(self.leagues, first.id, By(JUDGE, "extend", "well asked"), 10)
        await refereeing.settle(self.leagues, first.id, By(JUDGE, "settle", "All is well."))
        heir = PEOPLE[40]
        await refereeing.replace(
            self.leagues, last.id, By(JUDGE, "replace", "gone"), last.sides[0], heir
        )
        await self.tend()
        if first is not last:
            await refereeing.adjudicate(
                self.leagues, last.id, By(JUDGE, "adjudicate", "enough"), {}
            )
        if len(tables) > 2:
            await refereeing.annul(self.leagues, tables[1].id, By(JUDGE, "annul", "a bug"))
        await entering.withdraw(self.leagues, season, first.people[-1], "bye")
        await self.tend()

    async def look_for_games(self) -> None:
        wishes = Wishes(("toy",), (2, 3), ("daily",), computers=True)
        for user in PEOPLE[50:53]:
            await seeking.seek(self.leagues, GUILD, CHANNEL, user, wishes, f"seek{user}")
        await self.tend()

    async def photograph(self) -> str:
        for sql in KEPT:
            self.lines.append(f"-- {sql.partition('FROM ')[2].split()[0]}")
            self.lines += map(repr, await self.rows(sql))
        return "\n".join(self.lines) + "\n"


@pytest.mark.parametrize("name", SEASONS)
async def test_a_season_leaves_behind_what_it_left_behind_before(
    name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = Photographed()
    people, settings = SEASONS[name]
    for number in range(2):
        if number:
            league = (await reads.leagues(house.leagues, GUILD))[0]
            season = await founding.open_season(house.leagues, league.id, By(BOSS, "again"))
            for user in PEOPLE[:people]:
                await entering.enter(house.leagues, season.id, user, f"again{user}")
        else:
            season = await house.season(PEOPLE[:people], **settings)
        await house.tend()
        for user in PEOPLE[: people - 1] if season.closes else ():
            house.time = season.closes + user
            await house.tend()
            await entering.confirm(house.leagues, season.id, user, f"sure{number}{user}")
        await house.days(3)
        if not number:
            await house.meddle(season.id)
            await house.look_for_games()
            await house.play_season(season)
        else:
            house.absent = {PEOPLE[1]}
            await house.play(season)
            await house.days(2)
            await founding.end(house.leagues, season.id, By(BOSS, "end", "winter is over"))
            await house.tend()
    taken = await house.photograph()
    await house.store.close()
    file = GOLDEN / f"league_{name}.txt"
    if request.config.getoption("golden"):
        file.write_text(taken, "utf-8")
    assert taken == file.read_text("utf-8")
