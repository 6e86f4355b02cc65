"""Looking for a game: what somebody wants, whom they avoid, and at which hours they answer."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.app.clocks.calendars import HOUR, offset_of
from bot.app.leagues import entering, seeking
from bot.app.leagues.records import Seeking
from bot.app.model import Instant, Profile, User
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import (
    NEW,
    Component,
    Fields,
    Picks,
    button,
    menu,
    option,
    preset,
    press,
    sent,
)
from bot.edge.layout import bullet, mention, plain, stretches, until
from bot.edge.leagues import forms, sentences
from bot.edge.leagues.actions import demand_place
from bot.edge.request import Request, place, server
from engines.contract import Msg, msg

SPAN = 4
"""Hours of one entry in the menu of hours."""
AVOIDED = 10
"""People in the menu of those one avoids; more with the command."""


@sent("leaguefind")
async def find(request: Request, read: Fields) -> None:
    """Look for a game with what was picked in the window."""
    guild, channel = place(request.interaction)
    request.called.met(request.interaction.guild_id, request.interaction.user)
    demand_place(request.interaction)
    wishes = forms.wishes(read)
    await seeking.seek(request.leagues, guild, channel, request.user, wishes, request.command)
    await show(request, guild)


async def show(request: Request, guild: int) -> None:
    """What somebody looks for, whom they avoid, when they answer; with menus to change it."""
    mine, others = await seeking.seeker(request.leagues, guild, request.user)
    say = request.say
    profile = await request.tables.profile(request.user)
    avoided = await entering.avoided(request.leagues, request.user)
    told = [
        say(
            msg(
                "leagues-seeking",
                games=sentences.titles(mine.wishes.games),
                time=until(mine.until),
                n=others,
            )
        ),
        bullet(await _hours(request, mine, profile, say)),
        bullet(say(avoided_by(avoided, say))),
    ]
    stop = button(say(Msg("leagues-stop-seeking")), "adj-leaguestop", 0)
    await request.answer(
        plain(
            "\n".join(told),
            (_spans(request, mine, profile, say),),
            (_avoiding(avoided, say),),
            (stop,),
        )
    )


async def _hours(request: Request, mine: Seeking, profile: Profile, say: Say) -> str:
    """When somebody answers, by their own clock."""
    away = _away(profile, request.tables.now())
    if mine.wishes.hours:
        return say(msg("leagues-hours-chosen", hours=_told(mine.wishes.hours, away)))
    if known := await seeking.answers_at(request.leagues, mine.user):
        return say(msg("leagues-hours-known", hours=_told(known, away)))
    return say(Msg("leagues-hours-unknown"))


def _spans(request: Request, mine: Seeking, profile: Profile, say: Say) -> Component:
    away = _away(profile, request.tables.now())
    here = {(hour + away) % 24 for hour in mine.wishes.hours}
    options = [
        option(
            say(msg("leagues-hours-span", first=first, last=first + SPAN)),
            str(first),
            chosen=first in here,
        )
        for first in range(0, 24, SPAN)
    ]
    title = say(msg("leagues-choose-hours", zone=profile.zone))
    mark = "-".join(map(str, sorted(here)))
    return menu(title, options, "adjs-leaguehours", 0, mark, least=0, most=len(options))


@press("leaguehours")
async def answer_in(request: Request, picks: Picks) -> None:
    """Keep the hours that were picked, by the person's own clock."""
    guild, away = (
        server(request.interaction),
        _away(await request.tables.profile(request.user), request.tables.now()),
    )
    firsts = [n for each in picks if (n := limits.number(each)) is not None and n < 24]
    hours = {(first + n - away) % 24 for first in firsts for n in range(SPAN)}
    await seeking.seek_in(request.leagues, guild, request.user, hours)
    await show(request, guild)


async def avoid(request: Request, other: User, *, avoids: bool) -> None:
    found = await entering.avoid(request.leagues, request.user, other, avoids=avoids)
    await request.tell(avoided_by(found, request.say))


@press("leagueavoid")
async def avoid_these(request: Request, picks: Picks) -> None:
    """Avoid the people who were picked; of those the menu showed, nobody else."""
    wanted = {n for each in picks if (n := limits.number(each)) is not None}
    before = set((await entering.avoided(request.leagues, request.user))[:AVOIDED])
    for other in sorted(before ^ wanted):
        await entering.avoid(request.leagues, request.user, other, avoids=other in wanted)
    await show(request, server(request.interaction))


@press("leaguestop")
async def stop(request: Request) -> None:
    await seeking.stop_seeking(request.leagues, request.user)
    await request.tell(Msg("leagues-seeking-no-more"))


@press("leagueagree", reply=NEW)
async def accept(request: Request, match: int) -> None:
    await _agree(request, match, agrees=True)


@press("leaguedecline", reply=NEW)
async def decline(request: Request, match: int) -> None:
    await _agree(request, match, agrees=False)


async def _agree(request: Request, match: int, *, agrees: bool) -> None:
    await seeking.agree(request.leagues, match, request.user, request.command, agrees=agrees)
    await request.tell(Msg("leagues-agreed" if agrees else "leagues-declined"))


def avoided_by(found: Sequence[User], say: Say) -> Msg:
    people = ", ".join(mention(user, say) for user in found)
    return msg("leagues-avoided", people=people) if people else Msg("leagues-avoided-nobody")


def _avoiding(found: Sequence[User], say: Say) -> Component:
    return ui.UserSelect(
        custom_id=limits.ident("adjs-leagueavoid", 0),
        placeholder=limits.fit(say(Msg("leagues-choose-avoided")), limits.PLACEHOLDER),
        min_values=0,
        max_values=AVOIDED,
        default_values=preset("user", found[:AVOIDED]),
    )


def _away(profile: Profile, now: Instant) -> int:
    """Whole hours by which somebody's clock is ahead of UTC."""
    return round(offset_of(profile.zone, now) / HOUR)


def _told(hours: Sequence[int], away: int) -> str:
    """Hours of the day as ranges by somebody's own clock: `8–12, 18–23`."""
    return stretches({(hour + away) % 24 for hour in hours})
