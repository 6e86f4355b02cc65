"""What the service of leagues tells, as the records its pictures are drawn from; and what people
are called where a mention cannot stand: in pictures and files."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

import discord

from bot.app.leagues import hosting
from bot.app.leagues.context import Context
from bot.app.leagues.records import Card, League, LeagueTable, Pool, Standings, Steadiness
from bot.app.model import User
from bot.app.play import computers
from bot.edge import limits
from bot.edge.choices import Say
from bot.league import standings as counting
from bot.league.ratings import Rating
from bot.league.results import Game
from bot.text import names
from engines.contract import Msg, msg
from renderers.league import records

Named = Mapping[User, str]
STEADY: Mapping[Steadiness, str] = {
    "steady": "leagues-steady",
    "good": "leagues-good",
    "uneven": "leagues-uneven",
    "unknown": "leagues-unknown-yet",
}


def latest(shown: Iterable[Standings]) -> list[Standings]:
    """Of each pool what was shown last, in the order of the pools."""
    last = {each.pool.id: each for each in shown}
    return sorted(last.values(), key=lambda each: each.pool.number)


def pool(shown: Standings) -> Msg:
    """What a pool is called."""
    if shown.pool.division:
        return msg("leagues-division", n=str(shown.pool.division))
    return msg("leagues-pool", n=str(shown.pool.number))


def season(shown: Standings) -> Msg:
    """The season, and the pool where there may be several."""
    number = msg("leagues-season", n=str(shown.season.number))
    alone = not shown.pool.division and shown.season.settings.format != "pools"
    return number if alone else msg("leagues-line", parts=(number, pool(shown)))


def about(shown: Standings) -> Msg:
    """Season, pool and round in a line."""
    parts = [season(shown)]
    if shown.round:
        parts.append(msg("leagues-after-round", n=str(shown.round)))
    elif shown.shown is not None:
        parts.append(Msg("leagues-final"))
    elif shown.playing:
        parts.append(msg("leagues-still-playing", n=shown.playing))
    return msg("leagues-line", parts=tuple(parts))


def scores(tables: Iterable[LeagueTable]) -> dict[User, list[tuple[int, records.Score]]]:
    """The games of each person with the numbers of their rounds, in the order of their ends."""
    found: dict[User, list[tuple[int, records.Score]]] = defaultdict(list)
    ended = [each for each in tables if each.result is not None and each.status == "finished"]
    for table in sorted(ended, key=lambda each: each.result.ended if each.result else 0.0):
        game = table.result
        assert game is not None
        first = [side for side in game.sides if game.place_of(side) == 1]
        for part in game.parts:
            won = part.side in first
            score = records.Score(part.place, won, won and len(first) > 1, table.number)
            found[part.person].append((table.round, score))
    return found


def counted(shown: Standings, tables: Iterable[LeagueTable]) -> list[LeagueTable]:
    """The tables of a pool that had been paired when its standings were shown."""
    mine = [each for each in tables if each.pool == shown.pool.id]
    return [each for each in mine if each.round <= shown.round] if shown.round else mine


def moved(shown: Standings, pools: Iterable[Pool], goes: records.Moves) -> list[User]:
    """Who goes up or down from a division, as things stand; without those who have left."""
    people = {each.division: len(each.people) for each in pools if each.division}
    at = shown.pool.division
    n = counting.moves(people.get(at, 0), people.get(at - 1 if goes == "up" else at + 1, 0))
    rows = shown.rows[:n] if goes == "up" else shown.rows[len(shown.rows) - n :]
    return [row.person for row in rows if not row.left]


def rows(
    shown: Standings, tables: Iterable[LeagueTable], named: Named, pools: Iterable[Pool] = ()
) -> tuple[records.Standing, ...]:
    """The rows of a pool; `pools` are all of its season."""
    played, pools = scores(counted(shown, tables)), tuple(pools)
    up, down = moved(shown, pools, "up"), moved(shown, pools, "down")
    found = []
    for row in shown.rows:
        by_round: dict[int, list[records.Score]] = defaultdict(list)
        for number, score in played[row.person]:
            by_round[number].append(score)
        goes: records.Moves = ""
        if row.person in up:
            goes = "up"
        elif row.person in down:
            goes = "down"
        found.append(
            records.Standing(
                row.place,
                named.get(row.person, "?"),
                row.points,
                row.played,
                row.wins,
                row.decided_by,
                goes,
                row.left,
                tuple(score for _, score in played[row.person]),
                {number: tuple(each) for number, each in by_round.items() if number},
            )
        )
    return tuple(found)


def standings(
    shown: Standings,
    tables: Iterable[LeagueTable],
    named: Named,
    page: int = 0,
    *,
    pools: Iterable[Pool] = (),
) -> records.Standings:
    listed = rows(shown, tables, named, pools)
    return records.Standings(shown.league.name, about(shown), listed, page)


def cross(shown: Standings, tables: Iterable[LeagueTable], named: Named) -> records.Cross:
    """Everybody against everybody, from the results."""
    at = {row.person: place for place, row in enumerate(shown.rows)}
    met: dict[tuple[int, int], list[float | None]] = defaultdict(list)
    for table in counted(shown, tables):
        if table.result is None or table.status != "finished":
            continue
        for one in table.result.parts:
            for other in table.result.parts:
                if one.person != other.person and one.person in at and other.person in at:
                    value = None if one.side == other.side else _ahead(one.place, other.place)
                    met[at[one.person], at[other.person]].append(value)
    listed = rows(shown, (), named)
    found = {both: tuple(values) for both, values in met.items()}
    return records.Cross(shown.league.name, about(shown), listed, found)


def _ahead(one: int, other: int) -> float:
    return 0.5 if one == other else 1.0 if one < other else 0.0


def sides(games: Iterable[Game]) -> tuple[records.Shares, ...]:
    """Win rates by side of each title; games between computers' seats and annulled ones do not
    count. A shared win counts as its share."""
    played: dict[str, Counter[str]] = defaultdict(Counter)
    won: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        if game.verdict == "annulled":
            continue
        first = [side for side in game.sides if game.place_of(side) == 1]
        for side in game.sides:
            played[game.title][side] += 1
        for side in first:
            won[game.title][side] += 1 / len(first)  # type: ignore[assignment]
    return tuple(
        records.Shares(
            names.title(title),
            tuple(
                records.Share(names.side(title, side), won[title][side], times)
                for side, times in sorted(every.items())
            ),
        )
        for title, every in played.items()
    )


def card(
    found: Card,
    named: str,
    ratings: Mapping[tuple[str, User], Rating],
    seasons: Sequence[records.Season],
) -> records.Card:
    """A player's card. Ranks count only those whose rating is more than provisional."""
    strengths = []
    for (title, user), rating in ratings.items():
        if user != found.user:
            continue
        sure = sorted(
            (
                each.shown
                for (of, _), each in ratings.items()
                if of == title and not each.provisional
            ),
            reverse=True,
        )
        place = 1 + sum(shown > rating.shown for shown in sure)
        strengths.append(
            records.Strength(
                names.title(title),
                rating.shown,
                rating.games,
                rating.provisional,
                *((0, 0) if rating.provisional else (place, len(sure))),
            )
        )
    shares: dict[str, list[records.Share]] = defaultdict(list)
    for (title, side), (games, wins) in sorted(found.sides.items()):
        shares[title].append(records.Share(names.side(title, side), wins, games))
    groups = tuple(records.Shares(names.title(title), tuple(of)) for title, of in shares.items())
    return records.Card(
        named,
        msg("leagues-card-about", n=found.running),
        Msg(STEADY[found.steadiness]),
        found.games,
        found.wins,
        tuple(strengths),
        groups,
        tuple(seasons),
    )


