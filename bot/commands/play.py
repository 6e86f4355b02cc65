"""`adjutant play`: choose a game and play it, in a browser."""

from __future__ import annotations

import argparse
import asyncio
import logging
from pathlib import Path

from bot.commands import Mistake, rules
from bot.store import Taken, Unfit
from bot.wiring import log_to_stderr

PORT = 8484


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--demo", metavar="GAME", help="skip the first page: show this game, already under way"
    )
    parser.add_argument("--db", type=Path, metavar="FILE", help="keep the games in this file")
    parser.add_argument("--port", type=int, default=PORT, help=f"default {PORT}; 0 takes any")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run(args: argparse.Namespace) -> int:
    if args.demo:
        rules(args.demo)
    try:
        from bot.sandbox.serving import play
    except ModuleNotFoundError as missing:
        raise Mistake(
            f"the sandbox needs {missing.name}, which is not installed: install adjutant[sandbox]"
        ) from None
    log_to_stderr(logging.WARNING)
    try:
        asyncio.run(play(args.demo, file=args.db, port=args.port, browser=not args.no_browser))
    except OSError as taken:
        raise Mistake(f"{taken}; try another --port") from None
    except (Taken, Unfit) as refused:
        raise Mistake(str(refused)) from None
    return 0
