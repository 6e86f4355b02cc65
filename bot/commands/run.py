"""`adjutant run`: the bot on Discord."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import aiohttp
import discord

from bot import wiring
from bot.commands import Mistake
from bot.settings import games_file, settings
from bot.store import Taken, Unfit

SETTINGS = 78
"""The exit code if the settings are wrong: starting again would change nothing."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", type=Path, metavar="FILE", help="instead of ADJUTANT_DB")


def run(args: argparse.Namespace) -> int:
    token = settings().get("DISCORD_TOKEN", "")
    if not token:
        missing = "DISCORD_TOKEN is missing: put it into a file called .env in this folder"
        raise Mistake(missing, SETTINGS)
    wiring.log_to_stderr()
    try:
        asyncio.run(wiring.run(token, games_file(args.db)))
    except discord.LoginFailure:
        raise Mistake("Discord does not know this DISCORD_TOKEN", SETTINGS) from None
    except aiohttp.ClientConnectionError as away:
        raise Mistake(f"Discord cannot be reached: {away}") from None
    except (Taken, Unfit) as refused:
        raise Mistake(str(refused)) from None
    return 0
