"""Try everything the bot asks of Discord, once, on a private test server.

Stop the bot first: a token has one bot. All that is made is removed again. The exit code is 1 if
anything failed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from dataclasses import asdict
from pathlib import Path

import aiohttp
import discord

from bot.commands import Mistake
from bot.rehearse.application import chosen, rehearse
from bot.rehearse.stage import Outcome, Wanted
from bot.settings import settings


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--channel", type=int, metavar="ID", required=True, help="an ordinary text channel")
    add("--forum", type=int, metavar="ID")
    add("--news", type=int, metavar="ID", help="an announcement channel")
    add("--person", type=int, metavar="ID", help="yourself: you get three direct messages")
    add("--closed", type=int, metavar="ID", help="somebody who takes no direct messages")
    add("--alone", action="store_true", help="without the presses")
    add("--long", action="store_true", help="wait until a private message cannot be changed")
    add("--only", metavar="NAME", nargs="+", default=(), help="the steps whose names begin so")
    add("--record", type=Path, metavar="DIR", help="keep Discord's answers, without names")
    add("--json", action="store_true", help="one JSON object instead of lines")


def run(args: argparse.Namespace) -> int:
    token = settings().get("DISCORD_TOKEN", "")
    if not token:
        raise Mistake("DISCORD_TOKEN is missing: put it into a file called .env in this folder")
    named = {key: getattr(args, key) for key in ("forum", "news", "person", "closed", "long")}
    asked = Wanted(args.channel, **named)
    acts = chosen(tuple(args.only), alone=args.alone)
    tell = (lambda each: None) if args.json else show
    try:
        found = asyncio.run(rehearse(token, asked, acts, tell, args.record))
    except discord.LoginFailure:
        raise Mistake("Discord does not know this DISCORD_TOKEN") from None
    except aiohttp.ClientConnectionError as away:
        raise Mistake(f"Discord cannot be reached: {away}") from None
    except KeyboardInterrupt:
        raise Mistake("broken off; what had been made is removed again") from None
    well = all(each.how != "failed" for each in found)
    if args.json:
        print(json.dumps({"well": well, "steps": [asdict(each) for each in found]}))
    return 0 if well else 1


def show(outcome: Outcome) -> None:
    print(f"{outcome.how:<8} {outcome.path}: {outcome.text}", flush=True)