def endings(
    league: League, pools: Sequence[Standings], tables: Sequence[LeagueTable], named: Named
) -> list[records.Ending]:
    """The end of a season, a picture for each pool."""
    found, every = [], [shown.pool for shown in pools]
    for shown in pools:
        mine = [each for each in tables if each.pool == shown.pool.id]
        listed = rows(shown, mine, named, every)
        told = facts(shown, mine, named)
        found.append(records.Ending(league.name, about(shown), listed, told))
    return found


def wins(shown: Standings) -> bool:
    """Whether the first of a pool have won the season: those of the highest division, or of every
    pool of a league in which each pool is a contest of its own."""
    return shown.pool.division <= 1


def first(shown: Standings, most: int = 3) -> list[User]:
    """The best of a pool, without those who left it or did not play."""
    return [row.person for row in shown.rows if row.played and not row.left][:most]


def seasons(ended: Iterable[Standings], user: User, say: Say) -> tuple[records.Season, ...]:
    """How somebody came in, from final standings, in their order."""
    found = []
    for shown in ended:
        row = next((each for each in shown.rows if each.person == user), None)
        if row is not None and row.played and not row.left:
            name = f"{shown.league.name}, {say(season(shown))}"
            found.append(records.Season(name, row.place, len(shown.rows)))
    return tuple(found)


def hall(
    league: League, games: Sequence[Game], ended: Sequence[Standings], named: Named, say: Say
) -> records.Hall:
    """The hall of fame: the first three of each season that has ended, the latest first. `ended`
    are the final standings of the pools that count for it."""
    champions = []
    for shown in ended:
        best = tuple(named.get(user, "?") for user in first(shown))
        champions.append(records.Champions(say(season(shown)), best))
    return records.Hall(league.name, tuple(champions), best_of_all(games, ended, named))


