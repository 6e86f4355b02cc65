"""The trigger catalogue and the asynchronous protocol (QM-25 and QM-26)."""

from __future__ import annotations

import pytest

from conformance.laws import choice_is_well_formed
from engines.contract import OrderBook
from engines.quartermaster import ENGINE, reactions
from engines.quartermaster.components import COUNTRIES, RESPONSES, book
from engines.quartermaster.state import Context
from tests.engines.quartermaster.table import Table, table, words

# ---- 25: who may react, with which cards

CATALOGUE = {
    "turn_start": (4, {"germany", "japan", "ussr"}),
    "my_turn": (1, {"japan"}),
    "ew": (3, {"uk", "germany", "usa"}),
    "ew_hit": (2, {"germany", "italy"}),
    "build_choice": (2, {"uk"}),
    "built": (8, {"japan", "uk", "ussr", "germany", "usa"}),
    "removal": (10, {"japan", "italy", "uk", "ussr", "usa"}),
    "removed": (2, {"italy"}),
    "battle": (13, {"germany", "japan", "ussr", "uk", "usa"}),
    "card_leaves": (2, {"uk", "ussr"}),
    "status_used": (1, {"uk"}),
    "victory": (11, {"germany", "japan", "italy", "uk"}),
    "discard_phase": (1, {"usa"}),
}


@pytest.mark.parametrize("trigger", CATALOGUE)
def test_qm_25_1_to_qm_25_14_the_catalogue_counts_its_cards(trigger: str):
    """QM-25.1, QM-25.3, QM-25.4, QM-25.5, QM-25.6, QM-25.7, QM-25.8, QM-25.9, QM-25.10,
    QM-25.11, QM-25.12, QM-25.13, QM-25.14: a card more or less in a class fails here."""
    found = reactions.answering(table("").state, trigger)
    countries = {card.country for card, _ in found}
    assert (len(found), countries) == CATALOGUE[trigger]


def test_qm_25_2_qm_25_15_instead_and_always():
    windows = [a.window for card in book().values() for a in card.abilities]
    assert windows.count("instead") == 6
    assert windows.count("always") == 3


def test_qm_25_16_the_order_inside_one_action():
    t = table(
        "germany:A@germany",
        hands={"germany": "submarines_monsoon_group"},
        responses={"italy": "skilled_pilots", "uk": "asw_tactics rationing"},
        statuses={"germany": "wolf_packs"},
    )
    t.do("germany", "play submarines_monsoon_group; name uk")
    t.do("uk", "pass")
    t.do("germany", "use wolf_packs")
    t.do("uk", "pass")
    asked = [m.args["situation"].id for m in t.said("qm-opened")]
    assert asked[0] == "qm-when-ew"
    assert t.milled("uk") == 4


def test_qm_25_17_no_german_status_is_used_twice_in_a_turn():
    statuses = [c for c in book().values() if c.country == "germany" and c.type == "status"]
    for card in statuses:
        for ability in card.abilities:
            name = ability.trigger.name if ability.trigger else ability.window
            assert ability.once or name in ("victory", "instead", "ew", "ew_hit"), card.id


FITTING = [
    # card, class, facts: QM-25.18
    ("italy.skilled_pilots", "ew_hit", "by=usa target=italy card=usa.b24_liberator"),
    ("japan.kamikaze", "built", "by=usa who=usa space=central_pacific"),
    ("uk.loyal_to_the_crown", "built", "by=japan who=japan space=india"),
    ("ussr.rasputitsa", "built", "by=germany who=germany space=kazakhstan"),
    ("japan.battleship_repair", "removal", "by=usa who=japan space=sea_of_japan supplied"),
    ("japan.kwantung_army", "removal", "by=ussr who=japan space=mongolia supplied"),
    ("italy.monte_cassino", "removal", "by=usa who=germany space=italy"),
    ("uk.defensive_posture", "removal", "by=japan who=uk space=australia supplied"),
    ("uk.destroyers", "removal", "by=japan who=usa space=north_pacific supplied"),
    ("uk.raf", "removal", "by=germany who=uk space=united_kingdom"),
    ("ussr.leningrad", "removal", "by=germany who=ussr space=russia"),
    ("ussr.moscow", "removal", "by=germany who=ussr space=moscow"),
    ("ussr.stalingrad", "removal", "by=germany who=ussr space=ukraine"),
    (
        "italy.german_reinforcements_counterattack",
        "removed",
        "by=ussr who=italy space=balkans supplied",
    ),
    ("italy.romanian_reinforcements", "removed", "by=ussr who=germany space=balkans supplied"),
]


