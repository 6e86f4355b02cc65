"""Says what leagues have to say: into their channels, to people, and into new threads."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from bot.app.leagues import reads, records
from bot.app.mail.kinds import Outgoing
from bot.app.play import computers, deeds
from bot.edge import limits, threads
from bot.edge.choices import Say
from bot.edge.components import Row, button, text
from bot.edge.layout import Drawn, Layout, bullet, lines, mention, pictured, plain, shown, until
from bot.edge.leagues import plates as plates
from bot.edge.leagues import sentences as sentences
from bot.edge.leagues.actions import look_buttons, season_buttons
from bot.edge.limits import called
from bot.store import league_tables
from bot.text import names, words
from bot.text.words import verbatim
from engines.contract import Illegal, Msg, msg
from renderers.league.standings import ROWS

if TYPE_CHECKING:
    from bot.edge.sender import Sender

SAID = 3000
"""Most characters at the end of a season; alternative texts of pictures come on top."""
LOG = 1500
"""Most characters of a table's log in the thread of a dispute."""


async def send(sender: Sender, outgoing: Outgoing, body: records.LeagueBody) -> int | None:
    """The Discord id of the message or the thread."""
    match body:
        case records.SignUpBody():
            every = reads.suited(sender.leagues, body.season.settings.games)
            suited = next((s for s in every if s.format == body.season.settings.format), None)
            layout = sign_up(body, words(body.league.lang).say, suited)
            return await sender.post(outgoing, layout)
        case records.LeagueNoticeBody():
            return await _notice(sender, outgoing, body)
        case records.StandingsBody(standings):
            say = words(standings.league.lang).say
            drawn = await _standings(sender, standings, say)
            return await sender.post(outgoing, _shown(standings, say, drawn), drawn)
        case records.SeasonOverBody():
            return await _over(sender, outgoing, body)
        case records.OpenPlaceBody(league, table):
            say = words(league.lang).say
            people = await sender.called.names(league.guild, table.people, say)
            name = say(
                msg(
                    "leagues-thread",
                    n=str(table.number),
                    game=names.title(table.title),
                    people=", ".join(people.values()),
                )
            )
            tags = (say(names.title(table.title)), league.name)
            return await _place(sender, outgoing, name, tags, say)
        case records.OpenMatchPlaceBody(match):
            lang = (await sender.tables.profile(match.people[0])).lang or ""
            say = words(lang).say
            people = await sender.called.names(match.guild, match.people, say)
            named = msg(
                "leagues-match-thread",
                game=names.title(match.title),
                people=", ".join(people.values()),
            )
            return await _place(sender, outgoing, say(named), (say(names.title(match.title)),), say)
        case records.OpenDisputeBody():
            return await _dispute(sender, outgoing, body)
        case records.MatchBody():
            said = sender.words_for(outgoing, "")
            return await sender.post(outgoing, question(body, said.say))


def sign_up(body: records.SignUpBody, say: Say, suited: records.Suited | None = None) -> Layout:
    """The sign-up message with its buttons."""
    league, season = body.league, body.season
    told = sentences.invitation(league, season, body.entries, say, suited)
    told.append("-# " + say(msg("leagues-pledge", pledge=season.pledge)))
    rows = [*season_buttons(season, say), look_buttons(league, season, say)]
    return plain("\n".join(told), *rows)


async def _notice(sender: Sender, outgoing: Outgoing, body: records.LeagueNoticeBody) -> int | None:
    said = sender.words_for(outgoing, body.league.lang)
    told = said.say(body.text)
    unnamed = [name for user in body.mention if (name := mention(user, said.say)) not in told]
    if unnamed and outgoing.user is None:
        told += "\n" + ", ".join(unnamed)
    rows: list[Row] = []
    if body.confirm and body.season is not None:
        rows = season_buttons(body.season, said.say, inside=True)
    if body.wake and body.season is not None:
        label = said.say(Msg("leagues-wake"))
        rows = [(button(label, "adj-leaguewake", body.season.id, style=ButtonStyle.success),)]
    return await sender.post(outgoing, plain(told, *rows), mentioned=body.mention)


