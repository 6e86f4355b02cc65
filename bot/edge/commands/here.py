"""Finds the table a command is about, and completes what is typed."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Any, get_type_hints
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.app.leagues import refereeing
from bot.app.model import Table
from bot.app.people import handover
from bot.app.play import sights
from bot.edge import limits, rights
from bot.edge.dispatch import Dispatcher
from bot.edge.request import Reply, Request
from bot.text import names
from engines.contract import Illegal, Seat, msg
from engines.kit.spelling import plain

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Dispatcher]
Reason = app_commands.Range[str, 3, 300]
"""Everybody at the table reads it."""
Choices = list[app_commands.Choice[str]]
Offered = Iterable[tuple[str, str]]
"""Words to show, and what they stand for."""


async def table(interaction: Interaction, *, past: bool = False) -> Table:
    """The game of this channel; elsewhere the only one the person plays on this server, or at all
    where there is no server. Managing one server gives no say on another. With `past`, a finished
    game of this channel will do as well."""
    tables, guild = interaction.client.tables, interaction.guild_id
    if interaction.channel_id is not None and (
        at := await sights.at(tables, interaction.channel_id)
    ):
        return at
    channel = interaction.channel_id
    if past and channel is not None and (at := await sights.last(tables, channel)):
        return at
    mine = [each for each in await tables.mine(interaction.user.id) if guild in (None, each.guild)]
    if len(mine) == 1:
        return mine[0]
    raise Illegal(msg("game-none-here"))


async def do_here(
    interaction: Interaction,
    work: Callable[[Request, Table], Awaitable[None]],
    *,
    past: bool = False,
) -> None:
    """Do something with the table a command was typed at."""

    async def found(request: Request) -> None:
        await work(request, await table(interaction, past=past))

    await interaction.client.receive(interaction, Reply.NEW, found)


def at_table(*, past: bool = False) -> Callable[[Callable[..., Awaitable[None]]], Any]:
    """Makes a command of what is done with the table it was typed at: instead of an interaction it
    gets a request and that table."""

    def made(work: Callable[..., Awaitable[None]]) -> Any:
        async def command(interaction: Interaction, **given: Any) -> None:
            await do_here(interaction, partial(work, **given), past=past)

        signature, hints = inspect.signature(work), get_type_hints(work, include_extras=True)
        _, _, *rest = signature.parameters.values()
        first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        said = [each.replace(annotation=hints[each.name]) for each in rest]
        vars(command)["__signature__"] = signature.replace(parameters=[first, *said])
        return command

    return made


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


Ask = Callable[[Request, Table], Awaitable[Offered]]


def offering(ask: Ask, *, past: bool = False) -> Callable[[Any, str], Coroutine[Any, Any, Choices]]:
    """An autocomplete over what a table offers. If something goes wrong it offers nothing."""

    async def complete(interaction: Interaction, current: str) -> Choices:
        request = Request(interaction, Reply.NEW)
        try:
            request.speak(await interaction.client.tables.profile(request.user))
            return matching(await ask(request, await table(interaction, past=past)), current)
        except Illegal:
            return []
        except Exception:
            log.exception("autocomplete of %s", interaction.command)
            return []

    return complete


async def all_seats(request: Request, at: Table) -> Offered:
    return [(request.say(names.seat(at.game, s)), s) for p in at.players for s in p.seats]


async def own_seats(request: Request, at: Table) -> Offered:
    return [(request.say(names.seat(at.game, s)), s) for s in at.seats(request.user)]


def owned(request: Request, at: Table, seat: Seat | None) -> Seat:
    """The seat somebody names, or their first; refused if it is not theirs."""
    mine = at.seats(request.user)
    if not mine or (seat is not None and seat not in mine):
        raise Illegal(msg("show-no-seat"))
    return seat or mine[0]


async def put_in(
    interaction: Interaction, seat: Seat, player: discord.User, reason: str, *, admin: bool
) -> None:
    """Give a seat to somebody else."""

    async def work(request: Request, at: Table) -> None:
        if admin:
            rights.managing(interaction)
            await refereeing.check_admin(
                interaction.client.leagues, at.id, request.user, ruling=True
            )
        if player.bot:
            raise Illegal(msg("admin-no-bot"))
        tables = interaction.client.tables
        await handover.substitute(
            tables, at.id, request.user, seat, player.id, reason, request.command, admin=admin
        )
        await request.tell(msg("admin-substituted"))

    await do_here(interaction, work)
