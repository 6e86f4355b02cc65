"""Typed turns that were filed in silence, or kept for another turn (QM-33.40 to QM-33.48)."""

from __future__ import annotations

import re

import pytest

from engines.contract import Illegal
from engines.kit.data import HOME
from engines.quartermaster import ENGINE
from engines.quartermaster.state import Protection
from tests.engines.quartermaster.table import Table, table, words


def filed_for(t: Table, seat: str, text: str) -> list[str]:
    """What is kept of a text for later; raises if it is refused."""
    filed = ENGINE.orders.read(t.state, seat, text)
    if seat in t.offers:
        answer = ENGINE.orders.answer(t.state, seat, t.offer(seat), filed)
        if answer and answer.stop:
            raise Illegal(answer.stop)
    return filed.plan


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        ("germany", "remove india"),
        ("germany", "now ba"),
        ("germany", "now truk"),
        ("uk", "remove germany"),
        ("uk", "now raf"),
        ("uk", "use raf"),
        ("uk", "battle ukraine; discard none"),
        ("ussr", "remove india"),
        ("ussr", "pass"),
    ],
)
def test_qm_33_44_what_can_only_be_done_now_is_refused_at_once(seat: str, text: str):
    t = table("germany:A@germany; uk:A@india", hands={"germany": "ba"}, responses={"uk": "raf"})
    with pytest.raises(Illegal) as refusal:
        filed_for(t, seat, text)
    for lang in ("en", "pl"):
        assert "{" not in words(refusal.value.reason, lang)


def test_qm_33_44_what_is_impossible_blocks_nothing_that_follows():
    t = table("germany:A@germany", hands={"germany": "ba"})
    t.do("germany", "remove india else skip; play ba; build balkans; discard none")
    assert t.at("germany") == ["balkans", "germany"]


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("play wolfpak", "Wolf Packs"),
        ("play batle", "Sea Battle"),
        ("play qqqq", ""),
        ("play enigmas", "Enigma"),
        ("build west europe army", "Western Europe"),
    ],
)
def test_qm_33_44_a_name_that_is_nearly_known_is_offered(text: str, near: str):
    t = table("germany:A@germany", hands={"germany": "ba"})
    why = t.refused("germany", text)
    assert why.id == ("turn-unknown-near" if near else "turn-unknown")
    assert near in words(why, "en")


def test_qm_33_44_a_protected_unit_is_told_so():
    t = table("germany:A@germany", hands={"germany": "ba"})
    t.state.protected.append(Protection("germany", "germany", "turn"))
    assert t.refused("germany", "remove germany").id == "qm-err-protected"


def test_qm_33_44_a_reaction_that_cannot_be_used_passes_nothing():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad rasputitsa"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.refused("ussr", "use rasputitsa")
    assert t.asked == ["ussr"]
    assert ENGINE.orders.read(t.state, "ussr", "play ba; build ukraine").plan  # for its own turn


def test_qm_33_45_nothing_typed_in_one_turn_answers_in_another():
    t = table(
        "germany:A@germany; ussr:A@ukraine",
        hands={"germany": "ba"},
        statuses={"germany": "dive_bombers"},
    )
    filed = ENGINE.orders.read(t.state, "germany", "drop ba; discard none; use dive_bombers")
    t.carry_out("germany", filed)
    while t.state.country == "germany":
        for seat in t.asked:
            t.silence(seat)
    answer = ENGINE.orders.ends(t.state, "germany", filed)
    assert answer
    assert answer.stop
    assert answer.stop.id == "turn-over"
    assert filed.plan == ["use dive_bombers"]


def test_qm_33_41_a_card_named_twice_is_two_cards():
    t = table("germany:A@germany", hands={"germany": "ba lb lb"})
    t.do("germany", "drop ba; discard lb, lb")
    assert t.discarded("germany") >= 2


