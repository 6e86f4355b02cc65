"""Lays out what people are told in private: reminders, calls, the daily message, their tables."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.app.mail.kinds import CallBody, DigestBody, RemindBody
from bot.app.model import Table, User
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import Row, button, rows, text
from bot.edge.layout import Layout, bullet, heading, lines, mention, plain, until, when
from bot.text import names
from engines.contract import Msg, msg
from engines.kit.turns import foresee
from engines.registry import engine


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
    return Layout(text(words), *lines([tuple(row)]))


def digest(body: DigestBody, say: Say) -> Layout:
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
    return Layout(text("\n".join(filter(None, words))), *lines([row]))
