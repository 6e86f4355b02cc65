"""/admin: what people who manage a server may do at its tables, always with a public reason."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.app.leagues import refereeing
from bot.app.mail import posting
from bot.app.model import Table
from bot.app.past import daily
from bot.app.people import gathering, handover, persons
from bot.edge import limits, lobby_actions
from bot.edge.commands.here import (
    Deed,
    Interaction,
    Offered,
    Reason,
    all_seats,
    command,
    done,
    offering,
    substitution,
    table,
    text,
)
from bot.edge.request import Request, server
from engines.contract import Illegal, Msg, msg

group = app_commands.Group(
    name=text("cmd-admin"),
    description=text("cmd-admin-about"),
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


def _managed(*, ruling: bool) -> Callable[[Interaction], Awaitable[Table]]:
    """The table here, for somebody who really manages this server: Discord's own guard of the
    command can be switched off by any role that may edit integrations. `ruling`: it decides about
    a game, which at tables of leagues referees do."""

    async def found(interaction: Interaction) -> Table:
        at = await table(interaction)
        limits.managing(interaction)
        leagues, user = interaction.client.leagues, interaction.user.id
        await refereeing.check_admin(leagues, at.id, user, ruling=ruling)
        return at

    return found


managed, ruled = _managed(ruling=False), _managed(ruling=True)


async def here(interaction: Interaction) -> int:
    """This server, for somebody who manages it."""
    limits.managing(interaction)
    return server(interaction)


command(group, "substitute", ruled, completed={"seat": all_seats})(substitution(admin=True))

for word, deed, told in (
    ("pause", handover.pause, "game-paused"),
    ("resume", handover.resume, "game-resumed"),
):
    command(group, word, managed, about=f"admin-{word}")(done(deed, told, admin=True))


@command(group, "abandon", ruled, about="admin-abandon")
async def abandon(request: Request, at: Table) -> None:
    await lobby_actions.end(request, at.id, admin=True)


def _chosen(fact: Callable[[int], str], said: str) -> Deed:
    """Lets a server show something in one of its channels; in none, if it names none."""

    async def work(
        request: Request, guild: int, channel: discord.TextChannel | None = None
    ) -> None:
        if channel is None:
            await request.tables.drop_fact(fact(guild))
            await request.tell(msg("admin-no-channel"))
            return
        await request.tables.set_fact(fact(guild), str(channel.id))
        await request.tell(Msg(said, {"channel": channel.mention}))

    return work


command(group, "seats", here, about="admin-seats")(_chosen(posting.seats_channel, "admin-seats"))
command(group, "chronicle", here)(_chosen(posting.chronicle_channel, "admin-chronicle"))
command(group, "daily", here)(_chosen(daily.channel, "admin-daily"))


@command(group, "cap", here)
async def cap(request: Request, guild: int, most: app_commands.Range[int, 0, 50]) -> None:
    await gathering.set_cap(request.tables, guild, most)
    await request.tell(msg("admin-cap", n=most))


async def _moments(request: Request, at: Table) -> Offered:
    limits.managing(request.interaction)
    found = await handover.moments(request.tables, at.id, limits.MENU)
    return [
        (f"{each.seq} {request.say(each.event.text) if each.event else ''}", str(each.seq))
        for each in found
    ]


@command(group, "rewind", managed, completed={"moment": offering(_moments)})
async def rewind(request: Request, at: Table, moment: str, reason: Reason) -> None:
    seq = limits.number(moment)
    if seq is None:
        raise Illegal(msg("admin-moment-unknown"))
    await handover.rewind(request.tables, at.id, request.user, seq, reason, request.command)
    await request.tell(msg("admin-rewound"))


@command(group, "forget", here, about="admin-forget", said={"name": "server"})
async def forget(request: Request, guild: int, name: str) -> None:
    known = request.interaction.guild
    if known is None or name.strip() != known.name:
        raise Illegal(msg("admin-forget-name", name=known.name if known else ""))
    gone = await request.carry_out(persons.erase_server(request.tables, guild))
    await request.tell(msg("admin-forgotten", n=gone))
