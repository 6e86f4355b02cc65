"""Computers at the table: they sit down, think elsewhere, answer once, and make room for people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from typing import Any

import pytest

from bot.app.mail.kinds import CallBody, NoticeBody
from bot.app.model import LEAGUE, Stale
from bot.app.people import gathering
from bot.app.play import computers, thinking, workers
from bot.app.play.thinking import Question, Thinker
from engines.contract import Choice, Engine, Offer, msg
from tests.bot.app.house import ANN, BOB, CAT, DAN, House, refused
from tests.bot.app.test_absence import ring
from tests.bot.app.test_come_and_go import day
from tests.bot.app.test_sealed import Everybody, window
from tests.engines.toy import ENGINE


class Here(Executor):
    """Thinks at once, in this process."""

    def submit(self, thought: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(thought(*args, **more))
        except Exception as error:
            done.set_exception(error)
        return done


@pytest.fixture(autouse=True)
def toy_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(name: str) -> Engine[Any]:
        return ENGINE

    monkeypatch.setattr(thinking, "engine", known)


@pytest.fixture
async def thinker(house: House) -> AsyncIterator[Thinker]:
    found = Thinker(house.tables, Here)
    yield found
    found.close()


async def nothing() -> None:
    """Delivers nothing."""


async def against(house: House, *strengths: Any, **options: str) -> int:
    """A game of Ann, in the first chair, and computers."""
    table = await house.lobby(ANN, **options)
    await house.tables.join(table.id, ANN, 0)
    for strength in strengths:
        await house.tables.add_computer(table.id, ANN, strength)
    await house.tables.start(table.id, ANN, house.command())
    return table.id


async def others(house: House, game: int) -> list[str]:
    """The seats of computers."""
    table = await house.tables.table(game)
    held = [player for player in table.players if computers.is_computer(player.user)]
    return [seat for player in held for seat in player.seats]


async def until_ann(house: House, thinker: Thinker, game: int) -> int:
    """Let computers play until Ann is asked; how many answers they gave."""
    for n in range(200):
        if await house.waited(game) == ["ada"] or not await thinker.round(nothing):
            return n
    raise AssertionError("they never come to an end")


async def test_tb_9_1_a_table_of_one_person_and_computers_starts_at_once(house: House) -> None:
    game = await against(house, "recruit", "staff")
    table = await house.tables.table(game)
    assert table.status == "playing"
    assert [computers.strength(player.user) for player in table.players] == [
        None,
        "recruit",
        "staff",
    ]


async def test_tb_9_1_only_the_host_seats_computers_and_a_person_has_to_sit(house: House) -> None:
    table = await house.lobby(ANN)
    with refused("table-host-only"):
        await house.tables.add_computer(table.id, BOB, "officer")
    await house.tables.add_computer(table.id, ANN, "officer")
    await house.tables.add_computer(table.id, ANN, "officer")
    with refused("table-nobody"):
        await house.tables.start(table.id, ANN, house.command())
    gone = (await house.tables.table(table.id)).players[0].user
    await house.tables.remove_computer(table.id, ANN, gone)
    assert [p.user for p in (await house.tables.table(table.id)).players] == [gone + 10]
    await house.tables.join(table.id, BOB, 0)
    with refused("table-not-joined"):
        await house.tables.remove_computer(table.id, ANN, BOB)


async def test_tb_9_1_the_tables_of_a_host_have_so_many_staffs(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "MOST_STAFFS", 3)
    game, other = await against(house, "staff", "staff"), await house.lobby(ANN)
    await house.tables.add_computer(other.id, ANN, "staff")
    with refused("table-too-many-staffs"):
        await house.tables.add_computer(other.id, ANN, "staff")
    await house.tables.add_computer(other.id, ANN, "officer")
    bobs = await house.lobby(BOB)
    await house.tables.add_computer(bobs.id, BOB, "staff")
    await house.tables.abandon(game, ANN)
    await house.tables.add_computer(other.id, ANN, "staff")
    with refused("table-too-many-staffs"):
        await house.tables.rematch(game, ANN)


async def test_tb_2_11_a_rematch_has_the_same_computers_and_calls_none_of_them(
    house: House,
) -> None:
    game = await against(house, "recruit", "staff")
    await house.tables.abandon(game, ANN)
    await house.post()
    new = await house.tables.rematch(game, ANN)
    strengths = [computers.strength(player.user) for player in new.players]
    assert strengths == [None, "recruit", "staff"]
    assert not [x for x in await house.post() if isinstance(x.body, NoticeBody)], "nobody is called"
    assert (await house.tables.start(new.id, ANN, house.command())).table.status == "playing"


async def test_tb_9_2_a_computer_is_asked_about_what_its_seats_may_know(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    asked = await house.tables.computer_question(game)
    assert asked is not None
    imagined: list[Any] = []
    real = type(ENGINE).imagine

    def imagine(self: Any, state: Any, seats: Any, rng: Any) -> Any:
        imagined.append(seats)
        return real(self, state, seats, rng)

    monkeypatch.setattr(type(ENGINE), "imagine", imagine)
    thinking.answer(asked)
    assert imagined
    assert all(tuple(seats) == asked.seats == (asked.seat,) for seats in imagined)
    assert asked.seat != "ada"


async def test_tb_9_3_computers_play_until_a_person_is_asked(
    house: House, thinker: Thinker
) -> None:
    game = await against(house, "officer", "recruit")
    await house.act(game, ANN, "ada", "rest")
    assert await until_ann(house, thinker, game) >= 2
    assert await house.tables.replay(game)


async def test_tb_9_5_several_of_their_moves_make_one_message(
    house: House, thinker: Thinker
) -> None:
    game = await against(house, "officer", "officer")
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    await until_ann(house, thinker, game)
    boards = [each for each in await house.post() if each.kind == "turn"]
    assert len(boards) == 1
    told = [event.text.id for event in boards[0].body.events]  # type: ignore[union-attr]
    assert told.count("toy-draws") >= 2 or "toy-fires" in told


async def test_tb_9_6_a_computer_gets_no_messages_and_is_never_called(
    house: House, thinker: Thinker
) -> None:
    game = await against(house, "officer")
    sent = await house.post()
    await house.act(game, ANN, "ada", "rest")
    await until_ann(house, thinker, game)
    sent += await house.post()
    assert {each.user for each in sent} <= {None, ANN}
    called = [user for each in sent if each.kind == "turn" for user in each.body.mention]  # type: ignore[union-attr]
    assert set(called) <= {ANN}


async def test_tb_8_17_only_other_people_are_waited_for_with_somebody(
    house: House, thinker: Thinker
) -> None:
    """Computers have answered in a moment: to be the last is no news then."""
    house.engine = Everybody()
    for people in (1, 2):
        game = await house.game(ANN, BOB, CAT, DAN)
        for user, seat in ((DAN, "dot"), (CAT, "cid"))[: 3 - people]:
            await house.tables.computer_stands_in(game, user, seat, "officer", house.command())
        await house.act(game, ANN, "ada", "aim/ben")
        await house.act(game, ANN, "ada", "fire")
        if people == 2:
            await house.act(game, CAT, "cid", "pass")
        while await thinker.round(nothing):
            pass
        assert await house.waited(game) == ["ben"]
        told = [x.user for x in await house.post() if isinstance(x.body, CallBody)]
        assert told == [BOB] * (people - 1)


async def test_tb_9_6_a_computer_agrees_to_takebacks(house: House, thinker: Thinker) -> None:
    game = await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    assert await house.tables.takeback(game, ANN, house.command())
    assert await house.waited(game) == ["ada"]


async def test_tb_9_4_a_late_or_second_answer_does_nothing(house: House) -> None:
    game = await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    asked = await house.tables.computer_question(game)
    assert asked is not None
    picks = thinking.answer(asked)
    assert picks
    assert await house.tables.play_computer(asked, picks)
    before = await house.rows("SELECT seq, state FROM games")
    assert not await house.tables.play_computer(asked, picks)
    late = asked._replace(token=asked.token + 100)
    assert not await house.tables.play_computer(late, picks)
    assert await house.rows("SELECT seq, state FROM games") == before


async def test_tb_9_4_a_process_that_dies_while_thinking_loses_and_doubles_nothing(
    house: House,
) -> None:
    died: list[Question] = []

    class Dying(Here):
        def submit(self, thought: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
            if not died:
                died.append(args[0])
                done: Future[Any] = Future()
                done.set_exception(BrokenProcessPool("killed"))
                return done
            return super().submit(thought, *args, **more)

    game = await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    before = await house.rows("SELECT seq, state FROM games")
    thinker = Thinker(house.tables, Dying)
    assert await thinker.round(nothing) == 0
    assert await house.rows("SELECT seq, state FROM games") == before
    assert await thinker.round(nothing) == 1
    assert await house.rows("SELECT count(*) FROM journal WHERE user = ?", died[0].user) == [(1,)]


async def test_a_question_that_leads_to_an_error_is_left_to_its_clock(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Question] = []

    def broken(asked: Question) -> None:
        tries.append(asked)
        raise ZeroDivisionError

    monkeypatch.setattr(thinking, "answer", broken)
    thinker, game = Thinker(house.tables, Here), await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    assert await thinker.round(nothing) == await thinker.round(nothing) == 0
    assert len(tries) == 1
    await ring(house, 25)
    assert await house.waited(game) == ["ada"], "the default was played"


async def test_nobody_thinks_while_the_game_is_paused(house: House, thinker: Thinker) -> None:
    game = await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    await house.tables.pause(game, ANN)
    assert await thinker.round(nothing) == 0
    await house.tables.resume(game, ANN)
    assert await thinker.round(nothing) == 1


async def test_tb_9_7_a_computer_acts_for_a_person_until_they_do(
    house: House, thinker: Thinker
) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.computer_stands_in(game, ANN, "ada", "officer", house.command())
    assert await thinker.round(nothing) == 1
    with refused("table-no-deputy"):
        await house.tables.computer_stands_in(game, BOB, "ben", None, house.command())
    while "ada" not in await house.waited(game):
        seat = (await house.waited(game))[0]
        offer = (await house.prompt(game, BOB, seat)).offer
        await house.act(game, BOB, seat, *offer.default)
    offer = (await house.prompt(game, ANN, "ada")).offer
    await house.act(game, ANN, "ada", *offer.default)
    assert await house.rows("SELECT count(*) FROM deputies") == [(0,)]
    assert await thinker.round(nothing) == 0


async def test_tb_9_7_the_host_puts_a_computer_in_once_time_is_up(house: House) -> None:
    game = await house.game(ANN, BOB, turn_timeout="wait")
    await house.act(game, ANN, "ada", "rest")
    with refused("table-not-overdue"):
        await house.tables.computer_stands_in(game, ANN, "ben", "officer", house.command())
    with refused("table-host-only"):
        await house.tables.computer_stands_in(game, CAT, "ben", "officer", house.command())
    await ring(house, 25)
    await house.tables.computer_stands_in(game, ANN, "ben", "officer", house.command())
    asked = await house.tables.computer_question(game)
    assert asked is not None
    assert asked.seat == "ben"


async def test_tb_9_7_in_a_league_no_staff_and_no_computer_in_time(house: House) -> None:
    game = await house.game(ANN, BOB, CAT, turn_timeout="wait", vacation="14")
    await house.store.write(lambda db: db.execute("UPDATE games SET host = ?", (LEAGUE,)))
    stand_in = house.tables.computer_stands_in
    with refused("computer-in-league"):
        await stand_in(game, ANN, "ada", "recruit", house.command())
    await house.tables.vacation(BOB, day(house, 1), day(house, 7), "away")
    with refused("computer-in-league"):
        await stand_in(game, BOB, "ben", "officer", house.command())
    await ring(house, 25)
    await stand_in(game, BOB, "ben", "recruit", house.command())
    with refused("computer-in-league"):
        await stand_in(game, ANN, "ada", "staff", house.command())
    await stand_in(game, ANN, "ada", "officer", house.command())
    with refused("computer-in-league"):
        await stand_in(game, CAT, "cid", "officer", house.command())


async def test_tb_9_7_the_table_lets_a_computer_act_when_time_is_up(
    house: House, thinker: Thinker
) -> None:
    game = await house.game(ANN, BOB, turn_timeout="computer")
    await ring(house, 25)
    assert await thinker.round(nothing) == 0, "first there is grace"
    await ring(house, 13)
    assert await thinker.round(nothing) == 1
    assert (await house.tables.table(game)).status == "playing"


async def test_tb_9_8_a_person_takes_a_computers_seat(house: House) -> None:
    game = await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    asked = await house.tables.computer_question(game)
    assert asked is not None
    with refused("market-knows-too-much"):
        await house.tables.take_seat(game, ANN, asked.seat, house.command())
    await house.tables.take_seat(game, CAT, asked.seat, house.command())
    assert await house.tables.computer_question(game) is None
    await house.act(game, CAT, asked.seat, "rest")


async def test_tb_9_9_hints_are_for_who_plays_alone_unless_the_table_says_more(
    house: House, thinker: Thinker
) -> None:
    game = await against(house, "officer")
    asked = await house.tables.hint_question(game, ANN, "ada")
    said = await thinker.hint(asked)
    assert said is not None
    assert said.text.id.startswith("advice-")
    for wish, why in (("alone", "hint-not-alone"), ("off", "hint-not-here")):
        two = await house.game(ANN, BOB, hints=wish)
        with refused(why):
            await house.tables.hint_question(two, ANN, "ada")
    open_to_all = await house.game(ANN, BOB, hints="on")
    assert await house.tables.hint_question(open_to_all, ANN, "ada")
    with refused("table-not-your-seat"):
        await house.tables.hint_question(open_to_all, ANN, "ben")


async def test_tb_9_10_computers_do_not_keep_a_table_going(house: House, thinker: Thinker) -> None:
    game = await against(house, "officer")
    for _ in range(6):
        await ring(house, 25)
        while await thinker.round(nothing):
            pass
        if (await house.tables.table(game)).status == "paused":
            return
    raise AssertionError("it goes on for ever")


async def test_tb_9_10_nobody_leaves_a_table_to_computers_alone(
    house: House, thinker: Thinker
) -> None:
    """They would play the game to its end in a moment, and show only that."""
    game = await against(house, "officer")
    with refused("table-only-computers"):
        await house.tables.computer_stands_in(game, ANN, "ada", "officer", house.command())
    await house.tables.take_seat(game, BOB, (await others(house, game))[0], house.command())
    await house.tables.computer_stands_in(game, ANN, "ada", "officer", house.command())
    with refused("table-only-computers"):
        seat = next(p.seats[0] for p in (await house.tables.table(game)).players if p.user == BOB)
        await house.tables.computer_stands_in(game, BOB, seat, "officer", house.command())


async def test_tb_9_10_a_time_out_leaves_no_table_to_computers_alone(
    house: House, thinker: Thinker
) -> None:
    table = await house.lobby(ANN, turn_timeout="computer")
    await house.tables.join(table.id, ANN, 0)
    await house.tables.add_computer(table.id, ANN, "officer")
    await house.tables.start(table.id, ANN, house.command())
    await ring(house, 25)
    await ring(house, 13)
    assert (await house.tables.table(table.id)).status == "paused"
    assert not await thinker.round(nothing)
    await house.tables.resume(table.id, ANN)
    assert (await house.tables.table(table.id)).status == "playing", "she is there again"
    assert await house.waited(table.id) == ["ada"]
    assert await house.rows("SELECT count(*) FROM deputies") == [(0,)]


async def test_an_answer_of_a_person_comes_before_that_of_their_stand_in(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.computer_stands_in(game, ANN, "ada", "officer", house.command())
    asked = await house.tables.computer_question(game)
    assert asked is not None
    picks = thinking.answer(asked)
    assert picks
    await house.act(game, ANN, "ada", "rest")
    assert not await house.tables.play_computer(asked, picks)
    with pytest.raises(Stale):
        await house.tables.act(game, ANN, "ada", asked.token, picks, "late")


async def test_nobody_names_a_computer_as_a_deputy_by_its_number(house: House) -> None:
    game = await house.game(ANN, BOB)
    for number in (11, 77):
        with refused("table-bad-deputy"):
            await house.tables.deputy(game, ANN, number)


class Slow(Here):
    """Thinks for as long as it is told."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def submit(self, thought: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        CLOCK[0] += self.seconds
        return super().submit(thought, *args, **more)


