"""A tiny game with everything that is hard: hands, dice, sealed reactions, undo, looking ahead."""

from engines.contract import Title
from tests.engines.toy.engine import ENGINE

TOY = Title("toy", "toy", 1, __name__)

__all__ = ["ENGINE", "TOY"]
