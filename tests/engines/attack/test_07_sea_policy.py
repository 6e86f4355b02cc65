"""7.13, 7.14, 26.14. Sea policies: ordered lines, by mover, action, target, lane, zone, region."""

from __future__ import annotations

import pytest

from engines.attack import ENGINE
from engines.attack.orders import sea
from engines.attack.orders.standing import on_timeout
from engines.contract import Illegal, OrderBook
from tests.engines.attack.table import Table

LANDS = {"red": "GBR 9I, SCA 3I, GER 5I, ITA 5I", "blue": "BRA 2I, FRA 1I", "green": "EGY 1I"}
BLOCKED = {  # target: the choice that blocks the way there
    "russia": "block/great_britain.russia",  # the only lane
    "france": "block/great_britain.france",
    "scandinavia": "block/great_britain.scandinavia",
    "egypt": "block/italy.egypt",
    "low_countries": "block/great_britain.low_countries",
}


def read(text: str) -> OrderBook:
    orders = ENGINE.orders
    assert orders
    return orders.read(Table(LANDS).state, "blue", text)


def crossing(action: str = "move", *lines: str, **more: object) -> Table:
    field = Table(LANDS, seas="blue", **more)  # type: ignore[arg-type]
    field.write(
        action, *(lines or ("1I GBR>RUS", "1I GBR>FRA", "1I GBR>SCA", "1I ITA>EGY", "1I GBR>LOW"))
    )
    field.press("red", "send")
    return field


def blocked(policy: str, *lines: str, action: str = "move") -> set[str]:
    """Targets the policy bars, of the groups that need leave."""
    field = crossing(action, *lines)
    orders = ENGINE.orders
    assert orders
    said = orders.answer(field.state, "blue", field.offers["blue"], read(policy))
    assert said
    return {target for target, key in BLOCKED.items() if key in said.picks}


@pytest.mark.parametrize(
    ("policy", "bars"),
    [
        ("sea block into mine; sea allow", {"france"}),
        ("sea block into movers; sea allow", {"scandinavia"}),
        ("sea block into neutral; sea allow", {"russia", "low_countries"}),
        ("sea block into green; sea allow", {"egypt"}),
        ("sea block into red; sea allow", {"scandinavia"}),
        ("sea block via lane; sea allow", {"russia"}),
        ("sea block via Mediterranean; sea allow", {"egypt"}),
        ("sea block via North Sea into movers; sea allow", {"scandinavia"}),
        ("sea block from ITA; sea allow", {"egypt"}),
        ("sea block to RUS; sea allow", {"russia"}),
        ("sea block by red", set(BLOCKED)),
        ("sea block by green; sea else allow", set()),
        ("sea block in strategic; sea allow", set()),
        ("sea block in move into mine; sea allow", {"france"}),
        ("sea allow to RUS; sea block via lane", {"france"}),
    ],
)
def test_at_7_13_a_line_names_mover_action_target_way_or_regions(
    policy: str, bars: set[str]
) -> None:
    assert blocked(policy) == bars


def test_at_7_13_the_first_line_that_fits_speaks() -> None:
    assert blocked("sea allow into mine; sea block") == set(BLOCKED) - {"france"}
    assert blocked("sea block; sea allow into mine") == set(BLOCKED)


def test_at_7_13_where_no_line_fits_the_default_policy_speaks() -> None:
    assert blocked("sea allow via lane") == {"france"}
    assert blocked("sea allow via lane; sea else block") == set(BLOCKED) - {"russia"}


def test_at_7_13_at_12_6_a_line_for_strategic_moves_sees_every_crossing_of_the_chain() -> None:
    lands = {"red": "SCA 5I, GER 1I, DAN 1I, ITA 1I, EGY 1I", "blue": "BRA 1I", "green": "IRQ 1I"}
    for policy, bars in (("sea block via Mediterranean", True), ("sea block in move", False)):
        field = Table(lands, seas="blue")
        field.march("strategic", "2I SCA>EGY")
        orders = ENGINE.orders
        assert orders
        said = orders.answer(field.state, "blue", field.offers["blue"], read(policy))
        assert said
        assert (said.picks == ("block/scandinavia.egypt",)) is bars


