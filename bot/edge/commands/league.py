"""/league: leagues of this server, from their making to their end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.app.leagues import reads
from bot.app.leagues.model import League, LeagueTable
from bot.app.play import sights
from bot.edge import limits, rights
from bot.edge.commands.here import Choices, Interaction, Reason, matching
from bot.edge.leagues import windows
from bot.edge.leagues.actions import demand_place
from bot.edge.request import Reply, Request, server
from bot.edge.translator import text
from engines.contract import Illegal, Msg

group = app_commands.Group(
    name=text("cmd-league"), description=text("cmd-league-about"), guild_only=True
)

Deed = Callable[[Request, int], Awaitable[None]]


async def league_of(interaction: Interaction, named: str | None = None) -> League:
    """The league that is named; else that of this channel, or of the table here; else the newest
    of this server that is not closed."""
    leagues, guild = interaction.client.leagues, server(interaction)
    every = await reads.leagues(leagues, guild, archived=True)
    if named is not None:
        wanted = limits.number(named)
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
    at = await sights.at(tables, channel) or await sights.last(tables, channel)
    return await reads.of_game(interaction.client.leagues, at.id) if at else None


async def table_of(interaction: Interaction, number: int | None) -> LeagueTable:
    """The table of this channel, or that number of the latest season of the league here."""
    if number is None:
        if (here := await table_here(interaction)) is not None:
            return here
        raise Illegal(Msg("leagues-which-table"))
    league = await league_of(interaction)
    season = league.season or (league.seasons[-1] if league.seasons else None)
    found = await reads.tables_of(interaction.client.leagues, season) if season is not None else []
    if (table := next((each for each in found if each.number == number), None)) is not None:
        return table
    raise Illegal(Msg("leagues-no-such-table"))


async def leagues(interaction: Interaction, current: str) -> Choices:
    """The leagues of this server."""
    if interaction.guild_id is None:
        return []
    found = await reads.leagues(interaction.client.leagues, interaction.guild_id, archived=True)
    return matching([(each.name, str(each.id)) for each in found], current)


async def _with_league(interaction: Interaction, named: str | None, deed: Deed) -> None:
    async def work(request: Request) -> None:
        await deed(request, (await league_of(interaction, named)).id)

    await interaction.client.receive(interaction, Reply.NEW, work)


async def _with_table(
    interaction: Interaction, number: int | None, deed: Callable[[Request, int], Awaitable[None]]
) -> None:
    async def work(request: Request) -> None:
        await deed(request, (await table_of(interaction, number)).id)

    await interaction.client.receive(interaction, Reply.NEW, work)


def named(command: Any) -> Any:
    """The argument that names a league, with its completion."""
    command = app_commands.rename(league=text("arg-league"))(command)
    command = app_commands.describe(league=text("arg-league-about"))(command)
    return app_commands.autocomplete(league=leagues)(command)


@group.command(name=text("cmd-league-create"), description=text("cmd-league-create-about"))
async def create(interaction: Interaction) -> None:
    async def window(request: Request) -> discord.ui.Modal:
        rights.managing(interaction)
        demand_place(interaction)
        return windows.new(request.say)

    await interaction.client.ask(interaction, window)


@group.command(name=text("cmd-league-find"), description=text("cmd-league-find-about"))
async def find(interaction: Interaction) -> None:
    async def window(request: Request) -> discord.ui.Modal:
        demand_place(interaction)
        return windows.find(request.say)

    await interaction.client.ask(interaction, window)


@group.command(name=text("cmd-league-show"), description=text("cmd-league-show-about"))
@named
async def show(interaction: Interaction, league: str | None = None) -> None:
    await _with_league(interaction, league, interaction.client.league.show)


@group.command(name=text("cmd-league-list"), description=text("cmd-league-list-about"))
async def every(interaction: Interaction) -> None:
    async def work(request: Request) -> None:
        await interaction.client.league.every(request, interaction.guild_id or 0)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-league-settings"), description=text("cmd-league-settings-about"))
@named
async def settings(interaction: Interaction, league: str | None = None) -> None:
    await _with_league(interaction, league, interaction.client.setting_up.show)


@group.command(name=text("cmd-league-run"), description=text("cmd-league-run-about"))
@named
async def run(interaction: Interaction, league: str | None = None) -> None:
    """In the thread of a table that table, else the whole season."""

    async def deed(request: Request, found: int) -> None:
        at = await table_here(interaction) if league is None else None
        if at is not None:
            await interaction.client.referees.table(request, found, at.id)
        else:
            await interaction.client.running.show(request, found)

    await _with_league(interaction, league, deed)


@group.command(name=text("cmd-league-standings"), description=text("cmd-league-standings-about"))
@named
@app_commands.rename(season=text("arg-season"))
@app_commands.describe(season=text("arg-season-about"))
async def standings(
    interaction: Interaction,
    season: app_commands.Range[int, 1, 999] | None = None,
    league: str | None = None,
) -> None:
    """Of that season; else of the latest that has begun."""

    async def work(request: Request) -> None:
        found, leagues_ = await league_of(interaction, league), interaction.client.leagues
        for number in reversed(found.seasons):
            now = await reads.season(leagues_, number)
            if now.started is not None and season in (None, now.number):
                await interaction.client.league.standings(request, number)
                return
        raise Illegal(Msg("leagues-no-standings"))

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-league-card"), description=text("cmd-league-card-about"))
@app_commands.rename(player=text("arg-player"))
@app_commands.describe(player=text("arg-whose-card-about"))
async def card(interaction: Interaction, player: discord.User | None = None) -> None:
    await show_card(interaction, player)


async def show_card(interaction: Interaction, player: discord.User | None) -> None:
    async def work(request: Request) -> None:
        guild = interaction.guild_id
        if guild is None:
            raise Illegal(Msg("leagues-card-on-server"))
        if player is not None:
            interaction.client.called.met(guild, player)
        user = player.id if player else request.user
        await interaction.client.league.card(request, guild, user)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-league-tables"), description=text("cmd-league-tables-about"))
@named
@app_commands.rename(player=text("arg-player"))
@app_commands.describe(player=text("arg-whose-tables-about"))
async def tables(
    interaction: Interaction, player: discord.User | None = None, league: str | None = None
) -> None:
    async def work(request: Request, found: int) -> None:
        user = player.id if player else None
        await interaction.client.league.tables_of(request, found, user=user)

    await _with_league(interaction, league, work)


@group.command(name=text("cmd-league-round"), description=text("cmd-league-round-about"))
@named
async def this_round(interaction: Interaction, league: str | None = None) -> None:
    await _with_league(interaction, league, interaction.client.league.this_round)


@group.command(name=text("cmd-league-why"), description=text("cmd-league-why-about"))
@app_commands.rename(table=text("arg-table"))
@app_commands.describe(table=text("arg-table-about"))
async def why(interaction: Interaction, table: int | None = None) -> None:
    await _with_table(interaction, table, interaction.client.league.why)


@group.command(name=text("cmd-league-sides"), description=text("cmd-league-sides-about"))
@named
async def sides(interaction: Interaction, league: str | None = None) -> None:
    await _with_league(interaction, league, interaction.client.league.sides)


@group.command(name=text("cmd-league-hall"), description=text("cmd-league-hall-about"))
@named
async def hall(interaction: Interaction, league: str | None = None) -> None:
    await _with_league(interaction, league, interaction.client.league.hall)


@group.command(name=text("cmd-league-rules"), description=text("cmd-league-rules-about"))
@named
async def rules(interaction: Interaction, league: str | None = None) -> None:
    await _with_league(interaction, league, interaction.client.setting_up.rules)


@group.command(name=text("cmd-league-log"), description=text("cmd-league-log-about"))
@named
async def log(interaction: Interaction, league: str | None = None) -> None:
    await _with_league(interaction, league, interaction.client.league.log)


@group.command(name=text("cmd-league-avoid"), description=text("cmd-league-avoid-about"))
@app_commands.rename(player=text("arg-player"), off=text("arg-off"))
@app_commands.describe(player=text("arg-avoid-about"), off=text("arg-avoid-off-about"))
async def avoid(interaction: Interaction, player: discord.User, off: bool = False) -> None:
    async def work(request: Request) -> None:
        await interaction.client.finding.avoid(request, player.id, avoids=not off)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-league-dispute"), description=text("cmd-league-dispute-about"))
@app_commands.rename(what=text("arg-report"), table=text("arg-table"))
@app_commands.describe(what=text("arg-dispute-about"), table=text("arg-table-about"))
async def dispute(
    interaction: Interaction, what: app_commands.Range[str, 3, 1000], table: int | None = None
) -> None:
    async def work(request: Request) -> None:
        at = await table_of(interaction, table)
        if at.game is None:
            raise Illegal(Msg("leagues-not-begun"))
        await interaction.client.referees.dispute(request, at.game, what)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-league-export"), description=text("cmd-league-export-about"))
@named
@app_commands.rename(kind=text("arg-file-kind"))
@app_commands.describe(kind=text("arg-file-kind-about"))
@app_commands.choices(
    kind=[
        app_commands.Choice(name=text(f"leagues-file-{each}"), value=each)
        for each in ("standings", "games", "people", "results", "all", "json")
    ]
)
async def export(
    interaction: Interaction, kind: str = "standings", league: str | None = None
) -> None:
    async def work(request: Request, found: int) -> None:
        await interaction.client.files.export(request, found, kind)

    await _with_league(interaction, league, work)


@group.command(name=text("cmd-league-import"), description=text("cmd-league-import-about"))
@named
@app_commands.rename(
    what=text("arg-import-what"),
    file=text("arg-import-file"),
    reason=text("arg-reason"),
    really=text("arg-import-really"),
)
@app_commands.describe(
    what=text("arg-import-what-about"),
    file=text("arg-import-file-about"),
    reason=text("arg-public-reason-about"),
    really=text("arg-import-really-about"),
)
@app_commands.choices(
    what=[
        app_commands.Choice(name=text(f"leagues-import-{each}"), value=each)
        for each in ("people", "results")
    ]
)
async def bring(
    interaction: Interaction,
    what: str,
    file: discord.Attachment,
    reason: Reason,
    really: bool = False,
    league: str | None = None,
) -> None:
    async def work(request: Request, found: int) -> None:
        files = interaction.client.files
        await files.bring(request, found, what, file, reason, dry=not really)

    await _with_league(interaction, league, work)