CLOCK = [0.0]
"""The time by which computers answer."""


@pytest.mark.parametrize("seconds", [0.0, 0.1])
async def test_tb_9_13_answers_under_seal_come_at_a_time_that_tells_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    monkeypatch.setattr(thinking, "monotonic", lambda: CLOCK[0])
    game = await window(house)
    for user, seat in ((CAT, "cid"), (DAN, "dot")):
        await house.tables.computer_stands_in(game, user, seat, "officer", house.command())
    await house.act(game, BOB, "ben", "pass")
    thinker, begun = Thinker(house.tables, lambda: Slow(seconds), steady=True), CLOCK[0]
    while CLOCK[0] < begun + 0.29:
        assert await thinker.round(nothing) == 0
        assert await house.waited(game) == ["ben", "cid", "dot"]
        CLOCK[0] += 0.02
    CLOCK[0] = begun + 0.31
    assert await thinker.round(nothing) == 2
    assert await house.waited(game) != ["ben", "cid", "dot"]
    assert await house.tables.replay(game)


async def test_tb_9_13_what_is_held_back_is_dropped_when_somebody_takes_the_seat(
    house: House,
) -> None:
    game = await window(house)
    for user, seat in ((CAT, "cid"), (DAN, "dot")):
        await house.tables.computer_stands_in(game, user, seat, "officer", house.command())
    thinker = Thinker(house.tables, Here, steady=True)
    assert await thinker.round(nothing) == await thinker.round(nothing) == 0
    await house.act(game, CAT, "cid", "pass")
    await house.act(game, BOB, "ben", "pass")
    await thinker.until_people(nothing)
    assert await house.rows("SELECT count(*) FROM journal WHERE user < 100 AND user > 0") == [(1,)]
    assert await house.tables.replay(game)


