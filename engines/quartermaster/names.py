"""The names of things, as messages. Built once each."""

from __future__ import annotations

from functools import cache

from engines.contract import Msg, msg
from engines.kit.naming import named, several
from engines.quartermaster.components import CardId, Country, Space, unit_of


def _spelt(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def _shared(card: str) -> str:
    """Basic cards are the same in every country."""
    entry = card.partition(".")[2]
    return _spelt(entry if entry in ("ba", "bn", "lb", "sb") else card)


country = named("qm-seat-{}")
space = named("qm-space-{}", _spelt)
team = named("qm-team-{}", _spelt)
step = named("qm-step-{}", _spelt)
strait = named("qm-strait-{}", _spelt)
card = named("qm-card-{}", _shared)
cards = several(card)
says = named("qm-says-{}", _shared)
"""The text of a card, as it is written by hand."""


@cache
def part(card: CardId, block: int) -> Msg:
    """One of the parts of its text among which somebody chooses."""
    return msg(f"qm-part-{_spelt(card)}-{block}")


@cache
def unit(owner: Country, where: Space) -> Msg:
    """A German Army, a US Navy: what stands in a space follows from the space."""
    return msg("qm-unit", country=owner, kind=unit_of(where))
