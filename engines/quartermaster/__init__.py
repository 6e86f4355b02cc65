"""Quartermaster General WW2, second edition."""

from engines.quartermaster.engine import ENGINE

__all__ = ["ENGINE"]
