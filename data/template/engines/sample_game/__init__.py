"""Sample Game: flags on the posts around a lake. Rules in docs/rules/sample_game.md."""

from engines.sample_game.engine import ENGINE

__all__ = ["ENGINE"]
