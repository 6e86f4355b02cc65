"""A real game at a real table."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.past import record
from bot.text import Words
from engines import registry
from engines.contract import OrderBook
from engines.kit.turns import saved as order_books
from tests.bot.app.house import ANN, BOB, CAT, House, refused

RHINE = registry.engine("race_to_the_rhine")
USERS = {"red": ANN, "white": BOB, "blue": CAT}
TURNS = {
    "red": "supply lisieux mix +2F; haul lisieux>brionne 3F1A1R, brionne>rouen 3F1A1R;"
    " mark rheinhausen",
    "white": "trucks 5; mark haguenau",
    "blue": "supply orleans 3A; mark schleiden else mark mayen",
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, RHINE)
    yield house
    await house.store.close()


async def active(house: House, game: int) -> str:
    [seat] = await house.waited(game)
    return seat


async def test_rr_19_20_a_turn_needs_one_message(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    acted = await house.tables.say(game, USERS[seat], seat, TURNS[seat], "turn")
    assert acted.stopped is None
    assert await active(house, game) != seat
    assert await house.tables.replay(game)


async def test_rr_19_24_everybody_may_file_a_turn_and_the_round_plays_itself(house: House) -> None:
    game = await house.game(*USERS.values())
    first = await active(house, game)
    for seat in USERS:
        if seat != first:
            await house.tables.say(game, USERS[seat], seat, TURNS[seat], f"ahead {seat}")
    acted = await house.tables.say(game, USERS[first], first, TURNS[first], "turn")
    assert acted.stopped is None
    assert await active(house, game) == first
    assert (await house.tables.player_view(game, ANN)).view.round == 2
    filed = await house.rows("SELECT filed FROM standing")
    assert set(filed) == {(order_books.dump(OrderBook()),)}, "nothing is left over"


async def test_tb_6_1_a_turn_that_stops_names_the_last_step_that_was_done(house: House) -> None:
    game = await house.game(*USERS.values(), turn_order="listed")
    text = "trucks 1; supply metz mix; trucks 1"
    acted = await house.tables.say(game, ANN, "red", text, "turn")
    assert acted.stopped
    assert acted.rest == ("supply metz mix", "trucks 1")
    for lang in ("en", "pl"):
        assert "`trucks 1`" in Words(lang).say(acted.stopped)


async def test_tb_6_11_a_turn_that_is_refused_ends_no_standing_in(house: House) -> None:
    game = await house.game(*USERS.values(), turn_order="listed")
    await house.tables.computer_stands_in(game, ANN, "red", "officer", house.command())
    before = await house.rows("SELECT user, deputy, seq FROM deputies, games")
    assert (await house.tables.say(game, ANN, "red", "supply metz mix", "turn")).stopped
    assert before == await house.rows("SELECT user, deputy, seq FROM deputies, games")
    await house.tables.say(game, ANN, "red", "trucks 1", "another")
    assert await house.rows("SELECT * FROM deputies") == []


async def test_rr_27_what_cannot_be_read_is_refused_in_words(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    with refused("turn-not-possible"):
        await house.tables.say(game, USERS[seat], seat, "attack everything", "turn")


async def test_a_look_at_a_card_reaches_its_owner_only(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    await house.post()
    acted = await house.act(game, USERS[seat], seat, "air/res")
    secret = [event.text for event in acted.events if event.audience == (seat,)]
    assert secret
    other = next(user for each, user in USERS.items() if each != seat)
    assert not set(map(str, secret)) & {
        str(line.event.text) for line in await house.tables.log(game, other, 99)
    }
    await house.act(game, USERS[seat], seat, "end")
    prompt = await house.prompt(game, USERS[seat], seat)
    await house.act(game, USERS[seat], seat, prompt.offer.default[0])
    hands = [letter for letter in await house.post() if letter.kind == "hand"]
    assert [letter.user for letter in hands] == [USERS[seat]], "nobody else's view has changed"


async def test_a_whole_game_with_undos_ends_with_a_record_that_holds(house: House) -> None:
    game = await house.game(*USERS.values(), round_limit="5")
    rng, undone = random.Random(44), 0
    while (table := await house.tables.table(game)).status == "playing":
        seat = table.waiting[0].seat
        prompt = await house.prompt(game, USERS[seat], seat)
        if prompt.undoable and rng.random() < 0.1:
            await house.tables.undo(game, USERS[seat], seat, house.command())
            undone += 1
            continue
        offer = prompt.offer
        n = rng.randint(max(offer.least, 1), offer.most)
        keys = [choice.key for choice in rng.sample(offer.choices, min(n, len(offer.choices)))]
        await house.act(game, USERS[seat], seat, *keys)
    assert undone
    assert table.result is not None
    assert await house.tables.replay(game)
    assert record.verify(await house.tables.export(game), RHINE) == []
    rows = await house.rows("SELECT seat, kind FROM results ORDER BY seat")
    assert rows == [("blue", "played"), ("red", "played"), ("white", "played")]


async def test_rr_25_8_solo_always_may_undo(house: House) -> None:
    table = await house.lobby(undo="none")
    await house.tables.join(table.id, ANN, 0)
    await house.tables.start(table.id, ANN, "go")
    [seat] = await house.waited(table.id)
    offer = (await house.prompt(table.id, ANN, seat)).offer
    free = next(c.key for c in offer.choices if c.verb in ("supply", "trucks"))
    await house.act(table.id, ANN, seat, free)
    assert (await house.prompt(table.id, ANN, seat)).undoable == 1


async def test_rr_25_2_dealt_armies_ask_for_nobodys_wish(house: House) -> None:
    seats = {}
    for armies in ("choose", "random"):
        game = (await house.lobby(armies=armies)).id
        await house.tables.join(game, ANN, 0)
        await house.tables.join(game, BOB, 1)
        table = (await house.tables.start(game, ANN, armies)).table
        seats[armies] = (*table.seats(ANN), *table.seats(BOB))
        assert await house.tables.replay(game)
    assert seats == {"choose": ("red", "white"), "random": ("white", "red")}


async def test_a_computer_player_answers_for_demonstrations_and_changes_nothing(
    house: House,
) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    before = await house.tables.player_view(game, USERS[seat])
    picks = await house.tables.computed(game, seat)
    assert picks is not None
    assert await house.tables.player_view(game, USERS[seat]) == before
    [prompt] = await house.tables.prompts(game, USERS[seat])
    acted = await house.tables.act(game, USERS[seat], seat, prompt.token, picks, "computed")
    assert acted.events
    others = [other for other in USERS if other not in await house.waited(game)]
    assert await house.tables.computed(game, others[0]) is None, "nothing is asked of that seat"


async def test_tb_6_16_what_menus_say_may_be_typed_among_the_notation(house: House) -> None:
    game = await house.game(*USERS.values(), turn_order="listed")
    text = "Take 2 trucks; Take supplies: 1F1A1R in Lisieux; mark aachen"
    acted = await house.tables.say(game, ANN, "red", text, "turn")
    assert acted.stopped is None
    told = [event.text.id for event in acted.events]
    assert {"rr-log-trucks", "rr-log-supplies"} <= set(told)
    assert await house.waited(game) == ["white"]


async def test_what_was_named_is_given_back_in_words(house: House) -> None:
    game = await house.game(*USERS.values(), turn_order="listed")
    text = "Take 2 trucks; trucks 9; Take supplies: 1F1A1R in Lisieux"
    acted = await house.tables.say(game, ANN, "red", text, "turn")
    assert acted.stopped
    assert acted.rest == ("trucks 9", "Take supplies: 1F1A1R in Lisieux")


async def test_what_menus_say_may_be_filed_for_the_next_turn(house: House) -> None:
    game = await house.game(*USERS.values(), turn_order="listed")
    users = list(USERS.values())
    await house.tables.say(
        game, users[1], "white", "Take supplies: 1F1A1R in Chartres; End the actions", "ahead"
    )
    await house.tables.say(game, users[0], "red", "mark aachen", "turn")
    told = await house.rows("SELECT events FROM journal WHERE kind = 'plan' AND seat = 'white'")
    assert any("rr-log-supplies" in events for (events,) in told)
    assert await house.waited(game) == ["white"], "the reaction is asked"