async def _standings(sender: Sender, at: records.Standings, say: Say) -> Drawn | None:
    tables = await reads.tables_of(sender.leagues, at.season.id)
    pools = [each.pool for each in await reads.standings(sender.leagues, at.season.id)]
    named = await sender.called.names(at.league.guild, [row.person for row in at.rows], say)
    return await sender.pictures.league(plates.standings(at, tables, named, pools=pools), say)


def _shown(at: records.Standings, say: Say, drawn: Drawn | None) -> Layout:
    """Standings in the league's channel; who is further down finds them by the button."""
    told = [sentences.heading(at.league), say(plates.about(at))]
    if len(at.rows) > ROWS:
        told.append(say(msg("leagues-first-of", n=ROWS, all=len(at.rows))))
    return Layout(
        text("\n".join(told)), *shown(drawn), *lines([look_buttons(at.league, at.season, say)])
    )


async def _over(sender: Sender, outgoing: Outgoing, body: records.SeasonOverBody) -> int | None:
    """The end of a season: its winners, who goes up and down, roles for the first places, the
    seed, and a picture of each pool."""
    league, season, say = body.league, body.season, words(body.league.lang).say
    tables = await reads.tables_of(sender.leagues, season.id)
    pools = plates.latest(body.pools)
    users = [row.person for at in pools for row in at.rows]
    named = await sender.called.names(league.guild, users, say)
    told = [sentences.heading(league), say(msg("leagues-over", n=str(season.number)))]
    told += sentences.ended(pools, say)
    told += await _rewarded(sender, body, say)
    if len(pools) > limits.FILES:
        told.append(say(msg("leagues-first-pools", n=limits.FILES, all=len(pools))))
    told.append("-# " + say(msg("leagues-seed", seed=season.seed, pledge=season.pledge)))
    drawn: list[Drawn] = []
    for n, record in enumerate(plates.endings(league, pools, tables, named)[: limits.FILES], 1):
        if (made := await sender.pictures.league(record, say)) is not None:
            drawn.append(replace(made, name=f"ending-{n}.png"))
    drawn = [each for each in drawn if each.png] or drawn[:1]
    view = Layout(
        text(limits.fit("\n".join(told), SAID)),
        *(item for each in drawn for item in shown(each)),
        *lines([look_buttons(league, season, say)]),
    )
    winners = [user for at in pools if plates.wins(at) for user in plates.first(at)]
    return await sender.post(outgoing, view, *drawn, mentioned=winners)


async def _rewarded(sender: Sender, body: records.SeasonOverBody, say: Say) -> list[str]:
    """Gives the first places their roles, and says what was given or why it was not. Giving a role
    twice changes nothing."""
    told = []
    guild, rewards = sender.client.get_guild(body.league.guild), body.league.settings.rewards
    due = [
        each
        for at in plates.latest(body.pools)
        if plates.wins(at)
        for each in zip(plates.first(at, len(rewards)), rewards, strict=False)
    ]
    due = [(user, role) for user, role in dict.fromkeys(due) if not computers.is_computer(user)]
    if guild is None and due:
        return [bullet(say(Msg("leagues-roles-unreached")))]
    for user, role in due:
        assert guild is not None
        facts = {"user": mention(user, say), "role": f"<@&{role}>"}
        try:
            member = await guild.fetch_member(user)
            await member.add_roles(discord.Object(role), reason=body.league.name)
        except discord.Forbidden:
            right = called("manage_roles")
            told.append(say(Msg("leagues-role-refused", {**facts, "right": right})))
        except discord.NotFound:
            told.append(say(Msg("leagues-role-gone", facts)))
        else:
            told.append(say(Msg("leagues-role-given", facts)))
    return [bullet(each) for each in told]


