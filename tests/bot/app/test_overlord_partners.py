"""Two on a side play it together, and generals are asked what they want to be asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.model import Stale
from bot.app.past.record import verify
from bot.store import Db
from engines import registry
from engines.contract import Seat
from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House, refused

EVE = 105


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, registry.engine("overlord"))
    yield house
    await house.store.close()


async def first(house: House, game: int) -> tuple[Seat, str]:
    """The commander who begins, and his side."""
    [seat] = await house.waited(game)
    return seat, seat.partition("_")[0]


async def four(house: House, **options: str) -> tuple[int, Seat, int, int]:
    """Two a side: the game, the commander who begins, who holds him, and that one's partner."""
    game = await house.game(ANN, BOB, CAT, DAN, players="4", **options)
    chief, side = await first(house, game)
    pair = (ANN, BOB) if side == "axis" else (CAT, DAN)
    return game, chief, *pair


async def some_gift(house: House, game: int, user: int, chief: Seat) -> str:
    """The first card that can be given to a general."""
    offer = (await house.prompt(game, user, chief)).offer
    return next(choice.key for choice in offer.choices if choice.verb == "give")


async def test_ov_16_4_either_partner_answers_and_the_first_answer_counts(house: House) -> None:
    game, chief, holder, partner = await four(house)
    gift = await some_gift(house, game, partner, chief)
    old = await house.prompt(game, holder, chief)
    await house.act(game, partner, chief, gift)
    with pytest.raises(Stale):
        await house.tables.act(game, holder, chief, old.token, [gift], "late")
    await house.act(game, holder, chief, "send")
    assert chief not in await house.waited(game)


async def test_ov_16_4_both_partners_see_the_hand_and_all_cards(house: House) -> None:
    game, chief, holder, partner = await four(house)
    for user in (holder, partner):
        player_view = await house.tables.player_view(game, user)
        assert len(player_view.hands) == 4
        assert player_view.hands[chief].hand
    table = await house.tables.table(game)
    assert table.seats(holder)[0] == chief, "one's own seats come first"
    assert table.seats(partner)[0] != chief


async def test_ov_16_4_a_hand_seen_from_four_seats_comes_in_one_letter(house: House) -> None:
    game = await house.game(ANN, BOB, players="2")
    letters = [letter for letter in await house.post() if letter.kind == "hand"]
    assert sorted(letter.user or 0 for letter in letters) == [ANN, BOB]
    assert (await house.tables.player_view(game, ANN)).shown_hands == ("axis_chief",)


async def test_ov_16_4_the_enemy_and_onlookers_gain_nothing_by_it(house: House) -> None:
    game, chief, holder, _ = await four(house)
    stranger = CAT if holder == ANN else ANN
    token = (await house.prompt(game, holder, chief)).token
    for user, why in ((stranger, "table-not-your-seat"), (EVE, "table-not-seated")):
        with refused(why):
            await house.tables.act(game, user, chief, token, ["send"], f"no{user}")
    assert chief not in (await house.tables.player_view(game, stranger)).hands


async def test_ov_16_2_split_leaves_each_his_own_roles(house: House) -> None:
    game, chief, holder, partner = await four(house, pair="split")
    token = (await house.prompt(game, holder, chief)).token
    with refused("table-not-your-seat"):
        await house.tables.act(game, partner, chief, token, ["send"], "no")
    hands = (await house.tables.player_view(game, partner)).hands
    side = chief.partition("_")[0]
    assert set(hands) == {f"{side}_left", f"{side}_right"}
    assert all(not view.hand for view in hands.values())


async def test_ov_16_4_only_the_holder_gives_a_seat_up(house: House) -> None:
    game, chief, _, partner = await four(house)
    with refused("table-not-your-seat"):
        await house.tables.concede(game, partner, chief, "no")


async def ordering(house: House, game: int, user: int, chief: Seat) -> list[Seat]:
    """The choice is sent; who is asked whether to roll for initiative."""
    await house.act(game, user, chief, await some_gift(house, game, user, chief))
    await house.act(game, user, chief, "send")
    prompts = await house.tables.prompts(game, user)
    return [p.seat for p in prompts if p.offer.question.id == "ov-ask-roll"]


async def test_ov_19_4_the_initiative_die_is_rolled_at_once(house: House) -> None:
    game, chief, holder, _ = await four(house)
    assert await ordering(house, game, holder, chief) == []
    said = [line.event.text.id for line in await house.tables.log(game, holder, 50)]
    assert said.count("ov-initiative") == 2, "for both generals without a card"


async def test_ov_19_4_who_has_filed_ask_is_asked_before_the_roll(house: House) -> None:
    """OV-27.10, OV-27.27"""
    game, chief, holder, _ = await four(house)
    side = chief.partition("_")[0]
    for role in ("left", "center", "right"):
        await house.tables.set_order(
            game, holder, f"{side}_{role}", ["initiative/ask"], house.command()
        )
    asked = await ordering(house, game, holder, chief)
    assert len(asked) == 2
    await house.act(game, holder, asked[0], "no")
    said = [line.event.text.id for line in await house.tables.log(game, holder, 50)]
    assert "ov-initiative-no" in said
    assert "ov-initiative" not in said


