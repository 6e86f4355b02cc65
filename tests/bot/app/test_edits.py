"""One message for a turn: what is brought up to date in its place, and what is said anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.app.mail.kinds import Outgoing
from bot.app.model import Profile
from tests.bot.app.house import ANN, BOB, CAT, DAN, House
from tests.bot.app.test_outgoing import of
from tests.bot.app.test_total_domination import POWERS, default, four


async def attacked(house: House) -> tuple[int, Outgoing]:
    """Ann's Ada fires at Ben, who is Ann's too; only he is asked. The board before that."""
    game = (await house.lobby(ANN)).id
    for user, chair in ((ANN, 0), (ANN, 1), (BOB, 2)):
        await house.tables.join(game, user, chair, also=chair == 1)
    await house.tables.start(game, ANN, house.command())
    [before] = of(await house.post(), "turn")
    await house.act(game, ANN, "ada", "aim/ben")
    while cards := (await house.tables.player_view(game, BOB)).hands["cid"].hand:
        await house.act(game, BOB, "cid", f"bury/{cards[0]}")  # so Bob's Cid cannot answer
    await house.post()
    await house.act(game, ANN, "ada", "fire")
    assert await house.waited(game) == ["ben"]
    return game, before


def message(sent: Outgoing) -> int:
    """What `House.post` says became of it."""
    return 9000 + sent.id


async def test_tb_8_10_a_board_that_calls_nobody_takes_the_place_of_the_last(house: House) -> None:
    game, before = await attacked(house)
    [board] = of(await house.post(), "turn")
    assert (board.earlier, board.body.mention) == (message(before), ())
    assert [w.seat for w in board.body.waiting] == ["ben"]
    ids = [e.text.id for e in board.body.events]
    assert (ids[0], ids[-1]) == ("table-pledge", "toy-fires"), "it still tells what that one told"
    await house.act(game, ANN, "ben", "pass")
    [turn] = of(await house.post(), "turn")
    assert turn.earlier is None, "another turn begins"
    assert "table-pledge" not in [e.text.id for e in turn.body.events]


async def fired(house: House, **wish: Any) -> tuple[Outgoing, list[Outgoing]]:
    """Ann's Ada fires at Bob's Ben: the board, and what Bob is sent."""
    await house.tables.set_profile(Profile(BOB, **wish))
    game = await house.game(ANN, BOB)
    await house.post()
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    sent = await house.post()
    [board] = of(sent, "turn")
    assert board.body.mention in ((), (BOB,))
    return board, [each for each in sent if each.user == BOB and each.earlier is None]


async def test_tb_8_16_who_answers_in_anothers_turn_is_called_by_direct_message(
    house: House,
) -> None:
    board, private = await fired(house)
    assert board.earlier is not None, "the board takes the place of the one before"
    assert board.body.mention == ()
    assert len(private) == 1
    assert private[0].kind == "remind" or private[0].body.call


async def test_tb_8_2_a_call_does_not_keep_a_hand_from_being_edited(house: House) -> None:
    board, private = await fired(house)
    assert [each.kind for each in private] == ["remind"]
    game = board.body.table.id
    await house.act(game, BOB, "ben", "pass")
    await house.post()
    await house.act(game, BOB, "ben", "rest")
    [hand] = [each for each in of(await house.post(), "hand") if each.user == BOB]
    assert hand.earlier is not None


@pytest.mark.parametrize("wish", [{"dm": "off"}, {"dm": "closed"}, {"remind": "table"}])
async def test_tb_8_16_a_board_that_calls_somebody_is_a_new_message(
    house: House, wish: dict[str, Any]
) -> None:
    board, private = await fired(house, **wish)
    assert (board.earlier, board.body.mention) == (None, (BOB,))
    assert not [each for each in private if each.kind == "remind"]


async def test_tb_8_16_in_quiet_hours_a_line_waits_until_they_are_over(house: House) -> None:
    hour = int(house.time // 3600) % 24
    board, private = await fired(house, quiet=(hour, (hour + 2) % 24))
    assert board.body.mention == ()
    assert "remind" not in [each.kind for each in private]
    house.wait(3)
    assert "remind" in [each.kind for each in await house.post() if each.user == BOB]


async def test_tb_8_10_an_edit_is_given_out_again_after_a_crash(house: House) -> None:
    _, before = await attacked(house)
    [taken] = of(await house.tables.take_outgoing(), "turn")
    [again] = of(await house.opened().take_outgoing(), "turn")
    assert again.earlier == taken.earlier == message(before)
    assert again.nonce == taken.nonce, "if the message is gone it is sent, and only once"


async def test_tb_8_10_an_unsent_edit_gives_way_to_a_new_turn(house: House) -> None:
    game, _ = await attacked(house)
    await house.act(game, ANN, "ben", "pass")
    [turn] = of(await house.post(), "turn")
    assert turn.earlier is None
    told = [e.text.id for e in turn.body.events]
    assert "toy-fires" in told
    assert "table-pledge" not in told, "what the board before it has told stays told"


async def test_tb_8_10_what_can_no_longer_be_read_is_not_edited(house: House) -> None:
    sql = "UPDATE outbox SET body = '{' WHERE kind IN ('turn', 'hand') AND status = 'sent'"
    game, _ = await attacked(house)
    await house.post()
    await house.store.write(lambda db: db.execute(sql))
    await house.act(game, ANN, "ben", "pass")
    [turn] = of(await house.post(), "turn")
    assert turn.earlier is None
    assert turn.body.events


async def test_tb_8_11_who_answered_under_seal_is_called_for_their_own_turn(house: House) -> None:
    """Whoever answered last, so that nobody can tell who it was."""
    mentions = []
    for order in (("ben", "cid", "dot"), ("dot", "cid", "ben")):
        game = await house.game(ANN, BOB, CAT, DAN)
        await house.act(game, ANN, "ada", "aim/ben")
        await house.act(game, ANN, "ada", "fire")
        await house.post()
        people = {"ben": BOB, "cid": CAT, "dot": DAN}
        for seat in order:
            await house.act(game, people[seat], seat, "pass")
        [turn] = of(await house.post(), "turn")
        mentions.append((turn.earlier, turn.body.mention))
    assert mentions == [(None, (BOB,))] * 2


async def test_tb_8_2_a_hand_is_edited_while_it_is_the_newest_message(house: House) -> None:
    game = await house.game(ANN, BOB)
    first = next(x for x in of(await house.post(), "hand") if x.user == ANN)
    await house.act(game, ANN, "ada", "rest")
    [hand] = of(await house.post(), "hand")
    assert (hand.user, hand.earlier) == (ANN, message(first))
    await house.act(game, BOB, "ben", "rest")
    await house.post()
    assert await house.game(ANN, CAT)  # now something else is the newest
    assert ANN in [x.user for x in await house.post()]
    await house.tables.deputy(game, ANN, CAT, house.command())
    house.wait(1)
    await house.act(game, CAT, "ada", "rest")
    [hand] = of(await house.post(), "hand")
    assert (hand.user, hand.earlier) == (ANN, None)


async def test_tb_8_21_a_hand_of_somebody_at_the_table_is_edited_wherever_it_is(
    house: House,
) -> None:
    game = await house.game(ANN, BOB)
    first = next(x for x in of(await house.post(), "hand") if x.user == ANN)
    await house.game(ANN, CAT)
    assert ANN in [x.user for x in await house.post()], "something else is the newest"
    await house.act(game, ANN, "ada", "rest")
    [hand] = of(await house.post(), "hand")
    assert (hand.user, hand.earlier) == (ANN, message(first))


async def test_tb_8_2_a_hand_goes_to_its_own_person_only_also_as_an_edit(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    await house.tables.substitute(game, ANN, "ada", CAT, "ill")
    [hand] = [x for x in of(await house.post(), "hand") if x.user == CAT]
    assert hand.earlier is None
    await house.act(game, CAT, "ada", "rest")
    [edited] = of(await house.post(), "hand")
    assert (edited.user, edited.earlier) == (CAT, message(hand))


@pytest.mark.parametrize("dm", ["on", "off"])
async def test_tb_8_11_a_series_of_drafts_is_one_message_and_calls_by_direct_message(
    tmp_path: Path, dm: str
) -> None:
    house, game = await four(tmp_path)
    await house.tables.set_profile(Profile(BOB, dm=dm))  # type: ignore[arg-type]
    for seat in POWERS:
        await default(house, game, seat)
    sent = await house.post()
    [board] = of(sent, "turn")
    hands = {x.user: x.earlier for x in of(sent, "hand")}
    if dm == "on":
        assert board.earlier is not None
        assert board.body.mention == ()
        assert [hands[user] for user in (ANN, BOB, CAT)] == [None] * 3, "a new message calls them"
        assert hands[DAN] is not None, "who picked last is there anyway"
    else:
        assert board.earlier is None
        assert board.body.mention == (BOB,)
        assert BOB not in hands
    await house.store.close()
