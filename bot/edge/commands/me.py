"""What follows a person everywhere: /me, /plans, /seats."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.edge import market, planner
from bot.edge.commands.here import Choices, Complete, Interaction, command, matching, text, zones
from bot.edge.commands.league import show_card
from bot.edge.components import Reply
from bot.edge.elsewhere import Form
from bot.edge.personal_actions import HOURS, NIGHTS
from bot.edge.request import Request

group = app_commands.Group(name=text("cmd-me"), description=text("cmd-me-about"))


async def _days(interaction: Interaction, current: str) -> Choices:
    """The next days where the person lives."""
    zone = ZoneInfo((await interaction.client.tables.profile(interaction.user.id)).zone)
    today = datetime.now(zone).date()
    days = [str(today + timedelta(days=n)) for n in range(60)]
    return matching([(day, day) for day in days], current)


def _one_of(values: tuple[str, ...]) -> Complete:
    async def complete(interaction: Interaction, current: str) -> Choices:
        return matching([(each, each) for each in values], current)

    return complete


@command(
    group,
    "settings",
    reply=Reply.NEW,
    said={"following": "next"},
    choices={
        "language": {lang: f"me-language-{lang}" for lang in ("auto", "en", "pl")},
        "letters": {way: f"me-letters-{way}" for way in ("on", "off")},
        "reminders": {way: f"me-remind-{way}" for way in ("letter", "table", "off")},
    },
    completed={"zone": zones, "quiet": _one_of(NIGHTS), "digest": _one_of(HOURS)},
)
async def settings(
    request: Request,
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
    said = {"lang": language, "zone": zone, "dm": letters, "quiet": quiet, "remind": reminders}
    on = {None: None, True: "on", False: "off"}
    said |= {"safety": on[safety], "next": on[following], "missing": on[missing]}
    wishes = {name: wish for name, wish in {**said, "digest": digest}.items() if wish}
    await request.client.people.settings(request, wishes)


@command(group, "games")
async def games(request: Request) -> None:
    await request.client.people.games(request)


@command(group, "vacation", said={"last": "last-day"}, completed={"first": _days, "last": _days})
async def vacation(request: Request, first: str | None = None, last: str | None = None) -> None:
    await request.client.people.vacation(request, first, last)


command(group, "card", about="league-card", said={"player": "player/whose-card"})(show_card)


@command(group, "notify", choices={"form": {each: f"form-{each}" for each in ("ntfy", "json")}})
async def notify(request: Request, address: str | None = None, form: str | None = None) -> None:
    how: Form = "json" if form == "json" else "ntfy"
    await request.client.elsewhere.notify(request, address, how)


@command(group, "calendar")
async def calendar(request: Request, new: bool = False) -> None:
    await request.client.elsewhere.calendar(request, new=new)


@command(group, "guest", said={"program": "guest-program", "revoke": "guest-revoke"})
async def guest(request: Request, program: str | None = None, revoke: bool = False) -> None:
    await request.client.elsewhere.guest(request, program, revoke=revoke)


@command(group, "export", reply=Reply.NEW)
async def export(request: Request) -> None:
    await request.client.people.export(request)


@command(group, "forget")
async def forget(request: Request) -> None:
    await request.client.people.ask_forget(request)


plans = command(None, "plans")(planner.overview)


@command(None, "seats")
async def seats(request: Request) -> None:
    await market.seats(request, request.interaction.guild_id)


COMMANDS = group, seats, plans
