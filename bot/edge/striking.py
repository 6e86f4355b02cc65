"""Strikes through calls that have been answered (TB-8.19), in the messages that called."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.app.door import Tables
from bot.app.mail.kinds import StrikeBody
from bot.app.model import User
from bot.app.play import deeds
from bot.edge.layout import Drawn, lead
from bot.edge.pictures import Pictures
from bot.edge.threads import ARCHIVED
from bot.store import outbox
from bot.text import words
from engines.contract import msg


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that stays attached. Those that components show are not among the attachments that
    Discord tells of, and yet an edit removes each that it does not name."""

    id: int
    name: str

    def to_dict(self) -> dict[str, Any]:
        return {"id": self.id, "filename": self.name}


async def strike(
    message: discord.Message,
    body: StrikeBody,
    waited: Collection[User],
    tables: Tables,
    pictures: Pictures,
) -> None:
    """Strike calls through in a message of ours; those who are `waited` for stay highlighted. If
    Discord does not let its picture stay, the position it showed is drawn anew."""
    view = ui.LayoutView.from_message(message, timeout=None)
    view.stop()  # the library would keep it for ever to listen to it
    if not struck(view, body.users):
        return
    shown = await deeds.shown_by(tables, message.id)
    newest = (
        await tables.store.read(lambda db: outbox.newest_board(db, shown[0])) if shown else None
    )
    if shown and newest and newest[2] != message.id:
        lang = (await tables.table(shown[0])).lang
        lead(view, words(lang).say(msg("show-next-board")), newest)
    still = [each for each in message.mentions if each.id in waited and each.id not in body.users]
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=still)
    edit = partial(message.edit, view=view, allowed_mentions=allowed)
    files = kept(view, message)
    if files is not None:
        try:
            await edit(attachments=files)
            return
        except discord.HTTPException as error:
            if error.status != 400 or error.code == ARCHIVED:
                raise
    board = await _anew(shown, tables, pictures)
    if files is None and not (board and board.png):
        await edit()  # which leaves its files alone
        return
    redrawn(view, board)
    await edit(attachments=board.files() if board else [])


def struck(view: ui.LayoutView, users: Collection[User]) -> bool:
    """Strike through the calls of these people; without people the whole message was one call.
    Whether there was anything to strike."""
    texts = [part for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
    before = [part.content for part in texts]
    for part in texts[-1:] if users else texts:  # who is waited for stands at the end of a board
        part.content = "\n".join(crossed(line, users) for line in part.content.split("\n"))
    return before != [part.content for part in texts]


def crossed(line: str, users: Collection[User]) -> str:
    """A line of a message with the calls of these people struck through; all of it but a heading if
    it calls nobody else."""
    if not line.strip() or line.startswith(("#", "~~")):
        return line
    called = set(map(int, re.findall(r"<@(\d+)>", line)))
    if called.issubset(users) and (called or not users):
        return f"~~{line}~~"
    for user in users:
        line = re.sub(rf"(?<!~)<@{user}>", f"~~<@{user}>~~", line)
    return line


def kept(view: ui.LayoutView, message: discord.Message) -> list[Any] | None:
    """All files of a message, those that it shows by their names again. None if it shows one that
    it does not tell the id of."""
    ids = dict(attached(message.components)) | {each.url: each.id for each in message.attachments}
    shown = list(_media(view))
    if any(media.url not in ids for media in shown):
        return None
    urls = {media.url for media in shown}
    found: list[Any] = [each for each in message.attachments if each.url not in urls]
    for media in shown:
        name = PurePosixPath(urlsplit(media.url).path).name
        found.append(Kept(ids[media.url], name))
        media.url = f"attachment://{name}"
    return found


def attached(components: Iterable[Any]) -> Iterator[tuple[str, int]]:
    """The addresses and ids of the files that components show. A view does not know those of its
    thumbnails."""
    for each in components:
        for media in [each, *getattr(each, "items", ())]:
            file = getattr(media, "media", None)
            if file is not None and file.attachment_id is not None:
                yield file.url, file.attachment_id
        yield from attached(getattr(each, "children", ()))
        yield from attached(filter(None, [getattr(each, "accessory", None)]))


def redrawn(view: ui.LayoutView, board: Drawn | None) -> None:
    """Show this picture in place of the last one, and none of the others."""
    galleries = [part for part in view.walk_children() if isinstance(part, ui.MediaGallery)]
    if board is not None and board.png and galleries:
        galleries.pop().items = [
            discord.MediaGalleryItem(f"attachment://{board.name}", description=board.alt)
        ]
    for gallery in galleries:
        assert isinstance(gallery.parent, ui.Container)
        gallery.parent.remove_item(gallery)


def _media(view: ui.LayoutView) -> Iterator[discord.UnfurledMediaItem]:
    for part in view.walk_children():
        if isinstance(part, ui.Thumbnail):
            yield part.media
        elif isinstance(part, ui.MediaGallery):
            yield from (item.media for item in part.items)


async def _anew(shown: tuple[int, int] | None, tables: Tables, pictures: Pictures) -> Drawn | None:
    """The board that a message of ours showed; None if it showed none, or it is not known."""
    if shown is None:
        return None
    game, seq = shown
    step = await deeds.replay_step(tables, game, 0, seq)
    return await pictures.board(step.table.game, step.view, words(step.table.lang).say)
