"""Everything a person can do at a table. Knows people and time, but not Discord."""

from bot.app.tables.clockwork import Clockwork
from bot.app.tables.departures import Departures
from bot.app.tables.looking import Looking
from bot.app.tables.people import People
from bot.app.tables.planning import Planning
from bot.app.tables.sessions import HEARTBEAT

__all__ = ["HEARTBEAT", "Tables"]


class Tables(Looking, Planning, Clockwork, Departures, People):
    """Every command, one method each. There is one object per process. A refusal is an `Illegal`
    with words for the person who asked; `command` is the id of the interaction, and one that is
    delivered again does nothing (TB-6.7). Whether somebody is an admin is decided by the edge, from
    what Discord says."""
