"""Time: allowances, banks, reminders, defaults, pauses, absences."""

import asyncio
import logging
from typing import Any

import pytest

from bot.app.clocks import calendars
from bot.app.clocks.calendars import after, between, read
from bot.app.mail.kinds import RemindBody
from bot.app.model import Acted
from engines.contract import Event, Key, Rng, Seat, msg
from engines.kit.window import PASS
from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House, refused
from tests.engines.toy.engine import State, Toy


async def deadline(house: House, game: int) -> float | None:
    [waiting] = (await house.tables.table(game)).waiting
    return waiting.deadline


@pytest.mark.parametrize(
    ("used", "bank", "left"),
    [
        (0, 50, (100, 50)),
        (60, 50, (40, 50)),
        (100, 50, (0, 50)),
        (120, 50, (0, 30)),
        (150, 50, (0, 0)),
        (999, 50, (0, 0)),
    ],
)
def test_tb_1_5_only_what_overruns_the_allowance_eats_the_bank(
    used: float, bank: float, left: tuple[float, float]
) -> None:
    assert calendars.stopped(used, after(0, 100), bank) == left


def test_tb_1_6_a_reminder_comes_once_and_never_late() -> None:
    assert calendars.reminder(0, 100, 100) == 75
    assert calendars.reminder(80, 100, 100) is None


MIDNIGHT = 20_000 * 24 * HOUR
NIGHT = read("UTC", "22-6")


@pytest.mark.parametrize(("begin", "hours", "end"), [
    (8, 10, 18), (8, 14, 22), (8, 15, 31), (23, 1, 31), (3, 1, 7), (21, 2, 31), (8, 24, 40),
    (12, 32, 60),
])  # fmt: skip
def test_tb_1_7_in_the_quiet_hours_of_a_table_clocks_stand_still(
    begin: int, hours: int, end: int
) -> None:
    """AT-26.16: from 22 to 6 o'clock nothing runs."""
    start, stop = MIDNIGHT + begin * HOUR, MIDNIGHT + end * HOUR
    assert after(start, hours * HOUR, NIGHT) == stop
    assert between(start, stop, NIGHT) == hours * HOUR
    assert between(stop, start, NIGHT) == -hours * HOUR
    assert after(start, hours * HOUR) == start + hours * HOUR
    assert between(MIDNIGHT, MIDNIGHT + 7 * HOUR, read("UTC", "0-6")) == HOUR


async def test_tb_1_2_rr_18_2_a_whole_turn_shares_one_allowance(house: House) -> None:
    game = await house.game(ANN, BOB)
    start = house.time
    assert await deadline(house, game) == start + 24 * HOUR
    house.wait(5)
    await house.act(game, ANN, "ada", "aim/ben")
    assert await deadline(house, game) == start + 24 * HOUR
    await house.act(game, ANN, "ada", "rest")
    assert await deadline(house, game) == house.time + 24 * HOUR


async def test_tb_8_4_a_reminder_goes_to_the_person_and_may_fall_back_on_the_table(
    house: House,
) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    house.wait(18)
    assert await house.tables.ring() == 1
    [letter] = await house.post()
    assert isinstance(letter.body, RemindBody)
    assert (letter.user, letter.channel) == (ANN, 501)
    assert letter.body.deadline == house.time + 6 * HOUR
    assert await house.tables.ring() == 0
    assert game == letter.game


