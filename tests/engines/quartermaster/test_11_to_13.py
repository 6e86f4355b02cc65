"""Zones and information, discards and costs, types of cards (QM-11 to QM-13)."""

from __future__ import annotations

import pytest

from engines.quartermaster import ENGINE, names
from engines.quartermaster.components import book
from engines.quartermaster.view import SeatView, TableView
from tests.engines.quartermaster.table import Table, table


def public(t: Table) -> TableView:
    view = ENGINE.view(t.state, None)
    assert isinstance(view, TableView)
    return view


def own(t: Table, seat: str) -> SeatView:
    view = ENGINE.view(t.state, seat)
    assert isinstance(view, SeatView)
    return view


def line(t: Table, country: str):
    return next(one for one in public(t).countries if one.country == country)


def rich() -> Table:
    return table(
        "uk:A@united_kingdom",
        "uk",
        hands={"uk": "ba lb"},
        decks={"uk": "sb*3"},
        statuses={"uk": "lord_linlithgow"},
        responses={"uk": "raf"},
        hidden={"uk": "bn*3"},
        shown={"uk": "bomber_command"},
    )


# ---- 11


def test_qm_11_1_what_the_owner_sees_and_what_everybody_sees():
    t = rich()
    uk, mine = line(t, "uk"), own(t, "uk")
    assert (uk.deck, uk.hand, uk.responses, uk.discard) == (3, 2, 1, 4)
    assert uk.top.id == "uk.bomber_command"
    assert [status.card.id for status in uk.statuses] == ["uk.lord_linlithgow"]
    assert [card.id for card in mine.hand] == ["uk.ba", "uk.lb"]
    assert [card.id for card in mine.responses] == ["uk.raf"]
    assert len(mine.discard) == 4
    assert mine.looking == ()


def test_qm_11_2_allies_see_no_more_than_enemies():
    t = rich()
    assert own(t, "usa").table == own(t, "germany").table
    assert not any(
        c.key.startswith("show") for o in ENGINE.offers(t.state).values() for c in o.choices
    )


def test_qm_11_3_qm_11_11_counts_and_points_are_public():
    seen = public(rich())
    assert (seen.axis, seen.allies, seen.round, seen.step) == (0, 0, 1, "play")
    assert all(isinstance(c.deck, int) and isinstance(c.hand, int) for c in seen.countries)


def test_qm_11_4_qm_11_5_piles_and_decks_are_closed_to_others():
    t = rich()
    assert "uk.bn" not in repr(public(t))
    assert "uk.sb" not in repr(own(t, "uk"))  # not even the own deck
    assert "uk.bn" in repr(own(t, "uk"))


def test_qm_11_6_open_cards_go_on_top():
    t = rich()
    t.do("uk", "play ba; redeclare united_kingdom")
    t.quiet()
    assert line(t, "uk").top.id == "uk.ba"
    used = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad"},
    )
    used.do("germany", "play lb; battle ukraine")
    used.do("ussr", "use stalingrad")
    assert line(used, "ussr").top.id == "ussr.stalingrad"
    assert line(used, "germany").top.id == "germany.lb"


def test_qm_11_7_unrevealed_cards_go_below():
    t = rich()
    t.do("uk", "drop ba; discard lb")
    assert line(t, "uk").top.id == "uk.bomber_command"
    assert t.nation("uk").hidden[-2:] == ["uk.ba", "uk.lb"]


def test_qm_11_8_without_an_open_part_no_top_card():
    t = table("uk:A@united_kingdom", "uk", hidden={"uk": "bn*3"})
    assert line(t, "uk").top is None
    assert line(t, "uk").discard == 3
    taken = table(
        "usa:A@canada", "usa", hands={"usa": "flexible_resources"}, shown={"usa": "ba radar"}
    )
    taken.do("usa", "play flexible_resources; play radar")
    assert taken.nation("usa").shown == ["usa.ba", "usa.flexible_resources"]


def test_qm_11_9_a_card_taken_from_the_pile_is_public():
    t = table("usa:A@canada", "usa", hands={"usa": "flexible_resources"}, hidden={"usa": "radar"})
    t.do("usa", "play flexible_resources; play radar")
    assert t.said("qm-played")[-1].args["card"] == names.card("usa.radar")


