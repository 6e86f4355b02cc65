"""Messages at their worst still fit, and name people only where they may be named."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from bot.app.mail.kinds import ChronicleBody, Length, OverBody, TurnBody
from bot.app.model import Logged, Player, PlayerView, Taught, Waiting
from bot.edge import lobby_actions, lobby_panel, public
from bot.edge.layout import Drawn, awaited, remembered, told
from bot.edge.panel import Panel, hand_message, hands, lay_out
from engines.contract import Event, Msg, Result, msg
from engines.registry import GAMES, engine
from tests.bot.app.house import House, refused
from tests.bot.app.silence import InMemory
from tests.bot.edge.conftest import prompt, said, table
from tests.bot.openapi import faults

LONG = "many words " * 60
SEATS = ("ada", "ben", "cid", "dot")


def wordy(message: Msg) -> str:
    """A language in which everything takes very long to say."""
    return f"{said(message)} {LONG}"


def fits(layout: Any, *pictures: Drawn) -> None:
    body = {
        "flags": 1 << 15,
        "components": layout.to_components(),
        "attachments": [{"id": 0, "filename": each.name} for each in pictures if each.png],
    }
    assert faults("POST", "/channels/1/messages", body) == []


EVENTS = tuple(Event(msg("toy-fires", by=LONG, target=LONG)) for _ in range(40))
WAITING = tuple(Waiting(seat, 111, msg("toy-waits"), 5.0) for seat in SEATS)
PICTURES = [None, Drawn("board.png", LONG * 9), Drawn("board.png", LONG * 9, b"png")]


def test_what_one_person_does_for_several_seats_is_one_line() -> None:
    waiting = [
        Waiting("ada", 111, msg("toy-waits"), 5.0),
        Waiting("ben", 111, msg("toy-aims"), 5.0),
    ]
    (line,) = awaited(waiting, said).splitlines()
    assert line.count("<@111>") == 1
    assert line.count("<t:5:R>") == 1
    assert all(said(each.text) in line for each in waiting)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_of_every_game_has_a_colour(game: str) -> None:
    """The one of its pieces on the board."""
    rules = engine(game)
    options = {option.name: option.values[0] for option in rules.options}
    for seat in {seat for chair in rules.chairs(options) for seat in chair}:
        assert accents(game, seat) != {None}, seat


@pytest.mark.parametrize(
    ("game", "seats", "counted", "colour"),
    [
        ("attack", ("red",), False, 0xC4454A),
        ("attack", ("red", "blue"), False, None),
        ("attack", ("red",), True, None),
        ("overlord", ("axis_left", "axis_chief"), False, 0x474D52),
        ("overlord", ("axis_left", "allies_chief"), False, None),
        ("toy", ("ada",), False, None),
        ("attack", (), False, None),
    ],
)
def test_the_colour_of_boards_and_panels_says_whose_turn_it_is(
    game: str, seats: tuple[str, ...], counted: bool, colour: int | None
) -> None:
    """Nobody's if several are waited for, or if some have answered under seal."""
    assert accents(game, *seats, counted=counted) == {colour}


def accents(game: str, *seats: str, counted: bool = False) -> set[int | None]:
    """The colours of a board and of a panel."""
    task = msg("table-answered", text=msg("toy-waits"), n=1, all=2) if counted else msg("toy-waits")
    waiting = tuple(Waiting(seat, 111, task, 5.0) for seat in seats)
    here = table(game=game, waiting=waiting)
    board = public.turn(TurnBody(here, waiting, None, (), ()), said, None)
    found = [each.to_components()[0] for each in (board, lay_out(Panel(here, ()), said))]
    return {each.get("accent_color") for each in found}


def test_a_task_has_no_full_stop_before_its_time() -> None:
    waiting = [Waiting("ada", 111, msg("toy-waits"), None)]
    assert awaited(waiting, lambda m: str(m.args.get("text", "Ada moves."))) == "Ada moves"


