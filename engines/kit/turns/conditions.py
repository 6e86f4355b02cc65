"""`if ok 2:` and `if fail 2:` before a step: carried out only if step 2 went so."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engines.contract import Progress

_FORM = re.compile(r"\s*if\s+(ok|fail)\s*(\d+)\s*:\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class After:
    step: int
    ok: bool

    def met(self, progress: Progress) -> bool:
        return progress.results.get(self.step) is self.ok


def conditional(text: str) -> tuple[After | None, str]:
    """The condition of a typed step, and the step without it."""
    if found := _FORM.match(text):
        return After(int(found[2]), found[1].lower() == "ok"), text[found.end() :]
    return None, text


def renumbered(plan: Sequence[str], progress: Progress) -> list[str]:
    """The steps left, ready to be sent again: without conditions that are decided, the others
    counted anew."""
    kept: list[str] = []
    number: dict[int, int] = {}
    for n, text in enumerate(plan, progress.step):
        after, bare = conditional(text)
        if after is not None:
            if after.step in number:
                text = f"if {'ok' if after.ok else 'fail'} {number[after.step]}: {bare}"
            elif not after.met(progress):
                continue
            else:
                text = bare
        kept.append(text)
        number[n] = len(kept)
    return kept
