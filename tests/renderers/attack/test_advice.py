"""What one player sees over the board: where his units can go, what diplomacy needs. AT-24.10."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.edge.pictures import advice, fitting
from bot.text import words
from engines.attack import ENGINE
from engines.attack.orders.words import region
from engines.attack.view import GroupView, SeatView
from engines.contract import Choice, Msg
from renderers import attack
from renderers.closeup import CLOSE
from renderers.draw import Text
from tests.engines.attack.table import Table
from tests.renderers.attack.conftest import at_sea, in_battle, position

NONE = (0, 0, 0, 0)


def about(plan, start: str) -> list[str]:
    return [mark.about for mark in plan.about(start)]


def written(origin: str, *, seas: str = "", action: str = "move", **lands: str) -> SeatView:
    """What red sees when the region is chosen whose units are to go."""
    field = Table(lands or {"red": "GER 1I+1T, GBR 1I", "blue": "POL 1I"}, seas=seas)
    field.press("red", action)
    field.press("red", f"from/{region(origin)}")
    return ENGINE.view(field.state, "red")


def ways(view: SeatView) -> dict[str, str]:
    return dict(view.targets)


def test_at_24_10_targets_are_told_by_their_way():
    seen = written("GER")
    assert seen.origin == "germany"
    assert ways(seen)["poland"] == "land"
    sea = ways(written("GBR"))
    assert sea["low_countries"] == "sea"
    assert "poland" not in sea


def test_at_24_10_two_steps_are_only_for_tanks_and_planes():
    two = {region for region, how in written("GER").targets if how == "over"}
    assert not two  # the tank may pass only own regions
    flying = written("GER", red="GER 1P+1I", blue="POL 1I")
    assert ways(flying)["ukraine"] == "over"


def test_at_24_10_a_crossing_needs_leave_where_somebody_else_rules_the_seas():
    assert set(ways(written("GBR", seas="blue")).values()) == {"leave"}
    assert "leave" not in ways(written("GBR", seas="red")).values()
    planes = written("GBR", seas="blue", red="GBR 2P, GER 1I", blue="POL 1I")
    assert "leave" not in ways(planes).values()  # AT-7.9


def test_at_24_10_a_chain_over_the_sea_needs_leave_too():
    lands = {"red": "GBR 2I, GER 1I, DAN 1I", "blue": "POL 1I"}
    free = written("GBR", action="strategic", **lands)
    asked = written("GBR", action="strategic", seas="blue", **lands)
    assert set(ways(free).values()) == {"chain"}
    assert set(ways(asked).values()) == {"leave"}
    by_land = written("GER", action="strategic", seas="blue", red="GER 2I, DAN 1I", blue="POL 1I")
    assert ways(by_land) == {"danubia": "chain"}


def test_at_24_10_nobody_else_sees_what_is_being_written():
    field = Table({"red": "GER 1I+1T, GBR 1I", "blue": "POL 1I"})
    field.press("red", "move")
    field.press("red", "from/germany")
    other = ENGINE.view(field.state, "blue")
    assert (other.origin, other.targets, other.lines) == ("", (), ())


def chosen() -> SeatView:
    view = position(2, 1500, viewer="green")
    lines = (
        GroupView("brazil", "amazonia", (1, 0, 0, 0), "land", "", False),
        GroupView("brazil", "nigeria", (1, 0, 0, 0), "sea", "lane", True),
    )
    targets = (
        ("poland", "land"),
        ("ukraine", "over"),
        ("iceland", "sea"),
        ("cuba", "leave"),
        ("turkey", "chain"),
    )
    return replace(view, origin="germany", targets=targets, lines=lines)


def test_at_24_10_legal_targets_are_ringed_with_the_sign_of_their_way(say):
    seen = chosen()
    plan = attack.plan(seen, say, focus="targets")
    assert about(plan, "choice:") == [f"choice:{region}" for region, _ in seen.targets]
    drawn = [f"advice:target:{region}:{how}" for region, how in seen.targets]
    assert about(plan, "advice:target:") == drawn
    assert about(plan, "advice:origin:") == ["advice:origin:germany"]
    signs = {mark.shapes for mark in plan.about("advice:target:")}
    assert len(signs) == len(seen.targets)
    assert about(plan, "advice:way:") == [f"advice:way:{how}" for _, how in seen.targets]
    told = [
        shape.text
        for mark in plan.marks
        if mark.about == ""
        for shape in getattr(mark, "shapes", ())
        if isinstance(shape, Text)
    ]
    assert say(Msg("at-board-way-leave")) in told


def test_at_24_10_the_order_being_written_is_drawn_as_arrows(say):
    plan = attack.plan(chosen(), say, focus="targets")
    assert about(plan, "advice:line:") == [
        "advice:line:brazil:amazonia",
        "advice:line:brazil:nigeria",
    ]
    assert not about(plan, "way:")
    assert set(about(plan, "deed:")) <= {"deed:seas:"}  # that one lies on the Atlantic box


def test_at_24_10_what_diplomacy_needs_stands_on_every_neutral_region(say):
    seen = replace(position(2, 1500, viewer="green"), needs=(("urals", 8), ("quebec", 9)))
    plan = attack.plan(seen, say, focus="needs")
    assert about(plan, "advice:need:") == ["advice:need:urals:8", "advice:need:quebec:9"]
    told = [mark.shapes[-1].text for mark in plan.about("advice:need:")]
    assert told == ["8+", "9+"]


def test_at_24_10_advice_is_offered_to_who_sits_at_the_table_and_to_nobody_else(say):
    assert advice("attack") == attack.ADVICE == ("targets", "needs")
    for kind in attack.ADVICE:
        assert say(Msg(f"at-focus-{kind}"))
        assert kind not in attack.FOCUS
        public = attack.plan(chosen().table, say, focus=kind)
        assert not about(public, "advice:")


def test_at_24_10_while_an_order_is_written_the_board_shows_its_targets():
    poland = Choice("from/poland", Msg("at-do-from"), "poland")
    assert fitting("attack", chosen(), [poland]) == CLOSE
    plan = attack.plan(chosen(), words("en").say, marks=("poland", "germany"))
    assert about(plan, "advice:line:")
    rings = [f"choice:{region}" for region, _ in chosen().targets]
    assert about(plan, "choice:") == [*rings, "choice:germany"]
    assert fitting("attack", position(2, 1500, viewer="green"), ()) == ""


def test_at_24_9_a_battle_under_way_is_what_its_players_see_first():
    seen = position(2, 1500, viewer="green")
    for table in (in_battle(), at_sea()):
        assert attack.own(replace(seen, table=table), ()) == "battle"


@pytest.mark.parametrize("kind", attack.ADVICE)
def test_at_24_10_advice_without_anything_to_say_is_the_plain_board(say, kind):
    seen = replace(position(2, 1500, viewer="green"), targets=(), needs=(), lines=(), origin="")
    assert not about(attack.plan(seen, say, focus=kind), "advice:")
