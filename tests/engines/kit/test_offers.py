"""An offer made from another one forgets nothing of it."""

from __future__ import annotations

from dataclasses import fields, replace

from engines.contract import Choice, Offer, msg
from engines.kit.offers import with_choices


def test_every_field_is_carried_over() -> None:
    one, two = Choice("a", msg("a")), Choice("b", msg("b"))
    values = {field.name: object() for field in fields(Offer)} | {"choices": (one,)}
    offer = Offer(**values)  # type: ignore[arg-type]
    assert with_choices(offer, (two,)) == replace(offer, choices=(one, two))
