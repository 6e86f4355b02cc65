"""Time that passes: what is due, and the hours nobody could play."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable

from bot.app import alarms, vacations
from bot.app.mail import daily, following
from bot.app.model import Instant, Table, User
from bot.app.tables.sessions import HEARTBEAT, Sessions
from bot.store import games, outbox, prompts, users
from bot.store.prompts import AlarmRow

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds between two heartbeats."""
HOUR, DAY = 3600.0, 86_400.0
KEPT = 30 * DAY
"""How long sent messages are remembered, in seconds (TB-8.9)."""
LATER = 600.0
"""Seconds until an alarm that failed is tried again."""


class Clockwork(Sessions):
    async def wake(self) -> None:
        """At start, give every running clock back the time the bot was down. This does not count as
        a sign of life: a bot that starts again and again without serving anybody is still down."""
        now = self._now()
        last = await self._store.read(lambda db: users.fact(db, HEARTBEAT))
        if last is None:
            await self._store.write(lambda db: users.set_fact(db, HEARTBEAT, str(now)))
        else:
            await self._give_back(float(last), now)
        self.last_beat = self._told = now

    async def ring(self, reaches: Callable[[int], bool] = lambda guild: True) -> int:
        """Carry out what is due by now, oldest first (TB-1.14); returns how many alarms rang. To be
        called often, but only while people can be served: a long gap between two calls is given
        back to every running clock. Servers the bot does not reach are left alone, and get back
        their own time."""
        now, before = self._now(), self.last_beat
        if not self.last_beat:
            await self.wake()
        elif not await self._correct_clocks() and now - self._told >= EVERY:
            await self._store.write(lambda db: users.set_fact(db, HEARTBEAT, str(now)))
            self._told = now
        self.last_beat = now
        if now - self._pruned >= DAY:
            await self._store.write(lambda db: outbox.prune(db, now - KEPT))
            self._pruned = now
        if now - self._followed >= HOUR:
            await self._store.write(lambda db: following.write(db, now))
            self._followed = now
        if now - self._digested >= EVERY:
            await self._store.write(lambda db: daily.write(db, now))
            self._digested = now
        away = await self._look_for_servers(reaches, before or now, now)
        rang = 0
        for alarm in await self._store.read(lambda db: prompts.due(db, now, away)):
            rang += await self._ring(alarm)
        return rang

    async def _look_for_servers(
        self, reaches: Callable[[int], bool], before: Instant, now: Instant
    ) -> set[int]:
        """The servers with tables that cannot be reached at present, `before` and perhaps `now`.
        What they have lost by now is given back."""
        servers = await self._store.read(games.servers)
        away = {guild for guild in servers if not reaches(guild)}
        for guild in [each for each in self._cut_off if each not in away]:
            await self._reached(guild)
        for since in set(self._cut_off.values()):
            lost = [guild for guild, at in self._cut_off.items() if at == since]
            if await self._give_back(since, now, lost):
                self._cut_off |= dict.fromkeys(lost, now)
        self._cut_off |= {guild: before for guild in away if guild not in self._cut_off}
        return away

    async def extend(self, game: int, by: User, hours: int, reason: str, command: str) -> Table:
        """Give everybody a table waits for more time, in public. Whether somebody may do so is for
        the caller to know."""
        return await self._change(
            game, lambda s: vacations.more_time(s, by, hours, reason), command
        )

    async def _ring(self, alarm: AlarmRow) -> bool:
        try:
            async with self._session(alarm.game, alarms.command(alarm)) as session:
                return not session.done and alarms.ring(session, alarm)
        except Exception:  # other games must not wait for this one
            log.exception("alarm of game %s rings again later", alarm.game)
            later = dataclasses.replace(alarm, due=self._now() + LATER)
            await self._store.write(lambda db: prompts.set_alarms(db, [alarm], [later]))
            return False
