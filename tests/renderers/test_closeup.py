"""The part of a board that a question is about."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.commands.render import position
from bot.commands.simulate import seated
from bot.edge.pictures import HAND, fitting
from bot.text import words
from engines.contract import Choice, msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able
from engines.race_to_the_rhine.view import MarkView
from engines.registry import GAMES, engine
from renderers import picture, renderer
from renderers.closeup import CLOSE, LETTERS, LOW, PHONE, RIM, close, tiles
from renderers.draw import Stamp, Text, overlap
from renderers.picture import Plan

NEAR = {
    "race_to_the_rhine": ("reims", "epernay", "chalons"),
    "quartermaster": ("japan", "sea_of_japan"),
    "attack": ("france", "great_britain", "germany"),
    "total_domination": ("japan", "nanking", "manchuria"),
}
FAR = {
    "race_to_the_rhine": ("lisieux", "strasbourg"),
    "quartermaster": ("canada", "australia"),
    "attack": ("alaska", "south_africa"),
    "total_domination": ("japan", "egypt"),
}


def start(game: str, seat: str | None = None) -> Any:
    rules = engine(game)
    return rules.view(position(rules, seated(rules, None, {}), {}, 1, 0), seat)


def plans(game: str, marks: tuple[str, ...]) -> tuple[Plan, Plan | None]:
    room, say, view = renderer(game), words("en").say, start(game)
    assert room is not None
    whole = room.plan(view, say, marks=marks)
    assert len(whole.about("choice:")) == len(marks)
    return whole, close(whole, room.windows, lambda name: room.plan(view, say, focus=name).sheet)


@pytest.mark.parametrize("game", NEAR)
def test_places_near_each_other_are_shown_large_enough_for_a_phone(game: str) -> None:
    _, near = plans(game, NEAR[game])
    assert near is not None
    assert near.part is not None
    part, print_ = near.part, near.sheet.view
    for mark in near.about("choice:"):
        assert isinstance(mark, Stamp)
        x0, y0, x1, y1 = mark.box
        assert part.x <= x0
        assert x1 <= part.x + part.width
        assert part.y <= y0
        assert y1 <= part.y + part.height
    assert print_.x <= part.x
    assert part.x + part.width <= print_.x + print_.width
    assert print_.y <= part.y
    assert part.y + part.height <= print_.y + print_.height
    for mark in near.about("name:"):
        assert isinstance(mark, Stamp)
        largest = max(shape.size for shape in mark.shapes if isinstance(shape, Text))
        assert largest * PHONE / part.width >= LETTERS


def test_no_panel_lies_over_the_part_that_is_shown() -> None:
    whole, near = plans("race_to_the_rhine", ("lisieux", "brionne", "rouen"))
    assert near is not None
    assert near.part is not None
    part = near.part
    box = part.x, part.y, part.x + part.width, part.y + part.height

    def inside(kind: str) -> list[Stamp]:
        stamps = [mark for mark in whole.about(kind) if isinstance(mark, Stamp)]
        return [stamp for stamp in stamps if overlap(stamp.box, box)]

    assert inside("panel:"), "the panel of Montgomery begins in this part"
    assert whole.about("medals:red")
    assert not near.about("panel:")
    assert not near.about("medals:red")
    assert inside("corps:")
    assert list(near.about("corps:")) == inside("corps:")


@pytest.mark.parametrize("game", FAR)
def test_places_far_from_each_other_are_shown_on_the_whole_board(game: str) -> None:
    assert plans(game, FAR[game])[1] is None
    assert plans(game, ())[1] is None


def test_only_the_part_is_in_the_picture() -> None:
    view, say = start("quartermaster"), words("en").say
    made = picture("quartermaster", view, say, marks=NEAR["quartermaster"], focus=CLOSE)
    near = plans("quartermaster", NEAR["quartermaster"])[1]
    assert near is not None
    assert near.part is not None
    assert struct.unpack(">II", made.png[16:24]) == near.part.size


@pytest.mark.parametrize("game", FAR)
def test_places_far_from_each_other_are_shown_side_by_side(game: str) -> None:
    room, say, view = renderer(game), words("en").say, start(game)
    assert room is not None
    whole = room.plan(view, say, marks=FAR[game])
    (row,) = tiles(whole, room.windows, lambda name: room.plan(view, say, focus=name).sheet)
    for place, tile in zip(FAR[game], row, strict=True):
        part = tile.part
        assert part is not None
        (ring,) = [m.box for m in whole.about(f"choice:{place}") if isinstance(m, Stamp)]
        assert part.x - RIM <= ring[0]
        assert ring[2] <= part.x + part.width + RIM
    made = Image.open(BytesIO(picture(game, view, say, marks=FAR[game], focus=CLOSE).png))
    assert made.width > 1.9 * made.height / LOW / 2
    small = picture(game, view, say, marks=FAR[game], focus=CLOSE, width=390)
    assert Image.open(BytesIO(small.png)).width in (389, 390)


def test_places_all_over_the_board_are_shown_on_the_whole_of_it() -> None:
    view, say = start("attack"), words("en").say
    places = [region.region for region in view.regions]
    made = picture("attack", view, say, marks=places, focus=CLOSE)
    assert made.png == picture("attack", view, say, marks=places).png


def test_a_picture_fits_the_question() -> None:
    view = start("quartermaster", "uk")
    card, place = Choice("play/x", msg("x")), Choice("build/japan", msg("x"), "japan")
    aside = Choice("remove/italy", msg("x"), "italy", aside=True)
    assert fitting("quartermaster", view, [aside, card]) == HAND
    assert fitting("quartermaster", view, [place, card]) == CLOSE
    assert fitting("quartermaster", view, [aside]) == ""


CARDS = {
    "quartermaster": ("pass", "use/germany.synthetic_fuel"),
    "attack": ("decline/1", "accept/1.oil2d"),
    "overlord": ("visit/left", "give/medics.right"),
    "race_to_the_rhine": ("give", "decline"),
    "total_domination": ("pass", "operate/japan_03"),
}


@pytest.mark.parametrize("game", CARDS)
def test_cards_are_shown_when_the_question_is_about_cards(game: str) -> None:
    """Even if the first of the answers is to pass."""
    choices = [Choice(key, msg("x")) for key in CARDS[game]]
    assert fitting(game, start(game), choices) == HAND


def test_a_card_turned_on_the_way_is_shown_as_long_as_its_corps_moves() -> None:
    here = start("race_to_the_rhine", "red")
    assert not renderer("race_to_the_rhine").hand(here, words("en").say).about("card:hand:")
    deed = MarkView("red", "enter", ("amiens",), "red_starving_civilians_1")
    table = replace(here.table, moving="red_i", deeds=(deed,))
    shown = renderer("race_to_the_rhine").hand(replace(here, table=table), words("en").say)
    assert [mark.about for mark in shown.about("card:hand:")] == [f"card:hand:{deed.what}"]
    (does,) = shown.about("does:")
    assert isinstance(does, Stamp)
    assert [shape.text for shape in does.shapes if isinstance(shape, Text)] == [
        "1R for a medal, if you like."
    ]
    over = replace(here, table=replace(table, moving=None))
    assert not renderer("race_to_the_rhine").hand(over, words("en").say).about("card:hand:")


def questions(game: str, seed: int, moves: int) -> Iterator[tuple[str, Any, list[str]]]:
    """Every kind of question of a game once: what is asked, what the seat sees, the places."""
    rules, known = engine(game), set[str]()
    dice, chance = SeededRng(b"questions"), QuickRng(seed)
    state = rules.new(seated(rules, None, {}), {}, dice)
    for _ in range(moves):
        if not (offers := rules.offers(state)):
            return
        for seat, offer in offers.items():
            if offer.question.id not in known:
                known.add(offer.question.id)
                view = rules.view(state, seat, offers)
                answers = [choice for choice in offer.choices if not choice.aside]
                look = fitting(game, view, answers)
                if look == CLOSE:
                    places = [choice.place for choice in answers if choice.place]
                    yield offer.question.id, view, places
        rules.apply(state, *able(rules, state, offers, chance), dice)


def letters(game: str, view: Any, places: list[str]) -> float | None:
    """The smallest name of a place on a phone; None where the whole board is shown."""
    room, say = renderer(game), words("en").say
    assert room is not None
    table = view if room.first_look else view.table
    shown: list[list[Plan]] = []
    if room.closes:
        near = room.plan(table, say, marks=places, focus=CLOSE)
        shown = [[near]] if near.sheet.view.width < WIDE else []
    else:
        whole, zoomed = room.plan(table, say, marks=places), partial(room.plan, table, say)
        near = close(whole, room.windows, lambda name: zoomed(focus=name).sheet)
        shown = tiles(whole, room.windows, lambda name: zoomed(focus=name).sheet)
        shown = [[near]] if near else [[tile for tile in row if tile.part] for row in shown]
    found = []
    for row in shown:
        for plan in row:
            names = [mark for mark in plan.about("name:") if isinstance(mark, Stamp)]
            sizes = [max(s.size for s in name.shapes if isinstance(s, Text)) for name in names]
            wide = (plan.part or plan.sheet.view).width * (2 if len(shown) > 1 or row[1:] else 1)
            found += [size * PHONE / wide for size in sizes]
    return min(found, default=None)


WIDE = 1500.0
"""A picture of so many board units is the whole board of Overlord, not a part."""


CUT = [game for game in GAMES if (room := renderer(game)) and (room.windows or room.closes)]
"""Games that show the places of a question without the rest of the board."""


@pytest.mark.parametrize("game", CUT)
def test_names_can_be_read_on_a_phone_whatever_is_asked(game: str) -> None:
    found = {
        asked: size
        for asked, view, places in questions(game, 5, 150)
        if (size := letters(game, view, places)) is not None
    }
    assert found
    assert {asked: size for asked, size in found.items() if size < LETTERS - 0.05} == {}


@pytest.mark.parametrize(
    ("game", "marks"),
    [("race_to_the_rhine", ("lisieux", "brionne", "evreux", "yvetot")), *NEAR.items()],
)
def test_the_names_of_what_can_be_chosen_are_in_the_picture(
    game: str, marks: tuple[str, ...]
) -> None:
    _, near = plans(game, marks)
    assert near is not None
    assert {f"name:{place}" for place in marks} <= {
        mark.about for mark in near.about("name:") if isinstance(mark, Stamp)
    }
