"""Draws pictures for messages off the event loop; films in a process of their own, because dozens
of boards would hold up everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Any, Protocol, TypeVar

import renderers
from bot.app.model import Table
from bot.app.play.workers import Lane
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.connection import Timing
from bot.edge.layout import Drawn
from bot.text import Words, words
from engines.contract import Choice, Event, Key, Seat, msg
from engines.extras import Preview, Retrospect
from engines.registry import engine
from renderers import leaflet, league, renderer
from renderers.closeup import CLOSE
from renderers.film import film
from renderers.league.records import Record

log = logging.getLogger(__name__)

HELP = leaflet.HELP
"""The help card's name among the parts of a board."""
HAND = "hand"
"""The cards of a seat, in place of the board."""
SMALL = 320
"""Width of a board in a list: a thumbnail on a sharp screen."""
AT_ONCE = 2
"""How many pictures are drawn at once. Drawing is CPU work; more would make everybody wait."""

PATIENCE = 90.0
"""Seconds a film may take to draw. Most take one to three."""
KEPT = 8
"""How many films are remembered, should they be sent again."""


class Picture(Protocol):
    @property
    def png(self) -> bytes: ...

    @property
    def alt(self) -> str: ...


T = TypeVar("T")
Draw = Callable[..., Picture]
Prepare = Callable[[str, Say], None]
Tell = Callable[..., Picture | None]
Shoot = Callable[[str, list[bytes], str], Awaitable[bytes]]


