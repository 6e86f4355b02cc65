"""Leagues in trouble: crashes at any transaction, two loops at once, clocks that jump."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.app.leagues import entering, founding, reads, seeking, tending
from bot.app.leagues.context import By
from bot.app.leagues.records import LeagueNoticeBody, Season, Wishes
from bot.app.mail.kinds import NoticeBody, Outgoing
from engines.kit.simulate import QuickRng
from engines.registry import GAMES
from tests.bot.app.league_house import BOSS, CHANNEL, GUILD, JUDGE, PEOPLE, LeagueHouse
from tests.engines.toy import TOY

OFF = {"clock": "off"}
SEASONS: dict[str, tuple[int, dict[str, Any], int]] = {
    "swiss": (8, {"format": "swiss", "size": 4, "rounds": 2}, 4),
    "divisions": (8, {"format": "swiss", "size": 2, "rounds": 2, "division": 4}, 8),
    "pairs": (4, {"format": "pairs", "rounds": 2}, 8),
    "round robin": (3, {"format": "round_robin"}, 6),
    "knock-out": (4, {"format": "knockout"}, 6),
    "pools": (8, {"format": "pools", "size": 2, "season_days": 90}, 24),
}
"""How many people play, how, and how many tables that makes."""


class Crash(BaseException):
    """Nothing that goes on after errors goes on after this."""


class Fragile(LeagueHouse):
    """A house that burns down before or after some transaction, and is built again."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.fate = QuickRng(seed)
        self.left = 0
        self.crashes = 0
        self.nonces: set[str] = set()
        self._write = self.store.write
        self.store.write = self._dying  # type: ignore[method-assign]

    async def _dying(self, work: Any) -> Any:
        self.left -= 1
        if self.left == 0 and self.fate.below(2):
            raise Crash  # and nothing of it is written
        found = await self._write(work)
        if self.left == 0:
            raise Crash
        return found

    async def through(self, deed: Any) -> None:
        """Do something that a crash may break off; then a new bot goes on."""
        self.left = 1 + self.fate.below(14)
        try:
            await deed()
        except Crash:
            self.crashes += 1
            self.restart()
        self.left = 0

    async def go_on(self) -> None:
        """What the loops of the bot do."""
        self.tables.last_beat = self.time
        await tending.tend(self.leagues)
        while letters := await self.tables.take_outgoing():
            for letter in letters:
                if letter.nonce not in self.nonces:  # Discord drops a second copy
                    self.nonces.add(letter.nonce)
                    self.letters.append(letter)
                await self.tables.delivered(letter.id, 9000 + letter.id)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


@pytest.fixture(params=[1, 2])
async def house(request: pytest.FixtureRequest) -> AsyncIterator[Fragile]:
    house = Fragile(request.param)
    yield house
    await house.store.close()


async def entered(house: LeagueHouse, name: str) -> Season:
    people, settings, _ = SEASONS[name]
    season = await house.season(PEOPLE[:people], **settings, options=OFF, confirm_hours=0)
    if season.status == "signup":
        await founding.start(house.leagues, season.id, By(BOSS, "go"))
    return season


async def nothing_lost_or_doubled(house: LeagueHouse, season: Season, name: str) -> None:
    people, settings, number = SEASONS[name]
    tables = await reads.tables_of(house.leagues, season.id)
    assert Counter(table.status for table in tables) == {"finished": number}
    assert await house.rows("SELECT count(*), count(DISTINCT channel) FROM games") == [
        (number, number)
    ]
    told = Counter(b.text.id for b in house.said("notice"))
    assert told["league-your-table"] == number
    shown = [(b.standings.pool.id, b.standings.round) for b in house.said("standings")]
    assert len(set(shown)) == len(shown)
    assert len(house.said("over")) == (settings["format"] != "pools")
    chairs = Counter(user for table in tables for user in table.people)
    assert len(chairs) == people


@pytest.mark.parametrize("name", SEASONS)
async def test_tb_10_11_a_crash_before_or_after_any_transaction(house: Fragile, name: str) -> None:
    season = await entered(house, name)
    for _ in range(400):
        await house.through(house.go_on)
        tables = await reads.tables_of(house.leagues, season.id)
        for table in tables:
            if table.status == "playing" and table.game is not None:
                game = table.game
                await house.through(lambda g=game: house.play_out(g))
        finished = sum(table.status == "finished" for table in tables)
        if finished == SEASONS[name][2] and not await tending.tend(house.leagues):
            break
    await house.go_on()
    assert house.crashes > 10
    await nothing_lost_or_doubled(house, season, name)


