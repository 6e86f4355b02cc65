"""What every game promises, asked of Sample Game."""

from conformance.promises import *  # noqa: F403
