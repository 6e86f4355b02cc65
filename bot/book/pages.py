"""The pages of the book, as text. Addresses are relative, so it can lie anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.app.leagues.model import Standings
from bot.app.model import Table, User
from bot.book.gather import Finished, People, is_somebody
from bot.book.html import Piece, Speech, date, joined, tag, text
from bot.league.standings import Row
from bot.text import LANGUAGES, names
from engines.contract import Event, Msg, Seat, msg

POLICY = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none'"


@dataclass(frozen=True, slots=True)
class Image:
    """A picture of the book."""

    name: str
    alt: str
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures of one game in one language."""

    boards: tuple[Image, ...]
    film: Image | None
    story: Image | None


@dataclass(frozen=True, slots=True)
class Page:
    """What all pages have: where they lie, what they are called."""

    path: str
    """From the top of its language: `games/3/index.html`."""
    title: str
    about: str
    body: Piece
    image: str = ""
    """For a pasted link: the path of a picture from the top of the book."""
    script: bool = False


def whole(page: Page, say: Speech, url: str) -> str:
    """A page with its head. `url` is where the book will lie; links to it need that to show a
    picture."""
    up = "../" * (page.path.count("/") + 1)
    there = url.rstrip("/")
    address = f"{there}/{say.lang}/{page.path.removesuffix('index.html')}" if there else ""
    others = [lang for lang in LANGUAGES if lang != say.lang]
    graph = {
        "og:type": "article",
        "og:site_name": say.plain("book-title"),
        "og:title": page.title,
        "og:description": page.about,
        "og:url": address,
        "og:image": f"{there}/{page.image}" if there and page.image else "",
        "og:locale": {"en": "en_GB", "pl": "pl_PL"}[say.lang],
    }
    head = joined(
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", f"{page.title} · {say.plain('book-title')}"),
        tag("meta", name="description", content=page.about),
        tag("meta", name="color-scheme", content="light dark"),
        *(tag("meta", property=name, content=value) for name, value in graph.items() if value),
        tag("link", rel="stylesheet", href=f"{up}book.css"),
        *(
            tag("link", rel="alternate", hreflang=lang, href=f"{up}{lang}/{page.path}")
            for lang in others
        ),
        page.script and tag("script", src=f"{up}book.js", defer=True),
    )
    home = up.removesuffix("../") or "./"
    top = tag(
        "header",
        tag("a", say("book-skip"), href="#main", class_="skip"),
        tag("a", say("book-title"), href=f"{home}index.html", class_="home"),
        tag(
            "nav",
            *(
                tag("a", say(f"me-language-{lang}"), lang=lang, href=f"{up}{lang}/{page.path}")
                for lang in others
            ),
            aria_label=say.plain("book-languages"),
        ),
    )
    body = tag("body", top, tag("main", page.body, id="main"), tag("footer", say("book-foot")))
    return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=say.lang)}\n"


# The first page.


def index(found: Sequence[Finished], people: People, say: Speech, *, leagues: bool = False) -> Page:
    cards = [_card(each, say) for each in found]
    body = joined(
        tag("h1", say("book-title")),
        tag("p", say(msg("book-about", n=len(found))), class_="lead"),
        tag("p", tag("a", say("book-leagues"), href="leagues.html")) if leagues else "",
        tag("h2", say("book-games")),
        tag("ul", *cards, class_="cards") if cards else tag("p", say("book-no-games")),
        tag("h2", say("book-people")),
        _people(found, people, say),
    )
    about = say.plain(msg("book-about", n=len(found)))
    image = _last(found[0], say.lang) if found else ""
    return Page("index.html", say.plain("book-games"), about, body, image)


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


def _people(found: Sequence[Finished], people: People, say: Speech) -> Piece:
    rows = []
    for user in people.numbers:
        played = [each for each in found if each.place(user) or _held(each, user)]
        won = sum(each.place(user) == 1 for each in played)
        link = tag("a", say.name(user), href=f"people/{people.handle(user)}.html")
        rows.append(tag("tr", tag("th", link, scope="row"), _number(len(played)), _number(won)))
    head = ("book-player-head", "book-played", "book-wins")
    return _table(rows, head, say, "book-people") if rows else tag("p", say("book-no-games"))


def _held(game: Finished, user: User) -> tuple[Seat, ...]:
    return next((seats for who, seats in game.holders if who == user), ())


def _number(n: object) -> Piece:
    return tag("td", n, class_="number")


def _table(rows: Sequence[Piece], head: Sequence[str], say: Speech, caption: str) -> Piece:
    columns = [tag("th", say(each), scope="col") for each in head]
    return tag(
        "div",
        tag(
            "table",
            tag("caption", say(caption)),
            tag("thead", tag("tr", *columns)),
            tag("tbody", *rows),
        ),
        class_="wide",
        tabindex="0",
        role="region",
        aria_label=say.plain(caption),
    )


# Leagues.


def leagues(found: Sequence[Standings], people: People, say: Speech) -> Page:
    """Who stands where, as it was last shown."""
    parts: list[Piece] = []
    for each in found:
        title = msg(
            "book-season", league=each.league.name, n=each.season.number, pool=each.pool.number
        )
        rows = [_standing(row, people, say) for row in each.rows]
        head = ("book-place", "book-player-head", "book-points", "book-played", "book-wins")
        parts += [tag("h2", say.plain(title)), _table(rows, head, say, "book-leagues")]
    body = joined(tag("h1", say("book-leagues")), *parts)
    return Page("leagues.html", say.plain("book-leagues"), say.plain("book-leagues-about"), body)