@pytest.mark.parametrize("name", SEASONS)
async def test_tb_10_11_two_loops_at_once_and_a_clock_that_jumps(name: str) -> None:
    house = LeagueHouse()
    season = await entered(house, name)
    fate = QuickRng(3)
    for _ in range(100):
        house.time += (60.0, 3600.0, -7200.0)[fate.below(3)]
        house.tables.last_beat = house.time
        await asyncio.gather(*(tending.tend(house.leagues) for _ in range(3)))
        house.letters += await house.post()
        for table in await house.going_on(season):
            assert table.game is not None
            await house.play_out(table.game)
        if not await house.going_on(season) and not await tending.tend(house.leagues):
            break
    house.letters += await house.post()
    await nothing_lost_or_doubled(house, season, name)
    await house.store.close()


async def test_tb_10_24_a_crash_leaves_people_who_look_for_a_game_one_table(house: Fragile) -> None:
    wishes = Wishes(("race_to_the_rhine",), (2, 3), ("brisk",), computers=True)
    house.games = ("race_to_the_rhine",)
    house.restart()
    for user in PEOPLE[:3]:
        await seeking.seek(house.leagues, GUILD, CHANNEL, user, wishes, house.command())
    for _ in range(60):
        await house.through(house.go_on)
    await house.go_on()
    assert house.crashes > 5
    (row,) = await house.rows("SELECT count(*), count(DISTINCT channel) FROM games")
    assert tuple(row) == (1, 1)
    assert await house.seeking() == []
    people = {p.user for p in (await house.tables.table(1)).players}
    assert people == set(PEOPLE[:3])
    told = [each.body.text.id for each in house.letters if each.kind == "notice"]
    assert told.count("seek-found") == 1


async def test_tb_10_15_seats_of_who_left_are_offered_after_a_crash(house: Fragile) -> None:
    season = await house.started(PEOPLE[:4], format="pairs", rounds=1, options=OFF)
    house.left = 2  # the withdrawal is written, and then the light goes out
    with pytest.raises(Crash):
        await entering.withdraw(house.leagues, season.id, PEOPLE[0], "bye")
    house.left = 0
    house.restart()
    await house.tend()
    games = [t.game for t in await house.going_on(season) if PEOPLE[0] in t.people]
    assert sorted(each[0].id for each in await house.tables.open_seats(GUILD)) == games


async def test_tb_10_27_what_a_refusing_channel_is_told_waits_and_its_maker_knows() -> None:
    house = LeagueHouse()
    season = await house.season(PEOPLE[:4], format="swiss", size=4, rounds=1)

    async def refuse_everything() -> list[Outgoing]:
        found = []
        while letters := await house.tables.take_outgoing():
            for letter in letters:
                found.append(letter)
                if letter.user is None:
                    await house.tables.refused(letter.id, 60, gone=False)
                else:
                    await house.tables.delivered(letter.id, letter.id)
        return found

    async def told() -> list[str]:
        found = [each for _ in range(3) for each in await refuse_everything()]
        return [b.text.id for each in found if isinstance(b := each.body, NoticeBody)]

    assert await told() == ["league-channel-refused"]
    house.time += 3600
    assert await told() == []
    await house.post()  # the channel takes messages again
    house.time += 3600
    assert [each.kind for each in await house.post()] == ["league/signup"]
    await founding.start(house.leagues, season.id, By(BOSS, "go"))
    assert await told() == ["league-channel-refused"]
    await founding.end(house.leagues, season.id, By(BOSS, "end", "enough"))
    await tending.tend(house.leagues)
    house.time += 8 * 86_400
    house.tables.last_beat = house.time
    for _ in range(40):
        await told()
        house.time += 60
    waiting = "SELECT count(*) FROM outbox WHERE status IN ('new', 'taken')"
    assert await house.rows(waiting) == [(0,)], "nobody is told after a week"
    await house.store.close()


async def test_tb_10_27_when_a_thread_is_deleted_the_referees_are_told_once() -> None:
    house = LeagueHouse()
    season = await house.started(PEOPLE[:2], format="round_robin", options=OFF)
    (table, *_) = await house.going_on(season)
    assert table.game is not None

    async def without_thread() -> list[Outgoing]:
        sent = []
        while letters := await house.tables.take_outgoing():
            for letter in letters:
                if letter.channel == table.place:
                    await house.tables.refused(letter.id, 60, gone=True)
                else:
                    sent.append(letter)
                    await house.tables.delivered(letter.id, 7000 + letter.id)
        return sent

    told = []
    for _ in range(3):
        await house.answer(table.game)
        told += [each for each in await without_thread() if each.kind == "league/notice"]
        house.time += 120
    (said,) = told
    assert isinstance(said.body, LeagueNoticeBody)
    assert (said.channel, said.body.text.id) == (CHANNEL, "league-thread-gone")
    assert said.body.mention == (BOSS, JUDGE)
    await house.play_out(table.game)
    await tending.tend(house.leagues)
    assert (await reads.table(house.leagues, table.id)).status == "finished"
    await house.store.close()
