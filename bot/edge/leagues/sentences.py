"""Leagues, seasons, tables and rules in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from bot.app.clocks import pace
from bot.app.leagues import records
from bot.app.leagues.terms import pool_size, rounds_for
from bot.app.model import User
from bot.app.people.lobby import valued
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.layout import bullet, mention, until, when
from bot.edge.leagues import plates as plates
from bot.text import names
from bot.text.words import verbatim
from engines.contract import Arg, Msg, msg

PEOPLE = 1500
"""Most characters of a list of people."""
LISTED = 3200
"""Most characters of a long list."""


def heading(league: records.League) -> str:
    return f"### {verbatim(league.name)}"


def bold(words: str) -> str:
    return f"**{words}**"


def titles(games: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(map(names.title, games))


def rules(settings: records.Settings, say: Say, suited: records.Suited | None = None) -> list[str]:
    """Everything a league has agreed, a line each. `suited` is what its format is played with
    where nothing else is agreed."""
    s = settings
    if suited is not None:
        size = s.size or suited.sizes[0]
        s = replace(s, size=size, pool=s.pool or pool_size(size))
    told = [
        msg("leagues-rule-games", games=titles(s.games)),
        Msg(f"leagues-rule-format-{s.format}"),
    ]
    if s.size:
        told.append(msg("leagues-rule-size", n=s.size))
    if s.rounds:
        told.append(msg("leagues-rule-rounds", n=s.rounds))
    if s.pool and s.format == "pools":
        told.append(msg("leagues-rule-pool", n=s.pool))
    if s.division:
        told.append(msg("leagues-rule-division", n=s.division))
    told.append(msg("leagues-rule-pace", pace=pace_of(s)))
    told.append(Msg(f"leagues-rule-points-{s.points}"))
    if s.best:
        told.append(msg("leagues-rule-best", n=s.best))
    told.append(Msg("leagues-rule-ties"))
    told += _entering(s)
    told += _dates(s)
    told.append(Msg(f"leagues-rule-substitutes-{s.substitutes}"))
    return [bullet(say(each)) for each in told]


def _entering(s: records.Settings) -> list[Msg]:
    """Who may enter, and how many."""
    told: list[Msg] = []
    if s.door == "role":
        told.append(msg("leagues-rule-door-role", role=f"<@&{s.role}>"))
    else:
        told.append(Msg(f"leagues-rule-door-{s.door}"))
    if s.reliability:
        told.append(msg("leagues-rule-reliability", n=s.reliability))
    if s.most:
        told.append(msg("leagues-rule-most", n=s.most))
    if s.least:
        told.append(msg("leagues-rule-least", n=s.least))
    return told


def _dates(s: records.Settings) -> list[Msg]:
    """How many games at once, and when what happens."""
    told: list[Msg] = []
    told.append(msg("leagues-rule-at-once", n=s.at_once))
    if s.format != "pools":
        told.append(msg("leagues-rule-signup", n=s.signup_days))
    if s.confirm_hours and s.format != "pools":
        told.append(msg("leagues-rule-confirm", n=s.confirm_hours))
    if s.round_days and s.format in ("swiss", "pairs"):
        told.append(msg("leagues-rule-round", n=s.round_days))
    if s.notice_hours and s.format not in ("pools", "round_robin"):
        told.append(msg("leagues-rule-notice", n=s.notice_hours))
    if s.silent and s.format in ("swiss", "pairs"):
        told.append(msg("leagues-rule-silent", n=s.silent))
    if s.season_days:
        told.append(msg("leagues-rule-season", n=s.season_days))
    return told


def pace_of(settings: records.Settings) -> Msg:
    return valued("pace", pace.made(settings.options))


def to_do(league: records.League, say: Say) -> list[str]:
    """What whoever runs a league should think of before sign-up opens."""
    found = []
    options = {**pace.settings(pace.made(league.settings.options)), **league.settings.options}
    if options.get("quiet_hours", "off") != "off":
        found.append(msg("leagues-do-night", zone=league.zone))
    if not league.settings.referees:
        found.append(Msg("leagues-do-referees"))
    if league.settings.door == "invited":
        found.append(Msg("leagues-do-invite"))
    return [say(each) for each in (*found, Msg("leagues-do-preview"))]


def invitation(
    league: records.League,
    season: records.Season,
    entries: Sequence[records.Entry],
    say: Say,
    suited: records.Suited | None = None,
) -> list[str]:
    """The sign-up message: what is played and how fast, who is in, what happens next."""
    settings = season.settings
    told = [heading(league), state(season, say)]
    told.append(say(msg("leagues-rule-games", games=titles(settings.games))))
    told.append(say(Msg(f"leagues-rule-format-{settings.format}")))
    told.append(say(msg("leagues-rule-pace", pace=pace_of(settings))))
    told += map(say, _length(season, suited))
    if settings.door == "role":
        told.append(say(msg("leagues-rule-door-role", role=f"<@&{settings.role}>")))
    elif settings.door != "open":
        told.append(say(Msg(f"leagues-rule-door-{settings.door}")))
    if settings.reliability:
        told.append(say(msg("leagues-rule-reliability", n=settings.reliability)))
    told.append(bold(places(season, say)))
    if suited is not None and (short := short_of_a_pool(season, entries, suited)):
        told.append(say(msg("leagues-next-pool", n=short)))
    if listed := people(entries, say, season):
        told.append(listed)
    if season.status not in ("over", "cancelled"):
        told.append(say(Msg(f"leagues-how-{_how(season)}")))
    return told


def _length(season: records.Season, suited: records.Suited | None) -> list[Msg]:
    """How many rounds and games to expect, and how many at once."""
    settings, told = season.settings, list[Msg]()
    if settings.format in ("swiss", "pairs") and suited is not None:
        size = settings.size or suited.sizes[0]
        n = settings.rounds or rounds_for(max(season.entered, settings.least, size), size)
        games = 2 * n if settings.format == "pairs" else n
        name = "leagues-length" if settings.rounds else "leagues-length-so-far"
        told.append(Msg(name, {"rounds": n, "games": games, "days": settings.round_days}))
    told.append(msg("leagues-rule-at-once", n=settings.at_once))
    return told


def _how(season: records.Season) -> str:
    """What somebody who enters has to know."""
    if season.settings.format == "pools":
        return "pools"
    if season.status in ("playing", "confirming"):
        return season.status
    return "confirm" if season.settings.confirm_hours else "start"


def short_of_a_pool(
    season: records.Season, entries: Sequence[records.Entry], suited: records.Suited
) -> int:
    """How many more people the next rolling pool waits for; 0 if there are none to come."""
    settings = season.settings
    if settings.format != "pools" or season.status != "playing":
        return 0
    size = settings.size or suited.sizes[0]
    queued = sum(entry.status == "entered" for entry in entries)
    return max(0, (settings.pool or pool_size(size)) - queued)


def staff(league: records.League, say: Say) -> str:
    """Who runs the league, and who decides disputes."""
    runners = ", ".join(mention(user, say) for user in dict.fromkeys(league.runners))
    told = [say(msg("leagues-runners", people=runners))]
    if league.settings.referees:
        referees = ", ".join(mention(user, say) for user in league.settings.referees)
        told.append(say(msg("leagues-referees", people=referees)))
    if rewards := league.settings.rewards:
        roles = ", ".join(f"<@&{role}>" for role in rewards)
        told.append(say(msg("leagues-rewards", roles=roles)))
    return "\n".join(map(bullet, told))


def state(season: records.Season | None, say: Say) -> str:
    """What goes on at present, in a line or two."""
    if season is None:
        return say(Msg("leagues-between"))
    n = str(season.number)
    told = [say(Msg(f"leagues-is-{season.status}", {"n": n}))]
    if season.status == "signup" and season.closes is not None:
        told.append(say(msg("leagues-closes", time=until(season.closes))))
    if season.status in ("signup", "confirming") and season.starts is not None:
        told.append(say(msg("leagues-starts", time=until(season.starts))))
    if season.status == "playing" and season.ends is not None:
        told.append(say(msg("leagues-ends", time=until(season.ends))))
    return " ".join(told)


def places(season: records.Season, say: Say) -> str:
    """How many places are taken, and how many people wait."""
    most = season.settings.most
    told = say(
        msg("leagues-places-of", n=season.entered, most=most)
        if most
        else msg("leagues-places", n=season.entered)
    )
    if season.waiting:
        told += " " + say(msg("leagues-waiting", n=season.waiting))
    return told


HERE = ("entered", "confirmed", "playing")


def people(entries: Sequence[records.Entry], say: Say, season: records.Season) -> str:
    """Who has entered, in that order; who has confirmed has a tick."""
    told = []
    for entry in entries:
        if entry.status in HERE:
            tick = "✓ " if season.status == "confirming" and entry.status == "confirmed" else ""
            told.append(f"{tick}{mention(entry.user, say)}")
    waits = [mention(entry.user, say) for entry in entries if entry.status == "waiting"]
    lines = [_joined(told, say)] if told else []
    if waits:
        lines.append(say(msg("leagues-in-line", people=_joined(waits, say))))
    return "\n".join(lines)


def _joined(told: Sequence[str], say: Say) -> str:
    """As many as fit, and how many more there are."""
    shown: list[str] = []
    for each in told:
        if sum(map(len, shown)) + 2 * len(shown) + len(each) > PEOPLE // 2:
            more = say(msg("leagues-and-more", n=len(told) - len(shown)))
            return ", ".join(shown) + " " + more
        shown.append(each)
    return ", ".join(shown)


def table_line(table: records.LeagueTable, say: Say) -> str:
    """A table in a line: number, place, game, people, and how it is."""
    where = f"<#{table.place}>" if table.place else say(Msg("leagues-no-place"))
    who = ", ".join(mention(user, say) for user in table.people)
    facts: dict[str, Arg] = {
        "n": str(table.number),
        "place": where,
        "game": names.title(table.title),
        "people": who,
    }
    if table.status == "finished" and table.result is not None:
        return say(msg("leagues-table-finished", result=result(table, say), **facts))
    return say(Msg(f"leagues-table-{table.status}", facts))


def result(table: records.LeagueTable, say: Say) -> str:
    """`1. @Ada, 2. @Ben`: who came in where, a star for what a referee changed."""
    game = table.result
    if game is None:
        return "—"
    parts = sorted(game.parts, key=lambda part: (part.place, part.person))
    told = ", ".join(f"{part.place}. {mention(part.person, say)}" for part in parts)
    return told + ("\\*" if table.corrected or game.verdict == "adjudicated" else "")


ORDER = ("playing", "paired", "due", "finished", "annulled", "cancelled")
"""What goes on comes first."""


def in_order(found: Iterable[records.LeagueTable]) -> list[records.LeagueTable]:
    """Tables by round, the latest round first; within one those that go on first."""
    order = {status: at for at, status in enumerate(ORDER)}
    return sorted(found, key=lambda t: (-t.round, order[t.status], t.number))


def tables(found: Sequence[records.LeagueTable], say: Say, *, most: int = LISTED) -> str:
    """Tables by round, a line each."""
    told: list[str] = []
    for number, mine in groupby(in_order(found), key=lambda table: table.round):
        if number:
            told.append(bold(say(msg("leagues-round", n=str(number)))))
        told += [bullet(table_line(table, say)) for table in mine]
    shown: list[str] = []
    for line in told:
        if sum(map(len, shown)) + len(shown) + len(line) > most:
            shown.append("…")
            break
        shown.append(line)
    return "\n".join(shown)


def explained(found: records.Explained, say: Say) -> str:
    """Why these people sit together, from what pairing counts."""
    table = found.table
    who = ", ".join(mention(user, say) for user in table.people)
    told = [say(msg("leagues-why", n=str(table.number), people=who))]
    terms = [term for term in found.terms if term.what != "blocked"]  # whom one avoids is secret
    for term in terms[:20]:
        both = ", ".join(mention(user, say) for user in term.who)
        amount = f"{term.amount:.1f}".removesuffix(".0")
        told.append(bullet(say(Msg(f"leagues-why-{term.what}", {"people": both, "n": amount}))))
    told.append(say(Msg("leagues-why-else" if terms else "leagues-why-nothing")))
    if found.seed:
        told.append(say(msg("leagues-why-seed", seed=found.seed)))
    return "\n".join(told)


def logged(lines: Sequence[records.LogLine], say: Say) -> str:
    """The log, newest first, as much as fits."""
    told: list[str] = []
    for line in lines:
        by = mention(line.by, say) if line.by is not None else say(Msg("leagues-itself"))
        what = say(line.what)
        text = f"{when(line.at)} {what}" if by in what else f"{when(line.at)} {by}: {what}"
        if line.why:
            text += " " + say(msg("leagues-because", why=verbatim(line.why)))
        text = bullet(limits.fit(text, 600))
        if sum(map(len, told)) + len(told) + len(text) > LISTED:
            told.append("…")
            break
        told.append(text)
    return "\n".join(told) or say(Msg("leagues-log-empty"))


def ended(pools: Sequence[records.Standings], say: Say) -> list[str]:
    """The first three of each pool, and who goes up and down, a line each."""
    told, every = [], [each.pool for each in pools]
    for at in pools:
        if len(pools) > 1:
            told.append(bold(say(plates.pool(at))))
        told += [
            bullet(f"{row.place}. {mention(row.person, say)}")
            for row in at.rows
            if row.person in plates.first(at)
        ]
        for goes in ("up", "down"):
            if moved := plates.moved(at, every, goes):
                people = ", ".join(mention(user, say) for user in moved)
                told.append(bullet(say(Msg(f"leagues-goes-{goes}", {"people": people}))))
    return told


def sides_of(table: records.LeagueTable, say: Say) -> dict[str, str]:
    """The sides of a table with what they are called."""
    return {side: say(names.side(table.title, side)) for side in dict.fromkeys(table.sides)}


def numbers(text: str, sides: Mapping[str, str]) -> dict[str, int]:
    """The places in `Axis 1, Allies 2`, by side; empty if it cannot be read. Sides are found by
    their names or by what the game calls them."""
    found: dict[str, int] = {}
    known = {name.casefold(): side for side, name in sides.items()}
    known |= {side.casefold(): side for side in sides}
    for part in text.replace("=", " ").replace(";", ",").split(","):
        name, _, number = part.strip().rpartition(" ")
        side, place = known.get(name.strip().casefold()), limits.number(number)
        if side is None or place is None or not 1 <= place <= len(sides) or side in found:
            return {}
        found[side] = place
    return found if set(found) == set(sides) else {}


def entry_of(entries: Iterable[records.Entry], user: User) -> records.Entry | None:
    return next((entry for entry in entries if entry.user == user), None)
