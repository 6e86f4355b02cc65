"""The tables with every command as a method, so that tests read `tables.act(...)`."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.app import door
from bot.app.ahead import drafting
from bot.app.clocks import clockwork
from bot.app.people import departures, gathering, handover, persons
from bot.app.play import deeds, sights

SAID = {"open": "open_table", "servers": "guilds", "boards": "shown_boards"}


class Tables(door.Tables):
    def __getattr__(self, name: str) -> Any:
        said = SAID.get(name, name)
        for each in (gathering, handover, deeds, sights, drafting, clockwork, departures, persons):
            command: Any = vars(each).get(said)
            if getattr(command, "__module__", "") == each.__name__:
                return partial(command, self)
        return getattr(self.delivery, name)
