"""Results, and the word of referees: who may speak it, and what comes of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.leagues import founding, reads, refereeing
from bot.app.leagues.context import By
from engines.contract import Illegal
from tests.bot.app.house import refused
from tests.bot.app.league_house import BOSS, JUDGE, PEOPLE, LeagueHouse


class Crash(Exception):
    pass


async def test_tb_10_19_what_a_result_says(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:6], format="swiss", size=2, rounds=1)
    given_up, silent, off = await house.going_on(season)
    assert given_up.game
    assert silent.game
    assert off.game
    table = await house.tables.table(given_up.game)
    await house.tables.concede(
        given_up.game, given_up.people[0], table.seats(given_up.people[0])[0], "quit"
    )
    house.absent = {silent.people[1]}
    for _ in range(80):
        await house.play_out(silent.game)
        if (await house.tables.table(silent.game)).ended:
            break
        await house.days(1.5)
    await house.tables.abandon(off.game, BOSS, "off", admin=True)
    await house.tend()
    found = {t.id: t for t in await reads.tables_of(house.leagues, season.id)}

    def kinds(table: Any) -> dict[int, str]:
        result = found[table.id].result
        assert result is not None
        return {part.person: part.kind for part in result.parts}

    assert kinds(given_up)[given_up.people[0]] == "conceded"
    assert kinds(silent) == {silent.people[0]: "played", silent.people[1]: "timeout"}
    assert (await house.tables.table(silent.game)).options["turn_timeout"] == "ladder"
    assert found[off.id].status == "annulled"
    (standing,) = await reads.standings(house.leagues, season.id)
    assert {row.person for row in standing.rows if not row.played} == set(off.people)


async def test_tb_10_20_referees(house: LeagueHouse) -> None:
    season = await house.started(
        PEOPLE[:6], format="swiss", size=2, rounds=1, referees=(JUDGE, PEOPLE[0])
    )
    tables = await house.going_on(season)
    own = next(t for t in tables if PEOPLE[0] in t.people)
    other, third = [t for t in tables if t is not own]
    with refused("league-own-table"):
        await refereeing.annul(house.leagues, own.id, By(PEOPLE[0], "r1", "I lose"))
    with refused("league-own-table"):
        await refereeing.annul(house.leagues, own.id, By(PEOPLE[0], "r1", "I lose", admin=True))
    with refused("league-referees-only"):
        await refereeing.annul(house.leagues, own.id, By(PEOPLE[5], "r2", "no"))
    with refused("league-no-reason"):
        await refereeing.annul(house.leagues, other.id, By(JUDGE, "r3", " "))
    seat = other.sides[0]
    with refused("league-own-table"):  # and would see a hand
        await refereeing.replace(
            house.leagues, other.id, By(JUDGE, "r3b", "let me see"), seat, JUDGE
        )
    assert other.game
    due = (await house.tables.table(other.game)).waiting[0].deadline
    for _ in range(2):
        await refereeing.extend(house.leagues, other.id, By(PEOPLE[0], "r4", "ill"), 24)
    later = (await house.tables.table(other.game)).waiting[0].deadline
    assert due is not None
    assert later == due + 24 * 3600
    with refused("league-bad-places"):
        await refereeing.adjudicate(
            house.leagues, other.id, By(JUDGE, "r5", "agreed"), {other.sides[0]: 1}
        )
    places = {other.sides[0]: 2, other.sides[1]: 1}
    await refereeing.adjudicate(house.leagues, other.id, By(JUDGE, "r6", "agreed"), places)
    done = await reads.table(house.leagues, other.id)
    assert (done.status, done.result.verdict) == ("finished", "adjudicated")  # type: ignore[union-attr]
    assert {s: done.result.place_of(s) for s in places} == places  # type: ignore[union-attr]
    assert (await house.tables.table(other.game)).status == "abandoned"
    await refereeing.annul(house.leagues, third.id, By(JUDGE, "r7", "a bug"))
    assert (await reads.table(house.leagues, third.id)).status == "annulled"
    await house.tend()
    said = [b.text.id for b in house.said("notice")]
    assert said.count("league-ruled") == 3
    lines = [line for line in await reads.log(house.leagues, season.league) if line.table]
    assert [line.why for line in lines] == ["a bug", "agreed", "ill"]


async def test_tb_10_20_an_admin_is_no_referee_of_their_own_table(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=1)
    table = (await house.going_on(season))[0]
    assert table.game
    gone, seat = table.people[0], table.sides[0]
    await refereeing.replace(house.leagues, table.id, By(JUDGE, "r1", "ill"), seat, PEOPLE[9])
    for by in (gone, PEOPLE[9], table.people[1]):
        with refused("league-own-table"):
            await refereeing.check_admin(house.leagues, table.game, by, ruling=False)
    with refused("table-knows-too-much"):  # has held the other seat
        await refereeing.replace(
            house.leagues, table.id, By(JUDGE, "r2", "well again"), table.sides[1], gone
        )
    await refereeing.replace(house.leagues, table.id, By(JUDGE, "r3", "well again"), seat, gone)
    await refereeing.check_admin(house.leagues, table.game, BOSS, ruling=False)
    with refused("league-referees-decide"):
        await refereeing.check_admin(house.leagues, table.game, BOSS, ruling=True)
    await refereeing.check_admin(house.leagues, table.game + 100, gone, ruling=True)  # of no league


async def test_tb_10_20_who_has_been_a_deputy_is_no_referee_of_that_table(
    house: LeagueHouse,
) -> None:
    season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=1)
    table, other = await house.going_on(season)
    assert table.game
    one = table.people[0]
    await house.tables.deputy(table.game, one, JUDGE, "help")
    places = {table.sides[0]: 1, table.sides[1]: 2}
    for _ in range(2):
        with refused("league-own-table"):
            await refereeing.extend(house.leagues, table.id, By(JUDGE, "r1", "ill"), 24)
        with refused("league-own-table"):
            await refereeing.adjudicate(
                house.leagues, table.id, By(JUDGE, "r2", "agreed", admin=True), places
            )
        with refused("league-own-table"):
            await refereeing.check_admin(house.leagues, table.game, JUDGE, ruling=False)
        await house.tables.deputy(table.game, one, None, "thanks")  # has seen a hand all the same
    await refereeing.extend(house.leagues, other.id, By(JUDGE, "r3", "ill"), 24)


async def test_tb_10_20_a_word_without_a_reason_does_nothing(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:2], format="swiss", size=2, rounds=1)
    (table,) = await house.going_on(season)
    assert table.game
    before = await house.tables.table(table.game)
    places = {table.sides[0]: 1, table.sides[1]: 2}
    go, seat = house.leagues, table.sides[0]
    for word in (
        lambda: refereeing.extend(go, table.id, By(JUDGE, "a", "   "), 5),
        lambda: refereeing.replace(go, table.id, By(JUDGE, "b", "\n "), seat, PEOPLE[9]),
        lambda: refereeing.adjudicate(go, table.id, By(JUDGE, "c", ""), places),
        lambda: refereeing.annul(go, table.id, By(JUDGE, "d", " ")),
        lambda: refereeing.settle(go, table.id, By(JUDGE, "e", " ")),
        lambda: founding.end(go, season.id, By(BOSS, "f", " ")),
        lambda: refereeing.bring_in(go, season.league, By(BOSS, "g", " "), []),
    ):
        with refused("league-no-reason"):
            await word()
    await house.tend()
    assert await house.tables.table(table.game) == before


async def test_tb_10_20_a_word_is_carried_out_after_a_crash(
    house: LeagueHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=1)
    table = (await house.going_on(season))[0]

    async def dies(*args: Any, **more: Any) -> Any:
        raise Crash

    with monkeypatch.context() as patch:
        patch.setattr(refereeing, "end_ruled", dies)
        with pytest.raises(Crash):
            await refereeing.annul(house.leagues, table.id, By(JUDGE, "r1", "a bug"))
    assert (await reads.table(house.leagues, table.id)).status == "playing"
    house.restart()
    await house.tend()
    assert (await reads.table(house.leagues, table.id)).status == "annulled"


async def test_tb_10_21_a_dispute_shows_nothing_hidden(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=1)
    table = (await house.going_on(season))[0]
    assert table.game
    for _ in range(12):
        await house.answer(table.game)
    with refused("table-not-seated"):
        await refereeing.dispute(house.leagues, table.game, JUDGE, "look", "d0")
    await refereeing.dispute(
        house.leagues, table.game, table.people[0], "That was no legal move.", "d1"
    )
    with refused("league-no-host"):
        await house.tables.report(table.game, table.people[0], "That was no legal move.", "d")
    with refused("league-dispute-already"):
        await refereeing.dispute(house.leagues, table.game, table.people[1], "Yes it was.", "d2")
    await house.tend()
    (body,) = house.said("dispute")
    assert set(body.users) == {*table.people, BOSS, JUDGE}
    assert body.text == "That was no legal move."
    rows = await house.rows("SELECT events FROM journal WHERE game = ?", table.game)
    events = [event for (row,) in rows for event in json.loads(row)]
    public = [event["text"][0] for event in events if "for" not in event]
    assert [each.id for each in body.log] == public
    assert any("for" in event for event in events)
    await refereeing.settle(house.leagues, table.id, By(JUDGE, "d3", "It was legal."))
    with refused("league-no-dispute"):
        await refereeing.settle(house.leagues, table.id, By(JUDGE, "d4", "Again."))


async def test_tb_10_21_a_referee_sees_what_a_stranger_sees(house: LeagueHouse) -> None:
    """Whatever can be asked of a game, before and in a dispute, a referee and the one who made the
    league get the answer of somebody who has nothing to do with it."""
    season = await house.started(PEOPLE[:4], format="swiss", size=2, rounds=1)
    table = (await house.going_on(season))[0]
    assert table.game
    for _ in range(12):
        await house.answer(table.game)
    await refereeing.dispute(house.leagues, table.game, table.people[0], "Look.", "d1")
    await house.tend()

    async def everything(user: int) -> list[Any]:
        tables, game = house.tables, table.game
        assert game
        seen = await tables.player_view(game, user)
        assert seen.hands == {}
        found: list[Any] = [seen.view, await tables.filed(game, user), await tables.log(game, user)]
        found += [await tables.prompts(game, user), await tables.clocks(game, user)]
        found += [await tables.digest(game, user, again=True)]
        for seat in ("", *table.sides):
            try:
                found.append(await tables.replay_step(game, user, seat=seat))
            except Illegal as refusal:
                found.append(refusal.reason)
        return found

    stranger = await everything(PEOPLE[60])
    assert await everything(JUDGE) == stranger
    assert await everything(BOSS) == stranger
    own = (await house.tables.player_view(table.game, table.people[0])).hands
    assert own, "there is something to see"
    exported = await house.tables.export(table.game)
    assert exported["seed"] == exported["position"] == ""
    assert '"picks"' not in json.dumps(exported)
