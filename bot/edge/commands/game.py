"""/game: a table from its opening to its end."""

from __future__ import annotations

import discord
from discord import ButtonStyle, app_commands

from bot.app.clocks.pace import PACES
from bot.app.model import Table
from bot.app.people import handover
from bot.app.play import sights
from bot.app.play.computers import is_computer
from bot.edge import limits, public, rights, threads
from bot.edge.commands import here
from bot.edge.components import button
from bot.edge.layout import awaited, heading, mention, plain, when
from bot.edge.public import public_buttons
from bot.edge.request import Reply, Request, place, spoken
from bot.edge.translator import text
from bot.text import LANGUAGES, names
from engines.contract import Illegal, Msg, msg
from engines.kit.lesson import lesson
from engines.kit.search import STRENGTHS
from engines.registry import GAMES
from renderers import zooms

group = app_commands.Group(
    name=text("cmd-game"), description=text("cmd-game-about"), guild_only=True
)


@group.command(name=text("cmd-new"), description=text("cmd-new-about"))
@app_commands.rename(game=text("arg-game"), thread=text("arg-thread"))
@app_commands.describe(game=text("arg-game-about"), thread=text("arg-thread-about"))
@app_commands.choices(
    game=[app_commands.Choice(name=text(names.title(game).id), value=game) for game in GAMES]
)
async def new(interaction: here.Interaction, game: str, thread: bool = False) -> None:
    await _open(interaction, game, thread=thread)


@app_commands.command(name=text("cmd-learn"), description=text("cmd-learn-about"))
@app_commands.rename(game=text("arg-game"))
@app_commands.describe(game=text("arg-game-about"))
@app_commands.choices(
    game=[
        app_commands.Choice(name=text(names.title(game).id), value=game)
        for game in GAMES
        if lesson(game)
    ]
)
async def learn(interaction: here.Interaction, game: str) -> None:
    await _open(interaction, game, teaching=True)


async def _open(
    interaction: here.Interaction, game: str, *, thread: bool = False, teaching: bool = False
) -> None:
    async def work(request: Request) -> None:
        guild, channel = place(interaction)
        if thread:
            channel_of = await threads.table_place(interaction, names.title(game), request.words)
        else:
            rights.for_table(interaction)
            channel_of = channel
        lang = str(interaction.guild_locale or "").partition("-")[0] or spoken(interaction)
        zone = (await interaction.client.tables.profile(request.user)).zone
        options = {"language": lang if lang in LANGUAGES else LANGUAGES[0], "zone": zone}
        await interaction.client.lobby.new(
            request, guild, channel_of, game, options, teaching=teaching
        )

    await interaction.client.receive(interaction, Reply.NEW, work)


async def _free(request: Request, at: Table) -> here.Offered:
    return [
        (", ".join(request.say(each) for each in names.seats(at.game, at.chairs[n])), str(n))
        for n in at.free
    ]


@group.command(name=text("cmd-join"), description=text("cmd-join-about"))
@app_commands.rename(chair=text("arg-chair"))
@app_commands.describe(chair=text("arg-chair-about"))
@app_commands.autocomplete(chair=here.offering(_free))
@here.at_table()
async def join(request: Request, at: Table, chair: str | None = None) -> None:
    number = None if chair is None else limits.number(chair)
    if chair is not None and number is None:
        raise Illegal(msg("chair-unknown"))
    if not await request.interaction.client.lobby.join(request, at.id, number):
        await request.tell(msg("game-joined"))


@group.command(name=text("cmd-leave"), description=text("cmd-leave-about"))
@here.at_table()
async def leave(request: Request, at: Table) -> None:
    await request.interaction.client.lobby.leave(request, at.id)
    await request.tell(msg("game-left"))


@group.command(name=text("cmd-start"), description=text("cmd-start-about"))
@here.at_table()
async def start(request: Request, at: Table) -> None:
    await request.interaction.client.lobby.start_again(request, at.id)


@group.command(name=text("cmd-options"), description=text("cmd-options-about"))
@here.at_table()
async def options(request: Request, at: Table) -> None:
    await request.interaction.client.lobby.options(request, at.id)


@group.command(name=text("cmd-rest"), description=text("cmd-rest-about"))
@app_commands.rename(
    closed=text("arg-closed"), holidays=text("arg-holidays"), zone=text("arg-zone")
)
@app_commands.describe(
    closed=text("arg-closed-about"),
    holidays=text("arg-holidays-about"),
    zone=text("arg-table-zone-about"),
)
@app_commands.autocomplete(zone=here.zones)
@here.at_table()
async def rest(
    request: Request,
    at: Table,
    closed: str | None = None,
    holidays: str | None = None,
    zone: str | None = None,
) -> None:
    wishes = {"zone": zone, "quiet_hours": closed, "holidays": holidays}
    await request.interaction.client.lobby.settle(request, at.id, wishes)


