"""Two sides of four at one table: threads, clocks, and those who are away, resign or step in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app.mail.kinds import (
    CloseThreadBody,
    HandBody,
    NoticeBody,
    OpenThreadBody,
    Outgoing,
    RemindBody,
    TurnBody,
)
from bot.app.play import computers
from bot.edge import limits
from bot.edge.choices import in_menus
from bot.edge.layout import soon
from bot.edge.panel import DEFAULT, Panel, labels, lay_out
from bot.text import names, words
from engines.contract import msg
from engines.overlord.engine import Overlord
from engines.overlord.state import Rules
from tests.bot.app.house import HOUR, House, refused
from tests.bot.app.overlord import (
    ALLIES,
    AXIS,
    EIGHT,
    HAND,
    HOST,
    SPARE,
    STRANGER,
    UNITS,
    Prepared,
    begin,
    pass_time,
    say,
)
from tests.engines.overlord.table import Table, fight, orders, table


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    found = await House.build(tmp_path, Prepared(lambda: table(UNITS, hand=HAND)))
    yield found
    await found.store.close()


async def told(house: House, game: int, user: int = STRANGER) -> list[str]:
    return [line.event.text.id for line in await house.tables.log(game, user, 200)]


def threads(letters: list[Outgoing]) -> list[Any]:
    return [
        letter.body.users if isinstance(letter.body, OpenThreadBody) else "closed"
        for letter in letters
        if isinstance(letter.body, OpenThreadBody | CloseThreadBody)
    ]


# ---- 21: threads


async def test_ov_21_10_a_council_for_each_side_until_the_first_turn_with_its_commander(
    house: House,
) -> None:
    game = await house.game(*EIGHT)
    assert threads(await house.post()) == [AXIS, ALLIES]
    await say(house, game, 301, "allies_chief", "give P-L>L")
    assert threads(await house.post()) == ["closed", "closed", AXIS[1:], ALLIES[1:]]
    await say(house, game, 301, "allies_chief", "give P-C>C")
    assert threads(await house.post()) == [], "the generals stay, whatever happens"


async def test_ov_21_11_the_visit_has_a_thread_of_its_own_until_the_first_orders(
    house: House,
) -> None:
    """OV-21.14: for these two and for nobody else; the commander is in no other thread."""
    game = await begin(house)
    await say(house, game, 301, "allies_chief", "give P-C>C; visit C")
    opened = threads(await house.post())
    assert opened[-1] == (301, 303)
    assert not any(301 in users for users in opened[2:-1])
    await say(house, game, 301, "allies_chief", "send")
    assert threads(await house.post()) == []
    with refused("turn-not-possible"):
        await say(house, game, 301, "allies_chief", "visit L")
    await say(house, game, 303, "allies_center", "play P-C @3: F12")
    assert threads(await house.post()) == ["closed"]


async def test_ov_21_11_he_ends_it_himself(house: House) -> None:
    game = await begin(house)
    await say(house, game, 301, "allies_chief", "visit C")
    await house.post()
    await house.act(game, 301, "allies_chief", "leave")
    assert threads(await house.post()) == ["closed"]


async def test_ov_21_9_a_commander_who_is_center_general_stays_out_of_the_council(
    house: House,
) -> None:
    six = (201, 202, 204, 301, 302, 304)
    house.engine = Prepared(lambda: table(UNITS, hand=HAND, rules_of=Rules(players=6)))
    game = await house.game(*six, players="6")
    assert threads(await house.post()) == [(201, 202, 204), (301, 302, 304)]
    await say(house, game, 301, "allies_chief", "give P-L>L")
    assert threads(await house.post())[2:] == [(202, 204), (302, 304)]


async def test_ov_21_9_two_on_a_side_talk_freely(house: House) -> None:
    house.engine = Prepared(lambda: table(UNITS, hand=HAND, rules_of=Rules(players=4)))
    game = await house.game(201, 202, 301, 302, players="4")
    assert threads(await house.post()) == [(201, 202), (301, 302)]
    await say(house, game, 301, "allies_chief", "give P-L>L")
    assert threads(await house.post()) == []


@pytest.mark.parametrize(("talk", "opened"), [("open", [AXIS, ALLIES]), ("none", [])])
async def test_ov_21_16_the_commander_stays_in_the_council_or_there_is_none(
    house: House, talk: str, opened: list[Any]
) -> None:
    """OV-33.4"""
    rules = Rules(players=8, talk=talk)
    house.engine = Prepared(lambda: table(UNITS, hand=HAND, rules_of=rules))
    game = await house.game(*EIGHT, talk=talk)
    assert threads(await house.post()) == opened
    await say(house, game, 301, "allies_chief", "give P-L>L")
    assert threads(await house.post()) == []


async def test_ov_21_16_it_is_the_game_s_own_option(house: House) -> None:
    with refused("table-option-unknown"):
        await house.lobby(HOST, team_threads="on")


async def test_tb_8_8_ov_21_15_a_report_is_posted_to_the_host_only(house: House) -> None:
    """OV-27.24"""
    game = await begin(house)
    await house.tables.report(game, 302, "the commander told his cards in the pub", house.command())
    found = [letter for letter in await house.post() if isinstance(letter.body, NoticeBody)]
    assert [(letter.user, letter.channel) for letter in found] == [(HOST, None)]
    for lang in ("en", "pl"):
        assert "in the pub" in words(lang).say(found[0].body.text)
    for user in (STRANGER, 301, 303):
        assert "in the pub" not in repr(await house.tables.log(game, user, 50))
    with refused("table-not-seated"):
        await house.tables.report(game, STRANGER, "hello there", house.command())


async def test_a_report_delivered_twice_is_one_letter(house: House) -> None:
    game = await begin(house)
    for _ in range(2):
        await house.tables.report(game, 302, "he counts his cards aloud", "redelivered")
    found = [letter for letter in await house.post() if isinstance(letter.body, NoticeBody)]
    assert [letter.user for letter in found] == [HOST]


async def test_stepping_in_delivered_twice_is_no_refusal(house: House) -> None:
    game = await begin(house)
    await until_turn(house, game, 6)
    for _ in range(2):
        await house.tables.stand_in(game, 302, "allies_chief", "redelivered")
    for _ in range(2):
        await house.tables.say(game, 303, "allies_center", f"deputy <@{STRANGER}>", "typed twice")
    assert (await told(house, game)).count("table-deputy") == 2


# ---- 26: clocks


async def left(house: House, game: int, seat: str) -> float:
    """Hours a seat has left."""
    [waiting] = [each for each in (await house.tables.table(game)).waiting if each.seat == seat]
    assert waiting.deadline is not None
    return (waiting.deadline - house.time) / HOUR


async def test_ov_26_1_a_day_for_cards_orders_and_battles(house: House) -> None:
    game = await begin(house)
    assert await left(house, game, "allies_chief") == 24
    house.wait(20)
    await say(house, game, 301, "allies_chief", "give P-L>L, P-C>C, MO>R; send")
    assert [await left(house, game, f"allies_{role}") for role in ("left", "center", "right")] == [
        24,
        24,
        24,
    ]
    other = await begin(
        house,
        lambda: fight(
            f"ALLIES E5 infantry, ALLIES E11 infantry, AXIS E6 armor, AXIS D12 armor{SPARE}",
            ordered="E5 E11",
        ),
    )
    assert (
        await left(house, other, "allies_left") == await left(house, other, "allies_center") == 24
    )


FIGHT = "ALLIES E5 infantry, ALLIES E11 infantry, AXIS E6 infantry, AXIS D12 armor" + SPARE


async def flagged(house: House) -> int:
    """After ten hours the left general has attacked, and an enemy unit has to retreat."""
    asking = Rules(players=8, interrupts="ask")
    for seed in range(50):
        house.seed = bytes([seed]) * 32
        game = await begin(house, lambda: fight(FIGHT, ordered="E5 E11", rules_of=asking))
        house.wait(10)
        await house.act(game, 302, "allies_left", "attack/e5.e6")
        if await house.waited(game) == ["axis_right"]:
            return game
    raise AssertionError("no flag was rolled")


async def test_ov_26_1_twelve_hours_for_questions_in_the_enemy_s_turn(house: House) -> None:
    game = await begin(house, lambda: fight(FIGHT, ordered="E5 E11", enemy="ambush dig_in"))
    assert await left(house, game, "axis_chief") == 12
    assert await left(house, await flagged(house), "axis_right") == 12


async def test_ov_26_2_a_question_to_the_other_side_stops_the_clocks_of_the_moving_one(
    house: House,
) -> None:
    game = await flagged(house)
    house.wait(8)
    while "allies_center" not in (waited := await house.waited(game)):
        user = {"axis_right": 204, "allies_left": 302}[waited[0]]
        default = (await house.prompt(game, user, waited[0])).offer.default
        await house.act(game, user, waited[0], *default)
    assert await left(house, game, "allies_center") == 14


async def test_ov_26_3_when_time_is_up_the_default_is_taken(house: House) -> None:
    game = await begin(house)
    await pass_time(house, 24)
    assert "allies_chief" not in await house.waited(game)
    [given] = [
        x.event.text
        for x in await house.tables.log(game, STRANGER, 50)
        if x.event.text.id == "ov-given"
    ]
    assert (given.args["n"], given.args["left"]) == (1, 1)


async def test_ov_26_4_and_5_silence_goes_on_to_the_end_of_the_turn(house: House) -> None:
    game = await begin(
        house, lambda: orders(f"ALLIES E5 infantry, AXIS E7 infantry{SPARE}", ordered="E5")
    )
    await pass_time(house, 24)
    assert (await house.tables.player_view(game, STRANGER)).view.phase == "battle"
    await pass_time(house, 24)
    assert (await house.tables.player_view(game, STRANGER)).view.side == "AXIS"
    assert "ov-attack" not in await told(house, game)


# ---- 26: people


SEATS = [seat for chair in Overlord().chairs({}) for seat in chair]


async def until_turn(house: House, game: int, turn: int) -> None:
    """Everybody plays but the allied commander, whose time runs out."""
    while (await house.tables.player_view(game, STRANGER)).view.turn < turn:
        seat = (await house.waited(game))[0]
        if seat == "allies_chief":
            await pass_time(house, 24)
            continue
        user = EIGHT[SEATS.index(seat)]
        prompt = await house.prompt(game, user, seat)
        await house.act(game, user, seat, *prompt.offer.default)


async def test_tb_3_9_ov_26_6_after_three_silent_turns_a_team_mate_may_step_in(
    house: House,
) -> None:
    game = await begin(house)
    await until_turn(house, game, 4)
    with refused("table-not-absent"):
        await house.tables.stand_in(game, 302, "allies_chief", house.command())
    await until_turn(house, game, 6)
    for user, why in ((202, "your-side"), (301, "joined"), (STRANGER, "seated")):
        with refused(f"table-{'' if why == 'joined' else 'not-'}{why}"):
            await house.tables.stand_in(game, user, "allies_chief", house.command())
    await house.tables.stand_in(game, 302, "allies_chief", house.command())
    assert "table-deputy" in await told(house, game)
    await until_turn(house, game, 7)
    assert (await house.tables.player_view(game, 302)).hands["allies_chief"].hand, (
        "he sees the cards"
    )
    prompt = await house.prompt(game, 302, "allies_chief")
    await house.act(game, 302, "allies_chief", *prompt.offer.default)
    await house.act(game, 301, "allies_chief", "send")
    assert "table-deputy-gone" in await told(house, game), "until its player acts again"
    assert "allies_chief" not in (await house.tables.player_view(game, 302)).hands


async def test_tb_3_9_ov_26_6_nobody_steps_in_for_who_also_holds_a_seat_of_the_enemy(
    house: House,
) -> None:
    game = await begin(house)
    await until_turn(house, game, 6)
    await house.tables.substitute(game, STRANGER, "axis_left", 301, "one chair too many")
    with refused("table-not-your-side"):
        await house.tables.stand_in(game, 302, "allies_chief", house.command())
    assert not any(seat.startswith("axis") for seat in await seats_of(house, game, 302))


async def test_tb_3_9_ov_26_6_silence_in_three_clocks_of_one_turn_is_one_turn(house: House) -> None:
    game = await begin(
        house, lambda: orders(f"ALLIES E5 infantry, AXIS E7 infantry{SPARE}", ordered="E5")
    )
    await pass_time(house, 24)
    await pass_time(house, 24)
    with refused("table-not-absent"):
        await house.tables.stand_in(game, 303, "allies_left", house.command())


async def seats_of(house: House, game: int, user: int) -> tuple[str, ...]:
    return (await house.tables.table(game)).seats(user)


async def resign(house: House, game: int, user: int, seat: str) -> None:
    await house.tables.concede(game, user, seat, house.command())


async def test_tb_4_2_ov_26_7_the_roles_of_who_resigns_pass_to_team_mates(house: House) -> None:
    """The commander's to the left, center, right general, the first one there."""
    game = await begin(house)
    await house.post()
    await resign(house, game, 301, "allies_chief")
    assert await seats_of(house, game, 302) == ("allies_chief", "allies_left")
    assert await seats_of(house, game, 301) == ()
    assert "table-inherited" in await told(house, game)
    assert "ov-conceded" not in await told(house, game)
    cards = [letter for letter in await house.post() if isinstance(letter.body, HandBody)]
    assert (302, "allies_chief") in {(each.user, each.body.seat) for each in cards}
    await say(house, game, 302, "allies_chief", "give P-L>L; send")
    await resign(house, game, 302, "allies_left")
    assert set(await seats_of(house, game, 303)) == {"allies_chief", "allies_left", "allies_center"}
    await resign(house, game, 304, "allies_right")
    assert len(await seats_of(house, game, 303)) == 4
    assert (await house.tables.table(game)).status == "playing"
    assert await house.tables.replay(game)


