"""Before the game: channels, chairs, options, the deal."""

from hashlib import sha256

from tests.bot.app.house import ANN, BOB, CAT, DAN, House, refused


async def test_tb_2_1_a_channel_has_one_live_table(house: House) -> None:
    table = await house.lobby()
    assert (table.status, table.host, table.free) == ("lobby", ANN, (0, 1, 2, 3))
    with refused("table-channel-taken"):
        await house.tables.open(1, table.channel, BOB, "toy")
    found = await house.tables.at(table.channel)
    assert found is not None
    assert found.id == table.id
    await house.tables.abandon(table.id, ANN)
    assert await house.tables.at(table.channel) is None
    await house.tables.open(1, table.channel, BOB, "toy")


async def test_unknown_games_and_tables_are_refused_in_words(house: House) -> None:
    with refused("table-unknown-game"):
        await house.tables.open(1, 2, ANN, "chess")
    with refused("table-unknown"):
        await house.tables.join(77, ANN)
    with refused("table-unknown"):
        await house.tables.table(77)


async def test_tb_2_2_chairs_are_taken_once_and_may_be_left(house: House) -> None:
    game = (await house.lobby()).id
    await house.tables.join(game, BOB, 1)
    with refused("table-chair-taken"):
        await house.tables.join(game, CAT, 1)
    with refused("table-joined"):
        await house.tables.join(game, BOB, 1)
    with refused("table-no-chair"):
        await house.tables.join(game, CAT, 4)
    table = await house.tables.leave(game, BOB)
    assert table.players == ()
    with refused("table-not-joined"):
        await house.tables.leave(game, BOB)


async def test_tb_2_2_one_person_may_hold_several_chairs(house: House) -> None:
    game = (await house.lobby()).id
    await house.tables.join(game, ANN, 0)
    await house.tables.join(game, ANN, 2, also=True)
    table = (await house.tables.start(game, ANN, "go")).table
    assert table.seats(ANN) == ("ada", "cid")
    assert [p.seat for p in await house.tables.prompts(game, ANN)] == ["ada", "cid"]


async def test_tb_2_2_whoever_picks_another_chair_moves(house: House) -> None:
    game = (await house.lobby()).id
    for chair in (0, 2):
        table = await house.tables.join(game, ANN, chair)
    assert [(p.user, p.chair) for p in table.players] == [(ANN, 2)]
    await house.tables.join(game, ANN, 1, also=True)
    table = await house.tables.join(game, ANN, 3)
    assert [(p.user, p.chair) for p in table.players] == [(ANN, 3)]


async def test_the_table_fills_up(house: House) -> None:
    game = (await house.lobby()).id
    for user in (ANN, BOB, CAT, DAN):
        await house.tables.join(game, user)
    with refused("table-full"):
        await house.tables.join(game, 105)
    with refused("table-joined"):
        await house.tables.join(game, ANN)
    table = await house.tables.join(game, ANN, 3)  # a wish after all
    assert [p.chair for p in table.players] == [3, None, None, None]


async def test_tb_2_3_options_are_checked_against_their_values(house: House) -> None:
    table = await house.lobby(length="long")
    assert table.options["length"] == "long"
    assert table.options["clock"] == "24"
    table = await house.tables.option(table.id, ANN, "clock", "90")
    assert table.options["clock"] == "90"
    table = await house.tables.option(table.id, ANN, "clock", "off")
    for name, value in [("length", "endless"), ("clock", "0"), ("clock", "721"), ("clock", "-1")]:
        with refused("table-option-value"):
            await house.tables.option(table.id, ANN, name, value)
    with refused("table-option-unknown"):
        await house.tables.option(table.id, ANN, "colour", "red")
    with refused("table-host-only"):
        await house.tables.option(table.id, BOB, "length", "short")


async def test_tb_2_3_the_engine_decides_whether_a_game_can_start(house: House) -> None:
    game = (await house.lobby()).id
    with refused("table-nobody"):
        await house.tables.start(game, ANN, "a")
    await house.tables.join(game, ANN)
    with refused("toy-how-many"):
        await house.tables.start(game, ANN, "a")
    await house.tables.join(game, BOB)
    with refused("table-host-only"):
        await house.tables.start(game, BOB, "a")
    assert (await house.tables.start(game, ANN, "a")).table.status == "playing"
    with refused("table-started"):
        await house.tables.start(game, ANN, "b")
    with refused("table-started"):
        await house.tables.join(game, CAT)


async def test_tb_2_4_the_seed_is_pledged_at_the_start_and_told_at_the_end(house: House) -> None:
    game = await house.game(ANN, BOB)
    table = await house.tables.table(game)
    assert table.pledge == sha256(b"seed" * 8).hexdigest()
    assert table.seed == ""
    log = await house.tables.log(game, CAT)
    assert log[0].event.text.args["pledge"] == table.pledge
    acted = await house.tables.concede(game, BOB, "ben", "end")
    assert bytes.fromhex(acted.table.seed) == b"seed" * 8
    assert acted.table.status == "over"


async def test_tb_2_2_the_deal_gives_what_is_left_and_keeps_wishes(house: House) -> None:
    game = (await house.lobby()).id
    for user, chair in ((ANN, None), (BOB, 2), (CAT, None)):
        await house.tables.join(game, user, chair)
    table = (await house.tables.start(game, ANN, "go")).table
    assert table.seats(BOB) == ("cid",)
    dealt = {*table.seats(ANN), *table.seats(CAT)}
    assert len(dealt) == 2
    assert dealt <= {"ada", "ben", "dot"}
    assert await house.tables.replay(game), "the deal is part of the record"


async def test_tb_6_7_starting_twice_by_the_same_click_starts_once(house: House) -> None:
    game = (await house.lobby()).id
    await house.tables.join(game, ANN)
    await house.tables.join(game, BOB)
    first = await house.tables.start(game, ANN, "go")
    again = await house.tables.start(game, ANN, "go")
    assert again.again
    assert again.events == first.events
    assert again.table == first.table
