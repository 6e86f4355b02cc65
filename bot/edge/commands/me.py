"""/me: what the bot does for one person, and what it knows about them."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.edge.commands.here import Choices, Interaction, matching, zones
from bot.edge.commands.league import show_card
from bot.edge.elsewhere import Form
from bot.edge.personal_actions import NewSettings
from bot.edge.request import Reply, Request
from bot.edge.translator import text

group = app_commands.Group(
    name=text("cmd-me"),
    description=text("cmd-me-about"),
    # Also for who installs the bot for themselves: their games then follow them everywhere.
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=True
    ),
)


async def _days(interaction: Interaction, current: str) -> Choices:
    """The next days where the person lives."""
    zone = ZoneInfo((await interaction.client.tables.profile(interaction.user.id)).zone)
    today = datetime.now(zone).date()
    days = [str(today + timedelta(days=n)) for n in range(60)]
    return matching([(day, day) for day in days], current)


async def _nights(interaction: Interaction, current: str) -> Choices:
    nights = ("22-7", "22-8", "23-7", "23-8", "0-8", "off")
    return matching([(night, night) for night in nights], current)


async def _hours(interaction: Interaction, current: str) -> Choices:
    hours = [*(str(hour) for hour in range(6, 24)), "off"]
    return matching([(hour, hour) for hour in hours], current)


@group.command(name=text("cmd-settings"), description=text("cmd-settings-about"))
@app_commands.rename(
    language=text("arg-language"),
    zone=text("arg-zone"),
    letters=text("arg-letters"),
    quiet=text("arg-quiet"),
    reminders=text("arg-reminders"),
    safety=text("arg-safety"),
    following=text("arg-next"),
    missing=text("arg-missing"),
    digest=text("arg-digest"),
)
@app_commands.describe(
    language=text("arg-language-about"),
    zone=text("arg-zone-about"),
    letters=text("arg-letters-about"),
    quiet=text("arg-quiet-about"),
    reminders=text("arg-reminders-about"),
    safety=text("arg-safety-about"),
    following=text("arg-next-about"),
    missing=text("arg-missing-about"),
    digest=text("arg-digest-about"),
)
@app_commands.choices(
    language=[
        app_commands.Choice(name=text(f"me-language-{lang}"), value=lang)
        for lang in ("auto", "en", "pl")
    ],
    letters=[
        app_commands.Choice(name=text(f"me-letters-{way}"), value=way) for way in ("on", "off")
    ],
    reminders=[
        app_commands.Choice(name=text(f"me-remind-{way}"), value=way)
        for way in ("letter", "table", "off")
    ],
)
@app_commands.autocomplete(zone=zones, quiet=_nights, digest=_hours)
async def settings(
    interaction: Interaction,
    language: str | None = None,
    zone: str | None = None,
    letters: str | None = None,
    quiet: str | None = None,
    reminders: str | None = None,
    safety: bool | None = None,
    following: bool | None = None,
    missing: bool | None = None,
    digest: str | None = None,
) -> None:
    async def work(request: Request) -> None:
        wishes = NewSettings(
            *(language, zone, letters, quiet, reminders),  # type: ignore[arg-type]
            safety=safety,
            next=following,
            missing=missing,
            digest=digest,
        )
        await interaction.client.people.settings(request, wishes)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-games"), description=text("cmd-games-about"))
async def games(interaction: Interaction) -> None:
    await interaction.client.receive(interaction, Reply.NEW, interaction.client.people.games)


@group.command(name=text("cmd-vacation"), description=text("cmd-vacation-about"))
@app_commands.rename(first=text("arg-first"), last=text("arg-last-day"))
@app_commands.describe(first=text("arg-first-about"), last=text("arg-last-day-about"))
@app_commands.autocomplete(first=_days, last=_days)
async def vacation(
    interaction: Interaction, first: str | None = None, last: str | None = None
) -> None:
    async def work(request: Request) -> None:
        await interaction.client.people.vacation(request, first, last)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-card"), description=text("cmd-league-card-about"))
@app_commands.rename(player=text("arg-player"))
@app_commands.describe(player=text("arg-whose-card-about"))
async def card(interaction: Interaction, player: discord.User | None = None) -> None:
    await show_card(interaction, player)


@group.command(name=text("cmd-notify"), description=text("cmd-notify-about"))
@app_commands.rename(address=text("arg-address"), form=text("arg-form"))
@app_commands.describe(address=text("arg-address-about"), form=text("arg-form-about"))
@app_commands.choices(
    form=[app_commands.Choice(name=text(f"form-{each}"), value=each) for each in ("ntfy", "json")]
)
async def notify(
    interaction: Interaction, address: str | None = None, form: str | None = None
) -> None:
    async def work(request: Request) -> None:
        how: Form = "json" if form == "json" else "ntfy"
        await interaction.client.elsewhere.notify(request, address, how)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-calendar"), description=text("cmd-calendar-about"))
@app_commands.rename(new=text("arg-new"))
@app_commands.describe(new=text("arg-new-about"))
async def calendar(interaction: Interaction, new: bool = False) -> None:
    async def work(request: Request) -> None:
        await interaction.client.elsewhere.calendar(request, new=new)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-export"), description=text("cmd-export-about"))
async def export(interaction: Interaction) -> None:
    await interaction.client.receive(interaction, Reply.NEW, interaction.client.people.export)


@group.command(name=text("cmd-forget"), description=text("cmd-forget-about"))
async def forget(interaction: Interaction) -> None:
    await interaction.client.receive(interaction, Reply.NEW, interaction.client.people.ask_forget)
