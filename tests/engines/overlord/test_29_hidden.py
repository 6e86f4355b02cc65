"""Section 29: who may know what.

The laws of `conformance/leaks.py` compare whole battles with their twins; here it is
shown that a twin really differs in every secret of the table of section 29, and that what is
public is seen by all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.contract import Seat
from engines.kit import play
from engines.kit.rng import SeededRng
from engines.overlord import ENGINE, library, roles
from engines.overlord.state import Laid, Mine, Rules, State
from tests.engines.overlord.table import Table, code_of, fight, open_battle, orders, table
from tests.engines.overlord.twin import twin

EVERY = roles.seats(library.field("ov-01-bloody-omaha"))
ONLOOKERS: tuple[Seat | None, ...] = (None, *EVERY)
FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
UNITS = (
    "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, ALLIES F20 infantry, "
    "AXIS A1 infantry, AXIS A26 infantry"
)
PILE = "assault_left medics probe_right recon_left ambush attack_left barrage move_out " * 4


def test_ov_30_12_every_ordered_unit_of_a_general_has_its_reach_and_no_other() -> None:
    units = "ALLIES C1 infantry, ALLIES D3 infantry, ALLIES F2 infantry, ALLIES F12 infantry"
    t = orders(units + FAR, ordered="C1 F2 F12")
    view = ENGINE.view(t.state, "allies_left")
    assert [each.at for each in view.reach] == ["C1", "F2"]
    assert all(each.hexes for each in view.reach)
    assert [each.at for each in ENGINE.view(t.state, "allies_center").reach] == ["F12"]


def sight(state: State, viewer: Seat | None) -> Any:
    offers = ENGINE.offers(state)
    waiting = {seat: (o.waiting, o.clock) for seat, o in offers.items() if o.required}
    return ENGINE.view(state, viewer), offers.get(viewer) if viewer else None, waiting


def secret(t: Table, knowing: set[Seat], what: Callable[[State], Any]) -> None:
    """Those who know see it change; for everybody else twins differ in it and look the same."""
    for viewer in ONLOOKERS:
        found = set()
        for n in range(12):
            other = twin(t.state, viewer, SeededRng(b"%d" % n))
            assert sight(other, viewer) == sight(t.state, viewer), viewer
            found.add(repr(what(other)))
        if viewer in knowing:
            assert found == {repr(what(t.state))}, f"{viewer} knows it"
        else:
            assert len(found) > 1, f"for {viewer} the twins do not differ"


def start(**more: Any) -> Table:
    hand, enemy = "probe_left probe_center dig_in medics", "ambush move_out barrage"
    return table(UNITS, hand=hand, enemy=enemy, pile=PILE, **more)


def given(**more: Any) -> Table:
    t = start(**more)
    t.do("allies_chief", "give P-L>L, P-C>C")
    t.roll("F")
    t.press("allies_chief", "send")
    return t


def same_for_all(t: Table, *names: str) -> None:
    """Parts of the public view that every seat sees, whatever is hidden from it."""
    public = ENGINE.view(t.state, None)
    for seat in EVERY:
        seen = ENGINE.view(t.state, seat).table
        for name in names:
            assert getattr(seen, name) == getattr(public, name), (seat, name)
            assert getattr(public, name) is not None


def test_ov_29_1_what_lies_on_the_table_is_seen_by_all() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "E7:wire")
    t.roll("IFS")
    t.press("allies_left", "attack/e5.e6")
    same_for_all(
        t, "hexes", "units", "sides", "discards", "phase", "attack", "visibility", "planes"
    )
    view = ENGINE.view(t.state, None)
    assert view.discards == ("ambush", "ambush")
    assert view.attack.faces == ("infantry", "flag", "star")
    assert next(cell for cell in view.hexes if cell.at == "E7").obstacle == "wire"
    t.state.camps["AXIS"].sorties = 2
    assert {s.side: s.sorties for s in ENGINE.view(t.state, None).sides} == {"AXIS": 2, "ALLIES": 0}


def test_ov_29_2_numbers_of_cards_are_public() -> None:
    t = table(
        UNITS.replace("F2 infantry", "F2 infantry RU"),
        hand="probe_left dig_in medics",
        enemy="ambush",
        rules={"ALLIES": ["commissar"]},
        nations={"ALLIES": "RU"},
    )
    t.state.camps["ALLIES"].commissar = ["move_out", "barrage"]
    view = ENGINE.view(t.state, None)
    counts = {s.side: (s.hand, s.commissar) for s in view.sides}
    assert counts == {"AXIS": (1, -1), "ALLIES": (3, 2)}
    assert view.pile == 30
    same_for_all(t, "sides", "pile")


@pytest.mark.parametrize(
    ("rules", "knowing"),
    [
        (Rules(players=8), {"allies_chief"}),
        (Rules(players=6), {"allies_chief"}),
        (Rules(players=4, pair="split"), {"allies_chief"}),
        (Rules(players=4), {f"allies_{r}" for r in ("chief", "left", "center", "right")}),
    ],
)
def test_ov_29_3_a_hand_and_its_order_are_the_commanders(rules: Rules, knowing: set[str]) -> None:
    """With `shared` the whole side knows it."""
    t = start(rules_of=rules)
    for seat in EVERY:
        hand = [card.id for card in ENGINE.view(t.state, seat).hand]
        if seat in knowing:
            assert hand == ["probe_left", "probe_center", "dig_in", "medics"]
        elif seat.startswith("allies"):
            assert hand == []
    secret(t, knowing, lambda state: state.camps["ALLIES"].hand)


def test_ov_29_4_cards_under_the_commissar_are_hidden_from_his_generals_too() -> None:
    t = table(
        UNITS.replace("F2 infantry", "F2 infantry RU"),
        hand="probe_left dig_in medics",
        enemy="probe_left",
        pile=PILE,
        rules={"ALLIES": ["commissar"]},
        nations={"ALLIES": "RU"},
    )
    t.state.camps["ALLIES"].commissar = ["move_out", "barrage"]
    assert len(ENGINE.view(t.state, "allies_chief").commissar) == 2
    assert ENGINE.view(t.state, "allies_left").commissar == ()
    secret(t, {"allies_chief"}, lambda state: state.camps["ALLIES"].commissar)
    t.do("allies_chief", "under DI")
    assert len(ENGINE.view(t.state, "allies_chief").next) == 1
    secret(t, {"allies_chief"}, lambda state: state.draft.under)


def test_ov_29_5_a_card_given_is_known_to_commander_and_receiver_until_laid() -> None:
    t = given()
    secret(t, {"allies_chief", "allies_left"}, lambda state: state.staff["left"].given)
    for seat in EVERY:
        cards = [card.card.id for card in ENGINE.view(t.state, seat).given]
        assert cards == {
            "allies_chief": ["probe_left", "probe_center"],
            "allies_left": ["probe_left"],
            "allies_center": ["probe_center"],
        }.get(seat, [])
    t.press("allies_left", "lay/probe_left.2")
    same_for_all(t, "laid")
    assert ENGINE.view(t.state, None).laid[0].card == "probe_left"
    assert ENGINE.view(t.state, "allies_left").given == ()


def test_ov_29_5_who_else_gets_cards_is_no_reason_to_know_them() -> None:
    t = given()
    couriers = [e for e in t.events if e.text.id == "ov-your-cards"]
    assert {e.audience for e in couriers} == {("allies_left",), ("allies_center",)}
    assert all(e.reveals for e in couriers)


def test_ov_29_6_how_many_cards_whom_he_visits_and_gung_ho_are_public() -> None:
    t = start(rules={"ALLIES": ["gung_ho"]})
    t.do("allies_chief", "visit C")
    t.do("allies_chief", "give P-L>L; gung L")
    t.roll("FF")
    t.press("allies_chief", "send")
    view = ENGINE.view(t.state, None)
    assert (view.visit, view.gung_ho) == ("allies_center", "left")
    assert [g.cards for g in view.generals if g.side == "ALLIES"] == [0, 1, 0, 0]
    same_for_all(t, "visit", "gung_ho", "generals")


def test_ov_29_7_cards_drawn_are_told_to_the_commander_alone() -> None:
    t = given()
    t.defaults()
    drawn = [e for e in t.events if e.text.id == "ov-you-draw"]
    assert drawn
    assert {e.audience for e in drawn} == {("allies_chief",)}
    assert [s.args["n"] for s in t.said("ov-drawn")] == [2], "everybody reads how many"


def test_ov_29_8_mines_and_the_pile_are_known_to_nobody() -> None:
    t = table(UNITS, "C3:minefield@AXIS C5:minefield@AXIS C7:minefield@ALLIES", pile=PILE)
    for cell, strength in (("C3", 1), ("C5", 2), ("C7", 4)):
        t.state.mines[cell].strength = strength
    secret(t, set(), lambda state: [mine.strength for mine in state.mines.values()])
    secret(t, set(), lambda state: state.pile)
    t.state.mines["C3"] = Mine("AXIS", 3, shown=True)
    shown = {cell.at: cell.mine for cell in ENGINE.view(t.state, None).hexes if cell.mine}
    assert shown == {"C3": "3", "C5": "?", "C7": "?"}


def test_ov_29_9_the_sheet_is_the_defenders() -> None:
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 armor, AXIS E10 infantry" + FAR,
        ordered="E5 E9",
        enemy="ambush move_out",
        pile=PILE,
    )
    t.press("axis_chief", "sheet/e6.yes", "sheet/others.armor")
    assert t.state.sheet
    secret(t, {"axis_chief"}, lambda state: sorted(state.sheet.lines.items()))


def test_ov_29_9_the_choice_is_the_commanders_until_it_is_sent() -> None:
    t = start()
    t.do("allies_chief", "give P-L>L")
    secret(t, {"allies_chief"}, lambda state: (state.draft.gifts, state.draft.own))
    assert ENGINE.view(t.state, "allies_left").given == ()


def test_ov_29_9_collected_moves_are_their_generals() -> None:
    t = orders(
        "ALLIES E8 infantry, ALLIES E11 infantry, ALLIES E19 infantry, AXIS A1 infantry",
        ordered="E8 E11 E19",
        rules_of=Rules(order="batch"),
        pile=PILE,
    )
    t.press("allies_left", "move/e8")
    t.press("allies_left", "to/e7")
    secret(t, {"allies_left"}, lambda state: state.staff["left"].planned)
    assert ENGINE.view(t.state, "allies_left").planned
    assert ENGINE.view(t.state, "allies_chief").planned == ()


def test_ov_29_10_orders_are_public_when_locked_and_moves_when_made() -> None:
    t = given()
    t.press("allies_left", "lay/probe_left.2")
    t.press("allies_left", "order/f7")
    same_for_all(t, "units", "moves")
    assert next(u for u in ENGINE.view(t.state, None).units if u.at == "F7").ordered_by == "left"
    t.press("allies_left", "move/f7")
    before = ENGINE.view(t.state, None).units
    t.press("allies_left", "to/f8")
    assert ENGINE.view(t.state, None).units != before
    assert ENGINE.view(t.state, None).moves[-1].hexes == ("F7", "F8")
    said = [e for e in t.events if e.text.id in ("ov-ordered", "ov-move")]
    assert len(said) == 2
    assert all(e.audience is None for e in said)


def test_ov_29_11_who_is_in_a_talk_is_said_and_nobody_else_is_in_it() -> None:
    t = start()
    t.do("allies_chief", "visit C")
    assert ENGINE.conference(t.state) == ("allies_chief", "allies_center")
    for side, seats in ENGINE.councils(t.state).items():
        assert all(seat.startswith(side) for seat in seats)


def test_ov_29_12_after_the_end_everything_is_open() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry 1" + FAR,
        "C3:minefield@AXIS",
        medals=1,
        enemy="probe_left medics",
        pile="barrage move_out",
    )
    t.state.camps["AXIS"].commissar = ["dig_in"]
    t.state.mines["C3"].strength = 4
    hidden = ENGINE.view(t.state, None)
    assert (hidden.opened, hidden.opened_commissar, hidden.opened_pile) == ((), (), ())
    t.roll("ISS")
    t.press("allies_left", "attack/e5.e6")
    view = ENGINE.view(t.state, None)
    assert dict(view.opened)["AXIS"] == ("probe_left", "medics")
    assert dict(view.opened_commissar)["AXIS"] == ("dig_in",)
    assert view.opened_pile == ("barrage", "move_out")
    assert next(cell.mine for cell in view.hexes if cell.at == "C3") == "4"
    assert len(t.said("ov-hand-was")) == 2


def test_ov_29_13_onlookers_see_what_all_see_and_a_general_his_own_cards() -> None:
    t = given()
    public = ENGINE.view(t.state, None)
    own = ENGINE.view(t.state, "allies_left")
    assert own.table == public
    assert (own.hand, own.commissar, own.next) == ((), (), ())
    assert [card.role for card in own.given] == ["left"]
    enemy = ENGINE.view(t.state, "axis_left")
    assert (enemy.hand, enemy.given, enemy.reach, enemy.planned) == ((), (), (), ())


@pytest.mark.parametrize(
    "hand",
    [
        "ambush move_out barrage",
        "probe_left medics dig_in",
        "counter_attack counter_attack counter_attack",
    ],
)
def test_ov_29_14_questions_waiting_and_defaults_do_not_look_at_anothers_cards(hand: str) -> None:
    """The commander who is asked may hold whatever he likes."""
    t = fight("ALLIES E5 armor, AXIS E6 infantry" + FAR, enemy="ambush probe_left probe_left")
    seen = []
    for held in ("probe_right probe_right probe_right", hand):
        t.state.camps["AXIS"].hand = held.split()
        offers = ENGINE.offers(t.state)
        seen.append((offers, ENGINE.view(t.state, None), ENGINE.view(t.state, "allies_left")))
    assert seen[0] == seen[1]


def test_ov_29_14_refusals_are_made_of_what_the_sender_knows() -> None:
    """Who may not know a hand gets the same answer whatever it holds."""
    codes = set()
    for held in ("probe_right medics", "ambush barrage"):
        t = start()
        t.state.camps["AXIS"].hand = held.split()
        t.state.camps["ALLIES"].hand = ["dig_in", "medics", *held.split()]
        codes.add(code_of(t.refused("allies_left", "give P-L>L")))
    assert len(codes) == 1


def test_ov_29_15_what_is_known_by_elimination_changes_no_question() -> None:
    """Both Ambushes lie in the attacker's own hand: the defender is asked all the same."""
    t = table(
        "ALLIES E5 armor, AXIS E6 infantry" + FAR,
        hand="ambush ambush probe_left",
        enemy="ambush probe_left",
        rules_of=Rules(ambush="ask"),
    )
    t.state.camps["AXIS"].hand = ["probe_left", "probe_right"]
    open_battle(t, "E5")
    t.press("allies_left", "attack/e5.e6")
    assert t.keys("axis_chief") == ["pass", "use"]


