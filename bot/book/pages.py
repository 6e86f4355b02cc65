"""The pages of games, of people and of computers' strengths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.app.model import Table, User
from bot.book.gather import Cast, Finished
from bot.book.page import Image, Page
from bot.book.speech import Speech
from bot.text import names, verbatim
from engines.contract import Msg, Seat, msg
from engines.registry import GAMES


class BookPictures(NamedTuple):
    """The pictures of one game in one language."""

    boards: tuple[str, ...]
    """Each board in words; `replay.js` draws them."""
    film: Image | None
    story: Image | None


def index(
    found: Sequence[Finished], people: Cast, say: Speech, *, leagues: object, ladder: object
) -> Page:
    """The first page."""
    played = []
    for user in people.numbers:
        here = [each for each in found if each.place(user) or _held(each, user)]
        played.append((user, len(here), _won(user, here)))
    facts = {"games": found, "people": played, "leagues": leagues, "ladder": ladder}
    facts["winners"] = lambda game: _winners(game, say)
    about = say.plain(msg("book-about", n=len(found)))
    image = _last(found[0], say.lang) if found else ""
    return Page("index.html", say.plain("book-games"), about, "index.html", facts, image)


def ladder(found: Mapping[str, Sequence[Mapping[str, Any]]], say: Speech) -> Page:
    """How strong computers are, title by title."""
    titles = [
        (game, [(_called(each), each) for each in rungs])
        for game, rungs in found.items()
        if game in GAMES
    ]
    title, about = say.plain("book-ladder"), say.plain("book-ladder-about")
    return Page("ladder.html", title, about, "ladder.html", {"ladder": titles})


def _called(told: Mapping[str, Any]) -> Msg:
    name = str(told["name"])
    known = "guest-name" if told["guest"] else f"computer-{name}"
    return Msg(known, {"name": verbatim(name)})


def _last(game: Finished, lang: str) -> str:
    return f"{lang}/games/{game.table.id}/last.png"


def _winners(game: Finished, say: Speech) -> str:
    return ", ".join(say.name(user) for user, _ in game.holders if game.place(user) == 1)


def _won(user: User, found: Sequence[Finished]) -> int:
    return sum(each.place(user) == 1 for each in found)


def _held(game: Finished, user: User) -> tuple[Seat, ...]:
    return next((seats for who, seats in game.holders if who == user), ())


def _seats(table: Table, held: Sequence[Seat], say: Speech) -> str:
    every = [seat for chair in table.chairs for seat in chair]
    return ", ".join(say.plain(each) for each in names.chair(table.game, held, every))


def person(
    user: User,
    found: Sequence[Finished],
    people: Cast,
    say: Speech,
    cards: Sequence[Mapping[str, Any]] = (),
) -> Page:
    """What somebody has played and how it ended; `cards` tell what they did in leagues."""
    played = [(each, held) for each in found if (held := _held(each, user))]
    record = msg("book-record", n=len(played), won=_won(user, found))
    facts = {"user": user, "games": played, "cards": cards, "record": record}
    facts["seats"] = lambda table, held: _seats(table, held, say)
    path = f"people/{people.handle(user)}.html"
    return Page(path, say.name(user), say.plain(record), "person.html", facts)


def game(found: Finished, pictures: BookPictures, say: Speech) -> Page:
    table = found.table
    days = max(round(((table.ended or 0) - (table.started or 0)) / 86_400), 0)
    who = _winners(found, say) or "–"
    about = say.plain(msg("book-game-about", who=who, n=len(found.steps), days=days))
    result = [
        (user, held, max(_points(found, user), default="–"))
        for user, held in sorted(found.holders, key=lambda each: found.place(each[0]) or 99)
    ]
    facts = {
        "found": found,
        "result": result,
        "memories": _memories(found),
        "pictures": pictures,
        "lines": sum(line["undone"] is None for line in found.exported["journal"]),
        "seats": lambda table, held: _seats(table, held, say),
    }
    title = say.plain(msg("book-game-title", game=names.title(table.game), n=table.id))
    path = f"games/{table.id}/index.html"
    return Page(path, title, about, "game.html", facts, _last(found, say.lang))


def _points(found: Finished, user: User) -> list[Any]:
    return [row.points for row in found.results if row.user == user and row.points is not None]


def _memories(found: Finished) -> list[Msg]:
    told: list[Msg] = []
    game, luck, hold = found.table.game, found.memories.luck, found.memories.hold
    if luck:
        seat = names.seat(game, luck.seat)
        expected = round(luck.expected)
        told.append(msg("chronicle-luck", seat=seat, n=luck.hits, expected=expected))
    if hold:
        seat = names.seat(game, hold.seat)
        told.append(msg("chronicle-hold", seat=seat, place=hold.place, n=hold.boards))
    if found.quickest:
        user, half = found.quickest
        hours = msg("table-minutes", n=round(half / 60))
        if half >= 5400:
            hours = msg("table-hours", n=round(half / 3600))
        told.append(msg("chronicle-quickest", user=f"<@{user}>", time=hours))
    return told