async def test_tb_9_4_two_are_asked_at_once_while_somebody_takes_a_seat(house: House) -> None:
    """The one that is thinking still answers; the one whose seat is taken is asked no more."""
    game = await against(house, "officer", "officer", "officer")
    house.engine = Everybody()
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    asked = await house.tables.computer_question(game)
    assert asked is not None
    other = next(s for s in await house.waited(game) if s != asked.seat)
    await house.tables.take_seat(game, CAT, other, house.command())
    picks = thinking.answer(asked)
    assert picks
    assert await house.tables.play_computer(asked, picks)
    thinker = Thinker(house.tables, Here)
    while await thinker.round(nothing):
        pass
    assert await house.waited(game) == [other], "a person answers for it now"
    await house.act(game, CAT, other, "pass")
    assert await house.tables.replay(game)


async def test_tb_9_4_a_pause_while_it_thinks(house: House) -> None:
    game = await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    asked = await house.tables.computer_question(game)
    assert asked is not None
    picks = thinking.answer(asked)
    assert picks
    await house.tables.pause(game, ANN)
    before = await house.rows("SELECT seq, state FROM games")
    assert not await house.tables.play_computer(asked, picks)
    assert await house.rows("SELECT seq, state FROM games") == before
    await house.tables.resume(game, ANN)
    assert await house.tables.play_computer(asked, picks)