@pytest.mark.parametrize(("card", "trigger", "facts"), FITTING, ids=[row[0] for row in FITTING])
def test_qm_25_18_public_conditions_of_responses(card: str, trigger: str, facts: str | dict):
    pairs = (fact.partition("=") for fact in str(facts).split())
    facts = {name: value or True for name, _, value in pairs}
    owner = card.partition(".")[0]
    there = facts.get("who"), facts.get("space")
    t = table("japan:A@iwo_jima", responses={owner: card.partition(".")[2]})
    if trigger in ("built", "removal"):
        from engines.quartermaster.components import BIT

        t.state.units[there[0]] |= BIT[there[1]]
    if trigger == "ew_hit":
        from engines.quartermaster.state import Played

        t.state.flow.append(Played("usa.b24_liberator", "usa", True, mills=4))
    found = next((c, at) for c, at in reactions.answering(t.state, trigger) if c.id == card)
    assert reactions.fits(t.state, *found, Context(**facts))
    wrong = (
        facts | {"supplied": False}
        if facts.get("supplied")
        else facts
        | {"space": "madagascar" if "space" in facts else "", "target": "germany", "who": "france"}
    )
    assert not reactions.fits(
        t.state, *found, Context(**{k: v for k, v in wrong.items() if v != ""})
    )


# ---- 26

BATTLE = "germany:A@germany,eastern_europe; ussr:A@ukraine"


def battle(**more) -> Table:
    t = table(BATTLE, hands={"germany": "lb ba"}, **more)
    t.do("germany", "play lb; battle ukraine")
    return t


def test_qm_26_1_every_question_goes_to_a_country():
    t = battle(responses={"ussr": "moscow"}, options={"players": "2"})
    assert t.asked == ["ussr"]


def test_qm_26_2_qm_26_4_asked_by_public_facts_alone():
    assert battle(responses={"ussr": "moscow"}).asked == ["ussr"]  # something lies face-down
    assert battle().raised("removal") == 0  # nothing does
    elsewhere = table(
        "germany:A@moscow; ussr:A@siberia", hands={"germany": "lb"}, responses={"ussr": "moscow"}
    )
    elsewhere.do("germany", "play lb; battle siberia")
    assert elsewhere.raised("removal") == 0  # no Response of the ussr fits there


def test_qm_26_3_suspects_are_all_but_those_publicly_seen():
    t = table(
        BATTLE,
        hands={"germany": "lb ba"},
        responses={"ussr": "moscow"},
        hidden={"ussr": "stalingrad"},
    )
    t.do("germany", "play lb; battle ukraine")
    assert t.asked == ["ussr"]  # for all anybody knows, Stalingrad lies there
    seen = table(BATTLE, hands={"germany": "lb ba"}, responses={"ussr": "moscow"})
    seen.state.seen.append("ussr.stalingrad")
    seen.do("germany", "play lb; battle ukraine")
    assert seen.raised("removal") == 0
    assert sum(map(len, RESPONSES.values())) == 27


def test_qm_26_5_asked_without_a_fitting_card_one_may_only_pass():
    t = battle(responses={"ussr": "moscow"})
    assert t.keys("ussr") == ["pass"]


def test_qm_26_6_qm_26_22_the_public_line_names_situation_and_countries_only():
    one, other = battle(responses={"ussr": "moscow"}), battle(responses={"ussr": "stalingrad"})
    for seat in ("germany", None):
        assert ENGINE.view(one.state, seat) == ENGINE.view(other.state, seat)
    assert one.events == other.events
    one.do("ussr", "pass")
    other.do("ussr", "pass")
    assert one.said("qm-no-reaction") == other.said("qm-no-reaction")
    assert len(one.said("qm-no-reaction")) == 1


