"""The help card: a turn, what a card can do, operations, control and supply, points."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.total_domination.view import TABLES
from renderers import icons
from renderers.draw import Shapes, moved
from renderers.leaflet import Leaflet, Row, Section
from renderers.theme import Theme
from renderers.total_domination import pieces
from renderers.total_domination.colours import inks

YEAR = ("draft", "rounds", "pass", "withdraw", "bomb")
ACTIONS = ("operation", "technology", "event", "lend", "rocket", "pass")
GROUND = ("control", "capital", "limit", "supply")


def leaflet(theme: Theme) -> Leaflet:
    return Leaflet(
        "total_domination",
        Msg("td-help-title"),
        (
            _section("year", YEAR),
            _section("actions", ACTIONS, _signs(theme)),
            Section(Msg("td-help-steps"), _steps(theme)),
            _section("ground", GROUND, {"limit": moved(pieces.most(4, theme.ink), 0, 0, 1.6)}),
            Section(Msg("td-help-points"), _points()),
        ),
        inks(theme),
    )


def _signs(theme: Theme) -> dict[str, Shapes]:
    return {
        "operation": icons.swords(15, theme.ink),
        "technology": icons.letter(19, "T", theme),
        "event": icons.star(21, theme.gold, theme.gold_edge, 2.0),
    }


def _section(name: str, rows: tuple[str, ...], signs: dict[str, Shapes] | None = None) -> Section:
    told = tuple(
        Row(Msg(f"td-help-{name}-{topic}"), (signs or {}).get(topic, ())) for topic in rows
    )
    return Section(Msg(f"td-help-{name}"), told)


def _steps(theme: Theme) -> tuple[Row, ...]:
    """What steps cost without technologies (TD-6.1.1, 6.2.1, 6.3.1)."""
    costs = TABLES.costs
    prices = {
        "form": costs.form["army"],
        "move": costs.move["army"],
        "attack": costs.attack["army"],
    }
    rows = (Row(Msg(f"td-help-steps-{topic}"), value=str(price)) for topic, price in prices.items())
    return (*rows, Row(Msg("td-help-steps-factories"), pieces.factory(18, theme.ink)))


def _points() -> tuple[Row, ...]:
    """TD-4.3.2, TD-5."""
    least = TABLES.thresholds
    more = least.allies_per_joined_power
    win = msg("td-help-points-win", axis=least.axis, allies=least.allies, more=more)
    return (
        Row(Msg("td-help-points-stars")),
        Row(Msg("td-help-points-techs")),
        Row(win),
        Row(Msg("td-help-points-end")),
    )
