"""`adjutant run`: the bot on Discord."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import aiohttp
import discord

from bot import wiring
from bot.app.play.cluster import Unusable
from bot.commands import Mistake
from bot.host.listening import Deaf
from bot.settings import games_file, settings
from bot.store import Taken, Unfit
from bot.web.doors import UnfitAddress

SETTINGS = 78
"""The exit code if the settings are wrong: starting again would change nothing."""

TOKEN_REFUSED = 4004
"""How Discord ends the connection of a bot whose token was taken away."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    said = settings()
    token, listen = said.get("DISCORD_TOKEN", ""), said.get("ADJUTANT_LISTEN", "")
    boards = said.get("ADJUTANT_WEB_URL", "")
    if boards and not listen:
        raise Mistake("ADJUTANT_WEB_URL needs ADJUTANT_LISTEN: where it is served", SETTINGS)
    if not token:
        missing = "DISCORD_TOKEN is missing: put it into a file called .env in this folder"
        raise Mistake(missing, SETTINGS)
    wiring.log_to_stderr(as_json=said.get("ADJUTANT_LOG") == "json")
    try:
        asyncio.run(wiring.run(token, games_file(args.db), listen, boards))
    except (discord.LoginFailure, discord.ConnectionClosed) as refused:
        if isinstance(refused, discord.ConnectionClosed) and refused.code != TOKEN_REFUSED:
            raise
        raise Mistake("Discord does not know this DISCORD_TOKEN", SETTINGS) from None
    except aiohttp.ClientConnectionError as away:
        raise Mistake(f"Discord cannot be reached: {away}") from None
    except (Taken, Unfit) as refused:
        raise Mistake(str(refused)) from None
    except UnfitAddress as wrong:
        raise Mistake(f"ADJUTANT_WEB_URL: {wrong}", SETTINGS) from None
    except Unusable as wrong:
        raise Mistake(f"ADJUTANT_WORKERS: {wrong}", SETTINGS) from None
    except Deaf as wrong:
        raise Mistake(f"ADJUTANT_LISTEN={listen} cannot be served: {wrong}", SETTINGS) from None
    return 0
