"""Finding a game without a league: a queue, tables for those who fit together, and computers in a
place that is left, if all agree."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from bot.app import clock_book, computers, lobby, rights, seating
from bot.app.calendars import DAY
from bot.app.clock_book import YEAR
from bot.app.leagues.base import say
from bot.app.leagues.letters import match_of
from bot.app.leagues.model import Match, Seeking, Wishes
from bot.app.leagues.refereeing import Refereeing
from bot.app.leagues.titles import seated
from bot.app.mail.stored import Envelope, NoticeMail
from bot.app.model import Instant, User
from bot.app.pace import PACES
from bot.league.matching import Found, Seeker, matches
from bot.store import Db, games, outbox, seekers, waits
from bot.store.games import ChairRow, GameRow
from bot.store.seekers import MatchRow, SeekerRow
from engines.contract import Illegal, Msg, msg
from engines.extras import Imagination

logger = logging.getLogger(__name__)

ANSWERS = DAY
"""How long people are asked whether they would play with a computer."""
AT_A_TIME = 20
"""People who are read, or tables that are written down, in one transaction."""
LONGEST = 30
"""Days somebody may look for a game."""


class Seekers(Refereeing):
    async def seek(
        self, guild: int, channel: int, user: User, wishes: Wishes, command: str
    ) -> Seeking:
        """Look for a game. Replaces what the person looked for before."""
        for name in wishes.games:
            if name not in self._names:
                raise Illegal(msg("table-unknown-game", game=name))
        if not wishes.games or not set(wishes.paces) <= set(PACES) or not wishes.paces:
            raise Illegal(msg("seek-nothing"))
        if not any(self._fits(game, size) for game in wishes.games for size in wishes.sizes):
            raise Illegal(msg("seek-no-size"))
        if not 1 <= wishes.days <= LONGEST:
            raise Illegal(msg("league-number", least=1, most=LONGEST))
        now = self._now()

        def write(db: Db) -> None:
            before = seekers.seeker(db, guild, user)
            kept = wishes.hours or (_unpacked(before.wishes).hours if before else ())
            raw = _packed(replace(wishes, hours=kept))
            same = before is not None and before.wishes == raw
            since = before.since if before is not None and same else now
            until = now + wishes.days * DAY
            seekers.seek(db, SeekerRow(0, guild, channel, user, raw, since, until))

        await self._store.write(write)
        return (await self.seeker(guild, user))[0]

    async def seek_in(self, guild: int, user: User, hours: Collection[int]) -> None:
        """Say at which hours of the day, in UTC, one answers; none: as the clock book has it. The
        place in the queue stays."""
        if not set(hours) <= set(range(24)):
            raise Illegal(msg("league-number", least=0, most=23))

        def write(db: Db) -> None:
            if (row := seekers.seeker(db, guild, user)) is None:
                raise Illegal(msg("seek-not-seeking"))
            row.wishes["hours"] = sorted(hours)
            seekers.seek(db, row)

        await self._store.write(write)

    async def answers_at(self, user: User) -> tuple[int, ...]:
        """The hours of the day, in UTC, in which somebody answers, by the clock book; empty as long
        as that is not known."""

        def find(db: Db) -> tuple[int, ...]:
            return _hours(db, user, self._now())

        return await self._store.read(find)

    async def stop_seeking(self, user: User) -> None:
        await self._store.write(lambda db: seekers.stop(db, [user]))

    async def seeker(self, guild: int, user: User) -> tuple[Seeking, int]:
        """What somebody looks for, and how many others look for a game."""

        def find(db: Db) -> tuple[Seeking, int]:
            if (row := seekers.seeker(db, guild, user)) is None:
                raise Illegal(msg("seek-not-seeking"))
            return _seeking(row), seekers.others(db, guild, user)

        return await self._store.read(find)

    async def seekers(self, guild: int) -> list[Seeking]:
        """Who looks for a game on a server, longest first."""
        found = await self._store.read(lambda db: seekers.seekers(db, guild))
        return [_seeking(row) for row in found]

    async def agree(self, match: int, user: User, command: str, *, agrees: bool = True) -> Match:
        """Say whether one would play with computers in the places that are left."""

        def write(db: Db) -> MatchRow:
            row = seekers.match(db, match)
            if row is None or user not in row.people:
                raise Illegal(msg("seek-not-yours"))
            if row.status != "asked":
                return row
            if not agrees:
                row.status = "off"
            elif user not in row.agreed:
                row.agreed.append(user)
            if set(row.agreed) == set(row.people):
                self._go(db, row)
            seekers.save_match(db, row)
            return row

        return match_of(await self._store.write(write))

    # What happens by itself.

    async def _match(self) -> int:
        done = await self._store.write(self._lapse)
        waiting = await self._store.read(_waiting)
        for guild in sorted({row.guild for row in waiting}):
            done += await self._find_matches([row for row in waiting if row.guild == guild])
        for row in await self._store.read(seekers.under_way):
            if row.status == "agreed" and row.place is not None:
                try:
                    await self._make_match(row)
                    done += 1
                except Exception:
                    logger.exception("the table of match %s is made later", row.id)
        return done

    def _lapse(self, db: Db) -> int:
        """Call off what was not agreed to in time, and forget who has looked for long enough."""
        now, done = self._now(), 0
        for row in seekers.under_way(db):
            if row.status == "asked" and row.until <= now:
                row.status = "off"
                seekers.save_match(db, row)
                done += 1
        seekers.expire(db, now)
        return done

    async def _find_matches(self, waiting: Sequence[SeekerRow]) -> int:
        """Bring people of one server together. A thousand may wait: they are read and written a few
        at a time, and thought about in between."""
        rows, now, line = {row.user: row for row in waiting}, self._now(), list[Seeker]()
        for at in range(0, len(waiting), AT_A_TIME):
            some = waiting[at : at + AT_A_TIME]
            line += await self._store.read(
                lambda db, some=some: [_seeker(db, row, now) for row in some]  # type: ignore[misc]
            )
        found = await asyncio.to_thread(matches, line, now, self._fits)
        done = 0
        for at in range(0, len(found), AT_A_TIME):
            tables = found[at : at + AT_A_TIME]
            done += await self._store.write(
                lambda db, tables=tables: self._write_down(db, tables, rows)  # type: ignore[misc]
            )
        return done

    def _write_down(self, db: Db, tables: Iterable[Found], rows: Mapping[User, SeekerRow]) -> int:
        """Keep those of these tables whose people all still look for the same."""
        busy, done = _busy(db), 0
        for found in tables:
            people = [rows[user] for user in found.people]
            stay = all(seekers.seeker(db, row.guild, row.user) == row for row in people)
            if not stay or not busy.isdisjoint(found.people):
                continue
            if found.short and self._asked_before(db, people[0].guild, found):
                continue
            self._add(db, people[0], found)
            busy.update(found.people)
            done += 1
        return done

    def _add(self, db: Db, first: SeekerRow, found: Found) -> None:
        now = self._now()
        row = MatchRow(
            id=0,
            guild=first.guild,
            channel=first.channel,
            title=found.game,
            pace=found.pace,
            size=found.size,
            people=list(found.people),
            made=now,
            until=now + ANSWERS,
        )
        row.id = seekers.add_match(db, row)
        if found.short:
            for user in found.people:
                say(db, "league/match", now, {"match": row.id}, user=user)
        else:
            self._go(db, row)
            seekers.save_match(db, row)

    def _go(self, db: Db, row: MatchRow) -> None:
        """Have a thread opened for people who have found each other."""
        row.status = "agreed"
        seekers.stop(db, row.people, row.guild)
        say(db, "league/place", self._now(), {"match": row.id}, channel=row.channel)

    async def _make_match(self, row: MatchRow) -> None:
        game = await self._store.write(lambda db: self._open_match(db, row.id))
        host = row.people[0]
        await self._tables.start(game, host, f"match:{row.id}:start")
        await self._store.write(lambda db: self._match_made(db, row.id))

    def _open_match(self, db: Db, match: int) -> int:
        row = seekers.match(db, match)
        assert row is not None
        assert row.place is not None
        if row.game is not None:
            return row.game
        engine = self._engine(row.title)
        chosen = lobby.chosen(engine, {"pace": row.pace})
        options = seating.followed(engine, chosen, row.size)
        host = row.people[0]
        row.game = games.add(
            db,
            GameRow(
                id=0,
                game=row.title,
                version=engine.version,
                guild=row.guild,
                channel=row.place,
                host=host,
                status="lobby",
                options=options,
                opened=self._now(),
            ),
        )
        people = list(row.people)
        while len(people) < row.size:
            people.append(computers.number("officer", people))
        games.save_chairs(db, row.game, [ChairRow(user, None) for user in people])
        seekers.save_match(db, row)
        return row.game

    def _match_made(self, db: Db, match: int) -> None:
        row = seekers.match(db, match)
        if row is None or row.status != "agreed" or row.place is None:
            return
        row.status = "made"
        seekers.save_match(db, row)
        people = tuple(rights.person(user) for user in row.people)
        text = msg("seek-found", people=people)
        self._notice(db, row, text)

    def _notice(self, db: Db, row: MatchRow, text: Msg) -> None:
        mail = NoticeMail(text, tuple(row.people))
        outbox.add(db, Envelope(mail, self._now(), row.game, row.place).row)

    def _asked_before(self, db: Db, guild: int, found: Found) -> bool:
        """Whether these people have refused the same, or let it pass, in the last days."""
        return seekers.refused(db, guild, found.people, self._now() - 3 * DAY)

    def _fits(self, game: str, size: int) -> bool:
        engine = self._engine(game)
        return size in seated(engine) and isinstance(engine, Imagination)


def _busy(db: Db) -> set[User]:
    """Who is asked about a game, or waits for its table."""
    return {user for row in seekers.under_way(db) for user in row.people}


def _waiting(db: Db) -> list[SeekerRow]:
    """Who looks for a game and has not been asked about one."""
    busy = _busy(db)
    return [row for row in seekers.seekers(db) if row.user not in busy]


def _hours(db: Db, user: User, now: Instant) -> tuple[int, ...]:
    """The hours of the day in which somebody answers, by the clock book."""
    return clock_book.usual_hours(waits.answered_by_hour(db, user, now - YEAR))


def _seeker(db: Db, row: SeekerRow, now: Instant) -> Seeker:
    wishes = _unpacked(row.wishes)
    return Seeker(
        person=row.user,
        since=row.since,
        games=wishes.games,
        sizes=wishes.sizes,
        paces=wishes.paces,
        computers=wishes.computers,
        avoids=seekers.avoided(db, [row.user])[row.user],
        hours=frozenset(wishes.hours or _hours(db, row.user, now)),
    )


def _packed(wishes: Wishes) -> dict[str, Any]:
    found = asdict(wishes)
    return {name: list(each) if isinstance(each, tuple) else each for name, each in found.items()}


def _unpacked(raw: dict[str, Any]) -> Wishes:
    return Wishes(
        games=tuple(raw["games"]),
        sizes=tuple(raw["sizes"]),
        paces=tuple(raw["paces"]),
        days=raw["days"],
        computers=raw["computers"],
        hours=tuple(raw.get("hours", ())),
    )


def _seeking(row: SeekerRow) -> Seeking:
    return Seeking(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        user=row.user,
        wishes=_unpacked(row.wishes),
        since=row.since,
        until=row.until,
    )
