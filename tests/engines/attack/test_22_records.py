"""1, 2, 5, 21 to 25, 28. What is kept, what is asked, who may know, what is told."""

from __future__ import annotations

from typing import Any

import pytest

from bot.text import words
from engines.attack import ENGINE, battle, board
from engines.attack.components import REGIONS, ZONES
from engines.contract import Illegal, OrderBook
from tests.engines.at_table import ids
from tests.engines.attack.table import Table, sums

LANDS = {"red": "GER 3I+1T, POL 2I, GBR 3I+1P", "blue": "IRQ 2I", "green": "BRA 2I"}
HANDS = {"red": "oil3a rail1a", "blue": "minerals2a factories4a", "green": "population1a"}


def field(**more: object) -> Table:
    return Table(LANDS, **({"hands": HANDS} | more))  # type: ignore[arg-type]


def war(**more: object) -> Table:
    lands = {"red": "GER 9I+4T", "green": "POL 3I, IRQ 1I", "blue": "BRA 1I"}
    return Table(lands, hands=HANDS, **more)  # type: ignore[arg-type]


def test_at_1_2_a_lone_plane_holds_a_region_like_any_land_unit() -> None:
    table = Table({"red": "GER 2I+1P", "blue": "IRQ 1I"}, seats="red blue")
    table.march("move", "2I GER>POL")
    table.let()
    assert table.at("GER") == "red 1P"


def test_at_1_3_at_1_4_ships_are_in_no_region_and_a_fleet_is_whole() -> None:
    view = ENGINE.view(field(seas="blue").state, None)
    assert all(len(region.units) == 4 for region in view.regions)
    blue = next(player for player in view.players if player.seat == "blue")
    assert blue.fleet == view.fleet == (1, 2, 2, 0)


def test_at_1_7_two_dice_are_added() -> None:
    from engines.attack.game import Game
    from engines.kit.rng import ScriptedRng

    assert Game(field().state, ScriptedRng(5, 3)).two_dice() == 10


def test_at_1_9_at_18_7_no_build_is_refused_for_want_of_pieces() -> None:
    table = field(capitals={"red": "GER"}, hands={"red": "oil4a oil4b rail4a rail4b"})
    table.state.units["germany"] = [60, 0, 0, 0]
    table.do("red", "build 5I GER")
    assert table.at("GER") == "red 65I"


def test_at_1_10_at_27_13_seven_infantry_are_seven() -> None:
    table = Table({"red": "GER 7I", "blue": "IRQ 1I"}, seats="red blue")
    shown = {r.region: r.units for r in ENGINE.view(table.state, None).regions}
    assert shown["germany"] == (7, 0, 0, 0)


def test_at_1_13_at_18_3_pp_live_in_one_build_only() -> None:
    table = field(capitals={"red": "GER"})
    table.do("red", "build 1I GER")
    assert b'"pp"' not in ENGINE.dump(table.state)


def test_at_2_1_at_2_2_places_are_regions_only() -> None:
    assert not set(ZONES) & set(REGIONS)
    with pytest.raises(Illegal, match="turn-unknown"):
        field().do("red", "move 1I GER>North_Sea_Zone")


def test_at_5_9_no_order_removes_own_units() -> None:
    assert set(field(capitals={"red": "GER"}).verbs("red")) == {
        "move",
        "strategic",
        "naval",
        "diplomacy",
        "offer",
        "end",
        "build",
    }


def test_at_6_1_at_least_one_unit_moves() -> None:
    table = field()
    table.press("red", "move")
    assert "send" not in table.keys("red")


def test_at_8_8_units_in_battle_do_not_go_back() -> None:
    table = war(options={"battles": "live"})
    table.march("move", "8I+2T GER>POL")
    table.press("red", "doctrine/steer")
    table.press("green", "doctrine/balanced")
    before = battle.side_of(table.state.flow[-1]).battle[:]  # type: ignore[arg-type]
    assert before == [0, 0, 0, 0]
    table.press("red", "bring/4i")
    assert all(key.startswith("bring/") for key in table.keys("red"))


def test_at_8_18_attackers_count_until_they_fall() -> None:
    table = war()
    table.march("move", "8I+2T GER>POL")
    assert board.army(table.state, "red") == 13


