"""What the pictures of Quartermaster show. QM-29."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.text import words
from engines.contract import Msg
from engines.kit.rng import SeededRng
from engines.quartermaster import ENGINE
from engines.quartermaster.components import (
    COUNTRIES,
    LAND,
    SEA,
    SPACES,
    STRAITS,
    SUPPLY,
    book,
    graph,
    named,
)
from engines.quartermaster.extras import cards
from renderers import icons, picture
from renderers import quartermaster as qm
from renderers.draw import Box, Stamp, Text, Wash, overlap
from renderers.quartermaster import board, ground, pieces, places, table
from renderers.quartermaster.colours import KINDS, LAND_OF_ALLIES, LAND_OF_AXIS, WAR
from renderers.quartermaster.hand import WIDTH as HAND_WIDTH
from renderers.quartermaster.hand import kind_sign
from tests.engines.quartermaster.twin import twin
from tests.renderers.quartermaster.positions import crowded, full, position, state
from tests.renderers.shapes import outlines
from tests.renderers.sight import EYES, apart

GAME = "quartermaster"
LANGUAGES = ("en", "pl")
SOME = [(1, 0), (2, 40), (3, 90), (4, 4000)]


@pytest.fixture(params=SOME, ids=["start", "early", "late", "over"])
def view(request):
    return position(*request.param)


@pytest.fixture(params=LANGUAGES)
def say(request):
    return words(request.param).say


def about(plan, start: str) -> list[str]:
    return [mark.about for mark in plan.about(start)]


def texts(plan, start: str) -> list[str]:
    stamps = [mark for mark in plan.about(start) if isinstance(mark, Stamp)]
    return [shape.text for stamp in stamps for shape in stamp.shapes if isinstance(shape, Text)]


def letters(stamp: Stamp) -> list[Box]:
    """The boxes of the capitals of a name: what must stay readable."""
    return [
        (
            stamp.x + text.x - text.width / 2,
            stamp.y + text.y - text.size * 0.36,
            stamp.x + text.x + text.width / 2,
            stamp.y + text.y + text.size * 0.36,
        )
        for text in stamp.shapes
        if isinstance(text, Text)
    ]


# ---- the map


def test_qm_3_1_every_space_has_a_place_and_an_area():
    assert set(places.PLACES) == set(SPACES)
    assert set(places.areas()) == set(named(LAND))
    assert ground.areas_of_land() == set(named(LAND))


def test_qm_3_3_a_border_is_drawn_exactly_where_two_spaces_meet():
    """Between land and land, and between sea and sea; a coast is a border of its own."""
    near = graph(0)
    meet = {
        frozenset((a, b))
        for kind in (LAND, SEA)
        for a in named(kind)
        for b in named(near.near(a) & kind)
    }
    assert {frozenset(pair) for pair in places.BORDERS} == meet


def test_qm_3_13_pieces_stand_in_their_own_area_or_beside_it():
    for space, area in places.areas().items():
        x, y = places.PLACES[space].stand
        xs, ys = [p[0] for p in area], [p[1] for p in area]
        if not places.PLACES[space].leader:
            assert min(xs) - 70 < x < max(xs) + 70, space
            assert min(ys) - 40 < y < max(ys) + 45, space


def test_qm_29_2_every_space_has_its_name(view, say):
    plan = qm.plan(view, say)
    assert sorted(about(plan, "name:")) == sorted(f"name:{space}" for space in SPACES)
    for space, name in places.space_names(say).items():
        (stamp,) = (mark for mark in plan.marks if mark.about == f"name:{space}")
        assert " ".join(shape.text for shape in stamp.shapes) == name


def test_qm_29_2_every_piece_is_drawn(view, say):
    plan = qm.plan(view, say)
    assert sorted(about(plan, "piece:")) == sorted(
        f"piece:{one.country}:{one.space}" for one in view.pieces
    )
    for one in view.pieces:
        (stamp,) = plan.about(f"piece:{one.country}:{one.space}")
        there = sum(other.space == one.space for other in view.pieces)
        assert stamp.shapes == pieces.piece(one.country, one.kind, WAR, places.size(there))


def test_qm_29_2_supply_spaces_and_capitals_are_marked(view, say):
    plan = qm.plan(view, say)
    marked = {mark.split(":")[1] for mark in (*about(plan, "supply:"), *about(plan, "capital:"))}
    assert marked == set(named(SUPPLY))
    assert {mark.split(":")[1] for mark in about(plan, "capital:")} == {
        country.capital for country in view.countries
    }


def test_qm_29_2_a_fallen_capital_and_burnt_supplies_are_stressed(say):
    plan = qm.plan(crowded(), say)
    assert about(plan, "capital:united_kingdom") == ["capital:united_kingdom:fallen"]
    assert about(plan, "fallen:") == ["fallen:uk"]
    assert about(plan, "supply:ukraine") == ["supply:ukraine:lost"]


def test_qm_29_2_straits_show_who_may_pass(view, say):
    for shown in (view, crowded()):
        plan = qm.plan(shown, say)
        assert about(plan, "strait:") == [f"strait:{s.id}:{s.open_for}" for s in shown.straits]
    assert len(shown.straits) == len(STRAITS)
    assert outlines(pieces.strait("axis", WAR)) != outlines(pieces.strait("allies", WAR))


def test_qm_29_2_pieces_without_supply_or_port_and_protected_ones_are_marked(say):
    plan = qm.plan(crowded(), say)
    assert about(plan, "unsupplied:") == ["unsupplied:germany:north_africa"]
    assert about(plan, "portless:") == ["portless:italy:black_sea"]
    assert about(plan, "protected:") == ["protected:germany:united_kingdom"]
    signs = {outlines(pieces.sign(kind, WAR)) for kind in ("!", "port", "protected")}
    assert len(signs) == 3


def test_qm_29_2_the_latest_changes_and_choices_are_ringed(say):
    plan = qm.plan(crowded(), say, marks=("germany", "baltic_sea", "no_space"))
    assert about(plan, "changed:") == ["changed:ukraine", "changed:north_sea"]
    assert about(plan, "choice:") == ["choice:germany", "choice:baltic_sea"]


def test_qm_29_2_land_takes_the_tone_of_the_side_that_stands_on_it(say):
    plan = qm.plan(crowded(), say)
    washed = {mark.region: mark.tone for mark in plan.marks if isinstance(mark, Wash)}
    assert washed == {
        "western_europe": "axis",
        "north_africa": "axis",
        "united_kingdom": "axis",
        "africa": "allies",
        "moscow": "allies",
    }


def test_qm_29_2_countries_differ_without_colour():
    for kind in ("army", "navy"):
        drawn = {outlines(pieces.piece(country, kind, WAR)) for country in COUNTRIES}
        assert len(drawn) == 6
    assert len({WAR.sides[country].letter for country in COUNTRIES}) == 6
    army, navy = (outlines(pieces.piece("uk", kind, WAR)) for kind in ("army", "navy"))
    assert army != navy
    assert outlines(icons.emblem("axis", 9, WAR)) != outlines(icons.emblem("allies", 9, WAR))


# ---- room


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("team", ["axis", "allies"])
def test_names_are_free_of_each_other_and_of_all_pieces(say, team, count):
    """Even with all pieces of one side in every space at once."""
    shown = full(position(1, 0), team)
    members = [one.country for one in shown.countries if one.team == team][:count]
    few = tuple(one for one in shown.pieces if one.country in members)
    plan = qm.plan(replace(shown, pieces=few), say)
    named_boxes = [(m.about, box) for m in plan.about("name:") for box in letters(m)]
    for (one, a), (other, b) in combinations(named_boxes, 2):
        assert one == other or not overlap(a, b), (one, other)
    for start in ("piece:", "supply:", "capital:", "strait:"):
        for mark in plan.about(start):
            for name, box in named_boxes:
                assert overlap(mark.box, box) < 8, (mark.about, name)


def test_pieces_of_different_spaces_do_not_cover_each_other(say):
    rows = {space: board.row_box(place, 3) for space, place in places.PLACES.items()}
    for (one, a), (other, b) in combinations(rows.items(), 2):
        assert overlap(a, b) < 500, (one, other)


def test_names_and_pieces_stay_on_the_map(say):
    x0, y0, x1, y1 = places.MAP
    for mark in qm.plan(full(position(1, 0), "axis"), say).marks:
        if mark.about.startswith("piece:"):
            a, b, c, d = mark.box
            assert a >= x0, mark.about
            assert b >= y0, mark.about
            assert c <= x1, mark.about
            assert d <= y1, mark.about
        if mark.about.startswith("name:"):
            for a, b, c, d in letters(mark):
                assert a >= x0, mark.about
                assert b >= y0, mark.about
                assert c <= x1, mark.about
                assert d <= y1, mark.about
                assert not overlap((a, b, c, d), table.SIGNS), mark.about


def test_names_are_readable_on_a_telephone():
    assert board.NAME * 800 / places.WIDTH >= 12.8
    for window in qm.WINDOWS.values():
        assert board.SEA_NAME * 800 / window.width >= 26 * 800 / 1000


def test_every_space_is_in_some_zoom():
    for space, place in places.PLACES.items():
        x, y = place.stand
        assert any(
            w.x + 80 < x < w.x + w.width - 70 and w.y + 80 < y < w.y + w.height - 25
            for w in qm.WINDOWS.values()
        ), space


# ---- beside the map


def test_qm_29_1_head_line(view, say):
    plan = qm.plan(view, say)
    (turn,) = texts(plan, "head:round")
    assert f"{view.round}/{view.rounds}" in turn
    assert texts(plan, "vp:axis") == [str(view.axis)]
    assert texts(plan, "vp:allies") == [str(view.allies)]
    if view.winner:
        assert about(plan, "head:winner")
        return
    assert about(plan, "lead:marker")
    assert len(about(plan, "round:")) == view.rounds
    assert texts(plan, "head:name") == [say(Msg(f"qm-seat-{view.country}"))]
    assert about(plan, "waiting:") == [f"waiting:{country}" for country in view.waiting]
    if view.question:
        (asked,) = texts(plan, "head:question")
        assert say(view.question).startswith(asked.rstrip("…"))


def test_qm_29_1_the_lead_moves_the_marker():
    say = words("en").say
    at = {}
    for lead, by in (("axis", 20), (None, 0), ("allies", 20)):
        shown = replace(crowded(), lead=lead, lead_by=by, to_win=30 - by)
        (stamp,) = qm.plan(shown, say).about("lead:marker")
        at[lead] = stamp.x
    assert at["axis"] < at[None] < at["allies"]
    assert at[None] - at["axis"] == pytest.approx(at["allies"] - at[None])


def test_qm_29_1_the_figures_of_the_scale_stand_still_and_no_marker_hides_them(say):
    scales = set()
    for by in (0, 3, 10, 29, 30, 44):
        lead = "axis" if by else None
        shown = replace(crowded(), lead=lead, lead_by=by, to_win=max(30 - by, 0))
        plan = qm.plan(shown, say)
        (scale,), (marker,) = plan.about("lead:scale"), plan.about("lead:marker")
        scales.add((scale.x, scale.y, scale.shapes))
        assert scale.box[0] - 20 < marker.x < scale.box[2] + 20
        assert not [box for box in letters(scale) if overlap(box, marker.box)]
    assert len(scales) == 1
    ((_, _, shapes),) = scales
    assert [s.text for s in shapes if isinstance(s, Text)] == [
        "30",
        "20",
        "10",
        "0",
        "10",
        "20",
        "30",
    ]


@pytest.mark.parametrize("team", ["axis", "allies"])
@pytest.mark.parametrize("reason", ["lead", "tie", "conceded", "points"])
def test_the_last_picture_has_a_plate_with_the_winner_the_reason_and_the_fallen_capitals(
    say, team, reason
):
    plan = qm.plan(replace(crowded(), winner=team, reason=reason, waiting=()), say)
    assert about(plan, "head:winner") == ["head:winner"]
    (won,) = texts(plan, "head:won")
    assert say(Msg(f"qm-team-{team}")) in won
    assert texts(plan, "head:reason") == [say(Msg(f"qm-board-end-{reason}"))]
    assert texts(plan, "vp:axis") == ["47"]
    assert texts(plan, "vp:allies") == ["33"]
    assert texts(plan, "head:fallen:") == [say(places.name_of("united_kingdom"))]
    for mark in plan.about("head:"):
        assert mark.box[3] <= places.HEAD[3] + 2, mark.about
        assert mark.box[2] <= places.WIDTH - 20, mark.about


@pytest.mark.parametrize("eyes", EYES)
def test_axis_and_allied_land_and_nobodys_and_the_sea_are_apart_for_everybody(eyes):
    ground_of = {
        "axis": LAND_OF_AXIS,
        "allies": LAND_OF_ALLIES,
        "nobody": WAR.paper,
        "sea": WAR.sea,
    }
    for (one, a), (other, b) in combinations(ground_of.items(), 2):
        assert apart(a, b, eyes) > 25, (one, other)
    assert apart(LAND_OF_AXIS, LAND_OF_ALLIES, eyes) > 45
    assert apart(WAR.sides["axis"].colour, WAR.sides["allies"].colour, eyes) > 40


def test_qm_29_3_counts_of_every_country(view, say):
    plan = qm.plan(view, say)
    for one in view.countries:
        for start, value in (
            ("deck", one.deck),
            ("hand", one.hand),
            ("pile", one.discard),
            ("response", one.responses),
            ("army-left", one.armies_left),
            ("navy-left", one.navies_left),
        ):
            assert texts(plan, f"{start}:{one.country}") == [str(value)]
    assert [name.split(":")[1] for name in about(plan, "name-of:")] == list(COUNTRIES)
    assert about(plan, "team:") == [f"team:{one.country}:{one.team}" for one in view.countries]


def test_qm_29_3_statuses_by_name_used_ones_marked(say):
    plan = qm.plan(crowded(), say)
    for one in crowded().countries:
        for status in one.statuses:
            start = f"status:{one.country}:{status.card.id}"
            assert " ".join(texts(plan, start)) == say(table.does_of(status.card.id))
            assert all(mark.endswith(":used") == status.used for mark in about(plan, start))
        assert len(about(plan, f"top:{one.country}")) == 1
    assert about(plan, "conceded:") == ["conceded:ussr"]


def test_qm_29_3_a_few_statuses_are_named_as_well(say):
    view = crowded()
    germany = replace(view.countries[0], statuses=view.countries[0].statuses[:2])
    plan = qm.plan(replace(view, countries=(germany, *view.countries[1:])), say)
    for status in germany.statuses:
        assert texts(plan, f"title:germany:{status.card.id}") == [say(status.card.name)]
    assert not about(qm.plan(view, say), "title:germany:")  # no room for twelve


def test_qm_29_3_every_status_says_in_about_three_words_what_it_does(say):
    every = [name for name, card in book().items() if card.type == "status"]
    assert len(every) == 41
    for name in every:
        said = say(table.does_of(name))
        assert 2 <= len(said.split()) <= 4, said
        assert len(said) <= 30, said


def test_qm_29_3_sheets_hold_all_they_have_to(say):
    """All the Statuses of a country at once stay within its sheet."""
    bottom = places.TABLE[3]
    for mark in qm.plan(crowded(), say).marks:
        if mark.about.startswith(("status:", "top:")):
            assert mark.box[3] < bottom, mark.about


def test_qm_29_4_preview_of_points_and_losses(say):
    plan = qm.plan(crowded(), say)
    assert texts(plan, "points:germany") == ["+3"]
    assert texts(plan, "by-space:germany") == ["2"]
    assert texts(plan, "by-status:germany") == ["1"]
    assert texts(plan, "points:uk") == ["+0"]
    assert about(plan, "removed:") == ["removed:germany"]


# ---- hands


@pytest.mark.parametrize("country", COUNTRIES)
def test_qm_29_5_a_hand_shows_every_card_with_its_text(country, say):
    seen = position(2, 40, country)
    plan = qm.hand(seen, say)
    assert set(about(plan, "card:hand:")) == {f"card:hand:{card.id}" for card in seen.hand}
    for card in seen.hand:
        assert " ".join(texts(plan, f"title:hand:{card.id}")) == say(card.name)
        lines = texts(plan, f"text:hand:{card.id}")
        assert " ".join(lines).replace("\N{NO-BREAK SPACE}", " ") == say(card.text)
        assert not [line for line in lines[:-1] if line[-2:-1] == " "], "no lone letter at the end"
        held = sum(other.id == card.id for other in seen.hand)
        shown = texts(plan, f"count:hand:{card.id}")
        assert shown == ([f"×{held}"] if held > 1 else [])
    assert set(about(plan, "card:responses:")) == {
        f"card:responses:{card.id}" for card in seen.responses
    }
    assert set(about(plan, "pile:")) == {f"pile:{card.id}" for card in seen.discard}


def test_qm_29_5_the_longest_name_can_be_read_on_a_phone(say):
    seen = position(2, 40, "uk")
    long = next(card for card in cards(None) if card.id == "uk.mackenzie_king")
    king = replace(seen.hand[0], id=long.id, name=long.name, type="status")
    plan = qm.hand(replace(seen, hand=(king,)), say)
    shapes = [
        shape
        for stamp in plan.about("title:hand:uk.mackenzie_king")
        for shape in stamp.shapes
        if isinstance(shape, Text)
    ]
    assert len(shapes) == 2
    assert all(shape.size * 390 / HAND_WIDTH >= 8 for shape in shapes)


def test_qm_29_5_own_responses_statuses_and_a_look_at_the_deck(say):
    seen = position(2, 40, "japan")
    others = seen.hand[:2]
    seen = replace(seen, responses=others[:1], looking=others[1:], table=crowded())
    plan = qm.hand(seen, say)
    assert len(about(plan, "card:responses:")) == 1
    assert len(about(plan, "card:looking:")) == 1
    (japan,) = (one for one in crowded().countries if one.country == "japan")
    assert len(about(plan, "card:statuses:")) == len(japan.statuses)


def test_qm_29_5_types_of_cards_differ_without_colour():
    assert len({outlines(kind_sign(kind, 25, WAR)) for kind in KINDS}) == len(KINDS) == 8
    assert len(set(KINDS.values())) == 8


def test_qm_29_5_hands_are_readable_on_a_telephone(say):
    plan = qm.hand(position(2, 40, "uk"), say)
    for mark in plan.about("text:"):
        (text,) = mark.shapes
        assert text.size * 400 / HAND_WIDTH >= 12
        assert mark.box[2] <= HAND_WIDTH


def test_an_empty_hand_is_a_picture_too(say):
    seen = replace(position(1, 0, "uk"), hand=(), responses=(), discard=())
    assert not about(qm.hand(seen, say), "card:")


# ---- secrets


def test_qm_11_twins_give_identical_boards(say):
    for seed, moves in ((2, 40), (3, 90), (5, 25)):
        here = state(seed, moves)
        other = twin(here, None, SeededRng(b"twin %d" % seed))
        assert ENGINE.dump(other) != ENGINE.dump(here)
        mine, its = (qm.plan(ENGINE.view(s, None), say) for s in (here, other))
        assert mine == its
        assert qm.alt(ENGINE.view(here, None), say) == qm.alt(ENGINE.view(other, None), say)


@pytest.mark.parametrize("country", COUNTRIES)
def test_qm_11_a_seat_sees_the_same_board_as_everybody(country, say):
    seen = position(2, 40, country)
    assert qm.plan(seen, say).marks == qm.plan(position(2, 40), say).marks


# ---- words and pixels


def test_qm_29_6_words_for_the_board_are_short_enough(view, say):
    for shown in (view, crowded(), full(view, "axis")):
        told = qm.alt(shown, say)
        assert len(told) <= 1024
        for country in COUNTRIES:
            assert say(Msg(f"qm-seat-{country}")) in told or len(told) > 700


def test_qm_29_6_words_tell_every_occupied_space(say):
    told = qm.alt(crowded(), say)
    for one in crowded().pieces:
        assert say(places.name_of(one.space)) in told
    assert say(Msg("qm-strait-suez")) in told


@pytest.mark.parametrize("country", COUNTRIES)
def test_qm_29_6_words_for_a_hand(country, say):
    seen = position(2, 40, country)
    told = qm.alt_hand(seen, say)
    assert len(told) <= 1024
    assert all(say(card.name) in told for card in seen.hand)


def test_the_same_view_gives_the_same_bytes():
    say = words("en").say
    assert picture(GAME, crowded(), say) == picture(GAME, crowded(), say)
    seen = position(2, 40, "uk")
    assert picture(GAME, seen, say, hand=True) == picture(GAME, seen, say, hand=True)


def test_pictures_are_small():
    say = words("pl").say
    for shown in (crowded(), full(position(1, 0), "allies")):
        assert len(picture(GAME, shown, say).png) <= 270 * 1024


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_on_a_picture_is_known(lang):
    said = words(lang)

    def say(message):
        assert said.knows(message.id), message.id
        return said.say(message)

    for shown in (crowded(), position(4, 4000), replace(crowded(), lead=None)):
        qm.plan(shown, say)
    for focus in qm.FOCUS:
        assert said.knows(f"qm-focus-{focus}")
        qm.plan(crowded(), say, focus=focus)
    qm.hand(position(2, 40, "uk"), say)
