"""The pages of leagues and their seasons, and what a person's page tells of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.app.leagues.records import Standings
from bot.app.model import User
from bot.book.league_records import LeagueBook, LeagueShown, SeasonShown
from bot.book.page import Image, Page
from bot.book.speech import Speech
from bot.edge.leagues import plates
from bot.text import names
from engines.contract import Msg, msg
from renderers.league import cross, paper, records

Facts = dict[str, Any]


class LeaguePages:
    """Everything the book tells of leagues, in one language."""

    def __init__(self, found: LeagueBook, say: Speech, games: Iterable[int]) -> None:
        self.found, self.say = found, say
        self.games = frozenset(games)
        """The numbers of the games that have a page."""
        self.named = {user: say.name(user) for user in found.people}

    def index(self) -> Page:
        """All leagues."""
        facts = {"leagues": [self._door(each) for each in self.found.leagues]}
        title, about = self.say.plain("book-leagues"), self.say.plain("book-leagues-about")
        return Page("leagues.html", title, about, "leagues.html", facts)

    def _door(self, told: LeagueShown) -> Facts:
        latest = told.seasons[0]
        won = [each for each in latest.pools if latest.over and plates.wins(each)]
        titles = (self.say.plain(names.title(game)) for game in told.league.settings.games)
        return {
            "league": told.league,
            "home": _home(told),
            "titles": ", ".join(titles),
            "state": latest.state,
            "winners": ", ".join(self.named[user] for at in won for user in plates.first(at, 1)),
        }

    def league(self, told: LeagueShown) -> Page:
        settings = told.league.settings
        rules = (
            msg("leagues-rule-games", games=tuple(map(names.title, settings.games))),
            Msg(f"leagues-rule-format-{settings.format}"),
            Msg(f"leagues-rule-points-{settings.points}"),
            Msg("leagues-rule-ties"),
        )
        facts = {
            "rules": rules,
            "seasons": told.seasons,
            "champions": [
                (plates.season(shown), shown.season.number, [*plates.first(shown), 0, 0, 0][:3])
                for shown in told.ended
            ],
            "records": plates.best_of_all(told.games, told.ended, self.named),
            "shares": plates.sides(told.games),
        }
        path, about = f"{_home(told)}/index.html", self.say.plain(rules[0])
        return Page(path, told.league.name, about, "league.html", facts)

    def season(self, told: LeagueShown, here: SeasonShown, endings: Mapping[int, Image]) -> Page:
        """A season; `endings` are pictures of its end by the pools' ids."""
        facts = {
            "league": told.league,
            "here": here,
            "season": here.season,
            "pools": [self._pool(shown, here, endings) for shown in here.pools],
            "games": self.games,
        }
        number = msg("leagues-season", n=str(here.season.number))
        title = self.say.plain(msg("book-season", league=told.league.name, season=number))
        image = next(iter(endings.values()), None)
        shared = f"{self.say.lang}/{_home(told)}/{image.name}" if image else ""
        about = self.say.plain(here.state)
        return Page(_address(told, here.season.number), title, about, "season.html", facts, shared)

    def _pool(self, shown: Standings, here: SeasonShown, endings: Mapping[int, Image]) -> Facts:
        rows = plates.rows(shown, here.tables, self.named, [each.pool for each in here.pools])
        few = 2 < len(rows) <= cross.MOST
        return {
            "name": plates.pool(shown),
            "ending": endings.get(shown.pool.id),
            "as_of": _as_of(shown),
            "captions": {each: _captioned(shown, here, each) for each in ("standings", "cross")},
            "rows": [
                (row.person, drawn, list(_about(drawn, over=here.over)))
                for row, drawn in zip(shown.rows, rows, strict=True)
            ],
            "met": plates.cross(shown, here.tables, self.named) if few else None,
        }

    def cards(self, user: User) -> list[Facts]:
        """What somebody did in leagues, server by server."""
        found = []
        for (guild, who), card in self.found.cards.items():
            if who == user:
                here = [each for each in self.found.leagues if each.league.guild == guild]
                drawn = plates.card(card, self.named[user], self.found.ratings[guild], ())
                found.append(
                    {
                        "which": ", ".join(each.league.name for each in here),
                        "games": card.games,
                        "won": paper.percent(card.wins, card.games),
                        "drawn": drawn,
                        "seasons": [*_seasons(user, here)],
                    }
                )
        return found


def _seasons(user: User, here: Iterable[LeagueShown]) -> Iterable[Facts]:
    for told in here:
        for shown in (each for season in told.seasons if season.over for each in season.pools):
            for row in shown.rows:
                if row.person == user and row.played and not row.left:
                    yield {
                        "league": told.league.name,
                        "season": plates.season(shown),
                        "address": _address(told, shown.season.number),
                        "place": row.place,
                        "of": len(shown.rows),
                    }


def _home(told: LeagueShown) -> str:
    return f"leagues/{told.league.id}"


def _address(told: LeagueShown, season: int) -> str:
    return f"{_home(told)}/season-{season}.html"


def _about(row: records.Standing, *, over: bool) -> Iterable[Msg]:
    if row.left:
        yield Msg("standings-left")
    elif row.goes:
        yield Msg(f"book-{'gone' if over else 'goes'}-{row.goes}")
    if row.tie and row.games and not row.left:
        yield Msg(f"standings-tie-{row.tie}")


def _captioned(shown: Standings, here: SeasonShown, kind: str) -> Msg:
    """What a table of a pool is called; no two of a page are called the same."""
    named = Msg(f"leagues-kind-{kind}")
    parts = (plates.pool(shown), named)
    return msg("leagues-line", parts=parts) if len(here.pools) > 1 else named


def _as_of(shown: Standings) -> Msg:
    """When standings were shown, and after which round."""
    at = f"<t:{int(shown.shown or 0)}:d>"
    if shown.round:
        return msg("book-after-round", n=str(shown.round), time=at)
    return msg("book-final", time=at)
