"""What people usually mean takes few answers, and is what single answers would have done."""

from __future__ import annotations

from bot.text import words
from engines.attack import ENGINE, names
from engines.attack.components import UNIT_COST
from engines.attack.state import State
from renderers.attack import RENDERER
from tests.engines import at_table
from tests.engines.attack.table import Table
from tests.engines.attack.test_03_setup import new, silent


class Start(at_table.Table[State]):
    engine = ENGINE


def setup() -> Start:
    """All regions are claimed, and everybody places their first units under seal."""
    return Start(silent(new(), "placing"))


def field(**more: object) -> Table:
    return Table({"red": "GER 3I+1T, FRA 1I", "blue": "POL 2I, ITA 1I"}, **more)  # type: ignore[arg-type]


def test_at_6_8_a_neighbour_is_attacked_with_three_answers() -> None:
    table = field()
    table.press_each("red", "move", "attack/germany.poland")
    assert table.state.flow[-1].lines[0].force == [2, 1, 0, 0], "one holds the region (AT-5.4)"  # type: ignore[union-attr]
    assert table.can("red", "send")
    assert not table.keys("red", "attack") or "attack/germany.poland" not in table.keys("red")


def test_at_5_4_all_is_offered_only_where_a_region_stays_held() -> None:
    table = field()
    table.press_each("red", "move", "from/germany", "to/poland")
    assert table.can("red", "most")
    assert not table.can("red", "all")
    table.press("red", "back")
    table.press_each("red", "back", "from/france", "to/germany")
    assert not table.can("red", "most"), "one unit has none to spare"


def test_at_18_5_two_kinds_are_built_with_three_answers() -> None:
    table = field(capitals={"red": "GER"}, hands={"red": "oil4a rail4a"})
    table.press("red", "build")
    key = next(k for k in table.keys("red", "package") if k.endswith("germany.1+1+0+0"))
    table.press("red", key)
    assert table.offer("red").to_confirm(("done",)) is None, "3 points buy nothing"
    table.press("red", "done")
    assert table.at("GER") == "red 4I+2T"


def test_at_18_3_packages_stay_within_the_points() -> None:
    for hand in ("", "oil1a", "oil4a rail4a", "oil4a rail4a minerals4a"):
        table = field(capitals={"red": "GER"}, hands={"red": hand})
        pp = table.view("red").pp
        table.press("red", "build")
        for key in table.keys("red", "package"):
            counts = map(int, key.rpartition(".")[2].split("+"))
            assert pp - 5 < sum(a * b for a, b in zip(counts, UNIT_COST, strict=True)) <= pp


def test_at_3_12_a_ready_made_start_takes_two_answers_and_can_be_changed() -> None:
    for style in ("balanced", "fortress", "raid"):
        table = setup()
        seat = table.asked[0]
        table.press(seat, style)
        view = table.view(seat)
        assert sum(n for _, _, n in view.bought) == 5
        assert view.capital
        other = next(each for each in table.asked if each != seat)
        assert (table.view(other).bought, table.view(other).capital) == ((), "")
        table.press(seat, "unplace")
        assert table.view(seat).capital == ""
        table.press_each(seat, table.keys(seat, "capital")[0], "done")
        assert table.offer(seat).answered == ("done",)


def test_at_3_12_the_last_unit_alone_is_taken_back() -> None:
    table = setup()
    seat = table.asked[0]
    tank = table.keys(seat, "tank")[0]
    table.press_each(seat, tank, table.keys(seat, "infantry")[0], "unplace")
    assert [what for what, _, _ in table.view(seat).bought] == ["tank"]


def test_at_24_10_what_was_placed_in_secret_is_drawn_for_its_owner_alone() -> None:
    table, say = setup(), words("en").say
    seat = table.asked[0]
    table.press(seat, "fortress")
    drawn = {mark.about for mark in RENDERER.plan(table.view(seat), say).marks}
    home = table.view(seat).capital
    assert {f"ordered:{home}", f"capital:{home}"} <= drawn
    _, ordered = RENDERER.alt(table.view(seat), say).split("Ordered by you")
    assert len({unit for unit, *_ in table.view(seat).bought}) > 1
    assert ordered.split(".")[0].count(say(names.region(home))) == 2, "all its units, its capital"
    for viewer in (None, *(each for each in table.asked if each != seat)):
        others = {mark.about for mark in RENDERER.plan(table.view(viewer), say).marks}
        assert not {about for about in others if about.startswith(("ordered:", "capital:"))}