def test_at_9_1_tanks_do_not_pass_a_neutral_region() -> None:
    table = Table({"red": "GER 3T+2P", "blue": "IRQ 1I"}, seats="red blue")
    table.press("red", "move")
    table.press("red", "from/germany")
    table.press("red", "to/ukraine")
    assert {key.partition("/")[0] for key in table.keys("red")} - {"all", "most"} == {
        "plane",
        "back",
    }


@pytest.mark.parametrize("verb", ["move", "strategic", "build", "diplomacy"])
def test_at_21_4_at_21_12_orders_being_written_can_be_left(verb: str) -> None:
    table = field(capitals={"red": "GER"})
    table.press("red", verb)
    assert table.offers["red"].default == ("back",)
    table.press("red", "back")
    assert table.state.used == []


def test_at_21_10_command_of_a_garrison_by_standing_order() -> None:
    table = Table({"red": "GER 9T", "green": "IRQ 1I", "blue": "BRA 1I"})
    table.march("move", "8T GER>POL")
    orders = ENGINE.orders
    assert orders
    said = orders.answer(
        table.state, "green", table.offers["green"], OrderBook({"garrisons": "shield"})
    )
    assert said
    assert said.picks == ("doctrine/shield",)


@pytest.mark.parametrize(
    ("filed", "picks"),
    [
        ({"doctrine": "shield"}, ("doctrine/shield",)),
        ({"doctrine": "shield", "doctrine.poland": "ptia.5"}, ("order/ptia", "cap/5")),
    ],
)
def test_at_21_8_doctrines_by_region(filed: dict[str, str], picks: tuple[str, ...]) -> None:
    table = war()
    table.march("move", "8I+2T GER>POL")
    orders = ENGINE.orders
    assert orders
    said = orders.answer(table.state, "green", table.offers["green"], OrderBook(filed))
    assert said
    assert said.picks == picks


@pytest.mark.parametrize(
    ("said", "picks"), [("allow", ("allow",)), ("forbid", ("forbid",)), ("ask", None)]
)
def test_at_21_20_trade_policies(said: str, picks: tuple[str, ...] | None) -> None:
    table = field(seas="green")
    table.press("red", "offer")
    table.press("red", "propose/blue")
    table.press("red", "give/oil3a")
    table.press("blue", "accept/1")
    orders = ENGINE.orders
    assert orders
    found = orders.answer(table.state, "green", table.offers["green"], OrderBook({"trades": said}))
    assert (found.picks if found else None) == picks


def test_at_21_27_every_question_has_a_default_and_a_rule() -> None:
    for offer in field().offers.values():
        assert offer.rule.startswith("AT-")
        assert offer.clock


def test_at_22_7_a_drawn_card_is_kept_apart_until_the_battle_is_over() -> None:
    table = Table({"red": "GER 9T", "green": "IRQ 1I", "blue": "BRA 1I"}, deck="oil4a")
    table.march("move", "8T GER>POL")
    assert table.state.shown == ["oil4a"]
    assert "oil4a" not in table.state.deck
    table.let()
    assert table.state.shown == []


def test_at_22_8_groups_on_their_way_are_shown_while_leave_is_asked() -> None:
    table = field(seas="blue")
    table.march("move", "2I GBR>SCA")
    (group,) = ENGINE.view(table.state, None).moving
    assert (group.origin, group.target, group.force) == (
        "great_britain",
        "scandinavia",
        (2, 0, 0, 0),
    )
    assert group.needs_leave


def test_at_23_1_at_23_2_at_23_17_onlookers_see_what_all_see() -> None:
    table = field()
    assert ENGINE.view(table.state, None) == ENGINE.view(table.state, "blue").table


def test_at_23_6_at_23_7_drawn_cards_are_for_the_drawer() -> None:
    table = field()
    table.dice(*sums(12))
    table.press("red", "diplomacy")
    table.press("red", "near/france")
    assert table.event("at-log-draws").audience is None
    assert table.event("at-log-drawn").audience == ("red",)
    taken = war()
    taken.march("move", "8I+4T GER>POL")
    taken.let()
    assert taken.event("at-log-robs").audience is None
    assert set(taken.event("at-log-robbed").audience or ()) == {"red", "green"}
    robbed = str(taken.event("at-log-robbed").text.args["card"])
    assert robbed not in str(ENGINE.view(taken.state, "blue"))


