"""Commands: their names in every language Discord may show them in; and telling Discord which there
are, if it holds others."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import LANGUAGES, words
from engines.contract import Msg


def text(name: str) -> locale_str:
    """A message of ours as Discord's default; other languages find it by its id."""
    return locale_str(words(LANGUAGES[0]).say(Msg(name)), id=name)


class Translated(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        lang = locale.value.partition("-")[0]
        if "id" not in string.extras or lang not in LANGUAGES[1:]:
            return None
        return words(lang).say(Msg(string.extras["id"]))


log = logging.getLogger(__name__)

Payload = dict[str, Any]

HERE, EVERYWHERE = 0, 1
"""Discord's numbers for installing the bot on a server, and for oneself."""
ELSEWHERE = 2
"""Its number for conversations without the bot: only who has installed it there types commands."""
ENTRY = 4
"""The kind of command that opens an Activity. Discord makes it, and refuses a list without it."""
KEPT = ("type", "name", "name_localizations", "handler", "integration_types", "contexts")
LINES = 3
"""How much is logged of what Discord says of refused commands; the rest repeats it."""


def installs(about: discord.AppInfo) -> set[int]:
    """How this application can be installed; both, if Discord does not say."""
    ways = {HERE: about.guild_integration_config, EVERYWHERE: about.user_integration_config}
    return {way for way, agreed in ways.items() if agreed is not None} or set(ways)


async def payload(tree: app_commands.CommandTree[Any], ways: set[int]) -> list[Payload]:
    """All commands as Discord wants them, each only for installations there are: it would refuse
    the whole list for one of another kind."""
    found = []
    for each in tree.get_commands():
        made: Payload = dict(await each.get_translated_payload(tree, tree.translator))  # type: ignore[arg-type]
        found.append(fitted(made, ways))
        await asyncio.sleep(0)  # others have their turn
    return found


def entries(held: Sequence[Payload]) -> list[Payload]:
    """The commands that Discord made itself, to be sent back as they are."""
    made = [each for each in held if each.get("type") == ENTRY]
    return [{what: each[what] for what in KEPT if each.get(what) is not None} for each in made]


def fitted(command: Payload, ways: set[int]) -> Payload:
    """A command without the ways of installation this application does not have."""
    wanted = command.get("integration_types")
    if wanted is None or ways.issuperset(wanted):
        return command
    fit = {**command, "integration_types": [way for way in wanted if way in ways] or [HERE]}
    if EVERYWHERE not in ways and command.get("contexts"):
        fit["contexts"] = [each for each in command["contexts"] if each != ELSEWHERE]
    return fit


def fingerprint(commands: Sequence[Payload], held: Sequence[Payload]) -> str:
    """Our commands together with what Discord holds, by its own ids and versions: other commands on
    either side, sent by another copy of the bot for instance, make another one."""
    versions = sorted((each["id"], each.get("version")) for each in held)
    told = json.dumps([commands, versions], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


def why(error: discord.HTTPException, tree: app_commands.CommandTree[Any]) -> str:
    """What Discord says of refused commands, in a few lines."""
    if error.status == 400:
        error = app_commands.CommandSyncFailure(error, tree.get_commands())
    return "\n".join(str(error).splitlines()[:LINES])
