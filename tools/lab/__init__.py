"""Where the bot is measured: `python -m tools.lab.<name> --help`. Not part of what is installed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType

from bot.commands import Mistake


def command(module: ModuleType, words: Sequence[str] | None = None) -> int:
    """Run a module with `arguments(parser)` and `run(args)`, and return its exit code."""
    parser = argparse.ArgumentParser(description=module.__doc__)
    module.arguments(parser)
    args = parser.parse_args(words)
    try:
        code: int = module.run(args)
    except Mistake as mistake:
        print(f"{parser.prog}: {mistake}", file=sys.stderr)
        return 2
    return code
