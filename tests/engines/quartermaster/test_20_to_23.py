"""Scoring and the end, reallocation, rulings on single cards, the effect language (QM-20 to 23)."""

from __future__ import annotations

import pytest

from engines.contract import Result
from engines.kit.rng import ScriptedRng, SeededRng
from engines.quartermaster import ENGINE, card_text, names, parser
from engines.quartermaster.components import COUNTRIES, SPACES, book
from engines.quartermaster.language import AtTurnStart, Cancel, Draw, NoSupply, Reorder
from engines.quartermaster.view import TableView
from tests.engines.quartermaster.table import Table, table, words

# ---- 20


def last_turn(axis: int, allies: int, round_number: int = 3) -> Table:
    t = table("", "usa", hands={"usa": "ba"}, round_number=round_number, statuses={"japan": ""})
    t.state.vp = {"axis": axis, "allies": allies}
    t.do("usa", "drop ba")
    return t


def test_qm_20_1_points_go_to_the_team_of_the_country():
    t = table("italy:A@italy,balkans", "italy", hands={"italy": "plunder"})
    t.do("italy", "play plunder")
    assert t.vp == (3, 0)


def test_qm_20_2_totals_above_99_are_ordinary():
    t = last_turn(98, 90)
    t.state.vp["axis"] += 5
    view = ENGINE.view(t.state, None)
    assert isinstance(view, TableView)
    assert view.axis == 103


def test_qm_20_3_enemy_capitals_give_no_victory():
    t = table("germany:A@moscow,united_kingdom,eastern_united_states", "usa", hands={"usa": "ba"})
    t.do("usa", "drop ba")
    assert t.state.winner == ""


def test_qm_20_4_only_teams_win():
    t = last_turn(71, 41)
    assert ENGINE.result(t.state) == Result(
        (("germany", "japan", "italy"), ("uk", "ussr", "usa")),
        ("germany", "japan", "italy"),
        "lead",
        {"germany": 71, "japan": 71, "italy": 71, "uk": 41, "ussr": 41, "usa": 41},
    )


@pytest.mark.parametrize(
    ("axis", "allies", "winner", "reason"),
    [(88, 87, "axis", "points"), (87, 88, "allies", "points"), (88, 88, "axis", "tie")],
)
def test_qm_20_5_qm_20_6_after_round_20(axis: int, allies: int, winner: str, reason: str):
    t = last_turn(axis, allies, round_number=20)
    assert (t.state.winner, t.state.reason) == (winner, reason)


@pytest.mark.parametrize(("axis", "over"), [(71, True), (70, False), (101, True)])
def test_qm_20_7_a_lead_of_30_wins_at_the_end_of_a_round_only(axis: int, over: bool):
    assert bool(last_turn(axis, 41).state.winner) is over
    midway = table("", "italy", hands={"italy": "ba"})
    midway.state.vp = {"axis": 75, "allies": 41}
    midway.do("italy", "drop ba")
    assert midway.state.winner == ""


@pytest.mark.parametrize(("axis", "lead"), [(60, 0), (61, 20), (70, 29)])
def test_qm_20_7_everybody_is_warned_of_a_lead_that_may_soon_win(axis: int, lead: int):
    t = last_turn(axis, 41)
    assert bool(t.said("qm-near")) is bool(lead)
    t.state.vp = {"axis": 41, "allies": 41 + lead}
    asked = t.offer(t.asked[0]).question
    assert asked.id == "qm-ask-main"
    assert asked.args["lead"] == lead


def test_qm_20_8_after_the_end_nothing_is_asked_and_cards_may_be_seen():
    t = last_turn(71, 41)
    assert ENGINE.offers(t.state) == {}
    view = ENGINE.view(t.state, None)
    assert isinstance(view, TableView)
    assert len(view.countries[0].opened) == 11
    hidden = table(
        "", "usa", hands={"usa": "ba"}, options={"reveal_at_end": "off"}, round_number=20
    )
    hidden.do("usa", "drop ba")
    assert ENGINE.view(hidden.state, None).countries[0].opened == ()


# ---- 21

REALLOCATION = {"reallocation": "on"}


def test_qm_21_1_once_per_own_turn_before_the_play_and_only_with_the_option():
    t = table("", hands={"germany": "plunder*5"}, options=REALLOCATION, rng=SeededRng(b"x"))
    t.do("germany", "reallocate; discard plunder, plunder+2, plunder+3, plunder+4; take lb")
    assert not t.possible("germany", "reallocate")
    assert not table("", hands={"germany": "plunder*5"}).possible("germany", "reallocate")


def test_qm_21_2_it_takes_exactly_four_cards_and_a_deck():
    few = table("", hands={"germany": "plunder*3"}, options=REALLOCATION)
    assert not few.possible("germany", "reallocate")
    none = table("", hands={"germany": "plunder*5"}, options=REALLOCATION, decks={"germany": ""})
    assert not none.possible("germany", "reallocate")
    t = table("", hands={"germany": "plunder*5"}, options=REALLOCATION, rng=SeededRng(b"x"))
    t.do("germany", "reallocate")
    assert (t.offer("germany").least, t.offer("germany").most) == (4, 4)