async def test_tb_4_2_ov_26_7_the_last_of_a_side_loses_the_game_for_it(house: House) -> None:
    game = await begin(house, None, (201, 301))
    await resign(house, game, 301, "allies_left")
    found = await house.tables.table(game)
    assert found.status == "over"
    assert found.result is not None
    assert found.result.reason == "conceded"
    assert all(seat.startswith("axis") for seat in found.result.winners)
    assert await house.tables.replay(game)


async def test_ov_26_7_who_asks_to_be_forgotten_resigns(house: House) -> None:
    game = await begin(house)
    await house.tables.delete_user(303)
    assert await seats_of(house, game, 302) == ("allies_left", "allies_center")


async def test_ov_26_8_a_deputy_sees_and_does_what_he_may_and_holds_no_seat(house: House) -> None:
    """OV-27.24, 36.70"""
    game = await begin(house)
    with refused("table-bad-deputy"):
        await house.tables.deputy(game, 301, 304)
    await house.tables.deputy(game, 301, STRANGER)
    hand = (await house.tables.player_view(game, STRANGER)).hands["allies_chief"].hand
    assert [card.id for card in hand] == HAND.split()
    await say(house, game, STRANGER, "allies_chief", "give P-L>L")
    found = await house.tables.table(game)
    assert found.holder("allies_chief") == 301
    assert STRANGER not in {p.user for p in found.players}
    with refused("table-not-your-seat"):
        await say(house, game, STRANGER, "allies_left", "visit C")
    await house.tables.deputy(game, 301, None)
    with refused("table-not-seated"):
        await say(house, game, STRANGER, "allies_chief", "send")