def _standing(row: Row, people: People, say: Speech) -> Piece:
    user = int(row.person)
    name: object = say.name(user)
    if user in people.numbers:
        name = tag("a", name, href=f"people/{people.handle(user)}.html")
    points = f"{row.points:.2f}".rstrip("0").rstrip(".")
    return tag(
        "tr",
        _number(row.place),
        tag("th", name, scope="row"),
        *map(_number, (points, row.played, row.wins)),
    )


# A person.


def person(user: User, found: Sequence[Finished], people: People, say: Speech) -> Page:
    """What somebody has played and how it ended."""
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
                    _number(each.place(user) or "–"),
                )
            )
    name = say.name(user)
    won = sum(each.place(user) == 1 for each in found)
    about = msg("book-record", n=len(rows), won=won)
    body = joined(
        tag("h1", name),
        tag("p", say(about), class_="lead"),
        _table(rows, ("book-date", "book-game", "book-seat", "book-place"), say, "book-games"),
    )
    return Page(f"people/{people.handle(user)}.html", name, say.plain(about), body)


def _seats(table: Table, held: Sequence[Seat], say: Speech) -> Piece:
    every = [seat for chair in table.chairs for seat in chair]
    return text(", ".join(say.plain(each) for each in names.chair(table.game, held, every)))


# A game.


def game(found: Finished, pictures: Pictures, people: People, say: Speech) -> Page:
    table = found.table
    title = say.plain(msg("book-game-title", game=names.title(table.game), n=table.id))
    about = _about(found, say)
    body = joined(
        tag("h1", title),
        tag("p", about, class_="lead"),
        tag("h2", say("book-result")),
        _result(found, people, say),
        _memories(found, say),
        pictures.story and joined(tag("h2", say("book-way")), _figure(pictures.story)),
        _replay(found, pictures, say),
        pictures.film and _film(pictures.film, say),
        tag("h2", say("book-log")),
        tag("details", tag("summary", say("book-log-open")), _log(found, say)),
        tag("h2", say("book-dice")),
        _dice(found, say),
    )
    return Page(
        f"games/{table.id}/index.html", title, about, body, _last(found, say.lang), script=True
    )


def _about(found: Finished, say: Speech) -> str:
    winners = [say.name(user) for user, _ in found.holders if found.place(user) == 1]
    who = ", ".join(winners) or "–"
    days = max(round(((found.table.ended or 0) - (found.table.started or 0)) / 86_400), 0)
    return say.plain(msg("book-game-about", who=who, n=len(found.steps), days=days))


def _result(found: Finished, people: People, say: Speech) -> Piece:
    rows = []
    for user, seats in sorted(found.holders, key=lambda each: found.place(each[0]) or 99):
        name: object = say.name(user)
        if user in people.numbers and is_somebody(user):
            name = tag("a", name, href=f"../../people/{people.handle(user)}.html")
        points = [
            row.points for row in found.results if row.user == user and row.points is not None
        ]
        rows.append(
            tag(
                "tr",
                _number(found.place(user) or "–"),
                tag("th", name, scope="row"),
                tag("td", _seats(found.table, seats, say)),
                _number(max(points, default="–")),
            )
        )
    head = ("book-place", "book-player-head", "book-seat", "book-points")
    return _table(rows, head, say, "book-result")


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


def _figure(image: Image, caption: object = "", **facts: object) -> Piece:
    wide, high = image.size
    picture = tag(
        "img", src=image.name, alt=image.alt, width=wide, height=high, loading="lazy", **facts
    )
    return tag("figure", picture, caption and tag("figcaption", caption))


def _replay(found: Finished, pictures: Pictures, say: Speech) -> Piece:
    """Every board with what had happened. A script shows one at a time; without it, all."""
    last = len(found.steps)
    steps = [
        tag(
            "li",
            tag("h3", say(msg("book-board", n=n, of=last)), " ", date(step.at)),
            _figure(image),
            _told(step.events, say),
            id=f"board-{n}",
        )
        for n, (step, image) in enumerate(zip(found.steps, pictures.boards, strict=True), 1)
    ]
    words = {
        "data_first": say.plain("book-first"),
        "data_back": say.plain("book-back"),
        "data_on": say.plain("book-on"),
        "data_last": say.plain("book-last"),
        "data_go": say.plain("book-go"),
    }
    return joined(
        tag("h2", say("book-replay"), id="replay"),
        tag("ol", *steps, class_="steps", **words),
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


def cover(url: str) -> str:
    """The page above both languages."""
    links = "".join(
        f'<li><a lang="{lang}" hreflang="{lang}" href="{lang}/index.html">{name}</a></li>'
        for lang, name in (("en", "English"), ("pl", "Polski"))
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<title>Adjutant</title><meta name="color-scheme" content="light dark">'
        '<link rel="stylesheet" href="book.css"></head><body><main id="main"><h1>Adjutant</h1>'
        f'<ul class="doors">{links}</ul></main></body></html>\n'
    )
