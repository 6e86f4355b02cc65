"""Section 21: who may talk with whom. The threads themselves are proven at the table."""

from __future__ import annotations

import pytest

from engines.contract import Illegal
from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, library, roles
from engines.overlord.state import Rules
from tests.engines.overlord.table import Table, code_of, fight, table

UNITS = (
    "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, ALLIES F20 infantry, "
    "AXIS A1 infantry, AXIS A26 infantry"
)
ALLIED = ("allies_left", "allies_center", "allies_right")
AXIS = ("axis_left", "axis_center", "axis_right")


def start(hand: str = "probe_left probe_center move_out dig_in", **more) -> Table:
    return table(UNITS, hand=hand, **more)


def sent(text: str, dice: str = "", **more) -> Table:
    t = start(**more)
    t.do("allies_chief", text)
    t.roll(dice)
    t.do("allies_chief", "send")
    return t


def silence(t: Table) -> None:
    """The first who is waited for says nothing; dice show flags."""
    [seat, *_] = t.asked
    t.roll("FFF")
    t.press(seat, *ENGINE.offers(t.state)[seat].default)
    t.dice.left.clear()


def test_ov_21_1_generals_of_a_side_talk_with_each_other_at_any_time() -> None:
    t = start()
    seen = set()
    while t.state.turn < 3:
        if t.state.turn > 1 or t.state.begun:
            assert ENGINE.councils(t.state) == {"axis": AXIS, "allies": ALLIED}
            seen.add((t.state.side, t.state.phase))
        silence(t)
    assert {side for side, _ in seen} == {"ALLIES", "AXIS"}
    assert {phase for _, phase in seen} >= {"select", "orders"}


def test_ov_21_2_one_visit_a_turn_while_he_gives_out_cards_known_to_all() -> None:
    t = start()
    assert t.keys("axis_chief", "visit") == [], "not in the enemy's turn"
    assert len(t.keys("allies_chief", "visit")) == 3
    t.do("allies_chief", "visit C")
    assert code_of(t.refused("allies_chief", "visit L")) == "NOT_OFFERED"
    view = ENGINE.view(t.state, None)
    assert (view.visit, view.visit_open) == ("allies_center", True)
    t.roll("FF")
    t.do("allies_chief", "give P-C>C; send")
    with pytest.raises(Illegal) as late:
        t.do("allies_chief", "visit L")
    assert late.value.reason.id == "turn-not-possible"
    while t.state.side == "ALLIES":
        silence(t)
    assert len(t.keys("axis_chief", "visit")) == 3, "each commander in each of his own turns"


def test_ov_21_3_nothing_shows_the_visited_general_a_card_of_the_hand() -> None:
    t = sent("visit C; give P-C>C", "FF")
    own = ENGINE.view(t.state, "allies_center")
    assert (own.hand, own.commissar, own.next) == ((), (), ())
    assert [given.card.id for given in own.given] == ["probe_center"]
    told = [e.text for e in t.events if e.audience and "allies_center" in e.audience]
    assert [text.id for text in told] == ["ov-your-cards"]
    assert "move_out" not in repr(told)


def test_ov_21_4_others_get_their_cards_in_silence_without_a_visit() -> None:
    """Couriers carry a card and its name (OV-21.13): nothing else reaches a general."""
    t = sent("visit C; give P-C>C, P-L>L", "F")
    private = [e for e in t.events if e.audience == ("allies_left",)]
    assert [e.text.id for e in private] == ["ov-your-cards"]
    assert [card.id for card in private[0].text.args["cards"]] == ["ov-card-probe-left"]
    assert "allies_left" not in ENGINE.conference(t.state)


@pytest.mark.parametrize(
    "text", ["give P-L>L hold the church", "give P-L>L 'wait for me'", "send attack at dawn"]
)
def test_ov_21_13_no_command_of_the_commander_carries_free_text(text: str) -> None:
    t = start()
    with pytest.raises(Illegal):
        t.do("allies_chief", text)
    assert not t.state.draft.gifts
    assert t.state.phase == "select"


def test_ov_21_5_couriers_go_out_before_the_visited_general_gets_his_card() -> None:
    t = sent("visit L; give P-L>L, P-C>C, MO>R")
    order = [e.audience for e in t.events if e.text.id == "ov-your-cards"]
    assert order == [("allies_center",), ("allies_right",), ("allies_left",)]


def test_ov_21_6_the_commander_joins_the_generals_only_where_he_visits() -> None:
    t = sent("visit C; give P-C>C", "FF")
    assert ENGINE.conference(t.state) == ("allies_chief", "allies_center")
    assert "allies_chief" not in ENGINE.councils(t.state)["allies"]


def test_ov_21_7_the_visited_general_is_as_free_as_any_other() -> None:
    visited, alone = (sent(text + "give P-C>C", "FF") for text in ("visit C; ", ""))
    offers = [ENGINE.offers(t.state)["allies_center"] for t in (visited, alone)]
    assert offers[0] == offers[1]


def test_ov_21_8_an_ambush_needs_no_visit() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry, ALLIES I20 infantry, AXIS A20 infantry",
        enemy="ambush dig_in",
    )
    assert t.keys("axis_chief", "visit") == []
    t.press("axis_chief", "sheet/others.yes")
    t.roll("AFS AII")
    t.press("allies_left", "attack/e5.e6")
    assert t.said("ov-ambush")
    assert not t.state.visit
    assert ENGINE.conference(t.state) == ()


