"""1944: Race to the Rhine, for one to three players."""

from engines.race_to_the_rhine.engine import ENGINE

__all__ = ["ENGINE"]