def moving() -> Table:
    return orders(
        f"ALLIES E5 infantry, ALLIES E6 infantry, ALLIES E11 infantry{SPARE}",
        "C8:frozen_river",
        ordered="E5 E6 E11",
    )


async def at(house: House, game: int) -> set[str]:
    return {unit.at for unit in (await house.tables.player_view(game, STRANGER)).view.units}


async def undo(house: House, game: int, user: int, seat: str) -> None:
    await house.tables.undo(game, user, seat, house.command())


async def test_ov_26_9_own_last_moves_of_orders_are_taken_back(house: House) -> None:
    """Also the very last one, as long as nobody else has moved and BATTLE is not open."""
    game = await begin(house, moving)
    await say(house, game, 302, "allies_left", "E5-E4; E6-D6")
    assert {"E4", "D6"} <= await at(house, game)
    assert "allies_left" not in await house.waited(game), "all his units have moved"
    for _ in range(2):
        await undo(house, game, 302, "allies_left")
    assert {"E4", "E6"} <= await at(house, game)
    await undo(house, game, 302, "allies_left")
    await undo(house, game, 302, "allies_left")
    assert {"E5", "E6"} <= await at(house, game)
    assert "allies_left" in await house.waited(game)


async def test_ov_26_9_not_once_another_unit_has_moved(house: House) -> None:
    game = await begin(house, moving)
    await say(house, game, 302, "allies_left", "E5-E4")
    await say(house, game, 303, "allies_center", "E11-E10")
    with refused("table-undo-barrier"):
        await undo(house, game, 302, "allies_left")
    assert "E4" in await at(house, game)


