"""A tiny game with everything that is hard: hands, dice, sealed reactions, undo, looking ahead."""

from tests.engines.toy.engine import ENGINE

__all__ = ["ENGINE"]
