"""All options of a league's games and of its tables: a list of what holds, and a window for those
that are picked from it. They are the options a lobby offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from discord import ui

from bot.app.clocks import pace
from bot.app.clocks.pace import SETS
from bot.app.leagues.records import League, Settings
from bot.app.leagues.tending.making import USUAL
from bot.app.people import lobby, seating
from bot.edge import limits, lobby_panel
from bot.edge.choices import Say
from bot.edge.components import Row, blank, button, menu, option, picking
from bot.edge.layout import Layout, bullet, plain
from bot.edge.leagues import forms, sentences
from bot.edge.leagues.forms import Values
from bot.text import names
from engines.contract import Illegal, Msg, Option, msg
from engines.registry import engine

TABLES = "tables"
"""In place of a game: the options of all tables."""
STYLE = "style"
"""In place of an option: a way to play, which sets several."""
AT_ONCE = 4
"""Options in one window, which has five fields; the last one is for the reason."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The options of one game, or of all tables, with what holds now."""

    which: str
    options: tuple[Option, ...]
    now: Mapping[str, str]

    def called(self, name: str) -> Msg:
        if name == STYLE:
            return msg("options-style")
        return lobby_panel.called(self.which, _option(self, name))

    def valued(self, each: Option, value: str) -> Msg:
        return lobby_panel.value_called(self.which, each, value)

    def told(self, each: Option, say: Say) -> str:
        """What holds, in words."""
        chosen = self.now.get(each.name, each.values[0]).split("+")
        return ", ".join(say(self.valued(each, value)) for value in chosen)

    def usual(self, each: Option) -> bool:
        return self.now.get(each.name, each.values[0]) == each.values[0]


def sheets(settings: Settings) -> tuple[str, ...]:
    """Of what there are options: of each game, and of all tables."""
    return (*settings.games, TABLES)


def sheet(settings: Settings, which: str, people: int) -> Sheet:
    """The options that mean anything at tables of so many people."""
    if which not in sheets(settings):
        raise Illegal(msg("error-out-of-date"))
    if which == TABLES:
        rules = [engine(game) for game in settings.games]
        shared = [set(lobby.all_options(each)) for each in rules]
        found = [each for each in lobby.TABLE_OPTIONS if all(each in own for own in shared)]
        return Sheet(which, tuple(found), lobby.chosen(rules[0], {**USUAL, **settings.options}))
    game = engine(which)
    wishes = {**settings.options, **settings.variants.get(which, {})}
    now = seating.followed(game, lobby.chosen(game, wishes), people)
    meant = [
        each
        for each in game.options
        if not each.by_people and seating.applies(game, each, now, people)
    ]
    return Sheet(which, tuple(meant), now)


def title(which: str) -> Msg:
    """What a sheet is called, for a button and a heading."""
    return msg("leagues-options-tables") if which == TABLES else names.title(which)


def listed(
    league: League, found: Sheet, say: Say, *, runs: bool, done: Msg | None = None
) -> Layout:
    """What holds; for those who run the league with menus from which to pick what to change."""
    told = [sentences.heading(league), *([say(done)] if done else ())]
    told.append(sentences.bold(say(title(found.which))))
    rows: list[Row] = []
    for group in lobby_panel.GROUPS:
        here = [each for each in found.options if each.group == group and _holds(each, found)]
        if here:
            told.append(say(Msg(f"leagues-options-{group}")))
        for each in here:
            value = found.told(each, say)
            value = value if found.usual(each) else sentences.bold(value)
            told.append(bullet(f"{say(found.called(each.name))}: {value}"))
        if here and runs:
            rows.append((_picking(league, found, here, group, say),))
    back = button(say(msg("leagues-back")), "adj-leaguesettings", league.id)
    return plain(limits.fit("\n".join(told), limits.TEXT - 100), *rows, (back,))


def _holds(each: Option, found: Sheet) -> bool:
    """Whether an option plays a part: set moments do only at the pace that has them."""
    return each.name != "slots" or pace.made(found.now) == "slots"


