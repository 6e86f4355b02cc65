"""What the pictures of the Rhine show. RR-22."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations

import pytest

from engines.contract import Msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.view import CARDS, CORPS, Reach
from renderers import picture
from renderers import race_to_the_rhine as rhine
from renderers.draw import Disc, Line, Poly, Stamp, Text, overlap
from renderers.race_to_the_rhine import area, board, ground, help_card, names, pieces, places, race
from renderers.theme import STAFF
from tests.renderers.conftest import ALL, crowded, position
from tests.renderers.shapes import lettered

SIDES = ("red", "white", "blue")


def about(plan, start: str) -> list[str]:
    return [mark.about for mark in plan.about(start)]


def drawn_text(plan, start: str) -> list[Text]:
    stamps = [mark for mark in plan.about(start) if isinstance(mark, Stamp)]
    return [shape for stamp in stamps for shape in stamp.shapes if isinstance(shape, Text)]


def test_rr_22_1_every_space_has_its_name(view, say):
    plan = rhine.plan(view, say)
    assert sorted(about(plan, "name:")) == sorted(f"name:{space}" for space in places.SPACES)
    texts = {text.text for text in drawn_text(plan, "name:")}
    signs = {"A"}
    assert texts - signs == set(places.space_names(say).values())


def test_rr_22_1_shared_and_victory_spaces_look_different():
    lane = lettered(ground.spot("paris", STAFF))
    assert len(ground.spot("bruxelles", STAFF)) > len(lane)
    victory = ground.spot("koln", STAFF)
    assert any(isinstance(shape, Disc) and shape.fill == STAFF.ink for shape in victory)


def test_rr_22_1_main_bases_are_stars_and_antwerpen_takes_over(say):
    plan = rhine.plan(position(1, 0), say)
    assert about(plan, "base:") == ["base:lisieux", "base:chartres", "base:orleans"]
    later = rhine.plan(crowded(), say)
    assert "base:antwerpen" in about(later, "base:")
    assert about(later, "old-base:") == ["old-base:lisieux"]


@pytest.mark.parametrize(
    ("space", "count"),
    [("le_havre", 3), ("antwerpen", 2), ("vlissingen", 3), ("metz", 2), ("paris", 0), ("koln", 1)],
)
def test_rr_22_2_printed_signs_stand_before_the_name(space, count):
    assert len(names.signs(space, STAFF)) == count


def test_rr_22_2_a_used_ostend_is_crossed_out(say):
    assert not about(rhine.plan(position(1, 0), say), "ostend:")
    assert about(rhine.plan(crowded(), say), "ostend:") == ["ostend:used"]


def test_rr_22_3_double_and_black_arrows_are_distinct():
    kinds = {}
    for arrow in places.ARROWS.values():
        lines = [s for s in ground.arrow_shapes(arrow.id, STAFF) if isinstance(s, Line)]
        kinds[arrow.colours] = [(line.colour, bool(line.dash)) for line in lines]
    assert any(dashed for _, dashed in kinds[()])
    assert not any(dashed for colours, k in kinds.items() if colours for _, dashed in k)
    for colours, drawn in kinds.items():
        for army in colours:
            assert STAFF.sides[army].colour in [colour for colour, _ in drawn]


def test_rr_22_3_trucks_point_the_way_they_drove(view, say):
    plan = rhine.plan(view, say)
    assert about(plan, "truck:") == [f"truck:{truck.arrow}" for truck in view.trucks]
    there = pieces.truck("orleans--pithiviers", True, STAFF)
    assert lettered(there) != lettered(pieces.truck("orleans--pithiviers", False, STAFF))


def test_rr_22_4_every_token_marker_and_number_is_drawn(view, say):
    plan = rhine.plan(view, say)
    held = [s.id for s in view.spaces if s.token and not s.main_base]
    assert about(plan, "token:") == [f"token:{space}" for space in held]
    assert about(plan, "marker:") == [f"marker:{s.id}" for s in view.spaces if s.marked]
    numbers = [f"number:{s.id}:{n}" for s in view.spaces for n in s.numbers]
    assert about(plan, "number:") == numbers


def test_rr_22_4_several_numbers_on_a_space_lie_side_by_side(say):
    stamps = [m for m in rhine.plan(crowded(), say).about("number:aachen") if isinstance(m, Stamp)]
    assert len({stamp.x for stamp in stamps}) == 2


def test_rr_22_4_controlled_ground_is_coloured_and_closed_ground_hatched(view, say):
    plan = rhine.plan(view, say)
    washed = {mark.region: mark.tone for mark in plan.marks if isinstance(mark, board.Wash)}
    for space in view.spaces:
        if space.closed:
            assert washed[space.id] == "closed"
        elif space.owner:
            assert washed[space.id].startswith(space.owner)
        else:
            assert space.id not in washed
    assert ground.printed(STAFF).tones["closed"].hatch


def test_rr_22_4_permanent_ground_is_shaded():
    tones = {s.id: board.tone(s) for s in position(1, 0).spaces}
    assert tones["paris"] == "white-home"
    assert ground.printed(STAFF).tones["white-home"].hatch


def test_rr_22_5_corps_show_numeral_load_and_state(view, say):
    plan = rhine.plan(view, say)
    assert about(plan, "corps:") == [f"corps:{corps.id}" for corps in view.corps]
    numerals = [text.text for text in drawn_text(plan, "corps:")]
    assert numerals == [CORPS[corps.id].numeral for corps in view.corps]
    assert about(plan, "load:") == [f"load:{c.id}" for c in view.corps if any(c.load)]
    fresh, halted, moved = (
        pieces.corps_block("blue_xv", *state, STAFF)
        for state in ((False, False), (True, False), (False, True))
    )
    assert len({lettered(fresh), lettered(halted)}) == 2
    assert fresh != moved


def test_rr_22_6_supplies_show_kind_count_and_limit(say):
    (stamp,) = rhine.plan(crowded(), say).about("supplies:lille")
    assert [s.text for s in stamp.shapes if isinstance(s, Text)] == ["2", "1", "3", "6/6"]


def test_rr_22_7_paratroops_show_owner_and_age(say):
    plan = rhine.plan(crowded(), say)
    assert about(plan, "drop:") == ["drop:koln:0", "drop:koln:1"]
    assert {text.text for text in drawn_text(plan, "drop:")} == {"P", "B"}
    assert pieces.drop("blue", True, STAFF) != pieces.drop("blue", False, STAFF)


def test_rr_22_8_tracks_and_trucks_of_every_player(view, say):
    plan = rhine.plan(view, say)
    for player in view.players:
        for what, value in (
            ("trucks", player.trucks),
            ("limit", f"/{player.limit}"),
            ("draw", player.draw),
            ("placement", player.placement),
        ):
            (text,) = drawn_text(plan, f"{what}:{player.army}")
            assert text.text == str(value)
    (track,) = drawn_text(plan, "truck-track")
    assert track.text == str(view.truck_track)
    supplies = [text.text for text in drawn_text(plan, "supply-track:")]
    assert supplies == [str(n) for n in view.supply_track]


def test_rr_22_8_the_last_truck_and_hungry_corps_are_warned_of(say):
    plan = rhine.plan(crowded(), say)
    assert about(plan, "last-truck")
    hungry = [c.id for c in crowded().corps if c.hungry and not c.halted]
    assert about(plan, "hungry:") == [f"hungry:{space}" for space in hungry]


def test_rr_22_9_stocks(view, say):
    plan = rhine.plan(view, say)
    for start, value in (
        ("markers", view.markers),
        ("medals", view.medals),
        ("paratroops", view.paratroops),
    ):
        text = next(s for m in plan.marks if m.about == start for s in m.shapes)
        assert text.text == str(value)
    assert [text.text for text in drawn_text(plan, "pool:")] == [str(n) for n in view.pool]
    assert about(rhine.plan(crowded(), say), "weather:") == ["weather:rain"]
    assert about(rhine.plan(crowded(), say), "head:last-round")


def test_rr_22_10_area_of_each_player(view, say):
    plan = rhine.plan(view, say)
    for player in view.players:
        army = player.army
        assert about(plan, f"panel:{army}")
        if player.status != "playing":
            continue
        (medals,) = drawn_text(plan, f"medals:{army}")
        assert medals.text == str(player.medals)
        split = [drawn_text(plan, f"{part}s:{army}")[0].text for part in ("token", "card", "mark")]
        assert split == [str(player.tokens), str(player.medal_cards), f"{player.marks}/5"]
        (order,) = drawn_text(plan, f"order:{army}")
        assert order.text == f"{player.order}."
        state = "ready" if player.commander else "used"
        assert about(plan, f"commander:{army}") == [f"commander:{army}:{state}"]
        assert about(plan, f"air:{army}") == [f"air:{army}:{player.air}"]
        cards = {rhine.panels.CARDS[card].type for card in (*player.kept, *player.ready)}
        assert set(about(plan, f"kept:{army}")) == {f"kept:{army}:{kind}" for kind in cards}


def test_rr_22_11_resistance_deck_by_kind(view, say):
    plan = rhine.plan(view, say)
    deck = next(d for d in view.decks if d.name == "resistance")
    left = [int(text.text) for text in drawn_text(plan, "left:")]
    assert sum(left) == deck.left
    assert len(about(plan, "air-on:")) == len(deck.air)


def test_rr_22_12_head_line(view, say):
    plan = rhine.plan(view, say)
    if view.active is None:
        assert about(plan, "head:over")
        return
    assert len(about(plan, "head:action:")) == view.actions
    (turn,) = drawn_text(plan, "head:round")
    assert str(view.round) in turn.text
    assert about(plan, "head:phase")
    assert about(plan, "head:extra:") == [f"head:extra:{extra}" for extra in view.extras]


def test_rr_22_13_the_last_turn_is_marked(say):
    plan = rhine.plan(crowded(), say)
    assert about(plan, "way:") == ["way:troyes:brienne", "way:brienne:vitry"]
    kinds = {mark.split(":")[1] for mark in about(plan, "deed:")}
    assert kinds == {"supplies", "haul", "enter", "won", "lost", "cut", "mark", "counter"}
    assert len(about(plan, "deed:cut")) == 2


def test_rr_22_14_choices_are_ringed(say):
    plan = rhine.plan(position(2, 150), say, marks=("metz", "aachen", "not_a_space"))
    assert about(plan, "choice:") == ["choice:metz", "choice:aachen"]


def test_rr_22_14_the_hand_shows_a_card_its_owner_knows(say):
    seen = replace(position(2, 150, viewer="blue"), known=(("resistance", "res_24"),))
    plan = area.hand(seen, say)
    assert about(plan, "card:hand:res_24")
    assert len(about(plan, "corps-card:")) == 3


def test_rr_22_14_advice_is_drawn_for_the_seat_that_asks(say):
    seen = position(2, 150, viewer="white")
    advice = replace(
        seen.advice,
        sites=("aachen", "mayen"),
        targets=("sens",),
        cuts=(("reims", ("laon", "soissons")),),
        reach=(Reach("white_v", "reims", 3, 2, 1),),
        line=("chartres", "rambouillet", "paris"),
        broken=("meaux",),
    )
    seen = replace(seen, advice=advice)
    drawn = {kind: about(rhine.plan(seen, say, focus=kind), "advice:") for kind in rhine.ADVICE}
    assert drawn == {
        "sites": ["advice:site:aachen", "advice:site:mayen"],
        "targets": ["advice:target:sens"],
        "cuts": ["advice:cut:reims", "advice:cut-off:laon", "advice:cut-off:soissons"],
        "reach": ["advice:reach:white_v:reims"],
        "line": [
            "advice:way:chartres:rambouillet",
            "advice:way:rambouillet:paris",
            "advice:line:chartres",
            "advice:line:rambouillet",
            "advice:line:paris",
            "advice:broken:meaux",
        ],
    }
    public = rhine.plan(seen.table, say, focus="reach")
    assert not about(public, "advice:")


@pytest.mark.parametrize("focus", rhine.WINDOWS)
def test_rr_22_16_zoomed_pictures_have_readable_names(focus, say):
    plan = rhine.plan(position(2, 150), say, focus=focus)
    window = plan.sheet.view
    shrunk = 800 / window.width
    shown = 0
    for mark in plan.about("name:"):
        x0, y0, x1, y1 = mark.box
        if overlap((x0, y0, x1, y1), (window.x, window.y, *_corner(window))):
            shown += 1
            assert names.NAME * shrunk >= 14
    assert shown >= 30


def _corner(window) -> tuple[float, float]:
    return window.x + window.width, window.y + window.height


def test_rr_22_16_every_space_is_in_some_zoom():
    for space in places.SPACES.values():
        x, y = space.xy
        assert any(
            w.x + 30 < x < w.x + w.width - 30 and w.y + 50 < y < w.y + w.height - 20
            for w in rhine.WINDOWS.values()
        ), space.id


ESSENTIAL = (
    "head:name", "head:round", "head:actions", "head:phase", "medals", "trucks", "markers",
    "truck-track", "deck:resistance", "left:", "paratroops", "order:", "corps:", "draw:",
    "placement:", "supply-track:", "pool:",
)  # fmt: skip


@pytest.mark.parametrize("start", ESSENTIAL)
def test_rr_22_16_essential_text_is_readable_on_a_telephone(start, say):
    texts = drawn_text(rhine.plan(position(2, 150), say), start)
    assert texts
    for text in texts:
        assert text.size * 800 / places.WIDTH >= 14, text.text


def test_rr_22_16_sides_differ_without_colour():
    tokens = {lettered(pieces.control(army, STAFF)) for army in SIDES}
    assert len(tokens) == 3
    assert len({STAFF.sides[army].letter for army in SIDES}) == 3
    red, blue = (
        pieces.corps_block(corps, False, False, STAFF) for corps in ("red_xii", "blue_xii")
    )
    assert lettered(red) != lettered(blue)
    supplies = {lettered(pieces.icons.supply(kind, 10, "", STAFF)) for kind in range(3)}
    assert len(supplies) == 3


def test_rr_22_16_names_are_readable_on_a_telephone(say):
    plan = rhine.plan(position(2, 150), say, phone=True)
    for text in drawn_text(plan, "name:"):
        if text.text in places.space_names(say).values():
            assert text.size * 800 / places.WIDTH >= 13, text.text


@pytest.mark.parametrize(("seed", "moves"), [(1, 0), (3, 100), (2, 200), (5, 400), (4, 600)])
def test_pieces_do_not_hide_names(seed, moves, say):
    """Also round the main bases, where most of them stand at the start."""
    plan = rhine.plan(position(seed, moves), say)
    things = [
        mark
        for start in (
            "corps:",
            "load:",
            "supplies:",
            "truck:",
            "token:",
            "marker:",
            "deed:supplies",
        )
        for mark in plan.about(start)
    ]
    hidden = 0
    for mark in plan.about("name:"):
        for text in mark.shapes:
            if not isinstance(text, Text) or text.text == "A":
                continue
            x, y, half = mark.x + text.x, mark.y + text.y, text.size * 0.3
            letters = (x, y - half, x + text.width, y + half)
            for thing in things:
                a, b, c, d = thing.box
                shared = overlap(letters, (a + 6, b + 6, c - 6, d - 6))
                hidden += shared > text.width * half * 0.4
    assert hidden <= 1


def _played(seed: int, every: int):
    """Positions of a game of computers, so many moves apart."""
    dice = SeededRng(b"corps %d" % seed)
    state = ENGINE.new(list(SIDES), {}, dice)
    for i, _ in enumerate(walk(ENGINE, state, dice, QuickRng(seed), able)):
        if i % every == 0:
            yield ENGINE.view(state, None)


def _hidden(view, say) -> list[tuple[str, str]]:
    """What corps lie on that should be seen: ovals, letters of names, other corps."""
    plan = rhine.plan(view, say)
    corps = plan.about("corps:")
    assert about(plan, "tether:") == [f"tether:{one.id}" for one in view.corps]
    found = []
    w, h = pieces.CORPS_W - 3, pieces.CORPS_H - 3
    for mark, one in zip(corps, view.corps, strict=True):
        body = mark.x - w, mark.y - h, mark.x + w, mark.y + h
        for space in places.SPACES.values():
            x, y = space.xy
            if overlap(body, (x - 13, y - 10, x + 13, y + 10)) > 20:
                found.append((one.id, space.id))
        for other in corps:
            if other is not mark and overlap(body, other.box) > 150:
                found.append((one.id, other.about))
        for name in plan.about("name:"):
            for text in name.shapes:
                if isinstance(text, Text) and text.text != "A":
                    x, y, half = name.x + text.x, name.y + text.y, text.size * 0.3
                    if overlap(body, (x, y - half, x + text.width, y + half)) > 60:
                        found.append((one.id, name.about))
        x, y = places.SPACES[one.space].xy
        assert max(abs(mark.x - x), abs(mark.y - y)) < 170, one
    return found


def test_corps_stand_beside_names_and_nodes_and_never_over_them(say):
    positions = list(_played(1, 30))
    assert len(positions) > 5
    assert not [hidden for view in positions for hidden in _hidden(view, say)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 22))
def test_corps_stand_beside_names_and_nodes_all_through_a_game(say, seed):
    positions = list(_played(seed, 12))
    assert len(positions) > 5
    assert not [hidden for view in positions for hidden in _hidden(view, say)]


def test_names_make_way_for_the_rings_of_choices(say):
    view = position(2, 150)
    for marks in (("rouen", "brionne", "louviers"), ("metz", "nancy", "toul"), ("koln",)):
        plan = rhine.plan(view, say, marks=marks)
        for ring in plan.about("choice:"):
            for name in plan.about("name:"):
                x0, y0, x1, y1 = name.box
                x, y = min(max(ring.x, x0), x1), min(max(ring.y, y0 + 8), y1 - 8)
                assert math.dist((x, y), (ring.x, ring.y)) > 22, (ring.about, name.about)


@pytest.mark.parametrize(("seats", "eighth"), [(("white",), "number"), (ALL, "shared")])
def test_the_legend_names_every_sign_once_and_none_runs_into_the_next(say, seats, eighth):
    plan = rhine.plan(position(2, 150, seats), say)
    signs = (
        "base", "depot", "fort", "flag", "medal", "blockade", "ostend", eighth, "rhine",
        "black", "marker", "halted", "hungry", "load",
    )  # fmt: skip
    assert about(plan, "sign:") == [f"sign:{sign}" for sign in signs]
    for sign in signs:
        (text,) = drawn_text(plan, f"sign-text:{sign}")
        assert text.text == say(Msg(f"rr-board-sign-{sign}"))
    marks = [*plan.about("sign:"), *plan.about("sign-text:")]
    for a, b in combinations(marks, 2):
        assert overlap(a.box, b.box) < 30, (a.about, b.about)
    for mark in marks:
        assert places.SIGNS[1] - 1 < mark.box[1], mark.about
        assert mark.box[3] < places.SIGNS[3] + 1, mark.about
        assert mark.box[2] < places.WIDTH, mark.about


def test_the_race_shows_how_many_arrows_each_army_still_has_to_the_rhine(view, say):
    plan = rhine.plan(view, say)
    for player in view.players:
        (lane,) = plan.about(f"race:{player.army}:")
        away = race.steps(view, player.army)
        assert lane.about == f"race:{player.army}:{away}"
        assert places.RACE[0] < lane.x < places.RACE[2]


def test_an_army_that_gains_ground_runs_ahead_and_one_across_has_won_the_race(say):
    view = position(1, 0)
    start = race.steps(view, "blue")

    def held(space: str):
        spaces = tuple(replace(s, token="blue") if s.id == space else s for s in view.spaces)
        return replace(view, spaces=spaces)

    ahead = [race.steps(held(space), "blue") for space in ("reims", "metz", "mainz")]
    assert start > ahead[0] > ahead[1] > ahead[2] == 0
    at = [
        rhine.plan(held(space), say).about("race:blue:")[0].x
        for space in ("reims", "metz", "mainz")
    ]
    assert at == sorted(at)
    assert race.steps(held("metz"), "red") == race.steps(view, "red")


@pytest.mark.parametrize("letters", [names.NAME, names.PHONE_NAME])
def test_no_two_names_overlap_and_none_lies_under_a_panel(letters, say):
    boxes = names.boxes(tuple(places.space_names(say).items()), STAFF, letters)
    assert set(boxes) == set(places.SPACES)
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not overlap(a, b), (one, other)
    for space, box in boxes.items():
        assert not any(overlap(box, panel) for panel in places.PANELS), space
        assert overlap(box, places.FRAME) == pytest.approx((box[2] - box[0]) * (box[3] - box[1]))


def test_pieces_stay_within_the_frame(say):
    for mark in rhine.plan(crowded(), say).marks:
        if isinstance(mark, Stamp) and mark.about.startswith(("corps:", "load:", "supplies:")):
            x0, y0, x1, y1 = mark.box
            assert x0 >= 0, mark.about
            assert y0 >= 0, mark.about
            assert x1 <= places.WIDTH, mark.about
            assert y1 <= places.HEIGHT, mark.about


def test_a_seat_sees_the_same_board_as_everybody(say):
    """The board never shows what only one seat knows."""
    seen = position(2, 150, viewer="blue")
    assert rhine.plan(seen, say).marks == rhine.plan(position(2, 150), say).marks
    other = replace(seen, known=(("resistance", "res_24"),))
    assert rhine.plan(other, say).marks == rhine.plan(seen, say).marks


def test_alt_text_names_the_essentials(view, say):
    told = rhine.alt(view, say)
    assert len(told) <= 1024
    for player in view.players:
        assert say(rhine.words.Msg(f"rr-seat-{player.army}")) in told
    for corps in view.corps:
        assert say(rhine.words.Msg(f"rr-space-{corps.space}")) in told
    if view.active:
        assert str(view.round) in told


def test_alt_text_leaves_out_markers_before_it_grows_too_long(say):
    view = position(2, 150)
    many = replace(view, spaces=tuple(replace(s, marked=True) for s in view.spaces))
    told = rhine.alt(many, say)
    assert len(told) <= 1024
    assert say(rhine.words.Msg("rr-seat-white")) in told


def test_words_for_a_hand_tell_its_cards_and_what_only_it_knows(say):
    seen = position(2, 150, viewer="blue")
    player = replace(seen.table.players[0], army="blue", kept=("blue_recon_1",))
    table = replace(seen.table, players=(player,))
    told = rhine.alt_hand(replace(seen, table=table, known=(("resistance", "res_24"),)), say)
    assert say(rhine.words.card_name("blue_recon_1")) in told
    assert say(rhine.words.card_name("res_24")) in told
    assert say(rhine.words.card_name("res_24")) not in rhine.alt(seen, say)


# ---- the help card and the last board


def words_of(plan, start: str) -> list[str]:
    return [text.text for text in drawn_text(plan, start)]


def help_rows(title: str):
    sections = {section.title.id: section.rows for section in help_card.leaflet(STAFF).sections}
    return sections[title]


def test_rr_22_15_the_help_card_is_offered_and_tells_no_position(say):
    assert "help" in rhine.RENDERER.parts()
    assert say(Msg("rr-focus-help"))
    cards = [
        rhine.RENDERER.board(position(*where), say, focus="help").marks
        for where in ((2, 150), (1, 0))
    ]
    assert cards[0] == cards[1]
    assert not [mark for mark in cards[0] if not mark.about.startswith("help:") and mark.about]


def test_rr_22_15_the_help_card_counts_every_pursuit_card():
    deck = [card for name, card in CARDS.items() if name.startswith("blue_")]
    told = [row.value for row in help_rows("rr-help-pursuit")]
    assert sum(int(n.removesuffix("×")) for n in told) == len(deck) == 22
    counts = {row.text.id: row.value for row in help_rows("rr-help-pursuit")}
    assert counts["rr-help-card-les-boches"] == "3×"
    assert counts["rr-help-card-resistance"] == counts["rr-help-card-resistance-now"] == "1×"


def test_rr_22_15_the_help_card_tells_the_signs_in_the_area_of_a_player(say):
    told = {
        row.text.id.removeprefix("rr-help-area-"): row.sign for row in help_rows("rr-help-area")
    }
    assert all(told.values())
    assert len(set(told.values())) == len(told) == 12
    drawn = {
        mark.shapes for mark in rhine.plan(position(1, 0), say).marks if isinstance(mark, Stamp)
    }
    assert {name for name, sign in told.items() if sign not in drawn} <= {"won", "level"}


def test_rr_22_13_the_help_card_tells_the_signs_of_the_last_turn():
    told = [row.sign for row in help_rows("rr-help-turn")]
    assert all(told)
    assert len(set(told)) == len(told) == 8


def test_rr_22_15_the_help_card_prices_every_resistance_card(say):
    told = {say(row.text): row.value for row in help_rows("rr-help-resistance") if row.value}
    assert list(told.values()) == ["12×", "6×", "6×"]
    assert [text.split(": ")[1].split(",")[0] for text in told] == ["2A", "3A", "2A1F"]


def test_rr_22_15_the_help_card_tells_actions_logistics_and_reaction(say):
    assert [row.text.id for row in help_rows("rr-help-actions")][:6] == [
        f"rr-help-{topic}" for topic in ("supply", "trucks", "haul", "move", "air", "drop")
    ]
    assert len(help_rows("rr-help-logistics")) == 6
    assert {"rr-help-reaction-mark", "rr-help-reaction-counter"} < {
        row.text.id for row in help_rows("rr-help-reaction")
    }
    told = picture("race_to_the_rhine", position(1, 0), say, focus="help").alt
    assert say(help_rows("rr-help-actions")[0].text) in told
    assert len(told) <= 1024


@pytest.mark.parametrize("reason", ["rhine", "medals", "conceded"])
def test_rr_22_12_the_last_board_names_who_has_won_and_why(reason, say):
    ranked = ("white", "blue", "red")
    view = replace(position(2, 150), active=None, phase="over", reason=reason, ranking=ranked)
    plan = rhine.plan(view, say)
    assert about(plan, "head:winner:") == ["head:winner:white"]
    assert words_of(plan, "head:name") == [say(Msg("rr-seat-white"))]
    assert words_of(plan, "head:won") == [say(Msg("rr-board-won"))]
    (plate,) = plan.about("head:plate")
    assert STAFF.sides["white"].colour in {s.fill for s in plate.shapes if isinstance(s, Poly)}
    assert words_of(plan, "head:reason") == [say(Msg(f"rr-board-end-{reason}"))]
    places_told = [f"head:place:{i}:{army}" for i, army in enumerate(ranked, 1)]
    assert about(plan, "head:place:") == places_told
    assert about(rhine.plan(view, say, focus="west"), "strip:winner") == ["strip:winner"]
    told = rhine.alt(view, say)
    assert say(Msg("rr-seat-white")) in told.partition(say(Msg(f"rr-board-end-{reason}")))[2][:20]


def test_rr_17_30_a_lone_game_without_victory_names_no_winner(say):
    view = replace(
        position(5, 90, ("white",)),
        active=None,
        phase="over",
        reason="unsolved",
        ranking=("white",),
    )
    plan = rhine.plan(view, say)
    assert not about(plan, "head:winner:")
    assert words_of(plan, "head:reason") == [say(Msg("rr-board-end-unsolved"))]
    assert say(Msg("rr-board-end-unsolved")) in rhine.alt(view, say)


def test_the_name_of_a_town_that_is_asked_about_wins_over_what_covers_it(say):
    for marks, above in (((), False), (("evreux",), True)):
        marked = rhine.plan(position(1, 0), say, marks=marks).marks
        order = [mark.about for mark in marked]
        corps = max(n for n, name in enumerate(order) if name.startswith("corps:"))
        assert (order.index("name:evreux") > corps) is above
