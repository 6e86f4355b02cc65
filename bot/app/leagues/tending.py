"""What leagues do by themselves: dates, rounds, tables, results, standings.

Everything is looked at and done within one transaction, or is a command with an id of its own: a
step that is taken twice, or broken off by a crash, does nothing twice and leaves nothing out.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from bot.app.leagues import drawing, records, starting
from bot.app.leagues.base import log as write_log
from bot.app.leagues.base import show_sign_up, tell
from bot.app.leagues.ending import Ending
from bot.app.leagues.settings import unpacked
from bot.app.model import Instant
from bot.app.tables import Tables
from bot.store import Db
from bot.store import leagues as store
from bot.store.leagues import SeasonRow
from engines.contract import msg

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rest:
    """How long there is nothing to do for a season. Only kept in memory: a bot that comes back
    looks at every season once."""

    revision: int
    """Of its league: how often anything has changed that a season follows from."""
    until: Instant | None
    """The next of its dates."""

    def ended(self, revision: int, now: Instant) -> bool:
        return revision != self.revision or (self.until is not None and self.until <= now)


class Tending(Ending):
    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self._resting: dict[int, Rest] = {}

    async def tend(self) -> int:
        """Do everything that is due: seasons, rounds, tables, results, standings, matches. Returns
        how many things were done; harmless at any time, and after any crash."""
        done = 0
        steps = (self._end_ruled, self._count_results, self._make_tables, self._offer_left)
        for step in (*steps, self._match):
            try:
                done += await step()
            except Exception:
                logger.exception("leagues go on with the next step")
        for season, rest in await self._store.read(self._awake):
            try:
                did = await self._tend(season)
            except Exception:  # other seasons must not wait for this one
                logger.exception("season %s is tended later", season)
                continue
            if not did:
                self._resting[season] = rest
            done += did
        return done

    def _awake(self, db: Db) -> list[tuple[int, Rest]]:
        """The seasons that may have something to do, each with how long it may rest if there turns
        out to be nothing. Read before they are tended: what changes meanwhile wakes them again."""
        now, found = self._now(), []
        seasons = store.revisions(db)
        kept = {season for season, _ in seasons}
        self._resting = {key: rest for key, rest in self._resting.items() if key in kept}
        for season, revision in seasons:
            rest = self._resting.get(season)
            if rest is None or rest.ended(revision, now):
                found.append((season, Rest(revision, store.next_date(db, season, now))))
        return found

    async def _match(self) -> int:
        return 0

    async def _tend(self, season: int) -> int:
        done = await self._store.write(lambda db: self._keep_dates(db, season))
        done += await self._adjudicate_overdue(season)
        done += await self._store.write(lambda db: self._play_on(db, season))
        for plan in await self._store.read(lambda db: self._plans(db, season)):
            drawn, resting = await asyncio.to_thread(
                drawing.next_round,
                plan.course,
                plan.field,
                plan.here,
                plan.past,
                plan.outside,
                plan.secret,
            )
            number = len(plan.course.rounds) + 1
            pool, resting = plan.course.pool.id, [*resting, *plan.skipping]
            done += await self._store.write(
                lambda db, a=(season, pool, number, drawn, resting): self._open_round(db, *a)  # type: ignore[misc]
            )
        return done + await self._end_season(season)

    # Dates of a season.

    def _keep_dates(self, db: Db, key: int) -> int:
        """Close sign-up, ask for confirmation, start or call off."""
        season, now = records.season_row(db, key), self._now()
        if season.status == "signup" and season.closes is not None and season.closes <= now:
            if unpacked(season.settings).confirm_hours:
                self._ask(db, season, now)
            else:
                self._begin(db, season, now)
            return 1
        if season.status == "confirming" and season.starts is not None and season.starts <= now:
            self._begin(db, season, now)
            return 1
        return 0

    def _ask(self, db: Db, season: SeasonRow, now: Instant) -> None:
        """Ask everybody whether they will play."""
        league = records.league(db, season.league)
        season.status = "confirming"
        store.save_season(db, season)
        assert season.starts is not None
        asked = [e.user for e in store.entries(db, season.id) if e.status in ("entered", "waiting")]
        by = f"<t:{int(season.starts)}:F>"
        text = msg("league-confirm", league=league.name, n=season.number, by=by)
        tell(db, league, now, text, season=season.id, mention=asked, confirm=True)
        for user in asked:
            tell(db, league, now, text, season=season.id, user=user, confirm=True)
        show_sign_up(db, league, season.id, now)

    def _begin(self, db: Db, season: SeasonRow, now: Instant) -> None:
        league = records.league(db, season.league)
        strength = self._strength(db, league.guild, season)
        if starting.begin(db, league, season, self._field(season), now, strength):
            return
        season.status, season.ended = "cancelled", now
        store.save_season(db, season)
        show_sign_up(db, league, season.id, now)
        text = msg("league-season-too-few", n=season.number)
        tell(db, league, now, text, season=season.id)
        write_log(db, league.id, now, text, season=season.id)
