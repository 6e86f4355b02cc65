"""Recompute every roll, shuffle and move of an exported game from its seed."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bot.app.past import record
from bot.commands import Mistake, rules
from bot.text import LANGUAGES, words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="as `adjutant export` or /export wrote it")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])


def run(args: argparse.Namespace) -> int:
    try:
        exported = json.loads(args.file.read_text("utf-8"))
        engine = rules(exported["game"])
        doubts = record.verify(exported, engine)
    except OSError as missing:
        raise Mistake(f"{args.file}: {missing.strerror}") from None
    except (ValueError, KeyError, TypeError, StopIteration) as odd:
        raise Mistake(f"{args.file} is not an exported game: {odd!r}") from None
    for doubt in doubts:
        print(words(args.lang).say(doubt))
    if doubts:
        return 1
    moves = sum(line["undone"] is None for line in exported["journal"])
    print(f"{args.file}: {moves} lines of {engine.name} follow from the seed; pledge kept")
    return 0