async def test_tb_1_6_a_reminder_that_comes_too_late_is_not_sent(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    house.wait(18)
    await house.tables.ring()
    await house.act(game, ANN, "ada", "rest")
    assert not [x for x in await house.post() if x.kind == "remind"]


async def test_tb_1_10_rr_18_3_silence_answers_when_time_is_up(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "aim/ben")
    house.wait(24)
    await house.tables.ring()
    assert await house.waited(game) == ["ben"]
    rows = await house.rows("SELECT kind, picks, command FROM journal WHERE seat = 'ada'")
    assert [row[:2] for row in rows] == [("play", '["aim/ben"]'), ("default", '["rest"]')]
    assert rows[1][2].startswith("alarm:")


async def test_tb_1_14_alarms_of_two_bots_ring_once(house: House) -> None:
    game = await house.game(ANN, BOB)
    house.wait(24)
    other = house.opened()
    await other.wake()
    house.tables.last_beat = other.last_beat = house.time
    due = await house.rows("SELECT count(*) FROM alarms WHERE due <= ?", house.time)
    assert due == [(2,)]
    await house.tables.ring()
    await other.ring()
    assert await house.rows("SELECT count(*) FROM journal WHERE kind = 'default'") == [(1,)]
    assert await house.waited(game) == ["ben"]


async def test_tb_1_14_late_alarms_ring_in_the_order_they_were_due(house: House) -> None:
    slow = await house.game(ANN, BOB, clock="20")
    quick = await house.game(ANN, BOB, clock="10")
    house.tables.last_beat = house.time + 30 * HOUR
    house.wait(30)
    await house.tables.ring()
    rows = await house.rows("SELECT game FROM journal WHERE kind = 'default' ORDER BY id")
    assert rows == [(quick,), (slow,)]


async def test_tb_1_1_without_a_clock_nobody_is_hurried(house: House) -> None:
    game = await house.game(ANN, BOB, clock="off")
    assert await deadline(house, game) is None
    assert await house.rows("SELECT * FROM alarms WHERE seat != ''") == []


async def test_tb_1_5_the_bank_pays_for_an_overrun(house: House) -> None:
    game = await house.game(ANN, BOB, clock="10", bank="12")
    assert await deadline(house, game) == house.time + 10 * HOUR, "what everybody is shown"
    assert (await house.prompt(game, ANN, "ada")).deadline == house.time + 22 * HOUR
    house.wait(15)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    assert await deadline(house, game) == house.time + 10 * HOUR
    assert (await house.prompt(game, ANN, "ada")).deadline == house.time + 17 * HOUR


async def test_tb_1_8_clocks_stand_still_while_the_game_is_paused(house: House) -> None:
    game = await house.game(ANN, BOB)
    until = await deadline(house, game)
    assert until is not None
    house.wait(10)
    table = await house.tables.pause(game, BOB)
    assert table.status == "paused"
    assert table.waiting[0].deadline is None
    with refused("table-paused"):
        await house.tables.act(game, ANN, "ada", 1, ["rest"], "x")
    with refused("table-paused"):
        await house.tables.pause(game, BOB)
    house.wait(60)
    house.tables.last_beat = house.time
    assert await house.tables.ring() == 0
    await house.tables.resume(game, ANN)
    assert await deadline(house, game) == until + 60 * HOUR
    with refused("table-not-paused"):
        await house.tables.resume(game, ANN)
    house.wait(14)
    house.tables.last_beat = house.time
    await house.tables.ring()
    assert await house.waited(game) == ["ben"]


async def test_tb_4_3_only_people_of_the_table_and_admins_pause_it(house: House) -> None:
    game = await house.game(ANN, BOB)
    with refused("table-not-seated"):
        await house.tables.pause(game, CAT)
    await house.tables.pause(game, CAT, admin=True)


async def test_tb_1_8_time_in_which_the_bot_was_down_is_given_back(house: House) -> None:
    game = await house.game(ANN, BOB)
    until = await deadline(house, game)
    assert until is not None
    await house.tables.ring()
    house.wait(30)
    after = house.opened()
    assert await after.ring() == 0, "waking up comes before ringing"
    assert await deadline(house, game) == until + 30 * HOUR


async def test_tb_1_8_what_is_given_back_is_read_when_it_is_given(house: House) -> None:
    """Two that wake at the same time give it once."""
    game = await house.game(ANN, BOB)
    until = await deadline(house, game)
    assert until is not None
    await house.tables.ring()
    began = house.time
    house.wait(30)
    first, second = house.opened(), house.opened()
    assert await first.give_back(began, house.time)
    assert not await second.give_back(began, house.time)
    assert await deadline(house, game) == until + 30 * HOUR


async def test_tb_1_8_a_short_restart_gives_nothing_back(house: House) -> None:
    game = await house.game(ANN, BOB)
    until = await deadline(house, game)
    await house.tables.ring()
    house.time += 100
    await house.opened().wake()
    assert await deadline(house, game) == until


async def test_tb_1_8_what_lies_between_two_rings_far_apart_is_given_back(house: House) -> None:
    """The machine slept, or Discord could not be reached: nobody could play."""
    game = await house.game(ANN, BOB)
    until = await deadline(house, game)
    assert until is not None
    await house.tables.ring()
    house.wait(30)
    assert await house.tables.ring() == 0
    assert await deadline(house, game) == until + 30 * HOUR
    house.wait(30)
    after = house.opened()
    assert await after.ring() == 0, "given back once"
    assert await deadline(house, game) == until + 60 * HOUR


async def test_tb_1_8_who_plays_first_after_a_gap_pays_nothing_for_it(house: House) -> None:
    """Discord is back, and somebody plays before the next ring."""
    game = await house.game(ANN, BOB, clock="10", bank="12")
    other = await house.game(CAT, DAN, clock="10")
    until = await deadline(house, other)
    assert until is not None
    await house.tables.ring()
    house.wait(15)
    await asyncio.gather(house.act(game, ANN, "ada", "rest"), house.tables.pause(other, CAT))
    assert await house.tables.ring() == 0
    await house.act(game, BOB, "ben", "rest")
    await house.tables.resume(other, CAT)
    assert await deadline(house, game) == house.time + 10 * HOUR, "a clock that began after the gap"
    assert (await house.prompt(game, ANN, "ada")).deadline == house.time + 22 * HOUR, "all her bank"
    assert await deadline(house, other) == until + 15 * HOUR, "given back once"


async def test_tb_1_8_a_bot_that_only_ever_starts_is_down(house: House) -> None:
    """It dies a minute after each start: that is no time in which anybody could have played."""
    game = await house.game(ANN, BOB)
    await house.tables.ring()
    for _ in range(1000):
        house.time += 45
        bot = house.opened()
        await bot.wake()
        await bot.ring()
        house.time += 50
        await bot.ring()
    assert await house.waited(game) == ["ada"]
    left = await deadline(house, game)
    assert left is not None
    assert left > house.time + 23.9 * HOUR


async def test_a_bot_that_serves_shows_a_sign_of_life(house: House) -> None:
    await house.tables.ring()
    first = await house.tables.fact("heartbeat")
    house.time += 59
    await house.tables.ring()
    assert await house.tables.fact("heartbeat") == first
    house.time += 1
    await house.tables.ring()
    assert await house.tables.fact("heartbeat") == str(house.time)


@pytest.mark.parametrize("restart", [False, True])
async def test_tb_1_8_a_clock_set_back_makes_no_deadline_later(house: House, restart: bool) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.ring()
    house.wait(-5)
    if restart:
        house.tables = house.opened()
        await house.tables.wake()
    await house.act(game, ANN, "ada", "aim/ben")
    assert await deadline(house, game) == house.time + 24 * HOUR
    await house.act(game, ANN, "ada", "rest")
    await house.tables.ring()
    assert await deadline(house, game) == house.time + 24 * HOUR, "it is moved once"


async def test_a_clock_set_back_delays_no_message(house: House) -> None:
    await house.game(ANN, BOB)
    await house.tables.ring()
    [lobby] = [x for x in await house.tables.take_outgoing() if x.kind == "lobby"]
    await house.tables.postponed(lobby.id, 30)
    house.wait(-5)
    assert lobby.id not in {x.id for x in await house.tables.take_outgoing()}
    house.time += 30
    assert lobby.id in {x.id for x in await house.tables.take_outgoing()}


async def test_tb_3_2_rr_18_5_after_two_missed_turns_a_seat_is_passed_over_at_once(
    house: House,
) -> None:
    game = await house.game(ANN, BOB, length="long")
    for _ in range(2):
        assert await house.waited(game) == ["ada"]
        await miss(house)
        await house.act(game, BOB, "ben", "rest")
    assert await house.waited(game) == ["ben"], "nobody waits for ada"
    players = (await house.tables.table(game)).players
    assert [player.away for player in players] == [True, False]
    texts = [e.event.text.id for e in await house.tables.log(game, CAT, 50)]
    assert texts.count("table-away") == 1


async def miss(house: House) -> None:
    house.wait(24)
    house.tables.last_beat = house.time
    await house.tables.ring()


async def test_tb_3_3_rr_18_5_any_command_brings_a_seat_back(house: House) -> None:
    game = await house.game(ANN, BOB, length="long")
    for _ in range(2):
        await miss(house)
        await house.act(game, BOB, "ben", "rest")
    acted: Acted = await house.tables.set_order(game, ANN, "ada", ["attack/pass"], "here")
    assert [e.text.id for e in acted.events] == ["table-back"]
    await house.act(game, BOB, "ben", "rest")
    assert await house.waited(game) == ["ada"]


async def test_tb_3_1_rr_18_5_a_turn_with_an_action_is_not_missed(house: House) -> None:
    game = await house.game(ANN, BOB, length="long")
    for begun in (True, False, True, False):
        if begun:
            await house.act(game, ANN, "ada", "aim/ben")
        await miss(house)
        await house.act(game, BOB, "ben", "rest")
        assert await house.waited(game) == ["ada"]


async def test_tb_3_4_a_game_from_which_everybody_has_gone_pauses_itself(house: House) -> None:
    game = await house.game(ANN, BOB, length="long")
    for _ in range(4):
        await miss(house)
    table = await house.tables.table(game)
    assert table.status == "paused"
    assert "table-all-away" in [x.body.text.id for x in await house.post() if x.kind == "notice"]
    await house.tables.resume(game, ANN)
    assert await house.waited(game) == ["ada"]
    assert (await house.tables.table(game)).status == "playing"


class Torn(Toy):
    """A game whose long version cannot go on until it is mended."""

    mended = False

    def apply(self, draft: State, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Event]:
        if draft.rounds == 12 and not self.mended:
            raise KeyError
        return super().apply(draft, seat, picks, rng)


async def test_a_faulty_alarm_does_not_hold_up_other_games(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.engine = torn = Torn()
    bad = await house.game(ANN, BOB, length="long")
    good = await house.game(BOB, CAT)
    with caplog.at_level(logging.CRITICAL):
        await miss(house)
    assert await house.waited(good) == ["ben"]
    assert await house.waited(bad) == ["ada"]
    torn.mended = True
    house.wait(1)
    house.tables.last_beat = house.time
    await house.tables.ring()
    assert await house.waited(bad) == ["ben"]


async def test_a_game_that_cannot_be_read_does_not_hold_up_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    bad = await house.game(ANN, BOB)
    good = await house.game(BOB, CAT)
    await house.store.write(
        lambda db: db.execute("UPDATE games SET state = ? WHERE id = ?", (b"{}", bad))
    )
    with caplog.at_level(logging.CRITICAL):
        await miss(house)
    assert await house.waited(good) == ["ben"]


class Interrupted(Toy):
    """Whoever is attacked is asked while the attacker's turn, and its clock, stand still."""

    def _hit(self, s: Any, attack: Any, log: list[Event], rng: Any) -> None:
        s.flow.pop()
        s.flow[-1].done = False
        log.append(Event(msg("toy-over")))


async def test_tb_1_2_a_question_to_somebody_else_stops_the_clock_of_the_turn(house: House) -> None:
    house.engine = Interrupted()
    game = await house.game(ANN, BOB)
    house.wait(10)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    assert await house.waited(game) == ["ben"]
    house.wait(20)
    await house.act(game, BOB, "ben", PASS)
    assert await house.waited(game) == ["ada"]
    assert await deadline(house, game) == house.time + 14 * HOUR


async def test_tb_3_1_a_begun_turn_that_was_interrupted_is_not_missed(house: House) -> None:
    house.engine = Interrupted()
    game = await house.game(ANN, BOB, length="long")
    for begun in (True, False):
        if begun:
            await house.act(game, ANN, "ada", "aim/ben")
            await house.act(game, ANN, "ada", "fire")
            await house.act(game, BOB, "ben", PASS)
            assert await house.waited(game) == ["ada"], "her turn goes on"
        await miss(house)
        await house.act(game, BOB, "ben", "rest")
    assert await house.waited(game) == ["ada"]


async def test_tb_1_11_qm_31_14_a_table_may_wait_for_who_is_late(house: House) -> None:
    game = await house.game(ANN, BOB, turn_timeout="wait")
    await house.post()
    house.wait(18)
    await house.tables.ring()
    await miss(house)
    assert await house.waited(game) == ["ada"]
    letters = await house.post()
    assert [x.kind for x in letters] == ["remind", "notice"]
    assert not any(player.away for player in (await house.tables.table(game)).players)
    await miss(house)
    [again] = await house.post()
    assert isinstance(again.body, RemindBody)
    assert again.body.deadline is None
    await miss(house)
    assert [x.kind for x in await house.post()] == ["remind"], "every day"
    await house.act(game, ANN, "ada", "rest")
    assert await house.waited(game) == ["ben"]


async def test_tb_1_11_qm_31_14_silence_answers_sealed_questions_at_such_a_table_too(
    house: House,
) -> None:
    game = await house.game(ANN, BOB, turn_timeout="wait")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    await miss(house)
    assert await house.waited(game) == ["ben"]
    assert await house.rows("SELECT kind FROM journal WHERE seat = 'ben'") == [("default",)]


async def test_tb_3_7_qm_31_14_the_host_names_a_substitute_for_who_is_late(house: House) -> None:
    game = await house.game(ANN, BOB, turn_timeout="wait")
    await house.act(game, ANN, "ada", "rest")
    with refused("table-not-overdue"):
        await house.tables.substitute(game, ANN, "ben", CAT, "late", admin=False)
    await miss(house)
    with refused("table-host-only"):
        await house.tables.substitute(game, BOB, "ben", CAT, "late", admin=False)
    table = await house.tables.substitute(game, ANN, "ben", CAT, "late", admin=False)
    assert [(w.user, w.deadline) for w in table.waiting] == [(CAT, house.time + 24 * HOUR)]


async def test_tb_1_9_qm_31_20_the_host_may_change_what_belongs_to_the_table(house: House) -> None:
    game = await house.game(ANN, BOB)
    until = await deadline(house, game)
    await house.post()
    table = await house.tables.option(game, ANN, "clock", "6")
    assert table.options["clock"] == "6"
    [told] = await house.post()
    assert (told.kind, told.channel) == ("notice", 501)
    assert await deadline(house, game) == until, "a clock that runs is not touched"
    await house.act(game, ANN, "ada", "rest")
    assert await deadline(house, game) == house.time + 6 * HOUR
    with refused("table-host-only"):
        await house.tables.option(game, BOB, "clock", "12")
    for name, value in (("length", "long"), ("bank", "12")):
        with refused("table-started"):
            await house.tables.option(game, ANN, name, value)
    assert await house.tables.replay(game)


async def test_tb_1_8_an_outage_amid_a_command_is_given_back_to_its_table(house: House) -> None:
    """The machine slept while a command was about to be saved."""
    game, other = await house.game(ANN, BOB), await house.game(ANN, CAT)
    house.tables.last_beat = house.time
    write, slept = house.store.write, []

    async def after_sleep(work: Any) -> Any:
        if not slept:
            slept.append(house.time)
            house.time += 30 * HOUR
            await house.tables.ring()
        return await write(work)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(house.store, "write", after_sleep)
        await house.act(game, ANN, "ada", "rest")
    assert slept
    due = {each.seat: each.deadline for each in (await house.tables.table(game)).waiting}
    assert due == {"ben": house.time + 24 * HOUR}
    assert {w.deadline for w in (await house.tables.table(other)).waiting} == {*due.values()}
    [(alarm,)] = await house.rows(
        "SELECT due FROM alarms WHERE kind = 'deadline' AND game = ?", game
    )
    assert alarm == due["ben"]
    house.time += 23 * HOUR
    house.tables.last_beat = house.time
    await house.tables.ring()
    assert await house.waited(game) == ["ben"]
