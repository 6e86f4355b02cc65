"""Says a `Msg` in one language."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from engines.contract import Arg, Msg
from engines.kit import data
from engines.registry import GAMES

_MARKUP = re.compile(r"([\\*_~`|<>\[\]()#-])")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Another sentence inside a sentence of a catalogue."""
LANGUAGES = ("en", "pl")
"""The first is spoken where nothing better is known."""
KEPT = 8192
"""How many messages are remembered as they were said."""
LONGEST = 1000
"""Characters of a gap; Fluent refuses to put more into a sentence."""

PERSON, FORGOTTEN = "table-user", "table-user-forgotten"
"""Somebody in a sentence, and whoever asked to be forgotten since it was written: a number below
zero stands for them."""

log = logging.getLogger(__name__)


class Unsaid(Exception):
    """A sentence that cannot be said: its id or one of its arguments is missing."""


class Words:
    """All catalogues of one language. Sentences inside a sentence are said first. A name may have
    forms (attributes in the catalogue): what fills the gap `power` also fills `power-in` with its
    form `.in`, so that Polish can decline it and make the verb agree."""

    strict = False
    """Tests set this: a missing word is then an error instead of a makeshift."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.say = lru_cache(KEPT)(self._said)
        """Says a message. The same ones are said on every panel and every board."""
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        """Sentences as the catalogues have them: each is parsed when it is first needed."""
        for file in catalogues(lang):
            for name, entry in entries(file.read_text("utf-8")):
                self._unread.setdefault(name, entry)

    def knows(self, name: str) -> bool:
        self._read(name)
        return self._bundle.has_message(name)

    def _read(self, name: str) -> None:
        """Parse a sentence with those it names. It is there before it counts as read: pictures are
        drawn in threads."""
        if (entry := self._unread.get(name)) is not None:
            for each in _NAMED.findall(entry):
                self._read(each)
            self._bundle.add_resource(FluentResource(entry))
            self._unread.pop(name, None)

    def _said(self, msg: Msg) -> str:
        if msg.id == PERSON and str(msg.args.get("user")).startswith("-"):
            msg = Msg(FORGOTTEN)
        if not self.knows(msg.id) or (pattern := self._bundle.get_message(msg.id).value) is None:
            return self._unsaid(msg, f"no message {msg.id!r}")
        gaps = self._gaps(msg)
        said, errors = self._bundle.format_pattern(pattern, gaps)
        if errors:
            return self._unsaid(msg, f"{msg.id}: {'; '.join(map(str, errors))}")
        return str(said)

    def _gaps(self, msg: Msg) -> dict[str, str | int]:
        gaps = {name: _fit(self._gap(arg)) for name, arg in msg.args.items()}
        for name, arg in msg.args.items():
            several = arg if isinstance(arg, tuple) else (arg,)
            found = [self._forms(each) for each in several if isinstance(each, Msg)]
            for form in set[str]().union(*found):
                gaps[f"{name}-{form}"] = ", ".join(each[form] for each in found if form in each)
        return gaps

    def _forms(self, msg: Msg) -> dict[str, str]:
        if not self.knows(msg.id):
            return {}
        forms = self._bundle.get_message(msg.id).attributes
        gaps = self._gaps(msg) if forms else {}
        return {
            form: str(self._bundle.format_pattern(pattern, gaps)[0])
            for form, pattern in forms.items()
        }

    def _gap(self, arg: Arg) -> str | int:
        if isinstance(arg, Msg):
            return self.say(arg)
        if isinstance(arg, tuple):
            return ", ".join(self.say(each) for each in arg)
        return arg

    def _unsaid(self, msg: Msg, why: str) -> str:
        """What still helps a reader when the words are missing: the id and what it was about."""
        if self.strict:
            raise Unsaid(f"{self.lang}: {why}")
        log.error("%s: %s", self.lang, why)
        about = ", ".join(str(self._gap(arg)) for arg in msg.args.values())
        name = msg.id.replace("-", " ")
        return f"{name} ({about})" if about else name


def _fit(gap: str | int) -> str | int:
    return f"{gap[: LONGEST - 1]}…" if isinstance(gap, str) and len(gap) > LONGEST else gap


def verbatim(text: str) -> str:
    """What somebody typed, to be shown letter by letter: Discord finds no markup and no mention
    in it."""
    return _MARKUP.sub(r"\\\1", " ".join(text.split())).replace("@", "@\u200b")


def catalogues(lang: str) -> Iterator[Path]:
    """The bot's own words, by subject, then those of every game. Short whole sentences with a full
    stop, labels without one, no exclamation marks; times come in as <t:…> marks and people as
    mentions, so that readers see their own."""
    yield from sorted(Path(__file__).with_name(lang).glob("*.ftl"))
    for game in GAMES:
        if (file := data.path(game, f"words/{lang}.ftl")).is_file():
            yield file


def entries(catalogue: str) -> Iterator[tuple[str, str]]:
    """Each sentence of a catalogue, by its id."""
    begins = [*_ENTRY.finditer(catalogue)]
    for here, after in zip(begins, [*begins[1:], None], strict=True):
        yield here[1], catalogue[here.start() : after.start() if after else len(catalogue)]


def words(lang: str) -> Words:
    """Catalogues are read once; a language we do not speak is answered in the first."""
    return catalogue(lang if lang in LANGUAGES else LANGUAGES[0])


catalogue = cache(Words)
