"""What people are told in private: what happened since they looked, nine lines at most, the rest a
press away; reminders, calls, the daily message, their tables."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.app.mail.kinds import CallBody, DigestBody, NewsBody, RemindBody
from bot.app.model import Table, User
from bot.app.past.past import Digest, Turn
from bot.app.people import persons
from bot.app.play import deeds
from bot.edge import layout, limits
from bot.edge.choices import Say
from bot.edge.components import ASIDE, Row, button, press, rows, text
from bot.edge.layout import Drawn, Layout, bullet, heading, mention, plain, shown, until, when
from bot.edge.layout import lines as lay_rows
from bot.edge.pictures import Pictures
from bot.edge.public import public_buttons
from bot.edge.request import Request
from bot.text import names
from engines.contract import Event, Illegal, Msg, msg
from engines.kit.turns import foresee
from engines.registry import engine

PATIENCE = 3.0
"""Seconds words wait for the picture."""
LINES = 9
"""Headings count."""
OWN = 5
"""Most lines of what concerned the reader."""
ROOM = 400
"""Most characters where a question follows."""
WHOLE = 2400
"""Most where it stands alone."""
LEAST, LONG = 60, 160
"""Characters of a line, however many there are."""


async def told(
    digest: Digest, pictures: Pictures, say: Say, room: int, *, near: bool = False
) -> tuple[str, Drawn | None]:
    """The digest, and the board on which what happened is numbered; without it if it takes long, or
    with `near` if only all of the board shows it."""
    try:
        drawing = pictures.since(digest.table.game, digest.view, digest.board, say, near=near)
        drawn, numbers = await asyncio.wait_for(drawing, PATIENCE)
    except TimeoutError:
        drawn, numbers = None, ()
    kept = limits.newest(lines(digest, say, numbers, room), room)
    return kept.removeprefix(f"{limits.ELLIPSIS}\n"), drawn  # the log holds what came before


def lines(digest: Digest, say: Say, numbers: Sequence[int] = (), room: int = ROOM) -> list[str]:
    """The digest. `numbers` are those of the events of `board` on the picture."""
    marks = {id(each): n for each, n in zip(digest.board, numbers, strict=False) if n}
    found: list[str] = []
    own = [
        bullet(limits.fit(line, LONG))
        for line in layout.told([_numbered(event, marks) for event in digest.mine], say)
    ]
    left = digest.left_out
    if own:
        found.append(_bold(say(msg("digest-mine"))))
        if len(own) + bool(left) > OWN:
            left += len(own) - OWN + 1
            own = own[: OWN - 1]
        found += own
        if left:
            found.append(bullet(say(msg("digest-more", n=left))))
    if turns := digest.turns:
        if own:
            found.append(_bold(say(msg("digest-turns"))))
        room_for = LINES - len(found)
        if len(turns) > room_for:
            earlier = len(turns) - room_for + 1
            found.append(bullet(say(msg("digest-turns-earlier", n=earlier))))
            turns = turns[earlier:]
        each = max(LEAST, min(LONG, (room - sum(map(len, found))) // len(turns) - 3))
        found += [bullet(_turn(turn, say, marks, each)) for turn in turns]
    return found


def _numbered(event: Event, marks: Mapping[int, int]) -> Event:
    """The event with its number on the picture."""
    n = marks.get(id(event))
    if n is None:
        return event
    return event._replace(text=msg("digest-numbered", n=circled(n), text=event.text))


def circled(n: int) -> str:
    return chr(0x2460 + n - 1) if n <= 20 else chr(0x3251 + n - 21)


def _turn(turn: Turn, say: Say, marks: Mapping[int, int], most: int) -> str:
    """A turn in a line: whose it is, and the sentences that fit, those on the picture first."""
    kept: list[int] = []
    words = [say(_numbered(event, marks).text) for event in turn.events]
    for n in sorted(range(len(words)), key=lambda n: id(turn.events[n]) not in marks):
        if not kept or sum(len(words[k]) + 1 for k in (*kept, n)) <= most:
            kept.append(n)
    told = " ".join(words[n] for n in sorted(kept))
    line = limits.fit(_whose(turn, told, say), most + LEAST)
    return f"{line} {limits.ELLIPSIS}" if len(kept) < len(words) else line


def _whose(turn: Turn, told: str, say: Say) -> str:
    """What is told of a turn, with whose it is. A mere “turn of Ann” gives way to her name."""
    if turn.announced is None:
        return told
    about = [each for each in turn.announced.text.args.values() if not isinstance(each, int)]
    if not told or len(about) != 1 or not isinstance(about[0], Msg):
        return f"{_bold(say(turn.announced.text))} {told}".rstrip()
    name = say(about[0])
    named = re.sub(rf"\b{re.escape(name)}\b", lambda found: _bold(found[0]), told, count=1)
    return named if named != told else f"{_bold(f'{name}:')} {told}"


def _bold(words: str) -> str:
    return words if words.startswith("**") else f"**{words}**"


@press("happened", reply=ASIDE)
async def happened_since(request: Request, game: int) -> None:
    digest = await deeds.digest(request.tables, game, request.user, again=True)
    if digest is None:
        raise Illegal(msg("table-not-started"))
    say = request.say
    words, drawn = await told(digest, request.pictures, say, WHOLE)
    top = [heading(digest.table, say)]
    if digest.since is not None:
        top.append(say(msg("digest-since", time=when(digest.since))))
    nothing = "show-log-empty" if digest.since is None else "digest-nothing"
    top.append(words or say(Msg(nothing)))
    await request.answer(
        Layout(
            text("\n".join(top)),
            *shown(drawn),
            *lay_rows(public_buttons(digest.table, say)),
            *lay_rows(await _following(digest.table, request)),
        ),
        drawn,
    )


async def _following(table: Table, request: Request) -> list[Row]:
    """For who does not play: the button to follow, or to do so no longer."""
    if table.seats(request.user) or table.ended is not None:
        return []
    follows = await persons.follows(request.tables, table.id, request.user)
    label = request.say(msg("follow-end" if follows else "follow"))
    return [(button(label, "adj-follow", table.id),)]


@press("follow", reply=ASIDE)
async def follow(request: Request, game: int) -> None:
    follows = await request.carry_out(persons.follow(request.tables, game, request.user))
    await request.tell(msg("follow-begun" if follows else "follow-ended"))


async def news(body: NewsBody, pictures: Pictures, say: Say) -> tuple[Layout, Drawn | None]:
    """What happened in a day, for somebody who follows, with the way to end it."""
    words, drawn = await told(body.digest, pictures, say, WHOLE)
    top = [heading(body.table, say), say(msg("follow-news", channel=f"<#{body.table.channel}>"))]
    end = button(say(msg("follow-end")), "adj-follow", body.table.id)
    happened = button(say(msg("show-catch-up")), "adj-happened", body.table.id)
    view = Layout(text("\n".join([*top, words])), *shown(drawn), *lay_rows([(happened, end)]))
    return view, drawn


def call(body: CallBody, say: Say) -> Layout:
    """What a person wants to know before the table calls them."""
    seat = names.seat(body.table.game, body.seat)
    said = Msg(f"call-{body.why}", {"seat": seat})
    if body.deadline is not None:
        said = msg("call-missing-until", seat=seat, time=when(body.deadline))
    game = body.table.id
    row = [button(say(msg("show-play")), "adj-open", game, style=ButtonStyle.success)]
    if body.why == "next" and foresee.able(engine(body.table.game)):
        row.append(button(say(msg("panel-plan")), "adj-plans", game, body.seat))
    words = "\n".join([heading(body.table, say), say(said)])
    return Layout(text(words), *lay_rows([tuple(row)]))


def daily(body: DigestBody, say: Say) -> Layout:
    """The letter of a day or of the end of a vacation, with a button for each table."""
    shown = body.tables[: limits.MENU]
    told = [bullet(awaits(table, body.user, say)) for table in shown]
    title = [say(msg("digest-title", n=len(body.tables)))]
    if body.vacation is not None:
        ends = (
            msg("vacation-ended") if body.back else msg("vacation-ends", time=when(body.vacation))
        )
        title = [say(ends), *(title if shown else [say(msg("vacation-nothing-waits"))])]
    return plain("\n".join([*title, *told]), *opening(shown, say))


def awaits(table: Table, user: User, say: Say) -> str:
    """A table in a list of somebody's own, and until when it waits for them."""
    here = f"<#{table.channel}>"
    named: dict[str, Msg | str] = {
        "game": names.title(table.game),
        "table": str(table.id),
        "channel": here,
    }
    waits = [each for each in table.waiting if each.user == user]
    if not waits:
        return say(Msg("me-game", named))
    times = [each.deadline for each in waits if each.deadline is not None]
    return say(Msg("me-game-waits", {**named, "time": until(min(times)) if times else "—"}))


def opening(found: Sequence[Table], say: Say) -> list[Row]:
    """Buttons that open these tables."""
    return rows(
        [
            button(f"{say(names.title(table.game))} {table.id}", "adj-open", table.id)
            for table in found
        ]
    )


def reminder(body: RemindBody, say: Say, user: User | None = None) -> Layout:
    """A reminder to the person, or about them at the table."""
    seat = names.seat(body.table.game, body.seat)
    said = msg("remind-open", seat=seat)
    if body.deadline is not None:
        said = msg("remind-call" if body.call else "remind", seat=seat, time=when(body.deadline))
    words = [heading(body.table, say), mention(user, say) if user else "", say(said)]
    play = button(say(msg("show-play")), "adj-open", body.table.id, style=ButtonStyle.success)
    later = button(say(msg("remind-later")), "adj-snooze", body.table.id, body.seat)
    row = (play,) if user else (play, later)  # under a public one everybody could press it
    return Layout(text("\n".join(filter(None, words))), *lay_rows([row]))
