"""Refusals: why an order cannot be carried out, by the code the rules give the reason."""

from __future__ import annotations

from collections.abc import Callable

from engines.contract import Arg, Illegal, Msg


class Refusals:
    """The refusals of one game: `NO_TRUCK` with `rr-err-` before it is `rr-err-no-truck`.

    raise refuse("NO_TRUCK", n=2)           the order ends here
    return refuse.why("NO_TRUCK", n=2)      the reason alone, for the caller to raise or to show
    """

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix

    def why(self, code: str, /, **args: Arg) -> Msg:
        return Msg(f"{self._prefix}{code.lower().replace('_', '-')}", args)

    def __call__(self, code: str, /, **args: Arg) -> Illegal:
        return Illegal(self.why(code, **args))


def first(checks: Callable[[], object]) -> Msg | None:
    """The reason these checks refuse with, if they do."""
    try:
        checks()
    except Illegal as refusal:
        return refusal.reason
    return None


def check(reason: Msg | None) -> None:
    """Raise the reason, if there is one."""
    if reason is not None:
        raise Illegal(reason)
