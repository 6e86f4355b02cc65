"""The position of the day as people see it: a board, a question, a button for each answer, the same
whether it is right or wrong; and the day after, what came of it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from bot.app.clocks.calendars import DAY
from bot.app.mail.kinds import DailyBody
from bot.app.past import daily
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.components import NEW, button, press, text
from bot.edge.layout import Drawn, Layout, lines, mention, shown
from bot.edge.pictures import Pictures, near
from bot.edge.planner import worded
from bot.edge.request import Request, server
from bot.text import names
from engines.contract import Choice, msg
from engines.registry import engine as rules

LETTERS = "ABCDEFGH"
LINE = 300
"""Most characters of an answer."""


@press("daily", reply=NEW)
async def answer(request: Request, number: int, choice: int) -> None:
    """Keep what somebody would do. They alone are told, and nobody whether it is right."""
    guild = server(request.interaction)
    await daily.answer(request.tables, request.user, guild, number, choice)
    await request.tell(msg("daily-noted", letter=LETTERS[choice]))


async def made(body: DailyBody, pictures: Pictures, say: Say) -> tuple[Layout, list[Drawn | None]]:
    """The message and its pictures: the board where the answers are, and the cards of the seat."""
    row, engine = body.row, rules(body.row.game)
    state = engine.load(zlib.decompress(row.state))
    view, offer = engine.view(state, row.seat), engine.offers(state)[row.seat]
    picked = [[each for key in keys if (each := offer.find(key))] for keys in row.answers]
    places = list(dict.fromkeys(c.place for each in picked for c in each if c.place))
    part = near(row.game, view, places)
    drawn = [await pictures.board(row.game, view, say, marks=places, focus=part)]
    title = msg("daily-title", game=names.title(row.game), date=f"<t:{int(row.day * DAY)}:D>")
    said = [_worded(row.game, each, say) for each in picked]
    if body.closed:
        done = [each for key in row.picks if (each := offer.find(key))]
        parts = _solution(body, said[row.best], _worded(row.game, done, say), say)
        return Layout(text("\n".join([say(title), *parts])), *shown(drawn[0])), drawn
    drawn.append(await pictures.hand(row.game, view, say))
    asked = msg("daily-asked", seat=names.seat(row.game, row.seat), question=offer.question)
    until = msg("daily-until", time=f"<t:{int((row.day + 1) * DAY)}:R>")
    listed = [f"**{LETTERS[n]}** {each}" for n, each in enumerate(said)]
    ways = [button(LETTERS[n], "adj-daily", row.id, n) for n in range(len(said))]
    words = text("\n".join([say(title), say(asked), *listed, f"-# {say(until)}"]))
    return Layout(words, *(p for each in drawn for p in shown(each)), *lines([tuple(ways)])), drawn


def _solution(body: DailyBody, best: str, done: str, say: Say) -> list[str]:
    """What was best and how clearly, how many found it, how the game went on, and the ladder."""
    row, found = body.row, body.given.count(body.row.best)
    letter, seat, won = LETTERS[row.best], names.seat(row.game, row.seat), row.won
    told = [
        msg("daily-best", letter=letter, answer=best, times=row.times, of=row.tries),
        msg("daily-found", n=found, of=len(body.given)),
        msg("daily-went", seat=seat, answer=done, won=names.seats(row.game, won)),
        *([msg("daily-ladder")] if body.ladder else []),
    ]
    places = [1 + sum(n > many for _, n in body.ladder) for _, many in body.ladder]
    ladder = zip(places, body.ladder, strict=True)
    return [*map(say, told), *(f"{n}\\. {mention(who, say)}: {many}" for n, (who, many) in ladder)]


def _worded(game: str, picked: Sequence[Choice], say: Say) -> str:
    return limits.fit(worded(game, ((c.verb, c.label) for c in picked), say), LINE)
