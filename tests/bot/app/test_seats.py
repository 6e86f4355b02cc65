"""Deputies and substitutes: seats stay, people come and go."""

from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House, refused


async def test_tb_3_5_rr_18_6_a_deputy_gives_orders_and_sees_what_is_seen(house: House) -> None:
    game = await house.game(ANN, BOB)
    table = await house.tables.deputy(game, ANN, CAT)
    assert table.players[0].deputy == CAT
    assert table.seats(CAT) == ("ada",)
    player_view = await house.tables.player_view(game, CAT)
    assert list(player_view.hands) == ["ada"]
    assert [t.id for t in await house.tables.mine(CAT)] == [game]
    acted = await house.act(game, CAT, "ada", "rest")
    assert "toy-sees" in [event.text.id for event in acted.events]
    rows = await house.rows("SELECT user FROM journal WHERE kind = 'play'")
    assert rows == [(CAT,)]


async def test_tb_3_5_rr_18_6_a_deputy_holds_no_seat_of_the_game(house: House) -> None:
    game = await house.game(ANN, BOB)
    for somebody in (ANN, BOB):
        with refused("table-bad-deputy"):
            await house.tables.deputy(game, ANN, somebody)
    with refused("table-not-seated"):
        await house.tables.deputy(game, CAT, DAN)
    with refused("table-no-deputy"):
        await house.tables.deputy(game, ANN, None)
    await house.tables.deputy(game, ANN, CAT)
    await house.tables.deputy(game, ANN, None)
    with refused("table-not-seated"):
        await house.tables.act(game, CAT, "ada", 1, ["rest"], "late")
    texts = [e.event.text.id for e in await house.tables.log(game, DAN)]
    assert texts[-2:] == ["table-deputy", "table-deputy-gone"], "everybody may know"


async def test_tb_3_6_a_substitute_takes_the_seat_with_its_hand_and_fresh_time(
    house: House,
) -> None:
    game = await house.game(ANN, BOB)
    hand = (await house.tables.player_view(game, ANN)).hands["ada"]
    old = await house.prompt(game, ANN, "ada")
    await house.tables.say(game, BOB, "ben", "aim/ada rest", "ahead")
    house.wait(20)
    await house.post()
    table = await house.tables.substitute(game, DAN, "ada", CAT, "gone fishing")
    assert table.holder("ada") == CAT
    assert table.waiting[0].deadline == house.time + 24 * HOUR
    assert (await house.tables.player_view(game, CAT)).hands == {"ada": hand}
    assert (await house.prompt(game, CAT, "ada")).token != old.token
    with refused("table-not-seated"):
        await house.tables.act(game, ANN, "ada", old.token, ["rest"], "late")
    letters = await house.post()
    assert {(x.kind, x.user) for x in letters} == {("turn", None), ("hand", CAT)}
    [turn] = [x for x in letters if x.kind == "turn"]
    assert turn.body.mention == (CAT,)
    [told] = [e.text for e in turn.body.events]
    assert (told.id, told.args["reason"]) == ("table-substituted", "gone fishing")
    rows = await house.rows("SELECT user, since, until FROM seats WHERE seat = 'ada'")
    assert rows == [(ANN, 1, 3), (CAT, 3, None)]


async def test_tb_3_8_the_orders_of_who_left_are_gone(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.say(game, BOB, "ben", "aim/ada rest", "ahead")
    await house.tables.substitute(game, DAN, "ben", CAT, "gone")
    await house.act(game, ANN, "ada", "rest")
    assert await house.waited(game) == ["ben"]


async def test_who_takes_a_seat_is_nobodys_deputy_any_more(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.deputy(game, BOB, CAT)
    table = await house.tables.substitute(game, DAN, "ada", CAT, "gone")
    assert table.seats(CAT) == ("ada",)
    assert all(player.deputy is None for player in table.players)


async def test_tb_3_7_impossible_substitutes_are_refused(house: House) -> None:
    game = await house.game(ANN, BOB, CAT)
    with refused("table-no-chair"):
        await house.tables.substitute(game, DAN, "dot", DAN, "x")
    with refused("table-joined"):
        await house.tables.substitute(game, DAN, "ada", ANN, "x")
    await house.tables.concede(game, ANN, "ada", "c")
    with refused("table-conceded"):
        await house.tables.substitute(game, DAN, "ada", DAN, "x")


async def test_a_seat_may_go_to_somebody_who_sits_here_already(house: House) -> None:
    game = await house.game(ANN, BOB)
    table = await house.tables.substitute(game, DAN, "ada", BOB, "plays both")
    assert table.seats(BOB) == ("ada", "ben")
    assert (await house.tables.pause(game, DAN, admin=True)).status == "paused"
    await house.tables.substitute(game, DAN, "ada", CAT, "while the clocks stand")
    house.wait(50)
    table = await house.tables.resume(game, BOB)
    assert table.waiting[0].deadline == house.time + 24 * HOUR


async def test_tb_3_8_a_substitute_reads_nothing_private_from_before(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.act(game, ANN, "ada", "rest")
    assert "toy-sees" in await told(house, game, ANN)
    await house.tables.substitute(game, DAN, "ada", CAT, "gone")
    assert "toy-sees" not in await told(house, game, CAT)
    found = await house.tables.digest(game, CAT)
    assert found is not None
    assert "toy-sees" not in [event.text.id for event in found.mine]
    await house.act(game, BOB, "ben", "rest")
    await house.act(game, CAT, "ada", "rest")
    assert "toy-sees" in await told(house, game, CAT), "but what is told to them"
    await house.tables.deputy(game, CAT, 999)
    assert (await told(house, game, 999)) == await told(house, game, CAT)


async def told(house: House, game: int, user: int) -> list[str]:
    return [each.event.text.id for each in await house.tables.log(game, user, 99)]