def test_at_7_13_at_21_6_lines_that_ask_put_only_their_groups_to_the_controller() -> None:
    field = crossing()
    filed = read("sea ask via lane; sea block into mine; sea allow")
    orders = ENGINE.orders
    assert orders
    said = orders.answer(field.state, "blue", field.offers["blue"], filed)
    assert said
    field.press("blue", *said.picks)
    assert field.offers["blue"].find("block/great_britain.russia")
    assert [key for key in field.keys("blue") if key.startswith("block/")] == [BLOCKED["russia"]]
    assert orders.answer(field.state, "blue", field.offers["blue"], filed) is None
    field.press("blue", "allow-all")
    answers = {e.text.id for e in field.events if e.text.id.startswith("at-log-leave")}
    assert answers == {"at-log-leave-allowed", "at-log-leave-blocked"}


def test_at_7_14_is_what_silence_says_also_to_lines_that_ask() -> None:
    field = crossing()
    assert field.offers["blue"].default == (BLOCKED["france"],)
    filed = read("sea ask")
    assert on_timeout(field.state, "blue", field.offers["blue"], filed) == (BLOCKED["france"],)


def test_at_26_14_with_ask_every_group_is_put_to_him_and_the_policy_speaks_only_in_the_end() -> (
    None
):
    field = crossing(options={"sea_leave": "ask"})
    filed = read("sea block via lane; sea else allow")
    orders = ENGINE.orders
    assert orders
    assert orders.answer(field.state, "blue", field.offers["blue"], filed) is None
    assert len([key for key in field.keys("blue") if key.startswith("block/")]) == len(BLOCKED)
    assert on_timeout(field.state, "blue", field.offers["blue"], filed) == (BLOCKED["russia"],)


def test_at_7_13_the_menu_says_whose_ships_pass_and_strikes_out_what_was_typed() -> None:
    orders = ENGINE.orders
    assert orders
    filed, state = read("sea block by red into mine; sea ask"), Table(LANDS).state
    [drop] = [c for c in orders.menu(state, "blue", filed).choices if c.verb == "sea"]
    assert len(drop.label.args["lines"]) == 2  # type: ignore[arg-type]
    orders.set(filed, (drop.key, "leave/block+red"))
    assert filed.standing == {"sea": "", "leave.red": "block"}
    assert not [c for c in orders.menu(state, "blue", filed).choices if c.verb == "sea"]
    found = orders.answer((field := crossing()).state, "blue", field.offers["blue"], filed)
    assert found
    assert set(BLOCKED.values()) <= set(found.picks)
    orders.set(filed, ("leave/own",))  # what holds by itself takes back the exceptions
    assert filed.standing == {"sea": "", "leave": "own"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("sea hope", "form"),
        ("sea block into heaven", "unknown"),
        ("sea block via Baltic", "form"),
        ("sea block in haste", "form"),
        ("sea block from Atlantis", "unknown"),
    ],
)
def test_at_28_55_a_line_that_means_nothing_is_refused(text: str, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        read(text)
    assert refused.value.reason.id == f"turn-{code}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("sea block via North Sea", ["at-sea-via"]),
        ("sea block via lane", ["at-sea-via-lane"]),
        ("sea ask by red in move into mine", ["at-sea-by", "at-sea-in-move", "at-sea-into-mine"]),
        ("sea allow into red from GER", ["at-sea-into", "at-sea-from"]),
        ("sea allow", ["at-sea-any"]),
    ],
)
def test_at_7_13_a_line_is_said_condition_by_condition(text: str, said: list[str]) -> None:
    (line,) = sea.lines(read(text))
    assert [each.id for each in sea.told(line).args["what"]] == said  # type: ignore[union-attr]


def test_at_7_13_sea_clear_forgets_every_line() -> None:
    assert read("sea clear").standing == {"sea": ""}
    assert blocked("sea clear") == {"france"}
