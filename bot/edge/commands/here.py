"""Makes commands of functions, with their names in every language Discord may show them in, and
tells Discord which there are, if it holds others; finds the table a command is about; completes
what is typed."""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, get_type_hints
from zoneinfo import available_timezones

import discord
from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.app.model import Table
from bot.app.people import seats
from bot.app.play import deeds
from bot.edge import limits
from bot.edge.components import Reply
from bot.edge.dispatch import Dispatcher
from bot.edge.request import Request
from bot.text import LANGUAGES, names, words
from engines.contract import Illegal, Msg, Seat, msg
from engines.kit.spelling import plain

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Dispatcher]
Reason = app_commands.Range[str, 3, 300]
"""Everybody at the table reads it."""
Choices = list[app_commands.Choice[str]]
Offered = Iterable[tuple[str, str]]
"""Words to show, and what they stand for."""
Finds = Callable[..., Awaitable[object]]
Complete = Callable[[Any, str], Coroutine[Any, Any, Choices]]

POSITIONAL = inspect.Parameter.POSITIONAL_OR_KEYWORD


def command(
    group: app_commands.Group | None,
    word: str,
    finds: Finds | None = None,
    *,
    about: str = "",
    reply: Reply = Reply.ASIDE,
    said: Mapping[str, str] | None = None,
    choices: Mapping[str, Mapping[str, str]] | None = None,
    completed: Mapping[str, Complete] | None = None,
) -> Callable[[Callable[..., Awaitable[object]]], Any]:
    """Makes a command of what is done with a request and what it `finds` from the interaction: the
    table it was typed at, for instance. The arguments of both are those of the command.

    `word` is its name among the messages, `about` that of its description, if it is another. An
    argument is called as in Python, unless it is `said` otherwise: `name`, or `name/description`.
    `choices` gives the message of each value, `completed` what completes an argument.
    """

    def made(work: Callable[..., Awaitable[object]]) -> Any:
        own = list(inspect.signature(work).parameters.values())[1 + (finds is not None) :]
        theirs = list(inspect.signature(finds).parameters.values())[1:] if finds else []

        async def run(interaction: Interaction, **given: Any) -> None:
            async def carried_out(request: Request) -> None:
                where = {each.name: given[each.name] for each in theirs}
                rest = {name: value for name, value in given.items() if name not in where}
                found = (await finds(interaction, **where),) if finds else ()
                await work(request, *found, **rest)

            await interaction.client.receive(interaction, reply, carried_out)

        arguments = _typed(work, own) + (_typed(finds, theirs) if finds else [])
        first = inspect.Parameter("interaction", POSITIONAL)
        vars(run)["__signature__"] = inspect.Signature([first, *arguments])
        terms = {each.name: (said or {}).get(each.name, each.name) for each in arguments}
        if arguments:
            called = {n: text(f"arg-{t.split('/')[0]}") for n, t in terms.items()}
            app_commands.rename(**called)(run)
            described = {n: text(f"arg-{t.split('/')[-1]}-about") for n, t in terms.items()}
            app_commands.describe(**described)(run)
        if choices:
            values = {name: _choices(each) for name, each in choices.items()}
            app_commands.choices(**values)(run)
        if completed:
            app_commands.autocomplete(**completed)(run)
        make: Any = group.command if group else app_commands.command
        return make(name=text(f"cmd-{word}"), description=text(f"cmd-{about or word}-about"))(run)

    return made


def _typed(work: Callable[..., object], own: Iterable[inspect.Parameter]) -> list[Any]:
    hints = get_type_hints(work, include_extras=True)
    return [each.replace(annotation=hints[each.name], kind=POSITIONAL) for each in own]


def _choices(messages: Mapping[str, str]) -> Choices:
    return [app_commands.Choice(name=text(each), value=value) for value, each in messages.items()]


Deed = Callable[..., Awaitable[object]]


