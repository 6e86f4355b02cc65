"""What must be sent: once each, in order, the newest board only, nothing secret in public."""

from bot.app.mail.kinds import HandBody, LobbyBody, OverBody, TurnBody
from bot.app.model import Profile
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.engines.toy.state import SeatView, TableView


def of(letters: list, kind: str) -> list:  # type: ignore[type-arg]
    return [letter for letter in letters if letter.kind == kind]


async def test_the_lobby_message_is_brought_up_to_date(house: House) -> None:
    game = (await house.lobby()).id
    [first] = await house.post()
    assert isinstance(first.body, LobbyBody)
    assert first.earlier is None
    await house.tables.join(game, ANN)
    await house.tables.join(game, BOB)
    [second] = await house.post()
    assert second.earlier == 9000 + first.id
    assert [p.user for p in second.body.table.players] == [ANN, BOB]


async def test_tb_8_1_a_turn_tells_what_happened_and_calls_who_is_next(house: House) -> None:
    game = await house.game(ANN, BOB)
    [start] = of(await house.post(), "turn")
    assert isinstance(start.body, TurnBody)
    assert start.body.mention == (ANN,)
    assert [e.text.id for e in start.body.events] == ["table-pledge"]
    await house.act(game, ANN, "ada", "aim/ben")
    assert await house.post() == [], "nobody else is waited for yet"
    await house.act(game, ANN, "ada", "rest")
    [turn] = of(await house.post(), "turn")
    assert turn.body.mention == (BOB,)
    assert [e.text.id for e in turn.body.events] == ["toy-draws"]
    assert [w.seat for w in turn.body.waiting] == ["ben"]
    assert isinstance(turn.body.view, TableView)


async def test_tb_8_1_an_unsent_board_gives_way_to_a_newer_one_which_tells_everything(
    house: House,
) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "rest")
    [turn] = of(await house.post(), "turn")
    assert [e.text.args["seat"] for e in turn.body.events] == ["ada", "ben"]
    assert turn.body.mention == (CAT,), "ben has played by now"


