"""Turns typed ahead and answers that stand: carried out within the move that makes them due."""

from bot.app.mail.kinds import NoticeBody
from engines.contract import Offer, OrderAnswer, OrderBook, Seat, msg
from engines.kit.turns import saved as order_books
from tests.bot.app.house import ANN, BOB, CAT, House, refused
from tests.engines.toy.engine import Toy, ToyOrders
from tests.engines.toy.state import State


async def kinds(house: House, game: int) -> list[tuple[str, str, str]]:
    rows = await house.rows("SELECT kind, seat, command FROM journal WHERE game = ?", game)
    return [(kind, seat, command) for kind, seat, command in rows]


async def test_tb_6_1_a_whole_turn_in_one_message(house: House) -> None:
    game = await house.game(ANN, BOB)
    acted = await house.tables.say(game, ANN, "ada", "aim/ben rest", "text")
    assert acted.stopped is None
    assert await house.waited(game) == ["ben"]
    assert (await kinds(house, game))[1:] == [
        ("say", "ada", "text"),
        ("plan", "ada", "text/1"),
        ("plan", "ada", "text/2"),
    ]
    again = await house.tables.say(game, ANN, "ada", "aim/ben rest", "text")
    assert again.again
    assert again.events == acted.events


async def test_a_single_choice_is_picked_and_a_turn_is_read(house: House) -> None:
    """Autocomplete gives choices; a line that begins with the name of one may still be a turn."""
    game = await house.game(ANN, BOB)
    await house.tables.say(game, ANN, "ada", "Aim at Ben", "one")
    assert (await kinds(house, game))[1:] == [("play", "ada", "one")]
    await house.tables.say(game, ANN, "ada", "Rest at nobody; whatever follows", "two")
    assert (await kinds(house, game))[2:] == [("play", "ada", "two")]
    await house.tables.say(game, BOB, "ben", "aim/ada rest", "three")
    assert (await kinds(house, game))[3][0] == "say"


async def test_tb_6_2_text_that_cannot_be_read_is_refused_as_a_whole(house: House) -> None:
    game = await house.game(ANN, BOB)
    with refused("toy-unreadable"):
        await house.tables.say(game, ANN, "ada", "aim/ben sing", "text")
    assert (await kinds(house, game))[1:] == []


async def test_tb_6_1_a_turn_stops_where_it_no_longer_fits_and_gives_the_rest_back(
    house: House,
) -> None:
    house.engine = Careful()
    game = await house.game(ANN, BOB)
    acted = await house.tables.say(game, ANN, "ada", "aim/ben aim/ben rest", "text")
    assert acted.stopped is not None
    assert acted.stopped.id == "toy-stopped"
    assert acted.rest == ("aim/ben", "rest")
    again = await house.tables.say(game, ANN, "ada", "aim/ben aim/ben rest", "text")
    assert (again.stopped, again.rest) == (acted.stopped, acted.rest)
    assert await house.waited(game) == ["ada"], "what was done stands"


async def test_tb_6_11_a_refused_turn_leaves_no_line_and_what_was_filed_before(
    house: House,
) -> None:
    house.engine = Careful()
    game = await house.game(ANN, BOB)
    await house.tables.say(game, BOB, "ben", "aim/ada rest", "ahead")
    filed, lines = await house.rows("SELECT * FROM standing"), await kinds(house, game)
    acted = await house.tables.say(game, ANN, "ada", "aim/ada rest", "text")
    assert acted.stopped is not None
    assert (acted.stopped.id, acted.rest) == ("toy-stopped", ("aim/ada", "rest"))
    assert await house.rows("SELECT * FROM standing") == filed
    assert await kinds(house, game) == lines


async def test_tb_6_3_rr_19_24_a_turn_filed_ahead_starts_when_the_turn_begins(house: House) -> None:
    game = await house.game(ANN, BOB)
    acted = await house.tables.say(game, BOB, "ben", "aim/ada rest", "ahead")
    assert [event.text.id for event in acted.events] == ["table-plan-filed"]
    assert await house.waited(game) == ["ada"]
    await house.act(game, ANN, "ada", "rest")
    assert await house.waited(game) == ["ada"], "ben's turn has been and gone"
    assert [kind for kind, seat, _ in await kinds(house, game) if seat == "ben"] == [
        "say",
        "plan",
        "plan",
    ]
    assert await house.tables.replay(game)