async def test_one_question_without_an_answer_keeps_no_other_computer_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await window(house)
    for user, seat in ((CAT, "cid"), (DAN, "dot")):
        await house.tables.computer_stands_in(game, user, seat, "officer", house.command())
    real = thinking.answer

    def broken(asked: Question) -> Any:
        if asked.seat == "cid":
            raise ZeroDivisionError
        return real(asked)

    monkeypatch.setattr(thinking, "answer", broken)
    thinker = Thinker(house.tables, Here)
    for _ in range(3):
        await thinker.round(nothing)
    [(answered,)] = await house.rows("SELECT seat FROM journal WHERE user < 100 AND user > 0")
    assert answered == "dot"


class Endless(Here):
    """Never ends what staffs think, until somebody ends it by hand."""

    def __init__(self, *strengths: str) -> None:
        self.strengths = strengths
        self.begun: list[tuple[Callable[..., Any], Question, Future[Any]]] = []

    def submit(self, thought: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        if args[0].strength not in self.strengths:
            return super().submit(thought, *args, **more)
        self.begun.append((thought, args[0], Future()))
        return self.begun[-1][-1]

    def end(self) -> None:
        thought, asked, doing = self.begun[-1]
        doing.set_result(thought(asked, 0))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by which computers think."""
    now = [0.0]
    for module in (thinking, workers):
        monkeypatch.setattr(module, "monotonic", lambda: now[0])
    return now


async def test_tb_9_4_a_thought_that_never_ends_is_begun_again_later_each_time(
    house: House, clock: list[float]
) -> None:
    game = await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    made: list[Endless] = []

    def make() -> Endless:
        made.append(Endless("officer"))
        return made[-1]

    thinker = Thinker(house.tables, make)
    tried: list[float] = []
    while len(tried) < 4:
        assert await thinker.round(nothing) == 0
        if len(made) > len(tried):
            tried.append(clock[0])
        clock[0] += 5
    waits = [after - before - workers.LONGEST for before, after in pairwise(tried)]
    assert all(0 <= wait - each <= 10 for wait, each in zip(waits, (30, 60, 120), strict=True))
    made[-1].end()
    assert await thinker.round(nothing) == 1, "at last it has an answer"


async def test_a_thought_that_waits_for_others_is_not_given_up(
    house: House, clock: list[float]
) -> None:
    """Time counts from when it begins."""
    game = await against(house, "staff")
    table = await house.tables.table(game)
    asked = await house.tables.hint_question(game, ANN, "ada")
    slow = Endless("staff")
    thinker = Thinker(house.tables, lambda: slow)
    hints = [asyncio.create_task(thinker.hint(asked._replace(user=ANN + n))) for n in range(3)]
    await asyncio.sleep(0)
    await house.act(game, ANN, "ada", "rest")
    assert await thinker.round(nothing) == 0
    while len(slow.begun) < 4:
        clock[0] += workers.LONGEST / 2
        slow.end()
        assert await thinker.round(nothing) == 0
        begun = [each.user for _, each, _ in slow.begun]
    assert begun == [ANN, ANN + 1, ANN + 2, table.players[1].user], "first come, first served"
    slow.end()
    assert await thinker.round(nothing) == 1, "two minutes after it was asked"
    for each in hints:
        each.cancel()


async def test_tb_9_9_one_hint_at_a_time(house: House) -> None:
    game = await against(house, "officer")
    asked = await house.tables.hint_question(game, ANN, "ada")
    slow = Endless("staff")
    thinker = Thinker(house.tables, lambda: slow)
    first = asyncio.create_task(thinker.hint(asked))
    await asyncio.sleep(0)
    for _ in range(20):
        with refused("hint-one-at-a-time"):
            await thinker.hint(asked)
    assert len(slow.begun) == 1
    slow.end()
    assert await first
    again = asyncio.create_task(thinker.hint(asked))
    await asyncio.sleep(0)
    slow.end()
    assert await again


async def test_nobodys_recruit_waits_for_a_staff(house: House) -> None:
    slow = await against(house, "staff")
    quick = await against(house, "recruit")
    thinker = Thinker(house.tables, lambda: Endless("staff"))
    for game in (slow, quick):
        await house.act(game, ANN, "ada", "rest")
    assert await thinker.round(nothing) == 1
    assert await house.waited(slow) == await others(house, slow)


class Circling(type(ENGINE)):  # type: ignore[misc]
    """Its officers take back what they have begun."""

    def offers(self, state: Any) -> dict[str, Offer]:
        back = Choice("back", msg("toy-rest"), back=True)
        return {s: o._replace(choices=(*o.choices, back)) for s, o in super().offers(state).items()}

    def apply(self, draft: Any, seat: str, picks: Any, rng: Any) -> Any:
        return [] if picks == ("back",) else super().apply(draft, seat, picks, rng)

    def choose(self, state: Any, seat: str, offer: Offer, rng: Any) -> Any:
        return ("back",)


async def test_tb_9_14_a_computer_that_goes_in_circles_is_stopped(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    circling = Circling()
    monkeypatch.setattr(thinking, "engine", lambda name: circling)
    monkeypatch.setattr(thinking, "MOST_ANSWERS", 20)
    house.engine = circling
    game = await against(house, "officer", "officer")
    thinker = Thinker(house.tables, Here)
    await house.act(game, ANN, "ada", "rest")
    await thinker.until_people(nothing)
    assert await house.waited(game) == ["ada"]
    assert "goes in circles" in caplog.text
    [(answers,)] = await house.rows("SELECT count(*) FROM journal WHERE user BETWEEN 1 AND 99")
    assert 2 * 20 < answers <= 2 * 20 + 10
    assert await house.tables.replay(game)


async def test_nothing_is_kept_about_tables_that_wait_for_no_computer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(asked: Question) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(thinking, "answer", broken)
    thinker, game = Thinker(house.tables, Here), await against(house, "officer")
    await house.act(game, ANN, "ada", "rest")
    for _ in range(3):
        assert await thinker.round(nothing) == 0
        assert [len(at.left) for at in thinker.watched.values()] == [1]
    await ring(house, 25)
    assert await house.waited(game) == ["ada"], "the default was played"
    await thinker.round(nothing)
    assert thinker.watched == {}


async def test_tb_9_9_advice_comes_although_the_process_has_died(house: House) -> None:
    died: list[int] = []

    class Dead(Here):
        def submit(self, thought: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
            if not died:
                died.append(1)
                raise BrokenProcessPool("killed while nobody was thinking")
            return super().submit(thought, *args, **more)

    game = await against(house, "officer")
    thinker = Thinker(house.tables, Dead)
    said = await thinker.hint(await house.tables.hint_question(game, ANN, "ada"))
    assert said is not None


async def test_tb_9_9_no_league_lets_a_computer_advise(house: House) -> None:
    game = await against(house, "officer", hints="on")
    assert await house.tables.hint_question(game, ANN, "ada")
    await house.store.write(lambda db: db.execute("UPDATE games SET host = ?", (LEAGUE,)))
    with refused("hint-in-league"):
        await house.tables.hint_question(game, ANN, "ada")
    assert not (await house.prompt(game, ANN, "ada")).hinted
