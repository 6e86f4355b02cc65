"""Where tables are opened and people sit down."""

from __future__ import annotations

from bot.app.model import LIVE, Table
from bot.app.tables import Tables
from bot.edge import public, rights
from bot.edge.layout import plain
from bot.edge.pictures import Pictures
from bot.edge.visit import Visit
from engines.contract import msg


class Hall:
    """What happens here shows in the lobby message, which the sender brings up to date."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self.tables = tables
        self.pictures = pictures

    async def new(
        self, visit: Visit, guild: int, channel: int, game: str, options: dict[str, str]
    ) -> None:
        table = await self.tables.open(guild, channel, visit.user, game, options)
        await visit.tell(msg("game-opened", table=str(table.id)))

    async def join(self, visit: Visit, game: int, chair: int | None = None) -> None:
        await self.tables.join(game, visit.user, chair)

    async def leave(self, visit: Visit, game: int) -> None:
        await self.tables.leave(game, visit.user)

    async def start(self, visit: Visit, game: int) -> None:
        await self.tables.start(game, visit.user, visit.command)

    async def options(self, visit: Visit, game: int, page: int = 0) -> None:
        table = await self.tables.table(game)
        await self._show(visit, table, page)

    async def option(self, visit: Visit, game: int, name: str, values: tuple[str, ...]) -> None:
        if (name, *values) == ("team_threads", "on"):
            rights.demand(visit.interaction, rights.TALK)
        table = await self.tables.option(game, visit.user, name, "+".join(values))
        await self._show(visit, table, 0)

    async def _show(self, visit: Visit, table: Table, page: int) -> None:
        if table.status not in LIVE or table.host != visit.user:
            await visit.answer(public.agreement(table, visit.say))
            return
        picture = await self.pictures.chooser(table, visit.say) if page == 0 else None
        await visit.answer(public.options(table, visit.say, page, picture), picture)

    async def takeback(self, visit: Visit, game: int) -> None:
        done = await self.tables.takeback(game, visit.user, visit.command)
        await visit.tell(msg("takeback-done" if done else "takeback-begun"))

    async def consent(self, visit: Visit, game: int, number: int, *, agrees: bool) -> None:
        done = await self.tables.consent(game, visit.user, number, visit.command, agrees=agrees)
        await visit.tell(msg("takeback-done" if done else "takeback-noted"))

    async def end(self, visit: Visit, game: int, *, admin: bool = False) -> None:
        await self.tables.abandon(game, visit.user, admin=admin)
        await visit.answer(plain(visit.say(msg("game-abandoned"))))
