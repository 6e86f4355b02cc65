"""/league: leagues of this server, from their making to their end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.app.leagues import reads
from bot.app.leagues.records import League, LeagueTable
from bot.app.play import deeds
from bot.edge import limits
from bot.edge.commands.here import (
    Choices,
    Deed,
    Interaction,
    Reason,
    by_number,
    command,
    matching,
    text,
)
from bot.edge.components import Reply
from bot.edge.leagues import actions, exchange, finding, forms, referees, running, setting_up
from bot.edge.leagues.actions import demand_place
from bot.edge.request import Request, server
from engines.contract import Illegal, Msg

group = app_commands.Group(
    name=text("cmd-league"), description=text("cmd-league-about"), guild_only=True
)


async def league_of(interaction: Interaction, league: str | None = None) -> League:
    """The league that is named; else that of this channel, or of the table here; else the newest
    of this server that is not closed."""
    leagues, guild = interaction.client.leagues, server(interaction)
    every = await reads.leagues(leagues, guild, archived=True)
    if league is not None:
        wanted = limits.number(league)
        if found := next((each for each in every if each.id == wanted), None):
            return found
        raise Illegal(Msg("leagues-unknown"))
    if (at := await table_here(interaction)) is not None:
        season = await reads.season(leagues, at.season)
        return await reads.league(leagues, season.league)
    open_ = [each for each in every if each.archived is None]
    here = [each for each in open_ if each.channel == interaction.channel_id]
    for each in (*here, *open_, *every):
        return each
    raise Illegal(Msg("leagues-none"))


async def table_here(interaction: Interaction) -> LeagueTable | None:
    """The table of a league that is played in this channel."""
    tables, channel = interaction.client.tables, interaction.channel_id
    if channel is None:
        return None
    at = await deeds.at(tables, channel) or await deeds.last(tables, channel)
    return await reads.of_game(interaction.client.leagues, at.id) if at else None


async def table_of(interaction: Interaction, table: int | None = None) -> LeagueTable:
    """The table of this channel, or that number of the latest season of the league here."""
    if table is None:
        if (here := await table_here(interaction)) is not None:
            return here
        raise Illegal(Msg("leagues-which-table"))
    league = await league_of(interaction)
    season = league.season or (league.seasons[-1] if league.seasons else None)
    found = await reads.tables_of(interaction.client.leagues, season) if season is not None else []
    for each in found:
        if each.number == table:
            return each
    raise Illegal(Msg("leagues-no-such-table"))


async def leagues(interaction: Interaction, current: str) -> Choices:
    """The leagues of this server."""
    if interaction.guild_id is None:
        return []
    found = await reads.leagues(interaction.client.leagues, interaction.guild_id, archived=True)
    return matching([(each.name, str(each.id)) for each in found], current)


NAMED: dict[str, Any] = {"reply": Reply.NEW, "completed": {"league": leagues}}
"""A command whose last argument names a league."""


@group.command(name=text("cmd-league-create"), description=text("cmd-league-create-about"))
async def create(interaction: Interaction) -> None:
    async def window(request: Request) -> discord.ui.Modal:
        limits.managing(interaction)
        demand_place(interaction)
        return forms.new(request.say)

    await interaction.client.ask(interaction, window)


@group.command(name=text("cmd-league-find"), description=text("cmd-league-find-about"))
async def find(interaction: Interaction) -> None:
    async def window(request: Request) -> discord.ui.Modal:
        demand_place(interaction)
        return forms.find(request.say)

    await interaction.client.ask(interaction, window)


SHOWN: Mapping[str, Deed] = {
    "show": actions.show,
    "settings": setting_up.show,
    "round": actions.this_round,
    "sides": actions.sides,
    "hall": actions.hall,
    "rules": setting_up.rules,
    "log": actions.log,
}
"""What is shown of a league without any other argument."""
for word, deed in SHOWN.items():
    command(group, f"league-{word}", league_of, **NAMED)(by_number(deed))


@command(group, "league-list", reply=Reply.NEW)
async def every(request: Request) -> None:
    await actions.every(request, request.interaction.guild_id or 0)


class Run(NamedTuple):
    """A league, and the table of it that is played here, unless the league was named."""

    league: int
    table: int | None


async def _run_here(interaction: Interaction, league: str | None = None) -> Run:
    found = await league_of(interaction, league)
    at = await table_here(interaction) if league is None else None
    return Run(found.id, at.id if at else None)


@command(group, "league-run", _run_here, **NAMED)
async def run(request: Request, at: Run) -> None:
    """In the thread of a table that table, else the whole season."""
    if at.table is not None:
        await referees.show_table(request, at.league, at.table)
    else:
        await running.show(request, at.league)


@command(group, "league-standings", league_of, **NAMED)
async def standings(
    request: Request, at: League, season: app_commands.Range[int, 1, 999] | None = None
) -> None:
    """Of that season; else of the latest that has begun."""
    for number in reversed(at.seasons):
        now = await reads.season(request.leagues, number)
        if now.started is not None and season in (None, now.number):
            await actions.standings(request, number)
            return
    raise Illegal(Msg("leagues-no-standings"))


async def show_card(request: Request, player: discord.User | None = None) -> None:
    guild = request.interaction.guild_id
    if guild is None:
        raise Illegal(Msg("leagues-card-on-server"))
    if player is not None:
        request.called.met(guild, player)
    await actions.card(request, guild, player.id if player else request.user)


command(group, "league-card", reply=Reply.NEW, said={"player": "player/whose-card"})(show_card)


@command(group, "league-tables", league_of, said={"player": "player/whose-tables"}, **NAMED)
async def tables(request: Request, at: League, player: discord.User | None = None) -> None:
    user = player.id if player else None
    await actions.tables_of(request, at.id, user=user)


command(group, "league-why", table_of, reply=Reply.NEW)(by_number(actions.why))


@command(
    group, "league-avoid", reply=Reply.NEW, said={"player": "player/avoid", "off": "off/avoid-off"}
)
async def avoid(request: Request, player: discord.User, off: bool = False) -> None:
    await finding.avoid(request, player.id, avoids=not off)


@command(group, "league-dispute", table_of, reply=Reply.NEW, said={"what": "report/dispute"})
async def dispute(
    request: Request, at: LeagueTable, what: app_commands.Range[str, 3, 1000]
) -> None:
    if at.game is None:
        raise Illegal(Msg("leagues-not-begun"))
    await referees.dispute(request, at.game, what)


KINDS = ("standings", "games", "people", "results", "all", "json")


@command(
    group,
    "league-export",
    league_of,
    said={"kind": "file-kind"},
    choices={"kind": {each: f"leagues-file-{each}" for each in KINDS}},
    **NAMED,
)
async def export(request: Request, at: League, kind: str = "standings") -> None:
    await exchange.export(request, at.id, kind)


@command(
    group,
    "league-import",
    league_of,
    said={
        **{name: f"import-{name}" for name in ("what", "file", "really")},
        "reason": "reason/public-reason",
    },
    choices={"what": {each: f"leagues-import-{each}" for each in ("people", "results")}},
    **NAMED,
)
async def bring(
    request: Request,
    at: League,
    what: str,
    file: discord.Attachment,
    reason: Reason,
    really: bool = False,
) -> None:
    await exchange.bring(request, at.id, what, file, reason, dry=not really)
