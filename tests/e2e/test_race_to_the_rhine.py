"""Three people play a whole game of the Rhine, with everything that can happen on the way."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.past.record import verify
from bot.edge.components import Pressed
from engines.registry import engine
from tests.e2e.people import Club, Person, Shown, club, small

LONGEST = 9
"""Presses in one turn before its player comes to the end of it."""


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path, draw=small) as found:
        yield found


Answer = tuple[str, ...]
"""The id of what is pressed, and what is picked in it if it is a menu."""


def answers(shown: Shown) -> list[Answer]:
    """Everything that can be answered on a panel."""
    found: list[Answer] = []
    for part in shown.parts:
        pressed = Pressed.read(part.get("custom_id", ""))
        if pressed is None or pressed.what != "act" or part.get("disabled"):
            continue
        custom_id, least = part["custom_id"], part.get("min_values", 1)
        values = [option["value"] for option in part.get("options", ())]
        if part["type"] == 2:
            found.append((custom_id,))
        elif least > 1 or part.get("max_values", 1) > 1:
            found.append((custom_id, *values[:least]))
        else:
            found += [(custom_id, value) for value in values]
    return found


def ends(answer: Answer) -> bool:
    """Whether it leads towards the end of the turn."""
    return answer[-1].rpartition(":")[2] in ("end", "stop", "done", "back", "pass")


class Game:
    """A table at which everybody plays whatever comes to hand."""

    def __init__(self, room: Club, game: int, *people: Person) -> None:
        self.room, self.id = room, game
        self.people = {person.id: person for person in people}
        self.chance = random.Random(7)

    async def next(self) -> Person | None:
        table = await self.room.tables.table(self.id)
        return self.people[table.waiting[0].user] if table.waiting else None

    async def lines(self) -> int:
        """How long the journal is."""
        return len((await self.room.tables.export(self.id, full=True))["journal"])

    async def turn(self, person: Person) -> int:
        """A whole turn by buttons and menus; how many it took. It posts one board."""
        boards = len(self.room.public)
        panel = await person.press_play()
        presses = 0
        while await self.next() is person:
            offered = answers(panel)
            last = [each for each in offered if ends(each)]
            enough = presses >= LONGEST and last
            panel = await person.pick(*self.chance.choice(last if enough else offered))
            presses += 1
        over = (await self.room.tables.table(self.id)).ended is not None
        assert len(self.room.public) == boards + 1 + over, "and the chronicle after the last"
        return presses

    async def turns(self, n: int) -> None:
        for _ in range(n):
            if person := await self.next():
                await self.turn(person)


async def test_three_people_play_a_whole_game(room: Club) -> None:
    ada, borys, chen = room.person("Ada"), room.person("Borys", "pl"), room.person("Chen")
    closed = room.env.backend.get_dm_channel(chen.id).id
    room.env.inject_error(
        "POST", f"/channels/{closed}/messages", status=403, code=50007, times=None
    )

    # Ada opens a table, two others come, she changes an option and starts.
    await ada.command("game new", game="race_to_the_rhine")
    lobby = room.public[-1]
    await borys.choose("Take a seat", "1", on=lobby)
    await chen.command("game join")
    await ada.command("game options")
    await ada.choose("Last round: no limit – after round 22", "5")
    assert "after round 5" in Shown(room, lobby.message).text
    assert "gospodarz" in (await borys.command("game start")).text
    await ada.press("Start", on=lobby)
    table = await room.tables.at(room.channel.id)
    assert table is not None
    game = Game(room, table.id, ada, borys, chen)
    await game.turns(3)

    # An old button does nothing; it shows what is asked now. A bot that has been started anew does
    # not know of older panels, so they stay.
    late = await game.next()
    assert late is not None
    old = await late.press_play()
    await room.restart()
    await game.turn(late)
    late.panel, lines = old, await game.lines()
    told = await late.pick(*answers(old)[0])
    assert await game.lines() == lines
    decided = late.say("panel-decided", answer="|").partition("|")[0]
    alert = told.text.splitlines()[1]
    assert alert.startswith((decided, late.say("panel-stale"), late.say("play-not-asked")))

    # A press that Discord delivers twice counts once.
    eager = await game.next()
    assert eager is not None
    await eager.pick(*game.chance.choice(answers(await eager.press_play())))
    lines, boards = await game.lines(), len(room.public)
    await room.again()
    assert (await game.lines(), len(room.public)) == (lines, boards)
    await game.turns(1)

    # The bot dies in the middle of a turn and comes back.
    brave = await game.next()
    assert brave is not None
    panel = await brave.press_play()
    panel = await brave.pick(*next(each for each in answers(panel) if not ends(each)))
    await room.restart()
    await brave.pick(*answers(panel)[0])
    await game.turns(1)

    # A turn typed in one line.
    quick = await game.next()
    assert quick is not None
    await quick.command("do", what="end")
    await quick.command("do", what="box else pass")

    # Chen, who takes no letters, is reminded at the table, and told why.
    while await game.next() is not chen:
        await game.turns(1)
    await room.later(19)
    assert room.public[-1].message.ping_user_ids == [chen.id]
    assert "your time runs out" in room.public[-1].text
    assert (await room.tables.profile(chen.id)).dm == "closed"
    assert chen.say("me-closed") in (await chen.press_play()).text
    await game.turns(100)

    # The game is over, and everybody can check that nothing was wrong with it.
    table = await room.tables.table(game.id)
    assert table.status == "over"
    last, chronicle = room.public[-2:]
    assert chronicle.files == ["story.png", "film.gif"]
    assert "The game is over." in last.text
    assert table.seed in last.text
    assert table.pledge in last.text
    assert last.files == ["board.png"]
    assert await room.tables.replay(game.id)
    assert verify(await room.tables.export(game.id), engine("race_to_the_rhine")) == []
    assert room.letters(chen) == []


async def opening(room: Club) -> Game:
    """A game of two people, just begun."""
    ada, ben = room.person("Ada"), room.person("Ben")
    await ada.command("game new", game="race_to_the_rhine")
    await ben.press("Join", on=room.public[-1])
    await ada.press("Start", on=room.public[-1])
    return Game(room, 1, ada, ben)


async def test_the_help_card_comes_by_itself_once_and_then_at_a_press(room: Club) -> None:
    game = await opening(room)
    person = await game.next()
    assert person is not None

    def cards() -> list[Shown]:
        found = room.env.backend.messages[room.channel.id].values()
        return [s for s in (Shown(room, each) for each in found) if "first turn" in s.text]

    panel = await person.press_play()
    assert [each.files for each in cards()] == [["board.png"]]
    assert panel.message.id > cards()[0].message.id, "the question is what comes last"
    await person.press_play()
    assert len(cards()) == 1
    asked = await person.command("help")
    assert "/rules" in (await person.press("Help card", on=asked)).text
    found = await room.tables.export_user(person.id)
    assert found["shown"] == [{"what": "help-race_to_the_rhine"}]
    await room.tables.delete_user(person.id)
    assert (await room.tables.export_user(person.id))["shown"] == []


async def test_the_rule_behind_a_question_is_a_press_away(room: Club) -> None:
    game = await opening(room)
    person = await game.next()
    assert person is not None
    await person.press_play()
    told = await person.press("Rule")
    assert told.text.startswith("**RR-5.2**")
    assert (await person.command("rules")).text == told.text
    found = await person.complete("rules", "search", "black market")
    assert any("RR-" in value for value in found.values())
    assert "RR-10.21" in (await person.command("rules", search="10.21")).text
    asked = (await person.command("rules", search="how do I win?")).text
    assert asked.startswith("### Goal\n**RR-3.1** You win at once")
    assert "No rule was found" in (await person.command("rules", search="xyzzy")).text


async def test_a_part_of_the_board_is_looked_at_and_kept_while_playing(room: Club) -> None:
    game = await opening(room)
    person = await game.next()
    assert person is not None
    whole = await person.press_play()
    near = await person.pick(*_looking(whole), "west")
    chosen = [o["value"] for o in near.menus["Show me …"]["options"] if o.get("default")]
    assert chosen == ["west"]
    after = await person.pick(*next(each for each in answers(near) if not ends(each)))
    chosen = [o["value"] for o in after.menus["Show me …"]["options"] if o.get("default")]
    assert chosen == ["west"]
    reach = await person.pick(*_looking(after), "reach")
    assert reach.files == ["board.png"]
    parts = await person.complete("game board", "part", "rhine")
    assert (await person.command("game board", part=parts["The Rhine"])).files == ["board.png"]
    eve = room.person("Eve")  # who only watches is offered parts of the board, and no advice
    watched = (await eve.press_play()).menus["Show me …"]["options"]
    assert "west" in [option["value"] for option in watched]
    assert "reach" not in [option["value"] for option in watched]


def _looking(panel: Shown) -> Answer:
    return (panel.menus["Show me …"]["custom_id"],)


async def test_standing_orders_are_set_by_menu(room: Club) -> None:
    game = await opening(room)
    person = await game.next()
    assert person is not None
    shown = await person.command("orders")
    title, menu = next(iter(shown.menus.items()))
    value = menu["options"][-1]["value"]
    shown = await person.choose(title, value)
    assert shown.text.splitlines()[1].startswith("Noted: ")
    ticked = [o["value"] for m in shown.menus.values() for o in m["options"] if o.get("default")]
    assert value in ticked


async def test_a_turn_can_be_filed_before_it_begins_and_dropped_again(room: Club) -> None:
    game = await opening(room)
    active = await game.next()
    other = next(person for person in game.people.values() if person is not active)
    shown = await other.command("do", what="trucks 1; end")
    assert "filed for your next turn" in shown.text
    await other.command("orders")
    shown = await other.press("Drop the filed turn")
    assert "trucks 1" in shown.text


async def test_a_line_that_cannot_be_read_is_explained_in_private(room: Club) -> None:
    game = await opening(room)
    person = await game.next()
    assert person is not None
    lines, boards = await game.lines(), len(room.public)
    shown = await person.command("do", what="fly to the moon")
    assert shown.message.is_ephemeral
    assert shown.text
    assert (await game.lines(), len(room.public)) == (lines, boards)


async def test_an_admin_sets_the_game_back_in_public(room: Club) -> None:
    game = await opening(room)
    boss = room.person("Boss", admin=True)
    await game.turns(2)
    moments = await boss.complete("admin rewind", "moment")
    await boss.command("admin rewind", moment=next(iter(moments.values())), reason="wrong base")
    assert "wrong base" in "\n".join(shown.text for shown in room.public[-2:])
    assert await game.next() is not None
    await game.turns(1)