def test_short_sentences_of_one_kind_or_place_run_on_in_one_line() -> None:
    events = [
        Event(msg("toy-fires", by="a", target="b"), places=("north",)),
        Event(msg("toy-falls", seat="b"), places=("north",)),
        Event(msg("toy-waits"), places=("south",)),
        Event(msg("toy-waits")),
        Event(msg("toy-fires", by=LONG, target="b")),
        Event(msg("toy-fires", by="a", target="b")),
    ]
    one = [said(event.text) for event in events]
    found = told(events, said)
    assert found == [f"{one[0]} {one[1]}", f"{one[2]} {one[3]}", one[4], one[5]]


def test_what_the_dice_follow_from_stands_in_small_print_below_the_board() -> None:
    pledged = Event(msg("table-pledge", pledge="abc"))
    body = TurnBody(table(), WAITING, None, (pledged, EVENTS[0]), ())
    shown = public.turn(body, said, None).walk_children()
    words = [part.content for part in shown if isinstance(part, ui.TextDisplay)]
    assert "abc" not in words[0]
    assert words[-1].endswith("\n-# table-pledge abc")


def test_the_log_tells_the_time_after_a_pause_only() -> None:
    logged = [Logged(at, None, EVENTS[0]) for at in (1000.0, 1010.0, 9000.0)]
    lines = remembered(logged, said)
    assert [line[:2] for line in lines] == ["-#", "- ", "- ", "-#", "- "]
    assert "<t:1010:R>" in lines[0]
    assert "<t:9000:R>" in lines[3]


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("battle", [None, Drawn("battle.png", LONG * 9, b"png")])
def test_a_board_with_very_much_to_tell_fits(picture: Drawn | None, battle: Drawn | None) -> None:
    body = TurnBody(table(), WAITING, None, EVENTS, (111,))
    fits(public.turn(body, wordy, picture, battle), *filter(None, [picture, battle]))


@pytest.mark.parametrize("picture", PICTURES)
def test_an_end_with_very_much_to_tell_fits(picture: Drawn | None) -> None:
    result = Result(tuple((seat,) for seat in SEATS), ("ada",), "dusk")
    ended = table(status="over", seed="b" * 64, result=result)
    fits(
        public.over(OverBody(ended, None, EVENTS, result), wordy, picture), *filter(None, [picture])
    )


@pytest.mark.parametrize("film", [None, Drawn("film.gif", LONG * 9, b"gif")])
@pytest.mark.parametrize("story", [None, Drawn("story.png", LONG * 9, b"png")])
def test_a_chronicle_with_very_much_to_tell_fits(film: Drawn | None, story: Drawn | None) -> None:
    ended = table(status="over", started=0.0, ended=9e6, seed="b" * 64)
    body = ChronicleBody(ended, 40, (111, 60.0), 112)
    fits(public.chronicle(body, wordy, film, story), *filter(None, [film, story]))


def test_a_chronicle_tells_who_played_what_and_leaves_out_what_is_not_known() -> None:
    ended = table(status="over", started=0.0, ended=9e6)
    full = str(
        public.chronicle(ChronicleBody(ended, 4, (111, 60.0), 112), said, None).to_components()
    )
    assert all(each in full for each in ("chronicle-quickest <@111>", "chronicle-patient <@112>"))
    assert all(f"adj-{each}:7" in full for each in ("replay", "log", "rematch"))
    bare = str(public.chronicle(ChronicleBody(ended, 4, None, None), said, None).to_components())
    assert "show-person toy-seat-ada <@111>" in bare
    assert "quickest" not in bare
    assert "patient" not in bare


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("asked", [True, False])
def test_a_panel_with_very_much_to_tell_fits(picture: Drawn | None, asked: bool) -> None:
    keys = [f"v{n}/{i}" for n in range(9) for i in range(9)]
    prompts = (prompt(*keys, undoable=1, rule="TOY-1", default=tuple(keys)),) if asked else ()
    panel = Panel(table(waiting=WAITING), prompts, alert=LONG * 5, news=EVENTS, zooms=("a", "b"))
    fits(lay_out(panel, wordy, picture), *filter(None, [picture]))


def test_several_seats_of_one_person_fit() -> None:
    mine = tuple(replace(prompt("fire", "rest", undoable=1), seat=seat) for seat in SEATS)
    fits(lay_out(Panel(table(), mine, news=EVENTS), wordy))


