"""What can be looked at without being asked anything: hands, the board, the log, the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ButtonStyle

from bot.app.model import PlayerView
from bot.app.play import sights
from bot.edge import limits
from bot.edge.components import Row, button, text
from bot.edge.layout import Drawn, Layout, heading, pictured, plain, remembered, shown
from bot.edge.panel import hands
from bot.edge.pictures import HELP, Pictures, has_help, own_board
from bot.edge.presses import ASIDE, press
from bot.edge.request import Request
from bot.text.rulebook import Rulebook, rulebook
from engines.contract import Illegal, Seat, msg
from renderers import zooms


@press("hand", reply=ASIDE)
async def hand(request: Request, game: int) -> None:
    player_view = await sights.player_view(request.tables, game, request.user)
    if not player_view.hands:
        raise Illegal(msg("show-no-seat"))
    player_view = replace(
        player_view, hands={seat: player_view.hands[seat] for seat in player_view.shown_hands}
    )
    pictures = [
        await request.pictures.hand(player_view.table.game, view, request.say, number)
        for number, view in enumerate(player_view.hands.values())
    ]
    filed = await sights.filed(request.tables, game, request.user)
    await request.answer(hands(player_view, pictures, request.say, filed), *pictures)


async def board(request: Request, table: int, focus: str = "") -> None:
    player_view = await sights.player_view(request.tables, table, request.user)
    if focus not in zooms(player_view.table.game):
        focus = ""
    game, view = player_view.table.game, _first_view(player_view)
    picture = await request.pictures.board(game, view, request.say, focus=focus)
    await request.answer(
        Layout(text(heading(player_view.table, request.say)), *shown(picture)), picture
    )


@press("help", reply=ASIDE)
async def help_card(request: Request, game: int) -> None:
    player_view = await sights.player_view(request.tables, game, request.user)
    if not has_help(player_view.table.game):
        raise Illegal(msg("error-out-of-date"))
    picture = await help_picture(request.pictures, request, player_view)
    await request.answer(pictured(request.say(msg("help-more")), picture), picture)


@press("log", reply=ASIDE)
async def log(request: Request, game: int, *, last: int = 25) -> None:
    table = await request.tables.table(game)
    logged = await sights.log(request.tables, game, request.user, last)
    said = limits.newest(remembered(logged, request.say), 3500) or request.say(
        msg("show-log-empty")
    )
    await request.answer(plain(f"{heading(table, request.say)}\n{said}"))


@press("rule", reply=ASIDE)
async def rule(request: Request, game: int, seat: Seat) -> None:
    """Show the numbered rule behind the present question."""
    table = await request.tables.table(game)
    for prompt in await sights.prompts(request.tables, game, request.user):
        if prompt.offer.rule and prompt.seat == (seat or prompt.seat):
            numbers = [prompt.offer.rule]
            if prompt.taught and prompt.taught.rule != prompt.offer.rule:
                numbers.insert(0, prompt.taught.rule)
            known = rules(table.game, request)
            said = [f"**{n}** {rule}" for n in numbers if (rule := known.find(n))]
            if said:
                await request.answer(plain("\n".join(said)))
                return
    raise Illegal(msg("rules-none"))


def really(request: Request, label: str, *ident: object) -> Row:
    """Asks whether something is meant that cannot be taken back."""
    yes = button(label, *ident, style=ButtonStyle.danger)
    return yes, button(request.say(msg("panel-not-sure")), "adj-leaveit")


@press("leaveit")
async def leave_it(request: Request) -> None:
    await request.tell(msg("nothing-done"))


async def help_picture(
    pictures: Pictures, request: Request, player_view: PlayerView
) -> Drawn | None:
    """The help card of a game, for its person."""
    game, view = player_view.table.game, _first_view(player_view)
    return await pictures.board(game, view, request.say, focus=HELP)


def _first_view(player_view: PlayerView) -> Any:
    """What a person's first seat sees, where seats have boards of their own; else what all see."""
    mine = next(iter(player_view.hands.values()), None)
    return mine if mine and own_board(player_view.table.game) else player_view.view


def rules(game: str, request: Request) -> Rulebook:
    try:
        return rulebook(game, request.words.lang)
    except FileNotFoundError:
        raise Illegal(msg("rules-none")) from None
