"""A whole game of one person against computers, from the first click to the last picture."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.app.model import Prompt
from bot.app.past.record import verify
from bot.app.play import thinking
from bot.app.play.thinking import Thinker
from bot.edge import choices
from bot.text import words
from engines.registry import GAMES, engine
from tests.bot.app.test_computers_trade import Started
from tests.e2e.people import Club, Person, Shown, club


async def nothing() -> None:
    """Delivers nothing: what computers did is sent when all of them are done."""


MIXED = ("recruit", "officer", "staff")
MOMENT = 0.02
"""Seconds that computers have for a question here."""
PAGES = 6
MOST = 900
"""Decisions of one person that no game takes."""


class Quick(Executor):
    """Thinks at once, in this process, and not for long."""

    def submit(self, thought: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(thought(*args, MOMENT))
        return done


class Alone:
    """One person at a table with computers."""

    def __init__(self, room: Club, ann: Person) -> None:
        self.room, self.ann = room, ann
        self.decisions = 0
        self.opened = 0
        """How often the panel had to be opened from the board."""
        self.posted: list[int] = []
        """Messages in the channel each time that computers had played."""

    async def sit_down(self, game: str) -> None:
        """Open a table, seat computers of all strengths in turn, and begin."""
        await self.ann.command("game new", game=game)
        await self.room.later(0)
        lobby = next(each for each in self.room.public if "Computers" in each.buttons)
        menu = await self.ann.press("Computers", on=lobby)
        for n in range(10):
            if "Add a computer" not in menu.menus:
                break
            menu = await self.ann.choose("Add a computer", MIXED[n % 3], on=menu)
        await self.ann.press("Start", on=lobby)

    async def play(self, table: int, decisions: int = 0) -> None:
        """Answer what is asked until nobody is asked any more, or so often."""
        room = self.room
        for _ in range(decisions or MOST):
            before = len(room.public)
            await room.bot.thinker.until_people(nothing)
            await room.bot.deliver()
            await room.delivered()
            self.posted.append(len(room.public) - before)
            asked = await self.asked(table)
            if asked is None:
                return
            question = await room.tables.hint_question(table, self.ann.id, asked.seat)
            picks = thinking.answer(question._replace(strength="officer"))
            await self.pressed(asked, picks or asked.offer.default)
            self.decisions += 1
        assert decisions, "the game never ends"

    async def asked(self, table: int) -> Prompt | None:
        for prompt in await self.room.tables.prompts(table, self.ann.id):
            if prompt.offer.required and not prompt.offer.answered:
                return prompt
        return None

    async def pressed(self, asked: Prompt, picks: tuple[str, ...]) -> None:
        """In the panel of that seat, on the page that has them."""
        ann = self.ann
        panel = ann.look() if ann.panel else None
        if panel is None or not any(asks(each, asked) for each in ids(panel)):
            panel = await ann.press_play()
            self.opened += 1
        place = f"adj-seat:{asked.game}:{asked.seat}"
        if place in panel.buttons.values():
            panel = await ann.pick(place)
        for _ in range(PAGES):
            if not picks:
                await ann.press(words("en").say(choices.nothing(asked.offer)))
                return
            with suppress(AssertionError):
                await ann.give(*picks)
                return
            on = panel.buttons[ann.say("panel-on")]
            panel = await ann.pick(on)
        raise AssertionError(f"{picks}: {panel.text}")


def ids(panel: Shown) -> list[str]:
    return [part["custom_id"] for part in panel.parts if "custom_id" in part]


def asks(custom_id: str, asked: Prompt) -> bool:
    """Whether this button or menu belongs to a question, or leads to it."""
    place = f"{asked.game}:{asked.seat}"
    return custom_id == f"adj-seat:{place}" or f":{place}:{asked.token}" in custom_id


async def seated(room: Club, game: str) -> tuple[Alone, int]:
    """Ann at a table with computers, which has begun."""
    room.bot.thinker = Thinker(room.tables, Quick)
    alone = Alone(room, room.person("Ann"))
    await alone.sit_down(game)
    table = await room.tables.at(room.channel.id)
    assert table is not None
    assert table.status == "playing"
    assert not table.free, "computers hold all other seats"
    return alone, table.id


def written_to(room: Club) -> set[int]:
    """Everybody to whom the bot has opened a direct message."""
    found = (each for each in room.env.http_requests if each.path.endswith("/users/@me/channels"))
    return {int(each.json["recipient_id"]) for each in found}


async def test_tb_9_1_computers_are_added_one_by_one_until_all_seats_are_taken(
    tmp_path: Path,
) -> None:
    async with club(tmp_path) as room:
        ann = room.person("Ann")
        await ann.command("game new", game="race_to_the_rhine")
        await room.later(0)
        menu = await ann.press("Computers", on=room.public[-1])
        asked = []
        while "Add a computer" in menu.menus:
            asked.append(menu.menus["Add a computer"]["custom_id"])
            menu = await ann.choose("Add a computer", "staff", on=menu)
        assert len(asked) == 2
        assert len({*asked}) == 2, "Discord would not let the same be picked again of the same menu"
        assert "All seats are taken." in menu.text
        assert {"Take a computer away", "Start"} <= {*menu.menus, *menu.buttons}


async def test_tb_9_7_a_computer_acts_for_whoever_asks_for_one(tmp_path: Path) -> None:
    """Without naming a seat, which on a phone is much to type."""
    async with club(tmp_path) as room:
        room.bot.thinker = Thinker(room.tables, Quick)
        ann, bob = room.person("Ann"), room.person("Bob")
        place = (room.guild.id, room.channel.id, ann.id, "race_to_the_rhine")
        table = await room.tables.open(*place, {}, seated=True)
        await room.tables.join(table.id, bob.id)
        await room.tables.start(table.id, ann.id, "start")
        said = await ann.command("game computer", strength="recruit")
        assert said.text == "A computer acts for this seat until its player does something."
        await room.later(0)
        assert f"Recruit (computer 1) may now act for <@{ann.id}>." in room.public[-1].text


async def test_tb_9_11_what_a_computer_says_to_an_offer_is_in_the_panel(tmp_path: Path) -> None:
    async with club(tmp_path, engine=lambda name: Started()) as room:
        room.bot.thinker = Thinker(room.tables, Quick)
        ann = room.person("Ann")
        table = await room.tables.open(room.guild.id, room.channel.id, ann.id, "attack", {})
        await room.tables.join(table.id, ann.id, 0)
        for _ in range(2):
            table = await room.tables.add_computer(table.id, ann.id, "officer")
        table = (await room.tables.start(table.id, ann.id, "start")).table
        await room.later(0)
        await ann.answer("offer")
        await ann.give(f"propose/{table.players[2].seats[0]}")
        panel = await ann.give("give/oil1a", "want-card/population.4")
        assert "agree." in panel.text
        assert "for population 4" in panel.text
        assert not [label for label in panel.buttons if label.startswith("Withdraw")]


async def test_tb_9_12_one_board_and_one_panel_go_on_while_somebody_plays_alone(
    tmp_path: Path,
) -> None:
    async with club(tmp_path) as room:
        alone, table = await seated(room, "total_domination")
        await alone.play(table, decisions=16)
        assert sum(alone.posted) <= 1, "the board takes the place of the last"
        assert alone.opened == 1, "and the panel goes on by itself"
        assert len(room.letters(alone.ann)) == 1, "the hand, brought up to date in its place"
        assert written_to(room) <= {alone.ann.id}


async def test_tb_9_12_who_leaves_is_called_once_and_sees_the_newest_board(tmp_path: Path) -> None:
    async with club(tmp_path) as room:
        alone, table = await seated(room, "total_domination")
        await alone.play(table, decisions=4)
        await room.bot.thinker.until_people(room.bot.deliver)
        before = len(room.letters(alone.ann))
        await room.later(0.02)
        assert len(room.letters(alone.ann)) == before, "they may be back any moment"
        await room.later(0.1)
        *_, letter = room.letters(alone.ann)
        assert len(room.letters(alone.ann)) == before + 1
        assert "is waiting for you" in letter.text
        assert letter.opens
        await alone.ann.press_letter(letter, letter.opens)
        await room.later(5)
        more = room.letters(alone.ann)[before + 1 :]
        assert all(each.message.is_ephemeral for each in more), "the panel they opened there"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_tb_9_5_one_person_and_computers_play_a_whole_game(game: str, tmp_path: Path) -> None:
    async with club(tmp_path) as room:
        alone, game_id = await seated(room, game)
        await alone.play(game_id)
        table = await room.tables.table(game_id)
        assert table.status == "over"
        assert not table.waiting
        assert written_to(room) <= {alone.ann.id}
        *most, end = alone.posted
        assert max(most) <= 1, "several moves make one message, or change the last"
        assert len(room.letters(alone.ann)) <= 2, "the hand, if there is one, and what it became"
        assert end <= 2, "the last board, and the chronicle"
        board, chronicle = room.public[-2:]
        assert "The game is over." in board.text
        assert board.files
        assert "chronicle" in chronicle.text
        assert verify(await room.tables.export(game_id, full=True), engine(game)) == []