def test_qm_33_40_every_line_of_the_page_is_read():
    """Every example of the table names a choice, in both languages."""
    page = (HOME.parent / "docs/rules/quartermaster.md").read_text("utf-8")
    rows = page.partition("**QM-33.40**")[2].partition("**QM-33.41**")[0].splitlines()
    step, t = ENGINE.orders.step, table()
    verbs = 0
    for row in rows:
        examples, polish = [re.findall(r"`([^`]+)`", cell) for cell in (row + "||").split("|")[1:3]]
        for english, verb in zip(examples, polish, strict=False):
            wish, same = (step(t.state, "germany", text).wishes[0] for text in (english, verb))
            said = wish.nothing or wish.keys[0].partition("/")[0]
            assert said in (same.nothing, same.keys[0].partition("/")[0]), (english, verb)
            verbs += 1
    assert verbs > 25


@pytest.mark.parametrize(
    ("typed", "reason", "tells"),
    [
        ("fly ukraine", "turn-unread", "fly"),
        ("play ba; build ukrane", "turn-unknown-near", "Ukraine"),
        ("play lightning_war", "turn-unknown", "lightning_war"),
        ("play raf", "turn-not-possible", "Build Army"),
        ("play ba; build india", "turn-not-possible", "Balkans"),
        ("play ba; discard none", "turn-not-possible", "Balkans"),
        ("drop ba; discard raf", "turn-not-possible", "Land Battle"),
        ("discard lb", "turn-not-possible", "card"),
        ("reallocate", "turn-not-possible", "card"),
        ("pass", "turn-not-possible", "card"),
        ("use blitzkrieg", "qm-err-no-fit", "land battle"),
        ("use dive bombers", "qm-err-from-hand", "Dive Bombers"),
        ("look uk.hand", "turn-unread", "look"),
    ],
)
def test_qm_33_43_qm_33_47_what_is_refused_is_told_and_changes_nothing(
    typed: str, reason: str, tells: str
):
    t = table(
        "germany:A@germany",
        hands={"germany": "ba lb dive_bombers"},
        statuses={"germany": "blitzkrieg"},
    )
    why = t.refused("germany", typed)
    assert (why.id, tells in words(why)) == (reason, True), words(why)


def test_qm_33_47_a_cost_of_too_many_cards():
    """QM-12.7: not by choice either."""
    units = "uk:A@united_kingdom N@north_sea; germany:A@western_europe"
    t = table(units, "uk", hands={"uk": "lb ba sb"}, statuses={"uk": "resistance"})
    assert t.refused("uk", "instead resistance; discard lb").id == "turn-how-many"
    t.do("uk", "instead resistance")
    assert t.refused("uk", "skip").id == "turn-not-possible"


def test_qm_33_42_a_step_on_condition():
    t = table("germany:A@germany", hands={"germany": "ba lb"})
    t.do("germany", "remove india else skip; if ok 1: drop lb; if fail 1: drop ba; discard none")
    assert t.nation("germany").hand[0] == "germany.lb"


def test_qm_33_45_a_later_step_that_falls_out_is_given_back():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine,russia",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers"},
        responses={"ussr": "stalingrad"},
    )
    filed = ENGINE.orders.read(
        t.state, "germany", "play lb; battle ukraine; use dive bombers; battle india; discard none"
    )
    assert t.carry_out("germany", filed) is None, "the Soviets are asked"
    t.do("ussr", "pass")
    why = t.carry_out("germany", filed)
    assert why
    assert why.id == "turn-not-possible"
    assert filed.plan == ["battle india", "discard none"]


def test_qm_33_48_cards_of_others_are_answered_alike_whatever_the_truth():
    tables = [
        table("germany:A@germany", hands={"germany": "ba"}, responses={"uk": card})
        for card in ("raf", "destroyers")
    ]
    for seat, typed in (("usa", "use uk.raf"), ("germany", "use raf"), ("germany", "now truk")):
        assert len({repr(t.refused(seat, typed)) for t in tables}) == 1
