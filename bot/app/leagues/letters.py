"""Reads the messages of leagues out of the outbox, as they are true when they are sent, and notes
what became of those that open a thread."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.app.leagues import records
from bot.app.leagues.context import tell
from bot.app.mail.stored import Envelope, NoticeMail
from bot.app.play.computers import is_person
from bot.app.session import encoding
from bot.store import Db, journal, outbox, seekers, users
from bot.store import league_tables as rows
from bot.store import leagues as store
from bot.store.leagues import League
from bot.store.outbox import OutboxRow
from engines.contract import Msg, msg

REFUSED = "league-refused/"
"""The fact that a league's channel refuses its messages, and its maker knows."""
GIVE_UP = 7 * 86_400.0
MOST_TRIES = 340
"""Of a message to the thread of a table: about a week."""
LINES = 30
"""How much of the public log of a table goes into the thread of a dispute."""


def ours(kind: str) -> bool:
    return kind.startswith("league/")


def body(db: Db, row: OutboxRow) -> records.LeagueBody | None:
    """What a message says; None if there is nothing left to say."""
    return _BODIES[row.kind](db, json.loads(row.body))


def earlier(db: Db, row: OutboxRow) -> int | None:
    """The message that this one edits."""
    if row.kind != "league/signup":
        return None
    found = store.season(db, json.loads(row.body)["season"])
    return found.message if found else None


def delivered(db: Db, row: OutboxRow, message: int | None) -> None:
    """Note the thread, or the message to be edited later, that came of a row."""
    raw = json.loads(row.body)
    if message is None:
        return
    if (league := _league_of(db, raw)) is not None and league.channel == row.channel:
        users.drop_fact(db, REFUSED + str(league.id))
    if row.kind == "league/signup":
        store.announced(db, raw["season"], message)
    elif row.kind == "league/place" and "match" in raw:
        seekers.place_opened(db, raw["match"], message)
    elif row.kind == "league/place":
        rows.opened(db, raw["table"], message)
    elif row.kind == "league/dispute":
        rows.dispute_opened(db, raw["dispute"], message)


def refused(db: Db, row: OutboxRow, now: float, due: float, *, gone: bool) -> None:
    """Put off a message that its channel refuses, or give it up. What a league has to say in its
    own channel waits for as long as there is anybody to read it; whoever made the league is told,
    once."""
    league = _league_of(db, json.loads(row.body))
    own = league is not None and league.channel == row.channel
    if (gone and not own) or (not own and row.tries > MOST_TRIES):
        outbox.dead(db, row.id, "refused")  # the thread of a table
        return
    if league is None or not own:
        outbox.hold(db, row.id, due)
        return
    if league.archived is not None or _long_over(db, league.id, now):
        outbox.dead(db, row.id, "refused")
        return
    outbox.hold(db, row.id, due)
    if users.fact(db, REFUSED + str(league.id)) is None:
        users.set_fact(db, REFUSED + str(league.id), str(now))
        text = msg(
            "league-channel-gone" if gone else "league-channel-refused",
            league=league.name,
            channel=f"<#{league.channel}>",
        )
        outbox.add(db, Envelope(NoticeMail(text), now, user=league.by).row)


def thread_refused(db: Db, game: int, now: float, *, gone: bool) -> bool:
    """Tell the referees, in the league's channel, that the thread of a table takes no messages.
    False if it is no table of a league: then it has a host who is told."""
    if (table := rows.of_game(db, game)) is None:
        return False
    season = records.season(db, table.season)
    league = records.league(db, season.league)
    name = "league-thread-gone" if gone else "league-thread-refused"
    text = msg(name, n=table.number, table=str(game), channel=f"<#{table.place}>")
    judges = filter(is_person, dict.fromkeys(league.referees))
    tell(db, league, now, text, season=season.id, mention=judges)
    return True


def move(db: Db, league: int, channel: int) -> None:
    """Send what waits for a league's channel to another one, and its sign-up message anew."""
    for row in outbox.unsent(db, "league/"):
        found = _league_of(db, json.loads(row.body))
        if found is not None and found.id == league and row.channel == found.channel:
            outbox.redirect(db, row.id, channel)
    for season in store.seasons_of(db, league):
        if season.status not in ("over", "cancelled"):
            store.announced(db, season.id, None)
    users.drop_fact(db, REFUSED + str(league))