class Pictures:
    """Draws with a fallback: if a picture fails, the player gets its words, never an error."""

    def __init__(
        self,
        draw: Draw | None = None,
        prepare: Prepare | None = None,
        choose: Draw | None = None,
        recall: Tell | None = None,
        tell: Tell | None = None,
        shoot: Shoot | None = None,
    ) -> None:
        self._draw: Draw = draw or renderers.picture
        self._choose: Draw = choose or renderers.chooser
        self._recall: Tell = recall or renderers.since
        self._tell: Tell = tell or renderers.story
        self._strip = None if draw else renderers.strip
        self._prepare = prepare if draw else prepare or renderers.prepare
        self.shoot = shoot or (shoot_film if draw is None else shooting(draw))
        self._films: dict[tuple[int, str], Drawn] = {}
        self._free = asyncio.Semaphore(AT_ONCE)
        self.drawn = Timing()

    async def prepare(self, game: str, say: Say) -> None:
        """Draw what all boards of a game share, before anybody waits for it."""
        if self._prepare is not None:
            await self._made(f"prepared for {game}", self._prepare, game, say)

    async def _made(self, what: str, work: Callable[..., T], *given: Any, **how: Any) -> T | None:
        """What is drawn off the event loop, not much at once; None if that fails."""
        try:
            async with self._free:
                return await asyncio.to_thread(work, *given, **how)
        except Exception:
            log.exception("no picture %s", what)
            return None

    async def board(
        self,
        game: str,
        view: Any,
        say: Say,
        *,
        marks: Sequence[str] = (),
        around: Sequence[str] = (),
        about: str = "",
        focus: str = "",
        number: int = 0,
    ) -> Drawn | None:
        """`marks` are ringed; a picture cut to places that are not is cut `around` them."""
        how = {"about": about} if about else {"around": around} if around else {}
        name = f"board{number or ''}.png"
        return await self._drawn(name, game, view, say, marks=marks, focus=focus, **how)

    async def since(
        self, game: str, view: Any, events: Sequence[Event], say: Say, *, near: bool = False
    ) -> tuple[Drawn | None, tuple[int, ...]]:
        """The board with what these events changed, numbered in order, and the number of each
        event. No picture if nothing can be shown on it, or with `near` only on all of it."""
        numbers = renderers.numbers(game, events) if renderer(game) else ()
        if not any(numbers):
            return None, ()
        about = f"of what happened in {game}"
        made = await self._made(about, self._recall, game, view, events, say, near=near)
        return (Drawn("since.png", made.alt, made.png), numbers) if made else (None, ())

    async def news(self, game: str, view: Any, events: Sequence[Event], say: Say) -> Drawn | None:
        """The board for everybody, after these events: the part they are about, if that is one."""
        drawn = renderer(game)
        part = drawn.shown_to_all(view, events) if drawn and drawn.shown_to_all else ""
        return await self.board(game, view, say, focus=part)

    async def battle(self, game: str, view: Any, events: Sequence[Event], say: Say) -> Drawn | None:
        """What is shown beside the board after these events: the part they are about, or what was
        fought in them, in a game that draws it."""
        drawn = renderer(game)
        if part := drawn.great(view, events) if drawn and drawn.great else "":
            return await self._drawn(f"{part}.png", game, view, say, focus=part)
        if self._strip is None:
            return None
        made = await self._made(f"of a battle of {game}", self._strip, game, events, say)
        return Drawn("battle.png", made.alt, made.png) if made else None

    async def hand(
        self, game: str, view: Any, say: Say, number: int = 0, *, marks: Sequence[str] = ()
    ) -> Drawn | None:
        how = {"marks": marks} if marks else {}
        return await self._drawn(f"hand{number or ''}.png", game, view, say, hand=True, **how)

    async def small(self, game: str, view: Any, say: Say, number: int) -> Drawn | None:
        """A board the size of a stamp, to be told from others in a list."""
        return await self._drawn(f"small{number}.png", game, view, say, width=SMALL, steady=True)

    async def preview(self, table: Table, say: Say) -> Drawn | None:
        """The board before the start, in a game whose host chooses it from pictures."""
        rules = engine(table.game)
        if table.status != "lobby" or not isinstance(rules, Preview):
            return None
        return await self.board(table.game, rules.preview(_pictured(rules, table)), say)

    async def chooser(self, table: Table, say: Say) -> Drawn | None:
        """The values of an option side by side, in a game whose host chooses from pictures."""
        rules = engine(table.game)
        if table.status != "lobby" or not isinstance(rules, Preview):
            return None

        def drawing() -> Picture:
            views = {value: rules.preview(value) for value in _pictures(rules)}
            return self._choose(table.game, views, _pictured(rules, table), say)

        made = await self._made(f"to choose from for {table.game}", drawing)
        return Drawn("choice.png", made.alt, made.png) if made else None

    async def film(
        self, table: Table, said: Words, positions: Callable[[], Awaitable[list[bytes]]]
    ) -> Drawn | None:
        """The film of a whole game; None if it cannot be drawn, or takes too long."""
        key = table.id, said.lang
        if key not in self._films:
            try:
                async with asyncio.timeout(PATIENCE):
                    drawn = await self._filmed(table.game, said, positions)
            except Exception:
                log.exception("no film of game %s", table.id)
                return None
            self._films = dict([*self._films.items(), (key, drawn)][-KEPT:])
        return self._films[key]

    async def story(
        self,
        table: Table,
        said: Words,
        boards: Callable[[], Awaitable[list[Any]]],
        course: Callable[[], Awaitable[list[Any]]] | None = None,
    ) -> Drawn | None:
        """The last picture of a game, with the way it went and, with its `course`, who was how near
        to winning; None if it cannot be drawn."""
        try:
            return await asyncio.wait_for(self._told(table.game, said, boards, course), PATIENCE)
        except Exception:
            log.exception("no story of game %s", table.id)
            return None

    async def _told(
        self,
        game: str,
        said: Words,
        boards: Callable[[], Awaitable[list[Any]]],
        course: Callable[[], Awaitable[list[Any]]] | None,
    ) -> Drawn | None:
        views = await boards()
        more = [await course()] if course else []
        async with self._free:
            made = await asyncio.to_thread(self._tell, game, views, said.say, *more)
        return Drawn("story.png", made.alt, made.png) if made is not None else None

    async def _filmed(
        self, game: str, said: Words, positions: Callable[[], Awaitable[list[bytes]]]
    ) -> Drawn:
        states = await positions()
        async with self._free:
            made = await self.shoot(game, states, said.lang)
        if len(made) > limits.FILM:
            raise ValueError(f"{len(made)} bytes are too many")
        return Drawn("film.gif", said.say(msg("chronicle-film", n=len(states))), made)

    async def league(self, record: Record, say: Say, focus: str = "") -> Drawn | None:
        """Standings, a card, ...; its words, should it fail."""
        name = f"{type(record).__name__.lower()}.png"
        made = await self._made(name, league.picture, record, say, focus=focus)
        return Drawn(name, made.alt, made.png) if made else Drawn(name, league.alt(record, say))

    async def _drawn(self, name: str, game: str, view: Any, say: Say, **how: Any) -> Drawn | None:
        try:
            async with self._free:
                began = perf_counter()
                picture = await asyncio.to_thread(self._draw, game, view, say, **how)
                self.drawn.took(perf_counter() - began)
        except Exception:
            log.exception("no picture %s of %s", name, game)
            return await self._words(name, game, view, say)
        if len(picture.png) > limits.FILE:
            log.error("picture %s of %s has %d bytes", name, game, len(picture.png))
            return Drawn(name, picture.alt)
        return Drawn(name, picture.alt, picture.png)

    async def _words(self, name: str, game: str, view: Any, say: Say) -> Drawn | None:
        alt = await self._made(f"in words, {name} of {game}", renderers.alt, game, view, say)
        return None if alt is None else Drawn(name, alt)


