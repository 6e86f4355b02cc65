"""What a bot cannot do by itself: six presses by the host, and how fast each was acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui

from bot.edge.components import option
from bot.edge.layout import Layout, pictured, plain
from bot.edge.request import Reply, Request
from bot.rehearse.edits import FIRST, SECOND, picture
from bot.rehearse.stage import Skipped, Stage, Step, Wrong

PRESSES = {
    "panel": "press **Panel**",
    "again": "press **Again** in the private message that opens",
    "menu": "pick something from the menu",
    "window": "press **Window**, fill it in, send it",
    "command": "type `/rehearsal`, pick one of the words it offers, send it",
    "letter": "press the button in the direct message",
}
EXPIRED = (401, 404)
"""How Discord refuses to change a private message after a quarter of an hour."""


class Window(ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="Rehearsal", custom_id="rehearse-sent")
        one = [option("One", "1"), option("Two", "2")]
        pick: ui.Select[Any] = ui.Select(custom_id="pick", options=one)
        words: ui.TextInput[Any] = ui.TextInput(custom_id="words")
        self.add_item(ui.Label(text="Pick one", component=pick))
        self.add_item(ui.Label(text="Type something", component=words))


def card(ticks: dict[str, str]) -> Layout:
    """What there is to press, and what has come through."""
    words = ["### Rehearsal: six things to press"]
    for n, (name, what) in enumerate(PRESSES.items(), 1):
        words.append(f"~~{n}. {what}~~ {ticks[name]}" if name in ticks else f"{n}\\. {what}")
    layout = plain("\n".join(words))
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label="Panel", custom_id="rehearse-panel", style=ButtonStyle.success),
        ui.Button(label="Window", custom_id="rehearse-window"),
    )
    menu: ui.Select[Any] = ui.Select(
        custom_id="rehearse-menu", options=[option("One", "1"), option("Two", "2")]
    )
    layout.add_item(row)
    layout.add_item(ui.ActionRow(menu))
    return layout


async def show_panel(request: Request, n: int) -> None:
    """A private message with a picture, and a button that puts another in its place."""
    drawn = picture(f"board{n}.png", FIRST if n % 2 else SECOND)
    layout = pictured(f"-# picture {n}", drawn)
    layout.add_item(ui.ActionRow(ui.Button(label="Again", custom_id="rehearse-again")))
    change = request.interaction.edit_original_response  # as it is, whatever the bot does besides
    await change(view=layout, attachments=drawn.files())


async def show(stage: Stage) -> str:
    """Post the card, and listen."""
    stage.facts["presses"] = {name: asyncio.Event() for name in PRESSES}
    stage.facts["came"] = {}
    stage.bot.event(_hearing(stage))
    stage.facts["card"] = await stage.post(stage.channel.id, card({}))
    await _offer_command(stage)
    if stage.asked.person is not None:
        letter = plain("-# Press this one too")
        button: ui.Button[Any] = ui.Button(label="Here", custom_id="rehearse-letter")
        letter.add_item(ui.ActionRow(button))
        await stage.post(0, letter, user=stage.asked.person)
    return f"now press, in #{stage.channel.name}"


async def _offer_command(stage: Stage) -> None:
    """A command of this server alone, with an option that is completed while it is typed."""

    @app_commands.command(name="rehearsal", description="One of the six things to press")
    async def rehearsal(interaction: discord.Interaction[Any], word: str) -> None: ...

    @rehearsal.autocomplete("word")
    async def words(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        stage.facts["completed"] = True
        return [app_commands.Choice(name=each, value=each) for each in ("one", "two")]

    stage.bot.tree.add_command(rehearsal, guild=stage.channel.guild)
    path = "/applications/{application_id}/guilds/{guild_id}/commands"
    made = await stage.ask("POST", path, json=rehearsal.to_dict(stage.bot.tree))
    one = path + "/{command_id}"
    stage.later(stage.ask, "DELETE", one, command_id=made["id"])


def _hearing(stage: Stage) -> Callable[[discord.Interaction[Any]], Coroutine[Any, Any, None]]:
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        what = str(data.get("custom_id", "")).removeprefix("rehearse-")
        if interaction.type is discord.InteractionType.application_command:
            what = "command"
        if what in (*PRESSES, "sent"):
            await _pressed(stage, interaction, what)

    return on_interaction


async def _pressed(stage: Stage, interaction: discord.Interaction[Any], what: str) -> None:
    """Serve a press as the bot serves any, and remember how it went."""
    began = time.perf_counter()
    came: dict[str, str | Exception] = stage.facts["came"]

    async def work(request: Request) -> None:
        ms = f"acknowledged after {1000 * (time.perf_counter() - began):.0f} ms"
        try:
            await _answer(stage, request, what)
        except Exception as error:
            came[name] = error
            raise
        came[name] = ms

    name = "window" if what == "sent" else what
    try:
        if what == "window":
            await interaction.response.send_modal(Window())
            stage.facts["window"] = f"{1000 * (time.perf_counter() - began):.0f} ms"
            return
        reply = Reply.PANEL if what in ("panel", "again") else Reply.NEW
        await stage.bot.receive(interaction, reply, work)
        came.setdefault(name, Wrong("Discord did not take the acknowledgement"))
    except Exception as error:
        came[name] = error
    stage.facts["presses"][name].set()
    ticks = {key: "✓" if isinstance(how, str) else "✗" for key, how in came.items()}
    message = int(stage.facts["card"]["id"])
    place = stage.bot.get_partial_messageable(stage.channel.id)
    await place.get_partial_message(message).edit(view=card(ticks))


async def _answer(stage: Stage, request: Request, what: str) -> None:
    if what in ("panel", "again"):
        stage.facts["panels"] = n = stage.facts.get("panels", 0) + 1
        stage.facts["panel"] = request
        await show_panel(request, n)
    else:
        await request.answer(plain("-# Thank you"))


async def pressed(stage: Stage, *, what: str) -> str:
    """Wait until this has been pressed."""
    if what == "letter" and stage.asked.person is None:
        raise Skipped("name somebody with --person")
    if "card" not in stage.facts:
        raise Skipped("there is no card to press")
    try:
        async with asyncio.timeout(stage.asked.presses):
            await stage.facts["presses"][what].wait()
    except TimeoutError:
        raise Skipped("nobody pressed it") from None
    how = stage.facts["came"][what]
    if isinstance(how, Exception):
        raise how
    if what == "command" and not stage.facts.get("completed"):
        raise Wrong("nothing was offered while it was typed")
    return f"{how}, the window after {stage.facts['window']}" if what == "window" else str(how)


async def wait(seconds: float) -> None:
    await asyncio.sleep(seconds)


async def long(stage: Stage, *, minutes: int, works: bool) -> str:
    """Whether a private message can still be changed so long after its press."""
    if not stage.asked.long:
        raise Skipped("only with --long")
    if (request := stage.facts.get("panel")) is None:
        raise Skipped("nobody opened the panel")
    age = (discord.utils.utcnow() - request.interaction.created_at).total_seconds()
    await wait(max(60 * minutes - age, 0))
    try:
        await show_panel(request, minutes)
    except discord.HTTPException as error:
        if not works and error.status in EXPIRED:
            return f"refused, as it should be: {error}"
        raise
    if not works:
        raise Wrong(f"it could be changed after {minutes} minutes")
    return "it could be changed"


ACTS = (
    (Step("card", show),),
    tuple(Step(f"press: {what}", partial(pressed, what=what), 600.0) for what in PRESSES),
    (Step("panel after 14 minutes", partial(long, minutes=14, works=True), 1000.0),),
    (Step("panel after 16 minutes", partial(long, minutes=16, works=False), 1000.0),),
)
