"""21. Hidden information."""

from __future__ import annotations

from engines.kit.rng import shuffle
from engines.race_to_the_rhine import ENGINE
from tests.engines.race_to_the_rhine.table import Table, position


def everything(desk: Table) -> str:
    return repr([desk.view(), desk.question, ENGINE.result(desk.state)])


def test_rr_21_1_what_all_may_know() -> None:
    desk = position(
        kept={"red": ["red_recon_1"]},
        won={"red": ["res_01"]},
        stock={"lisieux": "2f"},
        corps={"red_i": "lisieux 2f1a"},
    )
    view = desk.view()
    assert view.players[0].kept == ("red_recon_1",)
    assert view.players[0].won == ("res_01",)
    assert view.space("lisieux").load == (2, 0, 0)
    assert next(c for c in view.corps if c.id == "red_i").load == (2, 1, 0)
    assert {deck.name: deck.left for deck in view.decks}["resistance"] == 23


def test_rr_21_2_the_order_of_the_decks_is_in_no_view() -> None:
    desk, other = position(), position()
    for deck in other.state.decks.values():
        shuffle(other.rng, deck.cards)
    assert desk.state.decks != other.state.decks
    for seat in (None, "red", "white", "blue"):
        assert desk.view(seat) == other.view(seat)


def test_rr_21_3_a_known_card_as_long_as_it_stays_on_top() -> None:
    desk = position(
        "red",
        "blue",
        active="red",
        marked=["vitry"],
        top=["res_13"],
        kept={"blue": ["blue_recon_1"]},
    )
    desk.answer("air/res", "end", "mark/kehl", "recon/res")
    assert desk.view("red").known == desk.view("blue").known == (("resistance", "res_13"),)
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.view("red").known == ()
    assert desk.view("blue").known == (), "shuffled back"


def test_rr_21_4_that_somebody_looked_is_public() -> None:
    desk = position(active="red").answer("air/res")
    resistance = desk.view().decks[-1]
    assert resistance.lookers == ("red",)
    assert resistance.air == ("red",)


def test_rr_21_5_a_card_turned_is_public_once_shuffled_back_its_place_is_not() -> None:
    corps = {"blue_xii": "troyes 2f"}
    desk = position(active="blue", corps=corps, marked=["vitry"], top=["res_13"])
    desk.answer("move/blue_xii", "step/vitry")
    assert desk.gaps("rr-log-enters")["card"].id == "rr-card-res_13"
    assert desk.state.decks["resistance"].lookers == []


def test_rr_21_6_which_cards_are_left_is_known_as_a_set() -> None:
    desk = position(won={"red": ["res_01"]})
    unseen = desk.view().decks[-1].unseen
    assert list(unseen) == sorted(unseen)
    assert len(unseen) == 23
    assert "res_01" not in unseen


def test_rr_21_7_what_is_filed_is_no_part_of_the_position() -> None:
    assert not [name for name in repr(position().state) if "filed" in name]
    assert "standing" not in repr(position().view("red"))


def test_rr_21_8_after_the_end_the_views_still_hold_no_order() -> None:
    """Everything is public then: the seed is told by the table, and every deck follows from it."""
    desk = position("red", active="red")
    ENGINE.concede(desk.state, "red", desk.rng)
    assert desk.view().phase == "over"
    assert desk.view().active is None


def test_rr_21_9_the_public_line_of_a_look_is_always_the_same() -> None:
    lines = []
    for card in ("res_01", "res_24"):
        desk = position(active="red", top=[card]).answer("air/res")
        lines.append([event.text for event in desk.log if event.audience is None])
        (private,) = [event for event in desk.log if event.audience is not None]
        assert private.audience == ("red",)
        assert private.reveals
        assert private.text.args["card"].id == f"rr-card-{card}"  # type: ignore[union-attr]
    assert lines[0] == lines[1]


def test_rr_21_10_offers_do_not_depend_on_hidden_cards() -> None:
    offers = []
    for card in ("blue_les_boches_1", "blue_division_1"):
        desk = position(active="blue", top=[card])
        offers.append([desk.question, desk.answer("move/blue_xii").question])
    assert offers[0] == offers[1]


def test_rr_21_11_a_known_card_stands_in_its_owners_view_alone() -> None:
    desk = position(active="red", top=["res_17"]).answer("air/res")
    assert desk.view("red").known == (("resistance", "res_17"),)
    for seat in ("white", "blue"):
        assert desk.view(seat).known == ()
    assert desk.view("red").table == desk.view("white").table == desk.view()


def test_rr_21_12_onlookers_do_not_see_the_looks_of_a_lone_player() -> None:
    desk = position("white", active="white", top=["res_17"]).answer("air/res")
    assert not hasattr(desk.view(), "known")
    assert all(event.audience == ("white",) for event in desk.log if "seen" in event.text.id)