def test_ov_29_16_discards_are_seen_when_they_are_discarded() -> None:
    t = table(UNITS, hand="ambush counter_attack", enemy="ambush probe_left")
    t.rolls = False
    t.press("allies_chief", "discard/counter_attack")
    assert ENGINE.view(t.state, None).discards[-1] == "counter_attack"
    assert t.said("ov-discarded")
    t = table(
        UNITS.replace("F2 infantry", "F2 infantry RU"),
        hand="probe_left dig_in medics",
        enemy="probe_left medics",
        rules={"ALLIES": ["commissar"]},
        nations={"ALLIES": "RU"},
    )
    t.state.camps["ALLIES"].commissar = ["barrage"]
    t.press("allies_chief", "under/dig_in")
    assert "barrage" not in ENGINE.view(t.state, None).discards
    t.roll("FFF")
    t.press("allies_chief", "send")
    assert "barrage" in ENGINE.view(t.state, None).discards


# ---- the laws themselves can fail


class Spy:
    """An engine that tells a little more than it may."""

    def __init__(self, leak: Callable[[State], Any]) -> None:
        self.leak = leak

    def view(self, state: State, viewer: Seat | None, offers: Any = None) -> Any:
        return ENGINE.view(state, viewer), self.leak(state)


LEAKS: list[tuple[Callable[[], Table], Callable[[State], Any]]] = [
    (start, lambda state: state.camps["AXIS"].hand[:1]),
    (start, lambda state: "ambush" in state.camps["AXIS"].hand),
    (given, lambda state: state.staff["left"].given),
    (given, lambda state: state.spent),
    (given, lambda state: [gift.card for gift in state.draft.gifts]),
    (start, lambda state: state.pile[-1:]),
]


