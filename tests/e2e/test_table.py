"""People at a table of the toy game, in a simulated Discord."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.model import Acted, Prompt, Sight
from bot.app.play import deeds
from bot.edge import panel_actions
from bot.edge.panel_actions import Private
from bot.edge.request import Request
from engines.contract import Choice, Offer, msg
from tests.e2e.people import Club, Person, Shown, Sketch, club

TURN = "What do you do?"
SURE = "Yes, do it"


async def duel(room: Club, *people: Person) -> int:
    """A game in which these people play, as the first players of the toy."""
    table = await room.tables.open(room.guild.id, room.channel.id, people[0].id, "toy")
    for chair, person in enumerate(people):
        await room.tables.join(table.id, person.id, chair)
    await room.tables.start(table.id, people[0].id, "start")
    await room.bot.deliver()
    return table.id


def pinged(shown: Shown) -> list[int]:
    return list(shown.message.ping_user_ids)


async def journal(room: Club, game: int) -> int:
    """How many lines the journal of a game has."""
    found = await room.tables.export(game, full=True)
    return len(found["journal"])


async def test_a_turn_by_buttons_tells_the_table_and_calls_who_must_answer(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    board = room.public[-1]
    assert pinged(board) == [ada.id]
    assert board.files == ["board.png"]
    assert board.alts[0].startswith("sketch of toy")
    panel = await ada.press("Play", on=board)
    assert TURN in panel.text
    assert panel.message.is_ephemeral
    boards = len(room.public)
    panel = await ada.press("Aim at: ben")
    assert len(room.public) == boards
    await ada.press("Fire")
    assert len(room.public) == boards, "the turn goes on: its board is brought up to date"
    assert "Play" in room.letters(ben)[-1].buttons
    assert "the table is waiting for you" in room.letters(ben)[-1].text
    assert "ada fires at ben." in room.public[-1].text
    assert "<t:" in room.public[-1].text


async def test_tb_8_19_boards_of_turns_long_gone_keep_their_pictures(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    first = room.public[-1]
    for turn in range(3):
        person = (ada, ben)[turn % 2]
        await person.press("Play", on=room.public[-1])
        await person.press("Rest")
        await person.press(SURE)
    boards = [shown for shown in room.public if shown.opens]
    assert len(boards) == 4
    assert "~~" in Shown(room, first.message).text
    for board, after in pairwise(boards):
        assert board.links["To the next board"].endswith(f"/{after.message.id}")
    for person in (ada, ben):
        last = [letter for letter in room.letters(person) if letter.links][-1]
        known = [each.links["To the newest board"].rpartition("/")[2] for each in [last]]
        assert set(known) <= {str(board.message.id) for board in boards}
    for board in boards:
        [png] = board.pictures
        assert png.startswith(b"\x89PNG"), board.text


async def test_public_messages_name_the_table_and_nothing_else(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.press("Play", on=room.public[-1])
    await ada.press("Aim at: ben")
    await ada.press("Fire")
    await ben.press("Play", on=room.public[-1])
    await ben.press("Let it happen")
    for shown in room.public:
        for custom_id in shown.buttons.values():
            assert custom_id in (
                "adj-open:1",
                "adj-hand:1",
                "adj-happened:1",
                "adj-log:1",
                "adj-trial:1",
            )
        assert set(shown.files) <= {"board.png"}


async def test_a_sealed_answer_leaves_no_public_trace(room: Club) -> None:
    ada, ben, cid = (room.person(name) for name in ("Ada", "Ben", "Cid"))
    game = await duel(room, ada, ben, cid)
    await ada.command("do", what="aim/ben; fire")
    board = room.public[-1]
    before = json.dumps(board.message.components), board.message.edited_timestamp, len(room.public)
    table = await room.tables.table(game)
    await ben.press("Play", on=board)
    await ben.press("Let it happen")
    shown = room.public[-1]
    assert before == (
        json.dumps(shown.message.components),
        shown.message.edited_timestamp,
        len(room.public),
    )
    assert (await room.tables.table(game)).waiting == table.waiting
    assert "Your answer so far: Let it happen" in ben.panel.text  # type: ignore[union-attr]


async def test_several_things_in_a_row_are_typed_with_semicolons(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    offered = await ada.complete("do", "what", "aim")
    assert offered == {"Aim at: ben": "aim/ben"}
    offered = await ada.complete("do", "what", "aim/ben; ")
    assert offered["aim/ben; Rest"] == "aim/ben; rest"
    assert offered["aim/ben; Fire"] == "aim/ben; fire", "what can be done only after that"
    assert "aim/ben; Aim at: ben" not in offered
    offered = await ada.complete("do", "what", "scout; ")
    assert "scout; Aim at: ben" in offered, "what a draw would show is not told before it"
    panel = await ada.command("do", what="aim/ben; fire")
    assert "ada fires at ben." in panel.text


async def test_typed_orders_that_stop_are_given_back(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.command("play")
    panel = await ada.type("aim/ben; fly; fire")
    assert "“fly” will not do here." in panel.text
    assert "You could say “Fire”, “Rest”." in panel.text, "as buttons say it, never a key"
    assert "Not carried out: `fly; fire`" in panel.text
    assert "Fire" in panel.buttons


async def test_an_old_button_shows_the_present_question(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    old = await ada.command("play")
    room.bot.panels.private = Private()  # another start has forgotten that it can be taken away
    await ada.command("do", what="aim/ben")
    lines = await journal(room, game)
    shown = await ada.press("Rest", on=old)
    assert "This question is no longer open." in shown.text
    assert "Fire" in shown.buttons
    assert await journal(room, game) == lines


@pytest.mark.parametrize(
    "custom_id", ["adj-gone:1", "adj:1", "adj-open:x", "older:1:2", "adj-page:1:ada:z"]
)
async def test_an_unknown_button_is_answered(room: Club, custom_id: str) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    board = room.public[-1]
    button = next(part for part in board.parts if part.get("label") == "Play")
    button["custom_id"] = custom_id
    shown = await ada.press("Play", on=Shown(room, board.message))
    assert "This button is out of date." in shown.text
    assert shown.message.is_ephemeral


async def test_a_redelivered_press_does_nothing_twice(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    await ada.command("play")
    await ada.press("Rest")
    await ada.press(SURE)
    lines, boards = await journal(room, game), len(room.public)
    await room.again()
    assert (await journal(room, game), len(room.public)) == (lines, boards)


async def test_buttons_work_after_a_restart(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    await ada.command("play")
    await ada.press("Aim at: ben")
    syncs = sum(each.method == "PUT" for each in room.env.http_requests)
    await room.restart()
    panel = await ada.press("Fire")
    assert "ada fires at ben." in panel.text
    await ben.press("Play", on=room.public[-1])
    await ben.press("Let it happen")
    assert sum(each.method == "PUT" for each in room.env.http_requests) == syncs
    assert await room.tables.replay(game)


async def test_hands_come_by_letter(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    (letter,) = room.letters(ada)
    assert "Ada" in letter.text
    assert "SeatView" in letter.alts[0]
    assert letter.files == ["hand.png"]


async def test_closed_letters_are_told_once_and_the_hand_is_behind_a_button(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    channel = room.env.backend.get_dm_channel(ben.id).id
    room.env.inject_error(
        "POST", f"/channels/{channel}/messages", status=403, code=50007, times=None
    )
    await duel(room, ada, ben)
    assert (await room.tables.profile(ben.id)).dm == "closed"
    assert room.letters(ben) == []
    told = await ben.press("Play", on=room.public[-1])
    assert "does not let the bot send you direct messages" in told.text
    again = await ben.press("My hand", on=room.public[-1])
    assert "does not let the bot" not in again.text
    assert "SeatView" in again.alts[0]
    tried = [
        each for each in room.env.http_requests if each.path == f"/channels/{channel}/messages"
    ]
    assert len(tried) == 1


async def test_a_failed_message_is_sent_again_and_only_once(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=503, times=2)
    await duel(room, ada, ben)
    for _ in range(4):
        await room.later(0.1)
    texts = [shown.text for shown in room.public if "the turn of ada" in shown.text]
    assert len(texts) == 1
    nonces = [each.json["nonce"] for each in room.env.http_requests if each.path == path]
    assert len(nonces) == 4
    assert len(set(nonces)) == 2


async def test_letters_asked_for_twice_at_once_are_sent_once(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    game = await room.tables.at(room.channel.id)
    assert game is not None
    (prompt,) = (p for p in await room.tables.prompts(game.id, ada.id) if p.offer.required)
    await room.tables.act(game.id, ada.id, "ada", prompt.token, ["rest"], "rest")
    boards = len(room.public)
    await asyncio.gather(*(room.bot.deliver() for _ in range(5)))
    assert len(room.public) == boards + 1


async def test_a_channel_that_refuses_costs_its_host_a_word_and_gets_the_board_later(
    room: Club,
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    path = f"/channels/{room.channel.id}/messages"
    await duel(room, ada, ben)
    boards = len(room.public)
    room.env.inject_error("POST", path, status=403, code=50001, times=2)
    await ada.command("do", what="rest")
    await room.later(0.1)
    assert len(room.public) == boards
    [word] = [each for each in room.letters(ada) if "may not write there" in each.text]
    assert f"<#{room.channel.id}>" in word.text
    assert [each for each in room.letters(ben) if "may not write" in each.text] == []
    for _ in range(3):
        await room.later(0.6)
    assert len(room.public) == boards + 1
    assert "ada draws." in room.public[-1].text


async def test_an_edited_message_calls_nobody(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    table = await room.tables.open(room.guild.id, room.channel.id, ada.id, "toy")
    await room.bot.deliver()
    await room.tables.join(table.id, ben.id)
    await room.bot.deliver()
    await ada.command("game status")
    await ada.command("help")
    edits = [each.json for each in room.env.http_requests if each.method == "PATCH"]
    assert len(edits) == 3, "the lobby, and two answers to their author alone"
    assert [each["allowed_mentions"]["parse"] for each in edits] == [[]] * 3


async def test_my_games_name_a_table_that_cannot_be_shown(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    await room.store.write(lambda db: db.execute("UPDATE games SET options = '{'"))
    assert f"Table {game} cannot be shown" in (await ada.command("me games")).text


async def test_each_person_reads_their_own_language(room: Club) -> None:
    ada, ola = room.person("Ada"), room.person("Ola", "pl")
    await duel(room, ada, ola)
    assert "Co robisz?" not in (await ada.command("play")).text
    await ada.press("Aim at: ben")
    await ada.press("Fire")
    panel = await ola.press("Play", on=room.public[-1])
    assert "Niech tak będzie" in panel.buttons
    assert "Moja ręka" in panel.buttons
    await ola.command("me settings", language="en")
    assert "Let it happen" in (await ola.command("play")).buttons


async def test_a_table_speaks_the_language_of_its_server(room: Club) -> None:
    room.guild_locale = "pl"
    ada = room.person("Ada")
    await ada.command("game new", game="race_to_the_rhine")
    assert "opened" not in room.public[-1].text
    assert "Dołącz" in room.public[-1].buttons


async def test_undo_takes_the_last_step_back(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.command("play")
    await ada.press("Aim at: ben")
    panel = await ada.press("Undo")
    assert "Aim at: ben" in panel.buttons
    assert "nothing you can take back" in (await ada.command("undo")).text


async def test_a_spectator_sees_the_board_and_no_hand(room: Club) -> None:
    ada, ben, eve = (room.person(name) for name in ("Ada", "Ben", "Eve"))
    await duel(room, ada, ben)
    panel = await eve.press("Play", on=room.public[-1])
    assert "You are free for now" in panel.text
    assert "TableView" in panel.alts[0]
    assert "You have no seat" in (await eve.press("My hand", on=room.public[-1])).text


async def test_nobody_acts_for_somebody_else(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    lines = await journal(room, game)
    shown = await ben.command("do", what="rest", seat="ada")
    assert "That is not your seat." in shown.text
    assert await journal(room, game) == lines


async def test_the_log_holds_what_each_may_read(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.command("do", what="rest")
    assert "You see" in (await ada.press("Log", on=room.public[-1])).text
    assert "You see" not in (await ben.press("Log", on=room.public[-1])).text


async def test_a_returning_player_reads_what_happened_meanwhile(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.command("do", what="rest")
    await ben.command("do", what="scout")
    panel = await ada.command("play")
    assert "ben scouts." in panel.text
    assert "ada draws." not in panel.text


async def test_an_unexpected_error_is_an_apology_and_a_line_in_the_log(
    room: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await ada.command("play")

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(deeds, "act", broken)
    await ada.press("Rest")
    shown = await ada.press(SURE)
    assert "Something went wrong" in shown.text
    reference = shown.text.rpartition("`")[0].rpartition("`")[2]
    (line,) = [r.getMessage() for r in caplog.records if reference in r.getMessage()]
    assert "adj:1:ada:1:rest" in line
    assert all(card not in line for card in ("parry", "riposte", "aid", "dud"))


async def test_a_move_whose_answer_fails_is_said_to_be_made_and_not_made_twice(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)

    def broken(*_: Any) -> None:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patched:
        patched.setattr(panel_actions, "lay_out", broken)
        shown = await ada.command("do", what="aim/ben")
        assert "has been done" in shown.text
        assert "Nothing was lost" not in shown.text
        before = await journal(room, game)
    shown = await ada.command("do", what=" aim/ben")
    assert "already been carried out" in shown.text
    assert "Fire" in shown.buttons
    assert await journal(room, game) == before


async def test_the_same_words_are_orders_again_once_their_answer_was_seen(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)

    def broken(*_: Any) -> None:
        raise RuntimeError("a bug")

    for shown_between in (True, False):
        with monkeypatch.context() as patched:
            patched.setattr(panel_actions, "lay_out", broken)
            await ada.command("do", what="rest")
        if shown_between:
            await ada.command("play")
        await ben.command("do", what="rest")
        before = await journal(room, game)
        shown = await ada.command("do", what="rest")
        assert "already been carried out" not in shown.text
        assert await journal(room, game) > before
        await ben.command("do", what="rest")


async def test_a_picture_that_gets_lost_leaves_the_words_as_they_are(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    answer = Request.answer

    async def words_only(self: Request, view: Any, *pictures: Any) -> None:
        if pictures:
            raise OSError("the upload broke")
        await answer(self, view)

    monkeypatch.setattr(Request, "answer", words_only)
    for patience in (panel_actions.PATIENCE, 0.0):
        monkeypatch.setattr(panel_actions, "PATIENCE", patience)
        shown = await ada.command("play")
        assert "picture could not be shown" in shown.text
        private = [
            Shown(room, each) for each in room.env.backend.messages[room.channel.id].values()
        ]
        assert TURN in private[-2].text
        assert private[-1].text == shown.text


async def test_help_says_what_the_table_is_and_whose_turn(room: Club) -> None:
    ada, ben, eve = room.person("Ada"), room.person("Ben"), room.person("Ewa", "pl")
    assert "/game new" in (await ada.command("help")).text
    table = await room.tables.open(room.guild.id, room.channel.id, ada.id, "toy")
    await room.tables.join(table.id, ada.id, 0)
    assert "You are at the table" in (await ada.command("help")).text
    assert "press Join" in (await ben.command("help")).text
    await room.tables.join(table.id, ben.id, 1)
    await room.tables.start(table.id, ada.id, "start")
    shown = await ben.command("help")
    assert "Duel at dawn · table 1" in shown.text
    assert f"<@{ada.id}> — the turn of ada" in shown.text
    assert "You play: Ben." in shown.text
    assert all(name in shown.text for name in ("/play", "/do", "/undo", "/hand", "/rules"))
    assert set(shown.buttons) == {"Play", "My hand", "What happened", "Log", "Try it"}
    shown = await eve.command("help")
    assert "Nie masz tu miejsca" in shown.text
    assert all(name in shown.text for name in ("/graj", "/zrób", "/cofnij", "/ręka", "/zasady"))


async def test_orders_at_a_table_that_has_not_begun_say_what_to_do_instead(room: Club) -> None:
    ada = room.person("Ada")
    await room.tables.open(room.guild.id, room.channel.id, ada.id, "toy")
    assert "Take a seat with the Join button" in (await ada.command("do", what="rest")).text


async def test_only_the_host_is_asked_whether_to_call_the_game_off(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    table = await room.tables.open(room.guild.id, room.channel.id, ada.id, "toy")
    shown = await ben.command("game abandon")
    assert f"<@{ada.id}>" in shown.text
    assert "/game leave" in shown.text
    await room.tables.abandon(table.id, ada.id)
    await duel(room, ada, ben)
    shown = await ben.command("game abandon")
    assert f"<@{ada.id}>" in shown.text
    assert "/game concede" in shown.text
    assert shown.buttons == {}
    assert "Call it off" in (await ada.command("game abandon")).buttons
    assert "everything stays" in (await ada.press("No, go back")).text


def blind(*_: Any, **__: Any) -> Sketch:
    raise RuntimeError("no paint")


@pytest.fixture
async def dark(tmp_path: Path, toy: None) -> AsyncIterator[Club]:
    async with club(tmp_path, draw=blind) as found:
        yield found


async def test_a_picture_that_cannot_be_drawn_stops_nobody(dark: Club) -> None:
    ada, ben = dark.person("Ada"), dark.person("Ben")
    await duel(dark, ada, ben)
    assert "the turn of ada" in dark.public[-1].text
    assert dark.public[-1].files == []
    await ada.press("Play", on=dark.public[-1])
    await ada.press("Rest")
    assert "ada draws." in (await ada.press(SURE)).text
    assert "could not be drawn" in (await ada.command("hand")).text


async def test_what_is_missing_in_a_channel_is_named(room: Club) -> None:
    ada = room.person("Ada")
    denied = discord.PermissionOverwrite(attach_files=False)
    overwrites = {room.guild.default_role: denied, room.bot.user: denied}
    room.channel = room.guild.create_text_channel("bare", overwrites=overwrites)
    shown = await ada.command("game new", game="race_to_the_rhine")
    assert "Attach Files" in shown.text


async def test_settings_are_kept_and_said(room: Club) -> None:
    ada = room.person("Ada")
    shown = await ada.command("me settings", language="pl", zone="Europe/Warsaw", messages="off")
    assert "Europe/Warsaw" in shown.chosen
    profile = await room.tables.profile(ada.id)
    assert (profile.lang, profile.zone, profile.dm) == ("pl", "Europe/Warsaw", "off")
    assert "Europe/Warsaw" in (await ada.complete("me settings", "zone", "warsaw")).values()
    assert "Mars" in (await ada.command("me settings", zone="Mars/Base")).text


async def test_a_person_can_take_their_data_and_be_forgotten(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    shown = await ada.command("me export")
    assert shown.files == ["adjutant.json"]
    await ada.command("me forget")
    await ada.press("Forget me")
    table = await room.tables.table(game)
    assert ada.id not in [player.user for player in table.players]


async def test_my_games_lead_to_the_tables(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    assert "not playing anywhere" in (await ada.command("me games")).text
    await duel(room, ada, ben)
    shown = await ada.command("me games")
    assert "waits for you" in shown.text
    assert TURN in (await ada.press("Duel at dawn 1", on=shown)).text


async def test_an_admin_gives_a_seat_to_somebody_else_with_a_reason(room: Club) -> None:
    ada, ben, eve = (room.person(name) for name in ("Ada", "Ben", "Eve"))
    boss = room.person("Boss", admin=True)
    game = await duel(room, ada, ben)
    await boss.command("admin substitute", seat="ada", player=eve.actor, reason="on holiday")
    assert (await room.tables.table(game)).holder("ada") == eve.id
    assert any("on holiday" in shown.text for shown in room.public)


async def test_tb_4_3_who_cuts_a_pause_short_is_asked_and_who_paused_is_told(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    await ben.command("game pause")
    await ada.command("game resume")
    assert (await room.tables.table(game)).status == "playing", "the host is not asked"
    await room.delivered()
    assert any("before your pause is over" in letter.text for letter in room.letters(ben))

    await ada.command("game pause")
    asked = await ben.command("game resume")
    assert f"<@{ada.id}> paused this game" in asked.text
    assert (await room.tables.table(game)).status == "paused"
    await ben.press("No, go back", on=asked)
    assert (await room.tables.table(game)).status == "paused"
    await ben.press("Let it go on", on=await ben.command("game resume"))
    assert (await room.tables.table(game)).status == "playing"


async def test_admin_is_refused_to_who_does_not_run_the_server(room: Club) -> None:
    ada, ben, eve = (room.person(name) for name in ("Ada", "Ben", "Eve"))
    game = await duel(room, ada, ben)
    found = next(each for each in await room.bot.tree.fetch_commands() if each.name == "admin")
    room.guild.set_command_permissions(found, {eve.actor: True})  # as Discord lets servers do
    commands: dict[str, dict[str, Any]] = {
        "pause": {},
        "abandon": {},
        "resume": {},
        "substitute": {"seat": "ada", "player": eve.actor, "reason": "for fun"},
        "rewind": {"moment": "1", "reason": "for fun"},
    }
    for command, options in commands.items():
        assert "Manage Server" in (await eve.command(f"admin {command}", **options)).text
    assert await eve.complete("admin rewind", "moment") == {}
    table = await room.tables.table(game)
    assert (table.status, table.holder("ada")) == ("playing", ada.id)


async def test_what_people_type_is_shown_letter_by_letter(room: Club) -> None:
    ada, ben, eve = (room.person(name) for name in ("Ada", "Ben", "Eve"))
    boss = room.person("Boss", admin=True)
    await duel(room, ada, ben)
    typed = f"**loud** [link](http://x) @everyone <@{ben.id}>\n# title"
    shown = (
        f"\\*\\*loud\\*\\* \\[link\\]\\(http://x\\) @\u200beveryone \\<@\u200b{ben.id}\\> \\# title"
    )
    await ben.command("game report", text=typed)
    assert any(shown in letter.text for letter in room.letters(ada))
    await boss.command("admin substitute", seat="ada", player=eve.actor, reason=typed)
    assert any(shown in each.text for each in room.public)
    await boss.command("admin rewind", moment="1", reason=typed)
    assert sum(shown in each.text for each in room.public) >= 2


async def test_numbers_typed_in_commands_are_refused_with_a_sentence(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    boss = room.person("Boss", admin=True)
    await duel(room, ada, ben)
    for number in ("9" * 19, "9" * 5000, "x", "²"):
        shown = await boss.command("admin rewind", moment=number, reason="for fun")
        assert "Pick a moment" in shown.text
        assert "no such seat" in (await ada.command("game join", seat=number)).text
    shown = await ada.command("do", what="deputy <@" + "9" * 26 + ">")
    assert "There is nobody with the number" in shown.text


async def test_who_runs_one_server_has_no_say_on_another(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    # Ada runs a server of her own, and plays at the table of the other.
    own = room.env.create_guild("My own", owner=ada.actor.user)
    lobby_actions = own.create_text_channel("hall")
    boss = own.add_member(ada.actor.user)
    shown = await boss.slash(lobby_actions, "admin pause")
    assert "no game in this channel" in Shown.of(room, shown.response).text  # type: ignore[arg-type]
    assert (await room.tables.table(game)).status == "playing"


async def test_giving_up_needs_a_second_word(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    game = await duel(room, ada, ben)
    await ada.command("game concede")
    assert (await room.tables.table(game)).status == "playing"
    await ada.press("Give up")
    assert (await room.tables.table(game)).status == "over"
    last, chronicle = room.public[-2:]
    assert "The chronicle of this game." in chronicle.text
    assert "The game is over." in last.text
    assert "Seed of the dice" in last.text


async def test_time_that_runs_out_is_said_before_and_acted_on_after(room: Club) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    await room.later(19)
    assert any("your time runs out" in shown.text for shown in room.letters(ada))
    await room.later(6 + 48)  # and the extra time of a table that plays a turn a day
    assert "ada draws." in room.public[-1].text
    assert pinged(room.public[-1]) == [ben.id]


async def test_more_answers_than_one_menu_holds_are_ticked_and_confirmed(
    room: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = room.person("Ada"), room.person("Ben")
    await duel(room, ada, ben)
    keys = [f"bury/{n}" for n in range(40)]
    choices = tuple(Choice(key, msg("toy-arg", what=key)) for key in keys)
    offer = Offer(msg("toy-bury"), choices, ("bury/1",), msg("toy-waits-nobody"), "turn/1", most=30)
    offer = offer._replace(least=2)
    prompt = Prompt(1, "ada", offer, 5, None, 0)
    acted: list[tuple[str, ...]] = []

    look = deeds.sight

    async def sight(*where: Any) -> Sight:
        return replace(await look(*where), prompts=(prompt,))

    async def act(tables: Any, game: int, user: int, *answer: Any) -> Acted:
        acted.append(tuple(answer[2]))
        return Acted(await sight(tables, game, user), ())

    monkeypatch.setattr(deeds, "sight", sight)
    monkeypatch.setattr(deeds, "act", act)
    panel = await ada.command("play")
    first, second = (menu for menu in panel.menus if menu.startswith("Choose"))
    panel = await ada.choose(first, "bury/3", "bury/7")
    assert panel.buttons["Confirm (2 of 30)"] == "adj-ticked:1:ada:5"
    panel = await ada.choose(second, "bury/39")
    await ada.press("Confirm (3 of 30)")
    assert [sorted(picks) for picks in acted] == [["bury/3", "bury/39", "bury/7"]]
