"""After the end a second message keeps what there is to remember of a game (TB-8.15)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.app.mail.kinds import ChronicleBody, Outgoing
from bot.app.past import chronicle
from bot.app.past.past import Hold, Luck
from bot.app.session.encoding import encode_events
from bot.store.journal import JournalEntry
from bot.store.questions import WaitRow
from engines.contract import Event, Msg, Seat, msg
from engines.extras import Retrospect, Roll
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.engines.toy.engine import Toy


async def ended(house: House) -> int:
    """A game of three boards and its end."""
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    await house.tables.concede(game, ANN, "ada", "enough")
    return game


def of(letters: list[Outgoing]) -> list[Outgoing]:
    return [each for each in letters if each.kind == "chronicle"]


async def test_tb_8_15_the_chronicle_comes_after_the_end(house: House) -> None:
    await ended(house)
    letters = await house.post()
    assert [each.kind for each in letters if each.user is None][-2:] == ["over", "chronicle"]
    [letter] = of(letters)
    assert isinstance(letter.body, ChronicleBody)
    assert letter.channel == letter.body.table.channel
    assert letter.body.boards == 4
    assert letter.body.table.result is not None


async def test_tb_8_15_a_game_called_off_has_one_where_it_was_played(house: House) -> None:
    await house.tables.show_chronicles_in(1, 78)
    game = await house.game(ANN, BOB)
    await house.tables.abandon(game, ANN, "enough")
    assert [each.channel for each in of(await house.post())] == [501]


async def test_tb_8_15_a_game_over_at_once_has_none(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.store.write(lambda db: db.execute("UPDATE snapshots SET shown = 0"))
    await house.tables.concede(game, ANN, "ada", "at once")
    assert of(await house.post()) == [], "the last board was shown a moment before"


async def test_tb_8_15_a_crash_between_end_and_chronicle_sends_it_once(house: House) -> None:
    await ended(house)
    found: list[Outgoing] = []
    while not any(each.kind == "over" for each in found):
        for letter in await house.tables.take_outgoing():
            await house.tables.delivered(letter.id, 9000 + letter.id)
            found.append(letter)
    [taken] = of(await house.tables.take_outgoing())
    house.tables = house.opened()
    [again] = of(await house.post())
    assert again.nonce == taken.nonce, "Discord drops a second copy"
    house.tables = house.opened()
    assert of(await house.post()) == []


async def test_tb_8_15_the_film_is_made_of_what_everybody_was_shown(house: House) -> None:
    game = await ended(house)
    letters = await house.post()
    [letter] = of(letters)
    assert isinstance(letter.body, ChronicleBody)
    states = await house.tables.positions(game, range(letter.body.boards))
    views = [house.engine.view(house.engine.load(state), None) for state in states]
    steps = [await house.tables.replay_step(game, CAT, seq) for seq in (1, 2, 3)]
    assert views[:3] == [step.view for step in steps]
    assert {type(view) for view in views} == {type(steps[0].view)}, "public views alone"
    assert await house.tables.positions(game, [0, 3]) == [states[0], states[3]]


async def test_tb_8_15_the_message_is_known_by_the_last_board(house: House) -> None:
    game = await ended(house)
    [letter] = of(await house.post())
    found = await house.tables.shown_by(9000 + letter.id)
    assert found is not None
    assert (await house.tables.replay_step(*found[:1], CAT, found[1])).at == 3
    assert found[0] == game


def wait(
    user: int, asked: float, answered: float, *, how: str = "answered", sealed: bool = False
) -> WaitRow:
    seat, clock = f"seat{user}", f"turn/{asked}"
    return WaitRow(1, 0, seat, clock, user, asked, answered, how, sealed, answered - asked)  # type: ignore[arg-type]


def turns(*lengths: tuple[int, float]) -> list[WaitRow]:
    """Turns one after the other."""
    found, at = [], 0.0
    for user, long in lengths:
        found.append(wait(user, at, at + long))
        at += long
    return found


def test_tb_8_15_the_fastest_is_who_gave_half_of_the_answers_soonest() -> None:
    rows = turns(*[(ANN, 10.0), (BOB, 20.0)] * 5, (ANN, 1000.0))
    assert chronicle.quickest(rows) == (ANN, 10.0)
    late = [replace(row, how="timeout") for row in rows if row.user == ANN]
    assert chronicle.quickest([*late, *(row for row in rows if row.user == BOB)]) is None


def test_tb_8_15_the_most_patient_is_whom_the_table_waited_for_least() -> None:
    rows = turns(*[(ANN, 10.0), (BOB, 20.0), (CAT, 5.0)] * 5)
    assert chronicle.most_patient(rows) == CAT
    together = [wait(user, at, at + 9.0) for at in range(0, 50, 10) for user in (ANN, BOB)]
    assert chronicle.most_patient(together) is None, "nobody waited longer than the other"
    together += [wait(ANN, 60.0, 65.0)]
    assert chronicle.most_patient(together) == BOB


@pytest.mark.parametrize("judge", [chronicle.quickest, chronicle.most_patient])
def test_tb_8_15_what_cannot_be_said_honestly_is_left_out(judge: object) -> None:
    assert callable(judge)
    assert judge([]) is None
    assert judge(turns(*[(ANN, 10.0)] * 9)) is None, "with nobody to compare with"
    assert judge(turns(*[(ANN, 10.0), (BOB, 20.0)] * 4)) is None, "too few answers"
    assert judge(turns(*[(ANN, 10.0), (BOB, 10.0)] * 5)) is None, "two are equally fast"
    sealed = [replace(row, sealed=True) for row in turns(*[(ANN, 10.0), (BOB, 20.0)] * 5)]
    assert judge(sealed) is None, "under seal"
    gone = [replace(row, user=-row.user) for row in turns(*[(ANN, 1.0), (BOB, 2.0)] * 5)]
    assert judge(gone) is None, "computers, and those who asked to be forgotten"


class Told(Toy, Retrospect):
    """The toy, whose duellists hold themselves while they live, and whose shots may hit."""

    def held(self, view: Any, seat: Seat) -> frozenset[str]:
        return frozenset(view.get(seat, ()))

    def place(self, name: str) -> Msg:
        return msg(name)

    def rolled(self, event: Event) -> Roll | None:
        hits = event.text.args.get("hits")
        return Roll(int(str(hits)), 3.0) if hits is not None else None


def volley(seat: str, hits: int) -> JournalEntry:
    events = encode_events([Event(msg("toy-rolls", hits=hits))])
    return JournalEntry(1, "c", 0.0, ANN, seat, "play", "[]", events, True, 0, 1)


def test_tb_8_15_the_luckiest_dice_hit_most_for_what_was_to_be_expected() -> None:
    lines = [volley("ada", 4), volley("ben", 3), volley("ada", 4), volley("ben", 3)]
    assert chronicle.luckiest(Told(), lines) == Luck("ada", 8, 6.0)
    assert chronicle.luckiest(Told(), lines[:2]) is None, "too few dice"
    assert chronicle.luckiest(Told(), lines[::2]) is None, "nobody else threw any"
    poor = [volley("ada", 3), volley("ben", 2)] * 2
    assert chronicle.luckiest(Told(), poor) is None, "nobody had luck"


def test_tb_8_15_the_longest_hold_is_of_a_place_that_was_taken() -> None:
    views: list[dict[str, str]] = [{"ada": "mn", "ben": "p"}] * 3
    views += [{"ada": "mn", "ben": "pq"}] * 2 + [{"ada": "m", "ben": "pqn"}] + [{"ben": "qn"}]
    hold = chronicle.longest_hold(Told(), views, ("ada", "ben"))
    assert hold == Hold("ben", msg("q"), 4), "what was theirs from the start does not count"
    assert chronicle.longest_hold(Told(), views[:3], ("ada", "ben")) is None
    both = [{"ada": "", "ben": ""}, {"ada": "m", "ben": "n"}]
    assert chronicle.longest_hold(Told(), both, ("ada", "ben")) is None, "true of two"


async def test_tb_8_15_a_server_may_have_a_channel_for_all_chronicles(house: House) -> None:
    await house.tables.show_chronicles_in(1, 77)
    await ended(house)
    other, own = sorted(of(await house.post()), key=lambda each: each.channel or 0)
    assert isinstance(own.body, ChronicleBody)
    assert (other.channel, own.channel) == (77, own.body.table.channel)
    assert own.nonce != other.nonce, "or Discord would drop one of them"


async def test_a_finished_game_is_computed_again_from_its_seed(house: House) -> None:
    game = await ended(house)
    assert await house.tables.verified(game) == []
    await house.store.write(lambda db: db.execute("UPDATE games SET seed = x'00'"))
    assert await house.tables.verified(game) != []
