"""A great battle is shown to everybody when it is decided. AT-24.9."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from bot.edge.pictures import Pictures
from bot.text import words
from engines.attack import ENGINE
from engines.attack.view import TableView
from engines.contract import Event, msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able
from renderers import renderer
from renderers.attack import BATTLE
from renderers.attack.outcome import DECIDED, GREAT, great


@cache
def decided() -> tuple[TableView, tuple[Event, ...]]:
    """The view after a battle with a loss was decided, and what was said of it."""
    seats = [seat for chair in ENGINE.chairs({}) for seat in chair]
    dice, chance = SeededRng(b"great"), QuickRng(2)
    state = ENGINE.new(seats, {}, dice)
    for _ in range(900):
        events = ENGINE.apply(state, *able(ENGINE, state, ENGINE.offers(state), chance), dice)
        view = ENGINE.view(state, None)
        lost = sum(sum(volley.lost) for volley in view.volleys)
        if lost and any(event.text.id in DECIDED for event in events) and not view.battle:
            return view, tuple(events)
    raise AssertionError("no battle in all these moves")


def lost(view: TableView, n: int) -> TableView:
    """The same battle with so many losses."""
    first = replace(view.volleys[0], lost=(n, 0, 0, 0))
    rest = tuple(replace(volley, lost=(0, 0, 0, 0)) for volley in view.volleys[1:])
    return replace(view, volleys=(first, *rest))


def test_a_battle_is_great_by_what_it_cost():
    view, events = decided()
    assert great(lost(view, GREAT), events)
    assert not great(lost(view, GREAT - 1), events)


def test_a_battle_is_shown_once_when_it_is_decided():
    view, _ = decided()
    assert not great(lost(view, GREAT), (Event(msg("at-log-build")),))


async def test_everybody_is_sent_its_dice_beside_the_board():
    view, events = decided()
    say = words("en").say
    shown = await Pictures().battle("attack", lost(view, GREAT), events, say)
    assert shown is not None
    assert shown.name == "battle.png"
    assert shown.png.startswith(b"\x89PNG")
    small = await Pictures().battle("attack", lost(view, 1), events, say)
    assert small is not None, "a strip of its dice"
    assert small.png != shown.png
    assert await Pictures().battle("attack", view, (Event(msg("at-log-build")),), say) is None
    assert await Pictures().battle("quartermaster", None, events, say) is None
    ends = renderer("attack").plan(view, say, focus=BATTLE).about("battle:end:")
    assert len(ends) == 2