def test_the_seed_is_shown_when_the_game_is_over_and_the_options_before() -> None:
    ended = table(status="over", seed="b" * 64)
    shown = public.over(OverBody(ended, None, (), None), said, None)
    assert "b" * 64 in str(shown.to_components())
    shown = lobby_panel.lobby(table(status="lobby"), said)
    assert "toy-option-length" in str(shown.to_components())


def test_whoever_holds_several_seats_is_named_once_in_the_ranking() -> None:
    players = (Player(111, ("ada", "cid"), 0), Player(11, ("ben",), 1), Player(21, ("dot",), 2))
    result = Result((("ada", "ben", "cid"), ("dot",)), ("ada", "ben", "cid"), "dusk")
    ended = table(status="over", seed="b" * 64, result=result, players=players)
    shown = str(public.over(OverBody(ended, None, (), result), said, None).to_components())
    ann, officers = "toy-seat-ada, toy-seat-cid <@111>", "computer-name computer-officer"
    first = f"show-person {ann}; show-person toy-seat-ben {officers} 1"
    assert f"over-place 1 {first}" in shown
    assert f"over-place 2 show-person toy-seat-dot {officers} 2" in shown


def test_tb_2_13_an_estimate_is_said_to_be_one() -> None:
    real, simulated = (
        str(lobby_panel.lobby(table(status="lobby"), said, length=length).to_components())
        for length in (Length(8, 12), Length(8, 12, people=4))
    )
    assert "lobby-length" in real
    assert "lobby-length-simulated" not in real
    assert "lobby-length-simulated" in simulated


def test_somebody_forgotten_is_not_mentioned() -> None:
    waiting = (Waiting("ada", -1, msg("toy-waits"), None),)
    shown = public.turn(TurnBody(table(), waiting, None, (), ()), said, None)
    assert "<@" not in str(shown.to_components())


def test_who_is_waited_for_alike_shares_a_line_and_is_named_once() -> None:
    seats = {"ada": 111, "ben": 112, "cid": 111}
    waiting = [Waiting(seat, user, msg("toy-waits"), 5.0) for seat, user in seats.items()]
    waiting.append(Waiting("dot", 111, msg("toy-turn"), 5.0))
    together, alone = awaited(waiting, said).splitlines()
    assert "<@111>, <@112> toy-waits" in together
    assert together.count("<@111>") == 1
    assert "<@111> toy-turn" in alone


def test_a_short_question_is_answered_under_the_hand_and_a_long_one_behind_a_press() -> None:
    hand = PlayerView(table(), None, {"ada": None})
    short = str(
        hand_message(hand, None, prompt(*(f"keep/{n}" for n in range(9))), said).to_components()
    )
    assert "keep/8" in short
    assert "adj-seat:7:ada" in short
    many = prompt(*(f"v{n}/{i}" for n in range(3) for i in range(4)))
    long = str(hand_message(hand, None, many, said).to_components())
    assert "v0/0" not in long
    assert "adj-seat:7:ada" in long
    assert "toy-turn" in long
    assert "adj-seat" not in str(hand_message(hand, None, None, said).to_components())


def test_a_player_of_several_seats_is_asked_what_still_lacks_an_answer() -> None:
    ada = prompt("fire", "rest", sealed=True, answered=("fire",))
    ben = replace(prompt("fire", "rest", sealed=True), seat="ben")
    assert Panel(table(), (ada, ben)).prompt is ben
    assert Panel(table(), (ada, ben), seat="ada").prompt is ada


def test_a_hand_without_a_picture_says_so() -> None:
    shown = hands(PlayerView(table(), None, {"ada": None}), [None], said)
    assert "hand-unseen" in str(shown.to_components())
    fits(shown)


def styles_of(**more: Any) -> dict[str, bool]:
    """The ways to play in the host's options, and which is ticked."""
    chairs = (("red",), ("blue",))
    here = table(game="attack", chairs=chairs, players=(), **more)
    (box,) = lobby_panel.options(here, said, 0).to_components()
    menus = [row["components"][0] for row in box["components"] if row["type"] == 1]
    found = [menu for menu in menus if menu.get("custom_id", "").startswith("adjs-style")]
    return {way["value"]: way["default"] for menu in found for way in menu["options"]}