@group.command(name=text("cmd-pace"), description=text("cmd-pace-about"))
@app_commands.rename(pace=text("arg-pace"), slots=text("arg-slots"), zone=text("arg-zone"))
@app_commands.describe(
    pace=text("arg-pace-about"), slots=text("arg-slots-about"), zone=text("arg-table-zone-about")
)
@app_commands.choices(
    pace=[app_commands.Choice(name=text(f"table-pace-{each}"), value=each) for each in PACES]
)
@app_commands.autocomplete(zone=here.zones)
@here.at_table()
async def pace(
    request: Request,
    at: Table,
    pace: str | None = None,
    slots: str | None = None,
    zone: str | None = None,
) -> None:
    wishes = {"pace": pace or (slots and "slots"), "slots": slots, "zone": zone}
    await request.interaction.client.lobby.settle(request, at.id, wishes)


@group.command(name=text("cmd-status"), description=text("cmd-status-about"))
@here.at_table(past=True)
async def status(request: Request, at: Table) -> None:
    told = [heading(at, request.say), request.say(Msg(f"show-is-{at.status}"))]
    told.append(awaited(at.waiting, request.say))
    if at.started is not None:
        told.append(request.say(msg("show-started", time=when(at.started))))
        told.append("-# " + request.say(msg("table-pledge", pledge=at.pledge)))
    rows = public_buttons(at, request.say) if at.status == "playing" else []
    await request.answer(plain("\n".join(filter(None, told)), *rows))


async def _zooms(request: Request, at: Table) -> here.Offered:
    return [(request.say(names.zoom(at.game, each)), each) for each in zooms(at.game)]


@group.command(name=text("cmd-board"), description=text("cmd-board-about"))
@app_commands.rename(part=text("arg-part"))
@app_commands.describe(part=text("arg-part-about"))
@app_commands.autocomplete(part=here.offering(_zooms, past=True))
@here.at_table(past=True)
async def board(request: Request, at: Table, part: str = "") -> None:
    await request.interaction.client.looking.board(request, at.id, part)


@group.command(name=text("cmd-log"), description=text("cmd-log-about"))
@app_commands.rename(last=text("arg-last"))
@app_commands.describe(last=text("arg-last-about"))
@here.at_table(past=True)
async def log(request: Request, at: Table, last: app_commands.Range[int, 1, 100] = 25) -> None:
    await request.interaction.client.looking.log(request, at.id, last=last)


@group.command(name=text("cmd-replay"), description=text("cmd-replay-about"))
@here.at_table(past=True)
async def replay(request: Request, at: Table) -> None:
    await request.interaction.client.replays.open(request, at.id)


@group.command(name=text("cmd-clocks"), description=text("cmd-clocks-about"))
@here.at_table(past=True)
async def clocks(request: Request, at: Table) -> None:
    seats = await sights.clocks(request.interaction.client.tables, at.id, request.user)
    await request.answer(public.clocks(at, seats, request.say))


@app_commands.context_menu(name=text("cmd-replay-here"))
async def replay_here(interaction: here.Interaction, message: discord.Message) -> None:
    async def work(request: Request) -> None:
        await interaction.client.replays.from_message(request, message.id)

    await interaction.client.receive(interaction, Reply.NEW, work)


@group.command(name=text("cmd-pause"), description=text("cmd-pause-about"))
@here.at_table()
async def pause(request: Request, at: Table) -> None:
    await handover.pause(request.interaction.client.tables, at.id, request.user, request.command)
    await request.tell(msg("game-paused"))


@group.command(name=text("cmd-resume"), description=text("cmd-resume-about"))
@here.at_table()
async def resume(request: Request, at: Table) -> None:
    await handover.resume(request.interaction.client.tables, at.id, request.user, request.command)
    await request.tell(msg("game-resumed"))


@group.command(name=text("cmd-computer"), description=text("cmd-computer-about"))
@app_commands.rename(seat=text("arg-seat"), strength=text("arg-strength"))
@app_commands.describe(seat=text("arg-computer-seat-about"), strength=text("arg-strength-about"))
@app_commands.choices(
    strength=[
        *(app_commands.Choice(name=text(f"computer-{each}"), value=each) for each in STRENGTHS),
        app_commands.Choice(name=text("computer-off"), value="off"),
    ]
)
@app_commands.autocomplete(seat=here.offering(here.all_seats))
@here.at_table()
async def computer(request: Request, at: Table, seat: str = "", strength: str = "officer") -> None:
    wish = next((each for each in STRENGTHS if each == strength), None)
    tables, named = request.interaction.client.tables, seat or here.owned(request, at, None)
    await handover.computer_stands_in(tables, at.id, request.user, named, wish, request.command)
    await request.tell(msg("game-computer" if wish else "game-computer-gone"))


