"""The help card: actions, prices, dice, losses, ships, advice. AT-24.11, AT-24.13."""

from __future__ import annotations

from collections import Counter

from engines.attack.view import NUMBERS, SHIP_COST, SHIPS, UNIT_COST, UNITS
from engines.contract import Msg, msg
from renderers import icons
from renderers.attack import pieces
from renderers.attack.colours import inks
from renderers.draw import Disc, Shapes, Text, moved
from renderers.leaflet import Leaflet, Row, Section
from renderers.theme import Theme

ADVICE = ("second", "mixed", "purse", "compare")
LETTER = dict(zip(UNITS, "ITAP", strict=True))
DUELS = (("battleship", "destroyer"), ("submarine", "battleship"), ("destroyer", "submarine"))
"""Which ship has the upper hand of which (AT-14.12)."""


def leaflet(theme: Theme) -> Leaflet:
    sections = (
        Section(msg("at-help-actions", n=NUMBERS.actions), _actions(theme)),
        Section(Msg("at-help-dice"), _dice(theme)),
        Section(Msg("at-help-battle"), _battle(theme)),
        Section(Msg("at-help-costs"), _costs(theme)),
        Section(Msg("at-help-naval"), _naval(theme)),
        Section(Msg("at-help-advice"), _advice()),
    )
    return Leaflet("attack", Msg("at-help-title"), sections, inks(theme))


def _actions(theme: Theme) -> tuple[Row, ...]:
    """AT-4.3 to AT-4.5 in a line each."""
    n = NUMBERS
    signs: dict[str, Shapes] = {
        "move": icons.arrow_right(17, theme),
        "blitz": pieces.unit(1, 24, theme.ink),
        "strategic": (
            *moved(icons.arrow_right(12, theme), -13, 0),
            *moved(icons.arrow_right(12, theme), 13, 0),
        ),
        "naval": pieces.ship(0, 25, theme.ink),
        "diplomacy": pieces.dove(22, theme.ink),
        "build": icons.letter(19, "+", theme),
        "trade": icons.card(18, theme.gold, theme),
    }
    told = {
        "naval": Msg("at-help-naval-action"),
        "diplomacy": msg(
            "at-help-diplomacy",
            near=n.diplomacy_adjacent,
            far=n.diplomacy_far,
            rival=n.diplomacy_rival,
        ),
        "build": msg("at-help-build", capital=n.capital_pp),
    }
    return tuple(
        Row(told.get(topic, Msg(f"at-help-{topic}")), sign) for topic, sign in signs.items()
    )


def _dice(theme: Theme) -> tuple[Row, ...]:
    """Each face with how many of the six sides show it (AT-1.5)."""
    side = pieces.neutral_side(theme)
    faces = Counter(NUMBERS.battle_die)
    rows = [
        Row(
            Msg(f"at-help-face-{face}"),
            pieces.die(LETTER.get(face, "-"), 19, side, theme),
            f"{n}/{len(NUMBERS.battle_die)}",
        )
        for face, n in faces.items()
    ]
    return (*rows, Row(Msg("at-help-hit")), Row(msg("at-help-least", n=NUMBERS.least_dice)))


def _battle(theme: Theme) -> tuple[Row, ...]:
    """How a round runs and in which order units are lost (AT-8.5, AT-8.12)."""
    lost = (
        Row(Msg(f"at-help-unit-{unit}"), pieces.unit(i, 23, theme.red_ink), f"{i + 1}.")
        for i, unit in enumerate(UNITS)
    )
    return (
        Row(msg("at-help-opening", n=NUMBERS.opening)),
        Row(Msg("at-help-round")),
        Row(Msg("at-help-lost")),
        *lost,
    )


def _costs(theme: Theme) -> tuple[Row, ...]:
    land = (
        Row(Msg(f"at-board-unit-{unit}"), pieces.unit(i, 23, theme.ink), f"{UNIT_COST[i]} PP")
        for i, unit in enumerate(UNITS)
    )
    sea = (
        Row(Msg(f"at-board-ship-{ship}"), pieces.ship(i, 25, theme.ink), f"{SHIP_COST[i]} PP")
        for i, ship in enumerate(SHIPS)
    )
    return (*land, *sea)


def _naval(theme: Theme) -> tuple[Row, ...]:
    """What is added to two dice in a duel, and where a hit falls (AT-14.6 to AT-14.16)."""
    rows = [
        Row(
            msg("at-help-duel", ship=Msg(f"at-board-ship-{a}"), other=Msg(f"at-board-ship-{b}")),
            pieces.ship(SHIPS.index(a), 25, theme.ink),
            "+2",
        )
        for a, b in DUELS
    ]
    carrier = pieces.ship(SHIPS.index("carrier"), 25, theme.ink)
    battleship = pieces.ship(SHIPS.index("battleship"), 25, theme.red_ink)
    return (
        Row(Msg("at-help-total")),
        *rows,
        Row(Msg("at-help-carrier"), carrier, "+1"),
        Row(Msg("at-help-beside"), carrier, "+1"),
        Row(Msg("at-help-head"), _head(theme)),
        Row(Msg("at-help-carriers"), carrier),
        Row(Msg("at-help-sink"), battleship),
    )


def _advice() -> tuple[Row, ...]:
    """What the rulebook recommends; no rule hangs on it."""
    capital = msg("at-help-advice-capital", n=NUMBERS.capital_pp)
    return (Row(capital), *(Row(Msg(f"at-help-advice-{topic}")) for topic in ADVICE))


def _head(theme: Theme) -> Shapes:
    """The first slot of a line."""
    return (
        Disc(0, 0, 20, 20, theme.red_ink, theme.ink, 2.0),
        Text(0, 1, "1", 30, theme.card, "bold"),
    )
