"""What those who run a league do in a running season, and what can be undone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.app.leagues import entering, founding, hosting, reads
from bot.app.leagues.context import By
from bot.app.leagues.records import Season, Standings
from bot.store.leagues import Kind
from engines.registry import GAMES
from tests.bot.app.house import refused
from tests.bot.app.league_house import BOSS, DAY, GUILD, PEOPLE, LeagueHouse
from tests.engines.toy import TOY

SWISS: dict[str, Any] = {"format": "swiss", "size": 2, "rounds": 4}


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LeagueHouse]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = LeagueHouse()
    yield house
    await house.store.close()


async def take(house: LeagueHouse, season: Season, kind: Kind, **more: Any) -> None:
    command = house.command()
    for _ in range(2):  # delivered twice
        await hosting.take(house.leagues, season.id, By(BOSS, command, "As agreed."), kind, **more)
    await house.tend()


async def undo(house: LeagueHouse, season: Season) -> None:
    (step, _) = next(each for each in await hosting.of_season(house.leagues, season.id) if each[1])
    await hosting.undo(house.leagues, step.id, By(BOSS, house.command()))
    await house.tend()


async def paired(house: LeagueHouse, season: Season, number: int) -> set[int]:
    tables = await reads.tables_of(house.leagues, season.id)
    return {user for t in tables if t.round == number for user in t.people}


async def standing(house: LeagueHouse, season: Season) -> Standings:
    (found,) = await reads.standings(house.leagues, season.id)
    return found


async def points(house: LeagueHouse, season: Season) -> dict[int, float]:
    return {row.person: row.points for row in (await standing(house, season)).rows}


async def status(house: LeagueHouse, season: Season, user: int) -> str:
    return {e.user: e.status for e in await reads.entries(house.leagues, season.id)}[user]


async def test_tb_10_28_who_is_dropped_is_paired_no_more_and_all_of_it_can_be_undone(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:8], **SWISS)
    gone = PEOPLE[2]
    with refused("league-runners-only"):
        await hosting.take(house.leagues, season.id, By(gone, "x", "Go."), "drop", user=PEOPLE[0])
    with refused("league-no-reason"):
        await hosting.take(house.leagues, season.id, By(BOSS, "y", " "), "drop", user=gone)
    await take(house, season, "drop", user=gone)
    assert await house.tables.open_seats(1)
    told = [b.text.id for b in house.said("notice")]
    assert told.count("league-ruled") == 1
    await undo(house, season)
    assert await status(house, season, gone) == "playing"
    assert not await house.tables.open_seats(1)
    await take(house, season, "drop", user=gone)
    await house.play(season)
    assert gone not in await paired(house, season, 2)
    with refused("league-step-gone"):
        last = (await hosting.of_season(house.leagues, season.id))[0][0]
        await hosting.undo(house.leagues, last.id, By(BOSS, house.command()))
    await take(house, season, "back", user=gone)
    await house.play(season)
    assert gone in await paired(house, season, 3)


@pytest.mark.parametrize(("worth", "scored"), [(0.0, 0.0), (0.5, 0.5), (None, 0.0)])
async def test_tb_10_28_who_comes_late_gets_what_the_host_says_for_rounds_missed(
    house: LeagueHouse, worth: float | None, scored: float
) -> None:
    season = await house.started(PEOPLE[:8], **SWISS)
    late = PEOPLE[20]
    await take(house, season, "late", user=late, number=worth)
    with refused("league-was-here"):
        await hosting.take(house.leagues, season.id, By(BOSS, "z", "?"), "late", user=late)
    assert (await points(house, season))[late] == scored
    await undo(house, season)
    assert late not in await points(house, season)
    await take(house, season, "late", user=late, number=worth)
    await house.play_season(season)
    (found,) = await reads.standings(house.leagues, season.id)
    assert [each.number for each in found.pool.rounds] == [1, 2, 3, 4]
    row = next(row for row in found.rows if row.person == late)
    mean = row.wins / row.played
    assert row.points == pytest.approx(row.wins + (mean if worth is None else worth), abs=1e-5)


async def test_tb_10_29_a_round_that_is_shown_first_can_be_drawn_anew_and_people_change_places(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:8], notice_hours=12, **SWISS)
    before = await reads.tables_of(house.leagues, season.id)
    assert {(t.status, t.place) for t in before} == {("paired", None)}
    a, b = before[0].people[0], before[1].people[0]
    await take(house, season, "swap", user=a, other=b)
    after = await reads.tables_of(house.leagues, season.id)
    assert (after[0].people[0], after[1].people[0]) == (b, a)
    await undo(house, season)
    after = await reads.tables_of(house.leagues, season.id)
    assert [t.people for t in after] == [t.people for t in before]
    await take(house, season, "late", user=PEOPLE[20], number=0.0)
    await take(house, season, "late", user=PEOPLE[21], number=0.0)
    await take(house, season, "rest", user=a, number=None)
    await take(house, season, "rest", user=b, number=None)
    await take(house, season, "anew")
    seated = await paired(house, season, 1)
    assert seated == {*PEOPLE[:8], *PEOPLE[20:22]} - {a, b}
    house.restart()
    await entering.withdraw(house.leagues, season.id, PEOPLE[20], house.command())
    await house.days(0.6)
    assert {t.status for t in await reads.tables_of(house.leagues, season.id)} == {"playing"}
    assert PEOPLE[20] not in await paired(house, season, 1)  # it was drawn anew by itself
    rested = [
        e.user
        for e in house.letters
        if getattr(e.body, "text", None) and e.body.text.id == "league-you-rest"
    ]
    assert {a, b} <= set(rested)
    with refused("league-nothing-drawn"):
        await hosting.take(house.leagues, season.id, By(BOSS, "late", "?"), "anew")
    await house.play_season(season)


async def test_tb_10_29_who_comes_or_sits_out_before_a_round_begins_is_heeded(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:4], notice_hours=12, **SWISS)
    late = PEOPLE[20:22]
    for user in late:
        await take(house, season, "late", user=user, number=0.0)
    assert not {*late} & await paired(house, season, 1)
    await house.days(0.6)
    assert await paired(house, season, 1) == {*PEOPLE[:4], *late}
    told = [b.text.id for b in house.said("notice")]
    assert told.count("league-round-begins") == 1
    await house.play(season)
    assert {*PEOPLE[:4], *late} == await paired(house, season, 2)
    for user in late:
        await hosting.sit_out(house.leagues, season.id, user, house.command())
    await house.days(0.6)
    assert await paired(house, season, 2) == {*PEOPLE[:4]}


async def test_tb_10_29_a_knock_out_round_is_drawn_once_although_others_are_out(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:4], format="knockout", size=2, notice_hours=12)
    for _ in range(2):
        await house.days(0.6)
        await house.play(season)
    held = (await standing(house, season)).pool.rounds
    assert [each.draws for each in held] == [1, 1]
    assert (await reads.season(house.leagues, season.id)).status == "over"


async def test_tb_10_29_a_drawn_round_begins_when_the_host_says_so(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:4], notice_hours=48, **SWISS)
    await hosting.begin_now(house.leagues, season.id, By(BOSS, "now", "All are here."))
    await house.tend()
    assert len(await house.going_on(season)) == 2


async def test_tb_10_28_the_date_of_a_round_moves_and_moves_back(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:8], round_days=7, options={"clock": "720"}, **SWISS)
    with refused("league-past"):
        await hosting.take(
            house.leagues, season.id, By(BOSS, "past", "?"), "date", number=house.time - 1
        )
    await take(house, season, "date", number=house.time + 10 * DAY)
    await house.days(7.1)
    assert len((await standing(house, season)).pool.rounds) == 1
    await undo(house, season)
    assert len((await standing(house, season)).pool.rounds) == 2


async def test_tb_10_28_penalty_points(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:4], **SWISS)
    await take(house, season, "points", user=PEOPLE[0], number=-1.5)
    assert (await points(house, season))[PEOPLE[0]] == -1.5
    await undo(house, season)
    assert (await points(house, season))[PEOPLE[0]] == 0.0
    for wrong in (0.0, 21.0):
        with refused("league-points"):
            by, more = By(BOSS, house.command(), "?"), {"user": PEOPLE[0], "number": wrong}
            await hosting.take(house.leagues, season.id, by, "points", **more)  # type: ignore[arg-type]


async def test_tb_10_28_a_substitute_takes_place_points_and_seats_until_the_end(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:8], **SWISS)
    await house.play(season)
    before = await points(house, season)
    ill = max(before, key=lambda user: before[user])
    heir = PEOPLE[30]
    await take(house, season, "heir", user=ill, other=heir)
    now = await points(house, season)
    assert (now[heir], ill in now) == (before[ill], False)
    (table,) = [t for t in await house.going_on(season) if ill in t.people]
    seats = await house.tables.table(table.game or 0)
    assert heir in {player.user for player in seats.players}
    assert ill not in {player.user for player in seats.players}
    await undo(house, season)
    assert (await points(house, season)) == before
    seats = await house.tables.table(table.game or 0)
    assert ill in {player.user for player in seats.players}
    await take(house, season, "heir", user=ill, other=heir)
    await house.play_season(season)
    met = await reads.tables_of(house.leagues, season.id)
    assert not any({ill, heir} <= set(t.people) for t in met)
    opponents = [u for t in met for u in t.people if {ill, heir} & set(t.people)]
    others = [u for u in opponents if u not in (ill, heir)]
    assert len(set(others)) == len(others)  # whom the one has met, the other does not meet again
    rated = await reads.ratings_of(house.leagues, 1)
    assert ("toy", ill) in rated


async def test_tb_10_30_who_twice_in_a_row_loses_by_time_sits_out_until_they_say_so(
    house: LeagueHouse,
) -> None:
    house.absent = {PEOPLE[0]}
    season = await house.started(PEOPLE[:8], **{**SWISS, "rounds": 5}, options={"clock": "12"})
    for _ in range(60):
        if (await standing(house, season)).pool.rounds[-1].number == 3:
            break
        await house.play(season)
        await house.days(0.5)
    assert PEOPLE[0] in await paired(house, season, 2)
    assert PEOPLE[0] not in await paired(house, season, 3)
    told = [
        each for each in house.letters
        if getattr(each.body, "wake", False) and each.user == PEOPLE[0]
    ]  # fmt: skip
    assert len(told) == 1
    with refused("league-not-silent"):
        await hosting.wake(house.leagues, season.id, PEOPLE[1], "no")
    house.absent.clear()
    for _ in range(2):
        await hosting.wake(house.leagues, season.id, PEOPLE[0], "here")
    await house.play(season)
    assert PEOPLE[0] in await paired(house, season, 4)
    await house.play_season(season)


async def test_tb_10_30_a_league_may_let_the_silent_be(house: LeagueHouse) -> None:
    house.absent = {PEOPLE[0]}
    season = await house.started(PEOPLE[:4], silent=0, **SWISS, options={"clock": "12"})
    for _ in range(60):
        await house.play(season)
        await house.days(0.5)
        if (await reads.season(house.leagues, season.id)).status == "over":
            break
    assert PEOPLE[0] in await paired(house, season, 4)


async def test_tb_10_30_somebody_sits_out_by_their_own_wish_or_plays_after_all(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:8], **SWISS)
    assert await hosting.sit_out(house.leagues, season.id, PEOPLE[0], "a")
    assert not await hosting.sit_out(house.leagues, season.id, PEOPLE[0], "b")
    assert await hosting.sit_out(house.leagues, season.id, PEOPLE[0], "c")
    await house.play(season)
    assert PEOPLE[0] not in await paired(house, season, 2)
    await house.play(season)
    assert PEOPLE[0] in await paired(house, season, 3)


async def test_tb_10_28_who_leaves_the_server_leaves_the_season_until_a_host_says_otherwise(
    house: LeagueHouse,
) -> None:
    gone = PEOPLE[2]
    season = await house.started(PEOPLE[:8], **SWISS)
    assert await hosting.expected(house.leagues) == {GUILD: list(PEOPLE[:8])}
    assert not await hosting.notice_gone(house.leagues, GUILD + 1, [gone]), "of another server"
    for times in (1, 0):  # once is enough
        assert await hosting.notice_gone(house.leagues, GUILD, [gone]) == times
    await house.tend()
    assert await status(house, season, gone) == "left"
    assert gone not in (await hosting.expected(house.leagues))[GUILD]
    assert await house.tables.open_seats(GUILD)
    (told,) = [b for b in house.said("notice") if b.text.id == "league-step-away"]
    assert told.mention == (BOSS,)
    await undo(house, season)
    assert await status(house, season, gone) == "playing"
    assert not await house.tables.open_seats(GUILD)


async def test_tb_10_28_before_a_season_begins_the_place_of_who_is_gone_is_free_again(
    house: LeagueHouse,
) -> None:
    season = await house.season(PEOPLE[:5], **SWISS, most=4)
    await hosting.notice_gone(house.leagues, GUILD, [PEOPLE[0]])
    assert await status(house, season, PEOPLE[0]) == "withdrawn"
    assert await status(house, season, PEOPLE[4]) == "entered"


async def test_tb_10_28_who_waits_for_another_pool_can_be_gone_too(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:6], format="pools", size=2, season_days=90)
    for _ in range(20):
        await house.play(season)
    assert await hosting.notice_gone(house.leagues, GUILD, PEOPLE[:6]) == 6
    assert {await status(house, season, user) for user in PEOPLE[:6]} <= {"left", "withdrawn"}
    await house.tend()


async def test_tb_10_28_what_needs_rounds_is_refused_where_all_is_fixed(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:4], format="round_robin", size=2)
    for kind, more in (("late", {"user": PEOPLE[9]}), ("rest", {"user": PEOPLE[0]})):
        with refused("league-step-no-rounds"):
            await hosting.take(
                house.leagues, season.id, By(BOSS, house.command(), "?"), kind, **more
            )  # type: ignore[arg-type]
    await take(house, season, "drop", user=PEOPLE[0])
    assert {t.status for t in await reads.tables_of(house.leagues, season.id)} > {"cancelled"}
    await undo(house, season)
    statuses = {t.status for t in await reads.tables_of(house.leagues, season.id)}
    assert statuses == {"due", "playing"}
    await house.play_season(season)
    assert (await founding.preview(house.leagues, season.league)).number == 2