async def _place(
    sender: Sender, outgoing: Outgoing, name: str, tags: Sequence[str], say: Say
) -> int:
    """A thread for a table below the league's channel; in a forum a post with the tags there are.
    A second try finds what an earlier one has opened."""
    name = limits.fit(name, limits.NAME)
    place = await threads.hall(sender.client, outgoing.channel or 0)
    try:
        if place is None:
            raise Illegal(Msg("leagues-no-threads-here"))
        if outgoing.tries and (made := await _opened_before(sender, place, name)):
            return made.id
        about = plain(say(msg("leagues-post", name=verbatim(name))))
        return (await threads.open_public(place, name, about, tags)).id
    except (discord.HTTPException, Illegal) as refused:
        why = _why(refused)
        if why is not None and not outgoing.tries:  # once: it is tried until somebody has helped
            with suppress(discord.HTTPException):
                await sender.post(replace(outgoing, nonce=outgoing.nonce[::-1]), plain(say(why)))
        raise


def _why(refused: discord.HTTPException | Illegal) -> Msg | None:
    """Why no thread can be opened, for the league's channel; None for what passes."""
    if isinstance(refused, Illegal):
        return refused.reason
    if refused.code == threads.FULL:
        return Msg("leagues-threads-full")
    if isinstance(refused, discord.Forbidden):
        rights = (called("create_public_threads"), called("send_messages_in_threads"))
        return msg("leagues-place-refused", rights=rights)
    return None


async def _opened_before(
    sender: Sender, place: discord.TextChannel | discord.ForumChannel, name: str
) -> discord.Thread | None:
    """A thread of an earlier try that was not noted. Other leagues, and other seasons, have tables
    and disputes of the same name."""
    made = await threads.named(sender.client, place, name)
    find = partial(league_tables.taken, places=[each.id for each in made])
    taken = await sender.tables.store.read(find)
    return next((each for each in made if each.id not in taken), None)


async def _dispute(sender: Sender, outgoing: Outgoing, body: records.OpenDisputeBody) -> int | None:
    """A private thread with what everybody saw: the log, the board, no hands."""
    say = words(body.league.lang).say
    name = limits.fit(say(msg("leagues-dispute-name", n=str(body.table.number))), limits.NAME)
    told = [
        say(msg("leagues-dispute", n=str(body.table.number), user=mention(body.by, say))),
        "> " + verbatim(body.text),
    ]
    events: list[str] = []
    if body.log:
        events.append(limits.newest([bullet(say(each)) for each in body.log], LOG))
    drawn = await _board(sender, body, say)
    place = await threads.parent(sender.client, outgoing.channel or 0)
    try:
        if place is None:
            raise Illegal(Msg("leagues-no-threads-here"))
        made = await _opened_before(sender, place, name) if outgoing.tries else None
        thread = made or await place.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=threads.WEEK,
        )
    except (discord.Forbidden, Illegal):
        right = called("create_private_threads")
        refused = say(msg("leagues-dispute-refused", n=str(body.table.number), right=right))
        await sender.post(outgoing, plain(refused), mentioned=body.league.referees)
        return None
    left_out = await threads.add(thread, body.users)
    people = ", ".join(mention(user, say) for user in body.users if user not in left_out)
    told.append(
        say(msg("leagues-dispute-people", people=people)) + threads.not_added(left_out, say)
    )
    view = pictured("\n".join([*told, *events]), drawn)
    await thread.send(view=view, files=drawn.files() if drawn else [], nonce=outgoing.nonce)
    return thread.id


async def _board(sender: Sender, body: records.OpenDisputeBody, say: Say) -> Drawn | None:
    """The board as everybody sees it; none if there is no position to show."""
    if body.table.game is None:
        return None
    try:
        seen = await deeds.player_view(sender.tables, body.table.game, 0)
    except Illegal:
        return None
    return await sender.pictures.board(seen.table.game, seen.view, say)


def question(body: records.MatchBody, say: Say) -> Layout:
    """The question whether one would play with computers in the places that are left."""
    found = body.match
    people = ", ".join(mention(user, say) for user in found.people)
    told = say(
        msg(
            "leagues-match",
            game=names.title(found.title),
            people=people,
            n=found.size - len(found.people),
            time=until(found.until),
        )
    )
    yes = button(say(Msg("leagues-agree")), "adj-leagueagree", found.id, style=ButtonStyle.success)
    return plain(told, (yes, button(say(Msg("leagues-decline")), "adj-leaguedecline", found.id)))
