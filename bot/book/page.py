"""How a page is put together: by the templates beside this, in which everything is escaped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bot.book.speech import Speech, date
from bot.text import LANGUAGES, names
from engines.contract import msg
from renderers.league import cross, paper

POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
    "font-src 'self'; base-uri 'none'"
)
TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.filters["date"] = date
TEMPLATES.globals.update(msg=msg, title=names.title, side=names.side, policy=POLICY)
TEMPLATES.globals.update(marks=cross.MARKS, likely=paper.likely, percent=paper.percent)


class Image(NamedTuple):
    """A picture of the book."""

    name: str
    alt: str
    size: tuple[int, int]


class Page(NamedTuple):
    """What all pages have: where they lie, what they are called, what they tell."""

    path: str
    """From the top of its language: `games/3/index.html`."""
    title: str
    about: str
    template: str
    facts: dict[str, Any]
    """What the template knows."""
    image: str = ""
    """For a pasted link: the path of a picture from the top of the book."""
    languages: Sequence[str] = LANGUAGES
    """Those it is written in."""


def whole(page: Page, say: Speech, url: str) -> str:
    """A page with its head. `url` is where the book will lie; links to it need that to show a
    picture."""
    top, there = "../" * page.path.count("/"), url.rstrip("/")
    graph = {
        "og:type": "article",
        "og:site_name": say.plain("book-title"),
        "og:title": page.title,
        "og:description": page.about,
        "og:url": there and f"{there}/{say.lang}/{page.path.removesuffix('index.html')}",
        "og:image": there and page.image and f"{there}/{page.image}",
        "og:locale": {"en": "en_GB", "pl": "pl_PL"}[say.lang],
    }
    return TEMPLATES.get_template(page.template).render(
        page.facts,
        page=page,
        say=say,
        graph=graph,
        top=top,
        up=f"../{top}",
        others=[lang for lang in page.languages if lang != say.lang],
        person=lambda user: say.linked(user, top),
        decimal=lambda value, digits=1: paper.figure(value, say.plain, digits),
    )


def cover() -> str:
    """The page above both languages."""
    return TEMPLATES.get_template("cover.html").render()