async def test_ov_26_9_not_once_battle_is_open_and_nothing_else(house: House) -> None:
    """A choice that is sent, cards that are laid, orders that are locked stay."""
    game = await begin(house)
    await say(house, game, 301, "allies_chief", "give P-L>L, P-C>C")
    await undo(house, game, 301, "allies_chief")
    await say(house, game, 301, "allies_chief", "send")
    with refused("table-undo-barrier"):
        await undo(house, game, 301, "allies_chief")
    await say(house, game, 302, "allies_left", "play P-L @1: F2")
    with refused("table-undo-barrier"):
        await undo(house, game, 302, "allies_left")
    await say(house, game, 302, "allies_left", "F2-E2")
    other = await begin(
        house,
        lambda: fight(
            f"ALLIES E5 infantry, ALLIES E11 infantry, AXIS E6 armor, AXIS D12 armor{SPARE}",
            "E5:wire",
            ordered="E5 E11",
        ),
    )
    await house.act(other, 302, "allies_left", "wire/e5")
    with refused("table-undo-barrier"):
        await undo(house, other, 302, "allies_left")


async def test_ov_26_10_the_same_message_twice_is_carried_out_once(house: House) -> None:
    game = await begin(house)
    first = await house.tables.say(game, 301, "allies_chief", "give P-L>L", "same")
    again = await house.tables.say(game, 301, "allies_chief", "give P-L>L", "same")
    assert again.again
    assert not first.again
    given = (await house.tables.player_view(game, 301)).hands["allies_chief"].given
    assert len(given) == 1