def _pictures(rules: Preview) -> Sequence[str]:
    return next(each.values for each in rules.options if each.name == rules.previewed_option)


def _pictured(rules: Preview, table: Table) -> str:
    return table.options.get(rules.previewed_option, _pictures(rules)[0])


def has_help(game: str) -> bool:
    """Whether a game has a help card."""
    drawn = renderer(game)
    return drawn is not None and drawn.has_help


def advice(game: str) -> tuple[str, ...]:
    """What can be drawn over the board for one seat, from what that seat knows."""
    drawn = renderer(game)
    return drawn.advice if drawn else ()


def own_board(game: str) -> bool:
    """Whether each seat sees a board of its own; else there is one board for all."""
    drawn = renderer(game)
    return drawn is not None and drawn.first_look is not None


def follows(game: str) -> bool:
    """Whether a picture can follow the question: the part it is about, or the cards."""
    drawn = renderer(game)
    return drawn is not None and bool(drawn.first_look or drawn.windows or drawn.hand_verbs)


def fitting(game: str, view: Any, choices: Sequence[Choice], place: str = "") -> str:
    """What a question is best looked at with, from what its seat knows: `hand`, a part of the
    board, or the whole board (empty)."""
    drawn = renderer(game)
    if drawn is None:
        return ""
    answers = [choice for choice in choices if not choice.aside]
    marks = [choice.place for choice in answers if choice.place]
    if any(choice.verb in drawn.hand_verbs for choice in (answers[:1] if marks else answers)):
        return HAND
    return near(game, view, [*marks, place] if place else marks)


def for_use(game: str, choices: Sequence[Choice]) -> list[Key]:
    """The answers whose cards are ringed in a hand: where cards can be used in several ways, the
    first counts, as a card that can only be thrown away is not for playing."""
    drawn = renderer(game)
    verbs = [choice.verb for choice in choices if drawn and choice.verb in drawn.hand_verbs]
    return [choice.key for choice in choices if choice.verb in verbs[:1]]


def near(game: str, view: Any, places: Sequence[str]) -> str:
    """The part of the board on which these places are seen best."""
    drawn = renderer(game)
    part = drawn.first_look(view, places) if drawn and drawn.first_look else ""
    return part or (CLOSE if places and drawn and drawn.windows else "")


def told_places(game: str, events: Sequence[Event]) -> list[str]:
    """Where these events happened, as far as pictures tell them."""
    drawn = renderer(game)
    quiet = drawn.told.quiet if drawn else frozenset[str]()
    return [place for each in events if each.text.id not in quiet for place in each.places]


def own_places(game: str, view: Any, seat: Seat) -> list[str]:
    """Where something of a seat's is, as everybody sees it."""
    rules = engine(game)
    return sorted(rules.held(view, seat)) if isinstance(rules, Retrospect) else []


LONGEST = 600.0
"""Seconds after which a film is given up."""


def film_of(game: str, states: list[bytes], lang: str, **how: Any) -> bytes:
    """The film of these positions, as everybody saw them."""
    rules = engine(game)
    views = [rules.view(rules.load(state), None) for state in states]
    return film(game, views, words(lang).say, **how)


async def shoot_film(game: str, states: list[bytes], lang: str) -> bytes:
    """The film, from a process that ends with it: films are rare, and its memory is not kept."""
    lane = Lane(longest=LONGEST)
    try:
        shot = lane.submit(film_of, game, states, lang)
        await lane.until(shot)
        return shot.result()
    finally:
        lane.close()


def shooting(draw: Callable[..., Any]) -> Callable[[str, list[bytes], str], Awaitable[bytes]]:
    """Draws films here, with other pictures: tests do."""

    async def here(game: str, states: list[bytes], lang: str) -> bytes:
        return await asyncio.to_thread(film_of, game, states, lang, draw=draw)

    return here
