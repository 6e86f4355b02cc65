"""What the bot does for one person: their settings, their tables, their data."""

from __future__ import annotations

import io
import json
import re
from dataclasses import dataclass, replace
from typing import Any, Literal
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import ButtonStyle, ui

from bot.app.door import Tables
from bot.app.model import Profile, Quiet, Table
from bot.app.people import handover, persons
from bot.app.play import sights
from bot.edge import limits
from bot.edge.components import button, text
from bot.edge.layout import Drawn, Layout, beside, bullet, lines, plain
from bot.edge.letters import awaits, opening
from bot.edge.pictures import Pictures
from bot.edge.presses import NEW, press
from bot.edge.request import Request
from bot.text import names
from engines.contract import Illegal, Msg, msg

Remind = Literal["letter", "table", "off"]


@dataclass(frozen=True, slots=True)
class NewSettings:
    """What somebody wants changed in their settings; None leaves a thing as it is."""

    lang: str | None = None
    zone: str | None = None
    letters: str | None = None
    quiet: str | None = None
    reminders: Remind | None = None
    safety: bool | None = None
    next: bool | None = None
    missing: bool | None = None
    digest: str | None = None

    def applied(self, profile: Profile) -> Profile:
        """The profile with these changes; refused if one of them makes no sense."""
        changed: dict[str, Any] = {}
        if self.lang:
            changed["lang"] = None if self.lang == "auto" else self.lang
        if self.zone:
            if self.zone not in available_timezones():
                raise Illegal(msg("me-zone-unknown", zone=limits.fit(self.zone, limits.LABEL)))
            changed["zone"] = ZoneInfo(self.zone).key
        if self.letters:
            changed["dm"] = "on" if self.letters == "on" else "off"
        if self.quiet:
            changed["quiet"] = _hours(self.quiet)
        if self.reminders:
            changed["remind"] = self.reminders
        if self.digest:
            changed["digest"] = _hour(self.digest)
        for name in ("safety", "next", "missing"):
            if (wish := getattr(self, name)) is not None:
                changed[name] = wish
        return replace(profile, **changed)


def told(profile: Profile) -> list[Msg]:
    """Somebody's settings, one by one."""
    spoken = msg(f"me-language-{profile.lang or 'auto'}")
    still = msg("me-quiet-off")
    if profile.quiet:
        still = msg("me-quiet", begin=profile.quiet[0], end=profile.quiet[1])
    remind = msg(f"me-remind-{profile.remind}")
    found = [
        msg("me-settings-language", language=spoken),
        msg("me-settings-zone", zone=profile.zone),
        msg("me-settings-letters", letters=msg(f"me-letters-{profile.dm}")),
        msg("me-settings-quiet", quiet=still),
        msg("me-settings-reminders", reminders=remind),
    ]
    found.append(msg("me-safety-on" if profile.safety else "me-safety-off"))
    found.append(msg("me-next-on" if profile.next else "me-next-off"))
    found.append(msg("me-missing-on" if profile.missing else "me-missing-off"))
    if profile.digest is None:
        return [*found, msg("me-digest-off")]
    return [*found, msg("me-digest-on", hour=profile.digest)]


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

    async def settings(self, request: Request, wishes: NewSettings) -> None:
        """Change what somebody has named, and show all of it."""
        profile = wishes.applied(await self.tables.profile(request.user))
        if wishes.letters:
            self._told.discard(request.user)
        await persons.set_profile(self.tables, profile)
        request.speak(profile)
        await request.answer(plain("\n".join(bullet(request.say(each)) for each in told(profile))))

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
        rest += [
            request.say(msg("me-game-unreadable", table=str(game)))
            for game in unreadable[: limits.MENU]
        ]
        if rest:
            parts.append(text("\n".join(rest)))
        buttons = opening(found[:BUTTONS], request.say)
        await request.answer(Layout(*parts, *lines(buttons)), *pictures)

    async def _small(self, table: Table, request: Request, number: int) -> Drawn | None:
        """A small picture of a table's board; None before it has one."""
        if table.status == "lobby":
            return None
        seen = await sights.player_view(self.tables, table.id, request.user)
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
        if booked is None:
            await request.answer(plain("\n".join([say(msg("vacation-how")), *told])))
            return
        begins, ends = (f"<t:{int(each)}:f>" for each in booked)
        home = button(say(msg("vacation-end")), "adj-home", request.user)
        told.insert(0, say(msg("vacation-booked", first=begins, last=ends)))
        await request.answer(plain("\n".join(told), (home,)))

    @press("home")
    async def come_home(self, request: Request) -> None:
        """End their vacation at all their tables."""
        deed = handover.vacation_over(self.tables, request.user, request.command)
        done = [msg("vacation-over", **_named(at)) for at in await request.carry_out(deed)]
        told = [request.say(each) for each in done or [msg("vacation-none")]]
        await request.answer(plain("\n".join(told)))

    @press("snooze", reply=NEW)
    async def snooze(self, request: Request, game: int, seat: str) -> None:
        await handover.snooze(self.tables, game, request.user, seat, request.command)
        await request.tell(msg("remind-snoozed"))

    async def note(self, request: Request, game: int, text: str | None) -> None:
        """Show what they have noted for themselves, after adding a line."""
        found = await handover.note(self.tables, game, request.user, text)
        title, nothing = request.say(msg("note-title")), request.say(msg("note-none"))
        await request.answer(plain(f"{title}\n{found}" if found else nothing))

    async def export(self, request: Request) -> None:
        """Send everything the bot has stored about them, as a file."""
        found = await persons.export_user(self.tables, request.user)
        file = io.BytesIO(json.dumps(found, ensure_ascii=False, indent=1).encode())
        await request.hand_over(discord.File(file, "adjutant.json"), msg("me-export"))

    async def ask_forget(self, request: Request) -> None:
        sure = button(
            request.say(msg("me-forget-sure")), "adj-forget", request.user, style=ButtonStyle.danger
        )
        await request.answer(plain(request.say(msg("me-forget-about")), (sure,)))

    async def forget(self, request: Request) -> None:
        await persons.delete_user(self.tables, request.user)
        await request.tell(msg("me-forgotten"))


def _named(at: Table) -> dict[str, Msg | str]:
    return {"game": names.title(at.game), "table": str(at.id)}


def _refused(at: Table, why: Msg) -> Msg:
    return msg("vacation-refused", **_named(at), why=why)


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