# ---- 27: who is asked, and how


async def test_ov_27_1_seats_and_sides_are_taken_by_joining(house: House) -> None:
    opened = await house.lobby(HOST, players="6")
    assert [len(chair) for chair in opened.chairs] == [2, 1, 1, 2, 1, 1]
    await house.tables.join(opened.id, HOST, 0)
    with refused("table-chair-taken"):
        await house.tables.join(opened.id, 302, 0)
    await house.tables.join(opened.id, 302, 4)
    for user in (203, 204, 303, 304):
        await house.tables.join(opened.id, user)
    await house.tables.start(opened.id, HOST, house.command())
    assert await seats_of(house, opened.id, HOST) == ("axis_chief", "axis_center")
    assert await seats_of(house, opened.id, 302) == ("allies_left",)


async def test_ov_27_4_a_choice_filed_in_the_enemy_s_turn_is_sent_when_its_turn_comes(
    house: House,
) -> None:
    game = await begin(house)
    await say(house, game, 201, "axis_chief", "give P-L>L; send")
    for _ in range(30):
        waiting = await house.waited(game)
        view = (await house.tables.player_view(game, STRANGER)).view
        if view.side == "AXIS":
            break
        seat = waiting[0]
        user = EIGHT[SEATS.index(seat)]
        await house.act(game, user, seat, *(await house.prompt(game, user, seat)).offer.default)
    assert view.side == "AXIS"
    assert view.phase == "orders", "nobody waited for him"


async def test_ov_27_13_a_battle_plan_runs_by_itself_when_battle_opens(house: House) -> None:
    game = await begin(
        house,
        lambda: orders(
            f"ALLIES E5 infantry, ALLIES E11 infantry, AXIS E7 infantry{SPARE}", ordered="E5 E11"
        ),
    )
    await say(house, game, 302, "allies_left", "E5-; E5xE7")
    assert "ov-attack" not in await told(house, game)
    await say(house, game, 303, "allies_center", "E11-; done")
    assert "ov-attack" in await told(house, game)


async def test_ov_27_16_and_17_with_default_options_flags_wait_for_nobody(house: House) -> None:
    game = await begin(
        house,
        lambda: fight(
            f"ALLIES E5 infantry, ALLIES E11 infantry, AXIS E6 infantry, AXIS D12 armor{SPARE}",
            "E6:cemetery",
            ordered="E5 E11",
        ),
    )
    await house.act(game, 302, "allies_left", "attack/e5.e6")
    assert not any(seat.startswith("axis") for seat in await house.waited(game))


async def test_ov_27_10_and_25_initiative_waits_for_nobody_without_an_order(house: House) -> None:
    game = await begin(house)
    acted = await say(house, game, 301, "allies_chief", "give P-L>L; send")
    rolled = [event.text.id for event in acted.events if event.text.id.startswith("ov-initiative")]
    assert rolled == ["ov-initiative", "ov-initiative"]
    asked = await begin(house)
    await house.tables.set_order(asked, 303, "allies_center", ["initiative/ask"], house.command())
    await say(house, asked, 301, "allies_chief", "give P-L>L; send")
    prompt = await house.prompt(asked, 303, "allies_center")
    assert [choice.key for choice in prompt.offer.choices] == ["roll", "no"]


