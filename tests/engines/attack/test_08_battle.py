"""8, 9, 10. Land battles, garrisons, conquest; and the land examples of section 27."""

from __future__ import annotations

import pytest

from engines.attack import ENGINE, battle, doctrine
from engines.attack.components import BARE_GARRISON, FACES
from engines.attack.orders.words import units
from engines.attack.state import Doctrine, LandBattle, Side
from engines.contract import OrderBook
from tests.engines.attack.table import Table, faces

UKRAINE = {"red": "POL 6I+4T+3A+3P, GER 1I", "green": "UKR 3I+2T+2A+2P, IRQ 1I"}
SCRIPT = ("bring/4i", "bring/2t1p", "bring/1i1t2a1p")


def side(reserve: str, battle: str = "", **how: object) -> Side:
    return Side(
        "red",
        units(reserve or "I")[:] if reserve else [0] * 4,
        units(battle) if battle else [0] * 4,
        Doctrine(**how),
        [0] * 4,
    )  # type: ignore[arg-type]


def fight(field: Table, *doctrines: str) -> None:
    for seat, picks in zip(list(field.offers), doctrines, strict=False):
        field.press(seat, *picks.split())


def test_at_27_1_at_8_9_at_8_11_one_infantry_and_two_tanks_hit_once() -> None:
    assert battle.dice_of(units("1I+2T")) == 5
    assert battle.hits([0, 0, 3, 3, -1], units("1I+2T")) == 1


def test_at_27_2_each_unit_takes_one_die() -> None:
    assert battle.hits([3, 3, 3, 1, 1], units("I+T+A+P")) == 2


def test_at_27_3_at_8_10_a_lone_unit_rolls_two_dice() -> None:
    assert [battle.dice_of(units(one)) for one in "ITAP"] == [2, 2, 2, 2]
    assert battle.hits([0, 0], units("I")) == 1
    assert battle.hits([1, 1], units("I")) == 0


def test_at_27_4_at_8_5_the_limit_grows_by_one_each_round() -> None:
    assert [doctrine.limit(n) for n in (1, 2, 3)] == [4, 5, 6]


def test_at_27_5_at_8_4_the_battle_for_ukraine_round_by_round() -> None:
    field = Table(UKRAINE)
    field.march("move", "5I+3T+2A+2P POL>UKR")
    field.press("red", "doctrine/steer")
    rolls = [
        "I A A P P", "T A P P P P", "I I T A P P", "I T T P P -", "I I A -",
        "A P -", "I I", "P T -", "I T", "P P P",
    ]  # fmt: skip
    numbers = [n for roll in rolls for n in faces(roll)]
    field.dice(*numbers)
    field.press("green", "doctrine/balanced")
    assert field.state.flow[-1].kind == "land_battle"
    lost = []
    for packet in SCRIPT:
        field.press("red", packet)
    told = [e for e in field.events if e.text.id == "at-log-half-round"]
    for event in told:
        assert not isinstance(event.text.args["lost"], str)
        lost.append((event.text.args["hits"], event.text.args["wasted"]))
    assert lost == [(3, 0), (2, 0), (5, 1), (3, 0), (2, 0), (2, 0), (0, 0), (1, 0), (0, 0), (1, 0)]
    assert field.at("UKR") == "red 2A+1P"
    assert field.event("at-log-battle-won").text.args["round"] == 5
    assert field.rng.count == len(numbers)  # green holds no card: none is drawn


def test_at_27_14_at_10_3_no_card_is_taken_from_an_empty_hand() -> None:
    field = Table({"red": "GER 9T", "green": "POL 1I, IRQ 1I"}, hands={"green": ""})
    field.march("move", "8T GER>POL")
    field.let()
    assert field.at("POL").startswith("red")
    assert field.event("at-log-no-card")
    assert field.state.players["red"].hand == []


def test_at_1_5_the_battle_die_shows_the_plane_twice() -> None:
    assert sorted(FACES) == [-1, 0, 1, 2, 3, 3]


def test_at_1_6_a_roll_may_need_more_than_eight_dice() -> None:
    assert battle.dice_of(units("9T")) == 18


def test_at_8_1_at_6_13_targets_are_fought_for_in_the_order_of_the_lines() -> None:
    field = Table({"red": "GER 9I", "green": "POL 1I, FRA 1I, IRQ 1I"})
    field.march("move", "3I GER>POL", "3I GER>FRA")
    field.let()
    fought = [e.places[0] for e in field.events if e.text.id == "at-log-battle"]
    assert fought == ["poland", "france"]


