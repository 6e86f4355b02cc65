"""The options a host chose: the value of each, and the first illegal one."""

from __future__ import annotations

from collections.abc import Iterable

from engines.contract import Option, Options


class Chosen(dict[str, str]):
    """The value of every option by its name."""

    def on(self, name: str, value: str = "on") -> bool:
        """Whether the option has this value."""
        return self[name] == value


def chosen(declared: Iterable[Option], options: Options) -> Chosen:
    """The value of every declared option; its default where nothing was chosen."""
    return Chosen({each.name: options.get(each.name, each.values[0]) for each in declared})


def first_wrong(declared: Iterable[Option], said: Chosen) -> Option | None:
    """The first option with an illegal value, or with too many values."""
    for option in declared:
        parts = said[option.name].split("+")
        if len(parts) > option.most or any(part not in option.values for part in parts):
            return option
    return None
