"""What the pictures of Attack! show. AT-24."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.text import words
from engines.attack.components import MAP, REGIONS
from engines.attack.view import DeedView
from engines.contract import Msg, msg
from renderers import attack, geo, picture
from renderers.attack import layout, pieces, places, world
from renderers.attack.colours import PATTERNS, WALL, tones
from renderers.draw import Stamp, Text, Wash
from tests.renderers.attack.conftest import ALL, at_sea, crowded, fought, in_battle, position
from tests.renderers.shapes import lettered

SAY = words("en").say


def about(plan, start: str) -> list[str]:
    return [mark.about for mark in plan.about(start)]


def drawn_text(plan, start: str) -> list[str]:
    stamps = [mark for mark in plan.about(start) if isinstance(mark, Stamp)]
    return [shape.text for stamp in stamps for shape in stamp.shapes if isinstance(shape, Text)]


def test_at_2_1_every_region_has_ground_and_a_place():
    assert set(world.areas()) == set(places.PLACES) == set(REGIONS)
    assert all(rings for rings in world.areas().values())


def test_at_2_3_ground_touches_exactly_where_the_map_says():
    """Neighbours, and only they, have corners of their outlines in common."""
    corners = {
        region: {p for ring in rings for p in ring} for region, rings in geo.areas("attack").items()
    }
    drawn = {frozenset((a, b)) for a, b in combinations(corners, 2) if corners[a] & corners[b]}
    assert drawn == {frozenset(pair) for pair in MAP.borders}


def test_at_2_4_every_lane_is_drawn_and_no_other():
    lanes = {frozenset((lane.a, lane.b)) for lane in MAP.sea_lanes}
    assert {frozenset(pair) for pair in places.LANES} == lanes
    assert len(places.LANES) == len(MAP.sea_lanes)
    assert set(places.ZONES) == {zone.id for zone in MAP.sea_zones}


def test_at_24_1_every_region_is_named_and_tinted_by_its_owner(view, say):
    plan = attack.plan(view, say)
    assert about(plan, "name:") == [f"name:{region}" for region in REGIONS]
    tints = {m.region.partition(".")[0]: m.tone for m in plan.marks if isinstance(m, Wash)}
    assert tints == {r.region: r.owner for r in view.regions if r.owner}


def test_at_24_1_abandoned_ground_is_hatched_in_the_old_colour():
    plan = attack.plan(crowded(), SAY)
    tints = {m.region: m.tone for m in plan.marks if isinstance(m, Wash)}
    assert tints["egypt.0"] == "red-abandoned"
    tone = tones(WALL)["red-abandoned"]
    assert tone.wash == WALL.paper
    assert tone.hatch == WALL.sides["red"].colour


def test_at_24_1_owners_differ_without_colour():
    assert len({PATTERNS[seat] for seat in ALL}) == len(ALL)
    drawn = {lettered(pieces.badge(WALL.sides[seat], 16, WALL)) for seat in ALL}
    assert len(drawn) == len(ALL)
    assert len({WALL.sides[seat].letter for seat in ALL}) == len(ALL)


def test_at_24_1_names_can_be_read_on_a_board_of_800_pixels(view, say):
    plan = attack.plan(view, say)
    assert layout.NAME * 800 / plan.sheet.view.width >= 12
    drawn = {s.size for m in plan.about("name:") for s in m.shapes if isinstance(s, Text)}
    assert drawn == {layout.NAME}


def test_at_24_2_kinds_of_units_and_ships_differ_without_colour():
    assert len({lettered(pieces.unit(kind, 10, WALL.ink)) for kind in range(4)}) == 4
    assert len({lettered(pieces.ship(kind, 10, WALL.ink)) for kind in range(4)}) == 4


def test_at_24_2_every_unit_is_counted_and_zeros_are_left_out(view, say):
    plan = attack.plan(view, say)
    held = [r for r in view.regions if r.owner]
    assert about(plan, "units:") == [f"units:{r.region}" for r in held]
    for region in held:
        told = drawn_text(plan, f"units:{region.region}")
        letter = WALL.sides[region.owner].letter
        assert told == [*(str(n) for n in region.units if n), letter]


def test_at_24_3_capitals_show_founder_and_holder(view, say):
    plan = attack.plan(view, say)
    assert about(plan, "capital:") == [f"capital:{r.region}" for r in view.regions if r.capital]
    own, taken = (pieces.capital("red", holder, WALL) for holder in ("red", "blue"))
    assert own != taken


def test_at_24_5_the_atlantic_box_shows_who_rules_the_seas(view, say):
    plan = attack.plan(view, say)
    assert about(plan, "seas:") == [f"seas:{view.seas or 'free'}"]
    assert drawn_text(plan, "fleet:") == [str(n) for n in view.fleet if n]


def test_at_24_6_players_stand_in_turn_order_with_their_figures(view, say):
    plan = attack.plan(view, say)
    panels = [m for m in plan.about("panel:") if m.about[6:] in ALL]
    assert [m.about[6:] for m in sorted(panels, key=lambda m: m.x)] == [
        player.seat for player in view.players
    ]
    for player in view.players:
        if player.status == "playing":
            seat = player.seat
            for unit, n in (
                ("regions", player.regions),
                ("army", player.units),
                ("cards", player.cards),
            ):
                assert drawn_text(plan, f"{unit}:{seat}") == [str(n)]
            state = "sea" if player.at_sea else "port"
            assert drawn_text(plan, f"ships:{seat}:{state}:") == [str(n) for n in player.fleet if n]


def test_at_24_6_who_is_out_is_said():
    view = position(2, 1500)
    gone = replace(view.players[0], status="resigned")
    plan = attack.plan(replace(view, players=(gone, *view.players[1:])), SAY)
    assert about(plan, "status:") == [f"status:{gone.seat}"]


def test_at_24_7_the_head_line_names_round_player_actions_and_who_is_waited_for(view, say):
    plan = attack.plan(view, say)
    assert about(plan, "waiting:") == [f"waiting:{seat}" for seat in view.waiting[:6]]
    if view.phase == "play":
        assert str(view.round) in drawn_text(plan, "head:round")[0]
        assert len(about(plan, "head:action:")) == 3
        assert drawn_text(plan, "head:name") == [say(Msg(f"at-seat-{view.active}"))]


def test_at_24_7_the_last_board_names_the_winner_and_every_place(say):
    ranked = (("green",), ("red", "blue"), ("yellow",), ("purple",), ("orange",))
    over = replace(crowded(), phase="over", active=None, reason="rounds", ranking=ranked)
    plan = attack.plan(over, say)
    (told,) = drawn_text(plan, "head:name")
    assert say(Msg("at-seat-green")) in told
    assert told != say(Msg("at-seat-green"))
    places = {
        mark.about[8:]: drawn_text(plan, mark.about)[0][:2] for mark in plan.about("name-of:")
    }
    assert places["green"] == "1."
    assert places["red"] == places["blue"] == "2."
    assert say(msg("at-board-alt-over", who=(Msg("at-seat-green"),))) in attack.alt(over, say)


def test_at_24_12_every_zoom_can_be_read_on_a_telephone():
    for window in attack.WINDOWS.values():
        assert layout.NAME * 390 / window.width >= 11


def test_at_24_7_locked_trade_is_said():
    (told,) = drawn_text(attack.plan(crowded(), SAY), "head:round")
    assert SAY(Msg("at-board-no-trade")) in told


def test_at_24_8_the_last_turn_is_marked():
    plan = attack.plan(crowded(), SAY)
    assert about(plan, "way:") == [
        "way:move:germany:poland",
        "way:cross:cuba:morocco",
        "way:blocked:argentina:south_africa",
    ]
    assert about(plan, "moving:") == ["moving:brazil:angola"]
    assert set(about(plan, "deed:")) == {
        "deed:battle:poland",
        "deed:conquest:poland",
        "deed:battle:morocco",
        "deed:diplomacy:turkey",
        "deed:diplomacy:iceland",
        "deed:build:alaska",
        "deed:seas:",
    }
    signs = ("battle", "conquest", "diplomacy", "seas", "build", "claim")
    assert len({lettered(pieces.sign(kind, "red", WALL)) for kind in signs}) == len(signs)


def test_at_24_8_a_turn_without_deeds_shows_those_of_the_one_before():
    view = crowded()
    assert about(attack.plan(replace(view, turn=view.turn + 1), SAY), "deed:")


def test_at_24_9_a_battle_shows_units_dice_and_round():
    plan = attack.plan(in_battle(), SAY, focus="battle")
    rolled = [f"rolled:attacker:3:{f}" for f in "ITTPP-"]
    assert about(plan, "rolled:attacker:") == rolled  # what each side rolled last
    assert about(plan, "rolled:defender:") == ["rolled:defender:3:I", "rolled:defender:3:P"]
    assert drawn_text(plan, "hits:attacker:") == ["3"]
    assert drawn_text(plan, "battle:title") == ["Ukraine"]
    assert about(plan, "battle:seat:") == ["battle:seat:0:yellow", "battle:seat:1:green"]
    faces = {lettered(pieces.die(f, 20, WALL.sides["red"], WALL)) for f in "ITAP-"}
    assert len(faces) == 5


def test_at_24_9_a_naval_battle_shows_both_lines_slot_by_slot():
    plan = attack.plan(at_sea(), SAY, focus="battle")
    assert about(plan, "ship:") == [
        f"ship:{i}:{s}" for line in ("BCD", "SBD") for i, s in enumerate(line)
    ]
    assert about(plan, "sunk") == ["sunk"]
    totals = ["total:0:12", "total:1:9", "total:2:7", "total:0:8", "total:1:7", "total:2:7"]
    assert about(plan, "total:") == totals  # of this round's duels, slot by slot


def test_at_24_9_the_last_battle_is_kept_and_none_is_no_mistake():
    over = replace(crowded(), deeds=crowded().deeds[:4])
    plan = attack.plan(over, SAY, focus="battle")
    assert drawn_text(plan, "battle:title") == ["Poland"]
    assert len(about(plan, "battle:end:")) == 2
    assert about(attack.plan(replace(over, deeds=()), SAY, focus="battle"), "battle:head")


def test_at_24_10_the_hand_shows_every_card_sets_and_production(say):
    seen = position(2, 1500, viewer="green")
    plan = attack.hand(seen, say)
    assert about(plan, "card:hand:") == [f"card:hand:{card.id}" for card in seen.hand]
    assert drawn_text(plan, "value:") == [str(card.value) for card in seen.hand]
    assert about(plan, "doubled:") == [f"doubled:{card.id}" for card in seen.hand if card.doubled]
    assert str(seen.pp) in drawn_text(plan, "hand:pp")[0]
    assert len(about(plan, "need:")) == min(12, len(seen.needs))


def test_at_24_10_locked_units_are_marked():
    plan = attack.plan(crowded(), SAY)
    assert about(plan, "locked:") == ["locked:france"]
    assert drawn_text(plan, "locked:") == ["2"]


def test_choices_are_ringed(say):
    plan = attack.plan(position(2, 1500), say, marks=("france", "egypt", "atlantis"))
    assert about(plan, "choice:") == ["choice:france", "choice:egypt"]


def test_at_24_12_europe_and_the_mediterranean_are_in_the_zoom():
    window = attack.WINDOWS["europe"]
    for name, region in REGIONS.items():
        x, y = places.SPOTS[name]
        if region.continent == "eurasia" and name != "iceland":
            assert window.x < x < window.x + window.width, name
            assert window.y < y < window.y + window.height, name


def test_at_24_12_every_region_is_in_some_zoom():
    for region, (x, y) in places.SPOTS.items():
        assert any(
            w.x < x < w.x + w.width and w.y + 50 < y < w.y + w.height - 50
            for w in attack.WINDOWS.values()
        ), region


def test_at_24_9_a_finished_battle_is_told_round_by_round():
    plan = attack.plan(fought(), SAY, focus="battle")
    assert about(plan, "rolled:attacker:1:") == [f"rolled:attacker:1:{f}" for f in "TAPPPP"]
    assert drawn_text(plan, "hits:attacker:") == ["2"]
    assert drawn_text(plan, "hits:defender:") == ["3", "0"]
    assert about(plan, "round:") == ["round:1", "round:2"]
    assert about(plan, "cost:") == [
        "cost:defender:1:0:3",
        "cost:attacker:1:0:1",
        "cost:attacker:1:1:1",
    ]
    # the attacker lost three infantry in all, the defender one infantry and a tank
    assert about(plan, "battle:lost:") == ["battle:lost:0:3", "battle:lost:0:1", "battle:lost:1:1"]


def test_at_24_9_a_battle_of_any_length_fits_its_picture():
    for times in (1, 3, 9, 20):
        volleys = tuple(
            replace(volley, round=volley.round + 2 * n)
            for n in range(times)
            for volley in fought().volleys
        )
        plan = attack.plan(replace(fought(), volleys=volleys), SAY, focus="battle")
        high = plan.sheet.view.height
        assert high <= 1600
        assert len(about(plan, "round:")) == 2 * times
        (end, _) = plan.about("battle:end:")
        assert end.box[3] < high
        assert max(mark.box[3] for mark in plan.about("cost:")) < end.box[1]


def test_at_24_9_a_finished_naval_battle_is_told_duel_by_duel():
    last = DeedView(9, "blue", "seas", "", "", (), (), "green", True)
    plan = attack.plan(replace(fought(), deeds=(last,)), SAY, focus="battle")
    assert about(plan, "duel:0:") == ["duel:0:0:B", "duel:0:1:C", "duel:0:2:D"]
    assert about(plan, "duel:1:") == ["duel:1:0:S", "duel:1:1:B", "duel:1:2:D"]
    assert about(plan, "struck:") == ["struck:0:S", "struck:1:B"]
    assert about(plan, "round:") == ["round:1", "round:2"]
    none = attack.plan(replace(fought(), deeds=(last,), duels=()), SAY, focus="battle")
    assert len(about(none, "battle:end:")) == 2  # the seas were left without a fight


@pytest.mark.parametrize("focus", attack.FOCUS)
def test_at_24_12_zooms_have_names_and_readable_letters(focus, say):
    assert say(Msg(f"at-focus-{focus}"))
    width = attack.plan(crowded(), say, focus=focus).sheet.view.width
    assert pieces.NUMBER * 800 / width >= 14


def test_nothing_is_drawn_over_a_name(view, say):
    """Names come after all units and signs; only panels and rings come later."""
    plan = attack.plan(view, say)
    sea = "deed:seas:"  # lies on the Atlantic box
    marks = [mark.about.partition(":")[0] for mark in plan.marks if mark.about != sea]
    assert max(i for i, kind in enumerate(marks) if kind in ("units", "deed", "way", "tie")) < (
        min(i for i, kind in enumerate(marks) if kind == "name")
    )


def test_a_seat_sees_the_same_board_as_everybody(say):
    """No board shows what only one seat knows: they differ in what is new, in nothing else."""
    seen = position(2, 1500, viewer="green")
    assert seen.hand
    own, public = (attack.plan(view, say) for view in (seen, position(2, 1500)))
    news = ("way:", "deed:")
    assert [mark for mark in own.marks if not mark.about.startswith(news)] == [
        mark for mark in public.marks if not mark.about.startswith(news)
    ]
    assert not about(attack.plan(seen, say), "card:hand:")


def test_at_24_8_a_seat_sees_everything_since_its_own_last_turn():
    seen = position(2, 1500, viewer="green")
    view = crowded()
    now = view.turn
    deeds = tuple(
        replace(view.deeds[0], turn=now - back, seat=seat, kind="conquest", place=place)
        for back, seat, place in (
            (5, "red", "poland"),
            (4, "green", "france"),
            (3, "blue", "cuba"),
            (1, "purple", "peru"),
            (0, "green", "egypt"),
        )
    )
    told = replace(view, deeds=deeds)
    own = attack.plan(replace(seen, table=told), SAY)
    assert about(own, "deed:") == [
        "deed:conquest:cuba",
        "deed:conquest:peru",
        "deed:conquest:egypt",
    ]
    assert about(attack.plan(told, SAY), "deed:") == ["deed:conquest:egypt"]


@pytest.mark.parametrize("focus", ["", *attack.FOCUS])
def test_alt_text_fits_and_names_every_player(view, say, focus):
    told = attack.alt(view, say)
    assert len(told) <= 1024
    for player in view.players:
        assert say(Msg(f"at-seat-{player.seat}")) in told
    assert attack.plan(view, say, focus=focus).marks


def test_alt_text_of_a_hand_tells_its_cards(say):
    seen = position(2, 1500, viewer="green")
    told = attack.alt_hand(seen, say)
    assert len(told) <= 1024
    assert all(say(card.name) in told for card in seen.hand)


def test_pictures_are_the_same_every_time():
    first = picture("attack", position(2, 1500), SAY, width=800)
    assert first == picture("attack", position(2, 1500), SAY, width=800)
    assert first.png.startswith(b"\x89PNG")


def test_pictures_are_small_enough_to_send():
    assert len(picture("attack", position(3, 9000), SAY).png) <= 250 * 1024


def test_at_24_9_the_words_of_a_battle_tell_the_battle(say):
    at_land = picture("attack", fought(), say, focus="battle").alt
    assert say(Msg("at-region-poland")) in at_land
    assert say(Msg("at-seat-blue")) in at_land
    running = picture("attack", in_battle(), say, focus="battle").alt
    assert say(Msg("at-region-ukraine")) in running
    assert "1I 2T 1A 1P" in running
    sea = picture("attack", at_sea(), say, focus="battle").alt
    assert say(Msg("at-action-naval")) in sea
    assert say(Msg("at-seat-green")) in sea
    none = picture("attack", replace(fought(), deeds=()), say, focus="battle").alt
    assert say(Msg("at-board-no-battle")) in none
    assert all(len(told) <= 1024 for told in (at_land, running, sea, none))


def test_at_24_6_the_line_of_standings_begins_with_the_crowned_leader():
    view = position(2, 1500)
    plan = attack.plan(view, SAY)
    by_worth = sorted(view.players, key=lambda p: (p.regions, p.units), reverse=True)
    parts = sorted(plan.about("share:"), key=lambda mark: mark.x)
    assert [mark.about[6:] for mark in parts] == [p.seat for p in by_worth if p.regions]
    assert about(plan, "leads:") == [f"leads:{by_worth[0].seat}"]
    wide = {mark.about[6:]: mark.box[2] - mark.box[0] for mark in parts}
    for a, b in combinations(by_worth, 2):
        assert (a.regions > b.regions) == (wide[a.seat] > wide[b.seat] + 1)


def test_at_24_6_nobody_leads_before_there_are_regions():
    plan = attack.plan(position(1, 0), SAY)
    assert not about(plan, "leads:")
    assert not about(plan, "standings")


def test_at_24_11_prices_stand_below_the_map_in_one_line(say):
    plan = attack.plan(crowded(), say, steady=True)
    costs = plan.about("cost:")
    assert len(costs) == 8
    assert len({mark.y for mark in costs}) == 1
    _, top, _, bottom = places.KEY
    assert all(top <= mark.box[1] and mark.box[3] <= bottom for mark in costs)
    words = [mark for mark in plan.marks if isinstance(mark, Stamp) and top <= mark.y <= bottom]
    assert all(mark.box[2] <= places.WIDTH - 8 for mark in words)


def test_at_24_7_the_last_board_has_a_plate_with_the_winner_and_what_decided_it(say):
    ranked = (("green",), ("red", "blue"), ("yellow",), ("purple",), ("orange",))
    view = crowded()
    (first, *others) = view.regions
    taken = replace(first, owner="green", capital="red")
    view = replace(view, phase="over", active=None, regions=(taken, *others), ranking=ranked)
    assert not about(attack.plan(replace(view, phase="play"), say), "plate:")
    plan = attack.plan(view, say)
    assert about(plan, "plate:winner:") == ["plate:winner:green"]
    assert about(plan, "plate:place:") == [
        f"plate:place:{n}:{seat}" for n, equal in enumerate(ranked, 1) for seat in equal
    ]
    told = drawn_text(plan, "plate:turn")
    assert any(say(Msg(f"at-region-{first.region}")) in line for line in told)
    assert all(mark.box[3] <= plan.sheet.view.height for mark in plan.about("plate"))
    assert not about(attack.plan(view, say, focus="europe"), "plate:")


def test_where_nearly_every_region_may_be_picked_none_is_ringed() -> None:
    view, say = crowded(), words("en").say
    every, few = list(REGIONS), list(REGIONS)[:5]
    for asked, ringed in ((every, False), (few, True)):
        rings = picture("attack", view, say, width=240, marks=asked).png
        assert (rings != picture("attack", view, say, width=240, around=asked).png) is ringed