def _picking(league: League, found: Sheet, here: Sequence[Option], group: str, say: Say) -> Any:
    options = [
        option(say(found.called(each.name)), each.name, about=found.told(each, say))
        for each in here[: limits.MENU - 1]
    ]
    if group == lobby_panel.GROUPS[0] and found.which != TABLES and engine(found.which).styles:
        options.insert(0, option(say(found.called(STYLE)), STYLE))
    # Under the same id a client goes on showing what was picked before.
    mark = crc32(repr(sorted(found.now.items())).encode())
    place = ("adjs-leagueoptions", league.id, found.which, f"{group}:{mark}")
    return menu(say(Msg(f"leagues-change-{group}")), options, *place, most=AT_ONCE)


def window(league: League, found: Sheet, picked: Sequence[str], say: Say) -> ui.Modal:
    """A window with a field for each option that was picked, and one for the reason."""
    made = blank(say(title(found.which)), "adj-leagueopt", league.id, found.which)
    for name in picked[:AT_ONCE]:
        made.add_item(
            ui.Label(
                component=_field(found, name, say),
                text=limits.fit(say(found.called(name)), limits.WINDOW),
                description=_about(found, name, say),
            )
        )
    if league.seasons:
        made.add_item(forms.reason(say))
    return made


def _field(found: Sheet, name: str, say: Say) -> ui.Item[Any]:
    if name == STYLE:
        return picking(name, lobby_panel.styles(found.which, found.now, say))
    each = _option(found, name)
    now = found.now.get(name, each.values[0])
    if _typed(found, each):
        return ui.TextInput(custom_id=name, default=now, max_length=200)
    chosen = now.split("+")
    values = [*each.values, *(value for value in chosen if value not in each.values)]
    options = [option(say(found.valued(each, v)), v, chosen=v in chosen) for v in values]
    return picking(name, options, min(each.most, len(options)))


def _about(found: Sheet, name: str, say: Say) -> str | None:
    """For what is typed: what may be typed."""
    if name == STYLE or not _typed(found, each := _option(found, name)):
        return None
    if found.which == TABLES:
        return limits.fit(say(Msg(f"leagues-options-typed-{name}")), limits.OPTION)
    legal = (*each.values[:3], "…", each.values[-1])
    return limits.fit(say(msg("leagues-options-typed", legal=", ".join(legal))), limits.OPTION)


def _typed(found: Sheet, each: Option) -> bool:
    return len(each.values) > limits.MENU or (found.which == TABLES and each.name in lobby.TYPED)


def _option(found: Sheet, name: str) -> Option:
    each = next((each for each in found.options if each.name == name), None)
    if each is None:
        raise Illegal(msg("error-out-of-date"))
    return each


def read(settings: Settings, found: Sheet, values: Values) -> dict[str, Any]:
    """What a window changes, as fields of `Settings`."""
    changes: dict[str, str] = {}
    rules = engine(settings.games[0] if found.which == TABLES else found.which)
    for name, picks in values.items():
        if name == STYLE:
            changes |= next(each.options for each in rules.styles if [each.name] == list(picks))
        elif name != forms.REASON:
            wish = lobby.value(rules, name, "+".join(picks).strip())
            if wish != found.now.get(name):
                changes[name] = wish
    if not changes:
        return {}
    if found.which == TABLES:
        kept = dict(settings.options)
        if "pace" in changes:  # it says all this anew
            kept = {name: value for name, value in kept.items() if name not in SETS}
        return {"options": kept | changes}
    mine = {**settings.variants.get(found.which, {}), **changes}
    return {"variants": {**settings.variants, found.which: mine}}


def unusual(settings: Settings, people: int, say: Say) -> list[str]:
    """What has been agreed otherwise than usual, a line for each game and one for all tables."""
    told = []
    for which in sheets(settings):
        found = sheet(settings, which, people)
        said = [
            f"{say(found.called(each.name))}: {found.told(each, say)}"
            for each in found.options
            if not _expected(found, each)
        ]
        if said:
            told.append(bullet(f"{say(title(which))}: {'; '.join(said)}."))
    return told


def _expected(found: Sheet, each: Option) -> bool:
    """Whether nobody needs to be told: it is as usual, or the pace says it."""
    if found.which != TABLES:
        return found.usual(each)
    value = found.now.get(each.name, each.values[0])
    by_pace = pace.settings(found.now["pace"]) | USUAL
    return each.name in ("pace", "language") or value == by_pace.get(each.name, each.values[0])
