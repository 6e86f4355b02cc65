"""State, secrecy, what the board shows, the log, decisions (chapters D, S, H, V, E)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bot.text import words
from bot.text.rulebook import rulebook
from engines.contract import Msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, decide, walk
from engines.total_domination import ENGINE, names, position, questions, setup
from engines.total_domination.components import CARDS, GROUPS, MAP, SPACES, TECHS
from tests.engines.total_domination.table import ALL, Table, census

ROOT = Path(__file__).parents[3]
ENGINE_HOME = ROOT / "engines/total_domination"


# ---- 0: data, not code


def test_td_0_1_every_rule_an_offer_cites_can_be_looked_up():
    """TD-0.1, TD-0.2, TD-D.1."""
    for lang in ("en", "pl"):
        book = rulebook("total_domination", lang)
        rng = SeededRng(b"r")
        for options in ({"setup": "alternative"}, {"players": "1"}):
            seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
            state = ENGINE.new(seats, options, rng)
            for offers, _, _ in walk(ENGINE, state, rng, QuickRng(1)):
                assert all(book.find(offer.rule) for offer in offers.values())


def test_td_0_3_no_space_or_card_is_written_into_code():
    """TD-0.3: only what a rule itself names may stand in code."""
    allowed = {"arctic", "germany", "italy", "france", "japan", "china", "poland", "ukraine"}
    for source in ENGINE_HOME.rglob("*.py"):
        tree = ast.parse(source.read_text("utf-8"))
        words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        spaces = {word for word in words if word in SPACES or word in CARDS}
        assert spaces <= allowed, source.name


def test_td_0_9_an_event_beats_chapter_6():
    """TD-0.9: Logistics is free where forming costs OP."""
    t = Table().hand("germany", "germany_07").hand("uk", "uk_13").saved("germany", "germany_05")
    t.press_each("germany", "event/germany_07", "form/army.germany", "done")
    assert t.state.powers["germany"].saved == "germany_05"
    assert not t.said("td-log-spent")


def test_td_0_10_everything_is_found_anew_after_each_step():
    t = Table().clear("poland").hand("germany", "germany_01").hand("uk", "uk_13")
    t.press("germany", "operate/germany_01")
    before = position.of(t.state)
    t.go("germany", "germany.army", "germany", "poland")
    assert position.of(t.state) is not before
    assert t.control("poland") == "germany"


def test_td_3_6_5_resistance_comes_by_events_only():
    t = Table(active="uk").hand("uk", "uk_01").put("germany.army", "benelux")
    t.press("uk", "operate/uk_01")
    assert not t.keys("uk", "resistance")


# ---- D


def test_td_d_18_nobody_is_asked_on_another_powers_turn():
    rng = SeededRng(b"d")
    state = ENGINE.new(ALL, {}, rng)
    for offers, _, _ in walk(ENGINE, state, rng, QuickRng(3)):
        if state.phase == "actions":
            assert list(offers) == [state.active]


def test_td_d_22_steps_can_be_taken_back_until_done():
    """The question says what is left; a rocket says how many cards it hits."""
    t = Table().hands(germany="germany_01 germany_02", uk="uk_01").tech("germany", "v2")
    rocket = next(c for c in t.offer("germany").choices if c.verb == "rocket")
    assert rocket.label.args["n"] == 1
    t.press("germany", "operate/germany_01")
    assert t.offer("germany").question.args["left"] == 6
    assert t.can("germany", "done")


# ---- S


def test_td_s_2_the_clock_is_saved():
    """TD-S.2, TD-S.5, TD-S.6: what is not saved does not exist."""
    t = Table().join("china").tech("uk", "radar").saved("uk", "uk_01")
    t.state.powers["uk"].rocket = t.state.powers["uk"].lend = True
    again = ENGINE.load(ENGINE.dump(t.state))
    assert again == t.state
    assert again.owners["china"] == "ussr"
    assert again.powers["uk"].techs == ["radar"]
    assert again.powers["uk"].lend


@pytest.mark.parametrize("options", [{}, {"arctic": "on"}, {"players": "1"}, {"scenario": "fall"}])
def test_td_s_3_s_4_and_s_9_the_census_holds_in_random_games(options):
    """TD-S.3, TD-S.4, TD-S.9."""
    rng = SeededRng(b"s")
    seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
    state = ENGINE.new(seats, options, rng)
    for n, _ in enumerate(walk(ENGINE, state, rng, QuickRng(4))):
        if n % 3 == 0:
            census(state)


# ---- H


def test_td_h_3_piles_are_seen_by_nobody():
    """TD-H.3, TD-H.8."""
    t = Table().hand("uk", "uk_01")
    seen = repr([ENGINE.view(t.state, seat) for seat in (None, *ALL)])
    hidden = [card for card in t.state.deck if f"'{card}'" in seen]
    assert not hidden
    assert "'uk_01'" not in repr(ENGINE.view(t.state, "germany"))


# ---- V


def test_td_v_1_spaces_and_routes():
    """TD-V.1, TD-V.2."""
    assert {space.kind for space in MAP.spaces} == {"land", "island", "coastal"}
    assert sum(bool(route.link) for route in MAP.routes) == 4
    view = Table().view()
    assert view.space("germany").limit == 4
    assert view.space("poland").limit == 2


def test_td_v_3_units():
    """TD-V.3, TD-V.6."""
    t = Table().put("uk.bomber!", "great_britain").put("germany.army", "siam")
    pieces = {(p.nation, p.kind): p for p in t.view().space("great_britain").pieces}
    assert pieces["uk", "bomber"].spent == 1
    assert pieces["uk", "fleet"].count == 1
    assert not t.view().space("siam").pieces[0].supplied
    assert t.view().space("china").pieces[0].power is None


def test_td_v_4_control_and_warnings():
    t = Table().clear("moscow").put("germany.army", "moscow")
    assert t.view().space("moscow").warning
    assert t.view().space("moscow").control is None
    t = Table().put("uk.fleet", "atlantic").put("uboat", "atlantic")
    assert t.view().space("atlantic").warning
    assert t.view().space("canada").control == "uk"


def test_td_v_5_markers_and_tiles():
    t = Table().put("germany.army", "benelux").put("resistance", "benelux").put("uboat", "atlantic")
    t.put("destroyed", "germany")
    view = t.view()
    assert (view.space("benelux").resistance, view.space("benelux").worth) == (1, 0)
    assert view.space("atlantic").uboats == 1
    assert view.space("germany").destroyed
    assert (view.space("france").tile, view.space("france").home_of) == ("france", "uk")


def test_td_v_7_points():
    view = Table().join("usa").view()
    assert (view.axis, view.axis_threshold, view.allies_threshold) == (15, 29, 35)
    assert view.power("germany").points == 8


def test_td_v_8_years():
    t = Table(year=1940, active="uk")
    t.state.powers["japan"].passed = True
    view = t.view()
    assert [year.passes for year in view.years][:2] == ["left", "right"]
    assert (view.year, view.phase, view.active) == (1940, "actions", "uk")
    assert view.power("japan").passed


def test_td_v_9_tracks():
    view = Table().put("uboat", "atlantic").view()
    usa = view.tracks[0]
    assert (usa.nation, usa.at, usa.steps, usa.deck, usa.joined) == ("usa", 0, 4, 4, False)
    assert (view.uboats, view.lend_lease_minimum) == (1, 4)


def test_td_v_10_sheets():
    t = Table().tech("germany", "mechanization", "self_propelled_artillery")
    sheet = t.view().power("germany").sheet
    assert [tech.id for tech in sheet.techs if tech.active] == [
        "mechanization",
        "self_propelled_artillery",
    ]
    assert (sheet.costs.move_army, sheet.costs.attack_army, sheet.costs.form_fleet) == (1, 2, 3)


def test_td_v_11_what_lies_with_a_power():
    t = Table().hand("uk", "uk_01").saved("uk", "uk_02").front("uk", "uk_05", "uk_06")
    power = t.view().power("uk")
    assert (power.hand, power.saved, power.modifier) == (1, "uk_02", 0)
    assert {pool.nation: pool.army for pool in power.pools} == {"uk": 2, "france": 0}


def test_td_v_12_diplomacy_and_piles():
    view = Table().diplomacy("uk", "uk_11").pile("uk_01", "uk_02").view()
    assert [(d.flag, d.owner, d.points) for d in view.diplomacy] == [("spain", "uk", 1)]
    assert (view.deck, view.discard[-1]) == (51, "uk_02")


def test_td_v_13_what_has_changed():
    t = Table().clear("poland").hand("germany", "germany_01").hand("uk", "uk_13")
    t.press("germany", "operate/germany_01")
    t.go("germany", "germany.army", "germany", "poland")
    kinds = [deed.kind for deed in t.view().deeds]
    assert kinds == ["move", "control"]
    assert t.view().deeds[0].places == ("germany", "poland")
    t.press("germany", "done")
    assert [deed.kind for deed in ENGINE.view(t.state, "uk").deeds] == kinds


def test_td_v_14_the_hand():
    t = Table(active="uk").hand("uk", "uk_01", "germany_03").front("uk", "uk_05")
    mine = {card.id: card.uses[0] for card in ENGINE.view(t.state, "uk").hand}
    assert mine["uk_01"].worth == 7
    assert mine["uk_01"].event_ok
    assert mine["germany_03"].tech_ok
    assert not mine["germany_03"].event_ok
    assert mine["germany_03"].event_why
    assert mine["uk_01"].tech_why


def test_td_v_16_everything_has_a_name():
    for lang in ("en", "pl"):
        say = words(lang).say
        said = [
            *map(names.space, SPACES),
            *map(names.tech, TECHS),
            *map(names.card, CARDS),
            *map(names.event, CARDS),
            *map(names.seat, (*ALL, "axis", "allies")),
            *(Msg(f"td-group-{group}") for group in GROUPS),
            *(Msg(f"td-option-{o.name}{tail}") for o in setup.OPTIONS for tail in ("", "-help")),
            *(Msg(f"td-option-{o.name}-{v}") for o in setup.OPTIONS for v in o.values),
        ]
        assert all(say(one) for one in said)
        assert len({say(names.space(space)) for space in SPACES}) == len(SPACES)


# ---- E


WANTED = (
    "year", "picked", "draft-ends", "actions", "operation", "spent", "form", "move", "attack",
    "control", "points", "technology", "tech-active", "pass", "victory", "ready",
)  # fmt: skip


@pytest.mark.parametrize("options", [{}, {"players": "2", "arctic": "on"}, {"players": "1"}])
def test_td_e_1_everything_said_has_all_its_words(options):
    """TD-E.1, TD-E.6, TD-E.7, TD-E.8, TD-E.10, TD-E.14: each step of a year is told, in full."""
    tongues = [words("en"), words("pl")]
    rng, said = SeededRng(b"log"), set()
    for seed in range(3):
        seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
        state, chance = ENGINE.new(seats, options, rng), QuickRng(seed)
        while offers := ENGINE.offers(state):
            seat, picks = decide(offers, chance)
            asked = [offers[seat].question, offers[seat].waiting]
            asked += [choice.label for choice in offers[seat].choices]
            told = [event.text for event in ENGINE.apply(state, seat, picks, rng)]
            for text in asked + told:
                if text.id in said:
                    continue
                said.add(text.id)
                for tongue in tongues:
                    assert not re.search(r"[{}]|  | [,;]|\\(\\)", tongue.say(text)), text
    if not options:
        assert {f"td-log-{word}" for word in WANTED} <= said


def test_td_e_15_nothing_is_said_without_words():
    """Every message id in the code has words in both languages, and both use the same gaps."""
    found = set()
    for source in ENGINE_HOME.rglob("*.py"):
        found |= set(re.findall(r'"(td-[a-z_-]+[a-z])"', source.read_text("utf-8")))
    for lang in ("en", "pl"):
        knows = words(lang).knows
        assert not [message for message in found if not knows(message)]
    gaps = []
    for lang in ("en", "pl"):
        text = (ROOT / f"data/total_domination/words/{lang}.ftl").read_text("utf-8")
        entries = re.split(r"\n(?=td-)", text)
        gaps.append({e.split(" =")[0]: set(re.findall(r"\$(\w+)", e)) for e in entries[1:]})
    assert gaps[0] == gaps[1]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_td_8_0_1_a_card_to_choose_says_what_its_technology_does(lang):
    about = questions.of_whole_card("keep", "japan_09").about
    assert about is not None
    assert (
        words(lang).say(about)
        == {
            "en": "Logistics – army, fleet. Mechanization: armies and bombers move for 1 OP.",
            "pl": "Logistyka – armia, flota. Mechanizacja: armie i bombowce ruszają się za 1 PO.",
        }[lang]
    )
