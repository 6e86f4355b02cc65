"""AT-8.19 to 8.24. Doctrines as they are typed and filed.

    shield cap 5 want IT script 4I / 2T+P / - / ITAAP

Filed in one word: `shield.5.wit.siiii/ttp//itaap`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engines.attack.components import LETTERS, NUMBERS
from engines.attack.doctrine import CAPS, NAMED, PACKETS, limit
from engines.contract import Key
from engines.kit.turns import reasons

NAMES = (*NAMED, "steer")
SCRIPT = "shield script 4I / 2T+P / - / ITAAP"
EXAMPLE = "shield cap 5"


def read(text: str) -> str:
    """What was typed as it is filed."""
    head, _, script = text.lower().strip().partition(" script ")
    words = head.split()
    name, rest = (words[0], words[1:]) if words else ("", [])
    if not _known(name) or len(rest) % 2:
        raise reasons.unread(text, EXAMPLE)
    parts = [name]
    for what, value in zip(rest[::2], rest[1::2], strict=True):
        if what == "cap" and value.isdecimal() and int(value) >= 1:
            parts.append(str(min(int(value), max(CAPS))))
        elif what == "want" and set(value) <= set(LETTERS.lower()):
            parts.append("w" + "".join(dict.fromkeys(value)))
        else:
            raise reasons.unread(text, EXAMPLE)
    if script:
        parts.append("s" + "/".join(_packets(script)))
    return ".".join(parts)


def _known(name: str) -> bool:
    return name in NAMES or sorted(name) == sorted(LETTERS.lower())


def _packets(text: str) -> list[str]:
    packets = [_packet(each.strip()) for each in text.split("/")]
    most = [NUMBERS.opening, *(limit(battle_round) for battle_round in range(1, PACKETS))]
    if len(packets) > PACKETS or any(
        len(packet) > room for packet, room in zip(packets, most, strict=False)
    ):
        raise reasons.unread(text, SCRIPT)
    return packets


def _packet(text: str) -> str:
    """`2t+p`, `ttp`, or `-` for nobody."""
    found = re.findall(r"(\d*)\s*([itap])", text)
    if text not in ("", "-") and re.sub(r"\d*\s*[itap]|[+\s]", "", text):
        raise reasons.unread(text, SCRIPT)
    return "".join(kind * int(n or 1) for n, kind in found)


def keys(said: str) -> Iterator[Key]:
    """What a filed doctrine picks in the question of a battle."""
    name, *parts = said.split(".")
    yield f"doctrine/{name}" if name in NAMES else f"order/{name}"
    for part in parts:
        if part.isdecimal():
            yield f"cap/{part}"
        elif part[0] == "w":
            yield from (f"want/{kind}" for kind in part[1:])
        else:
            for battle_round, packet in enumerate(part[1:].split("/")):
                yield from (
                    f"script/{battle_round}.{at}{kind}" for at, kind in enumerate(packet, 1)
                )
                if not packet:
                    yield f"script/{battle_round}.none"