def test_qm_21_3_a_basic_card_is_taken_and_shown_if_there_is_one():
    t = table(
        "",
        hands={"germany": "plunder*4"},
        options=REALLOCATION,
        decks={"germany": "sb bn blitzkrieg"},
        rng=SeededRng(b"x"),
    )
    t.do("germany", "reallocate; discard plunder, plunder+2, plunder+3, plunder+4")
    assert t.keys("germany") == ["take/germany.bn", "take/germany.sb"]  # one must be taken
    looking = ENGINE.view(t.state, "germany").looking
    assert [card.id for card in looking] == ["germany.blitzkrieg", "germany.bn", "germany.sb"]
    t.do("germany", "take sb")
    assert t.said("qm-reallocated")[0].args["card"] == names.card("germany.sb")
    assert t.nation("germany").hand == ["germany.sb"]


def test_qm_21_4_the_deck_is_shuffled_even_if_nothing_was_found():
    t = table(
        "germany:A@germany",
        hands={"germany": "plunder*5"},
        options=REALLOCATION,
        decks={"germany": "blitzkrieg volkssturm"},
        rng=ScriptedRng(0),
    )
    t.do("germany", "reallocate; discard plunder, plunder+2, plunder+3, plunder+4")
    assert t.nation("germany").deck == ["germany.volkssturm", "germany.blitzkrieg"]
    assert t.possible("germany", "play plunder")  # the duty follows as usual


# ---- 22: what the tests of the cards do not say


def test_qm_22_1_units_placed_meanwhile_are_not_lifted():
    t = table(
        "germany:A@germany,balkans",
        hands={"germany": "autobahn"},
        statuses={"germany": "synthetic_fuel"},
    )
    t.do("germany", "play autobahn; lift balkans; build italy; use synthetic_fuel")
    t.do("germany", "build balkans")
    assert t.args("germany", "lift") == ["germany"]


def test_qm_22_3_malta_is_asked_of_both_at_once_and_milling_may_cost_points():
    t = table(
        "germany:N@mediterranean_sea A@balkans; italy:A@italy",
        "uk",
        hands={"uk": "malta_submarines"},
        decks={"germany": ""},
    )
    t.do("uk", "play malta_submarines")
    assert t.asked == ["germany"], "Italy can do one thing only"
    t.do("germany", "part 0")
    assert t.at("germany") == ["balkans", "mediterranean_sea"]
    assert t.vp[0] == -2


def test_qm_22_4_enigma_answers_scoring_and_modifying_uses_too():
    t = table(
        "germany:A@ukraine",
        hands={"germany": "ba"},
        statuses={"germany": "abundant_resources"},
        responses={"uk": "enigma_code_cracked"},
    )
    t.do("germany", "drop ba; all")
    assert t.scored("germany.abundant_resources") == 1  # resolved first
    t.do("uk", "use enigma_code_cracked")
    assert t.nation("germany").statuses == []


def test_qm_22_5_rationing_is_for_the_card_played_from_hand_only():
    t = table("uk:A@united_kingdom", "uk", hands={"uk": "ba"}, responses={"uk": "rationing"})
    t.do("uk", "drop ba")
    assert t.raised("card_leaves") == 0


def test_qm_22_9_only_the_five_submarine_cards_bear_the_tag():
    tagged = [card.id for card in book().values() if card.tag == "sub"]
    assert len(tagged) == 5
    assert all(card.startswith("germany.submarines") for card in tagged)


def test_qm_22_14_swedish_iron_ore_gives_two_separate_points():
    t = table(
        "germany:N@baltic_sea A@germany",
        hands={"germany": "ba"},
        statuses={"germany": "swedish_iron_ore"},
    )
    t.do("germany", "drop ba; all")
    assert t.scored("germany.swedish_iron_ore") == 1


def test_qm_22_17_two_axis_armies_in_one_space_score_two():
    t = table(
        "italy:A@italy,north_africa N@mediterranean_sea; germany:A@north_africa",
        "italy",
        hands={"italy": "ba"},
        statuses={"italy": "impero_italiano"},
    )
    t.do("italy", "drop ba; all")
    assert t.scored("italy.impero_italiano") == 2


# ---- 23


def read(definition: str):
    return parser.parse(definition, COUNTRIES, SPACES)


@pytest.mark.parametrize(
    ("definition", "why"),
    [
        ("play -> fly(army/me, any)", "unknown verb 'fly'"),
        ("play -> build(army/france, any)", "unknown country 'france'"),
        ("play -> build(army/me, atlantis)", "unknown space 'atlantis'"),
        ("on sunrise(me) -> vp(1)", "expected .* found 'sunrise'"),
        ("play -> vp(1) vp(2)", "cannot read on"),
        ("play -> vp(one)", "expected a number"),
        ("play -> vp(1) ; §", "cannot read"),
    ],
)
def test_qm_23_1_a_definition_that_cannot_be_read_says_why(definition: str, why: str):
    with pytest.raises(ValueError, match=why):
        read(definition)


