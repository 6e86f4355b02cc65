"""What a table of Overlord says of people: who may act, what is too late, and when time is up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.mail.kinds import NoticeBody, TurnBody
from bot.app.model import Stale
from bot.app.play import typed
from bot.text import words
from engines.contract import Illegal, Msg
from engines.overlord.engine import Overlord
from tests.bot.app.house import House, refused
from tests.bot.app.overlord import (
    EIGHT,
    HAND,
    SPARE,
    STRANGER,
    UNITS,
    Prepared,
    begin,
    pass_time,
    say,
)
from tests.engines.overlord.table import fight, orders, table


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    found = await House.build(tmp_path, Prepared(lambda: table(UNITS, hand=HAND)))
    yield found
    await found.store.close()


async def log(house: House, game: int, user: int = STRANGER) -> list[Msg]:
    return [line.event.text for line in await house.tables.log(game, user, 200)]


def both(reason: Msg) -> list[str]:
    return [words(lang).say(reason) for lang in ("en", "pl")]


# ---- 31.20: typed instead of clicked


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("undo", ("undo", None, "")),
        ("Resign", ("resign", None, "")),
        ("deputy <@177>", ("deputy", 177, "")),
        ("deputy", ("deputy", None, "")),
        ("take C", ("take", None, "C")),
        ("undo; send", None),
        ("take", None),
        ("undo E5", None),
    ],
)
def test_tb_6_9_ov_31_20_lines_about_people(
    text: str, line: tuple[str, int | None, str] | None
) -> None:
    assert typed.command(text) == (typed.Line(*line) if line else None)


@pytest.mark.parametrize("said", ["C", "center", "allies_center", "Allied center general"])
def test_ov_31_20_a_role_of_one_s_own_side(said: str) -> None:
    seats = [seat for chair in Overlord().chairs({}) for seat in chair]
    named = typed.seat_named(Overlord(), said, "allies_left", seats)
    assert named == "allies_center"


async def test_tb_6_9_ov_31_20_undo_resign_and_deputy_as_text(house: House) -> None:
    game = await begin(house)
    await say(house, game, 301, "allies_chief", "give P-L>L")
    keys = [c.key for c in (await house.prompt(game, 301, "allies_chief")).offer.choices]
    assert "send" in keys
    await say(house, game, 301, "allies_chief", "undo")
    keys = [c.key for c in (await house.prompt(game, 301, "allies_chief")).offer.choices]
    assert "send" not in keys, "taken back"
    await say(house, game, 301, "allies_chief", "deputy <@177>")
    await say(house, game, 177, "allies_chief", "give P-L>L; send")
    assert "ov-given" in [text.id for text in await log(house, game)]
    await say(house, game, 304, "allies_right", "resign")
    now = await house.tables.table(game)
    assert now.holder("allies_right") in EIGHT[4:7], "OV-26.7: to a team mate"


async def test_tb_6_9_ov_31_20_take_is_the_command_to_step_in(house: House) -> None:
    game = await begin(house)
    with refused("table-not-absent"):
        await say(house, game, 302, "allies_left", "take C")
    with refused("table-not-your-side"):
        await say(house, game, 302, "allies_left", "take axis_center")


async def test_ov_31_18_and_19_typed_standing_orders_are_kept(house: House) -> None:
    game = await begin(house)
    acted = await say(house, game, 202, "axis_left", "standing retreat=left flags=yield")
    assert [event.text.id for event in acted.events] == ["table-orders-filed"]
    menu = await house.tables.orders_menu(game, 202, "axis_left")
    assert set(menu.answered) == {"retreat/left", "flags/yield"}
    assert "table-orders-filed" not in [text.id for text in await log(house, game)], "private"


async def test_tb_6_10_ov_31_21_a_filed_plan_is_said_back_as_what_it_does(house: House) -> None:
    game = await begin(house)
    acted = await say(house, game, 201, "axis_chief", "give p-l > l ; send")
    assert [line.args["said"] for line in acted.paraphrase] == ["give p-l > l", "send"]
    (given,), (sent,) = (line.args["does"] for line in acted.paraphrase)
    assert given.args["what"].args["card"] == Msg("ov-card-probe-left")
    assert given.args["what"].args["role"] == Msg("ov-role-left")
    assert sent.id == "ov-do-send"


# ---- 32


async def test_ov_32_21_a_line_passed_over_is_told_to_its_owner_only(house: House) -> None:
    units = f"ALLIES E5 infantry, AXIS E7 infantry, ALLIES G1 infantry, AXIS G3 infantry{SPARE}"
    game = await begin(house, lambda: fight(units, ordered="E5 G1"))
    acted = await say(house, game, 302, "allies_left", "E5xE7; E5xE7; G1xG3")
    said = [event.text for event in acted.events if event.text.id == "ov-skipped"]
    assert [text.args["line"] for text in said] == ["E5xE7"]
    attacks = [text.args["hex"] for text in await log(house, game) if text.id == "ov-attack"]
    assert attacks == ["E5", "G1"], "the plan went on"
    assert "ov-skipped" not in [text.id for text in await log(house, game)]
    assert "ov-skipped" in [text.id for text in await log(house, game, 302)]


async def test_ov_32_21_who_is_away_gets_a_letter_about_it(house: House) -> None:
    units = f"ALLIES E5 infantry, AXIS E7 infantry, ALLIES E11 infantry{SPARE}"
    game = await begin(house, lambda: orders(units, ordered="E5 E11"))
    await say(house, game, 302, "allies_left", "E5-; E5xE9; E5xE7")
    await house.post()
    await say(house, game, 303, "allies_center", "done")
    notices = [letter for letter in await house.post() if isinstance(letter.body, NoticeBody)]
    told = [(letter.user, letter.body.text.id) for letter in notices]
    assert told == [(302, "ov-skipped")]
    assert "ov-attack" in [text.id for text in await log(house, game)]


async def test_ov_31_13_a_mark_that_comes_to_nothing_falls_away(house: House) -> None:
    game = await begin(house, lambda: fight(f"ALLIES E5 infantry, AXIS E7 infantry{SPARE}"))
    acted = await say(house, game, 302, "allies_left", "E5xE7+")
    said = [event.text.id for event in acted.events]
    assert "ov-attack" in said
    assert "ov-ground" not in said
    assert not acted.rest, "nothing is left of the plan"


async def test_ov_32_25_time_is_up(house: House) -> None:
    game = await begin(house)
    await pass_time(house, 24)
    said = await log(house, game)
    assert [text.id for text in said].count("table-lapsed") == 1
    place = next(n for n, text in enumerate(said) if text.id == "table-lapsed")
    assert said[place].args["user"] == Msg("table-user", {"user": "301"})
    assert "ov-given" in [text.id for text in said[place:]], "and what was done"


async def test_ov_32_26_a_deputy_and_who_takes_over_are_told_to_everybody(house: House) -> None:
    game = await begin(house)
    await house.tables.deputy(game, 302, 177)
    await say(house, game, 303, "allies_center", "resign")
    said = [text.id for text in await log(house, game)]
    assert "table-deputy" in said
    assert "table-inherited" in said


async def test_ov_32_28_and_29_each_turn_is_one_digest_with_its_picture(house: House) -> None:
    """OV-32.29: at the start of his turn a commander gets what the enemy did, in one letter."""
    game = await begin(house)
    await say(house, game, 301, "allies_chief", "give P-L>L; send")
    await say(house, game, 302, "allies_left", "play P-L @1: F2; F2-F3; done")
    for user, seat in ((303, "allies_center"), (304, "allies_right")):
        while seat in await house.waited(game):
            prompt = await house.prompt(game, user, seat)
            await house.act(game, user, seat, *prompt.offer.default)
    assert await house.waited(game) == ["axis_chief"]
    letters = [letter.body for letter in await house.post() if isinstance(letter.body, TurnBody)]
    last = letters[-1]
    told = [event.text.id for body in letters for event in body.events]
    assert last.mention == (201,)
    assert last.view.turn == 2
    assert told.index("ov-given") < told.index("ov-move") < told.index("ov-turn")
    assert last.view.before, "the picture still shows what the enemy laid"


# ---- 36


async def test_ov_36_5_not_seated(house: House) -> None:
    game = await begin(house)
    with pytest.raises(Illegal) as refusal:
        await say(house, game, STRANGER, "allies_left", "E5-E6")
    assert refusal.value.reason.id == "table-not-seated"
    assert both(refusal.value.reason)[0] == "You have no seat at this table."
    with pytest.raises(Illegal) as refusal:
        await say(house, game, 303, "allies_left", "E5-E6")
    assert refusal.value.reason.id == "table-not-your-seat"


async def test_tb_6_8_ov_36_67_an_answer_after_the_end_hears_what_was_decided(house: House) -> None:
    units = f"ALLIES E5 infantry, ALLIES G1 infantry{SPARE}"
    game = await begin(house, lambda: orders(units, ordered="E5 G1"))
    old = await house.prompt(game, 302, "allies_left")
    await say(house, game, 302, "allies_left", "E5-E6")
    with pytest.raises(Stale) as stale:
        await house.tables.act(game, 302, "allies_left", old.token, ["move/e5"], house.command())
    assert stale.value.decided
    assert stale.value.decided.id == "ov-move"
    said = both(Msg("panel-decided", {"answer": stale.value.decided}))
    assert said[0] == "Already decided: Infantry goes from E5 to E6. Here is the current question."
    assert said[1].startswith("Już rozstrzygnięte: Piechota rusza z E5 na E6.")
    assert [prompt.seat for prompt in stale.value.sight.prompts] == ["allies_left"]


async def test_tb_5_6_ov_36_68_undo_gone_says_why(house: House) -> None:
    units = f"ALLIES E5 infantry, ALLIES F5 infantry, ALLIES E11 infantry{SPARE}"
    make = lambda: orders(units, "E6:frozen_river", ordered="E5 F5 E11")  # noqa: E731
    game = await begin(house, make)
    await say(house, game, 302, "allies_left", "F5-F6")
    await say(house, game, 303, "allies_center", "E11-E12")
    with pytest.raises(Illegal) as refusal:
        await house.tables.undo(game, 302, "allies_left", house.command())
    assert both(refusal.value.reason)[0] in (
        "That can no longer be taken back: since then somebody else has acted.",
        "That can no longer be taken back: since then something was rolled or shown, or the turn "
        "has gone on.",
    )
    assert both(refusal.value.reason)[1].startswith("Tego nie można już cofnąć: od tamtej pory ")


async def test_ov_36_70_a_deputy_must_not_play_here(house: House) -> None:
    game = await begin(house)
    with pytest.raises(Illegal) as refusal:
        await house.tables.deputy(game, 302, 303)
    assert refusal.value.reason.id == "table-bad-deputy"
    assert both(refusal.value.reason) == [
        "<@303> plays at this table already.",
        words("pl").say(refusal.value.reason),
    ]
    assert refusal.value.reason.args == {"user": Msg("table-user", {"user": "303"})}


async def test_ov_31_20_before_the_game_there_is_nothing_to_take_back(house: House) -> None:
    found = await house.lobby(201, players="2")
    await house.tables.join(found.id, 201, 0)
    for text in ("undo", "resign", "take C"):
        with refused("table-not-started"):
            await say(house, found.id, 201, "allies_chief", text)
