"""What no game master would say aloud: keys, codes, markup, and how programs count and wait."""

from __future__ import annotations

import re

LATER = "<t:1000000:R>"
UNSPOKEN = {
    "a key": r"\b[a-z_]{2,}/[a-z_]{2,}\b",
    "a code": r"\([A-Z]{1,3}-\d[\d.]*\)",
    "small print by hand": r"-# ",
    "one of many": r"(?i)\b(which|które) 1 \w+|\b1 (cards|units|tokens|medals|figures|dice)\b",
    "until in two hours": rf"(?i)\b(until|do) {LATER}",
    "a statistic": r"was played out|rozegranych na próbę",
    "an empty name": r"^[-–]: |[“„][”\"]",
    "a telegram": r"\bAsked: |Pytanie do: | – (zagrana|dobrane|odrzucone|usunięta)\b",
}


def wrong(said: str) -> list[str]:
    return [what for what, pattern in UNSPOKEN.items() if re.search(pattern, said)]
