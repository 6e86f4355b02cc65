"""Going back: one's own picks at once, anything else by an admin."""

import pytest

from bot.app.mail.kinds import TurnBody
from bot.app.model import Stale
from engines.contract import Offer, Option
from tests.bot.app.house import ANN, BOB, CAT, House, refused
from tests.engines.toy.engine import Toy
from tests.engines.toy.state import State


async def test_tb_5_1_own_picks_are_taken_back_one_by_one_up_to_the_barrier(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    states = await house.rows("SELECT state FROM games")
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "aim/cid")
    assert (await house.prompt(game, ANN, "ada")).undoable == 2
    token = (await house.prompt(game, ANN, "ada")).token
    acted = await house.tables.undo(game, ANN, "ada", "u1")
    assert acted.prompts[0].undoable == 1
    assert (await house.tables.player_view(game, ANN)).view.aim == "ben"
    with pytest.raises(Stale):
        await house.tables.act(game, ANN, "ada", token, ["fire"], "late")
    await house.tables.undo(game, ANN, "ada", "u2")
    assert await house.rows("SELECT state FROM games") == states
    with refused("table-undo-barrier"):
        await house.tables.undo(game, ANN, "ada", "u3")
    assert await house.tables.replay(game)


async def test_tb_5_4_the_journal_forgets_nothing(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.tables.undo(game, ANN, "ada", "u")
    rows = await house.rows("SELECT seq, kind, undone FROM journal ORDER BY seq")
    assert rows == [(1, "start", None), (2, "play", 3), (3, "undo", None)]


async def test_the_same_undo_twice_takes_back_one_pick(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "aim/cid")
    await house.tables.undo(game, ANN, "ada", "u")
    assert (await house.tables.undo(game, ANN, "ada", "u")).again
    assert (await house.prompt(game, ANN, "ada")).undoable == 1


async def test_tb_5_1_what_was_drawn_or_passed_on_stays(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "rest")
    assert (await house.prompt(game, ANN, "ada")).undoable == 0
    with refused("table-undo-barrier"):
        await house.tables.undo(game, ANN, "ada", "u")


async def test_tb_5_2_nobody_takes_back_what_somebody_else_did(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "aim/ben")
    with refused("table-undo-barrier"):
        await house.tables.undo(game, BOB, "ben", "u")
    await house.tables.substitute(game, 1, "ada", CAT, "holidays")
    with refused("table-undo-barrier"):
        await house.tables.undo(game, CAT, "ada", "v")


class Strict(Toy):
    options = (*Toy.options, Option("undo", ("barrier", "none")))


async def test_tb_5_5_rr_25_8_a_table_may_agree_that_picks_are_final(house: House) -> None:
    house.engine = Strict()
    game = await house.game(ANN, BOB, undo="none")
    await house.act(game, ANN, "ada", "aim/ben")
    assert (await house.prompt(game, ANN, "ada")).undoable == 0
    with refused("table-undo-off"):
        await house.tables.undo(game, ANN, "ada", "u")


async def test_tb_4_6_an_admin_goes_back_in_public_and_the_dice_are_new(house: House) -> None:
    game = await house.game(ANN, BOB)
    [start] = await house.tables.moments(game)
    await house.act(game, ANN, "ada", "rest")
    first = (await house.tables.player_view(game, ANN)).hands["ada"].hand
    await house.act(game, BOB, "ben", "rest")
    table = await house.tables.rewind(game, CAT, start.seq, "wrong rule")
    assert [w.seat for w in table.waiting] == ["ada"]
    assert (await house.tables.player_view(game, ANN)).hands["ada"].hand == first[:-1]
    *before, told = [each.event for each in await house.tables.log(game, BOB)]
    assert "toy-draws" not in [each.text.id for each in before], before
    assert told.audience is None
    assert told.text.args["reason"] == "wrong rule"
    assert await house.rows("SELECT epoch, draws FROM games") == [(1, 0)]
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    assert await house.tables.replay(game)


async def test_one_can_go_back_to_before_a_rewind_but_not_into_what_was_taken_back(
    house: House,
) -> None:
    game = await house.game(ANN, BOB)
    for user, seat in ((ANN, "ada"), (BOB, "ben"), (ANN, "ada")):
        await house.act(game, user, seat, "rest")
    before = await house.rows("SELECT state FROM snapshots WHERE seq = 2")
    await house.tables.rewind(game, CAT, 2, "once")
    assert [m.seq for m in await house.tables.moments(game)] == [1, 2, 5]
    await house.act(game, BOB, "ben", "rest")
    await house.tables.rewind(game, CAT, 4, "into the gap")
    assert await house.rows("SELECT state FROM snapshots WHERE seq = 7") == before
    with refused("table-no-such-moment"):
        await house.tables.rewind(game, CAT, 99, "the future")
    with refused("table-no-such-moment"):
        await house.tables.rewind(game, CAT, 0, "before the start")
    assert await house.tables.replay(game)


async def test_tb_4_6_a_rewind_brings_back_who_gave_up_and_gives_fresh_time(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    house.wait(20)
    await house.tables.concede(game, BOB, "ben", "c")
    house.wait(1)
    table = await house.tables.rewind(game, CAT, 1, "a mistake")
    assert not any(player.conceded for player in table.players)
    [ada] = table.waiting
    assert ada.deadline == house.time + 24 * 3600


class Together(Toy):
    """Whoever has three cards is waited for as well, until one is buried."""

    def _bury_offer(self, state: State, seat: str) -> Offer:
        offer = super()._bury_offer(state, seat)
        return offer._replace(required=len(state.hands[seat]) == 3, least=1)


async def test_tb_5_1_what_can_be_taken_back_alone_is_not_shown_to_everybody(house: House) -> None:
    """The mover's own question is over while the table still waits for others."""
    house.engine = Together()
    game = await house.game(ANN, BOB)
    await house.post()
    await house.act(game, BOB, "ben", (await house.prompt(game, BOB, "ben")).offer.choices[0].key)
    assert await house.waited(game) == ["ada"]
    assert "turn" not in [letter.kind for letter in await house.post()]
    await house.tables.undo(game, BOB, "ben", house.command())
    assert await house.waited(game) == ["ada", "ben"]
    assert "turn" not in [letter.kind for letter in await house.post()]
    await house.act(game, BOB, "ben", (await house.prompt(game, BOB, "ben")).offer.choices[0].key)
    await house.act(game, ANN, "ada", "rest")
    [turn] = [letter for letter in await house.post() if letter.kind == "turn"]
    assert isinstance(turn.body, TurnBody)
    told = [event.text.id for event in turn.body.events]
    assert told == ["table-undone", "toy-buries", "toy-draws"]
    assert await house.tables.undoable(game, BOB) == []
    assert await house.tables.replay(game)


async def test_tb_5_1_a_board_shown_after_a_pause_is_final_too(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "aim/ben")
    assert await house.tables.undoable(game, ANN) == ["ada"]
    await house.tables.pause(game, ANN)
    await house.tables.resume(game, ANN)
    assert await house.tables.undoable(game, ANN) == []
