"""Panels in which nothing is asked. They go on by themselves once something is (TB-8.22)."""

from __future__ import annotations

from time import monotonic

from bot.app.model import User
from bot.edge.request import Request

LASTS = 14 * 60.0
"""Seconds in which an answer can be changed. Discord allows a quarter of an hour from the click."""


class Resting:
    """Each person's panel at a table that only waits for others, and the request it answered.
    Nothing is lost if it is forgotten: the board has a button that opens the panel anew."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, User], tuple[Request, float]] = {}

    def keep(self, game: int, request: Request) -> None:
        now = monotonic()
        self._found = {at: (each, end) for at, (each, end) in self._found.items() if end > now}
        self._found[game, request.user] = request, now + LASTS

    def leave(self, request: Request) -> None:
        """Something else is shown in this message now."""
        for at, (each, _) in list(self._found.items()):
            if each.user == request.user and each.message == request.message:
                del self._found[at]

    def wake(self, game: int, user: User) -> Request | None:
        """The request whose answer can be shown anew, once."""
        request, end = self._found.pop((game, user), (None, 0.0))
        return request if end > monotonic() else None

    def people(self, game: int) -> list[User]:
        """Whose panels rest at this table."""
        return [user for table, user in self._found if table == game]
