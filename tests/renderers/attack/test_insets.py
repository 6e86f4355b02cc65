"""Europe and South America once more, larger, below a full map. AT-24.12."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations

from PIL import Image

from bot.text import words
from engines.attack.view import SeatView, TableView
from renderers import atlas, attack, picture
from renderers.attack import insets, layout, places
from renderers.draw import Stamp, overlap
from renderers.picture import Plan, draw, image
from tests.renderers.attack.conftest import crowded, position

SAY = words("en").say


def filled(signs: int, turn: int) -> TableView:
    """A board in that round whose South America has so many signs and nothing else has any."""
    view = position(1, 0)
    area = insets.AREAS[0].regions
    share = {name: signs // len(area) + (i < signs % len(area)) for i, name in enumerate(area)}
    regions = tuple(
        replace(
            region,
            owner="red" if share.get(region.region) else None,
            units=tuple(int(kind < share.get(region.region, 0)) for kind in range(4)),
            capital=None,
        )
        for region in view.regions
    )
    return replace(view, regions=regions, round=turn, phase="play")


def names(plan: Plan) -> list[set[str]]:
    return [{mark.about[5:] for mark in inset.plan.about("name:")} for inset in plan.insets]


def test_at_24_12_insets_come_when_an_area_is_full_and_the_later_the_sooner():
    assert not insets.full(filled(33, 1))
    assert insets.full(filled(34, 1))
    assert not insets.full(filled(23, 6))
    assert insets.full(filled(24, 6))
    assert not insets.full(filled(19, 12))
    assert insets.full(filled(20, 12))
    assert not insets.full(replace(filled(34, 12), phase="over"))


def test_at_24_12_only_the_plain_board_has_insets():
    view = crowded()
    assert [inset.plan.sheet.name for inset in attack.plan(view, SAY).insets] == [
        "attack-inset-south_america-wall",
        "attack-inset-europe-wall",
    ]
    assert not attack.plan(position(1, 0), SAY).insets
    assert not attack.plan(view, SAY, marks=["france"]).insets
    assert not attack.plan(view, SAY, focus="europe").insets
    assert not attack.plan(view, SAY, steady=True).insets
    seen = replace(position(2, 1500, viewer="green"), table=view, targets=(), lines=())
    assert isinstance(seen, SeatView)
    assert attack.plan(seen, SAY).insets


def test_a_film_keeps_its_size_when_insets_come(say):
    sizes = {
        picture("attack", view, say, width=80, steady=True).png[16:24]
        for view in (position(2, 1500), crowded())
    }
    assert len(sizes) == 1
    assert picture("attack", crowded(), say, width=80).png[16:24] not in sizes


def test_at_24_12_an_inset_shows_its_regions_with_all_that_is_there(say):
    plan = attack.plan(crowded(9), say)
    for area, inset, shown in zip(insets.AREAS, plan.insets, names(plan), strict=True):
        assert set(area.regions) <= shown
        for region in area.regions:
            for kind in ("units", "capital"):
                about = f"{kind}:{region}"
                there = [m.shapes for m in plan.about(about) if isinstance(m, Stamp)]
                assert [m.shapes for m in inset.plan.about(about) if isinstance(m, Stamp)] == there


def test_at_24_12_nothing_in_an_inset_is_cut_or_told_by_half(say):
    view = crowded(9)
    plan = attack.plan(view, say)
    for inset, shown in zip(plan.insets, names(plan), strict=True):
        part = inset.plan.sheet.view
        for mark in inset.plan.marks:
            if isinstance(mark, Stamp) and mark.about.partition(":")[0] not in insets.CUT:
                x0, y0, x1, y1 = mark.box
                halo = 8.0 if mark.about.startswith("name:") else 0.01
                assert part.x - halo <= x0
                assert part.y - halo <= y0
                assert x1 <= part.x + part.width + halo
                assert y1 <= part.y + part.height + halo
                if mark.about.startswith(("units:", "capital:", "tie:", "locked:")):
                    assert mark.about.partition(":")[2] in shown


def test_at_24_12_names_of_insets_can_be_read_in_a_chat():
    assert layout.NAME * insets.LARGER * 560 / places.WIDTH >= 11


def test_insets_lie_beside_each_other_and_on_nothing_else(say):
    plan = attack.plan(crowded(9), say)
    boxes = [insets.place(area) for area in insets.AREAS]
    for a, b in combinations(boxes, 2):
        assert not overlap(a, b)
    x0, y0, x1, y1 = places.ATLAS
    assert places.CHART[3] <= y0
    for a in boxes:
        assert x0 < a[0] < a[2] < x1
        assert y0 < a[1] < a[3] < y1
        for mark in plan.marks:
            if isinstance(mark, Stamp) and not mark.about.startswith("inset:"):
                assert not overlap(a, mark.box), mark.about
    foot = max(mark.box[3] for mark in plan.marks if isinstance(mark, Stamp))
    assert foot <= plan.sheet.view.height


def test_what_ties_an_inset_to_its_place_is_drawn_where_nothing_may_lie():
    """`test_layout.py` counts what lies there nevertheless: nothing."""
    ties = attack.plan(crowded(9), SAY).about("inset:tie:")
    for mark, (x0, y0, x1, y1) in zip(ties, insets.walls(), strict=True):
        assert isinstance(mark, Stamp)
        ax, ay, bx, by = mark.box
        assert (x0 <= ax, y0 <= ay, bx <= x1, by <= y1) == (True,) * 4


def test_a_board_with_insets_is_the_same_in_strips_as_in_one_piece():
    plan = attack.plan(crowded(), SAY)
    whole = atlas.sheet(plan.sheet).reduced(image(plan)).convert("RGB")
    for _ in range(2):  # made, and kept
        drawn = Image.open(BytesIO(draw(plan))).convert("RGB")
        assert drawn.tobytes() == whole.tobytes()
