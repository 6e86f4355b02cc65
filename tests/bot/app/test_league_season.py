"""Seasons of leagues, from sign-up to the end, without a human hand."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.app.leagues import entering, founding, reads, refereeing, tending
from bot.app.leagues.context import By
from bot.app.leagues.model import Settings
from bot.app.leagues.titles import Title, suited
from bot.app.model import Profile
from bot.app.people import handover
from bot.league.points import by_win
from bot.league.standings import Rules, standings
from bot.store import Db, outbox
from bot.text import words
from engines.contract import Illegal
from engines.registry import GAMES, engine
from tests.bot.app.house import refused
from tests.bot.app.league_house import BOSS, CHANNEL, DAY, GUILD, JUDGE, PEOPLE, LeagueHouse
from tests.engines.toy import TOY


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LeagueHouse]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = LeagueHouse()
    yield house
    await house.store.close()


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


# A league.


async def test_tb_10_1_a_change_is_logged_and_the_format_waits_for_the_next_season(
    house: LeagueHouse,
) -> None:
    season = await house.season(PEOPLE[:4], format="swiss", size=4)
    with refused("league-runners-only"):
        await founding.change(
            house.leagues, season.league, By(PEOPLE[0], "c-x", "more"), {"at_once": 5}
        )
    for _ in range(2):  # delivered twice
        await founding.change(
            *(house.leagues, season.league, By(BOSS, "c-y", "more games")),
            {"at_once": 5, "size": 2, "points": "win"},
        )
    now = await reads.season(house.leagues, season.id)
    kept = (now.settings.at_once, now.settings.size, now.settings.points)
    assert kept == (5, 4, "win")
    later = (await reads.league(house.leagues, season.league)).settings
    assert (later.size, later.points) == (2, "win")
    lines = await reads.log(house.leagues, season.league)
    newest = (lines[0].what.id, lines[0].by, lines[0].why)
    assert newest == ("league-log-changed", BOSS, "more games")
    assert sum(line.what.id == "league-log-changed" for line in lines) == 1
    with refused("league-number"):
        await founding.change(house.leagues, season.league, By(BOSS, "c-z", "none"), {"at_once": 0})


async def test_tb_10_1_the_log_says_which_options_of_which_game_have_changed(
    house: LeagueHouse,
) -> None:
    house.games = ("attack", "race_to_the_rhine")
    house.restart()
    league = await house.league(format="swiss", size=3, options={"clock": "24"})
    variants = {"race_to_the_rhine": {"weather": "on", "armies": "random"}}
    changes = {"variants": variants, "options": {"clock": "48"}, "rounds": 3}
    await founding.change(house.leagues, league.id, By(BOSS, "c-1", "more fun"), changes)
    variants = {"attack": {"continents": "off"}, **variants}
    await founding.change(
        house.leagues, league.id, By(BOSS, "c-2", "more fun"), {"variants": variants}
    )
    say = words("en").say
    told = [say(line.what) for line in await reads.log(house.leagues, league.id)][:2]
    assert told == [
        "Changed: options of Attack! (Continents).",
        "Changed: options of 1944: Race to the Rhine (Weather, Armies), options of all tables"
        " (Time for an answer), rounds.",
    ]


async def test_tb_10_2_what_suits_follows_from_the_seats_a_game_declares(
    house: LeagueHouse,
) -> None:
    def usual(game: str) -> tuple[str, int, int]:
        first = suited([Title.of(engine(game))])[0]
        return first.format, first.sizes[0], first.pool

    assert usual("race_to_the_rhine") == ("pools", 3, 7)
    assert usual("attack") == usual("overlord") == usual("total_domination") == ("swiss", 4, 0)
    both = suited([Title.of(engine(name)) for name in ("race_to_the_rhine", "overlord")])
    assert {each.format: each.sizes for each in both}["pairs"] == (2,)
    with refused("league-size-unsuited"):
        await house.league(format="pairs", size=4)
    with refused("league-number"):
        await house.league(format="pools", size=4, pool=3)
    with refused("league-no-divisions"):
        await house.league(format="knockout", size=2, division=4)


@pytest.mark.parametrize(
    ("numbers", "least"), [((2, 3, 4), 2), ((2, 4), 4), ((2, 4, 5), 4), ((3, 4, 6), 3)]
)
def test_tb_10_2_between_the_smallest_table_and_the_largest_no_number_is_missing(
    numbers: tuple[int, ...], least: int
) -> None:
    title = Title.of(engine("attack"))
    assert replace(title, chairs=dict.fromkeys(numbers, ())).least == least


async def test_tb_10_3_the_door(house: LeagueHouse) -> None:
    league = await house.league(format="swiss", door="role", role=5, reliability=80)
    season = await founding.open_season(house.leagues, league.id, By(BOSS, "open"))
    with refused("league-role-only"):
        await entering.enter(house.leagues, season.id, PEOPLE[0], "e0", roles=(4,))
    await entering.enter(house.leagues, season.id, PEOPLE[0], "e1", roles=(4, 5))
    with refused("league-entered"):
        await entering.enter(house.leagues, season.id, PEOPLE[0], "e2", roles=(5,))

    def late(db: Db) -> None:
        db.execute("PRAGMA foreign_keys = OFF")
        db.executemany(
            "INSERT INTO waits VALUES (1, ?, 'a', 'turn/1', ?, ?, ?, ?, 0, 5.0)",
            [
                (n, PEOPLE[1], at, at, "timeout" if n % 4 == 0 else "answered")
                for n, at in enumerate(house.time - 90 * DAY + n * 2 * DAY for n in range(40))
            ],
        )

    await house.store.write(late)
    with refused("league-unreliable"):
        await entering.enter(house.leagues, season.id, PEOPLE[1], "e3", roles=(5,))
    await house.tables.set_profile(Profile(PEOPLE[2], dm="closed", remind="off"))
    with refused("league-unreachable"):
        await entering.enter(house.leagues, season.id, PEOPLE[2], "e4", roles=(5,))
    with refused("league-runners-only"):
        await entering.invite(house.leagues, season.id, By(PEOPLE[0], "i0"), PEOPLE[1:3])
    would = await entering.invite(house.leagues, season.id, By(BOSS, "i1"), PEOPLE[1:3], dry=True)
    assert [each.user for each in would] == list(PEOPLE[1:3])
    assert len(await reads.entries(house.leagues, season.id)) == 1
    await entering.invite(house.leagues, season.id, By(BOSS, "i1"), PEOPLE[1:3])
    assert len(await reads.entries(house.leagues, season.id)) == 3


async def test_tb_10_4_the_waiting_list_moves_up_in_order(house: LeagueHouse) -> None:
    season = await house.season(PEOPLE[:6], format="swiss", size=4, most=4)
    places = {e.user: (e.status, e.place) for e in await reads.entries(house.leagues, season.id)}
    assert places[PEOPLE[4]] == ("waiting", 1)
    assert places[PEOPLE[5]] == ("waiting", 2)
    for _ in range(2):
        await entering.withdraw(house.leagues, season.id, PEOPLE[1], "w")
    places = {e.user: (e.status, e.place) for e in await reads.entries(house.leagues, season.id)}
    assert places[PEOPLE[1]] == ("withdrawn", None)
    assert places[PEOPLE[4]] == ("entered", None)
    assert places[PEOPLE[5]] == ("waiting", 1)
    await house.tend()
    told = [each for each in house.letters if each.user == PEOPLE[4]]
    assert [each.body.text.id for each in told] == ["league-moved-up"]  # type: ignore[union-attr]


async def test_tb_10_5_who_does_not_confirm_gives_their_place_away(house: LeagueHouse) -> None:
    season = await house.season(PEOPLE[:6], format="swiss", size=2, most=5, rounds=1)
    with refused("league-nothing-to-confirm"):
        await entering.confirm(house.leagues, season.id, PEOPLE[0], "early")
    await house.days(14)
    assert (await reads.season(house.leagues, season.id)).status == "confirming"
    asked = [each.user for each in house.letters if getattr(each.body, "confirm", False)]
    assert set(asked) == {None, *PEOPLE[:6]}
    for user in (*PEOPLE[:3], PEOPLE[5]):
        await entering.confirm(house.leagues, season.id, user, house.command())
    await house.days(2)
    assert (await reads.season(house.leagues, season.id)).status == "playing"
    playing = [
        e.user for e in await reads.entries(house.leagues, season.id) if e.status == "playing"
    ]
    assert playing == [*PEOPLE[:3], PEOPLE[5]]
    lost = [
        m.user
        for m in house.letters
        if getattr(m.body, "text", None) and m.body.text.id == "league-place-lost"
    ]  # type: ignore[union-attr]
    assert lost == list(PEOPLE[3:5])


async def test_tb_10_5_a_season_with_too_few_does_not_take_place(house: LeagueHouse) -> None:
    season = await house.season(PEOPLE[:6], format="swiss", size=2, least=3, confirm_hours=24)
    await house.days(14)
    for user in PEOPLE[:2]:
        await entering.confirm(house.leagues, season.id, user, house.command())
    await house.days(1)
    assert (await reads.season(house.leagues, season.id)).status == "cancelled"
    assert [b.text.id for b in house.said("notice")][-1] == "league-season-too-few"


# Formats.


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


# Pairing.


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


# Tables.


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


class Crash(Exception):
    pass


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


# Standings.


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


# Results.


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
        patch.setattr(handover, "abandon", dies)
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


async def test_a_league_between_seasons_can_be_closed(house: LeagueHouse) -> None:
    season = await house.season(PEOPLE[:2], format="swiss", size=2)
    with refused("league-season-first"):
        await founding.archive(house.leagues, season.league, By(BOSS, "a"))
    await house.tend()
    await founding.cancel(house.leagues, season.id, By(BOSS, "b", "no time"))
    await house.tend()
    assert [b.text.id for b in house.said("notice")] == ["league-season-off"]
    assert [each.season.status for each in house.said("signup")][-1] == "cancelled"
    called_off = (await reads.log(house.leagues, season.league))[0]
    assert called_off.what.id == "league-log-off"
    assert (called_off.by, called_off.why) == (BOSS, "no time")
    await founding.archive(house.leagues, season.league, By(BOSS, "c"))
    assert await reads.leagues(house.leagues, GUILD) == []
    (closed,) = await reads.leagues(house.leagues, GUILD, archived=True)
    assert closed.channel == CHANNEL
    with refused("league-archived"):
        await founding.open_season(house.leagues, season.league, By(BOSS, "d"))