def test_at_23_8_the_deck_is_a_number_to_all() -> None:
    table = field()
    assert ENGINE.view(table.state, None).deck == len(table.state.deck)
    assert table.state.deck[-1] not in str(ENGINE.view(table.state, "red"))


def test_at_23_9_the_sum_of_a_build_is_public_once_made() -> None:
    table = field(capitals={"red": "GER"})
    table.press("red", "build")
    assert "pp=14" not in str(ENGINE.view(table.state, None))
    table.press("red", "into/germany")
    table.press("red", "infantry/1")
    table.press("red", "done")
    assert table.event("at-log-build").text.args["n"] == 14
    assert table.event("at-log-build").audience is None


def test_at_23_11_sealed_answers_stay_with_their_owner() -> None:
    table = war()
    table.march("move", "8I+2T GER>POL")
    before = ENGINE.view(table.state, "green")
    table.press("red", "doctrine/shield")
    assert ENGINE.view(table.state, "green") == before


def test_at_23_12_at_24_9_all_see_battle_reserve_and_dice() -> None:
    table = war(options={"battles": "live"})
    table.march("move", "8I+2T GER>POL")
    table.press("red", "doctrine/steer")
    table.press("green", "doctrine/balanced")
    table.press("red", "bring/4i")
    shown = ENGINE.view(table.state, None).battle
    assert sum(shown.attacker.battle + shown.attacker.reserve + shown.attacker.lost) == 10
    assert shown.dice


def test_at_24_2_at_24_3_regions_show_units_and_capitals() -> None:
    table = field(capitals={"red": "GER"})
    shown = next(r for r in ENGINE.view(table.state, None).regions if r.region == "germany")
    assert (shown.owner, shown.units, shown.capital) == ("red", (3, 1, 0, 0), "red")


def test_at_25_3_at_25_4_turns_and_movement_are_told() -> None:
    table = field()
    table.march("move", "1I GER>POL")
    assert table.event("at-log-moves").places == ("germany", "poland")
    table.press("red", "end")
    assert table.event("at-log-end").text.args["actions"][0].id == "at-action-move"  # type: ignore[index, union-attr]
    assert table.event("at-log-turn").text.args["round"] == 1


@pytest.mark.parametrize(
    ("lands", "line", "said"),
    [
        ("GER 3I", "1I GER>POL", "Red sends 1 infantry from Germany to Poland."),
        ("GER 3P", "1P GER>UKR", "Red sends 1 plane from Germany through "),
        (
            "GBR 3I",
            "1I GBR>RUS",
            "Red ships 1 infantry from Great Britain to Western Russia by a sea lane.",
        ),
        (
            "GBR 3I",
            "1I GBR>SCA",
            "Red ships 1 infantry from Great Britain to Scandinavia across the North Sea Zone.",
        ),
    ],
)
def test_at_25_4_every_way_of_moving_has_words(lands: str, line: str, said: str) -> None:
    table = Table({"red": lands, "blue": "IRQ 1I"}, seats="red blue")
    table.march("move", line)
    first = next(e for e in table.events if e.text.id.startswith("at-log-moves"))
    assert words("en").say(first.text).startswith(said)


def test_at_25_5_planes_that_go_on_or_turn_back_are_told() -> None:
    for target, line in (("SCA", "at-log-planes-on"), ("GER", "at-log-planes-back")):
        table = Table({"red": "GBR 5I+2P, SCA 1I", "blue": "BRA 1I"}, seats="red blue", seas="blue")
        table.march("move", f"2I+1P GBR>{target}")
        table.press("blue", next(k for k in table.keys("blue") if k.startswith("block/")))
        assert table.event(line).audience is None


def test_at_25_5_leave_is_told() -> None:
    table = field(seas="blue")
    table.march("move", "1I GBR>SCA")
    assert ids(table.press("blue", "block/great_britain.scandinavia"))[:2] == [
        "at-log-leave-blocked",
        "at-log-back",
    ]