async def test_ov_29_9_standing_orders_are_their_owners(house: House) -> None:
    game, chief, holder, partner = await four(house, pair="split")
    await house.tables.set_order(game, holder, chief, ["ambush/yes"], house.command())
    menu = await house.tables.orders_menu(game, holder, chief)
    assert "ambush/yes" in menu.answered
    with refused("table-not-your-seat"):
        await house.tables.orders_menu(game, partner, chief)
    assert "ambush" not in repr(await house.tables.log(game, partner, 50))


async def test_ov_28_1_the_record_holds_seats_options_and_every_number_drawn(house: House) -> None:
    game, chief, holder, _ = await four(house)
    await ordering(house, game, holder, chief)
    record = await house.tables.export(game)
    assert record["id"] == game
    assert len(record["seats"]) == 8
    assert record["options"]["scenario"] == "ov-01-bloody-omaha"
    assert record["seed"] == ""
    assert record["pledge"], "the seed is told at the end"
    while (table := await house.tables.table(game)).status == "playing":
        player = next(player for player in table.players if not player.conceded)
        await house.tables.concede(game, player.user, player.seats[0], house.command())
    record = await house.tables.export(game)
    assert record["seed"]
    assert verify(record, registry.engine("overlord")) == []
    draws = [line["draws"] for line in record["journal"]]
    assert draws == sorted(draws)
    assert draws[-1] > 0


async def test_ov_28_11_prompts_have_addressee_deadline_and_default(house: House) -> None:
    game, chief, holder, _ = await four(house)
    prompt = await house.prompt(game, holder, chief)
    assert prompt.deadline
    assert prompt.offer.default
    [waiting] = (await house.tables.table(game)).waiting
    assert (waiting.seat, waiting.user, waiting.deadline) == (chief, holder, prompt.deadline)


async def test_ov_16_4_for_who_is_away_the_partner_answers(house: House) -> None:
    """Nothing is answered by silence before the partner has had his time."""
    game, chief, holder, partner = await four(house)
    mine = next(p.seats for p in (await house.tables.table(game)).players if p.user == holder)

    def gone(db: Db) -> None:
        for seat in mine:
            db.execute("update prompts set missed = 9 where game = ? and seat = ?", (game, seat))

    await house.store.write(gone)
    gift = await some_gift(house, game, partner, chief)
    await house.act(game, partner, chief, gift)
    assert await house.waited(game) == [chief], "nobody has sent the choice for him"
    players = (await house.tables.table(game)).players
    away = {player.user: player.away for player in players}
    assert away[holder]
    assert not away[partner], "and he is not said to be back"


async def test_ov_19_4_the_dice_are_rolled_left_center_right(house: House) -> None:
    """Whoever sits where: the seats of a commander who is center general come first."""
    game, chief, holder, _ = await four(house)
    offer = (await house.prompt(game, holder, chief)).offer
    verbs = {choice.key: choice for choice in offer.choices}
    own = next((key for key in verbs if key.startswith("self/")), None)
    gift = own or next(key for key in verbs if key.endswith(".right"))
    await house.act(game, holder, chief, gift)
    await house.act(game, holder, chief, "send")
    said = [line.event.text for line in await house.tables.log(game, holder, 50)]
    rolled = [str(text.args["role"].id) for text in said if text.id == "ov-initiative"]
    roles = [f"ov-seat-{chief.partition('_')[0]}_{role}" for role in ("left", "center", "right")]
    assert rolled == [role for role in roles if role in rolled]
    assert len(rolled) >= 2


async def test_tb_1_20_ov_16_4_a_seat_nobody_takes_goes_to_the_partner(house: House) -> None:
    """Who acts for the seat meanwhile is not its player, who alone could keep it."""
    game, chief, holder, partner = await four(house, turn_timeout="ladder")

    def late(db: Db) -> None:
        db.execute("UPDATE prompts SET missed = 1, grace = 1 WHERE seat = ?", (chief,))

    async def pass_days(days: float) -> None:
        house.time = house.tables.last_beat = house.time + days * 24 * HOUR
        await house.tables.ring()

    await house.store.write(late)
    await pass_days(2)
    assert [seat for _, seat, _ in await house.tables.open_seats(1)] == [chief]
    await house.tables.set_order(game, partner, chief, ["ambush/yes"], house.command())
    assert [seat for _, seat, _ in await house.tables.open_seats(1)] == [chief]
    await pass_days(7)
    table = await house.tables.table(game)
    assert table.holder(chief) == partner
    assert table.status == "playing", "his side has lost nothing"
    assert holder not in {player.user for player in table.players}
    said = [line.event.text.id for line in await house.tables.log(game, partner, 50)]
    assert said.index("ladder-offer") < said.index("ladder-concede") < said.index("table-inherited")