@pytest.mark.parametrize(("players", "bound"), [(2, False), (4, False), (6, True), (8, True)])
def test_ov_21_9_a_team_of_one_or_two_is_free(players: int, bound: bool) -> None:
    t = start(rules_of=Rules(players=players))
    t.do("allies_chief", "give P-L>L")
    assert bool(t.keys("allies_chief", "visit")) == bound
    assert ("allies_chief" not in ENGINE.councils(t.state)["allies"]) == bound


def test_ov_21_9_a_commander_who_is_center_general_visits_left_or_right() -> None:
    t = start(rules_of=Rules(players=6))
    assert t.cells("allies_chief", "visit") == ["LEFT", "RIGHT"]


def test_ov_21_10_all_are_in_the_council_until_the_first_turn() -> None:
    """The agreement on air comes before it, and so does the first look at the hand."""
    field = library.field("ov-06-kursk-steppe")
    options = {"scenario": field.id}
    state = ENGINE.new(roles.seats(field), options, QuickRng(1))
    everybody = {
        side: tuple(f"{side}_{role}" for role in ("chief", "left", "center", "right"))
        for side in ("axis", "allies")
    }
    assert state.phase == "setup"
    assert ENGINE.councils(state) == everybody
    t = Table(state)
    t.rng = QuickRng(1)
    for seat in t.asked:
        t.press(seat, "no")
    assert t.state.phase == "select"
    assert ENGINE.councils(t.state) == everybody
    t.press("axis_chief", t.keys("axis_chief")[0])
    assert ENGINE.councils(t.state) == {"axis": AXIS, "allies": ALLIED}


def test_ov_21_11_the_visit_ends_with_the_first_orders_of_that_general() -> None:
    t = sent("visit C; give P-C>C, P-L>L", "F")
    t.do("allies_left", "play P-L @1: F2")
    assert ENGINE.conference(t.state), "another general's orders end no visit"
    t.do("allies_center", "play P-C @3: F12")
    assert ENGINE.conference(t.state) == ()
    assert t.said("ov-visit-over")


@pytest.mark.parametrize("early", [True, False])
def test_ov_21_11_the_commander_may_end_it_and_begins_no_other(early: bool) -> None:
    t = start()
    t.do("allies_chief", "visit C")
    if not early:
        t.roll("FF")
        t.do("allies_chief", "give P-C>C; send")
        offer = ENGINE.offers(t.state)["allies_chief"]
        assert not offer.required, "nobody waits for him"
    t.press("allies_chief", "leave")
    assert ENGINE.conference(t.state) == ()
    assert t.keys("allies_chief", "visit") == []


def test_ov_21_11_the_visit_ends_with_orders_at_the_latest() -> None:
    t = sent("visit C; give P-C>C", "FF")
    t.do("allies_center", "play P-C @3:")
    assert ENGINE.conference(t.state) == ()


def test_ov_21_12_a_visit_without_a_card_lasts_until_battle() -> None:
    t = sent("visit R; give P-L>L", "FI")
    assert ENGINE.conference(t.state)
    t.do("allies_right", "init: F20")
    assert ENGINE.conference(t.state), "a die is no card"
    t.do("allies_right", "F20-E20; done")
    t.do("allies_left", "play P-L @1: F2; F2-E2; done")
    assert t.said("ov-battle-opens")
    assert ENGINE.conference(t.state) == ()


def test_ov_21_14_a_visit_cannot_be_taken_back() -> None:
    """The thread is open; who was visited is known to all."""
    t = start()
    t.do("allies_chief", "visit C")
    [event] = [e for e in t.events if e.text.id == "ov-visit"]
    assert event.audience is None
    assert event.reveals


@pytest.mark.parametrize(
    ("talk", "chief", "visits"), [("strict", False, 3), ("open", True, 0), ("none", None, 0)]
)
def test_ov_21_16_the_option_talk(talk: str, chief: bool | None, visits: int) -> None:
    """OV-33.4"""
    t = start(rules_of=Rules(players=8, talk=talk))
    assert len(t.keys("allies_chief", "visit")) == visits
    t.do("allies_chief", "give P-L>L")
    councils = ENGINE.councils(t.state)
    assert ("allies_chief" in councils["allies"] if councils else None) == chief


def test_ov_35_34_one_is_visited_the_others_get_their_cards_without_a_word() -> None:
    t = sent("visit C; give P-L>L, P-C>C, MO>R")
    assert code_of(t.refused("allies_chief", "visit L")) == "NOT_OFFERED"
    assert ENGINE.conference(t.state) == ("allies_chief", "allies_center")
    for seat in ("allies_left", "allies_right"):
        assert [e.text.id for e in t.events if e.audience == (seat,)] == ["ov-your-cards"]


def test_ov_21_4_who_plays_all_roles_is_sent_no_courier() -> None:
    """He knows what he gave: that cards were given is told to everybody (OV-17.19)."""
    t = sent("give P-C>C, MO>L", "F", rules_of=Rules(players=2))
    assert [e.text.id for e in t.events if e.audience] == []
    assert any(e.text.id == "ov-given" for e in t.events)
