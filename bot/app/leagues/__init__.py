"""Leagues: what people can do with them, and what they do by themselves.

Functions of a `Context`. A refusal is an `Illegal` with words for the person who asked. `command`
is the id of the interaction; one that is delivered again does nothing and answers as before.
`admin` says that somebody manages the server, which the edge knows from Discord.

Sentences are `Msg` ids of `bot/text/*/league.ftl`: refusals and notices `league-*` and `seek-*`,
lines of the log `league-log-*`. They speak of people with `rights.person`.
"""