def _league_of(db: Db, raw: dict[str, Any]) -> League | None:
    """The league a message is of; None if it is about people who look for a game."""
    season = raw.get("season")
    if "table" in raw and (table := rows.table(db, raw["table"])) is not None:
        season = table.season
    if "shown" in raw and (shown := rows.shown_row(db, raw["shown"])) is not None:
        pool = rows.pool(db, shown.pool)
        season = pool.season if pool else None
    if season is not None and (row := store.season(db, season)) is not None:
        return store.get(db, row.league)
    return store.get(db, raw["league"]) if "league" in raw else None


def _long_over(db: Db, league: int, now: float) -> bool:
    """Whether no season goes on, and the last one has been over for long."""
    seasons = store.seasons_of(db, league)
    return all(each.ended is not None and each.ended < now - GIVE_UP for each in seasons)


def _sign_up(db: Db, raw: dict[str, Any]) -> records.LeagueBody | None:
    season = records.season(db, raw["season"])
    league = records.league(db, season.league)
    return records.SignUpBody(league, season, tuple(store.entries(db, season.id)))


def _notice(db: Db, raw: dict[str, Any]) -> records.LeagueBody | None:
    season = raw.get("season")
    return records.LeagueNoticeBody(
        records.league(db, raw["league"]),
        None if season is None else records.season(db, season),
        encoding.decode_msg(raw["text"]),
        tuple(int(user) for user in raw["mention"]),
        raw.get("confirm", False),
        raw.get("wake", False),
    )


def _standings(db: Db, raw: dict[str, Any]) -> records.LeagueBody | None:
    row = rows.shown_row(db, raw["shown"])
    return records.StandingsBody(records.shown(db, row)) if row else None


def _over(db: Db, raw: dict[str, Any]) -> records.LeagueBody | None:
    season = records.season(db, raw["season"])
    last = [records.shown(db, row) for row in rows.shown(db, season.id) if row.round == 0]
    return records.SeasonOverBody(records.league(db, season.league), season, tuple(last))


def _place(db: Db, raw: dict[str, Any]) -> records.LeagueBody | None:
    if "match" in raw:
        row = seekers.match(db, raw["match"])
        wanted = row is not None and row.status == "agreed" and row.place is None
        return records.OpenMatchPlaceBody(row) if row and wanted else None
    table = _table(db, raw["table"])
    if table.status != "paired" or table.place is not None:
        return None
    season = records.season(db, table.season)
    return records.OpenPlaceBody(records.league(db, season.league), table)


def _dispute(db: Db, raw: dict[str, Any]) -> records.LeagueBody | None:
    table = _table(db, raw["table"])
    found = rows.dispute(db, table.id)
    if found is None or found.id != raw["dispute"] or found.thread is not None:
        return None
    season = records.season(db, table.season)
    league = records.league(db, season.league)
    users = tuple(int(user) for user in raw["users"] if int(user) > 0)
    return records.OpenDisputeBody(
        league, table, users, found.by, found.text, _public_log(db, table)
    )


def _public_log(db: Db, table: records.LeagueTable) -> tuple[Msg, ...]:
    """The latest things everybody was told at a table."""
    told: list[Msg] = []
    if table.game is None:
        return ()
    for entry in journal.backwards(db, table.game):
        events = encoding.decode_events(entry.events)
        told = [each.text for each in events if each.audience is None] + told
        if len(told) >= LINES:
            break
    return tuple(told[-LINES:])


def _match(db: Db, raw: dict[str, Any]) -> records.LeagueBody | None:
    row = seekers.match(db, raw["match"])
    return records.MatchBody(row) if row and row.status == "asked" else None


def _table(db: Db, table: int) -> records.LeagueTable:
    return records.table(records.table_row(db, table), {}, {})


_BODIES: dict[str, Callable[[Db, dict[str, Any]], records.LeagueBody | None]] = {
    "league/signup": _sign_up,
    "league/notice": _notice,
    "league/standings": _standings,
    "league/over": _over,
    "league/place": _place,
    "league/dispute": _dispute,
    "league/match": _match,
}