def test_at_25_6_at_25_8_at_25_9_at_25_23_a_battle_is_told_from_head_to_result() -> None:
    table = war()
    table.march("move", "8I+2T GER>POL")
    table.press("red", "doctrine/balanced")
    said = ids(table.press("green", "doctrine/balanced"))
    assert said[0] == "at-log-opening", "of Red alone: Green holds nobody back"
    end = said.index("at-log-battle-won")
    assert set(said[1:end]) == {"at-log-half-round"}


def test_at_25_24_a_battle_can_be_replayed_from_its_log_alone() -> None:
    """Who came in and what was rolled tells everything else: hits, losses, who is left."""
    kinds = ("infantry", "tank", "artillery", "plane")
    table = war()
    table.march("move", "8I+4T GER>POL")
    table.press("red", "doctrine/all_in")
    table.press("green", "doctrine/shield")
    sides = {"at-seat-red": [0] * 4, "at-seat-green": [0] * 4}

    def come(side: str, units: object) -> None:
        for part in units:  # type: ignore[attr-defined]
            if part.id != "at-nothing":
                sides[side][kinds.index(part.id.removeprefix("at-n-"))] += part.args["n"]

    rounds = 0
    for event in table.events:
        args: dict[str, Any] = dict(event.text.args)
        if event.text.id == "at-log-battle":
            come(args["attacker"].id, args["units"])
            come(args["defender"].id, args["others"])
        elif event.text.id == "at-log-opening":
            sides[args["side"].id] = [0] * 4
            come(args["side"].id, args["units"])
        elif event.text.id == "at-log-half-round":
            rounds += 1
            mine, (other,) = args["side"].id, set(sides) - {args["side"].id}
            come(mine, args["brought"])
            rolled = ["ITAP-".index(face) for face in args["dice"].split()]
            assert len(rolled) == battle.dice_of(sides[mine])
            scored = battle.hits(rolled, sides[mine])
            lost = battle.casualties(sides[other], scored)
            assert (args["hits"], args["wasted"]) == (scored, scored - sum(lost))
            sides[other] = [a - b for a, b in zip(sides[other], lost, strict=True)]
    assert rounds > 1
    assert sides["at-seat-green"] == [0, 0, 0, 0]


def test_at_28_15_the_stock_limits_typed_placing() -> None:
    from engines.kit.rng import SeededRng

    table = field()
    table.state = ENGINE.new(("red", "blue"), {"setup_pace": "quick"}, SeededRng(b"x"))
    seat = table.state.order[0]
    first = REGIONS[table.state.players[seat].first].abbr
    assert table.stopped(seat, f"place 3P {first}, 2I {first}, capital {first}").id == "at-no-place"  # type: ignore[union-attr]
    table.do(seat, f"place 2P {first}, 3I {first}, capital {first}")
    assert table.offers[seat].answered == ("done",)


def test_at_3_9_one_continent_one_claim() -> None:
    from engines.kit.rng import SeededRng

    table = field()
    table.state = ENGINE.new(("red", "blue"), {"setup_pace": "in_turn"}, SeededRng(b"x"))
    one, two = table.state.order
    table.press(one, "claim/france")
    assert table.stopped(two, "claim FRA").id == "turn-not-possible"  # type: ignore[union-attr]
    table.press(two, "claim/italy")
    asked = next(iter(table.offers))
    assert table.stopped(asked, "claim GER").id == "turn-not-possible"  # type: ignore[union-attr]


def test_at_3_10_a_typed_ranking_answers_every_claim_of_its_owner() -> None:
    from engines.kit.rng import SeededRng

    table = field()
    table.state = ENGINE.new(("red", "blue"), {"setup_pace": "in_turn"}, SeededRng(b"x"))
    one, two = table.state.order
    orders = ENGINE.orders
    assert orders
    filed = orders.read(table.state, one, "claim FRA > EGY > BRA > CUB")
    for _ in range(4):
        assert table.carry_out(one, filed) is None
        table.press(two, *table.offers[two].default)
    mine = [region for region, owner in table.state.owner.items() if owner == one]
    assert mine == ["france", "egypt", "brazil", "cuba"]
