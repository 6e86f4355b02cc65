"""Building blocks of messages: picture, words and buttons in one block."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.app.model import Instant, Logged, Table, User, Waiting
from bot.app.play import computers
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import Row, button, text
from bot.text import names
from engines.contract import Event, Msg, msg
from engines.extras import Retrospect
from engines.registry import engine
from renderers import renderer

PLEDGE = "table-pledge"
"""What the dice follow from: four lines of small print, said once in the channel."""
SMALL = ("-pledge", "-reads")
"""What the ids of sentences in small print end in: it belongs to the line above."""
LINE = 160
"""Characters of sentences joined into one line of news: four lines on a phone."""
FEW = 1500
"""Characters that are left of a message whose own form is refused."""
PAUSE = 600.0
"""Seconds without an event, after which the log shows the time again."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture to show in a message; without `png`, its words stand in for it."""

    name: str
    alt: str
    png: bytes = b""

    def files(self) -> list[discord.File]:
        alt = limits.fit(self.alt, limits.ALT)
        return [discord.File(BytesIO(self.png), self.name, description=alt)] if self.png else []


class Layout(ui.LayoutView):
    """One block. Nothing of it is kept in memory: every component is found by its id."""

    def __init__(self, *items: ui.Item[Any], colour: discord.Colour | None = None) -> None:
        super().__init__(timeout=None)
        block: ui.Container[Any] = ui.Container(accent_colour=colour)
        for item in items:
            block.add_item(item)
        self.add_item(block)

    def is_finished(self) -> bool:
        """The library need not keep it, nor listen to it."""
        return True


def plain(words: str, *found: Row) -> Layout:
    return Layout(text(words), *lines(found))


