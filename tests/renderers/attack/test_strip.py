"""A battle is one strip: the dice of both sides, and what fell to them. AT-24.9."""

from __future__ import annotations

from bot.text import words
from engines.contract import Event, Msg, msg
from renderers.attack import strip
from renderers.picture import Plan
from tests.engines.attack.table import Table

SAY = words("en").say
BATTLE = msg(
    "at-log-battle",
    region=Msg("at-region-poland"),
    attacker=Msg("at-seat-red"),
    units=(msg("at-n-tank", n=2),),
    defender=Msg("at-seat-blue"),
    others=(msg("at-n-infantry", n=3),),
)


def half(side: str, dice: str, lost: tuple[Msg, ...]) -> Event:
    return Event(msg("at-log-half-round", side=Msg(f"at-seat-{side}"), dice=dice, lost=lost))


def seen(plan: Plan | None, start: str) -> list[str]:
    assert plan is not None
    return [mark.about for mark in plan.about(start)]


def test_at_24_9_dice_stand_by_side_and_losses_by_whose_dice_they_fell_to() -> None:
    events = [
        Event(BATTLE),
        half("blue", "I -", (msg("at-n-tank", n=1),)),
        half("red", "T T P", (msg("at-n-infantry", n=1),)),
        half("red", "T", (msg("at-n-infantry", n=2),)),
    ]
    plan = strip.plan(events, SAY)
    assert seen(plan, "strip:side") == ["strip:side:0", "strip:side:1"]
    dice = [each.removeprefix("strip:die:") for each in seen(plan, "strip:die")]
    assert dice == ["T", "T", "P", "T", "I", "-"]
    assert seen(plan, "strip:fell") == ["strip:fell:infantry:3", "strip:fell:tank:1"]
    assert seen(plan, "strip:won") == [], "it goes on"


def test_at_24_9_what_is_fought_at_the_table_is_drawn() -> None:
    t = Table({"red": "GER 5I+2T, FRA 1I", "blue": "POL 1I, UKR 1I"})
    t.press("red", "move")
    t.press("red", "attack/germany.poland")
    events = t.press("red", "send") or []
    for seat in ("red", "blue"):
        if seat in t.offers and t.offer(seat).required:
            events = t.press(seat, "doctrine/balanced")
    plan = strip.plan(events, SAY)
    assert seen(plan, "strip:won") == ["strip:won"]
    assert len(seen(plan, "strip:die")) >= 2


def test_a_battle_that_began_before_is_known_by_its_dice() -> None:
    events = [half("blue", "I", ()), half("red", "T", (msg("at-n-infantry", n=1),))]
    events = [each._replace(places=("poland",)) for each in events]
    plan = strip.plan(events, SAY)
    assert seen(plan, "strip:die") == ["strip:die:T", "strip:die:I"], "who attacks is above"


def test_nothing_is_drawn_where_nobody_fights() -> None:
    assert strip.plan([Event(msg("at-log-build"))], SAY) is None
    assert strip.plan([Event(BATTLE)], SAY) is None, "nobody has rolled yet"


def test_a_duel_shows_both_ships_and_strikes_out_what_sank() -> None:
    challenge = msg("at-log-challenge", seat=Msg("at-seat-red"), other=Msg("at-seat-blue"))
    ships = {"one": Msg("at-ship-submarine"), "two": Msg("at-ship-battleship")}
    sunk = Event(msg("at-log-duel-sunk", **ships, total1=5, total2=9, seat=Msg("at-seat-red")))
    plan = strip.plan([Event(challenge), sunk], SAY)
    assert seen(plan, "strip:ship") == ["strip:ship:0:submarine", "strip:ship:1:battleship"]
    assert seen(plan, "strip:sunk") == ["strip:sunk"]