def test_qm_26_7_both_teams_are_asked_at_the_same_moment_under_seal():
    t = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        statuses={"germany": "synthetic_fuel"},
        responses={"ussr": "moscow"},
    )
    t.do("germany", "play ba; build ukraine")
    assert sorted(t.asked) == ["germany", "ussr"]
    assert all(t.offer(seat).sealed for seat in t.asked)
    assert t.offer("germany").clock == t.offer("ussr").clock == "window/1"


def test_qm_26_8_the_engine_waits_for_the_team_whose_go_it_is():
    t = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        statuses={"germany": "synthetic_fuel"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play ba; build ukraine")
    t.do("ussr", "use rasputitsa")  # settled without germany's answer
    assert t.said("qm-used")


def test_qm_26_9_other_offers_lapse_and_are_asked_again():
    t = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        statuses={"germany": "bias_for_action"},
        responses={"ussr": "rasputitsa"},
    )
    t.do("germany", "play ba; build ukraine")
    t.do("germany", "use bias_for_action")
    assert t.offer("germany").answered == ("use/germany.bias_for_action",)
    t.do("ussr", "use rasputitsa")
    assert t.offer("germany").answered == ()
    assert t.offer("germany").clock == "window/2"


def test_qm_26_10_silence_is_a_pass():
    t = battle(responses={"ussr": "stalingrad"})
    assert t.offer("ussr").default == ("pass",)


def test_qm_26_11_the_clock_of_a_situation_hangs_on_nothing_hidden():
    """The veil is the table's; the engine gives it a name for the situation that tells nothing."""
    clocks = {
        battle(responses={"ussr": card}).offer("ussr").clock for card in ("moscow", "stalingrad")
    }
    assert clocks == {"window/1"}


def test_qm_26_12_truk_is_asked_for_before_supply_if_it_could_matter():
    t = table(
        "japan:A@japan N@south_pacific",
        "japan",
        hands={"japan": "ba"},
        responses={"japan": "kamikaze"},
    )
    t.do("japan", "drop ba")
    assert t.keys("japan") == ["pass"]  # by the same public test, without holding it
    t.do("japan", "pass")
    assert "south_pacific" not in t.at("japan")
    fed = table(
        "japan:A@japan N@sea_of_japan",
        "japan",
        hands={"japan": "ba"},
        responses={"japan": "kamikaze"},
    )
    fed.do("japan", "drop ba")
    assert fed.raised("my_turn") == 0


def test_qm_26_13_the_country_on_turn_is_asked_by_the_same_test():
    t = table(
        "japan:A@japan N@sea_of_japan",
        "japan",
        hands={"japan": "sb"},
        responses={"japan": "kamikaze"},
    )
    t.do("japan", "play sb; battle central_pacific")
    assert t.keys("japan") == ["pass"]


# ---- standing orders


def answer(t: Table, seat: str, *picks: str):
    filed = OrderBook()
    ENGINE.orders.set(filed, picks)
    return ENGINE.orders.answer(t.state, seat, t.offer(seat), filed)


def test_qm_26_14_standing_orders_by_class_and_limit():
    t = battle(responses={"ussr": "stalingrad"})
    assert answer(t, "ussr") is None
    assert answer(t, "ussr", "on-removal/pass").picks == ("pass",)
    assert answer(t, "ussr", "on-all/pass").picks == ("pass",)
    assert answer(t, "ussr", "on-removal/use.stalingrad").picks == ("use/ussr.stalingrad",)
    only = ("on-removal/pass", "on-removal/use.stalingrad+space.ukraine")
    assert answer(t, "ussr", *only).picks == ("use/ussr.stalingrad",)  # the most specific wins
    italian = ("on-removal/pass+by.italy",)
    assert answer(t, "ussr", *italian) is None
    taken_back = (*only, "on-removal/ask")
    assert answer(t, "ussr", *taken_back) is None


def test_qm_26_14_a_pass_may_end_with_a_turn():
    t = battle(responses={"ussr": "stalingrad"})
    assert answer(t, "ussr", "on-removal/pass.1").picks == ("pass",)
    t.state.turns = 2
    assert answer(t, "ussr", "on-removal/pass.1") is None


