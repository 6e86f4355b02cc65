"""/admin: what people who manage a server may do at its tables, always with a public reason."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.app.door import Tables
from bot.app.leagues import refereeing
from bot.app.model import Table
from bot.app.people import departures, gathering, handover
from bot.edge import limits, rights
from bot.edge.commands import here
from bot.edge.request import Reply, Request, server
from bot.edge.translator import text
from engines.contract import Illegal, Msg, msg

group = app_commands.Group(
    name=text("cmd-admin"),
    description=text("cmd-admin-about"),
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


async def _as_admin(
    interaction: here.Interaction,
    work: Callable[[Request, Table], Awaitable[None]],
    *,
    ruling: bool = False,
) -> None:
    """Do something with the table here, for somebody who really manages this server: Discord's own
    guard of the command can be switched off by any role that may edit integrations. `ruling`: it
    decides about a game, which at tables of leagues referees do."""

    async def checked(request: Request, at: Table) -> None:
        rights.managing(interaction)
        await refereeing.check_admin(interaction.client.leagues, at.id, request.user, ruling=ruling)
        await work(request, at)

    await here.do_here(interaction, checked)


@group.command(name=text("cmd-substitute"), description=text("cmd-substitute-about"))
@app_commands.rename(seat=text("arg-seat"), player=text("arg-player"), reason=text("arg-reason"))
@app_commands.describe(
    seat=text("arg-seat-about"), player=text("arg-player-about"), reason=text("arg-reason-about")
)
@app_commands.autocomplete(seat=here.offering(here.all_seats))
async def substitute(
    interaction: here.Interaction, seat: str, player: discord.User, reason: here.Reason
) -> None:
    await here.put_in(interaction, seat, player, reason, admin=True)


@group.command(name=text("cmd-pause"), description=text("cmd-admin-pause-about"))
async def pause(interaction: here.Interaction) -> None:
    async def work(request: Request, at: Table) -> None:
        await handover.pause(
            interaction.client.tables, at.id, request.user, request.command, admin=True
        )
        await request.tell(msg("game-paused"))

    await _as_admin(interaction, work)


@group.command(name=text("cmd-resume"), description=text("cmd-admin-resume-about"))
async def resume(interaction: here.Interaction) -> None:
    async def work(request: Request, at: Table) -> None:
        await handover.resume(
            interaction.client.tables, at.id, request.user, request.command, admin=True
        )
        await request.tell(msg("game-resumed"))

    await _as_admin(interaction, work)


@group.command(name=text("cmd-abandon"), description=text("cmd-admin-abandon-about"))
async def abandon(interaction: here.Interaction) -> None:
    async def work(request: Request, at: Table) -> None:
        await interaction.client.lobby.end(request, at.id, admin=True)

    await _as_admin(interaction, work, ruling=True)


@group.command(name=text("cmd-seats"), description=text("cmd-admin-seats-about"))
@app_commands.rename(channel=text("arg-channel"))
@app_commands.describe(channel=text("arg-channel-about"))
async def seats(interaction: here.Interaction, channel: discord.TextChannel) -> None:
    await _choose(interaction, channel, handover.show_seats_in, "admin-seats")


@group.command(name=text("cmd-chronicle"), description=text("cmd-chronicle-about"))
@app_commands.rename(channel=text("arg-channel"))
@app_commands.describe(channel=text("arg-channel-about"))
async def chronicle(interaction: here.Interaction, channel: discord.TextChannel) -> None:
    await _choose(interaction, channel, handover.show_chronicles_in, "admin-chronicle")


async def _choose(
    interaction: here.Interaction,
    channel: discord.TextChannel,
    choose: Callable[[Tables, int, int], Awaitable[None]],
    said: str,
) -> None:
    """Let a server show something in one of its channels."""

    async def work(request: Request) -> None:
        rights.managing(interaction)
        await choose(interaction.client.tables, channel.guild.id, channel.id)
        await request.tell(Msg(said, {"channel": channel.mention}))

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-cap"), description=text("cmd-cap-about"))
@app_commands.rename(most=text("arg-most"))
@app_commands.describe(most=text("arg-most-about"))
async def cap(interaction: here.Interaction, most: app_commands.Range[int, 0, 50]) -> None:
    async def work(request: Request) -> None:
        rights.managing(interaction)
        await gathering.set_cap(interaction.client.tables, server(interaction), most)
        await request.tell(msg("admin-cap", n=most))

    await interaction.client.receive(interaction, Reply.NEW, work)


async def _moments(request: Request, at: Table) -> here.Offered:
    rights.managing(request.interaction)
    found = await handover.moments(request.interaction.client.tables, at.id, limits.MENU)
    return [
        (f"{each.seq} {request.say(each.event.text) if each.event else ''}", str(each.seq))
        for each in found
    ]


@group.command(name=text("cmd-rewind"), description=text("cmd-rewind-about"))
@app_commands.rename(moment=text("arg-moment"), reason=text("arg-reason"))
@app_commands.describe(moment=text("arg-moment-about"), reason=text("arg-reason-about"))
@app_commands.autocomplete(moment=here.offering(_moments))
async def rewind(interaction: here.Interaction, moment: str, reason: here.Reason) -> None:
    async def work(request: Request, at: Table) -> None:
        seq = limits.number(moment)
        if seq is None:
            raise Illegal(msg("admin-moment-unknown"))
        tables = interaction.client.tables
        await handover.rewind(tables, at.id, request.user, seq, reason, request.command)
        await request.tell(msg("admin-rewound"))

    await _as_admin(interaction, work)


@group.command(name=text("cmd-forget"), description=text("cmd-admin-forget-about"))
@app_commands.rename(name=text("arg-server"))
@app_commands.describe(name=text("arg-server-about"))
async def forget(interaction: here.Interaction, name: str) -> None:
    async def work(request: Request) -> None:
        rights.managing(interaction)
        guild = interaction.guild
        if guild is None or name.strip() != guild.name:
            raise Illegal(msg("admin-forget-name", name=guild.name if guild else ""))
        tables = interaction.client.tables
        gone = await request.carry_out(departures.erase_server(tables, server(interaction)))
        await request.tell(msg("admin-forgotten", n=gone))

    await interaction.client.receive(interaction, Reply.NEW, work)
