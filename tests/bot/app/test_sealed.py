"""While answers are given under seal nobody can tell who has answered: not by a message, not by a
token, not by what can be taken back, not by when anything happens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app.mail.kinds import TurnBody
from bot.app.model import PlayerView, Table
from engines.contract import Illegal, Msg, Offer, Seat
from engines.kit.window import Window
from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House
from tests.engines.toy.engine import Toy
from tests.engines.toy.state import State

USERS = {"ada": ANN, "ben": BOB, "cid": CAT, "dot": DAN}


async def window(house: House, **options: str) -> int:
    """Ada has fired at ben; ben, cid and dot are asked."""
    game = await house.game(*USERS.values(), **options)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    assert await house.waited(game) == ["ben", "cid", "dot"]
    await house.post()
    return game


async def seen(house: House, game: int, user: int) -> tuple[Any, ...]:
    """Everything a person can look at."""
    table: Table = await house.tables.table(game)
    player_view: PlayerView = await house.tables.player_view(game, user)
    prompts = await house.tables.prompts(game, user)
    log = await house.tables.log(game, user, 99)
    mine = [replace(t) for t in await house.tables.mine(user)]
    return table, player_view, prompts, log, mine


@pytest.mark.parametrize("answering", ["ben", "cid", "dot"])
async def test_tb_7_1_an_answer_changes_nothing_for_anybody_else(
    house: House, answering: str
) -> None:
    game = await window(house)
    others = [user for seat, user in USERS.items() if seat != answering] + [999]
    before = [await seen(house, game, user) for user in others]
    await house.act(game, USERS[answering], answering, "pass")
    assert [await seen(house, game, user) for user in others] == before
    assert await house.post() == [], "and nothing is sent"


async def test_tb_7_2_an_answer_may_be_changed_until_all_are_in(house: House) -> None:
    game = await window(house)
    first = await house.prompt(game, CAT, "cid")
    await house.act(game, CAT, "cid", "pass")
    again = await house.prompt(game, CAT, "cid")
    assert again.offer.answered == ("pass",)
    assert again.token != first.token
    assert again.undoable == 0
    await house.act(game, CAT, "cid", "pass")
    await house.act(game, BOB, "ben", "pass")
    assert await house.waited(game) == ["ben", "cid", "dot"]
    await house.act(game, DAN, "dot", "pass")
    assert await house.waited(game) == ["ben"]


class Everybody(Toy):
    """Whoever is asked must answer, and may be seen to have."""

    def offers(self, state: State) -> dict[Seat, Offer]:
        found = super().offers(state)
        return {seat: o._replace(counted=True) if o.sealed else o for seat, o in found.items()}


async def test_tb_7_7_where_everybody_must_answer_all_see_who_has_not_yet(house: House) -> None:
    house.engine = Everybody()
    game = await window(house)
    await house.act(game, CAT, "cid", "pass")
    (told,) = await house.post()
    assert isinstance(told.body, TurnBody)
    assert (told.earlier is not None, told.body.mention) == (True, ())
    assert [each.seat for each in told.body.waiting] == ["ben", "dot"]
    assert {each.text.id for each in told.body.waiting} == {"table-answered"}
    assert {(each.text.args["n"], each.text.args["all"]) for each in told.body.waiting} == {(1, 3)}
    assert await house.waited(game) == ["ben", "dot"]
    assert next(t.waiting for t in await house.tables.mine(CAT)) == told.body.waiting


async def test_tb_8_10_answers_that_follow_each_other_change_the_board_once(house: House) -> None:
    house.engine = Everybody()
    game = await window(house)
    await house.act(game, CAT, "cid", "pass")
    (first,) = await house.post()
    house.time += 5
    await house.act(game, BOB, "ben", "pass")
    assert [each for each in await house.post() if each.kind == "turn"] == []
    house.time += 15
    (second,) = await house.post()
    assert None not in (first.earlier, second.earlier)
    assert isinstance(second.body, TurnBody)
    assert [each.text.args["n"] for each in second.body.waiting] == [2]


async def test_tb_7_7_a_changed_answer_tells_nothing(house: House) -> None:
    house.engine = Everybody()
    game = await window(house)
    await house.act(game, CAT, "cid", "pass")
    await house.post()
    before = [await seen(house, game, user) for user in (ANN, BOB, DAN, 999)]
    await house.act(game, CAT, "cid", "pass")
    assert [await seen(house, game, user) for user in (ANN, BOB, DAN, 999)] == before
    assert await house.post() == []
    assert (await house.prompt(game, CAT, "cid")).offer.answered == ("pass",)


async def test_tb_5_3_nothing_is_taken_back_while_it_might_tell_who_has_answered(
    house: House,
) -> None:
    game = await window(house)
    await house.act(game, BOB, "ben", "pass")
    for seat, user in USERS.items():
        with pytest.raises(Illegal) as refusal:
            await house.tables.undo(game, user, seat, f"by {seat}")
        why = refusal.value.reason.args["why"]
        assert isinstance(why, Msg)
        assert why.id == "table-undo-sealed"


async def test_tb_7_3_the_last_answer_tells_everybody(house: House) -> None:
    game = await window(house)
    for seat in ("dot", "ben", "cid"):
        await house.act(game, USERS[seat], seat, "pass")
    letters = [x for x in await house.post() if x.kind == "turn"]
    assert len(letters) == 1


async def test_tb_7_5_reminders_are_private_and_only_for_who_has_not_answered(house: House) -> None:
    game = await window(house)
    await house.act(game, CAT, "cid", "pass")
    house.wait(9)
    house.tables.last_beat = house.time
    await house.tables.ring()
    letters = await house.post()
    assert {(x.kind, x.user, x.channel) for x in letters} == {
        ("remind", BOB, None),
        ("remind", DAN, None),
    }


async def test_tb_7_2_time_closes_the_window_with_the_answers_given(house: House) -> None:
    game = await window(house)
    await house.act(game, CAT, "cid", "pass")
    house.wait(12)
    house.tables.last_beat = house.time
    await house.tables.ring()
    assert await house.waited(game) == ["ben"]
    assert not any(player.away for player in (await house.tables.table(game)).players)
    assert await house.tables.replay(game)


async def answers(house: House, game: int, order: tuple[str, ...]) -> list[list[tuple[Any, ...]]]:
    """What lies in the outbox after each answer, but for numbers that only count rows."""
    found = []
    for seat in order:
        await house.act(game, USERS[seat], seat, "pass")
        house.time += HOUR
        found.append(
            await house.rows("SELECT kind, channel, user, seat, status FROM outbox ORDER BY id")
        )
    return found


async def test_tb_7_3_the_outbox_is_the_same_whoever_answers_first(tmp_path: Path) -> None:
    found = []
    for place, order in enumerate([("ben", "cid", "dot"), ("dot", "ben", "cid")]):
        house = await House.build(tmp_path / str(place))
        game = await window(house)
        found.append(await answers(house, game, order))
        await house.store.close()
    assert found[0][:2] == found[1][:2]


async def test_tb_7_1_a_standing_order_answers_at_the_same_instant_as_the_question(
    house: House,
) -> None:
    game = await house.game(*USERS.values())
    await house.tables.set_order(game, CAT, "cid", ["attack/pass"], "order")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    assert await house.waited(game) == ["ben", "cid", "dot"], "cid is shown as asked all the same"
    await house.act(game, BOB, "ben", "pass")
    await house.act(game, DAN, "dot", "pass")
    assert await house.waited(game) == ["ben"]


async def test_the_own_answer_may_be_seen_only_by_its_seat(house: House) -> None:
    game = await window(house)
    acted = await house.act(game, BOB, "ben", "pass")
    assert "toy-sealed" in [event.text.id for event in acted.events]
    for user in (ANN, CAT, DAN, 999):
        log = await house.tables.log(game, user, 99)
        assert "toy-sealed" not in [line.event.text.id for line in log]


class Showing(Toy):
    """A seat sees the answer it has given: its own view changes while it is still waited for."""

    def view(self, state: State, seat: str | None, offers: Any = None) -> Any:
        seen, top = super().view(state, seat), state.flow[-1] if state.flow else None
        if seat is None or not isinstance(top, Window):
            return seen
        return replace(seen, top=str(top.sealed.get(seat)))


async def test_tb_7_1_a_hand_that_waits_to_be_sent_does_not_wait_for_somebodys_answer(
    house: House,
) -> None:
    house.engine = Showing()
    game = await window(house)
    await house.act(game, CAT, "cid", "pass")
    await house.act(game, BOB, "ben", "pass")
    assert await house.post() == []
    await house.act(game, DAN, "dot", "pass")
    assert [x.kind for x in await house.post() if x.user is None] == ["turn"]


async def banks(house: House) -> dict[str, float]:
    rows = await house.rows("SELECT seat, bank FROM prompts")
    return {seat: bank / HOUR for seat, bank in rows}


async def pass_hours(house: House, hours: float) -> None:
    house.wait(hours)
    house.tables.last_beat = house.time
    await house.tables.ring()


async def test_tb_1_5_only_who_was_slow_under_seal_pays_with_extra_time(house: House) -> None:
    game = await window(house, bank="12")
    await house.act(game, CAT, "cid", "pass")
    await pass_hours(house, 13)
    await house.act(game, DAN, "dot", "pass")
    await pass_hours(house, 4)
    await house.act(game, BOB, "ben", "pass")
    assert await banks(house) == {"ada": 12, "ben": 7, "cid": 12, "dot": 11}


async def test_tb_1_5_what_everybody_is_shown_does_not_tell_who_was_slow(house: House) -> None:
    """Deadlines are shown without extra time, during the window and ever after."""
    game = await window(house, bank="12")
    shown = (await house.tables.table(game)).waiting
    assert {each.deadline for each in shown} == {house.time + 12 * HOUR}
    await house.act(game, CAT, "cid", "pass")
    await pass_hours(house, 13)
    assert (await house.tables.table(game)).waiting == shown
    await house.act(game, DAN, "dot", "pass")
    assert (await house.tables.table(game)).waiting == shown
    await house.act(game, BOB, "ben", "pass")
    for seat in ("ben", "cid", "dot"):
        [waiting] = (await house.tables.table(game)).waiting
        assert (waiting.seat, waiting.deadline) == (seat, house.time + 24 * HOUR)
        await house.act(game, USERS[seat], seat, "rest")


class Changeable(Toy):
    """Whoever answers under seal may take that back: `pass` twice is no answer."""

    def _seal(self, s: State, frame: Window, seat: str, key: str, log: Any) -> None:
        if seat in frame.sealed:
            del frame.sealed[seat]
        else:
            super()._seal(s, frame, seat, key, log)


async def test_tb_1_15_an_answer_taken_back_is_awaited_no_longer_than_the_others(
    house: House,
) -> None:
    house.engine = Changeable()
    game = await window(house, bank="0")
    await house.act(game, CAT, "cid", "pass")
    await pass_hours(house, 11)
    before = await seen(house, game, BOB)
    await house.act(game, CAT, "cid", "pass")
    assert await seen(house, game, BOB) == before
    await pass_hours(house, 1)
    assert await house.waited(game) == ["ben"], "the window is over when its time is up"
