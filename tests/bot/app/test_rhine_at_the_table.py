"""Rules of the Rhine that the table keeps, not the engine: seats, silence, refusals."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.mail.kinds import LobbyBody, TurnBody
from bot.app.model import Stale
from bot.app.play import typed
from bot.text import words
from engines import registry
from tests.bot.app.house import ANN, BOB, CAT, DAN, House, refused

USERS = {"red": ANN, "white": BOB, "blue": CAT}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, registry.engine("race_to_the_rhine"))
    yield house
    await house.store.close()


async def active(house: House, game: int) -> str:
    [seat] = await house.waited(game)
    return seat


def other_than(seat: str) -> tuple[str, int]:
    return next((each, user) for each, user in USERS.items() if each != seat)


async def test_rr_19_1_rr_27_12_an_army_is_chosen_by_joining_and_only_once(house: House) -> None:
    table = await house.lobby()
    await house.tables.join(table.id, ANN, 1)
    with refused("table-chair-taken"):
        await house.tables.join(table.id, BOB, 1)
    table = await house.tables.join(table.id, BOB)
    assert table.free == (0, 2), "the second wishes for nothing and is dealt one"
    await house.tables.start(table.id, ANN, "start")
    table = await house.tables.table(table.id)
    assert table.seats(ANN) == ("white",)
    assert table.seats(BOB)[0] in ("red", "blue")


async def test_tb_2_5_rr_25_12_joining_is_the_consent_to_the_options_on_show(house: House) -> None:
    table = await house.lobby(ANN, weather="on")
    letter = next(each for each in await house.post() if each.kind == "lobby")
    assert isinstance(letter.body, LobbyBody)
    assert letter.body.table.options["weather"] == "on", "whoever presses Join has read it"
    await house.tables.join(table.id, ANN, 0)
    await house.tables.join(table.id, BOB, 1)
    await house.tables.start(table.id, ANN, "start")
    assert (await house.tables.player_view(table.id, ANN)).view.weather == "sun"


async def test_rr_27_76_there_are_three_seats(house: House) -> None:
    table = await house.lobby()
    for user in USERS.values():
        await house.tables.join(table.id, user)
    with refused("table-full"):
        await house.tables.join(table.id, DAN)


async def test_rr_27_5_onlookers_cannot_play(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    assert await house.tables.prompts(game, DAN) == ()
    with refused("table-not-seated"):
        await house.tables.act(game, DAN, seat, 1, ["end"], "c")


async def test_rr_27_6_nobody_plays_out_of_turn_but_a_turn_may_be_filed(house: House) -> None:
    game = await house.game(*USERS.values())
    seat, user = other_than(await active(house, game))
    with pytest.raises(Stale) as late:
        await house.tables.act(game, user, seat, 1, ["end"], "c")
    assert late.value.sight.prompts == (), "nothing is asked of this player"
    acted = await house.tables.say(game, user, seat, "trucks 1", "filed")
    assert [event.text.id for event in acted.events] == ["table-plan-filed"]


async def test_rr_27_4_after_the_end_one_can_only_look(house: House) -> None:
    game = await house.game(ANN, BOB)
    await house.tables.concede(game, BOB, "white", "enough")
    with refused("table-over"):
        await house.tables.act(game, ANN, "red", 1, ["end"], "c")
    with refused("table-over"):
        await house.tables.say(game, ANN, "red", "trucks 1", "d")
    assert (await house.tables.player_view(game, ANN)).view.phase == "over"


async def test_rr_27_71_a_question_that_has_closed_takes_no_answer(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    token = (await house.prompt(game, USERS[seat], seat)).token
    await house.act(game, USERS[seat], seat, "trucks/1")
    with pytest.raises(Stale) as late:
        await house.tables.act(game, USERS[seat], seat, token, ["trucks/1"], "old button")
    assert late.value.sight.prompts[0].token != token, "the question of now comes with the refusal"
    assert (await house.tables.player_view(game, ANN)).view.truck_track == 5


async def test_rr_27_72_an_answer_must_be_one_of_those_offered(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    prompt = await house.prompt(game, USERS[seat], seat)
    with refused("play-not-offered"):
        await house.tables.act(game, USERS[seat], seat, prompt.token, ["trucks/99"], "c")


async def test_tb_6_7_rr_27_79_the_same_command_twice_is_carried_out_once(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    prompt = await house.prompt(game, USERS[seat], seat)
    for again in (False, True):
        acted = await house.tables.act(
            game, USERS[seat], seat, prompt.token, ["trucks/1"], "the same message"
        )
        assert acted.again is again
    assert (await house.tables.player_view(game, ANN)).view.truck_track == 5


async def test_rr_27_69_rr_24_27_taking_back_stops_where_a_card_was_seen(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    user = USERS[seat]
    await house.act(game, user, seat, "trucks/1")
    acted = await house.tables.undo(game, user, seat, "u1")
    assert "table-undone" in [event.text.id for event in acted.events]
    await house.act(game, user, seat, "air/res")
    with refused("table-undo-barrier"):
        await house.tables.undo(game, user, seat, "u2")


async def test_rr_19_15_a_lone_player_takes_back_and_gives_up(house: House) -> None:
    game = await house.game(ANN)
    await house.act(game, ANN, "red", "trucks/1")
    await house.act(game, ANN, "red", "trucks/1")
    await house.tables.undo(game, ANN, "red", "u1")
    await house.tables.undo(game, ANN, "red", "u2")
    assert (await house.tables.player_view(game, ANN)).view.truck_track == 6
    await house.tables.concede(game, ANN, "red", "enough")
    result = (await house.tables.table(game)).result
    assert result is not None
    assert (result.reason, result.winners) == ("unsolved", ())


async def test_rr_19_16_resigning_and_deputies_at_any_time(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    idle, user = other_than(seat)
    await house.tables.deputy(game, USERS[seat], DAN)
    await house.act(game, DAN, seat, "trucks/1")
    await house.tables.concede(game, user, idle, "out of turn")
    assert (await house.tables.table(game)).status == "playing"
    assert await active(house, game) == seat


async def test_rr_27_74_a_deputy_may_not_hold_a_seat_here(house: House) -> None:
    game = await house.game(*USERS.values())
    with refused("table-bad-deputy"):
        await house.tables.deputy(game, ANN, BOB)


async def test_rr_25_9_the_clock_of_a_turn_is_what_the_table_agreed_on(house: House) -> None:
    for hours, options in ((24, {}), (48, {"clock": "48"})):
        game = await house.game(ANN, BOB, **options)
        [waiting] = (await house.tables.table(game)).waiting
        assert waiting.deadline == house.time + hours * 3600


async def test_rr_24_30_the_next_player_reads_what_happened_since(house: House) -> None:
    game = await house.game(*USERS.values())
    await house.post()
    seat = await active(house, game)
    await house.act(game, USERS[seat], seat, "trucks/1")
    await house.act(game, USERS[seat], seat, "end")
    prompt = await house.prompt(game, USERS[seat], seat)
    await house.act(game, USERS[seat], seat, prompt.offer.default[0])
    letter = next(each for each in await house.post() if each.kind == "turn")
    assert isinstance(letter.body, TurnBody)
    told = [event.text.id for event in letter.body.events]
    assert {"rr-log-trucks", "rr-log-ends", "rr-log-marks"} <= set(told)
    assert letter.body.mention == (USERS[await active(house, game)],)


async def test_tb_6_10_what_a_menu_says_is_checked_as_it_would_be_carried_out(house: House) -> None:
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    (truck,) = await house.tables.paraphrase(
        game, USERS[seat], seat, "Take trucks: 1 truck, 5 left"
    )
    (same,) = await house.tables.paraphrase(
        game, USERS[seat], seat, "Pobierz ciężarówki: 1 ciężarówka, zostanie 5"
    )
    assert [each.args["does"] for each in (truck, same)] == [truck.args["does"]] * 2
    assert truck.args["does"]
    with refused("table-no-such-choice-near"):
        await house.tables.paraphrase(game, USERS[seat], seat, "Take truks: 1 truck, 5 left")


async def test_words_that_fit_a_menu_do_not_mean_what_is_only_typed(house: House) -> None:
    """An action a Resistance card could pay is in no menu while one is left that costs nothing."""
    game = await house.game(*USERS.values())
    seat = await active(house, game)
    offer = (await house.prompt(game, USERS[seat], seat)).offer
    shown = next(choice for choice in offer.choices if choice.verb == "move")
    paid = shown._replace(key=f"card-{shown.key}", typed=True)
    both = offer._replace(choices=(*offer.choices, paid))
    said = words("en").say(shown.label).partition(" (")[0]
    for text in (f"Move a corps: {said}", f"move {said}"):
        assert typed.keys_named("race_to_the_rhine", both, text, typed.names_of) == (shown.key,)
