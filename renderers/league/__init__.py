"""Pictures of leagues: standings, results by round, cross-tables, cards of players, win rates, the
hall of fame and the end of a season."""

from __future__ import annotations

from renderers.league import card, cross, hall, shares, standings
from renderers.league.records import Card, Cross, Ending, Hall, Record, Sides, Standings
from renderers.picture import Picture, Plan, draw
from renderers.wording import Say

ROUNDS = "rounds"
"""Standings shown as results by round."""


def plan(record: Record, say: Say, focus: str = "") -> Plan:
    match record:
        case Standings():
            return (standings.plan_rounds if focus == ROUNDS else standings.plan)(record, say)
        case Cross():
            return cross.plan(record, say)
        case Card():
            return card.plan(record, say)
        case Sides():
            return shares.plan(record, say)
        case Hall():
            return hall.plan(record, say)
        case Ending():
            return hall.plan_ending(record, say)


def alt(record: Record, say: Say) -> str:
    """The alternative text of a picture."""
    match record:
        case Standings():
            return standings.alt(record, say)
        case Cross():
            return cross.alt(record, say)
        case Card():
            return card.alt(record, say)
        case Sides():
            return shares.alt(record, say)
        case Hall():
            return hall.alt(record, say)
        case Ending():
            return hall.alt_ending(record, say)


def picture(record: Record, say: Say, *, width: int | None = None, focus: str = "") -> Picture:
    return Picture(draw(plan(record, say, focus), width), alt(record, say))