def test_qm_26_14_the_menu_is_the_same_whatever_is_held():
    menus = [
        ENGINE.orders.menu(battle(responses={"ussr": card}).state, "ussr", OrderBook())
        for card in ("moscow", "stalingrad")
    ]
    assert menus[0] == menus[1]
    keys = [choice.key for choice in menus[0].choices]
    assert "on-removal/use.stalingrad+space.ukraine" in keys
    assert len(keys) == len(set(keys))
    assert max(map(len, keys)) <= 60
    everywhere = "uk:A@united_kingdom,india,eastern_united_states N@mediterranean_sea"
    for country in COUNTRIES:
        menu = ENGINE.orders.menu(table(everywhere).state, country, OrderBook())
        assert len({choice.key for choice in menu.choices}) == len(menu.choices)
        for choice in menu.choices:
            choice_is_well_formed(choice, country)
            assert words(choice.label, "pl")


def test_qm_26_15_free_statuses_are_used_unless_forbidden():
    t = table(
        "usa:A@western_europe",
        "usa",
        hands={"usa": "b29_superfortress"},
        statuses={"germany": "jet_fighters"},
    )
    t.do("usa", "play b29_superfortress")
    assert answer(t, "germany").picks == ("use/germany.jet_fighters",)
    assert answer(t, "germany", "on-ew-hit/pass").picks == ("pass",)
    scoring = table(
        "italy:A@italy,balkans",
        "italy",
        hands={"italy": "ba"},
        statuses={"italy": "balkan_resources"},
    )
    scoring.do("italy", "drop ba")
    assert answer(scoring, "italy").picks == ("all",)
    assert answer(scoring, "italy", "on-victory/pass").picks == ("done",)
    assert answer(scoring, "italy", "on-victory/ask") is None


def test_qm_26_16_an_order_for_a_card_that_is_gone():
    t = battle(responses={"ussr": "moscow"})
    # Not there, but nobody else can know that: a pass at the same instant.
    assert answer(t, "ussr", "on-removal/use.stalingrad").picks == ("pass",)
    t.state.seen.append("ussr.stalingrad")  # everybody knows: the person is asked
    assert answer(t, "ussr", "on-removal/use.stalingrad") is None


def ahead(t: Table, seat: str) -> set[str]:
    offer = ENGINE.orders.presets(t.state, seat, OrderBook())
    return {choice.key for choice in offer.choices} if offer else set()


def test_qm_26_17_with_a_question_the_further_classes_of_the_turn_can_be_settled():
    """A battle in Ukraine is asked about; a build near Moscow may follow, a Soviet turn may not."""
    t = battle(responses={"ussr": "stalingrad"})
    keys = ahead(t, "ussr")
    now = t.state.turns
    assert {"on-built/ask", f"on-built/pass.{now}", f"on-built/use.rasputitsa.{now}"} <= keys
    assert {key.partition("/")[0] for key in keys} == {"on-built"}, "not what is asked already"
    assert ahead(t, "germany") == set(), "the country on turn has its plan"


def test_qm_26_17_the_list_is_made_of_public_facts():
    lists = {
        tuple(sorted(ahead(battle(responses={"ussr": card}), "ussr")))
        for card in ("stalingrad", "rasputitsa", "moscow")
    }
    assert len(lists) == 1
    t = battle(responses={"ussr": "stalingrad rasputitsa"})
    t.state.seen.append("ussr.rasputitsa")
    assert ahead(t, "ussr") == set(), "everybody knows it is gone"


def test_qm_26_17_what_was_settled_holds_for_this_turn_only():
    t = battle(responses={"ussr": "stalingrad rasputitsa"})
    now, filed = t.state.turns, OrderBook()
    ENGINE.orders.set(filed, (f"on-built/use.rasputitsa.{now}",))
    assert filed.standing == {"built": f"use/rasputitsa.{now}"}
    asked = table(
        "germany:A@germany,eastern_europe",
        hands={"germany": "ba"},
        responses={"ussr": "rasputitsa"},
    )
    asked.do("germany", "play ba; build russia")
    offer = asked.offer("ussr")
    answer = ENGINE.orders.answer(asked.state, "ussr", offer, filed)
    assert answer
    assert answer.picks == ("use/ussr.rasputitsa",)
    asked.state.turns += 1
    assert ENGINE.orders.answer(asked.state, "ussr", offer, filed) is None


