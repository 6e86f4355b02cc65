"""Tables are drawn from a pledged seed, made without a host, and no more than people can play."""

from __future__ import annotations

import hashlib
from collections import Counter

from bot.app.leagues import entering, founding, reads
from bot.app.leagues.context import By
from engines.registry import GAMES
from tests.bot.app.house import refused
from tests.bot.app.league_house import BOSS, PEOPLE, LeagueHouse
from tests.engines.toy import TOY


async def test_tb_10_10_the_seed_is_pledged_and_explains_the_tables(house: LeagueHouse) -> None:
    season = await house.season(PEOPLE[:8], format="swiss", size=2, rounds=3)
    assert season.pledge == hashlib.sha256(house.seed).hexdigest()
    assert season.seed == ""
    assert await entering.avoid(house.leagues, PEOPLE[0], PEOPLE[1]) == (PEOPLE[1],)
    await founding.start(house.leagues, season.id, By(BOSS, "go"))
    await house.tend()
    await house.play_season(season)
    tables = await reads.tables_of(house.leagues, season.id)
    pairs = Counter(frozenset(t.people) for t in tables)
    assert set(pairs.values()) == {1}
    assert frozenset(PEOPLE[:2]) not in pairs
    told = [await reads.explain(house.leagues, t.id) for t in tables]
    assert {term.what for each in told for term in each.terms} <= {"points", "side", "zones"}
    for each in told:  # as anybody can work it out, from what is published
        part = b"/%d/%d" % (1, each.table.round)
        assert each.seed == hashlib.sha256(house.seed + part).hexdigest()[:16]
    assert (await reads.season(house.leagues, season.id)).seed == house.seed.hex()


async def test_tb_10_10_the_same_seed_and_results_give_the_same_tables() -> None:
    found = []
    for _ in range(2):
        house = LeagueHouse()
        GAMES.setdefault("toy", TOY)
        season = await house.started(PEOPLE[:8], format="swiss", size=4, rounds=3)
        await house.play_season(season)
        found.append([t.people for t in await reads.tables_of(house.leagues, season.id)])
        GAMES.pop("toy")
    assert found[0] == found[1]


async def test_tb_10_11_tables_are_made_without_a_host(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:4], format="swiss", size=4, options={"clock": "48"})
    (table,) = await reads.tables_of(house.leagues, season.id)
    assert table.game is not None
    at = await house.tables.table(table.game)
    assert (at.status, at.channel, at.host) == ("playing", table.place, 0)
    assert at.options["clock"] == "48"
    assert [(p.user, p.chair) for p in at.players] == [
        (user, n) for n, user in enumerate(table.people)
    ]
    with refused("table-host-only"):
        await house.tables.abandon(table.game, PEOPLE[0])
    assert (await reads.of_game(house.leagues, table.game)) == table
    yours = [b for b in house.said("notice") if b.text.id == "league-your-table"]
    assert set(yours[0].mention) == set(table.people)


async def test_tb_10_12_nobody_has_more_games_than_they_can_play(house: LeagueHouse) -> None:
    season = await house.started(
        PEOPLE[:8],
        format="swiss",
        size=2,
        rounds=4,
        round_days=3,
        at_once=2,
        options={"clock": "off"},
    )
    await house.days(3.1)
    await house.days(3.1)
    tables = await reads.tables_of(house.leagues, season.id)
    assert Counter(user for t in tables for user in t.people) == dict.fromkeys(PEOPLE[:8], 2)
    (standing,) = await reads.standings(house.leagues, season.id)
    assert len(standing.pool.rounds) == 2
    await house.play(season, most=4)
    (standing,) = await reads.standings(house.leagues, season.id)
    assert len(standing.pool.rounds) == 3
    busy = {user for t in await house.going_on(season) for user in t.people}
    assert set(standing.pool.rounds[2].resting).isdisjoint(busy)
