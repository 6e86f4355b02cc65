"""All steps of a rehearsal, in the order in which they are taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bot.rehearse import application, edits, messages, places, presses
from bot.rehearse.stage import Act, Outcome, Trial, Wanted, connected, opened, play

END: Act = (Trial("log", application.nothing_logged),)
ALONE: tuple[Act, ...] = (
    *application.ACTS,
    *edits.ACTS,
    *messages.ACTS,
    *places.PLACES,
    *places.PEOPLE,
    *application.GATEWAY,
)
FIRST = "channel"
"""The step without which there is nowhere to try anything."""


def chosen(only: tuple[str, ...] = (), *, alone: bool = False) -> list[Act]:
    """The acts of a rehearsal; of a part of it the steps whose names begin with these words."""
    acts = [*ALONE, *(() if alone else presses.acts()), END]
    wanted = [
        tuple(step for step in act if step.name.startswith((FIRST, *only) if only else ""))
        for act in acts
    ]
    return [act for act in wanted if act]


async def rehearse(
    token: str,
    asked: Wanted,
    acts: Sequence[Act],
    tell: Callable[[Outcome], None],
    record: Path | None = None,
) -> list[Outcome]:
    """Carry out all steps, remove what they made, and say what came of each."""
    async with opened(token, asked, tell) as stage:
        async with connected(stage):
            await play(stage, acts)
            await stage.made.aclose()
        if record is not None:
            stage.tap.record(record)
    return stage.outcomes