def test_qm_11_10_responses_once_seen_stay_seen():
    t = table(
        "germany:A@eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb"},
        responses={"ussr": "stalingrad leningrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    assert line(t, "ussr").seen == ("ussr.stalingrad",)


# ---- 12


def test_qm_12_1_the_owner_chooses_what_it_discards():
    t = table(
        "ussr:A@moscow; germany:A@ukraine",
        "ussr",
        hands={"ussr": "lb ba sb bn"},
        statuses={"ussr": "frontal_assault"},
    )
    t.do("ussr", "play lb; battle ukraine; use frontal_assault")
    assert t.args("ussr", "discard") == ["ussr.ba", "ussr.sb", "ussr.bn"]
    assert t.offer("ussr").default == ("discard/ussr.ba", "discard/ussr.sb")
    t.do("ussr", "discard sb, bn; skip; discard none")
    assert t.nation("ussr").hidden == ["ussr.sb", "ussr.bn"]


def test_qm_12_1_as_many_cards_as_are_owed_each_once_and_copies_told_apart():
    t = table(
        "ussr:A@moscow; germany:A@ukraine",
        "ussr",
        hands={"ussr": "lb ba*2 sb"},
        statuses={"ussr": "frontal_assault"},
    )
    t.do("ussr", "play lb; battle ukraine; use frontal_assault")
    ba, again, sb = t.keys("ussr", "discard")
    for picks in [(), (ba,), (ba, again, sb), (ba, ba), (ba, "discard/ussr.bn")]:
        assert t.cannot("ussr", *picks), picks
    t.press("ussr", ba, again)
    assert t.nation("ussr").hidden == ["ussr.ba", "ussr.ba"]


def test_qm_12_2_a_mill_takes_the_top_card_and_only_the_owner_learns_which():
    t = table(
        "germany:A@germany", statuses={"germany": "conscription"}, decks={"germany": "lb sb bn"}
    )
    t.do("germany", "instead conscription; build italy")
    assert t.nation("germany").hidden == ["germany.bn", "germany.sb"]
    own_lines = [e for e in t.events if e.text.id == "qm-milled-own"]
    assert [e.audience for e in own_lines] == [("germany",)]


def test_qm_12_3_qm_12_4_qm_12_5_hand_then_deck_then_points():
    t = table(
        "uk:A@united_kingdom N@north_sea",
        "uk",
        hands={"uk": "ba"},
        decks={"uk": ""},
        statuses={"uk": "resistance"},
    )
    t.do("uk", "instead resistance; battle western_europe")
    assert (t.discarded("uk"), t.milled("uk"), t.vp[1]) == (1, 0, -1 + 2)
    both = table(
        "uk:A@united_kingdom N@north_sea",
        "uk",
        hands={"uk": "ba"},
        decks={"uk": "lb"},
        statuses={"uk": "resistance"},
    )
    both.do("uk", "instead resistance; battle western_europe")
    assert (both.discarded("uk"), both.milled("uk"), both.vp[1]) == (1, 1, 2)


def test_qm_12_4_a_mill_never_falls_back_on_the_hand():
    t = table(
        "germany:A@germany",
        hands={"germany": "ba lb"},
        decks={"germany": "sb"},
        statuses={"germany": "conscription"},
    )
    t.do("germany", "instead conscription; build italy")
    assert (len(t.nation("germany").hand), t.vp[0]) == (2, -1 + 4)


def test_qm_12_6_a_lost_point_pays_the_cost():
    t = table(
        "italy:A@italy; ussr:A@balkans",
        "italy",
        decks={"italy": ""},
        statuses={"italy": "bravado"},
        hands={"italy": ""},
    )
    t.do("italy", "instead bravado; battle balkans")
    assert (t.at("ussr"), t.vp[0]) == ([], -2 + 2)


def test_qm_12_7_points_are_never_given_up_by_choice():
    t = table(
        "ussr:A@moscow; germany:A@ukraine",
        "ussr",
        hands={"ussr": "lb ba*3"},
        statuses={"ussr": "frontal_assault"},
    )
    t.do("ussr", "play lb; battle ukraine; use frontal_assault")
    offer = t.offer("ussr")
    assert (offer.least, offer.most) == (2, 2)


def test_qm_12_8_the_cascade_holds_for_what_enemies_cause():
    t = table(
        "italy:A@italy", "italy", hands={"italy": "decima_flottiglia_mas"}, decks={"uk": "lb"}
    )
    t.do("italy", "play decima_flottiglia_mas")
    assert (t.milled("uk"), t.vp[1]) == (1, -1)


def test_qm_12_9_totals_may_fall_below_zero():
    t = table("italy:A@italy", "italy", hands={"italy": "decima_flottiglia_mas"}, decks={"uk": ""})
    t.do("italy", "play decima_flottiglia_mas")
    assert t.vp[1] == -2


def test_qm_12_10_costs_come_first_and_whole():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb"},
        statuses={"germany": "dive_bombers"},
    )
    t.do("germany", "play lb; battle eastern_europe; use dive_bombers")
    assert t.milled("germany") == 1  # paid, though the battle is still to be chosen
    assert t.possible("germany", "battle balkans")


