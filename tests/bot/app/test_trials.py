"""Copies of a game to try things out in: private, dealt anew, and no part of the table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from typing import Any

import pytest

from bot.app.ahead import copying
from bot.app.ahead.copying import Tried
from bot.app.clocks.calendars import DAY
from bot.app.leagues.tending.making import USUAL
from bot.app.model import LEAGUE
from bot.app.session.session import Session
from bot.store import desks as rows
from bot.store.desks import TrialRow
from engines.contract import Illegal, Key
from engines.kit import trial
from engines.kit.simulate import QuickRng, some_picks
from engines.registry import GAMES
from tests.bot.app.silence import Silence, positions

KEPT = 32 * 1024
"""Bytes of a copy: ten of 64 people take 20 MB at most."""


async def work(done: Callable[..., Any], *given: Any) -> Any:
    return done(*given)


async def seated(game: str, seed: int, at: int = 0) -> Silence:
    """A table of people at some position of the game."""
    found = positions(game, seed, each=2)
    for _ in range(at):
        next(found)
    table = Silence(next(found), seed)
    await table.sit_down()
    return table


async def answered(table: Silence, user: int, seen: Tried, chance: QuickRng) -> Tried:
    assert seen.offer is not None
    picks: tuple[Key, ...] = some_picks(seen.offer, chance)
    return await copying.pick(table.tables, work, user, table.id, seen.token, picks)


async def kept(table: Silence, user: int) -> TrialRow:
    found = await table.house.store.read(lambda db: rows.trial(db, user, table.id))
    assert found is not None
    return found


def at(session: Session, state: Any) -> Callable[..., Any]:
    """The table, with another position on it."""

    async def load(*_: Any, **__: Any) -> Session:
        session.state = state
        return session

    return load


def content(table: Silence) -> list[Any]:
    """All that is stored but copies."""
    db = table.house.store.db  # type: ignore[attr-defined]
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    names = [name for (name,) in names.fetchall() if name not in ("trials", "sqlite_sequence")]
    return [[tuple(row) for row in db.execute(f"SELECT * FROM {name}")] for name in names]


@pytest.mark.parametrize("game", GAMES)
async def test_a_copy_is_played_on_and_the_table_does_not_notice(game: str) -> None:
    table, chance = await seated(game, 3, at=3), QuickRng(5)
    before, asked = content(table), 0
    for user in sorted({table.tables.latest.holder(seat) for seat in table.tables.latest.seats}):
        seen = await copying.begin(table.tables, work, user, table.id)
        for n in range(12):
            if seen.offer is None:
                break
            asked += 1
            seen = await answered(table, user, seen, chance)
            if n == 6:
                seen = await copying.swap(table.tables, work, user, table.id)
        [row] = [await table.house.store.read(lambda db, u=user, t=table: rows.trial(db, u, t.id))]
        assert row is not None
        assert len(row.base) + len(row.state) + len(row.deeds) <= KEPT
        while seen.undoable:
            seen = await copying.back(table.tables, work, user, table.id, seen.token)
        await copying.deal(table.tables, work, user, table.id)
    assert asked >= 12
    assert content(table) == before


@pytest.mark.parametrize("game", GAMES)
async def test_copies_of_positions_a_person_cannot_tell_apart_are_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin, chance, tried = import_module(f"tests.engines.{game}.twin").twin, QuickRng(2), 0
    for n in range(6):
        table = await seated(game, 7, at=n)
        session, true = table.tables.latest, table.tables.latest.state
        for seat in session.seats:
            user = session.holder(seat)
            if sum(session.holder(each) == user for each in session.seats) > 1:
                continue  # twins are of one seat
            found = []
            for state in (true, twin(session.engine.load(session.engine.dump(true)), seat, chance)):
                with monkeypatch.context() as patched:
                    patched.setattr(table.tables, "load", at(session, state))
                    seen = await copying.begin(table.tables, work, user, table.id)
                    for _ in range(2):
                        if seen.offer is not None:
                            seen = await answered(table, user, seen, QuickRng(n))
                row = await table.house.store.read(
                    lambda db, u=user, t=table: rows.trial(db, u, t.id)
                )
                assert row is not None
                found.append((row.base, row.state, row.deeds))
            assert found[0] == found[1], f"{game} {n}: the copy of {seat} may tell"
            tried += 1
        session.state = true
    assert tried >= 6


async def test_the_way_back_leads_to_the_beginning_and_on_again() -> None:
    table, chance = await seated("race_to_the_rhine", 4), QuickRng(1)
    user = table.tables.latest.holder(table.tables.latest.seats[0])
    first = await copying.begin(table.tables, work, user, table.id)
    second = await answered(table, user, first, chance)
    assert second.token != first.token
    again = await copying.back(table.tables, work, user, table.id, second.token)
    assert (again.offer, again.token) == (first.offer, first.token)
    assert (await answered(table, user, again, QuickRng(1))).view == second.view, "the same dice"


async def test_a_second_click_and_one_on_an_older_question_do_nothing() -> None:
    table, chance = await seated("quartermaster", 4), QuickRng(1)
    user = table.tables.latest.holder(table.tables.latest.seats[0])
    first = await copying.begin(table.tables, work, user, table.id)
    second = await answered(table, user, first, chance)
    for late in (first, first):
        assert (await answered(table, user, late, chance)).token == second.token
    dealt = await copying.deal(table.tables, work, user, table.id)
    assert dealt.token not in (first.token, second.token)
    assert (await answered(table, user, first, chance)).token == dealt.token


async def test_copies_are_private_last_a_day_and_are_few() -> None:
    table = await seated("quartermaster", 4)
    user = table.tables.latest.holder(table.tables.latest.seats[0])
    await copying.begin(table.tables, work, user, table.id)
    with pytest.raises(Illegal, match="trial-gone"):
        await copying.look(table.tables, 4_711, table.id)
    table.house.time += DAY - 1
    await copying.look(table.tables, user, table.id)
    table.house.time += 2
    with pytest.raises(Illegal, match="trial-gone"):
        await copying.look(table.tables, user, table.id)


async def test_nobody_tries_things_out_in_a_league_under_way_unless_it_wants_that() -> None:
    table = await seated("quartermaster", 4)
    user = table.tables.latest.holder(table.tables.latest.seats[0])
    db = table.house.store.db  # type: ignore[attr-defined]
    assert USUAL["copies"] == "off"
    for host, options, allowed in (
        (LEAGUE, "json_remove(options, '$.copies')", False),  # seated before there was a choice
        (LEAGUE, "json_set(options, '$.copies', 'off')", False),
        (LEAGUE, "json_set(options, '$.copies', 'on')", True),
        (user, "json_set(options, '$.copies', 'off')", False),
        (user, "json_remove(options, '$.copies')", True),
    ):
        db.execute(f"UPDATE games SET host = ?, options = {options}", (host,))
        with nullcontext() if allowed else pytest.raises(Illegal, match="trial-league"):
            await copying.begin(table.tables, work, user, table.id)


async def test_who_watches_plays_all_sides_of_a_copy() -> None:
    table = await seated("attack", 4, at=2)
    seen = await copying.begin(table.tables, work, 4_711, table.id)
    assert seen.everybody
    assert set(seen.view.hands) == {seen.seat}


def test_others_answer_until_the_person_is_asked() -> None:
    start = next(positions("quartermaster", 11, each=2))
    seats = start.seats[:1]
    went = trial.go_on(start.engine, start.state, 1, 0, [], seats)
    offers = start.engine.offers(start.engine.load(went.state))
    assert not offers or (seats[0] in offers and offers[seats[0]].required)
    again = trial.go_on(start.engine, start.state, 1, 0, went.deeds, seats)
    assert again.state == went.state