def test_at_8_2_at_6_12_all_who_enter_fight_one_battle() -> None:
    field = Table({"red": "GER 4I, DAN 4I", "green": "POL 9I, IRQ 1I"})
    field.march("move", "3I GER>POL", "3I DAN>POL")
    assert field.state.tally.land_battles == 1
    field.press("red", "doctrine/steer")
    field.press("green", "doctrine/steer")
    b = field.state.flow[-1]
    assert isinstance(b, LandBattle)
    assert sum(force[0] for _, force in b.origins) == 6
    taken_up = [sum(side.reserve + side.battle + side.lost) for side in (b.attacker, b.defender)]
    assert taken_up == [6, 9]


def test_at_8_3_the_opening_is_four_or_all() -> None:
    assert all(sum(way) == 4 for way in doctrine.ways(side("5I+2T"), 0))
    assert doctrine.ways(side("1I+1T"), 0) == [[1, 1, 0, 0]]


def test_at_8_3_the_defender_opens_second_and_sees_the_attackers() -> None:
    field = Table(UKRAINE)
    field.march("move", "5I+3T POL>UKR")
    field.press("red", "doctrine/steer")
    field.press("green", "doctrine/steer")
    assert list(field.offers) == ["red"]
    field.press("red", "bring/4i")
    assert list(field.offers) == ["green"]
    shown = ENGINE.view(field.state, "green").table.battle
    assert shown.attacker.battle == (4, 0, 0, 0)


def test_at_8_6_at_8_14_a_side_may_bring_none_but_not_leave_the_battle_empty() -> None:
    assert [0, 0, 0, 0] in doctrine.ways(side("2I", "2I"), 2)
    assert [0, 0, 0, 0] not in doctrine.ways(side("2I"), 2)


def test_at_8_7_in_round_one_a_side_fills_up_to_four() -> None:
    assert max(sum(way) for way in doctrine.ways(side("9I", "1I"), 1)) == 3
    assert doctrine.wanted(side("9I", "1I"), 1) == 3


def test_at_8_12_at_8_13_losses_go_by_kind_and_spare_the_reserve() -> None:
    assert battle.casualties(units("2I+1T+1A+1P"), 4) == [2, 1, 1, 0]
    assert battle.casualties(units("1I+1P"), 5) == [1, 0, 0, 1]


def test_at_8_15_attackers_wiped_out_do_not_roll() -> None:
    field = Table({"red": "GER 2I", "green": "POL 4I, IRQ 1I"})
    field.march("move", "1I GER>POL")
    script = field.dice(*faces("I - - -"))
    field.let()
    script.done()
    assert field.at("POL") == "green 4I"
    assert field.at("GER") == "red 1I"


def test_at_8_16_there_is_no_retreat() -> None:
    field = Table(UKRAINE)
    field.march("move", "5I+3T POL>UKR")
    field.press("red", "doctrine/steer")
    field.press("green", "doctrine/balanced")
    assert field.verbs("red") == ["bring"]


def test_at_8_17_survivors_of_battle_and_reserve_stand_in_the_region() -> None:
    field = Table({"red": "GER 9I", "green": "POL 1I, IRQ 1I"})
    field.march("move", "8I GER>POL")
    field.dice(*faces("- -"), *faces("I - - -"))
    field.let()
    assert field.at("POL") == "red 8I"


def test_at_8_19_at_21_9_with_doctrines_on_both_sides_nobody_is_asked_again() -> None:
    field = Table(UKRAINE)
    field.march("move", "5I+3T+2A+2P POL>UKR")
    field.press("red", "doctrine/all_in")
    field.press("green", "doctrine/shield")
    assert field.state.flow[-1].kind == "turn"


def test_at_8_20_fill_takes_what_is_wanted_then_the_order() -> None:
    assert doctrine.fill(side("5I+3T+2A+2P"), 4) == [1, 1, 1, 1]
    assert doctrine.fill(side("5I+3T+2A+2P", "1I+1T+1A+1P"), 3) == [1, 0, 0, 2]


def test_at_8_21_a_cap_holds_but_not_for_the_opening() -> None:
    capped = side("9I", "2I", cap=3)
    assert doctrine.wanted(capped, 0) == 4
    assert doctrine.wanted(capped, 4) == 1
    assert doctrine.wanted(side("9I", cap=3), 1) == 3


@pytest.mark.parametrize(
    ("name", "brought"),
    [("balanced", [1, 1, 1, 1]), ("shield", [4, 0, 0, 0]), ("all_in", [0, 3, 0, 1])],
)
def test_at_8_22_the_three_doctrines(name: str, brought: list[int]) -> None:
    chosen = doctrine.read((f"doctrine/{name}",))
    side_ = side("5I+3T+2A+2P", want=chosen.want, order=chosen.order)
    assert doctrine.fill(side_, 4) == brought


