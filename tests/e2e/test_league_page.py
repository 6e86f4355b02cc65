"""The page for hosts names commands and buttons that there are, in the words that people see."""

from __future__ import annotations

import re
from pathlib import Path

from discord import app_commands

from bot.edge.leagues import referees, running
from tests.e2e.people import club
from tests.e2e.test_league import NEW

PAGE = (Path(__file__).parents[2] / "docs" / "LEAGUES.md").read_text("utf-8")
RIGHTS = {"Create Public Threads", "Create Private Threads", "Manage Roles", "Manage Server"}
"""What Discord calls them."""
HEADINGS = {"Rounds, pairs, knock-out", "Rolling pools", "Referees", "You"}
LABELS = (
    *("leagues-enter", "leagues-withdraw", "leagues-confirm"),
    *("leagues-kind-rounds", "leagues-kind-cross", "leagues-people", "leagues-run-undo"),
    *(f"leagues-run-{each}" for each in (*running.FIELDS, *running.SURE, "settings")),
    *(f"leagues-rule-{each}" for each in referees.FIELDS),
)
"""Of other messages than the panel of a new league."""


async def test_every_command_and_button_of_the_page_for_hosts_exists(tmp_path: Path) -> None:
    async with club(tmp_path) as room:
        commands = [
            each.qualified_name
            for each in room.bot.tree.walk_commands()
            if isinstance(each, app_commands.Command)
        ]
        named = re.findall(r"`/([a-z ]+[a-z])", PAGE)
        assert len(named) > 15
        assert [each for each in named if each not in commands] == []
        host = room.person("Host", admin=True)
        panel = await host.window("league create", NEW)
        known = {*panel.buttons, *map(host.say, LABELS)}
        bold = {each.removesuffix(":") for each in re.findall(r"\*\*([^*]+)\*\*", PAGE)}
        assert {host.say(each).removesuffix(" …") for each in LABELS} - {
            b.removesuffix(" …") for b in bold
        } == set()
        assert bold - known - RIGHTS - HEADINGS == set()
