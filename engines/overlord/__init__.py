"""Memoir '44 Overlord."""

from engines.overlord.engine import ENGINE

__all__ = ["ENGINE"]
