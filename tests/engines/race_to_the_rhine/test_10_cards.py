"""10.23 to 10.43: pursuit cards, resistance cards, battles."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.race_to_the_rhine.components import CARDS
from tests.engines.race_to_the_rhine.table import Table, position


def turned(card: str, corps: str = "troyes 3f1r", **changes: object) -> Table:
    """Blue XII has entered Vitry, where this card was turned."""
    desk = position(active="blue", corps={"blue_xii": corps}, top=[card], **changes)  # type: ignore[arg-type]
    return desk.answer("move/blue_xii", "step/vitry")


def test_rr_10_23_benefits_come_from_the_pool_and_the_card_is_discarded() -> None:
    desk = turned("blue_captured_stock_1")
    assert desk.state.decks["blue"].discards == ["blue_captured_stock_1"]
    short = position(active="blue", top=["blue_captured_stock_1"])
    short.state.supply_track[1] += short.state.pool[1]
    short.state.pool[1] = 0
    short.answer("move/blue_xii", "step/vitry")
    assert short.stock("vitry") == "0"
    assert "rr-log-pool-empty" in short.told()


COUNTS = {
    ("les_boches", False): 3, ("division", False): 4, ("starving_civilians", False): 3,
    ("captured_stock", False): 2, ("captured_supplies", False): 2,
    ("vive_la_liberation", False): 2, ("black_market", False): 1, ("resistance", True): 1,
    ("resistance", False): 1, ("recon", True): 1, ("event", False): 2,
}  # fmt: skip


def test_rr_10_24_to_10_33_how_many_of_each_kind() -> None:
    """RR-10.24, RR-10.25, RR-10.26, RR-10.27, RR-10.28, RR-10.29, RR-10.30, RR-10.31, RR-10.32."""
    for army in ("red", "white", "blue"):
        deck = position().state.decks[army].cards
        assert Counter((CARDS[card].type, CARDS[card].keep) for card in deck) == COUNTS


def test_rr_10_24_les_boches() -> None:
    desk = turned("blue_les_boches_1")
    assert desk.state.control["vitry"] == "blue"
    assert desk.question.question.args["fuel"] == 1


def test_rr_10_25_an_enemy_division() -> None:
    desk = turned("blue_division_1", "troyes 3f1a")
    assert desk.state.players["blue"].won == ["blue_division_1"]
    assert CARDS["blue_division_1"].ammo_marks == 1
    assert not CARDS["blue_division_1"].medal
    assert not desk.state.decks["blue"].discards
    lost = turned("blue_division_1", "troyes 3f")
    assert lost.at("blue_xii") == "troyes"


def test_rr_10_26_starving_civilians() -> None:
    desk = turned("blue_starving_civilians_1")
    assert desk.open_verbs() == {"give", "decline"}
    desk.answer("give")
    assert desk.load("blue_xii") == "2F"
    assert desk.state.players["blue"].medals == 1
    kept = turned("blue_starving_civilians_1").answer("decline")
    assert kept.load("blue_xii") == "2F1R"
    assert kept.state.players["blue"].medals == 0
    none = turned("blue_starving_civilians_1", "troyes 3f")
    assert "give" not in none.open_keys, "not offered without food"
    poor = position(active="blue", top=["blue_starving_civilians_1"])
    poor.state.medals, poor.state.medals_out = 0, 20
    poor.answer("move/blue_xii", "step/vitry")
    assert "give" not in poor.open_keys, "nor with an empty medal pool"


@pytest.mark.parametrize(
    ("card", "load"),
    [
        ("blue_captured_stock_1", "1A"),
        ("blue_captured_supplies_1", "1F"),
        ("blue_vive_la_liberation_1", "1R"),
    ],
)
def test_rr_10_27_to_10_29_stock_found_on_the_space(card: str, load: str) -> None:
    """RR-10.27, RR-10.28, RR-10.29."""
    desk = turned(card)
    assert desk.stock("vitry") == load


def test_rr_10_30_black_market() -> None:
    desk = turned("blue_black_market_1")
    assert set(desk.open_keys) == {"swap/f.a", "swap/f.r", "swap/r.f", "swap/r.a", "decline"}
    pool = list(desk.state.pool)
    desk.answer("swap/r.a")
    assert desk.load("blue_xii") == "2F1A"
    assert desk.state.pool == [pool[0], pool[1] - 1, pool[2] + 1]
    short = position(active="blue", top=["blue_black_market_1"])
    short.state.supply_track[1] += short.state.pool[1]
    short.state.pool[1] = 0
    short.answer("move/blue_xii", "step/vitry")
    assert "swap/f.a" not in short.open_keys
    assert "swap/f.r" in short.open_keys


def test_rr_10_31_resistance_with_the_hand_is_kept() -> None:
    desk = turned("blue_resistance_keep_1").answer("stop")
    assert desk.state.players["blue"].kept == ["blue_resistance_keep_1"]
    desk.answer("card-trucks/1")
    assert desk.turn.actions == 1
    assert desk.state.players["blue"].kept == []
    assert desk.state.decks["blue"].discards == ["blue_resistance_keep_1"]


def test_rr_10_31_resistance_without_the_hand_serves_this_turn() -> None:
    desk = turned("blue_resistance_now_1")
    assert not [key for key in desk.open_keys if key.startswith("card-")], "once the move is over"
    desk.answer("stop", "card-trucks/1")
    assert desk.state.decks["blue"].discards == ["blue_resistance_now_1"]
    idle = turned("blue_resistance_now_1").answer("stop", "end")
    assert "rr-log-expires" in idle.told()


def test_rr_10_32_recon_is_kept_and_looks_without_an_air_marker() -> None:
    desk = turned("blue_recon_1").answer("stop")
    assert desk.state.players["blue"].kept == ["blue_recon_1"]
    desk.answer("recon/res")
    assert desk.turn.actions == 1, "an extra action"
    assert desk.state.players["blue"].air == ""
    assert desk.state.decks["resistance"].lookers == ["blue"]
    assert desk.state.decks["blue"].discards == ["blue_recon_1"]


def test_rr_10_33_an_event_does_nothing() -> None:
    desk = turned("blue_event_1")
    assert desk.load("blue_xii") == "2F1R"
    assert desk.stock("vitry") == "0"
    assert desk.state.control["vitry"] == "blue"


def test_rr_10_34_one_resistance_and_one_recon_card_in_a_turn() -> None:
    kept = ["blue_resistance_keep_1", "red_resistance_keep_1", "blue_recon_1", "red_recon_1"]
    desk = position(active="blue", kept={"blue": kept}, top=["blue_resistance_now_1"])
    assert desk.state.players["blue"].kept == kept, "any number may be kept"
    desk.answer("card-trucks/1", "recon/own")
    assert not [key for key in desk.open_keys if key.startswith(("card-", "recon"))]
    desk.answer("move/blue_xii", "step/vitry")
    assert "rr-log-card-lost" in desk.told(), "turned after one has been used"
    assert desk.turn.ready == []
    assert desk.state.decks["blue"].discards[-1] == "blue_resistance_now_1"


def test_rr_10_35_kept_and_won_cards_lie_open() -> None:
    desk = position(kept={"red": ["red_recon_1"]}, won={"red": ["res_01"]})
    red = desk.view().players[0]
    assert (red.kept, red.won) == (("red_recon_1",), ("res_01",))


def test_rr_10_36_resistance_cards() -> None:
    deck = [CARDS[each] for each in position().state.decks["resistance"].cards]
    found = Counter(
        (c.type, c.cost.ammo, c.cost.fuel, c.ammo_marks, c.medal) for c in deck if c.cost
    )
    assert found == {
        ("division", 2, 0, 2, False): 12,
        ("elite", 3, 0, 0, True): 6,
        ("panzer", 2, 1, 0, True): 6,
    }
    assert len({card.name for card in deck}) == 24


def battle(card: str, load: str, **changes: object) -> Table:
    desk = position(
        active="blue",
        corps={"blue_xii": f"troyes {load}"},
        marked=["vitry"],
        top=[card],
        **changes,  # type: ignore[arg-type]
    )
    return desk.answer("move/blue_xii", "step/vitry")


def test_rr_10_37_a_battle_is_neither_avoided_nor_lost_on_purpose() -> None:
    desk = battle("res_01", "2f2a")
    assert desk.gaps("rr-log-battle")["won"] == "yes", "without a question"


def test_rr_10_38_the_whole_cost_must_be_met() -> None:
    assert battle("res_19", "2f2a").state.players["blue"].won == ["res_19"]
    assert battle("res_19", "1f2a").state.players["blue"].won == [], "the fuel is missing"
    assert battle("res_13", "2f2a").state.players["blue"].won == [], "one ammunition is missing"


def test_rr_10_39_a_won_battle() -> None:
    desk = battle("res_19", "3f3a")
    assert desk.load("blue_xii") == "1F1A"
    assert desk.state.control["vitry"] == "blue"
    assert desk.state.players["blue"].won == ["res_19"]
    assert desk.question.question.args["fuel"] == 1


def test_rr_10_40_what_can_go_towards_the_cost_is_spent_all_the_same() -> None:
    desk = battle("res_13", "2f2a1r")
    assert desk.load("blue_xii") == "1F1R"
    fuel = battle("res_19", "3f1a")
    assert fuel.load("blue_xii") == "1F", "of each kind, at most what is due"


def test_rr_10_41_used_paratroops_go_also_when_the_battle_is_lost() -> None:
    drops = [("vitry", "blue", True)] * 3
    lost = battle("res_19", "1f", drops=drops)
    assert lost.at("blue_xii") == "troyes"
    assert (lost.state.paratroops_out, len(lost.state.drops)) == (2, 1), "the unused one stays"


def test_rr_10_42_the_loser_goes_back_one_step_and_all_stays_as_it_was() -> None:
    desk = position(
        active="blue",
        corps={"blue_xii": "troyes 3f1a"},
        marked=["chalons"],
        stock={"chalons": "2r"},
        top=["blue_event_1", "res_01"],
    )
    desk.answer("move/blue_xii", "step/vitry", "step/chalons")
    assert desk.at("blue_xii") == "vitry", "not where the move began"
    assert desk.question.rule == "RR-5.2", "the move is over"
    assert desk.state.marked == ["chalons"]
    assert desk.stock("chalons") == "2R"
    assert desk.load("blue_xii") == "2F", "going back costs nothing"


def test_rr_10_43_the_unbeaten_card_is_shuffled_into_its_deck() -> None:
    strong = battle("res_13", "2f1a")
    assert "res_13" in strong.state.decks["resistance"].cards
    pursuit = turned("blue_division_1", "troyes 2f")
    assert "blue_division_1" in pursuit.state.decks["blue"].cards
    assert pursuit.state.decks["blue"].discards == []
    assert pursuit.rng.count >= 21, "shuffled"


def test_rr_19_17_what_is_decided_by_nobody() -> None:
    """Keeping a card, paying in an entry, fighting, medals: no question stands between."""
    desk = position(
        active="blue",
        corps={"blue_xii": "thionville 4f"},
        marked=["metz"],
        drops=[("metz", "blue", True)] * 3,
        top=["res_01", "blue_recon_1"],
    )
    desk.answer("move/blue_xii", "step/metz")
    assert desk.open_verbs() == {"step", "stop", "leave"}
    assert desk.state.players["blue"].medals == 1
    desk.answer("step/st_avold")
    assert desk.open_verbs() <= {"step", "stop", "leave"}
    assert desk.state.players["blue"].kept
