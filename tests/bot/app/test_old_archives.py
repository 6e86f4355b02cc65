"""Games that were archived by an older version are shown as they were, whatever the rules become.

`tests/data/archives` holds a whole game of each title, as the bot archived it on 19 November 2026,
and, beside it, who held what at each board. They stay as they are: a new version of a state lifts
them with its upgrades. `pytest --golden` writes what was held for an archive that is new.
"""

from __future__ import annotations

import json
from dataclasses import field, make_dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.store import journal
from bot.text import words
from engines.contract import Engine, Key, Seat
from engines.extras import Retrospect
from engines.kit.codec import Codec
from engines.kit.rng import Rng
from engines.registry import GAMES, engine
from renderers import alt

HOME = Path(__file__).parents[2] / "data" / "archives"


def stream(game: str) -> list[journal.Position]:
    return journal.unpack((HOME / f"{game}.zlib").read_bytes())


def seats(rules: Engine[Any], game: str) -> list[Seat]:
    return [seat for chair in rules.chairs({}) for seat in chair]


def held(rules: Engine[Any], states: list[Any], every: list[Seat]) -> list[str]:
    """Who held what at each board, shortened."""
    assert isinstance(rules, Retrospect)
    found = []
    for state in states:
        view = rules.view(state, None)
        facts = [[seat, *sorted(rules.held(view, seat))] for seat in every]
        found.append(sha256(json.dumps(facts).encode()).hexdigest()[:12])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_tb_11_5_a_game_archived_long_ago_shows_who_held_what(
    game: str, request: pytest.FixtureRequest
) -> None:
    rules, known = engine(game), HOME / f"{game}.json"
    states = [rules.load(each.state) for each in stream(game)]
    now = held(rules, states, seats(rules, game))
    if request.config.getoption("--golden") and not known.exists():
        known.write_text(json.dumps(now, indent=0) + "\n")
    assert now == json.loads(known.read_text())
    assert len(set(now)) > 5, "a game in which nothing changed hands"
    assert rules.result(states[-1]) is not None
    assert alt(game, rules.view(states[-1], None), words("en").say)


def tomorrow(game: str, *, lifts: bool = True) -> Engine[Any]:
    """The game in its next version: positions must have a field more, and nothing may be done as it
    was."""
    rules = engine(game)
    state = type(rules.load(stream(game)[0].state))
    name = ("weather", str, field(kw_only=True))
    grown = make_dataclass("Tomorrow", [name], bases=(state,), slots=True)
    codec: Any = rules.codec  # type: ignore[attr-defined]
    upgrades = dict(codec._upgrades)  # noqa: SLF001
    if lifts:
        upgrades[rules.version] = lambda raw: raw | {"weather": "rain"}

    class Tomorrow(type(rules)):  # type: ignore[misc]
        version = rules.version + 1

        def apply(self, draft: Any, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Any]:
            raise AssertionError("an archive is looked at, never played")

    Tomorrow.codec = Codec(grown, Tomorrow.version, upgrades)
    return Tomorrow()


@pytest.mark.parametrize("game", GAMES)
def test_tb_11_5_the_same_boards_are_seen_after_the_next_upgrade(game: str) -> None:
    today, next_ = engine(game), tomorrow(game)
    every = [None, *seats(today, game)]
    for position in stream(game)[::6]:
        before, after = today.load(position.state), next_.load(position.state)
        assert after.weather == "rain"
        assert after.schema_version == today.version + 1
        for seat in every:
            assert next_.view(after, seat) == today.view(before, seat)


def test_tb_11_5_a_version_without_its_upgrade_is_noticed() -> None:
    game = "race_to_the_rhine"
    with pytest.raises(KeyError):
        tomorrow(game, lifts=False).load(stream(game)[0].state)
