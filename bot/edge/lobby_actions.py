"""What buttons and commands of the lobby do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.app.clocks import pauses
from bot.app.model import LIVE, Table
from bot.app.people import gathering, handover, idle
from bot.app.people import lobby as lobbies
from bot.app.play import playing
from bot.app.session import rights as rights_of
from bot.edge import limits, lobby_panel
from bot.edge.components import NEW, SILENT, Picked, PickedNumber, Picks, press
from bot.edge.layout import plain
from bot.edge.request import Request
from engines.contract import Illegal, Msg, msg
from engines.kit.search import STRENGTHS
from engines.registry import engine


async def new(
    request: Request,
    guild: int,
    channel: int,
    game: str,
    options: dict[str, str],
    *,
    teaching: bool = False,
) -> None:
    table = await gathering.open_table(
        request.tables, guild, channel, request.user, game, options, seated=True
    )
    if teaching:
        await learn(request, table.id)
    here = f"<#{channel}>"
    opened = "lesson-opened" if teaching else "game-opened"
    await request.tell(Msg(opened, {"table": str(table.id), "channel": here}))


@press("join", reply=SILENT)
async def join(request: Request, game: int, chair: PickedNumber | None = None) -> bool:
    """Sit down, or move; whoever has moved can take both. Whether that was answered."""
    before = lobby_panel.chair_of(await request.tables.table(game), request.user)
    table = await gathering.join(request.tables, game, request.user, chair, request.command)
    if before is None or chair is None:
        return False
    await request.answer(lobby_panel.moved(table, before, chair, request.say))
    return True


@press("also")
async def also(request: Request, game: int, chair: int) -> None:
    """Take a seat besides one's own; whoever would play against themselves says so first."""
    table = await request.tables.table(game)
    mine = lobby_panel.chair_of(table, request.user)
    if chair >= len(table.chairs):  # another battle has been agreed on since
        raise Illegal(msg("table-no-chair"))
    if mine is not None and lobby_panel.enemies(table, mine, chair):
        await request.answer(lobby_panel.both_sides(table, mine, chair, request.say))
    else:
        await both(request, game, chair)


@press("both")
async def both(request: Request, game: int, chair: int) -> None:
    await gathering.join(request.tables, game, request.user, chair, request.command, also=True)
    await request.answer(plain(request.say(msg("game-joined"))))


@press("computers", reply=NEW)
async def computers(request: Request, game: int) -> None:
    """Show the host which computers can be added and taken away."""
    table = await request.tables.table(game)
    if table.status != "lobby" or request.user != table.host:
        refused = "table-started" if table.status != "lobby" else "table-host-only"
        raise Illegal(Msg(refused, {"host": rights_of.person(table.host)}))
    await request.answer(lobby_panel.computers_menu(table, request.say))


@press("add")
async def add_computer(request: Request, game: int, strength: Picked) -> None:
    wanted = strength if strength in STRENGTHS else int(strength) if strength.isdecimal() else None
    if wanted is None:
        raise Illegal(msg("error-out-of-date"))
    await gathering.add_computer(request.tables, game, request.user, wanted, request.command)
    await computers(request, game)


@press("fill", reply=SILENT)
async def fill(request: Request, game: int) -> None:
    """Give every free seat to a computer; of a host who has none yet, one stays free."""
    table = await request.tables.table(game)
    seated = request.user in {player.user for player in table.players}
    for n in range(lobby_panel.places(table) - (not seated)):
        await gathering.add_computer(
            request.tables, game, request.user, "officer", f"{request.command}:{n}"
        )


@press("remove")
async def remove_computer(request: Request, game: int, computer: PickedNumber) -> None:
    await request.change(game, lambda s: lobbies.remove_computer(s, request.user, computer))
    await computers(request, game)


@press("leave", reply=SILENT)
async def leave(request: Request, game: int) -> None:
    await request.change(game, lambda s: lobbies.leave(s, request.user))


@press("start", reply=SILENT)
async def start(request: Request, game: int) -> bool:
    """Whether the game has started. If these people and options make no game, the answer has
    buttons that change that."""
    try:
        await gathering.start(request.tables, game, request.user, request.command)
    except Illegal as refusal:
        table = await request.tables.table(game)
        if table.status != "lobby" or table.host != request.user:
            raise
        await request.answer(lobby_panel.refused_start(table, refusal.reason, request.say))
        return False
    return True


@press("learn", reply=SILENT)
async def learn(request: Request, game: int) -> None:
    """Start the lesson, with recruits in the other seats."""
    await request.change(game, lambda s: playing.begin_lesson(s, request.user))


@press("again")
async def start_again(request: Request, game: int) -> None:
    """Start from the private message that said why it did not work before."""
    if await start(request, game):
        await request.tell(msg("game-started"))


@press("mend")
async def mend(request: Request, game: int, name: str, value: str) -> None:
    """Set the option that kept a game from starting, and offer to start again."""
    table = await request.change(game, lambda s: lobbies.set_option(s, request.user, name, value))
    await request.answer(lobby_panel.mended(table, name, request.say))


@press("options")
async def options(request: Request, game: int, page: int = 0) -> None:
    table = await request.tables.table(game)
    await _show(request, table, page)


@press("option")
async def option(request: Request, game: int, name: str, values: Picks) -> None:
    if (name, *values) == ("team_threads", "on"):
        limits.demand(request.interaction, limits.TALK)
    value = "+".join(values)
    table = await request.change(game, lambda s: lobbies.set_option(s, request.user, name, value))
    await _show(request, table, name)


@press("style")
async def style(request: Request, game: int, names: Picks) -> None:
    name = "".join(names[:1])
    table = await request.change(game, lambda s: lobbies.set_style(s, request.user, name))
    await _show(request, table, 0)


async def settle(request: Request, game: int, wishes: Mapping[str, str | None]) -> None:
    """Set options that are typed, and show all that is agreed."""
    table = await request.tables.table(game)
    for name, wish in wishes.items():
        if wish is not None:
            deed = partial(lobbies.set_option, user=request.user, name=name, wish=wish)
            table = await request.tables.change(game, deed, f"{request.command}:{name}")
    await request.answer(lobby_panel.agreement(table, request.user, request.say))


async def _show(request: Request, table: Table, page: int | str) -> None:
    """The page of that number, or of that option."""
    if table.status not in LIVE or table.host != request.user:
        await request.answer(lobby_panel.agreement(table, request.user, request.say))
        return
    groups = {each.name: each.group for each in engine(table.game).options}
    first = page == 0 or groups.get(str(page)) == lobby_panel.GROUPS[0]
    picture = await request.pictures.chooser(table, request.say) if first else None
    await request.answer(lobby_panel.options(table, request.say, page, picture), picture)


@press("rematch", reply=NEW)
async def rematch(request: Request, game: int) -> None:
    """Open a table for the same people in the same place."""
    table = await gathering.rematch(request.tables, game, request.user)
    await request.tell(msg("game-again", table=str(table.id)))


@press("keep", reply=NEW)
async def keep(request: Request, game: int) -> None:
    await request.change(game, lambda s: idle.keep(s, request.user))
    await request.tell(msg("idle-kept"))


@press("resume")
async def resume(request: Request, game: int) -> None:
    await handover.resume(request.tables, game, request.user, request.command)
    await request.tell(msg("game-resumed"))


@press("abandon")
async def end(request: Request, game: int, *, admin: bool = False) -> None:
    await request.change(game, lambda s: pauses.abandon(s, request.user, admin=admin))
    await request.answer(plain(request.say(msg("game-abandoned"))))
