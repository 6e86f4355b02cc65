"""A season from sign-up to the archive, through a simulated Discord, without a human hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.app.leagues import entering, founding, reads, refereeing
from bot.app.leagues.context import By
from tests.e2e.people import Club
from tests.e2e.winter import Winter


async def test_a_season_of_eight_runs_by_itself(room: Club) -> None:
    winter = Winter.of(room, 9)
    await winter.open(
        ("toy",),
        format="swiss",
        size=2,
        rounds=2,
        confirm_hours=24,
        signup_days=2,
        season_days=60,
        options={"clock": "24", "language": "en"},
    )
    await winter.everybody_presses("leagues-enter")
    assert (await winter.now()).entered == 9
    await winter.pass_hours(48.1)
    await winter.everybody_presses("leagues-confirm", but=1)
    await winter.pass_hours(24.1)
    season = await winter.now()
    assert (season.status, season.entered) == ("playing", 8)
    assert len(winter.threads()) == 4
    first, second, *_ = await winter.tables("playing")
    assert first.game
    assert second.game
    # Somebody is not content; the referee, who does not play, decides.
    await refereeing.dispute(
        winter.leagues, first.game, first.people[0], "Wrong.", winter.command()
    )
    await winter.tend()
    assert len(winter.threads()) == 5
    await refereeing.settle(
        winter.leagues, first.id, By(winter.referee.id, winter.command(), "Right.")
    )
    # Somebody has to go, and somebody else of the league takes over; another falls silent.
    gone, silent, taker = second.people[0], second.people[1], first.people[0]
    seat = (await room.tables.table(second.game)).seats(gone)[0]
    await refereeing.replace(
        winter.leagues, second.id, By(winter.referee.id, winter.command(), "Ill."), seat, taker
    )
    await entering.withdraw(winter.leagues, winter.season, gone, winter.command())
    await winter.fall_silent([silent])
    for _ in range(150):
        await winter.look()
        if (await winter.now()).status == "over":
            break
    await room.restart()
    await winter.tend()
    assert (await winter.now()).status == "over"
    assert set(await winter.counts()) <= {"finished", "cancelled"}
    results = [table.result for table in await winter.tables("finished")]
    parts = [part for each in results if each for part in each.parts]
    assert any(part.kind == "timeout" for part in parts)
    assert [part.person for part in parts if part.substitute] == [taker]
    # A result is corrected: what was shown stays, what counts does not.
    shown = await reads.shown(winter.leagues, winter.season)
    assert [each.round for each in shown] == [1, 2, 0]
    table = next(t for t in await winter.tables("finished") if t.result)
    assert table.result
    places = {side: 3 - min(2, table.result.place_of(side)) for side in table.sides}
    if set(places.values()) == {2}:
        places[table.sides[0]] = 1
    if set(places.values()) == {1}:
        places[table.sides[0]] = 2
    await refereeing.correct(
        winter.leagues,
        table.id,
        By(winter.referee.id, winter.command(), "A move was wrong."),
        places,
    )
    assert await reads.shown(winter.leagues, winter.season) == shown
    await founding.archive(
        winter.leagues, (await winter.now()).league, By(winter.host.id, winter.command())
    )
    assert await reads.leagues(winter.leagues, room.guild.id) == []


@pytest.mark.slow
async def test_a_season_of_sixty_four_runs_by_itself(room: Club) -> None:
    """One in seven leaves, seats change hands, and the season ends while ten games go on."""
    winter = Winter.of(room, 64)
    await winter.open(
        ("toy",),
        format="swiss",
        size=4,
        rounds=3,
        confirm_hours=24,
        signup_days=2,
        options={"clock": "24", "length": "long"},
    )
    await winter.everybody_presses("leagues-enter")
    await winter.pass_hours(48.1)
    await winter.everybody_presses("leagues-confirm")
    await winter.pass_hours(24.1)
    assert len(winter.threads()) == 16
    story = await winter.play(64 * 15 // 100, 3, 10)
    assert (len(story.left), story.disputes) == (9, 1)
    await founding.end(
        winter.leagues, winter.season, By(winter.host.id, winter.command(), "Spring.")
    )
    await winter.tend()
    assert (await winter.now()).status == "over"
    assert 0 < len(await winter.tables("playing")) <= 10
    shown = await reads.shown(winter.leagues, winter.season)
    await winter.correct()
    await winter.play_to_the_end()
    assert [each.rows for each in await reads.shown(winter.leagues, winter.season)] == [
        each.rows for each in shown
    ]
    once = await reads.ratings_of(winter.leagues, room.guild.id)
    await room.restart()
    assert await reads.ratings_of(winter.leagues, room.guild.id) == once
    tables = await winter.tables()
    met = Counter(pair for t in tables for pair in combinations(sorted(t.people), 2))
    assert sum(times - 1 for times in met.values()) <= 3
    assert {table.status for table in tables} <= {"finished", "cancelled"}
    await founding.archive(
        winter.leagues, (await winter.now()).league, By(winter.host.id, winter.command())
    )