def test_qm_23_2_windows_limits_and_costs():
    (ability,) = read("on battle(me, land, any) once pay deck 1 -> vp(1)").abilities
    assert (ability.window, ability.once, ability.pay, ability.cost) == ("on", True, "deck", 1)
    assert [a.window for a in book()["usa.american_volunteer_group"].abilities] == [
        "always",
        "instead",
    ]


def test_qm_23_3_qm_23_7_every_verb_and_trigger_is_used_by_some_card():
    from engines.quartermaster import language

    used = {type(line.step) for card in book().values() for block in card.blocks for line in block}
    assert used == set(language.Step.__args__)
    triggers = {a.trigger.name for c in book().values() for a in c.abilities if a.trigger}
    assert len(triggers) == 14


def test_qm_23_4_bindings_are_made_when_the_text_starts():
    block = book()["germany.submarines_enforce_blockade"].blocks[-1]
    assert type(block[0].step).__name__ == "Let"
    assert type(book()["usa.b26_marauder"].blocks[-1][0].step).__name__ == "Pick"


def test_qm_23_5_qm_23_6_words_of_place_and_context():
    steps = [line.step for card in book().values() for block in card.blocks for line in block]
    spaces = {type(step.space).__name__ for step in steps if hasattr(step, "space")}
    assert {"Here", "Adjacent", "Near", "Places", "Anywhere", "AtTurnStart"} <= spaces


def test_qm_23_8_only_one_card_needs_the_board_of_the_dawn():
    def uses(kind: type) -> list[str]:
        return [
            card.id
            for card in book().values()
            if any(
                isinstance(line.step, kind) or isinstance(getattr(line.step, "space", None), kind)
                for block in card.blocks
                for line in block
            )
        ]

    assert uses(AtTurnStart) == ["germany.broad_front"]
    assert uses(Reorder) == ["germany.superior_planning"]
    assert uses(Cancel) == ["uk.asw_tactics"]
    assert uses(NoSupply) == ["ussr.scorched_earth"]
    assert uses(Draw) == ["usa.lend_lease"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_qm_23_9_qm_24_3_every_definition_yields_a_text_by_itself(lang: str):
    texts = {words(card_text.generated(card), lang) for card in book().values()}
    assert len(texts) >= 119  # the basic cards say the same in every country
    assert all(said.endswith(".") and "qm-" not in said for said in texts)


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "germany.blitzkrieg",
            "When: you have caused a land battle. Limit: once per turn. Cost: 1 from deck. "
            "Effect: build 1 Army (where: the battled space).",
            "Kiedy: po twojej bitwie lądowej. Limit: raz na turę. Koszt (karty z talii): 1. "
            "Efekt: sformuj armię (gdzie: obszar tej bitwy).",
        ),
        (
            "ussr.titos_partisans",
            "Effect: eliminate 1 Axis Army (where: Balkans); then recruit 1 Soviet or UK Army "
            "(where: Balkans).",
            "Efekt: wyeliminuj armię Osi (gdzie: Bałkany); następnie wystaw armię radziecką lub "
            "brytyjską (gdzie: Bałkany).",
        ),
        (
            "uk.destroyers",
            "When: about to be removed: supplied UK or US Navy. Effect: that piece stays on the "
            "board, protected until this turn ends.",
            "Kiedy: tuż przed usunięciem: zaopatrzona flota brytyjska lub amerykańska. Efekt: ta "
            "jednostka pozostaje na planszy; ochrona do końca tej tury.",
        ),
        (
            "germany.submarines_enforce_blockade",
            "Effect: N = the number of your Armies (where: next to North Sea); then deck discard, "
            "UK: 2×N; then +N VP.",
            "Efekt: N = liczba: twoje armie (gdzie: obok: Wschodni Atlantyk); następnie Wielka "
            "Brytania – do odrzucenia z talii: 2×N; następnie +N PZ.",
        ),
        (
            "usa.american_volunteer_group",
            "Always: Allied Armies count as supplied (where: Szechuan). When: your play phase, "
            "instead of playing a card. Cost: 2 from deck. Effect: recruit 1 Army (where: "
            "Szechuan).",
            "Stale: armie Aliantów uchodzą za zaopatrzone (gdzie: Syczuan). Kiedy: twoja faza "
            "działań, zamiast zagrania karty. Koszt (karty z talii): 2. Efekt: wystaw armię "
            "(gdzie: Syczuan).",
        ),
        (
            "usa.lend_lease",
            "Effect: choose UK or USSR; then the chosen country may: play a card from the hand; if "
            "that was done, draw 1 (the chosen country).",
            "Efekt: wybierz: Wielka Brytania lub ZSRR; następnie wybrane państwo – opcjonalnie: "
            "zagranie z ręki: karta; jeśli to wykonano, dobranie kart (wybrane państwo): 1.",
        ),
    ],
)
def test_qm_23_10_samples_of_the_generator(card: str, english: str, polish: str):
    assert words(card_text.generated(book()[card])) == english
    assert words(card_text.generated(book()[card]), "pl") == polish
