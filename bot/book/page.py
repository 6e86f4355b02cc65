"""Pieces of pages, in which everything is escaped that is not a piece itself; and what all pages of
the book have in common: the frame, tables, figures, people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape, unescape

from bot.app.model import User
from bot.app.play import computers
from bot.book.gather import Cast, is_somebody
from bot.text import LANGUAGES, Words
from engines.contract import Msg, msg


class Piece(str):
    """HTML that is known to be safe."""

    __slots__ = ()


def text(words: object) -> Piece:
    return words if isinstance(words, Piece) else Piece(escape(str(words)))


def tag(kind: str, /, *inside: object, **facts: object) -> Piece:
    """An element. `class_` is `class`, `data_n` is `data-n`; True stands alone, None is left
    out."""
    parts = [kind]
    for key, value in facts.items():
        key = key.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(key)
        elif value not in (None, False):
            parts.append(f'{key}="{escape(str(value), quote=True)}"')
    opening = f"<{' '.join(parts)}>"
    if kind in ("img", "link", "meta", "input", "br"):
        return Piece(opening)
    return Piece(f"{opening}{''.join(text(each) for each in inside)}</{kind}>")


def joined(*pieces: object) -> Piece:
    return Piece("\n".join(text(each) for each in pieces if each))


def date(at: float) -> Piece:
    moment = datetime.fromtimestamp(at, UTC)
    return tag("time", moment.strftime("%Y-%m-%d"), datetime=moment.isoformat())


MARKS = re.compile(
    r"\\(?P<bare>.)|\*\*(?P<bold>.+?)\*\*|`(?P<code>[^`]+)`|<@(?P<user>-?\d+)>|<t:(?P<at>\d+)\S*>"
)


class Speech:
    """What the bot says, as HTML in one language."""

    def __init__(self, words: Words, people: Cast) -> None:
        self.words, self.people = words, people

    @property
    def lang(self) -> str:
        return self.words.lang

    def __call__(self, what: Msg | str) -> Piece:
        """A sentence. Of Discord's marks, those the bot uses are put into HTML."""
        said = self.words.say(msg(what) if isinstance(what, str) else what).removeprefix("-# ")
        found, at = [], 0
        for mark in MARKS.finditer(said):
            found += [text(said[at : mark.start()]), self._mark(mark)]
            at = mark.end()
        return Piece("".join([*found, text(said[at:])]))

    def plain(self, what: Msg | str) -> str:
        """The sentence without any marks, for titles and attributes."""
        return unescape(re.sub(r"<[^>]+>", "", self(what)))

    def _mark(self, mark: re.Match[str]) -> Piece:
        match mark.lastgroup:
            case "bold":
                return tag("strong", mark["bold"])
            case "code":
                return tag("code", mark["code"])
            case "user":
                return text(self.name(int(mark["user"])))
            case "at":
                return date(float(mark["at"]))
        return text(mark["bare"])

    def name(self, user: int) -> str:
        """What somebody is called here."""
        if computers.is_computer(user):
            return self.words.say(computers.name(user))
        if user not in self.people.numbers or not is_somebody(user):
            return self.words.say(msg("book-nobody"))
        number = self.people.numbers[user]
        return self.people.names.get(user) or self.words.say(msg("book-player", n=number))


POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
    "font-src 'self'; base-uri 'none'"
)


@dataclass(frozen=True, slots=True)
class Image:
    """A picture of the book."""

    name: str
    alt: str
    size: tuple[int, int]


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
    replay: bool = False
    """Whether boards are looked at in it, one after the other."""
    languages: Sequence[str] = LANGUAGES
    """Those it is written in."""


def whole(page: Page, say: Speech, url: str) -> str:
    """A page with its head. `url` is where the book will lie; links to it need that to show a
    picture."""
    up = "../" * (page.path.count("/") + 1)
    there = url.rstrip("/")
    address = f"{there}/{say.lang}/{page.path.removesuffix('index.html')}" if there else ""
    others = [lang for lang in page.languages if lang != say.lang]
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
        page.replay and tag("link", rel="stylesheet", href=f"{up}board.css"),
        *(
            tag("script", src=src, defer=True)
            for src in ("replay.js", f"{up}board.js", f"{up}book.js")
            if page.replay
        ),
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


# Pieces of several pages.


def number(n: object) -> Piece:
    return tag("td", n, class_="number")


def table(rows: Sequence[Piece], head: Sequence[str], say: Speech, caption: Msg | str) -> Piece:
    """A table that scrolls sideways by itself where there is no room for it."""
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


def figure(image: Image, caption: object = "", **facts: object) -> Piece:
    wide, high = image.size
    picture = tag(
        "img", src=image.name, alt=image.alt, width=wide, height=high, loading="lazy", **facts
    )
    return tag("figure", picture, caption and tag("figcaption", caption))


def person(user: User, people: Cast, say: Speech, up: str) -> Piece:
    """What somebody is called, as a link to their page if they have one. `up` leads to the top of
    the language."""
    name = say.name(user)
    if user not in people.numbers or not is_somebody(user):
        return text(name)
    return tag("a", name, href=f"{up}people/{people.handle(user)}.html")
