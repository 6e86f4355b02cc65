"""The pages of leagues and their seasons, and what a person's page tells of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.app.leagues.model import Card, LeagueTable, Standings
from bot.app.model import User
from bot.book import page
from bot.book.gather import Cast
from bot.book.league_records import LeagueBook, LeagueShown, SeasonShown
from bot.book.page import Image, Page, Piece, Speech, date, joined, tag, text
from bot.edge.leagues import pictures as plates
from bot.text import names
from engines.contract import Msg, msg
from renderers.league import cross, paper, records


class LeaguePages:
    """Everything the book tells of leagues, in one language."""

    def __init__(self, found: LeagueBook, people: Cast, say: Speech, games: Iterable[int]) -> None:
        self.found, self.people, self.say = found, people, say
        self.games = frozenset(games)
        """The numbers of the games that have a page."""
        self.named = {user: say.name(user) for user in found.people}

    # All leagues.

    def index(self) -> Page:
        say = self.say
        cards = [self._door(each) for each in self.found.leagues]
        body = joined(
            tag("h1", say("book-leagues")),
            tag("p", say("book-leagues-about"), class_="lead"),
            tag("ul", *cards, class_="cards"),
        )
        about = say.plain("book-leagues-about")
        return Page("leagues.html", say.plain("book-leagues"), about, body)

    def _door(self, told: LeagueShown) -> Piece:
        say, latest = self.say, told.seasons[0]
        best = [] if not latest.over else [plates.first(at, 1) for at in _winning(latest)]
        winners = [self.named[user] for users in best for user in users]
        return tag(
            "li",
            tag(
                "a",
                tag("strong", told.league.name),
                tag("span", self._games_of(told)),
                tag("span", self.say(_state(latest))),
                winners and tag("span", say(msg("book-won", who=", ".join(winners)))),
                href=f"{_home(told)}/index.html",
            ),
        )

    def _games_of(self, told: LeagueShown) -> str:
        return ", ".join(self.say.plain(names.title(game)) for game in told.league.settings.games)

    # One league.

    def league(self, told: LeagueShown) -> Page:
        say, settings = self.say, told.league.settings
        rules = (
            msg("leagues-rule-games", games=tuple(map(names.title, settings.games))),
            Msg(f"leagues-rule-format-{settings.format}"),
            Msg(f"leagues-rule-points-{settings.points}"),
            Msg("leagues-rule-ties"),
        )
        seasons = [
            tag(
                "li",
                tag("a", say(_state(each)), href=f"season-{each.season.number}.html"),
                *((" ", date(each.season.ended or 0.0)) if each.over else ()),
            )
            for each in told.seasons
        ]
        hall = plates.hall(told.league, told.games, told.ended, self.named, say.plain)
        body = joined(
            self._path(told, "../../"),
            tag("h1", told.league.name),
            tag("ul", *(tag("li", say(rule)) for rule in rules), class_="told"),
            tag("h2", say("standings-card-seasons")),
            tag("ul", *seasons, class_="told"),
            self._hall(told, hall),
            self._sides(plates.sides(told.games), "book-sides", "h2"),
        )
        about = say.plain(rules[0])
        return Page(f"{_home(told)}/index.html", told.league.name, about, body)

    def _path(self, told: LeagueShown, up: str, *, inside: bool = False) -> Piece:
        """Where the page lies."""
        above = [tag("a", self.say("book-leagues"), href=f"{up}leagues.html")]
        if inside:
            above += [Piece(" › "), tag("a", told.league.name, href="index.html")]
        return tag("nav", *above, class_="path", aria_label=self.say.plain("book-path"))

    def _hall(self, told: LeagueShown, hall: records.Hall) -> Piece:
        say = self.say
        rows = []
        for shown, champions in zip(told.ended, hall.seasons, strict=True):
            best = [self._person(user, "../../") for user in plates.first(shown)]
            best += [Piece("–")] * (3 - len(best))
            when = tag("a", champions.season, href=f"season-{shown.season.number}.html")
            rows.append(
                tag("tr", tag("th", when, scope="row"), *(tag("td", each) for each in best))
            )
        records_ = [tag("li", say(each)) for each in hall.records]
        head = ("book-season-head", "book-first-place", "book-second-place", "book-third-place")
        return joined(
            tag("h2", say("standings-hall")),
            page.table(rows, head, say, "standings-hall")
            if rows
            else tag("p", say("standings-hall-empty")),
            records_ and tag("h3", say("standings-hall-records")),
            records_ and tag("ul", *records_, class_="told"),
        )

    # One season.

    def season(self, told: LeagueShown, here: SeasonShown, endings: Mapping[int, Image]) -> Page:
        """A season; `endings` are pictures of its end by the pools' ids."""
        say = self.say
        several = len(here.pools) > 1
        title = say.plain(msg("book-season", league=told.league.name, season=_number(here)))
        parts: list[object] = []
        for shown in here.pools:
            if several:
                parts.append(tag("h2", say(plates.pool(shown))))
            parts += self._pool(shown, here, endings.get(shown.pool.id), several=several)
        body = joined(
            self._path(told, "../../", inside=True),
            tag("h1", title),
            tag("p", say(_state(here)), class_="lead"),
            *parts,
            tag("h2", say("book-league-games")),
            self._tables(here.tables),
            tag("h2", say("book-lots")),
            self._lots(here),
        )
        image = next(iter(endings.values()), None)
        path = f"{_home(told)}/season-{here.season.number}.html"
        shared = f"{say.lang}/{_home(told)}/{image.name}" if image else ""
        return Page(path, title, say.plain(_state(here)), body, shared)

    def _pool(
        self, shown: Standings, here: SeasonShown, ending: Image | None, *, several: bool
    ) -> list[object]:
        say, kind = self.say, "h3" if several else "h2"
        rows = plates.rows(shown, here.tables, self.named, [each.pool for each in here.pools])
        listed = [
            self._standing(row.person, drawn, over=here.over)
            for row, drawn in zip(shown.rows, rows, strict=True)
        ]
        head = ("book-place", "book-player-head", "book-points", "book-played", "book-wins")
        found: list[object] = [
            ending and page.figure(ending, class_="plate"),
            tag(kind, say("leagues-kind-standings")),
            tag("p", say(_as_of(shown))),
            page.table(listed, head, say, _captioned(shown, "standings", several=several)),
        ]
        if 2 < len(rows) <= cross.MOST:
            found += [
                tag(kind, say("leagues-kind-cross")),
                tag("p", say("standings-key-cross")),
                self._cross(shown, here, _captioned(shown, "cross", several=several)),
            ]
        return found

    def _standing(self, user: User, row: records.Standing, *, over: bool) -> Piece:
        say = self.say
        about: list[Msg] = []
        if row.left:
            about.append(Msg("standings-left"))
        elif row.goes:
            about.append(Msg(f"book-{'gone' if over else 'goes'}-{row.goes}"))
        if row.tie and row.games and not row.left:
            about.append(Msg(f"standings-tie-{row.tie}"))
        return tag(
            "tr",
            page.number(row.place),
            tag(
                "th",
                self._person(user, "../../"),
                *(tag("small", say(each)) for each in about),
                scope="row",
            ),
            page.number(paper.figure(row.points, say.plain, 2)),
            page.number(row.games),
            page.number(row.wins),
        )

    def _cross(self, shown: Standings, here: SeasonShown, caption: Msg) -> Piece:
        say, met = self.say, plates.cross(shown, here.tables, self.named)
        head = [
            tag("th", tag("abbr", row.place, title=row.name), scope="col", class_="number")
            for row in met.rows
        ]
        rows = []
        for i, row in enumerate(shown.rows):
            cells = []
            for j in range(len(shown.rows)):
                marks = "".join(cross.MARKS[value] for value in met.met.get((i, j), ()))
                cells.append(tag("td", marks, class_="self" if i == j else "number"))
            name = tag("th", f"{row.place}. ", self._person(row.person, "../../"), scope="row")
            rows.append(tag("tr", name, *cells))
        return tag(
            "div",
            tag(
                "table",
                tag("caption", say(caption)),
                tag("thead", tag("tr", tag("th", say("book-player-head"), scope="col"), *head)),
                tag("tbody", *rows),
            ),
            class_="wide cross",
            tabindex="0",
            role="region",
            aria_label=say.plain(caption),
        )

    def _tables(self, tables: Sequence[LeagueTable]) -> Piece:
        say = self.say
        rows = []
        for table in tables:
            assert table.result is not None
            title: object = say(names.title(table.title))
            if table.game in self.games:
                title = tag("a", title, href=f"../../games/{table.game}/index.html")
            parts = sorted(table.result.parts, key=lambda part: (part.place, part.person))
            came = [
                tag(
                    "li",
                    f"{part.place}. ",
                    self._person(part.person, "../../"),
                    " ",
                    tag("small", say(names.side(table.title, part.side))),
                )
                for part in parts
            ]
            rows.append(
                tag(
                    "tr",
                    page.number(table.number),
                    page.number(table.round or "–"),
                    tag("th", title, self._kind(table), scope="row"),
                    tag("td", tag("ul", *came, class_="came")),
                )
            )
        head = ("book-table-head", "book-round-head", "book-game", "book-result")
        if not rows:
            return tag("p", say("standings-no-games"))
        return page.table(rows, head, say, "book-league-games")

    def _kind(self, table: LeagueTable) -> Piece:
        """That a referee has decided a game, or changed its result."""
        assert table.result is not None
        if table.result.verdict == "adjudicated":
            return tag("small", self.say("book-adjudicated"))
        return tag("small", self.say("book-corrected")) if table.corrected else Piece("")

    def _lots(self, here: SeasonShown) -> Piece:
        say, season = self.say, here.season
        told = [tag("p", say(msg("leagues-pledge", pledge=season.pledge)), class_="seed")]
        if season.seed:
            seed = say(msg("leagues-seed", seed=season.seed, pledge=season.pledge))
            told = [tag("p", seed, class_="seed")]
        return joined(*told)

    # A person.

    def cards(self, user: User) -> Piece:
        """What somebody did in leagues, server by server."""
        mine = [(guild, card) for (guild, who), card in self.found.cards.items() if who == user]
        return joined(*(self._card(guild, card, alone=len(mine) == 1) for guild, card in mine))

    def _card(self, guild: int, card: Card, *, alone: bool) -> Piece:
        say = self.say
        here = [each for each in self.found.leagues if each.league.guild == guild]
        drawn = plates.card(card, self.named[card.user], self.found.ratings[guild], ())
        won = paper.percent(card.wins, card.games)
        figures = (
            ("standings-card-games", text(str(card.games))),
            ("standings-card-won", say(won)),
            ("standings-card-reliability", say(drawn.reliability)),
        )
        which = ", ".join(each.league.name for each in here)
        return joined(
            tag("h2", say("book-in-leagues") if alone else text(which)),
            tag(
                "dl",
                *(tag("div", tag("dt", say(name)), tag("dd", shown)) for name, shown in figures),
                class_="figures",
            ),
            self._strengths(drawn.strengths),
            self._seasons(card.user, here),
            self._sides(drawn.sides, "book-by-side", "h3"),
        )

    def _strengths(self, found: Sequence[records.Strength]) -> Piece:
        say = self.say
        rows = []
        for each in found:
            sure = msg("standings-ranked", place=each.place, of=each.of)
            if each.provisional:
                sure = msg("standings-provisional", n=each.games)
            rows.append(
                tag(
                    "tr",
                    tag("th", say(each.title), scope="row"),
                    page.number(paper.figure(each.shown, say.plain)),
                    tag("td", say(sure)),
                )
            )
        if not rows:
            return Piece("")
        head = ("book-game", "standings-card-ratings", "book-rank")
        return joined(
            tag("h3", say("standings-card-ratings")),
            page.table(rows, head, say, "standings-card-ratings"),
            any(each.provisional for each in found)
            and tag("p", tag("small", say("standings-key-provisional"))),
        )

    def _seasons(self, user: User, here: Iterable[LeagueShown]) -> Piece:
        rows = []
        for told in here:
            for shown in (each for season in told.seasons if season.over for each in season.pools):
                row = next((each for each in shown.rows if each.person == user), None)
                if row is not None and row.played and not row.left:
                    address = f"../{_home(told)}/season-{shown.season.number}.html"
                    season = self.say(plates.season(shown))
                    of = self.say(msg("standings-of-people", n=len(shown.rows)))
                    rows.append(
                        tag(
                            "tr",
                            tag(
                                "th",
                                tag("a", told.league.name, ", ", season, href=address),
                                scope="row",
                            ),
                            tag("td", row.place, " ", tag("small", of), class_="number"),
                        )
                    )
        if not rows:
            return Piece("")
        head = ("book-season-head", "book-place")
        return joined(
            tag("h3", self.say("standings-card-seasons")),
            page.table(rows, head, self.say, "standings-card-seasons"),
        )

    # Shared.

    def _sides(self, groups: Sequence[records.Shares], heading: str, kind: str) -> Piece:
        """How often each side has won, a table for each title."""
        say = self.say
        parts: list[object] = []
        inner = "h3" if kind == "h2" else "h4"
        for group in groups:
            rows = [self._share(share) for share in group.rows]
            head = ("book-side-head", "book-wins", "book-likely-head", "book-played")
            parts += [tag(inner, say(group.heading)), page.table(rows, head, say, group.heading.id)]
        return joined(tag(kind, say(heading)), *parts) if parts else Piece("")

    def _share(self, share: records.Share) -> Piece:
        say = self.say
        low, high = paper.likely(share.won, share.games) or (0.0, 1.0)
        shown = say(paper.percent(share.won, share.games))
        part = share.won / share.games if share.games else 0.0
        bar = tag("meter", shown, value=f"{part:.3f}", min=0, max=1, aria_hidden="true")
        likely = msg("book-likely", low=round(100 * low), high=round(100 * high))
        return tag(
            "tr",
            tag("th", say(share.name), scope="row"),
            tag("td", bar, " ", shown, class_="share"),
            tag("td", say(likely), class_="number"),
            page.number(share.games),
        )

    def _person(self, user: User, up: str) -> Piece:
        return page.person(user, self.people, self.say, up)


def _home(told: LeagueShown) -> str:
    return f"leagues/{told.league.id}"


def _state(told: SeasonShown) -> Msg:
    return Msg(f"leagues-is-{told.season.status}", {"n": str(told.season.number)})


def _number(told: SeasonShown) -> Msg:
    return msg("leagues-season", n=str(told.season.number))


def _winning(told: SeasonShown) -> list[Standings]:
    return [each for each in told.pools if plates.wins(each)]


def _captioned(shown: Standings, kind: str, *, several: bool) -> Msg:
    """What a table of a pool is called; no two of a page are called the same."""
    named = Msg(f"leagues-kind-{kind}")
    return msg("leagues-line", parts=(plates.pool(shown), named)) if several else named


def _as_of(shown: Standings) -> Msg:
    """When standings were shown, and after which round."""
    at = f"<t:{int(shown.shown or 0)}:d>"
    if shown.round:
        return msg("book-after-round", n=str(shown.round), time=at)
    return msg("book-final", time=at)