async def test_ov_27_29_one_call_for_all_roles_of_a_player(house: House) -> None:
    game = await begin(house, None, (201, 301))
    await say(house, game, 301, "allies_chief", "give P-L>L, P-C>C, MO>R; send")
    turns = [letter.body for letter in await house.post() if isinstance(letter.body, TurnBody)]
    assert len(turns[-1].waiting) == 3
    assert turns[-1].mention == () or turns[-1].mention == (301,)
    prompts = await house.tables.prompts(game, 301)
    assert [prompt.seat for prompt in prompts] == ["allies_left", "allies_center", "allies_right"]


@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_ov_27_30_a_prompt_says_who_is_asked_every_answer_and_what_silence_means(
    house: House, lang: str
) -> None:
    game = await begin(house, None, (201, 301))
    await say(house, game, 301, "allies_chief", "give P-L>L, P-C>C; send")
    say_ = words(lang).say
    prompts = await house.tables.prompts(game, 301)
    shown = str(lay_out(Panel(await house.tables.table(game), prompts), say_).to_components())
    offer = prompts[0].offer
    assert say_(offer.question) in shown
    for choice in offer.choices:
        assert say_(choice.label) in shown
    default = labels(offer, offer.default, say_)
    until = msg("panel-until", time=soon(prompts[0].deadline or 0))
    then = msg("panel-then", default=limits.fit(", ".join(map(say_, default)), DEFAULT))
    assert say_(until) + say_(then) in shown
    assert say_(names.seat("overlord", prompts[0].seat)) in shown


async def test_tb_1_12_ov_27_29_one_reminder_for_all_roles_of_a_player(house: House) -> None:
    game = await begin(house, None, (201, 301))
    await say(house, game, 301, "allies_chief", "give P-L>L, P-C>C, MO>R; send")
    await house.post()
    await pass_time(house, 18.5)
    reminded = [letter.user for letter in await house.post() if letter.kind == "remind"]
    assert reminded == [301]


async def test_ov_27_29_the_other_roles_are_reminded_again_once_one_has_answered(
    house: House,
) -> None:
    game = await begin(house, None, (201, 301), turn_timeout="wait")
    await say(house, game, 301, "allies_chief", "give P-L>L, P-C>C, MO>R; send")
    for _ in range(2):  # time is up, and a day later
        await pass_time(house, 24)
    await house.post()
    first = (await house.waited(game))[0]
    while first in await house.waited(game):
        prompt = await house.prompt(game, 301, first)
        await house.act(game, 301, first, *prompt.offer.default)
    await house.post()
    await pass_time(house, 24)
    reminded = [each.body.seat for each in await house.post() if isinstance(each.body, RemindBody)]
    assert len(reminded) == 1
    assert reminded[0] in await house.waited(game)


async def test_tb_3_5_ov_26_8_a_deputy_talks_where_his_player_may(house: House) -> None:
    """Who acts for a commander leaves the council, and comes back after."""
    game = await begin(house)
    await say(house, game, 301, "allies_chief", "give P-C>C; visit C")
    await house.post()
    await house.tables.deputy(game, 303, STRANGER)
    assert sorted(map(str, threads(await house.post()))) == sorted(
        map(str, ["closed", "closed", (302, 303, 304, STRANGER), (301, 303, STRANGER)])
    )
    await house.tables.deputy(game, 303, None)
    await house.post()
    other = await begin(house)
    await until_turn(house, other, 6)
    await house.post()
    await house.tables.stand_in(other, 302, "allies_chief", house.command())
    assert threads(await house.post()) == ["closed", (303, 304)]


async def test_tb_9_17_nobody_visits_a_computer(house: House) -> None:
    recruit = computers.number("recruit", ())
    game = await begin(house, users=[recruit if user == 303 else user for user in EIGHT])
    offer = (await house.tables.prompts(game, 301))[0].offer
    shown = {choice.key for choice in in_menus(offer) if choice.verb == "visit"}
    assert shown == {"visit/left", "visit/right"}
    assert offer.find("visit/center"), "it is legal all the same"