def test_at_8_23_a_script_is_what_a_steering_side_brings() -> None:
    assert doctrine.read_key("bring/1i1t2a1p") == [1, 1, 2, 1]
    assert doctrine.key([0, 2, 0, 1]) == "bring/2t1p"
    assert doctrine.read_key("bring/none") == [0, 0, 0, 0]


def test_at_8_24_an_own_order_of_kinds_with_a_cap() -> None:
    chosen = doctrine.read(("order/tapi", "cap/5"))
    assert (chosen.want, chosen.order, chosen.cap) == ("", "TAPI", 5)
    wished = doctrine.read(("order/tapi", "want/p"))
    assert wished.want == "P"


def test_at_8_24_a_typed_order_names_the_doctrine_for_its_target() -> None:
    field = Table(UKRAINE)
    field.do("red", "move 5I+3T POL>UKR with steer")
    field.press("green", "doctrine/balanced")
    assert field.verbs("red") == ["bring"]


def test_at_8_25_at_26_11_live_battles_ask_at_every_choice() -> None:
    field = Table(UKRAINE, options={"battles": "live"})
    field.march("move", "5I+3T+2A+2P POL>UKR")
    assert {offer.default for offer in field.offers.values()} == {("doctrine/steer",)}
    orders = ENGINE.orders
    assert orders
    for seat, offer in list(field.offers.items()):
        said = orders.answer(field.state, seat, offer, OrderBook())
        assert said
        field.press(seat, *said.picks)
    assert list(field.offers) == ["red"], "who has filed nothing is asked"
    calm = Table(UKRAINE)
    calm.march("move", "5I+3T+2A+2P POL>UKR")
    assert {offer.default for offer in calm.offers.values()} == {("doctrine/balanced",)}


def test_at_8_25_a_choice_without_alternative_is_not_asked() -> None:
    field = Table({"red": "GER 3I", "green": "POL 1I, IRQ 1I"}, options={"battles": "live"})
    field.march("move", "2I GER>POL")
    fight(field, "doctrine/steer", "doctrine/steer")
    assert field.state.flow[-1].kind == "turn"


def test_at_8_25_silence_brings_what_the_doctrine_would() -> None:
    field = Table(UKRAINE, options={"battles": "live"})
    field.march("move", "5I+3T+2A+2P POL>UKR")
    fight(field, "doctrine/shield doctrine/steer", "doctrine/balanced")
    assert field.offers["red"].default == ("bring/4i",)


# ---- 9


def neutral(deck: str = "oil4a", **more: object) -> Table:
    field = Table({"red": "GER 9T", "green": "IRQ 1I", "blue": "BRA 1I"}, deck=deck, **more)  # type: ignore[arg-type]
    field.march("move", "8T GER>POL")
    return field


def test_at_9_2_at_9_3_the_garrison_stands_on_the_card_drawn_for_all_to_see() -> None:
    field = neutral()
    shown = ENGINE.view(field.state, None).battle
    assert shown.defender.reserve == (3, 1, 0, 1)
    assert shown.card.id == "oil4a"
    assert field.event("at-log-garrison").audience is None


def test_at_9_3_the_card_is_drawn_when_that_very_battle_begins() -> None:
    field = Table(
        {"red": "GER 20T", "green": "IRQ 1I", "blue": "BRA 1I"}, deck="population1a population1b"
    )
    deck = len(field.state.deck)
    field.march("move", "9T GER>POL", "9T GER>DAN")
    assert len(field.state.deck) == deck - 1, "the second one after the first battle"
    field.press("red", "doctrine/balanced")
    field.press("blue", "no")
    field.press("green", "no")
    assert field.state.shown == ["population1b"]
    assert len(field.state.deck) == deck - 2


def test_at_9_5_all_rivals_are_asked_and_silence_is_no() -> None:
    field = neutral()
    assert list(field.offers) == ["red", "blue", "green"]
    assert field.offers["blue"].default == ("no",)


def test_at_9_5_several_volunteers_roll_and_the_highest_commands() -> None:
    field = neutral()
    field.press("red", "doctrine/balanced")
    field.press("blue", "doctrine/steer")
    field.dice(0, 0, 5, 5)
    field.press("green", "doctrine/steer")
    assert [e.text.args["n"] for e in field.events if e.text.id == "at-log-command-roll"] == [2, 12]
    assert list(field.offers) == ["green"]


def test_at_9_5_one_volunteer_does_not_roll() -> None:
    field = neutral()
    field.press("red", "doctrine/balanced")
    field.press("blue", "no")
    field.dice()
    field.press("green", "doctrine/steer")
    assert not field.said("at-log-command-roll")
    assert list(field.offers) == ["green"]