async def test_tb_6_3_a_filed_turn_is_nobody_elses_business(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.post()
    before = await house.tables.table(game), await house.tables.log(game, ANN)
    await house.tables.say(game, BOB, "ben", "aim/ada rest", "ahead")
    assert (await house.tables.table(game), await house.tables.log(game, ANN)) == before
    assert await house.post() == []


async def test_tb_6_4_rr_19_22_an_absent_person_learns_why_their_turn_stopped(house: House) -> None:
    house.engine = Careful()
    game = await house.game(ANN, BOB)
    await house.tables.say(game, BOB, "ben", "aim/ada aim/ada rest", "ahead")
    await house.post()
    await house.act(game, ANN, "ada", "rest")
    [letter] = [x for x in await house.post() if x.kind == "notice"]
    assert (letter.user, letter.channel) == (BOB, None)
    assert isinstance(letter.body, NoticeBody)
    assert letter.body.text.id == "table-plan-stopped"
    assert letter.body.text.args["rest"] == "aim/ada; rest"
    assert await house.waited(game) == ["ben"]


async def test_tb_6_3_a_filed_turn_can_be_withdrawn(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.say(game, BOB, "ben", "aim/ada rest", "ahead")
    acted = await house.tables.withdraw(game, BOB, "ben", "never mind")
    assert acted.rest == ("aim/ada", "rest")
    with refused("table-nothing-filed"):
        await house.tables.withdraw(game, BOB, "ben", "again")
    await house.act(game, ANN, "ada", "rest")
    assert await house.waited(game) == ["ben"]


async def test_tb_6_5_standing_orders_are_set_from_the_menu(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    menu = await house.tables.orders_menu(game, BOB, "ben")
    assert "attack/pass" in [choice.key for choice in menu.choices]
    with refused("play-not-offered"):
        await house.tables.set_order(game, BOB, "ben", ["attack/dance"], "x")
    with refused("table-not-your-seat"):
        await house.tables.orders_menu(game, BOB, "ada")
    await house.tables.set_order(game, BOB, "ben", ["attack/pass"], "y")
    assert await house.rows("SELECT filed FROM standing") == [
        (order_books.dump(OrderBook({"attack": "pass"})),)
    ]


async def test_tb_6_5_an_order_set_while_the_question_is_open_answers_it(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "aim/ben")
    await house.act(game, ANN, "ada", "fire")
    acted = await house.tables.set_order(game, BOB, "ben", ["attack/pass"], "order")
    assert "toy-rolls" in [event.text.id for event in acted.events]
    assert ("standing", "ben", "order/1") in await kinds(house, game)


async def test_tb_5_2_what_orders_answered_is_taken_back_with_the_pick_before_it(
    house: House,
) -> None:
    house.engine = Restless()
    game = await house.game(ANN, BOB, CAT)
    await house.tables.set_order(game, ANN, "ada", ["attack/pass"], "order")
    await house.act(game, ANN, "ada", "aim/ben")
    assert (await kinds(house, game))[-1][0] == "standing"
    assert (await house.tables.player_view(game, ANN)).view.aim == "cid"
    await house.tables.undo(game, ANN, "ada", "u")
    assert (await house.tables.player_view(game, ANN)).view.aim == ""


async def test_tb_4_1_giving_up_ends_what_was_filed(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    await house.tables.say(game, BOB, "ben", "aim/ada rest", "ahead")
    await house.tables.concede(game, BOB, "ben", "gone")
    await house.act(game, ANN, "ada", "rest")
    assert await house.waited(game) == ["cid"]


async def test_orders_that_answer_each_other_without_end_are_a_fault_of_ours(house: House) -> None:
    house.engine = Endless()
    game = await house.game(ANN, BOB, CAT)
    with refused("table-broken"):
        await house.tables.set_order(game, ANN, "ada", ["attack/pass"], "order")
    assert await house.waited(game) == ["ada"]


class CarefulOrders(ToyOrders):
    """Looks before it takes the step, so that the step is part of the rest."""

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        if filed.plan and offer.required and not offer.find(filed.plan[0]):
            return OrderAnswer(stop=msg("toy-stopped", step=filed.plan[0]))
        return super().answer(state, seat, offer, filed)


class Careful(Toy):
    @property
    def orders(self) -> ToyOrders:
        return CarefulOrders()


class RestlessOrders(ToyOrders):
    """Once aimed at ben, aims at cid instead."""

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        found = offer.required and filed.standing and offer.find("aim/cid")
        return OrderAnswer(("aim/cid",)) if found and not offer.find("aim/ben") else None


class Restless(Toy):
    @property
    def orders(self) -> ToyOrders:
        return RestlessOrders()


class EndlessOrders(ToyOrders):
    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        aims = [choice.key for choice in offer.choices if choice.verb == "aim"]
        return OrderAnswer((aims[0],)) if filed.standing and aims else None


class Endless(Toy):
    @property
    def orders(self) -> ToyOrders:
        return EndlessOrders()
