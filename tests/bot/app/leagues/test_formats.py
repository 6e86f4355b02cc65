"""Pools, rounds, pairs, knock-outs and divisions, each from its first game to its last."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from bot.app.leagues import entering, founding, reads, tending
from bot.app.leagues.context import By
from tests.bot.app.league_house import BOSS, DAY, PEOPLE, LeagueHouse


async def test_tb_10_6_a_pool_begins_when_it_is_full_and_games_when_their_people_are_free(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:6], format="pools", size=2, season_days=100)
    tables = await reads.tables_of(house.leagues, season.id)
    assert len(tables) == 12  # four people, everybody against everybody, with both sides
    assert Counter(t.status for t in tables) == {"playing": 2, "due": 10}
    busy = [user for t in tables if t.status == "playing" for user in t.people]
    assert len(set(busy)) == 4
    sides = Counter(
        (user, side) for t in tables for user, side in zip(t.people, t.sides, strict=True)
    )
    assert set(sides.values()) == {3}
    await house.play(season, most=1)
    assert (
        Counter(t.status for t in await reads.tables_of(house.leagues, season.id))["playing"] <= 2
    )
    for user in PEOPLE[6:8]:
        await entering.enter(house.leagues, season.id, user, house.command())
    await house.tend()
    assert len({t.pool for t in await reads.tables_of(house.leagues, season.id)}) == 2
    assert await house.rows("SELECT number FROM pools ORDER BY id") == [(1,), (2,)]
    while await house.going_on(season):
        await house.play(season)
    first, _ = await reads.shown(house.leagues, season.id)
    assert [row.played for row in first.rows] == [6] * 4
    await entering.enter(house.leagues, season.id, PEOPLE[0], "again")
    await house.days(101)
    assert (await reads.season(house.leagues, season.id)).status == "over"


async def test_tb_10_6_whoever_waits_takes_the_place_of_who_leaves_before_playing(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:7], format="pools", size=3, at_once=1)
    for user in PEOPLE[7:9]:
        await entering.enter(house.leagues, season.id, user, house.command())
    begun = {user for table in await house.going_on(season) for user in table.people}
    (gone, *_) = [user for user in PEOPLE[:7] if user not in begun]
    for _ in range(2):
        await entering.withdraw(house.leagues, season.id, gone, "bye")
    tables = await reads.tables_of(house.leagues, season.id)
    assert sum(PEOPLE[7] in table.people for table in tables) == 3
    assert not any(gone in table.people or table.status == "cancelled" for table in tables)
    (standing,) = await reads.standings(house.leagues, season.id)
    assert {row.person for row in standing.rows} == {*PEOPLE[:8]} - {gone}
    statuses = {e.user: e.status for e in await reads.entries(house.leagues, season.id)}
    assert (statuses[gone], statuses[PEOPLE[7]], statuses[PEOPLE[8]]) == (
        *("left", "playing", "entered"),
    )
    await house.tend()
    assert [b.text.id for b in house.said("notice")].count("league-place-taken") == 1
    (playing, *_) = begun
    await entering.withdraw(
        house.leagues, season.id, playing, "bye too"
    )  # has begun: nobody follows
    tables = await reads.tables_of(house.leagues, season.id)
    assert {t.status for t in tables if playing in t.people} == {"playing", "cancelled"}


async def test_tb_10_6_tables_of_three_meet_each_other_once(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:7], format="pools", size=3)
    tables = await reads.tables_of(house.leagues, season.id)
    met = Counter(pair for t in tables for pair in combinations(sorted(t.people), 2))
    assert len(met) == 21
    assert set(met.values()) == {1}


async def test_tb_10_7_a_round_ends_on_its_date_and_its_games_go_on(house: LeagueHouse) -> None:
    season = await house.started(
        PEOPLE[:8], format="swiss", size=4, rounds=2, round_days=7, options={"clock": "720"}
    )
    await house.play(season, most=1)
    assert {t.round for t in await reads.tables_of(house.leagues, season.id)} == {1}
    await house.days(7.1)
    tables = await reads.tables_of(house.leagues, season.id)
    assert Counter((t.round, t.status) for t in tables) == {
        (1, "finished"): 1,
        (1, "playing"): 1,
        (2, "playing"): 2,
    }
    late = next(t for t in tables if t.round == 1 and t.status == "playing")
    await house.play(season)
    assert (await reads.table(house.leagues, late.id)).result.round == 1  # type: ignore[union-attr]
    assert (await reads.season(house.leagues, season.id)).status == "over"


async def test_tb_10_8_pairs_change_sides(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:5], format="pairs", size=2, rounds=2)
    first, again, *_ = await reads.tables_of(house.leagues, season.id)
    assert first.people == again.people[::-1]
    assert first.sides == again.sides
    await house.play_season(season)
    (standing,) = await reads.standings(house.leagues, season.id)
    assert sum(row.played for row in standing.rows) == 2 * 2 * 2 * 2
    resting = [each.resting for each in standing.pool.rounds]
    assert [len(each) for each in resting] == [1, 1]
    assert resting[0] != resting[1]


async def test_tb_10_8_a_knock_out_leaves_one(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:6], format="knockout", size=2)
    await house.play_season(season)
    tables = await reads.tables_of(house.leagues, season.id)
    assert Counter(t.round for t in tables) == {1: 4, 2: 4, 3: 2}
    (last,) = [each for each in await reads.shown(house.leagues, season.id) if each.round == 0]
    final = {user for t in tables if t.round == 3 for user in t.people}
    assert {row.person for row in last.rows[:2]} == final
    for table in tables:
        if table.round == 2:
            losers = set(table.people) - final
            assert {row.person for row in last.rows[2:4]} >= losers
    assert [row.place for row in last.rows] == [1, 2, 3, 4, 5, 6]


async def test_tb_10_8_a_knock_out_waits_for_nobody_for_ever(house: LeagueHouse) -> None:
    season = await house.started(
        PEOPLE[:4], format="knockout", size=2, round_days=5, options={"clock": "off"}
    )
    await house.days(5.1)
    tables = await reads.tables_of(house.leagues, season.id)
    assert Counter((t.round, t.status) for t in tables) == {(1, "finished"): 4, (2, "playing"): 2}
    assert {t.result.verdict for t in tables if t.result} == {"adjudicated"}
    log = [line.what.id for line in await reads.log(house.leagues, season.league)]
    assert log.count("league-log-date-adjudicated") == 4


async def test_tb_10_8_a_table_without_a_thread_is_not_waited_for(house: LeagueHouse) -> None:
    season = await house.season(
        PEOPLE[:4], format="knockout", size=2, round_days=5, options={"clock": "off"}
    )
    await founding.start(house.leagues, season.id, By(BOSS, "go"))
    await tending.tend(house.leagues)
    for days in (1.0, 4.1):
        for letter in await house.tables.take_outgoing():
            if letter.kind == "league/place":
                await house.tables.refused(letter.id, 60, gone=False)
            else:
                await house.tables.delivered(letter.id, 7000 + letter.id)
        house.time += days * DAY
        house.tables.last_beat = house.time
        await tending.tend(house.leagues)
    tables = await reads.tables_of(house.leagues, season.id)
    assert Counter(t.status for t in tables if t.round == 1) == {"cancelled": 4}
    log = [line.what.id for line in await reads.log(house.leagues, season.league)]
    assert log.count("league-log-date-unopened") == 4
    for _ in range(5):  # threads can be opened again; there is nothing left to say of the old
        await house.days(0.1)
    (final,) = {frozenset(t.people) for t in await house.going_on(season)}
    assert len(final) == 2
    await house.play_season(season)
    assert (await reads.season(house.leagues, season.id)).status == "over"


async def test_tb_10_8_round_robin_gives_everybody_both_sides(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:5], format="round_robin", size=2)
    await house.play_season(season)
    tables = await reads.tables_of(house.leagues, season.id)
    assert Counter(t.people for t in tables) == {
        (a, b): 1 for a in PEOPLE[:5] for b in PEOPLE[:5] if a != b
    }
    (shown,) = await reads.shown(house.leagues, season.id)
    assert [row.played for row in shown.rows] == [8] * 5


async def test_tb_10_9_divisions_go_up_and_down(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:8], format="round_robin", size=2, division=4)
    assert [
        p.division for p in [s.pool for s in await reads.standings(house.leagues, season.id)]
    ] == [1, 2]
    await house.play_season(season)
    upper, lower = (
        [row.person for row in each.rows] for each in await reads.shown(house.leagues, season.id)
    )
    again = await founding.open_season(house.leagues, season.league, By(BOSS, "again"))
    away = upper[1]
    for user in (*PEOPLE[:8], PEOPLE[8]):
        if user != away:
            await entering.enter(house.leagues, again.id, user, house.command())
    await founding.start(house.leagues, again.id, By(BOSS, "go"))
    found = {e.user: e.division for e in await reads.entries(house.leagues, again.id)}
    assert found[lower[0]] == 1
    assert found[upper[3]] in (1, 2)  # down, unless the gap is filled with them
    assert found[PEOPLE[8]] == 2
    assert Counter(found.values()) == {1: 4, 2: 4}
    first = [user for user, division in found.items() if division == 1]
    assert set(first) == {upper[0], upper[2], lower[0], upper[3]}
