"""Vacations, pauses that end, and the steps taken when time runs out."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.app.clocks import clock_book
from bot.app.mail.kinds import DigestBody, NoticeBody, SeatBody, TurnBody
from bot.app.model import Instant
from bot.app.people import outlook
from bot.store import games, league_results, questions
from engines.contract import Msg
from engines.extras import Imagination
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng
from engines.registry import GAMES, engine
from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House, refused

AUCKLAND = ZoneInfo("Pacific/Auckland")
KINDS = ("remind", "deadline")
TEXTS = "SELECT json_extract(body, '$.text[0]') FROM outbox WHERE kind = 'notice' ORDER BY id"


def at(day: int, hour: int = 0, month: int = 11) -> float:
    return datetime(2026, month, day, hour, tzinfo=AUCKLAND).timestamp()


@pytest.fixture
async def down_under(house: House) -> House:
    """Ann lives in Auckland; it is Thursday noon there."""
    house.time = at(19, 12)
    await house.tables.set_profile(
        replace(await house.tables.profile(ANN), zone="Pacific/Auckland")
    )
    return house


async def deadlines(house: House, game: int) -> dict[str, float | None]:
    return {each.seat: each.deadline for each in (await house.tables.table(game)).waiting}


async def ring(house: House, hours: float = 0) -> None:
    """Let time pass while the bot is up."""
    house.time += hours * HOUR
    house.tables.last_beat = house.time
    await house.tables.ring()


async def told(house: House) -> list[str]:
    return [row[0] for row in await house.rows(TEXTS)]


async def test_tb_3_11_the_clock_of_somebody_away_stands_still(down_under: House) -> None:
    house = down_under
    game = await house.game(ANN, BOB, vacation="14")
    assert await deadlines(house, game) == {"ada": at(20, 12)}
    [(table, why)] = await house.tables.vacation(ANN, "2026-11-20", "2026-11-22", "v")
    assert (table.id, why) == (game, None)
    assert await deadlines(house, game) == {"ada": at(23, 12)}, (
        "twelve hours today, twelve on Monday"
    )
    await ring(house, 30)
    assert await house.waited(game) == ["ada"]
    await house.act(game, ANN, "ada", "rest")
    assert await house.waited(game) == ["ben"], "she may play all the same"
    assert await deadlines(house, game) == {"ben": house.time + 24 * HOUR}, "his clock runs"
    assert await house.tables.days_left(ANN) == [(await house.tables.table(game), 11)]
    assert await told(house) == ["table-vacation"]


async def test_tb_3_11_letters_tell_what_waits_before_a_vacation_ends_and_after(
    down_under: House,
) -> None:
    house = down_under
    game = await house.game(ANN, BOB, vacation="14")
    other = await house.game(ANN, BOB, vacation="14", clock="240")
    away = ("2026-11-20", "2026-11-22")
    await house.tables.vacation(ANN, *away, "v")
    await house.tables.vacation(ANN, *away, "v")  # delivered twice
    await house.act(other, ANN, "ada", "rest")

    async def letters() -> list[tuple[tuple[int, ...], Instant | None, bool]]:
        bodies = [each.body for each in await house.post() if each.user == ANN]
        found = [each for each in bodies if isinstance(each, DigestBody)]
        return [(tuple(at.id for at in x.tables), x.vacation, x.back) for x in found]

    assert await letters() == []
    await ring(house, 61)
    assert await letters() == [((game,), at(23), False)], "one for all tables, a day before"
    await ring(house, 24)
    assert await letters() == [((game,), at(23), True)]


async def test_tb_3_11_who_refuses_direct_messages_gets_no_letter(down_under: House) -> None:
    house = down_under
    await house.game(ANN, BOB, vacation="14")
    closed = replace(await house.tables.profile(ANN), dm="closed")
    await house.tables.set_profile(closed)
    await house.tables.vacation(ANN, "2026-11-20", "2026-11-22", "v")
    assert await house.rows("SELECT id FROM outbox WHERE kind = 'digest'") == []


async def test_tb_3_11_tables_say_until_when_somebody_is_away(down_under: House) -> None:
    house = down_under
    game = await house.game(ANN, BOB, vacation="14", clock="240")
    await house.tables.vacation(BOB, "2026-11-20", "2026-11-22", "v")
    assert [each.away for each in (await house.tables.table(game)).waiting] == [None]
    await ring(house, 30)
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    ends = datetime(2026, 11, 23, tzinfo=UTC).timestamp()
    [waits] = (await house.tables.table(game)).waiting
    assert (waits.user, waits.away) == (BOB, ends)
    [board] = [x.body for x in await house.post() if isinstance(x.body, TurnBody)]
    assert [each.away for each in board.waiting] == [ends]
    await ring(house, 70)
    [waits] = (await house.tables.table(game)).waiting
    assert waits.away is None, "back again"


async def test_tb_3_11_who_is_waited_for_cannot_leave_at_once(down_under: House) -> None:
    house = down_under
    game = await house.game(ANN, BOB, vacation="14")
    [(_, why)] = await house.tables.vacation(ANN, "2026-11-19", "2026-11-19", "v")
    assert why
    assert why.id == "vacation-too-soon"
    await house.tables.vacation(ANN, "2026-11-19", "2026-11-20", "w")
    assert await deadlines(house, game) == {"ada": at(21, 12)}


async def test_tb_3_11_a_vacation_begins_at_once_if_nobody_waits(down_under: House) -> None:
    house = down_under
    game = await house.game(BOB, ANN, vacation="14")
    await house.tables.vacation(ANN, "2026-11-19", "2026-11-19", "v")
    await house.act(game, BOB, "ada", "rest")
    assert await deadlines(house, game) == {"ben": at(21)}


@pytest.mark.parametrize(
    ("days", "first", "last", "why"),
    [
        ("0", "2026-11-21", "2026-11-21", "vacation-too-long"),
        ("7", "2026-11-21", "2026-11-28", "vacation-too-long"),
    ],
)
async def test_tb_3_11_days_are_granted_by_the_table(
    down_under: House, days: str, first: str, last: str, why: str
) -> None:
    house = down_under
    game = await house.game(ANN, BOB, vacation=days)
    before = await deadlines(house, game)
    [(_, refusal)] = await house.tables.vacation(ANN, first, last, "v")
    assert refusal
    assert refusal.id == why
    assert await deadlines(house, game) == before
    with refused("vacation-no-date"):
        await house.tables.vacation(ANN, "Christmas", "", "w")


async def test_tb_3_11_days_are_used_up_and_never_twice(down_under: House) -> None:
    house = down_under
    await house.game(ANN, BOB, vacation="7")
    ways = [
        *(("21", "23", None), ("24", "24", None), ("20", "20", None)),  # one after the other
        *(("24", "25", "vacation-twice"), ("26", "28", "vacation-too-long")),
    ]
    for n, (first, last, expected) in enumerate(ways):
        [(_, why)] = await house.tables.vacation(
            ANN, f"2026-11-{first}", f"2026-11-{last}", f"v{n}"
        )
        assert (why and why.id) == expected


async def test_tb_3_11_an_outage_in_a_vacation_gives_nothing_back(down_under: House) -> None:
    house = down_under
    game = await house.game(BOB, ANN, vacation="14")
    await house.tables.vacation(ANN, "2026-11-20", "2026-11-20", "v")
    await house.act(game, BOB, "ada", "rest")
    await ring(house, 13)
    house.wait(9)
    await house.tables.ring()
    assert await deadlines(house, game) == {"ben": at(21, 12)}


async def test_tb_10_20_reminders_of_who_is_asked_move_with_their_deadlines(
    down_under: House,
) -> None:
    """Each on the calendar of its seat; alarms of nobody stay."""
    house = down_under
    game = await house.game(BOB, ANN, CAT, vacation="14")
    await house.tables.vacation(ANN, "2026-11-20", "2026-11-20", "v")
    await house.act(game, BOB, "ada", "aim/ben")
    await house.act(game, BOB, "ada", "fire")

    async def alarms() -> dict[tuple[str, str], float]:
        rows = await house.rows("SELECT seat, kind, due - ? FROM alarms", house.time)
        return {(seat, kind): due / HOUR for seat, kind, due in rows}

    before = await alarms()
    assert before.keys() > {(seat, kind) for seat in ("ben", "cid") for kind in KINDS}
    await house.tables.extend(game, DAN, 5, "a storm", "more")
    after = await alarms()
    assert {at: due - before[at] for at, due in after.items() if due != before[at]} == {
        ("cid", "remind"): 5,
        ("cid", "deadline"): 5,
        ("ben", "remind"): 5 + 24,
        ("ben", "deadline"): 5 + 24,
    }


async def test_tb_3_12_a_day_is_taken_when_time_would_run_out(house: House) -> None:
    await house.tables.set_profile(replace(await house.tables.profile(ANN), safety=True))
    game = await house.game(ANN, BOB, vacation="7", clock="10", bank="2")
    await ring(house, 12)
    assert await deadlines(house, game) == {"ada": house.time + 24 * HOUR}
    await ring(house, 20)
    await house.act(game, ANN, "ada", "rest")
    assert "table-safety-day" in await told(house)
    assert [n for _, n in await house.tables.days_left(ANN)] == [6]
    assert await house.rows("SELECT how, running FROM waits") == [("answered", 32 * HOUR)]


async def test_tb_3_12_no_day_is_taken_under_seal_or_unasked(house: House) -> None:
    for user in (ANN, CAT):
        wishes = await house.tables.profile(user)
        await house.tables.set_profile(replace(wishes, safety=user == CAT))
    game = await house.game(ANN, BOB, CAT, vacation="7")
    await ring(house, 24)
    assert await house.waited(game) == ["ben"], "Ann has not asked for it"
    await house.act(game, BOB, "ben", "aim/cid")
    await house.act(game, BOB, "ben", "fire")
    await ring(house, 24)
    assert [n for _, n in await house.tables.days_left(CAT)] == [7]
    assert "table-safety-day" not in await told(house)


async def test_tb_4_7_a_pause_ends_by_itself_after_three_days(house: House) -> None:
    game = await house.game(ANN, BOB)
    before = (await deadlines(house, game))["ada"]
    assert before
    await ring(house, 1)
    await house.post()
    await house.tables.pause(game, BOB)
    [notice] = [each.body for each in await house.post() if isinstance(each.body, NoticeBody)]
    assert notice.text.args["time"] == f"<t:{int(house.time + 72 * HOUR)}:f>"
    await ring(house, 71)
    assert (await house.tables.table(game)).status == "paused"
    await ring(house, 1)
    assert (await house.tables.table(game)).status == "playing"
    assert await deadlines(house, game) == {"ada": before + 72 * HOUR}
    with refused("pause-once"):
        await house.tables.pause(game, BOB)
    await house.tables.pause(game, ANN)  # the host
    await house.tables.resume(game, BOB)
    assert await house.rows("SELECT count(*) FROM alarms WHERE kind = 'unpause'") == [(0,)]


async def test_tb_4_7_a_pause_by_an_admin_lasts(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.pause(game, CAT, admin=True)
    await ring(house, 1000)
    assert (await house.tables.table(game)).status == "paused"


async def test_tb_4_7_without_vacation_only_the_host_pauses(house: House) -> None:
    game = await house.game(ANN, BOB, vacation="0")
    with refused("pause-host-only"):
        await house.tables.pause(game, BOB)
    await house.tables.pause(game, ANN)


async def climbed(house: House, *, last: bool = True) -> int:
    """A game in which Ann has missed two turns in a row, after her grace."""
    game = await house.game(ANN, BOB, CAT, length="long", turn_timeout="ladder")
    await ring(house, 24)
    assert await house.waited(game) == ["ada"], "grace first"
    assert await deadlines(house, game) == {"ada": house.time + 12 * HOUR}
    await ring(house, 12)
    await house.act(game, BOB, "ben", "rest")
    await house.act(game, CAT, "cid", "rest")
    if last:
        await ring(house, 24)
    return game


async def test_tb_1_20_every_step_is_told_with_the_next_one(house: House) -> None:
    game = await climbed(house)
    said = [text for text in await told(house) if text.startswith("ladder")]
    assert said == ["ladder-grace", "ladder-default", "ladder-offer"]
    assert [(t.id, seat) for t, seat, _ in await house.tables.open_seats(1)] == [(game, "ada")]
    await house.act(game, BOB, "ben", "rest")
    await house.act(game, CAT, "cid", "rest")
    assert await house.waited(game) == ["ben"], "nobody waits for an offered seat"
    await ring(house, 1)
    for _ in range(7):
        await house.act(
            game, (await house.tables.table(game)).waiting[0].user, *await turn(house, game)
        )
        await ring(house, 23.8)
    assert "ladder-concede" not in await told(house)
    await ring(house, 24)
    assert "ladder-concede" in await told(house)
    assert await house.rows("SELECT conceded FROM seats WHERE seat = 'ada'") == [(1,)]
    assert await house.tables.open_seats(1) == []


async def turn(house: House, game: int) -> tuple[str, str]:
    return (await house.waited(game))[0], "rest"


async def test_tb_1_20_who_comes_back_keeps_the_seat(house: House) -> None:
    game = await climbed(house)
    await house.tables.set_order(game, ANN, "ada", ["attack/pass"], "back")
    assert await house.tables.open_seats(1) == []
    assert await house.rows("SELECT count(*) FROM alarms WHERE kind GLOB 'vacant/*'") == [(0,)]


async def test_tb_1_20_a_substitute_keeps_a_seat_that_nobody_took(house: House) -> None:
    game = await climbed(house)
    await house.tables.option(game, ANN, "clock", "720", "slower")
    await house.tables.substitute(game, DAN, "ada", 999, "steps in", "s")
    await house.act(game, BOB, "ben", "rest")
    await house.act(game, CAT, "cid", "rest")
    await ring(house, 7 * 24 + 1)
    assert await house.waited(game) == ["ada"]
    assert await house.rows("SELECT count(*) FROM alarms WHERE kind GLOB 'vacant/*'") == [(0,)]
    assert "ladder-concede" not in await told(house)


async def test_tb_1_20_a_sealed_question_gets_no_grace(house: House) -> None:
    game = await house.game(ANN, BOB, CAT, turn_timeout="ladder")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    await ring(house, 12)
    assert await house.rows("SELECT count(*) FROM journal WHERE kind = 'default'") == [(2,)]
    assert [text for text in await told(house) if text.startswith("ladder")] == []


async def test_tb_1_21_the_host_undoes_a_step_within_a_day(house: House) -> None:
    game = await climbed(house)
    with refused("table-host-only"):
        await house.tables.forgive(game, BOB, "no")
    await ring(house, 1)
    await house.tables.offer_seat(game, BOB, "ben", "o")
    await house.tables.forgive(game, ANN, "yes")
    assert await house.waited(game) == ["ada"]
    assert await deadlines(house, game) == {"ada": house.time + 24 * HOUR}
    open_still = [seat for _, seat, _ in await house.tables.open_seats(1)]
    assert open_still == ["ben"], "what Bob offered himself"
    assert await house.tables.replay(game)


async def test_tb_1_21_after_a_day_nothing_is_undone(house: House) -> None:
    game = await climbed(house, last=False)
    await ring(house, 2)
    await house.act(game, ANN, "ada", "rest")
    await ring(house, 23)
    with refused("ladder-nothing"):
        await house.tables.forgive(game, ANN, "late")


# The market for seats.


async def test_tb_3_13_a_player_offers_a_seat_and_plays_on_until_it_is_taken(house: House) -> None:
    game = await house.game(ANN, BOB, CAT, bank="20")
    await house.tables.show_seats_in(1, 777)
    await house.tables.offer_seat(game, ANN, "ada", "o")
    assert await told(house) == ["table-seat-offered"]
    with refused("market-open-already"):
        await house.tables.offer_seat(game, ANN, "ada", "p")
    [card] = [x for x in await house.post() if x.kind == "seat"]
    assert (card.channel, card.earlier) == (777, None)
    assert isinstance(card.body, SeatBody)
    assert card.body.stands == await house.tables.stands(game, "ada")  # TB-3.17
    house.wait(28)
    await house.act(game, ANN, "ada", "aim/ben")
    house.wait(12)
    await house.tables.take_seat(game, DAN, "ada", "t")
    table = await house.tables.table(game)
    assert table.holder("ada") == DAN
    assert await deadlines(house, game) == {"ada": house.time + 24 * HOUR}
    [own] = [each for each in await house.tables.clocks(game, DAN) if each.own]
    assert own.bank >= 10 * HOUR
    letters = await house.post()
    assert [(x.channel, x.earlier) for x in letters if x.kind == "seat"] == [(777, 9000 + card.id)]
    assert [x.user for x in letters if x.kind == "hand" and x.user == DAN] == [DAN]
    assert await house.tables.open_seats(1) == []
    with refused("table-not-seated"):
        await house.tables.orders_menu(game, ANN, "ada")
    with refused("market-not-open"):
        await house.tables.take_seat(game, BOB, "ada", "u")


@pytest.mark.parametrize(
    ("gain", "word"),
    [(0.8, "gained-much"), (0.3, "gained"), (0.1, "held"), (-0.3, "lost"), (-0.8, "lost-much")],
)
def test_tb_3_17_what_a_seat_has_won_or_lost_in_a_word(
    gain: float, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, seats = engine("race_to_the_rhine"), ("red", "white")
    state = rules.new(seats, {}, SeededRng(b"seats"))
    worths = iter([0.4 + gain] * outlook.WORLDS + [0.4] * outlook.WORLDS)
    monkeypatch.setattr(type(rules), "worth", lambda self, state, seat: next(worths))
    assert outlook.word(rules, {}, seats, state, "red") == Msg(f"seat-stands-{word}")


@pytest.mark.parametrize("game", GAMES)
def test_tb_3_17_nobody_has_lost_anything_when_a_game_begins(game: str) -> None:
    rules = engine(game)
    options = {option.name: option.values[0] for option in rules.options}
    seats = [seat for chair in rules.chairs(options) for seat in chair]
    state = rules.new(seats, options, SeededRng(b"seats"))
    for seat in seats:
        assert outlook.word(rules, options, seats, state, seat) == Msg("seat-stands-held")


def test_tb_3_17_the_word_tells_nothing_hidden() -> None:
    rules = engine("quartermaster")
    assert isinstance(rules, Imagination)
    state = rules.new([seat for (seat,) in rules.chairs({})], {}, SeededRng(b"seats"))
    other = rules.imagine(state, (), QuickRng(5))
    assert rules.dump(state) != rules.dump(other), "other hands, the same to everybody"
    assert outlook.worth(rules, state, ("uk",), 3) == outlook.worth(rules, other, ("uk",), 3)


async def test_tb_3_18_who_takes_a_seat_over_and_plays_it_to_the_end_is_credited(
    house: House,
) -> None:
    async def takeovers() -> int:
        return await house.store.read(lambda db: games.takeovers(db, DAN))

    for stays in (True, False):
        game = await house.game(ANN, BOB, CAT)
        await house.tables.offer_seat(game, ANN, "ada", house.command())
        await house.tables.take_seat(game, DAN, "ada", house.command())
        before = await takeovers()
        if not stays:
            await house.tables.concede(game, DAN, "ada", house.command())
        for user, seat in ((BOB, "ben"), (CAT, "cid")):
            if (await house.tables.table(game)).status == "playing":
                await house.tables.concede(game, user, seat, house.command())
        assert (await house.tables.table(game)).status == "over"
        assert await takeovers() == before + stays


async def test_tb_3_18_who_offers_a_seat_is_not_blamed_once_it_is_taken(house: House) -> None:
    async def missed() -> int:
        rows = await house.store.read(lambda db: questions.waits_of_user(db, ANN, 0))
        handed = await house.store.read(lambda db: games.handed_over(db, ANN))
        return sum(row.how == "timeout" for row in clock_book.not_excused(rows, handed))

    game = await house.game(ANN, BOB, CAT)
    await house.tables.offer_seat(game, ANN, "ada", "o")
    await ring(house, 25)
    assert await missed() == 1, "as long as nobody takes it"
    await house.tables.take_seat(game, DAN, "ada", "t")
    assert await missed() == 0


async def test_tb_3_18_a_seat_the_clock_gave_up_is_one_given_up(house: House) -> None:
    game = await house.game(ANN, BOB, CAT, turn_timeout="ladder", bank="0")
    for _ in range(80):
        await ring(house, 12)
        waited = await house.waited(game)
        if (await house.tables.table(game)).status != "playing":
            break
        for user, seat in ((BOB, "ben"), (CAT, "cid")):
            if seat in waited:
                await house.act(game, user, seat, "rest")
    for user, seat in ((BOB, "ben"), (CAT, "cid")):
        if (await house.tables.table(game)).status == "playing":
            await house.tables.concede(game, user, seat, house.command())

    async def abandoned(user: int) -> int:
        return await house.store.read(lambda db: league_results.abandoned(db, user, house.time + 1))

    assert [await abandoned(user) for user in (ANN, BOB)] == [1, 0]


async def test_tb_3_14_who_has_seen_another_hand_takes_no_seat(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.tables.offer_seat(game, ANN, "ada", "o")
    with refused("market-knows-too-much"):
        await house.tables.take_seat(game, BOB, "ada", "t")
    with refused("table-joined"):
        await house.tables.take_seat(game, ANN, "ada", "t")
    await house.tables.deputy(game, BOB, DAN)
    with refused("market-knows-too-much"):
        await house.tables.take_seat(game, DAN, "ada", "t")
    await house.tables.substitute(game, CAT, "cid", 999, "gone")
    with refused("market-knows-too-much"):
        await house.tables.take_seat(game, CAT, "ada", "t")


async def test_tb_3_13_the_host_offers_only_who_is_late(house: House) -> None:
    game = await house.game(BOB, ANN, turn_timeout="wait")
    with refused("table-host-only"):
        await house.tables.offer_seat(game, ANN, "ada", "o")
    with refused("table-not-overdue"):
        await house.tables.offer_seat(game, BOB, "ben", "p")
    await house.act(game, BOB, "ada", "rest")
    await ring(house, 25)
    await house.tables.offer_seat(game, BOB, "ben", "q")
    with refused("table-host-only"):
        await house.tables.keep_seat(game, CAT, "ben", "s")
    await house.tables.keep_seat(game, ANN, "ben", "r")
    assert (await told(house))[-2:] == ["table-seat-offered", "table-seat-kept"]
    assert await house.tables.open_seats(None) == []
    with refused("market-not-open"):
        await house.tables.keep_seat(game, ANN, "ben", "s")


async def test_tb_3_13_without_a_channel_no_card_is_sent(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.offer_seat(game, ANN, "ada", "o")
    assert [x for x in await house.post() if x.kind == "seat"] == []
    assert len(await house.tables.open_seats(1)) == 1
    assert await house.tables.open_seats(2) == []


async def test_a_channel_of_seats_that_refuses_is_no_trouble_of_the_table(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.show_seats_in(1, 777)
    await house.tables.offer_seat(game, ANN, "ada", "o")
    [card] = [x for x in await house.tables.take_outgoing() if x.kind == "seat"]
    await house.tables.refused(card.id, 60, gone=True)
    assert await house.rows("SELECT refused FROM games") == [(None,)]
    assert [x for x in await house.post() if x.kind == "seat"] == []


async def test_a_seat_that_was_on_offer_is_not_when_the_game_is_over(house: House) -> None:
    await house.tables.show_seats_in(1, 777)
    game = await house.game(ANN, BOB)
    await house.tables.offer_seat(game, ANN, "ada", "o")
    await house.post()
    await house.tables.concede(game, BOB, "ben", "c")
    assert (await house.tables.table(game)).status == "over"
    [card] = [x.body for x in await house.post() if isinstance(x.body, SeatBody)]
    assert card.taken


@pytest.mark.parametrize(
    ("first", "last"),
    [
        *(("9999-12-31", ""), ("9999-01-01", "9999-01-02"), ("0001-01-01", "0001-01-02")),
        *(("2026-11-20", "2027-11-25"), ("2026-11-18", "2026-11-25"), ("2026-11-22", "2026-11-21")),
    ],
)
async def test_tb_3_11_a_vacation_begins_today_at_the_soonest_and_ends_within_a_year(
    down_under: House, first: str, last: str
) -> None:
    game = await down_under.game(ANN, BOB)
    with refused("vacation-no-date"):
        await down_under.tables.vacation(ANN, first, last, "v")
    assert await down_under.rows("SELECT * FROM vacations") == []
    assert (await down_under.tables.table(game)).status == "playing"


async def test_tb_4_3_an_admin_calls_back_a_table_that_everybody_has_left(house: House) -> None:
    game = await house.game(ANN, BOB, length="long")
    while (await house.tables.table(game)).status == "playing":
        await ring(house, 25)
    table = await house.tables.resume(game, DAN, admin=True)
    assert table.status == "playing"
    assert table.waiting


async def test_tb_4_3_who_resumes_a_game_is_told_to_act_again(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.computer_stands_in(game, ANN, "ada", "officer", house.command())
    await house.tables.pause(game, BOB)
    await house.tables.resume(game, ANN)
    texts = [each.event.text.id for each in await house.tables.log(game, CAT)]
    assert texts[-2:] == ["table-deputy-gone", "table-resumed"]
