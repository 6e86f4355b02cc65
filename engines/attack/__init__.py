"""Attack!: a world before the war, three actions a turn, and the seas between."""

from engines.attack.engine import ENGINE

__all__ = ["ENGINE"]
