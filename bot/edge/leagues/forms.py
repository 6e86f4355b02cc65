"""The windows in which a league is set up: each at most five fields, most of them filled in.

They open for a new league and for one that runs; the latter is asked for a reason as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import discord
from discord import ui

from bot.app.clocks import pace
from bot.app.clocks.pace import PACES
from bot.app.leagues.records import FORMATS, League, Settings, Wishes
from bot.app.people.lobby import valued
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import blank, field, option, picking, preset
from bot.league.results import SCHEMES
from bot.text import names
from engines.contract import Illegal, Msg, msg
from engines.registry import GAMES

SUITS = "suits"
"""The format that suits the games."""
NAME = 60
REASON = "reason"
Values = Mapping[str, Sequence[str]]
"""What was typed and picked, by the names of the fields."""


class Input(NamedTuple):
    """What a window asks for: one of a few values, or several; a number that is typed; people, or
    roles of the server."""

    kind: Literal["one", "several", "number", "people", "roles"]
    values: tuple[str, ...] = ()
    most: int = 1


def _one(*values: str) -> Input:
    return Input("one", values)


NUMBER = Input("number")
FIELDS: Mapping[str, Input] = {
    "games": Input("several", tuple(GAMES)),
    "format": _one(SUITS, *FORMATS),
    "pace": _one(*PACES),
    "size": NUMBER,
    "rounds": NUMBER,
    "pool": NUMBER,
    "least": NUMBER,
    "points": _one(*SCHEMES),
    "best": NUMBER,
    "door": _one("open", "role", "invited"),
    "role": Input("roles", most=1),
    "most": NUMBER,
    "reliability": _one("0", "60", "75", "90"),
    "signup_days": _one("3", "7", "14", "21", "30"),
    "confirm_hours": _one("0", "24", "48", "72"),
    "round_days": _one("0", "7", "14", "21", "28", "42"),
    "notice_hours": _one("0", "6", "12", "24", "48"),
    "silent": _one("0", "1", "2", "3"),
    "season_days": _one("0", "30", "60", "90", "120", "180", "365"),
    "at_once": _one("1", "2", "3", "4", "5", "8"),
    "division": NUMBER,
    "substitutes": _one("line", "taker"),
    "runners": Input("people", most=10),
    "referees": Input("people", most=10),
    "rewards": Input("roles", most=3),
}
WINDOWS: Mapping[str, tuple[str, ...]] = {
    "games": ("games", "format", "pace", "least"),
    "tables": ("size", "rounds", "pool", "division"),
    "points": ("points", "best", "substitutes"),
    "people": ("door", "role", "most", "reliability"),
    "dates": ("signup_days", "confirm_hours", "season_days"),
    "rounds": ("round_days", "notice_hours", "silent"),
    "staff": ("runners", "referees", "rewards", "at_once"),
}
"""By the name of their button."""
NEW = ("games", "format", "pace", "signup_days")
"""What a new league is asked, besides its name."""


def new(say: Say) -> ui.Modal:
    """The window for a new league."""
    window = blank(say(Msg("leagues-window-new")), "adj-leaguenew", 0)
    name: ui.TextInput[Any] = ui.TextInput(custom_id="name", max_length=NAME, min_length=3)
    window.add_item(_label("name", name, say))
    usual = Settings(("",), options={"pace": "daily"})
    for each in NEW:
        window.add_item(_label(each, _made(each, usual, say, fresh=True), say))
    return window


def change(which: str, league: League, say: Say) -> ui.Modal:
    """One of `WINDOWS`, with what holds now; with a reason, once people have entered a season."""
    title = say(Msg(f"leagues-window-{which}"))
    window = blank(title, "adj-leagueset", league.id, which)
    for each in WINDOWS[which]:
        window.add_item(_label(each, _made(each, league.settings, say), say))
    if league.seasons:
        window.add_item(reason(say))
    return window


def reason(say: Say) -> ui.Label[Any]:
    """The field for the reason of a change, for everybody to read."""
    field: ui.TextInput[Any] = ui.TextInput(custom_id=REASON, min_length=3, max_length=300)
    return _label(REASON, field, say)


WORTHS: Mapping[str, float | None] = {"nothing": 0.0, "half": 0.5, "average": None}
"""What a round counts that somebody does not play."""


def asking(
    title: str,
    ident: tuple[object, ...],
    fields: Sequence[str],
    say: Say,
    *,
    seats: Sequence[tuple[str, str]] = (),
) -> ui.Modal:
    """A window of what somebody does who runs or referees a league, with its public reason."""
    window = blank(title, *ident)
    for each in fields:
        window.add_item(_label(each, _asked(each, say, seats), say))
    window.add_item(reason(say))
    return window


def _asked(name: str, say: Say, seats: Sequence[tuple[str, str]]) -> ui.Item[Any]:
    match name:
        case "user" | "pair":
            n = 2 if name == "pair" else 1
            return ui.UserSelect(custom_id=name, min_values=n, max_values=n)
        case "worth":
            return picking(name, [option(say(Msg(f"leagues-worth-{w}")), w) for w in WORTHS])
        case "seat":
            return picking(name, [option(label, seat) for seat, label in seats])
    return ui.TextInput(custom_id=name, max_length=200, required=name != "places")


def word(read: Values, name: str) -> str:
    """What was typed or picked in a field, in one piece."""
    return "".join(read.get(name, ())).strip()


def people(read: Values, interaction: discord.Interaction[Any]) -> list[int]:
    """The people picked in a window; no bots."""
    data: Any = interaction.data or {}
    known = data.get("resolved", {}).get("users", {})
    picked = [*read.get("user", ()), *read.get("pair", ())]
    if any(known.get(each, {}).get("bot") for each in picked):
        raise Illegal(msg("admin-no-bot"))
    return [int(each) for each in picked]


def worth(read: Values) -> float | None:
    return WORTHS.get(word(read, "worth"), 0.0)


def whole(read: Values, name: str) -> int:
    return _number(word(read, name))


def decimal(read: Values, name: str) -> float:
    """A number that may have a sign and a part, as people type it."""
    typed = word(read, name)
    plain = typed.replace(",", ".").replace("−", "-")
    if not re.fullmatch(r"[+-]?\d{1,4}(\.\d{1,2})?", plain, re.ASCII):
        raise Illegal(msg("leagues-not-decimal", text=limits.fit(typed, 20)))
    return float(plain)


SIZES = ("2", "3", "4", "5", "6", "8")
DAYS = ("1", "3", "7", "14", "30")


def find(say: Say) -> ui.Modal:
    """The window in which somebody says what game they look for."""
    window = blank(say(Msg("leagues-window-find")), "adj-leaguefind", 0)
    several = (("games", tuple(GAMES)), ("sizes", SIZES), ("paces", tuple(PACES)))
    for name, values in several:
        options = [option(say(_wish(name, each)), each) for each in values]
        window.add_item(_label(name, picking(name, options, len(options)), say))
    days = [option(say(msg("leagues-value-days", n=int(n))), n, chosen=n == "7") for n in DAYS]
    window.add_item(_label("days", picking("days", days), say))
    ways = [
        option(say(Msg(f"leagues-value-computers-{each}")), each, chosen=each == "yes")
        for each in ("yes", "no")
    ]
    window.add_item(_label("computers", picking("computers", ways), say))
    return window


def _wish(name: str, chosen: str) -> Msg:
    if name == "games":
        return names.title(chosen)
    return valued("pace", chosen) if name == "paces" else msg("leagues-value-sizes", n=int(chosen))


def wishes(values: Values) -> Wishes:
    """What somebody looks for, from the window."""
    return Wishes(
        tuple(values.get("games", ())),
        tuple(map(_number, values.get("sizes", ()))),
        tuple(values.get("paces", ())),
        _number("".join(values.get("days", ())) or "7"),
        "".join(values.get("computers", ())) == "yes",
    )


def _label(name: str, component: ui.Item[Any], say: Say) -> ui.Label[Any]:
    named = say(Msg(f"leagues-field-{name}"))
    return field(named, component, say(Msg(f"leagues-field-{name}-about")))


def _made(name: str, settings: Settings, say: Say, *, fresh: bool = False) -> ui.Item[Any]:
    now, asked = current(settings, name), FIELDS[name]
    if asked.kind == "number":
        default = now[0] if now != ("0",) else None
        return ui.TextInput(custom_id=name, required=False, max_length=4, default=default)
    if asked.kind in ("people", "roles"):
        of, many = ("user", ui.UserSelect) if asked.kind == "people" else ("role", ui.RoleSelect)
        chosen = preset(of, (int(each) for each in now if each != "0"))[: asked.most]
        how: dict[str, Any] = {"min_values": 0, "max_values": asked.most, "required": False}
        found: ui.Item[Any] = many(custom_id=name, default_values=chosen, **how)
        return found
    values = asked.values
    if name == "format":
        now, values = ((SUITS,), values) if fresh else (now, values[1:])
    shown = values if set(now) <= set(values) else (*values, *now)
    options = [
        option(say(value(name, each)), each, about=_about(name, each, say), chosen=each in now)
        for each in shown
        if each
    ]
    return picking(name, options, len(options) if asked.kind == "several" else 1)


def current(settings: Settings, name: str) -> tuple[str, ...]:
    """What a field holds now."""
    if name == "pace":
        return (pace.made(settings.options),)
    found = getattr(settings, name)
    return tuple(map(str, found)) if isinstance(found, tuple) else (str(found),)


def value(name: str, chosen: str) -> Msg:
    """What a value of a field is called."""
    if name == "games":
        return names.title(chosen)
    if name == "pace":
        return valued("pace", chosen)
    if chosen.isdecimal():
        return Msg(f"leagues-value-{name}", {"n": int(chosen)})
    return Msg(f"leagues-value-{name}-{chosen}")


def _about(name: str, chosen: str, say: Say) -> str:
    return say(Msg(f"leagues-value-format-{chosen}-about")) if name == "format" else ""


def read(values: Values, fields: Sequence[str], settings: Settings) -> dict[str, Any]:
    """What a window changes, as fields of `Settings`; refused if it cannot be read."""
    changes: dict[str, Any] = {}
    for name in fields:
        if name not in values:
            continue
        changes |= _change(name, tuple(values[name]), settings)
    return {name: value for name, value in changes.items() if value != getattr(settings, name)}


def _change(name: str, picked: tuple[str, ...], settings: Settings) -> dict[str, Any]:
    if name == "pace":
        if picked == current(settings, name):
            return {}
        kept = {each: v for each, v in settings.options.items() if each not in pace.SETS}
        return {"options": {**kept, "pace": "".join(picked)}}
    if name in ("games", "format", "points", "door", "substitutes"):
        return {name: picked if name == "games" else "".join(picked)}
    if name in ("runners", "referees", "rewards"):
        return {name: tuple(map(_number, picked))}
    return {name: _number("".join(picked).strip() or "0")}


def _number(text: str) -> int:
    found = limits.number(text)
    if found is None:
        raise Illegal(msg("leagues-not-a-number", text=limits.fit(text, 20)))
    return found
