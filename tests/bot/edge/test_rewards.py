"""Roles for the first places of a season, where they cannot be given."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.edge.leagues import announcing
from bot.text import words


async def test_a_server_that_is_away_is_told_why_nobody_gets_a_role(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(announcing.plates, "latest", lambda pools: pools)
    monkeypatch.setattr(announcing.plates, "wins", lambda at: True)
    monkeypatch.setattr(announcing.plates, "first", lambda at, most=1: [111])
    sender: Any = SimpleNamespace(client=SimpleNamespace(get_guild=lambda guild: None))
    league = SimpleNamespace(guild=1, name="Club", settings=SimpleNamespace(rewards=[77]))
    body: Any = SimpleNamespace(league=league, pools=[object()])
    for lang in ("en", "pl"):
        [told] = await announcing._rewarded(sender, body, words(lang).say)  # noqa: SLF001
        assert ("could not be given" if lang == "en" else "Nie udało się") in told
    league.settings.rewards = []
    assert await announcing._rewarded(sender, body, words("en").say) == []  # noqa: SLF001
