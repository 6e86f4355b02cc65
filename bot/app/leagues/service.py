"""Everything a person can do with leagues, and what leagues do by themselves.

One object per process, beside `Tables`. A refusal is an `Illegal` with words for the person who
asked. `command` is the id of the interaction; one that is delivered again does nothing and answers
as before. `admin` says that somebody manages the server, which the edge knows from Discord.

Sentences are `Msg` ids of `bot/text/*/league.ftl`: refusals and notices `league-*` and `seek-*`,
lines of the log `league-log-*`. They speak of people with `rights.person`.
"""

from __future__ import annotations

from bot.app.leagues.seeking import Seekers


class Leagues(Seekers):
    """Every command, one method each, in modules by subject: looking, founding, entering, tending,
    refereeing, seeking."""
