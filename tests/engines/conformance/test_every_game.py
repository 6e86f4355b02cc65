"""What every game promises, asked of ours and of the toy."""

from conformance.promises import *  # noqa: F403
