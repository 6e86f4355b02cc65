"""Attack! at the table: clocks, bells, people who are away, and who may read what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.mail.kinds import HandBody
from engines.attack.engine import Attack
from engines.contract import Illegal
from tests.bot.app.attack import SEA, ByHand, Prepared, cross, due, pass_time, table, told, view
from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House, refused


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, Prepared())
    yield house
    await house.store.close()


@pytest.fixture
async def plain(tmp_path: Path) -> AsyncIterator[House]:
    """The game as it is, set-up and all."""
    house = await House.build(tmp_path, Attack())
    yield house
    await house.store.close()


# ---- ways to play


async def test_tb_2_10_a_way_to_play_sets_several_options_at_once(plain: House) -> None:
    """AT-26.20: as printed and back, and single options afterwards."""
    found = await plain.lobby(ANN)
    printed = next(style for style in Attack.styles if style.name == "printed")
    found = await plain.tables.style(found.id, ANN, "printed")
    assert printed.options.items() <= found.options.items()
    found = await plain.tables.option(found.id, ANN, "end", "20")
    assert (found.options["end"], found.options["battles"]) == ("20", "live")
    found = await plain.tables.style(found.id, ANN, "post")
    assert (found.options["end"], found.options["battles"]) == ("12", "doctrine")
    with refused("table-option-unknown"):
        await plain.tables.style(found.id, ANN, "chess")
    with refused("table-host-only"):
        await plain.tables.style(found.id, BOB, "printed")


async def test_tb_2_10_after_the_start_it_is_too_late(plain: House) -> None:
    found = await plain.lobby(ANN)
    for user in (ANN, BOB):
        await plain.tables.join(found.id, user)
    await plain.tables.start(found.id, ANN, "go")
    with refused("table-started"):
        await plain.tables.style(found.id, ANN, "printed")


# ---- 19: an end by the clock


async def test_at_19_7_at_19_9_at_26_9_the_clock_ends_trade_and_then_the_game(house: House) -> None:
    game = await table(house, end="4h", trade_lock="60m")
    await house.act(game, ANN, "red", "offer")
    await house.act(game, ANN, "red", "propose/blue")
    await house.act(game, ANN, "red", "give/oil3a")
    await pass_time(house, 2.9)
    assert not (await view(house, game)).locked_trade
    await pass_time(house, 0.1)
    assert (await view(house, game)).locked_trade
    assert (await told(house, game)).count("at-log-trade-locked") == 1
    assert [p.seat for p in await house.tables.prompts(game, BOB)] == [], "the offer has lapsed"
    await pass_time(house, 1)
    assert (await view(house, game)).last_turn
    assert await house.waited(game) == ["red"], "the running turn is played to its end"
    await house.act(game, ANN, "red", "diplomacy")
    await house.act(game, ANN, "red", "near/danubia")
    await house.act(game, ANN, "red", "end")
    over = await house.tables.table(game)
    assert over.status == "over"
    assert over.result
    assert over.result.reason == "clock"
    assert over.result.winners == ("red",)
    assert await house.tables.replay(game), "the journal tells when the bells rang"


async def test_at_19_9_by_the_clock_trade_ends_thirty_minutes_before(house: House) -> None:
    game = await table(house, end="2h")
    await pass_time(house, 1.49)
    assert not (await view(house, game)).locked_trade
    await pass_time(house, 0.01)
    assert (await view(house, game)).locked_trade


async def test_tb_1_13_at_19_7_the_bells_are_found_again_after_a_restart_and_wait_while_paused(
    house: House,
) -> None:
    game = await table(house, end="2h", trade_lock="0")
    bells = "SELECT seat, kind FROM alarms WHERE kind GLOB 'bell/*'"
    assert await house.rows(bells) == [("", "bell/time")]
    house.tables = house.opened()
    await house.tables.wake()
    await pass_time(house, 1)
    await house.tables.pause(game, ANN)
    await pass_time(house, 60)
    await house.tables.resume(game, ANN)
    await pass_time(house, 0.9)
    assert not (await view(house, game)).last_turn
    await pass_time(house, 0.1)
    assert (await view(house, game)).last_turn
    await house.store.close()


async def test_tb_1_13_at_19_7_set_back_to_an_earlier_moment_the_bells_ring_again(
    house: House,
) -> None:
    game = await table(house, end="2h")
    first = (await house.tables.moments(game))[0].seq
    await pass_time(house, 2)
    assert (await view(house, game)).last_turn
    await house.tables.rewind(game, ANN, first, "a slip")
    assert not (await view(house, game)).locked_trade
    await pass_time(house, 0)
    assert (await view(house, game)).last_turn
    assert await house.tables.replay(game), "what rang before the rewind does not count"


# ---- 20: clocks


@pytest.fixture
async def sea(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, Prepared(**SEA))
    yield house
    await house.store.close()


async def test_at_20_1_the_turn_has_24_hours_an_answer_12_and_the_turn_waits_for_it(
    sea: House,
) -> None:
    game = await table(sea)
    await sea.tables.say(game, BOB, "blue", "sea ask", sea.command())
    assert await due(sea, game, "red") == 24
    await pass_time(sea, 10)
    await cross(sea, game)
    assert await sea.waited(game) == ["blue"]
    assert await due(sea, game, "blue") == 12
    await pass_time(sea, 6)
    await sea.act(game, BOB, "blue", "allow-all")
    assert await sea.waited(game) == ["red"]
    assert await due(sea, game, "red") == 14, "the turn stood still for six hours"


async def test_at_17_11_who_is_offered_cards_gets_a_letter_that_says_so(house: House) -> None:
    """And nobody else: the terms are known to the parties (AT-23.13)."""
    game = await table(house)
    await house.post()
    await house.act(game, ANN, "red", "offer")
    await house.act(game, ANN, "red", "propose/blue")
    await house.act(game, ANN, "red", "give/oil3a", "want-card/any.1")
    hands = [each for each in await house.post() if isinstance(each.body, HandBody)]
    told_to = {each.user: [e.text.id for e in each.body.events] for each in hands}  # type: ignore[union-attr]
    assert told_to == {BOB: ["at-log-offers"]}


async def test_tb_8_2_the_first_offer_calls_and_later_ones_are_added(house: House) -> None:
    """Until its reader has done something, one message tells of all offers."""
    game = await table(house)
    await house.post()
    letters = []
    for n in (1, 2):
        await house.act(game, ANN, "red", "offer")
        await house.act(game, ANN, "red", "propose/blue")
        await house.act(game, ANN, "red", "give/oil3a", f"want-card/any.{n}")
        letters += [x for x in await house.post() if x.kind == "hand" and x.user == BOB]
    first, second = letters
    assert first.earlier is None
    assert second.earlier == 9000 + first.id
    assert [e.text.id for e in second.body.events].count("at-log-offers") == 2


async def test_at_20_1_an_open_offer_of_cards_does_not_stop_the_turn(house: House) -> None:
    game = await table(house)
    await house.act(game, ANN, "red", "offer")
    await house.act(game, ANN, "red", "propose/blue")
    await house.act(game, ANN, "red", "give/oil3a")
    await pass_time(house, 5)
    assert await house.waited(game) == ["red"]
    assert await due(house, game, "red") == 19


async def test_at_26_16_a_table_agrees_on_clocks_of_its_own(sea: House) -> None:
    game = await table(sea, clock="36", reaction_clock="3")
    await sea.tables.say(game, BOB, "blue", "sea ask", sea.command())
    assert await due(sea, game, "red") == 36
    await cross(sea, game)
    assert await due(sea, game, "blue") == 3
    none = await table(sea, clock="off")
    assert (await sea.tables.table(none)).waiting[0].deadline is None


async def test_tb_1_7_at_26_16_in_quiet_hours_every_clock_stands_still(sea: House) -> None:
    sea.time = 20_000 * 24 * HOUR + 20 * HOUR  # eight in the evening
    game = await table(sea, clock="6", quiet_hours="22-6", end="12h", trade_lock="0")
    assert await due(sea, game, "red") == 2 + 8 + 4
    await pass_time(sea, 11)
    assert await due(sea, game, "red") == 3
    await sea.tables.pause(game, ANN)
    await pass_time(sea, 13)  # eight in the evening again: two hours run before the night
    await sea.tables.resume(game, ANN)
    assert await due(sea, game, "red") == 2 + 8 + 1
    await pass_time(sea, 11)
    assert await sea.waited(game) == ["blue"], "time was up"
    assert not (await view(sea, game)).last_turn, "the end of the game waits for the morning too"
    await sea.act(game, BOB, "blue", "end")
    await pass_time(sea, 5.99)
    assert not (await view(sea, game)).last_turn
    await pass_time(sea, 0.01)
    assert (await view(sea, game)).last_turn, "twelve hours of play"


async def test_at_26_16_while_the_bot_is_down_quiet_hours_are_quiet_all_the_same(
    sea: House,
) -> None:
    sea.time = 20_000 * 24 * HOUR + 20 * HOUR  # eight in the evening
    game = await table(sea, clock="6", quiet_hours="22-6")
    await sea.tables.ring()
    sea.time += 8 * HOUR  # four at night: two hours were lost, the rest were quiet
    await sea.opened().wake()
    assert await due(sea, game, "red") == 2 + 6
    sea.time += 20 * HOUR  # midnight: the sixteen hours of a day were lost
    await sea.opened().wake()
    assert await due(sea, game, "red") == 6 + 6, "it is not up in the middle of a night"


async def test_at_20_2_questions_to_several_are_sent_together_and_run_side_by_side(
    tmp_path: Path,
) -> None:
    house = await House.build(tmp_path, ByHand())
    game = await table(house)
    await house.tables.say(game, ANN, "red", "move 8I GER>DAN", house.command())
    assert await house.waited(game) == ["red", "blue", "green"]
    assert {await due(house, game, seat) for seat in ("blue", "green")} == {12}
    await pass_time(house, 3)
    await house.act(game, BOB, "blue", "no")
    assert await due(house, game, "green") == 9, "one answer changes nobody else's time"
    await house.store.close()


async def test_at_20_3_at_25_19_when_time_is_up_the_default_is_used_and_logged(sea: House) -> None:
    game = await table(sea)
    await sea.tables.say(game, BOB, "blue", "sea ask", sea.command())
    await cross(sea, game)
    await pass_time(sea, 12)
    assert "table-lapsed" in await told(sea, game)
    assert "at-log-leave-blocked" in await told(sea, game), "AT-7.14: into a region of his"
    kinds = await sea.rows("SELECT kind FROM journal WHERE seat = 'blue'")
    assert kinds[-1] == ("default",)
    assert await sea.waited(game) == ["red"]


async def test_at_26_14_when_time_is_up_the_policy_he_filed_is_used(tmp_path: Path) -> None:
    house = await House.build(tmp_path, Prepared(**SEA))
    game = await table(house, sea_leave="ask")
    await house.tables.say(game, BOB, "blue", "sea allow", house.command())
    await cross(house, game)
    assert await house.waited(game) == ["blue"], "he is asked whatever his policy says"
    await pass_time(house, 12)
    assert "at-log-leave-allowed" in await told(house, game)
    await house.store.close()


async def test_at_20_5_when_the_turn_clock_runs_out_the_turn_ends_as_it_stands(
    house: House,
) -> None:
    game = await table(house)
    await house.act(game, ANN, "red", "offer")
    await house.act(game, ANN, "red", "propose/blue")
    await house.act(game, ANN, "red", "give/oil3a")
    for picks in ("move", "from/germany", "to/poland", "infantry/1", "send"):
        await house.act(game, ANN, "red", picks)
    await house.act(game, ANN, "red", "build")
    await pass_time(house, 24)
    assert await house.waited(game) == ["blue"]
    said = await told(house, game)
    assert "table-lapsed" in said
    assert "at-log-build" not in said
    assert (await view(house, game)).deals == ()


async def test_at_20_5_a_plan_that_waits_to_be_confirmed_is_not_carried_out(tmp_path: Path) -> None:
    lands = {"red": "GER 9T, POL 1I", "blue": "IRQ 2I, FRA 1I", "green": "BRA 2I"}
    house = await House.build(tmp_path, Prepared(lands=lands))
    game = await table(house)
    await house.tables.say(game, BOB, "blue", "diplomacy SAU; naval", house.command())
    await house.tables.say(game, ANN, "red", "move 8T GER>FRA; end", house.command())
    assert await house.waited(game) == ["blue"]
    assert "at-log-diplomacy-won" not in await told(house, game)
    await pass_time(house, 24)
    assert await house.waited(game) == ["green"]
    assert (await view(house, game)).seas is None
    await house.store.close()


# ---- 20: people


async def test_at_20_6_at_25_20_after_two_missed_turns_nobody_waits_for_a_player(
    sea: House,
) -> None:
    game = await table(sea)
    assert await sea.waited(game) == ["red"]
    for _ in range(2):
        await pass_time(sea, 24)
        for user, seat in ((BOB, "blue"), (CAT, "green")):
            await sea.act(game, user, seat, "end")
    assert "table-away" in await told(sea, game)
    assert await sea.waited(game) == ["blue"], "red's turns pass at once"
    assert (await sea.tables.table(game)).players[0].away
    await sea.act(game, BOB, "blue", "end")
    await sea.tables.say(game, ANN, "red", "doctrine shield", sea.command())
    assert "table-back" in await told(sea, game)
    await sea.act(game, CAT, "green", "end")
    assert await sea.waited(game) == ["red"], "any command brings him back"


async def test_at_20_6_an_absent_player_is_answered_for_at_once_by_what_he_filed(
    sea: House,
) -> None:
    game = await table(sea)
    await sea.tables.say(game, BOB, "blue", "sea ask; defence ask", sea.command())
    for _ in range(2):
        await sea.act(game, ANN, "red", "end")
        await pass_time(sea, 24)
        await sea.act(game, CAT, "green", "end")
    assert (await sea.tables.table(game)).players[1].away
    await cross(sea, game)
    assert await sea.waited(game) == ["red"], "blue is not waited for"
    assert "at-log-leave-blocked" in await told(sea, game)


@pytest.mark.parametrize(("caretaker", "units"), [("build", 12), ("pass", 10)])
async def test_at_20_7_at_26_17_the_staff_builds_in_a_missed_turn_if_the_table_wants_it(
    house: House, caretaker: str, units: int
) -> None:
    game = await table(house, caretaker=caretaker)
    await pass_time(house, 24)
    germany = next(r for r in (await view(house, game)).regions if r.region == "germany")
    assert sum(germany.units) == units
    assert await house.waited(game) == ["blue"]


async def test_at_20_8_at_21_22_at_28_58_a_deputy_commands_and_sees_and_holds_no_seat(
    house: House,
) -> None:
    game = await table(house)
    with refused("table-bad-deputy"):
        await house.tables.deputy(game, ANN, BOB)
    with refused("table-not-seated"):
        await house.tables.say(game, DAN, "red", "end", house.command())
    assert (await house.tables.player_view(game, DAN)).hands == {}
    await house.tables.deputy(game, ANN, DAN)
    assert "table-deputy" in await told(house, game, CAT), "everybody may know"
    assert (await house.tables.player_view(game, DAN)).hands["red"].hand
    await house.tables.say(game, DAN, "red", "move 1I GER>POL; end", house.command())
    assert await house.waited(game) == ["blue"]


async def test_at_21_22_resigning_is_public(house: House) -> None:
    game = await table(house)
    await house.tables.concede(game, BOB, "blue", house.command())
    assert "at-log-resigns" in await told(house, game, CAT)
    players = {p.seat: p for p in (await view(house, game)).players}
    assert (players["blue"].status, players["blue"].cards) == ("resigned", 0)


# ---- 21: orders in words, at the table


async def test_at_21_23_policies_are_typed_changed_and_taken_back_at_any_time(sea: House) -> None:
    game = await table(sea)
    await sea.tables.say(game, BOB, "blue", "sea block; trades ask", sea.command())
    await sea.tables.say(game, BOB, "blue", "sea allow via North Sea", sea.command())
    await cross(sea, game)
    assert "at-log-leave-allowed" in await told(sea, game), "what was filed last holds"
    ticked = (await sea.tables.orders_menu(game, BOB, "blue")).answered
    assert "trades/ask" in ticked


async def test_at_21_24_a_new_sea_controller_is_shown_his_forms_without_waiting(sea: House) -> None:
    game = await table(sea)
    prompt = await sea.prompt(game, BOB, "blue")
    assert prompt.has_presets
    assert not prompt.offer.required
    menu = await sea.tables.preset_menu(game, BOB, "blue")
    verbs = {choice.verb for choice in menu.choices}
    assert {"leave", "naval-rule", "trades", "naval-defence"} <= verbs
    assert "standing-doctrine" not in verbs
    await sea.tables.set_order(game, BOB, "blue", ["leave/allow"], sea.command())
    assert not (await sea.prompt(game, BOB, "blue")).has_presets, "once"
    assert await sea.waited(game) == ["red"]


async def test_at_21_25_a_turn_waits_for_its_player_once_and_for_nobody_else(house: House) -> None:
    """Default options, one plan: land battles, diplomacy, Blitz, Build and an empty sea."""
    game = await table(house)
    plan = "move 8I GER>FRA; build 2I GER; naval; end"
    await house.tables.say(game, ANN, "red", plan, house.command())
    assert await house.waited(game) == ["blue"]
    said = await told(house, game)
    assert {"at-log-battle", "at-log-build", "at-log-seas-empty"} <= set(said)


async def test_at_28_55_what_cannot_be_read_is_refused_though_it_lies_behind_a_battle(
    house: House,
) -> None:
    game = await table(house)
    text = "move 8I GER>FRA; build max I GER"
    with pytest.raises(Illegal) as why:
        await house.tables.say(game, ANN, "red", text, house.command())
    assert (why.value.reason.id, why.value.reason.args["said"]) == ("turn-form", "max")
    assert (await view(house, game)).used == ()


async def test_at_21_25_and_once_for_the_sea_controller_where_he_filed_no_defence(
    sea: House,
) -> None:
    game = await table(sea)
    await sea.tables.say(game, ANN, "red", "naval S S B D D", sea.command())
    assert (await sea.prompt(game, ANN, "red")).offer.answered, "his line is sent with the plan"
    assert not (await sea.prompt(game, BOB, "blue")).offer.answered
    other = await table(sea)
    await sea.tables.say(other, BOB, "blue", "defence withdraw", sea.command())
    await sea.tables.say(other, ANN, "red", "naval S S B D D", sea.command())
    assert await sea.waited(other) == ["red"]


async def test_at_21_27_a_question_shows_its_answers_its_default_and_its_time(sea: House) -> None:
    game = await table(sea)
    await sea.tables.say(game, BOB, "blue", "sea ask", sea.command())
    await cross(sea, game)
    prompt = await sea.prompt(game, BOB, "blue")
    assert prompt.seat == "blue"
    assert prompt.deadline == sea.time + 12 * HOUR
    assert prompt.offer.default == ("block/great_britain.france",)
    assert {c.verb for c in prompt.offer.choices} == {"allow-all", "block"}


async def test_at_17_11_at_17_12_cards_are_bargained_for_in_words_out_of_turn(house: House) -> None:
    game = await table(house)
    await house.tables.say(game, ANN, "red", "offer blue: oil 3 for any 2", house.command())
    assert "at-log-offers" in await told(house, game, BOB)
    assert "at-log-offers" not in await told(house, game, CAT)
    assert await house.waited(game) == ["red"], "nobody waits for blue"
    wrong = await house.tables.say(game, BOB, "blue", "offer red: oil 1 for oil 1", house.command())
    assert wrong.stopped
    assert wrong.stopped.id == "at-no-card"
    assert wrong.rest == ("offer red: oil 1 for oil 1",), "to be mended and sent again"
    text = "accept 1 with factories 4"
    await house.tables.say(game, BOB, "blue", text, house.command())
    assert (await view(house, game)).used == ("trade",)
    hand = (await house.tables.player_view(game, ANN)).hands["red"].hand
    assert [card.id for card in hand] == ["factories4a", "rail1a"]
