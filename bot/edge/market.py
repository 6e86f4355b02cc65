"""Seats that anybody may take over: the card that offers one, the list of all, and taking one."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle

from bot.app.clocks.pace import of as pace_of
from bot.app.mail.kinds import SeatBody
from bot.app.model import Instant, Table
from bot.app.people import handover
from bot.app.people import seats as offering
from bot.app.people.lobby import valued
from bot.app.play import deeds
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import NEW, button, press, rows, text
from bot.edge.layout import Drawn, Layout, heading, lines, plain, remembered, shown, stretches, when
from bot.edge.request import Request
from bot.text import names
from engines.contract import Illegal, Msg, Seat, msg

NEWS = 120
"""Among how many events those since the seat's last move are looked for."""


def card(body: SeatBody, say: Say, picture: Drawn | None, hours: Sequence[int]) -> Layout:
    """A seat that is open, with all that somebody wants to know before they take it; or the line
    that is left of it."""
    table, seat = body.table, say(names.seat(body.table.game, body.seat))
    if body.taken:
        gone = say(msg("seat-gone", seat=seat))
        return plain(f"~~{heading(table, say).removeprefix('### ')}~~\n{gone}")
    look = button(say(msg("seat-look")), "adj-vacant", table.id, body.seat)
    return Layout(
        text("\n".join([heading(table, say), *_facts(table, seat, say, hours, body.stands)])),
        *shown(picture),
        *lines([(look,)]),
    )


def _facts(
    table: Table, seat: str, say: Say, hours: Sequence[int], stands: Msg | None
) -> list[str]:
    parts = [say(msg("seat-open", seat=seat, channel=f"<#{table.channel}>"))]
    if table.started is not None:
        parts.append(say(msg("seat-since", time=when(table.started))))
    if stands is not None:
        parts.append(say(msg("seat-stands", how=stands)))
    clock = valued("clock", table.options["clock"])
    if (pace := pace_of(table.options)) == "own":
        parts.append(say(msg("seat-clock", clock=clock)))
    else:
        parts.append(say(msg("seat-pace", pace=valued("pace", pace), clock=clock)))
    if hours:
        zone = table.options.get("zone", "UTC")
        parts.append(say(msg("seat-hours", hours=stretches(hours, ":00"), zone=zone)))
    parts.append(say(msg("seat-language", language=Msg(f"me-language-{table.lang}"))))
    return parts


async def seats(request: Request, guild: int | None) -> None:
    """List the seats that can be taken: of this server, or where there is none, of all servers
    the person is a member of. Who sits at a table takes over no other seat there."""
    every = await handover.open_seats(request.tables, guild)
    found = [each for each in every if not each[0].seats(request.user)]
    if guild is None:
        mine = {
            each: await _member(request, each, request.user)
            for each in {t.guild for t, _, _ in found}
        }
        found = [each for each in found if mine[each[0].guild]]
    if not found:
        await request.tell(msg("seat-none"))
        return
    say, listed = request.say, found[: limits.MENU]
    told = [_line(*each, say) for each in listed]
    buttons = [
        button(
            f"{say(names.title(at.game))} {at.id}: {say(names.seat(at.game, seat))}",
            *("adj-vacant", at.id, seat),
        )
        for at, seat, _ in listed
    ]
    await request.answer(plain("\n".join(told), *rows(buttons)))


async def _member(request: Request, guild: int, user: int) -> bool:
    here = request.client.get_guild(guild)
    try:
        return here is not None and await here.fetch_member(user) is not None
    except discord.HTTPException:
        return False


@press("vacant", reply=NEW)
async def look(request: Request, game: int, seat: Seat) -> None:
    """Show one open seat, with a button to take it."""
    table = await request.tables.table(game)
    if not any(
        (at.id, open_seat) == (game, seat)
        for at, open_seat, _ in await handover.open_seats(request.tables, table.guild)
    ):
        raise Illegal(msg("market-not-open"))
    say = request.say
    hours = await deeds.hours(
        request.tables, table, (await request.tables.profile(request.user)).zone
    )
    stands = await handover.stands(request.tables, game, seat)
    facts = _facts(table, say(names.seat(table.game, seat)), say, hours, stands)
    sure = button(say(msg("seat-take")), "adj-take", game, seat, style=ButtonStyle.success)
    parts = [heading(table, say), *facts, say(msg("seat-take-about"))]
    await request.answer(plain("\n".join(parts), (sure,)))


@press("take")
async def take(request: Request, game: int, seat: Seat) -> None:
    """Take a seat over, and read what has happened."""
    table = await request.carry_out(
        handover.take_seat(request.tables, game, request.user, seat, request.command)
    )
    logged = await deeds.log(request.tables, game, request.user, NEWS)
    last = max((n for n, each in enumerate(logged) if each.seat == seat), default=-1)
    logged = logged[last + 1 :] or logged[-1:]
    say = request.say
    parts = [say(msg("seat-yours", seat=names.seat(table.game, seat)))]
    parts += [limits.newest(remembered(logged, say), limits.TEXT - 200)]
    play = button(say(msg("show-play")), "adj-open", game, style=ButtonStyle.success)
    hand = button(say(msg("show-hand")), "adj-hand", game)
    await request.answer(plain("\n".join(parts), (play, hand)))


async def offer(request: Request, table: Table, seat: Seat) -> None:
    await request.change(table.id, lambda s: offering.offer(s, request.user, seat))
    await request.tell(msg("seat-offered"))


async def keep(request: Request, table: Table, seat: Seat) -> None:
    await request.change(table.id, lambda s: offering.withdraw(s, request.user, seat))
    await request.tell(msg("seat-kept"))


def _line(at: Table, seat: Seat, opened: Instant, say: Say) -> str:
    return "- " + say(
        msg(
            "seat-line",
            game=names.title(at.game),
            table=str(at.id),
            seat=names.seat(at.game, seat),
            channel=f"<#{at.channel}>",
            time=when(opened),
        )
    )
