"""Type commands at every table of the games named and print what became of them.

    python -m tools.lab.typed_turns [GAME ...] [--commands 100000]

Commands are made from the grammar, legal, nearly legal and wrong, at positions of random games
(tests/engines/conformance/typed.py). Anything under "broken" breaks one of the two laws. Last comes
the time of a turn of Race to the Rhine with twenty steps, carried out and refused at its last step.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time

from engines.kit import play
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng
from engines.race_to_the_rhine import ENGINE as RHINE
from engines.registry import GAMES
from tests.engines.conformance.cases import cases_of, random_game
from tests.engines.conformance.typed import Tally, Typist

EACH = 25
"""Commands at one position."""


def typed(game: str, commands: int) -> Tally:
    cases = [case for case in cases_of(game) if not case.slow]
    total = Tally()
    seed = 0
    while total.commands < commands:
        seed += 1
        for case in cases:
            typist = Typist(case, QuickRng(seed))
            seeds = case.seeds[seed % len(case.seeds)]
            positions = max(1, commands // (4 * EACH * len(cases)))
            for _, saved in random_game(case, seeds).sample(positions, QuickRng(seed + 1)):
                typist.type_at(saved, EACH)
            total.add(typist.tally)
    return total


def tell(game: str, tally: Tally, took: float) -> None:
    print(
        f"{game}: {tally.commands:,} commands in {took:,.0f} s of processor time; "
        f"carried out {tally.carried_out:,}, "
        f"begun and stopped {tally.partly:,}, left to a question or filed {tally.asked:,}, "
        f"refused {tally.refused:,} for {len(tally.reasons)} reasons, "
        f"{tally.judged:,} held against the position, broken {len(tally.broken)}",
        flush=True,
    )
    for reason, n in tally.reasons.most_common(12):
        print(f"    {n:7,} {reason}")
    for law in tally.broken[:10]:
        print(f"    BROKEN {law}")


def twenty_steps() -> None:
    """Time on the processor of loading and unloading ten times, which costs no action."""
    legal = ["leave XII 1F", "load XII 1F"] * 10
    texts = {
        "carried out": legal,
        "refused at step 20": [*legal[:-1], "load XII 9F"],
        "refused at step 1": ["load XII 9F", *legal[1:]],
    }
    for name, steps in texts.items():
        times = [_blue_types("; ".join(steps)) for _ in range(15)]
        print(f"twenty steps, {name}: {1000 * median(times):.1f} ms")


def _blue_types(text: str) -> float:
    dice, orders = SeededRng(b"dice"), RHINE.orders
    assert orders is not None
    state = RHINE.new(("red", "white", "blue"), {"turn_order": "listed"}, dice)
    while state.active != "blue":
        offer = RHINE.offers(state)[state.active]
        state = play.play(RHINE, state, state.active, offer.default, dice).state
    began = process_time()
    filed, offers = orders.read(state, "blue", text), RHINE.offers(state)
    while filed.plan and (offer := offers["blue"]):
        said = orders.answer(state, "blue", offer, filed)
        if said is None or said.stop:
            break
        outcome = play.move(RHINE, state, "blue", said.picks, dice, offers)
        state, offers = outcome.state, dict(outcome.offers)
    return process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--commands", type=int, default=100_000)
    args = parser.parse_args()
    for game in args.games:
        began = process_time()
        tell(game, typed(game, args.commands), process_time() - began)
    twenty_steps()


if __name__ == "__main__":
    main()
