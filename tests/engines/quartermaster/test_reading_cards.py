"""What a card says is told as soon as everybody may know which card it is, never before."""

from __future__ import annotations

from engines.contract import Msg
from engines.extras import CardText
from engines.quartermaster import card_text
from engines.quartermaster.components import book
from engines.quartermaster.extras import cards
from tests.engines.quartermaster.table import Table, table


def read(t: Table) -> list[Msg]:
    return [e.text for e in t.events if e.text.id == "qm-reads" and e.audience is None]


def says(card: str) -> Msg:
    return Msg("qm-reads", {"text": card_text.of(book()[card])})


def test_qm_7_4_a_played_card_is_read_out_and_basic_cards_are_not() -> None:
    t = table("germany:A@germany", hands={"germany": "plunder"})
    t.do("germany", "play plunder")
    assert read(t) == [says("germany.plunder")]
    basic = table("germany:A@germany", hands={"germany": "ba"})
    basic.do("germany", "play ba; build balkans")
    assert read(basic) == []


def test_qm_7_4_a_response_is_read_out_when_it_is_used_and_not_when_it_is_placed() -> None:
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "raf"})
    t.do("uk", "play raf")
    assert read(t) == []
    used = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
    )
    used.do("germany", "play lb; battle ukraine")
    assert read(used) == []
    used.do("ussr", "use stalingrad")
    assert read(used) == [says("ussr.stalingrad")]


def test_qm_17_1_a_choice_of_a_card_is_about_what_the_card_says() -> None:
    """A closed menu shows a name; opened, it shows below each name what the card does."""
    t = table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "free_france ba"},
        options={"free_france_cost": "deck"},
    )
    about = {choice.key: choice.about for choice in t.offer("uk").choices}
    assert about["play/uk.free_france"] == Msg("qm-says-uk-free-france-deck")
    assert about["drop/uk.ba"] == Msg("qm-says-ba")


def looked_up(t: Table) -> dict[str, CardText]:
    return {card.id: card for card in cards(t.state)}


def test_qm_11_1_cards_are_looked_up_with_where_they_lie_openly() -> None:
    t = table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "ba"},
        statuses={"uk": "royal_navy"},
        shown={"uk": "king_peter bomber_command"},
    )
    found = looked_up(t)
    assert len(found) == 123
    assert [m.id for m in found["uk.royal_navy"].lies] == ["qm-lies-table"]
    assert [m.id for m in found["uk.bomber_command"].lies] == ["qm-lies-top"]
    assert found["uk.king_peter"].lies == ()


def test_qm_11_2_looking_up_a_card_tells_nothing_of_who_holds_it() -> None:
    """Hands, face-down Responses and hidden piles make no difference."""
    one = table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "free_france"},
        responses={"uk": "raf"},
        hidden={"uk": "rationing"},
    )
    other = table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "resistance"},
        responses={"uk": "destroyers"},
        hidden={"uk": "king_peter"},
    )
    assert looked_up(one) == looked_up(other)
    assert all(card.lies == () for card in looked_up(one).values())


def test_a_used_response_can_be_looked_up_as_used() -> None:
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    assert looked_up(t)["ussr.stalingrad"].lies == ()
    t.do("ussr", "use stalingrad")
    assert looked_up(t)["ussr.stalingrad"].lies != ()
