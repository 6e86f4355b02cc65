"""Types commands at random positions of a game and holds the laws of typed turns against them.

    python -m tools.lab.typed attack --commands 100000 --seed 3

Legal, nearly legal and wrong lines, at every table the laws over all games know. The laws are those
of `tests/engines/conformance/typed.py`: what is refused changes nothing and says why, truly; what
is accepted is carried out whole; nothing is kept for another turn. Ends with 1 if one was broken.
"""

from __future__ import annotations

import argparse
from time import process_time

from conformance.cases import cases_of
from tests.engines.conformance.typed import Tally, tried

SHOWN = 20
"""How many broken laws are told in full."""
EACH = 25
"""Commands at one position."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--commands", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tables, tally, began = cases_of(args.game), Tally(), process_time()
    positions = max(1, min(100, args.commands // (EACH * len(tables))))
    while tally.commands < args.commands:
        for case in tables:
            seed = args.seed * 1_000_003 + tally.commands
            tally.add(tried(case, positions, EACH, seed))
            if tally.commands >= args.commands:
                break
    told = {name: getattr(tally, name) for name in Tally.COUNTED}
    print(f"{args.game}: {told}, laws broken: {len(tally.broken)}, {process_time() - began:.0f} s")
    print(*(f"  {n:6} {reason}" for reason, n in tally.reasons.most_common()), sep="\n")
    print(*tally.broken[:SHOWN], sep="\n")
    return bool(tally.broken)


if __name__ == "__main__":
    raise SystemExit(main())
