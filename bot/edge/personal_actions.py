"""What the bot does for one person: their settings, their tables, their data."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import ui

from bot.app.clocks import alarms
from bot.app.door import Tables
from bot.app.model import Profile, Quiet, Table
from bot.app.people import handover, persons
from bot.app.play import deeds
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import (
    NEW,
    Fields,
    Picked,
    Row,
    blank,
    button,
    field,
    menu,
    opens,
    option,
    press,
    sent,
    text,
)
from bot.edge.digests import awaits, opening
from bot.edge.layout import Drawn, Layout, beside, bullet, lines, plain
from bot.edge.looking_actions import really
from bot.edge.pictures import Pictures
from bot.edge.request import Request
from bot.text import LANGUAGES, names
from engines.contract import Illegal, Msg, msg

NOTE = 500
"""Most characters of a line that is noted."""
NIGHTS = ("off", "22-7", "22-8", "23-7", "23-8", "0-8")
HOURS = ("off", *map(str, range(6, 24)))
ZONES = (
    *("Pacific/Auckland", "Australia/Sydney", "Asia/Tokyo", "Asia/Shanghai", "Asia/Kolkata"),
    *("Asia/Dubai", "Europe/Moscow", "Europe/Athens", "Europe/Warsaw", "Europe/Berlin"),
    *("Europe/Paris", "Europe/London", "UTC", "Atlantic/Azores", "America/Sao_Paulo"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
    *("America/Anchorage", "Pacific/Honolulu"),
)
"""Offered in the menu; any other can be typed."""


class Setting(NamedTuple):
    """A thing somebody can have as they like."""

    values: tuple[str, ...]
    """As they are typed; the first stands for nothing."""
    read: Callable[[str], Any]
    """The typed word as the profile keeps it; refused if it makes no sense."""
    told: Callable[[Profile], Msg]


def _zone(said: str) -> str:
    if said not in available_timezones():
        raise Illegal(msg("me-zone-unknown", zone=limits.fit(said, limits.LABEL)))
    return ZoneInfo(said).key


def _hour(said: str) -> int | None:
    """The hour in `18` or `18:00`; None for `off`."""
    if said.strip().casefold() in ("off", "-"):
        return None
    found = re.fullmatch(r"\s*(\d\d?)(?::00)?\s*", said)
    if not found or int(found[1]) > 24:
        raise Illegal(msg("me-digest-unknown", said=limits.fit(said, limits.LABEL)))
    return int(found[1]) % 24


def _hours(said: str) -> Quiet | None:
    """The hours in `23-7`; None for `off`."""
    if said.strip().casefold() in ("off", "0", "-"):
        return None
    found = re.fullmatch(r"\s*(\d\d?)(?::00)?\s*[-–]\s*(\d\d?)(?::00)?\s*", said)
    if not found or max(hours := (int(found[1]), int(found[2]))) > 24:
        raise Illegal(msg("me-quiet-unknown", said=limits.fit(said, limits.LABEL)))
    return hours[0] % 24, hours[1] % 24


def _quiet(profile: Profile) -> Msg:
    quiet = msg("me-quiet-off")
    if profile.quiet:
        quiet = msg("me-quiet", begin=profile.quiet[0], end=profile.quiet[1])
    return msg("me-settings-quiet", quiet=quiet)


def _digest(profile: Profile) -> Msg:
    if profile.digest is None:
        return msg("me-digest-off")
    return msg("me-digest-on", hour=profile.digest)


def _switch(name: str, on: str, off: str) -> Setting:
    def told(profile: Profile) -> Msg:
        return Msg(on if getattr(profile, name) else off)

    return Setting(("off", "on"), lambda said: said == "on", told)


SETTINGS: Mapping[str, Setting] = {
    "lang": Setting(
        ("auto", *LANGUAGES),
        lambda said: None if said == "auto" else said,
        lambda p: msg("me-settings-language", language=msg(f"me-language-{p.lang or 'auto'}")),
    ),
    "zone": Setting(ZONES, _zone, lambda p: msg("me-settings-zone", zone=p.zone)),
    "dm": Setting(
        ("off", "on"),
        lambda said: "on" if said == "on" else "off",
        lambda p: msg("me-settings-letters", letters=msg(f"me-letters-{p.dm}")),
    ),
    "quiet": Setting(NIGHTS, _hours, _quiet),
    "remind": Setting(
        ("off", "table", "letter"),
        str,
        lambda p: msg("me-settings-reminders", reminders=msg(f"me-remind-{p.remind}")),
    ),
    "safety": _switch("safety", "me-safety-on", "me-safety-off"),
    "next": _switch("next", "me-next-on", "me-next-off"),
    "missing": _switch("missing", "me-missing-on", "me-missing-off"),
    "digest": Setting(HOURS, _hour, _digest),
}
"""By the names they have in a profile."""


def typed(found: object, setting: Setting) -> str:
    """What is kept, as it would be typed."""
    if isinstance(found, tuple):
        return "-".join(map(str, found))
    if isinstance(found, bool):
        return "on" if found else "off"
    return setting.values[0] if found is None else str(found)


def settings_panel(profile: Profile, say: Say) -> Layout:
    """Somebody's settings, a menu each; a closed menu tells the present one."""
    found: list[Row] = []
    for name, setting in SETTINGS.items():
        now = typed(getattr(profile, name), setting)
        values = [now, *(each for each in setting.values if each != now)]
        options = []
        for value in values:
            shown = profile if value == now else replace(profile, **{name: setting.read(value)})
            options.append(option(say(setting.told(shown)), value, chosen=value == now))
        # Under an id that changes a client shows what is chosen now, not what it showed before.
        found.append((menu(say(setting.told(profile)), options, "adjs-setting", name, now),))
    return plain(say(msg("me-settings-title")), *found)


