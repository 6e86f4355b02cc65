"""Pictures of leagues: everything is on the paper, readable on a telephone, and told in words."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.text import LANGUAGES, names, words
from engines.contract import Msg, msg
from renderers import league
from renderers.draw import Poly, Stamp, Text, overlap
from renderers.league import paper, standings
from renderers.league.records import (
    Card,
    Champions,
    Cross,
    Ending,
    Hall,
    Record,
    Score,
    Season,
    Share,
    Shares,
    Sides,
    Standing,
    Standings,
    Strength,
)
from renderers.picture import Plan
from renderers.theme import rgb
from renderers.wording import MOST, Say
from tests.renderers.eyes import EYES, apart

NAMES = (
    "Ada",
    "Wilhelmina van der Bergen-Kowalczyk",
    "xX_dragonslayer_of_the_eastern_front_Xx",
    "Łucja Żółć",
    "Иван Петров",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
)
TIES = ("meetings", "opponents", "wins", "time", "lot")
TELEPHONE = 390
SMALLEST = 7.5
"""Pixels of the smallest letters on a telephone."""


def person(place: int) -> Standing:
    scores = {number: (Score(1 + (place + number) % 5, number == 2),) for number in range(1, 9)}
    return Standing(
        place,
        NAMES[place % len(NAMES)],
        1234.5 - place,
        108,
        3,
        ("", *TIES)[place % 6],
        "up" if place < 5 else "down" if place > 59 else "",
        place == 7,
        tuple(score for scores_of in scores.values() for score in scores_of),
        scores,
    )


PEOPLE = tuple(person(place) for place in range(1, 65))
ABOUT = msg("standings-page", first=1, last=16, all=64)
SIDES = (
    Shares(
        names.title("quartermaster"),
        tuple(Share(names.seat("quartermaster", seat), 3, 8) for seat in ("germany", "japan")),
    ),
)
LONG = "The Autumn League of the Wargamers' Guild of Upper Silesia"
RECORDS: dict[str, tuple[Record, str]] = {
    "standings": (Standings(LONG, ABOUT, PEOPLE, 3), ""),
    "rounds": (Standings(LONG, ABOUT, PEOPLE), league.ROUNDS),
    "nobody": (Standings(LONG, ABOUT, ()), ""),
    "cross": (
        Cross(
            LONG,
            ABOUT,
            PEOPLE[:16],
            {(a, b): (1.0, 0.5, None) for a in range(16) for b in range(16) if a != b},
        ),
        "",
    ),
    "card": (
        Card(
            NAMES[1],
            ABOUT,
            Msg("standings-hall"),
            108,
            52,
            (
                Strength(names.title("race_to_the_rhine"), -12.3, 3, provisional=True),
                Strength(names.title("total_domination"), 28.4, 30, False, 12, 64),
            ),
            SIDES,
            tuple(Season(LONG, place, 64) for place in (1, 22)),
        ),
        "",
    ),
    "sides": (Sides(LONG, ABOUT, SIDES), ""),
    "hall": (Hall(LONG, (Champions(LONG, NAMES[1:4]),) * 3, (Msg("standings-key"),)), ""),
    "ending": (Ending(LONG, ABOUT, PEOPLE[:20], (Msg("standings-key"),)), ""),
}


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    return words(request.param).say


@pytest.fixture(params=RECORDS)
def shown(request: pytest.FixtureRequest) -> tuple[Record, str]:
    found: tuple[Record, str] = RECORDS[request.param]
    return found


def texts(plan: Plan) -> list[tuple[Stamp, Text]]:
    return [
        (mark, shape)
        for mark in plan.marks
        if isinstance(mark, Stamp)
        for shape in mark.shapes
        if isinstance(shape, Text)
    ]


def test_all_words_are_on_the_paper_and_large_enough(shown: tuple[Record, str], say: Say) -> None:
    plan = league.plan(shown[0], say, shown[1])
    view = plan.sheet.view
    for mark, text in texts(plan):
        x0, y0, x1, y1 = mark.box
        assert min(x0, y0, view.width - x1, view.height - y1) >= 0, text.text
        if "met:" not in mark.about:
            assert text.size * TELEPHONE / view.width > SMALLEST, text.text


def test_no_words_lie_on_others(shown: tuple[Record, str], say: Say) -> None:
    found = texts(league.plan(shown[0], say, shown[1]))
    boxes = [
        (text.text, (x0, y0 + text.size * 0.3, x1, y1 - text.size * 0.3))
        for mark, text in found
        for x0, y0, x1, y1 in [mark.box]
    ]
    for i, (one, box) in enumerate(boxes):
        for other, second in boxes[i + 1 :]:
            assert overlap(box, second) < 60, f"{one} and {other}"


def test_a_picture_is_a_png_of_the_wanted_width_and_has_words(
    shown: tuple[Record, str], say: Say
) -> None:
    made = league.picture(shown[0], say, width=TELEPHONE, focus=shown[1])
    with Image.open(BytesIO(made.png)) as image:
        assert image.width == TELEPHONE
    assert 20 < len(made.alt) <= MOST


def test_everybody_is_on_exactly_one_page() -> None:
    found = [
        row.place
        for number in range(standings.pages(PEOPLE))
        for row in standings.page(Standings(LONG, ABOUT, PEOPLE, number))
    ]
    assert found == list(range(1, 65))
    assert standings.page(Standings(LONG, ABOUT, PEOPLE, 99))[0].place == 49


@pytest.mark.parametrize(
    ("name", "drawn", "face"),
    [
        ("Ada", "Ada", "bold"),
        ("𝓒𝓵𝓪𝓻𝓪 🎲", "Clara", "bold"),
        ("Иван", "Иван", "names"),
        ("Ｗｉｄｅ", "Wide", "bold"),
        ("🎲\u200b", "?", "bold"),
        ("a\u202eb\ncd", "abcd", "bold"),
    ],
)
def test_names_are_drawn_with_letters_there_are(name: str, drawn: str, face: str) -> None:
    assert paper.called(name) == drawn
    assert paper.face(drawn) == face


def test_wins_and_divisions_differ_without_colours(say: Say) -> None:
    plan = league.plan(*RECORDS["standings"][:1], say)  # page with those who go down
    downs = [m for m in plan.marks if isinstance(m, Stamp) and m.about == "goes:down"]
    first = league.plan(Standings(LONG, ABOUT, PEOPLE), say)
    ups = [m for m in first.marks if isinstance(m, Stamp) and m.about == "goes:up"]
    assert len(downs) == 5
    assert len(ups) == 4
    points = [
        shape.points for m in (ups[0], downs[0]) for shape in m.shapes if isinstance(shape, Poly)
    ]
    assert points[0] != points[1]
    for eyes in EYES:
        assert apart(_light(paper.GOOD), _light(paper.EVEN), eyes) > 0.15
        assert apart(_light(paper.THEME.ink), _light(paper.THEME.card), eyes) > 0.35


def _light(colour: str) -> tuple[float, float, float]:
    red, green, blue = rgb(colour)
    return red / 255, green / 255, blue / 255


def test_the_likely_share_narrows_with_games() -> None:
    few, many = paper.likely(2, 4), paper.likely(200, 400)
    assert few[1] - few[0] > 3 * (many[1] - many[0])
    assert paper.likely(0, 0) == ()
    assert paper.likely(5, 5)[1] == 1.0


def test_who_goes_up_from_the_podium_has_a_triangle_there(say: Say) -> None:
    plan = league.plan(Ending(LONG, ABOUT, PEOPLE[:5]), say)
    marks = [mark for mark in plan.marks if isinstance(mark, Stamp)]
    first_of_others = min(mark.y for mark in marks if mark.about == "place:4")
    ups = [mark for mark in marks if mark.about == "goes:up"]
    assert len(ups) == 4
    assert sum(mark.y < first_of_others - 30 for mark in ups) == 3