def test_qm_12_11_a_cost_may_be_paid_with_points_alone():
    t = table(
        "germany:A@germany",
        hands={"germany": ""},
        decks={"germany": ""},
        statuses={"germany": "conscription"},
    )
    assert t.possible("germany", "instead conscription")


def test_qm_12_12_a_card_being_played_pays_for_nothing():
    t = table(
        "ussr:A@moscow; germany:A@ukraine",
        "ussr",
        hands={"ussr": "lb ba"},
        decks={"ussr": "sb"},
        statuses={"ussr": "frontal_assault"},
    )
    t.do("ussr", "play lb; battle ukraine; use frontal_assault")
    assert (t.discarded("ussr"), t.milled("ussr")) == (1, 1)


# ---- 13


@pytest.mark.parametrize(
    ("card", "zone"),
    [("ba", "shown"), ("plunder", "shown"), ("v_weapons", "shown"), ("blitzkrieg", "statuses")],
)
def test_qm_13_1_where_played_cards_go(card: str, zone: str):
    t = table("germany:A@germany", hands={"germany": card})
    t.do("germany", f"play {card}" + ("; build italy" if card == "ba" else ""))
    assert getattr(t.nation("germany"), zone) == [f"germany.{card}"]


def test_qm_13_1_there_are_eight_types():
    assert len({card.type for card in book().values()}) == 8
    t = table("japan:A@japan", "japan", hands={"japan": "truk"})
    t.do("japan", "play truk")
    assert t.nation("japan").responses == ["japan.truk"]


def test_qm_13_2_a_card_is_in_no_zone_while_it_resolves():
    t = table("germany:A@germany", hands={"germany": "ba"})
    t.do("germany", "play ba")
    nation = t.nation("germany")
    assert "germany.ba" not in nation.hand + nation.shown + nation.hidden
    t.do("germany", "build italy")
    assert t.nation("germany").shown == ["germany.ba"]


def test_qm_13_3_a_used_response_is_discarded_and_a_status_stays():
    t = table(
        "germany:A@eastern_europe,germany; ussr:A@ukraine",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
        responses={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    t.do("ussr", "use stalingrad")
    assert t.nation("ussr").shown == ["ussr.stalingrad"]
    lone = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb"},
        statuses={"germany": "blitzkrieg"},
    )
    lone.do("germany", "play lb; battle eastern_europe; use blitzkrieg")
    assert lone.nation("germany").statuses == ["germany.blitzkrieg"]


def test_qm_13_4_nothing_is_used_from_the_hand():
    t = table("germany:A@germany; ussr:A@eastern_europe", hands={"germany": "lb blitzkrieg"})
    t.do("germany", "play lb; battle eastern_europe")
    assert t.raised("battle") == 0


def test_qm_13_5_the_target_says_which_battle_card_is_needed():
    t = table("japan:N@sea_of_japan A@japan; ussr:A@vladivostok", "japan", hands={"japan": "lb sb"})
    t.do("japan", "play sb")
    assert "vladivostok" not in t.args("japan", "battle")
    land = table("japan:N@sea_of_japan A@japan; ussr:A@vladivostok", "japan", hands={"japan": "lb"})
    land.do("japan", "play lb")
    assert "vladivostok" in land.args("japan", "battle")


def test_qm_13_6_a_battle_ordered_by_a_card_is_no_battle_card_played():
    t = table("germany:A@germany; ussr:A@eastern_europe", hands={"germany": "guns_and_butter"})
    t.do("germany", "play guns_and_butter; part 2; battle eastern_europe")
    assert t.nation("germany").shown == ["germany.guns_and_butter"]


def test_qm_13_7_any_number_of_cards_may_lie_on_the_table():
    many = "blitzkrieg dive_bombers conscription wolf_packs volkssturm jet_fighters atlantic_wall"
    t = table("germany:A@germany", hands={"germany": "synthetic_fuel"}, statuses={"germany": many})
    t.do("germany", "play synthetic_fuel")
    assert len(t.nation("germany").statuses) == 8
