"""Lays out the lobby, and the options of a table. Made of public facts only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, SelectOption

from bot.app.clocks.calendars import DAY
from bot.app.clocks.pace import settings
from bot.app.mail.kinds import Length
from bot.app.model import Instant, Table, User
from bot.app.people import seating
from bot.app.people.lobby import LATER, TABLE_OPTIONS, TYPED, all_options
from bot.app.people.lobby import valued as table_value
from bot.app.play import computers
from bot.app.play.computers import is_computer
from bot.edge import choices, layout, limits
from bot.edge.choices import Say
from bot.edge.components import Row, button, menu, option, rows, text
from bot.edge.public import chair
from bot.text import names
from engines.contract import Msg, Option, msg
from engines.extras import Imagination, Preview, Teams
from engines.kit.lesson import lesson
from engines.kit.search import STRENGTHS
from engines.registry import engine

FIRST = 2
"""How many options of a game its lobby always shows: the battle, the players."""
GROUPS = ("variant", "table", "ruling")
"""The groups of options in the order in which a host sees them."""


def lobby(
    table: Table,
    say: Say,
    picture: layout.Drawn | None = None,
    length: Length | None = None,
    away: Sequence[tuple[User, Instant]] = (),
) -> layout.Layout:
    """Who sits where, what is agreed, how long it may take, and the buttons to change it."""
    parts = [layout.heading(table, say)]
    if table.host > 0:  # a league opens its tables itself
        parts.append(say(msg("lobby-open", host=layout.mention(table.host, say))))
    if table.status == "lobby":
        parts.append(say(names.about(table.game)))
        parts.append(_room(table, say))
        for user, back in away:
            who = layout.mention(user, say)
            parts.append(say(msg("lobby-away", user=who, time=f"<t:{int(back)}:d>")))
        if length is not None:
            parts.append(_length(length, say))
    for player in table.players:
        seats = chair(table, player.seats, say) or say(msg("lobby-any-chair"))
        parts.append(
            "- " + say(msg("show-person", seat=seats, user=layout.mention(player.user, say)))
        )
    rules = engine(table.game)
    usual = [each for each in agreed(table) if _usual(table, each)]
    parts += [_told(table, each, say) for each in agreed(table) if each not in usual]
    if usual:
        parts.append("-# " + say(msg("lobby-usual", n=len(usual))))
    if table.status == "lobby" and isinstance(rules, Preview):
        parts += [f"⚠ {say(warning)}" for warning in rules.warnings(table.options)]
    words = text("\n".join(parts))
    if table.status != "lobby":
        return layout.Layout(words, text(say(Msg(f"show-is-{table.status}"))))
    return layout.Layout(words, *layout.shown(picture), *layout.lines(_chairs(table, say)))


def _length(length: Length, say: Say) -> str:
    first, last = layout.lasting(length.first * DAY, say), layout.lasting(length.last * DAY, say)
    if length.people is None:
        return say(msg("lobby-length", first=first, last=last))
    return say(msg("lobby-length-simulated", n=length.people, first=first, last=last))


def _room(table: Table, say: Say) -> str:
    """How many sit, how many can, and how many are still needed."""
    room = _seats(table)
    needed = {None: "lobby-room", 0: "lobby-enough"}.get(room.more, "lobby-more")
    people = len({player.user for player in table.players})
    most = room.most - room.people + people  # who has two seats is counted once
    return say(msg(needed, n=people, most=most, free=most - people, more=room.more or 0))


def chair_of(table: Table, user: User) -> int | None:
    """The seat somebody has picked."""
    return next((p.chair for p in table.players if p.user == user and p.chair is not None), None)


def moved(table: Table, before: int, now: int, say: Say) -> layout.Layout:
    """Somebody has another seat now; the one before can be theirs as well."""
    told = say(msg("lobby-moved", seat=_seat(table, now, say)))
    also = say(msg("lobby-also", seat=_seat(table, before, say)))
    return layout.plain(told, (button(also, "adj-also", table.id, before),))


def both_sides(table: Table, mine: int, other: int, say: Say) -> layout.Layout:
    seats = {"one": _seat(table, mine, say), "other": _seat(table, other, say)}
    yes = button(say(msg("lobby-both")), "adj-both", table.id, other)
    no = button(say(msg("panel-not-sure")), "adj-leaveit")
    return layout.plain(say(Msg("lobby-both-sure", seats)), (yes, no))


def enemies(table: Table, one: int, other: int) -> bool:
    """Whether the seats of two chairs are not all of one team."""
    both = (*table.chairs[one], *table.chairs[other])
    rules = engine(table.game)
    seats = [seat for each in table.chairs for seat in each]
    teams = rules.teams(seats).values() if isinstance(rules, Teams) else ()
    return not any(set(both) <= set(team) for team in teams)


def _seat(table: Table, n: int, say: Say) -> str:
    return chair(table, table.chairs[n], say)


def _seats(table: Table) -> seating.Room:
    taken = [player.chair for player in table.players]
    return seating.room(engine(table.game), table.options, taken)


def places(table: Table) -> int:
    """How many more can sit down."""
    room = _seats(table)
    return room.most - room.people


def computers_menu(table: Table, say: Say) -> layout.Layout:
    """For the host: computers to add, one at a time and as long as there are seats, and those to
    take away. Menus are called by how many sit: one that stays the same keeps its pick on a phone,
    and would not take the same again."""
    strengths = [
        option(say(Msg(f"computer-{each}")), each, about=say(Msg(f"computer-{each}-about")))
        for each in STRENGTHS
    ]
    seated = [player.user for player in table.players if is_computer(player.user)]
    strengths += [
        option(say(computers.name(each)), str(each), about=say(msg("guest-about")))
        for each in sorted(computers.GUESTS, reverse=True)
        if computers.visiting(each, table.guild) and each not in seated
    ]
    place = table.id, len(table.players)
    told, found = [say(msg("lobby-computers-about"))], list[Row]()
    if places(table):
        found.append((menu(say(msg("lobby-add")), strengths[: limits.MENU], "adjs-add", *place),))
    else:
        told.append(say(msg("lobby-full")))
    if seated:
        there = [say(computers.name(user)) for user in seated]
        told.append(say(msg("lobby-computers-here", who=", ".join(there))))
        gone = [option(name, str(user)) for name, user in zip(there, seated, strict=True)]
        found.append((menu(say(msg("lobby-remove")), gone, "adjs-remove", *place),))
        start = button(say(msg("lobby-start")), "adj-again", table.id, style=ButtonStyle.primary)
        found.append((start,))
    return layout.plain("\n".join(told), *found)


def refused_start(table: Table, reason: Msg, say: Say) -> layout.Layout:
    """Why the host cannot start, with buttons for what would help."""
    found = [
        button(say(_mending(table, name, value)), "adj-mend", table.id, name, value)
        for name, value in seating.mends(
            engine(table.game), table.options, [player.chair for player in table.players]
        )[: limits.ROW - 1]
    ]
    if table.host not in {player.user for player in table.players}:
        found.insert(0, button(say(msg("lobby-join")), "adj-join", table.id))
    if not found:
        found.append(button(say(msg("lobby-options")), "adj-options", table.id))
    return layout.plain(say(reason), *rows(found))


def _mending(table: Table, name: str, value: str) -> Msg:
    option = next(each for each in agreed(table) if each.name == name)
    name_of = called(table.game, option)
    return msg("lobby-mend", option=name_of, value=valued(table, option, value))


def mended(table: Table, name: str, say: Say) -> layout.Layout:
    """An option was changed by such a button; the game can be started now."""
    option = next(each for each in agreed(table) if each.name == name)
    told = f"{say(called(table.game, option))}: {_chosen(table, option, say)}"
    start = button(say(msg("lobby-start")), "adj-again", table.id, style=ButtonStyle.primary)
    return layout.plain(told, (start,))


def _chairs(table: Table, say: Say) -> list[Row]:
    """Free chairs as a menu, and buttons to join and leave."""
    options = [
        option(chair(table, table.chairs[n], say), str(n)) for n in table.free[: limits.MENU]
    ]
    found: list[Row] = []
    if options:
        found.append((menu(say(msg("lobby-chair")), options, "adjs-join", table.id),))
    buttons = [
        button(say(msg("lobby-join")), "adj-join", table.id, style=ButtonStyle.success),
        button(say(msg("lobby-leave")), "adj-leave", table.id),
        button(say(msg("lobby-computers")), "adj-computers", table.id),
        button(say(msg("lobby-options")), "adj-options", table.id),
        button(say(msg("lobby-start")), "adj-start", table.id, style=ButtonStyle.primary),
    ]
    if places(table) and isinstance(engine(table.game), Imagination):
        buttons.append(button(say(msg("lobby-fill")), "adj-fill", table.id))
    people = {player.user for player in table.players if not is_computer(player.user)}
    if lesson(table.game) and people <= {table.host}:
        buttons.append(button(say(msg("lobby-learn")), "adj-learn", table.id))
    return found + rows(buttons)


def options(
    table: Table, say: Say, page: int | str, picture: layout.Drawn | None = None
) -> layout.Layout:
    """For the host: one menu for each option, with what is chosen ticked. Each group has pages of
    its own. `page` is a number, or the option whose page it is."""
    found = _pages(table, say, limits.COMPONENTS - 2 - 3 - len(layout.shown(picture)))
    if isinstance(page, str):
        place = limits.ident("adjs-option", table.id, page, "")
        holds = [
            any(str(each[0].custom_id).startswith(place) for each in menus) for _, menus in found
        ]
        page = holds.index(True) if True in holds else 0
    at = min(max(page, 0), len(found) - 1)
    group, menus = found[at]
    if len(found) > 1:
        menus = [*menus, layout.turning(("adj-options", table.id), at, len(found), say)]
    title = say(Msg(f"options-{group}"))
    return layout.Layout(
        text(f"{layout.heading(table, say)}\n{title}"), *layout.shown(picture), *layout.lines(menus)
    )


def _pages(table: Table, say: Say, room: int) -> list[tuple[str, list[Row]]]:
    """The menus of each page, with the group they belong to."""
    found: list[tuple[str, list[Row]]] = []
    for group in GROUPS:
        here = [
            each for each in open_to_change(table) if each.group == group and each.name not in TYPED
        ]
        menus = _styles(table, say) if group == GROUPS[0] else []
        menus += [row for each in here for row in _setting(table, each, say)]
        _, parts = choices.page(menus, 0, room)
        found += [(group, choices.page(menus, n, room)[0]) for n in range(parts) if menus]
    return found


def _styles(table: Table, say: Say) -> list[Row]:
    """A menu of the ways to play, with the one that is chosen ticked, if it is any of them."""
    defaults = {each.name: each.values[0] for each in engine(table.game).options}
    title = say(msg("options-style"))
    ways = styles(table.game, defaults | dict(table.options), say, f"{title}: ")
    if not ways or table.status != "lobby":
        return []
    ticked = [way.value for way in ways if way.default]
    mark = _mark([way.value for way in ways], ticked)
    return [(menu(title, ways, "adjs-style", table.id, mark),)]


def styles(game: str, now: Mapping[str, str], say: Say, before: str = "") -> list[SelectOption]:
    """The ways to play, with the one that is chosen ticked."""
    return [
        option(
            f"{before}{say(names.style(game, each.name))}",
            each.name,
            about=say(names.style_about(game, each.name)),
            chosen=each.options.items() <= now.items(),
        )
        for each in engine(game).styles
    ]


def _mark(values: Sequence[str], chosen: Sequence[str]) -> str:
    """Part of a menu's id that changes with what is ticked: under the same id a client goes on
    showing what it showed before."""
    return "-".join(str(values.index(value)) for value in chosen if value in values) or "x"


def agreement(table: Table, reader: User, say: Say) -> layout.Layout:
    """All that is agreed, and who can change it, unless that is the reader."""
    why = "options-agreed" if reader == table.host else "options-host-only"
    parts = [layout.heading(table, say), say(Msg(why))]
    parts += [_told(table, each, say) for each in agreed(table)]
    return layout.Layout(text("\n".join(parts)))


def _told(table: Table, each: Option, say: Say) -> str:
    return f"-# {say(called(table.game, each))}: {_chosen(table, each, say)}"


def _usual(table: Table, each: Option) -> bool:
    """Whether the lobby may leave this option out: it is at its default, and says nothing about
    what is played or how fast."""
    if _values(table, each) == [seating.AS_MANY]:
        return True
    chief = (*engine(table.game).options[:FIRST], TABLE_OPTIONS[0])
    if each.name in settings(table.options.get("pace", "own")):
        return True  # the pace says it
    return each not in chief and _values(table, each) == each.values[0].split("+")


def agreed(table: Table) -> tuple[Option, ...]:
    """The options that mean anything at this table."""
    rules, people = engine(table.game), len(table.players)
    return tuple(
        each
        for each in all_options(rules)
        if each not in rules.options or seating.applies(rules, each, table.options, people)
        if each.name != "zone" or _by_the_clock(table)
        if each.name != "slots" or table.options.get("pace") == "slots"
    )


def _by_the_clock(table: Table) -> bool:
    """Whether anything at this table depends on its time zone."""
    return table.options.get("pace") == "slots" or any(
        table.options.get(name, "off") != "off" for name in ("quiet_hours", "holidays")
    )


def open_to_change(table: Table) -> list[Option]:
    """The options the host may still change."""
    return [each for each in agreed(table) if table.status == "lobby" or each.name in LATER]


def called(game: str, each: Option) -> Msg:
    own = each not in TABLE_OPTIONS
    return names.option(game, each.name) if own else Msg(f"table-option-{each.name}")


def valued(table: Table, each: Option, value: str) -> Msg:
    if value == seating.AS_MANY:
        return msg("options-as-many", n=len(table.players))
    return value_called(table.game, each, value)


def value_called(game: str, each: Option, value: str) -> Msg:
    if each in TABLE_OPTIONS:
        return table_value(each.name, value)
    return each.names.get(value) or names.value(game, each.name, value)


def _setting(table: Table, each: Option, say: Say) -> list[Row]:
    """A menu for one option; several if it has very many values."""
    chosen = _values(table, each)
    title = say(called(table.game, each))
    found: list[Row] = []
    parts = limits.chunks((*[seating.AS_MANY] * each.by_people, *each.values))
    for n, values in enumerate(parts):
        options = [
            option(f"{title}: {say(valued(table, each, v))}", v, chosen=v in chosen) for v in values
        ]
        ends = f"{options[0].label} – {say(valued(table, each, values[-1]))}"
        place = ("adjs-option", table.id, each.name, n, _mark(each.values, chosen))
        found.append((menu(title if len(parts) == 1 else ends, options, *place, most=each.most),))
    return found


def _chosen(table: Table, each: Option, say: Say) -> str:
    return ", ".join(say(valued(table, each, value)) for value in _values(table, each))


def _values(table: Table, each: Option) -> list[str]:
    if each.by_people and table.options.get(seating.FOLLOWS) == each.name:
        return [seating.AS_MANY]
    return table.options.get(each.name, each.values[0]).split("+")