def done(deed: Deed, told: str, **how: Any) -> Callable[[Request, Table], Awaitable[None]]:
    """Does something to a table that needs no further word, and says that it is done."""

    async def work(request: Request, at: Table) -> None:
        await deed(request.tables, at.id, request.user, request.command, **how)
        await request.tell(Msg(told))

    return work


def by_number(deed: Deed) -> Callable[..., Awaitable[None]]:
    """Does something with a table, or a league, that needs no more than its number."""

    async def work(request: Request, at: Any) -> None:
        await deed(request, at.id)

    return work


async def table(interaction: Interaction) -> Table:
    """The game of this channel; elsewhere the only one the person plays on this server, or at all
    where there is no server. Managing one server gives no say on another."""
    return await _table(interaction, past=False)


async def any_table(interaction: Interaction) -> Table:
    """The same; a finished game of this channel will do as well."""
    return await _table(interaction, past=True)


async def _table(interaction: Interaction, *, past: bool) -> Table:
    tables, guild = interaction.client.tables, interaction.guild_id
    if (channel := interaction.channel_id) is not None:
        if at := await deeds.at(tables, channel):
            return at
        if past and (at := await deeds.last(tables, channel)):
            return at
    mine = [each for each in await tables.mine(interaction.user.id) if guild in (None, each.guild)]
    if len(mine) == 1:
        return mine[0]
    raise Illegal(msg("game-none-here"))


def matching(offered: Offered, typed: str) -> Choices:
    """The entries that contain what was typed, ignoring case and accents."""
    wanted = set(plain(typed[: limits.OPTION]).split())
    return [
        app_commands.Choice(name=limits.fit(name, limits.OPTION), value=value)
        for name, value in offered
        for known in (plain(name + value),)
        if len(value) <= limits.OPTION and all(word in known for word in wanted)
    ][: limits.MENU]


async def zones(interaction: Interaction, current: str) -> Choices:
    """The time zones that contain what was typed."""
    named = sorted(zone for zone in available_timezones() if "/" in zone and zone[:3] != "Etc")
    return matching([(zone.replace("_", " "), zone) for zone in named], current)


def offering(ask: Callable[[Request, Table], Awaitable[Offered]], finds: Finds = table) -> Complete:
    """An autocomplete over what a table offers. If something goes wrong it offers nothing."""

    async def complete(interaction: Interaction, current: str) -> Choices:
        request = Request(interaction, Reply.NEW)
        try:
            request.speak(await interaction.client.tables.profile(request.user))
            at: Any = await finds(interaction)
            return matching(await ask(request, at), current)
        except Illegal:
            return []
        except Exception:
            log.exception("autocomplete of %s", interaction.command)
            return []

    return complete


async def _all_seats(request: Request, at: Table) -> Offered:
    return [(request.say(names.seat(at.game, s)), s) for p in at.players for s in p.seats]


async def _own_seats(request: Request, at: Table) -> Offered:
    return [(request.say(names.seat(at.game, s)), s) for s in at.seats(request.user)]


all_seats, own_seats = offering(_all_seats), offering(_own_seats)


def owned(request: Request, at: Table, seat: Seat | None) -> Seat:
    """The seat somebody names, or their first; refused if it is not theirs."""
    mine = at.seats(request.user)
    if not mine or (seat is not None and seat not in mine):
        raise Illegal(msg("show-no-seat"))
    return seat or mine[0]


def substitution(*, admin: bool) -> Callable[..., Awaitable[None]]:
    """Gives a seat to somebody else."""

    async def substitute(
        request: Request, at: Table, seat: str, player: discord.User, reason: Reason
    ) -> None:
        if player.bot:
            raise Illegal(msg("admin-no-bot"))
        by, user = request.user, player.id
        await request.change(
            at.id, lambda s: seats.substitute(s, by, seat, user, reason, admin=admin)
        )
        await request.tell(msg("admin-substituted"))

    return substitute


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