def bare(view: ui.LayoutView) -> Layout:
    """A message without its pictures and menus, and in few words; its buttons stay."""
    parts = list(view.walk_children())
    said = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
    words = "\n".join(limits.fit(each, FEW // len(said)) for each in said)
    rows = [part.children for part in parts if isinstance(part, ui.ActionRow)]
    kind = discord.ComponentType.button
    buttons = [row for row in rows if all(each.type is kind for each in row)]
    return Layout(text(words), *(ui.ActionRow(*row) for row in buttons))


def unmarked(view: ui.LayoutView) -> bool:
    """Take the emojis off buttons and out of menus; whether there were any."""
    found = False
    for part in view.walk_children():
        marked = part.options if isinstance(part, ui.Select) else [part]
        for each in marked:
            if getattr(each, "emoji", None):
                each.emoji, found = None, True  # type: ignore[union-attr]
    return found


def unpictured(view: Layout) -> Layout:
    """A message without its pictures."""
    kept: list[ui.Item[Any]] = []
    for part in [part for block in view.children for part in block.children]:  # type: ignore[attr-defined]
        if isinstance(part, ui.Section):
            kept += part.children
        elif not isinstance(part, ui.MediaGallery):
            kept.append(part)
    return Layout(*kept)


def lead(view: ui.LayoutView, label: str, message: tuple[int, int, int]) -> None:
    """Add a button that leads to a message, beside the last buttons if there is room."""
    server, channel, number = message
    url = f"https://discord.com/channels/{server}/{channel}/{number}"
    made: ui.Button[Any] = ui.Button(label=limits.fit(label, limits.LABEL), url=url)
    [block] = view.children
    assert isinstance(block, ui.Container)
    last, kind = block.children[-1], discord.ComponentType.button
    if (
        isinstance(last, ui.ActionRow)
        and len(last.children) < limits.ROW
        and all(each.type is kind for each in last.children)
    ):
        last.add_item(made)
    else:
        block.add_item(ui.ActionRow(made))


def pictured(words: str, picture: Drawn | None) -> Layout:
    return Layout(text(words), *shown(picture))


def lines(found: Iterable[Row]) -> list[ui.Item[Any]]:
    return [ui.ActionRow(*row) for row in found]


def shown(picture: Drawn | None) -> list[ui.Item[Any]]:
    if picture is None:
        return []
    if not picture.png:
        return [text(limits.fit(picture.alt, limits.ALT))]
    alt = limits.fit(picture.alt, limits.ALT)
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=alt)
    return [ui.MediaGallery(item)]


def beside(words: str, picture: Drawn) -> ui.Item[Any]:
    """Words with a small picture at their right."""
    alt = limits.fit(picture.alt, limits.ALT)
    small: ui.Thumbnail[Any] = ui.Thumbnail(f"attachment://{picture.name}", description=alt)
    return ui.Section(text(words), accessory=small)


def when(at: Instant) -> str:
    """`in two hours`, `five minutes ago`: Discord counts for each reader."""
    return f"<t:{int(at)}:R>"


def soon(deadline: Instant) -> str:
    """The time of day, and how far off it is: short enough for a line on a phone."""
    return f"<t:{int(deadline)}:t> ({when(deadline)})"


def until(deadline: Instant) -> str:
    """A moment in each reader's own zone, and how far off it is."""
    return f"<t:{int(deadline)}:f> ({when(deadline)})"


def lasting(seconds: float, say: Say) -> str:
    """A length of time in the largest unit that says enough."""
    for name, unit, from_ in (("days", 86_400, 3 * 86_400), ("hours", 3600, 5400)):
        if seconds >= from_:
            return say(Msg(f"table-{name}", {"n": round(seconds / unit)}))
    return say(msg("table-minutes", n=round(seconds / 60)))


def stretches(hours: Iterable[int], minutes: str = "") -> str:
    """Hours of a day as stretches: `7–9, 18–23`; with `minutes` after each number."""
    found: list[list[int]] = []
    for hour in sorted(hours):
        if found and found[-1][1] == hour:
            found[-1][1] = hour + 1
        else:
            found.append([hour, hour + 1])
    return ", ".join(f"{first}{minutes}–{last}{minutes}" for first, last in found)


def mention(user: User, say: Say) -> str:
    """A Discord mention; the name of a computer, a placeholder for deleted users."""
    if computers.is_computer(user):
        return say(computers.introduced(user))
    return f"<@{user}>" if user > 0 else "—"


def heading(table: Table, say: Say) -> str:
    return say(msg("show-heading", game=names.title(table.game), table=str(table.id)))


def minor(game: str) -> frozenset[str]:
    """The sentences of a game that only lead up to an outcome: rolls, each round of a battle."""
    rules = engine(game)
    return rules.minor if isinstance(rules, Retrospect) else frozenset()


def happened(events: Iterable[Event], say: Say, most: int) -> str:
    return limits.newest([bullet(line) for line in told(events, say)], most)


def remembered(logged: Iterable[Logged], say: Say) -> list[str]:
    """The lines of the log, with the time above each group of events without a longer pause."""
    groups: list[list[Logged]] = []
    for each in logged:
        if not groups or each.at - groups[-1][-1].at > PAUSE:
            groups.append([])
        groups[-1].append(each)
    found = []
    for group in groups:
        lines = told([each.event for each in group], say)
        found += [f"-# {when(group[-1].at)}", *map(bullet, lines)]
    return found


def told(events: Iterable[Event], say: Say) -> list[str]:
    """The events in lines. Short sentences of one kind, or about the same place, share a line."""
    found: list[str] = []
    last: Event | None = None
    for event in events:
        words = f"{'-# ' * event.text.id.endswith(SMALL)}{say(event.text)}"
        if last and _runs_on(last, event) and len(found[-1]) + len(words) < LINE:
            found[-1] += " " + words
        else:
            found.append(words)
        last = event
    return found


def _runs_on(last: Event, event: Event) -> bool:
    if event.text.id.endswith(SMALL) or last.text.id.endswith(SMALL):
        return False
    return last.text.id == event.text.id or not set(last.places).isdisjoint(event.places)


def bullet(words: str) -> str:
    """A line of a list. A number at its start is escaped, or it would begin a numbered list; small
    print belongs to the line above."""
    if words.startswith("-# "):
        return words
    return "- " + re.sub(r"^(\d+)\.", r"\1\\.", words)


def awaited(waiting: Iterable[Waiting], say: Say) -> str:
    """Who is waited for, for what and until when. People with the same task share a line, and so do
    tasks of the same people."""
    tasks: dict[tuple[str, Instant | None], list[str]] = {}
    for each in waiting:
        who = mention(each.user, say)
        if each.away is not None:
            who = say(msg("show-away", user=who, time=f"<t:{int(each.away)}:d>"))
        tasks.setdefault((say(each.text), each.deadline), []).append(who)
    found: dict[tuple[str, Instant | None], list[str]] = {}
    for (task, deadline), users in tasks.items():
        found.setdefault((", ".join(dict.fromkeys(users)), deadline), []).append(task)
    return "\n".join(
        _awaited(users, "; ".join(text.removesuffix(".") for text in texts), deadline, say)
        for (users, deadline), texts in found.items()
    )


def _awaited(users: str, text: str, deadline: Instant | None, say: Say) -> str:
    line = msg("show-waiting", user=users, text=text)
    if deadline is None:
        return say(line)
    return say(msg("show-waiting-until", line=line, time=until(deadline)))


def turn_colour(table: Table, waiting: Iterable[Waiting]) -> discord.Colour | None:
    """The colour of the one seat or side that everybody sees waited for. Once some have answered
    under seal there is none: who has is not to be seen at a glance."""
    art, waiting = renderer(table.game), list(waiting)
    if art is None or any(each.text.id == "table-answered" for each in waiting):
        return None
    colours = {art.colour(each.seat) for each in waiting}
    found = colours.pop() if len(colours) == 1 else None
    return discord.Colour.from_str(found) if found else None


def turning(place: tuple[object, ...], page: int, pages: int, say: Say) -> Row:
    """Buttons to turn the pages of something long."""
    at = min(max(page, 0), pages - 1)
    back = button(say(msg("panel-back")), *place, at - 1, disabled=at == 0)
    on = button(say(msg("panel-on")), *place, at + 1, disabled=at == pages - 1)
    return (back, on)
