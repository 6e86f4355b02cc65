"""What a question is about is shown apart from its answers, on the board and in the hand."""

from __future__ import annotations

import pytest

from bot.edge.pictures import HAND, fitting, for_use
from bot.text import words
from conformance.cases import cases_of, random_game
from engines.contract import Choice, msg
from engines.registry import engine
from renderers import icons, renderer
from renderers.asked import asked, picked, shortened
from renderers.closeup import CLOSE
from renderers.draw import Poly, Stamp
from renderers.panel import paper
from renderers.picture import Plan
from renderers.theme import STAFF

SAY = words("en").say
SEEDS = 5


def position(game: str, question: str):
    """The first position of some random games in which somebody is asked that."""
    case = cases_of(game)[0]
    for seed in range(SEEDS):
        for saved in random_game(case, seed).positions:
            state = case.engine.load(saved)
            for seat, offer in case.engine.offers(state).items():
                if offer.question.id == question and offer.place:
                    return case.engine.view(state, seat), offer
    raise AssertionError(f"{question} was never asked")


ABOUT = [
    ("attack", "at-ask-build-here"),
    ("overlord", "ov-ask-move"),
    ("race_to_the_rhine", "rr-ask-first-step"),
    ("total_domination", "td-ask-move"),
    ("quartermaster", "qm-ask-reaction"),
]


@pytest.mark.parametrize(("game", "question"), ABOUT)
def test_the_place_a_question_is_about_has_a_ring_of_its_own(game: str, question: str) -> None:
    view, offer = position(game, question)
    art = renderer(game)
    assert art is not None
    plan = asked(art.plan(view, SAY, marks=[offer.place]), offer.place, art.theme)
    [ring] = plan.about("asked:")
    assert plan.about("choice:") == ()
    assert art.theme.trail in {
        getattr(each, name, None) for each in ring.shapes for name in ("fill", "edge", "colour")
    }


def test_the_picture_follows_the_place_that_is_asked_about() -> None:
    view, offer = position("attack", "at-ask-build-here")
    answers = [choice for choice in offer.choices if not choice.place]
    assert fitting("attack", view, answers) == ""
    assert fitting("attack", view, answers, offer.place) == CLOSE


def test_a_card_that_can_be_picked_has_a_ring() -> None:
    case = cases_of("quartermaster")[0]
    state = case.engine.load(random_game(case, 0).positions[0])
    view = case.engine.view(state, "germany")
    held = view.hand[0].id
    art = renderer("quartermaster")
    assert art is not None
    plan = picked(art.hand(view, SAY), [f"discard/{held}", "pass", "build/moscow"], art.theme)
    [ring] = plan.about("choice:")
    assert ring.about == f"choice:discard/{held}"
    [card] = plan.about(f"card:hand:{held}")
    assert ring.box[:2] == pytest.approx(card.box[:2], abs=5)
    assert isinstance(ring.shapes[0], Poly)


def test_a_question_of_cards_still_shows_the_hand() -> None:
    choices = (Choice("discard/germany.lb", msg("qm-card-lb")),)
    assert fitting("quartermaster", engine, choices) == HAND


def hand(*cards: str) -> Plan:
    sheet = paper("asked", (200, 200), STAFF, ())
    return Plan(sheet, tuple(Stamp(9, 9, icons.star(5, "#000", "#000"), each) for each in cards))


def test_only_cards_that_can_be_played_are_ringed_where_all_can_be_thrown_away() -> None:
    keys = ["play/army", "discard/army", "discard/fleet"]
    choices = [Choice(key, msg("toy")) for key in keys]
    assert for_use("quartermaster", choices) == ["play/army"]
    assert for_use("quartermaster", choices[1:]) == keys[1:]


def test_a_card_in_a_pile_has_no_ring_while_its_like_is_in_the_hand() -> None:
    both = hand("card:discard:army", "card:hand:army")
    assert len(picked(both, ["play/army"], STAFF).about("choice:")) == 1
    assert len(picked(hand("card:discard:army"), ["use/army"], STAFF).about("choice:")) == 1


def test_what_lies_below_the_cards_of_a_question_is_left_out() -> None:
    sheet = paper("asked", (200, 400), STAFF, ())
    star = icons.star(5, "#000", "#000")
    places = ((9, "card:hand:army"), (90, "card:hand:fleet"), (300, "card:discard:army"))
    whole = Plan(sheet, tuple(Stamp(9, y, star, about) for y, about in places))
    for key, low in (("play/army", 90), ("play/fleet", 90)):
        part = shortened(picked(whole, [key], STAFF)).part
        assert part is not None
        assert low < part.height < 130, "all cards of the hand"
    assert shortened(picked(whole, ["pass"], STAFF)).part is None