def test_at_9_6_at_26_13_without_volunteers_the_engine_commands() -> None:
    field = neutral(options={"neutral_command": "engine"})
    assert list(field.offers) == ["red"]
    field.press("red", "doctrine/balanced")
    assert field.state.flow[-1].kind == "turn"


def test_at_9_7_at_10_2_the_winner_takes_the_card() -> None:
    field = neutral("minerals1a")
    field.let()
    assert field.at("POL").startswith("red")
    assert field.state.players["red"].hand == ["minerals1a"]


def test_at_9_8_at_16_7_a_lost_attack_shuffles_the_card_back() -> None:
    field = Table({"red": "GER 2I", "green": "IRQ 1I"}, deck="oil4a")
    before = list(field.state.deck)
    field.march("move", "1I GER>POL")
    field.let()
    assert field.at("POL") == "-"
    assert sorted(field.state.deck) == sorted(before)
    moved = sum(a != b for a, b in zip(field.state.deck, before, strict=True))
    assert moved > len(before) // 2, "the whole deck is shuffled"
    assert field.event("at-log-card-back")


def test_at_9_9_an_empty_deck_leaves_two_infantry_and_no_prize() -> None:
    field = Table({"red": "GER 9T", "green": "IRQ 1I"})
    field.state.deck = []
    field.march("move", "8T GER>POL")
    assert ENGINE.view(field.state, None).battle.defender.reserve == tuple(BARE_GARRISON)
    field.let()
    assert field.at("POL").startswith("red")
    assert field.state.players["red"].hand == []


def test_at_9_4_the_garrison_counts_for_nobody() -> None:
    field = Table({"red": "GER 2I", "green": "IRQ 1I"}, deck="oil4a")
    field.march("move", "1I GER>POL")
    field.let()
    assert "poland" not in field.state.units


# ---- 10


def conquest() -> Table:
    field = Table(
        {"red": "GER 9T", "green": "POL 1I, IRQ 1I"},
        hands={"green": "oil3a rail1a", "red": "oil1a"},
        capitals={"green": "POL", "red": "GER"},
    )
    field.march("move", "8T GER>POL")
    field.let()
    return field


def test_at_10_1_at_10_4_a_won_attack_gives_the_region_at_once() -> None:
    field = conquest()
    assert field.at("POL").startswith("red")


def test_at_10_4_region_and_card_pass_before_the_next_battle_begins() -> None:
    field = Table({"red": "GER 20T", "green": "POL 1I, FRA 1I, IRQ 1I"}, hands={"green": "oil3a"})
    field.march("move", "8T GER>POL", "8T GER>FRA")
    field.let()
    ids = [event.text.id for event in field.events]
    second = [n for n, message in enumerate(ids) if message == "at-log-battle"][1]
    assert ids.index("at-log-takes-from") < second
    assert ids.index("at-log-robs") < second
    assert "at-log-no-card" in ids[second:], "his only card is gone by then"


@pytest.mark.parametrize("n", [0, 1, 2])
def test_at_10_2_each_card_of_the_loser_has_an_equal_chance(n: int) -> None:
    field = Table(
        {"red": "GER 9T", "green": "POL 1I, IRQ 1I"}, hands={"green": "oil1a oil2a oil3a"}
    )
    field.march("move", "8T GER>POL")
    field.press("red", "doctrine/balanced")
    field.dice(*faces("- -"), *faces("T - - - - - - -"), n)
    field.press("green", "doctrine/balanced")
    assert field.state.players["red"].hand == [f"oil{n + 1}a"]


def test_at_10_2_at_10_5_one_card_at_random_and_only_both_know_which() -> None:
    field = conquest()
    told = field.event("at-log-robbed")
    assert set(told.audience or ()) == {"red", "green"}
    assert field.event("at-log-robs").audience is None
    assert len(field.state.players["red"].hand) == 2
    assert len(field.state.players["green"].hand) == 1


def test_at_10_6_fleet_and_other_regions_are_untouched() -> None:
    field = conquest()
    assert field.state.players["green"].fleet == [1, 2, 2, 0]
    assert field.at("IRQ") == "green 1I"


def test_at_10_7_at_10_8_a_capital_goes_with_its_region() -> None:
    field = conquest()
    players = {p.seat: p for p in ENGINE.view(field.state, None).players}
    assert players["red"].capitals == ("green", "red")
    assert players["green"].capitals == ()
    assert field.state.capitals["green"] == "poland"
    assert ENGINE.view(field.state, "green").pp == sum(
        int(card[-2]) for card in field.state.players["green"].hand
    )
