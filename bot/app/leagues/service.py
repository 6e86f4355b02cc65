"""Everything a person can do with leagues, and what leagues do by themselves.

One object per process, beside `Tables`. A refusal is an `Illegal` with words for the person who
asked. `command` is the id of the interaction; one that is delivered again does nothing and answers
as before. `admin` says that somebody manages the server, which the edge knows from Discord.

Sentences are `Msg` ids of `bot/text/*/league.ftl`: refusals and notices `league-*`, lines of the
log `league-log-*`. They speak of people with `rights.person`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.app.leagues.model import (
    Card,
    Entry,
    Explained,
    League,
    LeagueTable,
    LogLine,
    Match,
    Meeting,
    Season,
    Seeking,
    Settings,
    Standings,
    Steadiness,
    Suited,
    Wishes,
)
from bot.app.model import Instant, User
from bot.app.tables import Tables
from bot.league.ratings import Rating
from bot.league.results import Game
from engines.contract import Seat


class Leagues:
    def __init__(self, tables: Tables) -> None: ...

    # What there is. Nothing here changes anything.

    def suited(self, games: Sequence[str]) -> tuple[Suited, ...]:
        """The formats that suit all of these games, the usual one first."""
        raise NotImplementedError

    async def league(self, league: int) -> League:
        raise NotImplementedError

    async def leagues(self, guild: int, *, archived: bool = False) -> list[League]:
        """The leagues of a server, newest first."""
        raise NotImplementedError

    async def season(self, season: int) -> Season:
        raise NotImplementedError

    async def entries(self, season: int) -> list[Entry]:
        """Everybody who entered, in the order of entering; those who withdrew or left too."""
        raise NotImplementedError

    async def mine(self, user: User) -> list[tuple[League, Season, Entry]]:
        """The seasons somebody has entered that are not over."""
        raise NotImplementedError

    async def tables_of(self, season: int) -> list[LeagueTable]:
        """All tables of a season, in the order of pairing, with their results."""
        raise NotImplementedError

    async def table(self, table: int) -> LeagueTable:
        """A table by its own number (`LeagueTable.id`)."""
        raise NotImplementedError

    async def of_game(self, game: int) -> LeagueTable | None:
        """The table of a league by the number of its game; None if the game belongs to none."""
        raise NotImplementedError

    async def standings(self, season: int) -> list[Standings]:
        """How it stands now in each pool of a season."""
        raise NotImplementedError

    async def shown(self, season: int) -> list[Standings]:
        """The standings that were shown, as they were shown; oldest first."""
        raise NotImplementedError

    async def cross_table(self, pool: int) -> dict[tuple[User, User], tuple[Meeting, ...]]:
        """What each person got in each game against each other, by the two."""
        raise NotImplementedError

    async def explain(self, table: int) -> Explained:
        """Why these people sit together."""
        raise NotImplementedError

    async def games(self, league: int) -> list[Game]:
        """Every result of a league, old ones that were brought in too, in the order in which they
        count."""
        raise NotImplementedError

    async def ratings(self, guild: int) -> dict[tuple[str, User], Rating]:
        """Everybody's rating by title, worked out from all results of the server's leagues."""
        raise NotImplementedError

    async def card(self, guild: int, user: User) -> Card:
        raise NotImplementedError

    async def steadiness(self, user: User) -> Steadiness:
        """How reliably somebody answers, in a word."""
        raise NotImplementedError

    async def log(self, league: int, last: int = 50) -> list[LogLine]:
        """What was done and why, newest first."""
        raise NotImplementedError

    # A league and its seasons.

    async def create(
        self, guild: int, channel: int, by: User, name: str, settings: Settings, command: str
    ) -> League:
        """A new league. `settings` that do not fit each other are refused with the reason."""
        raise NotImplementedError

    async def change(
        self,
        league: int,
        by: User,
        changes: Mapping[str, Any],
        reason: str,
        command: str,
        *,
        admin: bool = False,
    ) -> League:
        """Change fields of `Settings`, by name. They hold for tables that are made afterwards;
        games and format only from the next season on."""
        raise NotImplementedError

    async def archive(self, league: int, by: User, command: str, *, admin: bool = False) -> League:
        """Close a league between two seasons. Everything stays readable."""
        raise NotImplementedError

    async def open_season(
        self,
        league: int,
        by: User,
        command: str,
        *,
        closes: Instant | None = None,
        admin: bool = False,
    ) -> Season:
        """Open sign-up. `closes` is when it ends; by default after `signup_days`. Who is in a
        division of the season before keeps a place in it by entering."""
        raise NotImplementedError

    async def start(self, season: int, by: User, command: str, *, admin: bool = False) -> Season:
        """Start now, with everybody who has entered."""
        raise NotImplementedError

    async def cancel(
        self, season: int, by: User, reason: str, command: str, *, admin: bool = False
    ) -> Season:
        """Call a season off that has not started."""
        raise NotImplementedError

    async def end(
        self, season: int, by: User, reason: str, command: str, *, admin: bool = False
    ) -> Season:
        """Let a season end today: nothing more is paired, and games go on."""
        raise NotImplementedError

    # People.

    async def enter(
        self, season: int, user: User, command: str, *, roles: Collection[int] = ()
    ) -> Entry:
        """Enter a season, or its waiting list. `roles` are those the person has on the server."""
        raise NotImplementedError

    async def invite(
        self,
        season: int,
        by: User,
        users: Sequence[User],
        command: str,
        *,
        admin: bool = False,
        dry: bool = False,
    ) -> list[Entry]:
        """Enter people, whatever the door says. `dry`: say what would be done, and do nothing."""
        raise NotImplementedError

    async def withdraw(self, season: int, user: User, command: str) -> Entry:
        """Leave a season: before the start the place goes to the waiting list, afterwards nothing
        more is paired, and games under way are played or handed over."""
        raise NotImplementedError

    async def confirm(self, season: int, user: User, command: str) -> Entry:
        """Say that one will play."""
        raise NotImplementedError

    async def avoid(self, user: User, other: User, *, avoids: bool = True) -> tuple[User, ...]:
        """Keep apart from somebody wherever pairing can. Nobody else learns of it. Returns all whom
        the person avoids."""
        raise NotImplementedError

    async def avoided(self, user: User) -> tuple[User, ...]:
        raise NotImplementedError

    # Referees. All of it is public, with its reason. Who plays at a table cannot referee it.

    async def extend(
        self, table: int, by: User, hours: int, reason: str, command: str, *, admin: bool = False
    ) -> LeagueTable:
        """Give everybody a table waits for more time."""
        raise NotImplementedError

    async def replace(
        self,
        table: int,
        by: User,
        seat: Seat,
        user: User,
        reason: str,
        command: str,
        *,
        admin: bool = False,
    ) -> LeagueTable:
        """Give a seat to somebody else."""
        raise NotImplementedError

    async def adjudicate(
        self,
        table: int,
        by: User,
        places: Mapping[str, int],
        reason: str,
        command: str,
        *,
        admin: bool = False,
    ) -> LeagueTable:
        """End a game by word: the place of each side, 1 the best. Without places they are worked
        out from the position as everybody may see it."""
        raise NotImplementedError

    async def annul(
        self, table: int, by: User, reason: str, command: str, *, admin: bool = False
    ) -> LeagueTable:
        """Let a game count for nothing; one under way is ended."""
        raise NotImplementedError

    async def correct(
        self,
        table: int,
        by: User,
        places: Mapping[str, int],
        reason: str,
        command: str,
        *,
        admin: bool = False,
    ) -> LeagueTable:
        """Change the places of a finished game. Standings that were shown stay as they were."""
        raise NotImplementedError

    async def dispute(self, game: int, by: User, text: str, command: str) -> LeagueTable:
        """Ask for a referee, by the number of the game: a private thread opens for those who play
        and the referees."""
        raise NotImplementedError

    async def settle(
        self, table: int, by: User, reason: str, command: str, *, admin: bool = False
    ) -> LeagueTable:
        """Close the dispute of a table with a public word."""
        raise NotImplementedError

    async def bring_in(
        self,
        league: int,
        by: User,
        games: Sequence[Game],
        reason: str,
        command: str,
        *,
        admin: bool = False,
        dry: bool = False,
    ) -> list[Game]:
        """Add old results, which count for ratings and cards. Returns those that are new; `dry`:
        and does nothing."""
        raise NotImplementedError

    # Finding a game.

    async def seek(
        self, guild: int, channel: int, user: User, wishes: Wishes, command: str
    ) -> Seeking:
        """Look for a game. Replaces what the person looked for before."""
        raise NotImplementedError

    async def stop_seeking(self, user: User) -> None:
        raise NotImplementedError

    async def seekers(self, guild: int) -> list[Seeking]:
        """Who looks for a game on a server, longest first."""
        raise NotImplementedError

    async def agree(self, match: int, user: User, command: str, *, agrees: bool = True) -> Match:
        """Say whether one would play with computers in the places that are left."""
        raise NotImplementedError

    # What leagues do by themselves.

    async def tend(self) -> int:
        """Do everything that is due: seasons, rounds, tables, results, standings, matches. Returns
        how many things were done; harmless at any time, and after any crash."""
        raise NotImplementedError