def best_of_all(games: Sequence[Game], ended: Sequence[Standings], named: Named) -> tuple[Msg, ...]:
    """Records of a league, in sentences."""
    told = []
    titles = Counter(first(shown)[0] for shown in ended if first(shown))
    if titles and (most := titles.most_common(1)[0])[1] > 1:
        told.append(msg("leagues-record-titles", name=named.get(most[0], "?"), n=most[1]))
    counted = [game for game in games if game.verdict != "annulled"]
    played = Counter(person for game in counted for person in game.people)
    wins = Counter(part.person for game in counted for part in game.parts if part.place == 1)
    for found, which in ((played, "leagues-record-games"), (wins, "leagues-record-wins")):
        if found:
            person, n = min(found.items(), key=lambda item: (-item[1], item[0]))
            told.append(Msg(which, {"name": named.get(person, "?"), "n": n}))
    return tuple(told)


def facts(shown: Standings, tables: Sequence[LeagueTable], named: Named) -> tuple[Msg, ...]:
    """What is worth remembering of a season, in sentences."""
    games = [each.result for each in tables if each.result and each.status == "finished"]
    if not games:
        return ()
    told = [msg("leagues-fact-games", games=len(games), people=len(shown.rows))]
    wins = max(shown.rows, key=lambda row: (row.wins, -row.place))
    if wins.wins > 1:
        told.append(msg("leagues-fact-wins", name=named.get(wins.person, "?"), n=wins.wins))
    titles = Counter(game.title for game in games)
    if len(titles) > 1:
        title, n = titles.most_common(1)[0]
        told.append(msg("leagues-fact-title", game=names.title(title), n=n))
    if substitutes := {part.person for game in games for part in game.parts if part.substitute}:
        told.append(msg("leagues-fact-substitutes", n=len(substitutes)))
    if shown.playing:
        told.append(msg("leagues-fact-playing", n=shown.playing))
    return tuple(told)


log = logging.getLogger(__name__)

KEPT = 20_000
"""How many names are remembered."""
ASKED = 100
"""Discord tells so many names at once."""
PATIENCE = 5.0
"""Seconds Discord may take to tell them."""


class Called:
    """The names people have on a server, kept in memory only."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self._known: dict[tuple[int, User], str] = {}
        self._missed: set[tuple[int, User]] = set()
        """Who of a league was not found on its server when we last looked."""

    def met(self, guild: int | None, user: discord.User | discord.Member) -> None:
        """Remember somebody who has just done something."""
        if guild is not None:
            self._keep(guild, user.id, user.display_name)

    def forget(self, user: User) -> None:
        self._known = {key: name for key, name in self._known.items() if key[1] != user}

    async def names(self, guild: int, users: Iterable[User], say: Say) -> dict[User, str]:
        """What these people are called; somebody Discord does not know has no name."""
        wanted = list(dict.fromkeys(users))
        strangers = [user for user in wanted if user > 0 and (guild, user) not in self._known]
        strangers = [user for user in strangers if not computers.is_computer(user)]
        for some in limits.chunks(strangers, ASKED):
            await self._ask(guild, list(some))
        return {user: self._name(guild, user, say) for user in wanted}

    def _name(self, guild: int, user: User, say: Say) -> str:
        if computers.is_computer(user):
            return say(computers.name(user))
        return self._known.get((guild, user)) or say(msg("leagues-somebody"))

    async def miss(self, leagues: Context, reaches: Callable[[int], bool]) -> None:
        """Take out of leagues who has left their server, once they were missed twice running:
        somebody who comes back within minutes was only clumsy."""
        missed = {
            (guild, user)
            for guild, users in (await hosting.expected(leagues)).items()
            if reaches(guild)
            for user in await self._gone(guild, users)
        }
        for guild, user in sorted(missed & self._missed):
            await hosting.notice_gone(leagues, guild, [user])
        self._missed = missed

    async def _gone(self, guild: int, users: Iterable[User]) -> set[User]:
        """Those of these people who are no longer on a server, as far as Discord says."""
        wanted = [user for user in dict.fromkeys(users) if not computers.is_computer(user)]
        missing: set[User] = set()
        for some in limits.chunks(wanted, ASKED):
            found = await self._ask(guild, list(some))
            missing |= set(some) - found if found is not None else set()
        return missing

    async def _ask(self, guild: int, users: list[User]) -> set[User] | None:
        """Ask by the connection that is open anyway: one question for many people. Returns who is
        there; None without an answer."""
        here = self.client.get_guild(guild)
        if here is None or here.unavailable:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                found = await here.query_members(user_ids=users, limit=ASKED, cache=False)
        except (TimeoutError, discord.HTTPException, discord.ClientException):
            log.warning("Discord does not tell the names of %d people", len(users))
            return None
        for member in found:
            self._keep(guild, member.id, member.display_name)
        return {member.id for member in found}

    def _keep(self, guild: int, user: User, name: str) -> None:
        self._known.pop((guild, user), None)
        self._known[guild, user] = name
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
