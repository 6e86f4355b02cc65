"""What happened since somebody looked, in words: twelve lines at most, the rest a press away."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.model import Digest, Turn
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.layout import bullet, told, when
from engines.contract import Event, msg

LINES = 12
"""Headings count."""
OWN = 6
"""Most lines of what concerned the reader."""
ROOM = 1500
"""Most characters: the picture and the question have to stay in sight."""
LEAST, LONG = 90, 240
"""Characters of a line, however many there are."""


def lines(digest: Digest, say: Say, numbers: Sequence[int] = ()) -> list[str]:
    """The digest. `numbers` are those of the events of `board` on the picture."""
    marks = {id(e): n for e, n in zip(digest.board, numbers, strict=False) if n}
    found: list[str] = []
    own = told_with(digest.mine, say, marks)
    if own:
        found.append(f"**{say(msg('digest-mine'))}**")
        if len(own) > OWN:
            more = say(msg("digest-more", n=len(own) - OWN + 1))
            own = [more, *own[1 - OWN :]]
        found += own
    turns = [turn for turn in digest.turns if turn.announced or turn.events]
    if turns:
        found.append(f"**{say(msg('digest-turns'))}**")
        room = LINES - len(found)
        if len(turns) > room:
            found.append(say(msg("digest-earlier", n=len(turns) - room + 1)))
            turns = turns[1 - room :]
        each = max(LEAST, min(LONG, (ROOM - sum(map(len, found))) // len(turns)))
        found += [bullet(_turn(turn, say, marks, each)) for turn in turns]
    return found


def told_with(events: Sequence[Event], say: Say, marks: dict[int, int]) -> list[str]:
    return [bullet(limits.fit(line, LONG)) for line in told(events, say)]


def _turn(turn: Turn, say: Say, marks: dict[int, int], most: int) -> str:
    """A turn in a line: whose it is, and the most telling sentences that fit."""
    head = f"**{say(turn.announced.text)}**" if turn.announced else ""
    parts, left = [head] if head else [], turn.left_out
    for event in turn.events:
        words = say(event.text)
        if len(" ".join([*parts, words])) > most and len(parts) > bool(head):
            left += 1
            continue
        parts.append(words)
    line = limits.fit(" ".join(parts), most + len(head))
    return f"{line} {say(msg('digest-left-out', n=left))}" if left else line
