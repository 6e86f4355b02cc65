"""The pages Discord asks for: what is kept about people, and on which terms the bot is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bot.book.html import Piece, joined, tag, text
from bot.book.page import Page

DOCS = Path(__file__).parents[2] / "docs"
NOTICES = {"privacy.html": "PRIVACY.md", "terms.html": "TERMS.md"}
MARKS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\.md\)")


def pages() -> Iterator[Page]:
    """One page for each text, in the language it is written in."""
    for path, name in NOTICES.items():
        written = (DOCS / name).read_text("utf-8")
        title, _, rest = written.partition("\n")
        title = title.removeprefix("# ")
        paragraphs = [each.strip() for each in rest.split("\n\n") if each.strip()]
        about = " ".join(paragraphs[0].split())
        body = joined(tag("h1", title), *map(_paragraph, paragraphs))
        yield Page(path, title, about, body, languages=("en",))


def _paragraph(written: str) -> Piece:
    """One paragraph of Markdown: a heading, a list or plain text."""
    if written.startswith("## "):
        return tag("h2", written.removeprefix("## "))
    if written.startswith("- "):
        entries = re.split(r"^- ", written, flags=re.MULTILINE)[1:]
        return tag("ul", *(tag("li", *_marked(each)) for each in entries))
    return tag("p", *_marked(written))


def _marked(written: str) -> Iterator[Piece]:
    """Words with what is bold, a command or a link."""
    end, plain = 0, " ".join(written.split())
    for mark in MARKS.finditer(plain):
        yield text(plain[end : mark.start()])
        bold, command, said, name = mark.groups()
        if bold is not None:
            yield tag("strong", bold)
        elif command is not None:
            yield tag("code", command)
        else:
            yield tag("a", said, href=f"{name.lower()}.html")
        end = mark.end()
    yield text(plain[end:])
