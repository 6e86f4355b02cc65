"""Total Domination."""

from engines.total_domination.engine import ENGINE

__all__ = ["ENGINE"]
