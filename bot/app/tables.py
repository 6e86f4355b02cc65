"""Everything a person can do at a table. Knows people and time, and nothing of Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.app.model import (
    Acted,
    Instant,
    Letter,
    Logged,
    Moment,
    Profile,
    Prompt,
    Sight,
    Table,
    User,
)
from engines.contract import Engine, Key, Offer, Seat


class Tables:
    """One per process. Every refusal is an `Illegal` with words for the person who asked."""

    def __init__(
        self,
        store: Any,
        *,
        now: Callable[[], Instant],
        seeds: Callable[[], bytes],
        engine: Callable[[str], Engine[Any]],
        label: Callable[[str, Any], str],
    ) -> None:
        raise NotImplementedError

    # The lobby.

    async def open(
        self, guild: int, channel: int, host: User, game: str, options: dict[str, str] | None = None
    ) -> Table:
        raise NotImplementedError

    async def join(self, id: int, user: User, chair: int | None = None) -> Table:
        """Sit down in a chair, or in whichever the deal gives."""
        raise NotImplementedError

    async def leave(self, id: int, user: User) -> Table:
        raise NotImplementedError

    async def option(self, id: int, user: User, name: str, value: str) -> Table:
        raise NotImplementedError

    async def start(self, id: int, user: User, command: str) -> Acted:
        raise NotImplementedError

    # Looking.

    async def table(self, id: int) -> Table:
        raise NotImplementedError

    async def at(self, channel: int) -> Table | None:
        raise NotImplementedError

    async def mine(self, user: User) -> list[Table]:
        """Live games of a person, those that wait for them first."""
        raise NotImplementedError

    async def prompts(self, id: int, user: User) -> tuple[Prompt, ...]:
        raise NotImplementedError

    async def sight(self, id: int, user: User) -> Sight:
        raise NotImplementedError

    async def log(self, id: int, user: User, last: int = 20) -> list[Logged]:
        raise NotImplementedError

    # Playing. `command` is the id of the interaction: a redelivered one does nothing twice.

    async def act(
        self, id: int, user: User, seat: Seat, token: int, picks: Iterable[Key], command: str
    ) -> Acted:
        raise NotImplementedError

    async def say(self, id: int, user: User, seat: Seat, text: str, command: str) -> Acted:
        raise NotImplementedError

    async def undo(self, id: int, user: User, seat: Seat, command: str) -> Acted:
        raise NotImplementedError

    async def concede(self, id: int, user: User, seat: Seat, command: str) -> Acted:
        raise NotImplementedError

    async def orders_menu(self, id: int, user: User, seat: Seat) -> Offer | None:
        """The standing orders a seat can set; None if the game has none."""
        raise NotImplementedError

    async def set_order(
        self, id: int, user: User, seat: Seat, picks: Iterable[Key], command: str
    ) -> Acted:
        raise NotImplementedError

    async def withdraw(self, id: int, user: User, seat: Seat, command: str) -> Acted:
        """Drop a filed turn; what was left of it is given back."""
        raise NotImplementedError

    # Around the game. `admin` is decided by the edge, from what Discord says.

    async def deputy(self, id: int, user: User, deputy: User | None) -> Table:
        raise NotImplementedError

    async def pause(self, id: int, user: User, *, admin: bool = False) -> Table:
        raise NotImplementedError

    async def resume(self, id: int, user: User, *, admin: bool = False) -> Table:
        raise NotImplementedError

    async def abandon(self, id: int, user: User, *, admin: bool = False) -> Table:
        """End a game without a result. The host or an admin may."""
        raise NotImplementedError

    async def substitute(self, id: int, by: User, seat: Seat, user: User, reason: str) -> Table:
        """Give a seat to somebody else. For admins."""
        raise NotImplementedError

    async def moments(self, id: int, last: int = 25) -> list[Moment]:
        """Where a game can be rewound to. For admins: the numbers tell how often people acted."""
        raise NotImplementedError

    async def rewind(self, id: int, by: User, seq: int, reason: str) -> Table:
        """For admins: go back, in public. Dice thrown since are not thrown the same again."""
        raise NotImplementedError

    # Time.

    async def wake(self) -> None:
        """At start: give every running clock back the time the bot was down."""
        raise NotImplementedError

    async def ring(self) -> int:
        """Carry out what is due by now, oldest first; how many alarms rang. Call it often."""
        raise NotImplementedError

    # Messages that must be sent.

    async def letters(self, most: int = 20) -> list[Letter]:
        """Take the next messages, at most one a channel or person. Each must then be reported
        on; after a crash those that were not are given out again under the same id."""
        raise NotImplementedError

    async def delivered(self, letter: int, message: int | None = None) -> None:
        raise NotImplementedError

    async def postponed(self, letter: int, seconds: float) -> None:
        """Try again later."""
        raise NotImplementedError

    async def undeliverable(self, letter: int, why: str) -> None:
        """Never try again, for instance because the person takes no messages."""
        raise NotImplementedError

    # People.

    async def profile(self, user: User) -> Profile:
        raise NotImplementedError

    async def set_profile(self, profile: Profile) -> None:
        raise NotImplementedError

    async def export_user(self, user: User) -> dict[str, Any]:
        raise NotImplementedError

    async def delete_user(self, user: User) -> None:
        raise NotImplementedError

    # Checking.

    async def export(self, id: int, *, full: bool = False) -> dict[str, Any]:
        """A game as JSON. Picks and seed only once it is over, or with `full`: for the host's
        command line, never for Discord."""
        raise NotImplementedError

    async def replay(self, id: int) -> bool:
        """Whether seed and journal lead to the stored position, byte for byte."""
        raise NotImplementedError
