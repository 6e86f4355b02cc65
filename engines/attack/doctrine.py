"""AT-8.19 to 8.24. Doctrines: a battle in one message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import permutations, product

from engines.attack import names
from engines.attack.components import LETTERS, NUMBERS, UNITS, Force
from engines.attack.state import Doctrine, Side
from engines.contract import Choice, Key, msg

NAMED = {"balanced": ("ITAP", "PITA"), "shield": ("", "ITAP"), "all_in": ("", "TPAI")}
"""`want` and `order` of each, AT-8.22."""
ORDERS = tuple("".join(order) for order in permutations(LETTERS))
CAPS = range(1, 21)
PACKETS = 6
"""The longest script: the opening and five rounds."""
PLACES = tuple((r, at) for r in range(PACKETS) for at in range(1, NUMBERS.opening + max(r, 1)))
"""Every unit of a script: of which packet, and which of it."""


@lru_cache(maxsize=8)
def choices(rival: bool) -> tuple[Choice, ...]:
    """Rivals at a neutral region may also leave the garrison alone (AT-9.5)."""
    return (
        *((names.plain("no"),) if rival else ()),
        *(Choice(f"doctrine/{name}", msg(f"at-doctrine-{name}")) for name in (*NAMED, "steer")),
        *(Choice(f"order/{o.lower()}", msg("at-do-order", order=" ".join(o))) for o in ORDERS),
        *(
            Choice(f"want/{k.lower()}", msg("at-do-want", kind=names.counted(_unit(k), 1)))
            for k in LETTERS
        ),
        *(Choice(f"cap/{n}", msg("at-do-cap", n=n)) for n in CAPS),
        *(
            Choice(
                f"script/{r}.{at}{k.lower()}",
                msg("at-do-script", r=r, n=at, kind=names.counted(_unit(k), 1)),
                typed=True,
            )
            for r, at in PLACES
            for k in LETTERS
        ),
        *(
            Choice(f"script/{r}.none", msg("at-do-script-none", r=r), typed=True)
            for r in range(PACKETS)
        ),
    )


MOST = 7 + len(PLACES)
"""A doctrine, an order, four wishes, a cap, and a script."""


def _unit(letter: str) -> str:
    return UNITS[LETTERS.index(letter)]


def read(picks: Sequence[Key]) -> Doctrine:
    """Of two picks of one kind the later counts. An order of its own has no wishes of its own."""
    found = Doctrine()
    want = ""
    for key in picks:
        verb, _, arg = key.partition("/")
        if verb == "doctrine" and arg == "steer":
            found.steer = True
        elif verb == "doctrine":
            found.want, found.order = NAMED[arg]
        elif verb == "cap":
            found.cap = int(arg)
        elif verb == "want":
            want += arg.upper()
    for key in picks:
        if key.startswith("order/"):
            found.want, found.order = "", key[6:].upper()
    if want:
        found.want = want
    found.script = _script(key[7:] for key in picks if key.startswith("script/"))
    return found


def _script(places: Iterable[str]) -> list[str]:
    """`0.1i`: of packet 0 the first unit, infantry; a packet left out is empty."""
    packets: dict[int, dict[int, str]] = {}
    for place in places:
        battle_round, _, unit = place.partition(".")
        packet = packets.setdefault(int(battle_round), {})
        if unit != "none":
            packet[int(unit[:-1])] = unit[-1].upper()
    last = max(packets, default=-1)
    written = (packets.get(battle_round, {}) for battle_round in range(last + 1))
    return ["".join(packet[at] for at in sorted(packet)) for packet in written]


def bring(side: Side, battle_round: int) -> Force:
    """What the orders of a side bring now: the packet of its script, else FILL (AT-8.21, 8.23)."""
    script = side.doctrine.script
    filled = fill(side, wanted(side, battle_round))
    if battle_round >= len(script):
        return filled
    packet, need = script[battle_round], sum(filled)
    room = need if battle_round == 0 else limit(battle_round) - sum(side.battle)
    brought = _packet(side, packet, room)
    if battle_round == 0:
        return brought if sum(brought) == need == len(packet) else filled
    return brought if sum(brought) + sum(side.battle) else fill(side, 1)


def _packet(side: Side, packet: str, room: int) -> Force:
    """Its units in the order written, as far as reserve and limit allow."""
    brought = [0, 0, 0, 0]
    for kind in map(LETTERS.index, packet):
        if sum(brought) < room and brought[kind] < side.reserve[kind]:
            brought[kind] += 1
    return brought


def fill(side: Side, k: int) -> Force:
    """FILL(k): what the doctrine brings, one unit after another (AT-8.20)."""
    brought = [0, 0, 0, 0]
    reserve, battle = side.reserve[:], side.battle[:]
    want, order = side.doctrine.want, side.doctrine.order
    for _ in range(min(k, sum(reserve))):
        kind = next((i for i in map(LETTERS.index, want) if reserve[i] and not battle[i]), None)
        if kind is None:
            kind = next(i for i in map(LETTERS.index, order) if reserve[i])
        reserve[kind] -= 1
        battle[kind] += 1
        brought[kind] += 1
    return brought


def limit(battle_round: int) -> int:
    """AT-8.5."""
    return 3 + battle_round


def wanted(side: Side, battle_round: int) -> int:
    """How many the doctrine brings now: AT-8.21. Round 0 is the opening."""
    if battle_round == 0:
        return NUMBERS.opening
    # Up to four in round 1 as well, for what has just been lost: AT-8.7.
    most = min(limit(battle_round), side.doctrine.cap or limit(battle_round))
    in_battle = sum(side.battle)
    return max(most - in_battle, 0 if in_battle else 1)


def ways(side: Side, battle_round: int) -> list[Force]:
    """Everything a side may bring: exactly four in the opening (AT-8.3), else up to the limit and
    never leaving the battle empty (AT-8.6, 8.14)."""
    have = sum(side.reserve)
    if battle_round == 0:
        least = most = min(NUMBERS.opening, have)
    else:
        most = min(max(limit(battle_round) - sum(side.battle), 0), have)
        least = 0 if sum(side.battle) else 1
    ranges = [range(min(n, most) + 1) for n in side.reserve]
    return [list(some) for some in product(*ranges) if least <= sum(some) <= most]


def key(force: Sequence[int]) -> Key:
    """`bring/2i1t`."""
    text = "".join(f"{n}{x}" for n, x in zip(force, LETTERS.lower(), strict=True) if n)
    return f"bring/{text or 'none'}"


def read_key(key: Key) -> Force:
    text = key.partition("/")[2]
    force = [0, 0, 0, 0]
    number = ""
    for c in "" if text == "none" else text:
        if c.isdigit():
            number += c
        else:
            force[LETTERS.lower().index(c)] = int(number)
            number = ""
    return force
