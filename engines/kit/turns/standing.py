"""Standing orders, in one form for all games: settings, kept as `name -> value`.

A choice of the menu is `verb/value`, or `verb/value+case` if it is for one case alone:
`trades/forbid+blue.red`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engines.contract import Choice, Key, Msg, Offer, OrderBook, msg

Settings = Mapping[str, tuple[str, ...]]
"""Values by the name of a setting."""


@dataclass(frozen=True)
class Form:
    """How the settings of a game are kept."""

    question: Msg
    rule: str
    silent: Mapping[str, str] = field(default_factory=dict)
    """What holds while nothing is said."""
    called: Mapping[str, str] = field(default_factory=dict)
    """Names by the verbs of the menu, where they differ."""
    lists: Collection[str] = ()
    """Settings of several values, in the order in which they were picked."""
    joint: str = "+"
    """Stands between a name and its case."""

    def filed_as(self, key: Key) -> tuple[str, str]:
        verb, _, value = key.partition("/")
        value, _, case = value.partition("+")
        return self.called.get(verb, verb) + (self.joint + case if case else ""), value

    def file(self, filed: OrderBook, picks: Iterable[Key]) -> None:
        """Each pick replaces what was said about the same thing; what holds by itself takes back
        its cases, too."""
        pairs, said = [self.filed_as(key) for key in picks], filed.standing
        for name, value in pairs:
            if value == self.silent.get(name):
                for case in [each for each in said if each.startswith(name + self.joint)]:
                    del said[case]
            if name in self.lists:
                value = " ".join(v for n, v in pairs if n == name and v != "none")
            said[name] = value

    def holds(self, filed: OrderBook, key: Key) -> bool:
        name, value = self.filed_as(key)
        return (
            value in filed.standing.get(name, self.silent.get(name, "")).replace("+", " ").split()
        )

    def menu(
        self, filed: OrderBook, choices: Iterable[Choice], question: Msg | None = None
    ) -> Offer:
        """Everything a seat can set; ticked is what holds now."""
        shown = tuple(choices)
        return Offer(
            question=question or self.question,
            choices=shown,
            default=(),
            waiting=msg("turn-wait-standing"),
            clock="standing",
            rule=self.rule,
            least=0,
            most=len(shown),
            required=False,
            answered=tuple(each.key for each in shown if self.holds(filed, each.key)),
        )


def choices(settings: Settings, label: Callable[[str, str], Msg]) -> Iterator[Choice]:
    """The choices of settings whose values are the same on every board."""
    for name, values in settings.items():
        for value in values:
            yield Choice(f"{name}/{value}", label(name, value))
