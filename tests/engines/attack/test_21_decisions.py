"""4, 13, 14, 19, 21, 22, 23, 26. Who decides what, what is kept meanwhile, what options change."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.attack import ENGINE, naval, trade
from engines.attack.state import State
from engines.contract import Illegal, Offer, OrderBook, Orders
from engines.kit.rng import SeededRng
from tests.engines.attack.table import Table, faces, sums

LANDS = {"red": "GER 5I+3T, POL 2I", "blue": "IRQ 2I, FRA 1I", "green": "BRA 2I"}
HANDS = {"red": "oil3a rail1a", "blue": "minerals2a factories4a", "green": "population1a"}


def field(**more: object) -> Table:
    return Table(LANDS, **({"hands": HANDS, "capitals": {"red": "GER"}} | more))  # type: ignore[arg-type]


def orders() -> Orders[State]:
    found = ENGINE.orders
    assert found
    return found


def saved(table: Table) -> dict[str, Any]:
    """What is kept, as it is kept."""
    return json.loads(ENGINE.dump(table.state))  # type: ignore[no-any-return]


def again(table: Table) -> Table:
    """After a restart."""
    table.state = ENGINE.load(ENGINE.dump(table.state))
    return table


# ---- which action (4.6, 21.3, 21.11, 21.13, 21.21)


def test_at_21_3_the_active_player_picks_an_unused_action_or_ends_his_turn() -> None:
    table = field()
    asked = [seat for seat, offer in table.offers.items() if offer.required]
    assert asked == ["red"]
    assert table.offers["red"].default == ("end",)
    table.do("red", "build 1I GER")
    assert "build" not in table.keys("red")
    assert {"move", "strategic", "naval", "diplomacy", "end"} <= set(table.keys("red"))
    table.press("red", "end")
    assert table.state.active == "blue"


def test_at_4_6_an_action_is_finished_with_its_battles_before_the_next_begins() -> None:
    table = field()
    table.march("move", "4I GER>FRA")
    assert set(table.offers) == {"red", "blue"}
    assert not {"build", "end", "naval"} & set(table.keys("red"))
    table.let()
    assert {"build", "end", "naval"} <= set(table.keys("red"))


def test_at_21_7_battles_are_fought_in_the_order_the_mover_wrote() -> None:
    lands = {"red": "GER 9I", "green": "POL 1I, FRA 1I, IRQ 1I"}
    for order in (("POL", "FRA"), ("FRA", "POL")):
        table = Table(lands)
        table.do("red", ", ".join(["move 3I GER>" + order[0], "3I GER>" + order[1]]))
        table.let()
        fought = [e.places[0] for e in table.events if e.text.id == "at-log-battle"]
        assert fought == [{"POL": "poland", "FRA": "france"}[code] for code in order]


def test_at_21_11_a_blitz_is_planned_with_the_move_it_needs() -> None:
    table = field()
    table.do("red", "move 1I GER>POL; blitz 2T GER>POL; end")
    assert table.at("POL") == "red 3I+2T"
    assert table.state.active == "blue"


def test_at_21_13_a_challenge_is_declared_in_public_and_its_line_under_seal() -> None:
    table = field(seas="blue")
    table.do("red", "naval S D B D S retreat after 2 or left 1")
    assert table.event("at-log-challenge").audience is None
    assert table.offers["red"].answered == (
        "ship/s1",
        "ship/d1",
        "ship/b1",
        "ship/d2",
        "ship/s2",
        "rule/after.2",
        "rule/left.1",
    )
    assert table.state.used == ["naval"], "declared is used"
    assert "after" not in str(ENGINE.view(table.state, "blue"))


def test_at_21_21_a_build_is_one_order_and_silence_buys_nothing() -> None:
    table = field()
    table.press("red", "build")
    assert table.offers["red"].default == ("back",)
    table.press("red", "into/germany")
    assert table.offers["red"].default == ("back",)
    table.press("red", "back")
    table.press("red", "back")
    assert table.state.used == []
    table.do("red", "build 1I GER, rest I POL")
    assert (table.at("GER"), table.at("POL")) == ("red 6I+3T", "red 3I")


# ---- the seas (13.2, 14.1, 14.3, 21.14 to 21.16, 26.12)


def test_at_13_2_the_sea_controller_decides_crossings_and_trades_of_strangers() -> None:
    table = Table({"red": "GBR 5I", "blue": "BRA 2I", "green": "IRQ 1I"}, seas="blue", hands=HANDS)
    table.march("move", "2I GBR>GER")
    assert list(table.offers) == ["blue"]
    table.press("blue", "allow-all")
    table.let()
    table.press("red", "offer")
    table.press("red", "propose/green")
    table.press("red", "give/oil3a")
    table.press("green", "accept/1")
    assert list(table.offers) == ["blue"]
    free = Table({"red": "GBR 5I", "blue": "BRA 2I", "green": "IRQ 1I"}, hands=HANDS)
    free.march("move", "2I GBR>GER")
    assert "blue" not in free.offers or free.state.flow[-1].kind == "muster"


def test_at_21_14_the_controller_answers_with_everything_in_one_message() -> None:
    table = field(seas="blue")
    table.do("red", "naval")
    asked = table.offers["blue"]
    assert asked.sealed
    verbs = {choice.verb for choice in asked.choices}
    assert verbs == {"fight", "withdraw", "ship", "later", "rule"}
    table.press("red", "auto")
    table.do("blue", "fight B S D D S retreat stay")
    first = next(e for e in table.events if e.text.id == "at-log-lines")
    assert first.text.args["two"] == "B S D D S"


@pytest.mark.parametrize(
    ("said", "picks"),
    [
        (
            "defence fight line S B retreat below 40 or left 2",
            ("fight", "ship/s1", "ship/b1", "rule/below.40", "rule/left.2"),
        ),
        ("defence withdraw", ("withdraw",)),
        ("defence fight 100", ("fight", "rule/below.50")),
        ("defence fight 101", ("withdraw",)),
        ("defence fight 80 line C C S", ("fight", "ship/s1", "rule/below.50")),
        ("defence ask", None),
    ],
)
def test_at_13_11_at_21_14_a_naval_defence_is_filed_in_words(
    said: str, picks: tuple[str, ...] | None
) -> None:
    table = field(seas="blue")
    table.do("red", "naval")
    filed = orders().read(table.state, "blue", said)
    found = orders().answer(table.state, "blue", table.offers["blue"], filed)
    assert (found.picks if found else None) == picks


def test_at_14_24_at_21_16_defence_and_retreat_are_set_by_menu_too() -> None:
    state, filed = field(seas="blue").state, OrderBook()
    orders().set(filed, ("naval-defence/fight.60", "naval-rule/below.40"))
    assert filed.standing == {"naval": "fight.60", "rule": "below.40"}
    filed.standing["rule"] = "left.2+below.40"  # several are typed
    ticked = orders().menu(state, "blue", filed).answered
    assert {"naval-rule/left.2", "naval-rule/below.40", "naval-defence/fight.60"} <= set(ticked)


def war_at_sea(naval: str) -> Table:
    table = field(
        seas="blue", options={"naval": naval}, fleets={"red": "1B+2D", "blue": "1B+1D+1S"}
    )
    table.do("red", "naval D B D retreat stay")
    table.dice(*sums(5, 7, 7, 7, 7, 7), *sums(*[12, 2] * 9))  # three ties first
    table.do("blue", "fight S B D retreat below 50")
    return table


def test_at_14_1_all_ships_are_taken_up_and_all_are_whole() -> None:
    table = war_at_sea("live")
    assert table.event("at-log-lines").text.args["n"] == 3
    for seat, fleet in (("red", [1, 2, 0, 0]), ("blue", [1, 1, 1, 0])):
        assert table.state.players[seat].fleet == fleet
        ships = [key for key in table.keys(seat) if key.startswith("ship/")]
        assert len(ships) == sum(fleet), "every one of them is fit"


def test_at_14_3_slot_1_is_the_head_and_slots_face_each_other() -> None:
    table = war_at_sea("live")
    view = ENGINE.view(table.state, None).naval
    assert [ship.ship for ship in view.lines[0]] == ["D", "B", "D"]
    assert [ship.ship for ship in view.lines[1]] == ["S", "B", "D"]
    pairs = [(d.ships[0], d.ships[1]) for d in ENGINE.view(table.state, None).duels]
    assert pairs == [("D", "S"), ("B", "B"), ("D", "D")]


def test_at_21_15_at_21_16_at_26_12_live_both_say_line_and_retreat_before_every_round() -> None:
    table = war_at_sea("live")
    assert set(table.offers) == {"red", "blue"}
    assert all(offer.sealed for offer in table.offers.values())
    assert table.offers["blue"].default == ("stay",)
    table.do("red", "stay D D B")
    before = ENGINE.view(table.state, "blue")
    assert before == ENGINE.view(table.state, "blue")
    table.do("blue", "stay")
    lines = [e.text.args for e in table.events if e.text.id == "at-log-lines"]
    assert lines[1]["one"] == "D D B"
    assert lines[1]["two"] == "S B D", "the template speaks where nothing is said"


def test_at_21_15_at_26_12_by_orders_template_and_rule_fight_it_out() -> None:
    table = war_at_sea("orders")
    assert table.state.flow[-1].kind == "turn"
    assert len([e for e in table.events if e.text.id == "at-log-lines"]) > 1


# ---- the end (19.12, 26.8)


def fall(table: Table, target: str) -> None:
    """Red takes the last region of somebody."""
    table.march("move", f"4T GER>{target}")
    table.let()


def test_at_19_12_at_26_8_the_fallen_stand_last_the_latest_best() -> None:
    lands = {"red": "GER 20T, POL 1I", "blue": "FRA 1I", "green": "DAN 1I", "yellow": "IRQ 1I"}
    options = {"last_one_standing": "on", "end": "4"}
    table = Table(lands, seats="red blue green yellow", options=options)
    fall(table, "FRA")
    assert ENGINE.result(table.state) is None
    for seat in ("red", "green", "yellow"):
        table.press(seat, "end")
    fall(table, "DAN")
    for _ in range(2 * 3):
        if table.state.phase == "play":
            table.press(table.state.active, "end")
    result = ENGINE.result(table.state)
    assert result
    assert result.reason == "rounds", "a limit beside it still holds"
    assert result.ranking == (("red",), ("yellow",), ("green",), ("blue",))


def test_at_26_8_one_player_left_has_won() -> None:
    table = Table(
        {"red": "GER 20T", "blue": "FRA 1I"}, seats="red blue", options={"last_one_standing": "on"}
    )
    fall(table, "FRA")
    result = ENGINE.result(table.state)
    assert result
    assert (result.reason, result.winners) == ("last", ("red",))


# ---- neighbours (26.10)


@pytest.mark.parametrize(("option", "blocked"), [("land", True), ("land_and_sea", False)])
def test_at_26_10_lanes_and_zones_make_neighbours_where_the_table_says_so(
    option: str, blocked: bool
) -> None:
    lands = {"red": "GBR 2I", "blue": "SCA 2I", "green": "BRA 1I"}
    table = Table(lands, hands=HANDS, seas="green", options={"trade_neighbours": option})
    table.press("red", "offer")
    table.press("red", "propose/blue")
    table.press("red", "give/oil3a")
    table.press("blue", "accept/1")
    assert (list(table.offers) == ["green"]) is blocked
    assert trade.blockable(table.state, "red", "blue") is blocked


# ---- what is kept (22)


def phases() -> list[tuple[str, Table]]:
    claims = field()
    claims.state = ENGINE.new(("red", "blue"), {}, SeededRng(b"x"))
    placing = field()
    placing.state = ENGINE.new(("red", "blue"), {"setup_pace": "quick"}, SeededRng(b"x"))
    lands = {"red": "GBR 5I+2P, GER 9I", "blue": "BRA 2I", "green": "POL 4I+3T, IRQ 1I"}
    leave = Table(lands, seas="blue")
    leave.march("move", "2I+1P GBR>SCA")
    planes = Table(lands, seas="blue")
    planes.write("move", "2I+1P GBR>SCA")
    for picks in ("planes-ask", "send"):
        planes.press("red", picks)
    planes.press("blue", "block/great_britain.scandinavia")
    battle = Table({**lands, "red": "GER 9I+2T"}, options={"battles": "live"})
    battle.march("move", "7I+1T GER>POL")
    battle.press("red", "doctrine/steer")
    battle.press(
        "green",
        "doctrine/shield",
        "script/0.1t",
        "script/0.2t",
        "script/0.3i",
        "script/0.4i",
        "script/1.none",
    )
    challenge = field(seas="blue")
    challenge.do("red", "naval")
    deal = field()
    deal.press("red", "offer")
    deal.press("red", "propose/blue")
    deal.press("red", "give/oil3a")
    deal.press("blue", "accept/1")
    over = field()
    for seat in ("blue", "green"):
        ENGINE.concede(over.state, seat, over.rng)
    return [
        ("claims", claims), ("placing", placing), ("turn", field()), ("operation", leave),
        ("operation", planes), ("land_battle", battle), ("challenge", challenge),
        ("naval_battle", war_at_sea("live")), ("turn", deal), ("", over),
    ]  # fmt: skip


def test_at_22_2_every_phase_is_kept_and_goes_on_after_a_restart() -> None:
    for kind, table in phases():
        before: dict[str, Offer] = table.offers
        top = saved(table)["flow"][-1]["kind"] if saved(table)["flow"] else ""
        assert top == kind
        assert again(table).offers == before
        assert ENGINE.view(table.state, None).phase in ("claims", "placing", "play", "over")


def test_at_22_3_round_active_actions_with_results_and_trade_are_kept() -> None:
    table = field()
    table.dice(*sums(9))
    table.do("red", "diplomacy DAN")
    table.press("red", "offer")
    table.press("red", "propose/blue")
    table.press("red", "give/oil3a")
    table.press("blue", "accept/1")
    kept = saved(table)
    assert (kept["round"], kept["active"]) == (1, "red")
    assert (kept["used"], kept["results"]) == (["diplomacy", "trade"], [True, True])
    assert kept["trading"] is True
    assert again(table).state.trading


def test_at_22_4_a_region_has_owner_counts_locks_and_capital() -> None:
    table = Table(
        {"red": "GBR 5I, GER 1I", "blue": "BRA 1I", "green": "IRQ 2T"},
        seas="blue",
        capitals={"green": "IRQ"},
    )
    ENGINE.concede(table.state, "green", table.rng)
    table.march("move", "2I GBR>SCA")
    table.press("blue", "block/great_britain.scandinavia")
    kept = saved(table)
    assert kept["owner"] == {"great_britain": "red", "germany": "red", "brazil": "blue"}
    assert kept["abandoned"] == {"iraq": "green"}
    assert kept["units"]["iraq"] == [0, 2, 0, 0]
    assert kept["locked"] == {"great_britain": [2, 0, 0, 0]}
    assert kept["capitals"] == {"green": "iraq"}


def test_at_22_5_a_player_has_hand_fleet_status_and_first_region() -> None:
    table = field()
    ENGINE.concede(table.state, "green", table.rng)
    kept = saved(table)["players"]
    assert kept["red"] == {
        "hand": ["oil3a", "rail1a"],
        "fleet": [1, 2, 2, 0],
        "status": "playing",
        "fallen": 0,
        "first": "germany",
    }
    assert (kept["green"]["status"], kept["green"]["fallen"]) == ("resigned", 1)


def test_at_22_6_at_1_4_being_at_sea_follows_from_who_controls_the_seas() -> None:
    table = field(seas="blue")
    assert saved(table)["seas"] == "blue"
    assert "at_sea" not in ENGINE.dump(table.state).decode()
    at_sea = {p.seat: p.at_sea for p in ENGINE.view(table.state, None).players}
    assert at_sea == {"red": False, "blue": True, "green": False}


def test_at_22_9_a_land_battle_keeps_both_sides_doctrines_and_script() -> None:
    battle = next(table for kind, table in phases() if kind == "land_battle")
    kept = saved(battle)["flow"][-1]
    assert (kept["region"], kept["round"], kept["half"]) == ("poland", 0, "attacker")
    assert kept["attacker"]["reserve"] == [7, 1, 0, 0]
    assert kept["defender"]["doctrine"]["script"] == ["TTII", ""]
    assert kept["origins"] == [["germany", [7, 1, 0, 0]]]
    battle = again(battle)
    battle.press("red", "bring/4i")
    shown = ENGINE.view(battle.state, None).battle
    assert shown.defender.battle == (2, 2, 0, 0), "the script is followed after a restart"


def test_at_22_10_a_naval_battle_keeps_lines_templates_rules_and_damage() -> None:
    table = field(seas="blue", options={"naval": "live"}, fleets={"red": "2B", "blue": "2B"})
    table.do("red", "naval B B retreat after 3")
    table.dice(*sums(12, 2, 7, 7))
    table.do("blue", "fight B B retreat stay")
    table.do("red", "stay")
    kept = saved(table)["flow"][-1]
    assert kept["challenger"]["template"] == "BB"
    assert kept["challenger"]["retreat"] == ["after.3"]
    assert kept["controller"]["out"] == 1
    assert kept["controller"]["line"][0] == {"ship": "B", "sunk": False, "damaged": True}
    assert kept["window"]["sealed"] == {"red": ["stay"]}
    assert again(table).offers["red"].answered == ("stay",)


def test_at_14_24_menus_show_eight_rules_of_retreat_and_the_others_are_typed() -> None:
    table = field(seas="blue")
    table.do("red", "naval")
    offer = table.offers["blue"]
    standing = orders().menu(table.state, "blue", OrderBook())
    for choices in (offer.choices, standing.choices):
        shown = [c.arg for c in choices if c.verb.endswith("rule") and not c.typed]
        assert sorted(shown) == sorted(naval.MENU)
        assert len(shown) == 8
    table.press("red", "auto")
    table.press("blue", "fight", "rule/below.45")  # by hand, or as `fight retreat below 45`


def test_at_14_24_never_to_retreat_goes_with_no_other_rule() -> None:
    table = field(seas="blue")
    table.do("red", "naval")
    with pytest.raises(Illegal) as refused:
        table.press("blue", "fight", "rule/stay", "rule/after.1")
    assert refused.value.reason.id == "play-contradiction"
    for typed in ("fight retreat stay or after 1", "defence fight retreat left 2 or stay"):
        with pytest.raises(Illegal) as refused:
            orders().read(table.state, "blue", typed)
        assert refused.value.reason.id == "turn-form"


# ---- 23


def test_at_23_5_the_card_of_a_neutral_battle_is_seen_by_all_and_not_tracked_in_the_hand() -> None:
    table = Table({"red": "GER 9T", "green": "IRQ 1I", "blue": "BRA 1I"}, deck="minerals1a")
    table.march("move", "8T GER>POL")
    assert ENGINE.view(table.state, None).battle.card.id == "minerals1a"
    table.press("red", "doctrine/balanced")
    table.press("blue", "no")
    table.dice(*faces("- - - -"), *(n for _ in range(20) for n in faces("I T A P P - T T")))
    table.let()
    told = [e for e in table.events if e.text.id in ("at-log-garrison", "at-log-prize")]
    assert [e.audience for e in told] == [None, None]
    assert "minerals1a" not in str(ENGINE.view(table.state, "blue"))
    assert [card.id for card in ENGINE.view(table.state, "red").hand] == ["minerals1a"]
