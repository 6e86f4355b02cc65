"""What is counted while a bot runs: about no person and no table. deploy/grafana.json shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from types import SimpleNamespace
from typing import Any

from bot.edge.client import Adjutant
from bot.edge.connection import CLASSES, Timing
from bot.store import health
from bot.store.db import Db

Late = tuple[int, float, float]
"""What the file says: how many messages are due, for how long the oldest, and the oldest alarm."""


def late(db: Db, now: float) -> Late:
    return *health.unsent(db, now), health.ringing_late(db, now)


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    about: str
    read: Callable[[Adjutant, Late], float | Timing]
    grows: bool = False
    """Whether it only counts up."""


FIGURES = (
    Figure("moves", "Commands written down at tables", lambda bot, _: bot.tables.moves, True),
    Figure("answer_seconds", "From a press to its answer", lambda bot, _: bot.answered),
    Figure("board_seconds", "To draw a board", lambda bot, _: bot.panels.pictures.drawn),
    Figure("stall_seconds", "In which the bot did nothing else", lambda bot, _: bot.stalled),
    Figure("thoughts", "Answers of computers", lambda bot, _: bot.thinker.thoughts, True),
    Figure("rate_limits", "Requests Discord had wait", lambda bot, _: bot.traffic.limited, True),
    Figure("serving", "Whether Discord can reach the bot", lambda bot, _: bot.serving),
    Figure("outbox_messages", "Messages that are due", lambda _, due: due[0]),
    Figure("outbox_age_seconds", "Of the oldest of them", lambda _, due: due[1]),
    Figure("alarm_late_seconds", "By which the oldest alarm is late", lambda _, due: due[2]),
)


def families(bot: Adjutant, due: Late) -> Iterator[Any]:
    """As Prometheus's own library takes it, which need not be installed."""
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

    for each in FIGURES:
        name, value = f"adjutant_{each.name}", each.read(bot, due)
        if isinstance(value, Timing):
            limits = [*map(str, CLASSES), "+Inf"]
            counts = list(zip(limits, accumulate(value.counts), strict=True))
            yield HistogramMetricFamily(name, each.about, counts, value.seconds)
        else:
            kind = CounterMetricFamily if each.grows else GaugeMetricFamily
            yield kind(name, each.about, float(value))


def page(bot: Adjutant, due: Late) -> bytes:
    from prometheus_client import generate_latest

    figures: Any = SimpleNamespace(collect=lambda: families(bot, due))
    return generate_latest(figures)
