"""Total Domination at the table: a draft without waiting, silence, seats, and no traces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from bot.app.mail.kinds import HandBody
from bot.app.model import Stale
from bot.text import words
from engines.contract import Msg, Seat
from engines.kit.rng import Rng
from engines.total_domination.components import POWERS
from engines.total_domination.engine import TotalDomination
from engines.total_domination.state import State
from tests.bot.app.house import ANN, BOB, CAT, DAN, HOUR, House, refused
from tests.engines.total_domination.table import Table

PLAYERS = dict(zip(POWERS, (ANN, BOB, CAT, DAN), strict=True))
EVE = 105


class War(TotalDomination):
    """The Action Phase of 1939: Germany's turn, everybody holds cards."""

    def __init__(self, table: Table | None = None) -> None:
        self.table = table

    def new(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        if self.table is None:
            return super().new(seats, options, rng)
        return self.table.state


def war() -> Table:
    return Table(active="germany").hands(
        germany="germany_01 germany_14", uk="uk_01 uk_13", japan="japan_01", ussr="ussr_01"
    )


async def four(path: Path, table: Table | None = None, **options: str) -> tuple[House, int]:
    house = await House.build(path, War(table))
    game = await house.game(*PLAYERS.values(), **options)
    await house.post()
    return house, game


async def picked(house: House, game: int, seat: Seat, *picks: str) -> None:
    await house.act(game, PLAYERS[seat], seat, *picks)


async def default(house: House, game: int, seat: Seat) -> None:
    prompt = await house.prompt(game, PLAYERS[seat], seat)
    await picked(house, game, seat, *prompt.offer.default)


async def test_td_v_14_whoever_picks_last_gets_the_next_packet_by_letter_too(
    tmp_path: Path,
) -> None:
    house, game = await four(tmp_path)
    for seat in POWERS:
        assert not any(isinstance(each.body, HandBody) for each in await house.post())
        await default(house, game, seat)
    letters = [each for each in await house.post() if isinstance(each.body, HandBody)]
    assert {each.user for each in letters} == set(PLAYERS.values())


async def test_td_d_20_with_everybody_automatic_the_draft_takes_no_waiting(tmp_path: Path) -> None:
    """TD-O.9: the last list that is filed ends the draft in the same instant."""
    house, game = await four(tmp_path)
    for seat in POWERS:
        assert await house.waited(game) == list(POWERS), "orders show nothing"
        command = house.command()
        await house.tables.set_order(game, PLAYERS[seat], seat, ["prefer/op.5", "auto/on"], command)
    player_view = await house.tables.player_view(game, ANN)
    assert player_view.view.phase == "exchange"
    assert player_view.view.powers[0].hand == 4
    await house.store.close()


async def test_td_d_20_list_and_switch_may_be_changed_between_picks(tmp_path: Path) -> None:
    house, game = await four(tmp_path)
    for order in ("auto/on", "auto/off"):
        await house.tables.set_order(game, ANN, "germany", [order], house.command())
    for seat in ("uk", "japan", "ussr"):
        await default(house, game, seat)
    prompt = await house.prompt(game, ANN, "germany")
    assert prompt.offer.clock == "draft/2"
    assert not prompt.offer.answered
    hand = (await house.tables.player_view(game, ANN)).hands["germany"]
    assert len(hand.picked) == 2, "the first pick was made by the list, the second is asked for"
    await house.store.close()


async def test_td_14_1_td_d_3_a_pick_may_be_changed_until_all_have_picked(tmp_path: Path) -> None:
    """TD-4.1.3: all at once; that somebody has picked is seen (TB-7.7), what is not."""
    house, game = await four(tmp_path)
    packet = [c.key for c in (await house.prompt(game, BOB, "uk")).offer.choices]
    await picked(house, game, "uk", packet[0])
    await picked(house, game, "uk", packet[1])
    assert await house.waited(game) == ["germany", "japan", "ussr"]
    for seat in ("germany", "japan", "ussr"):
        await default(house, game, seat)
    hand = (await house.tables.player_view(game, BOB)).hands["uk"]
    assert [f"keep/{card.id}" for card in hand.picked] == [packet[1]]
    await house.store.close()


async def test_td_d_3_silence_picks_by_the_order_of_worth(tmp_path: Path) -> None:
    """TD-O.9: the time for it is an option of the table."""
    house, game = await four(tmp_path, clock="6")
    best = (await house.prompt(game, DAN, "ussr")).offer.default
    for seat in ("germany", "uk", "japan"):
        await default(house, game, seat)
    house.wait(6.1)
    house.tables.last_beat = house.time
    await house.tables.ring()
    hand = (await house.tables.player_view(game, DAN)).hands["ussr"]
    assert [f"keep/{card.id}" for card in hand.picked] == list(best)
    await house.store.close()


async def test_td_14_2_td_d_10_silence_passes_and_keeps_the_best_card(tmp_path: Path) -> None:
    """TD-D.14, TD-E.15: the log says that time was up, and no card that was kept."""
    house, game = await four(tmp_path, war())
    house.wait(24.1)
    house.tables.last_beat = house.time
    await house.tables.ring()
    assert await house.waited(game) == ["uk"]
    hand = (await house.tables.player_view(game, ANN)).hands["germany"]
    assert [card.id for card in hand.reserve] == ["germany_01"]
    log = await house.tables.log(game, BOB, 20)
    assert "td-log-pass" in repr(log)
    [entry] = await house.rows("SELECT count(*) FROM journal WHERE kind = 'default'")
    assert entry[0] == 2, "to pass, and what to keep"
    assert "td-log-reserved-own" not in repr(log)
    await house.store.close()


async def test_td_x_1_who_does_not_run_a_power_gives_it_no_orders(tmp_path: Path) -> None:
    """TD-3.2.1: X-SEAT, before anything else is looked at."""
    house, game = await four(tmp_path, war())
    token = (await house.prompt(game, ANN, "germany")).token
    with refused("table-not-seated"):
        await house.tables.act(game, EVE, "germany", token, ["pass"], "eve")
    with refused("table-not-your-seat"):
        await house.tables.act(game, BOB, "germany", token, ["pass"], "bob")
    with refused("table-not-your-seat"):
        await house.tables.say(game, BOB, "germany", "nonsense", "words")
    assert words("pl").say(Msg("table-not-your-seat"))
    await house.store.close()


async def test_td_x_3_a_repeated_click_does_nothing(tmp_path: Path) -> None:
    """The same click twice is carried out once; an old one is told that it is too late."""
    house, game = await four(tmp_path, war())
    token = (await house.prompt(game, ANN, "germany")).token
    for _ in range(2):
        await house.tables.act(game, ANN, "germany", token, ["operate/germany_01"], "click")
    rows = await house.rows("SELECT count(*) FROM journal WHERE kind = 'play'")
    assert rows == [(1,)]
    with pytest.raises(Stale):
        await house.tables.act(game, ANN, "germany", token, ["operate/germany_01"], "again")
    await house.store.close()


async def test_td_6_0_9_an_order_that_fails_leaves_the_card_in_the_hand(tmp_path: Path) -> None:
    """TD-X.1: its player is told which step it was, and nobody else anything (TD-H.8)."""
    house, game = await four(tmp_path, war())
    steps = "form army germany; attack poland neutral army; attack france french army"
    text = f"operate germany_01; {steps}"
    acted = await house.tables.say(game, ANN, "germany", text, house.command())
    assert acted.stopped
    assert acted.stopped.id == "turn-not-possible", acted.stopped
    assert [c.id for c in (await house.tables.player_view(game, ANN)).hands["germany"].hand] == [
        "germany_01",
        "germany_14",
    ]
    assert await house.post() == []
    await house.store.close()


async def test_tb_6_2_a_pass_before_a_line_that_cannot_be_read_is_not_carried_out(
    tmp_path: Path,
) -> None:
    house, game = await four(tmp_path, war())
    with refused("turn-form"):
        await house.tables.say(game, ANN, "germany", "pass; reserve", house.command())
    assert await house.waited(game) == ["germany"]
    await house.store.close()


async def test_td_d_21_a_turn_prepared_in_secret_is_carried_out_at_once(tmp_path: Path) -> None:
    """TD-H.1: nobody hears that there is one; at the end of it the table reads what was done."""
    house, game = await four(tmp_path, war())
    text = "operate uk_01 if-free benelux; form fleet great_britain; done"
    await house.tables.say(game, BOB, "uk", text, house.command())
    assert await house.post() == []
    await picked(house, game, "germany", "operate/germany_14")
    await picked(house, game, "germany", "done")
    assert await house.waited(game) == ["japan"]
    spaces = (await house.tables.player_view(game, BOB)).view.spaces
    fleets = next(space for space in spaces if space.id == "great_britain").pieces
    assert [(piece.kind, piece.count) for piece in fleets] == [("fleet", 2)]
    await house.store.close()


async def test_td_14_6_td_d_22_an_order_can_be_taken_back_until_confirmed(tmp_path: Path) -> None:
    house, game = await four(tmp_path, war())
    await picked(house, game, "germany", "operate/germany_01")
    await picked(house, game, "germany", "form/army.germany")
    prompt = await house.prompt(game, ANN, "germany")
    assert prompt.undoable
    assert prompt.offer.question.args["left"] == 3
    await house.tables.undo(game, ANN, "germany", house.command())
    assert (await house.prompt(game, ANN, "germany")).offer.question.args["left"] == 6
    await picked(house, game, "germany", "done")
    with refused("table-undo-barrier"):
        await house.tables.undo(game, ANN, "germany", house.command())
    await house.store.close()


async def test_td_14_4_td_d_16_bombing_left_in_advance(tmp_path: Path) -> None:
    """The list is left in the Action Phase and carried out in step D; nobody is asked for it."""
    table = war().put("uk.bomber", "great_britain")
    for hand in table.state.hands.values():
        table.state.deck += hand.cards
        hand.cards.clear()
    table.hand("germany", "germany_14")
    house, game = await four(tmp_path, table)
    wish = ["targets/great_britain.italy", "targets/great_britain.germany"]
    await house.tables.set_order(game, BOB, "uk", wish, house.command())
    await picked(house, game, "germany", "operate/germany_14")
    await picked(house, game, "germany", "done")
    view = (await house.tables.player_view(game, BOB)).view
    assert view.year == 1940
    assert [space.id for space in view.spaces if space.destroyed] == ["italy"]
    await house.store.close()


async def test_td_o_11_a_seat_whose_time_is_up_may_go_to_somebody_else(tmp_path: Path) -> None:
    house, game = await four(tmp_path, war())
    before = (await house.tables.player_view(game, ANN)).view
    house.wait(24.1)
    table = await house.tables.substitute(game, ANN, "germany", EVE, "three deadlines", admin=True)
    assert table.holder("germany") == EVE
    assert (await house.tables.player_view(game, EVE)).view == before
    hands = (await house.tables.player_view(game, EVE)).hands
    assert [card.id for card in hands["germany"].hand] == ["germany_01", "germany_14"]
    assert (await house.tables.table(game)).waiting[0].deadline == house.time + 24 * HOUR
    await house.store.close()


async def test_td_o_2_two_people_with_one_hand_each_or_two(tmp_path: Path) -> None:
    """TD-10.2.2: with separate hands one person sees both of theirs, and none of the others'."""
    house = await House.build(tmp_path, War())
    one = await house.game(ANN, BOB, players="2")
    assert list((await house.tables.player_view(one, ANN)).hands) == ["axis"]
    two = await house.game(ANN, BOB, players="2", hands="separate")
    assert list((await house.tables.player_view(two, ANN)).hands) == ["germany", "japan"]
    assert list((await house.tables.player_view(two, BOB)).hands) == ["uk", "ussr"]
    three = await house.game(ANN, BOB, CAT, players="3", doubled="allies")
    assert list((await house.tables.player_view(three, ANN)).hands) == ["uk", "ussr"]
    await house.store.close()


async def test_tb_7_6_td_h_7_an_impossible_technology_is_told_to_its_owner_alone(
    tmp_path: Path,
) -> None:
    house, game = await four(tmp_path, war())
    acted = await house.tables.say(game, ANN, "germany", "technology germany_01", house.command())
    assert acted.stopped
    assert acted.stopped.id == "td-why-needs"
    assert await house.post() == []
    assert len((await house.tables.player_view(game, ANN)).hands["germany"].hand) == 2
    await house.store.close()
