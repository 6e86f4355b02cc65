"""What is known of people, and forgotten; what comes twice acts once."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.app.leagues import entering, founding, reads, refereeing
from bot.app.leagues.context import By
from bot.app.leagues.records import Settings
from bot.store import Db, outbox
from tests.bot.app.league_house import BOSS, CHANNEL, DAY, GUILD, JUDGE, PEOPLE, LeagueHouse


async def test_a_start_calls_in_the_threads_before_it_deals_hands_by_direct_message(
    house: LeagueHouse,
) -> None:
    """Strangers are written to one after the other: until then they know that it has begun."""
    await house.started(PEOPLE[:16], format="swiss")
    assert len({each.game for each in house.letters if each.user is not None}) == 4
    for game in {each.game for each in house.letters if each.kind == "hand"}:
        board, *hands = [e for e in house.letters if e.game == game and e.kind in ("turn", "hand")]
        table = await house.tables.table(game)
        assert (board.kind, board.channel) == ("turn", table.channel)
        assert set(board.body.mention) == {each.user for each in table.waiting}
        assert {each.user for each in hands} == {each.user for each in table.players}


async def test_hands_wait_no_longer_than_a_minute_for_a_channel_that_refuses_boards(
    house: LeagueHouse,
) -> None:
    season = await house.season(PEOPLE[:4], format="swiss")
    await founding.start(house.leagues, season.id, By(BOSS, house.command()))
    while not await house.rows("SELECT 1 FROM outbox WHERE kind = 'hand'"):
        await house.tended()
        sent = [each for each in await house.tables.take_outgoing() if each.kind != "lobby"]
        for each in sent:
            await house.tables.delivered(each.id, 9000 + each.id)
    assert [each.kind for each in await house.tables.take_outgoing()] == []
    house.time += outbox.BEFORE_HANDS
    assert {each.kind for each in await house.tables.take_outgoing()} == {"hand"}


async def test_tb_10_22_ratings_are_worked_out_from_results_to_the_bit(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:6], format="swiss", size=2, rounds=4)
    await house.play_season(season)
    games = await reads.games(house.leagues, season.league)
    old = [replace(game, ended=game.ended - 1000) for game in games[:2]]
    would = await refereeing.bring_in(
        house.leagues, season.league, By(BOSS, "b", "2025"), old, dry=True
    )
    assert (len(would), len(await reads.games(house.leagues, season.league))) == (2, len(games))
    await refereeing.bring_in(house.leagues, season.league, By(BOSS, "b", "2025"), old)
    assert (
        await refereeing.bring_in(house.leagues, season.league, By(BOSS, "b2", "2025"), old) == []
    )
    once = await reads.ratings_of(house.leagues, GUILD)
    assert {user for _, user in once} == set(PEOPLE[:6])
    house.restart()
    assert await reads.ratings_of(house.leagues, GUILD) == once
    assert len(await reads.games(house.leagues, season.league)) == len(games) + 2


async def test_tb_10_23_reliability_in_words(house: LeagueHouse) -> None:
    def clocks(db: Db) -> None:
        db.execute("PRAGMA foreign_keys = OFF")
        for user, late in ((PEOPLE[0], 0), (PEOPLE[1], 8), (PEOPLE[2], 12)):
            for n in range(40):
                at = house.time - 200 * DAY + n * 2 * DAY
                how = "timeout" if n < late else "answered"
                row = (n, user, at, at, how)
                db.execute(
                    "INSERT INTO waits VALUES (2, ?, 'seat' || ?2, 't', ?2, ?, ?, ?, 0, 1.0)", row
                )

    await house.store.write(clocks)
    found = [await reads.steadiness(house.leagues, user) for user in PEOPLE[:4]]
    assert found == ["steady", "good", "uneven", "unknown"]


async def test_tb_10_26_a_person_is_exported_and_forgotten(house: LeagueHouse) -> None:
    season = await house.started(
        PEOPLE[:4], format="swiss", size=2, rounds=2, runners=(PEOPLE[0],), referees=(PEOPLE[0],)
    )
    gone = PEOPLE[0]
    table = next(t for t in await house.going_on(season) if gone in t.people)
    assert table.game
    await refereeing.dispute(house.leagues, table.game, gone, "He stares at me.", "d")
    await entering.avoid(house.leagues, gone, PEOPLE[3])
    await entering.avoid(house.leagues, PEOPLE[3], gone)
    await house.play(season, most=1)
    told = await house.tables.export_user(gone)
    for name in ("entries", "pools", "league_tables", "league_log", "disputes", "avoided"):
        assert told[name], name
    assert told["league_rights"]
    assert str(PEOPLE[3]) not in json.dumps(told["league_log_about"])
    await house.tables.delete_user(gone)
    dump = await house.rows("SELECT group_concat(sql) FROM sqlite_master")
    assert dump
    for (name,) in await house.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
        for row in await house.rows(f"SELECT * FROM {name}"):
            assert gone not in row, name
            assert not any(f'"{gone}"' in each for each in row if isinstance(each, str)), name
    await house.tend()
    await house.play_season(season)
    (standing,) = await reads.standings(house.leagues, season.id)
    assert standing.rows[-1].person < 0
    assert standing.rows[-1].left


async def test_whatever_is_delivered_twice_acts_once(house: LeagueHouse) -> None:
    """Each command of a season is given twice; the second time the file stays as it is."""

    async def twice(command: Any) -> Any:
        found = await command()
        before = list(house.store.db.iterdump())  # type: ignore[attr-defined]
        assert await command() == found
        assert list(house.store.db.iterdump()) == before  # type: ignore[attr-defined]
        return found

    go = house.leagues
    league = await twice(
        lambda: founding.create(
            go,
            GUILD,
            CHANNEL,
            By(BOSS, "a"),
            "Winter",
            Settings(("toy",), "swiss", size=2, rounds=1, referees=(JUDGE,)),
        )
    )
    await twice(lambda: founding.change(go, league.id, By(BOSS, "c", "more"), {"at_once": 4}))
    season = await twice(lambda: founding.open_season(go, league.id, By(BOSS, "d")))
    for n, user in enumerate(PEOPLE[:6]):
        await twice(lambda u=user, n=n: entering.enter(go, season.id, u, f"e{n}"))
    await twice(lambda: entering.invite(go, season.id, By(BOSS, "f"), PEOPLE[6:8]))
    await twice(lambda: entering.withdraw(go, season.id, PEOPLE[0], "g"))
    await house.days(14)
    for n, user in enumerate(PEOPLE[1:8]):
        await twice(lambda u=user, n=n: entering.confirm(go, season.id, u, f"h{n}"))
    await twice(lambda: founding.start(go, season.id, By(BOSS, "i")))
    await house.tend()
    first, second, third = await house.going_on(season)
    assert first.game
    assert second.game
    seat = (await house.tables.table(second.game)).seats(second.people[0])[0]
    await twice(lambda: refereeing.extend(go, first.id, By(JUDGE, "j", "ill"), 5))
    await twice(lambda: refereeing.replace(go, second.id, By(JUDGE, "k", "gone"), seat, PEOPLE[0]))
    await twice(lambda: refereeing.dispute(go, first.game, first.people[0], "why", "l"))
    await twice(lambda: refereeing.settle(go, first.id, By(JUDGE, "m", "so")))
    places = {first.sides[0]: 2, first.sides[1]: 1}
    word = {third.sides[0]: 1, third.sides[1]: 2}
    await twice(lambda: refereeing.adjudicate(go, third.id, By(JUDGE, "n", "word"), word))
    await twice(lambda: entering.withdraw(go, season.id, second.people[1], "o"))
    await house.play(season)
    await twice(lambda: refereeing.correct(go, first.id, By(JUDGE, "p", "other"), places))
    await twice(lambda: refereeing.annul(go, first.id, By(JUDGE, "q", "void")))
    await house.tend()
    await twice(lambda: founding.archive(go, league.id, By(BOSS, "r")))
