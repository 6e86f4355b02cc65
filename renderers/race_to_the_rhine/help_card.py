"""The help card: actions, cards, logistics, reaction, victory. RR-22.15."""

from __future__ import annotations

from collections import Counter

from engines.contract import Arg, Msg, msg
from engines.race_to_the_rhine.view import CARDS, NUMBERS
from renderers import icons
from renderers.draw import Shapes, moved
from renderers.leaflet import Leaflet, Row, Section
from renderers.race_to_the_rhine import deeds, panels
from renderers.race_to_the_rhine.ground import inks
from renderers.theme import Theme

PURSUIT = "red"
"""The pursuit decks are alike; this one is counted."""
PHASES = ("levels", "food", "trucks", "more", "track", "commanders")
REACTIONS = ("mark", "sources", "counter", "targets", "last")
ENDS = ("rhine", "markers", "medals")
ENEMIES = ("division", "elite", "panzer")


def leaflet(theme: Theme) -> Leaflet:
    sections = (
        Section(msg("rr-help-actions", n=NUMBERS.actions), _actions(theme)),
        Section(Msg("rr-help-pursuit"), _pursuit(theme)),
        Section(Msg("rr-help-resistance"), _resistance(theme)),
        Section(Msg("rr-help-logistics"), _told("phase", PHASES)),
        Section(Msg("rr-help-area"), _area(theme)),
        Section(Msg("rr-help-turn"), _turn(theme)),
        Section(Msg("rr-help-reaction"), _told("reaction", REACTIONS)),
        Section(Msg("rr-help-end"), _told("end", ENDS)),
    )
    return Leaflet("race_to_the_rhine", Msg("rr-help-title"), sections, inks(theme))


def _told(about: str, lines: tuple[str, ...]) -> tuple[Row, ...]:
    facts: dict[str, dict[str, Arg]] = {"medals": {"n": NUMBERS.marks_for_a_medal}}
    return tuple(Row(Msg(f"rr-help-{about}-{topic}", facts.get(topic, {}))) for topic in lines)


def _actions(theme: Theme) -> tuple[Row, ...]:
    n = NUMBERS
    rows: tuple[tuple[str, Shapes, dict[str, Arg]], ...] = (
        ("supply", icons.depot(20, theme), {"n": n.special_set}),
        ("trucks", icons.truck(20, theme.gold, theme), {}),
        (
            "haul",
            (
                *moved(icons.truck(15, theme.gold, theme), -14, 0),
                *moved(icons.arrow_right(12, theme), 20, 0),
            ),
            {"n": n.truck_load},
        ),
        ("move", icons.arrow_right(19, theme), {"n": n.steps, "fuel": f"{n.move_fuel}F"}),
        ("air", icons.plane(19, theme.card, theme), {}),
        ("drop", icons.parachute(19, theme.card, theme), {"n": n.paratroops.most}),
        ("fort", icons.fort(18, theme), {"ammo": f"{n.fort_ammo}A"}),
        ("load", icons.supply(0, 16, "", theme), {}),
    )
    return tuple(Row(Msg(f"rr-help-{topic}", facts), sign) for topic, sign, facts in rows)


def _pursuit(theme: Theme) -> tuple[Row, ...]:
    """Every kind of card with how many of it a deck has (RR-10.24 to RR-10.33)."""
    deck = [card for name, card in CARDS.items() if name.startswith(f"{PURSUIT}_")]
    counted = Counter((card.type, card.keep) for card in deck)
    found = []
    for (kind, keep), n in counted.items():
        name = f"{kind}-now" if kind == "resistance" and not keep else kind
        fuel = {"fuel": f"{NUMBERS.go_on_fuel}F"} if kind == "les_boches" else {}
        sign = deeds.turned(kind, theme)
        if kind == "division":
            sign = icons.unit("division", 18, theme)
        found.append(Row(Msg(f"rr-help-card-{name.replace('_', '-')}", dict(fuel)), sign, f"{n}×"))
    return tuple(found)


def _area(theme: Theme) -> tuple[Row, ...]:
    """The signs in the area of a player (RR-22.8, 22.10)."""
    side = theme.sides["red"]
    signs: tuple[tuple[str, Shapes], ...] = (
        ("medals", icons.medal(19, theme)),
        ("tokens", panels.medal_part("token", theme)),
        ("cards", panels.medal_part("card", theme)),
        ("marks", panels.medal_part("mark", theme)),
        ("won", icons.won_card(2, theme)),
        ("trucks", icons.truck(15, theme.food, theme)),
        ("level", moved((*panels.step(0, True, theme), *moved(panels.step(1, True, theme), 19, 0),
                         *moved(panels.step(2, False, theme), 38, 0)), -19, 0)),
        ("draw", icons.arrow_down(13, theme)),
        ("placement", icons.arrow_right(13, theme)),
        ("commander", panels.star_badge(True, theme)),
        ("marker", icons.plane(19, side.colour, theme)),
        ("deck", icons.deck(15, side.colour, theme)),
    )  # fmt: skip
    return tuple(Row(Msg(f"rr-help-area-{topic}"), sign) for topic, sign in signs)


def _turn(theme: Theme) -> tuple[Row, ...]:
    """The signs of the last turn on the board (RR-22.13)."""
    signs: tuple[tuple[str, Shapes], ...] = (
        ("way", deeds.arrow(theme)),
        ("came", moved(deeds.came((0, 2, 0), theme), 0, 0, 0.85)),
        ("card", deeds.turned("recon", theme)),
        ("won", deeds.battle(True, theme)),
        ("lost", deeds.battle(False, theme)),
        ("new", moved(deeds.ring("new", theme), 0, 0, 0.72)),
        ("gone", moved(deeds.ring("gone", theme), 0, 0, 0.72)),
        ("cut", moved(deeds.ring("dashed", theme), 0, 0, 0.72)),
    )
    return tuple(Row(Msg(f"rr-help-turn-{topic}"), sign) for topic, sign in signs)


def _resistance(theme: Theme) -> tuple[Row, ...]:
    """Kinds of enemies with their number and price (RR-10.36); and how battles go."""
    deck = [card for name, card in CARDS.items() if name.startswith("res_")]
    found = []
    for kind in ENEMIES:
        same = [card for card in deck if card.type == kind]
        cost = same[0].cost
        assert cost is not None
        price = f"{cost.ammo}A" + (f"{cost.fuel}F" if cost.fuel else "")
        gain = "medal" if same[0].medal else "marks"
        told = msg(
            f"rr-help-enemy-{kind}",
            price=price,
            gain=msg(f"rr-help-gain-{gain}", n=same[0].ammo_marks),
        )
        found.append(Row(told, icons.unit(kind, 19, theme), f"{len(same)}×"))
    battle = msg("rr-help-battle", fuel=f"{NUMBERS.go_on_fuel}F")
    return (*found, Row(battle), Row(Msg("rr-help-defeat")))