@pytest.mark.parametrize(("position", "leak"), LEAKS)
def test_ov_29_14_a_twin_finds_what_is_leaked(position, leak) -> None:
    spy, state = Spy(leak), position().state
    for viewer in (None, "axis_left", "allies_right"):
        twins = [twin(state, viewer, SeededRng(b"%d" % n)) for n in range(12)]
        assert any(spy.view(other, viewer) != spy.view(state, viewer) for other in twins), viewer


def test_ov_29_10_who_may_take_a_move_back_depends_on_nothing_hidden() -> None:
    t = given()
    for n in range(6):
        other = twin(t.state, "allies_left", SeededRng(b"%d" % n))
        one = play.play(ENGINE, t.state, "allies_left", ("lay/probe_left.1",), t.dice)
        two = play.play(ENGINE, other, "allies_left", ("lay/probe_left.1",), t.dice)
        assert one.barrier == two.barrier
        assert one.events == two.events


def test_ov_29_5_a_counter_attack_is_hidden_until_it_is_laid() -> None:
    t = table(UNITS, hand="counter_attack dig_in", pile=PILE)
    t.state.camps["AXIS"].last = [
        Laid("probe_right", "right", "probe_right", [2]),
        Laid("attack_right", "right", "attack_right", [1]),
    ]
    t.press("allies_chief", "give/counter_attack.left")
    t.roll("FF")
    t.press("allies_chief", "send")
    assert t.keys("allies_left", "counter")
    assert "counter" not in repr(ENGINE.view(t.state, "axis_chief").table.laid)
    assert "counter" not in repr(ENGINE.offers(t.state)["allies_left"].waiting)
