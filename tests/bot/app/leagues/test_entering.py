"""Making a league and entering a season: rules that change, the door, the waiting list."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.leagues import entering, founding, reads
from bot.app.leagues.context import By
from bot.app.leagues.terms import Title, suited
from bot.app.model import Profile
from bot.store import Db
from bot.text import words
from engines.registry import engine
from tests.bot.app.house import refused
from tests.bot.app.league_house import BOSS, CHANNEL, DAY, GUILD, PEOPLE, LeagueHouse


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
