"""What the pictures of Overlord show. OV-30."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot.text import words
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.overlord import ENGINE
from engines.overlord.components import FEATURES, NATIONS, TYPES
from renderers import overlord, picture
from renderers.draw import Stamp, Text
from renderers.overlord import pieces, terrain, works
from renderers.overlord.colours import FRONT
from renderers.overlord.places import field, named
from tests.renderers.shapes import lettered

GAME = "overlord"
SOME = [
    ("ov-01-bloody-omaha", 3, 300),
    ("ov-02-kalach-pincers", 2, 40),
    ("ov-03-saipan-landing", 1, 0),
    ("ov-05-hells-highway", 4, 150),
    ("tr-01-crossroads", 5, 40),
    ("tr-02-sand-and-wire", 6, 5000),
]


def seats(options) -> list[str]:
    return [seat for chair in ENGINE.chairs(options) for seat in chair]


@cache
def state(scenario: str, seed: int, moves: int):
    dice = SeededRng(b"overlord %d" % seed)
    options = {"scenario": scenario}
    start = ENGINE.new(seats(options), options, dice)
    for _ in islice(walk(ENGINE, start, dice, QuickRng(seed), able), moves + 1):
        pass
    return start


@pytest.fixture(params=SOME, ids=[f"{name[:5]}-{moves}" for name, _, moves in SOME])
def view(request):
    return ENGINE.view(state(*request.param), None)


@pytest.fixture(params=["en", "pl"])
def say(request):
    return words(request.param).say


def about(plan, start: str) -> list[str]:
    return [mark.about for mark in plan.about(start)]


def texts(plan, start: str = "") -> list[str]:
    stamps = [mark for mark in plan.about(start) if isinstance(mark, Stamp)]
    return [shape.text for stamp in stamps for shape in stamp.shapes if isinstance(shape, Text)]


def test_ov_30_1_every_hex_is_drawn_with_its_name(view, say):
    plan = overlord.plan(view, say)
    names = {mark.about: mark.shapes[0].text for mark in plan.about("name:")}
    assert all(names[f"name:{cell.at}"] == cell.at for cell in view.hexes)
    assert sorted(field(view).hexes()) == sorted(cell.at for cell in view.hexes)
    assert about(plan, "hex:") == [
        f"hex:{cell.at}:{cell.terrain}" for cell in view.hexes if cell.terrain != "open"
    ]
    for kind, start in (("rect", "work:"), ("obstacle", "obstacle:"), ("mine", "mine:")):
        there = [f"{start}{h.at}:{getattr(h, kind)}" for h in view.hexes if getattr(h, kind)]
        assert about(plan, start) == there


def test_ov_30_1_letters_and_numbers_stand_on_all_four_edges(view, say):
    plan = overlord.plan(view, say)
    told = texts(plan, "rim:")
    for text in ("A", "I", "1", str(view.wide)):
        assert told.count(text) == 2


def test_ov_30_1_names_are_drawn_after_everything_on_the_field(view, say):
    marks = [mark.about for mark in overlord.plan(view, say).marks]
    assert marks.index("name:A1") > max(
        i for i, name in enumerate(marks) if name.startswith(("hex:", "unit:", "obstacle:"))
    )


def test_ov_30_1_every_terrain_work_and_obstacle_is_known_without_colour():
    drawn = {
        "terrain": lambda kind: terrain.tile(kind, 0b1001, "#FFFFFF"),
        "rect": lambda kind: works.work(kind, 0b1001, 0),
        "obstacle": works.obstacle,
    }
    for layer, shapes in drawn.items():
        kinds = [one.id for one in FEATURES.values() if one.layer == layer]
        looks = {kind: lettered(shapes(kind)) for kind in kinds}
        same = [(a, b) for a in kinds for b in kinds if a < b and looks[a] == looks[b]]
        assert not same, layer


def test_ov_30_1_a_neighbour_is_found_by_its_doubled_coordinates():
    assert named(24, 4) == "E13"
    assert named(25, 5) == "F13"


def test_ov_30_2_every_unit_is_drawn_with_nation_and_strength(view, say):
    plan = overlord.plan(view, say)
    stamps = plan.about("unit:")
    assert [mark.about for mark in stamps] == [
        f"unit:{u.at}:{u.side}:{u.type}:{u.figures}" for u in view.units
    ]
    for stamp, unit in zip(stamps, view.units, strict=True):
        told = [shape.text for shape in stamp.shapes if isinstance(shape, Text)]
        assert {unit.nation, str(unit.figures)} <= set(told)


def test_ov_30_2_sides_types_and_nations_differ_without_colour():
    def drawn(side, nation, kind, figures):
        one = TYPES[kind]
        return lettered(pieces.unit(side, nation, kind, one.cls, figures, one.figures, FRONT))

    axis = pieces.outline("AXIS", pieces.W, pieces.H)
    assert axis != pieces.outline("ALLIES", pieces.W, pieces.H)
    assert len({drawn(n.side, n.id, "infantry", 4) for n in NATIONS.values()}) == len(NATIONS)
    kinds = {kind.removesuffix("_late").removesuffix("_early") for kind in TYPES}
    assert len({drawn("AXIS", "DE", kind, 1) for kind in TYPES}) >= len(kinds)
    assert drawn("AXIS", "DE", "infantry", 4) != drawn("AXIS", "DE", "infantry", 3)


def test_ov_30_3_section_lines_and_generals_of_both_sides(view, say):
    plan = overlord.plan(view, say)
    assert len(plan.about("line:")) == len(view.lines)
    generals = [one for one in view.generals if one.sections]
    assert len(plan.about("section:")) == 2 * (len(view.lines) + 1)
    assert set(texts(plan, "section:")) == {str(n + 1) for n in range(len(view.lines) + 1)}
    if view.wide == 26:
        assert len(plan.about("general:")) == len(generals) == 6
        assert sum(name.endswith(":area") for name in about(plan, "line:")) == 2


def test_ov_30_4_goals_and_exits_are_marked(view, say):
    plan = overlord.plan(view, say)
    assert len(plan.about("medal:")) == sum(len(goal.hexes) for goal in view.objectives)
    assert len(plan.about("exit:")) == sum(len(way.hexes) for way in view.exits)
    for mark in plan.about("exit:"):
        *_, (_, y) = mark.shapes[0].points
        assert (y < 0) == mark.about.startswith("exit:A"), "an arrow points off the board"


def test_ov_30_5_medal_tracks(view, say):
    plan = overlord.plan(view, say)
    for side in view.sides:
        drawn = [name for name in about(plan, "medal-") if f":{side.side}:" in name]
        assert len(drawn) == max(side.to_win, side.medals)
        assert sum("medal-open" not in name for name in drawn) == side.medals


def test_ov_30_7_ordered_units_and_choices_are_ringed(view, say):
    plan = overlord.plan(view, say, marks=("A1", "B2", "Z99"))
    assert about(plan, "choice:") == ["choice:A1", "choice:B2"]
    assert len(plan.about("ordered:")) == sum(u.ordered_by is not None for u in view.units)


def test_ov_30_7_moves_attacks_and_losses_are_drawn(view, say):
    plan = overlord.plan(view, say)
    for kind in ("move", "attack", "retreat", "lost"):
        assert len(plan.about(f"{kind}:")) == sum(move.kind == kind for move in view.moves)


def test_ov_30_8_the_head_line_tells_whose_turn_it_is(view, say):
    plan = overlord.plan(view, say)
    assert len(plan.about("head:turn")) == 1
    assert bool(plan.about("head:waiting")) == bool(view.waiting and not view.winner)


def test_ov_30_15_words_for_who_cannot_see_it(view, say):
    told = overlord.alt(view, say)
    assert len(told) <= 1024
    assert say(view.name) in told
    assert view.units[0].at in told


@pytest.mark.parametrize("scenario", [name for name, _, _ in SOME])
def test_ov_30_13_every_card_of_a_hand_is_told_whole(scenario, say):
    one = state(scenario, 9, 0)
    for seat in seats({"scenario": scenario}):
        view = ENGINE.view(one, seat)
        plan = overlord.hand(view, say)
        for i, card in enumerate(view.hand):
            name = f"hand:{i}:{card.id}"
            assert texts(plan, f"title:{name}") == [say(card.name)]
            assert " ".join(texts(plan, f"text:{name}")) == say(card.text)
        assert len(overlord.alt_hand(view, say)) <= 1024


def test_ov_29_the_board_shows_no_hidden_card(say):
    """The public picture is the same whatever the commanders hold."""
    one = state("ov-01-bloody-omaha", 3, 10)
    public = overlord.plan(ENGINE.view(one, None), say)
    for seat in ("axis_chief", "allies_chief"):
        mine = ENGINE.view(one, seat)
        bare = replace(mine, hand=(), given=(), commissar=(), next=(), sums=())
        assert overlord.plan(bare, say).marks == overlord.plan(mine, say).marks
        if mine.side == "ALLIES":
            assert overlord.plan(mine, say).marks == public.marks
        laid = {card.card for card in (*mine.table.laid, *mine.table.before)}
        shown = " ".join(texts(public))
        for card in mine.hand:
            if card.id not in laid | set(mine.table.discards):
                assert say(card.name) not in shown


def test_ov_30_the_same_position_gives_the_same_bytes():
    one = ENGINE.view(state("tr-01-crossroads", 5, 40), None)
    say = words("en").say
    first = picture(GAME, one, say, width=800)
    assert first == picture(GAME, one, say, width=800)
    assert first.png.startswith(b"\x89PNG")
    assert len(first.png) < 250_000
