"""What referees do at tables of leagues, and how one is asked for. All of it is public."""

from __future__ import annotations

from discord import ui

from bot.app.leagues import reads, refereeing
from bot.app.leagues.records import LeagueTable
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import Fields, PickedNumber, Row, button, menu, opens, option, press, sent
from bot.edge.components import rows as rows_of
from bot.edge.layout import bullet, mention, plain, turning, when
from bot.edge.leagues import forms, sentences
from bot.edge.leagues.actions import by, tried
from bot.edge.leagues.forms import Values
from bot.edge.request import Request
from bot.text import names
from engines.contract import Arg, Illegal, Msg, msg

TABLES = 10
"""So many are listed at once."""
FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("pause", "resume", "annul", "settle"), ()),
    "extend": ("hours",),
    "replace": ("seat", "user"),
    "adjudicate": ("places",),
    "correct": ("places",),
}
"""What a window asks for, besides the reason."""
WHILE = {
    "playing": ("pause", "resume", "extend", "replace", "adjudicate", "annul", "settle"),
    "finished": ("correct", "annul", "settle"),
    "annulled": ("correct", "settle"),
}
"""What can be done at a table, by its status."""


@press("runtables")
async def tables_of(request: Request, league: int, page: int) -> None:
    """The tables of a season, those still playing first, with a menu to pick one."""
    found, say = await reads.league(request.leagues, league), request.say
    number = found.season or (found.seasons[-1] if found.seasons else None)
    every = await reads.tables_of(request.leagues, number) if number is not None else []
    every = [each for each in sentences.in_order(every) if each.status != "cancelled"]
    back = (button(say(Msg("leagues-back")), "adj-run", league),)
    if not every:
        told = [sentences.heading(found), say(Msg("leagues-no-tables"))]
        await request.answer(plain("\n".join(told), back))
        return
    pages = list(limits.chunks(every, TABLES))
    page = min(max(page, 0), len(pages) - 1)
    users = [user for each in pages[page] for user in each.people]
    named = await request.called.names(found.guild, users, say)
    told = [sentences.heading(found)]
    told += [bullet(await _line(request, each, say)) for each in pages[page]]
    options = [
        option(
            say(msg("leagues-run-table", n=str(each.number))),
            str(each.id),
            about=", ".join(named[user] for user in each.people),
        )
        for each in pages[page]
    ]
    rows: list[Row] = [(menu(say(Msg("leagues-run-which")), options, "adjs-runtable", league),)]
    if len(pages) > 1:
        rows.append(turning(("adj-runtables", league), page, len(pages), say))
    rows.append(back)
    await request.answer(plain(limits.fit("\n".join(told), limits.TEXT - 100), *rows))


@press("runtable")
async def show_table(
    request: Request, league: int, table: PickedNumber, *, done: Msg | None = None
) -> None:
    """A table with what its referees can do."""
    at, say = await reads.table(request.leagues, table), request.say
    told = [sentences.heading(await reads.league(request.leagues, league))]
    if done is not None:
        told.append(sentences.bold(say(done)))
    told.append(await _line(request, at, say))
    paused = at.game is not None and (await request.tables.table(at.game)).status == "paused"
    deeds = [d for d in WHILE.get(at.status, ()) if d != ("pause" if paused else "resume")]
    rows = rows_of(
        [button(say(Msg(f"leagues-rule-{d}")), "adj-rulewindow", league, table, d) for d in deeds]
    )
    back = (
        button(say(Msg("leagues-tables")), "adj-runtables", league, 0),
        button(say(Msg("leagues-back")), "adj-run", league),
    )
    await request.answer(plain("\n".join(told), *rows, back))


async def _line(request: Request, table: LeagueTable, say: Say) -> str:
    """A table in a line; while it is played, its thread and whom it waits for: the thread is
    named after its game and people."""
    if table.status != "playing" or table.game is None:
        return sentences.table_line(table, say)
    waiting = (await request.tables.table(table.game)).waiting
    people = ", ".join(mention(user, say) for user in dict.fromkeys(w.user for w in waiting))
    ends = min((each.deadline for each in waiting if each.deadline), default=None)
    facts: dict[str, Arg] = {
        "n": str(table.number),
        "place": f"<#{table.place}>",
        "people": people or "none",
        "until": when(ends) if ends is not None else "none",
    }
    return say(Msg("leagues-run-waits", facts))


@opens("rulewindow")
async def window(request: Request, league: int, table: int, deed: str) -> ui.Modal:
    at, say = await refereeing.for_referee(request.leagues, table, by(request)), request.say
    if deed not in FIELDS:
        raise Illegal(msg("error-out-of-date"))
    seats = await _seats(at, request) if deed == "replace" else []
    title = say(Msg(f"leagues-rule-{deed}"))
    ident = ("adj-rule", league, table, deed)
    return forms.asking(title, ident, FIELDS[deed], say, seats=seats)


async def _seats(table: LeagueTable, request: Request) -> list[tuple[str, str]]:
    if table.game is None:
        return []
    at = await request.tables.table(table.game)
    users = [player.user for player in at.players]
    named = await request.called.names(at.guild, users, request.say)
    return [
        (seat, f"{request.say(names.seat(at.game, seat))}: {named[player.user]}")
        for player in at.players
        for seat in player.seats
    ]


@sent("rule")
async def rule(request: Request, league: int, table: int, deed: str, read: Fields) -> None:
    """Carry a ruling out; a refusal leaves the panel as it is, with the reason above."""
    at = await refereeing.for_referee(request.leagues, table, by(request))
    if deed not in FIELDS:
        raise Illegal(msg("error-out-of-date"))
    done = await tried(request, _ruling(request, at, deed, read), Msg("leagues-run-done"))
    await show_table(request, league, table, done=done)


async def _ruling(request: Request, at: LeagueTable, deed: str, read: Values) -> None:
    ctx, said = request.leagues, by(request, forms.word(read, forms.REASON))
    match deed:
        case "extend":
            hours = forms.whole(read, "hours")
            await refereeing.extend(ctx, at.id, said, hours)
        case "replace":
            [user] = forms.people(read, request.interaction)
            seat = forms.word(read, "seat")
            await refereeing.replace(ctx, at.id, said, seat, user)
        case "adjudicate" | "correct":
            places = _places(request, at, forms.word(read, "places"), deed)
            rule = refereeing.adjudicate if deed == "adjudicate" else refereeing.correct
            await rule(ctx, at.id, said, places)
        case "pause" | "resume":
            await refereeing.pause(ctx, at.id, said, on=deed == "pause")
        case "annul":
            await refereeing.annul(ctx, at.id, said)
        case "settle":
            await refereeing.settle(ctx, at.id, said)


def _places(request: Request, table: LeagueTable, typed: str, deed: str) -> dict[str, int]:
    """Places as they were typed. Without any, a game that goes on is decided by the position
    all can see."""
    if not typed and deed == "adjudicate":
        return {}
    sides = sentences.sides_of(table, request.say)
    if not (places := sentences.numbers(typed, sides)):
        example = ", ".join(f"{name} {n}" for n, name in enumerate(sides.values(), 1))
        raise Illegal(msg("leagues-places-unread", example=example))
    return places


async def dispute(request: Request, game: int, text: str) -> None:
    await refereeing.dispute(request.leagues, game, request.user, text, request.command)
    await request.tell(Msg("leagues-disputed"))
