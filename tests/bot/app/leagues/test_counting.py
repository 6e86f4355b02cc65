"""What games, rests and changes of seats count, and that what was shown stays."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.app.leagues import entering, reads, refereeing
from bot.app.leagues.context import By
from bot.league.results import by_win
from bot.league.standings import Rules, standings
from tests.bot.app.house import refused
from tests.bot.app.league_house import GUILD, JUDGE, PEOPLE, LeagueHouse


async def test_tb_10_13_no_result_improves_the_place_of_who_lost_it(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:8], format="swiss", size=2, rounds=3)
    await house.play_season(season)
    games = await reads.games(house.leagues, season.league)
    for game in games:
        for part in game.parts:
            for others in (1, 2):
                won = replace(
                    game,
                    parts=tuple(
                        replace(p, place=1 if p.person == part.person else others)
                        for p in game.parts
                    ),
                )
                lost = replace(
                    game,
                    parts=tuple(
                        replace(p, place=2 if p.person == part.person else 1) for p in game.parts
                    ),
                )
                rest = [each for each in games if each is not game]
                rules = Rules(lot=b"lot")
                better = _place(standings(rules, PEOPLE[:8], [*rest, won]), part.person)
                assert better <= _place(standings(rules, PEOPLE[:8], [*rest, lost]), part.person)


def _place(rows: Any, person: int) -> int:
    return next(row.place for row in rows if row.person == person)


async def test_tb_10_14_who_rests_gets_their_own_average(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:3], format="swiss", size=2, rounds=2, points="result")
    await house.play_season(season)
    (standing,) = await reads.standings(house.leagues, season.id)
    for row in standing.rows:
        rested = sum(row.person in each.resting for each in standing.pool.rounds)
        assert row.played + rested == 2
        if row.played and rested:
            assert row.points == 2 * (row.points / (row.played + rested))
    played = sum(row.played for row in standing.rows)
    assert sum(row.points for row in standing.rows) > played / 2 - 0.5


async def test_tb_10_14_a_rest_counts_as_a_whole_round_of_two_games(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:5], format="pairs", rounds=3)
    await house.play_season(season)
    (standing,) = await reads.standings(house.leagues, season.id)
    tables = await reads.tables_of(house.leagues, season.id)
    rests = Counter(user for each in standing.pool.rounds for user in each.resting)
    assert rests.total() == 3
    for row in standing.rows:
        worth = [
            by_win(t.result)[row.person] for t in tables if t.result and row.person in t.people
        ]
        assert len(worth) + 2 * rests[row.person] == 6
        assert row.points == pytest.approx(6 * sum(worth) / len(worth))


async def test_tb_10_14_an_annulled_game_is_worth_ones_average(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:2], format="pairs", rounds=2)
    while await house.play(season):
        pass
    before = {r.person: r.points for r in (await reads.standings(house.leagues, season.id))[0].rows}
    assert sum(before.values()) == 4
    table = next(t for t in await reads.tables_of(house.leagues, season.id) if t.result)
    assert table.result
    await refereeing.annul(house.leagues, table.id, By(JUDGE, "r1", "a bug"))
    (now,) = await reads.standings(house.leagues, season.id)
    for row in now.rows:
        part = table.result.part(row.person)
        assert part
        worth = 0.5 if {p.place for p in table.result.parts} == {1} else 1.0 * (part.place == 1)
        assert row.points == pytest.approx((before[row.person] - worth) * 4 / 3, abs=1e-5)


async def test_tb_10_14_a_game_nobody_goes_on_with_is_worth_nothing(house: LeagueHouse) -> None:
    """Else two leaders would do best not to play against each other at all."""
    season = await house.started(
        PEOPLE[:4], format="swiss", size=2, rounds=2, round_days=90, options={"clock": "off"}
    )
    await house.play(season)
    winners = {row.person for row in (await reads.standings(house.leagues, season.id))[0].rows[:2]}
    leaders, others = sorted(
        await house.going_on(season), key=lambda table: -len(winners & {*table.people})
    )
    assert {*leaders.people} == winners
    before = {
        row.person: row.points for row in (await reads.standings(house.leagues, season.id))[0].rows
    }
    await house.play_out(others.game or 0)
    for _ in range(3):
        await house.days(14)
    assert (await reads.table(house.leagues, leaders.id)).status == "annulled"

    async def points() -> dict[int, float]:
        (now,) = await reads.standings(house.leagues, season.id)
        return {row.person: row.points for row in now.rows if row.person in winners}

    assert await points() == {user: before[user] for user in winners}
    await refereeing.annul(house.leagues, leaders.id, By(JUDGE, "r1", "nobody is to blame"))
    assert await points() == {user: 2 * before[user] for user in winners}


async def test_tb_10_13_only_where_nobody_has_partners_the_best_games_count(
    house: LeagueHouse,
) -> None:
    with refused("league-best-of-all"):
        await house.league(format="pairs", best=2)
    house.games = ("toy", "quartermaster", "attack")
    house.restart()
    with refused("league-best-of-all"):
        await house.league(games=("attack", "quartermaster"), format="swiss", best=2)
    league = await house.league(games=("attack",), format="swiss", best=2)
    assert league.settings.best == 2


async def test_tb_10_15_who_leaves_is_paired_no_more_and_offers_their_seats(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:4], format="pools", size=2)
    gone = PEOPLE[0]
    running = next(t for t in await house.going_on(season) if gone in t.people)
    await entering.withdraw(house.leagues, season.id, gone, "bye")
    await entering.withdraw(house.leagues, season.id, gone, "bye")
    assert [each[0].id for each in await house.tables.open_seats(GUILD)] == [running.game]
    tables = await reads.tables_of(house.leagues, season.id)
    assert Counter(t.status for t in tables if gone in t.people) == {"cancelled": 5, "playing": 1}
    while await house.going_on(season):
        await house.play(season)
    (shown,) = await reads.shown(house.leagues, season.id)
    assert shown.rows[-1].person == gone
    assert shown.rows[-1].left
    assert shown.rows[-1].played == 0  # less than half: void for standings
    assert len(await reads.games(house.leagues, season.league)) == 7  # and not for ratings


async def test_tb_10_16_the_points_of_a_seat_that_changed_hands(house: LeagueHouse) -> None:
    for rule, counted in (("line", 0), ("taker", 1)):
        season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=1, substitutes=rule)
        first, second = await house.going_on(season)
        game, left, taker = first.game, first.people[0], second.people[0]
        assert game is not None
        seat = (await house.tables.table(game)).seats(left)[0]
        await refereeing.replace(
            house.leagues, first.id, By(JUDGE, house.command(), "fell silent"), seat, taker
        )
        await house.play_season(season)
        (standing,) = await reads.standings(house.leagues, season.id)
        played = {row.person: row.played for row in standing.rows}
        assert played[taker] == 1 + counted
        assert played[left] == 1 - counted
        result = (await reads.table(house.leagues, first.id)).result
        assert result is not None
        kinds = {p.person: (p.kind, p.substitute, round(p.turns)) for p in result.parts}
        assert kinds[left] == ("timeout", False, 0)
        assert kinds[taker] == ("played", True, 1)


async def test_tb_10_17_what_was_shown_stays(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=2)
    await house.play(season)
    (before,) = await reads.shown(house.leagues, season.id)
    table = next(t for t in await reads.tables_of(house.leagues, season.id) if t.round == 1)
    assert table.result is not None
    lost = {side: 3 - table.result.place_of(side) for side in table.sides}
    if len(set(lost.values())) == 1:
        lost = {table.sides[0]: 1, table.sides[1]: 2}
    for _ in range(2):
        await refereeing.correct(
            house.leagues, table.id, By(JUDGE, "fix", "the wrong side was noted"), lost
        )
    assert await reads.shown(house.leagues, season.id) == [before]
    (now,) = await reads.standings(house.leagues, season.id)
    assert {r.person: r.points for r in now.rows} != {r.person: r.points for r in before.rows}
    corrected = await reads.table(house.leagues, table.id)
    assert corrected.corrected
    assert {side: corrected.result.place_of(side) for side in lost} == lost  # type: ignore[union-attr]
    log = await reads.log(house.leagues, season.league)
    assert [line.why for line in log if line.what.id == "league-log-corrected"] == [
        "the wrong side was noted"
    ]


async def test_tb_10_18_the_end_of_a_season_stops_no_game(house: LeagueHouse) -> None:
    season = await house.started(
        PEOPLE[:8], format="swiss", size=2, rounds=3, season_days=10, options={"clock": "off"}
    )
    await house.play(season, most=1)
    untouched, *others = await house.going_on(season)
    for table in others:
        await house.answer(table.game or 0)
    await house.days(10.1)
    assert (await reads.season(house.leagues, season.id)).status == "over"
    going_on = await house.going_on(season)
    assert len(going_on) == 3
    (over,) = house.said("over")
    (last,) = over.pools
    played = {row.person: row.played for row in last.rows}
    assert played == {user: int(user not in untouched.people) for user in PEOPLE[:8]}
    house.time += 60
    for table in going_on:
        assert table.game is not None
        await house.play_out(table.game)
    await house.tend()
    assert [each.rows for each in await reads.shown(house.leagues, season.id)] == [last.rows]
    assert len(await reads.games(house.leagues, season.league)) == 4
    (standing,) = await reads.standings(house.leagues, season.id)
    assert sum(row.played for row in standing.rows) == 2
    assert (await reads.card(house.leagues, GUILD, going_on[0].people[0])).games == 1
