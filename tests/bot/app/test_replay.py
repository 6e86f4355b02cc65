"""A game keeps its past: as it was shown, to those who may see it, whatever its rules become."""

from __future__ import annotations

import json
from typing import Any

from bot.app.past.past import ReplayStep
from bot.store import journal
from bot.store.journal import Position
from engines.contract import Illegal, Key, Seat
from engines.kit.rng import Rng
from tests.bot.app.house import ANN, BOB, CAT, House, refused
from tests.engines.toy.engine import Toy
from tests.engines.toy.state import State


async def steps(house: House, game: int, user: int = ANN, seat: Seat = "") -> list[ReplayStep]:
    """Every step of a replay, as this person sees it."""
    first = await house.tables.replay_step(game, user, seat=seat)
    return [await house.tables.replay_step(game, user, each.seq, seat) for each in first.steps]


async def a_game(house: House) -> int:
    """A game of two turns and its end."""
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    return game


async def test_every_board_that_was_shown_is_a_step(house: House) -> None:
    game = await a_game(house)
    boards = [row for row in await house.post() if row.kind == "turn"]
    found = await steps(house, game)
    assert [each.seq for each in found[0].steps] == [1, 2, 3]
    assert [each.at for each in found] == [0, 1, 2]
    assert found[-1].view == boards[-1].body.view  # type: ignore[union-attr]


async def test_the_end_keeps_the_same_steps_as_one_stream(house: House) -> None:
    game = await a_game(house)
    before = await steps(house, game)
    await house.tables.concede(game, ANN, "ada", "enough")
    assert await house.rows("SELECT count(*) FROM snapshots") == [(0,)]
    after = await steps(house, game)
    assert [step.view for step in after[:3]] == [step.view for step in before]
    assert after[-1].table.result is not None
    assert [event.text.id for event in after[-1].events][-2:] == ["toy-over", "table-seed"]


async def test_an_archived_game_is_shown_though_its_rules_have_changed(house: House) -> None:
    game = await a_game(house)
    await house.tables.concede(game, ANN, "ada", "enough")
    before = [step.view for step in await steps(house, game)]
    house.engine = Changed()
    assert not await house.tables.replay(game), "the rules are not those of that game"
    assert [step.view for step in await steps(house, game)] == before


async def test_a_game_that_ended_before_positions_were_kept_is_played_again_once(
    house: House,
) -> None:
    game = await a_game(house)
    await house.tables.concede(game, ANN, "ada", "enough")
    before = [step.view for step in await steps(house, game)]
    await house.store.write(lambda db: db.execute("DELETE FROM archive"))
    assert [step.view for step in await steps(house, game)][-1] == before[-1]
    assert await house.rows("SELECT count(*) FROM archive") == [(1,)]


async def test_what_todays_rules_cannot_play_again_is_shown_as_far_as_they_can(
    house: House,
) -> None:
    game = await a_game(house)
    await house.tables.concede(game, ANN, "ada", "enough")
    await house.store.write(lambda db: db.execute("DELETE FROM archive"))
    house.engine = Refusing()
    assert [each.seq for each in (await steps(house, game))[0].steps] == [1]


async def test_a_rewind_cuts_the_past(house: House) -> None:
    game = await a_game(house)
    await house.tables.rewind(game, 1, 2, "a mistake")
    found = await steps(house, game)
    assert [each.seq for each in found[0].steps][:2] == [1, 2]
    assert 3 not in [each.seq for each in found[0].steps]


async def test_while_a_game_runs_nobody_sees_through_the_eyes_of_others(house: House) -> None:
    game = await a_game(house)
    for user, seat in ((ANN, "ada"), (BOB, "ben")):
        assert all(step.seats == (seat,) for step in await steps(house, game, user))
    for step in await steps(house, game, ANN, "ben"):
        assert (step.seat, step.hand) == ("", None)
    for step in await steps(house, game, CAT):
        assert step.seats == ()
    await house.tables.concede(game, ANN, "ada", "enough")
    for step in await steps(house, game, CAT, "ben"):
        assert step.seat == "ben"
        assert step.hand is not None


async def test_whoever_took_a_seat_over_sees_its_past_from_then_on(house: House) -> None:
    game = await a_game(house)
    await house.tables.substitute(game, 1, "ada", CAT, "holidays")
    mine = await steps(house, game, CAT, "ada")
    assert [step.seat for step in mine[:3]] == ["", "", ""]
    assert all(step.seat == "" for step in await steps(house, game, ANN, "ada"))


async def test_private_lines_are_read_by_their_seat_alone(house: House) -> None:
    game = await a_game(house)
    mine = [event.text.id for step in await steps(house, game, ANN, "ada") for event in step.events]
    public = [event for step in await steps(house, game, CAT) for event in step.events]
    assert "toy-sees" in mine
    assert all(event.audience is None for event in public)


async def test_a_message_is_known_by_its_board_after_the_outbox_has_forgotten_it(
    house: House,
) -> None:
    game = await a_game(house)
    boards = [row.id for row in await house.post() if row.kind == "turn"]
    await house.store.write(lambda db: db.execute("DELETE FROM outbox"))
    shown = [await house.tables.shown_by(9000 + row) for row in boards]
    assert shown[-1] == (game, 3)
    assert await house.tables.shown_by(1) is None


async def test_nothing_was_shown_in_a_lobby(house: House) -> None:
    table = await house.lobby()
    with refused("replay-nothing"):
        await house.tables.replay_step(table.id, ANN)


def test_a_stream_holds_positions_as_they_were() -> None:
    positions = [Position(1, b"{}\n{}"), Position(7, b""), Position(9, json.dumps([1]).encode())]
    assert journal.unpack(journal.pack(positions)) == positions
    assert journal.unpack(journal.pack([])) == []


class Changed(Toy):
    """Tomorrow's rules: resting draws nothing any more."""

    def apply(self, draft: State, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Any]:
        if picks == ("rest",):
            rng.below(7)
        return super().apply(draft, seat, picks, rng)


class Refusing(Toy):
    """Tomorrow's rules: nobody may rest."""

    def apply(self, draft: State, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Any]:
        raise Illegal(self.check(("ada",), {}) or super().offers(draft)[seat].question)
