"""Pieces of pages. Whatever is put into one is escaped, unless it is a piece itself."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from html import escape, unescape

from bot.app.play import computers
from bot.book.gather import Cast, is_somebody
from bot.text import Words
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
