"""/game: a table from its opening to its end."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app.clocks.pace import PACES
from bot.app.model import Table
from bot.app.people import handover, seats
from bot.app.play import deeds
from bot.app.play.computers import is_computer
from bot.edge import limits, lobby_actions, looking_actions, market, public, threads
from bot.edge.commands.here import (
    Interaction,
    Offered,
    Reason,
    all_seats,
    any_table,
    by_number,
    command,
    done,
    offering,
    own_seats,
    owned,
    substitution,
    table,
    text,
    zones,
)
from bot.edge.components import Reply
from bot.edge.layout import awaited, heading, mention, plain, when
from bot.edge.public import public_buttons
from bot.edge.request import Request, place, spoken
from bot.text import LANGUAGES, names
from engines.contract import Illegal, Msg, msg
from engines.kit.lesson import lesson
from engines.kit.search import STRENGTHS
from engines.registry import GAMES
from renderers import zooms

group = app_commands.Group(
    name=text("cmd-game"), description=text("cmd-game-about"), guild_only=True
)


@command(
    group, "new", reply=Reply.NEW, choices={"game": {game: names.title(game).id for game in GAMES}}
)
async def new(request: Request, game: str, thread: bool = False) -> None:
    await _open(request, game, thread=thread)


LESSONS = {game: names.title(game).id for game in GAMES if lesson(game)}


@command(None, "learn", reply=Reply.NEW, choices={"game": LESSONS})
async def learn(request: Request, game: str) -> None:
    await _open(request, game, teaching=True)


async def _open(
    request: Request, game: str, *, thread: bool = False, teaching: bool = False
) -> None:
    interaction, client = request.interaction, request.client
    guild, channel = place(interaction)
    if thread:
        channel = await threads.table_place(interaction, names.title(game), request.words)
    else:
        limits.for_table(interaction)
    lang = str(interaction.guild_locale or "").partition("-")[0] or spoken(interaction)
    zone = (await client.tables.profile(request.user)).zone
    options = {"language": lang if lang in LANGUAGES else LANGUAGES[0], "zone": zone}
    await lobby_actions.new(request, guild, channel, game, options, teaching=teaching)


async def _free(request: Request, at: Table) -> Offered:
    return [
        (", ".join(request.say(each) for each in names.seats(at.game, at.chairs[n])), str(n))
        for n in at.free
    ]


@command(group, "join", table, completed={"chair": offering(_free)})
async def join(request: Request, at: Table, chair: str | None = None) -> None:
    number = None if chair is None else limits.number(chair)
    if chair is not None and number is None:
        raise Illegal(msg("chair-unknown"))
    if not await lobby_actions.join(request, at.id, number):
        await request.tell(msg("game-joined"))


@command(group, "leave", table)
async def leave(request: Request, at: Table) -> None:
    await lobby_actions.leave(request, at.id)
    await request.tell(msg("game-left"))


@command(group, "start", table)
async def start(request: Request, at: Table) -> None:
    await lobby_actions.start_again(request, at.id)


@command(group, "options", table, reply=Reply.NEW)
async def options(request: Request, at: Table) -> None:
    await lobby_actions.options(request, at.id)


@command(group, "rest", table, said={"zone": "zone/table-zone"}, completed={"zone": zones})
async def rest(
    request: Request,
    at: Table,
    closed: str | None = None,
    holidays: str | None = None,
    zone: str | None = None,
) -> None:
    wishes = {"zone": zone, "quiet_hours": closed, "holidays": holidays}
    await lobby_actions.settle(request, at.id, wishes)


@command(
    group,
    "pace",
    table,
    said={"zone": "zone/table-zone"},
    choices={"pace": {each: f"table-pace-{each}" for each in PACES}},
    completed={"zone": zones},
)
async def pace(
    request: Request,
    at: Table,
    pace: str | None = None,
    slots: str | None = None,
    zone: str | None = None,
) -> None:
    wishes = {"pace": pace or (slots and "slots"), "slots": slots, "zone": zone}
    await lobby_actions.settle(request, at.id, wishes)


@command(group, "status", any_table)
async def status(request: Request, at: Table) -> None:
    told = [heading(at, request.say), request.say(Msg(f"show-is-{at.status}"))]
    told.append(awaited(at.waiting, request.say))
    if at.started is not None:
        told.append(request.say(msg("show-started", time=when(at.started))))
        told.append("-# " + request.say(msg("table-pledge", pledge=at.pledge)))
    rows = public_buttons(at, request.say) if at.status == "playing" else []
    await request.answer(plain("\n".join(filter(None, told)), *rows))


async def _zooms(request: Request, at: Table) -> Offered:
    return [(request.say(names.zoom(at.game, each)), each) for each in zooms(at.game)]


@command(group, "board", any_table, completed={"part": offering(_zooms, any_table)})
async def board(request: Request, at: Table, part: str = "") -> None:
    await looking_actions.board(request, at.id, part)


@command(group, "log", any_table)
async def log(request: Request, at: Table, last: app_commands.Range[int, 1, 100] = 25) -> None:
    await looking_actions.log(request, at.id, last=last)


command(group, "replay", any_table)(by_number(looking_actions.show))


@command(group, "clocks", any_table)
async def clocks(request: Request, at: Table) -> None:
    seats = await deeds.clocks(request.tables, at.id, request.user)
    await request.answer(public.clocks(at, seats, request.say))


@app_commands.context_menu(name=text("cmd-replay-here"))
async def replay_here(interaction: Interaction, message: discord.Message) -> None:
    async def work(request: Request) -> None:
        await looking_actions.from_message(request, message.id)

    await interaction.client.receive(interaction, Reply.ASIDE, work)


for word, deed, told in (
    ("pause", handover.pause, "game-paused"),
    ("forgive", handover.forgive, "game-forgiven"),
):
    command(group, word, table)(done(deed, told))


@command(group, "resume", table)
async def resume(request: Request, at: Table) -> None:
    """Whoever cuts somebody else's pause short is asked first (TB-4.3)."""
    pause = await handover.last_pause(request.tables, at.id)
    by = pause.user if pause and at.status == "paused" else None
    if pause is None or by is None or request.user in (by, at.host):
        await lobby_actions.resume(request, at.id)
        return
    who = mention(by, request.say)
    sure = request.say(msg("game-resume-sure", user=who, time=when(pause.at)))
    label = request.say(msg("game-resume"))
    await request.answer(plain(sure, looking_actions.really(request, label, "adj-resume", at.id)))