def test_qm_26_18_a_plan_is_carried_out_as_the_questions_come():
    t = table(
        "germany:A@germany,eastern_europe; ussr:A@ukraine,russia",
        hands={"germany": "lb ba"},
        statuses={"germany": "dive_bombers blitzkrieg"},
    )
    filed = t.do(
        "germany",
        "play lb; battle ukraine; use dive bombers; battle russia; use blitzkrieg; discard none",
    )
    assert filed.plan == []
    assert t.at("germany") == ["eastern_europe", "germany", "russia"]
    assert t.state.country == "uk"


def test_qm_26_18_an_impossible_step_is_skipped_or_stops_the_plan():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb ba"},
        statuses={"germany": "blitzkrieg"},
    )
    filed = t.do("germany", "play lb; battle ukraine else skip; battle eastern_europe; pass")
    assert (t.at("ussr"), filed.plan) == ([], [])
    stuck = table("germany:A@germany", hands={"germany": "lb ba"})
    stuck.refused("germany", "play lb; battle ukraine; discard none")
    assert stuck.nation("germany").hand == ["germany.lb", "germany.ba"]


def played_whole(t: Table, seat: str, text: str) -> None:
    """A turn of which nothing is left."""
    assert t.do(seat, text).plan == []


def firestorm() -> Table:
    """Japan is the only enemy whose home a unit of the USA is next to."""
    return table(
        "usa:N@sea_of_japan", "usa", hands={"usa": "firestorm_bombing ba"}, decks={"japan": "lb*9"}
    )


def test_qm_16_4_qm_33_46_a_choice_that_was_made_by_itself_may_be_named():
    t = firestorm()
    played_whole(t, "usa", "play firestorm_bombing; name japan; discard none")
    assert len(t.nation("japan").deck) == 2
    t = table(
        "germany:A@germany,eastern_europe; ussr:A@ukraine",
        hands={"germany": "lb ba"},
        statuses={"germany": "blitzkrieg"},
    )
    text = "play lb; battle ukraine; use blitzkrieg; build ukraine; discard none"
    played_whole(t, "germany", text)
    assert "ukraine" in t.at("germany")
    units = "italy:A@balkans; ussr:A@ukraine,moscow"
    t = table(units, "ussr", hands={"ussr": "titos_partisans ba"})
    text = "play titos_partisans; eliminate balkans; recruit balkans.ussr; discard none"
    played_whole(t, "ussr", text)
    assert t.there("balkans") == ["ussr"]


def test_qm_12_3_qm_26_18_a_cost_that_takes_the_whole_hand_may_be_named():
    t = table(
        "uk:A@united_kingdom N@north_sea; germany:A@western_europe",
        "uk",
        hands={"uk": "ba bn"},
        statuses={"uk": "resistance"},
    )
    played_whole(t, "uk", "instead resistance; discard ba, bn; battle western_europe")
    assert t.there("western_europe") == []


def test_qm_27_21_a_play_with_an_impossible_choice_is_refused_whole():
    why = firestorm().refused("usa", "play firestorm_bombing; name germany")
    assert (why.id, words(why.args["what"])) == ("qm-err-only-way", "Japan")
    units = "uk:A@united_kingdom N@north_sea; germany:A@western_europe"
    hands, statuses = {"uk": "ba bn lb"}, {"uk": "resistance"}
    t = table(units, "uk", hands=hands, statuses=statuses)
    why = t.refused("uk", "instead resistance; discard ba, bn; battle italy")
    assert why.id == "turn-not-possible"
    assert "Western Europe" in words(why)
    t = table("germany:A@germany; ussr:A@eastern_europe,moscow", hands={"germany": "lb"})
    assert t.refused("germany", "play lb; battle moscow").id == "turn-not-possible"


def test_qm_26_19_a_used_status_is_answered_at_once():
    """QM-17.4, QM-22.4, QM-25.12: before anything else of the turn is seen."""
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb ba"},
        statuses={"germany": "blitzkrieg"},
        responses={"uk": "raf"},
    )
    t.do("germany", "play lb; battle eastern_europe; use blitzkrieg")
    assert t.asked == ["uk"]
    assert t.offer("uk").sealed
    t.do("uk", "pass")
    assert t.asked == ["germany"]
    assert t.state.broken == []