PICTURED, BUTTONS = 5, 15
"""How many tables of a list have a picture, and how many a button: they must fit into a message."""


class PersonalActions:
    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self.tables = tables
        self.pictures = pictures
        self._told: set[int] = set()

    async def tell_closed(self, request: Request) -> None:
        """Tell somebody, once, that Discord refused to deliver their direct messages."""
        if request.user not in self._told:
            self._told.add(request.user)
            await request.add(msg("me-closed"))

    async def settings(self, request: Request, wishes: Mapping[str, str]) -> None:
        """Change what somebody has named, and show all of it."""
        changed = {name: SETTINGS[name].read(wish) for name, wish in wishes.items()}
        profile = replace(await self.tables.profile(request.user), **changed)
        if "dm" in wishes:
            self._told.discard(request.user)
        if wishes:
            await persons.set_profile(self.tables, profile)
        request.speak(profile)
        await request.answer(settings_panel(profile, request.say))

    @press("setting")
    async def set(self, request: Request, name: str, now: str, value: Picked) -> None:
        if name not in SETTINGS:
            raise Illegal(msg("error-out-of-date"))
        await self.settings(request, {name: value})

    async def games(self, request: Request) -> None:
        """List their tables, those that wait for them first, with a button each; the first few with
        a small picture."""
        found, unreadable = await self.tables.mine_and_unreadable(request.user)
        if not found and not unreadable:
            await request.tell(msg("me-no-games"))
            return
        parts: list[ui.Item[Any]] = []
        pictures: list[Drawn] = []
        rest: list[str] = []
        for n, table in enumerate(found[: limits.MENU]):
            said = awaits(table, request.user, request.say)
            drawn = await self._small(table, request, n) if n < PICTURED else None
            if drawn is None:
                rest.append(said)
            else:
                parts.append(beside(said, drawn))
                pictures.append(drawn)
        rest += [request.say(why) for why in unreadable[: limits.MENU]]
        if rest:
            parts.append(text("\n".join(rest)))
        buttons = opening(found[:BUTTONS], request.say)
        await request.answer(Layout(*parts, *lines(buttons)), *pictures)

    async def _small(self, table: Table, request: Request, number: int) -> Drawn | None:
        """A small picture of a table's board; None before it has one."""
        if table.status == "lobby":
            return None
        seen = await deeds.player_view(self.tables, table.id, request.user)
        drawn = await self.pictures.small(table.game, seen.view, request.say, number)
        return drawn if drawn and drawn.png else None

    async def vacation(self, request: Request, first: str | None, last: str | None) -> None:
        """Let them be away from all their tables; without dates, tell how many days are left, and
        how to take them."""
        say, told = request.say, []
        if first is None:
            for at, days in await handover.days_left(self.tables, request.user):
                told.append(bullet(say(msg("vacation-left", **_named(at), n=days))))
        else:
            done = await handover.vacation(
                self.tables, request.user, first, last or first, request.command
            )
            for at, why in done:
                taken = msg("vacation-taken", **_named(at))
                told.append(bullet(say(taken if why is None else _refused(at, why))))
        if not told:
            await request.tell(msg("me-no-games"))
            return
        booked = await handover.booked(self.tables, request.user)
        choose = button(say(msg("vacation-choose")), "adj-vacationask")
        if booked is None:
            await request.answer(plain("\n".join([say(msg("vacation-how")), *told]), (choose,)))
            return
        begins, ends = (f"<t:{int(each)}:f>" for each in booked)
        home = button(say(msg("vacation-end")), "adj-home", request.user)
        told.insert(0, say(msg("vacation-booked", first=begins, last=ends)))
        await request.answer(plain("\n".join(told), (home, choose)))

    @opens("vacationask")
    async def ask_days(self, request: Request) -> ui.Modal:
        """A window for the first and the last day, with tomorrow where the person lives."""
        zone = ZoneInfo((await self.tables.profile(request.user)).zone)
        tomorrow = str(datetime.fromtimestamp(self.tables.now(), zone).date() + timedelta(days=1))
        made = blank(request.say(msg("vacation-choose")), "adj-vacation")
        for name in ("first", "last-day"):
            day: ui.TextInput[Any] = ui.TextInput(custom_id=name, default=tomorrow, max_length=10)
            label, about = (request.say(Msg(f"arg-{name}{end}")) for end in ("", "-about"))
            made.add_item(field(label, day, about))
        return made

    @sent("vacation")
    async def days_chosen(self, request: Request, fields: Fields) -> None:
        first, last = ("".join(fields.get(name, ())) for name in ("first", "last-day"))
        await self.vacation(request, first, last or None)

    @press("home")
    async def come_home(self, request: Request) -> None:
        """End their vacation at all their tables."""
        deed = handover.vacation_over(self.tables, request.user, request.command)
        done = [msg("vacation-over", **_named(at)) for at in await request.carry_out(deed)]
        told = [request.say(each) for each in done or [msg("vacation-none")]]
        await request.answer(plain("\n".join(told)))

    @press("snooze", reply=NEW)
    async def snooze(self, request: Request, game: int, seat: str) -> None:
        await request.change(game, lambda s: alarms.snooze(s, request.user, seat))
        await request.tell(msg("remind-snoozed"))

    async def note(self, request: Request, game: int, text: str | None) -> None:
        """Show what they have noted for themselves, after adding a line."""
        found, say = await handover.note(self.tables, game, request.user, text), request.say
        told = "\n".join([say(msg("note-title")), found]) if found else say(msg("note-none"))
        buttons = [button(say(msg("note-add")), "adj-noteadd", game)]
        if found:
            buttons.append(button(say(msg("note-clear")), "adj-noteclear", game))
        await request.answer(plain(told, tuple(buttons)))

    @opens("noteadd")
    async def ask_note(self, request: Request, game: int) -> ui.Modal:
        made = blank(request.say(msg("note-add")), "adj-noted", game)
        style = discord.TextStyle.paragraph
        line: ui.TextInput[Any] = ui.TextInput(custom_id="line", style=style, max_length=NOTE)
        made.add_item(field(request.say(msg("note-add")), line))
        return made

    @sent("noted")
    async def noted(self, request: Request, game: int, fields: Fields) -> None:
        await self.note(request, game, "".join(fields.get("line", ())))

    @press("noteclear")
    async def clear_notes(self, request: Request, game: int) -> None:
        await handover.note(self.tables, game, request.user, "")
        await self.note(request, game, None)

    async def export(self, request: Request) -> None:
        """Send everything the bot has stored about them, as a file."""
        found = await persons.export_user(self.tables, request.user)
        file = io.BytesIO(json.dumps(found, ensure_ascii=False, indent=1).encode())
        await request.hand_over(discord.File(file, "adjutant.json"), msg("me-export"))

    async def ask_forget(self, request: Request) -> None:
        sure = really(request, request.say(msg("me-forget-sure")), "adj-forget", request.user)
        await request.answer(plain(request.say(msg("me-forget-about")), sure))

    @press("forget")
    async def forget(self, request: Request) -> None:
        await persons.delete_user(self.tables, request.user)
        request.client.called.forget(request.user)
        await request.tell(msg("me-forgotten"))


def _named(at: Table) -> dict[str, Msg | str]:
    return {"game": names.title(at.game), "table": str(at.id)}


def _refused(at: Table, why: Msg) -> Msg:
    return msg("vacation-refused", **_named(at), why=why)
