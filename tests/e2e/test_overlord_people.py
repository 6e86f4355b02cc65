"""The people of a side in a simulated Discord: what a visit opens with, reports, stepping in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.app.test_overlord import HAND, UNITS, Prepared
from tests.e2e.people import Club, Person, club
from tests.e2e.test_overlord import told
from tests.engines.overlord.table import orders, table

NAMES = ("Ada", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


async def seated(room: Club, **options: str) -> list[Person]:
    """Eight people: commander, left, center, right of the Axis, then of the Allies."""
    people = [room.person(name) for name in NAMES]
    found = await room.tables.open(
        room.guild.id, room.channel.id, people[0].id, "overlord", options
    )
    for chair, person in enumerate(people):
        await room.tables.join(found.id, person.id, chair)
    await room.tables.start(found.id, people[0].id, "start")
    await room.bot.deliver()
    return people


def house(tmp_path: Path) -> Any:
    prepared = Prepared(lambda: table(UNITS, hand=HAND))
    return club(tmp_path, draw=told, engine=lambda name: prepared)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The commander neither shows nor names cards"),
        ("pl", "Dowódca nie pokazuje swoich kart"),
    ],
)
async def test_ov_21_14_a_visit_opens_with_one_line_of_rules(
    tmp_path: Path, lang: str, line: str
) -> None:
    """For these two alone: nobody can be added to it."""
    async with house(tmp_path) as room:
        people = await seated(room, language=lang)
        chief, general = people[4], people[6]
        await chief.command("do", what="visit C")
        backend = room.env.backend
        threads = [each for each in backend.channels.values() if each.is_thread]
        inside = {
            frozenset(p.id for p in people if p.id in each.thread_members): each for each in threads
        }
        request = inside[frozenset({chief.id, general.id})]
        [message] = backend.messages[request.id].values()
        assert line in str(message.components)
        opened = [r.json for r in room.env.http_requests if r.path.endswith("/threads") and r.json]
        assert opened
        assert all(each["invitable"] is False for each in opened)
        others = [
            str(m.components)
            for each in threads
            if each is not request
            for m in backend.messages[each.id].values()
        ]
        assert others
        assert not any(line in each for each in others), "there they talk freely"


async def test_ov_21_15_what_is_reported_reaches_the_host_only(tmp_path: Path) -> None:
    async with house(tmp_path) as room:
        people = await seated(room)
        public = len(room.public)
        answer = await people[5].command("game report", text="they talked in the pub")
        assert "nobody else reads it" in answer.text
        assert "they talked in the pub" in room.letters(people[0])[-1].text
        assert not any("pub" in each.text for person in people[1:] for each in room.letters(person))
        assert len(room.public) == public


async def test_ov_26_6_stepping_in_too_early_is_refused_in_words(tmp_path: Path) -> None:
    async with house(tmp_path) as room:
        people = await seated(room)
        refused = await people[5].command("game stand-in", seat="allies_chief")
        assert "only after 3 turns in a row" in refused.text
        refused = await people[1].command("game stand-in", seat="allies_chief")
        assert "a team mate" in refused.text


async def test_ov_26_7_who_gives_up_is_followed_by_a_team_mate_before_all_eyes(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as room:
        people = await seated(room)
        await people[4].command("game concede")
        await people[4].press("Give up")
        assert "resigns" in "\n".join(each.text for each in room.public)
        found = await room.tables.table(1)
        assert found.holder("allies_chief") == people[5].id


async def test_ov_26_9_the_last_move_of_all_is_taken_back_too(tmp_path: Path) -> None:
    """Its general is asked nothing any more; others still move."""
    position = Prepared(
        lambda: orders(
            "ALLIES E5 infantry, ALLIES E11 infantry, AXIS A1 infantry", ordered="E5 E11"
        )
    )
    async with club(tmp_path, draw=told, engine=lambda name: position) as room:
        people = await seated(room)
        await people[5].command("do", what="E5-E4")
        assert "allies_left" not in {w.seat for w in (await room.tables.table(1)).waiting}
        shown = await people[5].command("undo")
        assert "E5" in shown.text
        assert "where to?" in shown.text
        assert "allies_left" in {w.seat for w in (await room.tables.table(1)).waiting}
        await people[6].command("do", what="E11-E10")
        refused = await people[5].command("undo")
        assert "nothing you can take back" in refused.text
