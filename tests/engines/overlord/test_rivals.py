"""What the staff tries instead of the officer's picks."""

from __future__ import annotations

import pytest

from engines.contract import Offer
from engines.kit.play import checked
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.overlord import ENGINE, library, roles
from tests.engines.overlord.table import Table, fight, table

CHIEF = "allies_chief"


def tried(t: Table, seat: str = CHIEF) -> list[tuple[str, ...]]:
    return list(ENGINE.rivals(t.state, seat, ENGINE.offers(t.state)[seat], QuickRng(1)))


def small(units: str, hand: str) -> Table:
    return table(f"{units}, ALLIES I13 infantry, AXIS A13 infantry", size="standard", hand=hand)


def test_other_cards_come_best_first():
    units = "ALLIES D2 infantry, ALLIES D3 infantry, AXIS B2 infantry, AXIS B3 infantry"
    t = small(units, "recon_center probe_left recon_left")
    first, second, *_ = tried(t)
    assert (first, second) == (("self/probe_left",), ("self/recon_left",))


def test_of_the_units_that_are_ordered_one_is_exchanged_or_left_out():
    units = "ALLIES E5 infantry, ALLIES F6 infantry, ALLIES H7 infantry, AXIS D5 infantry"
    t = small(units, "probe_center")
    t.press(CHIEF, "self/probe_center")
    t.press(CHIEF, "send")
    assert [set(picks) for picks in tried(t)] == [
        {"order/e5", "order/h7"},
        {"order/f6", "order/h7"},
        {"order/e5"},
    ]


def test_units_may_go_elsewhere_but_in_no_other_order():
    t = small("ALLIES E5 infantry, ALLIES E6 infantry, AXIS C5 infantry", "probe_center")
    t.press(CHIEF, "self/probe_center")
    t.press(CHIEF, "send")
    t.do(CHIEF, "play P-C: E5 E6")
    assert "move" in {choice.verb for choice in ENGINE.offers(t.state)[CHIEF].choices}
    assert {key.partition("/")[0] for (key,) in tried(t)} == {"to", "stay"}


def test_ov_14_9_other_sheets_are_tried_only_if_there_is_an_ambush():
    """And none with lines for single units."""
    t = fight("ALLIES E5 infantry, AXIS D5 infantry", enemy="ambush probe_right")
    seat = next(s for s, o in ENGINE.offers(t.state).items() if o.question.id == "ov-ask-sheet")
    keys = {key for (key,) in tried(t, seat)}
    assert "sheet/others.ask" in keys
    assert not any(key.startswith("sheet/d5") for key in keys)
    t.state.camps["AXIS"].hand.remove("ambush")
    assert not tried(t, seat)


@pytest.mark.parametrize("battle", ["tr-01-crossroads", "ov-02-kalach-pincers"])
def test_every_rival_is_a_legal_answer(battle: str):
    state = ENGINE.new(
        roles.seats(library.field(battle)), {"scenario": battle}, SeededRng(b"rivals")
    )
    asked: set[str] = set()

    def check(offer: Offer, seat: str) -> None:
        asked.add(offer.question.id)
        for picks in ENGINE.rivals(state, seat, offer, QuickRng(1)):
            checked(offer, picks)

    moves = walk(ENGINE, state, SeededRng(b"dice"), QuickRng(3), able)
    for _, (offers, seat, _) in zip(range(300), moves, strict=False):
        check(offers[seat], seat)
    assert {"ov-ask-select", "ov-ask-move", "ov-ask-battle"} <= asked
