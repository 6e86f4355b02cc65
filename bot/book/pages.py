"""The pages of games and of people, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.app.model import Table, User
from bot.book import page
from bot.book.gather import Cast, Finished
from bot.book.page import Image, Page, Piece, Speech, date, joined, tag, text
from bot.text import names, verbatim
from engines.contract import Event, Msg, Seat, msg
from engines.registry import GAMES


@dataclass(frozen=True, slots=True)
class BookPictures:
    """The pictures of one game in one language."""

    boards: tuple[str, ...]
    """Each board in words; `replay.js` draws them."""
    film: Image | None
    story: Image | None


NOTHING = Piece("")
RUNG = ("book-computer-head", "book-rating", "book-played", "book-wins")
"""Of one computer."""
HEAD = ("book-date", "book-game", "book-seat", "book-place")
"""Of the games of one person."""

# The first page.


def index(
    found: Sequence[Finished],
    people: Cast,
    say: Speech,
    *,
    leagues: object = None,
    ladder: object = None,
) -> Page:
    cards = [_card(each, say) for each in found]
    body = joined(
        tag("h1", say("book-title")),
        tag("p", say(msg("book-about", n=len(found))), class_="lead"),
        tag("p", tag("a", say("book-leagues"), href="leagues.html")) if leagues else "",
        tag("p", tag("a", say("book-ladder"), href="ladder.html")) if ladder else "",
        tag("h2", say("book-games")),
        tag("ul", *cards, class_="cards") if cards else tag("p", say("book-no-games")),
        tag("h2", say("book-people")),
        _people(found, people, say),
    )
    about = say.plain(msg("book-about", n=len(found)))
    image = _last(found[0], say.lang) if found else ""
    return Page("index.html", say.plain("book-games"), about, body, image)


def ladder(found: Mapping[str, Sequence[Mapping[str, Any]]], say: Speech) -> Page:
    """How strong computers are, title by title."""
    titles = [
        joined(
            tag("h2", say(names.title(game))),
            page.table([_rung(each, say) for each in rungs], RUNG, say, names.title(game)),
        )
        for game, rungs in found.items()
        if game in GAMES
    ]
    about = tag("p", say("book-ladder-about"), class_="lead")
    body = joined(tag("h1", say("book-ladder")), about, *titles)
    return Page("ladder.html", say.plain("book-ladder"), say.plain("book-ladder-about"), body)


def _rung(told: Mapping[str, Any], say: Speech) -> Piece:
    name = str(told["name"])
    known = "guest-name" if told["guest"] else f"computer-{name}"
    called = say(Msg(known, {"name": verbatim(name)}))
    figures = (told["rating"], told["games"], f"{told['won']:g}")
    return tag("tr", tag("th", called, scope="row"), *map(page.number, figures))


def _last(game: Finished, lang: str) -> str:
    return f"{lang}/games/{game.table.id}/last.png"


def _card(game: Finished, say: Speech) -> Piece:
    table = game.table
    place = f"games/{table.id}"
    winners = [say.name(user) for user, _ in game.holders if game.place(user) == 1]
    picture = tag("img", src=f"{place}/small.webp", alt="", loading="lazy", width=480, height=300)
    return tag(
        "li",
        tag(
            "a",
            picture,
            tag("strong", say(names.title(table.game))),
            tag("span", say(msg("book-won", who=", ".join(winners)))) if winners else "",
            tag("span", date(table.ended or 0.0)),
            href=f"{place}/index.html",
        ),
    )


def _people(found: Sequence[Finished], people: Cast, say: Speech) -> Piece:
    rows = []
    for user in people.numbers:
        played = [each for each in found if each.place(user) or _held(each, user)]
        won = sum(each.place(user) == 1 for each in played)
        link = page.person(user, people, say, "")
        rows.append(
            tag("tr", tag("th", link, scope="row"), page.number(len(played)), page.number(won))
        )
    head = ("book-player-head", "book-played", "book-wins")
    return page.table(rows, head, say, "book-people") if rows else tag("p", say("book-no-games"))


def _held(game: Finished, user: User) -> tuple[Seat, ...]:
    return next((seats for who, seats in game.holders if who == user), ())


# A person.


def person(
    user: User, found: Sequence[Finished], people: Cast, say: Speech, cards: Piece = NOTHING
) -> Page:
    """What somebody has played and how it ended; `cards` tell what they did in leagues."""
    rows = []
    for each in found:
        if held := _held(each, user):
            link = tag(
                "a", say(names.title(each.table.game)), href=f"../games/{each.table.id}/index.html"
            )
            rows.append(
                tag(
                    "tr",
                    tag("td", date(each.table.ended or 0.0)),
                    tag("th", link, scope="row"),
                    tag("td", _seats(each.table, held, say)),
                    page.number(each.place(user) or "–"),
                )
            )
    name = say.name(user)
    won = sum(each.place(user) == 1 for each in found)
    about = msg("book-record", n=len(rows), won=won)
    body = joined(
        tag("h1", name),
        tag("p", say(about), class_="lead") if rows or not cards else "",
        cards,
        tag("h2", say("book-games")) if cards and rows else "",
        page.table(rows, HEAD, say, "book-games") if rows or not cards else "",
    )
    return Page(f"people/{people.handle(user)}.html", name, say.plain(about), body)


def _seats(table: Table, held: Sequence[Seat], say: Speech) -> Piece:
    every = [seat for chair in table.chairs for seat in chair]
    return text(", ".join(say.plain(each) for each in names.chair(table.game, held, every)))


# A game.


def game(found: Finished, pictures: BookPictures, people: Cast, say: Speech) -> Page:
    table = found.table
    title = say.plain(msg("book-game-title", game=names.title(table.game), n=table.id))
    about = _about(found, say)
    body = joined(
        tag("h1", title),
        tag("p", about, class_="lead"),
        tag("h2", say("book-result")),
        _result(found, people, say),
        _memories(found, say),
        pictures.story and joined(tag("h2", say("book-way")), page.figure(pictures.story)),
        _replay(found, pictures, say),
        pictures.film and _film(pictures.film, say),
        tag("h2", say("book-log")),
        tag("details", tag("summary", say("book-log-open")), _log(found, say)),
        tag("h2", say("book-dice")),
        _dice(found, say),
    )
    return Page(
        f"games/{table.id}/index.html", title, about, body, _last(found, say.lang), replay=True
    )


def _about(found: Finished, say: Speech) -> str:
    winners = [say.name(user) for user, _ in found.holders if found.place(user) == 1]
    who = ", ".join(winners) or "–"
    days = max(round(((found.table.ended or 0) - (found.table.started or 0)) / 86_400), 0)
    return say.plain(msg("book-game-about", who=who, n=len(found.steps), days=days))


def _result(found: Finished, people: Cast, say: Speech) -> Piece:
    rows = []
    for user, seats in sorted(found.holders, key=lambda each: found.place(each[0]) or 99):
        name = page.person(user, people, say, "../../")
        points = [
            row.points for row in found.results if row.user == user and row.points is not None
        ]
        rows.append(
            tag(
                "tr",
                page.number(found.place(user) or "–"),
                tag("th", name, scope="row"),
                tag("td", _seats(found.table, seats, say)),
                page.number(max(points, default="–")),
            )
        )
    head = ("book-place", "book-player-head", "book-seat", "book-points")
    return page.table(rows, head, say, "book-result")


def _memories(found: Finished, say: Speech) -> Piece:
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
    return tag("ul", *(tag("li", say(each)) for each in told)) if told else Piece("")


def _replay(found: Finished, pictures: BookPictures, say: Speech) -> Piece:
    """What had happened, board by board. A script draws them and shows one at a time."""
    last = len(found.steps)
    steps = [
        tag(
            "li",
            tag("h3", say(msg("book-board", n=n, of=last)), " ", date(step.at)),
            tag("div", class_="board", role="img", aria_label=alt),
            _told(step.events, say),
            id=f"board-{n}",
        )
        for n, (step, alt) in enumerate(zip(found.steps, pictures.boards, strict=True), 1)
    ]
    words = {
        "data_first": say.plain("book-first"),
        "data_back": say.plain("book-back"),
        "data_on": say.plain("book-on"),
        "data_last": say.plain("book-last"),
        "data_go": say.plain("book-go"),
    }
    return joined(
        tag("h2", say("book-replay"), id="replay"), tag("ol", *steps, class_="steps", **words)
    )


def _told(events: Sequence[Event], say: Speech) -> Piece:
    lines = [tag("li", say(event.text)) for event in events]
    return tag("ul", *lines, class_="told") if lines else Piece("")


def _film(film: Image, say: Speech) -> Piece:
    """The film. It moves, so it waits to be asked for."""
    wide, high = film.size
    return joined(
        tag("h2", say("book-film")),
        tag(
            "details",
            tag("summary", say("book-film-open")),
            tag("img", src=film.name, alt=film.alt, width=wide, height=high, loading="lazy"),
        ),
    )


def _log(found: Finished, say: Speech) -> Piece:
    days: list[Piece] = []
    for step in found.steps:
        if step.events:
            days += [tag("h3", date(step.at)), _told(step.events, say)]
    return joined(*days)


def _dice(found: Finished, say: Speech) -> Piece:
    lines = sum(line["undone"] is None for line in found.exported["journal"])
    checked = [say(each) for each in found.faults] or [say(msg("book-checked", n=lines))]
    return joined(
        *(tag("p", each) for each in checked),
        tag("p", say(msg("book-seed", seed=found.table.seed, pledge=found.table.pledge))),
        tag(
            "p",
            tag("a", say("book-json"), href="game.json", download=True),
            " ",
            tag("code", "adjutant verify game.json"),
        ),
    )