async def test_who_was_to_be_called_is_called_by_the_newer_board(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.pause(game, ANN)
    await house.tables.resume(game, ANN)
    [turn] = of(await house.post(), "turn")
    assert turn.body.mention == (ANN,)


async def test_a_board_that_may_have_been_sent_is_sent_again_as_it_was(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    taken = next(x for x in await house.tables.take_outgoing() if x.kind == "turn")
    await house.act(game, BOB, "ben", "rest")
    assert None not in [x.user for x in await house.tables.take_outgoing()], "the channel is busy"
    after_crash = house.opened()
    letters = await after_crash.take_outgoing()
    again = next(x for x in letters if x.kind == "turn")
    assert (again.id, again.body.events) == (taken.id, taken.body.events)
    assert (taken.tries, again.tries) == (0, 1)
    assert again.body.view.turn == taken.body.view.turn


async def test_the_board_is_that_of_the_moment_it_tells_of(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    await house.act(game, BOB, "ben", "aim/ada")
    [turn] = of(await house.post(), "turn")
    assert turn.body.view.aim == ""


async def test_nonces_are_random_and_stay_the_same_after_a_restart(house: House) -> None:
    await house.game(ANN, BOB)
    first = {letter.id: letter.nonce for letter in await house.tables.take_outgoing()}
    again = {letter.id: letter.nonce for letter in await house.opened().take_outgoing()}
    assert again == first
    await house.post()
    nonces = [nonce for (nonce,) in await house.rows("SELECT nonce FROM outbox")]
    assert len(set(nonces)) == len(nonces) > 3
    assert all(16 <= len(nonce) <= 25 for nonce in nonces), "Discord takes 25 characters"


async def test_letters_to_one_place_keep_their_order(house: House) -> None:
    game = await house.game(ANN, BOB)
    letters = await house.tables.take_outgoing()
    public = [x for x in letters if x.user is None]
    assert [x.kind for x in public] == ["lobby"]
    await house.tables.postponed(public[0].id, 60)
    assert of(await house.tables.take_outgoing(), "turn") == []
    house.time += 60
    [lobby] = [x for x in await house.tables.take_outgoing() if x.user is None]
    assert lobby.id == public[0].id
    assert lobby.tries == 1
    await house.tables.undeliverable(lobby.id, "403")
    assert [x.kind for x in await house.tables.take_outgoing()] == ["turn"]
    assert game == lobby.game


async def test_tb_8_2_hands_go_to_their_own_people_when_they_change(house: House) -> None:
    game = await house.game(ANN, BOB)
    hands = of(await house.post(), "hand")
    assert {(x.user, x.body.seat, x.channel) for x in hands} == {
        (ANN, "ada", None),
        (BOB, "ben", None),
    }
    for each in hands:
        assert isinstance(each.body, HandBody)
        assert isinstance(each.body.view, SeatView)
    await house.act(game, ANN, "ada", "aim/ben")
    assert of(await house.post(), "hand") == []
    await house.act(game, ANN, "ada", "rest")
    [hand] = of(await house.post(), "hand")  # when the turn is over
    assert hand.user == ANN
    assert len(hand.body.view.hand) == 4


async def test_tb_8_2_who_wants_no_letters_gets_no_hands(house: House) -> None:
    await house.tables.set_profile(Profile(ANN, dm="off"))
    await house.tables.set_profile(Profile(BOB, dm="closed"))
    await house.game(ANN, BOB, CAT)
    assert [x.user for x in of(await house.post(), "hand")] == [CAT]


async def test_the_end_shows_the_last_board_the_ranking_and_the_seed(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    await house.post()
    await house.act(game, BOB, "ben", "rest")
    await house.tables.concede(game, ANN, "ada", "enough")
    [over] = of(await house.post(), "over")
    assert isinstance(over.body, OverBody)
    assert over.body.result is not None
    assert over.body.result.winners == ("ben",)
    assert over.body.table.seed
    assert [e.text.id for e in over.body.events] == [
        "toy-draws",
        "toy-concedes",
        "toy-over",
        "table-seed",
    ]
    assert await house.rows("SELECT count(*) FROM snapshots") == [(0,)]
    assert await house.rows("SELECT count(*) FROM alarms") == [(0,)]


async def test_a_board_left_over_from_before_the_end_can_still_be_sent(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.take_outgoing()
    lobby = (await house.rows("SELECT id FROM outbox WHERE kind = 'lobby' ORDER BY id DESC"))[0][0]
    await house.tables.delivered(lobby)
    [turn] = await house.tables.take_outgoing()
    await house.tables.concede(game, ANN, "ada", "enough")
    house.tables = house.opened()
    letters = of(await house.post(), "turn")
    assert [x.id for x in letters] == [turn.id]


async def test_tb_4_4_an_abandoned_game_ends_without_a_result(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.abandon(game, ANN)
    [over] = of(await house.post(), "over")
    assert over.body.result is None
    assert over.body.table.status == "abandoned"
    rows = await house.rows("SELECT seat, place, kind FROM results ORDER BY seat")
    assert rows == [("ada", None, "abandoned"), ("ben", None, "abandoned")]
    game = (await house.lobby()).id
    await house.tables.abandon(game, ANN)
    [lobby] = await house.post()
    assert lobby.body.table.status == "abandoned"


async def test_tb_8_9_messages_that_were_sent_are_forgotten_after_a_month(house: House) -> None:
    game_id = await house.game(ANN, BOB, clock="off")
    waiting = (await house.lobby(CAT)).id
    await house.post()
    before = await house.rows("SELECT id FROM outbox")
    await house.act(game_id, ANN, "ada", "aim/ben")
    house.wait(29 * 24)
    house.tables.last_beat = house.time
    await house.tables.ring()
    assert {*before} <= {*await house.rows("SELECT id FROM outbox")}
    await house.act(game_id, ANN, "ada", "rest")
    house.wait(2 * 24)
    house.tables.last_beat = house.time
    await house.tables.ring()
    left = await house.rows("SELECT game, kind, status FROM outbox")
    assert (waiting, "lobby", "sent") in left, "a lobby is still brought up to date"
    assert {row for row in left if row[0] == game_id} >= {(game_id, "turn", "new")}
    kept = [row for row in left if row[0] == game_id and row[2] != "new"]
    assert kept == [(game_id, "turn", "sent")], "the newest board may be edited"