def test_qm_26_19_the_question_about_statuses_need_not_stop_play():
    t = table(
        "germany:A@germany; ussr:A@eastern_europe",
        hands={"germany": "lb ba"},
        statuses={"germany": "blitzkrieg"},
        responses={"uk": "raf"},
        options={"enigma_blocking": "off"},
    )
    t.do("germany", "play lb; battle eastern_europe; use blitzkrieg")
    assert t.asked == ["germany"]  # the discard phase goes on
    assert t.state.broken == ["germany.blitzkrieg"]
    t.do("germany", "discard none")
    assert t.asked == ["uk"]  # the end of the turn waits
    assert t.keys("uk") == ["pass"]
    t.do("uk", "pass")
    assert t.state.country == "uk"
    assert t.state.broken == []


def test_qm_26_20_decisions_of_allies_are_open_questions():
    t = table("uk:A@united_kingdom", "usa", hands={"usa": "arsenal_of_democracy"})
    t.do("usa", "play arsenal_of_democracy")
    assert not t.offer("uk").sealed
    assert ENGINE.view(t.state, None).waiting == ("uk",)


def test_qm_26_21_a_removal_can_make_an_offer_lapse():
    t = table(
        "usa:A@eastern_united_states N@north_atlantic; germany:N@north_sea A@western_europe",
        hands={"germany": "sb"},
        responses={"uk": "destroyers"},
        statuses={"usa": "radar"},
    )
    t.do("germany", "play sb; battle north_atlantic")
    t.do("uk", "use destroyers")
    t.press("usa", "remove/north_atlantic")
    assert t.raised("removal") == 1
    assert t.nation("uk").responses == ["uk.destroyers"]  # not used: the unit is gone


WAITED_FOR = [
    # units, turn, hand, what is done, who is asked: the table after QM-26.22
    ("germany:A@germany", "germany", "blitzkrieg", "play blitzkrieg", []),
    ("germany:A@germany", "germany", "ba", "play ba; build balkans", []),
    ("germany:A@eastern_europe,germany", "germany", "ba", "play ba; build russia", ["ussr"]),
    ("japan:A@china,southeast_asia", "japan", "ba", "play ba; build india", ["uk"]),
    ("germany:A@germany", "germany", "bn", "play bn; build baltic_sea", []),
    ("usa:A@eastern_united_states", "usa", "ba", "play ba; build canada", []),
    ("usa:A@eastern_united_states", "usa", "bn", "play bn; build north_atlantic", []),
    ("germany:A@germany", "germany", "lb", "play lb; battle balkans", []),
    (
        "germany:A@eastern_europe; ussr:A@russia",
        "germany",
        "lb",
        "play lb; battle russia",
        ["ussr"],
    ),
    ("germany:A@moscow; ussr:A@siberia", "germany", "lb", "play lb; battle siberia", []),
    ("japan:A@southeast_asia; uk:A@india", "japan", "lb", "play lb; battle india", ["uk"]),
    (
        "germany:A@germany; usa:A@western_europe",
        "germany",
        "lb",
        "play lb; battle western_europe",
        [],
    ),
    ("usa:A@western_europe; italy:A@italy", "usa", "lb", "play lb; battle italy", ["italy"]),
    ("ussr:A@siberia; japan:A@vladivostok", "ussr", "lb", "play lb; battle vladivostok", []),
    ("germany:A@western_europe", "germany", "v_weapons", "play v_weapons", ["uk"]),
    ("usa:A@north_africa", "usa", "b24_liberator", "play b24_liberator", ["italy"]),
    ("usa:A@western_europe", "usa", "b29_superfortress", "play b29_superfortress", []),
]


@pytest.mark.parametrize(("units", "turn", "hand", "done", "asked"), WAITED_FOR)
def test_qm_26_23_qm_26_24_qm_26_25_who_is_waited_for(units, turn, hand, done, asked):
    """With a face-down card everywhere and none seen yet, nobody else than these is asked."""
    down = {"uk": "rationing", "ussr": "moscow", "italy": "monte_cassino", "japan": "truk"}
    down.pop(turn, None)
    t = table(units, turn, hands={turn: f"{hand} ba"}, responses=down)
    t.do(turn, done)
    assert [seat for seat in t.asked if seat != turn] == asked