@command(
    group,
    "computer",
    table,
    said={"seat": "seat/computer-seat"},
    choices={"strength": {each: f"computer-{each}" for each in (*STRENGTHS, "off")}},
    completed={"seat": all_seats},
)
async def computer(request: Request, at: Table, seat: str = "", strength: str = "officer") -> None:
    wish = next((each for each in STRENGTHS if each == strength), None)
    by, named = request.user, seat or owned(request, at, None)
    await request.change(at.id, lambda s: seats.computer_stands_in(s, by, named, wish))
    await request.tell(msg("game-computer" if wish else "game-computer-gone"))


async def _computers(request: Request, at: Table) -> Offered:
    return [
        (request.say(names.seat(at.game, seat)), seat)
        for player in at.players
        if is_computer(player.user)
        for seat in player.seats
    ]


@command(group, "take", table, said={"seat": "seat/take"}, completed={"seat": offering(_computers)})
async def take(request: Request, at: Table, seat: str) -> None:
    await market.take(request, at.id, seat)


@command(group, "takeback", table)
async def takeback(request: Request, at: Table) -> None:
    await request.client.answers.takeback(request, at.id)


@command(group, "deputy", table, said={"player": "player/deputy"})
async def deputy(request: Request, at: Table, player: discord.User | None = None) -> None:
    named = player.id if player else None
    await request.change(at.id, lambda s: seats.deputy(s, request.user, named))
    await request.tell(msg("game-deputy-named" if player else "game-deputy-gone"))


@command(group, "stand-in", table, completed={"seat": all_seats})
async def stand_in(request: Request, at: Table, seat: str) -> None:
    await handover.stand_in(request.tables, at.id, request.user, seat, request.command)
    await request.tell(msg("game-stood-in"))


@command(group, "report", table, said={"what": "report"})
async def report(request: Request, at: Table, what: Reason) -> None:
    await request.change(at.id, lambda s: seats.report(s, request.user, what))
    await request.tell(msg("game-reported"))


command(group, "substitute", table, about="game-substitute", completed={"seat": all_seats})(
    substitution(admin=False)
)


@command(group, "offer", table, completed={"seat": all_seats})
async def offer(request: Request, at: Table, seat: str | None = None, keep: bool = False) -> None:
    mine = seat or owned(request, at, None)
    await (market.keep if keep else market.offer)(request, at, mine)


@command(group, "concede", table, completed={"seat": own_seats})
async def concede(request: Request, at: Table, seat: str | None = None) -> None:
    mine = owned(request, at, seat)
    sure = request.say(msg("game-concede-sure", seat=names.seat(at.game, mine)))
    label = request.say(msg("game-concede"))
    await request.answer(
        plain(sure, looking_actions.really(request, label, "adj-concede", at.id, mine))
    )


@command(group, "abandon", table)
async def abandon(request: Request, at: Table) -> None:
    if request.user != at.host:
        refused = "game-abandon-lobby" if at.status == "lobby" else "game-abandon-host"
        raise Illegal(Msg(refused, {"host": mention(at.host, request.say)}))
    sure = looking_actions.really(request, request.say(msg("game-abandon")), "adj-abandon", at.id)
    await request.answer(plain(request.say(msg("game-abandon-sure")), sure))
