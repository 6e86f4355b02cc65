"""The whole command tree, as Discord would get it, in every language."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

from bot.edge.client import Adjutant
from bot.edge.commands.here import Translated
from bot.edge.pictures import Pictures
from bot.text import LANGUAGES, words
from engines.contract import Msg
from tests.bot.openapi import faults


async def payload() -> list[dict[str, Any]]:
    bot = Adjutant(Mock(), Pictures(lambda *_: None))
    await bot.tree.set_translator(Translated())
    translator = bot.tree.translator
    assert translator is not None
    found = bot.tree.get_commands()
    return [await each.get_translated_payload(bot.tree, translator) for each in found]


def nodes(node: dict[str, Any]) -> list[dict[str, Any]]:
    below = [*(node.get("options") or ()), *(node.get("choices") or ())]
    return [node, *(each for child in below for each in nodes(child))]


async def test_discord_takes_the_command_tree() -> None:
    assert faults("PUT", "/applications/1/commands", await payload()) == []


async def test_every_name_and_description_is_there_in_polish() -> None:
    for command in await payload():
        for node in nodes(command):
            polish = node.get("name_localizations") or {}
            assert "pl" in polish, node["name"]
            if "description" in node:
                assert "pl" in node["description_localizations"], node["name"]


async def test_commands_are_named_apart_in_every_language() -> None:
    found = await payload()
    for locale in ("", "pl"):
        names = [(c.get("name_localizations") or {}).get(locale, c["name"]) for c in found]
        assert len(set(names)) == len(names)


async def test_only_who_runs_a_server_sees_admin() -> None:
    permissions = {c["name"]: c.get("default_member_permissions") for c in await payload()}
    assert {name for name, needed in permissions.items() if needed} == {"admin"}
    assert int(permissions["admin"]) == 1 << 5  # manage_guild


def test_commands_that_sentences_speak_of_exist() -> None:
    for lang in LANGUAGES:
        said = words(lang)
        for message, command in (("error-out-of-date", "cmd-play"), ("me-closed", "cmd-me")):
            assert f"/{said.say(Msg(command))}" in said.say(Msg(message))


async def test_only_me_plans_and_seats_follow_a_person_to_servers_without_the_bot() -> None:
    installs = {c["name"]: c.get("integration_types") for c in await payload()}
    assert {name for name, kinds in installs.items() if kinds != [0]} == {"me", "plans", "seats"}
    contexts = {c["name"]: c.get("contexts") for c in await payload()}
    assert contexts["admin"] == contexts["game"] == [0]
    assert all(
        2 not in (kinds or [2])
        for name, kinds in contexts.items()
        if name not in ("me", "plans", "seats")
    )