def test_a_menu_of_options_has_another_id_when_something_else_is_chosen() -> None:
    """A client goes on showing what it showed before for a menu of the same id."""
    found = []
    for style in engine("attack").styles:
        chairs = (("red",), ("blue",))
        here = table(
            game="attack", chairs=chairs, players=(), status="lobby", options=dict(style.options)
        )
        (box,) = lobby_panel.options(here, said, 0).to_components()
        rows = [row["components"][0] for row in box["components"] if row["type"] == 1]
        found.append({row["placeholder"]: row["custom_id"] for row in rows if "options" in row})
    post, printed = found
    assert post["options-style"] != printed["options-style"]
    assert post["at-option-continents"] != printed["at-option-continents"]
    assert post["at-option-open_hands"] == printed["at-option-open_hands"]


def test_tb_2_10_the_host_finds_the_ways_to_play_in_a_menu() -> None:
    assert styles_of(status="lobby", options={}) == {"post": True, "printed": False}
    printed = dict(engine("attack").styles[1].options)
    assert styles_of(status="lobby", options=printed) == {"post": False, "printed": True}
    mixed = printed | {"end": "20"}
    assert styles_of(status="lobby", options=mixed) == {"post": False, "printed": False}
    assert styles_of(status="playing", options={}) == {}


def test_opposite_sides_in_one_hand_are_asked_about_first() -> None:
    overlord = [(f"{side}_{role}",) for side in ("axis", "allies") for role in ("chief", "left")]
    room = table(game="overlord", chairs=tuple(overlord), status="lobby")
    assert not lobby_panel.enemies(room, 0, 1), "two roles of one side"
    assert lobby_panel.enemies(room, 1, 2)
    assert lobby_panel.enemies(table(game="attack", chairs=(("red",), ("blue",))), 0, 1)
    asked = str(lobby_panel.both_sides(room, 1, 2, said).to_components())
    assert "lobby-both-sure" in asked
    assert "adj-both:7:2" in asked
    assert "adj-also:7:1" in str(lobby_panel.moved(room, 1, 2, said).to_components())


async def test_a_seat_that_is_gone_cannot_be_taken_also() -> None:
    """The host has agreed on a battle for fewer people since its button was shown."""
    house = House(InMemory(), engine("overlord"))
    at = (await house.lobby(111, players="8")).id
    await house.tables.join(at, 112, 6)
    await house.tables.join(at, 112, 0)
    await house.tables.option(at, 111, "players", "3")
    request: Any = SimpleNamespace(user=112, command="also", say=said, tables=house.tables)
    with refused("table-no-chair"):
        await lobby_actions.also(request, at, 6)


def test_people_are_counted_not_their_seats() -> None:
    mine = tuple(Player(111, (), chair) for chair in (0, 1))
    shown = str(lobby_panel.lobby(table(status="lobby", players=mine), said).to_components())
    assert re.search(r"lobby-(room|more|enough) 1 3 ", shown)


def test_tb_2_14_where_a_lesson_points_there_is_no_second_teacher() -> None:
    asked = replace(prompt("stay", "go"), hinted=True)
    for picks, offered in (((), True), (("go",), False)):
        taught = Taught(msg("toy-about"), "TOY-1", picks)
        panel = Panel(table(), (replace(asked, taught=taught),))
        assert ("adj-hint" in str(lay_out(panel, said).to_components())) == offered


def test_tb_2_14_a_lesson_names_its_answer_where_no_button_in_sight_is_marked() -> None:
    for keys, named in ((("go", "stay"), False), ([f"go/{n}" for n in range(9)], True)):
        taught = Taught(msg("toy-about"), "TOY-1", (keys[0],))
        panel = Panel(table(), (replace(prompt(*keys), taught=taught),))
        assert ("toy-about\\n👉" in repr(lay_out(panel, said).to_components())) == named
