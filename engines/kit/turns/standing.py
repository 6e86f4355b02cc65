"""The menu of standing orders: settings with values, of which the first holds while nothing is
said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from engines.contract import Choice, Key, Msg, Offer, OrderBook

Settings = Mapping[str, tuple[str, ...]]


def menu(
    question: Msg, waiting: Msg, rule: str, choices: Iterable[Choice], ticked: Iterable[Key]
) -> Offer:
    """The menu of everything a seat can set; ticked is what holds now."""
    shown = tuple(choices)
    return Offer(
        question=question,
        choices=shown,
        default=(),
        waiting=waiting,
        clock="standing",
        rule=rule,
        least=0,
        most=len(shown),
        required=False,
        answered=tuple(ticked),
    )


def settings_choices(settings: Settings, label: Callable[[str, str], Msg]) -> Iterator[Choice]:
    """The choices of settings whose values are the same on every board."""
    for name, values in settings.items():
        for value in values:
            yield Choice(f"{name}/{value}", label(name, value))


def holding(settings: Settings, filed: OrderBook) -> Iterator[Key]:
    """What holds now of such settings."""
    return (f"{name}/{said(filed.standing, settings, name)}" for name in settings)


def said(standing: Mapping[str, str], settings: Settings, name: str) -> str:
    return standing.get(name, settings[name][0])


def file(filed: OrderBook, picks: Iterable[Key]) -> None:
    """Each pick replaces what was said about the same thing."""
    for key in picks:
        name, _, value = key.partition("/")
        filed.standing[name] = value
