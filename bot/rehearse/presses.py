"""What a bot cannot do by itself: six presses by the host, and how fast each was acknowledged."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord import app_commands, ui

from bot.edge.components import Reply, option, picking
from bot.edge.layout import Layout, pictured, plain
from bot.edge.request import Request
from bot.rehearse.edits import FIRST, SECOND, picture
from bot.rehearse.stage import Act, Skipped, Stage, Trial, Wrong, milliseconds

PRESSES = {
    "panel": "press **Panel**",
    "again": "press **Again** in the private message that opens",
    "menu": "pick something from the menu",
    "window": "press **TrialWindow**, fill it in, send it",
    "command": "type `/rehearsal`, pick one of the words it offers, send it: the answer goes again",
    "letter": "press the button in the direct message",
}
EXPIRED = (401, 404)
"""How Discord refuses to change a private message after a quarter of an hour."""
ONE_OR_TWO = [option("One", "1"), option("Two", "2")]
OWN_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
Interaction = discord.Interaction[Any]


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    return ui.ActionRow(*items)


def button(label: str, what: str) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=f"rehearse-{what}")


class TrialWindow(ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="Rehearsal", custom_id="rehearse-sent")
        pick = picking("pick", ONE_OR_TWO)
        words: ui.TextInput[Any] = ui.TextInput(custom_id="words")
        self.add_item(ui.Label(text="Pick one", component=pick))
        self.add_item(ui.Label(text="Type something", component=words))


@dataclass
class Host:
    """What the host has pressed so far, and how it went."""

    came: dict[str, str | Exception] = field(default_factory=dict)
    pressed: dict[str, asyncio.Event] = field(default_factory=dict)
    card: discord.PartialMessage | None = None
    panel: Request | None = None
    window: str = ""
    completed: bool = False
    """Whether words were offered while the command was typed."""

    async def show(self, stage: Stage) -> str:
        """Post the card, and listen."""

        async def on_interaction(interaction: Interaction) -> None:
            data: dict[str, Any] = dict(interaction.data or {})
            what = str(data.get("custom_id", "")).removeprefix("rehearse-")
            if interaction.type is discord.InteractionType.application_command:
                what = "command"
            if what in (*PRESSES, "sent"):
                await self.serve(stage, interaction, what)

        self.pressed = {name: asyncio.Event() for name in PRESSES}
        stage.bot.event(on_interaction)
        posted = await stage.post(stage.channel.id, self.laid_out())
        self.card = stage.channel.get_partial_message(int(posted["id"]))
        await self.offer_command(stage)
        if stage.asked.person is not None:
            letter = plain("-# Press this one too").add_item(row(button("Here", "letter")))
            await stage.post(0, letter, user=stage.asked.person)
        return f"now press, in #{stage.channel.name}"

    def laid_out(self) -> Layout:
        """What there is to press, and what has come through."""
        words = ["### Rehearsal: six things to press"]
        for n, (name, what) in enumerate(PRESSES.items(), 1):
            tick = "✓" if isinstance(self.came.get(name), str) else "✗"
            words.append(f"~~{n}. {what}~~ {tick}" if name in self.came else f"{n}\\. {what}")
        menu: ui.Select[Any] = ui.Select(custom_id="rehearse-menu", options=ONE_OR_TWO)
        layout = plain("\n".join(words))
        layout.add_item(row(button("Panel", "panel"), button("Window", "window")))
        return layout.add_item(row(menu))

    async def offer_command(self, stage: Stage) -> None:
        """A command of this server alone, with an option that is completed while it is typed."""

        @app_commands.command(name="rehearsal", description="One of the six things to press")
        async def rehearsal(interaction: Interaction, word: str) -> None: ...

        @rehearsal.autocomplete("word")
        async def words(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            self.completed = True
            return [app_commands.Choice(name=each, value=each) for each in ("one", "two")]

        stage.bot.tree.add_command(rehearsal, guild=stage.channel.guild)
        made = await stage.ask("POST", OWN_COMMANDS, json=rehearsal.to_dict(stage.bot.tree))
        stage.later(stage.ask, "DELETE", OWN_COMMANDS + "/{command_id}", command_id=made["id"])

    async def serve(self, stage: Stage, interaction: Interaction, what: str) -> None:
        """Serve a press as the bot serves any, and remember how it went."""
        began, name = time.perf_counter(), "window" if what == "sent" else what

        async def work(request: Request) -> None:
            ms = f"acknowledged after {milliseconds(began)}"
            try:
                await self.answer(request, what)
            except Exception as error:
                self.came[name] = error
                raise
            self.came[name] = ms

        try:
            if what == "window":
                await interaction.response.send_modal(TrialWindow())
                self.window = milliseconds(began)
                return
            reply = Reply.PANEL if what in ("panel", "again") else Reply.NEW
            await stage.bot.receive(interaction, reply, work)
            self.came.setdefault(name, Wrong("Discord did not take the acknowledgement"))
        except Exception as error:
            self.came[name] = error
        self.pressed[name].set()
        if self.card is not None:
            await self.card.edit(view=self.laid_out())

    async def answer(self, request: Request, what: str) -> None:
        if what in ("panel", "again"):
            self.panel = request
            await self.show_panel(request, FIRST if what == "panel" else SECOND)
        else:
            await request.answer(plain("-# Thank you"))
        if what == "command":  # a newer answer takes the place of an older one
            await request.vanish()

    async def show_panel(self, request: Request, colour: str) -> None:
        """A private message with a picture, and a button that puts another in its place."""
        drawn = picture(f"board{colour[1:]}.png", colour)
        view = pictured("-# a picture", drawn).add_item(row(button("Again", "again")))
        change = request.interaction.edit_original_response  # whatever the bot would do besides
        await change(view=view, attachments=drawn.files())

    async def wait_for(self, stage: Stage, what: str) -> str:
        """How a press went, once it has come."""
        if what == "letter" and stage.asked.person is None:
            raise Skipped("name somebody with --person")
        if self.card is None:
            raise Skipped("there is no card to press")
        try:
            async with asyncio.timeout(stage.asked.presses):
                await self.pressed[what].wait()
        except TimeoutError:
            raise Skipped("nobody pressed it") from None
        how = self.came[what]
        if isinstance(how, Exception):
            raise how
        if what == "command" and not self.completed:
            raise Wrong("nothing was offered while it was typed")
        return f"{how}, the window after {self.window}" if what == "window" else how

    async def change_later(self, stage: Stage, minutes: int, *, works: bool) -> str:
        """Whether a private message can still be changed so long after its press."""
        if not stage.asked.long:
            raise Skipped("only with --long")
        if self.panel is None:
            raise Skipped("nobody opened the panel")
        age = (discord.utils.utcnow() - self.panel.interaction.created_at).total_seconds()
        await wait(max(60 * minutes - age, 0))
        try:
            await self.show_panel(self.panel, FIRST)
        except discord.HTTPException as error:
            if not works and error.status in EXPIRED:
                return f"refused, as it should be: {error}"
            raise
        if not works:
            raise Wrong(f"it could be changed after {minutes} minutes")
        return "it could be changed"


async def wait(seconds: float) -> None:
    await asyncio.sleep(seconds)


def acts() -> tuple[Act, ...]:
    host = Host()
    at_14 = partial(host.change_later, minutes=14, works=True)
    at_16 = partial(host.change_later, minutes=16, works=False)
    return (
        (Trial("card", host.show),),
        tuple(Trial(f"press: {what}", partial(host.wait_for, what=what), 600) for what in PRESSES),
        (Trial("panel after 14 minutes", at_14, 1000),),
        (Trial("panel after 16 minutes", at_16, 1000),),
    )
