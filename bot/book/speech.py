"""What the bot says, as HTML: Discord's marks become elements, and everything else is escaped."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from markupsafe import Markup, escape

from bot.app.play import computers
from bot.book.gather import Cast, is_somebody
from bot.text import Words
from engines.contract import Msg, msg

MARKS = re.compile(
    r"\\(?P<bare>.)|\*\*(?P<bold>.+?)\*\*|`(?P<code>[^`]+)`|<@(?P<user>-?\d+)>|<t:(?P<at>\d+)\S*>"
)


def date(at: float) -> Markup:
    moment = datetime.fromtimestamp(at, UTC)
    return Markup('<time datetime="{}">{:%Y-%m-%d}</time>').format(moment.isoformat(), moment)


class Speech:
    """The sentences of one language."""

    def __init__(self, words: Words, people: Cast) -> None:
        self.words, self.people = words, people

    @property
    def lang(self) -> str:
        return self.words.lang

    def __call__(self, what: Msg | str) -> Markup:
        """A sentence. Of Discord's marks, those the bot uses are put into HTML."""
        said = self.words.say(msg(what) if isinstance(what, str) else what).removeprefix("-# ")
        found, at = [], 0
        for mark in MARKS.finditer(said):
            found += [escape(said[at : mark.start()]), self._mark(mark)]
            at = mark.end()
        return Markup("").join([*found, escape(said[at:])])

    def plain(self, what: Msg | str) -> str:
        """The sentence without any marks, for titles and attributes."""
        return Markup(re.sub(r"<[^>]+>", "", self(what))).unescape()

    def _mark(self, mark: re.Match[str]) -> Markup:
        match mark.lastgroup:
            case "bold":
                return Markup("<strong>{}</strong>").format(mark["bold"])
            case "code":
                return Markup("<code>{}</code>").format(mark["code"])
            case "user":
                return escape(self.name(int(mark["user"])))
            case "at":
                return date(float(mark["at"]))
        return escape(mark["bare"])

    def name(self, user: int) -> str:
        """What somebody is called here."""
        if computers.is_computer(user):
            return self.words.say(computers.name(user))
        if user not in self.people.numbers or not is_somebody(user):
            return self.words.say(msg("book-nobody"))
        number = self.people.numbers[user]
        return self.people.names.get(user) or self.words.say(msg("book-player", n=number))

    def linked(self, user: int, top: str) -> Markup:
        """The same, as a link to their page if they have one. `top` leads to the top of the
        language."""
        name = escape(self.name(user))
        if user not in self.people.numbers or not is_somebody(user):
            return name
        handle = self.people.handle(user)
        return Markup('<a href="{}people/{}.html">{}</a>').format(top, handle, name)
