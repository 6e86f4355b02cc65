"""Emojis of our own on Discord: uploaded once, drawn anew under another name, never needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.edge import emojis
from engines.contract import msg
from renderers.draw import Disc
from renderers.signs import Sign
from tests.socket.inside import logged_in
from tests.socket.server import Discord, discord


def a_few(monkeypatch: pytest.MonkeyPatch, **radii: float) -> None:
    drawn = {
        f"at-n-{name}": Sign(f"at_n_{name}_{r:.0f}", (Disc(0, 0, r, r, "#334455"),))
        for name, r in radii.items()
    }
    monkeypatch.setattr(emojis, "signs", lambda: drawn)


@pytest.fixture(autouse=True)
def _forgotten() -> object:
    yield
    emojis.keep({})


def held(there: Discord) -> list[str]:
    return [each["name"] for each in there.rest.emojis]


async def test_what_is_missing_is_uploaded_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_few(monkeypatch, tank=10, plane=20)
    async with discord(haste=20) as there, logged_in(there, tmp_path / "a.sqlite3") as ours:
        there.rest.most_emojis = 2000
        await emojis.hold(ours)
        assert held(there) == ["at_n_tank_10", "at_n_plane_20"]
        found = emojis.of(msg("at-n-tank", n=2))
        assert found is not None
        assert str(found.id) == there.rest.emojis[0]["id"]
        a_few(monkeypatch, tank=10, plane=21)
        await emojis.hold(ours)
        assert held(there) == ["at_n_tank_10", "at_n_plane_20", "at_n_plane_21"]
        found = emojis.of(msg("at-do-buy", unit=msg("at-n-plane", n=1)))
        assert found is not None
        assert found.name == "at_n_plane_21"
        assert there.faults == []


async def test_where_no_more_may_be_uploaded_the_others_serve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_few(monkeypatch, tank=10, plane=20)
    async with discord(haste=20) as there, logged_in(there, tmp_path / "a.sqlite3") as ours:
        there.rest.most_emojis = 1
        await emojis.decorating(ours).coro()
        assert held(there) == ["at_n_tank_10"]
        assert emojis.of(msg("at-n-tank", n=1)) is not None
        assert emojis.of(msg("at-n-plane", n=1)) is None
        assert emojis.before("A plane", msg("at-n-plane", n=1)) == "A plane"


async def test_one_that_a_host_removed_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_few(monkeypatch, tank=10)
    async with discord(haste=20) as there, logged_in(there, tmp_path / "a.sqlite3") as ours:
        there.rest.most_emojis = 2000
        await emojis.hold(ours)
        there.rest.emojis.clear()
        await emojis.hold(ours)
        found = emojis.of(msg("at-n-tank", n=1))
        assert found is not None
        assert str(found.id) == there.rest.emojis[0]["id"]
