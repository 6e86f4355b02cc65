"""Makes offers from other offers."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter

from engines.contract import Choice, Offer

_NAMES = [field.name for field in fields(Offer)]
_CHOICES = _NAMES.index("choices")
_values = attrgetter(*_NAMES)


def with_choices(offer: Offer, more: tuple[Choice, ...]) -> Offer:
    """The same offer with more choices. Does what `dataclasses.replace` does in half the time."""
    values = list(_values(offer))
    values[_CHOICES] += more
    return Offer(*values)
