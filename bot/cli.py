"""`adjutant <command>`: everything that can be done from a shell."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from pathlib import Path

from bot.commands import Mistake, release
from bot.settings import settings
from engines.kit import data

COMMANDS = {
    "play": "the whole bot in a browser: no token, no network",
    "run": "the bot on Discord",
    "simulate": "random games, and what came of them",
    "bot": "a program of your own plays, here or at tables elsewhere",
    "publish": "finished games as static pages for the web",
    "render": "pictures of random positions",
    "verify": "check the dice and moves of an exported game",
    "replay": "check that a game's moves lead to its stored position",
    "export": "a game as JSON",
    "check": "whether all is well: file, token, rights, unsent messages, disk",
    "rehearse": "everything the bot asks of Discord, tried once on a test server",
    "backup": "a copy of the file everything is kept in",
    "restore": "put a copy in the place of that file",
    "drill": "whether a copy or the replica could take its place",
    "new-game": "the files of a small game, to make your own of",
}
"""Each is a module of bot/commands with `arguments(parser)` and `run(args)`, its exit code."""


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        if overlay := settings().get("ADJUTANT_DATA"):
            data.add_overlay(Path(overlay))  # before any game is used: what it has read, it keeps
        args = parsed(words)
        code: int = args.run(args)
    except (Mistake, data.BadData) as mistake:
        print(f"adjutant: {mistake}", file=sys.stderr)
        return getattr(mistake, "code", 2)
    return code


def parsed(words: list[str]) -> argparse.Namespace:
    return parser(words[:1]).parse_args(words)  # the others need not be loaded


def parser(loaded: Collection[str] = COMMANDS) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="adjutant", description=__doc__)
    parser.add_argument("--version", action="version", version=f"adjutant {release()}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, about in COMMANDS.items():
        command = commands.add_parser(name, help=about, description=about)
        if name in loaded:
            module = import_module(f"bot.commands.{name.replace('-', '_')}")
            module.arguments(command)
            command.set_defaults(run=module.run)
    return parser


if __name__ == "__main__":
    sys.exit(main())