async def _computers(request: Request, at: Table) -> here.Offered:
    return [
        (request.say(names.seat(at.game, seat)), seat)
        for player in at.players
        if is_computer(player.user)
        for seat in player.seats
    ]


@group.command(name=text("cmd-take"), description=text("cmd-take-about"))
@app_commands.rename(seat=text("arg-seat"))
@app_commands.describe(seat=text("arg-take-about"))
@app_commands.autocomplete(seat=here.offering(_computers))
@here.at_table()
async def take(request: Request, at: Table, seat: str) -> None:
    await request.interaction.client.market.take(request, at.id, seat)


@group.command(name=text("cmd-takeback"), description=text("cmd-takeback-about"))
@here.at_table()
async def takeback(request: Request, at: Table) -> None:
    await request.interaction.client.lobby.takeback(request, at.id)


@group.command(name=text("cmd-deputy"), description=text("cmd-deputy-about"))
@app_commands.rename(player=text("arg-player"))
@app_commands.describe(player=text("arg-deputy-about"))
@here.at_table()
async def deputy(request: Request, at: Table, player: discord.User | None = None) -> None:
    named = player.id if player else None
    await handover.deputy(
        request.interaction.client.tables, at.id, request.user, named, request.command
    )
    await request.tell(msg("game-deputy-named" if player else "game-deputy-gone"))


@group.command(name=text("cmd-stand-in"), description=text("cmd-stand-in-about"))
@app_commands.rename(seat=text("arg-seat"))
@app_commands.describe(seat=text("arg-seat-about"))
@app_commands.autocomplete(seat=here.offering(here.all_seats))
@here.at_table()
async def stand_in(request: Request, at: Table, seat: str) -> None:
    await handover.stand_in(
        request.interaction.client.tables, at.id, request.user, seat, request.command
    )
    await request.tell(msg("game-stood-in"))


@group.command(name=text("cmd-report"), description=text("cmd-report-about"))
@app_commands.rename(what=text("arg-report"))
@app_commands.describe(what=text("arg-report-about"))
@here.at_table()
async def report(request: Request, at: Table, what: here.Reason) -> None:
    await handover.report(
        request.interaction.client.tables, at.id, request.user, what, request.command
    )
    await request.tell(msg("game-reported"))


@group.command(name=text("cmd-substitute"), description=text("cmd-game-substitute-about"))
@app_commands.rename(seat=text("arg-seat"), player=text("arg-player"), reason=text("arg-reason"))
@app_commands.describe(
    seat=text("arg-seat-about"), player=text("arg-player-about"), reason=text("arg-reason-about")
)
@app_commands.autocomplete(seat=here.offering(here.all_seats))
async def substitute(
    interaction: here.Interaction, seat: str, player: discord.User, reason: here.Reason
) -> None:
    await here.put_in(interaction, seat, player, reason, admin=False)


@group.command(name=text("cmd-offer"), description=text("cmd-offer-about"))
@app_commands.rename(seat=text("arg-seat"), keep=text("arg-keep"))
@app_commands.describe(seat=text("arg-seat-about"), keep=text("arg-keep-about"))
@app_commands.autocomplete(seat=here.offering(here.all_seats))
@here.at_table()
async def offer(request: Request, at: Table, seat: str | None = None, keep: bool = False) -> None:
    mine = seat or here.owned(request, at, None)
    market = request.interaction.client.market
    await (market.keep if keep else market.offer)(request, at, mine)


@group.command(name=text("cmd-forgive"), description=text("cmd-forgive-about"))
@here.at_table()
async def forgive(request: Request, at: Table) -> None:
    await handover.forgive(request.interaction.client.tables, at.id, request.user, request.command)
    await request.tell(msg("game-forgiven"))


@group.command(name=text("cmd-concede"), description=text("cmd-concede-about"))
@app_commands.rename(seat=text("arg-seat"))
@app_commands.describe(seat=text("arg-seat-about"))
@app_commands.autocomplete(seat=here.offering(here.own_seats))
@here.at_table()
async def concede(request: Request, at: Table, seat: str | None = None) -> None:
    mine = here.owned(request, at, seat)
    sure = request.say(msg("game-concede-sure", seat=names.seat(at.game, mine)))
    label = request.say(msg("game-concede"))
    place = ("adj-concede", at.id, mine)
    await request.answer(plain(sure, (button(label, *place, style=ButtonStyle.danger),)))


@group.command(name=text("cmd-abandon"), description=text("cmd-abandon-about"))
@here.at_table()
async def abandon(request: Request, at: Table) -> None:
    if request.user != at.host:
        refused = "game-abandon-lobby" if at.status == "lobby" else "game-abandon-host"
        raise Illegal(Msg(refused, {"host": mention(at.host, request.say)}))
    label = request.say(msg("game-abandon"))
    sure = button(label, "adj-abandon", at.id, style=ButtonStyle.danger)
    await request.answer(plain(request.say(msg("game-abandon-sure")), (sure,)))
